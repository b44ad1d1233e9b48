/** What is shown next to a field of an address. */
export const addressSentences = {
  address: 'Please enter the street address',
  city: 'Please enter the city',
  state: 'Please enter the state as two letters',
  zip: 'Please enter the ZIP code',
};
