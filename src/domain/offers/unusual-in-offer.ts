import type { GradeGroup } from '../prices/grades.ts';
import { type PaidLine, type Unusual, unusualOffer } from '../unusual/unusual.ts';
import { offerLineCents } from './offer-sum.ts';
import type { OfferTerms } from './offer.schema.ts';

/** What a yard has posted for a grade. */
interface PostedGrade {
  readonly metalType: string;
  readonly price: string;
  readonly unit: string;
  readonly group?: GradeGroup | undefined;
}

export const unusualInOffer = (
  { lines, sumCents, pickupFeeCents }: Pick<OfferTerms, 'lines' | 'sumCents' | 'pickupFeeCents'>,
  grades: readonly PostedGrade[],
): readonly Unusual[] =>
  unusualOffer({
    lines: lines.map((line): PaidLine => ({
      name: line.label,
      price: line.price,
      per: line.unit,
      weight: line.weight,
      unit: line.unit,
      cents: offerLineCents(line),
      posted: grades.find(({ metalType }) => metalType === line.metalType),
    })),
    sumCents,
    pickupFeeCents,
  });
