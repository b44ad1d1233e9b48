import { createHash, randomUUID } from 'node:crypto';
import type { core } from 'zod/mini';
import type { Database } from '../../netlify/database/client.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import type { newPrivacyRequestSchema } from '../../src/domain/privacy/privacy-request.schema.ts';
import { dueAfter } from './due.ts';
import type { SandboxMail } from '../../tools/sandbox/smtp.ts';

type PrivacyBody = core.input<typeof newPrivacyRequestSchema>;

/** Data request as the form sends it. */
export const privacyBody = (changes: Partial<PrivacyBody> = {}): PrivacyBody => ({
  kind: 'copy',
  name: 'Ada Wright',
  email: `ada-${randomUUID()}@example.com`,
  phone: '',
  details: '',
  yardId: '',
  website: '',
  filledInMs: 9_000,
  ...changes,
});

const LINK = /\/(?:privacy\/confirm|es\/privacidad\/confirmar)\?kind=\w+#([\w-]{22})/;

/** The token of the newest link that was mailed to this address; empty if there is none. */
export function privacyTokenIn(mail: SandboxMail, email: string): string {
  const texts = mail.messages().flatMap(({ to, text = '' }) => (to.includes(email) ? [text] : []));
  return LINK.exec(texts.findLast((text) => LINK.test(text)) ?? '')?.[1] ?? '';
}

type PrivacyRow = typeof privacyRequests.$inferInsert;

/** A request that was confirmed by its link; `phone` alone: confirmed by staff. */
export async function confirmedRequest(
  db: Database,
  { email = null, phone = null, confirmedBy, ...facts }: Partial<PrivacyRow>,
): Promise<string> {
  const id = randomUUID();
  await db.insert(privacyRequests).values({
    id,
    kind: 'deletion',
    name: 'Ada Wright',
    details: '',
    suspectedSpam: false,
    state: 'confirmed',
    email,
    phone,
    tokenHash: email && createHash('sha256').update(id).digest('base64url'),
    emailConfirmedAt: email ? new Date() : null,
    phoneConfirmedAt: confirmedBy ? new Date() : null,
    confirmedBy,
    ...dueAfter(facts.createdAt, 45 * 24),
    ...facts,
  });
  return id;
}
