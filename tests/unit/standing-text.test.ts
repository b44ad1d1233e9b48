import { expect, test } from 'vitest';
import type { Offer, RequestPage } from '../../src/domain/offers/offers.api.ts';
import type * as differences from '../../src/domain/offers/lines/offer-difference.ts';
import * as standings from '../../src/features/offers/standing-text.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';
import { storedCar } from '../support/vehicle.ts';

const spanish = await inSpanish<typeof standings>('src/features/offers/standing-text.ts');
const { offerDifference } = await inSpanish<typeof differences>(
  'src/domain/offers/lines/offer-difference.ts',
);

const OFFER: Offer = {
  id: '1',
  version: 1,
  standing: 'sent',
  lines: [{ metalType: null, label: 'Latón', price: '2.6', unit: 'ton', weight: '1' }],
  totalCents: 26_000,
  pickupFeeCents: 0,
  yardId: 'griffin',
  conditions: ['no_trash'],
  message: '',
  sentAt: '2026-11-23T15:00:00.000Z',
  validUntil: '2026-11-24T21:30:00.000Z',
  seenAt: null,
  decidedAt: '2026-11-24T16:00:00.000Z',
  decidedName: 'Ada Wright',
  declineReason: 'sold',
  endedAt: '2026-11-24T16:00:00.000Z',
};

const PAGE: RequestPage = {
  now: '2026-11-23T15:00:00.000Z',
  code: '3F9A2C',
  kind: 'quote',
  receivedAt: '2026-11-23T14:00:00.000Z',
  standing: 'received',
  answerBy: '2026-11-24T18:10:00.000Z',
  day: null,
  time: null,
  stop: null,
  yardId: 'griffin',
  photos: 0,
  car: null,
  offer: OFFER,
  replaced: null,
  weight: null,
  notes: [],
};
const STOP = { day: '2026-12-01', startsAt: 570, state: 'planned', version: 1, changesUntil: null } as const;
const PICKUP = { kind: 'pickup', day: '2026-11-30', time: 'morning' } as const;

