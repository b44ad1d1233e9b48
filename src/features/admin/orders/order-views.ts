import { createQueryView } from '../../../lib/address-view.ts';
import { adminOrdersPath } from '../../../paths.ts';

export const orderViews = createQueryView(adminOrdersPath);
