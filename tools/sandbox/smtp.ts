import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../database/free-port.ts';
import { openMailbox, type ReceivedMail } from './mailbox.ts';
import { createSwitches, heldBy, type Hold } from './switches.ts';

const DELIVERY = 'mail';

/** No mailbox of this domain exists: the server refuses the recipient for good. */
export const NO_MAILBOX = 'no-mailbox.example';

export interface SandboxMail {
  /** smtp://localhost:<port>; the server's SMTP_URL. */
  readonly url: string;
  /** All mail so far, oldest first. */
  messages(): readonly ReceivedMail[];
  /** The port refuses connections until up(). */
  down(): Promise<void>;
  up(): Promise<void>;
  isUp(): boolean;
  /** Runs around the next `times` mails; where it throws, the sender gets a failure. Returns a function that undoes it. */
  hold(hold: Hold, times?: number): () => void;
}

async function listen(port: number, add: (raw: Buffer) => Promise<void>): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(address.endsWith(`@${NO_MAILBOX}`) ? refusal : undefined);
    },
    async onData(stream, _session, done) {
      try {
        await add(await buffer(stream));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // Clients may disconnect; a taken port shows in `once`.
  server.on('error', () => {});
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  return server;
}

/** A mail server that delivers to a folder. */
export async function startMail(directory: string): Promise<SandboxMail> {
  const mailbox = await openMailbox(directory);
  const switches = createSwitches();
  const add = async (raw: Buffer) => {
    const trouble = switches.take(DELIVERY);
    const work = () => mailbox.add(raw);
    await (trouble?.kind === 'hold' ? heldBy(trouble, DELIVERY, work) : work());
  };
  const port = await freePort();
  let server: SMTPServer | undefined = await listen(port, add);
  return {
    url: `smtp://localhost:${port}`,
    messages: mailbox.messages,
    async down() {
      const closing = server;
      server = undefined;
      await new Promise<void>((resolve) => (closing ? closing.close(resolve) : resolve()));
    },
    isUp: () => server !== undefined,
    hold: (hold, times) => switches.arm(/./, { kind: 'hold', ...hold }, times),
    async up() {
      server ??= await listen(port, add);
    },
  };
}
