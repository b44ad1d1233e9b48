import { runEditorQueryApi } from '../../src/domain/blog/admin-editor.api.ts';
import { addProductPictureApi } from '../../src/domain/catalogue/admin-products.api.ts';
import { addStaffPhotoApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { runEditorQuery } from '../services/blog/run-editor-query.ts';
import { addProductPicture } from '../services/catalogue/add-product-picture.ts';
import { addStaffPhoto } from '../services/quotes/add-quote-photos.ts';

// Apart from the other calls about products, requests and content, as reading a picture takes 19 MB of libvips.
export default serve(
  onStaff(addProductPictureApi, ({ request }) => addProductPicture(request)),
  onStaff(addStaffPhotoApi, ({ db, params, staff, request }) =>
    addStaffPhoto(db, staff, { quoteId: params.id, photoId: params.photo, request }),
  ),
  onStaff(runEditorQueryApi, ({ db, request, staff }) => runEditorQuery(db, staff, request)),
);

export const config = {
  path: [
    '/api/admin/product-pictures',
    '/api/admin/quotes/:id/staff-photos/:photo',
    '/api/admin/blog/github/graphql',
  ],
};
