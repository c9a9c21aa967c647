/** A kind of advice that people say no to: how they name it, and how a passage gives it. */
export interface AdviceKind {
  readonly id: string;
  /** How a user names it, in plain words. */
  readonly named: RegExp;
  /** How it stands in an answer. */
  readonly given: RegExp;
  /** How it is said back: "I'll leave out {noun}." */
  readonly noun: string;
  /** How it is said that the user has done it, where "You've tried {noun}" is not. */
  readonly done?: string;
  /** Another way that fits any story, where the subject has none left. */
  readonly instead: string;
}

const QUOTED = String.raw`["“][^"”]{14,}["”]`;

export const ADVICE_KINDS: readonly AdviceKind[] = [
  {
    id: 'talk',
    named:
      /\b(?:talk(?:ed|ing|s)?(?! therapy)|communicat\w+|conversations?|sit(?:ting)? down with|spoke|speak(?:ing)?|spoken|bring(?:ing)? it up|brought it up|(?:tell|told|telling|ask|asked|asking|confront\w*|text(?:ed|ing)?|call(?:ed|ing)?|say(?:ing)? (?:it|something) to) (?:him|her|them|my \w+))\b/u,
    given: new RegExp(
      String.raw`${QUOTED}|\b(?:[Tt]alk|[Tt]alking|[Tt]ell (?:him|her|them|your|each|one|the)|[Aa]sk (?:him|her|them|your|for)|[Ss]ay(?:ing)?|[Bb]ring (?:it|this) up|as a wish|[Ss]peak(?:ing)?|[Cc]onversation|[Oo]ne (?:honest |plain )?(?:line|sentence))\b`,
      'u',
    ),
    noun: 'the talking',
    done: "You've done the talking",
    instead:
      "What's left when words are used up is what you do. Pick the one part of it that you carry alone, and stop carrying it for two weeks, without a speech. Then watch what happens in the gap. If the gap gets filled, the words did land, only late. If it stays empty, you know something that ten more talks wouldn't have told you, and you can plan with it.",
  },
  {
    id: 'therapy',
    named: /\b(?:therap\w+|counsell?\w+|psycholog\w+|psychiatr\w+|shrink|professional help)\b/u,
    given: /\b(?:[Tt]herap\w+|[Cc]ounsell?\w+|[Pp]sycholog\w+|professional)\b/u,
    noun: 'counseling',
    instead:
      "Then make it smaller than that, and at home. Take one moment in the week where it always goes wrong, and change only that one: another hour, another room, fewer people, a fixed end. Keep the rest as it is. After three weeks you can see if it moved, and you needn't explain yourself to anybody in an armchair.",
  },
  {
    id: 'write',
    named:
      /\b(?:journal\w*|writ(?:e|ing) (?:it|things?|this|that|stuff|everything)? ?(?:down|out)|writing|lists?|pros and cons|diary|notebook|letter)\b/u,
    given:
      /\b(?:[Ww]rite|[Ww]riting|[Ww]ritten|[Ll]ists?|[Nn]otes?|[Nn]otebook|on paper|one page|[Jj]ournal\w*|[Dd]iary|[Ll]etter)\b/u,
    noun: 'the writing',
    instead:
      "Then do it with your feet instead of a pen. Try the thing once in a small, cheap version: one evening, one visit, one day as if it were decided. You'll notice more in that day than in a month of thinking, and you'll notice it in your shoulders first. Which small version could you have this week?",
  },
  {
    id: 'breathe',
    named: /\b(?:breath\w*|meditat\w*|mindful\w*|yoga|grounding)\b/u,
    given: /\b(?:[Bb]reath\w*|[Mm]editat\w*|[Mm]indful\w*|[Yy]oga|five things)\b/u,
    noun: 'the breathing',
    instead:
      "Give your hands something instead: cold water on the wrists, a heavy blanket, dishes, a walk around the block at a pace that makes talking hard. A worked-up body listens to tasks better than to instructions. And move one thing out of tomorrow today, so that there's less to be worked up about.",
  },
  {
    id: 'doctor',
    named: /\b(?:doctors?|gp|physician|blood ?(?:work|tests?)|checked out|check ?up|specialist)\b/u,
    given: /\b(?:[Dd]octors?|GP|[Cc]linic|[Cc]heck-?up|[Pp]harmac\w+)\b/u,
    noun: 'the doctor',
    done: "You've had it looked at",
    instead:
      "Good that it's been looked at. Then go through the plain things one at a time, a week each: when you stop for the day, what you take on after six, how much daylight you get before noon, who takes without giving back. Change only one at a time, or you won't know which one it was.",
  },
  {
    id: 'wait',
    named:
      /\b(?:wait(?:ing)?|patient|patience|give (?:it|him|her|them) (?:some )?time|time heals)\b/u,
    given:
      /\b(?:[Ww]ait\w*|[Pp]atien\w+|[Gg]ive (?:it|him|her|them) (?:a|some|time|two|three)|[Ss]leep on|in a (?:week|month)|(?:two|three|a few|another) (?:days|weeks|months?)|for (?:a|another) (?:week|month))\b/u,
    noun: 'the waiting',
    instead:
      "Then put an end to it yourself, in a small way, today. Choose the one step that needs nobody's permission, and do it before you go to bed. It needn't be the right step; it only has to be yours. Waiting feels like being decided about, and one act of your own takes most of that away.",
  },
  {
    id: 'leave',
    named:
      /\b(?:leav(?:e|ing) (?:him|her|them|it)|break(?:ing)? up|divorc\w*|dump\w*|walk(?:ing)? away|end(?:ing)? it)\b/u,
    given:
      /\b(?:[Ll]eave|[Ll]eaving|[Bb]reak(?:ing)? up|[Dd]ivorc\w+|[Ww]alk away|[Ee]nd it|[Ss]eparat\w+)\b/u,
    noun: 'leaving',
    instead:
      "Staying, then, and staying on purpose is a plan of its own. Choose the one thing that has to change for it to be worth it, and the day you'll look at it again. Everything else you let be for that long. Staying without such a thing is only waiting.",
  },
  {
    id: 'exercise',
    named:
      /\b(?:gym|exercise|exercising|work(?:ing)? out|sports?|jog\w*|running|(?:go(?:ing)? for )?(?:a )?walks?|walking)\b/u,
    given: /\b(?:[Gg]ym|[Ee]xercise|[Ss]port|[Jj]og\w*|[Ww]alks?|[Ww]alking|[Ss]wim\w*)\b/u,
    noun: 'exercise',
    instead:
      "Then change who's around and not what you do with your legs. Spend one evening this week with somebody who makes you laugh and doesn't know the story, and don't tell it. An evening where it isn't the subject does more than it sounds like.",
  },
  {
    id: 'sky',
    named:
      /\b(?:planets?|astrolog\w*|stars|zodiac|horoscopes?|charts?|moon|mercury|venus|saturn|retrogrades?|signs)\b/u,
    given:
      /\b(?:[Pp]lanets?|[Aa]strolog\w+|[Zz]odiac|[Hh]oroscope|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|[Rr]etrograde|[Cc]hart|[Ss]ky|books? (?:offer|say))\b/u,
    noun: 'the planets',
    instead:
      "Plainly, then: pick the day by what's going on around it. A morning beats a late afternoon, the middle of the week beats its edges, and right after something went well beats everything. Prepare it the evening before, and don't move it once it's set.",
  },
  {
    id: 'lawyer',
    named:
      /\b(?:lawyers?|attorneys?|solicitors?|legal|court|sue|suing|tenants? (?:association|union|advice))\b/u,
    given:
      /\b(?:[Ll]awyer|[Aa]ttorney|[Ss]olicitor|[Ll]egal|[Cc]ourt|[Tt]enants'|advice (?:office|service|line))/u,
    noun: 'lawyers',
    instead:
      "Then use what costs nothing: everything in writing, short and polite, with dates. State what you can do and what you can't in one paragraph, make one offer, and ask for an answer by a day. People give more to a calm letter that's easy to say yes to than to a threat, and you keep a record at the same time.",
  },
  {
    id: 'friends',
    named: /\b(?:(?:my|a|some|more) friends?|call someone|reach(?:ing)? out|confide\w*)\b/u,
    given: /\b(?:[Ff]riends?|[Cc]all (?:one|some)|[Ss]omeone who|one person)\b/u,
    noun: 'friends',
    instead:
      'On your own, then, and that\'s fair; not everything wants company. Give it an hour and a place: the same chair, the same hour, door closed, and in that hour you may think about nothing else. Outside of it you send the thought back with "later". It\'s a strange trick, and it works better than trying not to think.',
  },
  {
    id: 'report',
    named: /\b(?:hr|union|report(?:ing)? (?:him|her|it|them)|complain(?:ing)?|complaint)\b/u,
    given: /\b(?:HR|[Uu]nion|[Rr]eport|[Cc]omplain\w*)\b/u,
    noun: 'HR',
    instead:
      "Then make yourself less dependent on that one person. Be seen by others: one project with another team, one message a week that shows your work to more than one pair of eyes, one contact outside. It's slower than a complaint, and it leaves you better off however it goes.",
  },
  {
    id: 'apps',
    named: /\b(?:(?:dating )?apps?|tinder|hinge|bumble|online dating)\b/u,
    given: /\b(?:[Aa]pps?|[Pp]rofile|[Ss]wip\w+|online)\b/u,
    noun: 'the apps',
    instead:
      "In person, then. Pick one place where the same people come back every week, a class, a choir, a climbing hall, a volunteer shift, and go six times before you judge it. People start to like each other around the fourth time they see each other. And tell two friends that you'd like to be introduced.",
  },
  {
    id: 'quit',
    named:
      /\b(?:quit(?:ting)?(?! drinking| smoking)|(?:find|look for|get) (?:a|another|a new|something) (?:job|else)|new job|resign\w*|cv)\b/u,
    given:
      /\b(?:[Qq]uit|[Aa]nother job|new job|CV|[Rr]esign\w*|[Ll]ook elsewhere|[Aa]ppl(?:y|ications?))\b/u,
    noun: 'quitting',
    instead:
      "Staying, then. So shrink it: choose the one hour of the week that costs you most there, and change something about that hour, who's in it, how long it lasts, what you bring. And put something after work that belongs only to you, on a fixed day, so that the job isn't the biggest thing in the week.",
  },
  {
    id: 'forgive',
    named: /\b(?:forgiv\w+|let(?:ting)? (?:it )?go|mov(?:e|ing) on|get(?:ting)? over it)\b/u,
    given: /\b(?:[Ff]orgiv\w+|[Ll]et (?:it )?go|[Mm]ove on|[Ll]etting go)\b/u,
    noun: 'letting go',
    instead:
      "You don't have to let go of anything. Keep it, and give it a fence: a place where it's allowed, and days it isn't invited to. You can be angry about it for the rest of your life and still have a good Saturday. Start with the Saturday.",
  },
  {
    id: 'apologize',
    named: /\b(?:apologi[sz]\w*|say(?:ing)? sorry|said sorry)\b/u,
    given: /\b(?:[Aa]pologi[sz]\w*|[Ss]orry)\b/u,
    noun: 'apologizing',
    instead:
      "Then no more words on that side; more of them only make it smaller. Do one thing that puts a bit of it right, without pointing at it, and then be normal. Most people can't answer a second apology, but they notice who turned up.",
  },
  {
    id: 'group',
    named: /\b(?:aa|alcoholics anonymous|support groups?|group therapy|meetings)\b/u,
    given: /\b(?:AA|[Gg]roups?|[Mm]eetings?|anonymous)\b/u,
    noun: 'groups',
    instead:
      "It goes without a group too. Set one rule that's easy to see, such as nothing at home and nothing on weekdays, and put something in the hour when you'd usually do it, because that hour is the real opponent. Tell one person, so that it exists outside your head. And your doctor can help quietly, one to one; with daily drinking please ask there before you stop, since stopping at once can be dangerous.",
  },
  {
    id: 'phone',
    named:
      /\b(?:phone (?:away|off|down)|screen time|put(?:ting)? (?:my|the) phone|social media|detox)\b/u,
    given: /\b(?:[Pp]hone|[Ss]creen|[Ss]croll\w*|[Mm]ute\w*|[Oo]ffline)\b/u,
    noun: 'the phone',
    instead:
      'Keep the phone, then, and change the hour before it. Whatever you do between supper and bed decides the night more than the screen does: dimmer light, the same order of things every evening, the argument or the email an hour earlier or tomorrow.',
  },
];
