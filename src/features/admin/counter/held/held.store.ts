import { atom } from 'nanostores';
import type { ChangedSince } from '../../../../domain/shared/contract/changed-since.ts';
import type { HeldContent } from '../../../../domain/tickets/held/held-ticket.schema.ts';
import {
  type ClosedTicket,
  type HeldTicket,
  holdTicketApi,
  listHeldTicketsApi,
} from '../../../../domain/tickets/held/held-tickets.api.ts';
import { createRemoteData } from '../../../../lib/requests/remote-data.ts';
import { answerTimeout, call, hasCode } from '../../../../lib/requests/request.ts';
import { staffCall } from '../../staff.store.ts';
import type { CounterPlace } from '../practice/counter-place.ts';
import type { SavedTicket, ticketDrafts } from './saved-ticket.ts';

/** Why a ticket of this device is no longer its own: another page has it, or nobody has. */
export type LostTicket =
  | { readonly kind: 'taken'; readonly changed: ChangedSince<HeldTicket> }
  | { readonly kind: 'closed'; readonly closed: ClosedTicket };

type Brought =
  | LostTicket
  | { readonly kind: 'kept'; readonly version: number }
  /** Without a connection it stays on the device, and in practice always. */
  | { readonly kind: 'waits' };

/** The refusal of what somebody else was first at; null for any other. */
export function lostBy(error: unknown): LostTicket | null {
  if (hasCode(error, 'changed_since'))
    return { kind: 'taken', changed: error.figures as ChangedSince<HeldTicket> };
  if (hasCode(error, 'already_done')) return { kind: 'closed', closed: error.figures as ClosedTicket };
  return null;
}

/** Not by staffCall(): nobody pressed anything, so no figure of the page is old, and nobody is asked to sign in while they type. */
async function bring({ yardId, isPractice }: CounterPlace, saved: SavedTicket): Promise<Brought> {
  if (isPractice) return { kind: 'waits' };
  const { id, label, customerId, requestId, holdIds, lines, typed, facts, hand, version: seen } = saved;
  const content = { requestId, ...(holdIds && { holdIds }), lines, typed, facts } as HeldContent;
  try {
    const { version } = await call(holdTicketApi, {
      params: { id },
      body: { yardId, label, customerId, content, hand, seen },
      signal: answerTimeout(),
    });
    return { kind: 'kept', version };
  } catch (error) {
    return lostBy(error) ?? { kind: 'waits' };
  }
}

/** A ticket of the yard, as a page goes on with it under a hand of its own. */
export const savedFrom = ({ id, label, customerId, content, hand, version, updatedAt }: HeldTicket) =>
  ({
    id,
    label,
    customerId,
    ...content,
    hand,
    version,
    savedAt: Date.parse(updatedAt),
  }) as SavedTicket;

/** The tickets of a yard that nobody has recorded: the server has them, and this device has what it could not bring there yet. */
export function createHeldTickets(place: CounterPlace, drafts: ReturnType<typeof ticketDrafts>) {
  /** By the ids of tickets on this device. */
  const $lost = atom<ReadonlyMap<string, LostTicket>>(new Map());
  const $device = atom(drafts.fresh());
  let inHandId: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Writes about tickets never overtake each other. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  const without = (id: string) => new Map([...$lost.get()].filter(([each]) => each !== id));
  const read = () => $device.set(drafts.fresh());
  function forget(id: string): void {
    $lost.set(without(id));
    drafts.drop(id);
    read();
  }

  /** Brings what this device has to the server, and lets go of it there. */
  async function bringAll(): Promise<void> {
    for (const saved of drafts.fresh()) {
      if (saved.id === inHandId || $lost.get().has(saved.id)) continue;
      const brought = await bring(place, saved);
      if (brought.kind === 'waits') return;
      if (brought.kind !== 'kept') $lost.set(new Map([...$lost.get(), [saved.id, brought]]));
      // Another tab may have changed it since.
      else if (drafts.fresh().some(({ id, savedAt }) => id === saved.id && savedAt === saved.savedAt))
        drafts.drop(saved.id);
    }
    read();
  }

  const list = createRemoteData(
    async () => {
      await inTurn(bringAll);
      return place.isPractice ? [] : staffCall(listHeldTicketsApi, { query: { yard: place.yardId } });
    },
    { first: [] },
  );
  return {
    /** Of the yard, after this device has brought its own. */
    list,
    /** What only this device has. */
    $device,
    $lost,
    read,
    inTurn,
    forget,
    /** Brings the ticket in hand. */
    bringOne: (saved: SavedTicket) => inTurn(() => bring(place, saved)),
    /** The page weighs this one: it stays on the device, too. */
    setInHand: (id: string | null) => {
      inHandId = id;
    },
    /** What this device has of a ticket replaces what another page made of it. */
    insist(saved: SavedTicket, version: number): void {
      drafts.save({ ...saved, version });
      $lost.set(without(saved.id));
      read();
      void list.reload();
    },
  };
}
