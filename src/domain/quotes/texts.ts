import { PICKUP_MINIMUM_LB } from '../../business/constants.ts';
import type { AddressVerification } from '../addresses/addresses.api.ts';
import type { PickupNote, QuoteKind } from '../shared/quote-state.ts';

/** About a day or time that is not on offer. */
export const refusalSentences = {
  pickupDay: 'We can’t come that day. Please choose another.',
  pickupWindow: 'We can’t come at that time that day. Please choose another.',
  slotTaken: 'Somebody else has that time now. Please choose another.',
  slotLate: 'That time has passed, or is too near by now. Please choose another.',
  callbackDay: 'We can’t call that day. Please choose another.',
  callbackTime: 'We can’t call at that time. Please choose another.',
};

/** About a checked address. */
export const pickupAddressTexts = {
  unchecked: 'We couldn’t check this address; one of us will.',
  noPlace: 'Please enter the street the truck should come to.',
  found: 'Address found.',
  anyway: 'You can send your request as it is: one of us will check the address.',
  /** The server's sentences are in English. */
  problems: ({ errors }: AddressVerification): readonly string[] => errors,
  /** The same for what a suggestion changes. */
  suggested: (reason: string) => reason,
};

/** What is shown next to a field of the three forms. */
export const quoteSentences = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  noFirstName: 'Please enter your first name',
  noLastName: 'Please enter your last name',
  phoneIncomplete: 'Please enter a complete phone number',
  phoneDigits: 'Phone number must be 10 digits',
  email: 'Please enter a valid email',
  noEmail: (box: string) => `Enter your email, or clear “${box}”`,
  location: 'Please choose one of our locations',
  description: 'Please describe your scrap metal in detail',
  weightClass: 'Please choose about how much it weighs',
  day: 'Please choose a day',
  time: 'Please choose a time',
  both: 'Please send a pickup and a callback as two requests',
};

/** A visitor's request in the middle of a sentence: "your pickup request". */
export const requestNames: Readonly<Record<QuoteKind, string>> = {
  quote: 'quote request',
  pickup: 'pickup request',
  callback: 'callback request',
};

/** Of a callback, whose time is booked: on its thank-you page, on its own page and in its mail. */
export const callbackScheduled: string = 'Your callback is scheduled';

export const weightTexts = {
  under_1000_lb: 'Under 1,000 lb',
  '1000_to_5000_lb': '1,000 to 5,000 lb',
  '5000_to_20000_lb': '5,000 to 20,000 lb',
  over_20000_lb: 'Over 20,000 lb',
};

/** What its form says of a pickup, repeated wherever the request is shown before we have answered. */
export const pickupNoteTexts: Readonly<Record<PickupNote, string>> = {
  too_light: `Our pickup minimum is ${PICKUP_MINIMUM_LB.toLocaleString('en-US')} lb. With less, bring it to a yard, or call us first.`,
  unknown_zip:
    'We don’t know this pickup’s ZIP code near our yards. Please check it. If it’s right, we’ll tell you when we call if a truck can come.',
};

export const windowTexts = {
  morning: 'Morning',
  afternoon: 'Afternoon',
};

/** Of a truck for which only a day was asked, of a load or a car; and of a tow at a time that is booked. */
export const notBookedTexts = {
  scrap: 'The pickup isn’t booked yet: we’ll agree on a price and a time first.',
  car: 'The tow isn’t booked yet: we’ll agree on a price and a time first.',
  bookedCar: 'The tow is booked for the time below. We’ll agree on a price first.',
};

/** What the thank-you page says after the promised hours: when they are over, or why it takes longer. */
export const answerPromiseTexts = {
  within: (moment: string) => `That’s by ${moment}, Eastern time.`,
  later: (moment: string) =>
    `We’re closed for part of that time, so you’ll hear from us by ${moment}, Eastern time.`,
};

/** What the thank-you page calls the parts of a request. */
export const sentLabels = {
  scrap: 'Scrap',
  /** What is said of a car besides. */
  notes: 'Notes',
  weight: 'Weight',
  yard: 'Yard',
  address: 'Address',
  when: 'When',
  /** A day that is not booked. */
  askedFor: 'You asked for',
  note: 'Please note',
  phone: 'Phone',
  email: 'Email',
};
