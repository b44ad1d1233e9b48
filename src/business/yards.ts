// Owners change these in the editor (/admin/content), which writes src/content/yards and src/content/holidays.json.
import holidays from '../content/holidays.json' with { type: 'json' };
import { YARD_FILES } from './yard-files.ts';

/** Opening hours in the yards' own zone, "HH:MM" on a 24-hour clock. The closing minute counts as closed. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

export interface SpecialDay {
  /** ISO date in America/New_York. */
  readonly date: string;
  /** null: closed all day. */
  readonly hours: OpeningHours | null;
  readonly reason: string;
}

/** On which days, and from when to when, somebody at a yard speaks Spanish. */
export type SpanishHours = Readonly<
  Partial<Record<'weekdays' | 'saturday' | 'sunday', OpeningHours | null | undefined>>
>;

/** All yards are in it, and most of what comes to them. */
export const HOME_STATE = 'GA';

export type YardId = keyof typeof YARD_FILES;

export interface Yard {
  readonly id: YardId;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: typeof HOME_STATE;
  readonly zip: string;
  /** E.164 */
  readonly phone: string;
  readonly weekdays: OpeningHours;
  readonly saturday: OpeningHours;
  readonly sunday: OpeningHours | null;
  readonly note?: string;
  /** Absent: nobody is promised to speak it. */
  readonly spanish?: SpanishHours;
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly featured: boolean;
  /** These override the weekly hours in every badge, text and structured data. */
  readonly specialDays: readonly SpecialDay[];
}

/** A yard as its file has it: no `sunday` where it is closed that day. YARD_FILES has them in their `order`. */
export interface YardEntry extends Omit<
  Yard,
  'id' | 'state' | 'sunday' | 'note' | 'spanish' | 'featured' | 'specialDays'
> {
  readonly note?: string | undefined;
  readonly spanish?: SpanishHours | null | undefined;
  readonly sunday?: OpeningHours | null | undefined;
}

/** Without hours: closed all day. */
export interface HolidayEntry extends Omit<SpecialDay, 'hours'> {
  readonly hours?: OpeningHours | null | undefined;
}

const ENTRIES: Readonly<Record<YardId, YardEntry>> = YARD_FILES;

export const YARD_IDS = Object.keys(ENTRIES) as readonly YardId[];

// readYards has refused a folder without any.
export const MAIN_YARD = YARD_IDS[0] as YardId;

/** Days on which all yards have other hours. */
export const HOLIDAYS: readonly SpecialDay[] = (
  (holidays as { readonly days?: readonly HolidayEntry[] }).days ?? []
).map((day) => ({
  ...day,
  hours: day.hours ?? null,
}));

/** A yard of its file's content. */
export const yardOf = (id: YardId, { note, spanish, ...entry }: YardEntry): Yard => ({
  ...entry,
  ...(note === undefined ? {} : { note }),
  ...(spanish ? { spanish } : {}),
  id,
  state: HOME_STATE,
  sunday: entry.sunday ?? null,
  featured: id === MAIN_YARD,
  specialDays: HOLIDAYS,
});

export const YARDS: readonly Yard[] = YARD_IDS.map((id) => yardOf(id, ENTRIES[id]));

/** The name of a yard; the id if the yard no longer exists. Only staff see requests that name none. */
export const yardName = (id: string | null): string =>
  id === null ? 'Any yard' : (YARDS.find((yard) => yard.id === id)?.name ?? id);

/** The schedule that general pages show: the main yard's. */
export const GENERAL_HOURS: Pick<Yard, 'weekdays' | 'saturday' | 'sunday'> = yardOf(
  MAIN_YARD,
  ENTRIES[MAIN_YARD],
);

/** What a choice of a yard offers. */
export const YARD_CHOICES = YARDS.map(({ id, name }) => [id, name] as const);
