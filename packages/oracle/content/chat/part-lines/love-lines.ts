import { line, PARTNER, type PartLine } from './part-line.ts';

/** Short answers about love, dates and those who left. */
export const LOVE_LINES: readonly PartLine[] = [
  line(
    '(?:is|was) (?:he|she|this guy|this man|this woman|this girl|my (?:boyfriend|girlfriend|partner|fiance|fiancee)) (?:really |actually )?(?:the one|my (?:soulmate|person|endgame|forever)|meant for me)\\b',
    "No chart can stamp that on anyone, and I won't either. What you can look at: are you more yourself with them or less, does a fight end in repair, and would you want the ordinary Tuesdays? Three yeses count for more than a sign.",
  ),
  line(
    '(?:is|was) (?:he|she|it|this) (?:my |a )?(?:twin flame|karmic|soulmate|soul mate)\\b',
    "Neither word is something a chart can confirm, and both make pain sound like a plan. Drop the label and look at what you had: if it was love, both of you could say so in daylight, and it didn't have to hurt to count.",
  ),
  line(
    '(?:and )?(?:if (?:yes|so|he is|she is|they are),? )?(?:with (?:who|whom)|who with|who is it(?: with)?)(?: (?:is it|then))?$',
    "I can't see that, and a name from me would be invented and could ruin somebody's week. If there's something real, it comes out by one calm question to the person you're with, about one thing you saw.",
  ),
  line(
    'if not (?:him|her|them|this one)(?: then)?,? (?:who|then who)',
    'Nobody I could name; no chart holds a face. Whoever it is will most likely come through a friend, a job or something you do every week, and be easier to talk to than you expected.',
  ),
  line(
    'who(?: is|s| will be)? (?:going to be )?(?:my (?:soulmate|soul mate|future (?:husband|wife|partner|spouse)|true love|next (?:boyfriend|girlfriend|partner))|the (?:love of my life|one for me))',
    "I don't get a name or a face, sadly, and anyone who gives you one is making it up. What you can decide already is what they're like: kind when tired, on time when it matters, and somebody who laughs at the same things.",
  ),
  line(
    'how (?:will|does|would) (?:he|she|they|my (?:soulmate|future (?:husband|wife|partner))) look|what (?:will|does) (?:he|she|they) look like',
    "No idea, and the sky has none either; charts don't do hair or height. It's the one part of this where being surprised is half the fun.",
  ),
  line(
    'where (?:will|do|can|would) (?:i|we) (?:meet|find) (?:him|her|them|my (?:soulmate|person|partner|husband|wife)|someone)',
    'No chart has the address. Most couples meet through friends, at work or study, at something they do every week, or on an app, so the best odds are wherever the same faces see you more than once.',
  ),
  line(
    '(?:is|will) (?:it|that|this) (?:be |happen )?(?:before|by|after) (?:i am |i turn )?(?:2\\d|3\\d|4\\d|5\\d)\\b',
    "I can't put an age on it; it takes another person, and they have a calendar too. People meet at every age, and the birthday itself changes nothing about the odds.",
  ),
  line(
    `when (?:will|are|do) (?:we|i|he|she) (?:going to )?(?:get |be )?(?:engaged|propose|proposing)`,
    'No chart has the date, because two people make it. You could find out more in one evening than I could in a year: "Do you see us getting engaged, and roughly when?" Ask it when nobody\'s tired.',
  ),
  line(
    'will (?:it|mine|my marriage|my wedding) be (?:a )?(?:love|arranged)\\b.*\\b(?:arranged|love)',
    "No chart can tell those two apart; it depends on who you meet and how much say you keep. Whichever way the introduction comes, keep the deciding for yourself: time alone to talk, the questions that matter to you, and a yes only when it's yours.",
  ),
  line(
    `(?:does|do) ${PARTNER} (?:really |actually |still |even )?love me$`,
    "I can't see into anyone's heart, so a yes from me would be worth nothing. Love shows, though: they make time, they remember small things, they're kind when you're no fun. Go by the last month and not by the best day.",
  ),
  line(
    `(?:does|do|did|is|will) (?:${PARTNER}|(?!my |the |your |anyone |everyone |people )\\w+)(?: \\w+){0,5} (?:still )?(?:think(?:ing)? (?:about|of)|miss(?:ing)?|remember) me\\b`,
    "I can't see into anyone's head, and a yes from me would be a guess you'd carry around. What counts is what reaches you: a message with a plan in it is something, silence is an answer of its own kind. Build the week on what you have.",
  ),
  line(
    '(?:does|do|is) (?:my crush|(?!my )\\w+) (?:\\w+ ){0,4}(?:like me|into me|have (?:a crush on|feelings for) me|fancy me)\\b',
    "I can't see inside them, but liking leaves traces: they start conversations without a reason, remember small things, and end up near you oddly often. If you've seen two of those, say hi first and stay a minute longer.",
  ),
  line(
    `why (?:did|does|has|would) ${PARTNER} (?:just |suddenly )?(?:block|unfollow|unfriend|remove|delete)`,
    "I can't know the reason, and there may not be a big one. People block to stop themselves from looking, because it hurts, or because they want quiet. Whatever it was, the message is the same for now: no contact. Leave that door alone and look after your own evenings.",
  ),
  line(
    `why (?:did|does) ${PARTNER} (?:just |suddenly )?(?:ghost|disappear|vanish|stop (?:texting|answering|replying|writing))`,
    "I can't see the reason. Mostly it's somebody dodging one awkward sentence, and it says more about how they leave than about what you're worth. You don't have to solve it to be done with it.",
  ),
  line(
    `(?:is there|does it mean (?:that )?there is|(?:does|has) (?:he|she)(?: already)? (?:have|has|got|found)|does it mean (?:that )?(?:he|she) (?:already )?has) (?:already )?(?:someone|somebody|another (?:woman|man|girl|guy)|anyone) ?(?:else|new|already)?`,
    "I can't know that, and I won't plant a picture in your head. It isn't proof by itself. If there's still a conversation between you, ask it straight, \"Is there someone already?\", and go by how it's answered. If there isn't, the answer wouldn't change what you need now.",
  ),
  line(
    `(?:will|would|is|are) ${PARTNER} (?:ever |going to |still )*(?:come back|return|get back (?:with|together)|want me back)`,
    "I can't know that; it's decided in somebody else's head. Some do, most don't, and waiting has a price that you pay alone. Live the next month as if it were a no, and you lose nothing if it isn't.",
  ),
  line(
    'why (?:did|has|is) (?:he|she|my ex) (?:come|coming|came|back|show|get in touch|text|write|message)\\b.*',
    "I can't see the reason, and it may be several: missing you, missing the comfort, a lonely month, a real change of mind. You'd know by what comes with it. Somebody who means it says what went wrong and what's different now, without being asked twice.",
  ),
  line(
    '(?:does|did|do) (?:he|she|they) (?:really |actually )?mean (?:it|that|this)$',
    "I can't tell from here, and words alone can't either. Give it two weeks and watch three things: does he or she turn up when it was promised, stay kind when you say no, and keep it up when nobody's watching?",
  ),
  line(
    'do i let (?:him|her|them|my ex) (?:see|meet|visit|hold) (?:the|my|our) (?:baby|kids?|child|children|son|daughter)\\b',
    "Your child's safety and yours come first: if there was ever fear, see nobody alone and talk to a family advice service before anything else. If there wasn't, start small and on your ground, an hour, someone you trust there, a fixed time. What you owe by law is worth one free legal call.",
  ),
  line(
    `(?:will|would|is) ${PARTNER} (?:going to )?(?:(?:wait for me|stay with me|stay together|come with me|follow me)\\b.*|stay(?: if i\\b.*)?$)`,
    "I can't see that; it hangs on what the two of you agree. So ask before you decide and not after: how often would we see each other, who pays for the trips, and by when do we look at it again? Whoever wants to make it work starts planning with you.",
  ),
  line(
    'should i (?:unblock|re-?follow) (?:him|her|them|my ex)\\b',
    "My lean: not yet. You blocked for a reason, and an open door mostly means checking it. Look again in a month; if it still feels right on a calm day, it'll keep.",
  ),
  line(
    'did i do (?:the )?right (?:thing )?(?:to|by|in) (?:block|leave|end|break|cut|say no)',
    "If you did it to get quiet, then yes: a boundary doesn't need anybody's approval, and missing someone doesn't prove it wrong. Leave it in place for a month and judge it then.",
  ),
  line(
    'is it (?:normal|weird|bad|sad|crazy|creepy|pathetic)(?: \\w+)? (?:to|that i|if i) (?:still |keep )?(?:check|look|checking|stalk|looking)\\b.*',
    "Very normal; nearly everyone looks somewhere after an ending. It does keep the wound open, though, so make it harder: mute, log out, hand the phone to a friend at night. You'll notice the difference within two weeks.",
  ),
  line(
    'why (?:does|do|did) (?:it|this|the breakup|love) (?:still )?hurts? (?:so|this|that) (?:much|bad|badly)|why does (?:it|this) hurt$',
    "Because you lost a person and a future at once, and a body takes that like a real injury: sleep, stomach, chest, all of it. It isn't a measure of how right it was. It eases in pieces, an hour first, then an evening.",
  ),
  line(
    'why (?:do|am) i (?:feel(?:ing)? )?(?:so much )?worse (?:now |than |right )',
    "Because the first weeks run on shock and other people's casseroles, and then it goes quiet and you notice what's really missing. Worse later is common, and it isn't going backward. Put one fixed thing into the hour that's hardest.",
  ),
  line(
    '(?:is there|will there be) (?:any |still |ever )*(?:love|someone|anyone|hope)(?: out there)?(?: coming)? (?:for me|left for me|in my future)\\b.*',
    "I can't promise a person, and nothing in a chart rules one out. Don't give up on love; give up on waiting for it at home, if anything. One ordinary evening a week where the same people see you does more than any forecast.",
  ),
  line(
    'is (?:he|she|my (?:boyfriend|girlfriend|crush)) (?:getting |already )?(?:bored (?:of|with) me|losing interest|over me)\\b',
    'One short message proves nothing; people type "haha" on the bus. Boredom looks different: no questions back, no plans, for weeks. Watch the next three exchanges and not the last one.',
  ),
  line(
    '(?:do|should) i (?:write|text|message|call) (?:again |first |her |him |them |back )*(?:or (?:do i )?(?:wait|leave it|not))',
    "Leave today empty, then write once, short and easy to answer: a question or a plan with a day in it. After that it's their turn, and two messages without an answer are enough.",
  ),
  line(
    '(?:is|was) my ex (?:really |just )?(?:a )?(?:narcissist|psychopath|sociopath|toxic)\\b.*',
    "A sign doesn't make anyone cruel, and I can't diagnose a man I've never met. You don't need the word anyway: if you got smaller and more careful next to them, that's reason enough to be glad it's \"ex.\"",
  ),
  line(
    'why do i (?:always |keep |only )*(?:go(?:ing)? for|fall(?:ing)? for|fancy|attract(?:ing)?|date|dating|choos\\w+|pick(?:ing)?|like|want|end up with)\\b.*',
    "Mostly because something about them felt like home the first time, and your eye has looked for it since. That's no fault. Write down the last three: what did they share besides the obvious, and which part of that was actually good for you?",
  ),
  line(
    'why do i (?:always )?(?:get|lose) (?:bored|interest)\\b.*',
    "Around three months the newness wears off, and what's left is a person with laundry. Some people take that for the end. Stay once, on purpose, four weeks past the point where you'd normally go, and see whether it's them or the quiet that bores you.",
  ),
  line(
    '(?:will|is) (?:my crush|he|she) (?:going to )?(?:be there|sit (?:next to|with|by|near|beside) me|talk to me|notice me|dance with me|ask me)\\b.*',
    "I can't see seating plans, sadly. You can help it along: be early, keep the place beside you free, and have one easy question ready. If it doesn't happen, there's the way back.",
  ),
  line(
    '(?:should|do) i go to (?:the |my |his |her )?(?:\\w+ ){0,5}if (?:he|she|they|my ex) (?:is|are|will be|comes?|goes|might be)\\b.*',
    "My lean: go, because it's your people too and one guest doesn't own the room. Know who you sit with, keep a way home of your own, and have one polite sentence ready for him or her. If you'd only go to be seen, give it a miss.",
  ),
  line(
    'how do we not (?:lose|forget|drift)\\b|how (?:do|can|will) we (?:stay close|keep (?:us|it|this|the love) (?:alive|going|together)|survive (?:the )?(?:distance|this))',
    "With habits and not with longing: one call a week that isn't about logistics, a dull photo a day, the next visit always booked. And an end date, even a rough one. Distance with a date is a stretch of road; without one it's weather.",
  ),
  line(
    'is (?:this|now|it) (?:really )?a (?:good|bad) (?:time|moment|phase|year|period) for (?:us|our (?:relationship|marriage|family))',
    'No sky decides that; a stretch like this is as good as the arrangements you make for it. Put the hard dates on one calendar, agree on who calls when, and plan something to look forward to in the middle of it.',
  ),
  line(
    '(?:what about|and) (?:the )?(?:sex|chemistry|intimacy|bed)\\b(?: life)?(?: between (?:them|us))?|which (?:one|sign|signs) (?:is|are) (?:the )?(?:best|worst) (?:in bed|lovers?|kissers?)|are (?:we|they) good in bed',
    "By the books Scorpio is intense, Taurus takes its time, Aries and Leo bring the fire, and Pisces the tenderness. In a real bed it's down to who listens and laughs, and no sign has a monopoly on that.",
  ),
  line(
    '(?:what|which) signs? (?:should|do) i (?:avoid|stay away from|not date)|what is my worst match',
    "By the books the hard ones are those three signs away from yours: different speeds, lots of friction, often plenty of spark. I wouldn't cross a twelfth of mankind off for it. The people to avoid are rude to waiters, and they come in all signs.",
  ),
  line(
    '(?:does|has) (?:it|this|that) (?:even |really |any )*(?:make |have )?(?:sense|a chance|a future|any sense)$',
    "It makes sense if you both come away from each other in a better mood than before; signs don't outvote that. Give it two more meetings in person and look again.",
  ),
  line(
    'was (?:that|it|this) (?:a )?(?:big |huge |stupid )?(?:mistake|wrong|dumb|too much)(?: of me)?$',
    "I wouldn't call it that. One thing said on the spot seldom decides anything, and you're allowed to think again: \"I've slept on it, and I see it differently now.\" A maybe can be taken back, and so can most yeses.",
  ),
  line(
    '(?:do|should) i (?:(?:stay (?:with|or leave)|leave(?: or stay with)?|break up with) (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|marriage))\\b.*|stay with (?!my |the |this |a )\\w+$|(?:stay or leave|leave or stay)$)',
    "I won't decide that for you. What sorts it: if it were exactly like this in five years, would you stay? And have you said in plain words what must change? If you haven't, say it this week, with a date. If you're afraid of them, skip all of it and get to somebody safe first.",
  ),
  line(
    '(?:if i (?:leave|go|stay|quit|do it)[\\w ]*)?will i (?:regret|be sorry for|miss) (?:it|this|him|her|them|leaving|staying)\\b',
    "You'd miss parts of it, whichever way you go; missing isn't the same as regretting. Regret mostly sticks to what was done in one angry night or never said aloud. Decide slowly, say it plainly, and write down your reasons now for the day you doubt.",
  ),
  line(
    '(?:should|do) i (?:check|look (?:at|through|in)|go through|read) (?:his|her|their) (?:phone|messages|texts|dms|email)\\b.* or (?:just )?(?:ask|talk|confront)\\b.*',
    "Ask. A phone shows you half a story and costs you the trust you'd need for the other half. One thing you saw, said calmly, \"Who's calling so late?\", and then watch how it's answered. Being shown something is an answer, and so is anger.",
  ),
  line(
    'do i (?:have to |need to |even )?tell (?:him|her|them)$',
    "If it touches them too, yes, but only once you know it yourself. Find out first, tell one person who's on your side, and then say it in one plain sentence on a day you chose.",
  ),
  line(
    '(?:do|should) i (?:go |fly |travel |drive )?(?:to |and |out to )?(?:see|visit|meet) (?:him|her)(?: in \\w+)?$',
    'My lean: yes, once, for a few days, with a return ticket and a bed of your own. Meet in daylight in a place full of people, tell a friend the address, and send nobody money before or after. Three ordinary days tell you more than eight months of nights on the phone.',
    /\b(?:talk|write|text|chat|met online|online|every night|app|call)\b/iu,
  ),
  line(
    `why (?:did|does|is|would|has) ${PARTNER} (?:hid(?:e|ing|den)|block(?:ed)?) me (?:in|on|from|off) (?:his|her|the|their)\\b.*|why (?:did|does|is) ${PARTNER} hid(?:e|ing) me\\b.*`,
    "I can't see the reason; it may be family, work, an ex, or a wish to keep things quiet. What's fair is to ask: \"I noticed I can't see that anymore. What's behind it?\" Being somebody's secret for long hurts, and you may say that you don't want to be one.",
  ),
  line(
    'will i (?:ever )?(?:find|meet|get) (?:true )?(?:love|someone|somebody|a (?:boyfriend|girlfriend|partner|husband|wife|man|woman))(?: (?:this|next|in|soon|by|before)\\b.*)?$',
    "I can't promise it, because it takes another person. What raises the odds is dull and it works: be where the same faces see you every week, say yes to one invitation you'd normally skip, and let your friends know that you're open to it.",
  ),
  line(
    '(?:when should (?:i|we)|should (?:i|we)) (?:marry|get married)\\b.*\\b(?:before|after)\\b.*',
    'No star sets the order. If you can choose, a first salary of your own before the wedding gives you a say in it afterward; if the right person is here and patient, the two can overlap. Tell your mother that the planets asked for two more questions first: when, and with whom.',
  ),
  line(
    'how (?:do|should|can|would) i (?:say|tell|bring) (?:it|this|that) to (?:him|her|them)$',
    'Kindly, with a laugh if there\'s one in it, and as your own wish: "I love you both, and I\'d like this bit to be ours. Can we try it for a week?" One change, one trial, no list of complaints.',
  ),
];
