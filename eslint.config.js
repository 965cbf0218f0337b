import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** The floors of the house, top to bottom; an import only ever goes down. Folders named together share a floor. */
const FLOORS = [
  ['app'],
  ['components'],
  ['lib/commands'],
  ['lib/test-mode', 'lib/seo', 'lib/plain-quote'],
  ['lib/case-studies', 'lib/blog', 'lib/leads', 'lib/site', 'lib/page-cache', 'lib/analytics', 'lib/fonts'],
  ['lib/quote', 'lib/cities', 'lib/content', 'lib/illustration', 'lib/stocks', 'lib/leaderboard'],
  ['lib/services'],
];

const zones = FLOORS.flatMap((floor, level) =>
  floor.map((folder) => ({
    target: `./${folder}`,
    from: [
      ...FLOORS.slice(0, level).flat(),
      ...(level > 1 ? floor.filter((neighbour) => neighbour !== folder) : []),
    ].map((above) => `./${above}`),
    message: `${folder} may only import from the floors below it (see README, "How the tree reads").`,
  })),
);

const config = [
  { ignores: ['.next/**', 'public/**', 'next-env.d.ts', 'data/**', 'test-results/**', 'playwright-report/**'] },
  ...nextVitals,
  ...nextTypeScript,
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' }, node: true } },
    rules: {
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            {
              target: './components/quote-wizard',
              from: './components/test-mode',
              message: 'The wizard and the test mode never import each other.',
            },
            {
              target: './components/test-mode',
              from: './components/quote-wizard',
              message: 'The wizard and the test mode never import each other.',
            },
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['../../*'], message: 'Use the aliases #lib/* and #components/*.' }],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Pictures are SVG files that no image service can make smaller.
      '@next/next/no-img-element': 'off',
      // Plain links work before and without hydration, and fetch nothing ahead that nobody asked for.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // Tests stand beside the house and may reach any door.
    files: ['tests/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['lib/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['react', 'react-dom'].map((name) => ({ name, message: 'lib never imports React.' })) },
      ],
    },
  },
];

export default config;
