import { expect, test } from 'vitest';
import type { PriceBatch } from '../../../domain/prices/admin-prices.api.ts';
import { boardGrade as metal } from '../../../../tests/support/board-grade.ts';
import {
  copiedDraft,
  draftError,
  isStale,
  lastPrices,
  movedDraft,
  newPrices,
  priceLine,
  pricesByYard,
  priceSections,
  withoutYard,
} from './price-draft.ts';

const copperMetal = metal('copper_wire', '4.50', {
  yards: [{ yardId: 'griffin', price: '4.60', updatedAt: '2026-11-10T12:00:00Z' }],
});
const copper = priceLine(copperMetal, null);
const steel = priceLine(metal('steel', '0.11', { group: 'steel' }), null);
const atGriffin = priceLine(copperMetal, 'griffin');
const atNewnan = priceLine(copperMetal, 'newnan');

test('only what differs and is a price is new', () => {
  const draft = { copper_wire: ' 4.64 ', steel: '.110', brass: '3' };
  expect(newPrices(draft, [copper, steel])).toEqual([
    { line: copper, price: '4.64', pays: '4.64', isJump: false },
  ]);
  expect(newPrices({ copper_wire: '4,64' }, [copper])).toEqual([]);
  expect(newPrices({ steel: '.12' }, [steel])).toEqual([
    { line: steel, price: '0.12', pays: '0.12', isJump: false },
  ]);
  expect(newPrices({ copper_wire: '45' }, [copper])[0]?.isJump).toBe(true);
});

test('a yard’s price is compared with what the yard pays, and "same" gives it the common one', () => {
  expect([atGriffin.now, atNewnan.now]).toEqual(['4.60', '4.50']);
  const same = { 'copper_wire at griffin': ' Same ', 'copper_wire at newnan': 'same' };
  expect(newPrices(same, [atGriffin, atNewnan])).toEqual([
    { line: atGriffin, price: null, pays: '4.50', isJump: false },
  ]);
  // That of the same batch, from $4.60.
  expect(newPrices({ ...same, copper_wire: '3.90' }, [atGriffin])[0]).toMatchObject({
    pays: '3.90',
    isJump: true,
  });
  expect(draftError({ copper_wire: 'same' }, copper)).toMatch(/four decimals/);
  // Today's common price as the yard's own.
  expect(newPrices({ 'copper_wire at newnan': '4.50' }, [atNewnan])).toHaveLength(1);
  expect(newPrices({ 'copper_wire at griffin': '4.60' }, [atGriffin])).toEqual([]);
});

test('what is no price is told, what is empty is not', () => {
  expect(draftError({ copper_wire: '4,64' }, copper)).toMatch(/four decimals/);
  expect(draftError({ copper_wire: '' }, copper)).toBeUndefined();
  expect(draftError({}, copper)).toBeUndefined();
});

test('a step moves what was typed, or the price of now; what is no price stays', () => {
  expect(movedDraft({}, [copper, steel], 300)).toEqual({ copper_wire: '4.64', steel: '' });
  expect(movedDraft({ copper_wire: '5.00' }, [copper], -100)).toEqual({ copper_wire: '4.95' });
  expect(movedDraft({ copper_wire: 'x' }, [copper], 100)).toEqual({ copper_wire: 'x' });
  expect(movedDraft({}, [atGriffin], 100)).toEqual({ 'copper_wire at griffin': '4.65' });
});

const batchLine = (metalType: string, price: string | null, yardId: 'griffin' | null = null) => ({
  metalType,
  name: metalType,
  yardId,
  price,
  unit: 'lb',
  beforePrice: null,
});
const batch = (publishAt: string, lines: readonly ReturnType<typeof batchLine>[], state = 'published') =>
  ({
    id: publishAt,
    createdBy: 'Stan',
    createdAt: publishAt,
    publishAt,
    state,
    canUndo: true,
    lines,
  }) as PriceBatch;

