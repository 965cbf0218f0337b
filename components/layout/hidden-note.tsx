import { requestTime } from '#components/ui/request-time';
import { isDraft, isPublic, showsDrafts } from '#lib/content/visibility';
import { formatSiteTime } from '#lib/content/format-time';

/** A note for authors, where drafts are shown, that visitors do not see this page yet. */
export function HiddenNote({ revealedOn }: { revealedOn: string | null | undefined }) {
  if (!showsDrafts() || !revealedOn || isPublic(revealedOn, requestTime())) return null;
  const from = isDraft(revealedOn) ? 'it has a date' : formatSiteTime(Date.parse(revealedOn));
  return <p className="wrap lead" role="note">{`Only you see this page. Visitors do not, until ${from}.`}</p>;
}
