import type { Endpoint } from '../../domain/shared/contract/endpoint.ts';
import type { CallOptions } from '../../lib/requests/request.ts';
import { type ShownRemoteData, useRemoteData } from '../../lib/requests/use-remote-data.ts';
import { staffCall } from './staff.store.ts';

/** What a call answers, fetched on mount. Only the first options count: give a component with others another `key`. */
export const useStaffData = <Input, Output>(
  contract: Endpoint<Input, Output>,
  options?: CallOptions<Input>,
): ShownRemoteData<Output> => useRemoteData(() => staffCall(contract, options));
