import { SceneArt } from '#components/illustration/scene-art';
import { PageData } from '#components/layout/page-data';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { isStaticSite } from '#lib/content/api-url';
import { HYDRATE_WITH_QUERY, hydrateWhenStored } from '#lib/delivery/html/html-markers';
import { parseBoardDress } from '#lib/hunt/board-dress';
import { drawClues, findClues, getHuntDay } from '#lib/hunt/draw-clues';
import { parseHuntQuery, PLAY_PATH, startGame } from '#lib/hunt/hunt-query';
import { getClueSet, getPage } from '#lib/pages/read';
import { HuntGame } from './hunt-game.client.tsx';
import { GAME_KEY } from './resume-game.ts';

const NAME = 'play';

/** The page with the hunt, for the query of a link or a form, or with a new game of the clues of the day. */
export function HuntPage({ query = new URLSearchParams() }: { query?: URLSearchParams }) {
  const { hero, sections = [] } = getPage(NAME);
  const clueSet = getClueSet();
  const parsed = parseHuntQuery(query);
  const game = startGame(parsed, clueSet.clues, drawClues(clueSet.clues, parsed.day ?? getHuntDay(requestTime())));
  return (
    <PageFrame current={PLAY_PATH}>
      <PageData name={NAME} />
      <div {...(isStaticSite() && HYDRATE_WITH_QUERY)} {...hydrateWhenStored([GAME_KEY])}>
        <HuntGame
          clueSet={clueSet}
          initial={{ ...game, dress: parseBoardDress(query) }}
          isFixed={findClues(clueSet.clues, parsed.clues) !== undefined}
          headline={hero.headline}
          lead={hero.lead}
          drawing={<SceneArt name="city" />}
          hasServer={!isStaticSite()}
        />
      </div>
      <Sections sections={sections} from={NAME} />
    </PageFrame>
  );
}
