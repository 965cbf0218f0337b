import { drawScene, type SceneName } from '#lib/illustration/scene';
import { InlineScene, type SceneFit } from '#components/illustration/inline-scene';

/** One of the named scenes, drawn inline so that it takes the inks of the page. Decorative: hidden from assistive technology. */
export function SceneArt({ name, viewBox, fit }: { name: SceneName; viewBox?: string; fit?: SceneFit }) {
  const scene = drawScene(name);
  return <InlineScene scene={viewBox ? { ...scene, viewBox } : scene} fit={fit} />;
}
