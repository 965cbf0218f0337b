import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenDial } from '#components/sections/dial/open-dial.client';
import { playTone } from '#components/sections/dial/play-tone.ts';
import { openPlainPage } from '../plain-page.ts';

vi.mock('#components/sections/dial/play-tone.ts', () => ({ playTone: vi.fn() }));

const DIAL = (
  <OpenDial
    riddle={['The canary sings in it.']}
    hint="It has bars."
    answer="CAGE"
    prompt="Four letters."
    replies={['Not the key.', 'Another door.']}
    reward="It is open."
  />
);

const said = () => document.querySelector('[aria-live]');
const dial = () => screen.getByRole('group', { name: 'The keys of the vault' });

describe('the dial', () => {
  beforeEach(() => vi.mocked(playTone).mockClear());

  it('opens with the keys of the answer', async () => {
    const user = userEvent.setup();
    render(DIAL);
    for (const note of 'CAG') await user.click(screen.getByRole('button', { name: note }));
    expect(said()).toHaveTextContent('C A G, and 1 to go.');
    expect(dial()).toHaveAttribute('data-open', 'false');
    await user.click(screen.getByRole('button', { name: 'E' }));
    expect(said()).toHaveTextContent('CAGE. It is open.');
    expect(dial()).toHaveAttribute('data-open', 'true');
    expect(vi.mocked(playTone).mock.calls.flat().join('')).toBe('CAGE');
  });

  it('replies to wrong words in turn, and starts anew', async () => {
    const user = userEvent.setup();
    render(DIAL);
    screen.getByRole('button', { name: 'C' }).focus();
    await user.keyboard('fade');
    expect(said()).toHaveTextContent('FADE? Not the key.');
    await user.keyboard('bead');
    expect(said()).toHaveTextContent('BEAD? Another door.');
    await user.keyboard('cafe');
    expect(said()).toHaveTextContent('CAFE? Not the key.');
    await user.keyboard('CAGE');
    expect(said()).toHaveTextContent('CAGE. It is open.');
  });

  it('leaves other keys, and letters with a modifier, to the browser', async () => {
    const user = userEvent.setup();
    render(DIAL);
    screen.getByRole('button', { name: 'C' }).focus();
    await user.keyboard('hxz1{ArrowDown}{Control>}a{/Control}{Meta>}c{/Meta}{Alt>}d{/Alt}');
    expect(said()).toHaveTextContent('Press the keys, or type the letters.');
    expect(playTone).not.toHaveBeenCalled();
  });

  it('plays no tone while the sound is off, even if it was turned off before hydration', async () => {
    const user = userEvent.setup();
    const { page, hydrate } = openPlainPage(DIAL);
    page.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    expect(hydrate()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'C' }));
    expect(said()).toHaveTextContent('C, and 3 to go.');
    expect(playTone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Sound off' }));
    await user.click(screen.getByRole('button', { name: 'A' }));
    expect(playTone).toHaveBeenCalledExactlyOnceWith('A');
  });
});
