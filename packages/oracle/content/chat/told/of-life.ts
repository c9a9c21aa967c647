import type { ToldSituation } from './situation.ts';
import { NOT_TOLD } from './words.ts';

const PARTNER = String.raw`(?:wife|husband|partner|girlfriend|boyfriend|fianc\w*|spouse|missus|she|he|they|kids|parents|mom|dad|mum|family|brother|sister|nobody|anyone|no one)`;
const UNTOLD_MONEY = `And tell them at home soon, yourself, before a statement does. Start with one sentence, "Something happened with money and I was ashamed to say it," then the sum, then what you've already done.`;

/** Money, law and family that are told without a question. */
export const TOLD_OF_LIFE: readonly ToldSituation[] = [
  {
    id: 'scammed',
    whose: 'any',
    is: /\b(?:scam\w*|defraud\w*|fraud(?:sters?)?|phish\w*|(?:fake|bogus|phoney|fraudulent) (?:\w+ ){0,2}(?:booking|tickets?|site|website|shop|seller|listing|landlord|rental|flat|apartment|job|invoice|bank|police|delivery|text|link|holiday|villa|car|hotel|puppy|breeder|profile)|(?:ticket|flat|rental|car|puppy|hotel|villa|listing|booking|seller) (?:was|were|is|did not|never) (?:fake|exist\w*|real|came|arrived)|(?:that|which) (?:doesnt|does not|didnt|did not|never) exist\w*|emptied\b.{0,30}\baccount|\b\d{2,}\b.{0,60}\bblocked me|conned|tricked out of)\b/u,
    unless: /\b(?:got it back|money back|refunded|is this|almost|nearly)\b/u,
    family: 'scammed',
    says: `I'm sorry. That's theft, and people who do it for a living fool careful people every day, so the shame belongs to them. Ring the bank today, on the number on your card, say "fraud" and ask what can still be stopped or claimed. Then keep the messages and receipts, report it to the police and to the site, and change any password you gave. Don't pay anyone who offers to fetch the money back.`,
    untold: UNTOLD_MONEY,
  },
  {
    id: 'hidden-loss',
    whose: 'any',
    isFirst: true,
    is: new RegExp(
      String.raw`(?=.*\b(?:lost|down|blew|put|gone|wiped|sunk|sank|crashed)\b)(?=.*\b(?:crypto|bitcoin|shares|stocks?|savings|trading|invest\w*|nft|forex)\b)(?=.*${NOT_TOLD})`,
      'su',
    ),
    family: 'couple-money',
    says: `That's two weights at once, the loss and the secret, and the second one grows faster. You don't have to decide anything about the money today, but you can stop being alone with it. Choose a quiet hour this week: "I did something with our money and it went badly. I was too ashamed to tell you." Then the real sum, on paper, without a rescue plan. Expect anger and let it be there. Until you've talked, put nothing more in. A free debt or money adviser can look at it with both of you.`,
  },
  {
    id: 'hidden-fines',
    whose: 'any',
    is: new RegExp(
      String.raw`(?=.*\b(?:fines?|bills?|overdraft|credit cards?|tax|owe|loan|parking tickets?|arrears|rent)\b)(?=.*${NOT_TOLD})(?=.*\b${PARTNER}\b)`,
      'su',
    ),
    unless: /\b(?:gambl\w*|bet|bets|betting|casino|horses)\b/u,
    family: 'debt-shame',
    says: `It'll weigh less the evening you've said it, because a hidden pile of letters takes up more room than a known one. First lay everything on the table, each with its sum and date; it's usually a number you can look at. Call the ones with the nearest date and ask for instalments, which many agree to when asked early. Then tell them yourself: "I let some things pile up and hid it. Here's the list, and here's what I've done so far."`,
  },
  {
    id: 'divorce-mine',
    whose: 'any',
    isFirst: true,
    is: /\b(?:(?:i )?served my (?:husband|wife)|i (?:have |just |finally |had (?:him|her) )?(?:filed|served|asked (?:him|her|my (?:husband|wife)) for (?:a|the) divorce)|(?:served|divorce papers?|papers? served)\b.{0,30}\bby me|i (?:told|left) my (?:husband|wife)\b.{0,30}\b(?:divorce|leaving)|i want(?:ed)? the divorce)\b/u,
    family: 'divorce',
    says: `Feeling sick after it doesn't mean it was wrong; it was a big thing to do to a life you built, and being the one who does it is lonely, because people pity the other one. You don't have to defend it today. Eat something plain, keep your phone away from the arguments tonight, and let the lawyer or mediator carry the practical talk. If there are children, one calm sentence is enough for now. Who knows you well enough to sit with you without asking for the whole story?`,
  },
  {
    id: 'court-lost',
    whose: 'any',
    is: /(?=.*\b(?:court|judge|custody|hearing|tribunal|ruling)\b)(?=.*\b(?:i lost|we lost|went against|ruled against|was refused|got less|only (?:get|got)|took (?:me|the kids)|ex got|got the kids|judge (?:decided|ruled|gave)|lost (?:every|the|my|our|custody))\b)/su,
    unless: /\b(?:will|going to|next week|tomorrow)\b/u,
    family: 'coparenting',
    says: `I'm sorry. A few lines on paper decided something that's your everyday life, and that feels like being weighed and found too light. It was a ruling about days or money and no verdict on your love or your worth. Give it a week before any big step; then ask your lawyer or a legal aid office, calmly, what the decision leaves open and by which date. If children are in it, make the time you do have ordinary and warm. And tell a friend the long version.`,
  },
  {
    id: 'relative-prison',
    whose: 'relative',
    is: /\b(?:in (?:prison|jail)|inside for|got \w+ (?:years|months)|sentenced|locked up|behind bars|on remand)\b/u,
    unless: /\b(?:released|out (?:of|on|next|soon)|gets out|home)\b/u,
    family: 'legal-trouble',
    says: `I'm sorry; having someone inside is a loss you can hardly talk about over coffee. Letters and calls that get shorter can have many reasons, and days in there are often too alike to tell. Make it easy to answer: send small pictures of ordinary life, a recipe that failed, a match, a question that needs three words. Keep a fixed rhythm and don't count replies. You may miss them, be angry with them and still write.`,
  },
  {
    id: 'relative-arrested',
    whose: 'relative',
    is: /\b(?:arrested|taken in by the police|in custody|(?:been|was|got|is) charged|in a cell|police (?:took|came for))\b/u,
    family: 'legal-trouble',
    says: `I'm sorry, that's a night nobody forgets. The most useful thing now is a lawyer: a duty lawyer or public defender exists nearly everywhere, and it costs nothing to ask. Then calm at home: tea, someone next to the person who's crying, one of you on the phone and only one. Nobody has to understand tonight what happened, and nobody should write about it online. Bring clothes and kindness; the hard talk can wait.`,
  },
  {
    id: 'left-to-another',
    whose: 'any',
    is: /\b(?:left|leaves|willed|gave|signed over|changed (?:his|her|the) will)\b.{0,40}\b(?:to (?:the|a|her|his|my|our) (?:neighbou?r|carer|cleaner|church|charity|girlfriend|boyfriend|new wife|new husband|stepson|stepdaughter|friend|brother|sister|cousin|nephew|niece)|out of (?:the|his|her) will)\b/u,
    unless: /\b(?:left me|left us)\b/u,
    family: 'inheritance',
    isOfDeath: true,
    says: `That leaves a family standing around a hole: nobody can ask the one who decided it, so people turn on each other or go quiet. A will is a poor measure of who was loved; it often tells more about who was there in the last year. You don't need to agree on whether it was fair. One of you could write first, about something else entirely: a photo, a birthday, a Sunday lunch. If there's a legal side, it has deadlines, so let a lawyer look at that apart from the hurt.`,
  },
  {
    id: 'partner-miscarried',
    whose: 'relative',
    is: /\b(?:miscarr\w+|still ?birth|stillborn|lost (?:the|her|their|our) (?:baby|pregnancy|twins))\b/u,
    family: 'miscarriage',
    isOfDeath: true,
    says: `I'm so sorry. A loss like that is real from the first day, and people carry it very differently: some stay in bed, some go straight back to work because it's the one place where nobody looks at them. That isn't feeling less. Ask once and gently, "Do you want to talk about it, or shall I just be here?", and keep the everyday soft: food, early nights, no visits with baby news. If the baby was yours too, then you've lost someone as well; tell one person so.`,
  },
  {
    id: 'loss-beside-a-pregnancy',
    whose: 'any',
    isFirst: true,
    is: /(?=.*\b(?:(?:i|we) (?:lost (?:the|our|a) (?:baby|pregnancy|twins)|miscarried|had a miscarriage)|my miscarriage|our miscarriage|(?<!wife |sister |friend |she )had a miscarriage)\b)(?=.*\b(?:pregnant|expecting|due (?:in|the|on|same)|is due|baby shower|gender reveal|newborn|new baby)\b)/su,
    family: 'miscarriage',
    isOfDeath: true,
    says: `I'm so sorry. You lost someone you'd already made room for, and now there's a date nearby on which you'd have had them too. Being sad about another person's good news isn't unkind; it's your own loss with a calendar. You may keep some distance for a while and say so in one line: "I'm glad for you, and right now it's hard for me to be close to it." Skip the shower, mute the photos, and on the day itself have someone with you and something of your own to do.`,
  },
  {
    id: 'own-bet-lost',
    whose: 'any',
    isFirst: true,
    is: /(?=.*\b(?:i|ive|we|my)\b|^(?:lost|bet|blew|put))(?=.*\b(?:bet|bets|betting|gambl\w*|casino|slots?|roulette|poker|horses|dogs|accumulator|acca|parlay|bookies?|scratch ?cards?|online bingo)\b)(?=.*\b(?:lost|blew|gone|down|spent)\b)/su,
    unless:
      /\b(?:friend|brother|sister|dad|mom|mum|husband|wife|partner|boyfriend|girlfriend|son|daughter|uncle) (?:has |is |was |keeps |just )?(?:lost|bets?|blew|gambl\w*|spent|put)\b|\b(?:you bet|bet (?:you|that|he|she|they|it)|best bet|for fun|friendly)\b/u,
    family: 'quit-habit',
    says: `I'm sorry. That's a cold morning-after feeling, and the worst thing for it is the thought of getting it back. Tonight make the next bet hard: close or self-exclude the accounts, and give someone you trust the cards for a while. A gambling helpline is free, doesn't ask for your name and has heard larger sums. Then one honest sentence to the person it touches most, before they find out: "I lost money gambling, and I'm ashamed. I want to stop." You're more than this loss.`,
  },
  {
    id: 'clearing-a-house',
    whose: 'any',
    isOfDeath: true,
    is: /(?=.*\b(?:house|flat|apartment|home|garage|shed|attic|loft|room|bungalow)\b)(?=.*\b(?:empty\w*|clear(?:ing|ed|out)?|clean(?:ing|ed) out|sort(?:ing|ed)|full of|skip|dumpster|declutter\w*|going through|pack(?:ing|ed) up|estate sale)\b)(?=.*\b(?:mom|mum|mother|dad|father|parents?|gran\w*|nan|nana|grandparents|aunt|uncle|brother|sister|husband|wife)s?\b)(?=.*\b(?:died|passed|death|funeral|dead|gone|late|in care|care home)\b)/su,
    family: 'grief-parent',
    says: `I'm sorry. Emptying a house like that is a second goodbye, only with boxes, and every drawer asks something of you. You don't have to be quick because someone else is. Take photos of the rooms first, as they are. Then let each of you choose a few things before anything leaves, and keep one box named "not yet" for whatever stops your hand. Start with what means least. If the pace hurts, ask for one corner or one week: "Leave me this part, I'll do it by the end of the month."`,
  },
];
