import { expect, test } from 'vitest';
import { LEGAL_READ_ON, SHOP_RETURN_TERMS } from '../../src/business/legal.ts';
import { STAFF_ONLY_COOKIES, VISITOR_COOKIES } from '../../src/domain/privacy/cookies.ts';
import { fieldsOf, FORMS_PRIVACY } from '../../src/domain/privacy/form-fields.ts';
import { recipients } from '../../src/domain/privacy/recipients.ts';
import { DEVICE_STORAGE, STAFF_STORAGE } from '../../src/features/privacy/device-storage.ts';
import { BUILT_PAGES } from './built-page.ts';

/** What one reads, without markup. */
const textOf = (path: string) =>
  (BUILT_PAGES.find((page) => page.path === path)?.html ?? '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const privacy = textOf('/privacy');
const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

test('/privacy tells every field of every form, and how long it is kept', () => {
  expect(
    missing(
      privacy,
      FORMS_PRIVACY.flatMap((form) => [form.title, form.keptFor, ...fieldsOf(form)]),
    ),
  ).toEqual([]);
});

test('/privacy tells every cookie, every key on the device and every recipient; what measures only where it does', () => {
  const kept = [...VISITOR_COOKIES, ...STAFF_ONLY_COOKIES, ...STAFF_STORAGE];
  const unmeasured = DEVICE_STORAGE.filter(({ isMeasured }) => !isMeasured);
  const told = [...kept, ...unmeasured].flatMap(({ name, purpose, life }) => [name, purpose, life]);
  expect(missing(privacy, [...told, ...recipients(false).flatMap(({ name, gets }) => [name, gets])])).toEqual(
    [],
  );
  expect(privacy).not.toContain('Google Analytics');
  expect(privacy).toContain('Global Privacy Control');
});

test('/privacy names the records of sales that Georgia asks for, and that nobody can have them deleted', () => {
  const told = [
    'O.C.G.A. 10-1-350',
    'two years',
    'Georgia Bureau of Investigation',
    'delete or change them on request',
  ];
  expect(missing(privacy, told)).toEqual([]);
});

test('/terms says that an estimate is no offer, what points are worth, and how an order comes back', () => {
  const told = [
    SHOP_RETURN_TERMS,
    'It is no offer',
    'no cash value',
    'reward code',
    'the person whose current photo ID is shown',
  ];
  expect(missing(textOf('/terms'), told)).toEqual([]);
});

test('/accessibility names the standard, what is not tested, and whom to tell', () => {
  const told = [
    'WCAG) 2.2, level AA',
    'no screen reader on a real device',
    '(770) 555-0142',
    'hello@example.com',
  ];
  expect(missing(textOf('/accessibility'), told)).toEqual([]);
});

test('the three call themselves samples until a lawyer has read them', () => {
  for (const path of ['/privacy', '/terms', '/accessibility'])
    expect(textOf(path).includes('Sample: have your lawyer read it.')).toBe(LEGAL_READ_ON === null);
});

test('every page of visitors leads to all three', () => {
  const visitors = BUILT_PAGES.filter(({ path }) => !/^\/(admin|board|es\/tablero)(\/|$)/.test(path));
  const lacking = visitors.filter(
    ({ html }) => !['/privacy', '/terms', '/accessibility'].every((path) => html.includes(`href="${path}"`)),
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
});
