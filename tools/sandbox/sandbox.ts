import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { sendPlain } from '../host/listen.ts';
import { listPage, mailPage } from './mail-pages.ts';
import type { ReceivedMail } from './mailbox.ts';
import { readRequest, writeAnswer } from './mock-server.ts';
import { isMockServerName, type MockServers } from './mock-servers.ts';
import { storePicture } from './printful/store.ts';
import type { SandboxMail } from './smtp.ts';

const toJson = (mails: readonly ReceivedMail[]) =>
  JSON.stringify(
    mails.map((mail) => ({
      ...mail,
      attachments: mail.attachments.map(({ filename, mimeType, size }) => ({ filename, mimeType, size })),
    })),
  );

const HTML = 'text/html; charset=utf-8';
// Mail is untrusted: none of its scripts may run.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'";

const hostnameOf = (host: string) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/** Another site's name can be made to lead to this machine; `localhost` and a plain address cannot. */
function isOurHost(host: string): boolean {
  const hostname = hostnameOf(host).replace(/^\[|\]$/g, '');
  return hostname === 'localhost' || isIP(hostname) !== 0;
}

/** Whether a page of another site made a browser send this. A client that names no origin is not a browser. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? origin !== undefined && origin !== `http://${host}`
    : site !== 'same-origin' && site !== 'none';
}

/** Why a request is not answered; undefined if it is. */
function refusalOf(request: IncomingMessage): string | undefined {
  if (!isOurHost(request.headers.host ?? ''))
    return 'The sandbox is reached as localhost, or by an address of this machine.';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead && isForeign(request) ? 'The sandbox takes no request from another site.' : undefined;
}

/** Netlify's image service. */
const IMAGE_SERVICE = '/.netlify/images';

/** /sandbox/: the pages of the mock servers and the mail that was sent. */
export function createSandbox(mail: SandboxMail, mocks: MockServers) {
  const switches: Readonly<Record<string, () => Promise<void>>> = { down: mail.down, up: mail.up };

  function read(path: string): { type: string; body: string | Uint8Array } | undefined {
    if (path === '/sandbox/mail') return { type: HTML, body: listPage(mail.messages(), mail.isUp()) };
    if (path === '/sandbox/mail.json') return { type: 'application/json', body: toJson(mail.messages()) };
    const [id, index] = path.replace('/sandbox/mail/', '').split('/');
    const found = mail.messages().find((message) => message.id === id);
    if (!found) return undefined;
    if (index === undefined) return { type: HTML, body: mailPage(found) };
    const attachment = found.attachments[Number(index)];
    return attachment && { type: attachment.mimeType, body: attachment.content };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === IMAGE_SERVICE) {
      return writeAnswer(response, await storePicture((await readRequest(request)).query));
    }
    const refusal = refusalOf(request);
    if (refusal !== undefined) return sendPlain(response, 403, refusal);
    const [, , name = ''] = path.split('/');
    if (isMockServerName(name)) {
      return writeAnswer(response, await mocks[name].browse(await readRequest(request, `/sandbox/${name}`)));
    }
    const turn = request.method === 'POST' ? path.replace('/sandbox/mail/', '') : '';
    const flip = switches[turn];
    if (flip) {
      await flip();
      response.writeHead(303, { location: '/sandbox/mail' }).end();
      return;
    }
    const found = read(path);
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(found?.body ?? 'Not found');
  };
}
