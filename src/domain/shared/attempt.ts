/** A request as it goes out, under the key that makes sending it again harmless. */
export interface Attempt<Request> {
  /** Goes out as Idempotency-Key. */
  readonly key: string;
  readonly request: Request;
}

const contentOf = <Request extends object>(request: Request, aside: readonly (keyof Request)[]): string =>
  JSON.stringify({ ...request, ...Object.fromEntries(aside.map((name) => [name, undefined])) });

/** Whether two requests ask for the same; what the fields `aside` hold does not count. */
export const asksTheSame = <Request extends object>(
  one: Request,
  other: Request,
  aside: readonly (keyof Request)[] = [],
): boolean => contentOf(one, aside) === contentOf(other, aside);

/** The attempt before, to the letter, where it asks for the same; else a new one under a new key. */
export function nextAttempt<Request extends object>(
  previous: Attempt<Request> | null,
  request: Request,
  newKey: () => string,
  aside: readonly (keyof Request)[] = [],
): Attempt<Request> {
  return previous && asksTheSame(previous.request, request, aside) ? previous : { key: newKey(), request };
}
