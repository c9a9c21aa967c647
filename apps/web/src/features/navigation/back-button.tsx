import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from './copy.ts';

/** On a page itself. On phones the top bar has it. */
export function BackButton() {
  return (
    <Button variant="text" onClick={useGoBack()} className="mb-4 max-md:hidden print:hidden">
      {copy.backButton.back}
    </Button>
  );
}
