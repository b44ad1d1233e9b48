/** What stands beside a field of the three forms. */
export const quoteSentences = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
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

/** About a day or time that is not on offer. */
export const refusalSentences = {
  pickupDay: "We can't come that day. Please choose another.",
  pickupWindow: "We can't come at that time that day. Please choose another.",
  callbackDay: "We can't call that day. Please choose another.",
  callbackTime: "We can't call at that time. Please choose another.",
};
