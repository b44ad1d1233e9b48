/** The rows of the model, each with those that it refers to. Times are minutes of the walk's clock. */

export interface Account {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
  born: string | null;
  /** Years whose birthday was paid. */
  birthdays: number[];
  /** Points that staff gave or took. */
  adjusted: number[];
  mergedInto: Account | null;
  isReleased: boolean;
  isForgotten: boolean;
}

export interface Sale {
  readonly number: string;
  readonly day: string;
  readonly minute: string;
  /** Pounds, and dollars for one. */
  readonly gross: number;
  readonly price: number;
}

export interface Ticket {
  id: string;
  readonly sale: Sale;
  seller: Account | null;
  readonly source: 'counter' | 'import' | 'webhook';
  readonly offer: Offer | null;
  isVoid: boolean;
  /** Void before it came here: nothing else is known of it. */
  readonly isBare: boolean;
}

export interface Voucher {
  readonly id: string;
  owner: Account;
  readonly cost: number;
  state: 'issued' | 'honored' | 'undone';
}

export interface Quote {
  readonly id: string;
  readonly by: Account;
  state: 'new' | 'answered' | 'won';
  isWonByHand: boolean;
}

export interface Offer {
  readonly id: string;
  readonly quote: Quote;
  readonly version: number;
  state: 'sent' | 'accepted' | 'declined' | 'replaced' | 'withdrawn';
}

export interface Kind {
  readonly id: string;
  price: number;
  shelf: number;
  /** All that owners ever counted, less what they counted away. */
  counted: number;
}

interface Hold {
  quantity: number;
  state: 'reserved' | 'taken' | 'lapsed' | 'returned';
  since: number;
  until: number;
  /** The address that it counts for. */
  by: string | null;
}

export interface Line {
  readonly kind: Kind;
  readonly quantity: number;
  readonly price: number;
}

export interface Order {
  readonly id: string;
  readonly method: 'card' | 'paypal';
  readonly browser: number;
  readonly address: string;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly madeAt: number;
  holds: Map<Kind, Hold>;
  payment: 'pending' | 'processing' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
  fulfillment: 'none' | 'queued' | 'manual' | 'failed' | 'shipped';
  /** At the provider; empty: not made yet. */
  paymentId: string;
  isOverThere: boolean;
  isApproved: boolean;
  paid: number;
  /** By refunds, and by a lost dispute. */
  back: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  isShort: boolean;
  isSent: boolean;
}

/** A held price: a standing ticket has it or nobody. */
export interface PriceHold {
  readonly id: string;
  readonly phone: string;
}

export interface Batch {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly isUndone: boolean;
}
