import type { ServerResponse } from 'node:http';
import { sendNodeResponse } from 'srvx/node';

/** Writes a web Response; each Set-Cookie stays a header of its own. */
export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  await sendNodeResponse(response, answer);
}
