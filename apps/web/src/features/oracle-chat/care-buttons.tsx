import { userTimeZone } from '../../lib/dates/user-time-zone.ts';
import { phoneLink } from '../../lib/format/phone-link.ts';
import { classNames } from '../../ui/class-names.ts';
import { copy } from './copy.ts';
import { type CareLine, careLinesOf } from './text/care-lines.ts';

/** The numbers of a care answer as large buttons: to call, and to write where a line takes messages. */
export function CareButtons({ text }: { text: string }) {
  const lines = careLinesOf(text, userTimeZone());
  if (lines.length === 0) return null;
  return (
    <ul aria-label={copy.careButtons.label} className="space-y-2.5 py-2">
      {lines.flatMap((line) => buttonsOf(line))}
    </ul>
  );
}

function buttonsOf({ number, name, takesTexts, isEmergency }: CareLine) {
  const about = isEmergency ? copy.careButtons.emergency : name;
  const call = (
    <CareButton
      key={`call ${number}`}
      href={phoneLink(number)}
      words={copy.careButtons.call(number)}
      about={about}
      isFramed={isEmergency}
    />
  );
  if (!takesTexts) return [call];
  return [
    call,
    <CareButton
      key={`text ${number}`}
      href={`sms:${number}`}
      words={copy.careButtons.text(number)}
      about={copy.careButtons.ifTalking}
    />,
  ];
}

interface CareButtonProps {
  href: string;
  words: string;
  about: string;
  isFramed?: boolean;
}

const CareButton = ({ href, words, about, isFramed = false }: CareButtonProps) => (
  <li>
    <a
      href={href}
      className={classNames(
        'flex min-h-15 flex-wrap items-center justify-between gap-x-3 rounded-print border border-paper px-4.5 py-2',
        isFramed ? 'text-paper' : 'bg-paper text-ground',
      )}
    >
      <span className="text-lead font-medium whitespace-nowrap">{words}</span>
      <span className="text-small leading-tight">{about}</span>
    </a>
  </li>
);
