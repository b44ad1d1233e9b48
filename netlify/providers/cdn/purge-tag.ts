import { describeError, log } from '../../lib/log.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

/** Netlify gives its functions this; elsewhere there is no edge to purge. */
const isOnNetlify = () => Boolean(process.env['NETLIFY_PURGE_API_TOKEN']);

/**
 * Has the edge forget every answer with this Netlify-Cache-Tag. A failure is logged and not thrown: what was to be
 * shown is already stored, and the copy ends by itself when its time is up.
 */
export async function purgeTag(tag: string): Promise<void> {
  if (!isOnNetlify()) return log({ event: 'purge_skipped', tag });
  try {
    // Many files, which only what has something to purge waits for.
    const { purgeCache } = await import('@netlify/functions');
    await purgeCache({ tags: [tag] });
    noteSuccess('cdn');
  } catch (error) {
    noteFailure('cdn', error);
    log({ event: 'purge_failed', tag, error: describeError(error) });
  }
}
