import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';

export const TEE_ID = '0d9a4a4e-4a5c-4b53-8a51-3c2f4a7b8c10';
export const HOME = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };
export const ADA = {
  customerName: 'Ada Wright',
  customerEmail: 'ada@example.com',
  customerPhone: '(770) 555-0199',
};
const GOOD = { isValid: true, confidence: 'high', shippingRisk: { risk: 'low', factors: [] } };
export const CREATED = { clientSecret: 'pi_1_secret_1', orderId: 'order-1' };

export const refusing = (status: number, body: object) => async () => Response.json(body, { status });

const tee = (price: string): CatalogueItem => {
  const options = { color: 'Black', size: 'L', image: '/tee.svg', printfulVariantId: null };
  return {
    ...options,
    id: 'tee',
    slug: 'tee',
    name: 'Yard Tee',
    description: '',
    price,
    category: 'apparel',
    featured: false,
    variants: [{ ...options, id: TEE_ID, price }],
  };
};

/** The surroundings of the checkout's stores in one test: the device, the address bar, and our server's answers. */
class CheckoutWorld {
  readonly device: Record<string, string> = {};
  readonly address = { hash: '' };
  teePrice = '24.99';
  verification: object = GOOD;
  readonly pay = vi.fn<(init: RequestInit) => Promise<Response>>(async () =>
    Response.json(CREATED, { status: 201 }),
  );

  async answer(path: string, init: RequestInit): Promise<Response> {
    if (path === '/api/merchandise/grouped') return Response.json([tee(this.teePrice)]);
    if (path === '/api/verify-address') return Response.json(this.verification);
    return this.pay(init);
  }

  /** The last payment's request. */
  lastSent(): unknown {
    return JSON.parse(String(this.pay.mock.lastCall?.[0].body));
  }

  /** How many different keys all payments used. */
  attempts(): number {
    return new Set(this.pay.mock.calls.map(([init]) => new Headers(init.headers).get('idempotency-key')))
      .size;
  }
}

/** A new world for each test of the calling file. */
export function checkoutWorlds(): () => CheckoutWorld {
  let world = new CheckoutWorld();
  beforeEach(() => {
    vi.resetModules();
    world = new CheckoutWorld();
    const { device, address } = world;
    const move = (_: unknown, __: string, hash: string) => void (address.hash = hash);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device[key] ?? null,
      setItem: (key: string, value: string) => void (device[key] = value),
      removeItem: (key: string) => void delete device[key],
    });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', { state: null, pushState: move, replaceState: move });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => world.answer(path, init));
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return () => world;
}

/** A new page with a tee in its cart: stores are modules, so each test imports new ones. */
export async function openPage() {
  const [checkout, verbs, addresses, sessions, cart, catalogue, toasts] = await Promise.all([
    import('../../src/features/checkout/checkout.store.ts'),
    import('../../src/features/checkout/continue-checkout.ts'),
    import('../../src/features/checkout/steps/checkout-addresses.ts'),
    import('../../src/features/checkout/payment-session.store.ts'),
    import('../../src/features/cart/cart.store.ts'),
    import('../../src/features/catalogue/catalogue.store.ts'),
    import('../../src/ui/toast/toast-list.ts'),
  ]);
  cart.addToCart({ id: TEE_ID, name: 'Yard Tee', priceCents: 2_499 });
  await catalogue.loadCatalogue();
  checkout.startCheckout();
  const toast = () => {
    const [{ title, description } = { title: '', description: '' }] = toasts.$toasts.get();
    return `${title} / ${description}`;
  };
  return { ...checkout, ...verbs, ...addresses, ...sessions, ...cart, toast };
}

export async function openBilling() {
  const page = await openPage();
  page.saveCustomer(ADA);
  page.shippingForm.put(HOME);
  await page.shippingVerifier.verify();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('billing');
  return page;
}
