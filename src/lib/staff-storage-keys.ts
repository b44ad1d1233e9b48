// As storage-keys.ts, on the devices of staff. Apart from it, because every page loads that.

export const COUNTER_YARD_KEY = 'counter-yard';
export const counterTicketKey = (yardId: string): string => `counter-ticket:${yardId}`;
/** How a file of tickets with these columns is read. */
export const posLayoutKey = (names: string): string => `pos-layout:${names}`;
/** The blog editor's own key: who is signed in. */
export const EDITOR_USER_KEY = 'sveltia-cms.user';
/** The yards and hours last chosen for notifications on this device, and its address while they are on. */
export const PUSH_CHOICE_KEY = 'push-choice';
/** That J and K are turned off in lists. */
export const ROW_KEYS_KEY = 'row-keys';
