/** /accessibility. */
export const accessibilityTexts = {
  heading: 'Accessibility',
  description: (business: string) =>
    `How ${business} makes this site usable for people with disabilities: the standard, what is tested, known limits, and how to tell us.`,
  lead: 'This site should work for everybody. Here is what we check, and what we know does not work yet.',
  contents: {
    standard: 'The standard',
    tested: 'What is tested',
    limits: 'Known limits',
    report: 'Tell us',
    yards: 'At the yards',
  },
  standard: {
    before: 'We build to the ',
    standard: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA',
    after: '. We check it ourselves, with the tests below. Nobody outside has certified it.',
  },
  tested: {
    lead: 'These run before each release:',
    axe: 'Every page, and the states of its forms and dialogs, by the rules of axe-core, in light and dark colors.',
    keyboard:
      'Orders, requests, rewards and staff’s work by keyboard: order, visible focus, and where the focus goes next.',
    reflow: 'At 320 pixels and at 400% zoom, and with text at 200%: nothing is cut off or scrolls sideways.',
    colors: 'In the forced colors of a system.',
    targets: 'Buttons and links that stand alone are at least 44 pixels high.',
    motion: 'Motion stops for those who ask their system for less of it.',
    html: 'The HTML of each page by the W3C’s checker.',
    scripts: 'Hours, addresses, phone numbers and prices can be read without JavaScript.',
  },
  limits: {
    people:
      'The tests are run by programs. No people with disabilities and no screen reader on a real device have tried each page yet.',
    payments: 'The fields for a card and PayPal’s window are Stripe’s and PayPal’s. We can’t change them.',
    others: 'Maps, our partner’s app and social networks are other sites.',
    board: {
      before: 'The price board at a scale house is made for a television. The ',
      link: 'price list',
      after: ' says the same.',
    },
    languages:
      'Selling to us, the price list, pickups and rewards are in English and Spanish. The shop and the blog are in English.',
  },
  report: {
    before: 'If something does not work for you, call ',
    write: ' or write to ',
    after: (hours: number) =>
      `. Say which page it is and what you use, such as a screen reader. We answer within ${hours} hours. Prices, quotes, pickups and questions are also answered on the phone.`,
  },
  yards:
    'Call before you come if you need a hand: with unloading, with the form at the window, or with the way from the gate to the scale.',
};

/** /terms. */
export const termsTexts = {
  heading: 'Terms',
  description: (business: string) =>
    `The terms of ${business}: prices and offers for scrap metal, who is paid, rewards points, orders in the shop, shipping and returns.`,
  lead: 'What our prices, offers, points and orders mean, and what you can count on.',
  contents: {
    site: 'This site',
    prices: 'Prices and estimates',
    offers: 'Offers',
    selling: 'Selling to us',
    rewards: 'Rewards',
    orders: 'Orders in the shop',
    shipping: 'Shipping and tax',
    returns: 'Returns and refunds',
    questions: 'Questions',
  },
  site: {
    before: (business: string) =>
      `This site belongs to ${business}. You may use it without an account. Georgia’s law applies, and nothing here takes away a right that the law gives you. `,
    link: 'Privacy',
    after: ' says what we keep.',
  },
  prices: {
    posted: {
      before: 'Each ',
      link: 'price',
      after:
        ' stands with its time, and may change at any minute, by yard too. Call ahead for a guaranteed price.',
    },
    sale: 'A sale is paid at the price that its yard has posted in the minute of the sale, or at the price of an offer you accepted. Another price is possible where the metal is dirty, mixed, wet, has attachments or is of a lower grade; the ticket then says the reason.',
    estimate: {
      before: 'The ',
      link: 'estimate',
      after:
        ' multiplies your weights by our prices. It is no offer: our scale and our look at the metal decide.',
    },
  },
  offers: {
    described:
      'An offer on your request is made for what you described. The weights in it are estimates, and you are paid for what our scale shows.',
    valid: (longest: string) =>
      `It is valid until the time it names: mostly until its yard closes on the next day it is open, and never longer than ${longest}. A newer offer replaces it, and we may withdraw it as long as you have not accepted.`,
    conditions: 'An offer may have conditions, which you agree to one by one:',
    accepting:
      'Accepting costs nothing and binds you to nothing: you may still keep your metal. The sale is made at the scale, when you sign the ticket.',
    different:
      'If what arrives is not what was described, we tell you before you unload or sign, and you may take it home.',
    fee: 'A fee for a pickup is named in the offer, before you accept.',
  },
  selling: {
    id: 'We pay only the person whose current photo ID is shown and who signs that the metal is theirs or that its owner lets them sell it.',
    /** `ways`: "check or electronic transfer". */
    payment: (ways: string) =>
      `We pay by ${ways}. Georgia’s law lets nobody pay cash for regulated metal at the scale; where a yard hands out a payment voucher, it is exchanged later, as the law says.`,
    papers: {
      before: '',
      link: 'What to bring',
      after: ' says which loads need more papers, and what we refuse whatever papers come with it.',
    },
    ticket: {
      before: 'Each sale has a ticket. ',
      read: 'How to read it',
      between: '; ',
      lookUp: 'look it up later',
      after: '. A mistake is mended by voiding the ticket and writing the right one.',
    },
  },
  rewards: {
    earned: (points: number, percent: number, visit: number) =>
      `A sale on your account earns ${points} points for each dollar paid, and ${percent}% more from visit ${visit} of a streak on. Points do not expire.`,
    worth: {
      before:
        'Points have no cash value until they are redeemed, and can’t be sold or handed on. Redeeming takes the points at once and gives a ',
      code: 'reward code',
      after:
        ', which works once, at the counter. A reward code is no payment for metal and has nothing to do with the payment voucher of Georgia’s law.',
    },
    undone:
      'We may undo a reward code that was not used; its points come back. If a ticket is voided, the points it earned are taken back.',
    account: {
      before: 'A phone number opens ',
      link: 'an account',
      after:
        ', so give it to nobody you don’t trust. At the counter we compare the name with your ID. Several accounts of one person are merged.',
    },
    changes:
      'The list of rewards may change; a reward code keeps what it was made for. Should the program end, we say so here before it does, so that points can be redeemed.',
  },
  orders: {
    made: 'An order is made when you have paid; you get a receipt by email. The price is the one shown before you paid.',
    soldOut:
      'If an item turns out to be sold out after you paid, you get your money back, or the item once there is one again.',
    found: { before: '', link: 'Find an order', after: ' shows where it is.' },
  },
  shipping: {
    flat: (price: string) =>
      `Shipping is a flat ${price} for an order of any size. Shipped to: all 50 states and DC.`,
    /** What owners say of both kinds of orders. */
    times: (madeToOrder: string, fromOffice: string) => `${madeToOrder}. ${fromOffice}.`,
    tax: 'Sales tax, where it is due, stands in the total before you pay.',
  },
  returns: {
    days: (days: number, terms: string) =>
      `You may send an item back within ${days} days after it arrived. ${terms}`,
    none: (terms: string) =>
      `Items are not taken back, unless they arrive damaged or are not what you ordered. ${terms}`,
    ask: {
      before: '',
      link: 'Write to us',
      call: ' or call ',
      after:
        ' first, with the number of your order. We refund the way you paid. An order that has not left can be canceled in full.',
    },
  },
  questions: {
    before: 'Call ',
    after: (hours: number) => `. We answer written questions within ${hours} hours.`,
  },
};
