import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseLibrary } from '#components/case-study/library/case-library.client';
import { toCard } from '#lib/case-studies/card';
import { getLibraryView, removeSearchWords } from '#lib/case-studies/library-view';
import { caseStudy } from '#tests/factories/case-study';

const STUDIES = [
  toCard(caseStudy()),
  toCard(caseStudy({ slug: 'beta-vault', company: 'Beta', categories: ['Escape Room', 'Company Onsite'] })),
  toCard(
    caseStudy({
      slug: 'cafe-noir',
      company: 'Café Noir',
      categories: ['Escape Room', 'Remote Teams'],
      participants: 75,
      format: 'virtual',
      city: 'Montréal, QC, Canada',
      date: '2026-01-12',
    }),
  ),
];

function open(search: string) {
  history.replaceState(null, '', `/case-studies${search}`);
  return render(<CaseLibrary studies={STUDIES} />);
}

const cards = () => screen.queryAllByRole('heading', { level: 2 });
const chip = (name: string) => screen.getByRole('link', { name });
const box = () => screen.getByRole('searchbox', { name: 'Search' });

beforeEach(() => history.replaceState(null, '', '/case-studies'));

describe('the chips of the library', () => {
  it('set and remove filters, and update the URL without a history entry', async () => {
    const user = userEvent.setup();
    const steps = history.length;
    open('');
    expect(cards()).toHaveLength(3);
    await user.click(chip('Remote Teams 1'));
    expect(cards()).toHaveLength(1);
    expect(location.search).toBe('?category=Remote+Teams');
    await user.click(chip('Scavenger Hunt 1'));
    expect(cards()).toHaveLength(2);
    expect(location.search).toBe('?category=Scavenger+Hunt&category=Remote+Teams');
    expect(chip('Remote Teams 1')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 case studies');
    await user.click(chip('Remote Teams 1'));
    expect(location.search).toBe('?category=Scavenger+Hunt');
    await user.click(chip('All 3'));
    expect(cards()).toHaveLength(3);
    expect(location.search).toBe('');
    expect(history.length).toBe(steps);
  });

  it.each([
    ['?category=escape-room', 2],
    ['?category=Escape+Room&format=virtual', 1],
    ['?size=51-100', 1],
    ['?city=montreal-qc-canada', 1],
    ['?q=cafe', 1],
    ['?category=juggling&size=9&city=Atlantis', 3],
  ])('show for %s a list of %d', (search, count) => {
    open(search);
    expect(cards()).toHaveLength(count);
  });

  it('show their number of results, and have no link if that is 0', () => {
    open('?format=virtual');
    expect(chip('Escape Room 1')).toHaveAttribute('href', '/case-studies?category=Escape+Room&format=virtual');
    expect(chip('51 to 100 1')).toBeVisible();
    expect(chip('In person 2')).toHaveAttribute('href', '/case-studies?format=in-person');
    expect(screen.queryByRole('link', { name: 'Scavenger Hunt 0' })).not.toBeInTheDocument();
    const empty = screen.getByText('Scavenger Hunt', { exact: false, selector: 'a' });
    expect(empty).toHaveAttribute('aria-disabled', 'true');
    expect(empty).not.toHaveAttribute('href');
  });

  it('remain links while set, so that they can be removed', () => {
    open('?category=Scavenger+Hunt&format=virtual');
    expect(chip('Scavenger Hunt 0')).toHaveAttribute('href', '/case-studies?format=virtual');
  });

  it('keep other parameters of the URL', async () => {
    const user = userEvent.setup();
    open('?test-mode=true&category=Onboarding');
    await user.click(chip('Clear all'));
    expect(location.search).toBe('?test-mode=true');
    await user.click(chip('Virtual 1'));
    expect(location.search).toBe('?format=virtual&test-mode=true');
  });

  it('leave clicks with a modifier key to the browser', () => {
    open('');
    const isUnhandled = fireEvent.click(chip('Virtual 1'), { ctrlKey: true });
    expect(isUnhandled).toBe(true);
    expect(location.search).toBe('');
  });
});

describe('the search of the library', () => {
  it('updates with each letter, keeps a trailing space, and does not load a page on Enter', async () => {
    const user = userEvent.setup();
    open('?category=Escape+Room');
    await user.type(box(), 'montréal ');
    expect(cards()).toHaveLength(1);
    expect(box()).toHaveValue('montréal ');
    expect(new URLSearchParams(location.search).get('q')).toBe('montréal');
    const submitted = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('submit', submitted);
    await user.keyboard('{Enter}');
    document.removeEventListener('submit', submitted);
    expect(submitted).toHaveReturnedWith(true);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('is a form that contains the other filters', () => {
    open('?category=Escape+Room&category=Remote+Teams&format=virtual&q=noir');
    const form = screen.getByRole('search') as HTMLFormElement;
    expect(form.method).toBe('get');
    expect(form).toHaveAttribute('action', '/case-studies');
    expect([...new FormData(form)]).toEqual([
      ['category', 'Remote Teams'],
      ['category', 'Escape Room'],
      ['format', 'virtual'],
      ['q', 'noir'],
    ]);
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });
});

describe('a library without a result', () => {
  it('shows the two closest studies and a link to all', async () => {
    const user = userEvent.setup();
    open('?category=Remote+Teams&size=51-100&q=submarine');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 case studies');
    expect(screen.getByText('Nobody has played quite that one yet.')).toBeVisible();
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(shown.filter((href) => href?.startsWith('/case-studies/'))).toEqual([
      '/case-studies/cafe-noir',
      '/case-studies/acme-clock-hunt',
    ]);
    await user.click(chip('See all 3 stories'));
    expect(cards()).toHaveLength(3);
    expect(box()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  });
});

describe('a library of several pages', () => {
  const LONG = Array.from({ length: 50 }, (_, index) =>
    toCard(
      caseStudy({ slug: `study-${index}`, fullTitle: `Story ${index}`, format: index % 2 ? 'virtual' : 'in-person' }),
    ),
  );
  const titles = () => cards().map((card) => card.textContent);

  it('changes pages by links with history entries, and returns to page 1 with other filters', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/case-studies');
    const steps = history.length;
    render(<CaseLibrary studies={LONG} />);
    expect(screen.getByRole('status')).toHaveTextContent('50 of 50 case studies, page 1 of 3');
    expect(titles()).toEqual(Array.from({ length: 24 }, (_, index) => `Story ${index}`));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(location.search).toBe('?page=2');
    expect(titles()[0]).toBe('Story 24');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(history.length).toBe(steps + 1);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(titles()).toEqual(['Story 48', 'Story 49']);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: /^Virtual/ }));
    expect(location.search).toBe('?format=virtual');
    expect(screen.getByRole('status')).toHaveTextContent('25 of 50 case studies, page 1 of 2');
  });

  it('has no pagination for a single page', () => {
    open('');
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
  });

  it('leaves links and search to the server if it is too large to send as a whole', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/case-studies?page=2');
    const view = removeSearchWords(getLibraryView(LONG, 'page=2'));
    render(<CaseLibrary view={view} search="page=2" />);
    expect(titles()[0]).toBe('Story 24');
    const left: boolean[] = [];
    const note = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await user.click(screen.getByRole('link', { name: /^Virtual/ }));
    document.removeEventListener('click', note);
    document.addEventListener('submit', note);
    await user.type(box(), 'fog{Enter}');
    document.removeEventListener('submit', note);
    expect(box()).toHaveValue('fog');
    expect(left).toEqual([true, true, true]);
    expect(location.search).toBe('?page=2');
  });
});

