import { palmParagraphs } from '@palm/contract/share-paragraphs';
import { typographic } from '@palm/contract/typographic';
import type { PalmHand } from './card/card.ts';
import type { CardPlate, CardSource } from './card/card-of.ts';
import { LinkPart } from './link-part.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { useSharePalm } from './use-shares.ts';
import { copy } from './copy.ts';

/** A palm reading that can be shared. */
export interface SharedPalm extends PalmHand {
  readonly title: string | null;
  readonly text: string;
  /** yyyy-MM-dd */
  readonly date: string;
  /** What a link can lead to; null for a reading that is not saved. */
  readonly saved: { readonly scanId: string } | { readonly readingId: string } | null;
}

interface PalmShareDialogProps {
  palm: SharedPalm;
  onClose: () => void;
}

/** A palm reading as a picture, and by a link once it is saved. Nothing in it tells of a birth. */
export function PalmShareDialog({ palm, onClose }: PalmShareDialogProps) {
  return (
    <ShareSheet source={sourceOf(palm)} onClose={onClose}>
      {({ paragraph, plate }) => (
        <PalmLink
          key={`${paragraph} ${plate === 'palm'}`}
          saved={palm.saved}
          paragraph={paragraph}
          showsHand={plate === 'palm'}
        />
      )}
    </ShareSheet>
  );
}

function sourceOf({ title, text, date, lines, joints }: SharedPalm): CardSource {
  const words = {
    title: typographic(title ?? copy.palm.title),
    paragraphs: palmParagraphs(text).map(typographic),
  };
  const plates: CardPlate[] = lines.length > 0 ? ['palm', 'sky', 'moon'] : ['sky', 'moon'];
  return {
    label: copy.palm.label,
    date,
    whole: words,
    discreet: words,
    // The title is that of the first paragraph.
    firstParagraph: 0,
    fact: '',
    plates,
    path: null,
    signs: null,
    hand: { lines, joints },
  };
}

interface PalmLinkProps {
  saved: SharedPalm['saved'];
  paragraph: number;
  showsHand: boolean;
}

function PalmLink({ saved, paragraph, showsHand }: PalmLinkProps) {
  const { mutate, data, isPending } = useSharePalm();
  if (saved === null)
    return (
      <p className="border-t border-line pt-5 text-small text-paper-dim">{copy.link.saveFirst}</p>
    );
  return (
    <LinkPart
      about={copy.link.aboutPalm}
      isNew
      path={data?.path ?? null}
      isBusy={isPending}
      onMake={() => mutate({ of: saved, paragraph, showsHand })}
    />
  );
}
