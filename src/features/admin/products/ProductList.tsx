import {
  listProductsApi,
  orderProductsApi,
  type ProductRow,
} from '../../../domain/catalogue/admin-products.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../act.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { isProductShown, lowText, moved, stateOf } from './product-list.ts';
import { type BuiltPages, NEW_PRODUCT, productViews } from './product-views.ts';

const FILTERS = [
  ['category', 'Category', [['', 'All'], ...Object.entries(CATEGORY_NAMES)]],
  [
    'sale',
    'Status',
    [
      ['', 'All'],
      ['yes', 'Active'],
      ['no', 'Hidden'],
      ['low', 'Low or sold out'],
    ],
  ],
] as const;

interface RowProps {
  readonly row: ProductRow;
  readonly pages: BuiltPages;
  /** Undefined at the ends, and while a filter hides the neighbors. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

function Row({ row, pages, onMove }: RowProps) {
  const { id, name, category, image, fromCents, toCents, kindCount, isFeatured } = row;
  const price =
    fromCents === toCents ? moneyText(fromCents) : `${moneyText(fromCents)} to ${moneyText(toCents)}`;
  const low = lowText(row);
  const follows = pages[row.slug] !== row.pageVersion;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 border-t-2 border-line py-3">
      <img src={image} alt="" className="size-16 bg-sunken" width="64" height="64" loading="lazy" />
      <div className="min-w-0">
        <h3 className="text-xl">
          <ViewLink views={productViews} view={{ id }} className="flex min-h-11 items-center underline">
            {name}
          </ViewLink>
        </h3>
        <p>
          {CATEGORY_NAMES[category]}, {counted(kindCount, 'variant')}, {price}
        </p>
        <p className="text-muted">{stateOf(row)}</p>
        {low !== null && <p className="font-bold">{low}</p>}
        {isFeatured && <p className="text-muted">Featured</p>}
        {follows && <p className="font-bold">Publishing… live in about 3 minutes</p>}
      </div>
      {onMove && (
        <div className="grid gap-1">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              className="px-3"
              aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
              onClick={() => onMove(by)}
            >
              <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} />
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

interface ProductListProps {
  readonly filter: QueryView;
  readonly pages: BuiltPages;
  /** The office counts what is there. */
  readonly isOwner: boolean;
}

/** All products in the shop's order. */
export function ProductList({ filter, pages, isOwner }: ProductListProps) {
  const products = useStaffData(listProductsApi);
  const { value, reload } = products;
  const { run, refused } = useAct(reload);
  const rows = value ?? [];
  const shown = rows.filter((row) => isProductShown(row, filter));
  const isWhole = shown.length === rows.length;
  const move = (row: ProductRow, by: -1 | 1) => {
    const before = rows.map(({ id }) => id);
    const after = moved(before, row.id, by);
    void run(() => staffCall(orderProductsApi, { body: { before, after } }), `${row.name} moved`);
  };
  return (
    <>
      <ListFilter
        label="Products"
        views={productViews}
        filter={filter}
        search={['Name', (q) => ({ ...filter, q })]}
        selects={FILTERS}
      />
      {isOwner && (
        <ViewLink views={productViews} view={{ id: NEW_PRODUCT }} className="button button-signal mt-4">
          Add a product
        </ViewLink>
      )}
      <LoadState {...products} waiting="mt-4 min-h-96" />
      <FormFailure message={refused} className="mt-3" />
      {value && (
        <>
          <span role="status" className="mt-4 block text-muted">
            {counted(shown.length, 'product')}
          </span>
          <h2 className="sr-only">Products in shop order</h2>
          <ul className="mt-2 bg-surface px-3">
            {shown.map((row) => (
              <Row
                key={row.id}
                row={row}
                pages={pages}
                onMove={isOwner && isWhole ? (by) => move(row, by) : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
