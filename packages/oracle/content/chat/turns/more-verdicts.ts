import type { Turn } from './turn.ts';

/** Short questions about the matter itself that can be leaned on. */
export const MORE_VERDICT_TURNS: readonly Turn[] = [
  {
    id: 'is-it-or-not',
    isByStory: true,
    said: /\b(?:is (?:it|that|this|he|she|nursing|teaching) (?:really |then |actually |even )?(?:my|the|a|an|for) (?:\w+ ?){1,3}(?:or (?:not|no|is it)|then)|(?:is|was) (?:it|that) (?:it )?(?:for me|meant to be|my (?:thing|path|calling|career|job|person|place))|so is it or (?:is it )?not)\b/u,
    passages: [
      {
        of: /\b(?:career|job|nursing|teach\w*|work|profession|path|calling|study)\b/u,
        text: "I'd say it's a strong maybe, and worth a real test. No chart can name a profession, so here's what counts more: it keeps coming back when no one's asking you. Give it one honest day. Shadow someone for a shift, or ask two people who do it what a bad Wednesday is like. If you come home tired and still curious, then yes, take the next step. If you come home relieved, it was only a nice idea.",
      },
      {
        themes: ['love'],
        text: "I can't see that for you, but I can tell you where to look. Not at the best evenings, at the dull ones: are you yourself, do you get kinder together, can you fight and come back? If that's three times yes, I'd lean yes. If you're mostly hoping for later, I'd lean no for now.",
      },
      {
        text: 'If you need a lean: yes, enough to try it in a small way, and not enough yet to bet everything. Make the try cheap, give it an end date, and decide afterward with what you saw. What would the cheap version be?',
      },
    ],
  },
  {
    id: 'two-months',
    said: /^(?:(?:so|and|but|ok|then|well|is it|rather|better) )*(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) or (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)(?: then| instead| better| is better| what do you think)*$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:wedding|marry|married|marriage|engaged)\b/u,
        text: "I lean to {b|the later one}. You'd have more months for the dull part, guests can plan for it, and a date you grow toward calmly is worth more than any planet; no month can help or harm a marriage. Two checks can turn it around: where the people you most want are free, and which month the place you love still has. If {a|the earlier one} wins both of those, take {a|that} and don't look back.",
      },
      {
        of: /\b(?:holiday|trip|travel|vacation|visit|flight)\b/u,
        text: "I'd go with {a|the earlier one}, if the money's there by then. A trip that's soon gets taken; a later one gets moved. Look up the weather and the school holidays for the place before you book, because those change a trip more than the sky does. If they speak clearly for {b|the other}, let them win.",
      },
      {
        of: /\b(?:move|moving|job|quit|notice|start|business|launch|shop|course|study)\b/u,
        text: "{B|The later one}, I'd say, if you use the months between: money put by, papers done, one person there who expects you. If you'd only spend them waiting, take {a|the earlier one}; readiness doesn't grow by itself. What would still have to happen before {a|the first date}?",
      },
      {
        text: "I lean to {b|the later one}: it leaves you time to do it well, and moving a date forward is easier than pushing it back. The exception is if you're ready and only nervous. Then {a|the earlier one}, because nerves don't shrink by waiting. Which of the two are you?",
      },
    ],
  },
  {
    id: 'right-thing',
    isByStory: true,
    said: /\b(?:did i (?:do|make) (?:the right|the wrong|a mistake|right|wrong)|was (?:that|it|i) (?:the )?(?:right|wrong|a mistake|stupid|too (?:harsh|much|soon|mean))|is (?:it|that) the right (?:thing|choice|decision|one)|did i (?:mess|screw) (?:it )?up|have i (?:made a mistake|done the right thing)|will i regret (?:it|this|that)|(?:would|is) it (?:be )?(?:wrong|bad|rude|mean|selfish|weird|hypocritical|dishonest|unfair) (?:to|if|of me))\b/u,
    passages: [
      {
        of: /\b(?:broke up|break up|ended|left (?:him|her|them)|leaving|divorce|dumped)\b/u,
        text: "From what you've told me: it sounds like something you'd known for a while, and that's usually right, even when it feels awful. The doubt comes now because the bad parts go quiet as soon as you're out of them. So write down today, in three lines, why you did it, and read that before you ever write to {them}. Missing {them} and having been right can both be true. Give it thirty days before you judge.",
      },
      {
        of: /\b(?:god|godmother|godfather|church|baptis\w+|believe|faith|pray|religio\w+)\b/u,
        text: "No, if you're honest about it first. Tell your cousin exactly that: \"I'd be so glad to be there for this child. I don't believe, so I can't promise the religious part. Is that all right for you?\" Mostly what they want is you, someone who turns up. If the church needs a believer, there's often a place for a second kind of witness. What would be wrong is promising what you don't mean, and you're not about to.",
      },
      {
        of: /\b(?:quit|resign\w*|notice|turned down|accepted|took the|job|offer)\b/u,
        text: "With what you knew that day, I'd say yes. The wobble afterward is normal; a door closed and your stomach noticed. Check one thing only: is there a next step with a date on it? If yes, you did it properly. If not, make one this week, and the question gets quieter.",
      },
      {
        themes: ['family', 'friends'],
        text: "I think you did what you could stand behind, and being kind doesn't always look kind in the first hour. If one sentence of it was sharper than it had to be, take back that sentence, not the decision. The rest you can leave as it is.",
      },
      {
        text: "I'd lean yes. You weighed it, you did it, and nobody gets to see the other version. Look at one thing: on a calm morning, would you do it again for the same reasons? If yes, stop the trial. If no, what's the one part you could still change?",
      },
    ],
  },
  {
    id: 'too-late-now',
    said: /^(?:(?:so|and|but|or|then|ok|well|honestly) )*(?:is it (?:already |just |all |now )?too late|am i too (?:late|old)|did i miss it|have i missed (?:it|my chance))(?: (?:for (?:me|us|that|it|this)|now|then|already|to (?:start|change|try|begin)))*$/u,
    passages: [
      {
        of: /\b(?:behind|friends have|everyone (?:has|else)|house|houses|married|peers|age)\b/u,
        text: "No. You're comparing your whole life with the photos of theirs, and the houses come with debts that aren't in the picture. There's no one timetable: people buy at 50, start over at 45, meet at 60. Choose one thing you actually want, as opposed to feel you should have, and give it an hour a week from this one. In a year you won't be \"caught up,\" but you'll be somewhere, and it'll be yours.",
      },
      {
        themes: ['love', 'family', 'friends'],
        text: "Not while both of you are still there to talk. It may be late for the easy version, the one where nothing had happened; for an honest one there's usually time. Do the first small thing this week, one message without a demand in it. Then you'll know, and from a real answer.",
      },
      {
        text: "No, I don't think so. It's later than you'd have liked, and that isn't the same. In a year you'll be a year older anyway, with it begun or without. So begin small and soon: what's the half hour of it you could do this week?",
      },
    ],
  },
  {
    id: 'apologize',
    said: /^(?:(?:so|and|but|or|then|ok|well) )*(?:do|should|must|shall) i (?:just |really |have to |even )?(?:say sorry|apologi[sz]e)\b/u,
    passages: [
      {
        of: /\b(?:dad|father|mom|mum|mother|grand\w+|parents?|uncle|aunt|brother|sister)\b/u,
        text: "Yes, I'd say, for the tone and not for the opinion. \"I don't see it your way, and I shouldn't have raised my voice. I'd rather have lunch with you than be right.\" With family that's usually enough, and at some ages nobody wants to lose a month to it. You don't have to take back a word of what you think.",
      },
      {
        text: 'Yes, for your part, and only for that. One sentence on what you did, no "but," no waiting for {them} to go first: "I was unfair yesterday, and I\'m sorry." If {they} owe{s} you one too, that\'s {their} business. You\'ll sleep better either way.',
      },
    ],
  },
  {
    id: 'is-it-allowed',
    said: /\b(?:can|may) (?:he|she|they|my \w+) (?:just |even |really |legally )?do (?:that|this|it)\b|\bis (?:that|this|it) (?:even |actually )?(?:legal|allowed|illegal)\b/u,
    passages: [
      {
        of: /\b(?:rent|landlord|lease|deposit|flat|apartment|evict\w*)\b/u,
        text: "Sometimes, but rarely just like that. In most places a rent increase needs written notice, a minimum time, and often a limit, and it can't come in the middle of a fixed contract unless that's in it. I don't know the law where you live, so: don't agree or pay more yet, ask for it in writing with the reason, read what your contract says about increases, and call a tenants' advice line. They tell you in ten minutes what I can't.",
      },
      {
        of: /\b(?:boss|manager|work|job|shift|hours|overtime|fired|salary|holiday)\b/u,
        text: "It depends on your contract and your country, so I can't say yes or no. Read what's written about hours and notice, ask for the request by email so that there's a record, and take both to a union, a works council or a free legal advice service before you agree to anything. Being asked isn't the same as being obliged.",
      },
      {
        text: "I can't tell you what the law says where you live, and that's the part that counts. Get it in writing, agree to nothing on the phone, and ask a free advice service; many answer the same week. Until then you're allowed to say: \"I'll look into it and get back to you.\"",
      },
    ],
  },
  {
    id: 'misread-by-them',
    said: /\b(?:he|she|they|my \w+|everyone|people) (?:now |just |already |also )?(?:thinks?|believes?|assumes?|is convinced|are convinced) (?:that )?(?:i (?:am|was|do|did|hate|want|do not|have|left|like)|it (?:is|was) (?:my|me|because))\b/u,
    passages: [
      {
        of: /\b(?:sofa|couch|snor\w+|bed|sleep)\b/u,
        text: "Then say it at breakfast before it grows: \"I'm not mad at you. I'm tired, and I sleep on the sofa because of the snoring, that's all. I'd rather be next to you, so can we do something about it together?\" Hand on the arm while you say it. And send {them} to a doctor about the snoring once; it's common, and it can often be treated.",
      },
      {
        text: "Then tell {them} plainly, because people don't guess well: \"I noticed you might think I'm …, and I'm not. What's true is … .\" Two sentences, in a calm minute, without a complaint attached. Misunderstandings get old fast; today it's still a small one.",
      },
      {
        text: "That's unpleasant, being taken for something you're not. You don't have to prove it to everyone. Pick the one person whose view matters, tell them what's true in two sentences, and let the rest see it in how you act. It takes a few weeks, and it works better than arguing.",
      },
    ],
  },
  {
    id: 'dislikes-card',
    said: /\b(?:do not (?:really )?like (?:that|this|it|her|him)(?: one| card)?|hate (?:that|this) (?:one|card)|not (?:that|this) (?:one|card)|boo|that (?:one|card) (?:is|sounds) (?:bad|scary|rude|mean|ominous)|rude)\b/u,
    after: /\b(?:card|tarot|draw|pulled?|spread)\b/u,
    unless: /\b(?:him|her job|boss)\b/u,
    passages: [
      {
        text: "Fair enough, then don't take it. It came out of a shuffled pack and knows nothing about your day. Your dislike is worth more than the card, though: what did you hope to see instead? Say that in one word and use it as your card. That's how most readers do it when nobody's looking.",
      },
      {
        text: "You're allowed to argue with it; it's a picture and not a verdict. Ask what annoys you about it. If it's nonsense, it'll leave you cold by dinner. If it keeps itching, it may have touched something you already knew.",
      },
    ],
  },
  {
    id: 'only-there',
    said: /^(?:(?:well|so|but|and|it is|oh|ok|actually|no) )*(?:only|just) (?:to|in|at) \w+(?: \w+)?$|^(?:(?:well|so|but|and|ok|actually|no) )*(?:we|i) (?:are|am) (?:just |only )?going to (?!be\b|have\b|do\b|get\b|try\b|ask\b|tell\b|say\b|marry\b|move\b|die\b|kill\b|buy\b|sell\b|take\b|leave\b|make\b|see\b|go\b|the (?:doctor|hospital|police|court)\b)\w+(?: \w+)?$/u,
    after:
      /\b(?:travel|trip|holiday|vacation|flight|fly|going away|weekend|spain|beach|week off)\b/u,
    passages: [
      {
        text: "Then {place|that} it is! No planet has ever objected to that. It has its good sides: you're there before you've finished the sandwiches, nobody asks for a visa, and no one at work will be envious. Pick one thing you'd do as a real tourist, the odd museum, the place with the queue for breakfast, and do it with the same seriousness as abroad. It's the company and the clean sheets that make it a holiday.",
      },
      {
        text: 'Ha, then we can skip the omens. A short trip needs one good meal, one walk with no purpose and a phone that stays in the bag. Do those three and it counts as a holiday, wherever the train stops.',
      },
    ],
  },
];
