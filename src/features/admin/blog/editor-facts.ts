import type { CmsConfig } from '@sveltia/cms';
import type { Repository } from './editor-backend.ts';

/** What the build tells the editor's page. */
export interface EditorFacts {
  readonly repository: Repository | null;
  readonly config: Omit<CmsConfig, 'backend'>;
}
