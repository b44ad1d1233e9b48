import { createQueryView } from '../../../lib/address/address-view.ts';
import { adminProductsPath } from '../../../paths.ts';

export const productViews = createQueryView(adminProductsPath);

/** In place of a product's id: the form for a new one. */
export const NEW_PRODUCT = 'new';

/** The pages of the build that shows this board: a product's address and the number of its last change that the page has. */
export type BuiltPages = Readonly<Record<string, number>>;
