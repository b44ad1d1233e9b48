import { parse } from 'postcss';
import type { Plugin } from 'vite';

const INITIAL = new Map([
  ['--tw-border-style', 'solid'],
  ['--tw-outline-style', 'solid'],
  ['--tw-scroll-snap-strictness', 'proximity'],
]);

/**
 * Tailwind registers each internal variable twice, for new browsers and for old ones: a tenth of a page's CSS. Where
 * the variable only carries its initial value that value is written instead, and the registrations go.
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
      sheet.walkDecls((declaration) => {
        for (const [name, value] of INITIAL)
          declaration.value = declaration.value.replaceAll(`var(${name})`, value);
      });
      return { code: sheet.toString(), map: null };
    },
  };
}
