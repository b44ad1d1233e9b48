import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMail, type SandboxMail } from './smtp.ts';

let directory: string;
let mail: SandboxMail;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail '));
  mail = await startMail(directory);
});
afterAll(async () => {
  await mail.down();
  await rm(directory, { recursive: true, force: true });
});

const send = (subject: string) =>
  createTransport(mail.url).sendMail({
    from: 'Site <website@example.com>',
    to: 'quotes@example.com, second@example.com',
    subject,
    text: 'Copper – 200 lb',
    html: '<p>Copper</p>',
    attachments: [{ filename: 'photo.jpg', contentType: 'image/jpeg', content: Buffer.from([1, 2, 3]) }],
  });

test('mail is stored with its text, addresses and attachments', async () => {
  await send('A quote – with a dash');
  const [arrived] = mail.messages();
  expect(arrived).toMatchObject({
    from: 'website@example.com',
    to: ['quotes@example.com', 'second@example.com'],
    subject: 'A quote – with a dash',
    attachments: [{ filename: 'photo.jpg', mimeType: 'image/jpeg', size: 3 }],
  });
  expect(arrived?.text).toContain('Copper – 200 lb');
  expect(await readdir(directory)).toEqual([`${arrived?.id}.eml`]);
});

test('a server that is down refuses connections and comes back on the same port', async () => {
  await mail.down();
  expect(mail.isUp()).toBe(false);
  await expect(send('Lost')).rejects.toThrow('ECONNREFUSED');
  await mail.up();
  await send('After the outage');
  expect(mail.messages().at(-1)?.subject).toBe('After the outage');
});

test('mail of an earlier run is still there', async () => {
  const again = await startMail(directory);
  expect(again.messages().map(({ subject }) => subject)).toEqual([
    'A quote – with a dash',
    'After the outage',
  ]);
  await again.down();
});
