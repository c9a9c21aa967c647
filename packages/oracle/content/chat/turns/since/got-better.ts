import type { Turn } from '../turn.ts';

const NOT_YET =
  /\b(?:if|should|would|hope|when|what if|never|not|but|except|until|how|why|promised?|says? (?:he|she|they) will)\b/u;
const ADVERBS = String.raw`(?:just |finally |actually |really |did |even |has |have |went and )*`;
const THEY = String.raw`(?:he|she|they|it|my \w+(?: in law)?|our \w+|the \w+)`;

/** What turned out well since the last message. */
export const GOT_BETTER_TURNS: readonly Turn[] = [
  {
    id: 'since-came-home',
    said: new RegExp(
      String.raw`\b${THEY} ${ADVERBS}(?:came (?:back|home)|is (?:back|home)|turned up|showed up|returned)\b|\b(?:found|got) (?:him|her|it|them)(?: back)?$|\b(?:he|she|it|they) (?:was|were) (?:found|in (?:the|a) (?:\w+ )?(?:shed|garage|basement|closet|garden|tree|box))\b`,
      'u',
    ),
    unless: NOT_YET,
    after:
      /\b(?:missing|lost|ran away|run away|disappeared|got out|escaped|(?:can not|could not) find)\b/u,
    passages: [
      {
        of: /\b(?:cat|dog|puppy|kitten|parrot|rabbit|tortoise|bird|pet|hamster)\b/u,
        text: "Back, as if nothing had happened, I suppose? I'm so glad! Water and a small meal first, not a feast, and a quick look at paws, mouth and coat; if anything seems off, a vet tomorrow. Tell everyone who was looking, and keep the door shut for a few days. Then sit on the floor and enjoy being ignored in person.",
      },
      {
        of: /\b(?:son|daughter|brother|sister|husband|wife|kid|child|teen\w*)\b/u,
        text: 'Oh, thank goodness. First only this: home, food, sleep, no questions tonight. The talk can wait for tomorrow, and it goes better if it starts with "I was so scared" and not with "How could you." Tell everyone who was looking. And sit down yourself; you\'ve been running on fear.',
      },
      {
        text: 'Found! What a relief, you can put that one down now. Things have a way of waiting in the place one looked at twice. Tell whoever was searching with you, and enjoy how light the next hour is.',
      },
    ],
  },
  {
    id: 'since-solved',
    said: /\b(?:problem (?:is )?(?:solved|fixed|gone|over)|all (?:good|sorted|fixed|solved|settled) now|(?:it|that) (?:is |got |has been )?(?:all )?(?:sorted|solved|fixed|resolved|settled)(?: itself)?(?: out)?(?: now)?$|(?:it|that) (?:actually |really |totally )?worked(?: out)?$|^(?:(?:omg|ok|so|well|update|wow|yes|guess what) )*it (?:actually |really |totally )?worked)/u,
    unless: NOT_YET,
    passages: [
      {
        of: /\b(?:neighbou?rs?|upstairs|next door|bark\w*)\b/u,
        text: 'Ha! Sometimes the universe just orders a moving van. Enjoy the first quiet night like a vacation, and be the one who says hello to whoever comes next; a neighbor who knows your name turns it down sooner.',
      },
      {
        text: "Then that one's off your list, and I'm glad. You're allowed to enjoy it without looking for the catch. What will you do with the room it leaves in your head?",
      },
    ],
  },
  {
    id: 'since-they-eased-it',
    said: new RegExp(
      String.raw`\b(?:they|he|she|the (?:bank|company|landlord|school|office)|my (?:landlord|bank|boss|manager|school)) ${ADVERBS}(?:lowered|reduced|dropped|waived|cancelled|extended|forgave|refunded|split) (?:the|my|our|it|half|all)\b|\bgot (?:a refund|the money back|my money back|an extension|the rate down)\b`,
      'u',
    ),
    unless: /\b(?:if|should|hope|never|not|refused|but)\b/u,
    after:
      /\b(?:rent|debts?|credit|cards?|loan|rate|fees?|bills?|owe|refund|deposit|deadline|fine|tuition|tax\w*)\b/u,
    passages: [
      {
        of: /\b(?:debts?|credit|cards?|loan|owe)\b/u,
        text: 'Look at that, you talked a bank down! Ask for the new rate in writing, note the name and the date. Then let the saving work: pay exactly what you paid before, and the difference goes straight at the debt. If you have a second card, make the same call there tomorrow, now that you know how it goes.',
      },
      {
        text: "You asked, and it moved. That's money you'd have paid for not asking. Get it in writing, with a name and a date, so that it's still true next month. And remember the call the next time something looks fixed; most figures have a person behind them.",
      },
    ],
  },
  {
    id: 'since-did-it-unasked',
    said: new RegExp(
      String.raw`\b(?:he|she|they|my \w+) ${ADVERBS}(?:cleaned|tidied|washed|cooked|did (?:the|all|his|her) (?:\w+ )?(?:dishes|laundry|kitchen|bathroom|chores?|homework)|took out|vacuumed)\b`,
      'u',
    ),
    unless: /\b(?:if|should|hope|never|not|but|only because)\b/u,
    after:
      /\b(?:clean\w*|mess\w*|dishes|chores?|help\w*|tidy|laundry|roommate|flatmate|lazy|homework)\b/u,
    passages: [
      {
        text: 'Stop the press! Whatever you said, it landed after all. Say so today, lightly and once: "The kitchen looks great, thank you, that made my evening." No "finally", however much it itches; what gets noticed gets repeated. And if you want it to last, agree on the next time while the mood is good.',
      },
    ],
  },
  {
    id: 'since-brought-something',
    said: new RegExp(
      String.raw`\b(?:he|she|they|my \w+) ${ADVERBS}(?:bring|brought|sent|bought|gave|got) (?:me )?(?:\w+ ){0,2}(?:flowers|roses|chocolates?|a (?:\w+ )?(?:gift|present|card|letter|cake)|breakfast|dinner)\b`,
      'u',
    ),
    unless: /\b(?:if|hope|never|not|another (?:woman|man|girl)|for (?:her|him))\b/u,
    after:
      /\b(?:forg[eo]t\w*|anniversary|birthday|fight|fought|argu\w+|mad at|angry|upset|hurt)\b/u,
    passages: [
      {
        of: /\b(?:should|do|can) i (?:forgive|accept|let it go|take (?:it|him|her))\b|\bforgive\b/u,
        text: "I lean yes. Flowers with the word sorry in them are late and real, and that's how most good marriages run. Forgiving doesn't mean pretending it was fine: say it once while you put them in water, \"Thank you. I was sad on the day, I'd like you to know that.\" Then let it be over, and don't keep the receipt. If something similar comes every month, that's another talk. For this one, the dinner may be nice again.",
      },
      {
        text: "Well, look at that. It doesn't undo the day, and it's somebody trying. You can be pleased about it and still say the sentence once: \"Thank you, that's lovely. I was sad, and I'd like you to know it.\" Then let the evening be a nice one. How did it feel when you saw it?",
      },
    ],
  },
  {
    id: 'since-agreed-to-help',
    said: /\b(?:he|she|they|my \w+) (?:just |finally |actually )?(?:(?:said|says|agreed|offered|promised)(?: that)? (?:he|she|they|to)(?: will| is going to| would)? (?:come|help|take|do|stay|visit|drive|pay|watch|look after)|(?:will|is going to) (?:come|help|take over)) (?:on |every |over |in |\w+ )?(?:sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|week|month|other|half|his|her|the)\b/u,
    unless: /\b(?:if|never|not|again|always says|said that before|but)\b/u,
    after: /\b(?:dad|mom|mum|mother|father|parents?|care|help\w*|alone|only one)\b/u,
    passages: [
      {
        text: "That's a real yes with a day on it, and you asked for it; well done. Make it easy to keep: what's needed on that day on one page, medicine, meals, the number of the doctor, and then leave the house for those hours. It won't be done your way, and that's fine. And after four weeks, say thanks and ask about the next piece, a bill, a phone call, one evening.",
      },
    ],
  },
  {
    id: 'since-safe-after-all',
    said: /\b(?:he|she|they|my (?:son|daughter|kid|brother|sister|mom|mum|dad|husband|wife|friend)) (?:is|are) (?:totally |completely |actually |all |just )*(?:fine|ok|okay|safe|alright|alive|all right)\b/u,
    unless: /\b(?:if|hope|not|says? (?:he|she|they)|said (?:he|she|they)|but)\b/u,
    after:
      /\b(?:scared|worried|afraid|something (?:has )?happened|(?:not|never) (?:answer\w*|repl\w+|text\w*|heard)|silent|missing|accident|hospital)\b/u,
    passages: [
      {
        of: /\b(?:silly|stupid|dumb|embarrass\w*|overreact\w*)\b/u,
        text: "Oh, good, what a relief! And there's nothing silly about it. You noticed that something was off, you checked, and it turned out small; that's worry doing its job. Agree on one thing while it's fresh, a thumbs up every Sunday or a number to call when the phone is gone. And breathe out, that was a long wait.",
      },
      {
        text: "Oh, thank goodness. That's the sentence you needed. Save the questions for later; today \"I'm so glad\" is enough, and by the weekend you can agree on a sign of life for the next time, a thumbs up or a second number. Now sit down and eat something. You've been holding your breath.",
      },
    ],
  },
  {
    id: 'since-practice-score',
    said: /\b(?:got|scored|only|like|about|had)\b.*\b\d{1,3} ?(?:%|percent|(?:out )?of \d+)|\b\d{1,2}(?: ?%| percent)?\b (?:\w+ )?(?:right|correct)\b/u,
    unless: /\b(?:raise|rent|interest|discount|pay|salary|commission|off)\b/u,
    after: /\b(?:exams?|midterms?|finals?|tests?|quiz|study\w*|practice|old questions|mock)\b/u,
    passages: [
      {
        text: 'For a first round on real questions that\'s no verdict, it\'s a map; nobody starts at eighty. What counts is which ones you missed. Sort them into two heaps: "didn\'t know it" and "knew it and slipped". Take the topic with the most misses, one page of notes on it, then five questions of only that kind, and redo today\'s wrong ones tomorrow without looking. From around a third right, people often gain twenty points in a few days like that. Which topic cost you the most?',
      },
    ],
  },
];
