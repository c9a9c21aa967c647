import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const LOVE_SITUATIONS: readonly Situation[] = [
  {
    id: 'ex-meeting',
    field: 'love',
    story:
      /\bex\b.*\b(?:meet|coffee|dinner|drinks?|lunch|catch up|see me|come over|talk in person)\b|\b(?:meet|coffee|dinner|drinks?|lunch)\b.*\bex\b/u,
    says: {
      should:
        "If you go, go for an hour, in daylight, with your own way home, and only if you could bear hearing nothing new. I lean toward no as long as you're hoping for an apology or for the old days. What would turn me: {they} name{s} what went wrong without you asking.",
      fail: 'Then you pay, say "I\'m glad we tried" and leave. Tell a friend the hour, so that somebody rings you afterward. A bad coffee costs an evening, and you\'d know.',
      if: "Then you stay with what you decided before you sat down. So decide it now: how long you stay, what you won't talk about, and that nothing gets answered the same night. Feelings are welcome at that table. Decisions can wait three days.",
      them: 'I can\'t see what {they} want{s}. Loneliness, a bad conscience and real change all send the same message at first. You can ask before you go: "What would you like this to be about?" A clear answer is worth the coffee.',
      why: 'I can\'t know. People write to an ex out of loneliness, guilt, or because they\'ve really changed, and the first message looks the same. You can ask before you say yes: "What would you like this to be about?"',
      say: 'For yes: "I can do an hour on Saturday afternoon. What would you like to talk about?" For no: "Thanks for asking. I don\'t want to meet, and I wish you well." Either is whole. You owe no reasons.',
      told: "That belongs in the decision. \"Changed\" is something you'd see in months and not in a message, so look at what {they} {has} done about it so far without being asked. Going for a coffee isn't taking anyone back. Just know before you go what you won't discuss.",
    },
  },
  {
    id: 'ex-back',
    field: 'love',
    story:
      /\bex\b.*\b(?:wants? me back|back together|texted|messaged|wrote|reached out|called|misses me|came back|changed|apologi[sz]ed|unblocked)\b|\b(?:get back|back together) with (?:my|him|her)\b|\bwant my ex back\b/u,
    says: {
      should:
        "I lean toward not yet. What ended it would have to be named by both of you, and something would have to be different already and not just promised. If you'd tell a friend in your place to try again, try a slow month with no moving back in. If not, that's your answer.",
      if: 'Then it ends a second time, and the second time is usually quicker and clearer. Put a floor under it: keep your own place, your own friends, and a date in two months when you look honestly.',
      them: 'I can\'t see into {them}. Missing someone and being able to do better are two different things, and only the second one helps you. Ask: "What would be different this time?" and watch whether the answer has a deed in it.',
      why: "I can't know. Often it's loneliness, a break-up elsewhere or a birthday, and sometimes it's real. Ask \"Why now?\" and see whether you get an answer or a compliment.",
      say: '"I\'ve thought about it. Before we meet I\'d like to know what you think went wrong, and what you do differently now." Short, friendly, and it sorts quickly. If the answer is only about missing you, you know more.',
      told: "That's the part I'd go by. What happened then is the best information you've got, and a nice message doesn't change it; months would. What would {they} have to do, concretely, so that you'd believe it?",
    },
  },
  {
    id: 'break-up',
    field: 'love',
    story:
      /\b(?:broke up with me|dumped me|left me|broke up|broken up|break up with me|ended things|ended it)\b/u,
    unless: /\bi (?:broke|ended)\b|\bshould i break\b|\bex\b.*\bcoffee\b/u,
    says: {
      should:
        "If it's about writing: no, not in the first weeks. You'd get an answer to a question you didn't ask. If it's about getting your things or a last talk, one meeting with a fixed end, and a friend waiting afterward.",
      why: "I can't see into {who|them}. A text or a vanishing act is mostly cowardice: it saves that person an hour of seeing you cry. It says little about what you two had and a lot about how {they} deal{s} with hard things. You didn't earn it by anything in that message.",
      will: "I don't know, and waiting for it keeps the wound open. Some come back. Plan as if that won't happen: mute, put the photos away, fill the next two weekends with people. If it does happen, you'll be able to choose.",
      when: "The first weeks are the worst, then it comes in waves with longer gaps. Most people notice after two or three months that they've had a whole good day. No contact makes it shorter. I can't give you a date.",
      them: "I can't know what {they} feel{s}. Right after, people look colder or happier than they are. Whatever it is, it doesn't change your next two weeks: no checking, people around you, sleep.",
      blame:
        "You'll go through every scene now and find the one where you could have turned it. There usually wasn't one. It takes two to keep a thing going and one to end it. What would you say to a friend who blamed herself like that?",
      age: "That's long enough that your days were built around it, so no wonder the ground is gone. Don't measure how you should feel by anyone's formula. For now it's enough to eat, to sleep, and to not write. Who's with you this week?",
      how: "The dull things work: mute {them} everywhere, give the box of things to a friend, plan the evenings that used to be yours together, and tell two people the truth. When it's bad, write the message into your notes and not into the chat.",
      told: "I'm sorry. That makes it sharper, and it explains why your head keeps going back there. You don't need to understand it this week. Mute {them}, have somebody with you on the weekend, and let the questions wait. Which moment of the day is the worst?",
    },
  },
  {
    id: 'no-label',
    field: 'love',
    story:
      /\b(?:labels?|situationship|exclusive|will not commit|wont commit|does not want (?:a )?(?:relationship|anything serious|to commit)|call it a relationship|define|what are we|not ready for)\b/u,
    says: {
      should:
        "I lean toward asking once, plainly, and believing the answer. \"I'd like to be a couple. Would you?\" If it's anything but yes, I'd step back, because the time you've given already is the trial. What would turn me: a day by which you both decide.",
      them: 'Most likely exactly what there is now: your company without having to promise anything. I can\'t see inside {them}, but after months what\'s been on offer is usually the offer. Ask once: "I\'d like us to be together. Would you?" A "maybe" counts as a no you\'re being kept warm with.',
      why: "I can't know. Fear, comfort and not being sure enough sound alike from outside. For you it comes to the same: are you all right with it staying like this for another year? If not, say so once and with a date.",
      if: "Then you've got a plain answer, and you can stop waiting on a maybe. It'll hurt for some weeks. It hurts less than a year of hoping.",
      will: "I can't see that. People seldom move while everything they want is there already. Say what you'd like, once, and then live as if the answer were no until it's yes.",
      say: "\"I like you, and I'd like this to be a relationship. I don't need an answer tonight, but I'd like one by next weekend.\" Then stop and let it be quiet. It isn't pressure to say what you want.",
      told: "Then you know what's on offer, because that's what's been there the whole time. You don't have to argue about words. Say what you'd want it to be, once, and see whether anything changes in two weeks. What would be enough for you?",
    },
  },
  {
    id: 'own-affair',
    field: 'love',
    story:
      /\bi (?:\w+ )?(?:kissed|cheated|slept with|had (?:an affair|sex) with|am sleeping with)\b.*\b(?:coworker|someone|married|boyfriend|girlfriend|husband|wife|partner|him|her|guy|girl|woman|man)\b/u,
    unless: /\bon a test\b|\bexam\b/u,
    says: {
      should:
        "I lean toward telling, if it meant something, could come out, or you can't look {who|the other one} in the eyes. Then soon, from you, in plain words, without details. If it was one kiss you'd never repeat, telling mainly to feel lighter yourself isn't always kind. First end it with the other person, in either case.",
      say: '"I have to tell you something that will hurt you. I … It was wrong, and it\'s over. I\'ll answer what you ask." No "but we\'d been distant", not in the same talk. Then stay in the room, or give space, whichever is asked of you.',
      if: "Then {they} hear{s} it from someone else, which is the worst version, and the only one you can prevent. So reckon how likely that is. If it's a shared office or shared friends, it's likely.",
      fail: "Then it may end, and that isn't in your hands. What is: being truthful once, not making excuses, and giving time. Some couples get through this. I can't tell you which.",
      why: "Mostly something was missing, or you were seen by somebody at the right moment. It's worth finding out which, because that part goes on either way. It explains it; it doesn't settle whether to stay.",
      blame:
        "You did something you wouldn't want done to you, and you know it; that's the useful half of guilt. Use it: end the other thing clearly, and decide whether your partner needs to know. Punishing yourself for months helps neither of them.",
      told: "Okay. Then the order matters more than the words: first make clear to the other person that it's over or what it is, then decide what you tell at home. Don't do both in one night. Which of the two talks frightens you more?",
    },
  },
  {
    id: 'cheated-on',
    field: 'love',
    story:
      /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner)\b.{0,40}\b(?:cheated|cheating|affair|slept with|was texting|dating app|std|chlamydia)\b|\bchlamydia|\bstd\b|\bfound (?:messages|texts)\b/u,
    unless: /\bi cheated\b|\bex\b.*\b(?:coffee|meet)\b/u,
    says: {
      should:
        "I'd not decide it this week. First the practical things: a test, a friend who knows, a few nights apart if you can. I lean toward leaving if it's denied or blamed on you, and toward a slow try only if it's owned without being asked twice.",
      them: "I can't tell you whether it's true, and I won't call someone guilty from here. With an infection, ask the clinic how long it can go unnoticed, because for some of them that's a long time, and both of you get tested and treated. Then the talk, with facts and not guesses. And watch how {they} take{s} the question.",
      why: "I can't see it. It's mostly about something missing in the one who did it, and it's not a measure of you. You may ask why once; after that you may stop needing the answer.",
      will: "I can't know whether it would happen again. The signs that it won't are dull: open answers, no contact with the other one, patience with your bad days for months. Words alone count for little here.",
      say: "\"I know about … I'm not going to shout. I want the truth once, all of it, and then I'll decide what I do.\" Say it somewhere you can leave from. And you don't have to answer anything that evening.",
      if: "Then you've lost someone who couldn't be honest, and you'll have friends, work and your own bed. Tonight you need one person who knows. The rest can wait a week.",
      told: "That's a lot to hold at once. Two things first, because they don't depend on what's true: look after your health with a clinic, and tell one friend. Then ask for the truth once, on a calm evening. How was it when you brought it up?",
    },
  },
  {
    id: 'open-relationship',
    field: 'love',
    story: /\bopen (?:relationship|marriage)\b|\bpolyam\w+|\bthreesome\b/u,
    says: {
      should:
        "No, if you'd only do it so as not to lose {them}. I lean toward a clear no here, because a yes against your own feeling breaks slower and worse. What would turn me is you being curious yourself.",
      dismissed:
        "It isn't old-fashioned, it's what you want, and wanting only each other is as modern as anything else. You don't need to win the argument about it: \"It's not a question of fashion. I'd be unhappy in it, so it's a no for me. What does that mean for you?\" Then there's an honest decision on the other side.",
      say: "\"I've thought about it seriously. It isn't something I can be happy in. I'd like to be with you, and only with you. I need to know if that's enough for you.\" Calm, once, and then let there be time.",
      fail: "Then you two want different things, and nobody's wrong. It would hurt, and it would hurt less now than after a year of trying to be fine with it.",
      will: "I can't say. If it's a wish among others, a clear no and some closeness often settle it. If it's a need, it'll come back. Ask which of the two it is.",
      why: 'I can\'t know. It may be curiosity, fear of being tied, or a person already in mind. Ask that calmly: "Is it the idea, or is there someone?" You\'re allowed to know before you answer.',
      told: "Then the two of you want different things in something that can't be split in half. You don't have to be talked into it. Say your no once, as a fact about you and no verdict on the idea, and ask what that means for {them}. Have you been able to say it that plainly?",
    },
  },
  {
    id: 'distance-or-job',
    field: 'love',
    story:
      /\b(?:will not|does not want to|refuses to|cannot|can not) (?:move|come|relocate)\b|\blong distance\b|\b(?:job|offer|school).*\b(?:boyfriend|girlfriend|husband|wife|partner)\b.*\b(?:move|stay)\b/u,
    says: {
      should:
        "I lean toward taking what you'd also want if you were alone, because a chance given up for someone turns into a bill. First one honest talk: could it be a year apart with a date, could the move come later? If the answer to every version is no, then you're choosing, and I'd choose the one you'd regret less at forty.",
      if: "Then it's long distance for a while, or it ends. Both are hard and neither is instant. Agree on a trial: six months, visits booked, and a day on which you both say honestly how it is.",
      will: "I can't promise it. Distance works best with an end date, fixed visits and no daily duty calls. Without an end date it mostly wears thin.",
      say: '"I want this, and I want you. I don\'t want to decide it against you. What would have to be true for you to try it, even for a year?" Ask, and then really wait for the answer.',
      told: "So it's two good things that don't fit in one place. Take the silent part out of it: what would {they} need so that it's a maybe, and what would you need to stay gladly? Write both down before you talk.",
    },
  },
  {
    id: 'proposal',
    field: 'love',
    story: /\bpropos\w+|\bengage\w+ ring\b|\bgoing to (?:ask me|pop)\b/u,
    says: {
      when: "I can't see the day, and I'd spoil it if I guessed. A trip together is a likely place, and so is some ordinary evening after it. If waiting for it starts to eat the trip, tell {them} one thing now: that you'd say yes, and that you don't need a show.",
      will: "I can't know that. If the two of you have talked about marrying and it's on {their} mind too, it'll come. If you've never said the word aloud, say it; nobody loses a proposal by being asked what they want.",
      if: 'Then it\'s a lovely trip, and you ask on the way home: "I sometimes think about us getting married. Do you?" You\'re allowed to be the one who brings it up.',
      should:
        "I lean toward yes if you've talked about money, children and where you'd live and are still smiling. If you haven't, have those three talks first, and then ask.",
      told: "That does sound like a plan, and it may also be a holiday. Pack something you'd like to be photographed in, and then try to let it be a trip. What would you want it to be like?",
    },
  },
  {
    id: 'first-date',
    field: 'love',
    story:
      /\b(?:matched with|first date|met (?:him|her|a guy|a girl|someone) (?:on|online)|going on a date|we are meeting|meeting (?:him|her|up)|were meeting)\b/u,
    says: {
      how: "Meet somewhere public with people around, tell a friend where, and keep your own way home. Plan an hour, with the option of more. Then be curious: what makes {them} laugh, how {they} treat{s} the waiter, whether you're asked anything back. No sign tells you any of that; the second half hour does.",
      them: "I can't see that. On the day look for three things: whether {they} ask{s} about you, is the phone is away, and do you feel more like yourself or less? That's better information than any message before it.",
      if: "Then you finish your drink, say \"it was nice meeting you, I don't think we're a match\", and go. It's an hour. You lose nothing by it, and you can text a friend for the way home.",
      no: 'Then it was one evening. Say thanks, mean it, and let the app find the next one.',
      say: "Ask things you'd really like to know: what was the best part of your week, what do you do when you should be working? And tell something small and true of your own. Nobody needs lines.",
      should:
        "Yes, if it's a public place and you're curious. I lean toward short and soon; long chats before a first date mostly build a person who doesn't exist.",
      when: 'Keep the day you have. Late afternoon is kind to first dates: it can end at six or go on till ten.',
      fear: "Nerves are fine, the other one has them too. Wear what you've worn on a good day, come five minutes early, and have one question ready. If after an hour it's dull, you go. It's only an hour.",
      told: 'Nice. Then keep it light and short the first time: a public place, an hour, a friend who knows where you are. What would make it a good evening for you, even if it goes nowhere?',
    },
  },
  {
    id: 'crush-near',
    field: 'love',
    story:
      /\bi (?:really )?(?:like|have a crush on|fancy|am into) (?:a|this|my|the) (?:girl|guy|boy|man|woman|coworker|classmate|friend|neighbor|barista)\b|\bmy crush\b|\bcrush on\b/u,
    unless: /\b(?:girlfriend|boyfriend|taken|married|fiance\w*)\b/u,
    says: {
      them: "You find out by a small invitation: \"I'm getting coffee after this, want to come?\" Someone who likes you says yes or offers another day. Someone who doesn't says they're busy and leaves it there. Looks and laughing can mean anything; making time for you can't be faked for long.",
      how: 'Make it one step bigger than what you already share: from studying to a coffee after, from lunch to a walk. With a day in it, and light enough that a no costs nothing: "I\'m going to that thing on Friday, want to come along?" Then be normal on Monday whatever the answer is.',
      should:
        "Yes, in a small way. Ask for a coffee, and leave the confession for later. A coffee can be refused without anybody losing face. I'd hold back only if one of you is the other's boss, or taken.",
      no: 'Then you smile, say "no worries", and talk about something else; a week later it\'s just a thing that happened. You\'ll see each other again, so the way you take it is half the charm.',
      say: '"I like talking to you. Want to get a coffee on Thursday?" That\'s the whole speech. No explaining, and don\'t do it in front of others.',
      will: "I can't see that. What you can do is find out this week with a small invitation, which beats a month of reading signs.",
      when: "The next time you're both leaving the same place anyway. It's easier walking than sitting, and easier on an ordinary day than at a party.",
      fear: "Of course, you'd see each other afterward. That's why it should be small: a coffee, a day, no confession. If it's a no, it was only a coffee.",
      told: "That's a good start, because you've already got a reason to talk. Make the next step tiny: something after what you do together anyway. When do you see {them} next?",
    },
  },
  {
    id: 'friend-love',
    field: 'love',
    story:
      /\bin love with my (?:best |close )?friend\b|\b(?:feelings|feel something) for my (?:best |close )?friend\b|\bmy best friend\b.*\b(?:in love|feelings|love (?:him|her))\b/u,
    says: {
      should:
        "I lean toward telling, once and gently, if the silence already bends the friendship. If there's a partner in the picture, I'd first ask what you want {them} to do with it. What would turn me toward waiting: you'd only be telling to end the ache.",
      no: "Then you'll need some weeks of distance, and you say that too: \"I need a little time, and then I'd like my friend back.\" Plenty of friendships get through it. The ones that don't were carrying it already.",
      did: "That took courage, and now it's said. Leave {them} room; an answer to something that big needs more than a day. Don't explain it again and don't wait by the phone. See other people this week. What did {they} say?",
      them: "I can't see into {them}. Warmth, habit and love look alike in a best friend. If there's someone else, take that as the present answer, however tender the evenings are.",
      how: 'Two honest ways: say it once and be ready for some distance, or take the distance first and let it cool. Staying as close as now and saying nothing is the one that hurts longest.',
      told: "Okay. Whatever you do, don't compete with anyone and don't advise on another relationship. Say your own part once or step back a little. Which of those could you live with better?",
    },
  },
  {
    id: 'moving-in',
    field: 'love',
    story:
      /\b(?:moving in|move in) (?:together|with|next)\b|\bis moving in\b|\bmoved in together\b/u,
    says: {
      how: "Before the boxes: agree on three things each of you needs to be a nice person at home, and on one place that's allowed to be messy, a room, a chair, a drawer, that the other one never comments on. Then split by what each can stand doing, and leave equal halves to accountants. And keep one evening a week apart.",
      should:
        "I lean toward yes if you've had a week together with a cold and a bad mood, and still liked it. Talk about money and cleaning before the keys. If it's mainly to save rent, give it a trial with a date.",
      if: 'Then you\'ll have annoying weeks, as nearly everybody does. Fix a talk for after the first month, same question for both: "What\'s one thing that would make it easier?" One each, and only one.',
      say: "\"I love that we'll live together, and I know I'm a pain about order. Can we agree on the kitchen being clean at night, and I won't say a word about your side of the bedroom?\" One place, one rule, one thing you give up in return.",
      fear: "It's a big step, and the fear is mostly about losing your own corner. So keep one: a desk, a door, an evening a week. Ask for it now, before you need it.",
      told: "That's the classic one, and it's solvable if you talk about it before you're standing in it. Pick the two spots that really matter to you, usually kitchen and bathroom, and let the rest go. Which two would they be?",
    },
  },
  {
    id: 'chores-partner',
    field: 'love',
    story:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fiance\w*)\b.*\b(?:gaming|games|video games|xbox|playstation|couch|chores|dishes|cleaning|messy|help (?:me|out|with)|the kids and the house|laundry|phone all day)\b/u,
    says: {
      how: 'Don\'t ask for "more help", hand over a whole job: "Saturday mornings are yours from now on, I\'m out." Then really go out. Say it on a weekday, without the list of the past. One fixed block that\'s theirs works better than ten reminders. If it\'s forgotten twice, you talk about why, and no longer about chores.',
      should:
        "If it's whether to say something: yes, and this week, calmly, before you say it loudly. If it's whether to leave over it: not before you've asked once for one fixed thing and seen a month of it.",
      why: "I can't see into {them}. Often it's an escape from stress, plus the comfort of someone else doing the rest. That explains it, and you're still allowed to want your Saturday back.",
      say: '"I\'m worn out, and I don\'t want to be angry with you. I need Saturday mornings off, every week, with you in charge. Can we start this week?" One sentence on how you are, one wish, one date.',
      normal:
        "It's common, and it's one of the most ordinary ways to grow apart. You're not nagging by wanting it shared.",
      alone:
        'Then it\'s two jobs for you and a hobby for {them}. Say exactly that, once, and give one block away completely: "Sunday mornings are yours." And then leave the house, so that it has to work.',
      told: "So the weekend is free time for one and a second shift for the other. That's worth one calm talk with one concrete wish, a fixed block every week that's {theirs}. What would you do first with four free hours?",
    },
  },
  {
    id: 'leave-marriage',
    field: 'love',
    story:
      /\b(?:thinking (?:of|about)|want(?:ing)?|considering) (?:a |to )?(?:divorce|leav\w+ (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner))|separat\w+)\b|\bshould i leave (?:him|her|my)\b|\b(?:unhappy|loveless) marriage\b/u,
    says: {
      should:
        "I won't decide that for you. I lean toward one last real try with a date and a third person, a counselor, if there's still kindness between you. If there's contempt, or you're afraid, I lean toward going, and safely, with people who know. Which of the two is nearer?",
      when: "When you've got a place to sleep, an idea of the money and one person who knows, you can set a day. Nobody needs to wait for the perfect moment, and nobody should do it in the middle of a fight.",
      say: "\"I've been unhappy for a long time, and I've thought about it. I want us to separate. I'd like to do it decently.\" Said once, calmly, and not in front of the children. You don't need agreement on the reasons.",
      fear: "Of course, it's a whole life. Take it in pieces: where you'd live, what you'd have a month, who'd help. A first talk with a family lawyer or an advice service costs little and ties you to nothing; it just turns fog into numbers.",
      blame:
        "Leaving or staying, somebody gets hurt, and that doesn't make you the villain. Children do better with two calm homes than with one cold one. Guilt is a poor reason to stay and a poor reason to go.",
      told: "That weighs a lot, and I can hear you've carried it for a while. You don't have to decide the whole of it now. First find out what's true: the money, the rooms, who'd stand by you. What keeps you there today, love, fear, or the children?",
    },
  },
  {
    id: 'no-intimacy',
    field: 'love',
    story:
      /\b(?:have not|has not|do not|does not|no|never) (?:\w+ ){0,3}(?:sex|slept together|intima\w+|touch(?:ed)?|sleep together)\b|\bdead bedroom\b|\bsexless\b/u,
    says: {
      normal:
        'Yes, with a small child or a hard year it\'s very common, and it says little about love. Sleep, being needed all day and no door that closes do that to most couples. What counts is whether you still touch, laugh and talk about it. If neither of you does, say first: "I miss you. No hurry. I\'d just like us to be near again."',
      should:
        'Yes, bring it up, gently and outside the bedroom. Not as a complaint, but as missing: "I miss being close. How is it for you?" Then listen without fixing anything.',
      how: "Start with what costs nothing: ten minutes on the sofa without phones, a hug that leads nowhere, going to bed at the same time twice a week. And one honest talk in daylight. If there's pain, or no wish at all for months, a doctor or counselor is an ordinary step.",
      why: "I can't know. Tiredness, a body that feels foreign, unspoken anger and stress are the usual four. Ask which of them it is, and offer your own answer first.",
      say: '"I miss us. I\'m not asking for anything tonight. How has it been for you?" In the car or on a walk, where nobody has to look the other one in the eyes.',
      told: "That explains a lot. It's a tired season and mostly no verdict on the two of you. Look for nearness that has no goal, and say aloud that you miss it. Have you talked about it, or does each of you guess?",
    },
  },
  {
    id: 'ex-and-friend',
    field: 'love',
    story:
      /\bex\b.*\b(?:dating|seeing|with|going out)\b.*\bfriend\b|\bfriend\b.*\b(?:dating|seeing|sleeping with)\b.*\bex\b/u,
    says: {
      'asked-of':
        "You're not supposed to be anything. It's been a day. You can go for an hour, say happy birthday and leave; you can send a card and stay home; both are decent. If you go, take somebody along who knows, stand far from the two of them, and have your coat near. Which of the two would you be less sorry about on Sunday?",
      should:
        "I lean toward a short appearance only if you've got someone at your side, and otherwise toward skipping it with a kind line. Nobody needs proof that you're over it.",
      say: 'To your friend, once: "I\'m not going to make a scene. It hurts, and I need some distance for a while." To everyone else: nothing. You don\'t have to be cool, only brief.',
      why: "I can't see into either of them. Usually it isn't meant against you, and it still takes something from you. You're allowed to be hurt without anybody having committed a crime.",
      told: "Ouch, that's two losses in one evening. You don't have to be fine with it, and you don't have to hate anyone either. Take distance for a few weeks and say so once. Whom do you miss more, honestly?",
    },
  },
  {
    id: 'wedding-plans',
    field: 'love',
    story: /\b(?:our|my) wedding\b|\bgetting married\b|\bwedding (?:planning|guest|list|dress)\b/u,
    unless: /\bbridesmaid\b|\bbest friend is\b|\bremarried\b/u,
    says: {
      should:
        'Do the version you two would still like if nobody took a photo. Whoever pays may have wishes, and the two of you have the vote.',
      how: 'One page: the three things that matter to the two of you, the sum you can spend, and the number of guests that follows from it. Everything not on the page can be said no to with "that isn\'t in the plan".',
      say: "\"We've thought about it, and we're keeping it small. We'd love you to be part of it in this way: …\" Give a role and not an argument. Say it together, both of you, on the same call.",
      fear: "Cold feet about the party are ordinary. If it's about the person, take it seriously and talk to {them} this week. Which of the two is it?",
      told: "Weddings bring out every old wish in a family. You can be friendly and still have the last word, because it's your day and your bank account. Which part would you gladly hand to somebody else?",
    },
  },
  {
    id: 'married-man',
    field: 'love',
    story:
      /\b(?:seeing|dating|in love with|affair with|sleeping with) (?:a )?married (?:man|woman|guy)\b|\bleav(?:e|ing) (?:his|her) (?:wife|husband)\b/u,
    says: {
      will: "I can't know, and most of the time it stays a promise. Go by deeds: a lawyer's appointment, a flat, a date told to the other one. If none of those has happened within the time you set yourself, take it as a no. You can set that time tonight, and you needn't announce it.",
      should:
        "I lean toward stepping back until it's really over there. If it's true, it'll still be true in half a year, with a key and a divorce paper. If it isn't, you'll have your evenings back.",
      them: "I can't see inside {them}. What {they} {has} done so far is the best guide: has anything changed at home, or only in words?",
      say: "\"I don't want to be the one who waits. When you've moved out, call me. Until then I'm going on with my life.\" Once, and then keep to it.",
      blame:
        "You didn't make that promise, somebody else did. You can still decide what you want to be part of. What would you like to be able to say about it in a year?",
      told: "Saying it and doing it are far apart in this. Look for one thing that's been done and can't be taken back. Is there any?",
    },
  },
  {
    id: 'kids-or-not',
    field: 'love',
    story:
      /\b(?:wants? (?:another |a |more )?(?:kids?|baby|child(?:ren)?)|does not want (?:kids|children)|another (?:kid|baby))\b/u,
    says: {
      hurt: "Of course, it's the loss of somebody who was already there in the mind. You don't have to give in to comfort that, and you can be sad together: \"I know what this means to you, and I'm sorry. My no isn't about you.\" Don't argue with figures today. A few talks with a counselor help when both are right, and here both are.",
      should:
        'A child needs a yes from both. I lean toward no as long as yours would only be for peace. What would turn it: if you look for what stands behind your no, money, sleep, age, and one of those could change.',
      say: "\"I've thought about it again. I'm at my limit with what we have, and I want to be a good father or mother to them. I'm sorry, because I know what you wish for.\" Then hold, and don't explain.",
      if: "Then you'd have a very hard question, and nobody would be the villain. A counselor for couples is made for exactly that. You don't have to decide it in one evening.",
      told: "That's one of the few things that can't be split in half. So it needs time, listening and no tricks. Have you each been able to say the whole of it without being answered at once?",
    },
  },
  {
    id: 'partner-down',
    field: 'love',
    story:
      /\b(?:husband|wife|boyfriend|girlfriend|partner)\b.*\b(?:lost (?:his|her|their) job|depress\w+|so down|does not get up|unemployed|burn(?:ed|t) out|drinks?|drinking)\b/u,
    says: {
      also: "You count in this just as much. Working for two and holding somebody up can't go on without a limit. Say it kindly: \"I love you, and I'm running out of strength. I need you to see a doctor this week, and to take over one thing at home.\" Then one evening a week that's only yours. You can support {them}; you can't be the treatment.",
      how: "One doctor's appointment, made together. One small fixed task at home. One evening for you. Don't look for jobs in {their} place; do ask \"what's today's one thing?\" If you ever fear for {their} safety, ask straight out and call someone.",
      should:
        "I lean toward staying at {their} side with a clear limit: a doctor, a small task, a date on which you two look again. If nothing's tried for months, you may think of yourself too.",
      why: "Losing work or strength takes more than money, it takes the place in the day. It can also turn into an illness, and that's for a doctor to say.",
      say: '"I see how hard it is. I can\'t carry it alone anymore. Let\'s go to the doctor together on Thursday." A day in it, and you come along.',
      told: "That's hard to watch, and hard to live beside. Has a doctor seen {them} yet? And who looks after you?",
    },
  },
  {
    id: 'jealous-phone',
    field: 'love',
    story:
      /\b(?:checks? my phone|(?:his|her) phone|still talks to (?:his|her) ex|likes? (?:her|his|other) (?:photos|pics|girls)|(?:boyfriend|girlfriend|husband|wife|partner)\b.*\bjealous)\b/u,
    says: {
      should:
        "I lean toward asking once, openly, and not toward looking. Whatever you find that way, you'll have to explain how you found it.",
      say: '"When that happens I get scared, and I\'d rather tell you than check. Can you help me understand it?" A feeling, no charge.',
      normal:
        "A bit of jealousy is common. It needs a talk when it takes up your evenings, or when one checks the other's phone.",
      them: "I can't see into {them} or the phone. Look at how {they} answer{s} a calm question, open or annoyed. That's most of what you can know.",
      why: "Often it's an old wound that a small thing presses on. Ask yourself: has something happened here, or am I remembering something else?",
      told: "That would make many people uneasy. Say it once as a worry and see how it's taken. What exactly are you afraid of?",
    },
  },
  {
    id: 'ghosted',
    field: 'love',
    story:
      /\b(?:ghosted|left (?:me )?on read|stopped (?:texting|replying|answering)|has not (?:texted|replied|answered|called)|no reply)\b/u,
    says: {
      should:
        "One light message if your last one didn't ask anything; none if it did. I lean toward waiting and then leaving it there. Silence for a week is an answer, if a rude one.",
      why: "I can't see why. Mostly somebody else, a lost nerve or plain laziness, and the easy way out. It says little about you.",
      will: "I don't know. Some do write after weeks. Plan as if not: mute the chat and fill the weekend.",
      say: '"No worries if you\'ve lost interest, just tell me, I\'d rather know." Once. Then mute.',
      told: 'Waiting on a screen is a mean sort of waiting. Give it until a day you choose, then mute it. What was the last thing written, and by whom?',
    },
  },
  {
    id: 'unsure-yes',
    field: 'love',
    story: /\b(?:cold feet|not sure (?:about|if).*\b(?:marry|wedding|him|her)|said yes but)\b/u,
    says: {
      them: "You can't know it like a sum. Three things help: are you freer or smaller next to {them}, can you fight and make up, and would you want an ordinary Tuesday with {them} for thirty years? If it's the wedding that frightens you, that passes. If it's the person, say so before any date is set.",
      should:
        'I lean toward saying it to {them} now, gently: "I said yes, and I\'m frightened. Can we take our time?" Somebody you can marry can hear that.',
      how: "Take some quiet weeks without wedding talk, see a counselor for couples twice, and write down what exactly frightens you. Fear of the day and doubt about the person feel alike and aren't.",
      told: "It's good that you say it now. Is it the step that frightens you, or the person?",
    },
  },
];

