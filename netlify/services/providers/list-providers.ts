import { and, eq, inArray } from 'drizzle-orm';
import type { ProviderStatus } from '../../../src/domain/providers/admin-providers.api.ts';
import { isTestable, type Provider, PROVIDERS } from '../../../src/domain/providers/providers.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';
import type { Staff } from '../../lib/http/call.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { DUE_AGAIN } from '../outbox/enqueue.ts';
import { settingsOf } from './rules.ts';

/** The system that each kind of message is sent through. */
const CARRIER: Readonly<Record<OutboxKind, Provider>> = {
  quote_staff_mail: 'mail',
  quote_visitor_mail: 'mail',
  quote_photo_mail: 'mail',
  offer_customer_mail: 'mail',
  offer_reminder_mail: 'mail',
  offer_decision_mail: 'mail',
  offer_accepted_mail: 'mail',
  stop_customer_mail: 'mail',
  stop_reminder_mail: 'mail',
  stop_staff_mail: 'mail',
  quote_push: 'push',
  offer_push: 'push',
  stop_push: 'push',
  device_push: 'push',
  inquiry_staff_mail: 'mail',
  inquiry_answer_mail: 'mail',
  order_receipt_mail: 'mail',
  order_fulfillment: 'printful',
  order_manual_mail: 'mail',
  order_failed_mail: 'mail',
  order_shipped_mail: 'mail',
  order_look_up_mail: 'mail',
  refund_customer_mail: 'mail',
  refund_refused_mail: 'mail',
  refund_reversal_mail: 'mail',
  prices_canceled_mail: 'mail',
  wrong_payment_mail: 'mail',
  points_mismatch_mail: 'mail',
  voids_mail: 'mail',
  statement_mail: 'mail',
  rewards_code_mail: 'mail',
  hold_mail: 'mail',
  hold_moved_mail: 'mail',
  price_alerts_check: 'mail',
  alert_confirm_mail: 'mail',
  price_alert_mail: 'mail',
  ticket_copy_mail: 'mail',
  ticket_tries_mail: 'mail',
  staff_link_mail: 'mail',
  site_build: 'build',
  jobs_late_mail: 'mail',
  stock_short_mail: 'mail',
  low_stock_mail: 'mail',
  privacy_confirm_mail: 'mail',
  privacy_staff_mail: 'mail',
  privacy_closed_mail: 'mail',
  privacy_photos: 'photos',
  catalogue_purge: 'cdn',
};

/** The kinds that are sent through one system; none for most systems. */
const kindsOf = (provider: string): readonly OutboxKind[] =>
  (Object.keys(CARRIER) as OutboxKind[]).filter((kind) => CARRIER[kind] === provider);

/** Makes one system's failed messages due again. Safe to repeat. Throws not_found for a system without an outbox. */
export async function retryOutbox(
  db: Database,
  actor: Staff,
  provider: string,
): Promise<{ readonly again: number }> {
  const kinds = kindsOf(provider);
  if (kinds.length === 0) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .update(outbox)
      .set(DUE_AGAIN)
      .where(and(eq(outbox.state, 'failed'), inArray(outbox.kind, [...kinds])))
      .returning({ kind: outbox.kind });
    if (rows.length > 0) {
      const byKind = Object.entries(Object.groupBy(rows, ({ kind }) => kind));
      const counts = Object.fromEntries(byKind.map(([kind, messages]) => [kind, messages.length]));
      await recordAudit(tx, actor, {
        action: 'retry_outbox',
        subjectKind: 'provider',
        subjectId: provider,
        before: { failed: counts },
        after: { pending: counts },
      });
    }
    return { again: rows.length };
  });
}

/** More than anybody looks through: beyond this the exact number does not matter. */
const COUNT_LIMIT = 1_000;

interface Facts extends Pick<ProviderStatus, 'succeededAt' | 'failedAt' | 'failure'> {
  readonly provider: string;
  readonly lastEventAt: string | null;
}

// Finds each newest event by one index look-up, no matter how many there are.
const FACTS = {
  name: 'provider_facts',
  text: `select provider, ${isoTimeText('succeeded_at')} as "succeededAt", ${isoTimeText('failed_at')} as "failedAt", failure,
      (select ${isoTimeText('received_at')} from provider_events as event where event.provider = asked.provider
        order by received_at desc limit 1) as "lastEventAt"
    from unnest($1::text[]) as asked (provider) left join provider_health using (provider)`,
};

const MESSAGES = {
  name: 'provider_messages',
  text: `select kind, count(*) filter (where state = 'pending')::int as waiting,
      ${isoTimeText("min(created_at) filter (where state = 'pending')")} as "oldestAt",
      count(*) filter (where state = 'failed')::int as "givenUp"
    from (
      (select kind, state, created_at from outbox where state = 'pending' and (attempts > 0 or available_at <= now())
        order by available_at limit ${COUNT_LIMIT})
      union all
      (select kind, state, created_at from outbox where state = 'failed' order by finished_at limit ${COUNT_LIMIT})
    ) as messages group by kind`,
};

type Messages = NonNullable<ProviderStatus['outbox']> & { readonly kind: OutboxKind };

const SENDS_EVENTS: ReadonlySet<string> = new Set(['stripe', 'paypal', 'printful']);

const earliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).toSorted()[0] ?? null;

function outboxOf(provider: string, messages: readonly Messages[]): Pick<ProviderStatus, 'outbox'> {
  const kinds = kindsOf(provider);
  if (kinds.length === 0) return {};
  const own = messages.filter(({ kind }) => kinds.includes(kind));
  return {
    outbox: {
      waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestAt: earliest(own.map(({ oldestAt }) => oldestAt)),
      givenUp: own.reduce((sum, { givenUp }) => sum + givenUp, 0),
    },
  };
}

/** How every outside system is set up, and how its last calls went. */
export async function listProviders(db: Database): Promise<readonly ProviderStatus[]> {
  const [facts, messages] = await Promise.all([
    runStatement<{ [Key in keyof Facts]: Facts[Key] }>(db, FACTS, [PROVIDERS]),
    runStatement<{ [Key in keyof Messages]: Messages[Key] }>(db, MESSAGES, []),
  ]);
  return PROVIDERS.map((provider) => {
    const known = facts.find((row) => row.provider === provider);
    return {
      provider,
      ...settingsOf(provider, config(), process.env),
      succeededAt: known?.succeededAt ?? null,
      failedAt: known?.failedAt ?? null,
      failure: known?.failure ?? null,
      ...(SENDS_EVENTS.has(provider) ? { lastEventAt: known?.lastEventAt ?? null } : {}),
      ...outboxOf(provider, messages),
      canTest: isTestable(provider),
    };
  });
}
