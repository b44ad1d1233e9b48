import type { CarNeed } from '../../domain/vehicles/car-draft.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type { VehicleClass } from '../../business/vehicles.ts';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';

/** /sell-your-car around its form. */
export const sellCarPageTexts = {
  pageTitle: 'What Is My Junk Car Worth?',
  description:
    'Enter the VIN, or the year, make and model. See what your car is worth by weight, line by line, and what paperwork Georgia requires.',
  heading: 'What is my car worth?',
  /** Of https://schema.org/Service. */
  service: 'Buying cars for scrap',
  toGuide: 'Guide to Junk Cars',
  form: 'Get your estimate',
  sum: 'How it adds up',
  bring: 'What to bring to the yard',
  questions: 'Common questions',
  post: 'What a junk car is worth, explained',
  steps: [
    {
      name: 'Tell us which car',
      text: 'The VIN, or the year, make and model. No name or phone number needed yet.',
    },
    { name: 'See the estimate', text: 'Weight, price and what comes off, each on its own line.' },
    {
      name: 'Send it if you like it',
      text: `With photos if you have them. We answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
    },
  ],
  facts: [
    {
      name: 'Weight',
      text: 'What we’ve weighed that model at, or the maker’s figure, or what that kind of car usually weighs. Our scale has the last word.',
    },
    {
      name: 'Price',
      text: 'What we post on the price list: for a complete car, or for an incomplete one if its engine, wheels or converter are missing.',
    },
    {
      name: 'Missing parts',
      text: 'What a part weighs comes off. Tell us now, and there’s no surprise at the scale.',
    },
    {
      name: 'The tow',
      text: 'It depends on how far the car is from the yard, in a straight line. Bring it in and there’s no charge.',
    },
    {
      name: 'Catalytic converters',
      text: 'Part of the car only while it’s on the car. One that’s been cut off falls under its own Georgia law, so there’s no estimate for it here. Call before you bring one.',
    },
  ],
  faq: [
    {
      question: 'Is this what I’ll get paid?',
      answer:
        'It’s an estimate. A person confirms it during business hours, and our scale has the last word. If the figure changes at the scale, we show you which line changed.',
    },
    {
      question: 'How and when do I get paid?',
      answer: 'By check or electronic transfer, once the car is weighed.',
    },
    {
      question: 'How soon can you tow it?',
      answer: 'As early as tomorrow. You pick morning or afternoon, and we call you before a truck comes.',
    },
    {
      question: 'What if I say no?',
      answer: 'You owe nothing.',
    },
    {
      question: 'Does the car have to run?',
      answer: 'No. We buy by weight. Whether it rolls matters only for the tow.',
    },
    {
      question: 'What if I lost the title?',
      answer:
        'The form tells you what Georgia allows: a sworn statement for some older, low-value cars. For the rest, you get a replacement title first.',
    },
    {
      question: 'Do you keep my VIN?',
      answer:
        'Only if you send the request. To look the car up, we use only the part that identifies the model.',
    },
  ],
};

/** The form: the car. */
export const carTexts = {
  legend: 'Which car is it?',
  vin: 'VIN',
  vinHint: 'On the dash by the windshield, on the driver’s door frame, or on the title.',
  /** After the VIN, and after what is typed without one. */
  findCar: 'Find my car',
  goOn: 'Next',
  noVin: 'No VIN? Enter year, make and model',
  withVin: 'Enter the VIN instead',
  change: 'Not your car? Change it',
  looking: 'Looking up the car…',
  oddVin: 'This VIN doesn’t check out. Please double-check it. If it’s right, keep going.',
  year: 'Year *',
  make: 'Make *',
  model: 'Model *',
  oddMake: 'We don’t know this make. If it’s spelled right, keep going.',
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
  lead: 'Engine, transmission, catalytic converter, battery and wheels in place; rolls, has keys, no trash or belongings inside, no flood or fire.',
  complete: 'It’s complete',
  incomplete: 'Not quite',
  choose: 'Change what’s different.',
  answers: { yes: 'Yes', no: 'No', unknown: 'Not sure' },
};

/** The form: where it is, and its papers. */
export const placeTexts = {
  legend: 'How does it get here? *',
  dropOff: 'I’ll bring it in',
  pickup: 'I need it towed',
  yard: 'Which yard?',
  zip: 'ZIP code where the car is *',
  oddZip:
    'We don’t know this ZIP code near our yards. Please check it. If it’s right, we’ll tell you the tow when we call.',
  papers: 'Do you have the title? *',
  titles: {
    in_my_name: 'Yes, in my name',
    lost: 'It was mine, but it’s lost',
    signed_over: 'Signed over to me, not registered yet',
    someone_elses: 'It’s in someone else’s name',
    lien: 'There’s a loan or lien on it',
    none: 'No title',
  },
};

/** The form: who sends it. */
export const sendCarTexts = {
  sum: 'What it’s worth',
  noSum:
    'Tell us which car it is, whether it’s complete and how it gets here, and you’ll see the estimate here.',
  legend: 'Send it to us',
  lead: 'A person looks at it and gets back to you with an offer.',
  note: 'Anything else we should know? (optional)',
  submit: 'Ask for an Offer',
};

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

/** The sum, as a ticket reads. */
export const carTicketTexts = {
  hold: 'Hold this price',
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
  /** Under it, where the visitor chose no yard. */
  noYard: {
    nearest: 'you chose no yard: this one is nearest to the car',
    main: 'you chose no yard: this is our main yard’s price',
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
