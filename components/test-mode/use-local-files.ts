import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ShownStudy } from '#lib/case-studies/schema';
import { mapFileAddresses, PICTURES } from '#lib/test-mode/file-addresses';
import { localFileStore, type LocalFiles } from '#lib/test-mode/local-files';

export const localFiles = localFileStore(() => globalThis.indexedDB);

const NO_FILES: LocalFiles = new Map();

/** Object URLs of files, by file, so that a picture keeps its URL as long as it is the same. */
const urls = new WeakMap<Blob, string>();

/** The files of this device in test mode, the URL of an address, and a study with these URLs. */
export function useLocalFiles() {
  const stored = useSyncExternalStore(localFiles.subscribe, localFiles.read, () => null);
  const files = stored ?? NO_FILES;
  const isReady = stored !== null;
  const urlOf = useCallback((address: string) => getUrl(files, address), [files]);
  const withFiles = useCallback(
    (study: ShownStudy) => {
      // Until the files are read, it is not known which addresses they replace.
      if (!isReady) return mapFileAddresses(study, (address) => (address.startsWith(PICTURES) ? '' : address));
      return files.size === 0 ? study : mapFileAddresses(study, urlOf);
    },
    [files, isReady, urlOf],
  );
  return useMemo(() => ({ files, urlOf, withFiles }), [files, urlOf, withFiles]);
}

/** The path follows the URL as a fragment, so that a film is known by its extension. */
function getUrl(files: LocalFiles, address: string): string {
  const file = files.get(address);
  if (!file) return address;
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return `${url}#${address}`;
}