describe('a library from the server', () => {
  async function hydrate(search: string, beforeHydration: (served: HTMLElement) => void = () => {}) {
    const served = document.createElement('div');
    document.body.append(served);
    const library = <CaseLibrary studies={STUDIES} search={search} />;
    served.innerHTML = renderToString(library);
    beforeHydration(served);
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(served, library, { onRecoverableError: (error) => problems.push(error) }),
    );
    return { problems, end: () => act(async () => (root.unmount(), served.remove())) };
  }

  it('is filtered before hydration and unchanged after it', async () => {
    history.replaceState(null, '', '/case-studies?format=virtual&test-mode=true');
    const errors = vi.spyOn(console, 'error');
    let before = 0;
    const { problems, end } = await hydrate('format=virtual', (served) => {
      before = served.querySelectorAll('h2').length;
    });
    expect(before).toBe(1);
    expect(cards()).toHaveLength(1);
    expect(chip('Virtual 1')).toHaveAttribute('href', '/case-studies?test-mode=true');
    expect(problems).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    await end();
  });

  it('keeps text that was typed before hydration', async () => {
    const { end } = await hydrate('', (served) => {
      served.querySelector<HTMLInputElement>('input[type=search]')!.value = 'beta ';
    });
    expect(box()).toHaveValue('beta ');
    expect(location.search).toBe('?q=beta');
    expect(cards()).toHaveLength(1);
    await end();
  });
});
