import { showsDrafts } from '#lib/content/visibility';

/** On every page of a build with drafts: that it is no page for visitors. */
export function DraftBanner() {
  if (!showsDrafts() || process.env.NODE_ENV === 'development') return null;
  return (
    <p data-ground="ink" role="note" style={{ padding: '0.7em 1.2em', fontWeight: 600 }}>
      A preview with drafts and with what is not public yet. Search engines leave it out; pass this address on to
      colleagues only.
    </p>
  );
}
