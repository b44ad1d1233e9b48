import type CMS from '@sveltia/cms';
import { adminBlogEditorScriptPath, adminBlogPath } from '../../../paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import { editorBackend, type EditorFacts } from './editor-backend.ts';

type Editor = Pick<typeof CMS, 'init'>;

const NO_REPOSITORY =
  'The editor does not know the repository: this deploy was not built by Netlify from one at GitHub.';

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
  const { repository, config } = JSON.parse(place.dataset['editor'] ?? '') as EditorFacts;
  const backend = editorBackend(location, repository);
  if (backend === null) {
    notice.textContent = NO_REPOSITORY;
    return;
  }
  // A variable keeps Vite from resolving it: the editor is a separate bundle (src/build/blog-editor.ts).
  const bundle: string = adminBlogEditorScriptPath;
  const { init } = (await import(/* @vite-ignore */ bundle)) as Editor;
  await init({ config: { ...config, backend } });
  // Before the next frame, when the editor measures its position.
  notice.closest('main')?.remove();
}

const place = document.getElementById('nc-root');
const notice = document.getElementById('notice');
if (place && notice) {
  openEditor(place, notice).catch((error: unknown) => {
    console.error(error);
    notice.textContent = 'The editor did not load. Please try again.';
  });
}
