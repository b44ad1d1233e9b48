import type { BoardGrade } from '../admin-prices.api.ts';
import { metalMaterial } from './metal-material.ts';
import { METAL_NAMES as SPANISH_METAL_NAMES } from '../texts.es.ts';
import { metalName } from './metal-types.ts';
import grades from './seed-grades.json' with { type: 'json' };

export interface SeededGrade extends Omit<BoardGrade, 'id' | 'updatedAt' | 'change' | 'position' | 'yards'> {
  readonly previousPrice: string;
}

/** A line of the file. A card's names and material stand where pages read them. */
type Entry = Pick<SeededGrade, 'metalType' | 'howToTell' | 'group' | 'price' | 'previousPrice'> &
  Partial<SeededGrade>;

/** The date that pages built without a database give these prices, ISO 8601. */
export const SEED_PRICES_FROM = '2026-11-02T13:00:00.000Z';

/**
 * Samples of what yards in Georgia list: what an empty database is filled with, and what pages are built with if there is none. The
 * cards come first, in their order. /admin/launch has the owner check every one.
 */
export const seedGrades = (): readonly SeededGrade[] =>
  (grades as readonly Entry[]).map((grade) => ({
    name: metalName(grade.metalType),
    nameEs: SPANISH_METAL_NAMES[grade.metalType] ?? null,
    howToTellEs: null,
    material: metalMaterial(grade.metalType) ?? null,
    listed: 'list',
    unit: 'lb',
    ...grade,
  }));
