import { fileToJpeg } from '../../quotes/photos/photo-jpeg.ts';
import { UserFacingError } from '../staff-failure.ts';

const HEIC =
  'This browser can’t read HEIC photos. On an iPhone, go to Settings > Camera > Formats, choose Most Compatible and take the photo again, or export it as a JPEG.';
const UNREADABLE = 'We can’t read that file as a picture. Please choose a JPEG, PNG or WebP.';

const isHeic = ({ name, type }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** A chosen picture, made small. Throws UserFacingError. */
export const pictureJpeg = (file: File): Promise<Blob> =>
  fileToJpeg(file).catch((cause: unknown) => {
    throw new UserFacingError(isHeic(file) ? HEIC : UNREADABLE, { cause });
  });
