import { globSync } from 'node:fs';
import settings from './mutants.json' with { type: 'json' };
import { shareOf } from './slices.ts';

const isLeftOut = (pattern) => pattern.startsWith('!');
const files = globSync(
  settings.mutate.filter((pattern) => !isLeftOut(pattern)),
  { exclude: settings.mutate.filter(isLeftOut).map((pattern) => pattern.slice(1)) },
).toSorted();

/** For Stryker: in a slice of the proof, some of the files. */
export default { ...settings, mutate: [...shareOf(files)] };
