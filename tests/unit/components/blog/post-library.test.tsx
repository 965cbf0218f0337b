import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PostLibrary } from '#components/blog/post-library.client';
import { afterPaint } from '#components/ui/after-paint.client';
import { postCard } from '#tests/factories/post';
import { postBoardLayout } from '#components/blog/post-board-layout.ts';

const POSTS = [
  postCard(),
  postCard({ slug: 'lanterns', title: 'Lanterns', description: 'On light.', body: 'Dark.\n\n## Oil\n\nMind the fog.' }),
  postCard({ slug: 'boats', title: 'Boats', description: 'On water.', body: 'Wet.' }),
];

const library = (search?: string) => (
  <PostLibrary posts={POSTS} search={search} topics={<a href="/blog/topics/planning">Planning</a>}>
    <p>The board</p>
  </PostLibrary>
);

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/blog'));

describe('the search of the blog', () => {
  it('updates list and URL while typing, without a history entry', async () => {
    const user = userEvent.setup();
    const steps = history.length;
    render(library());
    expect(screen.getByText('The board')).toBeVisible();
    await user.type(box(), 'mind fog');
    expect(location.search).toBe('?q=mind+fog');
    expect(titles()).toEqual(['Lanterns']);
    expect(screen.queryByText('The board')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 posts mention “mind fog”');
    await user.clear(box());
    expect(location.search).toBe('');
    expect(screen.getByText('The board')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(history.length).toBe(steps);
  });

  it('paints typed letters first, and then runs one search for all of them', () => {
    const paints: (() => void)[] = [];
    const wait = (task: () => void) => void paints.push(task);
    const replace = vi.spyOn(history, 'replaceState');
    render(library());
    vi.mocked(afterPaint).mockImplementationOnce(wait).mockImplementationOnce(wait);
    fireEvent.change(box(), { target: { value: 'fo' } });
    fireEvent.change(box(), { target: { value: 'fog' } });
    expect(box()).toHaveValue('fog');
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByText('The board')).toBeVisible();
    act(() => paints.forEach((searchNow) => searchNow()));
    expect(replace).toHaveBeenCalledOnce();
    expect(location.search).toBe('?q=fog');
    expect(box()).toHaveValue('fog');
    expect(titles()).toEqual(['Lanterns']);
    replace.mockRestore();
  });

  it('links to the section that contains the words', async () => {
    history.replaceState(null, '', '/blog?q=fog');
    render(library());
    const parts = screen.getByRole('list', { name: 'Parts of “Lanterns”' });
    expect(within(parts).getByRole('link', { name: 'Oil' })).toHaveAttribute('href', '/blog/lanterns#oil');
  });

  it('shows a message and links if nothing is found', () => {
    history.replaceState(null, '', '/blog?q=submarine');
    render(library());
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 posts');
    expect(screen.getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blog');
  });

  it('moves the focus to the count on Enter', async () => {
    const user = userEvent.setup();
    render(library());
    await user.type(box(), 'boats{Enter}');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(titles()).toEqual(['Boats']);
  });

  it('is a form before hydration, and hydrates the results of the server without errors', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = document.createElement('div');
    root.innerHTML = renderToString(library('?q=lanterns'));
    document.body.append(root);
    const form = within(root).getByRole('search');
    expect(form).toHaveAttribute('action', '/blog');
    expect(within(root).getByRole('searchbox')).toHaveValue('lanterns');
    expect(titles()).toEqual(['Lanterns']);
    history.replaceState(null, '', '/blog?q=lanterns');
    await act(async () => hydrateRoot(root, library('?q=lanterns')));
    expect(complaints).not.toHaveBeenCalled();
    root.remove();
  });
});

describe('the board of posts', () => {
  it.each(Array.from({ length: 25 }, (_, index) => index + 1))('has only full rows with %i squares', (count) => {
    const spans = postBoardLayout(count);
    expect(spans).toHaveLength(count);
    const taken = new Set<string>();
    // Places them as CSS grid does: each in the first free cells, row by row.
    for (const { columns, rows } of spans) {
      const cells = (row: number, column: number) =>
        Array.from(
          { length: rows * columns },
          (_, at) => `${row + Math.floor(at / columns)}/${column + (at % columns)}`,
        );
      for (let spot = 0; ; spot += 1) {
        const [row, column] = [Math.floor(spot / 4), spot % 4];
        if (column + columns > 4 || cells(row, column).some((cell) => taken.has(cell))) continue;
        cells(row, column).forEach((cell) => taken.add(cell));
        break;
      }
    }
    const height = Math.max(...[...taken].map((cell) => Number(cell.split('/')[0]))) + 1;
    expect(taken.size).toBe(height * 4);
  });
});
