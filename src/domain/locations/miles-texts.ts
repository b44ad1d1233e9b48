/** A distance. */
export const milesTexts = {
  less: 'less than a mile',
  one: '1 mile',
  many: (miles: string) => `${miles} miles`,
};
