/** Characters that no XML document may hold, not even escaped. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML elements and attributes, and leaves out what XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const UNSAFE_IN_SCRIPTS = /[<>&\u2028\u2029]/g;

/** A value as JSON that cannot end the script element it stands in, whatever texts it holds. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE_IN_SCRIPTS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
