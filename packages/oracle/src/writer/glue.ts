import { ACT_OPENINGS, BLESSING_OPENINGS, QUESTION_OPENINGS } from '../../content/glue.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import { filled, uncapitalised } from '../text/sentences.ts';
import { askedByName } from './call-by-name.ts';
import type { Hand } from './hand.ts';
import type { Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { areasFor } from './say-lead.ts';
import type { ThemeId } from './themes.ts';
import { bodyInText } from './voice-of-sky.ts';

export type Glue = {
  readonly lead: Signification;
  readonly theme: ThemeId;
  readonly hand: Hand;
  readonly name: string | undefined;
};

export function glueAct(act: string, glue: Glue): ReadingPart {
  const opening = glue.hand.draw(`act-opening-${glue.lead.tone}`, ACT_OPENINGS[glue.lead.tone]);
  return glued(opening, act, glue);
}

/** With or without the reader's name, and nothing else before it. */
export function askPlainly(question: string, { name, hand }: Glue): ReadingPart {
  return { text: askedByName(question, name, hand), cites: [] };
}

/** Asked by name now and then, and otherwise put to what the day is about. */
export function glueQuestion(question: string, glue: Glue): ReadingPart {
  const byName = askPlainly(question, glue);
  if (byName.text !== question) return byName;
  return glued(glue.hand.draw('question-opening', QUESTION_OPENINGS), question, glue);
}

/** A wish has an addressee too. */
export function glueBlessing(blessing: string, glue: Glue): ReadingPart {
  return glued(glue.hand.draw('blessing-opening', BLESSING_OPENINGS), blessing, glue);
}

function glued(opening: string, sentence: string, { lead, theme, hand }: Glue): ReadingPart {
  // Not the words the feeling has just used: the theme has its own beside the point's.
  const areas = [...new Set([...areasFor(lead.fact, theme), ...THEME_PAGES[theme].areas])];
  const area = hand.draw(`glue-${opening}`, areas);
  const body = bodyInText(lead.fact.body);
  const namesBody = opening.includes('{body}');
  return {
    text: `${filled(opening, { area, body })} ${uncapitalised(sentence)}`,
    cites: namesBody ? [lead.fact.id] : [],
  };
}
