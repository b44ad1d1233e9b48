import { importProductsApi, previewImportApi } from '../../src/domain/catalogue/admin-catalogue.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { importProducts } from '../services/catalogue/import-products.ts';
import { previewImport } from '../services/catalogue/preview-import.ts';

const preview = staffRoute(previewImportApi, ({ db }) => previewImport(db));

const take = staffRoute(importProductsApi, ({ db, input }, staff) => importProducts(db, staff, input));

export default handle(preview, take);

export const config = {
  path: '/api/admin/catalogue-import',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
