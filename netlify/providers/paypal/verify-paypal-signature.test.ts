// ASVS: 9.1.2
import { createSign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CERTIFICATE_PEM as PEM, SIGNING_PEM as KEY } from '../../../tools/sandbox/paypal/account.ts';
import { readCertificate } from './paypal-certificate.ts';
import { signedText, verifyPaypalSignature } from './verify-paypal-signature.ts';

const BODY = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}');
const PATH = '/v1/notifications/certs/CERT-1';

let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.end(PEM);
});
let origin = '';
const { env } = process;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env = { ...env, PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_MOCK_URL: origin };
});
afterAll(() => {
  process.env = env;
  server.close();
});

function headersOf({ webhookId = 'HOOK', time = new Date().toISOString(), path = PATH } = {}): Headers {
  const text = signedText('T-1', time, webhookId, BODY);
  return new Headers({
    'paypal-transmission-id': 'T-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(text).sign(KEY, 'base64'),
    'paypal-cert-url': `${origin}${path}`,
    'paypal-auth-algo': 'SHA256withRSA',
  });
}

test('what is signed ends with the CRC-32 of the bytes, as a decimal number without a sign', () => {
  // The check value from the algorithm's definition.
  expect(signedText('a', 'b', 'c', Buffer.from('123456789'))).toBe('a|b|c|3421780262');
});

test('a body signed for this webhook holds, and its certificate is fetched once', async () => {
  await verifyPaypalSignature(BODY, headersOf(), 'HOOK');
  await verifyPaypalSignature(BODY, headersOf(), 'HOOK');
  expect(asked).toBe(1);
});

test.each([
  ['for another webhook', () => headersOf({ webhookId: 'OTHER' })],
  ['four days ago', () => headersOf({ time: new Date(Date.now() - 345_600_000).toISOString() })],
  ['at no time at all', () => headersOf({ time: 'yesterday' })],
  ['with a certificate that lies elsewhere on the host', () => headersOf({ path: '/v1/files/CERT-1' })],
  ['with a certificate behind a query', () => headersOf({ path: `${PATH}?x=1` })],
])('one signed %s does not', async (_, headers) => {
  await expect(verifyPaypalSignature(BODY, headers(), 'HOOK')).rejects.toMatchObject({
    code: 'invalid_signature',
  });
});

test('one byte more does not', async () => {
  const longer = Buffer.concat([BODY, Buffer.from(' ')]);
  await expect(verifyPaypalSignature(longer, headersOf(), 'HOOK')).rejects.toMatchObject({
    code: 'invalid_signature',
  });
});

test('a certificate is good from its first day to its last, for PayPal’s name, with a chain that holds', () => {
  expect(readCertificate(PEM, Date.parse('2026-11-21'))?.subject).toContain('paypal.com');
  expect(readCertificate(PEM, Date.parse('2019-12-31'))).toBeNull();
  expect(readCertificate(PEM, Date.parse('2120-01-02'))).toBeNull();
  expect(readCertificate(PEM + PEM, Date.parse('2026-11-21'))).not.toBeNull();
  expect(readCertificate('', Date.now())).toBeNull();
  expect(readCertificate(PEM.replace('MII', 'AII'), Date.now())).toBeNull();
});
