import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** Whether somebody is the one. */
export const SOULMATE: Thread = {
  id: 'soulmate',
  families: ['soulmate'],
  says: {
    why: t(
      "Because I don't believe one person is set aside for each of us, and no chart names anyone. It becomes the one by what two people do with it. That's better news than it sounds, because it means nobody can have missed theirs.",
    ),
    really: t(
      "Yes. I'd love to hand you a certainty, and it would be made up. What you can have instead is evidence, and you collect it on ordinary days: kindness when tired, honesty when it costs something, laughing about the same nonsense.",
    ),
    source: t(
      "I don't know it, and that's my whole answer: nobody can read it from outside, not from charts and not from cards. The tests I name are plain experience, and you can check them yourself.",
    ),
    when: t(
      "There's no date on which you'd know. People who are sure mostly became sure in the first year, after a quarrel, an illness and a dull holiday. So give it those three.",
    ),
    length: t(
      "A year, roughly, with everything in it: a quarrel, somebody ill, a boring week, your families. Before that it's hope, which is lovely, and not yet knowledge.",
    ),
    do: t(
      "Don't test and don't hurry. Let ordinary things happen: cook together when you're both tired, disagree about something small, meet each other's friends. And watch yourself: are you calmer with {them} than without?",
    ),
    specific: t(
      "Four checks, then, for the next weeks. Can you say no without paying for it? After a quarrel, do both of you come back? Does {they} know what's worrying you? Do you want roughly the same next five years? Four out of four is rare, and three with a good laugh is plenty.",
    ),
    meaning: t(
      "In plain words: I can't tell you whether {they} {is} the one, and you can find out, not from signs but from how the two of you are on a tired Wednesday.",
    ),
    verdict: t(
      "Not a yes and not a no; nobody can give you that for another person. My lean is to go on, as long as you're calmer with {them} than without, and you can say the big things out loud.",
    ),
    say: t(
      '"I\'ve been wondering what we are to each other. For me it\'s getting serious. How is it for you?" Say it on a calm evening, and let the answer take its time.',
    ),
    refused: t(
      "Then it'll hurt, and you'll know in time, before it was years. Somebody who doesn't want the same isn't your one, however it felt. Have a friend to call that evening.",
    ),
    fails: t(
      "Then it was a love and not the last one. Most people who are happy now were sure about somebody else before. You'd have lost a hope, not your only chance.",
    ),
    more: t(
      "One more sign, and I trust it most: you like who you are when you're with {them}. If you're funnier, braver, more at peace, that's worth more than any spark. If you're smaller, no spark makes up for it.",
    ),
    valence: t(
      "It's early, nothing worse. A strong feeling is good and it isn't proof; the calm one that comes afterward is.",
    ),
    good: t(
      "What I'd call good signs: it's easy to be silent together, plans get a day, and you've seen each other cross without anybody being punished for it.",
    ),
    bad: t(
      "Three things I'd watch for: you have to guess all the time, you've stopped seeing your friends, or the word soulmate is used to make you stay. That last one counts double.",
    ),
    chart: t(
      'No chart shows it. With {their} birthday I can tell you how the two of you fit by the book, where it\'s easy and where it rubs. Type it like this: "born 4 May 1994."',
    ),
    scared: t(
      "Of being wrong about it? Everybody is, a little. You don't have to decide whether it's forever. Decide only whether next month with {them} is something you're looking forward to.",
    ),
    longing: t(
      'Then you have the most important part. Love says you want to; whether it works shows in deeds, from both sides. Look at the last month and count who came toward whom.',
    ),
    who: t(
      "A name I can't see, and whether you've met already I can't see either. Many couples knew each other half a year before anything began, as friends of friends or from the next desk. So look once around at who's glad when you come in.",
    ),
    where: t(
      'Where you go again and again: work, friends, a class, a team. Almost nobody is met in a single magic moment, it only gets told that way afterward.',
    ),
    unsure: t(
      "Then it isn't time to know. Write down after each meeting one word: lighter or heavier. After ten words you'll see it.",
    ),
    tried: t(
      "Then you've looked closer than most. What did you find? If it was mostly good, trust it and stop testing. If it was mostly hope, tell {them} what you'd need.",
    ),
  },
  also: [
    [
      /^(?:we (?:only |just |have )?(?:met|known? each other|been together|dated)|i (?:only |just )?met (?:him|her|them)) .{2,25}\b(?:days?|weeks?|months?)\b.{0,10}$/u,
      {
        text: "Then it's early, and early is all hope and good behavior, from both sides. Enjoy it. You'll know more after the first quarrel, the first cold with a red nose and the first boring Sunday. If {they} {is} kind in all three, come back and ask me again.",
      },
    ],
    [
      /^it (?:feels|is) (?:like|as if) i (?:have )?(?:know|knew|known) (?:him|her|them) .{2,25}$|^i feel (?:such |so |a |an )*(?:strong |deep |instant )*(?:connection|connected|pull|drawn)(?: .{0,15})?$/u,
      {
        text: "That's one of the nicest feelings there is. It means {they} remind{s} you of something good, or that it's simply easy to talk, and it's worth following. It isn't proof yet. What makes it one is the same ease after a disagreement.",
      },
    ],
    [
      /^(?:have|did) i (?:already )?(?:met|meet|missed|miss|lost|lose) (?:him|her|them|my soulmate|my person|the one)(?: already| yet)?$/u,
      {
        text: "I can't see that. You may have, and it wouldn't be used up: people meet someone who suits them at twenty, at forty-five and at seventy. So nobody's been missed for good. Is there one particular person you're thinking of?",
      },
    ],
    [
      /^(?:but |so )*(?:is|could) (?:he|she|they|it) (?:be )?(?:really )?(?:the one|my soulmate|my person|my twin flame)$/u,
      {
        text: "I can't know, and nobody can tell you from outside. Go by four things: you can say no, you both come back after a quarrel, {they} know{s} what's worrying you, and you want roughly the same life. Three of four, and I'd keep going with a light heart.",
      },
    ],
    ...signTold,
  ],
};

