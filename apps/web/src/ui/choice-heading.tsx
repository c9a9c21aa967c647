import { useArrivalFocus } from './use-arrival-focus.ts';

interface ChoiceHeadingProps {
  /** The user came back to this choice, from content that is gone. */
  takesFocus: boolean;
  children: string;
}

/** Stands above things to choose from. */
export function ChoiceHeading({ takesFocus, children }: ChoiceHeadingProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>({ isWanted: takesFocus });
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title-sm outline-none">
      {children}
    </h2>
  );
}
