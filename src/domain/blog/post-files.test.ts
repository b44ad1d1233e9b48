import { expect, test } from 'vitest';
import { isEditorFile } from './post-files.ts';

test.each([
  'src/content/blog/a-post.md',
  'src/content/blog/beside-a-post.png',
  'src/assets/blog/pipes.svg',
  'src/assets/blog/pipes.jpg',
  'src/assets/blog/pipes.jpeg',
  'src/assets/yards/img_0412.webp',
  'src/content/business/about.json',
])('the editor may write %s', (path) => expect(isEditorFile(path)).toBe(true));

test.each([
  'src/content/blog/.env.md',
  // Two of them would be one address.
  'src/content/blog/A post.md',
  'src/content/blog/(draft).md',
  // The build would change or escape these names.
  'src/assets/blog/pipes+1.svg',
  'src/assets/blog/old pipes.png',
  'src/assets/blog/..svg',
  'src/assets/blog/.hidden.png',
  'src/assets/blog/pipes.svg\n',
  'src/assets/blog/..\\..\\x.png',
  'src/assets/blog/pipes.html.',
  // Neither a visitor's browser nor the editor needs these.
  'src/assets/blog/pipes.gif',
  'src/assets/blog/pipes.avif',
  'src/assets/blog/pipes.md',
  'src/content/blog/../../lib/a.md',
  'src/content/blog/deeper/a-post.md',
  'src/content/blog/a-post.md.ts',
  'src/content/blog/a-post.astro',
  'src/content/blog/a-post',
  'src/content/blog',
  'src/content/blogs/a-post.md',
  'x/src/content/blog/a-post.md',
  'src/assets/other/pipes.svg',
  'src/assets/yards/deeper/gate.webp',
  'src/assets/yards/README.ts',
  'src/content/business/other.json',
  'netlify.toml',
])('the editor may not write %s', (path) => expect(isEditorFile(path)).toBe(false));
