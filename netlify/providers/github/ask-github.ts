import type * as z from 'zod/mini';
import { required } from '../../lib/config.ts';
import { CodedError, outage } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';
import { parseJson } from '../parse-json.ts';

const API = 'https://api.github.com';
/** A commit takes six of them in a row, which together stay below the 30 seconds that a function has. */
const TIMEOUT_MS = 4_500;

interface GithubCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below the repository: "/git/trees/main". Only "/graphql" is not. */
  readonly path: `/${string}`;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly accept?: string;
}

/** The status of a write that GitHub understood and will not do: the branch has moved, a file is not there. */
const UNPROCESSABLE = 422;

async function ask({ method, path, body, accept = 'application/vnd.github+json' }: GithubCall) {
  const { token, repository, mockUrl } = required('github');
  const root = mockUrl ?? API;
  const response = await fetch(
    path === '/graphql' ? `${root}${path}` : `${root}/repos/${repository}${path}`,
    {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: accept,
        'User-Agent': 'site-post-editor',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  ).catch((cause: unknown) => {
    throw outage(cause);
  });
  const { status } = response;
  if (status >= 500 || status === 429) throw outage(new StatusError(status));
  // A token that has run out or lacks the right: GitHub hides a repository that a token may not see as not found.
  if (status === 401 || status === 403 || status === 404) {
    throw new CodedError('repository_refused', { cause: new StatusError(status) });
  }
  return response;
}

async function send(call: GithubCall) {
  try {
    const response = await ask(call);
    noteSuccess('github');
    return response;
  } catch (error) {
    noteFailure('github', error);
    throw error;
  }
}

/** The bytes of a file. Throws repository_refused, unavailable. */
export async function readGithubFile(sha: string): Promise<Uint8Array> {
  const response = await send({
    method: 'GET',
    path: `/git/blobs/${sha}`,
    accept: 'application/vnd.github.raw+json',
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Asks GitHub one thing; null if it understood and will not do it. Throws repository_refused, unavailable. */
export async function askGithub<Result>(
  call: GithubCall,
  schema: z.ZodMiniType<Result>,
): Promise<Result | null> {
  const response = await send(call);
  if (response.status === UNPROCESSABLE || response.status === 409) return null;
  const read = schema.safeParse(parseJson(await response.text()));
  if (!response.ok || !read.success) throw outage(new StatusError(response.status));
  return read.data as Result;
}
