import { BUSINESS_TAGLINE } from '../../../src/business/tagline.es.ts';
import type * as english from './texts.ts';

export const mailFooterTexts: typeof english.mailFooterTexts = {
  tagline: BUSINESS_TAGLINE,
  office: 'Oficina principal',
  privacy: 'Privacidad',
  privacyLink: 'Privacidad: cómo usamos sus datos',
};
