import { NO_SERVER } from '#lib/content/api-url';
import { getAttribute, getElements, removeAttribute, setAttribute, type PageTree } from './page-tree.ts';

/** The name of the hidden field by which a Server Action is found. */
const ACTION_FIELD = /^\$ACTION_/;

/**
 * Points the forms of Server Actions to the server at another origin, when this site has none. Without any server a form does nothing until React has
 * hydrated it (`method="dialog"` outside of a dialog), so that no answer is posted to a host that cannot take it.
 */
export function retargetForms(tree: PageTree, apiOrigin: string): void {
  if (!apiOrigin) return;
  for (const form of getElements(tree)) {
    if (form.tagName !== 'form') continue;
    const isAction = getElements(form).some((field) => ACTION_FIELD.test(getAttribute(field, 'name') ?? ''));
    if (!isAction) continue;
    if (apiOrigin === NO_SERVER) {
      for (const name of ['action', 'enctype']) removeAttribute(form, name);
      setAttribute(form, 'method', 'dialog');
    } else setAttribute(form, 'action', `${apiOrigin}${getAttribute(form, 'action') ?? ''}`);
  }
}
