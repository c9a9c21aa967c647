import type { Turn } from '../turn.ts';
import { fact } from './fact.ts';

const LEAD =
  '^(?:(?:and|but|oh|well|yes|yeah|no|so|ok|okay|also|because|plus|actually|honestly|sorry|now|btw|by the way|the thing is|turns out|apparently) )*';
const THEY =
  '(?:he|she|they|my \\w+|his \\w+|her \\w+|mum|mom|dad|the (?:guy|girl|man|woman|other one))';

/** New facts about the other person, with what each changes in any story. */
export const PEOPLE_FACTS: readonly Turn[] = [
  fact(
    'has-someone',
    `${LEAD}${THEY} (?:(?:has|have|got|found)(?: already| now| got)* (?:an? )?(?:new )?(?:girlfriend|boyfriend|partner|gf|bf|someone (?:else|new)|somebody (?:else|new))|(?:is|are)(?: already| now)* (?:seeing|dating|with|engaged|married|in a relationship|taken|living with)(?: to)?(?: \\w+)?|moved on|already moved on)(?: now| already| by the way| with \\w+| though)*$`,
    [
      "That changes it: then I'd leave {them} alone, at least for now. A message would land in someone else's relationship, and you'd be the one waiting for the answer. Write what you'd want to say in your notes, mute what you can, and put your evenings where someone's free to meet you.",
    ],
    /\b(?:ex|text|write|crush|miss|love|date|tell (?:him|her|them))\b/u,
  ),
  fact(
    'stopped-drinking',
    `${LEAD}${THEY} (?:(?:is|has been|have been|are|been|got|stayed|went)(?: now| already)* (?:sober|clean|dry|in recovery)\\b.*|(?:stopped|quit|gave up) (?:drinking|using|drugs|gambling)\\b.*)$`,
    [
      "That counts for a lot, and it's the kind of change that's made day by day. So I lean toward giving {them} a real place, with your own terms said beforehand: how long, who sits where, and what happens if there's a drink. It's a yes you can take back, and {they}'ll know why.",
      "Then you'd be dealing with somebody who has worked at it, and I'd let that weigh more than the old pictures. Trust can come in small portions all the same: one meeting, one hour, and then you see.",
    ],
  ),
  fact(
    'live-with-them',
    `${LEAD}(?:i|we) (?:still |also |have to |do )*(?:live|share a (?:flat|room|house|place)|stay) (?:with (?:him|her|them|my \\w+)|together|at home|at my \\w+)(?: still| now| right now| for now| too)*$`,
    [
      "Then your roof comes first, and there's no hurry about the rest. Before you say or do anything, know where you could sleep for a week if it went badly, and who'd pick you up. Until that's settled, not yet is a good and complete answer, and you can lean on someone outside the house meanwhile.",
    ],
  ),
  fact(
    'strict-family',
    `${LEAD}(?:they|he|she|my (?:\\w+ )?(?:parents|family|mum|mom|dad|mother|father)) (?:is|are)(?: really| very| super| quite| so| extremely| pretty)* (?:religious|strict|conservative|traditional|catholic|muslim|christian|orthodox|old fashioned|old school)(?: though| too| people)*$`,
    [
      "Then expect a first reaction that belongs to the rules more than to you, and don't take it for the last word. I'd begin with the one person in the family who softens soonest, in private, and only once you're sure of a place and someone to go to if it gets loud.",
    ],
  ),
  fact(
    'cancelled',
    `${LEAD}(?:${THEY} )?(?:just |then |now |has |have )*(?:cancel+ed|called (?:it|things) off|postponed(?: it)?|bailed|backed out|did not show(?: up)?|stood me up|flaked)(?: on me| again| last minute| today| our \\w+)*$`,
    [
      "Oh, that's a letdown, after you'd got yourself ready for it. It needn't mean no; people cancel for a hundred dull reasons. One friendly line is enough, \"What a pity. Another day?\", and then the next suggestion is up to {them}. Do something nice with the evening that's suddenly free.",
    ],
  ),
  fact(
    'blocked-me',
    `\\b(?:blocked|unfriended|unfollowed|removed|cut off) me\\b|\\bhas not (?:spoken|talked) to me since\\b`,
    [
      "I'm sorry. You did something that took courage, and you got the door for it. That's often what happens to the one who brings bad news: the anger goes to the nearest person. Don't chase it through other people. Leave it two or three weeks, then one short line by another way, \"I'm here when you want me,\" and no more than that.",
    ],
    /\b(?:told|tell|said|say|asked)\b/u,
  ),
  fact(
    'no-apology',
    `${LEAD}${THEY} (?:has|have|did|does|do|will)? ?(?:not|never)(?: even| once| ever| really)*(?: said?| says)? ?(?:sorry|apologi[sz]ed?|admit\\w*(?: it)?|own(?:ed)? up|took responsibility)\\b.*$`,
    [
      "Without a sorry there's nothing yet to forgive; there's only something to put up with. So you don't owe that step, and nobody else can take it for you. You can stop turning it over for your own sake and still keep the distance, until {they} say{s} it plainly.",
    ],
  ),
  fact(
    'family-pressure',
    `\\b(?:blood is (?:blood|thicker)|family is (?:family|everything|all)|(?:he|she|they) (?:is|are) (?:still )?(?:my|your|family|blood)(?: \\w+)?$|keep the peace|(?:let it go|get over it|move on|forgive (?:him|her|them)|make up with (?:him|her|them)))`,
    [
      "Being related doesn't shrink what was done; it makes it cost more. Peace that only one person pays for isn't peace. You can answer it in one line, \"I know you want us all at one table. I'm not there, and pushing won't get me there,\" and leave it at that as often as it's needed.",
    ],
    /\b(?:says?|said|tells?|told|thinks?|wants?|sister|brother|mum|mom|dad|forgive|family)\b/u,
  ),
  fact(
    'double-tie',
    `\\b(?:he|she|they) (?:is|are) (?:also|actually|even|kind of)(?: kind of| my| our)* ?(?:my|our) (?:\\w+ )?(?:uncle|aunt|cousin|brother|sister|dad|father|mum|mom|mother|in law|neighbou?r|landlord|boss|ex|best friend|friend|godfather|godmother|roommate|flatmate|teacher|doctor|coworker|colleague)\\b`,
    [
      "That changes a lot, because you'll meet {them} in two places, and whatever you do in one follows you into the other. So keep it small and private first: one quiet sentence between the two of you, about this one thing, before anything goes to other people or on paper. And decide beforehand which of the two ties you'd want to save if only one could be.",
    ],
  ),
  fact(
    'passwords',
    `\\b(?:has|knows|wants|checks|reads|tracks|follows|goes through) my (?:\\w+ )?(?:location|passwords?|phone|messages|texts|email|whereabouts)\\b|\\blikes? to know where i am\\b|\\bshares? (?:our|my) location\\b`,
    [
      "I believe you that it feels like care to you, and I'd still say it plainly: having your passwords and always knowing where you are is control, whatever the reason given. A simple test is to say no once, \"I'd like my passwords back to myself,\" and see whether that's allowed without a price. If it isn't, or if the thought of saying it makes you nervous, talk to somebody outside, a friend or a helpline for relationships; they hear exactly this every day.",
    ],
  ),
  fact(
    'their-idea',
    `^(?:(?:and|but|well|yes|honestly|the) )*\\w+(?: \\w+){0,3} (?:is|was)(?: really| actually| all| only| just| more)* (?:my|his|her|their) (?:\\w+ )?(?:\\w+s |s )?(?:idea|dream|wish|plan|choice|decision)\\b`,
    [
      "Then it's worth noticing whose wish is standing on which side. I lean toward the one that's yours, with something from the other in its pocket: a year of trying it properly, a second subject or a job beside it, and a date on which you look at it again. What they want for you is mostly that you'll be safe, and you can answer that with a plan.",
    ],
  ),
  fact(
    'just-met',
    `${LEAD}(?:we (?:only |just |have )*(?:met|have known each other|know each other|have been (?:talking|dating|together)|been (?:talking|dating|together)|dated|are dating|started (?:talking|dating))|i (?:only |just )*(?:met (?:him|her|them)|have known (?:him|her|them))|it has (?:only )?been)(?: only| just| for| about| like| since)* (?:\\d+|an?|one|two|three|four|five|six|a few|a couple(?: of)?) (?:days?|weeks?|months?)(?: ago| now)*$`,
    [
      "That's early, so nobody can know it yet, and that includes {them}. At this point look at something simpler than love: is time made for you, are you asked things, are you calm afterward? Give it as many weeks again before you decide anything you couldn't undo.",
      "Then there hasn't been a dull month yet, and the dull months decide. I'd keep it light a while longer, and keep whatever you'd need if it ended: your own key, your own money, your own friends.",
    ],
  ),
  fact(
    'long-together',
    `${LEAD}(?:we (?:have )?(?:been|are|were)(?: together| married| friends| dating| a couple)*|together|married|friends)(?: for| since| about| almost| over| like)* (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|many) (?:years?|decades)(?: now| already| together)*$`,
    [
      "That's a long time, so there's a lot that holds and probably a few things nobody says anymore. You've earned a plain question and a plain answer. Ask it on a quiet evening, about the one thing that matters most to you, and then let {them} finish.",
    ],
  ),
  fact(
    'not-told-yet',
    `${LEAD}(?:i (?:have|did|do)? ?(?:not|never)(?: even| really| actually)* (?:told|tell|said|say|asked|ask|mentioned|mention)(?: it to)? ?(?:him|her|them|anyone|anybody|my \\w+)?(?: yet| anything| that| about it)*|(?:he|she|they|nobody|no one) (?:does not|do not|knows?)(?: know)?(?: yet| about it| anything)*)$`,
    [
      "Then that's the first step, and it comes before all the others: as long as it's unsaid, {they} make{s} plans with half the facts, and each month makes it heavier. Choose a quiet hour this week and begin like this: \"There's something I should have told you earlier, and I'm afraid of what it does to us. I'd still rather you know.\" Then say it in one sentence, and stop.",
    ],
    /\b(?:kids?|children|marry|love|move|job|wants?|leave|money|sick|pregnan\w+|relationship|together|date|dating|husband|wife|boyfriend|girlfriend|partner|she|he)\b/u,
  ),
  fact(
    'double-standard',
    `\\b(?:we|i) (?:always |still |all )*(?:celebrated|did|remembered|paid for|planned|organi[sz]ed|came to|went to) (?:his|hers|her|theirs|their)\\b|\\b(?:but|when) (?:he|she|they) (?:does|do|did|goes|can|wants?) (?:it|that|the same)\\b.*\\b(?:fine|ok|okay|normal|nothing)\\b`,
    [
      "So it works in one direction only, and that's the part that's unfair. You can say it with a smile and mean it: \"I'd have believed that if we hadn't done yours. I'd like mine too.\" Name what you'd like and the day you'd like it on, a late one counts. And from me: you were worth celebrating on the day itself.",
    ],
  ),
  fact(
    'pays-later',
    `\\b(?:says?|said|promised|swears?|told me)(?: that)? (?:he|she|they|it)(?: will| would| is going to|ll)? ?(?:pay|give it|transfer|send|return|settle|hell pay)\\w*\\b.*\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|next|soon|later|when|after|by|once|monday|friday|month|week|payday|christmas)\\b|\\b(?:he|she|they) says? hell? pay\\b`,
    [
      "A month is a hope; a date and a sum are a promise. So take the month and make it one, in writing, today: \"Great. 1st of the month, the whole sum, or two halves? I'll note it.\" A yes to that is worth waiting for. If {they} go{s} vague, you've learned it now and not then. Lend nothing more until it's back.",
    ],
  ),
  fact(
    'adult-said-ignore',
    `\\b(?:told|asked) (?:my )?(?:mum|mom|dad|mother|father|parents|teacher|boss|friends?|hr|sister|brother)\\b.*\\b(?:said|says|told me)(?: to| just| that i should)* (?:ignore|forget|let|drop|get over|not worry|calm|wait|be nice|leave)\\b`,
    [
      'Then you did ask, and "ignore it" was meant kindly and leaves you alone with it. It\'s fine to want more than that. Say what you\'d need and not only what happened: "I don\'t want it solved. I want you to be annoyed with me for a minute, and to help me if it happens again." And if it does happen again, note the day, so it\'s taken seriously.',
    ],
  ),
  fact(
    'he-wants-it',
    `${LEAD}(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner)) (?:really |actually |still |even |now )*(?:wants?|would like|is planning|plans) to (?:hang|put|keep(?! (?:it|the baby|the child)$)|paint|name|call|wear|buy|get|bring|show) .+$`,
    [
      'Of course {they} {does}. Let {them} have the thing and choose the place yourself: "Yes to keeping it, no to there. How about the hall?" A friendly no with a counter-offer in it is hard to be offended by. If you can say it laughing, even better.',
    ],
  ),
  fact(
    'they-cry',
    `${LEAD}(?:he|she|they|my \\w+|mum|mom|dad) (?:always |just |starts? |started |was |is |then )*(?:cr(?:y|ies|ied|ying)|break(?:s)? down|tears? up|in tears)\\b.*$`,
    [
      "Then say it in two halves, and stop between them. First what doesn't change, \"I love you, and I'm not going anywhere.\" Then the thing itself, in one sentence. If the tears come, you don't have to take it back or fix them; a hand and a quiet minute are enough. Tears are how big the news is. They aren't a no.",
    ],
  ),
  fact(
    'married-or-taken',
    `${LEAD}(?:he|she|they) (?:is|are|was)(?: still| actually| also| technically)* (?:married|engaged|in a relationship|my (?:boss|teacher|manager|professor|therapist|landlord)|(?:his|her) (?:best )?friend)\\b.*$`,
    [
      "That's a big piece, and it changes the order of things: first {they} would have to sort out {their} own situation, without you in it. Until that's done with facts and not with words, I'd keep my heart and my evenings for myself. You wouldn't be asking too much.",
    ],
    /\b(?:love|like|crush|date|dating|kiss\w*|feelings?|flirt\w*|text\w*|met)\b/u,
  ),
  fact(
    'good-to-me',
    `${LEAD}(?:he|she|they) (?:is|are|was|has been|makes?|always)(?: really| so| always| very| a| an| such a| usually| otherwise)* (?:kind|sweet|good (?:to me|dad|father|mum|mother|friend|man|person|guy|boss)|great|nice(?: to me)?|patient|loyal|generous|there for me|me laugh|supportive|honest|reliable)\\b.*$`,
    [
      "That belongs on the scale too, and it isn't a small thing. Then I'd treat this as one problem inside something good, and not as a sign about the whole. Bring it up as exactly that: one thing, one wish, to a person you like.",
    ],
  ),
  fact(
    'still-love',
    `${LEAD}(?:i|we)(?: do| still| really| just| also)* (?:love|miss|care about|like|want) (?:him|her|them|each other)(?: though| still| so much| a lot| anyway| but)*$`,
    [
      "I hear that, and it doesn't have to decide everything by itself. Loving {them} says what {they} mean{s} to you; whether it's good for you shows in how you are on an ordinary week. Both are true at once, so don't argue yourself out of either.",
    ],
  ),
  fact(
    'secret',
    `${LEAD}(?:i promised(?: not to tell| to keep it)?|(?:he|she|they) (?:asked|told|begged|made) me (?:not to (?:tell|say)|to keep it|promise)\\b.*|it is a secret|nobody (?:else )?knows)(?: though| yet)*$`,
    [
      "Then you're carrying a promise as well, and that's worth keeping as long as nobody gets hurt by it. You can say that much without breaking it: \"I can't talk about that, ask {who|the other one}.\" If somebody could get hurt, the promise ends there, and you may tell the one person who can help.",
    ],
  ),
  fact(
    'far-away',
    `${LEAD}(?:he|she|they|we)(?: all| both)? (?:lives?|is|are|moved|works?)(?: now| all| about| like)* (?:\\d+ (?:hours?|km|miles|minutes|kilometers)|far|(?:in|to) another (?:city|country|town)|abroad|overseas|on the other side)\\b.*$`,
    [
      'Then distance is part of the answer: nothing happens by running into each other, so it needs a date and somebody who proposes it. Suggest one, with a way there and a way back, and see whether {they} move{s} toward it too.',
    ],
  ),
  fact(
    'old-post-liked',
    `\\b(?:liked|watched|viewed|reacted to|commented on|replied to|saw|looked at|hearted)\\b.*\\b(?:story|stories|one|post|photo|picture|pic|profile|page|video|status|all of (?:my|them))\\b`,
    [
      "Ha! Nobody gets down there by accident; that was a thumb with a purpose, or at least a very curious one. It's a small sign, and it's asking for a small answer. So make it easy: send one line about something real, \"Since you're in my archive anyway: coffee this week?\" If {they} say{s} yes, good. If it stays at likes, you've lost nothing but a line.",
    ],
    /\b(?:crush|likes? me|like (?:him|her)|story|date|dating|flirt\w*|text\w*)\b/u,
  ),
  fact(
    'two-voices',
    `\\bmy \\w+ (?:says?|said|thinks?|wants?|wanted)\\b.*[ .,]my \\w+ (?:\\w+ )?(?:plays?|wants?|says?|said|loves?|likes?|would|uses?|needs?|thinks?|is|hates?)\\b`,
    [
      "So there are two voices in it, and they don't weigh the same: one has an opinion, and the other might live with it. I'd give more weight to whoever would use it or miss it. My lean is to keep that way open for a year, lent or set aside under that condition, and to decide when it's plain whether it gets used. Say the reason to both, so that nobody feels passed over.",
    ],
  ),
  fact(
    'pet-protest',
    `\\b(?:peed|pissed|pooped|puked|threw up|bit|scratched|chewed|ate|hissed|sat|slept)\\b.*\\b(?:shoes?|bed|couch|sofa|carpet|rug|bag|homework|pillow|jacket|laptop|shirt|him|his|her)\\b`,
    [
      "Ha. That's a review in writing, and not a kind one. It isn't jealousy in our sense, though; a new smell and a new voice in the house are a lot for an animal. Let the newcomer do the feeding and the treats, ignore the cat or dog otherwise, and put the shoes in a cupboard. Two or three weeks of that usually change the verdict. If it goes on, have a vet check the bladder first.",
    ],
    /\b(?:cat|dog|puppy|kitten|rabbit|parrot)\b/u,
  ),
];
