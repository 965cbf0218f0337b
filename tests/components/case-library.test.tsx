import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CaseLibrary } from '#components/case-study/case-library.client';
import { toCard } from '#lib/case-studies/card';
import { caseStudy } from '#tests/factories/case-study';

const STUDIES = [
  toCard(caseStudy()),
  toCard(caseStudy({ slug: 'beta-vault', company: 'Beta', categories: ['Escape Room', 'Company Onsite'] })),
];

const cards = () => screen.getAllByRole('heading', { level: 2 });

beforeEach(() => history.replaceState(null, '', '/case-studies'));

describe('the library', () => {
  it('shows all, then one category, and keeps it in the address without a step back', async () => {
    const user = userEvent.setup();
    const steps = history.length;
    render(<CaseLibrary studies={STUDIES} />);
    expect(cards()).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Escape Room 1' }));
    expect(cards()).toHaveLength(1);
    expect(location.search).toBe('?category=Escape%20Room');
    expect(screen.getByRole('link', { name: 'Escape Room 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 case studies');
    expect(history.length).toBe(steps);
    await user.click(screen.getByRole('link', { name: 'All 2' }));
    expect(cards()).toHaveLength(2);
  });

  it.each([
    ['?category=escape-room', 1],
    ['?category=Escape+Room', 1],
    ['?category=juggling', 2],
  ])('opens %s with %d', (search, count) => {
    history.replaceState(null, '', `/case-studies${search}`);
    render(<CaseLibrary studies={STUDIES} />);
    expect(cards()).toHaveLength(count);
  });
});
