import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** The headers that netlify.toml gives to a path, by lower-case name; of two rules the later one wins. */
export type HeaderRules = (path: string) => Record<string, string>;

export async function readHeaderRules(netlifyToml: string, headersFile: string): Promise<HeaderRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [headersFile],
    netlifyConfigPath: netlifyToml,
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${netlifyToml}: ${errors.join('; ')}`);
  return createHeaderRules(headers as Header[]);
}

function createHeaderRules(rules: readonly Pick<Header, 'forRegExp' | 'values'>[]): HeaderRules {
  return (path) => {
    const values: Record<string, string> = {};
    for (const rule of rules) {
      if (!rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) values[name.toLowerCase()] = value;
    }
    return values;
  };
}

/** A rule of @netlify/redirect-parser, as far as this host supports it. */
export interface RedirectRule {
  readonly path: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
  readonly query?: object;
  readonly conditions?: object;
  readonly headers?: object;
  readonly host?: string;
  readonly proxy?: boolean;
}

interface Redirect {
  readonly to: string;
  readonly status: number;
  /** It wins over a file of the same path. */
  readonly force: boolean;
}

export type RedirectRules = (path: string) => Redirect | undefined;

export async function readRedirectRules(netlifyToml: string, redirectsFile: string): Promise<RedirectRules> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    netlifyConfigPath: netlifyToml,
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${netlifyToml}: ${errors.join('; ')}`);
  return createRedirectRules(redirects as RedirectRule[]);
}

const isSet = (value: object | undefined) => Object.keys(value ?? {}).length > 0;

/** Throws on rules that need Netlify's edge: conditions, another host, a proxy. */
export function createRedirectRules(rules: readonly RedirectRule[]): RedirectRules {
  const compiled = rules.map((rule) => {
    if (isSet(rule.query) || isSet(rule.conditions) || isSet(rule.headers) || rule.host || rule.proxy) {
      throw new Error(`The local host cannot follow the redirect from ${rule.path}.`);
    }
    return { ...rule, expression: toExpression(rule.path) };
  });
  return (path) => {
    for (const { expression, to, status, force } of compiled) {
      const found = expression.exec(path);
      if (found) return { to: fill(to, found.groups ?? {}), status, force };
    }
    return undefined;
  };
}

const escapeLiteral = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function toExpression(from: string): RegExp {
  const parts = from
    .split('/')
    .filter(Boolean)
    .map((part) => {
      // A splat matches whole segments or none: /location/* is /location and /location/x, not /locations.
      if (part === '*') return '(?:/(?<splat>.*))?';
      return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${escapeLiteral(part)}`;
    });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

const fill = (to: string, values: Record<string, string>) =>
  to.replace(/(?<!:\/)\/:(\w+)/g, (whole, name: string) =>
    name in values ? `/${values[name] ?? ''}` : whole,
  );
