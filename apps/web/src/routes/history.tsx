import { HISTORY_KINDS, type HistoryPage } from '@palm/contract/history';
import { messages } from '@palm/contract/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { FoldedChart } from '../features/chart/folded-chart.tsx';
import { DeletePageRow } from '../features/history/delete-page-row.tsx';
import { HistoryList } from '../features/history/history-list.tsx';
import { HistorySkeleton } from '../features/history/history-skeleton.tsx';
import { OpenedChat } from '../features/history/opened-chat.tsx';
import { OpenedPage } from '../features/history/opened-page.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { ChatLine } from '../features/oracle-chat/chat-line.tsx';
import { isAfterPause } from '../features/oracle-chat/text/said-at.ts';
import { restored } from '../features/oracle-chat/conversation.ts';
import { ReadingSheet } from '../features/readings/reading-sheet.tsx';
import { SharedLinks } from '../features/sharing/shared-links.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { isOfChart } from '../lib/receipts/is-of-chart.ts';
import { paths } from '../lib/navigation/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ReadingRows } from '../ui/reading/reading-rows.tsx';
import { readingLabel } from './reading-label.ts';
import { historyPageRows } from './reading-rows.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.history.history,
    description: copy.history.description,
    keywords: ['history', 'readings'],
    canonical: paths.history,
    isPrivate: true,
  });

export default function History() {
  const [asked] = useSearchParams();
  // The page was written without an address: what the address asks for must wait until the page is hydrated.
  const isHydrated = useHydrated();
  const isOpened = isHydrated && (asked.has('page') || asked.has('chat'));
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      {isOpened ? (
        <h1 className="sr-only">{copy.history.history}</h1>
      ) : (
        <PageTitle label={copy.history.yours} lead={copy.history.lead}>
          {copy.history.history}
        </PageTitle>
      )}
      <HistoryRoom />
    </div>
  );
}

function HistoryRoom() {
  const { status } = useSession();
  const [asked] = useSearchParams();
  if (status === 'unknown') return <HistorySkeleton />;
  if (status === 'visitor')
    return (
      <SignInPrompt
        title={messages['reading.authentication-required'].title}
        backTo={paths.history}
      >
        {copy.history.signIn}
      </SignInPrompt>
    );
  const [page, chat] = [asked.get('page'), asked.get('chat')];
  if (page !== null) return <Page key={page} id={page} />;
  if (chat !== null) return <Chat key={chat} date={chat} />;
  const kind = HISTORY_KINDS.find((one) => one === asked.get('kind')) ?? null;
  return (
    <HistoryList kind={kind} labelOf={readingLabel}>
      <SharedLinks labelOf={readingLabel}>
        <p className="mt-12 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-small text-paper-dim">
          {copy.history.palmReadingsElsewhere}
          <LinkButton to={paths.savedReadings} variant="text">
            {copy.history.palmReadings}
          </LinkButton>
        </p>
      </SharedLinks>
    </HistoryList>
  );
}

/** Leaves what was deleted behind: the back button does not lead to it. */
function useBackToList() {
  const navigate = useNavigate();
  return () => void navigate(paths.history, { replace: true });
}

const chartUnder = ({ receipts }: HistoryPage) => isOfChart(receipts) && <FoldedChart />;

function Page({ id }: { id: string }) {
  const backToList = useBackToList();
  return (
    <OpenedPage id={id} under={chartUnder}>
      {({ reading, person, title, parts, receipts, date, source, moon }) => (
        <ReadingSheet
          label={readingLabel(reading, person)}
          parts={parts}
          answer={{
            ...NO_ANSWER,
            title,
            parts,
            receipts,
            date,
            source,
            moon,
            pageId: id,
          }}
          isWriting={false}
          rows={
            <ReadingRows>
              {historyPageRows.map(({ id: name, Row }) => (
                <Row key={name} pageId={id} />
              ))}
              <DeletePageRow pageId={id} onDeleted={backToList} />
            </ReadingRows>
          }
        />
      )}
    </OpenedPage>
  );
}

/** What only a fresh answer has. */
const NO_ANSWER = { response: '', choices: [], messagesLeft: null, isCare: false };

function Chat({ date }: { date: string }) {
  const backToList = useBackToList();
  return (
    <OpenedChat date={date} onDeleted={backToList}>
      {(told) =>
        restored({ messages: [...told], choices: [], messagesLeft: null }).lines.map(
          (line, place, lines) => (
            <ChatLine
              key={line.id}
              line={line}
              isStamped={isAfterPause(line.timestamp, lines[place - 1]?.timestamp)}
              choices={[]}
              onPick={() => undefined}
              onRetry={() => undefined}
            />
          ),
        )
      }
    </OpenedChat>
  );
}
