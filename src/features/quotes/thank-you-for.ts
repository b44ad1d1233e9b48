import { queryString } from '../../lib/query-string.ts';
import { thankYouPath } from '../../paths.ts';
import type { RequestKind } from './request-kind.ts';

/** Where a request that has arrived leads: one page, which reads from its address what it is to speak of. */
export function thankYouFor(name: RequestKind['name'], photoArrived: boolean): string {
  return (
    thankYouPath + queryString({ for: name === 'quote' ? '' : name, photo: photoArrived ? '' : 'failed' })
  );
}
