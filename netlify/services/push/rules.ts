import type { PushChoice } from '../../../src/domain/push/admin-push.api.ts';
import { config } from '../../lib/config.ts';
import type { Message } from '../outbox/enqueue.ts';

/** For the outbox, in the transaction of what staff are to hear of; none if the site has no keys. */
export const pushMessages = (kind: 'quote_push' | 'offer_push', subjectId: string): readonly Message[] =>
  config().push === null ? [] : [{ kind, subjectId }];

/** What a device is notified of, for the audit log: without its address, which is a secret. */
export const auditedChoice = ({ yards, hours }: PushChoice) => ({
  yards: yards ?? 'all',
  hours: hours === null ? 'any time' : `${hours.from} to ${hours.to}`,
});
