/** A part of a path as it was before it was put there; as it stands where that was not done properly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
