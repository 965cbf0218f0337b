import { expect, it } from 'vitest';
import { parsePage, serializePage } from '#lib/delivery/html/page-tree';
import { retargetForms } from '#lib/delivery/html/retarget-forms';

const ACTION =
  '<form action="/get-a-quote" enctype="multipart/form-data" method="POST"><input type="hidden" name="$ACTION_REF_1"></form>';
const SEARCH = '<form action="/case-studies"><input name="q"></form>';

function retarget(html: string, apiOrigin: string): string {
  const tree = parsePage(html);
  retargetForms(tree, apiOrigin);
  return serializePage(tree);
}

it('forms of the site itself stay', () => {
  expect(retarget(ACTION, '')).toContain(ACTION);
});

it('forms of a Server Action go to the server at the other origin, and searches stay', () => {
  const html = retarget(ACTION + SEARCH, 'https://quotes.example.com');
  expect(html).toContain('action="https://quotes.example.com/get-a-quote"');
  expect(html).toContain('method="POST"');
  expect(html).toContain(SEARCH);
});

it('without a server they send nothing', () => {
  const html = retarget(ACTION, 'none');
  expect(html).toContain('<form method="dialog"><input');
});
