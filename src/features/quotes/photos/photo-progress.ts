import { readBlob } from '../../../lib/storage/blob-storage.ts';
import { make, makeButton } from '../../../ui/make.ts';
import { photoProgressTexts } from '../texts.ts';
import type { PhotoOutcome } from '../../../lib/requests/photo-sender.ts';
import { queuedPhotoKey, queuedPhotos, sendQueuedPhotos } from './photo-queue.ts';

type State = PhotoOutcome | 'waiting' | 'sending';

interface Tile {
  readonly element: HTMLElement;
  readonly text: HTMLElement;
  state: State;
}

/** What the line above the photos says. */
function summaryOf(states: readonly State[]): string {
  const sent = states.filter((state) => state === 'sent').length;
  const isBusy = states.some((state) => state === 'waiting' || state === 'sending');
  if (sent === states.length) return photoProgressTexts.all(sent);
  if (isBusy) return photoProgressTexts.busy(sent, states.length);
  return photoProgressTexts.left(sent, states.length);
}

async function tileOf(id: string, number: number): Promise<Tile> {
  const text = make('p', 'mt-1 font-bold', photoProgressTexts.waiting);
  const image = make('img', '');
  image.alt = photoProgressTexts.photo(number);
  const blob = await readBlob(queuedPhotoKey(id));
  if (blob) image.src = URL.createObjectURL(blob);
  return { element: make('li', '', image, text), text, state: 'waiting' };
}

/** Sends the photos that the form left, one by one, and shows how far it is. What fails stays on the device, and can be tried again. */
export async function showPhotos(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul');
  const summary = section.querySelector<HTMLElement>('[role=status]');
  const bar = section.querySelector('progress');
  const help = section.querySelector<HTMLElement>('[data-help]');
  if (!list || !summary || !bar || !help) return;
  const ids = queuedPhotos().map(({ id }) => id);
  const tiles = new Map<string, Tile>();
  for (const [index, id] of ids.entries()) tiles.set(id, await tileOf(id, index + 1));
  list.replaceChildren(...[...tiles.values()].map(({ element }) => element));

  const again = makeButton('button button-line mt-4', photoProgressTexts.tryAgain, () => {
    // The button goes away, so the focus does not get lost.
    summary.tabIndex = -1;
    summary.focus();
    void run();
  });
  again.hidden = true;
  summary.after(again);

  const tell = (id: string, state: State) => {
    const tile = tiles.get(id);
    if (!tile) return;
    tile.state = state;
    tile.text.textContent = photoProgressTexts[state];
  };
  const paint = () => {
    const states = [...tiles.values()].map(({ state }) => state);
    summary.textContent = summaryOf(states);
    bar.value = states.filter((state) => state === 'sent').length;
    bar.max = states.length;
  };

  async function run(): Promise<void> {
    again.hidden = true;
    help?.toggleAttribute('hidden', true);
    for (const { id } of queuedPhotos()) tell(id, 'waiting');
    paint();
    await sendQueuedPhotos((id, state) => {
      tell(id, state);
      paint();
    });
    const left = new Set(queuedPhotos().map(({ id }) => id));
    // Another tab may have sent them.
    for (const [id, { state }] of tiles) if (state !== 'refused' && !left.has(id)) tell(id, 'sent');
    paint();
    again.hidden = left.size === 0;
    const areAllSent = [...tiles.values()].every(({ state }) => state === 'sent');
    help?.toggleAttribute('hidden', areAllSent);
  }

  if (ids.length === 0) return;
  section.hidden = false;
  window.addEventListener('online', () => void run());
  await run();
}
