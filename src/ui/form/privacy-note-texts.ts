export const privacyNoteTexts = { link: 'How we handle this: Privacy' };
