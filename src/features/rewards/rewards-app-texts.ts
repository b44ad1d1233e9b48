/** What the island says before anybody has signed in. */
export const rewardsAppTexts = {
  access: 'Access Your Rewards',
  phone: 'Phone Number',
  view: 'View My Rewards',
  looking: 'Looking up…',
  lookingAloud: 'Looking up your rewards',
  note: 'No card, no password. New? Sign up in under a minute.',
  loading: 'Loading your rewards…',
  missing: {
    heading: 'This part did not load',
    lead: 'Your points are safe with us. Please load the page again, or call.',
    again: 'Load again',
  },
  error: 'Error',
  notLookedUp: 'Unable to look up customer. Please try again.',
  notCreated: 'Unable to create customer account. Please try again.',
  welcome: 'Welcome!',
  created: 'Your rewards account has been created successfully.',
};
