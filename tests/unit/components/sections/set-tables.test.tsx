import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SetTables } from '#components/sections/tables/set-tables.client';
import { parsePreset } from '#lib/quote/presets';
import { openPlainPage } from '../plain-page.ts';

const ROOM = (
  <SetTables
    game="jidara-pop-up"
    typeOfEvent="onsite"
    seats={7}
    tables={20}
    playersPerHost={40}
    squareFeet={64}
    aisles="plus aisles of 5 ft"
    sizes={[
      { upTo: 20, setUp: 'Set-up takes 35 minutes', remark: 'Cozy.' },
      { upTo: 40, setUp: 'Set-up takes 45 minutes', remark: 'Roomy.' },
    ]}
    action="Price this room"
    from="jidara-pop-up"
  />
);

const range = () => screen.getByRole('slider', { name: 'How many tables?' });

describe('the tables of a ballroom', () => {
  it('says what a number of tables needs and costs', () => {
    render(ROOM);
    const said = screen.getByText('20 tables').parentElement!;
    expect(said).toHaveAttribute('aria-live', 'polite');
    expect(said).toHaveTextContent('140 players, 7 at a table4 hosts on the floor1,280 sq ft, plus aisles of 5 ft');
    expect(said).toHaveTextContent('$7,350 in San Francisco $10,350 anywhere else');
    fireEvent.change(range(), { target: { value: '35' } });
    expect(range()).toHaveAttribute('aria-valuetext', '5 tables, 35 players');
    expect(said).toHaveTextContent('5 tables35 players, 7 at a table1 host on the floor320 sq ft');
    fireEvent.change(range(), { target: { value: '280' } });
    expect(said).toHaveTextContent('7 hosts on the floor2,560 sq ft, plus aisles of 5 ftSet-up takes 45 minutes');
    expect(screen.getByText('Roomy.')).toBeVisible();
  });

  it('sends the head count to the quote', () => {
    const { page } = openPlainPage(ROOM);
    const form = page.querySelector('form')!;
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    expect(form).toHaveAttribute('action', '/get-a-quote');
    expect(parsePreset(query)).toEqual({ type: 'onsite', game: 'jidara-pop-up', people: 140, from: 'jidara-pop-up' });
  });

  it('keeps the tables that were set before hydration', () => {
    const { field, hydrate } = openPlainPage(ROOM);
    field('people').value = '210';
    expect(hydrate()).toEqual([]);
    expect(field('people')).toHaveValue('210');
    expect(screen.getByText('30 tables')).toBeVisible();
  });
});
