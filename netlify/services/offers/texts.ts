import { BUSINESS_NAME } from '../../../src/business/business.ts';

/** What a customer who gets an offer by email reads. */
export const customerMailTexts = {
  /** For subjects; the sum of an offer by weight is an estimate. */
  first: {
    subject: (sum: string) => `Your offer${sum && `: ${sum}`} for your scrap`,
    heading: 'Here’s our offer',
  },
  changed: {
    subject: (sum: string) => `Your new offer${sum && `: ${sum}`} for your scrap`,
    heading: 'Here’s our new offer',
  },
  reminder: {
    subject: (sum: string) => `Reminder: your offer${sum && `, ${sum},`} ends soon`,
    heading: 'Our offer ends soon',
  },
  open: 'Thanks for asking. Here’s our offer: open it to see the details, and to accept or decline it.',
  onlyReminder: 'This is our only reminder. Open the offer to accept or decline it.',
  accepted: {
    /** The sum as sumText() has it; may be empty. */
    subject: (sum: string) => `You accepted our offer${sum}`,
    heading: 'You accepted our offer',
    bring: 'Please bring your load to the yard below while the offer is valid. Keep this email as your copy.',
    pickup: 'We’ll call you to set a pickup time. Keep this email as your copy.',
    weights: 'You’re paid for what our state-inspected scale shows.',
    wePay: 'We pay',
    haveReady: 'Have ready',
    agreed: 'You agreed',
  },
  calendar: {
    title: `Scrap pickup, not confirmed yet: ${BUSINESS_NAME}`,
    text: 'The time you asked for. We’ll call you to confirm it.',
  },
  askedFor: 'You asked for',
  seeOffer: 'See the offer',
  estimate: 'Estimate',
  sum: 'Offer',
  pickupFee: 'Pickup fee',
  validUntil: 'Valid until',
  yard: 'Yard',
  address: 'Address',
  callUs: 'Call us',
};

/** What staff send of an offer by text, WhatsApp or from their own mail program. Sums and times come as they are shown. */
export const readyMadeTexts = {
  offer: (sum: string, until: string, link: string) =>
    `${BUSINESS_NAME}: here is our offer for your scrap${sum}. It’s valid until ${until}. See it, accept it or decline it here: ${link}`,
  /** After "scrap" or "offer". */
  about: (amount: string) => `about ${amount}`,
  /** Where no sum is known. */
  byWeight: (fee: string) => `your price per pound, less ${fee} for pickup`,
  mailSubject: (request: string) => `Your ${request} to ${BUSINESS_NAME}`,
  hello: (firstName: string) => `Hello ${firstName},`,
};

/** Sentences that staff add to an offer's message. */
export const cannedTexts = {
  call: 'Please call before you come so we’re ready.',
  sorted: 'Please keep metals separate: sorted metal pays more.',
  photos:
    'This price is for the load in your photos. If it’s different, we’ll agree on a new price at the scale.',
  clean: 'Please take off anything that isn’t metal, such as wood, rubber and dirt.',
  papers: 'Please bring your photo ID and paperwork for what you’re selling.',
};
