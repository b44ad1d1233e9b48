import { expect, test } from 'vitest';
import { DELIVERY } from '../../src/business/delivery.ts';
import {
  PRIVACY_CHANGED_ON,
  SHOP_RETURN_TERMS,
  SPANISH_LEGAL_READING,
  TERMS_CHANGED_ON,
} from '../../src/business/legal.ts';
import returnsInSpanish from '../../src/content/legal.es.json' with { type: 'json' };
import { dayText } from '../../src/domain/locations/hours/special-days.ts';
import type * as cookies from '../../src/domain/privacy/cookies.ts';
import type * as formTexts from '../../src/domain/privacy/form-texts.ts';
import type * as recipientLists from '../../src/domain/privacy/recipients.ts';
import type * as storage from '../../src/features/privacy/device-storage.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { BUILT_PAGES } from './built-page.ts';

/** What one reads, without markup. */
const textOf = (path: string) =>
  (BUILT_PAGES.find((page) => page.path === path)?.html ?? '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

/** What the code knows, in the language of a page. */
interface Known {
  readonly forms: typeof formTexts;
  readonly cookies: typeof cookies;
  readonly storage: typeof storage;
  readonly recipients: typeof recipientLists;
}

const LANGUAGES: readonly [string, () => Promise<Known>][] = [
  [
    '/privacy',
    async () => ({
      forms: await import('../../src/domain/privacy/form-texts.ts'),
      cookies: await import('../../src/domain/privacy/cookies.ts'),
      storage: await import('../../src/features/privacy/device-storage.ts'),
      recipients: await import('../../src/domain/privacy/recipients.ts'),
    }),
  ],
  [
    '/es/privacidad',
    async () => ({
      forms: await inSpanish('src/domain/privacy/form-texts.es.ts'),
      cookies: await inSpanish('src/domain/privacy/cookies.ts'),
      storage: await inSpanish('src/features/privacy/device-storage.ts'),
      recipients: await inSpanish('src/domain/privacy/recipients.ts'),
    }),
  ],
];

// Asked: 345
test.each(LANGUAGES)(
  '%s tells of every form what it sends, why, and how long it is kept',
  async (path, known) => {
    const told = Object.values((await known()).forms.formTexts).flatMap((form) => Object.values(form));
    expect(missing(textOf(path), told)).toEqual([]);
  },
);

// Asked: 345
test.each(LANGUAGES)(
  '%s tells every cookie, every key on the device and every recipient; what measures only where it does',
  async (path, known) => {
    const { cookies: cookie, storage: stored, recipients: receivers } = await known();
    const kept = [...cookie.VISITOR_COOKIES, ...cookie.STAFF_ONLY_COOKIES, ...stored.STAFF_STORAGE];
    const unmeasured = stored.DEVICE_STORAGE.filter(({ isMeasured }) => !isMeasured);
    const told = [...kept, ...unmeasured].flatMap(({ name, purpose, life }) => [name, purpose, life]);
    const receive = receivers
      .recipients({ measures: false, reportsErrors: false })
      .flatMap(({ name, when, gets }) => [name, when, gets]);
    expect(missing(textOf(path), [...told, ...receive])).toEqual([]);
    expect(textOf(path)).not.toContain('Google Analytics');
    expect(textOf(path)).toContain('Global Privacy Control');
  },
);

// Asked: 346
test.each([
  ['/privacy', 'two years', 'delete or change them on request'],
  ['/es/privacidad', 'dos años', 'no podemos borrarlos ni cambiarlos aunque nos lo pida'],
])(
  '%s names the records of sales that Georgia asks for, and that nobody can have them deleted',
  (path, ...told) => {
    expect(missing(textOf(path), ['O.C.G.A. 10-1-350', 'Georgia Bureau of Investigation', ...told])).toEqual(
      [],
    );
  },
);

// Asked: 347
test.each([
  [
    '/terms',
    SHOP_RETURN_TERMS,
    'It isn’t an offer',
    'no cash value',
    'reward code',
    'the person who shows their current photo ID',
  ],
  [
    '/es/terminos',
    returnsInSpanish.returnTerms,
    'No es una oferta',
    'no tienen valor en efectivo',
    'código de recompensa',
    'la persona que muestra su identificación vigente con foto',
  ],
])(
  '%s says that an estimate is no offer, what points are worth, and how an order comes back',
  (path, ...told) => {
    expect(missing(textOf(path), told)).toEqual([]);
  },
);

test('/terms names the area that the shop ships to', () =>
  expect(textOf('/terms').toLowerCase()).toContain(DELIVERY.area.toLowerCase()));

// Asked: 347
test.each([
  ['/accessibility', 'WCAG) 2.2, level AA', 'with a screen reader on a real device'],
  ['/es/accesibilidad', 'WCAG) 2.2, nivel AA', 'con un lector de pantalla en un dispositivo real'],
])('%s names the standard, what is not tested, and whom to tell', (path, ...told) => {
  expect(missing(textOf(path), [...told, '(770) 555-0142', 'hello@example.com'])).toEqual([]);
});

const THREE = ['/privacy', '/terms', '/accessibility'];
const THREE_IN_SPANISH = ['/es/privacidad', '/es/terminos', '/es/accesibilidad'];

// Asked: 348
test('privacy and terms say when they last changed; what owners still have to do is on the launch page alone', () => {
  const [privacy, terms] = ['/privacy', '/terms'].map(textOf);
  expect(privacy).toContain(`Last changed on ${dayText(PRIVACY_CHANGED_ON ?? '')}.`);
  expect(terms).toContain(`Last changed on ${dayText(TERMS_CHANGED_ON ?? '')}.`);
  expect(textOf('/es/terminos')).toContain('Último cambio: ');
  const toOwners = /have your lawyer|pida a su abogado|Sample: /;
  expect(BUILT_PAGES.filter(({ path }) => toOwners.test(textOf(path)))).toEqual([]);
});

// Asked: 349
test('the Spanish ones say who has reviewed them, or that the English text holds, and lead to it', () => {
  THREE_IN_SPANISH.forEach((path, index) => {
    expect(textOf(path).includes('Revisado por')).toBe(SPANISH_LEGAL_READING !== null);
    expect(textOf(path).includes('La versión en inglés es la que vale')).toBe(SPANISH_LEGAL_READING === null);
    const { html } = BUILT_PAGES.find((page) => page.path === path) ?? { html: '' };
    const link = new RegExp(`<a[^>]* href="${THREE[index]}" hreflang="en"[^>]*>\\s*La versión en inglés`);
    expect(link.test(html)).toBe(SPANISH_LEGAL_READING === null);
  });
});

// Asked: 350
test('every page of visitors leads to all three, in its own language', () => {
  const visitors = BUILT_PAGES.filter(({ path }) => !/^\/(admin|board|es\/tablero)(\/|$)/.test(path));
  const lacking = visitors.filter(({ path, html }) => {
    const three = /^\/es(?:\/|$)/.test(path) ? THREE_IN_SPANISH : THREE;
    return !three.every((each) => html.includes(`href="${each}"`));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});
