import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import * as z from 'zod/mini';
import { BUSINESS_NAME } from '../../../business/business.ts';
import { PHOTO_MAX_BYTES } from '../../../business/constants.ts';
import { POST_FILES } from '../../../domain/blog/post-files.ts';
import { CONTENT } from '../../../domain/content/content-files.ts';
import { CONTENT_SCHEMAS, yardSchema } from '../../../domain/content/content-schemas.ts';
import { YARD_ID_PATTERN } from '../../../domain/content/yard-id-pattern.ts';
import { YARDS_FOLDER } from '../../../domain/content/yard-problems.ts';
import { adminPath } from '../../../paths.ts';
import { editorFields, postHeadSchema } from './editor-fields.ts';

/** Also part of the editor's addresses (src/paths.ts). */
const COLLECTION = 'posts';

const TEXT = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: true,
  editor_components: [],
} as const;

function contentFields(path: string): Field[] {
  const schema = CONTENT_SCHEMAS.get(path);
  if (!schema) throw new Error(`${path} has no schema`);
  const fields = editorFields(z.toJSONSchema(schema, { io: 'input' }));
  return path.endsWith('.md') ? [...fields, TEXT] : fields;
}

/** What the business says about itself: each file is an entry. */
const contentCollections = (): Collection[] =>
  CONTENT.map(({ name, label, about, files }) => ({
    name,
    label,
    description: about,
    editor: { preview: false },
    files: files.map((file) => ({
      name: file.name,
      label: file.label,
      file: file.path,
      fields: contentFields(file.path),
      ...(file.path.endsWith('.md') && { format: 'yaml-frontmatter' as const }),
    })),
  }));

/** The editor's configuration without the repository. */
export const editorConfig = (): Omit<CmsConfig, 'backend'> => ({
  load_config_file: false,
  app_title: `${BUSINESS_NAME}: posts and content`,
  logo: { src: '/icons/apple-touch-icon.png' },
  logout_redirect_url: adminPath,
  // Required; the folders of posts and yards are inside it.
  media_folder: '/src/assets',
  media_libraries: {
    stock_assets: false,
    default: {
      config: {
        // Names that an address may have, whatever the phone calls its photos.
        slugify_filename: true,
        // No page shows more, and no place and camera are left. A browser that writes no WebP writes a PNG.
        transformations: { raster_image: { format: 'webp', quality: 80, width: 1200, height: 1200 } },
        max_file_size: PHOTO_MAX_BYTES,
      },
    },
  },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  show_preview_links: false,
  collections: [
    {
      name: COLLECTION,
      label: 'Posts',
      label_singular: 'Post',
      folder: POST_FILES.posts,
      extension: 'md',
      format: 'yaml-frontmatter',
      slug: {
        template: '{{title}}',
        // The address of a published post does not change.
        editable: ['create'],
        pattern: ['^[a-z\\d]+(?:-[a-z\\d]+)*$', 'Use lowercase letters, digits and single hyphens.'],
        hint: 'The last part of the post’s address, after /blog/.',
      },
      media_folder: `/${POST_FILES.pictures}`,
      public_folder: POST_FILES.picturesFromPost,
      create: true,
      editor: { preview: false },
      sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
      fields: [...editorFields(postHeadSchema()), TEXT],
    },
    {
      name: 'new-yards',
      label: 'Add a yard',
      label_singular: 'Yard',
      description:
        'After you save, the yard is on the site with the next build. Then add its page under Yards.',
      folder: YARDS_FOLDER,
      extension: 'json',
      // Without the Spanish notes, which are in the same folder.
      filter: { field: 'zip', pattern: '^\\d{5}$' },
      slug: {
        template: '{{city}}',
        editable: ['create'],
        pattern: [
          YARD_ID_PATTERN,
          'Use lowercase letters and single hyphens, and neither “all” nor “not-found”.',
        ],
        hint: 'The yard’s id: the last part of its page’s address, after /location/. It can’t change later.',
      },
      create: true,
      delete: false,
      editor: { preview: false },
      fields: editorFields(z.toJSONSchema(yardSchema, { io: 'input' })),
    },
    ...contentCollections(),
  ],
});
