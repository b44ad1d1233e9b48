// Apart from src/paths.ts, which the frame of every page carries.

/** Where the link of a request is pressed. The token stands in the fragment, which no server and no other site gets to see. */
const privacyConfirmPath = '/privacy/confirm';
export const privacyLinkPath = (token: string) => `${privacyConfirmPath}#${token}`;
export const adminPrivacyPath = '/admin/privacy';
export const adminPrivacyRequestPath = (id: string) => `${adminPrivacyPath}?id=${id}`;
