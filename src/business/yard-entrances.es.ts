// Written by `npm run yards` and each build, from what is in src/content.
import atlantaFile from '../content/yard-pages/atlanta.es.json' with { type: 'json' };
import griffinFile from '../content/yard-pages/griffin.es.json' with { type: 'json' };
import newnanFile from '../content/yard-pages/newnan.es.json' with { type: 'json' };
import type * as english from './yard-entrances.ts';

export const YARD_ENTRANCES: typeof english.YARD_ENTRANCES = {
  griffin: griffinFile.entrance,
  newnan: newnanFile.entrance,
  atlanta: atlantaFile.entrance,
};
