import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, in place of the hint. */
  error?: string | undefined;
}

/** Flex and not block: WebKit would set dates and times at the top of the field. Their icon stands at its end. */
const inputLook =
  'flex min-h-12 items-center w-full rounded-print border bg-raised px-4 text-paper placeholder:text-paper-dim hover:border-brass [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:right-4';

export function TextField({ label, hint, error, className, children, ...input }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const isWrong = error !== undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={classNames(inputLook, isWrong ? 'border-ember' : 'border-edge', className)}
        />
        {children}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={classNames(
            'mt-1.5 text-small wrap-anywhere',
            isWrong ? 'text-ember' : 'text-paper-dim',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}
