import * as z from 'zod/mini';
import { answer, endpoint } from './endpoint.ts';

/**
 * What failed in a visitor's browser. Sent by the pages of a build with SENTRY_DSN alone (src/lib/measurement/report-errors.ts). Its limits are
 * counted without the database (netlify/services/browser-error-budget.ts); of many, few are passed on.
 */
export const reportErrorApi = endpoint('POST /api/errors', {
  input: z.strictObject({
    /** "TypeError" */
    name: z.string().check(z.maxLength(60)),
    message: z.string().check(z.maxLength(500)),
    /** The stack as the browser writes it. */
    stack: z.string().check(z.maxLength(4_000)),
    /** The path of the page, without its query and fragment. */
    page: z.string().check(z.regex(/^\/[^?#\s]*$/), z.maxLength(200)),
  }),
  output: answer<{ received: true }>(),
});
