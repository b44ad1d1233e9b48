/** What the page's HTML says around the island. */
export const rewardsPageTexts = {
  title: (points: number, business: string) =>
    `Rewards: ${points} Points for Every Dollar of Scrap | ${business}`,
  description: (points: number, business: string) =>
    `Earn ${points} points per dollar at all three yards of ${business}. Look up your points by phone number and redeem them for cash bonuses and merchandise.`,
  back: 'Back to Home',
  heading: 'Yard Rewards',
  lead: (points: number, card: string) => `${points} points for every dollar we pay you. ${card}`,
  withoutScript: 'Looking up points needs JavaScript. Please turn it on, or call us:',
  how: {
    heading: 'How Rewards Work',
    bring: {
      name: 'Bring scrap metal',
      line: 'Any load, at any of our three yards. Give us your phone number.',
    },
    earn: {
      name: (points: number) => `Earn ${points} points per dollar`,
      line: (dollars: number, points: number) =>
        `A $${dollars} ticket is ${points} points, on your account before you're back in the truck.`,
    },
    tiers: {
      name: 'Unlock tiers',
      line: (tiers: string) => `${tiers}: the more you earn, the better the rewards you can pick.`,
    },
    redeem: {
      name: 'Redeem points',
      line: 'For cash bonuses and merchandise. You get a code, and we do the rest at the counter.',
    },
    ticket: ['No account? ', 'Look up a ticket', ' with the paper alone.'],
  },
  tiers: {
    heading: 'Four Tiers, One Way: Up',
    lead: 'Tiers use your lifetime points, so spending points never lowers your tier.',
    first: { points: 'From your first load', dollars: 'Everyone starts here' },
    points: (points: string) => `From ${points} points`,
    dollars: (dollars: string) => `$${dollars} in total sales`,
    opens: 'Unlocks',
    birthday: (points: number) => [
      `${points} points on your birthday.`,
      ' Once a year, once your birthday is on file.',
    ],
    streak: (percent: number, days: number) => [
      `${percent}% more from your third visit in a row.`,
      ` Visits no more than ${days} days apart keep your streak going.`,
    ],
  },
};
