import { Card } from '../../ui/card.tsx';
import { SkeletonBar, SkeletonShape } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** The email settings still to come: two switches, the hour and the button. */
export const MailSkeleton = () => (
  <SkeletonShape label={copy.mailPreferences.loadingYourPreferences} className="space-y-6">
    <SwitchToCome />
    <SwitchToCome />
    <div>
      <SkeletonBar className="mb-2.5 h-4 w-28" />
      <div className="h-12 rounded-print border border-line" />
    </div>
    <SkeletonBar className="h-12 w-full md:w-48" />
  </SkeletonShape>
);

/** The same on a page of its own. */
export const MailWaiting = () => (
  <Card className="max-w-xl">
    <MailSkeleton />
  </Card>
);

const SwitchToCome = () => (
  <div className="flex items-center justify-between gap-5">
    <div className="grow space-y-2.5">
      <SkeletonBar className="h-4 w-1/3" />
      <SkeletonBar className="h-4 w-4/5" />
    </div>
    <SkeletonBar className="h-7 w-13 shrink-0" />
  </div>
);
