import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { setRequestCookie } from 'better-auth/cookies';
import { makeSignature, parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { STAFF_COOKIES, STEP_COOKIE } from './staff-cookies.ts';

interface AppSecrets {
  readonly id: string;
  readonly secret: string;
  readonly backupCodes: string;
}

/** The user whose second step a browser still owes; null if its challenge is forged, used or expired. */
const challengedUser = createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
  const { internalAdapter, secret } = ctx.context;
  const challenge = await ctx.getSignedCookie(STEP_COOKIE, secret);
  const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
  return found && found.expiresAt > new Date() ? internalAdapter.findUserById(found.value) : null;
});

/** better-auth knows only one secret for cookies, so incoming cookies of the previous secret are signed again. */
const signAnew = (previousSecret: string) =>
  createAuthMiddleware(async (ctx) => {
    const headers = new Headers(ctx.headers);
    for (const name of STAFF_COOKIES) {
      const value = await ctx.getSignedCookie(name, previousSecret);
      if (value)
        setRequestCookie(headers, name, `${value}.${await makeSignature(value, ctx.context.secret)}`);
    }
    return { context: { headers } };
  });

/** Encrypts an authenticator app and its backup codes with the current secret after somebody signed in with either. */
const encryptAnew = createAuthMiddleware(async (ctx) => {
  const { adapter, newSession, secretConfig: key } = ctx.context;
  if (!newSession || typeof key === 'string') return;
  const app = await adapter.findOne<AppSecrets>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: newSession.user.id }],
  });
  if (!app) return;
  const anew = async (data: string) => {
    const version = parseEnvelope(data)?.version ?? -1;
    const isOld = version !== key.currentVersion && key.keys.has(version);
    return isOld ? symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) }) : data;
  };
  const update = { secret: await anew(app.secret), backupCodes: await anew(app.backupCodes) };
  if (update.secret === app.secret && update.backupCodes === app.backupCodes) return;
  await adapter.update({ model: 'twoFactor', where: [{ field: 'id', value: app.id }], update });
});

const SECOND_STEPS: readonly (string | undefined)[] = [
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
];

/** What better-auth lacks: who is in the middle of a sign-in, and support for a rotated secret. */
export const authExtras = (previousSecret: string | undefined) =>
  ({
    id: 'staff-extras',
    endpoints: { challengedUser },
    ...(previousSecret === undefined
      ? {}
      : {
          hooks: {
            before: [{ matcher: () => true, handler: signAnew(previousSecret) }],
            after: [{ matcher: ({ path }) => SECOND_STEPS.includes(path), handler: encryptAnew }],
          },
        }),
  }) satisfies BetterAuthPlugin;
