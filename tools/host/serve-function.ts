import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendNodeResponse } from 'srvx/node';
import type { RunnableFunction } from './function-runner.ts';
import { sendPlain } from './listen.ts';
import type { PendingWork } from './pending-work.ts';
import type { FunctionMatch } from './routes.ts';
import { BodyTooLargeError, toWebRequest } from './web-request.ts';

/** With the status text, which HTTP/1.1 would otherwise leave out: browsers show it as statusText. */
const withStatusText = (answer: Response): Response =>
  answer.statusText
    ? answer
    : new Response(answer.body, {
        status: answer.status,
        statusText: STATUS_CODES[answer.status] ?? '',
        headers: answer.headers,
      });

/** Calls a function and sends its response, with a header for each Set-Cookie. Rejects with what the function throws. */
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
    // The rest of the body stays unread, so the connection cannot be reused.
    response.setHeader('connection', 'close');
    return error instanceof BodyTooLargeError
      ? sendPlain(response, 413, 'Request body too large')
      : sendPlain(response, 400, 'Bad request');
  }
  const answer = await target.run({ request: webRequest, params, ip, requestId, waitUntil: pending.add });
  await sendNodeResponse(response, withStatusText(answer));
}
