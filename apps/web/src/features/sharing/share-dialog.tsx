import type { HistoryPage } from '@palm/contract/history';
import { shareParagraphs } from '@palm/contract/share-paragraphs';
import { useState } from 'react';
import { useHistoryPage } from '../../lib/api/history-page.ts';
import { Button } from '../../ui/button.tsx';
import { OverlayDialog } from '../../ui/dialog/overlay-dialog.tsx';
import type { CardTheme } from './card/card.ts';
import type { CardPlate } from './card/card-of.ts';
import { chooseParagraph } from './card/choose-paragraph.ts';
import { CardChoicesFields } from './card-choices.tsx';
import { CardPreview } from './card-preview.tsx';
import { LinkPart } from './link-part.tsx';
import { copy } from './copy.ts';

interface ShareDialogProps {
  pageId: string;
  labelOf: (reading: string) => string;
  onClose: () => void;
}

export function ShareDialog({ pageId, labelOf, onClose }: ShareDialogProps) {
  const { data: page } = useHistoryPage(pageId);
  return (
    <OverlayDialog isOpen onClose={onClose} title={copy.dialog.title} about={copy.dialog.about}>
      {page && <ShareChoices page={page} label={labelOf(page.reading)} />}
      <Button variant="quiet" className="mt-6" onClick={onClose}>
        {copy.dialog.close}
      </Button>
    </OverlayDialog>
  );
}

function ShareChoices({ page, label }: { page: HistoryPage; label: string }) {
  const paragraphs = shareParagraphs(page.parts);
  const [paragraph, setParagraph] = useState(() => chooseParagraph(paragraphs));
  const [plate, setPlate] = useState<CardPlate>('sky');
  const [theme, setTheme] = useState<CardTheme>('night');
  return (
    <div className="mt-5 space-y-5">
      <CardPreview
        page={page}
        label={label}
        paragraph={paragraphs[paragraph] ?? ''}
        plate={plate}
        theme={theme}
      />
      {paragraphs.length > 1 && (
        <Button variant="text" onClick={() => setParagraph((paragraph + 1) % paragraphs.length)}>
          {copy.dialog.another}
        </Button>
      )}
      <CardChoicesFields
        reading={page.reading}
        plate={plate}
        onPlate={setPlate}
        theme={theme}
        onTheme={setTheme}
      />
      <LinkPart key={paragraph} page={page} paragraph={paragraph} />
    </div>
  );
}
