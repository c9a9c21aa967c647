import { NO_LEAN } from '../../../../../content/chat/leans.ts';
import {
  AGAINST_OPTION,
  FOR_OPTION,
  PICK_BY_THEME,
  PICK_LINES,
} from '../../../../../content/chat/turns/on-answer/pick-lines.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { leanBetween } from '../../../slots/lean-slots.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { LastTurn } from './last-turn.ts';
import { namesOption, type Option, optionsIn } from './told-options.ts';

const VERB =
  '(?:pick|choose|take|go (?:for|with)|do|wear|buy|recommend|prefer|say|vote for|get|like)';
const PICK = new RegExp(
  `^(?:(?:which|what)(?: one| of (?:them|the two|these)| offer| job| school| city| dress)?(?: (?:would|should|do|will|is|shall) (?:you|u|i|it)(?: (?:personally|rather|honestly|really))?(?: ${VERB}(?: it)?(?: be)?)?)?(?: if you were me| in my (?:place|shoes))?|(?:if )?you (?:had|have) to (?:pick|choose)(?: one)?|(?:you )?(?:pick|choose|decide)(?: one| for me| between them)*|(?:which|which one|what) (?:is|would be|sounds|do you think is) (?:the )?(?:better|best|right|nicer|prettier|smarter|wiser)(?: one| choice| for me)*|(?:what is )?your (?:pick|choice|vote|opinion|favou?rite)|help me (?:choose|decide|pick))$`,
  'u',
);
const MOST_BARE_WORDS = 12;

/** "which one would YOU pick", "the red one or the green one": one of the two that were told, with the reason. */
export function pickOne(turn: LastTurn): Draft | null {
  const { asks, typed, told, before, kept, state } = turn;
  const isAsked = PICK.test(asks);
  if (state.isTender) return null;
  const options = isAsked ? optionsIn([...before, typed]) : bareOptions(typed, told);
  if (options === null || options.some(({ words }) => NO_LEAN.test(words.toLowerCase())))
    return null;
  const text = lineFor(options, [...before, typed]);
  return { parts: [plainPart(capitalised(text))], chosen: [], zone: 'sure', piece: kept };
}

/** "the red one or the green one then": a choice between two things of the story. */
function bareOptions(typed: string, told: string): readonly [Option, Option] | null {
  if (typed.split(/\s+/u).length > MOST_BARE_WORDS) return null;
  const options = optionsIn([typed]);
  return options?.every((one) => namesOption(told, one)) === true ? options : null;
}

/** What is said for the option that most of the person's own words speak for. */
export function lineFor([a, b]: readonly [Option, Option], texts: readonly string[]): string {
  const told = texts.join('. ').toLowerCase();
  const [forA, forB] = [spokenFor(a, b, told), spokenFor(b, a, told)];
  const [option, other, own] = forB.weight > forA.weight ? [b, a, forB] : [a, b, forA];
  const known = leanBetween({ a: a.words, b: b.words });
  const isEven = forA.weight === forB.weight;
  if (isEven && known !== null) {
    const picked = known.option === b.words ? ([b, a] as const) : ([a, b] as const);
    return fill(PICK_LINES.byRule.replace('{reason}', known.reason), ...picked);
  }
  if (isEven) return fill(PICK_LINES.byFeel.replace('{reason}', reasonByTheme(told)), a, b);
  const line = own.reason === null ? PICK_LINES.byOther : PICK_LINES.byTold;
  return fill(line.replace('{reason}', own.reason ?? ''), option, other);
}

const fill = (line: string, option: Option, other: Option): string =>
  line.replaceAll('{option}', () => nameOf(option)).replaceAll('{other}', () => nameOf(other));

/** A noun of one word or a color is no whole name: "the red one". */
const nameOf = ({ words }: Option): string => (BARE.test(words) ? `the ${words} one` : words);
const BARE =
  /^(?:red|green|blue|black|white|pink|yellow|grey|gray|brown|purple|orange|gold|silver|big|small|first|second|long|short|old|new|cheap|expensive|leo|virgo|aries|taurus|gemini|cancer|libra|scorpio|sagittarius|capricorn|aquarius|pisces)$/iu;

const reasonByTheme = (told: string): string =>
  PICK_BY_THEME.find(([about]) => about.test(told))?.[1] ?? PICK_LINES.anyReason;

/** What the person's words say for an option and against the other: a clause without a name speaks of the one before. */
function spokenFor(option: Option, other: Option, told: string) {
  let isOf: Option | null = null;
  let weight = 0;
  let reason: string | null = null;
  for (const clause of told.split(/[.;,!?]| (?:but|and|while|although) /u)) {
    const [own, theirs] = [namesOption(clause, option), namesOption(clause, other)];
    if (own !== theirs) isOf = own ? option : other;
    else if (own) isOf = null;
    const found = FOR_OPTION.find(([words]) => words.test(clause))?.[1];
    const isAgainst = AGAINST_OPTION.test(clause);
    if (isOf === option && found !== undefined) {
      weight += found === FOR_OPTION.at(-1)?.[1] ? 1 : 2;
      reason ??= found;
    }
    if (isOf === other && isAgainst) weight += 2;
  }
  return { weight, reason };
}
