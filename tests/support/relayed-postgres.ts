import type { TestProject } from 'vitest/node';
import startTestPostgres from './test-postgres.ts';
import { startWebsocketRelay } from './websocket-relay.ts';

/** The same PostgreSQL with a relay in front of it, which the driver takes for Neon's. */
export default async function startRelayedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const stopPostgres = await startTestPostgres(project);
  const relay = await startWebsocketRelay();
  project.provide('relayAddress', relay.address);
  return async () => {
    await relay.stop();
    await stopPostgres();
    if (relay.served() === 0) throw new Error('No test went through the relay.');
  };
}
