import type { Turn } from './turn.ts';

/** "and if it rains": what then. And what the person is afraid of in it. */
export const WHAT_IF_TURNS: readonly Turn[] = [
  {
    id: 'what-if',
    yields: true,
    said: /^(?:(?:and|but|ok|okay|so|yes|yeah|well|hmm|oh|then) )*(?:what (?:if|happens if|do i do if|when)|if|and if|but if|or if)\b (?!you\b|i may\b|so\b|not\b)(?:\w+ ?){1,14}$/u,
    unless:
      /\b(?:what if (?:i am|the) (?:chart|birth)|born|birth time|retrograde|mercury|saturn|moon|kill|die|dies|died|dead|hurt myself|cancer|malignant|pregnant|hits?|hit me|\d{4})\b|\bshould i\b|\bif i (?:quit|leave|move|marry|take)\b/u,
    passages: [
      {
        of: /\bi (?:start (?:to )?)?(?:cry(?:ing)?|tear up|break down|forget (?:my (?:words|text|lines)|it)|freeze|blank|blush|shake|stutter)\b/u,
        text: 'Then you stop, breathe out, take a sip of water and look at one kind face. People hardly mind it; most of them are moved, because it shows that you mean it. Have the next sentence on a card in your hand, in large letters, so that you always know where to go on. Two seconds feel like a minute only to you.',
      },
      {
        of: /\basks? (?:me )?(?:why|about|what|how|where|when)\b/u,
        text: 'Then one true, short sentence, and on to what you want: "I\'d learned what I could there, and I was ready for something new." No bad word about the others and no second reason; the second one is where people start to ramble. Say it aloud three times today. If it takes longer than ten seconds, cut it. And if it\'s none of their business: "That\'s a longer story. What I can tell you is …"',
      },
      {
        of: /\bi (?:never|do not ever) want (?:them|kids|children|any|one|a (?:baby|child|kid))\b/u,
        text: "Then you don't, and that's a whole life and no gap in one. Plenty of people know it early and never look back. The one thing you owe is saying it as clearly as it is, while {who|the other one} can still choose: \"It isn't a not-yet for me.\" Don't leave it at \"we'll see\" to keep the peace. If it's only that you can't picture it today, say that instead, and agree on when you'll talk again.",
      },
      {
        of: /\b(?:i|we) (?:do not|just do not|can not) (?:go|come|show up|attend|make it)\b|\b(?:i|we) (?:skip|cancel|stay (?:at )?home)\b/u,
        text: "Then you don't go, and that's allowed. Say it early and warmly, with no made-up reason: \"I won't make it, and I'm thinking of you. Let's see each other the week after, just us.\" A small present or a card goes in your place. People remember the warm line longer than the empty chair, and you may look after yourself that day.",
      },
      {
        of: /\bi (?:refuse|say no|do not (?:do it|sign|agree|want to))\b.*|\bi (?:refuse|say no)\b/u,
        text: "Then you've refused, and most of the time less happens than you fear. Say it plainly and in writing, so that it can't be told differently later: \"I'm not comfortable with that, so I won't do it. I'm glad to do it this other way.\" Keep a copy and the date. If it's about a false form or somebody's safety, a no is also what protects you, and HR, a union or an advice line can tell you what cover you have. Better one awkward week than your name under it.",
      },
      {
        of: /\b(?:rains?|snows?|storms?|weather|windy|cold|too hot)\b/u,
        text: "Then you do the wet version of it. Decide today what that is, so the sky doesn't get a vote on the morning: who's told, by when, and what you do instead. I can read planets, but not clouds; the forecast is worth looking at three days before and not earlier. And some of the best stories begin with the rain.",
      },
      {
        of: /\b(?:says? no|refuses?|rejects?|turns? me down|not interested|does not (?:like|want) me|does not feel)\b/u,
        text: "Then you'll have a bad evening and a free mind. A no stings for days; not knowing stings for as long as you let it. Have your exit line ready, so that you're not afraid of the silence: \"Okay, thanks for being straight with me.\" Then something nice booked for the hour after, whatever the answer. And a no to this is no verdict on you. It's about one moment and one other person's life.",
      },
      {
        of: /\b(?:(?:neither|none of them|nobody|no one) (?:of them )?(?:accepts?|takes?|wants?|says? yes)|fail|do not (?:pass|get|make)|does not work|goes wrong|go wrong|not good enough|mess it up|screw it up|too late|lose)\b/u,
        text: "Then it's a bad week and not the end of the road. Write the second plan now, in three lines: when you could try again, what you'd do in between, whom you'd tell first. It sounds gloomy and does the opposite; once there's a floor, your head stops falling through it. After that, back to plan A. It's the one that needs you today.",
      },
      {
        of: /\b(?:regret|wrong (?:one|choice|decision|person)|change my mind|hate it|do not like it|miss it)\b/u,
        text: "Then you'll know more than you do now, and most things can be turned around at a price. So find out the price before: what would going back cost, in money and in months? If you could bear that, regret isn't a reason to stand still. If you couldn't, make the step smaller first, a trial, a visit, a month.",
      },
      {
        of: /\b(?:comes? back|writes?|texts?|calls?|shows? up|wants? me back|apologi[sz]es?|contacts?)\b/u,
        text: "Then you don't have to answer in the same minute. That's the whole trick. Decide now, while it's quiet, what you'd want to have said a week later, and write that in your notes. If it happens, read your note first, wait a night, and then answer from there and not from the flutter.",
      },
      {
        of: /\b(?:says? yes|works|get it|get in|goes well|accepts?|likes? me)\b/u,
        text: "Then you get what you asked for, and that's allowed to be frightening too. You won't have to be ready for all of it, only for the first day: what would that one look like? Say thank you, sleep on the details, and take them one at a time.",
      },
      {
        text: "Then you'll handle it with what you know by then, which will be more than tonight. Two minutes on it now are useful, though: what's the first thing you'd do, and who'd you call? Write those two down. A fear with a plan beside it gets a lot quieter.",
      },
      {
        text: "It could happen, and I can't rule it out for you. So ask the useful half: if it does, what would you need to have ready? Get that one thing ready this week. After that the rest isn't in your hands, and you're allowed to put it down.",
      },
    ],
  },
  {
    id: 'fear-of-it',
    yields: true,
    said: /\b(?:(?:scares?|frightens?|worries|terrifies) me\b|(?:what|that) (?:i am|am i|i'm) (?:most )?(?:afraid|scared|worried) (?:of|about)|i am (?:just |so |only |really |a bit |kind of |more |mostly )*(?:afraid|scared|terrified|worried|frightened|nervous) (?:of|that|it|he|she|they|i|about|to|we|because)\b|(?:not|just|only) (?:be )?afraid (?:of|at|when)|my fear is|the scary part)/u,
    unless:
      /\b(?:of him|of her|of my (?:husband|boyfriend|partner|dad|father|wife)|he will hurt|she will hurt|kill|die|dying|hurt myself|of myself|going to hit|hits)\b/u,
    passages: [
      {
        of: /\b(?:miscarriage|pregnan\w+|lost the baby|stillb\w+|ivf)\b/u,
        text: "Of course you are. After a loss, joy feels like tempting fate, and it isn't; being glad harms nothing, and holding back protects no one. You can be happy in small portions: today it's going well, and that's true today. Tell {who|each other} that you're scared too, because both of you are probably being brave for the other. And the clinic or midwife won't mind one extra call when it gets loud.",
      },
      {
        of: /\b(?:end of (?:the )?month|rent|bills?|money|broke|rich|pay(?:day|check)?|salary|debt|afford|overdraft)\b/u,
        text: "The end of the month, then. That fear is concrete, so let's make it smaller the same way. Write down the date the money comes and every payment that leaves before it, on one page. Move whatever can be moved to the day after payday; most companies do that if you call. Then put a small sum aside on payday itself, even ten, and call it the last week. I can't see you rich. A last week without a knot in your stomach is closer than it looks. Which payment is the one that scares you?",
      },
      {
        of: /\b(?:flight|fly|flying|plane|airport|drive|driving|motorway|tunnel|elevator|bridge)\b/u,
        text: "That kind of fear is loud and mostly wrong about the danger. It helps to give your body a job: breathe out longer than in, name five things you see, keep your hands busy with something. Tell the person beside you or the crew that you're nervous; it shrinks by being known. And plan something good for the hour after, so that there's another side to look at. If it keeps you from going places, a few hours with a therapist do a lot against exactly this.",
      },
      {
        of: /\b(?:exam|test|interview|presentation|speech|audition|results?|stage|viva|driving test)\b/u,
        text: "That means you care how it goes. Being scared and doing it well fit together fine; most people you've ever watched were shaking. Practice the first two minutes until they're boring, because that's when fear talks most. Sleep counts for more than the last chapter. And decide now what you'll do the hour after, however it went.",
      },
      {
        of: /\b(?:alone|lonely|single forever|end up alone|no one)\b/u,
        text: "I know that one, it comes mostly at night and it speaks as if it had seen the future. It hasn't, and neither have I. What you can look at is smaller: who was glad to hear from you this month? Send one of them a line today. Being alone for good isn't made in one evening, and neither is the opposite; both are made of small habits, and you can start on the second.",
      },
      {
        themes: ['love'],
        text: "That makes sense, you've got something to lose now. Say the fear as a fear and not as an accusation: \"I noticed I'm scared that …, and I'd rather tell you than act on it.\" What {they} {does} with that tells you more than a month of watching. And check it once against facts: what has really happened, and what have you only pictured?",
      },
      {
        themes: ['work'],
        text: "Fair. Take the fear apart once, on paper: what exactly would happen, how likely is it, and what would you do the week after? Then one step that makes it smaller whatever happens: a CV that's up to date, one conversation with someone who'd know, three months of bills counted out. You don't have to stop being scared. You only have to stop being surprised.",
      },
      {
        themes: ['family'],
        text: "Of course, it's your people. Ask yourself which part is yours to do and which part you're only carrying. For yours pick one thing this week, a call, an appointment, a plain question. The rest you may worry about, but it doesn't need you awake for it. Who else in the family could carry a corner?",
      },
      {
        text: "That's an honest sentence, and it's easier to work with than a brave one. What exactly do you see when you picture it? Write that scene down in three lines, and under it the first thing you'd do. Fear likes fog; it doesn't do well with lists. Then one thing today that makes it a little less likely, and after that you've done your part.",
      },
      {
        text: "Being scared of it doesn't mean that it will happen, it only means that it matters. Tell one person this exact sentence today, because it's heavier alone. And then look at the next step only, the one for tomorrow. What is it?",
      },
    ],
  },
];
