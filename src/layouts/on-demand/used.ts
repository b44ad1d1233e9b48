import { showYardNews } from '../../features/locations/yard-news.ts';
import { registerWorker } from '../../features/offline/register-worker.ts';
import { startScrolled } from './scrolled.ts';

let isUsed = false;

/** The phone's short header and floating buttons, what staff say of the yards, and the worker that keeps pages for offline. */
export function startUsed(): void {
  if (isUsed) return;
  isUsed = true;
  startScrolled();
  void showYardNews();
  registerWorker();
}
