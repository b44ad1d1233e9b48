/** What a yard's id may be: it is part of addresses, of tickets and of names of settings. */
export const YARD_ID_PATTERN = '^[a-z]+(?:-[a-z]+)*$';
