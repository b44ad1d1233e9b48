export const pickupFormTexts = {
  weight: 'About how much is it? *',
  chooseWeight: 'Choose a weight',
  minimum: (pounds: string) => `Our pickup minimum is ${pounds} lb.`,
  where: 'Where is it?',
  street: 'Street Address *',
  city: 'City *',
  state: 'State *',
  zip: 'ZIP Code *',
  checking: 'Looking up the address…',
  when: 'When works for you?',
  callFirst: 'We call first.',
  submit: 'Request a Pickup',
};
