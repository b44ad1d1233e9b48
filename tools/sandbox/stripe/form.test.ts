import { expect, test } from 'vitest';
import { readForm } from './form.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(readForm(text)));

test.each([
  ['a=1&b=x%20y', { a: '1', b: 'x y' }],
  ['shipping[address][line1]=1+Main', { shipping: { address: { line1: '1 Main' } } }],
  ['expand[0]=a&expand[1]=b', { expand: { 0: 'a', 1: 'b' } }],
  ['expand[]=a&expand[]=b', { expand: { 0: 'a', 1: 'b' } }],
  ['metadata[__proto__]=x', JSON.parse('{ "metadata": { "__proto__": "x" } }')],
])('%s is read', (text, values) => {
  expect(plain(text)).toEqual(values);
});
