import type { YardId } from './yards.ts';

/** What a yard's own page tells beside address and hours. Apart from yards.ts, which every form loads. */
export interface YardFacts {
  /** How a seller is paid here. In Georgia nobody may pay cash for regulated metal. */
  readonly payments: readonly string[];
  /** What weighs and unloads here. */
  readonly equipment: readonly string[];
  /** The longest truck and trailer that can turn around in this yard. */
  readonly maxTrailerFeet: number;
  /** Where the gate is, for somebody who comes the first time. */
  readonly entrance: string;
}

const PAYMENTS = ['Check', 'electronic transfer'];

export const YARD_FACTS: Readonly<Record<YardId, YardFacts>> = {
  griffin: {
    payments: PAYMENTS,
    equipment: ['Drive-on truck scale', 'Crane', 'Loader for cars'],
    maxTrailerFeet: 75,
    entrance: 'The gate is on Foundry Road, past the office',
  },
  newnan: {
    payments: PAYMENTS,
    equipment: ['Truck scale', 'Forklift'],
    maxTrailerFeet: 40,
    entrance: 'Second gate on Millard Works Drive',
  },
  atlanta: {
    payments: PAYMENTS,
    equipment: ['Truck scale', 'Bench scale', 'Forklift'],
    maxTrailerFeet: 30,
    entrance: 'Turn in from Railyard Street; the bench scale is on the right',
  },
};
