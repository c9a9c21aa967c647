/** A label between two hairlines, as between the chapters of a book. */
export function Rule({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-4">
      <span className="h-px flex-1 bg-line" />
      <span className="label">{children}</span>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
