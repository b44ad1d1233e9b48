/** What is said of a weight that was typed, and of the estimate in a quote. */
export const estimateTexts = {
  wrongWeight: 'Please enter a weight such as 120 or 12.5',
  tooHeavy: (most: number, unit: string) =>
    `For more than ${most.toLocaleString('en-US')} ${unit} please call us`,
  onWebsite: (total: string) => `Estimated on the website: ${total}`,
};
