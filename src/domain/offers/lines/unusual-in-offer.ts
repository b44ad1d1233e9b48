import type { GradeGroup } from '../../prices/grades/grades.ts';
import type { VehicleWithoutVin } from '../../vehicles/stored-vehicle.ts';
import { type PaidLine, type Unusual, unusualOffer } from '../../unusual/unusual.ts';
import { offerLineCents } from './offer-sum.ts';
import type { OfferTerms } from '../offer.schema.ts';
import { unusualTitle } from '../title-condition.ts';

/** What a yard has posted for a grade. */
interface PostedGrade {
  readonly metalType: string;
  readonly price: string;
  readonly unit: string;
  readonly group?: GradeGroup | undefined;
}

/** `car` is what the request is about, if it is a car. */
export const unusualInOffer = (
  terms: Pick<OfferTerms, 'lines' | 'sumCents' | 'pickupFeeCents' | 'conditions'>,
  grades: readonly PostedGrade[],
  car: VehicleWithoutVin | null,
  at: Date,
): readonly Unusual[] => [
  ...unusualOffer({
    lines: terms.lines.map((line): PaidLine => ({
      name: line.label,
      price: line.price,
      per: line.unit,
      weight: line.weight,
      unit: line.unit,
      cents: offerLineCents(line),
      posted: grades.find(({ metalType }) => metalType === line.metalType),
    })),
    sumCents: terms.sumCents,
    pickupFeeCents: terms.pickupFeeCents,
  }),
  ...(car ? unusualTitle(terms, car, at) : []),
];
