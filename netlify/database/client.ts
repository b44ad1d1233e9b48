import { Client, neonConfig, Pool, type ClientBase, type PoolClient } from '@neondatabase/serverless';
import { drizzle, type NeonDatabase, type NeonQueryResultHKT } from 'drizzle-orm/neon-serverless';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { perConfig, required, type DatabaseConfig } from '../lib/config.ts';
import { requireSchema } from './require-schema.ts';
import { TcpSocket } from './tcp-socket.ts';

export type Database = NeonDatabase & { readonly $client: Pool };

/** What service verbs take: the database itself, or a transaction that the caller opened. */
export type Executor = PgDatabase<NeonQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 5;
/** For a free connection or a new one: long enough for a machine that stalls, but shorter than a response's deadline. */
const CONNECT_TIMEOUT_MS = 4_000;

// The driver would hold each message back for a millisecond to send it with others, which is longer than a query takes.
neonConfig.coalesceWrites = false;

/** The driver's own client waits forever for a lost connection to close, and so does the statement queued behind it. */
class LosableClient extends Client {
  #isOver = false;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.once('end', () => {
      this.#isOver = true;
    });
  }

  override end(): Promise<void>;
  override end(callback: (error?: Error) => void): void;
  override end(callback?: (error?: Error) => void): Promise<void> | undefined {
    if (!this.#isOver) return callback ? void super.end(callback) : super.end();
    if (!callback) return Promise.resolve();
    callback();
    return undefined;
  }
}

interface DatabaseHooks {
  /** The address of the next connection, if it may change. */
  readonly addressNow?: () => string;
  /** Checks each new connection before it is used. If it throws, the waiting statement fails with that error. */
  readonly check?: (client: PoolClient) => Promise<void>;
}

/** Talks to Neon's WebSocket or, with `overTcp`, to PostgreSQL itself. Connects on first use. */
export function createDatabase(
  { url, overTcp }: DatabaseConfig,
  { addressNow = () => url, check }: DatabaseHooks = {},
): OpenDatabase {
  if (overTcp) {
    // The driver's type asks for a whole WebSocket; it uses only what TcpSocket has.
    neonConfig.webSocketConstructor = TcpSocket as unknown as typeof WebSocket;
    neonConfig.wsProxy = (host, port) => `${host}:${port}`;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    neonConfig.pipelineConnect = false;
  }
  const pool = new Pool({
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // No query_timeout: its timers kept each query's rows in memory past the next collection, which cost 10 ms ten times a second.
    // The role's statement_timeout ends slow statements, and leaveDatabase ends those that a silent network holds.
    // The pool waits for the returned promise, although its type says void.
    ...(check ? { onConnect: check as unknown as (client: ClientBase) => void } : {}),
  });
  pool.Client = LosableClient;
  // The pool passes its options to each new connection, so that each reads the current address.
  Object.defineProperty(pool.options, 'connectionString', { get: addressNow, enumerable: true });
  // The statement that meets a lost connection reports it; an unhandled event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client: PoolClient) => void client.on('error', () => {}));
  return { db: drizzle(pool), close: () => pool.end() };
}

/** A function that slept longer than this may hold sockets whose other end is silently gone. */
const TRUSTED_MS = 30_000;

const memory = perConfig((): { db?: Database | undefined; usedAt: number } => ({ usedAt: 0 }));

const addressNow = () => required('database').url;

/**
 * The configured database, made on first use and again when its address has changed: Netlify may change the password while a
 * function is warm. Throws a ConfigError if its settings are missing.
 */
export function database(): Database {
  const now = Date.now();
  const current = memory();
  if (now - current.usedAt > TRUSTED_MS) leaveDatabase();
  current.db ??= createDatabase(required('database'), { addressNow, check: requireSchema }).db;
  current.usedAt = now;
  return current.db;
}

/**
 * Gives the next caller new connections and abandons those that a silent network may hold. They are not closed, because an outbox run may
 * still be using them, and the pool closes idle ones on its own.
 */
export function leaveDatabase(): void {
  memory().db = undefined;
}
