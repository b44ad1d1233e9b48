import content from '../content/pages.json' with { type: 'json' };

/** What stands at the top of pages that have no file of their own. Owners change it in the editor (/admin/content). */
export const PAGE_TEXTS = content;
