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
