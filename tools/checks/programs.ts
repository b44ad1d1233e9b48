import { run } from '../process/run.ts';
import { failedWith, PASSED, type Outcome } from './outcome.ts';

interface ProgramOptions {
  /** Shows what it says as well; otherwise that is kept for a failure. */
  readonly isLoud?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A program that says yes or no by its exit code counts as one check. */
export const program =
  (command: string, args: readonly string[], { isLoud = false, env = {} }: ProgramOptions = {}) =>
  async (): Promise<Outcome> => {
    const { code, output } = await run(command, args, {
      quiet: !isLoud,
      env: { ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    return code === 0 ? PASSED : failedWith(output || `${command} failed with ${code}: see above.`);
  };
