import { PREMIUM_PRICE } from '@palm/contract/price';
import { messages } from '@palm/contract/messages';
import { plans } from '@palm/contract/plans';
import { Button } from '../../ui/button.tsx';
import { OverlayDialog } from '../../ui/dialog/overlay-dialog.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { copy } from './copy.ts';

interface LimitOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shown when the plan's scan is used: what Premium adds, and a way to close. */
export function LimitOverlay({ isOpen, onClose }: LimitOverlayProps) {
  const { title, message } = messages['palm.scan-limit'];
  return (
    <OverlayDialog isOpen={isOpen} onClose={onClose} title={title} about={message}>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-small text-paper-dim marker:text-brass">
        <li>{copy.limitOverlay.fullReadingsOfEveryPalm(plans.premium.savedReadings)}</li>
        <li>{copy.limitOverlay.monthCancelAnytime(PREMIUM_PRICE)}</li>
        <li>{copy.limitOverlay.trialOneScanThenUnlimited}</li>
      </ul>
      <div className="mt-7 flex gap-3 max-md:flex-col md:justify-end">
        <Button variant="quiet" onClick={onClose}>
          {copy.limitOverlay.close}
        </Button>
        <LinkButton to={paths.premium}>{copy.limitOverlay.upgrade}</LinkButton>
      </div>
    </OverlayDialog>
  );
}
