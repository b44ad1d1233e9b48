import { expect, test } from 'vitest';
import { orderSearch } from './order-search.ts';

test.each([
  ['GS-7K2M9QXT', { by: 'number', number: 'GS-7K2M9QXT' }],
  [' gs 7k2m9qxt ', { by: 'number', number: 'GS-7K2M9QXT' }],
  ['#GS–7K2M9QXT', { by: 'number', number: 'GS-7K2M9QXT' }],
  ['GS-7K2M9QXO', { by: 'number', number: 'GS-7K2M9QX0' }],
  ['gs7k2m9qxt@example.com', { by: 'text', text: 'gs7k2m9qxt@example.com' }],
  // Read as signs of a code, it would be one.
  ['gs@yahoo.com', { by: 'text', text: 'gs@yahoo.com' }],
  ['zebedee7', { by: 'text', text: 'zebedee7' }],
  ['(770) 555-0199', { by: 'phone', phone: '+17705550199' }],
  ['+1 770.555.0199', { by: 'phone', phone: '+17705550199' }],
  ['Ada.Wright@Example.com', { by: 'text', text: 'ada.wright@example.com' }],
  ['Ada Wright <Ada@Example.com>,', { by: 'text', text: 'ada@example.com' }],
  ['ada', { by: 'text', text: 'ada' }],
  ['0f6d1c9e-3f0a-4b62-9f2b-1d8f2a6c7b11', { by: 'id', id: '0f6d1c9e-3f0a-4b62-9f2b-1d8f2a6c7b11' }],
])('a search for %j means %o', (text, found) => {
  expect(orderSearch(text)).toEqual(found);
});
