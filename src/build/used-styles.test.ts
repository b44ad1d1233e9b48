import { expect, test } from 'vitest';
import { usedStyles, wordsOf } from './used-styles.ts';

function lean(css: string, html: string, script = ''): string {
  const page = usedStyles(wordsOf(script))(`<style>${css}</style>${html}`);
  return /<style>(.*)<\/style>/.exec(page)?.[1] ?? '';
}

test.each([
  ['.grid{display:grid}', '<p class="flex grid">'],
  ['.md\\:grid-cols-\\[2fr_1fr\\]{color:red}', '<p class="md:grid-cols-[2fr_1fr]">'],
  ['.\\[\\&\\>li\\]\\:mt-2\\.5>li{color:red}', '<p class="[&amp;>li]:mt-2.5">'],
  ['.hover\\:underline:hover{color:red}', '<p class="hover:underline">'],
  ['.a,.b{color:red}', '<p class="b">'],
  ['.a>:not(.b){color:red}', '<p class="a">'],
  ['[href$=".pdf"]{color:red}', ''],
  ['p{color:red}', ''],
  ['@media (width>=768px){.a{color:red}}', '<p class="a">'],
  ['@layer theme;', ''],
  ['@keyframes a{to{rotate:1turn}}', ''],
])('%s stays on %s', (css, html) => expect(lean(css, html)).toBe(css));

test.each([
  ['.grid{display:grid}', '<p>grid</p>'],
  ['.a .b{color:red}', '<p class="b">'],
  ['@layer utilities{@media (width>=768px){.a{color:red}}}', '<p class="b">'],
])('%s goes from %s', (css, html) => expect(lean(css, html)).toBe(''));

test('what a script names stays', () => {
  const css = '.notice{color:red}.mt-4{margin:1rem}.mt-6{margin:2rem}';
  expect(lean(css, '', 'a(`p`,`notice`);b(`mt-4 ${c}`)')).toBe('.notice{color:red}.mt-4{margin:1rem}');
});
