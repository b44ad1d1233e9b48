import { run } from '../process/run.ts';
import { checkAudit } from './audit.ts';
import type { ProgramName } from './ensure-programs.ts';
import { type CheckOutcome, failedWith, PASSED } from './outcome.ts';
import { playwright, vitest } from './test-runners.ts';
import { checkHtml } from './w3c-validator.ts';

export interface Part {
  /** Shown to whoever runs it. */
  readonly title: string;
  /** A part that takes longer counts as hanging. */
  readonly mostMinutes: number;
  readonly run: () => Promise<CheckOutcome>;
  /** Installed before it starts. */
  readonly needs: readonly ProgramName[];
}

interface ProgramOptions {
  /** Shows its output; otherwise the output is saved for a failure. */
  readonly isLoud?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A program counts as one check, which its exit code decides. */
const program =
  (command: string, args: readonly string[], { isLoud = false, env = {} }: ProgramOptions = {}) =>
  async (): Promise<CheckOutcome> => {
    const { code, output } = await run(command, args, {
      quiet: !isLoud,
      env: { ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    return code === 0 ? PASSED : failedWith(output || `${command} failed with ${code}: see above.`);
  };

const part = (title: string, mostMinutes: number, work: Part['run'], ...needs: Part['needs']): Part => ({
  title,
  mostMinutes,
  run: work,
  needs,
});

/** The same plans each time, so that only a change can fail them; `npm run proof` makes up new ones. */
const SAME_EACH_TIME = { SEED: process.env['SEED'] || '1' };

const DEEP = { isLoud: true, env: { PROOF: '1' } };

/** All parts of `npm test` and `npm run proof`, by their names in package.json, which holds their dependencies. */
export const PARTS: Readonly<Record<string, Part>> = {
  'build:pages': part('pages are built', 5, program('astro', ['build'])),
  'build:functions': part('functions are built', 5, program('node', ['tools/bundle.ts'])),
  'check:format': part('format', 5, program('prettier', ['--check', '.'])),
  'check:lint': part('lint', 5, program('oxlint', ['--deny-warnings'])),
  'check:unused': part('nothing unused', 5, program('knip', [])),
  // TypeScript 7 is four times as fast as the 6 that `astro check` still needs; both are called tsc.
  'check:types': part('types of scripts', 5, program('node', ['node_modules/typescript-native/bin/tsc'])),
  'check:pages': part(
    'types of pages',
    5,
    program('astro', ['check', '--tsconfig', 'tools/checks/tsconfig.pages.json']),
  ),
  // Both need TypeScript, which `npm start` does not install.
  'check:conformance': part('what is asked has its tests', 2, async () =>
    (await import('./conformance.ts')).checkConformance(),
  ),
  'check:security': part('what docs/security.md names is there', 2, async () =>
    (await import('./security.ts')).checkSecurity(),
  ),
  'check:html': part('HTML, CSS and SVG by the W3C', 5, checkHtml, 'java'),
  'test:unit': part('unit tests', 5, vitest(['unit', 'browser'])),
  'test:built': part('what was built: sizes, policies, secrets', 5, vitest(['built']), 'chromium'),
  'test:server': part(
    'calls and faults',
    20,
    vitest(['server', 'relay'], { isLoud: true, env: SAME_EACH_TIME }),
  ),
  'test:journeys': part('journeys in a browser', 25, playwright(), 'chromium'),
  'proof:audit': part('packages without known holes', 5, checkAudit),
  'proof:scale': part('lists and look-ups among rows by the 100,000', 20, vitest(['scale'], DEEP)),
  'proof:relay': part('every call through a WebSocket, as on Neon', 20, vitest(['relay'], DEEP)),
  'proof:crashes': part(
    'every crash, and the database lost at every statement',
    30,
    vitest(['server'], { ...DEEP, filters: ['crash-matrix', 'statement-outage'] }),
  ),
  'proof:races': part(
    '1,000 races of each flow of money and points',
    40,
    vitest(['server'], { ...DEEP, filters: ['races.test.ts'] }),
  ),
  'proof:walks': part(
    '2,000 walks over the books beside their model',
    90,
    vitest(['server'], { ...DEEP, filters: ['tests/model/'] }),
  ),
  'proof:requests': part(
    '5,000 generated requests to each call',
    60,
    vitest(['server'], { ...DEEP, filters: ['generated-requests'] }),
  ),
  'proof:refusals': part(
    '200 rounds of calls that are refused and change nothing',
    60,
    vitest(['server'], { ...DEEP, filters: ['refusals.test.ts'] }),
  ),
  'proof:journeys': part('every journey at every width', 45, playwright(DEEP), 'chromium'),
  'proof:browsers': part(
    'the main ways in Firefox and WebKit',
    20,
    vitest(['browsers'], DEEP),
    'firefox',
    'webkit',
  ),
  'proof:soak': part(
    'visitors of all kinds for ten minutes',
    20,
    program('node', ['tools/bench/bench.ts', 'soak'], DEEP),
  ),
  'proof:alterations': part('rules broken by hand that a test notices', 120, async () =>
    (await import('./alterations.ts')).checkAlterations(),
  ),
  'proof:mutants': part(
    'changes of rules that a test notices',
    180,
    program('stryker', ['run', 'tools/checks/mutants.json'], DEEP),
  ),
};
