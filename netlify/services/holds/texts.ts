/** What somebody who holds a price reads by email. */
export const holdMailTexts = {
  held: {
    subject: (grade: string) => `Your held price for ${grade}`,
    heading: 'Your price is held',
    text: 'Show this code at the counter, or just give your phone number. Changed your mind? Open the hold to cancel it.',
  },
  moved: {
    subject: (grade: string) => `Your price for ${grade} is held longer`,
    heading: 'Your price is held longer',
    text: 'The yard’s hours changed, so your price is held longer, until the time below. Your code stays the same.',
  },
  see: 'See or cancel the hold',
  bring: 'Please bring',
  callUs: 'Call the yard',
};
