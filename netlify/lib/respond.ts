import { JsonText } from '../database/json-text.ts';

/** What a call answers, before it becomes a Response: that is made once, with all its headers, as each change costs. */
export interface Answer {
  readonly status: number;
  /** Names as the headers below spell theirs. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of a file, or text. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** What every function answer carries. netlify.toml says the same for static files, and does not reach functions. */
const COMMON_HEADERS = {
  // What sets no Cache-Control of its own is kept by nobody.
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const jsonTextOf = (value: unknown): string =>
  value instanceof JsonText ? value.text : JSON.stringify(value);

/** An answer of plain data as JSON. */
export const jsonAnswer = (status: number, value: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: jsonTextOf(value),
});

/** The Response of an answer, with what every answer carries. HEAD gets the headers alone. */
export function respond({ status, headers, body }: Answer, requestId: string, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: { ...COMMON_HEADERS, ...headers, 'X-Request-Id': requestId },
  });
}
