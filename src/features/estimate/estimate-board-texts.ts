/** What the estimator's script writes. */
export const estimateBoardTexts = {
  at: (yard: string) => ` at ${yard}`,
  differ: ', some differ by yard',
  saved: (time: string) => `Last saved prices, ${time}`,
  asOf: (time: string | null) => `Prices as of ${time ?? 'today'}`,
  error: (message: string) => `Error: ${message}`,
  changed: (before: string, now: string) =>
    `Prices have changed: your estimate was ${before} and is now ${now}.`,
  spoken: (total: string) => `Estimate ${total}`,
  line: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  choose: 'Please choose a metal',
};
