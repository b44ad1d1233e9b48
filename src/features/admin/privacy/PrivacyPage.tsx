import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { adminQuotesPath } from '../../../paths.ts';
import { StaffGate } from '../StaffGate.tsx';
import { useView } from '../ui/ViewLink.tsx';
import { PRIVACY_PAGE, privacyViews } from './privacy-words.ts';
import { PrivacyInbox } from './PrivacyInbox.tsx';
import { PrivacyView } from './PrivacyView.tsx';

function Shown({ staff }: { readonly staff: StaffSession }) {
  const view = useView(privacyViews);
  if (view === null) return null;
  const { id, state } = view;
  if (id) return <PrivacyView key={id} id={id} staff={staff} />;
  return (
    <>
      <p className="mt-6">
        <a href={adminQuotesPath} className="button button-line">
          Back to the inboxes
        </a>
      </p>
      <PrivacyInbox state={state ?? 'open'} />
    </>
  );
}

/** The island of /admin/privacy. */
export const PrivacyPage = () => (
  <StaffGate page={PRIVACY_PAGE}>{(staff) => <Shown staff={staff} />}</StaffGate>
);
