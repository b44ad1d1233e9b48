/** How any price is read. */
export const priceTexts = {
  per: (unit: string) => `per ${unit}`,
  same: 'No change',
  call: 'Call',
};
