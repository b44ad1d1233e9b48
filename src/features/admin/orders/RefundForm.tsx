import { useRef } from 'react';
import * as z from 'zod/mini';
import type { StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { lineRefund, type RefundedLine } from '../../../domain/orders/line-refund.ts';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { REFUSAL_WORDS } from '../../../domain/orders/refund-state.ts';
import { refundOrderApi, type RefundRefused } from '../../../domain/payments/admin-refunds.api.ts';
import { refundSchema } from '../../../domain/payments/refund.schema.ts';
import { moneyText, toDollars } from '../../../domain/shared/numbers/money.ts';
import { typedCents } from '../../../domain/shared/numbers/typed-cents.ts';
import type { RequestError } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import type { OrderPartProps } from './order-views.ts';
import { optionsOf } from './staff-order-labels.ts';

interface WaitingRefundProps extends OrderPartProps {
  readonly refund: Extract<OrderEvent, { kind: 'refund' }>;
}

/** A refund that the provider has not answered: a job asks again every few minutes, and this button now. */
function WaitingRefund({ order, refund, reload }: WaitingRefundProps) {
  const { isBusy, run, refused } = useAct(reload);
  const { id, amountCents, reason, lines, restock } = refund;
  const body = { id, amountCents, reason, lines, restock };
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

interface RefundDraft {
  readonly amountCents: string;
  readonly reason: string;
  /** How many pieces of each line, by its id. */
  readonly pieces: Readonly<Record<string, string>>;
  readonly restock: boolean;
}

const linesOf = (pieces: RefundDraft['pieces']): readonly RefundedLine[] =>
  Object.entries(pieces)
    .map(([id, count]) => ({ id, quantity: Number(count) }))
    .filter(({ quantity }) => quantity > 0);

const inputSchema = z.omit(refundSchema, { id: true });

/** What is sent: the amount of the chosen pieces, or else the one that was typed. */
const schemaFor = (order: StaffOrder) =>
  draftSchema(({ amountCents, reason, pieces, restock }: RefundDraft) => {
    const lines = linesOf(pieces);
    const cents = lines.length > 0 ? lineRefund(order, lines).amountCents : typedCents(amountCents);
    return { amountCents: cents, reason, lines, restock: restock && canRestock(order, lines) };
  }, inputSchema);

/** Whether one of the pieces was taken off a counted stock. */
const canRestock = (order: StaffOrder, lines: readonly RefundedLine[]): boolean =>
  lines.some(({ id }) => order.lines.some((line) => line.id === id && line.inStock > 0));

const itemText = (line: StaffOrderLine): string => [line.name, optionsOf(line)].filter(Boolean).join(', ');

const partsText = (order: StaffOrder, lines: readonly RefundedLine[]): string => {
  const { goodsCents, taxCents, shippingCents, amountCents } = lineRefund(order, lines);
  const earlierCents = goodsCents + taxCents + shippingCents - amountCents;
  const parts = [
    `Items ${moneyText(goodsCents)}`,
    ...(taxCents > 0 ? [`tax ${moneyText(taxCents)}`] : []),
    ...(shippingCents > 0 ? [`shipping ${moneyText(shippingCents)}`] : []),
    ...(earlierCents > 0 ? [`less ${moneyText(earlierCents)} refunded before`] : []),
  ];
  return `${parts.join(', ')}: ${moneyText(amountCents)}`;
};

const refusalText = ({ figures }: RequestError): string =>
  `The provider refused. ${REFUSAL_WORDS[(figures as RefundRefused).refusal]}`;

/** Refunds pieces of the order with their tax and shipping, or any amount, and lists refunds that wait for the provider. */
export function RefundForm({ order, reload }: OrderPartProps) {
  const { refundableCents } = order;
  const title = useRef<HTMLHeadingElement>(null);
  const openLines = order.lines.filter((line) => line.refunded < line.quantity);
  const form = useStaffForm({
    schema: schemaFor(order),
    empty: {
      amountCents: '',
      reason: '',
      pieces: Object.fromEntries(openLines.map(({ id }) => [id, '0'])),
      restock: false,
    },
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
      changed_since: 'Someone just refunded some of this order. Check what’s left, and try again.',
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
  const lines = linesOf(form.watch('pieces'));
  const isByLine = lines.length > 0;
  const cents = isByLine ? lineRefund(order, lines).amountCents : typedCents(form.watch('amountCents'));
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
          {openLines.map((line) => (
            <SelectField
              key={line.id}
              {...form.field(`pieces.${line.id}`, `${itemText(line)}: pieces to refund`)}
              choices={Array.from({ length: line.quantity - line.refunded + 1 }, (_, count) => [
                String(count),
                count === 0 ? 'None' : `${count} of ${line.quantity}`,
              ])}
            />
          ))}
          {isByLine ? (
            <>
              <p className="tabular-nums" role="status">
                {partsText(order, lines)}
              </p>
              {canRestock(order, lines) && (
                <CheckField
                  label="We have these pieces: put them back in stock"
                  {...form.register('restock')}
                />
              )}
            </>
          ) : (
            <>
              <TextField
                {...form.field(
                  'amountCents',
                  openLines.length > 0 ? 'Or an amount in dollars' : 'Amount in dollars',
                )}
                inputMode="decimal"
                aria-required
              />
              <Button
                onClick={() => {
                  form.setValue('amountCents', toDollars(refundableCents));
                  form.setFocus('reason');
                }}
              >
                Full amount
              </Button>
            </>
          )}
          <TextField {...form.field('reason', 'Internal note')} aria-required />
        </StaffForm>
      )}
    </section>
  );
}
