/** Where finished exports lie, as `{userId}/{exportId}.zip`. */
export const EXPORT_BUCKET = 'data-exports';

export const exportPath = ({ userId, id }: { userId: string; id: string }): string =>
  `${userId}/${id}.zip`;
