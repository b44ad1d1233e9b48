import { papersOf } from '../vehicles/car-summary.ts';
import type { PapersAdvice } from '../vehicles/papers.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import type { OfferCondition } from './offer-state.ts';

/** What a seller can truthfully agree to, who was told this about papers; null: nothing of its own. */
const CONDITIONS: Readonly<Record<PapersAdvice, OfferCondition | null>> = {
  bring_title: 'title_in_name',
  bring_signed_title: 'signed_title',
  replacement_title: 'replacement_title',
  sworn_statement: 'sworn_statement',
  // Staff see it before they offer more than a statement is good for.
  ask_sworn_statement: 'sworn_statement',
  owner_comes: 'owner_signs',
  lien_release: 'lien_release',
  id_name_matches: null,
};

/** What an offer on a car begins with, by what its seller said of the title on the day of the request. */
export const titleConditions = (car: VehicleWithoutVin, on: Date): readonly OfferCondition[] =>
  papersOf(car, on).flatMap((advice) => CONDITIONS[advice] ?? []);
