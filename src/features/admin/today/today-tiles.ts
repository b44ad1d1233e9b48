import type { Today } from '../../../domain/admin/admin-today.api.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { JOBS } from '../../../domain/shared/jobs.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { adminPrivacyPath } from '../../../paths.ts';
import { dueText } from '../privacy/privacy-words.ts';
import { mayOpen, STAFF_PAGES, type StaffPage } from '../staff-pages.ts';
import { yardName } from '../../../business/yards.ts';
import { agoText, counted, durationText, staffTime } from '../staff-text.ts';

export interface Tile {
  readonly title: string;
  readonly figure: string;
  readonly text: string;
  readonly isTrouble: boolean;
  /** Where to fix it; absent if this role cannot. */
  readonly href?: string;
}

const linkTo = (page: StaffPage, role: StaffRole) => (mayOpen(role, page) ? { href: page.href } : {});

interface WaitingFigures {
  readonly waiting: number;
  readonly overdue: number;
  readonly dueAt: string | null;
}

/** How many wait, and when the first is due. */
function waitingTile(title: string, { waiting, overdue, dueAt }: WaitingFigures, now: string): Tile {
  const left = dueAt ? Date.parse(dueAt) - Date.parse(now) : 0;
  const clock =
    left > 0 ? `Next answer due in ${durationText(left)}` : `The most overdue is ${durationText(-left)} late`;
  return {
    title,
    figure: String(waiting),
    text: overdue > 0 ? `${overdue} overdue. ${clock}` : clock,
    isTrouble: overdue > 0,
    href: STAFF_PAGES.quotes.href,
  };
}

/** None, unless somebody asks. Questions about a ticket are its yard's to answer. */
function inquiryTiles({ inquiries, now }: Today): readonly Tile[] {
  if (inquiries.waiting === 0) return [];
  const tile = waitingTile('Inquiries waiting', inquiries, now);
  const yards = inquiries.ofTickets.map(
    ({ yardId, waiting }) => `${yardId ? yardName(yardId) : 'No yard'}: ${waiting}`,
  );
  const tickets = yards.length > 0 ? `. About tickets: ${yards.join(', ')}` : '';
  return [{ ...tile, text: tile.text + tickets, href: `${STAFF_PAGES.quotes.href}?tab=inquiries` }];
}

/** None, unless somebody asks. */
function privacyTiles({ privacyRequests: { open, dueAt }, now }: Today): readonly Tile[] {
  if (!dueAt) return [];
  const { text, isUrgent } = dueText({ dueAt }, new Date(now));
  const title = 'Data requests';
  return [{ title, figure: String(open), text, isTrouble: isUrgent, href: adminPrivacyPath }];
}

const ordersTile = ({ orders }: Today, role: StaffRole): Tile => ({
  title: 'Orders today',
  figure: String(orders.today),
  text: orders.toSend > 0 ? `${orders.toSend} to ship` : 'Nothing to ship',
  isTrouble: false,
  ...linkTo(STAFF_PAGES.orders, role),
});

const priceTile = ({ pricesUpdatedAt: at, now }: Today, role: StaffRole): Tile => ({
  title: 'Prices last updated',
  figure: at ? agoText(Date.parse(now) - Date.parse(at)) : 'None',
  text: at ? staffTime(at) : 'No prices yet',
  isTrouble: at === null,
  ...linkTo(STAFF_PAGES.prices, role),
});

/** None, unless a ticket was voided today. */
const voidTiles = ({ voids }: Today, role: StaffRole): readonly Tile[] =>
  voids === 0
    ? []
    : [
        {
          title: 'Tickets voided today',
          figure: String(voids),
          text: 'See which, by whom and why',
          isTrouble: false,
          ...(mayOpen(role, STAFF_PAGES.tickets) && { href: `${STAFF_PAGES.tickets.href}?voids=yes` }),
        },
      ];

/** What the nightly job deleted because its time was over. */
export function deletionText({ retention, now }: Today): string {
  if (!retention) return 'The nightly deletion hasn’t run in months.';
  const { deleted, late, held, ranAt } = retention;
  const when = agoText(Date.parse(now) - Date.parse(ranAt));
  const sentences = [
    `The nightly deletion ran ${when} and deleted ${counted(deleted, 'old record')}.`,
    late > 0 && `Records past their keep-by date: ${late}.`,
    held > 0 && `Records on legal hold: ${held}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** None, if everything scheduled ran and the nightly deletion left nothing. */
function scheduledTiles({ overdueJobs, retention, now }: Today, askOwner: string): readonly Tile[] {
  const late = overdueJobs.map(({ job, endedAt, failure }) => ({
    title: `${JOBS[job].title}: late`,
    figure: endedAt ? agoText(Date.parse(now) - Date.parse(endedAt)) : 'Never',
    text: `${failure ? 'It keeps failing' : 'It isn’t running'}.${askOwner}`,
    isTrouble: true,
  }));
  if (!retention || retention.late === 0) return late;
  const text = `Records past their keep-by date.${askOwner}`;
  return [...late, { title: 'Nightly deletion', figure: String(retention.late), text, isTrouble: true }];
}

/** A sentence for each problem; empty if there is none. */
function troubleTiles(today: Today, role: StaffRole): readonly Tile[] {
  const { outbox, providers, points } = today;
  const mended = linkTo(STAFF_PAGES.providers, role);
  const askOwner = 'href' in mended ? '' : ' Please tell an owner.';
  const tiles: Tile[] = [];
  if (outbox.failed + outbox.stuck > 0) {
    const text = `${outbox.failed} failed, ${outbox.stuck} delayed.${askOwner}`;
    const figure = String(outbox.failed + outbox.stuck);
    tiles.push({ title: 'Emails and orders that didn’t go out', figure, text, isTrouble: true, ...mended });
  }
  for (const { provider, failure } of providers) {
    const text = `${failure ?? 'Its last call failed'}.${askOwner}`;
    tiles.push({
      title: 'A provider isn’t working',
      figure: providerName(provider),
      text,
      isTrouble: true,
      ...mended,
    });
  }
  if (points && points.differences > 0) {
    const text = `Customers whose points don’t match their history.${askOwner}`;
    tiles.push({ title: 'Points don’t add up', figure: String(points.differences), text, isTrouble: true });
  }
  return [...tiles, ...scheduledTiles(today, askOwner)];
}

/** No request and no order is waiting, and none was paid today: none of those has a tile. */
export const isCaughtUp = ({ quotes, inquiries, privacyRequests, orders }: Today): boolean =>
  quotes.waiting + inquiries.waiting + privacyRequests.open === 0 &&
  orders.today === 0 &&
  orders.toSend === 0;

/** The day's tiles for a role: none for what has nothing to say. */
export function todayTiles(today: Today, role: StaffRole): readonly Tile[] {
  const { quotes, orders } = today;
  return [
    ...(quotes.waiting > 0 ? [waitingTile('Requests waiting', quotes, today.now)] : []),
    ...(orders.today + orders.toSend > 0 ? [ordersTile(today, role)] : []),
    priceTile(today, role),
    ...voidTiles(today, role),
    ...inquiryTiles(today),
    ...privacyTiles(today),
    ...troubleTiles(today, role),
  ];
}
