import type { ServerResponse } from 'node:http';

/** Writes a web Response; each Set-Cookie stays a header of its own. */
export async function sendResponse(
  answer: Response,
  response: ServerResponse,
  method: string,
): Promise<void> {
  const headers: string[] = [];
  for (const [name, value] of answer.headers) headers.push(name, value);
  const body = method === 'HEAD' || !answer.body ? undefined : await answer.bytes();
  if (body && !answer.headers.has('content-length')) headers.push('content-length', String(body.byteLength));
  response.writeHead(answer.status, headers).end(body);
}
