import { linkSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type RequestListener } from 'node:http';
import { dirname, join, relative } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { RecordedBuild } from './record-outputs.ts';

/*
 * One function of the emulated host, in a process of its own: the files that the outputs name for it in an empty folder, and a server that calls its
 * handler. Arguments: the recorded outputs, the path name of the output, the empty folder. Prints its port.
 */
const [file = '', pathname = '', folder = ''] = process.argv.slice(2);
const { outputs, repoRoot, projectDir } = JSON.parse(readFileSync(file, 'utf8')) as RecordedBuild;
const output = [...outputs.appPages, ...outputs.appRoutes].find((one) => one.pathname === pathname)!;

const files = { ...output.assets, [relative(repoRoot, output.filePath)]: output.filePath };
for (const [name, source] of Object.entries(files)) copyTo(join(folder, name), source);
process.chdir(join(folder, relative(repoRoot, projectDir)));

const require = createRequire(join(process.cwd(), 'package.json'));
require('next/setup-node-env');
const { handler } = (await require(join(folder, relative(repoRoot, output.filePath)))) as {
  handler: (...args: [...Parameters<RequestListener>, object]) => Promise<unknown>;
};
const server = createServer((request, response) => {
  handler(request, response, { requestMeta: { relativeProjectDir: '.' } }).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());

/** A hard link is as good as a copy, and takes no time. */
function copyTo(target: string, source: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const stats = lstatSync(source);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (stats.isFile()) linkSync(source, target);
}
