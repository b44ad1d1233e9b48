import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type { VehicleClass, VehicleQuestion } from '../../business/vehicles.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type { PapersAdvice } from '../../domain/vehicles/papers.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

/** /sell-your-car around its form. */
export const sellCarPageTexts = {
  pageTitle: 'What Is My Junk Car Worth?',
  description:
    'Enter the VIN, or year, make and model, and see what your car brings by weight, line by line, and which papers Georgia asks for.',
  heading: 'What is my car worth?',
  /** Of https://schema.org/Service. */
  service: 'Buying cars for scrap',
  toGuide: 'Guide to Junk Cars',
  form: 'Add it up',
  sum: 'What makes the sum',
  bring: 'What to bring to the yard',
  questions: 'Common questions',
  post: 'What a junk car is worth, explained',
  steps: [
    {
      name: 'Tell us which car',
      text: 'The VIN, or the year, make and model. We get nothing about you yet.',
    },
    { name: 'See the sum', text: 'Weight, price and what comes off, each on its own line.' },
    {
      name: 'Send it if you like it',
      text: `With photos if you have some. We answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
    },
  ],
  facts: [
    {
      name: 'Weight',
      text: 'From the maker’s figures where we find them, else what cars of its kind weigh. Our scale decides.',
    },
    { name: 'Price', text: 'Our posted price for a complete car, the same that the price list shows.' },
    {
      name: 'Missing parts',
      text: 'Each has a fixed amount. Tell us now, and nothing changes at the scale.',
    },
    {
      name: 'The tow',
      text: 'Depends on the miles from our nearest yard. Bring the car in, and there is none.',
    },
    {
      name: 'Catalytic converters',
      text: 'Part of the car only while it’s on the car. One that’s been cut off falls under its own Georgia law, so there’s no sum for it here: call before you bring one.',
    },
  ],
  faq: [
    {
      question: 'Is this what I get paid?',
      answer: `It’s an estimate. A person confirms it in opening hours, and our scale decides. Different at the scale? We show you which line changed.`,
    },
    {
      question: 'Does the car have to run?',
      answer: 'No. We buy by weight. Whether it rolls matters only for the tow.',
    },
    {
      question: 'What if I lost the title?',
      answer:
        'The form asks, and tells you what Georgia allows: a sworn statement for some older cars of little value, else a replacement title first.',
    },
    {
      question: 'Do you keep my VIN?',
      answer: 'Only if you send the request. To look the car up, we use the part that names the model.',
    },
  ],
};

/** The form: the car. */
export const carTexts = {
  legend: 'Which car is it?',
  vin: 'VIN',
  vinHint: 'On the dash by the windshield, on the driver’s door frame, or on the title.',
  noVin: 'No VIN? Year, make, model',
  withVin: 'Enter the VIN instead',
  change: 'Not your car? Change it',
  looking: 'Looking up the car…',
  oddVin: 'This VIN doesn’t add up. Please compare it once more. If it’s right, just go on.',
  year: 'Year *',
  make: 'Make *',
  model: 'Model *',
  oddMake: 'We don’t know this make. If it’s spelled right, just go on.',
  kind: 'What kind of vehicle? *',
  chooseKind: 'Choose a kind',
  kinds: {
    compact: 'Compact car',
    midsize: 'Midsize car',
    large_car: 'Full-size car',
    small_suv: 'Small SUV',
    midsize_suv: 'Midsize SUV',
    large_suv: 'Large SUV',
    minivan: 'Minivan',
    van: 'Full-size van',
    small_pickup: 'Small pickup',
    large_pickup: 'Full-size pickup',
    trailer: 'Trailer',
    rv: 'RV or motor home',
    motorcycle: 'Motorcycle',
    heavy_truck: 'Heavy truck or bus',
    boat: 'Boat',
  } satisfies Record<VehicleClass, string> as Readonly<Record<VehicleClass, string>>,
  byHand:
    'We price this kind by hand. Fill in what you know and send it, and a person gets back to you with a price.',
};

/** The form: its condition. */
export const conditionTexts = {
  legend: 'Is it complete? *',
  lead: 'Engine, transmission, catalytic converter, battery and wheels in place; rolls, has keys, empty inside, no flood or fire.',
  complete: 'It’s complete',
  incomplete: 'Not quite',
  choose: 'Change what’s different.',
  questions: {
    engine: 'Engine in place',
    transmission: 'Transmission in place',
    converter: 'Catalytic converter in place',
    battery: 'Battery in place',
    wheels: 'All four wheels on',
    rolls: 'It rolls',
    keys: 'I have the keys',
    floodOrFire: 'It was in a flood or fire',
    cabinEmpty: 'The inside is empty',
  } as Readonly<Record<VehicleQuestion, string>>,
  answers: { yes: 'Yes', no: 'No', unknown: 'Not sure' },
};

/** The form: where it is, and its papers. */
export const placeTexts = {
  legend: 'How does it get here?',
  dropOff: 'I bring it',
  pickup: 'Please tow it',
  yard: 'Which yard?',
  zip: 'ZIP code where the car is',
  near: (yard: string, miles: string) => `About ${miles} from ${yard}.`,
  farZip: 'We don’t know this ZIP code. Please check it. If it’s right, we agree on the tow by phone.',
  papers: 'Do you have the title? *',
  titles: {
    in_my_name: 'Yes, in my name',
    lost: 'It was mine, but it’s lost',
    someone_elses: 'It’s in someone else’s name',
    lien: 'There’s a loan or lien on it',
    none: 'No title',
  },
};

/** The sum, as a ticket reads. */
export const carTicketTexts = {
  heading: 'What it brings',
  missing: (parts: string) => `Still needed for the sum: ${parts}.`,
  needs: { car: 'the car', condition: 'whether it’s complete', zip: 'the ZIP code for the tow' },
  weight: 'Weight',
  maker: 'from the maker’s figures',
  typical: (kind: string) => `typical ${kind.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
  price: (yard: string) => `Price, complete car, ${yard}`,
  value: 'Weight × price',
  tow: 'Tow',
  miles: (miles: string) => `about ${miles}`,
  noTow: 'none: you bring it',
  free: 'free',
  ask: 'ask us',
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
      'Georgia lets you sell this one without a title, with a sworn statement (form MV-1SP). You fill it out at the yard.',
    replacement_title:
      'First get a replacement title from your county tag office: this one is too new, or worth too much, for a sworn statement.',
    ask_sworn_statement:
      'It may qualify for a sworn statement in place of the title (form MV-1SP). We tell you once we know its value.',
    lien_release: 'First get the lender’s release. Bring it with the title.',
    owner_comes: 'The person on the title has to come and sign.',
    id_name_matches: 'The name on the ID must be the name on the papers.',
  } as Readonly<Record<PapersAdvice, string>>,
  askTow: 'This far out we agree on the tow by phone. It isn’t in this sum.',
  range: 'About',
  between: (low: string, high: string) => `${low} to ${high}`,
  nothing: '$0: the parts or the tow take it all. We may still take it: call us, or send it.',
  unknown: (parts: string) => `Not sure about: ${parts}. That’s why the range is wide.`,
  estimate: 'An estimate. A person confirms it in opening hours.',
  papers: 'Your papers',
  getting: 'Getting today’s price…',
  priceFailed: `We couldn’t get today’s price. Call ${PHONE}, or send the request without a sum.`,
  priceByPhone: `We give the price of cars by phone at this yard: ${PHONE}.`,
  retry: 'Try Again',
};

/** The form: who sends it. */
export const sendCarTexts = {
  legend: 'Send it to us',
  lead: 'A person looks at it and gets back to you with an offer.',
  note: 'Anything else we should know? (optional)',
  submit: 'Ask for an Offer',
  /** The description that staff and the thank-you page read. */
  described: (car: string) => `Car: ${car}`,
};