test.each<[Partial<RequestPage>, english: string, spanish: string]>([
  [
    {},
    'Expect our answer by 1:10 PM tomorrow, Eastern time.',
    'Le contestamos a más tardar mañana a la 1:10\u00A0p.\u00A0m., hora de Georgia.',
  ],
  [
    { ...PICKUP, standing: 'reading', stop: STOP },
    'Someone here is taking care of it.\nExpect our answer by 1:10 PM tomorrow, Eastern time.\nOur truck is planned for Tuesday, December 1, 2026, 9:30 AM-10:30 AM Eastern time.',
    'Alguien de aquí ya la está atendiendo.\nLe contestamos a más tardar mañana a la 1:10\u00A0p.\u00A0m., hora de Georgia.\nNuestro camión está programado para el martes 1 de diciembre de 2026, de 9:30\u00A0a.\u00A0m. a 10:30\u00A0a.\u00A0m. (hora de Georgia).',
  ],
  [
    { ...PICKUP, standing: 'accepted', stop: { ...STOP, state: 'on_the_way' } },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nOur truck is on the way to you now.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nNuestro camión ya va en camino.',
  ],
  [
    { ...PICKUP, standing: 'reading' },
    'Someone here is taking care of it.\nExpect our answer by 1:10 PM tomorrow, Eastern time.\nThe pickup isn’t booked yet: we’ll agree on a price and a time first.',
    'Alguien de aquí ya la está atendiendo.\nLe contestamos a más tardar mañana a la 1:10\u00A0p.\u00A0m., hora de Georgia.\nLa recolección todavía no está programada: primero acordamos el precio y la hora.',
  ],
  [
    { kind: 'callback', day: '2026-11-30', time: '13:00' },
    'We’ll call you on Monday, November 30, 2026, 1:00 PM-1:30 PM Eastern time, at the number you gave us.',
    'Le llamamos el lunes 30 de noviembre de 2026, de 1:00\u00A0p.\u00A0m. a 1:30\u00A0p.\u00A0m. (hora de Georgia), al número que nos dio.',
  ],
  [
    { standing: 'accepted' },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nPlease bring your load and photo ID to our Griffin GA yard by Nov 24, 4:30 PM Eastern time.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nTraiga su carga y su identificación con foto a nuestro patio de Griffin GA, a más tardar el 24 de nov, 4:30\u00A0p.\u00A0m., hora de Georgia.',
  ],
  [
    { standing: 'accepted', car: storedCar() },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nPlease bring your car, photo ID and the papers below to our Griffin GA yard by Nov 24, 4:30 PM Eastern time.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nTraiga su carro, su identificación con foto y los papeles de abajo a nuestro patio de Griffin GA, a más tardar el 24 de nov, 4:30\u00A0p.\u00A0m., hora de Georgia.',
  ],
  [
    { standing: 'accepted', now: '2026-11-24T21:30:00.000Z' },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nIts price was good until Nov 24, 4:30 PM Eastern time. Please call us for today’s.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nEl precio fue válido hasta el 24 de nov, 4:30\u00A0p.\u00A0m., hora de Georgia. Llámenos y le damos el de hoy.',
  ],
  [
    { standing: 'accepted', kind: 'pickup' },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nWe’ll call you to set a pickup time.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nLe llamamos para acordar cuándo pasamos por su metal.',
  ],
  [
    { standing: 'accepted', kind: 'pickup', car: storedCar() },
    'Ada Wright accepted it on Nov 24, 11:00 AM Eastern time.\nWe’ll call you to set a time for the tow.',
    'Ada Wright la aceptó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia.\nLe llamamos para acordar cuándo pasamos por su carro.',
  ],
  [
    { standing: 'declined' },
    'Declined on Nov 24, 11:00 AM Eastern time: “I already sold it.” Changed your mind? Please call us.',
    'Se rechazó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia: ya lo vendí. ¿Cambió de opinión? Llámenos.',
  ],
  [
    { standing: 'declined', offer: { ...OFFER, declineReason: 'none' } },
    'Declined on Nov 24, 11:00 AM Eastern time. Changed your mind? Please call us.',
    'Se rechazó el 24 de nov, 11:00\u00A0a.\u00A0m., hora de Georgia. ¿Cambió de opinión? Llámenos.',
  ],
])('%j reads alike in both languages', (changes, english, translated) => {
  const page = { ...PAGE, ...changes };
  expect(standings.standingText(page).text).toBe(english);
  expect(spanish.standingText(page).text).toBe(translated);
});

test('a callback is called scheduled, and a car’s request a car', () => {
  expect(standings.standingText({ ...PAGE, kind: 'callback' }).title).toBe('Your callback is scheduled');
  const page = { ...PAGE, car: storedCar() };
  expect(standings.standingText(page).title).toBe('We have your car’s details');
  expect(spanish.standingText({ ...page, standing: 'reading' }).title).toBe(
    'Estamos preparando la oferta por su carro',
  );
});

const STANDINGS = [
  'received',
  'reading',
  'answered',
  'offer',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'closed',
] as const satisfies readonly RequestPage['standing'][];

test.each(STANDINGS)('a request that is %s says so in Spanish', (standing) => {
  for (const request of [PAGE, { ...PAGE, ...PICKUP }, { ...PAGE, car: storedCar() }]) {
    const page = { ...request, standing };
    const { icon, title, text } = spanish.standingText(page);
    const english = standings.standingText(page);
    expect(icon).toBe(english.icon);
    expect([title, text].filter((line) => line === '' || ENGLISH_WORDS.test(line))).toEqual([]);
  }
});

test('what a newer offer changes is told in Spanish, and names of lines as they were typed', () => {
  const newer = {
    ...OFFER,
    lines: [{ metalType: null, label: 'Red brass', price: '30', unit: 'each', weight: '2' } as const],
    totalCents: 6_000,
    yardId: 'newnan' as const,
    conditions: ['photo_id' as const],
  };
  expect(offerDifference(OFFER, newer)).toEqual([
    'Total: $60.00; antes, $260.00',
    'Red brass: se agregó, $30.00 por pieza, 2 piezas',
    'Latón: ya no es parte de la oferta',
    'Patio: Newnan GA; antes, Griffin GA',
    'Condición nueva: Voy a mostrar una identificación oficial con foto, y el pago es para la persona que aparece en ella.',
    'Ya no es condición: La carga no trae basura, líquidos ni llantas.',
  ]);
});
