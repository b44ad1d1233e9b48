import type { APIRoute } from 'astro';
import { ERRORS, type ErrorBody } from '../../domain/shared/contract/errors.ts';

const { message } = ERRORS.not_found;
const body: ErrorBody = { error: message, code: 'not_found' };

/** What netlify.toml answers at a path below /api that no function has: the same as a function answers for something that is not there. */
export const GET: APIRoute = () => Response.json(body);
