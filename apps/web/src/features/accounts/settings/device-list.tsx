import { calls } from '@palm/contract/calls';
import { DATE_LOCALE } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { useRef } from 'react';
import { smallHalfDay } from '../../../lib/format/small-half-day.ts';
import { Button } from '../../../ui/button.tsx';
import { CollapsedList } from '../../../ui/collapsed-list.tsx';
import { useAccounts } from '../session/accounts-context.ts';
import { type Device, useSecurityAction } from './use-security.ts';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

const whenWords = (timestamp: string): string =>
  smallHalfDay(
    new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'medium', timeStyle: 'short' }),
  );

const SHOWN_AT_FIRST = 4;

/** The devices that are signed in, each with a button to sign it out. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { client } = useAccounts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: endOthers, isPending } = useSecurityAction(
    () => client(calls.signOut, { scope: 'others' }),
    messages['account.others-signed-out'],
  );
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="label font-sans outline-none">
        {copy.deviceList.whereYouAreSignedIn}
      </h3>
      <CollapsedList items={devices} shownAtFirst={SHOWN_AT_FIRST}>
        {(device) => (
          // The focused button disappears with its row.
          <DeviceLine key={device.id} device={device} onEnded={() => heading.current?.focus()} />
        )}
      </CollapsedList>
      {devices.length > 2 && (
        <Button variant="text" isBusy={isPending} onClick={() => endOthers()}>
          {copy.deviceList.signOutEverywhereElse}
        </Button>
      )}
    </div>
  );
}

function DeviceLine({ device, onEnded }: { device: Device; onEnded: () => void }) {
  const { client } = useAccounts();
  const { id, name, lastSeenAt, isThisOne } = device;
  const { mutate: end, isPending } = useSecurityAction(async () => {
    await client(calls.endSession, { id });
    onEnded();
  }, messages['account.device-signed-out']);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p>{name}</p>
        <p className="text-small text-paper-dim">
          {isThisOne
            ? copy.deviceList.thisDevice
            : withElements(copy.deviceList.lastSeen, {
                when: <time dateTime={lastSeenAt}>{whenWords(lastSeenAt)}</time>,
              })}
        </p>
      </div>
      {!isThisOne && (
        <Button
          variant="text"
          isBusy={isPending}
          aria-label={copy.deviceList.signOutLastSeen(name, whenWords(lastSeenAt))}
          onClick={() => end()}
        >
          {copy.deviceList.signOut}
        </Button>
      )}
    </li>
  );
}
