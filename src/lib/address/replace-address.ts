/** Writes another address into the bar, in place of the one that is there. */
export const replaceAddress = (address: string): void => history.replaceState(history.state, '', address);
