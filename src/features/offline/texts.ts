import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';

/** The page that stands in for others without a connection, and the site's own page of it. */
export const offlineTexts = {
  title: 'No Connection',
  description:
    'What still works without the internet: our phones, our hours, the pages and prices you’ve seen.',
  heading: 'No connection',
  lead: 'You’re offline, and this page isn’t saved on this device. Calls still work.',
  again: 'Try Again',
  home: 'Home',
  works: 'What still works',
  calls: 'Calling any of our yards.',
  visited: 'Every page you’ve opened before, including the home page.',
  prices: 'The prices you last saw, with the time you saw them.',
  /** The first of the two is a link. */
  request: ['Filling out a request.', 'We’ll save it here and send it when you’re back online.'],
  yards: 'Our yards',
  pages: 'Pages you opened before',
};

/** About a request that waited on this device for a connection. */
export const sendWaitingTexts = {
  sent: 'Your Request Was Sent',
  /** Stays on the page. */
  told: 'We got the request you filled out offline.',
  see: 'See What You Sent',
  close: 'Close',
  arrived: `We got what you wrote offline. We’ll get back to you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  lostPhotos:
    'We got what you wrote offline, but some photos didn’t make it. Please have them on hand when we call.',
  failed: 'Submission Failed',
  refused: (reason: string | undefined, phone: string) =>
    `${reason ?? 'We couldn’t take your request.'} Please try again or call us directly at ${phone}.`,
  doubtful:
    'We sent what you wrote, but no answer came back, so we may already have it. Send it again if you’re not sure.',
  open: 'Open the Form',
};
