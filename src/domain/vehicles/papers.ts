import {
  SWORN_STATEMENT_MAX_USD,
  SWORN_STATEMENT_MODEL_YEARS,
  SWORN_STATEMENT_TRAILER_MAX_USD,
} from '../../business/constants.ts';
import type { Cents } from '../shared/numbers/money.ts';

export const VEHICLE_TITLES = ['in_my_name', 'lost', 'signed_over', 'someone_elses', 'lien', 'none'] as const;
export type VehicleTitle = (typeof VEHICLE_TITLES)[number];

/** What somebody is told about the papers of a car. */
export type PapersAdvice =
  | 'bring_title'
  /** Signed over to the seller, who never registered it. */
  | 'bring_signed_title'
  | 'sworn_statement'
  | 'replacement_title'
  /** Old enough for the sworn statement, if staff find that it is worth little enough. */
  | 'ask_sworn_statement'
  | 'lien_release'
  | 'owner_comes'
  | 'id_name_matches'
  /** It is towed. */
  | 'for_the_driver';

interface Papers {
  readonly title: VehicleTitle;
  readonly modelYear: number;
  /** null: not known. */
  readonly valueCents: Cents | null;
  readonly isTrailer: boolean;
  readonly isTowed?: boolean;
  /** The ISO date in New York. */
  readonly today: string;
}

/** The most that a vehicle may be worth for a sworn statement. */
export const swornStatementMaxCents = (isTrailer: boolean): Cents =>
  (isTrailer ? SWORN_STATEMENT_TRAILER_MAX_USD : SWORN_STATEMENT_MAX_USD) * 100;

/** Georgia's sworn statement (form MV-1SP) is for old cars of little value. */
function withoutTitle({ modelYear, valueCents, isTrailer, today }: Papers): PapersAdvice {
  if (Number(today.slice(0, 4)) - modelYear < SWORN_STATEMENT_MODEL_YEARS) return 'replacement_title';
  if (valueCents === null) return 'ask_sworn_statement';
  return valueCents <= swornStatementMaxCents(isTrailer) ? 'sworn_statement' : 'replacement_title';
}

const ADVICE: Readonly<Record<VehicleTitle, (papers: Papers) => PapersAdvice>> = {
  in_my_name: () => 'bring_title',
  signed_over: () => 'bring_signed_title',
  lost: withoutTitle,
  none: withoutTitle,
  lien: () => 'lien_release',
  someone_elses: () => 'owner_comes',
};

/** What to do first, then whose ID, and who reads it. Of a title in another's name that is said with what to do: the seller's own would never match. */
export const papersFor = (papers: Papers): readonly PapersAdvice[] => [
  ADVICE[papers.title](papers),
  ...(papers.title === 'someone_elses' ? [] : (['id_name_matches'] as const)),
  ...(papers.isTowed ? (['for_the_driver'] as const) : []),
];
