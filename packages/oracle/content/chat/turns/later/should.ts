import type { Turn, TurnPassage } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|then|or|hm+|maybe|yes|yeah|wait|now|anyway|also|really|like) )*`;
const ASKS = String.raw`(?:should|i should|shall|do|can|could|must|do you think|would it help|is it (?:ok|okay|worth|smart|a good idea|better)|would you)(?: (?:i|we|to|if i|that i|should|have to|need to|just|even|still|maybe|really|then|also|at least|go and|try to|try and))*`;
const ENDS = String.raw`(?: (?:then|now|first|again|or not|or what|tonight|today|tomorrow|myself|instead|at all|anyway|though|about it|about this|about that|soon|directly|straight|again or not|or just (?:leave it|stop|wait|let it go|ignore it)|or (?:leave it|stop|wait|let it go|ignore it)|for (?:him|her|them|me|this|it)|you think|in person|alone|too|or is (?:it|that) (?:weird|too much|stupid|creepy|desperate|rude|too late)|or would (?:it|that) be \w+))*`;
const THEM = String.raw`(?:him|her|them|my \w+(?: \w+)?|the \w+|someone|somebody|anyone|everyone|people|mum|mom|dad|(?:his|her|our|their) \w+)`;

const should = (
  id: string,
  deed: string,
  passages: readonly TurnPassage[],
  after?: RegExp,
): Turn => ({
  id: `later-should-${id}`,
  said: new RegExp(`^${LEADS}${ASKS} (?:${deed})${ENDS}$`, 'u'),
  ...(after === undefined ? { yields: true } : { after }),
  passages,
});

const one = (text: string): readonly TurnPassage[] => [{ text }];

const CHILD = /\b(?:son|daughter|kid|child|teenager|boy|girl|teen|stepson|stepdaughter)\b/u;

/** A deed that is asked about in the middle of a story: which way to lean, and how it could be done. */
export const SHOULD_TURNS: readonly Turn[] = [
  should(
    'tutor',
    String.raw`(?:get|find|hire|pay for|look for) (?:an? |some |him a |her a |them a |a private )?(?:tutor|tutoring|extra (?:help|lessons)|lessons|coach)`,
    [
      {
        of: CHILD,
        text: "Yes, I'd try one, an hour a week for two months, ideally someone young and patient. Ask the teacher first where the gap begins, so that the tutor starts there. And tell {them|your child} it's help and no punishment; the evenings at home can then be for something nicer.",
      },
      {
        text: "Yes, I'd try it for a few weeks: one hour, one clear gap. It's cheaper than another round of the same, and you'll know quickly whether it helps.",
      },
    ],
  ),
  should(
    'therapy',
    String.raw`(?:see|go to|get|find|try|talk to|start) (?:an? |some |the |seeing an? )?(?:therap\w+|counsell?\w*|psycholog\w+|couples? \w+|help|professional(?: help)?|doctor|gp)`,
    one(
      "Yes, I'd do that. You don't have to be in a bad enough state first; being stuck or tired of it is reason enough. Make one call this week, and say what you said to me in the first sentence.",
    ),
  ),
  should(
    'talk',
    String.raw`(?:talk (?:to|with) ${THEM}|speak (?:to|with) ${THEM}|say something(?: to ${THEM})?|bring it up(?: (?:to|with) ${THEM})?|mention it(?: to ${THEM})?|confront ${THEM}|ask ${THEM}(?: about (?:it|this|that)| what is (?:wrong|up|going on)| why)?|have (?:a|the) talk(?: with ${THEM})?|tell ${THEM} (?:how i feel|what i think|that it (?:hurts?|bothers me)|it (?:hurts?|bothers me)))`,
    [
      {
        of: /\b(?:promot\w+|coworker|colleague|at work|team ?mate|work friend)\b/u,
        text: 'Yes, over a coffee and not by message: "You\'ve seemed a bit off since my news, and I like you too much to guess. Is something up?" Then let {them} talk. If it\'s envy or worry about what changes, you don\'t have to shrink; "I\'d like us to stay us" is enough.',
      },
      {
        of: /\b(?:boss|manager|supervisor)\b/u,
        text: 'Yes, once, in private and with one concrete example: "When this happened on Monday, I couldn\'t do my work well. Could we do it this way instead?" A wish is easier to answer than a complaint. Note the date afterward.',
      },
      {
        of: CHILD,
        text: "Yes, but beside something else, in the car or while cooking, and with fewer questions than you'd like: \"I've noticed, and I'm not angry. I'd like to understand.\" Then wait longer than is comfortable.",
      },
      {
        of: /\b(?:boyfriend|girlfriend|husband|wife|partner|bf|gf|fianc\w+)\b/u,
        text: "Yes, say it, once and at a calm hour; going silent and hoping it's noticed mostly isn't. One example and one wish: \"I'd like you to plan the next one. It would mean a lot to me.\" Then leave room for {them} to do it {their} way.",
      },
      {
        of: /\b(?:friend|bestie|mate)\b/u,
        text: 'Yes, once and kindly, and say the good part first: "I like us, so I\'d rather say it: that hurt me. Was it meant like that?" You\'ll know more from the next five minutes than from another month of guessing.',
      },
      {
        text: "Yes, I'd say it, once, calmly, and soon: what happened, how it was for you, and one wish. If it goes badly, you've lost an awkward ten minutes; if you don't, you carry it on.",
      },
    ],
  ),
  should(
    'apologise',
    String.raw`(?:apologi[sz]e(?: (?:to ${THEM}|first))*|say (?:i am )?sorry(?: to ${THEM}| first)*)`,
    one(
      'Yes, for your part of it, and without a "but" behind it: "I\'m sorry I said that. You didn\'t deserve it." It doesn\'t make the rest your fault, and somebody has to go first.',
    ),
  ),
  should(
    'forgive',
    String.raw`(?:forgive ${THEM}|give (?:him|her|them|it|us) (?:another|a second|one more|a last) (?:chance|try)|take (?:him|her|them) back|go back(?: to ${THEM})?|get back (?:together|with ${THEM}))`,
    one(
      "Not yet, I'd say, and not on words. Look for what's different in deeds over a few weeks: said without being asked, and kept when it's inconvenient. If you see that, a second chance is no weakness. If you only hear it, no.",
    ),
  ),
  should(
    'leave-them',
    String.raw`(?:leave (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf))|break up(?: with ${THEM})?|end (?:it|things)(?: with ${THEM})?|dump (?:him|her|them)|divorce (?:him|her|them)|move on(?: from ${THEM})?)`,
    [
      {
        of: /\b(?:lying|lied|lies|cheat\w*|story|texts?|phone|instagram|caught)\b/u,
        text: "Not on this alone, I'd say; first hear it from {them}, today and in person: \"You told me one thing and I saw another. What's true?\" If you get an honest answer, you can decide with facts. If you get anger or a third version, I'd lean toward going.",
      },
      {
        text: "Only you can decide that, and here's my lean: say plainly what would have to change, give it a date you keep to yourself, and go if nothing has moved by then. If you're staying mainly because leaving is frightening, that's worth knowing too. And if you're ever afraid of {them}, don't wait for the date.",
      },
    ],
  ),
  should(
    'block',
    String.raw`(?:block (?:him|her|them|my ex)|unfollow ${THEM}|delete (?:his|her|their) (?:number|pics?|photos?)|mute (?:him|her|them)|remove (?:him|her|them))`,
    one(
      "Yes, if you keep looking and it hurts each time. It isn't a punishment for {them}, it's a rest for you, and it can be undone. Mute first if blocking feels too loud.",
    ),
  ),
  should(
    'text',
    String.raw`(?:text|message|call|write(?: to)?|contact|reach out to|reply to|answer) ${THEM}(?: back| first)*`,
    [
      {
        of: /\bmy ex\b|\bbroke up\b|\bno contact\b|\bblocked\b/u,
        text: "I'd wait. Write it in your notes tonight, and look at it at noon in three days: if you could live with no answer, send two lines; if you couldn't, don't.",
      },
      {
        of: /\b(?:fight|argu\w+|mad at|angry)\b/u,
        text: "Yes, one short message, with your half only: \"I don't like how that went. I'm sorry for my part. Can we talk when you're ready?\" Then leave the next word to {them}.",
      },
      {
        text: "Yes, once, short and easy to answer, and then leave it alone. If nothing comes in a week, that's information and you've lost nothing.",
      },
    ],
  ),
  should(
    'wait',
    String.raw`(?:wait(?: (?:for (?:him|her|them|it)|a bit|and see|longer|it out))*|be patient|give (?:it|him|her|them) (?:more |some )?time)`,
    one(
      'Wait, with an end date. Pick a day in two or three weeks, do nothing until then, and act on that day whatever your mood says. Waiting without a date is what wears people out.',
    ),
  ),
  should(
    'go',
    String.raw`(?:go(?: (?:there|to (?:it|the \w+)|and see (?:him|her|them)|alone))*|attend|show up|accept (?:the invitation|the invite)|say yes)`,
    [
      {
        of: /\bmy ex\b/u,
        text: "If you go, go for an hour, in daylight, with your own way home. I lean yes only if you could bear hearing nothing new, and no if you're secretly hoping for the old days.",
      },
      {
        text: "Yes, for an hour, with your own way home; you can always leave early, and you can't go afterward. If your stomach says no at the thought of one particular person there, a warm no with a card is fine too.",
      },
    ],
  ),
  should(
    'visit',
    String.raw`(?:visit ${THEM}|go (?:and )?(?:see|visit) ${THEM}|invite ${THEM}(?: over)?)`,
    one(
      "Yes, and it isn't weird: ask first, with a date that's easy to move, \"I'd love to see you. Would the second weekend in January work?\" The answer tells you how things stand better than another month of silence does.",
    ),
  ),
  should(
    'say-no',
    String.raw`(?:say no|refuse|decline|turn (?:it|him|her|them) down|cancel|not go|skip it|stay (?:at )?home)`,
    one(
      'Yes, if a yes would only be to keep the peace. Say it early and without a made-up reason: "I can\'t this time, and I hope it\'s lovely." A clear no is forgotten in a week.',
    ),
  ),
  should(
    'tell-parent-secret',
    String.raw`(?:tell|ask|confront) ${THEM}(?: (?:that|we know|i know|about it|we found out|what (?:i|we) (?:know|found)))*`,
    one(
      "Yes, in the end, because a family that all know and nobody says is harder to live in. Not by message and not at a feast: the two of you, at {their} kitchen table, and with a question instead of a charge: \"We know. We're not here to judge, we'd like to hear it from you.\" Take a few weeks for yourselves first; it's your news too.",
    ),
    /\b(?:dna|not (?:our|my) (?:real |biological )?(?:dad|father|mother)|isnt our dad|half (?:sister|brother)|adopted|secret child)\b/u,
  ),
  should(
    'reschedule',
    String.raw`(?:reschedule|suggest (?:another|a new) (?:day|date)|ask (?:him|her|them) (?:for )?(?:another|a new) (?:day|date))`,
    one(
      'Let {them} do it, I\'d say: the one who cancels names the next day. Answer once, "No problem, tell me when suits you", and leave it there. If a day comes back within a week, go; if not, you\'ve saved an evening.',
    ),
  ),
  should(
    'sign',
    String.raw`(?:sign(?: it| the \w+)?|agree(?: to it)?|accept(?: it| the \w+)?|take (?:it|the (?:job|offer|deal|money))|do it)`,
    [
      {
        of: /\b(?:contract|lease|agreement|papers?|deal)\b/u,
        text: "Only after you've read it when you're rested, and someone who knows such papers has too. If there's a line you don't understand or a rush you didn't make, wait; anyone honest can wait three days.",
      },
    ],
    /\b(?:contract|lease|agreement|papers?|deal)\b/u,
  ),
  should(
    'make-them',
    String.raw`(?:make (?:him|her|them) (?:go back|apologi[sz]e|pay|return it|say sorry)(?: (?:it|and \w+(?: \w+)?|to the \w+))*)`,
    one(
      "Yes, and go along: {they} return{s} or pay{s} it and say{s} one sentence, \"I took this, and I'm sorry\", while you stand beside {them} and don't make the speech. It's over in five minutes and teaches more than a month without a phone. Afterward ask what was going on, without a cross-examination.",
    ),
    /\b(?:steal\w*|stole|shoplift\w*|broke|took|hit|bull\w+)\b/u,
  ),
  should(
    'tell',
    String.raw`(?:tell ${THEM}(?: (?:the truth|everything|that|it|about it|we know|i know|i knew|we found out|what (?:i|we) (?:know|saw|found)))*|be honest(?: with ${THEM})?|come clean|admit it)`,
    one(
      "Yes, I lean toward telling, yourself and before somebody else does. Begin with the sentence itself and no long run-up, then stop and let {them} react. What you owe is the truth; how {they} take{s} it isn't in your hands.",
    ),
  ),
  should(
    'ignore',
    String.raw`(?:ignore (?:it|him|her|them|that)|let it go|leave it(?: alone)?|do nothing|forget (?:it|about it)|drop it|just stop|pretend (?:nothing|it))`,
    one(
      'Once, yes; the third time, no. If it was a single clumsy moment, let it pass. If it keeps happening or you keep thinking about it, say one plain sentence instead, because ignored things mostly grow.',
    ),
  ),
  should(
    'report',
    String.raw`(?:report (?:it|him|her|them|this)|go to hr|call the (?:police|council|landlord)|complain|tell (?:hr|the (?:school|teacher|council|landlord)))`,
    one(
      "Yes, if it's happened more than once and you've asked for it to stop. Write down dates and what was said first, keep it factual, and ask what happens next and by when.",
    ),
  ),
];

/** "is that stupid", "was that too much": a verdict on the person's own deed, by what it was. */
export const JUDGED_TURNS: readonly Turn[] = [
  {
    id: 'later-is-it-stupid',
    said: new RegExp(
      `^${LEADS}(?:is (?:that|it|this)|am i|was (?:that|it|this)|would (?:that|it) be)(?: (?:too|just|really|so|kind of|a bit|being|totally))* (?:stupid|dumb|crazy|mad|insane|too late|too old|silly|unrealistic|a (?:bad|stupid|crazy) idea|naive|weird)(?: of me| at my age| or not| to do| to want)*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:stud(?:y|ying)|school|degree|college|university|uni|course|ged|retrain\w*|apprentice\w*)\b/u,
        text: "No, not stupid at all, and not too late: you'd be that age in a few years anyway, with or without the degree. What decides it is duller: the fees, the hours a week, and what it lets you do afterward. Look up those three this week, and talk to one person who started at your age.",
      },
      {
        of: /\b(?:career|job|quit|business|bakery|shop|move|moving|abroad|travel)\b/u,
        text: "No. It's only risky where it can't be undone, so make the first step small: a trial, a course, a visit, a few months of costs put aside. If it still pulls you then, it wasn't a mood.",
      },
      {
        of: /\b(?:love|crush|ex|miss|like (?:him|her)|text\w*|wait\w*)\b/u,
        text: "No. Feelings don't ask whether they're sensible, and you've hurt nobody by having them. What you do with them is the part you choose, and that can wait for a calm day.",
      },
    ],
  },
  {
    id: 'later-too-harsh',
    said: new RegExp(
      `^${LEADS}(?:is (?:that|it)|was (?:that|it|i)|am i|did i)(?: (?:being|a bit|really|just))* (?:too (?:much|harsh|strict|hard|mean|far|soft)|harsh|mean|unfair|wrong|overreact(?:ing)?|over the top|out of line|go too far)(?: of me| with (?:him|her|them)| or not)*$`,
      'u',
    ),
    after:
      /\b(?:took (?:his|her|their|the) (?:phone|ipad|xbox|playstation|laptop|console)|grounded|punish\w*|sent (?:him|her) to)\b/u,
    passages: [
      {
        text: "No, a consequence is fair; it only needs an end. Say for how long, three days or a week, and what it's for, and give it back on the day you said. Then have the talk without the phone as a weapon: why, how often, with whom. That talk does more than the punishment.",
      },
    ],
  },
];
