import type { core } from 'zod/mini';
import { config } from '../config.ts';
import { CodedError } from './errors.ts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses a write that another site's page makes a browser send: the browser then sends a foreign Origin, or says
 * cross-site. A client that sends neither is not a browser and carries nobody's cookies.
 */
export function assertSameSite(request: Request): void {
  const origin = request.headers.get('origin');
  const { siteOrigin } = config();
  const isForeign = origin !== null && origin !== siteOrigin && hostOf(origin) !== new URL(request.url).host;
  if (isForeign || request.headers.get('sec-fetch-site') === 'cross-site') throw new CodedError('cross_site');
}

/** The media type of a request in lower case, without parameters; empty if there is none. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The whole body. Throws too_large; Netlify itself takes 6 MB and hands a body over whole. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new CodedError('too_large');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > maxBytes) throw new CodedError('too_large');
  return bytes;
}

const JSON_MAX_BYTES = 64_000;
const MAX_DEPTH = 16;

/** Names that could reach an object's prototype in careless code later on. */
const DROPPED = new Set(['__proto__', 'constructor', 'prototype']);

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function assertJsonType(request: Request): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
  if (mediaTypeOf(request) !== 'application/json' || !isUtf8) throw new CodedError('unsupported_media_type');
}

/** For a write without a body: refuses what a form can send without asking, even though nobody reads the body. */
export function assertNoForm(request: Request): void {
  if (request.headers.has('content-type')) assertJsonType(request);
}

function harmless(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new CodedError('invalid_input');
  if (Array.isArray(value)) return value.map((item) => harmless(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DROPPED.has(key))
      .map(([key, item]) => [key, harmless(item, depth + 1)]),
  );
}

/** The JSON of a request. Throws unsupported_media_type, too_large or invalid_input. */
export async function readJson(request: Request, maxBytes: number = JSON_MAX_BYTES): Promise<unknown> {
  assertJsonType(request);
  const bytes = await readBytes(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(UTF8.decode(bytes));
  } catch (cause) {
    throw new CodedError('invalid_input', { cause });
  }
  return harmless(value);
}

/** The message of a field that is missing, or invalid in a way its schema has no message for. */
function fieldMessage(issue: core.$ZodRawIssue): string {
  const discriminator = issue.code === 'invalid_union' && issue['discriminator'];
  const value = discriminator
    ? (issue.input as Readonly<Record<string, unknown>>)[String(discriminator)]
    : issue.input;
  return value === undefined ? 'Required' : 'Please check this field';
}

declare global {
  /** Zod's settings: whichever is loaded first makes this object, and the other one uses it. */
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var __zod_globalConfig: core.$ZodConfig | undefined;
}
// Takes precedence over Zod's own messages, which the sign-in library turns on. z.config() would bundle Zod with functions that take no input.
Object.assign((globalThis.__zod_globalConfig ??= {}), { customError: fieldMessage });

/** The parsed value. Throws invalid_input with the first message of each field. */
export async function parseInput<Output>(schema: core.$ZodType<Output>, value: unknown): Promise<Output> {
  // The schema carries its own parser: a function without input then bundles no schema library.
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const fields: Record<string, string> = Object.create(null);
  for (const { path = [], message } of result.issues) {
    const field = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
    if (field) fields[field] ??= message;
  }
  throw new CodedError('invalid_input', { fields });
}

/** The query of the URL, without empty values. */
export const queryOf = ({ url }: Request): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ''));

/** Decodes a part of a path or a cookie. Returns it unchanged if it is not encoded properly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
