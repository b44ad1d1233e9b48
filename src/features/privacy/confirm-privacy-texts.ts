import type { PrivacyKind } from '../../domain/privacy/privacy-request.schema.ts';

/** The island of /privacy/confirm. */
export const confirmPrivacyTexts = {
  ask: {
    title: 'Is this request yours?',
    text: 'Somebody gave your email address and asked about your data. If it was you, press the button. If not, close this page: nothing happens without it.',
  },
  missing: {
    title: "We can't find that",
    text: 'The link is incomplete or has expired. You can ask again, or call us.',
  },
  done: {
    title: 'Thank you, it is confirmed',
    text: (kind: PrivacyKind, day: string) =>
      ({
        copy: `We send you the copy, by ${day} at the latest. Staff may call to ask something.`,
        correction: `We correct it, by ${day} at the latest. Staff may call to ask something.`,
        deletion: `We delete what we can, and tell you what the law has us keep, by ${day} at the latest. Staff may call to ask something.`,
      })[kind],
  },
  confirm: 'Yes, this request is mine',
  again: 'Ask again',
  call: (phone: string) => `Call ${phone}`,
};
