/** The step between a phone number and its rewards, for a customer who asked for a code by mail. */
export const enterCodeTexts = {
  heading: 'Check Your Email',
  lead: (email: string) =>
    `We mailed a code to ${email}, which opens your rewards here. We won't ask on this device again.`,
  submit: 'View My Rewards',
  submitting: 'Opening…',
  back: 'Back',
  lost: 'No longer have that address? Ask at the counter, or call us.',
};
