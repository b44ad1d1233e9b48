import type { Gap } from '../../../domain/payments/admin-gaps.api.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';

interface GapWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** What the toast says. */
  readonly done: string;
  /** Money leaves: the button asks again. */
  readonly givesMoney: boolean;
}

/** What staff read of a gap, and of the button that fixes it. */
export function gapWords({ kind, provider, orderNumber, amountCents }: Gap): GapWords {
  const where = provider === null ? 'the provider' : providerName(provider);
  const sum = amountCents === null ? 'the money' : moneyText(amountCents);
  switch (kind) {
    case 'paid_unknown':
      return {
        title: 'Paid, but the order isn’t updated',
        text: `${where} has the money, but the order still shows as unpaid.`,
        button: `Check ${where} again`,
        done: `Order updated from ${where}`,
        givesMoney: false,
      };
    case 'paid_wrongly':
      if (amountCents === null) {
        return {
          title: 'Money in another currency',
          text: `${where} has a payment that matches no order. Refund it on ${where}’s site.`,
          button: 'Mark as refunded',
          done: 'Marked as refunded',
          givesMoney: false,
        };
      }
      return {
        title: 'Unmatched payment',
        text: orderNumber
          ? `${where} has a payment for this order, but not for its total.`
          : `${where} has a payment for an order we don’t have.`,
        button: `Refund ${sum}`,
        done: `${sum} refunded`,
        givesMoney: true,
      };
    case 'captured_twice':
      return {
        title: 'Paid twice',
        text: 'The customer paid this much more than the order’s total.',
        button: `Refund ${sum}`,
        done: `${sum} of the second payment refunded`,
        givesMoney: true,
      };
    case 'refund_unknown':
      return {
        title: 'Refund missing from our books',
        text: `${where} refunded this amount, but the order doesn’t show it.`,
        button: 'Record it',
        done: 'Refund recorded',
        givesMoney: false,
      };
    case 'refund_reversal_unknown':
      return {
        title: 'Returned refund missing from our books',
        text: `The customer’s bank sent this refund back to ${where}, but the order doesn’t show it.`,
        button: 'Record it',
        done: 'Returned refund recorded',
        givesMoney: false,
      };
    case 'not_sent':
      return {
        title: 'Paid, not being shipped',
        text: 'The order is paid, but it never went to Printful or to staff.',
        button: 'Ship it now',
        done: 'Sent for shipping',
        givesMoney: false,
      };
    case 'fulfillment_failed':
      return {
        title: 'Couldn’t send the order to Printful',
        text: 'Printful refused the order, or we couldn’t reach Printful.',
        button: 'Try again',
        done: 'Trying again',
        givesMoney: false,
      };
  }
}
