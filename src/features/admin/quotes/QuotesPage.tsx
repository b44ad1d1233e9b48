import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { adminPrivacyPath } from '../../../paths.ts';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { InquiryInbox, InquiryView } from '../inquiries/InquiryView.tsx';
import { QuoteInbox } from './QuoteInbox.tsx';
import { inboxViews } from '../ui/inbox.tsx';
import { useView, ViewTabs } from '../ui/ViewLink.tsx';

const QuoteView = lazyPart(async () => (await import('./QuoteView.tsx')).QuoteView);

const TABS = [
  ['', 'Requests'],
  ['inquiries', 'Inquiries'],
] as const;

function Shown({ view, staff }: { readonly view: QueryView; readonly staff: StaffSession }) {
  const { tab, id, ...filter } = view;
  if (tab === 'inquiries')
    return id ? <InquiryView key={id} id={id} staff={staff} /> : <InquiryInbox filter={filter} />;
  return id ? <QuoteView key={id} id={id} staff={staff} /> : <QuoteInbox filter={filter} />;
}

function Inboxes({ staff }: { readonly staff: StaffSession }) {
  const view = useView(inboxViews);
  if (view === null) return null;
  return (
    <>
      <ViewTabs label="Inboxes" views={inboxViews} name="tab" tabs={TABS} shown={view['tab'] ?? ''}>
        <a href={adminPrivacyPath} className="button button-line staff-tab">
          Data requests
        </a>
      </ViewTabs>
      <Shown view={view} staff={staff} />
    </>
  );
}

/** The island of /admin/quotes. */
export const QuotesPage = () => (
  <StaffGate page={STAFF_PAGES.quotes}>{(staff) => <Inboxes staff={staff} />}</StaffGate>
);
