import type { QueryView } from '../../../lib/address-view.ts';

/** What a view asks its list for: those in the state `waiting`, unless it names another; a search and the spam show every state. */
export const inboxQuery = ({ state, ...rest }: QueryView, waiting: string): QueryView => ({
  ...rest,
  state: state === 'all' ? '' : (state ?? (rest['q'] || rest['spam'] ? '' : waiting)),
});
