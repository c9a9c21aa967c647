import type { EverydayMatter } from '../everyday-matter.ts';

const FRIEND =
  /\b(?:friends?|freinds?|frends?|bestfriends?|friendships?|friendgroup|besties?|bffs?|my (?:best |good |old |oldest )?mates?|a mate|(?:best|old|close) mate|mates|budd(?:y|ys|ies)|pals?)\b/u;
const GRAVE =
  /\b(?:died|dying|death|funeral|passed away|suicid(?:e|al)|kill(?:ed)? (?:him|her|my|them)sel(?:f|ves)|overdosed?|self harm|cancer|terminal|miscarri\w*|stillb\w*|raped?|assault(?:ed)?|abus(?:e|ed|es|ive)|violent|hits (?:me|her|him)|hit (?:me|her|him)|stalk(?:s|ed|er|ing)?|threaten\w*)\b/u;

export const FRIENDS: readonly EverydayMatter[] = [
  {
    id: 'friend-cancels',
    words: [
      FRIEND,
      /\b(?:cancel(?:s|ed|led|ing|ling)?|flak(?:e|es|ed|ey|y|ing)|bail(?:s|ed|ing)?|rain ?check|stood me up|stands me up|no show|backs? out|backed out|(?:reschedul|postpon)(?:e|es|ed|ing))\b/u,
    ],
    unless: GRAVE,
    tries: [
      'my best friend cancelled on me again two hours before dinner, third time this month',
      'friend is so flaky i already know shell bail on saturday',
      'should i stop making plans with a friend who always cancels',
      'i cancelled on my friends last minute because i was tired and now i feel horrible',
      'what do i say to a mate who keeps rescheduling our coffee since march',
      'my friend bailed again',
      'always the same flaky friend',
      'why does my bestie say yes to everything and then back out the night before',
      'drove 2 hours to leeds to see my mate and he stood me up, didnt even pick up the phone',
      'she never means it when she says next week for sure, my friend postponed our lunch four times',
      'i bought the ingredients, cleaned the flat, put my 7yo to bed early and then all three friends cancelled on me by text',
      'after a really bad week at work the only thing i was looking forward to was sushi on thursday and my best friend just cancelled',
      'is it ok to cancel on friends when you just dont feel like people',
    ],
    says: {
      told: 'One cancelled plan is life, and a row of them is information. If your friend is the one backing out, hand over the next move: "I\'d love to see you. You pick the day and I\'ll be there." If it was you who cancelled, one honest sentence and a new date the same day repairs nearly all of it.',
      should:
        "Stop carrying the planning before you stop the friendship. Leave the next date to them, and only say yes to plans you'd enjoy even if they don't show, like a group thing or a film. If they never offer a day for two months, you've had your answer without a fight.",
      normal:
        "It's okay to cancel now and then if you say so early, and it's fair to be annoyed when it's done to you: you kept that evening free. Once or twice is nobody's crime. When it's a pattern, being hurt isn't petty, it's noticing. Say it once, calmly, and not on the night it happens.",
      say: "Try: \"I get that things come up. When it's the third time, I start to feel like the plan you can drop. Can we pick something you'll really make, even if it's just a half hour walk?\" Then leave it quiet, and let them answer.",
    },
  },
  {
    id: 'friend-late',
    words: [
      FRIEND,
      /\b(?:always late|(?:is|was|be|being|are|were|shows? up|showed up|turns? up|turned up|comes|came|chronically|hours?|minutes?|mins?) late|late (?:for everything|every time|again|all the time|to everything)|never on time|keeps? me waiting|kept me waiting|lateness)\b/u,
    ],
    unless: /\b(?:period|my period|too late|late (?:mother|father|husband|wife))\b/u,
    tries: [
      'my friend is always late, yesterday i waited 50 minutes outside the cinema in the rain',
      'why is she never on time when im her best friend',
      'im the friend who is 40 minutes late and everyone is sick of me',
      'is it rude to leave when a friend keeps me waiting',
      'friend is late every time',
      'my best friend has zero lateness shame',
      'what do i say to my buddy who turns up late and laughs about it',
      'we missed the first half of the musical because my pal showed up late again with an iced coffee in her hand',
      'my friend was two hours late to my own birthday lunch, no sorry',
      'i have a babysitter who costs 15 an hour and my friend still thinks its fine to come 40 mins late',
      'she says its her culture but all my other friends are on time and she comes late to everything',
      'how do i stop being late, im losing friends over it and my bff told me she feels disrespected',
    ],
    says: {
      told: "With lateness between friends, change the plan before you try to change the person. Meet at home or somewhere you're happy alone, order or start on time, and say it ahead: \"I'll wait fifteen minutes, then I'll go in.\" And if you're the late one, set out at the time you'd normally start getting ready.",
      normal:
        "No, it isn't rude to mind, or to go in without them. Waiting is your time being spent by someone else. Say how long you'll wait before the next plan, kindly, so that leaving is a rule and not a punishment.",
      why: "Usually it's bad guessing, not low regard: late people count only the travel and forget the shoes, the keys and the parking. That explains it without making it free. It changes when being late starts to cost them something, like the film beginning without them.",
      say: 'Say it on a good day: "I love seeing you, and I hate the half hour before. From now on I\'ll go ahead after fifteen minutes, no hard feelings." Then do exactly that, once. It works better than a sigh at the door.',
    },
  },
  {
    id: 'friend-when-in-need',
    words: [
      FRIEND,
      /\b(?:only (?:calls?|texts?|messages?|contacts?|talks?|comes?|wants?|hears? from|remembers?|writes?|rings?|reach(?:es)? out)|(?:when(?:ever)?|unless|if) (?:he|she|they|someone|somebody) (?:needs?|wants?) (?:something|smth|sth|me|help|money|a ride|a lift|a favou?r)|only (?:when|if) (?:shes|hes|theyre|he|she|they)|us(?:es|ing) me|being used|feel used|therapist)\b/u,
    ],
    unless:
      /\b(?:dumped (?:and|him|her) only|got dumped|divorc\w*|my therapist|i only (?:talk|text|call|write|want)|a therapist|money back)\b/u,
    tries: [
      'i have a friend who only calls when her boyfriend dumps her',
      'my mate only texts if he needs a ride to the airport',
      'feel used by my friends, im everyones free therapist',
      'is my friend using me because i have a car',
      'she only messages when she needs something and we have been friends 12 years',
      'she only calls when she needs me, some friend',
      'are my friends using me',
      'every time my phone rings and its my old mate from the army i know he only wants something, usually help with moving',
      'i did her cv, drove her mom to the doctor, watched her kids, and when i had surgery not a word, feel used by my best friend',
      'why does he talk to me like a best friend whenever he needs help and vanish for months after',
      'im tired of being the therapist friend',
      'my friend reaches out only when shes bored or needs money',
      'how do i stop being the free taxi, my pals remember me when they need a lift',
    ],
    says: {
      told: "A friend who shows up mainly in need has learned that you're the one who answers. Test it gently: next time, give less and ask for something small yourself, like \"I can't tonight. Could you call me Thursday? I've had a week.\" A friend who's just careless will call. Someone who only wanted the help will go quiet.",
      should:
        "I'd turn it down before I'd cut it off. Answer slower, offer less, and bring your own news into the next call. If there's no room for it even then, let it fade to the size it really is. Leave sooner if you feel smaller after every call.",
      them: 'Nobody can see into them from here, but you can look at the ledger: when did they last ask how you are and wait for the answer? When did they come to you with good news, or just to hang out? Those two questions tell you more than any guess about motives.',
      say: "Try: \"I'm glad you come to me when it's hard. I miss the rest of you though. Can we have a coffee where nobody needs saving?\" It's warm, it's true, and it shows quickly if they'd like that too.",
    },
  },
  {
    id: 'friendship-one-sided',
    words: [
      FRIEND,
      /\b(?:one ?sided|always (?:the one|me) (?:who|that|to|texting|calling|messaging)|(?:im|i am) the (?:only )?one who (?:texts?|calls?|messages?|plans?|initiates?|reach(?:es)? out|writes?)|i (?:always )?(?:text|message|call|reach out|initiate) first|never (?:texts?|calls?|messages?|initiates?|reach(?:es)? out|asks? (?:how i am|about me|me anything|me how))|always (?:initiat\w+|reaching out)|stopped? (?:texting|calling|messaging|reaching out) first|if i (?:dont|do not|didnt|did not|stopped) (?:text|call|message|reach out|write))\b/u,
    ],
    unless: /\b(?:guy friends|lads|died|suicid\w*|passed away|abus\w*|stor(?:y|ies))\b/u,
    tries: [
      'one sided friendship, im always the one who texts',
      'my friends never ask how i am, they talk about themselves for two hours',
      'if i didnt text first i would not hear from any of my friends until christmas',
      'should i stop reaching out to a friend who never initiates',
      'i stopped texting first in may to see if my best friend notices. she hasnt',
      'i always text first, some friends',
      'she never asks about me, 40 minutes about her kitchen and then ok bye, is that even a friend',
      'is it me or do friends just stop caring after 35, if i dont call nobody calls',
      'im the planner, i book the restaurants, i remember the birthdays, and my friends never reach out on their own',
      'would my friends even notice if i stopped messaging first',
      'how many times do i text a friend before it gets pathetic, always me who writes',
      'feels one sided with my bestie',
    ],
    says: {
      told: "Always being the one who writes first is tiring, and it may still not mean you matter less to them. Look at what happens once you're together: if they're glad, warm and curious, they're a poor starter. If they're flat then too, it's a thin friendship. Say once: \"I'd love it if you texted me first sometimes.\" Then watch.",
      should:
        "Ask before you go silent. A silent test punishes people who don't know they're sitting it, and plenty of good friends would fail it. Say you'd like them to start sometimes. If nothing changes in a month or two, put your energy where it comes back.",
      normal:
        "Very normal, and nearly every friend group has one person who does the starting. It's not needy to want to be thought of. What makes it unfair is when the care is missing too, not only the texting.",
      why: "Often because you're good at it, so nobody else ever had to. Some people also wait to be asked out of shyness, or let messages slide with everyone. The difference shows in how they treat you when you do meet, so judge it there.",
    },
  },
  {
    id: 'friend-copies-me',
    words: [
      FRIEND,
      /\b(?:cop(?:y|ies|ied|ying|ycat)|copy ?cat|imitat(?:e|es|ed|ing)|bought the same|same (?:tattoo|haircut|dress|bag|outfit|name)|(?:steals?|stole|stealing) my (?:whole )?(?:style|look))\b/u,
    ],
    unless:
      /\b(?:homework|exam|test|essay|files?|screenshot|keys?)\b|\b(?:cowork\w*|colleagues?|at work|office|my boss)\b/u,
    tries: [
      'my friend copies everything i do, now she got the same haircut',
      'bestie bought the same tattoo i designed for myself',
      'why does my friend keep copying my outfits and even the way i talk',
      'is it petty to be mad that a friend used the baby name i told her, same name',
      'my friend is a copycat',
      'first it was my perfume, then the same sofa, now my best friend booked the same hotel in crete, is she copying my life',
      'should i be flattered or creeped out that my bestie imitates how i dress',
      'my friend dyed her hair red a week after me and tells everyone it was her idea, she copies everything',
      'how do i tell her to stop copying me without sounding like a 12 year old, we are friends since nursery',
      'i showed her the dress i wanted to wear to the gala and she went and bought the same one, so much for friends',
      'friend stole my whole style',
    ],
    says: {
      told: 'Being copied by a friend is maddening because you can hardly complain without sounding twelve. Let clothes and hair go, they\'re out in the world anyway, and keep the things that really matter to yourself until they\'re done. If one thing truly stung, name only that: "That one was special to me, and I was sad to see it twice."',
      normal:
        "It's not petty. The things we choose are how we feel like ourselves, and seeing them on someone next to you feels like being erased a little. It's small on the outside and real on the inside. Mind it, just don't go to war over a haircut.",
      why: "Mostly people copy what they admire, often without noticing. Friends pick up each other's words, walks and sweaters the way they pick up accents. It gets worse when someone isn't sure who they are. That doesn't oblige you to enjoy it, but it's rarely theft with intent.",
      say: 'Keep it light and single: "You\'ve got great taste of your own, I want to see what you\'d pick if I hadn\'t gone first." For the thing that hurt: "I\'d told you that because it was personal. Please ask me next time."',
    },
  },
  {
    id: 'friend-brags',
    words: [
      FRIEND,
      /\b(?:brag(?:s|ged|ging|gy)?|humble ?brag\w*|show(?:s|ing|ed)? off|show ?off|boast(?:s|ed|ing|ful)?|flex(?:es|ing)?|one ?up(?:s|ped|ping|per)?|rubs? it in|rubbing it in)\b/u,
    ],
    tries: [
      'my friend brags about her salary every single time we meet',
      'he has to one up every story, im tired of this friendship',
      'why do people show off so much to their old friends',
      'how to deal with a friend who humblebrags about her kids all the time',
      'my friend wont stop bragging',
      'bestie is always flexing',
      'i told him i got a raise and he had to say his was bigger, why does my mate one up me every time',
      'we were just talking about our holidays and then she turned it into a show about her villa, my friend loves showing off',
      'is it bad that i roll my eyes when my friend boasts about her sons grades',
      'am i bragging too much when i tell my friends good news',
      'what do you say to a buddy who keeps flexing his new bmw',
    ],
    says: {
      told: 'A friend\'s bragging gets quieter when it gets one clean dose of recognition and then a change of subject. Try "That\'s great, you worked for that. And how are you, really?" If every story of yours gets topped, say it with a smile: "Let me have this one." Keep the envy for yourself to look at later, it\'s useful.',
      why: "Mostly because someone isn't sure it counts until another person has seen it. People who feel settled about their money, kids or job seldom need to read out the list. That's a general truth, not a look inside your friend, but it can make the next round easier to sit through.",
      normal:
        "Yes, it's normal to be worn out by it, and it doesn't make you jealous or mean. Being an audience is work. If you could be happy for them without the performance, then it's the performance that bothers you, not their luck.",
    },
  },
  {
    id: 'friend-has-a-baby',
    words: [
      FRIEND,
      /\b(?:(?:had|has|having|got|with|since|after) (?:a|her|his|their|the|two|little) (?:new )?(?:bab(?:y|ies)|newborn|kids?|child|toddler)|became a (?:mom|mum|mother|dad|father|parent)|(?:a|new) (?:mom|mum|mother|dad) now|new (?:mom|mum|dad|parents?)|has kids|have kids|having (?:kids|babies)|pregnant)\b/u,
    ],
    unless:
      /\b(?:i was pregnant|i had|since i|i have|i became|im pregnant|i am pregnant|my baby|my newborn|my kids?|died|miscarri\w*|stillb\w*|infertil\w*|ivf|trying to conceive|ttc|by my|my husband|my boyfriend)\b|\b(?:(?:all my friends|friends all|childless|childfree|and i dont|except me|last one))\b/u,
    tries: [
      'my best friend had a baby in june and i feel like i lost her',
      'friend became a mom and never replies anymore, should i back off',
      'what do i bring when i visit friends with a newborn',
      'my friend is pregnant and im scared everything will change',
      'my friend became a mum, i miss her',
      'she has a toddler now and we cant finish one sentence, how do i stay friends with her',
      'is it selfish that i wasnt happy when my bestie told me shes pregnant',
      'what can i cook for a friend who just had a baby',
      'my mate became a dad in spring and i havent had a beer with him since, will i get him back',
      'every time i call my best friend there is screaming in the background, since she had her baby we never really talk',
    ],
    says: {
      told: 'A baby makes a friend vanish for a while, and it\'s almost never about you: the first year eats their hands, sleep and phone. Go to them, at their hours, with food, and send messages that need no answer: "No reply needed, thinking of you." Ask about them as well as the baby. The friends who stay easy are the ones who get found again.',
      should:
        'Don\'t back off, just get lighter to keep. Short messages, small visits, no guilt over replies. Say "Tell me a day when company would help more than it costs." If after a year or so they still never ask about you, then it\'s fair to say you miss them.',
      normal:
        "Yes, very. You can be happy for them and still miss the person who had time for you. It's a small grief with nobody to blame. Most parents feel the other half of it, and would be relieved to hear you say so.",
      will: "It tends to come back in part, later and in a new shape. How much depends on small contact in the thin months and on whether you can meet in their real life, with the pram and the noise. The long evenings usually return once there's sleep and a sitter.",
    },
  },
  {
    id: 'friends-after-my-baby',
    words: [
      FRIEND,
      /\b(?:(?:since|after|because) i (?:had|have|got|became)|i had (?:a|my) (?:baby|son|daughter|kid)|my (?:baby|newborn|toddler)|i became a (?:mom|mum|mother|dad|father|parent)|since (?:the|my) (?:baby|birth|kids?|son|daughter))\b/u,
      /\b(?:bab(?:y|ies)|newborn|kids?|son|daughter|mom|mum|mother|dad|father|parent|birth|toddler|child)\b/u,
    ],
    unless: GRAVE,
    tries: [
      'since i had my baby none of my friends come by anymore',
      'my friends stopped inviting me after i became a mom, 7 months now',
      'i had a son in april and my best friend hasnt met him yet, am i overreacting',
      'how do i keep my friends now, my baby is 4 months and i cant leave the house',
      'lost my friends after my baby',
      'no friends since i became a mum',
      'why did everyone vanish once my baby came, my phone used to explode with friends',
      'my child free friends plan everything at 9pm now and forget i have a kid since i had my daughter',
      'do friends come back when the kids are bigger, since the birth its just me and the washing machine',
      'everybody said you will have a village and now my son is 8 months and since i became a mom not one friend asks how i am',
      'is it normal to feel jealous that my friends go to festivals while my newborn screams',
      'i have nothing to talk about with my friends anymore since i had my baby, only naps and poo',
    ],
    says: {
      told: 'Friends go quiet after a birth mostly because they think they\'d be in the way, so open the door in plain words. "I miss you. Come Sunday at three, I\'ll be in sweatpants, the baby will scream, please come anyway." One invitation like that does more than waiting. And add one parent with a child the same age, for the talk at odd hours.',
      normal:
        "It's normal that they drift, and it's normal that it hurts. You're in the loneliest busy time there is. Most friends without kids don't know what's allowed, so they choose nothing. Tell one of them clearly before you decide they don't care. If you feel low or empty most days, tell your midwife or doctor as well; that's common and can be helped.",
      why: "Usually shyness rather than indifference. They don't want to wake anyone, don't know what to say about feeding, and saw you turn down two nights out and stopped asking. It feels like being dropped from your side, and often feels like being considerate from theirs.",
      how: 'Shrink the meeting until it fits: a walk with the pram, a voice message while feeding, one person for an hour with takeaway. Give fixed slots, such as Thursdays at ten, so nobody has to plan. Two friends kept this way through the first year are plenty.',
    },
  },
  {
    id: 'friend-new-partner',
    words: [
      FRIEND,
      /\b(?:(?:got|has|found|with|met|her|his) (?:a |an |her |his |the )?new (?:boyfriend|girlfriend|bf|gf|partner|guy|man|girl|woman)|since (?:he|she) (?:met|got|started (?:dating|seeing)|has|is (?:dating|seeing|with))|(?:ditch(?:es|ed|ing)?|dropp?(?:s|ed|ing)?|forg[eo]t\w*|abandon(?:ed|s)?|replaced) (?:me|us) (?:for|because of|since)|in a relationship now|got a (?:boyfriend|girlfriend|bf|gf))\b/u,
    ],
    unless: /\b(?:baby|my ex|abus\w*|hits her|controlling)\b/u,
    tries: [
      'my best friend got a boyfriend and i dont exist anymore',
      'she ditched me for her new man, we had been friends since kindergarten',
      'since he met her i see my mate maybe once in two months',
      'should i tell my friend that her new girlfriend is always there and i miss our evenings',
      'bestie forgot me for her new guy',
      'my friend has a new girlfriend',
      'she cant do anything without him now, every coffee with my friend hes there too, her new boyfriend',
      'is it normal to feel jealous when your best friend got a girlfriend',
      'i used to talk to her every day on the bus home, then my best friend met a new man in september and poof',
      'how long does the honeymoon phase last, i want my friend back since she started dating',
      'my buddy ditched me for a girl he knows three weeks',
    ],
    says: {
      told: 'A friend with a new love often disappears for some months, and it usually says more about the rush than about you. Ask for something exact instead of more: "Can I have you for one evening this month, just us two?" Be decent to the new person as well. That keeps your chair at the table when the rush wears off.',
      should:
        "Yes, tell your friend, once and without a verdict on the partner. \"I'm glad you're happy, and I miss you. Can we keep one evening a month?\" Skip it only if you'd say it in anger. Then wait a while before you decide what it means.",
      normal:
        "It's normal that it happens, and normal that it stings. You've lost company you counted on, and nobody sends flowers for that. You're not jealous or childish. It only turns into a real problem if they drop every friend and stay gone.",
      will: 'Often it evens out when the first months are over, and no one can promise it. It depends on two things: whether your friend answers when you ask for a specific evening, and whether you can get along with the new partner well enough to be easy company.',
    },
  },
  {
    id: 'friend-owes-me',
    words: [
      FRIEND,
      /\b(?:owes? me|(?:pay|paid|paying|pays|give|gave|giving) (?:me |it |us |the money )?back|(?:i|ive|have|had) (?:lent|loaned|borrowed (?:him|her|them))|lent (?:him|her|them|my|a|money)|money back|my money|never paid|hasnt paid|repa(?:y|id)|reimburse)\b/u,
    ],
    unless:
      /\b(?:i owe|i (?:still )?owe|i cant (?:pay|repay)|scam\w*|crypto|i borrowed from|my car|my book|my dress|my jacket|sue|court)\b/u,
    tries: [
      'friend owes me 300 euros since last summer and posts pictures from bali',
      'i lent my best friend money for rent and she never mentions it',
      'how do i ask a mate for my money back without ruining it',
      'my friend hasnt paid me back for the concert tickets, its only 60 but still',
      'should i just forget the money, he was my friend for 20 years and never paid',
      'my friend never paid me back',
      'its been a year and a half and my friend still owes me for the flights to rome',
      'how do i bring up that she owes me 45 bucks, shes a close friend and im embarrassed',
      'is it petty to remind a friend about 20 euros that she never paid',
      'want my money back from a mate',
      'every time i ask he says next week, a friend of mine hasnt repaid a cent since easter',
      'i work nights in a warehouse to get by and my best friend who i lent 1200 for his car just bought an iphone, my money',
      'my friend acts offended because i asked her to give me back the money',
    ],
    says: {
      told: 'Ask for the money plainly, in writing, with an amount and a day: "Hey, could you send me the 100 from last month by Friday? Or half now and half next month." No apology and no story. If they can\'t pay at once, small steps beat silence. And whatever comes of it, you know now what you\'d lend this friend again.',
      should:
        "Ask once in clear words before you forgive it. Many debts between friends aren't refused, they're just awkward and getting older. If it's an amount you'd never miss and the friend is good to you, you can let it go on purpose. Letting it go bitterly costs more.",
      normal:
        "You're not petty. It's your money, and asking is not the rude part here. The unease belongs to the one who owes, even if you're the one lying awake with it. A friendly message with a date is completely in order.",
      say: "Send this: \"Quick money thing so it doesn't sit between us: it's still [amount] from [month]. Can you do it by the end of the week, or shall we split it in two?\" If there's no answer in a week, ask again by phone, where it's harder to scroll past.",
    },
  },
  {
    id: 'friend-asks-for-money',
    words: [
      FRIEND,
      /\b(?:friend wants 500|(?:ask(?:s|ed|ing)?|wants?|wanted|needs?|begg?(?:s|ed|ing)?) (?:me )?(?:to (?:borrow|lend)|for (?:a loan|money|cash|another|\d+|some money))|wants? (?:a loan|money|me to lend|my money)|lend (?:him|her|them|my (?:best )?friend|a friend|money to)|loan (?:him|her|them|my friend|a friend|to a friend)|cosign|co sign|guarantor)\b/u,
    ],
    unless:
      /\b(?:car|flat|apartment|house|book|dress|online|never met|crypto|scam\w*|i want to borrow|pay me back|money back|i need to borrow|owes? me)\b/u,
    tries: [
      'my friend asked me for money again, 800 this time, to fix her teeth',
      'should i lend my friend 2000 for his business',
      'best friend wants me to cosign a lease and i dont know how to say no',
      'a friend asks to borrow every month before payday',
      'a friend asked me for money',
      'should i lend a friend 500',
      'my childhood friend in ghana asks me for money every week since i live in europe',
      'i just got my bonus and somehow my mate already knows, he wants to borrow 3000 and i need money for my own roof, wants me to lend it',
      'how do i refuse when my best friend is crying and asks for a loan',
      'she already owes half of our friends and now she needs me to lend her rent money',
      'why do my friends think im a bank, third one this year who asked me for cash',
      'will it ruin things if i loan my friend the money for his divorce lawyer',
      'friend asked me to lend 2000 for her rent',
      'should i lend my best friend money for his deposit',
      'a friend wants 500 until payday, third time this year',
    ],
    says: {
      told: "With money for a friend, only give what you could lose and still like them. If that's less than was asked, say the number: \"I can't lend that. I can give you fifty, and you don't owe me.\" For a bigger sum, write down the amount and the dates, both of you. Signing for someone's debt means it can become yours.",
      should:
        "Lean no on anything you'd need back, and on every signature under somebody else's debt. Lean yes on a small sum you'd be fine never seeing again. If you do lend more, put it in writing with a date for each part. A good friend won't mind paper.",
      say: 'Say it short: "I don\'t lend money to friends, because I want to keep the friends. I can help you go through the bills, or cook for you this week." You don\'t owe a list of your own expenses. Reasons only get argued with.',
      normal:
        "It's normal to feel uneasy, even with someone you love. Money changes who's above and who's below for a while. Feeling that isn't stinginess. A no said kindly today is easier on a friendship than a yes you resent for a year.",
    },
  },
  {
    id: 'i-owe-a-friend',
    words: [
      FRIEND,
      /\b(?:i (?:still )?owe|(?:i|ive|have) borrowed (?:money|\d+|some|cash|from)|i (?:cant|cannot|can not|couldnt) (?:pay|repay)|ask (?:my |a )?(?:best )?friends? (?:for money|to lend|for a loan)|i need to borrow|in debt to)\b/u,
    ],
    unless:
      /\b(?:car|van|flat|apartment|dress|jacket|book|apology|explanation|owe (?:me|her everything|him everything))\b/u,
    tries: [
      'i owe my friend 500 and i avoid her calls since february',
      'i borrowed money from a friend and i cant pay it back this month',
      'should i ask my best friend for a loan, my rent is due on the 1st',
      'i still owe two mates for the festival and im broke',
      'i owe my best friend money',
      'cant pay my mate back, i owe him 900',
      'she was so kind to help me when i lost my job and now i still owe my friend and cant look her in the eye',
      'my hours got cut again and the washing machine died and on top of it i owe a friend 650 since summer',
      'what do i tell her, i borrowed 300 from my friend and promised it by friday',
      'i feel sick each time my friend pays for something online because i owe her',
      'my buddy says theres no rush but i cant repay him and it eats me',
      'is it awful to ask a friend for a loan when you already feel like a burden, i need to borrow for the vet',
    ],
    says: {
      told: 'With money between you and a friend, speak before they have to. "I haven\'t forgotten. I can do 40 on the first of each month, starting now," and then send the first part with the message. Even a small sum says you\'re not hiding. If debts are piling up elsewhere as well, a free debt advice service can help you set an order.',
      should:
        'Ask only with a number, a date and a plan you believe yourself, and make no easy to say: "It\'s fine if not." Before that, ask the landlord or the bill for more time, they grant it more often than you\'d think. A friend is the last door, not the first.',
      say: 'Write: "I\'m embarrassed, so I went quiet, and that wasn\'t fair. I still owe you this and I want to pay it. I can send [amount] every month from now on." Short, no excuses, and the first part attached. Most friends mind the silence more than the money.',
    },
  },
  {
    id: 'borrowed-things',
    words: [
      /\b(?:borrow(?:s|ed|ing)?|lent|lend(?:s|ing)?|loaned|g(?:ave|ives?|iven|iving) (?:me |them |it )?back|return(?:s|ed)?)\b/u,
      /\b(?:dress(?:es)?|jacket|coat|clothes|shoes|boots|sweater|hoodie|jeans|bag|suit|books?|novel|drill|tools?|tent|camera|jewel(?:le)?ry|earrings|necklace|game|charger|headphones|bike|guitar|suitcase|lawn ?mower|dish|tupperware)\b/u,
    ],
    unless:
      /\b(?:found|shop|store|amazon|refund|library|zara|order|ex(?:es)? (?:has|have|still)|my ex)\b/u,
    tries: [
      'my friend borrowed my leather jacket in october and acts like its hers',
      'i ruined a dress i borrowed for a wedding, red wine, what do i do',
      'lent my favorite book to a coworker and he left the company',
      'she never gives back my clothes, stop lending her stuff? she returned one bag broken',
      'how do i ask my neighbor to return the drill',
      'she never returned my tent',
      'what do i say to a colleague who has had my books for two years and wont return them',
      'i feel so bad, a friend trusted me with her good camera for my trip to peru and i dropped the borrowed camera on day two',
      'is it rude to ask for my tupperware back, i lent her the good one',
      'i lent my uncle the lawnmower in april and every time i need it he says come by saturday and then hes not home',
      'give me back my hoodie',
      'my flatmate lent my bike to her boyfriend without asking me, now the chain is broken',
    ],
    says: {
      told: "For borrowed things, a short message with a day works best: \"I need the jacket for Saturday, can I pick it up Thursday?\" Whether it's clothes, a book or a tool, picking it up yourself ends the waiting. And if you're the one who kept or damaged something, say so before it's asked for, and offer to clean it, mend it or replace it.",
      normal:
        "It isn't petty to want your own thing back. Lending is a favor with an end. Most people simply forget, because it's turned into part of their closet. Ask without a speech, and decide later whether you'd lend again.",
      say: '"Hey, I\'d like to wear it again, could you bring it when we meet Friday?" If it was damaged: "I noticed the stain. Could you have it cleaned?" And if you did it: "I spilled on it and I\'m sorry. I\'ll have it cleaned, and if that fails I\'ll replace it."',
      should:
        "Ask for it back, yes, if you'd think of it again next week. Let it go only when it's worth less than the unease, like a paperback. And it's fine to stop lending to this person: \"I don't lend that one, but come over and use it here.\"",
    },
  },
  {
    id: 'friend-told-my-secret',
    words: [
      FRIEND,
      /\b(?:secrets?|told (?:everyone|everybody|them all|the whole|the others|other people|her (?:husband|boyfriend|mom|mum|sister)|his (?:wife|girlfriend))|in confidence|confided|trusted (?:her|him|them) with|blab(?:s|bed|bing)?|spill(?:ed|s)? (?:it|the|my))\b/u,
    ],
    unless:
      /\b(?:secret santa|i told (?:her|his|my friends?|a friends?|their|someone|the) (?:secret|s secret)|i (?:accidentally |blabbed|spilled|let slip)|her secret|his secret|friends (?:big |huge )?secret|keep(?:ing)? (?:a|her|his|their|this) (?:big |huge )?secret|secret (?:crush|santa|relationship|affair)|suicid\w*|abus\w*)\b/u,
    tries: [
      'i told my best friend a secret and now the whole office knows',
      'she told everyone about my abortion, i thought she was my friend',
      'friend told her husband something i said in confidence. is that normal',
      'can i ever trust a friend again who blabbed about my divorce',
      'my best friend blabbed',
      'friend told everybody about me',
      'how do i act normal around her, she told her mom what i confided as a friend',
      'why would a friend share something i begged her to keep secret',
      'we were like sisters since we were nine and last night i found out she spilled my biggest secret to our whole group of friends',
      'should i forgive a friend who told her boyfriend my private stuff, i trusted her with it',
      'i only ever told one person that i was pregnant and by monday the whole class knew, my friend told everyone',
      'it wasnt hers to tell, my mate told the others about my panic attacks',
      'my friend told everyone my secret. the one about my stepdad drinking',
    ],
    says: {
      told: 'When a friend passes on your secret, the first thing is to say that you know. "I told you that in confidence and it reached others. What happened?" Then be quiet and listen whether they own it or explain it away. Owning it leaves something to build on. Until then, keep private things with someone who\'s already proved they can hold them.',
      normal:
        "You're right to be hurt, because it was yours to tell. Some people count a husband or wife as no one, and it's fair to say you don't. A slip can be forgiven. Being told it's no big deal is the part that shouldn't be.",
      should:
        "Confront it, yes, calmly and alone with your friend. Whether to stay close depends on the answer: regret without excuses is worth a second chance with smaller secrets first. If it's turned around until you're the problem, step back and skip the long goodbye.",
      say: '"What I told you was private, and now other people know. I\'m hurt, and I need to hear from you how that happened." To the people who know: "That\'s private, and I\'m not discussing it." You don\'t have to confirm anything, and that sentence closes most mouths.',
    },
  },
  {
    id: 'i-told-a-secret',
    words: [
      /\b(?:(?:i|ive) (?:\w+ )?(?:told|blabbed|spilled|leaked|gave away|let slip|shared|broke|revealed) (?:\w+ ){0,4}?(?:(?:friends?|her|his|their|someone elses) (?:big )?(?:secret|confidence))|keep(?:ing)? (?:a|her|his|their|this|my friends?|someones?) (?:big |huge )?secret|know (?:a|her|his|my friends?) (?:big |huge )?secret)\b/u,
    ],
    unless:
      /\b(?:my secret|everyone knows|she told|he told everyone|self confidence|my confidence|secret (?:crush|santa)|abus\w*|suicid\w*)\b/u,
    tries: [
      'i told my husband my friends secret and now shes furious',
      'i accidentally spilled her secret at dinner, how do i fix it',
      'its hard keeping a secret for my best friend when her sister asks me directly',
      'i broke his confidence and told our boss about his new job. help',
      'i blabbed my friends secret',
      'i let slip her secret, help',
      'she made me promise and after two glasses of wine i told everyone her secret',
      'im keeping a huge secret for my cousin and its making me ill',
      'do i confess that i shared his secret or hope he never finds out',
      'at lunch they asked me why she was off sick and before i could think i gave away her secret, now she wont look at me',
      'what do i say after i told my mom my best friends secret',
      'i know my friends big secret and her husband keeps asking me questions',
    ],
    says: {
      told: 'A secret that belongs to somebody else is heavy either way. If it\'s out through you, go first and go plain: "I told it, it was wrong, this is who knows." No but after it. If you\'re still holding it, "That\'s not mine to tell, ask them" is an honest answer that gives nothing away. Only if someone\'s in danger do you have to speak, and then to a person who can help.',
      should:
        "If it got out through you, tell your friend before someone else does. It will hurt less from you. If you're still keeping it, keep it, unless someone is in danger or a child is being harmed. Then safety comes first, and you can tell your friend that you'll speak.",
      say: "\"I have to tell you something I'm ashamed of. I passed on what you told me. These are the people who know. I'm sorry, and I'm not going to explain it away. What would help now?\" Then let them be angry without defending yourself.",
    },
  },
  {
    id: 'gossip-about-me',
    words: [
      /\b(?:gossip(?:s|ed|ing|ping|y)?|rumou?rs?|behind (?:my|your|her|his|our|their|peoples?) backs?|bad ?mouth(?:s|ed|ing)?|talk(?:s|ed|ing)? (?:shit|crap|trash) (?:about|on)|trash talk\w*|backstab\w*)\b/u,
    ],
    unless:
      /\b(?:book ?club|knitting|reading group|church|mosque|village|small town|cheat\w*|layoffs?|company is)\b/u,
    tries: [
      'someone started a rumor about me at the gym and i dont know who',
      'my friends talk behind my back, i saw the messages',
      'is it bad that i love gossip, we do it every lunch',
      'coworker keeps gossiping about me and my weight',
      'how to stop gossiping about people, i always feel dirty after',
      'they talk shit about me',
      'someone is spreading rumors',
      'my flatmates bad mouth me when im not home, i heard it through the door',
      'what should i do, my aunt goes around the family gossiping that im lazy',
      'do i confront the girl who started rumours about me at uni or ignore it',
      'i thought we were a nice team, i even baked for them, and then i heard two of them talking crap about me in the toilets',
      'ive been trash talking my friend and im scared she heard',
      'i got called a backstabber because i repeated some gossip',
      'why do people smile at you and go behind your back the next minute',
    ],
    says: {
      told: 'Gossip lives on never being said to anyone\'s face, so say it out loud once. If it\'s about you: "I heard this is being said about me. If you want to know something, ask me." Say it to one person, calmly. If you\'ve been part of the talking, "Let\'s ask them ourselves" ends it without a sermon.',
      should:
        "Speak to the one person you're sure about, face to face, without an audience. Don't hunt for where it began, because that feeds it for weeks. Let it pass if it's small and already fading. Act through a boss or a teacher if it touches your work or your safety.",
      normal:
        "Talking about people is one of the most human things there is, and hearing it about yourself still cuts. The line is simple: would you say it with them in the room? If it was about you and it wasn't kind, you're not being sensitive.",
      say: '"I\'ve been told you said this about me. I\'d rather hear it from you. Is there something you want to ask me?" Then stop talking. For someone who brings you gossip: "I don\'t feel right hearing that without them here."',
    },
  },
  {
    id: 'friend-lies',
    words: [
      FRIEND,
      /\b(?:lie|lies|lied|lying|liar|fib(?:s|bed)?|made (?:it|that|everything) up|makes (?:stuff|things|it) up|pathological|dishonest|not (?:telling|been telling) (?:me )?the truth)\b/u,
    ],
    unless:
      /\b(?:i lied|i lie|im lying|i have been lying|lie down|lying (?:in|on|next)|cheat\w*|affair|pathological liar boyfriend|abus\w*)\b/u,
    tries: [
      'my friend lied about being sick and then i saw her at a bar',
      'caught my best mate lying about his job for the second time',
      'why does my friend make up lies about small stupid things',
      'should i confront a friend who lies about how much she earns',
      'my friend is a liar',
      'she said she was at her grandmas and then i saw her on someones story, why would a friend lie about that',
      'how do i trust my friend again, he made everything up about his job abroad',
      'is it normal that my pal lies about tiny things like what she ate',
      'do i tell my friend i know shes lying or just let it go',
      'i cant stand dishonest people and now my own best friend',
      'how do i trust my friend again, he made everything up about his job abroad',
      'best mate lied to me',
      'for three years i listened to stories about her rich boyfriend in dubai and now it turns out my friend was lying',
    ],
    says: {
      told: 'When a friend lies, ask about it with a door left open: "I saw it was different from what you told me. You can tell me the real version, I\'d rather have that." A lie to dodge a plan or save face often ends there. If it\'s about money, about you, or comes again and again, believe what you see and rely on them for less.',
      should:
        "Yes, if it touched you: your time, your money, your trust. Do it alone with them and stick to one fact you're sure of. If it's a vain little story that costs nobody anything, you can let it stand and just stop building on it.",
      why: 'I can\'t see their reason. Small lies between friends mostly cover shame or the fear of saying no: "I\'m sick" is easier than "I don\'t feel like it." If that\'s it, being easy about a no will bring you more truth than any interrogation.',
      say: '"I\'m not angry about the thing itself. I\'m bothered that I got a story. Next time just tell me no, I can take it." That\'s for small ones. For big ones: "I know that isn\'t true, and I need a while."',
    },
  },
  {
    id: 'not-invited',
    words: [
      /\b(?:group never invites|along and now|friend invited everyone|the housewarming except|(?:not|never|wasnt|werent|didnt|did not|dont|isnt|arent|without|wasn t) (?:\w+ )?(?:get |been |being )?invit(?:e|ed|ing)(?: me| us)?|(?:only one (?:not|who (?:wasnt|isnt|didnt|was not|is not))|uninvited|disinvited|(?:nobody|no one|noone) (?:\w+ )?invit(?:ed|es))|left (?:me |us )?out|leav(?:e|es|ing) me out|exclud(?:e|ed|es|ing) (?:me|from)|without me)\b/u,
      /\b(?:along and now|planned a weekend|invit(?:e|ed|ing|ation)|all went|everyone (?:else )?went|friends?|group|party|birthday|dinner|barbecue|bbq|trip|girls|guys|instagram|insta|chat|uninvited|disinvited|coworkers|colleagues|drinks|moms|mums)\b/u,
    ],
    unless:
      /\b(?:better (?:off )?without me|plus ?ones?|new years?|christmas|thanksgiving|eid|hen (?:do|night|party|weekend)|bachelor\w*|wedding|group ?chat|gc|whats ?app group|i (?:didnt|dont|did not|do not) (?:want to )?invite|my (?:husband|boyfriend|wife|girlfriend)s? (?:family|parents))\b/u,
    tries: [
      'saw the birthday pictures online, everyone was there, i wasnt invited',
      'my friend didnt invite me to her birthday and i saw it on instagram',
      'all my friends went to a lake house without me and i found out on instagram',
      'i was not invited to her birthday even though she came to mine',
      'why do they always leave me out of the drinks after work, am i that boring',
      'im the only one who didnt get invited to the barbecue, should i say something',
      'left out again by the girls',
      'my flatmates cooked dinner for twelve people in our own kitchen and didnt invite me',
      'why am i never invited, i always say yes to everything and bring snacks to every party',
      'we are five women in the office and four of them go for drinks on fridays, i wasnt invited once in a year',
      'my daughters class moms had a picnic and i was excluded from it, am i so awful',
      'should i ask why i didnt get invited to the party or pretend i dont know',
      'is it childish to cry because friends went on a trip without me at 46',
      'they all went without me',
      'my friend invited everyone to her lake house but me',
      'they planned a weekend away and i was the only one not asked',
      'everybody got an invitation to the housewarming except me',
      'my friend group never invites me anymore',
      'they used to ask me along and now they dont',
    ],
    says: {
      told: "Being left out of an invitation hurts however old you are, and before you decide what it means, ask one person, lightly. \"I saw you were all together, it looked fun. I'd have loved to come, ask me next time.\" A forgotten name gets mended right there. If it was on purpose, you'll feel it in the answer, and then plan something with those who'd miss you.",
      should:
        "Yes, say something, to the one you trust most and only once. Not in the group chat, and not on the same evening. If it was a small dinner for four, let it pass, people can't always ask everyone. If it's the third time, you should know why.",
      normal:
        "It's normal, and it isn't childish. Being outside a circle hurts almost like a bruise, at eight and at sixty. You don't have to act cool about it. Just don't let one evening rewrite how every one of them feels about you.",
      why: 'From outside nobody can tell you which it was: a small table, a plan that grew by accident, each thinking another had asked you, or a choice. The first three are far more common than they feel. One friendly question sorts them faster than a week of guessing.',
    },
  },
  {
    id: 'not-invited-to-wedding',
    words: [
      /\bweddings?\b/u,
      /\b(?:(?:not|never|wasnt|werent|didnt|did not|isnt|arent) (?:\w+ )?(?:get |been |being )?(?:invit(?:e|ed|ing)|an invit\w+)|uninvited|disinvited|only (?:invited )?to the (?:evening|reception|party)|no invit\w+)\b/u,
    ],
    unless:
      /\b(?:i (?:didnt|dont|did not|do not) (?:want to )?invite|our wedding|my wedding|my own wedding)\b/u,
    tries: [
      'my old college roommate didnt invite me to her wedding and we all found out on facebook',
      'i was not invited to my cousins wedding but my brother was',
      'uninvited from a wedding three weeks before because of numbers, already booked the hotel',
      'is it ok to be hurt that im only invited to the evening part of the wedding',
      'not invited to her wedding',
      'my own brother uninvited me from his wedding',
      'i thought we were close, i even helped her choose the ring, and now im not getting invited to the wedding',
      'my partner got an invitation and i didnt get invited to the wedding, six years together',
      'everyone in our office is talking about hotels and outfits for her wedding in tuscany and i never got an invite',
      'what do i say when people ask what im wearing, i wasnt invited to that wedding',
      'is it rude that they invited me only to the party after the wedding',
      'should i still send a gift for a wedding im not invited to',
    ],
    says: {
      told: "A missing wedding invitation is more often about seats, money and family pressure than about your place in someone's heart, and it hurts anyway. With a friend or colleague, send good wishes if you mean them, and keep the question until after the day: \"I was sad not to be there, and I'm glad it was lovely.\" If it's your own family, or your partner was asked without you, ask now, calmly and in private.",
      normal:
        "Yes, it's okay to be hurt. A guest list is the one time a friendship gets put in writing, so of course you read it. Just remember that it was written by two people, two families and a room with a limit.",
      should:
        "Don't ask before the wedding unless it's close family, and don't ask others to find out for you. Send a card if you care about the person; a gift isn't owed. If they're close to you, talk a month later, face to face. If you've already paid for travel, it's fair to mention that part sooner.",
    },
  },
  {
    id: 'friend-moved-away',
    words: [
      FRIEND,
      /\b(?:new zealand yesterday|(?:mov(?:ed|ing|es)|move) (?:away|abroad|to|out of|back|across|overseas|countries|cities)|(?:lives?|living) (?:far|abroad|in another|on the other side|overseas|\d+ (?:hours|km|miles))|long ?distance|leaving (?:the country|town|for good)|emigrat\w+|time zones?)\b/u,
    ],
    unless:
      /\b(?:i (?:just |recently )?(?:moved|am moving|want to move)|im moving|since i moved|we moved|moving in|move in|girlfriend|boyfriend|new (?:town|city|country)|died|make friends|making friends)\b/u,
    tries: [
      'miss my best friend, she moved to the other end of the country',
      'my best friend moved away and i miss her so much',
      'my best friend moved to canada and im heartbroken',
      'friend is moving away next month and i dont want to cry in front of her',
      'how do you keep a friendship across time zones',
      'my only friend in this city is moving back to portugal',
      'will our friendship survive if he lives 900 km away',
      'my best friend is moving away',
      'bestie lives abroad now',
      'shes going back to brazil in june and i already cry in the shower, my best friend is leaving the country',
      'i dont know how to do long distance with a friend, im terrible at calls',
      'is it silly to be this sad at 50 because my friend moved to the coast',
      'we lived on the same street since we were four, same school, same first job, and on sunday my friend moves to australia',
      'what do i give a friend who is moving overseas',
      'my buddy moved to berlin and every call gets shorter, are we drifting',
      'my best friend moved to australia and i feel like i lost a limb',
      'since my best friend emigrated i have no one for the small stuff',
      'my best friend left for new zealand yesterday, im empty',
    ],
    says: {
      told: "When a friend lives far away, a fixed small habit keeps you closer than big promises: the same call every second Sunday, or a voice message on the way to work. Book the next visit before the last one fades, even if it's months off. And it's fine to miss them badly. Nobody else was there for those ordinary evenings.",
      will: "Plenty of friendships live on for decades across a border, and some go quiet. It depends less on miles than on rhythm: short and regular beats long and rare. Tell each other the boring things too, the dentist, the neighbor, the soup. That's what keeps a person real.",
      how: "Make it low effort and regular. A running voice message thread, a film watched at the same time, a photo of lunch, one call with a fixed day. Don't count who wrote last. And meet in person once a year if you can, even halfway.",
      normal:
        "Yes, it's a real loss, even though nobody did anything wrong. You're losing the person you could just call to come over. You can be happy for your friend and cry in the car. Let them see a little of it, it's a compliment.",
    },
  },
  {
    id: 'make-friends-adult',
    words: [
      /\b(?:mak(?:e|es|ing) (?:\w+ )?(?:\w+ )?friends?|made (?:a|some|new|two) (?:new )?friends?|find(?:ing)? (?:new |real |some |good |a )?(?:friends?|friendships?)|meet(?:ing)? (?:new )?(?:people|friends)|new friends)\b/u,
    ],
    unless:
      /\b(?:my (?:son|daughter|kid|child|kids|boy|girl|toddler)|dating|tinder|bumble|boyfriend|girlfriend|school gate|mom friends?|mum friends?|school run)\b/u,
    tries: [
      'how do people make friends after 30',
      'im 52 and i want to find new friends but everyone has their circle already',
      'is it weird to use an app to meet people for friendship',
      'i never manage to make real friends, it always stays at hello',
      'how do i make friends',
      'i want to meet new people',
      'my mom is 70 and says its impossible to make new friends at her age',
      'retired in may and realised all my people were colleagues, where do you even find friends now',
      'is there something wrong with me, i just cant make friends like other people do',
      'i can talk to anyone for five minutes at the gym or in the lift but i dont know how that turns into making real friends',
      'work from home, no kids, no dog, where do i meet people',
      'why is it so hard to make friends as a man of 38',
    ],
    says: {
      told: 'New friends come from seeing the same faces again and again, more than from one brilliant evening. Pick something weekly, a class, a run, a choir, a game night, and go eight times before you judge it. Then be the one who takes it outside: "I\'m getting coffee after, want to come?" That small sentence is where most friendships begin.',
      how: 'Three steps. Go somewhere weekly where the people stay the same. Learn names and ask about last week. Then invite one person to one small thing with a day attached, like coffee on Thursday. Expect half to say no for dull reasons, and ask someone else.',
      normal:
        "Very normal at any age past school. Nobody sits you next to the same people every day anymore, so it takes effort that used to be free. Lots of people with full calendars are wishing for a new friend too. It isn't a flaw in you.",
      glad: "That's lovely, and rarer than people admit. New friends don't just happen to grown-ups, so you must have said something, stayed a bit longer, or asked. Put the next thing in the calendar soon, something small. The second and third meetings are what make it stick.",
    },
  },
  {
    id: 'friends-in-new-town',
    words: [
      /\b(?:friends?|know (?:anyone|anybody|nobody|no one|noone)|people|lonely|alone|nobody|no one|noone)\b|\b(?:know (?:nobody|no one|not a soul|noone)|dont know (?:anyone|anybody|a soul))\b/u,
      /\b(?:(?:new|different|foreign) (?:town|city|country|place|area|state)|(?:i|we|ive|just|recently|since i|since we) moved|moved here|expats?|im new here|new here|relocated|immigra\w+)\b|\b(?:moved to|new in|just moved|moved \w+ weeks ago)\b/u,
    ],
    unless:
      /\b(?:moved in with|my friend moved|friend who moved|moved on|best friend moved|my (?:son|daughter)|breakup|broke up|died)\b/u,
    tries: [
      'i know no one in this city, moved three weeks ago',
      'just moved to lyon for work, i know nobody here',
      'new in amsterdam since october and i dont know a soul',
      'moved to berlin and i know nobody',
      'moved to a new city for work 6 months ago and still dont know anyone',
      'how to make friends in a foreign country when my german is bad',
      'we moved to a small place near lyon and my wife is so lonely',
      'i just moved and spend every evening alone with netflix',
      'will i ever have friends here, its a new town and people are so closed',
      'just moved, no friends here',
      'new city and so lonely',
      'we relocated to dubai for his work and i sit in the flat all day without friends',
      'my husband has his colleagues but i know no one since we moved to norway',
      'how long does it take to find your people in a new town',
      'i left everything behind in cape town for a better job, the flat is nice, the pay is good, but im new here and have no friends',
      'should i go back home, ive been in this new city for 8 months and im still alone',
      'is it normal to have nobody after a year in a new country',
      'i thought people would be warmer in the south but since i moved to malaga i only talk to the cashier, no friends',
      'how long does it take to feel normal after moving cities. its been 5 weeks, i know one person and shes my dentist',
    ],
    says: {
      told: 'In a new place, give it a year and one fixed weekly thing, because friends there grow from repeated faces. Choose a class, a team, a language table or volunteering on the same day each week, and use the same café and shop. Then invite first: "I\'m new here, would you show me your favorite place?" People like being asked that.',
      how: "Start with other newcomers, because they're looking too: language tables, expat groups, the sports club's beginner hour. Then add one local thing where people do rather than talk, such as a choir or a kitchen. Say yes to everything for two months, and then keep what was good.",
      normal:
        "Completely normal. Half a year in is often the low point: the excitement is gone and the roots aren't there yet. People with settled lives aren't cold, they just don't notice you're missing something. It says nothing about how likable you are.",
      will: "Nobody can promise it, though most people who keep showing up somewhere weekly have a few real contacts within a year. It depends on going back when the first evenings are awkward, and on asking people yourself. Call someone from home meanwhile, so that the evenings aren't all silent.",
    },
  },
  {
    id: 'no-friends',
    words: [
      /\b(?:(?:have|got|ive|with|having) (?:no|zero|literally no|0) (?:\w+ )?friends|(?:dont|do not|doesnt|didnt|never) (?:really )?(?:have|had) (?:any |many |real |close |a single |a real )*friends?|(?:no|zero|0) friends|friendless|lost all my friends|not a single friend|nobody to (?:hang out|go out|talk to|call))\b/u,
    ],
    unless:
      /\b(?:men|male|guys|my (?:son|daughter|kid|child|husband|wife|boyfriend|girlfriend|dad|father|brother)|suicid\w*|want to die|new (?:city|town|country|place)|moved|died|wedding|birthday)\b/u,
    tries: [
      'im 34 and i have no friends, like literally nobody to call',
      'i dont have any close friends, just coworkers',
      'is it normal to have no friends at 25',
      'lost all my friends in the last two years, dont even know how',
      'will i be friendless forever',
      'i have no friends',
      'nobody to hang out with',
      'how do you put down an emergency contact when you dont have any friends',
      'i dont have friends, i have people i say hi to',
      'my sister has a party every week and i lie in bed scrolling and realise i have literally no friends',
      'is it my fault that i have no real friends, i try to be nice to everyone',
      'got a good job, a nice flat, i run, i read, i cook, and still at 41 i have no close friends to tell about my day',
      'will it ever change, i never had a real friend even as a kid',
      'zero friends at 19 and everyone says these are the best years',
    ],
    says: {
      told: 'Having no friends right now is far more common than it looks, and it\'s a situation, not a verdict on you. Begin with the weakest ties: a former colleague, a cousin, someone from a course. Send one line today: "You came to mind, how are you?" And pick one weekly place with the same people. Closeness mostly grows out of repetition.',
      normal:
        'Yes, at every age. Surveys keep finding plenty of adults who say they have no close friend, and most of them look perfectly ordinary. Moves, jobs, children and quiet years do it. It can change, and one person is enough to make it feel different.',
      why: 'Usually nothing dramatic: people moved, paired off, had children, and the messages got fewer on both sides. Then shame makes it harder to write first. It rarely means people disliked you. Someone you lost touch with is probably thinking the same about you.',
      will: "No one can see forever, but friendlessness isn't a fixed trait. What it depends on is quite small: being somewhere regularly, and asking somebody for coffee before you feel ready. If the loneliness is pressing hard most days, tell a doctor or a helpline too. That's a good use of them.",
    },
  },
  {
    id: 'school-gate-parents',
    words: [
      /\b(?:school ?gates?|(?:other|school|class|kindergarten|nursery|daycare|playground|pta) (?:moms|mums|mothers|parents|dads)|mom group|mum group|moms? groups?|mums? groups?|school run|school pick ?up|parents (?:chat|whatsapp|group)|pta|mom friends?|mum friends?)\b/u,
    ],
    unless: /\b(?:my parents|custody|teacher said|bull(?:y|ied|ying))\b/u,
    tries: [
      'the other moms at pick up ignore me, they are all best friends',
      'school gate cliques make me feel 14 again',
      'how do i make mum friends when im the youngest by ten years',
      'should i leave the parents whatsapp, 200 messages about a cake sale',
      'im the only dad at the school run and nobody talks to me',
      'the school mums hate me',
      'my 7yo asked why none of the other moms talk to me',
      'how do i get into the class parents clique, we joined mid year',
      'we moved here in august, my daughter settled in right away, but i stand alone at the school gate every single day',
      'is it rude to say no to the playground moms whatsapp drama',
      'a mom from kindergarten pick up invited me for coffee, first mom friend in 4 years',
      'why are school parents so competitive about everything',
      'the pta wants me to bake again and i work full time nights',
    ],
    says: {
      told: 'Around other parents, go for one person instead of the circle. A group standing there can\'t easily open, but one parent on the edge can, and a plan for the children makes it simple: "Would yours like to come to the park on Thursday?" You only need one friendly face there. The rest is standing about for ten minutes with a phone.',
      normal:
        'Very normal. The gate has the same corners and cliques as the schoolyard did, with better coats. Most of those who look like best friends just met at the same baby group years ago. Nobody there is grading you as much as it feels.',
      how: "Ask small and concrete: which day is swimming, where did you get that rucksack. Learn their child's name, then suggest the playground after pickup on a set day. Offer something useful once, like taking theirs along. Being handy builds more than being charming.",
      should:
        "With a parents' chat, mute it and look once a day, rather than leaving. You'd miss the one message about the changed trip. With the people, don't force the clique. One or two parents you like are enough, and your child's friendships don't depend on yours.",
    },
  },
  {
    id: 'group-chat',
    words: [
      /\b(?:group ?chats?|gc|whats ?app groups?|family chat|friends? chat|group (?:text|message|dm)s?|telegram group|the chat (?:is|was|went|goes|without))\b/u,
    ],
    unless:
      /\b(?:parents (?:chat|whatsapp)|moms|mums|school|cheat\w*|nudes?)\b|\b(?:(?:without me|not in|kicked me|removed me|second (?:group|chat)|didnt add me|everyone but me))\b/u,
    tries: [
      'nobody ever answers me in the group chat but they reply to everyone else',
      'can i leave the family whatsapp group without drama',
      'our gc went quiet since the fight about the house in croatia',
      'why do my messages always kill the group chat',
      'i left the group chat',
      'nobody replies in our gc',
      'my uncle posts politics in the family chat every morning',
      'should i mute the whatsapp group, 300 messages a day and im at work',
      'i wrote that my dad is in surgery and someone put a thumbs up and the friends chat went on about pizza, group chat people',
      'how do i get out of a group text with 14 cousins',
      'what do i do, i was removed from the group chat and nobody says why',
      'is it me, every time i write something the group chat goes dead',
    ],
    says: {
      told: 'A group chat is the worst place to read how people feel about you, because everyone in it is half reading in line at the store. Take what matters out of it: write to one person directly, "Hey, are you around on Friday?" For noise, mute it. For hurt, ask one of them in private. For real plans, call.',
      normal:
        "It's normal to feel snubbed by a silent chat, and it mostly means less than it seems. Messages to everyone feel like messages to nobody, so each one waits for another to reply. A question with a name in it gets answered far more often.",
      should:
        'Mute first. It costs nothing and nobody sees it. Leave when it really spoils your days, with one friendly line: "I\'m cutting down on chats, write to me directly, I\'m glad to hear from you." With a line like that, few people take offense.',
      why: "Because group chats run on timing, not on love. A message that lands at a bad moment gets buried, and one that needs no answer gets none. If a separate chat without you exists, that's worth one private question to the person you trust most there.",
    },
  },
  {
    id: 'group-trip',
    words: [
      /\b(?:friends|girls|guys|mates|lads|group|besties?|best friend|bff|couples?)\b/u,
      /\b(?:(?:group|girls|lads|friends|weekend|ski|road|city) (?:trip|holiday|vacation)|(?:trip|holiday|vacation|travel(?:l?ing)?|airbnb|ski(?:ing)?|ibiza|bali|weekend away|getaway|cabin|villa) (?:with|together|for)|(?:on|the|our|a|this|from) (?:trip|holiday|vacation|airbnb|villa))\b/u,
    ],
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend)|in ?laws|without me|honeymoon|bachelor\w*|hen|stag|died)\b/u,
    tries: [
      'going on a trip with 5 friends to greece and we already fight about the budget',
      'my best friend was unbearable on our vacation, she wanted to plan every minute',
      'should i go on the girls trip if i cant really afford it',
      'we booked an airbnb for 8 friends and now two want out, who pays',
      'how do i tell my mates i want a day alone on the lads holiday',
      'never again holiday with friends',
      'girls trip turned into a nightmare',
      'we are seven people in one villa with two bathrooms and my friends want to party every night, i came on this trip to sleep',
      'who should drive, plan and book everything, on every road trip with my mates its me',
      'i was so looking forward to ibiza with the girls and now two of them dont speak and want separate rooms',
      'is it normal to be sick of your friends after four days of vacation together',
    ],
    says: {
      told: "Trips with friends go well or badly on three things: money, mornings and time apart. Settle them ahead in one message: the top price per person, what's booked and who owes it if they drop out, and a free half day for everyone. If it's already gone sour, a day apart mends more than a talk at midnight. Travel shows habits, it rarely shows character.",
      should:
        "Go if the full cost, drinks included, won't follow you home, and if you'd enjoy most of these people at breakfast. If money is the doubt, say a number: \"I can do three nights at this price.\" Skipping one trip doesn't end a friendship. Resenting one sometimes does.",
      say: '"I\'m really looking forward to this. Two things so I stay nice: my limit is this much in total, and I\'ll take one afternoon on my own." For someone dropping out: "We understand, but the house was booked for all of us, so your share stays unless we find someone."',
      normal:
        "Yes, normal. You can love someone and not be able to share a bathroom and a budget with them for a week. It doesn't spoil the friendship unless you act as if it did. Some friends are dinner friends and some are travel friends.",
    },
  },
  {
    id: 'splitting-the-bill',
    words: [
      /\b(?:split(?:s|ting)?|share[ds]?|sharing|pay(?:s|ing)?|paid|divid(?:e|ed|ing)|venmo(?:ed|s)?|splitwise|cover(?:s|ed)?)\b/u,
      /\b(?:the (?:bill|check|tab|cheque|restaurant|dinner|round|uber|taxi)|bills? (?:equally|evenly|at)|(?:equally|evenly)|splitwise|venmo(?:ed|s)?|only (?:had|ate|ordered) (?:a|the)|round of drinks|wallet at home|forgot (?:his|her|their) wallet)\b/u,
    ],
    unless:
      /\b(?:first date|on a date|tinder|my (?:husband|wife|boyfriend|girlfriend)|electric\w*|rent|roommates?|flatmates?|divorce)\b/u,
    tries: [
      'i had a salad and water and they split the bill equally, 58 dollars for me',
      'my friend never pays when its the check, always forgot his wallet at home',
      'is it cheap to ask to pay only for what i ate and not split the bill evenly',
      'she venmoed me 3.50 for the fries at her own birthday',
      'how do we share the bill when one friend doesnt drink',
      'they split the bill evenly again',
      'who pays the check',
      'i dont drink and still paid for four bottles of wine when we divided the bill',
      'my colleague never covers a round, disappears when its time to pay the tab',
      'we were nine at the restaurant, i came late and had a soup, and they wanted 62 from me because they share the bill',
      'is it embarrassing to use splitwise for every coffee',
      'what do i say when the waiter brings one bill and they all say lets just split it equally',
    ],
    says: {
      told: 'The time to settle who pays for what is before anyone orders, with one easy line: "Separate bills for me today, I\'m watching money." Nobody remembers it by dessert. If a friend keeps slipping out of the bill, name it once in private: "It\'s your turn this time, I\'ve done the last three." Small sums are fine to let go, patterns aren\'t.',
      normal:
        "It's not cheap. Splitting evenly only suits people who ordered about the same and earn about the same. Wanting to pay for your own plate is ordinary manners in half the world. Say it early and cheerfully, and it's hardly noticed.",
      say: 'At the start: "Can you put mine on a separate bill?" When they\'ve already split: "I only had the salad, I\'ll put in 20 with the tip." Say it like the weather report, no apology and no reasons. It\'s over in five seconds.',
      should:
        "Speak up if it happens regularly or the amount hurts. Let it go if it's a few coins on a good evening with someone who's generous in other ways. A fair rule for any group: if one person ate much less or doesn't drink, they pay for their own.",
    },
  },
  {
    id: 'hen-party',
    words: [
      /\b(?:bachelorettes?|hen (?:do|dos|party|parties|night|weekend|trip)|bridal showers?|the hen)\b/u,
    ],
    tries: [
      'the bachelorette is in miami and costs 1400, i cant afford that',
      'im planning my sisters hen do and 14 women cant agree on a date',
      'do i have to go to the hen weekend, i only know the bride',
      'i dont want a hen party at all but my friends insist',
      'bridal shower games make me want to die inside',
      'i hate hen parties',
      'dreading the bachelorette weekend',
      'i want something quiet with a spa and cake but they keep sending me pictures of willies for my hen weekend',
      'what can we do at a bachelorette with grandma and three teetotallers',
      'how do i collect the money for the hen, two girls wont pay',
      'maid of honour chose a hen do in marbella, im 5 months pregnant and broke',
      'is it ok to skip the bridal shower and only come to the wedding',
      'my sister in law didnt invite me to her hen night and im the grooms sister',
    ],
    says: {
      told: "A hen party is one party, and it's allowed to be small, cheap or partly skipped. If you're a guest, tell the organizer your limit early: \"I can do Saturday and up to 150.\" If you're planning, ask the bride for three things she'd hate and set the price before the place. If you're the bride, say exactly what you'd enjoy and let that be it.",
      should:
        "Go for the part you can afford and like, which is often the dinner and not the weekend. Money is a complete reason and needs no details. Skip it without guilt if you hardly know the bride. If she's close to you, offer her an evening of your own instead.",
      say: "\"I'm so happy for her and I can't do the full weekend. I'll come to the dinner on Saturday, and I'd love to chip in 30 for a present.\" Send it to the organizer, early, not to the whole chat. No long explanation, that only invites solutions.",
      normal:
        "Normal to dread it, and you're far from alone. It's a loud weekend with strangers and a price nobody asked you about. You can love the bride and dislike the sash. One good hour with her counts more than every game.",
    },
  },
  {
    id: 'stag-party',
    words: [
      /\b(?:bachelor (?:party|parties|trip|weekend)|stag (?:do|dos|party|night|weekend|trip)|the stag|bucks (?:night|party))\b/u,
    ],
    tries: [
      'my fiance is going to prague for his stag do and i feel sick about it',
      'best man planning a bachelor party, half the guys have no money',
      'i dont drink and im invited to a stag weekend with 12 guys',
      'is it normal to be worried about the bachelor party, they booked a strip club',
      'his stag do worries me',
      'planning a bachelor party, help',
      'my boyfriend came back from the stag weekend strange and wont talk about it',
      'should i go to a stag do in budapest if i only know the groom',
      'i have a newborn at home, no sleep, no money, and my best mate expects me at a four day bachelor trip to vegas',
      'what do you do for a stag party when the groom doesnt drink',
      'is it controlling to ask him no strippers at the bachelor party',
    ],
    says: {
      told: "Most stag parties are louder in the planning than in the doing, so say the one thing that matters before it starts. If it's your partner's: \"Have fun. No strippers, and text me when you're in bed,\" or whatever your line really is. If you're planning or going: agree on the price and on what's off the table, then you can enjoy the go-karts. If it's over and something feels off, ask once, calmly, on an ordinary evening.",
      normal:
        "It's normal to worry, and asking about the plan isn't controlling. Couples have different lines, and neither of you can keep one that was never spoken. Say yours in a sentence, ask for his, and then let him go without hourly messages.",
      should:
        "Go if you like the groom and can afford it, for one night if not for three. Drinking isn't required, and the one sober man is usually everybody's favorite by two in the morning. If you're the partner at home, talk beforehand and plan something good for your own weekend.",
    },
  },
  {
    id: 'bridesmaid',
    words: [
      /\b(?:bridesmaids?|maid of hono(?:u)?r|moh|matron of hono(?:u)?r|groomsm[ae]n|bridal party|wedding party|bridezilla)\b/u,
    ],
    unless:
      /\b(?:speech|toast|bachelorette|hen (?:do|night|party|weekend))\b|\b(?:(?:wasnt (?:a |the )?(?:bridesmaid|maid|asked|picked|chosen)|not (?:a |the )?bridesmaid|didnt (?:pick|choose|ask) me|asked me to be))\b/u,
    tries: [
      'im maid of honor and the bride treats me like her assistant',
      'the bridesmaid dress is 260 and i have to pay it myself',
      'how do i step down as a bridesmaid without losing her',
      'bridezilla is driving me crazy',
      'five bridesmaids and none of us like the colour, its mustard',
      'should i ask my sister to be maid of honor or my best friend',
      'my groomsmen wont go and get measured for the suits',
      'i said yes in january because i love her but being a bridesmaid has cost me 1800 and every weekend since',
      'what does a maid of honour even have to do',
      'is it wrong to not want to be a bridesmaid at 45',
      'she kicked me out of the bridal party because i got pregnant',
    ],
    says: {
      told: "Being in a wedding party, or not being picked for it, lands harder than anybody admits. If the role is eating you, cut it to size with a list: \"I can do the dress, the dinner and the day itself. I can't do more.\" If it's your own wedding, ask for little, early and with a date. If you weren't chosen, it's often about sisters and numbers. Be a good guest, and tell her after the day that it stung.",
      should:
        "Step down only if the money or the strain really can't be carried, and then soon, in person, with a reason that's about you. If it's only exhausting, ask to hand over two tasks first. If you weren't picked, don't ask why before the wedding. If you're the one choosing, take whoever keeps you calm, and give the other a real part too.",
      say: '"I love you and I want you to have a great day. I\'ve hit my limit on money and time, so I\'d like to do these two things really well and give the rest away." If you\'re stepping down: "I\'d rather cheer for you as a guest than let you down in a dress."',
      glad: "How lovely to be asked. It means she wants you next to her on a day when she'll be nervous. Ask her this week what she's dreading and what she wants to spend, and you'll already be better at it than most. Pack safety pins and a snack for her.",
    },
  },
  {
    id: 'wedding-speech',
    words: [
      /\b(?:speech(?:es)?|toast)\b/u,
      /\b(?:wedding|best man|maid of hono(?:u)?r|bride|groom|gets married|getting married|marries|birthday|anniversary|friends?|retirement|party)\b/u,
    ],
    unless: /\b(?:funeral|eulogy|died|french toast|speech therap\w*|avocado)\b/u,
    tries: [
      'im the best man and i have to give a speech in front of 120 people',
      'how long should a maid of honor speech be',
      'i froze during my toast at my friends wedding and cant stop thinking about it',
      'what do i say in a speech for my dads 70th birthday',
      'best man speech, im terrified',
      'how do i start my toast, birthday party',
      'is it ok to read the wedding speech from my phone',
      'i have to toast the retirement of a boss i dont like, what do i say',
      'i was doing fine until i saw his ex in the third row and then i lost my place in the best man speech',
      'father of the bride here, no idea what goes in a speech',
      'should i put the drunk story in my maid of honour speech',
      'my little sister gets married in may and i have to make a speech, i cry at everything',
      'i have to give a speech at my sisters wedding and i hate speaking in public',
    ],
    says: {
      told: 'A good speech is three minutes: who you are, one true story, and one wish, then raise the glass. Choose a story that shows the person being kind or funny, and leave out exes, drinking and jokes only four people get. Print it large and read it aloud five times. Nobody in that room wants you to fail, and a wobble is soon forgotten.',
      how: "Write down three small moments you'd tell at a kitchen table, and pick the one that shows the person best. Two sentences before it, two after it, then the wish. Practice standing up, out loud, with the clock running. On the day, speak slower than feels right, and look at one friendly face.",
      say: "Open with \"I'm [name], and I've known them since\u{2026}\" Tell the story. Then: \"That's who they are, and that's what I wish you: many more days like that one. Please raise your glasses.\" It's enough. People remember the story and that you meant it.",
      normal:
        "Reading from a phone or a card is fine, and shaking hands and a blank head are the most normal part of it. Speaking in front of people frightens nearly everyone. Guests are on your side, and they've had wine. A short speech with one honest sentence beats a polished one.",
    },
  },
  {
    id: 'godparent',
    words: [
      /\b(?:god ?(?:parents?|mother|father|mum|mom|dad|child|children|son|daughter|kids?)|christening|baptism)\b/u,
    ],
    unless: /\b(?:died|passed away|funeral|the godfather|movie)\b/u,
    tries: [
      'my friend asked me to be godmother and im not even religious',
      'we chose a godfather for our son and he never calls',
      'i havent seen my goddaughter in 3 years and feel guilty',
      'how much money do you give at a christening as godparent',
      'should i say no to being a godparent, i already have four godchildren',
      'he is a terrible godfather',
      'who should we pick as godparents, my sister or my best friend',
      'my goddaughter turns 18 and i dont know what a godmother gives',
      'we had a fight with my brother after the christening and he is our sons godfather',
      'his parents insist on a baptism and we both dont believe in anything, should we just do it',
      'do godparents have to be catholic',
      'i live 3000 km away and my godson is growing up without me, feel like a bad godfather',
      'it hurt that she didnt choose me as godparent after everything',
    ],
    says: {
      told: "Being a godparent comes down to one thing: a grown-up outside the house who remembers this child. A card on the birthday, one outing a year, and a door that's open at fifteen already make a good one. If it's lapsed, start again without explaining, with a postcard or an ice cream. If you chose someone who's vanished, offer one simple date before giving up.",
      should:
        "Say yes if you'd enjoy knowing this child at ten, whatever your views. Ask what the parents expect: faith, gifts, or simply being around. Say no kindly if you can't give the time: \"I'd rather be a good friend to the child than a godparent in name.\" Whether to baptize at all is for the child's parents to decide, not the grandparents.",
      normal:
        "Normal on both sides. Plenty of godparents fade out by the third birthday, and plenty feel guilty about it. Children don't keep accounts the way grown-ups do. Someone who turns up late and stays is gladly taken.",
      how: "One fixed thing a year that's only yours works best: the zoo in spring, a book every birthday with the date in it, pancakes on the first of December. For money gifts, customs differ from family to family, so ask another relative what's usual and stay within what's easy for you.",
    },
  },
  {
    id: 'birthday-few-guests',
    words: [
      /\b(?:birthday|bday|b day)\b/u,
      /\b(?:no ?(?:one|body) (?:came|comes|coming|showed|to|is coming|wants|can)|few (?:people|guests|friends)|only (?:two|three|four|2|3|4|one|1) (?:people|friends|guests|came|said|of)|cancel(?:l?ed|s|l?ing)?|no friends|nobody|alone|by myself|celebrat\w+|throw(?:ing)? a party|who to invite|hate my)\b/u,
    ],
    unless:
      /\b(?:nobody (?:said|texted|called|wrote|even said)|my (?:son|daughter|kid|child|toddler|husband|wife|boyfriend|girlfriend|mom|mum|dad|ex)s?|died|would have been|forg[eo]t\w*|wish(?:ed)?|congratulat\w+|remember\w*|turn(?:ing|ed|s)? (?:30|40|50|60|thirty|forty|fifty|sixty))\b|\b(?:nobody|no one|noone|none of them|not one) (?:\w+ )?(?:came|showed|turned up|shows up|bothered)\b(?!.*\bexcept\b)/u,
    tries: [
      'nobody came to my birthday dinner except my cousin',
      'my bday is in two weeks and i have no one to invite',
      'is it sad to celebrate my birthday alone',
      'invited 15 people, 11 cancelled the day before my birthday',
      'should i celebrate my birthday this year or just skip it, i hate my birthday',
      'alone on my birthday again',
      'im turning 26 tomorrow and there is no one to celebrate my birthday with',
      'booked a table for ten and only three people came to my birthday, i wanted to sink into the floor',
      'why do i always cry on my birthday, i hate my bday',
      'who do i invite to my birthday when i have few friends and they dont know each other',
      'i made a playlist, i bought balloons, i cooked two days and then everyone cancelled an hour before my birthday',
      'is it ok to go to the sea by myself on my birthday',
      'should i still throw a party for my bday if only four people can come',
    ],
    says: {
      told: "A birthday with few people can be one of the good ones if you plan it for that number. Two guests is a dinner, one is a day trip, none is breakfast out, a film and a call to someone who knew you when you were small. If people dropped out, that's a sore thing, and it's mostly calendars. Thank those who came by name.",
      normal:
        "It isn't sad, and it's far more common than the photos suggest. Grown-up birthdays fall on work days, sick children and other people's tiredness. Feeling low about it is normal too, because the day asks you to count. It counts badly.",
      should:
        "Mark it in some way, even quietly. Skipping it altogether often feels worse by evening. Pick one thing you truly like and put it in the calendar, with one person or none. Go big only if you'd enjoy it when just four people turn up.",
    },
  },
  {
    id: 'nobody-came-to-my-party',
    words: [
      /\b(?:birthday|bday|party|drinks|dinner|housewarming|barbecue|bbq|event|leaving do|wedding shower|gathering|graduation)\b|\b(?:a 30th|30th|40th|50th)\b/u,
      /\b(?:(?:nobody|no one|noone|none of (?:them|my friends)|not one|no friends?|0 people|not a single \w+|only (?:one|my|two)|everyone) (?:\w+ ){0,4}?(?:came|showed|turned up|shows? up|bothered|cancel\w*|bailed|flaked|invited))\b|\b(?:two people came|didnt even text|only \w+ came)\b/u,
    ],
    unless:
      /\b(?:my (?:son|daughter|kid|child)s?|his class|except my cousin|is coming|will come|coming to my|funeral|forgot|in two weeks|next week|no one to invite)\b/u,
    tries: [
      'nobody came to my birthday drinks',
      'no one came to my birthday party',
      'i waited at the bar for two hours, nobody showed up for my birthday',
      'threw myself a 30th, two people came, the other 20 didnt even text',
      'invited 20 to my 40th and only three came',
      'party for one i guess, nobody came to my birthday',
      'had a housewarming and literally nobody turned up',
      'made food for 15 people and no one came, my birthday',
      '12 people said yes to my party and no one showed up',
      'my own birthday and not one of them came',
      'not one person came to my birthday dinner',
      'none of my friends came to my party, i had made food for 12',
      'no one turned up to my housewarming',
      'everyone cancelled my birthday drinks an hour before',
      'nobody came to my leaving do after 8 years',
      'sat alone at my own birthday, no one showed',
      'everyone bailed on my bday dinner last night and i ate alone',
      'why is it that no one came to my party',
      'should i say something to my friends, nobody came to my birthday',
      'threw a party and nobody showed up, i feel so stupid',
      'not a single friend came to my graduation party',
      'nobody came to my birthday dinner. 2 out of 9 showed up',
    ],
    says: {
      told: 'Ouch. Sitting there with the glasses out is one of the loneliest hours there is, and I\'m sorry. It feels like a vote on you, and it\'s mostly a chain: one cancels, each thinks the others are going. Still, you may say it, to the two who matter most: "I was alone on my birthday and it hurt. Can we go out next week, just us?" Ask those one by one, not in the group. Their answer will tell you more than the empty table. And happy birthday, if it was that.',
      should:
        'Yes, say it, to one or two, and without a list of crimes: "I was sad that nobody came. It would mean a lot to me to do something, just us." Those who care will be ashamed and make it up. For those who shrug, you\'ve learned something cheaply.',
      normal:
        "It happens to far more people than tell it, and hurting over it isn't childish. Group invitations melt, above all in the holiday months. It says more about group chats than about you. Try two people and one table next time.",
      why: 'I can\'t see each reason. Groups are where yes costs nothing: people tap "going", then get tired, and each one counts on the rest. It seldom means what it felt like. Asking two people singly, with a day, shows you who\'s really there.',
      how: "Tonight, be kind to yourself in a plain way: food, a bath, one call to somebody who'd have come if they lived near. Tomorrow, write to two people singly. And for the next birthday, ask three in person, two weeks ahead, with something booked. Booked things get kept.",
      say: '"I\'d have liked you there on Saturday. I ended up alone, and it stung. Dinner next week, on a night you pick?" Sent to one person at a time. No group message, because a group is what failed you.',
    },
  },
  {
    id: 'forgot-birthday-friend',
    words: [
      /\b(?:birthday|bday|b day)\b/u,
      /\b(?:forg[eo]t(?:s|ten|ting)?|(?:didnt|did not|not even|never|no one|nobody|noone) (?:\w+ )?(?:remember(?:s|ed)?|congratulat\w+|text(?:ed)?|call(?:ed)?|wish(?:ed)?|message(?:d)?|wrote|write|said)|missed (?:my|her|his|their)|no (?:message|text|call|wishes))\b/u,
    ],
    unless: /\b(?:my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner)|died|would have been)\b/u,
    tries: [
      'my best friend forgot my birthday, not even a text',
      'i forgot my sisters birthday and its been 4 days, what do i say',
      'nobody wished me happy birthday except my bank',
      'is it childish to be upset that my dad didnt remember my bday',
      'everyone forgot my birthday',
      'i forgot her birthday, omg',
      'my own mother didnt call on my birthday this year',
      'what do i write when i missed my best friends birthday by a week',
      'my kids are 20 and 23 and neither remembered my birthday, nobody wished me anything till night',
      'my friend says she forgot my birthday because facebook didnt remind her, should i be hurt',
      'how do i make it up to my goddaughter, i forgot her 10th birthday',
      'i always bake for everyones birthday in the office and when it was my bday nobody said anything',
    ],
    says: {
      told: 'A forgotten birthday can be put right in both directions, and late is much better than never. If it was yours: "My birthday was Tuesday and I missed hearing from you. Cake this week?" says it without a trap. If you forgot someone\'s, call instead of texting, say "I forgot, no excuse, I\'d like to take you out," and name the day.',
      normal:
        "It's not childish. One day a year you'd like to be thought of without asking. It still says little about love: people who lean on phone reminders forget even those they'd cross a country for. Be sad, then tell them, lightly.",
      say: 'If you forgot: "I missed your birthday and I\'m annoyed with myself. Happy late birthday. I owe you a dinner, does Friday work?" If they forgot yours: "It was my birthday on Tuesday. I\'m declaring an extension until you\'ve had a drink with me."',
      should:
        "Tell them, if it's someone you love and you'd carry it otherwise. Don't test them by waiting for weeks to see if they notice. If it's somebody who was never good with dates, let it go and take the cake elsewhere.",
    },
  },
  {
    id: 'hosting-dinner',
    words: [
      /\b(?:dinner part(?:y|ies)|host(?:s|ed|ing)?|house ?warming|having (?:people|friends|guests|everyone) (?:over|round|for dinner)|(?:people|friends|guests|everyone) (?:are )?coming (?:over|round|for dinner)|cook(?:ing)? for (?:\d+|six|eight|ten|friends|guests|people)|game night at my|invited (?:people|friends|them|everyone) (?:over|for dinner|to my place))\b/u,
    ],
    unless:
      /\b(?:(?:do (?:i|you)|should i|to) bring|thanksgiving|christmas|in ?laws|mother in law|web ?host\w*|airbnb host|exchange|hostile|hostess job|hosting (?:server|site|provider))\b/u,
    tries: [
      'im hosting a dinner party for 8 on saturday and im panicking',
      'i always host and nobody ever invites me back',
      'friends are coming over and my apartment is tiny and ugly',
      'one guest is vegan, one has celiac, cooking for 10, help',
      'should i have a housewarming if i only know six people here',
      'hosting tonight and panicking',
      'what do i cook for 8 people',
      'my flat is a mess and guests are coming over in three hours',
      'i burned the lasagna while hosting my new colleagues, so embarrassing',
      'should i tell them when to leave, i hosted last week and they stayed till 3',
      'my husband invited people over again without asking and i work until six, what do i make',
      'nobody offered to help at my dinner party and i washed dishes till 2',
      'we bought our first flat in warsaw after years of renting and i want a housewarming but im scared nobody comes',
    ],
    says: {
      told: "Guests remember how easy it felt in your home, and hardly the food, so make one pot of something you've cooked before and buy the rest. Ask about allergies once, put water and bread out early, and give the first arrival a task. If you're always the one hosting, say so kindly: \"I've loved doing it. Who takes the next one?\"",
      how: "Cook one dish that stands in the oven and a salad, and let guests bring dessert and drinks. If someone can't eat something, make the whole pot free of it instead of two meals; for celiac or an allergy, check every label and use clean pans and boards. Clean the bathroom and the table, dim the rest. Be dressed an hour before, whatever state the kitchen is in.",
      should:
        "Yes, do it, small and a bit too soon rather than perfect and never. Six people and soup is a fine evening, and it's how acquaintances turn into friends. Leave it only if money or health is too tight this month. Then make it tea and cake.",
      normal:
        'Normal. Nearly every host has a bad hour before the bell rings. Small flat, odd chairs, three kinds of plates: guests find that cozy, and it lets them relax about their own. And always being the host without an invitation back would bother anyone.',
    },
  },
  {
    id: 'plus-one',
    words: [
      /\b(?:plus ?ones?|plus 1|\+1|bring (?:a (?:date|guest|friend)|my (?:boyfriend|girlfriend|partner|kids?|dog|friend) to (?:the|a|her|his)))\b/u,
    ],
    tries: [
      'got a wedding invite without a plus one and i know nobody there',
      'can i ask to bring my girlfriend to the party, its only my name on the card',
      'who do i take as my plus one, i am single and everyone expects someone',
      'my friend brought her sister as a plus one without asking and i paid 90 per plate',
      'no plus one for me',
      'is it rude to give my cousin no plus one for our wedding',
      'my boyfriend and i have been together for five years and the invite says no plus ones',
      'she rsvpd with a plus one nobody invited',
      'i said yes months ago when i was still with him and now i have a plus one on the card and no man',
      'should i go to the gala without my plus one, he got sick',
      'can i bring a friend to the party or is that weird, bring a guest it says',
      'who do i bring, plus one',
    ],
    says: {
      told: 'A plus one is whatever the invitation says, and one polite question is allowed. "Is the invitation for me alone or for two? Either\'s fine, I just want to get it right." If it\'s just you, ask who else comes alone and arrange to go together. If you\'re the host, "We only have room for the names on the card" is enough. If you do have a spare seat, take the friend who\'s easiest at parties, not the one who looks best in photos.',
      should:
        "Ask once if you live with the person or truly know nobody there, well before the answer is due. Don't ask if it's a small table or costs per head, and don't bring someone unannounced. Going alone is fine, and you can leave when you like.",
      say: "\"Thank you for inviting me, I'd love to come. I wanted to check whether it's just me or a guest as well. No problem at all if numbers are tight.\" That gives them an easy no, and that's why it often gets a yes.",
    },
  },
  {
    id: 'turning-down-invitation',
    words: [
      /\b(?:(?:turn(?:ed|ing)? down|declin(?:e|ed|ing)|say(?:ing)? no to|said no to|get(?:ting)? out of|refus(?:e|ed|ing)|what excuse|excuse (?:not to|to skip|for)|(?:dont|do not|didnt) (?:\w+ )?(?:want|wanna|feel like) (?:to )?(?:go(?:ing)?|attend(?:ing)?)|rather stay (?:home|in)|skip(?:ping)?|have to go to|not go(?:ing)? to))\b/u,
      /\b(?:invit(?:e|es|ed|ation|ations)|part(?:y|ies)|dinner|wedding|birthday|bbq|barbecue|drinks|get ?together|event|baby shower|brunch|reception)\b/u,
    ],
    unless:
      /\b(?:funeral|my (?:birthday|wedding)|plus one|hen|bachelor\w*|bridal shower|stag|reunion|in ?laws|proposal|job|thanksgiving|christmas)\b/u,
    tries: [
      'i dont want to go to my coworkers wedding, its 4 hours away',
      'how do i turn down an invitation without lying',
      'is it rude to skip a birthday party because im tired',
      'my friend is mad because i said no to her dinner for the second time',
      'do i have to go to the baby shower, i dont even like her',
      'how do i decline a party',
      'i dont want to go to brunch',
      'my boss invited the whole team to his barbecue on a sunday and i dont want to go',
      'said no to a birthday and now i have fomo and guilt at once',
      'i know they mean well and they always cook so much but im exhausted and i want to get out of the dinner',
      'is it bad that id rather stay home than go to any party',
      'she takes it personally each time i turn down her invitation',
      'do i have to attend a wedding of someone i met twice, i dont feel like going to the wedding',
      'what excuse can i use for my aunts dinner, i just cant this week',
      "ugh i'd rather die than go to this baby shower",
    ],
    says: {
      told: 'An invitation is a question, and "Thank you for asking me, I can\'t make it, have a wonderful evening" is a full answer. No reason needed, because reasons get argued with. Say it early, since a late no costs the host more than an early one. If you care about the person, add your own offer: "Can I take you for coffee next week?"',
      should:
        "Go if it's someone you love and a day that won't come twice, even if only for an hour. Decline if it's duty plus a long drive plus a bad mood. A good test: would you be relieved if it were cancelled, and would you regret it in a year?",
      normal:
        "It isn't rude to decline, and being tired is a real reason. What's rude is a maybe that drags on or a no an hour before. Someone may be disappointed, and that's allowed too. It passes faster when you propose another day.",
      say: '"Thanks so much for thinking of me. I won\'t make it this time. I hope it\'s a great one." If they press: "I just can\'t, but I\'d love to see you soon. Is Tuesday any good?" Repeat the same words rather than adding excuses.',
    },
  },
  {
    id: 'leaving-early',
    words: [
      /\b(?:leav(?:e|es|ing)|left|go(?:ing)? home|irish goodbye|french exit|sneak(?:ed|ing)? out|slip(?:ped)? (?:out|away))\b/u,
      /\b(?:early|irish goodbye|french exit|sneak(?:ed|ing)? out|(?:without|saying) (?:saying )?(?:goodbye|bye)|first to leave|before midnight|at (?:9|10|nine|ten))\b/u,
      /\b(?:part(?:y|ies)|wedding|dinner|bar|club|drinks|friends?|birthday|event|goodbye|hosts?|guests?|reception)\b/u,
    ],
    unless:
      /\b(?:work early|job|died|my (?:husband|wife|boyfriend|girlfriend) (?:left|leaves)|left me)\b/u,
    tries: [
      'i always want to leave parties early and people call me boring',
      'is an irish goodbye rude, i sneaked out of a wedding',
      'how do i leave a dinner early when my friend is the host',
      'left the birthday at 10 without saying goodbye and now shes offended',
      'i left the party early',
      'can i go home early, the party sucks',
      'my wife wants to leave every dinner early and our hosts are hurt',
      'what do i say when i want to leave my friends birthday before midnight',
      'im always first to leave the club and they boo me',
      'i had been up since five with the baby so at ten i sneaked out of the reception without telling the bride',
      'is it rude to leave drinks early because of the last train',
      'they were all still dancing and i just left the party without saying bye to anyone',
    ],
    says: {
      told: 'Leaving early is fine, and it goes down best when it\'s said on arrival: "I can stay until nine, so let\'s talk now." At a big party, thank the host in one line and go without the round. At a dinner, wait for dessert. If someone was hurt that you slipped away, a message next morning naming one good moment puts it right.',
      normal:
        'Perfectly normal, and half the room envies you. Some people are full after two hours of company, as others are after two plates. At a crowd nobody counts. At a table of six, a short goodbye to the host is all that manners ask.',
      say: '"I\'ve had such a good time and I\'m going while I still look like it. Thank you." Then move, coat first. Don\'t wait for a gap and don\'t give a medical report. Next morning: "Loved it, especially the story about the goat."',
    },
  },
  {
    id: 'small-talk',
    words: [
      /\b(?:small ?talk|chit ?chat|awkward silences?|(?:dont|do not|never) know what to (?:say|talk about) (?:to|with|when|at|around|in)|conversation(?:s)? (?:die|dies|starter|starters|dry)|keep (?:a|the) conversation|run out of things to (?:say|talk)|what to talk about|bad at (?:talking|conversation))\b/u,
    ],
    unless:
      /\b(?:died|grie\w+|cancer|funeral|tinder|dating|first date|girlfriend|boyfriend|crush|husband|wife)\b/u,
    tries: [
      'i hate small talk at work parties, i just stand there with a drink',
      'how to keep a conversation going with people i dont know',
      'never know what to say to the hairdresser',
      'is it rude that i avoid chit chat with the neighbors',
      'i run out of things to say after two minutes and its so embarrassing',
      'i suck at small talk',
      'awkward silence in the lift',
      'the taxi from the airport took fifty minutes and i couldnt think of anything, conversations die with me',
      'is it ok to just be silent at the hairdressers instead of small talk',
      'i moved to texas from finland and the constant small talk at every checkout is exhausting',
      'i run out of things to say on the phone even with my own mum',
      'what to talk about with my new neighbours at the barbecue',
    ],
    says: {
      told: 'Small talk is only a knock at the door, so it\'s allowed to be dull. Ask something they can answer from today: "What did you do before you got here?" or "What\'s been good this week?" Then pick one word from the answer and ask about that. Two questions, then a bit of yourself. And a silence of five seconds is shorter than it feels.',
      how: 'Ask, pick up a word, give a bit. "Where did you grow up?" "By the sea." "I always wanted that. Was it lonely in winter?" Have one small story of your own ready from this week. To get out: "I\'m going to find some water, it was good talking to you."',
      normal:
        "Very normal. Lots of people who love deep talks find the shallow end hard, and many who seem smooth simply repeat the same three questions. It isn't rude to be brief. A smile and a good morning is enough for neighbors and hairdressers.",
      why: "Because it has no topic, and your head searches for something worth saying while everyone else settles for the weather. You're judging your sentences, and they're just waiting for a turn. Lower the bar: friendly beats interesting in the first five minutes.",
    },
  },
  {
    id: 'being-shy',
    words: [
      /\b(?:shy|shyness|timid|socially (?:awkward|anxious|inept)|social(?:ly)? anxiety|painfully quiet)\b/u,
    ],
    unless:
      /\b(?:my (?:son|daughter|kid|child|toddler|dog|cat|boyfriend|girlfriend|husband|wife|crush)|crush|(?:he|shes|hes|she) (?:is )?(?:so |very |too |just |a bit )?shy|gun shy|shy of|panic attacks?)\b/u,
    tries: [
      'im so shy that i rehearse ordering a coffee',
      'how do i stop being shy at 29, its ruining everything',
      'is it too late to get over shyness, i am 41',
      'socially awkward person here, i always leave thinking everyone hated me',
      'my shyness comes back every time i enter a room full of people',
      'im too shy',
      'shyness is ruining my life',
      'at 52 im still too shy to phone the dentist',
      'my new colleagues think im arrogant but im just socially anxious',
      'everyone at the course knew each other after one day and i was too timid to even ask where the toilet is',
      'will i always be this shy or does it get better with age',
      'why am i fine with kids and dogs and so shy with adults',
      'im so shy i cant even say hello to my neighbors',
      'i never speak up because im shy and then people forget im there',
    ],
    says: {
      told: "Shyness shrinks by small repeated doses, not by one brave leap. Choose one tiny thing a day this week: ask a cashier how the day's going, say one sentence early in a meeting, arrive first so the room fills around you. Look outward at what the other person needs. If it keeps you from work, shops or friends altogether, a doctor can point to help that works well.",
      how: 'Build a ladder. First step: eye contact and hello to three people a day. Next: one question to someone you half know. Then: ten minutes at something, with leave to go. Stay on each step until it bores you. Boredom is the sign that the fear has worn off.',
      normal:
        "Yes, roughly every second person would call themselves shy, and many others hide it behind noise. People mostly read shy as gentle or as a bit reserved, rarely as odd. What you see in yourself from inside isn't what they see.",
      will: "It usually softens with practice, at any age, and some of it may stay as part of your nature. It depends on going into small moments instead of around them. You don't have to become loud. Being at ease with four people is a fine aim.",
    },
  },
  {
    id: 'the-quiet-one-friend',
    words: [
      /\b(?:(?:so|too|the|very|im|am|really|always|being|why are you (?:so )?|just) quiet(?: one| person| friend)?|introvert(?:ed|s)?|social battery|never (?:say|talk|speak) (?:much|anything|up)|(?:cant|never) get a word in|invisible in groups?)\b/u,
    ],
    unless:
      /\b(?:quiet (?:place|street|room|night|house|neighbou?r)|baby|my (?:son|daughter|kid|child|boyfriend|girlfriend|husband|wife)|(?:he|she|hes|shes|theyve|they|house|its|has) (?:is |been |gone |went |got )?(?:so |too |very |really |just )?quiet|street|neighbou?rs?|job|boss)\b/u,
    tries: [
      'everyone keeps asking why are you so quiet and i hate it',
      'im the quiet one in my friend group and nobody notices when i leave',
      'introvert with a social battery of one hour, how do i survive a whole weekend with people',
      'is something wrong with me that im always quiet when there are more than 3 people',
      'im the quiet friend',
      'why are you so quiet, they ask',
      'my social battery dies after twenty minutes at any family lunch',
      'everyone in the seminar talks over each other and i never say anything',
      'is being an introvert a problem in sales, people tell me to come out of my shell',
      'on the train home i always think of ten clever things but at the table i was too quiet again',
      'they forget im there, i can never get a word in with my loud cousins',
      'my new in laws are italians, all wonderful, all shouting, and im just quiet and they think i dont like them',
      'how do i speak up more, ive always been the quiet one',
    ],
    says: {
      told: 'Quiet people do best one to one, so put your friendships there and treat the group as the bonus. Say one thing in the first ten minutes, because it gets harder the longer you wait, and go for a walk when you\'re full. To "Why are you so quiet?" you can say: "I\'m listening, you\'re all doing great." It\'s true, and it ends the question.',
      normal:
        "Nothing is wrong with you. Groups reward speed, and some people think before they speak. In a conversation of two you're likely the one others open up to. A group without listeners would just be noise.",
      how: "Arrive early while it's small, sit in the middle and not at the end, and ask one person a question instead of addressing the table. Plan a break halfway: dishes, balcony, dog. And leave with some strength left, then you'll want to come again.",
      why: "In a group your turn never comes by itself: people overlap, and whoever waits for a gap waits all night. It's about pace more than confidence. Talking to the person next to you, rather than to everybody, gets round it.",
    },
  },
  {
    id: 'i-talk-too-much',
    words: [
      /\b(?:talk(?:s|ed|ing)? too much|over ?shar(?:e|es|ed|ing)|(?:im|i am|being|the) (?:too |so )?loud(?: one| friend| person)?|interrupt(?:s|ed|ing)?|(?:wont|never|doesnt|cant|dont) (?:shuts? up|stops? talking)|talks? nonstop|too much for people|chatterbox|monologu\w+)\b/u,
    ],
    unless:
      /\b(?:talking to|thoughts|my head|neighbou?rs?|music|dog|snor\w*|baby|my (?:husband|wife|boyfriend|girlfriend|boss|son|daughter)|upstairs|tv)\b/u,
    tries: [
      'i overshared at dinner last night and now i want to disappear',
      'people say im too loud and i try to be smaller but i hate it',
      'my friend interrupts me constantly, i never finish a story',
      'how do i stop talking too much when im nervous',
      'is it bad to be the loud one in the group',
      'i talk too much',
      'i overshared again, kill me',
      'told my whole divorce to a woman at the bus stop, why do i overshare',
      'my colleague talks nonstop and i cant get any work done',
      'was told in my family that im too loud since i was six',
      'i get so excited about things that i interrupt everyone and afterwards i see it on their faces',
      'how can i learn to stop interrupting people',
      'is it adhd or am i just a chatterbox that nobody likes',
      'she never stops talking, 3 hour car ride and i said maybe ten words',
    ],
    says: {
      told: 'Talking a lot or loudly is mostly warmth without a brake, and a small brake is enough: after each story, ask one question and wait through the answer. If you shared too much, people remember it far less than you do, so skip the apology message. And if somebody else does all the talking: "Hold on, I want to finish this bit," said with a smile.',
      how: "Use a simple count: two stories, then one question. Keep a glass in your hand and sip when you want to jump in. Tell one friend that they may touch your arm when you're running away with it. And if nerves start it, breathe out before you answer.",
      normal:
        'Not bad at all. Every table needs someone who gets it going, and silence is worse for most people than a loud laugh. The only real fault would be never asking anything back. Feeling raw the morning after telling a lot is common and passes in a day. If you wonder about ADHD, only a professional can say, and asking a doctor is fine.',
      say: 'To someone who interrupts: "Let me finish, I\'m nearly at the good part." To someone you talked over: "I cut you off before. What were you going to say?" That second sentence makes people forgive nearly any amount of talking.',
    },
  },
  {
    id: 'saying-no-to-favor',
    words: [
      /\b(?:favou?rs?|help(?:ing|ed)? (?:\w+ )?(?:\w+ )?(?:move|moving|paint)|(?:ask(?:s|ed|ing)?|wants?|expects?) me to (?:drive|pick|baby ?sit|watch|feed|help|water|fix|proofread|design|photograph|bake|do her|do his)|(?:photos?|work|hair|nails|cakes?|logo|website|tattoos?) for free|people pleaser|(?:cant|cannot|never|hard to|how to|dont know how to|learn to) say no)\b/u,
    ],
    unless:
      /\b(?:pta|mov(?:e|ing) (?:on|forward)|sex|nudes?|my (?:boss|manager|husband|wife|boyfriend|girlfriend|mother|mom|mum|dad)|overtime|in favou?r|drugs?|money)\b/u,
    tries: [
      'my friend wants me to do her wedding photos for free',
      'neighbor asked me for a favor again, feeding three cats for two weeks',
      'im a people pleaser and i cant say no to anyone',
      'how do i say no, she expects me to babysit every friday',
      'do i have to help a friend move if my back hurts',
      'i can never say no',
      'they want a favor again',
      'my cousin expects me to fix his computer every sunday',
      'i cut hair for a living and everyone in the family wants hair for free',
      'how do you refuse when a colleague asks you to watch her kids on your only day off, asked me to babysit',
      'i have two jobs and a bad knee and still said yes when he asked me to help him move',
      'why am i such a people pleaser, im 44 and exhausted',
      'what do i say to the neighbour who wants me to drive her to every appointment',
    ],
    says: {
      told: 'A favor is only a favor if you could also say no. Buy yourself a pause first, "Let me check and tell you tomorrow," and then answer short: "I can\'t this time." If you want to give something, give a piece of your choosing: an hour instead of the weekend, a discount instead of free. The discomfort lasts a minute, a reluctant yes lasts a month.',
      say: '"Thanks for asking me. I can\'t do that." Then stop. If they ask why: "It\'s too much for me right now." For work you\'re paid for otherwise: "I\'d love to do it at my friend price, which is this." Don\'t give details they could solve.',
      normal:
        "Normal, and more people have trouble with it than don't. Saying no feels like taking something away, though you're only keeping what's yours. A friend who's worth it will be briefly disappointed and still be there on Thursday.",
      should:
        "Do it if you'd be glad afterwards and they'd do the same for you. Say no if you already feel the resentment while they're asking, or if your body, money or sleep pays for it. Once is kindness. Every week is a job and should be talked about.",
    },
  },
  {
    id: 'lending-car-or-flat',
    words: [
      /\b(?:lend(?:s|ing)?|lent|borrow(?:s|ed|ing)?|us(?:e|es|ed|ing) my)\b/u,
      /\b(?:car|van|truck|motorbike|scooter|flat|apartment|house|place|cabin|holiday home|beach house|parking)\b/u,
    ],
    unless: /\b(?:for (?:his|her|a) (?:new )?car|bank|mortgage|loan|my (?:husband|wife))\b/u,
    tries: [
      'my friend borrowed my car and brought it back with a dent and an empty tank',
      'should i lend my apartment to a friend of a friend while im in spain',
      'brother in law keeps using my car like its his',
      'i crashed a car i borrowed from a mate, how do i tell him',
      'he wants to borrow my car',
      'lent my flat, it was trashed',
      'my sister uses my car every day and never fills the tank',
      'he got two speeding tickets while borrowing my car and wont pay',
      'we were in portugal for three weeks and let my cousin use my apartment and now the neighbours are complaining',
      'can a colleague borrow my parking spot forever, its been two months',
      'i let my flatmate use my car once and now she just takes the keys',
      'what if something happens, my son in law wants to borrow our truck',
    ],
    says: {
      told: 'With a car or a home lent out, the clear talk belongs before the key: how long, who else, what if something breaks, and whether your insurance covers another driver or guest. Ask your insurer, it\'s one call. If there\'s damage already, get it in photos and a quote, and say "Can we settle this this week?" If you did the damage, tell them today and offer to pay.',
      should:
        "Lend it if you'd stay friends should it come back scratched, and if the insurance allows it. Otherwise: \"I don't lend the car, but I'll drive you.\" A friend of a friend you've never met is a no, unless your friend vouches for the damage in writing.",
      say: '"I\'m happy to lend it on three conditions: only you, full tank, and you tell me if anything happens." After damage: "I found a dent that wasn\'t there. The garage says this much. How do you want to sort it out?" If it was you: "I damaged it, I\'m sorry, I\'m paying."',
      normal:
        "It's normal to mind, and you're not stingy. A car or a flat is the most expensive thing most people own, and the risk stays with you. Clear rules are kinder to a friendship than a gritted yes.",
    },
  },
  {
    id: 'house-guests-friend',
    words: [
      /\b(?:friend has been|friend crashes at|friend to move|house ?guests?|(?:stay(?:s|ing|ed)?|crash(?:es|ed|ing)?|sleep(?:s|ing)?|slept|liv(?:es|ing)) (?:at|with|on|in) (?:me|us|my (?:place|house|flat|apartment|couch|sofa)|our (?:place|house|flat|apartment|couch|sofa))|overstay(?:s|ed|ing)?|wont leave my|guests? (?:wont|dont|never|stay|for a week))\b/u,
    ],
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|ex|mother in law|in ?laws|parents|son|daughter|refugee|evict\w*)\b/u,
    tries: [
      'a friend is crashing on my couch since 6 weeks and eats everything',
      'houseguests for ten days and i already want them gone',
      'can i ask a friend to pay something while she stays with us',
      'how do i tell him he overstayed, he was only supposed to stay one weekend',
      'guests wont leave',
      'my cousin sleeps on my sofa',
      'how do i get rid of houseguests who came for a weekend and its day 9',
      'my husbands cousin has been living in our house since march and doesnt wash a plate, houseguest from hell',
      'is it normal to be exhausted by having people stay with us even when i love them',
      'we live in a two room flat in lisbon so every summer somebody wants to stay at my place for free',
      'she is staying with us for her interview and uses all the hot water',
      'can i say no when friends ask to stay at our apartment',
      'i work from home and he is crashing at my place and plays guitar until 2',
      'my friend has been on my couch for 3 weeks and shows no sign of leaving',
      'a friend crashes at mine since her breakup and i want my living room back',
      'how do i get my friend to move out of my flat, it was meant to be a week',
    ],
    says: {
      told: 'A guest needs an end date, and you may still set one now. "I\'ve liked having you here. We need the room back by the 30th, how can I help you plan?" Say it in the daytime, in a friendly way, with a real date. Until then, two house rules and a share of the groceries are fair to ask. Next time, agree on the day of leaving before they arrive.',
      say: "\"I want us to stay friends, so I'm saying it plainly: I need my place to myself again from the first. Let's look at options together on Saturday.\" No hints, because guests who've settled in don't hear hints. If they push back, repeat the date.",
      normal:
        "Normal. Even people you love get heavy after the third day, because you never get to be alone in your own kitchen. Wanting your sofa back isn't unkind. You gave them a roof, and that doesn't run forever by itself.",
      should:
        "Yes, set a date, and ask for a share of the costs if it's longer than a week. Be slower only if they'd truly be on the street. Then look with them for the next place: housing advice, family, a room. Helping someone leave well is help too.",
    },
  },
  {
    id: 'gift-ideas',
    words: [
      /\b(?:gifts?|presents?|prezzie)\b/u,
      /\b(?:what (?:do|should|can|to)|ideas?|buy(?:ing)?|get(?:ting)? (?:him|her|them|for|my|a)|give(?:s)? (?:him|her|them|to|my|a)|find(?:ing)?|spend(?:ing)?|how much|choos(?:e|ing)|has everything|perfect|budget|need|gift for|present for|for (?:my|a|an|her|his))\b/u,
    ],
    unless:
      /\b(?:not (?:\w+ )?invited|handmade|return(?:ed)?|used candle|hate[sd]?|ugly|regift\w*|bad gift|worst|gave me|got me|disappoint\w*|psychic|my gift is|god given|at present|ungrateful|no (?:gift|present)s?|secret santa|died)\b/u,
    tries: [
      'what gift do i give a friend who has everything',
      'need a gift for my best friends 40th, budget 50',
      'how much should i spend on a wedding present for a coworker',
      'i never find the right present, people are always polite about it',
      'what should i get as a gift for my mother in law, we barely talk',
      'gift for a man of 60',
      'need a present by tomorrow',
      'how much do people spend on presents for a kids party nowadays',
      'my dad says he needs nothing, so what do i buy him as a gift',
      'i always end up panicking on the last evening and then buy the same gift, ideas for a sister who is into birds',
      'is cash ok as a present for my nephew who turns 18',
      'my new girlfriends mom has her 60th on saturday and i have met her once, what present do i bring and how much',
    ],
    says: {
      told: 'The best gift shows that you were listening: something they mentioned once, used up, lost or complained about. No idea? Give something that gets eaten, drunk or done together, such as good olive oil, tickets, or a dinner with a date on it. Add two handwritten lines about why you thought of them. That card is what gets kept, whatever you spend.',
      how: "Think through their ordinary day: what do they touch, drink, moan about, look forward to? Improve one of those by a bit. If nothing comes, ask someone who lives with them. And keep a note in your phone all year whenever they say they'd love something.",
      should:
        "Spend what you won't feel at the end of the month. For a colleague's wedding, joining a group gift is fine, and for close friends a personal thing beats a bigger sum. Customs differ, so if unsure, ask another guest what's usual.",
      normal:
        "Yes, lots of people freeze over presents. You're trying to put affection into an object with a price on it, and that's a strange task. Polite thanks usually is thanks. A small thing with a true line on the card rarely misses.",
    },
  },
  {
    id: 'bad-gift',
    words: [
      /\b(?:gifts?|presents?|regift(?:s|ed|ing)?|re gift(?:ed|ing)?)\b/u,
      /\b(?:hate[sd]?|ugly|bad|worst|terrible|awful|cheap|useless|regift(?:s|ed|ing)?|re gift(?:ed|ing)?|disappoint\w*|ungrateful|return(?:ed)?|exchange|pretend(?:ed)?|(?:didnt|did not|doesnt|dont) (?:even )?(?:like|want|open|use|thank|say thank(?:s| you)?)|never (?:thanked|said thank|wears?|wore|uses?|used)|gave me|got me|no (?:gift|present)s?)\b/u,
    ],
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|bf|gf)|died|what should i (?:get|buy|give)|need a gift|secret santa)\b/u,
    tries: [
      'my friend gave me a used candle as a birthday gift',
      'i regifted a vase and she recognized it at the party',
      'is it ok to return a present from my aunt, its so ugly',
      'spent weeks on a handmade gift and he didnt even open it in front of me, never thanked',
      'do i tell my sister i hate the present',
      'i hate my present',
      'worst gift ever, a diet book',
      'my mother in law gave me a scale for my birthday, a gift she said',
      'what face do i make, every year the same ugly present from my grandma',
      'is it ungrateful to exchange a gift i got from my colleagues',
      'my son cried because the present was not what he wanted and i was so disappointed in him',
      'she didnt even say thank you for the present i sent to canada',
    ],
    says: {
      told: 'With a gift that missed, say thank you for the thought and then do what you like with the thing. Exchanging, giving it on or storing it for a year are all fine, as long as it doesn\'t travel back into the same circle. If your own present fell flat, ask once, "Did it arrive all right? You can swap it," and let it be theirs. Taste fails more often than affection. And if there was no gift at all, you may say, "A card would have made my day."',
      should:
        'Don\'t say you hate it. Say thanks, and if the person is close and it\'s expensive, "I love that you thought of me, would you mind if I changed the color?" Give it on quietly otherwise. Speak up only if the same miss comes every year.',
      normal:
        "It's not ungrateful to dislike an object. You can be glad that someone thought of you and still not want the vase. Hurt is understandable too, if a present felt careless. Weigh it against how that person treats you on ordinary days.",
      say: 'On opening it: "You thought of me, thank you." That\'s always true. If they ask where it is: "I found a good home for it, it deserved more use than I gave it." If you were caught regifting: "Guilty. It was too pretty to sit in my cupboard."',
    },
  },
  {
    id: 'owed-an-apology',
    words: [
      /\b(?:(?:never|wont|didnt|did not|doesnt|does not|hasnt|refuses? to|not even|without|should|wait(?:ing)? for (?:him|her|them) to|wants? (?:him|her|them) to|isnt|cant) (?:\w+ )?(?:apologi[sz](?:e|es|ed|ing)|(?:say|said|says|saying) sorry)|(?:waiting for|want|deserve|owes? me|need|expect|got|never got|get) (?:an |her |his |their )?(?:\w+ )?apolog(?:y|ies)|(?:he|she|they|friend|sister|brother|cousin) (?:finally |just )?(?:apologi[sz]ed|said sorry)|half apology|fake apology|non apology)\b/u,
    ],
    unless:
      /\b(?:i (?:should|never|didnt|havent|dont|wont|cant|refuse|need to|owe|must)|should i|how do i apolog\w*|my (?:husband|wife|boyfriend|girlfriend|ex|mother|father|mom|dad|mum)|abus\w*|cheat\w*|hit me|died)\b/u,
    tries: [
      'she embarrassed me in front of everyone and never apologized',
      'waiting for an apology from my best friend since new year',
      'he said sorry you feel that way, thats a fake apology right',
      'my sister finally apologized after 2 years, must i forgive her now',
      'why do some people refuse to say sorry',
      'she never said sorry',
      'i want an apology',
      'my colleague shouted at me in the meeting and hasnt apologized',
      'is im sorry but a real apology or a fake apology',
      'my brother wont apologize for what he said at grandpas 80th, two years now',
      'everyone tells me to be the bigger person and let it go but she broke my grandmothers vase and didnt even say sorry',
      'what do i do when someone refuses to apologise and acts like nothing happened',
      'my flatmate apologized but she laughed while saying it, non apology if you ask me',
      'how long do i wait for him to say sorry',
    ],
    says: {
      told: "An apology that hasn't come, or came half, can be asked for. \"What you said on Saturday hurt me. I'd like you to say sorry for that, and then I'd like us to be good again.\" It's plain and it gives them a way back. If a real one has come, you can accept it and still take your time. If it never comes, decide how close they stay without it.",
      normal:
        "It's normal to want to hear the words. They tell you that the other person saw what happened. \"Sorry you feel that way\" doesn't do that, so you're not fussy for finding it thin. Some people show regret by doing, so look for that as well.",
      why: "Nobody can see in from here, but there are usual reasons: they don't know how it landed, they think they're right, or sorry feels to them like losing. Telling them exactly which sentence hurt clears up the first. The other two need time, and some people never get there.",
      should:
        "Say it once, clearly, instead of waiting in silence. Forgive when you feel it, not because the word was spoken. And if it's old, the person is good to you otherwise and you hardly think of it, you can put it down without the ceremony.",
    },
  },
  {
    id: 'i-owe-an-apology',
    words: [
      /\b(?:(?:should i|do i|i (?:should|need to|have to|want to|must|cant|never|owe (?:him|her|them|my \w+|a friend)|havent|wont|apologi[sz]ed|said sorry|tried to)|how (?:do i|to|can i)|ive|i have|im always|i keep|always|when to) (?:\w+ )?(?:\w+ )?(?:apologi[sz](?:e|ed|ing)|(?:say|said|saying) sorry|an apology)|i (?:already )?(?:apologi[sz]ed|said sorry)|make (?:it up to|amends)|(?:didnt|wont|doesnt) accept my apology|my apology|i said something (?:mean|hurtful|horrible|terrible|stupid))\b/u,
    ],
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|ex|kid|son|daughter|boss)|cheat\w*|he never|she never apologi\w*|died|hit (?:him|her|my)|deserve an apology)\b/u,
    tries: [
      'i said something hurtful to my best friend when i was drunk, how do i apologize',
      'should i apologize first even if we were both wrong',
      'i apologized three times and she still ignores me',
      'i owe my sister an apology from 2019, is it too late to say sorry',
      'i keep saying sorry for everything, even to chairs',
      'how do i say sorry',
      'i said something horrible to her',
      'i shouted at my flatmate about the dishes and she cried, should i apologize',
      'is a text enough or do i need to apologize in person',
      'i apologized to my brother but he says its too late',
      'how can i make it up to my colleague, i forgot to pass on her message',
      'she doesnt accept my apology, what else can i do',
      'do i have to say sorry when im only half wrong',
      'last christmas i had too much wine and i told my aunt what i really think of her cooking and i never apologized',
      'whats the best way to apologise when u really messed up',
    ],
    says: {
      told: "A good apology is short: what you did, that it was wrong, what you'll do now, and no but. \"I said that in front of the others. It was cruel. I'm sorry, and I'll tell them so.\" Say it once and well, then give time, because repeating it asks them to comfort you. Years later is still in time to say it, and whether they accept it is theirs to decide. And if you're sorry for everything, save the word for things like this.",
      should:
        "Yes, for your half, even if theirs never comes. Going first isn't losing, it's just clearing your own side. Keep their part out of that message. Hold off only if you don't mean it yet, or if they've asked you not to write.",
      say: '"I\'ve thought about what I said to you. It was unfair, and you didn\'t deserve it. I\'m sorry. You don\'t have to answer, I wanted you to have that from me." Leave out "if" and "but". Handwritten or face to face beats a long text.',
      will: 'Whether they come round is theirs to decide, and no one can promise it. It depends on how clean the apology was, how old the hurt is, and what you do in the next months. One proper apology and quiet patience gives it the best chance.',
    },
  },
  {
    id: 'old-friend-again',
    words: [
      /^(?=[\s\S]*\b(?:friends?|mates?|pals?|bestie|bff|friendships?|classmates?|roommates?)\b)[\s\S]*\b(?:(?:old|childhood|former|lost|school|college|ex|high ?school|uni|long lost) (?:best )?(?:friends?|mates?|pals?|bestie)|lost (?:touch|contact)|reconnect(?:ed|ing)?|grew apart|grown apart|growing apart|drift(?:ed|ing)? apart|(?:havent|have not) (?:seen|spoken|talked)(?: to)? (?:\w+ ){1,4}(?:in|for) (?:\d+|ten|five|twenty|many) years|friends? (?:from|since) (?:school|childhood|kindergarten|college|uni))\b/u,
    ],
    unless:
      /\b(?:god\w+|just a friend|my (?:husband|wife|boyfriend|girlfriend|marriage|ex)|ex (?:boyfriend|girlfriend|husband|wife)|died|dad|mom|mum|father|mother|brother|sister|son|daughter|owes?|lied|reunion|money|abus\w*)\b/u,
    tries: [
      'met an old friend from school after 20 years and it felt like yesterday',
      'should i write to my childhood best friend, we lost touch in 2011',
      'my old mates and i have nothing in common anymore except the pub',
      'my best friend and i grew apart and i miss her but i dont know if she misses me',
      'how do i reconnect with a friend from uni without it being weird',
      'we grew apart, my friend and i',
      'an old friend messaged me',
      'its been 15 years and my best friend from college just found me on facebook',
      'my school friends and i have drifted apart since uni',
      'i was cleaning out the attic and found our letters and now i want to find my childhood friend, she lived in split',
      'we used to talk daily and now we only like each others photos, friends growing apart',
      'is it too late to reach out after i lost touch with all my friends during covid',
      'had coffee with a long lost friend today, four hours felt like ten minutes',
    ],
    says: {
      told: 'Old friends can be picked up with two lines, and they\'re gladder of it than people expect. "I walked past our old bus stop and thought of you. How\'s your life?" No apology for the years, since both of you let them pass. Meet for one coffee before deciding what it is now. Some come back whole, and some are a lovely afternoon, and both are worth it.',
      should:
        "Yes, write. People nearly always underrate how pleased someone is to hear from them. The worst likely outcome is no answer, and that leaves you where you are. Don't only if the friendship ended because they treated you badly.",
      normal:
        "Yes, it's normal to grow apart, and normal to miss who you were together. Lives run at different speeds. A shared past isn't always enough for every Friday, but it's plenty for twice a year.",
      glad: 'That\'s one of the best feelings there is: someone who knew you before the job and the bills. The old jokes still working is real, not just nostalgia. Fix the next date while it\'s warm, something simple, because "we must do this again" is how twenty years go by.',
    },
  },
  {
    id: 'school-reunion',
    words: [
      /\b(?:(?:school|class|high ?school|college|uni|university|year) reunion|reunion (?:of|with|from) (?:my|our|the) (?:old )?(?:class|school|classmates)|class of (?:\d+)|\d+(?:th|nd|rd)? ?year reunion|old classmates|reunion)\b/u,
    ],
    unless:
      /\b(?:family reunion|my ex|twin flame|soulmate|separation|no contact|husband|boyfriend|girlfriend)\b/u,
    tries: [
      'my 20 year reunion is in may and im scared everyone is more successful',
      'should i go to the high school reunion, they bullied me back then',
      'what do i wear and say at a class reunion, i just lost my job',
      'saw all my old classmates last night, they looked so old lol',
      'going to my class reunion',
      'reunion tomorrow, so nervous',
      '30 years since school and they planned a reunion at the same pub',
      'is it ok to skip the reunion if school was hell for me',
      'ive gained 25 kilos and im divorced and i dont want to see old classmates',
      'what do you talk about with old classmates you have nothing in common with',
      'i wasnt going to go because of my job situation but then i went to the 25 year reunion and it was lovely',
      'should i go to the reunion? i was fat and quiet and now im just quiet',
    ],
    says: {
      told: "At a school reunion everybody is nervous about the same question, so have one sentence ready and ask the next. \"I live in town, I've got a dog and too many plants. Who here did you hope to see?\" Write beforehand to one person you liked and go in together. After an hour it's just people with tired eyes and kids' photos. You can leave then.",
      should:
        "Go if there's one person you'd like to see again, and give it an hour. Stay home without guilt if the thought only tightens your stomach, above all if they were cruel to you. You owe those people nothing, and a coffee with the one good classmate does the same job.",
      say: 'For the job question: "I\'m between things and it\'s more interesting than I expected. And you?" For the marriage question: "No, and I sleep very well." Then turn it round: "What do you remember about Mr. so and so?" People prefer the old stories anyway.',
      normal:
        "Normal. A reunion puts you back in the seat you had at sixteen for about twenty minutes. Comparing is what everyone does in the parking lot, and nobody feels they've won. It fades as soon as someone remembers your worst teacher.",
    },
  },
  {
    id: 'friendship-ending',
    words: [
      FRIEND,
      /\b(?:(?:end(?:s|ed|ing)?|break(?:ing)? up|broke up|cut(?:ting)? (?:off|out|ties|her off|him off|them off)|drop(?:ped|ping)?|walk(?:ed)? away|unfriend\w*|let(?:ting)? go of) (?:\w+ )?(?:\w+ )?(?:friends?|friendship|with my (?:best )?friend|with a friend|her|him|them)|friendship (?:is |was |has )?(?:over|ended|dead|died|breakup|break up)|friend (?:breakup|break up)|(?:fell|falling|fallen) out|not friends anymore|no longer friends|stopped (?:talking|speaking)|(?:is|are|so) toxic|stopped being friends|ex (?:best )?friend|hates me now|(?:big|huge|had a) (?:fight|argument)|isnt my friend anymore|toxic (?:friend|friendship)|dropped me|cut me off|doesnt want to be (?:my )?friends)\b/u,
    ],
    unless:
      /\b(?:drunk|end up|boyfriend|girlfriend|husband|wife|my ex|owes?|died (?:in|last|on)|passed away|suicid\w*|just friends|be friends with (?:my|an) ex|remain friends|friends with benefits|split|friend of mine died)\b/u,
    tries: [
      'my best friend of 15 years ended our friendship by text',
      'fell out with my friend over a stupid joke and we havent spoken for 4 months',
      'how do i end a toxic friendship without drama',
      'do i cut my toxic friend off or give her one more chance',
      'should i give my toxic friend another chance or end it',
      'is it time to cut off a toxic friend',
      'my friend is toxic, do i walk away or try again',
      'nobody talks about how much a friend breakup hurts',
      'should i cut off a friend who makes me feel bad about myself',
      'my best friend dropped me',
      'friend breakup, it hurts so much',
      'we had a huge fight about politics and my friend wont see me',
      'how do i get over an ex best friend i still dream about',
      'do i fight for it or let it go, my friend of 22 years cut me off',
      'i keep wanting to send her memes about our teacher and then i remember that we are no longer friends',
      'how do i tell my friend nicely that i dont want this anymore, its so toxic',
      'why does losing a friend hurt more than losing a man, we stopped talking in june',
      'she said im too much and that our friendship is over, in a text from the airport',
    ],
    says: {
      told: "The end of a friendship is a real breakup, only without anyone bringing soup. If you're deciding, go by how you feel on the way home: smaller most times means step back, sore about one thing means say it and give one more chance. If it's fresh and you'd want it back, send one message with your own part in it: \"I miss you, and I'm sorry for how I said it.\" If you're leaving, fewer meetings and shorter answers do it more kindly than a speech.",
      should:
        "End it if you mostly feel smaller, used or on guard, and telling them has changed nothing. Take a long pause first if it's one fight or a bad year. A good question: if you met today, would you choose them? And would you miss them, or only the history?",
      will: "Some friends come back after months or even years, and no one can say which. It depends on whether one of you writes without keeping score, and whether the thing you fought about can be talked about. One message from you is fair. After that it's their turn.",
      say: 'To end it: "I\'ve noticed we\'re not good for each other right now, and I\'m stepping back. I wish you well." To mend it: "I hate how we left it. My part was this. Would you have a coffee with me?" Both are short on purpose.',
    },
  },
  {
    id: 'friend-stopped-replying',
    words: [
      FRIEND,
      /\b(?:ghost(?:s|ed|ing)?|(?:left|leaves|leaving) (?:me )?on (?:read|seen|delivered)|(?:doesnt|does not|dont|didnt|wont|hasnt|never|not|stopped|isnt|barely) (?:\w+ )?(?:repl(?:y|ies|ied|ying)|answer(?:s|ed|ing)?|respond(?:s|ed|ing)?|text(?:ed|ing)? (?:me )?back|call(?:ed)? back)|takes? (?:days|weeks|forever|ages|hours) to (?:reply|answer|respond|text)|ignor(?:e|es|ed|ing) (?:me|my)|silent treatment|went silent|gone quiet|no (?:reply|answer|response))\b/u,
    ],
    unless:
      /\b(?:(?:a|new) (?:mom|mum|dad)|(?:other|school) (?:moms|mums|parents)|stor(?:y|ies)|status|boyfriend|girlfriend|husband|wife|my ex|owes?|crush|group ?chat|gc|baby|suicid\w*|depress\w*|worried|blocked)\b/u,
    tries: [
      'my best friend ghosted me after 9 years, no fight, nothing',
      'friend leaves me on read for a week and then sends memes like nothing happened',
      'why does my friend take days to reply but is always online',
      'should i write again or wait, my friend hasnt answered since the 3rd',
      'ghosted by my best friend',
      'my friend ignores my messages',
      'wrote to her on monday, thursday and again today, no answer from my friend',
      'is it normal that friends take weeks to respond',
      'my mate reads everything and doesnt reply but posts memes all day',
      'i know she has a stressful job and two cats and a choir but my friend hasnt replied to me since easter',
      'what do i write to a friend who left me on read',
      'we spoke every day for three years, then i went on holiday, and when i came back my friend was ignoring me',
    ],
    says: {
      told: "A silent friend is hard because your head writes the reason, and it's rarely kind to you. Send one clear, easy message: \"I miss you. If I did something, tell me. If life's just full, one heart is enough.\" Then wait two weeks without watching when they're online. If it's just slow replies, that's often a phone habit, and a call works better.",
      should:
        "Write once more if your last message could be overlooked or needed no answer. Make it warm, short and without reproach. After that, leave it with them. Chasing a third and fourth time mostly hurts you. If you worry that they're not well, call or ask someone near them.",
      them: "Nobody can read a silence from outside. It may be shame about replying late, a hard patch they tell no one about, or pulling away. What you can look at is whether it's only you or everyone, and whether it changes after one honest message.",
      normal:
        "It's normal to be hurt by it, and being online isn't the same as having words for a friend. Many people scroll because they're too tired to answer. Still, years of friendship deserve a line, and you're not needy for wanting one.",
    },
  },
  {
    id: 'friends-bad-partner',
    words: [
      /\b(?:friends?|besties?|bff|mates?|buddys?) (?:(?:new|current|awful|horrible|toxic|controlling) )?(?:boyfriend|girlfriend|husband|wife|partner|fiancee?|bf|gf)\b|\b(?:(?:friend|bestie|bff|mate|buddy) (?:is |got |has been )?(?:dating|with|seeing|married to|back with|in love with|going out with|engaged to) (?:\w+ ){0,2}(?:guy|man|lad|bloke|dude|loser|jerk|boy|narcissist|woman|girl|idiot)\b|talks? to her like|treats? her like)\b/u,
    ],
    unless:
      /\b(?:affair|slept|kissed|crush|flirt\w*|love with|attracted|hits|hit|beats?|abus\w*|died|my (?:boyfriend|girlfriend|husband|wife))\b/u,
    tries: [
      'my mate is with a girl who checks his phone and picks his clothes',
      'her boyfriend treats her like a servant, my best friend i mean, and i have to smile at dinner',
      'best friend is seeing a man who puts her down in front of all of us and she laughs along',
      'my friend is dating a horrible guy',
      'my best mate is with a lad who talks to her like dirt and i cant watch it anymore',
      'i cant stand my best friends boyfriend, he talks down to her',
      'my friends husband is cheating, i saw him on tinder. do i tell her',
      'how do i tell my friend i dont like her friends new girlfriend',
      'my mates wife doesnt let him come out anymore',
      'should i go to the wedding, i think my friends fiance is awful',
      'my best friends boyfriend is awful',
      'i hate my mates girlfriend',
      'my friends husband makes nasty remarks about her body at dinner and we all look at our plates',
      'do i say something or stay out of it, my friends boyfriend spends all her money',
      'we always had sunday football for ten years and now my best mates girlfriend decides if he comes',
      'my friends wife never leaves us alone for one beer',
      'my bestie asked me what i think of my besties new boyfriend and i dont like him',
      'her parents like him, everyone likes him, am i the only one who thinks my friends fiance is fake',
    ],
    says: {
      told: 'With a friend\'s partner, stay close to the friend and careful with verdicts. Say what you saw, not what the person is: "When you were spoken to like that, I felt bad for you. How is it for you?" No ultimatum, because then they have to choose, and keep inviting them alone. If your friend is afraid, or someone controls their money, phone or going out, quietly pass on a helpline number and a place to come to. People go to the friend who never said "I told you so."',
      should:
        "Tell your friend if you know a fact that affects their life, like cheating you saw yourself. Tell it once, privately, as plainly as possible, and let them decide. If you simply don't like the person, keep it to yourself and ask questions instead. If there's fear or violence, offer a safe place and a helpline number.",
      say: "\"I love you, so I'm going to say this once and then I'm on your side whatever you do. I saw this. I don't know what it means. What do you think?\" No names for the partner, no advice unless it's asked for.",
      normal:
        "Normal. You don't have to like whoever your friend loves. You do need some manners for shared dinners. Ask yourself whether your friend seems smaller or just busier. Smaller is worth a talk, busier is worth patience.",
    },
  },
  {
    id: 'friends-divorce',
    words: [
      FRIEND,
      /\b(?:divorc(?:e|ed|es|ing)|separat(?:ed|ing|ion)|split(?:ting)? up|breaking up with her|her (?:breakup|break up|separation)|his (?:breakup|break up|separation)|got dumped|going through a (?:breakup|break up)|(?:couple|both) (?:is|are) (?:divorcing|separating)|left (?:her|him))\b/u,
    ],
    unless:
      /\b(?:loan|lend|borrow\w*|my (?:divorce|separation|breakup|break up)|i (?:got|am|was) divorced|im (?:divorced|divorcing|separated)|since the divorce|we (?:separated|divorced|split)|my (?:husband|wife|ex)|abus\w*|blabbed|friendship)\b/u,
    tries: [
      'my best friend is getting divorced and calls me crying every night',
      'two friends of ours are separating and we dont know whose side to take',
      'what do i say to a friend whose wife left him after 18 years, divorce papers and all',
      'friend got dumped and only talks about it since march, im exhausted',
      'my friends are divorcing',
      'best friend got dumped last night',
      'how do i help her, my friend found out he has another family and is getting a divorce',
      'both of them are our friends and they split up, who do we invite to the wedding',
      'what should i never say to a friend going through a breakup',
      'he moved out with two suitcases and sleeps at mine, my mate is separated since friday',
      'we did every new years eve together with them for twelve years and now these friends are splitting up',
      'is it bad that i saw my friends divorce coming and said nothing',
      'my friend keeps going back to him after every separation and im losing patience',
    ],
    says: {
      told: 'A friend in a separation needs fewer opinions and more ordinary company. Offer something with a time: "I\'m coming Thursday with soup, you don\'t have to talk." Don\'t run down the ex, they may make up by Sunday. If you know both, you can say, "I\'m staying friends with each of you and I carry nothing across." And set an hour for the calls, so you can keep going.',
      say: '"I\'m so sorry. I\'m here for this, also in six months when everyone else has stopped asking. What\'s hardest this week?" Then listen. Leave out "you\'ll find someone better." A practical offer is worth more: the kids on Saturday, the boxes, the paperwork.',
      should:
        "Don't take sides unless someone was badly harmed. You only hear half of any marriage. See them separately, don't pass on news, and tell both that you're doing so. If one of them demands that you choose, say you won't, and stay reachable.",
      normal:
        'It\'s normal to be worn out by it. Listening every night is work, and you can love someone and need an evening off. If you saw it coming, it wasn\'t wrong to say nothing. Say kindly what you can give: "I can talk until nine today." A friend who lasts a year helps more than one who burns out in a month.',
    },
  },
  {
    id: 'lost-friends-in-divorce',
    words: [
      FRIEND,
      /\b(?:my (?:divorce|separation|breakup|break up)|since (?:the|my|our) (?:divorce|separation|breakup|break up)|after (?:the|my|our) (?:divorce|separation|breakup|break up)|(?:took|chose|sided with|on) (?:his|her|my exs?|my ex husbands|my ex wifes) side|sided with|(?:our|mutual|common|shared) friends)\b/u,
      /\b(?:divorc\w*|separat\w*|break ?up|broke up|sided?|ex|exs)\b/u,
    ],
    unless: /\b(?:one ?sided|blab\w*|secrets?|abus\w*|died|suicid\w*|passed away)\b/u,
    tries: [
      'after my divorce all our friends stayed with him',
      'my best friend took my exs side in the breakup',
      'mutual friends still invite my ex and not me',
      'is it normal that friends disappear since the separation',
      'our friends chose his side',
      'i lost all friends after my divorce',
      'his side of the group had a barbecue and i wasnt told, since our separation my friends vanished',
      'do i ask mutual friends not to talk about my ex',
      'who keeps the friends after a breakup, we shared friends for 9 years',
      'i expected to lose the house and the dog but not that my best friend sided with my ex husband',
      'why do couples drop you, after my separation friends stopped calling',
      'they were my friends first and now they go skiing with my ex, mutual friends suck',
    ],
    says: {
      told: 'Losing friends along with a partner is a second loss, and a very common one. Many didn\'t choose, they froze, so reach out to two you liked in your own right: "I\'d like to keep you, without talking about us. Coffee?" Let those go who only came as a package. And start one thing where nobody knew you as half of a couple.',
      normal:
        "Sadly yes, it's normal. Friends of a couple often feel awkward, stay with whoever calls first, or fear it's catching. It says little about who was right. Usually two or three remain, and they turn out to be the real ones.",
      should:
        "Reach out to those you miss, once, without asking them to take your part. Don't make it a choice between you and your ex, because people back away from choices. If someone carries your words over to the other side, keep it friendly and tell them nothing.",
      why: "Mostly discomfort, not judgment. They don't know what to say, don't want to be a go-between, and one of you was perhaps the one who did the calling. A plain invitation from you answers more questions than waiting for theirs.",
    },
  },
  {
    id: 'friend-drinks',
    words: [
      FRIEND,
      /\b(?:drinks? (?:too much|a lot|every|so much|again|alone|at)|drinking|drunk|alcohol(?:ic|ism)?|hammered|wasted|blackout|bottle of (?:wine|vodka)|weed|stoned|coke|cocaine|drugs?|gambl(?:e|es|ing)|addict(?:ed|ion)?)\b/u,
    ],
    unless:
      /\b(?:i (?:was|got|am|drink|drank|stopped|quit|dont|do not)|im (?:drunk|sober|an)|when i|died|overdosed?|drove|driving drunk|suicid\w*|my (?:husband|wife|dad|father|mom|mum|mother|boyfriend|girlfriend|son|daughter|brother|sister)|drunk text\w*|hit)\b/u,
    tries: [
      'my best friend drinks a bottle of wine every night and jokes about it',
      'friend gets so drunk every time we go out that i end up babysitting her',
      'should i tell my mate he is drinking too much',
      'i think a friend has a gambling addiction, he borrows from everyone',
      'how do i help an alcoholic friend without losing her',
      'my friend is an alcoholic',
      'she says its just wine but my friend is wasted by 8 every evening',
      'he lost his licence and his girlfriend and still my friend jokes about his drinking',
      'every girls night ends with me holding her hair in some toilet while the others dance, my friend drinks too much',
      'why does my bestie become so mean when shes drunk',
      'my friend started smoking weed every morning before work, should i worry',
      'will he listen if i tell my mate he has a gambling problem, addicted to slots',
      'best mate is always drunk',
      'is it my place to say something about my buddys cocaine',
      'since his divorce my friend drinks every day',
    ],
    says: {
      told: "Say what you've seen, once, when your friend is sober, and without a label: \"You've been drunk the last five times we met, and I worry. How are you doing?\" You can't stop it for them, whether it's drink, drugs or betting. You can stop covering and lending, and meet in the morning instead. If they're very drunk, don't leave them alone; if they can't be woken, lay them on their side and call an ambulance. Al-Anon and similar groups are there for friends too.",
      should:
        "Yes, say it, sober and alone, with two things you saw yourself. Expect a no at first, it still lands. Don't do it mid-party or together with five others. If they shake or sweat when they stop, a doctor has to be part of stopping, because quitting suddenly can be dangerous.",
      say: "\"I'm saying this because I like you. I've noticed this and this. I'm scared for you. If you ever want to look at it, I'll go with you to the first appointment.\" Then leave it. You're opening a door, not winning an argument.",
      will: "Nobody can promise that, and it isn't in your hands. It depends on the day your friend wants it different, and on what help is near then. What you can do is stay honest, keep your own limits, and still be someone they can call on that day.",
    },
  },
  {
    id: 'friend-struggling',
    words: [
      FRIEND,
      /\b(?:depress(?:ed|ion|ing)|struggl(?:es|ing)|(?:bad|hard|rough|tough|difficult) (?:time|times|patch|phase|year)|burn(?:ed|t)? ?out|lost (?:her|his|their) job|(?:is|are|shes|hes) (?:not (?:ok|okay|well|doing well)|so sad|in trouble|unwell|sick|ill)|(?:in|to|into) (?:the )?hospital|(?:support|cheer up|help|be there for) (?:my|a|her|him) (?:best )?(?:friend|mate|bestie)|withdrawn|panic attacks?)\b/u,
    ],
    unless:
      /\b(?:my panic attacks?|sick of|help (?:a|my) (?:best )?friend move|late|suicid\w*|kill (?:him|her|them)self|self harm|want(?:s)? to die|died|cancer|terminal|i (?:am|was) (?:depressed|struggling)|im (?:depressed|struggling)|my (?:depression|burnout)|i lost|drink\w*|when i was|divorc\w*)\b/u,
    tries: [
      'my friend is depressed and i dont know how to help',
      'best friend lost her job and wont leave the house',
      'how do i support a friend who is going through a rough time when im 500 km away',
      'a mate is in hospital after surgery, should i visit or leave him alone',
      'im worried, my bestie is not ok and says everything is fine',
      'my friend is depressed',
      'my best friend is not okay',
      'what can i send to a friend in hospital in another country',
      'how do i cheer up my friend after she lost her job',
      'she jokes about it but i can see my friend is struggling since the move',
      'i have my own problems with money and my mom is sick, but my best friend is having a really hard time and i want to be there',
      'is it ok to just sit with a friend who is so sad and say nothing',
      'why does he push me away, my buddy is going through a rough patch',
    ],
    says: {
      told: 'Offer your friend something small with a time on it, because "let me know if you need anything" is too hard to answer. "I\'m at the store, what can I bring?" or "Walk on Sunday at ten, no talking needed." Keep it up after the others stop. If it\'s been weeks and getting darker, ask plainly how bad it is, and help them call a doctor. If they don\'t want to live, stay with them and call a crisis line or the emergency number.',
      say: "\"I've noticed you're not yourself. You don't have to be cheerful with me. Do you want to talk, be distracted, or just have me sit here?\" That question with three doors is the easiest to answer. If you fear for their life, ask straight out and stay with them while you get help.",
      should:
        "Yes, go or write, and make it easy to say no. Most people in a bad time don't reach out, and they're glad of someone who does it without fuss. Keep visits short. Don't take the whole weight alone: share it with one other friend or their family.",
      normal:
        "It's normal not to know what to do, and to feel a bit helpless or even irritated. You're not supposed to fix it. Steady small contact is what people remember later. Look after your own sleep as well, so that you can last.",
    },
  },
  {
    id: 'three-friends',
    words: [
      /\b(?:three of us|group of (?:three|3)|trio|friends? (?:of|in a group of) (?:three|3)|two (?:best )?friends (?:became|got|are|who)|(?:my )?(?:two|2) (?:best |closest )?friends|friends? (?:are|became|got) (?:\w+ )?(?:closer|close) (?:to|with)|introduced my (?:two )?(?:best )?friends|stole my (?:best )?friend|(?:new|another|other) best friend)\b/u,
    ],
    unless:
      /\b(?:throuple|threesome|poly\w*|kids|siblings|sisters|brothers|boyfriend|girlfriend|husband|wife|my ex|separat\w*|divorc\w*)\b/u,
    tries: [
      'we were three of us and now the other two do everything together',
      'i introduced my two best friends and now they hang out without telling me',
      'my best friend has a new best friend from work and i feel replaced',
      'why are friend groups of three always two against one, i am in a trio since school',
      'my best friend has another best friend',
      'im the third in a group of three and always the one on the back seat',
      'introduced my friends to each other and now im the extra one, i introduced my best friends',
      'should i say something or is that childish at 31, the three of us used to be equal',
      'ever since we started uni my two closest friends live together and i only hear about things after',
      'we were a trio since kindergarten and this summer the other two got matching tattoos and never asked me',
      'did she steal my friend on purpose, that new girl stole my best friend',
      'my two friends became closer',
    ],
    says: {
      told: 'With three friends there\'s always a moment when two are closer, and it tends to wander around. Keep your own thread with each of them: one walk with this one, one call with that one. Say it without a charge: "I\'m glad you two get on, and I miss time with you. Saturday, just us?" Asking for something gets further than pointing at what they did.',
      normal:
        "It's normal to feel it, at forty as much as at nine. You brought something and it seems to have gone on without you. People can have more than one best friend, though, and a second one doesn't have to shrink the first.",
      should:
        "Say something, to the one you trust more, alone and light. Don't make them choose, and don't compete by being extra nice or extra cold. If you're truly left standing every time, spend more of yourself on friends outside the three.",
      why: "Two people fall into step easily: same office, same gym, same stage of life. Often the third isn't pushed out, they're simply not there on Tuesdays. It feels like a decision, and it may be mostly logistics. A fixed date for all three helps.",
    },
  },
  {
    id: 'jealous-friends',
    words: [
      FRIEND,
      /\b(?:jealous(?:y)?|env(?:y|ious|ied)|resent(?:s|ful|ment)?|compet(?:e|es|ing|itive|ition)|not happy for (?:me|her|him)|compar(?:e|es|ing|ison)|has everything i|everything (?:works|goes|is going) (?:out |well )?for (?:her|him)|ahead of me|more successful)\b/u,
    ],
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|bf|gf|partner)|boyfriend|girlfriend|husband|wife|male friend|female friend|guy friend|reunion)\b/u,
    tries: [
      'im jealous of my best friend, she got the house, the job and twins',
      'i think my friend is jealous of me since i lost 20 kilos',
      'everything has become a competition with my friend, even whose kid reads first, so competitive',
      'am i a bad person for being envious when my mates do well',
      'my friends are all more successful than me and i avoid them',
      'im so jealous of my friend',
      'my friends envy me',
      'she got engaged and i smiled and cried in the car, am i a bad friend, so jealous',
      'why cant my best friend be happy for me, i feel her jealousy in every word',
      'my mate competes with me in everything, even steps per day',
      'i passed the bar and bought a small flat and since then i feel resentment from my friends when i talk about it',
      'how do i stop comparing myself to my friends',
      'is it normal to envy a friend for her slim body and easy life',
      'its like everything goes well for her, my friend just has that luck and im bitter',
    ],
    says: {
      told: "Envy between friends is ordinary, and it's most useful as a pointer to what's wanted. If it's yours: name the exact thing, the house, the ease, the being chosen, and give that wish one small step of your own. If it's theirs: tell your news plainly, ask about their life, and don't shrink. One honest sentence helps: \"I'm happy for you and a bit jealous.\"",
      normal:
        "You're not a bad person. We compare ourselves with those closest to us, because their luck seems within reach. A sting and real gladness can sit side by side. It only turns ugly when it's acted out, with digs or staying away.",
      them: 'Nobody can see from here whether it\'s jealousy. What you can see is how your friend takes your good news: a quick change of subject, a small dig, a sudden distance. Ask once, "Is it hard when I talk about this?" The answer is worth more than guessing.',
      how: 'Say it to yourself exactly: not "her life" but "a door I can close behind me." Then do one thing toward that this month. Mute what pricks you online, meet the friend in person, where the whole life is visible, the tired parts too.',
    },
  },
  {
    id: 'friend-comments-on-my-weight-loss',
    words: [
      /\b(?:friends?|bestfriend|bestie|best friend|bff|colleagues?|sister|girls|people|everyone|she)\b/u,
      /\b(?:lost (?:weight|\d+)|weight loss|losing weight|slimmer|thinner|ozempic|glow up|got fit|fit now|lost the weight)\b|\b(?:diet worked|my diet)\b/u,
      /\b(?:comments?|coments?|jealous|jelous|weird|mean|jokes?|remarks?|snide|different|cold|too thin|sabotag\w*|cake|food|eat something|bitter|distant|says)\b|\b(?:look sick|looks? ill|too skinny)\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|eating disorder|boyfriend|husband|wife|doctor|my (?:mom|mum|mother)|died)\b/u,
    tries: [
      'friend says i look sick since i lost the weight',
      'my best friend is jealous since i lost weight, she makes little comments',
      'since i lost 20 kilos my friend is weird with me',
      'my friend keeps calling me skinny in a mean way since my diet worked',
      'she says i think im better now that i lost weight, mean comments',
      'friend keeps saying eat something since my weight loss',
      'my friends say im too skinny now and roll their eyes, since i lost weight',
      'since losing weight my bestie stopped complimenting me and makes jokes',
      'coworkers make mean remarks about my weight loss, people ask if im ill',
      'she makes snide remarks since i got fit now',
      'my bestie says i was nicer before i lost weight',
      'lost weight and my friends got cold, i thought theyd be happy for me',
      'my friend brings cake every time and says one bite wont kill you, since i started losing weight, its sabotage',
      'everyone comments on my weight loss, people at work say too thin',
      'my sister is bitter since i lost weight',
      'why is my friend mean about my weight loss',
      'should i say something, my friend makes jokes about me since i lost weight',
      'is my friend jealous of my glow up, she makes comments',
      'how do i answer comments about my weight loss from friends',
      'my friend told everyone its ozempic, so mean, i worked hard and lost 15 kilos',
    ],
    says: {
      told: "Little comments like that mostly come from someone who's comparing, and they still sting. You don't have to shrink back to make it comfortable. Say it once, the next time one falls, in a friendly voice: \"Can we leave my body out of it? It makes me feel odd.\" Then change the subject to something that's yours together, because they may be afraid of losing their place beside you. If it goes on after that, meet in places without food.",
      should:
        'Yes, say something, at the next remark and not about all the old ones: "I know you don\'t mean it badly. Please don\'t comment on my weight, up or down." A friend will be embarrassed and stop. If she laughs it off and goes on, see her a little less.',
      normal:
        "It's very common that people around you need longer than you to get used to a new shape. And being hurt by it is normal too, you'd hoped they'd be glad. Most of it fades within some months. What stays after a clear word from you tells you something.",
      why: "Often because your change holds up a mirror: she had a picture of you two, and you've moved. It can be envy, worry, or fear of being left behind, and I can't see which. It's about her own mirror more than about you. A calm sentence and some time together usually show what it was.",
      how: "Keep your answer the same each time, short and friendly: \"My body's off the menu.\" Don't explain calories or methods. Meet over something other than food, a walk, a film. And tell her something you admire about her, if it's true, because envy shrinks when it's seen.",
      say: '"Let\'s not talk about my body, okay? I\'d rather hear about yours, your week, I mean." With a smile. Or firmer: "When you say that, I feel I should be sorry for it. Please stop." Then straight on to dinner.',
      them: 'I can\'t see into her. Jealous, worried and afraid of losing you all sound alike in small comments. You could ask kindly: "Is something odd between us since I changed?" It gives her a way to say it straight.',
    },
  },
  {
    id: 'male-friendships',
    words: [
      /\b(?:(?:men|guys|males?|man|guy|dads?|husbands?|boyfriends?)\b.*\b(?:(?:no|any|close|real|make|making|lose|few) (?:\w+ )?friends|friendships?|open up|talk about feelings)|male friendships?|(?:my|the) (?:boys|lads|guys) (?:never|only|dont)|(?:my )?guy friends (?:never|dont)|bromance|my (?:husband|boyfriend|dad|father|brother) (?:has|have|doesnt have|had) (?:no|any|zero) (?:\w+ )?friends)\b/u,
    ],
    unless:
      /\b(?:son|daughter|school|female friend|girl friend|just friends|jealous|cheat\w*|friends with benefits|be friends with (?:women|girls|men|guys)|men and women|my ex)\b/u,
    tries: [
      'why do men have no close friends after 40',
      'my husband has no friends and i am his whole social life',
      'as a man i dont have anyone to open up to, the lads only talk football',
      'my guy friends never ask how i am doing since i lost my job',
      'male friendships are so shallow or is it just me',
      'men have no friends',
      'how can i get my boyfriend to make friends, he only has me',
      'the boys never talk about feelings, one of us lost his job and we played fifa',
      'do men open up to other men or is that only in films',
      'the boys never talk about feelings, one of us lost his job and we played fifa',
      'my brother has no friends and sits at home every weekend',
    ],
    says: {
      told: "Many men's friendships live beside something, the match, the car, the game, and go quiet when that stops. So put the something back: a fixed evening with one friend, every second week, doing anything. Talk comes easier side by side than across a table. One person has to go first with a true sentence, such as \"It's been a rough few months, actually.\" It's usually met.",
      why: "Often nobody taught them to keep friends without an activity, so work and family swallow the evenings and nobody calls. Many also leave the planning to a partner. It isn't that they need it less. Men tend to talk in the car or over a task, so that's where to start.",
      how: "One fixed slot and one friend. \"Thursday, seven, at mine, we fix the bike.\" Repeat it until nobody has to ask. When there's a pause, say one real thing and don't turn it into a joke at once. If it's for a partner or a brother, offer to keep that evening free for him.",
      normal:
        "Very common, sadly, and not a lack in you or in him. Plenty of men say they'd like closer friends and suppose the others don't. Somebody saying it aloud is generally a relief to the whole table.",
    },
  },
  {
    id: 'friend-of-other-sex',
    words: [
      /\b(?:(?:female|male|guy|girl|opposite sex|platonic) (?:best )?friends?|men and women (?:be|just|can)|(?:boys|girls|men|women|guys) (?:and (?:girls|women) )?(?:be|just|as) (?:just )?friends|platonic|be friends with (?:women|girls|men|guys|a (?:man|woman|guy|girl))|friend of the opposite sex|just (?:a )?friends?)\b/u,
    ],
    unless:
      /\b(?:friends with benefits|ex|exs|in love|love (?:her|him)|crush|friend ?zone\w*|feelings|male friendships?|(?:said|says|wants?|told me|lets|see me as|only sees me as|stay) (?:\w+ ){0,3}just (?:a )?friends?|broke up|never ask)\b/u,
    tries: [
      'my girlfriend doesnt like that i have a female best friend',
      'can men and women be just friends, honestly',
      'my platonic guy friend got married and his wife hates me',
      'people always think we are a couple but hes just a friend since uni',
      'my best friend is a guy, just friends',
      'can a man be friends with women',
      'my boyfriend is jealous of my male best friend from school',
      'is it ok to sleep over at a guy friends place when im married',
      'we have known each other since we were five, our moms are best friends, and its platonic, but his fiancee doesnt believe it',
      'how do i explain to my husband that my male friend is like a brother',
      'why does everyone think theres more, shes just a friend',
      'should i see my girl friends less now that im in a relationship, my girlfriend hates my female friends',
    ],
    says: {
      told: "Yes, that kind of friendship works, and it works best in full daylight. Let partners meet the friend, don't hide messages, and don't talk down your relationship there. If somebody at home is uneasy, ask what exactly bothers them and change that piece: \"Come along on Friday, I'd like you to know each other.\" If you'd hide it from anyone, that's the part to look at.",
      normal:
        "Completely normal. Millions of such friendships run for decades with nothing behind them. Unease in a partner is normal too, and meeting the person usually does more than assurances. Being forbidden your friends is another matter, and you don't have to accept that.",
      should:
        "Keep the friend, if there's nothing you'd have to hide. Don't trade a good friend for someone's comfort, and don't wave the worry away either. Offer openness: shared dinners, no secret chats, a clear word when you're home late. Step back only if feelings really are in it.",
      say: 'To a partner: "There\'s nothing there, and I want you to feel that and not just hear it. Come with me next time." To a friend whose partner minds: "I\'d like to get to know them. Dinner for four?" To everyone else: "No, just friends. Next question."',
    },
  },
  {
    id: 'online-friend',
    words: [
      /\b(?:my friends live|(?:online|internet|discord|virtual|gaming|game|reddit|twitch|snapchat|insta(?:gram)?|pen) ?(?:best )?(?:friends?|buddy|pals?|friendships?)|(?:friends?|bestie|someone) (?:\w+ )?(?:online|on discord|from discord|from the internet|on the internet|through a game|on reddit)|penpals?|never met (?:him |her |them )?(?:in person|irl|in real life))\b/u,
    ],
    unless:
      /\b(?:boyfriend|girlfriend|dating|money|crypto|love|nudes?|my (?:son|daughter|kid|child)|catfish\w*|scam\w*|blocked|tagged)\b/u,
    tries: [
      'my best friend is someone online i never met in person',
      'is an internet friend a real friend, my mom says no',
      'should i meet my discord friend, he lives in ohio',
      'an online friend suddenly deleted her account and i have no way to reach her',
      'my internet friend disappeared',
      'meeting my online friend tomorrow',
      'can you miss somebody youve never met in person',
      'my wife thinks its strange that i have a best friend online',
      'im 60, my children are abroad, and the person who knows me best is a pen pal in new zealand',
      'is it safe to meet a discord friend, im 22 and shes from sweden',
      'how do i tell my gaming buddy that i need less time online',
      'my reddit friend sent me a handknitted scarf, i cried',
      'we play together every night for 3 years and ive never met him irl',
      'all my friends are online',
      'all my friends live in my computer, never met one of them',
    ],
    says: {
      told: "An online friend is a real friend when you're both honest, and it's fine that it began on a screen. Have a video call if you haven't yet, swap a second way to reach each other, never send money or private pictures, and if you meet, do it in a public place in daylight, with someone knowing where you are, or a parent along if you're under eighteen. If one has vanished, it's a true loss. Leave one message where they could find it.",
      normal:
        "Yes, the friendship is real, and meeting is a separate question: video first, a public place, someone who knows. Someone who knows your days and answers you at night counts, wherever the chair stands. The only thing missing is touch and the chance of soup when you're ill, so keep one or two people nearby for that.",
      should:
        "Meet, if you've seen each other on video and nothing has felt off. Public place, daytime, your own way home, and a friend who knows. If you're under eighteen, take a parent. Don't if they avoid the camera, press you for speed, or ask for money.",
    },
  },
  {
    id: 'likes-and-followers',
    words: [
      /\b(?:likes|followers|views|follower count|engagement)\b/u,
      /\b(?:post(?:s|ed|ing)?|photos?|pics?|pictures?|selfie|instagram|insta|ig|tiktok|facebook|fb|youtube|reels?|videos?|followers)\b/u,
    ],
    unless:
      /\b(?:(?:he|she|my (?:boyfriend|girlfriend|husband|wife|bf|gf|ex)|crush|who) (?:\w+ )?likes|likes (?:me|her|him|other|girls|my ex)|business|shop|brand|girls|boyfriend|husband|ex)\b/u,
    tries: [
      'posted my graduation and got 9 likes, my friend got 240 for a sandwich photo',
      'i check my followers every hour, its embarrassing',
      'why does nobody like my posts, i get zero likes even from friends',
      'is it sad to delete a selfie because it didnt get enough likes',
      'only 4 likes on my photo',
      'i lost 30 followers',
      'my 16yo niece counts her likes at every meal on instagram',
      'is it pathetic that a post with few likes ruins my day',
      'posted my wedding pictures and got fewer likes than my cats',
      'how do i stop caring about followers on tiktok',
      'why do my friends watch but never give likes to my posts',
      'i know its stupid and im 39 with a real job but i check the likes on my pictures before i even get up',
    ],
    says: {
      told: 'Likes measure the hour you posted and what the app felt like showing, and hardly anything about you. Most people never saw it. If something matters to you, send it to five people directly: "Look what happened today." Their answers are worth more than two hundred thumbs. Hide the like counts in the settings for two weeks and see how your evenings feel.',
      normal:
        "Very normal. These apps are built so that you look again, and nobody is above it. Deleting a photo over it isn't sad, it's just giving the number a vote it didn't earn. A picture you like can stay up for you.",
      why: "Mostly because the app shows each post to a small part of your people, and faces, pets and quick clips get pushed ahead. Friends scroll past while brushing their teeth. It's no poll about you. Someone who loves you may not even have opened it.",
    },
  },
  {
    id: 'unfollowed',
    words: [
      /\b(?:unfollow(?:s|ed|ing|ers)?|unfriend(?:s|ed|ing)?|removed me (?:as|from)|deleted me (?:from|on|as)|(?:doesnt|didnt|does not) follow (?:me )?back|follow(?:ed)? (?:me )?back|mut(?:e|ed|ing) (?:her|him|them|me|my))\b/u,
    ],
    unless:
      /\b(?:my ex|ex (?:boyfriend|girlfriend)|boyfriend|girlfriend|husband|wife|crush|dating|twin flame)\b/u,
    tries: [
      'my friend unfollowed me on instagram but still texts me',
      'should i unfollow people from school who annoy me',
      'she unfriended me after i posted about the election',
      'is it rude that i muted my best friends stories',
      'why would my cousin unfollow the whole family',
      'she unfollowed me',
      'who unfollowed me and why',
      'should i follow back my old bully',
      'my colleague unfollowed me right after my promotion and smiles at me in the kitchen',
      'i only noticed because i wanted to send her a birthday message and it turns out she unfriended me months ago',
      'is unfollowing a friend mean if her posts make me feel bad',
      'what do i say when she asks why i muted her',
      'he follows everyone from our class but doesnt follow me back',
      'my sister in law deleted me from facebook after sunday lunch',
    ],
    says: {
      told: "An unfollow is a click about a screen, and only sometimes about a person. If you were the one dropped and you're close, ask lightly: \"I saw I'm gone from your list. Everything okay with us?\" If you weren't close, let it be. And if you want to clear your own list, do it, or mute instead: muting is silent and does the same for your peace.",
      should:
        "Mute first, it costs no feelings. Unfollow those you wouldn't greet in the street. For someone you see in real life, unfollow only if you'd be able to say why. And if somebody unfollowed you, don't do it back within the hour. Sleep on it.",
      normal:
        "It's normal that it stings, and normal to do it yourself. People clear lists in a bad mood, take breaks, or quit looking at babies or beaches for a while. It's a poor messenger for how somebody feels about you.",
      them: 'From outside nobody can tell: it may be a clean-out, a break from the app, something you posted, or distance. What counts is how they are with you off the screen. If they still text and turn up, believe that.',
    },
  },
  {
    id: 'friend-blocked-me',
    words: [
      /\bblock(?:s|ed|ing)?\b/u,
      /\b(?:friends?|bestie|mate|sister|brother|cousin|aunt|coworker|colleague|roommate|neighbou?r|mom|mum|everywhere|instagram|insta|facebook|whatsapp|snapchat|number)\b/u,
    ],
    unless:
      /\b(?:my ex|ex|boyfriend|girlfriend|husband|wife|crush|dating|he blocked me|twin flame|guy|writers|road|driveway|drain|chakra|no contact|stalk\w*|threat\w*|harass\w*)\b/u,
    tries: [
      'my best friend blocked me everywhere and i dont know what i did',
      'should i block my cousin on whatsapp, she sends insults at 2am',
      'i blocked a friend in anger and regret it',
      'sister blocked my number after the fight about moms house',
      'my friend blocked me',
      'blocked on whatsapp by my sister',
      'why would a mate block me without a word',
      'how do i reach my cousin, he blocked my number after i asked about the money',
      'i blocked my mum on facebook because of her comments, is that awful',
      'we had planned to go to the concert together in october and then on tuesday i saw that my best friend blocked me',
      'do people unblock you one day, my bestie blocked me in may',
      'old roommate blocked me on instagram and i laughed',
    ],
    says: {
      told: "A block is a slammed door, and the only good answer to it is quiet. If someone blocked you, don't go round it through others or new accounts. Write what you'd say and keep it, and leave one decent line if you meet: \"I'm here when you want to talk.\" If you did the blocking, you may lift it, or keep it for your peace. Both are allowed.",
      should:
        'Block if the messages scare you, insult you or don\'t stop after one clear request. For someone who\'s merely tiring, mute. If you blocked in anger and miss them, unblock and send one sentence: "That was too hard of me. Can we talk?"',
      why: "I can't know the reason, and you may not get one. People block in the heat of a fight, to stop themselves from replying, or because they can't say a thing aloud. Some blocks are lifted again after weeks. Look at the last talk you had, own what's yours, and let the rest stand.",
      normal:
        "It's normal to feel shocked, because it takes away even your right to answer. And blocking someone for your own calm is a normal thing to do as well, family included. It doesn't have to be forever in either direction.",
    },
  },
  {
    id: 'tagged-bad-photo',
    words: [
      /\b(?:tag(?:s|ged|ging)?|post(?:s|ed|ing)?|upload(?:s|ed)?|shared|photos? of me|pictures? of me|pics? of me)\b/u,
      /\b(?:(?:photos?|pictures?|pics?|videos?) (?:of|where|with|that) (?:me|i|us)|(?:bad|ugly|terrible|horrible|awful|embarrassing|unflattering|fat|drunk) (?:photos?|pictures?|pics?|videos?)|tag(?:s|ged|ging)? me|tagged|without (?:asking|my permission|asking me)|look (?:fat|terrible|awful|ugly|huge))\b/u,
    ],
    unless:
      /\b(?:nudes?|naked|revenge|intimate|sex|my ex|(?:of|my) (?:son|daughter|kids?|baby|child)|blackmail\w*)\b/u,
    tries: [
      'my friend tagged me in the ugliest photo and 60 people liked it',
      'she posts pictures of me without asking even though i told her i hate it',
      'is it vain to ask someone to delete a bad photo of me',
      'colleague uploaded a video of me dancing drunk at the office party',
      'awful photo of me online, tagged',
      'she posted me without asking',
      'my mother in law uploads every picture of me eating on facebook',
      'how do i ask my friend to take down a photo where i look huge, she posted it yesterday',
      'my school shared a picture of me without my permission',
      'i was having such a good evening until my phone buzzed and there i was, double chin and eyes closed, tagged in a terrible picture',
      'is it normal to hate every photo of me that others post',
      'cousin posted a video of me singing at 2am and my boss liked it',
      'i told him twice to stop tagging me',
      'my friend posted a horrible picture of me and wont take it down',
      'asked her to delete the photo of me and she laughed',
    ],
    says: {
      told: 'Ask for the picture to come down, today, in one line: "Could you take the one with me out? I don\'t like it online." Untag yourself meanwhile, that works at once. No reason needed, it\'s your face. For the next time, set tags to need your approval. And know that others look at their own face in that picture, not at yours.',
      normal:
        "Not vain at all. It's your picture and you get a say in where it hangs. Most people take it down right away and never thought about it. We're all harsher about our own photos than anybody who sees them.",
      say: '"Hey, would you mind deleting the one with me in it? Thanks." If it\'s repeated: "I\'ve asked before, so now as a rule: please check with me before you post me." If it\'s ignored, report it in the app. If it\'s at work, go to whoever posted it first, and then to your manager or HR.',
    },
  },
  {
    id: 'posting-and-deleting',
    words: [
      /\b(?:delet(?:e|ed|es|ing)|deactivat(?:e|ed|ing)|quit(?:ting)?|take a break|detox|leav(?:e|ing)|regret(?:ted)?|cringe|addicted)\b/u,
      /\b(?:posts?|posted|posting|stor(?:y|ies)|instagram|insta|tiktok|facebook|fb|social media|twitter|snapchat|tweets?|doom ?scroll\w*)\b/u,
    ],
    unless:
      /\b(?:deleted me|online friends?|my ex|ex|boyfriend|girlfriend|husband|wife|likes|bank account|hack\w*|he deleted|she deleted|crush|business)\b/u,
    tries: [
      'i post something and delete it ten minutes later every time',
      'should i quit instagram, it makes me feel like a loser',
      'regret the angry post i wrote about my boss on facebook, 30 people saw it',
      'im addicted to tiktok, 5 hours a day',
      'deleted all my social media in january and now i feel out of the loop',
      'i deleted instagram',
      'addicted to social media, help',
      'posted a crying selfie last night and deleted it at 6am, how many saw it',
      'should i deactivate facebook, i only use it to be angry',
      'i want a break from tiktok but all my news comes from there, quit or not',
      'my thumb opens the app before im even awake, three hours gone every day, how do i leave instagram',
      'why do i regret every story i post',
      'do people notice when you delete all your posts',
      'off social media for 40 days now, a real detox, and i sleep like a baby',
    ],
    says: {
      told: "With social media, change the doorway before you change your whole life. Take the app off the home screen, log out after each visit, and save posts as drafts until next morning. What you still like then can go out. If an angry post was seen, delete it, and say one plain word to whoever it hit. If you've left, tell three friends how to reach you.",
      should:
        "Try two weeks without it before deciding, and tell people how to find you. If you sleep and feel better, stay off or come back by the browser only. Keep it if it's truly where your friends are. You can leave the feed and keep the messages.",
      normal:
        "Very normal. Posting and pulling it back is just wanting to be seen and then feeling seen. And hours lost to scrolling aren't weak character, since those apps are made by clever people to do exactly that.",
      how: 'Make it a bit of a nuisance: app deleted, use it in the browser, phone charging outside the bedroom, screen on gray. Put something in the freed half hour straight away, a walk or a call, or the hand goes back by itself. The itch gets weaker after about a week or two.',
    },
  },
  {
    id: 'comments-from-strangers',
    words: [
      /\b(?:trolls?|trolling|haters?|(?:hate|mean|nasty|rude|negative|hateful|bad|cruel) (?:comments?|messages?|dms?)|comments? (?:section|from strangers|under|on my|saying|about my)|strangers? (?:online|commented|on the internet|in the comments|wrote)|argu(?:e|ing|ed) (?:with people )?online|internet strangers?)\b/u,
    ],
    unless:
      /\b(?:threat\w*|stalk\w*|nudes?|my (?:son|daughter|kid|child)|boss|blackmail\w*|mother in law)\b/u,
    tries: [
      'a stranger wrote that im fat under my video and i cant stop reading it',
      'nasty comments on my pottery page, someone called it trash',
      'why are people so cruel, mean comments under a photo of my dog',
      'i waste hours arguing online with people i dont know',
      'should i answer a troll or delete it, hater since last week',
      'a troll called me ugly',
      'someone commented cringe on my video and i cant stop thinking about it, mean comments get to me',
      'one bad comment under my video ruined my week',
      'mean comments under my post',
      'a stranger on the internet said my baby is fat and i cried at work',
      'should i report the nasty comments or just laugh',
      'why do i argue online with idiots until 1am',
      'i shared a picture of my garden that im really proud of and under it there were forty rude comments about my fence',
      'how do you not take hate comments to heart',
      'someone i dont know sends me hateful messages because of a recipe',
      'got a bad comment under my song cover, should i reply to haters',
    ],
    says: {
      told: "Delete it, block, and don't answer, because a troll's comment lives on replies. Let a friend read through the rest for you today, so your eyes don't have to. One stranger's line feels louder than forty kind ones because heads are built to watch for danger. Save three good comments in a folder. If anybody threatens you, take screenshots before you delete anything, and report it, to the police too.",
      should:
        "Don't answer insults, and do report what's hateful. Answer real criticism once, politely, if it helps others who read it. Delete and block as you please, it's your page and not a parliament. Step out of an argument when you've said your sentence twice.",
      why: "Because they don't see a face, and a cruel line gets them a reaction for free. It comes out of their evening, not out of your worth. The person who wrote it has likely forgotten you by now, which is insulting and also a relief.",
      normal:
        "It's normal that it sticks. A rude sentence from someone who doesn't know you can follow you for days, and thicker skin isn't something people just grow. Closing the comments for a week is a sound move, not a defeat.",
    },
  },
  {
    id: 'screenshots',
    words: [
      /\b(?:screen ?shot(?:s|ted|ting|ed)?|forwarded my (?:messages?|texts?|voice)|showed (?:her|him|them|everyone|others|people) (?:my|our) (?:messages?|texts?|chat|chats)|(?:sent|send) (?:a |the )?(?:text|message|it) to the wrong (?:person|chat|group)|wrong chat|wrong group)\b/u,
    ],
    unless:
      /\b(?:readings?|chart|palm|app|nudes?|naked|blackmail\w*|my (?:husband|wife|boyfriend|girlfriend|ex)|cheat\w*|boss|scam\w*)\b/u,
    tries: [
      'my friend sent screenshots of our chat to the girl i was complaining about',
      'i sent a message about my sister in law to the wrong group',
      'someone showed her my texts and now everyone knows what i think of the wedding',
      'should i show my friend the screenshot where they make fun of her',
      'she screenshotted my messages',
      'sent it to the wrong chat',
      'my colleague took a screenshot of my private story and showed it around',
      'help i wrote about my friend and sent the text to the wrong person, to her',
      'do i tell my cousin i have screenshots of what he said',
      'i was just letting off steam about the bride and someone from the group forwarded my voice message, forwarded my messages to her',
      'is it wrong to screenshot a chat to have proof',
      'he showed everyone our chats and they laugh about my spelling',
      'can i explain myself, i posted in the wrong group',
    ],
    says: {
      told: 'When a private message reaches the wrong eyes, speak up today, by phone or in person. If your words hurt someone: "You\'ve seen what I wrote. It was unkind, and I\'m sorry," and no explaining it away. If it\'s only your trust that was broken, you\'ve nothing to apologize for. Tell the one who shared it: "That was private. Please delete it," and from now on write them only what anyone may read.',
      should:
        "If you're holding a screenshot that would hurt somebody, ask what it would do for them. Pass it on only if they need it to protect themselves, and tell rather than show where you can. If it's just ugly talk, leave that chat and say why.",
      say: '"I wrote that in a bad mood and I\'m ashamed of it. What I should have done is tell you what bothered me. Here it is, properly." To the one who shared: "I wrote that to you, not to her. I won\'t be writing to you like that again."',
      normal:
        'It happens to almost everyone once, and it feels like the end of the world for about a week. Being angry at a friend who passes on private messages is fair, whatever was in them. Both things can be true: bad words, and bad manners. Keeping a screenshot as proof for yourself is fine; showing it around is the part to think about.',
    },
  },
  {
    id: 'watches-my-stories-friend',
    words: [
      /\b(?:watch(?:es|ed|ing)?|view(?:s|ed|ing)?|look(?:s|ed|ing)? at|see(?:s|n)?|first to (?:see|watch|view)|lurk(?:s|ing)?|stor(?:y|ies) view\w*)\b/u,
      /\b(?:(?:my|your|her|his|their|every|all|insta|instagram|ig|snap|whatsapp) (?:\w+ )?(?:stor(?:y|ies)|status))\b/u,
    ],
    unless: /\b(?:love story|my life story|toy story|bedtime|post something and delete)\b/u,
    tries: [
      'she never replies to my messages but watches all my stories within minutes',
      'my ex watches every story i post, what does it mean',
      'why does an old friend who ignores me look at my whatsapp status',
      'is it weird that i watch her stories every day and never write',
      'he watches my stories, why',
      'first to see every story',
      'my old boss looks at all my stories and never says hi',
      'we havent spoken since the fight but my sister sees every whatsapp status',
      'blocked my ex best friend and now her mother watches my instagram stories',
      'should i hide my stories from the girl who lurks',
      'i ended it eight months ago and i was doing really well until i noticed that he still watches every story of mine, all my stories',
      'is it creepy to look at her stories from a second account',
      'does it mean something when someone views your story every day',
    ],
    says: {
      told: "A watched story is mostly a thumb moving, and it means less than it feels. People tap through forty in a row in bed. The thing that means something is a sentence. If you'd like contact, write one: \"Saw you're around, how are you?\" If you don't want those eyes, hide your stories from them, they won't be told. And if you're the one watching, a reply is allowed.",
      them: 'Nobody can read a view. It may be curiosity, habit, boredom or some fondness, and the app even plays the next one by itself. Go by what they do with words: someone who wants you in their life answers, asks, turns up.',
      normal:
        "Normal, both watching and noticing who watches. It's the modern version of looking at a lit window from the street. A second account made to look unseen is where I'd stop. If it makes your day go up and down, post to close friends only for a while.",
      should:
        "If you want to talk, write, don't post something in the hope that it's seen. If it bothers you, take them off the list for your stories, quietly. Blocking is for people who frighten or pester you.",
    },
  },
  {
    id: 'phone-at-the-table',
    words: [
      /\b(?:phones?|scroll(?:s|ing)?|texting|cell|mobile|screen)\b/u,
      /\b(?:at (?:the )?(?:table|dinner|lunch|restaurant)|during (?:dinner|lunch|meals?|conversations?)|while (?:i|we|im|were|she|he|eating)|when (?:we|i) (?:talk|meet|eat|are together|hang out|speak)|instead of (?:talking|listening)|whole (?:time|evening|dinner)|all (?:evening|night|the time) when|phubb\w+|when i(?:m| am) talking|looks? at (?:her|his|their) phone)\b/u,
    ],
    unless:
      /\b(?:cheat\w*|hid(?:es|ing|den)|passwords?|my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|son|daughter|kids?|teenager)|stolen|lost|driving|broke)\b/u,
    tries: [
      'my friend is on her phone the whole time when we meet for coffee',
      'everyone scrolls at dinner and i sit there like an idiot',
      'is it rude to ask people to put their phones away at the table',
      'he looks at his phone while im telling him about my dads operation',
      'shes always scrolling at dinner',
      'phones at the table, i hate it',
      'my brother texts while i talk to him about moms operation, on his phone the whole time',
      'what do i say when people look at their phone while im speaking',
      'we finally met after five months and she spent the whole evening on her phone filming the food',
      'is it old fashioned to want no phones during dinner',
      'am i the rude one, i check my phone when we eat because of work',
      'my dad is 70 and on his phone the whole dinner, candy crush',
    ],
    says: {
      told: 'Say it about the company, not about the phone: "I\'ve looked forward to this. Can we put ours away until dessert?" and put yours away first. Walks, games and cooking together work even better, because hands are busy. If it goes on, stop talking mid-sentence, kindly, and wait. "I\'ll go on when you\'re back" isn\'t rude when it comes with a smile.',
      normal:
        "It isn't rude to ask, and it isn't old-fashioned to mind. Talking to someone's forehead feels lonely. Most people don't notice that they do it, and many are relieved when one person gives the table a rule.",
      say: '"Phones in the middle, first one to grab theirs pays for coffee?" For a serious moment: "I need your eyes for five minutes, then you can go back." If they\'re waiting on a call, let them say so, and then it\'s fine.',
    },
  },
  {
    id: 'neighbor-friend',
    words: [
      /\bneighbou?rs?\b/u,
      /\b(?:friend(?:s|ly|ship)?|coffee|invit(?:e|ed|es)|knock(?:s|ed|ing)?|com(?:e|es|ing) over|drop(?:s|ped|ping)? by|pop(?:s|ped|ping)? (?:in|by)|unannounced|hello|greet(?:s|ed|ing)?|chat(?:s|ty)?|new neighbou?rs?|introduce|cookies|cake|soup|helped|lonely|kind|nice|say hi)\b/u,
    ],
    unless:
      /\b(?:what to talk about|awkward silence|chit ?chat|small ?talk|nois\w*|loud|music|parking|fence|smok\w*|police|affair|crush|threat\w*|died|barking|creepy|drill|cats)\b/u,
    tries: [
      'my neighbor drops by unannounced every day and stays for two hours',
      'new neighbors moved in, should i introduce myself or is that weird',
      'used to be friends with my neighbor and now she doesnt even say hello',
      'the old lady next door is so lonely, our neighbor since 2002, she knocks for company',
      'neighbour brought us soup when we were sick, i could cry',
      'nice new neighbors, finally',
      'should i invite the neighbours for coffee or keep my distance',
      'the man from the third floor never greets, our neighbour for ten years',
      'i baked a cake for the neighbor and she didnt say thank you, not even hello now',
      'the neighbours wife comes over every time she fights with him',
      'my neighbor is 84, her children live in canada, and she knocks on my door four times a day because shes lonely',
      'how do i stay friendly with a neighbor who wants too much',
      'im new in the building and would love a chat with a neighbour but everyone runs past',
      'became best friends with my neighbor during lockdown',
      'my neighbor keeps dropping by',
    ],
    says: {
      told: 'With a neighbor, kind and clear from the start keeps the peace for years. To get closer: ring in daylight, "I\'m next door, here\'s my number if you ever need something." To get more distance: open the door, stay in the frame, "Not now, but Thursday at four I\'ve got half an hour." If it\'s gone cold, keep greeting; a daily hello thaws more than a talk. And if someone comes to you out of fear at home, let them in and offer a helpline.',
      should:
        "Introduce yourself, yes, five minutes, with or without a cake. Neighbors who know each other's names fight less and find more lost keys. Hold back with house keys and private stories for the first year. It's hard to move away from a friendship next door.",
      say: 'For too many visits: "I like our chats and I need my evenings quiet. Shall we make it Saturdays?" For a first hello: "Hi, I\'m from number twelve. I thought we should know each other before one of us needs sugar."',
      glad: "A good neighbor is worth more than a better kitchen. Tell them in words what it meant, a note in the mailbox is enough. And look for the next small thing you can do back, parcels, plants, soup. That's how a street turns into a place.",
    },
  },
  {
    id: 'choir-and-band',
    words: [
      /\b(?:choirs?|chorus|choir (?:master|director)|(?:my|our|a|the|in a) band|bandmates?|orchestra|rehearsals?|a ?cappella|brass band)\b/u,
    ],
    unless:
      /\b(?:wedding band|rubber band|gastric band|resistance band|head band|wedding rehearsal|rehearsal dinner|favorite band|died)\b/u,
    tries: [
      'joined a choir at 58 and its the best thing i did in years',
      'the choir director gave my solo to the new girl',
      'our band is falling apart because the drummer never comes to rehearsal',
      'should i join a choir if i cant read music',
      'someone in the orchestra keeps correcting me in front of everybody',
      'i love my choir',
      'kicked out of the choir',
      'my voice isnt what it was at 70 and the choir director hinted i should stop',
      'first rehearsal tonight and i dont know a soul',
      'the altos hate the sopranos, our choir is worse than school',
      'i have sung with them every tuesday for 19 years and last week they told us the choir is closing',
      'should i leave the orchestra because of one nasty person',
      'how do we tell a member of our band he plays out of tune',
      'we sang in the cathedral with our choir and i got goosebumps',
    ],
    says: {
      told: "Making music together binds people quickly and also rubs them quickly, so keep the two apart: what's about the music gets said at rehearsal, what's about the person in private. For a slight or a lost solo: \"I'd like to know what I can work on.\" For people who don't turn up: agree on one rule all can keep. If it's ending, or you were asked to leave, that's a real loss, and another choir or band may be glad of you.",
      should:
        "Join if you're wondering, and don't leave over one person before you've talked to whoever leads it. Many choirs take anyone who'll come regularly, and you learn by standing next to someone who knows the part. Try three rehearsals before judging. Leave a group only when you go home heavier for months, since another one is often just a few streets on.",
      normal:
        "Yes, groups that sing or play are full of feelings, with solos, seating and who's been there longest. Being hurt over it isn't childish, since your voice is a tender place. It's seldom meant as harshly as it sounds.",
      glad: "How good. Breathing and sounding together with other people does something few hobbies do, and you'll have faces who notice when you're missing. Learn five names this month and stay for the drink once. The next concert, invite somebody who'd never expect it.",
    },
  },
  {
    id: 'sports-team',
    words: [
      /\b(?:(?:football|soccer|basketball|volleyball|handball|rugby|hockey|netball|cricket|baseball|sunday league|five a side|5 a side|padel|tennis|running|cycling|climbing|bowling|darts) (?:team|club|group|mates|league|squad|partner)|teammates?|my team (?:lost|won|benched|plays)|(?:on|to) the bench|benched|subbed|sunday league|five a side|team captain)\b/u,
    ],
    unless:
      /\b(?:my (?:son|daughter|kid|child)s?|coach(?:es)?|work team|bet|betting|injur\w*|bench press|fan|support(?:er)?|died)\b/u,
    tries: [
      'im always on the bench in my sunday league team and i pay the same fee',
      'my teammates blame me for the lost final',
      'too old for the football team at 43 or should i keep going',
      'our volleyball team has a clique and they never pass to me',
      'we won the league with my five a side mates!!',
      'always on the bench',
      'my teammates hate me',
      'i missed the penalty and the football team has been cold ever since',
      'should i switch to another running club, this one is only fast people',
      'i play for fun after work on wednesdays to get out of the house and one guy in our volleyball team shouts at everyone',
      'how do i find a tennis partner in my forties',
      'they dropped me from the hockey squad after i came back from having a baby, my old hockey team',
      'what a day, our handball team got promoted',
    ],
    says: {
      told: 'A team is half sport and half people, and it helps to know which half hurts. If it\'s about playing time or a mistake, ask whoever picks the side: "What do I need to do to get on?" If it\'s the clique, befriend one of them away from the pitch. A lost game is shared by all who played. If the drive home is mostly bad, try another club.',
      should:
        "Stay as long as you're mostly glad on the way there. Change to a lower or older side before you quit altogether, since the company is half of the good. Stop if your body says so for months, or if you only go out of duty. You can still come for the drink.",
      normal:
        "It's normal to take it hard. You give up your free evenings, and being left out in front of others stings like in school. Adults sulk over hobby teams everywhere. It passes faster when you say it to one person.",
      glad: "Congratulations to all of you, that's a real one. A win with people you've been muddy and cold with for months tastes like nothing you can buy. Get the photo on the wall of the clubhouse, and thank the one who always brings the kit.",
    },
  },
  {
    id: 'sports-coach',
    words: [
      /\b(?:coach(?:es)?|trainer|personal trainer|pt)\b/u,
      /\b(?:team|train(?:s|ing)?|play(?:s|ed|ing)?|yell(?:s|ed|ing)?|shout(?:s|ed|ing)?|bench(?:ed)?|game|match|gym|swim(?:ming)?|season|football|soccer|basketball|tennis|gymnastics|dance|hates?|favou?rit\w*|club|quit)\b/u,
    ],
    unless:
      /\b(?:life coach|dating coach|career coach|touch(?:es|ed)?|inappropriate|sexual\w*|abus\w*|hits?|crush|love|dog trainer|coach (?:bag|bus)|creepy|job|certif\w*)\b/u,
    tries: [
      'my sons coach yells at the kids the whole game',
      'coach benched me the whole season because he favors his nephew',
      'how do i tell my personal trainer i want to quit the gym',
      'my daughter wants to leave swimming because of her coach',
      'i volunteer as a football coach and the parents are awful',
      'my trainer yells at us in training',
      'is it normal that the football coach makes 8 year olds run laps as punishment',
      'my sons trainer never lets him play and he cries after each match',
      'how do i talk to a coach who only plays his favourites',
      'i have been at this swimming club for six years, every morning at five, and now the new coach says im too slow for the team',
      'should we change club because of the coach',
      'he coaches the girls football for free and gets shouted at by parents, poor coach, wants to quit',
      'the coach hates me',
    ],
    says: {
      told: 'With a coach, ask for ten minutes away from the field, never right after a game. One question at a time: "What would it take to play more?" or "The shouting doesn\'t help, could you try it differently?" If you\'re the coach, set rules for parents in one message at the start. If a child is afraid or humiliated, go to the club\'s child protection person, and look elsewhere.',
      should:
        "Talk once before quitting, and give it a month. Leave if nothing changes and the stomach aches come on training days, child or adult. Finishing the season is good when it's only dull or tough. It's no virtue when someone's being made small.",
      say: '"I know you give a lot of time to this. I\'d like to understand how you decide who plays, and what would help." For ending with a trainer: "Thank you, I\'ve learned a lot. I\'m stopping at the end of the month." No reason is owed.',
      normal:
        "It's normal to be upset about it, and you're not being a difficult parent or player for asking. Firm is fine, shaming isn't. A good test is whether people come off the field tired and proud, or tired and quiet.",
    },
  },
  {
    id: 'gaming-group',
    words: [
      /\b(?:d ?(?:and|n|&) ?d|dnd|dungeons and dragons|dungeon master|board ?games?|game nights?|poker (?:night|group|round)|card games?|guild|raid(?:ing|s)?|my clan|discord server|gaming (?:group|night|buddies)|catan|monopoly|tabletop|chess club|warhammer|sore loser)\b/u,
    ],
    unless:
      /\b(?:police|gambl\w*|debts?|addict\w*|my (?:husband|boyfriend|wife|girlfriend) (?:plays|games|is)|bf plays)\b/u,
    tries: [
      'our dnd group died because nobody can find a date',
      'one guy ruins every board game night because he is a sore loser',
      'got kicked out of my guild after 4 years',
      'how do i find people for board games in my town',
      'dungeon master lets his girlfriend win everything',
      'my dnd group kicked me',
      'board game night was awful',
      'he flips the table when he loses at catan, grown man of 40',
      'how do i tell our dungeon master that im bored',
      'should i quit the guild, its like a second job',
      'we have played every thursday since uni and now two have kids and poker night is dying',
      'my sister cheats at monopoly and its not funny anymore',
    ],
    says: {
      told: 'A game group lives on a fixed date and one fair rule, so fix those before you fix people. "Every second Thursday, we play with whoever\'s there." With a player who spoils it, take them aside: "We like having you, and the sulking kills it. Can you laugh about losing?" If you were pushed out, it\'s a real loss. Another table will want you, game shops and libraries know where.',
      how: "Ask in the local game shop or the library, look for a weekly open table, and go three times. Bring one game that's easy to explain. Then invite two people you liked to your place. For campaigns, a fixed weekday beats any scheduling poll.",
      normal:
        "Normal. Groups like that end over calendars more than over quarrels, and losing one hurts because it was your regular evening with friends. Getting cross over a game is normal as well, as long as it's over by the time the box is shut.",
      should:
        "Talk to the difficult one once before you change the group. If it stays bad, form a smaller round without making a trial of it. Go on playing with people you'd also eat with. The game is mostly a reason to sit at the same table.",
    },
  },
  {
    id: 'book-club',
    words: [
      /\b(?:book ?clubs?|reading (?:group|circle)|knitting (?:group|circle|club)|writing group|sewing circle|film club|cooking class|pottery class|dance class|language (?:class|table|tandem)|hobby group|(?:gardening|hiking|walking|camera|photo) (?:club|group))\b/u,
    ],
    unless: /\b(?:new friend|died|make friends)\b/u,
    tries: [
      'never finish the book for my book club and feel like a fraud',
      'one woman in our book club talks over everybody',
      'want to start a reading group in my building, how',
      'im too nervous to go to the hiking group alone',
      'should i leave the knitting circle, it became only gossip',
      'i hate my book club',
      'joining a book club, nervous',
      'nobody reads the book, our book club is just wine',
      'should i tell the others that i listened to it instead, for our reading group',
      'how do i deal with a know it all in my writing group',
      'is it rude to stop going to the walking group without a reason',
      'my pottery class starts tomorrow and i havent done anything for myself in years',
    ],
    says: {
      told: 'A club like that is a reason to sit with people, so show up even unprepared, unread or late. "I only got to page forty, tell me if it gets better" is a fine contribution. If one person takes over, suggest a round where each says one thing. If you\'re nervous about the first time, write to the organizer beforehand, and you\'ll have one face to look for.',
      how: 'Ask three people, fix one evening a month, pick something short, and put a note by the mailboxes or in the library. Four to eight people is the right size. One question to start, snacks that need no plate, and a clear end. It may take three meetings to feel natural.',
      should:
        'Go at least three times before you decide, the first is always odd. Leave if you come home drained each time, with a simple "I\'m making room for other things." Staying for one good person is reason enough too.',
      normal:
        "Normal. In any book club a third didn't finish, and in any hobby group someone talks too much. Nobody's checking. People like those who come back more than those who shine.",
    },
  },
  {
    id: 'volunteering',
    words: [
      /\b(?:volunteer(?:s|ed|ing)?|food bank|soup kitchen|charity (?:work|shop)|animal shelter|community (?:garden|kitchen|center|centre)|fundrais\w+|scout leader)\b/u,
    ],
    unless: /\b(?:adopt(?:ed|ing)?|war|army|redundan\w*|sick pay|volunteered me|coach)\b/u,
    tries: [
      'i want to volunteer somewhere but dont know what im good for',
      'volunteering at the shelter breaks my heart every saturday',
      'the other volunteers at the food bank treat me like im new after 2 years',
      'how do i quit my volunteer work without feeling guilty',
      'started at a soup kitchen last month and i love it',
      'i want to volunteer',
      'burnt out from volunteering',
      'they keep giving me more and more at the animal shelter and i have a full time job',
      'my teenager wants to volunteer in nepal for 3000 dollars, is it worth it',
      'what can i do as a volunteer with a bad back',
      'i lost my job in the spring and the days were so empty until i started helping in a charity shop',
      'should i stop being a scout leader after 11 years',
      'nobody thanks you, i raised 4000 with my fundraiser and they got my name wrong',
      'is it selfish that volunteering makes me feel better about myself',
    ],
    says: {
      told: "Volunteering goes best small and regular: two hours, same day, a task you can finish. Start with what you'd do anyway, such as driving, cooking, sorting, reading aloud or spreadsheets, and ask for a trial month. If it weighs on you, ask for another job there, the desk instead of the cages. And if you need to stop, four weeks' notice and a thank you is plenty.",
      how: 'Look for three places within easy reach and ask each: "I\'ve two hours on Saturdays, where would that help most?" Take the one that answers with something concrete. Libraries, town halls and volunteer centers keep lists. Agree on an end date at first, so staying is a choice.',
      should:
        "Start, yes, if you have two spare hours and would like to be among people. It's one of the surest ways out of your own head. Not if you're already running on empty. Quitting is allowed too, you gave and it counted. With paid trips abroad, ask where the money goes and whether local people wanted the help; often the same hours nearby do more.",
      normal:
        "Normal, all of it. Good causes have cliques, bad meetings and heavy days like any workplace. Feeling sad or unthanked there doesn't make you less kind. It may just be the wrong corner of the right thing.",
    },
  },
  {
    id: 'faith-community',
    words: [
      /\b(?:church|mosque|synagogue|temple|parish|congregation|bible (?:study|group)|prayer group|small group|imam|pastor|priest|masjid)\b/u,
      /\b(?:people|communit(?:y|ies)|friends?|gossip(?:s|ing|py)?|judg(?:e|ed|es|ing|y|mental)|leav(?:e|ing)|left|alone|nobody|no one|belong|new|welcom\w+|clique\w*|group|lonely|outsider|ladies|join(?:ed|ing)?|stopped going)\b/u,
    ],
    unless:
      /\b(?:died|funeral|abus\w*|touched|wedding|marry|married|convert\w*|cult|sin|hell|god (?:hates|is punishing))\b/u,
    tries: [
      'people at church gossip about my separation',
      'im new at the mosque and nobody talks to the single women',
      'left my congregation after 12 years and lost all my friends there',
      'how do i find community at a church as a single man of 45',
      'our pastor judges me for not coming every week',
      'nobody talks to me at church',
      'leaving my church, so lonely',
      'the ladies at the mosque judge my clothes every friday',
      'how do i join a bible study when im shy and new',
      'our parish has a new priest and half the people left',
      'since i told them im divorced my congregation looks through me, not one person from the community called',
      'i grew up in that temple, my grandmother cleaned its steps, and now i feel like an outsider among my own people',
      'is it wrong to stop going to church because of gossip',
    ],
    says: {
      told: "A faith community is held together by small jobs, so the quickest way in is to carry something: chairs, tea, the door, the children's corner. If you're being judged or talked about there, go to one person of weight and say it plainly: \"This is being said, and it keeps me away.\" If you've left, the faith and the friends are two things. You may write to the friends.",
      should:
        'Try another hour or another group in the same house before you leave it, since the early service and the late one can be different worlds. Leave if you come out smaller every time. Staying for the prayer and skipping the coffee is also a fair way.',
      how: 'Turn up at the same hour each week, sit in the same area, and ask whoever runs the kitchen what needs doing. Learn five names. Then take one person up on something outside: a walk, a lift home, a meal. Small study groups open up sooner than the big hall.',
      normal:
        "It isn't wrong to stay away for a while, and it hurts more there, because you came for the opposite. A community of faith is made of people with the same gossip as everywhere. That you mind doesn't mean you believe less.",
    },
  },
  {
    id: 'roommate-friend',
    words: [
      /\b(?:room ?mates?|flat ?mates?|house ?mates?|(?:mov(?:e|ed|ing)|liv(?:e|ed|ing)) (?:in )?(?:together )?with (?:my|a) (?:best )?(?:friend|mate|bestie))\b/u,
      /\b(?:friends?|friendship|bestie|bff|mate|hang out|avoid(?:s|ing)?|ignor(?:e|es|ed|ing)|awkward|closer?|talk to me|distant|moving out|moves? out|her boyfriend|his girlfriend)\b/u,
    ],
    unless:
      /\b(?:lent|borrow\w*|dishes|rent|bills?|mold|deposit|lease|stole|steal\w*|dirty|clean\w*|sex|crush|mom|parents)\b/u,
    tries: [
      'should i move in with my best friend or will it ruin us',
      'my roommate was my friend and now she avoids me in our own kitchen',
      'roommates are best friends with each other and i am just the third one',
      'my flatmates boyfriend basically lives here and i lost my friend',
      'living with my best friend is harder than i thought, we barely hang out now',
      'my roommate is avoiding me',
      'roommate used to be my friend',
      'moved in with my best friend in september and we fight about the heating',
      'is it a mistake to live with a friend at 35',
      'my flatmate and her boyfriend act like im the guest',
      'we were so close before we shared a flat but now it is awkward in the kitchen, roommates and nothing more',
      'how do i tell my friend im moving out, my roommate for four years',
      'she ignores me at home and is nice in public, my housemate',
      'should i try to be friends with my new flatmates or keep to myself',
    ],
    says: {
      told: "Sharing a home with a friend works when the home part has rules, so the friend part can stay easy. Twenty minutes on Sunday for money, guests and cleaning, and nothing of that in between. If it's turned cool, say it in the kitchen, not by text: \"I feel we're only flatmates lately. Pizza on Thursday, just us?\" And go out together sometimes. Sharing a fridge isn't seeing each other.",
      should:
        "Move in together if you've traveled together and can say \"please don't\" to each other. Talk first about money, partners staying over, noise and how you'd end it. Don't if one of you can't pay steadily or can't stand to be told anything. A friendship is harder to find than a flat.",
      say: "\"I'd like to talk about us at home, because I don't want to lose the friend over the flat. What annoys you about me? Then I'll tell you mine.\" Asking for theirs first makes it a conversation and not a complaint.",
      normal:
        "Normal. People who live together see each other tired, stingy and in bad socks, and a good friend can still be a difficult flatmate. Wanting less home and more friendship doesn't mean either has failed.",
    },
  },
  {
    id: 'work-friends-after-leaving',
    words: [
      /\b(?:(?:work|office) (?:friends?|bestie|wife|husband|buddy|mates?)|(?:ex|old|former) (?:co ?workers?|colleagues?)|friends? (?:from|at) (?:work|my old job|the office)|(?:co ?workers?|colleagues?) (?:as|are|be|were|is|was) (?:\w+ )?friends?|friends? with (?:my )?(?:co ?workers?|colleagues?|boss))\b/u,
    ],
    unless:
      /\b(?:new best friend|replaced|harass\w*|affair|crush|reference|sue|flirt\w*|slept|died)\b/u,
    tries: [
      'left my job in june and not one of my work friends has called',
      'my work bestie got promoted and is my boss now',
      'can coworkers be real friends or should i keep distance',
      'miss my old colleagues so much, the new office is ice cold',
      'my work wife quit and lunch is so lonely now',
      'i miss my old coworkers',
      'work friends forgot me',
      'retired in march after 31 years and my friends from work never write',
      'is it ok to be friends with my boss',
      'we had lunch together every day for six years and once i left the office my work bestie vanished',
      'how do i keep friends from my old job when we only had the job in common',
      'my work husband got laid off and now i have nobody to roll my eyes with',
      'my former colleagues went out for drinks and i saw it online',
      'do i invite colleagues as friends to my wedding',
      'promoted to team leader and now my friends of the team go for beer without me',
    ],
    says: {
      told: "A work friendship needs a new reason to meet once the shared desk is gone, or once the roles change. Choose one or two you'd like to keep and offer a fixed thing: \"First Thursday of the month, noodles, no shop talk.\" Most who went quiet aren't false, they just never had to plan it. With someone who's now above you, agree on what stays out of lunch.",
      normal:
        "It's normal, and it says little about how real it was. Work friends are held by the coffee machine, and when that goes, both sides wait. A few survive, and those are good ones. Write to the one you'd miss most.",
      should:
        "Be friends, yes, and keep back two things: what you earn and what you really think of the boss, until it's been tested. Distance makes for long days. If you've left, send the first message yourself, within a month or two.",
      why: 'Because it ran by itself. You never had to call, you just turned up, so neither of you built the habit. Add a busy team and a bit of awkwardness about your leaving. One invitation with a date shows who was just slow.',
    },
  },
  {
    id: 'village-gossip',
    words: [
      /\b(?:villages?|small ?town|everyone knows everyone|everybody knows everybody|whole (?:town|village)|(?:our|my) (?:tiny|little|small) (?:town|community|island))\b/u,
      /\b(?:gossip\w*|talk(?:s|ing|ed)?|rumou?rs?|judg\w+|know(?:s)? everything|everyone knows|everybody knows|stare[sd]?|staring|whisper\w*|what (?:the )?(?:people|others|they|neighbou?rs) (?:in (?:the|our) (?:village|town) )?(?:will |would |might )?(?:say|think)|scandal|secret|outsiders?|privacy|watch(?:es|ing)?)\b/u,
    ],
    unless: GRAVE,
    tries: [
      'whole village talks about my divorce',
      'in our small town everyone knows everything, i cant even buy wine without gossip',
      'im scared what people will say in the village if i come out',
      'we are outsiders here, small town, people stare at us in the shop',
      'the whole village is talking',
      'small town, everybody knows everything',
      'how do i live in a small town as the only gay man, everyone talks',
      'they saw his car in front of my house one night and now the whole town gossips',
      'i came back to my village in calabria after twenty years in london and they still watch every move',
      'should i move away because of small town gossip',
      'we are a mixed couple and people in our village stare',
      'does the talking ever stop in a small town, its been a year since my brothers arrest',
      'does the talking ever stop in a small town, its been a year since my brothers arrest',
      'my mother cares more about what people in the village say than about me',
    ],
    says: {
      told: "A village talks about whatever's newest, so your turn passes when the next story comes, and you can shorten it. For what's already out, one plain sentence to the person who tells everybody: \"Yes, we're fine, thanks for asking.\" What isn't out stays yours to tell, or not. Go to the shop at your usual hour with your head up, and find two people who don't join in. If looks turn into threats, tell the police and someone who'll stand by you.",
      normal:
        "Normal to feel watched, since you are a bit. In a small place people read each other like a newspaper, and much of it is only habit. Being looked at for who you are or who you love is another matter, and you're right to mind. A day in the next town now and then is good medicine.",
      should:
        "I wouldn't move away for talk alone, and I would if you're afraid there. Live the thing, if it's yours to live, and choose who hears it first. Tell two solid people before the rest find out, so there's someone to say a good word. Wait a little only if you depend on someone's goodwill for your home or your work.",
      say: '"Yes, that\'s right." Then the weather. For the nosy: "Why do you ask?" said friendly. For the worst of them: "I hear you\'ve been talking about me. You could just come for coffee." Short answers give the talk nothing to grow on.',
    },
  },
  {
    id: 'rude-stranger',
    words: [
      /\b(?:strangers?|some (?:guy|man|woman|lady|dude|old)|a (?:guy|man|woman|lady|dude|cyclist|driver|customer|passenger)|cashier|bus driver|people|receptionist)\b/u,
      /\b(?:rude|yell(?:s|ed|ing)? at me|shout(?:s|ed|ing)? at me|insult(?:s|ed|ing)? me|swore at me|snapped at me|pushed me|honked|bumped into me|called me (?:an? )?(?:idiot|fat|ugly|names|bitch|stupid)|gave me the finger|impolite|no manners)\b/u,
    ],
    unless:
      /\b(?:hit me|punch\w*|followed|follow(?:s|ing) me|threat\w*|knife|racis\w*|slur|grop\w*|touched me|my (?:boss|husband|wife|boyfriend|girlfriend|mother)|online|comments?|rude (?:that|to) (?:i|ask|leave|skip))\b/u,
    tries: [
      'a woman yelled at me in the parking lot and i cried in the car',
      'some guy on the bus called me an idiot because of my stroller',
      'why are people so rude lately, the cashier threw my change at me',
      'a stranger insulted me 3 days ago and i still think of what i should have said',
      'a man yelled at me today',
      'why are people so rude',
      'some lady in the supermarket insulted me because my kid was crying',
      'a driver honked and gave me the finger at a zebra crossing with my pram',
      'what should i have answered, a guy at the gym called me fat',
      'im normally calm but a cyclist shouted at me this morning for nothing and im still shaking',
      'i had just come from the hospital and my head was somewhere else and then a woman snapped at me for standing on the left, stranger',
      'am i too sensitive, a customer swore at me and i cant forget it',
    ],
    says: {
      told: "A stranger's rudeness hits hard because it comes from nowhere and you can't answer it, and it says more about their day than about you. For the next time, one calm line is enough: \"That's not okay,\" and walk on. For the one still running in your head, write the perfect comeback down, tell it to a friend, and let it be a story. Nobody finds the words in the moment.",
      why: "Mostly tiredness, hurry and bad news you know nothing of, poured over whoever stood nearest. That explains it and doesn't excuse it. You were just in the path. Ten other people passed you that day and were perfectly decent, and the head only keeps the one.",
      normal:
        "It's normal to shake or cry or go over it for days. Being shouted at sets off alarm in the body before you can think. It isn't thin skin. It usually fades faster once someone else has been outraged on your behalf.",
      should:
        "Leave it in nearly every case, because you'd be spending your evening on someone you'll never see again. Report it if it was staff, with time and place. Get away and get help if anybody follows or threatens you, and don't argue first.",
    },
  },
  {
    id: 'queue-jumper',
    words: [
      /\b(?:(?:cut(?:s|ting)?|jump(?:s|ed|ing)?|skip(?:s|ped)?|push(?:es|ed|ing)?) (?:\w+ )?(?:\w+ )?(?:in (?:front|line)|the (?:line|queue)|in line|ahead|queue)|queue ?jump\w*|line (?:cutters?|jumpers?)|pushed in|in front of me in (?:line|the queue)|reserv(?:e|ed|es|ing) (?:sun ?beds?|loungers?|seats?)|took my (?:seat|parking spot))\b/u,
    ],
    tries: [
      'a man jumped the queue at the bakery and i said nothing, still angry',
      'woman pushed in front of me in line and laughed',
      'should i say something when someone cuts in line',
      'someone took my seat on the train and refused to move',
      'she cut in line',
      'he pushed in at the pharmacy',
      'old ladies always jump the queue here and nobody says a word',
      'someone took my parking spot while i was waiting with the blinker on',
      'how do you tell a person politely that the queue starts back there, they pushed in front',
      'we got up at six on holiday and still all the germans had reserved sunbeds with towels',
      'am i crazy or is it ok to shout at line cutters',
      'i waited 50 minutes with two kids for the ferris wheel and then a group of teenagers skipped the line',
    ],
    says: {
      told: "One friendly line said at once does it: \"Sorry, I think I was next,\" or \"That's my seat, here's the number.\" Assume they didn't notice, it gives them an easy way back. If they won't move, let staff handle it, that's their job. And if you said nothing and are still cross, that's only your sense of fair play, with nowhere to go.",
      should:
        "Yes, once, politely and straight away, because after a minute it sounds like a grudge. Let it go if the person seems unwell, drunk or looking for a fight. Thirty seconds of waiting isn't worth an ugly scene.",
      normal:
        "It's normal to be furious about something so small, though a calm word works better than a shout. Waiting your turn is one of the few rules everyone knows, so breaking it feels like being told you don't count. You weren't petty, and you weren't weak for staying quiet either.",
    },
  },
  {
    id: 'kind-stranger',
    words: [
      /\b(?:strangers?|random (?:guy|man|woman|lady|person|people)|(?:a|an|some) (?:old |elderly |young |unknown )?(?:man|woman|lady|guy|person|driver|girl|boy|teenager)|someone (?:i (?:dont|didnt) know|on the (?:bus|train|street)))\b/u,
      /\b(?:help(?:ed)? me|kind(?:ness)?|paid for (?:my|me)|smiled at me|gave me (?:\w+ )?(?:flowers?|seat|umbrella|money|lift|ride|water|coat)|held (?:the|my)|saved me|so nice|sweet|faith in humanity|hugged me|carried my|returned my|stopped to help)\b/u,
    ],
    unless:
      /\b(?:dating|crush|tinder|creepy|followed|kind of|what kind|boyfriend|girlfriend|lover?|scam\w*|rude|marry)\b/u,
    tries: [
      'a stranger paid for my groceries today when my card didnt work',
      'an old man on the train helped me with the stroller and told me im a good mother',
      'some girl gave me her umbrella and just ran off, how do i thank her',
      'why does a kind stranger make me cry more than my own family',
      'a stranger helped me today',
      'random man paid for my coffee',
      'i fell off my bike in amsterdam and a woman stopped to help and stayed until the ambulance came',
      'my 5yo was screaming on the plane and an old lady gave me chocolate and was so nice',
      'how can i find the person who returned my phone, a kind stranger',
      'i had been crying on the bench after the job interview and some guy gave me flowers and walked off',
      'is it weird that i keep thinking of a stranger who smiled at me',
      'a teenager carried my shopping up four floors, restored my faith in humanity',
      'someone i dont know paid for my parking, such kindness',
      'he paid for my coffee before i got to the till!! and just LEFT',
      'the guy at the bus stop gave me half his umbrella and thats it thats the story',
    ],
    says: {
      told: "Kindness from a stranger goes in deep because it wanted nothing from you. You can't pay it back, so pass it along in the same size, a coin, a seat, a hand on the stroller, and it's settled. If you'd like to find the person, a line in the local group will sometimes do it. And keep it: write it down tonight with the date.",
      why: "Because you weren't braced for it. With people we know, we keep count and wait for the catch. A stranger's kindness comes without history, so it goes straight through. It may also show that you've been carrying a lot alone lately.",
      glad: 'What a good thing to have happened, and thank you for telling it. Someone saw you for a moment and decided to make your day easier. They probably walked away just as warm. Tell it to one more person today, stories like that ought to travel.',
      how: "Post it where they might read it, in the neighborhood group or on the bus company's page: time, place, what they did, thank you. If that finds no one, do the same for the next person who needs it. Most helpers would choose that anyway.",
    },
  },
  {
    id: 'being-stared-at',
    words: [
      /\b(?:star(?:e|es|ed|ing) at (?:me|us|my)|(?:people|everyone|everybody|strangers|they|always|being) (?:\w+ )?star(?:e|es|ed|ing)|stared at|looks? at me (?:weird|funny|strange)|(?:weird|dirty|funny|strange) looks|(?:people|everyone|everybody) (?:is |are |was |were )?(?:watching|looking at) me)\b/u,
    ],
    unless:
      /\b(?:crush|boss|coworker|my (?:husband|boyfriend|ex|girlfriend|wife|cat|dog|baby)(?! and (?:i|me))|follow(?:s|ed|ing) me|cameras?|voices|village|small town|mirror|guy (?:i|at|in)|he (?:keeps|always)|she (?:keeps|always))\b/u,
    tries: [
      'people stare at me because of my scar and i want to hide',
      'everyone stared at us when my autistic son screamed in the store',
      'why do people always stare at my wheelchair and not at my face',
      'i feel like everybody is watching me at the gym',
      'people stare at me',
      'everyone is looking at me weird',
      'i have vitiligo on my face and children point and strangers stare',
      'in this town they look at me funny because im black',
      'why do people stare at us when my daughter uses sign language',
      'how do you ignore being stared at, im 2 metres tall and cant hide',
      'i only wanted to swim again after so many years but i felt everyone looking at me in my swimsuit',
      'my girlfriend and i hold hands and get weird looks',
      'since i lost my hair i wear a scarf and everybody stares on the metro',
    ],
    says: {
      told: 'You can meet a stare with a small smile or a nod, and many people startle, remember their manners and look away. For those who go on, "Can I help you?" is enough. Some staring is thoughtless curiosity and some is prejudice, and neither is yours to fix. If it feels unsafe, move toward other people and skip the answer. Going with one friend for the first few times makes any room smaller.',
      why: "Eyes go to whatever differs from what they expect, before the mind has a say. Children ask, and grown-ups just look. Often it's no more than that, and sometimes it is prejudice; you usually know the difference. It isn't your job to bear it gracefully every day, and a tired day at home is allowed.",
      normal:
        "It's normal that it wears you down, and where the looks are real, you're right to find them rude. In places like a gym or a pool, most of us believe we're watched far more than we are. If the feeling of being watched follows you everywhere and frightens you, tell a doctor.",
      say: '"Hi." That works best. Or "You can ask, I don\'t mind," if you don\'t. Or "He\'s having a hard moment, we\'re fine," for a child. Have one sentence ready, so you needn\'t invent it while you\'re hurt.',
    },
  },
  {
    id: 'compliments',
    words: [
      /\b(?:im glowing today|look beautiful today|compliments?|complimented|complimenting|(?:told|tells) me (?:i look|im|i am|that im) (?:\w+ )?(?:beautiful|pretty|good|great|handsome|nice|hot|amazing|stunning)|praise[sd]?|backhanded)\b/u,
    ],
    unless:
      /\b(?:my (?:boss|husband|wife|boyfriend|girlfriend|bf|gf|ex)|crush|date|tinder|other women|never compliments|guy (?:at|i)|harass\w*|catcall\w*)\b/u,
    tries: [
      'i never know what to do when someone gives me a compliment',
      'a stranger told me i look beautiful in the supermarket and i blushed all day',
      'my aunts compliments are always backhanded, you look good for your age',
      'why cant i believe it when people praise me',
      'nobody ever compliments me, not once this year',
      'i cant take a compliment',
      'somebody told me im beautiful',
      'my sister gives backhanded compliments about my house',
      'how do i answer when people praise my work, i always say it was nothing',
      'is it ok to compliment a stranger on her dress',
      'i wore the yellow dress i never dare to wear and three women complimented me before noon, i floated home',
      'why do i think people lie when they compliment me',
      'he said i look good for my age, is that a compliment',
      'my mother never praised me once and now im 50 and still hungry for it',
      'got told im glowing today',
      'a stranger said i look beautiful today',
    ],
    says: {
      told: '"Thank you, that\'s nice to hear" is the whole answer to a compliment, then close your mouth. Arguing with it hands the other person extra work. For the kind with a sting in it: "I\'ll take the first half." And if they\'ve been rare, give one away today, something you noticed. They tend to come round, and giving them trains you to see.',
      why: "Because a compliment collides with the picture you carry of yourself, and the older picture usually wins. Many people were also taught that modest means saying no. You needn't believe it at once. Just don't throw it out: let it stand there a while.",
      say: '"Thank you." Or "Thanks, you\'ve made my day." For a backhanded one: "What do you mean by that?" asked kindly, and then wait. It\'s surprising how quickly those stop when they have to be explained.',
      glad: "Enjoy it all day, that's what it's for. Someone saw something and went to the small trouble of saying it, with nothing to gain. Keep the sentence somewhere. And pass one on to a stranger this week, now that you know how it feels.",
    },
  },
  {
    id: 'waiters-and-tips',
    words: [
      /\b(?:tip(?:s|ped|ping)?|waiters?|waitress(?:es)?|barista|server|restaurant staff|bartender)\b/u,
      /\b(?:rude|percent|\d+ ?%|how much|restaurant|waiters?|waitress|bill|service|leave|left|forgot|wrong order|cold|complain(?:ed|ing)?|send (?:it )?back|snap(?:s|ped)?|bartender|barista|hairdresser|taxi|delivery|mean)\b/u,
    ],
    unless:
      /\b(?:split\w*|alone|table for one|i (?:work|am|was) (?:as )?an? (?:waiter|waitress|barista|bartender|server)|im an? (?:waiter|waitress|barista|bartender|server)|my (?:shift|manager|boss)|any tips|tips (?:for|on|to)|web server|discord|crush|flirt\w*|number|tip of)\b/u,
    tries: [
      'the waiter was so rude and still expected 20 percent',
      'my friend snaps his fingers at waitresses and i want to sink into the floor',
      'do i have to tip the hairdresser if she owns the place, how much',
      'my soup came cold and i didnt dare complain to the waitress',
      'i forgot to leave a tip yesterday and feel bad',
      'do i have to tip 20 percent',
      'the waitress forgot my order',
      'my dad is so rude to waiters i dont want to eat out with him',
      'should i tip for bad service in america, im from spain',
      'the waiter spilled red wine on my white coat and wasnt even sorry, do i leave a tip',
      'i asked very politely for the bill three times because we had a train to catch and the waiter rolled his eyes',
      'is it cheap to leave no tip when i only had a coffee',
      'how much do you tip a taxi in istanbul',
      'they brought me the wrong order and i ate it because im too shy to tell the waiter',
    ],
    says: {
      told: "With waiters and tips, leave what's usual where you are, even on a so-so day, and say what went wrong early and kindly. A cold plate can be fixed in the first five minutes. If service was truly bad, give less and tell them why. If you forgot, bring it next time. If someone at your table behaved badly, a quiet word to the staff helps.",
      should:
        "Tip what's customary where you are, unless it was really rude. Then leave less and say a word to the manager, since a silent zero teaches nothing. Owners of small salons are tipped in some places and not in others, asking is fine. Do complain about cold food, kindly.",
      say: '"Excuse me, this has come out cold, could you warm it up?" That\'s all, and they hear it all day. To a friend who\'s rude to staff: "Please don\'t, I like it here." Then thank the waiter by name, so the table resets.',
      normal:
        "It isn't cheap to skip a tip where nobody expects one, and it's normal to be embarrassed about all this. How someone treats a waiter is one of the quickest looks you get at a person, so it's fair to mind. And not daring to send something back is about as common as soup.",
    },
  },
  {
    id: 'found-something',
    words: [
      /\b(?:found|handed in|lost and found)\b/u,
      /\b(?:(?:a|an|someones|somebodys|some) (?:\w+ )?(?:wallet|purse|phone|iphone|ring|keys?|bag|backpack|necklace|envelope|cash|money|watch|credit card|passport|earring)|\d+ (?:euros?|dollars?|pounds|bucks) (?:on|in|at)|lost and found|lost property)\b/u,
    ],
    unless:
      /\b(?:(?:his|her|husbands|wifes|boyfriends|girlfriends|sons|daughters) (?:\w+ )?(?:phone|wallet|bag|car|pocket|drawer|room)|second phone|engagement|cheat\w*|need to find|lump|drugs?|job)\b/u,
    tries: [
      'i found a wallet with 300 in it and no address',
      'found a ring on the beach, do i have to hand it in',
      'someone found and returned my bag after i left a phone in the taxi, i thought someones kindness was extinct',
      'i found 50 euros on the floor of the supermarket and kept it, feel guilty',
      'found a phone on the bus',
      'found someones keys, what now',
      'my son found a gold ring in the sand and wants to keep it',
      'i found an iphone in the taxi and it keeps ringing, should i answer',
      'i was walking the dog before work in the rain and found a bag with a passport and a lot of cash',
      'someone handed in my bag with everything in it, i could kiss them, lost and found',
      'the shop refused to take it so i still have a necklace i found there',
      'what do i do with a wallet i found, the police station is closed till monday',
    ],
    says: {
      told: "Lost things do best when they go where the owner will ask: the shop's counter, the bus company, or the police or town lost property office. For a wallet or card, the bank will pass on a message. In many places, keeping something of value isn't allowed, and handing it in may earn you a finder's share. If you've kept a bill and it nags you, drop the sum in a charity box.",
      should:
        "Hand it in, yes, and answer a found phone if it rings. Someone's searching their coat for it right now. Leave your name if you like, since unclaimed things come back to the finder in many countries. A loose coin or a small note with no owner in sight is nobody's case, do as your conscience says.",
      glad: "Isn't that the best sort of news. Somewhere a person had your thing in their hands, could've kept it, and didn't. If you know who it was, a thank you card or a box of chocolates is right. If not, be that person next time.",
    },
  },
  {
    id: 'friend-mlm-or-scam',
    words: [
      /\b(?:mlm|pyramid (?:scheme|selling)?|network marketing|downline|herbalife|avon|scam(?:s|med|mer|ming)?|ripped (?:me )?off|investment opportunity|business opportunity|sell(?:s|ing)? (?:me )?(?:oils|tupperware|crypto|insurance|supplements|makeup)|conned)\b/u,
      FRIEND,
    ],
    unless:
      /\b(?:online (?:friend|boyfriend|girlfriend)|dating|never met)\b|\b(?:(?:forex|double|crypto|bitcoin|guaranteed|percent a (?:week|month)))\b/u,
    tries: [
      'my old friend only wrote to recruit me for her mlm',
      'scammed by a friend of a friend who sold me fake concert tickets',
      'best friend joined a pyramid scheme and i dont know how to stop her',
      'how do i say no to a friend selling supplements',
      'friend sells mlm makeup',
      'my friend got scammed',
      'how do i get my best friend out of network marketing before she loses her flat',
      'my buddy wants me to put 5000 in his business opportunity',
      'she hosts parties where friends must buy leggings, its an mlm right',
      'i hadnt heard from her since graduation and she wrote hey girl, and i was so glad, and then it was herbalife, old friend',
      'a mate sold me a car and ripped me off',
      'did my friend scam me or was he scammed himself',
    ],
    says: {
      told: "Keep the friend and the deal apart: \"I don't do business with friends, but I'd love a coffee without the catalog.\" If somebody's already taken your money, save every message, tell your bank today, and report it to the police or consumer advice, friend of a friend or not. Anything that promises high steady returns, or pays for bringing people in, should be a no.",
      say: '"Thanks, it\'s not for me, and please don\'t ask again. How are you otherwise?" To a friend who\'s inside one: "Can we look together at what you\'ve paid in and what came out?" Numbers help more than the word scam, which only makes people defend it.',
      should:
        "Don't buy in to be nice, and don't sign anything today. A good offer survives a week and a free consumer advice check. Report it if money's gone, even a small sum, since others may be next. With the friend, stay kind. They may have been fooled as well.",
      normal:
        "It's normal to feel used, and also foolish, if you fell for it. These things work because they come from someone you trust. Clever people are caught every day. Being let down by that friend is a fair feeling even if they meant well.",
    },
  },
  {
    id: 'dog-park-people',
    words: [
      /\b(?:dog (?:park|run|beach|walkers?|owners?|people|group|school)|other dogs? owners?|off (?:the )?leash|walking (?:my|the) dog)\b/u,
    ],
    unless:
      /\b(?:died|put down|put to sleep|bit|bites|bitten|attack\w*|killed|vet|missing|ran away)\b/u,
    tries: [
      'i know every dogs name at the dog park and not one of the people',
      'a woman at the dog park screamed at me because my dog is off leash',
      'i met my best friend walking my dog, funny how that goes',
      'other dog owners avoid me because mine barks',
      'how do i get out of chatting with the same guy every morning at the dog run',
      'dog park drama again',
      'my dog people are the best',
      'a man shouts at everyone in the dog park about poop bags',
      'should i say something to other dog owners who let theirs jump on my toddler',
      'someone at the dog beach told me my dog is fat',
      'i have a small anxious rescue from romania and people laugh when i ask them not to let theirs off the leash',
      'is it ok that the only people i talk to all day are dog walkers',
      'how do i make conversation when walking the dog, we see the same couple daily',
      'the dog park group has a chat and didnt add me',
    ],
    says: {
      told: 'Dog people come with the easiest opening there is: start with the dog, "How old is she?", and by the third morning ask the human\'s name too. If yours caused trouble, "Sorry, I\'ll put the leash on" ends most of it. If it\'s theirs: "Please call your dog, mine\'s afraid," or "my child\'s small," and you needn\'t smile. If you\'d like quiet, keep walking while you talk, or change your hour by twenty minutes.',
      how: 'Go at the same hour, learn the dogs, then the people. "I\'m the one with the gray one, what\'s your name? I only know Bella\'s." After a week or two: "We\'re going round by the river Sunday, want to come?" To slip away from a talker: "He needs his run, see you tomorrow."',
      normal:
        "Very normal. Whole neighborhoods know each other as Bruno's mom and the man with the beagle. It's a real sort of company, even without surnames. And quarrels about leashes are as old as leashes.",
      glad: "Dogs are better at introductions than any app. Same path, same time, something to laugh about, and nobody had to be brave. Tell your friend that you're glad of it one day. And give the matchmaker an extra dog treat.",
    },
  },
  {
    id: 'lonely-weekends',
    words: [
      /\b(?:lonely|alone|loneliness|by myself|nothing to do|no plans|nobody to|no one to|bored)\b|\b(?:sit(?:ting)? at home|everyone is (?:always )?busy|always busy|nobody has time)\b/u,
      /\b(?:weekends?|saturdays?|sundays?|friday (?:night|evening)s?|evenings|every night|summer|bank holidays?)\b/u,
    ],
    unless:
      /\b(?:rich|broke|christmas|new years?|thanksgiving|eid|suicid\w*|died|widow\w*|my (?:husband|wife|boyfriend|girlfriend) (?:works|is|goes)|kids (?:are|go) (?:with|to) (?:their|his|her)|moved|new (?:city|town)|birthday|eat(?:ing)?|cinema|movies?)\b/u,
    tries: [
      'nobody has time for me, another weekend on the sofa alone',
      'everyone is always busy and i sit at home every weekend',
      'weekends are the worst, from friday evening to monday i speak to nobody, alone again',
      'another saturday alone on the couch while everyone posts brunch',
      'i have no plans all summer and no one to ask',
      'why are sundays so lonely',
      'how do i fill a weekend by myself without going crazy',
      'lonely every weekend',
      'another friday night alone',
      'my phone doesnt ring from friday to monday and sundays i feel so alone',
      'what do people do on a saturday when they have nobody to meet',
      'im fine on workdays but on sunday evenings the loneliness hits',
      'its 28 degrees and the whole city is at the lake with coolers and i sit here alone on a saturday',
      'is it normal to sleep through the weekend because theres nothing to do',
      'im 66, my daughter lives in toronto, and the evenings by myself are long',
      'how can i stop dreading bank holidays, no plans again',
    ],
    says: {
      told: 'A lonely weekend needs two pegs set before Friday: one thing among people and one thing you\'d miss. A class, the market at ten, the library, a swim, and one message on Wednesday: "I\'m free on Sunday, walk?" Asked early, people say yes more. Being near others counts, even without talking. And keep the phone out of the worst hour, it only shows you tables with others at them.',
      why: "Because the week carries you, with its colleagues and its hours, and then it lets go. Sunday afternoon is famous for it: shops shut, families in, and tomorrow not here yet. It's the emptiness of the frame more than something missing in you. One fixed thing at four o'clock helps a lot.",
      normal:
        "Very normal, and hidden well. Lots of people with colleagues and contacts see nobody from Friday to Monday. It doesn't mean you're unloved. If it's pressing you down week after week, tell someone, a friend, a doctor or a helpline. They know this one.",
      how: 'Plan it like work, lightly. Saturday morning out among people, afternoon a task with a result, evening something good to eat and watch. Sunday a long walk and one phone call. Look for one weekly thing that falls on the weekend, a parkrun, a choir, a kitchen.',
    },
  },
  {
    id: 'holidays-alone',
    words: [
      /\b(?:christmas|xmas|new years?(?: eve)?|nye|thanksgiving|eid|iftar|ramadan|diwali|easter|hanukkah|passover|the holidays|lunar new year)\b/u,
      /\b(?:alone|lonely|loneliness|by myself|no one|nobody|noone|no plans|no family|on my own|no invit\w+|not invited|nowhere to go)\b/u,
    ],
    unless:
      /\b(?:died|first christmas without|passed away|widow\w*|suicid\w*|divorc\w*|custody)\b/u,
    tries: [
      'third christmas alone, im not even sad anymore, or maybe i am',
      'nobody invited me for new years eve and im 27',
      'breaking the fast by myself every evening of ramadan in a city without family',
      'is it weird that i want to spend thanksgiving alone',
      'i have no plans for the holidays and dread the question at work',
      'christmas alone this year',
      'no one for new years eve',
      'what can i cook for myself on christmas eve, im on my own for the first time',
      'my whole family is in venezuela and i spend the holidays by myself in madrid',
      'is it sad to be alone at easter',
      'i told everyone at work that im going to my sister but really i have nowhere to go for thanksgiving',
      'should i work on christmas day since nobody is waiting for me',
      'eid without family, no one to pray with and no one to cook for',
    ],
    says: {
      told: 'A feast day alone goes best when you decide its shape yourself, instead of waiting to see what\'s left over. One good meal, one call at a fixed hour, one time outdoors, one film. Or look for an open table: churches, mosques, community kitchens and expat groups set extra plates, and helping hands are always wanted. At work, "A quiet one this year, I\'m looking forward to it" ends the question.',
      normal:
        "Not weird, whether you chose it or not. More people spend those days alone than the ads show, and some of them happily. Sadness on the day is normal too, it's the contrast that hurts. A few days later the world's ordinary again.",
      should:
        'Ask someone two weeks ahead, even a colleague you half know: "Have you got room for one more?" People like being asked more than you\'d think. Stay alone if you truly want to, with a plan. Only don\'t leave it open and hope.',
      say: '"I\'m on my own this year. If you\'ve got a spare chair I\'d love to come, and I\'ll bring dessert." To nosy questions: "A quiet one, just how I like it." To family who\'d fuss: "I\'ve got plans," because a plan with yourself is one.',
    },
  },
  {
    id: 'eating-alone',
    words: [
      /\b(?:eat(?:s|ing)?|ate|dinner|lunch|breakfast|restaurants?|dine|dining|table for one)\b/u,
      /\b(?:alone|by myself|on (?:my|your|her|his) own|solo|table for one|no one to eat with|nobody to eat with|(?:nobody|no one) sits with (?:me|her|him))\b/u,
    ],
    unless:
      /\b(?:christmas|thanksgiving|ramadan|birthday|cook(?:s|ing)? for one|eating disorder|binge\w*|died|widow\w*|leave me alone|husband|wife|boyfriend|girlfriend|kids|weekends?)\b/u,
    tries: [
      'i eat lunch alone every day at work, everyone else sits together',
      'is it weird to go to a restaurant alone',
      'asked for a table for one and the waiter looked sorry for me',
      'i want to try the ramen place but im scared of eating by myself',
      'i always eat alone',
      'lunch alone at work again',
      'can i go to a nice restaurant by myself on a business trip without looking sad',
      'why do i feel watched when im eating alone',
      'im in tokyo for work and the food looks amazing but i keep buying convenience store rice because i dont dare to dine alone',
      'first time i sat in a cafe for breakfast by myself and i liked it',
      'since i started at the new school i eat my lunch alone in the toilet',
      'my daughter says nobody sits with her at lunch, she eats on her own',
      'how do you enjoy dinner on your own',
    ],
    says: {
      told: "Eating alone is easiest at a counter or by a window, with a book or nothing at all, at an hour that isn't the rush. Order what you really want, and nobody will look twice, they're busy with their own plates. If it's lunch at work or school, ask one person, not the table: \"I'm going to the noodle place on Thursday, want to join?\" One yes changes the week. If you or your child is hiding at school lunch, tell a teacher you trust.",
      normal:
        "Not weird at all. In many cities every third table is one person and a phone. Staff like solo guests, because they're easy and they tip. The odd feeling lasts until the food comes, and it's mostly gone by the third time.",
      should:
        "Go. Start with lunch or a bar seat, it's the gentlest way. You'll taste the food better than in company. If what you'd really like is company, do both: eat alone today, and ask someone for next week.",
      how: 'Choose a place with a counter, go a little early, and say "Just me" as if it were good news. Bring a book for your hands. Look around, as travelers do. And be friendly to whoever serves you, then you\'ve had a conversation too.',
    },
  },
  {
    id: 'cinema-alone',
    words: [
      /\b(?:cinema|movies?|concerts?|theat(?:er|re)|museum|festival|gigs?|bar|club|travel(?:l?ing)?|trip|vacation|holiday|party|wedding)\b/u,
      /\b(?:alone|by myself|on my own|solo)\b/u,
    ],
    unless:
      /\b(?:day alone|lads holiday|home alone|leave (?:me|him|her|them) alone|my (?:kids?|son|daughter|husband|wife|boyfriend|girlfriend|ex)|christmas|died|eat(?:ing)?|dinner|restaurant|raise\w*)\b/u,
    tries: [
      'i want to go to the cinema alone but it feels so sad',
      'bought one ticket for the concert because nobody wanted to come, going by myself',
      'is it safe and normal to travel solo as a woman of 55',
      'went to a party on my own and stood at the snacks for an hour',
      'first solo trip to lisbon and it was amazing',
      'going to a concert alone',
      'solo holiday, scared and excited',
      'is it weird to go to a wedding by myself',
      'my friends hate musicals so should i go to the theatre alone',
      'bought a festival ticket and everyone dropped out, do i go on my own',
      'i turned 40 and booked a trip to vietnam by myself and my mother thinks i have lost my mind',
      'what do you do alone at a bar without looking desperate',
      'how do i stop feeling watched at the movies alone',
      'went to the museum on my own on sunday and stayed four hours, bliss',
    ],
    says: {
      told: "Going alone is a skill that gets pleasant after the second time, and the thing itself is exactly as good. Start where it's dark or where there's something to look at: a film, a museum, a concert. At a party, arrive early, help with something, and give yourself leave to go after an hour. On a trip, tell one person your plan and message them each evening.",
      should:
        "Go. Waiting for company is how people miss whole summers. You choose the seat, the time and the snack, and you can leave without a vote. Take care where you'd take care anyway: the way home at night, and someone who knows where you are.",
      normal:
        "Completely normal, at any age. Half the afternoon seats in a cinema are singles, and solo travelers are everywhere. For a trip, read the official travel advice and leave your route with someone. Nobody's wondering about you. What feels like being looked at is mostly you looking at yourself.",
      glad: "Good for you. You found out that you're company enough for yourself, and nobody can take that back. Write down the best hour of it while it's fresh. And note what you'd do differently, for the next one.",
    },
  },
  {
    id: 'single-among-couples',
    words: [
      /\b(?:third wheel|fifth wheel|seventh wheel|only single|last single|single (?:one|friend|person)|(?:all|every(?:one|body)) (?:\w+ ){0,3}(?:is|are|getting|got|has|have) (?:\w+ )?(?:married|engaged|couples?|coupled|paired|partners?|in (?:a )?relationships?|taken)|(?:all|only|just) couples|friends are (?:all )?(?:married|couples|in relationships))\b/u,
    ],
    unless: /\b(?:died|throuple|single mom|single mum|single dad|cousins?|divorc\w*)\b/u,
    tries: [
      'im the only single one left in my group and they always do couple dinners',
      'all my friends are married and i get the kids table at weddings',
      'sick of being the third wheel every saturday',
      'everyone around me is engaged, i feel so behind at 33',
      'is it normal to avoid my friends because they are all couples',
      'im always the third wheel',
      'last single friend standing',
      'is it bitter of me that i dont like seeing how everybody got engaged this summer',
      'we used to be eight wild girls and now im the single one who gets the sofa bed on every trip',
      'how do i tell my friends that being the fifth wheel hurts',
      'everyone at the table is married and they ask me about tinder like its a show',
      'my sister is pregnant, my best friend is engaged, everyone is in a relationship and i have a cactus',
    ],
    says: {
      told: "Being the single one among couples gets lighter when you see your friends one at a time. \"I'd like you without the plus one, breakfast on Saturday?\" brings back the person you knew. Say yes to the couple dinners you enjoy and skip the rest without a reason. And add one or two people who are also free on a Friday, so that your weekends don't hang on other people's marriages.",
      normal:
        "Normal, and you're not bitter. A table of pairs makes anyone count chairs. You aren't behind, either: lives don't run on one timetable, though at weddings it looks like it. Avoiding it for a while is fine. Avoiding the friends themselves would cost you more.",
      say: '"I love you both, and I miss you on your own. Can we have an evening like we used to?" To "Still single?" you can say, "Yes, and how\'s your marriage?" with a smile, or just "Yep, pass the bread."',
      should:
        'Go when you like the people and can leave when you please. Skip evenings that are built for pairs, such as game nights in teams of two. And host one yourself now and then with a mixed table, it changes the whole picture.',
    },
  },
  {
    id: 'turning-30-40-50',
    words: [
      /\b(?:turn(?:s|ed|ing)? (?:30|40|50|60|70|thirty|forty|fifty|sixty|seventy)|(?:my|the|big) (?:30th|40th|50th|60th|70th|thirtieth|fortieth|fiftieth|sixtieth|3 ?0|4 ?0|5 ?0)|(?:30th|40th|50th|60th|70th) (?:birthday|bday)|almost (?:30|40|50|60)|nearly (?:30|40|50|60)|about to be (?:30|40|50|60))\b/u,
    ],
    unless:
      /\b(?:gifts?|presents?|speech|toast|my (?:husband|wife|boyfriend|girlfriend|mom|mum|dad|mother|father|best friend|friend|sister|brother)s?(?! (?:had|says|said|thinks|asks|keeps))|weeks|wedding|anniversary|kilos|pounds)\b/u,
    tries: [
      'turning 40 in march and i feel like i missed something',
      'should i throw a big party for my 50th or just run away to the sea',
      'almost 30 and i have no house, no kids, no plan',
      'anyone else scared of turning 30 or just me',
      'scared of turning 40, is that just me',
      'am i the only one terrified of turning 30',
      'im freaking out about turning thirty',
      'is anyone else dreading turning 50',
      'i turned 60 yesterday and danced till 3 with my girls',
      'is it normal to be depressed about the big 4 0',
      'turning 30, freaking out',
      'almost 50, now what',
      'i turn 40 on friday and havent achieved anything on my list',
      'why does turning sixty feel so different, i see old people in shop windows and its me',
      'how do i celebrate my 30th when i dont want to be 30',
      'should i get a tattoo for turning 50',
      'is it too late to start again, nearly 60 and single',
      'i turned 70 and jumped out of a plane',
      'my mother had three children and a house at my age and im about to be 40 with a rented room and a cat',
      'scared of turning 30',
      'turning 30 terrifies me',
    ],
    says: {
      told: "A round birthday is a good day to take stock and a bad day to pass sentence. Write two short lists: what you wouldn't trade, and the one thing you'd be sorry not to have tried by the next one. Then put a first step for that in this month's calendar. As for the day, spend it with three people who've known you in more than one decade.",
      should:
        "Celebrate it, in a size you'd enjoy even if half of them can't come. If you dread crowds, take one person and go to the sea. Skip the party you'd throw only because it's expected. Ten years on, people remember having marked it, seldom how.",
      normal:
        "Very normal. The zero makes everyone count, and you count what's missing, because what's there has become ordinary. It lifts for most people within weeks. If the low mood stays on and gets into sleep and appetite, tell a doctor.",
      glad: "Happy birthday, and what a way to do it. Being glad of a round number means you've got people and a body that still joins in, and both are worth a dance. Choose one thing now that you'll do this year just because you can.",
    },
  },
  {
    id: 'friend-dates-my-ex',
    words: [
      FRIEND,
      /\b(?:dat(?:e|es|ed|ing)|with|seeing|slept|sleep(?:s|ing)|kissed|hook(?:ed|ing) up|together|married|marrying|flirt\w*|likes?|friends with)\b/u,
      /\b(?:my ex|my ex (?:husband|wife|boyfriend|girlfriend)|my exes|my (?:friends?|best friends?|mates?|bestie?s?) ex|her ex|his ex)\b/u,
    ],
    unless: /\b(?:divorce|separation|sided|mutual friends|invite|side in)\b/u,
    tries: [
      'my best friend is dating my ex, they told me after 3 months',
      'i like my best friends ex, is that forbidden',
      'friend slept with my ex two weeks after we broke up',
      'why is my friend still friends with my ex, they go climbing together',
      'can i date my mates ex if they were only together for a summer',
      'my friend is dating my ex',
      'she kissed my ex, my own bestie',
      'am i allowed to be angry that my mate is seeing my ex wife',
      'a good friend asked me if its ok to go out with my ex',
      'we broke up in march and by may my best friend was sleeping with my ex boyfriend',
      'i fell for my friends ex and we have been dating secretly with nobody knowing',
      'should i stay friends with her when she is with my ex',
      'will i lose my best friend if i date her ex',
      'how can i sit at the same table, my friend is marrying my ex',
      'am i allowed to be angry that my mate is seeing my ex wife',
      'a good friend asked me if its ok to go out with my ex',
    ],
    says: {
      told: "A friend and an ex is one of the sorest mixes there is, and what decides it is how openly it's done. If it's your ex: say what you need, \"I don't want to hear about it, and I need a while,\" and decide about the friendship when the first heat's gone. If you're drawn to a friend's ex, talk to the friend before anything happens, not after.",
      normal:
        "It's normal to be hurt, even if you ended it yourself and years have passed. Nobody owns an ex, and still a friend might've asked. Both things are true. You aren't childish for needing distance.",
      should:
        "If it's you who'd like to: ask the friend first, and be ready to hear that it would cost the friendship. Short and long ago weighs less. If it was done to you, don't cut everything in the first week. Step back, and see whether they can own how they did it.",
      say: "\"I'm not your judge, and I'm hurt. You could've told me before. I need some months without this, and I'll get in touch.\" If you're asking: \"I'd rather hear a no from you than do this behind your back. How would it be for you?\"",
    },
  },
  {
    id: 'friend-teases',
    words: [
      FRIEND,
      /\b(?:jok(?:e|es|ed|ing) about (?:me|my)|jokes? at my|(?:makes?|made|making|poke[sd]?|poking) (?:fun|jokes) (?:of|at|about) (?:me|my)|teas(?:e|es|ed|ing)|banter|mock(?:s|ed|ing)?|roast(?:s|ed|ing)?|punching bag|butt of|laugh(?:s|ed|ing)? at me|digs|passive aggressive|put(?:s|ting)? me down|belittl\w+|rude to me|mean to me|comments? (?:on|about) my)\b/u,
    ],
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife)|jealous\w*|my (?:son|daughter|kid)|online|strangers?|roast chicken)\b/u,
    tries: [
      'my friends make fun of my accent every time we meet',
      'its only banter they say but im always the butt of the joke with my mates',
      'best friend makes comments about my weight in front of others',
      'am i too sensitive, a friend teased me about being single and i went home',
      'my friends laugh at me',
      'friend mocks me in public',
      'she calls it honesty but my best friend puts me down in front of men',
      'is it bullying or banter, my mates roast me about my hair loss',
      'my friend makes comments about my food at every meal',
      'i used to laugh along because i didnt want to be the difficult one but my friends make jokes about my job every time',
      'how do i answer when a friend belittles me',
      'why is she so rude to me and sweet to everyone else, we have been friends for years',
      'they poke fun at my stutter and my friends think i find it funny',
    ],
    says: {
      told: 'A joke is only a joke while both are laughing, so say where it stops, once and dry: "Not that one. Pick something else." Then go on talking as normal. If it\'s one person, tell them alone: "I can take a lot, but not jokes about that. Leave it out." A friend will be sorry for a minute and stop. If it goes on after that, it isn\'t banter.',
      normal:
        'You\'re not too sensitive. Everyone has a place where teasing hurts, and friends are supposed to know yours. It\'s fair to laugh about nine things and not about the tenth. "It\'s only a joke" isn\'t an answer to "it hurts."',
      say: 'In the moment: "Ouch. Next topic." Or ask, deadpan, "Explain that one to me?" Jokes with a sting don\'t survive explaining. Alone, later: "When you joke about that, I go home feeling lousy. Please stop."',
      why: "In many groups teasing is how people show they're close, and somebody who once laughed along becomes the safe target. Some also do it to feel bigger. You can't tell which from outside. You can tell from what happens after you've asked them to stop.",
    },
  },
  {
    id: 'friend-complains',
    words: [
      FRIEND,
      /\b(?:complain(?:s|ed|ing)?|vent(?:s|ed|ing)?|negativ(?:e|ity)|drain(?:s|ed|ing)|trauma dump\w*|moan(?:s|ing)?|whin(?:es|ing|y)|energy vampire|always (?:have |has |having )?(?:so much |a |some |new )?drama|drama queen|same (?:problem|story|stories) (?:again|over|every)|(?:exhaust|tir)(?:ed|ing) after|voice (?:notes?|messages?))\b/u,
    ],
    unless:
      /\b(?:screen ?shots?|suicid\w*|died|divorc\w*|dumped|my (?:husband|wife|boyfriend|girlfriend))\b/u,
    tries: [
      'my friend complains about her job every day for 3 years and never applies anywhere',
      'so drained after every coffee with my best friend, shes so negative',
      'friend sends 14 minute voice messages about her drama',
      'how do i tell a mate i cant listen to his venting anymore',
      'am i the friend who complains too much, people avoid me',
      'my friend is so negative',
      'friend only complains',
      'every call is an hour of her boss, her back, her landlord, im drained by my friend',
      'is it mean to avoid my best friend because shes an energy vampire',
      'do i tell her that her trauma dumping is too much, shes my oldest friend',
      'i think ive become the friend who vents all the time, how do i stop',
      'why does my friend always have some drama',
    ],
    says: {
      told: 'Ask one question at the start: "Do you want ideas, or shall I just listen?" and put a frame around it, such as ten minutes, then something else. Do things side by side, a walk or a film, where complaining runs out of breath. When it\'s the same story again: "I\'ve no new thoughts on that one. What was good this week?" And if you\'re the one, ask that yourself.',
      say: '"I care about you, and I notice I get heavy when we only talk about what\'s wrong. Can we do half and half today?" For voice messages: "I can listen to two minutes, or call you Sunday and hear it all." Kind and exact works best.',
      normal:
        "It's normal to be worn out, and it doesn't make you a bad friend. Listening to the same trouble for months without being able to change it is tiring for anybody. You may come with a limit and still come with love.",
      should:
        "Tell them before you start avoiding them. Most heavy complainers don't notice, and would rather hear it than lose you. Step back if nothing changes and there's never room for your own week. If they sound truly low beneath it, nudge them toward a doctor.",
    },
  },
  {
    id: 'friends-with-more-money',
    words: [
      FRIEND,
      /\b(?:cant afford|cannot afford|(?:too|so|very) expensive|rich(?:er)?|wealthy|(?:earn|make|have|has)s? (?:so much |way |a lot |much )?more (?:money )?than (?:me|i|my friends|them|all)|broke|poor(?:er)?|no money|loaded|trust fund|fancy restaurants?|out of my budget)\b/u,
    ],
    unless:
      /\b(?:lied|lying|liar|owes?|owe|lent|lend|borrow\w*|broke (?:up|my|her|his|down|off|the)|heart ?broke\w*|trip|bachelorette|hen|scam\w*|wedding|vacation|holiday|poor (?:guy|girl|thing|dog))\b/u,
    tries: [
      'my friends always choose expensive restaurants and i cant afford it',
      'im the poor one in my friend group, i say im sick so i dont have to pay',
      'my best friend married rich and now she is bored by our pizza evenings',
      'how do i tell my mates im broke',
      'i earn way more than my friends and feel weird paying for everything or not paying',
      'my friends are all rich',
      'too broke for my friends',
      'they go to sushi every week and i eat at home first, my friends dont know i cant afford it',
      'my best friend has a trust fund and tells me to just quit my job',
      'should i tell my friends that im out of money or keep saying im busy, im broke',
      'everyone in our group bought a flat with help from their parents, i have wealthy friends and i still share a kitchen',
      'is it normal to feel ashamed of being the poorest friend, i feel so poor',
      'how do i treat my friends without making it awkward, i make more than all of them',
      'my mates want to do a fancy restaurant for his 40th and its out of my budget',
    ],
    says: {
      told: 'Say the money thing once, lightly, and bring the other plan with it: "That place is over my budget, come to mine for pasta instead." People are seldom put off by a number, they just hadn\'t thought about it. Be the one who suggests the picnic or the walk. If you\'re the one with more, propose things everybody can pay, and treat only where it feels easy.',
      say: '"I\'m on a tight budget until summer, so I\'m in for coffee and out for dinners. I still want to see you." Or "I\'ll join you for dessert." No shame in the voice, no story. After that sentence, it\'s a fact like an allergy.',
      normal:
        "Normal, and hidden in nearly every group. Incomes drift apart after school, and nobody says it aloud. Pretending to be ill is what lots of people do. The truth's easier, and often somebody else at the table is relieved.",
      should:
        "Tell them, the closest one first. Don't go into debt to keep up, because nobody has ever been loved longer for a starter and a cocktail. If they go on choosing places you can't pay for after you've said it, look for company that fits you better.",
    },
  },
  {
    id: 'my-turn-to-treat-and-broke',
    words: [
      /\b(?:my turn|treat|is on me|chips? in|pay for (?:drinks|everyone|the team|all)|buy (?:the )?(?:round|lunch|cake|drinks)|round of drinks|chip in|collection|office gift|secret santa|potluck|birthday (?:treat|cake)|invited everyone|bring (?:cake|food))\b|\b(?:my round)\b|\b(?:my turn to host|host)\b|\b(?:buy for)\b/u,
      /\b(?:broke|cant afford|no money|payday|pay day|short|skint|tight|poor|till friday|salary|\d+ left)\b|\b(?:\d+ (?:euros?|dollars|pounds|quid|bucks)|no cash)\b|\b(?:\d+ till)\b/u,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|date|wedding|my (?:son|daughter)|funeral|debt collector)\b/u,
    tries: [
      'im broke til payday and its my turn to treat the team',
      'my turn to buy lunch for the office and i have no money',
      'its tradition to treat everyone on your birthday and im broke',
      'office birthday tradition says i buy for 20 people, i have 30 till the 1st',
      'its custom to treat the team and i have no money this month',
      'its my turn to host the boys and i have 15 euros',
      'everyone expects cake from me on friday, my turn, and im broke',
      'my turn to pay for the team lunch and i am skint until payday',
      'its my round and i have 5 pounds',
      'cant afford to buy a round for everyone, its my turn',
      'the team expects me to pay for drinks and payday is in 9 days',
      'secret santa at work and im skint, cant afford 20 euros',
      'my turn to bring cake for 30 people and money is tight',
      'everyone chips in for a gift again and i cant afford it this month',
      'colleagues say i have to treat them for my promotion but salary comes on the 30th, im broke',
      'how do i say i cant afford my turn to treat',
      'should i borrow money to treat the team, im broke',
      'is it rude to skip my turn to pay for everyone because im broke',
      'lunch is on me this week they said and i have 12 left till friday',
      'friends expect me to treat, i have no money until payday',
    ],
    says: {
      told: 'Move it or shrink it, both are perfectly fine, and nobody needs the reason: "My turn! Can we do it after payday, the first Friday?" If it has to be this week, treat small and homemade: a big pot of tea or coffee, a tray of something from flour and sugar, pancakes in the office kitchen. People remember being fed, not the bill. I wouldn\'t borrow for it. And next year you can be the one who makes it smaller for everybody.',
      should:
        "Don't borrow for it, I'd say. Postpone to after payday in one cheerful line, or make it homemade. If there's a custom that costs people more than they have, you're surely not the only one who's glad when it gets smaller.",
      normal:
        "Completely normal to be short before payday, and others round that table know it too. These customs cost more than people admit. Moving your turn by a week isn't rude. Eating toast for ten days so that others get pizza would be odd.",
      how: 'Cheap and warm: a pot of soup, rice and eggs, banana bread, or coffee for all, made at home the evening before. Or the date moves. Announce it early and cheerfully, because an announcement sounds generous and an excuse sounds poor.',
      say: "\"It's my turn, and I'd like to do it properly, so let's make it the first Friday after payday.\" If someone pushes: \"This month's tight. I'm baking.\" Said with a grin, it needs no second sentence.",
    },
  },
  {
    id: 'embarrassed-after-party',
    words: [
      /\b(?:embarrass(?:ed|ing|ment)?|cring(?:e|ed|ing|ey)|hangxiety|hung ?over|made a fool|awkward|mortified|(?:said|did) something (?:stupid|dumb|weird|embarrassing)|blacked out|(?:so|too|got|was) drunk|forgot (?:his|her|their|someones|peoples) names?)\b/u,
      /\b(?:part(?:y|ies)|last night|yesterday|friday|saturday|wedding|dinner|karaoke|event|names?|in front of (?:everyone|everybody|people|my friends)|drunk)\b/u,
    ],
    unless:
      /\b(?:apologi\w*|kids?|son|daughter|he (?:was|got|is) (?:so |too )?drunk|she (?:was|got|is) (?:so |too )?drunk|kissed|slept|cheat\w*|boss|my (?:husband|wife|boyfriend|girlfriend|friend is|dad|mom|mother|father)|drove|touched|assault\w*|drugged|she embarrassed me|he embarrassed me|speech|toast|friends? gets|overshar\w*)\b/u,
    tries: [
      'i got so drunk at the office party and sang on the table, i want to move abroad',
      'said something stupid at dinner yesterday and cant sleep',
      'hangxiety is killing me, what did i say on saturday',
      'forgot her name in front of everyone even though we met five times, so awkward',
      'how long will people remember that i fell at the wedding, so embarrassed',
      'so embarrassed about last night',
      'i got too drunk, help',
      'i threw up in the hosts sink at the party, so mortified',
      'i called my new colleague by the wrong name all dinner, so awkward',
      'what do i do, i did something stupid at the wedding and there is a video',
      'woke up with a headache and one shoe and slowly it comes back to me what i sang at karaoke, the cringe',
      'is it normal to lie awake and cringe about a party from ten years ago',
      'do they all hate me now, i blacked out at the work event',
      'made a fool of myself in front of everyone at zumba, my trousers ripped',
      'i threw up in the hosts sink at the party, so mortified',
    ],
    says: {
      told: 'People forget your embarrassing moments much sooner than you do, because they\'re busy with their own. If you really hurt someone, one message is enough: "I was out of line last night, sorry." If you were only silly, say nothing, or tell it yourself as a funny story. Drink water, sleep, eat. With a forgotten name, "Help me out, I\'m terrible at this" is fine. If there\'s a gap after only a little drink, or you fear something was done to you, see a doctor today.',
      normal:
        "Very normal. The morning after makes everything louder, and drink itself adds a real dose of worry next day. Ask yourself what you'd think if a friend had done it. You'd probably smile and like them a little more.",
      should:
        "Apologize if you hurt or insulted somebody, once, short. Don't send a round of sorries to the whole table, it only reminds those who'd forgotten. If nights you can't remember keep happening, that's worth a look at the drinking itself.",
      say: '"I had one too many and I wasn\'t at my best. Sorry if I was a lot." To laugh it off: "I hear I was the entertainment." For a name: "I know we\'ve met, and I\'ve lost your name, I\'m sorry. I\'m so and so."',
    },
  },
  {
    id: 'friend-mad-at-me',
    words: [
      FRIEND,
      /\b(?:(?:is|are|was|were|got|be|seems?|acts?|acting|shes|hes|theyre|so|still) (?:so |really |still |very )?(?:mad|angry|upset|annoyed|pissed|furious|offended|cold|weird|distant)(?: (?:at|with|to|towards) me)?|(?:mad|angry|upset|annoyed|pissed|furious|cold|weird|distant) (?:at|with|to|towards) me)\b/u,
    ],
    unless:
      /\b(?:im|i am|i was|i got|money|cancel\w*|late|owes?|baby|my (?:boyfriend|girlfriend|husband|wife|ex)|boyfriend|girlfriend|invitation|dinner|secret|died|suicid\w*|goodbye)\b/u,
    tries: [
      'my friend is mad at me and wont say why',
      'best friend has been acting weird since my promotion',
      'what did i do, my friends are so cold to me since the weekend away in may',
      'should i ask my friend if she is upset with me or wait',
      'my friend is angry with me',
      'she answers with one word since tuesday, my friend seems upset and i have no clue',
      'why is my best friend so distant lately',
      'i went through all my messages to find what i said wrong because my friend is so cold to me',
      'what do i say to a friend who is still pissed about something from last year',
      'my friend got offended by a joke and hasnt come to the gym since',
      'is my bestie mad at me',
      'my mates are being weird with me after the football thing',
      'what did i say, my bestie is so cold with me since sunday',
    ],
    says: {
      told: 'Ask your friend once, straight and softly, instead of searching your memory for the crime. "You seem different with me. Did I do something? I\'d rather know." Then believe the answer. If it\'s "nothing", say "Okay, tell me if that changes," and be your normal self. People cool down sooner when the door\'s open and nobody\'s rattling it.',
      should:
        "Ask, yes, in a day or two rather than in an hour, and by voice if you can. Once is enough. Don't ask around among the others, it makes a small thing big. Wait only if you know they've a hard week of their own.",
      them: "Nobody can see into your friend from here. A cool week may be about you, about sleep, work or something at home they're not telling. What can be known you get by asking once, and by whether they thaw when you're simply kind.",
      say: "\"I may be imagining it, but you feel a bit far away. If I stepped on your toes, tell me and I'll put it right. If it's something else, I'm here.\" Send it, or better, say it on a walk. Then leave them room.",
    },
  },
  {
    id: 'friends-dislike-my-partner',
    words: [
      /\b(?:friends?|besties?|bff|mates)\b/u,
      /\b(?:hates?|dislikes?|(?:dont|doesnt|didnt|do not|does not|never) (?:\w+ )?(?:like|liked|trust|approve)|cant stand|warn(?:s|ed)? me|against) (?:of )?(?:my |about my )?(?:new )?(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|fiancee?)\b/u,
    ],
    unless:
      /\b(?:hits|hit me|abus\w*|scared of|female friend|male friend|guy friend|friends (?:boyfriend|girlfriend|husband|wife)|i (?:hate|dont like|cant stand))\b/u,
    tries: [
      'my best friend hates my boyfriend and refuses to be in the same room',
      'none of my friends like him, they all dont like my new boyfriend',
      'should i listen when my friends warn me about my fiance',
      'my mates cant stand my girlfriend because i come out less',
      'my friends hate my boyfriend',
      'bestie cant stand my husband',
      'we have been together for two years and my friends still dont like my girlfriend',
      'how do i get my friends to give him a chance, they dont trust my partner',
      'my best friend refuses to come to the wedding because she hates my fiance',
      'everyone was polite at my birthday but later i heard from my cousin that my friends dislike my new partner',
      'are they right, all my friends warned me about my boyfriend',
      'do i have to choose, my mates are against my girlfriend',
      'is it jealousy, my friend never liked my boyfriend from day one',
    ],
    says: {
      told: "When friends don't like your partner, ask the calmest of them for one thing they've seen, not a verdict. \"Tell me what you saw that worries you.\" If it's a fact, how you're spoken to, money, drink, look at it quietly. If it's mostly that they miss you, give them an evening without your partner. You needn't make anyone choose. And if you're ever afraid of your partner, a helpline talks to you in confidence.",
      should:
        "Listen, yes, without having to obey. One friend may be jealous or wrong. Three who say the same thing independently are worth a slow look. Ask whether you're more yourself or less since you've been together. That answer is yours.",
      say: "To the friend: \"I've heard you. I'd like you to be civil, and I'll see you alone more.\" To the partner: \"They're important to me, and you don't have to love them.\" Then stop carrying remarks from one side to the other.",
    },
  },
  {
    id: 'what-to-bring',
    words: [
      /\b(?:what (?:do|should|can|to|would) (?:i |you |we )?bring|(?:do (?:i|you|we)|should (?:i|we)|have to|supposed to) bring|empty handed|bring (?:wine|flowers|dessert|a bottle|a dish)|potluck)\b/u,
    ],
    unless:
      /\b(?:plus ?one|newborn|baby|hospital|funeral|bring (?:it|this|that|him|her|my (?:ex|kids?|dog|boyfriend|girlfriend)) |bring (?:back|up|a (?:date|guest|friend))|trip|interview)\b/u,
    tries: [
      'what do you bring to a dinner party when they said bring nothing',
      'showed up empty handed at my bosss house, so ashamed',
      'what should i bring when i meet her parents for lunch, they dont drink',
      'signed up for a potluck and i cant cook',
      'what do i bring tonight',
      'came empty handed, so awkward',
      'is it ok to bring a bottle to a muslim family, we are invited for iftar, should i bring dates',
      'first dinner at my new bosss, do i bring flowers or wine',
      'what should we bring to a barbecue when we are vegetarians',
      'my mother taught me you never go anywhere empty handed but they said just bring yourself',
      'everyone signed up for salads on the list so what do i bring to the potluck',
      'do you bring something to a housewarming',
      'in japan for the first time, what do i bring when invited to someones home',
    ],
    says: {
      told: 'Bring something small that makes no work: good chocolate, fruit, a jar of something, or flowers already in a pot. Wine only where you know they drink. If they said to bring nothing, small is still welcome. For a potluck, bread, cheese or a bought cake on your own plate is perfectly good. And if you came empty handed, a thank you note next day does the same.',
      should:
        "Yes, something little, even if they said no need. It isn't payment, only a hello you can hold. Skip it if it would look grand in a home where things are tight. Ask about allergies or customs if you don't know the house.",
      normal:
        "It happens to everyone, and hosts mostly don't notice who brought what. They notice who helped carry plates and who said thank you. A message next morning with one thing you enjoyed makes up for any missing bottle.",
    },
  },
  {
    id: 'not-picked-as-bridesmaid',
    words: [
      /\b(?:bridesmaids?|maid of hono(?:u)?r|groomsm[ae]n|best man|bridal party|wedding party|matron of hono(?:u)?r)\b/u,
      /\b(?:wasnt|was not|didnt (?:ask|pick|choose|make)|not (?:a |the |her |his |asked|picked|chosen|one)|never asked|picked (?:her|his|someone|another|my|others)|chose (?:her|his|someone|another|my|others)|asked (?:her|his|everyone|someone|another|all)|instead of me|left (?:me )?out|everyone but me|except me|only (?:a )?guest|without me)\b/u,
    ],
    unless:
      /\b(?:speech|hen (?:do|night|party)|bachelorette|i (?:didnt|dont) (?:ask|pick|want)|my wedding|should i be|kicked)\b/u,
    tries: [
      'my best friend chose someone else as maid of honor',
      'my best friend picked someone else as maid of honor',
      'my best friend got married and i wasnt a bridesmaid',
      'she picked her new work friends as bridesmaids and not me',
      'i was never asked to be in the bridal party, 15 years of friendship',
      'my brother didnt ask me to be best man, he asked his roommate',
      'all our group are bridesmaids except me',
      'should i tell her it hurt that i wasnt maid of honor',
      'am i petty for crying because im not a bridesmaid',
      'my sister chose her friend as maid of honour instead of me',
      'i was only a guest at my best friends wedding and i had her as my maid of honor, she didnt pick me',
      'what do i say to my friend who didnt choose me as bridesmaid',
      'the wedding party photos are up. everyone but me',
      'he didnt make me a groomsman and i set them up in the first place',
    ],
    says: {
      told: "That stings, because it's a public list of who's closest and you weren't read out. It's often made of sisters, in-laws and old promises, and it can still hurt. Let the dust of the wedding settle, then decide by one question: do you want to stay close? If so, say it once, lightly: \"I was a bit sad not to be up there with you. I know there are reasons.\" Then see what comes.",
      should:
        "Tell her if it'll stand between you otherwise, but not before the wedding and not as a complaint: \"I was sad not to be beside you that day, and I didn't want to carry that around.\" If it's already fading, you can let it go without a talk. And if the friendship has become lopsided in other ways too, that's the real subject.",
      normal:
        "You're not petty. Being left out of the front row by someone you'd have put in yours hurts at any age. It's worth knowing, though, that these lists are half family politics and numbers. Cry, tell someone who isn't in that circle, be a good guest. If it still sits there in a month, tell her in two sentences.",
      say: "\"I loved your day. I'll be honest, I was a little sad not to be beside you, and I'd rather tell you than be odd about it. I'm not asking for a reason.\" Say it alone, some weeks later. A friend who cares will say something that helps, even if it's clumsy.",
    },
  },
  {
    id: 'new-group-chat-without-me',
    words: [
      /\b(?:group ?chats?|chat|whatsapp group|group|snapchat|discord|gc)\b/u,
      /\b(?:without me|im not in|i(?:m| am) not (?:in|part)|new (?:one|group|chat|gc)|removed me|kicked me|left me out|added everyone|everyone but me|except me|behind my back|another (?:one|group|chat)|second (?:group|chat)|wasnt added|didnt add me|secret (?:group|chat))\b/u,
    ],
    unless:
      /\b(?:family chat|bridesmaids?|dnd|dog park|my (?:husband|boyfriend|wife)|work(?:place)? team|mute|i left|boss|homework)\b/u,
    tries: [
      'there is a group chat without me',
      'found out there is a chat without me',
      'the girls made a new group chat without me. i saw it on her phone',
      'my friends have another chat that im not in',
      'they removed me from the group chat, no word',
      'found out there is a second whatsapp group with everyone but me',
      'they kicked me out of the group and act normal at school',
      'my old uni friends have a gc without me, i saw the screenshot by accident',
      'should i ask why i wasnt added to the new group',
      'am i overreacting, they made a new group for the trip and didnt add me',
      'what do i say to my friends about the secret chat',
      'five of us since first grade and now there is a chat with four, a new group, i noticed because they all laughed at the same time',
      'the mums from class have a whatsapp group without me',
      'everyone laughed about something from another group chat and i just smiled',
      'i found out my friends have a group without me called without drama',
      'there is a second group chat and im not in it',
      'saw on her phone that they have a chat without me',
    ],
    says: {
      told: "Seeing that on someone's screen is a punch, and of course your stomach dropped. Before you decide what it means, ask the one you trust most, alone and without a crowd: \"I saw there's a chat without me. It hurt. Is something up?\" It may be a surprise, a trip, or a clique; you'll hear it in the answer. Meanwhile do something this week with someone who's glad you're there.",
      should:
        "Ask, yes, but one person, not the group. The kindest one, alone, in a calm voice: \"I saw the chat. I'd rather know than guess.\" Don't join uninvited, don't quiz them all, and don't leave everything tonight in anger. If the answer is warm, let it be. If it's slippery, you know where to put less of yourself.",
      normal:
        "You're not overreacting. Being left out of a room you thought was yours hurts at fourteen and at fifty. It might be harmless, and you're still allowed to mind. Give it a day, then ask one of them straight. What they do after you've asked tells you more than the chat itself.",
      say: "To one of them, alone: \"This is a bit awkward. I saw there's a group without me, and it's been sitting in my stomach. Did I do something, or is it nothing?\" Then be quiet and let them answer. No \"you all\", no screenshots. If it's nothing, they'll be embarrassed and kind. If not, you'll notice.",
    },
  },
  {
    id: 'flatmate-eats-my-food',
    words: [
      /\b(?:flat ?mates?|room ?mates?|house ?mates?|my roommates?|housemate|dorm)\b/u,
      /\b(?:eats?|ate|eating|steals?|stole|stealing|finish(?:ed|es)|drinks?|drank|takes?|took|uses|used up|nibbl\w*)\b/u,
      /\b(?:my (?:\w+ )?(?:food|yog(?:h)?urts?|milk|cheese|leftovers|eggs|snacks|chocolate|bread|butter|lunch|coffee|beer|wine|cereal|ice cream|oat milk|pizza|sandwich\w*|dinner|kimchi|oil|shampoo|noodles)|food)\b/u,
    ],
    unless: /\b(?:eating disorder|drugs|boyfriend|girlfriend|allerg\w*|rent money)\b/u,
    tries: [
      'my roommate drank all my milk again',
      'flatmate finished my cheese again',
      'my flatmate eats my yogurt and says it was the cat. we dont have a cat',
      'roommate keeps eating my leftovers',
      'someone in the house drinks my milk, five housemates, nobody admits it',
      'my housemate ate my birthday chocolate',
      'she takes my eggs one by one, my roommate, thinks i dont count',
      'how do i tell my flatmate to stop using my oil and eating my cheese',
      'am i petty for labelling my food, my roommate steals everything',
      'my roommate finished my oat milk again and put the empty carton back, who does that',
      'should i confront my flatmate about my missing snacks, he eats them at night',
      'flatmate ate my lunch for work. again',
      'my dorm roommate drank my last beer and denied it with foam on his lip',
      'my roommate says sharing is caring and eats my food but never buys any',
      'roommate eats my food and says she didnt. there is literally one other person here',
    ],
    says: {
      told: 'A suspect without an alibi, and the yogurt isn\'t coming back. Say it with a straight face and a smile: "Whoever it was owes me one by Friday." If it goes on, the boring version works: one shelf each with names on it, and a shared box for milk, oil and coffee that everyone pays into. Ask once in a good mood, not in front of the open fridge with an empty pot in your hand.',
      glad: 'Ha, case closed, and the culprit has a spoon. Put a note on the next one: "Dear whoever, this one is counted. Love, the management." Or a bowl of food on the floor for the suspect. If it stays funny, keep it funny; if it\'s the tenth one this month, one shelf each with names on it saves the friendship.',
      say: '"Hey, my food keeps disappearing and I plan my week around it. Can we do a shelf each, and a shared box for milk and oil?" If it\'s one person and you know: "You owe me a yogurt, I take strawberry." Lightly, once. Next time: "I mean it, please don\'t take my things without asking."',
      normal:
        "You're not petty. It's small, but it's yours, and coming home to an empty shelf is annoying every single time. Labels are fine, half the world's shared fridges have them. Ask once out loud as well, since a label alone makes a cold war. And agree on what's common, so that a drop of milk isn't theft.",
      should:
        'Say something, in a good mood and soon, before you\'ve counted twenty eggs: "I\'ve noticed my food goes missing. Can we each have a shelf?" No trial, no proof needed. If it goes on after that, keep the good things in your room or in a lockable box, and take it up when the lease is next on the table.',
    },
  },
  {
    id: 'friend-sells-sure-profit',
    words: [
      /\b(?:forex|crypto|bitcoin|trading|investments?|invest(?:ing|ed)?|double(?:s|d)?|returns in|passive income|signals?|scheme|staking|telegram group|ponzi|profit|savings circle|gifting circle|blessing loom)\b/u,
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|cousin|my (?:sister|brother|aunt|uncle|neighbou?r|colleague|coworker|boss)|classmate|someone from church|church)\b/u,
      /\b(?:join(?:ing)?|double|guarantee\w*|percent|weekly|monthly|in \d+ (?:days|weeks)|days|send|put (?:in|my|money)|buy in|recruit\w*|invit\w*|bring|opportunity|easy money|asks?|asked|wants me|says|selling)\b/u,
    ],
    unless: /\b(?:lost (?:all|everything)|i already|my husband|my wife|dating|online boyfriend)\b/u,
    tries: [
      'my friend is selling me this forex thing, she says double in 30 days. should i join',
      'a mate wants me to put 500 into his crypto group, guaranteed profit',
      'my cousin says invest and get 20 percent weekly, just bring two people',
      'old classmate added me to a telegram group for trading signals and asks me to send money',
      'is it real, my friend made 3000 with bitcoin staking and wants me to join',
      'someone from church says this investment doubles every month',
      'friend keeps pushing a passive income opportunity, do i join',
      'my colleague showed me screenshots of his profit and says i only need to put in 200',
      'my aunt wants me in a gifting circle, you pay in and recruit and it comes back eight times',
      'should i trust my best friend with my savings, she says forex is easy money now',
      'my neighbour asks me to invest in his scheme, returns in 10 days, he even shows the bank app',
      'how do i tell my friend no, she wants me to buy in to a trading thing and says im negative',
    ],
    says: {
      told: "Don't put money in. A promise to double it in weeks, a guaranteed return, or pay for bringing people in is how scams are built, and friends are mostly the next victims, not the crooks. Early payouts and screenshots are part of it. Tell {them} warmly: \"I don't invest with friends, and please be careful, can you still take yours out?\" If you've sent anything, call your bank today and report it.",
      should:
        "No, I wouldn't join. Nothing honest doubles in thirty days or guarantees a return, and the pressure to hurry and bring others is the classic mark of a scam. Check the name in your country's financial regulator's warning list; it's free and takes a minute. Tell {them} no in one line, and suggest trying to take the money out now. That attempt usually shows what it is.",
      say: '"Thanks for thinking of me. I don\'t put money into things like that, so please don\'t ask again. And do me a favor: try to take yours out this week, all of it." Then change the subject. If it gets pushy: "I like you too much to do this with you." You don\'t need to prove that it\'s a scam.',
      will: "It's very unlikely to pay off. Guaranteed or doubled returns in days are paid, if at all, out of the next person's money, and then one day the site is gone. Your friend may believe every word of it. Ask the regulator's warning list, not the group chat. The money you keep is the sure part.",
    },
  },
  {
    id: 'no-local-friends-abroad',
    words: [
      /\b(?:speak the language|friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|friendships?|know (?:anyone|nobody)|social life)\b/u,
      /\b(?:speak the language|speak the language|(?:years?|months) in|years? (?:here|abroad)|expats?|foreigner|immigrant|abroad|locals?|danish|danes|german|germans|dutch|swedish|swedes|swiss|norwegian|finnish|finns|japanese|french|spanish|british|english|american|americans|canadian|canadians|local people|natives|another country|new country|foreign country|copenhagen|zurich|stockholm|oslo|helsinki|vienna|tokyo|munich)\b/u,
      /\b(?:zero|no|none|not (?:one|a single)|still|never|hard|impossible|cold|closed|only (?:other )?(?:expats|foreigners)|nobody|cant|make|lonely|alone|is it me|how)\b/u,
    ],
    unless:
      /\b(?:retired|at (?:5|6|7)\d|im (?:5|6|7)\d|boyfriend|girlfriend|husband|wife|online|died|dating|date|trust|foreign country when|moved (?:last|this|two weeks|a week))\b/u,
    tries: [
      '3 years in copenhagen and still zero danish friends. is it me',
      'five years in germany and not one german friend',
      'the locals are nice but closed, i only have other expats as friends',
      'is it normal to have no friends after two years abroad',
      'why is it so hard to make friends with swedes',
      'i speak the language, i bring cake to work, and after four years here nobody local has ever invited me home, zero friends',
      'im an immigrant and have colleagues but no friends in this country, 6 years in canada',
      'all my expat friends leave after two years, im tired of starting over, no local friends',
      'how do you make friends with swiss people, im a foreigner and they have had theirs since kindergarten',
      'japanese friends zero, drinking buddies many. 4 years in tokyo',
      'should i give up on local friends, americans are friendly but never call',
      'living abroad is lonely, 2 years in vienna and no friends',
      'in germany 3 years, i speak the language, still no friends',
      'five years in sweden, fluent, and no local friend',
      'i speak the language well but nobody here lets me in',
    ],
    says: {
      told: 'It isn\'t you, or hardly. In a lot of countries people fill their circle at school and have no free chairs, friendly as they are, and almost every foreigner runs into that wall. What opens it is repetition: one club that meets weekly all year, choir, rowing, allotment, volunteering, and you stay two seasons. Be the one who invites, with a date: "Sunday at three, coffee at mine?" Newcomers from other towns are as hungry as you.',
      normal:
        "It's not you. Years abroad without local friends is one of the most common things foreigners report, most of all where people keep their school friends for life. It says little about your charm. Look for the two doors that do open: a club with a fixed weekly evening, and locals who've moved or lived abroad themselves. One of those is enough to start.",
      why: "Mostly because their places are taken. Where people stay near school friends and family, an evening free for someone new is rare, and politeness gets mistaken for openness. It isn't a judgment on you. Locals who came from another town, have lived abroad or just had a baby are looking too. You meet them in things that repeat every week, less in bars.",
      how: 'Join one thing with a fixed evening and a task, a choir, a rowing team, a repair café, the volunteer fire brigade, and go for a whole year. Learn the small talk of the language, not only the grammar. Then be the one who asks, with day and hour: "I\'m making soup on Sunday, come at one." Expect three polite noes for each yes.',
      should:
        "I wouldn't give up, only change the door. Drop the events where everyone is passing through and put that time into one local club for a year. Invite two people to something small with a date. And keep your expat friends without shame; they're real friends too. If you've tried all that and the place still feels cold, you may also weigh the place.",
    },
  },
  {
    id: 'friends-after-sixty',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|friendships?|know nobody|know no one|meet people|new people|company|companion\w*|social life|lonely)\b/u,
      /\b(?:(?:at|im|am|age|over|past|nearly|turning|aged) (?:5[5-9]|[678]\d)|[678]\d and|retire(?:d|ment)|pension(?:er)?|my age|widow(?:ed|er)?|old age|sixty|seventy|senior|older|late in life)\b/u,
      /\b(?:how|make|find|meet|where|no|new|lost|alone|lonely|know|nobody|hard)\b/u,
    ],
    unless:
      /\b(?:my (?:mum|mom|mother|dad|father|gran\w*|nan)|dating|dates|partner|boyfriend|girlfriend|pen pal|in may|got retired|suicid\w*|best friend (?:stopped|died))\b/u,
    tries: [
      'how do you make friends at 60 in a new country',
      'im 67 and all my friends have moved or died, how do i find new people',
      'retired last year and i have no friends left, they were all from work',
      'moved to spain at 62 and know nobody',
      'where do people my age meet people, im 71',
      'is it too late to make new friends at 65',
      'widowed, 68, our friends were couples and they stopped calling, lonely',
      'im 58 and my social life is the supermarket, how do i meet people',
      'we retired to the coast and its lovely and im lonely, no friends here',
      'at 74 i know nobody in this town, i moved to be near my son',
      'should i join a seniors club, im 66 and lonely but not that old',
      'making friends was easy at school and now im past 60 its like everyone has their set, hard',
    ],
    says: {
      told: 'At sixty friends come the way they did at school: the same faces, every week, with something to do. So choose by calendar and not by interest: a walking group, choir, language class, bowls, a charity shop shift, two of them, and go eight times before you judge. After the third time ask one person: "Coffee before we go home?" In a new country add a class with locals and one with newcomers; the second says yes fastest.',
      how: 'Two fixed things a week where the same people turn up: a walking group, a choir, a language exchange, volunteering, the University of the Third Age or its local cousin. Go early and stay for the coffee, because it happens there. Learn three names each time. From the fourth week ask one person to do something with a date. In a new country, shop at the same stall and say hello in the language, badly is fine.',
      normal:
        "It isn't too late, and you're not odd. Circles shrink at that age through work ending, moves, illness and deaths, and a lot of people at the next table are wondering the same. What's missing is mostly a place where you're expected weekly. One such place and one brave \"coffee afterward?\" has started many late friendships.",
      should:
        "Yes, try it, and don't be put off by the name on the door. Go three times before you decide, to something with a task, walking, singing, mending, cooking; you'll find the ones who feel too young for it as well. Choose a group that meets weekly. And ask one person early for a coffee after, because waiting to be asked takes years.",
    },
  },
  {
    id: 'made-up-with-friend',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|friendship|we|she|he|us)\b/u,
      /\b(?:made up|made peace|talking again|speaking again|back in touch|apologi[sz]ed|said sorry|reconciled|cleared the air|sorted it|friends again|hugged it out|forgave|are good again|reached out)\b/u,
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies)\b/u,
    ],
    unless:
      /\b(?:how do i|should i|still|too late|not fine|not ready|half|angry|boyfriend|girlfriend|husband|wife|ex|never|didnt|wont|not sorry|brother|sister|mum|mom|dad|dont|do i|but|fake)\b/u,
    tries: [
      'we made up, my bestie and i',
      'me and my best friend made up',
      'we made up after months of not speaking, my best friend and me',
      'my friend apologised properly and im so relieved',
      'me and my bestie are talking again',
      'my oldest friend said sorry after two years of silence',
      'friends again!! we both cried in the parking lot',
      'cleared the air with my best mate over three beers',
      'she reached out on my birthday, my friend from school, and we are speaking again like nothing happened',
      'we reconciled, my best friend and i, it was a stupid misunderstanding all along',
      'i finally apologised to my friend and she hugged me',
      'my best friend and i sorted it, the whole summer wasted and now we laugh',
      'back in touch with my friend after the big fight',
      'my mate forgave me',
      'we made up!! 3 months no talking and then she just showed up with dumplings',
    ],
    says: {
      told: "That's a good thing got back. A friendship that's been through a break and a sorry often holds better than before, because now you both know it can be mended. Don't go over the whole case again. Put something ordinary in the calendar this week, a walk, the usual table, the bad series, and let it be normal.",
      glad: "I'm so glad. Months of silence weigh more than one notices, and now it's off. No need to go through the whole file again; do something ordinary together soon, the usual place, the usual order. And tell {them} one plain sentence: \"I missed you.\" It's the part people forget to say when they're busy being relieved.",
    },
  },
  {
    id: 'surprise-party-for-me',
    words: [
      /\b(?:surprise|surprised|threw (?:me|a)|organi[sz]ed|planned)\b/u,
      /\b(?:party|birthday|dinner|cake|picnic|baby shower|farewell|trip|celebration)\b|\b(?:for my (?:\d0|18|21)(?:th|st)?)\b/u,
      /\b(?:me|my|friends|colleagues|for me)\b/u,
    ],
    unless:
      /\b(?:how do i|should i|planning a|ideas|hate|hated|didnt|not invited|nobody came|ruin\w*|for (?:her|him|my (?:mum|mom|dad|friend|boyfriend|girlfriend|husband|wife|sister|brother))|without me|want to|gift|angry|why)\b/u,
    tries: [
      'they surprised me for my 30th with all my people, a real party',
      'my friends surprised me for my 50th',
      'friends threw me a surprise party',
      'my friends surprised me with a birthday dinner and i cried',
      'they organised a whole surprise picnic for me',
      'came home to twenty people in my kitchen, surprise party for my 40th',
      'my colleagues planned a farewell party for me, i was speechless',
      'surprise!! party for me, nobody ever did that before',
      'i thought everyone forgot my day and then the lights went on, surprise party, my sister flew in',
      'my best friend threw me a garden party with all my people',
      'they surprised me with a cake at midnight for my birthday, my flatmates',
      'the girls planned a surprise trip for me for my 30th',
      'a surprise party at 60. me. with a band',
      'my family organised a surprise birthday for me and even my brother from norway came, my friends too',
    ],
    says: {
      told: "A room full of people who kept a secret just for you, that's worth standing still for. Somebody did a lot of texting behind your back, for once in the good sense. Send one photo and one line to each of them tomorrow, with the moment that got you. And believe it; nobody fills a kitchen out of politeness.",
      glad: "How lovely. All that whispering and hiding, and you were the reason. Let it in, you don't have to have deserved it first. Tomorrow tell each of them the exact second that got you, the lights, the face, the cake. And keep the worst photo of your own expression, it'll be the best one in ten years.",
    },
  },
  {
    id: 'asked-to-be-maid-of-honor',
    words: [
      /\b(?:bridesmaids?|maid of hono(?:u)?r|moh|matron of hono(?:u)?r|groomsman|best man|godmother|godfather|godparents?|witness|officiate|flower girl)\b/u,
      /\b(?:asked me|asked (?:if|us)|chose me|picked me|wants me|im (?:going to be|gonna be|her|his|the)|i get to be|said yes|ill be)\b|\b(?:got asked|was asked|been asked)\b/u,
    ],
    unless:
      /\b(?:cost me|dont want|dont know|should|how do i|speech|expensive|afford|(?:is|was|are|were|am|did|does|do|will|would) not|say no|decline|wasnt|didnt|what do i|stress\w*|money|nervous|scared|ex|religio\w*|believe|refus\w*|obligat\w*)\b/u,
    tries: [
      'i was asked to be a bridesmaid',
      'got asked to be godfather',
      'my best friend asked me to be her maid of honor',
      'shes getting married and picked me as bridesmaid',
      'my brother asked me to be best man, nearly cried',
      'im going to be a godmother!!',
      'my sister chose me as maid of honour',
      'my mate wants me as best man at his wedding, what an honour',
      'they asked us to be godparents of little emil',
      'she gave me a box with a ring pop and a card, will you be my bridesmaid, she asked me and i screamed in the office',
      'i get to be the witness at my best friends wedding, she asked me tonight',
      'he asked if i would officiate, my oldest friend, i said yes before he finished',
      'my cousin asked me to be her bridesmaid and we havent even been close for years, so touched',
      'ill be maid of honor in june',
    ],
    says: {
      told: 'That\'s somebody saying in front of everyone, "this one, beside me." Enjoy it before the to-do list starts. The best first step is one question this week: "What are you most looking forward to, and what are you dreading?" Take one thing off the dread side, and you\'ve already done the job better than most.',
      glad: "Oh, how lovely to be asked. On a day that big, people choose the face that calms them, and it's yours. Say yes with one sentence about why it means something to you, in writing, so it can be kept. Then ask what's making them nervous, and quietly take that on. The rest is flowers.",
    },
  },
  {
    id: 'finally-have-my-people',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|friend group|my people|group|club|clique|crew)\b/u,
      /\b(?:finally|first time in my life|at last|actually belong|found my people|have (?:real|such|the best|good) friends|and now we are|never had a friend group|made (?:a|some|two|three) (?:new )?friends?|new friends in|grateful|lucky|blessed|love my friends)\b/u,
    ],
    unless:
      /\b(?:how do i|dont|no friends|(?:is|was|are|were|am|did|does|do|will|would) not|should|why|jealous|lost|fight|fought|left|without me|fake|used to|boyfriend|girlfriend|didnt|wont|doesnt|hate|lonely|never call|eating alone|using me|school friends left|everyone has|impossible|finally (?:told|blocked|cut|left|ended)|move[ds]?|owes?|money)\b/u,
    tries: [
      'finally have a group of friends for the first time in my life',
      'found my people at last, a pottery group of all things',
      'i have real friends now. im 38',
      'made a new friend at the gym today',
      'i never had a friend group in school and now we are six and have a silly name',
      'so grateful for my friends, they drove me to every appointment',
      'made two friends at the language class and we went for ramen',
      'after years of eating lunch alone i actually belong somewhere, our running club, friends for real',
      'i love my friends so much it hurts',
      'first time in my life someone called me their best friend',
      'lucky to have such friends, they painted my whole flat in a day',
      'new friends in a new city, finally someone to call on a sunday',
    ],
    says: {
      told: "That's a big thing, and it doesn't come by luck alone; you showed up often enough for it to happen. Feed it with the dullest tool there is, a fixed day: every second Thursday, same place. And say it once, plainly: \"I'm glad I met you lot.\" People carry a sentence like that home.",
      glad: "I'm so happy for you. Being expected somewhere, by people who'd notice if you weren't there, changes a whole week. Keep it alive with something regular and small, the same table, the same evening, and be the one who sends the next date. And tell them once what it means. They may well feel the same and think they're the only one.",
    },
  },
  {
    id: 'friends-are-parents-im-not',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|everyone (?:i know|around me)|everybody (?:i know|around me)|my circle)\b/u,
      /\b(?:kids|children|babies|baby|pregnant|moms|mums|parents|mothers)\b/u,
      /\b(?:all (?:my|our|of my|the) friends|friends all|they all|everyone i know is|everybody i know|every friend|only one without|last one|last without|no kids|childless|childfree|i dont have|and i dont|except me|without (?:kids|a stroller|children))\b/u,
    ],
    unless:
      /\b(?:pick up|kids table|married|my kids|my children|my baby|infertil\w*|ivf|miscarr\w*|i had a baby|since i had|im pregnant|school gate|how do i tell|died|babysit\w*)\b/u,
    tries: [
      'my friends all have kids and i dont',
      'im the last one without kids in our group of friends',
      'everyone i know is pregnant and im not even dating',
      'all my friends are mums now and talk about sleep and nothing else',
      'childfree by choice and my friends look at me like im ill, they all have babies',
      'is it normal to feel left behind, all my friends have children and i dont',
      'i am the only one without a stroller, four friends and six kids, and i love them but i havent finished a sentence since 2022',
      'all my friends with babies only meet at playgrounds, i dont have kids',
      'how do i keep my friends when they all have children and i dont',
      'im 41, childless, and every friend cancels because of the kids',
      'my friends all became parents in the same year except me',
      'friends say i cant know what tired means because i have no kids',
    ],
    says: {
      told: "It's lonely to be the one whose evenings are still free while everyone else's are full of small shoes. You can do both: go to where they are sometimes, the playground, an early dinner, and ask for one thing without children: \"Two hours, just you, I'll come to your street.\" And look for a couple of people whose Sundays look like yours. It's no betrayal, it's company.",
      normal:
        "It's very normal to feel left behind, and it says nothing about whether your own life is right. Their days got a new center at the same time and the talk went with it. You're allowed to be bored by sleep schedules and still love the babies. Find one friend among them who's also hungry for other topics. There's always one.",
      how: "Make it easy and early: breakfast instead of drinks, their street, a walk with the pram. Ask for one proper evening every two months, with the date fixed now. Learn the kids' names; you'll be the adult they like. And build a second circle with your kind of hours, a course, a team, so that the friendships with parents don't have to carry everything.",
    },
  },
  {
    id: 'lovely-time-with-friends',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|girls night|the girls|the lads|the boys|the gang|old gang|reunion)\b/u,
      /\b(?:(?:had|having|spent|what) (?:\w+ ){0,3}(?:time|night|evening|weekend|day|laugh|trip|dinner)|laughed|laughing|flew in|reunion with|visit(?:ed|ing|s)?|came to see|coming (?:to (?:visit|see|stay)|tomorrow|over)|saw|met up|caught up|flew|brought me|stood up for me|surprised me|drove|showed up)\b/u,
      /\b(?:great|best|amazing|lovely|so (?:good|much fun|happy|nice|fun)|wonderful|excited|cant wait|hurts from laughing|laughed|finally|perfect|happy|needed|years|soup|flowers|surprise me|for me|laughing)\b/u,
    ],
    unless:
      /\b(?:but|didnt|(?:is|was|are|were|am|did|does|do|will|would) not|without me|should|how do i|why|jealous|ignored|fight|fought|cancel\w*|drunk|ex|awkward|left out|money|gross|cried alone|party for me|wasnt|hate|boring|alone|kissed|dies|late|vanished|blocked|died|funeral|hospital|nobody)\b/u,
    tries: [
      'had the best weekend with my friends',
      'my best friend is visiting tomorrow, cant wait',
      'girls night was so good my face hurts from laughing',
      'saw my old friends after six years and it was like yesterday, so happy',
      'my friend flew in from lisbon to surprise me',
      'met up with the old gang, what a lovely evening',
      'my friend brought me soup and flowers when i was ill, she drove an hour',
      'we sat in a car park eating chips until 2am, my two best friends and me, and i laughed like i havent laughed since school, so good',
      'my friend stood up for me in front of everyone, so happy i have her',
      'spent a wonderful day at the lake with friends',
      'reunion with my uni friends was perfect',
      'my best friend is coming to stay for a week, finally!!',
    ],
    says: {
      told: 'Days like that are what the rest of the week runs on. Catch it before it slips: one photo sent round, one line, "I needed that." Then fix the next date while everyone\'s still warm; the good ones mostly don\'t repeat because nobody picked a day. And if one of them did something just for you, tell {them} which moment it was.',
      glad: 'How good. An evening with the right people does more than a month of rest. Send one line round while it\'s warm, "Same again in January?", with an actual date in it. And keep one small thing from it, the silliest photo or the sentence you all kept repeating. That\'s how old friends get made.',
    },
  },
  {
    id: 'friend-apologised-still-angry',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|she|he)\b/u,
      /\b(?:apologi[sz]ed|said sorry|apology|says sorry|saying sorry)\b/u,
      /\b(?:not fine|to still be|still (?:angry|mad|hurt|upset|cant|dont)|cant forgive|not over it|but i|not enough|dont (?:trust|believe)|half|fake|too late|not ready|doesnt change)\b/u,
    ],
    unless:
      /\b(?:fake apology|my (?:husband|boyfriend|wife|girlfriend|ex|mother|mum|mom|dad|father|sister|brother)|i apologi[sz]ed|should i apologi[sz]e|never apologi[sz]ed|hit)\b/u,
    tries: [
      'my friend apologised but im still angry',
      'she said sorry and i said its fine and its not fine, my best friend',
      'my friend apologized for telling my secret and i dont trust her anymore',
      'is it normal to still be hurt after a friend said sorry',
      'he apologised by text, my mate, feels half, not enough for me',
      'should i forgive my friend, she apologised but i cant forget',
      'my best friend says sorry every time and nothing changes, still mad',
      'i accepted the apology from my friend in front of everyone and now i lie awake, still upset',
      'friend apologised. too late i think',
      'how do i stop being angry at a friend who already apologised, still hurt',
      'she apologised but i dont believe it was her own idea, a friend pushed her',
      'my friend said sorry but im not ready to see her',
    ],
    says: {
      told: "An apology opens the door, it doesn't carry you through it; being still angry after one is fair. Tell {them} where you are: \"Thank you for saying sorry. I'm not done being hurt, I need some time.\" Then look at what's missing, being understood, or something done differently, and ask for that one thing. What happens in the next weeks will tell you more than the word.",
      normal:
        "Yes, it's normal. Sorry takes a minute and trust takes a season. You don't have to perform being over it. Say so kindly, \"I've heard you, and I need a while,\" and watch what changes. If the anger stays just as hot after that, there's probably a part that hasn't been said yet.",
      should:
        'Forgive when it\'s true, not because the word was said. If the sorry named what happened and something has changed, I\'d meet halfway: see {them} again, in small doses. If it was "sorry you feel that way" or the fourth time, you can accept the words and still keep your distance. Both are decent.',
      how: "Finish the part that's stuck: say once what hurt most, the exact thing, and what you'd need now. \"You laughed with them. I need to know you won't.\" Then stop rehearsing it; when it comes up at night, write one line and close the book. Anger that has been heard mostly cools by itself. If it isn't heard, that's your answer.",
    },
  },
  {
    id: 'moving-in-with-my-best-friend',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies)\b/u,
      /\b(?:mov(?:e|ing) in (?:together|with)|got (?:a|the|our) (?:flat|apartment|place|house) together|flat together|living together|sharing (?:a|the) (?:flat|apartment|house)|roommates now|new flatmates|found (?:a|our) (?:flat|apartment|place))\b/u,
      /\b(?:excited|so happy|cant wait|finally|keys|yay|dream|happy|together|best)\b/u,
    ],
    unless:
      /\b(?:boyfriend|girlfriend|should|is it a good idea|scared|nervous|hate|fight|dirty|rent late|dont|(?:is|was|are|were|am|did|does|do|will|would) not|regret|worried|but)\b/u,
    tries: [
      'my best friend and i are moving in together, so excited',
      'got the keys to our flat, me and my bestie, finally living together',
      'found a place with my two best friends, moving in together on the 1st',
      'best mate and i got a flat together, dream since school',
      'moving in with my best friend next week cant wait',
      'we are roommates now!! me and my best friend, so happy',
      'signed the lease with my oldest friend, sharing a flat, yay',
      'we said it when we were twelve on the bus, one day well share a flat, and today my friend and i got our place together',
      'my friends and i found a house, four of us, living together, so excited',
      'moving in together with my bff, already fought over the plants lol, happy',
      'finally moving in with friends instead of strangers',
      'my best friend and me, same address from saturday, moving in together',
    ],
    says: {
      told: "That's a good start, with a person you already know in pajamas. Have the ten-minute talk on the first evening, over pizza on the boxes: rent day, dishes, visitors, quiet hours. Said while you're laughing, it's never needed again. And keep one thing that's just friendship, a walk, a series, where nobody mentions the bins.",
      glad: "How nice, that's a piece of childhood coming true with a rent contract. Eat the first dinner on the floor and take a photo. Then, while it's still funny, ten minutes of rules: rent day, dishes, guests. Best friends skip that part, and it's what keeps them best friends. Enjoy the first silly weeks.",
    },
  },
  {
    id: 'no-real-talk-in-weeks',
    words: [
      /\b(?:(?:real|proper|deep|meaningful) (?:conversation|talk|chat)|talked to (?:anyone|anybody|a person|no one|nobody)|spoken to (?:anyone|anybody|a person|no one|nobody)|no ?(?:one|body) to talk to|(?:nobody|no one) (?:calls|texts|talks to me|asks how)|only (?:talk|speak) to)\b/u,
      /\b(?:weeks?|days|months|ever|anymore|at all|really|how i am|cashier|myself|havent|to talk to|never|me)\b/u,
    ],
    unless:
      /\b(?:church|school run|no friends|stop caring|husband|wife|boyfriend|girlfriend|my (?:son|daughter|mum|mom|dad|teen\w*)|suicid\w*|died|about my|about this|at work)\b|\b(?:money home|send money|sent money|sending money|remittance|take care of|taking care|caring for|carer|caregiver|stroke|dementia)\b/u,
    tries: [
      'havent had a real conversation in weeks',
      'the cashier is the only person i talked to this week, havent talked to anyone else',
      'i have no one to talk to, really no one',
      'nobody calls me anymore',
      'i work from home and havent spoken to a person in days',
      'nobody asks how i am',
      'my phone only rings for delivery, no one texts me at all',
      'i talk to a lot of people and havent had a proper talk with any of them for months',
      'is it normal to go days and not have spoken to anyone',
      'how do you find someone for a real talk, its been months',
      'why does nobody ever ask me how i really am, nobody calls',
      'sometimes i say good morning to the radio, havent spoken to anyone in days',
    ],
    says: {
      told: "That's a long time to have nobody answer you properly, and no wonder it presses. Start with your voice: call one person today, an old colleague, a cousin, and say the real sentence, \"I haven't talked to anyone in ages, do you have ten minutes?\" People are gladder to be asked than you'd think. Then one place a week with the same faces. If it gets dark, a listening line picks up tonight.",
      normal:
        "It's more common than anyone shows, above all with work from home or after a move. It isn't a sign that you're unlikable; the ordinary talking places just fell away. Put one back: a shop where you chat, a class, a standing call on Sundays. If it's making you hopeless, tell a doctor or a listening line. They talk to people in that spot every day.",
      how: 'Go where talking is part of it: a language exchange, a walking group, a repair café, a volunteer shift with tea after. And go one step deeper with someone you already know: "How are you really? I\'ll start." One honest sentence from you usually gets one back. If you need a voice tonight, listening lines are there for exactly that too.',
      why: "I can't know, and it's seldom about your worth. People ask the ones who look as if they need it, and those who manage quietly get overlooked. You may have to hand it to them: \"I'm not great, could you ask me how I am now and then?\" Say it to one person. It feels odd and mostly works.",
    },
  },
  {
    id: 'reconnected-with-old-friend',
    words: [
      /\b(?:friends?|freinds?|frends?|bestfriends?|besties?|bffs?|mates?|pals?|budd(?:y|ies)|girlfriends|homies|friendship|classmate|roommate|pen pal|schoolmate)\b/u,
      /\b(?:childhood best friend|reconnected|found (?:my|each other|him|her)|back in touch|met (?:up )?again|met my (?:\w+ ){1,3}again|saw (?:\w+ ){0,3}again|ran into|bumped into|wrote (?:to )?me|found me|tracked (?:me|him|her) down|picked up where)\b/u,
      /\b(?:years|childhood|primary school|kindergarten|school|old|college|university|decades|since)\b|\b(?:no time passed)\b/u,
    ],
    unless:
      /\b(?:should i|how do i|awkward|but|ex|boyfriend|girlfriend|wants money|ignored|mlm|fight|fought|after the big|died|funeral|did not|didnt)\b/u,
    tries: [
      'saw my old friend again after years and it felt like no time passed',
      'bumped into my old school friend, it was like no time passed',
      'reconnected with my childhood best friend after 15 years',
      'my old friend from primary school found me online and we talked for hours',
      'ran into my college roommate after twenty years, same laugh',
      'back in touch with my oldest friend after 12 years',
      'met my school friend again at the airport of all places, after ten years',
      'i bumped into my old best friend and we picked up where we left off',
      'my pen pal from 1988 wrote me, she kept all my letters, all those years',
      'saw my childhood friend again yesterday, thirty years, and she still calls me by my silly nickname',
      'we found each other again, my best friend from kindergarten, decades later',
      'an old classmate tracked me down and it made my whole week',
      'reconnected with an old friend from my first job, so happy',
      'a friend i lost touch with years ago wrote to me out of nowhere and we meet on friday, found me through my cousin',
      'my childhood best friend added me on facebook',
    ],
    says: {
      told: "Someone who knew you before all of this, and still recognizes you; there isn't a quick way to make those. Don't try to catch up on everything. Agree on one next thing while it's warm, a call on a certain Sunday, a walk. And dig out one old photo or letter and send it tonight, it'll start the next conversation by itself.",
      glad: 'How lovely. There are only a few people who know the old you without being told, and one of them is back. Leave the fifteen-year summary, you\'ll get there. Send an old photo tonight with one line, "Do you remember this?", and fix the next call before the glow turns into "we really should."',
    },
  },
];
