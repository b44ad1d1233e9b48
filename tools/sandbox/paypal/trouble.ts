import type { RoomRequest } from '../room.ts';

/**
 * What the stand-in script can be told by the cookie `paypal-sandbox`: to work, not to load, not to initialise, or to fail
 * when it makes the session of a button.
 */
export const TROUBLES = ['works', 'no-script', 'no-init', 'no-buttons'] as const;

export const troubleOf = ({ headers }: RoomRequest): (typeof TROUBLES)[number] =>
  TROUBLES.find((name) => headers.cookie?.includes(`paypal-sandbox=${name}`)) ?? 'works';
