import * as z from 'zod/mini';
import {
  ADDRESS_CITY_MAX_LENGTH,
  ADDRESS_STREET_MAX_LENGTH,
  ADDRESS_ZIP_MAX_LENGTH,
} from '../../business/constants.ts';
import { cleanCapitals } from '../shared/text/clean-text.ts';
import { atMost, cleaned, line } from '../shared/text/text.ts';
import { addressSentences } from './texts.ts';
import { cleanZip } from './zip-code.ts';

/** A US postal address, cleaned. `state` is two upper-case letters, `zip` with a dash if it has nine digits. */
export const addressSchema = z.object({
  address: line(1, ADDRESS_STREET_MAX_LENGTH, addressSentences.address),
  city: line(1, ADDRESS_CITY_MAX_LENGTH, addressSentences.city),
  state: cleaned(z.string().check(z.regex(/^[A-Z]{2}$/, addressSentences.state)), cleanCapitals),
  zip: cleaned(
    z.string().check(z.minLength(1, addressSentences.zip), atMost(ADDRESS_ZIP_MAX_LENGTH)),
    cleanZip,
  ),
});

export type Address = z.output<typeof addressSchema>;
