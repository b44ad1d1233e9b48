import { EMPTY_QUOTE } from '../empty-quote.ts';
import type { RequestKind, RequestDraft, RequestResolver, RequestValues } from '../request-kind.ts';
import * as z from 'zod/mini';
import { callbackRefusal } from '../../../domain/quotes/callback-slots.ts';
import { callbackSchema } from '../../../domain/quotes/callback.schema.ts';
import { quoteSchema } from '../../../domain/quotes/quote.schema.ts';
import { yardsFor } from '../../../domain/quotes/yards-for.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { refusingResolver } from '../timed/refusing-resolver.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...callbackSchema.shape }),
  z.transform(({ day, time, ...quote }): RequestValues => ({
    ...quote,
    callMe: true,
    callback: { day, time },
  })),
);

/** Checks the fields, and whether somebody can call then by this device's clock; the server asks its own. */
export const callbackResolver: RequestResolver = refusingResolver(
  schemaResolver(formSchema as z.ZodMiniType<RequestValues, RequestDraft>),
  ({ callback, location }) => callback && callbackRefusal(callback, yardsFor(location), new Date()),
);

export const CALLBACK_KIND: RequestKind = {
  name: 'callback',
  resolver: callbackResolver,
  empty: { ...EMPTY_QUOTE, day: '', time: '' },
  event: 'callback_scheduled',
  conversion: 'callback_conversion',
};
