import type { ExtendedRoute as Route } from '@netlify/zip-it-and-ship-it';
import type { BuiltFunction } from './manifest.ts';

export interface FunctionMatch<F> {
  readonly target: F;
  readonly params: Record<string, string>;
}

type Routed = Pick<BuiltFunction, 'name' | 'routes' | 'excludedRoutes' | 'schedule'>;

const methodsOf = (route: Route): readonly string[] => route.methods ?? [];

/** Whether one request can fit both. No methods mean all of them. */
function meet(one: Route, other: Route): boolean {
  const [methods, others] = [methodsOf(one), methodsOf(other)];
  if (methods.length > 0 && others.length > 0 && !methods.some((method) => others.includes(method)))
    return false;
  const [parts = [], otherParts = []] = [one, other].map(({ pattern }) => pattern.split('/'));
  return (
    parts.length === otherParts.length &&
    parts.every((part, index) => {
      const otherPart = otherParts[index] ?? '';
      return part.startsWith(':') || otherPart.startsWith(':') || part === otherPart;
    })
  );
}

/**
 * The paths at which a request can meet two functions. Netlify then takes the first that it finds, however exact the other one's
 * path is, and sorts them by nothing: a deploy names functions without an order, and `netlify serve` has them as they were unpacked.
 */
export function sharedPaths(functions: readonly Routed[]): readonly string[] {
  const all = functions.flatMap(({ name, routes = [] }) => routes.map((route) => ({ name, route })));
  const unread = all.filter(({ route }) => !/^(\/(:\w+|[\w.-]+))+$/.test(route.pattern));
  return [
    ...unread.map(({ name, route }) => `${route.pattern} of ${name} has more than names and :parameters`),
    ...all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => other.name !== one.name && meet(one.route, other.route))
        .map(
          (other) => `${one.route.pattern} of ${one.name} is also ${other.route.pattern} of ${other.name}`,
        ),
    ),
  ];
}

/** What Netlify compares with a route: dots resolved and special characters encoded as in a URL, no slash at the end. */
function barePath(path: string): string {
  const { pathname } = URL.parse(`http://localhost${path}`) ?? { pathname: path };
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

type Pattern = Pick<Route, 'pattern'> & { readonly literal?: string; readonly expression?: string };

/** Netlify compares in lower case, so a capital letter in a literal path is never met. */
function comparing({ pattern, literal, expression }: Pattern) {
  const regExp = expression ? new RegExp(expression) : undefined;
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    fits: (lowered: string): boolean => regExp?.test(lowered) ?? literal === lowered,
    /** As they were sent: neither decoded nor in lower case. None if the path matches the route only in lower case. */
    paramsOf(path: string): Record<string, string> {
      const found = regExp?.exec(path);
      return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : {};
    },
  };
}

/**
 * Finds the function of a request, as Netlify does (`getFunctionForURLPath` and `matchURLPath` of netlify-cli): by its paths and methods,
 * HEAD and OPTIONS among them; or, if it has no path and no schedule, at /.netlify/functions/<name>. Where no route lists the method,
 * where the path is excluded, and where a file is preferred that `hasFile` knows, nothing is found.
 */
export function createRouter<F extends Routed>(
  functions: readonly F[],
  hasFile: (path: string) => boolean = () => false,
) {
  const shared = sharedPaths(functions);
  if (shared.length > 0)
    throw new Error(
      `Netlify would choose between two functions: ${shared.join('; ')}. Give one of them another path, or both to one function.`,
    );
  const all = functions.flatMap((target) => {
    const excluded = (target.excludedRoutes ?? []).map(comparing);
    return (target.routes ?? unrouted(target)).map((route) => ({
      target,
      excluded,
      methods: methodsOf(route),
      preferStatic: route.prefer_static ?? false,
      ...comparing(route),
    }));
  });
  return (method: string, rawPath: string): FunctionMatch<F> | undefined => {
    const path = barePath(rawPath);
    const lowered = path.toLowerCase();
    const found = all.find(
      ({ methods, fits }) => (methods.length === 0 || methods.includes(method)) && fits(lowered),
    );
    if (!found) return undefined;
    const { target, excluded, preferStatic, paramsOf } = found;
    const isLeft = excluded.some(({ fits }) => fits(lowered)) || (preferStatic && hasFile(rawPath));
    return isLeft ? undefined : { target, params: paramsOf(path) };
  };
}

function unrouted({ name, schedule }: Routed): Route[] {
  const path = `/.netlify/functions/${name}`;
  return schedule ? [] : [{ pattern: path, literal: path }];
}
