import { DATE_LOCALE } from '@palm/contract/limits';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { copy } from './copy.ts';
import { copyAddress, useCalendarLink, webcalOf } from './use-calendar-link.ts';

const words = copy.calendar;

/** The way of these dates into a calendar app, and the way to end it. */
export function CalendarLink({ userId }: { userId: string }) {
  const link = useCalendarLink(userId);
  if (link.address !== null) return <Ready address={link.address} />;
  if (link.madeAt) return <Follows madeAt={link.madeAt} link={link} />;
  return <Offer link={link} />;
}

type Link = ReturnType<typeof useCalendarLink>;
/** A failure has been announced where it happened. */
const whenMade = (making: Promise<string>, then: (address: string) => unknown): void =>
  void making.then(then, () => {});

const openCalendar = (address: string): void => location.assign(webcalOf(address));

function Offer({ link }: { link: Link }) {
  return (
    <div>
      <Button
        className="w-full"
        isBusy={link.isBusy}
        onClick={() => whenMade(link.make(), openCalendar)}
      >
        {words.put}
      </Button>
      <p className="mt-3 text-small text-paper-dim">{words.about}</p>
      <Button variant="text" onClick={() => whenMade(link.make(), copyAddress)}>
        {words.copyInstead}
      </Button>
    </div>
  );
}

function Ready({ address }: { address: string }) {
  return (
    <div>
      <p className="text-small text-paper-dim">{words.ready}</p>
      <div className="mt-4">
        <TextField label={words.address} readOnly value={address} />
      </div>
      <a href={webcalOf(address)} className={classNames(buttonLook('primary'), 'mt-4 w-full')}>
        {words.open}
      </a>
      <Button variant="text" className="mt-1" onClick={() => void copyAddress(address)}>
        {words.copy}
      </Button>
    </div>
  );
}

function Follows({ madeAt, link }: { madeAt: string; link: Link }) {
  const day = new Date(madeAt).toLocaleDateString(DATE_LOCALE, { month: 'long', day: 'numeric' });
  return (
    <div>
      <p className="text-small text-paper-dim">{words.follows(day)}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <ConfirmDialog
          trigger={
            <Button variant="text" isBusy={link.isBusy}>
              {words.renew}
            </Button>
          }
          title={words.renewTitle}
          confirmLabel={words.renew}
          onConfirm={() => whenMade(link.make(), () => {})}
        >
          {words.renewAbout}
        </ConfirmDialog>
        <ConfirmDialog
          trigger={<Button variant="text">{words.stop}</Button>}
          title={words.stopTitle}
          confirmLabel={words.stop}
          onConfirm={link.stop}
        >
          {words.stopAbout}
        </ConfirmDialog>
      </div>
    </div>
  );
}
