const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const holds = (bytes: Uint8Array, at: number, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** JPEG, PNG or WebP by their first bytes; names and headers prove nothing. */
export const isAllowedPicture = (bytes: Uint8Array): boolean =>
  holds(bytes, 0, JPEG) || holds(bytes, 0, PNG) || (holds(bytes, 0, RIFF) && holds(bytes, 8, WEBP));
