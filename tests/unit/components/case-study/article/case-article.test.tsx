import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CaseArticle } from '#components/case-study/article/case-article';
import type { ShownStudy } from '#lib/case-studies/schema';
import { REQUIRED, validateCaseStudies } from '#lib/test-mode/validate';
import { BRAND } from '#lib/illustration/palette';
import { caseStudy } from '#tests/factories/case-study';
import { clientInks } from '#components/case-study/article/client-inks.ts';
import { titleFont } from '#components/case-study/article/title-font.ts';

/** The fields of specification section 3. */
const SPECIFIED = [
  ...['id', 'title', 'shortDescription', 'company', 'companyLogo', 'coverImage', 'heroImage', 'ogImage', 'fullTitle'],
  ...[
    'titleFontFamily',
    'primaryColor',
    'slug',
    'ctaUrl',
    'ctaText',
    'categories',
    'revealed_on',
    'featured',
    'videoUrl',
  ],
  ...['stats', 'clientMetrics', 'sections', 'testimonials', 'gallery'],
];

/** A study as test mode shows it, from data with the fields of the specification, without one of them. */
function specified(without?: string): ShownStudy {
  const entries = Object.entries(caseStudy()).filter(([name]) => SPECIFIED.includes(name) && name !== without);
  return validateCaseStudies([Object.fromEntries(entries)]).studies[0]!;
}

