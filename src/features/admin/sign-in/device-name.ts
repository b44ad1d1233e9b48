const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'a Mac'],
  [/Linux/, 'Linux'],
];

const first = (pairs: readonly (readonly [RegExp, string])[], text: string) =>
  pairs.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome on an Android phone", from a User-Agent header. */
export function deviceName(userAgent: string): string {
  const browser = first(BROWSERS, userAgent) ?? 'A browser';
  const device = first(DEVICES, userAgent);
  return device ? `${browser} on ${device}` : browser;
}
