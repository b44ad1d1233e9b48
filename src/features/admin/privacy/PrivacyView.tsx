import { useState } from 'react';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { type PrivacyDetail, readPrivacyRequestApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { PRIVACY_KIND_NAMES } from '../../../domain/privacy/privacy-state.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { staffTime } from '../staff-text.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';
import { yardName } from '../../../business/yards.ts';
import { useStaffData } from '../use-staff-data.ts';
import { ClosePrivacy, ConfirmPerson } from './ClosePrivacy.tsx';
import { CopyButtons, FoundRecords } from './FoundRecords.tsx';
import { DeletePerson, DeletionParts } from './DeletePerson.tsx';
import { PRIVACY_STATE_TEXTS, type PrivacyPartProps, privacyViews } from './privacy-words.ts';
import { PrivacyStanding } from './PrivacyInbox.tsx';
import { LanguageBadge } from '../ui/inbox.tsx';

interface ContactProps {
  readonly label: string;
  readonly value: string | null;
  readonly confirmedAt: string | null;
  readonly by: string;
}

function Contact({ label, value, confirmedAt, by }: ContactProps) {
  if (value === null) return null;
  return (
    <div>
      <dt className="font-bold">{label}</dt>
      <dd className="wrap-anywhere">
        {value}
        <span className="block text-muted">
          {confirmedAt ? `Confirmed ${by}, ${staffTime(confirmedAt)}` : 'Not confirmed, so not searched'}
        </span>
      </dd>
    </div>
  );
}

function PrivacyFacts({ request }: { readonly request: PrivacyDetail }) {
  const title = useFocusOnce();
  const { kind, name, email, phone, details, yardId, createdAt, confirmedBy, closedAt, closedBy, note } =
    request;
  return (
    <div className="staff-card">
      <h2 ref={title} tabIndex={-1}>
        {PRIVACY_KIND_NAMES[kind]}
      </h2>
      <p className="mt-2 text-xl">
        <PrivacyStanding row={request} />
      </p>
      <p>
        {PRIVACY_STATE_TEXTS[request.state]}
        {request.suspectedSpam && <span> · suspected spam</span>}
      </p>
      <dl className="mt-4 grid gap-3 md:grid-cols-2">
        <div>
          <dt className="font-bold">Name</dt>
          <dd className="wrap-anywhere">
            <span>{name ?? 'Deleted'}</span> <LanguageBadge locale={request.locale} />
          </dd>
        </div>
        <Contact label="Email" value={email} confirmedAt={request.emailConfirmedAt} by="by email" />
        <Contact
          label="Phone"
          value={phone}
          confirmedAt={request.phoneConfirmedAt}
          by={`by ${confirmedBy ?? 'staff'}`}
        />
        <div>
          <dt className="font-bold">Received</dt>
          <dd>
            <time dateTime={createdAt}>{staffTime(createdAt)}</time>
            {yardId && <span>{`, ${yardName(yardId)}`}</span>}
          </dd>
        </div>
      </dl>
      {details && <p className="mt-4 border-l-8 border-copper pl-3 whitespace-pre-line">{details}</p>}
      {closedAt && (
        <p className="mt-4">
          Closed by {closedBy}, {staffTime(closedAt)}
          {note && <span>{`: ${note}`}</span>}
        </p>
      )}
    </div>
  );
}

function Actions({ request, reload, staff }: PrivacyPartProps & { readonly staff: StaffSession }) {
  const { state, kind, phone, phoneConfirmedAt, needsSecondPerson, erased } = request;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  if (erased) {
    return (
      <section className="staff-card" aria-labelledby="erased-title">
        <h2 id="erased-title">What we did</h2>
        <DeletionParts parts={erased} />
      </section>
    );
  }
  if (state === 'done' || state === 'refused') return null;
  return (
    <>
      {phone && !phoneConfirmedAt && <ConfirmPerson request={request} reload={reload} />}
      {state === 'confirmed' && needsSecondPerson && (
        <p className="staff-card font-bold">
          You confirmed this number yourself, so someone else has to answer. You can still refuse the request.
        </p>
      )}
      {state === 'confirmed' && !needsSecondPerson && (
        <>
          <FoundRecords id={request.id} leftOut={leftOut} setLeftOut={setLeftOut} />
          <CopyButtons request={request} role={staff.role} leftOut={leftOut} />
          {kind === 'deletion' && (
            <DeletePerson
              key={leftOut.join(',')}
              request={request}
              reload={reload}
              role={staff.role}
              leftOut={leftOut}
            />
          )}
        </>
      )}
      <ClosePrivacy request={request} reload={reload} />
    </>
  );
}

export function PrivacyView({ id, staff }: { readonly id: string; readonly staff: StaffSession }) {
  const remote = useStaffData(readPrivacyRequestApi, { params: { id } });
  return (
    <>
      <ViewLink
        views={privacyViews}
        view={{}}
        className="mt-4 inline-flex min-h-12 items-center text-link underline"
      >
        All data requests
      </ViewLink>
      <LoadState {...remote} waiting="min-h-96" />
      {remote.value && (
        <div className="grid gap-6">
          <PrivacyFacts request={remote.value} />
          <Actions request={remote.value} reload={remote.reload} staff={staff} />
        </div>
      )}
    </>
  );
}
