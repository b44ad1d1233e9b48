import type { Plugin } from 'vite';

/** Tailwind's values for browsers without @property: Safari before 16.4 and Firefox before 128, which Tailwind itself no longer supports. */
const FALLBACK = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;

/** After tailwindcss(): leaves out of each page what no browser that Tailwind supports needs (docs/decisions/0092). */
export const supportedCss = (): Plugin => ({
  name: 'supported-css',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: code.replace(FALLBACK, ''), map: null } : null),
});
