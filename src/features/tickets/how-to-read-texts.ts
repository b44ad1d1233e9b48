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
