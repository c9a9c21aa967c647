import { plans } from '@palm/contract/plans';

/** How much of today's free conversation is left. */
export function MessagesLeft({ count }: { count: number }) {
  const of = plans.free.chatMessagesPerDay;
  return (
    <p className="text-small text-paper-dim">
      {count > 0
        ? `${count} of ${of} free questions left today`
        : `You’ve used today’s ${of} free questions. You get new ones tomorrow.`}
    </p>
  );
}
