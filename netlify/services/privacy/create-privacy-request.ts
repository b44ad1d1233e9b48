import { randomUUID } from 'node:crypto';
import { PRIVACY_MAILS_RATE_LIMIT, PRIVACY_MINIMUM_FILL_MS } from '../../../src/business/constants.ts';
import type { NewPrivacyRequest } from '../../../src/domain/privacy/privacy-request.schema.ts';
import { type ConfirmedBy, createPrivacyRequestApi } from '../../../src/domain/privacy/privacy.api.ts';
import { dueAt } from '../../../src/domain/quotes/due-at.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { looksLikeSpam } from '../../../src/domain/shared/text/looks-like-spam.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { privacyLinkPath as spanishLinkPath } from '../../../src/paths.es.ts';
import { privacyLinkPath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { Sender } from '../../lib/http/call.ts';
import { once } from '../../lib/http/idempotency.ts';
import { shortToken, shortTokenOf, tokenHash } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { insertAndEnqueue, type Message } from '../outbox/enqueue.ts';
import { hasRefusedMail, mayMailVisitor } from '../outbox/visitor-mail.ts';
import type { PrivacyRecord } from './rows.ts';

/** As for a request and its offer: mail that leaves later can name it, and a copy of the rows cannot. */
const newPrivacyToken = (requestId: string): string => shortToken('privacy-token', requestId);

/** The URL that confirms a request, on the page of its language; null if it has none, or one of an older secret. */
export function privacyLink(request: PrivacyRecord): string | null {
  const token = shortTokenOf('privacy-token', request);
  return token === null
    ? null
    : siteAddress(inLocale(request.locale, privacyLinkPath, spanishLinkPath)(request.kind, token));
}

/**
 * Saves a request and queues the mail with its link; without an email, staff's mail. It looks nothing up: the answer is the same for
 * everybody. What looks like spam is saved too, but not mailed. Throws too_many_requests, idempotency_key_reused.
 */
export async function createPrivacyRequest(
  db: Database,
  { website, filledInMs, locale = 'en', ...input }: NewPrivacyRequest,
  { address, idempotencyKey }: Sender,
): Promise<{ confirmedBy: ConfirmedBy }> {
  const id = randomUUID();
  const { kind, name, details } = input;
  const email = input.email || null;
  const suspectedSpam = looksLikeSpam({ website, filledInMs }, PRIVACY_MINIMUM_FILL_MS);
  const row = {
    id,
    dueAt: dueAt({ kind: 'data' }, new Date()),
    kind,
    name,
    email,
    phone: toE164(input.phone),
    details: kind === 'correction' ? details : '',
    yardId: input.yardId || null,
    locale,
    suspectedSpam,
    tokenHash: email === null ? null : tokenHash(newPrivacyToken(id)),
  };
  const messagesIn = async (tx: Executor): Promise<readonly Message[]> => {
    if (suspectedSpam) return [];
    if (email === null) return [{ kind: 'privacy_staff_mail', subjectId: id }];
    // A limit of its own: somebody who used up the limit of other mails can still ask for their data.
    const mayMail = await mayMailVisitor(tx, email, PRIVACY_MAILS_RATE_LIMIT);
    if (mayMail) return [{ kind: 'privacy_confirm_mail', subjectId: id }];
    return (await hasRefusedMail(tx, email)) ? [{ kind: 'privacy_staff_mail', subjectId: id }] : [];
  };
  // Which language the page was in may differ between two tries of the same request.
  const { verbLimit: limit, input: schema } = createPrivacyRequestApi;
  const repeatable = { limit, key: idempotencyKey, schema, content: input };
  const answer = { confirmedBy: email === null ? 'staff' : 'link' } as const;
  return once<{ confirmedBy: ConfirmedBy }>(db, repeatable, address, answer, async (tx) =>
    insertAndEnqueue(tx, tx.insert(privacyRequests).values(row), await messagesIn(tx)),
  );
}
