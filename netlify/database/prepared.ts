import type { Executor } from './client.ts';

/**
 * A statement that Drizzle builds and PostgreSQL plans once per connection; planning is most of what a short statement
 * costs. `build` gives it a unique name with `.prepare(name)`, and placeholders for what differs.
 */
export function prepared<Connection extends Executor, Statement>(
  build: (connection: Connection) => Statement,
): (connection: Connection) => Statement {
  const built = new WeakMap<Connection, Statement>();
  return (connection) => {
    const statement = built.get(connection) ?? build(connection);
    built.set(connection, statement);
    return statement;
  };
}
