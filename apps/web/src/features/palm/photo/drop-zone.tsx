import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface DropZoneProps {
  onDrop: (file: File) => void;
  /** A press anywhere in the zone. */
  onPress: () => void;
  children: ReactNode;
}

/** Let go beside the zone, a photo would replace the page. */
function useNoDropElsewhere() {
  useEffect(() => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}

export function DropZone({ onDrop, onPress, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  useNoDropElsewhere();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  };
  return (
    // For pointers; the button inside does the same for keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      data-testid="drop-zone"
      onClick={onPress}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex cursor-pointer flex-col items-center rounded-print border border-dashed px-5 py-10 text-center transition-colors duration-150',
        isOver ? 'border-brass-bright bg-raised' : 'border-edge',
      )}
    >
      {children}
    </div>
  );
}
