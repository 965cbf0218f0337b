import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { eagerScript, makeScriptsEager } from '#lib/page-cache/eager-scripts';
import { LATE_LOADER } from '#lib/page-cache/late-loader';

const HINT = '//# allFunctionsCalledOnLoad\n';
const chunk = (...parts: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${parts.join()}]);`;

describe('the factories of a script', () => {
  it('are in parentheses, and nothing else is', () => {
    const plain = chunk('12,(e,t,n)=>{var r=(e)=>({a:")"});n.r=r}', '34,e=>{e.v(7)}', '56,function(e){e.v(/[)(]/)}');
    expect(eagerScript(plain)).toBe(
      HINT + chunk('12,((e,t,n)=>{var r=(e)=>({a:")"});n.r=r})', '34,(e=>{e.v(7)})', '56,(function(e){e.v(/[)(]/)})'),
    );
  });

  it('still do what they did', () => {
    const eager = eagerScript(chunk('12,e=>{e.v("one")}', '34,(e,t)=>{t.exports="two"}'));
    const scope: { TURBOPACK?: unknown[][] } = {};
    runInNewContext(eager, { globalThis: scope });
    const [, first, factory, second] = scope.TURBOPACK![0] as [unknown, number, (context: object) => void, number];
    const values: unknown[] = [];
    factory({ v: (value: unknown) => values.push(value) });
    expect([first, second, values]).toEqual([12, 34, ['one']]);
  });

  it('stand below the hint that the whole script is wanted at once, at its very beginning and once', () => {
    const eager = eagerScript(chunk('12,(e=>{})'));
    expect(eager).toBe(HINT + chunk('12,(e=>{})'));
    expect(eagerScript(eager)).toBe(eager);
  });

  it('are left alone once they are in parentheses', () => {
    const eager = eagerScript(chunk('12,e=>{e.v(7)}', '34,()=>{}'));
    expect(eagerScript(eager)).toBe(eager);
  });

  it('come after ids, aliases and other values of the list, which stay', () => {
    expect(eagerScript(chunk('12,34,"name",e=>{}', '{otherChunks:["a.js"]}'))).toBe(
      HINT + chunk('12,34,"name",(e=>{})', '{otherChunks:["a.js"]}'),
    );
  });

  it.each([
    ['a module of our own that names the bundler', LATE_LOADER],
    ['a call that is not the bundler’s', 'push([1,e=>{}])'],
    ['nothing', ''],
    ['a call with a function before its list', '"TURBOPACK";run(e=>{},[])'],
    ['a hint of somebody else', `${HINT}run(e=>{})`],
  ])('of another script are none: %s', (_name, code) => {
    expect(eagerScript(code)).toBe(code);
  });
});

describe('after a build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'eager-scripts-'));
  const chunks = join(dist, 'static', 'chunks');
  afterEach(() => rmSync(dist, { recursive: true }));

  it('the scripts are changed that have something to change, and others keep their date', () => {
    mkdirSync(chunks, { recursive: true });
    const earlier = join(chunks, 'earlier.js');
    writeFileSync(join(chunks, 'new.js'), chunk('12,e=>{}'));
    writeFileSync(earlier, HINT + chunk('12,(e=>{})'));
    utimesSync(earlier, 1_000, 1_000);
    expect(makeScriptsEager(dist)).toBe(1);
    expect(readFileSync(join(chunks, 'new.js'), 'utf8')).toBe(HINT + chunk('12,(e=>{})'));
    expect(statSync(earlier).mtimeMs).toBe(1_000_000);
  });
});
