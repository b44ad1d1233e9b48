import { randomUUID } from 'node:crypto';
import privacyFunction from '../../netlify/functions/privacy.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { deletePersonalDataApi } from '../../src/domain/privacy/admin-privacy.api.ts';
import { callApi } from './call.ts';
import type { Ask, Flow } from './crash-flow.ts';
import { inquiryBody } from './inquiry.ts';
import { sendAll } from './paid-order.ts';
import { quoteAwaitingPhoto, sendOneOf } from './photo.ts';
import { picture } from './pictures.ts';
import { confirmedRequest } from './privacy.ts';
import { addCustomer, addReward } from './rewards-books.ts';
import { staffCall } from './staff-call.ts';

export const PRIVACY_FLOWS = {
  'a person deleted': {
    makes: [
      '-customer',
      '-inquiry',
      '-message inquiry_staff_mail done',
      '-message quote_push done',
      '-message quote_staff_mail done',
      '-photo',
      '-privacy deletion confirmed',
      '-request new',
      'audit delete_personal_data',
      'customer anonymous',
      'mail privacy-closed',
      'message privacy_closed_mail done',
      'message privacy_photos done',
      'privacy deletion done',
    ],
    async prepare({ server, owner, otherOwner }) {
      const { db } = server;
      const email = `gone-${randomUUID()}@example.com`;
      const { id: customerId } = await addCustomer(db, { email, totalPoints: 5_000 });
      const { id: rewardId } = await addReward(db);
      await redeemReward(db, { customerId, rewardId, requestKey: randomUUID() });
      const quote = await quoteAwaitingPhoto({ email, photoCount: 1 });
      await sendOneOf(quote, randomUUID(), await picture());
      await callApi(quotesFunction, createInquiryApi, { body: inquiryBody({ email }) });
      await sendAll(server);
      const id = await confirmedRequest(db, { email });
      const press =
        (cookie: string): Ask =>
        async () =>
          (await staffCall(privacyFunction, deletePersonalDataApi, cookie, { id, body: {} })).status === 200;
      return [{ ask: press(owner), rival: press(otherOwner) }];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
