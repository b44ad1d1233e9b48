import type * as english from './qr-texts.ts';

export const qrTexts: typeof english.qrTexts = { label: (text) => `Código QR de ${text}` };
