/** A form's values; of lists the keys are indexes. */
export interface FormValues {
  [name: string]: string | FormValues;
}

const empty = (): FormValues => Object.create(null) as FormValues;

/** The inner values under a name, made where there are none. */
function descend(level: FormValues, name: string): FormValues {
  const found = level[name];
  if (typeof found === 'object') return found;
  const inner = empty();
  Object.assign(level, { [name]: inner });
  return inner;
}

/** Reads `a=1&b[c]=2&d[0]=3&d[]=4`, as Stripe's API does. */
export function readForm(text: string | URLSearchParams): FormValues {
  const values = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split('[').map((part, index) => (index === 0 ? part : part.replace(/\]$/, '')));
    const last = names.pop() ?? '';
    const level = names.reduce(descend, values);
    // `d[]` goes behind what is there.
    level[last || String(Object.keys(level).length)] = value;
  }
  return values;
}
