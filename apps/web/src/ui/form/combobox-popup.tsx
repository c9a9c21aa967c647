import { classNames } from '../class-names.ts';
import { copy } from '../copy.ts';

export interface ComboboxOption {
  readonly id: string;
  readonly name: string;
  /** Tells options with the same name apart. */
  readonly detail?: string | undefined;
}

interface ComboboxPopupProps {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  active: number;
  onPick: (option: ComboboxOption) => void;
  status: string | null;
}

const sheet =
  'absolute inset-x-0 top-full z-20 mt-1 rounded-print border border-edge bg-raised text-small';

/** The suggestions below the field. Pressing one leaves the focus in the field. */
export function ComboboxPopup({ options, isOpen, status, ...list }: ComboboxPopupProps) {
  const isListed = isOpen && options.length > 0;
  const found = copy.comboboxPopup.foundUseArrowKeysTo(options.length);
  return (
    <>
      <output className="sr-only">{isOpen && (isListed ? found : status)}</output>
      {isListed && <Options {...list} options={options} />}
      {isOpen && !isListed && status !== null && (
        <p aria-hidden="true" className={classNames(sheet, 'px-4 py-3 text-paper-dim')}>
          {status}
        </p>
      )}
    </>
  );
}

// HTML's own `select` and `datalist` cannot be shaped or told what was picked, hence the roles. The
// field keeps the focus and hears the keys; an option is for pointers.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
type OptionsProps = Omit<ComboboxPopupProps, 'isOpen' | 'status'>;

function Options({ id, label, options, active, onPick }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(sheet, 'max-h-80 overflow-y-auto overscroll-contain')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(option)}
          className={classNames(
            'min-h-11 cursor-pointer px-4 py-2 hover:bg-line',
            index === active && 'bg-line text-brass-bright',
          )}
        >
          {option.name}
          {option.detail !== undefined && (
            <span className="block text-label text-paper-dim">{option.detail}</span>
          )}
        </div>
      ))}
    </div>
  );
}
