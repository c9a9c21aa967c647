import { type FactDays, passOn } from '../../facts/told-fact.ts';
import { mentionsIn } from '../mentions/mentions.ts';

const COUNTS = ['one', 'two', 'three', 'four', 'five'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const PASS =
  /\b(?:the )?(?<which>first|second|third|fourth|fifth|last|final)(?: and (?<also>last|final))?(?: of (?:its |the )?(?<of>two|three|four|five))?(?: (?:hard|easy|big|such|exact|of))*? (?:pass|passes|time|times|visits?|rounds?)\b/iu;

/** "The third and last time" of something that comes a fourth time. */
export function wrongPasses(sentence: string, spans: readonly FactDays[], today: string): string[] {
  const said = PASS.exec(sentence);
  const passes = spans.flatMap((span) => passOn(span, today) ?? []);
  if (said === null || (passes.length === 0 && mentionsIn(sentence).length === 0)) return [];
  const { which = '', also, of } = said.groups ?? {};
  const isRight = passes.some(({ pass, of: all }) => {
    const isLast = which === 'last' || which === 'final' || also !== undefined;
    const place = ORDINALS.indexOf(which) + 1;
    return (
      (!isLast || pass === all) &&
      (place === 0 || place === pass) &&
      (of === undefined || COUNTS.indexOf(of) + 1 === all)
    );
  });
  return isRight ? [] : [said[0]];
}
