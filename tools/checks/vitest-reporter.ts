import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../root.ts';
import type { Result, TestsReport } from './test-reports.ts';

const fileOf = ({ moduleId }: TestModule) => relative(ROOT, moduleId);

const groupsOf = ({ parent }: Pick<TestCase, 'parent'>): readonly string[] =>
  parent.type === 'suite' ? [...groupsOf(parent), parent.name] : [];

/** A message with its difference, which says more than the two values in it, and the lines of our own files. */
function messageOf({ message, diff, stacks = [] }: SerializedError): string {
  const lines = stacks
    .filter(({ file }) => file.startsWith(ROOT) && !file.includes('node_modules'))
    .map(({ file, line }) => `    at ${relative(ROOT, file)}:${line}`);
  const [first = ''] = message.split('\n');
  return [diff ? first.slice(0, 200) : message, ...(diff ? [String(diff)] : []), ...lines].join('\n');
}

function resultOf(test: TestCase): Result[] {
  const { state, errors = [] } = test.result();
  if (state !== 'passed' && state !== 'failed') return [];
  const ran = { file: fileOf(test.module), title: test.name };
  return [{ ran, groups: groupsOf(test), hasPassed: state === 'passed', messages: errors.map(messageOf) }];
}

/** What went wrong outside of tests: in a file, or in a group's hooks. */
const brokenIn = (module: TestModule): readonly string[] =>
  [module, ...module.children.allSuites()].flatMap((each) =>
    each.errors().map((error) => `${fileOf(module)}\n${messageOf(error)}`),
  );

/** For part.ts: Vitest's own JSON report has no diffs. */
export default class PartReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: TestsReport = {
      results: modules.flatMap((module) => [...module.children.allTests()].flatMap(resultOf)),
      broken: [...modules.flatMap(brokenIn), ...unhandled.map(messageOf)],
    };
    writeFileSync(process.env['TESTS_FILE'] ?? '', JSON.stringify(report));
  }
}
