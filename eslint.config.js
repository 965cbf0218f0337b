import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** The layers of the code, top to bottom; an import only goes down. Modules of one layer do not import each other, except components. */
const LAYERS = [
  ['app'],
  ['components'],
  ['lib/cli'],
  ['lib/leads', 'lib/seo', 'lib/test-mode'],
  ['lib/blog', 'lib/case-studies', 'lib/delivery', 'lib/pages'],
  ['lib/availability', 'lib/integrations'],
  ['lib/hunt', 'lib/illustration', 'lib/pictures', 'lib/quote'],
  ['lib/cities', 'lib/content', 'lib/pawns'],
];

const zones = LAYERS.flatMap((layer, level) =>
  layer.map((folder) => ({
    target: `./${folder}`,
    from: [...LAYERS.slice(0, level).flat(), ...(level > 1 ? layer.filter((other) => other !== folder) : [])].map(
      (above) => `./${above}`,
    ),
    message: `${folder} may only import from the layers below it.`,
  })),
);

const USE_CLIENT = 'ExpressionStatement[directive="use client"]';
const ZOD = {
  selector:
    'Program:has(ImportDeclaration[source.value="zod"][importKind="value"]):not(:has(ImportDeclaration[source.value="#lib/content/zod-without-eval"]))',
  message: "Import '#lib/content/zod-without-eval' as well: the content policy lets zod compile no code.",
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
const USING = {
  selector: 'VariableDeclaration[kind=/using$/]',
  message: 'Node.js 22 does not have using declarations.',
};
const LOCALE = {
  selector: 'Literal[value=/^(?:en-CA|sv-SE)$/]',
  message: "Take getDay of '#lib/content/time-zone': browsers differ in how these locales write a day.",
};
const DRAWER = { selector: 'Program', message: 'Name the file after what it holds.' };

/** Rules about the syntax of sources, by kind of file; the last that fits a file counts. */
const SYNTAX = [
  { files: ['{app,components,lib}/**/*.{ts,tsx}'], rules: [ZOD, SERVER_FILE, USING, LOCALE] },
  { files: ['lib/**/read*.ts'], rules: [ZOD, SERVER_FILE, READER, USING, LOCALE] },
  { files: ['{app,components}/**/*.client.tsx'], rules: [ZOD, CLIENT_FILE, LOCALE] },
  // Next names these and demands that they run in the browser.
  { files: ['app/error.tsx', 'app/global-error.tsx'], rules: [ZOD, CLIENT_FILE] },
  { files: ['lib/content/zod-without-eval.ts'], rules: [SERVER_FILE] },
  { files: ['{app,components,lib}/**/{utils,util,helpers,helper,misc,types,common,index}.{ts,tsx}'], rules: [DRAWER] },
].map(({ files, rules }) => ({ files, rules: { 'no-restricted-syntax': ['error', ...rules] } }));

const config = [
  {
    ignores: [
      '.next/**',
      'public/**',
      'next-env.d.ts',
      'data/**',
      'out/**',
      'test-results/**',
      'playwright-report/**',
      'lib/delivery/browser/built-scripts.ts',
    ],
  },
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
              target: ['./app', './components', './lib/!(illustration)/**/!(art).ts'],
              from: './lib/illustration',
              except: ['./output', './palette.ts'],
              message: 'The site imports what `npm run art` has written, and the palette. It draws nothing.',
            },
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
      // components/ui/picture.tsx renders pictures: next/image would need its scripts and style attributes.
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
    // What runs in browsers: the oldest of `browserslist` in package.json have none of these.
    files: [
      'components/**/*.{ts,tsx}',
      'lib/{content,hunt,integrations,quote,test-mode}/**/*.ts',
      'lib/availability/*.ts',
    ],
    ignores: ['components/dates/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['parse', 'canParse'].map((property) => ({
          object: 'URL',
          property,
          message: "Call parseUrl of '#lib/content/parse-url'.",
        })),
        ...[
          ['Map', 'groupBy'],
          ['Object', 'groupBy'],
          ['Promise', 'withResolvers'],
          ['Promise', 'try'],
          ['AbortSignal', 'any'],
        ].map(([object, property]) => ({ object, property, message: 'Safari 16.4 does not have it.' })),
      ],
    },
  },
  {
    // The cache handler extends the framework's own, and the server calls its request handler.
    files: ['lib/**/*.ts'],
    ignores: ['lib/delivery/next/cache-handler.ts', 'lib/cli/site/serve.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?:react|react-dom|next|@tanstack)(?:/|$)',
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
