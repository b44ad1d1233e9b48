const rendered = new Map<string, Promise<string> | string>();

/**
 * What a build renders for the first page that has this name, and repeats on every further one: a frame of a hundred elements costs
 * more to render than the text of a post. While the site is edited it is rendered each time.
 */
export function once(name: string, render: () => Promise<string>): Promise<string> | string {
  if (import.meta.env.DEV) return render();
  const known = rendered.get(name);
  if (known !== undefined) return known;
  const rendering = render();
  rendered.set(name, rendering);
  // A page that has to wait for a part of it is put together with more steps.
  rendering.then(
    (html) => rendered.set(name, html),
    // The page that began it tells.
    () => {},
  );
  return rendering;
}
