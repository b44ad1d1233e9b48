import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { STAFF_PROVIDER_TESTS } from '../../../src/business/constants.ts';
import { YARDS } from '../../../src/business/yards.ts';
import type { ProviderTest } from '../../../src/domain/providers/admin-providers.api.ts';
import { isTestable, type Testable } from '../../../src/domain/providers/providers.ts';
import { adminProvidersPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import type { Staff } from '../../lib/http/call.ts';
import { required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { describeError, log } from '../../lib/log.ts';
import { useAllowance } from '../../lib/http/rate-limit.ts';
import { within } from '../../lib/within.ts';
import { askGithub } from '../../providers/github/ask-github.ts';
import { failureWords } from '../../providers/health/failure-words.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail } from '../../providers/mail/send-mail.ts';
import { accessToken, forgetAccessToken } from '../../providers/paypal/access-token.ts';
import { loadPhoto, removePhoto, savePhoto } from '../../providers/photos/photo-store.ts';
import { listStores } from '../../providers/printful/printful-store.ts';
import { sendPush } from '../../providers/push/send-push.ts';
import { findAddress } from '../../providers/smarty/find-address.ts';
import { readBalance } from '../../providers/stripe/stripe-money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findDevices } from '../push/rows.ts';

const PUSH_TEST_VALID_MS = 60_000;

interface Asker {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Asks something that changes nothing outside; returns a text for owners. Throws what the provider's calls throw. */
type Probe = (asker: Asker, db: Database) => Promise<string>;

async function probeSmarty() {
  const [{ street, city, state, zip }] = YARDS as [(typeof YARDS)[number]];
  const { match } = await findAddress(required('smarty'), { address: street, city, state, zip });
  return match === 'none'
    ? `It answered, but doesn’t recognize our own address, ${street}, ${city}.`
    : `It recognized our own address, ${street}, ${city}.`;
}

async function probeMail({ name, email }: Asker) {
  const heading = 'Email works';
  const paragraphs = [`${name} pressed "Test" on the Providers page. You don’t need to do anything.`];
  const content = renderMail({ heading, paragraphs, fields: [] });
  await sendMail({ id: `mail-test.${randomUUID()}`, to: email, subject: heading, ...content });
  return `The mail server accepted an email to ${email}. Check that it arrived.`;
}

async function probePhotos() {
  const key = `test/${randomUUID()}`;
  const bytes = new TextEncoder().encode(key);
  await savePhoto(key, bytes);
  const read = await loadPhoto(key);
  await removePhoto(key);
  if (read === null || !Buffer.from(read).equals(bytes)) throw new Error('What was written was not read.');
  return 'It saved, read and deleted a file.';
}

async function probeGithub() {
  const { branch } = required('github');
  if (!(await askGithub({ method: 'GET', path: `/git/trees/${branch}` }, z.unknown()))) {
    throw new Error('The branch was not read.');
  }
  return `It found the branch ${branch}.`;
}

/** Notifies the asker's own devices. Without any, it checks nothing but our keys. */
async function probePush({ id }: Asker, db: Database) {
  required('push');
  const devices = await findDevices(db, { where: eq(staffSessions.userId, id), yardId: null });
  const message = {
    title: 'Notifications work',
    body: 'You pressed "Test". You don’t need to do anything.',
    path: adminProvidersPath,
    tag: 'push-test',
  };
  const outcomes = await Promise.all(
    devices.map((device) => sendPush(device, message, { topic: 'test', validMs: PUSH_TEST_VALID_MS })),
  );
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  if (devices.length === 0)
    return 'The keys match. To get a test notification, turn notifications on under My account on your phone.';
  return `Sent a notification to ${sent} of your ${devices.length} devices. Check that it arrived.`;
}

const PROBES: Readonly<Record<Testable, Probe>> = {
  stripe: async () => `It answered in ${await readBalance()} mode.`,
  paypal: async () => {
    required('paypal');
    forgetAccessToken();
    await accessToken();
    return 'It accepted our keys.';
  },
  printful: async () => {
    const stores = await listStores();
    return `It found ${stores === 1 ? 'one store' : `${stores} stores`}.`;
  },
  smarty: probeSmarty,
  mail: probeMail,
  photos: probePhotos,
  github: probeGithub,
  push: probePush,
};

/** Shorter than an answer's own deadline, so that a system that hangs is reported as such. */
const TIMEOUT_MS = 5_500;
const late = () => new DOMException('too late', 'TimeoutError');

/** Makes a harmless call to one system and says how it went. Throws not_found, too_many_requests. */
export async function testProvider(db: Database, actor: Staff, provider: string): Promise<ProviderTest> {
  if (!isTestable(provider)) throw new CodedError('not_found');
  await useAllowance(db, STAFF_PROVIDER_TESTS, actor.id);
  const startedAt = performance.now();
  const outcome = await within(TIMEOUT_MS, () => PROBES[provider](actor, db), late).then(
    (words) => ({ isWell: true, words }),
    (error: unknown) => {
      log({ event: 'provider_test_failed', provider, error: describeError(error) });
      return { isWell: false, words: failureWords(error) };
    },
  );
  const ms = Math.round(performance.now() - startedAt);
  await recordAudit(db, actor, {
    action: 'test_provider',
    subjectKind: 'provider',
    subjectId: provider,
    after: { isWell: outcome.isWell },
  });
  return { ...outcome, ms };
}
