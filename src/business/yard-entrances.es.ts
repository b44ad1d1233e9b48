import atlanta from '../content/yard-pages/atlanta.texts.es.json' with { type: 'json' };
import griffin from '../content/yard-pages/griffin.texts.es.json' with { type: 'json' };
import newnan from '../content/yard-pages/newnan.texts.es.json' with { type: 'json' };
import type * as english from './yard-entrances.ts';

export const YARD_ENTRANCES: typeof english.YARD_ENTRANCES = {
  griffin: griffin.entrance,
  newnan: newnan.entrance,
  atlanta: atlanta.entrance,
};
