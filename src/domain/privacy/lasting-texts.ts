/** How long something lasts, by the unit that it is counted in. */
export const lastingTexts = {
  day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  hour: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minute: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
};
