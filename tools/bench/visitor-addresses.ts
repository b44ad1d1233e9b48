const VISITORS = 4_096;

/**
 * Each request is the next of some thousands of visitors, so that limits by address do not end a measurement. New ones without
 * end would measure how fast the host's counters, which are Netlify's work in production, fill memory.
 */
export function visitorAddresses(): () => string {
  let visitors = 0;
  return () => {
    visitors = (visitors + 1) % VISITORS;
    return `10.0.${visitors >> 8}.${visitors & 255}`;
  };
}
