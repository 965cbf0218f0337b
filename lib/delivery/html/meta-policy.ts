const CHARSET = '<meta charset="utf-8">';

/**
 * A finished page with its Content-Security-Policy in a `<meta>`, for hosts that send no headers of single pages. `frame-ancestors` has no effect there,
 * so it is left out: a header for all pages has to forbid frames. Throws for a page without the declaration of its encoding.
 */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  if (!html.includes(CHARSET) || content.includes('"')) throw new Error('The page cannot hold a policy.');
  // The encoding stays first: browsers look for it in the first 1,024 bytes.
  return html.replace(CHARSET, () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${content}">`);
}
