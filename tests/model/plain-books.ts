import type {
  Account,
  Batch,
  Kind,
  Line,
  Offer,
  Order,
  PriceHold,
  Quote,
  Sale,
  Ticket,
  Voucher,
} from './plain-rows.ts';

/** What the books must say, in the plainest way: no SQL, no locks, every figure recounted from what stands. */

// Minutes.
const HOLD = 30;
const LONGEST_HOLD = 60;
const DAY = 1_440;
const MOST_UNPAID = 3;

/** Zeros before a number are no other number. */
const bareNumber = (number: string): string => number.replace(/(?<!\d)0+/g, '');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const centsOf = ({ gross, price }: Sale): number => Math.floor(gross * price * 100 + 0.5 + 1e-7);
const isSameSale = (one: Sale, other: Sale) =>
  one.day === other.day && one.gross === other.gross && one.price === other.price;

/** The streak on each day of a visit: days at most 30 apart. */
function streaksOf(days: readonly string[]): ReadonlyMap<string, number> {
  const streaks = new Map<string, number>();
  let [last, streak] = [0, 0];
  for (const day of [...new Set(days)].toSorted()) {
    const at = Date.parse(day) / 86_400_000;
    streak = at - last <= 30 ? streak + 1 : 1;
    streaks.set(day, streak);
    last = at;
  }
  return streaks;
}

/** By lifetime points. */
const TIERS = { Bronze: 0, Silver: 5_000, Gold: 25_000, Platinum: 75_000 };

const remaining = (account: Account): Account => account.mergedInto ?? account;
export const isPayable = ({ payment }: Order): boolean => payment === 'pending' || payment === 'failed';
const isSendable = ({ payment }: Order): boolean => payment === 'paid' || payment === 'partially_refunded';
const isThere = ({ holds }: Order, { kind, quantity }: Line): boolean =>
  ['reserved', 'taken'].includes(holds.get(kind)?.state ?? '') || kind.shelf >= quantity;

/** The one line of each offer. Its price is so far above the posted one that it is asked about. */
export const PROMISED = { price: '3.50', pounds: 200 } as const;

/** What each held price was, so that less is posted now than was held. */
export const HELD = { price: '2.60', open: 2, aDay: 3 } as const;

/** What staff alone pay a seller in a day. */
const DAY_LIMIT = 1_000_000;

export class PlainBooks {
  /** Minutes since the walk began. */
  clock = 0;
  /** The last day on which somebody asked for a birthday's points: no clock goes back. */
  today = '';
  /** Orders that were tried. */
  placed = 0;
  readonly accounts: Account[] = [];
  readonly tickets: Ticket[] = [];
  readonly vouchers: Voucher[] = [];
  quotes: Quote[] = [];
  offers: Offer[] = [];
  readonly holds: PriceHold[] = [];
  /** The numbers that hold them. */
  readonly heldBy: string[] = [];
  /** Which hold a ticket was paid at. */
  readonly paidAt = new Map<Ticket, PriceHold>();
  readonly kinds: Kind[] = [];
  readonly orders: Order[] = [];
  /** What the walk's grade pays: the newest last, with the batch that set it. */
  price = 4.5;
  readonly batches: Batch[] = [];

  /** Points and visits of an account: what its standing tickets earn, with the streak of their days; what is spent; what is owed. */
  figuresOf(account: Account) {
    const standing = this.tickets.filter(({ seller, isVoid }) => seller === account && !isVoid);
    const streaks = streaksOf(standing.map(({ sale }) => sale.day));
    const days = [...streaks.keys()];
    const earned = standing.map(({ sale }) => {
      const points = Math.floor(centsOf(sale) / 10);
      return points + ((streaks.get(sale.day) ?? 0) >= 3 ? Math.floor(points / 10) : 0);
    });
    const lifetimePoints =
      sum(earned) + 500 * account.birthdays.length + sum(account.adjusted.filter((points) => points > 0));
    const spent = this.vouchers.filter(({ owner, state }) => owner === account && state !== 'undone');
    const net =
      lifetimePoints +
      sum(account.adjusted.filter((points) => points < 0)) -
      sum(spent.map(({ cost }) => cost));
    return {
      totalPoints: Math.max(net, 0),
      owed: Math.max(-net, 0),
      lifetimePoints,
      totalVisits: standing.length,
      consecutiveVisits: streaks.get(days.at(-1) ?? '') ?? 0,
      lastVisitOn: days.at(-1) ?? null,
    };
  }

