import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPagedList, type FetchPage, type PagedState } from './paged-list.ts';

export interface PagedList<Row> extends PagedState<Row> {
  readonly more: () => Promise<void>;
}

/** A paged list of one component. The first `fetchPage` counts: another list needs another `key`. */
export function usePagedList<Row>(
  fetchPage: FetchPage<Row>,
  failureOf?: (error: unknown) => string,
): PagedList<Row> {
  const [{ $state, more }] = useState(() => createPagedList(fetchPage, failureOf));
  const state = useStore($state);
  useEffect(() => void more(), [more]);
  return { ...state, more };
}
