/** An offer as its customer reads it. */
export const offerCardTexts = {
  sumTitle: 'What we offer',
  linesTitle: 'What we pay',
  byWeight: 'by weight',
  sum: 'Our offer',
  estimate: 'Your estimate',
  pickupFee: 'Pickup fee',
  youGet: 'You get',
  youGetAbout: 'You get about',
  weights: 'The weights are estimates. You are paid for what our state-inspected scale shows.',
  partial: 'A line without a weight is not in the sum yet.',
  bringTo: (yard: string) => `Bring it to ${yard}`,
  pickedUp: (yard: string) => `We pick it up. Your yard: ${yard}`,
  yard: (yard: string) => `Your yard: ${yard}`,
  directions: 'Get directions',
  /** Before the phone number. */
  questions: 'Questions? Call',
  message: 'A word from us',
  terms: 'Good to know',
  validUntil: (time: string) => `Valid until ${time}`,
  paid: 'Paid by check or electronic transfer, to the person on the ID that is shown.',
};
