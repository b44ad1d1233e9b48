import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { Page } from '../../domain/shared/contract/page-cursor.ts';
import { failureText } from './failure-text.ts';

interface PagedState<Row> {
  /** null before the first page. */
  readonly rows: readonly Row[] | null;
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Why the last fetch failed, as a text to show. Earlier rows stay. */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

interface PagedData<Row> {
  readonly $state: ReadableAtom<PagedState<Row>>;
  /** Fetches the next page, or the one that failed. One at a time. */
  readonly more: () => Promise<void>;
}

type FetchPage<Row> = (after: string | undefined) => Promise<Page<Row>>;

/** A list that the server answers page by page. */
export function createPagedList<Row>(fetchPage: FetchPage<Row>, failureOf = failureText): PagedData<Row> {
  const $state = atom<PagedState<Row>>({ rows: null, next: null, failure: null, isLoading: false });

  async function more(): Promise<void> {
    const { rows, next, isLoading } = $state.get();
    if (isLoading || (rows !== null && next === null)) return;
    $state.set({ rows, next, failure: null, isLoading: true });
    try {
      const page = await fetchPage(next ?? undefined);
      const all = [...(rows ?? []), ...page.rows];
      $state.set({ rows: all, next: page.next, failure: null, isLoading: false });
    } catch (error) {
      $state.set({ rows, next, failure: failureOf(error), isLoading: false });
    }
  }

  return { $state, more };
}

export interface PagedList<Row> extends PagedState<Row> {
  readonly more: () => Promise<void>;
}

/** A paged list of one component. Only the first `fetchPage` counts: give another list another `key`. */
export function usePagedList<Row>(
  fetchPage: FetchPage<Row>,
  failureOf?: (error: unknown) => string,
): PagedList<Row> {
  const [{ $state, more }] = useState(() => createPagedList(fetchPage, failureOf));
  const state = useStore($state);
  useEffect(() => void more(), [more]);
  return { ...state, more };
}
