/** On the pictures that messengers show for a page: lines in capitals, and one below them. */
export const socialTexts = {
  home: {
    headline: ['Get in', 'Get out', 'Get paid'],
    line: (minutes: number) => `Paid in ${minutes} minutes or less`,
  },
  locations: ['Three yards.', 'One honest', 'scale.'],
  rewards: { headline: ['Your scrap', 'earns', 'points'], line: 'Rewards by phone number' },
  pickup: { headline: ["We'll", 'come', 'get it'], line: 'Scrap pickup by truck' },
  callback: { headline: ['We call', 'you', 'back'], line: 'On the day, at the time you choose' },
  prices: { headline: ['Complete', 'price', 'list'], line: 'Every grade, with what we pay today' },
  estimate: { headline: ['What is', 'your load', 'worth?'], line: 'Estimate it at live prices' },
  bring: { headline: ['What', 'to bring'], line: "And what we can't accept" },
  privacy: { headline: ['What', 'we keep'], line: 'And how to have it deleted' },
  terms: { headline: ['What you', 'can count', 'on'], line: 'Prices, offers, points and orders' },
  accessibility: { headline: ['For', 'everybody'], line: 'What we check, and whom to tell' },
  yard: {
    headline: (city: string) => ['Scrap yard', city],
    line: (weekdays: string, saturday: string) => `Mon-Fri ${weekdays}, Sat ${saturday}`,
  },
  material: {
    headline: (slug: string) => ['Sell your', ...slug.split('-')],
    line: 'How to tell it, and what we pay today',
  },
};
