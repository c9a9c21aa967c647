import type { SignId } from '@palm/astrology/vocabulary';

/** Placements that are told in a few sentences of their own: the style, what it costs, and what helps. */
export type StyledPoint = 'moon' | 'venus' | 'mars' | 'ascendant' | 'northNode';

type Style = readonly [style: string, cost: string, help: string];

export const STYLES_IN_SIGNS: Readonly<Record<StyledPoint, Readonly<Record<SignId, Style>>>> = {
  moon: {
    aries: [
      'feelings come fast and hot, and they pass fast too',
      'you may say it before you know whether you mean it, and be over it while the other person is still hurt',
      'move first, talk second: ten minutes of walking takes the heat out',
    ],
    taurus: [
      'you calm down through the body: food, a blanket, the same mug, the same people',
      'change that comes too fast feels like a threat, and a hurt can sit for years',
      'give a feeling a meal and a night before you decide anything',
    ],
    gemini: [
      'you find out what you feel by talking about it, and talking makes it lighter',
      'you may explain a feeling so well that you never have it',
      'tell one person the same thing twice; the second time is usually the true one',
    ],
    cancer: [
      'you feel things early and deeply, you remember them, and home is where you recover',
      'moods come in waves and small slights stay long',
      'say "that stung" on the same day, while it still is small',
    ],
    leo: [
      'you feel warmly and visibly, and you need to hear that you matter',
      'pride hides the hurt, so nobody comes to comfort you',
      "ask for the compliment; it counts even if you've asked",
    ],
    virgo: [
      'you look after feelings by being useful, yours included: a list, a clean kitchen, a plan',
      'worry starts early, and the criticism goes to you first',
      'do one small fix and leave the rest lying, on purpose',
    ],
    libra: [
      'you feel well when there is peace, and you read the other person before yourself',
      'you may smooth a quarrel over and be angry two days later',
      "before you answer, ask yourself what you'd want if nobody minded",
    ],
    scorpio: [
      'you feel everything deeply and show a tenth of it; you notice what people hide, and you stay loyal in the worst weeks',
      'trust is slow, jealousy comes easily, and a hurt is kept locked up for a long time',
      'tell one person one thing before it has grown to the size of a secret',
    ],
    sagittarius: [
      'you cheer up by going somewhere, learning something or laughing at it',
      'you may be out of the door before a feeling has finished its sentence',
      'stay ten minutes longer than you want to when someone you love is sad',
    ],
    capricorn: [
      'you feel a lot and keep it for after work; people lean on you because you look calm',
      'you may take coldness for strength, and be lonely in it',
      "let somebody do something for you that you'd manage alone",
    ],
    aquarius: [
      'you step back from a feeling to look at it, and you need room before you need comfort',
      'people take the distance for coldness, and you may notice the feeling three days late',
      'say "I need an hour, then I\'ll come and find you"',
    ],
    pisces: [
      'you pick up the mood of whoever is near, and a song or a sad dog can undo you',
      "it's hard to tell your own sadness from somebody else's",
      'an hour alone a day shows you which feelings are yours',
    ],
  },
  venus: {
    aries: [
      'you fall quickly, say so, and like a bit of a chase',
      'once it is safe you may get bored',
      'keep a small adventure on the calendar and the interest stays',
    ],
    taurus: [
      'you love slowly and through the senses: meals, touch, the same sofa for years',
      'you may stay too long because it is comfortable',
      'let someone surprise you once a month',
    ],
    gemini: [
      'a good talker wins you, and being in love means never running out of things to say',
      'interest moves fast, and flirting comes before deciding',
      'ask one question more when you think you know the answer',
    ],
    cancer: [
      'you love by looking after people, and you want to feel at home with them',
      'you may wait for someone to guess what you need',
      'ask for the same care back, in words',
    ],
    leo: [
      'you love generously and in public, and you like to be told so',
      'being taken for granted hurts you more than a fight',
      'say what you would like to hear; people are worse at guessing than they look',
    ],
    virgo: [
      'you love through small favors and by noticing what somebody needs',
      'the flaw catches your eye, in them and in you, and a tender word gets skipped',
      'say the warm thing as well as doing it',
    ],
    libra: [
      'you like pairs, charm and fairness, and you make it easy to be with you',
      'you may keep the peace for so long that nobody knows what you want',
      'say a small no early and the big one may never be needed',
    ],
    scorpio: [
      'you want the whole heart, and you give yours like that too',
      'jealousy and testing come with it',
      'ask the question you would otherwise test them with',
    ],
    sagittarius: [
      'you love through laughter, plans and plain speech, with the door left open',
      'promises come easily and feel tight later',
      'promise less and keep all of it',
    ],
    capricorn: [
      'you are reserved at first and loyal for good; you show love by turning up',
      'from outside shy can look like cold, because the feeling comes late and without fireworks',
      'one spoken sentence a week, such as "I was glad you came", does away with most of that',
    ],
    aquarius: [
      'friendship comes first, and you want someone who leaves you your own head',
      'closeness on demand makes you step back',
      'say when you will be back; room is easier to give with a time on it',
    ],
    pisces: [
      'you love tenderly, and you see what a person could be',
      'you may love the idea and overlook the facts',
      'ask a blunt friend what they see',
    ],
  },
  mars: {
    aries: [
      'you get angry at once, say it straight and are over it by dinner',
      'the first sentence is usually too sharp',
      'count to ten, then say the second thing you thought of',
    ],
    taurus: [
      "it takes a lot to make you angry, and then you don't move an inch",
      'you dig in even when you no longer care about the point',
      'say early that something bothers you; there is less to dig in over',
    ],
    gemini: [
      'you fight with words, quickly and well',
      'you may win the argument and lose the evening',
      'ask what they heard before you answer',
    ],
    cancer: [
      'anger goes sideways: you go quiet, slam a cupboard, defend your people before yourself, and the real reason comes out later',
      'hurt looks like a mood, so the other person has to guess',
      'say "that hurt" before the silence starts; it ends most of these fights in one sentence',
    ],
    leo: [
      'you fight with your whole heart and you want to be respected in it',
      'pride makes the first apology hard',
      "apologize for the tone even when you're right about the point",
    ],
    virgo: [
      'you get irritated over small, fixable things and fix them yourself, loudly',
      'the criticism piles up until it is about everything',
      'name the one thing that would help, and leave the other six',
    ],
    libra: [
      'you put a fight off, stay polite, and then argue like a lawyer',
      'the anger comes out as a remark, or a week late',
      'say "I\'m annoyed" while it still is only that',
    ],
    scorpio: [
      'you say little, watch, and want it settled to the bottom',
      'you remember where people are weak, and it is tempting to use it',
      'leave out the one sentence that cannot be taken back',
    ],
    sagittarius: [
      'you say it loudly, exaggerate, and laugh about it an hour later',
      'blunt truths stay with the other person longer than with you',
      'strike "always" and "never" and half the fight is gone',
    ],
    capricorn: [
      'you keep cool, keep count, and work it off',
      'anger turns cold, and then into distance',
      'say it before you have decided what it means for the next five years',
    ],
    aquarius: [
      'you argue on principle and go calm when others get loud',
      'it looks as if you did not care',
      'say the feeling before the argument: "I\'m angry, and here is why"',
    ],
    pisces: [
      'you avoid the fight, give way, and then you are tired or gone',
      'nobody knows what made you angry, sometimes you included',
      'write the sentence down first, then say exactly that one',
    ],
  },
  ascendant: {
    aries: [
      'a quick walk, a direct look, strong brows, a face that shows the mood at once; you look as if you were about to go',
      'people may take you for bolder than you feel',
      'slow the first minute down and they meet you as well',
    ],
    taurus: [
      'a calm way of moving, a soft or low voice, a strong neck, often large steady eyes and good skin; you look as if you had time',
      'people may take calm for stubborn',
      'let people see when you like something',
    ],
    gemini: [
      'lively hands and eyes, younger than the passport, always about to say something',
      'people may think you are not listening',
      'hold still for one whole answer',
    ],
    cancer: [
      'soft, round features, expressive eyes, and a face that shows the weather inside; you come closer once you know the people',
      'you look shyer than you are',
      'say one thing early and the shyness is over',
    ],
    leo: [
      'hair that people notice, an upright back, a big smile, and a room that turns when you come in',
      'people expect a show even on a tired day',
      'ask them something first',
    ],
    virgo: [
      'neat, fine features, watchful eyes, tidy clothes, younger-looking for long',
      'people may take shy for critical',
      'smile before you look things over',
    ],
    libra: [
      'even features, an easy smile, dimples in some books, a good eye for clothes',
      'people think you agree when you are only being polite',
      'say one opinion in the first ten minutes',
    ],
    scorpio: [
      'a steady look that people remember, strong brows, dark or plain clothes, little small talk',
      'people feel examined',
      'tell one small thing about yourself first',
    ],
    sagittarius: [
      'long legs or a long stride, an open laugh, hair that does what it wants',
      'people take you for less serious than you are',
      'stay for the second half of the conversation',
    ],
    capricorn: [
      'good bones, a serious face that looks older when young and younger when old, plain good clothes',
      'people think you are strict',
      'the dry joke helps; make it early',
    ],
    aquarius: [
      'one thing about you that does not match, a friendly distance, clear features',
      'people cannot place you',
      'let them know what you care about',
    ],
    pisces: [
      'large dreamy eyes, a soft walk, a face that changes with the company',
      'people see in you what they need',
      'say plainly what you want and what you do not',
    ],
  },
  northNode: {
    aries: [
      'going first and saying what you want, without asking everybody',
      'being nice and waiting for the other one to decide',
      'decide one thing a day without a second opinion',
    ],
    taurus: [
      'staying, building slowly, and being content with one steady thing',
      'drama, and starting over after each crisis',
      'keep one small thing going for a year',
    ],
    gemini: [
      'asking, listening and learning the small things next door',
      'knowing it already and going far away for answers',
      'ask one question a day that you cannot answer yourself',
    ],
    cancer: [
      'home, closeness, and letting people look after you',
      'work, control and being the strong one',
      'say what you feel once a day to somebody at home',
    ],
    leo: [
      'standing in front, making things from the heart and being seen',
      'hiding in the group and watching from outside',
      'show one person something that you made',
    ],
    virgo: [
      'order, useful work and small daily steps',
      'dreaming, drifting and hoping it passes',
      'finish one small practical thing a day',
    ],
    libra: [
      'doing it together: asking how it is for the other person, sharing, giving way now and then',
      'doing everything alone, because that works',
      'let someone help you with something that you could do alone',
    ],
    scorpio: [
      'trust, depth and letting go of what you own',
      'comfort and keeping things as they are',
      'share one thing that you would rather keep',
    ],
    sagittarius: [
      'the big picture: travel, belief, saying what you think',
      'collecting more opinions before you have one',
      'say what you believe before you have checked everything',
    ],
    capricorn: [
      'taking charge of something in the world and seeing it through',
      'staying where it is cozy and waiting to be looked after',
      'take on one duty with your name on it',
    ],
    aquarius: [
      'the group, the cause and the odd idea',
      'wanting to be special and applauded',
      'do one thing for others where nobody sees it',
    ],
    pisces: [
      'trust, imagination and letting some things be unfinished',
      'fixing, listing and worrying',
      'leave one thing unsolved a day and see that it holds',
    ],
  },
};
