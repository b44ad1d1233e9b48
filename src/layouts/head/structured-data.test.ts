// ASVS: 1.2.3
import { expect, test } from 'vitest';
import { breadcrumbList, jsonLdText } from './structured-data.ts';

test('no text can end the script block it stands in', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('breadcrumbs count from one and are absolute', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Locations', href: '/locations' },
  ];
  expect(breadcrumbList(crumbs, new URL('https://yard.example'))).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://yard.example/' },
      { position: 2, name: 'Locations', item: 'https://yard.example/locations' },
    ],
  });
});
