import { env } from 'node:process';

/**
 * SEED=<number> makes fast-check choose what it chose before: a failure says with which one it ran. Loaded only where it is
 * given, as most files have nothing to choose.
 */
const { SEED } = env;
if (SEED) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(SEED) });
}
