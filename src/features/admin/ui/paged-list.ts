import { atom, type ReadableAtom } from 'nanostores';
import type { Page } from '../../../domain/shared/page-cursor.ts';
import { staffFailure } from '../staff-failure.ts';

export interface PagedState<Row> {
  /** null: the first page has not come yet. */
  readonly rows: readonly Row[] | null;
  /** For the next page; null: there is none. */
  readonly next: string | null;
  /** What staff read of the last attempt; rows that came before stay. */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

export interface PagedSource<Row> {
  readonly $state: ReadableAtom<PagedState<Row>>;
  /** Fetches the next page; where a page failed, that one again. One at a time. */
  readonly more: () => Promise<void>;
}

export function createPagedList<Row>(
  ask: (after: string | undefined) => Promise<Page<Row>>,
): PagedSource<Row> {
  const $state = atom<PagedState<Row>>({ rows: null, next: null, failure: null, isLoading: false });

  async function more(): Promise<void> {
    const { rows, next, isLoading } = $state.get();
    if (isLoading || (rows !== null && next === null)) return;
    $state.set({ rows, next, failure: null, isLoading: true });
    try {
      const page = await ask(next ?? undefined);
      const all = [...(rows ?? []), ...page.rows];
      $state.set({ rows: all, next: page.next, failure: null, isLoading: false });
    } catch (error) {
      $state.set({ rows, next, failure: staffFailure(error), isLoading: false });
    }
  }

  return { $state, more };
}
