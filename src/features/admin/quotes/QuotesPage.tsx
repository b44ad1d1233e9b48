import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { adminPrivacyPath } from '../../../staff-paths.ts';
import { lazyPart } from '../lazy-part.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { InquiryInbox } from '../inquiries/InquiryInbox.tsx';
import { InquiryView } from '../inquiries/InquiryView.tsx';
import { inboxViews, InboxLink } from './InboxLink.tsx';
import { QuoteInbox } from './QuoteInbox.tsx';

const QuoteView = lazyPart(async () => (await import('./QuoteView.tsx')).QuoteView);

const TABS = [
  { label: 'Requests', tab: '' },
  { label: 'Merchandise inquiries', tab: 'inquiries' },
] as const;

function Shown({ view, staff }: { readonly view: QueryView; readonly staff: StaffSession }) {
  const { tab, id, ...filter } = view;
  if (tab === 'inquiries') return id ? <InquiryView key={id} id={id} /> : <InquiryInbox filter={filter} />;
  return id ? <QuoteView key={id} id={id} staff={staff} /> : <QuoteInbox filter={filter} />;
}

function Inboxes({ staff }: { readonly staff: StaffSession }) {
  const view = useStore(inboxViews.$view);
  useEffect(() => inboxViews.follow(), []);
  if (view === null) return null;
  return (
    <>
      <nav aria-label="Inboxes" className="mt-6 flex flex-wrap gap-2">
        {TABS.map(({ label, tab }) => (
          <InboxLink
            key={label}
            view={{ tab }}
            className="button button-line staff-tab"
            current={tab === (view['tab'] ?? '')}
          >
            {label}
          </InboxLink>
        ))}
        <a href={adminPrivacyPath} className="button button-line staff-tab">
          Data requests
        </a>
      </nav>
      <Shown view={view} staff={staff} />
    </>
  );
}

/** The island of /admin/quotes. */
export const QuotesPage = () => (
  <StaffGate page={STAFF_PAGES.quotes}>{(staff) => <Inboxes staff={staff} />}</StaffGate>
);