/** When and whether there will be a wedding. */
export const MARRIAGE: Thread = {
  id: 'marriage',
  families: ['marriage-when', 'proposal', 'marriage-doubt'],
  says: {
    why: t(
      "Because it takes two people's decisions, and neither of them is written anywhere. A year from a chart would be a number somebody made up. What can be known is whether the two of you want it, and that takes one talk.",
    ),
    really: t(
      "Yes. Any year I'd name would be invented, and you might wait for it, or be sad when it passes. I'd rather you had a real answer, and for that somebody has to be asked.",
    ),
    source: t(
      "I don't know when, nobody does. What I go by is how it comes about: people who say early and calmly that they want to marry are mostly engaged within a year or two, or know why not.",
    ),
    when: [
      {
        text: "I won't name a year; it would be made up, and you'd carry it around. What I can give you is a rule: once it's said out loud between two people, the date mostly follows within two years. [[And for such a talk, {window} is friendly.]]",
      },
      {
        text: "Not even roughly, honestly. If there's someone: have the talk this month, then you'll know more than a chart could say. If there isn't anyone yet, the first step is being seen every week by the same people.",
      },
    ],
    length: t(
      'Give it a length of your own: ask within a month, and let the answer have half a year to turn into something. If it\'s still "someday" then, take someday as the answer it is.',
    ),
    do: t(
      "If there's somebody: say it as a wish, in one sentence. \"I'd like to be married one day. Do you see that, with me?\" If there isn't: say early when you meet someone that you want something serious. It scares away just those who'd have cost you years.",
    ),
    specific: t(
      'As concretely as I can: one talk this month, two questions in it, "Do you want to marry at all?" and "Do you want to with me, in the next years?" and then half a year. If you\'re single, the weekly place and two friends who know you\'re looking for keeps.',
    ),
    meaning: t(
      'In plain words: no chart has the date. Two people make it, by saying what they want, and you can begin with that today.',
    ),
    verdict: t(
      "Whether you will, I lean yes: most people who want to, do, many later than they thought. When, I can't say either way. And whether it's this person, only the two of you can.",
    ),
    say: t(
      '"I\'d like to be married one day, and I think about it with you. Do you think about it too?" Not during a quarrel, not as a test. And then wait; a good answer may need a night.',
    ),
    refused: t(
      "Then ask what kind of no it is: not now, not ever, or not with me. They're three different answers. With the first you can wait until a date you choose. With the others you'd be waiting for something you've been told won't come.",
    ),
    fails: t(
      "Then you'll have loved and not married, which is sad and not the end. And a wedding that doesn't happen is better than one you talked somebody into.",
    ),
    more: t(
      'One thing people ask too late: what marriage means to the other one. Party, papers, children, safety, God? Ask for that first. Quite often the no is about the party and not about you.',
    ),
    valence: t(
      "Neither. Wanting it isn't needy and not having it yet isn't failing. It's one plain wish, and it gets easier when it's been said.",
    ),
    good: t(
      "Yes: the wish can be said in one sentence, and you needn't wait for a year in the stars to do it. People remember that talk as frightening beforehand and a relief afterward.",
    ),
    bad: t(
      "One thing: waiting in silence. It's the one way in which years go by without anybody having decided anything.",
    ),
    chart: t(
      "No, a chart doesn't have weddings in it. Old books look at Venus, Jupiter and the seventh house for times when one commits more easily, and nobody has shown that people marry more often in them.",
    ),
    scared: t(
      "Of never being chosen? That's the sore spot under this question, mostly. You're not late and you're not unchosen; it takes one person, and one talk. Who of your friends could you tell that tonight?",
    ),
    sad: t(
      "I'm sorry. It's hard to watch the others and wait. You don't have to be glad for everyone this week. Tell one person who won't give you advice how much you'd like it.",
    ),
    late: t(
      "No. People marry at forty, at sixty, and a good many for the first time. What shrinks with the years is only the number of people you'd say yes to.",
    ),
    fault: t(
      'No. Being married is no prize for being good, just look around at who is. It takes a meeting and a talk, and part of that is luck.',
    ),
    who: t(
      "A name or a face I can't see. If there's someone in your mind, the question isn't whether I see it but whether you two have said it.",
    ),
    longing: t(
      'Then say that first, it\'s the best beginning for this talk: "I love you, and I\'d like to be married to you one day." Everything else can be worked out.',
    ),
    unsure: t(
      "Then don't ask for a ring yet, ask yourself: an ordinary Tuesday in ten years, is this person at the table? Go by the first picture.",
    ),
    tried: t(
      "Then it's been said, and what counts is what came after. If half a year later nothing has moved, ask for a plain yes or no. You may want to know.",
    ),
  },
  also: [
    [
      /^(?:but |so )*(?:is|could) (?:he|she|they|it) (?:be )?(?:really )?(?:the one|my husband|my wife|my future husband|my future wife|who i will marry|the person i will marry)$/u,
      {
        text: "I can't tell you that; it isn't in a chart. Look at four things: is {they} kind when tired, can you disagree and stay safe, do you want the same next ten years, and has {they} ever spoken of a future with you in it? Three yeses, and I'd have the talk.",
      },
    ],
    ...signTold,
  ],
};

