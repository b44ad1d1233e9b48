import { ensurePrograms } from '../../tools/checks/ensure-programs.ts';

/** Before tests that start a browser. */
export default () => ensurePrograms(['chromium']);
