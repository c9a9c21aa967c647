import type { Turn } from '../turn.ts';

/** What others want, by when, and what they did without asking. */
export const PRESSED_TURNS: readonly Turn[] = [
  {
    id: 'since-asks-for-money',
    said: /\b(?:customs|fees?|gift cards?|bitcoin|crypto|tax|ticket|package|money|dollars?|euros?|\d{2,})\b/u,
    after:
      /^(?=.*\b(?:online|never met|have not met|not met (?:him|her)|every video|make video|video call|from (?:the )?(?:internet|facebook|tinder|instagram|bumble)|oil rig|offshore|soldier)\b)(?=.*\b(?:love|boyfriend|girlfriend|guy|man|woman|she|he|her|him)\b)(?=.*\b(?:sen[dt]s?|needs?|asks?|asked|pay|paid)\b.*\b(?:customs|fees?|gift cards?|bitcoin|crypto|tax|ticket|package|money|dollars?|euros?|\d{3,})\b)/u,
    unless: /\b(?:years old|born)\b/u,
    passages: [
      {
        text: "Please send nothing more, not even a part of it. Someone you've never held by the hand, who needs money for customs, a ticket, a phone, and then a bit more: that's how romance scams go, and the people behind them do it for a living. I can't see who's on the other side, but I'd act as if it were one. Ask for a live video in good light with today's date on paper. Show the chat to someone you trust, call your bank about what you've sent, and report it. You weren't foolish, you were kind.",
      },
      {
        text: "No, that isn't normal, in any country. A second cost right after the first one is how this sort of fraud goes on, and there'll be a third. Pay nothing more, whatever the reason and however sad it sounds. Call your bank today and say that you may have been tricked; what was sent lately can sometimes be stopped. Keep all messages, report it, and tell one person you trust before you answer. I'm sorry. Whatever you feel is real, and none of this makes you stupid.",
      },
    ],
  },
  {
    id: 'since-answer-by',
    said: /\b(?:wants?|needs?|expects?|waiting for) (?:an |my |our |the )?(?:answer|decision|reply|yes or no) (?:by|until|till|before|today|tomorrow|tonight|on|in)\b|\b(?:have|has|got|gave me) (?:to (?:decide|answer|say) (?:by|until|before)|until (?:\w+day|noon|tomorrow|midnight) to)\b/u,
    passages: [
      {
        of: /\b(?:marry|match|arranged|dentist|engineer|proposal|rishta|engage\w*)\b/u,
        text: "That deadline is their hurry and not yours. \"Okay\" is a fine first impression, and it's no basis for a yes yet. You may ask for what's missing: \"I don't have a no. I've met him once. I'd like to meet twice more, on our own, before I answer.\" Say it to your mother first, today, calmly, so that it's her message to carry. A family that suits you can wait three weeks. And if the honest answer is no, it doesn't need a reason.",
      },
      {
        of: /\b(?:job|offer|salary|pay|position|company)\b/u,
        text: "That's enough time for three questions, yes or no. Does it pay the rent without going under? Could you do it for a year without hating Mondays? Is anything else real in sight this month? Two yeses: take it and keep looking, it's easier from inside a job. Less: let it go. Or buy a day, which costs nothing: \"I'm very interested. Can I confirm tomorrow at noon?\" Most say yes to that.",
      },
      {
        text: 'A deadline is mostly somebody else\'s calendar. Ask for the time you need first: "I want to give you a real answer. Can I have until Friday?" If it can\'t move, decide by what you could live with in a year, and let the rest be open. What are you missing to be sure?',
      },
    ],
  },
  {
    id: 'since-ultimatum',
    said: /\b(?:says?|said|told me|threatens?)\b.*\bif (?:i|we|he|she|they|dad|mum|mom|my \w+)\b.*\b(?:not (?:(?:his|her|their|my|a) )?(?:family|brother|sister|son|daughter|coming|come|invited|friend)|will not|never|is over|it is over|leaves?|done|disown\w*|dead to)\b/u,
    passages: [
      {
        of: /\b(?:wedding|marry|married)\b/u,
        text: "So now it's been made a choice between two people, on the one day that should be yours. First leave both of them out of it: if nobody minded, what would you want? Then say it to the one who's threatening, alone, before you tell anyone else: \"I know what happened, and I'm not asking you to forgive it. I want you next to me that day, and you won't have to speak to him.\" Separate tables and someone to look after her help. Often it's a hurt that wanted to be asked first.",
      },
      {
        of: /\b(?:euro|money|lend|loan|dollars?|pay|bar|business|\d{3,})\b/u,
        text: "That sentence is the pressure, and it has nothing to do with the money. Being family doesn't cost a sum, and somebody who puts it like that mostly suspects that the figures won't convince you. Keep the two apart, aloud: \"You're family whether I lend it or not. I'm not putting money in. I'll gladly go through the plan with you.\" Then give no more reasons, because reasons get argued with. And if it went wrong once before, that counts.",
      },
      {
        text: "An ultimatum is mostly fear in a loud coat, and you needn't answer it on the spot. Name it calmly: \"You're making me choose. I don't want to lose you, and I won't decide under a threat.\" Then ask what's underneath. What would you do if nobody had said it?",
      },
    ],
  },
  {
    id: 'since-pet-unasked',
    said: /\b(?:adopted|bought|brought home|got) (?:a|an|another|two) (?:parrot|dog|puppy|cat|kitten|snake|hamster|rabbit|ferret|lizard)\b.*\bwithout (?:asking|telling)\b/u,
    passages: [
      {
        text: 'I\'m sorry, what? So you have a new flatmate, and nobody asked for its references. I laughed, and you may too, for about a day. Then one rule before the next animal moves in: what eats, costs or makes noise gets a yes from both. "I love you and I love that face. Who cleans, who pays, where is it when I have an early shift?" On paper, on the fridge. What\'s its name?',
      },
    ],
  },
  {
    id: 'since-over-my-head',
    said: /\b(?:he|she|they) (?:has |have |had |just )*(?:already |just )*(?:told|said yes|signed|booked|paid|bought|agreed|did it|sent|transferred|promised|decided|lent)\b.*\b(?:yes|without (?:asking|telling) me|not (?:tell|ask|told|asked) me|behind my back)\b|\b(?:he|she|they) already (?:signed|booked|agreed|promised|told (?:his|her|their) \w+ yes)\b/u,
    unless: /\b(?:if|should|said yes to me|boss)\b/u,
    after: /\b(?:husband|wife|partner|boyfriend|girlfriend|fiancee?)\b/u,
    passages: [
      {
        of: /\b(?:account|lend|lent|money|loan|savings|transferred|\d{4,})\b/u,
        text: 'So the money is gone, and it went without a word. The sum hurts; the not telling is what keeps you awake, and I\'d talk about that first. "I saw it on the account. I\'m not starting with the money. You knew what I thought, and you did it without me. What made you not say so?" Then listen once, to the end. After that, the rule: nothing above a sum you both name without both of you knowing.',
      },
      {
        text: "So it was decided without you in the room and announced as done. That's a second problem beside the first, and I'd take it first. \"You said yes before you had mine. I feel left out of my own life. Until we've decided it together, the answer to everyone is: not yet.\" Ask {them} to tell that to whoever got the yes, so that you aren't the one who takes it back. Only then talk about the thing itself.",
      },
    ],
  },
  {
    id: 'since-asked-nicely',
    said: /\balready (?:asked|told|texted|reminded|messaged)\b.*\b(?:twice|times|nicely|politely|again and again)\b/u,
    after: /\b(?:owes?|utilities|rent|money|bills?|pay|paid|lent)\b/u,
    passages: [
      {
        text: 'Then nice is used up, and it\'s time for clear. One message, in writing, with the sum and a day and no sorry in it: "You owe me this much for these months. I need it by Friday next week, or half then and half on the first." Pictures of the bills go with it. If the day passes: the landlord where both names are on the lease, or small claims, which is cheap and works mostly by being mentioned. And from today you advance nothing.',
      },
    ],
  },
  {
    id: 'since-ring-size',
    said: /\bring size\b|\bwhat size (?:ring|my ring)\b/u,
    unless: /\bhow do i\b/u,
    passages: [
      {
        text: "Well, well! Nobody asks that by accident. Enjoy the secret for a moment before you take it apart. And use the head start: before anyone kneels, you get to ask yourself what you'd want to say, and what you'd want to be different with a ring on. Do you even know your size?",
      },
    ],
  },
  {
    id: 'since-body-says',
    said: /\b(?:my|there is my|there are my) (?:\w+ )?(?:knees?|back|hips?|joints|feet|legs?)\b/u,
    unless: /\b(?:behind my back|back pain|doctor|what can i|why)\b/u,
    after: /\b(?:lift|floor|stairs|commut\w+|drive to|promotion|apply|buy the|flat)\b/u,
    passages: [
      {
        of: /\b(?:lift|floor|stairs)\b/u,
        text: "Then that's the fact to decide it by, because these are the best knees you'll ever carry up those stairs. Every day, with shopping, with a suitcase, with the flu. Test it before you sign: go up twice in one evening with two full bags, and look at how you feel the next morning. Ask whether a lift is planned and who'd pay. Without one I lean no, however pretty it is, or to the same street lower down.",
      },
      {
        text: "They get a vote too; they're the ones who'd be doing it. Put them on the page beside the title and the money: how many hours in the car each week, in winter, two years from now. And ask before you apply, it's a normal question: \"Could one of those days be by train, or from here?\" With a yes it's another job. With a no you've learned it without having signed anything.",
      },
    ],
  },
];
