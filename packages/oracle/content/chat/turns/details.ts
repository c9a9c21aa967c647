import type { Turn } from './turn.ts';

/** A detail that is added to a story without a question: how long, how old, tried already, what was promised. */
export const DETAIL_TURNS: readonly Turn[] = [
  {
    id: 'tried-already',
    said: /\b(?:(?:i|we)(?: have)? (?:already |also )?(?:tried|asked|told|talked|spoke|said|reminded|warned|explained|left a note|wrote)\b.*\b(?:already|twice|three times|many times|a hundred times|(?:two|three|four|five|\d+) times|so often|before|everything)|(?:i|we)(?: have)? already (?:tried|asked|told|talked|spoke|said|reminded|warned|explained|wrote)|(?:i|we)(?: have)? tried (?:everything|it all|that|talking|to talk)|i left (?:him |her |them )?a note)\b/u,
    unless: /\b(?:therap\w+|pills?|medication|doctor|kill|die)\b/u,
    passages: [
      {
        themes: ['love'],
        text: 'Then {they} {has} heard it, and saying it a third time only wears the words out. Change what you do: pick the one thing that\'s yours to decide, say it once as a fact, "I won\'t plan around this anymore", and keep to it for a month. What {they} {does} in that month is the answer to the talks.',
      },
      {
        themes: ['work'],
        text: "Then the talking is done, and now it goes on paper. One short mail after the next time: what happened, what was agreed, what you need by when. With the date and someone in copy who can decide. It isn't hostile. It's the first version of the story that can't be remembered differently.",
      },
      {
        text: "Then you've done the talking, and a third talk in the same words would go the same way. Change the form: put it in writing, one thing, one date, and what you'll do if it isn't met. It has to be something you can do by yourself and would really do. What could that be?",
      },
    ],
  },
  {
    id: 'only-promised',
    said: /\b(?:he|she|they|my \w+|the landlord) (?:always |just |only )?(?:keeps? (?:saying|promising|telling me)|(?:always )?(?:says|promises|said|promised)(?: (?:it|me|that))*) (?:\w+ ){0,4}?(?:next (?:week|month|time|year)|soon|later|tomorrow|not now|(?:he|she|they) will|it will)\b/u,
    passages: [
      {
        of: /\b(?:lent|lend|owes?|loan|pay (?:me )?back|money|dollars|euros|pounds)\b/u,
        text: '"Next month" is a no with good manners until it has a day and a sum on it. So hand {them} both: "Let\'s make it easy. A hundred on the first of each month, starting this one. Okay?" Put it in writing. If even that stays open, count the money as spent, lend no more, and decide how much of the friendship you want to keep at that price.',
      },
      {
        text: '"Soon" isn\'t an answer until it has a day on it. Ask for the day, friendly and once: "Great. Which day, so I can plan?" If none comes, plan without {them} and say so. Watch the dates that are kept and leave the promises out of the count; after a month you\'ll know which of the two you\'re living with.',
      },
    ],
  },
  {
    id: 'made-up-for-it',
    said: /\b(?:he|she|they|my \w+) (?:\w+ ){0,2}?(?:said (?:he|she|they) (?:was|is|were|are) sorry|said sorry|apologi[sz]ed|(?:bought|brought|sent|got) (?:me )?(?:\w+ )?(?:flowers|chocolate|a (?:gift|present|card)))\b/u,
    passages: [
      {
        text: "That counts for something: {they} noticed, said it and did something about it, and many never get that far. If it's still sore, that's no contradiction; sorry ends the argument and not the ache. Say what's left over in one sentence, \"I've accepted it, I just need a few days\", and then watch one thing only: whether it happens again.",
      },
    ],
  },
  {
    id: 'asked-for-time',
    said: /\b(?:i|we) (?:said|told (?:him|her|them)|asked)(?: that)? (?:i |we |for )?(?:need(?:ed)?|want(?:ed)?|would like)?(?: some| more| a bit of| a little)* ?(?:time|space)(?: to think)?\b/u,
    passages: [
      {
        text: "That's an honest answer, and it's kinder than a yes you'd have to take back. Give the time an end, though, because waiting without a date feels like a no to the one who waits: \"I'll tell you by the end of the month.\" Use it for the one question that's really open for you. Which is it: the person, the moment, or the whole idea?",
      },
    ],
  },
  {
    id: 'own-age',
    said: /^(?:(?:and|but|oh|well|yes|ok|i am|just|only|already|turning|almost|nearly) )*(?:i am|turning)(?: just| only| already| almost| nearly| turning)* \d{2}(?: years old| now| already| this year| by the way)*$/u,
    passages: [
      {
        of: /\b(?:wasted|behind|too late|late|lost years)\b/u,
        text: "Then most of what you mind is still open. At that age people change trades, countries and partners, and those who did it ten years earlier often do it again. Write down the three things you miss most from the lost years and cross out what a person of your age plainly can't start anymore. It's usually none, or one. Begin with one of the others, at beginner size, this week.",
      },
      {
        of: /\b(?:school|stud(?:y|ies|ying)|nursing|degree|college|university|career|course|learn\w*|train\w*)\b/u,
        text: "Then you've got decades of using it ahead of you, and you bring what the younger ones next to you can't: you know how you work and what you won't put up with again. So age isn't the question. The next two years are: what it costs, which hours it takes, who covers for you meanwhile. Put a number on each of the three. If they add up, my lean is yes.",
      },
    ],
  },
  {
    id: 'their-age',
    said: /^(?:(?:and|but|oh|well|yes|ok) )*(?:he|she|they|my \w+)(?: is| are| was)?(?: just| only| already| almost| nearly| turning)* \d{1,2}(?: years old| now| already| this year| by the way)*$/u,
    passages: [
      {
        of: /\bmy (?:son|daughter|kid|child|boy|girl|stepson|stepdaughter)\b/u,
        text: 'At that age it mostly comes out sideways, in the car or at bedtime, and "why" gets a shrug. Ask small questions that can be answered: what was the worst minute today, what was the best one, who was there? In a week you\'ll have a name or a place. Until then keep the days boring and on time, and tell one adult at the other end what you\'re seeing.',
      },
      {
        of: /\bmy (?:dad|father|mom|mum|mother|parents?|grandma|grandpa|grandmother|grandfather)\b/u,
        text: "Then there's time, though not endless time, and that's a good reason to begin small and soon. You don't need the big talk. One question about {their} life before you, one hour doing something side by side, and again two weeks later. It adds up faster than you'd think.",
      },
    ],
  },
  {
    id: 'they-ended-it',
    said: /\b(?:he|she|they) (?:is|was|are|were) the one (?:who|that) (?:left|ended|broke|walked|dumped|cheated|stopped)\b|^(?:(?:and|but|well|yes) )*(?:he|she) (?:left me|dumped me|ended (?:it|things)|broke (?:it off|up with me))(?: though)?$/u,
    passages: [
      {
        of: /\b(?:text|write|call|message|contact|reach out|reply)\b/u,
        text: "Then I'd leave the first word to {them}. The one who left knows the way back, and a message from you mostly brings a kind reply that costs you a week. If you need to say something for your own sake, write it down, let it lie for three days, and send it only if you'd be fine with no answer at all.",
      },
      {
        text: "Then it wasn't your choice, and that's why it goes in circles: you're looking for the moment where you could have turned it. There mostly wasn't one. You don't need {their} reasons to close it. You need a few weeks in which nothing of {them} comes in, and people around you who stayed.",
      },
    ],
  },
  {
    id: 'see-daily',
    said: /\b(?:(?:i|we) (?:still )?(?:see|meet|run into|bump into|sit next to|work with) (?:him|her|them|each other) (?:every|all the|almost every|each)\b|(?:he|she) (?:sits|works|lives) (?:right )?(?:next to|across from|opposite|beside|near|two))/u,
    passages: [
      {
        text: "Then it goes slower, and that isn't weakness: each day tops it up again. So ration what you can. Know beforehand which minutes you'll meet, have one neutral sentence ready, and go somewhere right afterward, a call, the stairs, another floor. Look at the tasks and not at the face. And leave nothing running after hours, no stories, no photos. Day by day it feels like nothing; after six weeks you'll notice.",
      },
    ],
  },
  {
    id: 'no-hope-of-it',
    said: /\b(?:i (?:do not|dont) (?:think|believe) (?:i will|ill|he will|she will|they will|it will|that will|we will) (?:ever )?\w+|(?:he|she|they|it|that) (?:will|is) never (?:going to )?(?:change|happen|pay|come|stop|work)\w*|i will never (?:see|get) (?:it|that|the money)(?: back| again)?)\b/u,
    unless: /\b(?:get better|be happy|make it|live|survive|be ok|be okay|love me|get over)\b/u,
    passages: [
      {
        of: /\b(?:lent|lend|owes?|loan|money|dollars|euros|pounds|deposit)\b/u,
        text: "You may be right, and then it's better to decide it than to wait for it. Ask one last time in writing, with the sum, a date and the offer of small parts. If the date goes by, count the money as gone, lend no more, and stop checking. It's a price for knowing. For a larger sum a letter with a deadline and small claims are normal next steps, even among friends.",
      },
      {
        text: "Then plan as if you're right, and be glad if you aren't. What would you do this month if you knew for certain that it stays as it is? Do a small piece of that now. It costs nothing if things change after all, and you're no longer standing in line for it.",
      },
    ],
  },
  {
    id: 'how-long-already',
    said: /^(?:(?:and|but|oh|well|it|this|that|has|have|is|been|been like (?:this|that)|going on|for|about|like|almost|nearly|over|around|already|since) )*(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of) (?:years?|months?|weeks?)(?: now| already| ago| straight)*$/u,
    passages: [
      {
        of: /\b(?:lost my job|laid off|got fired|fired me|let me go|made redundant)\b/u,
        text: 'Then it wasn\'t only a job. It was your mornings, your people and the answer to "what do you do?", so of course it feels as if someone had moved the floor. Nothing big has to be decided this week. Two dull things do: register for support on Monday, because it often counts from the day you apply, and ask in writing for your papers, notice pay and a reference. After so long there may be more owed to you than they offered; a union or free advice line can check. And tell one person at home before the weekend is out.',
      },
      {
        of: /\bpregnan\w+\b/u,
        text: "Then you still choose who hears it first and when; for most people it doesn't show yet. Pick the one person who'll simply be glad, tell them this week, and let the others wait until you've got the next appointment behind you. Note the date of that one, and what you want to ask there.",
      },
      {
        of: /\b(?:asks? me out|texts? me|talking|situationship|exclusive|commit\w*|waiting|mixed|label|waits?)\b/u,
        text: "That's long enough to go by what has happened and leave out what might. What's been there for most of that time is what's on offer. If you'd be fine with a year more of exactly this, leave it. If not, say once what you'd like, with a day in it, and take what comes back as the answer, silence too.",
      },
      {
        themes: ['work'],
        text: "After that long it isn't a phase, so stop waiting for it to pass by itself. Give it one more try with a date: ask the person who can change it for one thing by the end of next month. Meanwhile get your CV in order in the evenings. Either it moves, or you do.",
      },
      {
        themes: ['family', 'friends'],
        text: "After that long both sides have their story ready, and it's told in circles. So don't go back to the beginning. Start at today with something small that isn't about it, a photo, a birthday, \"thought of you\", and see whether anything comes back. The old matter can wait until there's a bit of weather between you again.",
      },
    ],
  },
];
