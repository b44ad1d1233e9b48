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

export type YardId = 'griffin' | 'newnan' | 'atlanta';

export interface Yard {
  readonly id: YardId;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: 'GA';
  readonly zip: string;
  /** E.164 */
  readonly phone: string;
  readonly weekdays: OpeningHours;
  readonly saturday: OpeningHours;
  readonly sunday: OpeningHours | null;
  readonly note?: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly featured: boolean;
  /** These override the weekly hours in every badge, text and structured data. */
  readonly specialDays: readonly SpecialDay[];
}

/** Days on which all three yards have other hours. Extend it each fall. */
const HOLIDAYS: readonly SpecialDay[] = [
  { date: '2026-11-26', hours: null, reason: 'Thanksgiving Day' },
  { date: '2026-12-25', hours: null, reason: 'Christmas Day' },
  { date: '2027-01-01', hours: null, reason: "New Year's Day" },
  { date: '2027-05-31', hours: null, reason: 'Memorial Day' },
  { date: '2027-07-05', hours: null, reason: 'Independence Day (observed)' },
  { date: '2027-09-06', hours: null, reason: 'Labor Day' },
  { date: '2027-11-25', hours: null, reason: 'Thanksgiving Day' },
  { date: '2027-12-25', hours: null, reason: 'Christmas Day' },
];

const SATURDAY: OpeningHours = { opens: '08:00', closes: '12:30' };

export const YARDS: readonly Yard[] = [
  {
    id: 'griffin',
    name: 'Griffin GA',
    street: '1200 Foundry Road',
    city: 'Griffin',
    state: 'GA',
    zip: '30223',
    phone: '+17705550142',
    weekdays: { opens: '08:00', closes: '16:30' },
    saturday: SATURDAY,
    sunday: null,
    note: 'Drive-on truck scale and car unloading',
    coordinates: { lat: 33.2468, lng: -84.2641 },
    featured: true,
    specialDays: HOLIDAYS,
  },
  {
    id: 'newnan',
    name: 'Newnan GA',
    street: '480 Millard Works Drive',
    city: 'Newnan',
    state: 'GA',
    zip: '30263',
    phone: '+17705550143',
    weekdays: { opens: '08:00', closes: '16:30' },
    saturday: SATURDAY,
    sunday: null,
    coordinates: { lat: 33.3807, lng: -84.7997 },
    featured: false,
    specialDays: HOLIDAYS,
  },
  {
    id: 'atlanta',
    name: 'Atlanta GA',
    street: '915 Railyard Street SW',
    city: 'Atlanta',
    state: 'GA',
    zip: '30310',
    phone: '+17705550144',
    weekdays: { opens: '08:00', closes: '16:00' },
    saturday: SATURDAY,
    sunday: null,
    note: 'Gate closes at 4:00 PM on weekdays',
    coordinates: { lat: 33.7277, lng: -84.4211 },
    featured: false,
    specialDays: HOLIDAYS,
  },
];

/** The schedule that general pages show. */
export const GENERAL_HOURS = {
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: SATURDAY,
} as const;