  /** Where a number leads. */
  accountOf(phone: string): Account | null {
    const found = this.accounts.find((each) => each.phone === phone && !each.isReleased && !each.isForgotten);
    return found ? remaining(found) : null;
  }

  /** Whose a number was when something was sold: all sales of a walk are older than its releases. */
  private sellerOf(phone: string): Account | null {
    const found = this.accounts.find((each) => each.phone === phone && !each.isForgotten);
    return found ? remaining(found) : null;
  }

  /** What has a sale's number in its year, void or not; by the counter also without a number, in the same minute. */
  private under(sale: Sale): readonly Ticket[] {
    return this.tickets.filter(({ sale: { number, day, minute } }) =>
      number === ''
        ? day === sale.day && minute === sale.minute
        : bareNumber(number) === bareNumber(sale.number) && day.slice(0, 4) === sale.day.slice(0, 4),
    );
  }

  /** A sale that another system sends: what came first under its number wins, and what is void stays void. */
  take(sale: Sale, phone: string, source: 'import' | 'webhook', id: string) {
    const seller = phone === '' ? null : this.sellerOf(phone);
    const under = this.under(sale);
    const same = under.filter((each) => each.isBare || isSameSale(each.sale, sale));
    const standing = same.find(({ isVoid }) => !isVoid);
    if (standing && standing.seller === null && standing.source !== 'counter' && seller) {
      standing.seller = seller;
      return 'repaired';
    }
    if (same.length > 0) return 'known';
    if (under.some((each) => each.sale.number !== '')) return 'differs';
    this.tickets.push({ id, sale, seller, source, offer: null, isVoid: false, isBare: false });
    return 'new';
  }

  /** Another system says that a sale is void: kept where nothing was known of it, so that it never counts. */
  takeVoid(sale: Sale, source: 'import' | 'webhook', id: string) {
    const under = this.under(sale).filter((each) => each.sale.number !== '');
    if (under.some(({ isVoid }) => !isVoid)) return 'wrong';
    if (under.length > 0) return 'left_out';
    this.tickets.push({ id, sale, seller: null, source, offer: null, isVoid: true, isBare: true });
    return 'left_out';
  }

  /** The counter's own: its staff may enter a void ticket's number once more, corrected. */
  sell(sale: Sale, seller: Account | null, offer: Offer | null, id: string) {
    if (seller?.isForgotten) return 'not_found';
    if (offer && offer.state !== 'accepted') return 'invalid_input';
    const { number, minute } = sale;
    const standing = this.tickets.filter(({ isVoid }) => !isVoid);
    const isTaken = this.under(sale).some((each) => each.sale.number !== '' && !each.isVoid);
    const isSent = ({ source, sale: sent }: Ticket) =>
      source !== 'counter' && sent.minute === minute && isSameSale(sent, sale);
    if (number === '' && standing.some(isSent)) return 'sale_known';
    const ofDay = standing.filter(
      (each) => seller && each.seller === remaining(seller) && each.sale.day === sale.day,
    );
    if (sum([sale, ...ofDay.map((each) => each.sale)].map(centsOf)) > DAY_LIMIT) return 'needs_owner';
    if (number !== '' && isTaken) return 'ticket_number_taken';
    const ticket = { id, sale, seller: seller && remaining(seller), offer, isVoid: false, isBare: false };
    this.tickets.push({ ...ticket, source: 'counter' });
    if (offer && offer.quote.state !== 'won') offer.quote.state = 'won';
    return 'done';
  }

  /** What the offer's standing tickets have not used up, at its price; more than that is asked about. */
  sellPromised(sale: Sale, offer: Offer, id: string) {
    if (offer.state !== 'accepted') return 'invalid_input';
    const spent = this.tickets.filter(
      (each) => each.offer === offer && !each.isVoid && each.sale.price === Number(PROMISED.price),
    );
    if (sum([sale, ...spent.map((each) => each.sale)].map(({ gross }) => gross)) > PROMISED.pounds)
      return 'not_confirmed';
    this.tickets.push({ id, sale, seller: null, offer, source: 'counter', isVoid: false, isBare: false });
    if (offer.quote.state !== 'won') offer.quote.state = 'won';
    return 'done';
  }

