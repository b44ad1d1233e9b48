import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of package.json that starts this file of tools/. */
export const runCommand = (
  tool: string,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../tools', tool), ...args],
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
