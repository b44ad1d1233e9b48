import atlantaPage from '../content/yard-pages/atlanta.json' with { type: 'json' };
import atlanta from '../content/yard-pages/atlanta-in-spanish.json' with { type: 'json' };
import griffinPage from '../content/yard-pages/griffin.json' with { type: 'json' };
import griffin from '../content/yard-pages/griffin-in-spanish.json' with { type: 'json' };
import newnanPage from '../content/yard-pages/newnan.json' with { type: 'json' };
import newnan from '../content/yard-pages/newnan-in-spanish.json' with { type: 'json' };
import type * as english from './yard-facts.ts';

export const YARD_FACTS: typeof english.YARD_FACTS = {
  griffin: { ...griffin, maxTrailerFeet: griffinPage.maxTrailerFeet },
  newnan: { ...newnan, maxTrailerFeet: newnanPage.maxTrailerFeet },
  atlanta: { ...atlanta, maxTrailerFeet: atlantaPage.maxTrailerFeet },
};
