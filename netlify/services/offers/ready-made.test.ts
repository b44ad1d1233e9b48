import { expect, test } from 'vitest';
import { amountText, offerMessage } from './ready-made.ts';

const OFFER = {
  lines: [{ metalType: 'brass', label: 'Brass', price: '2.5', unit: 'lb', weight: '100' }],
  totalCents: 25_000,
  pickupFeeCents: 1_000,
  validUntil: '2026-11-24T21:30:00.000Z',
} as const;

test('the text has the sum, the end and the link', () => {
  expect(offerMessage(OFFER, 'scrap', 'https://example.com/offer#abc', 'en')).toBe(
    'Georgia Scrap Metal Recycling: here is our offer for your scrap, about $240.00. It’s valid until Nov 24, 4:30 PM Eastern time. See it, accept it or decline it here: https://example.com/offer#abc',
  );
  expect(offerMessage({ ...OFFER, lines: [] }, 'scrap', '', 'en')).toContain('scrap, $240.00. It');
  // A weight is missing, so there is no sum, least of all one below 0.
  const unweighed = { ...OFFER.lines[0], weight: null };
  const partial = { ...OFFER, lines: [OFFER.lines[0], unweighed], totalCents: 4_500, pickupFeeCents: 12_000 };
  expect(offerMessage(partial, 'scrap', '', 'en')).toContain(
    'scrap, your price per pound, less $120.00 for pickup. It',
  );
  expect(offerMessage(partial, 'scrap', '', 'es')).toContain(
    'chatarra, su precio por libra, menos $120.00 por recogerla. Es',
  );
  expect(offerMessage({ ...partial, pickupFeeCents: 0 }, 'scrap', '', 'en')).toContain('scrap. It');
  expect(amountText(partial, 'en')).toBe('');
  expect(offerMessage(partial, 'car', '', 'en')).toContain(
    'for your car, your price per pound, less $120.00 for the tow. It',
  );
  expect(offerMessage(partial, 'car', '', 'es')).toContain(
    'por su carro, su precio por libra, menos $120.00 de la grúa. Es',
  );
});

// Asked: 318
test('in Spanish, too', () => {
  expect(offerMessage(OFFER, 'scrap', 'https://example.com/es/oferta#abc', 'es')).toBe(
    'Georgia Scrap Metal Recycling: esta es nuestra oferta por su chatarra, cerca de $240.00. Es válida hasta el 24 de nov, 4:30\u00A0p.\u00A0m., hora de Georgia. Véala, acéptela o rechácela aquí: https://example.com/es/oferta#abc',
  );
  expect(offerMessage({ ...OFFER, lines: [] }, 'scrap', '', 'es')).toContain('chatarra, $240.00. Es');
});
