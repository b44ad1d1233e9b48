import { ensurePrograms } from '../../tools/checks/ensure-programs.ts';

/** For `npx playwright test`; as a part, the journeys find it there. */
export default () => ensurePrograms(['chromium']);
