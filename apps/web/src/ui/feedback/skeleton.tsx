import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A word, a line or a picture still to come. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div className={classNames('rounded-print bg-line', className)} />
);

interface SkeletonShapeProps {
  /** What is on its way, for who cannot see the shape. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page still to come, in its own shape. */
export const SkeletonShape = ({ label, className, children }: SkeletonShapeProps) => (
  <output aria-label={label} className={classNames('block motion-safe:animate-pulse', className)}>
    {children}
  </output>
);

/** Lines of text still to come, in their shape: the last one ends early. */
export const Skeleton = ({ lines, label }: { lines: number; label: string }) => (
  <SkeletonShape label={label} className="space-y-3">
    {Array.from({ length: lines }, (_, line) => (
      <SkeletonBar key={line} className="h-5 last:w-3/5" />
    ))}
  </SkeletonShape>
);
