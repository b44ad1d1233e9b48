import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTwin } from '../../src/build/in-language.ts';
import { ROOT } from '../../tools/root.ts';

/** Spellings that a reader in Georgia stumbles over. A text that the specification words is not among them. */
const WRONG =
  /\be-mail|\d %(?=[\s.,;:)'"`<|]*$|[.,;:)'"`<|])|\b(colour|favour|grey|cheque|tyre|licence|aluminium|kerb|metre|neighbour|whilst|amongst)/gi;

const FILES = globSync(['src/**/*.{ts,tsx,astro,md}', 'netlify/**/*.ts', 'docs/**/*.md', 'README.md'], {
  cwd: ROOT,
  // What people type into the search is spelled as they spell it.
  exclude: (path) =>
    isTwin(path) || /\.packages|\.test\.|(conformance|performance)\.md$|search-words\.ts$/.test(path),
}).filter((file) => !file.startsWith('src/content/blog/es/'));

test('texts, comments and docs are spelled the American way', () => {
  expect(FILES.length).toBeGreaterThan(500);
  const found = FILES.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(WRONG)].map(([word]) => `${file}:${index + 1} ${word}`),
    );
  });
  expect(found).toEqual([]);
});

/** In Georgia's law a voucher is a way to pay for metal. What points buy is a reward code. */
const VOUCHER = /(?<!payment )\bvouchers?\b/i;

/** Strings of a script that somebody reads: sentences, and words that begin with a capital or stand between tags. */
function readTexts(file: string): readonly string[] {
  const texts: string[] = [];
  const script = readFileSync(join(ROOT, file), 'utf8');
  // Parsing all of them takes a second and a half.
  if (!VOUCHER.test(script)) return [];
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text);
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const isInTag = ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'what';
      // What spans several lines is SQL; a call's method and path are an address.
      if (ts.isImportDeclaration(node.parent) || /^[A-Z]+ \/api\//.test(node.text)) return;
      if (isInTag || (/[ A-Z]/.test(node.text) && !node.text.includes('\n'))) texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The law's own, among the others that a ticket may be paid by. */
const WAY_TO_PAY = /^(?:Voucher|Vale \(voucher\))$|\bcheck\b.*\btransfer\b.*\bvoucher\b/i;

// Asked: 352
test('what points buy is called a reward code, and never what the law calls a way to pay', () => {
  const scripts = globSync(['src/**/*.{ts,tsx}', 'netlify/**/*.ts'], {
    cwd: ROOT,
    exclude: (path) => /\.packages|\.test\./.test(path),
  });
  // Which names tests, as they are.
  const pages = globSync(['src/**/*.{astro,json}', 'docs/*.md', 'docs/how-to/*.md'], { cwd: ROOT }).filter(
    (path) => !path.endsWith('conformance.md'),
  );
  expect(Math.min(scripts.length, pages.length)).toBeGreaterThan(50);
  const found = [
    ...scripts.flatMap((file) => readTexts(file).map((text) => ({ file, text }))),
    ...pages.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((text) => ({ file, text })),
    ),
  ].filter(({ text }) => VOUCHER.test(text) && !WAY_TO_PAY.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
});
