import { type Declaration, parse } from 'postcss';
import type { Plugin } from 'vite';

const INITIAL = new Map([
  ['--tw-border-style', 'solid'],
  ['--tw-outline-style', 'solid'],
  ['--tw-scroll-snap-strictness', 'proximity'],
]);

/**
 * Tailwind registers each internal variable twice, for new browsers and for old ones: a tenth of a page's CSS. Where
 * the variable only carries its initial value that value is written instead, and the registrations go. So do variables
 * that nothing reads, and uses of those that nothing sets; one that only the rule itself sets gives way to its value.
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
      const setters = new Map<string, Declaration[]>();
      sheet.walkDecls(/^--tw-/, (declaration) => {
        setters.set(declaration.prop, [...(setters.get(declaration.prop) ?? []), declaration]);
      });
      sheet.walkDecls((declaration) => {
        for (const [name, value] of INITIAL)
          declaration.value = declaration.value.replaceAll(`var(${name})`, value);
        declaration.value = declaration.value.replace(
          /var\((--tw-[\w-]+)(?:,\s*)?\)/g,
          (use, name: string) => {
            const [setter, another] = setters.get(name) ?? [];
            return setter && !another && setter.parent === declaration.parent ? setter.value : use;
          },
        );
        for (const [, name = ''] of declaration.value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
      });
      sheet.walkDecls(/^--tw-/, (declaration) => {
        if (!read.has(declaration.prop)) declaration.remove();
      });
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value
          .replace(/ ?var\((--tw-[\w-]+),\s*\)/g, (use, name: string) => (setters.has(name) ? use : ''))
          .trim();
      });
      return { code: sheet.toString(), map: null };
    },
  };
}
