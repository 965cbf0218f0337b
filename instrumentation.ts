/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getApprovalPack, getGames, getQuoteFlow, getSite } = await import('#lib/pages/read');
  const { startDesk } = await import('#lib/leads/operations/start-desk');
  startDesk(() => ({
    company: getSite(),
    travelReasons: getQuoteFlow().travelReasons,
    pack: getApprovalPack(),
    games: getGames(),
    // The index of all places is loaded with the first copy.
    isListedPlace: async (label) => (await import('#lib/cities/places')).isListedPlace(label),
  }));
  const { readLeaderboardSettings } = await import('#lib/integrations/leaderboard/settings');
  const { describeMalformedSettings } = await import('#lib/integrations/settings');
  const { log } = await import('#lib/leads/operations/log');
  const hints = new Set([...describeMalformedSettings(process.env), ...readLeaderboardSettings(process.env).problems]);
  for (const hint of hints) log.warn({ event: 'setting-wrong', hint });
}
