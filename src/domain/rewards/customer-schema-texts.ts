/** What is shown next to a field of a new rewards account. */
export const customerSentences = {
  required: 'Required',
  phone: 'Phone number must be 10 digits',
  email: 'Please enter a valid email',
};
