import type { ProviderStatus } from '../../../src/domain/providers/admin-providers.api.ts';
import { isTestable, PROVIDERS } from '../../../src/domain/providers/providers.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import type { OutboxKind } from '../../database/schema/outbox.ts';
import { config } from '../../lib/config.ts';
import { kindsOf } from './outbox-kinds.ts';
import { settingsOf } from './rules.ts';

/** More than anybody looks through: beyond this the exact number does not matter. */
const COUNTED = 1_000;

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
        order by available_at limit ${COUNTED})
      union all
      (select kind, state, created_at from outbox where state = 'failed' order by finished_at limit ${COUNTED})
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
