import type * as english from './request-texts.ts';

export const weightTexts: typeof english.weightTexts = {
  under_1000_lb: 'Menos de 1,000 lb',
  '1000_to_5000_lb': 'De 1,000 a 5,000 lb',
  '5000_to_20000_lb': 'De 5,000 a 20,000 lb',
  over_20000_lb: 'Más de 20,000 lb',
};

export const windowTexts: typeof english.windowTexts = {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
};
