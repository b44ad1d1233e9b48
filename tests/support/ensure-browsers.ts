import { ensurePrograms } from '../../tools/ensure-programs.ts';

/** Before tests that start Firefox and WebKit. */
export default () => ensurePrograms(['firefox', 'webkit']);
