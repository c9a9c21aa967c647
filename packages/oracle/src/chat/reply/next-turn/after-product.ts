import type { ChatState } from '../../state.ts';
import { withoutSlang } from '../../understand/words/plain-text.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';

const MOST_WORDS = 9;

/** A few words that only the question about the product before them explains, and what is said to them. */
const TURNS: readonly (readonly [said: RegExp, text: string])[] = [
  [
    /\b(?:did not|does not|will not|is not|still not|not) (?:work\w*|load\w*|open\w*|help\w*|there|show\w*)\b|\b(?:still|same) (?:nothing|the same|error|problem)\b|^(?:nope|no luck|tried (?:that|it|everything)|already did|same error)\b/u,
    "Then it's past what I can see from here. Try once with another browser or after signing out and in, and if it stays, use the contact on the terms page: what you pressed, what it said, which device. That reaches the people who can look inside.",
  ],
  [
    /^(?:and |so |ok |what )*(?:after|afterwards|then|after that|after the trial|later|when its over|when it is over)(?: that)?$/u,
    "After the free days it's {price} a month until you cancel, and an email reminds you three days before. If you cancel in time, nothing is charged and you're on the free plan, with everything you saved.",
  ],
  [
    /^(?:ok |oh |thanks |thank you |cool |great )*(?:it |that )?(?:worked|works|found it|got it|done|solved|fixed|all good|sorted|perfect)(?: now| thanks| thank you)*$/u,
    "Good, one thing less. Whenever you'd like to get back to the sky, I'm here.",
  ],
  [
    /^(?:(?:and|so|ok|but|wait|hm+) )*(?:where(?: (?:is (?:it|that|this)|do i (?:find|see|go|click|press|tap)(?: (?:it|that|this))?|exactly))?|which (?:page|menu|button)|i (?:can not|cannot|cant|do not|dont) (?:find|see) (?:it|that|this)(?: anywhere)?)$/u,
    'Most of what you can change stands on one page: open the menu, tap Profile, and look down it for Edit Profile, your data and the subscription. The readings and the palm photo have their own entries in the same menu.',
  ],
  [
    /^(?:(?:and|so|but|ok|then|wait) )*(?:(?:will|do|would) (?:i|we) (?:then )?(?:lose|keep) (?:my |the |all |all my )?(?:readings?|chats?|data|history|everything|profile|account)|(?:will|are|is|do|does) (?:my |the |all my |all the )?(?:readings?|chats?|data|history|everything|photos?|profile)(?: too| all| also)* (?:be )?(?:gone|deleted|lost|go|kept|stay|safe)(?: too| as well| then)*)$/u,
    "With the account everything goes: profile, readings, palm photos and this chat, and it can't be undone. If only the subscription ends, all of it stays and you're on the free plan. A copy of your data can be downloaded on the Profile page first.",
  ],
  [
    /^(?:(?:and|so|ok|wait|but) )*(?:(?:it is|its|that is|thats|they are|is it|is that|so|everything is|all) (?:all )?(?:saved|stored|kept|recorded)|you (?:save|keep|store) (?:it|this|that|everything))(?: then| forever| somewhere| here)*$/u,
    'Yes, with your account, so that you can scroll back to it; no other account can see it. "Clear conversation" under the chat deletes it, and so does deleting the account.',
  ],
  [
    /^(?:meh|hm+|ok|not great|pity|shame|too bad|oh|disappointing|not worth it|too expensive)$/u,
    'Fair. The free part stays free as long as you like, so nothing has to be decided.',
  ],
];

/** "and after", "it didnt work", after a question about the product; null for anything else. */
export function answerAfterProduct(message: string, talk: Talk, state: ChatState): Draft | null {
  const family = talk.families.get(state.piece?.family ?? '');
  if (family?.kind !== 'product') return null;
  const plain = withoutSlang(message);
  if (plain.split(' ').length > MOST_WORDS) return null;
  const found = TURNS.find(([said]) => said.test(plain));
  if (found === undefined) return null;
  const [, text] = found;
  if (text.includes('{price}') && talk.product === null) return null;
  return {
    parts: [plainPart(text.replace('{price}', talk.product?.price ?? ''))],
    chosen: [],
    zone: 'sure',
  };
}
