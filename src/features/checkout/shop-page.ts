import { loadCatalogue, loadFeatured } from '../catalogue/catalogue.store.ts';
import { startShopView } from './shop-view.store.ts';

// Before React is there: the address is read and the lists are on their way.
startShopView();
void loadFeatured();
void loadCatalogue();
