import { REWARDS_POINTS_PER_DOLLAR } from '../../business/constants.ts';
import { pointsTexts } from '../../domain/rewards/texts.ts';

/** The form of a new account. */
export const createAccountTexts = {
  heading: 'Create Your Account',
  lead: ['There’s no rewards account for ', ' yet. Add your name and start earning.'],
  required: 'Fields marked * are required.',
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone Number *',
  email: 'Email',
  create: 'Create Account',
  creating: 'Creating…',
  creatingAloud: 'Creating your account',
  back: 'Back',
};

/** A tab's list while it is not there. */
const list = (what: string, empty: string) => ({
  loading: `Loading ${what}…`,
  old: `Your ${what} may be out of date.`,
  missing: `We can’t show your ${what} right now.`,
  empty,
});

/** The dashboard, its notices and its tabs. */
export const dashboardTexts = {
  back: 'Back to Login',
  retry: 'Retry',
  welcome: (name: string) => `Welcome back, ${name}!`,
  tier: { before: '', after: ' tier' },
  tiles: {
    totalPoints: 'Current Points',
    lifetimePoints: 'Lifetime Points',
    totalVisits: 'Total Visits',
    consecutiveVisits: 'Visit Streak',
  },
  owed: (count: number) =>
    `You owe ${pointsTexts.points(count)}: a ticket was voided after its points were spent. What you earn next goes toward them first.`,
  toSpend: (count: number) => `You have ${pointsTexts.points(count)} to spend.`,
  old: (failure: string) => `These numbers may be out of date. ${failure}`,
  heading: 'Your Rewards',
  loading: 'Loading your rewards…',
  notFound: {
    title: 'Customer Not Found',
    text: 'Please check your phone number and try again.',
  },
  signedOut: {
    title: 'Your session has ended',
    text: 'Please look up your phone number again.',
  },
  noCookies: {
    title: 'Your browser blocks cookies',
    text: 'Your rewards open with a cookie. Please allow cookies for this site and look up your phone number again, or call us.',
  },
  safe: 'Your points are safe.',
  failed: {
    title: 'We can’t show your rewards right now',
    text: (failure: string) => `${failure} Your points are safe.`,
  },
  tabs: { rewards: 'Available Rewards', history: 'Points History', visits: 'Recent Visits' },
  tabsAbout: 'Rewards, points and visits',
  lists: {
    rewards: list('rewards', 'We have no rewards to offer right now. Your points don’t expire.'),
    history: list('points history', 'No points history yet. Start recycling to earn points!'),
    visits: list('recent visits', 'No transactions yet. Visit us with your scrap metal!'),
    tickets: list('tickets', ''),
    vouchers: list('reward codes', ''),
  },
  progress: {
    heading: 'Next Up',
    topTier: (tier: string) => `You’ve reached ${tier}, the highest tier.`,
    everyReward: 'You can redeem every reward in your tier.',
    /** "3,766 points to Silver", "500 points to Yard Coozie"; the name stands after it. */
    to: (missing: number) => [pointsTexts.points(missing), ' to '],
  },
  streak: {
    heading: (visits: number) => `${visits} visits in a row`,
    active: 'Visit Streak Bonus Active! Earning bonus points on every transaction!',
    rule: (percent: number, days: number) => `+${percent}% as long as you come back within ${days} days.`,
  },
  birthday: {
    heading: 'Birthday Rewards',
    no_date: (count: number) => `Tell us your birthday at the counter and get ${count} points every year.`,
    not_today: (count: number, day: string) => `${count} points on ${day}. Come back here on the day.`,
    ready: (count: number, name: string) =>
      `Happy birthday, ${name}! ${count} points are waiting for you, today only.`,
    claimed: (count: number, day: string) =>
      `This year’s ${count} points are yours. The next ones come on ${day}.`,
    too_new: (count: number, days: number) =>
      `We’ve had your birthday for less than ${days} days: your first ${count} points come next year.`,
    claim: 'Claim Birthday Bonus',
    claiming: 'Claiming…',
    paidTitle: (name: string) => `Happy Birthday, ${name}!`,
    paid: (count: number) => `${count} points are yours.`,
  },
};

/** Rewards on offer, and the codes of those that were redeemed. */
export const rewardCardTexts = {
  categories: { cash_bonus: 'Cash bonus', merchandise: 'Merchandise', yard: 'At the yard' },
  andAbove: (tier: string) => `${tier} and above`,
  redeem: 'Redeem',
  redeeming: 'Redeeming…',
  morePoints: 'Need More Points',
  locked: 'Locked',
  question: (count: number, reward: string) => `Spend ${pointsTexts.points(count)} on ${reward}?`,
  left: (count: number) => `You’ll have ${pointsTexts.points(count)} left.`,
  states: {
    issued: 'Ready to use',
    honored: 'Used at the counter',
    undone: 'Undone, points given back',
  },
  open: (code: string) => `Open reward code ${code}`,
  codes: 'Your Reward Codes',
  earlier: (count: number) => `Earlier reward codes (${count})`,
  show: 'Show this code at the counter.',
  masked:
    'The full code is on the device that redeemed it. Without that device, the yard can find it with your ID.',
  cash: 'Cash is paid to the name on the account: bring an ID.',
  cost: (count: number, day: string) => `${pointsTexts.points(count)}, ${day}`,
  done: 'Done',
  print: 'Print',
};

