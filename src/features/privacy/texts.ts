import { PRIVACY_REQUEST_DUE_DAYS } from '../../business/constants.ts';
import type { PrivacyKind } from '../../domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../domain/privacy/retention.ts';
import type * as STAFF_KEYS from '../../lib/storage/staff-storage-keys.ts';
import type * as KEYS from '../../lib/storage/storage-keys.ts';
import type { CACHES } from '../offline/cache-rules.ts';

const ASKED: Readonly<Record<PrivacyKind | 'unknown', string>> = {
  copy: 'for a copy of what we know about you',
  correction: 'to correct what we know about you',
  deletion: 'to delete what we know about you',
  unknown: 'about your data',
};

/** The island of /privacy/confirm. */
export const confirmPrivacyTexts = {
  ask: {
    title: 'Is this request yours?',
    /** Paragraphs. */
    text: (kind: keyof typeof ASKED) =>
      `Someone gave your email address and asked us ${ASKED[kind]}.\n\nIf it was you, press the button.${
        kind === 'deletion' ? ' You’ll lose your rewards points.' : ''
      }\n\nIf it wasn’t you, close this page and nothing happens.`,
  },
  missing: {
    title: 'We can’t find that',
    text: 'The link is incomplete or has expired. You can ask again, or call us.',
  },
  done: {
    title: 'Thank you, it’s confirmed',
    text: (kind: PrivacyKind, day: string) =>
      ({
        copy: `We’ll send you the copy by ${day}. We may call you with a question.`,
        correction: `We’ll correct it by ${day}. We may call you with a question.`,
        deletion: `By ${day}, we’ll delete what we can and tell you what the law requires us to keep. We may call you with a question.`,
      })[kind],
  },
  confirm: {
    copy: 'Yes, send me the copy',
    correction: 'Yes, correct my data',
    deletion: 'Yes, delete my data',
    unknown: 'Yes, this request is mine',
  },
  again: 'Ask again',
  call: (phone: string) => `Call ${phone}`,
};

/** What is in the HTML of /privacy/request next to its form. */
export const dataRequestTexts = {
  pageTitle: 'Your Data: Copy, Correct, Delete',
  description: (business: string) =>
    `Ask ${business} for a copy of what it knows about you, or to correct or delete it.`,
  heading: 'Your data',
  lead: `Ask for a copy of what we know about you, or have it corrected or deleted. It’s free, and we answer within ${PRIVACY_REQUEST_DUE_DAYS} days.`,
  noScript: 'This form needs JavaScript. Please turn it on, call us, or bring an ID to any yard.',
  steps: 'How it works',
  eachStep: [
    {
      name: 'You confirm it',
      text: `By email: open our link within ${PRIVACY_LINK_VALID_DAYS} days. By phone number: show an ID at any yard, or answer our call.`,
    },
    {
      name: 'We look everywhere',
      text: 'Requests, photos, offers, messages, orders, tickets, rewards: everything linked to what you confirmed.',
    },
    {
      name: `You hear from us within ${PRIVACY_REQUEST_DUE_DAYS} days`,
      text: 'With your copy, or with what we corrected or deleted.',
    },
  ],
  kept: 'What we can’t delete',
  eachKept: [
    'Sales records required by Georgia law.',
    'Records of paid orders, for the tax years they belong to.',
    'Totals of rewards points, with no name on them. You lose your points; a reward code you already have still works at the counter.',
  ],
};

/** And of /privacy/confirm. */
export const confirmPageTexts = {
  pageTitle: 'Confirm Your Request',
  noScript: 'This page needs JavaScript. Please turn it on, or call us.',
};

/** What it is for, a sentence; and how long it stays: "1 day". */
interface StorageText {
  readonly purpose: string;
  readonly life: string;
}

const UNTIL_SENT = 'until it’s sent or you clear it';
const REPLACED = 'until newer prices replace it';
/** What has this life is kept for one tab; everything else stays on the device. */
export const tabLife: string = 'until the tab is closed';
const KEPT = 'until you delete it in your browser';

