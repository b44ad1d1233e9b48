import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferCard, type ShownOffer } from './OfferCard.tsx';

const OFFER: ShownOffer = {
  lines: [],
  totalCents: 25_000,
  pickupFeeCents: 4_000,
  yardId: 'griffin',
  conditions: [],
  message: '',
  validUntil: 'Nov 27, 4:30 PM Eastern time',
  way: 'bring',
  load: 'scrap',
};
const shown = (changes: Partial<ShownOffer>) =>
  renderToStaticMarkup(createElement(OfferCard, { offer: { ...OFFER, ...changes } }));

test('the way to the yard is shown to whoever has to go there, and to nobody whom a truck comes to', () => {
  const brought = shown({});
  expect(brought).toContain('Get directions');
  expect(brought).toMatch(/Griffin, GA 30223/);
  const fetched = shown({ way: 'pickup' });
  expect(fetched).toContain('We pick it up. Your yard: Griffin GA');
  expect(fetched).not.toMatch(/Get directions|Griffin, GA 30223/);
});

test('what a truck costs is a tow for a car', () => {
  expect(shown({})).toContain('Pickup fee');
  const car = shown({ load: 'car' });
  expect(car).toContain('Tow');
  expect(car).not.toContain('Pickup fee');
});
