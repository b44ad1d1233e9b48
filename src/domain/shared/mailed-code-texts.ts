/** What is shown next to the field for a code that we mailed. */
export const mailedCodeSentences = { digits: 'Please enter the 6 digits from the mail' };
