export type SceneFit =
  'xMidYMid meet' | 'xMidYMid slice' | 'xMidYMax slice' | 'xMidYMax meet' | 'xMaxYMid slice' | 'xMinYMin slice';

/** A drawing: its viewBox, and inner SVG whose class names stand for colors. */
export type Scene = { viewBox: string; markup: string };

/** A drawing as inline SVG that fills its container and takes its colors from the page. Decorative: hidden from assistive technology. */
export function InlineScene({ scene, fit = 'xMidYMid meet' }: { scene: Scene; fit?: SceneFit }) {
  return (
    <svg
      className="scene"
      viewBox={scene.viewBox}
      preserveAspectRatio={fit}
      width="100%"
      height="100%"
      aria-hidden="true"
      // Drawings are part of the source; nothing in them comes from visitors.
      dangerouslySetInnerHTML={{ __html: scene.markup }}
    />
  );
}
