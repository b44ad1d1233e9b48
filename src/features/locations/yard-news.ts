import { readYardNewsApi } from '../../domain/locations/yards.api.ts';
import { call } from '../../lib/request.ts';
import { tellBadges } from './open-badge.ts';
import { showSpecialDays } from './show-special-days.ts';

let isAsked = false;

/** Asks what staff say of the yards today, until it was answered, for the badges and the list of special days. */
export async function showYardNews(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const news = await call(readYardNewsApi);
    showSpecialDays(news.specialDays);
    tellBadges(news);
  } catch {
    // Without it the page's own hours stand.
    isAsked = false;
  }
}
