import * as z from 'zod/mini';
import { pickupRefusal, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { pickupSchema, quoteSchema } from '../../../domain/quotes/quote.schema.ts';
import { EMPTY_QUOTE, type RequestKind, requestResolver, type RequestValues } from '../request-kind.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...pickupSchema.shape }),
  z.transform(({ address, city, state, zip, weightClass, day, window, ...quote }): RequestValues => ({
    ...quote,
    pickup: { address, city, state, zip, weightClass, day, window },
  })),
);

export const PICKUP_KIND: RequestKind = {
  name: 'pickup',
  // By this device's clock; the server checks again by its own.
  resolver: requestResolver(formSchema, ({ pickup, location }) =>
    pickup ? pickupRefusal(pickup, yardsFor(location), new Date()) : null,
  ),
  empty: {
    ...EMPTY_QUOTE,
    address: '',
    city: '',
    state: '',
    zip: '',
    weightClass: '',
    day: '',
    window: '',
  },
  event: 'pickup_request',
  conversion: 'callback_conversion',
};
