import type { Route } from 'playwright/test';

/** For page.route(): the server does the work, and the page never hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}
