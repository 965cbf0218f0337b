import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = {
  key: string;
  cert: string;
  /** The path of the certificate. */
  file: string;
  /** The path of its key. */
  keyFile: string;
  remove: () => void;
};

/** A self-signed certificate for a name such as `IP:127.0.0.1`. Undefined where openssl is not installed. */
export function newCertificate(name: string): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=test', '-addext', `subjectAltName=${name}`];
  const { status } = spawnSync('openssl', ['req', ...what, ...names, '-keyout', keyFile, '-out', file]);
  if (status !== 0) return undefined;
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file, keyFile, remove };
}
