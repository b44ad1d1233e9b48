// Owners change this in the editor (/admin/content), which writes src/content/legal.json.
import content from '../content/legal.json' with { type: 'json' };

export interface LegalEntry {
  /** The lawyer who has read the privacy notice, the terms and the accessibility page. */
  readonly readBy?: string | undefined;
  /** ISO date. */
  readonly readOn?: string | undefined;
  /** Days after it arrived in which an order may be sent back. */
  readonly returnDays: number;
  readonly returnTerms: string;
}

const entry: LegalEntry = content;

/** The day on which a lawyer read these pages; null: they are samples, and say so. */
export const LEGAL_READ_ON: string | null = entry.readBy && entry.readOn ? entry.readOn : null;

export const SHOP_RETURN_DAYS = entry.returnDays;
export const SHOP_RETURN_TERMS = entry.returnTerms;
