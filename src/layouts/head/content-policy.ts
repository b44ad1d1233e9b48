import type { AstroGlobal } from 'astro';

interface Hosts {
  readonly script: readonly string[];
  readonly style?: readonly string[];
  readonly directives: readonly `${'child' | 'connect' | 'frame' | 'img'}-src ${string}`[];
}

const PAYPAL_HOSTS = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';

/**
 * What each provider asks for: https://docs.stripe.com/security/guide#content-security-policy and
 * https://developer.paypal.com/sdk/js/best-practices. Permissions and openers are in netlify.toml.
 */
const PROVIDERS = {
  // 'self' frames are those of the sandbox's mock server.
  stripe: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    directives: [
      'connect-src https://api.stripe.com',
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      'img-src https://*.stripe.com',
    ],
  },
  // All of it but inline scripts. Styles written into the page are what decision 30 is about.
  paypal: {
    script: PAYPAL_HOSTS.split(' '),
    style: ["'self'", "'unsafe-inline'", ...PAYPAL_HOSTS.split(' ')],
    directives: [
      `child-src 'self' ${PAYPAL_HOSTS}`,
      `connect-src ${PAYPAL_HOSTS}`,
      `frame-src ${PAYPAL_HOSTS}`,
      `img-src ${PAYPAL_HOSTS}`,
    ],
  },
} as const satisfies Record<string, Hosts>;

export type PaymentScripts = keyof typeof PROVIDERS;

/** https://developers.google.com/tag-platform/security/guides/csp, for Analytics without Google signals. */
const MEASUREMENT: Hosts = {
  script: ['https://www.googletagmanager.com'],
  directives: [
    'connect-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'img-src https://www.googletagmanager.com https://*.google-analytics.com',
  ],
};

/**
 * Only for the editor's page: it shows pictures that it has read as data, and adds styles as it goes. Scripts stay as
 * strict as everywhere, and it speaks only to our own server.
 */
export function allowEditor(policy: AstroGlobal['csp']) {
  policy?.insertStyleResource("'unsafe-inline'");
  policy?.insertDirective('connect-src blob: data:');
}

/** Adds a page's outside hosts to its policy: pages with card fields are never measured, and measured pages have no card fields. */
export function allowHosts(
  policy: AstroGlobal['csp'],
  { pays, measures }: { pays: readonly PaymentScripts[]; measures: boolean },
) {
  const paid: readonly Hosts[] = pays.map((provider) => PROVIDERS[provider]);
  for (const { script, style = [], directives } of measures ? [...paid, MEASUREMENT] : paid) {
    for (const source of script) policy?.insertScriptResource(source);
    for (const source of style) policy?.insertStyleResource(source);
    for (const directive of directives) policy?.insertDirective(directive);
  }
}
