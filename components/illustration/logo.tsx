import { LOGO } from '#lib/illustration/logo';

/** The mark: pawn and pin in an ink tile. Takes --logo-ground, --logo-pawn and --logo-pin from the page on other grounds. */
export function Logo() {
  return (
    <svg
      viewBox={LOGO.viewBox}
      width="100%"
      height="100%"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: LOGO.markup }}
    />
  );
}
