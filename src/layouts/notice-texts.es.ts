import type * as english from './notice-texts.ts';

export const noticeTexts: typeof english.noticeTexts = {
  loading: 'Cargando…',
  offline: 'No tiene conexión. Las llamadas sí funcionan.',
};
