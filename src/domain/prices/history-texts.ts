const period = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A metal's prices of the last months as a sentence. `low`, `high` and `amount` have their dollar sign. */
export const historyTexts = {
  unchanged: (days: number) => `No change in ${period(days)}.`,
  same: (days: number, low: string, high: string) =>
    `The same as ${period(days)} ago, between ${low} and ${high}.`,
  up: (amount: string, days: number, low: string, high: string) =>
    `Up ${amount} in ${period(days)}, between ${low} and ${high}.`,
  down: (amount: string, days: number, low: string, high: string) =>
    `Down ${amount} in ${period(days)}, between ${low} and ${high}.`,
};
