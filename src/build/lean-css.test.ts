import { expect, test } from 'vitest';
import { leanCss } from './lean-css.ts';

function lean(css: string, id = '/src/styles/site.css'): string | undefined {
  const { transform } = leanCss();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.');
  const result = Reflect.apply(transform, undefined, [css, id]) as { code: string } | null;
  return result?.code;
}

test('the registrations of internal variables go, and their initial values are written instead', () => {
  const code = lean(`
    @layer properties { @supports (color: red) { * { --tw-border-style: solid; } } }
    .border { border-style: var(--tw-border-style); border-width: 1px }
    @property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid }`);
  expect(code?.replace(/\s+/g, ' ').trim()).toBe('.border { border-style: solid; border-width: 1px }');
});

test('variables that nothing reads go, as do uses of variables that nothing sets', () => {
  const code = lean(`
    .bold { --tw-font-weight: 700; font-weight: 700 }
    .figures { font-variant-numeric: var(--tw-ordinal,) var(--tw-spacing,) var(--tw-slash,) }
    .even { --tw-spacing: tabular-nums }`);
  expect(code?.replace(/\s+/g, ' ').trim()).toBe(
    '.bold { font-weight: 700 } .figures { font-variant-numeric: var(--tw-spacing,) } .even { --tw-spacing: tabular-nums}',
  );
});

test('a variable gives way to its value where only the rule that reads it sets it', () => {
  const even = '.even{--tw-spacing:tabular-nums;font-variant-numeric:var(--tw-ordinal,) var(--tw-spacing,)}';
  expect(lean(even)).toBe('.even{font-variant-numeric:tabular-nums}');
  const odd = '.odd{--tw-spacing:proportional-nums}';
  expect(lean(even + odd)).toBe(even.replace('var(--tw-ordinal,) ', '') + odd);
});

test('layers of our own stay', () => {
  expect(lean('@layer base { p { --tw-x: 1; color: var(--tw-x) } }')).toContain('@layer base');
});

test('what is no style sheet of Tailwind is left alone', () => {
  expect(lean('.a { color: red }')).toBeUndefined();
  expect(lean('const a = "--tw-x"', '/src/a.ts')).toBeUndefined();
});
