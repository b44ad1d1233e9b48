import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/root.ts';
import { LAWFUL_HOURS_MESSAGE } from '../locations/hours/lawful-hours.ts';
import { isContentFile } from './content-files.ts';
import { contentProblem } from './content-schemas.ts';

const entry = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, `src/content/${name}.json`), 'utf8')) as Record<string, unknown>;
const hours = (opens: string, closes: string) => ({ opens, closes });

const PEOPLE = {
  photo: '../../assets/yards/img_0413.webp',
  alt: 'Dale at the scale',
  spanishAlt: 'Dale en la báscula',
};

const NO_PHOTO = ', photo: Please choose a photo: JPEG, PNG or WebP';

// Asked: 338, 339, 353
test.each<[string, object, string | null]>([
  ['yards/griffin', { spanish: undefined }, null],
  ['yards/griffin', { spanish: null }, null],
  ['yards/griffin', { spanish: {} }, ', spanish: Please enter at least one day, or clear this section'],
  [
    'yards/griffin',
    { spanish: { weekdays: { opens: '07:00', closes: '12:00' } } },
    ', spanish, weekdays: Please stay within the yard’s hours',
  ],
  [
    'yards/griffin',
    { spanish: { sunday: { opens: '08:00', closes: '12:00' } } },
    ', spanish, sunday: Please stay within the yard’s hours',
  ],
  ['yards/griffin', {}, null],
  ['yards/griffin', { sunday: null }, null],
  ['yards/griffin', { sunday: hours('09:00', '12:00') }, null],
  [
    'yards/griffin',
    { sunday: hours('12:00', '09:00') },
    ', sunday, closes: Closing time must be after opening time',
  ],
  ['yards/griffin', { weekdays: hours('08:00', '16:31') }, ', weekdays, closes: Please choose a time'],
  ['yards/griffin', { saturday: hours('07:00', '19:00') }, null],
  ['yards/griffin', { saturday: hours('06:45', '12:00') }, `, saturday, opens: ${LAWFUL_HOURS_MESSAGE}`],
  ['yards/griffin', { weekdays: hours('08:00', '19:15') }, `, weekdays, closes: ${LAWFUL_HOURS_MESSAGE}`],
  [
    'holidays',
    { days: [{ date: '2027-12-24', reason: 'x', hours: hours('05:00', '09:00') }] },
    `, days, number 1, hours, opens: ${LAWFUL_HOURS_MESSAGE}`,
  ],
  ['yards/griffin', { saturday: undefined }, ', saturday: Please choose both times'],
  [
    'yards/griffin',
    { phone: '(770) 555-0142' },
    ', phone: Please enter a US phone number such as (770) 555-0142',
  ],
  ['yards/griffin', { zip: '3022' }, ', zip: Please enter five digits'],
  ['yards/griffin', { street: '' }, ', street: Please fill this in'],
  ['yards/griffin', { order: 1.5 }, ', order: Please enter a whole number'],
  ['yards/griffin', { id: 'newnan' }, ': unknown field id'],
  ['home', { hero: { above: 'Three yards' } }, ', hero, line: Please fill this in'],
  ['home', { quote: 'x'.repeat(121) }, ', quote: Please use at most 120 characters'],
  ['material-cards', {}, null],
  ['material-cards', { cards: [] }, ', cards: Please enter at least 6'],
  ['bring', {}, null],
  ['bring', { refused: [{ what: 'Tires' }] }, ', refused, number 1, why: Please fill this in'],
  ['pages', { pickup: '' }, ', pickup: Please fill this in'],
  ['delivery', { fromOffice: undefined }, ', fromOffice: Please fill this in'],
  ['care', { cotton: [] }, ', cotton: Please enter at least 1'],
  ['care', { wool: ['Cold'] }, ': unknown field wool'],
  [
    'holidays',
    { days: [{ date: '2027-02-30', reason: 'x' }] },
    ', days, number 1, date: Please choose a day',
  ],
  [
    'holidays',
    { days: ['a', 'b'].map((reason) => ({ date: '2027-01-01', reason })) },
    ', days: Please enter each day once',
  ],
  ['yard-pages/griffin', { maxTrailerFeet: 75.5 }, ', maxTrailerFeet: Please enter a whole number'],
  ['yard-pages/griffin', { photo: '../../assets/yards/img_0412.webp' }, null],
  ['yard-pages/griffin', { photo: null }, null],
  ['yard-pages/griffin', { photo: '../../assets/yards/../x.webp' }, NO_PHOTO],
  ['yard-pages/griffin', { photo: '../../assets/yards/x.svg' }, NO_PHOTO],
  ['yard-pages/griffin', { people: null }, null],
  ['yard-pages/griffin', { people: PEOPLE }, null],
  [
    'yard-pages/griffin',
    { people: { ...PEOPLE, photo: '../../assets/yards/x.svg' } },
    ', people, photo: Please choose a photo: JPEG, PNG or WebP',
  ],
  ['yard-pages/griffin', { people: { ...PEOPLE, alt: ' ' } }, ', people, alt: Please fill this in'],
  [
    'yard-pages/griffin',
    { people: { ...PEOPLE, spanishAlt: undefined } },
    ', people, spanishAlt: Please fill this in',
  ],
  ['yard-pages/griffin', { reasons: [] }, ', reasons: Please enter at least 3'],
  ['business/contact', { email: 'hello' }, ', email: Please enter an email address'],
  [
    'business/about',
    { facebook: 'http://x' },
    ', facebook: Please enter a web address that starts with https://',
  ],
  ['business/about', { sampleAuthors: undefined }, null],
  ['business/about.es', {}, null],
  ['business/about.es', { foundedYear: 1999 }, ': unknown field foundedYear'],
  ['yards/atlanta.es', {}, null],
  ['yards/atlanta.es', { phone: '+17705550142' }, ': unknown field phone'],
  ['yard-pages/newnan.es', { entrance: '' }, ', entrance: Please fill this in'],
  ['home.es', { quote: 'x'.repeat(121) }, ', quote: Please use at most 120 characters'],
  ['memberships.es', { purposes: { guild: 'x' } }, ', purposes, dismantlers: Please fill this in'],
  ['home', { services: [] }, ', services: Please enter at least 1'],
  ['legal', { spanishReadBy: 'Ana Ruiz', spanishReadOn: '2027-02-02' }, null],
  ['legal', { spanishReadOn: 'soon' }, ', spanishReadOn: Please choose a day'],
  ['legal', { company: 'Yard LLC', companyRecord: 'https://ecorp.sos.ga.gov/1', sellerAge: 18 }, null],
  [
    'legal',
    { companyRecord: 'ecorp.sos.ga.gov' },
    ', companyRecord: Please enter a web address that starts with https://',
  ],
  ['legal', { termsChangedOn: 'today' }, ', termsChangedOn: Please choose a day'],
  ['yard-pages/griffin', { sheriff: 'Spalding County, No. 1', scalesInspectedOn: '2026-10-03' }, null],
  ['samples', { reviews: 'hidden' }, ', reviews: Please choose'],
  ['legal.es', {}, null],
  ['legal.es', { returnDays: 60 }, ': unknown field returnDays'],
  ['delivery.es', { madeToOrder: '' }, ', madeToOrder: Please fill this in'],
  ['launch', { law: true }, null],
  ['launch', { lore: true }, ': unknown field lore'],
])('%s with %j: %s', (name, changed, problem) => {
  const path = `src/content/${name}.json`;
  expect(contentProblem(path, { ...entry(name), ...changed })).toBe(problem && `${path}${problem}`);
});

