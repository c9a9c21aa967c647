import type { ChatMessage } from '@palm/contract/entities';
import type { ReactNode } from 'react';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { KeepIcon, KeptIcon, ListIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ReadingRow } from '../../ui/reading/reading-row.tsx';
import { ReadingRows } from '../../ui/reading/reading-rows.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';
import { DeleteRow } from './delete-row.tsx';
import { Gone } from './opened-page.tsx';
import { useDeleteChat, useHistoryChat, useKeepChat } from './use-history-chat.ts';
import { copy } from './copy.ts';

interface OpenedChatProps {
  date: string;
  onDeleted: () => void;
  /** Shows the conversation as it was. */
  children: (messages: readonly ChatMessage[]) => ReactNode;
}

/** One day's conversation. */
export function OpenedChat({ date, onDeleted, children }: OpenedChatProps) {
  const { data, isPending } = useHistoryChat(date);
  if (isPending) return <Skeleton lines={8} label={copy.chat.loading} />;
  if (data === undefined) return <Gone />;
  const { messages, isKept } = data;
  return (
    <article className="mx-auto max-w-(--measure)">
      <ChatTitle date={date} />
      <div className="space-y-6">{children(messages)}</div>
      <div className="mt-10">
        <ChatRows date={date} isKept={isKept} onDeleted={onDeleted} />
        {!isKept && messages.some(({ isCare }) => isCare) && (
          <p className="mt-3 text-small text-paper-dim">{copy.chat.withCare}</p>
        )}
        <LinkButton to={paths.history} variant="text" className="mt-8">
          {copy.page.back}
        </LinkButton>
      </div>
    </article>
  );
}

function ChatTitle({ date }: { date: string }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <header className="mb-8">
      <p className="label mb-3">{copy.chat.title}</p>
      <h2 ref={heading} tabIndex={-1} className="text-title-sm outline-none">
        {fullDay(Date.parse(date), 'UTC')}
      </h2>
    </header>
  );
}

interface ChatRowsProps extends Pick<OpenedChatProps, 'date' | 'onDeleted'> {
  isKept: boolean;
}

function ChatRows({ date, isKept, onDeleted }: ChatRowsProps) {
  const { mutate: keep } = useKeepChat(date);
  const { mutate: remove } = useDeleteChat(date, onDeleted);
  return (
    <ReadingRows>
      <ReadingRow
        icon={isKept ? <KeptIcon /> : <KeepIcon />}
        isPressed={isKept}
        onPress={() => keep(!isKept)}
      >
        {isKept ? copy.chat.kept : copy.chat.keep}
      </ReadingRow>
      <ReadingRow icon={<ListIcon />} to={paths.askTheOracle}>
        {copy.chat.goOn}
      </ReadingRow>
      <DeleteRow
        words={copy.chat.delete}
        ask={copy.chat.deleteAsk}
        about={copy.chat.deleteAbout}
        confirmLabel={copy.chat.deleteYes}
        onDelete={() => remove()}
      />
    </ReadingRows>
  );
}
