import { anyOf, type Reaction } from './reaction.ts';

const LEAD =
  '^(?:(?:and|but|oh|well|yes|yeah|no|so|ok|okay|also|because|plus|actually|honestly|now|btw|by the way|the thing is|like|just|only|then|lol) )*';
const THEY =
  '(?:he|she|they|it|my \\w+(?: in law)?|his \\w+|her \\w+|mum|mom|dad|the (?:guy|girl|man|woman|kid|boy))';
const TRAIL =
  '(?: (?:though|tho|btw|by the way|lol|now|already|too|again|honestly|today|yesterday|sometimes|always|anymore|at all|right now|still))*$';

type Forms = NonNullable<Reaction['followedBy']>;

interface Limits {
  readonly isAside?: boolean;
  readonly after?: RegExp;
  readonly unless?: RegExp;
}

const detail = (
  id: string,
  words: string,
  followedBy: Forms,
  texts: readonly string[],
  limits: Limits = {},
): Reaction => ({
  id: `detail-${id}`,
  said: new RegExp(words, 'u'),
  followedBy,
  isWhole: true,
  passages: anyOf(...texts),
  ...limits,
});

const ANIMALS = /\b(?:dogs?|cats?|puppy|kitten|horse|rabbit|hamster|parrot|guinea pig|pet|vet)\b/u;
const AGED = `${LEAD}${THEY} (?:is|are|was|turns|turned|will be|just turned|is only|is just|is already|is almost)`;

