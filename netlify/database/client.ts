import { neonConfig, Pool, type PoolClient } from '@neondatabase/serverless';
import { drizzle, type NeonDatabase, type NeonQueryResultHKT } from 'drizzle-orm/neon-serverless';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { required, type DatabaseConfig } from '../lib/config.ts';
import { TcpSocket } from './tcp-socket.ts';

export type Database = NeonDatabase & { readonly $client: Pool };

/** What service verbs take: the database itself, or a transaction somebody else opened. */
export type Executor = PgDatabase<NeonQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 5;
/** Waiting for a free connection and making one: patient with a machine that stands still, and below an answer's deadline. */
const CONNECT_TIMEOUT_MS = 4_000;

// The driver would hold each message back for a timer's millisecond, to send it with others: longer than a query takes.
neonConfig.coalesceWrites = false;

/** Speaks to Neon's WebSocket, or where `overTcp` is set to PostgreSQL itself. Connects on first use. */
export function createDatabase({ url, overTcp }: DatabaseConfig): OpenDatabase {
  if (overTcp) {
    // The driver's type asks for all of a WebSocket; it uses what TcpSocket has.
    neonConfig.webSocketConstructor = TcpSocket as unknown as typeof WebSocket;
    neonConfig.wsProxy = (host, port) => `${host}:${port}`;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    neonConfig.pipelineConnect = false;
  }
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // No query_timeout: its timers hold each query's rows past the next collection, which cost 10 ms ten times a second.
    // The role's statement_timeout ends slow statements, and leaveDatabase what a silent network holds.
  });
  // The statement that meets a lost connection reports it; the event alone would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client: PoolClient) => void client.on('error', () => {}));
  return { db: drizzle(pool), close: () => pool.end() };
}

/** A function that slept longer than this may hold sockets whose other end is gone without a word. */
const TRUSTED_MS = 30_000;

let current: { readonly db: Database; usedAt: number } | undefined;

/** The configured database, made on first use. Throws a ConfigError where its settings are missing. */
export function database(): Database {
  const now = Date.now();
  if (current && now - current.usedAt > TRUSTED_MS) leaveDatabase();
  current ??= { db: createDatabase(required('database')).db, usedAt: now };
  current.usedAt = now;
  return current.db;
}

/**
 * The next caller gets new connections; those that a silent network may hold are left. They are not closed: a run of the outbox may
 * still be at work on them, and the pool ends idle ones by itself.
 */
export function leaveDatabase(): void {
  current = undefined;
}