  /** The standing ticket that used it. */
  userOf(hold: PriceHold): Ticket | undefined {
    return this.tickets.find((each) => !each.isVoid && this.paidAt.get(each) === hold);
  }

  /** All of a walk are of one day, and none ends within it. */
  hold(phone: string) {
    const ofPhone = this.holds.filter((each) => each.phone === phone);
    const open = ofPhone.filter((each) => !this.userOf(each));
    return open.length >= HELD.open || ofPhone.length >= HELD.aDay ? 'holds_used_up' : 'done';
  }

  sellHeld(sale: Sale, hold: PriceHold, id: string) {
    if (this.userOf(hold)) return 'invalid_input';
    const ticket: Ticket = {
      id,
      sale,
      seller: null,
      offer: null,
      source: 'counter',
      isVoid: false,
      isBare: false,
    };
    this.tickets.push(ticket);
    this.paidAt.set(ticket, hold);
    return 'done';
  }

  void(ticket: Ticket): void {
    if (ticket.isVoid) return;
    ticket.isVoid = true;
    const { offer } = ticket;
    if (!offer || offer.quote.state !== 'won' || offer.quote.isWonByHand) return;
    if (!this.tickets.some((each) => each.offer === offer && !each.isVoid)) offer.quote.state = 'answered';
  }

  redeem(given: Account, cost: number, minimumTier: keyof typeof TIERS) {
    const account = remaining(given);
    if (account.isForgotten) return 'not_found';
    const { totalPoints, lifetimePoints } = this.figuresOf(account);
    if (lifetimePoints < TIERS[minimumTier]) return 'tier_too_low';
    return totalPoints < cost ? 'not_enough_points' : 'done';
  }

  close(voucher: Voucher, state: 'honored' | 'undone') {
    if (voucher.state !== 'issued') return 'already_done';
    voucher.state = state;
    return 'done';
  }

  adjust(given: Account, points: number) {
    const account = remaining(given);
    if (account.isForgotten) return 'not_found';
    if (points < 0 && this.figuresOf(account).totalPoints + points < 0) return 'not_enough_points';
    account.adjusted.push(points);
    return 'done';
  }

  claimBirthday(given: Account, today: string) {
    const account = remaining(given);
    const year = Number(today.slice(0, 4));
    if (account.isForgotten) return 'not_found';
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    const born = account.born?.slice(5);
    if ((born === '02-29' && !isLeap ? '02-28' : born) !== today.slice(5)) return 'birthday_not_today';
    if (account.birthdays.includes(year)) return 'birthday_claimed';
    account.birthdays.push(year);
    return 'done';
  }

  merge(kept: Account, gone: Account) {
    if (kept === gone) return 'same_customer';
    if (kept.isForgotten || gone.isForgotten) return 'not_found';
    if (gone.mergedInto === kept) return 'done';
    if (kept.mergedInto === gone) return 'same_customer';
    if (kept.mergedInto || gone.mergedInto) return 'already_done';
    for (const ticket of this.tickets) if (ticket.seller === gone) ticket.seller = kept;
    for (const voucher of this.vouchers) if (voucher.owner === gone) voucher.owner = kept;
    for (const each of this.accounts) if (each.mergedInto === gone) each.mergedInto = kept;
    kept.birthdays.push(...gone.birthdays.splice(0));
    kept.adjusted.push(...gone.adjusted.splice(0));
    kept.born ??= gone.born;
    gone.born = null;
    gone.mergedInto = kept;
    return 'done';
  }

  release(account: Account, phone: string) {
    const kept = remaining(account);
    if (kept.isForgotten) return 'not_found';
    const gone = this.accounts.find(
      (each) => each.phone === phone && each.mergedInto === kept && !each.isForgotten,
    );
    if (!gone) return 'not_found';
    gone.isReleased = true;
    return 'done';
  }

