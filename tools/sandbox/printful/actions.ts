import { createHmac } from 'node:crypto';
import { unixSeconds } from '../mock-server.ts';
import type { Webhooks } from '../webhooks.ts';
import {
  newPrintfulId,
  type PrintfulLedger,
  type PrintfulOrderRecord,
  type PrintfulShipmentRecord,
} from './ledger.ts';

/** What a test may choose about a shipment. */
export type ShipmentFacts = Partial<
  Pick<PrintfulShipmentRecord, 'carrier' | 'tracking_number' | 'tracking_url'>
>;

const isoTime = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

function find(ledger: PrintfulLedger, externalId: string): PrintfulOrderRecord {
  const order = ledger.get(externalId.replaceAll('-', ''));
  if (!order) throw new Error(`Printful has no order ${externalId}`);
  return order;
}

/** What Printful's staff do to orders. Each action sends a signed event of version 2. */
export function createPrintfulActions(ledger: PrintfulLedger, webhooks: Webhooks, secret: string) {
  function emit(type: string, order: PrintfulOrderRecord, data: object): void {
    const event = {
      type,
      occurred_at: isoTime(unixSeconds()),
      retries: 0,
      store_id: 1,
      data: {
        ...data,
        order: {
          id: order.id,
          external_id: order.external_id,
          status: order.status,
          store_id: 1,
          dashboard_url: `https://www.printful.com/dashboard?order_id=${order.id}`,
          created_at: isoTime(order.created),
          updated_at: isoTime(unixSeconds()),
        },
      },
    };
    const body = JSON.stringify(event);
    const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');
    webhooks.emit({ body, headers: { 'x-pf-webhook-signature': signature } });
  }

  const end = (externalId: string, status: 'failed' | 'canceled', reason: string) => {
    const order = find(ledger, externalId);
    order.status = status;
    emit(status === 'failed' ? 'order_failed' : 'order_canceled', order, { reason });
  };

  return {
    /** Oldest first. */
    orders: (): readonly Readonly<PrintfulOrderRecord>[] => [...ledger.values()],
    /** Ships an order, by its external id or our own. */
    ship(externalId: string, facts: ShipmentFacts = {}): PrintfulShipmentRecord {
      const order = find(ledger, externalId);
      const number = `9400${newPrintfulId()}`;
      const shipment: PrintfulShipmentRecord = {
        id: newPrintfulId(),
        carrier: 'USPS',
        service: 'USPS Ground Advantage',
        tracking_number: number,
        tracking_url: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
        created: unixSeconds(),
        shipped_at: unixSeconds(),
        reshipment: false,
        ...facts,
      };
      order.shipments = [...order.shipments, shipment];
      order.status = 'fulfilled';
      emit('shipment_sent', order, {
        shipment: {
          id: shipment.id,
          status: 'shipped',
          store_id: 1,
          tracking_number: shipment.tracking_number,
          created_at: isoTime(shipment.created),
          ship_date: isoTime(shipment.shipped_at).slice(0, 10),
          shipped_at: isoTime(shipment.shipped_at),
          reshipment: shipment.reshipment,
        },
      });
      return shipment;
    },
    fail: (externalId: string, reason = 'Payment failed') => end(externalId, 'failed', reason),
    cancel: (externalId: string, reason = 'Canceled in the dashboard') => end(externalId, 'canceled', reason),
    /** Confirms a draft in the dashboard. */
    confirm(externalId: string): void {
      const order = find(ledger, externalId);
      order.status = 'pending';
      order.confirmations += 1;
    },
  };
}

export type PrintfulActions = ReturnType<typeof createPrintfulActions>;
