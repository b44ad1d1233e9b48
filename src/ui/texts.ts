import { MAILED_CODE_DIGITS } from '../business/constants.ts';

/** The call button, and what stands in its place where no call starts. */
export const callTexts = {
  callNow: 'Call Now',
  call: (phone: string) => `Call ${phone}`,
  noCall: 'No call started. Please dial:',
  copy: 'Copy',
  copied: 'Copied!',
  notCopied: 'That didn’t copy. Please dial:',
  tryAgain: 'Try Again',
};

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

/** About an email address that looks mistyped. */
export const emailFieldTexts = {
  /** "gmail.com" */
  meant: (domain: string) => `Did you mean ${domain}?`,
  take: (email: string) => `Use ${email}`,
};

export const honeypotTexts = { website: 'Website' };

/** The field for a code that we mailed. */
export const mailedCodeFormTexts = {
  label: `Code (${MAILED_CODE_DIGITS} digits) *`,
  again: 'Send a new code',
  sentAgain: 'We sent the code again. Use the latest email.',
};

export const privacyNoteTexts = { link: 'How we use your information' };

/** About an address that may be meant instead. */
export const suggestionTexts = {
  question: 'Did you mean this address?',
  take: 'Use Suggested Address',
  keep: 'Keep Mine',
};

/** In the place of a part whose script loads when it is shown. */
export const lazyPartTexts = {
  waiting: 'One moment…',
  missing: 'This part didn’t load. Please reload the page.',
  reload: 'Reload',
};

/** What stands in the place of a part of the page that broke. */
export const islandTexts = {
  broken: 'This part of the page stopped working.',
  todo: (phone: string) => `Load the page again. If it happens again, call ${phone}.`,
  again: 'Load Again',
};

export const qrTexts = { label: (text: string) => `QR code of ${text}` };

export const questionTexts = { cancel: 'Cancel' };

export const toastTexts = { close: 'Close notification' };

/** The name of the region, which only the HTML uses. */
export const toastRegionTexts = { label: 'Notifications (F8)' };
