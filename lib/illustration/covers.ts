import { assemble } from './assemble.ts';
import type { Drawing, Scene } from './drawing.ts';
import { drawBacklot } from './covers/backlot.ts';
import { drawBallroom } from './covers/ballroom.ts';
import { drawBanquet } from './covers/banquet.ts';
import { drawBlueprint } from './covers/blueprint.ts';
import { drawBooks } from './covers/books.ts';
import { drawCalls } from './covers/calls.ts';
import { drawDocks } from './covers/docks.ts';
import { drawGlobe } from './covers/globe.ts';
import { drawHarbor } from './covers/harbor.ts';
import { drawHotel } from './covers/hotel.ts';
import { drawJazzCover } from './covers/jazz.ts';
import { drawJidaraCover } from './covers/jidara.ts';
import { drawKitchen } from './covers/kitchen.ts';
import { drawKits } from './covers/kits.ts';
import { drawLab } from './covers/lab.ts';
import { drawMarketHall } from './covers/market-hall.ts';
import { drawMurals } from './covers/murals.ts';
import { drawOrchard } from './covers/orchard.ts';
import { drawParty } from './covers/party.ts';
import { drawSkyway } from './covers/skyway.ts';
import { drawStation } from './covers/station.ts';
import { drawVault } from './covers/vault.ts';
import { drawVolunteers } from './covers/volunteers.ts';

const COVERS = {
  harbor: drawHarbor,
  station: drawStation,
  orchard: drawOrchard,
  books: drawBooks,
  party: drawParty,
  hotel: drawHotel,
  jazz: drawJazzCover,
  jidara: drawJidaraCover,
  murals: drawMurals,
  docks: drawDocks,
  banquet: drawBanquet,
  lab: drawLab,
  kits: drawKits,
  ballroom: drawBallroom,
  backlot: drawBacklot,
  globe: drawGlobe,
  skyway: drawSkyway,
  'market-hall': drawMarketHall,
  vault: drawVault,
  volunteers: drawVolunteers,
  calls: drawCalls,
  blueprint: drawBlueprint,
  kitchen: drawKitchen,
} satisfies Record<string, () => Drawing>;

export type CoverName = keyof typeof COVERS;

export const COVER_NAMES = Object.keys(COVERS) as CoverName[];

/** The cover of that name as a scene. The palette of the client gives it its colors. */
export function drawCover(name: CoverName): Scene {
  return assemble(name, COVERS[name]());
}
