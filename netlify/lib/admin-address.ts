import { config } from './config.ts';

/** A page of the admin as a mail names it. */
export const adminAddress = (path: string): string => `${config().siteOrigin ?? ''}${path}`;
