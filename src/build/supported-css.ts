import type { Plugin } from 'vite';

/** Tailwind's own values for browsers without @property, which know none of our media queries (`width >= 48rem`) either. */
const FALLBACK = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;

/** After tailwindcss(): leaves out of each page what no browser that shows it needs (docs/decisions/0092). */
export const supportedCss = (): Plugin => ({
  name: 'supported-css',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: code.replace(FALLBACK, ''), map: null } : null),
});
