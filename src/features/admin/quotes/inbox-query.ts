import type { QueryView } from '../../../lib/address-view.ts';

/** The list's query: the state `waiting` unless the view names another. Searches and spam show all states. */
export const inboxQuery = ({ state, ...rest }: QueryView, waiting: string): QueryView => ({
  ...rest,
  state: state === 'all' ? '' : (state ?? (rest['q'] || rest['spam'] ? '' : waiting)),
});
