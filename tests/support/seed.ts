import { env } from 'node:process';

/**
 * SEED=<number> makes fast-check repeat an earlier run: a failure prints its seed. Loaded only if it is
 * given, because most files have nothing random.
 */
const { SEED } = env;
if (SEED) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(SEED) });
}
