/** A phone or card number in any spelling, an email address, a token of 43 characters like ours, a key, a cookie. */
const PERSONAL = new RegExp(
  [
    /\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)|(?:\d{4}[ -]){3}\d{4}/,
    /[\w.+-]+@[\w-]+/,
    /(?<![\w-])[\w-]{43}(?![\w-])/,
    /(?:sk|rk)_(?:test|live)_\w|whsec_\w|\bpf_[\da-f]{8}/,
    /\b(?:checkout|rewards|staff)=\w/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
// Ids and times are long runs of digits too, but may be logged. A path ends with its field.
const HARMLESS = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\w+:\/\/[^\s"]+:\d+:\d+|\/[^\s"]+/gi;

/** Takes over standard output from here on: JSON lines are collected, everything else passes through. */
export function captureLog() {
  const kept: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) => {
    if (typeof chunk !== 'string' || !chunk.startsWith('{"event"')) return write(chunk, ...rest);
    kept.push(chunk.trim());
    return true;
  }) as typeof process.stdout.write;
  return {
    lines: (): readonly string[] => [...kept],
    /** Throws if a line contained something personal. */
    stop(): void {
      process.stdout.write = write;
      const personal = kept.filter((line) => PERSONAL.test(line.replace(HARMLESS, '')));
      if (personal.length > 0) throw new Error(`The log told something personal:\n${personal.join('\n')}`);
    },
  };
}
