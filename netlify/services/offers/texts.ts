import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { OfferedLoad } from '../../../src/domain/offers/lines/offered-load.ts';

type ByLoad = Readonly<Record<OfferedLoad, string>>;

/** After "for your". */
export const loadNames: ByLoad = { scrap: 'scrap', car: 'car' };

/** What a customer who gets an offer by email reads. */
export const customerMailTexts = {
  /** For subjects; the sum of an offer by weight is an estimate. */
  first: {
    subject: (sum: string, load: string) => `Your offer${sum && `: ${sum}`} for your ${load}`,
    heading: 'Here’s our offer',
  },
  changed: {
    subject: (sum: string, load: string) => `Your new offer${sum && `: ${sum}`} for your ${load}`,
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
    bring: {
      scrap:
        'Please bring your load to the yard below while the offer is valid. Keep this email as your copy.',
      car: 'Please bring your car to the yard below while the offer is valid. Keep this email as your copy.',
    } as ByLoad,
    pickup: {
      scrap: 'We’ll call you to set a pickup time. Keep this email as your copy.',
      car: 'We’ll call you to set a time for the tow. Keep this email as your copy.',
    } as ByLoad,
    weights: 'You’re paid for what our state-inspected scale shows.',
    wePay: 'We pay',
    agreed: 'You agreed',
  },
  calendar: {
    title: {
      scrap: `Scrap pickup, not confirmed yet: ${BUSINESS_NAME}`,
      car: `Tow, not confirmed yet: ${BUSINESS_NAME}`,
    } as ByLoad,
    text: 'The time you asked for. We’ll call you to confirm it.',
  },
  askedFor: 'You asked for',
  truckComes: 'The truck comes',
  seeOffer: 'See the offer',
  estimate: 'Estimate',
  sum: 'Offer',
  /** What the car's seller was told before. */
  weEstimated: 'We estimated',
  haveReady: 'Have ready',
  validUntil: 'Valid until',
  yard: 'Yard',
  address: 'Address',
  callUs: 'Call the yard',
};

/** What staff send of an offer by text, WhatsApp or from their own mail program. Sums and times come as they are shown. */
export const readyMadeTexts = {
  offer: (load: string, sum: string, until: string, link: string) =>
    `${BUSINESS_NAME}: here is our offer for your ${load}${sum}. It’s valid until ${until}. See it, accept it or decline it here: ${link}`,
  /** After what it is for, or "offer". */
  about: (amount: string) => `about ${amount}`,
  /** Where no sum is known. */
  byWeight: {
    scrap: (fee: string) => `your price per pound, less ${fee} for pickup`,
    car: (fee: string) => `your price per pound, less ${fee} for the tow`,
  },
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
