import { expect, test } from 'vitest';
import { queryString } from './write-address.ts';

test.each([
  [{}, ''],
  [{ q: '', after: undefined }, ''],
  [{ q: 'Ada & Co', state: 'new', after: '' }, '?q=Ada+%26+Co&state=new'],
])('%j becomes %j', (query, text) => expect(queryString(query)).toBe(text));
