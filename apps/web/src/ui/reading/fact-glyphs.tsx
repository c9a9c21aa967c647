import type { ReactNode } from 'react';
import { aspectLooks } from '../engraving/aspect-looks.ts';
import { aspectPaths } from '../engraving/aspect-paths.ts';
import { bodyPaths } from '../engraving/body-paths.ts';
import { Glyph } from '../engraving/glyph.tsx';
import { signPaths } from '../engraving/sign-paths.ts';
import type { FactMark, FactView, WheelBody } from './fact-view.ts';
import { copy } from '../copy.ts';

/** What a fact is about, in glyphs, as an astrologer would note it: body, aspect, body; or body, sign. */
export function FactGlyphs({ view: { picture } }: { view: FactView }) {
  if (picture.kind === 'moon') return <Line>{bodyOf({ body: 'moon', atDeg: null }, 0)}</Line>;
  const { marks, aspect, signs } = picture;
  const [first, ...rest] = marks;
  return (
    <Line>
      {first && bodyOf(first, 0)}
      {aspect === null ? (
        signs.map((sign) => (
          <Glyph key={sign} path={signPaths[sign]} className="size-5 text-brass" />
        ))
      ) : (
        <Glyph path={aspectPaths[aspect]} className={`size-4.5 ${aspectLooks[aspect].className}`} />
      )}
      {rest.map((mark, index) => bodyOf(mark, index + 1))}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="mb-1 flex items-center gap-2 text-paper">
      {children}
    </span>
  );
}

const bodyOf = ({ body }: FactMark, place: number) => <BodyMark key={place} body={body} />;

/** A body by its glyph, an angle by its letters. */
export function BodyMark({ body }: { body: WheelBody }) {
  if (body === 'ascendant' || body === 'midheaven') {
    return (
      <span className="text-label font-medium">
        {body === 'ascendant' ? copy.factGlyphs.ac : copy.factGlyphs.mc}
      </span>
    );
  }
  return <Glyph path={bodyPaths[body]} className="size-5" />;
}
