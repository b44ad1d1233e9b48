const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 15_000;

/**
 * Ends this process with `exitCode` after `stop` when somebody asks for it, by a signal or by the end of the process
 * that started it (tools/run.mjs). One Ctrl-C can arrive several times, from the terminal and from npm.
 */
export function onShutdown(stop: () => Promise<unknown>, exitCode: number): void {
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    // Interrupted work throws; exit only once everything has stopped.
    process.on('uncaughtException', () => {});
    setTimeout(() => process.exit(exitCode), PATIENCE_MS).unref();
    await stop().catch((error: unknown) => console.error(error));
    process.exit(exitCode);
  };
  for (const signal of SIGNALS) process.on(signal, () => void shutDown());
  process.on('disconnect', () => void shutDown());
}

/** Like onShutdown(), for things that start one by one: register how to end each. The last one ends first. */
export function unwindOnShutdown(exitCode: number): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  onShutdown(async () => {
    for (const end of ends.toReversed()) await end();
  }, exitCode);
  return (end) => void ends.push(end);
}
