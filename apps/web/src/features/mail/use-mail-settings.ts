import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { announce } from '../../ui/feedback/announce.ts';
import type { MailChoices } from './mail-choices.ts';

const keyOf = (userId: string) => ['mail-settings', userId];

/** This browser's time zone. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useMailSettings(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    ...useAsked(calls.getEmailPreferences, {}),
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
  });
}

const isRefused = (error: unknown, ...codes: string[]): error is CallRefused =>
  error instanceof CallRefused && codes.includes(error.code);

const saveFailure = (error: unknown): Message =>
  messages[isRefused(error, 'signed_out') ? 'preferences.signed-out' : 'preferences.save-failed'];

export function useSaveMailSettings(userId: string, onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: MailChoices) =>
      client(calls.saveEmailPreferences, { ...choices, zone: zoneHere() }),
    networkMode: 'always',
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(userId), saved);
      announce(messages['preferences.saved']);
      onSaved();
    },
    onError: (error) => announceFailure(error, saveFailure(error)),
  });
}

/** Sends today's mail now. Refusals that say what to do keep their own words. */
export function useTestMail() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client(calls.testDailyEmails, { test: true }),
    networkMode: 'always',
    onSuccess: () => announce(messages['test-mail.sent']),
    onError: (error) =>
      announceFailure(
        error,
        isRefused(error, 'nothing_to_mail', 'too_many_requests', 'signed_out')
          ? error.words
          : messages['test-mail.failed'],
      ),
  });
}
