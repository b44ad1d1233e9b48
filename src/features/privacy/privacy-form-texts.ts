import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../domain/privacy/retention.ts';

/** The form of /privacy/request. A star marks a field that must be filled in. */
export const privacyFormTexts = {
  form: 'Ask about your data',
  required: 'Fields marked * are required.',
  kind: 'What should we do? *',
  kinds: {
    copy: 'Send me a copy of what you know about me',
    correction: 'Correct something about me',
    deletion: 'Delete what you know about me',
  },
  name: 'Your name *',
  contact:
    'Give the email address or the phone number that you gave us before; one of them is enough. We search for what you confirm.',
  email: 'Email',
  phone: 'Phone',
  yard: 'Your yard (optional)',
  anyYard: 'Any yard',
  details: 'What is wrong, and what is right? *',
  send: 'Send the request',
  sending: 'Sending…',
  /** What comes next, by how the request is confirmed. */
  next: {
    link: {
      title: 'Check your email',
      text: `We send a link to the address you gave us. Open it and press the button there within ${PRIVACY_LINK_VALID_DAYS} days: then we begin. If no email comes, look among the spam, or send this form with your phone number.`,
    },
    staff: {
      title: 'Bring an ID to any yard, or wait for our call',
      text: `Without an email address we have to see or hear that it is you. Show a photo ID at any yard within ${PRIVACY_UNCONFIRMED_DAYS} days, or answer when we call the number you gave us.`,
    },
  },
};
