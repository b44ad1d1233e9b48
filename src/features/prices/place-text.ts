/** Where the prices of a strip hold. A yard's page shows what that yard pays. `differ`: some yard pays another price. */
export const placeText = (yard: string | undefined, differ: boolean): string =>
  yard ? 'at this yard' : differ ? 'at most yards (some differ)' : 'the same at all three yards';