/** Whether a partner is faithful. */
export const FAITHFUL: Thread = {
  id: 'faithful',
  families: ['other-person-secret', 'trust-jealous', 'cheated-on'],
  of: /\b(?:cheat\w*|affair|faithful|unfaithful|jealous|trust|other woman|another woman|another man|someone else|lying|lies|phone|hides?|secret\w*|suspicious|behind my back)\b/u,
  says: {
    why: t(
      "Because a verdict on somebody I can't see would be invented, and you'd have to live on it. What you've seen yourself is better evidence than anything in the sky.",
    ),
    really: t(
      'Yes. Nobody can see it from outside, and whoever tells you so for money is guessing with your life. What you noticed is real, though, and a good reason to ask.',
    ),
    source: t(
      "I don't know what {they} {does}; I can't. What I say is what helps people in this spot: facts with dates, one question in daylight, and then looking at how it's answered.",
    ),
    when: t(
      "Soon, in daylight, on an evening when neither of you has to go anywhere, and sober. Within this week; a suspicion that's kept longer begins to see signs everywhere.",
    ),
    length: t(
      "Two weeks after you've asked are enough. By then things have opened up, phone, plans, talks, or closed further. You'd know which.",
    ),
    do: t(
      "Write down what you really saw or heard, with dates, and leave out what you only pictured. Pick one thing from it and ask {them} about just that, calmly. Don't search the phone; half a story found at night hurts and explains nothing. And tell one friend, so you aren't alone with it.",
    ),
    specific: t(
      'Then step by step: tonight the list, facts only. Tomorrow or the day after, one quiet hour, one fact, one question: "This doesn\'t add up for me. What am I missing?" Say nothing more until {they} {has} answered. A week later look at what has changed.',
    ),
    meaning: t(
      'I mean that neither of us can know it, but you can ask. How somebody answers a calm question tells you a lot: with time and an explanation, or with anger at the question.',
    ),
    verdict: t(
      "I won't say yes or no to that; it could be wrong, and it would be your life. To asking I lean yes, this week.",
    ),
    say: t(
      '"I\'ve noticed that you turn your phone away lately, and it makes me imagine things. Is there something I should know?" One fact, no accusation, and then silence. If you get anger: "I asked kindly. I\'d like to try again tomorrow."',
    ),
    refused: t(
      "A denial can be true; watch what comes with it. Somebody honest mostly wants you to be calm again and offers something, a look, a plan, time. If there's only anger and the hiding goes on, believe that. And don't lose yourself in proofs; \"I can't trust this anymore\" is reason enough to change something.",
    ),
    fails: t(
      "Then you'll know something painful, and you'll get through it with people around you. Nothing has to be decided on that day. A friend's sofa, a bag, sleep, and after that the questions.",
    ),
    more: t(
      "One more thing: look at what your body does with it. If you've slept badly for weeks and check what you never used to check, you need the talk for your own sake, whatever the truth is. Living in doubt is a harm too.",
    ),
    valence: t(
      "One hidden phone is not a sign of anything; a new habit of hiding is worth a sentence. It's a good deal less bad once it's been said.",
    ),
    bad: t(
      "What I'd take seriously: new secrecy together with less time, less touch and more irritation. Any one of them alone has a hundred harmless reasons.",
    ),
    chart: t(
      "No, no chart shows cheating, not yours and not {their} own. Please don't let anyone read it out of one for you.",
    ),
    scared: t(
      "I can understand that; you'd be asking about the ground you stand on. Do it with a friend who knows the hour and is free afterward. And if you're afraid of {them}, of what {they} might do, don't ask alone; the help page has people for that.",
    ),
    sad: t(
      "That wears a person out, more than a clear bad answer would. You don't have to solve it tonight. Sleep somewhere you feel at ease, talk to one person who's on your side, and set the talk for a day this week, so it has an end.",
    ),
    fault: t(
      "No. If {they} {is} unfaithful, that's {their} decision, whatever there was to complain about between you. And if it's fear, you're not crazy for noticing that something has changed.",
    ),
    longing: t(
      "Of course you do, that's why it hurts so. Loving {them} doesn't mean you have to live without an answer. Ask for that reason.",
    ),
    unsure: t(
      "Then don't judge yet. For one week write down only what you see, no guesses. On Sunday look: is it one odd evening or a pattern?",
    ),
    tried: t(
      "You've asked, so what did you get: an explanation that fits, or anger and fog? If it fits, let it count and watch the next weeks. If it's fog, say that you can't live with fog, and give it a date.",
    ),
  },
  also: [
    [
      /^how (?:do|can|could|would) i (?:find (?:it |this )?out|know(?: for sure)?|be sure|catch (?:him|her|them)|prove it|tell)(?: .{0,20})?$/u,
      {
        text: "By asking about one thing you really noticed, in daylight, and then watching how it's answered. Spying finds half a story and costs you your footing. Write down what changed and since when, choose a quiet evening, one sentence, then silence. If things open up afterward, good. If they close further, you have your answer without any proof.",
      },
    ],
  ],
};