/** A detail of a known kind: what it changes, before more on the story's subject. The first that fits is taken. */
export const DETAIL_REACTIONS: readonly Reaction[] = [
  detail(
    'other-agreed',
    `${LEAD}(?:my|his|her) (?!boss|manager)\\w+(?: in law)? (?:has |have )?(?:already |just )?(?:said|says|told (?:him|her|them)) (?:yes|ok|okay|it is (?:ok|okay|fine))(?: to it| already)?${TRAIL}`,
    ['say', 'how', 'should', 'told'],
    [
      'Then the two of you need one answer before anybody acts on it. Talk it over alone first, each with one reason and one condition, and say the result together.',
      "Then one voice is in, and yours counts as much. Say it before it's settled, with what you'd need to be able to go along.",
    ],
    { isAside: true },
  ),
  detail(
    'pet-age',
    `${AGED} (?:\\d{1,2}|\\w+)(?: years| months| weeks)?(?: old)?${TRAIL}`,
    ['how', 'normal', 'told'],
    [
      'That tells a lot with an animal, so let the vet judge by the age too, and go by how the days are: eating, sleeping, still glad to see you.',
    ],
    { after: ANIMALS },
  ),
  detail(
    'child-age',
    `${AGED} (?:[1-9]|1[0-2])(?: years)?(?: old)?${TRAIL}`,
    ['how', 'say', 'should', 'normal', 'told'],
    [
      'At that age children show more than they tell, and they take their measure from how calm you are. So keep it short, kind and the same every day.',
    ],
    { unless: ANIMALS },
  ),
  detail(
    'teen-age',
    `${AGED} 1[3-9](?: years)?(?: old)?${TRAIL}`,
    ['say', 'how', 'should', 'normal', 'told'],
    [
      "At that age half of it is pulling away and the other half is checking whether you stay. So stay close, ask little, and don't take the tone for the message.",
    ],
  ),
  detail(
    'young-age',
    `${AGED} 2\\d(?: years)?(?: old)?${TRAIL}`,
    ['should', 'say', 'how', 'told', 'normal'],
    [
      "In the twenties a lot is still tried out, so give it some slack, and ask for plain words all the same; nobody's too young for those.",
    ],
  ),
  detail(
    'grown-age',
    `${AGED} [3-5]\\d(?: years)?(?: old)?${TRAIL}`,
    ['should', 'say', 'how', 'them', 'told', 'normal'],
    [
      "At that age a person can say what's meant, so you may take what {they} {does} at face value instead of hunting for reasons.",
    ],
  ),
  detail(
    'old-age',
    `${AGED} [6-9]\\d(?: years)?(?: old)?${TRAIL}`,
    ['say', 'how', 'should', 'told', 'normal'],
    [
      'At that age habits have had decades, so hope for small changes and not for a new person. Kindness and repetition get further than being right.',
    ],
  ),
  detail(
    'secret',
    `\\b(?:(?:my|his|her|our) \\w+|he|she|they) (?:still |really )?(?:does not|do not|did not|has no idea|have no idea)(?: even)?(?: know\\b|$)(?! (?:what|how|if|whether|why|who|where|me|each|him|her|them|much|anyone|i (?:cry|love|like|miss)))|\\b(?:nobody|no one) knows\\b|\\bi have not told (?:\\w+ ?){1,3}$|\\b(?:it is|keep(?:ing)? it) a secret\\b`,
    ['say', 'how', 'should', 'told'],
    [
      "Then there's the thing itself and the hiding of it, and the hiding costs you more each week. It's easier told by you than found out. Choose a quiet hour in the next few days and begin with the hardest sentence.",
      "Carrying that alone is the heaviest part. You don't owe it to everyone, but the person it touches should hear it from you, soon and in plain words.",
    ],
    {
      unless:
        /\b(?:know what|know how|know if|know why|know who|know where|know me|know each|known)\b/u,
    },
  ),
  detail(
    'called-names',
    `\\b${THEY} (?:just |always |then |even |also |keeps? )?(?:says?|said|saying|thinks?|tells? me|told me|called me|calls me|claims?)(?: that)?(?: to me)? ?(?:i am|im|i was|it is all)?(?: so| just| too| being| all| always| a| such| an| really)* (?:crazy|paranoid|insane|jealous|dramatic|sensitive|needy|selfish|lazy|ungrateful|cold|controlling|overreacting|imagining (?:it|things)|too much|difficult|a drama queen|in my head|stupid|immature|the problem)\\b`,
    ['say', 'normal', 'how', 'told', 'should'],
    [
      'That\'s a label and no answer, and it moved the talk from the matter to you. You can move it back in one breath: "Maybe. I\'d still like to know."',
      "Being called that doesn't make it so. Notice what you had asked just before; that question is still open, and you may ask it again in the same calm voice.",
    ],
  ),
  detail(
    'no-answer',
    `${LEAD}${THEY} (?:just |still |even |simply )?(?:will not|does not|did not|is not|has not|never|wont|refuses to|ignores|ignored|hung up|blocked)(?: even| ever)? ?(?:pick(?:ing)? up|answer(?:ing|ed)?|repl(?:y|ying|ied)|listen(?:ing)?|talk(?:ing|ed)?|respond(?:ing)?|open(?:ing)?|call(?:ed)?(?: back)?|text(?:ed)?|speak(?:ing)?|react)?(?: (?:to me|me|my (?:calls?|texts?|messages?)|the (?:phone|door)|back|on me))*${TRAIL}`,
    ['say', 'how', 'should', 'told', 'them'],
    [
      "Then don't knock harder at the same door. One short message in writing, with nothing in it that needs defending, and after that it's {their} turn.",
      'Silence is a pause more often than an end. Say your one sentence where it can be read later, and give it a week.',
    ],
  ),
  detail(
    'walks-off',
    `${LEAD}${THEY} (?:just |always |then |only |even )?(?:laugh(?:s|ed)?|shrug(?:s|ged)?|slam(?:s|med)?|roll(?:s|ed)?|walk(?:s|ed)?|leaves?|left|storm(?:s|ed)?|shout(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|get(?:s)? (?:mad|angry|defensive|loud|upset)|got (?:mad|angry|defensive|loud|upset)|changes? the subject|jokes?|made a joke)(?: (?:at me|about it|it off|(?:the|his|her|their) (?:door|doors|eyes|shoulders)|away|out|off|the room))*${TRAIL}`,
    ['how', 'say', 'should', 'told', 'normal'],
    [
      "That's a way out of the talk and no answer to it. Don't follow it up in the same minute. Come back the next day, at another moment, with one sentence instead of five.",
      'So the talk stops before it starts. Take away the audience and the heat: side by side, on a walk or in the car, and about one thing only.',
    ],
  ),
  detail(
    'will-react',
    `${LEAD}${THEY}(?:ll| will| would| is going to| are going to| might)(?: just| probably| only| definitely| be)* (?:cry|cries|be (?:so |really |very )?(?:mad|angry|upset|hurt|sad|furious|disappointed|offended|devastated|crushed)|mad|angry|upset|hurt|sad|furious|disappointed|hate me|laugh(?: at me)?|say no|freak out|get (?:mad|angry|upset)|yell|shout|kill me|never (?:forgive|understand|speak)\\b.*|leave me|not (?:like it|understand|agree))${TRAIL}`,
    ['say', 'how', 'should', 'told'],
    [
      "Maybe, for an evening. The first reaction belongs to {them}, and it doesn't make your sentence wrong. Say it, stay kind, don't take it back, and let {them} have the first hour to {their} own feelings.",
      "It could happen, so plan for it: say the main thing first, then be quiet, and don't argue with the first wave. What counts is how things are in a week.",
    ],
  ),
  detail(
    'again',
    `${LEAD}(?:(?:it|he|she|they|that|this) )?(?:just )?(?:(?:happened|did it|happens|does it|did that|was)? ?again(?: (?:today|yesterday|last night|this morning|this week|now|last week))?|(?:yesterday|today|last night|this morning|just now) (?:again|too)|it happened (?:again )?(?:today|yesterday|last night)?.{0,24}|(?:every|each) (?:single )?(?:day|time|week|night|morning|month|evening|weekend)|all the time|constantly|since \\w+ (?:\\d|two|three|four|five) times.*|(?:\\d+|two|three|four|five) times(?: (?:this|a|in a) \\w+)?|always)${TRAIL}`,
    ['say', 'how', 'should', 'why', 'told'],
    [
      "Then it's a pattern, and that's easier to work with than one bad day. Look at what the last three times had in common: the hour, the place, what came just before.",
      "Once is an accident; this isn't once anymore. So it needs a rule and not another good intention.",
    ],
  ),
  detail(
    'kids',
    `\\b(?:we|he|she|i|they|my \\w+)(?: both| also| already| still)? (?:have|has|got|have got|are having|is having) (?:(?:\\d|an?|one|two|three|four|five|six|small|little|young|twin|both|the|our|my) ){0,3}(?:kids?|children|sons?|daughters?|bab(?:y|ies)|toddlers?|twins|boys?|girls?|teenagers?)\\b`,
    ['how', 'say', 'should', 'told', 'normal'],
    [
      "Then there are small people in it too, and what they need is calm and a plan that holds on weekdays. Let that decide the how, even where it doesn't decide the whether.",
      'Kids make it slower and they make it matter more. Settle the part that touches their days first, and keep the rest between the grown-ups.',
    ],
  ),
  detail(
    'sum',
    `${LEAD}(?:(?:it|that|this) (?:is|was)|i owe|we owe|about|around|almost|nearly|like|over)? ?(?:[$€£] ?)?\\d[\\d.,]*(?: ?k)?(?: ?(?:euros?|dollars?|pounds?|bucks|usd|eur|grand|rupees|a month|per month|in total|altogether|on (?:the|my|a) (?:credit )?cards?|in debt|of debt|in savings|saved))+${TRAIL}`,
    ['how', 'say', 'should', 'told'],
    [
      'Good, a figure is smaller than the fog it came out of. Put beside it what comes in, what goes out and the nearest due date, and it turns into steps.',
    ],
  ),
  detail(
    'boss-favours',
    `${LEAD}(?:my |the |our |his |her )\\w+(?: in law)? (?:really |always |totally |just )?(?:loves?|likes?|adores?|believes?|protects?|defends?|supports?|prefers?|sides with|trusts?|takes? (?:his|her|their) side)(?: (?:him|her|them|it|that))?${TRAIL}`,
    ['say', 'how', 'should', 'told'],
    [
      "Then don't make it a contest between two people, because the favorite wins those. Keep to what happened, with dates and in a friendly voice; facts have no favorites.",
    ],
    { after: /\b(?:boss|manager|coworker|colleague|work|team|job|office|meeting)\b/u },
  ),
  detail(
    'good-sign',
    `${LEAD}(?:he|she|they|(?:my|his|her) \\w+) (?:just |always |really |also |even |still |actually )?(?:(?:likes?|loves?|complimented|remembered|praised|noticed|asked (?:about|for)|laughed at) (?:my|me|our)|smiled(?: (?:at|back))?|winked|waved|hugged me|kissed me|helped me|wrote me|sent me|invited me|said (?:something nice|(?:he|she|they) likes?))\\b(?!.*\\b(?:not|never|but|someone else|another)\\b).{0,40}$`,
    ['say', 'how', 'should', 'told'],
    [
      "That's a good sign, and a real one, because it was done and not only said. Build on exactly that: come back to it, and add one small invitation.",
      "I like that. It's a door that's open by a hand's width, so walk up to it, slowly and without a speech.",
    ],
    { unless: /\b(?:drugs?|alcohol|drink\w*|gambl\w*|hates?|ex)\b/u },
  ),
  detail(
    'wants-no-trouble',
    `${LEAD}(?:i|we) (?:just |really |also )?(?:do not|dont|would not) (?:really )?(?:want|like|need) (?:any )?(?:more )?(?:trouble|drama|conflict|a fight|fights|to (?:hurt|fight|lose|offend|upset|argue|make (?:it|a scene|things|him|her|them)|be (?:rude|mean|that person|the bad guy)|start|cause|bother|ruin)\\b.{0,40})${TRAIL}`,
    ['say', 'how', 'should', 'told'],
    [
      'Then do it the quiet way, which is also the one that works more often: early, in private, in a friendly voice, and about one thing.',
      'You can be kind and clear in one sentence. What hurts people is the thing that comes out after a year of not being said.',
    ],
  ),
  detail(
    'own-habit',
    `${LEAD}i (?:just )?(?:always|never|keep|usually|can not stop|cant stop|end up) (?:\\w+ ?){1,7}$`,
    ['how', 'say', 'should', 'why', 'told'],
    [
      "Then it's a habit by now, and habits don't need a new character. They need one exception, planned beforehand, on an ordinary day.",
      "You've noticed it, and that's the half most people miss. Pick the moment just before it happens, and change only that one.",
    ],
    {
      unless:
        /\b(?:cry|crying|die|dying|hurt|cut|drink|drinking|wake|sleep|eat|eating|throw up|dream\w*|think(?:ing)? (?:about|of) (?:death|dying|ending))\b/u,
    },
  ),
  detail(
    'date-ahead',
    `${LEAD}(?:(?:it|that|this|the \\w+|(?:my|his|her|our|their) \\w+|we|i|he|she|they) (?:is|are|start|starts|leave|leaves|move|moves|begins?) )?(?:(?:already|only|on|in|this|next|by|for|until|at|the) )*(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week|month|january|february|march|april|june|july|august|september|october|november|december|christmas|new year|easter|spring|summer|autumn|winter|(?:\\d+|an?|one|two|three|four|five|six|a few|a couple of) (?:days?|weeks?|months?|hours?))(?: is (?:the|my|her|his|our|their) \\w+(?: \\w+)?| (?:morning|evening|night|afternoon|from now))?${TRAIL}`,
    ['how', 'say', 'should', 'told'],
    [
      "Then there's a date, and a date helps: what has to be ready by then is one thing, and the rest can wait until after it.",
      "That's close enough to plan and far enough to breathe. Take only the part that counts on the day.",
    ],
    { unless: /\b(?:ago|since|last|died|funeral)\b/u },
  ),
  detail(
    'nobody-acts',
    `${LEAD}(?:the \\w+|they|nobody|no one|hr|my \\w+|he|she|police|management|the school)(?: just| still| also)? (?:(?:does|do|did|is doing|are doing) nothing|(?:does|do|did|will) not (?:do anything|care|help(?: me| us)?|believe me|act|take it serious(?:ly)?)|(?:cares|helps|helped|believes me))(?: about it| at all)?${TRAIL}`,
    ['how', 'say', 'should', 'told'],
    [
      'Then take it one level up and put it in writing, with dates: what happened, what you asked for, by when. People who do nothing after a talk often do something after a letter.',
    ],
  ),
  detail(
    'expert-says',
    `${LEAD}(?:the|my|his|her|our) (?:doctors?|vet|lawyer|midwife|nurse|surgeon|specialist|dentist|judge|social worker|oncologist|psychiatrist)(?: just| also)? (?:says?|said|thinks?|told (?:me|us)|wants?|recommends?|suggests?|advises?)\\b.{0,60}$`,
    ['normal', 'told', 'how'],
    [
      "That comes from someone who has seen it up close, so I won't talk over it. What's left is your part: to be there, to ask what you don't understand as often as you need to, and to have somebody who's there for you.",
      "Then the expert part is said, and the rest is human. You can ask that person for one more talk, with your questions on paper, and you don't have to be fine with it at once.",
    ],
  ),
  detail(
    'own-tears',
    `${LEAD}i (?:just |even |totally |completely |almost )?(?:cried|was crying|screamed|froze|panicked|broke down|lost it|snapped|yelled|shouted|freaked out|said nothing|ran away|hid|walked out)\\b.{0,40}$`,
    ['normal', 'say', 'how', 'told', 'should'],
    [
      "That's what a body does in a bad minute, and it's nothing to be ashamed of. It doesn't weaken your point; you can still make it, calmly, on another day.",
    ],
  ),
  detail(
    'not-understood',
    `${LEAD}(?:my \\w+|nobody|no one|they|people|everyone|he|she)(?: really| just| ever)? (?:(?:does|do|did|will) not (?:really |even )?(?:get|understand|see)|gets?|understands?) (?:it|me|this|that|why)${TRAIL}`,
    ['normal', 'say', 'how', 'told'],
    [
      "They don't have to get it for it to be real. One person who does is enough; the others can have the short version: \"It's a hard week, I'm a bit quiet.\"",
    ],
    { unless: /^(?:he|she) gets? it\b/u },
  ),
  detail(
    'says-changed',
    `\\b(?:says?|said|swears?|swore|promise[sd]?|claims?)(?: that)? (?:(?:he|she|they)(?: has| have| is| are| will)?(?: really)? (?:changed|different|change|stop|never do it again)|it will (?:be different|never happen again)|to (?:change|stop))\\b`,
    ['should', 'how', 'say', 'told'],
    [
      'Saying so is free, so look at what has been done: a habit dropped, help taken, an old lie put right. Three months of that weigh more than any promise.',
    ],
  ),
  detail(
    'others-dislike',
    `${LEAD}(?:my \\w+|his \\w+|her \\w+|everyone|they all|nobody)(?: all| really| also)? (?:hates?|dislikes?|can not stand|does not like|do not like|likes|distrusts?) (?:him|her|it|them|the idea|my \\w+)${TRAIL}`,
    ['should', 'how', 'say', 'told'],
    [
      "Ask the one with the best eyes what exactly they saw that you didn't. If it's a fact, weigh it. If it's a taste, thank them; the vote stays yours.",
    ],
  ),
  detail(
    'everyone-else',
    `\\b(?:everyone|everybody|(?:all )?my friends(?: all)?|all the others|other people|people)(?: around me| else| my age| i know)? (?:is|are|has|have|got|seems?|passed)\\b`,
    ['normal', 'how', 'told'],
    [
      "Other people's timetables are loud, and they aren't yours. You see their photos and not their Sundays.",
    ],
  ),
  detail(
    'keeps-asking',
    `${LEAD}(?:my (?!husband|wife|partner|boyfriend|girlfriend)\\w+|his \\w+|her \\w+|they|everyone|people) (?:always |just )?(?:keeps? (?:on )?(?:asking|pushing|calling|texting|telling me|bringing it up)|won't stop asking|asks? (?:every|all the))\\b.{0,30}$`,
    ['say', 'how', 'normal', 'told'],
    [
      "One sentence ends that, if it's the same one each time: \"I'll tell you when there's something to tell.\" Then change the subject to something {they} like{s} talking about.",
    ],
  ),
  detail(
    'did-once',
    `${LEAD}(?:i|we)(?: have)?(?: already| even| just| also)? (?:knocked|asked|told|said|talked|spoke|wrote|called|texted|tried|apologi[sz]ed|complained|warned|reminded|left a note)\\b.{0,40}\\b(?:once|twice|already|times|before|yesterday|last (?:week|month|night)|nicely|politely)${TRAIL}`,
    ['how', 'should', 'told', 'say'],
    [
      "Then you've done the polite part, and that counts for you. The second time is firmer and in writing, with a wish and a date; a third time in the same words would only wear them out.",
    ],
  ),
  detail(
    'far-away',
    `\\b(?:lives?|living|is|are|works?|moved|moves|it is)(?: about| around| like| only| almost)? (?:(?:\\d+|an?|one|two|three|four|five|six|a few) (?:hours?|h)\\b.*|(?:[4-9]\\d|\\d{3,}) (?:minutes?|mins?|min|km|kilometers|miles)\\b.*|far(?: away)?|abroad|in another (?:city|country|town|state)|overseas|on the other side.*)`,
    ['how', 'should', 'say', 'told'],
    [
      "Distance decides more than people like to admit, so put it in as a figure: hours per week and what they'd cost you in February. If the sum still looks fine then, it isn't the distance.",
    ],
    { unless: /\bago\b/u, isAside: true },
  ),
  detail(
    'small-space',
    `${LEAD}(?:we (?:only |just )?have |it is |there (?:is|are) )?(?:only |just )?(?:\\d|one|two|three|a small) (?:rooms?|bedrooms?|bathroom|flat|apartment)(?: only| flat| apartment)?${TRAIL}`,
    ['how', 'say', 'should', 'told'],
    [
      "That's tight, so every rule has to be about space: whose door closes, who gets quiet at which hour, and what goes out before something comes in.",
    ],
  ),
  detail(
    'own-work',
    `${LEAD}i (?:am|work as) (?:an? |the )?(?:only |full time |part time )?(?:nurse|teacher|student|waitress|waiter|engineer|doctor|driver|cook|chef|cleaner|lawyer|accountant|developer|programmer|manager|cashier|carer|designer|electrician|plumber|hairdresser|secretary|artist|musician|freelancer|stay at home (?:mom|mum|dad)|single (?:mom|mum|mother|dad|father)|housewife|pensioner|retired|unemployed|self employed)\\b.{0,20}$`,
    ['how', 'should', 'say', 'told'],
    [
      "That helps me picture your week, and what you've learned there you can use here. Plan it around the hours you really have left, and not around the ones you'd like to have.",
    ],
    { isAside: true },
  ),
  detail(
    'does-it-to-all',
    `${LEAD}(?:he|she|they|my \\w+) (?:(?:does|do|did) (?:it|that|this) (?:to|with)|(?:is|are|acts?) (?:like (?:that|this) |so )?(?:to|with)) (?:everyone|everybody|all of us|the others|other people|others)(?: too| as well)?${TRAIL}`,
    ['how', 'say', 'should', 'told'],
    [
      "Then it isn't about you, and you're not alone with it either. Speak to one of the others; two people with dates weigh more than one with a bad feeling.",
    ],
  ),
  detail(
    'wont-go',
    `${LEAD}i (?:really |just |so )?(?:do not|dont) (?:want to|wanna|feel like) (?:go(?:ing)?(?: (?:back|there|in|home|to (?:work|school|class)))?|get(?:ting)? up|see(?:ing)? (?:him|her|them)|fac(?:e|ing) (?:him|her|them|it))(?: (?:there|back|tomorrow|today|anymore|again|on \\w+))*${TRAIL}`,
    ['how', 'say', 'should', 'told', 'normal'],
    [
      "I can imagine. You don't have to be brave about the whole day, only about the first hour. Have one friendly face in it, and one thing to look forward to afterward.",
    ],
  ),
  detail(
    'own-age',
    `${LEAD}(?:i am|im|i turn|i just turned|i turned|at)(?: only| just| already| almost)? \\d{2}(?: years old)?(?: (?:f|m|female|male))?\\b.{0,40}$`,
    ['should', 'how', 'normal', 'told', 'say'],
    [
      "That's neither too early nor too late for this; it only changes what you already know about yourself. Use that, and skip the part where you'd have to prove something.",
    ],
    { unless: /\b(?:1[0-7])\b/u },
  ),
  detail(
    'everything',
    `${LEAD}(?:(?:it is|just) )?(?:everything|all of it|the whole thing|my whole life|life|all)${TRAIL}`,
    ['how', 'told', 'should'],
    [
      "When it's everything, it's usually one thing that has colored the rest. Begin with whatever is nearest and smallest; the others look different once one of them moves.",
    ],
  ),
  detail(
    'one-thing',
    `^(?:(?:it is|its|mostly|mainly|just|the|my|like|with|about|because of|probably) )*(?!(?:yes|no|ok|hi|hello|thanks|thank|sure|maybe|why|when|how|what|who|where|help|stop|more|nothing|never|always|really|he|she|it|they|yeah|nope|lol|haha|hmm|good|bad|fine|great)\\b)[a-z]{3,14}(?: (?:mostly|mainly|i guess|probably|i think|stuff|maybe))?$`,
    ['how', 'say', 'should', 'told'],
    [
      'Good, that gives it a name, and something with a name can be planned around. Let everything else stand for now.',
    ],
  ),
];
