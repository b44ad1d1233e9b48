import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Run, type RunOptions } from './run.ts';

export interface Reporting extends Pick<RunOptions, 'quiet'> {
  readonly command: string;
  readonly args: (reportFile: string) => readonly string[];
  readonly env?: (reportFile: string) => Readonly<Record<string, string>>;
}

/** Runs a program that writes a JSON report into a file; `report` is undefined if it wrote none. */
export async function runForReport<Report>({
  command,
  args,
  env,
  quiet = false,
}: Reporting): Promise<Run & { readonly report: Report | undefined }> {
  const directory = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(directory, 'report.json');
  try {
    const ended = await run(command, args(file), { quiet, env: env?.(file) ?? {} });
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Report,
      () => undefined,
    );
    return { ...ended, report };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
