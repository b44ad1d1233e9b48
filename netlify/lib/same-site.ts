import { config } from './config.ts';
import { CodedError } from './errors.ts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses a write that another site's page makes a browser send: a browser then names a foreign Origin, or says
 * cross-site. A client that sends neither is no browser and carries nobody's cookies.
 */
export function assertSameSite(request: Request): void {
  const origin = request.headers.get('origin');
  const { siteOrigin } = config();
  const isForeign = origin !== null && origin !== siteOrigin && hostOf(origin) !== new URL(request.url).host;
  if (isForeign || request.headers.get('sec-fetch-site') === 'cross-site') throw new CodedError('cross_site');
}
