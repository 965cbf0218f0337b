import { assemble } from './assemble.ts';
import type { Drawing, Scene } from './drawing.ts';
import { drawCipherBench } from './scenes/cipher-bench.ts';
import { drawCity } from './scenes/city.ts';
import { drawCoOp } from './scenes/co-op.ts';
import { drawEscape } from './scenes/escape.ts';
import { drawHoliday } from './scenes/holiday.ts';
import { drawFloorPlan } from './scenes/floor-plan.ts';
import { drawHunts } from './scenes/hunts.ts';
import { drawLanterns } from './scenes/lanterns.ts';
import { drawLost } from './scenes/lost.ts';
import { drawOffice } from './scenes/office.ts';
import { drawPopUp } from './scenes/pop-up.ts';
import { drawRelayCall } from './scenes/relay-call.ts';
import { drawSchool } from './scenes/school.ts';
import { drawSite } from './scenes/site.ts';
import { drawSpeaker } from './scenes/speaker.ts';
import { drawStatueCrew } from './scenes/statue-crew.ts';
import { drawEmptyTile, drawMoveGloat, drawMovePlay, drawMovePlot, drawMoveRoll } from './scenes/tiles.ts';
import { drawVirtual } from './scenes/virtual.ts';
import { drawWeather } from './scenes/weather.ts';
import { drawJazz, drawJazzLone, drawJazzPortrait } from './worlds/jazz.ts';
import { drawJidara, drawJidaraLone } from './worlds/jidara.ts';
import { drawBooks } from './covers/books.ts';
import { drawHarbor } from './covers/harbor.ts';
import { drawHotel } from './covers/hotel.ts';
import { drawOrchard } from './covers/orchard.ts';
import { drawParty } from './covers/party.ts';
import { drawStation } from './covers/station.ts';

export type { Scene };

const SCENES = {
  city: drawCity,
  hunts: drawHunts,
  holiday: drawHoliday,
  office: drawOffice,
  site: drawSite,
  school: drawSchool,
  virtual: drawVirtual,
  escape: drawEscape,
  jidara: drawJidara,
  'jidara-lone': drawJidaraLone,
  jazz: drawJazz,
  'jazz-lone': drawJazzLone,
  'jazz-portrait': drawJazzPortrait,
  lost: drawLost,
  'empty-tile': drawEmptyTile,
  'move-roll': drawMoveRoll,
  'move-plot': drawMovePlot,
  'move-play': drawMovePlay,
  'move-gloat': drawMoveGloat,
  speaker: drawSpeaker,
  harbor: drawHarbor,
  station: drawStation,
  orchard: drawOrchard,
  books: drawBooks,
  party: drawParty,
  hotel: drawHotel,
  'pop-up': drawPopUp,
  'co-op': drawCoOp,
  'cipher-bench': drawCipherBench,
  'statue-crew': drawStatueCrew,
  'relay-call': drawRelayCall,
  weather: drawWeather,
  lanterns: drawLanterns,
  'floor-plan': drawFloorPlan,
} satisfies Record<string, () => Drawing>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** The scene of that name. Its ids start with the name, so a page may inline each scene only once. */
export function drawScene(name: SceneName): Scene {
  return assemble(name, SCENES[name]());
}
