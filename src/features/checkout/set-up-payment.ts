import { type CheckoutNotice, NOTICES } from '../../domain/orders/checkout-notices.ts';
import type { CheckoutStep } from '../../domain/orders/checkout-steps.ts';
import type { PriceFigures } from '../../domain/orders/orders.api.ts';
import { ERRORS } from '../../domain/shared/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { reloadCatalogue } from '../catalogue/catalogue.store.ts';
import type { AddressFormState } from './address-form.ts';
import type { SetUpProblem } from './checkout.store.ts';
import { shippingForm } from './checkout-addresses.ts';
import { createSession } from './payment-session.store.ts';

export type SetUpOutcome =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'failed';
      /** Where it can be mended. */
      readonly step: CheckoutStep;
      readonly notice: CheckoutNotice;
      readonly problem: SetUpProblem;
    };

const SHIPPING_FIELD = /^shippingAddress\.(address|city|state|zip)$/;

function shippingErrors({ code, fields }: RequestError): AddressFormState['errors'] | null {
  if (code === 'address_not_deliverable') return {};
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = SHIPPING_FIELD.exec(name)?.[1];
    return field ? [[field, message]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

async function priceChanged({ figures }: RequestError): Promise<SetUpOutcome> {
  await reloadCatalogue();
  const { total } = (figures ?? {}) as Partial<PriceFigures>;
  const text = ERRORS.price_changed.message + (total ? ` It is $${total}. Nothing was charged.` : '');
  return {
    kind: 'failed',
    step: 'billing',
    notice: { title: 'Prices Have Changed', text },
    problem: { text, offersWallet: false },
  };
}

async function outcomeOf(error: unknown): Promise<SetUpOutcome> {
  if (error instanceof RequestError) {
    if (error.code === 'price_changed') return priceChanged(error);
    const errors = shippingErrors(error);
    if (errors) {
      shippingForm.put(shippingForm.$state.get().address, errors);
      const problem = { text: failureText(error), offersWallet: false };
      return { kind: 'failed', step: 'shipping', notice: NOTICES.addressRejected, problem };
    }
  }
  return {
    kind: 'failed',
    step: 'billing',
    notice: NOTICES.paymentSetupFailed,
    problem: {
      text: `${failureText(error)} Everything you entered is kept, and nothing was charged.`,
      offersWallet: navigator.onLine,
    },
  };
}

/** Makes the payment session for what would be paid now, or says what is in its way and where to mend it. */
export async function setUpPayment(): Promise<SetUpOutcome> {
  try {
    await createSession();
    return { kind: 'ready' };
  } catch (error) {
    return outcomeOf(error);
  }
}
