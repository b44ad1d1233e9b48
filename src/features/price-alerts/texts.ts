import {
  ALERT_CLOCK,
  ALERT_CONFIRM_HOURS,
  ALERT_MOVED_PERCENT,
  ALERT_WAIT_MINUTES,
  ALERTS_MAX,
} from '../../business/constants.ts';
import { timeTexts } from '../../domain/shared/text/texts.ts';
import { clockMinutes } from '../../domain/shared/time/clock-minutes.ts';
import { clockFace } from '../../domain/shared/time/new-york-time.ts';

/** /price-alerts. */
export const alertPageTexts = {
  pageTitle: 'Scrap Price Alerts',
  description:
    'Get an email when the price of a scrap metal grade reaches what you want, moves, or every Monday. No account needed, and one click ends it.',
  heading: 'Price alerts',
  crumb: 'Price alerts',
  lead: 'We email you when a price reaches what you want. One click ends it.',
  withoutScript: 'Price alerts need JavaScript. Without it, please call us.',
  how: {
    heading: 'How it works',
    list: [
      `We email you a link first. Nothing else is sent until you confirm, and we delete your email address if you don’t within ${ALERT_CONFIRM_HOURS} hours.`,
      `A new price has to stand for ${ALERT_WAIT_MINUTES} minutes before we tell you.`,
      'You get one email a day at most, and no text messages.',
      `Each email address can have up to ${ALERTS_MAX} alerts.`,
    ],
  },
  call: { heading: 'Rather call?', text: 'We can give you a price over the phone, too.' },
};

export const alertFormTexts = {
  required: 'Please fill in every field.',
  kind: 'When should we email you?',
  kinds: {
    at_least: 'When a price reaches my target',
    moved: `When a price goes up or down ${ALERT_MOVED_PERCENT}% or more`,
    weekly: `Every Monday at ${clockFace(clockMinutes(ALERT_CLOCK), timeTexts)}, with all prices`,
  },
  yard: 'Yard',
  anyYard: 'Any yard',
  grade: 'Grade',
  chooseGrade: 'Choose a grade',
  /** `per`: "per lb"; empty before a grade is chosen. */
  atLeast: (per: string) => `Email me at this price or more (${`$\u00A0${per}`.trim()})`,
  email: 'Email',
  loading: 'Getting today’s prices…',
  failed: 'We couldn’t load the prices. Please try again or call us.',
  retry: 'Try again',
  chooseFirst: 'Choose a grade to see its price.',
  /** `yard`: null for any; `differs`: some yard pays another price. */
  now: (price: string, yard: string | null, differs: boolean) =>
    yard
      ? `Right now, ${yard} pays ${price}.`
      : `Right now, ${differs ? 'most of our yards pay' : 'all our yards pay'} ${price}.`,
  submit: 'Set my alert',
  sending: 'Sending…',
  sent: {
    heading: 'Please check your email',
    text: `A link is on its way if this address can receive it. Open it and press Confirm within ${ALERT_CONFIRM_HOURS} hours.`,
  },
  another: 'Add another alert',
};

export const ownAlertsTexts = {
  opening: 'Looking up your alerts…',
  missing:
    'We couldn’t find these alerts. They may have ended, or the link may be incomplete or too old. You can set up a new one below.',
  gone: 'This alert has already ended, or you asked for it too long ago.',
  heading: 'Your price alerts',
  waiting: 'Waiting for you to confirm',
  on: 'This alert is on. We’ll email you.',
  confirm: 'Confirm',
  remove: 'Remove',
  change: 'Save the new amount',
  changing: 'Saving…',
  endAll: 'End all alerts',
  ended: {
    heading: 'Your alerts have ended',
    text: 'We deleted your email address, and won’t write again.',
  },
};
