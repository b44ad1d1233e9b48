import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { sendMail } from './send-mail.ts';

const MAIL = {
  id: 'a.1',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'A secret',
  html: '<p>A secret</p>',
};

// ASVS: 12.3.1
test('a remote mail server without TLS gets no mail', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 plain.example ESMTP\r\n');
    socket.on('data', (data) => {
      const line = data.toString();
      heard.push(line);
      if (line.startsWith('EHLO')) socket.write('250 plain.example\r\n');
      else socket.write(line.startsWith('STARTTLS') ? '502 No\r\n' : '250 OK\r\n');
    });
  });
  // One of this machine's addresses that is not the one of the mail sandbox.
  server.listen(0, '127.0.0.2');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const { env } = process;
  process.env = { ...env, SMTP_URL: `smtp://user:password@127.0.0.2:${address.port}` };
  await expect(sendMail(MAIL)).rejects.toThrow(/STARTTLS|TLS/);
  process.env = env;
  server.close();
  expect(heard.map((line) => line.slice(0, 8).trim())).toEqual([expect.stringMatching(/^EHLO/), 'STARTTLS']);
});
