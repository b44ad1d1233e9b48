import { expect, test } from 'vitest';
import { RequestError } from '../../lib/requests/request.ts';
import { staffFailure } from './staff-failure.ts';

test('whose role was changed in the middle of work reads so, and that nothing typed is lost', () => {
  const body = JSON.stringify({ error: 'That isn’t allowed.', code: 'forbidden' });
  const refused = new RequestError(new Response(body, { status: 403 }), body);
  expect(staffFailure(refused)).toBe(
    'Your role doesn’t allow this. If it was changed just now, ask an owner. What you typed is still here.',
  );
});
