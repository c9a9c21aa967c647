import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const STUDY_SITUATIONS: readonly Situation[] = [
  {
    id: 'driving-test',
    field: 'study',
    story: /\bdriving (?:test|exam|lesson)\b|\bdriver'?s? (?:license|test)\b/u,
    says: {
      fail: 'Then you book the next one and drive on with your instructor; a third or fourth attempt is common, and nobody ever asks how many it took. Two lessons on exactly what went wrong, on the test route, at test time. And tell fewer people the date. What was it that tripped you up?',
      fear: 'Everyone\'s leg shakes on that day. Drive an hour beforehand, say aloud what you see, "mirror, bike, slow", and breathe out at each red light. If you make a mistake, carry on; many are passed with several small ones.',
      will: "I can't see it. What moves the odds is driving the hour before, on those streets, and sleeping.",
      how: 'The test route at test time, twice. Your usual mistakes until they bore you. Talk aloud while driving; it slows the panic. And sleep.',
      told: 'Good to know. Spend the lessons on exactly what goes wrong and nothing else, on the test route if you can. What is it mostly?',
    },
  },
  {
    id: 'caught-cheating',
    field: 'study',
    story:
      /\b(?:cheated on (?:a|the|my) (?:test|exam|final)|plagiari\w+|academic (?:misconduct|integrity)|got caught (?:cheating|copying))\b/u,
    says: {
      fail: "Then it's a hard year and a detour, and people do come back from it: another school, a reapplication, a year of work. It isn't the likeliest ending for a first time. What helps now: read the rules tonight, go to student services or the student union before the hearing, and decide to own it in two sentences. I can't predict what they'll decide.",
      how: "Read the school's rules on it, get an advisor from student services or the union, and prepare two sentences: what you did, and what you do differently. No long reasons. Take someone along if it's allowed.",
      say: "\"I did it. I was behind and I panicked, and it was wrong. Since then I've … I'd like the chance to finish this properly.\" Then answer what's asked, no more.",
      should:
        "I lean toward owning it, after you've talked with an advisor from student services. Denying something they can show usually makes it worse.",
      fear: "That's a long week. You can make the hearing smaller by preparing two sentences and by not going alone. Who can come with you?",
      blame:
        "You did a wrong thing under pressure; it doesn't make you a fraud for life. Own it, take what comes, and it becomes a story about how you handled it.",
      told: 'A week is enough to prepare well. First the rules, then an advisor from student services or the union, then your two honest sentences. Have you told anybody at home?',
    },
  },
  {
    id: 'quit-degree',
    field: 'study',
    story:
      /\b(?:quit|drop(?:ping)? out|leave|leaving|stop)\b.*\b(?:phd|degree|college|university|school|course|program|masters)\b|\b(?:phd|degree|college|university)\b.*\b(?:quit|drop out|hate it|give up)\b/u,
    says: {
      others:
        "They're thinking of the title, and of what's been put in already. Those years are gone either way, so the only question is what's left: how many months, and would you start them today? If it's under a year and your supervisor is decent, I lean toward a break with a date and then finishing small. If it's making you ill, leaving is a decision and no failure.",
      should:
        'I lean toward a pause before a clean break: most places allow a leave. In that time talk to one person who finished and one who left. What would turn me toward leaving now is your health, or having something you truly want to go to.',
      fail: "Then you'd have finished one thing less and have years of training that people do pay for. Nobody takes back what you learned. Find out which jobs people from your lab or course went to without it.",
      age: "That far in, it hurts in both directions. Leave out what you've put in; it's spent. Count only forward: how many months to the smallest version that passes, and would you start those months today?",
      when: 'Before you sign up for the next term, and not in the week after a bad meeting. Take the next deadline for a leave of absence as your date.',
      say: '"I\'m thinking of leaving. Before I do, I\'d like to talk about what the smallest finish would look like, and what a leave would mean." To the supervisor you trust, with a date in it.',
      fear: "It's a whole identity, of course it's frightening. Try the sentence on one person who won't argue: \"I might stop.\" And watch your shoulders.",
      blame:
        'You gave it real years. Changing your mind with more knowledge than at the start is what a thinking person does.',
      told: 'That far in, every answer costs something. Ask about a leave of absence before you decide anything for good; it keeps both doors open. What would you do on the first free Monday?',
    },
  },
  {
    id: 'choose-study',
    field: 'study',
    story:
      /\b(?:choose|decide|deciding|pick|choosing|between)\b.*\b(?:school|degree|major|college|course|accounting|law|medicine|art|engineering|nursing|university)\b/u,
    says: {
      but: "That settles more than you think: you'd be doing it forty hours a week. Nobody gets good at something they dislike every day. Look for what lies between the two, something with a part you like and a pay slip. And do one thing for whoever worries: write down how you'd earn your first year. Which subject makes you forget the time?",
      others:
        "They're paying in worry, and they mean your safety. Ask what exactly they're afraid of; it's nearly always rent. Then bring a plan for the rent. The subject itself is yours, because you'll be the one in the room.",
      should:
        "I lean toward what you'd read about on a Sunday, with a plan for the money written beside it. What would turn me: talking to two people who do each job, about an ordinary Tuesday.",
      fail: "Then you change. Very many people do in the first two years, and the first try counts for something. Pick the one that leaves more doors open if you can't decide.",
      how: "Two people from each job, twenty minutes each, one question: what's a normal Tuesday? One day sitting in on a class. Then a decision by a date, written down.",
      when: "Take the application deadline and count back two weeks; that's your day. A decision made then isn't worse than one made at midnight.",
      hurt: "Perhaps for a while. Bring a plan with figures when you tell them, and they'll have something to hold on to.",
      told: "That tells me more than a list of pros and cons. Who you'd be sitting next to and what you'd do on a normal Tuesday counts most. Which of the two can you picture at ten in the morning?",
    },
  },
  {
    id: 'pay-for-school',
    field: 'study',
    story:
      /\b(?:got (?:in|into)|accepted)\b.*\b(?:school|college|university|program|nursing|med|law)\b|\b(?:tuition|student loans?|\d+k)\b.*\b(?:school|college|degree)\b/u,
    says: {
      should:
        'I lean toward yes if the job behind it is real and pays it back: find out what people earn in their second year and what the loan would cost a month. Before you borrow it all, ask for grants, scholarships, a start at a cheaper school, an employer who pays. What would turn me toward waiting a year is if the monthly sum ate more than a tenth or so of that pay. And well done for getting in.',
      how: "In this order: the school's financial aid office, grants and scholarships for your field, an employer or hospital that pays for training, a cheaper first year. Loans last, with the monthly sum worked out. Ask if you can defer for a year.",
      fail: "Then you'd owe money and have part of a course, which is why the smaller start is worth looking at. Ask what happens to the loan if you stop; they have to tell you.",
      fear: "It's a big number, so turn it into a month: what would you pay back, out of what pay? If you could live on the rest, it's a plan.",
      when: "Ask for the deadline of the place and of the grants, they're rarely the same. Grants come first.",
      told: "That's the hard part of good news. A sum like that has pieces: grants, a cheaper start, someone who pays for training, and only then loans. Have you talked to their financial aid office yet?",
    },
  },
  {
    id: 'exam-failed',
    field: 'study',
    story:
      /\b(?:failed|did not pass|flunked|rejected (?:from|by)|did not get in(?:to)?)\b.*\b(?:exam|test|bar|finals?|class|course|school|university|college|program|boards)\b/u,
    unless: /\bdriving\b/u,
    says: {
      blame:
        "You're not stupid. Plenty of good people in that field needed two or three goes, and nobody asks afterward. Others passing says how their day went, and nothing about you. Be sad for some days, then get the breakdown of points: it's nearly always a few topics. When's the next date?",
      lean: "Maybe, and don't decide it in the week of the result. Ask two people who know your work and one who chose another road. If the wish is still there after a month, ask for feedback and try once more with one thing changed. If what you feel is relief, that counts as well.",
      should:
        "I lean toward once more, if you can name what you'd do differently. If it would be the same again, look at the road next to it first; many jobs near it need no such exam.",
      fail: "Then you've given it a fair try, and you take the road beside it with all you've learned. Decide beforehand how many attempts you'd make, so it isn't decided by a bad evening.",
      how: 'Get the breakdown of points, find the two or three topics, and practice those with old papers under time. A study partner who passed. And rest first, a week.',
      compare:
        "They had a good day, and you'll never hear about their other ones. Nobody asks later who passed first.",
      say: "\"I didn't pass. I'm disappointed, and I'm going to try again in …. I don't want to talk about it today.\" That's enough for everyone.",
      told: "I'm sorry, that stings after all the work. You don't have to know today what comes next. Which part went worst, do you know?",
    },
  },
  {
    id: 'exam',
    field: 'study',
    story: /\b(?:exams?|finals?|midterms?|test (?:on|tomorrow|next)|viva|bar exam|boards)\b/u,
    unless: /\bdriving\b|\bblood\b|\bresults\b/u,
    says: {
      fail: "Then you take it again, as very many do. Look up the date of the next one now, so that failing has a floor. Then put everything into old papers under real time; that's what moves a grade most in the last days.",
      fear: 'Fear means it matters, and it makes the first two minutes loud. So practice those: open a paper, read all of it, start with the easiest. Sleep beats the last chapter. And something nice for the hour after.',
      how: 'Old papers, under time, marked strictly; then only the topics you got wrong. Twenty-five minutes, a break, again. Phone in another room. Sleep before the day.',
      will: "I can't see it. You can still move it: old papers and sleep, in that order.",
      told: 'Then plan backward from the day: which topics bring most points, and which three can you still learn well? Leave the rest with a clear head. How many days have you got?',
    },
  },
  {
    id: 'accused',
    field: 'study',
    story: /\b(?:accus\w+|plagiarism|using ai|chatgpt)\b/u,
    says: {
      how: 'Show how the work came to be: drafts, version history, notes, search history, the books. Offer to talk about it in person for ten minutes; someone who wrote it can explain every paragraph. Ask in writing what exactly is held against you, and take student services along. Detectors are often wrong, and most schools know it.',
      say: '"I wrote this myself. I can show you my drafts and the version history, and I\'m glad to answer questions about it." Calm, in writing, and then in person.',
      fail: "Then there's an appeal, and you use it, with the drafts and an advisor from student services. Keep everything.",
      why: "I can't see it. Often it's a detector or a change of style, and not a judgment of you. Ask what exactly it rests on.",
      told: "That's a horrible thing to be told when it isn't true. Save your drafts and version history now, before anything else. What do they base it on?",
    },
  },
  {
    id: 'group-project',
    field: 'study',
    story: /\bgroup (?:project|work|assignment)\b/u,
    says: {
      how: "Split it into named pieces with dates, in writing, in the group chat. If a piece is missing two days before, tell the teacher, with the list. You don't have to do it for four.",
      should:
        "Yes, tell the teacher, early and with the list of who does what. That isn't snitching, it's planning.",
      alone:
        'Then make it visible: a list of pieces with names and dates in the chat, and a short note to the teacher before the deadline.',
      told: "That's how these mostly go. Names and dates in writing, today. When is it due?",
    },
  },
  {
    id: 'thesis',
    field: 'study',
    story: /\b(?:thesis|dissertation|supervisor|advisor)\b/u,
    says: {
      how: 'One ugly page a day, before anything else, and one meeting with your supervisor every two weeks with three questions on paper. Write the easy chapter first. Done beats good; it gets good in the second round.',
      should: 'I lean toward the smallest thesis that passes. You can be brilliant later.',
      fail: "Then you get a list of changes and some months. Hardly any thesis that's been handed in ends in nothing.",
      told: "That stage is lonely for nearly everybody. What's the smallest piece you could send to somebody this week?",
    },
  },
];

