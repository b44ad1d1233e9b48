import { VEHICLE_DEDUCTIONS, type VehicleQuestion } from '../../business/vehicles.ts';

export const VEHICLE_ANSWERS = ['yes', 'no', 'unknown'] as const;
export type VehicleAnswer = (typeof VEHICLE_ANSWERS)[number];
export type VehicleCondition = Readonly<Record<VehicleQuestion, VehicleAnswer>>;

export const VEHICLE_QUESTIONS = Object.keys(VEHICLE_DEDUCTIONS) as readonly VehicleQuestion[];

/** The answers of a car with nothing wrong. */
export const COMPLETE_VEHICLE = Object.fromEntries(
  VEHICLE_QUESTIONS.map((question) => [
    question,
    VEHICLE_DEDUCTIONS[question].answer === 'no' ? 'yes' : 'no',
  ]),
) as VehicleCondition;
