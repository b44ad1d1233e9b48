import type { YardId } from '../../business/yards.ts';
import { quoteFilterSchema } from './quote-filter.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { OfferPromise, StaffOffer } from '../offers/admin-offers.api.ts';
import type { EstimateData } from '../estimate/estimate.schema.ts';
import type { OfferStanding } from '../offers/offer-state.ts';
import type { InBoth, Locale } from '../shared/language/locales.ts';
import type { Page } from '../shared/contract/page-cursor.ts';
import type { Callback, Pickup } from './quote.schema.ts';
import { assigneeSchema, noteSchema, stateChangeSchema } from './quote-change.schema.ts';
import type { StoredChoices, StoredFlags } from './request-choices.ts';
import type { StopState } from '../truck/stop-state.ts';
import type { StoredVehicle } from '../vehicles/stored-vehicle.ts';
import type { QuoteKind, QuoteState } from '../shared/quote-state.ts';

/** An offer, as the inbox's list shows it. */
export interface QuoteRowOffer {
  readonly standing: OfferStanding;
  /** The customer has looked at it. */
  readonly isSeen: boolean;
  /** If it is accepted: the day of the pickup, or else the last day on which it is valid. */
  readonly expectedOn: string | null;
}

/** A truck's stop, as the inbox's list shows it. */
interface RowStop {
  readonly truck: string;
  readonly day: string;
  /** Minutes after midnight. */
  readonly startsAt: number;
  readonly state: StopState;
  /** The customer knows this time. */
  readonly isTold: boolean;
}

export interface QuoteRow {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly createdAt: string;
  readonly kind: QuoteKind;
  /** ISO time, with microseconds: of a booked call its time, of any other when our answer is due. */
  readonly dueAt: string;
  /** A pickup's day and window, or a call's day and time; null for a plain quote. */
  readonly booked: { readonly day: string; readonly time: string } | null;
  /** The truck's stop for a pickup, which the customer may have canceled; null: none is planned. */
  readonly stop: RowStop | null;
  readonly name: string;
  /** The language of the page that sent it: that person reads it best. */
  readonly locale: Locale;
  /** +1XXXXXXXXXX */
  readonly phone: string;
  /** A yard's id; null: any. */
  readonly yard: string | null;
  readonly state: QuoteState;
  readonly assigneeName: string | null;
  /** How many have come. */
  readonly photos: number;
  readonly suspectedSpam: boolean;
  /** The newest offer; null without one. */
  readonly offer: QuoteRowOffer | null;
  /** How the description begins. */
  readonly excerpt: string;
}

interface QuoteNote {
  readonly id: string;
  readonly authorName: string;
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
}

