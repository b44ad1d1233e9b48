import { EFFORT } from '../effort.ts';
import { POSTS } from '../limits.ts';
import { measurePosts } from '../posts.ts';
import { row, type Row } from '../row.ts';

export async function* postRows(): AsyncGenerator<Row> {
  const { few, many } = POSTS;
  const [none = 0, some = 0, all = 0] = await measurePosts([0, few, many], EFFORT.buildRounds);
  const of = 'build';
  yield row({ of, what: 'the whole site without posts', figure: none, unit: 's' });
  yield row({
    of,
    what: 'each further post',
    figure: ((all - some) * 1_000) / (many - few),
    unit: 'ms',
    atMost: POSTS.msEach,
  });
  yield row({ of, what: `${many} posts`, figure: all - none, unit: 's', atMost: POSTS.seconds });
}
