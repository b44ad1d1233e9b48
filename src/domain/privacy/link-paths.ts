// Apart from src/paths.ts, which the frame of every page carries.

/** Where the link of a request is pressed. The token is in the fragment, which no server and no other site gets to see. */
export const privacyConfirmPath: string = '/privacy/confirm';
export const privacyLinkPath = (token: string) => `${privacyConfirmPath}#${token}`;
