import type { WordRecord } from '../../domain/our-word/our-word.api.ts';
import { badShare, goodShare } from '../../domain/our-word/shares.ts';
import { groupedNumber } from '../../domain/shared/numbers/typed-number.ts';
import { ourWordTexts as texts } from './texts.ts';

interface WordLine {
  /** "98.7%", "42 min" */
  readonly figure: string;
  readonly text: string;
  /** What belongs to it, in sentences. */
  readonly notes: readonly string[];
}

const counted = (count: number): string => groupedNumber(String(count));

function paidLine({ tickets, asPosted, below, uncompared }: NonNullable<WordRecord['paid']>): WordLine {
  const reasons = below
    .toSorted((one, other) => other.tickets - one.tickets)
    .map(({ reason, tickets: count }) => `${texts.reasonNames[reason]} ${counted(count)}`);
  return {
    figure: `${goodShare(asPosted, tickets)}%`,
    text: texts.paid(counted(tickets)),
    notes: [
      ...(reasons.length > 0 ? [texts.reasons(reasons.join(', '))] : []),
      ...(uncompared > 0 ? [texts.uncompared(counted(uncompared))] : []),
    ],
  };
}

const LINES: {
  readonly [Key in keyof typeof texts.names]: (figure: NonNullable<WordRecord[Key]>) => WordLine;
} = {
  paid: paidLine,
  offers: ({ accepted, paid, kept }) => ({
    figure: `${goodShare(kept, paid)}%`,
    text: texts.offers(counted(paid)),
    notes: [texts.accepted(counted(accepted))],
  }),
  holds: ({ held, used, kept }) => ({
    figure: `${goodShare(kept, used)}%`,
    text: texts.holds(counted(used)),
    notes: [texts.held(counted(held))],
  }),
  answers: ({ requests, medianMinutes }) => ({
    figure: texts.minutes(medianMinutes),
    text: texts.answers(counted(requests)),
    notes: [],
  }),
  voids: ({ tickets, voided }) => ({
    figure: `${badShare(voided, tickets)}%`,
    text: texts.voids(counted(tickets)),
    notes: [texts.voided(counted(voided))],
  }),
};

const KEYS = Object.keys(LINES) as (keyof typeof LINES)[];

const lineOf = <Key extends keyof typeof LINES>(record: WordRecord, key: Key): WordLine | null => {
  const figure = record[key];
  return figure === null ? null : LINES[key](figure);
};

/** What a record says, figure by figure. */
export const wordLines = (record: WordRecord): readonly WordLine[] =>
  KEYS.flatMap((key) => lineOf(record, key) ?? []);

/** Of which figures there are too few; null: of none. */
export function fewText(record: WordRecord): string | null {
  const names = KEYS.filter((key) => record[key] === null).map((key) => texts.names[key]);
  return names.length > 0 ? texts.few(names.join(', ')) : null;
}
