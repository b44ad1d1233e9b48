import type { APIRoute, GetStaticPaths } from 'astro';
import { socialPicture } from '../../build/social-picture.ts';
import { SOCIAL_CARDS, type SocialCard, socialFile } from '../../layouts/head/social-cards.ts';

export const getStaticPaths = (() =>
  SOCIAL_CARDS.map((card) => ({
    params: { picture: socialFile(card) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: SocialCard }> = async ({ props }) =>
  new Response(new Uint8Array(await socialPicture(props.card)));
