import { join } from 'node:path';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, failedWith, PASSED, tellOutcome } from './outcome.ts';

interface AuditReport {
  readonly vulnerabilities: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

const isReport = (value: unknown): value is AuditReport =>
  typeof value === 'object' && value !== null && 'vulnerabilities' in value && 'auditReportVersion' in value;

/** What npm printed as JSON; undefined if the registry gave no answer. */
function reportIn(stdout: string): AuditReport | undefined {
  try {
    const value: unknown = JSON.parse(stdout);
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const listOf = ({ vulnerabilities }: AuditReport): readonly string[] =>
  Object.values(vulnerabilities).map(({ name, severity }) => `${name} (${severity})`);

const NO_ANSWER =
  'The registry gave no answer to npm audit: nobody knows whether these packages have known holes. Run `npm audit` where a registry answers, before the release.';

/**
 * What `npm audit --json` says of the packages that the site runs on, and of all with those that only build and test it, by folder. A hole
 * in the first is a failure; one in the others is told, as is a registry that does not answer.
 */
export function auditOutcome(production: string, ...all: readonly string[]): CheckOutcome {
  const ofSite = reportIn(production);
  const ofAll = all.map(reportIn).filter((report) => report !== undefined);
  if (!ofSite || ofAll.length < all.length) return { passed: 0, failed: 0, output: '', note: NO_ANSWER };
  const holes = listOf(ofSite);
  if (holes.length > 0)
    return failedWith(`Packages that the site runs on have known holes: ${holes.join(', ')}. See npm audit.`);
  const elsewhere = [...new Set(ofAll.flatMap(listOf))];
  if (elsewhere.length === 0) return PASSED;
  return {
    ...PASSED,
    note: `Packages that only build or test the site have known holes: ${elsewhere.join(', ')}. See npm audit.`,
  };
}

const askNpm = async (...options: readonly string[]): Promise<string> =>
  (await run('npm', ['audit', '--json', ...options], { quiet: true })).stdout;

if (import.meta.main)
  tellOutcome(
    auditOutcome(
      await askNpm('--omit=dev'),
      await askNpm(),
      await askNpm('--prefix', join(ROOT, 'tools/extras')),
      await askNpm('--prefix', join(ROOT, 'tools/netlify')),
    ),
  );
