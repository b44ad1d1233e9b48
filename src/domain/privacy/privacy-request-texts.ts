export const privacyRequestTexts = {
  kind: 'Please choose what you want',
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  phone: 'Phone number must be 10 digits',
  yard: 'Please choose one of our yards',
  contact: 'Please enter an email address or a phone number',
  details: 'Please tell us what is wrong',
};
