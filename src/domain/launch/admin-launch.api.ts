import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { LaunchState } from './launch-rows.ts';
import { sampleSwitchSchema } from './samples.schema.ts';

export const readLaunchApi = endpoint('GET /api/admin/launch', {
  output: answer<LaunchState>(),
  access: 'owner',
});

/**
 * Commits whether samples of a kind are shown; the site shows it once it is built. Safe to repeat: what is so already is not committed again.
 * changed_since: others' commits came first, three times.
 */
export const showSamplesApi = endpoint('POST /api/admin/launch/samples', {
  input: sampleSwitchSchema,
  output: answer<{ readonly shown: boolean }>(),
  access: 'owner',
  errors: ['changed_since', 'repository_refused'],
});
