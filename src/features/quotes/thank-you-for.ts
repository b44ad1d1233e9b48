import { thankYouPath } from '../../paths.ts';
import type { RequestKind } from './request-kind.ts';

/** Where a request that has arrived leads: one page, which reads from its address what it is to speak of. */
export function thankYouFor(name: RequestKind['name'], photoArrived: boolean): string {
  const query = new URLSearchParams({
    ...(name === 'quote' ? {} : { for: name }),
    ...(photoArrived ? {} : { photo: 'failed' }),
  });
  return query.size > 0 ? `${thankYouPath}?${query}` : thankYouPath;
}
