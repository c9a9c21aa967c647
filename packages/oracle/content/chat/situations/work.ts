import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const WORK_SITUATIONS: readonly Situation[] = [
  {
    id: 'raise',
    field: 'work',
    story:
      /\b(?:ask\w* (?:\w+ ){0,4}(?:for )?(?:a |my )?(?:raise|more money|pay rise|promotion)|(?:a|my|the) raise\b|pay rise|salary (?:talk|negotiation))\b/u,
    unless: /\brent\b/u,
    says: {
      no: "Then you ask right there: \"What would it take, and when can we look at it again?\" Get a date and a target, and send it back in a short email the same day. If the answer is about budget, ask for something that isn't salary, days off, training, a title. You keep the job either way, and you'll know whether it's worth waiting or worth looking around.",
      fail: "Then you've got a no, a reason and a date to ask again, and you had none of those before. And you can look at what others pay. Asking costs you nothing with a decent boss.",
      if: 'Stay calm and short. Say your figure once, with two results behind it, and then be quiet. Whatever comes, "Thanks, let me think about it until Monday" is always allowed.',
      should:
        "Yes, I lean toward asking, with a figure and two or three results written down. I'd wait only if the company has just let people go, or if you've had a bad review this month.",
      when: 'Midweek, late morning, after something went well, and with fifteen minutes asked for in advance. Before budgets are set beats after. For a day by your chart, ask me which day is good.',
      say: "\"I'd like to talk about my salary. This year I've done …, and …. With that I see myself at …. How do you see it?\" Then stop. Don't fill the silence and don't name a range; people hear the lower end.",
      fear: 'Nearly everyone is nervous about that talk, and bosses expect to have it. Practice the first two sentences aloud until they\'re boring. Bring a half page with your results. The worst realistic outcome is "not now", and that\'s a start.',
      told: "Good to know how your boss ticks. With someone strict, leave feelings out and bring paper: three results with numbers, the figure you want, and one line on what you'd take on next. Ask for fifteen minutes beforehand so it isn't sprung on anybody. Which three results would you put on it?",
    },
  },
  {
    id: 'job-offer',
    field: 'work',
    story:
      /\b(?:offered (?:me )?(?:a|the|another)|got (?:an|offered a)|have an) (?:\w+ )?(?:job|offer|position|role)\b|\bjob offer\b|\bnew job\b.*\b(?:take|offer)\b/u,
    unless: /\bboyfriend will not|girlfriend will not/u,
    says: {
      should:
        "I lean toward taking it if you'd want the work itself on a dull Tuesday, and the money still looks better after rent and travel. Before you say yes, get it in writing and ask for two days. What would turn me: you're running from one person rather than toward something.",
      if: 'Then you look for the next one, with a fresh CV and a recent offer on it. Ask about the probation time and the notice, and keep a good tie to where you are now. Doors closed politely often open again.',
      how: "Two columns on one page: what a normal week looks like here and there, and what you'd have left each month. Then ask them the question you're avoiding. Offers mostly stand for a few days.",
      when: 'Ask them by when they need an answer and take two of those days. Resign only after the signed contract, never before.',
      no: "Then you've asked, and the offer stands as it was. Nobody takes an offer back over a polite question about money or hours.",
      fear: 'A good change feels like that too. Ask to meet the team for half an hour before you sign; it takes most of the fog away.',
      others:
        "They see the risk, because they won't have the good part. Ask whoever changed jobs last what surprised them. Then it's your Monday.",
      told: 'That belongs on the page next to the money. A job is where you sit, with whom, and how you come home. What would an ordinary Tuesday look like in each?',
    },
  },
  {
    id: 'quit-job',
    field: 'work',
    story:
      /\b(?:quit|quitting|resign\w*|leav\w+|give notice|hand in)\b.*\b(?:job|work|notice|company|boss|position)\b|\bhate my job\b|\bcan not stand (?:my|this) job\b/u,
    says: {
      should:
        'I lean toward looking first and quitting second: a signed offer or three months of bills in the bank. If the job is making you ill, that turns it, and then a doctor and a shorter plan come first.',
      when: 'After a signed contract, or when the bank holds three months. Then a weekday morning, in person, short, and the letter the same day.',
      say: '"I\'ve decided to move on. My last day would be … I\'m thankful for …, and I\'ll hand everything over properly." No reasons beyond that. If they ask, "It was time" is enough.',
      if: "Then you look for the next thing, which you'd be doing anyway. Know your monthly minimum and who'd give you three months of work. That's your floor.",
      fear: "It would be strange not to be scared of that. Write down what you'd need a month and for how many months you have it. If it's three or more, it's a plan. If it's one, it's an evening project first.",
      others:
        "They'd like you safe, and they don't have your Mondays. Take the part with numbers from their advice and leave the tone.",
      told: 'That\'s a reason that counts. Still, go toward something: decide what the next job must have and must not have, three points each. What\'s the first "must not"?',
    },
  },
  {
    id: 'pip-or-fired',
    field: 'work',
    story:
      /\bpip\b|\bperformance (?:plan|improvement|review)\b|\bgetting fired\b|\b(?:going to|might|gonna) (?:be )?(?:fire|fired|lose my job|let me go)\b|\bprobation\b|\bwarning at work\b/u,
    says: {
      will: "Not for certain. Some plans of that kind are meant seriously and people pass them; others are the paperwork before the end. You'll tell by whether the goals are clear, measurable and doable in the time. So do both at once: ask for the goals in writing with a weekly check, and get your CV out tonight.",
      them: 'I can\'t see what they\'ve decided. Clear goals and regular talks point to a real chance; vague words and no time for you point the other way. Ask: "What exactly would a pass look like on day thirty?" Write the answer down.',
      how: 'Goals in writing, a ten minute check every week, and a short mail after each with what was said. Keep your own record at home. And start applying quietly, because it calms you even if you never need it. A union or an employment advice line can look at the papers.',
      should:
        "I'd do both, meet the plan and look around. Don't resign in anger, and don't sign anything the same day. If there's money for leaving in it, let somebody who knows employment rules look first.",
      fail: "Then you've got a notice period, your record, and a head start on looking. It's a hard month, and very many good people have had it. Ask early what you'd be paid and what reference you'd get.",
      fear: "That's an awful way to go to work each day. Make the days small: one goal of theirs each morning, one application of yours each evening. Who knows about it at home?",
      age: "Thirty days or ninety, the first week counts most: ask for what a pass looks like, in writing, and for a short weekly check. And send the first two applications this week, so that it isn't the only road. What are the goals, as they've put them?",
      told: "Then get it in writing: what exactly is missing, how it's measured, by when. It's hard to argue with a feeling and easy to meet a number. And look around quietly meanwhile. What did they name?",
    },
  },
  {
    id: 'laid-off',
    field: 'work',
    story:
      /\b(?:laid off|let me go|got (?:fired|let go|sacked)|lost my job|redundan\w+|made redundant|fired me)\b/u,
    says: {
      should:
        "I'd take a week before any big step. The papers first: sign nothing the same day, register for unemployment, ask for a reference. Then look for work that's near what you can do, and leave the great reinvention for spring.",
      when: "I can't name a date, it depends on strangers. Plan the money for three to six months and be glad if it's less. What shortens it is people who've seen you work.",
      how: 'This week: register, read the papers with someone, add up three months of bills, and write to ten people who know your work, two lines each, asking for a name and not for a job. Mornings for applying, afternoons for life.',
      why: "Mostly money and a list somebody had to make. It feels personal, and it's very seldom about how good you were.",
      fear: 'Of course. Put numbers to it: what you have, what must be paid, until which month that lasts. And call whoever you owe before the date. Who have you told?',
      blame:
        "Companies count heads and budgets. You didn't cause that by being tired in March. What did you do well there? You'll need that list anyway.",
      told: "I'm sorry. Three small things while it's fresh: note what they said, sign nothing yet, and register this week. The big questions can wait. Is there someone with you this weekend?",
    },
  },
  {
    id: 'credit-stolen',
    field: 'work',
    story:
      /\b(?:takes?|took|taking|steals?|stole) (?:the )?credit\b|\bmy ideas?\b.*\b(?:own|his|her|theirs|credit)\b/u,
    says: {
      how: 'Put your name on it before it travels: a short mail to the group beforehand, "as discussed, my proposal for …", and in the meeting speak first. Then one private line: "That was my proposal, I\'d like to present it myself next time." If it goes on, your dated mails are your proof.',
      should:
        "Yes, say something, first in private and without the word stealing. I'd go higher only after the second time, with two dated examples.",
      say: '"In the meeting my idea came across as yours. I\'m sure it was quick, but I\'d like to present my own things from now on." Friendly, short, alone with {them}.',
      why: "I can't see it. Some do it without noticing, some because they need it themselves. Your answer is the same for both: visible early, in writing, and one clear sentence.",
      told: 'In front of everybody it stings double. Say it in private within a few days, and from now on send a short mail before each meeting with your name on the idea. Who else saw how it was?',
    },
  },
  {
    id: 'out-of-hours',
    field: 'work',
    story:
      /\b(?:boss|manager|work|client)\b.*\b(?:texts?|calls?|emails?|messages?)\b.*\b(?:sundays?|weekends?|night|evenings?|vacation|holiday|off)\b/u,
    says: {
      how: 'Stop it by changing the habit and not by a speech. From this week answer only on Monday at nine, friendly: "Saw this, here\'s the answer." If you want to say it once: "I\'m offline on weekends, I\'ll get to it first thing Monday. If something\'s burning, call me." Mute the chat on Saturday. After three weeks most bosses have learned it.',
      say: '"Quick one: I\'m offline on Sundays and pick things up Monday at nine. If it\'s truly urgent, please call." In one line, on a weekday, without an excuse. Then keep to it, because the keeping is what says it.',
      should:
        "Yes, and kindly. You answered at first, so a clear line now is fair and not rude. I'd hold back only if being on call is in your contract, so look there first.",
      blame:
        "You were being helpful, and it became a habit; that's no crime. You can change it with one friendly line and by not answering on the next two Sundays.",
      if: "Then ask on Monday: \"Which of these can't wait until the morning?\" Mostly the list is short. If it's really all of it, then it's on-call work, and that's something to have in the contract.",
      told: "Okay, then they're used to you being there. One friendly line and three quiet Sundays usually undo that. What's the most urgent thing that has ever come on a Sunday?",
    },
  },
  {
    id: 'bad-boss',
    field: 'work',
    story:
      /\b(?:boss|manager|supervisor)\b.*\b(?:yells?|screams?|micromanag\w+|hates me|unfair|toxic|rude|belittl\w+|picks on|impossible|awful|terrible|favorites?)\b/u,
    says: {
      how: 'Keep a dated list, ask for things in writing, and don\'t answer in anger. Talk once about the work, never about character: "I do better when I get it by noon." Then somebody above or HR with three dated examples. And look around meanwhile; that helps your head at once.',
      should:
        "I lean toward staying only until the next thing is signed. Talk once with an example; if it gets worse afterward, you've got your answer.",
      why: "I can't see it. Often it's pressure from above and no training in leading people. That explains it, and you still don't have to take it in.",
      say: '"I want to do this well. When it\'s said in front of everyone, I can\'t think. Could you tell me afterward, alone?" One example, calm, on a good day.',
      told: "That would wear anyone down. Keep a note with dates, so that it isn't only a feeling, and pick one thing to ask for. What would make the days bearable while you look around?",
    },
  },
  {
    id: 'interview',
    field: 'work',
    story: /\b(?:interview|second round|phone screen|assessment)\b/u,
    unless: /\bapplied to \d+/u,
    says: {
      fail: "Then you'll have had a practice round with real people, and you write to ask for one line of feedback. It's seldom about you; it's often someone inside. Send the next application the same evening.",
      no: 'Then thank them, ask for one thing you could do better, and send the next one the same evening. A no after an interview means that your papers work.',
      how: "Three stories with numbers, each two minutes: something you solved, something that went wrong and what you did, something you're proud of. Two questions for them. Clothes and route the evening before. And sleep instead of the last hour of reading.",
      should:
        "Yes, go. An interview isn't a promise, and you can still say no to an offer. You also get to look at them.",
      say: 'For "tell me about yourself": where you are, what you\'re good at, why this, in ninety seconds. For the gap or the bad ending: one true sentence, then forward.',
      fear: "They want it to go well too, they've got a hole to fill. Practice the first answer aloud until it bores you. Come ten minutes early, breathe out longer than in. What question do you dread? Prepare only that one.",
      when: "If you can choose: midmorning, Tuesday to Thursday. If you're waiting for an answer: a friendly line after a week, one more after two, and then on.",
      told: "Good. Then prepare for that: one short story that shows it, with a result at the end. What's the question you hope they won't ask?",
    },
  },
  {
    id: 'job-search',
    field: 'work',
    story:
      /\b(?:applied|applications?|applying|job search|job hunt\w*|looking for (?:a )?(?:job|work)|unemployed)\b/u,
    says: {
      how: 'Many applications and few interviews mean the papers are the bottleneck, or the way they get there. Send fewer and closer: ten jobs that fit, each with three lines that use their words, and for each one person inside whom you ask for five minutes. Let someone who hires look at your CV for ten minutes. If you do get interviews and no offers, then practice those aloud.',
      why: "Mostly numbers and machines: hundreds apply in the first day, and a filter reads first. It says little about you. A name inside gets you past the filter; that's why ten messages to people beat fifty forms.",
      will: "I can't see the date. It goes faster through people than through portals: ten who've seen you work, two lines each, asking for a name. Plan the money for some months, and set yourself hours so that it doesn't eat the day.",
      should:
        "I'd widen by one step and not by ten: the same work in another kind of company, or a shorter contract to get in. If you've searched for half a year, ask someone who hires to look at it with you.",
      blame:
        "It isn't a verdict on you. Rejection by form letter wears out the best people. Take Sunday off from it completely.",
      told: "That's tiring, and it's also information: something before the talk is filtering you out, or something in it. Which is it, do you get interviews, or do you hear nothing at all?",
    },
  },
  {
    id: 'dull-job',
    field: 'work',
    story:
      /\b(?:work|job)\b.*\b(?:boring|bored|dull|fine but|golden handcuffs|pension|comfortable)\b/u,
    says: {
      lean: "That's a respectable choice if you make it as a choice. Quiet, safe years are worth something, and so are your evenings. So stay with a date, say two more years, and put what the job doesn't give you somewhere else, a class, a side project, people. If the thought of the date makes you feel heavy, that's worth hearing too.",
      should:
        'I lean toward staying for now and getting restless on purpose: one course or one side project this winter, and one look at the market. If after six months the mornings are still gray, then move with something in your hand.',
      fear: "Leaving something safe at any age is frightening, and it's a sign you can count. You don't have to jump. You can look, without telling anyone, for three months.",
      others:
        "They like the pension, it isn't their Monday. And they aren't all wrong. What would you do with the same safety and ten percent more interest?",
      age: "Then you've got a lot of years left to work and a lot of standing to bargain with. Both argue for asking for something new where you are, before you go: another task, four days, a course they pay for. What would you ask for?",
      told: "So it's safe, and it doesn't feed you. Those two can be split: let the job pay, and get the spark elsewhere, or ask for one new task where you are. What did you last forget the time over?",
    },
  },
  {
    id: 'start-business',
    field: 'work',
    story:
      /\b(?:start(?:ing)?|open(?:ing)?|launch(?:ing)?|run) (?:a|my|an|my own|our)(?: own)?(?: \w+)? (?:business|bakery|shop|cafe|company|restaurant|store|studio|salon|brand|agency)\b|\bstart(?:ing)? (?:a|my own) \w+ry\b|\bself employed\b|\bgo freelance\b/u,
    says: {
      should:
        "Not crazy, and not yet. The cheap way to learn is on someone else's money: some months of weekends in such a place, and a first small version on the side. Keep most of the savings untouched until strangers have come back a second time. I lean yes to that trial, and no to a lease this year.",
      fail: "Then you've lost what you set aside for it, if you set a limit now. Write down the sum and the month at which you stop. With a floor like that a failure is an expensive course and no ruin.",
      when: 'When ten strangers have paid twice, and you could live four months without income from it. A start in your spare time can be next Saturday.',
      fear: "Being frightened of it usually means you've done the sums. Put a limit on the money and a date on the trial, and the fear has walls.",
      others:
        "Ask the ones who've done it, two of them, what they'd never do again. The others are telling you about their own nerves.",
      but: "Then that's the first thing to buy, and it's cheap: work for someone who does it, even on weekends. What you learn in a month there saves you the first year's mistakes.",
      told: 'Good to know. That makes the first step clearer: try it small with strangers who pay, before any lease. What could you sell on one Saturday?',
    },
  },
  {
    id: 'coworker-conflict',
    field: 'work',
    story:
      /\b(?:coworker|colleague|teammate)\b.*\b(?:hates?|rude|annoying|lazy|gossip\w*|blam\w+|fight|argument|mean|bull\w+|complain\w*|ignores?|talks? about me)\b/u,
    says: {
      how: 'One calm sentence between the two of you first, about the work: "When it comes late, I stay till seven. Can we agree on Tuesdays?" Then notes with dates. If nothing moves in three weeks, take it to whoever hands out the work, with two examples and one wish.',
      should:
        "Yes, talk to the person first, before the boss. I'd skip that step only for bullying or something unsafe; that goes up at once and in writing.",
      why: "I can't see into them. Envy, fear for the job and plain bad manners all look alike. You don't have to find out, only to set the edge.",
      say: '"I\'d like us to work well together. Yesterday that came across as … to me. How do you see it?" Then count to ten.',
      told: 'That makes for long days. Keep it about the work and in writing where you can, and have your breaks with people you like. Which one thing, if it stopped, would make the difference?',
    },
  },
  {
    id: 'tell-pregnant-at-work',
    field: 'work',
    story: /\bpregnan\w+\b.*\b(?:boss|work|job|manager)\b|\b(?:boss|work|manager)\b.*\bpregnan\w+/u,
    says: {
      when: "Many tell between the twelfth and the sixteenth week, once it's settled a little, and before it shows or before a risk at work matters. If you lift, work nights or with chemicals, sooner. Look up what your country's rules say about notice; the protection often starts with telling. A calm midweek morning, in person, then in writing.",
      say: "\"I'd like you to hear it from me: I'm expecting, due around … I'd like to plan the handover with you in good time.\" Short, glad, with a plan. Confirm it by email the same day.",
      should:
        'I lean toward telling soon and in person, and then in writing, because much of the legal protection starts there. Ask your midwife or an advice line about the rules first.',
      fear: "Many bosses need a minute and are fine by Friday. Have the date and a sketch of a plan ready, and send the email the same day. If it's taken badly, write down what was said.",
      told: "Then it's a good time to think about it. Your boss needs a date and a plan more than an apology. What worries you about telling?",
    },
  },
  {
    id: 'passed-over',
    field: 'work',
    story:
      /\b(?:passed over|did not get the promotion|someone else got|promoted (?:him|her|someone)|gave (?:it|the promotion) to)\b/u,
    says: {
      why: "I can't see it. Mostly it's visibility, timing or somebody's favorite, more than the work. Ask: \"What would have made it me?\" and write the answer down.",
      should:
        "I lean toward asking once for a path with a date, and looking around at the same time. If in three months nothing's in writing, go.",
      say: '"I was disappointed not to get it. What would I need to show, and by when, to be the next one?" Calm, some days later.',
      told: "That stings, above all if you've done the work already. Ask for the reason and a date while it's fresh. Who could tell you honestly what tipped it?",
    },
  },
  {
    id: 'younger-boss',
    field: 'work',
    story: /\bboss\b.*\b(?:younger|kid|talks (?:down )?to me|condescending|patroni[sz]\w+)\b/u,
    says: {
      how: "Don't argue about tone in front of others. Alone, with one example: \"When it's explained to me from the start, I feel like a trainee. Tell me the goal, I'll find the way.\" Then be good at exactly that goal. People who are new at leading often over-explain out of nerves, and a calm sentence helps them as well.",
      say: "\"I'd like us to work well together. I've done this for a long time, so give me the goal and the date, and I'll come to you if I'm stuck.\" Friendly, once.",
      why: "Mostly nerves: young bosses are often afraid of not being taken seriously. It's about them more than you.",
      should:
        "Yes, say something, once and alone. I'd go higher only if it's about insults or your pay.",
      told: 'That grates. One calm talk about how you work best is worth more than a month of swallowing. What was the last example?',
    },
  },
  {
    id: 'new-job-nerves',
    field: 'work',
    story: /\b(?:started a new job|new job|first (?:day|week)|imposter|impostor)\b/u,
    says: {
      fear: "Everybody feels like a fraud in the first weeks, because you know what you don't know. Ask three dull questions a day, write down names, and be on time. They hired you after seeing others.",
      normal: 'Very; most people need three to six months to feel at home in a job.',
      how: "Notebook, three questions a day, one coffee a week with somebody who's been there long. At the end of each week note one thing you can do now that you couldn't before.",
      should: "Give it three months before you judge it, unless something's truly wrong there.",
      told: "The first weeks are mostly names and tiredness. What's the one thing you'd like to be good at by the end of the month?",
    },
  },
  {
    id: 'burnout',
    field: 'work',
    story:
      /\b(?:burn(?:ed|t)? ?out|exhausted (?:at|from|by) work|overworked|60 hours|too much work)\b/u,
    says: {
      should:
        'I lean toward a doctor and a talk about the load before any big decision. Tired people decide badly about quitting. If you dread every morning for weeks, take it seriously.',
      how: "Three things: one task handed back this week, one evening that's fixed, and a doctor if sleep or mood have gone. Then a talk with numbers: what you do, what fits in a week.",
      why: "Mostly too much for too long with too little say in it. It isn't weakness.",
      say: '"I can do these three well by Friday. Which one should wait?" Again and again, in writing.',
      told: "That isn't something a weekend mends. What could be taken off you this week, and by whom?",
    },
  },
];

