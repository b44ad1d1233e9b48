import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

afterEach(() => vi.unstubAllEnvs());

const renderer = (html: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(html));
const broken = () => Promise.reject(new Error('No such icon'));

test('a build renders what has a name once, for pages at the same time too', async () => {
  vi.stubEnv('DEV', false);
  const render = renderer('<p>Frame</p>');
  const pages = await Promise.all([once('frame', render), once('frame', render)]);
  expect([...pages, once('frame', render)]).toEqual(Array(3).fill('<p>Frame</p>'));
  expect(render).toHaveBeenCalledOnce();
  expect(await once('another', renderer('<p>Other</p>'))).toBe('<p>Other</p>');
});

test('what cannot be rendered is told to each page that wants it', async () => {
  vi.stubEnv('DEV', false);
  await expect(once('broken', broken)).rejects.toThrow('No such icon');
  await expect(once('broken', broken)).rejects.toThrow('No such icon');
});

test('while the site is edited it is rendered each time', async () => {
  vi.stubEnv('DEV', true);
  expect(await once('edited', renderer('before'))).toBe('before');
  expect(await once('edited', renderer('after'))).toBe('after');
});
