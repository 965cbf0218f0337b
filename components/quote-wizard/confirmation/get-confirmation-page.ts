import { listPublic } from '#lib/availability/public-bookable';
import { getApprovalPack, getBookables, getPage, getPolicies, getQuoteFlow, getSite } from '#lib/pages/read';
import type { ConfirmationPage } from './confirmation-content.ts';

/** Everything on the confirmation page but the quote, from the content files. */
export function getConfirmationPage(): ConfirmationPage {
  const { name, phone, phoneHref, email } = getSite();
  const { hero } = getPage('confirmation');
  const bookables = listPublic(getBookables(), process.env);
  return {
    headline: hero.headline.join(' '),
    lead: hero.lead,
    content: {
      company: { name, phone, phoneHref, email },
      pack: getApprovalPack(),
      policies: getPolicies(),
      travelReasons: getQuoteFlow().travelReasons,
    },
    ...(bookables.length > 0 && { bookables }),
  };
}
