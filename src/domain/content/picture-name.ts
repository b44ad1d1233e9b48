/** What a picture's file may be called: the build makes addresses of it, and changes or escapes other characters. */
export const PICTURE_NAME = String.raw`\w[\w-]*(?:\.[\w-]+)*\.(?:svg|png|jpe?g|webp)`;
