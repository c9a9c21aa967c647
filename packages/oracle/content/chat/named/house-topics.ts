/** Everyday subjects and the house that the books put them in, with a clause on why. */
export const HOUSE_TOPICS: readonly (readonly [typed: RegExp, house: number, why: string])[] = [
  [
    /\b(?:gam(?:es?|ing)|elden ring|fortnite|minecraft|playstation|xbox|hobb\w+|play|karaoke|dancing|flirt\w*|fun)\b/u,
    5,
    'play, and whatever you do for its own sake; all-night sessions belong to it too, and the boss you cannot beat is a guest from the tenth',
  ],
  [
    /\b(?:pets?|dogs?|cats?|hamsters?|chickens)\b/u,
    6,
    'small animals, by old custom, next to daily work and health; horses and anything larger than a goat went to the twelfth',
  ],
  [
    /\b(?:friends?|friendships?|group chats?|clubs?|followers|internet|social media|community)\b/u,
    11,
    'friends, groups and what you hope for; the chat itself, as messages, belongs to the third',
  ],
  [
    /\b(?:siblings?|sisters?|brothers?|neighbou?rs?|texts?|texting|phone|messages|school|car|commute|gossip)\b/u,
    3,
    'talk, siblings, neighbors and short ways',
  ],
  [
    /\b(?:debts?|taxes|inheritance|loans?|insurance|sex|divorce money|mortgage)\b/u,
    8,
    'what is shared, owed or inherited, and closeness too',
  ],
  [
    /\b(?:travel\w*|university|college|religion|god|faith|visa|abroad|philosophy|teaching|in laws?)\b/u,
    9,
    'long ways, study and belief',
  ],
  [
    /\b(?:sleep|dreams?|secrets?|prison|hospitals?|therapy|solitude|ghosts?|meditation|monast\w+|enemies)\b/u,
    12,
    'rest, solitude and what happens out of sight',
  ],
  [
    /\b(?:coworkers?|colleagues|routine|diet|gym|chores|cleaning|laundry|health)\b/u,
    6,
    'daily work, habits and health',
  ],
  [/\b(?:boss\w*|fame|promotion|reputation)\b/u, 10, 'work in public and what you are known for'],
  [/\b(?:looks|body|face|appearance|hair|style|tattoos?)\b/u, 1, 'how you come across'],
  [
    /\b(?:food|eating|shopping|possessions|salary|savings|voice|singing)\b/u,
    2,
    'what you own, earn and taste',
  ],
  [
    /\b(?:garden\w*|parents?|roots|kitchen|rent|real estate|ancestors|house ?plants|moving)\b/u,
    4,
    'home and where you come from',
  ],
  [
    /\b(?:exes|ex|rivals?|contracts?|clients|lawyers?|best friend)\b/u,
    7,
    'the person across the table, in love, business or quarrel',
  ],
];
