import { adminOrdersPath } from '../../../paths.ts';
import { createAddressView } from '../ui/address-view.ts';

export const orderViews = createAddressView(adminOrdersPath);
