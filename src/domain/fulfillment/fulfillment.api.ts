import { answer, endpoint } from '../shared/contract/endpoint.ts';

/** Printful's shipment events, signed with the webhook's secret. */
export const printfulWebhookApi = endpoint('POST /api/webhooks/printful', {
  output: answer<{ received: true }>(),
  errors: ['invalid_signature'],
  access: 'provider',
});
