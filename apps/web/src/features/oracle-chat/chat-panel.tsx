import { CHAT_PANEL_HEIGHT_PX } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChatLine } from './chat-line.tsx';
import { ChatLog } from './chat-log.tsx';
import { GREETING } from './greeting.ts';
import type { Line } from './line.ts';
import { isAfterPause } from './text/said-at.ts';
import { TimeStamp } from './time-stamp.tsx';
import { spoken } from './text/spoken.ts';
import type { Talk } from './use-conversation.ts';
import { copy } from './copy.ts';

interface ChatPanelProps {
  talk: Talk;
  isLoading: boolean;
  /** The last answer is about the user's safety. */
  isCare: boolean;
  /** What stands below the greeting until something was said. */
  opening: ReactNode;
  onRetry: (question: string) => void;
  /** The form below the conversation. */
  children: ReactNode;
}

export function ChatPanel({ talk, isLoading, isCare, opening, onRetry, children }: ChatPanelProps) {
  return (
    <section
      aria-label={copy.chatPanel.chat}
      style={isCare ? undefined : { height: CHAT_PANEL_HEIGHT_PX }}
      className={classNames(
        'flex flex-col border-line max-md:border-b md:border-y',
        // Fits between the bars also on a small or zoomed screen. A care answer is shown whole: the panel grows with it.
        isCare
          ? 'min-h-[min(600px,100dvh)]'
          : // On a laptop under the header and the title, so that the place to write is in sight.
            'max-h-[max(16rem,calc(100dvh-var(--bar)-var(--tabs)-1.25rem))] md:max-h-[max(22rem,calc(100dvh-11.5rem))]',
      )}
    >
      {isLoading ? (
        <div className="grow py-6">
          <Skeleton lines={4} label={copy.chatPanel.loadingYourConversation} />
        </div>
      ) : (
        <Said talk={talk} isCare={isCare} opening={opening} onRetry={onRetry} />
      )}
      {/* A care answer ends in a rule of its own. */}
      <div className={isCare ? undefined : 'border-t border-line'}>
        {talk.isLimitReached && <LimitReached />}
        {children}
      </div>
    </section>
  );
}

/** The length of a line: its text, and then its buttons. */
const extentOf = ({ text, state }: Line): number => text.length + (state === 'coming' ? 0 : 1);

function Said({
  talk,
  isCare,
  opening,
  onRetry,
}: Pick<ChatPanelProps, 'talk' | 'isCare' | 'opening' | 'onRetry'>) {
  const said = talk.history.data?.lines ?? [];
  const lines = talk.draft === null ? said : [...said, talk.draft];
  const last = lines.at(-1);
  const choices = talk.draft === null ? (talk.history.data?.choices ?? []) : [];
  return (
    <>
      <ChatLog
        lastId={last?.id}
        count={lines.length}
        extent={last ? extentOf(last) : 0}
        isWhole={isCare}
      >
        <Greeting first={said[0]} />
        {opening}
        {lines.map((line, place) => (
          <ChatLine
            key={line.id}
            line={line}
            isStamped={place > 0 && isAfterPause(line.timestamp, lines[place - 1]?.timestamp)}
            choices={line === last ? choices : []}
            onPick={talk.send}
            onRetry={onRetry}
          />
        ))}
      </ChatLog>
      <output className="sr-only">{spoken(talk.draft, said.at(-1))}</output>
    </>
  );
}

/** It opened the conversation, whenever that was. */
function Greeting({ first }: { first: Line | undefined }) {
  const [openedAt] = useState(() => new Date().toISOString());
  // The prerendered page knows no time.
  const saidAt = useHydrated() ? (first?.timestamp ?? openedAt) : null;
  return (
    <div>
      {saidAt !== null && <TimeStamp timestamp={saidAt} isShown />}
      <p className="sr-only">{copy.chatLine.oracle}</p>
      <p className="chat-answer max-w-(--measure)">{GREETING}</p>
    </div>
  );
}

function LimitReached() {
  const { title, message } = messages['chat.limit'];
  return (
    <div role="alert" className="pt-4">
      <Notice>
        <p className="font-medium">{title}</p>
        <p className="text-paper-dim">{message}</p>
        <LinkButton variant="text" to={paths.premium}>
          {copy.chatPanel.seePremium}
        </LinkButton>
      </Notice>
    </div>
  );
}
