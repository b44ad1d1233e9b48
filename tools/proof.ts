import { installPrograms } from './checks/ensure-programs.ts';
import { headAncestors, headCommit } from './checks/head-commit.ts';
import { partsOfSlice, shareName, sliceOf, SLICES } from './checks/slices.ts';
import { failedWith, readPartReport } from './checks/outcome.ts';
import { type PartResult, partsOf, runParts } from './checks/run-parts.ts';
import { allPassed, tellResults } from './checks/tell-results.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

// `npm run proof` proves everything; with `-- --slice` a sixth of it, chosen by the commit, or `-- --slice=3` the third.
onShutdown(endRuns, 130);

const SLICE_MINUTES = 25;
const [asked, ...others] = process.argv.slice(2);
const [, chosen] = /^--slice(?:=(\d))?$/.exec(asked ?? '--slice') ?? [];
const isSlice = asked !== undefined;
const isWrong = others.length > 0 || (isSlice && !/^--slice(?:=[1-6])?$/.test(asked));
if (isWrong) {
  console.error(
    `npm run proof knows --slice and --slice=1 to --slice=${SLICES}, and not ${process.argv.slice(2).join(' ')}.`,
  );
  process.exit(2);
}

const startedAt = Date.now();
const seconds = () => (Date.now() - startedAt) / 1_000;
const commit = await headCommit();
const slice = chosen
  ? { number: Number(chosen), why: 'as you asked for' }
  : sliceOf(commit, await headAncestors());
const all = partsOf('proof:all');
const parts = isSlice ? partsOfSlice(all, slice.number) : all;
const told = `slice ${slice.number} of ${SLICES} (${slice.why})`;
console.log(
  isSlice
    ? `The proof’s ${told}, ${SLICE_MINUTES} minutes at most.\n`
    : 'All that is deeper than npm test. What has passed as everything stands is not run again.\n',
);
for (const name of parts) {
  const last = readPartReport(name);
  console.log(
    `${name.padEnd(24)} ${last ? `${(last.seconds / 60).toFixed(1)} min last time` : 'never run here'}`,
  );
}
console.log();

await installPrograms(['chromium']);
const results: PartResult[] = [];
// What CI proves is one run of both: its last line adds them up.
const tested = readPartReport('npm test');
if (isSlice && tested && tested.commit === commit)
  results.push({ ...tested, name: 'npm test', isUnchanged: false });
// One after the other, because several of them measure time or use all cores.
for (const name of parts) {
  const left = SLICE_MINUTES - seconds() / 60;
  const env = isSlice
    ? { SLICE: shareName(slice.number), SLICE_ENDS_AT: String(startedAt + SLICE_MINUTES * 60_000) }
    : {};
  if (isSlice && left < 0.1) {
    const late = failedWith(
      `It was not begun: the parts before it took the ${SLICE_MINUTES} minutes that a slice has. Give those above less to do in a slice (tests/support/effort.ts).`,
    );
    results.push({ ...late, name, seconds: 0, isUnchanged: false });
  } else results.push(...(await runParts(name, { atOnce: 1, env })));
}
if (isSlice) console.log(`\n${told}`);
console.log(tellResults(results, seconds()));
process.exit(allPassed(results) ? 0 : 1);
