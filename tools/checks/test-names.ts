import ts from 'typescript';

/** What makes a call of `test` something else than a test, or one that does not run. */
const NO_TEST = new Set(['describe', 'skip', 'todo', 'fixme', 'step', 'extend']);

/** Of `test.each(table)` the words "test", "each"; of what is no such chain nothing. */
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

/** The names of all tests in the text of a test file, as they are written there. The file's ending says what it is. */
export function testNames(file: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = nameOf(node, source);
    if (name !== undefined) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
