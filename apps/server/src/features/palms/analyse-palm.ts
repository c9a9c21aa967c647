import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import type { Deps } from '../../deps.ts';
import type { Actor, Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/access/plan-of.ts';
import { forgetPhoto } from './kept-photos.ts';
import { palmWords } from './palm-words.ts';
import { markKept } from './store/photos.ts';
import { previewOf, textOf, type Part } from './preview.ts';
import { addScan, countScans, takeTurn } from './store/scans.ts';
import { type AnalysisRefusal, lookAt } from './look-at-photo.ts';
import { type Analysis, palmView } from './palm-view.ts';

export interface PalmQuestion {
  readonly actor: Actor;
  readonly filePath: string;
  readonly keepPhoto: boolean;
}

/**
 * Looks at a photo, writes what was seen, and counts the scan: once, and only when there is something to show.
 * The photo goes as soon as it was looked at, also when nothing could be read in it.
 */
export async function analysePalm(
  deps: Deps,
  { actor, filePath, keepPhoto }: PalmQuestion,
  refuse: AnalysisRefusal,
): Promise<Analysis> {
  const { userId } = actor;
  const { profile } = await deps.db.asUser(actor, (db) => allowed(deps, db, userId, refuse));
  const palm = await lookAt(deps, userId, filePath, refuse);
  if (!keepPhoto) await forgetPhoto(deps, filePath);
  const { title, parts } = await palmWords(deps, palm, { userId, profile });
  return deps.db.asUser(actor, async (db) => {
    await takeTurn(db, userId);
    // Asked again: another tab may have used the scan while this photo was being read.
    const { plan } = await allowed(deps, db, userId, refuse);
    const shownParts = plan.palmResult === 'full' ? parts : withHint(previewOf(parts), profile);
    const shown = {
      text: textOf(shownParts),
      ...(title !== null && { title }),
      parts: shownParts,
      palm: palmView(palm),
      isPreview: plan.palmResult === 'preview',
    };
    const scanId = await addScan(db, userId, shown, deps.clock.now());
    if (keepPhoto) await markKept(db, userId, filePath);
    const { text: analysis, ...rest } = shown;
    return { analysis, scanId, ...rest };
  });
}

async function allowed(
  deps: Deps,
  db: Db,
  userId: string,
  refuse: AnalysisRefusal,
): Promise<{ plan: Plan; profile: Profile | null }> {
  const plan = await planOf(db, userId, deps.clock.now());
  if ((await countScans(db, userId)) >= plan.palmScans) return refuse('scan_limit');
  return { plan, profile: await findProfile(db, userId) };
}

/** The preview says what would make the next reading more personal. */
const withHint = (parts: readonly Part[], profile: Profile | null): Part[] =>
  profile?.birth_name && profile.birth_date
    ? [...parts]
    : [
        ...parts,
        {
          text: 'Complete your profile with your birth name and birth date, and a reading can speak to you by name and beside your chart.',
          cites: [],
        },
      ];
