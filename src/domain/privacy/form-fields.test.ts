import { expect, test } from 'vitest';
import { allContracts } from '../../../tests/support/contracts.ts';
import { addQuotePhotoApi, addQuotePhotosApi } from '../quotes/quote-photos.api.ts';
import { fieldsOf, FORMS_PRIVACY } from './form-fields.ts';

/** Photos of a request, which the form's list names. */
const FILES: readonly unknown[] = [addQuotePhotoApi, addQuotePhotosApi];

// Asked: 345
test('every call by which a visitor sends something belongs to a form that the privacy page lists', async () => {
  const listed = new Set<unknown>(
    FORMS_PRIVACY.flatMap(({ calls }) => calls.map(({ contract }) => contract)),
  );
  // Only staff sign in.
  const sent = [...(await allContracts())].filter(
    ([, { access, path, input, body }]) =>
      access === undefined && !path.startsWith('/api/auth/') && (input !== undefined || body !== undefined),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.flatMap(([name, each]) => (listed.has(each) || FILES.includes(each) ? [] : [name]))).toEqual(
    [],
  );
});

test('a form’s fields are told once each, with those of groups', () => {
  const [request] = FORMS_PRIVACY;
  const fields = request ? fieldsOf(request) : [];
  expect(fields).toContain('Street of a pickup');
  expect(fields.filter((field) => field === 'Day of a pickup or call')).toHaveLength(1);
});
