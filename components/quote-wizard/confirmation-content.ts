import type { ApprovalPackCopy, Policies, QuoteFlowCopy } from '#lib/site/lists';

/** What the confirmation takes from the content files. */
export type ConfirmationContent = {
  company: { name: string; phone: string; phoneHref: string; email: string };
  pack: ApprovalPackCopy;
  policies: Policies;
  travelReasons: QuoteFlowCopy['travelReasons'];
};
