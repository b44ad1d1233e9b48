/** Where a customer accepts or declines an offer. */
export const offerAnswerTexts = {
  accept: 'Accept this offer',
  agree: 'I agree:',
  agreeToEach: 'Please agree to each condition',
  name: 'Your first and last name *',
  whoAccepts:
    'Whoever has this link can accept the offer, and we record the name. We pay only the person on the ID that is shown to us.',
  busy: 'One moment…',
  doAccept: 'Accept the offer',
  decline: 'Not for you? Decline it',
  why: 'Why?',
  doDecline: 'Decline the offer',
};
