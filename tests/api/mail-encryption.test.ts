import { expect, test } from 'vitest';
import { sendMail } from '../../netlify/providers/mail/send-mail.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

/** Sends a mail as a function does that has just started with these settings. */
async function sendWith(settings: Record<string, string>): Promise<void> {
  process.env = { ...process.env, ...settings };
  await sendMail({ id: 'test', to: 'ada@example.com', subject: 'Test', text: 'Test', html: '<p>Test</p>' });
}

// Asked: 395
test('another machine that offers no encryption gets no mail, unless the settings allow it', async () => {
  // This very machine, under a name that is not known as such. The sandbox's server offers no STARTTLS.
  const SMTP_URL = (process.env['SMTP_URL'] ?? '').replace('localhost', '127.1');
  await expect(sendWith({ SMTP_URL })).rejects.toThrow(/STARTTLS/);
  expect(server.mail.messages()).toEqual([]);
  await sendWith({ SMTP_URL, ALLOW_UNENCRYPTED: 'mail' });
  expect(server.mail.messages()).toHaveLength(1);
});
