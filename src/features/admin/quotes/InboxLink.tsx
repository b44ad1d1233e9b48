import { ViewLink, type ViewLinkProps } from '../ui/ViewLink.tsx';
import { inboxViews } from './inbox-views.ts';

/** A link within the inbox. */
export const InboxLink = (props: Omit<ViewLinkProps, 'views'>) => <ViewLink views={inboxViews} {...props} />;
