import { describeError, log } from '../../lib/log.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

/** Netlify gives this to its functions; elsewhere there is no edge to purge. */
const isOnNetlify = () => Boolean(process.env['NETLIFY_PURGE_API_TOKEN']);

/**
 * Makes the edge forget every answer with this Netlify-Cache-Tag. A failure is logged and not thrown: the change is
 * already stored, and the old copy expires on its own.
 */
export async function purgeTag(tag: string): Promise<void> {
  if (!isOnNetlify()) return log({ event: 'purge_skipped', tag });
  try {
    // Many files, loaded only when there is something to purge.
    const { purgeCache } = await import('@netlify/functions');
    await purgeCache({ tags: [tag] });
    noteSuccess('cdn');
  } catch (error) {
    noteFailure('cdn', error);
    log({ event: 'purge_failed', tag, error: describeError(error) });
  }
}
