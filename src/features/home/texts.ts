/** The home page around the owner's texts (src/content/home.json). */
export const homePageTexts = {
  hero: {
    since: (above: string, year: number) => `${above} since ${year}`,
    /** Three short lines; the last in signal orange. A line has at most eight letters, which fill a phone. */
    claim: ['GET IN', 'GET OUT', 'GET PAID'],
    promise: (line: string, minutes: number) => `${line} in ${minutes} minutes or less.`,
    quote: 'Get Instant Quote',
  },
  services: {
    heading: 'What We Buy',
    more: ['Not sure what you have?', 'Send us a photo', '. Too big to bring?', 'Request a pickup', '.'],
  },
  steps: {
    heading: 'How It Works',
    callAhead: 'Call Ahead',
    ticket: 'Weigh ticket',
    call: 'Call ahead',
    drive: 'Drive in',
    unload: 'Unload',
    paid: 'Get paid',
    paidLine: (minutes: number) => `Ticket and payment in hand in ${minutes} minutes or less.`,
    stamp: (minutes: number) => `Paid in ${minutes} minutes or less`,
  },
  rewards: {
    soon: 'Coming Soon',
    heading: (points: number) => `${points} points for every dollar we pay you`,
    join: 'Join Rewards Program',
    card: 'Yard rewards',
  },
  memberships: {
    heading: 'Professional Memberships',
    samples: 'Sample names, to be replaced by ours.',
  },
};
