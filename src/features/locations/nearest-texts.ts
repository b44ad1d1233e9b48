/** The buttons of Find Nearest Location, which are in HTML and in its script. */
export const findNearestTexts = { find: 'Find Nearest Location', zip: 'Enter ZIP code' };

/** What its script says. */
export const nearestTexts = {
  finding: 'Finding the nearest location…',
  zipCode: 'Your ZIP code',
  findByZip: 'Find by ZIP Code',
  /** Around a link to the form. */
  form: ['You can also ', 'fill in the form', ' and choose a location yourself.'],
  farZip: (zip: string) => `We only cover ZIP codes in and near Georgia, and ${zip} is not one of them.`,
  wrongZip: 'Please enter the five digits of your ZIP code.',
  found: (yard: string) => `Your nearest location is ${yard}.`,
  position: (miles: string) => `${miles} from where you are`,
  zip: (miles: string) => `about ${miles} from your ZIP code`,
  call: (phone: string) => `Call ${phone}`,
  dismiss: 'Dismiss',
  card: (yard: string, distance: string) => `Nearest location: ${yard}, ${distance}`,
};
