import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type { CarNeed } from '../../domain/vehicles/car-draft.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

/** The sum, as a ticket reads. Apart from the form's texts, because it is loaded after them. */
export const carTicketTexts = {
  missing: (parts: string) => `Still needed for the estimate: ${parts}.`,
  needs: {
    car: 'the car',
    kind: 'the kind of vehicle',
    condition: 'whether it’s complete',
    different: 'what’s different',
    handover: 'how it gets here',
    zip: 'the ZIP code for the tow',
  } satisfies Record<CarNeed, string>,
  weight: 'Weight',
  ours: 'what we’ve weighed this model at',
  maker: 'from the maker’s figures',
  typical: (kind: string) => `typical ${kind.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
  prices: {
    complete: (yard: string) => `Price, complete car, ${yard}`,
    incomplete: (yard: string) => `Price, incomplete car, ${yard}`,
  },
  /** In place of pounds. */
  lowerPrice: 'lower price',
  value: 'Weight × price',
  tow: 'Tow',
  miles: (miles: string) => `${miles} in a straight line`,
  /** "doesn’t roll, $25.00" */
  extra: (what: string, amount: string) => `${what.toLowerCase()}, ${amount}`,
  noTow: 'none: you’re bringing it in',
  free: 'free',
  ask: 'we tell you when we call',
  askTow: 'We tell you the tow when we call. It isn’t in this estimate.',
  range: 'About',
  nothing:
    '$0: the missing parts or the tow cost more than the car is worth. We may still take it. Call us or send the request.',
  unknown: (parts: string) => `Not sure about: ${parts}. That’s why there’s a range.`,
  estimate: 'An estimate. A person confirms it during business hours.',
  papers: 'Your papers',
  getting: 'Getting today’s price…',
  priceFailed: `We couldn’t get today’s price. Call ${PHONE}, or send the request without an estimate.`,
  priceByPhone: `This yard gives car prices by phone: ${PHONE}.`,
  retry: 'Try Again',
};
