import { listPostsApi } from '../../src/domain/blog/admin-blog.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listPosts } from '../services/blog/list-posts.ts';

const list = staffRoute(listPostsApi, () => listPosts());

export default handle(list);

export const config = { path: '/api/admin/blog' };
