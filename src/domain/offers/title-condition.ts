import { papersOf } from '../vehicles/car-summary.ts';
import type { PapersAdvice } from '../vehicles/papers.ts';
import type { SaidVehicle } from '../vehicles/stored-vehicle.ts';
import type { OfferCondition } from './offer-state.ts';

/** What a seller can truthfully agree to, who was told this about papers. Whether a sworn statement will do may still be open: staff choose. */
const CONDITIONS: Readonly<Partial<Record<PapersAdvice, OfferCondition>>> = {
  bring_title: 'title_in_name',
  replacement_title: 'title_in_name',
  sworn_statement: 'sworn_statement',
  owner_comes: 'owner_signs',
  lien_release: 'lien_release',
};

/** What an offer on a car begins with, by what its seller said of the title on the day of the request. */
export const titleConditions = (car: SaidVehicle, on: Date): readonly OfferCondition[] =>
  papersOf(car, on).flatMap((advice) => CONDITIONS[advice] ?? []);
