// What the bench uses of these packages, which are not there before it runs.
import autocannon from 'autocannon';

export { autocannon };

interface Chrome {
  readonly port: number;
  kill(): void;
}

export function launch(options: {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
  readonly handleSIGINT: boolean;
}): Promise<Chrome>;

/** What Lighthouse found on a page. */
export interface Result {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

export function lighthouse(
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
): Promise<{ readonly lhr: Result } | undefined>;