describe('the case-study article', () => {
  it('renders title, price, call to action and testimonial from a plain object', () => {
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

  it('shows the fallback of a simulated share price without a request', () => {
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

  it('shows every visible field', () => {
    const stock = {
      type: 'stock' as const,
      symbol: 'ACME',
      description: 'Since the clock',
      startDate: '2026-01-31',
      fallbackMetric: '+6.2',
      fallbackUnit: '%',
    };
    const study = caseStudy({ clientMetrics: [...caseStudy().clientMetrics, stock] });
    const { container } = render(<CaseArticle study={study} />);
    const [stat, stop, standing, testimonial] = [
      study.stats[0]!,
      study.route[0]!,
      study.standings[0]!,
      study.testimonials[0]!,
    ];
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    for (const fact of ['Acme, Clocks', 'Clock Hunt', 'March 12, 2026', 'Denver, CO, USA', '45', '2 h']) {
      expect(glance.getByText(fact)).toBeVisible();
    }
    expect(glance.getByText('Scavenger hunt, in person')).toBeVisible();
    const texts = [
      ...[stat.label, stat.value, stop.title, stop.text, standing.team, standing.score, study.body],
      ...[testimonial.quote, testimonial.author, testimonial.nameDescription, testimonial.company],
      ...['120', 'people', 'Employees', 'Since the clock', '+6.2', 'ACME, since January 31, 2026', 'Scavenger Hunt'],
      ...Object.values(study.sections).map(({ title }) => title),
    ];
    for (const text of texts) expect(container).toHaveTextContent(text);
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    for (const picture of [study.companyLogo, study.heroImage, testimonial.avatar, study.gallery[0]!.url]) {
      expect(pictures).toContain(picture);
    }
  });

  it('links to the URL of the study, with a link to the price of the same event beside it', () => {
    render(<CaseArticle study={caseStudy({ ctaUrl: '/escape-rooms/journey-to-jidara', ctaText: 'See the room' })} />);
    expect(screen.getByRole('link', { name: 'See the room' })).toHaveAttribute(
      'href',
      '/escape-rooms/journey-to-jidara',
    );
    expect(screen.getByRole('link', { name: 'Price an event like this' })).toHaveAttribute(
      'href',
      expect.stringContaining('people=45'),
    );
  });

  it('shows the call to action of a draft without a head count, but no price', () => {
    render(<CaseArticle study={caseStudy({ participants: 0 })} />);
    expect(screen.getByRole('link', { name: 'Price a hunt' })).toBeVisible();
    expect(screen.queryByText(/An event this size/)).toBeNull();
  });

  it('shows nothing that data with the fields of the specification alone does not say', () => {
    const { container } = render(<CaseArticle study={specified()} />);
    expect(container).not.toHaveTextContent(/onsite|in person|, online|travel|\$/i);
    expect(screen.queryByText('Format')).toBeNull();
    expect(screen.getByRole('link', { name: 'Price a hunt' })).toHaveAttribute(
      'href',
      '/get-a-quote?from=acme-clock-hunt',
    );
    expect(screen.getByText(caseStudy().shortDescription)).toBeVisible();
  });

  it.each(SPECIFIED.filter((name) => !REQUIRED.includes(name as never)))('is complete without %s', (name) => {
    const { container } = render(<CaseArticle study={specified(name)} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container).not.toHaveTextContent(/undefined|null|NaN/);
    for (const image of container.querySelectorAll('img')) expect(image.getAttribute('src')).toBeTruthy();
    for (const heading of container.querySelectorAll('h2, h3')) expect(heading.textContent?.trim()).not.toBe('');
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
  });

  it('links to YouTube and Vimeo, and plays a film file of another site with the cover as its poster', () => {
    const { container, rerender } = render(
      <CaseArticle study={caseStudy({ videoUrl: 'https://vimeo.com/76979871' })} />,
    );
    expect(screen.getByRole('link', { name: 'Watch it at Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
    rerender(<CaseArticle study={caseStudy({ gallery: [{ url: 'https://youtu.be/dQw4w9WgXcQ', alt: 'Tour' }] })} />);
    expect(screen.getByRole('link', { name: /Tour.*Watch it at YouTube/ })).toHaveAttribute(
      'href',
      'https://youtu.be/dQw4w9WgXcQ',
    );
    rerender(<CaseArticle study={caseStudy({ videoUrl: 'https://cdn.example.com/tour.mp4', gallery: [] })} />);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    fireEvent.click(screen.getByRole('link', { name: /Play the film/ }));
    expect(container.querySelector('video')).toHaveAttribute('src', 'https://cdn.example.com/tour.mp4');
    expect(container.querySelector('video')).toHaveAttribute('poster', caseStudy().coverImage);
    expect(container.querySelector('track')).toBeNull();
  });

  it('escapes or sanitizes markup in texts', () => {
    const sections = {
      ...caseStudy().sections,
      challenge: { title: '<b>x</b>', content: '<img src=x onerror="alert(1)"> [y](javascript:alert(1))' },
    };
    const { container } = render(<CaseArticle study={caseStudy({ sections })} />);
    expect(container.innerHTML).not.toMatch(/onerror|javascript:/);
    expect(screen.getByRole('heading', { name: '<b>x</b>' })).toBeVisible();
  });
});

/** Valid, invalid and malicious color values. */
const anyColor = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'oklch(0.5 1e400 20)',
    'rgb(1e999 0 0)',
    'red;background:url(//x)',
    '__proto__',
    '#12345',
    '#1234567',
  ),
  fc.constantFrom(undefined, null, 5, {}, []) as fc.Arbitrary<never>,
);
const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the colors of a client', () => {
  it('are three hex colors for any value', () => {
    fc.assert(
      fc.property(fc.oneof(anyColor, hexColor), (color) => {
        expect(Object.keys(clientInks(color))).toEqual(['--table', '--client', '--client-tint']);
        for (const ink of Object.values(clientInks(color))) expect(ink).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('are those of the site if the color is invalid', () => {
    for (const color of ['oklch(0.5 1e400 20)', 'red', '#12345', '']) {
      expect(clientInks(color)).toMatchObject({ '--table': BRAND.table });
    }
  });

  it('have a contrast above 7 with the text color of the site, for any client color', () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const inks = clientInks(color) as Record<string, string>;
        for (const ground of ['--table', '--client-tint']) {
          expect(wcagContrast(BRAND.ink, inks[ground]!)).toBeGreaterThan(7);
        }
      }),
    );
  });
});

describe('the font of a title', () => {
  it('is one of those in the style sheet, for any value', () => {
    expect(['Anybody', 'Familjen Grotesk', 'Limelight'].map(titleFont)).toEqual(['anybody', 'familjen', 'limelight']);
    const anyName = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'limelight'));
    fc.assert(
      fc.property(anyName, (name) => {
        expect(titleFont(name)).toMatch(/^(anybody|familjen|limelight)$/);
      }),
    );
    expect(titleFont('__proto__')).toBe('anybody');
  });
});
