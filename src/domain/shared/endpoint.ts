import type { core } from 'zod/mini';
import type { StaffRole } from '../admin/roles.ts';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How often one caller may do something in any window of that length. Calls with the same `scope` are counted together. */
export interface RateLimit {
  readonly scope: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** For an answer that is the same for everybody. */
export interface EdgeCache {
  /** How long the edge may answer by itself; a purge of `tag` ends it at once. */
  readonly edgeSeconds: number;
  /** How long the edge may answer with an old copy while it fetches a new one, or cannot. */
  readonly staleSeconds: number;
  readonly tag: string;
}

/**
 * The contract of one /api call, the only place that describes it: the function that answers it, the island that makes it and the
 * test that checks it read it here.
 */
export interface Endpoint<Input = unknown, Output = unknown, Query = unknown> {
  readonly method: Method;
  /** Netlify route syntax: '/api/quote-requests/:id/photo'. */
  readonly path: `/api/${string}`;
  /** The schema of a JSON body; absent where the call has none. */
  readonly input?: core.$ZodType<Input>;
  /** The schema of the address's query; empty values count as left out. */
  readonly query?: core.$ZodType<Query>;
  /** A body that is no JSON, which the verb reads itself. */
  readonly body?: 'file';
  readonly output: Answer<Output>;
  /** Where the answer is a file instead of JSON: its media type. */
  readonly file?: string;
  /** Of a success; 200 unless given. */
  readonly status?: 201 | 202;
  /** Codes beyond those any call may answer (invalid_input, too_many_requests, unavailable, internal, …). */
  readonly errors?: readonly ErrorCode[];
  /** Whom of staff it answers; or a `provider`, who signs what it sends. Absent: visitors. Every path under /api/admin names staff. */
  readonly access?: StaffRole | 'provider';
  /** A page of staff asks by itself, again and again: that does not keep a session alive. */
  readonly isPolled?: boolean;
  /** Tells or keeps personal details: deploy previews answer `forbidden`. So do all calls of staff. */
  readonly isClosedInPreviews?: boolean;
  /** Counted for the caller's address before the verb runs. */
  readonly limit?: RateLimit;
  /** Counted by the verb, which knows what does not count: a repeat with the same key, or one's own account. */
  readonly verbLimit?: RateLimit;
  readonly cache?: EdgeCache;
}

/** A type that travels as a value: `answer<MetalPrice[]>()`. It carries nothing at run time. */
export interface Answer<Output> {
  readonly __output?: Output;
}

export const answer = <Output>(): Answer<Output> => ({});

export const endpoint = <const Contract extends Endpoint>(contract: Contract): Contract => contract;

export type InputOf<Contract> = Contract extends { readonly input: core.$ZodType<infer Input> }
  ? Input
  : undefined;
export type QueryOf<Contract> = Contract extends { readonly query: core.$ZodType<infer Query> }
  ? Query
  : undefined;
export type OutputOf<Contract> = Contract extends { readonly output: Answer<infer Output> } ? Output : never;

type NamesIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** What stands in the variable parts of a call's path. */
export type ParamsOf<Contract> = Contract extends { readonly path: infer Path }
  ? { readonly [Name in NamesIn<Path>]: string }
  : never;
