// What most visits never need: the rest of the frame's on-demand code does not wait for it.
export { showCallFallback } from '../../ui/call/call-fallback.ts';
export { offerInstall, offerSpanish } from './banners.ts';
