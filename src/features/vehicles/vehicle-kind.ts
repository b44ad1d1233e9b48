import { EMPTY_QUOTE, type RequestKind } from '../quotes/request-kind.ts';

export const VEHICLE_KIND: RequestKind = {
  name: 'vehicle',
  loadResolver: async () => (await import('./vehicle-resolver.ts')).vehicleResolver,
  empty: {
    ...EMPTY_QUOTE,
    ...{ vin: '', noVin: '', year: '', make: '', model: '', kind: '', complete: '', title: '', handover: '' },
    ...{ engine: '', transmission: '', converter: '', battery: '', wheels: '' },
    ...{ rolls: '', keys: '', floodOrFire: '', cabinEmpty: '' },
    ...{ address: '', city: '', state: '', zip: '', day: '', window: '' },
    decoded: null,
  },
  startEvent: 'vehicle_start',
  event: 'quote_request',
  conversion: 'quote_conversion',
};
