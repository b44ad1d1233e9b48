/** What a path's first segment is called where its words alone would read wrong, by the segment. */
export const crumbTexts: Readonly<Record<string, string>> = { location: 'Locations', merch: 'Merchandise' };
