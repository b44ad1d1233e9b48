/** What is in the HTML of the pages of a request and of its offer. */
export const offerHtmlTexts = {
  requestTitle: 'Your Request',
  offerTitle: 'Your Offer',
  /** Before the phone number. */
  noScript: 'This page needs JavaScript. Please turn it on, or call us about your request:',
};
