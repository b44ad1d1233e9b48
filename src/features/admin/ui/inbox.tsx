import { type ReactNode, useState } from 'react';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import type { Endpoint } from '../../../domain/shared/contract/endpoint.ts';
import { cursorText, type Page } from '../../../domain/shared/contract/page-cursor.ts';
import { waitingClock } from '../../../domain/quotes/waiting-clock.ts';
import type { InBoth, Locale } from '../../../domain/shared/language/locales.ts';
import { createQueryView, type QueryView } from '../../../lib/address/address-view.ts';
import { adminQuotesPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { useStepKeys } from './lists/RowKeys.tsx';
import { ViewLink, type ViewLinkProps } from './ViewLink.tsx';

/** The views of /admin/quotes. */
export const inboxViews = createQueryView(adminQuotesPath);

export const InboxLink = (props: Omit<ViewLinkProps, 'views'>) => <ViewLink views={inboxViews} {...props} />;

/** A list's query: the state `waiting` unless the view names another. Searches and spam show all states. */
export const inboxQuery = ({ state, ...rest }: QueryView, waiting: string): QueryView => ({
  ...rest,
  state: state === 'all' ? '' : (state ?? (rest['q'] || rest['spam'] ? '' : waiting)),
});

/** What every part of a request's page gets. */
export interface QuotePartProps {
  readonly quote: QuoteDetail;
  /** Called after a write, and if somebody else was first. */
  readonly reload: () => Promise<void>;
}

/** Next to the name of a person who reads Spanish. */
export const LanguageBadge = ({ locale }: { readonly locale: Locale }) =>
  locale === 'es' && (
    <abbr className="inline-block bg-steel px-2 py-1 font-bold text-on-steel" title="Spanish">
      ES
    </abbr>
  );

/** For staff who do not read Spanish: how the mail begins that their button opens. */
export const BeginsInSpanish = ({ mailSubject: { text, english } }: { readonly mailSubject: InBoth }) =>
  english && (
    <p className="basis-full text-muted">
      The email opens in Spanish: <span lang="es">“{text}”</span> ({english})
    </p>
  );

/** How long it takes until something is due, at the time of the first render. */
export function WaitingTime({
  dueAt,
  isCall = false,
}: {
  readonly dueAt: string;
  readonly isCall?: boolean;
}) {
  const [now] = useState(() => Date.now());
  const { text, isLate } = waitingClock(dueAt, now, isCall);
  return <strong className={isLate ? 'text-down' : 'text-up'}>{text}</strong>;
}

interface Waiting {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly dueAt: string;
}

/** The requests of the list that was last shown, in its order. */
let listed: readonly string[] = [];
export const noteListed = (rows: readonly Pick<Waiting, 'id'>[]): void => {
  listed = rows.map(({ id }) => id);
};

interface NextWaitingProps<Row> {
  readonly call: Endpoint<unknown, Page<Row>>;
  /** What waits, in the call's words. */
  readonly query: QueryView;
  readonly shown: Waiting;
  readonly name: 'request' | 'inquiry';
  /** It is answered: the button is there. */
  readonly isDone: boolean;
  /** The inbox of the next one. */
  readonly view: QueryView;
}

/**
 * Opens the request that is due after the one that is shown; after the last, the first. J and K open those next to it in the list
 * that it was opened from, even if it has left that list, or else in the list of what waits.
 */
export function NextWaiting<Row extends Waiting>({
  call,
  query,
  shown,
  name,
  isDone,
  view,
}: NextWaitingProps<Row>) {
  const [said, setSaid] = useState('');
  const rowsAfter = async (after?: string) => (await staffCall(call, { query: { ...query, after } })).rows;
  const find = async (after?: string) => (await rowsAfter(after)).find(({ id }) => id !== shown.id)?.id;
  const due = async () => (await find(cursorText({ at: shown.dueAt, id: shown.id }))) ?? (await find());
  async function neighbor(step: 1 | -1) {
    if (!listed.includes(shown.id)) noteListed(await rowsAfter());
    const at = listed.indexOf(shown.id);
    return listed[at < 0 ? 0 : at + step];
  }
  async function open(choose: () => Promise<string | undefined>, none: string) {
    setSaid('One moment…');
    try {
      const id = await choose();
      setSaid(id ? '' : none);
      if (id) inboxViews.show({ ...view, id });
    } catch (error) {
      setSaid(staffFailure(error));
    }
  }
  useStepKeys((step) => {
    void open(() => neighbor(step), step > 0 ? `This is the last ${name}.` : `This is the first ${name}.`);
  });
  return (
    <p className={isDone || said ? 'mt-4 flex flex-wrap items-center gap-3' : 'sr-only'}>
      {isDone && (
        <Button onClick={() => void open(due, 'No one else is waiting.')}>Next waiting {name}</Button>
      )}
      <span role="status">{said}</span>
    </p>
  );
}

interface InboxCardProps extends Omit<ViewLinkProps, 'className' | 'children'> {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly standing: ReactNode;
  readonly children: ReactNode;
}

/** A request in an inbox: its title leads to its page. */
export const InboxCard = ({ title, badge, standing, children, ...link }: InboxCardProps) => (
  <li className="min-w-0 border-2 border-line bg-surface p-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-2xl wrap-anywhere">
        <ViewLink {...link} className="inline-block min-h-12 py-2 text-link underline">
          {title}
        </ViewLink>{' '}
        {badge}
      </h3>
      {standing}
    </div>
    {children}
  </li>
);
