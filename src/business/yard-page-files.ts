// Written by `npm run yards` and each build, from what is in src/content.
import atlantaFile from '../content/yard-pages/atlanta.json' with { type: 'json' };
import griffinFile from '../content/yard-pages/griffin.json' with { type: 'json' };
import newnanFile from '../content/yard-pages/newnan.json' with { type: 'json' };

/** A new yard may not have one yet. */
export const YARD_PAGE_FILES = {
  griffin: griffinFile,
  newnan: newnanFile,
  atlanta: atlantaFile,
};
