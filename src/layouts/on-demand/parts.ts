import { showYardNews } from '../../features/locations/hours/yard-news.ts';
import { registerWorker } from '../../features/offline/register-worker.ts';
import { startScrolled } from './scrolled.ts';

// Everything that waits for first use, as one file: compressed one by one, its pieces would weigh a third more.
export { showYardNews } from '../../features/locations/hours/yard-news.ts';
export { openPanel } from './panels.ts';

let isUsed = false;

/** The phone's short header and floating buttons, staff's notes about the yards, and the worker that caches pages for offline use. */
export function startUsed(): void {
  if (isUsed) return;
  isUsed = true;
  startScrolled();
  void showYardNews();
  registerWorker();
}
