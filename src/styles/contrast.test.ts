import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../tailwind.config.mjs';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Scheme = 'light' | 'dark';
type Token = keyof typeof PALETTE.light | keyof typeof PALETTE.fixed;

const TEXTS = ['ink', 'muted', 'link', 'copper', 'brass', 'up', 'down'] as const;
const GROUNDS = ['page', 'surface', 'sunken'] as const;

/** [text, background]: every combination on the pages. */
const PAIRS: readonly (readonly [Token, Token])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [Token, Token] => [text, ground])),
  ...(['on-steel', 'on-steel-muted', 'signal', 'up-on-steel', 'down-on-steel'] as const).flatMap(
    (text): [Token, Token][] => [
      [text, 'steel'],
      [text, 'steel-raised'],
    ],
  ),
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-steel', 'stop'],
  // The tooltip.
  ['page', 'ink'],
];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  const colors: Readonly<Record<Token, string>> = { ...PALETTE[scheme], ...PALETTE.fixed };
  test.each(PAIRS)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('the ring of a focused control stands out at 3:1 or better', () => {
    for (const ground of GROUNDS) expect(contrast(colors.link, colors[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.signal, colors.stop)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21:1', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));
