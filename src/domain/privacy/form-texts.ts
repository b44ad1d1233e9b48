// Apart from texts.ts, which scripts load: these stand on /privacy alone, and a bundler keeps what is computed from how long we keep things.
import { ALERT_CONFIRM_HOURS, MAILED_CODE_VALID_MS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { VEHICLE_DECODED_DAYS } from '../../business/vehicles.ts';
import { lasting } from './lasting.ts';
import { HOLD_PHONE_DAYS, PRIVACY_RECORD_MONTHS, PRIVACY_UNCONFIRMED_DAYS, RETENTION } from './retention.ts';

/** What each form of the site sends, why, and for how long it is kept. */
export const formTexts = {
  requests: {
    title: 'Quote, pickup and callback requests',
    sent: `Your name and phone, your email and yard if you give them, what you want to sell, how to reach you, and your lines from the estimator. For a car, also its VIN if you give it, year, make, model and kind, its condition, how it gets to us, and what you have for a title. For a pickup, also the address, the approximate weight, and the day and time; for a callback, the day and time. Up to ${QUOTE_PHOTOS_MAX} photos, with location and camera data removed.`,
    why: 'To answer you, to send a truck, or to call you back.',
    keptFor: `${RETENTION.requestMonths} months; photos ${RETENTION.photoMonths} months; a VIN ${RETENTION.lostVinDays} days after we know that we won’t buy the car`,
  },
  offers: {
    title: 'Answers to our offers',
    sent: 'The secret part of your link, whether and when you viewed the offer and which version, and your yes or no; if you accept, your name and the conditions you checked; if you decline, why.',
    why: 'To know whether the offer was accepted, and by whom.',
    keptFor: 'With the request it belongs to',
  },
  holds: {
    title: 'Held prices',
    sent: 'Your phone number, your email if you give it, the yard and grade, and the price you saw; the secret part of your link.',
    why: 'To pay you that price, to find it if you don’t have your code, and to email it to you.',
    keptFor: `Your phone number and email, ${HOLD_PHONE_DAYS} days after the hold ends`,
  },
  alerts: {
    title: 'Price alerts',
    sent: 'Your email, the grade, yard and amount you choose; the secret part of your link.',
    why: 'To email you about prices.',
    keptFor: `Until you end your alerts, or our email bounces; if you don’t confirm, ${ALERT_CONFIRM_HOURS} hours`,
  },
  merchandise: {
    title: 'Questions about merchandise',
    sent: 'Your name and email, your phone if you give one, what it’s about, and your message.',
    why: 'To answer you by email or phone.',
    keptFor: `${RETENTION.inquiryMonths} months`,
  },
  ticketQuestions: {
    title: 'Questions about a ticket',
    sent: 'Your name and email, your phone if you give one, your message, and the ticket it’s about: its yard, number, date and total.',
    why: 'To answer you by email or phone.',
    keptFor: `${RETENTION.inquiryMonths} months`,
  },
  ticketLookUp: {
    title: 'Ticket lookup',
    sent: 'The yard, number, date and total of the ticket, or a code from the scale; “That’s right” goes on the ticket.',
    why: 'To find the ticket you have on paper.',
    keptFor: `Not kept; we count attempts for ${RETENTION.rateLimitHours} hours`,
  },
  orders: {
    title: 'Orders in the shop',
    sent: 'Your name, email and phone, the shipping and the billing address, what you order, the prices you saw, and the number of the payment at Stripe or PayPal.',
    why: 'To take the payment, send what you ordered, and keep our books. Your card number goes straight from your browser to Stripe or PayPal; we never have it.',
    keptFor: `If paid, through the tax year and the ${RETENTION.orderTaxYears} years after it; if not paid, ${RETENTION.unpaidOrderDays} days`,
  },
  addressCheck: {
    title: 'Address check',
    sent: 'Street, city, state and ZIP code.',
    why: 'To find mistakes in an address before a package or a truck leaves.',
    keptFor: '30 days, in a form that can’t be read',
  },
  vehicles: {
    title: 'VIN lookup',
    sent: 'The VIN. We ask the US traffic safety agency (NHTSA) only about the ten characters that cars of its kind share.',
    why: 'To find out what your car weighs.',
    keptFor: `The VIN isn’t kept; what we learned about its kind, ${VEHICLE_DECODED_DAYS} days`,
  },
  orderLookUp: {
    title: 'Order lookup',
    sent: 'The order’s number and email, and the code from our email.',
    why: 'To show an order only to the buyer.',
    keptFor: `The code works for ${lasting(MAILED_CODE_VALID_MS / 1_000)} and is deleted a day later`,
  },
  rewards: {
    title: 'Rewards account',
    sent: 'Your name, your phone, which is also how you sign in, your email if you give one, the rewards you choose, whether a new device needs a code from your email, that code, and whether we email you each month. We also keep your visits with metal, weight and amount, your points and reward codes, and your birthday if you tell us at the counter.',
    why: 'To add up points and give rewards.',
    keptFor: 'As long as you have the account',
  },
  dataRequests: {
    title: 'Requests about your data',
    sent: 'What you ask for, your name, your email or phone, a yard if you choose one, what’s wrong if you ask for a correction, and the secret part of your link.',
    why: 'To find what we have about you and answer you.',
    keptFor: `${PRIVACY_RECORD_MONTHS} months after the answer; a request that nobody confirms, ${PRIVACY_UNCONFIRMED_DAYS} days`,
  },
};
