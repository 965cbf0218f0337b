import { readScene } from './read-scene.ts';

/** The logo: pawn and pin in an ink tile. Pages with other grounds set its colors by --logo-ground, --logo-pawn and --logo-pin. */
export function Logo() {
  const { viewBox, markup } = readScene('logo');
  return (
    <svg viewBox={viewBox} width="100%" height="100%" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
