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

const USE_CLIENT = 'ExpressionStatement[directive="use client"]';
const ZOD = {
  selector:
    'Program:has(ImportDeclaration[source.value="zod"][importKind="value"]):not(:has(ImportDeclaration[source.value="#lib/zod-without-eval"]))',
  message: "Import '#lib/zod-without-eval' as well: the content policy lets zod compile no code.",
};
const SERVER_FILE = {
  selector: USE_CLIENT,
  message: 'Name a file that runs in the browser *.client.tsx.',
};
const CLIENT_FILE = {
  selector: `Program:not(:has(> ${USE_CLIENT}))`,
  message: "A *.client.tsx file starts with 'use client'.",
};
const READER = {
  selector:
    'Program:has(ImportDeclaration[source.value=/^node:fs|^#lib\\/content\\/read$/][importKind="value"]):not(:has(ImportDeclaration[source.value="server-only"]))',
  message: "A file that reads from disk imports 'server-only'.",
};
const DRAWER = { selector: 'Program', message: 'Name the file after what it holds.' };

/** Rules about the syntax of sources, by kind of file; the last that fits a file counts. */
const SYNTAX = [
  { files: ['{app,components,lib}/**/*.{ts,tsx}'], rules: [ZOD, SERVER_FILE] },
  { files: ['lib/**/read*.ts'], rules: [ZOD, SERVER_FILE, READER] },
  { files: ['{app,components}/**/*.client.tsx'], rules: [ZOD, CLIENT_FILE] },
  // Next names these and demands that they run in the browser.
  { files: ['app/error.tsx', 'app/global-error.tsx'], rules: [ZOD, CLIENT_FILE] },
  { files: ['lib/zod-without-eval.ts'], rules: [SERVER_FILE] },
  { files: ['{app,components,lib}/**/{utils,util,helpers,helper,misc,types,common,index}.{ts,tsx}'], rules: [DRAWER] },
].map(({ files, rules }) => ({ files, rules: { 'no-restricted-syntax': ['error', ...rules] } }));

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
    // The cache handler extends the framework's own.
    files: ['lib/**/*.ts'],
    ignores: ['lib/page-cache/handler.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'next', 'next/*', '@tanstack/*'],
              allowTypeImports: true,
              message: 'lib never imports React or Next.',
            },
          ],
        },
      ],
    },
  },
  ...SYNTAX,
];

export default config;
