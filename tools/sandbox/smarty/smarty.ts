import { serveRoom, type Answerer, type Room, type RoomRequest } from '../room.ts';
import { candidateFor } from './candidates.ts';

const CREDENTIALS = { authId: 'sandbox-id', authToken: 'sandbox-token' };
const NEEDED = ['street', 'city', 'state', 'zipcode'];

const refusal = (status: number, message: string) => ({
  status,
  body: { errors: [{ id: Date.now(), message }] },
});

const answer: Answerer = ({ method, path, query }: RoomRequest) => {
  if (method !== 'GET' || path !== '/street-address') return refusal(404, 'Not found');
  const isKnown =
    query.get('auth-id') === CREDENTIALS.authId && query.get('auth-token') === CREDENTIALS.authToken;
  if (!isKnown) return refusal(401, 'Authentication required');
  if (NEEDED.some((name) => !query.get(name))) return refusal(422, 'Missing required fields');
  const candidate = candidateFor({
    street: query.get('street') ?? '',
    city: query.get('city') ?? '',
    state: query.get('state') ?? '',
    zipcode: query.get('zipcode') ?? '',
  });
  return { status: 200, body: candidate ? [candidate] : [] };
};

/**
 * A stand-in for Smarty's US Street API. It believes an address whose ZIP code belongs to its state; words in the street
 * make it answer otherwise (candidates.ts lists them).
 */
export async function startSmarty(): Promise<Room> {
  const { url, switches, stop } = await serveRoom(answer);
  return {
    environment: {
      SMARTY_AUTH_ID: CREDENTIALS.authId,
      SMARTY_AUTH_TOKEN: CREDENTIALS.authToken,
      SMARTY_STAND_IN_URL: url,
    },
    switches,
    browse: answer,
    stop,
  };
}
