import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunnableFunction } from './function-runner.ts';
import type { PendingWork } from './pending-work.ts';
import type { FunctionMatch } from './routes.ts';
import { sendResponse } from './send-response.ts';
import { BodyTooLargeError, toWebRequest } from './web-request.ts';

export const sendPlain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
};

/** Calls a function for a request and sends what it answers; what it throws is logged and answered as a plain 500. */
export async function serveFunction(
  request: IncomingMessage,
  response: ServerResponse,
  { target, params }: FunctionMatch<RunnableFunction>,
  { ip, pending }: { readonly ip: string; readonly pending: PendingWork },
): Promise<void> {
  if (!target.passes({ ip, domain: request.headers.host ?? '' })) {
    return sendPlain(response, 429, 'Too Many Requests');
  }
  const requestId = randomUUID();
  let webRequest: Request;
  try {
    webRequest = await toWebRequest(request, { ip, requestId });
  } catch (error) {
    // The rest of a body that is too large stays unread, so this connection cannot go on.
    response.setHeader('connection', 'close');
    return error instanceof BodyTooLargeError
      ? sendPlain(response, 413, 'Request body too large')
      : sendPlain(response, 400, 'Bad request');
  }
  try {
    const answer = await target.run({ request: webRequest, params, ip, requestId, waitUntil: pending.add });
    await sendResponse(answer, response);
  } catch (error) {
    console.error(`Function ${target.name} failed:`, error);
    if (response.headersSent) response.destroy();
    else sendPlain(response, 500, 'Internal Server Error');
  }
}
