/** The look-up by what is printed on a ticket. */
export const ticketLookUpTexts = {
  lead: 'All four are on the ticket, and all four are needed.',
  yard: 'Yard',
  choose: 'Choose…',
  number: 'Ticket number',
  soldOn: 'Date of the sale',
  total: 'Total in dollars',
  find: 'Find my ticket',
  looking: 'Looking…',
  notFound:
    'We found no ticket with these four. Please check each against the paper: the number, the day and the total to the cent.',
  tooMany: 'That is all the tries there are for now. Please try again in an hour, or call the yard.',
  print: 'Print',
  again: 'Find another',
};
