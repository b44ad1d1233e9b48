/** The yards' zone. Hours, birthdays and days are counted here, never in the viewer's or the server's zone. */
export const YARD_ZONE = 'America/New_York';

// Made on first use: loading a zone takes 10 ms, which a function's start need not wait for.
let formatter: Intl.DateTimeFormat | undefined;
const partsOf = (at: Date): Intl.DateTimeFormatPart[] => {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: YARD_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return formatter.formatToParts(at);
};

export interface NewYorkMoment {
  /** ISO date, "2026-11-21". */
  readonly date: string;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** Minutes since local midnight on the clock. */
  readonly minutes: number;
}

export function inNewYork(at: Date): NewYorkMoment {
  const part = Object.fromEntries(partsOf(at).map(({ type, value }) => [type, value]));
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  return {
    date,
    weekday: weekdayOf(date),
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

/** 0 Sunday … 6 Saturday, of an ISO date. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T12:00:00Z`).getUTCDay();
}

/** The ISO date `days` after another. */
export function addDays(isoDate: string, days: number): string {
  const noon = new Date(`${isoDate}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
