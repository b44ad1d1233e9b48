import { askStripe } from './ask-stripe.ts';

/** Whether our keys are those of real money; asks for the balance, which changes nothing. Throws unavailable. */
export async function readBalance(): Promise<'live' | 'test'> {
  const { livemode } = await askStripe((stripe) => stripe.balance.retrieve());
  return livemode ? 'live' : 'test';
}
