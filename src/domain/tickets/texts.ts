/** What is shown next to a field of what is printed on a ticket. */
export const ticketFactsSentences = {
  number: 'Please enter the number as it is printed',
  soldOn: 'Please enter the date of the sale',
  year: 'Please check the year',
  future: 'This day has not come yet',
  total: 'Please enter the total as it is printed, such as 1,234.50',
};

const takenOff = (what: string) => (load: string) => `${load} taken off for ${what}.`;

/** A ticket's lines as the seller reads them. */
export const ticketSheetTexts = {
  gross: 'Gross',
  tare: 'Tare',
  deduction: 'Deduction',
  net: 'Net',
  price: 'Price',
  amount: 'Amount',
  /** "$4.50 a lb", "$6.00 each" */
  rate: (price: string, unit: string) => (unit === 'each' ? `${price} each` : `${price} a ${unit}`),
  deducted: {
    dirty: takenOff('dirt'),
    attachments: takenOff('attachments of another metal or of no metal'),
    moisture: takenOff('water'),
    mixed: takenOff('other material mixed in'),
    unrecorded: takenOff('a reason that was not recorded'),
  },
  refused: 'Refused: we could not buy this.',
  posted: (rate: string, why: string) => `The posted price was ${rate}. Paid at another one${why}.`,
  offered: (rate: string, why: string) => `The price in your offer was ${rate}. Paid at another one${why}.`,
  why: {
    dirty: ', because the metal was dirty',
    attachments: ', because it had attachments of another metal or of no metal',
    moisture: ', because it was wet',
    mixed: ', because it was mixed with other material',
    lower_grade: ', because it was a lower grade',
    agreed: ', because this price was agreed at the counter',
    unrecorded: '; the reason was not recorded',
  },
  ton: 'A ton is 2,000 lb.',
  bare: 'Recorded without its weights on the scale and its price.',
  rounding: 'What the yard’s scale system rounded the total by.',
};

export const yardIdSentences = { choose: 'Please choose a yard' };
