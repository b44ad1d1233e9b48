import { type MockHandler, type MockRequest, type MockServer, serveMock } from '../mock-server.ts';
import { candidateFor } from './candidates.ts';

const CREDENTIALS = { authId: 'sandbox-id', authToken: 'sandbox-token' };
const NEEDED = ['street', 'city', 'state', 'zipcode'];

const refusal = (status: number, message: string) => ({
  status,
  body: { errors: [{ id: Date.now(), message }] },
});

const answer: MockHandler = ({ method, path, query }: MockRequest) => {
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
 * A mock of Smarty's US Street API. It confirms an address whose ZIP code belongs to its state, unless a word in the street says
 * otherwise (candidates.ts).
 */
export async function startSmarty(): Promise<MockServer> {
  const { url, switches, stop } = await serveMock(answer);
  return {
    environment: {
      SMARTY_AUTH_ID: CREDENTIALS.authId,
      SMARTY_AUTH_TOKEN: CREDENTIALS.authToken,
      SMARTY_MOCK_URL: url,
    },
    switches,
    browse: answer,
    stop,
  };
}
