import { Tooltip } from 'radix-ui';
import { useState } from 'react';
import { copy } from './copy.ts';

interface HintProps {
  /** What is explained. */
  about: string;
  /** One sentence. */
  children: string;
}

/** A small sign that explains a word when it is pointed at, focused or, where there is no pointer, pressed. */
export function Hint({ about, children }: HintProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <Tooltip.Trigger
          type="button"
          aria-label={copy.hint.about(about)}
          // A press would close it again before it was read.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
          className="relative inline-flex size-5 items-center justify-center rounded-full border border-edge font-sans text-tab text-paper-dim before:absolute before:-inset-3 hover:border-brass hover:text-brass-bright"
        >
          ?
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="top"
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-print border border-edge bg-ground px-3 py-2 text-small text-paper motion-safe:animate-[fade_150ms_ease-out]"
          >
            {children}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
