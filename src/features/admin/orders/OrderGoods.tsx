import { useRef } from 'react';
import * as z from 'zod/mini';
import { fulfillAgainApi, sendShipmentApi } from '../../../domain/fulfillment/admin-fulfillment.api.ts';
import { type CarrierId, CARRIERS } from '../../../domain/fulfillment/carriers.ts';
import { shipmentSchema } from '../../../domain/fulfillment/shipment.schema.ts';
import type { StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { isSendable } from '../../../domain/orders/order-status.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { hasCode } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { ChoiceFields } from '../../../ui/form/fields/ChoiceFields.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import type { OrderPartProps } from './order-views.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { disputeWarning, draftWarning, optionsOf, piecesText, shipQuestions } from './staff-order-labels.ts';

interface ShipmentDraft {
  /** The ids of the chosen lines. */
  readonly lines: readonly string[];
  readonly carrier: CarrierId;
  readonly trackingNumber: string;
}

/** What is sent: all pieces of the chosen lines that the page showed. */
const schemaFor = (lines: readonly StaffOrderLine[]) =>
  draftSchema(
    ({ lines: chosen, ...shipment }: ShipmentDraft) => ({
      ...shipment,
      lines: lines.filter(({ id }) => chosen.includes(id)).map(({ id, quantity }) => ({ id, quantity })),
    }),
    z.omit(shipmentSchema, { id: true }),
  );

const SENT = {
  title: 'Marked as shipped',
  description: 'The customer gets an email with the tracking number.',
} as const;
const SENT_MEANWHILE = {
  title: 'Someone else already changed this',
  description: 'Someone already shipped or refunded some of this. The page shows what’s left.',
  variant: 'destructive',
} as const;

/** If a colleague sent it, the page shows that. Other errors belong in the form. */
function sentMeanwhile(error: unknown) {
  if (!hasCode(error, 'changed_since')) throw error;
  return SENT_MEANWHILE;
}

interface ShipmentFormProps extends Pick<OrderPartProps, 'order'> {
  /** Lines that staff have not sent yet. */
  readonly lines: readonly StaffOrderLine[];
  /** Called when the lines to send have changed. */
  readonly onChanged: () => Promise<void>;
}

/** The lines of a shipment and its tracking number. At first all lines are chosen. */
function ShipmentForm({ order, lines, onChanged }: ShipmentFormProps) {
  const form = useStaffForm({
    schema: schemaFor(lines),
    empty: { lines: lines.map(({ id }) => id), carrier: 'usps', trackingNumber: '' },
    prefix: 'shipment',
    questions: () => shipQuestions(order),
    refusals: {
      order_not_paid: 'Fully refunded. Don’t ship.',
    },
    send: async (shipment, id) => {
      const body = { ...shipment, id };
      const sent = staffCall(sendShipmentApi, { params: { id: order.id }, body });
      showToast(await sent.then(() => SENT, sentMeanwhile));
      await onChanged();
    },
  });
  const warning = disputeWarning(order);
  return (
    <StaffForm form={form} submit="Mark as shipped and email customer" busy="Saving…">
      <h3 className="text-2xl">Ship a package</h3>
      {warning && <p className="font-bold text-down">{warning}</p>}
      {order.addressUnchecked && (
        <p className="font-bold text-down">We couldn’t verify this address. Check it first.</p>
      )}
      <ChoiceFields
        {...form.field('lines', 'In this package')}
        type="checkbox"
        choices={lines.map((line) => [line.id, piecesText(line, line.quantity)])}
      />
      <SelectField
        {...form.field('carrier', 'Carrier')}
        choices={Object.entries(CARRIERS).map(([id, { name }]) => [id, name] as const)}
      />
      <TextField
        {...form.field('trackingNumber', 'Tracking number')}
        autoCapitalize="characters"
        aria-required
      />
    </StaffForm>
  );
}

/** For an order whose fulfillment has given up. */
function FulfillAgain({ order, reload }: OrderPartProps) {
  const { isBusy, run, refused } = useAct(reload);
  const again = () => staffCall(fulfillAgainApi, { params: { id: order.id } });
  return (
    <div className="mt-4">
      <p>This order didn’t reach Printful. It’s safe to resend: Printful won’t make anything twice.</p>
      <Button className="mt-3" aria-disabled={isBusy} onClick={() => void run(again, 'Resent to Printful')}>
        Resend to Printful
      </Button>
      <FormFailure message={refused} className="mt-3" />
    </div>
  );
}

/** Printful has the order, but makes nothing before a person has looked at it. */
function HeldDraft({ order }: Pick<OrderPartProps, 'order'>) {
  const printful = order.pages.find(({ name }) => name === 'Printful');
  if (order.fulfillment !== 'manual' || !printful || !isSendable(order)) return null;
  const warning = draftWarning(order.lines);
  return (
    <div className="mt-4 border-l-8 border-down pl-3">
      <p className="font-bold">
        {order.addressUnchecked
          ? 'We couldn’t verify this address, so the Printful items are on hold as a draft order.'
          : 'The Printful items are on hold as a draft order.'}
      </p>
      <p>
        {order.disputed
          ? 'Wait until the dispute is settled. Then confirm the draft in Printful, or delete it there.'
          : 'Check the address, and ask the customer if you need to. If it’s right, confirm the draft in Printful. If not, correct it there first.'}
      </p>
      {warning && <p className="font-bold text-down">{warning}</p>}
      <a className="button button-signal mt-3" href={printful.url} target="_blank" rel="noopener">
        Open the draft in Printful
      </a>
    </div>
  );
}

function senderText({ isByStaff, sentAt, quantity, refunded }: StaffOrderLine): string {
  if (sentAt) return `Shipped ${staffTime(sentAt)}`;
  if (refunded === quantity) return 'Refunded. Don’t ship.';
  return isByStaff ? 'Ships from our office' : 'Ships from Printful';
}

/** Until Printful's part is decided, it is unknown what staff have to send. */
const canSend = ({ payment, fulfillment }: StaffOrder): boolean =>
  isSendable({ payment }) && fulfillment !== 'none' && fulfillment !== 'queued';

/** What staff still send: without pieces that are refunded. */
const leftToSend = (lines: readonly StaffOrderLine[]): readonly StaffOrderLine[] =>
  lines
    .filter(({ isByStaff, sentAt, quantity, refunded }) => isByStaff && !sentAt && refunded < quantity)
    .map((line) => ({ ...line, quantity: line.quantity - line.refunded }));

/** The lines of an order, where each is, and what staff have to send. */
export function OrderGoods({ order, reload }: OrderPartProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const toSend = canSend(order) ? leftToSend(order.lines) : [];
  async function onChanged() {
    await reload();
    // The form is gone or has other lines.
    title.current?.focus();
  }
  return (
    <section className="staff-card" aria-labelledby="goods-title">
      <h2 ref={title} id="goods-title" tabIndex={-1}>
        Fulfillment
      </h2>
      <ol className="mt-3 grid gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="border-l-8 border-copper pl-3">
            <p className="font-bold">
              {line.quantity} x {line.name}
            </p>
            <p>
              {[optionsOf(line), moneyText(line.unitPriceCents * line.quantity)].filter(Boolean).join(' · ')}
            </p>
            {line.refunded > 0 && (
              <p className="font-bold">
                {line.refunded} of {line.quantity} refunded
              </p>
            )}
            <p className="text-muted">{senderText(line)}</p>
          </li>
        ))}
      </ol>
      {order.shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => (
        <p key={`${trackingNumber} ${shippedAt}`} className="mt-3 break-words">
          Package shipped {staffTime(shippedAt)}, {carrier}:{' '}
          {trackingUrl ? (
            <a className="inline-block min-h-12 py-3 text-link underline" href={trackingUrl} rel="noreferrer">
              {trackingNumber}
            </a>
          ) : (
            <span>{trackingNumber}</span>
          )}
        </p>
      ))}
      <HeldDraft order={order} />
      {order.canFulfillAgain && <FulfillAgain order={order} reload={onChanged} />}
      {toSend.length > 0 && (
        <>
          <PackingSlip order={order} lines={toSend} />
          <ShipmentForm
            key={toSend.map(({ id, quantity }) => `${id} ${quantity}`).join()}
            order={order}
            lines={toSend}
            onChanged={onChanged}
          />
        </>
      )}
    </section>
  );
}
