import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';

const ANSWER = `We read every request and will be in contact within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`;

/** /thank-you. Where a sentence holds a link, the link stands between its parts. */
export const thankYouTexts = {
  pageTitle: 'Thank You: Quote Request Received',
  description: `We received your request. We read every one and answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours; call for a price right now.`,
  heading: 'Thank you.',
  kinds: {
    quote: { title: 'Your quote request is in.', text: `${ANSWER} Want a price right now? Call us.` },
    pickup: {
      title: 'Your pickup request is in.',
      text: `${ANSWER} A truck goes out once we agree on a price and time. In a hurry? Call us.`,
    },
    callback: {
      title: 'Your callback is scheduled.',
      text: "We'll call you at the time you chose. Something come up? Call us.",
    },
    none: {
      title: 'No request from this tab yet.',
      text: `This page confirms a request once it is sent. If you sent one earlier, or in another tab, we have it: there's no need to send it again.`,
    },
  },
  lostPhotos: ['We have your request, but not all of its photos could be sent. You can email them to ', '.'],
  status: 'See Where It Stands',
  first: 'Get a Quote',
  another: 'Submit Another Quote',
  home: 'Back to Home',
  photos: 'Your photos',
  photoHelp: [
    'Photos that are not here yet are sent the next time you open our site on this device, within a day of your request. You can also email them to ',
    '.',
  ],
  sent: 'What you sent us',
  hours: 'Office hours',
  closedSundays: 'Closed Sundays.',
  yards: 'Bring it to one of three locations',
};
