import { serveMock, type MockHandler } from '../../tools/sandbox/mock-server.ts';

const PROJECT = '42';
const KEY = 'f00dfeed';

interface SentEvent {
  readonly event_id: string;
  readonly [field: string]: unknown;
}

/** Takes events as Sentry does: https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
export async function startSentry() {
  const events: SentEvent[] = [];
  const answer: MockHandler = ({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== `/api/${PROJECT}/envelope/`) return { status: 404, body: 'Not Found' };
    const auth = String(headers['x-sentry-auth']);
    if (!/^Sentry (.*, )?sentry_version=7(,|$)/.test(auth) || !auth.includes(`sentry_key=${KEY}`))
      return { status: 403, body: { detail: 'bad sentry DSN public key' } };
    const [head, item, event, end] = body.split('\n');
    const { event_id: id } = JSON.parse(head ?? '') as SentEvent;
    const sent = JSON.parse(event ?? '') as SentEvent;
    const isEvent = (JSON.parse(item ?? '') as { type?: string }).type === 'event';
    if (!isEvent || end !== '' || !/^[0-9a-f]{32}$/.test(id) || sent.event_id !== id)
      return { status: 400, body: { detail: 'bad envelope' } };
    events.push(sent);
    return { status: 200, body: { id } };
  };
  const { url, switches, stop } = await serveMock(answer);
  let arrived = 0;
  const take = switches.take.bind(switches);
  switches.take = (call) => ((arrived += 1), take(call));
  return {
    dsn: `${url.replace('://', `://${KEY}@`)}/${PROJECT}`,
    events,
    switches,
    arrived: () => arrived,
    stop,
  };
}
