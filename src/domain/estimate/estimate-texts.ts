/** What is said of a weight that was typed, and of the estimate in a quote. */
export const estimateTexts = {
  wrongWeight: 'Please enter a weight such as 120 or 12.5',
  tooHeavy: (most: string, unit: string) => `For more than ${most} ${unit} please call us`,
  onWebsite: (total: string) => `Estimated on the website: ${total}`,
};
