import { run } from './process/run.ts';

/** Builds pages and functions, as a deploy does; throws with the builder's own words. */
export async function build(): Promise<void> {
  const runs = await Promise.all([
    run('astro', ['build'], { quiet: true, env: { ASTRO_TELEMETRY_DISABLED: '1' } }),
    run('node', ['tools/bundle.ts'], { quiet: true }),
  ]);
  const failures = runs.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (failures.length > 0) throw new Error(`The build failed:\n${failures.join('\n')}`);
}
