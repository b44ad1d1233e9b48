import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import {
  assignInquiryApi,
  type InquiryDetail,
  type InquiryRow,
  listInquiriesApi,
  readInquiryApi,
  setInquiryAnsweredApi,
} from '../../../domain/inquiries/admin-inquiries.api.ts';
import { INQUIRY_TYPE_NAMES } from '../../../domain/inquiries/inquiry-type-names.ts';
import { dollarsText } from '../../../domain/shared/numbers/money.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/lists/PagedRows.tsx';
import { TicketDetails } from '../ui/TicketDetails.tsx';
import {
  InboxCard,
  InboxLink,
  inboxQuery,
  inboxViews,
  LanguageBadge,
  NextWaiting,
  noteListed,
  WaitingTime,
} from '../ui/inbox.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';
import { useStaffData } from '../use-staff-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { Assignee } from '../ui/Assignee.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const TAB = { tab: 'inquiries' };

const CHIPS = [
  ['Waiting', TAB],
  ['Mine', { ...TAB, assignee: 'me' }],
  ['Answered', { ...TAB, state: 'answered' }],
  ['All', { ...TAB, state: 'all' }],
] as const;

function InquiryStanding({ dueAt, answeredAt }: Pick<InquiryRow, 'dueAt' | 'answeredAt'>) {
  if (answeredAt) return <strong className="uppercase">Answered</strong>;
  return <WaitingTime dueAt={dueAt} />;
}

const InquiryCard = ({ row }: { readonly row: InquiryRow }) => (
  <InboxCard
    views={inboxViews}
    view={{ tab: 'inquiries', id: row.id }}
    title={row.subject}
    standing={<InquiryStanding {...row} />}
  >
    <p className="break-words">
      {row.name} <LanguageBadge locale={row.locale} /> · {INQUIRY_TYPE_NAMES[row.inquiryType]}
      <span>{` · ${row.assigneeName ?? 'unassigned'}`}</span>
      {row.suspectedSpam && <span> · suspected spam</span>}
    </p>
    <p className="text-muted">
      <time dateTime={row.createdAt}>{staffTime(row.createdAt)}</time>
    </p>
  </InboxCard>
);

export function InquiryInbox({ filter }: { readonly filter: QueryView }) {
  const query = inboxQuery(filter, 'open');
  const view = { ...filter, ...TAB };
  return (
    <>
      <ListFilter
        label="Inquiries"
        views={inboxViews}
        filter={view}
        search={['Name, email or ID', (q) => ({ ...view, q, state: '' })]}
        chips={CHIPS}
        checks={[['spam', 'Suspected spam']]}
      />
      <PagedRows
        call={listInquiriesApi}
        query={query}
        title={query['state'] === 'open' ? 'Waiting' : 'Inquiries'}
        names={['inquiry', 'inquiries']}
        isDueFirst={query['state'] === 'open'}
        empty="No matching inquiries."
        renderRow={(row) => <InquiryCard row={row} />}
        renderFrame={twoColumns}
        onRows={noteListed}
      />
    </>
  );
}

interface InquiryPartsProps {
  readonly inquiry: InquiryDetail;
  readonly reload: () => Promise<void>;
  readonly staff: Pick<StaffSession, 'id'>;
}

export function InquiryParts({ inquiry, reload, staff }: InquiryPartsProps) {
  const title = useFocusOnce();
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const {
    id,
    name,
    locale,
    email,
    phone,
    inquiryType,
    subject,
    message,
    createdAt,
    answeredAt,
    ticket,
    answers,
  } = inquiry;
  const isOpen = answeredAt === null;

  const change = () =>
    run(
      () => staffCall(setInquiryAnsweredApi, { params: { id }, body: { isAnswered: isOpen } }),
      isOpen ? 'Marked as answered' : 'Inquiry reopened',
    );

  return (
    <article className="mt-2">
      <h2 ref={title} tabIndex={-1} className="break-words">
        {subject}
      </h2>
      <div className="staff-card">
        <p className="text-xl">
          <InquiryStanding {...inquiry} />
        </p>
        <p className="mt-2 break-words">
          {name} <LanguageBadge locale={locale} />
        </p>
        <p className="break-words">
          <span>{[email, phone].filter(Boolean).join(', ')}</span>
        </p>
        <p className="text-muted">
          {INQUIRY_TYPE_NAMES[inquiryType]}, <time dateTime={createdAt}>{staffTime(createdAt)}</time>
        </p>
        <p className="mt-4 break-words whitespace-pre-line">{message}</p>
        {ticket && (
          <section aria-labelledby="asked-ticket" className="mt-4 border-l-8 border-copper pl-3">
            <h3 id="asked-ticket" className="text-xl">
              {`Ticket: ${dollarsText(ticket.total)}, ${ticket.customerName ?? 'walk-in'}`}
            </h3>
            <p className="text-muted">{staffTime(ticket.soldAt)}</p>
            <TicketDetails ticket={ticket} />
          </section>
        )}
        {answers.length > 0 && (
          <ol className="mt-4 grid gap-3" aria-label="Answers">
            {answers.map((given) => (
              <li key={given.id} className="border-l-8 border-brass pl-3">
                <p className="break-words whitespace-pre-line">{given.text}</p>
                <p className="text-muted">
                  {given.authorName}, <time dateTime={given.createdAt}>{staffTime(given.createdAt)}</time>
                </p>
              </li>
            ))}
          </ol>
        )}
        {inquiry.isMailRefused && (
          <p className="mt-4 font-bold text-down">Our last email to this address bounced. Please call.</p>
        )}
        {isOpen && (
          <div className="mt-6">
            <AnswerForm
              inquiry={inquiry}
              onAnswered={async () => {
                await reload();
                title.current?.focus();
              }}
            />
          </div>
        )}
        <Button className="mt-4" aria-disabled={isBusy} onClick={() => void change()}>
          {isOpen ? 'Mark as answered' : 'Reopen inquiry'}
        </Button>
        <FormFailure message={refused} className="mt-3" />
        <NextWaiting
          call={listInquiriesApi}
          query={{ state: 'open' }}
          shown={inquiry}
          name="inquiry"
          isDone={answeredAt !== null}
          view={TAB}
        />
      </div>
      <Assignee of={inquiry} call={assignInquiryApi} reload={reload} ownId={staff.id} />
    </article>
  );
}

export function InquiryView({ id, staff }: { readonly id: string; readonly staff: StaffSession }) {
  const inquiry = useStaffData(readInquiryApi, { params: { id } });
  return (
    <>
      <InboxLink
        view={{ tab: 'inquiries' }}
        className="mt-4 inline-flex min-h-12 items-center text-link underline"
      >
        All inquiries
      </InboxLink>
      <LoadState {...inquiry} waiting="min-h-96" />
      {inquiry.value && <InquiryParts inquiry={inquiry.value} reload={inquiry.reload} staff={staff} />}
    </>
  );
}
