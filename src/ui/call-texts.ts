/** The call button, and what stands in its place where no call starts. */
export const callTexts = {
  callNow: 'Call Now',
  call: (phone: string) => `Call ${phone}`,
  noCall: 'No call started. Please dial:',
  copy: 'Copy',
  copied: 'Copied!',
  tryAgain: 'Try Again',
};
