import type CMS from '@sveltia/cms';
import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import { EDITOR_API, readEditorSetupApi } from '../../../domain/blog/admin-editor.api.ts';
import { answerTimeout, call } from '../../../lib/requests/request.ts';
import { writeStored } from '../../../lib/storage/storage.ts';
import { EDITOR_USER_KEY } from '../../../lib/storage/staff-storage-keys.ts';
import { adminBlogEditorScriptPath, adminBlogPath } from '../../../paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import { missingText } from '../staff-text.ts';

type Editor = Pick<typeof CMS, 'init'>;

/** The editor speaks GitHub's language to our own server, which has the token and knows who is signed in. */
const backend = (): GitHubBackend => ({
  name: 'github',
  repo: EDITOR_API.repository,
  branch: EDITOR_API.branch,
  api_root: location.origin + EDITOR_API.rest,
  graphql_api_root: location.origin + EDITOR_API.graphql,
  auth_methods: ['token'],
  commit_messages: {
    create: 'Write the post “{{slug}}”',
    update: 'Change “{{slug}}” of {{collection}}',
    delete: 'Delete the post “{{slug}}”',
    uploadMedia: 'Add the picture “{{path}}”',
    deleteMedia: 'Delete the picture “{{path}}”',
  },
});

async function openEditor(place: HTMLElement, notice: HTMLElement): Promise<void> {
  await loadStaff();
  const state = $staff.get();
  if (state.step === 'failed') {
    notice.textContent = state.text;
    return;
  }
  // The list of posts shows the sign-in, or that the page is for owners.
  if (state.step !== 'signed-in' || !mayOpen(state.staff.role, STAFF_PAGES.blog)) {
    location.replace(adminBlogPath);
    return;
  }
  const { missing } = await call(readEditorSetupApi, { signal: answerTimeout() });
  if (missing.length > 0) {
    notice.textContent = missingText(missing);
    return;
  }
  // Signs the editor in, which wants some token: the session's cookie is what counts. A token of the owner's own, from when
  // the editor asked for one, is gone with it.
  writeStored(EDITOR_USER_KEY, { backendName: 'github', token: 'session' });
  const config = JSON.parse(place.dataset['editor'] ?? '') as Omit<CmsConfig, 'backend'>;
  // A variable keeps Vite from resolving it: the editor is a bundle of its own (src/build/blog-editor.ts).
  const bundle: string = adminBlogEditorScriptPath;
  const { init } = (await import(/* @vite-ignore */ bundle)) as Editor;
  await init({ config: { ...config, backend: backend() } });
  // Before the next frame, when the editor measures its position.
  notice.closest('main')?.remove();
}

const place = document.getElementById('nc-root');
const notice = document.getElementById('notice');
if (place && notice) {
  openEditor(place, notice).catch((error: unknown) => {
    console.error(error);
    notice.textContent = 'The editor didn’t load. Please try again.';
  });
}
