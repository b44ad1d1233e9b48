import { atom, type ReadableAtom } from 'nanostores';
import type { Page } from '../domain/shared/page-cursor.ts';
import { failureText } from './failure-text.ts';

export interface PagedState<Row> {
  /** null: the first page has not come yet. */
  readonly rows: readonly Row[] | null;
  /** The cursor of the next page; null: there is none. */
  readonly next: string | null;
  /** What somebody reads of the last attempt; rows that came before stay. */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

export interface PagedData<Row> {
  readonly $state: ReadableAtom<PagedState<Row>>;
  /** Fetches the next page; where a page failed, that one again. One at a time. */
  readonly more: () => Promise<void>;
}

export type FetchPage<Row> = (after: string | undefined) => Promise<Page<Row>>;

/** A list that the server answers page by page, each with the cursor of the next. */
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
