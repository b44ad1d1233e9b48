import { globSync, statSync } from 'node:fs';
import settings from './mutants.json' with { type: 'json' };
import { inThisSlice } from './slices.ts';

const isLeftOut = (pattern) => pattern.startsWith('!');
const files = globSync(
  settings.mutate.filter((pattern) => !isLeftOut(pattern)),
  { exclude: settings.mutate.filter(isLeftOut).map((pattern) => pattern.slice(1)) },
).toSorted((one, other) => statSync(other).size - statSync(one).size || one.localeCompare(other));

const slice = process.env.SLICE;

/**
 * For Stryker: in a slice of the proof, some of the files, dealt by size so that no slice takes much longer than another, and no texts, which
 * are a third of all changes. It keeps its own results, as Stryker counts whatever it finds in that file.
 */
export default {
  ...settings,
  mutate: [...inThisSlice(files)],
  ...(slice
    ? {
        mutator: { excludedMutations: ['StringLiteral'] },
        incrementalFile: settings.incrementalFile.replace('.json', `-${slice.replace('/', '-of-')}.json`),
      }
    : {}),
};