/** Recent visits and their tickets. */
export const visitTexts = {
  ticket: (number: string) => `ticket ${number}`,
  open: 'Open the ticket',
  closed: 'Full tickets, with every weight and price, open on this device once you enter the details of one.',
  show: 'Open my tickets',
  showLead:
    'Enter what’s printed on any of your tickets. We ask once per device. If your tickets have no number, ask at the yard.',
  showFailed: 'The form didn’t load. Please load the page again.',
  /** Below visits that are shown without their tickets. */
  withoutBonus: `Points here are ${REWARDS_POINTS_PER_DOLLAR} per dollar. Bonuses are under Points History.`,
  openAloud: (day: string, number: string | null) =>
    `Open the ticket of ${day}${number ? `, number ${number}` : ''}`,
  voided: 'Voided',
  taken: 'Its points were taken back.',
  earned: (count: number, bonus: string | null) =>
    `${pointsTexts.points(count)}${bonus === null ? '' : `, and ${bonus} for the streak`}`,
  close: 'Close',
  print: 'Print',
};

/** All tickets of a month or a year. */
export const statementPageTexts = {
  heading: 'Statements',
  about:
    'For your books: every ticket of a month or a year, with the check number if there is one, to print or download.',
  open: 'Open my statements',
  /** After the name of a month or a year that is not over. */
  soFar: '(so far)',
  notLoaded: 'The statement didn’t load. Please load the page again.',
  loading: 'Loading your statement…',
  period: 'Month or year',
  close: 'Close',
  retry: 'Retry',
  proof: (email: string) => `Statements open with a code that we email to ${email}. We ask once per device.`,
  noEmail: 'Statements open with a code by email. Give us your email at the counter, then come back.',
  mailCode: 'Email me a code',
  show: 'Show my statements',
  opening: 'Opening…',
  empty: 'No tickets in this period.',
  tooMany: 'That is more tickets than one page can show. Please choose a month.',
  soldBy: 'Sold by',
  boughtBy: 'Bought by',
  byMetal: 'By metal',
  tickets: 'Tickets',
  metal: 'Metal',
  weight: 'Net weight',
  paid: 'Paid',
  ticket: 'Ticket',
  totalOf: (tickets: number) => (tickets === 1 ? 'Total, 1 ticket' : `Total, ${tickets} tickets`),
  total: 'Total',
  void: 'VOID',
  voids: (tickets: number) =>
    tickets === 1 ? '1 voided ticket is not counted.' : `${tickets} voided tickets are not counted.`,
  print: 'Print',
  download: 'Download (CSV)',
  monthly: {
    off: (email: string) => `On the 1st of each month, we can email last month’s statement to ${email}.`,
    on: (email: string) =>
      `On the 1st of each month, we email last month’s statement to ${email}, unless it has no tickets.`,
    turnOn: 'Email me each statement',
    turnOff: 'Stop the monthly email',
  },
};

/** Whether a new device needs a code from the email. */
export const codeByMailTexts = {
  heading: 'Code for New Devices',
  noEmail: 'Give us your email at the counter, and you can require an emailed code on new devices.',
  off: {
    text: 'Your phone number alone opens your rewards. If you like, new devices can also require a code we email you.',
    change: 'Switch on',
  },
  on: {
    text: 'A new device needs a code we email you. Devices where you entered one need only your number.',
    change: 'Switch off',
  },
  lead: (email: string) => `We emailed a code to ${email}.`,
  loading: 'Loading…',
  saving: 'Saving…',
  cancel: 'Cancel',
  notLoaded: 'The form didn’t load. Please load the page again.',
};

/** The step between a phone number and its rewards, for a customer who asked for a code by mail. */
export const enterCodeTexts = {
  heading: 'Check Your Email',
  lead: (email: string) =>
    `We emailed a code to ${email}, which opens your rewards here. We won’t ask on this device again.`,
  submit: 'View My Rewards',
  submitting: 'Opening…',
  back: 'Back',
  lost: 'No longer have that address? Ask at the counter, or call us.',
};

/** What the island says before anybody has signed in. */
export const rewardsAppTexts = {
  access: 'Access Your Rewards',
  phone: 'Phone Number',
  view: 'View My Rewards',
  looking: 'Looking up…',
  lookingAloud: 'Looking up your rewards',
  note: 'No card, no password. New? Sign up in under a minute.',
  loading: 'Loading your rewards…',
  missing: {
    heading: 'This part didn’t load',
    lead: 'Your points are safe with us. Please load the page again, or call.',
    again: 'Load again',
  },
  error: 'Error',
  notLookedUp: 'Unable to look up customer. Please try again.',
  notCreated: 'Unable to create customer account. Please try again.',
  welcome: 'Welcome!',
  created: 'Your rewards account has been created successfully.',
};

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
        `A $${dollars} ticket is ${points} points, on your account before you’re back in the truck.`,
    },
    tiers: {
      name: 'Unlock tiers',
      line: (tiers: string) => `${tiers}: the more you earn, the better the rewards you can pick.`,
    },
    redeem: {
      name: 'Redeem points',
      line: 'For cash bonuses and merchandise. You get a code, and we do the rest at the counter.',
    },
    ticket: ['No account? ', 'Look up a ticket', ' with just the paper.'],
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
      ' Every year, once we have your birthday on file.',
    ],
    streak: (percent: number, days: number) => [
      `${percent}% more starting with your third visit in a row.`,
      ` Visits no more than ${days} days apart keep your streak going.`,
    ],
  },
};
