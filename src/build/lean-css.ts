import { parse } from 'postcss';
import type { Plugin } from 'vite';

const INITIAL = new Map([
  ['--tw-border-style', 'solid'],
  ['--tw-outline-style', 'solid'],
  ['--tw-scroll-snap-strictness', 'proximity'],
]);

/**
 * Tailwind registers each internal variable twice, for new browsers and for old ones: a tenth of a page's CSS. Where
 * the variable only carries its initial value that value is written instead, and the registrations go. So do variables
 * that nothing reads, and uses of those that nothing sets.
 */
export function leanCss(): Plugin {
  return {
    name: 'lean-css',
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('.css') || !css.includes('--tw-')) return null;
      const sheet = parse(css);
      sheet.walkAtRules((rule) => {
        if (rule.name === 'property' || (rule.name === 'layer' && rule.params === 'properties'))
          rule.remove();
      });
      sheet.walkComments((comment) => void comment.remove());
      const read = new Set<string>();
      const set = new Set<string>();
      sheet.walkDecls((declaration) => {
        for (const [name, value] of INITIAL)
          declaration.value = declaration.value.replaceAll(`var(${name})`, value);
        if (declaration.prop.startsWith('--tw-')) set.add(declaration.prop);
        for (const [, name = ''] of declaration.value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
      });
      sheet.walkDecls(/^--tw-/, (declaration) => {
        if (!read.has(declaration.prop)) declaration.remove();
      });
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value
          .replace(/ ?var\((--tw-[\w-]+),\s*\)/g, (use, name: string) => (set.has(name) ? use : ''))
          .trim();
      });
      return { code: sheet.toString(), map: null };
    },
  };
}
