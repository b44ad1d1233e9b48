import { COUNTER_TARES } from '../../../business/constants.ts';
import * as paths from '../../../paths.ts';

type Key = readonly [keys: string, does: string];

export interface PageHelp {
  /** What the page is for, in one to three sentences. */
  readonly text: string;
  /** Besides KEYS_EVERYWHERE. */
  readonly keys?: readonly Key[];
}

export const KEYS_EVERYWHERE: readonly Key[] = [
  ['/ or Ctrl+K', 'Search everything'],
  ['?', 'Open this help'],
  ['Esc', 'Close a question or list'],
];

const ROW_KEYS: Key = ['J, K', 'Move down and up the list; turn off under Filters'];
const YES: Key = ['Y', 'Answer yes to “Is that right?”'];

/** By the address of the page. */
const HELP: Readonly<Record<string, PageHelp>> = {
  [paths.adminCounterPath]: {
    text: 'Find the seller or start a walk-in, weigh each grade, and record the ticket. Under each grade is what to ask the seller for, also in Spanish. To learn, choose Practice as the yard: nothing is recorded.',
    keys: [
      ['Two letters, Enter', 'Choose a grade, such as bb for Bare Bright'],
      ['Enter', 'Add the line; in an empty Grade field, go on to payment'],
      ...COUNTER_TARES.map(({ name, weight, unit }): Key => [
        `${name[0]} in Tare`,
        `Take off a ${name.toLowerCase()}, ${weight} ${unit}`,
      ]),
      YES,
      ['P', 'Print the ticket you just recorded'],
    ],
  },
  [paths.adminCalendarPath]: {
    text: 'Plan the trucks’ days: put each pickup that waits beside the week on a truck at a time that’s free, or move a stop. The driver sees each change on their phone; the customer hears of it once you press “Tell the customer”. “Subscribe…” puts the yard’s week in your own calendar.',
  },
  [paths.adminTruckPath]: {
    text: 'Drive the day’s stops in order, and tap what happened at each. What you tap without a connection is kept and sent later.',
  },
  [paths.adminTrucksPath]: {
    text: 'Set up trucks, what they carry, and the days and hours they drive. Visitors are offered only times a truck really has.',
  },
  [paths.adminPath]: {
    text: 'See the day so far and everything that’s waiting for someone. Press a number to open its list. Yard hours and notices are below.',
  },
  [paths.adminPricesPath]: {
    text: 'Change what we pay. Type new prices or copy the last day’s, review the changes, then post them now or at a time you choose. Owners also add, rename and reorder grades here.',
    keys: [['Enter', 'Go to the next price'], ['same', 'Type “same” to go back to the all-yards price'], YES],
  },
  [paths.adminQuotesPath]: {
    text: 'Answer requests, questions and inquiries from the site. What’s due first is on top. Open one to reply, make an offer or assign it.',
    keys: [ROW_KEYS, ['J, K', 'On an open request, show the next or the one before']],
  },
  [paths.adminOrdersPath]: {
    text: 'Print the packing slip, ship shop orders, add tracking, and refund items or an amount. The list To ship shows what’s still waiting for us.',
    keys: [ROW_KEYS],
  },
  [paths.adminFundingPath]: {
    text: 'See what came in and went out, and where our books differ from a payment provider’s. Press a difference’s button to settle it.',
  },
  [paths.adminTicketsPath]: {
    text: 'Look up a day’s tickets, match checks with the bank, and close a yard’s day.',
    keys: [ROW_KEYS],
  },
  [paths.adminReportsPath]: {
    text: 'See what was bought, by day, yard, grade or person, and why weight or price was changed. Voided tickets don’t count.',
  },
  [paths.adminTicketImportPath]: {
    text: 'Import tickets from your point of sale’s file. You see a preview first, and the same file can be imported again safely.',
  },
  [paths.adminProductsPath]: {
    text: 'Add products, change prices and stock, and hide what’s sold out. Changes go live at once; a new product’s page follows in a few minutes.',
    keys: [ROW_KEYS],
  },
  [paths.adminProvidersPath]: {
    text: 'See whether payments, mail, shipping and other services work, and what’s missing to set one up.',
  },
  [paths.adminBlogPath]: {
    text: 'See all posts and open the editor to write one. A saved post is on the site a few minutes later.',
  },
  [paths.adminContentPath]: {
    text: 'Edit page text, yards, hours and business facts. What you save is on the site a few minutes later.',
  },
  [paths.adminLaunchPath]: {
    text: 'Work through this list before the site opens: sample text to replace, services to set up, and things to check yourself.',
  },
  [paths.adminUsersPath]: {
    text: 'Invite people, choose what they may open, and close accounts. Someone’s sign-in can be reset here, too.',
  },
  [paths.adminAuditPath]: {
    text: 'See who changed what, and when. Filter by person, or press an entry to follow one thing. Nothing here can be changed.',
  },
  [paths.adminAccountPath]: {
    text: 'Change your password and second step, add a passkey, and sign out other devices.',
  },
  [paths.adminPrivacyPath]: {
    text: 'Answer people who want a copy, a correction or a deletion of their data. Confirm who they are first; the due date is the law’s.',
  },
};

/** Of the page at an address; null: it has none. */
export const helpAt = (path: string): PageHelp | null => HELP[path] ?? null;
