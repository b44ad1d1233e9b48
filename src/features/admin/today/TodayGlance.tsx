import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readTodayApi } from '../../../domain/admin/admin-today.api.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { createRemoteData } from '../../../lib/requests/remote-data.ts';
import { keepFresh } from '../keep-fresh.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { PaidToday } from './PaidToday.tsx';
import { deletionText, isCaughtUp, type Tile, todayTiles } from './today-tiles.ts';

const today = createRemoteData(() => staffCall(readTodayApi));

function TileCard({ tile: { title, figure, text, isTrouble, href } }: { readonly tile: Tile }) {
  return (
    <li className={`border-l-8 bg-surface p-4 ${isTrouble ? 'border-down' : 'border-copper'}`}>
      <h3 className="text-lg">
        {href ? (
          <a className="flex min-h-12 items-center underline" href={href}>
            {title}
          </a>
        ) : (
          <span className="flex min-h-12 items-center">{title}</span>
        )}
      </h3>
      <p className="text-3xl font-bold tabular-nums">{figure}</p>
      <p className={isTrouble ? 'font-bold text-down' : 'text-muted'}>{text}</p>
    </li>
  );
}

/** The day's figures. */
export function TodayGlance({ role }: { readonly role: StaffRole }) {
  const shown = useStore(today.$state);
  useEffect(() => keepFresh(today), []);
  const { value } = shown;
  const deletion = value && deletionText(value);
  return (
    <section id="today" className="mt-6 scroll-mt-4" aria-labelledby="today-title">
      <h2 id="today-title">At a glance</h2>
      <LoadState {...shown} reload={today.reload} waiting="mt-3 min-h-40" />
      {value && <PaidToday paid={value.paid} />}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {value &&
          todayTiles(value, role).map((tile) => <TileCard key={tile.title + tile.figure} tile={tile} />)}
      </ul>
      {value && isCaughtUp(value) && (
        <p className="mt-4 font-bold text-up">All caught up: no requests waiting, nothing to ship.</p>
      )}
      {deletion && <p className="mt-4 text-muted">{deletion}</p>}
    </section>
  );
}
