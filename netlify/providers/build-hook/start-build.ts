import { required } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

const TIMEOUT_MS = 5_000;

async function post(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw outage(cause);
  });
  if (!response.ok) throw outage(new StatusError(response.status));
}

/** Asks Netlify for a build and deploy of the site. `title` is in its list of deploys. Throws unavailable. */
export async function startBuild(title: string): Promise<void> {
  const url = new URL(required('buildHook').url);
  url.searchParams.set('trigger_title', title);
  try {
    await post(url.href);
  } catch (error) {
    noteFailure('build', error);
    throw error;
  }
  noteSuccess('build');
}
