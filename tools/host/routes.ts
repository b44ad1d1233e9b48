import type { ExtendedRoute as Route } from '@netlify/zip-it-and-ship-it';
import type { BuiltFunction } from './manifest.ts';

export interface FunctionMatch<F> {
  readonly target: F;
  readonly params: Record<string, string>;
  /** A file of the same path wins over the function. */
  readonly preferStatic: boolean;
}

type Routed = Pick<BuiltFunction, 'name' | 'routes' | 'schedule'>;

const paramNames = ({ pattern }: Route) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Whether every address of a path is matched by the other one as well. No id is spelled like a part of our paths. */
const isCoveredBy = (path: string, other: string): boolean => {
  const [parts, others] = [path.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    others.every((part, index) => part.startsWith(':') || part === parts[index])
  );
};

/**
 * The paths whose addresses a path of another function matches too. Netlify gives those to the first function of its list,
 * whichever path is more exact, and that list is not ours to order.
 */
export function sharedPaths(functions: readonly Routed[]): readonly string[] {
  const all = functions.flatMap(({ name, routes = [] }) => routes.map(({ pattern }) => ({ name, pattern })));
  return all.flatMap((one) =>
    all
      .filter((other) => other.name !== one.name && isCoveredBy(one.pattern, other.pattern))
      .map((other) => `${one.pattern} of ${one.name} is also ${other.pattern} of ${other.name}`),
  );
}

/**
 * Finds the function of a request, as Netlify does: by its paths and methods; or, if it has no path
 * and no schedule, at /.netlify/functions/<name>. A method that no route lists finds nothing.
 */
export function createRouter<F extends Routed>(functions: readonly F[]) {
  const shared = sharedPaths(functions);
  if (shared.length > 0) throw new Error(`Netlify would choose between two functions: ${shared.join('; ')}.`);
  const routes = functions.flatMap((target) =>
    (target.routes ?? unrouted(target)).map((route) => ({
      target,
      preferStatic: route.prefer_static ?? false,
      methods: route.methods ?? [],
      literal: 'literal' in route ? route.literal : undefined,
      expression: 'expression' in route && route.expression ? new RegExp(route.expression) : undefined,
      names: paramNames(route),
    })),
  );
  return (method: string, path: string): FunctionMatch<F> | undefined => {
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    for (const { target, preferStatic, methods, literal, expression, names } of routes) {
      if (methods.length > 0 && !methods.includes(method)) continue;
      if (literal === bare) return { target, preferStatic, params: {} };
      const found = expression?.exec(bare);
      if (!found) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
      return { target, preferStatic, params };
    }
    return undefined;
  };
}

function unrouted({ name, schedule }: Routed): Route[] {
  const path = `/.netlify/functions/${name}`;
  return schedule ? [] : [{ pattern: path, literal: path }];
}
