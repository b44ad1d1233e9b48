/** The step between a phone number and its rewards, for a customer who asked for a code by mail. */
export const enterCodeTexts = {
  heading: 'Check Your Email',
  lead: (email: string) =>
    `We mailed a code to ${email}. It opens your rewards on this device, and we won't ask here again.`,
  submit: 'View My Rewards',
  submitting: 'Opening…',
  back: 'Back',
  lost: 'No longer have that address? Ask at the counter, or call us.',
};
