import { plans } from '@palm/contract/plans';
import { copy } from '../copy.ts';

/** How much of today's free conversation is left. */
export function MessagesLeft({ count }: { count: number }) {
  const of = plans.free.chatMessagesPerDay;
  return (
    <p className="text-small text-paper-dim">
      {count > 0
        ? copy.messagesLeft.ofFreeQuestionsLeftToday(count, of)
        : copy.messagesLeft.youveUsedTodaysFreeQuestions(of)}
    </p>
  );
}
