import { createQueryView } from '../../../lib/address-view.ts';
import { adminQuotesPath } from '../../../paths.ts';

export const inboxViews = createQueryView(adminQuotesPath);