/** What pages keep in a visitor's browser. A key without its text does not compile. */
export const storageTexts = {
  CART_KEY: { purpose: 'Your cart.', life: 'until you clear the cart or order' },
  CHECKOUT_CUSTOMER_KEY: {
    purpose: 'Your name, email and phone for the next order.',
    life: 'until you press Clear Saved Info',
  },
  CHECKOUT_SHIPPING_KEY: {
    purpose: 'Your shipping address for the next order.',
    life: 'until you press Clear Saved Info',
  },
  PRICES_KEY: { purpose: 'The last prices, to show without a connection.', life: REPLACED },
  PRICE_LIST_KEY: { purpose: 'The same for the complete list.', life: REPLACED },
  yardListKey: { purpose: 'The same for a yard’s list.', life: REPLACED },
  YARD_NEWS_KEY: { purpose: 'The yards’ special hours and notes, for a price board.', life: REPLACED },
  priceHistoryKey: { purpose: 'The last chart of a metal’s prices.', life: REPLACED },
  draftKey: {
    purpose:
      'What you typed into a request, so nothing is lost, and which photos are still waiting to be sent.',
    life: UNTIL_SENT,
  },
  ESTIMATE_KEY: { purpose: 'The lines of your estimate.', life: 'until you remove or change them' },
  REPORTED_PURCHASES_KEY: {
    purpose: 'The numbers of orders that were already counted.',
    life: 'the last 20 orders',
  },
  CONSENT_KEY: {
    purpose: 'Whether you accepted measurement.',
    life: KEPT,
  },
  CARRIED_EVENTS_KEY: {
    purpose: 'What you did in the shop, for the measurement you accepted.',
    life: '1 day',
  },
  LANGUAGE_KEY: { purpose: 'The language you chose.', life: KEPT },
  INSTALL_DISMISSED_KEY: {
    purpose: 'That you don’t want to install this site.',
    life: KEPT,
  },
  NEAREST_YARD_KEY: {
    purpose: 'Which yard is nearest; not where you are.',
    life: tabLife,
  },
  CHOSEN_YARD_KEY: { purpose: 'The yard whose prices you chose.', life: tabLife },
  QUOTE_LINES_KEY: { purpose: 'Your estimate, on its way to the quote form.', life: tabLife },
  SHOWN_TICKET_KEY: { purpose: 'The code of the ticket that was shown to you at the scale.', life: REPLACED },
  REQUEST_TOKEN_KEY: { purpose: 'Opens the page of the request you sent.', life: tabLife },
  PAYPAL_ORDER_KEY: { purpose: 'The number of the order you’re paying for.', life: tabLife },
  SENT_REQUEST_KEY: {
    purpose: 'What you sent, to show it on the thank-you page and on the page of your request.',
    life: tabLife,
  },
  RELOADED_AT_KEY: { purpose: 'When a page reloaded itself after an update.', life: tabLife },
  FILES_CACHE: { purpose: 'Photos of a request that haven’t been sent yet.', life: UNTIL_SENT },
  draftPhotosKey: { purpose: 'A photo of a request.', life: UNTIL_SENT },
} satisfies Readonly<Record<keyof typeof KEYS, StorageText>>;

/** The same on the devices of staff. */
export const staffStorageTexts = {
  COUNTER_YARD_KEY: { purpose: 'Which yard this counter is at.', life: KEPT },
  counterTicketKey: { purpose: 'An unfinished ticket.', life: 'until the server has it, 7 days at most' },
  TICKET_PAPER_KEY: { purpose: 'The paper a counter prints tickets on.', life: KEPT },
  staffDraftKey: { purpose: 'What you typed but haven’t sent.', life: '1 day' },
  STAFF_LAST_USED_KEY: { purpose: 'When you last used the staff pages.', life: 'until you sign out' },
  posLayoutKey: { purpose: 'How to read a file of tickets.', life: KEPT },
  PUSH_CHOICE_KEY: { purpose: 'Which yards notify this device, when, and at which address.', life: KEPT },
  ROW_KEYS_KEY: { purpose: 'That list shortcuts are turned off.', life: KEPT },
  EDITOR_USER_KEY: { purpose: 'That an owner has used the editor.', life: KEPT },
} satisfies Readonly<Record<keyof typeof STAFF_KEYS, StorageText>>;

/** Of the editor, a library of its own, which keeps something besides. */
export const editorStorageTexts = { purpose: 'Settings of the editor.', life: KEPT };

/** The caches of the service worker. */
export const cacheTexts = {
  shell: { purpose: 'The home page, and a page that says you’re offline.', life: 'until the next version' },
  page: { purpose: 'Public pages you visited, to read them offline.', life: '30 days' },
  asset: { purpose: 'The scripts and fonts of those pages.', life: '60 days' },
  picture: { purpose: 'The pictures of those pages.', life: '30 days' },
  prices: { purpose: 'The last prices.', life: '14 days' },
} satisfies Readonly<Record<keyof typeof CACHES, StorageText>>;

