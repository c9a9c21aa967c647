import type { Turn } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|then|right|hm+|haha|lol|wait|oh|alright|yeah|basically|just) )*`;
const ENDS = String.raw`(?: (?:then|right|yes|i guess|lol|haha|basically|or what|just say (?:no|yes|it)|huh|for me|from you))*`;

/** "so no then", "so thats a no", "just say no", "so i shouldnt": the person has heard a no. */
const SO_NO = new RegExp(
  `^${LEADS}(?:(?:so |then |it is |that is |is (?:it|that) |i take it that is |sounds like |basically )(?:an? |a clear |a big |a hard )?no|no then|i (?:should not|better not|should say no)|not (?:a )?good(?: idea)?|(?:it is |that is )?a bad idea|do not do it|you (?:are saying|say|mean|think)(?: it is| that is)?(?: an?)? no|just say no|i will say no)${ENDS}$`,
  'u',
);
const SO_YES = new RegExp(
  `^${LEADS}(?:(?:so |then |it is |that is |is (?:it|that) |sounds like |basically )(?:an? |a clear )?yes|yes then|i should(?: do it| go for it| say yes)?|(?:it is |that is )?a good idea|do it|go for it|you (?:are saying|say|mean|think)(?: it is| that is)?(?: an?)? yes|just say yes)${ENDS}$`,
  'u',
);

/** A deed is being weighed in the story. */
const WEIGHED =
  /\b(?:should (?:i|we)|wants? (?:me |us )?to|asked me|thinking (?:of|about)|offer\w*|borrow|lend|loan|invest\w*|quit|buy|move|join|adopt|get a|sign|cosign|marry|text|go back|apply|sell|invit\w+|savings|idea)\b/u;

/** "so it's a no": the lean in so many words, by what the story is about. */
export const SO_NO_TURNS: readonly Turn[] = [
  {
    id: 'later-so-no',
    said: SO_NO,
    after: WEIGHED,
    passages: [
      {
        of: /\b(?:guaranteed|\d+ ?% (?:every|a|per) (?:month|week|day)|double my money|forex|crypto|bitcoin|coin|trading (?:thing|app|bot|group))\b/u,
        text: 'Yes, that\'s a no. Nobody can guarantee a return like that; the promise itself is the warning sign, whoever passes it on, and they often believe it themselves. "I don\'t put savings into anything guaranteed, but thanks for thinking of me" is enough.',
      },
      {
        of: /\b(?:mlm|pyramid|network marketing|downline|join her team|join his team|starter kit)\b/u,
        text: "Yes, it's a no. You'd be paying to get in and then selling to your own friends. Say it once and warmly: \"It's not for me, and I'd rather keep us out of business together.\"",
      },
      {
        of: /\b(?:invest|put (?:\w+ )?(?:\d[\d,.]*k?|money|savings)(?: \w+)? in|his (?:restaurant|business|startup|company|shop|cafe|bar)|her (?:restaurant|business|startup|company|shop|cafe|salon))\b/u,
        text: "Yes: no. Money that would hurt to lose doesn't go into a business you can't see the books of, least of all in the family. Say it short: \"I'm not investing, and that has nothing to do with how much I like you.\" If you want to help, give a small sum as a present.",
      },
      {
        of: /\b(?:borrow|lend|loan|cosign|co sign|guarantor|owes?)\b/u,
        text: "Yes, no. The last loan is the best forecast you'll get, so say it kindly and without a reason to argue with: \"I can't lend money, but I'll help you look for another way.\" If you want to give something, give a small sum and call it a gift.",
      },
      {
        of: /\b(?:landlord|lease)\b.*\b(?:pets?|cat|dog)\b|\b(?:pets?|cat|dog)\b.*\b(?:landlord|lease|allow)\b/u,
        text: "Not yet, I'd say. Ask the landlord in writing first; if it stays a no, don't bring one in secretly, because the animal pays for it when you have to choose. A yes on paper, or the next flat, and then with joy.",
      },
      {
        of: /\b(?:text|write|message|call|contact|meet|see) (?:my |him|her|them|to my )*(?:ex|him|her)\b|\bmy ex\b/u,
        text: 'Yes, I lean no, at least for now. If you still want it after two quiet weeks, and could bear no answer, we can look at it again.',
      },
      {
        of: /\b(?:quit|resign|leave my job|hand in my notice)\b/u,
        text: "No to walking out right now, yes to leaving with a plan. Look from this week on, and give notice when there's an offer or a few months of rent put aside.",
      },
      {
        of: /\b(?:buy|purchase|spend|cost|afford|expensive|price)\b/u,
        text: "Yes, I'd say no for now. If it's still on your mind in thirty days and the money is there without borrowing, ask again.",
      },
      {
        text: "Going by what you've told me: yes, I lean no. It's your call, and one thing could turn it, something good about it that you haven't told me yet.",
      },
    ],
  },
];

export const SO_YES_TURNS: readonly Turn[] = [
  {
    id: 'later-so-yes',
    said: SO_YES,
    after: WEIGHED,
    passages: [
      {
        of: /\b(?:invest|crypto|lend|loan|borrow|guaranteed|savings|cosign)\b/u,
        text: "No, I wouldn't go that far: only with money you could lose and still sleep. If it's more than that, my lean is no.",
      },
      {
        of: /\b(?:quit|resign|leave my job)\b/u,
        text: 'Yes to leaving, with the next thing lined up first or a few months of rent put aside. Not tomorrow morning in a temper.',
      },
      {
        text: "Yes, I lean that way, in a size you could live with if it disappoints. Do the first small part this week, and see how it feels once it's real.",
      },
    ],
  },
];

/** "so yes?" to something that nobody can know, or that is a fact. */
export const SO_IT_IS_TURNS: readonly Turn[] = [
  {
    id: 'later-so-it-is',
    said: new RegExp(`(?:${SO_YES.source})|(?:${SO_NO.source})`, 'u'),
    after:
      /\b(?:am i (?:psychic|an empath|cursed|special|gifted)|(?:does|do|is|will|did|has) (?:he|she|they|it|my \w+))\b/u,
    passages: [
      {
        of: /\b(?:psychic|empath|gifted)\b/u,
        text: "In the sense of noticing more than others do, quite possibly. In the sense of knowing what's coming, no, and nobody has shown that they can; we remember the calls we guessed and forget the rest. Keep a list for a month, guesses and misses, and you'll see.",
      },
      {
        text: "I can't give you a yes or a no there, because it's in somebody else's head or still ahead. What you can have is the next best thing: one plain question, asked once, and a look at what's done in the weeks after.",
      },
    ],
  },
];

/** "yes or no": where somebody else wants the person's money, the word is no. */
export const MONEY_WORD_TURNS: readonly Turn[] = [
  {
    id: 'later-money-word',
    said: new RegExp(
      `^${LEADS}(?:please )?(?:(?:just )?(?:tell|say|give)(?: me)? )?(?:a )?(?:straight |clear |simple )?(?:yes or no|no or yes|should i or not|do i or not)(?: please)?$`,
      'u',
    ),
    after:
      /\b(?:guarantee|guarantor|cosign|co sign|lend|loan|borrow|invest\w*|crypto|his (?:business|restaurant|company)|her (?:business|restaurant|company)|savings)\b/u,
    passages: [
      {
        of: /\b(?:guarantee|guarantor|cosign|co sign)\b/u,
        text: "No. If you sign for a loan, it's yours the day the other one can't pay, however good a person that is. Say it kindly: \"I don't sign for loans, for anyone. I'll gladly look at the numbers with you.\"",
      },
      {
        text: "No, unless it's a sum you could give away and never mention again. Say it short and warm: \"I can't do money with family and friends, but I'm here for everything else.\"",
      },
    ],
  },
];
