import { createQueryView } from '../../../lib/address-view.ts';
import { adminQuotesPath } from '../../../staff-paths.ts';
import { ViewLink, type ViewLinkProps } from '../ui/ViewLink.tsx';

export const inboxViews = createQueryView(adminQuotesPath);

export const InboxLink = (props: Omit<ViewLinkProps, 'views'>) => <ViewLink views={inboxViews} {...props} />;
