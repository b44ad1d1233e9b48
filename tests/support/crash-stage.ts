import addressesFunction from '../../netlify/functions/addresses.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { callApi } from './call.ts';
import { ALERT_FLOWS } from './crash-alerts.ts';
import type { Books } from './crash-books.ts';
import type { Flow, Stage } from './crash-flow.ts';
import { OFFER_FLOWS } from './crash-offers.ts';
import { PRIVACY_FLOWS } from './crash-privacy.ts';
import { PHOTO_FLOWS } from './crash-photos.ts';
import { linked } from './database-link.ts';
import { REFUND_FLOWS } from './crash-refunds.ts';
import { RETENTION_FLOWS } from './crash-retention.ts';
import { POINTS_FLOWS } from './crash-rewards.ts';
import { SHOP_FLOWS } from './crash-shop.ts';
import { STOP_FLOWS } from './crash-stops.ts';
import { ADDRESS } from './order.ts';
import { pushDevice } from './push-device.ts';
import { startShop } from './shop.ts';
import { staffWith } from './staff.ts';
import { staffCall } from './staff-call.ts';

/** Every way that money, points, offers, alerts, photos, a truck’s stop or a deletion take, and how they end. */
export const FLOWS: readonly { readonly name: string; readonly flow: Flow }[] = Object.entries({
  ...SHOP_FLOWS,
  ...REFUND_FLOWS,
  ...POINTS_FLOWS,
  ...OFFER_FLOWS,
  ...ALERT_FLOWS,
  ...PHOTO_FLOWS,
  ...STOP_FLOWS,
  ...RETENTION_FLOWS,
  ...PRIVACY_FLOWS,
}).map(([name, flow]) => ({ name, flow }));

/** A shop whose outside systems send no events on their own, with two owners. */
export async function startStage(): Promise<Stage> {
  const shop = await startShop();
  const server = await linked(shop.server);
  server.mocks.paypal.webhooks.use('lose');
  const [owner, other] = [await staffWith(server.db, 'owner'), await staffWith(server.db, 'owner')];
  // One of them is notified.
  const { subscription } = pushDevice(`${server.mocks.push.devices}owner`);
  await staffCall(adminFunction, turnOnPushApi, owner.cookie, {
    body: { subscription, yards: null, hours: null },
  });
  // Only deliverable addresses are confirmed at Printful without a person.
  await callApi(addressesFunction, verifyAddressApi, { body: ADDRESS });
  return { server, owner: owner.cookie, otherOwner: other.cookie };
}

const isMail = (what: string) => what.startsWith('mail ') || what === 'push';

/** How many mails and notifications came again: if a worker dies after sending one, it is sent once more, with the same Message-ID or topic. */
export const copiesIn = (books: Books): number =>
  Object.entries(books).reduce(
    (sum, [what, [times, copies]]) => (isMail(what) ? sum + copies - times : sum),
    0,
  );

/** The same books, regardless of duplicate mails and notifications. */
export const withoutCopies = (books: Books): Books =>
  Object.fromEntries(
    Object.entries(books).map(([what, sums]) => [what, isMail(what) ? [sums[0], sums[0]] : sums]),
  );
