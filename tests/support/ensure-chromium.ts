import { ensurePrograms } from '../../tools/ensure-programs.ts';

/** Before tests that start a browser. */
export default () => ensurePrograms(['chromium']);
