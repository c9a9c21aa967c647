import { SkeletonBar, SkeletonShape } from './skeleton.tsx';

/** A form still to come: fields under their labels, and its button. */
export const FormSkeleton = ({ fields, label }: { fields: number; label: string }) => (
  <SkeletonShape label={label} className="space-y-5">
    {Array.from({ length: fields }, (_, field) => (
      <div key={field}>
        <SkeletonBar className="mb-2.5 h-4 w-28" />
        <div className="h-12 rounded-print border border-line" />
      </div>
    ))}
    <SkeletonBar className="h-12 w-full md:w-48" />
  </SkeletonShape>
);
