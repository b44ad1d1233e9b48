import { expect, test } from 'vitest';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { draftError, movedDraft, newPrices } from './price-draft.ts';

const metal = (metalType: string, price: string): MetalPrice => ({
  id: metalType,
  metalType,
  price,
  unit: 'lb',
  updatedAt: '2026-11-21T12:00:00Z',
  change: null,
});
const copper = metal('copper_wire', '4.50');
const steel = metal('steel', '0.11');

test('only what differs and is a price is new', () => {
  const draft = { copper_wire: ' 4.64 ', steel: '0.110', brass: '3' };
  expect(newPrices(draft, [copper, steel])).toEqual([{ metal: copper, price: '4.64', isJump: false }]);
  expect(newPrices({ copper_wire: '4,64' }, [copper])).toEqual([]);
  expect(newPrices({ copper_wire: '45' }, [copper])[0]?.isJump).toBe(true);
});

test('what is no price is told, what is empty is not', () => {
  expect(draftError({ copper_wire: '4,64' }, copper)).toMatch(/four decimals/);
  expect(draftError({ copper_wire: '' }, copper)).toBeUndefined();
  expect(draftError({}, copper)).toBeUndefined();
});

test('a step moves what was typed, or the price of now; what is no price stays', () => {
  expect(movedDraft({}, [copper, steel], 300)).toEqual({ copper_wire: '4.64', steel: '0.11' });
  expect(movedDraft({ copper_wire: '5.00' }, [copper], -100)).toEqual({ copper_wire: '4.95' });
  expect(movedDraft({ copper_wire: 'x' }, [copper], 100)).toEqual({ copper_wire: 'x' });
});
