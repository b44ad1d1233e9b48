// As storage-keys.ts, on the devices of staff, which /privacy lists apart.

export const COUNTER_YARD_KEY = 'counter-yard';
/** What a person has not finished weighing at a yard. */
export const counterTicketKey = (personId: string, yardId = ''): string =>
  `counter-ticket:${personId}${yardId && `:${yardId}`}`;
/** What a counter prints tickets on. */
export const TICKET_PAPER_KEY = 'ticket-paper';
/** What a person typed and has not sent: all of theirs, and one of them by its name. */
export const staffDraftKey = (personId: string, name = ''): string =>
  `staff-draft:${personId}${name && `:${name}`}`;
/** When somebody who did not sign out was last at work here. */
export const STAFF_LAST_USED_KEY = 'staff-last-used';
/** How a file of tickets with these columns is read. */
export const posLayoutKey = (names: string): string => `pos-layout:${names}`;
/** The blog editor's own key: who is signed in. */
export const EDITOR_USER_KEY = 'sveltia-cms.user';
/** The yards and hours last chosen for notifications on this device, and its address while they are on. */
export const PUSH_CHOICE_KEY = 'push-choice';
/** That J and K are turned off in lists. */
export const ROW_KEYS_KEY = 'row-keys';
