import { run } from '../process/run.ts';
import { failedWith, PASSED, type Outcome } from './outcome.ts';

/** A program that says yes or no by its exit code counts as one check. */
export const program =
  (command: string, ...args: readonly string[]) =>
  async (): Promise<Outcome> => {
    const { code, output } = await run(command, args, {
      quiet: true,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    });
    return code === 0 ? PASSED : failedWith(output);
  };
