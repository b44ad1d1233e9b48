/** The mail with a copy of a ticket. */
export const ticketMailTexts = {
  subject: (number: string | null, total: string) =>
    number === null ? `Your ticket for ${total}` : `Your ticket ${number} for ${total}`,
  heading: (number: string | null) => (number === null ? 'Your ticket' : `Your ticket ${number}`),
  copy: 'This is a copy. The signed ticket is at the yard.',
  voidSubject: (number: string | null, total: string) =>
    number === null ? `VOID: your ticket for ${total}` : `VOID: your ticket ${number} for ${total}`,
  voidHeading: (number: string | null) => (number === null ? 'Void ticket' : `Void ticket ${number}`),
  voided: 'VOID: this ticket was voided and no longer counts.',
  voidedWithPoints: 'VOID: this ticket was voided and no longer counts. Its points were taken back.',
  lookUp: 'See it on our site',
  facts: 'To see it on our site, enter the yard, number, date and total below.',
  yard: 'Yard',
  number: 'Ticket number',
  soldAt: 'Date and time',
  total: 'Total',
  points: 'Points earned',
  callUs: 'Call us',
};
