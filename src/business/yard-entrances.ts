// Written by `npm run yards` and each build, from what is in src/content.
import atlantaFile from '../content/yard-pages/atlanta.json' with { type: 'json' };
import griffinFile from '../content/yard-pages/griffin.json' with { type: 'json' };
import newnanFile from '../content/yard-pages/newnan.json' with { type: 'json' };
import type { YardId } from './yards.ts';

/** Where the gate is, for somebody who comes the first time. */
export const YARD_ENTRANCES: Readonly<Partial<Record<YardId, string>>> = {
  griffin: griffinFile.entrance,
  newnan: newnanFile.entrance,
  atlanta: atlantaFile.entrance,
};
