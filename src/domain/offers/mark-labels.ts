import type { OfferLine } from './offer.schema.ts';
import type { OfferedLine } from './offers.api.ts';

/** What the price list calls a grade. */
interface NamedGrade {
  readonly metalType: string;
  readonly name: string;
  /** Without one, the English name stands for it. */
  readonly nameEs?: string | null;
}

/** For a Spanish page: marks the lines that are called by a grade's English name. */
export const markLabels = (
  lines: readonly OfferLine[],
  grades: readonly NamedGrade[],
): readonly OfferedLine[] =>
  lines.map((line) =>
    grades.some(
      ({ metalType, name, nameEs }) =>
        metalType === line.metalType && name === line.label && nameEs !== line.label,
    )
      ? { ...line, isLabelEnglish: true }
      : line,
  );
