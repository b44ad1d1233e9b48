import { useRef } from 'react';
import * as z from 'zod/mini';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { REFUSAL_WORDS } from '../../../domain/orders/refund-state.ts';
import { refundOrderApi, type RefundRefused } from '../../../domain/payments/admin-refunds.api.ts';
import { refundSchema } from '../../../domain/payments/refund.schema.ts';
import { moneyText, toDollars } from '../../../domain/shared/numbers/money.ts';
import { typedCents } from '../../../domain/shared/numbers/typed-cents.ts';
import type { RequestError } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import type { OrderPartProps } from './order-views.ts';

interface WaitingRefundProps extends OrderPartProps {
  readonly refund: Extract<OrderEvent, { kind: 'refund' }>;
}

/** A refund that the provider has not answered: a job asks again every few minutes, and this button now. */
function WaitingRefund({ order, refund, reload }: WaitingRefundProps) {
  const { isBusy, run, refused } = useAct(reload);
  const { id, amountCents, reason } = refund;
  const body = { id, amountCents, reason };
  const again = () => staffCall(refundOrderApi, { params: { id: order.id }, body });
  return (
    <div className="mt-3 border-l-8 border-brass pl-3">
      <p>{moneyText(amountCents)} refund pending. We check with the provider every few minutes.</p>
      <Button
        className="mt-2"
        aria-disabled={isBusy}
        onClick={() => void run(again, 'We checked with the provider again')}
      >
        Check refund now
      </Button>
      <FormFailure message={refused} className="mt-3" />
    </div>
  );
}

const { amountCents, reason } = refundSchema.shape;
const schema = z.strictObject({
  amountCents: z.pipe(z.pipe(z.string(), z.transform(typedCents)), amountCents),
  reason,
});

const refusalText = ({ figures }: RequestError): string =>
  `The provider refused. ${REFUSAL_WORDS[(figures as RefundRefused).refusal]}`;

/** Refunds all that is left or a part, and lists refunds that wait for the provider. */
export function RefundForm({ order, reload }: OrderPartProps) {
  const { refundableCents } = order;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useStaffForm({
    schema,
    empty: { amountCents: '', reason: '' },
    prefix: 'refund',
    questions: ({ amountCents: cents }) => [
      {
        title: `Refund ${moneyText(cents)} to ${order.customerName}?`,
        text: `Order ${order.number}. The money goes back to the original payment method. You can’t undo this.`,
        yes: `Refund ${moneyText(cents)}`,
      },
    ],
    refusals: {
      refund_too_large: 'That’s more than what’s left of this payment.',
      provider_refused: refusalText,
    },
    send: async (refund, id) => {
      const body = { ...refund, id };
      const { state } = await staffCall(refundOrderApi, { params: { id: order.id }, body }).finally(reload);
      const amount = moneyText(refund.amountCents);
      showToast(
        state === 'done'
          ? { title: `${amount} refunded` }
          : {
              title: 'Refund requested',
              description: `${amount} goes back once the provider answers.`,
            },
      );
      // After a full refund the form is gone.
      title.current?.focus();
    },
  });
  const cents = typedCents(form.watch('amountCents'));
  const waiting = order.events
    .filter((event) => event.kind === 'refund')
    .filter(({ state }) => state === 'asked');
  if (order.paidAt === null) return null;
  return (
    <section className="staff-card" aria-labelledby="refund-title">
      <h2 ref={title} id="refund-title" tabIndex={-1}>
        Refund
      </h2>
      <p className="mt-2">
        {refundableCents > 0
          ? `Up to ${moneyText(refundableCents)} can go back to ${order.method === 'card' ? 'the card' : 'PayPal'}.`
          : 'Nothing left to refund.'}
      </p>
      {waiting.map((refund) => (
        <WaitingRefund key={refund.id} order={order} refund={refund} reload={reload} />
      ))}
      {refundableCents > 0 && (
        <StaffForm form={form} submit={`Refund${cents > 0 ? ` ${moneyText(cents)}` : ''}`} busy="Refunding…">
          <TextField {...form.field('amountCents', 'Amount in dollars')} inputMode="decimal" aria-required />
          <Button
            onClick={() => {
              form.setValue('amountCents', toDollars(refundableCents));
              form.setFocus('reason');
            }}
          >
            Full amount
          </Button>
          <TextField {...form.field('reason', 'Internal note')} aria-required />
        </StaffForm>
      )}
    </section>
  );
}
