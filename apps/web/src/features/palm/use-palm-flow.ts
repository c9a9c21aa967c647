import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useTrack } from '../../lib/analytics/analytics-context.ts';
import { useClientMaker } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announceProblem, dismissToasts } from '../../ui/feedback/announce.ts';
import { scanProblem } from './photo/scan-problem.ts';
import { fileProblem } from './photo/file-problem.ts';
import { photoProblem } from './photo/picture-problem.ts';
import type { PalmStep } from './palm-step.ts';
import { readPhoto } from './read-photo.ts';
import { isUsedUp, useAllowance, useFreshAllowance } from './use-allowance.ts';
import { useLastReading } from './use-last-reading.ts';
import { useToolEntry } from './use-tool-entry.ts';

/** One photo on its way. Cancelling makes it unwanted. */
interface Run {
  readonly controller: AbortController;
  isWanted: boolean;
}

const CHOOSING: PalmStep = { at: 'choosing', problem: null };

/** From the card to the reading, one step at a time. */
export function usePalmFlow(userId: string) {
  const [step, setStep] = useState<PalmStep>({ at: 'card', isBack: false });
  const [keepPhoto, setKeepPhoto] = useState(false);
  const [isLimitShown, showLimit] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const underway = useRef<Run | null>(null);
  const { kept, isKnown: isLastKnown, keep, change } = useLastReading(userId);
  const { data: allowance } = useAllowance(userId);
  const freshAllowance = useFreshAllowance(userId);
  const queries = useQueryClient();
  const track = useTrack();
  const clientThatSends = useClientMaker();

  const read = async (photo: File, run: Run): Promise<void> => {
    // No photo is sent for nothing.
    if (isUsedUp(await freshAllowance())) throw new CallRefused('scan_limit');
    const answer = await readPhoto(photo, {
      keepPhoto,
      clientThatSends,
      signal: run.controller.signal,
      onSent: (sent) => run.isWanted && setStep({ at: 'sending', photo, sent }),
      onArrived: () => run.isWanted && setStep({ at: 'looking', photo }),
    });
    track('reading', { reading_type: 'palm' });
    void queries.invalidateQueries({ queryKey: queryKeys.palmAllowance });
    if (underway.current !== run) return;
    // After a cancel that came too late, the reading is stored for later.
    keep({ photo, answer, isOpen: run.isWanted, isSaved: false, keepsPhoto: keepPhoto });
    if (!run.isWanted) return;
    setFresh(true);
    setStep(CHOOSING);
  };

  const fail = (error: unknown, photo: File): void => {
    if (error instanceof CallRefused && error.code === 'scan_limit') {
      showLimit(true);
      return setStep(CHOOSING);
    }
    if (!(error instanceof CallRefused)) reportError(error);
    const { toast, problem } = scanProblem(error, photo);
    announceFailure(error, toast);
    setStep({ at: 'choosing', problem });
  };

  const start = (): Run =>
    (underway.current = { controller: new AbortController(), isWanted: true });

  const send = (photo: File): void => {
    const run = start();
    // The messages about the previous photo no longer apply.
    dismissToasts();
    setStep({ at: 'sending', photo, sent: { sentBytes: 0, allBytes: photo.size } });
    read(photo, run).catch((error: unknown) => {
      if (run.isWanted) fail(error, photo);
    });
  };

  const close = (): void => {
    const run = underway.current;
    if (run) run.isWanted = false;
    if (step.at === 'sending') run?.controller.abort();
    change({ isOpen: false });
    setStep({ at: 'card', isBack: true });
  };
  const { enter, leave } = useToolEntry({
    isOpen: step.at !== 'card' || kept?.isOpen === true,
    close,
  });

  return {
    step,
    kept,
    isLastKnown,
    allowance,
    keepPhoto,
    setKeepPhoto,
    isLimitShown,
    closeLimit: () => {
      showLimit(false);
      // Nothing can be uploaded any more, so nothing offers it.
      leave();
    },
    /** The reading has just come, rather than been there on return. */
    isFresh,
    send,
    open: () => {
      if (allowance && isUsedUp(allowance)) return showLimit(true);
      setStep(CHOOSING);
      enter();
    },
    choose: async (photo: File): Promise<void> => {
      const problem = fileProblem(photo);
      if (problem !== null) return announceProblem(messages[problem]);
      const look = start();
      const doubt = await photoProblem(photo);
      if (!look.isWanted) return;
      if (doubt === undefined) return send(photo);
      setStep({ at: 'doubting', photo, problem: doubt });
    },
    chooseAnother: () => setStep(CHOOSING),
    cancel: leave,
    startAnew: () => {
      change({ isOpen: false });
      setFresh(false);
      setStep(CHOOSING);
      enter();
      if (allowance && isUsedUp(allowance)) showLimit(true);
    },
    showLast: () => {
      change({ isOpen: true });
      enter();
    },
    markSaved: () => change({ isSaved: true }),
  };
}

export type PalmFlow = ReturnType<typeof usePalmFlow>;
