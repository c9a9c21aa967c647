import type { Turn } from '../turn.ts';
import { fact } from './fact.ts';

const LEAD =
  '^(?:(?:and|but|oh|well|yes|yeah|no|so|ok|okay|also|because|plus|actually|honestly|sorry|now|btw|the thing is|turns out|apparently|then|wait|i mean) )*';
const PERSON = '(?:he|she|they|my \\w+|his \\w+|her \\w+|mum|mom|dad)';

/** Small facts of daily life, with what each changes in any story. */
export const DAILY_FACTS: readonly Turn[] = [
  fact(
    'partner-differs',
    `\\b(?:i am|i was) (?:fine|ok|okay|happy|good) with (?:it|that|this)\\b.*\\b(?:my \\w+|he|she|they) (?:is|are|was) not\\b|${LEAD}my (?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|family|parents) (?:is|are|does|do) not(?: so| really)?(?: (?:ok|okay|fine|happy|agree|see it))?(?: (?:with it|that way|like that))?$`,
    [
      "Then the two of you are at different points, and that's the talk to have first, alone, before it's carried on over anybody else's head. Ask what exactly the fear is, and listen to the end of it. You don't need the same feeling by Friday. You need one agreement now: nobody has to hear the unkind version at home, and you stay visibly on the side you've chosen.",
    ],
  ),
  fact(
    'finds-it-harmless',
    `${LEAD}(?:he|she|they|my \\w+) (?:says?|said|thinks?|finds?)(?: that)? (?:it|its|that|this|it is|that is)(?: is| all)?(?: just| so| really| totally)* (?:cute|funny|fine|normal|a joke|no big deal|nothing|sweet|harmless|ok|okay)$`,
    [
      'Then for now that\'s how it looks from inside, and arguing would only make a lawyer out of somebody. Stay close, keep doing nice ordinary things together, and ask now and then how it really feels. If it ever stops being cute, you want to be the one who didn\'t say "told you so".',
    ],
    /\b(?:sister|brother|friend|daughter|son|cousin|fiance|boyfriend|girlfriend|husband|wife|she|he)\b/u,
  ),
  fact(
    'one-says-no',
    `${LEAD}(?:my|his|her) (?:mum|mom|mother|dad|father|parents|husband|wife|boyfriend|girlfriend|partner|sister|brother|best friend|doctor|family) (?:says?|said|thinks?|told me) (?:no|not to|i should not|do not|absolutely not|never|it is (?:a bad idea|too (?:early|late|much|dangerous)))\\b.*$`,
    [
      "Ask for the reason behind the no; that's worth more than the no. If it's about your safety or your money, weigh it properly. If it's taste or habit, it's advice from somebody who doesn't have to live in your skin. You can hear it out, thank for the worry, and still decide by what you'd want on a day when nobody's watching.",
    ],
  ),
  fact(
    'allergic',
    `${LEAD}(?:i am|he is|she is|they are|my \\w+ is)(?: very| really| super| badly| a bit| kind of)* allergic(?: to .+)?(?: though| lol)?$`,
    [
      "That's a hard fact, so it goes before all the romantic ones. Find out how bad it is before anything's decided: a test at the doctor's, and a week of really staying there. Some people get by with a closed bedroom, filters and treatment; some don't, and then the plan has to change and not your lungs. Say it now. It's far easier to hear before the boxes are packed.",
    ],
  ),
  fact(
    'wants-the-house',
    `${LEAD}(?:he|she|they|my (?:ex|husband|wife|brother|sister|uncle|cousin|mother|father)) (?:also |now |still |really )*(?:wants?|demands?|claims?|is asking for) (?:the |my |our |half |everything|it all|custody|all of)(?:\\w+ ?){0,3}$`,
    [
      "Then don't answer it in the kitchen or on the phone: \"I've heard you. I'll come back to you when I've had advice.\" Collect the papers, whose name, who paid, since when, and have somebody of your own look at them before you agree to anything. What's fair and what's demanded are often far apart in the first weeks. I can't say how it'll be decided; being in no hurry is on your side.",
    ],
    /\b(?:divorce\w*|separat\w*|will|inherit\w*|left me|house|estate|breakup|broke up)\b/u,
  ),
  fact(
    'hr-meeting',
    `\\b(?:with hr|hr (?:is|will be|wants|called|asked)|meeting with (?:hr|my boss|the manager|the director))\\b`,
    [
      "With HR in the room it's fair to be prepared, whatever it turns out to be. Ask beforehand, in one friendly line, what it's about and whether you may bring somebody. Take a pen, note what's said and by whom, and sign nothing there: \"I'd like to read that at home.\" It may be something small. If it isn't, those three things are what you'll be glad of.",
    ],
  ),
  fact(
    'partly-deserved',
    `${LEAD}i (?:kind of |kinda |sort of |probably |totally |maybe )*(?:deserved it|had it coming|asked for it|messed up|earned it|am to blame|was asking for it)(?: honestly| though| tbh)?$`,
    [
      "That's an honest thing to say, and it'll help you more than a clean story would. Put your part in one sentence without drama, what you did and what you'd do differently, because you'll be asked, and a calm answer beats an excuse every time. Then that part's finished. You don't have to keep paying for it at night.",
    ],
  ),
  fact(
    'happily-married',
    `${LEAD}(?:i am |we are )?(?:happily|very happily)?(?: ?married|happily|in a (?:good|happy) (?:marriage|relationship))(?: now| for \\d+ years| actually| though)?$`,
    [
      "Then I'd worry even less. A dream or a stray thought says nothing against a good marriage; an old face is often just a stand-in for who you were back then. You don't have to confess it or read anything into it. If there's one thing from that time you miss, the nerve, the music, the late evenings, do a bit of it with the one you've got.",
    ],
    /\b(?:dream\w*|ex|crush|thinking about|miss)\b/u,
  ),
  fact(
    'only-hours',
    `${LEAD}(?:it is|its|it has|has|only|been|just)(?: been| only| just| like| about)* (?:\\d+|an?|one|two|three|a few|a couple(?: of)?) (?:hours?|minutes?|hrs?)(?: now| already| ago)?$`,
    [
      "That's nothing yet, even if it feels like a week. People work, sleep, eat and wait until they have something good to say. Leave it until tomorrow evening at least, and put the phone in another room meanwhile. If it was nice for both of you, a day doesn't spoil it, and if it did, it wasn't much.",
    ],
    /\b(?:text\w*|date|replied|reply|answer\w*|wrote|message|call\w*|seen|read)\b/u,
  ),
  fact(
    'did-it-last-time',
    `${LEAD}i (?:did|wrote|texted|called|asked|paid|drove|cooked|invited|apologi[sz]ed)(?: it| first| him| her| them)?(?: the)? (?:last time|the last (?:two|three|few|\\d+) times|every time|first last time|already)$`,
    [
      "Then it's a fair moment to let one round pass. Not as a test and without sulking: just leave the space, for a week or so, and see what comes into it. If {they} reach{s} out, you've got your answer. If nothing comes, you've got one too, and you can still decide to write once more because you want to.",
    ],
  ),
  fact(
    'bitten',
    `${LEAD}(?:it|he|she|the (?:dog|cat)|their dog|his dog|her dog)(?: just| actually| already)* (?:bit|attacked|scratched|knocked over|jumped (?:on|at)) (?:me|my \\w+|our \\w+|someone|him|her|us)\\b.*$`,
    [
      "Then yes, and the wound first: wash it well and have a doctor look at it today, because bites get infected easily, small ones too. Take a photo, note the day and who saw it. Then speak with the owner calmly about that one thing, a leash, a muzzle, a fence, and ask about vaccination. If they wave it off, report it; that's what the office is for, and the next child may be smaller.",
    ],
  ),
  fact(
    'obligations',
    `${LEAD}(?:we|i) (?:have|also have|still have|got)(?: got| also| still)* (?:an? |two |three |\\d+ |small |young |little )*(?:mortgage|kids?|children|baby|newborn|toddlers?|debts?|loans?|student loans?|bills|rent to pay|twins)\\b.*$`,
    [
      "That sets the frame: the fixed costs and the small people come first, and the dream gets what's left, which may be more than you think. Do the sum once with one income, or half of one, for a year. If it holds, give it a date to begin and a date to look again. If it doesn't, look for the half version, one day a week, an evening, a trial summer, so that nobody has to give it up altogether.",
    ],
    /\b(?:quit|wants?|move|start|business|job|travel|study|leave|retire|paint|dream|buy|divorce)\b/u,
  ),
  fact(
    'has-talent',
    `${LEAD}(?:he|she|they|i|we) (?:is|are|am)(?: really| actually| so| very| pretty| honestly| crazy)* (?:good(?: at it)?|talented|gifted|great at it|brilliant|amazing(?: at it)?)(?: though| tho| at .+)?$`,
    [
      "That matters, and it's worth finding out what others would pay or clap for it. So give the talent a fair trial before anything's cut off: three months, a few strangers who buy, a show, a mark from someone who doesn't love you. If it carries even a part, the rest of the sum looks different. And say it to {them} as plainly as you said it to me.",
    ],
    /\b(?:quit|paint|sing|write|music|art|job|study|dream|business|play)\b/u,
  ),
  fact(
    'afraid-of',
    `${LEAD}${PERSON} (?:is|are)(?: really| very| terribly| so| super| actually)* (?:afraid|scared|terrified|frightened) of (?:flying|heights|water|dogs|cats|crowds|the dark|boats|doctors|needles|planes|driving|spiders|horses)(?: though| lol)?$`,
    [
      'Then the surprise needs another shape, because fear doesn\'t enjoy being surprised. Either take the other way there, a night train or a car with a nice stop, or tell {them} the where and leave only the what as a secret. Being asked "would that be all right for you?" is part of the present for someone who\'s afraid.',
    ],
  ),
  fact(
    'for-an-occasion',
    `${LEAD}(?:it|its|it is|this|that)(?: is)? for (?:an? |my |his |her |the )?(?:\\w+ )?(?:funeral|wedding|interview|christening|baptism|graduation|first date|court|memorial|birthday|gala|office party|school play)(?: though)?$`,
    [
      "Then let the occasion choose: the quieter one, plain and comfortable, that nobody will remember afterward, if it's a solemn day; the one you'd dance in, if it's a happy one. Whatever you take, you should be able to sit, hug and eat in it. Does one of the two pass all three?",
    ],
  ),
  fact(
    'nearly-grown',
    `${LEAD}(?:he|she|they)(?: is| are| will be| turns?| is turning)?(?: only| just| almost| nearly)* (?:16|17|18|sixteen|seventeen|eighteen)(?: (?:in \\w+|next (?:month|year|week)|soon|already|now|years old)){0,2}$|${LEAD}(?:16|17|18|sixteen|seventeen|eighteen) (?:in|next) \\w+$`,
    [
      "So it'll be {their} own decision very soon, and that's your best argument for waiting: a few months cost nothing if the wish is real. Offer a deal instead of a no. Design and place are chosen now and stay on the wall until the birthday; if {they} still want{s} it then, you go along and pay for the good one. Most wishes get better or disappear in that time.",
    ],
    /\b(?:tattoo|piercing|move out|drive|party|travel|boyfriend|girlfriend|quit school|drop out|wants?)\b/u,
  ),
  fact(
    'awkward-reply',
    `${LEAD}i (?:just |only |literally )*(?:said|replied|answered|was like|went) (?:thanks|thank you|ok|okay|cool|nice|me too|same|lol|haha|nothing|good to know)(?: lol| back| like an idiot)?$`,
    [
      'Oh, I\'ve heard worse; some people say "you too" to a waiter and some say "thanks" to that. It isn\'t an answer, it\'s a startle, and it can be mended in one sentence: "I got shy the other night. What I\'d have liked to say is this." Then say what\'s true, also if it\'s "I\'m not there yet, and I like where this is going."',
    ],
  ),
  fact(
    'never-there',
    `${LEAD}(?:he|she|they|my \\w+) (?:has|have|had|did|was|were)(?: not| never)(?: even| once| ever)* (?:visited|called|helped|been there|cared|come|came|wrote|written|asked about (?:him|her|them|me)|there)\\b(?: .{0,30})?$`,
    [
      'That explains a lot: people who stayed away often shout loudest when there\'s something to share out. You don\'t have to answer for it or soothe it. One line is enough, "That was decided by somebody who knew us both," and then nothing more on the subject. If it goes on, let it go through a lawyer or the office, and keep the family table free of it.',
    ],
    /\b(?:left me|inherit\w*|will|house|grandma|grandpa|funeral|furious|money|estate)\b/u,
  ),
  fact(
    'works-from-home',
    `${LEAD}(?:i|he|she|we) (?:work|works|am working|is working|are working) (?:from home|nights|night shifts?|weekends|two jobs|shifts|alone|remote(?:ly)?|a lot|all the time|60 hours|every day)\\b.*$`,
    [
      "Then people won't turn up by themselves, so they have to be in the calendar. Two fixed things a week at the same hour with the same faces, outside the house: a course, a team, a shared table to work at. Choose what fits your worst week and not your best, or it'll be the first thing to go.",
    ],
    /\b(?:friends?|lonely|alone|meet|date|dating|people|city|social|tired)\b/u,
  ),
  fact(
    'culture',
    `${LEAD}(?:he|she|they) (?:is|are|comes? from|am)(?: actually| just| also| half)* (?:italian|french|spanish|german|british|english|american|irish|greek|brazilian|indian|japanese|korean|dutch|swedish|turkish|polish|russian|mexican|chinese|finnish|from \\w+)(?: though| lol| so)?$`,
    [
      "That can explain the style; how close people stand, how they say hello and how much they touch is learned at the family table. So leave the gesture out of the count and look at what's only for you: the questions, the time, the message that needed no reason. And you can always ask, with a smile.",
    ],
    /\b(?:flirt\w*|like me|likes? me|date|dating|love|touch\w*|kiss\w*|in laws?|parents)\b/u,
  ),
  fact(
    'not-wanted-anymore',
    `${LEAD}i (?:do not|dont)(?: even| really| actually)* (?:want|care about|like|feel like)(?: it| that| him| her| them| to go| the job)?(?: anymore| any more| now)+$`,
    [
      "That's worth a second look, because it can be two things. Either waiting has worn you out, and wanting less hurts less. Or you've moved on, and the old wish is still standing in the queue for you. Ask yourself how you'd feel if it came tomorrow: glad after all, or caught? You may change your mind. You don't owe it to the person you were in spring.",
    ],
  ),
  fact(
    'own-outburst',
    `${LEAD}i (?:\\w+ )?(?:threw|smashed|broke|slammed|screamed|yelled|snapped|lost it|kicked|punched)\\b(?: .{0,40})?$`,
    [
      "Okay, so it got bigger than you meant it to. Say sorry for exactly that, soon and without the argument in it: \"I threw that, and I shouldn't have. It scared me too.\" The dishes can come back on another evening. Decide beforehand what you'll do when it climbs again, leave the room, ten minutes, and say so out loud. If things fly more than once, or anyone's afraid, get help for the two of you; that's no disgrace.",
    ],
    /\b(?:fight|fought|argu\w+|husband|wife|boyfriend|girlfriend|partner|dishes|kids?|mother|roommate)\b/u,
  ),
  fact(
    'around-all-day',
    `${LEAD}(?:he|she|they|my \\w+) (?:is|are)(?: now| just| literally| basically)* (?:always|constantly|all day) (?:home|here|around|on (?:his|her|the) phone|in the (?:kitchen|way)|at our place|there)\\b.*$`,
    [
      "That's a lot of togetherness for people who used to have whole days to themselves. It isn't unkind to want some of them back. Say it as a wish with a shape: mornings are mine, lunch is ours, Tuesdays one of us is out. And give {them} something to go to and not just something to leave: a task, a club, a friend with a shed.",
    ],
  ),
  fact(
    'not-believed-in',
    `${LEAD}(?:my|his|her) (?:family|parents|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend|friends) (?:does not|do not|doesnt|dont)(?: really)? (?:believe in (?:it|that|therapy)|get it|understand(?: it)?|approve|take it seriously|know about (?:it|therapy))\\b.*$`,
    [
      "They don't have to. It's an hour a week that belongs to you, and you're allowed to go without an announcement, like to the dentist. If it comes up, one line does: \"I'm having somebody help me think.\" Look at it again after four or five times. What convinces a family is seldom an argument; it's that you're easier to be with.",
    ],
  ),
  fact(
    'they-said-maybe',
    `${LEAD}(?:he|she|they|my \\w+) (?:just |only |then )*(?:said|says|answered|replied|texted|wrote)(?: back)? (?:maybe|we will see|we ll see|he will think|she will think|they will think|ok|k|fine|soon|later|not now|not yet)(?: about it)?$`,
    [
      "A maybe is a no that's being polite, or a yes that's still tired; you can't tell which from here. Give it a date, lightly: \"Sure. Tell me by Sunday, then I can plan.\" If Sunday comes and goes, plan without it. You asked, and that was the hard part.",
    ],
  ),
  fact(
    'i-said-no',
    `${LEAD}i (?:said|told (?:him|her|them)) (?:no|that i (?:can not|will not|do not want to))(?: (?:in the end|today|finally|already|though|and (?:he|she|they) .+))?$`,
    [
      "Then you've said it, and that's the part most people put off for months. It's normal that it feels mean for a few days; that's only the old habit complaining. You don't have to explain it again or make up for it. If you're asked once more, the same sentence in the same voice is enough.",
    ],
  ),
  fact(
    'i-cried',
    `${LEAD}i (?:just |then |even |totally |almost )*(?:cried|teared up|bawled|was crying|broke down)\\b(?: .{0,40})?$`,
    [
      "Of course you did; it mattered. Tears don't undo what you said or make it worth less, and whoever saw them has seen that you mean it. Drink some water, be slow for the rest of the day, and leave the judging of it until you've slept.",
    ],
  ),
  fact(
    'coming-up',
    `${LEAD}(?:new year s?|new years|christmas|thanksgiving|easter|diwali|eid|the (?:holidays|wedding|birthday|exam|move|deadline|fourth)|halloween|(?:his|her|my) birthday) (?:is|are|starts?)(?: coming(?: up)?| soon| next (?:week|month)| almost here| in \\d+ \\w+)+$`,
    [
      "Then there's a date, and that helps: what has to be ready can be put in the weeks before it, a bit at a time, and the day itself can stay simple. Start with the part you dread most and do ten minutes of it tomorrow. And decide now who's with you on the day.",
    ],
  ),
];
