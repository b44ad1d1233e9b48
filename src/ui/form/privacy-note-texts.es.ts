import type * as english from './privacy-note-texts.ts';

export const privacyNoteTexts: typeof english.privacyNoteTexts = {
  link: 'Cómo lo tratamos: Privacidad',
};
