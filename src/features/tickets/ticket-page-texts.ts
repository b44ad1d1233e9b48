/** /ticket around the look-up. */
export const ticketPageTexts = {
  title: 'Look Up a Scale Ticket',
  description:
    'Find a scale ticket by its yard, number, date and total. See each weight and price, what was posted that minute, and ask about it. No account needed.',
  heading: 'Look up a ticket',
  lead: 'Have the paper in hand? Four things on it open a copy, with every weight and price to check.',
  withoutScript: 'The look-up needs JavaScript. Please turn it on, or call us: we read you the ticket.',
  account: {
    heading: 'In the rewards program?',
    text: 'Your tickets are under Recent Visits, also those without a number.',
    link: 'Open my rewards',
  },
  figures: { heading: 'What do the figures mean?', link: 'How to read a ticket' },
  lost: {
    heading: 'Lost the paper?',
    text: 'The look-up shows no names and asks for none, so it needs the paper. The yard finds it with your ID.',
    call: (phone: string) => `Call ${phone}`,
  },
};
