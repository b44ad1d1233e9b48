import type { CmsConfig, Field } from '@sveltia/cms';
import { BUSINESS_NAME } from '../../../business/business.ts';
import { POST_FILES } from '../../../domain/blog/post-files.ts';
import { adminBlogPath } from '../../../paths.ts';

/** Also part of the editor's addresses (src/paths.ts). */
const COLLECTION = 'posts';

/** The editor's configuration without the repository. `fields` are those of a post's frontmatter. */
export const editorConfig = (fields: readonly Field[]): Omit<CmsConfig, 'backend'> => ({
  load_config_file: false,
  app_title: `${BUSINESS_NAME}: posts`,
  logo: { src: '/icons/apple-touch-icon.png' },
  logout_redirect_url: adminBlogPath,
  // Required; the posts' own folder below is inside it.
  media_folder: '/src/assets',
  media_libraries: { stock_assets: false },
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
        pattern: ['^[a-z\\d]+(?:-[a-z\\d]+)*$', 'Small letters, digits and single dashes.'],
        hint: 'Its address: /blog/ and this.',
      },
      media_folder: `/${POST_FILES.pictures}`,
      public_folder: POST_FILES.picturesFromPost,
      create: true,
      editor: { preview: false },
      sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
      fields: [
        ...fields,
        { name: 'body', label: 'Text', widget: 'markdown', required: true, editor_components: [] },
      ],
    },
  ],
});
