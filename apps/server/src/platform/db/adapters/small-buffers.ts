/** PostgreSQL touches all of its buffers at once, and has 128 MB by default. The system keeps the files in memory anyway. */
export const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'] as const;
