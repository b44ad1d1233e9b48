import { OUR_WORD_DAYS, OUR_WORD_LEAST } from '../../business/constants.ts';

/** /our-word. */
export const ourWordPageTexts = {
  pageTitle: 'Our Word',
  description: `How often we paid the posted, offered or held price in the last ${OUR_WORD_DAYS} days, counted every night from our books.`,
  heading: 'Our word',
  lead: 'We post prices, make offers and hold prices. Here we show how often we paid what we said, counted every night from our books.',
  withoutScript: 'These figures need JavaScript. Without it, please call us.',
  dataset: 'How often the posted, offered and held price was paid',
  how: {
    heading: 'How we count',
    list: [
      {
        label: 'Which days',
        text: `The last ${OUR_WORD_DAYS} full days, Eastern time. Nobody types these figures: a program counts the books every night.`,
      },
      {
        label: 'Posted price',
        text: 'We compare each line of each ticket with the price posted at that yard at that minute. If even one line was paid below it, for whatever reason, the ticket doesn’t count as kept. Weight taken off isn’t counted here; it’s on the ticket with its reason.',
      },
      {
        label: 'Offers',
        text: 'Accepted offers with a ticket. If even one line was paid below the offered price, for whatever reason, the offer doesn’t count as kept.',
      },
      {
        label: 'Held prices',
        text: 'Holds with a ticket. Everything we bought of that grade, up to the hold’s limit, must be paid at the held price or more.',
      },
      {
        label: 'How fast we answer',
        text: 'The middle wait: half of all requests were answered sooner, half later, counting only hours when the yard was open. Requests with no answer yet count too, with their wait so far.',
      },
      {
        label: 'Voided or turned down',
        text: 'Voided tickets don’t count as sales. Material we turned down counts as a line below the posted price.',
      },
      {
        label: 'Too few to say',
        text: `With fewer than ${OUR_WORD_LEAST} to count, we don’t show a figure. Figures in our favor are rounded down, the others up.`,
      },
    ],
  },
  hold: 'Hold a price',
};

/** What the script writes. */
export const ourWordTexts = {
  loading: 'Getting the figures…',
  failed: 'We couldn’t load the figures. Please try again later.',
  none: `No figures yet. We’ll show each one once there are ${OUR_WORD_LEAST} tickets, offers or requests to count.`,
  all: 'All yards',
  json: 'Download the figures (JSON, for programmers)',
  atYard: 'How we keep our word here',
  more: 'How we count, and all yards',
  days: (from: string, to: string) => `${from} to ${to}`,
  paid: (count: string) => `of ${count} tickets paid every line at the posted price or more`,
  reasons: (list: string) => `The others, by reason: ${list}.`,
  uncompared: (count: string) => `Not compared, because a posted price isn’t recorded: ${count}.`,
  offers: (paid: string) => `of ${paid} accepted offers that were paid got the offered price or more`,
  accepted: (count: string) => `Accepted: ${count}.`,
  holds: (used: string) => `of ${used} held prices that were used got the held price or more`,
  held: (count: string) => `Held: ${count}.`,
  answers: (count: string) => `until our first answer, the middle of ${count} requests, in open hours`,
  voids: (count: string) => `of ${count} tickets were voided`,
  voided: (count: string) => `Voided: ${count}.`,
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  few: (names: string) =>
    `Too few to say: ${names}. Each figure appears once there are ${OUR_WORD_LEAST} to count.`,
  names: {
    paid: 'posted price',
    offers: 'offers',
    holds: 'held prices',
    answers: 'first answer',
    voids: 'voided tickets',
  },
  reasonNames: {
    dirty: 'dirty',
    attachments: 'attachments',
    moisture: 'moisture',
    mixed: 'mixed',
    lower_grade: 'lower grade',
    agreed: 'agreed at the counter',
    refused: 'turned down',
    unrecorded: 'not recorded',
  },
};