  /** Everything of the person goes, whichever of their numbers they give; the figures stay. */
  forget(account: Account): void {
    const kept = remaining(account);
    for (const each of this.accounts.filter((one) => one === kept || one.mergedInto === kept)) {
      each.isForgotten = true;
      each.born = null;
    }
    // Requests go with their offers, except for those that a ticket was written for.
    const isSold = (quote: Quote) => this.tickets.some(({ offer }) => offer?.quote === quote);
    const gone = this.quotes.filter((quote) => quote.by.isForgotten && !isSold(quote));
    this.quotes = this.quotes.filter((quote) => !gone.includes(quote));
    this.offers = this.offers.filter(({ quote }) => !gone.includes(quote));
  }

  setPrice(after: number, id: string): void {
    this.batches.push({ id, before: this.price, after, isUndone: false });
    this.price = after;
  }

  /** Only where whatever changed the price later was undone before. */
  undoPrice(id: string) {
    const at = this.batches.findIndex((batch) => batch.id === id);
    const { before, after, isUndone } = this.batches[at] as Batch;
    if (isUndone) return 'done';
    const isLast = this.batches
      .slice(at + 1)
      .every((later) => later.before === later.after || later.isUndone);
    if (before !== after && !isLast) return 'price_moved_on';
    if (before !== after) this.price = before;
    this.batches[at] = { id, before, after, isUndone: true };
    return 'done';
  }

  /** Gives back what is held beyond its time, of these kinds, but for one order. */
  lapse(kinds: readonly Kind[] = this.kinds, but?: Order): void {
    for (const order of this.orders) {
      for (const [kind, hold] of order.holds) {
        if (order === but || !kinds.includes(kind) || hold.state !== 'reserved' || hold.until > this.clock)
          continue;
        hold.state = 'lapsed';
        kind.shelf += hold.quantity;
      }
    }
  }

  /** Why an order that waited can no longer be paid as it is. */
  refusalOf(order: Order): string | null {
    if (this.clock - order.madeAt > DAY) return 'order_too_old';
    return order.lines.some(({ kind, price }) => kind.price !== price) ? 'price_changed' : null;
  }

  askToPay(order: Order): string {
    if (!isPayable(order) || order.isOverThere) return 'order_not_payable';
    return this.refusalOf(order) ?? this.reserve(order);
  }

  capture(order: Order): string {
    const refusal = this.refusalOf(order);
    if (refusal) return refusal;
    return order.lines.every((line) => isThere(order, line)) ? 'done' : 'price_changed';
  }

  /** Holds an order's pieces: half an hour from now, an hour from the first call at most, of this order and what it replaces. */
  reserve(order: Order): string {
    const before = this.orders.map(({ holds }) =>
      [...holds].map(([kind, hold]) => [kind, { ...hold }] as const),
    );
    const shelves = this.kinds.map(({ shelf }) => shelf);
    const refuse = (code: string) => {
      for (const [index, each] of this.orders.entries()) each.holds = new Map(before[index]);
      for (const [index, kind] of this.kinds.entries()) kind.shelf = shelves[index] ?? 0;
      return code;
    };
    const others = this.orders.filter((each) => each !== order);
    const replaced = others
      .filter((each) => each.browser === order.browser && isPayable(each))
      .flatMap(({ holds }) => [...holds])
      .filter(([, { state, until }]) => state === 'reserved' && until > this.clock);
    for (const [kind, hold] of replaced) {
      Object.assign(hold, { state: 'lapsed', by: null });
      kind.shelf += hold.quantity;
    }
    this.lapse([...order.lines.map(({ kind }) => kind), ...replaced.map(([kind]) => kind)], order);
    const unpaid = others.filter(
      ({ holds, paid }) =>
        paid === 0 &&
        [...holds.values()].some(({ by, since }) => by === order.address && since > this.clock - DAY),
    );
    if (unpaid.length >= MOST_UNPAID) return refuse('too_many_unpaid_orders');
    const held = [...replaced.map(([, hold]) => hold), ...order.holds.values()];
    const since = Math.min(this.clock, ...held.map((hold) => hold.since));
    const until = Math.min(this.clock + HOLD, since + LONGEST_HOLD);
    for (const line of order.lines) {
      const { kind, quantity } = line;
      if (!isThere(order, line)) return refuse('price_changed');
      if (until <= this.clock) continue;
      if (order.holds.get(kind)?.state !== 'reserved') kind.shelf -= quantity;
      order.holds.set(kind, { quantity, state: 'reserved', since, until, by: order.address });
    }
    return 'done';
  }

