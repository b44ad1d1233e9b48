const row = (index: number) =>
  `<li><b>Row ${index}</b><p>Plain text of a row, as long as a sentence on a page would be.</p></li>`;

/** The floor for paints: a static page of some 200 elements with a little inlined CSS and nothing else. */
export const FLOOR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="The floor for measurements">
<style>body{font:16px/1.5 system-ui;margin:1rem;color:#1a1d20;background:#f6f2ea}h1{font-size:2.5rem;line-height:1.1}li{padding:.5rem 0}</style>
</head><body><main><h1>A page with nothing on it but text</h1><ul>${Array.from({ length: 65 }, (_, index) => row(index)).join('')}</ul></main></body></html>`;
