import { expect, test } from 'vitest';
import inSpanish from '../../content/rewards.es.json' with { type: 'json' };
import { REWARDS_ON_OFFER } from '../../business/rewards.ts';
import { translatedDescription, translatedReward } from '../../business/translated-reward.es.ts';
import { ticketSheetTexts } from '../tickets/texts.es.ts';
import { ticketText } from '../tickets/ticket-text.ts';
import { dayTexts, pointsTexts, unitTexts } from './texts.es.ts';
import { translatedEntry, translatedGrade } from './translated-text.es.ts';
import { streakText } from './visit-text.ts';

const STEEL = { name: 'Steel', weight: '2.5', unit: 'ton' };
const BRASS = { name: 'Red Brass', weight: '12.5', unit: 'lb' };
const MOTORS = { name: 'Electric Motors', weight: '3', unit: 'each' };

/** English pieces in brackets. */
const written = (description: string) =>
  translatedEntry(description)
    .map(({ text, lang }) => (lang ? `[${text}]` : text))
    .join('');

// Asked: 316
test.each([
  [
    ticketText([{ name: 'Bare Bright Copper', weight: '1200.500', unit: 'lb' }]),
    'Venta de metal: Cobre brillante (bare bright), 1,200.5 lb',
  ],
  [
    ticketText([{ name: 'Mixed Metals', weight: '1', unit: 'ton' }]),
    'Venta de metal: Metales mezclados, 1 ton',
  ],
  [ticketText([STEEL]), 'Venta de metal: Acero (fierro), 2.5 ton'],
  [ticketText([MOTORS]), 'Venta de metal: [Electric Motors], 3 piezas'],
  [ticketText([STEEL, BRASS]), 'Venta de metal: Acero (fierro) y Latón rojo (red brass)'],
  [ticketText([STEEL, MOTORS, BRASS, STEEL]), 'Venta de metal: Acero (fierro), [Electric Motors] y 2 más'],
  [streakText(1_234), 'Bono de racha: 1,234 visitas seguidas'],
  ['Birthday bonus', 'Bono de cumpleaños'],
  ['Redeemed: Scale House Mug', 'Canje: Taza de la báscula'],
  ['Redeemed: Old Mug', 'Canje: [Old Mug]'],
  ['Given back: $3 Cash Bonus', 'Puntos devueltos: Bono de $3'],
  ['Ticket voided: Wrong customer', 'Boleto anulado: [Wrong customer]'],
  ['Thank you for waiting', '[Thank you for waiting]'],
  ['Ticket voided: spent before', 'Boleto anulado: puntos ya usados'],
  ['Points that you keep', 'Puntos que conserva'],
  ['Points owed: spent before', 'Puntos por pagar: ya se habían usado'],
  ['Taken for points owed', 'Descontados de los puntos que debe'],
  [
    'Visit streak bonus corrected: a visit no longer counts',
    'Bono de racha corregido: una visita ya no cuenta',
  ],
])('the points history says %j as %j', (description, spanish) => {
  expect(written(description)).toBe(spanish);
});

// Asked: 316
test('a reward is known by the name that the server tells; another one stays as it is, marked as English', () => {
  expect(inSpanish.rewards.map(({ key }) => key)).toEqual(REWARDS_ON_OFFER.map(({ key }) => key));
  for (const { key, name, description } of REWARDS_ON_OFFER) {
    expect(translatedReward(key).lang).toBeUndefined();
    expect(translatedReward(key).text).not.toBe(name);
    expect(translatedDescription(key, description).text).not.toBe(description);
  }
  expect(translatedReward('Old Mug')).toEqual({ text: 'Old Mug', lang: 'en' });
  expect(translatedDescription('Old Mug', 'A mug.')).toEqual({ text: 'A mug.', lang: 'en' });
});

test('a grade is known by its type, or has the Spanish name that the ticket tells; without one it is marked as English', () => {
  expect(translatedGrade('steel', 'Steel', null)).toEqual({ text: 'Acero (fierro)' });
  expect(translatedGrade('rounding', 'Rounding', null)).toEqual({ text: 'Redondeo' });
  expect(translatedGrade('motors', 'Electric Motors', 'Motores (electric motors)')).toEqual({
    text: 'Motores (electric motors)',
  });
  expect(translatedGrade('motors', 'Electric Motors', null)).toEqual({ text: 'Electric Motors', lang: 'en' });
});

test.each([
  [dayTexts.withYear(dayTexts.monthDay(dayTexts.months[10] ?? '', 21), '2026'), '21 de noviembre de 2026'],
  [pointsTexts.points(1), '1 punto'],
  [pointsTexts.points(-1_234), '−1,234 puntos'],
  [unitTexts.of('each', '1'), 'pieza'],
  [unitTexts.of('ton', '2'), 'ton'],
  [ticketSheetTexts.rate('$4.50', 'lb'), '$4.50 por lb'],
  [ticketSheetTexts.rate('$6.00', 'each'), '$6.00 por pieza'],
  [ticketSheetTexts.deducted.moisture('0.5 lb'), 'Descuento de 0.5 lb por agua.'],
  [
    ticketSheetTexts.posted('$4.50 por lb', ticketSheetTexts.why.lower_grade),
    'El precio publicado era $4.50 por lb. Se pagó otro precio porque era de una calidad más baja.',
  ],
  [
    ticketSheetTexts.offered('$4.60 por lb', ticketSheetTexts.why.moisture),
    'El precio de su oferta era $4.60 por lb. Se pagó otro precio porque estaba mojado.',
  ],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});
