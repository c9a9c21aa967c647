import type { ToldTone } from '../../../src/chat/tone/tones.ts';

/**
 * What is said to something told, by its tone: first the tone, then one thing that helps with it, at most one question.
 * `{it}` is a thing that the message names ("the boat"); a text with an empty slot is not said.
 */
export const TONE_LINES: Readonly<Record<ToldTone, readonly string[]>> = {
  hurt: [
    "Ouch. That would have stayed with me too, and longer than I'd admit. You don't have to decide yet whether it was meant that way; that it hurt is true either way. If you want to say it to {who}, one sentence is enough: \"That one hurt, and I'd rather tell you than carry it around.\"",
    "That's a real bruise, even if nobody else in the room noticed it happen. Please don't talk yourself out of it with \"it's nothing\". What was the worst of it: the thing itself, who it came from, or who was watching?",
    "I'm sorry. Nobody should have to swallow that and carry on as usual. You don't owe anybody a quick \"it's fine\" today. Tell it once, whole, to someone who'll be angry on your behalf; that can be me.",
    "No wonder if that's still going around in your head. Things like that are hard to put down, because part of you keeps writing the reply. So write it: the unfair version, the whole of it, here if you like. The fair version is easier to find afterward.",
    "That was unkind, whatever was behind it. It says something about that moment and nothing about what you're worth. Is it something you want to bring up, or something you want to be comforted about first?",
  ],
  lonely: [
    "That's a lonely thing to write down, and I'm glad you didn't keep it to yourself. It isn't a verdict on how likeable you are; people are careless with plans and rarely notice who's missing. One small thing for this week: ask one person for something with an hour on it, \"coffee Thursday at five?\", because \"we should meet\" never happens.",
    "Being around people and not in their thoughts has its own kind of cold. I won't tell you to just put yourself out there. Who's the one person with whom it's easiest, even if it's been a while? Send them something that needs no answer: a picture, a memory, a silly link.",
    "I hear that, and it's allowed to hurt even when nobody meant it. Evenings like that get a bit shorter with somewhere you're expected: a class, a shift, the same café at the same hour. Start with the smallest one. What did company last feel like when it felt right?",
    "Nobody should have to be that good at their own company. I'm a program, so I can't sit across from you, but I can listen to the small stuff nobody asked about. What happened today, the boring version?",
  ],
  grieving: [
    "I'm so sorry. The small things are where it gets you, because nobody warns you about those. There's nothing you have to do with it, and no date by which it should be lighter. If you'd like to tell me about them, I'd like to hear it.",
    "That's love with nowhere to put it down. You're not doing it wrong, and you're not behind. Let today be as long as it is; something warm to drink and one person who knows what day it is will do for now.",
    "I'm sorry. Some habits go on after the person they were for, and they aren't silly, they're faithful. Keep the ones that comfort you for as long as they do. What's one thing about them you'd want somebody to know?",
    "Oh, that hurts to read, and it must hurt more to live with. I won't say anything clever about time. You can tell me the ordinary things, what they laughed at, what they always said; those deserve saying too.",
  ],
  worn: [
    "That's a lot, and you've clearly been carrying it on an empty tank. Nothing needs solving tonight. Take one thing off tomorrow's list, the one that would annoy the fewest people, and be in bed an hour sooner than is respectable.",
    "You sound worn right through. I'd lower the bar for today as far as it goes: food, water, lights out. The rest can be late. What's the one thing on you right now that somebody else could do, even badly?",
    "Some days are just to be got through, and this sounds like one. You don't have to be grateful for it or learn anything from it. Shoes off, something warm, and no decisions after nine.",
    "Then let's not make it a project. When everything's gray and heavy, the smallest kind thing counts double: a shower, five minutes of daylight, a message that only says \"long week, how's yours\". If it stays like this for a couple of weeks, tell a doctor; that's ordinary and it helps.",
    "Anybody would be tired after that. People tend to ask how it went and hardly ever how you are. So I'm asking: what was the hardest hour of it?",
  ],
  disappointed: [
    "Oh no. That's a proper letdown, and I won't hurry you to the bright side. Give it tonight: be cross, eat something good, tell one person who knew how much you wanted it. The what-next question will still be there tomorrow, and you'll be smarter by then.",
    "I'm sorry, you'd put real hope into that. It hurts in proportion to how much you tried, which is a terrible reward for trying. When you can stand to look, find the one thing you'd do differently, and leave the rest of it alone.",
    "That's rotten luck, or bad judgment on someone's part, and it's no verdict on you. Don't write any big conclusions today; they come out wrong on days like this. Was it the thing itself you wanted most, or what it would have changed?",
    "Damn. You got close enough to picture it, and that's what makes it sting. Keep whatever you made or learned on the way; it's still yours. Then one small next step on a date of your choosing, not tonight.",
  ],
  angry: [
    "No, that's not okay, and you're not overreacting. Before you do anything with it, write down what happened, with the date and who was there; it calms the head and it's worth gold later. Then decide which you want: an apology, your stuff or money back, or for it never to happen again. Each of those starts with a different sentence.",
    "I'd be fuming too. What gets me is how normal they seem to think it is. Say it once, in one line without adjectives: \"This isn't all right with me. I'd like it put right by Friday.\" Short is much harder to argue with than right.",
    "The nerve. You're allowed to be properly angry about that before being reasonable. Walk it off first, twenty minutes, fast. Then tell me: what would actually make it fair again?",
    'That\'s unfair, plain and simple, and I can hear the steam. Don\'t answer while your ears are hot. Sleep on it, then ask one question in writing, "How was this decided?", and let them do the explaining for once.',
  ],
  funny: [
    "I'm sorry, {it}? I need a moment. This is the kind of thing that's infuriating on the day and gets told at every family dinner for the next thirty years. Start practicing the telling now; it's too good to waste.",
    "I laughed, and then I felt for you, in that order. There's no advice for this; there's only making sure it's told well. What was said in the ten seconds after?",
    "You can't make this up, and honestly nobody would dare to. I'm on your side, I'd just like to keep hearing about it. What happened next?",
    "Officially, I'm outraged on your behalf. Unofficially, that's magnificent. Keep evidence, take a picture, and bring it up at a wedding someday.",
    "Of course. Why would anything be normal. I'd put {it} on the list of things that will be funny by Christmas, and allow yourself a solid week of muttering until then.",
    'That deserves a dramatic sigh and a witness, so consider it witnessed. Is there a plan, or are we just going to stand here shaking our heads together?',
  ],
  embarrassed: [
    "Oh no. Oh, I felt that in my shoulders. Here's the mercy of it: everybody who saw it was mostly relieved that it wasn't them, and by next week they'll be busy with their own. If it comes up, one line ends it: \"Yes, that was me, I do requests.\"",
    "Ah, the kind that wakes you up at three in the morning for a month. It's also the kind people like you more for. Tell it first, yourself, as a story; then it's yours and nobody else's.",
    "You're alive, your ears will cool down, and someone in that place went home feeling better about themselves thanks to you. A public service, really. How did you get out of it?",
    "I'd have wanted the floor to open too. People remember the ten seconds after, and how you carried yourself, far more than the thing. So next time you see them: head up, one grin, and on with it.",
  ],
  glad: [
    "YES. That's wonderful, and I'm so glad you came to say it. Don't hurry past it: what was the very first thing you did when you knew?",
    "Look at that! Let it be as big as it is for once, and don't make it smaller. Tell somebody tonight who'll make a proper fuss. What's the best bit of it?",
    "That just made my day, as far as a program has days. I hope you're grinning at strangers. Who gets to hear about it next?",
    "I'm beaming, or whatever a program does instead. Do one small thing to mark it, cake counts, a silly dance counts. Which moment of it would you keep?",
    "Oh, this is lovely. Properly lovely. I'd like the full version with all the details: how did it feel, right then?",
    "Now that's good news. Let it be good for a whole evening before anyone asks what's next. Which part still makes you smile when you think of it?",
  ],
  touched: [
    "Oh, that's lovely. Small and huge at the same time. Some people just do the kind thing and walk off, and you noticed, which is the other half of it.",
    "I'm keeping that one. It's the sort of moment that's over in a minute and stays for years. What went through you just then?",
    "That got me, as far as anything can. Write it down somewhere before it fades; you'll want it on a gray day. Did you get to say anything back?",
    "What a thing to be given on an ordinary day. Nothing to add from me, I'd only spoil it. Thank you for telling me.",
  ],
  giddy: [
    "AAAH. Okay. Sit down, breathe, and tell me everything in the right order. How's your face?",
    'Oh, I love this for you. No analysis from me, no "be careful", just enjoy being ridiculous for an evening. What was the exact moment?',
    "Stop it, that's adorable. You're going to replay it about four hundred times and I fully support that. What happens next?",
    'I can hear you grinning from here. Let it be as big as it feels tonight; sensible can have its turn tomorrow. Who are you telling first?',
  ],
  relieved: [
    "Oh, thank goodness. You can put your shoulders down now. It takes the body a day or two to believe it, so if you're suddenly tired or weepy, that's the tension leaving. What's the first nice thing you'll do with all that room in your head?",
    "Phew. You can almost hear the knot come undone. Sleep in, eat something you actually like, and don't plan a thing until tomorrow. Who gets to breathe out with you?",
    "That's such good news. Now it can simply be over. Give it a proper ending: say it aloud to someone, or mark it with something good to eat.",
    "I'm really glad. The strange hour afterward, when you don't know what to do with yourself, is part of it. Just let it be quiet. How are you now?",
  ],
  easy: [
    'That sounds just right. No notes. Stay in it as long as it lasts.',
    "I like that picture; thanks for letting me look over your shoulder. Not every evening has to be about something. What's the best thing in view from where you are?",
    "Then I won't disturb it with wisdom. Enjoy it, all the way to the bottom of the cup. I'm here if anything comes up.",
    "Lovely. That's what people mean when they say they'd like a quiet day and then never take one. Anything on your mind in the middle of all that peace, or just saying hello?",
  ],
  worried: [
    "That's an anxious kind of waiting, and I can't see how it turns out, so I won't pretend. What I'd do is split it: the one thing that's in your hands today, do that, and write down the hour when you'll know more. Until then your only job is to be kind to your nerves. What exactly are you most afraid of hearing?",
    "I can see why that sits in your stomach. The mind fills a gap with the worst version, and it's usually a poor guess. If there's a question you could simply ask someone, ask it today, in one line. If there isn't, get out of the house for half an hour and take somebody's voice with you.",
    "Of course you're on edge. It's because it matters, and no amount of picturing it will prepare you better than a decent night. Set the things out tonight that you'll need, then close it for today. Who'll be the first to hear, whichever way it goes?",
    "Not knowing is its own kind of tired. You may worry about it, fifteen minutes at a time, with a clock. Outside of those, anything with your hands: dishes, dough, a drawer. Want to tell me what you'd do if it went badly? It's often less foggy once it has a plan.",
  ],
  guilty: [
    "That one's sitting heavily, I can tell, and people who don't care don't write things like that down. What's done can't be undone, but most of it can be answered for: one plain sorry, without a \"but\" and without asking to be let off. If there's something to repair, offer that instead of more words.",
    "You're being harder on yourself than you'd be on a friend who told you the same. Be exact about it: what was yours in it, and what wasn't? For your part, one honest sentence to whoever it touched: \"I've been thinking about it, and I'm sorry.\" Then do the next thing differently, and let that count.",
    "It takes something to say that without dressing it up. A bad moment isn't the whole of you. What would make it a little more right, this week?",
    "Guilt is useful for about one action and then it only makes noise. So pick the action: say it, fix it, pay it, or if none of that's possible, do right by the next one. Which is still open to you?",
  ],
  envious: [
    "That's a very human little stab, and you're allowed to feel it and still be a decent person. Envy is mostly a badly drawn map of something you'd like. Which bit exactly would you take if you could have just one?",
    "Being glad for people while it burns is hard work. You don't have to be happy for anybody on the same day. Mute what needs muting for a week, and do one small thing for your own version of it.",
    "It does sting when somebody gets handed the thing you've been standing in line for. Nobody's taken it from you, even if it feels that way at midnight. What would be the first inch toward yours?",
    'You only see their finished picture, and you see all of your own mess, so the comparison was rigged from the start. Still hurts, I know. Say it to one friend who can laugh about it with you: "I\'m green, give me ten minutes."',
  ],
  bored: [
    "Right, an emergency. Pick a number: one, message the funniest person you've lost touch with; two, cook something from whatever's about to expire; three, go out and come back with a thing that's blue. Which is it?",
    "Boredom's just energy with nowhere to sit. Give it twenty minutes of something slightly stupid: rearrange a shelf by color, learn one card trick, find out what your street was called a hundred years ago.",
    'I could draw you a card, look at your chart, or argue with you about the best kind of potato. Your move.',
    "The dull hours are when people used to invent things. Or dig up the old photos, pick the worst one, and send it to whoever's in it.",
  ],
  torn: [
    "A real fork, then, and both sides have something good on them, or it wouldn't be hard. A way to settle it by tonight: write one evening of next year for each, hour by hour, dull parts included. Read both aloud. The one you'd be sad not to live is the one.",
    "No wonder you go back and forth; you'd lose something either way. So ask it the other way round: which loss could you still be at peace with in five years? If you can't tell, take the one that could be undone.",
    "Somebody will be let down either way, and that isn't your doing. Toss a coin, honestly. Not to obey it, but to catch what you hope for while it's in the air. Then sleep on that, and tell the people it touches before the weekend.",
    'It sounds as if one of them is what you want and the other is what you owe, and only you know which is which. Say each out loud as if it were decided: "I\'m doing it." Where do you breathe out?',
  ],
  puzzled: [
    "That would have me puzzled too. I can't see into {who}, and neither can anyone you'd ask, so every theory will be half made of your own hopes and fears. The shortest way is a light question: \"I noticed something's different lately. Is it me, or is it just a lot right now?\" And then look at what's done, more than at what's said.",
    "Two messages at once, and you're left doing the decoding. You don't have to. Go by what's happened three times, and let the rest be weather. What would you like it to mean?",
    'Strange, yes. There may be a reason that has nothing to do with you, and there may be one that does; from here nobody can tell. Give it a week without testing or hinting, then ask straight out, once, in a good moment.',
    "Hm. That's the kind of thing you could turn over all night and end up exactly where you started. Ask plainly and kindly, and take the answer at face value the first time. What's stopped you from asking so far?",
  ],
  wistful: [
    "That's a big quiet thing, the kind there's no card for. Something ended that had a lot of you in it, and it's fine if you're sad and fine at once. Take something small from it, a photo, a key, a sentence, and keep it where you'll see it. What will you miss that nobody else would think of?",
    "There's a lump in that, even when it's the right time. It doesn't mean anything went wrong; it means it was good, or long, or yours. Let yourself look back for an evening without being useful.",
    "Funny how the last time of something never looks like much while it's happening. I'm glad you marked it, even if it's only here. Who else was there for all of it? They might like to hear from you today.",
    "So that's a chapter closed, and you were there to see it. I'd raise a glass to it rather than tidy it away. Which day of it would you go back to, if you could have one?",
  ],
  bright: [
    "Oh, that's a good one. Thank you for telling me, I'd like more of those. What made it special for you?",
    "That makes me happy to read. Keep hold of it a little, the good bits slip by so fast. Who'd enjoy hearing it?",
    "How nice. I've nothing wise to add, and it doesn't need it. What was the best part?",
    "I'm glad. A day with that in it can't be all bad. Tell me how it went from the start, if you feel like it.",
  ],
  heavy: [
    "That sounds hard, and I'd rather not talk over it with advice that wasn't asked for. You can tell me the rest in any order. What's the part that weighs most?",
    "I'm sorry it's like that right now. You don't have to sort it before you say it. Would it help more to find words for someone, to work out a next step, or just to have it heard?",
    "That isn't nothing. Whatever you feel about it is allowed, also if it's several things at once. For tonight, one kind thing for yourself, and the big questions can wait until you've slept.",
    "Thank you for saying it as it is. I don't know enough yet to be any use, and I won't guess. What happened just before that, and what would make tomorrow a bit easier?",
  ],
  plain: [
    "Okay, I'm with you so far. I can't tell from here whether that's a good thing or a sore one, and I'd rather ask than get it wrong. How did it leave you?",
    "I've read that twice, and I'd rather ask than hand you a speech that doesn't fit. Which part of it would you like to talk about?",
    'Go on, I want to hear how that ends. What did you make of it?',
    'Thanks for telling me, as it is and without the tidy ending. Which bit of it stays with you?',
    "I'd like to hear that properly. What happened before, and where does it leave you now?",
  ],
};
