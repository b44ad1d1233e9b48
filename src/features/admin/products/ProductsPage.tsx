import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { type BuiltPages, NEW_PRODUCT, productViews } from './product-views.ts';

const TABS = [
  { label: 'Products', tab: '' },
  { label: 'Change prices', tab: 'prices' },
] as const;

function Products({ pages }: { readonly pages: BuiltPages }) {
  const view = useStore(productViews.$view);
  useEffect(() => productViews.follow(), []);
  if (view === null) return null;
  const { id, tab = '' } = view;
  if (id) return <ProductEditor key={id} id={id === NEW_PRODUCT ? null : id} pages={pages} />;
  return (
    <>
      <nav aria-label="Shop" className="mt-6 flex flex-wrap gap-2">
        {TABS.map((each) => (
          <ViewLink
            key={each.label}
            views={productViews}
            view={{ tab: each.tab }}
            className="button button-line staff-tab"
            current={tab === each.tab}
          >
            {each.label}
          </ViewLink>
        ))}
      </nav>
      {tab === 'prices' ? <ProductPrices /> : <ProductList filter={view} pages={pages} />}
    </>
  );
}

/** The island of /admin/products. `pages`: those of this build. */
export const ProductsPage = ({ pages }: { readonly pages: BuiltPages }) => (
  <StaffGate page={STAFF_PAGES.products}>{() => <Products pages={pages} />}</StaffGate>
);
