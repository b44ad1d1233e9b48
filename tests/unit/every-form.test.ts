import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';

// A form that no journey presses empty may say nothing of what is missing.

/** Forms that nobody can send empty, and why. */
const NOT_PRESSED: Readonly<Record<string, string>> = {
  'features/offers/OfferAnswer.tsx': 'one may decline without a reason',
  'features/checkout/payment/card/CardForm.tsx': 'the fields of the card are Stripe’s own',
  'features/estimate/EstimateSection.astro': 'its button loads the page again',
  'features/materials/BringCheck.astro': 'it has no button: each answer counts at once',
  'features/admin/account/DeviceNotifications.tsx': 'any time at every yard is chosen from the start',
  'features/admin/quotes/QuoteStateButtons.tsx': 'the amount is optional',
  'features/admin/privacy/ClosePrivacy.tsx': 'the note is optional',
  'features/admin/holds/HoldLimits.tsx': 'its choices have a value, and a blank limit is the usual one',
  'features/price-alerts/OwnAlerts.tsx': 'it begins with the amount that is set',
  'features/admin/users/UserYards.tsx': 'no yard means all of them',
  'features/admin/ui/lists/ListFilter.tsx': 'an empty search shows the whole list',
};

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FILES = globSync('src/**/*.{tsx,astro}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
/** Without comments; a dialog's form only closes it. */
const SOURCES = new Map(
  FILES.map((file) => [
    file.slice('src/'.length),
    read(file)
      .replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')
      .replaceAll('<form method="dialog"', ''),
  ]),
);

/** What puts a form around the fields it is given: itself no form. */
const FRAMES = [...SOURCES].flatMap(([file, text]) =>
  /<form\b.*\{children\}.*<\/form>/s.test(text) ? [{ file, name: basename(file, '.tsx') }] : [],
);

const counted = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => [name, names.filter((each) => each === name).length]),
  );

test('the frames of forms were found', () => {
  expect(FRAMES.map(({ name }) => name).toSorted()).toEqual([
    'MailedCodeForm',
    'RequestFormFrame',
    'StaffForm',
  ]);
});

test('every form is pressed empty by a journey, or cannot be', () => {
  const tag = new RegExp(`<(?:form|${FRAMES.map(({ name }) => name).join('|')})\\b`, 'g');
  const forms = [...SOURCES].flatMap(([file, text]) =>
    FRAMES.some((frame) => frame.file === file) ? [] : [...text.matchAll(tag)].map(() => file),
  );
  const pressed = ['empty-forms', 'admin-empty-forms'].flatMap((spec) =>
    [...read(`tests/e2e/${spec}.spec.ts`).matchAll(/^ {2,4}\[?'(features\/[\w/-]+\.\w+)',/gm)].map(
      ([, file]) => file ?? '',
    ),
  );
  expect(counted([...pressed, ...Object.keys(NOT_PRESSED)])).toEqual(counted(forms));
});
