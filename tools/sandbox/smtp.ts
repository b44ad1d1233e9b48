import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../database/free-port.ts';
import { openMailbox, type Mail } from './mailbox.ts';

export interface SandboxMail {
  /** smtp://localhost:<port>; the server's SMTP_URL. */
  readonly url: string;
  /** All mail so far, oldest first. */
  messages(): readonly Mail[];
  /** The port refuses connections until up(). */
  down(): Promise<void>;
  up(): Promise<void>;
  isUp(): boolean;
}

async function listen(port: number, add: (raw: Buffer) => Promise<void>): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    async onData(stream, _session, done) {
      try {
        await add(await buffer(stream));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // A client that goes away in the middle of a mail is its own business; a port that is taken is told by `once`.
  server.on('error', () => {});
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  return server;
}

/** A mail server that delivers to a folder. */
export async function startMail(directory: string): Promise<SandboxMail> {
  const mailbox = await openMailbox(directory);
  const port = await freePort();
  let server: SMTPServer | undefined = await listen(port, mailbox.add);
  return {
    url: `smtp://localhost:${port}`,
    messages: mailbox.messages,
    async down() {
      const closing = server;
      server = undefined;
      await new Promise<void>((resolve) => (closing ? closing.close(resolve) : resolve()));
    },
    isUp: () => server !== undefined,
    async up() {
      server ??= await listen(port, mailbox.add);
    },
  };
}
