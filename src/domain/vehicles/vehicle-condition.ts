import type { VehicleQuestion } from '../../business/vehicles.ts';

export const VEHICLE_ANSWERS = ['yes', 'no', 'unknown'] as const;
export type VehicleAnswer = (typeof VEHICLE_ANSWERS)[number];
export type VehicleCondition = Readonly<Record<VehicleQuestion, VehicleAnswer>>;

/** The answers of a car with nothing wrong, in the order in which they are asked. */
export const COMPLETE_VEHICLE: VehicleCondition = {
  engine: 'yes',
  transmission: 'yes',
  converter: 'yes',
  battery: 'yes',
  wheels: 'yes',
  rolls: 'yes',
  keys: 'yes',
  floodOrFire: 'no',
  cabinEmpty: 'yes',
};

export const VEHICLE_QUESTIONS = Object.keys(COMPLETE_VEHICLE) as readonly VehicleQuestion[];

/** Whether an answer takes something off. */
export const isCostly = (condition: VehicleCondition, question: VehicleQuestion): boolean =>
  ![COMPLETE_VEHICLE[question], 'unknown'].includes(condition[question]);
