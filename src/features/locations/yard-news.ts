import { readYardNewsApi } from '../../domain/locations/yards.api.ts';
import { call } from '../../lib/request.ts';
import { tellBadges } from './open-badge.ts';
import { showSpecialDays } from './show-special-days.ts';

let isAsked = false;

/** Asks once what staff say of the yards today, for the badges and the list of special days. Without it the page's own hours stand. */
export async function showYardNews(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const news = await call(readYardNewsApi);
    showSpecialDays(news.specialDays);
    tellBadges(news);
  } catch {
    // No connection: the usual hours stand.
  }
}
