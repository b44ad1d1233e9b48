import type { Appearance } from '@stripe/stripe-js';

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

export const isDark = (): boolean => darkScheme().matches;

export function onSchemeChange(tell: () => void): () => void {
  const scheme = darkScheme();
  scheme.addEventListener('change', tell);
  return () => scheme.removeEventListener('change', tell);
}

/** Stripe's fields are in their own frames, so they need the page's current colors. */
export function cardAppearance(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('link'),
      colorBackground: color('surface'),
      colorText: color('ink'),
      colorTextSecondary: color('muted'),
      colorDanger: color('down'),
      fontFamily: 'system-ui, sans-serif',
      // iOS zooms in on smaller text.
      fontSizeBase: '16px',
      borderRadius: '3px',
      spacingUnit: '5px',
    },
  };
}
