import type { BoardGrade } from '../../src/domain/prices/admin-prices.api.ts';

/** A grade of the price board, of a metal type at a common price. */
export const boardGrade = (metalType: string, price: string, more: Partial<BoardGrade> = {}): BoardGrade => ({
  id: metalType,
  metalType,
  price,
  unit: 'lb',
  updatedAt: '2026-11-21T12:00:00Z',
  change: null,
  name: metalType,
  nameEs: null,
  howToTell: '',
  howToTellEs: null,
  group: 'copper',
  material: null,
  listed: 'card',
  position: 0,
  yards: [],
  ...more,
});
