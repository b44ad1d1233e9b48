import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import * as english from './IslandBoundary.tsx';

const TYPED = { noteFocus: () => undefined, carryOver: () => undefined };

function shownBy({ IslandBoundary }: typeof english, isBroken: boolean): string {
  const boundary = new IslandBoundary({ typed: TYPED, children: 'The form' });
  if (isBroken) boundary.state = IslandBoundary.getDerivedStateFromError();
  return renderToStaticMarkup(boundary.render());
}

test('an island that failed says so, with a reload and the telephone', () => {
  expect(shownBy(english, false)).toBe('The form');
  const shown = shownBy(english, true);
  expect(shown).toContain('role="alert"');
  expect(shown).toContain('This part of the page stopped working.');
  expect(shown).toContain('Load the page again. If it happens again, call (');
  expect(shown).toMatch(/<button type="button"[^>]*>Load Again<\/button>/);
  expect(shown).toMatch(/href="tel:\+1\d{10}"[^>]*>Call Now</);
});

test('it says so in Spanish', async () => {
  const spanish = await inSpanish<typeof english>('src/ui/island/IslandBoundary.tsx');
  const shown = shownBy(spanish, true);
  expect(shown).toContain('Esta parte de la página dejó de funcionar.');
  expect(shown).toContain('>Cargar de nuevo<');
  expect(shown).toContain('>Llamar<');
});
