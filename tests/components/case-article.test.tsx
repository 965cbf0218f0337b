import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaseArticle } from '#components/case-study/case-article';
import { caseStudy } from '#tests/factories/case-study';

describe('the case-study article', () => {
  it('tells the story from a plain object', () => {
    render(<CaseArticle study={caseStudy()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('45 people found a clock');
    expect(screen.getByText('An event this size today: $5,475')).toBeVisible();
    expect(screen.getByText(/\$2,475 for 45 players plus \$3,000 travel and set-up/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Price a hunt/ })).toHaveAttribute(
      'href',
      '/get-a-quote?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45&game=city-hunt&from=acme-clock-hunt',
    );
    expect(screen.getByText('Nobody looked up. Then everybody did.')).toBeVisible();
  });

  it('shows the fallback of a simulated share price and asks nobody', () => {
    const stock = {
      type: 'stock' as const,
      symbol: 'ACME.DEMO',
      description: 'Share price',
      startDate: '2026-01-01',
      fallbackMetric: '+6.2',
      fallbackUnit: '%',
    };
    render(<CaseArticle study={caseStudy({ clientMetrics: [stock] })} />);
    expect(screen.getByText('+6.2')).toBeVisible();
    expect(screen.getByText(/Simulated ticker ACME\.DEMO/)).toBeVisible();
  });

  it('keeps markup in texts harmless', () => {
    const sections = {
      ...caseStudy().sections,
      challenge: { title: '<b>x</b>', content: '<img src=x onerror="alert(1)"> [y](javascript:alert(1))' },
    };
    const { container } = render(<CaseArticle study={caseStudy({ sections })} />);
    expect(container.innerHTML).not.toMatch(/onerror|javascript:/);
    expect(screen.getByRole('heading', { name: '<b>x</b>' })).toBeVisible();
  });
});
