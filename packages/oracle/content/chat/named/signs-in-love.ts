import type { SignId } from '@palm/astrology/vocabulary';

/** What the books say of a sign in love, by what is asked. */
export interface SignInLove {
  /** Fits after "wants". */
  readonly wants: string;
  readonly wins: string;
  readonly shows: string;
  readonly quiet: string;
  readonly fights: string;
}

export const SIGNS_IN_LOVE: Readonly<Record<SignId, SignInLove>> = {
  aries: {
    wants:
      'a straight answer, a bit of speed, and someone with plans of their own. Hints and tests bore an Aries',
    wins: "Ask first, choose something with movement in it, and say what you like. An Aries enjoys being challenged and can't stand being managed. Keep your own week full; half the fun is catching up with you.",
    shows:
      'An Aries who likes you makes it easy to see: plans, teasing, turning up at your door. If it takes detective work, the interest is probably small.',
    quiet:
      'By the book Aries goes quiet for one of two reasons: busy with something new, or angry and not proud of it. One short, direct line beats three careful ones: "Are we good? I\'d like to see you Friday."',
    fights:
      "It's loud, then it's over, and an Aries may not see why it isn't over for you. Wait until the voice is normal again, then name the one thing that still hurts. Leave the list at home; a list starts the fire again.",
  },
  taurus: {
    wants: 'calm, touch, good food, and a person who does on Thursday what they said on Monday',
    wins: "Slowly, and through the senses: cook together, sit close, smell nice, keep every small promise. A Taurus watches for a long time and then decides for good. Don't rush it and don't play hot and cold; to a Taurus that reads as unreliable, and that's that.",
    shows:
      'Look at the calendar and the plate. A Taurus who likes you feeds you, fixes things for you, and sees you on the same evening every week. Big words come late or never.',
    quiet:
      "A quiet Taurus is usually chewing on something, and won't be hurried. Say once what you noticed and that you're around: \"You've gone quiet. I'm here when you're ready to talk.\" Then give it days, with no pushing.",
    fights:
      'A Taurus takes long to get angry and longer to come down, and digs in when pushed. Leave it overnight. Come back with something warm, tea, a hand on the shoulder, and talk about one thing. Pressure makes it last a week.',
  },
  gemini: {
    wants: "somebody to talk to who is never boring, and who doesn't ask for a plan for ten years",
    wins: "With your mind. Tease, ask odd questions, send the thing you found at midnight, have an opinion and change it. A Gemini likes two people in you: the one they met and the one they didn't expect. Leave some things unsaid.",
    shows:
      "A Gemini who likes you keeps talking to you: messages at all hours, jokes that remember earlier jokes, your odd facts repeated to friends. When the chatter becomes real questions about you, it's getting serious.",
    quiet:
      "With a Gemini silence is often distraction and not a verdict, though it can be a way around a hard talk. Try one light line that's easy to answer. If two of those fall flat, ask straight, and take no answer as an answer.",
    fights:
      'A Gemini argues well and forgets fast, and may joke while you\'re still hurt. Say, "No jokes for five minutes, please," then one clear sentence. Writing works, too; many say the honest thing better in a message.',
  },
  cancer: {
    wants: 'to feel safe: someone who comes back, remembers, and is kind to family and animals',
    wins: 'Gently. Ask about home, remember the answers, cook or be cooked for, and be the same person every time. A Cancer tests the water for a long time; one careless joke at the wrong moment costs you a month. Show that you stay.',
    shows:
      "A Cancer who likes you takes care of you: did you eat, are you home, here's a jacket. Then you meet the family or see the old photos. That's a declaration, whatever is or isn't said.",
    quiet:
      "By the book a Cancer goes into the shell when hurt, sometimes over a thing you didn't notice. Don't knock hard. Say, \"I think I hurt you. I'd like to know how,\" and let the answer take its time.",
    fights:
      "A Cancer feels it for days and remembers the exact words. Being right won't help you. Say sorry for the tone first, sit close, and ask what hurt. When that's been heard, the matter itself gets solved in minutes.",
  },
  leo: {
    wants: 'to be chosen in front of everyone, to laugh, and to be admired for something true',
    wins: 'Look up from your phone, and mean the compliment. A Leo can smell flattery, so praise something real: the courage, the work, the way they handled that room. Be proud of yourself, too; a Leo wants somebody to shine with.',
    shows:
      "You'll be shown off. A Leo who likes you tells friends, plans the evening, gives generously and wants your eyes on the result. If you're kept a secret, the heart isn't in it.",
    quiet:
      'A quiet Leo is nearly always a hurt one: overlooked, laughed at, or compared. Pride keeps it shut. Open the door without making it small: "I missed you yesterday. Did I step on something?"',
    fights:
      "It's theater for an hour, and underneath is one question: do I still matter to you? Answer that one first, then the matter. Never in front of others, and never with contempt; a Leo forgives nearly everything but that.",
  },
  virgo: {
    wants: 'someone who means it, keeps their word, and can be helped without making a drama of it',
    wins: 'Be on time, be clean in your dealings, and let them be useful: ask for their advice and use it. A Virgo notices everything and trusts slowly. Calm interest over weeks works; big gestures make a Virgo suspicious. A dry joke helps.',
    shows:
      'A Virgo who likes you improves your life: a fixed shelf, a saved form, a snack packed because you forget to eat. Nagging can be part of it. The words come late; the help comes first.',
    quiet:
      'Virgos go quiet when they\'re worried, overworked, or have noticed something and don\'t know how to say it. Ask a small, exact question in place of "what\'s wrong": "Was it what I said about your sister?" Exact questions get answers.',
    fights:
      'A Virgo gets precise, and it can sound like a report on you. Hear the useful half, and say what the tone did to you. Then offer one practical change. A Virgo believes what gets done by Tuesday.',
  },
  libra: {
    wants: 'peace, beauty, good manners, and a real partner to think things over with',
    wins: 'Be pleasant and be fair, choose a nice place, ask what they think, and disagree with a smile now and then. A Libra likes to be courted and likes to please, so take the decision off them sometimes: "I\'ve booked Friday. Come?"',
    shows:
      'A Libra is charming to everyone, so don\'t count the charm. Count the we: "we could", "you\'d like this", being asked before a decision, being brought along. That\'s kept for few.',
    quiet:
      "A Libra goes quiet to avoid a fight, often while agreeing with you in words. Make it safe to say no: \"I'd like the honest answer more than the nice one. I won't be cross.\" Then really don't be.",
    fights:
      'A Libra hates it, gives in too early and is cool for a week after. Ask for the other side on purpose: "What did I get wrong?" Fairness heals it: one thing you\'ll change, one thing they will.',
  },
  scorpio: {
    wants: 'all or nothing: depth, loyalty, truth, and to be wanted by you and nobody else',
    wins: "Be honest, be a bit hard to read, and never betray a secret, the small ones above all. A Scorpio watches before moving. Look them in the eye, ask the real question, tell something true about yourself, and don't flirt around the room.",
    shows:
      "A Scorpio who likes you stares, remembers, asks about your past, and tells you something nobody knows. It's intense or it's nothing. Friendly and casual usually means friendly and casual.",
    quiet:
      "A Scorpio goes silent to protect a wound or to see what you'll do. Don't plead and don't play along. Once, plainly: \"Your silence worries me. If I hurt you, tell me how. I'll be here till Sunday.\" Then keep your word.",
    fights:
      "It goes deep and isn't forgotten. Don't lie, not about anything small, and don't bring it up as a joke later. Say the true thing, own your piece entirely, and give it time alone. Trust comes back through deeds that nobody had to ask for.",
  },
  sagittarius: {
    wants: "freedom, laughter, the truth, and someone who'd come along at short notice",
    wins: "Have an adventure and invite them into it. Laugh, argue about big things, be glad when they leave and glad when they come back. A Sagittarius runs from a cage and returns to an open door, so don't ask for promises in the first month.",
    shows:
      'A Sagittarius who likes you includes you in the future: the trip, the friends, the crazy plan. They\'re blunt, so "I like you" tends to be said. Vague is usually a no.',
    quiet:
      "By the book it's either an adventure or a feeling of being tied down. Don't chase. One cheerful line with a plan in it: \"I'm going up the hill on Saturday. Come?\" The answer tells you what you need.",
    fights:
      "A Sagittarius says the brutal thing, laughs an hour later and means no harm. Tell them which sentence hurt, word for word; they often didn't notice. Then go for a walk together. Side by side works better than face to face.",
  },
  capricorn: {
    wants: 'respect, loyalty, and a person with a backbone and a plan',
    wins: "Slowly and for real. Be reliable, have work or a goal you care about, admire what they've built, and never waste their time. A Capricorn decides late and stays long. Dry humor is the secret door.",
    shows:
      'A Capricorn who likes you makes time, which is the dearest thing they have. They fix the practical thing, introduce you properly, and include you in plans that are a year away. Few words; the calendar says it.',
    quiet:
      "Most often it's work, and sometimes pride. A Capricorn under pressure shuts the door and copes alone. Don't take it as a verdict yet: \"I can see you're carrying a lot. Tell me when you've an hour for me.\" If no hour comes in two weeks, ask what you are to them.",
    fights:
      'A Capricorn gets cold, correct and busy, and can hold out for days. It isn\'t that nothing\'s felt. Give a day, then come with a fact and a proposal, not with a scene: "That hurt me. Next time, could you call?" An apology may come as a deed: a repaired thing, a kept promise.',
  },
  aquarius: {
    wants: 'a friend who is also a lover, room to breathe, and nobody telling them who to be',
    wins: "Be yourself, the odder the better, and be a friend first. Talk about ideas, ask what they'd change about the world, and don't crowd. An Aquarius falls for the person who doesn't need them and likes them anyway.",
    shows:
      'An Aquarius who likes you treats you as an exception: they reply to you and to nobody else, show you their people and projects, and ask what you think. Cool manners mean little; being let in means a lot.',
    quiet:
      'When feelings get thick, an Aquarius steps back to think, often without a word. It can be days. Don\'t flood them. "Take your space, I only need to know if you\'re coming back to this" is a fair question, and it deserves an answer.',
    fights:
      'An Aquarius goes into the head and argues like a lawyer, while you\'re in tears. Ask for the feeling by name: "Don\'t explain. Were you hurt or angry?" Then allow a break with an end to it, and talk again in the morning.',
  },
  pisces: {
    wants: 'tenderness, a bit of magic, and someone who is gentle when it counts',
    wins: "Be kind, in small things and to strangers. Music, water, late talks, a message that shows you listened. A Pisces feels what you feel, so be honest about it. Don't mock the dream; ask about it.",
    shows:
      'A Pisces who likes you dreams aloud with you, sends songs, forgives a lot, and somehow turns up where you are. Shyness hides it. Watch the eyes when you talk about leaving.',
    quiet:
      "A Pisces slips away when it's too loud, too harsh, or when there's something they can't bear to say. Come softly and clearly: \"I miss you. If something's wrong, you can tell me badly.\" And if they stay gone, let that be an answer, too.",
    fights:
      "A Pisces cries, gives in or disappears, and carries it for a long time. Lower your voice first; the tone is what they hear. Say what you're not: \"I'm not leaving, and I'm angry about this one thing.\" Then be concrete about what changes.",
  },
};
