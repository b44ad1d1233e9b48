import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './analytics.ts';

/** Milliseconds whole; a layout shift's share with three decimals. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);

const report = (metric: Metric) =>
  track('web_vital', { metric: metric.name, value: rounded(metric), rating: metric.rating });

/** Reports LCP, INP and CLS of this page, each when it is final: mostly when the page is left. */
export function reportVitals(): void {
  for (const observe of [onLCP, onINP, onCLS]) observe(report);
}
