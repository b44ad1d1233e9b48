import type { AstroGlobal } from 'astro';

interface Hosts {
  readonly script: readonly string[];
  readonly directives: readonly `${'connect' | 'frame' | 'img'}-src ${string}`[];
}

/**
 * https://docs.stripe.com/security/guide#content-security-policy and https://developer.paypal.com/sdk/js/best-practices, without
 * the 'unsafe-inline' that the latter suggests. 'self' frames are for the sandbox's mock servers.
 */
const PAYMENT: Hosts = {
  script: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://*.paypal.com',
    'https://*.paypalobjects.com',
  ],
  directives: [
    'connect-src https://api.stripe.com https://*.paypal.com https://*.paypalobjects.com',
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://*.paypal.com https://*.paypalobjects.com",
    'img-src https://*.stripe.com https://*.paypal.com https://*.paypalobjects.com',
  ],
};

/** https://developers.google.com/tag-platform/security/guides/csp, for Analytics without Google signals. */
const MEASUREMENT: Hosts = {
  script: ['https://www.googletagmanager.com'],
  directives: [
    'connect-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'img-src https://www.googletagmanager.com https://*.google-analytics.com',
  ],
};

/**
 * For the page of the editor alone: it shows pictures that it has read as data, and brings its styles as it goes. Scripts stay as
 * strict as everywhere, and it speaks to our own server alone.
 */
export function allowEditor(policy: AstroGlobal['csp']) {
  policy?.insertStyleResource("'unsafe-inline'");
  policy?.insertDirective('connect-src blob: data:');
}

/** Adds a page's outside hosts to its policy: pages with card fields are never measured, and measured pages have no card fields. */
export function allowHosts(
  policy: AstroGlobal['csp'],
  { pays, measures }: { pays: boolean; measures: boolean },
) {
  const hosts = pays ? PAYMENT : measures ? MEASUREMENT : null;
  for (const source of hosts?.script ?? []) policy?.insertScriptResource(source);
  for (const directive of hosts?.directives ?? []) policy?.insertDirective(directive);
}
