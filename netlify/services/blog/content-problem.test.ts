import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
// Loaded with the first JSON file, not with the rest.
import '../../../src/domain/content/content-schemas.ts';
import '../../../src/domain/content/site-files.ts';
import { problemIn, unsafeContent, withStoredPhones } from './content-problem.ts';

// ASVS: 1.3.1, 1.3.4
test.each([
  ['x.svg', '<svg><script>alert(1)</script></svg>'],
  ['x.svg', '<svg><a-b:script xmlns:a-b="http://www.w3.org/2000/svg">alert(1)</a-b:script></svg>'],
  ['x.svg', '<svg onload="alert(1)"/>'],
  ['x.svg', '<svg><a href="javascript:alert(1)"><path/></a></svg>'],
  ['x.svg', '<svg><foreignObject><p/></foreignObject></svg>'],
  ['x.svg', '<svg><image href="https://example.com/x.png"/></svg>'],
  ['x.md', 'Hello <script>alert(1)</script>'],
  ['x.md', 'Hello <img src=x onerror=alert(1)>'],
  ['x.md', '[pay](javascript:alert(1))'],
  ['x.md', '[pay](<JavaScript:alert(1)>)'],
  ['x.md', '[pay](&#106;avascript:alert(1))'],
  ['x.md', '[pay][1]\n\n[1]: data:text/html,x'],
  ['x.md', '[pay][1]\n\n> [1]: javascript:alert(1)'],
  ['x.md', '[pay][1]\n\n- [1]:\n  <javascript:alert(1)>'],
  ['x.md', '[pay][a b]\n\n[a\nb]: &#106;avascript:alert(1)'],
])('%s with %s is refused', (path, text) => {
  expect(unsafeContent({ path, text })).not.toBeNull();
});

test.each([
  ['x.svg', '<svg><defs><path id="a"/></defs><use href="#a" fill="url(#b)"/></svg>'],
  ['x.md', 'Steel < copper, <https://example.com>, [here](/materials/copper), [mail](mailto:a@example.com)'],
  [
    'x.md',
    '![Pipes](../../assets/blog/pipes.svg)\n\n> [1]: https://example.com\n\nAs they say [sic]: copper',
  ],
])('%s with %s is fine', (path, text) => {
  expect(unsafeContent({ path, text })).toBeNull();
});

test.each(['partnerUrl', 'facebook', 'instagram'])(
  'the link %s of a JSON file takes no script',
  async (field) => {
    const path = 'src/content/business/about.json';
    const changed = { ...JSON.parse(readFileSync(path, 'utf8')), [field]: 'javascript:alert(1)' };
    const contents = Buffer.from(JSON.stringify(changed)).toString('base64');
    expect(await problemIn([{ path, contents }])).toContain(field);
  },
);

const yardFile = (phone: string) =>
  Buffer.from(JSON.stringify({ name: 'Griffin GA', phone }, null, 2)).toString('base64');

test.each([
  ['(770) 555-0188', '+17705550188'],
  ['770.555.0188', '+17705550188'],
  ['+1 770 555 0188', '+17705550188'],
  ['+17705550188', '+17705550188'],
  ['555-0188', '555-0188'],
])('a phone typed as %s is kept as %s', (typed, kept) => {
  const path = 'src/content/yards/griffin.json';
  expect(withStoredPhones({ path, contents: yardFile(typed) })).toEqual({ path, contents: yardFile(kept) });
});

test('every post, material and drawing of ours is', () => {
  const files = globSync(['src/content/**/*.md', 'src/assets/blog/*.svg']);
  expect(files.length).toBeGreaterThan(10);
  const wrong = files.flatMap((path) => unsafeContent({ path, text: readFileSync(path, 'utf8') }) ?? []);
  expect(wrong).toEqual([]);
});
