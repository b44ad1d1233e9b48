import { BUSINESS_NAME } from '../../../src/business/business.ts';

/** What a customer who gets an offer by email reads. */
export const customerMailTexts = {
  first: {
    subject: (request: string) => `Our offer for your ${request}`,
    heading: 'Here is our offer',
  },
  changed: {
    subject: (request: string) => `Our new offer for your ${request}`,
    heading: 'Here is our new offer',
  },
  reminder: {
    subject: (request: string) => `A reminder: our offer for your ${request}`,
    heading: 'Our offer ends soon',
  },
  open: `You asked ${BUSINESS_NAME} about your scrap. Please open the offer to see each line, and to accept or decline it.`,
  onlyReminder: `This is the only reminder that ${BUSINESS_NAME} sends. Please open the offer to accept or decline it.`,
  seeOffer: 'See the offer',
  estimate: 'Estimate',
  sum: 'Offer',
  pickupFee: 'Pickup fee',
  validUntil: 'Valid until',
  yard: 'Yard',
  callUs: 'Call us',
};
