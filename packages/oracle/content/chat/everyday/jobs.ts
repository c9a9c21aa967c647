import type { EverydayMatter } from './everyday-matter.ts';

const BOSS =
  /\b(?:boss(?:es|s)?|managers?|manageress|supervisors?|team ?lead(?:er)?s?|foreman|director|ceo|head ?teacher|principal|shift lead|head chef|employers?|my lead)\b/u;
const COLLEAGUE =
  /\b(?:co[- ]?workers?|coleagues?|colleagues?|collegues?|work ?mates?|team ?mates?|desk ?mate|work (?:friends?|bestie|wife|husband)|(?:guy|girl|woman|man|lady|dude|someone|somebody|person|people) (?:at|from|in) (?:my |the )?(?:work|office|job|team))\b/u;
const WORK =
  /\b(?:work|works|worked|working|workplace|job|jobs|office|shifts?|boss(?:es|s)?|managers?|supervisors?|co[- ]?workers?|colleagues?|collegues?|company|employers?|hr)\b/u;
const PARTNER =
  /\b(?:husbands?|hubby|wife|wifes|boyfriends?|bf|girlfriends?|gf|partners?|fiancee?|spouse)\b/u;

export const JOBS: readonly EverydayMatter[] = [
  {
    id: 'micromanaging',
    words: [
      /\b(?:micro ?-?manag(?:e|es|ed|er|ers|ing|ement)|control freak (?:boss|manager)|checks? (?:on me )?every (?:single )?(?:little )?(?:thing|email|hour|detail) (?:i|at work))\b/u,
    ],
    tries: [
      'my new boss micromanages every email i send, even the two line ones',
      'how do i survive a micromanager who wants a status update every hour',
      'am i overreacting or is it micromanaging to ask why i was away from my desk for 6 minutes',
      'i think im micromanaging my team since the project went wrong in june',
      'micromanaged to death',
      'such a control freak boss',
      'i loved the place for four years and everything was fine until they gave us a team lead from head office who micromanages even the way i name my files',
      'he wants to be in cc of everything and rewrites my texts, how do i tell him to stop micro managing',
      'my wife says i micromanage her in the kitchen and my staff say the same lol',
      'is it a red flag when the manager micromanages already in week one',
      'im 48 with 20 years in logistics and she checks every little thing i do, so insulting',
      'why does she micromanage only me and not the guys',
    ],
    says: {
      told: 'Micromanaging usually shrinks when the news arrives before the question does. Send one short update at a fixed time each day: done, next, stuck. If it\'s being done to you, add "Does this give you what you need, or is there one thing you want to see more of?" If you\'re the one doing it, ask for that same update and leave the hours in between alone.',
      normal:
        "You're not being oversensitive: being checked on every small thing wears good people down, because it says \"I don't trust you\" all day long. In the first weeks of a job or after a costly mistake, close checking is ordinary for a while. If months pass and nothing loosens, it's fair to ask what would have to happen for you to be left to it.",
      why: "Nobody can see into another head, but often it's plain worry: pressure from above, or a project that once went wrong. It's rarely a measured opinion of your work. That's why proof helps less than predictability. A steady update at four every day does more than one brilliant result. If you're the only one it's done to, note some examples and ask about exactly that.",
      say: 'Try it on a calm day: "I want you to feel sure about my work. Could we agree on one check at the end of the day, and I come to you at once if something\'s off?" It offers safety instead of complaint, so it\'s easy to say yes to. After two good weeks, ask to make it every second day.',
    },
  },
  {
    id: 'boss-yells',
    words: [
      BOSS,
      /\b(?:yell(?:s|ed|ing)?|shout(?:s|ed|ing)?|scream(?:s|ed|ing)?|humiliat(?:es?|ed|ing)|swears? at|swore at|throws things|belittl(?:es?|ed|ing)|snap(?:s|ped) at|told (?:me )?off in front)\b/u,
    ],
    unless: /\b(?:hit me|hits me|slapp?ed|pushed me|threat)\w*/u,
    tries: [
      'my boss yelled at me in front of customers because the till was 4 euros short',
      'the head chef screams at everyone and i go home shaking',
      'what do i say to my manager who shouted at me on a zoom call with 12 people',
      'is it normal that my supervisor humiliates people in the morning meeting',
      'boss screamed at me again',
      'manager snapped at me for nothing',
      'i was ten minutes into my first close on a saturday in a pizzeria in leeds when the owner and my manager started screaming at me over a dirty tray',
      'why does my boss shout at me and joke with the others',
      'she belittles us, my manager, calls us children in front of the whole team',
      'should i go to hr, my supervisor swore at me on the phone while i was driving',
      'im 59 and come home crying because my boss yells that im too slow',
      'got told off in front of all the patients by my team leader, i was so ashamed',
    ],
    says: {
      told: "Being yelled at by a boss is not part of any job, whatever the mistake was. Tonight, write down the date, the words and who was there, just the facts. When it's calm again, say it once: \"I'll fix what's wrong, and I work better when you tell me in private.\" If things are thrown or you're afraid, leave the room first. If it keeps happening, those notes are what HR, a union or a labor advice line can use.",
      normal:
        "Common in some trades, yes; okay, no. Pressure explains one raised voice and an apology afterward. A boss who shouts people down as a habit is managing badly, and feeling shaken by it is a sane reaction. Ask a colleague how they see it: whether it hits everyone or only you, the shouting isn't your fault.",
      say: "Keep it short and wait for a quiet moment: \"I want to get this right. When I'm shouted at in front of others I can't think. Please tell me in private.\" If it starts again, \"I'd like to continue this when we're both calm\" and go back to your task. You needn't defend the mistake in the same breath.",
      should:
        "If it happened once, I'd talk to your boss first, alone and calm. If it's a pattern, don't carry it by yourself: keep dated notes, speak to HR or a union, and quietly look at other jobs while you're still paid. Handing in notice in the heat of it is the one thing I'd put off by a week.",
    },
  },
  {
    id: 'lunch-thief',
    words: [
      /\b(?:lunch(?:es|box)?|sandwich(?:es)?|yogh?urts?|leftovers|snacks?|food|milk|creamer|salad|tupperware|mug|fridge)\b/u,
      /\b(?:st[eo]al(?:s|ing)?|stole|stolen|thief|thieves|(?:keeps? )?tak(?:es|ing) (?:my|our|other)|ate my|eats my|eating my|eating everyones?|took my|used my|uses my|missing|disappear(?:s|ed|ing)?)\b/u,
      /\b(?:work|office|co[- ]?workers?|colleagues?|break ?room|staff ?room|boss|company|shift|canteen|warehouse)\b/u,
    ],
    tries: [
      'someone at work keeps stealing my lunch from the fridge, third time this month',
      'my coworker ate my birthday leftovers and laughed about it',
      'am i petty for putting my name on my oat milk in the office and still someone takes my milk',
      'caught my colleague stealing food from the break room fridge what do i do',
      'office fridge thief strikes again',
      'someone at work ate my sandwich',
      'i get up at 5 to cook for my diet and label the box with my name and still every thursday my food has disappeared from the work fridge',
      'do i tell my boss that the new guy eats my yogurts, hes 19',
      'why do grown adults steal milk from the canteen, we all earn the same',
      'my flatmate and i work together and she takes my snacks at the office without asking',
      'who uses my mug in the staff room every day and puts it back dirty, im losing it',
      'is it overreacting to put a lock on my lunchbox because of a colleague who took my curry',
    ],
    says: {
      told: 'A stolen lunch or a borrowed mug is small money and a real insult, so being this annoyed makes sense. Start with the dull cure: a cool bag at your desk or a lockable lunch box ends it from tomorrow. If you know who it is, say it alone and lightly: "That was my lunch, please don\'t." If you don\'t, ask whoever runs the place for one message to everybody. No chili traps, however tempting.',
      normal:
        "Not petty at all. It's yours, you brought it for your own day, and somebody helped themselves. The only thing that turns it petty is a war of notes on the fridge door, and those never catch anyone. One plain word to the person or the manager is just fair.",
      say: 'If you know who: "Hey, the box with the blue lid is mine. It\'s my lunch, so please leave it." Said alone, with a normal face, and then stop talking. If you don\'t know, to the group: "Some of us keep losing our lunch. Please only take what you brought."',
      should:
        "I'd say something the second time, not the tenth, because silence reads as \"nobody minds\". Go to the person if you're sure, to the manager if you're guessing. Skip the hot sauce and the hidden camera: a trap can land you in more trouble than the thief.",
    },
  },
  {
    id: 'wrong-recipient',
    words: [
      /\b(?:e?-?mails?|e?mailed|messages?|texts?|texted|sent|send|slack|teams chat|dm|forwarded|screenshot|reply(?:ing)? (?:to )?all|replied (?:to )?all)\b/u,
      /\b(?:(?:to|texted|emailed|mailed|messaged|in|forwarded|cc ?d|at) (?:the |a )?wrong (?:person|people|chat|group|colleague|client|address|thread|recipient|email|customer)|reply(?:ing)? all|replied all|reply to all|replied to (?:all|everyone)|(?:to|by) (?:my |the |our )?(?:boss|manager|director|ceo|whole (?:company|team|office)|client) (?:by (?:accident|mistake)|instead|accidentally)|(?:accident(?:al)?ly|by mistake|by accident) (?:sent|emailed|texted|forwarded|cc ?d))\b/u,
    ],
    unless: /\b(?:nudes?|naked|my ex)\b/u,
    tries: [
      'i sent an email complaining about my boss to my boss by mistake im dying',
      'hit reply all with a joke about the budget and 300 people got it',
      'i texted the wrong person about my coworker being useless and it was the coworker',
      'forwarded the salary list to the wrong client how do i fix this',
      'replied all by accident kill me',
      'sent it to wrong chat',
      'it was a long week and i wanted to vent to my sister about our teamlead but i accidentally sent the message into the team group',
      'what do i say to a client after i emailed the wrong person his contract',
      'my assistant forwarded a private thread to the wrong customer and now he is furious, who apologizes',
      'i sent a heart emoji to my manager instead of my husband, should i explain',
      'will i get in trouble, screenshot of our chat went to the wrong group and hr is in it',
      'i wrote he is a clown on slack and sent it to the wrong person, guess who',
    ],
    says: {
      told: 'Move within the hour and keep it short: a message in the wrong hands gets worse through silence, not through an apology. Write "That wasn\'t meant for you, and I\'m sorry you got it. Can we talk for five minutes?" Own the words if they were unkind. If it held private data or figures, tell your manager at once, since there may be a reporting duty. Then stop rereading it.',
      say: 'If it was about them: "You got something I should never have written. I\'m sorry. I was venting, and you deserved to hear the real point from me directly." If it was only silly: "Sorry, wrong thread, please ignore." One message, no essay, and no second apology to everyone on the list.',
      will: 'It depends on what it said and on the first day: a quick, plain apology usually turns it into a story, because everybody has done it and the next mishap is coming. If it was about a person, go to that person first. If it contained confidential data, what counts is how soon you reported it.',
      normal:
        'It happens to nearly everybody who has a keyboard, and the hot flush of horror is part of it. Wanting to move countries is a fair reaction for one evening. One honest line to the person who got it does more than any amount of rereading what you sent.',
    },
  },
  {
    id: 'hours-cut',
    words: [
      /\b(?:cut(?:s|ting)? (?:\w+ ){0,3}(?:hours|shifts|days)|(?:hours|shifts) (?:\w+ ){0,3}(?:cut|reduced|slashed|dropped|taken)|slash(?:ed|ing) (?:my|our|his|her|their) (?:hours|shifts)|(?:gives?|gave) (?:me|us|him|her) (?:only |just )?(?:one|two|three|\d) (?:shifts?|days)|reduc(?:ed|ing) (?:my|our|his|her|their) hours|(?:gives?|gave|giving|getting|get|only|just) (?:me |us )?(?:\w+ ){0,2}(?:(?:fewer|less|not enough) (?:hours|shifts)|\d+ (?:shifts|hours (?:a|per) week))|not enough (?:hours|shifts)|fewer (?:hours|shifts)|took (?:all )?my shifts|(?:gave|gives|giving) (?:\w+ ){1,4}my (?:shifts|hours)|gave my (?:shifts|hours) to)\b/u,
    ],
    unless: /\b(?:sleep|slept|sleeping|fasting)\b/u,
    tries: [
      'they cut my hours from 35 to 12 and rent is due on friday',
      'my boss gave the new girl my shifts and im down to 2 days',
      'im only getting 8 hours a week at the store and they keep hiring people',
      'should i quit since they reduced my hours after i complained about the schedule',
      'my hours got cut again',
      'not enough shifts to live',
      'i asked for one weekend off for my cousins wedding in poland and since then my manager only gives me two shifts, is that revenge',
      'is it legal to go from full time to 16, they slashed my hours without a letter',
      'he gave my hours to a student because she is cheaper',
      'my daughter is 20 and her cafe cut her shifts right before christmas',
      'why do they hire 4 new people and then say there are fewer hours for everyone',
      'with inflation and a baby on the way the last thing we needed was that the hotel reduced my hours to 20',
    ],
    says: {
      told: 'First find out whether the cut in hours is a slow month or a message. Ask this week: "I need about this many hours to pay my rent. When can I count on them again?" A date is an answer; "we\'ll see" means start looking now. Check your contract for guaranteed hours, and ask your benefits or labor office too, because in many places a cut like this opens partial support.',
      should:
        "I wouldn't quit before you have something else, because leaving by yourself can cost you benefits. Do use the free days: apply elsewhere, and offer to pick up shifts in another branch. If the cut came right after you complained about something, talk to a union or a free labor advice line first.",
      why: "Usually it's money: slow weeks, a budget from above, too many new hires. Sometimes it's a quiet way of pushing somebody out, and you can't tell which from the roster alone. Compare with your colleagues. If everyone lost hours it's the business; if it's only you, ask directly what's behind it.",
      say: '"I noticed I\'ve gone down to two shifts. I like it here and I need more to get by. Is this for a few weeks, or should I plan around it?" It\'s polite, it names the number, and it asks for a real answer. Say it face to face, then confirm it in a short message.',
    },
  },
  {
    id: 'overtime',
    words: [
      /\b(?:over ?time|unpaid hours|extra hours|work(?:s|ing)? (?:6|7|six|seven) days|work(?:s|ed|ing)? (?:late|for free|unpaid|(?:5\d|6\d|7\d|8\d) hours|(?:1[0-6]) hours?(?: a day| days)?)|stay(?:s|ed|ing)? (?:late|longer) (?:at work|at the office|every)|off the clock)\b/u,
    ],
    unless:
      /\b(?:cheat\w*|affair|husbands?|wife|boyfriend|girlfriend|partner|bf|gf|football|soccer|hockey|basketball|playoffs?|night ?shifts?)\b/u,
    tries: [
      'i did 46 hours overtime in october and they say it was voluntary',
      'do i have to say yes to overtime every saturday',
      'everyone stays late at the office and i feel guilty leaving at 5',
      'my manager asks me to clean up off the clock after closing',
      'been working 60 hours a week since march for the same pay',
      'unpaid overtime every damn week',
      'worked 12 hours again today',
      'they said when i signed that the season is busy but its november now and we still do overtime until nine most evenings without a cent',
      'am i a bad team player if i refuse extra hours',
      'my dad says my generation is soft because i complain about 60 hours and overtime',
      'my boss says salaried staff dont get paid for staying late at work, is that true',
      'how do i get my extra hours paid back, i wrote down 112 since spring',
      'im a single mom and i cant stay late every time someone forgot to plan',
      'not sure if this is the right place but my contract says 38 and since the new client came i do overtime nearly every day',
    ],
    says: {
      told: 'Write down every hour of overtime from today, start and end, in your own notebook and not in theirs. Then one question decides a lot: is it paid, given back as time off, or expected for nothing? Your contract and a free labor advice line or union know what\'s allowed where you live. And give it an edge: "I can stay until seven on Tuesday, the other days I leave on time."',
      should:
        'Say yes to overtime when it\'s rare, paid and asked for, and start saying no when it has become the plan. One no rarely costs a job: "I can\'t this Saturday, I can do an hour on Monday." Look at your contract first, since some allow required overtime within limits.',
      normal:
        "A rush now and then is normal; overtime every week is a missing colleague. Leaving when your hours are done isn't lazy, it's the deal you signed. Feeling guilty about it mostly means the habit around you is strong. Try leaving on time two days this week and watch how little happens.",
      say: '"I can\'t stay today. I can finish this first thing tomorrow, or do it now and leave the other task. Which do you prefer?" It gives a choice without giving your evening. For unpaid hours already done: "I\'ve noted 46 extra hours since October. How do you want to settle them, pay or time off?"',
    },
  },
  {
    id: 'pay-late',
    words: [
      /\b(?:(?:pay ?check|pay ?cheque|wages?|salary|salaries|pay ?day|(?:my|our|his|her) pay) (?:\w+ ){0,4}(?:late|delayed|missing|hasnt come|not come|didnt come|hasnt arrived|never came|bounced|overdue|behind|short|wrong|owed)|(?:hasnt|havent|has not|have not|didnt|did not|not|never|wasnt|werent|hasnt been|isnt|arent|wont|refus(?:es|ing) to|still not|late|stopped) (?:been )?(?:paid|pay|paying) (?:me|us|my|our|him|her|(?:this|last) month|since|yet|on time|for (?:\w+ )?(?:weeks|months))|(?:owes?|owed) (?:me|us|him|her) (?:\w+ ){0,3}(?:wages?|salary|pay|paycheck)|(?:boss|employer|company) (?:still )?(?:owes|hasnt paid|didnt pay|has not paid|pays? (?:us |me )?late)|unpaid wages|pay ?slip|(?:still )?(?:no|without) (?:salary|pay|wages?|pay ?check|pay ?cheque|money from (?:work|my boss)) (?:this|last|for|since|yet|again|from)|(?:cheque|check) from (?:work|my (?:boss|job)) bounced)\b/u,
      /\b(?:pay ?checks?|pay ?cheques?|wages?|salary|salaries|pay ?day|pay ?slips?|payroll|boss(?:es|s)?|managers?|employer|company|work(?:s|ed|ing)?|job|restaurant|agency|owner)\b/u,
    ],
    unless:
      /\b(?:pa(?:y|id|ying) (?:me|us) back|borrow\w*|lent|loan(?:ed)? (?:to|me|him|her|them)|friends?|bills|insurance|unused|under the table|no contract|ex|child support|maintenance|alimony|rent back|tenant|flatmate|roommate|client|clients|customer)\b/u,
    tries: [
      'my boss hasnt paid me since september and says cash flow is tight',
      'salary is late again third month in a row and nobody says anything',
      'my paycheck was short by 140 dollars and payroll ignores me',
      'should i keep going to work when they have not paid us yet',
      'the restaurant closed and they owe me two weeks wages',
      'still no salary this month',
      'boss hasnt paid us yet',
      'i moved to malta for this season job and its the 12th already and the hotel has not paid my wages, i live on noodles',
      'why is payday always delayed at small companies, they say the bank is slow',
      'my boyfriend lays tiles in vienna and his boss owes him two months wages',
      'the cheque from work bounced and the owner doesnt pick up',
      'what do i write to an employer who stopped paying me since august',
      'they say my pay is late because of a new system but the managers got theirs',
      'sorry for the long text but i have rent and a loan and a kid in daycare and my salary is delayed for the second time',
    ],
    says: {
      told: 'Late or missing pay goes into writing today: "My pay for this month hasn\'t arrived in full. Please tell me the date it will." Save your roster, payslips and messages. If the date passes, the labor inspectorate, a union or a free legal advice service can claim it with you, and there are deadlines, so don\'t wait months. Tell your landlord early too; it buys goodwill.',
      should:
        "I'd give it one written date and not a second one. Working on unpaid means lending your boss money without interest. Don't just stay home, though, before you've asked a union or labor advice line how to do it safely, because walking off can weaken your claim. Start applying elsewhere either way.",
      say: '"My pay was due on the first. Today is the ninth. Please confirm in writing which day it will be in my account." Nothing about your rent, nothing sorry. If you hear "soon", answer "I need a date". Send it by mail or message so there\'s a record.',
      normal:
        "A bank holiday or a payroll slip once, yes. Late pay that repeats is not normal and you're not greedy for asking: it's money you already earned. It's also often the first sign a business is in trouble, so treat it as a warning and not only as a nuisance.",
    },
  },
  {
    id: 'asking-raise',
    words: [
      /\b(?:(?:a|my|the|pay|salary|for|no|another|got|get|any|small|tiny|big|denied|refused|annual|promised|percent) (?:pay )?raise|pay raises|a rise (?:at work|in pay)|pay (?:rise|raise|increase|bump)|salary (?:increase|review|bump|negotiation)|more money (?:at work|from (?:my )?boss)|negotiat(?:e|ing) (?:my )?(?:salary|pay)|underpaid)\b/u,
    ],
    unless:
      /\b(?:(?:raise|increase|raised|raising) (?:my |the |our |in )?rent|rent (?:increase|raise)|landlord|interest|raise (?:a|my|the|our|his|her) (?:child|kid|kids|baby|son|daughter|puppy|family)|sun|moon|dough|bread)\b/u,
    tries: [
      'havent had a raise in 3 years and i just trained someone who earns more',
      'how do i ask my boss for a raise without sounding greedy',
      'they offered me a 1 percent pay rise after the best year ever lol',
      'i got the raise!! 12 percent, i still cant believe it',
      'should i ask for a raise or just look for another job',
      'too shy to ask for raise',
      'im underpaid and i know it',
      'everything gets more expensive, my rent went crazy and the kids need shoes, so i finally want to talk to my boss about a pay rise',
      'my manager says there is no budget for a raise but they bought a new coffee bar',
      'will i get a raise if i threaten to leave',
      'i got a tiny raise of 40 cents an hour and they want me to be grateful',
      'when is the right time to bring up a salary review, im there 14 months',
      'is 15 percent too much for a raise after doing my masters',
      'my best friend works in the same field in another town and she nearly fell off her chair when she heard i never got a raise',
    ],
    says: {
      told: "A raise is easiest to get with three facts and one number. Note what you've taken on, what it brought or saved, and what the job pays elsewhere; then ask for a meeting and say the number first. \"For what I do now, I think X is right. What would it take?\" If it's a no, ask for a date and a condition. If it's already a yes, get it in writing.",
      how: 'Book fifteen minutes about your pay, so nobody is surprised. Open with two results from this year, say one figure slightly above what you want, and then be quiet; the pause does the work. If the answer is "not now", ask "What would make it a yes, and by when?" Write the reply down in a mail afterward.',
      should:
        "Yes, ask, and before you go looking elsewhere: a no costs you little, and the answer tells you what you're worth to them. Choose a moment after something went well. I'd only wait if layoffs are running or you started less than six months ago.",
      say: '"I\'d like to talk about my pay. Since last year I\'ve taken on this and that, and it worked. I\'d like to get to X. How can we do it?" Leave out rent, kids and what others earn. If you get a vague smile: "When can I have an answer?"',
      glad: "That's a raise you'll feel every single month, and somebody had to look at your work and say yes to it. Get it in writing with the start date. Then do the old trick: send part of the difference to savings from the first month, before you've grown used to it. And buy one good dinner.",
    },
  },
  {
    id: 'passed-over',
    words: [
      /\b(?:passed over|passed me over|overlooked for|(?:didnt|did not|never|dont|wont|not) (?:get|got|getting) (?:the |a |my |that )?(?:promotion|promoted)|(?:promotion|position|role|job) (?:\w+ ){0,3}(?:went to|given to|gave it to)|(?:gave|give|given) (?:the |my )?(?:promotion|position|role|job) to|promoted (?:\w+ ){0,8}(?:instead|over me|not me|before me)|promised (?:me )?(?:a |the )?promotion|got (?:the|my) promotion (?:i|that i|instead)|(?:co[- ]?worker|colleague) got (?:the |my )?(?:promotion|promoted))\b/u,
    ],
    unless: /\b(?:nephews?|nieces?|nepotism|cousin|bosss son|son in law|daughter in law)\b/u,
    tries: [
      'passed over for team lead again, they took someone with 8 months experience',
      'i didnt get the promotion and now i have to report to her',
      'my boss promised me a promotion two years ago and nothing',
      'they promoted my coworker instead of me should i leave',
      'passed over for promotion again',
      'didnt get promoted, feel humiliated',
      'i trained the whole floor, worked through covid and christmas and then the supervisor position went to a guy from outside',
      'why was i overlooked for the head nurse post, she has half my years',
      'he promoted the guy who laughs at his jokes over me, i laughed so i wouldnt cry',
      'passed over and grumpy, my husband says let it go but i cant',
      'do i congratulate my coworker who got the promotion i wanted',
      'is it because im part time that i never get promoted',
      'can you tell me what to do because i smiled all through the meeting when they said my name wasnt it, i didnt get the promotion',
    ],
    says: {
      told: 'Being passed over stings twice: once for the post, once because everybody saw it. Give yourself a few days of being only polite. Then ask the one who decided: "What did I lack for it, and what would make me the obvious choice next time?" A clear answer is worth staying for a while. A foggy one tells you that your next step up is probably at another company.',
      should:
        "Congratulate in one plain sentence, don't leave this week, and don't stay forever on a promise. Ask for the reasons and a written plan with a date, and update your CV the same evening. If by that date nothing has moved, go; a promotion that comes late twice usually isn't coming.",
      why: "From outside it can be many things: the other person asked louder, looked cheaper, had a friend in the room, or you're so useful where you are that nobody wants to move you. Guessing eats you up. Ask for two concrete reasons; you have a right to the question, even if the answer is poor.",
      normal:
        "Of course you're hurt, and it isn't envy to want what you worked for. The awkward part is being decent to the one who got it, who likely didn't decide anything. Keep your grievance for the person who made the call, and bring it as a question.",
    },
  },
  {
    id: 'nepotism',
    words: [
      /\b(?:nephews?|nieces?|nepotism|nepo|(?:bosss?|bosses|owners|managers|directors|ceos) (?:\w+ )?(?:son|daughter|kid|wife|husband|cousin|brother|sister|girlfriend|boyfriend|friend|buddy)|son of the (?:boss|owner)|(?:hired|hires|promoted|promotes) (?:his|her) (?:own )?(?:\w+ )?(?:son|daughter|wife|husband|cousin|brother|sister|girlfriend|boyfriend|nephew|niece|buddy|best friend))\b/u,
      /\b(?:jobs?|promot(?:ed|ion|e)|hired?|hires|hiring|position|team ?lead|manager|boss(?:es|s)?|company|work|works|office|role|favou?rites?|train(?:ing|ed)?|department)\b/u,
    ],
    unless:
      /\b(?:my (?:\w+ )?(?:nephew|niece) (?:got|found|find|get|lost|is looking|is unemployed|cant|started|wants))\b/u,
    tries: [
      'they gave the job to the bosss nephew who cant even use excel',
      'nepotism at my company is insane, the owners daughter is my manager now at 23',
      'i was passed over for a nephew after 9 years of work, what now',
      'is it worth complaining that the directors cousin got hired without an interview',
      'nepotism everywhere in this company',
      'the bosss son got my job',
      'i have worked there since i was 19 and now the owners son comes from college at 22 and tells me how to do the job',
      'how do i work under the bosses wife, she has no clue about the department',
      'my manager hired his girlfriend and she comes at 11',
      'is it even allowed in a public office to hire your own niece',
      'i have to train the directors nephew to become my team lead, kill me',
      'the managers best friend gets all the good clients at work, he cant even spell',
      'honestly i was looking forward to the new season until they announced who runs our department from now on, and its the owners nephew',
    ],
    says: {
      told: "When a relative or friend of the boss gets the good place, it tells you about their ties, not about your work. You likely can't win that one by being better, so use it as information: how far can anyone here rise without them? Stay correct with the newcomer, keep your results written down, and look at two openings elsewhere this month. Then you choose from strength and not from anger.",
      should:
        "I'd complain only where there's a rule to point at: a public body, a big firm with posted hiring rules, a works council. In a family business it's usually allowed and a complaint only marks you. There, your best protest is a good offer from another place.",
      normal:
        "Yes, it's unfair and you're allowed to think so. Family businesses do it everywhere and mostly see nothing wrong with it, which is why arguing rarely helps. Judge the relative by what they do in the first three months, and the company by whether it ever lets somebody else up.",
      will: 'Whether it changes depends on who owns the place, and owners rarely stop trusting blood. What can change is your position: make yourself hard to replace, ask for money in place of a title, and keep a second door open. If the relative is decent, being the one who helped them settle can pay off.',
    },
  },
  {
    id: 'promoted',
    words: [
      /\b(?:(?:got|was|been|being|just|am|get|getting|im) promoted|(?:got|getting|get|offered|accepted|accept|take|taking|turn down|refuse|given|gave) (?:me )?(?:a |the |my )?promotion|promoted me|promotion (?:came through|to (?:manager|supervisor|team|lead|head)))\b/u,
    ],
    unless:
      /\b(?:linked ?in|will i|when will|when do i|do i deserve|hope|want to|how do i get|promotion i wanted|co[- ]?worker got|colleague got|didnt|did not|never|instead|over me|passed|not me|coworker got|colleague got|wont|nephew)\b/u,
    tries: [
      'i got promoted to shift supervisor today and my mum cried',
      'they offered me a promotion but its only 80 more a month and twice the stress',
      'should i take the promotion if i have to manage people',
      'just promoted and i feel like a fraud already',
      'got promoted today!!',
      'just got a promotion at 24',
      'i have been there three years, quietly doing my thing, and yesterday out of nowhere they called me in and promoted me to store manager',
      'got promoted and my wife is proud, but now i work till 8',
      'is it stupid to turn down a promotion because i like my colleagues and my peace',
      'they gave me a promotion without asking and i have no leadership training',
      'im getting promoted in march and my work friends already act different',
      'should i accept the promotion if it means moving to manchester',
      'dont know if i should be happy or run because my boss just told me over lunch that from january im getting promoted to area manager',
    ],
    says: {
      told: "A promotion is a yes to how you've worked; what it costs in evenings is the part to check. Ask for three things in writing: the pay, the start date, and who takes over your old tasks, because otherwise you'll do both jobs. Then give yourself ninety days before you judge whether it suits you. Everyone feels too small for the new chair at first.",
      should:
        'Take it if the new tasks would interest you on an ordinary Tuesday, and not just because of the title. Before you say yes, ask what a week looks like, what it pays, and whether you may step back after six months. If your evenings are worth more to you than the difference, a no is a good answer too.',
      glad: "Well done, and let that land for a minute before you start worrying about deserving it. Somebody compared you with others and picked you. Tell the person who taught you most; they'll love it. And in the first week, ask more than you change: it wins a team faster than any speech.",
      normal:
        "Very normal, whether you feel like a fraud or would rather turn it down. The day you're promoted you go from knowing your job best to being a beginner again, with more people watching. That dizzy feeling says nothing about whether you can do it. Write down five things you were chosen for, and ask your boss what should be different in three months.",
    },
  },
  {
    id: 'title-no-money',
    words: [
      /\b(?:(?:new|fancy|better|job|senior|manager) title|two peoples? (?:work|jobs)|(?:job|jobs|work) of (?:two|three|2|3) (?:people|persons)|(?:two|three|2|3) (?:peoples? jobs|jobs for one|jobs,? (?:for )?one (?:salary|pay ?check|pay|wage))|(?:more|extra|additional) (?:work|tasks|duties|responsibilit(?:y|ies))|whole workload|(?:do|doing) (?:their|her|his) (?:job|jobs|work|tasks) too|(?:dumps?|dumped|dumping) (?:\w+ ){0,3}work on me|took over (?:her|his|their) (?:tasks|work|job))\b/u,
      /\b(?:no (?:extra |more )?(?:money|pay|raise)|same (?:pay|salary|money|wage)|without (?:more |extra |a )?(?:money|pay|raise)|for free|not paid|unpaid|pay|salary|raise|money|boss|manager|quit|left|work|job|exhausted)\b/u,
    ],
    unless: /\b(?:over ?time|homework|housework)\b/u,
    tries: [
      'they gave me a new title, senior coordinator, and no extra money',
      'my coworker left in may and i do the job of two people for the same pay',
      'boss keeps dumping extra work on me because im the reliable one',
      'is it normal to get more responsibilities without a raise',
      'two jobs, one salary',
      'more work, same pay, great',
      'since our secretary went on leave in the spring her phone, her mail and her angry customers are mine too, so more work and no extra pay',
      'how do i tell my manager i wont do the work of three people anymore',
      'they call me head of something now, fancy title, same salary lol',
      'my colleague quit and i took over her tasks for nothing, should i stop',
      'he keeps giving me additional responsibilities and says its a chance to grow, but no money',
      'why do they dump all the work on me just because i dont have kids',
      'i used to like mondays but since two people left and nobody was hired i do their job too, same salary, and get told to prioritize',
    ],
    says: {
      told: 'More work for the same money is a bill nobody has been handed yet, so hand it over. List what you did a year ago beside what you do now, and bring that page to your boss: "Which of these should I drop, or how do we adjust the pay?" Asking for one of the two is stronger than asking for both. A new title is worth something on your CV, at least.',
      normal:
        "It's common and it isn't fair. Covering for a few weeks is being a good colleague; half a year of it is your employer saving a salary. You're not difficult for naming that. Put a date on it: \"I can carry this until the end of the month. What's the plan after?\"",
      say: '"Since May I\'ve been doing my tasks and hers. I can do it well for a while, not for good. By when will somebody be hired, and what do I get until then?" When the next task lands: "Happy to. Which of the other three should wait?"',
    },
  },
  {
    id: 'tips',
    words: [
      /\b(?:tips?|tip ?jar|tip ?pool(?:ing)?|tipp?ed|gratuity|gratuities|tipping)\b/u,
      /\b(?:restaurant|waiter|waitress|waitressing|servers?|serving|barista|bar ?tend(?:er|ing)|bar|cafe|coffee shop|salon|hairdresser|boss|manager|co[- ]?workers?|shift|kitchen|staff|tables?|owner|split|pool|(?:card|cash|our) tips|delivery|hotel|customers?)\b/u,
    ],
    unless: /\b(?:any tips|some tips|tips for|tips on|tips to|give me tips|advice)\b/u,
    tries: [
      'my manager takes a cut of our tips and says its for broken glasses',
      'new tip pool at the restaurant and i lost 200 a week',
      'a coworker pockets cash tips before we split them',
      'big table of 14 ran me around for 3 hours and left no tip',
      'they keep our card tips',
      'customers dont tip anymore',
      'im 20 and work in a cafe in dublin four days a week and today i learned that the owner puts our tips in his own pocket',
      'should the kitchen get part of the tips too or only us servers',
      'is it normal to pay for a walkout from my tips at a restaurant',
      'got a 200 dollar tip from an old man at table 6, i cried in the kitchen',
      'why does the manager share in the tip pool when he never serves',
      'my hairdresser friend at the salon gets tipped by everyone and i get nothing, same work',
      'first real summer of waitressing on the coast, sore feet and a sunburn, and today i heard that the boss keeps the card tips from all of us',
    ],
    says: {
      told: 'Tips are wages in all but name, so where they go is a fair thing to ask about openly. Note for two weeks what came in and what you got, then ask: "How exactly are the tips shared, and can we have it in writing?" In many places bosses may not keep any; a labor advice line knows your local rule. A table that left nothing shows only its own manners, and a generous tip is simply yours to enjoy.',
      normal:
        "You're right to mind. When part of your income lies in a jar, unclear sharing isn't a detail, it's your rent. A pool can be fair if everybody knows the rule and sees the count. If nobody may look at the numbers, that's the point to raise first.",
      say: 'To the boss: "We\'d all like to understand the tips. Could we count them together at closing and write down the split?" To a colleague who pockets: "I saw the twenty go in your apron. Put it in the pool and I won\'t make it a thing."',
      should:
        "Sharing with the kitchen is fair if everybody agreed to the split; a boss taking a part isn't, and that I'd raise, better as three people than as one. Start with a question about the rule, since it gives everyone a way to correct it without losing face. If the owner shrugs, check with a union or labor office before you decide to stay.",
    },
  },
  {
    id: 'uniform-dress',
    words: [
      /\b(?:uniforms?|dress ?codes?|work clothes|name ?tag|(?:wear|wearing) (?:heels|a tie|a suit|makeup|shorts) (?:at|to|for) work|(?:cover|hide|remove) (?:my |the )?(?:tattoos?|piercings?|nose ring))\b/u,
      WORK,
    ],
    unless: /\b(?:school|army|military|man in uniform|men in uniform)\b/u,
    tries: [
      'they took 60 euros out of my pay for a uniform that doesnt even fit at my new job',
      'my boss says my skirt breaks the dress code but nobody can show me the rule',
      'i have to cover my tattoos at work in 35 degrees',
      'hate the polyester uniform in our office, its like wearing a bag',
      'stupid dress code at work',
      'work uniform is way too small',
      'im a big guy and i work outside all summer and the company gives us one black uniform for every season and size, so i sweat like a pig',
      'do i have to wear heels at work, my toes bleed and im 50',
      'my manager told me to remove my nose ring or go home',
      'is it fair that i must pay for my own work clothes at a supermarket',
      'they sent my daughter home from her job because of the dress code, she wore jeans',
      'what do i say when my boss complains i dont wear makeup to work',
    ],
    says: {
      told: 'Ask for the dress rule in writing first; half of these fights end when somebody has to find the page. If the uniform doesn\'t fit or it\'s too hot, bring a solution: "Could I have the next size, or short sleeves until September?" Whether they may charge you for it differs by country, so check your contract or a labor advice line. Skin trouble from it deserves a note from a doctor.',
      normal:
        "You're not fussy. You spend a third of your life in those clothes, and feeling ridiculous or overheated in them is a real thing. A workplace may ask for a look; it should be the same rule for everybody, and safe to work in. If it's only applied to you, or you must pay for it from a small wage, that's worth raising.",
      say: '"I want to follow the dress code. Could you show me where it says that, so I get it right?" It\'s friendly, and it asks for proof. For the cost: "I saw the uniform was taken from my pay. Which part of my contract is that based on?"',
    },
  },
  {
    id: 'no-breaks',
    words: [
      /\b(?:(?:no|without|skip(?:ping)?|skipped|miss(?:ed|ing)?|dont get|didnt get|never get|not allowed|denied|get) (?:a |any |my |our |real |proper |to take )*(?:lunch |bathroom |toilet |coffee |smoke |pee )?breaks?|(?:lunch|bathroom|toilet|smoke|smoking|coffee|cigarette) breaks?|break ?room|not allowed to (?:sit|pee|go to the (?:toilet|bathroom)))\b/u,
      WORK,
    ],
    unless: /\b(?:broke up|break up|relationship|steal|stole|stolen|ate my|fridge)\b/u,
    tries: [
      '9 hour shift and we dont get any breaks, i ate a banana in the toilet',
      'smokers at my job get 6 smoke breaks a day and i get side eye for a coffee',
      'my boss times our bathroom breaks with a list on the door',
      'our break room at work is a broom closet with one chair for 22 people',
      'no breaks at work ever',
      'boss denied my toilet break',
      'i work doubles in a nursing home laundry on weekends and from 7 to 9 at night there is not one minute where i can sit, no lunch break',
      'is it legal to work 8 hours without a break in texas',
      'why do smokers get paid cigarette breaks at work and i dont',
      'my supervisor counts my bathroom breaks and i have a weak bladder',
      'how do i ask my manager for a proper lunch break without being the annoying one',
      'we are not allowed to sit at the till for a whole shift, im 55 and my legs are done',
    ],
    says: {
      told: "Your break is part of the job, not a favor, so treat it like an appointment: agree on the time at the start of the shift, then really leave the spot. If breaks are refused or timed to the minute, note the days. Most countries set a minimum, in the US it depends on the state, and a union or labor line can tell you yours. A weak bladder or bad legs deserve a doctor's note.",
      normal:
        "No, going a whole shift without a pause isn't normal, even if everyone around you does it. Tired people make mistakes, drop things and snap at customers. Wanting to eat and use the toilet is about as basic as it gets, and asking for it isn't weakness.",
      say: '"I haven\'t had a break yet. I\'d like to go at two or at half past; which suits better?" You\'re not asking whether, only when. If it\'s the smokers: "I take my ten minutes as well, with coffee in place of a cigarette." Say it smiling, once.',
    },
  },
  {
    id: 'meetings',
    words: [
      /\b(?:(?:too many|so many|endless|back to back|pointless|useless|weekly|daily|monday|morning|team|staff|zoom|teams|online|long|\d+|all day|hate) (?:\w+ )?meetings?|meetings? (?:all day|that could|could have been|for everything|about meetings|every)|daily stand ?ups?|stand-ups?|standups|speak(?:ing)? up in (?:a )?meetings?|(?:interrupt(?:s|ed|ing)?|talk(?:s|ed|ing)? over|cut(?:s)? (?:me )?off|quiet|silent|freeze|froze) (?:\w+ ){0,3}in (?:the |every |a )?meetings?)\b/u,
    ],
    unless:
      /\b(?:comedy|comedian|aa meetings?|parents? meeting|meeting (?:his|her|the) (?:parents|family)|humiliat\w+|yell\w*|scream\w*)\b/u,
    tries: [
      'i had 7 meetings today and did my actual work at 9pm',
      'my coworker interrupts me in every meeting and repeats my point louder',
      'how do i speak up in meetings when my face goes red',
      'our monday meeting could be an email, two hours of my life gone',
      'meetings all day every day',
      'another pointless zoom meeting',
      'im an introvert and i like my tasks a lot, but twice a week i sit there and stay silent in the team meeting like a plant',
      'why does he talk over me in every meeting, im the only woman',
      'should i say something when the weekly meeting takes 2 hours for nothing',
      'i fell asleep in a teams meeting and snored in front of 20 people',
      'how do i run a morning meeting that people dont hate',
      'my boss does daily standups at 7 30 and then asks the same by mail',
      'my calendar looks like tetris and the real tasks happen after dinner when the kids sleep, because i sit in back to back meetings until five',
    ],
    says: {
      told: 'Meetings get better with one small move: ask for the point beforehand. "What do we want to have decided at the end?" shortens many and cancels some. If there are too many, block two hours a day in your calendar as busy and guard them. If it\'s hard to be heard in them, speak in the first five minutes, even one sentence; the second time comes much easier. And if something embarrassing happened in one, a light word tomorrow closes it.',
      how: "Prepare one sentence and say it early, before your heart has had time to race. If someone cuts in: \"Let me finish the thought, I'm almost there\", in a level voice. You can also tell the chair beforehand that you've got a point on item two; then you're called and needn't fight for the gap. A red face is far less visible than it feels.",
      say: 'For the needless ones: "Could I give my part by mail and skip this one?" For being talked over: "I\'d like to finish." Then go on exactly where you stopped. For a point somebody borrowed: "Thanks for picking that up. What I meant to add is…" Short, friendly, no lecture.',
      normal:
        "You're in good company: most people who work at a desk think half their meetings are useless, and many go quiet in them. Neither makes you a bad colleague. The one thing worth changing is sitting through them in anger. Ask to leave when your item is done; you'll be surprised how often it's fine.",
    },
  },
  {
    id: 'presentation',
    words: [
      /\b(?:presentations?|powerpoint|slides|public speaking|pitch(?:ing)? (?:to|in front)|giv(?:e|ing) a (?:talk|speech) (?:at work|at the (?:office|company))|presenting (?:to|in front of)|(?:have|had) to present)\b/u,
    ],
    unless:
      /\b(?:wedding|funeral|school|class|thesis|university|uni|college|professor|teacher|breech|slides? (?:and|for) (?:kids|feet))\b/u,
    tries: [
      'i have a presentation in front of 40 people on thursday and i already feel sick',
      'my voice shook through the whole presentation and my boss looked at his phone',
      'how do i calm down before presenting to the board',
      'the powerpoint froze and i just stood there saying um',
      'nailed my presentation today and the client clapped',
      'presenting to the ceo tomorrow',
      'terrified of public speaking',
      'i can talk to customers all day without a problem but on monday i have to present our numbers to the whole company and i cant eat',
      'what do i do if i forget everything in the middle of the slides',
      'they laughed at a typo in my presentation and i turned red like a tomato',
      'is it normal to throw up before a presentation at 35',
      'my boss made me give his presentation with ten minutes warning and i stuttered',
      'will people notice my hands shaking, i have to present in english and its my third language',
      'i said yes months ago because it was far away and now its suddenly next wednesday and i have to hold a presentation in front of investors',
    ],
    says: {
      told: "For a presentation, learn only the first two sentences by heart; nerves are worst there, and after them you're talking. If it's ahead, say it aloud twice, standing, to a wall or a friend, and breathe out long before you begin. If it's behind you and went badly, remember that the audience saw maybe a tenth of what you felt. Send the key points round and it counts as done.",
      how: 'Practice aloud and not in your head, twice, with a timer. On the day, plant both feet, breathe out slowly three times, and pick one friendly face. Keep a card with five words on it in case you lose the thread. And begin slower than feels natural; it steadies the voice within a minute.',
      normal:
        "Shaking hands, dry mouth, a voice that wobbles: that's nearly everyone, including people who present for a living. Your body takes forty watching faces for danger. It passes after the first minutes. If it ruins your sleep for weeks or you turn down jobs over it, a doctor or a speaking group can really help.",
      glad: "That's a good feeling to walk home with: standing up in front of people and having it work. Note down tonight what you did beforehand, the rehearsing, the breakfast, the opening line. Next time the nerves will say it was luck, and you'll have the recipe in writing.",
    },
  },
  {
    id: 'mistake-at-work',
    words: [
      /\b(?:mistakes?|messed up|screwed up|fucked up|i broke|i deleted|deleted the|forgot to (?:lock|send|order|invoice|close|book)|errors?|cost (?:the|my) company|blunder)\b/u,
      /\b(?:at work|my work|work mistake|job|boss(?:es|s)?|manager|supervisor|office|company|client|customer|invoice|co[- ]?workers?|colleagues?|shift|fired|order|database|files)\b/u,
    ],
    unless:
      /\b(?:taking|took|leaving|left|quitting|to quit|accept(?:ing|ed)?|cheat(?:ed|ing)?|slept with|medication|wrong dose|patient|wrong (?:person|client|chat|group)|by mistake|reply all)\b/u,
    tries: [
      'i made a huge mistake at work, ordered 500 chairs in place of 50',
      'i deleted the shared files and my boss doesnt know yet',
      'keep making stupid mistakes in my new job and im scared they fire me',
      'do i tell my manager about an error nobody has noticed',
      'a coworker blamed me for his mistake in front of the client',
      'screwed up badly at work',
      'my error cost the company thousands',
      'its my second month in accounting, everybody is kind to me, and today i saw that i paid the wrong invoice, a mistake of 8000',
      'why do i keep making mistakes at my job, i check everything twice',
      'i forgot to lock the shop last night and my boss found it open',
      'should i admit it or wait, i broke a machine on my shift and nobody saw',
      'cant sleep because i messed up an order for our biggest customer',
      'my colleague made the error but my name is on the file, what do i say to the manager',
    ],
    says: {
      told: "A mistake at work is judged mostly by how soon the right person hears of it, and that it comes from you. Tell your boss today in three sentences: what happened, what it affects, what you've already done about it. No long excuse, no self-punishment. If it was somebody else's slip put on you, bring the facts just as calmly. Tomorrow, add one check that catches it next time.",
      should:
        "Yes, own up, and before it's found. A mistake you report is an error; one you hid becomes a question about trust. The exception is a tiny thing you can repair in ten minutes with no effect on anybody: fix that and move on. Go in with the repair already in your hand.",
      say: "\"I have to tell you about a mistake of mine. I ordered 500 when it should've been 50. I've already called the supplier, and here's what they offer. What would you like me to do next?\" Swap in your own facts. Then stop; the urge to apologize six times makes it bigger.",
      will: 'Whether it has consequences depends on the damage and on how open you are about it, and one honest mistake seldom costs a job. People get dismissed far more for hiding or repeating. So report it, repair it, and show the small change you made to your routine.',
    },
  },
  {
    id: 'watched-at-work',
    words: [
      /\b(?:(?:monitor(?:s|ed|ing)?|track(?:s|ed|ing)?|record(?:s|ed|ing)?|watch(?:es|ed|ing)?|spy(?:ing)?|spies|surveil(?:led|lance)?|cameras?|cctv|keystrokes?|mouse (?:jiggler|movements?)|green dot|gps) (?:\w+ ){0,8}(?:work|job|office|boss(?:es|s)?|manager|employer|company|laptop|desk|van|warehouse|employees|staff|teams)|(?:boss|manager|employer|company|work|job|office|supervisor) (?:\w+ ){0,5}(?:monitors?|monitoring|tracks?|tracking|spies|spying|surveillance|cameras?|cctv|green dot|watches (?:me|us)|watching (?:me|us)|screenshots|reads? (?:my|our) (?:emails?|messages|chats?)))\b/u,
    ],
    unless: /\b(?:tv|series|movie|porn|baby monitor|doctor monitor)\b/u,
    tries: [
      'my boss put a camera above the till and watches us from home',
      'they monitor our mouse at work, if it stops for 4 min you get a message',
      'is the company allowed to put gps tracking in my van at night',
      'i think my manager reads my emails',
      'boss watches us on camera',
      'company tracks my laptop',
      'i work from the kitchen table three days a week and now they installed a program that takes screenshots, so my employer is monitoring every click',
      'is it legal that the owner listens through the cameras at work',
      'my manager writes why is your green dot yellow when i go pee',
      'why does she spy on us from the office window, we are not in school',
      'should i put tape on the webcam of my work laptop, i feel watched by the company',
      'my husband drives for a firm and they track his van even on sundays',
      'we joked about it at first with the girls from the counter but now its not funny anymore, the boss put cameras in the break area',
    ],
    says: {
      told: 'Being watched at work makes anybody clumsy, so it\'s worth finding out what is really recorded. Ask in writing: "What\'s being monitored, who sees it, and how long is it kept?" Many countries require an employer to tell you, and forbid things like cameras in changing rooms; a union, works council or data protection office knows your rules. Until then, keep anything private off their devices, all of it.',
      normal:
        'Feeling uneasy is a healthy reaction, not a sign you have something to hide. Some watching is usual, a camera at the till, a log on a work laptop. Counting minutes at the mouse or following you home is another thing. Where the line lies legally depends on your country, and free advice on it exists.',
      should:
        "I'd ask before I protested, together with one or two colleagues, because a group question gets a proper answer. A bit of tape over a laptop webcam between calls is usually fine, if no rule forbids it; leave their room cameras and software alone, since that can be turned against you. If the answer is vague, go to the works council, a union or the data protection office.",
    },
  },
  {
    id: 'credit-taken',
    words: [
      /\b(?:(?:t[ao]k(?:es?|ing|en)|took|tooks|stole|steals|stealing|claims?|claimed|gets?|got|getting) (?:all )?(?:the |my |full )?(?:credit|praise|glory)|(?:credit|praise) (?:for (?:my|our)|goes|went)|(?:stole|steals|stealing|copied|copies|copying|presented|presents) (?:my|our) (?:ideas?|work|project|concept|slides)|(?:my|our) (?:idea|project|work) as (?:his|her|their|hers) own)\b/u,
    ],
    unless: /\b(?:credit card|credit score|loan|poem|song|tattoo|etsy)\b/u,
    tries: [
      'my boss took credit for the report i wrote over three weekends',
      'a coworker presented my idea in the meeting word for word',
      'she gets all the praise for our project and i did 80 percent',
      'how do i stop a colleague from stealing my ideas without looking petty',
      'boss took all the credit',
      'she stole my idea again',
      'i stayed until midnight for two weeks to save that launch and at the all hands my team lead got the praise and smiled like an angel',
      'should i say it openly when he presents my work as his own',
      'why do people who do nothing get the credit',
      'my colleague copied my concept and they clapped for her',
      'how do i deal with a manager who takes credit for everything good and blames us for the rest',
      'she took credit for my design in front of the client and winked at me',
    ],
    says: {
      told: 'Borrowed credit is best answered with a paper trail and one calm sentence. From now on, send your work round in your own mail before the meeting, so the first name on it is yours. To the person, alone: "The report was mine. I\'d like you to mention it next time, or I\'ll do it." Then tell your boss what you did this month as a plain update, without accusing anyone.',
      normal:
        "You're right to mind, and it isn't vanity. Who did the work decides raises and references later. Once can be thoughtlessness, since many bosses say \"I\" for the team without noticing. When it happens again and again, it's a habit and it deserves a word.",
      say: 'In the room, friendly: "Glad you like it. When I wrote that part, my thinking was this…" It puts your name on it without a scene. Alone, afterward: "You presented my idea as yours. I\'d rather believe it slipped out. Can you set it right with the others?"',
      them: 'What can be seen is the act, not the reason. It may be ambition, fear of looking empty-handed, or plain thoughtlessness, and nobody outside can tell which. The test is what happens after you mention it once. An "oh, sorry" with a correction is one thing; a shrug is the answer you need.',
    },
  },
  {
    id: 'younger-boss',
    words: [
      /\b(?:(?:boss|manager|supervisor|team ?lead(?:er)?|foreman) (?:\w+ ){0,4}(?:younger|half my age|(?:is|was|whos|hes|shes|aged) (?:only |just |like )?(?:2\d|19)|(?:2[0-9]) years? (?:old|younger)|fresh out of)|(?:younger|2\d year old|kid as|much younger|so young) (?:\w+ ){0,4}(?:boss|manager|supervisor|team ?lead)|(?:report|reporting|answer|answering) to (?:a |an |some )?(?:kid|child|2\d year old|someone (?:half|younger)))\b/u,
    ],
    unless: /\b(?:crush|dating|in love|kissed|slept)\b/u,
    tries: [
      'new boss is 26 and im 54, he explained email to me',
      'my manager is half my age and has never done the actual job',
      'how do i deal with a boss 20 years younger than me who wants us to do yoga',
      'i have to report to a kid fresh from university and i trained half this place',
      'my boss is 24, help',
      'boss half my age again',
      'im 58, i have done this since the machines were mechanical, and now i must report to someone younger than my own daughter',
      'is it silly that it bothers me that my supervisor is younger than my son',
      'my new team lead is 27 and says slay in meetings',
      'how do i take orders from a kid, my manager is only 23',
      'our boss is fresh out of college and redid all my tables',
      'she is a 29 year old manager and treats us older ones like furniture',
    ],
    says: {
      told: 'With a boss younger than you, you hold a good card at first: you know the place, and they\'re still learning to lead it. Use that in the first weeks: "I know how things run here. Tell me what you want to reach and I\'ll tell you where it usually gets stuck." That makes you the ally and not the obstacle. Keep "we always did it this way" for the day when it really matters.',
      normal:
        "Quite normal to bristle at it. It pokes at the thought that your turn should have come first. That's a feeling about you and the company, so try not to hand it all to the newcomer. Judge the work after three months, by the same measure you'd use for somebody of fifty.",
      say: 'When you\'re explained things you know: "Thanks, I\'ve got that part. Where I could use your view is this…" When a bad idea comes: "We tried it in 2019 and it failed on delivery. Want to hear why, before we start?" It offers experience as help, and leaves the decision where it sits.',
    },
  },
  {
    id: 'work-gossip',
    words: [
      /\b(?:gossip(?:s|ed|ing)?|rumou?rs?|behind my back|talk(?:s|ing|ed)? (?:about me|behind)|badmouth(?:s|ed|ing)?|spread(?:s|ing)? lies)\b/u,
      WORK,
    ],
    unless: /\b(?:mother in law|church|village|school)\b/u,
    tries: [
      'people at work gossip that im sleeping with my manager because he gave me a ride twice',
      'my coworker talks behind my back and is sweet to my face',
      'there are rumors in the office about my divorce and i told only one person',
      'i joined in the gossip about a colleague and now she found out',
      'everyone at work gossips',
      'office rumors about me',
      'i told one woman at the office in confidence that im doing ivf and today the guy from the post room asked me about it, gossip travels fast',
      'how do i stop my coworkers from talking about me',
      'why do they talk behind my back at work, im nice to everyone',
      'my manager gossips with me about the others and i feel dirty after',
      'is it true that hr spreads rumors too, someone knew my salary',
      'she badmouths me to the new colleagues before they even meet me',
      'since i came back from my holidays people stop talking when i walk past and a friend finally told me there are rumors about me at work',
    ],
    says: {
      told: "Office gossip dies of boredom, so give it one flat sentence and nothing more: \"I hear there's talk about me. It's mine to tell, and I'd like it to stop.\" Keep your private news out of that building for a while. If it's brought to you, \"I'd rather not talk about people who aren't here\" ends it. And if you were the one who talked, a short apology to the person beats any explanation.",
      say: "To the talker, alone and calm: \"I've heard you're talking about me. If there's something, tell me.\" Then wait; few people repeat it to your face. If you're asked about it by others: \"That's not something I talk about at work.\" Dull, friendly, finished.",
      should:
        "One direct word, yes; a campaign to clear your name, no. Denying it desk by desk only carries it further. If the talk is about sex, your health, your origin, or it touches your job, take dated notes to your boss or HR, because then it's more than chatter.",
    },
  },
  {
    id: 'coworker-romance',
    words: [
      COLLEAGUE,
      /\b(?:dat(?:e|es|ed|ing)|crush(?:ing)?|flirt(?:s|ed|ing|y)?|kiss(?:ed|ing)?|in love|love with|hook(?:ed|ing)? up|slept (?:with|together)|sleeping with|romance|attracted|chemistry|feelings (?:for|towards?)|ask(?:ed|ing)? (?:\w+ ){0,6}out)\b/u,
    ],
    unless:
      /\b(?:im married|married|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fiance)|hes married|shes married|cheat\w*|gossip\w*|rumou?rs?)\b/u,
    tries: [
      'i have a massive crush on a coworker and we sit two meters apart',
      'dating a colleague since july, nobody knows yet',
      'should i ask the girl from my office out or is that stupid',
      'i kissed my workmate at a bar and now monday is going to be awful',
      'does my coworker like me or is he just friendly, he brings me coffee and flirts',
      'in love with my coworker',
      'flirting with a colleague, help',
      'we have been on the same shift for half a year, share cigarettes and bad jokes, and last night i dreamt about her, i think i have a crush on my coworker',
      'is it a bad idea to date someone from work in a team of six',
      'why does he flirt with me at the coffee machine and then act cold, hes a colleague',
      'my colleague asked me out for dinner on friday and i said yes!!',
      'how do i get over a coworker i was dating when i see her daily',
      'what do i do, slept with a guy from work and hes telling people',
      'i promised myself never again after the last one but he remembers how i take my tea and makes me laugh, and yes hes a colleague, i have feelings for him',
    ],
    says: {
      told: 'With a colleague, go half as fast as you otherwise would, because you\'ll see each other on Monday whatever happens. If it\'s only in the air, try one coffee outside work, easy to refuse: "No is fine too." If it\'s already more, agree together what others get to know, and check whether your firm wants to be told. If it\'s over or being talked about: "That stays between us", once, and only work topics for a while.',
      should:
        "Yes, once, if neither of you is the other's boss and you could live with a no at the next desk. Ask for something small outside work and make the no easy. If it's not a clear yes, that's your answer, and you go on being pleasant. With someone who reports to you, I'd leave it.",
      them: 'From outside, only actions count: being warm to you in company is friendliness, looking for time alone with you and suggesting things outside work is interest. Nobody can see into another person, me included. A small invitation tells you more in a day than a year of reading coffee cups.',
      normal:
        'Very normal: you spend more hours there than anywhere, and liking grows where people share deadlines. A crush at work is harmless as long as it stays yours or becomes mutual. Give it two weeks before you act; plenty of them fade once a holiday comes in between.',
    },
  },
  {
    id: 'boss-romance',
    words: [
      BOSS,
      /\b(?:crush(?:ing)? on|flirt(?:s|ed|ing)?|kiss(?:ed|ing)?|in love|love with|hook(?:ed|ing)? up|slept (?:with|together)|sleeping with|attracted|feelings for|dating|affair with|having an affair)\b/u,
    ],
    unless:
      /\b(?:(?:boyfriend|girlfriend|husband|partner)s|wifes|(?:his|her) boss|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fiance)|gossip\w*|rumou?rs?|forced|harass\w*|touch\w*|uncomfortable|coworker|colleague)\b/u,
    tries: [
      'i have feelings for my boss and he is 15 years older',
      'im in love with my manager and i think about her all weekend',
      'kissed my supervisor after the summer party, now he acts like nothing happened',
      'should i tell my boss i have a crush on him',
      'slept with my boss, help',
      'crush on my manager',
      'im 29, two years divorced, not looking for anything, and then this new director arrives with his stupid smile and now i have feelings for my boss',
      'does my boss like me, she flirts with me over text about work stuff',
      'how do i get over being in love with my supervisor, we sit in the same room',
      'he says he will leave her, my manager, we have been dating in secret since may',
      'is it wrong that im attracted to my boss who is married',
      'my team leader kissed me at the airport and we fly home together in an hour',
      'please dont judge, i know how it sounds and i know everybody says never do it, but i think im falling in love with my boss',
    ],
    says: {
      told: "With a boss, the feeling is fine and the power between you is the problem: one of you writes the other's rosters and reviews. If nothing has happened, keep it to yourself and one friend outside work, and give it a month. If something has, say once what you want now: \"I'd like us to keep this to work.\" If it wasn't wanted, it isn't a romance: write it down, and tell HR or a workplace advice line.",
      should:
        "I'd keep it to yourself for now. Once said, it can't be unsaid, and you're the one whose job hangs on the answer. If it still burns in three months, look for a transfer or another employer first; after that, you're two people and no longer boss and staff.",
      normal:
        "Not wrong to feel; it's a common crush. Somebody who notices your work, decides things and looks sure of themselves is easy to fall for. The feeling does no harm. Ask yourself whether you'd want this person if they worked in a bakery down the road; the answer clears up a lot.",
      them: "Nobody can see into another person, and a boss's kindness is especially hard to read, because being attentive is part of the job. What counts is deeds outside work hours that nobody else on the team gets. Even then, a careful boss would hold back, so silence proves nothing either way.",
    },
  },
  {
    id: 'open-office',
    words: [
      /\b(?:open (?:plan )?office|open plan|cubicles?|(?:noise|noisy|loud|chew(?:s|ing)|hum(?:s|ming)|whistl(?:es|ing)|sniff(?:s|ing)|clicks? (?:his|her|a) pen|speakerphone|tap(?:s|ping)) (?:\w+ ){0,6}(?:office|work|desk|co[- ]?workers?|colleagues?)|(?:office|co[- ]?workers?|colleagues?) (?:\w+ ){0,6}(?:noise|noisy|loud(?:ly)?|chews?|chewing|hums|humming|whistles|sniffs|sniffing|speakerphone|talks? (?:all day|nonstop|constantly|too much)|never shuts up|wont stop talking))\b/u,
    ],
    tries: [
      'open office with 60 people and i cant hear myself think',
      'my coworker chews so loudly i want to scream',
      'the radio in our open plan room plays the same 12 songs since 2019',
      'the guy next to me does all calls on speakerphone at work how do i tell him',
      'my colleague talks nonstop about her dog and i have deadlines',
      'coworker never shuts up',
      'open plan office drives me crazy',
      'i have adhd, i need silence to think, and they put me between sales and the printer in an open plan office with no doors',
      'how do i tell a colleague that his sniffing is unbearable, its every 20 seconds',
      'she hums all day at the desk next to me and doesnt notice',
      'is it rude to wear headphones in an open office as the new one',
      'my colleague is so loud on the phone that my clients hear him',
      'why do they think open plan makes us talk, we just hate each other quietly',
      'they spent a fortune on plants and bean bags and called it a campus and now i cant finish one sentence because of the noise in the office',
    ],
    says: {
      told: 'Noise at work drains you for real, so solve it with signals and not with willpower. Headphones on means "not now"; tell people so once, and they\'ll mostly keep to it. To the loud one, early and kindly: "I lose the thread when I hear your calls. Could you take them in the small room?" And ask your boss for two quiet half days, at home or in a meeting room.',
      say: '"Can I ask you something small? I\'ve got bad filters, and when you\'re on speaker I hear every word. Could you use the headset?" Making it about your ears saves their face. For a talker: "I want to hear it, at lunch. I have to finish this by twelve."',
      normal:
        "Completely normal, and headphones aren't rude either. Chewing, sniffing and half a phone call are exactly the sounds a brain can't tune out, and it isn't bad character to rage inside about it. Just speak up while you're still at \"slightly annoyed\"; it comes out far nicer than in week ten.",
    },
  },
  {
    id: 'wfh-alone',
    words: [
      /\b(?:work(?:s|ed|ing)? (?:from|at) home|wfh|home ?office|remote(?:ly)? (?:work|job|working)|work(?:s|ing)? remote(?:ly)?|fully remote|remote since)\b/u,
    ],
    unless:
      /\b(?:back (?:to|in) the office|return to (?:the )?office|rto|scam|fee|stuff envelopes)\b/u,
    tries: [
      'ive been working from home alone since 2021 and some days i speak to nobody but the cat',
      'wfh is killing me, i start at 7 in pajamas and stop at 10',
      'my husband thinks working from home means i can do laundry and the school run',
      'how do i stay motivated in home office',
      'is it weird that i miss the office now that im fully remote',
      'lonely working from home',
      'wfh with a toddler, chaos',
      'we bought the house in the village because we could, but now after two winters of remote work i notice that i dont talk to anybody until six',
      'should i rent a coworking desk, home office makes me fat and sad',
      'my mom calls me ten times a day because she thinks wfh is not a real job',
      'how do i switch off when i work from home and the desk is next to my bed',
      'love my remote job, soup at noon, cat on my lap, is it bad that i never want to go back',
      'he works from home too and we kill each other in 55 square meters',
    ],
    says: {
      told: "Working from home needs two things an office gave you for free: edges and people. For the edges, walk round the block before you start and after you stop, and put the laptop where you can't see it. For the people, plan one real contact a day: a lunch, a class, a library table, a call instead of a mail. If family thinks you're free, hang your hours on the door.",
      normal:
        "Normal, both ways: some people bloom at home, some miss the noise, and plenty do both in one week. Few say it aloud, because from outside it looks like luxury. If you're content, just keep a few people in your week. If you're withering, try two days somewhere with other humans, an office, a café, a co-working desk, and see what changes.",
      how: 'Begin and end at fixed times, get dressed, and work in pieces of fifty minutes with a real pause after each. Decide the evening before what the first task is, because the slippery part is the start. A daily call with a colleague at nine, cameras on, five minutes, does more than any app.',
    },
  },
  {
    id: 'return-to-office',
    words: [
      /\b(?:return to (?:the )?office|rto|back (?:to|in|into) the office|(?:forc(?:e|es|ed|ing)|mak(?:e|es|ing)|want(?:s)?|order(?:ed|s)?) (?:us|me|everyone) (?:to (?:come )?)?(?:back|in) (?:to |into |in )?(?:the )?office|(?:3|4|5|three|four|five) days (?:a week )?(?:in|at) the office)\b/u,
    ],
    tries: [
      'they want us back in the office 4 days from january and i moved 90 km away',
      'return to office and my boss isnt even in the same country',
      'should i refuse rto or look for something else',
      'first day back to the office after 3 years and i cried in the car',
      'rto mandate, im so angry',
      'back in the office since monday',
      'when i signed they said remote, i bought a house in the mountains, got a dog, and now suddenly they want everyone back in the office by spring',
      'can they force me to come back to the office if my contract says nothing',
      'my wife has to return to office and who picks up the kids now',
      'why do they want us in the office 5 days a week when half the team is in india',
      'i have anxiety and the thought of being back in the office makes me sick',
      'is it normal to hate being back in the office when everyone else brings cake',
    ],
    says: {
      told: 'Before you fight the return to the office, find out what\'s written: your contract, and any mail that promised remote work. Then ask for a trial and not for an exception: "Two days at home for three months, and we look at the results." Bring numbers on what you got done. If it stays a flat no, work out what the travel costs you a month; that\'s your figure for the job search.',
      should:
        "I'd negotiate first and refuse last, since simply not turning up can cost you the job. Ask for two fixed home days, later hours, or a first day some months off. If none of that goes, look around while you comply. If health or care for someone is the reason, ask HR for an adjustment in writing.",
      normal:
        "It's a real loss you're feeling: hours a day, money, and a way of living you built around it. Minding that isn't lazy. Some of it eases after three or four weeks, when the route becomes routine. If it doesn't, you've learned what to look for in the next job.",
    },
  },
  {
    id: 'commute',
    words: [
      /\b(?:commut(?:e|es|ed|ing|er)|(?:\d+|two|three|one|an|half) ?(?:hours?|hrs?|h|min|minutes|mins) (?:drive |train |bus |ride |journey )?(?:each way|both ways|one way|to (?:get to )?work|from work)|drive to work|(?:bus|train|subway|metro|traffic) (?:\w+ ){0,6}(?:to work|for work|late for work|from work))\b/u,
    ],
    unless: /\b(?:back to the office|return to (?:the )?office|rto|accident|crash)\b/u,
    tries: [
      'my commute is 1h40 each way and i get home when the kids are in bed',
      'the train to work was cancelled again and my boss thinks i oversleep',
      'would you take a job with a 90 minute commute for 400 more a month',
      'i sit in traffic 3 hours a day for work and scream in my car',
      'three hours commuting every day',
      'hate my commute so much',
      'the job is great, nice people and good money, but its two trains and a bus and with the commute im away from home from 6 to 7',
      'should i move closer or keep commuting, my kids have their friends here',
      'how do you survive a 2 hour drive to work without falling asleep',
      'my husband commutes to frankfurt daily and hes a zombie on weekends',
      'the metro was so full again i fainted on the way, 50 minutes to work standing',
      'got my commute down to a 10 minute bike ride, life changing',
      'when i took it i thought i would read all those books but after eight months all i can say is that the commute makes me mean',
    ],
    says: {
      told: "A long commute is unpaid work, so count it as that: add the hours and the fares, and divide your pay by the true total. Then ask for one change this month: an earlier or later start, a day at home, one leg by train. If you get drowsy at the wheel, stop somewhere safe and nap; if you've fainted on the way, see a doctor. And if you've got it down to a short ride, guard that like a raise.",
      should:
        "Under forty-five minutes, most people get used to it; over an hour each way, most don't, and the extra pay buys less than it seems. I'd accept a long one only for a job you really want, with home days fixed in writing, or with a move in sight. Drive it once at rush hour before you decide.",
      normal:
        "Normal to be worn out by it. Traffic is tiring in a special way, because you must stay alert and can't change anything. It isn't weakness that you've no energy left at seven in the evening. Give yourself ten minutes between car and front door; the whole house will notice.",
      will: 'It depends on whether anything in it moves: the hours, the home days, the route or the address. Waiting to get used to it rarely works past an hour each way. Pick one of those four, ask about it this month, and set yourself a date to judge.',
    },
  },
  {
    id: 'night-shift',
    words: [
      /\b(?:night ?-?shifts?|nightshifts?|graveyard shifts?|work(?:s|ing)? (?:the )?nights|overnight shifts?|on nights|permanent nights|rotating shifts?|shift work(?:er)?)\b/u,
    ],
    unless: /\b(?:neighbou?rs? works?)\b/u,
    tries: [
      'on night shifts since february and i forgot what daylight looks like',
      'cant sleep after night shift, neighbours drill at 10am',
      'they want me to do permanent nights for 15 percent more, worth it?',
      'how do people eat normally with rotating shifts',
      'i work nights and have no friends left because i sleep when they live',
      'night shifts are ruining me',
      'first week on nights',
      'im 46, mother of two, i took the job in the hospital laundry for the money and now after a year of working nights i dont know what day it is',
      'why do i gain weight on night shift, i eat less than before',
      'is it normal to feel depressed after a block of night shifts',
      'my dad did shift work for 30 years and i swore i never would, here i am',
      'how long does it take to get used to the graveyard shift at a gas station',
      'should i go back to days, the night shift pays better but my kids dont know me',
      'my doctor says my blood pressure is up and my sister says im like a ghost, and the only thing that changed is that im on night shifts',
    ],
    says: {
      told: "Night shifts are hard on everyone, so protect the day sleep like an appointment. Sunglasses on the way home, blackout curtains, phone in another room, and one sign for the doorbell and the neighbors. Eat your main meal before the shift and something light at three. Plan one fixed thing a week with people awake by day. If you can't sleep for weeks or your heart races, see a doctor and mention the shifts.",
      should:
        "For a few months and a clear purpose, the money can be worth it; as a plan for years, only if you sleep well by day, and many don't. Ask whether you may go back to days, and get that in writing. If you've already got trouble with sleep, heart, stomach or mood, ask your doctor first.",
      how: 'Keep the same sleeping hours on as many days as you can, and sleep in one block or in two, but plan it. Stop coffee about six hours before bed. Dark, cool and quiet matters more than any pill; earplugs and a real blackout help. After the last night, nap three hours, get up, and go to bed early.',
      normal:
        "Yes: tired, cranky, hungry at odd times and a bit lonely is what nights do to most people. The body never fully signs up for it. Real worry starts when you nod off driving, can't sleep for weeks, or nothing gives you joy anymore. That belongs with a doctor, and with your employer.",
    },
  },
  {
    id: 'partner-night-shift',
    words: [
      PARTNER,
      /\b(?:night ?-?shifts?|nightshifts?|graveyard shifts?|works? (?:the )?nights|working nights|overnight shifts?|rotating shifts?|opposite shifts|different shifts|shift work(?:er)?|24 hour shifts?)\b/u,
      /\b(?:he|she|they|his|her|we|us|our|miss|never|together|husband|wife|partner|boyfriend|girlfriend)\b/u,
    ],
    unless: /\b(?:cheat\w*|affair)\b/u,
    tries: [
      'my husband works nights and we only meet on the stairs',
      'girlfriend is on rotating shifts and i never know when i can call',
      'we work opposite shifts, my wife and me, and its like sharing a flat with a ghost',
      'how do we keep us alive with his night shifts, my boyfriend sleeps till 4',
      'my wife works nights, im lonely',
      'husband on nightshift, no sex life',
      'we have been married four years, have a little one of 2, and since he got the airport job my husband works nights and i feel like a single mom',
      'she is a nurse with rotating shifts and as her boyfriend i get the leftovers',
      'how do couples survive different shifts, my partner and i see each other on sundays',
      'my fiance does 24 hour shifts as a medic and sleeps through our dates',
      'is it selfish that i want him to quit the graveyard shift, hes my husband not a flatmate',
      'my girlfriend works overnight shifts and gets angry when i vacuum',
    ],
    says: {
      told: 'With night shifts between two people, closeness has to be put on the roster too, or it never happens. Sit down when the new plan comes out and mark two meals and one half day that belong to you both, before anything else. In between, leave traces: a note on the kettle, a voice message for the break at three. And treat day sleep as holy; half the quarrels are only tiredness.',
      normal:
        "Not selfish, and normal to feel lonely in it, even when nobody's doing anything wrong. Living in opposite hours makes flatmates out of couples if nothing's planned against it. Say it as missing and not as blame: \"I miss you\" lands well with somebody who's had four hours of sleep.",
      will: "It can work for years, and for plenty of couples it does; it depends on fixed time together and on whether there's an end or a break in sight. Ask each other once every three months: does this still suit us, and what would have to change? Deciding it together is half of bearing it.",
    },
  },
  {
    id: 'first-job',
    words: [
      /\b(?:(?:my |his |her )?(?:very )?first (?:ever )?(?:real |proper |full ?time |grown ?up |adult )?job|first (?:ever )?pay ?(?:check|cheque|day)|never (?:had a job|worked) before|first summer job)\b/u,
    ],
    tries: [
      'starting my first job on monday at a bakery and im so scared',
      'its my first real job after uni and i feel like i know nothing',
      'got my first paycheck today!! 340 euros',
      'my daughter hates her first job and wants to quit after 9 days',
      'first job, zero clue',
      'my first paycheck!!',
      'i just turned 16, my mom made me apply at the ice cream place near the beach, and now they took me and its my very first job',
      'what do i wear on day one of my first proper job',
      'is it normal to cry after work in your first real job',
      'my son got his first job at a garage and comes home black and happy',
      'why does everybody at my first job expect me to know how the register works',
      'should i tell them that im slow because its my first ever job',
      'not a big deal for other people maybe but i was ill for years and never thought i would, and on thursday i start my first real job',
    ],
    says: {
      told: "In a first job nobody expects skill, only that you're on time, ask, and remember the answer. Carry a small notebook; writing things down makes you look serious and saves asking twice. When you don't know: \"Show me once and I'll do the next one.\" The first two weeks feel clumsy for everyone. Judge the job after six weeks, unless somebody treats people badly.",
      normal:
        'Yes, feeling useless at first is what starting out feels like from the inside. School tells you every day how you\'re doing, and a workplace says nothing for weeks. Silence usually means it\'s fine. Ask one person on Friday: "What should I do differently next week?"',
      glad: "The first money you earned yourself has a taste no later one has. Buy one thing that you'll remember it by, treat whoever helped you get there to something small, and put a slice away before the rest melts. And keep the payslip; you'll smile at it in ten years.",
      should:
        "Tell them it's your first, yes: people explain more kindly when they know. As for staying, I'd give it six weeks, since the beginning says more about beginnings than about the job. Leave sooner if it's unsafe, unpaid, or people are treated badly. When you do go, give proper notice and ask for a reference.",
    },
  },
  {
    id: 'first-week',
    words: [
      /\b(?:(?:first|1st|second|third) (?:day|week|few days|few weeks|month|shift)|(?:start(?:s|ed|ing)?|started|begin|began|beginning) (?:my |a |the |this |at a |in a )?new (?:job|position|role|work)|new job)\b/u,
      /\b(?:work|job|jobs|position|office|shift|company|team|boss|manager|co[- ]?workers?|colleagues?|role)\b/u,
    ],
    unless:
      /\b(?:new (?:boss|manager|supervisor)|got (?:a|the|my) new job|visa|permit|glad|maternity|parental|sick leave|burn ?out|back (?:to|at) (?:the )?(?:work|office)|mistakes?|first (?:real |proper |ever )?job|interviews?|uniforms?|references?|dress ?code|notice|resign\w*|offers?|find a new job|look(?:ing)? for a new job|need a new job|want a new job|get a new job|manifest|abroad|remote)\b/u,
    tries: [
      'first week at the new job and i cant remember a single name',
      'started a new job on monday and i already want to run',
      'im starting a new job tomorrow and cant sleep',
      'its my second week at work and nobody has shown me anything',
      'first day at the new office, had lunch alone in my car',
      'new job, already hate it',
      'first day at work tomorrow',
      'i left a company where i knew everybody for more money, and now i sit in this new job since tuesday and nobody even gave me a password',
      'is it normal to be so tired in the first week at a new job',
      'how do i make friends with my colleagues when i just started a new job in a new city',
      'started my new job and i come home crying, my husband says wait, its only the second day',
      'they threw me in alone on my second shift, i had no idea how the till works',
      'what if i made the wrong choice, third week in the new position and i miss my old team',
    ],
    says: {
      told: "The first weeks in a new job feel worse than they are, because you're comparing your insides with people who know where the printer is. Pick one person and ask them to lunch or to show you one thing; a single ally changes the place. Draw the desks and write names on it at home. Hold off judging it until week six, unless something is truly wrong.",
      normal:
        'Entirely normal: tired by noon, blank on names, homesick for a place you were glad to leave. Everything costs attention when nothing is routine yet. It usually turns around the third or fourth week. Wanting to run on day two says very little about whether the job is right.',
      should:
        "Stay for six weeks if it's only strange, lonely or a lot; that part nearly always shifts. Go earlier if the job isn't what was agreed, if it's unsafe, or if people are treated with contempt. And tell someone there what's missing before you decide: \"I'd need a plan for who shows me what.\"",
      say: '"I want to get useful quickly. Who can I go to with small questions this week?" That one sentence to your boss solves most bad starts. For names: "Tell me yours again, I\'ve met thirty people." Nobody minds in the first month, so use it up.',
    },
  },
  {
    id: 'probation',
    words: [
      /\b(?:probation(?:ary)?|probe ?zeit|trial (?:period|month)|(?:six|6|three|3) month trial)\b/u,
    ],
    unless:
      /\b(?:sick|officer|jail|prison|court|judge|parole|arrest\w*|dui|free trial|subscription)\b/u,
    tries: [
      'my probation ends in 3 weeks and they havent said a word',
      'they extended my probation by three months and i feel humiliated',
      'how do i survive the last two weeks of my trial period',
      'im still in my trial period and i got a better offer',
      'passed my probation today, finally can breathe',
      'will i pass my probation',
      'failed my probation period',
      'i gave up a safe post in the town hall for this start up and now with two weeks to go in my probation the boss avoids my eyes',
      'can they just end it during the trial period without a reason',
      'im in probation and scared to stay home with a flu',
      'they want to talk about my probation on friday, is that bad',
      'i told them im pregnant while on probation and now its quiet',
      'should i leave in the trial month already, my stomach says run',
      'i keep counting the days on my kitchen calendar like a prisoner because if they keep me everything is good, my probation ends on the 30th',
    ],
    says: {
      told: 'In probation, ask before they tell you: "How do you see me so far, and what should I change before it ends?" It brings trouble to light while you can still fix it. And it runs both ways: you may leave quickly too. If you\'re pregnant or ill, a labor adviser knows what protects you even now. If it has ended or been stretched, ask for the reasons in writing, and for a reference if you go.',
      will: 'Whether they keep you depends on things you can ask about now and not guess at: are they happy with you, and is the post safe? Silence alone proves nothing in either direction. Ask for twenty minutes this week; either answer helps you more than waiting.',
      normal:
        "Being jumpy until probation's over is normal; nobody unpacks fully in a house they may have to leave. Getting it extended hurts, but often it means they weren't sure in the time they had. Ask for two or three clear points that will decide it, and get them in writing.",
      glad: "That's a real exhale: you're in, and the quiet exam of the last months is over. Now is the moment to ask for the things you held back, your holiday dates, a better chair, that training. And tell whoever showed you the ropes that they had a part in it.",
    },
  },
  {
    id: 'training-successor',
    words: [
      /\b(?:train(?:s|ed|ing)? (?:up )?(?:\w+ ){0,3}(?:replacement|successor|person replacing|to replace|to do my job|new (?:girl|guy|hire|person|one|kid|starter|employee|colleague))|(?:my|a) (?:replacement|successor)|hand(?:ing)? over my (?:job|work|tasks)|new (?:girl|guy|hire|starter) (?:\w+ ){0,4}(?:my job|train))\b/u,
    ],
    unless: /\b(?:knee|hip|joint|ex|relationship|puppy)\b/u,
    tries: [
      'they asked me to train my replacement before my contract ends',
      'im training the new guy and he earns 300 more than me',
      'my successor starts monday and i feel like im already a ghost here',
      'do i have to train the new girl if they fired me',
      'training my own replacement, lovely',
      'my replacement starts monday',
      'we move to spain in june, everybody at work knows it already, and now i must train the new girl and she writes nothing down and asks everything twice',
      'how do i hand over my work in three days after 15 years',
      'is it petty to not tell my successor where the good files are',
      'why do i have to train the new guy when its not in my job and not paid',
      'he is meant to be my assistant but i think im training my replacement',
      'the new hire i train is 22 and already corrects me in front of the boss',
    ],
    says: {
      told: "Training the next person is easier when you decide what you want out of it. If you're going, a clean handover earns you a good reference, so ask for that letter before the last day. If you're staying, ask what you get for the extra work. Write the main steps on two pages, then stop; your own small tricks needn't all be given away. If the new one earns more, that's a talk for your boss, and not a fault of theirs.",
      should:
        "As a rule yes, while you're on the payroll it's part of the job, and doing it decently protects your reference. You don't have to give more than your paid hours. If you were let go and feel something's wrong about it, ask a union or labor advice line before you sign anything.",
      normal:
        "Normal to feel it, and better not to act on it: you're handing somebody the keys while you're still standing in the room, and that hurts. You can be correct at work and furious in the car. The newcomer only answered an ad. So pass on what belongs to the job, and keep your own small tricks.",
    },
  },
  {
    id: 'performance-review',
    words: [
      /\b(?:(?:performance|annual|yearly|year end|end of year|mid ?year|staff|employee|quarterly|work|my|appraisal) (?:review|evaluation|appraisal)|appraisals?|review (?:at work|with my (?:boss|manager))|meets expectations|needs improvement|self (?:review|assessment|evaluation))\b/u,
    ],
    unless:
      /\b(?:google|yelp|customer|stars?|tripadvisor|bakery|shop|salon|airbnb|book review|pip|improvement plan|house|property)\b/u,
    tries: [
      'performance review on thursday and my boss has never given me feedback in 2 years',
      'i got meets expectations after saving the biggest client',
      'what do i write in my self assessment, i hate bragging',
      'my appraisal was brutal, he had a list of 9 things',
      'annual review went great, they said im the backbone of the team',
      'annual review tomorrow, so nervous',
      'my appraisal was unfair',
      'i did everything he asked, took the ugly clients, worked on my birthday, and in my evaluation he writes that i lack initiative',
      'how do i write my own performance review without lying',
      'should i cry or laugh, needs improvement in attitude, says my review',
      'my boss forgot my yearly appraisal for the second time',
      'she gave me a 3 out of 5 in the performance review and cant say why',
      'what questions will they ask in the mid year review, its my first one',
      'my stomach has been in knots since sunday although i did nothing wrong that i know of, its just that my annual review is tomorrow at two',
    ],
    says: {
      told: 'A review goes by what\'s remembered, so bring the memory: one page with five things you did, each with a number or a name. If it\'s ahead, put your wish at the end: pay, training, hours. If it went well, get the praise in writing. If it went badly, ask for one example per point and what "good" would look like. Sleep on it before you sign, and write your own comment on the form.',
      how: "Write it as if for a colleague you respect: what I did, what came of it, what I learned. Facts aren't bragging. Look through your sent mails and calendar for the year; you'll find things you'd forgotten. Name one weak spot yourself along with what you're doing about it, and end with what you want next.",
      say: 'If the judgment feels unfair: "I\'d like to understand that. Can you give me an example, and tell me what you\'d have wanted instead?" Then note it down and stop defending. Two days later: "I\'ve thought about it. On this point I agree; on that one, here\'s how I saw it."',
      normal:
        'Being rattled by a review is very common, since a year gets squeezed into one hour and one grade. A middling mark often reflects a quota and not your work. Take out of it the two points that are true, let the tone go, and ask for a shorter talk every three months.',
    },
  },
  {
    id: 'improvement-plan-warning',
    words: [
      /\b(?:pip|pipped|performance (?:improvement )?plan|improvement plan|(?:written|formal|verbal|final|first|official) warnings?|written up|write ?up at work|wrote me up|disciplinary|warning (?:letter|from (?:my )?(?:boss|hr|work)))\b/u,
    ],
    unless: /\b(?:police|school|car|engine|storm|tornado)\b/u,
    tries: [
      'i was put on a pip after 6 good years, is this the end',
      'got a written warning for being 4 minutes late twice',
      'disciplinary meeting on tuesday and they wont say what about',
      'my manager wrote me up for something i didnt do',
      'should i sign the performance improvement plan',
      'i got a written warning',
      'pip, am i done here',
      'the management changed in january, we never clicked, and after my holiday i find out in a teams call that im on a performance improvement plan',
      'do people ever survive a pip or is it just paperwork to fire you',
      'my husband got a final warning because of his mouth',
      'is a verbal warning serious, it was about my phone at the till',
      'what do i say in a disciplinary when they already made up their mind',
      'they wrote me up for calling off when my kid was in hospital',
      'i always thought this happens to other people, the lazy ones, and today i sat there with hr and a glass of water and got a written warning',
    ],
    says: {
      told: 'Take a warning or plan like that seriously on two tracks from today. Track one: ask for the goals in measurable words, meet them, and confirm every check-in by mail. Track two: update your CV, because some plans are meant to help and some are meant to end. Before you sign anything, ask a union, works council or free labor advice line; you may usually add your own version.',
      should:
        "Ask for a day to read it, and in most places signing only means you've received it; write exactly that next to your name. If something's untrue, add a short factual reply with dates. I'd get advice from a union or a free labor line before the meeting, and bring somebody along if that's allowed.",
      will: "It depends on whether the goals are reachable and somebody there wants you to reach them. Clear targets and weekly help are a good sign; vague ones and a cold boss aren't. Do the plan properly and search at the same time. Then whichever way it goes, you've got a next step.",
      say: '"I want to meet this. Can you tell me for each point how you\'ll measure it, and who I can ask for help?" And if it\'s wrong: "I see this differently and I\'d like my account added to the file." Level voice, no argument in the room; the rest goes in writing.',
    },
  },
  {
    id: 'reorganisation',
    words: [
      /\b(?:re-?organi[sz](?:ation|ed|ing)|re-?orgs?|restructur(?:e|ed|ing)|merger|(?:company|firm|shop|practice) (?:was |is |got |has been |being )*(?:sold|bought|taken over|acquired)|take ?over|new (?:owner|owners|management)|department (?:is |was )?(?:closing|closed|dissolved|merged)|(?:moved|moving|transferred) (?:me )?to (?:another|a different|a new) (?:team|department|branch|store))\b/u,
    ],
    unless: /\b(?:parents|family|fathers|dads|bedroom|closet|kitchen|kpop|landlord|tenant)\b/u,
    tries: [
      'third reorg in two years and nobody knows who their boss is',
      'our company was sold to an american firm and everyone is whispering',
      'they moved me to another department without asking',
      'new owners took over the cafe and changed everything i loved',
      'will i survive the restructuring',
      'our company got sold',
      'restructuring again, im so tired',
      'after 18 years in the same little office with the same four women they are restructuring everything and i should go to a place 40 km away',
      'new owners want us to reapply for our own jobs, is that even legal',
      'what happens to my contract in a merger',
      'my team was split in the reorg and i got the boss nobody wants',
      'he says the takeover changes nothing, why dont i believe him',
      'should i go before the new management sorts us out, im 59',
      'nobody tells us anything, the coffee is suddenly free and there are men in suits measuring the rooms, i think the company is being sold',
    ],
    says: {
      told: 'In a reshuffle at work, go by dates and paper, because nobody knows as much as the whispering suggests. Ask your boss two things: "When will it be decided, and what do you know about my post?" Meanwhile keep a copy of your contract and reviews at home, refresh your CV, and get to know one person on the new side. A union or labor adviser can say what carries over with your contract.',
      will: 'Nobody can tell you that honestly yet, often not even your boss. It depends on where your work sits in the new plan and who knows what you do. Both can be helped along: offer yourself for one task of the new setup, and have a finished CV in the drawer.',
      should:
        "I'd stay through the announcement and look around at the same time. Leaving in the fog can mean giving up severance or a better post that comes out of it. Go early only if you wanted to leave anyway. And sign nothing on the spot; take it home and get advice.",
      normal:
        "Being on edge is what this does to everybody, also to those who act cool. Not knowing is worse for most people than bad news. Limit the rumor talk to one coffee a day, and decide what you'd do in the worst case; a plan on paper lets you sleep.",
    },
  },
  {
    id: 'layoffs-coming',
    words: [
      /\b(?:(?:more |mass |rumou?rs? of |round of |talk of |announced |announcing |big )?lay ?offs|job cuts|redundanc(?:y|ies)|(?:cutting|cut|let(?:ting)? go|lay(?:ing)? off|firing|fire) (?:of )?(?:\d+|half|thousands|hundreds|people|staff|a third|everyone|\w+ percent)|closing (?:the|our) (?:plant|factory|branch|store|office|site)|(?:plant|factory|branch|store) is closing)\b/u,
    ],
    unless:
      /\b(?:i got|i was|ive been|im being|he got|she got|he was|she was|(?:husband|wife) (?:\w+ )?(?:got|was|has been|lost)|survivor)\b/u,
    tries: [
      'layoffs announced for january and my name might be on the list',
      'they are cutting 200 people at our plant and i have a mortgage',
      'there will be redundancies in my department, should i look now or wait for the package',
      'our branch is closing in spring after 22 years',
      'layoffs next week, cant breathe',
      'our factory is closing down',
      'we just signed for the house, my wife is in month six, and today at noon they announced job cuts and nobody knows who',
      'they are laying off half the team and my manager wont look at me',
      'how do i behave while redundancies are being decided, work more or hide',
      'should i volunteer for redundancy at 56 or hang on',
      'why do they fire people right before christmas, 300 jobs and the ceo gets a yacht',
      'survived two rounds of layoffs and now there is a third, i feel guilty and scared',
      'everyone updates their profile and nobody laughs in the kitchen anymore, there was an email about headcount and now we all wait for the layoffs',
    ],
    says: {
      told: "With layoffs in the air, do the things that help whichever way it goes. This week: CV up to date, private copies of your reviews and contacts, two months of spending written down, and a talk with your bank before there's trouble and not after. Ask the union or works council how people are chosen and what the package is. Sign nothing on the day it's put in front of you.",
      should:
        "Look now, decide later. A search started calmly takes months, and you lose nothing by having an offer in hand. If you've been there for years, find out about severance before you resign, because going first can mean going without it. A labor adviser can say what you'd be owed.",
      will: "Nobody outside that room knows, and anything else would be a guess. It usually depends on rules, cost and which work continues, far less on who's good. That's a bitter kind of comfort: if it hits you, it isn't a grade. So prepare as if, and live as if not.",
      normal:
        "Checking your inbox with a knot in your stomach is what this waiting does to people. You can't switch it off, but you can give it hours: half an hour a day for CV and numbers, then done. Telling one person at home the real state of things makes it lighter.",
    },
  },
  {
    id: 'laid-off',
    words: [
      /\b(?:(?:got|was|were|been|being|im|i am|get|getting) (?:just )?(?:laid ?off|made redundant|let go|fired|sacked|dismissed|terminated|axed|canned)|(?:fired|sacked|laid off|dismissed) (?:me|us)|^(?:fired|sacked|dismissed|let go) (?:for|after|today|yesterday|by|from|because)|(?:they|company|boss) (?:just )?let me go|let me go (?:from (?:my|the) (?:job|company)|from work)|lost my (?:\w+ )?job|i lost (?:the|a) job|layed off|losing my job|laid off|made redundant)\b/u,
    ],
    unless:
      /\b(?:he (?:got|was)|she (?:got|was)|his job|her job|(?:husband|wife|boyfriend|girlfriend|partner)s? (?:(?!i )\w+ ){0,2}(?:got|was|been|being|get|getting) (?:\w+ )?(?:laid|fired|sacked|let|made|dismissed|terminated|axed|canned)|cant let go|hard to let go|scared|afraid|layoffs|might|will i|going to be|relationship|train(?:ing)? (?:my|the)|survivor|dream(?:t|ed)?|gap|interviews?|mistakes?|reference)\b/u,
    tries: [
      'i got laid off by zoom yesterday after 11 years',
      'was fired this morning and havent told my parents',
      'lost my job and the rent is due in ten days',
      'they let me go two days before the end of my contract, do i deserve this',
      'made redundant at 58, who will take me now',
      'just got fired, im numb',
      'lost my job today',
      'i gave this firm my thirties, answered mails from my sons birth, and on monday at 9 they locked my account and i was let go by a stranger',
      'how do i tell my wife i was fired, she is pregnant',
      'sacked for being 20 minutes late after 6 years, is that fair',
      'my whole team was laid off over email in one minute',
      'im actually relieved that they fired me, is that weird',
      'what do i do first, got made redundant and i have never been through this before',
      'i dont even know how to start this, i got dressed and made my sandwich like every day and by ten oclock i was laid off',
    ],
    says: {
      told: "I'm sorry; losing a job takes the money, the mornings and the people all at once. Do three things in the next days: register as unemployed right away, since money can be lost by waiting; sign nothing until a union or free labor adviser has seen it, and go soon, because contesting it has deadlines; ask for a written reference. Then tell two people who might know of something. Today you may also just sit down.",
      normal:
        'All of it is normal: numb, furious, ashamed, oddly relieved, and back round by evening. A job ending is a loss, and most people feel it as a verdict even when it was a budget. Keep one fixed thing each morning, a walk, a call, a form. It holds the day up.',
      will: "I can't promise when, but most people who lose a job find work again, and the way is nearly always through somebody they know plus a lot of dull applications. It depends on field, place and how soon you start asking around. Ten people told this week is the best single step.",
      say: 'To family: "I lost my job. I\'m scared too. Here\'s what I\'m doing this week, and on Sunday I\'d like us to look at the money together." In an interview: "My post was cut," or "It wasn\'t the right match, and here\'s what I learned." One sentence, then on to what you want now.',
    },
  },
  {
    id: 'partner-lost-job',
    words: [
      /\b(?:husbands?|hubby|wife|wifes|boyfriends?|bf|girlfriends?|gf|partners?|fiancee?|spouse|he|she)\b/u,
      /\b(?:(?:got|was|been|is) (?:just )?(?:laid ?off|made redundant|let go from|fired|sacked)|lost (?:his|her|their) (?:\w+ )?job|(?:is|been) (?:unemployed|out of work|jobless|between jobs)|unemployed (?:husband|boyfriend|partner|wife)|(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:still |just )?doesnt work(?: and| at all| anymore|$)|refuses to (?:work|get a job)|wont (?:get|look for|find) a job|quit (?:his|her) job|hasnt worked)\b/u,
    ],
    unless:
      /\b(?:i got|i was|son|daughter|(?:my|our|the) boss|coworker|colleague|brother|sister|im unemployed)\b/u,
    tries: [
      'my husband lost his job in april and sits in front of the playstation',
      'girlfriend got fired and wont talk about it',
      'he quit his job without asking me and we have two kids',
      'my wife has been unemployed for a year and doesnt look for anything',
      'my husband got laid off',
      'boyfriend wont get a job',
      'we have three kids and a loan on the car and yesterday he came home at noon and said that he was fired, i smiled but im scared to death',
      'how do i support my wife who lost her job without nagging',
      'im seven months along and my partner quit his job because his boss was mean',
      'she is unemployed since the summer and spends like before',
      'he hasnt worked in two years and says housework isnt his thing',
      'should i leave my bf, he refuses to work and im 41 and tired of paying',
      'he doesnt shave anymore and says everything is fine and i try to be careful with my words, its been three months since he lost his job',
    ],
    says: {
      told: 'When one of you is out of work, keep two talks apart: the one about money and the one about how it feels. For the money, sit down with the real figures and settle what runs for the next three months. For the rest: "I\'m on your side. What\'s your plan this week, and what would help?" Fix one short check-in a week, and leave the subject alone on the other six days.',
      normal:
        'You can love somebody, be sorry for them, and still be angry that it all hangs on you now. That isn\'t heartless, it\'s tiredness. Say the load in figures and not as reproach: "I can carry this until March. After that I need a change." A limit said early is kinder than a burst later.',
      say: "\"I don't see you as a failure. I'm scared about the rent, and I get sharp when I'm scared. Can we make a plan for this week together?\" Start with yourself, ask for one step, and thank for that step. Questions every evening at the door tend to close it.",
      them: "Nobody can see into another person. From outside, losing work often looks like laziness and is frequently shame, since every rejection makes the next try heavier. Or it may be comfort, that happens too. You'll learn which by asking for one small concrete step with a date, and watching.",
    },
  },
  {
    id: 'fear-of-being-fired',
    words: [
      /\b(?:scared|afraid|fear|worried|worry|anxious|terrified|think|thinking|gonna|going to|might|will they|will i|about to|could|panic|cant afford|a sign|paranoid|convinced)\b/u,
      /\b(?:(?:get|be|being|getting|gonna be) (?:fired|sacked|let go|laid off|dismissed)|lose my (?:\w+ )?job|losing my (?:\w+ )?job|(?:fire|sack|firing|sacking) me|getting rid of me|push(?:ing)? me out)\b/u,
    ],
    unless:
      /\b(?:late (?:to|for) work|ai|robots?|chat ?gpt|i got|was fired|was let go|mistakes?|messed up|layoffs|pip|warning|reorg|restructuring|redundancies|unions?|strike)\b/u,
    tries: [
      'im scared of losing my job, my boss stopped saying good morning',
      'will i get fired, they took me off two projects without a word',
      'i think they are pushing me out, all my shifts are tuesdays now',
      'every time hr calls i panic that im going to be let go',
      'am i going to be fired',
      'so scared to lose my job',
      'since we got the new director nobody says good morning, they had two closed door meetings, and i have this feeling im about to be let go',
      'my husband thinks im paranoid but i know they want to fire me after the holidays',
      'why do i always worry about getting fired when everyone says im good',
      'could they sack me for being slow, im 60 and the new system is hard',
      'i cant afford to lose my job, i have a kid with asthma and no savings',
      'is it a sign they are getting rid of me when my access was removed',
      'my husband says im seeing ghosts but i know that tone, she used it with the last one too, and im scared im going to be fired',
    ],
    says: {
      told: "The fear of losing a job grows on guesses, so trade one guess for a fact this week. Ask your boss: \"Is there anything in my work you'd like to be different?\" The answer, and the face with it, tells you more than a month of watching. Alongside, do the calming things: CV current, one month's rent set aside if you can, your contract read. Then you're prepared, whichever it is.",
      will: "I can't know that, and nobody can read it off a missing good morning. Real signs are on paper: a warning, tasks taken away with no reason given, talks with HR. One direct question to your boss is the quickest way to find out. And having a CV ready shrinks the fear by half, even if nothing comes.",
      normal:
        'Very normal, and most people with a rent to pay know it. A worried mind reads every closed door and short mail as a sign. Test it: write down what you actually know in one column and what you assume in the other. The first column is usually short.',
    },
  },
  {
    id: 'called-into-meeting',
    words: [
      /\b(?:(?:hr|boss|manager|supervisor|director) (?:\w+ ){0,3}(?:wants?|asked|needs?|called|scheduled|invited) (?:to (?:talk|speak|see|meet)|me (?:in|into|to (?:come|a meeting|his office|her office))|a (?:talk|chat|meeting)|us to)|(?:meeting|talk|chat|call) with (?:hr|my boss|my manager|the boss|the director)|we need to talk (?:from|says) (?:my )?(?:boss|manager)|(?:hr|boss|manager|supervisor|director) (?:\w+ ){0,2}(?:asks|calls?|called) (?:to (?:talk|speak|see|meet)|me (?:into|to (?:his|her|the) office))|quick (?:chat|call|word) (?:with|from) (?:my )?(?:boss|manager|hr))\b/u,
    ],
    unless: /\b(?:raise|promotion|resign\w*|disciplinary|warning|review|appraisal)\b/u,
    tries: [
      'my boss wants to talk to me tomorrow at 9 and didnt say why',
      'hr invited me to a meeting on friday with no subject',
      'got a quick chat with my manager in the calendar and i feel sick',
      'meeting with hr today what could it be',
      'boss wants to talk tomorrow',
      'hr called me in',
      'its friday five pm, i was already in my coat, and then comes a mail that hr wants to see me on monday with no reason given',
      'my manager scheduled a meeting with me and his boss, should i worry',
      'is it always bad when your supervisor asks to speak to you in private',
      'what do i say in a talk with my boss when i dont know what its about',
      'got a meeting with the director on wednesday and im only a temp',
      'why would my boss call me into his office after three years of never talking',
      'cant eat, cant sleep, keep going through the last weeks in my head to find what i did, because my boss wants to talk to me on monday',
    ],
    says: {
      told: "Ask what it's about; you're allowed to. \"Happy to come. What's the topic, so I can prepare?\" takes ten seconds and often ends a sleepless night. Most of these talks turn out to be rosters, projects or somebody else. If it's serious after all: listen, take notes, sign nothing on the spot, and say \"I'd like to think about that and come back to you tomorrow.\"",
      normal:
        "Nearly everyone's stomach drops at that invitation, and bosses forget how it reads from below. An empty subject line says more about their typing than about you. If you can't find out before, plan something kind for straight after it, so the day doesn't end in that room.",
      why: "From outside there's no telling: it may be a schedule, a new task, a complaint, or a question about a colleague. People who call talks without a reason are mostly in a hurry. So ask for the topic. If it's refused, you at least know to bring a notebook and to stay quiet at first.",
    },
  },
  {
    id: 'notice-period',
    words: [
      /\b(?:notice period|(?:weeks?|months?|days?) left (?:of|in|on) (?:my )?notice|(?:two|2|three|3|four|4|one|six) (?:weeks?|months?)(?: of)? notice|(?:hand(?:ed|ing)?|gave|give|giving|put(?:ting)?) (?:in |them )?(?:my |your |in my |the )?(?:\w+ )?notice|(?:serving|working|work|serve) (?:out )?(?:my|the) notice|garden(?:ing)? leave|last day at work|(?:last|final) (?:weeks?|days?) at (?:my|this|the|work))\b/u,
    ],
    unless: /\b(?:landlord|apartment|flat|lease|rent|tenant|eviction|take notice|room)\b/u,
    tries: [
      'i handed in my notice and now my boss ignores me',
      'three months notice and i already checked out mentally',
      'my last day at work is friday and i feel weirdly sad',
      'should i give two weeks notice if they treated me like dirt',
      'can i leave before the notice period ends, new job starts on the 1st',
      'three weeks left of notice',
      'gave my notice today',
      'i thought i would dance out of there but now in the last week at work everyone is so kind and i cant stop wondering if i was wrong',
      'they put me on garden leave and im bored already, its the second day',
      'can they make me take my holidays during the notice period',
      'is it ok to slack off while working out my notice, they already replaced me',
      'my boss got nasty since i put in my notice, gives me all the toilets to clean',
      'how do i explain to the new company that i have 3 months notice',
      'everything in me wants to stay in bed and watch series but there are still five weeks to go, im working out my notice and nobody needs me',
    ],
    says: {
      told: "Notice time is about leaving with a clean name, so be correct and a little boring. Write a two-page handover, get your reference and unused holidays settled in writing, and take private things home early. If people turn cold, that's their goodbye; it isn't a verdict. If you need to go sooner, ask for a mutual end date, since many employers agree once the handover is done.",
      should:
        "Yes, give the notice your contract says, even if they didn't deserve it; walking out can cost you pay and a reference. If it's making you ill, see a doctor. If staying is unsafe or you aren't being paid, a labor adviser can tell you whether you may leave at once.",
      normal:
        "Easing off a little is normal, dropping everything isn't wise while your reference is open. Being relieved on Monday and sad on Thursday is just as normal. Even a job you're glad to leave had a mug, a route and a few faces. Also normal: a boss who goes frosty. Say thank you to the two people who mattered, and let the rest slide.",
      say: '"I\'m leaving on the thirtieth. I\'ll write everything up so it\'s easy for whoever comes next." To go sooner: "The new place would like me by the first. If I\'ve finished the handover by then, could we agree on that date in writing?"',
    },
  },
  {
    id: 'resigning',
    words: [
      /\b(?:resign(?:s|ed|ing)?|resignation(?: letter)?|(?:tell|telling|told) (?:my )?(?:boss|manager|them|work) (?:that )?(?:im|i am|i) (?:leaving|quitting|quit|leave)|quit(?:ting)? letter|hand in my resignation)\b/u,
    ],
    unless:
      /\b(?:president|minister|prime minister|mayor|counter ?offer|resigned to|(?:colleague|co[- ]?worker|boss|manager|work friend) (?:just )?resigned)\b/u,
    tries: [
      'im resigning on monday after 8 years and my hands are sweating',
      'how do i tell my boss im leaving when we are already short staffed',
      'sent my resignation letter and regret it already',
      'what do i write in my resignation, i want to tell them everything',
      'handing in my resignation tomorrow',
      'how do i resign politely',
      'he is a good man, he came to my fathers funeral and gave me time to breathe, and now i have to tell my boss im leaving for the competition',
      'should i resign by email or face to face when the manager is in another city',
      'can i take back my resignation, i did it in anger on tuesday',
      'i resigned and she didnt say a word, just nodded and left the room',
      'what reason do i give in my resignation letter if the truth is her',
      'when is the best day to tell work im quitting, before or after christmas',
      'i practiced it in the shower and in the car and with the dog and my voice still shakes, tomorrow morning im handing in my resignation',
    ],
    says: {
      told: "Resign in two sentences, in person first and in writing the same day: \"I'm leaving, and my last day will be this date. I'll make the handover easy.\" You don't owe reasons, and the long honest list is better kept for a friend. If you've done it and doubt creeps in, wait three days; leaving something known nearly always wobbles. If you truly want it back, ask quickly and openly.",
      say: '"I wanted you to hear it from me first. I\'ve decided to leave, and my last day is the thirtieth." If asked why: "It\'s time for something new." If pressed: "I\'m grateful for what I learned, and the decision is made." The letter needs only the date, the post, the last day and your name.',
      normal:
        "Feeling guilty is normal, and so is regret on the first evening. Being short-staffed is the company's problem, even if your colleagues feel it. You may care about them and still go. A good handover is the right size of apology.",
      should:
        "Say it live, face to face or by video if your boss sits elsewhere, and send the letter the same day. Whether to go at all: if you've wanted it for months and know how the next bills get paid, yes. Sign the new contract before you speak, and check your notice period. I'd wait if the wish is only a few days old, or came out of one bad meeting.",
    },
  },
  {
    id: 'quitting',
    words: [
      /\b(?:quit(?:s|ting)?(?: my| the| this)? (?:\w+ )?job|chang(?:e|ing) (?:my )?jobs?|switch(?:ing)? jobs?|(?:want|wanna|going|need|ready|about|decided|tempted) (?:to )?quit|should i quit|leave (?:my|this) (?:\w+ )?job|leaving my (?:\w+ )?job|quit (?:without|with no|today|yesterday|tomorrow)|i (?:just |finally )?quit|walk(?:ed)? out (?:of (?:my|the) (?:job|shift)|mid ?shift)|rage ?quit)\b/u,
    ],
    unless:
      /\b(?:my (?:toxic )?ex|uncles?|for my dad|family|replacement|smok\w*|drink\w*|vap(?:e|es|ing)|alcohol|sugar|weed|cigarettes?|nicotine|husband|wife|boyfriend|girlfriend|he quit|she quit|resign\w*|the gym|school|uni|social media|first job|counter ?offer|(?:my|our|fewer|less) (?:hours|shifts)|hours (?:cut|reduced)|over ?time|call ?cent(?:er|re)|cashier|nurse|nursing|teaching|apprenticeship|internship)\b/u,
    tries: [
      'i want to quit my job so bad but i have 600 in savings',
      'quit without anything lined up and my dad is furious',
      'should i quit, i cry in the car every morning',
      'walked out mid shift today and turned my phone off',
      'i finally quit!! best feeling in ten years',
      'should i just quit',
      'i quit today, now what',
      'i have a mortgage, a dog with bad kidneys and no plan whatsoever, but when the alarm went off this morning i knew i want to quit',
      'is it crazy to quit my job at 53 and travel for half a year',
      'how do i know if its time to leave my job or if im just tired',
      'my friends say stay till you find something but im about to quit',
      'she walked out of the job without a word and now i think i will too',
      'i finally quit that place and slept ten hours, feels like christmas',
      'my mother thinks you dont leave a safe thing in times like these and maybe she is right, but every cell in me wants to quit my job',
    ],
    says: {
      told: "Quitting is mostly a question of runway: how many months could you live without this pay? Under three, search first and leave second; over that, you've got room. Put a date in the calendar by which you're gone, and send two applications a week until then; an end in sight makes it bearable. If you've already left, register as unemployed right away and send one polite line to settle pay and papers.",
      should:
        "Lean toward leaving, with a plan rather than a slam: a date, three months of money or a signed contract, then notice. Go sooner if it makes you ill, and let a doctor see that first, since sick leave may carry you. Stay for now if one talk could change the thing that's wrong.",
      normal:
        "Wanting out isn't crazy, ungrateful or weak, at any age. Crying before work, dreading the phone, counting minutes: when that lasts more than some weeks, it's information. Relief and panic in the same hour after leaving are ordinary too. Talk to somebody who has no stake in it.",
      glad: "Good, breathe that in; a decision you carried for that long leaves a lot of room when it's put down. Sleep in once, then do the dull bits this week: papers, insurance, registering if there's a gap. And write down what you'd never accept again, while you still remember it exactly.",
      when: "Leave when three things are true: you know what the next months cost, you know what your contract says about notice, and you've slept on it for two weeks without changing your mind. A signed offer is the best moment. After a bonus or a paid holiday is a sensible one.",
    },
  },
  {
    id: 'counter-offer',
    words: [
      /\b(?:counter ?-?offers?|countered|(?:offer(?:ed|s|ing)?|gave|give) (?:me )?more (?:money )?(?:to stay|if i stay|not to leave)|match(?:ed)? (?:the|my) (?:new )?offer|(?:beg(?:ged|s|ging)?|want(?:s)?|ask(?:ed|s)?) me to stay (?:at work|at the company|with (?:a|more)))\b/u,
    ],
    unless: /\b(?:house|seller|car|apartment)\b/u,
    tries: [
      'i resigned and they made a counteroffer of 20 percent more, now im confused',
      'is it a mistake to accept a counter offer',
      'my boss offered me more money to stay but he ignored me for 4 years',
      'they matched the new offer and want an answer by tomorrow',
      'got a counteroffer, what now',
      'offered more money to stay',
      'i had my desk cleared already and the new contract in my bag and then my boss comes with a counter offer and tears in her eyes',
      'do people regret taking the counteroffer, i read most are gone a year later',
      'he countered with 5k and a title but i already said yes to the others',
      'why do they only offer me more money to stay when i leave',
      'is it dirty to use another offer just to get a counter offer',
      'my wife says take the counteroffer, my gut says go',
      'all of a sudden im valuable and they take me to lunch and ask about my kids, because i have a new contract and now theres a counteroffer',
    ],
    says: {
      told: 'A counteroffer answers the money and rarely the reason you looked, so check that first: why did you want to leave? If it was pay alone, it can be a fair yes, in writing, with a date. If it was the boss, the hours or the boredom, those will still be there in March. Ask for two days, and picture an ordinary Tuesday in both places.',
      should:
        "I'd lean toward going. You've done the hard part, and many who stay for more money end up leaving within a year anyway, with a boss who now knows they looked. Stay if pay truly was the only thing, if it's in writing, and if they also fix one thing besides.",
      say: "Declining: \"That's a generous offer and I'm glad you'd like me to stay. My decision isn't about money anymore, and I've given my word.\" Accepting: \"I'd like to, with the new pay and duties in writing by Friday.\" Tell the other company the same day, politely.",
    },
  },
  {
    id: 'references',
    words: [
      /\b(?:references?|reference letter|letter of recommendation|recommendation letter|referees?)\b/u,
      /\b(?:jobs?|boss(?:es|s)?|manager|employer|work|worked|company|appl(?:y|ied|ication|ying)|hiring|recruiter|old|former|ex boss|new|hr|bad|need)\b/u,
    ],
    unless: /\b(?:landlord|football|soccer|match|game|apartment|flat|song|bible)\b/u,
    tries: [
      'my old boss gave me a bad reference and i lost the offer',
      'new job wants references but i left my last one on bad terms',
      'who can i put as a reference if i only worked for my uncle',
      'my manager refuses to write my reference letter since august',
      'my ex boss blocks my reference',
      'need a reference, have none',
      'im in the last step for a hotel job in austria and now they want references from my last two bosses, one of them i sued',
      'what do i say when a former colleague asks me for a reference and she was terrible',
      'can an employer say bad things in a reference letter',
      'do they really call the references, i wrote my friend as manager',
      'my old company ignores my mails, i need a reference letter by friday',
      'should i list my current boss as a referee if he doesnt know im leaving',
      'it all went so well that i already looked at flats near there, and now they ask for a reference from my last manager and we fought',
    ],
    says: {
      told: 'You can usually choose who speaks for you, so pick a person and not a post: a former team lead, a client, a teacher, a colleague who moved on. Ask first: "Would you be comfortable giving me a good reference?" A pause means take somebody else. A friend posing as a manager is easily found out, so swap that name. If an old boss blocks or harms you, ask HR for a plain confirmation of dates and role; in some countries you\'ve a right to one.',
      how: 'List five people who saw you work, in any setting, volunteering included. Ask the two warmest, tell them what the job is and remind them of one thing you did well. For a difficult former boss, offer HR as the contact for dates only. And tell the recruiter beforehand in one neutral sentence; surprises hurt more.',
      say: 'About the bad one: "We parted with different views. For a fuller picture, please talk to this person, who worked with me for two years." To somebody you ask: "I\'m applying for this. Would you feel good about being my reference? No is fine."',
    },
  },
  {
    id: 'cv-gap',
    words: [
      /\b(?:(?:gap|gaps|hole|break|blank) (?:\w+ ){0,4}(?:cv|resume|resum|career|employment|work history|years?)|(?:cv|resume|career|employment|work) (?:\w+ ){0,4}(?:gaps?|hole)|(?:explain|hide) (?:the |my |a )?(?:\w+ )?gap|career break|havent worked (?:in|for|since)|out of work for (?:\w+ )?years?)\b/u,
    ],
    tries: [
      'i have a 3 year gap in my cv because i cared for my mom',
      'how do i explain a gap from depression in an interview',
      'havent worked in 9 years because of the kids, who would hire me',
      'should i lie about the hole in my resume',
      'five year gap in resume',
      'career break at 40, regrets?',
      'i stayed home with three kids, then my dad got ill, then covid, and now i look at my cv with a gap of eleven years and laugh',
      'what do i say about the gap year when i was in rehab',
      'is a one year break in my career that bad, i was travelling in asia',
      'they asked about the hole in my cv and i started to sweat',
      'my sister hasnt worked since 2015 and thinks nobody wants her with that gap on her cv',
      'how do i hide a gap in my employment, i was in a bad marriage',
      'i know i can do this work and i would be good at it, but i never get to say so because everyone asks about the gap in my cv',
    ],
    says: {
      told: 'A gap on a CV needs one line, not a confession. "2021 to 2024: family care", "health, fully resolved", "raising children", "time off and retraining" is enough, and nobody is owed more detail than that. In an interview say the line, then turn: "and now I\'m looking for exactly this." One fresh thing beside it helps a lot: a short course, a few hours of volunteering, a small job.',
      should:
        'I wouldn\'t lie: stretched dates get found in a reference check, and then it\'s about trust. But you may be brief and vague. "Family reasons" or "a health matter that\'s behind me" is true and private. Use years without months if that\'s usual where you live; it closes small gaps honestly.',
      say: "\"I took that time for family. It's settled, and I'm ready to be back full on.\" Say it in a light voice and follow at once with a question about the job. The tone does the work: if you don't treat it as a stain, most people won't either.",
      normal:
        "Gaps are ordinary, and more so every year: care, children, illness, layoffs, travel. It feels enormous to you because you lived it. For the one reading, it's a question of ten seconds. Have your sentence ready and practice it aloud until it bores you.",
    },
  },
  {
    id: 'applications-unanswered',
    words: [
      /\b(?:(?:\d+|hundreds of|so many|dozens of|job|sent|sending|countless) (?:\w+ )?(?:applications|resumes|cvs)|appl(?:ied|ying) (?:to|for|everywhere|at) (?:\w+ ){0,4}(?:jobs?|places|companies|positions|everywhere)|applied everywhere|job ?(?:hunt|hunting|search|searching|seeking|market)|(?:cant|cannot|can not|dont|unable to|struggling to|not) (?:find|finding|get) (?:a |any |another )?(?:new )?(?:job|work)|look(?:ing|ed)? for (?:a |any |another )?(?:new )?(?:job|work)|no one (?:hires|will hire)|nobody (?:hires|will hire)|unemployed|jobless|find (?:a|another|me a) (?:new |good |better )?job|get a (?:new |good |better )?job)\b/u,
    ],
    unless:
      /\b(?:my son|my daughter|my kid|husband|wife|boyfriend|girlfriend|partner|bf|gf|he|she|gap|hole|interviews?|too old|im 5\d|im 6\d|quit|scam|visa|(?:laid off|fired) (?:today|yesterday)|reference|raise|return to office|rto|rise|hours|shifts)\b/u,
    tries: [
      '140 applications since june and two answers, both no',
      'cant find a job and my savings are gone in november',
      'im unemployed for 8 months and starting to feel worthless',
      'will i find a job soon',
      'the job market is broken, you need 5 years experience to stack shelves',
      'nobody will hire me',
      'job hunting is soul destroying',
      'i moved to portugal for love, i have a degree and speak four languages, and after half a year i still cant find a job',
      'why does everyone want experience when im looking for a job to get some',
      'i applied for 60 jobs with the same cv, is that stupid',
      'how do people stay sane while unemployed, i clean the oven twice a week',
      'when will i find a new job, my benefits end in april',
      'they all say great profile and then nothing, ive sent countless cvs, im 33',
      'every morning i make coffee and open the laptop and write nice sentences about myself and nothing comes back, im so tired of job hunting',
    ],
    says: {
      told: "In a job search, people open more doors than applications do, so change the road and not only the number. Cut it to five good ones a week with the ad's own words in the CV, since software often sorts before a human looks. Put the other half of the time into people: ten short messages to anyone who works where you'd like to. \"I'm looking for this, who should I talk to?\"",
      will: "I can't name a date, and anyone who does is guessing. What it depends on: your field and place, and how many actual humans know you're looking. Most jobs still come through somebody who knows somebody. So tell ten people this week, exactly what you want, in one sentence.",
      how: "Three things a week: five tailored applications, ten messages to people, one visit or call in person. Rewrite the top third of your CV so it says in two lines what you do and who for. Mirror the ad's wording. And stop by six in the evening; a search without closing time makes you sound tired in interviews.",
      why: "Mostly for reasons that have nothing to do with you: hundreds per ad, software that filters by keyword, posts already promised to somebody inside, ads left up after the job is gone. Silence isn't a judgment. If you get no interviews at all, look at the CV; if you get interviews and no offers, practice those.",
      normal:
        "Yes, feeling small after months of silence is what this search does to good people. It's rejection without even a face. Keep one thing in the week that you're visibly good at, fixing, cooking, coaching kids, anything. And if the days turn gray for weeks, tell a doctor; that's a sensible step, not a failure.",
    },
  },
  {
    id: 'son-no-job',
    words: [
      /\b(?:^(?:son|daughter|grandson)|(?:my|our) (?:\w+ )?(?:son|daughter|kid|grandson|granddaughter|stepson|stepdaughter|nephew|niece|brother|sister)s?)\b/u,
      /\b(?:(?:cant|cannot|doesnt|does not|wont|refuses to|not|never|didnt) (?:\w+ ){0,3}(?:find|look for|get|have|hold|keep|want) (?:\w+ ){0,2}(?:job|work)|refuses to work|unemployed|jobless|lost (?:his|her) job|quit(?:s)? (?:his|her|every) (?:\w+ )?job|job ?hunting|looking for (?:a |his |her )?(?:first )?(?:job|work)|out of work|got (?:fired|laid off)|get a job|find (?:a|his|her) (?:\w+ )?job)\b/u,
    ],
    unless: /\b(?:boss|died|drugs)\b/u,
    tries: [
      'my son is 27, unemployed and plays games all night in our basement',
      'my daughter cant find a job after her degree and cries every day',
      'will my son find a job this year',
      'my brother lost his job and wants to borrow money from me',
      'my son refuses to work',
      'daughter lost her job',
      'we raised him well, paid for the studies, and now my son is 30, lives upstairs and doesnt want to get a job',
      'should i stop paying my daughters phone, shes 24 and not even looking for work',
      'how do i help my nephew find a job, he has no diploma',
      'my grandson is unemployed and ashamed and hides from the family',
      'my sister quits every job after two months and then calls me for rent',
      'will my daughter find a good job in architecture, she sends so many letters',
      'i dont want to be that mother and i do know times are hard, but its been two years since school and my son still doesnt have a job',
    ],
    says: {
      told: 'You can\'t find the job for somebody you love, but you can make the looking easier and the waiting less cozy. Offer one concrete thing: proofread the CV, drive to an interview, ask your own people for one contact. And agree on a frame if you share a roof or money: "Until June, with two applications a week and this share of the house." In between, ask about life and not about work.',
      will: "I can't see that, and no one can. It depends on field, place, and on how many people know about the search. What you can add is a door: ask three people you know whether they'd give ten minutes of advice. Advice is easy to say yes to, and it often turns into more.",
      say: '"I believe in you, and I\'m not going to ask every day. On Sunday evening, tell me what you tried and what you need from me." It takes the daily needle out and still keeps an appointment. Praise the try and not the result; there are plenty of no\'s on that road.',
      normal:
        "It's normal to be worried and irritated at once, and you're not a bad relative for either. It's also common for young people now to need many months. If there's no try at all, sleeping through days, no friends, then ask gently about mood and suggest a doctor.",
    },
  },
  {
    id: 'job-rejection',
    words: [
      /\b(?:reject(?:ed|ion|ions|s)?|turned (?:me )?down|unfortunately|didnt get (?:the|a|that|my dream) (?:job|position|role)|(?:went|decided to go|going) with (?:someone|somebody|another|a different) (?:else|candidate|person|applicant)?|other candidate|not selected|job said no|decline letter)\b/u,
      /\b(?:jobs?|position|interviews?|appl(?:y|ied|ication|ications|ying)|company|candidate|employer|recruiter|hr|role|internship)\b/u,
    ],
    unless:
      /\b(?:vacation|holiday|leave|girl|guy|crush|visa|university|college|passed over|promotion|i (?:turned (?:it|the|them|down)|rejected (?:it|the|an?|them|this|their)|declined))\b/u,
    tries: [
      'rejected again, after four interviews and a test task of 9 hours',
      'didnt get the job at the library and i had already told everyone',
      'they went with another candidate but said they loved me, why',
      'got a rejection email two minutes after i applied',
      'got rejected for the job',
      'dream job said no',
      'i bought the blazer, practiced in front of the mirror with my sister, told my grandma, and this morning they wrote unfortunately another applicant fits the position better',
      'how do i deal with ten job rejections in one month',
      'why was i rejected when the interview was so friendly',
      'my son didnt get the position at the fire station and wont come out of his room',
      'they turned me down for an internal role and i have to work beside the winner',
      'should i ask why i was not selected for the job',
      'my whole family kept their fingers crossed and my dad even ironed my shirt, and today the mail came that they decided to go with another candidate for the job',
    ],
    says: {
      told: "A no for a job you'd already pictured yourself in is a real disappointment; take the evening. Tomorrow, send one reply: \"Thank you for the time. If something similar opens, I'd be glad to hear. Is there one thing I could've done better?\" Few answer, but second choices do get called when the first one drops out. Then one new application, so this wasn't the last word.",
      why: "You'll rarely learn the true reason: somebody from inside, a cheaper candidate, a frozen budget, one year more of the right software. Getting far means you were good enough and someone fit slightly closer. Ask once for feedback. If it's always the same stage that fails, that's the one to practice.",
      normal:
        'Very normal to take it personally; you offered yourself, after all, not a product. The shame of having told people is the worst part, and they forget it within a week. Say "It went to somebody else, I\'m still looking" and watch how kind most faces are.',
      say: 'To them: "Thank you for letting me know. I enjoyed the talks and would be happy to be considered again." To everybody who asks: "Didn\'t work out this time. Keep your ears open for me?" That second sentence turns pity into help.',
    },
  },
  {
    id: 'interview-ahead',
    words: [/\b(?:(?:job |zoom |video |phone |first |big |panel )?interviews?|interviewing)\b/u],
    unless:
      /\b(?:second interview|2nd interview|third interview|final (?:round|interview)|exit interview|visa|embassy|asylum|citizenship|police|podcast|ghosted|havent heard|no answer|no reply|never called|rejected|rejection|went with|went (?:badly|terribl[ey]|well|great|good|ok|okay|so)|bombed|blew|messed|froze|blanked|nailed|gap|hole|trial shift|nephew|cousin|salary|expectations|after (?:my|the|an) (?:\w+ )?interview)\b/u,
    tries: [
      'job interview tomorrow at 10 and i have nothing to wear',
      'i have an interview at the hospital on monday wish me luck',
      'how do i answer tell me about yourself in an interview',
      'will my interview go well, i need this so much',
      'interview over zoom with 5 people and a barking dog upstairs',
      'interview in two hours, panic',
      'job interview at ikea',
      'im a mum of three, i havent sat in front of a stranger in a suit for 12 years, and on tuesday i have an interview for a school secretary',
      'what are my weaknesses, what do i answer in the interview',
      'should i wear my hijab photo on the cv and to the interview',
      'interview tomorrow and my husband keeps asking me trick questions',
      'how do i stop sweating in interviews, i soak through everything',
      'is it bad to bring notes to a video interview',
      'last time i was so nervous that i shook hands with the plant and i really cant mess this one up, the interview is on thursday at nine',
    ],
    says: {
      told: 'For the interview, prepare three small stories: one problem you solved, one mistake you fixed, one time you worked well with somebody difficult. Nearly every question can be answered with one of them. Have two questions of your own ready, like "What would a good first three months look like?" Lay out clothes you feel like yourself in, check the route, and be there ten minutes early. You\'re checking them as well.',
      how: 'Answer in three beats: now, before, next. "I do this at the moment, I came to it through that, and I\'d like to do more of what your ad describes." Sixty seconds, said aloud five times at home. For any "tell me about a time" question: the situation, what you did, what came of it. Pausing to think looks calm.',
      will: "I can't see the result, but I can tell you what it leans on: stories ready, the company looked up, a clear reason why you want this post. You've got until then to do all three, and that takes one evening. The rest is their budget and the other candidates, and not in your hands.",
      say: "Open with: \"Thanks for having me, I've been looking forward to this.\" When you don't know: \"I haven't done that yet. Here's how I'd go about it.\" At the end: \"I'd really like to work here. What are the next steps?\" That last line is missed by most people, and it's remembered.",
    },
  },
  {
    id: 'interview-behind',
    words: [
      /\b(?:interviews?|interviewed)\b/u,
      /\b(?:went (?:badly|terribl[ey]|horribl[ey]|awful|well|great|good|ok|okay|fine|so|really|super)|bombed|blew|messed up|screwed up|froze|blanked|nailed|ruined|cried|rambled|said something stupid|felt (?:good|bad|off)|waiting (?:for|to)|after (?:my|the|an) (?:\w+ )?interview|had (?:an|my|the|a) (?:\w+ )?interview|did i get)\b/u,
    ],
    unless:
      /\b(?:will i get promoted|second interview|2nd interview|third interview|ghosted|havent heard|no answer|no reply|never called|never (?:got|heard)|rejected|rejection|visa|embassy|went with|exit interview|silence)\b/u,
    tries: [
      'i bombed the interview, forgot the name of the company',
      'had my interview today and it went really well, now waiting',
      'did i get the job, the interview was on tuesday and they smiled a lot',
      'froze in the interview when they asked for my weaknesses and said chocolate',
      'interview went so badly',
      'nailed the interview i think',
      'she asked where i see myself in five years and i said in bed, i wanted a joke, now im home after the interview and want to die',
      'i had my interview at the bank on monday, how long does it take',
      'why did i ramble like that in the interview, i blew it',
      'do i write a thank you after the interview or is that begging',
      'my interview at the vet went great, even the dog liked me',
      'they ended the interview after 12 minutes, i think i messed up',
      'i keep replaying every sentence in my head and i think i talked about my cat for five minutes, the interview was this morning, did i get it',
    ],
    says: {
      told: 'The interview is done, so the one thing left in your hands is a short mail within a day: "Thank you for the talk. What you said about this made me want the job even more." If you botched an answer, add one sentence with the better one. People who interview remember warmth and fit far longer than a stumble. Then apply somewhere else tomorrow; it makes the waiting lighter.',
      will: "I can't see their decision, and a friendly room isn't proof in either direction. What counts is who else came and what they're allowed to pay. If they named a date, wait until two days after it, then ask. Until then treat it as open and keep one more iron in the fire.",
      normal:
        'Replaying every sentence afterward is what nearly everybody does. You remember the one odd answer; they had an hour of you and mostly an impression. Blanking on a question is so common that interviewers have a drawer for it. Write the better answer down for next time and close the tape.',
      glad: "Lovely when it clicks like that, and that feeling of a good talk is usually shared. Send a thank-you today while they still have your face in mind. And note which answers landed, since they'll work in the next round too. Now something pleasant, so you don't spend the evening refreshing your inbox.",
      say: '"Thank you for your time today. I liked hearing how the team works. On your question about planning, I\'d like to add one example I didn\'t think of in the moment…" Four lines, sent within a day. If their date has passed: "Is there any news, or anything else you need from me?"',
    },
  },
  {
    id: 'recruiter-ghosting',
    words: [
      /\b(?:recruit(?:er|ers|ing|ment)|head ?hunters?|hiring manager|hr|interviews?|interviewed|job|company|employer|applied)\b/u,
      /\b(?:ghost(?:ed|ing|s)?|(?:havent|have not|didnt|never|not|hasnt) (?:heard|hear|called|replied|answered|written|got(?:ten)? back|called back)|no (?:answer|reply|response|feedback|news|call)|(?:stopped|not) (?:answering|replying|responding)|never (?:reply|call|write|answer|called|wrote|got back|heard)|still waiting|radio silence|silence)\b/u,
    ],
    unless:
      /\b(?:applications|boyfriend|girlfriend|tinder|hinge|dating|he ghosted|date|pay|paid|wages|salary is late|son|daughter)\b/u,
    tries: [
      'recruiter called me a perfect match then ghosted me for 3 weeks',
      'havent heard anything since the interview on the 4th, should i write',
      'the company stopped replying after i sent my salary wish',
      'its been ten days with no answer from hr about the job, is that a no',
      'recruiter ghosted me, rude',
      'no answer since the interview',
      'they flew me to hamburg, showed me my desk and even talked about parking, and now its three weeks of silence from the company',
      'should i call hr or does it look desperate, they havent called back',
      'why do recruiters text you like crazy and then never reply',
      'the hiring manager said you will hear by friday, which friday, no news',
      'is no response after the second talk a no, i really wanted this job',
      'still waiting for a job answer since the 3rd and i jump at every call',
      'she called me three times in one week and said they love me and to keep my phone on, and since then no reply from the recruiter at all',
    ],
    says: {
      told: "Silence after good signs usually means slow or frozen over there, and sometimes it's a coward's no; you can't tell from outside. Write once, short: \"I'm still interested. Is there a decision, or a date when there'll be one?\" Give it five working days, then mark it closed in your own list. If they come back later, nice. Don't hold other doors shut for a quiet one.",
      should:
        "Yes, write once, about a week after the last contact or two days after the date they named. It doesn't look needy, it looks organized. A second nudge ten days later is fine if it's kind. After that, save your energy for people who answer.",
      say: '"Hello, we spoke on the fourth about the warehouse post. I\'d still like it very much. Could you tell me where things stand?" And the closing one: "I\'ll assume you\'ve gone another way and wish you well. Do call if that changes." That second mail gets surprisingly many replies.',
      them: 'Nobody outside can know. A budget on hold, a boss on vacation, a first choice still thinking, or a recruiter with ninety open files all look the same from your side: silence. It says something about their manners and little about you. A short question is the only thing that might clear it.',
      normal:
        'Sadly common, and rude all the same. Being courted on Monday and air by Friday would unsettle anybody. You did nothing wrong by believing a warm voice. From now on, ask at the end of each talk: "When will I hear from you, and may I call if I don\'t?"',
    },
  },
  {
    id: 'second-interview',
    words: [
      /\b(?:(?:second|2nd|third|3rd|fourth|4th|final|last|next|another|fifth) (?:round|interview|stage)(?: interview)?|trial (?:shift|day)|test task|assessment (?:day|cent(?:er|re))|take ?home (?:task|test|assignment))\b/u,
      /\b(?:interviews?|jobs?|company|hr|recruiter|unpaid|boss|round|position|shift|work|restaurant|task|assessment)\b/u,
    ],
    unless:
      /\b(?:rejected|rejection|went with|chemo|visa|ivf|boxing|tournament|exam|ghosted|havent heard|no answer|after (?:four|five|three) interviews)\b/u,
    tries: [
      'got invited for a second interview with the big boss on wednesday',
      'they want a fourth round interview, is that normal',
      'unpaid trial shift of 8 hours at a restaurant, should i go',
      'final interview on friday and its between me and one other',
      'final round interview tomorrow',
      'third interview, what more',
      'i thought i was done when they shook my hand, but now they want me to come for a trial day without pay at the company',
      'what do they ask in a second interview that they didnt ask in the first',
      'is a take home task of 10 hours normal for a junior job',
      'my daughter has an assessment center on thursday at the airline, 40 people for 3 jobs',
      'how do i prepare for the last round interview with the owner and his wife',
      'got through to the next round for the museum job, only 4 left',
      'i thought the first one was awful so i bought ice cream and cried, and now they wrote that they want me for a second interview',
    ],
    says: {
      told: "A next round means they believe you can do it; now they're checking whether they'd like to work with you. Reread your notes from the first talk and pick up one thing: \"You mentioned the new system; I thought about that.\" Prepare your first month, and your number. For tests and trial shifts, ask how long and whether it's paid; an hour or two is fair, a full day for nothing isn't.",
      normal:
        "Two or three rounds are usual; from four on it's fair to ask. \"I'm happy to come. Could you tell me what's still open, and whether this is the last step?\" Careful companies have an answer. Long unpaid tests or whole free shifts are a sign of how your time will be valued later.",
      should:
        "Go, if you still want the job and know what the round is for. For an unpaid trial, I'd offer two hours or ask for pay; in many countries a real working shift has to be paid. If the answer is sour, you've learned something cheap.",
      will: "I can't see that, but your odds have clearly grown; they don't spend a boss's hour on people they doubt. It leans on fit, price and the other person's luck. Tell them plainly at the end that you want it. With two equal candidates, the keen one often wins.",
    },
  },
  {
    id: 'salary-question',
    words: [
      /\b(?:salary (?:expectations?|expectation|question|range|requirements?|wish|history)|(?:expected|desired|current|previous) (?:salary|pay)|(?:what|how much) (?:\w+ ){0,3}(?:salary|to ask for|do you want to earn|should i ask)|lowball(?:ed)?|low ?ball offer|(?:asked|ask|asks) (?:\w+ ){0,4}(?:i (?:earn|make)|my (?:current )?salary)|negotiate (?:the|an|my|this) (?:\w+ )?offer)\b/u,
      /\b(?:jobs?|interviews?|salary|pay|recruiter|hr|offer(?:ed)?|position|company|application|earn)\b/u,
    ],
    unless: /\b(?:house|car|raise|ghosted|stopped replying|late|seller|facebook marketplace)\b/u,
    tries: [
      'what do i say about salary expectations, i never know',
      'recruiter asked how much i earn now and i lied',
      'they lowballed me, 10k under the ad for the same job',
      'how much should i ask for in the interview as a junior designer',
      'can i negotiate the job offer or will they take it back',
      'they asked my salary expectations',
      'lowballed on the job offer',
      'the interview was lovely, we laughed, they liked my portfolio, and then she asked about my current salary and i went blank',
      'how much should i ask for a part time office job in vienna',
      'did i say too little, i gave my desired salary and they said yes in one second',
      'do i have to tell the recruiter my previous pay',
      'should i negotiate the offer as a woman in a small company',
      'what is a fair salary to ask for in a job with no experience',
      'im so bad at this, i always say a number that is too small and then hate myself, and tomorrow they will ask for my salary expectations for the job',
    ],
    says: {
      told: 'On salary, give a range whose lower end you\'d be happy with, and let them speak first if you can: "What range have you set for the role?" Look up two or three sources for your town beforehand, and ask somebody in the field. You needn\'t say what you earn now. If the offer\'s low: "I\'d like to do this. With X, I can say yes today."',
      say: '"I\'d rather hear your range first." If they insist: "For this role I\'m thinking between X and Y, depending on the rest." On your current pay: "I\'d like to talk about what this job is worth." After a low offer: "I\'m keen, and I\'d hoped for X. Is there room?" Then silence.',
      should:
        "Negotiate once, politely, and in most places you may keep your old pay to yourself. A decent company expects the question and very seldom withdraws an offer over it. Name one figure with a reason. If pay is fixed, ask for something else: a home day, holidays, a review after six months. I'd stop after the second no.",
      normal:
        'Everybody squirms at that question, because it sounds like "what are you worth". It\'s only the price of a task in a town. Being shy about it costs people money for years, so prepare one sentence and say it to the mirror until it comes out flat.',
    },
  },
  {
    id: 'job-abroad',
    words: [
      /\b(?:abroad|overseas|another country|different country|relocat(?:e|ion|ing)|(?:in|to) (?:dubai|germany|canada|australia|london|the uk|uk|america|the us|usa|qatar|saudi|japan|singapore|switzerland|norway|ireland|new zealand|the netherlands|spain|berlin|new york))\b/u,
      /\b(?:job(?:s)?(?: offer)?|to work|i work(?:ed)?|working|work (?:in|abroad|overseas|permit)|position|contract|employer|company (?:wants|offered)|posting|transfer|they want me to relocate)\b/u,
    ],
    unless:
      /\b(?:fee|legit|work visa|work permit|sponsor|h1b|study|exchange|deploy(?:ed|ment)|vacation|holiday|army|(?:husband|wife|boyfriend|girlfriend)s? (?:\w+ ){0,3}(?:jobs?|works?|working|worked|got|company|moved|moving|took|wants|going)|scam)\b/u,
    tries: [
      'got a job offer in dubai, double the money, but my mum is 74',
      'should i take a job abroad at 45 with no language',
      'my company wants me to relocate to poland for two years',
      'will i get a job in canada this year',
      'i work in germany as a welder and cant get used to it',
      'job offer in norway!!',
      'working abroad, missing my kids',
      'my wife has her parents here and the boys just found friends in football, and now my company offered me a position in singapore',
      'is it worth it to work in switzerland and drive home every friday',
      'should i move to ireland for a job with horses, im 22 and scared',
      'i work in qatar on construction and send everything home, nobody asks how i am',
      'how do i tell my mother that i took a contract overseas',
      'they want me to relocate to spain with 3 weeks to decide, what about my cat',
      'my best friend thinks i should pack tonight and my mother stopped talking to me on sunday, all because of a job offer in the netherlands',
    ],
    says: {
      told: "For work abroad, compare whole lives and not two salaries: rent, tax, flights home, the language, and who you'd call on a bad Sunday. Ask the employer in writing about visa, housing, insurance and what happens if it ends early. Talk to one person from your country who does it there now. If you can, set it as a trial with a date: one year, then decide again.",
      should:
        "Lean toward going if it's a real contract, you can afford the way back, and something there interests you besides the money. Lean toward no if you're mainly running away, or if somebody at home truly depends on your being near. A fixed year with a return ticket in the bank makes most of these bearable to try.",
      will: "I can't see visas or offers coming, and nobody honest can. It hangs on your trade, papers, language and the country's rules that year. Check the official immigration site and not an agent's promise, get your certificates recognized, and never pay for a job. Those three move it more than waiting.",
      normal:
        'Homesick with a good salary is one of the most ordinary feelings there is. The first half year is mostly loss: the jokes, the food, being quick in your own language. One regular thing with people, a team, a church, a class, turns it around faster than calls home do.',
    },
  },
  {
    id: 'two-offers',
    words: [
      /\b(?:(?:two|2|three|both|other|another|better) (?:job )?offers|(?:two|2) jobs (?:to choose|and i|and dont)|(?:choose|choosing|decide|deciding|torn) between (?:\w+ ){0,4}(?:jobs|offers|companies|positions)|(?:accept(?:ed)?|signed) (?:\w+ ){0,4}(?:and|but|then) (?:\w+ ){0,6}better (?:offer|one)|(?:a |an |the |this |my |got |dream |accept |take |new )job ?-?offers?|offered (?:me )?(?:a|the|this) (?:\w+ )?(?:job|position)|got the job|i got the position|hired me|im hired|got hired|got (?:a|the|my) new job|found a (?:new )?job|(?:accept|take|taking|accepting|turn down) (?:the|this|that|a) (?:new |other )?job)\b/u,
    ],
    unless:
      /\b(?:commut\w*|my (?:\w+ )?(?:sister|brother|friend|son|daughter|husband|wife|boyfriend|girlfriend)s? (?:\w+ )?(?:got|found)|abroad|overseas|dubai|canada|germany|counter ?offer|relocat\w*|scam|fee|negotiate|he got|she got|someone else|didnt|nephew|cousin|coworker|promotion)\b/u,
    tries: [
      'i have two job offers, one safe and one exciting, deadline monday',
      'i got the job!!! after 9 months im hired',
      'signed with one company and now a better one called, is it awful to cancel',
      'should i accept the job offer if my gut says no',
      'they offered me the position but only for 6 months',
      'i got the job!!!',
      'two offers, cant decide',
      'one is five minutes from my flat with an old boss who naps, the other is a big name downtown, and i must choose between the jobs until noon',
      'is it rude to accept a job and cancel two days later for a better offer',
      'my gut says no but everyone says take the job, money is tight',
      'i found a job after a year and i cried in the supermarket',
      'should i take the job at the zoo for less money',
      'they offered me a position on the phone but there is nothing in writing, do i celebrate already',
    ],
    says: {
      told: "With an offer on the table, look past the pay at two things: the person you'd report to and an ordinary Tuesday. Ask for the contract in writing and for two or three days to read it; serious employers give them. If you're torn, write for each what you'd miss most by refusing it. And tell no other company no until this one is signed.",
      should:
        "If the terms are in writing and you liked the people, lean toward yes. If your gut says no, ask it what exactly: a strange boss, a vague contract, rushed answers are good reasons; plain fear of the new isn't. One more call to the future boss often settles it.",
      glad: "Congratulations, that's a door you opened yourself. Wait for the signed contract before you give notice or cancel anything else. Then ring the one person who heard all the moaning in between; they've earned the good news. And take a few days off before you start, if money allows.",
      say: 'To win time: "Thank you, I\'m very pleased. May I let you know by Thursday?" To step back from a signed one: "I\'m sorry, I\'ve decided differently, and I\'m telling you right away." Check the contract for notice first. To the one you turn down: "I enjoyed meeting you and hope we cross paths again."',
    },
  },
  {
    id: 'back-after-baby',
    words: [/\b(?:maternity|paternity|parental|mat|baby) leave\b/u],
    tries: [
      'going back to work after maternity leave on monday and i cry when i look at him',
      'my boss gave my desk and my clients away while i was on parental leave',
      'how long should my maternity leave be, 6 months or a year',
      'husbands company laughs at paternity leave',
      'i love being back after mat leave and feel guilty about that',
      'maternity leave ends tomorrow',
      'my paternity leave got refused',
      'she is eight months, she still nurses at night and holds my finger to sleep, and next monday my maternity leave is over and i go back full time',
      'is it bad that i want to end my parental leave early because im bored at home',
      'the girl who covered my mat leave stays and i get a smaller desk by the toilet',
      'should my husband take parental leave too, his boss says its for women',
      'how do i pump at work after maternity leave, there is only a broom closet',
      'we only get 12 weeks baby leave here in the us and i cant do it',
      'everyone says the baby will be fine and i will enjoy it and maybe so, but there are nine days left of my maternity leave and i count hours',
    ],
    says: {
      told: 'Around parental leave, settle the practical things early and in writing; the heart is busy enough. Before or after, ask your boss: "Which tasks are mine, which hours, and what happens when the baby is sick?" Start midweek so the first week is short. Leave rights differ a lot, so let a union or family advice office check yours. Crying in the car and enjoying hot coffee both belong to it.',
      normal:
        'Both ways are normal: grieving at the daycare door, and feeling alive at your desk. Neither measures how much you love your child. The first two or three weeks are the worst for most parents, usually harder than for the baby. If the low stays or grows, talk to your doctor.',
      should:
        "Take as long as money and your post allow without fear; few people wish later they'd taken less. Find out what each month costs in pay and in rights before you choose. If you itch to work again, a shorter leave with part-time hours is a good answer too. It isn't a test of love.",
      say: '"I\'m back on the third. I\'d like to talk beforehand about my tasks and my hours, so it works from day one." If your work was given away: "Those were my clients. Which of them come back to me, and when?" If it stays vague, ask for it by mail.',
      when: "It's best settled two to three months ahead on both ends: announce it in time for the legal deadline where you live, and talk about the return before it's close. A start in the middle of a week, after at least two weeks of settling in with the new care, spares a lot of tears.",
    },
  },
  {
    id: 'pregnant-at-work',
    words: [
      /\b(?:pregnan(?:t|cy)|expecting a baby|morning sickness|baby bump)\b/u,
      /\b(?:boss(?:es|s)?|managers?|supervisor|employer|co[- ]?workers?|colleagues?|hr|new job|at work|my work|office|interview|contract|shifts?|job|promotion)\b/u,
    ],
    unless:
      /\b(?:maternity leave|mat leave|miscarr\w*|lost the baby|abortion|stillb\w*|affair|got (?:her|me) pregnant|his baby|dream(?:t|ed)?|bleeding|ectopic)\b/u,
    tries: [
      'im 9 weeks pregnant and started this job in august, when do i tell my boss',
      'how do i hide morning sickness at work until the 12th week',
      'my coworkers guess that im pregnant because i said no to wine',
      'got pregnant and my boss cut me from the big project',
      'hiding my pregnancy at work',
      'told my boss im pregnant',
      'i finally got a permanent contract in june after years of waiting and now im pregnant with my second and dread telling my manager',
      'should i mention in a job interview that im pregnant, 11 weeks',
      'i lift heavy boxes at work and im 7 weeks pregnant, do i have to say it',
      'my colleague is pregnant and i carry all the boxes, is it mean that im fed up',
      'can they end my contract if i tell hr about the pregnancy now',
      'threw up in the bin at work from morning sickness and said it was sushi',
      'nobody knows yet except my sister and i feel sick from morning to night, and at work they just gave me the biggest project and im pregnant',
    ],
    says: {
      told: "You decide when work hears about the pregnancy, within the deadline your country sets; many wait until around twelve weeks. Tell earlier if you lift, stand all day, work nights or handle chemicals, because then protection may start at once. Tell your boss before the colleagues, and confirm it by mail. If tasks or hours vanish afterward, note the dates and ask a union or equality office. If it's a colleague who's pregnant and the load lands on you, ask the boss to share it out.",
      when: 'Often after the twelfth week, and before it shows or gossip tells it for you. Earlier makes sense with heavy, night or chemical work, or if you feel very unwell. Check the latest date by law and in your contract, since leave and protection hang on it. Monday morning, alone with your boss, is a good moment.',
      say: '"I have news I wanted you to hear first: I\'m pregnant, and I\'m due in May. I\'d like to plan the handover with you in good time." Before you\'re ready, to curious colleagues: "No wine for me this month." Nobody gets to ask twice.',
      normal:
        "Both are normal: being nervous about telling it, even with happy news, and being fed up when a pregnant colleague's boxes land on you. In the first case you've done nothing to your employer, and what counts is what they do after the first surprise. In the second, take it to the boss, who has to plan the load, and not to her.",
    },
  },
  {
    id: 'back-after-illness',
    words: [
      /\b(?:(?:back|return(?:ed|ing)?|go(?:ing)? back|went back|start(?:ing)? again) (?:to|at) (?:my |her |his )?(?:work|job|the office)|return to work|phased return)\b/u,
      /\b(?:sick(?:ness)? leave|burn ?out|surger(?:y|ies)|operation|cancer|chemo|depress(?:ion|ed)|illness|ill|sick|hospital|stroke|accident|broken|breakdown|recover\w*|medical leave|months off|off (?:work )?for (?:\w+ )?(?:weeks|months)|long covid)\b/u,
    ],
    unless: /\b(?:maternity|parental|baby|died|funeral)\b/u,
    tries: [
      'going back to work after 5 months burnout and im terrified of the first day',
      'i return to work after surgery next week, everyone will ask',
      'boss wants me back at work full time but the doctor said 4 hours while i recover',
      'im back at my job after depression and they give me nothing to do',
      'back to work after chemo',
      'returning to work after burnout',
      'it took me seven months to walk without a stick again and now im going back to work after the accident and everyone stares',
      'what do i tell colleagues when i return to work after a breakdown',
      'is it too early to go back to work three weeks after surgery, i need the money',
      'my mom is going back to her job after a stroke and they put her in the archive',
      'first day back at work after months off sick and they moved my desk',
      'should i ask for a phased return or will they think im weak, it was depression',
    ],
    says: {
      told: "Go back in steps if you possibly can: fewer hours at first, with dates for each increase, agreed between you, your doctor and your boss. Ask your doctor for that in writing; it's easier for everyone than a brave face. For curious colleagues, one line is enough: \"I was ill, I'm better, and I'm taking it slowly.\" Plan nothing for the evenings of the first two weeks.",
      normal:
        "Being scared of the first day is normal; the place has gone on without you and your body isn't fully yours again. Most people are exhausted in week one and steadier by week three. If you notice old warning signs, sleep, heart, dread, say so to your doctor early. Going slower isn't failing.",
      say: 'To colleagues: "Thanks for asking. It was a hard time, I\'m on the mend, and I\'d rather hear what happened here." To your boss: "My doctor says four hours until May. I want this to last, so let\'s keep to it." You don\'t owe anyone the diagnosis.',
      should:
        "Yes to a gradual start, ask for one, and go only as far as your doctor agrees; better a week late than a week early. I'd hold off if the thing that made you ill is still exactly as it was; then speak about changing that before the first day.",
    },
  },
  {
    id: 'retiring',
    words: [
      /\b(?:retir(?:e|es|ed|ing|ement)|pensioner|early retirement|last day before (?:my )?pension)\b/u,
    ],
    unless:
      /\b(?:retired (?:teacher|nurse|cop|police\w*|doctor|engineer|soldier|couple|man|woman)|therapist|my doctor|priest|dementia|alzheimers?|stroke|cancer|retirement home|care home|dog|horse|savings|401k|fund|invest\w*|he died|she died|died|guide dog)\b/u,
    tries: [
      'i retire in march after 41 years at the post office and have no idea who i am then',
      'my husband retired and follows me around the kitchen',
      'should i take early retirement at 62, my back is done',
      'retired 6 months ago and i miss the noise of the workshop',
      'last week before retirement, they made me a cake with a forklift on it',
      'retired and bored already',
      'when should i retire',
      'all my life i got up at five for the bakery, never had a hobby, never had time, and next friday i retire and im scared of the quiet',
      'my wife doesnt want me to retire because she likes her mornings alone',
      'is it normal to cry in the first month of retirement',
      'how do i tell my boss im taking early retirement, they need me',
      'my dad retired in may and now he measures the neighbours hedge',
      'so happy, 3 more shifts and then pension, i retire with my boat paid off',
    ],
    says: {
      told: "Retirement goes best when something has a fixed hour in the week that isn't housework: a club, a course, a grandchild, a half-day job. Choose two such anchors early, because free time without corners gets heavy by winter. If there are two of you at home, agree on rooms and hours apart; it saves marriages. And let the pension office or a free adviser check your figures before you sign.",
      normal:
        "Yes, feeling lost is very common, even for people who counted the days. Work gave a title, a rhythm and people who needed you by nine o'clock. That's three losses in one party with cake. Most find their feet within a year, faster with one thing where others wait for them.",
      should:
        "If your body says stop and the figures hold, lean toward yes; many are glad of those earlier years. Get the pension office or a free adviser to show you both versions in euros or dollars per month. If it's mainly the boss you want to leave, try fewer hours first. Once signed, it's usually for good.",
      glad: "That's a whole working life carried to the finish, and you get to walk out upright. Take a photo of your locker, your desk, your view, whatever was yours; you'll be glad of it. Leave the first weeks quite empty. Then pick one thing that starts at a fixed hour.",
      how: 'Try it out beforehand if you can: a four-day week, or a longer holiday without travel. Make a list of ten things you always put off, and give each a weekday. Keep two colleagues for real, with dates in the calendar. And go out of the house before noon, every day; the rest sorts itself around that.',
    },
  },
  {
    id: 'calling-in-sick',
    words: [
      /\b(?:call(?:ed|ing|s)? (?:in |out |off )?sick|call(?:ed|ing)? (?:in|out) (?:of|from|today|tomorrow|to work)|sick days?|sick ?note|off sick|sick leave|work(?:ing|ed)? (?:while |when )?sick|sick (?:at|to) work|go(?:ing)? to work sick|mental health day)\b/u,
    ],
    unless:
      /\b(?:fak(?:es|ed|ing)|fake (?:a |being |my )?(?:sick|ill|illness)|pretend(?:s|ed|ing)?|lied|lying|hung ?over|hangover|coworker (?:always )?calls|not really sick|isnt sick|wasnt sick|back (?:to|at) (?:my )?work|maternity|faked|every monday|every friday)\b/u,
    tries: [
      'i called in sick with a migraine and feel so guilty i cant rest',
      'can i take a sick day when im just completely exhausted',
      'my manager wants me to find my own cover when im off sick',
      'how do i call in sick without sounding fake',
      'working sick again because we are only three people on the ward',
      'called in sick, feel guilty',
      'too sick to work, boss angry',
      'i have a fever of 39 and can hardly stand, but we are only two in the shop, so should i call in sick or drag myself there',
      'do i need a sick note for one day in ireland',
      'he says calling off sick on a friday looks bad',
      'i took a mental health day and spent it hiding from my own phone',
      'my boss texts me while im off sick asking where the keys are',
      'is it ok to call in sick because my period is hell',
      'my throat is like glass and i havent slept but last week two others were out already, so i feel terrible if i call in sick too',
    ],
    says: {
      told: "When you're sick, one short message is enough: \"I'm ill and can't work today. I'll let you know tomorrow by ten.\" No symptoms, no proof of suffering, and send the note if your contract asks for one. Then switch the phone off and lie down; a day of real rest beats three of half work. Cover is normally for the boss to find. If it drags on or gets worse, see a doctor.",
      should:
        "If you wouldn't send a friend to work in your state, stay home. Fever, vomiting, a migraine, or nerves worn so thin you're making mistakes all count. If you feel fine and only dread the day, one day off won't cure it; then look at what you dread, and talk to a doctor if it goes on.",
      say: "\"Good morning, I'm sick and won't be in today. I'll update you by tomorrow at ten.\" By phone, the same words and stop. If pushed: \"I'm not well enough to work. I'll see a doctor if it isn't better.\" You needn't name the illness or sound weak.",
      normal:
        "It's okay to stay home, period pain included, and the guilt is very common, above all in small teams. It says you're reliable; it doesn't say you're wrong. A team that collapses over one sick person was too thin before. Colleagues mostly prefer one gap to your germs.",
    },
  },
  {
    id: 'faked-sick',
    words: [
      /\b(?:sick|ill|sick ?note|sickness)\b/u,
      /\b(?:fak(?:e|es|ed|ing)|pretend(?:s|ed|ing)?|lied|lying|lie|hung ?over|hangover|not really|isnt (?:really )?sick|wasnt (?:really )?sick|every (?:monday|friday)|always (?:calls|off|sick)|instagram|beach|caught)\b/u,
      WORK,
    ],
    unless: /\b(?:ex|munchausen|mother in law)\b/u,
    tries: [
      'i faked a sick day to go to a concert and my coworker saw me there',
      'my colleague is sick every monday and i do his shift',
      'lied to my boss that i was ill and now they want a doctors note',
      'coworker pretends to be sick and posts beach photos on instagram',
      'i lied to work about being sick',
      'faking sick, boss knows',
      'i just couldnt face another monday, so i told my boss i had food poisoning, and then i met his wife at the hairdresser, caught not really sick',
      'should i tell my manager that a colleague fakes being sick every friday',
      'was hungover and called in sick and now work wants a doctors letter',
      'she is always sick when its inventory and the whole office knows',
      'how do i get out of the lie, i told work im ill for a week and im in mallorca at the beach',
      'my coworker posts from a festival on instagram while on sick leave',
      'called in sick but was hungover, work',
      'faked sick, work found out',
    ],
    says: {
      told: 'A faked sick day is best left to end right there: no second lie on top, no invented hospital. If it was yours and you\'re asked, keep to one sentence, "I\'m fine again, thanks", and ask for a proper day off next time; false notes can cost a job. If it\'s a colleague\'s, talk about your load and not their health: "I covered four Mondays. How do we plan this?"',
      should:
        "If it's a colleague, don't report the illness, since you can't know it; report the extra shifts you carry. If it was you and nobody asks, I wouldn't confess; take it as a sign you needed a free day, and ask for one next time. If you're asked straight, a short admission beats a longer story.",
      normal:
        'Plenty of people have done it once, and being cross when others do it on your back is fair too. Both come from the same place: too little air in the roster. Once is a slip. When it becomes every month, something about the job or the hours needs changing.',
      say: "If it's yours and someone knows: \"I needed that day, and I won't do it again.\" If it's theirs, to the boss: \"I've covered his last four Mondays. I can't keep doing that. Can we have a stand-in plan?\" No word about whether the illness is real.",
    },
  },
  {
    id: 'vacation-refused',
    words: [
      /\b(?:holidays?|vacations?|annual leave|pto|time off|days? off|leave request|paid leave)\b/u,
      /\b(?:refus(?:e|es|ed|ing)|den(?:y|ied|ies)|reject(?:ed|s)?|declin(?:ed|es)|turned down|wont (?:give|let|approve)|didnt (?:approve|give|get)|not (?:approved|allowed|giving)|cancel(?:led|ed|s)?|never get|no (?:time off|days off|vacation|holidays?)|said no|says no|ask(?:ing)? for|need(?:ed)?|request(?:ed|ing)?|school holidays|guilty)\b/u,
      /\b(?:boss(?:es|s)?|managers?|supervisor|hr|work|job|employer|company|co[- ]?workers?|colleagues?|shift|approved?|leave|pto|office)\b/u,
    ],
    unless: /\b(?:flight|airline|hotel|refund|airbnb|husband says|wife says|sick|died|grieve)\b/u,
    tries: [
      'my boss refused my holiday for my sisters wedding that i asked for in january',
      'they cancelled my vacation 5 days before the flights because a coworker quit, job from hell',
      'colleagues with kids always get the school holidays and i never get time off in summer',
      'how do i ask for time off at work when we are so understaffed',
      'pto denied again for the third time this year',
      'boss denied my vacation',
      'no time off approved at work again',
      'we paid for the flights to see my grandma in manila, first time in six years, and now my manager says no to my holiday request',
      'what do i say when my boss cancelled my annual leave a week before',
      'is it legal that they refuse my days off at work all summer',
      'how do i ask for unpaid leave at a new job, i need time off for a wedding',
      'why do i feel guilty when i ask for time off, its my right, but the boss sighs',
      'my husbands company wont approve pto in july and we have kids in school',
      'boss said no to my holidays',
      'pto denied at work',
    ],
    says: {
      told: 'Ask for time off with a way to make it work already in your hand, also when the first answer was no: "I need these five days. I can swap with this colleague and finish the report before." Put it in writing, and ask for the reason and the next free dates. Approved leave can\'t simply be pulled back in many countries; ask a union before you cancel any bookings.',
      say: '"I asked on the tenth of January for my sister\'s wedding. I\'d like to find a way. Which days could work, and who could cover?" If it was approved and pulled: "I\'ve booked on the strength of your yes. Who pays the costs if it\'s cancelled?" Friendly, and by mail.',
      normal:
        "You're right to be upset; rest is part of the pay. A no for one busy week can be fair. A no each time, or always for the same people, isn't. Ask for a rule the whole team can see, first come or by turns, so that it stops being about who's loudest.",
      should:
        "Push once more, with a swap or an alternative in hand, and I'd stop short of simply going; that can cost the job. If the dates can't move, a wedding, a funeral, say exactly that. If it's always no, let a labor adviser look at your rights, and let yourself look at other jobs.",
    },
  },
  {
    id: 'reachable-after-hours',
    words: [
      /\b(?:(?:work|company) phone|(?:boss|manager) (?:\w+ ){0,5}(?:answer|reply|available|reachable) (?:\w+ ){0,4}(?:at night|evenings?|weekends?|after (?:work|hours)|day off)|(?:boss(?:es|s)?|managers?|work|co[- ]?workers?|colleagues?|supervisor|job) (?:\w+ ){0,4}(?:calls?|texts?|whats ?apps?|messages?|emails?|writes?|rings?|calling|texting|messaging|emailing|contacts?|called|texted) (?:\w+ ){0,6}(?:at night|evenings?|in the evening|weekends?|sundays?|saturdays?|day off|days off|(?:at )?\d+ ?(?:pm|am)|vacation|holiday|after (?:work|hours)|24 ?7|midnight|dinner)|(?:work|office|team) (?:group )?(?:chat|whats ?app|emails?|messages|slack)|emails? (?:at|on) (?:night|\d+ ?pm|weekends?|sundays?|vacation|holiday)|always (?:reachable|on call|available)|cant switch off (?:from|after) work)\b/u,
    ],
    unless:
      /\b(?:wrong (?:person|chat)|flirt\w*|crush|love|by mistake|reply all|affair|cheat\w*)\b/u,
    tries: [
      'my boss texts me at 10pm and expects an answer',
      'i keep my work phone next to my bed and my heart jumps at every ping',
      'work group chat goes off all sunday, 140 messages about the roster',
      'manager calls me on my day off every single week',
      'is it rude to not answer work emails on vacation',
      'boss texts me on sundays',
      'work emails at midnight, why',
      'i put my daughter to bed at eight, we read two pages, and then the phone lights up because my boss calls after work again',
      'should i turn off my work phone on vacation or is that unprofessional',
      'my husbands boss messages him at dinner every night and he jumps',
      'how do i tell my manager not to whatsapp me on my day off',
      'is it normal that colleagues text me at 6 am about the alarm code',
      'im in a work whatsapp with 60 people and it never stops',
      'we were at the zoo, it was my sons birthday and he was showing me the penguins, when my boss called on my day off for the third time',
    ],
    says: {
      told: "You teach people when you're reachable by when you answer, so change the answering and not the phone. From this week, reply to evening messages at eight the next morning, every time. Say it once: \"After six I don't look. If it's burning, call.\" Mute the chat, and charge the work phone in the hall. Being on call is a duty that should be agreed and paid; check your contract.",
      normal:
        "It's common, and it still isn't fair to expect it; your evening is yours. You're not rude for answering in the morning. Most bosses who text at ten are just emptying their own heads and assume you'll read it tomorrow. Some countries even have a right to switch off.",
      say: "\"I saw your message this morning. I don't look after six, so I come back fresh. If it really can't wait, please call.\" Friendly, once. In the group chat, nothing at all: mute it and read it at work. People adjust quicker than you'd think.",
      should:
        "Answer only if something truly breaks by morning; leave the rest. If you're paid to be on call, that's a different deal and worth having in writing. If you fear trouble, start small: stop on Sundays, then after eight. See what happens. Mostly it's nothing.",
    },
  },
  {
    id: 'work-party',
    words: [
      /\b(?:(?:christmas|xmas|holiday) part(?:y|ies)|(?:office|work|company|staff|firm|team) (?:\w+ )?(?:part(?:y|ies)|dinner|outing|event)|team ?building|away ?day|after ?work drinks|secret santa)\b/u,
    ],
    unless:
      /\b(?:family|kids party|kiss(?:ed|ing)?|slept|crush|political party|harass\w*|touched|my (?:husband|wife|boyfriend|girlfriend) (?:kissed|danced|went))\b/u,
    tries: [
      'christmas party on friday and i dont want to go, do i have to',
      'i got so drunk at the work party i told my boss what i earn on the side',
      'team building with axe throwing and hugging, kill me',
      'drew my boss in secret santa, 15 euro limit',
      'should i go to the office party if my ex works there too',
      'do i skip the christmas party',
      'drunk at the office party, shame',
      'im sober since last year, nobody at work knows it, and on thursday we have the company dinner with free cocktails and a boat you cant leave',
      'what do i wear to a staff party when im the only woman',
      'why does team building always need a forest and trust falls',
      'im bad at small talk and my boss wants me at after work drinks every friday',
      'what do i give for secret santa to a man i never spoke to',
      'i danced on a table at the work christmas party and someone filmed it',
    ],
    says: {
      told: 'For a work party, the quiet recipe is early and short: come on time, talk to four people, eat something, leave after ninety minutes with a thank-you. If you don\'t drink, hold a full glass of something and plan your own way home. If it\'s behind you and you said too much, one light line on Monday is enough: "I was in good form on Friday, sorry about that." For a gift draw, something to eat is always right.',
      should:
        "Go for an hour, if it isn't torture; it's cheap goodwill and you may like two people more afterward. If you really can't face it, say no early and plainly: \"I can't make it, have a good evening.\" You don't owe a reason for your free time. If it's in working hours, it usually counts as work.",
      normal:
        'Lots of people dread these evenings, and lots have woken up with that hot memory the next day. Neither is a disaster. Others were busy with their own cringing. If you actually hurt someone, apologize to that one person, sober and short, and skip the rest.',
      say: 'To get out: "I can\'t this year, enjoy it." To leave: "Early start tomorrow, it was lovely." On the Monday after: "I think I talked too much on Friday. If I was out of line, I\'m sorry." Say it once, with a smile, then ask about the weekend.',
    },
  },
  {
    id: 'leaving-gift',
    words: [
      /\b(?:(?:leaving|farewell|goodbye|retirement|birthday|wedding|baby) (?:gift|present|card|collection|speech|email|mail|cake|drinks)|collect(?:ion|ing) (?:money )?for (?:\w+ ){0,4}(?:gift|present|birthday|leaving|baby)|envelope|(?:office|work) collection|chip(?:ped|ping)? in|farewell|cake for)\b/u,
      /\b(?:work|office|co[- ]?workers?|colleagues?|boss(?:es|s)?|manager|team|job|department|company)\b/u,
    ],
    unless:
      /\b(?:funeral|died|passed away|my (?:mom|mum|dad|sister|brother|husband|wife|boyfriend|girlfriend)s? birthday)\b/u,
    tries: [
      'ten years there and my leaving gift from the company was a pen',
      'another envelope at work, 20 euros for a boss i cant stand',
      'what do i write in a farewell card for a colleague i barely know',
      'nobody at the office remembered my birthday cake after i organized 14 of them',
      'how do i write my goodbye email at work',
      'leaving speech at work, help',
      'another office collection, im broke',
      'he was my boss for nine years and we had good and bad times and now they want me to hold the farewell speech on friday',
      'what do i write in a goodbye card to my whole team',
      'is it bad not to chip in for a colleagues baby gift, i barely know her',
      'my coworkers forgot my leaving drinks, i stood there alone with 30 sandwiches',
      'how much do you give for a retirement present at work',
      'do i have to bring a birthday cake to the office as the new one',
      'im the one who always has to organize it because nobody else will, and now i need an idea for a farewell gift for a colleague who likes nothing',
    ],
    says: {
      told: "With gifts, cards and goodbyes at work, small and sincere is enough. Give what you can spare and no more; \"I'm out this time, but I'll sign the card\" is a complete sentence. For a card or a last mail, one true memory beats three wishes. And if you were the one given a pen or forgotten, it's all right to be hurt: mostly it's bad organizing, and not a measure of you.",
      say: 'For a card: "I\'ll miss your calm at eight in the morning. All the best for what\'s next." For your own last mail: "Friday is my last day. Thank you for the help, the laughs and the cake. Here\'s how to reach me." For the envelope: "I\'m skipping this one, but I\'ll happily sign."',
      normal:
        'You\'re not petty. A gift is how a workplace says "we saw you", so a careless one stings, and being asked for money every second week annoys almost everybody. Think of the two people whose thanks would matter to you, and go have a coffee with them; that\'s the real goodbye.',
    },
  },
  {
    id: 'union-strike',
    words: [
      /\b(?:(?:trade |labou?r )?unions?|unioni[sz](?:e|ed|ing)|shop steward|works council|on strike|go(?:ing)? on strike|strikes?|picket(?: line)?|scab)\b/u,
      /\b(?:work|job|boss(?:es|s)?|manager|employer|company|co[- ]?workers?|colleagues?|join|on strike|pay|wages|staff|plant|factory|hospital|teachers?|drivers?|nurses?|warehouse|rep|member)\b/u,
    ],
    unless:
      /\b(?:credit union|european union|union jack|civil union|air ?strikes?|lightning|missile|soviet|hunger strike|strike a pose|lucky strike)\b/u,
    tries: [
      'should i join the union, my boss hates them',
      'we go on strike from monday and i have no savings for it',
      'my coworkers call me a scab because i went to work during the strike',
      'talking about starting a union at the warehouse and im scared to be fired',
      'going on strike tomorrow, nervous',
      'should i join a union',
      'the company made millions last year, they offered us one percent, and now the whole plant votes on a strike and i have two kids',
      'my husband is a union rep and we get nasty calls from his boss',
      'is it wrong to work during a strike if i really need the pay',
      'what happens to my job if i go on strike as a temp',
      'our hospital votes on a strike and i feel torn because of the patients',
      'how do i tell my boss that im in a union now',
      'my grandfather was a miner and would turn in his grave if i didnt, but with the baby here im afraid to join the strike at my plant',
    ],
    says: {
      told: 'About a union or a strike, get the rules for your own place first: what strike pay there is, from which day, and how members are protected. A rep will tell you in ten minutes and needn\'t tell your boss. Talk about it off company phones and outside work hours. Where colleagues fall out over it, say "I know why you decided that, I decided differently", since you\'ll stand side by side again afterward.',
      should:
        "I lean toward joining: it's cheap compared to what advice costs on the day you need it. In most countries joining is your right and your boss may not punish it, though in some it's wise to be quiet. On a strike, check strike pay and your rent first, then decide with your own conscience.",
      normal:
        "Needing the pay isn't wrong, and it's normal to be torn: you want better conditions, and you need Friday's pay. People on both sides of a picket line mostly have rent to pay. Being scared doesn't make you disloyal. Ask what the strike fund can do in your case before you decide out of fear.",
      will: 'No one can tell you how it ends. It depends on how many take part, how long they can afford it, and how badly the firm needs them that month. Ask the rep about the plan for week three and not just for day one. That answer tells you how serious it is.',
    },
  },
  {
    id: 'nurse-work',
    words: [
      /\b(?:nurses?|nursing|midwife|midwives|paramedics?|ward|icu|emergency room|a&e|ems)\b/u,
      /\b(?:im an?|i am an?|i work|my shift|shifts?|as an? (?:icu |er )?(?:nurse|midwife|paramedic)|my job|job|ward|understaffed|short ?staffed|colleagues?|co[- ]?workers?|my patients?|a patient|patients|nursing (?:school|student|career)|quit|leave nursing|burn(?:ed|t)? out|work)\b/u,
    ],
    unless:
      /\b(?:retrain|become a|career change|cried at|nursing (?:home|bra|a baby|mother)|breastfeed\w*|nursing my|my (?:mom|mum|dad|father|mother|son|daughter|wife|husband) (?:is|was) (?:in|on)|dating|crush|on strike|strike|union|calls? (?:in )?sick|working sick|only three people on the ward)\b/u,
    tries: [
      'im a nurse and we were 2 for 31 patients last night',
      'a patient shouted at me all shift on the ward and i still have to smile at her tomorrow',
      'should i leave nursing after 14 years, i love it and it eats me',
      'made a medication error as a nurse, nobody was hurt, i cant stop shaking',
      'first code in the icu today as a new nurse at work and i cried in the linen room',
      'im a nurse and im done',
      'short staffed ward again tonight',
      'i wanted this since i was six and my grandma was ill, and now after eight years as a nurse i sit in the car before each shift and cant get out',
      'how do i deal with rude patients on my ward without losing my temper',
      'is it normal to take patients home in your head, im a paramedic',
      'my job as a midwife is beautiful and i havent had a weekend since june',
      'should i switch from icu to a doctors office, im 34 and my back hurts, i work 12 hour shifts',
      'my nurse colleagues eat their young, im the new one',
    ],
    says: {
      told: 'Nursing asks more of one person than one person has, so feeling emptied out by it is the honest reaction. After a bad shift, tell it to one colleague who was there before you drive home; it keeps it from following you to bed. If staffing or a mistake put patients at risk, report it in writing through the proper form, for their protection and yours. And guard one free day from calls.',
      should:
        'Before you leave the profession, try leaving the ward: day clinic, school, dialysis, home visits, teaching, part time. The love for it often survives a change of place. Go altogether if you dread each shift after real time off, or if your health pays. Your training opens more doors than it seems at four in the morning.',
      normal:
        "Normal, and nearly everyone in scrubs knows it: shaking after a mistake, crying in the linen room, feeling nothing on the drive home. It means you're still letting people in. If sleep and joy stay gone for weeks, use staff counseling or a doctor. You'd send a patient.",
      say: "To a rude patient: \"I want to help you, and I can't while you're shouting. I'll be back in ten minutes.\" To whoever plans the shifts: \"Two for thirty-one isn't safe. I'm noting it, and I need to know who's coming.\" Calm, factual, and written down afterward.",
    },
  },
  {
    id: 'teacher-work',
    words: [
      /\b(?:teachers?|teaching|substitute teacher|supply teacher|kindergarten teacher|preschool teacher|teaching assistant|educator|daycare worker|lehrer(?:in)?|my (?:class|pupils|students|classroom))\b/u,
      /\b(?:im a|i am a|as a|i teach|i work|my (?:class|pupils|students|classroom|7th|8th|5th|year \d+)|my job|leave teaching|quit teaching|teaching (?:career|job)|a parent|parents (?:email|complain)\w*|head ?teacher|principal|staff ?room|burn(?:ed|t)? out|grading|marking|stop teaching|been teaching|teach(?:er)? for \d+)\b/u,
    ],
    unless:
      /\b(?:met an? (?:man|woman|guy|girl)|boyfriend|girlfriend|my (?:son|daughter|kid|child)s? teacher|her teacher|his teacher|crush|dating|yoga teacher|in love|spiritual teacher|scream\w*|yell\w*)\b/u,
    tries: [
      'im a teacher and my 8th graders dont listen to a word i say',
      'a parent wrote to the principal that i grade unfairly, i have been teaching for 20 years',
      'should i leave teaching, i mark papers until midnight',
      'as a new teacher i cry every sunday evening',
      'i work as a kindergarten teacher and im sick every two weeks',
      'im a teacher and im exhausted',
      'quit teaching or stay',
      'summer was six weeks and it took me five to feel human, and tomorrow i stand in front of my class again and i feel sick',
      'what do i say to a parent who accuses me of favoritism, im a teacher in a village',
      'my students throw things when i turn around, its my first year teaching and i teach maths',
      'is it bad that i dont like my class this year',
      'how do other teachers get their marking done with a baby at home, as a teacher i drown',
      'a parent complained about me on facebook, im a preschool teacher for 16 years',
    ],
    says: {
      told: "Teaching is never finished, so you have to decide where it ends: pick an hour in the evening when the marking stops, done or not. For a class that won't listen, change one thing only, the first five minutes: same start, task on the board, you at the door, every day for three weeks. For parents, answer after a night's sleep and offer a talk. And find one colleague to laugh with.",
      should:
        "Before you leave teaching, try a smaller change for one year: another school, another age, fewer hours. Often it's the place that's wrong and not the calling. Go if two holidays in a row no longer refill you. What you can do, explain, hold a room, plan, is wanted in many other jobs.",
      normal:
        "Sunday tears, a lost voice, a class you can't warm to: yes, that's ordinary in teaching, above all in the first two years. Classes test everyone. It says little about whether you're good at it. If you can't sleep for weeks, let a doctor know; lots of teachers wait too long.",
      say: 'To a cross parent: "Thank you for telling me. I\'d like to show you how the grade came about. Would Thursday at four suit you?" To a loud class: say nothing, stand still, wait, then speak more quietly than before. Long speeches are exactly what they can sit out.',
    },
  },
  {
    id: 'kitchen-work',
    words: [
      /\b(?:chefs?|sous chef|line cook|prep cook|cook in|dishwasher job|kitchen (?:porter|staff|job|hand|helper|crew)|restaurant kitchen|commis|work(?:s|ing)? in (?:a|the) kitchen|im a cook|as a cook|kitchen at work|back of house)\b/u,
    ],
    unless:
      /\b(?:tips?|tip pool|screams?|screamed|yells?|yelled|shouts?|chefs? knife|recipe|husband|wife|boyfriend|girlfriend|trial shift)\b/u,
    tries: [
      'im a line cook, 14 hours on my feet, and my hands look like im 60',
      'sous chef for 6 years and never one christmas at home',
      'burned my arm again working in a kitchen and they told me to wrap it',
      'should i leave being a chef for an office job',
      'line cook life is brutal',
      'im a chef and im tired',
      'i dreamed of my own place since culinary school in lyon, and now im a sous chef with burned arms and no free evening',
      'should i stay a kitchen helper or look for day work, my feet are done',
      'why is everyone in a restaurant kitchen on drugs or angry',
      'how do i become a chef at 30 without training',
      'my knees are gone, working in a kitchen with stone floors for ten years',
      'the other kitchen staff speak a language i dont understand and laugh',
      'i fell in love with it because of my grandmother and her dumplings, and now after seven years as a line cook i cant smell onions anymore',
    ],
    says: {
      told: 'Kitchen work takes hands, feet and evenings, so fight for the three things that keep cooks going: good shoes, two days off in a row, and one proper meal sitting down. Burns go under cool running water for twenty minutes, and to a doctor if they\'re big, deep or blistered, and so do deep cuts; write each one in the accident book. Ask for next month\'s days now: "I need two together, which ones?" Canteens and schools cook by day, too.',
      should:
        "If it's the hours and not the cooking, change the kitchen before the trade: canteen, catering, hospital, school, hotel breakfast. Many cooks get evenings and weekends that way. If you no longer taste what you make and your body's shot, an office isn't treason. Try it by a course or a few shifts first.",
      normal:
        "Normal for the trade, sadly: tired feet, missed birthdays, a loud pass. Not something you must take forever. Cooking skill is rare and wanted nearly everywhere, so you've got more choice than the roster suggests. Being snapped at during service is one thing; being insulted daily is a reason to go.",
    },
  },
  {
    id: 'truck-driver',
    words: [
      /\b(?:truck(?:er|ers|ing)?|lorry|lorries|hgv|bus driver|coach driver|tram driver|train driver|taxi driver|long ?haul|drive (?:a )?(?:bus|truck|lorry|taxi)|driving (?:a )?(?:bus|truck|lorry|taxi)|chauffeur)\b/u,
      /\b(?:im a|i am a|i drive|i work|my (?:husband|wife|boyfriend|dad|partner|job|boss|company|truck|son)|job|work|route|weeks? away|on the road|shifts?|as a|driver|hours|home)\b/u,
    ],
    unless:
      /\b(?:hit me|crash(?:ed)?|accident|died|monster truck|food truck|ice cream truck|fire truck|fire|tow truck|moving truck|rear ended|strike|told my boss|lied)\b/u,
    tries: [
      'im a truck driver and my daughter calls me the man from the phone',
      'my husband drives long haul, 3 weeks away on the road, and i raise two kids alone',
      'bus driver for 12 years and people spit at me now, want another job',
      'boss wants me to drive past my hours in the truck and says the tacho can wait',
      'trucking is a lonely job',
      'im a bus driver, passengers suck',
      'i left home on sunday night like every week, the little one waved from the window, and now i sit in my lorry at a rest stop in france, home only on saturday',
      'how does a marriage survive long haul, my wife says i work only to be away',
      'should i become a truck driver at 45, the money is good and i like quiet',
      'my dad is a trucker and his back and heart are bad, he wont stop the job',
      'i drive a taxi at night and a drunk spat on my seats, second time this month',
      'is it worth getting the hgv licence, job centre would pay',
      'she says the kids are used to it and i shouldnt worry, but last weekend my youngest asked when i go home again, im a truck driver',
    ],
    says: {
      told: 'A driving job gives the family its people in slices, so make the slices regular: one call a day at the same time, even four minutes. On the road, sleep and legal hours come before any delivery or fare; if a boss pushes past them, say "Put that in writing, please." Being spat at or threatened gets reported every time, to the firm and the police. And ask about regional or day routes; they exist.',
      normal:
        "Loneliness, a sore back and a family that has learned to run without you: that's common on the road, and it hurts on both sides. It isn't a sign anybody loves less. Say so at the next homecoming before the bags are unpacked, and keep the first evening free of repairs and bills.",
      should:
        "Worth it if you like your own company, the hours suit your home and the money has a purpose; a clean license is in demand nearly everywhere. If home is what you miss or would miss, look at day routes, regional hauls or a depot job first. I'd leave any firm that asks you to break your hours, since it's your license and your life.",
    },
  },
  {
    id: 'delivery-gig',
    words: [
      /\b(?:(?:delivery|courier|parcel|package|pizza|amazon) (?:driver|rider|guy|job|work|van)|deliver(?:ing)? (?:pizza|parcels|packages|food|for)|uber(?: ?eats)?|door ?dash(?:er|ing)?|lyft|deliveroo|lieferando|grab driver|glovo|gig (?:work|worker|economy|apps?)|instacart|bolt driver|ride ?share)\b/u,
      /\b(?:i (?:drive|work|deliver|do|am|started|got|make|earn)|im|as an?|my (?:husband|son|job|account|rating|boss|route|boyfriend)|work(?:ing)?|job|earn|pays?|money|deactivated|tips?|orders?)\b/u,
    ],
    unless:
      /\b(?:my (?:order|package|parcel|food) (?:never|didnt|hasnt|was)|stole my package|accident|crash(?:ed)?|took an uber|uber home|in the uber)\b/u,
    tries: [
      'i drive for uber 60 hours and after gas im left with nothing',
      'doordash deactivated my account over one bad rating, it was my only job',
      '180 parcels a day as a delivery driver and no time to pee',
      'is it worth doing deliveroo on a bike as a second job',
      'uber pays me nothing, tired',
      'my doordash account is blocked, no money',
      'i studied engineering in my country, i have papers nobody wants here, and so i deliver food for uber eats in the rain',
      'should i quit the parcel van job, they gave me 210 stops today and my boss laughed',
      'is it safe to drive lyft at night as a woman, i need the money',
      'a customer said i stole his order and now my rating on deliveroo is ruined',
      'how do i make more money with instacart, i did 9 hours for 60',
      'my son works as a pizza delivery driver and his car falls apart',
      'it rained all week and my phone holder broke and a dog bit my shoe, and after all that i earned 48 euros with deliveroo, is this work',
      'delivering pizza for bad money',
    ],
    says: {
      told: "With app and delivery work, count what's left and not what comes in: pay minus fuel, wear, phone, insurance, divided by all hours, waiting included. Do it for two weeks and you'll know which hours and areas to keep. Screenshot everything; if an account is blocked, appeal in writing and ask a drivers' group or union, because many blocks do get reversed. Stop for water and the toilet, and at night share your route live and end any ride that feels wrong.",
      should:
        "As a few extra hours at good times, it can be worth it; as the only income, it's shaky, because one rating or a broken bike ends the month. Try it for two weeks with honest bookkeeping. Check insurance and tax before the first ride; a free advice office can help.",
      normal:
        "Being worn out and a bit invisible in that work is normal; an app doesn't say good morning. The pace isn't your failing, the numbers are set that way. Other drivers know the tricks for your town, so find their chat group. Half the job is knowing which orders to refuse.",
    },
  },
  {
    id: 'cleaning-work',
    words: [
      /\b(?:(?:im|i am|i work as|work as|working as|job as|as) an? (?:\w+ )?(?:cleaner|cleaning lady|janitor|maid|housekeeper|custodian)|(?:hotel|office|night|school) cleaner|cleaning (?:job|jobs|work|company|offices|houses|hotel rooms|for a living|shift)|clean(?:s|ing)? (?:offices|houses|hotel rooms|toilets) (?:for|at|all|every|since|and)|my cleaning (?:clients|job)|housekeeping (?:job|department|staff)|chambermaid)\b/u,
    ],
    unless: /\b(?:vacuum cleaner|my cleaner|our cleaner|hire a cleaner|my cleaning lady)\b/u,
    tries: [
      'im a cleaner in a bank and people look through me like glass',
      'hotel wants 18 rooms in one cleaning shift and my shoulders are done',
      'ashamed to tell my date i work as a janitor',
      'cleaning houses for 12 an hour, how do i ask for more',
      'im a cleaner, people are rude',
      'cleaning job hurts my back',
      'in my country i was a bookkeeper with my own office and flowers, and here i work as a cleaner in a school and the kids step over me',
      'how much can i ask for cleaning houses in a rich area',
      'my mom is 60 and still cleaning offices every night, i want to help her out',
      'is it shameful to work as a maid when your cousins are lawyers',
      'the lady i clean houses for accuses me of moving her jewelry, i have cleaning jobs since 2009',
      'they give us 12 minutes per room, this cleaning job is not for humans',
    ],
    says: {
      told: "Cleaning is work that everybody notices only on the day it isn't done, and there's nothing in it to be ashamed of. Protect the tools, meaning you: gloves, knee pad, long handles, and a doctor if shoulders or skin flare up. If the rooms can't be done in the paid time, write down real minutes for a week and show them. For private homes, name the price: \"From January I charge this.\" If you're accused of something, get advice before you admit or sign anything.",
      normal:
        "Nothing shameful in it at all, and it's normal to be hurt by being looked through. That says something about their manners, not about your worth. You have keys to places most of them couldn't run for a week without you. Say good morning first, by name if you know it. Some of them will learn.",
      say: 'For more money: "I\'ve been with you two years. From the first of next month I charge 15 an hour." No excuse, one number. To a date: "I clean a bank, five to nine. What do you do?" Said easily, it\'s taken easily; and a wrinkled nose saves you a second evening.',
    },
  },
  {
    id: 'warehouse-factory',
    words: [
      /\b(?:warehouses?|assembly line|factory (?:job|work|worker|floor)|(?:in|at) (?:a|the) (?:\w+ )?(?:factory|plant|slaughterhouse)|conveyor|forklifts?|pick(?:er|ing) rate|order picker|amazon (?:warehouse|fc)|production line|construction (?:site|worker|work)|building site|scaffold(?:er|ing)?|bricklayer|roofer)\b/u,
      /\b(?:i work|im a|as a|job|work(?:s|ing|ed)?|shifts?|boss|supervisor|foreman|rate|targets?|back|knees?|co[- ]?workers?|colleagues?|hours|pay|started|quit)\b/u,
    ],
    unless:
      /\b(?:union|strike|stole|stolen|steal|camera|closing|layoffs|cutting|night ?shifts?|fell|accident|cake|died|noise)\b/u,
    tries: [
      'i work in a warehouse and they time every box, 140 an hour',
      'my back is gone after 9 years on the assembly line, im 38, what job could i do',
      'started on a construction site and the older guys make fun of me all day',
      'factory work is so boring i count the ceiling lights',
      'warehouse job is breaking me',
      'factory work is so monotone',
      'i have a diploma in history and two kids to feed, and since september i work on an assembly line and screw the same screw',
      'they fire you if your pick rate drops, i work at an amazon warehouse, is that normal',
      'how do i get off the construction site and into an office job at 44',
      'my husband works in a slaughterhouse and cant eat dinner anymore',
      'the older workers in the plant hide my tools, i started two weeks ago',
      'is forklift training worth it, im a picker in a warehouse and want better pay',
    ],
    says: {
      told: "Warehouse, factory and building work uses up the body and numbs the head, so use the job to get past its heaviest part. Ask what your employer pays for: forklift ticket, crane, quality check, team lead course; many will. Lift with help, wear the gear even when it's laughed at, and report pain early so it's on paper. Teasing often fades with a dry answer; hidden tools or daily mockery go to the foreman or union.",
      should:
        "Take any ticket or training that gets you a better post, yes. Stay while it pays and you can feel your body recover on free days; leave when it no longer does. Look sideways first: dispatch, driving, maintenance, quality. If a doctor says your back or knees shouldn't, the job center or accident insurance may fund retraining, so ask before you resign.",
      normal:
        "Yes: sore, bored and measured by the minute is how a lot of people there feel. A target that only the fastest can reach isn't proof you're slow. Compare with others on your shift. Keep one thing for your head after work, a podcast language course counts, so the day isn't only boxes.",
    },
  },
  {
    id: 'call-centre',
    words: [
      /\b(?:call ?cent(?:er|re)s?|customer (?:service|support) (?:job|agent|rep|work)|(?:work|working|job) in (?:customer (?:service|support)|telesales|tech support)|telemarket(?:er|ing)|telesales|cold call(?:s|ing)?|help ?desk job|average handle time)\b/u,
    ],
    unless: /\b(?:they (?:put|left) me on hold|on hold for|scam\w*)\b/u,
    tries: [
      'i work in a call center and get insulted 70 times a day',
      'call centre targets are 4 minutes per call, i was told off for helping a crying old lady',
      'i hate cold calling, i feel sick before every dial',
      'should i quit the call center after 3 weeks',
      'call center is hell',
      'telesales is so soulless',
      'it was meant for one summer, just to pay the driving licence, and now im five years in a call centre and dream of headsets',
      'how do i stay calm when people scream at me, i work in customer support',
      'is cold calling always this humiliating, im 21',
      'they count my toilet minutes in the call center',
      'my girlfriend works in a call centre and doesnt want to talk at all in the evening',
      'is a job in tech support ok for someone who hates the phone',
    ],
    says: {
      told: 'In call center work the anger is aimed at the company and only lands in your ear. So build a small wall: both feet on the floor, one long breath out, and never carry the last voice into the next. Learn one line by heart: "I want to help you, and I\'ll have to end the call if you insult me." Ask when you may hang up. Back office jobs are a way out.',
      normal:
        "Normal to feel sick at the hundredth ring. Being friendly on a timer to people who aren't is among the hardest jobs on the nerves, and people leave it in droves. You're not too soft. Taking time for somebody who needs it is good work, whatever the screen says.",
      should:
        "If it's only the first weeks, give it till week eight, since scripts get easier. If you feel dread on free days too, start applying now; \"calm under pressure\" is a line other employers like. I'd stay until the next contract is signed, and use the time on the phones to learn the company's other posts.",
    },
  },
  {
    id: 'retail-customers',
    words: [
      /\b(?:retail|cashier|(?:work|working|job) (?:at|in) (?:a |the |my )?(?:\w+ )?(?:store|shop|supermarket|checkout|till|boutique|bakery|pharmacy|gas station|petrol station|mall|aldi|lidl|walmart|target|mcdonalds|starbucks|fast food|bar|cafe|restaurant|hotel|reception)|barista|waitress(?:ing)?|waiter|bartend(?:er|ing)|im a server|receptionist|shop assistant|fast food)\b/u,
      /\b(?:customers?|guests?|karens?|rude|insult(?:s|ed)?|(?:yell|shout|scream)(?:s|ed|ing)?|feet|standing|smile|smiling|hate|tired|weekends?|black friday|christmas|understaffed|boss|manager|job|quit|shifts?|stuck|killing|soul|exhaust\w*|drain\w*|years|degree)\b/u,
    ],
    unless:
      /\b(?:tips?|tip jar|cut my hours|hours|yelled at me in front|boss (?:yell|shout|scream)\w*|stole|steal\w*|till was|trial shift|interview|first (?:real )?job|crush|flirt\w*|cute|number)\b/u,
    tries: [
      'i work at a supermarket and a customer threw a cucumber at me today',
      'retail on black friday, i have no smile left',
      'waitressing with a masters degree and im embarrassed when classmates come in',
      'hate being a cashier but its the only job with my childcare times',
      'barista for 6 years, guests snap their fingers at me',
      'retail is killing my soul',
      'rude customers all day, im a cashier',
      'my feet are like bricks, my face hurts from smiling, and tomorrow is black friday and i work at a store with six floors',
      'why do people treat a waitress like dirt, im tired of it',
      'a customer threw coins at my daughter, shes a barista and 17',
      'how do i answer a karen without losing my job at the bakery',
      'is it sad to be a shop assistant at 40 with a degree',
      'we are two people in a fast food place on a saturday and the manager is at home',
      'customers are rude, im a waitress',
    ],
    says: {
      told: "Work with customers means being the face for things you didn't decide, and nobody can smile through that for eight hours untouched. For rude ones, slow down and go flat: \"I can help you when you speak to me normally.\" Then fetch someone; that isn't weakness, it's procedure. Anything thrown at you or a threat gets reported, every time. Good insoles, a real pause, and one colleague to tell the worst story to at closing keep most people going.",
      normal:
        "Completely normal to hate people a little after a Saturday. It fades with an evening of quiet. And no, the job doesn't rank you below anybody with a desk: staying civil to a hundred strangers a day is a skill, and it's one you can name in an application.",
      say: '"I\'d like to solve this. Please lower your voice, or I\'ll get my manager." For finger snappers: walk over in your own time and say "Good evening, what can I bring you?" For an old classmate: "Yes, I work here. What are you up to?" Shame needs your help to stay in the room.',
      should:
        "If it pays and fits your hours, it's a fine place to stand while you look. Start looking if you come home unable to speak to anyone. Aim sideways: store planning, reception, back office, training new staff. I wouldn't leave before the next thing is signed, unless you're being threatened there.",
    },
  },
  {
    id: 'care-work',
    words: [
      /\b(?:(?:care|home|elderly|elder) (?:worker|assistant|aide|helper|giver)|carers?|caregivers?|work(?:s|ing)? (?:in|at) (?:a |the )?(?:care|nursing|retirement|old peoples?) home|care work|social worker|support worker|home health aide|residents|nanny|au pair|babysitter job|live in (?:carer|nanny))\b/u,
      /\b(?:i work|im an?|i am an?|as an?|job|shifts?|work(?:s|ing)?|boss|family i work|residents?|host family|pay|paid|hours|quit)\b/u,
    ],
    unless:
      /\b(?:my (?:mom|mum|mother|dad|father|wife|husband|grandma|gran)s? (?:carer|caregiver|is in|needs)|caregiver for my|carer for my|care for my|nannys|our nanny|night ?shifts?|find a (?:carer|nanny|babysitter))\b/u,
    tries: [
      'i work in a care home and my favourite resident died on my day off, job says no time to grieve',
      'im a live in carer, 24 hours on call, paid for 8',
      'as a nanny the family treats me like furniture when guests come',
      'care work broke my back and i still feel bad for wanting to leave this job',
      'im a social worker with 64 cases and i dream about them',
      'care work is draining me',
      'im a carer and underpaid',
      'i know all of them by their songs and their slippers, and when another of my residents goes i get ten minutes and then the next shift starts',
      'should i leave my host family, im an au pair in madrid and i work 50 hours',
      'how do i tell the family i work for as a nanny that i need a contract',
      'is it normal to be hit by residents with dementia, i work in a care home',
      'my aunt is a live in carer in italy and doesnt get a day off, is the job legal',
      'i got too attached to a kid, im a social worker and i work with foster children',
    ],
    says: {
      told: "Caring for people as a job takes a piece of you that no roster counts, so it's right to guard some of it. Keep a small ritual at the end of a shift, change shoes, one song in the car, so that it stays behind. Write down real hours, nights included, and let a union or advice line look at them. When someone you cared for dies, you may grieve too.",
      should:
        "If you still like the people and not the conditions, change the house, the hours or the client first; good places exist and they're hiring. Leave if your body or sleep pays every week. Wanting out after years of carrying others isn't abandoning anyone. Give notice, say goodbye properly, and let it be enough.",
      normal:
        "The mixed feelings are normal; blows and endless hours aren't something to just take. Loving them, being worn out and feeling guilty for both is the usual mixture, and getting attached isn't unprofessional. Being hit does happen with dementia: report it each time and ask for a second person or training. Being on call around the clock for eight hours' pay deserves advice from outside.",
      say: 'About hours: "I was up four times last night. How are the nights counted and paid?" About being treated like furniture: "I\'m glad to help tonight. I\'d like you to introduce me by name." Quiet voice, plain words, on a calm day; some families simply hadn\'t noticed.',
    },
  },
  {
    id: 'police-security',
    words: [
      /\b(?:police (?:officer|academy|force|job|exam|training|work)|(?:im|i am|as|become|becoming|be|husband is|wife is|boyfriend is|son is|dad is|partner is) an? (?:cop|policeman|policewoman|prison guard|firefighter|fire ?man|security guard|corrections officer)|(?:work|job|working) (?:as|in) (?:a |an )?(?:police|cop|security|prison|firefighter)|security guard|fire ?fighters?|firefighter|prison officer)\b/u,
    ],
    unless:
      /\b(?:arrest\w*|called the police|pulled me over|hit me|beats me|ticket|crush|dreams?)\b/u,
    tries: [
      'im a cop and my kids get teased at school for it',
      'my husband is a firefighter and i lie awake on his shifts',
      'failed the fitness test for the police academy by 4 seconds',
      'security guard in a mall, 12 hours standing, 3 sentences a day',
      'should i become a police officer at 34',
      'im a cop and im tired',
      'firefighter exam in two weeks',
      'everybody in my family is a baker, my mother cries when she hears it, but since i was small i want to be a firefighter',
      'my boyfriend is a cop and doesnt tell me anything from work',
      'how do i pass the interview for the police academy',
      'people film me and insult me, im a police officer in a small town',
      'is night work as a security guard ok for someone with a family',
      'my dad is a prison guard and he changed so much',
      'my wife asks why i dont talk when i come home and i dont know how to tell her what i saw, im a police officer since may',
    ],
    says: {
      told: 'Police, fire and security work needs nerve on duty and a soft landing at home, so plan for both. At home, agree on one question: "Heavy or light day?" Heavy means quiet first, talk later. Sleep, one friend outside the service, and the peer support most stations have do more than toughness. If you\'re still trying to get in, a twelve-week plan with a trainer beats willpower, and most places let you try again.',
      normal:
        "Worry on both sides is normal: the one on duty goes silent, the one at home listens for the door. Being bored stiff for ten hours and alert for one is tiring too. If bad pictures, drinking or short sleep stay for weeks, that's a job injury like any other, and peer support or a doctor is the right door.",
      should:
        "If you want it for the people and the team, and shift work suits your home, go for it; mid-thirties isn't late where the rules allow it. Do a ride-along or speak to two who've done it for ten years. I'd hesitate if it's mainly about the uniform or the pension.",
    },
  },
  {
    id: 'army-service',
    words: [
      /\b(?:army|military|navy|marines?|air force|soldiers?|deploy(?:ed|ment|s|ing)?|boot ?camp|basic training|conscript(?:ion|ed)?|national service|military service|enlist(?:ed|ing)?|barracks|veterans?|reservist)\b/u,
    ],
    unless:
      /\b(?:killed|died|kia|wounded|missing in action|ptsd|suicid\w*|salvation army|navy blue|bts|kpop|aqua|marine biolog\w*|dog|fitness boot ?camp|war crimes)\b/u,
    tries: [
      'my boyfriend is deployed for 7 months and calls are 5 minutes a week',
      'son enlisted in the army without telling us, leaves in 3 weeks',
      'i start basic training on monday and im scared of the shouting',
      'left the military after 12 years and civilian jobs feel like a joke',
      'should i join the navy to get out of my town',
      'boyfriend is in the army',
      'my deployment got extended',
      'we got married in a hurry in april because of the papers, and now my husband is in the navy and i cook for one',
      'how do i write to my son in boot camp, what does he want to hear',
      'should i do military service or refuse, i turn 18 in june',
      'my wife is a soldier and im at home with the twins, people laugh',
      'is it normal that he is so cold after deployment',
      'im a veteran and cant stand supermarkets, nobody gets it',
      'i try to be strong when we talk because the calls are so short and the line is bad, he is deployed until march and our baby walks',
    ],
    says: {
      told: "Military life is mostly waiting and missing, on both ends, so give it small fixed points. Those at home: letters or short voice messages on set days, ordinary news, the dog, the neighbor's fence. Those going in: sleep when you can, do what's said, find one ally in the first week; the shouting is theater with a purpose. Those coming out: give it a year, and find others who served.",
      should:
        "Join if you'd still want the daily life, the orders, the distance, on a dull Tuesday, and not only to get away. Talk to two people who left in the last five years and not only to the recruiter. Read what you sign: length, trade, what's guaranteed. If escape is the main reason, look at one other way out first. If it's compulsory, ask an independent advice service what refusing would mean.",
      normal:
        "It's normal to be proud and angry and lonely in the same hour. Those at home get strong and then feel strange when the other is back; those back feel like guests in their own kitchen. Give every homecoming a few slow weeks. If nightmares or rage stay, veterans' and family services know this well.",
      will: "I can't see how a posting goes, and won't pretend to. What helps it hold is regular contact, even tiny, and a date or plan to look toward. Agree beforehand what a missed call means, namely nothing. That one sentence saves a lot of bad nights.",
    },
  },
  {
    id: 'internship',
    words: [
      /\b(?:intern(?:s|ship|ships|ed|ing)?|work experience placement|trainee(?:ship)?|praktikum|work placement)\b/u,
    ],
    unless: /\b(?:internal|intern doctor|rejected|rejection|crush|kiss\w*)\b/u,
    tries: [
      'unpaid internship for 6 months and i mostly make coffee',
      'im an intern and my boss doesnt know my name after 5 weeks',
      'got the internship at the museum!!',
      'should i take an unpaid internship or keep my bar job',
      'our intern is on tiktok all day and i have to supervise her',
      'my internship is useless',
      'intern and already exhausted',
      'i moved to brussels for it, sleep on a couch and eat rice, and all i do in this internship is stapling',
      'how do i ask if they will keep me after the internship',
      'is it ok to leave an internship early, they are rude to me',
      'my daughter cant find an internship for school and its due in a week',
      'im a 34 year old intern, career changer, and i fetch the lunch',
      'our intern cries when i correct her, how do i do it better',
      'they told me i would learn so much and maybe stay on, and its week ten and im still the one who orders the lunch, unpaid internship',
    ],
    says: {
      told: "An internship pays out in two things, something to show and someone to vouch for you, so go and get both. Ask for one small task of your own: \"Could I do this start to finish, and you look at it on Friday?\" Collect samples, and coffee with two people whose job you'd like. If you're the one supervising, give that same single task with a date. Unpaid and endless isn't training.",
      should:
        "Take it if it's short, you'd learn something you can't elsewhere, and rent is covered; otherwise ask for pay, fewer days, or keep your paid job and look on. Speak to a former intern first: did it lead anywhere? A free half year for making coffee rarely does.",
      normal:
        "Common, yes: weeks of coffee, copies and nobody knowing your name. Mostly no one has planned for you, it's not contempt. Interns who ask for a task get one far more often than you'd think. Leaving early is all right if you're treated badly. If it's full work for no money, a student advice office can look at it.",
      glad: "Good for you, that's a foot in a door you wanted. Write down three things you'd like to have seen by the end and show the list in week one; hardly anyone does that, and it works. Keep a short diary of what you did. You'll need it for every application after.",
    },
  },
  {
    id: 'apprenticeship',
    words: [
      /\b(?:apprentic(?:e|es|eship|eships)|ausbildung|azubi|journeyman|vocational training|trade school|learning a trade)\b/u,
    ],
    unless: /\b(?:magic|witch|sorcerer|the apprentice)\b/u,
    tries: [
      'second year apprentice electrician and all i do is sweep',
      'my master calls me useless in front of customers, im an apprentice baker',
      'should i drop out of my apprenticeship with one year left',
      'starting an apprenticeship at 31 with people of 17',
      'my son wants to quit his apprenticeship because of getting up at 4',
      'hate my apprenticeship',
      'apprentice pay is a joke',
      'my grades were bad, nobody believed in me, and now i have an apprenticeship as a carpenter and its the first thing im good at',
      'the journeyman throws tools at me, do i tell the school',
      'can i change the company in the middle of my apprenticeship',
      'is trade school worth it or should i go to university',
      'how do i get through three years as an apprentice hairdresser with this boss',
      'my daughter is the only girl in her ausbildung and they make jokes',
      'my parents wanted me to study but i like working with my hands and everybody there was nice at first, now im in my second year of apprenticeship and want out',
    ],
    says: {
      told: "An apprenticeship is usually worth carrying to the certificate, though not at any price, and it can often be finished at another firm. If it's all sweeping, write down a week of tasks and hold it next to the training plan; the chamber or vocational school has advisers exactly for that. If tools are thrown, or you're insulted or touched, tell the school, the chamber or your parents this week, with dates. Nobody has to earn a trade that way.",
      should:
        "Tell the school or chamber at once if anybody throws things, hits or humiliates you; otherwise, with a year or less to go, lean toward finishing, perhaps at another firm. A trade is worth having if you like making things, and the certificate outlasts the boss. If it makes you ill or the work's simply wrong for you, talk to the adviser first and then stop. Sign no mutual ending before that talk.",
      normal:
        "Sweeping is normal in the first months; being called useless in front of customers, or jokes at your cost every day, isn't training. Starting later than the others is a plus with most masters, even if it feels odd at lunch. You know how to get up in the morning, and they notice.",
      say: 'To the boss: "According to the plan I should be doing installations this year. Could I do the next one with you watching?" If you get insulted: "Tell me what\'s wrong with the work and I\'ll fix it. Please not in front of customers." Then note the day.',
    },
  },
  {
    id: 'one-client-freelance',
    words: [
      /\b(?:freelanc(?:e|er|ers|ing)|self ?-?employed|independent contractor|1099|sole trader|gig contract)\b/u,
    ],
    tries: [
      'im freelancing for one client and if they leave im dead',
      'as a freelancer my only client pays after 60 days and asks me to come to the office daily',
      'should i go freelance or keep my job',
      'freelance client hasnt paid the invoice since july',
      'they want me as an independent contractor with fixed hours and a boss',
      'freelancing is so unstable',
      'going self employed, scared',
      'the steady job felt like a cage, so in january i went freelance with two clients, and now one is gone and it is only june',
      'how do i find a second client as a freelance illustrator',
      'my freelance client wants a fifth revision for free',
      'im self employed and havent had a real holiday in four years',
      'is it smart to go freelance with a baby on the way',
      'my husband is a freelancer and never knows what comes in next month',
    ],
    says: {
      told: "Freelancing stands or falls with a second client, so give that two hours a week even when you're full, above all then. Ask your current one for shorter payment terms and part of the fee up front; that's usual. If you've got fixed hours, a desk and a boss, it may legally be employment, and a free advice office or a freelancers' association can check it. Put a slice of every payment aside for tax.",
      should:
        "Go freelance when you have two people who'd pay you and three months of costs saved; before that, try it beside your job if your contract allows. Stay employed if the chasing, the invoices and the empty weeks would cost you more sleep than a boss does. It isn't a question of courage.",
      say: 'For late money: "Invoice 14 was due on the first. Please pay by Friday; I\'ll start the next part once it\'s in." For better terms: "From January I work with 30 percent up front and 14 days." Businesslike and short. People who value you rarely blink.',
      will: "No promise from me there. It depends on whether a second and third client come before the first one goes, and on some money set aside. Ask your best client for two introductions this month; that's the likeliest door, and it costs one mail.",
    },
  },
  {
    id: 'lazy-colleague',
    words: [
      COLLEAGUE,
      /\b(?:lazy|laz(?:iest|iness)|does(?:nt| not)? (?:nothing|do (?:anything|his|her|their|shit|any|a thing))|does nothing|slack(?:s|er|ing) ?(?:off)?|never (?:does|helps|works)|on (?:his|her|their) phone|pull (?:his|her|their) weight|(?:do|doing|did) (?:all )?(?:his|her|their) (?:work|job|tasks)|always late|leaves early|incompetent|useless|cant do (?:his|her) job)\b/u,
    ],
    unless: /\b(?:sick|ill|wrong person|texted|gossip\w*)\b/u,
    tries: [
      'my coworker is so lazy, she watches netflix and i do 80 calls',
      'a colleague leaves early every day and the boss loves him',
      'im doing all her work because my teammate is on her phone',
      'should i tell my manager that my coworker does nothing',
      'lazy coworker, boss is blind',
      'my colleague does nothing all day',
      'im in at seven, i do the deliveries and the till and the shelves, and my workmate comes late and is on his phone until lunch',
      'how do i tell a teammate to pull her weight without drama',
      'why does the boss not see that my coworker is useless',
      'she goes for coffee four times and i end up doing her job, my desk mate',
      'is it snitching to say that a colleague slacks off when the manager is away',
      'a guy at work is incompetent but charming so nobody minds',
      'i dont want to be that person and i know he has stuff going on at home, but for months now my coworker does nothing and i carry it all',
    ],
    says: {
      told: 'Stop rescuing a lazy colleague quietly, because as long as you catch it, nobody above can see it fall. Split tasks by name in writing: "I take A and B, you take C, due Thursday." If C isn\'t done, leave it undone and say so neutrally. To the boss, talk about work and not character: "I\'ve covered these four things. How do you want it from now on?"',
      should:
        'First one direct word to the colleague, then the boss, and only about what lands on you. "I can\'t do my part and C as well" gets heard; "she\'s lazy" sounds like a quarrel. If it doesn\'t touch your work at all, I\'d let it be, annoying as it is.',
      normal:
        "You're not petty; unequal effort for equal pay gets under anyone's skin. Just keep in mind you see one slice: there may be an arrangement, an illness or a different task list. That's why it helps to argue from your own load, which you know exactly.",
      say: '"I need C from you by Thursday, or I can\'t send it. Can you do that?" And if it slips: "It\'s open, so I\'ve told them it\'s coming from you." No sigh, no joke. To the boss: "These are the tasks I took over. Which ones should I keep?"',
    },
  },
  {
    id: 'colleague-earns-more',
    words: [
      /\b(?:(?:earns?|earning|makes?|making|paid|gets?|getting|salary) (?:\w+ ){0,5}more (?:money )?than (?:me|i|us)|(?:less|lower) (?:pay |salary |money )?than (?:my |the |a |all |him|her|them)|pay(?:s|ing)? (?:\w+ ){1,3}more than (?:me|i|us)|pay gap|paid less|found out what (?:\w+ ){0,3}(?:earns?|makes|gets paid)|unequal pay|equal pay)\b/u,
      /\b(?:co[- ]?workers?|colleagues?|new (?:guy|girl|hire|person|one)|work|job|boss|team|office|company|same (?:job|work)|men|man|guys?|salary|equal pay|unequal pay|pay gap|they|he|she)\b/u,
    ],
    unless:
      /\b(?:family|for my dad|husband|wife|boyfriend|girlfriend|partner|my (?:brother|sister|friend)|weigh\w*|train\w*)\b/u,
    tries: [
      'found out my coworker earns 600 more than me for the same work',
      'the new hire makes more than me and i have been here 7 years',
      'im a woman and paid less than the men on my team, saw it in a spreadsheet',
      'should i tell my boss that i know he earns more than me',
      'new guy earns more than me',
      'paid less than the men',
      'i taught her everything from the passwords to the coffee machine and then i saw by accident on the printer that my new colleague makes 500 more than me',
      'how do i bring up unequal pay without getting her in trouble',
      'is it allowed to talk about pay at work, i found out he gets more than i do',
      'why is my salary lower than my colleagues, same job, same title, im 38',
      'they pay the temps more than us and we have to show them the work',
      'my coworker told me drunk what she earns and its way more than me',
    ],
    says: {
      told: "Use what you learned about the pay as a measure and not as an accusation. Don't say who or how; say \"I've looked at what this role pays, here and elsewhere, and I'm clearly below. I'd like to get to X by March.\" If it looks like unequal pay between men and women for the same work, an equality office or union can advise you for free. In many countries you're allowed to talk about pay, too.",
      should:
        'Ask for more, yes; name the colleague, no. It drags somebody in who did nothing wrong and turns the talk to how you found out. Market figures and your own results carry it. If you get no movement by a set date, the outside market is where such gaps usually close.',
      why: "Mostly because new people are paid today's price and loyal ones yesterday's price plus a bit. Sometimes it's better haggling, sometimes plain unfairness. From outside you can't tell. Asking \"How is pay for this role set?\" is a fair question, and a good employer can answer it.",
      normal:
        "It's a punch, and of course it is: you were content until you saw the figure. That doesn't make you envious. Let two nights pass, so that it becomes a number and not a wound, and then book the talk. Keep liking the colleague if you can; they only said yes to an offer.",
    },
  },
  {
    id: 'new-manager',
    words: [
      /\b(?:(?:im|i am|became|become|becoming|made me|now) (?:the |a |an |their |her |his )?(?:new )?(?:boss|manager|supervisor|team ?lead(?:er)?)(?: of| now| for|$)?|first time (?:manager|boss)|new manager myself|manag(?:e|ing) (?:a team|people|my (?:old |former )?(?:friends|colleagues|team|staff)|older)|my (?:team|staff|employees?|direct reports?) (?:\w+ ){0,4}(?:dont|doesnt|ignore|hate|laugh|wont|respect|resent)\w*|(?:friend|co[- ]?worker|colleague|she|he) (?:is now|became|got promoted (?:and is|to)) my (?:new )?(?:boss|manager|supervisor))\b/u,
    ],
    unless:
      /\b(?:fire someone|let (?:\w+ )?go|scared|half my age|younger|2\d|crush|in love|screams?|yell\w*|take the promotion|offered)\b/u,
    tries: [
      'im the new manager of people i used to get drunk with and nobody listens',
      'my best work friend is now my boss and its so weird',
      'my team ignores everything i say in the new system',
      'how do i manage people who are older and know more',
      'i am now their boss',
      'first time manager, so lost',
      'last month we still complained together in the smoking corner, and since the first of may im the team lead and they stop talking when i come',
      'how do i get respect as a small quiet woman, im the new supervisor in a garage',
      'my staff dont listen to me, should i be stricter',
      'is it normal to feel lonely after becoming a manager',
      'my former friend is now my boss and she enjoys it too much',
      'how do i tell my employees that they talk too much, my team wont work when im out',
    ],
    says: {
      told: 'Leading people you know, or being led by someone who was beside you, goes best when the odd part is said out loud once: "This is strange for both of us. At work I\'ll decide some things, and I still want your honesty." If you lead now, keep to few clear rules and ask each person alone what gets in their way. If a friend leads you, keep the friendship for after work.',
      how: "In the first month, ask each person two things alone: what works here, and what would you change? Fix one small thing quickly; it buys trust. Say what you decide and why, and don't apologize for deciding. With people who know more: \"You're the expert on this. I need your view by Wednesday, then I'll choose.\"",
      normal:
        "Feeling lonely and fake in that chair is normal, and so is missing the old jokes. When the talk stops as you enter, that's the role and not you. Friendships can survive it if they move out of the building. It takes about half a year to settle.",
      say: 'For a team that drifts: "I hear you don\'t like the new system. It stays. Tell me the two worst points and I\'ll work on those." For an old friend: "I\'d hate to lose you over this job. Tell me when I\'m being strange." For a doubter, alone: "What would you need from me to get behind it?"',
    },
  },
  {
    id: 'left-out-at-work',
    words: [
      /\b(?:exclud(?:e|es|ed|ing)|left out|left me out|leave me out|not invited|didnt invite|never invite[ds]?|ignor(?:e|es|ed|ing) me|no ?(?:one|body) (?:\w+ )?(?:talks|speaks|says|sits|likes|invites|asks)|no friends|eat(?:s|ing)? (?:lunch )?alone|lunch alone|clique|outsider|dont fit in|not fit(?:ting)? in|lonely|give(?:s)? me the silent)\b/u,
      /\b(?:at work|co[- ]?workers?|collea?gues?|office|my team|workplace|my job|new job|break ?room)\b/u,
    ],
    unless:
      /\b(?:from home|wfh|remote|night ?shifts?|first (?:day|week)|wedding|my notice|retir\w*)\b/u,
    tries: [
      'my coworkers go for lunch together and never invite me',
      'i have no friends at work after two years, is something wrong with me',
      'left out of the office group chat, found out by accident',
      'nobody talks to me in the team since i reported the overtime thing to my job',
      'i eat alone in my car because i dont fit in with my colleagues',
      'nobody talks to me at work',
      'excluded by my colleagues',
      'everyone in my office is around 25 and goes climbing on thursdays, im 47 with a bad knee and i always eat alone',
      'why do they go quiet when i come in, my coworkers ignore me since summer',
      'they all had a barbecue and i was not invited, i saw the photos at work',
      'is it weird to be lonely at a workplace with 200 people',
      'how do i fit in when my team is a clique since school',
      'my colleague invites everybody for her birthday but left out me and the cleaner',
      'its a small thing and im a grown woman but i went home and cried about it, they all went for pizza and nobody asked me, my colleagues left me out',
    ],
    says: {
      told: "Being left out at work hurts like being left out at school, only with rent attached. Don't go for the whole group; pick the one friendliest face and ask something small: \"I'm getting coffee, want to come?\" Once a week, same person, no big talk. If it's plainly on purpose, chats, meetings, information you need, then it's a work matter, and your boss should hear the facts with dates.",
      normal:
        "Nothing's wrong with you. Groups at work are mostly habit: the same four went to lunch before you came, and nobody thought further. Plenty of people also have no friend there and a full life outside. If you want one, start with one person and not the table.",
      why: "From outside nobody can say for sure. Often it's plain habit, sometimes shyness on both sides, sometimes one person sets the tone. Test it kindly: invite one of them for a coffee. A yes tells you it was habit. If three small tries fall flat, put your energy into people outside.",
      say: '"Are you going to lunch? Mind if I come along?" It feels like a leap and sounds like nothing. For the chat: "I think I\'m not in the group, could somebody add me? I keep missing the plans." Light tone, as if it were a slip, which it may well be.',
    },
  },
  {
    id: 'bullied-at-work',
    words: [
      /\b(?:bull(?:y|ies|ied|ying)|mobb(?:ing|ed)|harass(?:ed|es|ing|ment)?|toxic|hostile|discriminat\w*|racist|sexist|inappropriate (?:comments?|jokes?)|(?:comments?|jokes?) about my (?:body|weight|accent|skin|religion|breasts?|looks|age)|picks on me|mock(?:s|ed|ing)?|make(?:s)? fun of (?:me|my)|groped?|handsy|touch(?:es|ed|ing) me)\b/u,
      WORK,
    ],
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|ex|relationship|my (?:mother|father|mom|mum|dad|family|parents)|marriage|gossip|rap(?:e|ed)|assault\w*|my (?:son|daughter|kid|child)|school|positivity|construction|suicid\w*)\b/u,
    tries: [
      'im being bullied at work by two women who copy how i talk',
      'toxic workplace, three people left this month and i have stomach pain every monday',
      'my boss makes jokes about my accent in front of clients',
      'a manager keeps touching me on the back at the office',
      'should i report the harassment to hr or will it get worse at my job',
      'being bullied at work',
      'my workplace is toxic as hell',
      'im the only foreigner in the kitchen team and they mock my accent at work every day and laugh when i dont understand',
      'my coworker makes comments about my weight and everyone giggles',
      'what can i do against mobbing, my boss is part of it',
      'he keeps making sexist jokes in the office and says im too sensitive',
      'is it harassment if my manager asks about my sex life',
      'since i came out at work two colleagues make fun of me behind the counter',
      'i used to be a cheerful person and my friends say they dont recognize me anymore, it started when the new one came, im being bullied at work',
    ],
    says: {
      told: "What's being done to you there isn't a matter of thick skin, and you don't have to solve it alone. Start a dated list tonight, kept at home: what was said or done, who saw it. Tell one person you trust, and get advice outside the firm before or alongside HR: a union, an equality body or a free workplace helpline. If you're ever afraid for your safety, leave first.",
      should:
        "Yes, I'd report it, prepared: dates, witnesses, in writing, and after a talk with a union, an equality office or a free legal helpline, so you know your protection. Keep copies at home. If HR is part of the problem, go outside directly. You don't have to decide today, but do start the list today.",
      normal:
        "No, it isn't normal and you're not too sensitive. If your stomach turns on Sunday, it has noticed something your head keeps excusing. A joke is only one if you can laugh too, and a hand on your back needs your yes. Describe it to somebody outside; their face will tell you.",
      say: '"Don\'t touch me." "Don\'t talk about my accent." Short, level, no smile, then look away; it needs no reason. In writing afterward: "Today at ten you said this. I\'ve asked you to stop." That mail is evidence and often works by itself. If it feels unsafe, skip it and go straight to outside help.',
      why: "Nobody can see into people who do that; often it's power, habit or a place that lets them. It's rarely about anything you did, so don't search yourself for the cause. What matters is that someone higher up hears of it with dates. Places that let it run usually lose people, and not the worst ones.",
    },
  },
  {
    id: 'cried-at-work',
    words: [
      /\b(?:cr(?:y|ied|ying|ies)|tears|sobb?(?:ed|ing)|teared up|broke down|panic attacks?)\b/u,
      /\b(?:at work|in the office|in front of (?:my |the |a )?(?:boss|manager|team|co[- ]?workers?|colleagues?|clients?|customers?|everyone)|in a meeting|in the meeting|at my (?:desk|job)|work (?:toilet|bathroom)|before work|office (?:toilet|bathroom))\b/u,
    ],
    unless:
      /\b(?:nurse|icu|ward|teacher|died|death|funeral|miscarr\w*|maternity|mat leave|quit|every sunday|baby)\b/u,
    tries: [
      'i cried in front of my boss today and want to disappear',
      'cry in the office toilet almost every day at 3',
      'had a panic attack at work behind the counter',
      'is it unprofessional that i teared up in a meeting',
      'cried at work today',
      'panic attack in the office',
      'i thought i had it under control after the divorce, but then someone asked a normal question about lunch and i broke down in front of my team',
      'how do i stop crying when my boss criticizes me at work',
      'is it embarrassing to cry in front of customers, it was about a returned kettle',
      'my eyes tear up in every feedback talk, teared up again in front of the manager',
      'she found me crying in the work bathroom and told everybody',
      'i cry before work every morning in the parking lot, why',
      'it was not even a big thing, just one sentence about a date in a file, and i stood there and cried in front of my manager',
    ],
    says: {
      told: 'Crying at work feels like a catastrophe to the one who does it and like a human being to nearly everyone who sees it. If others saw, one line tomorrow closes it: "Yesterday was a lot. I\'m fine to work, thanks." Then look at what tipped it: once is a bad day, every day is a message about the load or the place. Panic attacks or daily tears deserve a doctor\'s appointment this week.',
      normal:
        "It's far more common than offices let on, and it isn't unprofessional; it's what pressure does when it finds no other door. Once or twice a year, let it go. If it's most days, the question isn't how to hide it better, it's what has to change. A doctor can help you sort out which.",
      say: 'To your boss: "I got emotional yesterday. The point itself still stands, and I\'d like to talk about it calmly." To kind colleagues: "Thanks, I\'m better. I\'d rather not go into it." Neither needs an apology. In the moment: "Give me five minutes", and cold water on the wrists.',
    },
  },
  {
    id: 'late-for-work',
    words: [
      /\b(?:late (?:for|to) (?:work|my shift|the office|my job|a shift)|oversle(?:ep|pt|eping)|missed (?:my|a) shift|forgot (?:my|i had a) shift|no call no show|always late at work|cant get up for work)\b/u,
    ],
    unless: /\b(?:church|wedding|date|separate|school|exam|flight|class|train to work)\b/u,
    tries: [
      'overslept and missed my shift, 11 calls from my manager',
      'im late for work three times a week and i dont know why i cant change it',
      'forgot i had a shift on sunday and they were alone in the shop',
      'will they fire me for being late to work again',
      'late to work again, ugh',
      'slept through my alarm, missed my shift',
      'the baby was up all night, the car wouldnt start and the bridge was closed, and now im late for work the third time and he wont believe me',
      'how do i stop oversleeping, i have five alarms',
      'my boss locked me out because i was four minutes late for my shift',
      'what do i text my manager when i overslept',
      'did a no call no show because i was too anxious and now im afraid to go back',
      'is it a sacking reason if you are always late to work but stay longer',
      'overslept again, boss furious',
    ],
    says: {
      told: "When you've been late or missed a shift, call before they call again, and keep it to three parts: \"I'm late, and it's my fault. I'll be there at ten and can stay longer tonight.\" No story. Then change the mechanics and not your character: alarm across the room, clothes laid out, shifts in the phone with two reminders. If you can't wake up for weeks despite enough sleep, let a doctor look at it.",
      will: "Once seldom costs a job; the third time in a month may, and it depends on your contract and how you handle today. Bring a fix before you're asked for one: a later start, another bus, a swap of the early shift. Bosses forgive a plan more readily than a promise.",
      why: "Usually it's one of three: too little sleep, a morning with too many steps, or a job you'd rather not arrive at. You can test it: are you on time for things you like? If so, look at the job. If not, move bedtime by forty minutes and prepare everything at night for two weeks.",
      say: "\"I overslept, it's my fault, and I'm on my way. I'll be there at twenty to.\" And later, face to face: \"That was bad for the team. I've set it up so it won't happen again, and I'll take the next early one.\" Then be early for three weeks.",
    },
  },
  {
    id: 'hate-my-job',
    words: [
      /\b(?:(?:hate|hating|dread(?:ing)?|despise|cant stand|sick of|tired of|fed up with|stuck in|trapped in|miserable (?:in|at)|done with|unhappy (?:in|at|with)|stay in|dead ?end|soul sucking|not happy (?:in|at|with)) (?:going to |my |this |the |a )*(?:\w+ )?(?:job|work|career|office|company)|sunday (?:scaries|dread|blues)|sunday (?:evening|night)s? (?:\w+ ){0,8}(?:mondays?|work|job)|dread(?:ing)? (?:monday|mondays|work)|dead ?end job|hate mondays)\b/u,
    ],
    unless:
      /\b(?:rota|roster|schedule|shifts?|quit(?:ting)?|resign\w*|first job|teacher|nurse|cashier|call cent(?:er|re)|house ?work|home ?work|job ?(?:hunt|search)\w*|works? out|bullied|toxic)\b/u,
    tries: [
      'i hate my job but it pays the mortgage and im 44',
      'every sunday evening my stomach turns because of monday',
      'stuck in a dead end job at an insurance office for 9 years',
      'im so sick of my job i fantasize about breaking a leg',
      'is it normal to dread work this much',
      'i hate my job',
      'sunday scaries again, every week',
      'on paper its perfect, good pay and a parking space and nice colleagues, but i sit in the car ten minutes each morning because im dreading work',
      'is it normal to be unhappy at work at 26 already',
      'how can i hate a job that everyone envies me for',
      'why am i so miserable at work when nothing is really wrong',
      'how do you stay in a job you hate for the insurance',
      'im fed up with this job, 13 years of excel and yellow walls',
      'my family thinks i have made it with the car and the title and the lunch card, and i dont dare to tell them that i hate my job',
    ],
    says: {
      told: "When a job turns your stomach, first find out which part does it: the tasks, the people, the hours, or that nothing moves. Keep a tiny log for two weeks, one line a day on the worst hour. If it's one thing, that can be asked for or moved. If it's all of it, start an exit with no drama: one hour on Saturdays for CV and calls. It makes Monday lighter.",
      normal:
        "A sigh on Sunday is normal. Stomach pain, no sleep, daydreams of a broken leg so you can stay home: that's common too, but it's a sign and not a mood. Take it as seriously as a noise in the car. If it's there on holiday as well, talk to a doctor.",
      should:
        "Leave, with a plan: set a date some months off, put money aside, and look while you're still paid. Stay a while longer if one change, another team, fewer hours, a new boss due in spring, would really do it. What I wouldn't do is decide nothing for another year.",
      why: "Often it's less the work than having no say: over the pace, the people, the point of it. Or you've outgrown it, and boredom feels like hate. Your two-week log will show it more honestly than thinking does. Look for the hour that's still all right; that's what to search for elsewhere.",
    },
  },
  {
    id: 'bored-at-work',
    words: [
      /\b(?:bor(?:ed|ing|edom)|bore ?out|nothing to do|no (?:tasks|work to do)|pretend(?:ing)? to (?:work|be busy)|stare at the (?:clock|screen)|underchallenged)\b/u,
      /\b(?:work|job|office|desk|shift|boss|company|colleagues?|co[- ]?workers?)\b/u,
    ],
    unless:
      /\b(?:relationship|sex|husband|wife|boyfriend|girlfriend|unemployed|retired|factory|warehouse|after depression)\b/u,
    tries: [
      'so bored at work i learned the names of 40 flags',
      'i have nothing to do in my office job and get paid well, feels awful',
      'pretending to be busy at my desk is more tiring than working',
      'should i tell my boss that i have no work to do',
      'bored to death at work',
      'nothing to do at the office',
      'they pay me well, i have a view over the harbour and a fancy chair, and i spend six of eight hours at work pretending to be busy',
      'is it normal to have an office job where you have nothing to do',
      'my job is so boring i count trucks out of the window',
      'should i leave a boring but safe job at 35',
      'how do i survive the last hour of my shift, i stare at the clock',
      'why do i feel so tired when im bored at my desk all day',
      'please dont laugh because other people would love to have this problem, but im at work eight hours a day and i have nothing to do',
    ],
    says: {
      told: 'Boredom at work is tiring for real, because acting busy takes effort and leaves nothing behind. Try one round of asking, with a proposal in it: "I\'ve got room. I could take over the newsletter or tidy up the data, which helps more?" If nothing comes, use the hours openly for something that counts as training. And if it stays empty for months, look around; empty posts get noticed one day.',
      should:
        'Tell your boss, yes, but bring a task and not just the news that you\'re idle. "I could take this on" makes you useful; "I have nothing to do" can make you spare. If your firm is cutting posts right now, find yourself a visible project first. If it stays empty for half a year, lean toward leaving, once the next contract is signed.',
      normal:
        "It sounds like luxury and feels like wasting away, so yes, it's normal to suffer from it. People need to see something come of their day. You aren't ungrateful. Learn one thing in those hours that your next employer would pay for, and the time is yours again.",
    },
  },
  {
    id: 'impostor',
    words: [
      /\b(?:impost[eo]r(?: syndrome)?|(?:feel|feeling|felt) like (?:a|an) (?:fraud|fake)|find out (?:that )?im (?:a fraud|a fake|faking|not (?:good|smart))|not good enough (?:for|at) (?:my|this|the) job|dont deserve (?:my|this|the) (?:job|position|promotion)|no idea what im doing at (?:work|my job))\b/u,
    ],
    unless: /\b(?:just promoted|among us|instagram account|scam)\b/u,
    tries: [
      'impostor syndrome is eating me, everyone in the team is smarter',
      'i feel like a fraud in my job and wait for the day they notice',
      'i have no idea what im doing at work and they keep praising me',
      'will the imposter feeling ever stop, im 51 and head of department',
      'i feel like a fraud',
      'impostor syndrome, new role, help',
      'they picked me over forty people with better degrees and now i sit in those meetings and wait until they find out im a fake',
      'does everyone have imposter syndrome or only women',
      'i dont deserve this job, i just talk well',
      'my wife says im a great doctor and i still feel like a fraud',
      'how do i get rid of feeling like a fake at 29 in a lab full of phds',
      'is it normal to think im not good enough for my job after ten years',
    ],
    says: {
      told: 'Feeling like a fraud at work is mostly a sign that you know what you don\'t know yet; real frauds sleep well. Start a file called "done" and put one line in it each Friday: what you solved, who said thanks. Read it before the next scary meeting. And try saying "I don\'t know, I\'ll find out by tomorrow" once this week. You\'ll see that nobody falls off their chair.',
      normal:
        'So normal that half the people you admire at work have it, department heads included. You see your own doubts from inside and everyone else\'s polished outside. It tends to come with new tasks and fade with the third repeat. Ask a colleague you trust; you\'ll probably hear "you too?"',
      will: "It usually gets quieter and doesn't fully leave, since each new step wakes it up. What it depends on is evidence: the more you note what worked, the less room it has. Many people end up treating it like stage nerves, unpleasant, familiar, and no reason to cancel.",
      why: "Because you measure your whole inside against other people's best ten minutes. It's strongest where feedback is rare and when you came by an unusual road. Praise doesn't cure it, since you explain it away; facts do. Write down what you did, with numbers, and let those argue for you.",
    },
  },
  {
    id: 'burnout',
    words: [
      /\b(?:burn(?:ed|t|ing)?[- ]?out|burnout|completely (?:drained|exhausted) (?:from|by|at|after) (?:my )?(?:work|job)|overwork(?:ed)?|work(?:ing)? myself to death|too much work|drowning in work|workload|(?:job|work) (?:related )?stress|stress(?:ed|ful)? (?:at|from|about|because of|job|work)|work is (?:\w+ )?(?:stress\w*|killing me|too much)|exhausted (?:from|by) (?:my )?(?:work|job))\b/u,
    ],
    unless:
      /\b(?:back (?:to|at) (?:my |the )?(?:work|job|office)|return(?:ing)? to work|nurse|nursing|teacher|husband is a workaholic|clutch|tires?|job of two|same pay|creative|gym)\b/u,
    tries: [
      'i think im burnt out, i stared at one email for 40 minutes',
      'how do i know if its burnout or just a bad month',
      'drowning in work and my boss says prioritize',
      'my workload doubled and i wake up at 4 with lists in my head',
      'work stress gives me hives and my phone doesnt stop',
      'burned out and still working',
      'work is killing me slowly',
      'first it was only the headaches, then i forgot my own pin at the supermarket, and my sister says its burnout from the job',
      'my husband is overworked and snaps at the kids for breathing',
      'how do i tell my boss that i have too much work without sounding weak',
      'can you get burnt out at 24, i started only two years ago',
      'i cant relax on weekends because of work stress, my jaw hurts',
      'should i see a doctor for burnout or will they replace me',
      'i sleep nine hours and wake up tired, i forget words and cry at adverts, and my friend from the choir says it looks like burnout',
    ],
    says: {
      told: 'When work has drained someone this far, the first step is less, not better organized. Make an appointment with a doctor this week if sleep, stomach or joy have been gone for a while; that\'s what sick leave is for. At work, put the list in front of your boss: "These are twelve things, I can do seven well. Which seven?" And tonight, one hour with no screen and no usefulness at all.',
      how: "A bad month gets better after a free weekend; the deeper kind doesn't. If two days off change nothing, if you've gone cynical, forgetful or numb, or wake at four for weeks, let a doctor look, since other things can feel the same. Nobody can tell from a list on a phone, me included.",
      normal:
        "Common, yes, and above all in people who are reliable. But it isn't a state to get used to. Staring at one email for forty minutes isn't laziness, it's an empty battery. Treat it like one: unplug things first. A doctor is the right person to say how empty.",
      should:
        "Yes, take it seriously now and not after the next deadline. See a doctor, cancel one obligation a day this week, and tell your boss in numbers what's too much. I wouldn't resign in this state if you can avoid it; decisions made rested tend to be better ones.",
      will: 'It does get better for most people, slowly, over months and rarely in a straight line. It depends on real rest, on help from a doctor or counselor, and on something at work actually changing. Going back to the identical load is what brings it back. So plan that part too.',
    },
  },
  {
    id: 'overqualified-or-too-old',
    words: [
      /\b(?:overqualified|too old|my age|over (?:40|50|55|60)|(?:im|at|i am|age) (?:4[5-9]|5\d|6[0-4])|ageism|age discrimination|no ?one hires (?:people|someone) (?:over|my age))\b/u,
      /\b(?:(?:find|get|new|another|look(?:ing)? for|no|any|a) (?:\w+ )?(?:job|work)|hire[ds]?|hiring|appl(?:y|ied|ications?|ying)|interviews?|unemployed|job market|job ads?|employers?|overqualified)\b/u,
    ],
    unless:
      /\b(?:retir\w*|boss is|manager is|laid off|made redundant|mortgage|two jobs|abroad|gap)\b/u,
    tries: [
      'im 57 and every job ad wants a young dynamic team player',
      'they said im overqualified for the reception job, i just want to work',
      'too old to get hired at 52 after the plant closed, 70 applications',
      'will anyone give me a job at 61',
      'too old to get hired',
      'overqualified, they always say',
      'i ran a shop with nine people for twenty years, i know how to work, and at 56 nobody even invites me for an interview, is it my age',
      'my mom is over 50 and looking for work, they smile and never call',
      'how do i hide my age in job applications',
      'im 49 and apply against kids who cost half, what do i do',
      'is it too late to find a new job at 60 in a small town',
      'why is being overqualified a bad thing, i would sweep the floor',
      'they are always friendly on the phone until they hear the year i was born and then its suddenly filled, am i really too old to be hired',
    ],
    says: {
      told: "Age gets held against people in hiring, quietly, so go where you're met in person before you're read as a birth year. Trim the CV to the last fifteen years, no birth date where that's allowed, and put one recent course on top. Say the fear out loud for them: \"I'm staying, I learn quickly, and I'm not after your chair.\" Small firms, public bodies and old contacts hire experience most.",
      will: "I can't promise that, but people in their fifties and sixties do get hired every week, mostly through somebody who knows their work. It takes longer than at thirty. It depends on field and place, and on twenty people knowing exactly what you're after. Job centers often have subsidies for older hires; ask.",
      say: 'To "overqualified": "I\'ve done the big jobs. Now I want this one, near home, done well, and I\'d stay." To the age worry: "I plan to stay for years. How long does the average person stay here?" With a smile, it\'s a good argument.',
      normal:
        "You're not imagining it and you're not finished. It's bitter to be told you're too much and too late in the same month. The trick is to stop competing in the big anonymous pile, where age shows first, and to go through people, where reliability does.",
    },
  },
  {
    id: 'career-change',
    words: [
      /\b(?:career ?change|chang(?:e|ing) (?:my )?(?:careers?|professions?|fields?)|switch(?:ing)? (?:careers?|professions?|fields?|to (?:it|nursing|teaching|coding))|start(?:ing)? over (?:at|in) (?:work|my career|a new (?:field|career))|retrain(?:ing)?|new career|(?:which|what) (?:career|profession|job) (?:\w+ ){0,4}(?:me|suits?|fits?|right|choose|best)|wrong (?:career|profession)|career path|dream job|my calling)\b/u,
    ],
    unless:
      /\b(?:my (?:son|daughter)|quit|got the|rejected|apprentice\w*|leave teaching|interview)\b/u,
    tries: [
      'career change at 41 from accounting to landscaping, am i crazy',
      'what career suits me, ive tried five things',
      'i want to retrain as a midwife but we have a mortgage',
      'i think im in the wrong profession, i studied law for my father',
      'how do i know what my calling is',
      'career change at 50, crazy?',
      'what job is right for me',
      'i have been in banks since i was 19, its all i know, but last summer i helped on a farm in wales and now i think about a career change',
      'should i retrain as a nurse at 38 with two small kids',
      'how do i find my dream job when i have no passion',
      'my husband wants to change careers and become a pilot, we have debts',
      'im a lawyer and want a new career with dogs',
      'is it normal to feel i chose the wrong career at 27',
      'my kids are out of the house and i have maybe twenty working years left and i dont want to spend them on invoices, is a career change still possible',
    ],
    says: {
      told: 'Test a new career in small doses before you bet the house on it. Spend three days with somebody who does it, take one evening class, do one paid weekend; the dull parts show up quickly, and so does the spark. Count what retraining costs and who may fund it, since job centers and employers sometimes do. And list what you take along; nobody who has worked starts at zero.',
      should:
        "Lean toward yes, in steps and not in a leap: try it, cost it, talk it through at home, then set a date. If after a few real days in the new field you still want its worst hour, go. I'd wait if you're mostly exhausted; rest first, since tired people want any other life.",
      how: 'Look at your hands and your week, not at titles: what do you do without being asked, what do people come to you for, when does time go by? Pick three jobs that contain those things and talk to one person in each for half an hour. A calling mostly turns out to be something you tried and kept.',
      normal:
        "Normal, and not crazy at all; most working lives have two or three chapters now. Choosing at eighteen, or for a father, was the odd part. It's fair to be scared because of the money. Scared means do the sums, it doesn't mean don't.",
      will: "It depends on whether the field hires where you live, how long the training takes, and whether you've got backing at home. Those three can be found out within a month. Nobody can see further than that, me included. People who test first and burn no bridges tend to land softly.",
    },
  },
  {
    id: 'roster-chaos',
    words: [
      /\b(?:roster(?:s|ed)?|rota|work schedule|shift (?:plan|schedule|pattern)|schedule (?:changes?|changed|comes out|posted)|chang(?:es?|ed|ing) (?:my|our|the) (?:shifts?|schedule|rota)|last minute (?:shifts?|schedule|changes)|clopen(?:ing)?s?|split shifts?|zero ?-?hours?|on ?call|double shifts?|back to back shifts|(?:\d+|six|seven|ten) (?:days|shifts) in a row|schedul(?:e[ds]?|ing) me)\b/u,
    ],
    unless:
      /\b(?:cut my hours|reduced|night ?shifts?|swap|cover(?:ing)? (?:for|his|her|shifts?)|sick|group chat|over ?time|on call doctor|family schedule|girlfriend|boyfriend|christmas|custody|live in|paid for 8|always on call)\b/u,
    tries: [
      'my boss changes the rota on sunday night for monday morning',
      'scheduled me for 9 days in a row again and i have a toddler',
      'zero hours contract and i sit by the phone like a teenager',
      'clopening three times a week, home at 1 and back at 6',
      'they put me on call every weekend without asking',
      'schedule changed again, no warning',
      'ten days in a row',
      'i have a little boy and his dad lives in another country, so i need to plan, but they change my shifts by text at ten at night',
      'is it legal to close at midnight and open at six, clopening every week',
      'my boss posts the rota on friday for saturday',
      'how do i get fixed days on a zero hours contract',
      'why am i on call for free every second weekend',
      'she scheduled me on the one day i said i cant',
      'i cant book a dentist or promise my daughter to come to her play because i never know until the night before, they keep changing our shifts',
    ],
    says: {
      told: 'An unsteady roster eats your life in the gaps, so bargain for notice before you bargain for hours. Ask in writing: "I can be flexible on two days if the plan is fixed ten days ahead." Photograph each version when it\'s posted. Many countries set minimum rest between shifts and a notice for changes, so have a union or labor line check yours. Saying "I can\'t, I have plans" once a month is allowed.',
      normal:
        "Common in shops, kitchens and wards, but not something you must simply swallow. Home at one and back at six isn't enough sleep for anybody, and some laws forbid it. You're not difficult for wanting to know your Thursday. Compare notes with the others; five people asking gets a plan.",
      say: '"I saw the plan changed last night. I\'ve got childcare only for the old one, so I can\'t do Monday. From now on I need it a week ahead." And for being on call: "How is being on call paid, and how many weekends a month is it?" Friendly, in writing.',
      should:
        "I'd ask for a fixed pattern first, with two colleagues, and offer one flexible day in return. Give it six weeks. If the plan still lands the night before, start looking at places with steady shifts; they exist in the same trade. Refusing a shift outright is best checked with a labor line first.",
    },
  },
  {
    id: 'covering-shifts',
    words: [
      /\b(?:swap(?:s|ped|ping)? (?:\w+ ){0,3}(?:shifts?|days?)|shift swaps?|cover(?:s|ed|ing)? (?:for |a |my |her |his |their |the |someones |everyones )*(?:\w+ )?shifts?|cover for (?:\w+ ){0,3}(?:co[- ]?worker|colleague)|fill(?:ing)? in for|come in on my day off|take (?:his|her|their|someones) shift|pick(?:ed|ing)? up (?:an? |extra )?shifts?)\b/u,
    ],
    unless: /\b(?:sick every|pretend\w*|fak\w*|overtime)\b/u,
    tries: [
      'i always cover shifts for everyone and when i need one nobody can',
      'coworker wants to swap shifts every week, i never get my saturday',
      'they asked me to come in on my day off again and i said yes like an idiot',
      'swapped my shift with a colleague and she didnt show up, i got the blame',
      'cover my shift, nobody can',
      'sick of covering everyones shifts',
      'i had tickets for the concert since last winter and i asked eleven people, and not one of them would swap a shift with me',
      'how do i say no when they ask me to come in on my day off',
      'my coworker owes me three shift swaps and now says she doesnt remember',
      'is it my problem to find someone to cover my shift when my kid is in hospital',
      'should i pick up extra shifts or rest, i need money for the car',
      'he only writes me when he needs me to fill in for him',
    ],
    says: {
      told: "Covering shifts is a loan, so keep a small account: one for you, one for me, then a pause. The next time you're asked, don't answer at once; \"Let me check and tell you in an hour\" saves half the yeses you'd regret. For swaps, always put it in the group or to the boss in writing, so a no-show lands on the right person. One plain \"I can't this time\" needs no reason. When you or your child is ill, finding cover is normally the boss's job.",
      say: '"I can\'t this Saturday." Full stop. If pressed: "I\'ve covered three this month, I\'m out until June." To collect: "I took your shift on the fourth. I need the nineteenth off, can you take mine?" And for the record: "Just confirming, you\'ve got my Friday."',
      normal:
        "Normal to feel used, and normal that it's always the kind ones who get asked: people call whoever said yes last time. You aren't selfish for stopping. A team that only runs on your free days is short of a person, and that isn't yours to fix.",
      should:
        "Help when it's an emergency, somebody who helps you back, or money you truly need, with one full day a week kept free. Otherwise lean toward no for the next month and see who still likes you; it's nearly everyone. Do get each swap confirmed in writing, always, even among friends.",
    },
  },
  {
    id: 'working-holidays',
    words: [
      /\b(?:christmas(?: eve| day)?|xmas|new years?(?: eve)?|easter|thanksgiving|eid|diwali|ramadan|birthday|weekends?|sundays?|saturdays?|public holidays?)\b/u,
      /\b(?:(?:have|has|had|got) to work|must work|work(?:s|ing)? (?:on |over |at |every |all |this |both |through )+(?:christmas|xmas|new years?|easter|thanksgiving|eid|diwali|my birthday|weekends?|the weekend|the holidays|sundays?|saturdays?|holidays?)|scheduled (?:me )?(?:for|on)|shift on|christmas shift|works? weekends|working weekends|fasting at work|rostered)\b/u,
    ],
    unless: /\b(?:forgot|party|overtime|calls?|texts?|group chat|died)\b/u,
    tries: [
      'i have to work christmas eve for the fourth year because i have no kids',
      'working every weekend and my friends stopped asking',
      'got a shift on my birthday and my boss said birthdays are for children',
      'must work on eid again, how do i ask for the day',
      'working on christmas day again',
      'have to work my birthday',
      'my parents fly in from canada for the first time since the wedding, and of course i have to work on new years eve and the day after',
      'is it fair that the ones with kids never get a christmas shift',
      'how do i celebrate thanksgiving when im working over the holidays',
      'my girlfriend works weekends and i have mine free, we never meet',
      'i got scheduled on easter sunday and im the only one who goes to church',
      'should i swap eid for christmas with a colleague, my manager says all have to work',
      'my mother already asked twice what i want to eat and i dont have the heart to tell her that i have to work on christmas eve',
    ],
    says: {
      told: 'A holiday spent at work is easier with two things: a fair turn and a day of your own to make up for it. Ask early for the rule: "I worked the last three. I\'d like this one off, or the next one fixed in writing." Not having kids isn\'t a reason to be last each time. And move the feast: the same table, candles and people on the twenty-seventh are still the feast.',
      say: '"I\'ve worked Christmas Eve three years running. This year I\'d like it off, and I\'m happy to take New Year." For a religious day: "The day matters to me the way Christmas does to others. I\'d like to swap it for another." Ask two months ahead, by mail.',
      normal:
        "Not fair if it's always the same people, and it's all right to be sad about it, also in a trade where it's usual. Somebody has to be there; it doesn't always have to be you. Tell your friends the days you are free, because they stop asking out of habit and not for lack of liking.",
    },
  },
  {
    id: 'second-job',
    words: [
      /\b(?:second job|two jobs|three jobs|2 jobs|3 jobs|side (?:job|hustle|gig)|moonlight(?:s|ing)|part ?time job on (?:the side|top)|extra job|job on the side)\b/u,
    ],
    unless: /\b(?:moonlight sonata|job offers|choose between|to choose|deliveroo|uber)\b/u,
    tries: [
      'i work two jobs and still cant pay the electricity',
      'should i get a second job to pay off the car',
      'my employer found out about my side hustle selling candles',
      'working two jobs and my kids only know my back',
      'do i have to tell my boss about my second job',
      'working two jobs, so tired',
      'need a side hustle',
      'i teach in the mornings and that used to be enough, but with the new rent i now have a second job pulling beers until two',
      'is it legal to have 2 jobs if my contract says nothing',
      'i work three jobs and my kids draw me as a car',
      'what side job can i do from home with a newborn',
      'my boss saw me at my second job and said nothing, should i worry',
      'how do i find energy for a side hustle after 9 hours of lifting',
      'we did the maths at the kitchen table three times and it always comes out the same, so from next month i will need a second job',
    ],
    says: {
      told: "A second job works best with an end and a purpose: this debt, this sum, until this month. Write all three on the fridge, and keep one evening a week that neither job gets. Check your contract first, since some employers must be told, and ask a tax office what's left after deductions. If two jobs don't cover the basics, a free debt or benefits adviser may find money you're owed; that isn't charity.",
      should:
        "For a clear sum and up to half a year, it can be worth it, and better the boss hears of it from you. Work out the hourly gain after tax, travel and childcare; under a certain figure you're only selling sleep. Check benefits and your contract first. I'd say no if you're already worn thin.",
      say: "To the boss: \"I sell candles on weekends. It doesn't touch my hours here or your customers, and I'd like your okay in writing.\" Said first, it's nothing; found out, it's a topic. If you were found out: \"I should've told you. Here's exactly what it is.\"",
      normal:
        "A lot of people need two jobs now, and being tired and short with the kids in it is normal. It doesn't mean you're bad with money. Ten full minutes with them, phone away, at the same time each day, weigh more than you'd think.",
    },
  },
  {
    id: 'temp-contract',
    words: [
      /\b(?:(?:fixed ?-?term|temp(?:orary)?|limited|short ?term|six month|6 month|one year|agency) (?:contract|job|worker|work|position|agency)|contract (?:\w+ ){0,4}(?:ends?|ending|expires?|expiring|runs out|renew(?:ed|al|s)?|extended|not extended|up)|renew(?:ed|ing)? my contract|extend(?:ed|ing)? my contract|permanent (?:contract|position|job)|temp to perm|work(?:ing)? (?:through|for) an agency)\b/u,
    ],
    unless:
      /\b(?:phone contract|lease|rent|gym|landlord|internet|player|football|train my replacement|two days before|let me go|training)\b/u,
    tries: [
      'my contract ends in december and nobody tells me if its renewed',
      'seventh fixed term contract in a row at the university',
      'they didnt renew my contract because of budget but hired someone else',
      'will i get a permanent position, they keep promising',
      'temp agency sends me to a new place every week',
      'contract not renewed, why',
      'will they extend my contract',
      'they told me in spring that im family, they let me plan the summer, and now my contract runs out in two weeks and everyone is vague',
      'is it worth staying in a temp job for the chance of a permanent one',
      'my fixed term contract was extended for the 5th time, can i demand more',
      'got a permanent contract today after 4 years of waiting!!',
      'should i tell the bank that my job is only a one year contract',
      'the agency says permanent position soon, they say it since 2022',
      'they keep telling me how happy they are with me and that i should be patient, and in the meantime my contract ends in seven weeks',
    ],
    says: {
      told: 'With a contract that runs out, ask for a decision well before the end: "Mine ends in December. By when will I know?" If no date comes, treat it as a no and apply elsewhere now; you can still be pleasantly surprised. In many countries you should register as job-seeking some months ahead, and chains of short contracts have legal limits. A union or labor adviser can check yours for free. And if the permanent one is in your hand at last: well earned.',
      will: "I can't see that, and promises without a date aren't information. It depends on the budget, on whether the work goes on, and on who speaks for you. Ask the person with the budget and not just the friendly one. And keep applying until something's signed.",
      say: '"I like it here and I\'d like to stay. Is there a permanent post planned, and what would need to happen for me to get it?" Then: "I need to know by the end of October, because I have to plan." Kind, firm, and followed by a short mail.',
      normal:
        "It's normal that you can't settle: no one buys a sofa on six months' notice. The insecurity isn't a flaw in you, it's built into the paper. Give yourself a line, \"by spring permanent or I go\", and tell somebody. It turns waiting into a plan.",
    },
  },
  {
    id: 'no-contract',
    words: [
      /\b(?:cash in hand|under the table|off the books|paid in cash|black work|no (?:written |work |working )?contract|without a (?:written |work )?contract|undeclared|illegally employed|no papers at work|never gave me a contract|for a (?:written|work|proper|real) contract|havent (?:got|signed) (?:a|my|the) contract)\b/u,
      /\b(?:work(?:s|ed|ing)?|job|boss|employer|pay(?:s)?|paid|restaurant|months?|signed|started|contract)\b/u,
    ],
    unless: /\b(?:landlord|rent|phone|tenant)\b/u,
    tries: [
      'working without a contract since may and my boss says tomorrow every time',
      'paid in cash under the table in a restaurant, what if i get hurt at work',
      'started a job 5 weeks ago, no contract yet, is that normal',
      'boss pays half my wage cash in hand and half official',
      'no contract, three months in',
      'paid cash under the table, work',
      'a friend of my uncle took me on at his garage in naples, he is nice and pays on fridays, but i still work without a contract',
      'how do i ask my boss for a written contract without making him angry',
      'is it dangerous to work off the books while i get benefits',
      'they fired me and i had no contract, do i have any rights, i worked there 7 months',
      'my wife cleans for a family for years, all undeclared, what about her pension, no job papers',
      'started work on monday and they still havent given me, never gave me a contract',
    ],
    says: {
      told: 'Work without papers leaves you alone on the day something goes wrong, so build your own proof. Keep rosters, chats, photos of you at work, names of colleagues, a notebook with hours and cash received. Ask by message: "Please send me the contract this week." Even without one you usually have rights; a union, migrant or labor advice office will tell you which, in confidence. If you draw benefits, ask there soon, since undeclared pay can be claimed back.',
      normal:
        "A few days' delay is normal, weeks of \"tomorrow\" aren't. Lots of people work like that because they must, and it isn't your shame. It mostly saves the boss money and costs you sick pay, insurance and pension. Start your hours notebook today.",
      should:
        "You usually have rights even without paper, so I'd push for it and look elsewhere at once, quietly. Don't threaten; first ask a confidential advice office what you could claim and what risk you run yourself. If you depend on it right now, stay with your notebook, and stop at the first unpaid week.",
      say: "In a message, so there's a record: \"Hi, I've been working since the second of May. Please send me my contract and payslips this week.\" If the answer's a shrug: \"I need it for the bank and the insurance.\" That's true, and it doesn't sound like a fight.",
    },
  },
  {
    id: 'work-injury',
    words: [
      /\b(?:injur(?:y|ed|ies)|accident|hurt (?:myself|my|his|her)|fell|slipped|cut my|broke my|back (?:pain|gave out|hurts)|carpal tunnel|workers? comp(?:ensation)?|work accident|lifting)\b/u,
      /\b(?:at work|workplace|on the job|on shift|during (?:my|a) shift|workers? comp(?:ensation)?|boss|employer|ladder|forklift|warehouse|construction|kitchen|factory|scaffold\w*|my shift|supervisor)\b/u,
    ],
    unless: /\b(?:died|killed|dead|passed away|gym)\b/u,
    tries: [
      'fell off a ladder at work and my boss told me to say it happened at home',
      'hurt my wrist on the job and they want me back on monday',
      'workers comp denied my claim for my back',
      'cut my finger badly in the kitchen during my shift, 6 stitches, no accident book',
      'hurt my back at work',
      'workplace accident, they say my fault',
      'i have done this for twelve years without a scratch, and last thursday i slipped on the wet floor at work and now my knee is like a melon',
      'should i report a small injury on the job or just put a plaster on it',
      'my husband fell from a scaffold and the employer says he had no helmet on',
      'how long do i get paid after i hurt my wrist on shift',
      'carpal tunnel from scanning all day, does workers comp pay that',
      'is my boss allowed to call me every day after my work accident',
      'i told them months ago that the ladder was wobbly and they laughed, and yesterday i fell at work and my shoulder is in a sling',
    ],
    says: {
      told: 'An injury at work has to be on paper as a work injury, the same day if possible. See a doctor, say clearly where and how it happened, and report it to your employer in writing with the names of those who saw it. Never say it happened at home to be nice; it can cost you treatment and money. If a claim is refused, a union or free legal advice can help you appeal.',
      should:
        'Report it, yes, even if it looks small; backs and wrists often show the damage later. Go back when the doctor says so and not when the roster does. If you\'re pressed, answer with the note: "I\'m signed off until the twelfth." Anything numb, swollen or getting worse belongs to a doctor today.',
      say: '"I fell from the ladder today at ten, Marco was there. I\'m reporting it as a work accident and I\'ve seen a doctor." Use your own facts and send it as a message or mail. If you\'re asked to say otherwise: "I can only say what happened."',
      normal:
        "It's common that bosses get nervous about reports, and it's never right to ask you to hide one. You're not causing trouble; the insurance exists for exactly this. Feeling guilty toward the team is usual too. They'd be worse served by you with a ruined back.",
    },
  },
  {
    id: 'ai-replaces',
    words: [
      /\b(?:ai|a\.i\.|artificial intelligence|chat ?gpt|robots?|automat(?:ed|ion|ing)|machines?|self ?checkout|algorithm)\b/u,
      /\b(?:replac(?:e|es|ed|ing)|tak(?:e|es|ing) (?:over )?(?:my|our|all|the|his|her) (?:jobs?|work)|took (?:my|our) (?:jobs?|work)|lose my job|lost my job|my job|jobs|layoffs|obsolete|profession|career|my work|our work|at work|of work)\b/u,
    ],
    unless:
      /\b(?:washing|coffee machine|sewing|vacuum|boyfriend|girlfriend|are you|cheat\w*|essay|homework)\b/u,
    tries: [
      'im a translator and ai took half my work this year',
      'will my job be replaced by a robot, i do payroll',
      'boss wants us to train the chatgpt thing that will replace us at work',
      'is it still worth studying graphic design with ai taking all jobs',
      'ai is taking my job',
      'robots replacing us at work',
      'i write product texts for a shop, i was proud of my commas, and last week the boss said that chatgpt could do my job for free',
      'what jobs are safe from ai, my son is 16 and must choose a career',
      'they put self checkout in and now three of us are out of work',
      'i draw maps for a living and im scared of ai replacing me',
      'should i learn ai at 57 or wait for my pension, my work changes every month',
      'we had a meeting about automating our work and everyone smiled like sheep',
      'i studied five years for this and was proud of it and now my own boss asks in a meeting why he still needs us when ai can replace it',
    ],
    says: {
      told: "With AI and machines at work, tasks tend to go before whole jobs do, so look at your week task by task. Which parts could a program do, and which need your face, your hands, your judgment or your name under it? Move toward the second pile, and learn the tool well enough to be the one who checks it. That's an odd thing to hear from an AI, I know, but it holds.",
      will: "Nobody can say that honestly, including those who sell it. It depends on your field, your employer and the rules where you live. What's likely is that the routine part shrinks. Ask your boss this month what's planned, and which training they'd pay for. Being early is most of the advantage.",
      should:
        "Learning the tool a little is worth it at any age. A whole course of study is worth it if you'd enjoy the part machines do badly: deciding what's good, dealing with people, answering for the result. Less so if you only wanted the routine. Talk to two people working in it now and ask how their last year changed. Add one skill from a neighboring field.",
      normal:
        "Being scared or angry about it is entirely reasonable; you spent years learning something, and it's being priced anew. You're not old-fashioned. Give the fear one practical hour a week, a course or a call, so that it doesn't take the other hundred.",
    },
  },
  {
    id: 'job-scam',
    words: [
      /\b(?:scam(?:s|med|mer|mers)?|fake (?:job|recruiter|company|offer|agency|agent|employer)|fraud|too good to be true|legit|mlm|pyramid|upfront fee|registration fee|pay (?:a|the|for) (?:\w+ )?(?:fee|training|deposit|visa))\b/u,
      /\b(?:jobs?|recruiters?|offer|hiring|employer|work from home|remote|company|agency|task|telegram|whatsapp|agent|interview)\b/u,
    ],
    unless: /\b(?:landlord|romance|crypto coach|feel like a fraud|impost\w*|credit card fraud)\b/u,
    tries: [
      'recruiter on whatsapp offers 300 a day for liking videos, is this job a scam',
      'i paid a registration fee to an agency for a job in canada and now they are gone',
      'remote job wants a photo of my passport before the interview, legit?',
      'my friend wants me in her mlm company, says its not a pyramid',
      'is this job legit',
      'i fell for a job scam',
      'i was so happy after months of nothing, they were friendly and quick, and then the recruiter said i must pay a fee for the laptop',
      'they want my bank login for a remote job, is that fraud',
      'my mother joined an mlm company and sells creams to all our aunts',
      'how do i get my money back from a fake agency',
      'why do i get whatsapp messages about hiring from numbers in indonesia, scam?',
      'a guy on telegram pays for small tasks, too good to be true?',
    ],
    says: {
      told: "A real employer never takes money from you, so any fee for a job, training, visa or kit is the sign to stop. Don't send passport photos or bank logins before a signed contract from a firm you've checked yourself: call the number on its official site. If you've already paid or sent papers, ring your bank today, save the chats and report it to the police. Clever people get caught daily.",
      should:
        "I'd say no to anything that asks for money, secrecy or speed, or that pays a lot for nearly nothing. If you want to be sure, search the firm's name with the word scam and call its official number. A good job survives a day of checking. Recruiting friends as income is a no as well.",
      normal:
        "You're not stupid for hoping; these people write exactly to those who need work. Feeling ashamed keeps victims quiet, and that's what they count on. Tell one person today, then your bank. If it only smells odd so far, your nose is doing its job.",
      will: "Getting money back is sometimes possible and depends mostly on speed: call the bank or payment service today and ask for a recall, then file a report. Anyone who now offers to recover it for a fee is running the next scam. Change passwords, and if your passport's out, tell the issuing office.",
    },
  },
  {
    id: 'work-visa-tied',
    words: [
      /\b(?:work (?:visa|permit)|visa sponsor(?:ship|ed|s)?|sponsor(?:s|ed|ship)?|h1b|h-1b|skilled worker visa|kafala|residence permit|green card)\b/u,
      /\b(?:job|boss|employer|company|work|quit|fired|laid off|contract|passport)\b/u,
    ],
    unless: /\b(?:marriage|marry|spouse|fiance|sponsor a child|alcohol|aa sponsor)\b/u,
    tries: [
      'my visa sponsor is my boss and he knows i cant quit',
      'got fired and have 60 days on my h1b',
      'will my work permit come through, the new job starts in 5 weeks',
      'employer keeps my passport and says its for the residence permit',
      'work visa tied to my boss',
      'lost sponsorship, 60 days left, no job',
      'my kids go to school here and speak better than i do, and now my company wont renew the sponsorship and we might have to leave',
      'can i change employer on a skilled worker visa',
      'he threatens to cancel my work permit when i complain',
      'how long does a work permit take, im waiting since may and the job wont wait',
      'will i get the green card through my job this year',
      'my employer took my residence permit and i work 80 hours',
      'everybody says just leave if he treats you like that but they dont understand that my visa sponsor is my employer and i have three weeks',
      'boss threatens my work visa',
    ],
    says: {
      told: "When your stay hangs on a job, get your own facts before anything else: what exactly does the permit say, how many days do you have if it ends, may another employer take it over? A migrant advice center or immigration lawyer's free hour will tell you; your boss isn't the source. Keep copies of every page somewhere safe. Nobody may keep your passport; if someone does, or threatens you, a labor office, your embassy or an anti-trafficking hotline helps, in confidence.",
      should:
        "Don't resign or sign anything before you know your days and options from an adviser. Then look for the next sponsor quietly, while you're still employed; a transfer is often easier than a new start. If you're threatened, unpaid or without your passport, don't wait: go to a support center or your embassy.",
      will: "I can't see an office's decision. It depends on complete papers, the queue and the rules that month. Check the status on the official page, ask your employer's contact for the file number, and tell the new job early that it may slip. Most of them have lived through it before.",
      normal:
        "Living by another person's signature makes anyone careful and tired; you're not weak for putting up with more than others would. Many in your spot feel exactly that. Knowing your exact rights takes a good part of the fear away, and the advice usually costs nothing.",
    },
  },
  {
    id: 'business-trip',
    words: [
      /\b(?:business trips?|work trips?|travel(?:s|ling|ing)? (?:\w+ )?for (?:work|his job|her job|my job)|away (?:\w+ ){0,3}(?:for|with) work|conference|trade fair|flight attendant|cabin crew|offshore|oil rig|seafarer|cruise ship|fly in fly out|fifo)\b/u,
    ],
    unless:
      /\b(?:cheat\w*|affair|press conference|we took a cruise|crash|conference call|parent teacher)\b/u,
    tries: [
      'business trip with my boss for 4 days and i have to share a car for 7 hours',
      'my husband is away for work every week and im basically single with three kids',
      'offshore 4 weeks on 4 off, the house runs better without me',
      'cabin crew for 8 years and i dont know which city i wake up in',
      'do i have to go on a work trip when my baby is 7 months old',
      'hate business trips',
      'husband away for work, again',
      'the baby has a fever, the dog threw up on the rug, and he is on a work trip in lisbon with a rooftop pool',
      'how do i survive a conference when i hate small talk',
      'is it ok to share a hotel room with a colleague on a business trip',
      'i travel for work 3 weeks a month and have no life left',
      'should i take the cruise ship job, 8 months away from my girl',
      'my wife is a flight attendant and i never know in which time zone she is',
    ],
    says: {
      told: 'Travel for work goes better with small fixed things on both ends. Away: one call at the same time each day, decent sleep, and evenings that may end at nine with "I\'m off to bed, see you at breakfast." At home: the first evening back has no lists and no visitors. Ask early for the plan, so that birthdays can be saved. And count travel hours; often they\'re working time, so check your contract.',
      should:
        "Go if it's rare, has a purpose and home is covered; say no, or shorten it, if it isn't. \"I can do two days and join the rest by video\" is a reasonable offer. With a small baby or care at home, ask HR what you may refuse; in many places there's more protection than people think.",
      normal:
        "Sharing a hotel room isn't something you have to accept; the mixed feelings are normal on all sides. The one who leaves feels like a guest on return, and the one who stays feels single and then crowded. Neither means love is going. Let the home rules stand when the traveler's back, and give it a day before anybody reorganizes the kitchen.",
      say: 'For long hours beside your boss: "I\'m going to put my headphones in for a while and read." Perfectly polite. For home: "I\'m not cross that you travel, I\'m tired. On Friday evening I need two hours just for me." For refusing: "I can\'t be away that week. Who else, or may I dial in?"',
    },
  },
  {
    id: 'colleague-smell',
    words: [
      /\b(?:smell(?:s|y|ing)?|stink(?:s|y|ing)?|body odou?r|bo|bad breath|perfume|deodorant|sweat(?:s|y|ing)?|hygiene|doesnt shower|reeks?|fish in the microwave|microwaves? fish)\b/u,
      /\b(?:co[- ]?workers?|colleagues?|collegues?|office|at work|boss|desk|teammate|break ?room|employee)\b/u,
    ],
    tries: [
      'my coworker smells so bad that customers comment on it',
      'colleague microwaves fish every tuesday in the office',
      'someone told my boss that i smell and im so ashamed',
      'her perfume gives me migraines at work, how do i tell her',
      'coworker stinks, what now',
      'my boss has bad breath',
      'we are four in a tiny room without a window, i like him a lot, but my colleague doesnt shower and the whole office smells',
      'how do i tell an employee about body odor without hurting him',
      'they put deodorant on my desk at work and im so ashamed',
      'why do people heat up fish in the break room, it stinks until evening',
      'my desk neighbour at work sprays perfume like fly spray',
      'is it my job to tell a colleague she smells of sweat',
      'she is the kindest person in the whole building and brings everyone soup when they are ill, but my colleague has such bad breath that people step back',
    ],
    says: {
      told: 'About smells at work, one private and kind sentence spares everybody months. "This is awkward, and I\'d want to be told: there\'s a strong smell sometimes. I thought you\'d rather hear it from me." No hints, no deodorant on the desk. For perfume or fish, ask for your own sake: "I get headaches from it." If it was said to you: fresh clothes daily, and a doctor if washing doesn\'t change it.',
      say: '"Can I tell you something personal, just between us? I\'ve noticed a strong body smell the last weeks. You may not be aware of it, most people aren\'t." Then change the subject and be normal. For perfume: "It\'s a nice scent and my head can\'t take it. Could you skip it on office days?"',
      should:
        'Yes, tell it, alone and once, if you\'re on decent terms; otherwise ask the manager to do it, since that\'s part of their job. Never by note and never by group. If the person is visibly struggling with other things too, start with "How are you doing?"',
      normal:
        "It's fine to be bothered; nobody can choose not to breathe. And if you're the one it was said about, the shame is normal and passes sooner than you think. Nearly everyone has had a shirt, a stress month or a medicine that did it. People remember the kindness afterward.",
    },
  },
  {
    id: 'work-socials',
    words: [
      /\b(?:instagram|facebook|tiktok|snapchat|friend request|follow(?:s|ed|ing)? (?:me|request)|add(?:ed|s)? me|social media|onlyfans)\b/u,
      /\b(?:boss(?:es|s)?|managers?|supervisor|co[- ]?workers?|colleagues?|at work|work|hr|employer)\b/u,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|likes (?:her|his) (?:photos|pictures)|pretends? to be sick|faked?|sick|ghosted|crush|scam|flirt\w*|monitor\w*|spying)\b/u,
    tries: [
      'my boss sent me a friend request on facebook, do i accept',
      'coworker found my tiktok and showed it around at work',
      'do employers look at my facebook, there are old party photos and i start at work in may',
      'colleague added me on instagram and screenshots my stories for hr',
      'my boss follows me on instagram, follows me since work party',
      'coworkers found my onlyfans',
      'i keep my life private because my family is complicated, and last night a colleague sent me a friend request on facebook and asks why i dont accept',
      'can my employer fire me for a post on social media',
      'should i block my manager on tiktok',
      'my coworker tags me in everything on instagram and hr is reading along',
      'is it weird to follow my boss on instagram after one month',
      'how do i remove a colleague from facebook without drama at work',
      'boss found me on instagram',
    ],
    says: {
      told: 'Keep one clean line between work and your feeds: a network for colleagues, the private ones for friends. A request may simply lie there, or you say "I keep that one for family, find me on LinkedIn." Go through your settings tonight and set old posts to friends only. If something\'s being passed around, save proof and ask once for it to stop; if it\'s intimate, take it to HR or a legal helpline at once.',
      should:
        "I'd leave requests unanswered, and quietly restrict or block whoever shouldn't look in; most people never mention it. If asked, \"I keep it private\" is a full answer. Accept only those you'd invite home, and nobody who writes your reviews. Once the job is behind you, you can add whoever you like.",
      normal:
        "Not weird either way, following somebody or wanting a wall there; work has enough of you. Plenty of people keep colleagues out of their feeds, and hardly anybody takes offense for longer than a day. What isn't all right is passing private posts around the office, and you may say so.",
      say: '"Don\'t take it personally, I keep that account for family and old friends." For somebody showing your things around: "That\'s private. Please stop sharing it." Light voice, no long explanation. If it was used against you, ask to see exactly what was shown.',
    },
  },
  {
    id: 'family-business-work',
    words: [
      /\b(?:(?:work|works|working|worked|job) (?:for|with|at|in|under) (?:my |our |the )?(?:\w+ )?(?:dads?|fathers?|moms?|mums?|mothers?|parents|husbands?|wife|wifes|uncles?|brothers?|sisters?|in laws|father in laws?|family|boyfriends?|girlfriends?|cousins?|best friends?)(?: (?:business|company|firm|shop|restaurant|farm))?|family (?:business|company|firm|farm|restaurant|shop)|take over (?:my |the )?(?:dads|fathers|parents|family) (?:business|company|firm|shop|farm)|(?:husband|wife|boyfriend|girlfriend|sister|brother) (?:and i|and me) work together)\b/u,
    ],
    unless:
      /\b(?:from home|reference|far from my|bosss|nepotism|died|night ?shifts?|opposite shifts|work with my hands)\b/u,
    tries: [
      'i work for my dad and he pays me less than the others because im family',
      'i dont want to take over my parents shop but im the only child',
      'working with my husband 24 7 and we only talk about invoices',
      'my brother and i run the family business and he does nothing',
      'how do i quit my job at my uncles company without ruining christmas',
      'working for my dad sucks',
      'family business is tearing us apart',
      'i studied design in milan, i had a life and a flat there, and then my father got tired and asked me to come home and take over the family business',
      'should i work for my brother in law, everybody warns me',
      'my husband and i work together and fight about the till in bed',
      'how do i tell my mother i dont want the family restaurant',
      'my sister and me run the family farm and dad still decides everything',
      'is it normal to get no salary when you work in your parents shop',
      'on the first of january my father wants to put my name on the door and he is so proud, but i dont know if i want the family business',
    ],
    says: {
      told: "Working with family needs two separate tables: one where you're staff and one where you're kin. Ask for a real meeting with a time and an end: \"I'd like to talk as your employee for half an hour.\" Put hours, pay and who decides what on one page. And no invoices after eight in the evening. If you don't want to take it over, say it early; that gives everybody years to find another way.",
      say: '"I love you, and I don\'t want the shop. I\'m telling you now so that you can plan, and I\'ll help until summer." For pay: "What would you pay a stranger for this? I\'d like the same." For leaving: "I want you as my uncle more than as my boss."',
      normal:
        "Working for no pay at all isn't normal, even at home; feeling ungrateful for saying so is, and doesn't make it true. You're allowed to want fair pay or another life from people who love you. Being family explains why it's hard to say, and not why you shouldn't. Most families take it better than the silence before.",
      should:
        "Do it, or stay, if you'd choose the work without the name over the door, and the rules are clear; otherwise plan a slow exit with a date and a good handover. I'd leave sooner if it's eating the relationship, because a shop can be sold or closed and a family can't be rehired.",
    },
  },
  {
    id: 'favorites-at-work',
    words: [
      /\b(?:favou?rit(?:e|es|ism)|teachers pet|plays? favou?rites|brown ?nos(?:e|er|ing)|suck(?:s|ing)? up|boss(?:es)? (?:\w+ )?(?:hates|dislikes|ignores|doesnt like|has it in for|has something against) (?:me|us)|(?:boss|manager|supervisor) (?:\w+ )?(?:ignor(?:e|ing|ed)|hate|hates|dislikes|ignores|doesnt like|has it in for|has something against) (?:me|us)|unfair (?:boss|manager)|(?:boss|manager) is (?:\w+ )?(?:unfair|cold|rude|mean) to me|two ?faced)\b/u,
      /\b(?:boss(?:es|s)?|managers?|supervisor|work|office|co[- ]?workers?|colleagues?|job|team)\b/u,
    ],
    unless:
      /\b(?:leaving|leaves|quit|nephew|niece|cousin|daughter|notice|favou?rite (?:song|food|movie|color|colour|resident|part)|behind my back)\b/u,
    tries: [
      'my boss plays favorites and the smokers get all the good shifts',
      'i think my manager hates me, she greets everyone but me',
      'coworker sucks up to the boss all day and it works',
      'why does my supervisor ignore me, i did nothing',
      'boss clearly has favorites',
      'my manager hates me',
      'we are eight in the team and the same two get every training and every free friday, its pure favoritism from the boss',
      'how do i deal with a coworker who is the teachers pet',
      'is it me, my boss is cold to me and sweet to all the others',
      'my supervisor has something against me since i said no to a saturday',
      'why does my manager ignore me in the hallway, am i air',
      'she is two faced, my boss, hugs me and then gives the good tables to her pets',
      'i come early and stay late and never complain and it makes no difference at all, because my boss has her favorites and im not one of them',
    ],
    says: {
      told: 'With a boss who favors some and freezes others, stop reading faces and ask for facts. Book ten minutes: "I\'d like to do well here. What would you want more of from me?" It often thaws something, because distant bosses mostly talk to whoever talks to them. Report your results in two lines every Friday. If it shows in shifts or pay, note it for a month and bring the list, without names.',
      them: "Nobody can see into another person, and a missing hello can be bad eyesight, worry or real dislike. What's visible is how tasks, shifts and pay get shared. If those are fair, let the mood go. If not, ask about exactly that, with dates. A direct friendly question tells you more than another month of watching.",
      normal:
        "You're not childish for noticing; people are built to sense who's in and who's out. Favorites exist in nearly every team, usually because someone chats more and not because they're better. It only becomes your problem when it costs you shifts, money or chances. Then speak up about those.",
      say: '"I have the feeling we don\'t talk much. Is there something in my work you\'d like different?" Then wait. For shifts: "I\'ve had the last four Sundays. Could we take turns?" About facts you can be quite firm; leave the word favorite out.',
    },
  },
  {
    id: 'sick-child-work-work',
    words: [
      /\b(?:kids?|child|children|baby|babys|toddlers?|sons?|daughters?|daycare|kindergarten|nursery|child ?care|working (?:mom|mum|mother|parent|dad))\b/u,
      /\b(?:sick|ill|fever|part ?time|closes?|closed|pick ?up|picked up|school (?:run|calls?)|leave early|days off|child ?care|daycare|bad at both|juggl\w*|balance)\b/u,
      /\b(?:boss(?:es|s)?|managers?|co[- ]?workers?|colleagues?|my (?:work|job)|at work|employer|part ?time|working (?:mom|mum|mother|parent|dad)|work and|work ends)\b/u,
    ],
    unless:
      /\b(?:cancer|hospice|died|roster\w*|rota|days in a row|maternity|parental|mat leave|looking for a|student|job on the side|second job|faked?|shift plan)\b/u,
    tries: [
      'my toddler is sick for the 5th time and my boss rolls his eyes',
      'daycare closes at 4 and my work ends at 5, im always the last mother',
      'should i go part time, the kids are 2 and 6 and im always tired',
      'working mom, bad at both, my coworkers sigh when the school calls',
      'asked my manager to go part time because of the kids and she laughed',
      'kid sick again, boss angry',
      'daycare called me at work again',
      'i have used all my days since january, ear infection and stomach flu and lice, and today my son has a fever and my boss just said again',
      'should i go part time or are we too poor for that, our kids are 3 and 1',
      'how do single parents manage, daycare is closed for two weeks and i used up every free day at work',
      'my husband never stays home when the kids are ill, his job is always more important, my boss hates me',
      'is it normal to feel bad at both, working mum of three, no balance at all',
      'my colleagues make comments when i leave early to pick up my child from kindergarten',
    ],
    says: {
      told: 'Work and small children collide mostly at the edges of the day, so put a plan there and not more effort. Write who goes when a child\'s sick: you, the other parent, one named helper, in turn. Tell your boss once, in a good week: "When it happens, I\'m out that day and reachable at eight in the evening." Many countries give paid days for it and a right to part time.',
      should:
        "Part time is worth it if the money holds and the tasks shrink with the hours; otherwise you do the same in less for less. Ask for a way back in writing, and look at what it does to your pension. If it's mainly the mornings, a later start may do it. Try three months first.",
      normal:
        "Feeling you're failing at both is the most ordinary feeling working parents have, and it's mostly arithmetic: two full jobs, one day. Five sick spells in a winter is usual for small kids. Sighing colleagues have forgotten or don't know yet. You're not unreliable, you're in a short hard phase.",
      say: '"My son is ill, I\'m home today. The report goes out tonight, the call I\'ve moved to Thursday." No apology tour. For part time: "I\'d like thirty hours from March, with these tasks. Could we try it for three months and then look?" In writing, so it needs an answer.',
    },
  },
  {
    id: 'bonus-pay-perks',
    words: [
      /\b(?:bonus(?:es)?|christmas bonus|13th (?:salary|month)|commission|profit sharing|pizza party|employee of the month)\b/u,
      /\b(?:work|job|boss(?:es|s)?|manager|company|employer|pay|paid|team|salary|office|hr|year|got|sales|colleagues?|co[- ]?workers?)\b/u,
    ],
    unless:
      /\b(?:bonus (?:mom|mum|dad|child|kid|son|daughter)|casino|slots?|bet|sign ?up bonus)\b/u,
    tries: [
      'record year at the company and our bonus was a pizza party',
      'my boss cancelled the christmas bonus i already spent',
      'got a bonus at work!! 2000, what do i do with it',
      'my commission is missing 3 sales and the manager shrugs',
      'no bonus this year at work',
      'got my bonus today!!',
      'we all gave up our weekends for that project because they promised, and now the company says there is no christmas bonus for anyone',
      'why did my colleague get a bonus and i didnt',
      'they changed the commission plan and i earn 600 less, sales are the same',
      'employee of the month, a photo on the wall and a voucher for 5 euro from my boss',
      'should i ask my manager about the bonus he promised in march',
      'what do i do with my bonus from work, pay the debt or see the sea',
    ],
    says: {
      told: "With bonuses, the first question is what's written: promised in a contract or plan, or a gift they may skip? If it's written, ask by mail: \"By my count this is missing. Could you check by Friday?\" If it isn't, ask now for a rule next year. If it's simply small, keep your results of the year for the next pay talk. And one that did arrive: half to savings, a slice to joy.",
      should:
        "If there's a rule or a promise on paper, yes, ask for it once in writing with the figures. If it was never promised, note it for the raise talk and don't fight over the pizza. If it's a nice one and you wonder what to do with it, pay the dearest debt first, then the emergency pot, then something that makes you smile.",
      glad: "Lovely, and it's yours because of work you did. Let it sit a week before it melts. Then a simple split: the most expensive debt or the emergency pot first, and a tenth on something that makes you grin each time you see it. Tell whoever put up with your late evenings.",
      normal:
        "You're right to be sour; pizza for a record year says somebody up there has lost touch. It's common, and it's still cheap. Keep the record year in your notes with your own part in it. That's an argument with figures for the next talk about pay.",
    },
  },
  {
    id: 'passive-aggressive-mail',
    words: [
      /\b(?:passive ?-?aggressive|per my last (?:e?-?mail)|as per my|cc(?:d|s|ed|ing)? (?:my |the |our )?(?:boss|manager|everyone|director)|(?:put|puts|copied|copies|copying) (?:my |the |our )?(?:boss|manager|director) in (?:cc|copy)|rude (?:e?-?mails?|messages?)|(?:e?-?mails?|messages?|slack|teams) (?:\w+ ){0,4}(?:rude|cold|sarcastic|snarky)|(?:boss|manager|co[- ]?worker|colleague) (?:\w+ ){0,4}(?:left me on read|doesnt (?:answer|reply)|didnt (?:answer|reply)|not (?:answering|replying)|thumbs up))\b/u,
      /\b(?:work|office|boss(?:es|s)?|managers?|co[- ]?workers?|colleagues?|e?-?mails?|team|hr|director)\b/u,
    ],
    unless:
      /\b(?:husband|wife|mother in law|boyfriend|girlfriend|crush|recruiter|interview|pay|raise)\b/u,
    tries: [
      'colleague ccs my boss on every tiny email to make me look bad',
      'got a per my last email from a coworker and im shaking with rage',
      'my manager left me on read about my question for 3 days',
      'passive aggressive notes in the office kitchen all signed with a smiley',
      'how do i answer a rude email from a colleague',
      'rude email from coworker',
      'she ccd my boss again',
      'i asked one simple question about the printer paper, with please and a smiley, and the answer was as per my mail from tuesday, my colleague is so cold',
      'how do i reply to a passive aggressive message from my manager',
      'why does my boss answer only with a thumbs up',
      'is it rude that my coworker doesnt answer my mails but everyone elses',
      'my manager didnt reply to my message about the kids and its three days',
      'he copies the director in cc for every typo i make',
      'its only a few words and other people would not even notice but i have been shaking for an hour, a colleague sent me a passive aggressive email',
    ],
    says: {
      told: 'Answer a sharp work message as if it were a neutral one: thank, fact, next step, nothing else. It leaves the edge with the sender, and it reads well to anybody in copy. If it goes on, walk over or call: "I had the feeling something\'s off. Is there?" Tone mostly lives in writing and dies in person. For silence from a boss: "Unless I hear otherwise by Thursday, I\'ll do it this way."',
      how: 'Write the furious version without an address, delete it, wait an hour. Then three lines: "Thanks for pointing it out. The file went out on the ninth, attached again. I\'ll send the rest by Friday." No adjectives and no smiley. If the boss is in copy, keep the boss in; you look like the grown-up.',
      normal:
        'Minding it is normal, even shaking over four words or three days of silence; written jabs come without a face, so you supply the worst one. Often it was haste. Read it aloud in a friendly voice once: does it still sting? If yes, speak to the person. If no, let it pass.',
      say: '"I\'d like to understand the copy to our boss. Is there something we should sort out between us first?" Said in person, calmly, it usually ends the habit. To a quiet manager: "Two options, A or B. I\'ll go with A on Thursday if that\'s all right."',
    },
  },
  {
    id: 'exit-interview',
    words: [
      /\b(?:exit interview|non ?-?compete|nda|severance|settlement agreement|termination agreement|final pay ?check|return (?:my|the) (?:work )?laptop|unused (?:vacation|holidays?|leave|pto))\b/u,
    ],
    unless: /\b(?:dating|divorce)\b/u,
    tries: [
      'exit interview tomorrow, do i tell them the truth about my boss',
      'they offered me severance of 3 months if i sign by friday',
      'my non compete says i cant work for anyone in the city for a year',
      'left in march and they still havent paid my unused vacation',
      'exit interview, be honest?',
      'offered severance, do i sign',
      'they smiled and gave me water and tissues, and then pushed a termination agreement over the table and said today would be best',
      'how much severance is normal after 14 years in a warehouse',
      'my non compete ends in march but i have a great chance now',
      'what happens if i dont return my work laptop, they owe me money',
      'they made my husband sign an nda before they let him go',
      'is it smart to tell the truth in an exit interview about the bullying',
      'im finally free on friday and part of me wants to say nothing and part of me wants to burn it down, hr invited me to an exit interview',
    ],
    says: {
      told: 'On the way out of a job, sign slowly and speak sparingly. Any paper with money or limits in it, severance, a settlement, a non-compete, goes to a union or a lawyer\'s first hour before you sign; deadlines like "by Friday" can often be moved by asking. In an exit talk, give one or two useful facts and no settling of scores. List what\'s owed: last pay, unused days, your reference. And return their things against a receipt, even if they owe you.',
      should:
        'Sign nothing before advice, and tell the truth in the talk only as far as it helps those who stay and can\'t hurt your reference: one fact, one suggestion, thanks. A package is often open to negotiation, and a short ask, "I\'d need five months and a good reference", costs nothing.',
      say: 'In the exit talk: "What would\'ve kept me is clearer planning. The team was good." For more time: "I\'d like to have this checked and will answer by next Wednesday." For what\'s owed: "By my count there are nine days of leave open. Please confirm they\'re in the last pay."',
    },
  },
  {
    id: 'hoping-for-job',
    words: [
      /\b(?:(?:will|did|would|do you think|can|could|if|hope|hoping|pray(?:ing)?|want|need|chances?) (?:\w+ ){0,3}(?:get|getting|got|land|of getting) (?:the|this|that) (?:\w+ )?(?:job|position|role)|they will (?:hire|choose|pick) me|(?:will|are) they (?:going to )?(?:hire|choose|pick|call) me)\b/u,
    ],
    unless:
      /\b(?:interview\w*|promotion|abroad|my (?:son|daughter|husband|wife|boyfriend|girlfriend)s? (?:\w+ )?(?:get|got|land|will|job)|canada|dubai|germany)\b/u,
    tries: [
      'will i get the job at the city hall',
      'i hope i get this job so much, its 10 minutes from home',
      'do you think they will call, will they hire me at the bakery',
      'what are my chances of getting the job with no experience',
      'will i get this job',
      'praying i get the job',
      'my kids are so excited because it would mean our own flat, so please tell me, will i get the job at the airport',
      'do you see if they will hire me, its a small vet practice',
      'i want this job so bad, could i get the job with my bad english',
      'will they choose me, there are 200 people for one post',
      'hoping i land that job in the national park, i dream of the forest',
      'should i call them or will they call me, i hope i get the position',
      'i lit a candle and i never do that, and my daughter drew a picture of me with a name badge, so tell me, will i get the job',
    ],
    says: {
      told: "I can't see who they'll choose for that job, but you're not only waiting; there's a move left. Send one short message: \"I'm still very interested, and I could start on the first.\" Keen and available tips more decisions than people think. Then send off one more application today, because a second iron in the fire makes the silence easier to bear.",
      will: "I honestly can't see that; it's being decided in a room with a budget and other names in it. What it leans on is fit, timing and whether somebody there remembers you well. The last one you can help along with a friendly two-line message. And keep applying until there's a signature.",
      when: "I can't name a day. Firms mostly take one to three weeks after the last talk, and offices longer. If they gave a date, write two days after it. If not, ask after a week: \"Is there a decision yet, or a day when there'll be one?\" That's normal and not pushy.",
    },
  },
  {
    id: 'wanting-promotion',
    words: [
      /\b(?:(?:will|when|want|wanting|hope|hoping|deserve|how do i|how to|can i|should i|waiting|ask(?:ing)?|apply(?:ing)?) (?:\w+ ){0,5}(?:promoted|promotion))\b/u,
    ],
    unless:
      /\b(?:passed over|didnt|did not|instead|take the promotion|accept|turn down|refuse|promised|nephew|offered|got promoted)\b/u,
    tries: [
      'will i get promoted this year',
      'how do i get a promotion when my boss doesnt see what i do',
      'should i apply for the promotion against my friend',
      'waiting for a promotion since 2022, still junior',
      'when will i get promoted',
      'want a promotion so bad',
      'i have been doing the tasks of a senior for a year and a half, everyone asks me first, so should i ask for the promotion now',
      'how do i get promoted as a quiet woman in a loud company',
      'waiting for my promotion in the police, third autumn now',
      'do i have to play golf, i want to be promoted to partner',
      'can i ask for a promotion after only 10 months',
      'is it vain to want a promotion just for the title',
      'i see people come and go and climb past me and i always thought good work speaks for itself, so how do i get promoted',
    ],
    says: {
      told: 'For a promotion, the people who decide have to know you want it and what you did, and both are easy to assume and often untrue. Tell your boss in one sentence: "I\'d like to move up to this role. What would you need to see from me, and by when?" Then send two lines of results every Friday. Ask again on the date. Quiet good work is seen far less than it deserves.',
      will: "I can't see that decision. It depends on an open post, the budget, and somebody in the room saying your name. You can find out the first two by asking, and help with the third: tell your boss plainly you want it, with three results on one page. Then set yourself a date.",
      should:
        "Ask or apply, yes; nobody is hurt by two honest candidates, and not trying tends to sour slowly. If a friend is in the race, say so first: \"I'm going for it too, and I wanted you to hear it from me.\" I'd only hold back if you don't want the daily work that comes with the title.",
    },
  },
  {
    id: 'bad-boss',
    words: [
      BOSS,
      /\b(?:i hate|nightmare|terrible|awful|horrible|narcissist(?:ic)?|incompetent|an idiot|a jerk|asshole|psycho|evil|tyrant|moody|unpredictable|lied|lies|liar|lying|never listens|blames? me|impossible|difficult|disrespect\w*|worst)\b/u,
    ],
    unless:
      /\b(?:yell\w*|shout\w*|scream\w*|i lied|sick|ill|died|boss baby|mistakes?|error|bully\w*|bullied|harass\w*|crush|in love|micro ?manag\w*|paid|wages|ex|funeral|monday is going)\b/u,
    tries: [
      'i hate my boss with a passion and we share an office',
      'my boss is a narcissist and everyone outside thinks hes charming',
      'manager lied to me about the weekend rule and then denied it',
      'how do i deal with a moody supervisor, nice on monday and ice on tuesday',
      'i hate my boss',
      'worst manager ive ever had',
      'i like the job, i like the guests, i even like the early mornings, but my boss is a narcissist and he ruins every single day',
      'why is my supervisor so moody, we all check her face in the morning',
      'how do i work under an incompetent manager who blames me for everything',
      'my daughters boss is a tyrant and she is only 19, should i call him',
      'is it me or is my boss impossible, he changed his mind four times today',
      'should i confront my employer about the lies he told the client about me',
      'i have had strict ones and lazy ones and one who cried at lunch, but nothing prepared me for this, my boss is a nightmare',
    ],
    says: {
      told: 'With a difficult boss, aim for dull and documented: short sentences, agreements confirmed by mail, no private life on the table. After each talk send two lines: "As agreed, I\'ll do this by Thursday." It protects you when stories change. Find out from a colleague whether it\'s only you. And give yourself a limit, say three months; bosses rarely change, teams and jobs can.',
      normal:
        "Normal; the boss is the main reason people leave jobs they otherwise like. Hating someone who decides your day isn't a flaw in you. What wears you down most is hoping for a different person. Plan for exactly this one, and see what a decent week could look like.",
      should:
        "Try one calm talk about one concrete thing; if it's a grown child's boss, don't call, help them prepare that talk. If it changes nothing in a month, ask about another team, and look outside. I'd go to HR or a union when there's something on paper: dates, broken agreements, insults. For a bad mood alone, they can do little.",
      them: "Nobody can see into another person, and a label doesn't help you on Tuesday. What you can see is a pattern: when it gets bad, who's around, after which meetings. Bring requests on the good days, in writing on the others. If there's no pattern at all, keep your distance and your notes.",
      say: '"I remember it differently, let me find the mail." Calm, and it ends most rewriting of history. For moods: "Is now a good moment, or shall I come at three?" For the one thing that hurts: "When plans change without word, I can\'t do my job. Please tell me first."',
    },
  },
  {
    id: 'boss-leaving-new-boss',
    words: [
      /\b(?:new (?:boss|manager|supervisor|director|team ?lead(?:er)?)|(?:boss|manager|supervisor|director) (?:\w+ ){0,2}(?:is leaving|leaves|left|quit|retires|is retiring|resigned|was replaced|got replaced)|(?:favou?rite|best|only nice|good) (?:co[- ]?worker|colleague|boss|manager) (?:\w+ ){0,4}(?:is leaving|leaves|left|quit|is gone|resigned)|(?:co[- ]?worker|colleague|work friend|work bestie) (?:\w+ ){0,2}(?:is leaving|is quitting|leaves|resigned))\b/u,
    ],
    unless:
      /\b(?:younger|half my age|is 2\d|micro ?manag\w*|im the new|yell\w*|crush|in love|narcissist|left me|job of two|same pay|myself)\b/u,
    tries: [
      'new boss starts monday and wants to change everything',
      'my boss is leaving, the best one i ever had',
      'my favourite coworker is leaving and i dont know how to stand the place now',
      'the new manager redid all our shifts in the first week',
      'my boss is leaving, gutted',
      'new manager, bad vibes',
      'it was a small happy team with a man who knew our kids names, and from january we get a new boss who came with a stopwatch',
      'how do i make a good impression on the new supervisor',
      'my work friend is leaving for berlin and lunch will never be the same',
      'should i follow my boss who is leaving to his new firm',
      'why does every new director throw away what worked',
      'my only nice colleague resigned and im left with the sharks',
      'i know its just a job but i had to go to the toilet to cry when he told us, the best boss i ever had is leaving in may',
    ],
    says: {
      told: 'When the person who made a workplace bearable goes, or a new boss comes in, the first month sets the tone, so be early. To a new one: "Here\'s what I do and what works well. What matters most to you?" To someone leaving: say what they meant to you, and fix a real date afterward, with a day and a place. Give the new mix eight weeks before you judge it.',
      normal:
        "Normal to feel unsettled, even a bit grieving; one good face can carry a whole job. And new bosses almost always change things in the first weeks, to show they've arrived. Part of it gets reversed quietly. Protect the two things you really need, and bend on the others.",
      should:
        'I wouldn\'t leave just because they did, or because of the first noisy month. Wait eight weeks and look at your Tuesdays. If a good boss is going somewhere decent, though, asking "Is there room for me there one day?" is perfectly fair.',
    },
  },
  {
    id: 'difficult-coworker',
    words: [
      COLLEAGUE,
      /\b(?:i hate|hates? me|cant stand|annoy(?:s|ing|ed)?|rude|mean to me|bossy|competitive|jealous|argu(?:e|ed|ing|ment)|fight(?:s|ing)?|fought|conflict|doesnt like me|dislikes?|snitch(?:ed)?|backstab\w*|betray\w*|undermin\w*|treats? me|steal(?:s|ing)?|stole|blames? me|blamed me|toward me|bosses me)\b/u,
    ],
    unless:
      /\b(?:lunch|food|sandwich|leftovers|milk|(?:my|our) ideas?|credit|e?-?mails?|bull(?:y|ied|ies|ying)|harass\w*|husband|wife|boyfriend|girlfriend|mistakes?|tips?|lazy|chew\w*|loud\w*|flirt\w*|love|crush|behind my back|gossip\w*|report the|work for)\b/u,
    tries: [
      'i cant stand my coworker, she corrects how i hold the scanner',
      'a colleague hates me since i got the window desk',
      'had a huge argument with a workmate in front of the apprentices boss',
      'my coworker snitched on me for coming back 5 minutes late',
      'should i report a colleague who steals printer paper and wine',
      'i cant stand my coworker',
      'colleague hates me, no idea why',
      'i came back from three weeks in italy all relaxed, and after ten minutes next to this annoying colleague i wanted to scream into the copier',
      'how do i deal with a bossy workmate who isnt even my boss',
      'my work bestie betrayed me, she told the manager what i said',
      'why is she so competitive, my teammate counts my sales',
      'two of my coworkers had a fight in the parking lot and now i have to pick a side',
      'a woman at work is jealous because i got the good desk, she wont say hello',
    ],
    says: {
      told: 'With a colleague who grates on you, you need a working peace and not a friendship. Say one thing, early, alone: "I\'d like us to get on. What bothers me is this. What bothers you?" Then keep it to greetings, tasks and short mails. After a row, be the first with a plain "That got loud, sorry for my part." If it touches your work or money, bring facts to the boss.',
      normal:
        "Normal: you didn't choose these people and you see them more than your friends. Somebody there will always rub you the wrong way. Disliking is allowed; what counts is that work still passes between you. Save the long version for home, ten minutes, and then dinner.",
      say: '"I want to say this early, before it grows: when you correct me in front of others, I get stubborn. Tell me alone and I\'ll listen." After a fight: "I was too loud on Tuesday. The point still matters to me. Can we try again?"',
      them: 'Nobody can see into another person, and coldness may be envy, stress or something you\'ve never heard of. What can be seen is behavior. Ask once, kindly: "Have I done something?" A yes gives you something to mend. A shrug means you\'ve done your part, and polite distance is enough.',
      should:
        "Speak to the person first, unless it's theft, danger or insults; those go to the boss with facts and no adjectives. If it's only irritating, pick one thing to raise and let the others go. Reporting small stuff tends to come back round.",
    },
  },
  {
    id: 'undervalued',
    words: [
      /\b(?:under ?valued|under ?appreciated|un ?appreciated|not (?:appreciated|valued|respected|recogni[sz]ed|seen)|dont (?:appreciate|value|respect|see) (?:me|us|my work|what i do)|no ?(?:one|body) (?:appreciates|values|respects|notices|sees|says thank)|never (?:says? )?(?:thanks|thank you)|taken for granted|recognition|never praised?|invisible|no respect|treated like (?:dirt|shit|a number|nothing))\b/u,
      WORK,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|kids|marriage|cleaner|house ?work|notice|passed over)\b/u,
    tries: [
      'i feel undervalued at work after saving the whole inventory',
      'no one notices what i do in the office until im on holiday',
      'my company treats me like a number, 17 years and not one thank you from a boss, im treated like dirt',
      'is it childish to want recognition when i feel invisible at my job',
      'nobody appreciates me at work',
      'so undervalued at this job',
      'when the heating died i came in on a sunday, when the boss was ill i did the pay, and at the christmas speech i was invisible, thanks company',
      'why does my boss never say thank you',
      'how do i get more recognition at work as a quiet person',
      'is it wrong to do only the minimum when my work is not valued',
      'she gets flowers for every little thing and no one sees what i do at the office',
      'i feel taken for granted by my manager, i even bring my own tools',
    ],
    says: {
      told: "Good work that nobody sees has to be shown, unfair as that is. Once a week, send your boss three lines: what's done, what it saved, what's next. It isn't bragging, it's reporting. Then ask for the form of thanks that would count for you: money, hours, a say. \"I kept the whole thing running in May. I'd like to talk about what that's worth.\" If it stays silent, others are hiring.",
      normal:
        'Not childish and not wrong to feel; being seen is part of what people work for. Places without thanks lose their best quietly. Some bosses truly believe no complaint is praise. Ask one directly, "How do you think I\'m doing?" and you may be surprised in the good direction.',
      should:
        "First make it visible for two months and ask for something concrete in return. If that changes nothing, look around; how people react to your notice will tell you the rest. I wouldn't work less out of spite, because it hurts your reference and you more than them.",
    },
  },
  {
    id: 'have-to-fire-someone',
    words: [
      /\b(?:(?:have to|had to|must|need to|going to|should i|how do i|want to|about to) (?:fire|let go of|let go|sack|lay off|dismiss) (?:someone|somebody|an employee|one of|my|a|him|her|people|two|three)|(?:have to|had to|must|need to|should i|how do i) let (?:someone|somebody|him|her|an employee|one of \w+|people|a \w+) go (?:from|at|on|in|because|who|he|she|after)|i fired (?:someone|somebody|an employee|my|a|him|her))\b/u,
    ],
    unless: /\b(?:ex|relationship|boyfriend|girlfriend|in love|i love|the past|grief|anger)\b/u,
    tries: [
      'i have to fire someone on friday, he has three kids',
      'how do i fire an employee who is nice but cant do it',
      'i fired my assistant today and feel like a monster',
      'should i sack my best friend who works in my shop and steals time',
      'i have to fire my friend',
      'how do i fire someone kindly',
      'we started the bakery together with one oven, she held my hand at the birth of my son, and now i have to let her go because the money is gone',
      'should i fire my nanny, the kids love her but she lies',
      'i had to let go of three people today and i threw up after',
      'how do i sack an employee who drinks on the job',
      'i fired a guy for stealing and he has a pregnant wife, was i too hard',
      'is it normal to feel guilty because i had to fire someone from my team',
      'i have been putting it off since easter and i feel sick when i see his car in the lot, but i have to fire an employee',
    ],
    says: {
      told: 'Letting somebody go is decent when it\'s clear, short and no surprise on paper. Say it in the first minute: "I have bad news. Your job here ends on the thirtieth." Have dates, pay and a reference ready, and stay until the questions are done. Check the rules first with HR or a labor adviser, since form mistakes hurt both sides. Feeling awful about it is to your credit.',
      say: "\"I have bad news. We're ending your employment, and your last day is the thirtieth. You'll get this, and I'll write you a fair reference. I'm sorry.\" Then be quiet and listen. Don't argue, don't promise, don't say how hard it is for you. Do it early in the day, in private.",
      should:
        "If you've told the person clearly what's missing, given time and help, and nothing moved, then yes; dragging it on is rarely kinder. If those talks never happened, have them first, with a date. With a friend, say beforehand that the job and the friendship are two things, and mean it.",
      normal:
        "Yes, it's normal to sleep badly before and feel like a villain afterward. You can do a hard thing in a kind way. A good reference and one phone call on their behalf in the next weeks are worth more than your guilt.",
    },
  },
  {
    id: 'linkedin-envy',
    words: [/\b(?:linked ?in)\b/u],
    unless: /\b(?:scam\w*|ghosted|recruiter|husband|wife|boyfriend|girlfriend|ex|crush)\b/u,
    tries: [
      'everyone on linkedin got promoted and i feel like a loser at my job',
      'do i really need linkedin to find work',
      'my boss saw on linkedin that im open to work',
      'what do i write on my linkedin with two short jobs',
      'linkedin makes me feel small',
      'should i delete linkedin',
      'i had a quiet coffee and a good morning for once, and then i opened linkedin and a girl from my street is vice president of something',
      'what photo do i take for my linkedin, i hate them all',
      'do i accept my boss on linkedin',
      'is linkedin premium worth it when you are out of work',
      'my colleague writes cringe posts on linkedin about her baby and leadership',
      'how do i write to strangers on linkedin without begging',
      'i know its all for show and nobody posts the bad days but after ten minutes on linkedin i feel like i wasted my whole thirties',
    ],
    says: {
      told: 'LinkedIn is a shop window: useful to stand in, bad to live in front of. Keep a plain profile, what you do, two results with numbers, and set "open to work" to recruiters only. Ten personal messages there do more than a hundred posts. If the boss noticed, "I keep it up to date" is answer enough. And nobody posts the raise they didn\'t get, so close it before bed.',
      should:
        "Keep a simple profile for office and technical jobs, since recruiters search there; for trades, care, kitchens or shops you can live without it. The free version usually does. One evening is enough: photo, headline, three lines per job. You don't have to post, cheer or write about what your dog taught you about sales.",
      normal:
        "Very normal; ten minutes of other people's triumphs makes almost anyone feel behind. You're comparing your Tuesday with their best day of the year, edited. Mute a few, use the search, and leave. Your own year would look rather good too if someone only wrote down the highlights.",
    },
  },
  {
    id: 'overpaid',
    words: [
      /\b(?:overpaid|over ?payment|(?:pay ?check|pay ?cheque|salary|wage) (?:is|was|came) double|paid (?:me |us )?too much|paid (?:me )?twice|too much (?:salary|money) (?:by mistake|in my account|from (?:work|my (?:job|boss|employer))))\b/u,
      /\b(?:salary|wages?|work|job|boss|employer|company|payroll|pay ?check|month|back)\b/u,
    ],
    unless: /\b(?:footballers?|celebrit\w*|ceos|rent|landlord|tax|for the car|for a car|for my)\b/u,
    tries: [
      'they paid me too much salary by mistake, 900 euros, do i say something',
      'my old job overpaid me and wants 1200 back at once',
      'payroll paid me twice this month and i already spent half',
      'overpaid for 8 months, company found out, is it my fault',
      'got overpaid at work',
      'work paid me twice',
      'i left that place in the spring with a handshake and a plant, and now they write that they overpaid me for months and want the wages back',
      'do i have to give it back, my boss paid me too much in june',
      'my employer takes 300 from my salary each month because they overpaid me',
      'is it stealing if i keep an overpayment from work',
      'should i tell payroll, the paycheck is double and nobody noticed',
      'my wife was overpaid by her school, now they want all of it back',
      'i thought it was for the extra weekends and fixed the roof with it, and now a woman from accounting says they paid me too much in my salary',
    ],
    says: {
      told: 'When too much pay has come in, tell payroll in one line and leave the extra untouched: "I seem to have received 900 too much. Please check and tell me how to return it." They mostly find it anyway, and being first looks good. If they want it back at once, ask for installments in writing; that\'s a usual request. A union or free legal advice knows whether and how far they may reclaim it.',
      should:
        "Yes, say something. In most places it stays their money, and silence can be held against you later. If you've spent it, say so and offer a monthly amount you can really pay. I'd get advice before signing a repayment if it's old, large, or you truly couldn't have noticed.",
      say: '"My March pay looks too high by 900. Could you check and let me know?" If they demand it all: "I\'d like to pay it back at 100 a month. Please confirm that in writing, along with how the sum was worked out." Polite, short, by mail.',
    },
  },
];
