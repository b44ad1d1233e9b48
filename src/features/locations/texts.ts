import { ZIP_PLACES_UP_TO_MILES } from '../../business/constants.ts';
import type { YardPeople } from '../../business/yard-facts.ts';

/** The yards' cards and pages, and the list of them. */
export const locationTexts = {
  /** Each followed by hours. */
  days: { weekdays: 'Mon-Fri', saturday: 'Saturday', sunday: 'Sunday' },
  heading: 'Our Locations',
  main: 'MAIN LOCATION',
  bestFor: 'Best for:',
  directions: 'Get Directions',
  directionsTo: (yard: string) => `Get Directions to ${yard} (opens in a new tab)`,
  list: {
    title: 'Scrap Yards in Griffin, Newnan and Atlanta GA',
    description:
      'Addresses, hours, phone numbers and directions to our three scrap yards in Griffin, Newnan and Atlanta, Georgia, and which yard takes what.',
    which: 'Which yard for your load?',
    map: 'Map of the three yards',
  },
  yard: {
    title: (yard: string) => `Scrap Yard in ${yard}: Hours, Prices, Directions`,
    description: (city: string, address: string, phone: string, weekdays: string, saturday: string) =>
      `Sell scrap metal and junk cars in ${city}, Georgia. ${address}, ${phone}. Mon-Fri ${weekdays}, Sat ${saturday}.`,
    drawing: (city: string) => `Drawing of the ${city} yard`,
    why: 'Why Choose This Location?',
    hours: 'Hours',
    holidays: 'Holiday hours',
    know: 'Good to know',
    paidBy: 'How we pay',
    /** "Check or electronic transfer". */
    anyOf: (payments: readonly string[]) => payments.join(' or '),
    equipment: 'Equipment',
    longest: 'Longest rig',
    feet: (feet: number) => `${feet} ft, truck and trailer`,
    inspected: 'Scales last inspected',
    sheriff: 'Registered with the sheriff',
    others: 'Our other yards',
  },
  gate: {
    enter: (road: string) => `Enter from ${road}`,
    photo: (city: string) => `The ${city} yard’s gate`,
    sketch: (city: string, road: string) => `Sketch: the ${city} yard’s gate is on ${road}`,
    name: (city: string) => `${city} yard`,
    number: (number: string) => `No. ${number}`,
  },
  people: {
    title: 'Who you’ll meet at the scale',
    text: 'Ask them anything: what metal you have, what it pays and how to unload it.',
    alt: ({ alt }: YardPeople) => alt,
  },
  /** Points that follow from a yard's facts and hours. */
  reasons: {
    paid: (minutes: number) => ({
      title: `Paid in ${minutes} minutes or less`,
      text: 'We weigh your load while you watch, then you get paid. No appointment.',
    }),
    trailers: (feet: number) => ({
      title: `Rigs up to ${feet} ft`,
      text: 'Room to turn around, truck and trailer together.',
    }),
    saturday: (opens: string, closes: string) => ({
      title: 'Saturday mornings too',
      text: `${opens} to ${closes}, for folks who work weekdays.`,
    }),
  },
};

/** The buttons of Find Nearest Location, which are in HTML and in its script. */
export const findNearestTexts = { find: 'Find Nearest Location', zip: 'Enter ZIP code' };

/** What its script says. */
export const nearestTexts = {
  finding: 'Finding the nearest location…',
  zipCode: 'Your ZIP code',
  findByZip: 'Find by ZIP Code',
  /** Around a link to the form. */
  form: ['You can also ', 'fill in the form', ' and choose a location yourself.'],
  farZip: (zip: string) =>
    `We can’t tell where ${zip} is: it’s more than ${ZIP_PLACES_UP_TO_MILES} miles from our yards, or has only PO boxes.`,
  wrongZip: 'Please enter the five digits of your ZIP code.',
  found: (yard: string) => `Your nearest location is ${yard}.`,
  position: (miles: string) => `${miles} from where you are`,
  zip: (miles: string) => `about ${miles} from your ZIP code`,
  call: (phone: string) => `Call ${phone}`,
  dismiss: 'Dismiss',
  card: (yard: string, distance: string) => `Nearest location: ${yard}, ${distance}`,
};
