import * as z from 'zod/mini';
import { callbackRefusal, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { callbackSchema, quoteSchema, SHORT_NAMES } from '../../../domain/quotes/quote.schema.ts';
import type { RequestValues } from '../request-kind.ts';
import { requestResolver } from '../request-resolver.ts';
import { $yardHours } from '../timed/yard-hours.store.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...SHORT_NAMES, ...callbackSchema.shape }),
  z.transform(({ day, time, ...quote }): RequestValues => ({
    ...quote,
    callMe: true,
    callback: { day, time },
  })),
);

/** By this device's clock; the server checks again by its own. */
export const callbackResolver = requestResolver(formSchema, ({ callback, location }) =>
  callback ? callbackRefusal(callback, yardsFor(location, $yardHours.get()), new Date()) : null,
);
