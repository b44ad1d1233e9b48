import { EMPTY_QUOTE } from '../empty-quote.ts';
import type { RequestKind } from '../request-kind.ts';
import { pickupResolver } from './pickup-resolver.ts';

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
