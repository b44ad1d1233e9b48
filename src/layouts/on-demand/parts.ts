// All that waits for a use, as one file: compressed one by one its pieces would weigh a third more.
export { showYardNews } from '../../features/locations/yard-news.ts';
export { showCallFallback } from '../../ui/call-fallback.ts';
export { offerInstall } from './install-banner.ts';
export { openPanel } from './panels.ts';
export { startUsed } from './used.ts';
