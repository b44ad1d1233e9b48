import { EMPTY_QUOTE } from '../empty-quote.ts';
import type { RequestKind } from '../request-kind.ts';
import { callbackResolver } from './callback-resolver.ts';

export const CALLBACK_KIND: RequestKind = {
  name: 'callback',
  resolver: callbackResolver,
  empty: { ...EMPTY_QUOTE, day: '', time: '' },
  event: 'callback_scheduled',
  conversion: 'callback_conversion',
};
