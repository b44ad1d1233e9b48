/** The form "Ask about this ticket". */
export const ticketQuestionTexts = {
  heading: 'Ask about this ticket',
  lead: (hours: number) => `The ticket goes with your question. We answer by email within ${hours} hours.`,
  name: 'Your name *',
  email: 'Email *',
  phone: 'Phone (optional)',
  message: 'Your question *',
  send: 'Send the question',
  sending: 'Sending…',
};
