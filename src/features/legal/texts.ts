/** /accessibility. */
export const accessibilityTexts = {
  heading: 'Accessibility',
  description: (business: string) =>
    `How ${business} makes this site usable for people with disabilities: the standard, what we test, known limits, and how to tell us.`,
  lead: 'This site should work for everyone. Here’s what we check, and what we know doesn’t work yet.',
  contents: {
    standard: 'The standard',
    tested: 'What we test',
    limits: 'Known limits',
    report: 'Tell us',
    yards: 'At the yards',
  },
  standard: {
    before: 'We build to the ',
    standard: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA',
    after: '. We check it ourselves with the tests below. No outside party has certified it.',
  },
  tested: {
    lead: 'These run before each release:',
    axe: 'Every page, its forms and its dialogs with axe-core, in light and dark mode.',
    keyboard:
      'Orders, requests, rewards and staff screens by keyboard alone: tab order, visible focus, and where focus goes next.',
    reflow:
      'At 320 pixels wide, at 400% zoom and with text at 200%: that nothing is cut off or scrolls sideways.',
    colors: 'In Windows high-contrast mode.',
    targets: 'That buttons and stand-alone links are at least 44 pixels high.',
    motion: 'That animation stops if your device is set to reduce motion.',
    html: 'Each page’s HTML with the W3C validator.',
    scripts: 'That hours, addresses, phone numbers and prices can be read without JavaScript.',
  },
  limits: {
    people:
      'These tests are automated. People with disabilities haven’t tried every page yet, nor has each been tried with a screen reader on a real device.',
    payments: 'The card fields belong to Stripe and the PayPal window to PayPal. We can’t change them.',
    others: 'Maps, our partner’s app and social networks are other companies’ sites.',
    board: {
      before: 'The price board at the scale house is made for a TV. The ',
      link: 'price list',
      after: ' shows the same prices.',
    },
    languages:
      'Selling to us, the price list, pickups and rewards are in English and Spanish. The shop and most of the blog are in English only.',
  },
  report: {
    before: 'If something doesn’t work for you, call ',
    write: ' or write to ',
    after: (hours: number) =>
      `. Tell us which page it is and what you use, such as a screen reader. We answer within ${hours} hours. You can also get prices, quotes, pickups and answers by phone.`,
  },
  yards:
    'Call before you come if you need a hand with unloading, with the form at the window, or getting from the gate to the scale.',
};

/** /terms. */
export const termsTexts = {
  heading: 'Terms',
  description: (business: string) =>
    `The terms of ${business}: prices and offers for scrap metal, who gets paid, rewards points, orders in the shop, shipping and returns.`,
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
      `This site belongs to ${business}. You can use it without an account. Georgia law applies, and nothing here takes away any right the law gives you. `,
    link: 'Privacy',
    after: ' says what we keep.',
    court: (court: string) => ` A dispute that we can’t settle goes to the ${court}.`,
  },
  company: {
    address: 'Mailing address: ',
    record: 'Georgia’s business search shows this company',
    scales: 'Georgia’s Department of Agriculture inspects our scales',
  },
  prices: {
    posted: {
      before: 'Each ',
      link: 'price',
      after:
        ' shows when it was posted. Prices can change any time and differ by yard. Call ahead for a guaranteed price.',
    },
    sale: 'We pay the price posted at your yard when your load is weighed, or the price in an offer you accepted. If you held a price, you get the higher of the two, up to its pounds and until its time. We may pay a different price if the metal is dirty, mixed, wet, has attachments or is a lower grade; the ticket then shows the reason.',
    estimate: {
      before: 'The ',
      link: 'estimate',
      after: ' multiplies your weights by our prices. It isn’t an offer. Our scale and inspection decide.',
    },
  },
  offers: {
    described:
      'Our offer is for what you described in your request. Its weights are estimates; you’re paid for what our scale shows.',
    valid: (longest: string) =>
      `It’s valid until the time it shows: usually until the yard closes on the next day it’s open, and never longer than ${longest}. A newer offer replaces it, and we may withdraw it until you accept.`,
    conditions: 'An offer may have conditions. You agree to each one:',
    accepting:
      'Accepting costs nothing and doesn’t commit you: you can still keep your metal. The sale happens at the scale, when you sign the ticket.',
    different:
      'If what arrives isn’t what you described, we tell you before you unload or sign, and you can take it home.',
    fee: 'If there’s a pickup fee, the offer shows it before you accept.',
  },
  selling: {
    age: (years: number) => `You have to be at least ${years} years old to sell to us.`,
    id: 'We pay only the person who shows their current photo ID and signs that the metal is theirs or that its owner lets them sell it.',
    /** `ways`: "check or electronic transfer". */
    payment: (ways: string) =>
      `We pay by ${ways}. Georgia law doesn’t allow cash for regulated metal at the scale; if a yard gives you a payment voucher, you exchange it later, as the law says.`,
    papers: {
      before: '',
      link: 'What to bring',
      after: ' says which loads need more paperwork, and what we refuse no matter the paperwork.',
    },
    ticket: {
      before: 'Every sale has a ticket. Here’s ',
      read: 'how to read it',
      between: ' and where to ',
      lookUp: 'look it up later',
      after: '. We fix mistakes by voiding the ticket and issuing a new one.',
    },
  },
  rewards: {
    earned: (points: number, percent: number, visit: number) =>
      `A sale on your account earns ${points} points for each dollar paid, and ${percent}% more starting with visit ${visit} of a streak. Points don’t expire.`,
    worth: {
      before:
        'Points have no cash value until they’re redeemed, and can’t be sold or transferred. Redeeming uses the points right away and gives you a ',
      code: 'reward code',
      after:
        ', which works once, at the counter. A reward code isn’t payment for metal and has nothing to do with the payment voucher in Georgia law.',
    },
    undone:
      'We may cancel an unused reward code; you get its points back. If a ticket is voided, the points it earned are taken back.',
    account: {
      before: 'A phone number opens ',
      link: 'an account',
      after:
        ', so don’t share it with anyone you don’t trust. At the counter we check the name against your ID. If one person has several accounts, we merge them.',
    },
    changes:
      'The list of rewards may change; a reward code stays good for the reward it was issued for. If the program ends, we’ll post it here beforehand, so you can redeem your points.',
  },
  orders: {
    made: 'Your order is placed once you’ve paid, and we email you a receipt. The price is the one shown before you paid.',
    soldOut:
      'If an item turns out to be sold out after you paid, you get your money back, or the item once it’s in stock again.',
    found: { before: '', link: 'Find an order', after: ' shows where it is.' },
  },
  shipping: {
    flat: (price: string) =>
      `Shipping is a flat ${price} for an order of any size. We ship to all 50 states and DC.`,
    /** What owners say of both kinds of orders. */
    times: (madeToOrder: string, fromOffice: string) => `${madeToOrder}. ${fromOffice}.`,
    tax: 'Any sales tax is shown in the total before you pay.',
  },
  returns: {
    days: (days: number, terms: string) =>
      `You can return an item within ${days} days after it arrives. ${terms}`,
    none: (terms: string) =>
      `We don’t take items back unless they arrive damaged or aren’t what you ordered. ${terms}`,
    ask: {
      before: '',
      link: 'Write to us',
      call: ' or call ',
      after:
        ' first, with your order number. We refund the way you paid. An order that hasn’t shipped can be canceled in full.',
    },
  },
  questions: {
    before: 'Call our main office at ',
    after: (hours: number) => `. We answer written questions within ${hours} hours.`,
  },
};
