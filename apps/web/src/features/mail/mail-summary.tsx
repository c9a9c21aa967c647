import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { mailSummaryWords } from './mail-choices.ts';
import { StoppedNote } from './stopped-note.tsx';
import { useMailSettings } from './use-mail-settings.ts';
import { copy } from './copy.ts';

/** The email settings in one sentence, with a link to change them. */
export function MailSummary({ userId }: { userId: string }) {
  const { data } = useMailSettings(userId);
  return (
    <div>
      <h3 className="label font-sans">{copy.mailSummary.dailyEmail}</h3>
      {data && <p className="mt-1 text-paper-dim">{mailSummaryWords(data)}</p>}
      {data && <StoppedNote stopped={data.stopped} />}
      <Link
        to={paths.emailPreferences}
        className="text-link mt-1 inline-flex min-h-11 items-center text-small"
      >
        {copy.mailSummary.changeEmailPreferences}
      </Link>
    </div>
  );
}