const listed = (name: string, list: string) => entry(name)[list] as readonly Record<string, unknown>[];
const rewards = (change: (reward: Record<string, unknown>) => object) =>
  contentProblem('src/content/rewards.json', {
    rewards: listed('rewards', 'rewards').map((reward) => ({ ...reward, ...change(reward) })),
  });

test('a reward may be renamed, but neither its dollars nor what the books call it may change', () => {
  expect(rewards(({ name }) => ({ name: `${String(name)} of ours` }))).toBeNull();
  expect(rewards(({ name }) => ({ name: String(name).replace('$3 ', '$5 ') }))).toContain(
    'name: Please leave the dollar amount as it is',
  );
  expect(rewards(({ key }) => ({ key: String(key).replace('Mug', 'Cup') }))).toContain(
    'Please leave "Internal name" as it is',
  );
  expect(rewards(() => ({ name: '' }))).toContain('rewards, number 1, name: Please fill this in');
});

test('a reward in Spanish promises the same dollars as in English', () => {
  const path = 'src/content/rewards.es.json';
  const content = entry('rewards.es') as { readonly rewards: readonly { readonly name: string }[] };
  expect(contentProblem(path, content)).toBeNull();
  const dearer = content.rewards.map((reward) => ({ ...reward, name: reward.name.replace('$3', '$5') }));
  expect(contentProblem(path, { rewards: dearer })).toContain(
    'name: Please leave the dollar amount as it is',
  );
});

test('each seal stands beside one membership', () => {
  const all = listed('memberships', 'memberships').map((each) => ({ ...each, seal: 'guild' }));
  expect(contentProblem('src/content/memberships.json', { memberships: all })).toContain(
    'use each seal once',
  );
});

test.each([
  ['src/content/yards/griffin.json', true],
  ['src/content/materials/copper.md', true],
  ['src/content/materials/gold.md', false],
  ['src/content/yards/macon.json', true],
  ['src/content/yards/macon-2.json', false],
  ['src/content/yards/../../../package.json', false],
  ['src/business/yards.ts', false],
])('%s is content: %s', (path, isIt) => {
  expect(isContentFile(path)).toBe(isIt);
  const refused = contentProblem(path, {}) === `${path}: the editor can’t save this file`;
  expect(refused).toBe(!isIt);
});
