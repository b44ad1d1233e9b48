/** When the worker took down the answer that it gives in place of the network's: ISO 8601. Absent on what is fresh. */
export const KEPT_AT_HEADER = 'x-kept-at';
