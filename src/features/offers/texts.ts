/** Where a customer accepts or declines an offer. */
export const offerAnswerTexts = {
  accept: 'Accept this offer',
  agree: 'I agree:',
  name: 'Your first and last name *',
  whoAccepts:
    'Anyone with this link can accept the offer, and we record the name. We pay only the person on the ID we’re shown.',
  busy: 'One moment…',
  doAccept: 'Accept the offer',
  decline: 'Not for you? Decline it',
  why: 'Why? You don’t have to say.',
  doDecline: 'Decline the offer',
};

/** An offer as its customer reads it. */
export const offerCardTexts = {
  sumTitle: 'What we offer',
  linesTitle: 'What we pay',
  byWeight: 'by weight',
  sum: 'Our offer',
  estimate: 'Your estimate',
  youGet: 'You get',
  youGetAbout: 'You get about',
  weights: 'The weights are estimates. You’re paid for what our state-inspected scale shows.',
  partial: 'There’s no total until everything is weighed.',
  bringTo: (yard: string) => `Bring it to ${yard}`,
  pickedUp: (yard: string) => `We pick it up. Your yard: ${yard}`,
  yard: (yard: string) => `Your yard: ${yard}`,
  directions: 'Get directions',
  /** Before the phone number. */
  questions: 'Questions? Call',
  message: 'Message from us',
  terms: 'Good to know',
  validUntil: (time: string) => `Valid until ${time}`,
  paid: 'We pay by check or electronic transfer to the person on the ID.',
};

/** What is in the HTML of the pages of a request and of its offer. */
export const offerHtmlTexts = {
  requestTitle: 'Your Request',
  offerTitle: 'Your Offer',
  /** Before the phone number. */
  noScript: 'This page needs JavaScript. Please turn it on, or call us about your request:',
};

/** The pages of a request and of its offer, around what changes with how it stands. */
export const requestViewTexts = {
  loading: { title: 'One moment', text: 'We’re looking up your request.' },
  /** The menu leads to the page without a link's token. */
  unnamed: {
    title: 'My request',
    text: 'To see your request or our offer, open the link from your thank-you page or from our message. Can’t find it? Call us and we’ll look it up.',
  },
  missing: {
    title: 'We can’t find that',
    text: 'The link is incomplete or has expired. Please open it again from where you got it, or call us.',
  },
  failed: {
    title: 'We can’t show it right now',
    text: 'Your request is safe with us. Please try again in a moment, or call us.',
  },
  noCookies:
    'Your browser blocks cookies, so we can’t take your answer here. Please allow cookies for this site, or call us.',
  tryAgain: 'Try again',
  newRequest: 'Ask for a new quote',
  changes: 'What’s new in this offer',
  seeOffer: 'See the offer',
  print: 'Print',
  seeAndAccept: 'See and accept',
  /** By what mails about it name it. */
  number: (code: string) => `Request ${code}`,
  /** Labels of what the server knows of a request. */
  facts: { number: 'Request number', sent: 'Sent', photos: 'Photos' },
  whereItStands: 'Where your request stands',
  car: 'Your car',
  sent: 'Your request',
  photos: (count: number) => `${count} received`,
  goodToKnow: 'Good to know',
  bring: 'What to bring',
  prices: 'Today’s prices',
  keepLink:
    'Save this page’s link: it always shows where your request stands. To change or cancel it, call us with the request number.',
};

interface Told {
  readonly title: string;
  readonly text: string;
}

/** How a request stands, on top of its page. Days, times and names come as they are shown. */
export const standingTexts = {
  stop: {
    planned: (day: string, window: string) => `Our truck is planned for ${day}, ${window} Eastern time.`,
    onTheWay: 'Our truck is on the way to you now.',
    done: 'Our truck has picked up your load.',
    canceled: 'You canceled the pickup, so no truck comes. Need one after all? Please call us.',
  },
  callOn: (day: string, slot: string) =>
    `We’ll call you on ${day}, ${slot} Eastern time, at the number you gave us.`,
  answerBy: (moment: string) => `Expect our answer by ${moment}, Eastern time.`,
  late: 'We’re later than we promised. Please call us.',
  bring: {
    scrap: (yard: string, until: string) =>
      `Please bring your load and photo ID to our ${yard} yard by ${until}.`,
    car: (yard: string, until: string) =>
      `Please bring your car, photo ID and the papers below to our ${yard} yard by ${until}.`,
  },
  /** The load has not come while the offer was valid. */
  over: (until: string) => `Its price was good until ${until}. Please call us for today’s.`,
  pickup: {
    scrap: 'We’ll call you to set a pickup time.',
    car: 'We’ll call you to set a time for the tow.',
  },
  /** In place of the headings below. */
  car: { received: 'We have your car’s details', reading: 'We’re working on an offer for your car' },
  received: (request: string, expectation: string): Told => ({
    title: `We have your ${request}`,
    text: expectation,
  }),
  reading: (request: string, expectation: string): Told => ({
    title: `We’re working on your ${request}`,
    text: `Someone here is taking care of it.\n${expectation}`,
  }),
  answered: {
    title: 'We’ve answered you',
    text: 'We called or wrote to you about your request. If you haven’t heard from us, please call.',
  },
  offer: (isFirst: boolean, until: string): Told => ({
    title: isFirst ? 'Here’s our offer' : 'Here’s our new offer',
    text: `You can accept it until ${until}.`,
  }),
  accepted: (name: string, time: string, nextStep: string): Told => ({
    title: 'Offer accepted',
    text: `${name} accepted it on ${time}.\n${nextStep}`,
  }),
  /** The reason may be empty. */
  declined: (time: string, reason: string): Told => ({
    title: 'Offer declined',
    text: `Declined on ${time}${reason ? `: “${reason}.”` : '.'} Changed your mind? Please call us.`,
  }),
  expired: (until: string): Told => ({
    title: 'This offer has expired',
    text: `It was valid until ${until}. Prices move every day: call us for a new offer.`,
  }),
  withdrawn: (time: string): Told => ({
    title: 'We withdrew this offer',
    text: `We withdrew it on ${time}, so you can’t accept it anymore. Please call us, and we’ll tell you why.`,
  }),
  closed: {
    title: 'This request is closed',
    text: 'Thank you. Have more scrap? Send us a new request, or call us.',
  },
};

/** Where a customer moves or cancels a truck's stop. */
export const stopChangeTexts = {
  title: 'Something come up?',
  /** "6:00 PM tomorrow" */
  until: (moment: string) => `You can move or cancel the pickup here until ${moment}, Eastern time.`,
  move: 'Move the pickup',
  cancel: 'Cancel the pickup',
  day: 'Day *',
  chooseDay: 'Choose a day',
  time: 'Time *',
  chooseTime: 'Choose a time',
  doMove: 'Move It',
  keep: 'Keep It as It Is',
  sure: 'No truck comes then, and the hour is free for others.',
  doCancel: 'Cancel It',
  none: 'No other hour is free right now. Please call us.',
  changed: 'The pickup has changed in the meantime. This is how it stands now.',
  tooLate: 'It’s too late to change the pickup here. Please call us.',
};
