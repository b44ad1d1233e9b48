/**
 * Work whose result is the same for all who ask under one key, done once for those who ask in the same turn of the event
 * loop. It starts after the last of them asked, so that nobody gets an answer older than the question.
 */
export function shared<Asked, T>(
  keyOf: (asked: Asked) => string,
  work: (asked: Asked) => Promise<T>,
): (asked: Asked) => Promise<T> {
  const boarding = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const departing = boarding.get(key);
    if (departing) return departing;
    const result = new Promise((done) => setImmediate(done)).then(() => {
      boarding.delete(key);
      return work(asked);
    });
    boarding.set(key, result);
    return result;
  };
}
