import { runParts } from './checks/run-parts.ts';
import { ROOT } from './root.ts';
import { writeYardFiles } from './yard-files.ts';

/** Builds pages and functions whose sources, settings or packages have changed; throws with the builder's output. */
export async function build(): Promise<void> {
  await writeYardFiles(ROOT);
  const failures = (await runParts('built', { quiet: true })).filter(({ failed }) => failed > 0);
  if (failures.length > 0)
    throw new Error(`The build failed:\n${failures.map(({ output }) => output).join('\n')}`);
}
