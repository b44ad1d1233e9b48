import {
  CAR_QUESTIONS,
  INCOMPLETE_VEHICLE_METAL_TYPE,
  INCOMPLETE_WITHOUT,
  VEHICLE_METAL_TYPE,
  VEHICLE_QUESTIONS,
  type VehicleQuestion,
} from '../../../business/vehicles.ts';

export const VEHICLE_ANSWERS = ['yes', 'no', 'unknown'] as const;
export type VehicleAnswer = (typeof VEHICLE_ANSWERS)[number];
export type VehicleCondition = Readonly<Record<VehicleQuestion, VehicleAnswer>>;

/** Something for each question. */
export const forQuestions = <Value>(
  valueOf: (question: VehicleQuestion) => Value,
): Readonly<Record<VehicleQuestion, Value>> =>
  Object.fromEntries(VEHICLE_QUESTIONS.map((question) => [question, valueOf(question)])) as Record<
    VehicleQuestion,
    Value
  >;

/** The answers of a car with nothing wrong. */
export const COMPLETE_VEHICLE: VehicleCondition = forQuestions(
  (question) => CAR_QUESTIONS[question].complete,
);

/** Whether an answer takes something off. */
export const isCostly = (condition: VehicleCondition, question: VehicleQuestion): boolean =>
  ![COMPLETE_VEHICLE[question], 'unknown'].includes(condition[question]);

/** The grade of the price list that a car is bought as: page, guide, offer and counter ask here. */
export const vehicleGrade = (condition: VehicleCondition): string =>
  INCOMPLETE_WITHOUT.some((part) => isCostly(condition, part))
    ? INCOMPLETE_VEHICLE_METAL_TYPE
    : VEHICLE_METAL_TYPE;

/** The grade at worst: what the seller isn't sure about may be missing. */
export const worstVehicleGrade = (condition: VehicleCondition): string =>
  INCOMPLETE_WITHOUT.some((part) => condition[part] !== COMPLETE_VEHICLE[part])
    ? INCOMPLETE_VEHICLE_METAL_TYPE
    : VEHICLE_METAL_TYPE;
