import type { AskedPickup } from './admin-calendar.api.ts';
import type { StopState } from './stop-state.ts';

/** As staff read it. */
export const STATE_TEXTS: Readonly<Record<StopState, string>> = {
  held: 'Being booked',
  planned: 'Planned',
  on_the_way: 'On the way',
  arrived: 'Arrived',
  done: 'Loaded',
  missed: 'Missed',
  canceled: 'Canceled by the customer',
};

/** Of stops that need nobody any longer. */
export const OVER_STATES: readonly StopState[] = ['done', 'missed', 'canceled'];

/** What is loaded, with the end of the VIN for whoever finds the car. */
export const sheetLoadText = ({ load, vinEnd }: AskedPickup): string =>
  vinEnd ? `${load}, VIN …${vinEnd}` : load;

export const addressText = ({ address, city, state, zip }: AskedPickup): string =>
  `${address}, ${city}, ${state} ${zip}`;
