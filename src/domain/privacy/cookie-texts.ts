/** What each cookie is for, and how long it stays. Times come as `lasting()` says them. */
export const cookieTexts = {
  checkout: { purpose: 'Lets the browser that placed an order see it in full and pay it.' },
  offer: { purpose: 'Lets the browser that opened the link to an offer accept or decline it.' },
  rewards: {
    purpose: 'Shows the rewards account whose phone number was entered.',
    life: (time: string) => `${time}, or until the browser is closed`,
  },
  rewardsDevice: {
    purpose:
      'Remembers that a ticket of a rewards account was shown here, a code from our mail entered, or a reward code redeemed.',
  },
  staff: {
    purpose: 'Keeps a member of our staff signed in.',
    life: (idle: string, longest: string) => `${idle} without use, ${longest} at most`,
  },
  staffStep: { purpose: 'Between the password and the code of a sign-in.', life: 'some minutes' },
  staffPasskey: { purpose: 'While a passkey is used.', life: 'some minutes' },
  measurement: {
    purpose: 'Tells the measurement service which visits come from the same browser.',
    life: 'two years, or until you decline',
  },
};
