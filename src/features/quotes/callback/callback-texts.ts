import { CALLBACK_DAYS_AHEAD } from '../../../business/constants.ts';

export const callbackFormTexts = {
  when: 'When should we call?',
  zone: 'All times Eastern.',
  submit: 'Schedule My Call',
};

/** /callback around its form. */
export const callbackPageTexts = {
  pageTitle: 'Schedule a Call About Your Scrap',
  description: (business: string) =>
    `Pick a day and a half hour, and ${business} will call you with a price for your copper, steel, aluminum or car.`,
  heading: 'Request a callback',
  toPickup: 'Schedule a Pickup',
  form: 'Schedule a call',
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
    { name: 'We call you', text: `In that half hour, from ${phone} or your yard's number.` },
    {
      name: 'You get a price',
      text: 'Bring your load in while the price holds. We tell you on the phone how long that is.',
    },
  ],
};