/** Any other story of this field. */
export const ANY_STUDY: Situation = {
  id: 'study',
  story:
    /\b(?:exams?|school|college|university|degree|phd|thesis|class|classes|study\w*|teacher|professor|homework|grades?|test|driving test|course|semester|scholarship|student|homework|license)\b/u,
  says: {
    should:
      "My lean: yes, if you can still say in one sentence what you want it for. If the only reason left is what you've already put in, I lean the other way, with a pause before a clean break. Talk to one person who finished it and one who left; that would turn me either way.",
    no: 'Then you ask how to appeal or when to apply again, and you do the next thing on the list meanwhile. Plenty of people got there on the second road. One no is about one office and one day.',
    fail: 'Then you take it again, a bit poorer and a lot wiser. Most things of that kind can be repeated, and nobody ever asks which attempt it was. Look up the next date today, so that failing has a floor. After that all your strength goes into this one.',
    if: 'Worst case it costs you months, and months can be lived through. Find out the actual rule today, what can be repeated, appealed or postponed, since the real rule is almost always kinder than the one in your head. Then back to the first page.',
    why: "Probably not because you can't. Mostly it's how or when: too late at night, reading instead of testing yourself, no breaks, or a subject you never chose. Change one of those for a week and see.",
    when: 'Start with the next quarter of an hour and not with the next free day. For the big step, take the dates from their calendar and count back two weeks. If you want a good day from your chart, ask me for one.',
    say: "\"I'd like to talk about how I'm doing. I'm stuck with …, I've tried …, and I need …\" To a teacher, tutor or parent, in that order of easiness. People in those offices hear it every day and have forms for it.",
    how: "Make it smaller than you'd like: twenty-five minutes, one page, phone in another room, then write down what you remember. Three of those a day beat a lost Sunday. And find one other person who's in the same boat.",
    normal:
      "Yes, it's what half the room feels and nobody shows. It's worth more attention if you've stopped sleeping or eating properly. Then tell someone there; they'd rather know early.",
    them: 'I can\'t know what they think of you. Ask in one line: "What would make this better?" Teachers mostly answer that quite kindly, because it hardly ever gets asked.',
    will: "I can't see results ahead of time. What you can still move is the part before it: old papers under real time, sleep, and knowing the rules of the day. After that it's out of your hands, and that's all right.",
    also: "{Who|That person} wants you to be safe, I'd think, and pictures it {their} way. Tell {them} your plan with one figure and one date in it. Plans calm people more than arguments.",
    age: "Then you've shown already that you can stick with something. The years you've put in are gone either way, so they shouldn't decide. Look only at what's left: how many months, for what, and would you start those today?",
    blame:
      "You're not stupid, you had a bad day in something hard. A result is about one paper on one morning. Give it a day of being sad about it, then look at where the points were lost; it's nearly always two or three topics and not you as a whole. When could you try again?",
    dismissed:
      "Then take it to someone whose job it is to listen: a tutor, student services, the union. With an example and a date. You aren't being difficult; that's what they're for.",
    'asked-of':
      "Ask exactly what's expected and by when, in writing. Then do the small version first, an ugly draft in an hour. It's far easier to mend something ugly than to start something perfect.",
    others:
      "They're thinking of the certificate, and you're the one who has to do the days. Ask them for the reason and not the opinion. Then ask yourself: if nobody would be disappointed, what would you do? If finishing is a matter of months, a pause before the decision costs little and keeps both roads open.",
    but: "Then take that seriously, because you'd be doing it most days for years. Nobody gets good at something they count the minutes in. Look for the part of it you would like, or the subject next to it. And talk to somebody who does that work about their ordinary Tuesday.",
    compare:
      "They post the offer and leave out the nights before. You're comparing their best day with your middle. What's one thing you understand now that you didn't in September?",
    fear: "It means that it matters to you. Practice the first two minutes until they bore you, because that's when fear talks most. Sleep beats the last chapter. And plan something good for the hour after, however it goes.",
    hurt: "They may be disappointed for a while; it'll be about their picture of you, and pictures can be repainted. Bring the plan along when you tell them: what, when, how paid. That helps them more than reasons.",
    lean: "Then try to say the sentence aloud to somebody who won't argue. If your shoulders come down, you know. Before you make it final, ask about a leave of absence; that way a no isn't forever.",
    nothing:
      "Then change the method and not the hours. Old exam papers under real time, marked strictly, one a day. It's unpleasant and it works like nothing else.",
    did: "Good, that's done, and you can stop rehearsing it. What's the next date on the calendar? Only that one counts now.",
    alone:
      "Find one other person, even online, and a fixed hour. You don't have to talk, only to sit there at the same time. It's odd how much that helps.",
    told: "Good to know, it makes the picture clearer. I'd plan around it: what's the one date that can't move, and what's the least you need to have done by then? Start from there and leave the rest.",
  },
};
