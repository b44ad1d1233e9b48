import { featuredMerchandiseApi, groupedMerchandiseApi } from '../../domain/catalogue/catalogue.api.ts';
import { merchandiseList } from './merchandise-list.ts';

const grouped = merchandiseList(groupedMerchandiseApi, 'Failed to fetch merchandise');
const featured = merchandiseList(featuredMerchandiseApi, 'Failed to fetch featured items');

/** Everything on sale, with its variants. */
export const $catalogue = grouped.$state;
export const loadCatalogue = grouped.load;
/** For prices that the server has just called outdated, and for Try Again. */
export const reloadCatalogue = grouped.reload;

export const $featured = featured.$state;
export const loadFeatured = featured.load;
export const reloadFeatured = featured.reload;
