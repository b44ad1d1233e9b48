import { isIP } from 'node:net';

/** The address that HOST names. Some shells keep the machine's name there: only an address counts. */
export const chosenHost = (value = process.env['HOST']): string | undefined =>
  value && isIP(value) ? value : undefined;
