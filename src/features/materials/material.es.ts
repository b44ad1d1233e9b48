import { getEntry } from 'astro:content';
import { MATERIAL_SLUGS } from '../../domain/materials/material-slug.ts';
import type * as english from './material.ts';

/** The texts of the Spanish file with the facts of the English one. */
export const listMaterials: typeof english.listMaterials = () =>
  Promise.all(
    MATERIAL_SLUGS.map(async (slug) => {
      const [texts, facts] = await Promise.all([
        getEntry('materialsInSpanish', slug),
        getEntry('materials', slug),
      ]);
      if (!texts || !facts) throw new Error(`src/content/materials/${slug}.es.md is missing`);
      const { metalTypes } = facts.data;
      if (texts.data.grades.length !== facts.data.grades.length)
        throw new Error(`src/content/materials/${slug}.es.md needs the grades of the English file`);
      const grades = texts.data.grades.map((grade, index) => ({
        ...grade,
        metalTypes: facts.data.grades[index]?.metalTypes,
      }));
      return {
        ...facts,
        ...texts,
        collection: 'materials' as const,
        id: slug,
        data: { ...texts.data, metalTypes, grades },
      };
    }),
  );
