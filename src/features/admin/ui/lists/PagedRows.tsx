import { Fragment, type ReactNode, useEffect } from 'react';
import type { Endpoint } from '../../../../domain/shared/contract/endpoint.ts';
import type { Page } from '../../../../domain/shared/contract/page-cursor.ts';
import type { QueryView } from '../../../../lib/address/address-view.ts';
import { type PagedList, usePagedList } from '../../../../lib/requests/use-paged-list.ts';
import { staffFailure } from '../../staff-failure.ts';
import { counted } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import { Button } from '../../../../ui/Button.tsx';

interface PagedRowsProps<Row> {
  readonly call: Endpoint<unknown, Page<Row>>;
  /** What the list is filtered by. Another query is another list. */
  readonly query: QueryView;
  /** A heading above the rows; `isTitleHidden`: for screen readers alone. */
  readonly title: string;
  readonly isTitleHidden?: boolean;
  /** "request", "requests". */
  readonly names: readonly [one: string, many: string];
  /** The list begins with what is due first, not with the newest. */
  readonly isDueFirst?: boolean;
  /** Shown for an empty list. */
  readonly empty: string;
  readonly renderRow: (row: Row) => ReactNode;
  /** Told which rows are shown. The same function each time. */
  readonly onRows?: (rows: readonly Row[]) => void;
  /** What holds the rows: one column by default. */
  readonly renderFrame?: (rows: ReactNode) => ReactNode;
  /** Below a list that has rows. */
  readonly children?: ReactNode;
}

function countText(
  { rows, next, isLoading }: PagedList<unknown>,
  names: readonly [string, string],
  isDueFirst: boolean,
): string {
  if (rows === null) return isLoading ? 'One moment…' : '';
  const count = counted(rows.length, ...names);
  if (next === null) return count;
  return isDueFirst ? `The ${count} due first` : `The newest ${count}`;
}

const buttonText = ({ isLoading, failure }: PagedList<unknown>): string =>
  isLoading ? 'Loading…' : failure === null ? 'Load more' : 'Try again';

const oneColumn = (rows: ReactNode) => <ol className="grid gap-3">{rows}</ol>;

/** The cards of an inbox. */
export const twoColumns = (rows: ReactNode) => <ol className="mt-4 grid gap-3 lg:grid-cols-2">{rows}</ol>;

function Rows<Row extends { readonly id: string }>({
  call,
  query,
  title,
  isTitleHidden,
  names,
  isDueFirst = false,
  empty,
  renderRow,
  renderFrame = oneColumn,
  onRows,
  children,
}: PagedRowsProps<Row>) {
  const list = usePagedList((after) => staffCall(call, { query: { ...query, after } }), staffFailure);
  const { rows, next, failure, isLoading, more } = list;
  useEffect(() => {
    if (rows) onRows?.(rows);
  }, [rows, onRows]);
  const hasRows = rows !== null && rows.length > 0;
  const painted =
    hasRows && renderFrame(rows.map((each) => <Fragment key={each.id}>{renderRow(each)}</Fragment>));
  return (
    <section className="mt-3 lg:mt-6" aria-label={title}>
      <h2 className={isTitleHidden ? 'sr-only' : ''}>{title}</h2>
      {painted}
      <div className={rows === null ? 'mt-4 min-h-96' : 'mt-4'}>
        <span role="status" className="block text-muted">
          {rows?.length === 0 ? empty : countText(list, names, isDueFirst)}
        </span>
        {failure !== null && (
          <p className="my-3 border-l-8 border-down bg-surface p-4" role="alert">
            {failure}
          </p>
        )}
        {(next !== null || failure !== null) && (
          <Button className="mt-3 w-full" aria-disabled={isLoading} onClick={() => void more()}>
            {buttonText(list)}
          </Button>
        )}
      </div>
      {hasRows && children}
    </section>
  );
}

/** A list of staff's pages: it fetches page after page, says how many rows are shown, and offers more. */
export const PagedRows = <Row extends { readonly id: string }>(props: PagedRowsProps<Row>) => (
  <Rows key={JSON.stringify(props.query)} {...props} />
);
