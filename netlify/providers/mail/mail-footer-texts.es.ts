import { BUSINESS_TAGLINE } from '../../../src/business/tagline.es.ts';
import type * as english from './mail-footer-texts.ts';

export const mailFooterTexts: typeof english.mailFooterTexts = {
  tagline: BUSINESS_TAGLINE,
  privacy: 'Privacidad',
  privacyLink: 'Privacidad: cómo tratamos sus datos',
};
