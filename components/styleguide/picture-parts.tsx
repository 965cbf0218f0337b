import { Crowd } from '#components/quote-wizard/steps/crowd';
import { InlineScene } from '#components/illustration/inline-scene';
import { PawnArt } from '#components/illustration/pawn-art';
import { SceneArt } from '#components/illustration/scene-art';
import { requestTime } from '#components/ui/request-time';
import { getPublishedStudies } from '#lib/case-studies/read';
import { SCENE_NAMES } from '#lib/illustration/output/scene-names';
import { writeScript } from '#lib/pages/jidara-script';
import { HAT_NAMES, type PawnInk } from '#lib/pawns/look';
import { Specimen } from './specimen.tsx';

const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'w', 'p'];
const SCRIPT = writeScript('JIDARNSE');
const CROWD_SIZES = [1, 13, 38];
/** Scenes with their own colors, which are shown on a dark ground. */
const DARK_SCENES = new Set(['jidara', 'jidara-lone', 'jazz', 'jazz-lone', 'jazz-portrait', 'pop-up']);

/** Every scene, every pawn, and the pictures of every published study. */
export function PictureParts() {
  return (
    <>
      <div data-grid="large">
        {SCENE_NAMES.map((name) => (
          <Specimen key={name} name={`scene ${name}`} size="medium">
            <div data-ground={DARK_SCENES.has(name) ? 'ink' : 'marigold'}>
              <SceneArt name={name} />
            </div>
          </Specimen>
        ))}
        {CROWD_SIZES.map((pawns) => (
          <Specimen key={pawns} name={`crowd of ${pawns}`} size="medium">
            <Crowd pawns={pawns} />
          </Specimen>
        ))}
        <Specimen name="script of Jidara" size="medium">
          <InlineScene scene={{ ...SCRIPT, markup: SCRIPT.markup.replace('"sp"', '"sk"') }} />
        </Specimen>
      </div>
      <div data-grid="tiny">
        {HAT_NAMES.map((hat, place) => (
          <Specimen key={hat} name={`pawn ${hat}`}>
            <PawnArt ink={INKS[place % INKS.length]} hat={hat} />
          </Specimen>
        ))}
      </div>
      <div data-grid="large">
        {getPublishedStudies(requestTime()).flatMap(({ slug, coverImage, companyLogo, gallery }) => [
          <Picture key={coverImage} src={coverImage} name={`${slug} cover`} />,
          <Picture key={companyLogo} src={companyLogo} name={`${slug} wordmark`} />,
          ...gallery
            .filter(({ url }) => url.endsWith('.svg'))
            .map(({ url, alt }) => <Picture key={url} src={url} name={alt} />),
        ])}
      </div>
    </>
  );
}

function Picture({ src, name }: { src: string; name: string }) {
  return (
    <Specimen name={name} size="medium">
      <img src={src} alt="" width="100%" loading="lazy" />
    </Specimen>
  );
}
