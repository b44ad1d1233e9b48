import { runEditorQueryApi } from '../../src/domain/blog/admin-editor.api.ts';
import { addProductPictureApi } from '../../src/domain/catalogue/admin-products.api.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { runEditorQuery } from '../services/blog/run-editor-query.ts';
import { addProductPicture } from '../services/catalogue/add-product-picture.ts';

// Apart from the other calls about products and content, as reading a picture takes 19 MB of libvips.
export default serve(
  onStaff(addProductPictureApi, ({ request }) => addProductPicture(request)),
  onStaff(runEditorQueryApi, ({ db, request, staff }) => runEditorQuery(db, staff, request)),
);

export const config = { path: ['/api/admin/product-pictures', '/api/admin/blog/github/graphql'] };
