import type { Entities, FollowUp, Form, Understood, Zone } from '../understood.ts';
import { entitiesIn } from './entities-in.ts';
import { type PhrasingIndex, plainWords, type Ranked } from './phrasing-index.ts';

/** Least likeness and least lead over the second family. */
const SURE = { likeness: 0.5, lead: 0.06 } as const;
const LIKELY = { likeness: 0.36, lead: 0.03 } as const;
const MOST_CHOICES = 4;

const FOLLOW_UPS: readonly (readonly [FollowUp, RegExp])[] = [
  [{ kind: 'meaning' }, /^(?:what do you mean.*|huh|i don't (?:get|understand)(?: it| that)?)$/u],
  [{ kind: 'why' }, /^(?:but |and )?(?:why|how do you know(?: that)?|how come)$/u],
  [{ kind: 'more' }, /^(?:tell me )?more(?: please)?$|^go on$/u],
  [{ kind: 'shorter' }, /^(?:shorter|in short|tldr|too long)(?: please)?$/u],
  [{ kind: 'which-day' }, /^(?:and |ok |so )?(?:which|what) day$/u],
  [{ kind: 'yes' }, /^(?:yes|yeah|yep|sure)(?: please)?$/u],
  [{ kind: 'no' }, /^(?:no|nope|nah)(?: thanks)?$/u],
  [{ kind: 'ok' }, /^(?:ok|okay|got it|i see|fair enough)$/u],
  [{ kind: 'something-else' }, /^(?:something else|none of these)$/u],
];

const FORMS: readonly (readonly [Form, RegExp])[] = [
  ['which-day', /\b(?:which|what) (?:day|date)\b|\bbest (?:day|date|time)\b/u],
  ['when', /^(?:so |and |ok )?when\b/u],
  ['why', /^(?:so |and |but )?why\b/u],
  ['how', /^(?:so |and )?how\b/u],
  ['which', /^which\b/u],
  ['what', /^(?:so |and )?what\b/u],
  ['yes-no', /^(?:is|are|am|do|does|did|will|would|should|can|could|has|have)\b/u],
];

/** A message as the phrasing it is most like. */
export function understandNearest(message: string, index: PhrasingIndex): Understood {
  const plain = plainWords(message).join(' ');
  const ranked = index.rank(message);
  const [best] = ranked;
  const zone = zoneOf(ranked);
  const entities: Entities = entitiesIn(plain);
  return {
    language: 'en',
    pieces: [
      {
        text: message,
        plain,
        said: '',
        family: best?.family ?? null,
        zone,
        choices: ranked.slice(1, 1 + MOST_CHOICES).map(({ family }) => family),
        entities,
        form: FORMS.find(([, pattern]) => pattern.test(plain))?.[0] ?? formOf(message),
        about: 'me',
        isJoke: /\b(?:lol|haha|lmao)\b/u.test(plain),
        followUp: FOLLOW_UPS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
      },
    ],
  };
}

const formOf = (message: string): Form => (message.trim().endsWith('?') ? 'what' : 'tells');

function zoneOf([first, second]: readonly Ranked[]): Zone {
  const likeness = first?.likeness ?? 0;
  const lead = likeness - (second?.likeness ?? 0);
  if (likeness >= SURE.likeness && lead >= SURE.lead) return 'sure';
  return likeness >= LIKELY.likeness && lead >= LIKELY.lead ? 'likely' : 'unsure';
}
