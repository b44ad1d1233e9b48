import { config } from './config.ts';

/** The URL of one of our pages, for mails. */
export const siteAddress = (path: string): string => `${config().siteOrigin ?? ''}${path}`;
