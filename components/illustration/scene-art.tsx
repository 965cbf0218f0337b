import type { SceneName } from '#lib/illustration/output/scene-names';
import { InlineScene, type SceneFit } from './inline-scene.tsx';
import { readScene } from './read-scene.ts';

type SceneArtProps = {
  name: SceneName;
  fit?: SceneFit;
  /** Starts every id. A page that shows a scene twice passes it for one of the two. */
  idPrefix?: string;
};

/** One of the named scenes, inline. */
export function SceneArt({ name, fit, idPrefix = '' }: SceneArtProps) {
  const { viewBox, markup } = readScene(name);
  return <InlineScene scene={{ viewBox, markup: markup.replace(/\bid="|url\(#/g, `$&${idPrefix}`) }} fit={fit} />;
}
