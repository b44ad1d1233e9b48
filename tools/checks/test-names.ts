import ts from 'typescript';

/** Modifiers that make `test` something other than a test, or one that does not run. */
const NO_TEST = new Set(['describe', 'skip', 'todo', 'fixme', 'step', 'extend']);

/** "test" and "each" for `test.each(table)`; empty for other expressions. */
function chainOf(expression: ts.Expression): readonly string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression)) return chainOf(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const before = chainOf(expression.expression);
  return before.length > 0 ? [...before, expression.name.text] : [];
}

function nameOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [root = '', ...members] = chainOf(node.expression);
  if (!/^(?:it|test)$/.test(root) || members.some((member) => NO_TEST.has(member))) return undefined;
  const [name] = node.arguments;
  if (name === undefined) return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText(source).slice(1, -1) : undefined;
}

export interface NamedTest {
  /** As written there. */
  readonly name: string;
  /** Rows of docs/conformance.md, from a comment `// Asked: 12, 214` above its statement. */
  readonly asked: readonly number[];
}

/** The outermost statement of its block that holds this node: a loop around a test, or the test. */
function statementOf(node: ts.Node): ts.Node {
  const isOutermost = ts.isStatement(node) && (ts.isBlock(node.parent) || ts.isSourceFile(node.parent));
  return isOutermost ? node : statementOf(node.parent);
}

function askedAbove(node: ts.Node, source: ts.SourceFile): readonly number[] {
  const statement = statementOf(node);
  const above = source.text.slice(statement.getFullStart(), statement.getStart(source));
  const [, numbers = ''] = /^\s*\/\/ Asked: ([\d, ]+)$/m.exec(above) ?? [];
  return numbers === '' ? [] : numbers.split(',').map(Number);
}

/** All tests in a test file that run. The extension decides how it is parsed. */
export function testsIn(file: string, text: string): readonly NamedTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node, source);
    if (name !== undefined) tests.push({ name, asked: askedAbove(node, source) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}