/** Any other story of this field. */
export const ANY_LOVE: Situation = {
  id: 'love',
  story:
    /\b(?:boyfriend|girlfriend|husband|wife|fiance\w*|partner|ex|dating|dates?|crush|in love|broke up|break ?up|relationship|tinder|hinge|bumble|propos\w+|wedding|married|marriage|divorce\w*|cheat\w*|kiss\w*|situationship|matched|loves? me|likes? me)\b/u,
  says: {
    should:
      "My lean on {matter|this}: go the way you could explain to a close friend without leaving anything out. If it's mostly so that you aren't alone, or so that someone stops being angry, wait. Two good nights of sleep and one honest talk beforehand would turn me toward yes.",
    no: "Then it hurts, and you know where you stand, which you don't now. Say \"Okay, thanks for being honest\", end the talk there and have somebody to see afterward. A no in love is about fit and timing. It doesn't add up what you're worth.",
    fail: "Then it ends or it changes, and you'll have tried with open eyes. The worst case is a bad few months with friends around you; you've lived through bad months before. The next step is the same either way: say plainly what you need, once, and watch what comes back.",
    if: "Then you'd deal with that one when it's real. The worst version is that you'd have to say what you want and it isn't wanted back. Painful, and it ends the guessing. Decide tonight what you'd say in that moment, in one sentence, and leave the other ten versions alone.",
    why: "I can't see into {who|another person}, so I won't invent a reason. In my experience of these stories it's more often fear, habit or avoiding a hard talk than something you did. The only way to know is to ask once, calmly: \"Help me understand that.\" Then believe the pattern more than the explanation.",
    when: "There's no date I could honestly name, because it depends on two people. For a talk about {matter|it}: soon, on a day when neither of you is tired, hungry or about to leave. If you've been waiting for the right moment for a month, this week is it.",
    say: 'Short, true, and about you: "I\'ve been thinking about {matter|this}. I feel … and what I\'d like is … What do you think?" Say it sitting next to each other, on a walk or in the car. Then stop talking and let the silence do its part.',
    how: "Take it in this order. First decide what you'd want if you weren't afraid of the answer. Then say that to {who|the other person} in two sentences, without old examples. Then look only at what happens in the two weeks after. Actions in those two weeks are your answer.",
    normal:
      "It's common, and it isn't a verdict on the two of you. What matters is whether it bothers one of you. If it does, it deserves a talk that isn't in bed and isn't after a fight: \"I miss us. Can we look at this together?\"",
    them: "I can't see inside {them}, and I'd only be guessing. What you can go by is what {they} {does} when it costs something: time, a plan, an honest answer. If words and actions differ, the actions are the information. And you're allowed to ask directly.",
    will: "I can't promise that, no chart can. The odds get better with plain things: saying what you want early, keeping your own friends and evenings, and not waiting longer than you can do kindly. Give it a date for yourself, and look again then.",
    also: "{Who|That person} has a side in this too, and I only know it through you. Two things usually help: tell {them} what you've decided before others do, and don't ask {them} to take sides. What are you most afraid {they}'ll say?",
    age: "That does change it a bit. It means habits, plans and maybe other people are already tied into this, so small hints won't move it. Say it plainly now, and give it a time limit that you keep to yourself. Is it the time already spent that holds you, or what you still hope for?",
    blame:
      'You had a part in it, and so did someone else. Own your piece in one sentence, without the long defense: "I did that, and I\'m sorry." Then stop paying for it twice. Guilt is useful until you\'ve said that sentence, and mostly noise afterward.',
    dismissed:
      "That stings, because you brought something real and got it handed back as your problem. Try once more on a quiet day: \"I'm not asking you to agree. I'm asking you to take it seriously.\" If it's brushed aside again, you've learned something about how safe it is to bring things up there.",
    'asked-of':
      'You can be asked, and you can still answer slowly: "I need to think about what I can do there." Find the part you could do without resentment and offer that part only. A half yes you mean is kinder than a whole one you\'ll be angry about.',
    others:
      "They see it from outside, and they don't have to live in it. Ask the one whose own love life you'd trade for: \"What exactly worries you?\" If it's a fact you left out for yourself, look at it. If it's taste, thank them and keep your own counsel.",
    but: "Then that's the real obstacle, and it belongs on the table. Love doesn't make it go away. Say it to {who|the other person} as it is, and ask what each of you would give up for it. If nobody would give up anything, that's an answer too.",
    compare:
      "You're seeing other couples' photos and your own Tuesdays. Leave them out of it. The useful question is whether this is getting warmer or colder than it was six months ago. Which is it?",
    fear: "Of course, there's something to lose. Say the fear as a fear and not as a charge: \"I'm scared of losing this, so I'd rather tell you.\" Then check once what has really happened and what you've only pictured. Which part of it is real so far?",
    hurt: "It would hurt {them}, yes. You can be kind about how you say it; you can't make it weightless. Put off, it doesn't get lighter, and being found out hurts more than being told. Pick a quiet hour and say it first, before the reasons.",
    lean: "You've half decided already, and I'd take that seriously. Test it once: picture yourself a year from now, having done it, on an ordinary evening. Relief or a lump in the throat? If it's relief, go that way, and say it to {who|the person it concerns} before anyone else.",
    nothing:
      "Then the silence is information. You've done your part, and doing it louder won't change it. Choose what you do if it stays like this: how long, and what you'll stop giving. That part is yours, and it's the part that works.",
    did: "That took courage, and it's out of your hands now. Don't send anything after it. Give it a few days, see friends, sleep. What did you hear back, or are you still waiting?",
    alone:
      'Carrying it for two wears you out, and after a while you stop wanting to. Say it with one concrete thing: "I need you to take over this, every week, without me asking." One thing is easier to agree on than fairness. See whether it lasts a month.',
    told: "Okay, that changes how I see {matter|it}. It sounds like the question is less what you feel and more what you can count on. Before you do anything, write down what has really happened, without the hopes. Then say the one line you'd want answered. What would that line be?",
  },
};
