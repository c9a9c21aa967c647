import {
  LAST_THINGS,
  LIFE_LINE_TRUTHS,
  NEXT_LINES,
  PALM_ACTS,
  PALM_OPENINGS,
  PALM_THOUGHTS,
  PALM_TITLES,
} from '../../content/palm/palm-book.ts';
import { PALM_LORE } from '../../content/palm/palm-lore.ts';
import { PALM_SCENES } from '../../content/palm/palm-scenes.ts';
import type { PalmStatement } from '@palm/palmistry/vocabulary';
import type { Fact, PalmFact } from '../facts/fact.ts';
import type { PalmRequest } from '../request.ts';
import { uncapitalised } from '../text/sentences.ts';
import { askedByName } from './call-by-name.ts';
import { type Hand, type Throw, handFor } from './hand.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';

/** The three great lines first, in the order palmists take them, then one thing more. */
const LINE_SUBJECTS = ['heart-line', 'head-line', 'life-line'] as const;

export function writePalm(request: PalmRequest, facts: readonly Fact[], thrown: Throw): Reading {
  const hand = handFor(thrown);
  const palm = facts.filter((fact) => fact.kind === 'palm');
  if (palm.length === 0) throw new RangeError('a palm reading needs findings');
  const told = [
    ...LINE_SUBJECTS.flatMap((subject) => pickOne(palm, subject, hand)),
    ...extra(palm, hand),
  ];
  const asked = hand.draw(
    `palm-question-${told.length}`,
    told.filter(({ finding }) => finding.value !== 0 || told.length === 1),
  );
  const question = PALM_LORE[asked.finding.what].question;
  const parts = [
    plain(hand.draw('palm-openings', PALM_OPENINGS)),
    ...told.flatMap((fact, at) => sayOne(fact, told[at - 1], fact === asked, hand)),
    ...(hasScene(asked.finding.what) ? [] : [plain(hand.draw('palm-thoughts', PALM_THOUGHTS))]),
    plain(hand.draw('palm-acts', PALM_ACTS)),
    plain(askedByName(question, request.person.name, hand)),
  ];
  return readingOf(
    hand.draw('palm-titles', PALM_TITLES),
    parts,
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

/** A finding after the one before it; that nothing is said of an untraced line is told once. */
function sayOne(
  fact: PalmFact,
  before: PalmFact | undefined,
  isAsked: boolean,
  hand: Hand,
): ReadingPart[] {
  const parts = sayFinding(fact, leadTo(fact, before, hand), isAsked, hand);
  return isUnseen(fact) && before !== undefined && isUnseen(before) ? parts.slice(0, 1) : parts;
}

const hasScene = (what: PalmStatement): what is keyof typeof PALM_SCENES => what in PALM_SCENES;

const plain = (text: string): ReadingPart => ({ text, cites: [] });

function pickOne(palm: readonly PalmFact[], subject: string, hand: Hand): PalmFact[] {
  const own = palm.filter(({ finding }) => finding.subject === subject);
  return own.length === 0 ? [] : [hand.draw(`palm-${subject}-${own.length}`, own)];
}

function extra(palm: readonly PalmFact[], hand: Hand): PalmFact[] {
  const others = palm.filter(
    (fact) => !isGreatLine(fact) && fact.finding.what !== 'fate-line-unseen',
  );
  return others.length === 0 ? [] : [hand.draw(`palm-extra-${others.length}`, others)];
}

/** Words that take the reader on from the finding before; what could not be seen is said bare. */
function leadTo(fact: PalmFact, before: PalmFact | undefined, hand: Hand): string {
  if (before === undefined || isUnseen(fact)) return '';
  const { subject } = fact.finding;
  if (subject !== 'head-line' && subject !== 'life-line') {
    return hand.draw('palm-last', LAST_THINGS);
  }
  return isUnseen(before) ? '' : hand.draw(`palm-next-${subject}`, NEXT_LINES[subject]);
}

const isUnseen = ({ finding }: PalmFact): boolean => finding.what.endsWith('-unseen');

const isGreatLine = ({ finding }: PalmFact): boolean =>
  LINE_SUBJECTS.some((subject) => subject === finding.subject);

/** What was seen, what is made of it, and, where the question is about it, how it would show. */
function sayFinding(fact: PalmFact, lead: string, isAsked: boolean, hand: Hand): ReadingPart[] {
  const { what } = fact.finding;
  const { seen, tradition } = PALM_LORE[what];
  const cites = [fact.id];
  const truth =
    fact.finding.subject === 'life-line'
      ? [{ text: hand.draw('life-line-truths', LIFE_LINE_TRUTHS), cites }]
      : [];
  const text = lead === '' ? seen : `${lead} ${uncapitalised(seen)}`;
  const scene = isAsked && hasScene(what) ? [{ text: PALM_SCENES[what], cites }] : [];
  return [{ text, cites }, { text: tradition, cites }, ...scene, ...truth];
}