/** A change that staff made to a request. */
export interface QuoteChange {
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  readonly actorName: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What staff send to the customer of a request. */
export interface ReadyMade {
  /** The newest offer with the link to it; null if there is none to decide, or if the request is older than its page. */
  readonly offer: InBoth | null;
  readonly mailSubject: InBoth;
  /** "Hello Ada," */
  readonly hello: string;
  /** For the message of an offer. */
  readonly sentences: readonly InBoth[];
}

/** The day of the calendar on which a pickup is planned, or was asked for. */
export interface CalendarDay {
  readonly yard: YardId;
  readonly day: string;
  /** null: it is to be planned. */
  readonly stop: { readonly startsAt: number; readonly truck: string; readonly state: StopState } | null;
}

interface QuotePhoto {
  readonly id: string;
  /** The name of the staff who took it; null: it came with the request. */
  readonly by: string | null;
  /** ISO time. */
  readonly at: string;
}

export interface QuoteDetail
  extends
    Omit<QuoteRow, 'excerpt' | 'photos' | 'offer' | 'stop'>,
    Omit<StoredChoices, 'location'>,
    StoredFlags {
  /** How the newest offer stands; null without one. */
  readonly offer: OfferStanding | null;
  readonly firstName: string;
  readonly email: string | null;
  readonly description: string;
  readonly details: Pickup | Callback | null;
  /** The address has refused our last mail. */
  readonly isMailRefused: boolean;
  readonly photoState: 'none' | 'expected' | 'stored' | 'deleted';
  /** How many the form announced; 0 also for requests older than this number. */
  readonly photosAnnounced: number;
  /** In the order in which they came. */
  readonly photos: readonly QuotePhoto[];
  readonly assigneeId: string | null;
  /** ISO time. */
  readonly answeredAt: string | null;
  /** The estimator's lines; null without an estimate. */
  readonly estimate: EstimateData | null;
  /** The car that is offered; null without one. */
  readonly vehicle: StoredVehicle | null;
  /** Newest first. */
  readonly offers: readonly StaffOffer[];
  /** Of the newest offer, once it is accepted. */
  readonly promise: OfferPromise | null;
  /** If it is won: what the tickets of its accepted offer paid, without voided ones, or else what staff stated. null: not known. */
  readonly wonCents: number | null;
  readonly readyMade: ReadyMade;
  /** null: it asks for no truck, or no truck is set up for it. */
  readonly calendar: CalendarDay | null;
  /** Oldest first. */
  readonly notes: readonly QuoteNote[];
  /** Newest first, without notes. */
  readonly changes: readonly QuoteChange[];
}

/** STAFF_PAGE_LENGTH at a time, newest first; those in the state `new` with the one first that is due first. The query is a QuoteFilter. */
export const listQuotesApi = endpoint('GET /api/admin/quotes', {
  output: answer<Page<QuoteRow>>(),
  access: 'staff',
  query: quoteFilterSchema,
});

export const readQuoteApi = endpoint('GET /api/admin/quotes/:id', {
  output: answer<QuoteDetail>(),
  errors: ['not_found'],
  access: 'staff',
});

/** Answers one of its pictures itself, a JPEG. */
export const readQuotePhotoApi = endpoint('GET /api/admin/quotes/:id/photos/:photo', {
  output: answer<undefined>(),
  errors: ['not_found'],
  access: 'staff',
  file: { type: 'image/jpeg', name: 'photo.jpg' },
});

/**
 * A photo that staff took, for example where a pickup is. The body is the picture, :photo its id, a UUID: a photo sent again is the same one,
 * whatever the body. A request takes QUOTE_PHOTOS_MAX of these, besides those that came with it.
 */
export const addStaffPhotoApi = endpoint('PUT /api/admin/quotes/:id/staff-photos/:photo', {
  output: answer<{ id: string }>(),
  errors: ['not_found', 'no_more_photos', 'too_large', 'unsupported_media_type'],
  access: 'staff',
  body: 'file',
});

/** Safe to repeat. changed_since if its state is no longer `from`. */
export const setQuoteStateApi = endpoint('PUT /api/admin/quotes/:id/state', {
  input: stateChangeSchema,
  output: answer<{ state: QuoteState }>(),
  errors: ['not_found', 'changed_since'],
  seen: 'from',
  access: 'staff',
});

/** Safe to repeat. changed_since if its assignee is no longer `from`. */
export const assignQuoteApi = endpoint('PUT /api/admin/quotes/:id/assignee', {
  input: assigneeSchema,
  output: answer<{ assigneeId: string | null }>(),
  errors: ['not_found', 'changed_since'],
  seen: 'from',
  access: 'staff',
});

/** Answers 201. The browser chooses the note's id: the same note sent twice is one. */
export const addQuoteNoteApi = endpoint('POST /api/admin/quotes/:id/notes', {
  input: noteSchema,
  output: answer<{ id: string }>(),
  errors: ['not_found', 'idempotency_key_reused'],
  access: 'staff',
  status: 201,
});

/**
 * A part of the filtered list as CSV; the first part has the header. The query is a QuoteFilter, `next` leads to the next
 * part, and all parts together have at most STAFF_CSV_MAX_ROWS rows.
 */
export const exportQuotesApi = endpoint('GET /api/admin/quotes-export', {
  output: answer<{ text: string; rows: number; next: string | null }>(),
  access: 'staff',
  query: quoteFilterSchema,
});

/** The staff that a request can be assigned to. */
export const listAssigneesApi = endpoint('GET /api/admin/assignees', {
  output: answer<readonly { id: string; name: string }[]>(),
  access: 'staff',
});
