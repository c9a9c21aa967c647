import type { LaterMatter } from './later-matter.ts';

/** What people go on with about parents, children and relatives. */
export const LATER_FAMILY: readonly LaterMatter[] = [
  {
    id: 'family-told-parent-and-they-got-angry',
    tries: [
      [
        'my mum comments on my weight every visit, should i say something',
        'i said it. she went mad and hung up',
      ],
      [
        "how do i tell my dad i'm not taking over the farm",
        'told him last night, he shouted for an hour',
      ],
      [
        'my mother goes through my post when she visits',
        "update: i talked to her, now she's furious and slamming doors",
      ],
      [
        'should i tell my parents their jokes about my job hurt',
        'well i did and dad said get out of my house then',
      ],
      [
        "i want to tell mom i won't come every sunday anymore",
        'she screamed at me that im selfish',
      ],
      [
        'my dad talks politics at every dinner and i hate it. want to ask him to stop',
        'asked him. he threw the napkin and left the table',
      ],
      [
        'how to tell my mum i dont want her to call me 5 times a day',
        'she got so angry. did i do it wrong?',
      ],
      ['my father still treats me like a kid', 'had the talk. it blew up in my face'],
      ['mom posts photos of me without asking', 'i told her nicely and she exploded, what now'],
      [
        'i need to tell my parents im not going to law school',
        'they know. mum isnt speaking, dad is yelling',
      ],
      [
        'my mother always compares me with my cousin',
        'so i finally told her and she lost it completely, should i apologise?',
      ],
      [
        'my dad makes fun of my accent since i moved',
        'i said stop it please. he went off on me in front of everyone',
      ],
    ],
    says: {
      told: "Ouch, that took courage and you got a storm back for it. Anger is often the first answer to something new, it doesn't have to be the last one. You don't need to take your words back or explain them again tonight. Leave it two or three days, then send something short and warm: you meant what you said, and you'd like to talk again when it's calmer.",
      should:
        "I wouldn't apologize for the thing you said, only for the tone if you honestly think it was off. Apologize for the content now and you'd have to start over next time. Give it a few days, then be the one to say something normal and friendly. That shows you're still there and that the sentence still stands.",
      normal:
        "Yes, an angry first reaction is very common when a grown child says something new and clear. It doesn't prove you did it wrong. What counts is what happens in a week or two, once the noise is over. Stay friendly, don't argue the point again, and let the sentence work.",
      say: "\"I know that was hard to hear. I didn't say it to hurt you, I said it because I want us to get on. I still mean it. Let's talk again when we're both calmer.\" Send it once, in two or three days, and don't answer insults in between.",
      will: "I can't promise how long it lasts. A first outburst often cools within days or a couple of weeks, mostly without a big talk. You can help by staying reachable and normal: a photo, a small question, no new debate. If the silence drags on past a few weeks, offer one calm conversation.",
    },
  },
  {
    id: 'family-parent-answers-with-guilt',
    tries: [
      ['i told mum im not coming this weekend', 'she said after everything i did for you'],
      [
        'how do i say no to my dad who wants me to drive him everywhere',
        "he goes fine then i'll just sit here alone",
      ],
      ['my mother calls me daily and i need a break', "now she says i'll be sorry when she's gone"],
      [
        'want to spend easter with my friends not my parents',
        'told them. mum: well you obviously dont love us',
      ],
      ['i said i cant lend them money anymore', 'dad says we raised you and this is the thanks'],
      [
        'should i move to another city, my mum lives alone',
        "she's crying on the phone that im abandoning her. what do i answer",
      ],
      [
        'i dont want to share my location with my mom',
        'she says a good daughter has nothing to hide lol',
      ],
      [
        "told my parents we're doing our own thing on sundays",
        "they're now doing the whole poor us thing",
      ],
      ['my mum wants a key to my flat', 'i said no and she goes ok i see im not wanted'],
      [
        'i can only visit once a month',
        'she said your cousin comes every week. is it normal to feel this guilty',
      ],
      ['i asked dad to stop calling me at work', "he says he won't call at all anymore then"],
      [
        'how do i tell mum i wont take over the family dinners',
        'she did the sigh. and the whole martyr thing. i feel awful',
      ],
    ],
    says: {
      told: "That sentence hits where it's meant to, and still it's a feeling and no argument. You can answer the feeling and keep the no: \"I know you're disappointed. I love you, and it stays like this.\" Don't list reasons, each one becomes a thing to haggle over. Then offer something you really want to give, with a day and a time, and leave it there.",
      say: "\"I can hear you're sad about it, and I do care about you. My answer stays the same. I'll call you on Wednesday and we'll have a proper chat.\" If the sentence comes back, repeat yours almost word for word, in a friendly voice. You don't have to defend your whole life.",
      normal:
        "It's very normal to feel guilty after a sentence like that, even when you did nothing wrong. Guilt here only shows that you care and that you broke a habit. Check it once: was your request fair and kindly said? If yes, let the feeling sit there and keep your answer.",
      should:
        "I'd stay with your no and be warm in everything else. If you give in now, the guilt line becomes the way to change your mind. Offer something you can give gladly, a call, a visit with a date, and keep to it exactly. Reliability helps more here than being talked round.",
      them: "I can't see into {them}, so I don't know how much is hurt and how much is habit. Often there's a plain wish under such a sentence: to matter, not to be left out. You can meet that wish with a fixed call or visit and still keep your answer exactly as it was.",
    },
  },
  {
    id: 'family-parent-took-it-well',
    tries: [
      ['im scared to tell my mum i dropped out', 'told her. she just hugged me'],
      ['how do i tell my dad im gay', 'i did it!! he said i know and asked if i want pizza'],
      [
        'want to ask my mother to stop commenting on my body',
        'she listened and actually said sorry, im in shock',
      ],
      [
        'should i tell my parents im not coming for xmas',
        'they were totally fine with it. all that worry for nothing',
      ],
      [
        "i need to tell mom we're moving abroad",
        'told her yesterday, she cried a bit but then she was happy for us',
      ],
      [
        'how do i tell my strict dad about my boyfriend',
        'omg it went so well, he wants to meet him',
      ],
      [
        'afraid to tell my parents i lost my job',
        'they were so nice about it. dad even sent me some money',
      ],
      [
        'i want to set a boundary with my mum about calling at work',
        'she said ok no problem?? just like that',
      ],
      [
        'i have to tell my parents im getting divorced',
        'said it. they didnt judge at all. im so relieved',
      ],
      ['my dad doesnt know i changed my name', 'he used it this morning. i cried in the bathroom'],
      ['told mum i need her to knock before she comes in', 'update she knocks now haha'],
      [
        'how do i tell them i dont believe anymore',
        'we talked till midnight and it was actually beautiful',
      ],
    ],
    says: {
      told: "Oh, that's lovely, and you can put down everything you'd braced yourself for. You were brave and {they} met you there. Tell {them} so, in one plain line: \"Thank you for how you took it, it meant a lot.\" People like to know when they got something right. And tonight just enjoy it, you've earned an evening without rehearsing speeches.",
      glad: "How good, I'm really glad for you. You carried that around and now it's said, and it was received kindly. Let {them} know what it meant to you, one short message is enough. Then do something nice with all the energy the worrying took.",
      normal:
        "It's quite normal to feel shaky or even a bit empty when something feared goes well. You'd tensed up for a fight and now the tension has nowhere to go. Sleep, eat, take a walk. And tell {them} once how much that answer meant, while it's fresh.",
      say: '"I was so nervous to tell you, and you made it easy. Thank you, that meant more to me than you know." Nothing longer is needed. Say it face to face if you see each other soon, otherwise a message today does it just as well.',
    },
  },
  {
    id: 'family-no-but-parent-will-be-hurt',
    tries: [
      [
        'my mum visits without calling first. what should i do',
        "but she'll be so hurt if i say that",
      ],
      ['i dont want my parents at the birth', "i can't tell mom that, it would break her heart"],
      [
        'dad wants to come on every holiday with us',
        "if i tell him no he'll be crushed, he has nobody else",
      ],
      ['my mother wants to name the baby', 'yeah but she cries so easily. isnt there a softer way'],
      ['want to stop the weekly dinner at my parents', "they'd be devastated though"],
      ['mum buys me clothes i never wear', 'i cant say that she means so well'],
      ['my dad calls every night for an hour', "he's lonely, i'd feel like a monster"],
      [
        'how do i tell my mum i want to cook christmas dinner myself this year',
        "she lives for that day. it'll hurt her",
      ],
      [
        'my mother tells everyone about my fertility stuff',
        "i know i should say something but she'll take it so personally",
      ],
      [
        'my parents expect me to phone when i get home every night',
        'ok but my mum will think i dont love her anymore',
      ],
      [
        'my dad keeps giving me job ads',
        "he'd be wounded if i told him to stop, he just wants to help",
      ],
      ['i want to wear my own dress not moms', 'how do i say it so she isnt hurt'],
    ],
    says: {
      told: "It may well hurt a little, and you can't take all of that away, but you can make it kind. A clear sentence hurts once; you pulling back quietly hurts for years. Start with what you love about having {them} in your life, then the one thing, then what you'd like instead. Face to face or by phone, not in a message. And let {them} be sad for a bit without fixing it.",
      say: '"I love that you want to be close, and I want to keep that. There\'s one thing I need differently, and I\'d rather tell you than pull away. Could we do it like this instead?" Then name it in one sentence and stop talking. Leave a pause, so {they} can answer.',
      should:
        "Yes, I'd say it, gently. Not saying it protects {them} for a week, but you get more irritated every time, and that shows too. Pick a calm moment, say the warm part first and mean it, then the one thing. A bit of disappointment is something a good bond can take.",
      how: 'Small and warm: a quiet moment, one thing only, no list of old cases. First what you value, then the wish as yours ("I need", not "you always"), then what stays. Have an offer ready that you\'d honestly enjoy. If tears come, stay and be kind, but don\'t take the wish back.',
    },
  },
  {
    id: 'family-tried-talking-never-helps',
    tries: [
      ['my mother criticises everything i do', "i've told her a hundred times, nothing changes"],
      [
        'my dad never asks about my life',
        "tried that. he listens for a minute then it's about him again",
      ],
      [
        'my sister makes digs at me at every party',
        'already talked to her about it, twice. she laughs it off',
      ],
      [
        'my mil rearranges my kitchen',
        "we've said it nicely, we've said it not nicely. she still does it",
      ],
      ['mum compares me with my brother', 'talking is pointless with her, she twists everything'],
      ['my brother is always 2 hours late', 'i tried talking. lasted one week'],
      [
        'my dad drinks at every family thing and gets embarrassing',
        'he doesnt listen to anyone, we all tried',
      ],
      [
        'parents keep asking when we have kids',
        'told them to stop so many times. what else can i do',
      ],
      ['my aunt gives me diet tips', 'been there done that. doesnt work with her'],
      [
        'my mother in law ignores our rules for the kids',
        'talked to her five times!! same thing last weekend',
      ],
      [
        'my sister in law makes everything about herself',
        'words dont help, she just goes quiet and then does it again',
      ],
      ['mom reads my messages when im there', 'i did say it, she promised, and did it again'],
    ],
    says: {
      told: "Then more talking won't do it, and you can stop looking for the perfect sentence. What's left is what you do yourself: when it starts, one short line, and then you change something real. Go home earlier, end the call, come less often, leave that topic out. Calmly, every single time, without a speech. You can't change {them}, but you can decide how much of it you're there for.",
      how: "Pick one behavior, the worst one. Decide beforehand what you'll do when it happens, something you can really keep up: \"If it comes up again, I'll hang up and call on Sunday.\" Announce it once, friendly. Then do it each time, without anger and without discussing. It usually gets worse for a bit before it's taken seriously.",
      say: "\"We've talked about this often, so I won't again. If it comes up, I'll go home that day, and we'll see each other next time.\" Say it in a quiet moment, not in the middle of it. Then keep to it kindly, the very first time, even if it feels small.",
      should:
        "I'd stop explaining and start acting, in small calm steps. Shorter visits, a call that ends when it starts again, topics that stay closed. That's no punishment, it's you looking after yourself so that you can still come at all. Say it once before, so it doesn't come out of nowhere.",
      will: "I can't promise {they} will ever change, and I wouldn't build on it. What can change soon is how much of it reaches you: shorter visits, a clear line, no debate. Some people do adjust when something real follows. And if not, you've still got your evenings back.",
    },
  },
  {
    id: 'family-guilty-after-no',
    tries: [
      [
        'should i say no to babysitting for my sister every weekend',
        'did it. feel like the worst person alive',
      ],
      ['my parents want me to move back to help', 'told them no. cant stop crying'],
      ['mum asked me to lend her money again', 'i said no and now i lie awake feeling guilty'],
      [
        'i wanted to skip my dads birthday this year',
        'im not going. is it bad that i feel guilty AND relieved',
      ],
      ['my brother wanted to stay at mine for a month', 'said no. guilt is eating me'],
      [
        'dont want my mother to come for 3 weeks',
        'i told her one week. now i keep picturing her sad face',
      ],
      ['should i let my cousin live with us', 'we told her it doesnt work. i feel so mean'],
      ['grandma wants me to visit every day', 'i cut it to twice a week and i feel horrible'],
      ['my mil expects us each sunday', 'we skipped it for the first time, why do i feel guilty'],
      [
        'sister asked me to be her surrogate childcare for the summer',
        "i said it's too much. she said its ok but i still feel selfish",
      ],
      [
        'my dad wants me to take over the shop',
        'i finally told him i wont. relieved for ten min then guilt all day',
      ],
      ['i said no to hosting christmas', 'am i a bad daughter'],
    ],
    says: {
      told: "That guilt is what a new no feels like, it doesn't mean the no was wrong. You're used to carrying it, and now your hands are empty and it feels like theft. Look at the plain facts: you were asked, you answered honestly, nobody was harmed. Don't take it back while the feeling is loud. Give it a week, and offer something small you'd really like to give.",
      normal:
        "Very normal, and it says more about how long you've said yes than about this no. Feeling guilty and relieved at once is the usual mix. The relief is worth listening to. Wait a week before you change anything, the guilt gets quieter if you don't feed it with new explanations.",
      why: "Often because you learned early that being good means being available, and a no breaks that old rule. The feeling then comes by itself, fair or not. Ask what you'd tell a friend in your place: most likely that it was fine. Let the feeling be there and leave your answer standing.",
      should:
        "I'd leave it as it is, at least for a week. If you still think it was wrong then, with a clear head, you can change it freely. Taken back now, it'd only be the guilt deciding. If you want to do something kind, choose a small thing that really suits you.",
    },
  },
  {
    id: 'family-parent-denies-what-happened',
    tries: [
      [
        'i want to tell my mother how bad my childhood was',
        'i told her. she says that never happened',
      ],
      ['should i talk to dad about how he treated us', "he goes you're remembering it wrong"],
      [
        'mum was always at work and i raised my brothers',
        "she said i'm exaggerating and had a great childhood",
      ],
      [
        'thinking of confronting my parents about favouring my sister',
        'both said its nonsense they treated us all the same',
      ],
      [
        'my dad never came to anything i did',
        'he said he was there all the time. he wasnt. am i crazy',
      ],
      [
        'how do i tell mom that her remarks about my body stayed with me',
        'she says she never said anything like that and im too sensitive',
      ],
      ['want an apology from my father', 'he laughed. said i make things up'],
      [
        'my mother and i finally had the talk about the past',
        'she just said well i did my best and changed the subject',
      ],
      [
        'i wrote my parents a letter about my childhood',
        'they answered that they dont recognise anything in it',
      ],
      [
        'should i ask my mum why she left us with grandma',
        'she said it was only a few weeks. it was two years',
      ],
      [
        'my parents shouted all the time when i was small',
        'mum says we had a harmonious home lol. what do i even say to that',
      ],
      [
        'told my dad that he scared me as a kid',
        'he says everyone did it like that then, no sorry nothing',
      ],
    ],
    says: {
      told: "That hurts twice: the thing itself and then being told it wasn't there. Your memory doesn't need {their} signature to count. You've said it, which was the part in your hands. I wouldn't go on proving it, that wears you out. Talk to someone who was there or who believes you, a sibling, a friend, a therapist. Then decide calmly how close you want to be from here.",
      normal:
        "You're not crazy. People in the same house often remember very differently, and many parents brush such things aside when they hear them for the first time. That doesn't make your side less real. Write down what you remember, for yourself, and tell it to someone who listens. That steadies more than another debate.",
      say: '"You remember it differently. I was the child in it, and this is how it was for me. I don\'t need you to agree, I wanted you to know." Then end the subject yourself. If {they} come{s} back to it later with a real question, you can still talk.',
      them: "I can't see into {them}. It may be shame, it may be that {they} truly remember{s} it another way, and from here nobody can tell. What you can do is stop waiting for the sentence you hoped for, and get the listening from people who can give it. The door can stay open a crack.",
      should:
        "I wouldn't push a second time right now. You'd collect evidence, {they} would defend, and you'd go home with more hurt. Leave what you said standing. Look for the listening elsewhere, a sibling, a friend, a good therapist. And how much contact feels right after this is yours to decide, without hurry.",
    },
  },
  {
    id: 'family-no-contact-and-they-write',
    tries: [
      ['havent talked to my mother for 2 years', 'she just sent me a birthday card'],
      ['i cut off my dad in spring', 'he wrote. just hope youre well. do i answer'],
      [
        'no contact with my parents since the wedding',
        'mum texted a photo of the dog like nothing happened',
      ],
      ['my brother and i havent spoken in a year', 'got a message from him out of nowhere'],
      ['i stopped talking to my mum, best decision', 'she left a voicemail. i havent listened yet'],
      ['estranged from my dad', "now he's added me on facebook, what should i do"],
      ['cut contact with my whole family', 'my aunt writes that mum misses me'],
      ['my sister and i are done', "she sent money for the kids' birthdays. keep it or send back?"],
      ['no contact with mum for 8 months now', 'a parcel came from her today. im shaking'],
      ['i blocked my father', "he's found a way to write me by email. do i have to answer"],
      [
        'no contact since january with my parents',
        'christmas card arrived with love mum and dad, no sorry',
      ],
      ['told my mother i need distance', "it's been 3 weeks and she writes every day good morning"],
    ],
    says: {
      told: "A message like that can knock the wind out of you, even when the distance is right. You don't have to answer, and surely not today. Put it aside for a few days and then ask yourself one thing: what would you want from contact now, and is there any sign of it in there? A nice word isn't yet a change. Silence, one polite line or a real answer are all allowed.",
      should:
        "I wouldn't answer before a few nights have passed. If you then feel mostly dread, leave it unanswered, that's allowed. If there's curiosity too, send one line that promises nothing: \"Got your message. I still need distance.\" Look at whether the reasons for the distance are even mentioned. That tells you more than the friendly tone.",
      say: 'If you want to answer: "Thank you for writing. I still need distance, and I\'ll get in touch if that changes." Short, polite, no reasons to argue about. If you\'d be open to more: "I\'d need to talk about what happened first. Are you ready for that?" And no answer at all is possible, too.',
      them: "I can't see into {them}, so I don't know if it's regret, habit or just the date. The words alone don't tell. What would tell more is whether {they} can speak about what happened without blaming you. You don't have to find out now. Take your time and see what you want.",
      normal:
        "Shaking, hope, anger, all at once is a very normal reaction. You can stand by the distance and still be touched by a message. It doesn't mean the decision was wrong. Tell someone close tonight, put the thing out of sight, and decide nothing for a few days.",
    },
  },
  {
    id: 'family-caved-after-setting-limit',
    tries: [
      ['i told mum no calls after 9', 'i caved, picked up at 11 last night'],
      ['should i keep lending my brother money', 'ugh i gave him another 200'],
      ['decided not to go to my parents this sunday', 'i went. hate myself a bit'],
      ['no more contact with my dad', 'i wrote to him. i was weak'],
      ['we said no sweets before dinner for my 4 yo', 'gave in after ten minutes of screaming'],
      [
        'my son (22) should do his own laundry from now on',
        'i did it again today, couldnt watch the pile',
      ],
      ['i wanted to say no to watching my sisters kids', 'she asked so nicely i said yes again'],
      ['took my daughters phone away for a week', 'gave it back after one day. am i hopeless'],
      ['not letting mil stay over anymore', "she's in the guest room lol. i caved"],
      ['told my son he has to pay rent', 'he looked so sad i said forget it'],
      [
        'said i wouldnt answer moms guilt texts',
        'wrote her a whole essay at midnight. why do i do this',
      ],
      [
        'we agreed the toddler stays in his own bed',
        '3am and she was in ours again, we gave up. start over?',
      ],
    ],
    says: {
      told: "Happens to nearly everyone who tries something new in a family, and it doesn't wipe out what you decided. You had one weak moment, that's all. Look at when it happened: tired, asked sweetly, taken by surprise? There's the spot to prepare, with one ready sentence like \"Let me think, I'll tell you tomorrow.\" From today the old rule is on again. No big announcement, just do it next time.",
      why: 'Mostly because an old habit is quicker than a new decision, above all when you\'re tired or surprised. Giving in ends the bad feeling at once, the limit only pays off later. So buy yourself time: "I\'ll let you know tomorrow." In that gap the new you gets a chance to speak.',
      normal:
        "Completely normal, hardly anyone keeps a new limit the first time. You aren't hopeless, you're practicing. Just don't throw the whole thing away because of one slip. Next time it comes up, do what you'd decided, calmly, without explaining the slip.",
      should:
        'Yes, start again, today and without a fuss. You can say it plainly: "Last time I gave in. It still holds from now on." Maybe make the limit a bit smaller, so that you can really keep it on a bad day. A small rule you keep beats a big one you don\'t.',
      how: "Make it easier on yourself: a smaller limit, one ready sentence, and a pause before each answer. \"I'll think about it and tell you tomorrow\" works for nearly everything. Decide beforehand what you'll do when it gets loud or sweet. And tell one person who'll ask you how it went.",
    },
  },
  {
    id: 'family-others-say-but-its-your-mother',
    tries: [
      ['i dont talk to my mother anymore', 'my aunt says you only have one mother'],
      ['keeping distance from my dad', "my husband says i should forgive him, he's old"],
      ['havent seen my parents in a year', 'everyone at work goes but theyre family'],
      [
        'my brother and i fell out over money',
        'mum says blood is thicker than water and i should call him',
      ],
      ['im not inviting my dad to the wedding', "my grandma says i'll regret it one day. will i?"],
      ['cut my sister off after what she did', "friends say i'm too hard"],
      ['i see my mum only twice a year, better for me', 'my cousin called me cold'],
      ['not going to the family reunion', 'my whole family says be the bigger person'],
      [
        'no contact with my mother',
        'therapist supports it but my brother says im destroying the family',
      ],
      ['decided not to visit dad in the home', 'neighbours talk. my uncle said shame on you'],
      ['i stopped inviting my in laws', 'my own mum says one must make peace'],
      [
        'i moved away from my parents on purpose',
        "people say but they're your parents how can you. what do i say to that",
      ],
    ],
    says: {
      told: "People say that quickly, and mostly they know only a small part of it. They weren't in the room. You don't owe anyone the full story so that they approve. Have one sentence ready, \"I've thought about it for a long time and it's right for me now,\" and change the subject. Your decision can still change one day, but because you want it, not because an aunt has a proverb.",
      say: '"I know you mean well. I\'ve thought about it long and hard, and it\'s what I need right now. I\'d rather not discuss it." Then ask about something else. If it goes on: "You don\'t have to understand it, just leave it with me." Friendly, always the same words.',
      will: "I can't promise how you'll feel in ten years. But you can take the question seriously yourself: what would you want to have said or tried, so that you can live with it? If there's something, do it in your own time. If not, their prediction is only their own worry.",
      normal:
        "It's normal that such remarks sting and make you doubt, they come from people you like. It doesn't make your distance wrong. Ask yourself, alone and in peace, how you feel after contact and how you feel without. That's a better guide than what others find proper.",
      should:
        "I'd keep to what you've decided and let the others have their opinion. If you ever want to move toward each other, choose it freely and in small steps, a card, a short call. Doing it to keep relatives quiet seldom goes well. One friendly sentence ends the discussion.",
    },
  },
  {
    id: 'family-i-still-live-with-them',
    tries: [
      [
        'my parents check my phone and control everything. what should i do',
        'i live with them and they pay for everything',
      ],
      [
        'my mum and i fight every day',
        'moving out isnt possible, im 19 and a student with no money',
      ],
      ['dad comments on everything i eat', 'i cant just leave, its his house'],
      [
        'my mother walks into my room whenever she wants',
        'i know i should move out but the rents here are insane',
      ],
      ['how to set boundaries with my parents', 'hard when you live at home at 27'],
      ['my mil is in my business all day', 'we live with her, we dont have another place'],
      ['my father wont let me go out', 'im 17 so i cant do anything about it'],
      ['mum yells when i sleep late', 'i still live there, saving for a flat, 8 more months'],
      ['my parents dont accept my girlfriend', 'they pay my uni. so what now'],
      ['i want more privacy from my family', "we're 5 in 3 rooms"],
      [
        'my parents treat me like a child',
        'well i moved back in after my breakup so im kinda one again',
      ],
      ['my sister takes my stuff all the time', 'we share a room, theres no lock'],
    ],
    says: {
      told: "That changes it, because you can't just walk away from people whose fridge you share. So two tracks. For now: pick the one thing that wears you out most and ask only for that, in a calm hour, with something from your side in return. Keep places and hours that are yours, library, friend, evening walk. And in the background a plan for later: date, amount, first step. A plan makes the waiting lighter.",
      how: 'One wish at a time, at a quiet moment, with an offer: "Please knock, and I\'ll keep the kitchen tidy." Small fixed deals work better under one roof than big talks about respect. Build yourself hours outside the house every day. And write down what leaving would need, sum and date, then put a little toward it each month.',
      say: "\"I know it's your place and I'm thankful. I'd like us to get along while I'm here. One thing would help me a lot. Could we try it for two weeks? In return I'll take something off your hands.\" Name the thing in one sentence, and really offer something.",
      should:
        "I'd choose peace on the small things and be firm on one. With shared walls you can't win every point, so pick the one that matters most to your day. Meanwhile get your exit moving, even slowly: savings, a list of rooms, someone to share with. That helps the mood long before you leave.",
    },
  },
  {
    id: 'family-how-to-word-it-to-parent',
    tries: [
      ["i want to tell my mum i'm not coming home for christmas", 'can you write it for me'],
      ['should i tell my dad that his jokes hurt me', 'ok but how do i word it'],
      ['mom keeps calling me at work', 'what exactly do i text her'],
      [
        'my parents want to come for two weeks, too long for us',
        'can you help me with the message, im bad at this',
      ],
      ['i need to ask my dad for some distance', 'how would you put it so he doesnt blow up'],
      ['my mother in law drops in unannounced', 'ok give me the sentence'],
      ['i want my parents to stop asking about babies', 'how do i phrase that nicely'],
      ['need to tell my mum to stop posting pics of my kids', 'write me something short pls'],
      [
        'should i ask my parents not to give us advice on everything',
        'yes but the words... what do i say',
      ],
      ['telling my dad i wont work in his company', 'could you draft it'],
      [
        'i dont want mum to bring her boyfriend to my graduation',
        'how do i write this without sounding like a brat',
      ],
      [
        'want to tell my parents that i need a break from the sunday calls',
        'what would i say in the first line',
      ],
    ],
    says: {
      told: "Keep it to four short sentences: something warm and true, the one thing, what you offer instead, a friendly end. Like this: \"I love you and I don't want this to stand between us. I've thought it over, and I'd like to do it differently from now on: (your one thing). What I'd love instead is (your offer). Thanks for hearing me.\" No reasons, no old cases. Read it aloud once before sending.",
      say: "\"I love you, and I'd rather tell you this straight than be annoyed in secret. I need one thing to be different: (your one thing). It's not against you. What I'd really like is (your offer). Can we do it that way?\" Fill in the two gaps with your own plain words and leave the rest.",
      how: 'Warm first line, one wish, one offer, end. Say "I" and never "you always." No list of reasons, since each reason invites a debate. If it\'s something heavy, call rather than text, with your sentence on paper in front of you. Then stop talking and let {them} answer.',
    },
  },
  {
    id: 'family-sibling-does-not-answer',
    tries: [
      ['i wrote my sister a long message to make up', "two weeks. nothing. she's seen it"],
      ['should i call my brother after our fight', 'called twice, he doesnt pick up'],
      ['i apologised to my brother for what i said at the funeral', 'he left me on read'],
      [
        'want to reconnect with my half sister',
        'i sent it and she hasnt answered, what does it mean',
      ],
      ['my sister is mad at me about mums ring', 'ok i texted sorry. silence since sunday'],
      ['how do i fix things with my brother', 'wrote to him. no answer. do i write again?'],
      ['fell out with my sister in law over the kids', 'she read it and said nothing at all'],
      ['my twin and i dont speak', 'sent her a birthday voice message. no reaction'],
      [
        'should i invite my brother to my wedding after everything',
        'sent the invitation a month ago. not a word',
      ],
      [
        'my sister unfollowed me after our argument',
        'i wrote her a letter. still nothing, feels awful',
      ],
      ['i offered my brother to meet for coffee', 'no reply. its been 5 days how long do i wait'],
      ['my little sister blocked mum but not me, should i write', 'did. its just grey ticks'],
    ],
    says: {
      told: "Silence after you've reached out is hard to sit with, I'm sorry. It isn't a no yet; it can be anger, not knowing what to say, or needing time. You've done your part, so don't send three more. Wait about two or three weeks, then one short line that needs no answer: \"Thinking of you. Door's open whenever you want.\" After that it's {their} turn, and you get on with your days.",
      them: "I can't see into {them}, and silence has many reasons: hurt, pride, no words, a bad week. So I wouldn't read a verdict into it. The most you can do is stay friendly and easy to come back to. One light message in a few weeks, then leave the next step over there.",
      should:
        "Yes, but not now and only once. Leave at least two or three weeks after the last message, so it doesn't feel like pressure. Then one line with no question in it and no reproach. If nothing comes, stop writing for a good while. Pushing makes it harder for {them} to come back.",
      when: "I'd wait two to three weeks before you send anything else, counted from your last message. After that a short line at an ordinary moment, or at a birthday, is fine. More often than every few months I wouldn't write if nothing comes back. It keeps the door open without pushing.",
      say: '"No need to answer. I was thinking of you today and wanted you to know the door\'s open, whenever you like." Maybe with an old photo you both like. No "did you get my message" and no new explanation of the fight. Then leave it there.',
    },
  },
  {
    id: 'family-sibling-made-up',
    tries: [
      ['my brother and i havent spoken for 3 years', 'he called!! we talked two hours'],
      ['i wrote to my sister to say sorry', 'she answered: i missed you too you idiot'],
      ['should i apologise to my sister first', 'did it. we both cried, its good again'],
      ['fight with my brother over the house', 'update we met for a beer and its settled'],
      [
        'my sister ignores me since mums birthday',
        'she came over yesterday with cake and said sorry',
      ],
      ['i dont know how to reach my half brother', 'he wrote back and wants to meet in june'],
      [
        'my twin and i fell out about her boyfriend',
        "we made up last night. i'm so happy but also scared it wont last",
      ],
      ['sent my brother a voice note', "he sent one back, 8 minutes, he's sorry about everything"],
      ['my sister blocked me', 'unblocked! she asked how the kids are'],
      [
        'cant forgive my brother for missing my wedding',
        "he explained it all. i get it now. we're ok",
      ],
      [
        'i want to have my siblings together again for dads 70th',
        'it worked, all four of us at one table, not one fight',
      ],
      [
        'my sis and i only fight when we talk',
        'we had the best weekend in years. how do we keep it like this',
      ],
    ],
    says: {
      told: "That's wonderful news, I'm so glad for you both. Enjoy it and don't clear up every old thing in the first week. What keeps it alive is small and regular: a silly photo, a call on an ordinary Tuesday, a date for the next time. If an old sore spot comes up, talk about that one, briefly, and go back to being siblings.",
      glad: 'How lovely, that\'s a heavy thing off your back. Let it be light for now: nice, ordinary time together instead of a big review of who did what. Send a line tomorrow, something like "That was so good." And fix the next time while you\'re both still glowing.',
      how: 'Small and often. A message in the week, a call now and then, one fixed thing a month, and no business talk about parents or money on those days. When something annoys you, say it within a few days, in one sentence, so that nothing piles up. Laughing together does the rest.',
      will: "I can't promise that it lasts, nobody could. But you've both shown that you want it, and that's a good start. Old quarrels may knock now and then. If one does, say early \"I don't want to lose this again, can we sort it out?\" That helps more than being careful all the time.",
      normal:
        "It's normal to be happy and a little scared at once, you know now how losing it feels. You don't have to trust it fully on day one. Let it grow with small ordinary things, and say once out loud that you're glad to have each other back.",
    },
  },
  {
    id: 'family-sibling-wont-help-with-parents',
    tries: [
      [
        'i do everything for our mum, my brother nothing. how do i ask him',
        'asked. he says he has no time',
      ],
      [
        'dad needs someone every day and its always me',
        'told my sister. she said well you live closer',
      ],
      ['my brother should visit mum too', 'he goes you chose to do it'],
      [
        'how do i get my siblings to help with our parents',
        'group call was a joke, everyone had excuses',
      ],
      ['i care for my mum alone, sister is abroad', 'she says she cant do anything from there'],
      [
        "my brothers leave dad's care to me because im the daughter",
        'i said it. they laughed it off',
      ],
      ['my sister never takes mum to the doctor', "she said she'd do it. then cancelled. again"],
      ['need my brother to pay something for mums carer', 'he says no, he has kids and a mortgage'],
      [
        'we are four kids and im the only one helping',
        'wrote it in the family chat. three blue ticks no answer',
      ],
      [
        'how should we split caring for our father',
        'my brother says put him in a home then. thats his help',
      ],
      [
        'i want a week off from caring for mum',
        'asked my sister to come. she said maybe in autumn. im so angry',
      ],
      [
        'my sister thinks visiting once a month is enough',
        'she says im a control freak and thats why nobody helps',
      ],
    ],
    says: {
      told: "I'd be angry too, that answer leaves you with exactly what you had before. Stop asking for help in general and ask for one piece with a date: one weekend, the insurance papers, a sum each month toward a carer. If it's still no, plan as if you're on your own: local care advice, day care, paid hours from your parent's money. And say what you'll no longer do, before you collapse.",
      say: "\"I can't do all of this any longer. From the first of next month I'll do (your part). Open are: one weekend a month, the paperwork, or money for a carer. Which of these do you take? If none, we'll have to pay someone.\" Send it in writing, to all of them at once.",
      how: 'Make a list of everything you do in a week, with hours. Mark what can be done from far away: calls, bills, orders, money. Hand it round and ask each person to pick. Ask a care advice office to sit in if you can, a neutral voice helps. Whatever nobody takes gets paid for or left out.',
      should:
        "I'd ask one last time, concretely and in writing, and then plan without {them}. Waiting for {them} to see it costs you the strength you need. Get outside help in now, even a few hours a week. Whether you want to be close afterward is a question for later, with more sleep.",
      why: "I can't know {their} reasons. Often in families the one who started helping simply becomes the one who does it, and everyone gets used to that. So it changes only when you put a part down out loud. Name the part, the date, and what happens otherwise.",
    },
  },
  {
    id: 'family-parents-take-siblings-side',
    tries: [
      [
        'my brother owes me 3000. should i tell my parents',
        'told mum. she says let it go he has it hard',
      ],
      ['my sister ruined my birthday', 'mom says i should apologise to HER'],
      ['fight with my brother, i wrote him off', 'dad called and said i started it. of course'],
      [
        'my sister gets everything and i get nothing',
        'i brought it up and my parents said im jealous',
      ],
      [
        'my brother insulted my wife at dinner',
        'my parents say he was only joking and we should come back',
      ],
      [
        'should i say something about how my sister treats me',
        'did. mum defended her the whole time',
      ],
      ['my brother is 30 and lives off my parents', 'they told me to mind my own business'],
      [
        'sister borrowed my car and crashed it',
        'parents say accidents happen, dont make a fuss, pay it yourself',
      ],
      ['i had a huge row with my sister about the will', 'now mum isnt talking to ME'],
      [
        'my little brother gets away with everything',
        'asked dad why. he said you were always the strong one',
      ],
      ['my sister lied about me to the family', 'and they believe her. what do i do now'],
      [
        'my parents bought my brother a flat and me a toaster',
        'told them it hurts, they said its their money. is it childish to be hurt',
      ],
    ],
    says: {
      told: "That stings more than the fight itself, because you went to them for fairness and came away alone. You probably won't win them as judges, so stop putting the case to them. Keep it between you and your sibling, and tell your parents one thing only: \"I don't need you to choose. I need you to stay out of it.\" And get your comfort from someone who isn't related to both of you.",
      normal:
        "It's not childish to be hurt, being treated unequally by your own parents hurts at any age. You can feel it without making a case of it every time. Tell them once, plainly, how it is for you. Then spend your energy where you're seen, and lower what you expect there.",
      say: '"I\'m not asking you to take my side. I\'m asking you to leave this to the two of us. When you defend one of us, I feel alone with it." Say it calmly, once, and then talk about something else. Leave the story of the quarrel itself out of it.',
      why: "I can't see into them. Parents often lean toward the child they worry about more, and expect the other to cope, which feels like a punishment for being strong. That's an explanation and no consolation. You can tell them how it lands with you, and then stop asking them to decide.",
      should:
        "I'd step back from the discussion with them and settle it with your sibling directly, or let it rest. Every further attempt to convince them gets you a new hurt. Fewer visits for a while are fine, if you need that. Say openly why, in one sentence, without slamming a door.",
    },
  },
  {
    id: 'family-partner-says-thats-just-how-mil-is',
    tries: [
      [
        'my mother in law comments on my cooking every time',
        "my husband says she's just like that",
      ],
      ['mil comes in without knocking', 'talked to my bf. he says dont take it so seriously'],
      ['my girlfriends mum hates me', "gf goes she's like that with everyone"],
      ['his mother decides everything in our wedding', "he says just let her have it, it's easier"],
      [
        "my wife's dad makes jokes about my job at every dinner",
        "told her. she said you're too sensitive",
      ],
      [
        'my mother in law undermines me with the kids',
        'my partner refuses to talk to her, doesnt want drama',
      ],
      ['mil wants us every sunday', 'husband says he cant say no to his mum'],
      ['in laws bought us furniture without asking', 'my man said be grateful. what do i do now'],
      [
        'his parents talk about his ex in front of me',
        'he didnt say a word. again. how do i get him to see it',
      ],
      [
        'my wifes mother calls 4x a day',
        'asked my wife to do something, she says its her mum and thats that',
      ],
      ['mother in law says i spoil our son', 'husband: well she raised three. great'],
      ['my boyfriends mom reads our mail', "he laughed and said she's curious"],
    ],
    says: {
      told: "Then you're not dealing with one problem but two, and the one with your partner matters more. \"Just like that\" may be true, it still lands on you. Don't complain about the parent again, say what you need: \"I'm not asking you to change anyone. I'm asking you to say one sentence next time, so I'm not alone with it.\" Agree on the sentence beforehand. And what concerns you directly, you may answer yourself, politely.",
      say: "\"I believe you that it's always been like that. For me it's new and it hurts. I don't need a fight with your family. I need you next to me. Next time, will you say one sentence? Let's decide now which one.\" In a quiet hour, and not on the drive home.",
      how: "Take it away from the parent's character and to the two of you. One example, how it felt, one concrete wish, such as changing the subject or going home at nine. Ask what makes it so hard to speak up. Years of keeping the peace don't go in one talk, so praise the first small try.",
      should:
        "I'd talk once more, in peace, and only about the two of you. If nothing comes, act for yourself: answer friendly but clear, go home earlier, come along less often. Say that beforehand so it isn't a threat. You don't have to sit through everything so that others have it quiet.",
      normal:
        "You're not too sensitive for wanting your partner at your side. Many people go quiet around their own parents, it's an old habit. That explains it and still leaves you alone at the table. So ask for one small, doable thing, and look whether it comes.",
    },
  },
  {
    id: 'family-in-laws-reacted-badly',
    tries: [
      ['told my mil she has to call before she comes', 'now she tells everyone i banned her'],
      ['should i tell my mother in law not to kiss the baby', 'did. she burst into tears and left'],
      ['we said no to sunday lunch every week', 'mil isnt talking to us since'],
      [
        'how do i tell my in laws we need a few days alone after the birth',
        "they're deeply offended. fil wrote my husband a nasty text",
      ],
      ['i asked his mother for our key back', 'she threw it on the table and said well then'],
      [
        "we told his parents we're not having a church wedding",
        "his mum says i've turned him against them",
      ],
      [
        'asked my mother in law not to give advice',
        'she goes fine i wont say ANYTHING anymore and she doesnt',
      ],
      [
        'my partner told his mum the visits are too long',
        "she thinks it's my doing and hates me now",
      ],
      ['no sweets at grandmas, we told her', 'she said then she wont have the kids at all'],
      ['told mil i decide what my daughter wears', 'she hung up on me. did we go too far?'],
      ['we moved the christmas to our place', "in laws wont come. they're sulking"],
      [
        'said to my father in law that his jokes arent ok',
        "he says he can't say anything in this family, left early",
      ],
    ],
    says: {
      told: "So it's out, and the first answer is offended. That doesn't make your request unfair. Don't chase and don't defend it round the whole family. Stay friendly and normal, as if the relationship isn't in question: a short hello, an invitation with a date. Best if the partner whose parents they are says it once: \"This comes from both of us, and we'd love to see you.\" Then give it a few weeks.",
      should:
        'I wouldn\'t take it back, and I wouldn\'t add anything either. A reasonable wish plus a warm invitation is enough. Let the partner whose parents they are do the talking, and as "we." If the tone was off, say sorry for the tone. Then wait, offense needs an audience and gets tired without one.',
      say: 'From the one whose parents they are: "This was our decision, both of us. It isn\'t against you. We\'d like you with us, and it works for us this way. Come on Sunday at three?" Short, the same to everyone who asks, and no comments on the drama.',
      normal:
        "It's normal that a new rule gets a bruised reaction, above all where nobody's set one before. From what you tell me, asking for it wasn't going too far. Be kind in tone, steady in the thing, and generous with the next invitation.",
      will: "I can't promise when it eases. Being offended often lasts days to some weeks and then life goes on, mostly without a big talk. It gets shorter when nobody begs and nobody fights back. Keep offering normal contact, with dates, and keep your rule.",
    },
  },
  {
    id: 'family-everyone-says-i-spoil-the-child',
    tries: [
      ['is it ok to carry my baby all the time', 'my mum says i spoil her'],
      ['my 5 month old only sleeps on me', "mil says i'm making a rod for my own back"],
      ['my toddler cries when i leave the room', 'dad says thats what happens when you always run'],
      [
        'should i let my 3 yr old sleep in our bed',
        "my sister says he'll never leave and its our own fault",
      ],
      ['my son is 6 and still wants me to lie next to him', 'everyone says i baby him'],
      ["she's 2 and picky so i cook her extra", 'grandma thinks im raising a princess'],
      ['we dont do cry it out', "pediatrician aunt says we're too soft. are we?"],
      [
        'my daughter has tantrums in the shop',
        'my mother says i need to be stricter, one slap never hurt. we wont do that',
      ],
      ['we comfort him every time he wakes', "husband says we've taught him that. is he right"],
      ['my 4 year old decides what he wears', 'my in laws say he runs the house'],
      ['i still nurse my 18 month old', 'my friend says its only for me now lol'],
      [
        'i stay with my kid at kindergarten till she stops crying',
        'the other moms say i make it worse',
      ],
    ],
    says: {
      told: "Nearly everyone who raises a child hears this, whichever way they do it. Comforting a small child isn't spoiling, that's how they learn someone comes. The better question is whether it works for you: if you're fine with it, carry on and say \"it suits us.\" If you're worn out, change one small thing because of you, and not because of the comment.",
      say: '"Thanks, I know you mean well. It works for us like this. If we need advice we\'ll come and ask." With a smile, and then a new subject. If it comes again: "We\'ve talked about that one." You don\'t need studies and you don\'t have to win.',
      normal:
        "From what you write it's quite ordinary, children differ a lot in how much closeness they want. Nobody gets spoiled by comfort. Where a child needs a no, in a shop or with bedtime, you can say it kindly and mean it. Both go together well. With real doubts, ask your pediatrician.",
      should:
        "I'd only change what bothers you yourself. If you're at ease with it, let people talk. If you're exhausted or feel it's too much, choose one small step and keep it up for two weeks. Kindly and always the same is better than strict today and soft tomorrow.",
    },
  },
  {
    id: 'family-baby-still-not-sleeping-tried-it-all',
    tries: [
      ['my 7 month old wakes every hour', 'tried all of that, routine, white noise, nothing works'],
      ['baby wont sleep in the crib', 'yeah we tried putting her down drowsy. lol. no'],
      [
        'how do i get my 10 month old to sleep longer',
        "it's been 3 weeks, no change, im so tired i could cry",
      ],
      ['4 month sleep regression is killing us', "it's worse now. last night 9 times"],
      [
        'my son is 1 and never slept through',
        'done the books the apps the coach. still up all night',
      ],
      ['he only sleeps on my chest', 'we cant do shifts, my partner works nights'],
      ['what can i do against bad naps', 'update: still 30 min naps. im losing it'],
      ['twins wont sleep at the same time', 'we did the schedule thing, they laughed at it'],
      ['my baby fights sleep till 11pm', 'earlier bedtime made it worse. what else is there'],
      ['she wakes the second i lay her down', 'warm bed trick didnt work either'],
      [
        'baby sleep is horrible since teething',
        "that was 2 months ago and he's still up at 2,4 and 5",
      ],
      [
        'my toddler is up from 3 to 5 every night',
        'tried everything you said, how long does this go on',
      ],
    ],
    says: {
      told: "That's brutal, and you haven't missed a trick. Some babies sleep badly for a long time, whatever you do. So stop working on the baby for a week and work on your own sleep: anyone who can take two hours, early or late, in bed at eight. Mention it at the pediatrician's too, with a few nights written down. If you get too tired to be safe, lay the baby down and call someone.",
      how: "For now, think of surviving. Write down who could take one block of two hours: partner, friend, grandparent, a paid sitter. Sleep in that block, don't clean. Drop every method for a week. Take three nights of notes to the pediatrician, so someone looks at it with you. Then choose one change and keep it for ten days.",
      normal:
        "Yes, it's within what many families go through, and being at the end of your strength after that is normal too. Still mention it to the pediatrician, so that you're not alone with it. And it says nothing about you as a parent, some babies simply sleep like this for a good while.",
      will: "I can't promise a date. For most children nights do get longer in the first years, in jumps and with setbacks. Plan in small pieces: get through this week, with one fixed sleeping block for you. And have the pediatrician look at it, so that you know nothing's being missed.",
    },
  },
  {
    id: 'family-baby-slept-finally',
    tries: [
      ['my baby wakes 8 times a night', 'SHE SLEPT 6 HOURS'],
      ['how do i get him to sleep in his crib', 'you wont believe it he slept in it all night'],
      ["we're so tired, 9 months no sleep", 'last night he slept through for the first time'],
      ['should we do sleep training', 'third night, only one wake up. i feel human'],
      ['my toddler comes into our bed each night', 'stayed in her own bed till 6 today!!'],
      ['she only naps in the carrier', 'napped 2 hrs in the crib. i just stared at her lol'],
      ['4 month regression', 'i think its over? two good nights in a row'],
      ['moving my son to his own room', 'went great, he didnt even cry. kinda sad tho'],
      ['baby screams at bedtime', 'tonight ten minutes and asleep. what did we do right'],
      ['i havent slept in a year', '7 hours yesterday. i kept waking up to check if she breathes'],
      [
        'bottle or no bottle at night for a 1 yr old',
        'we dropped it. one rough night and now he sleeps',
      ],
      [
        'cosleeping isnt working anymore',
        'crib next to our bed did it, we all slept. will it stay like this?',
      ],
    ],
    says: {
      told: "Hallelujah, what a night! Enjoy it and don't do the dishes with the energy. Keep everything just as it was yesterday, same order, same place, as long as it works. There may be rough nights again, with teeth or a cold, and they don't undo this one. You now know it can happen in your house.",
      glad: "Oh, how good, you must feel like a new person. Write down what you did yesterday, so you can simply repeat it. And sleep tonight, early, before you use the win to clean the kitchen. You've all earned it.",
      will: "I can't promise it stays, baby sleep goes in waves. A cold, a tooth or a trip can shake it, and mostly it comes back. Keep your order of things the same and don't change anything else now. Meanwhile fill up your own sleep while the going's good.",
      normal:
        "Waking up to check, or being a bit sad that it suddenly works, is very normal. Your body was on night duty for a long time and doesn't trust the quiet yet. That eases after some good nights. Check once if you need to, then lie down again.",
    },
  },
  {
    id: 'family-stopped-breastfeeding-guilt',
    tries: [
      [
        'breastfeeding hurts so much, should i stop',
        'we switched to formula. i feel like i failed',
      ],
      ['my milk isnt enough for my 6 wk old', 'gave her the bottle today. cried more than she did'],
      ['is it ok to stop nursing at 3 months', 'i did it. relieved and so guilty'],
      ['pumping is killing me', 'i quit pumping on monday, everyone asks why'],
      ['my baby refuses the breast', "we're on bottles now and i'm so sad about it"],
      ['mastitis for the third time', 'thats it im done nursing. am i selfish'],
      ['should i combine bottle and breast', 'he only wants the bottle now, i miss it so much'],
      ['i hate breastfeeding', 'stopped. the health visitor made a face'],
      [
        'going back to work and pumping doesnt work',
        'so we weaned her. i keep thinking i took something from her',
      ],
      [
        'my 10 month old bites',
        "i stopped nursing and now i'm crying every evening, is that normal",
      ],
      [
        'dont want to breastfeed at all',
        'told my mum, she says its the best for the baby and i should try harder',
      ],
      [
        'low supply, tried teas cookies everything',
        'bottle it is. but why does it feel like losing',
      ],
    ],
    says: {
      told: "You didn't fail, you fed your baby, and you noticed what it was costing you. It's fine to be sad about it as well, that was a closeness you'd pictured differently. The closeness stays: bottle in your arms, skin on skin, looking at each other. To comments, \"It's what works for us\" is enough. If the sadness stays heavy for more than two weeks, tell your midwife or doctor.",
      normal:
        "Very normal. Ending it brings mixed feelings, relief and grief on the same afternoon, and the change in your body can add to that. Let yourself be sad without calling it failure. If it doesn't lift in about two weeks, or it gets darker, tell your doctor or midwife, they know this well.",
      say: '"We decided on this, and all of us are doing better." If more comes: "I\'m not looking for advice on it, but I\'d love a coffee." You don\'t owe anyone the story of your pain or your supply. Say it once, friendly, and change the subject.',
      why: "Probably because it got loaded with so much: being a good parent, having it come naturally, what everybody says. Then stopping feels like a mark, when it's really a decision about food. Be sad for what you'd hoped for, that's fair. And see who's full and held in your arms.",
    },
  },
  {
    id: 'family-daycare-dropoff-crying',
    tries: [
      [
        'should my 1 year old start daycare',
        'first week. she screams when i leave, i cry in the car',
      ],
      ['starting kindergarten monday, any tips', 'he clung to my leg and they had to pull him off'],
      ['going back to work, baby is 11 months', 'dropped her off today. her face. i cant'],
      [
        'new daycare since monday',
        'still crying every morning after 3 weeks. should i take him out?',
      ],
      ['my 3 year old starts preschool', 'she said mama dont leave me. how do i do this tomorrow'],
      [
        'is daycare bad for a 14 month old',
        'they say he stops after five minutes but i dont believe it',
      ],
      ['settling in at nursery', 'it was ok for a week and now suddenly he cries again'],
      ['my son loves kindergarten', 'not anymore, cries since monday doesnt want to go'],
      ['childminder starts this week', 'disaster. he didnt eat, didnt sleep, only cried'],
      ['how do i say goodbye at daycare', 'did it short like everyone says, felt cruel'],
      [
        "she's 2 and never been away from me",
        'day 4 and i had to pick her up after an hour. is that normal',
      ],
      ['kita after the summer break', 'back to square one, tears at the door'],
    ],
    says: {
      told: 'That goodbye is hard, and your tears in the car are part of it. Crying at the door mostly means "I want you," not that it\'s bad in there. Ask the staff honestly how it goes after ten minutes and in the afternoon, maybe with a photo. Keep the goodbye warm, short and the same: hug, one sentence, who picks up, go. If it\'s no better after some weeks, slow it down together.',
      should:
        "I wouldn't stop yet, not in the first few weeks. Look at the rest of the day: does your child eat, play, go to someone for comfort? If yes, stay with it and keep the goodbyes short. If it's misery all day long, ask for shorter hours and a slower start, and listen to your own feeling about the place.",
      normal:
        "Yes, very normal, also after a good start, a holiday or an illness. Many children cry at the door and play ten minutes later. Ask the staff for the true picture of the whole day. If there's hardly any comfort or play after some weeks, plan a slower start together.",
      how: "Same every day: a hug, one sentence (\"I go to work and after your nap I'm back\"), a wave at the window, then go. Don't sneak off and don't come back twice. A small thing from home in the pocket helps. And call at ten, so that you can breathe too.",
      will: "I can't promise a date, some children need days, some need a couple of months. It often goes in waves, with setbacks after weekends and colds. Better signs than the tears at the door are eating, playing and a person in there to run to. Watch for those.",
    },
  },
  {
    id: 'family-partner-wont-do-nights-because-works',
    tries: [
      ['my husband never gets up at night with the baby', 'he says he has to work in the morning'],
      ['i do everything with our newborn', "told him. he says but you're home all day"],
      [
        'how do i get my partner to help more with the twins',
        'asked him, he said i do it better anyway',
      ],
      [
        'my boyfriend plays games while i do bedtime',
        'talked to him. he helped two days, now its like before',
      ],
      [
        'i need sleep, my wife thinks i dont do enough, i think she doesnt',
        'she says nursing means she has to do it all. so we fight',
      ],
      [
        'my man has never been alone with the baby',
        'he says he doesnt know how and hands her back when she cries',
      ],
      ['mental load is killing me', 'told my husband and he goes just tell me what to do'],
      [
        'he sleeps in the other room since the birth',
        'asked for one night a week. he said he needs to function',
      ],
      ['partner wont change nappies', 'he laughed. says his dad never did either'],
      ["i'm on maternity leave and exhausted", 'he says his job is real work. i could scream'],
      [
        'my husband works 50 hrs and i have baby and toddler',
        'says weekends are his only time to rest. and mine??',
      ],
      [
        'how do i split nights with my girlfriend',
        'she goes your job is easier so you do it. is that fair',
      ],
    ],
    says: {
      told: "Work isn't a reason for one of you never to sleep, a baby at home is work with no evening off. Don't argue about who has it harder, that has no winner. Ask for a block that's fixed: for instance one weekend morning, or every evening from seven to ten, when you sleep or leave the house. Then really leave, and let the other do it their own way. A routine is built by doing.",
      say: '"I don\'t want to count who works more. We both need sleep, and I\'m at my limit. From this week I need one night or morning off, fixed. Which one can you take?" Ask in daylight, not at three in the morning. And then stay away from that room.',
      normal:
        "It's very common and still not fair when it stays that way. Both of you need a block of sleep to function, at a job and with a baby. Make it about hours and not about love: who sleeps when, written down. Try it one week and then look again.",
      how: "Write down one week: who gets up, how often, who has an hour free. Look at it together, without comments. Then split by blocks, early night and late night, or weeknights and weekends. Hand over whole tasks, bedtime, bottles, the doctor, not single orders. Then don't correct it, unless it's about safety.",
      should:
        "I'd insist, calmly and with one concrete block. General talks about more help lead to two good days and then back. A fixed slot, every week, can be kept or not kept, and you'll both see it. If it's refused even then, bring in a third person, a counselor or midwife.",
    },
  },
  {
    id: 'family-yelled-at-kid-again',
    tries: [
      ['how do i stop yelling at my kids', 'i did it again this morning. his little face'],
      ['im so impatient with my toddler', 'i screamed at her over a shoe. a shoe'],
      ['my 6 yr old doesnt listen', 'lost it at bedtime, yelled so loud the neighbours heard'],
      ['trying to be calmer with my son', 'lasted 4 days. today i shouted again'],
      [
        'i want to be a patient mum',
        'screamed at both of them in the car, they cried. i feel like crap',
      ],
      [
        'homework always ends in a fight',
        'i yelled and called him lazy. how do i make it good again',
      ],
      ['i count to ten before i react', 'counted to three. then yelled. what now'],
      [
        'dad here, my temper with the kids worries me',
        'i yelled at my daughter again and hate myself for it',
      ],
      ['mornings are chaos with three kids', 'exploded again. sent them to school crying'],
      ['my 3 year old hits me', 'i shouted so hard my throat hurts, did i damage him'],
      ['pms makes me a monster to my kids', 'yup. yelled about milk. they tiptoe around me now'],
      [
        'i promised my kid i wouldnt shout anymore',
        'broke it today. should i say sorry to a five year old?',
      ],
    ],
    says: {
      told: 'That awful feeling afterward shows how much it matters to you. One shout doesn\'t undo all the other hours, and repairing it counts for a lot. Today, get down to eye level: "I yelled, that was too loud and not your fault. I\'m sorry." No "but." Then look at when it happens, always the same hour? Make that hour easier: earlier, less, or one thing simply dropped.',
      should:
        'Yes, do say sorry, at any age. Short, honest and without "but you." It doesn\'t make you weak, it shows how people put something right. Then something nice and ordinary together. And for next time choose one exit: water, balcony, "I need a minute," before it gets loud.',
      say: "\"I yelled earlier. That was too loud, and you didn't deserve it. I was tired and angry, and that's mine to handle. I'm sorry. I love you, also when I'm cross.\" Then a hug if it's wanted. Ask nothing back, no promise and no \"are we good?\"",
      how: 'Find the trap and not the guilt: time of day, hunger, rush, noise. Change one thing there, such as clothes out in the evening or homework after a snack. Pick a sentence for the moment it rises, "I need a minute," and walk into the next room. If it keeps happening or scares you, a family counselor is a good address.',
      normal:
        "Nearly every parent yells now and then, and hates it. What matters is what comes after: you say sorry, you're close again, you try one thing differently. If it's often, or there's fear in the house, get someone to help you with it, a family counseling service does exactly that.",
    },
  },
  {
    id: 'family-apologised-to-child',
    tries: [
      [
        'i yelled at my son, should i apologise',
        'said sorry to him. he said its ok mama and hugged me',
      ],
      ['i missed my daughters play', 'told her im sorry. she just shrugged'],
      [
        'should i say sorry to my teen for what i said',
        'did. she said whatever and closed the door',
      ],
      ['screamed at my 5 yr old this morning', 'i apologised at pickup, he cried and so did i'],
      [
        "i read my sons messages and he's furious",
        'told him it was wrong. he said i dont believe you',
      ],
      [
        'how do i make it good with my kid after the fight',
        'i said sorry and she goes you always say that. ouch',
      ],
      [
        'i want to apologise to my grown daughter for the divorce years',
        'i did yesterday. she was quiet and then said thank you',
      ],
      ['lost my temper at homework', 'said sorry to him, he asked if we can do lego now lol'],
      ['i promised him the zoo and forgot', "apologised. he's still mad, how long will that go on"],
      [
        'should i tell my kids i was wrong',
        'yes told them. my little one said you were a bit mean mama',
      ],
      ['i broke my promise to my daughter not to shout', 'i said sorry and she patted my arm'],
      [
        'i compared her to her sister in front of everyone',
        'apologised in her room. no reaction at all, was it pointless?',
      ],
    ],
    says: {
      told: "Good that you did it, that takes more than being right. However the answer sounded, it was heard. You don't need forgiveness on the spot, a child may take the time it takes. What counts from here is the next similar moment: do it a bit differently there, even if only a little. And have something nice and ordinary together today, with no talk about it.",
      normal:
        "Any answer is normal here: a hug, a shrug, a joke, silence, \"you always say that.\" Children often show later that it arrived. It wasn't pointless. Don't ask for a reaction and don't apologize again. Just be there and friendly, and do the next moment a little differently.",
      will: "I can't promise how long it takes, hours with some, days with others. You can't hurry it along, and you needn't. Be friendly, stick to what you said, and offer something easy you both like. Trust comes back through small things that turn out the way you promised.",
      glad: "That's really nice. You showed that grown-ups can be wrong and put it right, and that'll be remembered longer than the shouting. Don't make more of it now, enjoy being close again. And keep the sentence, you may need it another time, like all of us.",
    },
  },
  {
    id: 'family-toddler-method-did-not-work',
    tries: [
      [
        'my 2 year old throws herself on the floor in shops',
        'tried staying calm. she screamed for 40 min',
      ],
      ['how do i get my 3 yr old to listen', 'the choices trick doesnt work, he says NO to both'],
      [
        'my son hits other kids',
        'did that, said stop and moved him away. he laughed and hit again',
      ],
      ['toddler wont brush teeth', 'song, sticker, app. all worked one day'],
      [
        'my daughter wont get dressed in the morning',
        'i let her pick the clothes and she picked none',
      ],
      ['tantrums at bedtime', 'we did the routine chart. he tore it off the wall lol'],
      ['my 4 yo only screams', 'naming his feelings makes him scream louder'],
      [
        'how to stop a toddler throwing food',
        'took the plate away like you said, now he throws the cup',
      ],
      [
        'potty training isnt going well',
        'she holds it in and then pees on the sofa. reward chart did nothing',
      ],
      ['my kid bites at daycare', 'we talk about it every day, bit someone again today'],
      [
        '2.5 year old says no to everything',
        'tried ignoring it. now he follows me screaming. what else',
      ],
      ['car seat fights every morning', 'toy bribe worked twice. am i doing it wrong'],
    ],
    says: {
      told: "Frustrating, but it doesn't mean you did it wrong. At that age nothing works every time, and a new way is usually tested hard before it takes hold. Choose one response, short and boring, and do exactly that for two weeks, both of you or whoever looks after the child. And look before the drama: tired, hungry, rushed, too many people? Changing that often does more than any method.",
      normal:
        "You're not doing it wrong. Small children wear out every trick in days, and they test most what's new. What gets through is repetition, weeks of it, with few words. If it's very intense, hurts others often or worries you, ask the pediatrician or the daycare how they see it.",
      how: "Three things: few words, same reaction every time, and then it's over. Say it once, do it (move away, end it, carry out of the shop), stay near, no lecture. When it's calm, notice out loud what went well. Keep at it for two weeks. And cut one trigger, an earlier meal or a shorter errand.",
      should:
        "I'd stay with one simple way and not switch again. Each new method starts the testing anew. Pick the one you can do even when tired, tell everyone who looks after your child, and give it two weeks. For the hardest hour of the day, make the plan smaller.",
    },
  },
  {
    id: 'family-picky-eater-grandma-and-other-objections',
    tries: [
      [
        'my 3 year old eats only pasta',
        'he wont even try, he gags when i put something new on the plate',
      ],
      ['my kid doesnt eat vegetables', 'we did the no pressure thing. he ate zero for 2 weeks'],
      ['my toddler eats two bites and is done', 'my mum says i should make him sit till its empty'],
      ['daughter only eats white food', 'kindergarten says she eats everything there?!'],
      [
        'how to get my 5yr old to try things',
        'cooked together with her. she loved it and ate nothing',
      ],
      ['my son lives on yogurt', 'my mil feeds him cookies because he has to eat something'],
      [
        'should i cook extra for my picky kid',
        'if i dont he goes to bed hungry and wakes at night',
      ],
      [
        'she refuses dinner and wants bread later',
        'we said no bread. she screamed an hour, i gave in',
      ],
      ['he used to eat everything, now nothing', 'its been a month. is this still a phase'],
      ['my 18 month old throws all his food', 'husband wants to make him finish his plate, i dont'],
      ['picky eater 6 years old', 'bribed him with dessert, he licked a carrot. progress? lol'],
      ['my kid is so thin and eats so little', 'everyone comments on it, makes me doubt myself'],
    ],
    says: {
      told: "Mealtimes like that wear a person out. The rule that takes off most pressure: you decide what's on the table and when, your child decides how much. Always have one thing on it that's safe, bread, rice, whatever goes, and the rest just stands there without comment. No cooking extra, no clearing plates. It takes months and not days. If weight, energy or gagging worry you, let the pediatrician have a look.",
      normal:
        "Picky phases are very common in small children, and eating better elsewhere is, too. Comments from others mostly make it tenser. Watch for the overall picture: energy, mood, growing. If you're unsure about that, or there's a lot of gagging, have it looked at by the pediatrician, and keep the table calm.",
      say: 'To whoever comments: "Thanks, we keep it relaxed at meals, and it\'s agreed with the doctor if there\'s anything. Please no remarks at the table." To your child: "You don\'t have to eat it. It\'s there if you want." Then talk about something other than food.',
      should:
        "I wouldn't force, bribe or cook a second dinner. One table, always with one safe thing on it, and the decision how much stays with your child. Hunger at bedtime you can soften with a fixed small snack for everyone, always the same and a bit dull. And ask the pediatrician if you're worried.",
    },
  },
  {
    id: 'family-talked-to-teacher-brushed-off',
    tries: [
      ['my son gets bullied at school', 'talked to the teacher. she says boys will be boys'],
      ['my daughter is bored and underchallenged', 'teacher says she doesnt see it'],
      ['should i talk to the school about the homework load', 'did. they said everyone else copes'],
      [
        'teacher shouts at the kids',
        'met with her, she denied everything and said my son is sensitive',
      ],
      [
        'my kid sits alone every break',
        "school says they'll keep an eye on it. that was 3 weeks ago",
      ],
      ['i think my son has dyslexia', 'teacher goes give it time. nothing happens'],
      [
        'my daughter is scared of her PE teacher',
        "principal said he's a very experienced colleague",
      ],
      [
        'bad grades although he studies, want to talk to the teacher',
        'she had 5 min and looked at her watch',
      ],
      [
        'wrote the school an email about the kid who hits my son',
        'no answer. should i write again?',
      ],
      [
        'the teacher compares my child with her sister',
        'told her and she smiled and said thats meant well',
      ],
      [
        'my son comes home with bruises from a classmate',
        'school wants to wait. im furious, what next',
      ],
      ['the class chat is awful, kids are mean', "the teacher says it's not school business"],
    ],
    says: {
      told: "Annoying, you went there properly and got a shrug. One talk is rarely enough, so now in writing: what happened, with dates, what you ask for, and until when you'd like an answer. Friendly, short, to the teacher with the head or counselor in copy. Ask for a meeting with notes. And tell your child you're on it, so the feeling of being alone with it gets smaller today.",
      say: '"Thank you for the talk. Since then this has happened: (dates). I\'d like us to agree on what the school will do and who my child can go to. Could we meet by the end of next week? I\'m copying in the head of school." Polite, only facts, no adjectives.',
      should:
        "Yes, go one step further, calmly and in writing. First a short mail with facts and a date, then the head or the school counselor, then the parents' council or the school authority. Keep a list of what happens. Staying polite and persistent brings more than one big scene.",
      how: "Collect facts for a week: day, what, who was there. Then one mail with those facts and two or three concrete wishes, such as a fixed person to go to or another seat. Ask for a meeting and a second one four weeks later, to see whether it's helped. Bring someone along who stays calm.",
    },
  },
  {
    id: 'family-school-meeting-went-well',
    tries: [
      [
        'should i talk to the teacher about the bullying',
        'talked to her, she took it really seriously',
      ],
      [
        'meeting with the principal tomorrow, so nervous',
        "it went well!! they're moving the other boy",
      ],
      ['my son hates school', 'teacher was lovely, they have a plan now'],
      [
        'worried about the parent teacher conference',
        "she said he's doing great, funny and kind. i teared up",
      ],
      [
        'my daughter sits alone in the break',
        'the teacher paired her with another girl. she came home smiling',
      ],
      [
        'i think my kid needs support in reading',
        "they're testing him next week. finally someone listens",
      ],
      ['asked for a different class for my son', 'they said yes'],
      [
        'my kid refuses to go to school',
        'had the talk with the counselor, today he went in by himself',
      ],
      [
        'should i complain about the teacher',
        'i talked to him instead. he apologised to my daughter',
      ],
      [
        'do i tell the school about our divorce',
        'did. they were so nice about it and watch out for her',
      ],
      ['the new school, will she find friends', 'first playdate today!!'],
      [
        'my son was afraid of the test week',
        'he did it, and passed everything. we celebrated with fries',
      ],
    ],
    says: {
      told: "That's really good news, and you had a part in it: you went and opened your mouth. Write a two-line thank you, naming what you agreed on, so it's kept. Tell your child what's been arranged, in simple words. Then look at it again in three or four weeks, how are the mornings, the stomach, the mood? For today, enjoy it.",
      glad: "How lovely, what a relief. Tell your child you're proud, and yourself, too. A short thank-you note to whoever helped keeps the good contact warm. And then let it be good for now, without already listening for the next problem.",
      will: 'I can\'t promise it stays this easy, but a school that listens is worth a lot. Agree on a short check in a few weeks. Ask your child now and then something small, like who they sat with, instead of "was it okay?" You\'ll notice early if something tips.',
    },
  },
  {
    id: 'family-child-doesnt-want-me-to-tell-school',
    tries: [
      [
        'my son gets teased every day, should i call the school',
        'he begged me not to, says it makes it worse',
      ],
      ['my daughter is being excluded by her friends', 'she made me promise not to tell anyone'],
      ['kids took my sons lunch money', 'he says if you tell the teacher im dead'],
      ['someone posts mean stuff about my 13 yr old', "she'd be so embarrassed if i go there"],
      ['bullying in 5th grade', 'he finally told me but only if i do nothing. what do i do'],
      [
        'my daughter cries about the girls in her class',
        "she says its none of my business and she'll handle it",
      ],
      ['a boy pushes my son on the bus', 'he doesnt want me to talk to the driver or parents'],
      ['my kid eats alone at school', "he got angry when i said i'd call. now he tells me nothing"],
      ['class chat about my daughter', 'she showed me, then said swear you wont do anything'],
      [
        'my son wants to change schools because of 2 boys',
        "but i'm not allowed to talk to anyone he says. should i go behind his back?",
      ],
      ['the other kids laugh at her stutter', 'she goes mama please please dont come to school'],
      ['i want to ring the bullys mother', "my son says then he'll never tell me anything again"],
    ],
    says: {
      told: "It's worth a lot that you were told at all, so protect that. Don't promise to do nothing, but promise to do nothing without talking first. Ask what exactly would make it worse, and plan together: which teacher, whether they can keep names out of it, who says what. One thing stays yours to decide: if someone gets hurt or it keeps on, you go in, and you'll say so beforehand.",
      say: "\"Thank you for telling me. I won't do anything behind your back. But it isn't your job to stand this alone. Let's think about what would help without making it worse. If it gets dangerous, I'll step in, and I'll tell you before I do.\"",
      should:
        "I wouldn't go behind {their} back, trust is what keeps you informed now. But I wouldn't just wait either. Set a short time together, a week perhaps, with one small step. If it doesn't stop, you talk to a teacher you both choose, discreetly. And if anyone gets hurt, you act at once and say so openly.",
      how: "Ask first: what are you afraid would happen? Then go through ways that are quiet: a mail to one trusted teacher, the counselor, more eyes in the break, without naming who told. Save screenshots. Never call the other parents in the heat. And agree when you'll look at it again together.",
    },
  },
  {
    id: 'family-teen-shrug-after-talk',
    tries: [
      [
        'how do i talk to my 14 year old about his grades',
        'tried. he said k and put his headphones on',
      ],
      ['my daughter is so quiet lately', 'asked her in the car like you said. she goes im fine'],
      ['want to talk to my son about vaping', 'talked to him, he just shrugged'],
      [
        'my teen lives in his room',
        'i knocked, brought food, said im here. he said ok can you go now',
      ],
      [
        'had to have the talk with my 15yr old',
        'she rolled her eyes the whole time. was it useless',
      ],
      ['my son lies about homework', 'i stayed calm and everything. whatever he says'],
      ['my 13 yo seems sad', 'she says nothing is wrong, leave me alone'],
      ['told my daughter i miss our talks', 'answer: cool'],
      ['i want my teen to help at home', 'long talk yesterday. today nothing, same mess'],
      ['how do i get my boy to open up about the breakup', 'one word answers. yes no dunno'],
      ['wrote my 16 year old a letter', 'he read it and said nothing at all. what now'],
      ['talked to my kid about screen time', 'she looked through me like glass lol'],
    ],
    says: {
      told: "A shrug from a teenager isn't a no, it's often all there is in the moment. You said it and it's in there. Don't ask what {they} thought of it. Carry on with small doors instead: food, driving somewhere, a dumb video together, no questions for a while. Talk tends to come sideways and late at night. If the silence goes with no sleep, no friends, no eating, get advice from a doctor or counselor.",
      normal:
        "Very normal. Many teenagers take things in without showing anything, above all to a parent. It wasn't useless. Leave it for some days and be easy to be around. Look at the whole: friends, sleep, food, fun now and then. If those drop away, get help in, a counselor or doctor.",
      how: "Fewer talks, more being near. Side by side works better than face to face: car, cooking, walking the dog. Say something about your own day instead of asking. When {they} start{s} talking, listen and don't solve anything. And keep the one or two rules you need, without a new speech each time.",
      should:
        "I'd leave the subject alone for a week and just be friendly and there. Repeating it makes the door close tighter. If it's about a rule, do what you announced, calmly, without another lecture. If it's about mood, offer one other adult to talk to: aunt, coach, counselor. And keep your eyes open.",
      them: 'I can\'t see into {them}. A shrug can mean "I heard you," "I\'m ashamed" or "not now." You\'ll find out more by being near without questions than by asking again. Bring food, drive {them} somewhere, watch something silly together. And if you see sleep, food and friends go, get advice.',
    },
  },
  {
    id: 'family-teen-opened-up',
    tries: [
      [
        'my daughter doesnt talk to me anymore',
        'last night she came into my room and told me everything',
      ],
      [
        'i think my son is hiding something',
        "he told me in the car. he's gay. i said i love you, was that enough?",
      ],
      ['how do i reach my 15 year old', 'we baked at midnight and she talked for an hour!!'],
      ['my teen is so down', 'he finally said its because of a girl. i just listened'],
      ['should i ask my daughter about her friends', 'asked. she cried and said they dropped her'],
      ['my son never says anything', 'he texted me from his room: mom can we talk tmrw'],
      ['my 16 year old vapes', 'he admitted it himself and wants to stop'],
      ['wrote my daughter a letter after our fight', 'she put one under my door back. i cried'],
      ['my kid failed and lies about it', 'he came clean today. im proud and worried at once'],
      [
        'want my teen to trust me again',
        'she told me about the party and that she drank. i stayed calm. what now',
      ],
      ['my boy is angry all the time', "turns out he's being left out at football. he told me"],
      [
        'my daughter wont say why she hates school',
        "she said it. it's a teacher. first time she let me hug her in months",
      ],
    ],
    says: {
      told: "That's a big thing, you were trusted with it. You don't need to solve it today, and I wouldn't bring it up at breakfast as if it were a case. One sentence is enough: \"I'm glad you told me, and I'm on your side.\" Ask whether help is wanted or just an ear. And keep it to yourself, unless you've agreed who else may know.",
      glad: "How good. All those knocks on the door weren't for nothing. Leave it light now, so it doesn't become an event each time. Stay reachable at the odd hours, and don't tell the relatives. A quiet \"thanks for telling me\" does the rest.",
      should:
        'I\'d do little at first: listen, thank {them}, ask "what do you need from me?" If something has to happen, at school or at a doctor\'s, plan it together, so that nothing runs behind {their} back. Consequences, if there must be any, small and announced. Honesty should have been worth it.',
      say: '"Thank you for telling me. That wasn\'t easy, and it doesn\'t change how I love you. Do you want ideas from me, or should I just know it?" Then listen more than you talk. And before you tell anyone else, ask.',
    },
  },
  {
    id: 'family-teen-says-hates-me',
    tries: [
      ['took my daughters phone for a week', 'she says she hates me'],
      ["i said no to the party, she's 14", 'worst parent ever i got told. door slammed'],
      ['should i let my 15 year old stay out till 1', 'told her 11. she screamed i ruin her life'],
      ['grounded my son for lying', 'he hasnt spoken to me in 3 days'],
      ['no phone at night from now on', 'war. she says all her friends parents are normal'],
      [
        'my teen has to help at home',
        'he said i cant wait to move out and never see you again. that hurt',
      ],
      [
        "he's 13 and games till 3am, i switched off the wifi",
        'he threw his controller and said i wish dad had custody',
      ],
      [
        'i read my daughters chat because i was worried',
        "she found out. i hate you and i'll never trust you",
      ],
      ['said no to the tattoo', 'ok she hates me now. do i give in?'],
      ["we're moving and my 15 yr old knows now", 'he said you destroyed everything'],
      [
        "my daughter wants to sleep at her boyfriends, she's 15",
        "told her no. she's crying in her room saying she hates me",
      ],
      ['told my 12 year old no instagram', 'she wrote i hate mom on her door. is that normal lol'],
    ],
    says: {
      told: "That hits, even when you know it's the anger talking. At that age \"I hate you\" mostly means \"I can't stand this no.\" You don't have to win the fight or be liked tonight. Keep the rule if it was a thought-through one, and keep being kind: dinner's there, goodnight at the door. When it's calm, listen to what was so important about it. There may be a bit you can give.",
      normal:
        "Yes, it's common at that age, and it says how strong the feeling is, not what's true about you. It's normal that it hurts you as well. Don't answer with hurt words. Later, once calm: \"You may be angry with me. I love you anyway, and we can talk about it.\"",
      should:
        "I wouldn't give in because of the shouting, then shouting becomes the way. But I'd listen once it's quiet, and if there's a good argument, change something openly. If you did something wrong yourself, say sorry for exactly that. Firm and willing to talk go well together.",
      say: "\"You're furious with me, and you may be. I still love you. The rule holds for now. When you want to tell me what's so important to you about it, I'll listen, really.\" Say it quietly, once, and go. Don't argue through the door.",
      will: "I can't promise how long the storm lasts, mostly hours or some days. It helps when you're normal: food, a goodnight, no sulking back. Don't keep raising it. Often a small everyday thing breaks the ice, a lift somewhere, a snack, a joke that isn't about the fight.",
    },
  },
  {
    id: 'family-teen-broke-the-rule-again',
    tries: [
      ['my 15 yr old came home drunk at 2am, we talked', 'he did it again last night'],
      ['found a vape in my sons bag', 'found another one. he promised!!'],
      ['my daughter skips school sometimes', 'school called, third time this month'],
      ['my 14yo lied about where she was', 'she lied again. this time she was at his place'],
      ['we agreed on no phone after 10', 'caught him at 3am under the blanket, second time'],
      ['my son takes money from my purse', '20 missing again. i could cry'],
      ['16 and never home on time', 'late again, phone off. what consequence makes sense'],
      ['my kid copies homework and fails tests', 'got caught cheating again today'],
      ['caught my daughter smoking weed', 'smelled it again today, she says its her friends'],
      ['my teenager snuck out in july', 'he climbed out of the window AGAIN'],
      [
        'we gave her the phone back after two weeks',
        'same day she broke the rule again. are we too soft',
      ],
      [
        'he promised to stop gaming at night',
        'wifi log says 4am. what do we do now, talking is useless',
      ],
    ],
    says: {
      told: "A broken promise like that makes you furious and tired at once. Not tonight: sleep first, then talk when nobody's boiling. One consequence that has to do with the thing, short and certain, beats a big one you can't keep up. And ask the question behind it, \"What makes it so hard to stop, what do you get there?\" If it's drink, drugs, stealing or skipping again and again, bring in a youth counselor now.",
      should:
        "I'd do what you announced, exactly that, without a long speech. If nothing was announced, choose something near the matter and limited in time: no going out next weekend, phone in the kitchen at night. Add one honest talk about why. And with repeats of the serious kind, get a youth counselor on board.",
      how: "Wait until it's calm. Say what you know, don't set traps. Ask, and let there be a silence. Then one consequence, close to the matter, with an end date, and one thing {they} can do to earn trust back. Write it down, both of you. The same goes for any other adult in the house.",
      say: "\"I know about it. I'm angry, and I'm also worried about you. This is what follows, until Sunday week. And I'd like to understand what makes it so hard to stop. Tell me when you're ready, I won't interrupt.\" Calm voice, no old list.",
      normal:
        "Testing a rule twice is common at that age, and you're not too soft because it happened. What helps is being certain rather than being harsh: same thing, every time, limited. If it's about substances, theft or missing school, don't stay alone with it and call a youth counseling service.",
    },
  },
  {
    id: 'family-snooped-teen-phone-found-something',
    tries: [
      [
        'im worried about my daughter, should i look in her phone',
        "i looked. she has a boyfriend who is 17, she's 14",
      ],
      ['my son is so secretive', 'read his chats, he smokes weed. he doesnt know i know'],
      [
        'should i read my teens diary',
        'i did. she writes that she hates how she looks. do i tell her i read it',
      ],
      [
        'my 13 year old is on her phone all night',
        'went through it. she has a second insta account',
      ],
      ['something is off with my 15yr old', 'found pics i wish i hadnt seen on her phone'],
      [
        'i have my sons password',
        "looked, he's been skipping school for weeks. how do i bring it up without saying how i know",
      ],
      [
        'is it ok to check a 12 year olds phone',
        'did it and found really mean messages. from HIM to another kid',
      ],
      [
        'my daughter lies about where she goes',
        "checked her location and chats, she's been drinking at parties",
      ],
      [
        'i borrowed my sons ipad',
        'a chat popped up, i read it all. he likes boys and hasnt told us',
      ],
      [
        'teen is so sad lately and wont talk',
        'read her messages. her best friend dropped her. should i admit it?',
      ],
      ['i dont snoop normally', 'but i did and now i know he failed 3 subjects'],
      [
        'should i trust my 16 yo',
        'found birth control in her bag. i was searching, i know. now what',
      ],
    ],
    says: {
      told: "Now you know something and can't use it without saying how. First sort it: is it dangerous, or is it private? Private things, like a crush or being sad, you can leave where they are and simply be more available. If safety's involved, someone older, images, drinking, being hurt, you speak up soon, and honestly: \"I looked, because I was worried. That wasn't fine, and I'm more worried than embarrassed.\"",
      should:
        "If there's a risk in it, yes, tell {them}, and say openly how you know. A made-up source mostly comes out and costs more trust. If it's only private, I'd keep it to yourself, stop looking, and open doors: time together, no questions. And with anything like pressure or adults involved, get advice from a counseling service today.",
      say: "\"I looked, because I was worried, and I'm sorry I did it behind your back. What I saw made me more worried. You're not in trouble right now. I'd like to hear it from you, and then we'll see together what you need.\" Then be silent for a good while.",
      how: "Pick a quiet moment with nobody else around. Admit it first, so that the rest can be honest. Name only the one thing that matters and leave out all the rest you read. Ask more than you tell. Agree how you'll handle the phone from now on, openly, with rules you both know.",
    },
  },
  {
    id: 'family-told-teens-age-as-detail',
    tries: [
      ['my son games all day and wont stop', "he's 14"],
      ['my daughter wants to sleep at her boyfriends', "she's 16, he's 17, we know his parents"],
      ['should i let my kid go to a festival', "he's only 15 btw"],
      ['i caught my son drinking', "forgot to say, he's 13"],
      ['my daughter wants to go on holiday with friends', 'she turns 17 in june'],
      ['my son refuses to come on family trips', "he's 16 and says its boring"],
      ['my child locks herself in her room', "she's 12"],
      ['wants a tattoo', "well he's 15 so he needs my signature"],
      ['my kid wont tell me where she goes', '14. almost 15'],
      ['should i still check my sons phone', "he's 13, got it last christmas. still ok?"],
      ['she wants instagram', '11. everyone in her class has it'],
      ['he wants to quit school', "he's 16 so legally he nearly can"],
    ],
    says: {
      told: "That helps, at that age it's about giving a bit more room with a few clear edges. So not yes or no to everything, but conditions: who's there, how you reach each other, what time, what happens if it goes wrong. Let {them} propose a plan first and then negotiate two points that matter to you. Safety stays yours to decide. If you'd only be saying yes out of tiredness, take another night.",
      should:
        'At that age I\'d lean to a limited yes where the risk is small and you know the people, and to a clear "not yet" where drink, strangers or nights without an adult come in. Say what has to happen for it to become a yes. A "not yet" with a way to get there is easier to bear than a plain no.',
      normal:
        "At that age it's common to pull away and want more than you find comfortable. That's part of growing up. What's yours is a few rules that don't move, about safety and sleep, and some interest in the rest. If something seems really off, a counselor or your doctor can look at it with you.",
      how: "Ask for a proposal: where, who, how long, how you reach each other, what if. Name your two or three conditions and why. Try it once, small, and talk about it afterward. What goes well gets more room next time, what doesn't gets less. That makes the rules feel like something that can be earned.",
    },
  },
  {
    id: 'family-grown-child-cold-answer',
    tries: [
      ['my son never calls, should i write to him', 'wrote. he answered all good, busy'],
      ['my daughter moved away and i miss her', 'i called. she said she has no time and hung up'],
      [
        "should i tell my son that i'm sad he doesnt visit",
        'told him. he said dont put pressure on me mum',
      ],
      ['asked my daughter what i did wrong', 'she said i dont want to talk about it'],
      ['my grown kids dont include me', "i asked about christmas. answer: we'll see"],
      [
        'my son has been distant since he got married',
        'sent a long loving message. got a thumbs up',
      ],
      ['how do i reconnect with my daughter', 'k thanks. thats all that came back'],
      ['my 28 year old only writes when he needs money', 'i wrote how are you. nothing, 2 weeks'],
      [
        'i want to visit my daughter in berlin',
        'she says not a good time right now. for the 3rd time',
      ],
      ['my son doesnt let me see how he lives', 'asked him, he got annoyed and said im nosy'],
      [
        'my kids forgot my birthday',
        'i said it hurt. my daughter said sorry was stressed and thats it',
      ],
      [
        'should i call my daughter more often',
        'she says once a month is enough for her. that hurts so much',
      ],
    ],
    says: {
      told: "That's a cold little answer for the courage it took, and it may well hurt. I wouldn't explain how much, and not ask again right away. Be light and easy to answer instead: a photo, a funny thing from the neighborhood, something with no question and no sigh in it, every couple of weeks. And put some warmth into your own days, friends, plans, so that not everything hangs on the phone.",
      should:
        'I\'d pull back a bit on the big words and keep up small, easy ones. One message every week or two that needs no answer. If you want to know what stands between you, ask once: "Is there something I should hear? I\'ll listen and not defend myself." Then really leave it there.',
      them: "I can't see into {them}, it can be stress, a need for distance or something old. A short answer doesn't mean you aren't loved. What usually makes it easier for grown children is contact without a bill attached. Be friendly, be brief, be interested, and let {them} choose how fast.",
      normal:
        "It's normal that it hurts, and it's common that grown children have phases with little contact. Both are true. Don't measure love by messages. Keep one light line open, and do things with people who have time for you. If it goes on for very long, ask once openly whether there's something between you.",
      say: "\"No need to answer much. I thought of you when I saw this. Hope you're having a good week.\" With a photo, say. If you want to ask the big question: \"If there's something between us, I'd like to hear it. I won't defend myself, I'll listen.\" Once, and then wait.",
    },
  },
  {
    id: 'family-grown-child-got-in-touch',
    tries: [
      ['my son hasnt spoken to me in a year', 'he called today. just like that'],
      ['my daughter never visits', "she's coming for the weekend!! i'm so excited"],
      [
        'should i write to my estranged daughter',
        'she answered. wants to meet for coffee. im terrified',
      ],
      [
        'i miss my grown kids',
        'my son sent a photo of his new flat, first time he showed me anything',
      ],
      ['my daughter blocked me', 'unblocked and wrote happy birthday mum'],
      [
        'my boy only texts when he needs something',
        'he rang last night to chat, an hour, no money asked lol',
      ],
      ['i sent the letter to my son', 'he wrote back. 3 pages. some of it hurts but he wrote'],
      ['how do i get closer to my adult son', 'he invited me to his game on saturday'],
      ["wrote my daughter that i'm sorry", 'she said thank you i needed that'],
      ['no contact with my oldest since the divorce', "he's agreed to meet. how do i not ruin it"],
      [
        'my kid moved to canada and is so distant',
        'she asked me for grandmas soup recipe. it sounds silly but i cried',
      ],
      [
        'my daughter wont let me meet the baby',
        "i'm allowed to come on sunday. what do i say to her",
      ],
    ],
    says: {
      told: 'How good, I can feel your heart going from here. Let it be small and nice: be glad, ask easy things, leave the past in its drawer for this time. If the old stuff comes up, listen more than you explain, and "I\'m sorry" without a "but" is allowed. Afterward one line: "That was lovely." And no new date demanded at the door, even if it\'s on the tip of your tongue.',
      how: 'Keep it short the first time, an hour or two, with something to do, a walk or food. Ask about life now. Don\'t bring up the silence yourself, unless {they} {does}. If something hurts to hear, say "Thank you for telling me" and think about it at home. End while it\'s still good.',
      say: '"I\'m really happy to see you." That\'s the main sentence. If it gets serious: "I\'m sorry, and I\'d like to understand it better. You don\'t have to tell me today." And at the end: "This was lovely. Whenever you feel like it again." No reproach, no speech.',
      normal:
        "Being thrilled and terrified together is very normal after such a long stretch of little. Walk it off, sleep, have one friend you can call before and after. You don't need to be perfect, being glad and listening will do.",
      glad: "I'm so glad for you. That's a step {they} took freely, which makes it worth even more. Enjoy it as it is, without counting on what comes next. A short, light answer back, and then leave a bit of air.",
    },
  },
  {
    id: 'family-grown-child-at-home-not-moving',
    tries: [
      [
        'my 26 year old lives at home and doesnt pay. should i ask for rent',
        'asked. he laughed and said im your son',
      ],
      [
        'my son 23 sits at home gaming',
        'told him he needs a job by summer. he said ok and nothing happens',
      ],
      ['daughter moved back in with her dog', 'we made rules, she ignores all of them'],
      [
        'how do i get my grown son to move out',
        'talked to him, he says rents are too high. which is true',
      ],
      ['my 30 yr old doesnt help at home', "he said he'd do the dishes. did it once"],
      ['should we charge our daughter rent', "my husband says no way, she's our child"],
      [
        'my adult son sleeps till 2',
        'i said it nicely. he shouted that i dont understand depression. i dont know what to think',
      ],
      ['27, no job, at home', 'he applied to one place, got a no and gave up again'],
      ['we set our son a date to move out', 'its tomorrow and he hasnt packed one box'],
      [
        "my daughter and her boyfriend live with us for 'a few weeks'",
        'its month 7 now. they dont even look. what do i say',
      ],
      [
        'my grown son never cooks or cleans',
        'stopped doing his laundry like you said. he just buys new socks lol',
      ],
      ['how do i tell my 24 yr old to leave', 'i cant throw him out, he has nowhere to go'],
    ],
    says: {
      told: "Words are used up here, so it needs a plan on paper with small steps and dates. For instance: from the first of the month a fixed sum or fixed jobs, every Friday one thing shown (an application, a room viewed, an appointment), and a date when you look at it together. Say what you'll stop doing otherwise, and really stop. If low mood may be behind it, a doctor's visit is step one.",
      say: "\"We love you, and it can't stay like this. From the first you'll pay this or do these jobs. By the end of each week we want to see one step. In three months we'll sit down again. What do you need from us to manage it?\" Calmly, at the table, in writing.",
      should:
        "I'd stay friendly and get concrete. Not a surprise eviction, and no endless waiting either: a written agreement, small steps, a date. And whoever runs the household has to say the same thing, or it won't hold. If you fear there's more behind it, the first step should be an appointment with a doctor or counselor.",
      how: "One hour, all adults of the house, paper on the table. What it costs, what gets done, what the next step is, by when. Begin with something doable in a week. Each Friday ten minutes to look at it, no debates in between. What you've announced, you do, even if it's only that the fridge has shelves.",
    },
  },
  {
    id: 'family-gave-grown-child-money-again-or-said-no',
    tries: [
      [
        'my son asks for money every month. should i say no',
        'said no. he called me heartless and hung up',
      ],
      ['lend my daughter 2000 again?', 'i gave it to her. my husband doesnt know'],
      [
        'my grown kid owes me a lot already',
        "told him i cant any more, he's not speaking to me now",
      ],
      ['should i pay my sons debts', 'i paid. again. and i know it wasnt right'],
      ['she only calls for money', 'i said no this time. i feel sick with guilt'],
      ['my 32 yr old lost another job', 'i transferred his rent. was that stupid'],
      [
        "i'm retired, can i stop paying for my daughter",
        'told her its the last time. she cried that i want her on the street',
      ],
      [
        'he gambled it away and now needs help',
        "i refused. haven't slept since, what if something happens",
      ],
      ['my son wants me to cosign a loan', 'said no and now his wife is mad at me too'],
      [
        'my daughter wants her inheritance early',
        'we said no. she says then you wont see the grandkids much',
      ],
      ['i said that was the last time', 'he asked again yesterday and i sent 150. why cant i stop'],
      [
        'should i help my son with his car again',
        "i said i'd pay the repair shop but not him. he's furious",
      ],
    ],
    says: {
      told: 'Money and love get mixed up so easily with your own child, and whichever way you decide, it aches. Separate the two out loud: "I love you, and about money this is the rule." Decide on a sum per month or year that you can really spare, zero is allowed, and stick to it. Beyond that offer other help: a meal, going along to a debt advice office. And tell whoever shares your account.',
      should:
        "I'd fix a limit and hold it, whatever it was this time. Help that isn't cash is still help: paying a bill directly, food, sitting together at the debt advice office. Don't reopen it with each call. If you've given in once more, that's done, the limit can start today.",
      say: '"I love you, and my answer on money stays. I can\'t give more. What I can do is go with you to the debt advice service, or have you over for dinner on Sunday. That offer stands." The same words each time, also when it gets loud.',
      normal:
        "It's very normal to feel guilty after a no, and just as normal to give in and be cross with yourself. You've helped for so long that stopping feels unkind. It isn't. Look after your own security, and stay warm in everything that isn't money.",
      why: 'Because the no hurts you at once, and the yes ends the pain for an evening. And a parent always hears the small child in it. So decide beforehand, on a calm day, what you can spare, and answer each request only with "I\'ll tell you tomorrow." That breaks the reflex.',
    },
  },
  {
    id: 'family-child-moved-out-house-empty',
    tries: [
      [
        'my daughter leaves for uni next week, how do i cope',
        "she's gone. i sat in her room all evening",
      ],
      ['my youngest moves out saturday', 'did the drive. cried the whole way back'],
      [
        'should i help my son move',
        'we carried his boxes in. he was so happy. i smiled and fell apart in the car',
      ],
      ['my only child goes abroad for a year', 'at the airport she didnt look back once lol. ouch'],
      ['last kid leaves in september', 'house is so quiet i leave the radio on'],
      ['my son is moving in with his girlfriend', "he's out. i cooked for three again yesterday"],
      ['scared of the empty nest', 'its here. what do i do with my evenings now'],
      ['dropping our twins at college', 'both gone on the same day. my husband is fine, im not'],
      [
        "i'm a single mum and she's my everything",
        'moved out 4 days ago. is it normal to feel like someone ripped something out',
      ],
      [
        'my boy starts his apprenticeship far away',
        'he hasnt called since sunday, do i call or leave him be',
      ],
      ['how to say goodbye without crying', 'failed lol. we both cried at the station'],
      ["he's moving out and i was looking forward to the quiet", 'i hate the quiet'],
    ],
    says: {
      told: "Of course it hurts, years of noise and shoes in the hallway, and then this quiet. You've done a big piece of work, and it's allowed to be sad and proud together. Leave the room as it is for now. Agree on one easy contact, Sunday call or silly photos, and let your child set the pace in between. And put one thing with people into each week, as there'll be evenings to fill.",
      normal:
        "Very normal, it's a real goodbye even though it's a good one. Some are fine and some feel it for weeks, and neither says how much they love. Let the tears come, eat properly, see people. If after a couple of months the days still feel grey all over, talk to your doctor about it.",
      should:
        'A short message without a question, today: "Thinking of you, no need to answer." I\'d not call every day, the first weeks are full over there. Then agree on one fixed time a week for a proper talk. So you\'ve got something to look forward to, and nobody feels checked on.',
      how: "Fill the hour that hurts the most, mostly the evening. One fixed thing with people each week, one thing you always put off, one meal a week you really like cooking for yourself. Don't touch the room yet. And arrange the next visit early, a date in the calendar is a good handrail.",
    },
  },
  {
    id: 'family-coparent-cancelled-or-refused-again',
    tries: [
      [
        'my ex cancels his weekends all the time. should i say something',
        'said something. he cancelled again',
      ],
      ['i want to change the schedule with my ex', 'she said no without even thinking about it'],
      [
        "he's always late picking up the kids",
        'told him. 50 min late today, kids in their jackets at the door',
      ],
      ['how do i ask my ex for more money for the kids', 'he said no way, ask your new guy'],
      ['wrote my ex a friendly message about holidays', 'no reply for a week'],
      ['she wont let me have them for my birthday', 'asked again nicely. still no'],
      [
        'my ex doesnt follow any rules we make',
        'we had a meeting. same weekend he broke all of it',
      ],
      [
        'their dad promised to come to the recital',
        'he didnt show up. my son kept looking at the door',
      ],
      ['want my ex to stick to bedtimes', 'he told me to mind my own house'],
      [
        'my ex always swaps days last minute',
        'did it again an hour before. i had to cancel my shift',
      ],
      [
        'asked for a week in summer with the kids',
        'he says he already booked his, too bad. what can i do',
      ],
      [
        'my daughters mum wont answer about the school trip',
        'i texted three times. she reads it and nothing',
      ],
    ],
    says: {
      told: 'That\'s maddening, above all with children standing in between. Keep feelings out of the channel and put facts in: one message, one question, one date. "Please answer by Thursday, otherwise I\'ll plan it like this." Write down what\'s canceled or refused, for yourself. If it keeps on, family counseling, mediation or a lawyer can tell you what you can insist on. To the children just: "It isn\'t because of you."',
      say: "\"I need a fixed answer for the kids' sake. Please tell me by Thursday at six: yes or no. If I don't hear from you, I'll plan it this way.\" Nothing about the past, no adjectives. Write it so that a stranger could read it. Then do what you announced.",
      should:
        "I'd stop asking by phone and do it all in writing, short and factual. Make a plan that works without {them} wherever you can: a sitter, a friend. And get advice on what the agreement really says, from family counseling, a mediator or a lawyer. Fighting it out by text only eats your evenings.",
      how: "Choose one channel only, mail or a co-parenting app. One topic per message, with a date to answer by and what happens otherwise. Keep a calendar of what's kept and what isn't, without comments. If it goes on, take this to mediation or legal advice. And comfort the children without explaining the other parent.",
    },
  },
  {
    id: 'family-child-doesnt-want-to-go-to-other-parent',
    tries: [
      ['we do week on week off', 'my son says he doesnt want to go to his dads'],
      ['first weekend at her dads new place', 'she cried and clung to me at the door'],
      [
        'my ex has a new girlfriend',
        "my daughter says she isnt going there as long as she's there",
      ],
      [
        'we share custody of our 6 year old',
        'he gets a tummy ache each friday before going to his mums',
      ],
      ['divorced, 2 kids, every other weekend', 'the 12 year old refuses now. do i make her?'],
      ['my kid always comes back upset from her dads', 'now she says please mama dont make me go'],
      [
        'his dad is strict, different rules',
        'he said its boring there and dad is on the phone all the time',
      ],
      ['my 9yr old wants to live with me only', 'she asked me to tell her dad. should i'],
      [
        'handover is always drama',
        'he screamed no no no today and i felt like a monster handing him over',
      ],
      ['my ex lives 2 hrs away now', 'my son doesnt want to go because of football on saturdays'],
      ['teen and visitation', "she's 14 and says i decide where i go"],
      [
        'their mum moved in with someone',
        'kids say its weird there and want to stay with me. what do i do',
      ],
    ],
    says: {
      told: "That's a hard door to stand at. Before you decide anything, find out what it is: ask open and without hoping for an answer, \"What's the hardest bit about being there?\" Often it's something solvable, a bed, boredom, a new person, missing a match. Tell the other parent in plain words and look for one change. Is there fear in it, or something that sounds wrong, then get advice right away, before the next handover.",
      should:
        "I wouldn't force it in tears, nor simply drop it. Find out the reason first, then talk with the other parent about one change: shorter, a different day, a call in the evening. The older the child, the more the wish counts. What you're obliged to, a family counselor or lawyer can tell you. With any sign of fear, get advice at once.",
      say: 'To your child: "I hear you. You may tell me everything, and you don\'t have to take sides. What\'s the hardest part?" To the other parent: "Going over is hard at the moment. It seems to be about this. Can we try something different for four weeks? I\'d like it to work."',
      normal:
        "It's common that children struggle with the change, even when both homes are fine. Tummy aches and tears at the handover are often about leaving, not about the place. Listen well, though, and ask how it is there. If there's fear, or it's getting worse, talk to a counselor or the pediatrician.",
    },
  },
  {
    id: 'family-coparent-agreed-or-went-well',
    tries: [
      ['should i ask my ex to swap christmas', 'asked. he said sure no problem?!'],
      [
        "i need to tell my ex i'm moving 30 min away",
        'we talked like adults for the first time in years',
      ],
      [
        'my daughter sleeps at her dads for the first time',
        'it went really well, she didnt want to come home lol',
      ],
      ['how do i get my ex to agree on a school', 'she agreed!! with the one i wanted'],
      ["scared to meet my ex's new wife", 'she was nice. the kids like her. im ok with it i think'],
      ['asked my ex for one parent chat without fighting', 'three weeks now and not one argument'],
      ['we try birthdays together for the kids', 'did it, both families, cake, nobody died'],
      [
        'my ex never says thank you',
        'he wrote thanks for how you handle all this. i stared at the phone',
      ],
      ['mediation tomorrow', 'done, we signed. i could sleep for a week'],
      ['want my ex to call the kids more', 'he calls each evening now since i asked'],
      [
        'introducing the kids to my new partner',
        'they played mario kart for 2 hours. went so well',
      ],
      [
        'shared holiday plan with their mum',
        'we sorted the whole summer in 20 minutes. will it stay like that',
      ],
    ],
    says: {
      told: "Look at that, that's a real step, and the children feel it most. Put what you agreed in one short friendly message, so it's clear later as well. And say thank you, even if it ought to go without saying: what gets noticed tends to come again. There may be difficult days once more. You've now seen that the two households can do it.",
      glad: "How good, that takes a weight off everyone. You stayed fair and it paid off this time. Write two nice lines about it to the other side, and then enjoy your evening. The children needn't hear how worried you'd been.",
      will: "I can't promise it stays easy, with two households there's always something. But it shows what works: short, friendly, in good time, about the kids. Do the next thing in the same way. And if it jolts once, one bad week doesn't undo this.",
      normal:
        "It's normal to feel a bit of everything, relief, pride, even a small sting that it goes well without you. You can be glad for your children and still need a moment. Do something just for yourself tonight.",
    },
  },
  {
    id: 'family-first-days-without-the-kids',
    tries: [
      [
        'we separated, kids are at their dads every second week',
        'first week without them. the flat is dead quiet',
      ],
      [
        'my ex has the kids for christmas this year',
        "its today. i'm on the sofa and dont know what to do",
      ],
      ['shared custody starts friday', 'dropped them off. sat in the car for half an hour'],
      [
        'kids go on holiday with their mum and her new man',
        "they're gone. two weeks. i miss them so bad",
      ],
      [
        'my son sleeps at his dads for the first time tonight',
        'his bed is empty and i keep going in there',
      ],
      [
        'first birthday of my daughter i wont be there',
        'she sent a video blowing out candles with the other family. im in bits',
      ],
      ['i wanted some me time', "they've been away 1 day and i hate it lol"],
      [
        'every other weekend with my ex',
        'sunday is fine but friday nights i fall apart. does it get easier',
      ],
      ['we do 50/50 since may', "they're with her again. i feel like half a mom"],
      ['first easter alone', 'everyone invites me but i feel so out of place'],
      ['my kids are at dads for 3 weeks', 'should i call them every day or leave them'],
      ['he has them till monday', "i feel relieved they're gone and then so guilty"],
    ],
    says: {
      told: "That quiet is awful at first, and you're no less a parent in it. Make a plan for the worst hour, mostly the first evening: leave the house, eat with someone, see a film, sleep elsewhere if you like. Agree one fixed, short call, so you aren't staring at the phone. And prepare one small nice thing for when they're back. Missing them and enjoying your rest are both allowed.",
      normal:
        "It's normal, all of it: missing them badly, wandering through the rooms, and being relieved as well. Rest doesn't mean you love them less. The handover evening is the hardest for many, so never leave that one empty. If you stay very low all the time, speak with a doctor or counselor.",
      will: "I can't promise, but for many it becomes less raw with time, when both weeks have their own rhythm. Help it along: something fixed on the first evening, people on the second, sleep. The missing may stay, it just takes up less room. Be kind to yourself in these first rounds.",
      should:
        'A short call at a fixed time, a few times a week, and otherwise leave them in peace. Cheerful, interested, no "I miss you so much" that they\'d have to carry. They may always call you. And for yourself, don\'t stay home on the first evening, go to someone.',
    },
  },
  {
    id: 'family-test-negative-again',
    tries: [
      ['trying for a baby since january, should i test early', 'negative. again'],
      ['i feel pregnant this month', 'got my period today'],
      ["we've been trying for 2 years", 'another month another no. im so tired of this'],
      ['11 dpo, do i test', 'tested. one line. stared at it for an hour'],
      ['first cycle with ovulation tests', 'didnt work. i thought this was the month'],
      ['my period is 3 days late', 'it came. cried on the toilet at work'],
      ['ttc number 2', 'negative and my sister just announced hers'],
      ['started clomid this cycle', 'nope. bfn. how do i do this another month'],
      [
        'we were so careful with the timing',
        'period. my husband says next time. i cant hear it anymore',
      ],
      ['a year of trying', 'again nothing. is something wrong with me?'],
      ["i'm 39 and trying", 'negative again, feel like time is running'],
      ['stopped tracking everything to relax', 'still negative lol so much for just relax'],
    ],
    says: {
      told: "I'm so sorry. Each month it's a small goodbye, even if nobody else can see it. You don't have to be brave or plan anything today. Hot shower, something good to eat, a person who won't say \"just relax.\" In a few days, when your head's clear, decide whether to go on, pause a month, or have it looked at by a doctor, both of you. For tonight it's allowed to be just sad.",
      normal:
        "Yes, it's normal to be this sad, angry or envious, even of people you love. I can't say from here whether anything's wrong, and one more negative doesn't tell you. A doctor can look, at both of you. After about a year of trying, or half a year from 35 on, that's usually when people go.",
      should:
        "Today nothing, just look after yourself. Then I'd choose one of three, together if you're two: go on as before, take a month off from tests and apps, or book an appointment for a check. None of them means giving up. If you've been at it about a year, or half a year from 35, I'd make that appointment.",
      how: "In small portions. Decide when you test and don't earlier. Plan something nice for the days when it usually comes. Have one person you can text a single word to, without explaining. And keep something in each month that has nothing to do with it, a trip, a class. If it gets too heavy, counseling for this exists.",
      say: 'To the people who give advice: "I know you mean well. It didn\'t work this time, and I don\'t want tips, just a hug." To your partner, if you\'ve got one: "Please don\'t say next time yet. Just sit here with me and be sad for a bit."',
    },
  },
  {
    id: 'family-test-positive',
    tries: [
      ["we're trying for a baby, should i test today", 'its positive!!!'],
      ['my period is late and im scared to test', 'tested. two lines. oh god'],
      ['2 years of trying', 'im pregnant. i cant believe it im shaking'],
      ['ivf transfer was 10 days ago', 'POSITIVE. cant stop crying'],
      ["i'm 43 could i be pregnant or is it menopause", 'well. its not menopause lol'],
      ['not sure if i want a second one', 'positive. i dont know how i feel'],
      ['my boobs hurt and im tired', 'you wont believe it, pregnant'],
      ["after the miscarriage i'm afraid to try again", 'its positive and im happy and terrified'],
      ['condom broke two weeks ago', 'took a test. positive. what do i do now'],
      ['my wife tests tomorrow', 'she is!! im gonna be a dad'],
      ['faint line yesterday, what does it mean', "tested again, clear line. we're having a baby"],
      ['one last try before we stop', 'positive?? is it normal that im not happy yet'],
    ],
    says: {
      told: "Wow, what a line to look at! Whatever's going through you, joy, fright, disbelief, all of it may be there at once. Today there's only a little to do: tell the one person you want to tell, breathe, and call a doctor or midwife for a first appointment and to ask about anything you take. Big questions, how and where and whether, can be thought about calmly this week.",
      glad: "Oh, how wonderful, congratulations! Let it sink in for an evening, with whoever's close to you. Then ring a doctor or midwife for the first appointment and ask what to look out for now. When and how to tell the others is all yours.",
      normal:
        "Yes, quite normal. Many people don't feel joy first but shock, fear or nothing much, also when it was longed for. Feelings come at their own pace. Talk with one person you trust, and make a first appointment. If you're unsure what you want, a pregnancy counseling service can help, openly and confidentially.",
      should:
        "First sit down and tell one person you trust. Then make an appointment with a doctor or midwife, where you can ask everything, also about medicines and about where you stand. If you don't know what you want, a confidential pregnancy counseling service is the right place, soon. Nothing else has to be decided today.",
    },
  },
  {
    id: 'family-told-partner-pregnant-odd-reaction',
    tries: [
      ['how do i tell my boyfriend im pregnant', 'told him. he just said oh'],
      ['pregnant and scared to tell my husband', 'he went out for a walk. 2 hours now'],
      ['should i tell him by text or in person', 'in person. he went white and asked is it sure'],
      ['telling my girlfriend the ivf worked', 'she didnt smile. she said how will we pay for it'],
      ['surprise pregnancy, third child', 'he said are you serious. not in the good way'],
      [
        "we've only been together 4 months and im pregnant",
        "he hasnt said anything since. he's on his phone",
      ],
      ['i wrapped the test in a box for him', "he said cool. COOL. i'm so disappointed"],
      ['told my husband, he always wanted kids', 'he cried but like panicked. what does that mean'],
      ['im pregnant and he said he never wants kids', 'he needs time to think he says'],
      [
        'wanted to tell him on his birthday',
        'he was happy for 5 min and then started about the flat being too small',
      ],
      ['how will he react to baby nr 2', 'he just nodded and went to bed. is that bad?'],
      ["i told the guy i'm seeing", 'he said he doesnt know what to say. i feel so alone with it'],
    ],
    says: {
      told: "That's not the moment you'd pictured, and being disappointed is fair. A first reaction is often plain shock and not the answer yet. Give it a night or two. Then say what you need: \"I don't need a plan today. I need to know what's going on in you.\" In the meantime tell someone who'll hug you, a friend or family, and make your own first appointment. You needn't wait for {them} with that.",
      them: 'I can\'t see into {them}. "Oh," silence or talk of money can be shock, fear or really not wanting it, and tonight you can\'t tell which. Ask in a day or two, quietly: "What was your first thought?" And listen. Until then don\'t stay alone with it, call someone close.',
      normal:
        "It's common that the first reaction is flat, panicky or practical, also with people who are glad later. Your being hurt is just as normal. One evening doesn't decide it. Talk again after a night's sleep, about feelings first and money second.",
      say: "\"I'd hoped for something else yesterday, and that hurt a little. I also understand you were surprised. What's going through you? You may say all of it. I'd just like us not to be silent about it.\" Say it in a quiet moment, with the phones away, and wait.",
      should:
        "I'd leave it for a night or two and then ask calmly, before you both start guessing. Meanwhile look after yourself: a friend, sleep, your own appointment. What you want for yourself counts as well, so think about that too, without waiting for {them}. A pregnancy counseling service can talk with you alone or both together.",
    },
  },
  {
    id: 'family-told-family-about-pregnancy-comments',
    tries: [
      ['when should we tell our parents im pregnant', 'told them. my mum said already?'],
      ['telling my mother in law today', "she said i hope it's a boy. thats all"],
      [
        'how do we tell my parents about number 4',
        'dad said do you know how that happens. not funny',
      ],
      ['announcing at dinner', "my sister left the table crying. she's been trying for years"],
      [
        'should i tell my mum before 12 weeks',
        'did it and she told the whole family within an hour',
      ],
      ['im pregnant and single, telling my parents', 'they said what will people think'],
      [
        'told my family about the baby',
        'now everyone touches my belly and gives me horror birth stories',
      ],
      ['we said the name out loud', 'mil pulled a face and said like the dog?'],
      ['told my boss and colleagues im expecting', 'one said well thats bad timing'],
      ['pregnant at 42, told my friends and mum', 'mum: isnt that dangerous at your age. thanks'],
      ["told my teen daughter i'm having a baby", 'she said gross and doesnt talk to me'],
      [
        'my parents know now',
        'they were so weird, no congrats, only questions about money. should i say something?',
      ],
    ],
    says: {
      told: 'You brought good news and got that, no wonder it stings. People often blurt out their own worry or wish before they think of you. You may say so, kindly: "That hurt a bit. I\'d like you to be glad with me." Then give them a few days to catch up. And take the joy to the ones who can share it, tonight, so your news gets the welcome it deserves.',
      say: '"I was so looking forward to telling you, and that came across cold. You don\'t have to be thrilled, but please be kind about it." For comments and stories: "Only nice ones, please, I\'m saving the rest for later." And about the belly: "Ask first, please."',
      should:
        "Say it once, kindly and soon, before it settles as a grudge. One sentence about how it landed, one about what you'd like. Then let it be, first reactions often get nicer with a few days. If someone hurts for {their} own reasons, give more time and no reproach. And fill up where people are happy with you.",
      normal:
        "Strange first reactions are more common than films suggest. Worry, envy, money, the past, all of it shoots out before \"congratulations.\" It doesn't say how they'll be with the child. And it's normal that you're hurt. Tell one of them so, and celebrate with somebody who cheers.",
    },
  },
  {
    id: 'family-old-parent-refuses-help',
    tries: [
      [
        'dad cant manage alone anymore, how do i talk to him about help',
        'talked to him. he says he doesnt need anyone',
      ],
      ['mum fell twice, we want a carer', 'she threw the carer out on day one'],
      [
        'my mother should have an alarm button',
        "she wont wear it, says its for old people. she's 87",
      ],
      ['my parents house is too big for them', 'they refuse to even talk about moving'],
      ['dad shouldnt live alone', 'asked him to move in with us, he got angry'],
      ['mum forgets to eat, meals on wheels?', 'she sent them away. says the food is for dogs'],
      [
        'i think mum has to see a doctor for her memory',
        "she says theres nothing wrong with her and im the one who's mad",
      ],
      [
        'how do i get my father to accept a cleaning lady',
        'he wont have a stranger in the house, end of',
      ],
      [
        'grandma cant do the stairs',
        'no stairlift, no home, no nothing. stubborn as hell. what now',
      ],
      ['day care for my father', 'he wont go. sat in the car and refused to get out'],
      ['want to talk about care with my parents', 'mum cried and dad changed the subject'],
      ['my dad needs hearing aids', "they're in the drawer. what can i do if he doesnt want to"],
    ],
    says: {
      told: "That's so tiring, you see what's coming and aren't allowed to help. As long as {they} can decide, a no is a no, even a foolish one. Go smaller and ask for your sake: \"Do it for me, so I can sleep. Two weeks, then you decide.\" A doctor, neighbor or old friend often gets further than a child. And agree quietly with the family what happens after the next fall.",
      how: "Make it tiny and about a wish, not a lack: someone who does the windows, someone to drive to the market. As a trial, with an end date. Let the doctor or a friend bring it up. Offer two options so there's a choice. And get local care advice yourself, even without {them}, so you're ready when the day comes.",
      say: "\"You're the one who decides. I worry though, and I sleep badly. Could you try it for two weeks, as a favor to me? If it's no good, it stops, I promise.\" Then don't push further that day. Ask again after the next hard moment, not during it.",
      should:
        "I wouldn't force anything while {they} can decide. Try the small step, the trial and another messenger. Have things ready in the background: numbers, a key with the neighbor, papers. If there's real danger, or you doubt that decisions are still clear, speak with the doctor about what's possible.",
    },
  },
  {
    id: 'family-care-home-decided-guilt',
    tries: [
      [
        'should mum go into a home',
        "we've decided. she moves in on the 1st. i feel like a traitor",
      ],
      [
        'i cant care for dad at home anymore',
        'signed the papers for the home today. cant stop crying',
      ],
      ['my mother has dementia and wanders at night', 'found her a place. guilt is killing me'],
      [
        "promised my father i'd never put him in a home",
        "he's going there on monday. i broke my promise",
      ],
      [
        'caring for my mother in law breaks us',
        'we said yes to the nursing home. hubby doesnt sleep',
      ],
      [
        'is it time for a home for my parents',
        'its decided, both move in may. relieved and ashamed',
      ],
      ['grandma raised me and now she needs 24h care', 'we took the place. am i a bad person'],
      [
        'my sister and i cant agree about mums care',
        'ok we agreed on the home. feels like giving her away',
      ],
      [
        'how do i know when its too much',
        'it was too much. mum has a room there now and i feel sick',
      ],
      [
        'dad wants to die at home but i cant anymore',
        "he's moving to the home next week. how do i live with that",
      ],
      [
        'looking at homes for my aunt',
        'we chose one. everyone says its right but my stomach says you monster',
      ],
      ['i was mums carer for 6 years', 'she moved in yesterday. i drove home and sat in her chair'],
    ],
    says: {
      told: "That's one of the hardest decisions there is, and you didn't make it lightly. You aren't giving anyone away, you're handing over the lifting, the nights and the pills, so you can be family again. Sad and relieved may both be there. Bring the familiar pillow, photos, the usual coffee cup, and set fixed days when you come. You still look out for {them}, only from another place.",
      normal:
        "Very normal, nearly everyone who decides this feels guilt, even when there was no other way. It shows you'd have wished for something different, not that you did wrong. You aren't a bad person. Sleep first. Then visit with time and a cake, which you couldn't do for a long while.",
      say: '"I can\'t manage it well anymore, and you should be properly looked after, day and night. I\'ll come on Sundays and Wednesdays. You\'re not losing me." If a promise stands in between: "I wanted to keep it, and it breaks my heart that I can\'t."',
      how: "In small steps. Make the room familiar before the first night, photos, blanket, radio station. Choose fixed visiting days you can really keep. Talk to the staff about habits, what soothes, what annoys. And with the guilt, tell it to someone who's gone through it, a carers' group is good for exactly that.",
    },
  },
  {
    id: 'family-parent-unhappy-in-home',
    tries: [
      ['mum moved to the nursing home on monday', 'she begs me to take her home'],
      ['we put dad in a home', "he says you've locked me away here"],
      ['my mother is in care since 2 weeks', 'cries every time i leave. so do i'],
      ['my dad moved in with us', 'he hates it, wants back to his house every day'],
      ['grandma is in assisted living now', 'she wont talk to me, turned her face to the wall'],
      ['mum in the home, dementia', 'she packs her bag each evening and waits for her mother'],
      ['finally found a good place for my father', 'he doesnt eat there. should i take him back?'],
      [
        'mums first week in the home',
        "nurse says she's fine when im gone but with me she's crying. what do i do",
      ],
      ['my mother in law moved into the home', 'she tells everyone we stole her house'],
      [
        'dad is in the home since march',
        "he still asks when he's going home. do i tell him the truth",
      ],
      [
        'i visit mum every day in the home',
        "she said today if you loved me you'd take me with you",
      ],
      ['my parents moved into senior housing', 'mum is ok but dad is miserable and blames me'],
    ],
    says: {
      told: "That sentence goes right through you, and you can't argue it away. You don't need to: answer the feeling. \"You miss home. I'd miss it too. Tell me about it.\" No debating, no promises you can't keep. The first weeks in a new place are the hardest for many. Ask the staff how it is when you're not there, come at a good hour, and bring something to do together.",
      say: "\"I know you want to go home. I'm so sorry it's hard. I'm here now, and I'm coming back on Thursday.\" Then something for the hands: tea, photos, a walk down the corridor. At leaving, short, and best just before a meal, when someone takes over.",
      should:
        "I wouldn't turn it round in the first weeks, unless something's truly wrong there. Talk to the staff first: eating, sleeping, company, pain? Ask for one change, table, roommate, activity. Set a date in a couple of months to look at it again. And look at why it became necessary, that hasn't gone away.",
      normal:
        "It's common that people want home for weeks, and that the tears come out with those closest to them. It doesn't have to mean the place is bad. Ask those who see the rest of the day. If there's hardly eating or sleeping, have the doctor and the staff look at it with you.",
      will: "I can't promise that it settles or when. With many people the first weeks or months are the worst, and then small habits form: a seat, a nurse they like, a window. Help with familiar things and fixed visits. If nothing eases after a while, sit down with the home and look for changes.",
    },
  },
  {
    id: 'family-parent-settled-or-accepted-help',
    tries: [
      ['mum refuses any help', 'she let the cleaning lady in! they had coffee for an hour'],
      ['dad moved into a home last month', "he's got a card group now and no time for me lol"],
      ['my mother wont wear the alarm', 'she wears it. since the neighbour fell'],
      ['guilty because i put mum in a home', 'visited today and she was laughing with the others'],
      ['how do i talk to dad about not driving', 'he gave me the keys himself. i nearly fell over'],
      ['my parents dont want to leave their house', 'they went to see a flat and liked it!!'],
      ['grandpa wont eat the meals on wheels', 'he eats it now, complains every day but eats it'],
      ['day care for mum with dementia', 'she calls it her job and is ready at 7'],
      ['my mother in law moved in with us', "it's actually going well? she cooks, kids love it"],
      [
        'i need a week off from caring',
        'dad went to respite care and he was fine. i slept 10 hours a night',
      ],
      ['talked to mum about power of attorney', 'she signed, no drama at all'],
      ['dad refuses hearing aids', "he's wearing them, heard a bird and cried. me too"],
    ],
    says: {
      told: 'What a relief, after all that worry and talking. Enjoy it and don\'t ask at once for the next step, let this one become a habit. You may tell {them} it does you good: "I sleep better since." And take something of the freed-up time for yourself, on purpose, before it fills with errands.',
      glad: "How lovely, that's really good to hear. You stayed patient and it found its own way. Let it run for now. Use the next visit for something nice instead of something necessary, cake, photos, gossip. You've both earned that.",
      will: "I can't promise it stays this way, at this age things change. But this works now, and it showed that change is possible. Keep an eye on it loosely and talk now and then with those who help. Then you'll notice early if something's different.",
      normal:
        "It's normal to be relieved and a bit wistful too, or to feel guilty for how good the quiet is. You carried a lot. Being able to rest doesn't make you less caring. Take it, and come to the next visit rested.",
    },
  },
  {
    id: 'family-parent-dementia-forgets-me',
    tries: [
      ['my mum has alzheimers', 'she didnt know who i was today'],
      [
        'dad is getting more forgetful',
        'he called me by my dead uncles name and thought i was him',
      ],
      ['visiting grandma in the home tomorrow', 'she asked me if i work there'],
      ['my mother has dementia and accuses people', 'now she says i stole her purse'],
      [
        'should i correct my dad when he mixes things up',
        'i did and he started to cry. never again',
      ],
      [
        'my father got the diagnosis in may',
        "it's going so fast. he asked where his wife is, mum was sitting next to him",
      ],
      [
        'mum repeats the same question all day',
        'i snapped at her today. she doesnt even know why i was angry',
      ],
      [
        'she forgets things but knows me',
        'not anymore. she said nice lady, when does my daughter come',
      ],
      ['how long will dad still know me', 'today he didnt. i went out and cried in the car'],
      [
        'my mums dementia makes her mean',
        'she told me to get out, she doesnt know me. is it ok to visit less',
      ],
      [
        'my nan has dementia',
        "she thinks i'm my mum and i just went along with it. was that wrong?",
      ],
      [
        'dad keeps asking when he can go to work',
        "told him he's 84, he got so upset. what should i say instead",
      ],
    ],
    says: {
      told: "That hurts in a way that's hard to explain, losing a bit of someone who's sitting in front of you. You don't have to correct anything. Go along with the feeling rather than the fact: \"You're looking for her. Tell me about her.\" Your voice, your hands and the old songs may still do good when the name's gone. And afterward let yourself cry, and call somebody who knows what it's like.",
      say: 'Follow the feeling: "You miss home," "You\'re worried about your purse, let\'s look together," "Work can wait today, have a coffee with me first." No quizzing and no "don\'t you remember?" If it gets too much for you, go out for five minutes. You may start again after that.',
      normal:
        "It's normal to be sad, impatient, even angry with someone who can't help it, and to want to visit less. You're losing someone slowly, that's grief. Shorter visits are fine, good half hours beat long bad ones. A group for relatives helps many people. Going along with the story isn't lying, it's kindness.",
      should:
        "I'd stop correcting, it usually only brings upset and shame. Go with it, distract gently, and choose a time of day when it's calmer. Visit as often as you can do kindly. And ask the doctor or a dementia advice service about sudden changes and about help for you.",
      will: "I can't promise how it goes, it's different with each person and sometimes from day to day. A day without recognizing you doesn't mean there won't be another with it. The doctor can say more about the course. Until then, bring what's familiar: music, smells, your hand.",
    },
  },
  {
    id: 'family-parent-hospital-worse-news',
    tries: [
      ['my mum had a fall and is in hospital', 'they found something on the scan. we have to wait'],
      ['dad had a stroke on sunday', 'they moved him to icu'],
      ['my mother is in hospital with pneumonia', "its worse today, she's on oxygen"],
      ['grandpas operation is today', 'there were complications, nobody tells us anything'],
      ['dad has heart problems', "he's having a bypass tomorrow morning. i'm so scared"],
      ['my mum broke her hip', "now she's confused, doesnt know where she is"],
      ['my father got the biopsy', "it's cancer"],
      ['mum was taken in with chest pain', 'doctors say we should come. im on the train'],
      ['my dads in hospital 800 km away', 'it got worse overnight, do i go now or wait?'],
      ['waiting for mums results', 'not good. they want to talk to the whole family on thursday'],
      ['my brother called, dad collapsed', "he's awake but he cant speak"],
      ['mum is having chemo', 'it isnt working they said. how do i be strong in front of her'],
    ],
    says: {
      told: "Oh no, I'm so sorry. That's a lot to take in, and you must be frightened. I can't say what it means medically, but you can ask for one doctor as contact: what is it, what's next, when will we know more? Write it down, your head won't keep it all. One of you passes the news on to the family. If your gut says go, go. And eat something today.",
      should:
        'If you\'re torn, I lean to going, or at least calling the ward now and asking straight: "Would you come, if it were your family?" They\'ll usually answer honestly. You can sort out work and travel with one message. Being there without doing anything useful is still being there. Take someone along, or ring someone on the way.',
      how: "Hour by hour. One notebook for questions and answers, one contact person at the hospital, one in the family who spreads the news. In the room you don't need to be strong, just there: hold a hand, talk of ordinary things. Cry outside when you have to. Sleep and food aren't selfish, you'll be needed longer than today.",
      normal:
        "Being scared, numb, snappy or oddly calm are all normal now. There's no right way to take news like this. You don't have to hold it together for everyone. Tell one person how it really is, and let others do what they offer, food, driving, the dog.",
      say: 'At the bed: "I\'m here. You don\'t have to talk. I love you." To the doctors: "Please tell us in plain words where we are, what happens next, and when we hear more." To your boss: "Family emergency, I\'m at the hospital. I\'ll be in touch tomorrow."',
    },
  },
  {
    id: 'family-parent-better-news',
    tries: [
      ['mum is in hospital, so worried', 'results are in, its benign!!!'],
      ['dad had his bypass today', "he's awake and already complaining about the food"],
      ['waiting for my mothers biopsy', 'all clear. i slid down the wall'],
      ['my father had a stroke', 'he spoke today. he said my name'],
      ['grandma broke her hip', 'she walked 5 steps this morning'],
      ['my mum has pneumonia', "off oxygen, she's coming home on friday"],
      ['dads scan is tomorrow', 'its fine, no spread. why am i crying now'],
      ["my sister's operation was today", "went well!! she's in recovery"],
      [
        'we were told to say goodbye to dad',
        "he's sitting up and asking for coffee. i dont get it but im so happy",
      ],
      ['my nephew was born too early', "he's off the ventilator today"],
      ['mums in rehab after her fall', 'she can come home next week. how do i prepare'],
      ['my dad collapsed at work', "it was only dehydration they say. i'm still shaking"],
    ],
    says: {
      told: "Oh, what good news! All that fear has to go somewhere now, so don't be surprised if you cry, shake or fall asleep at six. Tell the ones who worried along with you. Today needs nothing else. Tomorrow you can ask what comes next, what to watch for and what help there is at home, and write it down.",
      glad: "I'm so glad, for you and for everyone who held their breath with you. Let it sink in properly, eat something good and sleep. You can pass on one line to the family and turn the phone off. The practical things can wait until tomorrow.",
      normal:
        'Quite normal. While it was bad you held on, and now your body lets go, with tears, shaking or a leaden tiredness. Give it a day or two. Be good to yourself, you were in it too, even without a hospital bed.',
      how: 'Ask the ward before the day itself: which pills, which warning signs, who do I call, what help can we apply for. Have the social worker at the hospital help with that. At home only the basics: clear paths, food in, a chair in the right spot. And divide the first two weeks among several people.',
    },
  },
  {
    id: 'family-took-the-car-keys-and-angry',
    tries: [
      [
        'dad shouldnt drive anymore, how do i tell him',
        'told him. he yelled that i want to lock him up',
      ],
      ["my mum hit the garage twice, she's 85", 'we took the keys. she isnt talking to us'],
      ['grandpa drives like a maniac', 'hid his keys. he called a locksmith lol'],
      [
        'my father had another scratch on the car',
        "spoke to him, he says he's driven 60 years without an accident",
      ],
      ['mum has dementia and still drives', 'i sold the car. she cries about it every day'],
      [
        'should i tell the doctor about dads driving',
        "did. now he knows it was me and he's furious",
      ],
      [
        'my mother in law drives with cataracts',
        'my husband talked to her, she said then whats left for me',
      ],
      [
        'how do i get dad to give up his licence',
        'he gave it up and now he just sits in the chair and stares',
      ],
      ['he got lost driving home', 'told him no more. he drove again this morning!!'],
      [
        'my mum wont stop driving at night',
        'she promised me and then did it again. what else can i do',
      ],
      ['we had the talk with grandma about the car', "she's so angry. did we do the right thing?"],
      [
        "dad reversed into a neighbour's fence",
        'we told him enough. he hung up and doesnt answer the phone',
      ],
    ],
    says: {
      told: "The anger is about more than a car, it's about getting anywhere alone, and you're the one who said it. You spoke up because people could get hurt, so stand by it. Now bring something back: a fixed driver on market day, a taxi account, the friend who goes to the same club. If there's still driving although it isn't safe, tell the doctor, or ask what the authorities offer.",
      say: "\"I know how much I'm asking. I'd miss it awfully too. I can't live with the thought that you or a child gets hurt. Let's see how you get everywhere you want to go. Tuesday I'll drive, and for the rest we'll fix something.\" Then listen to the anger.",
      should:
        "I'd stay with it, if there have been real signs that it isn't safe. Don't discuss it again each visit, and let a doctor or an official test do the telling, so it isn't you against {them}. Put your energy into getting around: lifts, taxi money, delivery. That's what makes it bearable.",
      normal:
        "It's normal that this brings rage, silence or tears, it's a big loss of freedom. And normal that you doubt yourself after. From what you describe, worrying was reasonable. Be warm, be reliable with the lifts, and leave the anger some weeks.",
    },
  },
  {
    id: 'family-carer-cannot-any-more',
    tries: [
      ['i care for my mum with dementia', 'i cant do this anymore'],
      ['caring for dad for 4 years now', 'i screamed at him today. im so ashamed'],
      [
        'my mother in law lives with us since her stroke',
        "i lie in bed and wish she'd just move out again. am i a monster",
      ],
      ['respite care? dad would never', 'i havent slept through in 5 months, im done'],
      ['i gave up my job for my mothers care', 'i look in the mirror and dont know who that is'],
      [
        'how do i get my brother to help with mum',
        'he wont. and i broke down in the supermarket today',
      ],
      ['looking after both parents and two kids', "my husband says i'm not even there anymore"],
      ['dad needs someone at night', 'it was 6 times last night. i sat on the floor and cried'],
      [
        'mum is nasty to me all day',
        'i thought today i hate her. then i washed her hair. whats wrong with me',
      ],
      ['everyone says im so strong', 'im not. i want my old life back'],
      ['my doctor says i need a break from caring', 'how? who does it then? i cant just leave her'],
      [
        "caring for my grandpa, i'm 23",
        'all my friends live and i change diapers. i feel so guilty for wanting that too',
      ],
    ],
    says: {
      told: "You've been doing the work of several people, and this is the point where it has to change. You're not a monster, you're used up. Make one call this week, care advice, your doctor or the insurance, with this sentence: \"I can't go on like this, what can start now?\" Ask about respite care, day care, nights. If it gets to where it isn't safe for either of you, call for help that same hour.",
      normal:
        "Yes, it's normal to be angry, to want your life back, even to wish it were over, and to love the person anyway. It comes from exhaustion. Take it as the signal to get help in, not as a verdict on you. Tell your doctor exactly what you told me.",
      how: "One call, one afternoon. Call care advice or the insurance and ask what you're entitled to: respite weeks, day care, hours at home. Fix one half day a week that's yours, starting now, even if the house looks awful. Tell your doctor how you are. And tell the family in writing what you'll stop doing, and when.",
      should:
        "I'd arrange a break first and decide the big things after it. A week or two of respite care is there for exactly this, and a grumble about it is bearable. With sleep you'll see more clearly: more help at home, another split, or a home. None of these is letting anyone down.",
      say: '"I can\'t go on like this and I need relief now. What can begin this week, and what can I apply for?" To the family: "From the first I won\'t do the nights any longer. Let\'s decide by Sunday who does, or we pay someone."',
    },
  },
  {
    id: 'family-said-not-coming-for-the-holiday',
    tries: [
      [
        'should i skip christmas with my family this year',
        'told them. mum is crying and dad wont talk to me',
      ],
      [
        'i dont want to go to easter at my in laws',
        'we said no. they think its because of the food lol',
      ],
      [
        'thinking of spending thanksgiving just us two',
        'said it. my sister says im tearing the family apart',
      ],
      [
        "how do i tell my parents i'm not coming home for diwali",
        'they went silent then said do what you want',
      ],
      [
        'first christmas with the baby, we want to stay home',
        'mil: then there wont be christmas for us at all',
      ],
      [
        "i'd rather work on christmas eve than go home",
        "told mum i'm working. feel bad for lying and not going",
      ],
      ['we want alternate years with the families', "my mum says but it's always been here"],
      ['i dont want to go to the family reunion', 'cancelled. 14 messages in the group chat'],
      ['not sure about the family ski trip', 'ive cancelled. my brother says typical'],
      [
        'can i say no to new years at my parents',
        'i did it, they said fine. why do i feel so sad now',
      ],
      [
        'my dad wants us all for his 60th at a resort for a week',
        'we said 2 days. he says then dont come at all',
      ],
      ['i want a quiet christmas', 'decided, staying home alone. is that weird?'],
    ],
    says: {
      told: "You've said it, and the noise now is mostly disappointment. You don't have to fill it with more reasons. Give them something to hold on to instead: a call at a fixed time on the day, a visit the week after, a parcel. \"I'm not there this time, and I'd love to come on the sixth.\" Then plan your own day properly, with good food and one nice thing in it.",
      say: "\"I know you're sad, and I'll miss you too. This year I'm doing it differently, and it isn't against anyone. I'll call on the day at five, and I'd love to come by the week after.\" The same sentence to everybody, also in the group chat, and no more.",
      normal:
        "It's not weird, plenty of people do holidays their own way. And it's normal to be sad on top of the relief, you're letting go of something familiar. That doesn't mean it's the wrong choice. Plan the day well, and see at the end how it felt.",
      should:
        "I'd stay with it. Going out of guilt means you'd sit there and be somewhere else. Offer one real alternative with a date and keep it. If you notice in a few days that you'd truly like to be there, for an afternoon say, you may still change it, because you want to.",
    },
  },
  {
    id: 'family-holiday-or-visit-went-badly',
    tries: [
      [
        'christmas with my family tomorrow, any tips',
        'it was a disaster. dad got drunk and my sister left crying',
      ],
      ['going on holiday with my in laws', 'day 3 and we had a huge fight. 4 more to go'],
      ['easter at my moms', 'she started on my weight before i had my coat off'],
      ['my whole family comes for thanksgiving', 'politics. shouting. uncle threw a roll'],
      ['first dinner with both families', 'awful. nobody spoke and then his mum insulted my dad'],
      ['weekend at my parents with the new boyfriend', 'they were so cold to him. im so ashamed'],
      [
        'should i go to my sisters wedding',
        'went. she put me at the kids table and didnt say one word to me',
      ],
      ['mums 70th on saturday', 'my brother and i fought in front of everyone, she cried'],
      ['a week with my mother, can i survive', 'i left after two days. just took the train'],
      ['camping trip with my sisters family', 'never again. her kids, her rules, her moods'],
      [
        'inviting my parents to our new house',
        'they found fault with everything, even the door. i cried after',
      ],
      ['family meal to make peace', 'it went wrong in ten minutes. was it stupid to try?'],
    ],
    says: {
      told: "Oh no, and you'd gone to so much trouble. It's over, or at least you can step outside it: go for a walk, eat leftovers, tell it all to a friend until you can laugh about one bit. No big messages tonight. In a few days look at what was yours, one short sorry if so, and what you'd do differently: shorter, another place, your own way home. The rest isn't yours to fix.",
      should:
        "For now nothing in writing, sleep on it first. If you're still there, shorten it or make yourself free hours, without drama. Later decide one thing for next time: how long, where, with whom. If you were unfair yourself, say sorry for that and no more. If someone else was, you can say so once, calmly.",
      normal:
        "It wasn't stupid to try, and it's very normal that family days go wrong: old roles, little space, too many hopes at one table. That you're sad or ashamed shows you wanted it nice. It doesn't say how it'll always be.",
      say: "\"The other day was hard, I'm still sad about it. I'm sorry for my part. I'd like to see you again soon, just smaller: a coffee, the two of us.\" Send that in a few days, to the one who matters most to you. Leave out the rest of the family and the blame.",
      why: "I can't look into them. Mostly it's a mix of old roles, alcohol or tiredness, and the wish that it should finally be nice this time. At home everybody turns back into who they were at twelve. Shorter, with something to do and a way home of your own, often goes better.",
    },
  },
  {
    id: 'family-visit-went-better-than-feared',
    tries: [
      ['dreading christmas with my family', 'it was actually nice? nobody fought'],
      ['my in laws come for 5 days, help', 'they left today. and i kinda miss them lol'],
      ['meeting his parents tonight, so nervous', 'they loved me!! his mum gave me leftovers'],
      [
        'first visit to my mother after our fight',
        "she'd made my favourite soup and said nothing about it. it was good",
      ],
      ['holiday with the whole family', 'best week in years, even my sister was fine'],
      [
        'i have to see my dad at the wedding after 6 years',
        'we shook hands and talked about fishing. it was ok',
      ],
      ['do i go to the reunion', 'went. laughed so much i was hoarse'],
      [
        'my two families meet for the first time',
        'they got on so well they want to go on holiday together omg',
      ],
      [
        'my parents stay with us, how do i survive',
        'dad fixed the shower and mum only criticised one thing',
      ],
      ["mother's day lunch with mil", "she said i'm a good mum. i nearly choked"],
      [
        'introducing my girlfriend to my strict parents',
        'they were lovely, dad showed her the garden',
      ],
      [
        'thanksgiving with my brother after the fight',
        'we did the dishes together and it was like before',
      ],
    ],
    says: {
      told: 'How nice, all that dread and then a good day. You may simply be glad and don\'t need to wait for the catch. Send one line while it\'s fresh: "That was lovely, thank you." And note what made it go well, the length, the place, something to do together, since you can use that again next time.',
      glad: "That's so good to hear, I'm glad for you. Keep the best moment of it, one picture, one sentence. And send a little thank-you, people like to know when it was good with them. Then put your feet up.",
      will: "I can't promise the next one goes as well. But you've seen that it can, and that's more than you had before. Keep what helped: not too long, something to do, your own way home. And go in with a little less armor next time.",
      normal:
        "It's normal to be relieved and a bit suspicious too, when you'd braced for something else. It doesn't wipe out what was before, and what was before doesn't wipe out this. You may enjoy it as one good day and see how the next one goes.",
    },
  },
  {
    id: 'family-grandparents-broke-rules-again',
    tries: [
      [
        'my mum gives the kids sweets all day, how do i tell her',
        'told her. today he came home with a whole bag of gummies',
      ],
      [
        'my mil lets the baby watch tv',
        'we talked about it last week. tv was on again when i picked her up',
      ],
      [
        'grandpa lets them sit in front without car seat',
        "he says it's only round the corner, did it again",
      ],
      [
        'my parents post photos of our daughter',
        "asked them to stop, there's a new one on facebook today",
      ],
      ['grandma kisses the newborn on the mouth', 'said no twice. she did it behind my back'],
      ['mil cut my sons hair without asking', "now she pierced her ears!! i'm fuming"],
      ['my dad gives my 4 year old cola', 'he says in my house my rules'],
      ['bedtime at grandmas is 11pm', 'she said ok ok and it was midnight this time'],
      ['my mother keeps buying toys, the flat is full', 'told her one gift. she came with 9'],
      [
        "she feeds him things he's allergic to a bit",
        'she says a little doesnt harm. again!! do we still let him go there?',
      ],
      ['my in laws tell my kids not to tell mama', 'they did it again after we talked, what now'],
      ['grandparents dont stick to naps', 'third time now. but we need them for childcare'],
    ],
    says: {
      told: "It would annoy me as well, you asked clearly and got a nod and nothing else. Sort your rules into two piles. Safety, health, photos and secrets aren't negotiable: if it happens again, visits take place with you there for a while. Sweets, bedtime and TV you could let be grandparent land, within limits. Tell them that in one calm sentence, and then do it.",
      should:
        "I'd be strict with whatever touches safety, health or privacy, and go easier on the rest. In the strict cases: no time alone for now, and say why, without a quarrel. They can win it back. If you need the childcare, choose three rules only, put them on the fridge and let the others go.",
      say: '"The kids love being with you, and we want that to go on. These two things are fixed for us. If they can\'t be kept, we\'ll come together for a while instead of leaving the kids with you. Everything else is yours." Friendly, and without a story about last time.',
      normal:
        "You're not petty, being overruled as a parent is annoying even with gummy bears. It's very common with grandparents too. Decide what really counts, two or three things, and stay firm there. The rest may be a bit of spoiling without harm.",
    },
  },
  {
    id: 'family-grandparent-hurt-by-limits',
    tries: [
      [
        'i hardly see my grandkids, should i say something',
        "i said it. my daughter in law says we'll see",
      ],
      [
        'my son set rules for visits with the baby',
        'now i need to ask before i come. i feel like a stranger',
      ],
      [
        'i babysit three days a week and its too much for me',
        "told my daughter. she's annoyed with me",
      ],
      ['i gave my grandson chocolate and got told off', 'she says i cant have him alone any more'],
      [
        'my daughter doesnt let me hold the newborn much',
        'asked why and she got snappy. i only wanted to help',
      ],
      ['the other grandma sees them all the time', 'i said it isnt fair, my son got angry'],
      ['i posted a pic of my granddaughter', "they made me delete it and now they're cold to me"],
      [
        'want to spend more time with my grandchildren',
        'they offered one sunday a month. one!! should i take it',
      ],
      ["i told my daughter she's too soft with him", 'she hasnt called for two weeks'],
      [
        'my son moved away with the kids',
        "i asked for video calls, he said they're too small and its stressful",
      ],
      [
        "i'm not invited to the birthday",
        'asked my dil. its only for kids friends she says. hurts so much',
      ],
      [
        'i gave my daughter advice on sleep',
        'now she says i criticise everything. what do i do to make it good',
      ],
    ],
    says: {
      told: 'That hurts, when all you want is to be near those children. Still, the way to the grandchildren leads through their parents. So make it easy for them: take what\'s offered with joy, ask before you help, and keep advice until somebody asks for it. One honest sentence is good: "I miss you all, tell me how I can be useful." Trust grows with each visit that goes lightly.',
      say: '"I\'m sorry if I\'ve overstepped, I was only so happy about them. I\'d like to do it the way you want. Tell me what helps you, and I\'ll take any time you can give." No "but," no other grandma in it. Then stick to it, also with the little things.',
      should:
        "I'd take what's offered, warmly, and not bargain. Be on time, leave on time, bring something useful, and no comments. After a few good visits it's easier for them to say yes to more. And if you've said something that hurt, say sorry for exactly that, once.",
      normal:
        "It's normal to be hurt, you'd pictured this time differently. And many young parents draw tight lines at first, because everything's new. It needn't stay like this. Be someone who makes their day easier, that opens more doors than any talk about fairness.",
      them: "I can't see into them. Tired parents often hear help as criticism, even when it's meant with love. You could ask once, openly: \"What would make it easier for you when I'm there?\" And then do just that, with nothing added.",
    },
  },
  {
    id: 'family-miscarriage-people-say-or-what-now',
    tries: [
      ['i had a miscarriage at 9 weeks', 'everyone says at least it was early'],
      ['we lost the baby last week', 'my mum said it wasnt meant to be. i hung up'],
      ['i miscarried on monday', 'back at work today and nobody knows. feels unreal'],
      ['lost our baby in week 11', 'my husband acts like nothing happened'],
      ['i had my second miscarriage', "sister in law just announced she's pregnant"],
      [
        'had a missed miscarriage and the surgery was friday',
        'i feel so empty. how long does this last',
      ],
      [
        'we lost the pregnancy',
        'they say just try again. i dont want another one i wanted that one',
      ],
      ['miscarriage two months ago', 'due date would be next week, dreading it'],
      ['lost the baby at 14 weeks', 'i keep thinking it was because i lifted boxes'],
      ['chemical pregnancy, lost it after 5 days of joy', 'people say it doesnt count. does it?'],
      ['miscarried, dont know who to tell', 'told my boss, she cried with me. i didnt expect that'],
      [
        'we lost our little one',
        'my friend asked when we start trying again. what do i say to that',
      ],
    ],
    says: {
      told: "I'm so sorry. You lost someone you were already living toward, and it counts, however early it was. Please don't search for what you did; ask your doctor or midwife that question, so it doesn't keep you company at night. You may be sad as long as you're sad. Tell one person who can just listen. And if you'd like to mark it, a name, a candle, a date, that's yours.",
      say: "\"I know you mean it kindly, but it doesn't comfort me. We lost our baby and we're sad. You can just say that you're sorry.\" To questions about trying again: \"We're not there. I'll tell you if there's news.\" You needn't comfort those who ask.",
      normal:
        "Everything you feel is normal: emptiness, anger, envy, functioning as if nothing had happened. People in one couple often grieve quite differently, too. There isn't a right length for it. If it stays very dark, or you can't sleep or eat, talk to your doctor or a counselor for pregnancy loss.",
      how: "Gently and in small pieces. Take sick leave if you need some days, tell one person the truth, avoid baby news for a while. Plan the hard dates beforehand: someone with you, a walk, something for remembering. There are groups and counselors for exactly this loss, it's good to know you're not alone.",
      will: "I can't promise how long it lasts. For many it comes in waves, and single days, like a due date, hurt more again. That doesn't mean you've gone backward. Let yourself be helped, and if nothing gets lighter over weeks, talk to your doctor.",
    },
  },
  {
    id: 'family-scan-was-fine',
    tries: [
      ['12 week scan tomorrow, im so scared', 'everything fine!! saw the heartbeat'],
      ['we wait for the nipt results', 'all low risk. i cried in the kitchen'],
      ['first scan after my loss', 'there was a heartbeat. i cant stop looking at the picture'],
      ['i had bleeding in week 8', "they checked, baby is ok. i'm still shaking"],
      ['anatomy scan on thursday', 'all good and its a girl'],
      ['the doctor wanted a second look at the heart', 'second look was fine. the relief omg'],
      ['glucose test again, afraid of it', 'passed it'],
      [
        'baby didnt move much today so i went in',
        "she's fine, she was just asleep. i feel silly now",
      ],
      ['waiting for the scan drives me mad', 'done. he waved lol'],
      ['my wife has her scan today', 'its all well, and its TWINS'],
      [
        "i'm 41 and pregnant, afraid of the results",
        'results are in, everything looks ok. can i be happy now?',
      ],
      [
        'the midwife measured small so they sent us for a growth scan',
        'growth is fine. why do i still worry',
      ],
    ],
    says: {
      told: "Oh, how good, breathe out! After all that waiting you've got a clear, friendly answer, so let it count. Put the picture where you'll see it, tell the ones who trembled with you, and do something nice today. The worry may come back now and then, that's how it is when something matters. Then ask your midwife or doctor, and never feel silly for it.",
      glad: "I'm so glad for you! Let yourself be properly happy today, you don't bring bad luck by that. Look at the picture, call someone, eat something great. The next date is for the next date.",
      normal:
        "It's normal that worry doesn't switch off at once, it's had you for days or weeks. Going in to have it looked at is never silly, it's what they're there for. Let joy in for small moments, it grows. If fear takes over your days, tell your midwife or doctor.",
      should:
        'Yes, you may be happy, today and without reservation. Being happy takes nothing away and tempts nothing. Celebrate it in a small way, with whoever waited along with you. And for new questions, write them on a list for the next appointment.',
    },
  },
  {
    id: 'family-fertility-treatment-failed-go-on-or-stop',
    tries: [
      ['ivf transfer on monday, so nervous', 'it didnt work'],
      ['second iui', 'failed again. do we go on or stop'],
      ['we have one embryo left', 'transfer was negative. that was the last one'],
      ['starting ivf at 40', 'they got 2 eggs. none fertilised'],
      ['3rd round of ivf', 'no. and the money is gone'],
      ['we said this is our last try', 'negative. i dont know if i can really stop'],
      ['doctor says donor eggs now', "my husband wants to, i'm not sure. too sad to think"],
      ['clinic called with the blood test', '0. just 0. i dropped the phone'],
      [
        'thinking about a break from treatment',
        'we decided to pause for half a year. relieved and heartbroken',
      ],
      ['frozen transfer in may', 'didnt take. my partner says again next month, i cant'],
      ['6 years of trying, ivf was our hope', 'over. how do you live with this'],
      [
        'should we do another cycle',
        "we've decided to stop. i feel like i'm giving up on my child",
      ],
    ],
    says: {
      told: "I'm so sorry. So much went into this, your body, your money, your hope, and grief is the right word for what comes now. You don't need to decide about going on this week, and a pause isn't giving up. Be sad first, together if there are two of you. Later ask the clinic for a talk with all your questions, and each of you may say what you can still bear.",
      should:
        'Not now. Give it some weeks, then each of you writes alone: what could I still go through, what would it take from me, what would I regret? Lay them side by side. Take the medical side to the clinic, also a second opinion if you like. Stopping, pausing and going on are all good answers.',
      normal:
        "It's very normal to feel heartbroken and relieved together, to be unable to think, or to want opposite things as a couple. You've been in this for a long time. If the days stay dark, there's counseling made for people in exactly this, ask the clinic for it.",
      how: "By the day, for now. Time off if you can, people who don't give tips, a bit of outside. Tell the others in one message so that you don't have to repeat it. Say goodbye to this try in a small way of your own. And when there's room again, look at what's next, with counseling if you like.",
    },
  },
  {
    id: 'family-partner-no-to-another-child',
    tries: [
      ['i want a second baby, how do i bring it up', "asked. he says he's done"],
      ['my wife doesnt want another kid, i do', 'talked again, she said no and please stop asking'],
      ['should we have a third', 'husband says we cant afford it and thats final'],
      ["i'm 38 and want one more", 'my boyfriend said maybe in a few years. i dont have years'],
      ['i want kids and she isnt sure', "she's sure now. no kids"],
      ['how to convince my husband of baby nr 2', 'he says the first year nearly broke us'],
      ['i dream about another baby', 'he got a vasectomy appointment. what do i do'],
      ['he always said he wants a big family', 'now he says one is enough. i feel cheated'],
      ["i'm the one who doesnt want another", 'told him, he cried. i feel so guilty'],
      ['my partner wants to wait with baby 2', 'asked until when. he shrugged'],
      ["my girlfriend wants a child and i'm 50", "told her no. she's packed a bag for the weekend"],
      [
        'can a couple survive if one wants a baby and one doesnt',
        "we talked all night. he's a no, i'm a yes. nothing between",
      ],
    ],
    says: {
      told: "That hurts on both sides, there's no half a child to meet in the middle with. Don't argue the yes or no any further for now. Ask each other what's underneath: fear, money, exhaustion, age on one side; longing and the picture of a family on the other. Just listen, no persuading. If time presses, say so openly, with a date to talk again. A couples counselor is good for this very question.",
      should:
        "I wouldn't push for a decision in the heat, nor act as if it's settled. Agree on a pause of a few weeks, each thinks alone: what could I live with, what would I hold against you? Then talk again, best with a counselor in the room. If nothing can be done in between that's final, ask for that.",
      how: "Not convincing but understanding. Half an hour each, the other only listens and repeats what was said. Then the practical knots: sleep, money, work, age, help. Some can be untied, some not, and you'll know which. Set a date for the next talk, so it doesn't hang over every evening.",
      normal:
        "It's a common and painful difference, and neither wish is wrong. Feeling guilty, cheated or desperate about it is normal. Don't decide the whole relationship tonight. Give the matter its own space, with a date and perhaps a third person, so that it doesn't creep into every meal.",
      say: '"I don\'t want to talk you into anything. I want to understand what your answer\'s made of, and I want you to know what mine is made of. Can we each talk for twenty minutes without arguing? And then leave it until Sunday."',
    },
  },
  {
    id: 'family-group-chat-silence-or-left',
    tries: [
      [
        'should i write in the family chat what i think',
        'wrote it. 9 people read it and nobody answered',
      ],
      ['my cousins gossip about me in the group', 'i left the group. now my phone is exploding'],
      [
        'i want to tell the family about my divorce in the chat',
        'done. two hearts from my aunt and then silence',
      ],
      ['my uncle posts hate stuff in our family group', 'i said something and got kicked out lol'],
      ['family chat fights about grandmas party', 'i muted it. mum calls asking why i dont answer'],
      [
        'i asked in the family group who helps with dad',
        'seen by all. nothing. then my sister posted a cake recipe',
      ],
      [
        'how do i get out of the family chat politely',
        'just left. my brother says that was childish',
      ],
      [
        "i announced i'm not coming to the reunion in the chat",
        'nobody says a word, im sure they talk in another group',
      ],
      [
        'they made a new group without me',
        "asked my sister about it, she said oh that's just for the present",
      ],
      [
        'wrote my side of the story to everyone',
        'my mum replied: not in the chat please. thats all',
      ],
      [
        'my aunt insulted me in the family whatsapp',
        'i answered back. now its dead quiet, should i apologise to all?',
      ],
      ['sent the whole family an honest message last night', 'regret it already. do i delete it'],
    ],
    says: {
      told: "A family chat is a stage, and most people go quiet on a stage. The silence there says little about what each of them thinks. Don't add anything in the group now. Choose the one or two people who matter to you and write or call them directly, one plain sentence on why you did it. Whatever else gets said in groups without you, you don't have to follow it.",
      should:
        'I\'d leave it as it stands and not delete or explain in front of everyone. If one line was unfair, one short sentence is enough: "The tone wasn\'t okay, sorry. I stand by the rest." Everything further one to one. And leaving or muting a group is fine, people who want you have your number.',
      say: 'To the one who matters: "I didn\'t mean to make a scene in the chat. It was important to me, and I\'d rather talk to you directly. Do you have ten minutes this week?" In the group, if anything: "I\'m reachable directly. Love to all." And nothing after that.',
      normal:
        "Silence after a serious message in a group is very common, everybody waits for someone else. That you feel bad afterward is normal as well. It doesn't mean they're all against you. Ask one person straight, and put the phone away for this evening.",
      them: "I can't see into them, and a chat is the worst window for it. Some are embarrassed, some agree and keep quiet, some haven't got words. Ask one you trust how it came across. That's one honest answer instead of nine guesses.",
    },
  },
  {
    id: 'family-sibling-money-no-or-excuse',
    tries: [
      ['my brother owes me 1500, how do i ask', 'asked him. he said you have more than me anyway'],
      ['should i ask my sister for the money back', 'she goes i thought that was a gift'],
      [
        'lent my brother money for his car',
        'he posted holiday pics from greece today. not a cent so far',
      ],
      ['my sister owes me for mums present', 'third time she says next month'],
      ['how do i get back the money from my half brother', 'he blocked me'],
      ['my sister and i split dads bills', "she hasnt paid her half since march, says she's broke"],
      ['should i put it in writing that my brother owes me', 'he signed and still hasnt paid'],
      ['my brother borrowed 5k for his business', 'its bankrupt. what about my money'],
      ['asked my sister nicely for the 400', "she got offended and told mum i'm stingy"],
      [
        'brother wants to borrow again',
        "he hasnt paid the last one. said he'll pay both back at once lol",
      ],
      ['i reminded him of the loan', 'he sent me 50. of 2000. is that something?'],
      [
        'my sister never pays when we eat out with mum',
        "said something. she laughed and said you're the rich one",
      ],
    ],
    says: {
      told: "That's irritating, and it isn't stingy to want your own money back. Make it small and fixed: in writing, the sum, monthly rates, first date. \"Fifty on the first of each month is fine, starting in May.\" No new loan before this one's gone. And decide quietly for yourself where your line is, what you'd fight for, and what you'd let go to be free of it. For larger sums get legal advice.",
      say: "\"For me that was a loan: (the sum). I know it's tight, so let's do rates. How much can you send on the first of every month? Please set it up by Friday, then I won't have to mention it again.\" In writing, friendly, without the holiday photos.",
      should:
        "I'd ask once more, in writing and with rates, and leave the parents out of it. If nothing comes, decide: write it off for your own peace, or get advice on what a claim would take. Either way, no further loan. You may say that openly, without anger.",
      normal:
        "It's normal that this eats at you, it's about feeling used as much as about money. And it's common that family loans get treated as gifts. A fixed plan, in writing, clears it up. If a small part came, take it as a start and fix the next date.",
    },
  },
  {
    id: 'family-partner-spoke-up-for-me',
    tries: [
      ['my husband never stands up to his mum', 'he did it!! he told her to stop'],
      ['mil comments on my weight', 'my wife said mum thats enough. i nearly fell off the chair'],
      ['his parents come without calling', 'he called them himself and they were ok with it'],
      [
        'my boyfriend says thats how she is',
        'yesterday he said it in front of her: i dont want you to talk to her like that',
      ],
      [
        'asked my partner to talk to his dad about the jokes',
        'he did. his dad actually apologised to me',
      ],
      [
        'my mother in law wanted to be at the birth',
        'my husband told her no without me asking. love him',
      ],
      [
        'i want him to choose our family first',
        "he cancelled sunday lunch himself. she's mad but he stayed calm",
      ],
      ['how do we tell his mum about the key', 'he got it back, all quiet. so relieved'],
      [
        'my girlfriends family ignores me',
        'she told them if you want me there then both of us. i cried',
      ],
      ['in laws and their advice on the baby', "he said we've got this mum. and she stopped!"],
      [
        'my man wont say anything to his sister',
        "he finally did. she's offended, he feels bad now. how can i help him",
      ],
      [
        'mil talks badly about me to the kids',
        'my husband drove over and had a talk. she said sorry to the kids',
      ],
    ],
    says: {
      told: 'That\'s a big one, and surely it wasn\'t easy after so many years of keeping quiet. Say how it felt: "When you said that, I felt we\'re a team." Then be generous, no "finally," no list of the times before. If it gets a bit frosty with the family now, hold it together and stay friendly. And plan something nice for the two of you.',
      glad: "How good, I'm glad for you. That's the feeling you'd been waiting for, not being alone at the table. Tell {them} today how much it did for you. What's noticed gets easier the next time.",
      how: 'Thank {them} plainly, and don\'t talk badly about the family now, as that\'d make it harder to stand in the middle. Let the guilty feeling be there: "That was hard, and you did it kindly." Hold the line together, and be the first to be friendly at the next visit.',
      will: "I can't promise the family takes it well at once, or that it never needs saying again. But the first time's the hardest one. If it comes up, you have a sentence that's been said already and can be repeated. Thank {them}, stay friendly, keep going.",
    },
  },
  {
    id: 'family-parent-apologised',
    tries: [
      [
        'my dad was never there for me, should i tell him',
        "told him. he said i'm sorry, i know. just that",
      ],
      ['my mum and i havent talked since the fight', "she wrote: i was wrong. i'm sorry"],
      [
        'i wrote my mother about my childhood',
        'she called crying and apologised. i dont know what to feel',
      ],
      ['my father insulted my husband', 'he apologised to him today, stiff but he did'],
      ['mum read my diary', 'she said sorry but then added but i was worried'],
      ['my parents didnt come to my wedding', 'they say now it was a mistake. 4 years later'],
      ['waiting for an apology from my dad', 'got it. and i feel nothing, is that weird'],
      ['my mil said awful things about me', 'she apologised with flowers. i still cant forget it'],
      ['my mother favoured my brother', 'she admitted it!! said she sees it now'],
      [
        'should i forgive my dad',
        'he said sorry for the drinking years. i said ok and left. do i have to forgive him now',
      ],
      [
        'i told mum her comments hurt',
        'she said sorry if you felt that way. thats no apology is it',
      ],
      ['my dad never says sorry', 'he made me pancakes and mumbled something like sorry lol'],
    ],
    says: {
      told: "So it came, in whatever shape, and that's more than many people get. You don't have to feel anything particular now, and forgiving isn't due on the spot. \"Thank you for saying that, it matters to me\" is plenty, even if it was clumsy. Then watch what changes in the next weeks. Words open the door, and what's done afterward tells you how far you'd like to go in.",
      should:
        "You don't have to forgive on the spot, and not all in one piece. You can accept the words and still need time and distance. If it was half an apology, you can say what's missing, once. Then see whether anything's different from now on, and let that decide how close you want to be.",
      normal:
        "Not weird at all. Some cry, some are relieved, some feel nothing or get angry that it took so long. You'd waited for it and it's different from how you'd imagined. Give it a few days. Feelings often arrive after the words do.",
      say: '"Thank you for saying that. It means something to me, and I need a bit of time with it." If it was half one: "I\'m glad you bring it up. What I\'d still need is to hear that you see how it was for me." Then leave it there.',
    },
  },
  {
    id: 'family-a-or-b-with-kids-in-it',
    tries: [
      [
        'stay in the city or move near my parents, we have a baby',
        'so which? my mum would babysit but my job is here',
      ],
      [
        'should my son repeat the year or switch schools',
        "so what would you do? he's 11 and has two good friends there",
      ],
      [
        'start school at 6 or wait a year',
        "she's young for her age and the smallest. school or wait?",
      ],
      [
        'full time or part time after parental leave',
        'so a or b? we have a loan and the daycare closes at 4',
      ],
      [
        'big school with lots of clubs or small one round the corner',
        "ok but which one. she's shy",
      ],
      ['second baby now or in 3 years', 'now or later? im 36 and we live in 2 rooms'],
      [
        'keep the house for the kids or sell after the divorce',
        "i can barely pay it. they'd have to change schools though",
      ],
      ['nanny or daycare for a 1yr old', "daycare is cheaper but he's always sick. so?"],
      ['mum moves in with us or we move to her', 'what would you pick. we have 2 teens'],
      [
        'take the job abroad or stay because of the kids',
        'my oldest has 2 years till graduation. go or stay?',
      ],
      ['christmas with mine or with his parents', 'so which one? baby will be 6 weeks old'],
      [
        'public or private school',
        'private would mean no holidays for years. which one would you take',
      ],
    ],
    says: {
      told: "I can't decide it for you, but I lean to the one that makes an ordinary Tuesday easier: shorter ways, someone who helps, a bill that doesn't keep you up. Children do well where the grown-ups aren't at their limit, and most schools and places they can get used to. Play both through, one weekday hour by hour. Where you breathe easier while writing it down, there's your answer.",
      should:
        "I lean to the version with more help and less strain in the everyday, above all while children are in it. Check two things before: can you pay for it in a bad month too, and can it be reversed in a year? If one of the two can be tried out and the other can't, try that one first.",
      how: "Two columns don't help much here, two weekdays do. Write down a Tuesday in each version: who gets up, who drives, who cooks, what it costs, when you sleep. Then ask the children, if they're old enough, what they'd miss most. Fix a date to decide, and sleep one night on the result before you tell anyone.",
    },
  },
  {
    id: 'family-do-i-tell-the-others-too',
    tries: [
      ["told my mum i'm pregnant", 'do i tell my dad too? they dont talk to each other'],
      ["i told my sister i'm leaving my husband", 'should i tell my parents as well or wait'],
      ["my brother knows that i'm gay now", 'do i need to tell the grandparents too'],
      [
        "mum told me she's ill and i shouldnt tell anyone",
        'do my siblings have to know? i feel so torn',
      ],
      ['i found out dad has debts', 'i talked to him. should i tell mum'],
      ['told our parents about the ivf', 'do we tell the whole family now, they all ask'],
      ["my daughter told me she's dropping out", "do i tell her father? he'll go mad"],
      [
        'my sister told me she had an affair',
        "she wants me to keep quiet. what about my brother in law, he's my friend",
      ],
      ['i told my parents about the diagnosis', "when do i tell my kids, they're 8 and 12"],
      ['we told his mum about the wedding plans', 'should my side know too before its fixed?'],
      ['lost my job, my wife knows', 'do we tell the children or keep it from them'],
      ['my son confided in me about his exam', "my husband asks what's wrong. do i tell him"],
    ],
    says: {
      told: 'First ask whose news it is. If it\'s yours, you choose who, when and in which order, and nobody has a right to all of it at once. If somebody trusted you with it, go back first: "I find it hard to carry alone. May I tell this person, or will you?" Those who are directly affected should hear it from you and not by chance. Children need it short and true, in simple words.',
      should:
        "I'd tell those whose daily life it touches, and soon, so they don't hear it elsewhere. The rest can wait until you're steady with it. If it isn't your own news, don't pass it on without a word to the person, but you may say that you won't lie for long. Set a day by which it gets told.",
      say: "\"There's something I want you to hear from me. It's like this: (one sentence). I don't need advice today, I just want you to know.\" If it's someone else's: \"I can't keep this to myself for long. Please tell it by Sunday, I'll come along if you like.\"",
      when: "When you've slept on it and can say it in two calm sentences, and before somebody else can. With children, early enough that they don't guess, at a quiet time of day, with time for questions afterward. With the difficult relatives last. One after the other is fine, it doesn't have to be everyone in a single evening.",
    },
  },
  {
    id: 'next-parent-took-phone-how-back',
    tries: [
      [
        'my mum took my phone off me for a month bc i failed chem',
        "i already said sorry twice and she just goes 'we'll see'. how do i get it back before the school trip on the 14th",
      ],
      ['dad confiscated my phone cause of my grades', 'said sorry, he says ill think about it'],
      [
        'my parents took my laptop bc i was up till 3',
        'i apologised like 5 times already. what else can i do',
      ],
      [
        'grounded for a month for coming home late',
        'mum just says maybe. theres a concert on saturday',
      ],
      [
        'my mother took my car keys after the speeding ticket',
        "asked nicely, she says 'when i trust you again'. how do i get them back sooner",
      ],
      [
        'mum took my playstation over my report',
        'i cleaned the whole kitchen and she still goes we will see',
      ],
      [
        'i lied to my dad about where i was and now im not allowed out',
        'i said sorry and he goes words are cheap',
      ],
      ['my parents took my phone bc i skipped class', 'they wont say when i get it back'],
      [
        'mum changed the wifi password cause i didnt study',
        'how do i convince her to give it back before the weekend',
      ],
      [
        'they grounded me over one bad mark',
        'i promised to do better and they just laughed. now what',
      ],
      ['dad has my phone for 2 weeks', 'i need it for the class trip tho, he says no'],
      ['mom took my phone for being rude to grandma', 'said sorry to grandma too. still nothing'],
    ],
    says: {
      told: "A second and third sorry won't move it now, something they can check might. Make an offer with a plan in it: what you'll do about the thing that caused it, on which days, and how they'll see that it's done. Do two days of it before you ask. Then ask for a part first, a few hours or one occasion, and stick to it exactly.",
      how: 'Come with an offer and not with another sorry. Write it on paper: the problem, three fixed times a week when you work on it, and a way they can check. Start before you ask, two or three days are enough to show. Then ask for one limited thing with a reason, such as having it for the trip and handing it back after. A small yes, kept, usually brings the next.',
      say: '"I get why you did it. I\'ve made a plan, here it is, and I\'ve already started. Could we say: if I keep to it till then, I get it back for that one day? I\'ll hand it over again afterward without a fuss." Say it when nobody\'s in a hurry, and take a "let me think" kindly.',
      will: "I can't promise they'll give in. Your chances go up with two or three days of visible effort before you ask, and with a small request that has an end. They go down with every repeated sorry and every slammed door. If it's still no, ask what exactly they'd need to see, and by when.",
    },
  },
  {
    id: 'next-teen-small-opening-is-it-progress',
    tries: [
      [
        "my daughter is 15 and hasn't come out of her room all summer",
        'Tried knocking with tea like you said. She said thank you and closed the door. Is that progress or am I kidding myself',
      ],
      [
        'my son wont talk to me anymore, always in his room',
        'brought him a sandwich, he said thanks mum. thats all',
      ],
      [
        'my teenager only grunts',
        'today he sat in the kitchen for five minutes on his phone. does that count',
      ],
      ['my daughter ignores me since the fight', 'she liked the meme i sent her. nothing else'],
      [
        'my 16 yr old hides in his room gaming',
        'asked if he wants to walk the dog. he said not today. is that good',
      ],
      ['my stepson doesnt speak to me', 'he said goodnight yesterday. first time in weeks'],
      ['my girl doesnt eat with us anymore', 'left a plate outside her door, it came back empty'],
      [
        'my son is so withdrawn since we moved',
        'drove him to town, we didnt speak but he let me choose the music. am i reading too much into it',
      ],
      [
        'my daughter shuts me out',
        'She let me sit on the end of the bed for a minute, then said ok bye',
      ],
      [
        'teen barely says a word to us',
        'he came down for pizza then went up again. should i push a bit more now',
      ],
      [
        'my kid is always behind a closed door',
        'knocked and asked if she needs anything. no thank you she said, quite nicely',
      ],
      [
        'my son wont do anything with the family',
        'he watched ten minutes of the film with us then left',
      ],
    ],
    says: {
      told: "That's small and it's real, you're not kidding yourself. A thank you or five minutes means you may come near, and nothing was asked in return, which is why it worked. Do the same again every day or two, no questions attached, and let the next bit come from the other side. If there's no eating, no sleep, no friends at all, or talk of not wanting to be here, ring the doctor this week.",
      should:
        "I wouldn't push now, I'd repeat. You've found a thing that's allowed, so do it again in a day or two, the same way, with no question hidden in it. After some times add one small offer, a drive, a snack out, easy to refuse. Pushing at the first crack usually closes it.",
      normal:
        'Yes, in those years that often is what progress looks like: tiny, polite and quickly over. Count over two or three weeks, not by the evening. What would worry me is the other direction: hardly eating or sleeping, no contact with any friend, hopeless sentences. Then a doctor should hear about it soon.',
      how: "Keep it short, regular and free of purpose: tea, a lift, a silly picture, ten minutes side by side. Don't ask how things are, say something about your own day. When you get a sentence, leave a pause and don't make a talk of it. In a week or two offer one small outing with an easy no.",
    },
  },
  {
    id: 'next-retire-but-work-is-where-i-see-people',
    tries: [
      [
        'should i retire at 62 or hold on till 65',
        'money is ok its more that i dont know what id do all day. my husband passed in 2021 and work is where i see people',
      ],
      [
        'thinking of retiring in spring',
        'i could afford it but i live alone, the girls at work are my social life',
      ],
      [
        'when should i stop working',
        'its not the money, im scared of the empty days since my wife died',
      ],
      ['they offered me early retirement', 'honestly work is the only place i talk to anyone'],
      ["i'm 64 and tired of the job", 'but what would i do all day. my friends all still work'],
      ['should i take my pension now', 'id be sat at home on my own, thats what puts me off'],
      [
        'is it time to retire',
        'i do want to but since my partner passed the shop is what gets me out of bed',
      ],
      [
        'retiring next year, cant decide',
        'My sister retired and just watches telly. Im frightened of that',
      ],
      ['can stop at 60 if i want', 'the company and the chat is what id miss, not the work'],
      [
        'should i retire or stay on',
        'im widowed and the kids live far. colleagues are my people really. what would you do',
      ],
      [
        "i'm due to retire in june",
        'cant picture a monday without the office, i get lonely at weekends as it is',
      ],
      ['thinking about going at 63', 'money sorted. its the loneliness i worry about'],
    ],
    says: {
      told: "Then the question isn't the year, it's who you'll see on a Tuesday. With people being what work gives you, I'd not stop in one go. Ask for fewer days first, two or three, and use the free ones to build something with the same faces every week: a class, a choir, a volunteer shift. When you'd miss those if you went in to work, it's time to stop.",
      should:
        "I'd hold on, but with fewer days if they'll let you. Being among people is worth more than a few free mornings, especially if home is quiet. Try a four or three day week for half a year and put something regular with people into the gap. If those days turn out good, retire with an easy mind.",
      how: 'Build the new week before you leave the old one. Choose two things that happen at a fixed time with the same people, one that moves you and one where you\'re needed. Keep two colleagues with dates in the calendar, not "we must meet up". Then cut down a day at a time and see how the quiet days feel.',
      normal:
        "Very normal. For many people work is company first and pay second, most of all when home has become quiet. It's a sensible reason to go slowly. Ask about reduced days, and spend the first free one somewhere with people in it, every week the same.",
    },
  },
  {
    id: 'next-failed-driving-test-rebook',
    tries: [
      [
        'is tomorrow a good day for my driving test',
        'failed, 2 minors and one serious at the roundabout. when should i rebook',
      ],
      [
        'nervous about my driving test on friday',
        'didnt pass. stalled at the lights and then it all went wrong',
      ],
      ['will i pass my test', 'failed again lol third time. roundabouts hate me'],
      ['driving test today wish me luck', 'well that was a fail. serious fault for hesitation'],
      ['my practical is next week', 'update: failed, he said i didnt check my mirror. so annoyed'],
      [
        'how do i stay calm in my driving test',
        'i was calm and still failed, parking of all things',
      ],
      ['second driving test on monday', 'failed. how long do i wait till i try again'],
      [
        'do you think im ready for the test',
        'nope. one serious for speed. should i book the next one straight away',
      ],
      ['my driving test is at 8am', 'Failed and I cried in the car in front of the examiner'],
      [
        'im scared of the driving test',
        'failed with only one mistake!! at a junction. when do i go again',
      ],
      [
        'driving test at 52, am i mad',
        'didnt pass this time. didnt see the cyclist in time he said',
      ],
      ['theory done, practical tomorrow', 'failed it. mum says rebook today'],
    ],
    says: {
      told: "Oh, that's annoying, and I'm sorry. The good part is that you know exactly which thing it was. Book the next date now, because the wait is mostly long enough to practice. Then two or three lessons on that one spot only, same road, at the same hour as the test, and one full mock drive without help. Tonight you're allowed to just be cross.",
      when: "Book today, for the earliest date that leaves you three or four lessons, in most places two to six weeks off. Any sooner and you'd repeat the mistake, much later and you'd lose the routine. Practice that one situation until it bores you. If the mock drive a few days before goes badly, move the date.",
      should:
        "I'd book right away, for a few weeks from now. Waiting until you feel ready mostly makes the fear bigger. Spend the lessons on the one fault and hardly on the rest, you can do the rest. Ask your instructor to say nothing for a whole drive, and you'll know where you stand.",
      normal:
        "Completely. Roughly half of all people don't pass at a given try, and good drivers are among them. One fault in one place doesn't say you can't drive. Practice that place, sit in the same car if you can, and go again in a few weeks while everything's fresh.",
    },
  },
  {
    id: 'next-flatmates-side-with-the-other',
    tries: [
      [
        "my flatmate in lisbon eats my food. i did put a label on it. she laughed and said we're all sharing here",
        'theres 4 of us and the others side with her. contract ends in june. do i just buy a mini fridge lol',
      ],
      [
        'my roommate uses my pans and never cleans them',
        'the others say im too uptight. three against one',
      ],
      [
        'flatmate has her boyfriend over every night',
        'asked the rest, they dont mind. so its just me',
      ],
      [
        'housemate takes my milk',
        'brought it up in the group chat and they all made jokes. should i just lock my stuff away',
      ],
      [
        'my roommates are loud till 2am',
        'talked to them, they all think thats normal. lease runs till august',
      ],
      ['they never take the bins out', 'i said something and now theyre all against me'],
      [
        'flatmate borrows my clothes without asking',
        'other girl took her side lol. im out in 4 months anyway',
      ],
      [
        'my flatmates dont pay into the cleaning kitty',
        'all 3 say its unnecessary. do i just keep my own stuff',
      ],
      ['roommate keeps the heating at 25', 'Outvoted. what do i do till the contract ends'],
      [
        'someone in the house eats my leftovers',
        'they all said its a sharing house and i should relax',
      ],
      [
        'my housemate smokes inside',
        'the others smoke too so nobody backs me. do i move out early',
      ],
      ['flatmate uses my shampoo', 'i put my name on it and they laughed at me. all of them'],
    ],
    says: {
      told: "Outvoted and laughed at, that's a lonely place in your own kitchen. You won't change the house rule against all of them, so stop arguing and protect your part: a box or small fridge in your room, a shelf with a lock, and no explanation beyond \"this way it's easier\". Then offer one thing you're glad to share. And start looking early for the place after this one.",
      should:
        "Yes, I'd do it. Your own fridge or a locked box costs less than months of being angry. Buy secondhand, ask the landlord if it's allowed, keep it in your room, and don't make it a statement. Share a few basics with good grace, and put the rest of your energy into the next place.",
      say: "\"I get that you all like it shared. I don't, so I'll keep my things in my room, no hard feelings. I'm happy to split oil, salt and coffee.\" Say it once, in person and lightly. If the jokes go on, smile and don't reopen the vote.",
      normal:
        "It isn't petty to want your own things left alone, and being the only one who minds doesn't make you wrong. Houses just have different habits. You can be friendly and still opt out: your box, your shelf, your rules for your own things, and a better match next time.",
    },
  },
  {
    id: 'next-dementia-comforting-lie',
    tries: [
      [
        'i look after my mother with dementia full time, she asks for dad every evening and he died nine years ago',
        "I said what you suggested, that he's not here right now, and she calmed. But then I went in the kitchen and cried. Is it wrong to lie to her",
      ],
      [
        'my dad has alzheimers and wants to go home, but he is home',
        'i told him we go tomorrow and he was happy. feel like a liar',
      ],
      [
        'gran with dementia asks for her sister who died',
        "said she's at work. it helped. but it feels wrong",
      ],
      [
        'mum keeps looking for her dead husband',
        'i play along now. my brother says thats lying to her',
      ],
      [
        "my wife has dementia and thinks i'm her father",
        'i just let her. afterwards i sat in the car and wept',
      ],
      ['my mother asks every day when her mum is coming', 'I say later mum. is that bad of me'],
      [
        'dad with dementia wants to go to work at 5am',
        "told him it's sunday and he went back to bed. am i wrong to trick him",
      ],
      [
        'what do i say when grandma asks for grandpa, he passed away',
        'we said he is in the garden. she smiled. i cant stop crying',
      ],
      [
        'my mum forgets that my brother died',
        'i didnt correct her this time. it was easier and i feel awful',
      ],
      [
        'mum has dementia, keeps asking for the dog we had to put down',
        "said he's sleeping. she was content. is it ok to lie like that",
      ],
      [
        "my aunt with dementia thinks it's 1970",
        'so i went along with it and she was so happy. but its not honest is it',
      ],
      [
        'he asks where his wife is, she died in march, he forgets',
        "told him she's out shopping. i feel like ive betrayed her",
      ],
    ],
    says: {
      told: "No, that wasn't wrong. With dementia the truth would be heard as new each time, with all its pain, and then be gone again. You answered the feeling and gave peace, and that's kinder than the fact. And your tears belong here too: you're the one who carries what was real, alone. Tell it to somebody who knew them both, and ask a carers' group near you about company in this.",
      normal:
        "It's very normal, and most people who care for someone with dementia come to it. You aren't deceiving anyone to get something, you're sparing a grief that would start over every day. Crying afterward is normal too, because for you it stays true. Give that a place: a friend, a walk, a carers' group where nobody needs it explained.",
      should:
        'I\'d keep doing it, gently. Choose the answer that comforts and invents the least: "Not here right now. Tell me about that time." Then talk about them together, which is true and good for both of you. And get yourself one hour a week with someone who listens to your side.',
      say: "\"Not here just now. You're thinking of the two of you, aren't you? Tell me how you met.\" That isn't quite a lie, and it leads to something warm. If there are tears: \"I miss that too. I'm here.\" You don't need to correct and you don't need to explain.",
    },
  },
  {
    id: 'next-crush-showed-a-sign-what-do-i-say',
    tries: [
      [
        "do u think he likes me, he's in my maths set",
        'he sat next to me today when there was like 5 empty seats!!! what do i say tomorrow',
      ],
      ['theres a girl in my course i like', 'she asked me for a pen lol she has 10 pens'],
      ['i have a crush on the guy from the gym', 'he waved at me today first!!'],
      [
        'does she like me, we take the same bus',
        'she saved me a seat!!! i said thanks and then nothing. what do i say next time',
      ],
      ['crush on the barista', 'he wrote a smiley on my cup. am i crazy or is that something'],
      ['i like a boy in my class', 'he picked me for his group!! what do i even talk about'],
      [
        'the new guy at work is so cute',
        'he came over to my desk for no reason and stayed ten minutes',
      ],
      ['is she into me, girl from choir', 'she asked if im coming next week. help what now'],
      ['how do i know if he likes me', 'he remembered my dogs name!! omg'],
      ['i like someone in my seminar', 'she laughed at all my jokes today and touched my arm'],
      [
        'my crush never notices me',
        'he asked where i was when i missed practice!!! what do i do now',
      ],
      [
        'girl in my dance class, cant tell if she likes me',
        'today she chose me as partner, there were lots of others',
      ],
    ],
    says: {
      told: "Oh, that's a lovely one, enjoy it! I can't see into {them}, but people mostly come near somebody they like being near. Don't plan a speech. Next time say hi first, with the name, and one easy question about something you both just went through. If that flows twice, suggest something small together after. And let yourself grin about it tonight.",
      say: 'Keep it tiny: "Hey, did you get the last question? I was completely lost." Or: "Good, you again. Save me a seat?" Then listen and ask one thing back. If you laugh together twice, go on: "I\'m getting something to eat after, want to come?" Short, and easy to say yes to.',
      them: "I can't see into {them}, and one small thing isn't proof. It's a friendly sign, though, because nobody had to do it. You find out more by answering it: say hi first next time, and see if you get a smile, a question back, a few minutes more. Two or three of those in a row say a lot.",
      how: "Answer a small sign with a small sign. Say hi first, use the name, ask one thing that takes more than yes or no. Sit near or walk out at the same time once. After two or three good short chats, suggest something with an end to it, a coffee, a snack. You don't need to confess anything to do that.",
    },
  },
  {
    id: 'next-grown-child-far-say-something-or-wait',
    tries: [
      [
        "my son moved to australia and rings once a month if im lucky. he's 34, works on a mine site two weeks on two weeks off",
        'so do i say something about it or just wait. i dont want to be that mother',
      ],
      [
        'my daughter lives in canada now and hardly calls',
        'should i say i miss her or is that pressure. shes a nurse on nights',
      ],
      ['my son never rings since he got married', 'i dont want to nag. do i say it or leave it'],
      [
        'my daughter moved to berlin, i only get a heart emoji',
        'part of me wants to tell her it hurts. or just wait?',
      ],
      [
        'my boy is in the navy and i hear from him every few weeks',
        'dont want to be clingy. how do i ask for a bit more',
      ],
      ['my kids only call on my birthday', 'i never said anything so far. should i'],
      [
        'my grown up daughter takes days to answer',
        'i keep typing and deleting. dont want to sound needy',
      ],
      [
        'my son lives 5 hours away and doesnt ring',
        'he works shifts so i never know when to call. do i wait for him',
      ],
      [
        'my daughter went to new zealand',
        'the time difference is awful and i dont like to bother her',
      ],
      [
        'my lad left for uni and we hear nothing',
        "husband says leave him be. i'd like a call now and then, is it ok to ask",
      ],
      [
        'my eldest moved abroad, weve drifted',
        'I was brought up not to ask for things like that. say something or not',
      ],
      [
        'my son rings his mother in law more than me',
        'i wont mention that obviously. but can i ask for a regular call',
      ],
    ],
    says: {
      told: 'Say it, once and as a wish. "That mother" hints and sighs, and one plain friendly sentence is the opposite. Ask for something small that fits the work and the hours: a fixed quarter of an hour every other week, or a voice message on the drive. Leave out the count of who rang when. Then send little things in between that need no answer.',
      say: '"I love hearing your voice and I\'d like a bit more of it. Could we have a fixed quarter of an hour, say every second Sunday, or whenever your shifts allow? If you\'re worn out, a voice message does it too." Send it on an ordinary day, with nothing about the past months in it.',
      should:
        "I'd say it. Waiting turns into hurt, and hurt comes out sideways sooner or later. One wish, one proposal with a time, no complaint. If it's met with a shrug, drop it for a while and keep sending small things, a photo, a joke, that don't ask for anything back.",
      how: 'Make it easy to say yes: pick a rhythm that suits the working hours, keep it to fifteen minutes, and ask what would suit. Start the calls with something funny and not with "at last". Between calls, send photos without a question mark. And have something of your own to tell, it makes people want to ring.',
    },
  },
  {
    id: 'next-new-school-alone-one-kind-adult',
    tries: [
      [
        'nobody talks to me at my new school',
        'its been 3 weeks. i eat lunch in the library. the librarian is nice tho',
      ],
      [
        'i have no friends at my new uni',
        'its week 5 and i eat in my room. the lady in the canteen knows my name at least',
      ],
      [
        'started a new college and everyone knows each other',
        'a month now. i sit with the teacher at break lol',
      ],
      [
        'new job and nobody speaks to me',
        '3 weeks in, i have lunch in my car. the receptionist says hi',
      ],
      [
        'moved schools in the middle of the year',
        'i just hide in the art room. the art teacher lets me',
      ],
      ['no one sits with me in lectures', 'its been a month. i only talk to the security guy haha'],
      ['new class and im invisible', 'i spend every break in the toilet or the library'],
      [
        'i dont know anyone on my course',
        'two months now and its only the tutor who ever asks how i am',
      ],
      ['new school, so lonely', 'i go to the library every lunch so nobody sees im alone'],
      [
        'started an apprenticeship and im left out',
        'i eat alone by the machines. the old guy from the store room is kind',
      ],
      [
        "cant make friends in my new town's school",
        'weeks now. i walk the dog next door, thats my social life',
      ],
      [
        'new here and people have their groups',
        'three weeks of lunch on my own. one girl smiled at me once',
      ],
    ],
    says: {
      told: 'Three weeks feel endless when you eat alone, and it still counts as the beginning. You\'ve already found one kind face and a warm spot, so start there. Ask that person straight: "Is there a club or something I could help with at lunch?" Adults who like you often know who else is looking. And look around where you sit: somebody else is hiding there too, say hi to that one.',
      how: 'Use the place you already go to. Offer to help there once a week, because doing something beside someone is easier than walking up to a group. Then one small sentence a day to one person from your class: "Is this seat free?", "What did she say about the homework?" The same person several times works better than many people once.',
      say: "\"Hi, I'm new and I don't know many people yet. Can I sit here?\" It's short and most people say yes. To the kind one you know: \"I'd like to meet some people, do you know a club that's friendly?\" Nobody thinks badly of someone who asks that.",
      normal:
        "Yes, it's normal, and it hurts all the same. Groups look closed from outside and mostly nobody in them decided to keep you out. It usually takes a couple of months and one shared thing, a club, a project, a bus. Tell someone at home how it is, too, so you're not alone with it at night.",
    },
  },
  {
    id: 'next-cannot-cry-in-front-of-others-at-funeral',
    tries: [
      [
        'what does my moon in capricorn mean',
        'so thats why i cant cry in front of people? even at my nans funeral i was just making sandwiches',
      ],
      ['i never cry', 'didnt even cry when my dad died, i organised everything'],
      [
        'why am i so cold',
        'at my mums funeral i was handing out tissues to others and felt nothing',
      ],
      ['i cant show feelings', 'when grandad passed i did the paperwork and went back to work'],
      ['people say im too strong', 'my best friend died and i just made lists. never cried'],
      ['is it weird that i dont cry', 'everyone was sobbing at the funeral and i washed up'],
      [
        'i keep everything inside',
        'my uncle died last year and i still havent cried. i fixed the car for my aunt',
      ],
      ['i only cry alone in the shower', 'at grandmas funeral i served coffee the whole day'],
      [
        'my family thinks im heartless',
        'because i didnt cry at my brothers funeral, i was looking after the kids',
      ],
      [
        'i go numb when sad things happen',
        'when nana died i cleaned her whole flat in a day, not one tear',
      ],
      [
        'why cant i cry like others',
        'my aunts funeral, i was the one driving everyone around. dry eyes',
      ],
      [
        'i think something is wrong with me, i dont cry',
        "dad's funeral and i was checking if there was enough cake",
      ],
    ],
    says: {
      told: "Someone has to make the sandwiches, and often it's the person who can't stand still with it. I'd read that as your way of loving: with your hands, and privately. There's nothing missing in you. Grief doesn't need witnesses, it also comes months later, with a song or a smell. If you want to give it room, do one thing alone: a walk, a letter to the one who died, no tears required.",
      normal:
        "It's normal, and more people grieve like that than show it. Being busy holds you up on a day that's too big, and tears are only one form it takes. It may come later and in small things, or stay quiet. It would only be worth talking to someone if you feel nothing about anything for weeks.",
      why: "I can't prove a reason, and no chart can either. For many people it's a habit learned early: feelings are private, and being useful is safe. On a hard day the body chooses what it knows. If you'd like it to be otherwise, start small, with one person you trust: \"I miss them.\" That's enough for a first time.",
      how: "Don't aim at tears, aim at a little room. Take one thing that belonged to them, be alone for half an hour, and say out loud what you miss. Or tell one person a story about them and let your voice wobble. It may stay dry, and that's fine. You aren't behind with anything.",
    },
  },
  {
    id: 'next-teacher-suggests-a-lower-goal',
    tries: [
      [
        'got a D in my mock for biology and i want to be a vet',
        "my teacher says maybe look at vet nursing instead. feels like she's given up on me",
      ],
      [
        'i want to study medicine but my grades arent great',
        'my tutor said have a plan b. am i kidding myself',
      ],
      ['failed chemistry mock, want to do pharmacy', 'teacher told mum i should be realistic'],
      ['i want to be a pilot', 'careers advisor said try cabin crew. im so hurt'],
      [
        'my son wants to do engineering, failed maths',
        'his teacher says apprenticeship. he thinks they all gave up on him',
      ],
      ['i got a bad mark in my law exam', 'professor asked if law is really for me'],
      [
        'want to go to art school',
        'my art teacher said maybe do it as a hobby. cried all the way home',
      ],
      ['i want to be a doctor but got a C', 'school says nursing. i feel stupid now'],
      [
        'i want to apply to a top uni',
        'my teacher wont predict me the grades. she doesnt believe in me',
      ],
      [
        'bad mock results and i want to be a teacher',
        'my own teacher said are you sure. feels like a slap',
      ],
      [
        'want to play music professionally',
        'my instructor said keep a proper job in mind. has she given up on me',
      ],
      ['i want to do psychology, got a 4', 'counsellor told me to pick something easier, should i'],
    ],
    says: {
      told: "Ouch, I can hear how that landed. It's one person's reading of one mark, though, and not a verdict on you. Go back and ask the better question: \"What grade would I need, and what would I have to change to get there?\" If there's a real answer, you've got a plan. Then give it eight weeks of work on the weakest topic, and let the next result speak.",
      say: '"I\'ve thought about what you said. I still want to try. What grade would I need, which topics cost me most, and would you look at one practice paper with me every two weeks?" That shows you\'re serious, and it turns the opinion into help. Most teachers like being asked that.',
      should:
        "I'd go for it, with a second way kept open and not as a defeat. Find out the exact entry rule, work on the weak topic for eight weeks, then look at the next mark honestly. There are often side doors too: a foundation year, a resit, a related job first.",
      them: "I can't see into {them}. Often it's worry about you being disappointed, or habit, and less often real doubt. You can find out by asking: \"Do you think I can't, or do you think I'd need to change something?\" The second has an answer you can work with.",
    },
  },
  {
    id: 'next-teen-says-its-my-mates-ex-says-overreacting',
    tries: [
      [
        'i found a vape in my sons school bag, hes 13',
        'he says its his mates. they all say that dont they. my ex thinks im overreacting',
      ],
      [
        'found weed in my daughters room',
        'she says shes keeping it for a friend. her dad just shrugged',
      ],
      [
        'my son had cigarettes in his jacket',
        'says they arent his. my husband says boys will be boys',
      ],
      [
        'found a bottle of vodka under my daughters bed',
        'its her friends apparently. my mum says we all did it',
      ],
      ['my 14 yr old smelled of smoke', 'he swears it was the others. his father laughs at me'],
      [
        'there was a vape in the wash',
        'she says she was holding it for someone. am i making too much of it',
      ],
      [
        'found cash in my sons drawer he cant explain',
        'says its his mates money. ex says leave him alone',
      ],
      [
        'my daughter came home drunk',
        'she said it was one drink someone gave her. her dad isnt bothered',
      ],
      ['i found edibles in my kids backpack', 'not mine he says. my partner thinks im hysterical'],
      [
        'caught my son with a vape',
        'he says he only held it. do i believe him? my ex says i always overreact',
      ],
      [
        'found a lighter and papers in his coat',
        'a friends. of course. his dad wont even talk to him about it',
      ],
      ['my girl has a second phone', 'says its her friends old one. my ex finds that totally fine'],
    ],
    says: {
      told: "Maybe it is, and you don't need to prove it. You aren't overreacting by wanting a talk, only a trial would be too much. So leave the whose-is-it aside: \"Whoever it belongs to, it doesn't live here. Do you use it, how's it going round your friends, what do you think of it?\" One clear rule, one consequence known beforehand. With the other parent agree only on that one rule, by message.",
      should:
        "I'd neither call it a lie nor swallow it. Say you weren't there and can't know, and that the rule is the same either way: not in the house, not in the bag. Then ask curious questions and stay calm at the answers. You want to be the one who's told next time.",
      say: "\"I don't know whose it is and I won't play police. It's not allowed here, that stays. If you've tried it, you can tell me and I won't shout.\" To the other parent: \"I'd like us both to say the same one sentence about it. Can you live with this one?\"",
      them: "I can't see into {them}, so I can't say if it's true. It's a very common sentence, and now and then it's simply right. What you can learn is how it's talked about: ask how many friends do it, and what they think of it. A calm ear brings out more than a search.",
    },
  },
  {
    id: 'next-live-in-or-small-job-employer-turns-cold',
    tries: [
      [
        "i'm an au pair in munich and the family asks me to do way more hours than agreed",
        "i showed them the contract. the mother went very cold and now says maybe i'm not a good fit. can they just throw me out",
      ],
      [
        'i work as a live in carer and they want me on call all night',
        'told them its not in the contract. now they talk about finding someone else',
      ],
      [
        'nanny for a family, they add more and more chores',
        'i said no and the dad said maybe this isnt working. i live in their house',
      ],
      [
        'au pair in paris, i never get my free day',
        'asked for it, now they ignore me. scared they kick me out',
      ],
      [
        'im a housekeeper and they dont pay my extra hours',
        "showed her my list. she went ice cold and said she'll think about whether she needs me",
      ],
      [
        'i work on a farm for room and board, way too many hours',
        'i complained and the farmer says i can leave then. where do i go',
      ],
      [
        'i am an au pair, they want weekends too',
        "the host mum said i'm ungrateful. can they send me home just like that",
      ],
      [
        'working as a nanny abroad with a room there',
        'i talked to them about hours, now they dont speak to me at dinner',
      ],
      [
        'live in job at a hotel, they changed my shifts',
        'told the boss about the contract, he says then pack your things',
      ],
      [
        'im a live-in babysitter and have to clean the whole house',
        "showed the agreement. they said they'd look for another girl",
      ],
      [
        'au pair in the us, working 60 hours',
        'i raised it kindly. now its maybe you should go home. what can i do',
      ],
      [
        'i care for an old lady and sleep there, family keeps adding work',
        "when i said something the son got cold and said i'm replaceable",
      ],
    ],
    says: {
      told: "You did the right thing, and coldness is a way to make you take it back. In most places they can't put you out overnight, there's a notice period, usually in your contract. Today: photos of contract and hours, a message to your agency or a local advice office for workers, and the name of one person whose sofa you could have. With those three in hand you can talk calmly, or leave calmly.",
      should:
        "I'd stay polite and not sign or agree to anything now. Ask the agency or an advice office first what notice applies to you, and sort a bed for the worst case. Then offer one talk with a clear question: the agreed hours, yes or no? If no, I'd look for another family and go on your own date.",
      say: '"I like being here and I want to do this well, with the hours we agreed. If you\'d rather end it, please tell me in writing, with the notice from the contract." Say it calmly, then send it as a message too. Written words make people more careful.',
      how: 'Three steps, today and tomorrow. Save everything: contract, messages, a list of hours by day. Write to the agency, and to an advice office for workers or au pairs in that country, and ask about notice and housing. Arrange a backup bed with a friend or other au pairs. Keep passport and some money with you, and then talk.',
      will: "I can't promise how they'll act. Often the cold spell is meant to make you give in, and it softens when they see you know the rules. Be ready for both: documents saved, advice asked, a bed you could go to. Then neither answer catches you out.",
    },
  },
  {
    id: 'next-somebody-does-my-favourite-thing-for-me-now',
    tries: [
      [
        "my knee is bad and i can't walk the dog like i used to",
        'neighbours lad walks her now for a fiver, lovely boy. but i miss it. we used to go right round the reservoir, 6 miles',
      ],
      [
        'cant do my garden anymore with my back',
        "got a gardener now, he's great. but it was my thing you know",
      ],
      [
        'my hip is bad, cant ride my horse',
        'a girl from the village rides her now. i watch from the fence and it stings',
      ],
      [
        'doctor says no more running',
        'my wife runs with the club without me now. i miss it so much',
      ],
      ['i cant drive at night anymore', 'my son drives me. kind of him but i miss just going'],
      [
        'my hands are bad, i cant knit like before',
        'my granddaughter finishes my pieces now. sweet but sad',
      ],
      [
        'too weak for the allotment since the op',
        "they've given half of it to a young couple. nice people. still",
      ],
      [
        'arthritis, cant cook for everyone anymore',
        'my daughter does sunday lunch now. its good. i just sit there',
      ],
      [
        'my heart means no more hill walking',
        'the group sends me photos from the top. i miss being up there',
      ],
      [
        'my foot is bust and i coach the kids team',
        'a dad took over. hes good with them. i feel a bit useless',
      ],
      [
        'cant lift my grandchildren anymore',
        'their other gran does it all now, shes lovely. i miss it',
      ],
      [
        'my eyes are going and i cant read to my wife anymore',
        'we got audiobooks. fine. but it was ours',
      ],
    ],
    says: {
      told: "Of course you miss it. It's in good hands now, and it was still yours, both are true. So don't hand over the whole of it, keep the piece you can do: the first ten minutes, the last stretch, the part where you sit and watch with a flask. Ask for a photo or a report each time. And have a doctor or physio tell you what could come back, people often stop asking.",
      normal:
        "Very normal, and nothing ungrateful about it. You can be glad of the help and sad about what you did with your own body. It was your time, your road, your quiet. Keep a small version that's still yours, at a fixed hour, and let the rest be done by others.",
      how: 'Cut it down and don\'t give it up. Pick the part you loved most and find the smallest version you can do without paying for it the next day: ten minutes, sitting, with someone alongside, meeting at the halfway point. Fix a day. And ask a physio with exactly that goal in mind, "I want to do this bit again", they can work with that.',
    },
  },
  {
    id: 'next-lets-see-how-it-goes-what-does-it-mean',
    tries: [
      [
        "me and my boyfriend are both 17 and he's going to uni in edinburgh, im staying in devon",
        'he said lets just see how it goes. what does that even mean. is that a breakup but slow',
      ],
      ['my girlfriend is moving away for work', "she said we'll see. is that a no"],
      ["he's going abroad for a year", 'i asked what about us and he said lets not plan too much'],
      [
        "we're going to different unis",
        "she wants to 'take it as it comes'. so is it over or what",
      ],
      ['my boyfriend got a job in another city', 'he says lets see. i hate lets see'],
      ['asked her where this is going', "she said let's just see where it goes"],
      [
        'he leaves in september and i stay here',
        'his answer: dont overthink it. what does that mean',
      ],
      ['my bf is moving back to spain', "said we'll figure it out somehow. no plan no nothing"],
      [
        'should we stay together when i move',
        'he says whatever happens happens. is that him ending it slowly',
      ],
      [
        "we're seeing each other for 4 months and she moves in june",
        "she goes we'll cross that bridge. i feel like im being dumped in slow motion",
      ],
      ['he starts the army in autumn', 'asked if we stay together. lets see how it goes he says'],
      ['my gf is off travelling for 6 months', 'no promises she said, lets see'],
    ],
    says: {
      told: 'It can mean "I\'m scared to promise" or "I don\'t want to be the one to end it", and I can\'t see which. So don\'t decode it, ask for something you can see. "Do you want to try it until Christmas, with a visit each month, yes or no?" Someone who wants it takes hold of a plan like that. If it\'s vague again after that, that\'s your answer.',
      them: "I can't see into {them}. The sentence leaves every door open, mostly out of fear of a hard talk. What tells you more is behavior: is there a visit planned, a question about your calendar, an idea for the weekends? Ask for one concrete thing and look at what comes back.",
      say: '"I don\'t need a promise for life. I need to know if we\'re trying. I\'d like to: one call in the week, a visit every month, and we talk again at Christmas. Do you want that too?" Then be quiet and let the answer come. "I don\'t know" may have a few days, not a few months.',
      should:
        "I'd ask once more, clearly, before the move and not after. A trial with a date is fair to both: until Christmas, with visits. If that's too much to say yes to, I'd rather end it with a good goodbye than wait for it to fade.",
    },
  },
  {
    id: 'next-longing-for-grandchildren-not-asking',
    tries: [
      [
        'will i have grandchildren',
        'my daughters 41 and her partner already has two. i know i shouldnt ask her. but does the chart show anything',
      ],
      [
        'will my son have children one day',
        "he's 44 and not a word about it. i never ask. all my friends are grandmas",
      ],
      [
        'do you see grandchildren for me',
        'my daughter said once she doesnt want any. i keep hoping',
      ],
      ["i'd love to be a grandmother", 'my girls are 38 and 40, both career. i bite my tongue'],
      ['when will i be a grandad', 'my son and his wife have been married 9 years. dont dare ask'],
      [
        'will my daughter have a baby',
        'shes 39 and single. i know its none of my business but it hurts',
      ],
      [
        'are there grandchildren in my chart',
        'my only child is gay and they dont want kids. im happy for him, just sad for me',
      ],
      ['everyone around me gets grandkids', 'my daughter had trouble i think, so i say nothing'],
      ['i knit baby things and give them away', 'my son said no kids, final. i didnt let it show'],
      [
        'do i become a gran',
        "my daughter's husband has a boy from before. none of their own yet and shes 42",
      ],
      [
        'i wish for a grandchild so much',
        'theyre both 40 and travel the world. i shouldnt say anything right',
      ],
      [
        'will there be little ones in this family',
        'my daughter in law changes the subject each time so i stopped asking',
      ],
    ],
    says: {
      told: "No chart shows that, and I'd be inventing it if I said otherwise. Not asking is a real kindness, and it costs you something, I can hear it. The wish itself may be said, only to somebody else: a friend, a sister. And children to love don't need your blood. If there are any near, a stepchild, a neighbor's, a reading hour at a school, they take a grandparent gladly.",
      should:
        "I'd go on not asking. Whatever the reason is, it's theirs, and it may hurt. Show interest in the life that's there, and be warm to any child already in it. Your own sadness deserves a listener too, just choose one who isn't the person concerned.",
      normal:
        "It's very normal, and hardly anyone speaks of it, because it sounds like a demand. It's a grief for something that may not come, while all the others pass round photos. You may be sad and love your child's life as it is. Say it once to a good friend, out loud.",
      will: "I can't promise it, in either direction, and nothing in the sky knows. So I'd plan for a good life either way: closeness with your grown child as they are, and some time with children who are around already. If it comes, wonderful. If not, you haven't been waiting all the while.",
    },
  },
  {
    id: 'next-nosy-question-in-public-what-to-say',
    tries: [
      [
        'everyone in our town knows about my divorce',
        "the lady at the bakery asked me how i'm 'bearing up' in front of the whole queue. what do you even say to that",
      ],
      [
        'small village, everybody talks about us splitting up',
        'neighbour asked over the fence if its true he moved out',
      ],
      [
        'i lost my job and the whole street knows',
        'a man in the pub asked me how the job hunt is going, loudly',
      ],
      [
        'people gossip about my son being arrested',
        'woman at church asked me straight in front of everyone',
      ],
      [
        'i had a miscarriage and people know',
        'the cashier asked when the baby is due. what do i say',
      ],
      ['we called off the wedding', 'now everyone asks what happened, even the dentist'],
      [
        'my husband left me for someone from the village',
        "her cousin asked me in the shop how i'm coping. i just stood there",
      ],
      [
        'i hate that everyone knows my business',
        'colleague asked at lunch if im seeing someone yet',
      ],
      [
        'our business went bust, everyone heard',
        "old teacher stopped me at the market with 'you poor thing'. what do you answer",
      ],
      [
        'my daughter dropped out and its the talk of the town',
        'they ask me at the hairdresser in front of all of them',
      ],
      ['im separated and live in a tiny place', "the postman said he'd heard. i went bright red"],
      [
        'my divorce is public now it seems',
        "school gate mum: 'so who keeps the house?' i had no words",
      ],
    ],
    says: {
      told: "Oh, in front of everybody, that's a special kind of kindness. You owe no report. Have one line ready and always use the same: \"Thanks for asking, I'm all right. And how are you?\" Then turn straight to something else. A friendly voice and a closed door, nobody can do much with that. After the fourth time there's nothing to talk about any more.",
      say: '"Kind of you to ask, I\'m fine. How\'s your mother?" Or drier: "Bearing up, thanks. Two rolls, please." If somebody digs: "I don\'t talk about it in public, I\'m sure you understand." Smile, and move your eyes to something else. Don\'t add a single detail, details are what gets passed on.',
      how: "Pick one sentence and learn it like a phone number, so that you needn't think in the moment. Say it warmly, ask something back, and go on with what you were doing. Give no facts, no reasons, no side. Keep the true version for two or three people you choose.",
      normal:
        "It's normal to freeze, and normal to think of the perfect answer on the way home. It's a lot to be asked something private with an audience. You weren't weak. Next time you'll have a line ready, and a boring answer is the best one.",
    },
  },
  {
    id: 'next-got-the-job-first-day-what-to-wear-know',
    tries: [
      [
        'i have an interview for a part time job at a garden centre, im 16',
        'got it!!!! start saturday. what do i wear and do i have to know plants',
      ],
      [
        'interview at a cafe tomorrow',
        'they took me! first shift friday. do i have to know how to make coffee',
      ],
      ['applied for a job in a bookshop', 'i got it!! what do i wear on the first day'],
      [
        'job interview at the vet practice',
        'yesss got the job. start monday, im nervous i know nothing',
      ],
      ['trial day at the bakery', 'they want me!! 4am start lol. what do i bring'],
      ['interview for a nursery assistant', 'got it. what do i need to know before i start'],
      [
        'i applied at the museum shop',
        'they said yes! starting next week, do i need to know the history stuff',
      ],
      ['interview at the hotel reception', 'hired!!! first day tomorrow what do i wear'],
      ['my first job interview ever', 'i got the job omg. saturday is day one and i have no clue'],
      [
        'trying for a job at the gym',
        'got it! do i have to be fit for that haha. start on wednesday',
      ],
      ['interview for the phone shop', 'they rang, im in! but i dont know anything about phones'],
      [
        'part time at a florist, interview today',
        'start thursday!! should i learn the flower names before',
      ],
    ],
    says: {
      told: "Congratulations, how great! They hired you and not an expert, so you don't have to know it all on day one. Ask today by message what to wear; if nobody answers, plain clean clothes you can move in and shoes you can stand in for hours. Learn five things you'll meet most, by name. Then bring a pen, water and one sentence: \"I don't know yet, I'll find out.\"",
      should:
        "Learn a little, for fun and for your nerves, an evening at most. Five or ten of the most common things are plenty. The rest you pick up by asking. What counts in the first week is being on time, friendly and willing, and writing down what you've been told.",
      say: '"Hi, I\'m looking forward to starting! Is there anything I should wear or bring?" Send that today. To customers: "Good question, I\'m new, let me ask for you." And to your colleagues: "Could you show me once more? I\'ll write it down." Nobody minds that from a beginner.',
      how: "Ask what to wear, and have it laid out the night before. Be there ten minutes early, eat something first. Learn names, write down whatever is explained, ask twice if need be. When you've nothing to do, tidy something. That's a very good first day already.",
    },
  },
  {
    id: 'next-boss-delays-papers-deadline-near',
    tries: [
      [
        'my visa runs out in october and my boss in dublin keeps saying dont worry',
        'its august now and he still hasnt sent the papers. do i go over his head to hr or is that rude',
      ],
      [
        'my employer promised to sponsor me',
        'visa ends in 10 weeks and still nothing. he says relax',
      ],
      [
        'waiting for my boss to sign the residence papers',
        'asked him 4 times. always next week. permit expires soon',
      ],
      [
        'work permit needs a letter from my company',
        'manager keeps forgetting it. should i go to hr directly',
      ],
      [
        "my contract ends in june and boss says he'll renew",
        'its may and theres nothing in writing',
      ],
      [
        'my company was going to do my visa',
        'the person in charge is on holiday again, deadline is next month',
      ],
      [
        'need my boss to fill in the form for my student visa job',
        'hes had it 3 weeks. is it pushy to ask again',
      ],
      ['boss says my permit is no problem', 'still no papers and i have 60 days. im scared'],
      ['my work visa renewal', 'he said trust me. i cant sleep. can i go to the big boss'],
      [
        'they promised me a permanent contract',
        'it was january, then march, now its july and mine ends in september',
      ],
      [
        'my employer has to send documents to immigration',
        'hr says ask your manager, manager says ask hr',
      ],
      [
        'sponsor letter still missing',
        "it's due in 5 weeks, boss says dont stress. is it rude to chase",
      ],
    ],
    says: {
      told: "Go to HR, and this week. It isn't rude: the date is real and the risk is all yours. Write to your boss with HR in copy, friendly and short, with the expiry date, the papers that are missing and a day by which you need them. At the same time ask an immigration adviser what you can file yourself. \"Don't worry\" isn't a document.",
      say: '"Hi, a quick reminder: my permission ends on the date below. For the renewal I still need these papers. Could I have them by next Friday? I\'ve copied in HR so that nobody has to chase." One email, list at the bottom. If nothing has come by that Friday, call HR the same day.',
      should:
        "Yes, I'd go to HR now. Frame it as help and not as a complaint: \"How do we make sure this is done in time?\" A good boss will be relieved, and one who's offended is a smaller problem than a date you've missed. And get advice from outside the company in parallel.",
      when: 'Now, today or tomorrow. Offices take weeks, and one paper usually brings a question back. Give your boss a fixed day, no more than a week off, then HR, then an immigration adviser, who should hear from you this week anyway. Keep every message.',
    },
  },
  {
    id: 'next-separate-beds-fear-of-the-end',
    tries: [
      [
        "my wife snores and we've started sleeping in separate rooms at 58",
        "I sleep like a baby now, that's the trouble. She thinks it's the beginning of the end",
      ],
      [
        'my husband snores so i moved to the spare room',
        "i love it. hes hurt though, says we're flatmates now",
      ],
      [
        'we sleep apart because of my night shifts',
        'she cried and said thats how it started with her parents',
      ],
      [
        'partner tosses all night, thinking of separate beds',
        'did it. best sleep in years. he thinks i dont want him anymore',
      ],
      ['two duvets or one', 'we went for two rooms in the end and now she worries its over'],
      [
        "my boyfriend's snoring kills me",
        'i sleep on the sofa now and he says its weird for a couple',
      ],
      ['i need my own bedroom at my age', 'my husband took it as a rejection'],
      [
        'we got separate bedrooms',
        'i sleep, she doesnt. she lies there thinking its the beginning of the end',
      ],
      ['his cpap machine is so loud', 'moved next door. he feels abandoned. should i go back'],
      [
        'kids are out so we have spare rooms now',
        'I took one. My wife says couples who sleep apart split up',
      ],
      [
        'wife gets up at 4 so we tried two rooms',
        'i like it and feel guilty. shes sad every night at the door',
      ],
      [
        'sleeping in different rooms since my op',
        'im better now but dont want to go back. he asks every day when',
      ],
    ],
    says: {
      told: "Good sleep and a hurt partner, no wonder you feel torn. Separate rooms end nothing by themselves, silence about them can. So give the closeness its own place: half an hour in one bed each evening or with the coffee in the morning, and a hug at the door. Say the sentence that's missing: \"I moved away from the noise and not from you.\" And loud snoring deserves a doctor's ear, it's often treatable.",
      say: '"I left the snoring, not you. I sleep, so I\'m nicer company, and I want you closer in the day. Let\'s have the first half hour of the evening in one bed, and Sunday mornings." Say it before bedtime and not at the door, and then be the first to come over.',
      should:
        "I'd keep the sleep and add closeness you can count on. Going back tired helps neither of you. Agree on fixed times together, evening or morning, a shared night at weekends if you both like it, and look at it again in a month. Let the snoring be checked meanwhile.",
      normal:
        "Very normal. A great many couples sleep apart and are happy, they just don't tell it at dinner. What makes the difference is whether touch and talk are planned somewhere else. If they are, two rooms are a sleeping arrangement and nothing more.",
    },
  },
  {
    id: 'next-studied-for-hours-but-remember-nothing',
    tries: [
      [
        'i cant focus on revision i just scroll',
        'put my phone in the kitchen like u said and did 2 hrs!! but now i cant remember any of it',
      ],
      ['i cant get myself to study', 'did 3 hours today finally. and its all gone already'],
      ['how do i learn for my history exam', 'read the whole chapter twice, remember nothing'],
      [
        'exam in a week, cant concentrate',
        'i worked all day yesterday. today its like i never saw it',
      ],
      ['im studying nursing and overwhelmed', 'did the timer thing, it works, but nothing sticks'],
      [
        'learning for my citizenship test',
        'i go through the questions every evening and forget them by morning',
      ],
      ['how to revise with adhd', 'sat down for an hour!! but if you ask me now i know nothing'],
      ['i highlight everything', 'whole book is yellow and my head is empty lol'],
      ['cant study at home', 'went to the library 4 hours. cant recall a thing, am i stupid'],
      ['my son cant focus on homework', 'he does sit there now but nothing stays in his head'],
      [
        'relearning maths at 40',
        'understood it all last night and this morning blank. is it my age',
      ],
      [
        'i need to learn 200 words for spanish',
        'did them all, remember like 12. what am i doing wrong',
      ],
    ],
    says: {
      told: "Sitting down was the harder half, and you've done it, well done. That it's gone is normal: reading feels like learning, but memory grows when you pull things out. So close the book after ten minutes and write down all you remember, then check. Same topic again tomorrow for five minutes, and after three days. Old exam questions beat reading, even when you get them wrong at first.",
      how: "Ten minutes reading, book shut, five minutes writing from memory, then look at what was missing. Turn every heading into a question and answer it aloud. Go over yesterday's stuff for five minutes before anything new, and again after three days and a week. Half the time on practice questions. It feels harder, and that's why it sticks.",
      normal:
        "Yes, that's how memory works and no sign of being stupid. Most of what we only read is gone by the next day. It comes back faster each time you try to recall it. Test yourself without the book, sleep enough, and go over it again tomorrow.",
      why: "Mostly because reading is putting in, and remembering is a different exercise: getting out. You've trained the first one for hours. Do the second from now on: close the book, write, check, repeat tomorrow. Sleep does the rest, so don't cut it.",
    },
  },
  {
    id: 'next-expected-to-take-over-care-nobody-asked',
    tries: [
      [
        'my brother has down syndrome and i worry who looks after him when our parents are gone. im 24 and live in another city, parents are 66 and 70',
        "my parents wont talk about it. dad just says 'you'll have him'. nobody asked me",
      ],
      [
        'my sister is disabled and my parents are getting old',
        'they just assume she comes to me. never asked',
      ],
      [
        'my brother has autism and lives with mum',
        'mum said well you have a spare room. thats the whole plan',
      ],
      [
        "i'm the only daughter so everyone thinks ill care for mum",
        "my brothers said its clear i'll do it. nobody asked me",
      ],
      ['who will look after my uncle when gran dies', "they all look at me. i'm 26"],
      [
        'my brother is schizophrenic and dad is ill',
        'dad says family is family, you take him. end of talk',
      ],
      [
        'my sister needs care her whole life',
        'asked my parents what happens later. they got angry and said we trust you',
      ],
      [
        "parents want me to take over grandpa's care",
        "they told the doctor i'd do it before telling me",
      ],
      [
        'i love my brother but i worry about the future',
        'mum cries if i bring it up and says you wont put him in a home',
      ],
      ['my twin has cerebral palsy', 'its just expected. and i feel awful for not wanting it'],
      [
        'my parents are 75 and my brother cant live alone',
        "dad changes the subject each time. it'll be me, right",
      ],
      [
        "my aunt has no kids and i'm 'the nice one'",
        "they've decided i look after her. found out from my cousin",
      ],
    ],
    says: {
      told: "Nobody asked you, and that's allowed to hurt, however much you love the person. You have a say in this. \"You'll have him\" usually means they're frightened and can't look at it. So don't ask for the big decision. Ask for three papers: what support is paid now, what housing lists exist, what's in the will. And say early what you can do, as a sibling and with a life of your own.",
      say: "\"I love him and I'll always be in his life. I can't promise to be the whole plan. I'd like us to look at it while you're well: housing, money, who decides. Can we meet an adviser together, just to listen?\" Say it on a calm day, to one of them first.",
      should:
        "You don't have to take it on just because it was assumed. I'd decide what you'd give gladly, visits, paperwork, holidays, and say it aloud before anyone falls ill. Then push for a plan with professionals in it. Waiting lists are long, so early is the kind way.",
      normal:
        "It's normal to love someone and not want your life decided. A lot of siblings and children in your place feel both, and hardly say it. There are groups for exactly this, and one talk with people who know it makes it lighter. You aren't selfish for asking about it now.",
      how: "Start small and factual. Call a disability or carers' advice service yourself and ask what's possible where they live. Bring one sheet home: \"This is what the options are, we needn't decide today.\" Ask one parent alone first, whoever's easier. Set a second talk with a date, and write down what was said.",
    },
  },
  {
    id: 'next-old-pet-bad-diagnosis-how-do-you-know-when',
    tries: [
      [
        'my cat of 17 years is not eating',
        "vet says kidneys. we could try fluids but she said it'd be weeks. how do you know when",
      ],
      [
        'my dog is 14 and so tired',
        "it's his heart, she said a month maybe. how will i know its time",
      ],
      [
        'my old cat is losing weight',
        'tumor. they can give steroids for a bit. i dont want to wait too long',
      ],
      [
        'dog cant get up anymore',
        'vet says its the spine, meds might buy some weeks. when do you let go',
      ],
      ['my rabbit stopped eating', 'vet found a mass. op or let him go, she says its my call'],
      ['my horse has colic again', 'vet says we can try one more time but its not looking good'],
      [
        'cat has trouble breathing',
        'its fluid in the lungs, could drain it but it comes back. i dont know what to do',
      ],
      ['my dog has a lump', 'cancer. 13 years together. chemo or just make it nice for him?'],
      ['guinea pig is sick', 'vet said palliative. how do i tell if shes suffering'],
      ['my cat is 19 and wobbly', 'kidneys and thyroid. vet gave us drops, weeks not months'],
      ['dog wont eat since thursday', 'liver failure. they said think about it over the weekend'],
      [
        'my old girl (labrador) is limping',
        'bone cancer. painkillers for now. how do you decide the day',
      ],
    ],
    says: {
      told: 'I\'m so sorry, weeks is a hard word after so many years. Nobody knows the day exactly, but you can watch it: pick five things that make a good day for this animal, food, a favorite place, greeting you, sleeping without pain, keeping clean. Note each evening how many were there. When the bad days outnumber the good, it\'s time. And ask the vet: "What would you do if it were yours?"',
      how: "Count days, it's gentler than guessing. Good day or bad day, each evening in a calendar: eating, moving, breathing easily, wanting company. Ask the vet which signs mean pain and who'd come at night. Decide beforehand what your line is, two or three bad days in a row for many people. Then you don't have to find it in the worst hour.",
      when: 'When the bad days outnumber the good, or when the two or three things it loved are gone. Many people say afterward that a few days early was kinder than one day late. Your vet can tell you what the next weeks look like and which signs mean now. Ask that today.',
      should:
        "I'd try a treatment only if it buys days that are good from the animal's side, and if it isn't fought with every dose. Ask the vet honestly: better days, or only more? If it's only more, choosing comfort, favorite food and a quiet end is a loving decision.",
    },
  },
  {
    id: 'next-abroad-event-nice-then-nobody-texts',
    tries: [
      [
        'moved to japan 4 months ago and i feel so alone',
        'i do go to the language exchange. everyone is nice for 2 hours and then nobody messages. its winter and dark at 4:30',
      ],
      ['new in the city and lonely', 'went to three meetups. lovely people, zero messages after'],
      [
        'i moved to sweden, hard to make friends',
        'joined a choir. they chat at the break and then all go home',
      ],
      ['no friends since i moved', 'i go to yoga every week, people smile and thats it'],
      [
        'how do i meet people in my new town',
        'tried the board game night. good fun but nobody asked for my number',
      ],
      [
        'im an expat and so lonely',
        'they all say we should hang out and then nothing ever happens',
      ],
      ['cant find friends at 35', 'the running club is nice but it ends at the car park'],
      [
        'moved for work, know nobody',
        'did the after work drinks. everyone friendly, then silence till monday',
      ],
      ['lonely in berlin', 'went to the book club twice. great talks. no one texts me'],
      [
        'i want friends here',
        'the people in my class are nice in class. thats all it is. is it me',
      ],
      [
        'uni abroad and no close friends',
        'joined 2 societies. everyone says hi and goes off with their own group',
      ],
      [
        'moved to the countryside, lonely',
        'go to the village coffee morning, all pleasant, then the week is empty',
      ],
    ],
    says: {
      told: 'Two nice hours and then a silent phone, that\'s almost lonelier than nothing. It says little about you: most people wait for somebody else to write first. So be the one. Choose the single person you liked best and ask for something small with a day: "Ramen after class on Thursday?" Three times with the same person makes more than twenty new faces. And get outside at midday, dark months press on everybody.',
      say: '"I liked talking to you yesterday. I\'m trying the noodle place on Thursday at seven, want to come?" Short, with a day, easy to refuse. In the room itself: "I\'m going for a drink after, who\'s coming?" If it\'s a no, ask once more in two weeks with another idea.',
      normal:
        "It's normal, and it isn't you. Around the third to sixth month is often the lowest: the first excitement is over and the roots are thin. Friendship needs the same faces many times, and one person who dares to ask. If the low mood stays for weeks and takes your sleep or appetite, talk to a doctor.",
      how: "Fewer events, the same ones, every week. Come early and stay for the tidying up, that's where people really talk. Pick one person and suggest something with a day and time right there. Write the next day, even if it's only a photo. After three meetings ask them home for something simple.",
    },
  },
  {
    id: 'next-break-up-before-or-after-the-birthday',
    tries: [
      [
        'i want to break up with my gf but her birthday is friday',
        'before or after then. her mum already made me a cake plan lol',
      ],
      [
        'going to end it with my boyfriend, but christmas is next week',
        'before or after? i already have his present',
      ],
      ['i dont love him anymore but its our anniversary on sunday', 'do i wait till its over'],
      [
        'want to split up with her, she has exams',
        'now or after the exams. her dad invited me for dinner too',
      ],
      ['i need to break up but we have a holiday booked', 'before or after the trip'],
      [
        'its over for me but his birthday party is on saturday',
        'everyone will be there. is it worse before or after',
      ],
      [
        'thinking of leaving my girlfriend',
        'her sisters wedding is in 2 weeks and im in the photos. when do i tell her',
      ],
      ['how do i break up with someone nice', 'valentines is wednesday though, before or after'],
      ['i want out but her nan is ill', 'theres never a good time is there. and her mum loves me'],
      [
        'breaking up with my bf',
        'his bday is tmrw and ive got a surprise planned with his friends. help',
      ],
      ['i decided to end it', 'new years eve with all our friends is in 3 days, wait or not'],
      ['dont want to be with her anymore', 'prom is next friday, do i tell her before'],
    ],
    says: {
      told: "After, if it's only a matter of a few days, and then soon: two or three days later, not weeks. Nobody should get that for a present, and you don't have to play in love meanwhile. Keep it friendly and low, an ordinary card, no big gift, no plans. If it's more than about ten days off, do it before. Then in person, short and kind.",
      when: "Two or three days after, if the date is this week. If it's further away than about ten days, before, because acting happy for that long is worse to find out later. Choose a quiet place, in person, not late at night, with time for the other person to go home or call a friend.",
      say: "\"I have to tell you something and it's hard. I like you a lot, and I don't want to be together any more. I waited because I didn't want to spoil your day. You didn't do anything wrong.\" Don't give a list of reasons, and don't say maybe.",
      should:
        "I'd let the day pass and do it within the same week. Skip the expensive present and the promises, be kind, and don't sleep on it for another month. There's always a next date, so set yours now and keep it.",
    },
  },
  {
    id: 'next-doctor-waved-it-off-go-back',
    tries: [
      [
        'hot flushes and i cant sleep, im 51',
        "already do the cotton sheets and the fan. gp said 'its just your age'. is it worth going back",
      ],
      ['im tired all the time', 'been to the doctor, he said stress. i know my body though'],
      ['my back hurts for months', 'gp gave me paracetamol and said wait. should i go again'],
      ['terrible period pain every month', 'she told me thats just being a woman'],
      ['headaches since summer', 'doctor says drink more water. i do!!'],
      [
        'my hair is falling out',
        'he laughed and said we all get older. is it worth asking for tests',
      ],
      ['cant sleep at all, menopause i think', "told to try chamomile tea. i'm not even joking"],
      ['my stomach is always bad', 'gp said ibs without looking at me. do i get a second opinion'],
      ['my joints are stiff every morning', 'they said its age. im 47'],
      ['i feel low and no energy since the baby', 'the doctor said all new mums are tired'],
      ['my knee is swollen for weeks', 'he said rest it. been resting it. nothing. go back?'],
      [
        'my son has stomach aches all the time',
        'paediatrician says its school nerves and sent us home',
      ],
    ],
    says: {
      told: "Yes, go back, that was no answer. You've tried the simple things already, so now you may ask for more. Write down for two weeks what happens, when and how it affects your day, and take the list along. Ask straight out: \"What could it be, what can be checked, which treatments are there?\" If you're waved off again, ask for another doctor at the practice. That's quite ordinary.",
      should:
        "I'd go back, with a list and one clear request. \"It's just that\" may be right about the cause and still isn't a treatment. Ask what can be checked and what can be done. And see somebody else if you don't feel heard, a second opinion is no insult. If it gets suddenly worse, don't wait for an appointment.",
      say: '"I was here about this before and it hasn\'t improved. It costs me sleep and work, here\'s a record of two weeks. I\'d like to know what can be checked and what treatments there are." And if you hear the same again: "Could you note that I asked, and refer me to someone who specializes in it?"',
      normal:
        "It happens to a lot of people, and it isn't a sign that you're imagining things. Appointments are short, and common complaints get a quick answer. Written notes change that more than you'd think. Go again, with dates and figures, and take someone along if that gives you courage.",
    },
  },
  {
    id: 'next-they-told-somebody-else-before-me',
    tries: [
      [
        "my son wants to quit uni after one term, he's studying law in warsaw",
        "He told his grandmother before he told me. That's what hurts actually, more than the law",
      ],
      ['my daughter is pregnant', 'she told her mother in law first. i found out third'],
      ['my sister is getting divorced', 'everyone knew but me. i feel so stupid'],
      [
        'my best friend is moving to canada',
        'heard it from her cousin. that stings more than the move',
      ],
      ['my son is gay, he came out', 'he told his dad a year ago. a year! why not me'],
      ['my daughter failed her exams', 'her aunt knew for weeks. why didnt she come to me'],
      ['my husband lost his job', 'he told his brother before he told me'],
      ['my brother is ill', 'he told my wife and asked her to keep it from me'],
      ['my daughter got engaged', 'saw it on instagram before she rang. im happy but hurt'],
      [
        'my son has money problems',
        'went to his stepfather and not to me. am i so hard to talk to',
      ],
      ['my friend has a new boyfriend', 'i was the last to know. and i tell her everything'],
      [
        'my girl wants to change schools',
        'she talked to the neighbour about it first. what did i do wrong',
      ],
    ],
    says: {
      told: "That stings, and it's a separate thing from the news itself. I can't see the reason, but people often practice a hard sentence on whoever has least to lose by it, and keep back the one whose opinion weighs most. So take it as that for now. Talk about the news first, with interest and no verdict. Say the hurt later, once and small: \"I'd have liked to hear it from you.\"",
      why: "I can't see it from here. It often isn't about trust: the first one told is the easiest, and the person whose disappointment would hurt comes last. You can ask, gently and without a charge in it: \"Was it hard to tell me? What were you afraid I'd say?\" And then only listen.",
      say: '"Thank you for telling me. I want to hear all of it." That first. A few days later: "I was a little sad that I wasn\'t the first to know. Is there something I do that makes it hard? I\'d like to be easy to tell." Then no defending, just a thank you.',
      normal:
        'It\'s very normal to be hurt by the order and not by the news. Being told says "you matter". You may feel that and still not make it the first topic, because then the next thing would come even later. Give it a few days, then say one honest sentence.',
    },
  },
  {
    id: 'next-left-out-and-the-excuse-is-a-lie',
    tries: [
      [
        'my best friend posted a pic from a party i wasnt invited to',
        "asked her and she said it was 'last minute'. there were matching tshirts. MATCHING. TSHIRTS.",
      ],
      [
        'my friends went away without me',
        'she said it was spontaneous. they had a villa booked lol',
      ],
      [
        'cousins had a barbecue and didnt tell me',
        'oh we forgot. they made a group chat for it without me',
      ],
      [
        'my friend had a birthday dinner and i wasnt there',
        'said it was just family. i saw 6 girls from our class',
      ],
      ['colleagues went out without me', 'they said they thought i was busy. nobody asked me'],
      [
        'saw them all at a concert in stories',
        'she goes it was a spare ticket thing. five spare tickets?',
      ],
      ['not invited to the hen do', "apparently it was 'really small'. 18 people small"],
      ['my sister had everyone over but us', 'she says it just happened. with a bouncy castle'],
      [
        'they hang out and dont tell me',
        "asked. 'we didnt think youd like it'. its my favourite band",
      ],
      ['my friend lied about staying in', 'she said she was sick. then the photos came out'],
      ['group went to the lake without me', 'excuse was the car was full. there were two cars'],
      ['wasnt asked to the reunion', 'they say the email bounced. sure it did'],
    ],
    says: {
      told: "Ha, nobody does that at the last minute. Being left out hurts, and being fibbed to on top is the part that stays. I wouldn't argue about the evidence, you'd only get a second excuse. One honest sentence to the person you care about most: \"The party's fine. The story isn't. If something's up between us, I'd rather hear it.\" Then watch who comes toward you in the next weeks, and go there.",
      say: '"I don\'t have to be invited to everything. But I saw the photos, and it wasn\'t last minute. That hurt more than the party. Is something wrong between us?" Private, not in the group, and only once. If the answer is honest, you can work with it.',
      should:
        "I'd say it once and then stop. Swallowing it makes you bitter, and digging makes you the problem. One clear sentence, without screenshots. After that put your time into people who ask you along, and wait to see if this one does.",
      them: "I can't see into {them}. A small lie like that is mostly embarrassment about leaving you out, and sometimes it's a coward's way of making distance. You find out by how your one honest sentence is met: with a sorry and an invitation, or with another excuse.",
    },
  },
  {
    id: 'next-started-a-hobby-late-how-much-practice',
    tries: [
      [
        'is it too late to learn piano at 67',
        'bought a secondhand keyboard this morning! my left hand does whatever it likes. how much a day',
      ],
      [
        'can i still learn guitar at 50',
        'got one!! fingers hurt already. how long should i practice',
      ],
      [
        'thinking of learning spanish at 60',
        'downloaded the app and did lesson one. how much a day is sensible',
      ],
      ['too old for ballet at 45?', 'first class was today, i was hopeless and i loved it'],
      [
        'want to start drawing',
        'bought pencils. first cat looks like a potato. how often should i do it',
      ],
      ['can i learn to swim at 58', 'had my first lesson! swallowed half the pool haha'],
      ['should i try knitting', 'i bought wool and its already one big knot lol'],
      [
        'is violin too hard for a beginner at 40',
        'rented one today. the dog left the room. how many minutes a day',
      ],
      ['maybe i join a choir at 70', 'went last night! couldnt find the notes but what fun'],
      ['learning to code at 55', 'did the first chapter! my brain is smoke. how much per day'],
      [
        'is it silly to take up chess now',
        'played my first game and lost in 6 moves. how do i get better',
      ],
      [
        'thinking about singing lessons',
        'booked and had the first one!! my voice cracks. how much do i practise',
      ],
    ],
    says: {
      told: "How lovely, you've actually started! Fifteen minutes a day beats two hours on Sunday, and stop while it's still fun. Take the hard bit very slowly and alone, a few times, slower than feels needed, then put it back together. Expect three clumsy weeks, everybody has them. Choose one small piece you really like as your goal for next month, and note the date of today. You'll want it.",
      how: "Fifteen to twenty minutes, five days a week, at the same hour. Five to warm up, ten on one hard spot at half speed, five for something you just enjoy. Stop before you're cross. A teacher once a month or a group keeps bad habits away. Record yourself today, and again in four weeks.",
      should:
        "I'd go on, gladly and in small doses. Clumsy is what the first weeks feel like for everybody, whatever age. Give it ten weeks with fifteen minutes a day before you judge. And choose something you love as the first goal, not the sensible exercise.",
      normal:
        "Completely normal. Hands, voice and head need a few weeks until a new movement stops feeling like somebody else's. It goes in sleep as well, so short and daily works best. Laugh at it, go slow, and do the difficult part on its own.",
    },
  },
  {
    id: 'next-family-business-failing-partner-wants-out',
    tries: [
      [
        "we run the only pub in the village and it's not making money. we do food fri to sun only, tried quiz night, tried steak night",
        'quiz night gets 12 people drinking tap water. my wife wants to hand the keys back by xmas. i grew up in this pub',
      ],
      [
        'our bakery is losing money',
        'my husband wants to close in january. my grandfather built it',
      ],
      [
        'i own a small shop and its quiet',
        'tried the online thing, tried discounts. my partner says enough',
      ],
      ['the farm doesnt pay anymore', 'my brother wants to sell. i was born in that house'],
      [
        'our restaurant is struggling',
        'wife says one more winter and thats it. i cant imagine not having it',
      ],
      [
        'my salon has hardly any clients left',
        'my mum started it. my husband does the books and says stop',
      ],
      [
        'family hotel and we cant fill it',
        'tried weddings, tried hikers. my sister wants out by summer',
      ],
      [
        'we have a bookshop, barely surviving',
        'did readings, wine evenings. 8 people came. he wants to give up the lease',
      ],
      [
        'the garage my dad left me makes no money',
        'my wife cries over the bills. but its dads garage',
      ],
      ['our cafe is going under', 'partner wants to hand back the keys. its my whole life'],
      [
        'small vineyard, three bad years',
        'my wife has had enough. my family has been here for 100 years',
      ],
      [
        'we run a dance school, numbers dropping',
        'tried adult classes. hubby says sell. i grew up in that studio',
      ],
    ],
    says: {
      told: "That's two losses in one: the money, and the place that made you. Your partner is looking at the first and you at the second, and both are real. Do the figures together this week: what it loses a month, how long you can pay, what leaving costs. Then set one date and one number it must reach by then. And ask early about a buyer, a lease change or the community taking it on.",
      should:
        "I'd not decide on the feeling, nor go on without an end. Set a date and a number together, and if it isn't reached, let it go while you can still choose how. A planned ending leaves savings, and often the marriage, in better shape than one more winter. Have an adviser look at the lease first.",
      how: "One evening with the books, both of you: monthly loss, fixed costs, months of money left, cost of ending the lease. One call to the landlord or owner about lower rent. One to an adviser for small businesses. One open question to customers or the village: who'd share in it? Then a date, in writing, and until then no new debts.",
      say: "\"I know the figures, and you're right to be scared. For me it isn't only a business, I grew up in it, and I need a little time to say goodbye or to try one last thing. Let's set a date and a number, and I'll keep to it.\" Say it with the books closed.",
    },
  },
  {
    id: 'next-exam-fear-what-if-i-fail-one-subject',
    tries: [
      [
        'i have my gcse results thursday im so scared',
        'what if i didnt pass maths tho. do i have to stay back',
      ],
      ['results come out on friday', 'what happens if i failed one. do they kick me out'],
      ['waiting for my exam results', 'if i dont get the grade ill lose my place wont i'],
      ['my final exams results are next week', 'im sure i messed up chemistry. what then'],
      ['results day tomorrow', 'what if i fail english, can i still go to college'],
      ['i wait for my bar exam result', 'and what if i failed. do i have to do all of it again'],
      ['my nursing exam result is due', 'what if i didnt pass the drug calculation. am i out'],
      ['a level results soon, cant sleep', 'what if i miss it by one grade'],
      [
        'waiting for the results of my course',
        'what if its a fail. will i have to repeat the year',
      ],
      [
        'my daughters results come thursday',
        "she's scared about maths. does she have to do the year again if she fails",
      ],
      ['uni exam results on monday', 'if i failed stats do i have to stay another year'],
      [
        'my language test result comes tomorrow',
        'what if im one point short, do i lose the visa thing',
      ],
    ],
    says: {
      told: "Then there'd be a next step, and nearly always a smaller one than in your head. In most places a single failed subject can be taken again, often alongside whatever comes next, without doing the year over. Look up two things today: the resit date and who to call on the day. Put the number in your phone. Whoever calls early gets most choices, and you may never need it.",
      will: "I can't promise a pass, nobody can see the result from here. What I can say is that one subject rarely decides it all: there's mostly a resit, a remark or another way in. Look up the rule for yours today, so the fear has an answer. And plan something nice for after, whichever way it goes.",
      how: 'Before the day: look up the resit rule and write down one phone number. On the day: have somebody near, open it, breathe, read it twice. If something\'s missing, call the school or college the same morning and ask, "What are my options?" Don\'t post anything for an hour. Then eat something.',
      normal:
        "It's quite normal that the head picks the one weak subject and builds a disaster on it. Waiting is worse than most results. Give the fear its answer once, look up the resit rule, and then get out, tire yourself, see friends. Nothing you think now changes the paper.",
    },
  },
  {
    id: 'next-can-i-make-it-few-followers-be-honest',
    tries: [
      [
        'does my chart show if im going to be famous',
        'be honest. i have 340 followers and i do covers',
      ],
      ['will i make it as an artist', 'honest answer pls. sold 2 prints this year'],
      ['am i going to be a successful writer', 'be real with me, my blog has 60 readers'],
      ['will my music career take off', 'i get like 40 streams a month lol. am i kidding myself'],
      ['do you see success with my youtube', '210 subs after 2 years. tell me straight'],
      ['will i be an actress', 'ive had one advert and 30 rejections. be honest'],
      ['can i be a comedian', 'i do open mics, sometimes 5 people laugh. is there a chance'],
      ['my dream is to be a dj', 'played 3 parties, all friends. honestly, should i stop'],
      ['will my podcast get big', '12 listeners and one is my mum. be honest'],
      ['is fame in my stars', 'i dance on tiktok, best one had 900 views'],
      ['will my novel get published', '47 rejections so far. should i give up'],
      [
        'am i meant to be a photographer',
        'i have 500 followers and do weddings for free. honest opinion',
      ],
    ],
    says: {
      told: "Honestly: no chart shows fame, and small numbers say little about how good you are. They say how many have met you so far. So look at something better: do strangers come back, and do you get better every few months? Make one thing a month that's clearly your own and not a copy, show it live to twenty people, and ask one who knows the craft for a hard opinion. Keep the income separate.",
      should:
        "I wouldn't stop, I'd change the measure. Give it a year in which you count pieces finished and people who come back, and not followers. Keep a job beside it so that it doesn't have to feed you. If you'd do it with nobody watching, that's a good sign, and if not, that's good to know as well.",
      will: "I can't promise it and I won't flatter you: for most people it stays small, and luck plays a part. What you can influence is how good it is and how many rooms it's heard or seen in. Finish one thing of your own a month, show it in person, ask for honest criticism. Look at it again in a year.",
      how: 'Less posting, more making. One finished piece a month that nobody else could have done, and one live showing, an open stage, a market, a small room. Talk to the people who come. Work with somebody a step further than you. Collect addresses and not likes, because they stay yours. Review it twice a year.',
    },
  },
  {
    id: 'next-carer-lonely-beside-ill-partner',
    tries: [
      [
        "i care for my husband after his stroke, he can't speak much",
        "not the physical stuff. i can do that. its that i've lost the person i talked to. i sit next to him and im lonely",
      ],
      [
        'my wife has dementia, i look after her',
        "she's there and she isnt. i have nobody to tell my day to",
      ],
      ['caring for my husband with parkinsons', 'the work i can manage. what i miss is us'],
      [
        'my partner had a brain injury',
        'hes not the man i married. i miss him and hes sitting right there',
      ],
      ['my husband had a stroke in spring', 'i eat opposite him and its so quiet'],
      ['my wife has ms and sleeps most of the day', 'i feel like a nurse not a husband'],
      [
        'i look after my partner with depression',
        'i cant tell him anything anymore. im so lonely in this house',
      ],
      [
        'my husband is ill for years',
        'people ask about him never about me. and he cant talk to me',
      ],
      ['my wife lost her speech', 'we used to laugh till midnight. now i watch tv next to her'],
      [
        'caring for my mum full time, she was my best friend',
        'she doesnt know what im saying now. i miss our chats so much',
      ],
      [
        'my husband has alzheimers',
        "it's not the washing and feeding. its having nobody to say remember when to",
      ],
      ["i'm a carer for my other half", 'I sit by the bed and feel like a widow. is that terrible'],
    ],
    says: {
      told: "That may be the hardest part of it, and hardly anybody names it: you're grieving for someone who's sitting beside you. It isn't disloyal. Two things, side by side. With {them}, look for what doesn't need words: music you both know, a hand, photos, a daily joke. And for the talking itself you need another person, a fixed call each week, or a carers' group where nobody has to have it explained.",
      normal:
        "It's very normal, and not terrible at all. It's grief, only without a funeral and without cards. You can love {them} and miss {them} in the same minute. Tell one person this exact sentence, today if you can, and ask a carers' service about a group. Being understood takes the worst edge off.",
      how: "Make two small plans. For the two of you: ten minutes a day of something without words, old songs, hand cream, the photo box, a yes and no game. For you: one fixed hour a week with a friend, phone or coffee, in which you're asked about yourself. Get somebody to sit in for that hour, and say what it's for.",
    },
  },
  {
    id: 'next-small-peace-sign-after-quarrel',
    tries: [
      [
        'my neighbour of 30 years stopped speaking to me over a hedge',
        'took round the scones. she took the plate, said nothing, shut the door. plate came back clean on my step this morning',
      ],
      [
        'my sister isnt talking to me since mums funeral',
        'sent her a card. no answer but she liked my photo yesterday',
      ],
      [
        'fell out with my neighbour about the parking',
        'he didnt say a word but he moved his car a bit. is that a sign',
      ],
      ['my friend is angry with me', "left soup at her door. she texted 'thx'. thats all"],
      ['brother and i dont speak since the will', 'sent him happy birthday, he put a thumbs up'],
      [
        'my colleague ignores me since the argument',
        'i brought her coffee, she drank it. no words. what now',
      ],
      [
        'my daughter in law is cold to me',
        'sent flowers, no thank you but theyre on her windowsill i saw',
      ],
      [
        'i had a row with my best friend',
        'she hasnt answered but sent back my book with a bookmark in it',
      ],
      ['neighbours stopped greeting us', 'today he nodded at my wife. first time since spring'],
      [
        'my aunt took offence at the wedding',
        'i wrote to her. she didnt write back but asked my mum how i am',
      ],
      ['my dad and i arent speaking', 'fixed his gate while he was out. he left a beer on my step'],
      [
        'fell out with my allotment neighbour',
        'i gave him tomatoes. he said nothing, today there was a cabbage at my shed',
      ],
    ],
    says: {
      told: "Oh, I like that. A bit of an answer came back, without words, because words are still too hard. I can't see what's behind it, but nobody had to do it. Don't rush in now with the big talk. Nod, say good morning, and in a week or two do one more small thing of the same kind. The old quarrel can be spoken of when you're back to talking about the weather.",
      them: "I can't see into {them}. Pride often lets the hands speak first, and a small gesture is cheaper than a sorry. I'd take it as a door not quite shut. Answer in the same size, and see over the next weeks if the distance gets a little shorter.",
      should:
        'I\'d leave it at that for a week and then repeat, just as small. A greeting, a little something, no letter, no "can we talk". If two or three of those come back kindly, you can say one sentence: "I\'ve missed talking to you." More than that isn\'t needed at first.',
      how: "Same size, same silence, a little patience. Greet first every time, with the name. After a week or two another small thing that needs no answer. When you get a whole sentence, reply about the same thing and don't jump to the quarrel. Leave that until there's been some ordinary friendliness.",
    },
  },
  {
    id: 'next-self-employed-raising-my-prices',
    tries: [
      [
        'is this week good for asking for a raise',
        "I don't have a boss, I'm self employed, I meant raising my prices. I do nails at home",
      ],
      [
        'i want to earn more this year',
        'im freelance. so how do i put my prices up without losing people',
      ],
      [
        'should i raise my prices',
        'i cut hair from home, most are friends. how much more can i ask',
      ],
      [
        'i clean houses and havent raised my rate in 4 years',
        'scared theyll say no. how do i tell them',
      ],
      ["i give piano lessons and i'm too cheap", 'how much notice do i give the parents'],
      ['dog walker, costs went up', 'my clients are lovely, i feel bad asking for more'],
      [
        'i bake cakes to order and hardly earn anything',
        'should i put them up all at once or slowly',
      ],
      ['my massage prices are the same since 2019', 'can you write me the message to the clients'],
      ['i do translations, always same rate', 'wanna raise 15 percent. too much?'],
      ['photographer, too cheap i know', 'the old clients or only the new ones? how do i do it'],
      ['i sew for people at home', 'i charge less than a coffee an hour lol. how do i change that'],
      ['personal trainer, want more per session', 'when do i tell them and what do i say'],
    ],
    says: {
      told: "Then it's your own decision, and mostly an overdue one. Take ten to fifteen percent, up to twenty if you haven't moved in years, and round it to a clean number. New clients pay it from today, regulars from a fixed date four to six weeks off. Tell everybody in the same short message, with no excuse in it. One or two may leave, and the rest usually earns you more for less work.",
      say: '"A quick note: from the first of next month my price will be the new rate. Until then everything stays as it is, so book a last appointment at the old one if you like. Thank you for coming to me." Send it to everyone on the same day. Don\'t explain with costs, and don\'t apologize.',
      how: "Look at three others nearby, work out what an hour really brings you after material and travel, then choose a round number. New clients at once, regulars with four to six weeks' notice. One message, one sign, one date. Keep a small old-price favor for two or three people only if you truly want to.",
      should:
        "I'd do it, in one step and for everybody. Small secret steps cost you the same nerves each time. If you're booked out, that alone says you're too cheap. Leave old regulars a few weeks' grace, and accept that somebody may go: the gap is usually filled at the new price.",
      when: 'Tell them now, and let it start on the first of the month after next, four to six weeks ahead. Beginning of the year or after your holiday works well too. New people pay it from today. Not in the middle of a running appointment or package, those are finished at the old price.',
    },
  },
  {
    id: 'next-sleep-method-few-nights-child-just-chats',
    tries: [
      [
        'my 4 yr old wont sleep in her own bed',
        'did the chair by the door thing 5 nights. she just talks to me the whole time, im so tired',
      ],
      [
        'my son comes into our bed every night',
        'we bring him back. 11 times last night. he thinks its a game',
      ],
      [
        'toddler wont go to sleep alone',
        'sat next to his bed like you said. he sings to me for an hour',
      ],
      [
        'my daughter needs me there to fall asleep',
        'tried the check every 5 minutes. she comes out and asks for water each time',
      ],
      ['3 year old gets up 10 times', 'the sticker chart worked 2 days and now she doesnt care'],
      [
        'my boy is scared alone at night',
        'did the nightlight and the monster spray. now he wants me to guard it',
      ],
      ['child wont stay in own room', 'a week of walking her back. she giggles. i could cry'],
      [
        'bedtime takes 2 hours',
        'we do the routine. she just negotiates lol. one more book one more kiss',
      ],
      [
        'my 5 yr old sleeps on our floor',
        'tried the mattress next to our bed thing, now he wont leave it',
      ],
      [
        'how to get my kid to sleep alone',
        'the silent return. night 4. she says hello mummy every time. when does it get better',
      ],
      [
        'kid keeps calling me at night',
        'i sit in the hall now. we have whole conversations through the door',
      ],
      [
        'my daughter wont sleep without me',
        'did the chair, she holds my hand and tells me about unicorns. do i give up',
      ],
    ],
    says: {
      told: "Ha, what charming company, and how tired you must be. The method isn't failing, you're just still too interesting. Be the most boring chair in the world: look away, one sentence, always the same, \"It's sleeping time, love you\", and no answer after that. Put ten minutes of real chat before lights out, so nothing's left to tell. Move the chair a step every three nights. Give it two weeks, and swap nights if you can.",
      how: 'Chat time first, ten minutes in bed with the light on, and then it\'s closed. After that one sentence, always the same, no eye contact, no questions answered. Every three nights a step further off. Two "tickets" for one more kiss or water, used up is used up. In the morning praise the smallest bit. Same thing every night, whoever does it.',
      when: "I can't give you the night, but two to three weeks of the same boring answer is what it often takes, with a worse spell around day five to ten. If it hasn't changed by then, change the plan and not the mood. And if you're worn out, skip to the bed share for a week and start again.",
      should:
        "I'd keep on a little, with less of you in it. Five nights is too short to judge. But if you're at the end of your strength, stopping for two weeks is fine, it isn't giving in. Start again when you can be boring for fourteen nights in a row.",
    },
  },
  {
    id: 'next-parents-pull-in-two-directions-deadline',
    tries: [
      [
        "i'm homesick, i'm doing erasmus in tampere. everyone else has a group already",
        'my mum says just come home. my dad says dont you dare. i have till 1 nov to decide without losing the grant',
      ],
      ['i hate my course', 'mum says leave, dad says finish it. have to tell them by friday'],
      [
        'thinking of going home from my year abroad',
        'my sister says stay, my boyfriend says come back. flight has to be booked this week',
      ],
      [
        'should i take the job in vienna',
        'my parents are split, one says go one says stay. they need an answer monday',
      ],
      [
        'i want to stop my apprenticeship',
        'grandpa says quitter, mum says health first. trial period ends in 3 weeks',
      ],
      [
        'au pair and so homesick',
        'mom wants me home, dad says toughen up. i can cancel till the 15th',
      ],
      [
        'dont know if i should defer uni',
        'one parent for it one against. deadline is end of the month',
      ],
      ['im unhappy at boarding school', 'mum would take me home today, dad says no way'],
      [
        'should i move back to my home town',
        'my two best friends say opposite things and the lease is due',
      ],
      ['i cant decide about the army contract', 'dad: sign. mum: dont. i have 10 days'],
      [
        'exchange year in ohio is hard',
        'host mum says give it time, my mum says come home. must say by december',
      ],
      [
        'new job is awful',
        'husband says quit, my mother says stick it out, probation ends on the 30th',
      ],
    ],
    says: {
      told: "Two voices pulling, and you're the one who gets up there every morning. Put both aside and use the deadline: until a week before it you really try, with two things on the list, such as one fixed group each week and one person you ask along. Write down each evening how the day was, from one to five. Then look at the numbers. And ask the office what leaving and what staying would cost.",
      should:
        "I lean to staying until shortly before the deadline and trying properly in that time, because the first weeks are the worst ones. But only if you can still sleep and eat. If it gets worse each week in spite of trying, going is no defeat. It's your days that count, more than either opinion.",
      how: "Choose two signs now that would mean stay, for example one person you'd miss, more good days than bad. And two that mean go. Try hard until a week before the date. Talk to the coordinator about the rules. Then decide on a morning, not at night, and tell both of them in one and the same message.",
      say: "\"I've heard you both, and I love that you care. I'll decide it myself by the end of next week. Until then please don't push, just ask me how my day was.\" Send it to both at once, so neither one gets a different version.",
    },
  },
  {
    id: 'next-appointment-moved-or-letter-bad-sign',
    tries: [
      [
        'lump in my breast, waiting for the appointment',
        'its tuesday now they moved it forward. is that a bad sign that they moved it',
      ],
      ['waiting for my scan results', 'they rang and want me to come in. thats bad isnt it'],
      ['had a mole removed', 'now they want me back earlier than planned. im freaking out'],
      ['had a mammogram', 'letter says come for more pictures. does that mean they found it'],
      ['biopsy was last week', 'still no call. is no news bad'],
      ['blood test on monday', 'doctor wants to repeat it. why would they do that'],
      ['mri next month', 'they called and said tomorrow is free. is that a bad sign'],
      ['waiting for my smear result', 'got a letter with a new appointment. i cant breathe'],
      ['my dad had tests', 'the hospital moved him up the list. does that mean its serious'],
      ['had an ultrasound of my thyroid', 'the lady went quiet and said the doctor will call'],
      ['colonoscopy is booked', 'they changed it to this week. bad sign?'],
      ['waiting for the consultant', 'they asked me to bring someone along. thats it then'],
    ],
    says: {
      told: "That doesn't tell you anything about the result, though I know it's hard to hear it any other way. Dates get moved because someone cancelled, because there's a fast lane for everybody with that kind of question, or to be thorough. You'll know sooner, that's the good in it. Ask somebody to come along, write down your three questions, and ring the office tomorrow if the why keeps you awake. They're used to that question.",
      normal:
        "It's normal to read every call and letter like a code. Offices mostly move things for plain reasons: a free slot, a routine rule, a picture that wasn't sharp. You can ask them straight: \"Is there a medical reason for the change?\" And tell one person tonight, so that you aren't alone with it.",
      why: 'I can\'t see their reason. Usual ones are a cancellation, a fixed rule for checking quickly, or a second look to be sure. None of these is a result. Ring and ask, "Was there a reason it was changed?" Then use the time to fill the days before it: company, movement, no searching online at night.',
      how: "Make the wait smaller. One person who comes along and one who knows. Three questions on paper: what was seen, what's next, when will I know. No search engine after eight in the evening. Something for the hands and something outdoors each day. And when the fear gets loud, say the fact: I have a date, I don't have a result.",
    },
  },
  {
    id: 'next-quit-activity-parent-cried-guilt',
    tries: [
      [
        'how do i tell my mum i dont want to do ballet anymore',
        'she cried. she said 8 years and all that money. now i feel like i have to keep going till the show',
      ],
      [
        'i want to stop piano',
        'told my parents. dad went quiet and said all those lessons. i feel terrible',
      ],
      [
        'how to tell my dad im done with football',
        'he said we drove you to every match for 10 years. maybe i should carry on',
      ],
      ['i want to quit swimming', 'mum cried in the car. do i have to keep going now'],
      ['told my gran im leaving the choir', 'she was in tears, she loves seeing me there'],
      [
        'i dont want to ride anymore but they bought me a horse',
        'they were so hurt. i feel so guilty',
      ],
      [
        'stopping gymnastics',
        'coach and mum both nearly cried. competition is in june, should i do it one last time',
      ],
      ['quit violin after 11 years', 'told her. she said so it was all for nothing'],
      ['i want to leave the family band', 'my dad teared up. now i think ill stay till summer'],
      ['dont want to do karate', 'dad says one more belt. he looked so sad'],
      ['i hate my dance class', 'told mum and she cried about the money she spent. is it selfish'],
      ['im stopping tennis', 'my father said he gave up his weekends. i feel i owe him'],
    ],
    says: {
      told: "Those tears are hard to watch, and they don't mean you did wrong. It's a goodbye for your parent too. The years weren't wasted either, you had them. If finishing the next show or match feels right and has a clear end, you can offer that as a gift: \"This one I'll still do, and then I stop.\" If you dread it every week, stop now. Both are fine, only don't stay out of debt.",
      should:
        "I'd do the last one only if you can do it gladly, because it gives all of you a proper ending. Then say the end date aloud right now, so it doesn't become another year. If your stomach turns each time you go, I'd stop now and be kind about it.",
      say: "\"I know it was a big part of your life as well, and I'm grateful for every lesson and every drive. It wasn't for nothing. I'll do this last one, and then I'm done. I'd like us to find something else to do together.\" Then a hug, and no more arguing.",
      normal:
        "It's very normal to feel guilty, and it isn't selfish. Parents cry because a time is ending, with you small and them needed. You don't have to repay that with years. Thank them properly, once, and keep your decision.",
    },
  },
  {
    id: 'next-date-was-so-so-second-date-yes-or-no',
    tries: [
      [
        'thinking of dating again at 63',
        'went for the coffee!! he talked about his boat for an hour and ten. nice hands though. second date yes or no',
      ],
      [
        'first date tonight',
        'she talked about her ex half the time but she has a great laugh. see her again?',
      ],
      ['dating after my divorce', 'went! he was kind but sooo nervous. do i give it another go'],
      [
        'meeting someone from the app',
        'he was on his phone twice but kissed my hand. second one or not',
      ],
      [
        'blind date on saturday',
        'update: he explained bitcoin to me lol. but he walked me to the bus. yes or no',
      ],
      ['first date in 20 years', 'well. he ate my chips. but i laughed a lot. do i go again'],
      [
        'coffee date with a widower from church',
        'he mostly spoke about his late wife. sweet man tho. second coffee?',
      ],
      ['going on a date with a guy from work', 'he was late and then so charming. worth a second?'],
      ['my first date since the breakup', 'nice guy, zero butterflies, good talk. again yes or no'],
      [
        'date with a girl from my course',
        'she hardly asked me anything but she wants to meet again. should i',
      ],
      [
        'lunch date at 70',
        'she showed me pictures of all 9 grandchildren haha. lovely eyes. go again?',
      ],
      [
        'met the guy from the dog park',
        'he talked football for an hour, but so good with the dog. second date?',
      ],
    ],
    says: {
      told: "Ha, you went, and you noticed something nice in spite of it! Yes to a second one, if you're even a bit curious. First dates are half nerves, and some people fill them with whatever they know best. But make it a test: do something side by side, a walk or a market, and watch one thing only, whether you get asked a question. If you don't, you're free to go.",
      should:
        "Yes, one more, short and different. I wouldn't judge anyone by their nervous hour. Choose a walk or an exhibition so there's something else to talk about, and look at one thing: is there curiosity about you? If after that you know as little about being seen as before, let it be, kindly.",
      say: "\"That was fun. Next time I'd like a walk, and I'll tell you about me for a bit, you've been warned.\" That's a wink and a wish in one. If you'd rather not: \"Thank you for the coffee, I enjoyed meeting you. I didn't feel it's a match, and I wish you well.\"",
      how: 'Plan it small: an hour and a half, by day, something to do or to look at. Interrupt kindly when the favorite subject comes, "And now me", and see how that\'s taken. A laugh and a question are a good sign. Keep your own way home, and decide the next day, not in the doorway.',
    },
  },
  {
    id: 'next-fake-account-reported-came-back',
    tries: [
      [
        'someone made a fake account of me at school',
        'we reported it and insta took it down but now theres another one and its got my actual photos. people laugh when i come in',
      ],
      [
        'theres a page making fun of people in our year and im on it',
        'got deleted, today its back with worse stuff',
      ],
      ['someone pretends to be me on tiktok', 'reported it 3 times. new one every week now'],
      ['classmates made a group about me', 'teacher made them delete it. now theres a new one'],
      [
        'fake profile with my pictures on a dating app',
        'they removed it and now its on another site',
      ],
      [
        'my daughter has a fake account made of her',
        'we had it removed, now theres a second one and she wont go to school',
      ],
      ['people at work share a meme of me', 'asked them to delete it, now its a whole sticker set'],
      [
        'someone posts my pics with nasty captions',
        'blocked and reported. they just made another account',
      ],
      [
        'fake insta of my son',
        'its gone but they all have screenshots and laugh at him in the corridor',
      ],
      [
        'anonymous account about me at uni',
        'they took it down and a new one came up with my name in it',
      ],
      ['my ex friend made a hate page', 'insta deleted it. two days later version 2'],
      [
        'someone made an account with my face',
        'it came back. everyone in class follows it. what do i do now',
      ],
    ],
    says: {
      told: "That's vile, and none of it is your fault. One report isn't enough for people who do it twice, so now others have to act. Before anything's deleted: screenshots with names, dates, the link. Then tell a parent or another adult you trust today, and together go to the school or whoever's in charge, in writing. Report it as impersonation, that's faster. With real photos the police can help as well.",
      how: "Save first: screenshots, links, dates, who follows. Report as impersonation, from your account and from those of a few friends. Set your own profiles to private and change the passwords. Then a written message with the pictures to school or employer, with an adult or colleague beside you, and ask what they'll do by when. Don't answer the account, that feeds it.",
      say: '"Somebody has made a second false account of me, with real photos. Here are the screenshots. People laugh at me because of it. I\'d like to know what you\'re doing about it, and by when." Send it in writing, with an adult in copy. To the ones who laugh: nothing, or "You think that\'s funny? I don\'t."',
      should:
        "I'd go to the adults in charge now, in writing, and not wait for a third one. It's no telling tales, it's someone using your face. Take one person along who's on your side. And stay away from reading the comments, let a friend do that for you and save what's needed.",
    },
  },
  {
    id: 'next-which-uni-dream-with-debt-or-cheap',
    tries: [
      [
        'can astrology say which uni i should pick',
        'its between groningen (english psych, cheap) and ucl (dream, 40k debt). my parents can help a bit not loads',
      ],
      ['help me choose a uni', 'dream one costs 50k, the local one is nearly free. so which'],
      [
        'two offers from universities',
        'one is my dream in london with a big loan, the other i could live at home',
      ],
      [
        'should i do the private art school',
        'its 18k a year. the state one said yes too. parents say our choice',
      ],
      ['master in the us or at home', 'us is the dream, id owe 60k after. at home no debt'],
      [
        'my daughter got into her dream college',
        'but the loan is huge. the other one gave her a scholarship',
      ],
      [
        'which course do i take',
        'the expensive one has the name, the cheap one has the city i like',
      ],
      ['flight school or normal uni', 'flight school is 90k debt. its all i ever wanted tho'],
      [
        'law in paris or law at home',
        'paris means working 20 hours beside it. parents can give a little',
      ],
      ['a or b, both said yes', 'a is cheaper, b is the famous one. whats your lean'],
      [
        'drama school costs a fortune',
        'the other option is a free teaching degree. heart vs wallet',
      ],
      ['edinburgh or dublin', 'edinburgh is my dream but dublin saves me 25k, cant decide'],
    ],
    says: {
      told: "My lean is the one with little debt, unless the dream place gives you something the other can't: a certain subject, a license, a door in your field. A name fades after the first job, a monthly payment doesn't. Check three things this week: what graduates of both actually do two years later, the monthly repayment in figures, and one student of each on the phone. Then ask where you'd rather be on a wet Tuesday.",
      should:
        "I'd take the cheaper one if the course is good, and keep the dream for a master's or an exchange year. I'd turn if the expensive one leads to a job the other really can't, and if you could pay the rate on a starter's salary. Work out that monthly figure first.",
      how: "One sheet, two columns: course content, total cost, monthly repayment later, what graduates do, housing, friends. Call one student of each, not the open day people. Ask the dream one about grants again, in writing, it's often possible to get a bit. Then sleep on it as if you'd chosen A, the next night as if B.",
      say: 'To ask for money: "I have an offer from you and a cheaper one elsewhere. You\'re my first choice. Is there a grant or a fee reduction I can still apply for?" To your parents: "This is what each one costs in total. What could you really give, per month, without hurting?"',
    },
  },
  {
    id: 'next-asked-straight-was-innocent-feel-stupid',
    tries: [
      [
        "i think my husband is having an affair, he's 55 and bought cycling shorts",
        'ok asked him straight. he showed me his phone without me asking. i feel stupid now',
      ],
      [
        'i think my wife is seeing someone',
        'asked her. she laughed and then hugged me. i feel like an idiot',
      ],
      [
        'my boyfriend was acting weird',
        'turns out he was planning my birthday. and i accused him, im so ashamed',
      ],
      [
        'i suspect my husband has someone',
        'he said no and let me look at everything. nothing there. now i feel awful',
      ],
      [
        'shes always at the gym lately',
        'asked her straight. it really is the gym lol. shes a bit hurt',
      ],
      ['he hides his phone', 'i asked and it was a surprise trip. i want to sink into the ground'],
      ['i thought he cheated', 'he wasnt even angry, he just looked sad. how do i make it up'],
      [
        'my partner changed his password',
        'asked why. work made him. showed me all of it. feel so dumb',
      ],
      [
        'is my girlfriend lying to me',
        'she proved she was at her sisters. i feel like a crazy person',
      ],
      [
        'my husband came home late a lot',
        "he's been doing extra shifts for our holiday. and i asked him if theres another woman",
      ],
      ['wife buys new underwear, im worried', 'asked. it was for our anniversary. oh god'],
      [
        'i was sure he had an affair',
        'we talked, he opened his whole phone by himself. should i apologise',
      ],
    ],
    says: {
      told: 'You asked instead of spying, and that was the decent way, nothing to feel stupid about. And how {they} met it was kind, you may enjoy that. Say one sentence about it today: "I\'m sorry I doubted you, and thank you for how you took it." Then the more useful part: what had made you so unsure? Too little time together, a change nobody explained? Tell {them} that and ask for it.',
      say: "\"I'm sorry I thought that. I was scared, and you answered me kindly. I think I've been missing us a bit. Can we have an evening this week, only the two of us?\" Short, warm, once. Don't apologize for days, that makes it bigger than it was.",
      should:
        "Yes, apologize once, and not for asking but for the suspicion. Then leave it. Use the good moment to say what you need: more time, a word beforehand when plans change. That's what makes the next doubt smaller.",
      normal:
        "It's very normal to feel foolish, and quite normal to have wondered. Fear adds things up, and it often gets the sum wrong. You asked and you were answered, which is how it should be. A laugh about it together in a week is likely worth more than ten apologies.",
    },
  },
  {
    id: 'next-told-someone-help-offered-but-who-covers',
    tries: [
      [
        'im a carer for my nan and my school doesnt know',
        'told miss okafor. she was really nice and said theres a young carers group on weds. but who gives nan her tea on weds',
      ],
      [
        'i look after my mum and im so tired',
        "told the nurse. there's a carers group on mondays but i cant leave mum alone",
      ],
      [
        'i care for my disabled son alone',
        'they offered me respite, but he wont stay with strangers',
      ],
      [
        'im looking after my dad with dementia',
        'the doctor says take a day off. and who feeds him then',
      ],
      ['carer for my wife', 'got offered a yoga thing for carers lol. when would i go'],
      [
        'i have small twins and no help',
        'told the health visitor, she found a mums group. but with what hands do i get there',
      ],
      [
        'i look after my brother after school',
        'teacher wants me in homework club. but somebody has to be home',
      ],
      [
        'caring for grandma and studying',
        'student services were lovely, they have a tuesday group. tuesdays is her bath day',
      ],
      [
        'i do everything for my mum at home',
        'social worker says theres a break scheme. mum refuses anyone else though',
      ],
      [
        "i'm worn out caring for my husband",
        "my friend says come on holiday with me. who'd look after him",
      ],
      [
        'i look after my little sisters when mum works nights',
        'told my tutor. she was kind and found a club for me. but bedtime is my job',
      ],
      [
        'told my gp im exhausted from caring',
        'he suggested a support group. its at 6, thats when he has his meds',
      ],
    ],
    says: {
      told: "You told someone, that was the big step, and I'm glad it was met kindly. Now give them your question as well, because it's theirs to solve, too: \"I'd love to come. Who can be at home in that time?\" People who run such groups know it, there's often a sitter, a befriender or a meal service for exactly those hours. A neighbor for one hour a week counts. You don't have to arrange it alone.",
      say: "\"Thank you, I'd really like to come. The problem is that somebody has to be at home then. Can you help me find someone for those two hours, or ask social services?\" Say it just like that to the one who was kind. It isn't asking too much, it's their next step.",
      how: "Ask the person who offered it first. Then the list: a neighbor or relative for one fixed hour, a carers' service with a sitter, a meal prepared before and a phone call in between, or going every second time. Try it once for a short hour while you're close by, so everybody gets used to it.",
      should:
        "I'd go, even if it's only every other week at first. Somebody else doing it once may be done differently, and it'll still be all right. You'll be able to do this longer if you get some hours of your own. Let them help with the cover before you say no.",
    },
  },
  {
    id: 'next-deposit-proof-not-perfect-does-it-count',
    tries: [
      [
        'my landlord in barcelona wont give the deposit back',
        'he says the wall. the wall was like that!! i have photos but from month 2 not from the day i moved in. does that count',
      ],
      [
        'landlord keeps 400 for the carpet',
        'no photos from moving in, only from a party in march where you see it lol',
      ],
      [
        'they wont return my deposit',
        'he says i broke the oven. my flatmate saw it was already broken, does a witness count',
      ],
      [
        'my old landlord says i scratched the floor',
        'i only have a whatsapp to him from week 3 where i mention it. is that enough',
      ],
      ['deposit dispute over mould', 'i have emails about it from winter but no pictures'],
      ['agency wants money for cleaning', 'i have a receipt of the cleaner but not after pictures'],
      ['landlord wont pay back', 'theres no check in list, neither of us signed one. what now'],
      [
        'they say the mattress was stained',
        'the listing photos from before show the stain! can i use those',
      ],
      [
        'my landlord claims i painted the wall',
        'video from moving in is blurry but you see the colour. does it help',
      ],
      [
        'deposit not returned after 2 months',
        'he says a window is cracked. i told him on the phone back then, nothing written',
      ],
      [
        'he keeps half for a burn on the counter',
        'previous tenant says it was there. never took pictures myself',
      ],
      ['they deduct for holes in the wall', 'i have pics but without date. worth a try?'],
    ],
    says: {
      told: "It still counts, it just isn't perfect, and most people don't have perfect. Use it for what it shows and never claim more. Put together your pictures or messages, anyone who saw it, old emails, the listing. Then write with a deadline of fourteen days: the money, or proof that it was fine when you moved in. A tenants' advice office knows what the rule is where you live.",
      say: '"The damage was there during my first weeks, see attached. Please return the full deposit within fourteen days, or send me the check-in record and the invoices for the repair. Otherwise I\'ll go to the tenants\' office and small claims." By email and registered letter, polite, with your bank details.',
      how: "Collect everything in one folder, dates first. Ask the former tenant or flatmates for two written sentences. Look for the old listing photos. Write once with a deadline of fourteen days. Then tenants' advice, and after that a deposit scheme or small claims, which usually needs no lawyer. Claim only what your proof really shows.",
      should:
        "Yes, I'd go for it, it costs you a letter. Don't accept half straight away just because your proof isn't complete, theirs mostly isn't either. Hear a tenants' advice office before you agree to anything, and set a deadline in writing.",
    },
  },
  {
    id: 'next-still-not-over-ex-friends-are-tired-of-it',
    tries: [
      [
        'will my ex come back',
        'its been 2 years i know. my friends dont let me talk about him anymore so i ask you',
      ],
      [
        'does she still think of me',
        'my sister rolls her eyes when i say her name. its been a year',
      ],
      ['i miss my ex every day', 'nobody wants to hear it anymore. 14 months'],
      ['will we get back together', "my friends made a rule i'm not allowed to mention him lol"],
      ['i cant forget him', 'i know i should be over it. i only talk about it with you now'],
      ['does my ex regret it', 'everyone says move on already. easy for them'],
      [
        'is there a chance for us',
        'three years now. i dont tell people anymore, they look at me like im mad',
      ],
      ['my ex is married now and i still hope', 'my best friend said she cant hear it anymore'],
      ['why cant i get over her', 'its been so long im ashamed to bring it up with anyone'],
      ['do you think hes coming back', 'my mum says not that again. so im asking you'],
      [
        'i dream of my ex all the time',
        'cant tell my friends, they had enough of it by last summer',
      ],
      [
        'tell me if he will return',
        'i know i know. 2 and a half years. theres no one else to talk to about it',
      ],
    ],
    says: {
      told: "You can talk about it here, without anyone rolling their eyes. I can't see that it comes back, no chart can, and after this long I'd rather not feed the hope. Missing has no timetable, though, so you needn't be ashamed. Give it a small, fixed place: write down what exactly you miss, the person or who you were then. And for the part that won't move, a counselor hears it without getting tired.",
      will: "I can't promise that, and honestly there's nothing in what you tell me that points to it. A person who wants to return has your number. It hurts to read, I know. What may come back is the feeling you had then, with somebody else or on your own, and for that the waiting has to become smaller.",
      normal:
        "It's more common than people admit, and no sign that something's wrong with you. Some ties take years, mostly the ones that ended without a proper answer. It gets worrying only if your life stands still for it. If so, talk to a counselor, who won't tell you to just move on.",
      how: "Small and regular. Ten minutes a day for thinking about it, on paper, then shut. Mute the profile, put the things in a box at someone else's place. Write the letter with all that was never said, and don't send it. One new thing a week with people who never knew {them}. And a counselor for the stuck part.",
    },
  },
  {
    id: 'next-older-driver-passed-test-family-still-says-sell',
    tries: [
      [
        'I am 72 and my children want me to give up driving',
        "Had the eye test as you suggested and passed with flying colours. They still say sell the car. It's 9 miles to the shop here",
      ],
      ['my son wants to take my car away', 'doctor says im fit to drive. he doesnt care'],
      [
        'my daughter says im too old to drive at 79',
        'did the assessment, passed it. shes still on about it. no bus here',
      ],
      [
        'kids think i shouldnt drive at night',
        "i've stopped nights. now they want me to stop altogether",
      ],
      [
        'family meeting about my driving',
        'had my eyes and reactions checked, all fine. they wont let it go',
      ],
      [
        'im 81 and drive only to church and shops',
        'passed the medical again. my sons still hid the keys once',
      ],
      [
        'they want me to stop driving after the little bump',
        'took a refresher lesson, the instructor said im good. still they nag',
      ],
      ["my wife says at 75 it's enough", 'optician says perfect. we live 12 miles from anything'],
      [
        'my children say sell the car',
        'I asked what i should do about the doctor visits. no answer. and i passed the test',
      ],
      [
        'my niece wants me to hand in my licence',
        'did the course for seniors with top marks. shes not convinced. how do i answer',
      ],
      [
        'told to give up my car at 77',
        'the examiner said i drive better than him haha. kids still say no',
      ],
      ['i am a careful driver at 74', 'all checks passed and they still treat me like a danger'],
    ],
    says: {
      told: 'Well done on the test, that\'s a fact on your side, and distance is another. Your family is probably not arguing about eyes but about fear, so answer that: "What exactly are you afraid of?" Then offer limits you choose yourself: no night, no motorway, no ice, a drive with an instructor once a year, and you stop when that one says so. And let one of them ride along next week.',
      say: "\"I know you worry, and I've had myself tested. I'll keep driving by day, on the roads I know, and once a year an instructor rides with me. When that person says stop, I stop. Until then I need the car, it's how I eat and see people. Come along on Saturday and watch me.\"",
      should:
        "I'd keep the car with limits, as long as an independent person says you're fit. Give up the risky bits first, dark, motorway, bad weather. At the same time try out the other ways, delivery, a taxi account, a neighbor, so that stopping one day isn't the end of everything.",
      how: "Put it in writing, it calms people: the test result, the limits you've set, the yearly drive with an instructor, and the sign that would make you stop. Take the most worried one along for an ordinary shopping trip. And ask them to sort out the nine-mile question: who'd drive you, on which days, if you sold it?",
    },
  },
  {
    id: 'next-siblings-house-correction-parent-is-alive',
    tries: [
      [
        'my sister and i fight about mums house',
        "no mum is alive, she's 84, she's the one who wants to sell. it's my sister who wants to keep it for her son",
      ],
      [
        'we argue about dads flat',
        'he isnt dead, hes in the home and wants it sold. my brother is against it',
      ],
      [
        'my brother wants mums house',
        'mum is still living in it! she wants to move to a small flat, he wont have it',
      ],
      [
        'trouble with siblings about the family home',
        "dad himself wants to sell, its my sister who's blocking it",
      ],
      [
        'fight about the farm with my brother',
        'father is 80 and wants to give it up. brother wants it for his kids',
      ],
      [
        'my sisters and the house',
        'our mother decided to sell it. two of us are fine, one is not speaking to us',
      ],
      [
        'we siblings argue about mums cottage',
        'mum is alive and wants the money for her care. my sister wants to keep it',
      ],
      [
        'siblings row about the holiday house',
        'its still my parents house, they want to sell. my brother goes mad',
      ],
      [
        'inheritance fight before anyone died',
        'mum says sell, my sister says over my dead body. what do i say to her',
      ],
      ['house dispute', 'my dad wants to sell and travel lol. my sister wants it for her daughter'],
      [
        'my brother moved into mums house',
        'mum wants him out so she can sell. he says its his inheritance',
      ],
      [
        'sister is angry about the house',
        "its mum's own wish to sell. do i get between them or stay out",
      ],
    ],
    says: {
      told: "Thanks, that changes it: the house has an owner with a wish, and nobody else's vote counts more. So stop fighting it out between siblings. Let your parent say it, with everybody in the room and, if needed, a lawyer's letter. Your part is to stand beside that. Your sibling's wish isn't mean, there's a child in mind or a memory. If they want the house, they can make an offer at a fair price.",
      say: "\"I know what the house means to you. But it isn't ours yet, and the wish is clear. If you'd like to keep it, make an offer at the price it's worth, and nobody will be happier than me. Let's not fight about something that belongs to somebody who's sitting right here.\"",
      should:
        "I'd take the side of the one who owns it, calmly, and leave the persuading alone. Let the parent say it in person, once, with all of you there. After that it's between them, an estate agent and perhaps a lawyer. You can stay a sister or brother, and don't have to be the referee.",
      how: 'One meeting, with your parent speaking first: what I want, why, by when. Then a valuation by someone neutral, and a deadline for your sibling to make an offer. Everything in writing, and advice from a lawyer about powers and care costs. Pictures and things from the house get shared out on a different day.',
    },
  },
  {
    id: 'next-cant-move-kids-limit-work-cut',
    tries: [
      [
        'my hours at the factory got cut and theres nothing else in this town',
        'cant move, my kids are with their mum here every second week. nearest city is 1h40 by bus',
      ],
      [
        'lost my job in a small town',
        "i'd move but my daughter goes to school here and her dad wont let her go",
      ],
      ['no work around here', 'i look after my mum so i cant leave. no car either'],
      ['they closed the plant', 'we have shared custody, so im stuck here. what can i do'],
      ['my shifts were halved', "cant go to the city, i've no one for the kids after 4"],
      ['theres only seasonal work here', 'my ex and i split the week, 50/50, so moving is out'],
      [
        'unemployed in the countryside',
        'the next jobs are an hour and a half away and i dont drive',
      ],
      [
        'need a better job, nothing here',
        'my son is autistic and just settled at school. we cant move',
      ],
      ['hours cut to 20', 'house isnt paid off and the kids are here. cant just go'],
      ['only mini jobs in our village', "my husband's farm is here so leaving isnt an option"],
      [
        'got laid off, tiny town',
        'i have the kids every other week, nobody employs you for every other week',
      ],
      ['work dried up here', 'bus is twice a day. and i cant leave my dad alone overnight'],
    ],
    says: {
      told: "Then moving's off the table and we work with what's there. Whatever hours you do have free are your capital: some employers like people for blocks, a week on and a week off, nights, weekends. Ask your own firm first, in writing. The same day ask the job center about a top-up for lost hours and paid training. And look at work from home, even support calls.",
      how: "Four calls this week. Your employer: could the hours go into the weeks I'm free? The job center: is there a top-up when hours are cut, and what training is paid? Two agencies: week on, week off, care, drivers, security, rail. And one online: customer service from home. Tell the other parent as well, a swapped day can open a shift.",
      say: '"I can work full weeks, nights included, every second week, and shorter days in the others. Is there a place where that suits you?" Begin with what you offer and not with what you can\'t. To your present boss: "If hours come back, I\'d like them in my free weeks. Who decides that?"',
      should:
        "I'd stay near the children, you can't buy that back, and look for work that fits the rhythm and not the other way round. I'd turn only if the money no longer covers rent and food. Before that point, see a benefits adviser: with cut hours there's often something nobody tells you about.",
    },
  },
  {
    id: 'next-came-out-and-it-went-well-shaking',
    tries: [
      [
        'what day should i come out to my mum',
        "did it. in the car. she said 'i know love' and turned the radio up. i'm shaking but good shaking",
      ],
      [
        'how do i come out to my dad',
        'told him at the lake. he just nodded and said pass me the bait. im crying lol good crying',
      ],
      [
        'scared to tell my gran im trans',
        'she asked what name i want on the christmas card!!! im a mess, happy mess',
      ],
      ['want to tell my best friend im bi', 'she said babe we all knew. i feel so light'],
      [
        'when do i tell my parents about my girlfriend',
        'did it at dinner. mum said is she eating enough. i cant stop shaking',
      ],
      ['coming out to my brother', 'he said cool wanna play fifa. thats it. i love him'],
      ['how to tell my family im gay', 'done!!! dad hugged me so long. my knees are jelly'],
      [
        'im coming out at 54',
        'told my daughter. she said finally mum. crying in the bathroom, the good kind',
      ],
      [
        'i want to tell mum im nonbinary',
        'she had questions but she hugged me first. still trembling',
      ],
      [
        'telling my sister tonight',
        'omg she cried and said thank you for trusting me. im floating',
      ],
      ['coming out to my team', 'they clapped?? i went red as a tomato. so relieved'],
      [
        'when should i tell him im gay, my son',
        "I did it. he said ok dad, can i tell my friends you're cool now. hands still shaking",
      ],
    ],
    says: {
      told: 'Oh, how wonderful! You carried that for so long, and there it was, met with love and hardly a fuss. The shaking is just the brakes coming off, let it. Eat something, wrap up warm, tell one friend who\'d cheer. You needn\'t tell anybody else this week, that one was the big one. And tomorrow perhaps one line to {them}: "Thank you for yesterday."',
      glad: "I'm so glad for you! What an answer, that's going to be a story you tell for years. Let the shaking shake, it's joy with nowhere to go. Write down tonight exactly how it was, word for word, before it gets blurry. Everything else can wait.",
      normal:
        "Yes, shaking and crying after it goes well is completely normal. You'd braced for so long, and your body hasn't noticed yet that it may put it down. Warm drink, blanket, a friend on the phone. It's gone by tomorrow, and the good part stays.",
      say: "\"Thank you for how you took it. You've no idea how scared I was, and how good that was.\" One line, tomorrow or tonight, and a heart if you like. You don't need a big talk now, there's time for questions later, from both sides.",
    },
  },
  {
    id: 'next-success-but-the-one-to-tell-has-died',
    tries: [
      [
        'is it normal to feel nothing about my promotion',
        "maybe cause dad isnt here to tell. he'd have told the entire bus",
      ],
      ['i passed my exam and feel flat', "mum died last year, she'd have been the first i call"],
      [
        'bought my first house, why am i sad',
        'my nan died before she could see it. she always said i would',
      ],
      ['got engaged and cried', 'not happy crying. my dad wont walk me down the aisle, he passed'],
      ['i graduated and felt empty', 'my brother should have been there. he died in january'],
      [
        'had my baby and im happy but',
        'my mother died before she could meet her. i keep wanting to ring',
      ],
      ['i won a prize at work', 'and the first thing i did was dial my late husbands number'],
      ['finished the marathon', 'my best friend who died was supposed to run it with me'],
      [
        'my book came out today',
        'grandad died in june, he would have bought ten copies. it feels hollow',
      ],
      [
        'my daughter got married, it was lovely',
        'her father didnt live to see it. i smiled all day and now im home',
      ],
      [
        'got the job finally',
        'dad would have been so proud, he passed in may. it took all the joy out of it',
      ],
      ['turned 50, great party', 'i missed mum the whole time. she died in spring. is that silly'],
    ],
    says: {
      told: "Of course it feels flat, the person whose face you wanted to see isn't there. That's not a lack of joy, it's love with nowhere to ring. So tell it anyway: out loud in the car, in a letter, at the grave, however silly. Or tell somebody who knew them, with the words \"You know what they'd have done now.\" Then celebrate in their style, with the cake or the noise they'd have made.",
      normal:
        "It's very normal, and not silly at all. Big good days are often when it hurts most, because there's a number you can't dial. Both belong in it, the pride and the gap. Say it to one person who knew them, and do one small thing the way they'd have liked it.",
      why: "I can't look into you, but what you tell sounds like the reason: joy gets real by telling it, and the one you'd have told is missing. So give it to somebody who'd understand that. \"I got it, and I miss them\", in one sentence. The gladness often comes a little later, once the sad part's been said.",
      how: "Mark it with them in it. Tell them, aloud or on paper. Ring somebody who knew them, and let that person be proud in their place. Buy the drink or the cake they'd have bought. Keep something from the day in a box with their photo. And give the joy a few days, it may turn up late.",
    },
  },
  {
    id: 'next-found-food-from-home-now-make-friends',
    tries: [
      [
        'i miss home food so much, im from kerala studying in hull',
        'found a shop in leeds!! curry leaves!!! ok now how do i make friends in hull haha',
      ],
      [
        'i miss my moms cooking, im from mexico living in oslo',
        'found real tortillas!! im so happy. now i just need people to eat with',
      ],
      ['cant find polish food here', 'theres a shop 20 min away omg. pierogi for one though'],
      ['homesick for nigerian food', 'got plantain today!!! now how do i find friends here'],
      [
        'im from korea in a small german town, nothing tastes right',
        'made kimchi!! the whole flat smells lol. nobody to share it with',
      ],
      ['i miss bread from home', 'i baked it and it worked!! ate it alone in the kitchen'],
      [
        'no good persian food in this town',
        'found saffron and made tahdig. how do i get to know people here',
      ],
      [
        'living in dublin and missing brazilian food',
        'found a market stall!! cried a bit. next problem: friends',
      ],
      [
        'i miss my grandmas soup',
        'got the recipe from mum and it tastes like home! now i want company',
      ],
      [
        'new in canada from india, food is sad',
        'indian store discovered!!! what about people though haha',
      ],
      [
        'i miss spicy food so much',
        'found my chili paste in an asian shop. life is good. just lonely',
      ],
      [
        "there's no georgian cheese here",
        'i made it myself from a video! wish i had someone to try it',
      ],
    ],
    says: {
      told: "Yes! That's worth a dance in the kitchen. And you've just found your way in, too: cook too much of it. Knock at two doors or write to your course, \"I've made far too much, Thursday at seven, bring a spoon.\" Hardly anybody says no to food. Ask the shop as well, they know who else from home comes in. One dinner with three people beats ten welcome parties.",
      how: "Through the pot. Cook the dish that makes most, invite two or three by name with a day and an hour, flatmates, someone from class, the person you always greet. Next time ask one of them to cook theirs. Add one club that meets every week, and look for a group from your country at the shop. Same faces, several times, that's all it takes.",
      say: '"I finally found the right ingredients and cooked for six by accident. Thursday at seven at mine, bring a spoon. No vegetables were spared." Into the group chat, or on a note at the kitchen door. To one person: "Have you ever tried it? Come on Thursday, I need a tester."',
      glad: "I'm really glad, a taste of home changes a whole week! Cook it soon and not alone. Two neighbors, one big pot, a day and a time. You don't need a better reason for getting to know people.",
    },
  },
  {
    id: 'next-partner-retired-takes-over-my-kitchen',
    tries: [
      [
        'my husband just retired and follows me round the house',
        "yesterday he reorganised my spice drawer alphabetically. in german. we're welsh",
      ],
      [
        'husband retired in march and hes always there',
        "he's made a chart for the dishwasher. a CHART",
      ],
      ['my wife retired and now manages me', 'she timed my shower lol'],
      [
        'since he stopped work he comes shopping with me',
        'he reads out the price per kilo. of everything',
      ],
      ["he's home all day now", "relabelled all my freezer boxes. i can't find the peas"],
      ['my husband works from home since january', "he's given me feedback on how i hoover"],
      [
        'my dad retired and mum is going mad',
        "he holds 'morning meetings' with her at breakfast haha",
      ],
      ['hubby got early retirement', "he alphabetised my books and threw out my 'duplicates'"],
      [
        'retired partner under my feet',
        'hes in my greenhouse now. MY greenhouse. moved all the pots',
      ],
      [
        'she retired and has nothing to do',
        'now shes reorganising my shed. i found my drill in a basket with a ribbon',
      ],
      [
        'married 40 years and he has just stopped working',
        "He stands behind me when i cook and says 'interesting'",
      ],
      [
        'my husband sold the business',
        'last night he presented me a budget with slides. for two people',
      ],
    ],
    says: {
      told: "Ha, you've got a manager with no staff! It's funny, and I'd still put up a fence soon, while you can laugh. {they} need{s} somewhere to be in charge that isn't yours: one area of the house, one weekly duty from start to finish, and something outside twice a week. And you keep yours, said kindly: \"The kitchen's mine, hands off, I love you.\" Fixed hours apart do the rest.",
      say: '"You\'re brilliant at sorting things, and my drawers have suffered enough. Kitchen\'s mine. You get the garage, the shopping and the taxes, no questions asked. And on Tuesdays and Thursdays I want the house to myself till lunch." With a grin, and mean every word.',
      how: "Three things. A map: whose room, whose job, and nobody improves the other's. A timetable: two mornings a week each goes out alone. And a project of their own with other people in it, a repair cafe, a club, a course. Don't look for it yourself, just ask on Sunday, \"What's your plan for the week?\"",
      normal:
        "Entirely normal, half the retired couples you know could tell you that one. The first year is a big change: the job's gone, the energy isn't. It mostly settles when there's something to be in charge of and somewhere to go. Set your fences early, with humor.",
    },
  },
  {
    id: 'next-partner-back-from-deployment-changed',
    tries: [
      [
        'my boyfriend is in the army and i wait a lot',
        "he's back but he's different. jumps at the bins being emptied. wont talk. what do i do",
      ],
      [
        'my husband was deployed for 8 months',
        'home now and he sits up all night. doesnt want to be touched',
      ],
      ['my son is a soldier', 'he came home last week. hes so quiet and cant stand crowds'],
      [
        'my wife was deployed as a medic',
        'back since may, she startles at everything and doesnt speak about it',
      ],
      [
        'my brother served abroad',
        "he's home and drinks his coffee in the car alone. wont say whats wrong",
      ],
      [
        'waiting for my fiance to come back from the mission',
        'hes here. its like living with a stranger',
      ],
      [
        'my boyfriend came home from his second tour',
        'hes not himself. wakes up sweating, says im fine',
      ],
      ['my girlfriend in the navy came home', 'she flinches when i drop a spoon. how do i help'],
      [
        'husband back from ukraine',
        'he cant bear fireworks or kids shouting. he wont talk to me about it',
      ],
      [
        'my partner was abroad with the army for a year',
        'finally here and he just stares. when i ask he leaves the room',
      ],
      ["he's finally home from his tour", "we waited so long for this and now he's miles away"],
      [
        'my dad came back from his peacekeeping job',
        'he checks the windows at night. mum says leave him be. what can i do',
      ],
    ],
    says: {
      told: "You waited for that day, and somebody else came home, that's hard. I can't say what it is, but many come back jumpy and silent at first. Don't push for the story. Give quiet, regular days, warning before noise, and \"I'm here, you don't have to talk.\" If it lasts about a month, or sleep's gone, a doctor or the service's support should hear of it. Ring their family line, too.",
      how: "Quiet things side by side: walking, cooking, driving. Announce noise and touch. Ask small questions about today, and none about there. Say once what you notice and that you'd come along to a doctor. Keep your own friends and sleep. If there are threats, weapons, much drink or words about not wanting to live, call for help at once, the emergency number if it's urgent.",
      say: "\"I see that loud things hurt right now. You don't have to tell me anything. I'd just like to be near you, and if you ever want to talk to someone who knows it from inside, I'll sit in the car outside.\" Once, calmly. After that let it work for a while.",
      normal:
        "Many people are like that in the first weeks home: on guard, tired, far away. It often gets better with quiet and routine. If it doesn't within about a month, or gets worse, it needs professional help, and that does exist for exactly this. And it's normal, too, that you feel lonely beside it.",
      will: "I can't promise how it goes. For many it eases over weeks, with sleep and an ordinary life, and where it doesn't, treatment helps a good deal. What you can do is keep the days calm, name what you see, and make the first call easy. And get support for yourself, partners' lines exist.",
    },
  },
  {
    id: 'next-have-to-speak-in-public-first-time',
    tries: [
      [
        'our village school is closing',
        "meeting is on monday and they want me to speak bc i'm 'good with words'. i run the post office! i've never spoken in front of anyone",
      ],
      [
        'my best friend gets married',
        "she asked me to give a speech. i've never done one, its on saturday",
      ],
      [
        'my dads funeral is thursday',
        'they want me to say something. i dont know how to speak in front of people',
      ],
      [
        'the council wants to close our park',
        "they picked me to talk at the meeting. me!! i'm a gardener",
      ],
      [
        'parents evening about the new road',
        'the others said i should speak for us. my hands shake already',
      ],
      ['my mum turns 80', 'i have to do a toast in front of 60 people. never done it'],
      ['our club has a big anniversary', 'they made me do the speech. i go red if i order a pizza'],
      ['we are fighting the rent increase', "i'm meant to talk for all tenants on wednesday. help"],
      ["my sister's wedding", 'im best man sort of. never held a microphone. how do i start'],
      [
        'they want to close our library',
        "reporter and everyone coming, and i'm the one who speaks. i'm just a cleaner there",
      ],
      [
        'i have to introduce the new boss',
        'in front of the whole company. ive never spoken to more than 4 people',
      ],
      [
        'retirement do for my colleague',
        'they all said you do it. how long should it be and what do i say',
      ],
    ],
    says: {
      told: "They asked you because you're one of them, so talk as you do every day. Three minutes are enough. One true little story at the start, with a name in it. Then the one thing you want people to know or do. Then a last sentence you've learned by heart. Write it big on cards, read it aloud five times, once to somebody. Look at one friendly face. Shaky hands hardly show.",
      how: 'Two or three minutes, in three parts: a small story only you can tell, the point in one sentence, and what should happen now. Write it as you speak, on cards, big letters. Read it aloud five times, standing up. On the day: eat, be early, feet apart, breathe out, look for one kind face. First and last sentence by heart.',
      say: 'Start simply: "Most of you know me, and I\'ve never done this before. I\'d like to tell you about one morning." Then the story. Then: "That\'s what this is about for me." And close: "So this is what I\'m asking for, thank you." You needn\'t be funny or clever, only clear.',
      normal:
        "It's very normal, most people fear it more than the dentist. The heart beats, the voice wobbles for thirty seconds, then it settles. People listen kindly to somebody who isn't a speaker, they trust it more. Practice aloud, and learn the first sentence so well that you can say it in your sleep.",
    },
  },
  {
    id: 'next-everyone-reacted-and-me-i-dont-know-what-i-feel',
    tries: [
      [
        "i'm pregnant and 44, wasn't planned",
        "told my grown up kids. my son (20) went 'eww'. my daughter cried happy. husband googled minivans. and me i still dont know what i feel",
      ],
      [
        'found out im pregnant, not planned',
        'told him, hes over the moon. mum cried. i feel nothing so far',
      ],
      [
        "we're moving abroad for his job",
        'everyones excited for us. i smile and i have no idea what i feel',
      ],
      ['i got the promotion', 'family popped champagne. and i sit there like its someone elses'],
      [
        'im getting divorced after 25 years',
        'kids relieved, mum furious, friends say well done. me? no clue',
      ],
      ['got into the uni i wanted', 'everyone screamed. im just numb'],
      [
        'pregnant with number four',
        'the kids are jumping, my mother said again?! and i cant tell if im happy',
      ],
      ['we won the house', "he's dancing, his parents are planning the garden. i feel strange"],
      [
        'he proposed and i said yes',
        'everyone is congratulating me. i still dont know what i feel',
      ],
      ['retiring next month', "they're all telling me how lucky i am. im waiting to feel it"],
      [
        'unplanned baby at 39',
        'boyfriend is buying tiny shoes. my sister is jealous. i dont know what i am',
      ],
      ['my adoption got approved', 'family is in tears of joy. i feel oddly blank, is that bad'],
    ],
    says: {
      told: 'Everybody\'s had their feeling right away, and you\'ve been busy handing out the news. No wonder yours hasn\'t had a turn. Not knowing is an honest answer, and there may well be three feelings at once. Give it some room: a walk alone, ten lines on paper beginning with "What if I were glad" and ten with "What if I\'m not". Then talk to one person who wants nothing from it.',
      normal:
        "It's very normal, with big news most of all. Feelings come late, mixed and in the wrong order, and other people's are loud. You don't have to be happy or unhappy by Friday. Take a quiet hour alone, and talk to someone neutral. If it stays blank and heavy for weeks, mention it to a doctor.",
      say: "\"It's lovely to see you all so quick with it. I need longer. I don't know yet what I feel, and I'd like you not to ask me every day.\" It's true, and it hurts nobody. To one person you trust you can say all the rest.",
      how: "Quiet before clarity. Half a day without talking about it, outdoors if you can. Write both lists, what you'd love about it and what you're afraid of, without judging. Notice in the body which one loosens your shoulders. Then one conversation with someone who has no stake in it, a midwife, a counselor, an old friend.",
    },
  },
  {
    id: 'next-pet-died-dont-want-a-new-one',
    tries: [
      [
        'my hamster died',
        'mum says we can get a new one sat but i dont want a new one i want biscuit',
      ],
      [
        'my cat died on sunday',
        'my husband wants to go to the shelter already. i just want her back',
      ],
      ['our dog passed away', 'kids want a puppy now. i cant'],
      ['my budgie died', "dad said its only 20 euros we'll buy another. i was so angry"],
      ['lost my old dog', 'friends keep sending me pictures of puppies. i want mine'],
      ['my rabbit died last night', 'everyone says get a new one. i dont want a new one'],
      ['guinea pig died', 'mom bought a new one without asking. i cant look at it'],
      ['my horse had to be put down', 'my instructor already found another for me. too soon'],
      ['our cat was run over', 'my boyfriend says a kitten would cheer me up. it wont'],
      ['my parrot of 20 years died', 'people say just buy another. like hes a toaster'],
      [
        'our dog died and my son cries',
        'grandma wants to give him a new dog on saturday. he says no he wants rocky',
      ],
      ['my fish died, dont laugh', 'mum says theres plenty more at the shop. i want mine'],
    ],
    says: {
      told: "I'm so sorry. Of course you don't want another one, you want that one, with that nose and those habits. Nobody has to be replaced by Saturday. Say it kindly: \"Not yet. I'll tell you when.\" And do something for goodbye: a photo on the shelf, a little place outside, a letter with five things only that one did. It's all right to cry over a small animal. Love isn't weighed.",
      say: '"I know you want to cheer me up, thank you. I don\'t want a new one now, I want to be sad about this one first. If I ever do, I\'ll say so." Short and clear is enough. If they keep on: "Please don\'t bring one. Help me make a photo book instead."',
      normal:
        "Yes, it's quite normal. You aren't missing some pet, you're missing this one. Some people need months, some never want another, and neither is wrong. The people who say \"get a new one\" mostly can't bear to see you sad. Tell them a story about yours instead.",
      should:
        "I'd wait. A new animal deserves to be wanted for itself and not as a patch. Wait until you catch yourself looking at others with curiosity and no sting. Until then a goodbye of your own helps more: a picture, a place, a few written lines.",
    },
  },
  {
    id: 'next-checking-habit-hidden-from-partner',
    tries: [
      [
        'i cant stop checking the doors at night',
        'about 12 times. if i lose count i start over. my wife doesnt know i think. is there something in my chart',
      ],
      ['i check the stove again and again', 'i take photos of it now. nobody knows'],
      [
        'i wash my hands too much',
        'maybe 40 times a day. my husband thinks its just the cold weather',
      ],
      [
        'cant leave the house without going back',
        'went back 6 times today and was late. told them it was the bus',
      ],
      ['i count things all the time', 'if its an odd number i start again. never told anyone'],
      [
        'i have to touch the door frame',
        'otherwise i think something bad happens to my kids. silly i know',
      ],
      ['keep rereading my emails', 'like 20 times before i send. my boss doesnt know why im slow'],
      [
        'i check if the iron is off',
        'drove back from work for it. told my wife i forgot my wallet',
      ],
      [
        'always think i hit someone with the car',
        'i drive round the block to check. nobody knows that',
      ],
      [
        'bedtime takes me an hour of checking',
        'windows, gas, taps, doors, in order. is that in my stars',
      ],
      [
        'i have to do things in the right order',
        'if not i start from zero. my girlfriend thinks im just tidy',
      ],
      [
        'cant stop checking if the baby breathes',
        'every ten minutes all night. my partner sleeps through it',
      ],
    ],
    says: {
      told: "I'm glad you've said it, that's tiring to carry, and even more so in secret. No chart explains it, and it isn't craziness or weakness. I can't say what it is, but a pattern like that is well known to doctors and therapists, and it usually gets much better with the right help. So two steps: tell a doctor the plain numbers, and tell one person at home. Until then don't fight it by adding rules.",
      normal:
        "Checking once or twice is something everybody does. When it has a number, starts over and is hidden, it's worth getting help, and there is good help for exactly that. It's more common than you'd think, just because everyone hides it. You aren't odd. Tell a doctor the numbers as they are.",
      say: "\"There's something I've been hiding. I check things over and over, and I can't stop it by trying harder. I'm going to see a doctor. I don't need you to check for me, I just don't want to hide it.\" To the doctor: \"It's about this many times, and it takes me this long.\"",
      how: "Make the appointment first, and ask about a therapy for checking and repeating. Bring figures: how often, how long, what you avoid. At home let somebody know, but don't have them check in your place, because that feeds it. For tonight: check once, slowly, say it aloud, and let the doubt be there without answering it.",
      why: "I can't tell you the cause, and a chart can't either. What's known is how it feeds itself: checking calms for a minute, so the head asks for it again. That's why willpower alone rarely works and a trained therapist does. Tell a doctor, with the numbers, this week or next.",
    },
  },
  {
    id: 'next-first-week-in-home-asks-when-going-home',
    tries: [
      [
        'i feel guilty putting dad in a home',
        "first week. he asked me when we're going home. the nurse says don't visit so often till he settles, is that right??",
      ],
      [
        'mum moved into a care home',
        'she packs her bag every afternoon. they told me to stay away for two weeks. do i',
      ],
      [
        'had to put my wife in a home',
        'she holds my sleeve when i leave. staff say shorter visits',
      ],
      [
        'gran is in the nursing home since monday',
        'she asks when i take her home. carer says dont come every day. is that true',
      ],
      [
        'dad went into care last week',
        'he cried when i left. the manager thinks i should give him space',
      ],
      [
        'my husband lives in a home now',
        'he asks every time do we go home now. i dont know what to say',
      ],
      [
        'mum is in a home, dementia',
        'they say family should wait a bit so she settles. it feels cruel',
      ],
      ['moved my aunt into care', 'day 4. she rings me 9 times a day to fetch her'],
      [
        'we found a place for my father',
        'he asks where his car is and when we leave. what do i answer',
      ],
      [
        'my mother is in a home since the fall',
        'nurse said come less, my sister says come more. im torn',
      ],
      [
        'grandpa moved to the care home',
        'he thinks its a hotel and wants to check out lol. but it hurts',
      ],
      [
        'put my brother in assisted living',
        'he wants home. they advise no visits the first week, is that normal',
      ],
    ],
    says: {
      told: 'That question goes straight through you, I know. Staff do often advise it, but there\'s no law in it, and many people settle better with short, regular visits. You know this person, so ask the nurse what they see after you\'ve gone. I\'d come briefly, at the same time of day, before a meal, and leave without a long goodbye. To "when are we going home": "Not today. I\'m staying for a coffee with you."',
      should:
        "I'd visit, but short and predictable, every two or three days, and look after two weeks at how it goes. Staying away altogether would only be right if staff can tell you exactly what gets worse through visits. Ask them that. And let somebody else take a day, so you can sleep.",
      say: '"Not today. Tonight you sleep here, and I\'m back on Thursday. Tell me about home." You don\'t have to argue or explain each time. When you leave: "I\'ll see you at three on Thursday", while there\'s food or something else to look at. Then go, and cry in the car if you need to.',
      normal:
        'It\'s normal that the first weeks are the worst, for both of you. Asking for home often means "I want to feel safe", and it can go on in a place that\'s good. And the advice to come less is common, too, though not every home gives it. Guilt is no proof that you decided wrongly.',
    },
  },
  {
    id: 'next-hit-back-after-bullying-suspended',
    tries: [
      [
        'my daughter got into a fight at school and is suspended for 3 days',
        'turns out the other girl had been calling her fat since september. do i punish her or hug her lol',
      ],
      [
        'my son hit a boy at school',
        'found out theyve been taking his lunch for months. part of me is proud',
      ],
      [
        'my daughter was sent home for pushing a girl',
        'she told me now theyve bullied her all year. so do i tell her off',
      ],
      [
        'school rang, my boy threw a chair',
        "he's been called names every day it seems. nobody did anything",
      ],
      [
        'my kid is suspended for a fight',
        'the others started it weeks ago, racist stuff. what do i say to him',
      ],
      [
        'my stepson broke a kids nose',
        'turns out the kid filmed him in the toilets. im furious at the school',
      ],
      [
        'my daughter slapped a classmate',
        'she showed me the messages tonight. months of it. punish or not',
      ],
      ['son got detention for swearing at a boy', 'the boy had mocked his stutter since summer'],
      [
        'my girl pulled another girls hair',
        'it came out that they call her orphan. i cried. do i ground her',
      ],
      ['my nephew got expelled for fighting', "he'd told a teacher twice he was being bullied"],
      [
        'my son punched his team mate',
        'he said he couldnt take the jokes about his weight any longer. hug or punish',
      ],
      [
        'daughter in trouble at school for a fight',
        'she kept quiet about the bullying cause she didnt want to worry me',
      ],
    ],
    says: {
      told: "Hug first, really. There's been a long time of being hurt alone, and now it's out. After that one plain sentence, \"Hitting's not the way, and I get why it happened\", and no second punishment at home. Then turn to the school, in writing: what was said, since when, who knew, and what they'll do about it by which day. The three days go into something good, and a plan for the next remark.",
      should:
        "Hug, then a clear line, no extra punishment. The school has already given one. What's needed from you is that it was right to tell, and that you act now. Write to the school tomorrow with dates and names, and ask for a meeting before the first day back.",
      say: 'At home: "I\'m sorry you carried that so long. Hitting isn\'t okay, and you\'re not in trouble with me. Next time you come to me first." To the school: "My child accepts the consequence. I want to know what you\'re doing about the months before it, and by when. Here are the dates."',
      how: 'Tonight listen and write down: who, what, since when, who saw it. Save messages. Tomorrow an email to the head with that list and the request for a meeting before the return. Agree on one adult at school to go to, and practice a sentence and walking away. Ask again after two weeks, with a date in the calendar.',
    },
  },
  {
    id: 'next-told-friend-the-truth-got-blocked-and-rumours',
    tries: [
      [
        'should i tell my friend her bf is cheating',
        "i told her. she blocked me and he told everyone im jealous. we're all in the same year",
      ],
      [
        'told my friend what her husband said to me',
        'she believes him. now im the villain in our whole circle',
      ],
      [
        'i reported my colleague for stealing',
        "now everyone says i'm a snitch. he told them i wanted his job",
      ],
      [
        'told my sister her fiance was on tinder',
        'she uninvited me and he says i came on to him. nobody believes me',
      ],
      [
        'i told my mate his girl kissed someone',
        "he doesnt talk to me and she spreads that i'm in love with him",
      ],
      [
        'should i warn my friend about her new man',
        'did it. shes furious, and now he tells people im crazy',
      ],
      [
        'told my cousin about her boyfriends messages',
        'blocked everywhere. and his friends laugh at me in class',
      ],
      [
        'i said the truth about our friend',
        'the group chat went silent then they made a new one without me',
      ],
      [
        'told my roommate her boyfriend hit on me',
        'she moved out and tells everyone i tried to steal him',
      ],
      [
        'warned my friend, she didnt want to hear it',
        'now there are rumours about me at uni. do i defend myself',
      ],
      [
        'i told my brother about his wife',
        'he cut me off. she told the family i made it up. what now',
      ],
      [
        'told her he cheats, i had proof',
        'she said i photoshopped it lol. everyone is on his side',
      ],
    ],
    says: {
      told: "I'm sorry, you took a risk to be honest and got the bill for it. Don't run after the rumor, every denial keeps it going. One calm sentence whenever somebody asks: \"I told her what I knew because she's my friend. More isn't mine to tell.\" To her, nothing for some weeks, then once: \"I'm here if you ever want me.\" And spend the breaks with the one or two who know you.",
      say: 'If people ask: "I said what I saw because I cared. I\'m not discussing it." Always the same, no details, no proof passed round. To your friend, in a few weeks: "I won\'t bring it up again. I miss you, and my door\'s open." Then leave it with them.',
      should:
        "I wouldn't defend myself in public. It makes a show of it, and the truth in such things often comes out without you. Keep what proof you have and show it to nobody. If it turns into real bullying or lies that harm you, go to someone in charge with dates and screenshots.",
      will: "I can't promise it comes right. Often the anger goes to the messenger first, and weeks or months later there's a quiet message. Sometimes not. Either way you can stop explaining. Leave the door open once, kindly, and lean on the people who ask how you are.",
    },
  },
  {
    id: 'next-sweet-funny-turn-in-the-family',
    tries: [
      [
        "my granddaughter calls me by my first name because her other gran got 'granny'",
        "Well I asked her if we could pick a special name. She's picked Biscuit. I am Biscuit now",
      ],
      ['my stepson doesnt know what to call me', "he decided on 'boss'. im boss now lol"],
      ['my grandson was shy with me', 'he drew me today. i have eleven fingers and a crown'],
      [
        'my daughter never hugs me anymore',
        'she hugged me at the bus stop in front of everyone and said dont make it weird',
      ],
      [
        'my grandkids find me boring',
        "they've put me in charge of the slime. i am the slime manager",
      ],
      [
        'my niece wouldnt talk to me',
        'she made me a badge that says second best aunt. ill take it',
      ],
      [
        'dad never says he loves me',
        "he fixed my bike and left a note: brakes ok. that's basically a poem",
      ],
      [
        'my stepdaughter keeps her distance',
        'tonight she saved me the last nugget. the LAST nugget',
      ],
      [
        'my little brother ignores me since i moved out',
        "he's changed my contact to 'the important one' haha",
      ],
      [
        'my mother in law is cold to me',
        'she gave me her dumpling recipe. with one ingredient missing, but still',
      ],
      ['my toddler only wants daddy', "today she said mama is my potato. i'm her potato!!"],
      [
        'grandson doesnt want to come to us anymore',
        'he rang by himself to ask if the hens miss him. they do, i said',
      ],
    ],
    says: {
      told: "Oh, that's wonderful, and I'd wear it with pride! You can't order something like that, it's given, and it's worth more than the proper version everybody else got. Don't make a big thing of it, just live up to it: answer to it, sign with it, keep it in a drawer with the date. In twenty years that's the story that gets told at the table.",
      glad: "I'm so glad, that's pure gold! It came from them and in their own language, so it means more than the usual words would. Write it down today with the exact wording. And do something small back in the same spirit, no speeches.",
      normal:
        "Perfectly normal, that's how affection sounds in a family: sideways and a bit ridiculous. I'd take it as the compliment it is. Laugh, keep it, and answer in the same tone. If you missed the moment to say thank you, it isn't too late for a small one.",
    },
  },
  {
    id: 'next-parent-reads-messages-because-they-pay',
    tries: [
      [
        'my mum reads my messages',
        'she has the password bc she pays for it. i have nothing bad on there its just MINE',
      ],
      [
        'my dad goes through my phone',
        'he says his contract his phone. theres nothing on it but still',
      ],
      [
        'mother checks my laptop',
        "she bought it so she thinks she can read everything. i've got nothing to hide, thats not the point",
      ],
      ['my parents track my location', 'they say whoever pays decides. im at uni!!'],
      ['my mum opens my post', 'says as long as i live under her roof'],
      [
        'my dad reads my emails, we share the account',
        "he says if you've nothing to hide whats the problem",
      ],
      [
        'mum looks at my bank statements',
        'she tops it up so she wants to see everything. how do i say no',
      ],
      [
        'my parents have my password',
        'they wont let me change it cause they pay the plan. its my chats with friends tho',
      ],
      [
        'mum read my diary',
        'she said it was lying around in HER house. nothing bad in it, i just feel so gross',
      ],
      ['my stepdad checks my browser history', 'his wifi his rules he says. its so humiliating'],
      [
        'mother wants my unlock code',
        'she pays the bill. i dont do anything wrong i just want something thats mine',
      ],
      [
        'my aunt i live with reads my texts',
        "she says she's responsible for me. how do i make her stop",
      ],
    ],
    says: {
      told: "You can have nothing to hide and still want a door that shuts, that's a perfectly good reason. Paying buys the phone, and trust is a separate deal. So don't argue about the password, offer a trade: what are they afraid of, and what would calm them? For example, you always say where you are and come to them if something's odd, and in return the messages stay yours. For a trial month.",
      say: "\"There's nothing bad on it, and I still feel watched. My friends write to me and not to you. What are you worried about? I'll tell you where I am and when something's wrong. Could we try a month without you reading it?\" Say it calmly, and not right after it's happened.",
      normal:
        "Wanting privacy is normal and healthy, it's part of becoming your own person. It's also common for parents to be scared of what they can't see. Both can be met: agree what they do get to know, and what's off limits. Start with a trial, trust grows from kept small deals.",
      how: "Ask about the fear first, then offer something for it. Three safety promises from you, one from them, a month's trial, then talk again. Keep yours to the letter. If it's no, ask for a first step: they look only with you there. A prepaid plan you pay yourself ends the money argument.",
    },
  },
  {
    id: 'next-necessary-thing-broken-deadline-buy-now',
    tries: [
      [
        'should i wait with big purchases right now',
        'so should i not buy the laptop? mine is literally dying and i have an essay due',
      ],
      ['is it a bad time to buy a car', 'mine wont start and i need it for work on monday'],
      [
        'wanted to wait for the sales for a new phone',
        'screen is black since today and i need it for my job. buy now?',
      ],
      [
        'not sure if i should get a new washing machine',
        'its broken and i have 3 kids. do i really wait',
      ],
      [
        'is now a good time to spend money',
        'my fridge died last night. all the food is in the neighbours freezer',
      ],
      [
        'thinking of a new computer sometime',
        'it crashed twice today and my thesis is due in 9 days',
      ],
      ['should i hold off buying a bike', 'someone stole mine and i need to get to work'],
      [
        'want to wait before i buy anything expensive',
        'my glasses broke. i cant see a thing at work lol',
      ],
      ['should i replace the boiler this year', 'it just gave up. its november'],
      [
        'new tablet now or at christmas',
        'mine wont charge anymore and my course is online. so what do i do',
      ],
      ['thought about new work shoes', 'soles came off today, shift tomorrow at 6'],
      [
        'my camera is old, wait or buy',
        'it died and i have a wedding to shoot saturday. buy or borrow?',
      ],
    ],
    says: {
      told: 'Buy it, or borrow one for the week. You need it now, and no sky and no sale is worth a missed deadline. Save your files first, today, somewhere else. Then take a solid ordinary model, maybe refurbished, from a shop that takes it back within two weeks, and keep the receipt. Ask around for a loan in the meantime, school, work, a friend. That takes the hurry out of the choice.',
      should:
        "Yes, I'd get it. Waiting makes sense for wishes, and this is a tool. Set a limit you can pay without borrowing, look at refurbished with a warranty, check the return rules. If you can borrow one for a week, do that today and buy on Saturday with a clear head.",
      how: "Today: save what can be saved, ask for a loan, repair quote by phone. Set your upper limit. Compare three offers, refurbished included, with warranty and a return period. Buy where you can take it back, keep the receipt and the box. Don't sign a payment plan in the shop, sleep on that one.",
    },
  },
];
