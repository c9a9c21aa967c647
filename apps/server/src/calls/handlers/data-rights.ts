import type { Calls } from '@palm/contract/calls';
import { findExport, openExport, requestExport } from '../../features/exports/own-export.ts';
import { deleteOwnAccount } from '../../features/account-deletion/delete-own-account.ts';
import { deletePhoto } from '../../features/palms/kept-photos.ts';
import { listPhotos, showPhoto } from '../../features/palms/show-photo.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const dataRightsHandlers = {
  deleteAccount: async ({ deps, input, actor, caller, refuse }) => {
    await deleteOwnAccount(deps, { actor, typed: input.email, caller }, refuse);
    return success;
  },
  getExport: ({ deps, actor }) => findExport(deps, actor),
  requestExport: ({ deps, actor }) => requestExport(deps, actor),
  openExport: async ({ deps, actor, refuse }) => ({ url: await openExport(deps, actor, refuse) }),
  listPalmPhotos: ({ deps, actor }) => listPhotos(deps, actor),
  getPalmPhoto: async ({ deps, input, actor, refuse }) => ({
    dataUrl: await showPhoto(deps, { actor, id: input.id }, refuse),
  }),
  deletePalmPhoto: async ({ deps, input, actor, refuse }) => {
    await deletePhoto(deps, { actor, id: input.id }, refuse);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
