import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { pickups, truckDays } from '../../netlify/database/schema/trucks.ts';
import { plainName } from '../../netlify/lib/sessions/cookies.ts';
import { QUOTE_MINIMUM_FILL_MS } from '../../src/business/constants.ts';
import { sendOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { shortDayText } from '../../src/domain/quotes/request-words.ts';
import type { StaffRole } from '../../src/domain/shared/roles.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { offerBody } from '../support/offer.ts';
import { picture } from '../support/pictures.ts';
import { quoteBody } from '../support/quote.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import type { TestServer } from '../support/server.ts';
import { setPassword, setUpApp, staffWith } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';
import { addPickupRequest, addTruck, removeTrucks } from '../support/truck.ts';
import type { Visitor } from './visitor.ts';
import type { WatchedSite } from './watched-site.ts';

type Way = (visitor: Visitor, site: WatchedSite) => Promise<void>;

const ENTER = '\uE007';
const PASSWORD = 'correct horse battery';
/** A call that was refused or found nobody. */
const FAILED_CALL = / failed: /;

const PICKUP = {
  'First Name *': 'Ada',
  'Last Name *': 'Wright',
  'Phone Number *': '7705550199',
  'What type of scrap metal do you have? *': 'A pallet of radiators',
  'Street Address *': '12 Mill St',
  'City *': 'Griffin',
  'ZIP Code *': '30223',
};

const human = (visitor: Visitor) =>
  visitor.until((minimumMs) => performance.now() > minimumMs, QUOTE_MINIMUM_FILL_MS + 100);

async function photoFile(site: WatchedSite): Promise<string> {
  const path = join(site.dataDirectory, 'wire.jpg');
  await writeFile(path, await picture('jpeg', 2_400, 1_800));
  return path;
}

async function sendQuote(visitor: Visitor, site: WatchedSite, form: QuoteTexts): Promise<void> {
  await visitor.open(form.home);
  for (const [label, text] of Object.entries(form.fields)) await visitor.fill(label, text, '#quote form');
  await visitor.attach('#quote input[type=file]', await photoFile(site));
  await visitor.see(form.attached);
  await human(visitor);
  await visitor.click(form.send);
  await visitor.at(form.thanks);
  await visitor.see(form.arrived);
  await visitor.expectFine();
  // The form that was sent does not come back filled in.
  await visitor.back();
  await visitor.see(form.send);
  await visitor.until(
    () => document.querySelector<HTMLInputElement>('#quote [name=firstName]')?.value === '',
  );
  await visitor.forward();
  await visitor.see(form.arrived);
  await visitor.expectFine();
}

/** Signed in as somebody with this role, whose id it is. */
async function signIn(visitor: Visitor, site: WatchedSite, role: StaffRole): Promise<string> {
  const { id, cookie } = await atCounter(site, (db) => staffWith(db, role));
  await visitor.open('/terms');
  await visitor.run((pair) => {
    document.cookie = `${pair}; path=/`;
  }, plainName(cookie));
  return id;
}

interface QuoteTexts {
  readonly home: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly attached: string;
  readonly send: string;
  readonly thanks: RegExp;
  readonly arrived: string;
}

async function reachPayment(visitor: Visitor): Promise<void> {
  await visitor.open('/merch/yard-crew-tee');
  await visitor.click('Black');
  await visitor.click('M');
  await visitor.click(/^Add to Cart/);
  await visitor.click('View Cart');
  await visitor.at(/^\/merch\?view=cart/);
  await visitor.expectFine();
  await visitor.click('Proceed to Checkout');
  await visitor.fill('Full Name *', 'Ada Wright');
  await visitor.fill('Email *', 'ada.wright@example.com');
  await visitor.fill('Phone Number *', '7705550199');
  await visitor.click('Continue to Shipping');
  await visitor.fill('Street Address *', '12 Mill Street');
  await visitor.fill('City *', 'Griffin');
  await visitor.choose('State *', 'GA');
  await visitor.fill('ZIP Code *', '30223');
  await visitor.click('Verify Address');
  await visitor.see('Shipping Address Verified');
  await visitor.click('Continue to Billing');
  await visitor.click('Continue to Payment');
  await visitor.see('Card, Apple Pay or Google Pay');
  await visitor.expectFine();
}

/** The receipt shows, Back offers nothing to pay again, and Forward shows the receipt. */
async function leaveReceipt(visitor: Visitor): Promise<void> {
  await visitor.at(/^\/order-confirmation\?orderId=/);
  await visitor.see('Thank you. Your order is in.');
  await visitor.see('12 Mill Street');
  await visitor.expectFine();
  await visitor.back();
  await visitor.see(/cart is empty|already paid|order is in|View Order/);
  await visitor.expectFine();
  await visitor.forward();
  await visitor.see('Thank you. Your order is in.');
  await visitor.expectFine();
}

/** What visitors and staff come for; each is walked in every browser, at the width of a phone. */
export const WAYS: Readonly<Record<string, Way>> = {
  'prices stand on the first page and are refreshed': async (visitor) => {
    await visitor.open('/');
    await visitor.see('$4.50', '#pricing');
    await visitor.click(/^Refresh/, '#pricing');
    await visitor.see('Prices Updated');
    await visitor.expectFine();
  },
  'a quote is sent with a photo': (visitor, site) =>
    sendQuote(visitor, site, {
      home: '/#quote',
      fields: {
        'First Name *': 'Ada',
        'Last Name *': 'Wright',
        'Phone Number *': '7705550199',
        'What type of scrap metal do you have? *': 'About 200 lb of bright copper wire',
      },
      attached: '1 of 6 photos',
      send: 'Request My Quote',
      thanks: /^\/thank-you/,
      arrived: 'We got your photo.',
    }),
  'the same in Spanish': (visitor, site) =>
    sendQuote(visitor, site, {
      home: '/es#quote',
      fields: {
        'Nombre *': 'Lucía',
        'Apellido *': 'Núñez',
        'Teléfono *': '7705550123',
        '¿Qué metal tiene? *': 'Como 200 libras de cable de cobre',
      },
      attached: '1 de 6 fotos',
      send: 'Pedir mi cotización',
      thanks: /^\/es\/gracias/,
      arrived: 'Ya tenemos su foto.',
    }),
  'a car is priced by its VIN, kept when one leaves, and sent': async (visitor) => {
    await visitor.open('/sell-your-car');
    await visitor.fill('VIN', '1HGCM82633A004352');
    await visitor.see('2003 Honda Accord', 'main form');
    await visitor.click('It’s complete');
    await visitor.click('I’ll bring it in');
    await visitor.click('Yes, in my name');
    await visitor.see('3,196 lb');
    await visitor.see('$250 to $285');
    await visitor.expectFine();
    await visitor.open('/terms');
    await visitor.back();
    await visitor.see('$250 to $285');
    await visitor.fill('First Name *', 'Ada');
    await visitor.fill('Last Name *', 'Wright');
    await visitor.fill('Phone Number *', '7705550199');
    await human(visitor);
    await visitor.click('Ask for an Offer');
    await visitor.at(/^\/thank-you/);
    await visitor.see('Car 2003 Honda Accord');
    await visitor.expectFine();
    // The car that was sent is not offered again.
    await visitor.back();
    await visitor.see('and you’ll see the estimate here');
    await visitor.expectFine();
  },
  'a shirt is bought by card': async (visitor) => {
    await reachPayment(visitor);
    await visitor.fill('Card number', '4242424242424242');
    await visitor.fill('Expiration date', '12 / 34');
    await visitor.fill('Security code', '123');
    await visitor.click(/^Pay \$/);
    await leaveReceipt(visitor);
  },
  'a shirt is bought by PayPal': async (visitor) => {
    await reachPayment(visitor);
    await visitor.click(/PayPal/);
    await visitor.click('Continue to PayPal');
    await visitor.click('Pay with PayPal (sandbox)');
    await visitor.click('Approve');
    await leaveReceipt(visitor);
  },
  'a customer signs in by phone, redeems a reward and leaves': async (visitor, site) => {
    const { phone } = await atCounter(site, (db) => customerWith(db, 600));
    const lookUp = async () => {
      await visitor.open('/rewards');
      await visitor.fill(/^Phone Number/, phone.slice(2));
      await visitor.click('View My Rewards');
      await visitor.see('Welcome back, Ada!');
    };
    await lookUp();
    await visitor.click(/^Redeem/, 'li:has(h3)');
    await visitor.click('Redeem', '[role=alertdialog]');
    await visitor.see(/RW-\w{4}/);
    await visitor.expectFine();
    await lookUp();
    await visitor.see('Ready to use');
    await visitor.click('Back to Login');
    await visitor.see('How Rewards Work');
    // The next person at the device sees nothing of it.
    await visitor.open('/terms');
    await visitor.see('Terms', 'h1');
    await visitor.back();
    await visitor.see('How Rewards Work');
    await visitor.expectFine();
  },
  'an offer is accepted from its link': async (visitor, site) => {
    const post = async (path: string, body: object, cookie = '') =>
      (
        await fetch(site.origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: site.origin, cookie },
          body: JSON.stringify(body),
        })
      ).json();
    const { id, requestToken } = (await post(createQuoteRequestApi.path, quoteBody())) as QuoteRequestCreated;
    const { cookie } = await atCounter(site, (db) => staffWith(db, 'staff'));
    await post(sendOfferApi.path.replace(':id', id), offerBody(), plainName(cookie));
    await visitor.open(`/request#${requestToken}`);
    await visitor.click('See the offer');
    await visitor.see('Here’s our offer');
    await visitor.click(/^I will show a government photo ID/);
    await visitor.click(/^The weight on your scale decides/);
    await visitor.fill(/^Your first and last name/, 'Ada Wright');
    await visitor.expectFine();
    await visitor.click('Accept the offer');
    await visitor.see('Offer accepted');
    await visitor.see('Ada Wright accepted it');
    await visitor.expectFine();
  },
  'a price is held, kept over a reload, and given up': async (visitor) => {
    await visitor.open('/hold?grade=copper_2&yard=griffin');
    await visitor.see('$4.05', 'main');
    await visitor.fill(/^Phone/, '7705550166');
    await visitor.click('Hold this price');
    await visitor.see('Your price is held');
    await visitor.expectFine();
    await visitor.run(() => location.reload());
    await visitor.see('Add to calendar');
    await visitor.click('Cancel this hold');
    await visitor.click('Yes, cancel it');
    await visitor.see('You canceled this hold');
    await visitor.expectFine();
  },
  'a price alert is asked for, confirmed from its mail, and ended': async (visitor, site) => {
    await visitor.open('/price-alerts?grade=copper_2');
    await visitor.see('Right now, all our yards pay $4.05', 'main');
    await visitor.fill(/^Email me at this price/, '99.50');
    const email = `alert.${randomUUID()}@example.com`;
    await visitor.fill('Email', email, 'main form');
    await visitor.expectFine();
    await visitor.click('Set my alert');
    await visitor.see('Please check your email');
    const asked = () => site.mail.messages().find(({ to }) => to.includes(email))?.text ?? '';
    await expect.poll(asked).not.toBe('');
    const [, token = ''] = /https?:\S+(#[\w-]+)/.exec(asked()) ?? [];
    await visitor.open(`/price-alerts${token}`);
    await visitor.see('Waiting for you to confirm');
    await visitor.click(/^Confirm/);
    await visitor.see('This alert is on.');
    await visitor.expectFine();
    await visitor.click('End all alerts');
    await visitor.see('Your alerts have ended');
    await visitor.expectFine();
  },
  'an hour of a truck is booked, and its driver reports from the road with a photo': async (
    visitor,
    site,
  ) => {
    const { truckId, day } = await atCounter(site, (db) => addTruck({ db } as TestServer));
    await visitor.open('/pickup');
    for (const [label, text] of Object.entries(PICKUP)) await visitor.fill(label, text, 'main form');
    await visitor.choose('About how much does it weigh? *', '1,000 to 5,000 lb');
    await visitor.see('The hour you choose is booked when you send this form.');
    await visitor.choose('Day *', shortDayText(day));
    await visitor.until(() => document.querySelector('option[value="10:00"]') !== null);
    await visitor.choose('Time *', '10:00 AM-11:00 AM');
    await visitor.see('We’re holding this hour for you until');
    await human(visitor);
    await visitor.click('Request a Pickup', 'main form');
    await visitor.see('Your pickup is booked', 'h1');
    await visitor.expectFine();
    const driverId = await signIn(visitor, site, 'staff');
    const today = inNewYork(new Date()).date;
    await atCounter(site, async (db) => {
      await db.insert(truckDays).values({ truckId, driverId, day: today, opens: '08:00', closes: '12:00' });
      const quoteId = await addPickupRequest({ db } as TestServer, { lastName: 'Driven' });
      const stop = { id: randomUUID(), quoteId, truckId, day: today, startsAt: 540, minutes: 30 };
      await db.insert(pickups).values(stop);
    });
    const stateNow = () =>
      atCounter(site, async (db) => {
        const stops = await db.select().from(pickups).where(eq(pickups.truckId, truckId));
        return stops.find((stop) => stop.day === today)?.state;
      });
    await visitor.open('/admin/truck?yard=griffin');
    await visitor.click('On my way: Ada Driven');
    await visitor.click('Arrived: Ada Driven');
    await visitor.attach('main input[type=file]', await photoFile(site));
    await visitor.see('1 photo');
    await visitor.until(() => !document.body.innerText.includes('not sent yet'));
    await visitor.click('Loaded: Ada Driven');
    await visitor.see('Start the ticket');
    // The page says so before the server has heard it.
    await expect.poll(stateNow, { timeout: 10_000 }).toBe('done');
    await visitor.expectFine();
    await atCounter(site, removeTrucks);
  },
  'a seller sees the line that is weighed, and a new hire practices': async (visitor, site) => {
    await signIn(visitor, site, 'staff');
    await visitor.open('/admin/counter');
    await visitor.choose(/^This device’s yard/, 'Griffin GA');
    await visitor.click('Walk-in ticket');
    await visitor.fill(/^Grade/, `bb${ENTER}`);
    await visitor.keys(`100${ENTER}`);
    await visitor.click('Show the seller');
    await visitor.see(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/, 'dialog[open] strong');
    const code = await visitor.run(() => document.querySelector('dialog[open] strong')?.textContent ?? '');
    await visitor.expectFine();
    await visitor.open('/my-ticket');
    await visitor.fill('Code', code);
    await visitor.click('Show my ticket');
    await visitor.see('$450.00');
    await visitor.click('That’s right');
    await visitor.see('You said “That’s right” at');
    await visitor.expectFine();
    await visitor.open('/admin/counter');
    await visitor.choose(/^This device’s yard/, 'Practice');
    await visitor.see('Practice: nothing is recorded.');
    await visitor.click('Walk-in ticket');
    await visitor.fill(/^Grade/, `bb${ENTER}`);
    await visitor.keys(`100${ENTER}`);
    await visitor.fill('Check number', '77001');
    await visitor.click(/^Practice \$450\.00 at Griffin GA/);
    await visitor.see('Practice: nothing is recorded', 'h2');
    await visitor.expectFine();
  },
  'a ticket is found by what is printed on it': async (visitor, site) => {
    const ticket = await recordedTicket(site, { number: `B-${Date.now() % 1_000_000}` });
    await visitor.open('/ticket');
    await visitor.choose(/^Yard/, 'Griffin GA');
    await visitor.fill(/^Ticket number/, ticket.number);
    await visitor.choose(/^Date of the sale/, inNewYork(new Date()).date);
    await visitor.fill(/^Total in dollars/, '574');
    await visitor.click('Find my ticket');
    await visitor.see(`Ticket ${ticket.number}`);
    await visitor.see('× $4.50 per lb');
    await visitor.expectFine();
  },
  'a page is found by a word': async (visitor) => {
    await visitor.open('/search');
    await visitor.fill('Search this site', 'copper');
    await visitor.see(/results? for “copper”/);
    await visitor.expectFine();
    await visitor.click(/copper/i, 'site-search li');
    await visitor.see('copper', 'h1');
    await visitor.expectFine();
  },
  'without a connection a page says so, and comes back by itself': async (visitor, site) => {
    await visitor.open('/');
    await visitor.run(() => void navigator.serviceWorker.register('/sw.js'));
    await visitor.until(() => navigator.serviceWorker.controller?.state === 'activated');
    await visitor.open('/');
    await visitor.run(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      dispatchEvent(new Event('offline'));
    });
    await visitor.see('You’re offline. Calls still work.');
    await site.down();
    try {
      await visitor.open('/locations');
      await visitor.see('No connection', 'h1');
      await visitor.see('(770) 555-0142');
    } finally {
      await site.up();
    }
    await visitor.open('/locations');
    await visitor.see('Griffin', 'main');
    await visitor.expectFine(/failed|did not load|unhandled: (Type|Network)Error/);
  },
  'an owner signs in with a code and records two lines at the counter': async (visitor, site) => {
    const { email, uri, phone } = await atCounter(site, async (db) => {
      const owner = await staffWith(db, 'owner');
      await setPassword(db, owner.id, PASSWORD);
      const app = await setUpApp(db, owner.id);
      return { ...owner, ...app, phone: (await customerWith(db, 500)).phone };
    });
    await visitor.widen(1_280);
    await visitor.open('/admin/counter');
    await visitor.fill(/^Email/, email);
    await visitor.fill(/^Password/, PASSWORD);
    await visitor.click('Sign in');
    await visitor.fill(/^Code/, totpOf(uri) + ENTER);
    await visitor.choose(/^This device’s yard/, 'Griffin GA');
    await visitor.fill(/^Name, phone/, phone.slice(2) + ENTER);
    await visitor.see('Ticket for Ada Wright');
    await visitor.fill(/^Grade/, `bb${ENTER}`);
    await visitor.keys(`100${ENTER}`);
    await visitor.see('100 lb × $4.50 = $450.00');
    await visitor.keys(`st${ENTER}`);
    await visitor.keys(`1240${ENTER}`);
    await visitor.see('1,240 lb × $0.11 = $136.40');
    await visitor.expectFine(FAILED_CALL);
    await visitor.fill(/^Check number/, '20421');
    await visitor.click('Record $586.40 at Griffin GA for Ada Wright');
    await visitor.see('New balance: 6,364');
    await visitor.click('Next customer');
    await visitor.expectFine();
    await visitor.click('Sign out');
    await visitor.see('Sign in');
    // Nothing of the counter comes back.
    await visitor.open('/terms');
    await visitor.see('Terms', 'h1');
    await visitor.back();
    await visitor.see('Sign in');
    await visitor.expectFine(FAILED_CALL);
  },
};
