import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';

/** What the three forms share. A star marks a field that must be filled in. */
export const requestFormTexts = {
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone Number *',
  email: 'Email (optional)',
  yard: 'Preferred Location',
  anyYard: 'No preference',
  description: 'What type of scrap metal do you have? *',
  emailMe: 'Email me a confirmation',
  photos: 'Photos (optional)',
  takePhoto: 'Take a Photo',
  uploadPhoto: 'Upload a Photo',
  submitting: 'Submitting...',
  sendNow: 'Send Now',
  clear: 'Clear',
  draft: {
    none: 'Fields marked * are required.',
    restored: 'Your draft was restored.',
    unsent: 'You were offline. Your request has not been sent yet.',
  },
  waiting: {
    no: '',
    yes: 'You are offline. Your request is saved on this device and will be sent when you are back online.',
    onPage: `You are offline, and this browser cannot save your request. Leave this page open: it is sent when you are back online. Or call ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    unchecked:
      'You are offline. Your request is saved on this device. Leave this page open: it is sent when you are back online. Or come back to it later and send it then.',
    changed: 'You have changed your request. Press the button again to send it as it is now.',
    doubtful:
      'You sent this before, but no answer came back, so we may have it already. If you are not sure, press the button again to send it.',
  },
  failed: 'Submission Failed',
  tryOrCall: (phone: string) => `Please try again or call us directly at ${phone}.`,
};

/** The quote form's own. */
export const quoteFormTexts = {
  email: 'Email',
  reach: 'How should we reach you?',
  callMe: 'Call me',
  emailMe: 'Email me',
  submit: 'Request My Quote',
  toEstimator: 'Want a number now? Try our payout estimator',
  estimate: (total: string) => `Estimate: ${total}`,
  changeEstimate: 'Change it',
};
