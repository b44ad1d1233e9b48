/** /ticket/how-to-read. Where a sentence holds links, it is a list of its parts. */
export const howToReadTexts = {
  title: 'How to Read a Scale Ticket',
  description:
    "Gross, tare, deduction, net, price, amount: what each number on a scrap yard's ticket means, what lowers the weight you are paid for, and how to ask.",
  heading: 'How to read a ticket',
  lead: 'Every sale ends with a ticket that you sign. Each number on it can be checked, and should be.',
  drawn: {
    heading: 'Number by number',
    lead: 'An example, with prices that are not today’s.',
    about: 'Example of a ticket',
    time: 'Nov 24, 2026, 10:42 AM EST',
  },
  /** What the numbers on the drawing mean, in their order; those of a line have its names. */
  parts: {
    number: {
      name: 'Yard and ticket number',
      text: 'With the date and the total they find the ticket again. A number is used once a year at a yard.',
    },
    time: {
      name: 'Date and time',
      text: 'When you were weighed, on Georgia’s clock. The prices of that minute count, whatever they were in the morning.',
    },
    grade: {
      name: 'Grade',
      text: 'What we bought, by its name on the price list. Ask to see why it is that grade and not the next one up.',
    },
    gross: 'All that stood on the scale: your metal, and what it came in.',
    tare: 'What it came in: the bucket, the drum, or your empty truck when it is weighed a second time.',
    deduction:
      'Weight taken off for what is not the grade, such as water, dirt or steel screws. There is always a reason next to it.',
    net: 'Gross minus tare minus deduction. This is the weight that you are paid for.',
    price:
      '“Paid as posted” means the price that this yard had posted in that minute. At another price the ticket has the posted one too, and the reason. If you accepted an offer, you are paid what it says or more; if it is less, the ticket has the offered price and the reason.',
    amount: 'Net times price, to the cent. Half a cent is rounded up.',
    total: {
      name: 'Total and points',
      text: (points: number) =>
        `The sum of the amounts, which is what the check or the transfer says. Each dollar earns ${points} points if you are in the rewards program.`,
    },
  },
  lowers: {
    heading: 'What lowers the weight',
    list: [
      {
        what: 'What it came in',
        how: 'Buckets, drums, pallets and the truck. Empty them, or let us weigh them alone.',
      },
      {
        what: 'Attachments',
        how: 'Steel screws in aluminum, brass on copper pipe. Take them off, and each sells as itself.',
      },
      {
        what: 'Water and ice',
        how: 'Wet turnings and soaked wire weigh more than the metal in them. Keep them under cover.',
      },
      {
        what: 'Dirt, wood, concrete',
        how: 'Knock it off at home. What we have to throw away is not weighed as metal.',
      },
      {
        what: 'Mixed loads',
        how: 'A mixed bucket is paid as its lowest grade. Sort it, and each grade has its own line.',
      },
    ],
  },
  ask: {
    heading: 'How to ask',
    window: 'Before you sign: say so at the window, and have it weighed again while you watch.',
    home: (hours: number) => [
      'At home: ',
      'look the ticket up',
      ', or open it in ',
      'your rewards',
      `, and press “Ask about this ticket”. We answer by email within ${hours} hours.`,
    ],
    wrong: 'If we were wrong, we void the ticket and write the right one.',
    lookUp: 'Look up a ticket',
    bring: 'What to bring',
  },
};

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
