// No imports, so that Astro inlines it in each page: see AfterPaint.astro.
/** How long after its start a frame has been drawn and shown. */
const PAINTED_MS = 40;

async function addFace(address: string) {
  const face = new FontFace('Barlow Condensed', `url(${address})`, { weight: '800' });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The fallback face stays.
  }
}

function start() {
  void addFace(document.querySelector<HTMLMetaElement>('[name=face]')?.content ?? '');
  for (const use of document.querySelectorAll<SVGUseElement>('[data-href]'))
    use.setAttribute('href', use.dataset['href'] ?? '');
  const late = [...document.querySelectorAll<HTMLTemplateElement>('[data-late]')];
  document.body.append(...late.map(({ content }) => content));
}

requestAnimationFrame(() => setTimeout(start, PAINTED_MS));
