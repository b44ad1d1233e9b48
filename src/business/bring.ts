import content from '../content/bring.json' with { type: 'json' };

interface Line {
  readonly what: string;
  readonly why: string;
}

/** The first sentences of /what-to-bring. Owners change all of it in the editor, and have it checked (/admin/launch). */
export const BRING_LEAD = content.lead;

/** What sellers should bring. */
export const BRING: readonly Line[] = content.bring;

/** What the yards refuse. What the check on that page says is in src/domain/materials/bring-check.ts. */
export const REFUSED: readonly Line[] = content.refused;
