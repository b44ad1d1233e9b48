/** A ticket's copy, and the button under it. */
export const ticketCopyTexts = {
  title: (number: string | null) => (number ? `Ticket ${number}` : 'Ticket'),
  posted: 'Paid as posted',
  voided: (day: string) => `This ticket was voided on ${day} and counts for nothing.`,
  reason: ' Reason: ',
  total: 'Total',
  note: 'This is a copy. The signed ticket is at the yard, and so is the record of the sale that Georgia law asks for. The yard keeps both for at least two years.',
  howToRead: 'How to read a ticket',
  ask: 'Ask about this ticket',
  loading: 'Loading the form…',
  sent: 'Your question is with us.',
  answer: (hours: number) => `We answer by email within ${hours} hours, with the signed ticket in hand.`,
  missing: 'The form did not load. Please try again later, or call us.',
};
