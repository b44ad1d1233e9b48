import { EFFORT } from '../effort.ts';
import { POSTS, REFERENCE } from '../limits.ts';
import { measurePosts } from '../posts.ts';
import { row, type Row } from '../row.ts';
import { slowdownOf } from '../slowdown.ts';

export async function* postRows(): AsyncGenerator<Row> {
  const { few, many } = POSTS;
  const { ours, bare } = await measurePosts([0, few, many], EFFORT.buildRounds);
  const msEach = ([, some = 0, all = 0]: readonly number[]): number => ((all - some) * 1_000) / (many - few);
  const bareMs = msEach(bare);
  yield row({ of: 'Astro alone', what: 'each further post', figure: bareMs, unit: 'ms' });
  const slowdown = slowdownOf(bareMs, REFERENCE.bareAstroPageMs);
  const of = 'build';
  const [none = 0, , all = 0] = ours;
  yield row({ of, what: 'the whole site without posts', figure: none, unit: 's' });
  yield row({
    of,
    what: 'each further post',
    figure: msEach(ours),
    unit: 'ms',
    atMost: POSTS.msEach * slowdown,
  });
  yield row({
    of,
    what: `${many} posts`,
    figure: all - none,
    unit: 's',
    atMost: POSTS.seconds * slowdown,
  });
}
