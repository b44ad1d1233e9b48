import { answer, endpoint } from '../shared/endpoint.ts';
import type { LaunchState } from './launch-rows.ts';

export const readLaunchApi = endpoint('GET /api/admin/launch', {
  output: answer<LaunchState>(),
  access: 'owner',
});
