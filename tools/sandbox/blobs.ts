import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/** Netlify Blobs in a folder. `context` is what NETLIFY_BLOBS_CONTEXT carries in production. */
export async function startBlobs(directory: string): Promise<{ context: string; stop(): Promise<void> }> {
  const token = randomUUID();
  const server = new BlobsServer({ directory, token, logger: () => {} });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const facts = { edgeURL: url, uncachedEdgeURL: url, siteID: 'local', deployID: '0', token };
  return {
    context: Buffer.from(JSON.stringify(facts)).toString('base64'),
    stop: async () => {
      await server.stop();
    },
  };
}
