import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/root.ts';

/** Runs a command of package.json that starts this file of tools/. */
export const runCommand = (
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [join(ROOT, 'tools', tool), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
