import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';

/** The patterns of a file, as literals and as arguments of RegExp. */
function patternsIn(file: string, text: string): readonly RegExp[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Patterns that can take more than linear time: two stars that match the same text, adjacent or nested. A pattern without
 * an anchor that begins again at each sign is left out (`Move`): what is read with one is short.
 */
const slow = (pattern: RegExp) =>
  analyse(pattern, { reportTypes: { Move: false } }).reports.map(
    ({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'} (${type})`,
  );

const files = globSync('{src,netlify,tools}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', 'netlify/.packages/**', '**/node_modules/**'],
});

test('no pattern goes back and forth over what it reads', () => {
  const found = files.flatMap((file) =>
    patternsIn(file, readFileSync(join(ROOT, file), 'utf8')).flatMap((pattern) =>
      slow(pattern).map((how) => `${file}: ${pattern} is ${how}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([/(a+)+$/, /^\s*-?0*(\d*)0*$/, /(\w+\s?)*x/, /^(.*),(.*);$/])('%s is found', (pattern) => {
  expect(slow(pattern)).not.toEqual([]);
});
