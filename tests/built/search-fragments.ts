import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DIST } from './built-page.ts';

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Partial<Record<'title' | 'kind' | 'image' | 'also', string>>;
}

/** The pages as the search shows them; each file starts with Pagefind's signature of 12 bytes. */
export const SEARCH_FRAGMENTS = globSync('pagefind/fragment/*.pf_fragment', { cwd: DIST }).map(
  (file) =>
    JSON.parse(
      gunzipSync(readFileSync(join(DIST, file)))
        .subarray(12)
        .toString(),
    ) as Fragment,
);
