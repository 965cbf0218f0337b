import type { ListedBookable } from '#lib/availability/public-bookable';
import type { ApprovalPackCopy, Policies, QuoteFlowCopy } from '#lib/pages/lists';

/** The texts from the content files that the confirmation needs. */
export type ConfirmationContent = {
  company: { name: string; phone: string; phoneHref: string; email: string };
  pack: ApprovalPackCopy;
  policies: Policies;
  travelReasons: QuoteFlowCopy['travelReasons'];
};

/** Everything on the confirmation page but the quote. */
export type ConfirmationPage = {
  headline: string;
  lead: string;
  content: ConfirmationContent;
  /** What has a calendar; missing when nothing has. */
  bookables?: readonly ListedBookable[];
};
