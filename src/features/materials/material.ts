import { getEntry, type CollectionEntry } from 'astro:content';
import { MATERIAL_SLUGS, type MaterialSlug } from '../../domain/materials/material-slug.ts';

export type Material = CollectionEntry<'materials'> & { readonly id: MaterialSlug };

/** The six materials in the order of the guide. Throws if one has no file in src/content/materials. */
export const listMaterials = (): Promise<readonly Material[]> =>
  Promise.all(
    MATERIAL_SLUGS.map(async (slug) => {
      const entry = await getEntry('materials', slug);
      if (!entry) throw new Error(`src/content/materials/${slug}.md is missing`);
      return { ...entry, id: slug };
    }),
  );
