import { SWORN_STATEMENT_MODEL_YEARS } from '../../business/constants.ts';
import { moneyText } from '../shared/numbers/money.ts';
import { inNewYork } from '../shared/time/new-york-time.ts';
import type { Unusual } from '../unusual/unusual.ts';
import { papersOf, vehicleName } from '../vehicles/car-summary.ts';
import { type PapersAdvice, papersFor, swornStatementMaxCents } from '../vehicles/papers.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { offerCents } from './lines/offer-sum.ts';
import type { OfferTerms } from './offer.schema.ts';
import type { OfferCondition } from './offer-state.ts';

/** What a seller can truthfully agree to, who was told this about papers; null: nothing of its own. */
const CONDITIONS: Readonly<Record<PapersAdvice, OfferCondition | null>> = {
  bring_title: 'title_in_name',
  bring_signed_title: 'signed_title',
  replacement_title: 'replacement_title',
  sworn_statement: 'sworn_statement',
  // Staff are asked before they offer more than a statement is good for.
  ask_sworn_statement: 'sworn_statement',
  owner_comes: 'owner_signs',
  lien_release: 'lien_release',
  id_name_matches: null,
  for_the_driver: null,
};

/** What an offer on a car begins with, by what its seller said of the title on the day of the request. */
export const titleConditions = (car: VehicleWithoutVin, on: Date): readonly OfferCondition[] =>
  papersOf(car, on).flatMap((advice) => CONDITIONS[advice] ?? []);

/** A sworn statement for a car that, by its age or by what is offered for it, the state takes none for. */
export function unusualTitle(
  { conditions, lines, sumCents }: Pick<OfferTerms, 'conditions' | 'lines' | 'sumCents'>,
  car: VehicleWithoutVin,
  at: Date,
): readonly Unusual[] {
  if (!conditions.includes('sworn_statement')) return [];
  const isTrailer = car.kind === 'trailer';
  const valueCents = offerCents(lines, sumCents);
  const { date: today } = inNewYork(at);
  const [advice] = papersFor({ title: 'none', modelYear: car.year, valueCents, isTrailer, today });
  if (advice !== 'replacement_title') return [];
  const limit = `${moneyText(swornStatementMaxCents(isTrailer))} or less, ${SWORN_STATEMENT_MODEL_YEARS} model years or older`;
  const text = `A sworn statement for a ${vehicleName(car)} at ${moneyText(valueCents)}; Georgia takes one for ${limit}`;
  return [{ text, needsOwner: false }];
}
