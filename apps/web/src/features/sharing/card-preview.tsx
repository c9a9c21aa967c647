import { messages } from '@palm/contract/messages';
import { Button } from '../../ui/button.tsx';
import { announceProblem } from '../../ui/feedback/announce.ts';
import { type CardChoices, type CardSource, chosenWords } from './card/card-of.ts';
import { canSharePicture, savePicture, sharePicture } from './send-picture.ts';
import { useCard } from './use-card.ts';
import { copy } from './copy.ts';

interface CardPreviewProps {
  source: CardSource;
  choices: CardChoices;
}

/** The picture as it will be sent, and the ways to send it. */
export function CardPreview({ source, choices }: CardPreviewProps) {
  const { picture, url, hasFailed } = useCard(source, choices);
  const { title, paragraph } = chosenWords(source, choices);
  const share = async (): Promise<void> => {
    if (picture === null) return;
    try {
      await sharePicture(picture, title);
    } catch {
      announceProblem(messages['share.failed']);
    }
  };
  return (
    <div className="space-y-4">
      <div className="mx-auto grid aspect-[4/5] w-full max-w-72 place-items-center border border-line bg-raised text-small text-paper-dim">
        {url === null ? (
          <output className="px-6 text-center">
            {hasFailed ? copy.dialog.failed : copy.dialog.drawing}
          </output>
        ) : (
          <img src={url} alt={copy.dialog.preview(title, paragraph)} className="size-full" />
        )}
      </div>
      {picture && (
        <div className="flex gap-3 max-md:flex-col md:justify-center">
          {canSharePicture(picture) && (
            <Button onClick={() => void share()}>{copy.send.share}</Button>
          )}
          <Button
            variant={canSharePicture(picture) ? 'quiet' : 'primary'}
            onClick={() => savePicture(picture)}
          >
            {copy.send.save}
          </Button>
        </div>
      )}
    </div>
  );
}
