/** What an offer is for, as its texts name it. */
export type OfferedLoad = 'scrap' | 'car';

/** By the car of its request; null without one. */
export const loadOf = (car: object | null): OfferedLoad => (car ? 'car' : 'scrap');
