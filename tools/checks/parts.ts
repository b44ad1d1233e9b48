import { shareName } from './slices.ts';

/** A command that `npm test` or `npm run proof` runs and counts (outcome.ts). */
export interface Part {
  readonly name: string;
  readonly command: string;
  /** Reads what `npm run built` makes. */
  readonly isOnBuild: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const part = (name: string, command: string): Part => ({ name, command, isOnBuild: false });
const onBuild = (name: string, command: string): Part => ({ name, command, isOnBuild: true });

export const BUILD = part('build', 'node tools/build.ts');

/** `npm run verify`. The longest first. */
export const QUICK: readonly Part[] = [
  part('test:unit', 'vitest run --project unit --project browser'),
  onBuild('check:pages', 'astro check --tsconfig tools/checks/tsconfig.pages.json'),
  onBuild('check:types', 'node node_modules/typescript-native/bin/tsc'),
  part('check:format', 'prettier --check --cache --cache-location .data/prettier .'),
  onBuild('test:built', 'vitest run --project built'),
  part('check:unused', 'knip'),
  part('check:lint', 'oxlint --deny-warnings'),
  part('check:conformance', 'node tools/checks/conformance.ts'),
  part('check:security', 'node tools/checks/security.ts'),
];

/** What `npm test` runs besides: side by side, and then one after the other what uses all cores. */
export const SIDE_BY_SIDE: readonly Part[] = [
  part('test:how-to', 'vitest run --project how-to'),
  part('test:measured', 'playwright test --project measurement'),
  onBuild('check:html', 'node tools/checks/w3c-validator.ts'),
];
export const ALONE: readonly Part[] = [
  onBuild('test:server', 'vitest run --project server --project relay'),
  onBuild('test:journeys', 'playwright test --project phone --project desktop'),
];

/** A soak of half the time, so that its slice takes no longer than the others. */
const IN_FIRST_SLICE = { SOAK_MINUTES: '5' };

/** The parts of the whole proof or of one slice. */
export function proofParts(slice?: number): readonly Part[] {
  const share = slice === undefined ? '' : shareName(slice);
  const shard = share === '' ? '' : ` --shard=${share}`;
  const parts = [
    part('proof:audit', 'node tools/checks/audit.ts'),
    onBuild('proof:scale', 'vitest run --project scale'),
    onBuild('proof:commands', 'vitest run --project commands'),
    onBuild('proof:relay', `vitest run --project relay${shard}`),
    onBuild('proof:crashes', 'vitest run --project server crash-matrix statement-outage'),
    onBuild('proof:races', 'vitest run --project server races.test.ts'),
    onBuild('proof:walks', 'vitest run --project server tests/model/ day-sums'),
    onBuild('proof:requests', 'vitest run --project server generated-requests'),
    onBuild('proof:refusals', 'vitest run --project server refusals.test.ts'),
    onBuild('proof:journeys', `playwright test --project phone --project desktop${shard}`),
    onBuild('proof:browsers', 'vitest run --project browsers'),
    onBuild('proof:netlify', 'node tools/run.mjs checks/netlify.ts'),
    onBuild('proof:soak', 'node tools/run.mjs bench/bench.ts soak'),
    onBuild('proof:alterations', 'node tools/checks/alterations.ts'),
  ];
  const env = { PROOF: '1', SLICE: share, ...(slice === 1 && IN_FIRST_SLICE) };
  return parts.map((each) => ({ ...each, env }));
}
