import * as z from 'zod/mini';
import { pickupRefusal, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { pickupSchema, quoteSchema, SHORT_NAMES } from '../../../domain/quotes/quote.schema.ts';
import type { RequestValues } from '../request-kind.ts';
import { requestResolver } from '../request-resolver.ts';
import { $yardHours } from '../timed/yard-hours.store.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...SHORT_NAMES, ...pickupSchema.shape }),
  z.transform(({ address, city, state, zip, weightClass, day, window, ...quote }): RequestValues => ({
    ...quote,
    pickup: { address, city, state, zip, weightClass, day, window },
  })),
);

/** By this device's clock; the server checks again by its own. */
export const pickupResolver = requestResolver(formSchema, ({ pickup, location }) =>
  pickup ? pickupRefusal(pickup, yardsFor(location, $yardHours.get()), new Date()) : null,
);
