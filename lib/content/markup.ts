/** Characters that XML 1.0 does not allow, not even escaped. */
const INVALID_XML_CHARACTERS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML elements and attributes, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(INVALID_XML_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const UNSAFE_IN_SCRIPTS = /[<>&\u2028\u2029]/g;

/** Serializes a value as JSON for a script element. No text in it can end the element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE_IN_SCRIPTS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
