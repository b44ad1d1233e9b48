import type * as english from './opener-texts.ts';

export const openerTexts: typeof english.openerTexts = { noConnection: 'Sin conexión. Intente otra vez' };
