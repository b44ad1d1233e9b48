import { config } from './config.ts';

/** The URL of an admin page, for mails. */
export const adminAddress = (path: string): string => `${config().siteOrigin ?? ''}${path}`;
