import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Provider } from './providers.ts';

/** One setting, without its value, which never leaves the server. */
export interface ProviderSetting {
  /** "STRIPE_SECRET_KEY", or alternatives: "DATABASE_URL or NETLIFY_DB_URL". */
  readonly name: string;
  readonly state: 'set' | 'missing' | 'invalid';
  /** false: the system works without it, with fewer functions. */
  readonly isNeeded: boolean;
}

export interface ProviderStatus {
  readonly provider: Provider;
  readonly isConfigured: boolean;
  /** Where calls go: the live system, its test mode, or a local mock server. null if it is not set up. */
  readonly mode: 'live' | 'test' | 'local' | null;
  readonly settings: readonly ProviderSetting[];
  /** ISO times; null: never, or not watched. A success is recorded once a minute at most. */
  readonly succeededAt: string | null;
  readonly failedAt: string | null;
  /** The last failure, in our words. */
  readonly failure: string | null;
  /** The last event it sent us; undefined for a system that sends none. */
  readonly lastEventAt?: string | null;
  /** Its messages in the outbox, counted up to a thousand; undefined for a system without any. */
  readonly outbox?: {
    readonly waiting: number;
    readonly oldestAt: string | null;
    readonly givenUp: number;
  };
  readonly canTest: boolean;
}

/** All outside systems, in the order of PROVIDERS. */
export const listProvidersApi = endpoint('GET /api/admin/providers', {
  output: answer<readonly ProviderStatus[]>(),
  access: 'owner',
});

export interface ProviderTest {
  readonly isWell: boolean;
  /** The result, as an owner reads it. */
  readonly words: string;
  readonly ms: number;
}

/**
 * Makes a harmless call to one system. If the system fails, the call still succeeds, with isWell false. not_found for a
 * system that cannot be tested.
 */
export const testProviderApi = endpoint('POST /api/admin/providers/:provider/test', {
  output: answer<ProviderTest>(),
  access: 'owner',
  errors: ['not_found'],
});

/** Sends one system's failed messages again. Safe to repeat. not_found for a system without an outbox. */
export const retryOutboxApi = endpoint('POST /api/admin/providers/:provider/outbox/retry', {
  output: answer<{ readonly again: number }>(),
  access: 'owner',
  errors: ['not_found'],
});
