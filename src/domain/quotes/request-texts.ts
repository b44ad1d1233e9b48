import type { Pickup } from './quote.schema.ts';

export const weightTexts: Readonly<Record<Pickup['weightClass'], string>> = {
  under_1000_lb: 'Under 1,000 lb',
  '1000_to_5000_lb': '1,000 to 5,000 lb',
  '5000_to_20000_lb': '5,000 to 20,000 lb',
  over_20000_lb: 'Over 20,000 lb',
};

export const windowTexts: Readonly<Record<Pickup['window'], string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
};
