import { expect, test } from 'vitest';
import { QUOTE, UI } from '../business/constants.ts';
import { inlineConstants } from './inline-constants.ts';

function inlined(code: string): string {
  const { transform } = inlineConstants();
  const result = typeof transform === 'function' ? transform.call({} as never, code, '/src/a.ts') : null;
  return (result as { code: string } | null)?.code ?? code;
}

const escaped = (text: string) => text.replace(/[{}().]/g, '\\$&');

const IMPORT = `import { QUOTE, UI } from '../business/constants.ts';\nimport { paths } from '../paths.ts';\n`;

test.each([
  ['a number', 'scrollY > UI.stickyHeaderAfterPx', `scrollY > (${UI.stickyHeaderAfterPx})`],
  ['an address', 'go(paths.thankYou)', 'go(("/thank-you"))'],
  ['one in a template', '`${QUOTE.nameMinLength} signs`', `\`\${(${QUOTE.nameMinLength})} signs\``],
])('%s is written where it is read, and imported no more', (_, code, expected) =>
  expect(inlined(IMPORT + code).trim()).toBe(expected),
);

test.each([
  ['a function', 'paths.location(id)'],
  ['a whole table', 'const { nameMinLength } = QUOTE'],
  ['a name that only looks like one', 'page.UI.stickyHeaderAfterPx'],
  ['a member that is not there', 'UI.toString.name'],
])('%s stays', (_, code) => expect(inlined(IMPORT + code)).toMatch(new RegExp(`\\n${escaped(code)}$`)));

test('what is still read is still imported', () => {
  expect(inlined(`${IMPORT}resize({ ...QUOTE })`)).toMatch(/^import \{ QUOTE \} from /);
  expect(inlined(`${IMPORT}go(paths.location(id), UI.stickyHeaderAfterPx, QUOTE)`)).toMatch(
    /^import \{ QUOTE \} from .*\nimport \{ paths \} from /,
  );
});

test('a file with tables of its own is left alone', () => {
  const code = 'const UI = { stickyHeaderAfterPx: 1 }; UI.stickyHeaderAfterPx';
  expect(inlined(code)).toBe(code);
});
