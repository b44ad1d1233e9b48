import { globSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../../business/constants.ts';
import { allPosts } from '../../../features/blog/posts.ts';
import { pictureFile, sharePictureName } from '../../../features/blog/share-picture.ts';

/** One for each picture, however many posts show it. */
export const getStaticPaths = (async () => {
  const pictures = new Map(
    (await allPosts()).map((post) => [sharePictureName(post), pictureFile(post.image.src.src)]),
  );
  return [...pictures].map(([picture, file]) => ({ params: { picture }, props: { file } }));
}) satisfies GetStaticPaths;

interface Props {
  readonly file: string;
}

export const GET: APIRoute<Props> = async ({ params, props: { file } }) => {
  const [path, other] = globSync(`src/{assets,content}/blog/${file}`);
  if (!path || other)
    throw new Error(`Posts need one picture called ${file}, in src/assets/blog or next to them.`);
  const picture = sharp(path).resize({ ...SHARE_PICTURE, fit: 'cover' });
  const encoded = params.picture?.endsWith('.png')
    ? picture.png({ palette: true, colors: 128, quality: 90, effort: 1 })
    : picture.jpeg({ quality: 80, mozjpeg: true });
  return new Response(new Uint8Array(await encoded.toBuffer()));
};