  /** Takes a line's pieces for good: those that it holds, or these from the shelf. */
  private hand(order: Order, kind: Kind, quantity: number): void {
    const hold = order.holds.get(kind);
    if (hold?.state !== 'reserved') kind.shelf -= quantity;
    const since = hold?.since ?? this.clock;
    order.holds.set(kind, { quantity, state: 'taken', since, until: this.clock, by: null });
  }

  /** A paid order takes its pieces as far as they are there; with less than all it is for staff. */
  pay(order: Order): void {
    const there = order.lines.filter((line) => isThere(order, line));
    for (const { kind, quantity } of there) this.hand(order, kind, quantity);
    const isShort = there.length < order.lines.length;
    const fulfillment = isShort ? 'failed' : 'queued';
    Object.assign(order, { paid: order.total, payment: 'paid', isShort, fulfillment });
  }

  /** What went back decides the state; what nobody has sent goes back to the shelf with all of the money. */
  giveBack(order: Order, cents: number): string {
    if (order.paid === 0) return 'order_not_paid';
    if (cents > order.paid - order.back) return 'refund_too_large';
    order.back += cents;
    order.payment = order.back === order.total ? 'refunded' : 'partially_refunded';
    if (order.payment !== 'refunded' || order.isSent) return 'done';
    if (order.fulfillment !== 'queued') order.fulfillment = 'none';
    for (const [kind, hold] of order.holds) {
      if (hold.state !== 'taken') continue;
      hold.state = 'returned';
      kind.shelf += hold.quantity;
    }
    return 'done';
  }

  /** What was sold out, or had lapsed, leaves after all: what has come in since is taken. */
  private takeRestocked(order: Order): void {
    for (const { kind, quantity } of order.lines) {
      const hold = order.holds.get(kind);
      const found = hold?.state === 'reserved' ? quantity : Math.min(quantity, kind.shelf);
      if (hold?.state !== 'taken' && (hold || order.isShort) && found > 0) this.hand(order, kind, found);
    }
    order.isShort = false;
  }

  send(order: Order): string {
    if (!isSendable(order)) return 'order_not_paid';
    if (order.fulfillment !== 'manual' && order.fulfillment !== 'failed') return 'invalid_input';
    this.takeRestocked(order);
    Object.assign(order, { isSent: true, fulfillment: 'shipped' });
    return 'done';
  }

  fulfillAgain(order: Order): string {
    if (!isSendable(order)) return 'order_not_paid';
    if (order.isSent || (order.fulfillment !== 'failed' && order.fulfillment !== 'none')) return 'done';
    this.takeRestocked(order);
    order.fulfillment = 'queued';
    return 'done';
  }

  offer(quote: Quote, id: string) {
    const earlier = this.offers.filter((each) => each.quote === quote);
    if (quote.state === 'won' || earlier.at(-1)?.state === 'accepted') return 'already_done';
    for (const each of earlier) if (each.state === 'sent') each.state = 'replaced';
    this.offers.push({ id, quote, version: earlier.length + 1, state: 'sent' });
    quote.state = 'answered';
    return 'done';
  }

  decide(offer: Offer, state: 'accepted' | 'declined'): string {
    if (offer.state === 'sent') offer.state = state;
    // The name that would tell a repeat is deleted.
    if (offer.state === 'accepted' && offer.quote.by.isForgotten) return 'already_done';
    if (offer.state === state) return 'done';
    const isEnded = offer.state === 'replaced' || offer.state === 'withdrawn';
    return isEnded ? `offer_${offer.state}` : 'already_done';
  }

  withdraw(offer: Offer): string {
    if (offer.state === 'sent') offer.state = 'withdrawn';
    return offer.state === 'withdrawn' ? 'done' : 'changed_since';
  }

  winByHand(quote: Quote): void {
    Object.assign(quote, { state: 'won', isWonByHand: true });
    for (const each of this.offers)
      if (each.quote === quote && each.state === 'sent') each.state = 'withdrawn';
  }
}
