import { loadCatalogue, loadFeatured } from '../../catalogue/catalogue.store.ts';
import { startShopView } from './shop-view.store.ts';

// Runs before React: reads the URL and starts loading the lists.
startShopView();
void loadFeatured();
void loadCatalogue();
