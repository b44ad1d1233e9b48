/** A material's page around what its file says. Where a sentence holds a link, it stands between its parts. */
export const materialPageTexts = {
  help: 'Call Us for Help',
  quote: 'Get Instant Quote',
  recognize: 'How to recognize it',
  grades: (material: string) => `Grades of ${material.toLowerCase()}`,
  lowers: 'What brings the price down',
  law: 'What Georgia law requires',
  advice: ["This isn't legal advice. Not sure? Ask us at ", ', or see ', 'what to bring', '.'],
  questions: 'Common questions',
  ready: 'Ready to sell?',
  estimate: 'Estimate your payout',
  getQuote: 'Get a quote',
  bring: 'What to bring',
  pickup: 'Schedule a pickup',
  others: 'Other materials',
};
