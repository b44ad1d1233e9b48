import { answer, endpoint } from '../shared/endpoint.ts';

/** Printful's shipment events, signed with the secret that was agreed when the webhook was set up. */
export const printfulWebhookApi = endpoint({
  method: 'POST',
  path: '/api/webhooks/printful',
  output: answer<{ received: true }>(),
  errors: ['invalid_signature'],
  access: 'provider',
});
