/** What a yard's id may be: it is part of addresses, of tickets and of names of settings. All yards together are "all", and an address without a yard is "not-found". */
export const YARD_ID_PATTERN = '^(?!(?:all|not-found)$)[a-z]+(?:-[a-z]+)*$';
