interface Told {
  readonly title: string;
  readonly text: string;
}

/** How a request stands, on top of its page. Days, times and names come as they are shown. */
export const standingTexts = {
  askedFor: (day: string, window: string) => `You asked for ${day}: ${window}.`,
  callOn: (day: string, slot: string) => `We will call the number you gave us on ${day}, ${slot} in Georgia.`,
  onceOpen: 'We answer as soon as we are open again.',
  answerBy: (moment: string) => `Expect our answer by ${moment}, Georgia time.`,
  late: 'We are later than we promised. Please call us.',
  bring: (yard: string) => `Please bring your load and your photo ID to our ${yard} yard.`,
  pickup: 'We will call you to agree on when we pick it up.',
  received: (request: string, time: string, expectation: string): Told => ({
    title: `We have your ${request}`,
    text: `It arrived ${time}. ${expectation}`,
  }),
  reading: (request: string, expectation: string): Told => ({
    title: `We are working on your ${request}`,
    text: `Someone here is taking care of it. ${expectation}`,
  }),
  answered: {
    title: 'We have answered you',
    text: 'We called or wrote to you about your request. If nothing has reached you, please call us.',
  },
  offer: (isFirst: boolean, until: string): Told => ({
    title: isFirst ? 'Here is our offer' : 'Here is our new offer',
    text: `You can accept it until ${until}.`,
  }),
  accepted: (name: string, time: string, nextStep: string): Told => ({
    title: 'The offer is accepted',
    text: `${name} accepted it ${time}. ${nextStep}`,
  }),
  declined: (time: string, reason: string): Told => ({
    title: 'The offer is declined',
    text: `Declined ${time}: ${reason.toLowerCase()}. Changed your mind? Please call us.`,
  }),
  expired: (until: string): Told => ({
    title: 'This offer has expired',
    text: `It was valid until ${until}. Prices move every day: call us for a new offer.`,
  }),
  withdrawn: (time: string): Told => ({
    title: 'We have withdrawn this offer',
    text: `Our staff withdrew it ${time}, so it can no longer be accepted. Please call us, and we will tell you why.`,
  }),
  closed: {
    title: 'This request is closed',
    text: 'Thank you. Have more scrap? Send us a new request, or call us.',
  },
};
