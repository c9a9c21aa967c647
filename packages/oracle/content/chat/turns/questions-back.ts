import type { Turn } from './turn.ts';

/** Short questions back: is that normal, should it bother me, would you go, is that why. */
export const QUESTION_TURNS: readonly Turn[] = [
  {
    id: 'is-normal',
    isByStory: true,
    said: /^(?:(?:so|and|but|or|ok|then|well|honestly) )*(?:is (?:it|that|this) (?:even |really |just )?(?:normal|common|usual|weird|strange|ok|okay|supposed to (?:be|feel|hurt|go)|meant to (?:be|feel))\b|(?:does|do) (?:everyone|other people|people) (?:feel|do|have|get) (?:that|this|it)|am i (?:normal|weird|the only one))(?: (?:for (?:me|it|that|this|a \w+)|like (?:this|that)|or (?:not|what|is it me)|though|then))*$/u,
    passages: [
      {
        of: /\b(?:therapy|therapist|counsel\w+|psycholog\w+)\b/u,
        text: "Yes, very. The first weeks are often all tears, because it's the first hour in the week when you don't have to hold it up. It usually turns into talking by itself. Tell the therapist exactly that sentence, \"I cry the whole hour, is that okay?\" It's their favorite kind of question. If you leave worse every single time for two months, say that too.",
      },
      {
        of: /\b(?:died|death|grief|funeral|passed away|lost my|miss (?:him|her))\b/u,
        text: "Yes. Grief does odd things with time, sleep and memory, and it doesn't follow stages. Feeling nothing, laughing, being angry at the bus: all of that is in it. If you can't eat, sleep or get up for weeks, tell a doctor. Otherwise you're not doing it wrong.",
      },
      {
        of: /\b(?:venus|mars|moon|sun|mercury|saturn|rising|sign|chart|house)\b/u,
        text: "Completely. A placement describes a style, and there are a dozen ways to wear the same one; plenty of people with yours don't recognize the textbook at all. If the book says roses and you say no thanks, you're right and the book's an average. What do you do instead, when you like someone or something?",
      },
      {
        themes: ['love'],
        text: "Yes, more people have that than say so. What counts is less whether it's normal than whether it's all right for you. If you'd be fine with it in a year, leave it alone. If not, say it to {who|them} as your own wish, without calling it strange.",
      },
      {
        text: "Yes, it's common, and it's mostly not talked about, so everyone thinks they're the only one. Normal doesn't mean you have to put up with it. If it bothers you most days for some weeks, tell someone who knows about it. If it doesn't, you can let it be a quirk.",
      },
    ],
  },
  {
    id: 'should-it-bother',
    said: /^(?:(?:so|and|but|or|ok|then|well) )*(?:should (?:it|that|this|i) (?:bother|worry|scare|be bothered|be worried|care|mind|be offended|be mad|be concerned|read into it)|is (?:it|that|this) (?:a )?(?:red flag|problem|big deal|deal breaker|something to worry about)|does (?:it|that|this) (?:even |really )?matter|do i (?:need|have) to worry|am i right to be (?:upset|mad|angry|worried))\b/u,
    passages: [
      {
        of: /\b(?:forgets?|forgot|late|cancel\w*|phone|messy|snores?)\b/u,
        text: 'Once or twice, no; tired heads do that to everyone. If it happens mostly with you and hardly ever with things {they} care{s} about, then it may bother you, and you may say so lightly: "You\'ve done that a few times now. It makes me feel small." What {they} {does} next week is the answer. Signs have nothing to do with it.',
      },
      {
        themes: ['love'],
        text: "It may, if it does. You don't need a rule for being bothered. Ask yourself: is it about respect, or about taste? Taste you can laugh about. Respect you should bring up once, calmly, soon. If it's still the same after that, it matters more than what it was about.",
      },
      {
        text: "Not by itself. One time is an accident, three times is information. Note it, ask about it once if it keeps coming back, and keep the big conclusions for later. And if your stomach has said the same thing for weeks, I'd listen to it.",
      },
    ],
  },
  {
    id: 'would-you',
    said: /^(?:(?:so|and|but|or|ok|then|well) )*what would you do(?: then| now| in my place)*$|^(?:(?:so|and|but|or|ok|then|well) )*would you (?:really |ever |still )?(?:go|do it|do that|take (?:it|him|her|that)|leave|stay|marry|forgive|trust|say yes|move|quit|wait|tell (?:him|her|them)|try|risk it|call|go back|believe)\b/u,
    passages: [
      {
        of: /\b(?:move|moving|go with|abroad|another city|oslo|country)\b/u,
        text: "I'm a program, so I've no suitcase. But asked for a lean: not straight away, and not for good. I'd go for three ordinary weeks first, with my own money and my own reason to get up in the morning, and look at who I am there on a wet Tuesday. If there's work or people for me besides {who|that one person}, then yes. If {they}'d be my whole life there, I'd wait until that has changed.",
      },
      {
        of: /\b(?:in love with|crush|best friend|has a (?:boyfriend|girlfriend)|taken|married)\b/u,
        text: "I'd keep it to myself for one month, and in that month see a little less of the one you mean. It isn't fair to be told that while you're with someone else, and it isn't good for you to be the one who waits. If after the month it's smaller, it was closeness and longing. If it's as big, I'd say it once, without asking for anything, and take the distance I'd need either way.",
      },
      {
        themes: ['love'],
        text: "I've no heart to risk, so take it as a lean: I'd go by the last three months and not by the best day. If I'd been treated well on most ordinary days, yes. If I were mostly hoping, no. Which of the two would you write down if no one read it?",
      },
      {
        themes: ['work', 'money'],
        text: "With no rent to pay it's easy for me to talk, but my lean would be: yes, once the worst case is written down and I could live with it for six months. If it isn't, I'd do that first, this weekend, on one page.",
      },
      {
        text: "I'm an AI, so nothing hangs on it for me. If I had to lean: I'd do the small version first, the one that can be taken back, and decide on the big one after a month. And I'd ask what I'd tell my best friend to do. You probably know that answer already.",
      },
    ],
  },
  {
    id: 'maybe-that-is-it',
    said: /^(?:(?:so|and|but|oh|ok|well|hm+) )*(?:maybe|perhaps|i (?:guess|think|suppose|bet)) (?:that is|it is|this is|that was) (?:it|why|how|all|what|enough|just|his|her|their|the|my)\b/u,
    passages: [
      {
        of: /\b(?:dad|father|mom|mum|mother|grand\w+|brother|husband)\b/u,
        text: "I think so too. Some people never learned the sentence, so they say it with tools and lifts and full tanks. It's a real language, only a quiet one. You can answer in it: thank {them} for exactly that one thing, and let {them} see you using it. And you may still wish for the words. Both are allowed.",
      },
      {
        text: "That sounds true to me. It has the calm of something you worked out and didn't just fear. Let it stand for a few days, and see if the rest makes more sense with it in place. What would you do differently if it's right?",
      },
      {
        text: "Could well be. You know it better than I do, and you didn't reach for the cruelest explanation, which is a good sign. Try believing it for a week.",
      },
    ],
  },
  {
    id: 'they-disagree',
    said: /^(?:(?:and|but|so|well|also|the problem is) )*(?:my \w+|he|she|they|his \w+|her \w+|(?:wife|husband|mom|mum|dad|boyfriend|girlfriend|partner)) (?:absolutely |really |totally |just |still )?(?:hates? (?:it|both|them|the idea|that|all of (?:it|them))|does not (?:want|like) (?:it|that|to|either|any of (?:it|them)|the idea)|do not (?:want|like) (?:it|that|to|either)|is (?:totally |completely )?against it|disagrees?|wants? the opposite|will not hear of it|refuses)\b/u,
    passages: [
      {
        of: /\b(?:name|names|baby name)\b/u,
        text: "Then neither has won yet, which is normal. Each of you writes ten names alone, swaps lists and gets three vetoes without giving a reason. Say what's left aloud across a playground, and put it in front of the surname. Don't tell the family until it's decided. {A|The first one} was your own favorite? Then keep it as a middle name, that's a fine hiding place.",
      },
      {
        themes: ['love', 'family'],
        text: 'Then stop selling it for a week and find out what the no is made of: the money, the time, the fear, or just not having been asked first? "What would have to be different for you to be okay with it?" is the question. If there\'s an answer, you have something to work with. If it\'s a no whatever you change, you need a decision about the two of you and not about the thing.',
      },
      {
        text: "Okay, so that's the obstacle. You don't need full agreement, only something you can both live with. Ask for the one part that bothers {them} most, and see whether you can give that up. If you can't, say so plainly, before it becomes a silent war.",
      },
    ],
  },
  {
    id: 'coincidence',
    said: /\b(?:coincidence|a sign|is it (?:the )?(?:mercury|retrograde|moon|planets|stars)|because of (?:mercury|the moon|the planets)|(?:moon|mercury|retrograde|planets?)(?: is| s)? fault)(?: or (?:what|not|a sign|just .+))?$/u,
    after: /\b(?:mercury|retrograde|moon|eclipse|saturn|full moon)\b/u,
    passages: [
      {
        of: /\b(?:laptop|phone|computer|car|printer|wifi|internet|machine)\b/u,
        text: "Coincidence, I'd say. Machines die in every week of the year; in a retrograde we count them. If it were the planet, half the world would have no phone today. Back up what still runs, get one of the two repaired first, and blame Mercury at dinner. That part is a fine old custom.",
      },
      {
        text: "Most likely chance, with you watching closely. That's how such things work: the hits stick and the misses don't. Enjoy the timing and go by the practical cause.",
      },
    ],
  },
  {
    id: 'before-or-after',
    said: /^(?:(?:so|and|but|ok|then|well) )*(?:is it )?(?:better )?(?:before|now|sooner|first|today) or (?:after|later|wait|then|tomorrow)(?: that| then)?$/u,
    passages: [
      {
        of: /\b(?:sell|van|car|mot|bike|house|flat)\b/u,
        text: 'Before, if it would pass anyway: a buyer pays more for fresh papers, so have it tested first and sell it with a new certificate. After, only if the repair would cost more than it adds. Get one quote this week and you know which. The sky has no view on vans.',
      },
      {
        text: "Before, I'd say, if it's ready and only you are nervous. After, if one concrete thing is still missing that would change the result. Name that thing. If you can't, then it's before.",
      },
    ],
  },
  {
    id: 'they-said',
    said: /^(?:(?:and|but|so|then|well|oh) )*(?:he|she|they|my \w+(?: \w+)?) (?:just |then |actually |literally )?(?:said|goes|told me|replied|answered|wrote|was like|is like|texted) (?:well |that |i |you |it |to |oh |we |like ).{4,90}$/u,
    unless:
      /\b(?:what|why|how|should|said yes|said no|loves? me|love you|sorry|kill|hurt|hit|over between|break up|divorce)\b/u,
    passages: [
      {
        themes: ['love'],
        text: 'I see why that stays in your head. Before you decide what it meant, ask for the rest of it: "When you said that, what did you mean?" Said calmly, a day later, it gets you more than guessing. If it was careless, {they} can take it back. If it was meant, it\'s better to know.',
      },
      {
        themes: ['family', 'friends', 'work', 'body', 'self'],
        text: "Ouch, what an answer. You brought something that matters to you and got a shrug back. You don't have to swallow it or start a war: \"That came across as if it doesn't count for you. It does for me. What can we do?\" One sentence, one question. If there's still a shrug after that, plan without {them}, and without a bad conscience.",
      },
      {
        text: "That's a line that sticks. Take it as what {they} had ready in that minute, and not as the last word. Sleep on it, then say once what it did to you and what you'd like instead. How did you answer?",
      },
    ],
  },
  {
    id: 'fine-now',
    said: /^(?:(?:but|and|so|ok|anyway|honestly|no|yes|it is ok|do not worry) )*i (?:am|will be|feel) (?:really |actually |mostly |totally )?(?:fine|ok|okay|good|better|alright|over it)(?: now| again| though| today| honestly| i promise| i think)+$/u,
    passages: [
      {
        text: "Good. I wasn't laughing, by the way. Some days need ten minutes of tears in a closed room, and then they're ordinary days again. Be a little nice to yourself this evening anyway.",
      },
      {
        text: "I'm glad. Then there's nothing to do about it. If it comes back, come back too.",
      },
      {
        text: "Okay, I'll believe you. Sometimes it only has to come out once. Have an easy evening.",
      },
    ],
  },
  {
    id: 'makes-worse',
    said: /\b(?:(?:makes?|made|making) (?:it|me feel|everything) (?:even |so much |only )?(?:worse|harder)|that is (?:even )?worse|only makes it worse)\b/u,
    unless: /\b(?:said|she|he)\b.*\b(?:no|laughed)\b/u,
    passages: [
      {
        of: /\b(?:fraud|imposter|impostor|pay rise|raise|promot\w+|praise\w*|deserve|compliment)\b/u,
        text: "That's how it works, oddly: each bit of praise raises the height you think you'll fall from. But look at it plainly. Someone who sees your work every day, and pays for it, decided it's worth more. They've got more evidence than your three-in-the-morning jury. Write down three things you did this quarter that somebody else used. And tell one colleague you trust; the chance is good they'll say \"me too.\"",
      },
      {
        text: 'Then stop that part first, before you add anything new. What makes it worse is useful to know; it shows where the sore spot is. Leave it alone for three days, and do only the things that neither help nor hurt: eat, walk, sleep. After that we look again.',
      },
    ],
  },
  {
    id: 'plays-down',
    said: /\b(?:he|she|they|my \w+|everyone) (?:just |only )?(?:says?|said|thinks?|told me) (?:that )?(?:it is|that is|it was|i am|this is) (?:just|only|no big deal|not a big deal|nothing|overreacting|silly|stupid|too sensitive|being dramatic)\b/u,
    passages: [
      {
        of: /\b(?:house|home|things|photos|ring|letters|garden)\b/u,
        text: 'For {them} it may be walls and papers. For you it was where things happened, so of course it hurts, and being told it\'s small hurts a second time. You can say exactly that: "For you it was just a thing to settle. For me it was a place. I wish I\'d had the chance to say goodbye." Ask for what can still be had: a key, a photo, a walk through it, one object from the kitchen.',
      },
      {
        text: "It isn't small to you, and that's the size that counts between people. Don't argue about whether it's big; say what it did: \"When you call it nothing, I feel alone with it.\" Then one thing you'd like. A person who cares may still not understand it, but will do the one thing.",
      },
    ],
  },
  {
    id: 'they-are-right',
    said: /^(?:(?:and|but|so|well|honestly|ugh|the worst is|i hate that|thing is) )*(?:he|she|they|my \w+) (?:is|are|was|might be|may be)(?: kind of| sort of| probably| maybe| actually| a bit| totally| not)* (?:right|wrong)(?: though| about (?:it|that|me))*$/u,
    passages: [
      {
        of: /\b(?:son|daughter|kid|teen\w*|child)\b/u,
        text: "That's a brave thing to see in the middle of a row. Tell {them} so, in two sentences and without a \"but\": \"I've thought about what you said. You've got a point, and I'll work on it.\" It won't cost you authority; it's the only thing that builds it at that age. The tone {they} said it in is a separate matter, for another day.",
      },
      {
        text: "Then you've got the uncomfortable kind of information, the useful one. Say it to {them} plainly, \"you were right about that,\" and change the one thing it was about. Being right about this doesn't make {them} right about everything, and you don't have to pay for it twice.",
      },
    ],
  },
  {
    id: 'regret-it',
    said: /\bi (?:already |kind of |really |totally |now )?(?:regret|wish i had not|should not have|should never have)\b(?: (?:it|that|this|saying|doing|said|done|agreed|told|sent|gone|texted))?/u,
    unless: /\b(?:being born|been born|alive|will i)\b/u,
    passages: [
      {
        of: /\bex\b|\bfriends\b/u,
        text: "You're allowed to take it back; a yes to being friends is not a contract. \"I thought I could do this, and I notice I can't yet. I need some months without contact. I don't mean it unkindly.\" Then mute, so that you don't have to be strong every day. People who really want to be friends can wait for it.",
      },
      {
        themes: ['work', 'money'],
        text: 'Then look at what can still be undone, and by when: a trial period, a cooling-off time, a talk tomorrow morning. Most things can be turned around in the first days with one honest sentence, "I decided too fast, and I\'d like to change that." If it can\'t be undone, make a note of what rushed you, and let that be the thing you learned.',
      },
      {
        text: 'That happens to people who act, and it mostly looks worse on the same evening. Sleep once. If it\'s still wrong tomorrow, put it right in one sentence: "I said that too quickly. What I\'d really like is … ." Taking something back early is honest, and hardly anyone minds.',
      },
    ],
  },
  {
    id: 'nobody-did',
    said: /^(?:(?:and|but|so|guess what) )*(?:nobody|no one|none of them|not one of them|not a single \w+) (?:\w+ ?){1,7}$/u,
    unless: /\b(?:loves me|cares|would (?:care|miss|notice)|needs me)\b/u,
    passages: [
      {
        of: /\b(?:last day|retire\w*|years at|colleagues|work|office|leaving)\b/u,
        text: "That's a poor ending after all those years, and it says more about a busy place than about you. Don't leave it at that. Write a short goodbye to the five people you'd actually miss, and invite them yourself, for a drink or a cake next week; people are ashamed and glad when someone else does it. And do one thing today that marks it, a good dinner, a photo at the gate. It happened, and it counts.",
      },
      {
        of: /\bbirthday\b/u,
        text: "Ouch. I'm sorry, it's a small thing and it isn't small at all. Happy birthday from here, late or not. Tell one person straight out, \"it was my birthday and I'd like a cake with you this week.\" People forget dates far more often than they forget you.",
      },
      {
        text: "That stings, and you don't have to shrug it off. Mostly everyone thought somebody else would do it. You can find out: ask one of them directly, for one concrete thing. If that one comes, you've lost less than it looks like today.",
      },
    ],
  },
  {
    id: 'have-to',
    said: /^(?:(?:so|and|but|or|ok|then|well) )*(?:do (?:i|we) (?:really |actually |now |even )?have to|(?:i|we) have to) (?:\w+ ?){1,5}(?:do not (?:i|we)|right|no)?$/u,
    unless: /\b(?:court|police|doctor|hospital|pay|sign|testify|go to work)\b/u,
    yields: true,
    passages: [
      {
        of: /\b(?:gift|present|bought us|gave us|sofa|hideous|ugly)\b/u,
        text: "No. A gift is yours once it's given. But with family the peace is worth a little cunning: thank {who|them} warmly, put it where you see it least, cover it with a nice throw, and let it break honorably in two years. If you can't bear even that, say it early and about yourselves: \"We love that you thought of us. It doesn't fit the room, could we swap it together?\"",
      },
      {
        of: /\b(?:smile|bridesmaid|wedding|pretend|be nice|play along)\b/u,
        text: "For the day itself, yes, mostly; it's {their} day, and a sour face won't change anything. Before it you're allowed one honest sentence, in private: \"I worry about this, and I'm on your side whatever happens.\" After that, smile for the friend and not for the match. You'll be the one who's still there if it goes wrong.",
      },
      {
        text: "No, you don't have to. You may decide to, because the price of not doing it is higher than the bother. So look at the price: who'd be hurt, and for how long? If it's a day of grumbling, skip it kindly. If it's a real wound, do the short version.",
      },
    ],
  },
  {
    id: 'they-cry',
    said: /^(?:(?:and|but|so|now|great) )*(?:he|she|they|my \w+) (?:is|are|was|were|started|keeps?|just|has been)(?: now| just| still| all)*(?: crying| cries| cried| in tears| sobbing)(?: now| about it| because of me| on the phone)*$/u,
    passages: [
      {
        themes: ['family'],
        text: "That's hard to watch, and it still isn't a reason to change your answer. Tears mean that something ends for {them}, a plan, a picture of how it would be. Stay in the room, and comfort without taking it back: \"I see how sad this makes you. I love you. I can't live that life, and I'd like to help you find another way.\" Give it some days. Most parents come round to a no that's kind and doesn't wobble.",
      },
      {
        text: 'Then first be there for the tears, and leave the subject alone for an hour. "I\'m sorry this hurts you" is true and takes nothing back. You\'re not responsible for making it stop, only for not being cruel. Tomorrow you can both talk about what happens next.',
      },
    ],
  },
  {
    id: 'denies-it',
    said: /^(?:(?:and|but|so|now) )*(?:he|she|they|my \w+) (?:says?|said|swears?|claims?|insists?) (?:that )?(?:(?:it|that) (?:was (?:there|like that|already|not)|is not (?:his|her|their))|(?:he|she|they) (?:did not|never|has not|have not)|nothing happened)\b/u,
    passages: [
      {
        of: /\b(?:car|phone|laptop|dress|bike|scratch\w*|broke|money|borrowed)\b/u,
        text: "Then it's word against word, and you won't win that one. So leave the question of guilt and go for the repair: \"I can't prove it and I don't want to fight. It wasn't there when I gave it to you. Let's split the bill and forget it.\" If that's a no too, you've paid half a repair to learn that next time it isn't lent out. Look for a photo with a date first; it happens that one settles it.",
      },
      {
        text: "I can't see who's right, and maybe neither of you can prove it. Say what you saw, once, without the word liar: \"What I saw was … . It doesn't fit together for me.\" Then go by the next weeks. A person who has nothing to hide mostly helps you check.",
      },
    ],
  },
];
