import { CHAT_PANEL_HEIGHT_PX } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatLine } from './chat-line.tsx';
import { ChatLog } from './chat-log.tsx';
import { GREETING } from './greeting.ts';
import { endsInCare } from './line.ts';
import { MessagesLeft } from './messages-left.tsx';
import { QuestionForm } from './question-form.tsx';
import { SampleList } from './sample-list.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useConversation } from './use-conversation.ts';

interface ChatRoomProps {
  /** Null while nobody is known to be signed in. */
  userId: string | null;
  /** What Premium would add; never beside an answer to somebody in need. */
  upsell: ReactNode;
}

export function ChatRoom({ userId, upsell }: ChatRoomProps) {
  const [question, setQuestion] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const talk = useConversation(userId, setQuestion);
  const conversation = talk.history.data;
  const lines = conversation?.lines ?? [];
  const isCare = conversation !== undefined && endsInCare(conversation);
  const isDisabled = userId === null;

  const send = (): void => {
    const words = question.trim();
    if (words === '' || isDisabled || talk.isAnswering || talk.history.isPending) return;
    setQuestion('');
    talk.send(words);
  };
  const fill = (words: string): void => {
    setQuestion(words);
    input.current?.focus();
  };

  return (
    <div className="space-y-8">
      {isDisabled && <SignInBanner />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="min-w-0 space-y-3">
          <section
            aria-label="Chat"
            style={{ height: CHAT_PANEL_HEIGHT_PX }}
            className="flex flex-col rounded-print border border-line bg-raised"
          >
            {!isDisabled && talk.history.isPending ? (
              <div className="grow p-6">
                <Skeleton lines={4} label="Loading your conversation" />
              </div>
            ) : (
              <ChatLog count={lines.length + Number(talk.isAnswering)}>
                <Greeting />
                {lines.map((line) => (
                  <ChatLine key={line.id} line={line} onRetry={talk.retry} />
                ))}
                {talk.isAnswering && <TypingIndicator />}
              </ChatLog>
            )}
            {talk.isLimitReached && <LimitReached />}
            <QuestionForm
              input={input}
              value={question}
              onChange={setQuestion}
              onSend={send}
              isDisabled={isDisabled}
              isBusy={talk.isAnswering}
            />
          </section>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            {!isCare && typeof conversation?.messagesLeft === 'number' && (
              <MessagesLeft count={conversation.messagesLeft} />
            )}
            {lines.length > 0 && <ClearConversation onClear={talk.clear} />}
          </div>
        </div>
        <SampleList isDisabled={isDisabled} onPick={fill} />
      </div>
      {!isCare && upsell}
    </div>
  );
}

function Greeting() {
  return (
    <div>
      <p className="label mb-1">The Oracle</p>
      <p className="font-serif text-lead">{GREETING}</p>
    </div>
  );
}

function LimitReached() {
  const { title, message } = messages['chat.limit'];
  return (
    <div role="alert" className="px-4 pb-3">
      <Notice>
        <p className="font-medium">{title}</p>
        <p className="text-paper-dim">{message}</p>
      </Notice>
    </div>
  );
}

function ClearConversation({ onClear }: { onClear: () => void }) {
  return (
    <ConfirmDialog
      trigger={<Button variant="text">Clear conversation</Button>}
      title="Clear this conversation?"
      confirmLabel="Clear"
      onConfirm={onClear}
    >
      Everything you and the Oracle said to each other is deleted for good. It gives no new
      questions for today.
    </ConfirmDialog>
  );
}
