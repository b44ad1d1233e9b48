// Owners change this in the editor (/admin/content), which writes src/content/legal.json.
import content from '../content/legal.json' with { type: 'json' };

export interface LegalEntry {
  /** As it is registered, with LLC or Inc. */
  readonly company?: string | undefined;
  /** On one line. */
  readonly companyAddress?: string | undefined;
  /** Its own entry in Georgia's business search. */
  readonly companyRecord?: string | undefined;
  /** What the state says of its scales. */
  readonly scaleRecord?: string | undefined;
  /** Years. */
  readonly sellerAge?: number | undefined;
  /** "Superior Court of Spalding County, Georgia" */
  readonly court?: string | undefined;
  /** ISO date. */
  readonly termsChangedOn?: string | undefined;
  /** ISO date. */
  readonly privacyChangedOn?: string | undefined;
  /** The lawyer who has read the privacy notice and the terms. */
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

/** What can be checked of the company, and terms that a lawyer confirms. What is missing is not shown; /admin/launch asks for it. */
export const COMPANY = {
  name: entry.company ?? null,
  address: entry.companyAddress ?? null,
  record: entry.companyRecord ?? null,
  scaleRecord: entry.scaleRecord ?? null,
} as const;
export const SELLER_AGE: number | null = entry.sellerAge ?? null;
export const COURT: string | null = entry.court ?? null;
export const TERMS_CHANGED_ON: string | null = entry.termsChangedOn ?? null;
export const PRIVACY_CHANGED_ON: string | null = entry.privacyChangedOn ?? null;

/** The day on which a lawyer read privacy and terms. */
export const LEGAL_READ_ON: string | null = readingOf(entry.readBy, entry.readOn)?.on ?? null;

/** Who has read the Spanish pages; null: the English text holds, and each of them says so. */
export const SPANISH_LEGAL_READING: Reading | null = readingOf(entry.spanishReadBy, entry.spanishReadOn);

export const SHOP_RETURN_DAYS = entry.returnDays;
export const SHOP_RETURN_TERMS = entry.returnTerms;
