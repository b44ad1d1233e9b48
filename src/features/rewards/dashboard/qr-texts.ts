export const qrTexts = { label: (text: string) => `QR code of ${text}` };
