import { answer, endpoint } from '../shared/endpoint.ts';
import type { Provider } from './providers.ts';

/** One setting by its name alone: no value leaves the server. */
export interface ProviderSetting {
  /** "STRIPE_SECRET_KEY", or several of which one is enough: "DATABASE_URL or NETLIFY_DB_URL". */
  readonly name: string;
  readonly state: 'set' | 'missing' | 'invalid';
  /** false: the system works without it, though not in all it could do. */
  readonly isNeeded: boolean;
}

export interface ProviderStatus {
  readonly provider: Provider;
  readonly isConfigured: boolean;
  /** Of whom calls are asked: the real thing, its test mode, a mock server on this machine; null where it is not set up. */
  readonly mode: 'live' | 'test' | 'stand_in' | null;
  readonly settings: readonly ProviderSetting[];
  /** ISO times; null: never, or not watched. A success is written down once a minute at most. */
  readonly succeededAt: string | null;
  readonly failedAt: string | null;
  /** Of the last failure, in our words. */
  readonly failure: string | null;
  /** The last event it sent us; undefined for a system that sends none. */
  readonly lastEventAt?: string | null;
  /** What waits to be sent by it, counted to a thousand; undefined where nothing is. */
  readonly outbox?: {
    readonly waiting: number;
    readonly oldestAt: string | null;
    readonly givenUp: number;
  };
  readonly canTest: boolean;
}

/** All outside systems, in the order of PROVIDERS. */
export const listProvidersApi = endpoint({
  method: 'GET',
  path: '/api/admin/providers',
  output: answer<readonly ProviderStatus[]>(),
  access: 'owner',
});

export interface ProviderTest {
  readonly isWell: boolean;
  /** What an owner reads of it. */
  readonly words: string;
  readonly ms: number;
}

/**
 * Asks one system something harmless. A system that fails is a success of the call, with isWell false. not_found for one that
 * cannot be tested.
 */
export const testProviderApi = endpoint({
  method: 'POST',
  path: '/api/admin/providers/:provider/test',
  output: answer<ProviderTest>(),
  access: 'owner',
  errors: ['not_found'],
});

/** Has all that was given up of one system's outbox sent again. Safe to repeat. not_found for a system without one. */
export const retryOutboxApi = endpoint({
  method: 'POST',
  path: '/api/admin/providers/:provider/outbox/retry',
  output: answer<{ readonly again: number }>(),
  access: 'owner',
  errors: ['not_found'],
});
