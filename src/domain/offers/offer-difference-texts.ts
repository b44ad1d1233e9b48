/** What a newer offer changes. */
export const offerDifferenceTexts = {
  total: 'Total',
  pickupFee: 'Pickup fee',
  yard: 'Yard',
  changed: (label: string, is: string, was: string) => `${label}: ${is}; before, ${was}`,
  newLine: (label: string, line: string) => `${label}: new, ${line}`,
  goneLine: (label: string) => `${label}: no longer part of the offer`,
  newCondition: (condition: string) => `New condition: ${condition}`,
  goneCondition: (condition: string) => `No longer a condition: ${condition}`,
};
