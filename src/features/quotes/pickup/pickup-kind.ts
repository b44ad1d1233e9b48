import { EMPTY_QUOTE } from '../empty-quote.ts';
import type { RequestKind, RequestDraft, RequestResolver, RequestValues } from '../request-kind.ts';
import * as z from 'zod/mini';
import { pickupRefusal } from '../../../domain/quotes/pickup-days.ts';
import { pickupSchema } from '../../../domain/quotes/pickup.schema.ts';
import { quoteSchema } from '../../../domain/quotes/quote.schema.ts';
import { yardsFor } from '../../../domain/quotes/yards-for.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { refusingResolver } from '../timed/refusing-resolver.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...pickupSchema.shape }),
  z.transform(({ address, city, state, zip, weightClass, day, window, ...quote }): RequestValues => ({
    ...quote,
    pickup: { address, city, state, zip, weightClass, day, window },
  })),
);

/** Checks the fields, and whether a truck can come then by this device's clock; the server asks its own. */
export const pickupResolver: RequestResolver = refusingResolver(
  schemaResolver(formSchema as z.ZodMiniType<RequestValues, RequestDraft>),
  ({ pickup, location }) => pickup && pickupRefusal(pickup, yardsFor(location), new Date()),
);

export const PICKUP_KIND: RequestKind = {
  name: 'pickup',
  resolver: pickupResolver,
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
