import { STAFF_PROVIDER_TESTS } from '../../../src/business/staff-constants.ts';
import type { ProviderTest } from '../../../src/domain/providers/admin-providers.api.ts';
import { isTestable } from '../../../src/domain/providers/providers.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { describeError, log } from '../../lib/log.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import type { Staff } from '../../lib/call.ts';
import { within } from '../../lib/within.ts';
import { failureWords } from '../../providers/health/failure-words.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { PROBES } from './probes.ts';

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
