import { describeScript, shiftLetters, SIGNS } from '#lib/pages/jidara-script';
import type { SectionOf } from '#lib/pages/sections';
import { CardBack } from '../card-back.tsx';
import { Door, InnerRing, letterColumns, OuterRing, ROW, Signs } from './gate-art.tsx';
import { GateDial } from './gate-dial.client.tsx';
import { Hints } from '../hints.tsx';
import { Section } from '../section.tsx';

/** The eight places of the inner ring are counted from 1. At one of them, each letter is under its sign. */
const START = 2;
const OPENS_AT = 6;

/** Two lines in the script of Jidara over a gate. Turning its inner ring reads them; hints and the card work without scripts. */
export function Gate({
  id,
  ground = 'lagoon',
  title,
  lead,
  name,
  answer,
  riddle,
  wrong,
  hints,
  reward,
}: SectionOf<'gate'>) {
  const lines = [name, answer].map((text, row) => ({
    x: letterColumns(text, answer.length)
      .map((left) => left + 20)
      .join(' '),
    y: row * ROW + 62,
    readings: SIGNS.map((_, index) => shiftLetters(text, OPENS_AT - 1 - index + SIGNS.length)),
  }));
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <GateDial
        lines={lines}
        start={START}
        opensAt={OPENS_AT}
        signs={<Signs lines={[name, answer]} />}
        description={`Signs of the upper line: ${describeScript(name)}. Signs of the lower line: ${describeScript(answer)}.`}
        outerRing={<OuterRing />}
        innerRing={<InnerRing turn={START - OPENS_AT} />}
        door={<Door />}
        riddle={riddle}
        wrong={wrong}
        reward={reward}
      >
        <Hints hints={hints} />
      </GateDial>
      <CardBack answer={answer} reward={reward} />
    </Section>
  );
}
