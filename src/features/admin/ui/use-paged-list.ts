import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Page } from '../../../domain/shared/page-cursor.ts';
import { createPagedList, type PagedState } from './paged-list.ts';

export interface PagedList<Row> extends PagedState<Row> {
  readonly more: () => Promise<void>;
}

/** A long list, page by page. The first `ask` counts: give the component another `key` for another list. */
export function usePagedList<Row>(ask: (after: string | undefined) => Promise<Page<Row>>): PagedList<Row> {
  const [{ $state, more }] = useState(() => createPagedList(ask));
  const state = useStore($state);
  useEffect(() => void more(), [more]);
  return { ...state, more };
}
