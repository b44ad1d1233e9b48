import { type APIError, isAPIError } from 'better-auth/api';
import { parseSetCookieHeader } from 'better-auth/cookies';
import { and, eq, inArray } from 'drizzle-orm';
import { STAFF_SESSION_MAX_MS } from '../../../src/business/constants.ts';
import type { ErrorCode } from '../../../src/domain/shared/contract/errors.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { type Auth, createAuth } from '../../lib/staff/auth.ts';
import type { CallContext } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import {
  cookieHeader,
  PASSKEY_COOKIE,
  STAFF_COOKIE,
  STAFF_COOKIE_ATTRIBUTES,
  STAFF_COOKIES,
  STEP_COOKIE,
} from '../../lib/staff/staff-cookies.ts';
import { auditAccount } from './audit-account.ts';

/**
 * Ends the session with this token, if there is one: its browser has a new one, and a copy of the old cookie opens nothing. It may be
 * a colleague's, where two people share a computer: then their notifications end here, too.
 */
async function endEarlierSession(tx: Executor, token: string, newToken: string): Promise<void> {
  const isIt = eq(staffSessions.token, token);
  const [user] = await tx
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(isIt)
    .for('update');
  if (!user) return;
  const [next] = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.token, newToken), eq(staffSessions.userId, user.id)));
  if (next)
    await tx
      .update(staffPushDevices)
      .set({ sessionId: next.id })
      .where(
        inArray(
          staffPushDevices.sessionId,
          tx.select({ id: staffSessions.id }).from(staffSessions).where(isIt),
        ),
      );
  await auditAccount(
    tx,
    user,
    'sign_out',
    () => tx.delete(staffSessions).where(isIt),
    async () => ({ sessions: await tx.$count(staffSessions, eq(staffSessions.userId, user.id)) }),
  );
}

/** A sign-in's cookie does not outlive a session. */
const MAX_AGE_SECONDS = STAFF_SESSION_MAX_MS / 1_000;
const STEP_MAX_AGE_SECONDS = 600;
const PASSKEY_MAX_AGE_SECONDS = 300;

const LIFETIMES: ReadonlyMap<string, number> = new Map([
  [STAFF_COOKIE, MAX_AGE_SECONDS],
  [STEP_COOKIE, STEP_MAX_AGE_SECONDS],
  [PASSKEY_COOKIE, PASSKEY_MAX_AGE_SECONDS],
]);

/** Sets the cookies that better-auth wants to set, if they are one of our three, with our attributes. */
function takeCookies(headers: Headers, { cookies }: Pick<CallContext, 'cookies'>): void {
  // A cookie that it sets and then clears in one answer ends up cleared.
  const set = parseSetCookieHeader(headers.get('set-cookie') ?? '');
  for (const [name, lifetime] of LIFETIMES) {
    const value = set.get(name)?.value;
    if (value !== undefined)
      cookies.set({ name, value, ...STAFF_COOKIE_ATTRIBUTES, maxAge: value ? lifetime : 0 });
  }
}

/** A cookie is its session's token and a signature. */
const tokenIn = (cookie: string | undefined): string => cookie?.split('.', 1)[0] ?? '';

/** A new session ends the one that the browser had. */
async function leaveEarlierSession(tx: Executor, { headers }: Answered<unknown>, { context }: Asker) {
  const given = tokenIn(parseSetCookieHeader(headers.get('set-cookie') ?? '').get(STAFF_COOKIE)?.value);
  const earlier = tokenIn(context.cookies.get(STAFF_COOKIE));
  if (given && earlier && given !== earlier) await endEarlierSession(tx, earlier, given);
}

export const clearCookies = ({ cookies }: Pick<CallContext, 'cookies'>): void => {
  for (const name of LIFETIMES.keys())
    cookies.set({ name, value: '', ...STAFF_COOKIE_ATTRIBUTES, maxAge: 0 });
};

/** The caller: their browser's name, their cookies, and where new cookies are set. */
export interface Asker {
  readonly request?: Request | undefined;
  readonly context: Pick<CallContext, 'cookies'>;
  /** The names of the cookies that better-auth gets; all of ours by default. */
  readonly sends?: readonly string[];
}

/** better-auth's error codes as ours; any other is a bug of ours. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_password',
  INVALID_PASSWORD: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  // For a disabled account: the hook in netlify/lib/staff/auth.ts.
  FAILED_TO_CREATE_SESSION: 'wrong_password',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  INVALID_TOKEN: 'wrong_code',
  USER_NOT_FOUND: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'not_signed_in',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'not_signed_in',
  TOTP_NOT_ENABLED: 'not_signed_in',
  BACKUP_CODES_NOT_ENABLED: 'not_signed_in',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_needed',
  TOTP_ALREADY_ENABLED: 'already_done',
  CHALLENGE_NOT_FOUND: 'not_signed_in',
  SESSION_REQUIRED: 'not_signed_in',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'not_signed_in',
  PASSKEY_NOT_FOUND: 'wrong_passkey',
  AUTHENTICATION_FAILED: 'wrong_passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'wrong_passkey',
  // For a disabled account: the hook in netlify/lib/staff/auth.ts.
  UNABLE_TO_CREATE_SESSION: 'wrong_passkey',
  UNAUTHORIZED: 'not_signed_in',
};

function coded(refusal: APIError): Error {
  const code = CODES[refusal.body?.code ?? ''] ?? CODES[String(refusal.status)];
  return code ? new CodedError(code, { cause: refusal }) : refusal;
}

interface Answered<T> {
  readonly response: T;
  readonly headers: Headers;
}

type Around<T, Api> = (tx: Executor, call: () => Promise<Answered<T>>, api: Api) => Promise<Answered<T>>;

/** Like askAuth(), with a better-auth that `create` makes. */
export const askAuthOf =
  <Api>(create: (tx: Executor) => { readonly api: Api } | Promise<{ readonly api: Api }>) =>
  async <T>(
    db: Database,
    asker: Asker,
    ask: (api: Api, headers: Headers) => Promise<Answered<T>>,
    around: Around<T, Api> = (_tx, call) => call(),
  ): Promise<T> => {
    const { request, context, sends = STAFF_COOKIES } = asker;
    const headers = cookieHeader(context, sends);
    headers.set('user-agent', request?.headers.get('user-agent')?.slice(0, 2_000) ?? '');
    const answered = await inTransaction(db, async (tx) => {
      try {
        const { api } = await create(tx);
        const answer = await around(tx, () => ask(api, headers), api);
        await leaveEarlierSession(tx, answer, asker);
        return answer;
      } catch (error) {
        if (isAPIError(error)) return error;
        throw error;
      }
    });
    if (answered instanceof Error) throw coded(answered);
    takeCookies(answered.headers, context);
    return answered.response;
  };

/**
 * One better-auth call in its own transaction, including its cookies. `around` makes the call, and does what belongs
 * before and after it; a refusal passes through it and commits what was counted. Throws a CodedError.
 */
export const askAuth = askAuthOf<Auth['api']>(createAuth);
