import { build } from '../build.ts';
import { programCheck, workCheck, type Check } from './check.ts';
import { conformanceCheck } from './conformance.ts';
import { vitestCheck } from './test-runners.ts';

/**
 * Every quick and deterministic check, in this order: the build comes first because later ones read it. What looks at sources
 * alone does so at once.
 */
export const VERIFY_CHECKS: readonly (Check | readonly Check[])[] = [
  workCheck('build', build),
  [
    programCheck('format', 'prettier', ['--check', '.']),
    programCheck('lint', 'oxlint', ['--deny-warnings']),
    programCheck('nothing unused', 'knip', []),
    // Scripts too: it reads the same files as tsc, and the pages besides.
    programCheck('types', 'astro', ['check']),
    conformanceCheck,
  ],
  vitestCheck('import arrows and unit tests', 'unit'),
  vitestCheck('what was built: sizes, secrets', 'built'),
];
