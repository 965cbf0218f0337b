import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVER_FLAGS } from '#lib/cli/site/build-files';
import { BUILD_VARIABLES } from '#lib/cli/site/source-digest';
import { parseYamlSource } from '#lib/content/source';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the image', () => {
  const dockerfile = read('lib/delivery/hosts/Dockerfile');

  it('can be built with every setting that pages contain, and runs with the same', () => {
    // A static site needs no image.
    const settings = BUILD_VARIABLES.filter((name) => name !== 'STATIC_SITE').toSorted();
    const stages = [...dockerfile.matchAll(/^ARG (.*)$/gm)].map(([, names = '']) => names.split(' ').toSorted());
    expect(stages).toEqual([settings, settings]);
    for (const name of settings) expect(dockerfile).toContain(`${name}=$${name}`);
  });

  it('starts the server with the flags of npm start, and not as root', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, '.next/site-server/serve.mjs']);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('has the Node.js of the repository', () => {
    const [major] = read('.nvmrc').split('.');
    const files = [dockerfile, read('.devcontainer/devcontainer.json')];
    for (const text of files) for (const [, version] of text.matchAll(/node:(\d+)-/g)) expect(version).toBe(major);
  });
});

it.each(globSync('.github/workflows/*.yml'))('%s is YAML and calls npm scripts that exist', (file) => {
  const text = read(file);
  const { value } = parseYamlSource({ file, text });
  expect(value).toMatchObject({ jobs: expect.any(Object) });
  const called = [...text.matchAll(/run: npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
