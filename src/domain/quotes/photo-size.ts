export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in whole pixels with the longest side at most `longestPx`; a smaller picture keeps its own. */
export function fitWithin({ width, height }: Size, longestPx: number): Size {
  const scale = Math.min(1, longestPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
