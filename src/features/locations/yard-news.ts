import type { YardNews } from '../../domain/locations/yards.api.ts';
import { readYardNewsApi } from '../../domain/locations/yards.api.ts';
import { call } from '../../lib/request.ts';
import { showSpecialDays } from './show-special-days.ts';

/** What staff say of the yards, shown where the page lists special days as well. Without it the page's own hours stand. */
export async function loadYardNews(): Promise<YardNews | null> {
  try {
    const news = await call(readYardNewsApi);
    showSpecialDays(news.specialDays);
    return news;
  } catch {
    return null;
  }
}
