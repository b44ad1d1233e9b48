import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export const sendPlain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
};

/** Listens for requests; what `handle` fails with is logged and answered as a plain 500. */
export const listener =
  (handle: (request: IncomingMessage, response: ServerResponse) => unknown): RequestListener =>
  async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'Internal Server Error');
    }
  };
