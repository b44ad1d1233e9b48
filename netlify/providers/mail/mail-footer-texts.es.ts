import type * as english from './mail-footer-texts.ts';

export const mailFooterTexts: typeof english.mailFooterTexts = {
  privacy: 'Privacidad',
  privacyLink: 'Privacidad: cómo tratamos sus datos',
};
