/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getApprovalPack, getGames, getQuoteFlow, getSite } = await import('#lib/site/read');
  const { startDesk } = await import('#lib/leads/operations/start-desk');
  startDesk(() => ({
    company: getSite(),
    travelReasons: getQuoteFlow().travelReasons,
    pack: getApprovalPack(),
    games: getGames(),
  }));
  const { readLeaderboardSettings } = await import('#lib/leaderboard/settings');
  const { settingProblems } = await import('#lib/services/settings');
  const { log } = await import('#lib/leads/operations/log');
  const hints = new Set([...settingProblems(process.env), ...readLeaderboardSettings(process.env).problems]);
  for (const hint of hints) log.warn({ event: 'setting-wrong', hint });
  if (process.env.NODE_ENV !== 'production') return;
  // Takes about a second, for which nobody's first letter should wait.
  await import('#lib/cities/places');
  const { refuseTrace } = await import('#lib/page-cache/refuse-trace');
  refuseTrace();
  if (process.env.PAGE_CACHE === 'off') return;
  const { readRevealInstants } = await import('#lib/content/reveal-instants');
  const { guardResponses } = await import('#lib/page-cache/response-guard');
  const { PLAIN_DOCUMENT_POLICY, renderPlainDocument } = await import('#lib/site/plain-document');
  const site = getSite();
  const policy = PLAIN_DOCUMENT_POLICY;
  const failure = renderPlainDocument({
    site,
    heading: 'Something went wrong',
    lines: ['We’re sorry, but an error occurred while rendering the page. It is written down, and we look into it.'],
    again: 'Refresh the page',
  });
  const badAddress = renderPlainDocument({
    site,
    heading: 'This address cannot be read',
    lines: ['A character in it is broken. Look at the address again, or start from the home page: its link is above.'],
  });
  guardResponses(readRevealInstants(), {
    failure: { html: failure, policy },
    badAddress: { html: badAddress, policy },
  });
  const { compressAnswers } = await import('#lib/page-cache/compression');
  compressAnswers('.next');
}
