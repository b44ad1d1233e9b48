import type { core } from 'zod/mini';
import type { StaffRole } from '../admin/roles.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * The contract of one /api call, shared by the function that answers it, the island that makes it and the test
 * that checks it. `input` is the schema of a JSON body (absent: no body, or a binary one); `output` exists for
 * its type alone, so that a contract costs the browser nothing.
 */
export interface Endpoint<Input, Output> {
  readonly method: Method;
  /** Netlify route syntax: '/api/quote-requests/:id/photo'. */
  readonly path: `/api/${string}`;
  readonly input?: core.$ZodType<Input>;
  readonly output: Answer<Output>;
  /** Codes beyond those any call may answer (invalid_input, too_many_requests, unavailable, internal, …). */
  readonly errors?: readonly ErrorCode[];
  /** Whom of staff it answers; absent: it is for visitors. Every path under /api/admin has one. */
  readonly access?: StaffRole;
}

/** A type that travels as a value: `answer<MetalPrice[]>()`. It carries nothing at run time. */
export interface Answer<Output> {
  readonly __output?: Output;
}

export const answer = <Output>(): Answer<Output> => ({});

/** One that staff alone may make. */
export interface StaffEndpoint<Input, Output> extends Endpoint<Input, Output> {
  readonly access: StaffRole;
}

export function endpoint<Input = undefined, Output = undefined>(
  contract: StaffEndpoint<Input, Output>,
): StaffEndpoint<Input, Output>;
export function endpoint<Input = undefined, Output = undefined>(
  contract: Endpoint<Input, Output>,
): Endpoint<Input, Output>;
export function endpoint<Input, Output>(contract: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return contract;
}

export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
export type OutputOf<E> = E extends { readonly output: Answer<infer Output> } ? Output : never;
