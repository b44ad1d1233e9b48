import { orderProductsApi } from '../../../domain/catalogue/admin-products.api.ts';
import { mayAct } from '../../../domain/shared/roles.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { useView, ViewTabs } from '../ui/ViewLink.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { type BuiltPages, NEW_PRODUCT, productViews } from './product-views.ts';

const TABS = [
  ['', 'Products'],
  ['prices', 'Change prices'],
] as const;

function Products({ pages, isOwner }: { readonly pages: BuiltPages; readonly isOwner: boolean }) {
  const view = useView(productViews);
  if (view === null) return null;
  const { id, tab = '' } = view;
  if (id)
    return <ProductEditor key={id} id={id === NEW_PRODUCT ? null : id} pages={pages} isOwner={isOwner} />;
  if (!isOwner) return <ProductList filter={view} pages={pages} isOwner={false} />;
  return (
    <>
      <ViewTabs label="Shop" views={productViews} name="tab" tabs={TABS} shown={tab} />
      {tab === 'prices' ? <ProductPrices /> : <ProductList filter={view} pages={pages} isOwner />}
    </>
  );
}

/** The island of /admin/products. `pages`: those of this build. */
export const ProductsPage = ({ pages }: { readonly pages: BuiltPages }) => (
  <StaffGate page={STAFF_PAGES.products}>
    {({ role }) => <Products pages={pages} isOwner={mayAct(role, orderProductsApi.access)} />}
  </StaffGate>
);
