/** Pages that stand in for a missing one. */
export const dentTexts = {
  home: 'Home',
  page: {
    title: 'Page Not Found',
    text: 'This one has already been through the shredder. These are still standing:',
    prices: 'See Prices',
    yard: 'Find a Yard',
    router: 'Did you forget to add the page to the router?',
  },
  location: {
    title: 'Location Not Found',
    text: 'We have no yard at this address. We have three others:',
    home: 'Back to Home',
  },
};
