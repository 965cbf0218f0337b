import { withFewerShapes } from '#lib/illustration/fewer-shapes';
import type { Scene } from '#lib/illustration/scene';

export type SceneFit =
  'xMidYMid meet' | 'xMidYMid slice' | 'xMidYMax slice' | 'xMidYMax meet' | 'xMaxYMid slice' | 'xMinYMin slice';

/** A drawn scene as inline SVG that fills the box around it. */
export function InlineScene({ scene, fit = 'xMidYMid meet' }: { scene: Scene; fit?: SceneFit }) {
  return (
    <svg
      className="scene"
      viewBox={scene.viewBox}
      preserveAspectRatio={fit}
      width="100%"
      height="100%"
      aria-hidden="true"
      // The markup is drawn by lib/illustration at build time; nothing in it comes from visitors.
      dangerouslySetInnerHTML={{ __html: withFewerShapes(scene.markup) }}
    />
  );
}
