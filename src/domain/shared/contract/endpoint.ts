import type { core } from 'zod/mini';
import type { StaffAccess } from '../roles.ts';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Netlify route syntax: '/api/quote-requests/:id/photos'. One call has an address that is given to Google. */
type CallPath = `/api/${string}` | '/merch/feed.xml';

/** How often a caller may do something within a window. Calls with the same `scope` are counted together. */
export interface RateLimit {
  readonly scope: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** For an answer that is the same for all callers. */
export interface EdgeCache {
  /** How long the edge may answer from its cache, unless `tag` is purged. */
  readonly edgeSeconds: number;
  /** How much longer it may answer with a stale copy while it fetches a new one, or cannot. */
  readonly staleSeconds: number;
  readonly tag: string;
}

/** A call that other people's programs may make: what /openapi.json needs in addition to the contract. Its `output` is a schema, or a file. */
interface Published {
  /** Its operationId: "readPriceList". */
  readonly name: string;
  readonly says: string;
  /** Of a call that its sender signs, which is read by its verb, not by its contract. */
  readonly signed?: { readonly body: core.$ZodType; readonly headers: Readonly<Record<string, string>> };
}

/**
 * The contract of one /api call, and the only place that describes it. The function, the browser and the tests all read it.
 */
export interface Endpoint<Input = unknown, Output = unknown, Query = unknown> {
  readonly method: Method;
  readonly path: CallPath;
  /** The schema of a JSON body; absent if the call has none. */
  readonly input?: core.$ZodType<Input>;
  /** The schema of the query; empty values count as missing. */
  readonly query?: core.$ZodType<Query>;
  /** A body that is not JSON; the verb reads it. */
  readonly body?: 'file';
  readonly output: Answer<Output> | core.$ZodType<Output>;
  /** Absent: it is between our pages and our functions alone. */
  readonly published?: Published;
  /** If the answer is a file instead of JSON: its media type, and how a browser names it. */
  readonly file?: {
    readonly type: string;
    readonly name: string;
    /** Its address names its content, so that whoever has it never asks again. */
    readonly isImmutable?: true;
  };
  /** Of a success; 200 by default. */
  readonly status?: 201 | 202;
  /** Codes beyond those any call may answer (invalid_input, too_many_requests, unavailable, internal, …). */
  readonly errors?: readonly ErrorCode[];
  /** Which roles may call (roles.ts), or `provider` for signed webhooks and URLs. Absent: anybody. Required under /api/admin. */
  readonly access?: StaffAccess | 'provider';
  /**
   * The key of the body or the query that names the yard of the call; `row`: the verb finds the yard in what it changes. Staff may call for their own
   * yards alone (yard-rights.ts): forbidden (RefusedYard).
   */
  readonly yardIn?: 'yard' | 'yardId' | 'row';
  /** Staff pages poll it, so it does not keep a session alive, and an answer that a page has is not sent again. */
  readonly isPolled?: boolean;
  /** Handles personal data, so deploy previews answer `forbidden`, as they do for all staff calls. */
  readonly isClosedInPreviews?: boolean;
  /** The key of the body that says what the caller saw of what this replaces. If somebody has changed it since, nothing is overwritten: 409. */
  readonly seen?: string;
  /** Counted per IP address, before the verb runs. */
  readonly limit?: RateLimit;
  /** Counted by the verb, which knows what does not count, such as a repeat with the same key. */
  readonly verbLimit?: RateLimit;
  readonly cache?: EdgeCache;
}

/** A type passed as a value: `answer<MetalPrice[]>()`. Empty at run time. */
export interface Answer<Output> {
  readonly __output?: Output;
}

export const answer = <Output>(): Answer<Output> => ({});

type Frozen<Type> = Type extends readonly (infer Each)[]
  ? readonly Frozen<Each>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Frozen<Type[Key]> }
    : Type;

/** What a published answer's schema describes. */
export type AnswerOf<Schema extends core.$ZodType> = Frozen<core.output<Schema>>;

// A page leaves out the contracts that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const M extends Method,
  const P extends CallPath,
  const More extends Omit<Endpoint, 'method' | 'path'>,
>(call: `${M} ${P}`, more: More): { readonly method: M; readonly path: P } & More {
  const [method, path] = call.split(' ');
  return { method: method as M, path: path as P, ...more };
}

/** Tells a contract from a module's other exports. */
export const isContract = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'output' in value;

/** The schema of a published answer. */
export const answerSchema = (output: Endpoint['output']): core.$ZodType | null =>
  '_zod' in output ? output : null;

export type InputOf<Contract> = Contract extends { readonly input: core.$ZodType<infer Input> }
  ? Input
  : undefined;
export type QueryOf<Contract> = Contract extends { readonly query: core.$ZodType<infer Query> }
  ? Query
  : undefined;
export type OutputOf<Contract> = Contract extends { readonly output: infer Output }
  ? Output extends core.$ZodType
    ? AnswerOf<Output>
    : Output extends Answer<infer Value>
      ? Value
      : never
  : never;

type NamesIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parameters of a call's path. */
export type ParamsOf<Contract> = Contract extends { readonly path: infer Path }
  ? { readonly [Name in NamesIn<Path>]: string }
  : never;
