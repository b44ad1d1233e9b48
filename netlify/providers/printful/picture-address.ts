/** The one host of Printful's pictures; netlify.toml lets Netlify's image service read it, and no other. */
const HOST = 'files.cdn.printful.com';
const WIDTH_PX = 800;

/**
 * The address on our own site under which Netlify shows a picture of Printful's, in a size for the shop; null where the picture
 * is none of Printful's.
 */
export function pictureAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  if (protocol !== 'https:' || hostname !== HOST) return null;
  return `/.netlify/images?url=${encodeURIComponent(href)}&w=${WIDTH_PX}&fm=webp`;
}
