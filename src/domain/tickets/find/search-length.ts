import { searchKey } from '../../shared/text/search-key.ts';

const FEWEST = 2;

export const SEARCH_TOO_SHORT = 'Please type at least two letters or digits';

/** Whether a text is enough to find somebody or a ticket by. */
export const isSearchLongEnough = (text: string): boolean => searchKey(text).length >= FEWEST;
