/** What a price history's script writes, and its HTML too. */
export const historyViewTexts = {
  asOf: (unit: string, time: string | null) => `${unit}${unit && ', '}as of ${time}`,
  high: (price: string) => `High $${price}`,
  low: (price: string) => `Low $${price}`,
  offline: 'You are offline',
  saved: (time: string) => `Last saved prices ${time}.`,
  savedOffline: (time: string) => `You are offline. Last saved prices ${time}.`,
  error: (message: string) => `Error: ${message}`,
  unknown: 'Unknown error',
};
