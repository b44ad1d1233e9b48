import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';

/** About a request that waited on this device for a connection. */
export const sendWaitingTexts = {
  sent: 'Your Request Was Sent',
  arrived: `What you wrote without a connection has reached us. We will be in contact within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  lostPhotos:
    'What you wrote without a connection has reached us, but not all of its photos. Please have them at hand when we call.',
  failed: 'Submission Failed',
  refused: (reason: string | undefined, phone: string) =>
    `${reason ?? 'Your request was refused.'} Please try again or call us directly at ${phone}.`,
  doubtful:
    'We sent what you wrote, but no answer came back, so we may have it already. Send it again if you are not sure.',
  open: 'Open the Form',
};