/** The form of /privacy/request. A star marks a field that must be filled in. */
export const privacyFormTexts = {
  title: 'Make your request',
  form: 'Ask about your data',
  required: 'Fields marked * are required.',
  kind: 'What should we do? *',
  kinds: {
    copy: 'Send me a copy of my data',
    correction: 'Correct something about me',
    deletion: 'Delete what you know about me',
  },
  name: 'Your name *',
  contact: 'Email or phone: one is enough',
  contactHint:
    'Use one that you gave us before. Once we know it’s yours, we look for everything linked to it.',
  email: 'Email',
  phone: 'Phone',
  yard: 'Your yard (optional)',
  anyYard: 'Not sure',
  losesPoints: 'You’ll lose your rewards points.',
  details: 'What’s wrong, and what should it say? *',
  send: 'Send the request',
  sending: 'Sending…',
  /** What comes next, by how the request is confirmed. */
  next: {
    link: {
      title: 'Check your email',
      text: `We’re sending a link to the address you gave us. Open it and press the button there within ${PRIVACY_LINK_VALID_DAYS} days, and we’ll get started. If no email comes, check your spam folder, or send this form with your phone number.`,
    },
    staff: {
      title: 'Bring an ID to any yard, or wait for our call',
      text: `Without an email address, we need to make sure it’s you. Show a photo ID at any yard within ${PRIVACY_UNCONFIRMED_DAYS} days, or answer when we call the number you gave us.`,
    },
  },
};

/** /privacy, except for what is kept with the code that it is about: forms, cookies, storage, recipients, records of sales. */
export const privacyPageTexts = {
  heading: 'Privacy',
  description: (business: string) =>
    `What ${business} keeps of what you send, what stays in your browser, who receives it, for how long, and how to get a copy or have it deleted.`,
  lead: 'What we keep, why, for how long, who else gets it, and how to have it deleted.',
  contents: {
    short: 'In short',
    forms: 'What each form keeps',
    sales: 'When you sell to us',
    device: 'Cookies and your device',
    measurement: 'Measurement',
    recipients: 'Who receives what',
    retention: 'How long we keep it',
    rights: 'Your copy, correction or deletion',
    who: 'Who we are',
  },
  short: {
    reading: 'You can read this site without telling us who you are.',
    typing:
      'What you type into a form goes to us. We use it only for that form’s purpose. We don’t sell it, and we don’t use it for advertising.',
    measured:
      'We measure visits only after you accept. A browser that sends Global Privacy Control or Do Not Track is never measured, or even asked.',
    notMeasured: 'We don’t measure visits.',
    selling:
      'When you sell us metal, Georgia law requires us to keep a record that we can’t delete on request.',
  },
  forms:
    'Each form says which fields are optional. Some also send the language of the page, how long they were open, and a hidden field that only bots fill in. We also record when you sent it. Your internet address is used to limit how often one address can send something, and is kept only in a form that can’t be read.',
  device: {
    cookies:
      'Just browsing sets no cookies. These are set only when you use the feature they’re for, and only we can read them:',
    measurement: 'After you accept measurement, Google Analytics sets:',
    storage:
      'Other things stay in your browser and go nowhere until you send them yourself. You can delete all of them in your browser’s settings.',
    local: 'Until you delete it (local storage)',
    session: 'Until you close the tab (session storage)',
    caches: 'Files, to work without a connection (cache storage)',
    database: {
      before: 'A small database in your browser (',
      after: ') notes when each of these files was used, so old ones can be removed.',
    },
    staff: 'On our staff’s devices',
  },
  measurement: {
    accepted:
      'If you accept, Google Analytics counts which pages and buttons are used. Nothing is loaded or sent before that, and nothing from before is sent later. You can change your mind any time with “Privacy choices” at the bottom of each page; that also removes its cookies.',
    signals: {
      before: 'If your browser sends ',
      gpc: 'Global Privacy Control',
      between: ' or ',
      dnt: 'Do Not Track',
      after: ', that counts as a no, whatever you answered before. We don’t even ask.',
    },
    never:
      'Pages where you pay, and pages whose address opens your request or order, are never measured. No name, phone number, email, search or location is reported.',
    none: {
      before:
        'This site doesn’t measure visits. If we ever start, it will be only after you accept; a browser that sends ',
      gpc: 'Global Privacy Control',
      between: ' or ',
      dnt: 'Do Not Track',
      after: ' won’t even be asked.',
    },
  },
  recipients: {
    lead: 'We don’t sell or rent what we know about you. These companies get only what they need for their part:',
    others:
      'Courts and law enforcement get what the law requires us to give them. Links to maps, social networks and our partner’s app lead to other sites with their own rules; those sites learn nothing until you follow a link.',
  },
  rewardsNumber:
    'A phone number alone opens its rewards account: name, tier, points, history, visits and rewards. Full tickets open only on a device where someone entered the details of one from the paper; a reward code shows in full only where it was redeemed; cash goes only to the person named on the account, with ID.',
  retention: {
    requests: {
      what: 'Quote, pickup and callback requests, with their offers',
      time: (months: number) => `${months} months`,
    },
    photos: { what: 'Photos of a request', time: (months: number) => `${months} months` },
    vins: {
      what: 'The VIN of a car that we don’t buy',
      time: (days: number) => `${days} days after we know it`,
    },
    inquiries: { what: 'Questions', time: (months: number) => `${months} months` },
    holds: {
      what: 'The phone number of a price we held for you',
      time: (days: number) => `${days} days after the hold ends`,
    },
    alerts: {
      what: 'Your email for price alerts',
      time: (hours: number) => `Until you end them; ${hours} hours if you never confirm`,
    },
    heldTickets: { what: 'Tickets that we never recorded', time: (days: number) => `${days} days` },
    copies: {
      what: 'Where we email a copy of a ticket',
      time: (days: number) => `Until it’s sent, ${days} days at most`,
    },
    unpaidOrders: { what: 'Orders that were never paid', time: (days: number) => `${days} days` },
    paidOrders: {
      what: 'Paid orders',
      time: (years: number) => `Through the order’s tax year and the ${years} years after it`,
    },
    rewards: { what: 'Rewards accounts', time: 'As long as you have the account' },
    limits: {
      what: 'Counters that limit how often one internet address can send something',
      time: (hours: number) => `${hours} hours`,
    },
    logs: {
      what: 'Server logs',
      time: 'A few days, by our host. They hold no names, phone numbers or emails',
    },
    sales: { what: 'Sales records required by Georgia law', time: 'At least two years' },
    exceptions:
      'Anything in a dispute is kept until the dispute is over. We delete our own backups after 30 days; our database host overwrites its backups on its own schedule.',
  },
  rights: {
    ask: {
      before: 'You can ask for a copy of what we know about you, or have it corrected or deleted: ',
      link: 'make a request about your data',
      call: ', call ',
      after: (days: number) =>
        `, or ask at the counter of a yard. We answer within ${days} days, at no charge, and we won’t treat you any differently for asking. First we make sure it’s really you. If one of us confirms your phone number, someone else handles your request.`,
    },
    stays:
      'Some things have to stay: paid orders, because of tax law, and sales records. Rewards points stay as totals with no name on them.',
  },
};

