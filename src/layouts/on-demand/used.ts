import { registerWorker } from '../../features/offline/register-worker.ts';
import { startScrolled } from './scrolled.ts';

/** The phone's short header and floating buttons, and the worker that keeps pages for offline. */
export function startUsed(): void {
  startScrolled();
  registerWorker();
}
