import type { TurnPassage } from '../turn.ts';
import { anyOf, type Reaction } from './reaction.ts';

const of = (words: RegExp, ...texts: readonly string[]): readonly TurnPassage[] =>
  texts.map((text) => ({ of: words, text }));

/** What a detail is, by its words: it is taken up as that. */
const BY_KIND = [
  ...of(
    /\bi (?:just |still |kind of )?(?:feel|am) (?:so |really |very |a bit |kind of |just )*(?:guilty|ashamed|bad|awful|terrible|sad|lonely|scared|afraid|worried|nervous|embarrassed|tired|exhausted|hurt|angry|lost|stupid|stuck)\b/u,
    'No wonder you feel like that.',
    "That feeling makes sense, and you don't have to talk yourself out of it first.",
  ),
  ...of(
    /\b(?:he|she|they|my (?:\w+ )?\w+) (?:just |always |still |only |also )?(?:says?|said|thinks?|told me|tells me|claims?)\b/u,
    "So that's how it looks from {their} side, and it's worth knowing before the next talk.",
    "I hear what {they} say{s}. It doesn't have to settle anything; it shows where the talk has to begin.",
  ),
  ...of(
    /\b(?:i|we) (?:already |have already |did )?(?:tried|told|asked|talked|called|texted|explained)\b/u,
    "You've done that part already, and it counts, even if it didn't do the trick by itself.",
  ),
  ...of(
    /\b(?:he|she|they) (?:is|are|has|have|does|do|keeps?|never|always|will|would|did|was|were)\b/u,
    "That's part of the picture.",
    'Good to know.',
  ),
  ...of(
    /\b(?:\d+|one|two|three|four|five|six|ten|first|second|third|years?|months?|weeks?)\b/u,
    'That makes it concrete, and concrete is easier to plan with.',
  ),
];

/** Said to a detail that nothing is written for, before more on the story's subject. */
export const ANY_DETAIL: Reaction = {
  id: 'any-detail',
  said: /./u,
  followedBy: ['how', 'say', 'should', 'why', 'normal', 'them'],
  isByMessage: true,
  passages: [
    ...BY_KIND,
    ...anyOf(
      'Okay, good to know.',
      "I see why that's on your mind.",
      "Understood. I'd put it like this.",
      'Good that you say it. It makes the next step clearer.',
      "I have that now. What I'd do with it:",
      "That counts too, and I'd build it in.",
    ),
  ],
};
