// Owners change this in the editor (/admin/content), which writes src/content/legal.json.
import content from '../content/legal.json' with { type: 'json' };

export interface LegalEntry {
  /** The lawyer who has read the privacy notice, the terms and the accessibility page. */
  readonly readBy?: string | undefined;
  /** ISO date. */
  readonly readOn?: string | undefined;
  /** Who has compared the Spanish pages with the English ones: a lawyer, or somebody who grew up with Spanish. */
  readonly spanishReadBy?: string | undefined;
  /** ISO date. */
  readonly spanishReadOn?: string | undefined;
  /** Days after it arrived in which an order may be sent back. */
  readonly returnDays: number;
  readonly returnTerms: string;
}

export interface Reading {
  readonly by: string;
  /** ISO date. */
  readonly on: string;
}

/** Who has read a text and when; null until both are known. */
export const readingOf = (by: string | undefined, on: string | undefined): Reading | null =>
  by && on ? { by, on } : null;

const entry: LegalEntry = content;

/** The day on which a lawyer read these pages; null: they are samples, and say so. */
export const LEGAL_READ_ON: string | null = readingOf(entry.readBy, entry.readOn)?.on ?? null;

/** Who has read the Spanish pages; null: the English text holds, and each of them says so. */
export const SPANISH_LEGAL_READING: Reading | null = readingOf(entry.spanishReadBy, entry.spanishReadOn);

export const SHOP_RETURN_DAYS = entry.returnDays;
export const SHOP_RETURN_TERMS = entry.returnTerms;
