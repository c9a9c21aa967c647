import type { IncomingMessage } from 'node:http';
import type { Upload, UploadFolder } from '../../platform/storage/upload-folder.ts';
import { incomingChunks, type BodyLimit } from './incoming-chunks.ts';

/** The body of a request that is a file. It lies on the disk until the request is answered. */
export type ReceivedFile = Pick<Upload, 'bytes'>;

/** Takes a body in at the speed of the disk, lets `use` work with it, and forgets it. */
export async function receiveFile<T>(
  incoming: IncomingMessage,
  { uploads, limit }: { uploads: UploadFolder; limit: BodyLimit },
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const upload = await uploads.open();
  try {
    for await (const chunk of incomingChunks(incoming, limit)) await upload.write(chunk);
    return await use(upload);
  } finally {
    await upload.close();
  }
}
