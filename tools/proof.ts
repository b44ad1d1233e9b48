import { installPrograms } from './ensure-programs.ts';
import { proofParts } from './checks/parts.ts';
import { allPassed, type PartResult, rememberedResults, runParts, tellResults } from './checks/run-parts.ts';
import { headAncestors, headCommit, isInSlice, sliceOf, SLICES } from './checks/slices.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

// `npm run proof` proves everything; with `-- --slice` a sixth of it, chosen by the commit, or `-- --slice=3` the third; with names of
// parts, those alone.
onShutdown(endRuns, 130);

const asked = process.argv.slice(2);
const [, chosen] = /^--slice=([1-6])$/.exec(asked[0] ?? '') ?? [];
const isSlice = asked[0] === '--slice' || chosen !== undefined;
const commit = await headCommit();
const slice = chosen ? Number(chosen) : sliceOf(commit, await headAncestors());
const all = proofParts(isSlice ? slice : undefined);
const named = isSlice ? asked.slice(1) : asked;
if (isSlice ? named.length > 0 : !named.every((name) => all.some((part) => part.name === name))) {
  const names = all.map(({ name }) => name).join(', ');
  console.error(
    `npm run proof knows --slice, --slice=1 to --slice=${SLICES}, or ${names}; not ${asked.join(' ')}.`,
  );
  process.exit(2);
}
const parts = all.filter(({ name }) =>
  isSlice ? isInSlice(name, slice) : named.length === 0 || named.includes(name),
);

const startedAt = Date.now();
const told = `slice ${slice} of ${SLICES}${chosen ? '' : `, which commit ${commit.slice(0, 8)} chooses`}`;
console.log(isSlice ? `The proof’s ${told}.` : 'All that is deeper than npm test.');
console.log(`${parts.map(({ name }) => name).join(', ')}\n`);

await installPrograms(['chromium']);
// What CI proves is one run of both: its last line adds them up.
const results: PartResult[] = isSlice ? [...rememberedResults(commit)] : [];
// One after the other, because several of them measure time or use all cores.
results.push(
  ...(await runParts(parts, {
    atOnce: 1,
  })),
);
if (isSlice) console.log(`\n${told}`);
console.log(tellResults(results, (Date.now() - startedAt) / 1_000));
process.exit(allPassed(results) ? 0 : 1);
