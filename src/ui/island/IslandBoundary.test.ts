import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { spanishSpokenText } from '../../domain/shared/language/spanish-spoken.ts';
import * as english from './IslandBoundary.tsx';

const TYPED = { noteFocus: () => undefined, carryOver: () => undefined };

async function shownBy({ IslandBoundary }: typeof english, isBroken: boolean): Promise<string> {
  const boundary = new IslandBoundary({ typed: TYPED, children: 'The form' });
  if (isBroken) boundary.state = IslandBoundary.getDerivedStateFromError();
  const { prelude } = await prerender(boundary.render());
  return text(prelude as ReadableStream);
}

test('an island that failed says so, with a reload, the telephone and when Spanish is spoken', async () => {
  expect(await shownBy(english, false)).toBe('The form');
  const shown = await shownBy(english, true);
  expect(shown).toContain('role="alert"');
  expect(shown).toContain('This part of the page stopped working.');
  expect(shown).toContain('Load the page again. If it happens again, call (');
  expect(shown).toMatch(/<button type="button"[^>]*>Load Again<\/button>/);
  expect(shown).toMatch(/href="tel:\+1\d{10}"[^>]*>Call Now</);
  expect(shown).toContain(`lang="es">${spanishSpokenText(generalSpanishHours() ?? '')}<`);
});

test('it says so in Spanish', async () => {
  const spanish = await inSpanish<typeof english>('src/ui/island/IslandBoundary.tsx');
  const shown = await shownBy(spanish, true);
  expect(shown).toContain('Esta parte de la página dejó de funcionar.');
  expect(shown).toContain('>Cargar de nuevo<');
  expect(shown).toContain('>Llamar<');
});
