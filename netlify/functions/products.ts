import {
  addProductApi,
  changeProductApi,
  listProductsApi,
  orderProductsApi,
  previewPricesApi,
  readProductApi,
  setProductPricesApi,
} from '../../src/domain/catalogue/admin-products.api.ts';
import { isUuid } from '../../src/domain/shared/contract/is-uuid.ts';
import { CodedError } from '../lib/http/errors.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { addProduct, changeProduct } from '../services/catalogue/change-product.ts';
import { listShopProducts, orderProducts } from '../services/catalogue/order-products.ts';
import { findProduct } from '../services/catalogue/rows.ts';
import { previewPrices, setProductPrices } from '../services/catalogue/set-product-prices.ts';

export default serve(
  onStaff(listProductsApi, ({ db }) => listShopProducts(db)),
  onStaff(
    addProductApi,
    thenKickOutbox(({ db, input, staff }) => addProduct(db, staff, input)),
  ),
  onStaff(orderProductsApi, ({ db, input, staff }) => orderProducts(db, staff, input)),
  onStaff(previewPricesApi, ({ db, input }) => previewPrices(db, input)),
  onStaff(
    setProductPricesApi,
    thenKickOutbox(({ db, input, staff }) => setProductPrices(db, staff, input.lines)),
  ),
  onStaff(readProductApi, async ({ db, params }) => {
    const found = isUuid(params.id) ? await findProduct(db, params.id) : null;
    if (!found) throw new CodedError('not_found');
    return found;
  }),
  onStaff(
    changeProductApi,
    thenKickOutbox(({ db, input, params, staff }) => changeProduct(db, staff, params.id, input)),
  ),
);

export const config = {
  path: [
    '/api/admin/products',
    '/api/admin/products/order',
    '/api/admin/products/prices/preview',
    '/api/admin/products/prices',
    '/api/admin/products/:id',
  ],
};