test('the prices of the last day before today are copied, with a percentage, for the yard that is shown', () => {
  const batches = [
    batch('2026-11-28T14:00:00Z', [batchLine('copper_wire', '4.70')]),
    batch('2026-11-27T20:00:00Z', [
      batchLine('copper_wire', '4.60'),
      batchLine('copper_wire', '4.80', 'griffin'),
    ]),
    batch('2026-11-27T14:00:00Z', [
      batchLine('copper_wire', '4.40'),
      batchLine('steel', '0.11'),
      batchLine('gone', '1'),
    ]),
    batch('2026-11-27T13:00:00Z', [batchLine('steel', '9')], 'undone'),
    batch('2026-11-26T14:00:00Z', [batchLine('brass', '2.50'), batchLine('copper_wire', null, 'griffin')]),
  ];
  const every = [copper, steel, atGriffin];
  // Late in the evening of the day in Georgia, the next one in London.
  const now = new Date('2026-11-29T02:00:00Z');
  const last = lastPrices(batches, every, null, now);
  expect(last).toEqual({
    day: '2026-11-27',
    prices: [
      { line: copper, price: '4.60' },
      { line: steel, price: '0.11' },
    ],
  });
  if (!last) return;
  expect(copiedDraft({ brass: '3' }, last, -200)).toEqual({ brass: '3', copper_wire: '4.51', steel: '' });
  expect(copiedDraft({ copper_wire: '9' }, last, 0)).toEqual({ copper_wire: '4.60', steel: '' });
  expect(lastPrices(batches, every, 'griffin', now)?.prices).toEqual([{ line: atGriffin, price: '4.80' }]);
  expect(lastPrices(batches.slice(0, 1), every, null, now)).toBeNull();
});

test('a yard’s price that a step leaves the same is no new price', () => {
  const steelAtNewnan = priceLine(steel.metal, 'newnan');
  const draft = movedDraft({}, [steelAtNewnan, atNewnan], 300);
  expect(newPrices(draft, [steelAtNewnan, atNewnan]).map(({ price }) => price)).toEqual(['4.64']);
  const same = { 'steel at newnan': 'same' };
  expect(movedDraft(same, [steelAtNewnan], 300)).toEqual(same);
});

test('what is typed is kept for each yard, and an opened draft takes the place of its own yard’s alone', () => {
  const lines = [copper, steel, atGriffin, atNewnan];
  const draft = { copper_wire: '4.64', steel: ' ', 'copper_wire at griffin': '4.70' };
  const seen = { copper_wire: '4.50', 'copper_wire at griffin': '4.60', 'copper_wire at newnan': null };
  const parts = pricesByYard(draft, seen, lines);
  expect(parts).toEqual([
    { yardId: null, typed: { copper_wire: '4.64' }, seen: { copper_wire: '4.50' } },
    {
      yardId: 'griffin',
      typed: { 'copper_wire at griffin': '4.70' },
      seen: { 'copper_wire at griffin': '4.60' },
    },
  ]);
  expect(pricesByYard({ 'copper_wire at newnan': '4' }, seen, lines)[0]?.seen).toEqual({
    'copper_wire at newnan': null,
  });
  expect(pricesByYard(withoutYard(draft, 'griffin', lines), seen, lines)).toEqual(parts.slice(0, 1));
  expect(pricesByYard(withoutYard(draft, null, lines), seen, lines)).toEqual(parts.slice(1));
});

test('the tables are the cards, the groups that have grades, and what is hidden', () => {
  const metals = [
    copperMetal,
    metal('tin', '0.08', { group: 'steel', listed: 'list' }),
    metal('romex', '2.05', { listed: 'list' }),
    metal('mixed_metals', '0.10', { listed: 'hidden' }),
  ];
  expect(priceSections(metals, null).map(({ id, lines }) => [id, lines.map(({ key }) => key)])).toEqual([
    ['cards', ['copper_wire']],
    ['copper', ['romex']],
    ['steel', ['tin']],
    ['hidden', ['mixed_metals']],
  ]);
});

const at = (iso: string) => new Date(iso);

test('a price is stale after seven days, a yard’s by its own date', () => {
  expect(isStale(copper, at('2026-11-28T12:00:00Z'))).toBe(false);
  expect(isStale(copper, at('2026-11-28T12:00:01Z'))).toBe(true);
  expect(isStale(atGriffin, at('2026-11-21T12:00:00Z'))).toBe(true);
});
