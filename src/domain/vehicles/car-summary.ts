import { VEHICLE_QUESTIONS } from '../../business/vehicles.ts';
import { moneyText } from '../shared/numbers/money.ts';
import { inNewYork } from '../shared/time/new-york-time.ts';
import { papersFor, type PapersAdvice } from './papers.ts';
import { type VehicleWithoutVin, storedValue } from './stored-vehicle.ts';
import { carWords } from './texts.ts';
import { isCostly } from './value/vehicle-condition.ts';
import { knownMake } from './vin.ts';

type Words = typeof carWords;
type Row = readonly [label: string, text: string];

/** "2003 Honda Accord" */
export const vehicleName = ({
  year,
  make,
  model,
}: Pick<VehicleWithoutVin, 'year' | 'make' | 'model'>): string => carWords.name(year, make, model);

/** The same of what nobody typed, for a mail that may go to a stranger: "2003 Honda", with the model that its VIN says. */
export const listedName = (
  { year, make, model, isModelFound }: Pick<VehicleWithoutVin, 'year' | 'make' | 'model' | 'isModelFound'>,
  words: Words,
): string => words.name(year, knownMake(make), isModelFound ? model : '');

/** Both ends of a range are whole dollars. */
export const wholeDollars = (cents: number): string => moneyText(cents).replace(/\.00$/, '');

/** What its seller was told about papers on the day of the request. */
export const papersOf = (car: VehicleWithoutVin, on: Date): readonly PapersAdvice[] =>
  papersFor({
    title: car.title,
    modelYear: car.year,
    valueCents: storedValue(car)?.payoutCents ?? null,
    isTrailer: car.kind === 'trailer',
    isTowed: car.handover === 'pickup',
    today: inNewYork(on).date,
  });

/** The range that its seller saw. */
export function carEstimateText(car: VehicleWithoutVin, words: Words): string {
  const value = storedValue(car);
  if (!value) return words.byHand;
  const range = words.between(wholeDollars(value.lowCents), wholeDollars(value.highCents));
  if (value.towCents === null) return words.withoutTow(range);
  if (value.towCents > 0) return words.afterTow(range, wholeDollars(value.towCents));
  return car.handover === 'pickup' ? words.freeTow(range) : range;
}

/** "No engine, no keys. Not sure about: wheels" */
export function conditionText(
  car: VehicleWithoutVin,
  { complete, notSure, questions }: Words = carWords,
): string {
  const missing = VEHICLE_QUESTIONS.filter((question) => isCostly(car, question)).map((question, index) =>
    index === 0 ? questions[question].off : questions[question].off.toLowerCase(),
  );
  const unknown = VEHICLE_QUESTIONS.filter((question) => car[question] === 'unknown');
  const said = [
    missing.join(', '),
    unknown.length > 0 ? notSure(unknown.map((question) => questions[question].part).join(', ')) : '',
  ];
  return said.filter(Boolean).join('. ') || complete;
}

/** What was said of a car, for its seller: sum, condition, title, papers. It repeats nothing that was typed. */
export const carSummary = (car: VehicleWithoutVin, on: Date, words: Words = carWords): readonly Row[] => [
  [words.estimate, carEstimateText(car, words)],
  // Nobody was asked for the condition of a kind that staff price by hand.
  ...(car.weight ? [[words.condition, conditionText(car, words)] as const] : []),
  [words.title, words.titles[car.title]],
  [
    words.papers,
    papersOf(car, on)
      .map((advice) => words.advice[advice])
      .join(' '),
  ],
];
