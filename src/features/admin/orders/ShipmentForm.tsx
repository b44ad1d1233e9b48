import { ChoiceFields } from '../../../ui/form/ChoiceFields.tsx';
import * as z from 'zod/mini';
import { sendShipmentApi } from '../../../domain/fulfillment/admin-fulfillment.api.ts';
import { CARRIERS } from '../../../domain/fulfillment/carriers.ts';
import { shipmentSchema } from '../../../domain/fulfillment/shipment.schema.ts';
import type { StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { hasCode } from '../../../lib/request.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import type { OrderPartProps } from './order-views.ts';
import { disputeWarning, optionsOf } from './staff-order-labels.ts';

const { lineIds, carrier, trackingNumber } = shipmentSchema.shape;
const schema = z.strictObject({ lineIds, carrier, trackingNumber });

const SENT = { title: 'Sent', description: 'A mail with the tracking number goes to the customer.' } as const;
const SENT_MEANWHILE = {
  title: 'Changed in the meantime',
  description: 'Someone has already sent one of these. The page shows what is left.',
  variant: 'destructive',
} as const;

/** If a colleague sent it, the page shows that. Other errors belong in the form. */
function sentMeanwhile(error: unknown) {
  if (!hasCode(error, 'already_done')) throw error;
  return SENT_MEANWHILE;
}

interface ShipmentFormProps extends Pick<OrderPartProps, 'order'> {
  /** Lines that staff have not sent yet. */
  readonly lines: readonly StaffOrderLine[];
  /** Called when the lines to send have changed. */
  readonly onChanged: () => Promise<void>;
}

/** The lines of a shipment and its tracking number. At first all lines are chosen. */
export function ShipmentForm({ order, lines, onChanged }: ShipmentFormProps) {
  const form = useStaffForm({
    schema,
    empty: { lineIds: lines.map(({ id }) => id), carrier: 'usps', trackingNumber: '' },
    prefix: 'shipment',
    refusals: {
      order_not_paid: 'All of its money went back: nothing of it is to be sent.',
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
    <StaffForm form={form} submit="Mark as shipped and email customer" busy="Sending…">
      <h3 className="text-2xl">Ship a package</h3>
      {warning && <p className="font-bold text-down">{warning}</p>}
      {order.addressUnchecked && (
        <p className="font-bold text-down">This address could not be checked. Look at it first.</p>
      )}
      <ChoiceFields
        {...form.field('lineIds', 'In this package')}
        type="checkbox"
        choices={lines.map((line) => [
          line.id,
          `${line.quantity} x ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`,
        ])}
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
