import { SHOWN_CODE_LENGTH } from '../../business/constants.ts';
import { dayTexts } from '../rewards/texts.ts';
import { carQuestionTexts } from '../vehicles/question-texts.ts';

/** What is shown next to a field of what is printed on a ticket. */
export const ticketFactsSentences = {
  number: 'Please enter the number as printed',
  soldOn: 'Please enter the date of the sale',
  year: 'Please check the year',
  future: 'This date is in the future',
  total: 'Please enter the total as printed, such as 1,234.50',
};

/** Next to the code that shows a ticket in hand. */
export const shownCodeSentence: string = `Please enter the ${SHOWN_CODE_LENGTH} letters and digits of the code`;

const takenOff = (what: string) => (load: string) => `${load} taken off for ${what}.`;

/** A ticket's lines as the seller reads them. */
export const ticketSheetTexts = {
  gross: 'Gross',
  tare: 'Tare',
  deduction: 'Deduction',
  net: 'Net',
  price: 'Price',
  amount: 'Amount',
  /** "$4.50 per lb", "$6.00 each" */
  rate: (price: string, unit: string) => (unit === 'each' ? `${price} each` : `${price} per ${unit}`),
  deducted: {
    dirty: takenOff('dirt'),
    attachments: takenOff('attachments that aren’t this metal'),
    moisture: takenOff('water'),
    mixed: takenOff('other material mixed in'),
    unrecorded: takenOff('a reason that wasn’t recorded'),
  },
  /** Of a car. */
  unweighed: (load: string, parts: string) => `${load} taken off for what the scale doesn’t show: ${parts}.`,
  questions: carQuestionTexts,
  refused: 'Refused: we couldn’t buy this.',
  posted: (rate: string, why: string) => `The posted price was ${rate}. Paid at a different price${why}.`,
  offered: (rate: string, why: string) =>
    `The price in your offer was ${rate}. Paid at a different price${why}.`,
  why: {
    dirty: ', because the metal was dirty',
    attachments: ', because it had attachments that weren’t this metal',
    moisture: ', because it was wet',
    mixed: ', because it was mixed with other material',
    lower_grade: ', because it was a lower grade',
    agreed: ', because this price was agreed at the counter',
    held: ', because we held this price for you',
    unrecorded: '; the reason wasn’t recorded',
  },
  ton: 'A ton is 2,000 lb.',
  bare: 'Recorded without scale weights or a price.',
  rounding: 'Rounding by the yard’s scale system.',
};

/** How a ticket was paid. */
export const paidTexts = {
  label: 'Paid by',
  check: (number: string | null) => (number === null ? 'Check' : `Check ${number}`),
  transfer: 'Transfer',
  voucher: 'Voucher',
  other: 'Other',
};

/** A seller's tickets of a month or a year, on the page, in the mail and as a file. */
export const statementTexts = {
  months: dayTexts.months,
  of: (period: string) => `Statement for ${period}`,
  month: (month: string, year: string) => `${month} ${year}`,
  void: 'VOID',
  total: 'Total',
  tickets: 'Tickets',
  voids: 'Voided tickets, not counted',
  columns: [
    'Date',
    'Ticket',
    'Yard',
    'Metal',
    'Net weight',
    'Unit',
    'Price ($)',
    'Price per',
    'Amount ($)',
    'Paid by',
    'Check',
    'Void',
    'Voided amount ($)',
    'Seller',
    'Bought by',
  ],
  sumColumns: ['Metal', 'Pounds', 'Pieces', 'Paid ($)'],
  file: 'tickets',
};

export const yardIdSentences = { choose: 'Please choose a yard' };
