import * as z from 'zod/mini';
import { BROWSER_ERRORS_RATE_LIMIT } from '../../business/rate-limits.ts';
import { answer, endpoint } from './endpoint.ts';

/** What failed in a visitor's browser. Sent by the pages of a build with SENTRY_DSN alone (src/layouts/report-errors.ts). */
export const reportErrorApi = endpoint('POST /api/errors', {
  input: z.strictObject({
    /** "TypeError" */
    name: z.string().check(z.regex(/^[A-Za-z]\w{0,59}$/)),
    message: z.string().check(z.maxLength(500)),
    /** The stack as the browser writes it. */
    stack: z.string().check(z.maxLength(4_000)),
    /** The path of the page, without its query. */
    page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  }),
  output: answer<{ received: true }>(),
  limit: BROWSER_ERRORS_RATE_LIMIT,
});
