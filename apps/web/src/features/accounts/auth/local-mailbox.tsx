import { Notice } from '../../../ui/feedback/notice.tsx';
import { useServerInfo } from './use-server-info.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

/** Links to the local mailbox of a server that sends no real email. */
export function LocalMailbox() {
  const mailbox = useServerInfo()?.mailboxPath ?? null;
  if (mailbox === null) return null;
  return (
    <Notice>
      {withElements(copy.localMailbox.thisServerSendsNoReal, {
        localMailbox: (
          <a href={mailbox} target="_blank" rel="noreferrer" className="text-link">
            {copy.localMailbox.localMailbox}
          </a>
        ),
      })}
    </Notice>
  );
}
