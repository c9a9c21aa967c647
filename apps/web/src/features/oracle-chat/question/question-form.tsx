import { CHAT_MESSAGE_MAX_CHARS } from '@palm/contract/limits';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

interface QuestionFormProps {
  input: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  isDisabled: boolean;
  /** An answer is coming. */
  isBusy: boolean;
  onStop: () => void;
}

/** Enter sends, Shift and Enter begin a new line. */
export function QuestionForm({
  input,
  value,
  onChange,
  onSend,
  isDisabled,
  isBusy,
  onStop,
}: QuestionFormProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the composition of a character, in many scripts.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="flex items-stretch gap-3 py-4"
    >
      <label htmlFor={id} className="sr-only">
        {copy.questionForm.yourQuestion}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={1}
        value={value}
        disabled={isDisabled}
        maxLength={CHAT_MESSAGE_MAX_CHARS}
        placeholder={copy.questionForm.askOracle}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-32 min-h-12 w-full resize-none rounded-print border border-edge bg-raised px-4 py-2.5 text-paper placeholder:text-paper-dim hover:border-brass disabled:opacity-60"
      />
      <SendButton isDisabled={isDisabled} isBusy={isBusy} onStop={onStop} />
    </form>
  );
}

/** While an answer comes, the same button stops it. */
function SendButton({
  isDisabled,
  isBusy,
  onStop,
}: Pick<QuestionFormProps, 'isDisabled' | 'isBusy' | 'onStop'>) {
  if (isDisabled)
    return (
      <button
        type="button"
        disabled
        className="min-h-11 shrink-0 rounded-print border border-edge px-6 font-medium text-paper-dim"
      >
        {copy.questionForm.send}
      </button>
    );
  // The second click of a double click was meant for the previous button.
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    if (event.detail < 2) onStop();
  };
  return isBusy ? (
    <Button variant="quiet" onClick={stop} className="w-24 shrink-0">
      {copy.questionForm.stop}
    </Button>
  ) : (
    <Button type="submit" className="w-24 shrink-0">
      {copy.questionForm.send}
    </Button>
  );
}
