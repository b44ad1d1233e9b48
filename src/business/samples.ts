// Owners change this on the launch page (/admin/launch), which writes src/content/samples.json.
import content from '../content/samples.json' with { type: 'json' };

/** What a new site shows of until owners replace it, by the id of its row on the launch page. */
export const SAMPLES = ['reviews', 'memberships', 'authors'] as const;
export type SampleKind = (typeof SAMPLES)[number];

/** Whether English pages show samples, which say that they are some. */
export const SAMPLES_SHOWN: Readonly<Record<SampleKind, boolean>> = content;
