import { EXPORT_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import { collectData } from './collect-data.ts';
import { EXPORT_BUCKET, exportPath } from './export-file.ts';
import { sendExportMail } from './jobs.ts';
import { exportMail } from './mails.ts';
import { packExport } from './pack-export.ts';
import {
  dropExport,
  expiredExports,
  findAddressee,
  findExportInMaking,
  noteReady,
} from './store/exports.ts';

const AT_A_TIME = 200;

/** The job behind an export. Made again after a crash, it takes its own place. */
export async function writeExport(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const begun = await findExportInMaking(deps.db.system, exportId);
  if (!begun) return;
  const data = await collectData(deps, begun.userId);
  if (!data) return;
  const bytes = packExport(data);
  // The last one goes: there is one for each person.
  await deps.storage.deleteAll(EXPORT_BUCKET, begun.userId);
  await deps.storage.put(EXPORT_BUCKET, exportPath(begun), bytes, 'application/zip');
  const readyAt = deps.clock.now();
  const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFETIME_MS);
  const isWanted = await deps.db.system.transaction(async (db) => {
    const noted = await noteReady(db, exportId, { readyAt, expiresAt, sizeBytes: bytes.length });
    if (noted) await deps.jobs.enqueue(db, sendExportMail, { exportId });
    return noted;
  });
  // Its owner left meanwhile, or asked anew.
  if (!isWanted) await deps.storage.delete(EXPORT_BUCKET, exportPath(begun));
}

export async function mailExport(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const addressee = await findAddressee(deps.db.system, exportId);
  if (!addressee) return;
  const { email: to, userId } = addressee;
  await deps.mail.send({
    to,
    userId,
    ...(await renderLetter(exportMail(`${deps.config.publicUrl}/profile#your-data`))),
  });
}

/** The file goes first: as long as it is there, its row says so. */
export async function sweepExports(deps: Deps, now: Date): Promise<void> {
  for (const expired of await expiredExports(deps.db.system, now, AT_A_TIME)) {
    await deps.storage.delete(EXPORT_BUCKET, exportPath(expired));
    await dropExport(deps.db.system, expired.id);
  }
}
