import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** Whether another person loves or likes them. */
export const THEIR_HEART: Thread = {
  id: 'their-heart',
  families: [
    'does-x-like-me',
    'what-does-x-think',
    'mixed-signals',
    'crush-coworker',
    'unequal-love',
    'why-they',
  ],
  says: {
    why: t(
      "Because a feeling can't be seen from outside, not by me and not by a chart. What can be seen is what somebody does without being asked, and that's why I keep coming back to it. {They} know{s} the answer, and you're one question away from it.",
      "Because guessing costs you more than asking. Every week of reading signs makes the answer bigger than it is, and it doesn't make it any clearer.",
    ),
    really: t(
      "That I can't see it: yes, completely. That what {they} {does} tells more than what anyone says about {them}: yes too. You've got more to go on than I have, so trust what you've seen over a month, and not what you felt on one evening.",
    ),
    source: t(
      "I don't know what {they} feel{s}, and I haven't claimed to. What I go by is plain: people who care start things, remember things and make time. That isn't in the stars, it's what you'd tell a friend. Does it fit what you see?",
    ),
    when: [
      {
        text: "There's no date for a feeling, and I won't invent one. For asking, take a calm hour when neither of you has to leave. [[{window} would be a friendly one. {window_reason}]] A week from now is better than a month from now.",
      },
    ],
    length: t(
      "Two or three weeks more of looking is plenty; after that you're only rereading the same signs. Then ask once, plainly. If nothing has become clearer in two months and you've asked, take that as your answer.",
    ),
    do: [
      {
        of: /\b(?:together|boyfriend|girlfriend|husband|wife|partner|married|relationship|love me)\b/u,
        text: 'Ask, once, in a quiet moment, and make it easy to answer: "I like what we have, and I\'d like to know how you see it." Then let there be silence. If asking is too soon, propose something small with a day in it. A yes, or a no with another day, is a good sign.',
      },
      {
        text: 'Take one step bigger than what you already share: from the coffee at work to a coffee outside, from a chat to a walk. With a day in it and an easy no, "I\'m going there on Thursday, want to come?" Then be normal, whatever the answer is. A yes, or a no with another day, tells you what you want to know.',
      },
      {
        text: "Then do the part that's yours: live this week as you would if you were sure of yourself. See your friends, keep your plans, and don't check. It steadies you, and it shows you whether {they} come{s} toward you when you aren't carrying it all.",
      },
    ],
    specific: t(
      "Three things you can check this week. Who started the last five conversations? Does {they} know what's worrying you right now? When you couldn't make it, did another day come from {them}? Two out of three speaks for you. None of three is a reason to ask.",
    ),
    meaning: [
      {
        of: /\b(?:space|time(?: alone)?)\. what does\b/u,
        text: 'From outside it can mean two things, and I can\'t see which: {they} need{s} a rest from everything, or {they} {is} stepping back from you and finding it hard to say. What tells them apart is whether {they} name{s} an end to it. So ask for one: "Okay. When do we talk?"',
      },
      {
        text: "I mean that you can't see a feeling, but you can see effort. Look at a month of what {they} {does}, not at one message, and if that leaves you unsure, ask. It's one awkward minute against many guessed evenings.",
      },
    ],
    verdict: t(
      "I can't give you a yes or a no for another person's heart; I'd be inventing it. The yes I can give is to the next step: ask {them} this week, plainly. You'll have a real answer by the weekend.",
    ),
    say: [
      {
        of: /\b(?:together|boyfriend|girlfriend|husband|wife|partner|married|relationship|says? it|love me)\b/u,
        text: '"I love being with you, and I\'d like to know how you feel about us. You don\'t have to answer perfectly." Say it face to face, early in an evening, and then wait. If it helps, name one thing: "I\'d love to hear it from you sometimes."',
      },
      {
        text: '"I like spending time with you. Do you want to get dinner on Friday, just the two of us?" Short, with a day in it, and easy to turn down. If you\'d like it clearer: "I mean it as a date."',
      },
    ],
    refused: [
      {
        of: /\b(?:together|boyfriend|girlfriend|husband|wife|partner|married|relationship|love me)\b/u,
        text: 'Then it hurts, and you know. You can say: "Thanks for being honest, I\'d rather know." Have a friend to call that evening, and give yourself some distance for a few weeks. A no to this question isn\'t a no to you, and it lets you stop spending your evenings on a maybe.',
      },
      {
        text: "Then you smile, say \"No problem, I'm glad I asked,\" and have a plan for that evening with somebody who likes you. It stings for some days, and you'll know. What's asked lightly can be answered lightly, so you two can still say hello on Monday.",
      },
      {
        text: "Then no answer is the answer, for now. Don't ask twice in the same week. Go where people are glad that you came, and let {them} be the one with something to say next.",
      },
    ],
    fails: t(
      "Then you've been honest and it didn't work out, which people get over faster than never having asked. The weeks after are awkward, not dangerous. Plan one good thing for the day after, so it isn't empty.",
    ),
    more: t(
      "One more sign, and I trust it most: how you are after you've been together. Calm, more yourself, a bit lighter? That speaks for the two of you. If you go home and go through every sentence again, something isn't being said, and you could be the one to say it.",
    ),
    valence: t(
      "It's neither yet. It means you don't know, and that feels worse than it is. What would worry me is not a lack of words but a lack of time: if {they} {is} rarely there when it's inconvenient, that's worth a talk.",
    ),
    good: t(
      "What I'd count as good: {they} come{s} back to things you said, {they} make{s} plans with a day, and it's easy to laugh together. If you have two of those, there's something there to build on.",
    ),
    bad: t(
      "Watch for three things: warm words and never a plan, you doing all the asking, and feeling smaller after you've met. One of them once is a bad week. All three for a month is an answer.",
    ),
    chart: t(
      'No chart shows whether somebody loves you; not yours and not {their} own. With {their} birthday I can tell you what tradition says about how the two of you fit and where it rubs. Type it like this: "born 4 May 1994."',
    ),
    tried: t(
      'You\'ve asked, then. What came back matters more than how it sounded: a clear yes, a clear no, or fog? Fog after a plain question usually means not enough, and you may say so: "I\'d like more than this. Can you?" And then believe what happens in the two weeks after.',
    ),
    scared: t(
      "Of course; the answer matters to you. But look at what you'd be scared of: one sentence, ten awkward seconds, and then you know. Not knowing has been going on for longer than that. Write the sentence down tonight. You can decide tomorrow whether to say it.",
    ),
    sad: t(
      "I'm sorry. Not knowing where you stand wears people out more than a plain no. Be with someone tonight who makes you feel easy to love, and leave the phone in another room for an hour. The question can wait until you've slept.",
    ),
    late: t(
      "No. Feelings don't have an age limit, and neither does asking. What counts is whether you're both free and whether you'd like to spend a Sunday together.",
    ),
    fault: t(
      "No. You can't earn a feeling and you can't spoil one by being yourself. If {they} hold{s} back, the reasons are most likely {their} own: caution, fear, somebody else, or not enough. Ask, and you'll stop looking for the mistake in you.",
    ),
    longing: t(
      "I can hear that. Your feeling is real whatever the answer is. It's a good reason to ask and a bad reason to wait quietly, because the longer you love alone, the more there is to lose. One plain sentence this week.",
    ),
    which: t(
      "The one where you don't have to guess. Put them side by side for a month: who makes a plan with a day, and with whom do you like yourself better? I'd go with that one.",
    ),
    who: t(
      "I can't see who else there is or what goes on in {them}. If you suspect somebody, ask about that directly; it's a different question from whether you're loved.",
    ),
    unsure: t(
      "Then don't decide anything about {them} yet. Decide about one week: no checking, no hints, your own plans. At the end of it you'll know better what you miss, {them} or the waiting.",
    ),
  },
  also: [
    [
      /^(?:we (?:have )?been (?:together|dating|seeing each other)|we (?:are|were) (?:together|dating)|together) .{0,30}\b(?:days?|weeks?|months?|years?)\b.{0,12}$/u,
      {
        text: "Then there's something to look at, because feelings show up in time spent. Has it grown since the first weeks, stayed level, or gone quiet? Growing or level speaks for the two of you, even if certain words haven't been said. If it has gone quiet, that's what I'd bring up.",
      },
    ],
    [
      /^(?:he|she|they) (?:never|does not|do not|did not|has not|will not) (?:really |ever )?(?:say|says|said)\b.{0,40}$/u,
      {
        text: "That's hard when you're waiting for it. Some people say it with deeds first, and some don't feel it; from outside I can't tell which. So ask for the words once: \"I'd love to hear how you feel about me.\" How {they} react{s} tells you more than the sentence.",
      },
    ],
    [
      /^(?:should|can|do) i (?:just )?(?:ask|tell|talk to|confess to) (?:him|her|them)(?: (?:how i feel|about it|that|first|directly))*$/u,
      {
        text: "Yes, I lean toward it, and soon. Not as a big confession: one calm sentence, alone with {them}, with an easy way out. You lose ten awkward seconds, and you win back all the evenings you'd spend guessing.",
      },
    ],
    [
      /^we (?:work|study) together$|^(?:he|she) is my (?:coworker|colleague|classmate)$|^(?:he|she) is (?:from|at) (?:my )?work$/u,
      {
        text: "Then go gently and once, because you'll see each other on Monday either way. Suggest something small outside of work, with a day and an easy no: \"A few of us, or just us, coffee on Thursday?\" If it's a no or a vague maybe, leave it there. If one of you is the other's boss, I'd leave it altogether.",
      },
    ],
    [
      /^(?:he|she|they) (?:always |often |keeps? |kept )?(?:looks?|looking|stares?|staring|smiles?|smiling|looked|smiled|stared)\b.{0,40}$/u,
      {
        text: "That's attention, and it's a nice sign; it isn't an answer yet. Looking is free, so see whether it turns into something that costs a little: walking over, asking, remembering. Help it along, smile back and say one ordinary sentence. You'll know more in a minute than in a month of looks.",
      },
    ],
    [
      /^(?:he|she|they) (?:said|says|told me)(?: (?:that )?(?:he|she|they))? (?:needs?|wants?) (?:some |more )?(?:space|time)(?: (?:alone|for .{1,15}))?$/u,
      {
        text: "Space means exactly that for now: fewer messages, no pushing. It can be the beginning of an end, and it can be somebody catching their breath; I can't see which. Give it a frame, so you aren't left hanging: \"Okay. Let's talk in two weeks.\" And use those two weeks for your own life.",
      },
    ],
    [
      /^(?:so )?(?:is )?it (?:is )?over$|^are we over$|^is (?:it|this) the end$/u,
      {
        text: "Not because of that alone. Nobody has said it's over, so don't end it in your head on {their} behalf. Agree on a day to talk, two weeks at most, and ask then: \"Do you want this?\" If even that can't be answered, I'd treat it as a no.",
      },
    ],
    ...signTold,
  ],
};
