/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startDesk } = await import('#lib/leads/operations/start-desk');
  const { readEmailFacts } = await import('#lib/leads/operations/read-email-facts');
  const { getBookables } = await import('#lib/pages/read');
  startDesk({ readFacts: readEmailFacts, readBookables: getBookables });
  const { readLeaderboardSettings } = await import('#lib/integrations/leaderboard/settings');
  const { describeMalformedSettings } = await import('#lib/integrations/settings');
  const { log } = await import('#lib/leads/operations/log');
  const hints = new Set([...describeMalformedSettings(process.env), ...readLeaderboardSettings(process.env).problems]);
  for (const hint of hints) log.warn({ event: 'setting-wrong', hint });
}