/** Any other story of this field. */
export const ANY_WORK: Situation = {
  id: 'work',
  story:
    /\b(?:boss|manager|work|jobs?|coworker|colleague|office|promotion|raise|salary|interview\w*|career|hr|fired|laid off|resign|shifts?|clients?|team|company|business|freelanc\w*|contract|probation)\b/u,
  says: {
    should:
      "My lean: yes, if you can name what you'd gain and you've got three months of bills covered or something else lined up. If it's mostly to get away from one bad week, wait until you've slept on it twice. What would turn me is a clear written offer, or a written no.",
    no: 'Then you ask one more question, calmly: "What would have to be different for a yes, and when can we look at it again?" Write the answer down. Either you get a path with a date, or you learn that there\'s none, and both are worth more than wondering. You keep your job in either case.',
    fail: "Then it's a bad month and a line in your story. The worst case is looking for the next thing with more experience than last time. Get two things ready now: a CV that's up to date and the names of three people who've seen you work well.",
    if: "The worst that's likely is an awkward talk and a plan B you'd rather not need. So get plan B half ready: know your notice period, keep your good work documented at home, and tell one person who'd help. After that, {matter|it} is only a conversation.",
    why: 'I can\'t see their reasons. At work it\'s mostly budget, habit or someone protecting their own position, and seldom about you as much as it feels. Ask for one concrete example: "What should I do differently, and how would we both know?" A vague answer tells you something too.',
    when: 'Midweek, late morning, and after something went well; Mondays and Friday afternoons are poor for anything that needs goodwill. Ask for fifteen minutes beforehand so that nobody is surprised. If you want a particular day from your chart, ask me which day is good for it.',
    say: 'Facts first, then the wish, then stop: "In the last six months I\'ve … I\'d like to talk about {matter|this}. What would that take?" Practice it aloud three times so that it comes out level. The silence afterward belongs to the other side; let them fill it.',
    how: "Make it small and written. One sentence on what you want, three facts that support it, one date by which you'd like an answer. Then one talk with the person who can decide, and a short email afterward with what was agreed. That's nine tenths of getting anywhere at work.",
    normal:
      "It happens in a lot of places, and that doesn't make it okay. Look at whether it costs you sleep, health or the part of the job you used to like. If it does, it's worth one plain talk or one look at the job ads, whichever you'd dread less.",
    them: 'I can\'t read them. At work go by what gets put in writing, who gets invited and what gets money. If those point the wrong way, prepare quietly. If you\'re unsure, ask straight: "How do you see my place here in six months?"',
    will: "I can't see that from here. What moves the odds is dull: ten people who already know your work, one clear sentence about what you want, and not taking the first silence as an answer. Plan for the slow version and be glad if it's quicker.",
    also: "{Who|That person} counts in this, and probably wants to know where they stand. Tell {them} early what you're planning and what it means for {them}. You don't need agreement from everybody, only no surprises.",
    age: "That's useful to know. It gives you standing: you've seen how things run there and they know what they'd lose. It also means that nothing changes by waiting a bit longer. What would you want to be doing at the same time next year?",
    blame:
      'You can own it without handing them a stick: "That was my part, here\'s what I do about it." Once, in one sentence. People remember how a mistake was handled far longer than the mistake. The rest of the weight isn\'t all yours.',
    dismissed:
      'So it was brushed aside. Put it in writing once, friendly and with facts, so that it exists: "As mentioned, … Could we talk about it by Friday?" If that\'s brushed aside too, you\'ve got your answer about that person, and a dated record of having asked.',
    'asked-of':
      "You may ask what comes off your plate for it: \"Happy to. Which of these should wait?\" That isn't refusing, it's planning. If it's always you, name that once with two examples. And if it's outside your job or feels wrong, you can say no in writing.",
    others:
      "They mean safety, and they're not the ones who'd sit there on Monday. Ask those who did it themselves what they'd do differently; that counts double. Then weigh one thing: could you live with it for two more years? Your own answer to that beats the chorus.",
    but: "Then build around that. A thing you can't or won't do is a condition, so name it early instead of hoping it goes away: \"That part won't work for me. What would?\" Which piece of the rest would you still want, without it?",
    compare:
      "You're comparing your inside with their job titles. Most of them skipped the boring years when they tell it. Pick one person whose actual days you'd like, and ask how they got there. What would you copy first?",
    fear: "That makes sense, it's your income. Take it apart on paper: what exactly would happen, how likely is it, what would you do the week after? Then do one thing today that helps either way, the CV, a call, three months of bills added up. It gets quieter with a plan next to it.",
    hurt: "{They} may be disappointed, and that passes; people leave, ask and refuse at work every week. Be early, be thankful for one real thing, and don't over-explain. How you do it is what gets remembered.",
    lean: 'Then see if it holds up: is that what you want, or what\'s left when you\'re tired? Staying and leaving are both fine choices if you choose them with a date. Say "until June, and then I look again", and put it in your calendar.',
    nothing:
      "Then asking again the same way won't do it. Change the channel or the person: in writing, with a date, or one level up. And start something that doesn't depend on them, so that you aren't only waiting.",
    did: 'Good, that was the hard part. Write down today what was said, while you remember it. Now the ball is with them; give it until the date you agreed on, or a week. How did they take it?',
    alone:
      'Then make it visible. A list of what you do each week, next to what was agreed, shown to the person who hands out the work: "I can do these well. Which go elsewhere?" Being quiet about it mostly gets you more of it.',
    told: "That matters for {matter|this}. It tells me who has the power here and what they'll listen to, so shape your next step for that: fewer words, more facts, and one request they can say yes to. Which part of it worries you most?",
  },
};
