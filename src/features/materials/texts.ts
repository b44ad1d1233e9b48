/** /what-to-bring around the owner's lists. Where a sentence holds a link, the link stands between its two halves. */
export const bringPageTexts = {
  pageTitle: 'What to Bring to the Scrap Yard',
  description:
    'Photo ID, title, proof: what to bring when you sell scrap metal in Georgia, and what we can’t accept. Three questions tell you before you load.',
  heading: 'What to bring',
  toCheck: 'Check my load',
  bringThese: 'Bring these',
  car: ['Selling a car? ', 'See what it’s worth, and which papers it needs', '.'],
  refused: 'What we can’t accept',
  ticket: ['After the scale you get a ticket: ', 'how to read it', '.'],
  lawPost: ['Why we ask for all this: ', 'what Georgia’s law requires of sellers', '.'],
  rules: {
    before:
      'These are the rules as we know them. This isn’t legal advice. Not sure about something? Ask us at ',
    between: ' before you load, or ',
    link: 'send a photo with a quote request',
    after: '.',
  },
  check: {
    heading: 'Can you bring it?',
    lead: 'Answer three questions before you load.',
    withoutScript: 'The lists on this page tell you, too.',
    load: '1. What do you want to bring?',
    proof: '2. What proof of ownership do you have?',
    hasProof: 'A title, receipt, work order or letter',
    noProof: 'No paperwork',
    id: '3. Do you have a current photo ID?',
    hasId: 'Yes, with my address on it',
    noId: 'No, or it has expired',
    waiting: 'Answer all three and we’ll tell you.',
    come: 'You’re good to go.',
    comeLead: 'You have everything we need. Call first and we’ll lock in the price for you.',
    comeCall: 'Call to Lock the Price',
    bring: 'Bring this.',
    bringCall: 'Ask About Papers',
    cannot: 'We can’t accept it.',
    cannotCall: 'Ask What to Do',
  },
};

/** What its script says. */
export const bringScriptTexts = { missing: 'This check didn’t load. Please call us.' };

/** The identification guide on home. */
export const guideTexts = {
  heading: 'Material Identification Guide',
  /** Only screen readers get the second half. */
  more: (material: string): readonly [string, string] => ['Learn More ', `about ${material}`],
  help: 'Call Us for Help',
};

/** A material's page around what its file says. Where a sentence holds a link, it stands between its parts. */
export const materialPageTexts = {
  help: 'Call Us for Help',
  quote: 'Get Instant Quote',
  sellCar: 'See What Your Car Is Worth',
  recognize: 'How to recognize it',
  grades: (material: string) => `Grades of ${material.toLowerCase()}`,
  lowers: 'What brings the price down',
  law: 'What Georgia law requires',
  advice: ['This isn’t legal advice. Not sure? Ask us at ', ', or see ', 'what to bring', '.'],
  questions: 'Common questions',
  ready: 'Ready to sell?',
  estimate: 'Estimate your payout',
  getQuote: 'Get a quote',
  alerts: 'Get price alerts',
  bring: 'What to bring',
  pickup: 'Request a pickup',
  carPost: 'What a junk car is worth',
  others: 'Other materials',
};
