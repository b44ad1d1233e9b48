import { PRIVACY_LINK_VALID_DAYS, PRIVACY_REQUEST_DUE_DAYS } from '../../domain/privacy/retention.ts';

/** What is in the HTML of /privacy/request next to its form. */
export const dataRequestTexts = {
  pageTitle: 'Your Data: Copy, Correct, Delete',
  description: (business: string) =>
    `Ask ${business} for a copy of what it knows about you, or to correct or delete it.`,
  heading: 'Your data',
  lead: `Ask for a copy of what we know about you, or have it corrected or deleted. It is free, and we answer within ${PRIVACY_REQUEST_DUE_DAYS} days.`,
  ask: 'Ask us',
  noScript: 'This form needs JavaScript. Please turn it on, call us, or bring an ID to any yard.',
  steps: 'How it goes',
  eachStep: [
    {
      name: 'You confirm it',
      text: `With an email address: by a link that works for ${PRIVACY_LINK_VALID_DAYS} days. With a phone number: show an ID at any yard, or answer our call.`,
    },
    {
      name: 'We look everywhere',
      text: 'Requests, photos, offers, messages, orders, tickets, rewards: all that goes with what you confirmed.',
    },
    {
      name: `You hear from us within ${PRIVACY_REQUEST_DUE_DAYS} days`,
      text: 'With the copy, or with what was corrected or deleted.',
    },
  ],
  kept: 'What a deletion leaves',
  eachKept: [
    'The books of sales at the scale, which Georgia’s law on scrap metal asks for.',
    'The books of paid orders, for the tax years they belong to.',
    'The totals of rewards points, with no name on them. You lose your points; a reward code that you have still works at the counter.',
  ],
};

/** And of /privacy/confirm. */
export const confirmPageTexts = {
  pageTitle: 'Confirm Your Request',
  noScript: 'This page needs JavaScript. Please turn it on, or call us.',
};
