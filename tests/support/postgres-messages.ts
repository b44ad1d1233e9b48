/** A statement on its way to PostgreSQL. */
export interface Statement {
  readonly text: string;
  /** The tables that its transaction has written so far; a single statement is a transaction too. */
  readonly writes: readonly string[];
  /** Whether it makes its transaction's writes permanent. */
  readonly commits: boolean;
}

const LENGTH_BYTES = 4;
/** Parse, Bind, Describe, Execute and Flush are sent with the Sync that ends their statement. */
export const PARTS = new Set(['P', 'B', 'D', 'E', 'H']);
/** Sync, or a Query, which is a complete statement. */
export const ENDS = new Set(['S', 'Q']);
export const READY = 'Z';
export const TERMINATE = Buffer.from([0x58, 0, 0, 0, LENGTH_BYTES]);

/**
 * Splits PostgreSQL's messages as they arrive: a letter, then the length of the rest, which includes itself. A client's first
 * one has no letter. https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export function messagesOf(
  take: (letter: string, message: Buffer) => void,
  { startsBare }: { startsBare: boolean },
) {
  let waiting = Buffer.alloc(0);
  let isBare = startsBare;
  return (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    for (;;) {
      const letterBytes = isBare ? 0 : 1;
      if (waiting.length < letterBytes + LENGTH_BYTES) return;
      const length = letterBytes + waiting.readInt32BE(letterBytes);
      if (waiting.length < length) return;
      const message = waiting.subarray(0, length);
      waiting = waiting.subarray(length);
      take(isBare ? '' : String.fromCharCode(message[0] ?? 0), message);
      isBare = false;
    }
  };
}

/** The strings at the start of a message, after its header. */
const textsOf = (message: Buffer): readonly string[] =>
  message
    .subarray(1 + LENGTH_BYTES)
    .toString('latin1')
    .split('\0');

const WRITES = /\b(?:insert\s+into|(?<!\b(?:for|key|do)\s+)update|delete\s+from)\s+"?(\w+)/gi;

const tablesIn = (text: string) => [...text.matchAll(WRITES)].map(([, table = '']) => table);

const BEGINS = /^\s*begin\b/i;
const COMMITS = /^\s*commit\b/i;
const ENDS_IT = /^\s*(?:commit|rollback(?!\s+to))\b/i;

/** Reads the statements of one connection, resolving prepared ones by name and tracking a transaction's tables. */
export function statementReader() {
  const prepared = new Map<string, string>();
  let open: Set<string> | undefined;
  let text = '';
  return {
    take(letter: string, message: Buffer): void {
      const [first = '', second = ''] = textsOf(message);
      if (letter === 'P') prepared.set(first, second);
      if (letter === 'B') text = prepared.get(second) ?? '';
      if (letter === 'Q') text = first;
    },
    statement(): Statement {
      if (BEGINS.test(text)) open = new Set();
      const writes = new Set([...(open ?? []), ...tablesIn(text)]);
      const commits = writes.size > 0 && (!open || COMMITS.test(text));
      open = ENDS_IT.test(text) ? undefined : open && writes;
      return { text, writes: [...writes].toSorted(), commits };
    },
  };
}
