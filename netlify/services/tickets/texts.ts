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
  callUs: 'Call the yard',
};

/** The mail with a customer's month. */
export const statementMailTexts = {
  subject: (month: string, total: string) => `Your statement for ${month}: ${total}`,
  lead: (seller: string) =>
    `Here is the statement for ${seller}. The attached file opens in any spreadsheet.`,
  more: (shown: number, all: number) =>
    `The first ${shown} of ${all} tickets are below; the file has all of them.`,
  stop: 'You asked for this email each month. To stop it, press “Unsubscribe” in your email program, or turn it off in your rewards account, under Recent Visits.',
  see: 'Open my rewards',
  void: (total: string) => `VOID, not counted: ${total}`,
  ticket: (number: string) => `ticket ${number}`,
  callUs: 'Call us',
};
