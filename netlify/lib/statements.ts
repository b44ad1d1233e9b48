import type { Database } from '../database/client.ts';

interface Buildable<Statement> {
  prepare(name: string): Statement;
}

/**
 * A family of prepared statements, one for each shape of a question, built when it is first asked: each has the plan of its
 * own indexes. Shapes are plain data from closed lists, so that there are not many. PostgreSQL plans those that `dependsOnValues`
 * picks out for the values of each time: how a name begins may fit five rows or half of them.
 */
export function statements<Shape, Statement>(
  name: string,
  build: (db: Database, shape: Shape) => Buildable<Statement>,
  dependsOnValues: (shape: Shape) => boolean,
): (db: Database, shape: Shape) => Statement {
  const names = new Map<string, string>();
  const built = new WeakMap<Database, Map<string, Statement>>();
  return (db, shape) => {
    const key = JSON.stringify(shape);
    const own = built.get(db) ?? new Map<string, Statement>();
    built.set(db, own);
    const known = own.get(key);
    if (known) return known;
    const ownName = names.get(key) ?? `${name}_${names.size}`;
    names.set(key, ownName);
    const statement = build(db, shape).prepare(dependsOnValues(shape) ? '' : ownName);
    own.set(key, statement);
    return statement;
  };
}
