/** What the script of the board writes. */
export const boardTexts = {
  unit: (unit: string) => unit,
  ask: 'Ask us',
  asOf: (time: string) => `Prices as of ${time}`,
  old: (time: string) => `Prices as of ${time}. Please ask before you sell.`,
  none: 'Please ask at the scale for today’s prices.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
};
