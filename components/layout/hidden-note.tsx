import { requestTime } from '#components/ui/request-time';
import { isDraft, isPublic } from '#lib/content/reveal-date';
import { dateText } from '#lib/content/when';

/** Reminds an author, in development only, that visitors do not see this page. */
export function HiddenNote({ revealedOn }: { revealedOn: string | null | undefined }) {
  if (process.env.NODE_ENV !== 'development' || !revealedOn || isPublic(revealedOn, requestTime())) return null;
  const from = isDraft(revealedOn) ? 'it has a date' : dateText(Date.parse(revealedOn));
  return <p className="wrap lead" role="note">{`Only you see this page. Visitors do not, until ${from}.`}</p>;
}
