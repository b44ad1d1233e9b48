import type { APIRoute, GetStaticPaths } from 'astro';
import { socialPicture } from '../../build/social-picture.ts';
import { SOCIAL_CARDS, type SocialCard } from '../../layouts/social-cards.ts';

export const getStaticPaths = (() =>
  SOCIAL_CARDS.map((card) => ({ params: { name: card.name }, props: { card } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: SocialCard }> = async ({ props }) =>
  new Response(new Uint8Array(await socialPicture(props.card)), { headers: { 'content-type': 'image/png' } });
