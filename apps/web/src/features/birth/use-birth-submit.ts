import { calls } from '@palm/contract/calls';
import { type Client, CallRefused } from '@palm/contract/client';
import { type Message, messages, say } from '@palm/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState, useTransition } from 'react';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useTrack } from '../../lib/analytics/analytics-context.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';
import type { BirthProblem, BirthNotes } from './birth-check.ts';
import { type BirthForm, birthDetailsOf, type Place } from './birth-form.ts';
import { focusFirst } from './focus-first.ts';
import { copy } from './copy.ts';

interface BirthSubmit {
  readonly form: BirthForm;
  readonly check: () => BirthProblem | null;
  readonly onSaved: () => void;
  /** For an ambiguous local time in a typed city: the place that was found. */
  readonly onPlaceFound: (place: Place) => void;
}

const NO_ANSWER: ReadonlySet<string> = new Set(['offline', 'unexpected', 'timed_out']);
const wordsFor = (refused: CallRefused): Message =>
  NO_ANSWER.has(refused.code) ? messages['profile.save-failed'] : refused.words;

async function placeTyped(client: Client, { city, country }: BirthForm): Promise<Place | null> {
  const { places } = await client(calls.searchPlaces, { query: `${city}, ${country}` });
  return places[0] ?? null;
}

/** Checks and saves the details, and shows the result in a toast. */
export function useBirthSubmit({ form, check, onSaved, onPlaceFound }: BirthSubmit) {
  const client = useClient();
  const queries = useQueryClient();
  const track = useTrack();
  const [isBusy, start] = useTransition();
  const [isTried, setTried] = useState(false);
  const [unknownZone, setUnknownZone] = useState<string | null>(null);
  /** After the first submit, notes update while typing. */
  const notes: BirthNotes = {
    ...(isTried && check()?.notes),
    ...(unknownZone === form.zone && { zone: copy.useBirthSubmit.unknownTimezoneChooseOneOr }),
  };

  const save = async (): Promise<void> => {
    const saved = await client(calls.saveProfile, birthDetailsOf(form));
    queries.setQueriesData({ queryKey: queryKeys.profile }, saved);
    void queries.invalidateQueries({ queryKey: queryKeys.chart });
    void queries.invalidateQueries({ queryKey: queryKeys.reveal });
    track('profile_complete');
    announce(say('profile.saved', { sign: saved.zodiac_sign ?? '' }));
    setTried(false);
    onSaved();
  };
  const attempt = async (): Promise<void> => {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      announceFailure(error, wordsFor(error));
      if (error.code === 'timezone_unknown') setUnknownZone(form.zone);
      if (error.code !== 'birth_time_ambiguous' || form.zone !== '') return;
      const place = await placeTyped(client, form).catch(() => null);
      if (place) onPlaceFound(place);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const problem = check();
    if (problem === null) return start(attempt);
    setTried(true);
    announceProblem(messages[problem.message]);
    focusFirst(event.currentTarget, Object.keys(problem.notes));
  };
  return { onSubmit, isBusy, notes };
}
