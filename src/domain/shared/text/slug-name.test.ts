import { expect, test } from 'vitest';
import { slugName } from './slug-name.ts';

test.each([
  ['copper', 'Copper'],
  ['selling-a-car', 'Selling a car'],
])('%s reads %s', (slug, name) => expect(slugName(slug)).toBe(name));
