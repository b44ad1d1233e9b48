import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { PrivacyKind } from '../../../src/domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS } from '../../../src/domain/privacy/retention.ts';

const WANTED: Readonly<Record<PrivacyKind, string>> = {
  copy: 'for a copy of what we know about you',
  correction: 'to correct what we know about you',
  deletion: 'to delete what we know about you',
};

/** What somebody reads who asked about their data. */
export const privacyMailTexts = {
  link: {
    subject: 'Please confirm your request about your data',
    heading: 'Is this request yours?',
    asked: (kind: PrivacyKind) =>
      `Someone gave this address on our website and asked ${BUSINESS_NAME} ${WANTED[kind]}.`,
    ifYours: `If it was you, open the link below and press the button within ${PRIVACY_LINK_VALID_DAYS} days.`,
    ifNotYours: 'If it wasn’t you, you can ignore this email: without that button, nothing happens.',
    confirm: 'Confirm the request',
  },
  done: {
    subject: 'We finished your request about your data',
    heading: 'It’s done',
    asked: (kind: PrivacyKind) =>
      ({
        copy: 'You asked for a copy of what we know about you, and we’ve given it to you.',
        correction: 'You asked us to correct what we know about you, and we have.',
        deletion:
          'You asked us to delete what we know about you, and we have. This email is the last place we have your address: we delete it as soon as the email is sent.',
      })[kind],
    /** Before what staff wrote. */
    note: 'What we did',
  },
  refused: {
    subject: 'Your request about your data',
    heading: 'We couldn’t do it',
    asked: (kind: PrivacyKind) => `You asked us ${WANTED[kind]}. We couldn’t do that.`,
    note: 'Why',
  },
  /** What a deletion leaves. */
  kept: 'The law requires us to keep records of sales and paid orders for some years. Your rewards points are gone.',
  callUs: 'Call us',
};
