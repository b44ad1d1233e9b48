import type * as english from './toast-texts.ts';

export const toastTexts: typeof english.toastTexts = { close: 'Cerrar el aviso' };

export const toastRegionTexts: typeof english.toastRegionTexts = { label: 'Avisos (F8)' };
