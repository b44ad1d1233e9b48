import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import {
  CALLBACK_DAYS_AHEAD,
  PICKUP_DAYS_AHEAD,
  PICKUP_FREE_FROM_LB,
  PICKUP_FREE_WITHIN_MILES,
  PICKUP_MINIMUM_LB,
  PROMISED_ANSWER_WITHIN_HOURS,
  QUOTE_PHOTOS_MAX,
} from '../../business/constants.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { callbackScheduled, notBookedTexts } from '../../domain/quotes/texts.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';

export const callbackFormTexts = {
  when: 'When should we call?',
  zone: 'All times are Eastern time.',
  submit: 'Request a Callback',
};

/** /callback around its form. */
export const callbackPageTexts = {
  pageTitle: 'Request a Callback About Your Scrap',
  description: (business: string) =>
    `Pick a day and a half hour, and ${business} will call you with a price for your copper, steel, aluminum or car.`,
  heading: 'Request a callback',
  toPickup: 'Request a Pickup',
  form: 'Choose your time',
  handy: 'Have this handy',
  bring: 'What to bring to the yard',
  ready: [
    { name: 'What it is', text: 'Copper, steel, a car: as best you can tell. A magnet helps.' },
    { name: 'About how much', text: 'Your best guess in pounds or pickup loads.' },
    {
      name: 'Where it is',
      text: 'At home, on a job site, already loaded. Too much to bring? We can send a truck.',
    },
  ],
  steps: (phone: string) => [
    {
      name: 'Choose a day and a time',
      text: `Any half hour in the next ${CALLBACK_DAYS_AHEAD} days while the yard is open.`,
    },
    { name: 'We call you', text: `In that half hour, from ${phone} or your yard’s number.` },
    {
      name: 'You get a price',
      text: 'Bring your load in while the price holds. We’ll tell you on the phone how long that is.',
    },
  ],
};

/** How far the photos of a request are. */
export const photoProgressTexts = {
  waiting: 'Waiting',
  sending: 'Sending...',
  sent: 'Received',
  failed: 'Not sent yet',
  refused: 'Could not be sent',
  photo: (number: number) => `Photo ${number}`,
  tryAgain: 'Try Again',
  all: (photos: number) =>
    photos === 1 ? 'We got your photo.' : `We got ${photos === 2 ? 'both' : `all ${photos}`} photos.`,
  busy: (sent: number, photos: number) => `${sent} of ${photos} received. Please keep this page open.`,
  left: (sent: number, photos: number) => `${sent} of ${photos} received. We have your request either way.`,
};

export const photoFieldTexts = {
  preview: (number: number) => `Photo ${number} you’re sending`,
  remove: 'Remove',
  /** Read after it: which one. */
  removed: (number: number) => ` photo ${number}`,
  noCamera: 'We can’t open a camera here. You can upload a photo instead.',
  unreadable: 'We can’t read that file as a photo. Please choose a JPEG or PNG.',
  tooMany: `A request takes up to ${QUOTE_PHOTOS_MAX} photos. We left out the rest.`,
  unsaved: 'Some photos couldn’t be saved on this device. Please send your request before you leave.',
  count: (photos: number) => `${photos} of ${QUOTE_PHOTOS_MAX} photos`,
  capture: 'Capture',
  cancel: 'Cancel',
};

export const pickupFormTexts = {
  weight: 'About how much does it weigh? *',
  chooseWeight: 'Choose a weight',
  tooLight: `Pickups start at ${PICKUP_MINIMUM_LB.toLocaleString('en-US')} lb. If you’re just under, send it and we’ll tell you.`,
  where: 'Where is it?',
  street: 'Street Address *',
  city: 'City *',
  state: 'State *',
  zip: 'ZIP Code *',
  checking: 'Looking up the address…',
  when: 'When works for you?',
  callFirst: 'We’ll call you first.',
  /** Where trucks have times. */
  booked: 'The hour you choose is booked when you send this form.',
  held: (until: string) => `We’re holding this hour for you until ${until}, Eastern time.`,
  /** `next`: '' if none is free. */
  taken: (gone: string, next: string) =>
    `${gone} isn’t free anymore. ${next ? `The next free hour is ${next}.` : 'Please call us.'}`,
  takeNext: (next: string) => `Take ${next}`,
  submit: 'Request a Pickup',
};

