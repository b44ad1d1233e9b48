import { expect, test } from 'vitest';
import { nameSearch } from './name-search.ts';

test.each([
  ['(770) 555-0199', { by: 'phone', phone: '+17705550199' }],
  ['+1 770.555.0199', { by: 'phone', phone: '+17705550199' }],
  ['7705550199', { by: 'phone', phone: '+17705550199' }],
  ['(770) 555–0199', { by: 'phone', phone: '+17705550199' }],
  ['7705550199@example.com', { by: 'email', email: '7705550199@example.com' }],
  ['Ada@Example.com', { by: 'email', email: 'ada@example.com' }],
  ['0B9E1F0C-6B1A-4C7E-9D55-1D2B3C4D5E6F', { by: 'id', id: '0b9e1f0c-6b1a-4c7e-9d55-1d2b3c4d5e6f' }],
  ['770–555–0199', { by: 'phone', phone: '+17705550199' }],
  ['Ada Wright <Ada@Example.com>,', { by: 'email', email: 'ada@example.com' }],
  ['O’Brien@Example.com', { by: 'email', email: "o'brien@example.com" }],
  ['  Ada van Wri', { by: 'name', name: 'Ada van Wri' }],
  ['555', { by: 'name', name: '555' }],
])('%s searches for %o', (text, search) => {
  expect(nameSearch(text)).toEqual(search);
});
