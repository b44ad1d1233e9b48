/** What an address that asked for price alerts reads by email. */
export const alertMailTexts = {
  confirm: {
    subject: 'Please confirm your price alert',
    heading: 'Please confirm your price alert',
    asked: (alert: string) => `Someone asked us to email this address about prices: ${alert}.`,
    ifYours: (hours: number) =>
      `If that was you, open the link below and press Confirm within ${hours} hours.`,
    ifNotYours: 'If it wasn’t, ignore this email: we delete the address, and won’t write again.',
    open: 'See and confirm the alert',
  },
  known: {
    subject: 'You already have this price alert',
    heading: 'You already have this price alert',
  },
  alert: {
    subject: (grade: string, price: string) => `Price alert: ${grade} is now ${price}`,
    heading: 'Price alert',
    text: 'These prices reached what you asked for. Prices change daily: hold one online, or call ahead.',
  },
  list: {
    subject: 'This week’s scrap prices',
    heading: 'This week’s scrap prices',
    text: (yard: string) => `What we pay now, ${yard}.`,
    common: 'at most of our yards; some pay another price',
  },
  /** "$4.50 per lb at Griffin since Nov 27, 9:40 AM EST; it was $4.20" */
  price: (price: string, yard: string, since: string, before: string) =>
    `${price} at ${yard} since ${since}; it was ${before}`,
  why: 'You get this email because you confirmed a price alert.',
  change: 'Change or end your alerts',
  callUs: 'Call us',
};
