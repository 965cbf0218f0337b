import { Crowd } from '#components/quote-wizard/crowd';
import { InlineScene } from '#components/illustration/inline-scene';
import { SceneArt } from '#components/illustration/scene-art';
import { requestTime } from '#components/ui/request-time';
import { getRevealedStudies } from '#lib/case-studies/read';
import { drawScript } from '#lib/illustration/glyphs';
import { drawPawn } from '#lib/illustration/pawn';
import { HAT_NAMES, type PawnInk } from '#lib/illustration/pieces';
import { SCENE_NAMES } from '#lib/illustration/scene';
import { Specimen } from './specimen.tsx';

const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'w', 'p'];
const CROWDS = [1, 13, 38];
/** These have inks of their own and stand on the night of their world. */
const AT_NIGHT = new Set(['jidara', 'jidara-lone', 'jazz', 'jazz-lone', 'jazz-portrait', 'pop-up']);

/** Every scene, every piece, and the pictures of every study that is public. */
export function PictureGallery() {
  return (
    <>
      <div data-shelf="large">
        {SCENE_NAMES.map((name) => (
          <Specimen key={name} name={`scene ${name}`} size="medium">
            <div data-ground={AT_NIGHT.has(name) ? 'ink' : 'marigold'}>
              <SceneArt name={name} />
            </div>
          </Specimen>
        ))}
        {CROWDS.map((pawns) => (
          <Specimen key={pawns} name={`crowd of ${pawns}`} size="medium">
            <Crowd pawns={pawns} />
          </Specimen>
        ))}
        <Specimen name="script of Jidara" size="medium">
          <InlineScene
            scene={{ ...drawScript('JIDARNSE'), markup: drawScript('JIDARNSE').markup.replace('"sp"', '"sk"') }}
          />
        </Specimen>
      </div>
      <div data-shelf="tiny">
        {HAT_NAMES.map((hat, place) => (
          <Specimen key={hat} name={`pawn ${hat}`}>
            <InlineScene scene={drawPawn({ ink: INKS[place % INKS.length] ?? 'a', hat, id: `gallery-${hat}` })} />
          </Specimen>
        ))}
      </div>
      <div data-shelf="large">
        {getRevealedStudies(requestTime()).flatMap(({ slug, coverImage, companyLogo, gallery }) => [
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
