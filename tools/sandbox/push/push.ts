import type { IncomingHttpHeaders } from 'node:http';
import { type MockHandler, type MockServer, serveMock } from '../mock-server.ts';

/** A message as it came: encrypted for the device, so that the push service cannot read it. */
interface ReceivedPush {
  /** What follows /push/ in the device's address. */
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushMock extends MockServer {
  /** Where devices' addresses begin: a device is any name behind it. */
  readonly devices: string;
  readonly received: readonly ReceivedPush[];
}

/** What a device's name begins with, and what is then answered. */
const SENTINELS: readonly (readonly [begin: string, status: number])[] = [
  ['gone', 410],
  ['unknown', 404],
  ['broken', 500],
  ['other-keys', 403],
];

/** https://www.rfc-editor.org/rfc/rfc8030#section-5, and a signature by RFC 8292. */
function refusalOf(headers: IncomingHttpHeaders): string | undefined {
  if (!/^\d+$/.test(String(headers['ttl']))) return 'TTL is missing';
  if (headers['content-encoding'] !== 'aes128gcm') return 'The body is not encrypted';
  if (!/^[\w-]{0,32}$/.test(String(headers['topic'] ?? ''))) return 'The topic is no topic';
  return /^vapid t=[\w.-]+, ?k=[\w-]{87}$/.test(headers.authorization ?? '') ? undefined : 'No signature';
}

/** A mock of a browser's push service. It delivers nothing, and remembers what it was sent. */
export async function startPush(): Promise<PushMock> {
  const received: ReceivedPush[] = [];
  const answer: MockHandler = ({ method, path, headers, bytes = Buffer.alloc(0) }) => {
    const [, device] = /^\/push\/([\w-]+)$/.exec(path) ?? [];
    if (method !== 'POST' || device === undefined) return { status: 404, body: 'Not Found' };
    const refusal = refusalOf(headers);
    if (refusal !== undefined) return { status: 400, body: refusal };
    const sentinel = SENTINELS.find(([begin]) => device.startsWith(begin));
    if (sentinel) return { status: sentinel[1], body: '' };
    received.push({ device, headers, body: bytes });
    return { status: 201, headers: { location: `/message/${received.length}` }, body: '' };
  };
  const { url, switches, stop } = await serveMock(answer);
  return {
    environment: { PUSH_MOCK_URL: url },
    switches,
    devices: `${url}/push/`,
    received,
    browse: () => ({
      status: 200,
      body: received.map(({ device, headers, body }) => ({
        device,
        topic: headers['topic'],
        bytes: body.length,
      })),
    }),
    stop,
  };
}
