import { BUSINESS_NAME } from '../../../src/business/business.ts';

/** What staff send of an offer by text, WhatsApp or from their own mail program. Sums and times come as they are shown. */
export const readyMadeTexts = {
  offer: (sum: string, until: string, link: string) =>
    `${BUSINESS_NAME}: here is our offer for your scrap${sum}. It is valid until ${until}. See it, accept it or decline it here: ${link}`,
  /** After "scrap". */
  sum: (amount: string) => `, ${amount}`,
  sumAbout: (amount: string) => `, about ${amount}`,
  mailSubject: (request: string) => `Your ${request} to ${BUSINESS_NAME}`,
  hello: (firstName: string) => `Hello ${firstName},`,
};

/** Sentences that staff add to an offer's message. */
export const cannedTexts = {
  call: 'Please call us before you come, so that we can expect you.',
  sorted: 'Please keep each metal apart: sorted metal pays more.',
  photos:
    'This price is for the load in your photos. If it is different, we will agree on a new price at the scale.',
  clean: 'Please take off what is not metal, such as wood, rubber and dirt.',
  papers: 'Please bring the papers for what you sell, besides your photo ID.',
};
