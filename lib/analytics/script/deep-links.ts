/**
 * Starts Branch's web SDK by its documented embed: calls wait in a queue until the script is there. What fails is logged,
 * and nobody sees it.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function startDeepLinks(key: string, load: (address: string) => void): void {
  const METHODS =
    'addListener banner closeBanner closeJourney data deepview deepviewCta first init link logout removeListener setBranchViewData setIdentity track trackCommerceEvent logEvent disableTracking getBrowserFingerprintId crossPlatformIds lastAttributedTouchData setAPIResponseCallback qrCode setRequestMetaData setAPIUrl getAPIUrl setDMAParamsForEEA';
  type Branch = { _q: [name: string, words: IArguments | unknown[]][]; _v: number } & Record<string, unknown>;
  const branch = { _q: [], _v: 1 } as unknown as Branch;
  for (const name of METHODS.split(' ')) branch[name] = (...words: unknown[]) => branch._q.push([name, words]);
  Object.assign(window, { branch });
  (branch.init as (...words: unknown[]) => void)(key, (error: unknown) => {
    if (error) console.warn('Deep links did not start:', error);
  });
  load('https://cdn.branch.io/branch-latest.min.js');
}
