import { expect, test } from 'vitest';
import { allContracts } from '../../../tests/support/contracts.ts';
import type { formTexts } from './form-texts.ts';

/** The calls by which each form sends something. */
const CALLS: Readonly<Record<keyof typeof formTexts, readonly string[]>> = {
  requests: ['createQuoteRequestApi', 'addQuotePhotosApi'],
  offers: ['openRequestApi', 'openOfferApi', 'decideOfferApi'],
  merchandise: ['createInquiryApi'],
  ticketQuestions: ['askAboutTicketApi'],
  ticketLookUp: ['findTicketApi', 'showTicketApi'],
  orders: ['createOrderApi', 'createPaymentIntentApi', 'createPaypalOrderApi', 'completeOrderApi'],
  addressCheck: ['verifyAddressApi'],
  orderLookUp: ['lookUpOrderApi', 'confirmLookUpApi'],
  rewards: ['createCustomerApi', 'redeemRewardApi', 'enterMailedCodeApi', 'setCodeByMailApi'],
  dataRequests: ['createPrivacyRequestApi', 'confirmPrivacyRequestApi'],
};

// Asked: 345
test('every call by which a visitor sends something belongs to a form that the privacy page lists', async () => {
  // Only staff sign in.
  const sent = [...(await allContracts())].flatMap(([name, { access, path, input, body }]) =>
    access === undefined && !path.startsWith('/api/auth/') && (input !== undefined || body !== undefined)
      ? [name]
      : [],
  );
  expect(sent.toSorted()).toEqual(Object.values(CALLS).flat().toSorted());
});
