import plugin from 'tailwindcss/plugin';
import { ICONS } from './src/ui/icons.ts';

/**
 * The palette, once for light and once for dark. Every pair of text and ground that the site uses measures 4.5:1 or
 * better (src/styles/contrast.test.ts). Bars and hero stay near-black in both.
 */
export const PALETTE = {
  light: {
    page: '#f6f2ea',
    surface: '#fffdf8',
    sunken: '#e9e3d6',
    line: '#cdc5b4',
    ink: '#1a1d20',
    muted: '#555c62',
    link: '#a83a05',
    copper: '#8f4a1d',
    brass: '#77590f',
    up: '#1b6a35',
    down: '#b3201a',
  },
  dark: {
    page: '#121517',
    surface: '#1c2124',
    sunken: '#0b0d0e',
    line: '#3a4349',
    ink: '#f4efe5',
    muted: '#aab1b6',
    link: '#ff9466',
    copper: '#e59a66',
    brass: '#dcb85a',
    up: '#6fd08c',
    down: '#ff938a',
  },
  /** The same in both: near-black steel, what is written on it, and the one signal orange with its dark text. */
  fixed: {
    steel: '#14171a',
    'steel-raised': '#22282c',
    'steel-line': '#3d464d',
    'on-steel': '#f6f2ea',
    'on-steel-muted': '#b4bbc0',
    signal: '#ff6a1f',
    'signal-hover': '#ff8442',
    'on-signal': '#14171a',
    'up-on-steel': '#6fd08c',
    'down-on-steel': '#ff938a',
    /** The ground of a message of failure; on-steel stands on it. */
    stop: '#8f1713',
  },
};

/** Some twenty call buttons stand on a page: their telephone is a mask, drawn once (styles/parts.css). */
const PHONE_MASK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='2'%3E%3Cpath d='${ICONS.phone}'/%3E%3C/svg%3E")`;

const variables = (colors) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));
const names = [...Object.keys(PALETTE.light), ...Object.keys(PALETTE.fixed)];

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: ['system-ui', 'sans-serif'],
      display: ['var(--face)'],
      mono: ['ui-monospace', 'monospace'],
    },
    // Sizes alone: line heights come from the body and from headings.
    fontSize: {
      xs: '0.75rem',
      sm: '0.875rem',
      base: '1rem',
      lg: '1.125rem',
      xl: '1.25rem',
      '2xl': '1.5rem',
      '3xl': '1.875rem',
      '4xl': '2.25rem',
      // No wider than a phone: enlarged text would break their words.
      '5xl': 'min(3rem, 16vw)',
      '6xl': 'min(3.75rem, 16vw)',
      '7xl': '4.5rem',
    },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '3px' },
    // In rem, so that who enlarges the text gets the layout that has room for it.
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': {
          'color-scheme': 'light dark',
          ...variables(PALETTE.light),
          ...variables(PALETTE.fixed),
          '--phone-mask': PHONE_MASK,
        },
        '@media screen and (prefers-color-scheme: dark)': { ':root': variables(PALETTE.dark) },
      }),
    ),
  ],
};