const pounds = (lb: number): string => `${lb.toLocaleString(locale.format)} lb`;

const MINIMUM = pounds(PICKUP_MINIMUM_LB);
const IS_FREE = `Free within ${PICKUP_FREE_WITHIN_MILES} miles of a yard for ${pounds(PICKUP_FREE_FROM_LB)} or more`;

/** /pickup around its form. */
export const pickupPageTexts = {
  pageTitle: 'Scrap Metal Pickup by Truck',
  description: `Too heavy to haul? Request a pickup: tell us what, where and which day works for you, and we’ll call within ${PROMISED_ANSWER_WITHIN_HOURS} hours. ${MINIMUM} minimum.`,
  heading: 'We’ll come get it',
  toCallback: 'Request a Callback',
  form: 'Request a pickup',
  what: 'What we pick up and what it costs',
  refused: 'What we can’t accept',
  carPost: 'What a junk car is worth',
  questions: 'Pickup FAQ',
  /** What a visitor should know before filling in the form. */
  inShort: [
    `${MINIMUM} minimum per load`,
    IS_FREE,
    `We call within ${PROMISED_ANSWER_WITHIN_HOURS} hours to agree on price, day and time`,
  ],
  loads: [
    {
      name: 'Cars, trucks and farm machinery',
      text: 'Running or not, with or without wheels. Have the title on hand.',
    },
    { name: 'Steel by the load', text: 'Beams, rebar, cut-open tanks, pipe, plate and old equipment.' },
    {
      name: 'Shop and plant scrap',
      text: 'Turnings, punchings, offcuts and worn-out machines, one time or every month.',
    },
    {
      name: 'Copper, brass and aluminum',
      text: 'By the pallet or the barrel: wire, radiators, siding, castings.',
    },
  ],
  terms: [
    {
      name: 'Is there a minimum?',
      text: `${MINIMUM} a load. If you have less, it’s faster to bring it to a yard; if you’re just under, ask us.`,
    },
    {
      name: 'What does it cost?',
      text: `${IS_FREE}. Otherwise it depends on the distance. We’ll tell you before a truck leaves the yard.`,
    },
  ],
  steps: [
    {
      name: 'Tell us what and where',
      text: 'Fill in the form, or call. Choose a day, and morning or afternoon.',
    },
    {
      name: 'We call you',
      text: `Within ${PROMISED_ANSWER_WITHIN_HOURS} hours, to agree on the price, day and time.`,
    },
    {
      name: 'We load and weigh',
      text: 'The truck goes over our scale, and you get paid for what the scale says.',
    },
  ],
  faq: [
    {
      question: 'Is the day I choose booked?',
      answer:
        'A morning or an afternoon isn’t yet: it tells us what works for you, and we call you to agree on a time. Where the form offers hours, the one you choose is booked when you send it.',
    },
    {
      question: 'How soon can a truck come?',
      answer: `As early as tomorrow and up to ${PICKUP_DAYS_AHEAD} days out, on any day the yard is open.`,
    },
    {
      question: 'Do I have to be there?',
      answer:
        'Someone with the right to sell the metal has to be, with a photo ID. A vehicle also needs its title.',
    },
    {
      question: 'How far do you drive?',
      answer: 'All around Griffin, Newnan and Atlanta. Farther out it depends on the load, so ask us.',
    },
  ],
};

/** What is next to the quote form on home. */
export const quoteSectionTexts = {
  heading: 'Get a Quote',
  lead: (lead: string, hours: number) => `${lead} We’ll get back to you within ${hours} hours.`,
  withoutScript: 'This form needs JavaScript. Please turn it on, or call us.',
  talk: 'Prefer to talk?',
};

