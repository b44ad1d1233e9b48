import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MERCHANDISE } from '../../business/merchandise.ts';
import { SWATCHES } from './swatches.ts';

const css = readFileSync(join(import.meta.dirname, '../../styles/pages/product.css'), 'utf8');

test('every color that the shop opens with has a swatch, and every swatch its paint', () => {
  const colors = new Set(
    MERCHANDISE.flatMap((product) => product.colors.map(({ name }) => name)).filter(Boolean),
  );
  expect([...colors].filter((name) => !SWATCHES[name])).toEqual([]);
  for (const swatch of Object.values(SWATCHES)) expect(css).toContain(`[data-color='${swatch}']`);
});
