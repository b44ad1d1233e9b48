import { expect, test } from 'vitest';
import { RequestError } from '../../lib/requests/request.ts';
import { staffFailure } from './staff-failure.ts';

const refused = (figures?: object) => {
  const body = JSON.stringify({ error: 'That isn’t allowed.', code: 'forbidden', figures });
  return new RequestError(new Response(body, { status: 403 }), body);
};

test.each([
  ['newnan', 'Newnan GA isn’t one of your yards. Ask an owner. What you typed is still here.'],
  [
    null,
    'Prices for all yards aren’t yours to change. Choose your yard, or ask an owner. What you typed is still here.',
  ],
])('who may not act at %s reads where', (yardId, text) => {
  expect(staffFailure(refused({ yardId }))).toBe(text);
});

test('whose role was changed in the middle of work reads so, and that nothing typed is lost', () => {
  expect(staffFailure(refused())).toBe(
    'Your role doesn’t allow this. If it was changed just now, ask an owner. What you typed is still here.',
  );
});

test('who tried too often reads how long to wait, in whole minutes', () => {
  const headers = { 'retry-after': '880' };
  expect(staffFailure(new RequestError(new Response('', { status: 429, headers }), ''))).toBe(
    'Too many attempts. Please wait 15 minutes.',
  );
});
