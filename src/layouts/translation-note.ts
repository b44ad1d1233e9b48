import type { Reading } from '../business/legal.ts';
import { dayText } from '../domain/locations/hours/special-days.ts';
import { translationTexts } from './texts.ts';

/** Who has reviewed a translated page, and when; null: nobody, so the English text holds. */
export const translationNote = (reading: Reading | null): string | null =>
  reading && translationTexts.reviewed(reading.by, dayText(reading.on));
