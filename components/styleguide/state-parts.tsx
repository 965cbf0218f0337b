import { ConfirmationSent } from '#components/quote-wizard/confirmation/confirmation-sent';
import { FailureScreen } from '#components/ui/failure-screen.client';
import { Film } from '#components/ui/film';
import { getApprovalPack, getPage, getPolicies, getQuoteFlow, getSite } from '#lib/pages/read';
import { PageHero } from '#components/heroes/page-hero';
import { SAMPLE_QUOTE } from './sample-quote.ts';
import { Specimen } from './specimen.tsx';

/** The success, error and empty states that visitors see. */
export function StateParts() {
  const { hero, table } = getPage('not-found');
  const confirmation = getPage('confirmation').hero;
  return (
    <div data-grid="large">
      <Specimen name="404" size="wide">
        <PageHero {...hero} table={table} />
      </Specimen>
      <Specimen name="500" size="wide">
        <FailureScreen />
      </Specimen>
      <Specimen name="sent" size="wide">
        <div data-ground="blush">
          <ConfirmationSent
            quote={SAMPLE_QUOTE}
            headline={confirmation.headline.join(' ')}
            lead={confirmation.lead}
            origin="https://www.example.com"
            content={{
              company: getSite(),
              pack: getApprovalPack(),
              policies: getPolicies(),
              travelReasons: getQuoteFlow().travelReasons,
            }}
          />
        </div>
      </Specimen>
      <Specimen name="film before it plays" size="wide">
        <Film src="/video/hunt-in-ten-seconds.mp4" caption="One hunt in ten seconds" />
      </Specimen>
    </div>
  );
}
