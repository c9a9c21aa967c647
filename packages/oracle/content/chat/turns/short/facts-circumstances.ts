import type { Turn } from '../turn.ts';
import { fact } from './fact.ts';

const LEAD =
  '^(?:(?:and|but|oh|well|yes|yeah|no|so|ok|okay|also|because|plus|actually|honestly|sorry|now|btw|the thing is|turns out|apparently|then|wait) )*';
const PERSON = '(?:he|she|they|my \\w+|his \\w+|her \\w+|mum|mom|dad)';

/** Circumstances that change the advice in any story: who gains, who was asked first, what is missing, what was found. */
export const CIRCUMSTANCE_FACTS: readonly Turn[] = [
  fact(
    'nothing-was-there',
    `(?<!\\b(?:like|if|though) )\\b(?:nothing (?:there|in it|on it|at all|was there|happened)|there was nothing|it was nothing|i was wrong|(?:he|she|they) (?:was|were) (?:telling the truth|innocent|right)|it was not (?:him|her|them)(?: after all)?)\\s*$`,
    [
      'Then that\'s an answer, and a good one. Let it count, even if the worry needs a few days longer than the facts. You can say one sentence to {them}, "I was scared, and I\'m glad I was wrong," and then leave the looking. If the fear comes back without anything new, it belongs to you and wants kindness more than proof.',
    ],
  ),
  fact(
    'found-again',
    `${LEAD}(?:i |we )?(?:just |finally )*found (?:it|him|her|them)\\b.*$`,
    [
      "Oh good! Of all the places. That's the kind of ending nobody could have predicted, me least of all. Take a breath, have a laugh, and deal with the practical part tomorrow, unless something alive has swallowed something it shouldn't: then a quick call to the vet today.",
    ],
    /\b(?:lost|missing|disappear\w*|gone|ran away|escaped|can not find|cant find|looking for|search\w*|stolen|misplaced)\b/u,
  ),
  fact(
    'slipped',
    `${LEAD}i (?:had|drank|smoked|ate|texted|called|took|bought|checked|gave in|slipped|relapsed|caved)(?: up| just)?(?: (?:one|it|him|her|again|two|a (?:drink|cigarette|beer|glass|few))){0,2}(?: yesterday| last night| today| again| tonight| this morning)*$`,
    [
      "Then you had one, and you told me today instead of hiding it. That's not back to zero: everything you did before still counts. Look at the hour before it, where you were, with whom, how tired, because that's the spot that needs another plan. And tell one person who's on your side. If stopping makes you shaky or sick, let a doctor help with it.",
    ],
    /\b(?:stop|quit|drink\w*|smok\w*|sober|vap\w*|sugar|diet|no contact|gambl\w*|get over|ex)\b/u,
  ),
  fact(
    'not-attracted',
    `${LEAD}(?:he|she|they) (?:is|are)(?: actually| totally| completely| very| just)* (?:straight|gay|a lesbian|lesbian|asexual|not into (?:men|women|me|girls|guys)|like a (?:brother|sister) to me)(?: though)?$`,
    [
      "Then hoping would cost you more than it could bring, and it isn't about anything you could be or do. You don't have to confess it to get rid of it. Take a little distance for some weeks, give the feeling one friend who may know, and come back when you can be glad about {their} news. Losing the dream is a real loss. The friendship can survive it.",
    ],
    /\b(?:like|love|crush|feelings|friend|kiss\w*)\b/u,
  ),
  fact(
    'someone-else-wants-it',
    `${LEAD}(?:my|his|her|our) (?:\\w+ )?(?:sister|brother|mum|mom|mother|dad|father|son|daughter|kids|children|wife|husband|cousin|aunt|uncle|friend|partner|boyfriend|girlfriend)s? (?:really |also |always |still |now )*(?:wants?|wanted|would like|loves?|likes?|asked for|needs?)(?: it| that| one| them| the \\w+)(?: too| badly| so much| though| for .+)?$`,
    [
      "Then there's a second wish in it, and I'd settle that one first, before money or reasons. Ask what it is for: the thing itself, or what it stands for? If it means more there than with you, giving it is worth more than any price. If it means as much to you, say so out loud; wanting it too is no crime. Whatever you two agree on, say it in one clear sentence, so that nobody remembers it differently in five years.",
    ],
    /\b(?:sell|give|keep|ring|house|car|piano|dog|furniture|inherit\w*|will|watch|dress|throw)\b/u,
  ),
  fact(
    'i-did-the-work',
    `${LEAD}i (?:\\w+ )?(?:trained|taught|hired|helped|raised|recommended|introduced|covered for|paid for|did (?:all|everything|the work|most)|organi[sz]ed|planned|built)(?: (?:him|her|them|it|all|everything|the \\w+|of it|up|all of it|most of it)){0,3}(?: myself| alone| too| for years)?$`,
    [
      "Of course that stings double: your own work was the ladder. It also proves something, so use it. Say it once, without bitterness, to the person who decides: \"I got this far along with it, so I'd like to know what's missing for me, and by when we look again.\" If the answer stays vague, take what you've shown you can do to somebody who notices.",
    ],
    /\b(?:promot\w+|instead of me|credit|raise|boss|coworker|colleague|job|team|work|thank\w*)\b/u,
  ),
  fact(
    'not-fair-list',
    `\\b(?:is|was|are|were|got) (?:invited|asked|included|allowed|chosen|paid more)\\b.*\\b(?:though|tho|and|but|even|not)\\b|\\beveryone else (?:is|was|got|gets)\\b`,
    [
      "Then it isn't only a rule, it's a choice, and I see why that hurts more. You don't have to pretend you don't notice. Ask once, privately and without a list: \"I was sad not to be there. Is something between us?\" The answer may be dull, numbers, parents, an old debt, or it may tell you where you stand. Either beats counting names.",
    ],
  ),
  fact(
    'health-of-theirs',
    `${LEAD}${PERSON} (?:had|has|just had|got|was diagnosed with|is having|needs)(?: a| an| just| already| another| his| her| open)* (?:heart attack|stroke|operation|surgery|diabetes|asthma|a pacemaker|bypass|cancer|copd|high blood pressure|pneumonia|dementia)\\b.*$`,
    [
      "Then I understand why you're so worried; it isn't nagging, it's fear. You still can't do it for {them}, but you can say the fear itself once, \"I was so scared in those days. I don't want to go through that again,\" and leave it there without a lecture. Offer one practical thing, such as going along to the next appointment, where a doctor can say the rest. And look after yourself in this as well.",
    ],
  ),
  fact(
    'a-child',
    `${LEAD}(?:he|she|they) (?:is|are)(?: only| just| like| about| actually| barely)* (?:[3-9]|1[0-5]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years old| yo)?(?: though| lol)?$`,
    [
      'Ah, then you\'re dealing with a child, and that changes the tone and the address: be friendly to the kid and speak with the parents. "I like that there\'s music in the house. Could it be before eight?" is the size of it, an hour, a day, a place. Children keep a deal better when they were asked for it nicely.',
    ],
    /\b(?:neighbou?r|noise|drums|loud|plays?|ball|shout\w*|kid next door|upstairs)\b/u,
  ),
  fact(
    'diet',
    `${LEAD}(?:he|she|they|i|we|one of them|my \\w+) (?:is|are|am)(?: all| both| actually| also| very)* (?:vegan|vegetarian|vegetarians|vegans|gluten free|celiac|coeliac|lactose intolerant|allergic to .+|halal|kosher|pescatarian|picky)(?: too| though)?$`,
    [
      "Good to know before the shopping. Then cook something that was always meant that way, so nobody gets the replacement: a coconut and lentil curry with rice, a big vegetable chili with cornbread, or pasta with tomatoes, olives and capers, and fruit with dark chocolate after it. Ask about nuts beforehand, check the labels, and tell them at the table that it's safe. People remember being thought of.",
    ],
    /\b(?:cook|dinner|food|eat|lunch|meal|bake|party|menu|christmas|thanksgiving)\b/u,
  ),
  fact(
    'not-official',
    `${LEAD}(?:we|he and i|she and i) (?:are|were|have)(?: not| never)(?: even| really| been| yet| actually)* (?:official|exclusive|together|married|a couple|dating|engaged|living together)(?: yet| though)?$`,
    [
      "Then it's a fair moment to ask what this is, before the next step is taken for you. You can put it lightly: \"I like where this goes. What would you call us, if somebody asked?\" If there's a clear answer, the rest is easy. If there isn't one, you may slow down without being unkind.",
    ],
    /\b(?:meet|parents|date|dating|text\w*|likes?|boyfriend|girlfriend|he|she|move in|kiss\w*|trip|jealous)\b(?!.*\bex\b)/u,
  ),
  fact(
    'they-deny-it',
    `${LEAD}(?:he|she|they|my \\w+) (?:says?|said|swears?|claims?|insists?)(?: that)? (?:he|she|they|it)(?: did not| was not| does not| has not| never did| is not)(?: \\w+){0,4}$`,
    [
      'Then leave room for it being true, until you know more. An accusation can\'t be taken back, and a question can. Say what you saw and nothing beyond it: "This is missing, and I don\'t want to blame anybody. If something comes to your mind, tell me by tonight, and it stays small." Then watch quietly.',
    ],
    /\b(?:stole|steal\w*|took|lied|lying|missing|broke|cheat\w*|ate|money)\b/u,
  ),
  fact(
    'it-was-someone-else',
    `${LEAD}it (?:was|is)(?: actually| just| only| all)* (?:my|his|her|the|our) (?!fault|birthday|idea|dream|turn|job|first|last|own|best|worst)\\w+(?: all along| the whole time| after all)?$`,
    [
      'Ha, so it was somebody quite different. Then an apology goes to the one under suspicion, short and with something nice beside it: "I thought it was you, and I was wrong. Sorry." That does more for trust than a year without accidents. The real one may pay for the ice cream.',
    ],
    /\b(?:stole|steal\w*|took|missing|broke|ate|who)\b/u,
  ),
  fact(
    'institution-said-no',
    `${LEAD}(?:the|my|our|his|her) (?:bank|insurance|school|university|office|council|court|company|landlord|doctor|hospital|embassy|agency|union|hr|city|bank manager) (?:just |already |has |have )*(?:said no|refused|rejected (?:it|us|me)|turned (?:us|me|it) down|denied (?:it|us|me)|will not|declined)\\b.*$`,
    [
      "That's a blow, and it's one office's answer and not the last word. Ask for the reason in writing, because the reason tells you what to change: the sum, a paper, the date. Then take it to a second place, and to somebody independent who does this all day. Put the big decision on hold until both have answered. You lose a few weeks and you find out what would really be possible.",
    ],
  ),
  fact(
    'moved-date',
    `${LEAD}(?:(?:they|he|she) (?:have |has |just )*(?:moved|pushed|postponed|delayed|rescheduled|brought forward) (?:it|us|me|my \\w+|the \\w+)|(?:it|the \\w+) (?:was|is|got|has been)(?: just)? (?:moved|pushed|postponed|delayed|rescheduled|put off|brought forward))(?: back| forward)*(?: (?:to|until|till|by) .+)?$`,
    [
      "Then you've been handed a few more days; use one of them and not all. Put the new date in your calendar, confirm it in one friendly line, and do the preparing you'd have done anyway on the first evening. The rest of the time is for sleeping well. It says nothing about you; dates move because of other people's calendars.",
    ],
  ),
  fact(
    'returned-favor',
    `${LEAD}(?:he|she|they) (?:\\w+ )?(?:invited|came to|helped|visited|drove|lent|paid|hosted|was there for|were there for|did the same for)(?: me| us)?(?: to| at| with| for)? ?(?:his|hers|her|theirs|their|mine|ours|my|our|me|us)\\b.*$`,
    [
      "That does count. You don't owe it back one for one, but it shows how {they} see{s} you, so I lean toward yes if there's a place left and you wouldn't mind {them} in the room. If it really doesn't fit, say it yourself and early, with a warm reason and something else instead, a dinner, a drink after.",
    ],
    /\b(?:invite|wedding|party|help|lend|go to|visit|birthday|should i|do i)\b/u,
  ),
  fact(
    'never-met',
    `${LEAD}(?:he|she|they|my \\w+) (?:have|has|did|do|does)(?: not| never)(?: even| ever| really| actually)* (?:met|seen|talked to|spoken to|know (?:him|her|them|me)|tried|read|heard|visited|been)(?: (?:him|her|them|me|it|there|with (?:him|her|them))){0,2}(?: yet| once| before)?$`,
    [
      "Then it's a picture they're against, and pictures give way to people, slowly. Don't argue about it anymore; arrange something short and harmless where they meet, an hour, a walk, coffee out, with an end that's fixed. Ask them for one thing only beforehand: to be polite and curious for that hour. After two or three of those you'll know what's prejudice and what's a real worry.",
    ],
  ),
  fact(
    'already-promised',
    `${LEAD}i (?:have )?(?:already )?(?:said yes|promised|agreed|accepted|confirmed|rsvp ?d|committed|told (?:him|her|them) (?:i would|yes))(?: already| though| to it| to (?:him|her|them))*$`,
    [
      "Then it's about changing a yes, and that's allowed if you do it early, once, and without a made-up reason: \"I said yes too quickly. I can't make it after all, and I'm sorry for the trouble. I'd love to celebrate with you another way.\" Offer that other way in the same breath. The longer it waits, the more it costs, so today or tomorrow.",
    ],
  ),
  fact(
    'holds-a-role',
    `${LEAD}(?:he|she|they|i) (?:is|are|am|was)(?: also| actually| kind of| sort of)* the (?:captain|leader|star|best|oldest|eldest|youngest|only (?:one|girl|boy|child|woman|man)(?: .+)?|boss|favorite|bride|groom|host|main \\w+|lead \\w+)(?: though| there| too)?$`,
    [
      "That makes it heavier, because others are counting on it, and being needed is hard to say no to. It's a reason for a clean handover and not a reason to stay forever: finish the season or the task, tell the others in person, name who could follow. First find out whether it's the thing itself that's gone stale, or the weight of that place in it. Sometimes giving up the role brings the joy back.",
    ],
    /\b(?:quit|stop|leave|skip|give up|tired|cancel|refuse|drop out|wants?)\b/u,
  ),
  fact(
    'lacks-a-skill',
    `${LEAD}i (?:do not|can not|never|have no|have not|did not)(?: even| really| ever)* (?:speak|know (?:any|how|anyone|the language|anybody)|drive|swim|learn(?:ed)?|experience|training|degree|finish(?:ed)? (?:school|college|high school)|cook|sing)\\b.*$`,
    [
      "That's a hurdle you can measure, and those are the good ones. Find out how much of it you'd really need in the first three months; it's usually less than pride says. Start with twenty minutes a day now, before anything's decided. If you're still at it in six weeks, you've got your answer about the rest as well.",
    ],
  ),
  fact(
    'no-contribution',
    `${LEAD}(?:he|she|they|my \\w+) (?:does not|do not|never|will not|has not|have not|is not|are not)(?: even| ever| really)* (?:pay\\w*|paid|help\\w*|clean\\w*|contribut\\w*|work\\w*|cook\\w*|chip\\w*|shar\\w*|doing)(?: (?:rent|anything|for anything|bills|in|his share|her share|their share|back|around the house|at all|a thing|with anything)){0,3}$`,
    [
      'Then put that first, before feelings: whoever uses the place shares what it costs. Say it as a rule for everyone, with a number and a date: "If it\'s more than three nights a week, we split rent and bills by three, from the first." A yes settles it. A no is an answer to the rest as well, and the lease or the landlord may have a word in it too.',
    ],
    /\b(?:rent|move in|roommate|flatmate|live|house|flat|apartment|bills|boyfriend|girlfriend|husband|wife)\b/u,
  ),
  fact(
    'how-often',
    `${LEAD}(?:it is |that is |already |like |about |at least )*(?:\\d+|once|twice|three|four|five|several|many)(?: times?)?(?: (?:already|now|a|this|last|in a|per|each|every))* (?:week|month|year|row|day|night|times)(?: already| now| alone)*$`,
    [
      "That often, it isn't chance anymore, it's how it's done. So stop waiting for it to change by itself and change what you do: say it once as a count, without a speech, \"That's the third time,\" and then plan so that it costs you nothing the next time. What you arrange without counting on it can only turn out better.",
    ],
    /\b(?:cancel\w*|late|forg[eo]t\w*|ignor\w*|always|never|again|drunk|asks?|borrow\w*|lies?)\b/u,
  ),
  fact(
    'my-share',
    `${LEAD}i (?:was|were|did|also|started|am)(?: too| it| also| kind of| a bit| pretty)* ?(?:drunk|flirt\\w*|rude|mean|part of it|wrong|yell\\w*|the same|started it|said worse|to blame|no angel|at fault)(?: too| back| as well| that night)?$`,
    [
      "Thanks for saying that part; it's the one people leave out. It makes your sentence easier, because you can begin with your own share: \"I wasn't at my best that evening either.\" It doesn't make the other's part smaller, and it doesn't mean you have to keep quiet. Say only what you're sure of, once, and sober.",
    ],
  ),
  fact(
    'so-quiet',
    `${LEAD}(?:it|the house|my (?:house|flat|home|phone)|everything|the room)(?: is| feels| got)?(?: so| too| just| very| really)* (?:quiet|empty|silent|lonely|big now|strange)(?: now| here| without (?:him|her|them)| at night)*$`,
    [
      "I can hear it from here. It takes some weeks until a quiet house stops sounding like someone's missing. Until then give it noises of your own choosing, the radio in the kitchen, a window open, one evening a week with people at your table. And it's fine to miss the mess as well.",
    ],
  ),
  fact(
    'someone-left-there',
    `${LEAD}(?:my|the|our) (?:manager|boss|supervisor|team lead|colleague|coworker|best friend at work|ceo|director|teacher|coach|trainer|therapist) (?:just |also |has |is |already )*(?:resigned|quit|left|leaving|got fired|was fired|retir\\w+|moved on|going on leave|pregnant)\\b.*$`,
    [
      "That shuffles the cards, so don't decide this week. Somebody new may change what bothered you, or show that it was never about that one person; and while a place is open, you have more to ask for than usual. Wait until you've met who comes next, or six weeks at most, and use the time to put your own papers in order.",
    ],
  ),
  fact(
    'little-progress',
    `${LEAD}(?:i|we) (?:have )?(?:only |just |barely )*(?:written|wrote|done|read|learned|learnt|saved|lost|made|finished|run|managed|got)(?: about| like| only)* (?:\\d+|one|two|three|four|five|a few|half an?) \\w+(?: (?:in|since|after|over) .+)?$`,
    [
      "That's more than nothing, and it tells you the size that's real for you at the moment. So make the step smaller than your pride likes: ten minutes, three days a week, at the same hour, and stop while it's still going. In two months look at what's there. Small and steady gets further than big and someday.",
    ],
  ),
  fact(
    'mixed-up-names',
    `\\b(?:called me by|forgot my name|did not (?:recogni[sz]e|know) me|thought i was|mixed me up|asked who i (?:am|was))\\b`,
    [
      "Oh, that one goes right through you, even when you knew it might come. You were in the room and weren't found. The name is what goes first; the feeling that somebody dear is there stays much longer. You don't have to correct it. Answer to the other name if that keeps her or him calm, hold a hand, and be sad about it afterward with someone who knows.",
    ],
    /\b(?:dementia|alzheimers?|grandma|grandpa|grandmother|grandfather|mum|mom|dad|mother|father|nan|nursing home)\b/u,
  ),
  fact(
    'own-life-stage',
    `${LEAD}i am(?: also| a| still| already| just| nearly| almost)* (?:single|divorced|widowed|an atheist|atheist|not religious|retired|a student|unemployed|an only child|the oldest|disabled|married|a single (?:mum|mom|dad|parent))(?: and (?:\\d{2}|single|divorced|alone|no kids|not religious|retired))*(?: though| too| now)?$`,
    [
      "That's part of it, and it's no reason against it by itself. It only changes what you'd need: say openly where you stand, ask what's really expected of you, and find out who'd stand beside you on a hard week. If those three have answers you can live with, I lean yes.",
    ],
    /\b(?:should|adopt|godmother|godfather|wants? me|asked me|invite\w*|move|start|study|date|dating|child|baby)\b/u,
  ),
  fact(
    'where-it-is',
    `${LEAD}(?:it|its|the (?:wedding|party|job|place|house|course|trip|event))(?: is| would be| takes place| happens)? (?:in|at|near|outside|over in) (?!(?:my|his|her|the) (?:head|heart|mind)\\b|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|\\d|an? |two|three|the (?:spring|summer|morning|evening|afternoon))\\b)(?:the )?\\w+(?: \\w+)?(?: though)?$`,
    [
      "So the place comes into it: the way there, the nights, the days off. Put those on one line with the price, and ask yourself whether you'd spend that on these people or this thing on an ordinary month. If it's a clear no, say it early; nobody minds a kind no that comes in time. If you hesitate, look for the short version, one night, the main part only.",
    ],
    /\b(?:wedding|party|invite\w*|job|course|trip|go|skip|visit|funeral|reunion|concert)\b/u,
  ),
  fact(
    'they-are-there',
    `${LEAD}my (?:boyfriend|girlfriend|husband|wife|partner|best friend|family|sister|brother|kids?|parents|friends?) (?:is|are|live|lives)(?: also| already)* (?:there|in town|nearby|close|coming(?: too| with me| along)?)(?: though| too| already)?$`,
    [
      "That's a good anchor, and I'd count it for half. One person can make you feel at home, and can't be your whole town as well. So I lean yes if you'd also have something there that's yours: work, a course, two people of your own. Look for one of those before you pack.",
    ],
  ),
  fact(
    'no-pills',
    `${LEAD}(?:i do not want|no|without|i will not take|not taking)(?: any| to take)? (?:pills?|meds|medication|drugs|tablets|therapy)(?: please| though)?$`,
    [
      "Okay, without those. Then it's body and plan: tell the crew or someone beside you, an aisle seat or the spot you choose, long slow breaths out, something absorbing in your ears, cold water, and a list of the hours to tick off. Many airlines and clinics also run short courses against exactly this fear. You don't have to enjoy it. You only have to get through one hour at a time.",
    ],
    /\b(?:fly\w*|flight|plane|fear|scared|afraid|dentist|speech|exam)\b/u,
  ),
  fact(
    'flight-hours',
    `${LEAD}(?:it|its|the flight|the drive)(?: is| takes| lasts)?(?: like| about| over| only)* (?:\\d+|an?|two|three|four|five|six) (?:hours?|hrs?)(?: long| flight| drive| each way| though)*$`,
    [
      "Then cut it into pieces, because nobody can be brave for that long in one go. An hour of film, a walk down the aisle or a stop, a meal, an hour of sleep, again. Write the list and tick it off. And tell one person there when you'll arrive, so that something good stands at the end of it.",
    ],
    /\b(?:fly\w*|flight|plane|drive|travel|trip|bus|train|scared|afraid)\b/u,
  ),
  fact(
    'long-lived-here',
    `${LEAD}(?:i|we) (?:have )?(?:lived|been|worked|stayed)(?: here| there| in it)*(?: for| since| about| almost| over)* (?:\\d{2}|twenty|thirty|forty|fifteen|\\d{4}) ?(?:years?|decades)?(?: now| already)?$`,
    [
      "So it isn't an address, it's half a life, and I'd expect it to hurt. It also gives you weight: after that long there are often longer notice periods or other rights, so have a tenants' or a workers' advice office look at your papers before you agree to anything. Do that this week. The sadness may take longer, and it doesn't have to be quick.",
    ],
    /\b(?:flat|house|home|landlord|sell\w*|rent|job|fired|laid off|move|moving|company|closing)\b/u,
  ),
  fact(
    'graduated',
    `${LEAD}(?:i|he|she|we) (?:\\w+ )?(?:graduated|finished (?:school|the course|my degree)|left (?:the (?:school|company|job))|no longer (?:work|study)s?(?: there| together| with (?:him|her|them))?|changed (?:schools?|jobs?|departments?))\\b.*$`,
    [
      "That takes the biggest obstacle away: nobody grades or leads anybody now. So it's allowed to be an ordinary question between two grown people. Make it small and easy to decline, one coffee, one line, and take a slow or polite answer for a no. If {they} {is} with someone, leave it at a kind memory.",
    ],
    /\b(?:professor|teacher|boss|manager|tutor|coach|instructor|student|in love|crush|like)\b/u,
  ),
];
