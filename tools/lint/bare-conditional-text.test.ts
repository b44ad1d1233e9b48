import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { bareConditionalText } from './bare-conditional-text.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const inComponent = (jsx: string) => ({
  name: jsx,
  filename: 'Part.tsx',
  code: `const Part = ({ a, b, text, children }) => ${jsx};`,
});

const WHOLE = [
  '<p>{a ? text : `${b} kinds`}</p>',
  '<p>{a && text}</p>',
  '<p>{a && <b>{text}</b>}<i /></p>',
  '<p>{a ? <b /> : null} <i>{text}</i></p>',
  '<p>Always there <b>{text}</b></p>',
  "<p><b>{text}</b>{' '}{a && <span>{text}</span>}</p>",
  '<div>{a && children}{b.map((c) => <i key={c} />)}</div>',
  '<>{a && <b />}{children}</>',
  '<p><Icon />{/* why */}</p>',
];

const BARE: readonly [string, number][] = [
  ["<p>{a && 'text'}<b /></p>", 1],
  ['<p>{a && `${b} kinds`}<b /></p>', 1],
  ["<p><b />{a ? 'one' : 'two'}</p>", 1],
  ["<p><b />{a ? <i /> : 'two'}</p>", 1],
  ['<p><b />{a && text}</p>', 1],
  ['<p><b />{a && text.long(b)}</p>', 1],
  ["<p><b />{text ?? 'none'}</p>", 1],
  ["<p>{a && 'one'}{!a && 'two'}</p>", 2],
  ['<p>{a && <b />} after it</p>', 1],
  ['<p>{a && <b />}{text.of(b)}</p>', 1],
  ['<p>{b.map((c) => <i key={c} />)} after them</p>', 1],
  ['<button>{a && <><Icon />Add</>}<b /></button>', 1],
  ['<p><b />{`${a} kinds`}</p>', 1],
];

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'no-bare-conditional-text',
  bareConditionalText,
  {
    valid: WHOLE.map(inComponent),
    invalid: BARE.map(([jsx, errors]) => ({ ...inComponent(jsx), errors })),
  },
);
