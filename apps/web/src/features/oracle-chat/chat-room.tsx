import { type ReactNode, useRef, useState } from 'react';
import { useWhenBackOnline } from '../../lib/api/use-when-back-online.ts';
import { useIsPhone } from '../../lib/hooks/use-is-phone.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { dismissToasts } from '../../ui/feedback/announce.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { isInCare, isUncounted } from './conversation.ts';
import { MessagesLeft } from './question/messages-left.tsx';
import { QuestionForm } from './question/question-form.tsx';
import { SampleList } from './question/sample-list.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { keepUnsentQuestion, unsentQuestion } from './question/unsent-question.ts';
import { useConversation } from './use-conversation.ts';
import { copy } from './copy.ts';

interface ChatRoomProps {
  /** Null while no user is known. */
  userId: string | null;
  /** The Premium offer; never shown beside a care answer. */
  upsell: ReactNode;
}

export function ChatRoom({ userId, upsell }: ChatRoomProps) {
  const [question, showQuestion] = useState(() => unsentQuestion(userId));
  const input = useRef<HTMLTextAreaElement>(null);
  // Kept outside as well: this room closes when the session ends, and the question is there after signing in again.
  const setQuestion = (words: string): void => {
    keepUnsentQuestion(userId, words);
    showQuestion(words);
  };
  // Text typed meanwhile is not overwritten.
  const talk = useConversation(userId, (kept) => setQuestion(unsentQuestion(userId) || kept));
  const conversation = talk.history.data;
  const isUnsold = conversation !== undefined && isUncounted(conversation);
  const isCare = conversation !== undefined && isInCare(conversation);
  const isDisabled = userId === null;
  const isLoading = !isDisabled && talk.history.isPending;
  const isAnswering = talk.draft !== null;

  // Not disabled by a used-up limit: a message in need is answered all the same.
  const send = (): void => {
    const words = question.trim();
    if (words === '' || isDisabled || isAnswering) return;
    setQuestion('');
    talk.send(words);
  };
  const retry = (words: string): void => {
    // The failed question is back in the input.
    if (question === words) setQuestion('');
    talk.send(words);
  };
  const lost = isAnswering ? undefined : conversation?.lines.at(-1)?.retry;
  // Only as it was asked: a question that is being changed is not sent.
  useWhenBackOnline(lost !== undefined && lost === question, () => {
    dismissToasts();
    retry(question);
  });
  const fill = (words: string): void => {
    setQuestion(words);
    input.current?.focus();
  };

  const isBegun = (conversation?.lines.length ?? 0) > 0;
  const samples = !isCare && <SampleList isDisabled={isDisabled} isBegun={isBegun} onPick={fill} />;
  // Below the box they would be out of a newcomer's sight.
  const areSamplesInBox = useIsPhone() && !isBegun;

  return (
    <div className="space-y-8">
      {isDisabled && <SignInBanner />}
      {talk.history.isError && <HistoryMissing onRetry={() => void talk.history.refetch()} />}
      <div
        className={classNames(
          'grid gap-8 lg:gap-10',
          isCare ? 'max-w-4xl' : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="min-w-0 space-y-3 lg:sticky lg:top-4 lg:self-start">
          <ChatPanel
            talk={talk}
            isLoading={isLoading}
            isCare={isCare}
            opening={areSamplesInBox && samples}
            onRetry={retry}
          >
            <QuestionForm
              input={input}
              value={question}
              onChange={setQuestion}
              onSend={send}
              isDisabled={isDisabled}
              isBusy={isAnswering}
              onStop={talk.stop}
            />
          </ChatPanel>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            {!isUnsold &&
              !talk.isLimitReached &&
              typeof conversation?.messagesLeft === 'number' && (
                <MessagesLeft count={conversation.messagesLeft} />
              )}
            {conversation && conversation.lines.length > 0 && (
              <ClearConversation onClear={talk.clear} />
            )}
          </div>
        </div>
        {!areSamplesInBox && samples}
      </div>
      {!isUnsold && upsell}
    </div>
  );
}

function HistoryMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="max-md:mt-5">
      <Notice tone="problem">
        <p>{copy.chatRoom.weCouldntLoadYourEarlier}</p>
        <Button variant="text" onClick={onRetry}>
          {copy.chatRoom.loadAgain}
        </Button>
      </Notice>
    </div>
  );
}

function ClearConversation({ onClear }: { onClear: () => void }) {
  return (
    <ConfirmDialog
      trigger={<Button variant="text">{copy.chatRoom.clearConversation}</Button>}
      title={copy.chatRoom.clearThisConversation}
      confirmLabel={copy.chatRoom.clear}
      onConfirm={onClear}
    >
      {copy.chatRoom.wholeConversationIsDeletedFor}
    </ConfirmDialog>
  );
}
