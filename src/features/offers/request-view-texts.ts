/** The pages of a request and of its offer, around what changes with how it stands. */
export const requestViewTexts = {
  loading: { title: 'One moment', text: 'We are looking up your request.' },
  missing: {
    title: "We can't find that",
    text: 'The link is incomplete or has expired. Please open it again from where you got it, or call us.',
  },
  failed: {
    title: "We can't show it right now",
    text: 'Your request is safe with us. Please try again in a moment, or call us.',
  },
  noCookies:
    'Your browser does not keep cookies, so we cannot take your answer here. Please allow cookies for this site, or call us.',
  tryAgain: 'Try again',
  newRequest: 'Ask for a new quote',
  changes: 'What is new in this offer',
  seeOffer: 'See the offer',
  print: 'Print',
  whereItStands: 'Where your request stands',
  keepLink: 'Keep this link: it shows where your request stands at any time.',
};
