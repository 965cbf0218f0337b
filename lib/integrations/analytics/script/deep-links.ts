/**
 * Starts Branch's web SDK with its documented snippet: calls are queued until the script has loaded. Failures are logged and not
 * shown to the visitor (specification section 8).
 */
export function startDeepLinks(key: string, load: (address: string) => void): void {
  const METHODS =
    'addListener banner closeBanner closeJourney data deepview deepviewCta first init link logout removeListener setBranchViewData setIdentity track trackCommerceEvent logEvent disableTracking getBrowserFingerprintId crossPlatformIds lastAttributedTouchData setAPIResponseCallback qrCode setRequestMetaData setAPIUrl getAPIUrl setDMAParamsForEEA';
  type Branch = { _q: [name: string, args: IArguments | unknown[]][]; _v: number } & Record<string, unknown>;
  const branch = { _q: [], _v: 1 } as unknown as Branch;
  for (const name of METHODS.split(' ')) branch[name] = (...args: unknown[]) => branch._q.push([name, args]);
  Object.assign(window, { branch });
  (branch.init as (...args: unknown[]) => void)(key, (error: unknown) => {
    if (error) console.warn('Deep links did not start:', error);
  });
  load('https://cdn.branch.io/branch-latest.min.js');
}
