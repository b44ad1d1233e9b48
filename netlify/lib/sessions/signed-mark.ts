import type { CallContext } from '../http/call.ts';
import { isKeyedHash, keyedHash, type Purpose } from '../secret.ts';

type WithCookies = Pick<CallContext, 'cookies'>;

/** A signed cookie that only some calls get, by which they know a browser that has proven something. */
export interface Mark {
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly purpose: Purpose;
  /** What was proven. */
  readonly about: string;
  readonly seconds: number;
}

const VALUE = /^(?<expiresAt>\d{13})\.(?<signature>[\w-]{43})$/;

const signed = (about: string, expiresAt: string) => `${about}.${expiresAt}`;

export function setMark({ cookies }: WithCookies, mark: Mark, now: Date = new Date()): void {
  const expiresAt = String(now.getTime() + mark.seconds * 1_000);
  cookies.set({
    name: mark.name,
    value: `${expiresAt}.${keyedHash(mark.purpose, signed(mark.about, expiresAt))}`,
    path: mark.path,
    sameSite: 'Strict',
    maxAge: mark.seconds,
  });
}

/** Whether the mark is there, is ours, and has not expired. */
export function hasMark({ cookies }: WithCookies, { name, purpose, about }: Mark): boolean {
  const { expiresAt, signature } = VALUE.exec(cookies.get(name) ?? '')?.groups ?? {};
  return (
    expiresAt !== undefined &&
    signature !== undefined &&
    isKeyedHash(purpose, signed(about, expiresAt), signature) &&
    Number(expiresAt) > Date.now()
  );
}
