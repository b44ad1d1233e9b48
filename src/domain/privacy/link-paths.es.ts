import type * as english from './link-paths.ts';

export const privacyConfirmPath: typeof english.privacyConfirmPath = '/es/privacidad/confirmar';
export const privacyLinkPath: typeof english.privacyLinkPath = (token) => `${privacyConfirmPath}#${token}`;
