/** What is shown next to a field of the three forms. */
export const quoteSentences = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  noFirstName: 'Please enter your first name',
  noLastName: 'Please enter your last name',
  phoneIncomplete: 'Please enter a complete phone number',
  phoneDigits: 'Phone number must be 10 digits',
  email: 'Please enter a valid email',
  location: 'Please choose one of our locations',
  description: 'Please describe your scrap metal in detail',
  weightClass: 'Please choose about how much it weighs',
  day: 'Please choose a day',
  time: 'Please choose a time',
  both: 'Please send a pickup and a callback as two requests',
};
