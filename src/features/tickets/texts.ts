/** /ticket/how-to-read. Where a sentence holds links, it is a list of its parts. */
export const howToReadTexts = {
  title: 'How to Read a Scale Ticket',
  description:
    'Gross, tare, deduction, net, price, amount: what each number on a scrap yard’s ticket means, what lowers the weight you’re paid for, and how to ask.',
  heading: 'How to read a ticket',
  lead: 'Every sale ends with a ticket you sign. You can check every number on it, and you should.',
  drawn: {
    heading: 'Number by number',
    lead: 'A sample ticket. These aren’t today’s prices.',
    about: 'Sample ticket',
    time: 'Nov 24, 2026, 10:42 AM Eastern time',
  },
  /** What the numbers on the drawing mean, in their order; those of a line have its names. */
  parts: {
    number: {
      name: 'Yard and ticket number',
      text: 'Use it with the date and total to find this ticket later.',
    },
    time: {
      name: 'Date and time',
      text: 'When your load was weighed, Eastern time. You’re paid the prices posted at that moment.',
    },
    grade: {
      name: 'Grade',
      text: 'What we bought, by its name on the price list. Ask us why it’s that grade and not the next one up.',
    },
    gross: 'Everything on the scale: your metal and its container.',
    tare: 'The container: the bucket, the drum, or your empty truck when it’s weighed again.',
    deduction:
      'Weight taken off for anything that isn’t that grade, such as water, dirt or steel screws. Every deduction shows its reason.',
    net: 'Gross minus tare minus deduction. This is the weight you’re paid for.',
    price:
      '“Paid as posted” means the price this yard had posted at that moment. If you were paid a different price, the ticket shows the posted price and the reason. If you accepted an offer, you’re paid the offered price or more; if it’s less, the ticket shows the offered price and the reason.',
    amount: 'Net times price, to the cent. Half a cent rounds up.',
    total: {
      name: 'Total and points',
      text: (points: number) =>
        `All the amounts added up, the same as on your check or transfer. Each dollar earns ${points} points if you’re in the rewards program.`,
    },
  },
  lowers: {
    heading: 'What lowers the weight',
    list: [
      {
        what: 'Containers',
        how: 'Buckets, drums, pallets and the truck. Empty them, or let us weigh them separately.',
      },
      {
        what: 'Attachments',
        how: 'Steel screws in aluminum, brass on copper pipe. Take them off, and each metal gets its own price.',
      },
      {
        what: 'Water and ice',
        how: 'Wet turnings and soaked wire weigh more than the metal in them. Keep them dry.',
      },
      {
        what: 'Dirt, wood, concrete',
        how: 'Knock it off at home. We don’t pay for what we have to throw away.',
      },
      {
        what: 'Mixed loads',
        how: 'We pay a mixed bucket at its lowest grade. Sort it, and each grade gets its own line.',
      },
    ],
  },
  ask: {
    heading: 'How to ask',
    window: 'Before you sign: speak up at the window, and have it weighed again while you watch.',
    home: (hours: number) => [
      'At home: ',
      'look the ticket up',
      ', or open it in ',
      'your rewards',
      `, and press “Ask about this ticket.” We answer by email within ${hours} hours.`,
    ],
    wrong: 'If we got it wrong, we void the ticket and issue a new one.',
    lookUp: 'Look up a ticket',
    bring: 'What to bring',
  },
};

/** A ticket's copy, and the button under it. */
export const ticketCopyTexts = {
  title: (number: string | null) => (number ? `Ticket ${number}` : 'Ticket'),
  posted: 'Paid as posted',
  voided: (day: string) => `This ticket was voided on ${day} and no longer counts.`,
  reason: ' Reason: ',
  total: 'Total',
  agreed: (moment: string) => `The seller said “That’s right”: ${moment}`,
  note: 'This is a copy. The signed ticket is at the yard, along with the sales record Georgia law requires. The yard keeps both for at least two years.',
  howToRead: 'How to read a ticket',
  ask: 'Ask about this ticket',
  loading: 'Loading the form…',
  sent: 'We have your question.',
  answer: (hours: number) =>
    `We answer by email within ${hours} hours, with the signed ticket in front of us.`,
  missing: 'The form didn’t load. Please try again later, or call us.',
};

/** The look-up by what is printed on a ticket. */
export const ticketLookUpTexts = {
  lead: 'You’ll find all four on the ticket.',
  yard: 'Yard',
  choose: 'Choose…',
  number: 'Ticket number',
  soldOn: 'Date of the sale',
  total: 'Total in dollars',
  find: 'Find my ticket',
  looking: 'Looking…',
  notFound:
    'No ticket matches these details. Please check each one against your ticket: the number, the date and the total to the cent.',
  tooMany: 'Too many attempts for now. Please try again later today or tomorrow, or call the yard.',
  print: 'Print',
  again: 'Find another',
};

/** /ticket around the look-up. */
export const ticketPageTexts = {
  pageTitle: 'Look Up a Scale Ticket',
  description:
    'Find a scale ticket by its yard, number, date and total. See each weight, the price you got and the posted one, and ask about it. No account needed.',
  heading: 'Look up a ticket',
  lead: 'Have your ticket in hand? Enter four details from it to see a copy, with every weight and price.',
  withoutScript:
    'Ticket lookup needs JavaScript. Please turn it on, or call us and we’ll read the ticket to you.',
  account: {
    heading: 'In the rewards program?',
    text: 'Your tickets are under Recent Visits, including ones without a number.',
    link: 'Open my rewards',
  },
  figures: { heading: 'What do the numbers mean?', link: 'How to read a ticket' },
  call: {
    heading: 'Lost your ticket?',
    text: 'Bring your ID to the yard, and we’ll find it. To protect sellers, we don’t search by name online.',
  },
};

/** The form "Ask about this ticket". */
export const ticketQuestionTexts = {
  heading: 'Ask about this ticket',
  lead: (hours: number) =>
    `We’ll see the ticket with your question, and answer by email within ${hours} hours.`,
  name: 'Your name *',
  email: 'Email *',
  phone: 'Phone (optional)',
  message: 'Your question *',
  send: 'Send the question',
  sending: 'Sending…',
};

/** /my-ticket: the ticket in hand on its seller's phone. */
export const shownTicketTexts = {
  title: 'Your ticket at the scale',
  lead: 'Each line shows here as it’s weighed. You don’t have to do anything.',
  withoutScript: 'This page needs JavaScript. You can see every line on the screen at the window, too.',
  enter: 'Enter the code from the screen at the window.',
  code: 'Code',
  open: 'Show my ticket',
  loading: 'Loading your ticket…',
  noLines: 'Nothing has been weighed yet. Lines show here as soon as they are.',
  newest: (count: number, grade: string, amount: string, total: string) =>
    `Line ${count}: ${grade}, ${amount}. Total so far ${total}.`,
  ask: 'If something isn’t right, say so at the window. If it is, you can tell us here.',
  right: 'That’s right',
  agreed: (time: string) => `You said “That’s right” at ${time}.`,
  changed: 'A line has changed since. Please look again.',
  asOf: (time: string) => `This is your ticket as of ${time}.`,
  otherPhone: 'This ticket is open on another phone. Please ask at the window for a new code.',
  ended: 'This code has ended or isn’t right. Please check it, or ask at the window for a new one.',
  recorded: 'Your ticket is done',
  lookUpLater: 'You can look it up any time with its number, date and total.',
  lookUp: 'Look up a ticket',
};
