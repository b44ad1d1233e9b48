import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

interface MailAttachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
  readonly content: Uint8Array;
}

export interface ReceivedMail {
  readonly id: string;
  /** The Message-ID header: the same if a mail is sent twice. */
  readonly messageId: string;
  /** When it came, ISO 8601. */
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly html?: string;
  readonly attachments: readonly MailAttachment[];
}

const EXTENSION = '.eml';

const addresses = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ address, group }) =>
    (group ?? [{ address: address ?? '' }]).map((mailbox) => mailbox.address),
  );

async function parse(id: string, raw: Uint8Array): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(raw);
  const { from, to, replyTo, messageId = '', subject = '', text, html, attachments } = parsed;
  return {
    id,
    messageId,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    from: addresses(from ? [from] : [])[0] ?? '',
    to: addresses(to),
    replyTo: addresses(replyTo),
    subject,
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    ...(text === undefined ? {} : { text }),
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      return { filename: filename ?? 'unnamed', mimeType, size: bytes.length, content: bytes };
    }),
  };
}

/** Mail in memory and as .eml files in the directory, which may hold mail of earlier runs. */
export async function openMailbox(directory: string) {
  await mkdir(directory, { recursive: true });
  const names = (await readdir(directory)).filter((name) => name.endsWith(EXTENSION)).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => parse(name.slice(0, -EXTENSION.length), await readFile(join(directory, name)))),
  );
  let counter = 0;
  return {
    /** Oldest first. */
    messages: (): readonly ReceivedMail[] => [...mails],
    async add(raw: Buffer): Promise<void> {
      counter += 1;
      const id = `${Date.now()}-${String(counter).padStart(4, '0')}`;
      await writeFile(join(directory, id + EXTENSION), raw);
      mails.push(await parse(id, raw));
    },
  };
}
