import * as z from 'zod/mini';
import { required } from '../../lib/config.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';
import { parseJson } from '../parse-json.ts';

const API = 'https://api.printful.com';
/** Three of them fit into the time that a scheduled function has left. */
const TIMEOUT_MS = 6_000;

/** Printful refuses for good. Its own text is not passed on, because it may quote an address. */
export class PrintfulRefusal extends Error {
  override readonly name = 'PrintfulRefusal';
  /** Printful's own code ("OR-13") if there is one, otherwise the HTTP status. */
  readonly code: string;

  constructor(code: string) {
    super(`Printful refuses: ${code}`);
    this.code = code;
  }
}

/** Printful did not answer, or not as expected: it may work later. */
export class PrintfulOutage extends Error {
  override readonly name = 'PrintfulOutage';
}

export interface PrintfulCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  /** Sent as JSON. */
  readonly body?: unknown;
}

const refusalSchema = z.object({ error: z.optional(z.object({ api_error_code: z.optional(z.string()) })) });

const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

async function send({ method, path, body }: PrintfulCall) {
  const { token, storeId, mockUrl } = required('printful');
  try {
    const response = await fetch(`${mockUrl ?? API}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(storeId === null ? {} : { 'X-PF-Store-Id': storeId }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new PrintfulOutage('no answer', { cause });
  }
}

async function ask<Result>(call: PrintfulCall, resultSchema: z.ZodMiniType<Result>): Promise<Result> {
  const { status, text } = await send(call);
  if (isPassing(status)) throw new PrintfulOutage('busy or out', { cause: new StatusError(status) });
  const answer = parseJson(text);
  if (status >= 400) {
    const said = refusalSchema.safeParse(answer);
    throw new PrintfulRefusal(said.data?.error?.api_error_code ?? String(status));
  }
  const read = z.object({ result: resultSchema }).safeParse(answer);
  if (!read.success) throw new PrintfulOutage('unreadable answer', { cause: read.error });
  return read.data.result as Result;
}

const isAboutKeys = (error: PrintfulRefusal) => error.code === '401' || error.code === '403';

/** One call of Printful's API (version 1). Throws PrintfulRefusal, PrintfulOutage. */
export async function askPrintful<Result>(
  call: PrintfulCall,
  resultSchema: z.ZodMiniType<Result>,
): Promise<Result> {
  try {
    const result = await ask(call, resultSchema);
    noteSuccess('printful');
    return result;
  } catch (error) {
    const isRefusal = error instanceof PrintfulRefusal;
    if (isRefusal && !isAboutKeys(error)) noteSuccess('printful');
    else if (isRefusal || error instanceof PrintfulOutage) noteFailure('printful', error);
    throw error;
  }
}
