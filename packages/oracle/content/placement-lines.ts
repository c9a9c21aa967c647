import type { SignId } from '@palm/astrology/vocabulary';

/** The points of a chart that people know by name. */
export type KnownPoint = 'sun' | 'moon' | 'ascendant';

/**
 * The natal pages of the Book in two sentences, for the first look at a chart: what the Sun is like on a good day, what
 * the Moon needs to feel safe, how the rising sign comes through a door.
 */
export const PLACEMENT_LINES: Readonly<Record<KnownPoint, Readonly<Record<SignId, string>>>> = {
  sun: {
    aries:
      'You’re the one who goes first while everyone else checks the water. You may lose interest around week five, so finish small things while they’re hot.',
    taurus:
      'You find out what’s good and then you keep it, whether it’s a friend, a chair or a recipe. People lean on that, and you can say so when they’re leaning too hard.',
    gemini:
      'You have three tabs open and could explain all of them to a stranger in line. A good question wakes you up faster than coffee does.',
    cancer:
      'You remember who takes milk, who’s having a hard month and who hasn’t called. Looking after people comes easily to you; letting them return it takes practice.',
    leo: 'You can turn a dull evening into a story people still tell. You give more when somebody notices, so let the right people see what you do.',
    virgo:
      'You notice the one wrong number, the loose screw, the friend who went quiet. Fixing things is how you say you care, and done is often good enough.',
    libra:
      'You can see the other side of an argument before the other side does. It makes you easy to trust, and it can make ordering dinner take a while.',
    scorpio:
      'You’d take one true conversation over ten pleasant ones. You keep your plans quiet until they can stand up, and people who earn your trust get all of it.',
    sagittarius:
      'You say what everyone was thinking and then you laugh, which is how you get away with it. You work best with something far off to walk toward.',
    capricorn:
      'You take the long road with a packed lunch while others look for a shortcut. Nobody handed you half of what you carry, so check now and then what you could put down.',
    aquarius:
      'You stand a step back from the group and see what it’s doing. You like people best when nobody has to pretend, yourself included.',
    pisces:
      'You can tell how everyone’s day went before anyone says hello. A closed door and some music give you your own day back.',
  },
  moon: {
    aries:
      'A feeling arrives fast, gets said out loud and is mostly over by lunch. You settle once there’s something you can do about it.',
    taurus:
      'You calm down with good food, a known chair and no surprises. When things shake, you need one part of the day to stay exactly where it was.',
    gemini:
      'You talk a feeling through until it weighs less, sometimes with two people in one evening. Silence is the part that makes you nervous.',
    cancer:
      'Home is where you can shut the door and drop the brave face. You keep every kindness you’ve been shown, and a few of the other things too.',
    leo: 'You need somebody who’s glad when you walk in, and who says so. When you’re hurt you may act fine, and act it very well.',
    virgo:
      'A worry gets smaller once it’s on a list. You relax when things are in order and someone else has checked the door.',
    libra:
      'You can’t quite rest while two people you love aren’t speaking. Company helps you find out what you feel, as long as it’s kind.',
    scorpio:
      'You feel everything and show about a tenth of it. Safe means somebody who doesn’t scare easily and doesn’t repeat what you said.',
    sagittarius:
      'You walk a bad mood off, preferably somewhere new. An open window does more for you than advice.',
    capricorn:
      'You put feelings aside until the work is done, and the work is seldom done. What steadies you is somebody reliable who doesn’t ask you to be fun.',
    aquarius:
      'You step back from a feeling to get a proper look at it. Give people a word when you need room, because they can’t see the reason from outside.',
    pisces:
      'You carry home what other people felt all day. An hour by yourself shows you which of it was yours.',
  },
  ascendant: {
    aries:
      'You come in like somebody with a place to be, and people ask you for directions. The softer part of you arrives a few minutes later.',
    taurus:
      'You come in slowly, and the room calms down a little. People take you for steady on sight, even on days when you aren’t.',
    gemini:
      'You come in with a question, and ten minutes later you know everybody’s name. Your hands and face give you away, so people read you sooner than you think.',
    cancer:
      'You come in by the side and check the mood before you sit down. People tell you things early, because you look like someone who’d keep them.',
    leo: 'You come in and get noticed, whether you meant to or not. Warmth is what people remember, more than anything you said.',
    virgo:
      'You look the place over before you join in, and you’ve already spotted what’s crooked. People may think you’re reserved until the second meeting.',
    libra:
      'You come in smiling and put strangers at ease before you’ve decided about them. People assume you agree, so say it when you don’t.',
    scorpio:
      'You come in quietly and miss nothing. People feel seen, and some of them tell you the truth because of it.',
    sagittarius:
      'You come in talking about somewhere else, and people want to go. Strangers treat you like a friend they forgot to call.',
    capricorn:
      'You come in looking like the person who has the keys. People trust you with things early and joke with you late.',
    aquarius:
      'You come in a little differently from everyone else, on purpose or not. People remember you, and then wonder what you’re really like.',
    pisces:
      'You come in softly, and nobody’s sure when you arrived. People see in your face what they need to see, so tell them who you are.',
  },
};
