/** What is said outside the families. */
export const REPLY_LINES = {
  /** After an answer whose reading is likely and not sure. */
  takingAs: "I took this to be about {label}. If it isn't, tell me.",
  corrected: 'Got it.',
  /** Before words to say that begin with a quotation. */
  wordsToUse: 'You could put it like this:',
  misread: 'Ah, I went the wrong way there.',
  unsure: 'I\'m not sure I\'m reading this right: "{quote}" Is it one of these?',
  /** The same where nothing was asked: a story, a joke, a hard day. */
  unsureTold:
    '"{quote}" I heard that, and I\'d rather ask than talk past it. Do you want to tell me more, or is it one of these?',
  unsureTender:
    '"{quote}" That isn\'t a small thing to write down. Tell me more if you like, I\'m listening; or is it one of these?',
  unsureFunny:
    '"{quote}" That made me smile, and I\'m not sure what you\'d like from me with it. One of these, or just company?',
  /** Nothing comes near what was told. */
  onlyHeard: '"{quote}" I heard that. Tell me what goes with it, or pick what would help.',
  onlyHeardUnquoted: 'I heard that. Tell me what goes with it, or pick what would help.',
  /** The same for what was told as a joke. */
  onlySmiled: '"{quote}" That made me smile. Is there more to it, or did it just need telling?',
  /** Nothing comes near what was asked: ways of helping are offered beside it. */
  unsureWays:
    'I\'m not sure how to take this one: "{quote}" Tell me a bit more, or let me try one of these.',
  /** To a tap on "just listen". */
  listening:
    "I'm listening. Tell it in any order, the unfair bits too; I won't hand you a to-do list.",
  unsureUnquoted: "I'm not sure I'm reading this right. Is it one of these?",
  unsureAgain:
    "I don't have a good answer to that, and I'd rather say so than guess. The closest I can do:",
  outside:
    "That one's outside what I know. I do charts, dates, numbers, and everyday advice on love, work and family. What's going on with you?",
  /** After the answers to the other questions of a message. */
  unquotedQuestion: 'And the other question:',
  nothingToFear:
    "No. A card, a number or a sign is a picture for what's going on, and it makes nothing happen. If it touched a real worry, ask me about that one.",
  unclearAmongOthers:
    "For that one I'd need a little more from you: what it's about, and what you'd like to come of it.",
  toldAmongOthers: "I don't want to skip that one. Tell me a little more, and I'll go into it.",
  whichFirst:
    'First whatever gets worse or dearer by waiting, then what has a date, then the rest. One call or message today for the first, and a day of its own for each of the others; none of them has to be solved tonight.',
  somethingElse: 'Okay. Say it again in your own words, as plainly as you like.',
  whyNothing:
    'That one rests on no planet. It was plain advice, the kind a friend would give, so take it or leave it.',
  whyReceipts: "Here's what it rests on.",
  whyClosing:
    'The positions are computed and you can check them anywhere. What people make of them is tradition, and nobody has shown that it works.',
  whyPairClosing: "That's what tradition makes of it; nobody has shown that it decides anything.",
  noCause:
    "An astrologer would say that it fits; nobody has shown that it causes anything. Take it as a way to describe yourself. The reasons are more likely in your history, your sleep and who you've had to be for others.",
  neitherGoodNorBad:
    'Neither. It says where something shows, and people do well and badly with every version of it. Nothing in a chart is a sentence on you. What made you wonder?',
  saidAll:
    "That's all I have on it, and I'd rather not say it twice. Ask me from another side, or tell me what has changed.",
  yes: 'Good. Tell me more about it, if you like.',
  no: 'Okay, then we leave that. What else is on your mind?',
  fine: "Okay. I'm here if something else comes up.",
  neverMind: "No problem. I'm here if it comes back.",
  onlyThatDay:
    "If it's the only day they have, take it: a day that happens beats a better one that doesn't.",
  nothingToFollow: "I've lost the thread. What would you like to know?",
  /** Before an answer from a birth that was typed in the chat, and after it. */
  typedBirth: 'Going by the birth you typed here, {birth}:',
  keepBirth: 'To use it from now on, save it under Profile, Edit Profile.',
  next: 'Next one: {label}.',
  /** Before an earlier question that is answered again. */
  earlier: "You're right, back to that one.",
  /** To an hour of birth without its place. */
  hourNeedsPlace:
    "{hour}, good. For the rising sign I need the place as well, so type the date, the time and the city in one line, and I'll work it out.",
  /** Before an outlook for another person that was asked about one part of life. */
  theirArea: 'For {area} a {sign} Sun is read like this: {read}',
  /** Before the same question about another person. */
  about: 'About {who}, then.',
  /** To "the second one" of two options. */
  leaning:
    "So it's {option} you're leaning toward, and you said that without a reason in front of it, which counts for something. Before you settle it, name the one thing that could still stop you and find that out this week. If it holds, take {option} and don't reopen it for a month.",
  /** To "so should i take …" of one of two options. */
  leanToAsked:
    "My lean is yes, toward {option}: of the two, that's the one you ask about by name, and people mostly ask about the one they hope for. It should hold on an ordinary Tuesday as well, so check three things first: the money, the hours, and who'd be around you there. If one of them is a clear no, take the other and don't look back.",
  /** The same of two small things; {told} is what the user told since. */
  leanToSmall:
    "I'd say yes, {option}. You ask about it by name, and people mostly ask about the one they hope for. Picture one ordinary week with it; if nothing in that week speaks against it, stop weighing and do it.",
  leanToSmallTold:
    "I'd say {option}, yes. Hold it once against what you told me, that {told}. If it still fits with that in mind, it's settled and you can stop weighing.",
  leaningUnnamed:
    "Then you're half decided, and that's worth noticing. Name the one thing that could still stop you, find that out this week, and if it holds, go with that one and don't reopen it for a month. What's the thing?",
  /** To "so you're saying …" about a person. */
  notSaying:
    "I'm not saying that. I can't see into {them}, so it would be a guess, and you'd be stuck with it.",
  /** To "so you're saying …" about anything else. */
  inShort: 'Not quite. It comes down to this.',
  whatISay: 'What I did say comes to this.',
  /** To "is that good or bad" after anything but a look-up; what was said follows in short. */
  notByItself: 'Not by itself. It depends on what you do with it.',
  neitherCard:
    "Neither. No card is good or bad by itself: {card} is read as {word}, and whether that's welcome depends on what you asked.",
  neitherNumber:
    'Neither. No number is better than another; tradition gives each an easy side and a tiresome one, and the sum itself is only arithmetic.',
  /** To "upright" after a card. */
  uprightCard: '{card} upright, the way I draw it: {line}',
  reversalNote: "It's a custom of some readers; I draw every card upright.",
  whyCard:
    'Chance alone. The shuffle is made from you, the day and the question, so the same question gets the same card until tomorrow, and the card knows nothing about you.',
  /** Before a sentence of ours that the user asks about. */
  iWrote: 'I wrote: "{sentence}"',
  inPlainWords: 'In plain words:',
  notFound: "I can't find that in what I wrote here. Copy me the sentence and I'll put it plainly.",
  /** Before advice on the story, where the words that the user asks about are not ours. */
  comesDownTo: 'I put that badly. What it comes down to for you:',
  /** Before a look-up for another person, in words that speak to that person. */
  forOther: "For {who}, born {birth}, as I'd say it to {them}:",
  needsTheirBirth:
    "For {who} I need a birth date: day, month and year. Type it here and I'll do the same for {them}.",
  /** To "when" about something that has no known date. */
  noDate: "I can't put a date on that, and I'd be making one up.",
  /** To "how long does it last" about anything but the sky. */
  noLength:
    'Nobody can give you a length, and it rarely goes in a straight line: it gets lighter in patches, mostly before you notice.',
  goingOn: 'Okay, so not that.',
  goOnYes: 'Good, then one more thing.',
  /** To "so which" of two options. */
  takeOption:
    "My lean: {option}, because {reason}. It's a lean, so overrule it if your stomach dropped.",
  whyOption: 'Because {reason}. If the other one makes you happier, that beats my reason.',
  /** To "so which" where the two were not named. */
  anyOption:
    "My lean: the one that's easier to undo, as long as you could live with it on an ordinary week. If both can be undone, the one you were hoping I'd say.",
  noRanking:
    "I won't rank two people. The charts only say how you'd rub along with each. Pick by who you're more yourself with on an ordinary evening.",
  noPerson:
    "I can't see a name or a face, and nobody can from a chart. What you can look at is who's already around and glad to hear from you.",
  howAreYou:
    "All quiet here; I'm a program, so no moods. What would you like to look at: a person, a decision, a date, or just the day?",
  /** To a name that is told later. */
  toldName: '{name}, then.',
  /** Before an answer for another day, in words that speak of today. */
  asInThatYear: 'For {year}, told as if it had just begun:',
  asOnThatDay: 'For {day}, told as if it were that day already:',
  /** To "so yes or no" about what another person feels or does. */
  noVerdict:
    "Neither from me: I can't see into {them}, and a yes I made up would be worth nothing.",
  noLean: "I don't give a yes or a no on that one. It belongs with someone who can see the papers.",
  /** To "why" after a dream. */
  whyDream:
    'Nobody knows for sure why a dream picks its picture. The likeliest account is a plain one: asleep, your mind goes over what stirred you that day and takes the nearest strong image for it. So ask what you felt in it, and where you last felt that awake.',
  /** To a bare number after "will i get any …". */
  thatMany:
    "{number} {things}, then. That answers the first question. What's the next one for you: which of them, or whether they're what you wanted?",
  /** After a detail that was put right; the last advice in short may follow. */
  stillHolds: 'The rest of what I said still holds with that.',
  stillHoldsThis: 'What I said still holds with that, in short:',
  /** Before what the subject says to a detail. */
  heardDetail: 'So {told}.',
  /** Before two births are compared. */
  twoSuns: 'Your Sun is in {own}, theirs in {theirs}.',
  /** To a birthday that is put right in a story. */
  correctedBirthday:
    '{date}, then, which makes it the Sun in {sign}. For your question that changes nothing: no sign decides it.',
  correctedBirthdayOf:
    '{date}, then, so {who} has the Sun in {sign}. For your question that changes nothing: no sign decides it, and what I said stands.',
  /** To "and for a man" after what a placement means. */
  sameForAll:
    "The same. A placement doesn't know whether it's in a man's chart or a woman's, and the old books that told them apart were describing manners of their time. What differs is how freely somebody was allowed to show it.",
  /** After the rising sign by another hour. */
  hourChanges:
    'What rests on the hour changes with it: rising sign, houses and the top of the chart, so set aside what I said from those. The planets in their signs and their angles to each other stay as they were.',
  /** After the Moon on days that were offered for a treatment. */
  doctorsDay: "Between the two days, though, let the doctors' reasons choose, and then your own.",
  /** To a detail that the user puts right; the answer with it follows. */
  correctedDetail: '{detail}, then.',
  /** The same where a whole sentence was put right. */
  putRight: 'Ah, got it, I had that wrong.',
  /** To "forget it", by what is said with it; {told} are the user's words. */
  droppedDone: "Even better, then it's done, and you didn't need me for it. How did it go?",
  droppedSettled: "Oh good, then that's settled. I'll drop it.",
  droppedNot: "All right, then we leave it. You don't owe that idea anything.",
  /** To "can we talk about something else". */
  otherTopic: "Sure. What's on your mind?",
  otherTopicNamed: "Of course. What's going on with {topic}?",
  /** To what the user says it is not; their words in second person. */
  struck: 'Okay, {denied}.',
  struckUnquoted: "Okay, I'll take that out.",
  /** The same where nothing else is known yet. */
  struckAsk: "What's the hardest part of it for you right now?",
  struckAskAbout: 'Then what is it about, if you had to say it in one line?',
  /** To advice that the user has followed already, or does not want; other advice follows. */
  triedAdvice: "{tried}, so I'll leave that out.",
  leftOutAdvice: "Okay, I'll leave out {advice}.",
  /** To "why" after advice that a planet only coloured. */
  whyAdvice: 'The advice itself is plain sense and rests on no planet.',
} as const;

/** Ways of helping that fit any subject, with the family that answers when one is tapped. */
export const HELP_LABELS = {
  verdict: { label: 'a yes or no', family: 'should-i' },
  words: { label: 'words to say', family: 'how-tell' },
  listen: { label: 'just listen', family: null },
} as const;

export const SOMETHING_ELSE = 'something else';
