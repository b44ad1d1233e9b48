import * as z from 'zod/mini';
import { perConfig, required } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { noteFailure } from '../health/note-outcome.ts';
import { PaypalRefusal, send } from './send-to-paypal.ts';

const TIMEOUT_MS = 2_500;
/** Renewed this long before it expires, so that it outlives the request it is for. */
const MARGIN_MS = 60_000;

const grant = z.object({ access_token: z.string(), expires_in: z.number() });

interface Grant {
  readonly token: Promise<string>;
  until: number;
}

const memory = perConfig((): { grant?: Grant | undefined } => ({}));

export function forgetAccessToken(): void {
  memory().grant = undefined;
}

async function ask(): Promise<{ token: string; until: number }> {
  const { clientId, secret } = required('paypal');
  const headers = {
    authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const request = { method: 'POST', headers, body: 'grant_type=client_credentials' };
  const { status, value } = await send('/v1/oauth2/token', request, TIMEOUT_MS);
  const { data } = grant.safeParse(value);
  if (status !== 200 || !data) {
    const refusal = new PaypalRefusal(`TOKEN_${status}`);
    noteFailure('paypal', refusal);
    throw outage(refusal);
  }
  return { token: data.access_token, until: Date.now() + data.expires_in * 1000 - MARGIN_MS };
}

/** Our access token; parallel callers share one request, and it is cached until shortly before it expires. Throws unavailable. */
export async function accessToken(): Promise<string> {
  const current = memory();
  if (current.grant && Date.now() < current.grant.until) return current.grant.token;
  const asked = ask();
  const mine = { token: asked.then(({ token }) => token), until: Number.POSITIVE_INFINITY };
  current.grant = mine;
  try {
    mine.until = (await asked).until;
  } catch {
    if (current.grant === mine) current.grant = undefined;
  }
  return mine.token;
}