/** What the three forms share. A star marks a field that must be filled in. */
export const requestFormTexts = {
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone Number *',
  email: 'Email',
  yard: 'Preferred Location',
  anyYard: 'No preference',
  description: 'What type of scrap metal do you have? *',
  enough: 'The metal, about how much, and how it looks. 10 characters or more.',
  emailMe: 'Email me a confirmation',
  photos: 'Photos (optional)',
  takePhoto: 'Take a Photo',
  uploadPhoto: 'Upload a Photo',
  submitting: 'Submitting...',
  sendNow: 'Send Now',
  clear: 'Clear the form',
  required: 'Fields marked * are required.',
  draft: {
    none: '',
    restored: 'Your draft was restored.',
    unsent: 'You were offline. Your request hasn’t been sent yet.',
  },
  waiting: {
    no: '',
    yes: 'You’re offline. Your request is saved on this device and will be sent when you’re back online.',
    onPage: `You’re offline, and this browser can’t save your request. Leave this page open, and we’ll send it when you’re back online. Or call ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    unchecked:
      'You’re offline. Your request is saved on this device. Leave this page open, and we’ll send it when you’re back online. Or come back later and send it then.',
    changed: 'You changed your request. Press the button again to send the new version.',
    doubtful:
      'You sent this before, but no answer came back, so we may already have it. Not sure? Press the button again to send it.',
    failed: `Please try again or call us directly at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    tooMany: `Too many requests came from your connection just now. Nothing you typed is lost. Please try again in ten minutes, or call us at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
  },
  failed: 'Submission Failed',
};

/** The quote form's own. */
export const quoteFormTexts = {
  reach: 'How should we reach you?',
  callMe: 'Call me',
  emailMe: 'Email me',
  submit: 'Request My Quote',
  toEstimator: 'Want a number now? Try our payout estimator',
  estimate: (total: string) => `Estimate: ${total}`,
  changeEstimate: 'Change it',
};

const ANSWER = `We read every request and will be in contact within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`;
const ANOTHER = 'Send Another Request';

const CAR = {
  title: 'We have your car’s details.',
  below: 'Your car’s summary is below.',
  next: ANOTHER,
};

/** /thank-you. Where a sentence holds a link, the link stands between its parts. */
export const thankYouTexts = {
  pageTitle: 'Thank You: Quote Request Received',
  description: `We received your request. We read every one and answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours; call for a price right now.`,
  heading: 'Thank you.',
  kinds: {
    quote: {
      title: 'Your quote request is in.',
      text: `${ANSWER} Want a price right now? Call us.`,
      next: 'Submit Another Quote',
    },
    pickup: {
      title: 'Your pickup request is in.',
      text: `${ANSWER} A truck goes out once we agree on a price and time. In a hurry? Call us.`,
      next: ANOTHER,
    },
    booked: {
      title: 'Your pickup is booked.',
      text: `Our truck comes at the time below. ${ANSWER} Something come up? Call us.`,
      next: ANOTHER,
    },
    vehicle: { ...CAR, text: `${ANSWER} Questions? Call us.` },
    tow: { ...CAR, text: `${notBookedTexts.car} ${ANSWER} Questions? Call us.` },
    bookedTow: { ...CAR, text: `${notBookedTexts.bookedCar} ${ANSWER} Questions? Call us.` },
    callback: {
      title: `${callbackScheduled}.`,
      text: 'We’ll call you at the time you chose. Something come up? Call us.',
      next: ANOTHER,
    },
    none: {
      title: 'Nothing sent from this tab yet.',
      text: `This page confirms a request once it’s sent. If you sent one earlier, or in another tab, we have it: there’s no need to send it again.`,
      next: 'Get a Quote',
    },
  },
  lostPhotos: ['We have your request, but some photos couldn’t be sent. You can email them to ', '.'],
  notMailed:
    'We can’t email you a confirmation today, so please save this page’s “See Where It Stands” link.',
  status: 'See Where It Stands',
  home: 'Back to Home',
  photos: 'Your photos',
  photoHelp: [
    'Photos we don’t have yet will be sent the next time you open our site on this device, within a day of your request. You can also email them to ',
    '.',
  ],
  sent: 'Your request',
  hours: 'Office hours',
  closedSundays: 'Closed Sundays.',
  yards: 'Our three locations',
};

/** What the pages of a pickup and a callback share. */
export const requestPageTexts = {
  noScript: 'This form needs JavaScript. Please turn it on, or call us.',
  steps: 'How it works',
};

/** The fields for a day and a time. */
export const timeFieldTexts = {
  day: 'Day *',
  chooseDay: 'Choose a day',
  time: 'Time *',
  chooseTime: 'Choose a time',
  dayFirst: 'Choose a day first',
};
