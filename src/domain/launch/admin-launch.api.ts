import { answer, endpoint } from '../shared/endpoint.ts';
import type { LaunchId } from './launch-rows.ts';

/** Whether each row of the launch page is done. */
export const readLaunchApi = endpoint({
  method: 'GET',
  path: '/api/admin/launch',
  output: answer<Readonly<Record<LaunchId, boolean>>>(),
  access: 'owner',
});
