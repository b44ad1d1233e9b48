import { adminQuotesPath } from '../../../paths.ts';
import { createAddressView } from '../ui/address-view.ts';

export const inboxViews = createAddressView(adminQuotesPath);
