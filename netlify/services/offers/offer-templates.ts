import { asc, eq, sql } from 'drizzle-orm';
import type { OfferTemplate } from '../../../src/domain/offers/offer-templates.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { offerTemplates } from '../../database/schema/offers.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';

const { id, name, lines } = offerTemplates;
const COLUMNS = { id, name, lines };

/** More than anybody looks through. */
const LISTED = 200;

export const listOfferTemplates = (db: Database): Promise<readonly OfferTemplate[]> =>
  db.select(COLUMNS).from(offerTemplates).orderBy(asc(name), asc(id)).limit(LISTED);

const facts = (template: Omit<OfferTemplate, 'id'>) => ({
  name: template.name,
  lines: template.lines.map(({ label }) => label).join(', '),
});

/** Adds a template or changes it; a repeat changes nothing. Throws not_found for an id that is none. */
export async function saveOfferTemplate(
  db: Database,
  actor: Staff,
  templateId: string,
  input: Omit<OfferTemplate, 'id'>,
): Promise<OfferTemplate> {
  if (!isUuid(templateId)) throw new CodedError('not_found');
  const template = { id: templateId, ...input };
  await inTransaction(db, async (tx) => {
    const [before] = await tx.select(COLUMNS).from(offerTemplates).where(eq(id, templateId)).for('update');
    const saved = await tx
      .insert(offerTemplates)
      .values(template)
      .onConflictDoUpdate({
        target: id,
        set: input,
        setWhere: sql`(${name}, ${lines}) is distinct from (excluded.name, excluded.lines)`,
      })
      .returning({ id });
    if (saved.length === 0) return;
    await recordAudit(tx, actor, {
      action: 'save_offer_template',
      subjectKind: 'offer_template',
      subjectId: templateId,
      before: before ? facts(before) : null,
      after: facts(input),
    });
  });
  return template;
}

/** Safe to repeat. Throws not_found for an id that is none. */
export async function deleteOfferTemplate(
  db: Database,
  actor: Staff,
  templateId: string,
): Promise<{ done: true }> {
  if (!isUuid(templateId)) throw new CodedError('not_found');
  await inTransaction(db, async (tx) => {
    const [before] = await tx.delete(offerTemplates).where(eq(id, templateId)).returning(COLUMNS);
    if (!before) return;
    await recordAudit(tx, actor, {
      action: 'delete_offer_template',
      subjectKind: 'offer_template',
      subjectId: templateId,
      before: facts(before),
    });
  });
  return { done: true };
}
