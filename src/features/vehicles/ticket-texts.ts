import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import type { VehiclePart, VehicleQuestion } from '../../business/vehicles.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type { PapersAdvice } from '../../domain/vehicles/papers.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

/** The sum, as a ticket reads. Apart from the form's texts, because it is loaded after them. */
export const carTicketTexts = {
  missing: (parts: string) => `Still needed for the estimate: ${parts}.`,
  needs: { car: 'the car', condition: 'whether it’s complete', zip: 'the ZIP code for the tow' },
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
  miles: (miles: string) => `about ${miles} in a straight line`,
  /** "doesn’t roll, $25.00" */
  extra: (what: string, amount: string) => `${what.toLowerCase()}, ${amount}`,
  noTow: 'none: you’re bringing it in',
  free: 'free',
  ask: 'we tell you when we call',
  /** What an answer takes off. */
  off: {
    engine: 'No engine',
    transmission: 'No transmission',
    converter: 'No catalytic converter',
    battery: 'No battery',
    wheels: 'Wheels missing',
    rolls: 'Doesn’t roll',
    keys: 'No keys',
    floodOrFire: 'Flood or fire',
    cabinEmpty: 'Not empty inside',
  } as Readonly<Record<VehicleQuestion, string>>,
  /** What else its pounds are for than its weight. */
  offNotes: {
    cabinEmpty: 'the cost of cleaning it out, counted as pounds',
  } as Readonly<Partial<Record<VehiclePart, string>>>,
  /** The same in a list of what nobody knows. */
  parts: {
    engine: 'engine',
    transmission: 'transmission',
    converter: 'catalytic converter',
    battery: 'battery',
    wheels: 'wheels',
    rolls: 'whether it rolls',
    keys: 'keys',
    floodOrFire: 'flood or fire',
    cabinEmpty: 'whether it’s empty inside',
  } as Readonly<Record<VehicleQuestion, string>>,
  advice: {
    bring_title: 'Bring the title, signed, with your photo ID.',
    sworn_statement:
      'Georgia lets you sell this one with a sworn statement (form MV-1SP) instead of a title. You fill it out at the yard.',
    replacement_title:
      'First get a replacement title from your county tag office: this one is too new, or worth too much, for a sworn statement.',
    ask_sworn_statement:
      'It may qualify for a sworn statement in place of the title (form MV-1SP). We’ll tell you once we know what it’s worth.',
    lien_release: 'Get the lien release from your lender first. Bring it with the title.',
    owner_comes: 'The person named on the title has to come and sign.',
    id_name_matches: 'The name on the ID must match the name on the paperwork.',
  } as Readonly<Record<PapersAdvice, string>>,
  askTow: 'We tell you the tow when we call. It isn’t in this estimate.',
  range: 'About',
  between: (low: string, high: string) => `${low} to ${high}`,
  nothing:
    '$0: the missing parts or the tow cost more than the car is worth. We may still take it. Call us or send the request.',
  unknown: (parts: string) => `Not sure about: ${parts}. That’s why the range is wide.`,
  estimate: 'An estimate. A person confirms it in opening hours.',
  papers: 'Your papers',
  getting: 'Getting today’s price…',
  priceFailed: `We couldn’t get today’s price. Call ${PHONE}, or send the request without an estimate.`,
  priceByPhone: `This yard gives car prices by phone: ${PHONE}.`,
  retry: 'Try Again',
};
