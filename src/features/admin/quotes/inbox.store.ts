import { paths } from '../../../paths.ts';
import { createAddressView, type View } from '../ui/address-view.ts';

export type InboxView = View;

export const inboxViews = createAddressView(paths.adminQuotes);

export const { $view: $inbox, follow: followAddress, show: showInInbox } = inboxViews;
