// Written by `npm run yards` and each build, from what is in src/content.
import atlantaFile from '../content/yards/atlanta.json' with { type: 'json' };
import griffinFile from '../content/yards/griffin.json' with { type: 'json' };
import newnanFile from '../content/yards/newnan.json' with { type: 'json' };

/** In the order of lists; the first is the main yard. */
export const YARD_FILES = {
  griffin: griffinFile,
  newnan: newnanFile,
  atlanta: atlantaFile,
};
