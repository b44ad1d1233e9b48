import type { Gap } from '../../../domain/payments/admin-gaps.api.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { moneyText } from '../../../domain/shared/money.ts';

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
        title: 'Paid, and the order waits',
        text: `${where} has the money; the order does not know it.`,
        button: `Ask ${where} again`,
        done: `${where} was asked, and the order follows`,
        givesMoney: false,
      };
    case 'paid_wrongly':
      if (amountCents === null) {
        return {
          title: 'Money in another currency',
          text: `${where} has money that belongs to no order. Refund it on ${where}’s own page.`,
          button: 'It went back',
          done: 'Noted as given back',
          givesMoney: false,
        };
      }
      return {
        title: 'Unmatched payment',
        text: orderNumber
          ? `${where} has money for this order, but not what it costs.`
          : `${where} has money for an order that is not in our books.`,
        button: `Give ${sum} back`,
        done: `${where} gives ${sum} back`,
        givesMoney: true,
      };
    case 'captured_twice':
      return {
        title: 'Paid twice',
        text: 'That much was taken beyond what the order costs.',
        button: `Give ${sum} back`,
        done: `${sum} of the second payment goes back`,
        givesMoney: true,
      };
    case 'refund_unknown':
      return {
        title: 'Refund missing in our books',
        text: `${where} gave that much back; the order does not know it.`,
        button: 'Write it down',
        done: `${where} was asked, and the refund is in our books`,
        givesMoney: false,
      };
    case 'refund_reversal_unknown':
      return {
        title: 'Refund that came back',
        text: `The customer’s bank sent that much back to ${where}; the order does not know it.`,
        button: 'Write it down',
        done: `${where} was asked, and our books say that it came back`,
        givesMoney: false,
      };
    case 'not_sent':
      return {
        title: 'Paid, and nobody sends it',
        text: 'The order is paid, and neither Printful nor staff were asked to send it.',
        button: 'Send it now',
        done: 'The order is on its way',
        givesMoney: false,
      };
    case 'fulfillment_failed':
      return {
        title: 'Not sent, though we tried',
        text: 'Printful refused the order, or could not be reached for too long.',
        button: 'Try again',
        done: 'It is tried again',
        givesMoney: false,
      };
  }
}
