const HOUR_MS = 3_600_000;

/** For a row that is stored without its verb: due so many hours after it came, where it says when that was. */
export const dueAfter = (createdAt: unknown, hours = 24): { dueAt?: Date } =>
  createdAt instanceof Date ? { dueAt: new Date(createdAt.getTime() + hours * HOUR_MS) } : {};