/** Whether and when there will be children. */
export const CHILDREN: Thread = {
  id: 'children',
  families: ['baby-decision', 'trying-to-conceive'],
  of: /\b(?:will i|will we|when (?:will|do) i|am i going to|pregnant|trying|conceive|ivf)\b/u,
  says: {
    why: t(
      "Because it isn't written anywhere, and a guess about this would weigh too much. Bodies decide it, and doctors can tell you real chances. I'd rather be honest with you than comforting for a week.",
    ),
    really: t(
      "Yes, really. I can't see it, and neither can anyone who says they do. What you can know is what a doctor finds, and that's more than any chart has.",
    ),
    source: t(
      "I don't know anything about your body, and no chart does. What I say is what's usual: months for most, longer than a year for many, and a check for both after a year, or after half a year from thirty-five on.",
    ),
    when: t(
      "I can't give you a time, and I won't invent one; it matters too much. A doctor who knows your tests can say what chances there are per year and what would make sense next. Ask for it in plain numbers.",
    ),
    length: t(
      'For many couples it takes some months, for a good number more than a year, and lots of those still get there. After a year of trying, or half a year from thirty-five on, a check for both of you is the usual step.',
    ),
    better: t(
      "The waiting gets easier when it isn't the only thing in the month. Keep something of your own in every week. And if it's been long, a doctor can turn waiting into a plan.",
    ),
    do: t(
      "Two things. If you've been trying for about a year, or half a year from thirty-five on, book a check for both, together. And protect a part of your life from it: one evening a week when nobody mentions it, and one person who may ask how it's going.",
    ),
    specific: t(
      'More exact than this only a doctor can be. Take a page along: since when you\'ve been trying, your cycle, illnesses, what you both take. Ask: "What are our chances in the next year, and what would you do next?"',
    ),
    meaning: t(
      "In plain words: I can't see children in a chart and won't pretend to. For chances, a doctor; for the waiting, people who are on your side.",
    ),
    verdict: t(
      "I can't say yes or no to that, and I'm sorry, because I know you'd like one. Nobody can see it. A doctor can tell you your chances, and that's the nearest there is.",
    ),
    say: t(
      'To each other: "I\'m sad about it this month, and I don\'t need it fixed. Just hold me." To those who ask: "We\'ll tell you when there\'s something to tell." To a doctor: "We\'d like both of us checked."',
    ),
    fails: t(
      "Then it would be a real grief, and you'd be allowed to treat it as one. There are several ways after that, and you wouldn't have to know today which is yours. For now it's only this month.",
    ),
    more: t(
      "What many find hardest is that it takes over everything else. Agree with each other on days without it, no calendar, no counting. It isn't giving up, it's keeping the two of you in one piece.",
    ),
    valence: t(
      "It's neither a good nor a bad sign. It takes longer for many people than anyone tells you, because hardly anybody talks about it.",
    ),
    chart: t(
      "No. There's no placement for it, whatever people say about the fifth house, and nothing in your chart stands against it. Please don't let anyone read that out of it.",
    ),
    scared: t(
      "Of course you are; it's one of the biggest wishes there is, and not in your hands. You don't have to be brave about it every day. Tell one person how scared you are. And let a doctor look, so that at least part of it becomes something one can know.",
    ),
    sad: t(
      "I'm so sorry. Hope and disappointment, month by month, is a grief that hardly anyone sees. You don't have to be sensible about it tonight. Be with the person you share it with, or with one who doesn't give advice.",
    ),
    late: t(
      "That's a question for a doctor, since it depends on the body and not on a number alone. Ask for a check and for plain figures; they're often less dark than what one reads at night.",
    ),
    fault: t(
      "No, it isn't your fault. Not stress, not something you did or ate, not a thought. Bodies are like this, and as often as not the reason lies with the other side or is never found. If someone makes you feel guilty, they're wrong.",
    ),
    unsure: t(
      "You don't have to know. Live one week as if the answer were yes and one as if it were no, and write down each evening which felt more like you.",
    ),
    tried: t(
      "Then you've done a lot already, and I'm sorry it hasn't brought what you hoped. If both of you have been checked, ask what the next step would be. If not yet, that would be it.",
    ),
  },
  also: [
    [
      /^we (?:have been|are|were|started)(?: \w+)? trying\b.{0,30}$/u,
      {
        text: "That's a long time to hope every month, and I'm sorry it's taking so long. Longer than a year isn't rare, and many still get there. At about a year, or at half a year from thirty-five on, it's usual to have both of you checked, and it's kinder to know. How are the two of you with it?",
      },
    ],
  ],
};
