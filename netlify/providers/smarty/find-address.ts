import * as z from 'zod/mini';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import { NO_FINDING, type PostalFinding } from '../../../src/domain/addresses/judge-address.ts';
import type { SmartyConfig } from '../../lib/provider-config.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

const API = 'https://us-street.api.smarty.com';
/** Shorter than the browser's ten seconds and our own answer's deadline. */
const TIMEOUT_MS = 5_000;

/** Smarty did not answer, or not as expected. */
class SmartyOutage extends Error {
  override readonly name = 'SmartyOutage';
}

const text = z._default(z.string(), '');
// https://www.smarty.com/docs/cloud/us-street-api
const candidatesSchema = z.array(
  z.object({
    delivery_line_1: text,
    delivery_line_2: text,
    components: z.object({
      city_name: text,
      default_city_name: text,
      state_abbreviation: text,
      zipcode: text,
      plus4_code: text,
    }),
    metadata: z.object({
      record_type: text,
      precision: text,
      latitude: z.optional(z.number()),
      longitude: z.optional(z.number()),
    }),
    analysis: z.object({ dpv_match_code: text, dpv_cmra: text, dpv_vacant: text, dpv_no_stat: text }),
  }),
);

type Candidate = z.output<typeof candidatesSchema>[number];

/** Y: deliverable. S: the given unit is unknown. D: a unit is missing. N or empty: unknown. */
const MATCHES: Readonly<Record<string, PostalFinding['match']>> = {
  Y: 'exact',
  S: 'unit',
  D: 'unit_missing',
};

/** A block or better. Others are the center of a ZIP code or a town. */
const PRECISE: readonly string[] = ['Zip9', 'Structure', 'Parcel', 'Rooftop'];
/** A PO box, and whatever is fetched at a counter: no car stands there. */
const AT_THE_POST_OFFICE: readonly string[] = ['P', 'G'];

function placeOf({
  record_type,
  precision,
  latitude: lat,
  longitude: lng,
}: Candidate['metadata']): PostalFinding['place'] {
  const isThere = PRECISE.includes(precision) && !AT_THE_POST_OFFICE.includes(record_type);
  return isThere && lat !== undefined && lng !== undefined ? { lat, lng } : null;
}

function findingOf({
  delivery_line_1,
  delivery_line_2,
  components,
  metadata,
  analysis,
}: Candidate): PostalFinding {
  const match = MATCHES[analysis.dpv_match_code] ?? 'none';
  if (match === 'none') return NO_FINDING;
  const { city_name, default_city_name, state_abbreviation, zipcode, plus4_code } = components;
  return {
    match,
    delivery: {
      address: [delivery_line_1, delivery_line_2].filter(Boolean).join(' '),
      city: city_name || default_city_name,
      state: state_abbreviation,
      zip: plus4_code ? `${zipcode}-${plus4_code}` : zipcode,
    },
    place: placeOf(metadata),
    isVacant: analysis.dpv_vacant === 'Y',
    isNoStat: analysis.dpv_no_stat === 'Y',
    isGeneralDelivery: metadata.record_type === 'G',
    isPoBox: metadata.record_type === 'P',
    isPrivateMailbox: analysis.dpv_cmra === 'Y',
  };
}

/** What Smarty's US Street API knows about an address. Throws SmartyOutage. */
export async function findAddress(
  { authId, authToken, mockUrl }: SmartyConfig,
  { address, city, state, zip }: Address,
): Promise<PostalFinding> {
  const query = new URLSearchParams({
    'auth-id': authId,
    'auth-token': authToken,
    street: address,
    city,
    state,
    zipcode: zip,
    candidates: '1',
    match: 'strict',
  });
  try {
    const response = await fetch(`${mockUrl ?? API}/street-address?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new StatusError(response.status);
    const [candidate] = candidatesSchema.parse(await response.json());
    noteSuccess('smarty');
    return candidate ? findingOf(candidate) : NO_FINDING;
  } catch (cause) {
    noteFailure('smarty', cause);
    throw new SmartyOutage('no usable answer', { cause });
  }
}
