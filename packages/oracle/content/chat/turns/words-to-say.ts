import type { Turn } from './turn.ts';

/** "what do i tell him then": words that can be said as they stand. */
export const WORDS_TO_SAY_TURNS: readonly Turn[] = [
  {
    id: 'words-to-say',
    isByStory: true,
    yields: true,
    said: /\b(?:(?:what|how) (?:do|should|can|would|could|am|exactly do|on earth do|the hell do) i (?:even |actually |supposed to |then |going to )?(?:say|tell|text|write|reply|answer|message|respond|put it|word it|phrase it|explain|break it|bring it up|begin|let (?:him|her|them|my \w+) know)\b|what to (?:say|tell|text|write|reply|answer)\b|how to (?:say|tell|put|word|phrase|bring)\b|what would (?:you|i) (?:say|text|write|reply)\b|(?:give me|need|what is|is there) (?:the |some |a |one )?(?:good |nice |polite )?(?:words|line|text|sentence|script|phrase)\b|(?:write|word) it for me|(?:first|opening|last) (?:line|sentence|words?)\b|help me (?:say|word|write|reply|answer|tell)|^(?:(?:ok|yes|the|some|maybe) )*words(?: (?:i can use|i could say|please|first|to say))*$)/u,
    unless: /\b(?:about you|tell you|you say that|is my|my chart|my sign)\b/u,
    passages: [
      {
        of: /\bsay no\b/u,
        text: 'Kindly, early, and without a "maybe" in it: "I\'ve thought about it, and my answer is no. I know it\'s not what you hoped for." One reason at most, about you and not about {them}, because every further one can be argued with. If {they} ask{s} again, repeat it in the same voice: "I understand, and it\'s still no." Then say what you can offer instead, if there is something. A clear no hurts for a day. A soft one comes back every week.',
      },
      {
        of: /\b(?:takes?|taking|took|steals?|stole|got) (?:the |all the |my |all )?(?:credit|ideas?)\b|\b(?:interrupts?|talks over)\b/u,
        text: 'In the room, friendly, right after it happens: "Thanks for picking that up. When I suggested it on Monday I also had the next step in mind, and that\'s …" You give nothing up, nobody can call it an attack, and everyone has heard whose it was. If it goes on, alone with {them}: "You\'ve presented my ideas a few times. From now on I\'d like to do that part myself." And send your ideas by mail before the meeting.',
      },
      {
        of: /\beulog(?:y|ies)\b|\b(?:speak|speech|say something|read)\b.*\b(?:funeral|memorial|wake)\b/u,
        text: "Begin with one small, true thing that only the family knows: a habit, a saying, what {they} could fix, what {they} always ordered. You may leave out far more than you say. If it wasn't easy with {them}, one sentence can carry that: \"We didn't always understand each other, and I won't pretend today that we did.\" Then one thing you have from {them}, even one you learned the hard way, and thank the people who came. Two minutes are enough, and someone else may read it for you.",
      },
      {
        of: /\b(?:she|he|they|daughter|son|kids?|child|children|old) (?:keeps? )?(?:asks?|asked|asking|wants? to know)\b(?: \w+){0,4} (?:daddy|dad|mommy|mummy|mom|mum|papa|mama|father|mother)\b/u,
        text: "Something short and true that makes nobody bad: \"Not lost. Living somewhere else now, and that's not because of anything you did. I'm here, and I'm staying.\" If you don't know when they'll see each other, say that you don't know, and promise only what you can keep. The question will come again, and the same words each time are what makes it feel safe. You may be sad in front of a child for a minute, as long as the child doesn't have to comfort you.",
      },
      {
        of: /\b(?:her|his|their) (?:father|dad|mother|mom)\b|\b(?:husband|wife|ex|partner)\b.*\b(?:daughter|son|kids?|child(?:ren)?)\b|\b(?:daughter|son|kids?|child(?:ren)?)\b.*\b(?:husband|wife|ex|partner)\b/u,
        text: "Keep it to one point and to the two of you, so that {they} {does}n't have to defend a whole way of raising children. Something like: \"I know you don't like it. I don't think it's worth a fight with a kid who's telling us the truth. Let's save our no for the things that can't be undone. Can we agree on this one, and tell it together?\" Then wait. If {they} only need{s} to have said no once, let {them} have said it.",
      },
      {
        of: /\b(?:speech|toast|best man|maid of honor)\b/u,
        text: 'Begin with a scene, not with thanks: "When he was seven, he …" One small, true picture that only you could know, two sentences, ideally with a laugh in it. Then: "I\'ve been watching him ever since, and I\'ve never seen him as happy as today." After that say one thing you like about the other one, one wish, and raise the glass. Three minutes. Learn only the first line and the last by heart; in between you can read.',
      },
      {
        of: /\b(?:teacher|school|kindergarten|nursery|daycare)\b/u,
        text: 'Friendly, as a team, and with a question at the end: "This is a struggle for us at home right now, and I\'d like us to handle it the same way. Here\'s what works at home: … What have you seen, and what could we both try for two weeks?" Teachers hear a lot of complaints and few offers, so that opens doors. Ask for five minutes after pickup, not at the gate in the morning.',
      },
      {
        of: /\b(?:boss|manager|supervisor|hr|raise|promotion|notice|resign|quit|client|workload|overtime|salary)\b/u,
        text: 'Short, and with a request at the end that can be answered: "I\'d like ten minutes about this. Here\'s what I see: … Here\'s what would help: … Can we try that for a month?" Fill the two gaps with one sentence each, no more, and leave the history out. If {they} say{s} "let me think about it," ask by when. Write it down first and read it aloud once; whatever sounds like an excuse can go.',
      },
      {
        of: /\b(?:break up|breaking up|end it|leave (?:him|her|them)|divorce|do not love)\b/u,
        text: "Say the decision first, so {they} {does}n't have to guess through a long beginning: \"I've decided to end this, and I'm sorry, because I know it hurts.\" One reason that's about you and can't be argued with: \"I don't feel what I'd need to feel.\" Then stop. No list of faults, no \"maybe later.\" And do it where {they} can leave, at an hour when {they} {has} someone to call.",
      },
      {
        of: /\b(?:owes?|money|lent|lend|loan|borrow\w*|pay (?:me )?back|rent|debt)\b/u,
        text: 'Name the sum and a date, friendly and without a story: "Hey, I need the money from last time back by the 1st. Two halves is fine too. Does that work?" If it\'s you who has to say no: "I can\'t lend money right now, but I\'ll help you look at the bills on Sunday if you want." No apology in either one. The awkward ten seconds are cheaper than the silent year.',
      },
      {
        of: /\b(?:sorry|apologi[sz]e|my fault|i hurt|i lied|i forgot|i said something|i snapped|i yelled)\b/u,
        text: 'What you did, what it did to {them}, and no "but": "I was out of line on Saturday. You had every right to be hurt. I\'m sorry, and I\'d like to make it right when you\'re ready." Send or say it once. Then leave it with {them}, even if it stays quiet for a while; an apology that asks for an answer is half a demand.',
      },
      {
        of: /\b(?:died|passed away|funeral|grief|lost (?:his|her|their|my)|cancer|diagnos\w+|sick|ill|miscarriage)\b/u,
        text: "You don't need the right sentence, only a true one: \"I don't know what to say, and I'm so sorry. I'm here.\" Then something {they} can say yes to without thinking: \"I'm bringing food on Thursday, I'll leave it at the door.\" Leave out the reasons and the silver linings. If {they} talk{s}, listen; if not, sit there. That counts as saying something.",
      },
      {
        of: /\b(?:roommate|flatmate|housemate|neighbou?r|landlord|dishes|noise|mess|loud)\b/u,
        text: 'In a calm hour, not in the moment: "Can I ask you something about the flat? When … happens, I can\'t … . Could we say that from now on …?" One thing, one wish, and then a question back: "And is there something I do that gets on your nerves?" That last one turns a complaint into a deal. Put the result in the chat in one line, so there\'s nothing to remember differently.',
      },
      {
        of: /\b(?:gay|lesbian|bi|trans|coming out|came out)\b/u,
        text: 'Not with a talk, with the door left open. Say something warm in passing when it fits, about a film or a friend\'s wedding: "Whoever you love one day, I hope they\'re good to you. That\'s all I care about." Then change the subject, so that {they} {does}n\'t have to answer. {They} will have heard it. And when {they} tell{s} you in {their} own time, be a little boring about it: "Thank you for telling me. I love you. Do you want soup?"',
      },
      {
        of: /\b(?:christmas|thanksgiving|easter|eid|diwali|holidays?|invit\w+|wedding|visit|come home|party|dinner|reunion|baby shower)\b/u,
        text: 'Early, warm and without a list of reasons, because each reason can be argued with: "I won\'t be coming this time, and I wanted you to hear it from me first. I do want to see you. Can I come for a weekend in January instead?" If {they} {is} hurt, let {them} be hurt for a moment, and don\'t trade: "I know, I\'m sorry it makes you sad. I\'m still not coming." The other date is what makes it a no to the day and not to {them}.',
      },
      {
        of: /\b(?:mother in law|in laws?|mom|mum|mother|dad|father|parents|sister|brother|aunt|uncle|cousin|family|grandma|grandmother|papa|amma)\b/u,
        text: "With family, short and warm beats right: \"I love you, and I'm going to do this my way. I'm not asking you to like it. I'd just like you to stay out of it for now.\" If {they} argue{s}, say the same sentence again in the same voice, and then change the subject to something {they} enjoy{s}. You don't need {them} to agree today. You only need not to be talked out of it.",
      },
      {
        themes: ['friends'],
        text: 'Say what you saw and what you miss, in that order: "I noticed we only talk when I write first, and I miss you. Is something up, or is it just life?" It leaves {them} a decent way to answer either one. Send it once, not late at night, and then let {them} have a few days.',
      },
      {
        themes: ['love'],
        text: "Plain and short, with a question {they} can answer: \"I've been thinking about us, and I don't want to guess anymore. I'd like … . What would you like?\" Put your real wish in the gap, one thing, in words you'd say aloud. Then stop typing. If you feel the need to add a second message, that's nerves; put the phone in another room.",
      },
      {
        text: 'Start with the sentence you\'d hope to be able to say at the end, and say that one: "What I want to tell you is … ." One reason, in your own words, and then a question: "How is that for you?" Three lines are enough; everything longer sounds like a defense. Say it when neither of you is hungry or on the way out.',
      },
      {
        text: "I'd say it like this: \"This has been on my mind, so I'd rather tell you than carry it around. … I don't need an answer right now, I only wanted you to know.\" The dots are yours, two sentences at most. And then let there be a silence. {They} may need it more than you think.",
      },
    ],
  },
];
