import { addProductPictureApi } from '../../src/domain/catalogue/admin-products.api.ts';
import { serve } from '../lib/serve.ts';
import { onStaff } from '../lib/staff-routes.ts';
import { addProductPicture } from '../services/catalogue/add-product-picture.ts';

// Apart from the other calls about products, as drawing takes 19 MB of libvips.
export default serve(onStaff(addProductPictureApi, ({ request }) => addProductPicture(request)));

export const config = { path: ['/api/admin/product-pictures'] };
