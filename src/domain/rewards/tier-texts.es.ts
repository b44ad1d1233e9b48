import type * as english from './tier-texts.ts';

export const tierNames: typeof english.tierNames = {
  Bronze: 'Bronce',
  Silver: 'Plata',
  Gold: 'Oro',
  Platinum: 'Platino',
};
