import * as z from 'zod/mini';
import { callbackRefusal, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { callbackSchema, quoteSchema } from '../../../domain/quotes/quote.schema.ts';
import { EMPTY_QUOTE, type RequestKind, type RequestValues } from '../request-kind.ts';
import { requestResolver } from '../request-resolver.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...callbackSchema.shape }),
  z.transform(({ day, time, ...quote }): RequestValues => ({
    ...quote,
    callMe: true,
    callback: { day, time },
  })),
);

export const CALLBACK_KIND: RequestKind = {
  name: 'callback',
  // By this device's clock; the server checks again by its own.
  resolver: requestResolver(formSchema, ({ callback, location }) =>
    callback ? callbackRefusal(callback, yardsFor(location), new Date()) : null,
  ),
  empty: { ...EMPTY_QUOTE, day: '', time: '' },
  event: 'callback_scheduled',
  conversion: 'callback_conversion',
};
