import type { YardId } from '../../business/yards.ts';
import atlanta from '../../content/yard-pages/atlanta-in-spanish.json' with { type: 'json' };
import griffin from '../../content/yard-pages/griffin-in-spanish.json' with { type: 'json' };
import newnan from '../../content/yard-pages/newnan-in-spanish.json' with { type: 'json' };
import type * as english from './yard-note-texts.ts';

const PAGES: Readonly<Record<YardId, { readonly note?: string }>> = { griffin, newnan, atlanta };

/** A note that is gone in English is gone in Spanish. */
export const yardNoteTexts: typeof english.yardNoteTexts = {
  of: ({ id, note }) => (note === undefined ? undefined : PAGES[id].note),
};
