// What a yard's own page says. Owners change it in the editor (/admin/content).
import { YARD_PAGE_FILES } from './yard-page-files.ts';
import type { YardId } from './yards.ts';

/** The people who work at a yard, with a photo of them and what it shows in both languages. */
export interface YardPeople {
  readonly photo: string;
  readonly alt: string;
  readonly spanishAlt: string;
}

/** What a yard's own page says besides address and hours. */
export interface YardFacts {
  /** The loads that this yard is best for. */
  readonly bestFor: string;
  readonly summary: string;
  /** Three points under 'Why Choose This Location?'; the other three are the same for every yard. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  /** How a seller is paid here. In Georgia nobody may pay cash for regulated metal. */
  readonly payments: readonly string[];
  /** What weighs and unloads here. */
  readonly equipment: readonly string[];
  /** The longest truck and trailer that can turn around in this yard. */
  readonly maxTrailerFeet: number;
  /** Its registration as a recycler of metals: "Spalding County, No. 123". */
  readonly sheriff?: string | undefined;
  /** ISO date of the state's last inspection. */
  readonly scalesInspectedOn?: string | undefined;
  /** Where the gate is, for somebody who comes the first time. */
  readonly entrance: string;
  /** The photo of its gate: a file in src/assets/yards, by its path from the yard's own file. It leads wherever the yard is pictured. */
  readonly photo?: string | null | undefined;
  readonly people?: YardPeople | null | undefined;
}

/** Absent: the yard is new, and its page does without. */
export const YARD_FACTS: Readonly<Partial<Record<YardId, YardFacts>>> = YARD_PAGE_FILES;