/** In the list of forms, and in the lists of what stays on a device. */
export const deviceStorageTexts = {
  form: 'Kept:',
  device: (purpose: string, life: string) => `${purpose} Kept: ${life}.`,
};

/** What Georgia has a yard write down of a sale, and what that means for a seller. */
export const saleRecordTexts = {
  lead: 'When we buy regulated metal at a yard, Georgia’s law on secondary metals recyclers (O.C.G.A. 10-1-350 and following) requires us to keep a record of the sale. It’s made at the scale house, not on this site:',
  record: {
    yard: 'The date, and the name and address of our yard',
    metal: 'Weight or quantity, and a description of the metal',
    picture: 'A digital photo or video of the metal',
    payment: 'What we paid, and a copy of the check, the payment voucher or the transfer',
    statement:
      'Your signed statement that the metal is yours or that its owner lets you sell it, and that you know the law',
    card: 'A copy of your ID card, with its number and kind',
    vehicle: 'The license tag, state and kind of the vehicle that brought it',
  },
  kept: {
    before: 'We must keep this record for at least ',
    time: 'two years',
    between: ', and law enforcement officers may inspect it. We must also report our purchases to a ',
    database: 'state database',
    after: ', kept for the ',
    bureau: 'Georgia Bureau of Investigation',
    search:
      '. Law enforcement agencies can search it, and so can power and telephone companies that the state approves.',
  },
  stays: {
    before: 'Because the law requires these records, ',
    stays: 'we can’t delete or change them on request',
    between: ', not even through ',
    link: 'a request about your data',
    after: '. Anything we keep beyond that, such as a rewards account, we can.',
  },
};
