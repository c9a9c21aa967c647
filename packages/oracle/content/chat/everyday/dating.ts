import type { EverydayMatter } from './everyday-matter.ts';

export const DATING: readonly EverydayMatter[] = [
  {
    id: 'ghosted',
    words: [
      /\b(?:ghosted|ghosting|ghoster|ghost me|ghosts me|ghost ppl|ghosts people|ghosts after|ghosted us|ghost after|disappeared on me|vanished on me|fell off the face of the earth|dropped off the face of the earth)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:recruiter|interview|employer|landlord|client|company|died|death|suicid\w*)\b/u,
    tries: [
      'got ghosted after 3 months and a weekend at his parents house',
      'she was planning our 4th date and then ghosting out of nowhere, what happened',
      'why do guys ghost me every single time after we sleep together',
      'been ghosted by a girl from work and now i see her in the canteen daily',
      'is ghosting normal these days',
      'i got ghosted. again.',
      'she ghosts after every good date',
      'we talked every night for six weeks, he met my dog, he called me babe, and last thursday he just vanished on me',
      'im 42 and too old for this, a grown man with a mortgage ghosting me after lasagna at mine',
      'do people who ghosted you ever come back',
      'my flatmate says its nothing personal but being ghosted twice in one month by guys from church feels pretty personal',
      'how do i stop checking my phone after ghosting',
      'he fell off the face of the earth after i paid for the hotel in lisbon lol',
    ],
    says: {
      told: "Being ghosted is an answer with the manners left out, and the reason sits with the one who vanished. If it's been under a week, one light message is fair: \"Haven't heard from you. If you've changed your mind that's okay, just tell me.\" If three days later there's still nothing, mute the chat, so your phone stops being the place where you wait.",
      why: "Nobody can see the reason from outside, and that's the cruel part of ghosting: it leaves you to invent one. The usual ones are dull: someone else, cold feet, dread of an awkward talk. What it does show is how they leave when leaving is uncomfortable. That much is information about them, and it's enough to go on.",
      them: "From outside, all anyone can know is that they stopped, and didn't find the sentence to say so. Ghosting mostly comes from avoiding an awkward moment, far more rarely from something you did. You don't need the reason to act: one short message if you haven't sent it, then the chat goes on mute.",
      should:
        "One message, yes, and only one. Keep it light and easy to answer: \"Seems like this has faded. If so, all the best, I'd just rather know.\" It's for your own peace, so send it only if silence back won't wreck your week. A second or third message to someone who ghosted you rarely brings anything but more waiting.",
      normal:
        "Common, yes, and it still stings every time. Hurting over someone who ghosted you isn't an overreaction, even after a few dates, because a story stopped in the middle of a sentence. Give it a few bad days without rereading the chat. What you don't owe anybody is finding it fine.",
    },
  },
  {
    id: 'i-ghosted',
    words: [
      /\b(?:ghost|ghosted|ghosting)\b/u,
      /\b(?:(?:i|ive|i have|i just|i kinda|i basically|i sort of|i accidentally|im|i am|should i|can i|i want to|i wanna|ok to|okay to|wrong to|guilty for|me) (?:ghost|ghosted|ghosting) (?:him|her|them|a|an|the|this|that|my|someone|somebody|people|everyone|guys|girls)|i was the one who ghosted|and ghosted (?:him|her|them)|(?:should|to|gonna|just|rather|simply) ghost (?:him|her|them|someone|people|this|that))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b/u,
    tries: [
      'i ghosted a really nice guy last winter and i keep thinking about it',
      'should i ghost her or tell her im not interested after one date',
      'is it ok to ghost someone you only texted with for a week',
      'i just ghosted this girl because my anxiety got bad, can i write her now',
      'thinking i should just ghost him',
      'im the asshole, i ghosted her',
      'shes really kind and her mom even sent me cake, but i got scared of how serious it was and ghosted her without a word',
      'i was the one who ghosted and two years later i want to say sorry, is that selfish',
      'he was a bit pushy at the bar so i ghosted him and my friends say thats cruel',
      'is it wrong to ghost a guy who lied about his age by 9 years',
      'what do i write to someone after i ghosted them for 3 weeks, my dad was in hospital and i couldnt talk',
      'i ghosted a girl from bumble in manila and we have mutual friends now help',
    ],
    says: {
      told: "Ghosting someone can nearly always be tidied up with two honest lines, even late. \"I went quiet on you and that wasn't fair. You did nothing wrong, I just didn't see it going further.\" If you'd like another chance, say that instead of hinting. Then leave the reply, or the silence, up to them. If they were pushy or lied to you, you owe no lines at all.",
      should:
        'Rather not, if you\'ve met even once: one line costs you a minute and saves them weeks of guessing. "I enjoyed meeting you, but I don\'t feel it going further. All the best." After a few messages in an app, letting it fade is accepted. And if the person was pushy or scared you, you owe no goodbye at all.',
      normal:
        "Very common, and it doesn't make you a bad person, though the guilt has a point: being left to guess hurts more than a plain no. If you ghosted someone you actually met, two kind lines now still count. If they frightened you or ignored your no, going silent was the right thing.",
      say: 'Short, and without a big excuse: "Hi, I owe you a message. I disappeared and you deserved better. I wasn\'t feeling it and didn\'t know how to say so." If you want to meet again: "I got overwhelmed and went silent. I\'d like to buy you a coffee and do better, and I get it if not."',
    },
  },
  {
    id: 'left-on-read',
    words: [
      /\b(?:left (?:me |him |her |us |them )?on (?:read|seen|delivered|opened)|leav(?:e|es|ing) me on (?:read|seen|delivered|opened)|on read|blue ?ticks?|read receipts?|seen my (?:text|message|msg)s?|read my (?:text|message|msg)s? (?:and|but)|(?:leav(?:e|es|ing)|left) (?:my (?:text|message|msg)s? )?on (?:read|seen|delivered|opened)|(?:it|that) (?:says|shows) (?:seen|read|delivered)|(?:saw|opens|opened) my (?:text|message|msg|dm)s?|ticks? (?:are|turned|went|is) blue|aired me|airing me|reads my (?:text|message|msg)s? (?:and|but|then) (?:nothing|doesnt|never|leaves|ignores|no))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:amazing date|great date|after (?:the|our) date)\b/u,
    tries: [
      'he left me on read after i asked about saturday',
      'two blue ticks since yesterday 3pm and nothing',
      'she reads everything and then leaves me on delivered for days lol',
      'should i turn off my read receipts so he doesnt know i saw it',
      'read my message but no answer, we met twice',
      'seen at 9:14, left on seen',
      'he reads my messages and nothing',
      'i spent half an hour writing a funny text about my trip to porto with pictures and everything and she left me on read',
      'why would he open it straight away and leave me on opened for two days',
      'it says delivered not read is his phone off or am i muted',
      'my roommate says i should calm down but the ticks are blue since friday night and he was the one who asked me what im doing sunday',
      'am i petty for leaving him on read back',
      'ok so he aired me for a week and now hes online all day',
    ],
    says: {
      told: 'Being left on read or delivered tells you one thing for sure: no answer has come yet. A day of quiet is a busy life or a slow thumb. Two or three days after a real question is closer to an answer. Don\'t explain your message or soften it. Wait a couple of days, then send something fresh that needs only yes or no: "Still up for Saturday?"',
      should:
        'One more message, yes, after a couple of days, about something new rather than about the silence. "Still up for Saturday?" beats "did you see my text?" Skip it if you\'ve already followed up once. Then the next move is theirs. And switch the receipts off if they cost you your evenings.',
      normal:
        "Minding it is completely normal: those two ticks tell you the door was opened and nobody came in. You're not needy for noticing. Once is nothing, though, since people read in a queue and forget. If it happens with every message that matters, it's a habit, and a habit is fair to judge.",
      them: "Nobody can tell from a read mark what someone felt. People open a message at a red light, mean to answer and forget, and people also avoid a question they don't want. The pattern tells more: do they come back by themselves within a day or two? If they always do, it's style. If you always have to fetch them, that's your answer.",
    },
  },
  {
    id: 'slow-replies',
    words: [
      /\b(?:tak(?:e|es|ing)|took|wait(?:s|ed|ing)?|after|repl(?:y|ies|ied)|answers?|every|slow|between|texts?|texted|responds?)\b/u,
      /\b(?:(?:hours|days|ages|forever|day) (?:to|before|until|for) (?:he |she |they |him to |her to |them to |a |an )?(?:text(?:s|ing)?|repl(?:y|ies)|answer(?:s|ing)?|respon(?:d|ds|se)|messag(?:e|es)|write|writes|get back)|slow (?:text(?:er|ing)?|repl(?:y|ies|ier))|(?:repl(?:y|ies|ied)|answers?|responds?|texts? back|texts?) (?:me )?(?:only )?(?:once a day|every (?:few|couple|two|three|2|3|other) (?:hours|of hours|days?)|after (?:\d+|a few|several|two|three) (?:hours|days)|hours later|days later|late)|slow (?:to|at) (?:reply|replying|text|texting|answer|answering|respond|responding)|wait (?:hours|days) before i (?:reply|answer|text)|(?:replies|replied|answers|answered|responds) (?:me )?(?:only )?(?:the next day|(?:hours|days|a day|half a day) later)|(?:hours|days) between (?:texts|replies|messages|answers))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:boss|customer|client|landlord|recruiter|mom|mum|dad|sister|brother)\b/u,
    tries: [
      'he takes 9 hours to reply but posts memes all day',
      'girl im dating replies every few days but on dates shes amazing',
      'why does it take him days to answer a simple question',
      'hes such a slow texter and im anxious waiting all evening',
      'she takes forever to text back, is she losing interest',
      'hes so slow to reply',
      'she replies the next day always',
      'he is a nurse on night shift in leeds so i try to understand, but he takes two days to answer even a yes or no question',
      'is it a power game to take 6 hours to text back when her phone is glued to her hand',
      'how long is too long to wait for a reply, ive been waiting 30 hours for him to answer about dinner',
      'my boyfriend of 3 weeks answers hours later with sorry was busy every single day',
      'should i also wait hours before i reply so i dont look needy',
      'we had such a sweet weekend at the lake with his friends and since monday it takes him forever to reply to anything i send',
    ],
    says: {
      told: "Slow replies say less than what comes in them. If the answers are warm, ask you things and lead to plans, you've found a slow texter and not a cold one. If they're slow and empty, and you make all the plans, that's lukewarm. Say it once, lightly: \"I'm a fast texter and you're not. Can we call on Wednesdays instead?\"",
      them: "From outside you can't see interest in a reply time. You can see it in effort: whether they answer what you asked, suggest a day, turn up. Some people look at their phone twice a day and like you very much. So watch what happens between dates and on them for two more weeks, and leave the clock out of it.",
      normal:
        "Normal on both sides: it's normal to answer after work, and it's normal to get twitchy when you answer in four minutes. What isn't worth living with is spending every evening on watch. Tell them once what rhythm you like. Somebody interested will meet you partway.",
      should:
        'Bring it up once, yes, as a preference and not as a charge sheet. "I like hearing from you in the evening, even just a line." If that changes nothing in two weeks, decide on the dates themselves: good dates and slow texts can work, thin dates and slow texts rarely do. Playing slow yourself only gives you two people waiting.',
    },
  },
  {
    id: 'dry-texter',
    words: [
      /\b(?:dry text(?:er|s|ing)?|dry (?:over|on) text|texts? (?:are|is|so|really|very|super) dry|one word (?:answers?|repl(?:y|ies)|texts?|responses?)|(?:only|just) (?:says|replies|answers|writes|sends) (?:with )?(?:ok|k|lol|haha|yes|yeah|nice)|carry(?:ing)? the conversation|conversations? (?:is|are|was|got|gets|feels?) (?:so |always |really )?(?:dry|dead|boring)|conversations? (?:dies|died|keeps? dying)|dry (?:replies|convo|conversations?|af|as hell|messages?|chat)|(?:hes|shes|he is|she is|is he|is she) (?:so |super |very |really )?dry|(?:never|doesnt|doesn t|dont|not) asks? (?:me )?(?:anything|any questions|questions|questions back)|(?:replies|answers|texts|responds) (?:me )?(?:with|in) (?:one|single|two|1|2) words?|convos? (?:is|are|so|dies|died|always)|keep(?:ing)? the (?:conversation|convo|chat) (?:going|alive))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:mom|mum|dad|husband|wife|grandma|passed away|funeral|friends?)\b/u,
    tries: [
      'he is such a dry texter but in person we talk for hours',
      'all i get are one word answers since last week',
      'im a dry texter and i think i scare girls off',
      'i feel like im always carrying the conversation with this guy i met at a wedding',
      'she just replies haha, what do i write to make it interesting',
      'why is he so dry lately',
      'her dry replies kill me',
      'i send whole paragraphs about my day and the exam and my stupid bus and everything and he answers with one word',
      'she never asks me anything, i know her whole family tree and she doesnt know my job',
      'how do i keep the conversation going with a guy i met skiing, i ran out of questions',
      'is being a dry texter a sign hes not into me or are engineers just like that',
      'my convo is so boring even i would leave, what do normal people text about',
      'we laughed the entire evening at karaoke, then i get home and in the chat all he ever sends is haha, such dry texting',
    ],
    says: {
      told: 'Dry texting is often a bad medium and sometimes a lack of interest, and a plan tells them apart. Stop feeding the chat with small talk and offer something with a day in it: "Texting isn\'t our sport. Tacos on Thursday?" Someone keen says yes or names another day. Someone who sends "haha" to that has told you enough.',
      them: 'Nobody can read a heart off a "lol". Some people write like a parking ticket and are lovely across a table. What you can see is whether they ask you anything and whether they make time. If it\'s dry on the phone and warm in the room, trust the room. If it\'s dry in both, believe it.',
      how: 'Ask for something small and particular, because "how was your day" only ever gets "good". Try "What was the best thing you ate this week?" or send a photo of something odd and ask them to guess. One question at a time, then let them carry. And move to a call or a coffee early: ten live minutes beat a week of dry texts.',
      normal:
        "It's fair to be put off by it. Texting is most of the contact in the first weeks, so one-word answers feel like talking to a wall. Before you drop them, meet once or have one call, since plenty of dry texters come alive out loud. If you still do all the work there, you're not picky.",
    },
  },
  {
    id: 'double-text',
    words: [
      /\b(?:double ?text(?:ed|ing|s)?|triple ?text(?:ed|ing|s)?|text(?:ed|ing)? (?:him|her|them) (?:twice|again|two times|three times|3 times|5 times)|(?:too many|so many|\d+) (?:texts|messages) (?:in a row|without)|(?:sent|send|wrote) (?:him |her |them )?(?:another|a second|a third|one more|two|three|four|five|\d+|ten) (?:text|texts|message|messages|msgs?)|spam(?:med|ming)? (?:him|her|them|his|my crush)|follow ?up (?:text|message)|blew up (?:his|her) phone|blow(?:ing)? up (?:his|her) phone|text(?:ed|ing)? (?:him|her|them) (?:too much|a lot|like \d+ times)|another (?:text|message) (?:to|before|after|when))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs)\b/u,
    tries: [
      'i double texted and now im dying of shame',
      'is it desperate to double text a girl about the weekend',
      'texted him twice about the concert and got nothing',
      'i sent 6 messages in a row without an answer, did i ruin it',
      'can i double text',
      'i spammed him, kill me',
      'it was quiet after the museum on sunday so with two glasses of wine in me i sent him another text, and then one more',
      'is it too much if i send another message to say i got home safe',
      'i blew up her phone last night because i thought she was mad, 11 texts, now its awkward',
      'do guys hate it when you double text or do they not even notice',
      'my sister says never send a follow up text but its been a week since that evening in kyoto',
      'texted him like 8 times while he was asleep on a plane haha oh god',
    ],
    says: {
      told: "A double text has never scared off anyone who wanted to hear from you. Two messages are a person, five in a row are a mood, and either way the cure is the same: put the phone down now and let the next one be theirs. If it's still quiet after four or five days, take that as the reply and don't send a third round.",
      should:
        "Yes, one more is fine after two or three days, if it brings something new: a plan, a link they'd laugh at, a plain question. Don't write about their silence and don't write \"??\". If you've already double texted, hold it there. The person who's interested has plenty to answer by now.",
      normal:
        'Not desperate. Double texting only feels so loud because you can see both bubbles sitting there. They\'ll see a person who had two thoughts. What would be too much is a string of messages about why they haven\'t answered, and if that happened, a light "okay, that was a lot of texts, sorry" clears it.',
      say: 'Something new and easy to catch: "Walked past that noodle place you mentioned, Thursday?" Leave out "guess you\'re busy" and "did I do something". If you already sent too many: "That was a lot of texts from me, coffee hit hard. Talk when you\'re free." Then really stop.',
    },
  },
  {
    id: 'always-text-first',
    words: [
      /\b(?:(?:always|only one|the one|have to|tired of|sick of) (?:who |to |that )?(?:always )?(?:text(?:s|ing)?|messag(?:e|es|ing)|writ(?:e|es|ing)|initiat(?:e|es|ing)|reach(?:es|ing)? out)(?: him| her| them)?(?: first)?|never (?:text|texts|messages?|writes?|initiates?|reaches out|calls?)(?: me)? first|(?:text|texts|texting|message|messages|write|writes) (?:me |him |her |them )?first|(?:stopped|stop) (?:texting|messaging|writing) (?:me |him |her |them )?first|initiates? (?:contact|conversations?|texts?)|(?:never|always|to) starts? (?:the|every|all the|our|any) (?:conversations?|convos?|chats?)|(?:always|only) me (?:who |that )?(?:text|texts|texting|writing|writes|messaging|starting|starts|initiating|reaching)|i (?:always|constantly) (?:text|message|initiate)|one[- ]?sided (?:texting|chat|conversation)|if i (?:dont|didnt) (?:text|write|message|reach out))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:son|daughter)|children|ex|exs|best friend|mom|mum|dad|sister|brother|friends?)\b/u,
    tries: [
      'im always the one who texts, if i stopped wed never speak',
      'he never texts first but answers within seconds',
      'should i text her first or wait for her',
      'i stopped texting him first 8 days ago and its silent',
      'why do i have to initiate contact every time with guys',
      'its always me texting',
      'she never starts the conversation',
      'if i dont write he wont either, tested it for 12 days and i lost',
      'ive known him since june, we meet every other week, he is lovely in person, but i always text first and im starting to feel stupid',
      'does it mean he doesnt care if im the only one who writes',
      'why do women never initiate conversations on here, im tired boss',
      'my cousin told me to wait for him to message me first, how long do i wait',
      'she says shes shy and thats why she never texts me first, believable at 33',
    ],
    says: {
      told: "Texting first is a fine thing to do, and a tiring thing to be the only one doing. Send one message with a plan in it. If it's answered warmly, they may just be the answering kind. Then leave a week for them to start. Silence for that whole week is fair information, and it costs you less than another month of guessing.",
      should:
        'Yes, text first: waiting out of pride has ended more good things than a hello ever did. Make it a plan, not a "hey". The exception is when you\'ve started the last four or five talks in a row. Then stop for a week and see whether anyone comes looking for you.',
      them: "What can be seen from outside: they answer, but don't begin. That can be shyness, habit, a full life, or mild interest that likes being served. You can't sort those by thinking. Ask it plainly: \"I like talking to you. I'd like it more if you started it sometimes.\" What they do in the next two weeks is the reply.",
      normal:
        "Not petty at all. Always being the one who texts first makes you feel like a subscription somebody forgot to cancel. It's worth saying once instead of testing them in secret, because some people truly don't notice. If you've said it and nothing moved, the tiredness is right.",
    },
  },
  {
    id: 'good-morning-texts',
    words: [
      /\b(?:good ?morning|good ?night|gm|goodmorning)\b/u,
      /\b(?:texts?|messages?|msgs?|texting|messaging|sends?|sending|sent|stopped|every day|everyday|snaps?|texted|messaged|wishes|wished|good morning anymore|say good ?night)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my kid|my son|my daughter|boss|died|passed)\b/u,
    tries: [
      'he stopped sending good morning texts after 2 months',
      'guy i met once sends me good morning messages every day, its too much',
      'does a good night text every day mean she likes me',
      'should i text my crush good morning',
      'no more good morning text since monday and im spiralling',
      'no good morning anymore',
      'he texts gm beautiful daily',
      'we started as two strangers in a language app, him in ankara and me in lima, and now he sends a good night message every single evening',
      'does it mean anything that she used to say goodnight first and now its always me',
      'how do i tell a sweet man to stop with the good morning gifs every day at 6am',
      'is it normal that i get sad when my boyfriend forgot the goodnight text once',
      'im so happy, somebody sends me good morning messages again at 58',
      'my ex situationship wished me good night on whatsapp for a year and now the silence at 11pm is loud, it stopped in may',
    ],
    says: {
      told: 'A good morning text is a habit more than a measure, so look at what stands around it. If dates, questions and plans are steady, a missing or an extra one means little. If everything thinned out together, that\'s worth asking about. Either way say what you like: "I like a hello from you in the morning" or "I\'m slow before noon, write me in the evening."',
      them: "Nobody can see a feeling inside two words and a sun. A daily good morning shows you crossed their mind over coffee, which is nice, and it's also the cheapest text there is. What shows more is whether they name a day and turn up. Count the plans, not the mornings.",
      should:
        'Yes, once, and with something only you two would get: "Good morning, hope the presentation doesn\'t eat you." Then see whether one comes back on another day without you. Daily ones are sweet when both send them and a bit heavy when only one does, so let it grow rather than setting it up as a duty.',
      normal:
        "Normal. In the first weeks people text as if they're paid for it, and then real life leaks back in. Missing the good morning text isn't silly either, you got used to being somebody's first thought. Before reading a fading into it, look at whether they still make time for you this week.",
    },
  },
  {
    id: 'emoji-meaning',
    words: [
      /\b(?:emojis?|emoticons?|heart emoji|red heart|winky|wink face|smiley|kiss face|fire emoji|gifs?|heart eyes|(?:just|reacted with) a thumbs ?up|(?:blue|black|white|green|yellow|pink|purple) hearts?|laughing face|upside down (?:face|smile)|smirk(?:ing)?(?: face)?|kissy face|(?:sends?|sent|sending|text(?:ed|s)?|replied|answered|reacted)(?: me| him| her| my \w+)?(?: with)?(?: a| the)? hearts?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:boss|client|died|funeral)\b/u,
    tries: [
      'what does it mean when a guy sends the red heart',
      'she used to end with a kiss emoji and now its a thumbs up emoji',
      'he answered my selfie with a fire emoji, does he like me',
      'i sent a heart emoji by accident to my crush',
      'am i crazy for noticing he doesnt use emojis anymore',
      'what does the blue heart mean',
      'just a thumbs up. ok',
      'i wrote her that i really enjoyed the concert and that i would love to see her again before christmas and she reacted with a thumbs up',
      'why does he put a winky after everything, does he mean it or is he just 50',
      'my gym buddy sends me hearts lol what now',
      'should i put a kiss face at the end or is that too much for week two',
      'he sends me the upside down smile when im being honest and i dont get what he wants to tell me',
      'she dropped the red heart for a yellow heart since we argued about her brother, overthinking or not',
    ],
    says: {
      told: 'An emoji is a tone of voice, not a declaration, so it can only tell you as much as a smile across a room. Compare it with how this person writes to everyone: hearts from someone who hearts the plumber mean little. If you want to know more, answer with something that can be said yes to: "Careful, I might ask you for coffee."',
      them: "Nobody can see a feeling through a small yellow face. What you can check: do they send that emoji to everyone, does it come with questions about you, does it lead to seeing you? With those, it's probably flirting. Without them it's decoration. One real invitation will tell you more than fifty hearts.",
      normal:
        "Everyone who likes somebody reads emojis like tea leaves, so you're in large company. It only gets unkind to yourself when a thumbs up costs you an evening. Notice the change, give it a few days, and look at the plans you two have. Those can't be sent by accident.",
      should:
        "Send it if it sounds like you. A heart or a wink does no harm when you already joke together, and it's a soft way of showing you're warm on them. Early on with someone you barely know, a funny one is easier to answer than a red heart. And if it slipped out, leave it. Explaining makes it bigger.",
    },
  },
  {
    id: 'text-sent-by-mistake',
    words: [
      /\b(?:accident|accidentally|accidently|by mistake|wrong (?:person|chat|number|group)|oops|meant for (?:my|someone|another|a friend)|unsent|unsend|butt ?dial(?:ed|led|ing)?|pocket ?dial(?:ed|led)?|mistakenly|my thumb slipped)\b/u,
      /\b(?:sent|send|texted|screenshot(?:ted)?|liked|like|called|followed|facetimed|forwarded|(?:butt |pocket )?dial(?:ed|led|ing)?|unsent|unsend|reacted|unlike)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:money|payment|venmo|boss|client|cv|resume|work email|nudes?|emojis?)\b/u,
    tries: [
      'i sent the screenshot of our chat to him by mistake instead of my friend',
      'accidentally liked my crushs photo from 2019 at 2 am',
      'i accidentally called my date at midnight, 3 rings, im mortified',
      'i sent a text about her to the wrong chat and it was her',
      'butt dialed my crush at church',
      'sent it to the wrong person',
      'i was complaining to my sister about how boring he is in bed and wrote five lines with details and accidentally sent it to him',
      'he sent me a message that was clearly meant for another girl, calls it a joke',
      'can she see it if i unsend a text i sent by mistake',
      'liked her moms vacation picture from 2016 by mistake while lying next to my dog, do i unlike it',
      'oops i followed his new girlfriend',
      'do i say something or play dead, i accidentally facetimed my crush in my bath towel',
    ],
    says: {
      told: 'Something sent by mistake shrinks to a small story if you own it once and fast. For a late like or a call: "My thumb has no manners, ignore me." For words about them that were unkind, drop the grin: "You weren\'t meant to read that, and I\'m sorry." If a message meant for someone else landed with you, ask plainly: "Who was that for?" Long explanations make it worse, so stop after one line.',
      should:
        "Say something if they'll surely have seen words or a screenshot: one light line beats pretending. If it was only a like or a short missed call, you can leave it. Unliking usually can't unsend the notice, and nobody thinks about your thumb as long as you do.",
      say: 'For a screenshot: "So now you know I discuss you with a committee. It was going well for you." For an old photo liked: "Yes, I was deep in your page. Great sweater." And if what you sent was unkind, drop the joke: "You weren\'t meant to read that, and I shouldn\'t have written it. I\'m sorry."',
      normal:
        'Happens to everybody with a phone, and it feels ten times bigger on your side of the screen. The hot face passes in a day. If what slipped out was friendly or curious, it may even do you a favor, because now they know you look. If it was mean, one straight apology settles more than silence.',
    },
  },
  {
    id: 'dating-apps-tired',
    words: [
      /\b(?:tinder|hinge|bumble|okcupid|badoo|grindr|feeld|muzz|muzmatch|shaadi|dating (?:apps?|sites?|websites?)|online dating|the apps|swip(?:e|es|ed|ing)|raya|tantan|boo app|coffee meets bagel|eharmony|plenty of fish|pof|parship|dil mil|bumble bff|lovoo|match com)\b/u,
      /\b(?:hate|tired|sick of|delet(?:e|ed|ing)|worth|works?|again|meet (?:people|someone|anyone)|download(?:ed|ing)?|burn(?:t|ed)? ?out|exhaust(?:ed|ing)|giv(?:e|en|ing) up|quit|tr(?:y|ied|ying)|join(?:ed|ing)?|sign(?:ed)? up|bleak|awful|depress(?:ing|ed)|pointless|hopeless|nobody|no one|swip(?:e|ing|ed)|every day|years|success|too old|anymore|waste|draining|frustrat\w*|fed up|done with|over it|numb|shallow|alternatives?|superficial|catalogue|catalog|nothing serious)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:divorc\w*|separated|widow\w*|sober|drink|drunk|my (?:boyfriend|girlfriend|bf|gf|husband|wife|partner|ex)|his|her profile|nudes?|bio|photos?|pics?|match|matches|matched|unmatched|scam\w*|money)\b/u,
    tries: [
      'i hate tinder but where else do you meet people at 34',
      'deleted hinge for the fifth time this year',
      'is online dating even worth it anymore',
      'got bumble again after two years off and its bleak',
      'how do you find the energy for dating apps, im exhausted',
      'done with the apps forever',
      'which dating app is least awful',
      'im a 52 year old gardener, my sister made me a login, and now i lie in bed swiping till one like its a job',
      'everyone on hinge here in dublin wants nothing serious, i feel like an item in a catalogue',
      'should i pay for bumble premium or is it a waste',
      'how do people meet in real life now, i am so over it with online dating',
      'my therapist told me to try tinder and i lasted 40 minutes',
      'is it normal to feel numb after ten minutes of swiping, faces faces faces',
    ],
    says: {
      told: 'Treat the dating app as a doorbell and not as a place to live: ten minutes a day, three chats at most, and a short coffee within ten days of the first hello. Most of the misery is in the endless chatting. Next to it keep one thing a week where the same faces come back, a class, a choir, a climbing wall.',
      should:
        'Worth it in small doses, yes. Plenty of couples meet on dating apps, and plenty of people get worn out there, often the same people. Go in for a month with a limit of ten minutes a day, then take a month off. If you close it feeling worse about yourself every time, the break is the better choice.',
      normal:
        "Being tired of the apps is about the most normal thing in dating. You're doing first impressions as a second job, unpaid. Take three weeks off without deleting anything, and see one friend a week instead. Nobody runs out while you rest, and you come back sounding like a person again.",
      will: 'It can work, and nobody can promise when. It depends on a few dull things: photos that look like you now, saying plainly what you want, meeting early instead of chatting for weeks, and stopping before you turn bitter. If you do those, the app has done its part, and the rest is who happens to live near you.',
    },
  },
  {
    id: 'no-matches',
    words: [
      /\b(?:no|zero|any|few|never|dont get|not getting|barely|hardly|0|one|without|2|3|two|three|only|more|stopped|nobody|fewer|less)\b/u,
      /\b(?:match|matches|likes on (?:tinder|hinge|bumble)|right swipes|(?:swipes?|swiped|swiping) (?:right|left) on me|likes? (?:me )?(?:on|in) (?:the app|tinder|hinge|bumble|badoo|muzz)|likes (?:a|per) (?:day|week|month))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:football|soccer|tennis|cricket|game|chess|wrestling|unmatch\w*|my match|a match with|replies|repl(?:y|ied)|answers?)\b/u,
    tries: [
      'zero matches in 3 weeks on hinge am i that ugly',
      'i dont get any matches as a short guy',
      'how do i get more matches on bumble',
      'paid for tinder gold and still only two matches',
      'no likes on tinder, nothing',
      'why do i never get matches',
      'i moved from delhi to melbourne for work in march, new photos and everything, and in five months i got exactly three matches',
      'my ugly friend gets 50 likes a day and i get zero matches make it make sense',
      'is the app hiding me, not one match since i turned 40',
      'how can a decent looking nurse get no matches in a city of two million',
      'used to get a lot, now not one match since the summer, should i delete and start new',
      'is it because im black that i barely get likes on hinge',
    ],
    says: {
      told: "Few matches say almost nothing about your worth and a good deal about how apps work, bias over race, height and age included, and that's no fault of yours. What you can change is the first photo: daylight, alone, no sunglasses, actually smiling, taken this year. Add one of you doing something and one full length. Ask a friend to pick the order, and give it two weeks.",
      why: "Mostly because apps are lopsided: far more men than women on many of them, a few profiles shown to everybody, the rest shown to few. It's built so that you'd pay. Bias over race, height or age plays in too, and it's real. A dark or old first photo and an empty bio do the remaining harm. None of that measures you, and the last two you can change tonight.",
      normal:
        'It says little about your face: few matches are normal, especially for men and in small towns, and bias on the apps is real. A quiet app feels like a vote on you, but most people never saw you at all. Change the first photo, write two lines somebody can answer to, and keep one way of meeting people that has no screen in it.',
      how: 'Three things move it most. A bright, recent first photo of you alone. A bio with something to reply to, such as "I make dangerously good dumplings, tell me your best filling." And opening on one detail of their profile instead of "hey". Skip paying until those are done. Boosting a weak profile only shows it faster.',
    },
  },
  {
    id: 'match-stops-answering',
    words: [
      /\b(?:match|matched|matches|unmatch|unmatched|unmatching)\b/u,
      /\b(?:repl(?:y|ies|ied)|answers?|answered|respon(?:d|ds|ded)|unmatch|unmatched|unmatching|disappear(?:ed|s)?|text|write|writes|message|messages|conversation|opener|opening line|say|hey|hi|hello|silence|silent|icebreaker|pick ?up line|vanish(?:ed|es)?|openers?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:football|soccer|tennis|cricket|game|chess|job)\b/u,
    tries: [
      'he unmatched me an hour before our date',
      'my matches never reply after the second message',
      'what do i write to a match that isnt just hey',
      'we matched and she never answered, should i text again',
      'unmatched me mid sentence',
      'what do i say to matches',
      'we were talking about his trip to georgia and i was about to suggest a drink on wednesday and poof, she unmatched',
      'is it rude if i unmatch a guy who only writes hey',
      'matched with my dentists assistant, do i say hi or pretend',
      'why do women match and then ignore every message',
      'my match went silent after i asked what he does for work',
      'i write long thoughtful openers about their dog and hiking photos and every match disappears anyway, 34m stockholm',
    ],
    says: {
      told: "A match is a maybe, and most maybes on an app end in silence or an unmatch, for everyone. It's rarely about what you wrote. Open on one detail from their profile with a small question, and after five or six good messages suggest a short coffee with a day. If they vanish, let that one go by tonight and don't go looking for them elsewhere.",
      say: 'Pick one thing in their photos and give them an easy choice: "That dog clearly runs your house. What\'s the name?" or "Ramen or tacos, this decides everything." When it flows: "You\'re fun to write to. Coffee on Thursday, forty minutes, so we can both escape?" Short, particular, with a way to say yes.',
      them: "Why a match goes quiet can't be seen from your side. Usually it's ten other chats, a deleted app, someone they already met, or plain shyness. An unmatch before a date is more often fear than judgement of you. There's nothing to work out there, so put the energy into the next hello.",
      should:
        'One follow-up after two or three days is fine, with something new in it, not "?". If that gets nothing, leave it. And if they unmatched you, don\'t search for them on Instagram. They\'ve closed the door as clearly as an app allows.',
    },
  },
  {
    id: 'dating-profile',
    words: [
      /\b(?:dating profile|(?:tinder|hinge|bumble|app|my|dating) (?:bio|profile)|profile (?:pics?|photos?|pictures?)|bio on|prompts?|photos? for (?:tinder|hinge|bumble|my profile)|(?:write|put|say|writing) (?:in|on) (?:my|a|the) (?:profile|bio)|(?:pics?|photos?|pictures?|selfies?) (?:on|for|to) (?:my )?(?:tinder|hinge|bumble|profile|the apps?|dating)|about me section|first (?:photo|pic|picture) on|(?:good|decent) (?:photos|pics|pictures) (?:of myself|of me)|selfies bad)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:linkedin|cv|resume|job|ex|exs|chatgpt|twitter)\b/u,
    tries: [
      'what do i write in my tinder bio im a boring accountant',
      'i have no good photos for hinge, i hate being photographed',
      'should i put that i have kids on my dating profile',
      'my profile pic is 8 years old and 15 kg ago',
      'help me write my bio',
      'are gym selfies bad on tinder',
      'im a widowed teacher of 61 from ohio and my niece signed me up yesterday, now it wants three prompts and i sit here sweating',
      'should my first photo on bumble be with my dog or without',
      'do i mention my wheelchair in my bio or wait until we talk',
      'who can take decent photos of me when all my friends live far away',
      'do people lie about their age in the dating profile, everybody does no',
      'my bio says ask me anything and nobody asks me anything, whats wrong with my hinge profile',
    ],
    says: {
      told: 'A good dating profile makes you easy to recognize and easy to write to, that\'s all it has to do. Photos: one daylight face, one full length, one doing something you love, all from the last year. Text: one true odd detail and one thing to answer, such as "I can ruin any film with facts. Tell me yours." Ask a friend to take the pictures on a walk.',
      should:
        "Put in whatever would end it on date three anyway: kids, though never their photos, wanting kids, smoking, faith if it matters to you. It costs some likes and saves you weeks. A disability is yours to time: visible in a photo if you want to sort people early, later if you'd rather talk first. Money, your workplace and your street can wait. Pictures: recent ones, always.",
      say: 'Write the way you talk, in three short lines. One detail: "Accountant by day, terrible salsa dancer on Tuesdays." One wish: "Looking for someone kind who stays for a second coffee." One hook: "Tell me the best thing you cooked this year." Leave out what you don\'t want. A list of no\'s reads like a bad landlord.',
      how: "For photos, book a friend for an hour before sunset, walk, talk and let them shoot fifty while you're laughing at something else. Keep three. For the text, ask the same friend \"what would you tell someone about me?\" and write that down nearly word for word. It'll sound warmer than anything you'd invent alone.",
    },
  },
  {
    id: 'looked-different-from-photos',
    words: [
      /\b(?:catfish(?:ed|ing|es)?|(?:look(?:s|ed)?|was|is) (?:nothing like|different (?:from|than|to|in)|not like) (?:his|her|their|the|my)?\s?(?:photos?|pics?|pictures?|profile|person|real life)|old (?:photos|pics|pictures)|fake (?:photos|pics|profile|account|pictures)|heavily (?:filtered|edited)|filters? on (?:his|her|their|all)|(?:doesnt|didnt|dont|does not|did not) look (?:anything )?like (?:his|her|their|the|my) (?:photos?|pics?|pictures?|profile)|photoshop(?:ped)?|(?:his|her|the|their) (?:photos?|pics?|pictures?) (?:are|were|is) (?:fake|old|from|stolen|years|ai)|stole(?:n)? (?:someones |my |his )?(?:photos|pics|pictures)|ai (?:photos|pics|pictures|generated)|(?:older|bigger|heavier|shorter|balder) than (?:his|her|in his|in her|on his|on her|the) (?:photos?|pics?|pictures?|profile)|facetune\w*|fake profiles)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|died|grandma|delete)\b/u,
    tries: [
      'i think im being catfished, he never wants to video call',
      'she looked nothing like her photos and i stayed for dinner anyway',
      'hes using old photos, at least ten years',
      'someone made a fake account with my pics and talks to guys',
      'i used filters on all my pictures and now the date is tomorrow',
      'he was 20 kg heavier than his photos',
      'is she a catfish',
      'we wrote for a month and i took the train four hours to hamburg, and the man waiting on the platform was clearly older than his pictures',
      'her pictures are ai i think, six fingers on one hand',
      'should i leave if my date looks nothing like the pics or is that shallow',
      'a guy told me i dont look like my photos, i cried in the toilet',
      'why do people use fake profiles, what do they get from it',
      'my mom is 66 and im sure the handsome surgeon is a catfish, she doesnt believe me',
    ],
    says: {
      told: 'When photos and person may not match, a two minute video call settles most of it before anyone gets dressed. "Quick video hello before Friday?" is normal to ask, and if it\'s your own pictures that flatter, it spares you the nerves. Someone who dodges it for weeks is probably hiding something. If money, gift cards or intimate pictures come up, stop and report the profile. If your photos are being used, screenshot and report.',
      normal:
        "You're not shallow. A different face or ten missing years on a date is a small breach of trust before the first hello, and it's fair to mind. Filters and a flattering angle are ordinary vanity. You can be kind for one drink and still say afterward: \"Nice meeting you, I don't see it going further.\"",
      should:
        "Ask for a short video call first, yes, every time there's a doubt. If they dodge it three times, don't meet and don't send anything. If you're already at the table, one drink or a polite exit are both fine. If you're the one with the flattering pictures, send one plain photo from today with a joke: \"Current edition of me.\" The relief at the table is worth it.",
      them: "Nobody can know from outside why someone hides their looks. Often it's shame about age or weight, sometimes it's a lie with a purpose. Their answer to a video call tells the two apart. Shame says \"okay, but I'm nervous\". A scam has a broken camera for the third week running.",
    },
  },
  {
    id: 'romance-scam',
    words: [
      /\b(?:met (?:him|her|them|someone|a man|a woman|a guy|a girl) (?:online|on)|online|instagram|facebook|tinder|whatsapp|telegram|never met|abroad|soldier|army|military|oil rig|engineer|doctor|general|celebrity|boyfriend|girlfriend|dating|talking to|fiance|fiancee|internet|dating site|dating app|bumble|hinge|overseas|yemen|syria|widower|surgeon|video calls?)\b/u,
      /\b(?:asks? (?:me )?for money|asking (?:me )?for money|asked (?:me )?for money|wants? (?:me to )?(?:send )?money|send(?:ing)? (?:him|her|them)? ?(?:money|cash|bitcoin|crypto)|sent (?:him|her|them) (?:money|\d+|cash|thousands|crypto)|gift cards?|steam cards?|itunes cards?|western union|crypto|bitcoin|romance scam(?:mer)?|scamm(?:er|ed|ing)|plane ticket|flight ticket|customs fee|stuck at (?:the )?(?:airport|customs)|lend (?:him|her|them)|ask(?:s|ed|ing)? (?:me |my \w+ )?to (?:send money|invest|transfer|wire)|needs? \d{3,}|wir(?:e|ed|ing) (?:him|her|money|\d+)(?: money)?|sent \d{3,} to|his trading (?:app|platform|site)|her mother has a hospital bill|loan for a (?:girl|guy|man|woman))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|healer|psychic|witch)\b/u,
    tries: [
      'the man i met online needs 600 in gift cards to come home from the oil rig',
      'my online girlfriend asks for money for a plane ticket',
      'i think i was scammed by a soldier on instagram, i sent him 4000',
      'he wants me to invest in bitcoin with him, we talk every day on whatsapp, never met',
      'mum is talking to a celebrity on telegram who wants steam cards',
      'is my online boyfriend a scammer',
      'my online gf wants money',
      'my dad is 71, a widower since two years, and he has now sent 9000 to a woman on facebook that he never met',
      'he says hes a surgeon in yemen and needs 2000 to get leave papers, we talk since april',
      'how do i know if its a scam, my dating app guy shows me his trading app and profits',
      'can i get it back, i bought apple gift cards for someone from tinder and sent the codes',
      'we only write on telegram because her camera is broken and now her mother has a hospital bill',
      'am i stupid, i took a loan for a girl i met online and shes gone',
    ],
    says: {
      told: "Send nothing more, whatever the story is. Someone known only online who needs money, gift cards, a ticket or a crypto deposit fits a romance scam very closely, and those are built by professionals to fool bright, kind people. If money already went, call the bank or the card's issuer today, report it to the police or fraud line, and keep every message. Anyone charging a fee to recover it is the next scam. If it's a parent, help without scolding.",
      should:
        'Send nothing: not the ticket, not the fee, not a "loan", and not an investment they show you. A person who really loves you survives hearing "I never send money to people I haven\'t met." Say exactly that and watch: pressure, tears or a new emergency are your answer. If you\'ve already paid, call the bank or card issuer today; sometimes a quick call still stops it.',
      them: "No one can see through a screen, so judge by the pattern. Never a real video call, always abroad or far, an emergency, and money as the cure: that's how romance scams run, nearly word for word. Search one of the photos with a reverse image search. It often turns up a stranger's name within a minute.",
      normal:
        "Falling for it isn't stupidity. These people work in teams, write every day for months and know exactly what a lonely evening feels like. The feelings you had were real even if the face wasn't. Tell one person you trust today, tell the bank, report it. Shame is what keeps the money flowing.",
    },
  },
  {
    id: 'still-on-the-app',
    words: [
      /\b(?:tinder|hinge|bumble|badoo|grindr|okcupid|dating (?:apps?|profile|sites?)|the apps?|dating app)\b/u,
      /\b(?:still|active|online|found (?:him|her|my|his)|saw (?:him|her|my|his)|caught|boyfriend|girlfriend|bf|gf|husband|wife|fiance|partner|hasnt deleted|didnt delete|delete(?:d)? (?:his|her|their)|both|(?:he|she) (?:only )?uses|(?:his|her) profile|notification|swiping|redownloaded|reinstalled|on (?:his|her) phone)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|no boyfriend|find a (?:boyfriend|girlfriend|husband|wife)|still (?:only|single|no|not|zero)|met my|my late|no likes|no matches|scam\w*)\b/u,
    tries: [
      'my friend found my boyfriend on tinder last night',
      'weve been dating 2 months and he is still on hinge',
      'she was active on bumble an hour after our date',
      'should i ask him to delete his dating profile, its been six dates',
      'i still have the apps and hes asking me to be exclusive',
      'hes still on tinder. why',
      'tinder icon on her phone',
      'three months of sleepovers, he knows my parents, and yesterday my coworker in the canteen turns her phone around and theres my guy, active on hinge',
      'she says she only uses bumble for friends but her profile says relationship',
      'is it cheating if my boyfriend has a dating profile he never opens',
      'should i ask him why hes still active on badoo or wait',
      'he got a bumble notification while we were watching a movie and turned the screen around',
      'he says hes serious about me but hes still on the app at night, five weeks in',
    ],
    says: {
      told: "What a dating app on the phone means depends on one thing: what you two have actually agreed. If nothing's been said yet, being on it breaks no rule, and this is the nudge to say it: \"I've stopped looking. Where are you?\" If you're together, show or name what was seen, calmly, and ask. An old forgotten profile and an active one are easy to tell apart by its newest photo.",
      should:
        "Yes, ask, and as a wish about the two of you instead of an order about the app. \"I'd like us to stop seeing other people. Would you?\" After five or six dates that's a normal question. Don't make a fake profile to test anyone. You'd learn less than by asking and you'd have something to hide yourself.",
      normal:
        "Your stomach dropping is normal. Whether it's a breach depends on the agreement: before the exclusive talk, most people still look around. After it, an active profile is a real matter and you may say so. Ask before you conclude, because an undeleted account can sit there for years and still be shown.",
      them: 'Nobody can know from outside whether they\'re looking, bored, flattered or simply never deleted it. Some things can be known: new photos, a changed distance, "recently active". Ask straight, with what you saw, and listen for a plain answer. Anger that you asked tells you something too.',
    },
  },
  {
    id: 'blocked-me',
    words: [
      /\b(?:block(?:ed|s|ing)? (?:me|him|her|them|my number|my ex|his number|her number|each other|everywhere)|unblock(?:ed|s|ing)?|(?:got|been|was|am|im) blocked|blocked (?:on|everywhere)|block (?:a |this |that |the )?(?:guy|girl|ex|number|someone|people)|blocked (?:again|by|without|after)|has (?:me )?blocked|block me|blocking you|blocked you|blocks people|stay blocked|keep (?:him|her|them) blocked)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:card|account|visa|drain|toilet|nose|threat\w*|stalk\w*|harass\w*|best friend|mom|mum|dad|sister|brother|son|daughter)\b/u,
    tries: [
      'she blocked me everywhere after one argument',
      'he unblocked me yesterday and i dont know what it means',
      'should i block him or is that childish',
      'i got blocked by the girl i was seeing for 5 months',
      'i blocked him and now i feel guilty',
      'blocked without a word',
      'she has me blocked on everything',
      'i told him calmly that i need more than a call every second sunday, he said he understands, and an hour later i was blocked',
      'can a man think about you after blocking you',
      'he blocks me after every fight and unblocks me when hes bored',
      'do i keep him blocked even though my heart jumps when i think of our trip to goa',
      'i wrote from my sisters phone because i was blocked, was that crazy',
      'finally blocked him, slept nine hours, proud of me',
    ],
    says: {
      told: "A block is a closed door, whoever closed it, and it works best when both sides leave it alone. If you were blocked, don't write from another number or through friends, hard as it is. If you did it, you need no reason beyond wanting quiet. And an unblock is only a setting until words come with it. One rule for two weeks: no checking.",
      should:
        "Yes, block, if seeing their name costs you your evening or they don't respect your no. It isn't childish, it's a door with a handle on your side. If you only want them to notice, don't, since then you'll be checking. And if you were the one blocked, don't go round it.",
      them: 'From outside nobody can tell why somebody blocks or unblocks. Blocking is often done to stop hurting or to stop checking, sometimes out of anger. Unblocking is often plain curiosity. Neither is a message. If they want to say something, they have the words, so let the buttons be and wait for those.',
      normal:
        'Normal, in both directions. Being blocked feels like being erased in the middle of a sentence, and blocking someone can leave you guilty though you did nothing wrong. Both fade faster when you stop looking. Give it thirty days before you decide what it meant.',
      will: "Nobody can say whether someone will lift a block. Some do after the first anger, many don't. What it depends on is out of your hands, apart from one thing: people who get pushed through side doors tend to keep the main one shut. So leave it, and plan your month as if it stays.",
    },
  },
  {
    id: 'watches-my-stories',
    words: [
      /\b(?:story|stories|ig story|snap story|status|(?:lurks|stalks) (?:on )?my (?:insta|instagram)|whatsapp status)\b/u,
      /\b(?:watch(?:es|ed|ing)?|view(?:s|ed|ing|er|ers)?|looks? at|sees|seen|checks?|first to|repl(?:y|ies|ied)|reacts?|lik(?:es|ed|e)|watch|viewed|stalks?|stalking|lurks?|lurking|spying|orbit(?:s|ing)?|opens|opened|first circle)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:read(?:ing)? stories|write stories|book|netflix|horror|bedtime|love story|true story|long story|marital status|likes (?:bikini|other|girls)|models?|bio|photos of us)\b/u,
    tries: [
      'he doesnt text me but watches all my stories within a minute',
      'my ex views every story from a new account',
      'she liked my story, is that a sign',
      'should i post a story so my crush sees it, he always looks at them',
      'hes the first to see my status on whatsapp every day but never writes',
      'why watch my stories then',
      'he lurks on my instagram daily',
      'we stopped seeing each other in february, he owes me an answer, but his face is the very first circle under each story',
      'does watching someones story mean you miss them',
      'should i hide my story from a girl who rejected me but views everything',
      'she replied to my story with a laughing face after months of nothing, what do i do with that',
      'my old flame from uni in nairobi opens my status two minutes after i post it',
      'i only post stories now to see if he looks at them, how sad am i',
    ],
    says: {
      told: "A story view is a thumb passing by, so count it as nothing until words come with it. The app puts stories in front of people and half of them watch while brushing their teeth. If you'd like contact, write yourself: one line, one plan. If the watching keeps you hooked on someone who left, hide your stories from them for a month. They won't be told. If someone you blocked keeps coming back on new accounts, report them.",
      them: "Nobody can see from a view count what anyone feels. It shows that they're curious or bored, and that they haven't muted you. Interest looks different: it replies, asks and suggests a day. Someone who watches everything and writes nothing is choosing the seat with no risk. You may leave it at that.",
      should:
        "Post it if you'd post it anyway. A story made for one viewer turns your evening into waiting for one name in a list. It's quicker to write: \"Thought of you when I saw this.\" If it's an ex or someone who said no, hide stories from them for thirty days and notice how much lighter posting gets.",
      normal:
        "Checking who watched is what everybody does with someone on their mind, so no, you're not odd. It gets heavy when the view decides your mood. Then make it impossible for a while: hide them from the viewers or skip stories for two weeks. Quiet comes sooner than you'd think.",
    },
  },
  {
    id: 'likes-other-peoples-pics',
    words: [
      /\b(?:lik(?:es|ed|ing|e)|follow(?:s|ed|ing)?|comment(?:s|ed|ing)?|hearts?|unfollow(?:s|ed|ing)?|double ?tap(?:s|ped|ping)?|feed|explore page)\b/u,
      /\b(?:(?:other|random|half naked|bikini|hot|pretty|models?|fitness|thirst) (?:girls?|guys?|women|mens?|womens|people|pics?|photos?|traps?)?s?|girls (?:pics?|photos?|posts?)|thirst traps?|bikini|ig models?|instagram models?|onlyfans girls?|(?:pics?|photos?|pictures) of (?:other |random )?(?:girls|women|guys|men)|half naked|(?:so many|hundreds of) (?:girls|women|models|guys)|(?:girls|women) on (?:instagram|insta|ig|tiktok)|lingerie (?:pics?|photos?|models?)|other (?:womens|girls|mens|guys) (?:pics?|photos?|posts?|selfies)|shirtless)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:story|stories|hot tea)\b/u,
    tries: [
      'the guy im seeing likes bikini pics of random girls all day',
      'my gf follows a bunch of hot guys from her gym and comments fire',
      'he liked other girls photos while i was next to him',
      'should i tell him it bothers me that he follows instagram models',
      'his feed is all half naked women',
      'she hearts every shirtless guys post',
      'he never comments on anything i post, not even my graduation, and then i see him liking random models at 2 in the morning',
      'is it micro cheating if he follows hundreds of girls on instagram',
      'am i insecure for minding that my girlfriend comments on other guys selfies',
      'why does my bf like lingerie pics when he says he loves my body',
      'caught him double tapping a girl in a bikini from his office, 19 years old, and he laughed at me',
      'how do i say i hate that he follows so many models without sounding crazy',
    ],
    says: {
      told: "It's fair to mind those likes, and it's better to say it as a feeling than to keep a list. \"When I see you liking those pictures I feel a bit foolish. Can you leave that?\" Say it once, calmly, not at midnight with screenshots. A stranger's photo is one thing, a coworker's with a comment under it is another, so say which one bothers you.",
      normal:
        "Not petty. Public likes are public, and feeling small when you see them is human. It's also true that many people tap hearts as they breathe. So it isn't proof of anything, and it's still allowed to bother you. What counts is how they take it when you say so.",
      them: "Nobody can read intent off a like. For a lot of people it's a reflex of the thumb, for some it's fishing for attention. You can tell more from whether it goes on to messages and whether they shrug at you or listen. Ask plainly: \"What's that for you?\" and let the answer be longer than one sentence.",
      should:
        'Say it, yes, once and early, before it turns into counting. Choose the one thing that bothers you and ask for that one: "No comments under her pictures, please." Don\'t ask for the phone or a full clean-up of who they follow. If they laugh at you for it, that laugh is the real subject.',
    },
  },
  {
    id: 'snapchat-only',
    words: [
      /\b(?:snapchat|snap ?score|snapstreak|snap streaks?|streaks? (?:with|on)|snap map|snaps me|on snap|best friends? list|snapp?ing (?:me|him|her|every|all)|(?:his|her|my|just|only) snaps|half swipe[ds]?|ghost mode|opened my snap|(?:our|the|my) streak|from snap)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:son|daughter|kid)s?|nudes?|threat\w*|blackmail\w*|on opened|read receipts?)\b/u,
    tries: [
      'he only talks to me on snapchat and wont give me his number',
      'her snap score goes up but she doesnt answer me',
      'we have a 200 day streak on snap but never hang out',
      'saw on snap map that he was at another girls house',
      'he only snaps me his ceiling',
      'lost our streak, is it over',
      'ive been talking to this boy since the school trip to rome and i dont even have his number, everything is just snaps',
      'why is she in ghost mode since last friday',
      'he opened my snap but hes active on the map, am i being ignored',
      'should i remove him from snap or keep the streak going',
      'my girlfriend has a new number one best friend on snapchat and its not me',
      'is snapping every day a thing or just boredom',
    ],
    says: {
      told: 'Snapchat shows you just enough to worry and too little to know. A score going up can be a group chat, and a dot on a map is a phone in a place. If you want more than streaks, ask for something outside the app: "Give me your number, I\'d like to call" or "Boba on Friday?" How that\'s answered is worth more than the map.',
      them: "Nobody can know from a snap score who somebody's talking to. What can be seen: whether they'll move to a call, a number, a day. Staying on Snapchat only can be habit, and it can also be that messages vanish there. Ask once why, lightly. An easy answer or a dodge, you'll hear the difference.",
      normal:
        "Watching the score and the map is what those features are made for, so nearly everyone who likes someone does it. It still does you no good. Turn off the map for a week and ask for a real plan instead. You'll know more from one answer than from seven days of dots.",
      should:
        "Ask for the number, yes. \"I'm bad at Snap, can I text you?\" is an easy line and harmless. If they say no twice after weeks of talking, keep it light and keep your own pictures to yourself, because a chat that has to vanish isn't the place for anything you'd mind being seen.",
    },
  },
  {
    id: 'nudes-asked',
    words: [
      /\b(?:nudes?|nude (?:pics?|photos?)|naked (?:pics?|photos?|pictures?)|dick ?pics?|sext(?:s|ed|ing)?|spicy (?:pics?|photos?)|dirty (?:pics?|texts?)|(?:underwear|topless|shirtless|boob|body|sexy|explicit|intimate) (?:pics?|photos?|pictures?|videos?|selfies?)|pics? of (?:my|your|his) (?:body|boobs|dick|chest)|show (?:him|me) (?:my|your) (?:body|boobs)|unsolicited pics?|sexy (?:pics?|photos?)|send (?:something|smth) (?:sexy|spicy|naughty))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:1[0-7]|leak\w*|blackmail\w*|threat\w*|posted|shared|sharing|teacher|dad|father|uncle|stepdad|child|kid|museum|paint\w*)\b/u,
    tries: [
      'guy from hinge asks for nudes before weve even met',
      'got a dick pic as a good morning, is this what dating is now',
      'should i send my boyfriend a spicy pic, were long distance',
      'i sent nudes to someone i was talking to and regret it',
      'he wants nudes daily',
      'unsolicited dick pic, again',
      'he was so polite for two weeks, asked about my mother and my cats, and then out of nowhere at midnight he wanted a topless picture',
      'is sexting normal before you even met',
      'how do i ask him to delete my nudes now that its over',
      'what do i answer when she wants a sexy pic and im shy about my belly',
      'im 29f and i like sending nudes to my boyfriend, am i naive',
      'why do men think a picture of their thing is a hello, dick pics at 9am',
    ],
    says: {
      told: "A picture like that is only ever yours to offer, and nobody's to collect. If you're asked, \"I don't send those\" is a full sentence. If you got one you didn't ask for, block and report. If you sent one and regret it, ask for it to be deleted. If anyone threatens you with it, don't pay, keep the messages and tell the police or someone you trust. Under eighteen, tell an adult: there are services that take pictures down.",
      should:
        "Only if you're both adults, you want to for yourself, and you've known each other a good while, and even then without your face or anything recognizable. Under eighteen, no, it can be illegal for both of you. With someone you haven't met, no. If you feel even slightly pushed, no. \"I'd rather you saw me in person\" is a sentence that has never been leaked.",
      normal:
        "Being asked is common, and it's just as normal to find it off-putting. You aren't prudish for saying no and you aren't cheap for having sent one. What isn't okay is pressure, or sending without being asked. Those are fair grounds to end a chat without a discussion.",
      say: 'Short and without apology: "I don\'t send pictures, ask me for a coffee instead." If they push: "I said no. Last time I\'ll answer that." If you want one deleted: "Please delete the photos I sent you and tell me when it\'s done." Then you\'ve said it clearly and in writing.',
    },
  },
  {
    id: 'video-call-first',
    words: [
      /\b(?:video ?(?:call|chat|date)s?|facetime|face time|phone ?call|call(?:s)? (?:before|first)|voice (?:notes?|messages?|memos?)|talk(?:ing)? on the phone|voice ?note|audios|zoom date|(?:hates?|avoids?|refuses|scared of) (?:phone )?calls?|hear (?:his|her) voice)\b/u,
      /\b(?:date|dates|dating|tinder|hinge|bumble|app|match|crush|guy|girl|he|she|first|meet|meeting|online|met|talking stage)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:interview|boss|mom|mum|dad|grandma|catfish\w*|money|scam\w*|ex|exs|died|hospital bill|accident\w*|mistake)\b/u,
    tries: [
      'she wants a video call before the first date and i hate those',
      'the guy from bumble sends 6 minute voice notes',
      'should i facetime him before we meet',
      'he never wants to do a phone call only texting, met him online in march',
      'he refuses phone calls',
      'she sends audios of eight minutes',
      'we match on everything, books, dogs, politics, and hes coming from oslo next month, but should we not do a video call before',
      'is it weird to ask a girl to facetime the night before a first date',
      'i hate my voice, he wants to talk on the phone tonight and im shaking',
      'what do we talk about on a video date, 45 minutes is so long',
      'my crush left me a voice message singing happy birthday',
      'he was so different on the video call, stiff and cold, do i still meet him',
    ],
    says: {
      told: 'Ten live minutes before you meet save a lot of wrong evenings, so a short call is worth the awkwardness. Give it an end: "I\'ve got ten minutes at seven, quick hello?" Sit facing a window and have one silly question ready. If voices feel safer than video, a voice note of thirty seconds does it too. Somebody who refuses every kind for weeks is worth a raised eyebrow.',
      should:
        "Yes, I'd do it. A short call shows you the voice, the humor and that the person is real, and you'll be less nervous at the table. Keep it to ten or fifteen minutes so there's something left for the date. If you truly hate video, offer audio. Only skip it if you share friends who know them.",
      normal:
        "Hating calls is normal, and so is wanting one first. One side fears the awkward pause, the other fears a stranger. Meet in the middle with a short audio call or a voice note. Nobody has to be charming for an hour on a screen before they've even had a coffee together.",
      say: 'Try: "I\'m better live than in writing. Quick call tomorrow at seven, ten minutes, no outfit needed?" If you don\'t want it: "I freeze on video. Could I send you a voice note instead, and then coffee on Saturday?" And for endless voice notes: "I love your podcasts, but tell me the rest in person."',
    },
  },
  {
    id: 'never-meets-up',
    words: [
      /\b(?:(?:wont|doesnt want to|does not want to|refuses to|never wants to|keeps? avoiding|avoids|excuses? (?:not to|to not|when)|never|hasnt asked to|doesnt ask to|still havent|still hasnt|yet to) (?:actually |to )?(?:met(?! in| him| her| irl| them| my| a| some| any)\b|meet(?: up| me| in person| irl| in real life)?|hang out in person|ask(?:ed)? me out)|pen ?pal|text(?:ing)? buddy|just texting for|(?:talking|texting|chatting) for (?:\d+|two|three|four|five|six|several|many|a few) (?:weeks|months|years)|talking stage|avoids meeting|always busy when i (?:suggest|ask)|(?:never|doesnt) suggests? a (?:day|date|meeting)|(?:months|weeks) of (?:texting|chatting))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:mom|mum|dad|mother|father|sister)|my (?:boyfriend|bf|girlfriend|gf)|ex|exs|never meet (?:anyone|someone|people|a|the|my)|money|gift cards?|marri\w*|parents|his friends|her friends|my friends|family|kids)\b/u,
    tries: [
      'weve been texting for 3 months and he wont meet up',
      'stuck in the talking stage again, 6 weeks now',
      'she always has excuses not to meet when i suggest coffee',
      'why does he text me all day but never ask me out',
      'we live 20 min apart and still havent met',
      'he never wants to meet',
      'talking stage from hell',
      'we share playlists and photos of our dinners and he knows the names of all my cousins, but after ten weeks of texting he still hasnt asked me out',
      'why does she say we should hang and then shes always busy when i suggest a day',
      'is he shy or what, hes 15 minutes away and avoids meeting',
      'should i drop a girl who refuses to meet up after two months of memes',
      'im basically a pen pal with a man in my own city, vienna, its comical',
      'we text daily but he never suggests a day, only says soon babe soon',
    ],
    says: {
      told: "Chatting that never turns into meeting stays a chat, so give it one clear offer with a day: \"I've liked writing with you. Coffee on Saturday at eleven?\" If the answer is yes or another day, lovely. If it's fog for the second time, let the daily texting go down. You'd keep paying with your evenings for a person you've never sat next to.",
      them: "Nobody can tell from outside whether it's shyness, somebody at home, photos that don't match, or just liking the attention. They look the same from your side of the phone. That's why the offer has to be concrete. A shy person moves the date or suggests a call. Someone who only wants the chat changes the subject.",
      should:
        "Ask, yes, this week, with a place and an hour. The talking stage doesn't get riper by waiting, it gets more imaginary. If they dodge twice, I'd step back, kindly: \"I'm not looking for a pen pal. Write me when you feel like a coffee.\" Going first isn't pushy.",
      normal:
        "Common, and your impatience is healthy. After two or three weeks of good chatting near each other, wanting to meet is the normal next thing. Longer than that, and you fall for a voice you made up yourself. There's nothing wrong with saying you'd like the real one.",
    },
  },
  {
    id: 'online-relationship',
    words: [
      /\b(?:online (?:relationship|boyfriend|girlfriend|bf|gf|love|lover|partner|crush)|internet (?:boyfriend|girlfriend|relationship|love)|e ?(?:boyfriend|girlfriend|girl|boy|dating)|never (?:met|seen) (?:him|her|them|each other|my boyfriend|my girlfriend|my bf|my gf)?\s?(?:in person|irl|in real life|face to face)|havent met (?:him |her |them |yet )?(?:in person|irl|in real life|yet)|(?:met|meet) (?:him|her|them|my (?:bf|gf|boyfriend|girlfriend)) (?:on|in|through|playing) (?:discord|minecraft|roblox|fortnite|valorant|wow|vrchat|a game|reddit|twitch)|(?:boyfriend|girlfriend|bf|gf|crush) from (?:the internet|discord|reddit|roblox|minecraft|a game|online|twitch|vrchat)|(?:girl|boy|guy|man|woman|someone) (?:from|on) (?:discord|reddit|roblox|minecraft|vrchat|twitch|the internet)|(?:fell|fall|falling) in love online|meet(?:ing)? (?:him|her|them|my bf|my gf|my boyfriend|my girlfriend) (?:irl|in real life|in person) for the first time|e relationship)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:money|gift cards?|scam\w*|crypto|bitcoin|1[0-5] (?:years|yrs|yo))\b/u,
    tries: [
      'im in love with a girl from discord weve never met in person',
      'my online boyfriend lives in brazil and my family laughs at me',
      'met him playing valorant and we talk 6 hours a night',
      'is an online relationship a real relationship',
      'havent met irl yet after a year, im flying to him in june',
      'my gf from discord is real',
      'can you fall in love online',
      'my parents think im wasting my twenties in front of a screen but the kindest man i know is a guy on discord from finland',
      'should i fly to poland to see someone ive never met in person, 22f',
      'we got together playing minecraft, i mean my online girlfriend, and shes jealous of my real life friends',
      'were meeting him irl for the first time on saturday and im scared he wont like my body',
      'how do i explain my internet boyfriend to my grandma lol',
      'will it last if we only have an e relationship and an ocean between us',
    ],
    says: {
      told: "Feelings from an online love are real, and the relationship becomes testable the day you share a room. So work toward that day: regular video, each other's full names and a friend or two, then a first visit in a public place with your own hotel and someone at home who knows where you are. Until then send no money and promise no moves. If you're under eighteen, a parent should know and come along.",
      normal:
        "Yes, it's real in the part that's real: the talks, the care, the hours. What it can't show yet is smell, silence, bad moods and how someone treats a waiter. So love them and still call it unfinished. Family who laugh may come round when there's a video call with a face on it.",
      should:
        "Meet before you decide anything bigger, yes. Go if you've seen each other live on video many times, have your own money for a room and a way back, and someone at home has the address. Wait if they dodge video or want money. Three or four days is long enough for a first visit.",
      will: 'No one can promise it, and many of these do turn into ordinary couples. It depends on whether you can meet within a foreseeable time, whether one of you could really move one day, and whether the talks survive dull days. Put a first date for a visit into the calendar. A love with a date in it is easier to trust.',
    },
  },
  {
    id: 'first-date-nerves',
    words: [
      /\b(?:first date|1st date|first ever date|1st ever date|first dates|(?:have|got|going on|go on) a date|date (?:tonight|tomorrow)|a date (?:on|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|date in (?:\w+ )?(?:hours?|minutes|min))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|blind|speed|deadline|due|court|drunk|sober)\b|\b(?:fat|rude|ugly|ghost\w*|pay|paid|bill|split|stood me up|cancel\w*|kiss\w*|since (?:my|the) (?:divorce|husband|wife)|widow\w*|sex|slept|sleep with|boyfriend since|video|call|facetime|years ago)\b/u,
    tries: [
      'first date on friday and i feel sick to my stomach',
      'what do i wear to a first date at a bowling place',
      'had my first date with the girl from the library, we closed the cafe',
      'i never know what to talk about on first dates',
      'my first date in 11 years is tomorrow',
      'date in two hours, panic',
      'i have a date!!',
      'after the kids moved out and eight years of soup for one, the man from the hardware store asked me, and tomorrow is our first date',
      'is it ok to bring my own tea to a first date, i have a weird stomach',
      'my palms are wet, date tonight with the cellist, what do i talk about',
      'should i tell him on the first date that i stutter',
      'she said yes!! first date on sunday at the zoo',
      'how long should a first date last, i was home after 38 minutes, is that bad',
    ],
    says: {
      told: 'A first date, like any early one, only has to answer one question: would another hour with this person be nice? So keep it short and easy, a coffee or a walk, in clothes you\'ve worn before and shoes you can walk in. Have two real questions ready, such as "what\'s taking up your head lately?" If it already happened, the same test works afterward, and the message can go out today.',
      say: 'Ask for small true things instead of a CV: "What was the best part of your week?", "What could you talk about for an hour?", "Which of your friends would warn me about you?" Then stay with the answer for two more questions. If a pause comes, say "okay, nervous pause" and smile. It nearly always breaks the ice.',
      how: 'Plan it short: one drink or one walk, an hour or so, in a place you know, with your own way home. Eat something before. Arrive five minutes early so you\'re the one sitting. Tell a friend where you are. And give the nerves a name out loud, "I\'m a bit nervous, you too?" It makes two of you.',
      normal:
        'Completely normal. Nerves before a first date are your body guessing that it might matter, and the other one is likely checking the mirror too. They usually drop after ten minutes and one laugh. If you feel sick with it, eat something plain, walk there if you can, and keep the date short.',
      glad: 'How nice. A good first date has something of finding an extra room in your own house. Tell them while it\'s warm: "I had a really good time. Again next week?" No waiting games needed. And write down for yourself one thing they said that you liked, it\'ll be fun to remember if this goes on.',
    },
  },
  {
    id: 'who-pays',
    words: [
      /\b(?:date|dates|dating|tinder|hinge|bumble|girl|guy|dinner|him|her|he|she)\b/u,
      /\b(?:split(?:s|ting)? (?:the )?(?:bill|check|tab|cost)|who (?:pays|should pay|has to pay)|go(?:ing|es)? dutch|went dutch|pay(?:s|ing)? (?:for )?(?:the |my |her |his |every |our |first |half|on )+(?:date|dates|dinner|bill|check|meal|drinks?|half)?|paid (?:for )?(?:the |my |her |his |our |every)+\s?(?:date|dinner|bill|meal|half|drinks?|coffee|thing)|forgot (?:his|her) wallet|(?:never|didnt|doesnt) (?:even )?(?:offer(?:ed|s)? to )?pay|venmo(?:ed)? (?:me|him|her)|request(?:ed)? (?:me )?(?:money )?for|(?:expects?|expected|wants?|wanted) me to pay|bill (?:came|comes)|pay half|(?:left|leaves|stuck) me with the (?:bill|check|tab)|let(?:s)? me pay|venmos me)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:rent|husband|wife|child support|alimony|ex|exs|mortgage|tuition|my (?:mom|mum|dad|parents|sister|brother)|phone bill|electric\w*)\b/u,
    tries: [
      'he wanted to split the bill on the first date, 14 euros',
      'who should pay on a date if she asked me out',
      'the guy venmoed me for half a pizza after our date',
      'im broke and i always pay for the dates',
      'she never even offered to pay in 2 months',
      'who pays on dates',
      'she let me pay. again',
      'it was such a nice evening, three hours of talk and a walk on the pier, and then the bill came and he looked at the ceiling',
      'is it unfeminist that i want him to pay for the first dinner',
      'the girl ordered lobster and then expected me to pay',
      'my date insisted on going dutch down to the last cent, 6.35 each, turn off or fair',
      'how do i offer to pay half without offending him, hes egyptian and very proud',
      'he earns triple and still venmos me for coffee',
    ],
    says: {
      told: "The easiest rule for paying on dates: whoever invites pays that time, the other says \"next one's mine\" and means it. How someone handles the bill is mostly how they were raised, so it's a poor test of interest on one evening. Over five or six dates it's a fair one. If it weighs on you, pick cheaper dates: a walk and ice cream hurts nobody.",
      should:
        'If you invited, pay, or say before you order that you\'d like to split. If you were invited, offer, and mean it. When someone insists, "then I get the next one" settles it and also asks for a second date. If money\'s tight, choose the place yourself. Nobody worth seeing minds a bench and a coffee.',
      normal:
        "It's normal to split and it's normal to be put off by it, since people come from very different homes here. One split bill says nothing about how much they like you. What may bother you fairly: a bill checked to the cent, a request sent afterward, or never once reaching for it in months.",
      say: 'At the table: "Shall we split?" or "I\'ve got this one, you get dessert somewhere." If you always pay: "I like treating you, but I can\'t do it every time. Could you take the next one?" Said with a smile, early, it\'s a small sentence. After four months it becomes a big one.',
    },
  },
  {
    id: 'date-cancelled',
    words: [
      /\b(?:date|dates|dating|tinder|hinge|bumble|guy|girl|he|she|meet|dinner|drinks|coffee|crush)\b/u,
      /\b(?:cancel(?:s|ed|led|ing|ling)?(?: on me)?|reschedul(?:e|es|ed|ing)|flak(?:e|es|ed|ing|y)|rain ?check|bail(?:s|ed|ing)?(?: on me)?|last minute excuse|postpon(?:e|es|ed|ing)|call(?:ed|s)? off|something came up|(?:cant|cannot|can not|couldnt) make it to (?:dinner|the date|our date))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:kids|daughter|son|single mom|wedding|flight|subscription|interview|surgery|funeral|appointment|on bail|court|culture|boss|husband|wife|wedding|engagement|holiday|vacation)\b/u,
    tries: [
      'he cancelled our date 2 hours before because of a headache',
      'she rescheduled 3 times already',
      'i want to cancel the date tonight, im too anxious',
      'my date bailed on me and then posted from a bar',
      'should i give him another chance after he flaked twice',
      'he flaked. third time',
      'something came up, she says',
      'i shaved my legs, i bought a top, i told my babysitter to come at six, and at five thirty he writes that he cant make it to dinner',
      'should i cancel on a nice guy because i met someone better yesterday',
      'whats a kind way to call off a date an hour before, my stomach is in knots',
      'she cancelled because of her cat and hasnt proposed another day, is it a no',
      'he postpones every date to next week and next week never comes',
      'is it rude that i bailed on a date because of rain, he lives in glasgow he should be used to it',
    ],
    says: {
      told: 'With a cancelled date, look at the sentence after the "sorry". If another day came with it, it was life getting in the way. If none came, leave the next move to the one who cancelled: "No worries, tell me a day that suits you." Twice without a new day is an answer. If you\'re the one cancelling, do it early and offer a day, or say honestly that you won\'t.',
      should:
        "After one cancellation, yes, give another chance. After two, only if they name the new day themselves and keep it. A third time I'd let go, kindly. If your heart's elsewhere, cancel early and say so. If it's nerves alone, shrink the date instead: \"I've had a day, can we do forty minutes of coffee?\" You'll usually be glad you went.",
      say: 'If they cancelled: "Pity, feel better. Pick a day that works for you." If it\'s the third time: "I think the timing isn\'t there. Write me when your calendar\'s calmer." If you cancel: "I can\'t make tonight, I\'m sorry. Thursday instead?" One reason, no novel.',
      them: "Nobody can know from outside whether the headache was real. It may well have been. The offer of a new day is the part you can see, and it's the honest measure: people who want to see you hate losing the date too. No new day, twice, tells you more than any excuse.",
      normal:
        "A date cancelled over rain or nerves is human, and being let down by it is normal too. Someone chose the shirt and kept the evening. One cancelled date isn't rude in itself, but a last minute one without another day is careless, whoever does it. If it was done to you, let it cost you one evening only.",
    },
  },
  {
    id: 'stood-up',
    words: [
      /\b(?:stood (?:me|him|her|them|us) up|(?:was|got|been|being|get) stood up|stand(?:s|ing)? me up|no ?show(?:ed)?|never showed(?: up)?|didnt show(?: up)?|left me (?:waiting|sitting|standing)|forgot (?:about )?our date|no showed on|stood up at)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:interview|work|job|customer|client|plumber|court|contractor|class|shift|period)\b/u,
    tries: [
      'he stood me up, i waited 50 minutes at the ramen place',
      'my date never showed up and now says his phone died',
      'got stood up on my birthday of all days',
      'i stood her up last week because i panicked',
      'he didnt show up',
      'stood up at the aquarium',
      'my hair was done, the table was for two in the window, the waiter brought me free bread out of pity, all because that girl left me waiting for an hour',
      'is there any excuse good enough after he stood me up',
      'she forgot our date and was at her sisters watching tv',
      'do i answer him, he stood me up in may and now writes like nothing happened',
      'i feel so humiliated, got stood up and my mom was watching the kids for it',
      'i no showed on a guy because my depression was bad that day, how do i say sorry',
    ],
    says: {
      told: 'Standing someone up is one of the few things in dating that calls for a real explanation without being asked. If it was done to you: twenty minutes of waiting is enough, one message, "I was there, I\'ve left now," and then the next words are theirs. If you did it, say so plainly: "I panicked and left you sitting there. I\'m sorry." No dead phone stories.',
      should:
        "A second chance only if they explain without being chased, apologize for your lost evening, and suggest the next date themselves. A phone can die, but people who care find a charger by bedtime. If you had to ask what happened, I'd leave it there. You won't have missed much.",
      normal:
        "Feeling humiliated is normal, and you're the one person in that restaurant who did nothing wrong. The waiter has seen it fifty times. Don't search yourself for the reason, since someone who doesn't show up hasn't even met you that evening. Eat something good and tell a friend the story tonight.",
      say: 'If it was you waiting: "I was there at seven and left at half past. If something serious happened, I hope you\'re okay. Otherwise I\'ll leave it here." If you were the one: "I left you sitting there, and I\'m ashamed of it. It was fear, nothing about you. You owe me nothing, I just wanted to say it."',
    },
  },
  {
    id: 'no-spark',
    words: [
      /\b(?:no (?:spark|chemistry|butterflies|sparks)|(?:dont|didnt|do not|did not|doesnt|didn t|not|havent|without|lack of|missing|lost|feel the|any|the) (?:feel(?:ing)? |felt |really )?(?:the |a |any |much |that )?(?:sparks?|chemistry|butterflies)|spark (?:is|was|isnt|wasnt)|not (?:really )?attracted to (?:him|her|them)|nice but (?:boring|no)|feel nothing when we kiss|no (?:physical )?attraction|zero sparks?|a spark just|important is (?:the|a) spark|missed the spark|physical attraction)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:exam|class|degree|husband|wife|married|years together|tattoo|lab|subject)\b/u,
    tries: [
      'he is kind and funny but no spark after three dates',
      'she told me she didnt feel a spark, i thought it went great',
      'should i see him again if there were no butterflies',
      'great guy on paper, im just not attracted to him',
      'can chemistry grow later, i dont feel the chemistry now',
      'nice guy, zero spark',
      'how important is the spark',
      'she bakes, she listens, my mother adores her already after one lunch, and when she takes my hand i wait for butterflies and theres no chemistry',
      'am i shallow because im not attracted to him, hes an angel',
      'he texted that he had fun but missed the spark, what did i do wrong',
      'should i keep dating someone when i feel nothing when we kiss',
      'should i try another dinner if theres no physical attraction, hes so kind to his nan',
      'is a spark just anxiety like they say on tiktok',
    ],
    says: {
      told: "A spark on date one measures nerves as much as liking, so it's a weak judge both ways. If you felt none but time went fast, meet twice more and do something instead of sitting. If you'd mind a hand on your arm, that's a no, and you may say it kindly. If somebody told you there's no spark, take it as final and as taste: it isn't a mark.",
      should:
        "One or two more dates, yes, if you laughed and weren't watching the clock. Warmth often comes second for people who are calm at the start. Do something active, because movement wakes things up. Not if you flinch at the thought of kissing them, or only go so as not to hurt. Then a kind no is better this week than next month.",
      will: "It can grow, nobody can promise that it does. It tends to when there's ease, curiosity and some laughing already, and when you meet in different settings. It tends not to when you have to talk yourself into each date. Give it three meetings, then believe your body.",
      say: "Short and without a ladder of compliments: \"I've enjoyed meeting you, and I don't feel the romantic part. I wanted to say it instead of going quiet. I wish you well.\" Don't offer friendship unless you mean it. If they ask why: \"There's no fault, it's just a feeling I don't have.\"",
      normal:
        "Very normal. Plenty of good people meet plenty of good people and nothing lights. You're not too picky for wanting it, and you're not cold. Just check whether what you call spark is joy or the old stomach ache of not knowing where you stand. The second isn't worth waiting for.",
    },
  },
  {
    id: 'after-the-date',
    words: [
      /\b(?:second date|2nd date|third date|3rd date|next date|another date|after (?:the|our|my|a) (?:first )?date|since (?:the|our) (?:first )?date|(?:the|our) date (?:went|was)|great date|amazing date|good date|best date|perfect date|our date (?:last|yesterday|ended|lasted|felt)|date (?:yesterday|last night)|wants? to see me again|that was the best date)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ghost\w*|due date|court|kiss\w*|paid|pay|bill|spark|chemistry|stood|cancel\w*|weekly|wedding date|husband|wife|stood|left me on)\b|\b(?:(?:have|got|our) a? ?second date|on read|not a word|silence|crickets|i have a second date)\b/u,
    tries: [
      'the date went really well and now its been 3 days',
      'how long do i wait to ask for a second date',
      'best date of my life, he walked me home in the rain',
      'where do i take her on our 3rd date',
      'our date was magic',
      'do i text today after our date',
      'we ate dumplings, walked through the whole old town, she gave me her scarf, and i came home at two thinking that was the best date',
      'our date yesterday ended at sunrise and shes flying to peru on friday, do i say something now',
      'does he want a second date if he hugged me and said take care',
      'what do we do on a third date when its minus 15 outside',
      'great date with a 60 year old sailor, im 57 and giggling',
      'how do i tell him i dont want a second date, he already sent me a restaurant',
    ],
    says: {
      told: 'After a date, write within a day and say what you\'d like. If it felt good, put the next one into the message: "I had a lovely time. Ramen on Thursday?" Nobody who wants to see you is put off by that. If days have gone by already, the same line still works. If you don\'t want another: "I liked meeting you, I don\'t see it going further." For the next one, choose something to do over a table to sit at.',
      when: 'The same evening or the next day. The three day rule only ever taught people to wait. "Home safe, I liked that. Again?" is enough. If it\'s been several days, write anyway, once, with a day in it. The date after that can be within the week, while you still remember each other\'s jokes.',
      say: '"I keep laughing about the waiter. Same again on Friday, my choice of place?" or plainer: "I\'d like to see you again. Are you free on Sunday?" Mention one real moment, name one day. If you don\'t want another: "I liked meeting you, I don\'t see it going further. All the best."',
      them: 'Nobody can look into their evening after yours. What can be known: a person who enjoyed it usually answers a clear invitation clearly. So don\'t weigh their pauses, ask. If you get a day, good. If you get "soon" twice, then it was a nice evening and it stays one.',
      glad: 'Lovely. An evening like that doesn\'t come along every month, so let yourself be a bit silly about it. Tell them, simply: "That was my favorite evening in a long time." And keep the next one small and soon. It needs no topping, just more of the same two people.',
    },
  },
  {
    id: 'first-kiss',
    words: [
      /\b(?:first kiss|1st kiss|kiss(?:ed|es|ing)? (?:him|her|me|them|my (?:crush|date|friend)|someone|a (?:boy|girl|guy))|never (?:been )?kissed|never had (?:a|my first) kiss|go(?:ing|es)? in for (?:a|the) kiss|didnt kiss|hasnt kissed|havent kissed|we kissed|lean(?:ed)? in|our kiss|the kiss|(?:tried|wanted|wants|dare|when) to kiss|wont (?:he|she) kiss|how to kiss|ask for a kiss|kisses me in)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:cheat\w*|married|husband|wife|boyfriend|bf|gf|my girlfriend|forced|without (?:my )?consent|drunk|boss|teacher|uncle|cousin|goodnight kids|bad kisser|breath|kiss emoji|kiss face|friends (?:brother|sister)|coworker|best friend|straight)\b|\b(?:cant stop smiling|(?:he|she) kissed me|we (?:finally )?kissed)\b|\b(?:never been kissed|never kissed anyone)\b/u,
    tries: [
      'four dates and he hasnt kissed me',
      'how do i know when to kiss her',
      'had my first kiss and it was so awkward our teeth hit',
      'how to kiss, im 19',
      'we sat on her roof watching the fireworks for an hour with our knees touching and i still did not dare to kiss her',
      'she turned her cheek when i leaned in, was it a no',
      'is it ok to ask for a kiss or does that kill it',
      'why wont he kiss me, weve been out six times and he hugs me like a grandma',
      'i cant stop thinking about the kiss on the tram yesterday',
      'im 34 and have never had a kiss, i practise on my arm, dont laugh',
    ],
    says: {
      told: "A kiss needs a slow second more than a technique. When you're both standing close and nobody's in a hurry to leave, look, pause, and ask if you like: \"Can I kiss you?\" It's far more charming than people think, and a turned cheek means not now. If the first one's behind you and it was clumsy, they usually are, and the second has less to prove. If it hasn't happened yet, it has no expiry date.",
      how: 'Wait for the moment when the talking gets slower and you\'re both still standing there. Come about two thirds of the way and stop, so they can choose. Or just ask. Soft, short, no performance, then smile. If they turn their cheek, "no rush" and a warm goodbye saves the evening for both.',
      normal:
        "Asking first is fine, and so is having no kiss behind you at any age. Many people have their first kiss in their twenties or later and nobody can tell from outside. Nerves, bumped noses and a strange empty feeling afterward are common too. Nothing about it says how you'll be at loving somebody.",
      them: "Why somebody hasn't kissed you, or did, can't be seen from outside. Shy, careful, unsure whether you'd like it: all possible, and so is not feeling it. You can find out in five seconds: stand close at the goodbye and say \"you may kiss me, you know\", or ask what it meant to them. Their face answers.",
      glad: "Oh, how lovely. Let that one play in your head all day, it's allowed to. Tell them something small and true, such as \"I'm still smiling.\" And do write down where it was and what the weather did. It's the kind of detail you'll be happy to have one day.",
    },
  },
  {
    id: 'bad-kisser-bad-breath',
    words: [
      /\b(?:date|dating|kiss(?:er|es|ing|ed)?|boyfriend|girlfriend|bf|gf|guy|girl|he|she|him|her|my|seeing|his|man)\b/u,
      /\b(?:bad kisser|terrible kisser|awful kisser|kisses (?:bad|badly|like a|too|with too)|too much tongue|slobber(?:s|ed|y|ing)?|bad breath|breath (?:smells|stinks|is|smelled)|stinky breath|body odou?r|smell(?:s|ed)? (?:bad|of sweat|sweaty|like sweat)|hygiene|doesnt (?:shower|brush)|dirty (?:nails|teeth)|(?:he|she|boyfriend|girlfriend|bf|gf) (?:smells|stinks)|bad at kissing|(?:his|her) breath (?:knocked|stinks|smells|is)|is my breath|halitosis|use deodorant|like a washing machine)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:dog|cat|puppy|baby|kid|son|daughter|coworker|boss|depress\w*|roommate|teacher|laundry|smells (?:good|nice|amazing))\b/u,
    tries: [
      'great guy but hes a terrible kisser, all tongue',
      'the girl im dating has bad breath and i dont know how to say it',
      'i think i have bad breath, he always turns away when kissing',
      'should i end it because of his hygiene, he doesnt shower daily',
      'his breath stinks. omg',
      'shes bad at kissing',
      'everything about him is right, job, humour, the way he talks to old people, and then he leaned in and his breath knocked me over',
      'how do i tell a grown man to use deodorant',
      'am i the bad kisser, he laughed in the middle of it',
      'she kisses like a washing machine, can you teach somebody',
      'my boyfriend smells of sweat after his shift and gets offended, were both 24',
      'i eat so much garlic, my culture, is my breath the reason girls dont stay',
    ],
    says: {
      told: 'Breath and kissing can both be changed in a week, so they\'re worth one kind sentence before you give up on anybody. For breath or smell, say it alone, once, warmly: "Can I tell you something I\'d want to be told?" For kissing, show it: "Let me kiss you, slowly, you do nothing." If it\'s your own breath that worries you, a dentist checks that in ten minutes.',
      say: 'For breath: "This is awkward and I like you. I\'ve noticed your breath sometimes. I\'d want someone to tell me." For kissing: "I love it slow and soft, like this," and then show them. For showering: "I get weak for you fresh out of the shower." Ask for what you want instead of naming what\'s bad.',
      should:
        "Give it one clear sentence and two weeks first. Most people are grateful after the hot face, and kissing improves fast with a little guidance. If you've said it and nothing changed, or you notice you don't want to be near them at all, that's reason enough to stop. You needn't call it shallow.",
      normal:
        "One laugh doesn't make you a bad kisser, and minding someone's breath isn't shallow. Closeness goes through the nose and the mouth first. Minding it is normal, and keeping silent until you're disgusted is the only unkind way. Breath that stays bad in spite of brushing often has a cause a dentist or doctor can find, so naming it may be a favor.",
    },
  },
  {
    id: 'talked-about-ex-on-date',
    words: [
      /\b(?:talk(?:s|ed|ing)?|mention(?:s|ed|ing)?|brings? up|brought up|bringing up|compar(?:e|es|ed|ing)|rant(?:s|ed|ing)?|stories|told me|tells me|speaks? about|complain(?:s|ed|ing)?|ask about)\b/u,
      /\b(?:(?:about|mention\w*|up|with|to) (?:his|her|their|my) (?:ex|exs|exes|ex wife|ex husband|late wife|late husband|past relationships?)|(?:with|to|about) (?:his|her|my) exs)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:talk(?:s|ed|ing)? (?:to|with) (?:his|her|their|my) ex|texts?|still talks to|my therapist|kids)\b/u,
    tries: [
      'he talked about his ex the entire date, 2 hours',
      'she always brings up her ex when we are in bed',
      'i talked about my ex too much on the date and now im ashamed',
      'is it a bad sign that he compares me with his ex wife',
      'he keeps mentioning his exes and i feel like a replacement',
      'he talks about his ex constantly',
      'she complains about her ex',
      'the restaurant was lovely and she looked amazing but from the starter to the tiramisu she complained about her ex husband',
      'how do i stop talking about my ex on dates, it just comes out',
      'does it mean hes not done with it if he speaks about his exes every time',
      'my girlfriend mentions her ex whenever we pass a certain bakery in lyon',
      'should i say something, he compared my cooking with his exs',
      'is it rude to ask about her ex on the second date or will she bring it up',
    ],
    says: {
      told: 'An ex in the conversation is fine as a visitor and a problem as the third person at the table. If it\'s them, say it lightly once: "I\'m getting to know your ex quite well. Tell me about you." The next date shows whether it landed. If it was you, one line repairs it: "I gave my past too much room last time. I\'d rather hear about you."',
      normal:
        "Normal in small doses, and it's fair to mind more than that. Everyone past twenty has a history, and a bit of it belongs on the table. Hours of it, or being compared, leaves you sitting in someone else's chair. That feeling isn't jealousy, it's good hearing. Say it once before you draw a conclusion.",
      them: "No one can see from outside whether they're still in love, still angry or just nervous and filling silence. What you can see is whether they can stop when it's pointed out, and whether they ask about you. If the ex is back by the second coffee, they may not be free yet, whatever they'd like.",
      should:
        "Give it one honest remark and one more date. Nerves make people say the loudest thing in their head. If the ex comes along again after you've said it, I'd step back: not as a punishment, only because you'd be auditioning for an old role. \"I think it's early for you\" is a kind goodbye.",
    },
  },
  {
    id: 'date-ideas',
    words: [
      /\b(?:date (?:ideas?|night ideas?|spots?)|ideas? for (?:a|our|the|my) (?:first |second |third |next )?date|where (?:to|should i|do i|can i) (?:take|bring) (?:her|him|them|my (?:date|crush|girlfriend|boyfriend))|what (?:to do|should we do|can we do) on (?:a|our|the) (?:first |second |third )?date|coffee date|cheap date|picnic|movie date|cinema date|museum date|plan(?:ning)? (?:a|our|the) (?:first |second |perfect )?date|(?:cute|romantic|creative|original) dates?|movie date|plan (?:a|the) (?:surprise )?date|date at the (?:museum|zoo|park|cinema)|where (?:can|do|should) (?:i|we) take (?:a girl|a guy|him|her|someone))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:save the date|wedding date|due date|exam|school picnic|company picnic|3rd date)\b/u,
    tries: [
      'where should i take her, she doesnt drink and its winter',
      'date ideas with 20 bucks pls',
      'is a coffee date lazy, he suggested starbucks',
      'planning a picnic for a girl i really like',
      'need cute date ideas',
      'movie date or bowling',
      'i have 15 euros till friday, the bus is on strike, it will rain all weekend in belfast and i promised her i would plan a date',
      'where can i take a girl who has seen everything, she grew up in paris',
      'is a date at the zoo ok or childish, we are both 40',
      'he wants me to plan the date this time and im blank',
      'what to do on a date with someone in a wheelchair, i want it to be fun not weird',
      'where do i take him, hes vegan and doesnt like crowds',
    ],
    says: {
      told: 'The best dates give you something to look at besides each other, and an easy end. A market with one snack each, a walk to a view with hot drinks, an arcade, a bookshop where each picks a book for the other, a picnic by water with three good things. An hour or so, near a second place if it goes well. Check steps, menu and noise if they matter to either of you. Offer two choices: "Market or arcade?"',
      should:
        "Choose what you'd enjoy even if the date were dull, that's the safest test. Coffee is fine for a first meeting, it's short and kind to both wallets. From the second on, do something with your hands or your feet. Skip the cinema until you know each other, since two hours of silence in the dark teach you nothing.",
      how: 'Three parts: a start that\'s easy to find, something to do for forty minutes, a place nearby to sit if you both want more. Check opening hours and rain. Ask before: "Anything you don\'t eat, any long walks you hate?" Then invite with day, hour and place. Being looked after that much is half of the charm.',
      normal:
        'Nothing lazy about a simple date. A coffee or a walk says "I want to talk to you", and many people like it more than a dinner where you\'re trapped until dessert. If it\'s the fifth coffee in a row, you may suggest something: "Next time I\'d like to beat you at mini golf."',
    },
  },
  {
    id: 'blind-date-set-up',
    words: [
      /\b(?:blind date|set (?:me|us|him|her|them) up with|setting me up|setup by|matchmak(?:er|ing|ers)|arranged (?:date|meeting|introduction)|speed ?dating|singles (?:event|night|party|mixer|holiday|trip)|rishta|biodata|omiai|play(?:ing)? cupid|to (?:set|hook) (?:me|us) up|hooked me up with|arranged (?:date|meeting)s?|set us up)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:forced|forcing|against my will|scam\w*)\b/u,
    tries: [
      'my aunt set me up with a dentist and i cant say no',
      'going to speed dating alone on thursday, terrified',
      'my mum sends my biodata to everyone',
      'friend wants to set me up with her brother in law, should i go',
      'blind date was awful, what do i tell the friend who arranged it',
      'blind date tonight, what if',
      'my coworkers play matchmaker',
      'my neighbour is 80 and means well and she has now told the whole stairwell that her grandson is free, she wants to set us up with cake',
      'is speed dating only for desperate people, im 45 and curious',
      'how do i tell my aunties to stop sending me rishta pictures',
      'they hooked me up with a guy who talked about concrete for two hours',
      'should i go to a singles night alone, my friends all have babies',
      'what do i tell my auntie after the third arranged meeting, he was polite and i felt nothing',
    ],
    says: {
      told: 'Being set up costs you one hour and can always be kept that small: a coffee, in daylight, with an end time you say beforehand. Go curious, not grateful. Whatever comes of it, tell the one who arranged it one sentence and no report: "Thank you for thinking of me, it was nice, not a match." And if you don\'t want introductions at all, say that kindly before the next name comes.',
      should:
        "Go, I'd say, if you have an hour to spare and nobody expects an answer by Sunday. People who know you sometimes pick better than an app. Don't go if it comes with pressure, a family waiting for a yes, or if your heart's elsewhere. Then \"that's sweet, but I'm not looking right now\" is honest.",
      say: 'To the matchmaker: "Thank you, I know you mean well. We had a nice coffee and it isn\'t a match." To stop it: "I\'ll tell you when I\'d like to be introduced. Until then please don\'t share my number." To the date: "So what did they tell you about me?" It\'s the best opening line there is.',
      normal:
        "Feeling awkward about it is normal, and so is feeling a bit like goods on a shelf. Everyone in that room or at that table feels the same, which is oddly helpful: say it out loud and you're already on one side. You owe the people who arranged it good manners, never a yes.",
    },
  },
  {
    id: 'rude-to-waiter',
    words: [
      /\b(?:rude|snapped|shouted|yelled|mean|tip|tips|tipped|tipping|snap(?:s)? (?:his|her) fingers|impolite|condescending|awful|nasty|humiliat\w*|insult(?:s|ed)?|whistl(?:es|ed)|treats|arrogant)\b/u,
      /\b(?:waiter|waitress|waiters|server|staff|bartender|barista|uber driver|taxi driver|cashier|waiting staff|cleaning lady|hotel staff)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:flirt\w*|crush|i work|my job|customer|customers|manager|my shift|im a|as a|boss|hospital|school|nurse)\b/u,
    tries: [
      'my date was so rude to the waiter, otherwise perfect',
      'he snapped his fingers at the waitress',
      'she didnt tip the server anything and laughed about it',
      'is it a red flag if he yelled at an uber driver',
      'he treats waiters like dirt',
      'zero tip, rude to the barista',
      'the evening was a dream until she sent the soup back twice and humiliated the young server, who was maybe seventeen',
      'does it mean something that he never says please to staff, hes a bit arrogant',
      'should i end it because my boyfriend insulted a taxi driver in marrakesh',
      'why is she an angel to me and nasty to the cleaning lady',
      'i was so embarrassed, he whistled at the waiter, my dad was a waiter for 30 years',
      'am i too sensitive, she was nasty to the hotel staff about everything and got us free breakfast',
    ],
    says: {
      told: 'How a person treats a waiter is how they treat someone they need nothing from, so it\'s worth more than their best story. Once, on a bad evening, you can ask: "What was that about?" Shame or an apology to the server is a good sign. A shrug is the other kind. In the meantime, a decent tip and a kind word from you puts the table right.',
      normal:
        "You're not overreacting. It's one of the oldest tests there is, because nobody plans for it. One sharp word on a terrible day may be a slip. Contempt, finger snapping or enjoying it is character showing. If it made you want to disappear under the table, take that seriously.",
      should:
        'One remark first, if the rest was good: "That was hard on him, and I minded it." Then look at the face. Someone who says "you\'re right, I\'m ashamed" is worth another evening. If they explain why the staff deserved it, I wouldn\'t spend another evening waiting for my own turn.',
      them: "Nobody can see into them, but you saw something real: with a person who can't answer back, they were unkind. Perhaps stress, perhaps how they always are. The way to tell is time and one plain question. Watch the next waiter, the next driver, the next wrong order.",
    },
  },
  {
    id: 'sober-dating',
    words: [
      /\b(?:date|dates|dating|tinder|hinge|bumble|crush|guy im seeing|girl im seeing|new (?:boyfriend|girlfriend))\b/u,
      /\b(?:sober|dont drink|doesnt drink|do not drink|non ?drinker|without alcohol|no alcohol|alcohol free|in recovery|recovering alcoholic|stopped drinking|quit drinking|got (?:too )?drunk|was (?:so )?drunk|drank too much|drinks? (?:a lot|too much)|tipsy|wasted|mocktails?|threw up)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:forced|unconscious|assault\w*|rape\w*|drove|driving|every (?:day|night))\b/u,
    tries: [
      'im sober 2 years and every tinder date wants a bar',
      'my date doesnt drink, is it weird if i order wine',
      'i got too drunk on our second date and cried',
      'when do i tell a date that im in recovery',
      'dating sober is so awkward',
      'i was drunk on the date',
      'hes lovely and patient and orders tonic with me, but all his friends are wine people and dating without alcohol in bordeaux feels impossible',
      'is it a turn off for girls if i say i dont drink on a first date',
      'she got wasted on our first date and fell asleep on the table',
      'should i date someone in recovery, hes 14 months clean and so honest',
      'what do i order at the bar so the date doesnt ask why im sober',
      'threw up in his car after the second date, can you come back from that',
    ],
    says: {
      told: 'Alcohol and dating can be pulled apart more easily than it looks: suggest the place yourself, and make it one with daylight. "I don\'t drink, I do love pancakes" tells enough for date one, and how it\'s taken tells you plenty. If one drinks and the other doesn\'t, just ask if a glass bothers them. If it got too much last time: "I overdid it, sorry. Coffee this time?"',
      when: "That you don't drink: before the first date, in half a sentence, so nobody books a cocktail bar. Why you don't: when you feel safe, often around the third or fourth date, and no earlier than you like. \"I stopped two years ago and it's one of the best things I did\" is all they need at first.",
      say: '"I don\'t drink, but I\'m fun at a food market. Saturday?" If asked why: "It didn\'t suit me, life\'s better without. What about you?" After an evening of too much: "I was nervous and drank past my limit. I\'d like you to meet the daytime version." Short, and no more apologies after that one.',
      normal:
        'Perfectly normal, and more people date without alcohol now than it seems from the bars. Nerves with nothing to sip are a bit louder for the first ten minutes, then you get the prize: you know next morning whether you liked them. Someone who pushes you to drink has saved you time.',
    },
  },
  {
    id: 'sex-how-soon',
    words: [
      /\b(?:date|dates|dating|met|tinder|hinge|bumble|weeks|months|too (?:soon|early|fast|quick)|first night|wait|waiting|ready|how (?:soon|long|many)|new guy|seeing|third date|second date|first date|until marriage|before (?:were|we are|its|being) official|lose respect)\b/u,
      /\b(?:slept (?:with|together)|sle(?:ep|eping) (?:with|together)|have sex|had sex|having sex|sex|hook(?:ed|ing)? up|intimate|spend the night|spent the night|go home with (?:him|her)|went home with (?:him|her)|anything physical|stayed over|stay the night|sex before|wait(?:ing)? until marriage)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:boss|supervisor|manager|coworker|roommate|1[0-7]|forced|rape\w*|assault\w*|consent|pregnan\w*|husband|wife|married|ex|exs|cheat\w*|same sex|friends with benefits|drunk|virgin\w*|std|sti|herpes|hiv|baby|menopause|teacher|no sex|sexless|libido|anymore)\b/u,
    tries: [
      'slept with him on the second date and now he writes less',
      'how many dates before you have sex, i dont want to be easy',
      'she wants to wait with sex, were dating 4 months',
      'im not ready to sleep with him yet and hes getting impatient, 5 dates',
      'we hooked up the first night and i really like her',
      'is sex on date one bad',
      'dating, but sex only after marriage',
      'he cooked for me and put on the record i love, i stayed over and it was beautiful, and since then im scared that we had sex too soon',
      'she says she needs three months before anything physical, fine by me but is that normal',
      'does he lose respect if i sleep with him before were official',
      'how do i say i want to wait with sex without scaring him, im 30 and religious',
      'did i ruin it, i went home with him the night we met and hes quiet since',
      'my new guy wants me to stay the night and i only want to cuddle',
    ],
    says: {
      told: "There's no right number of dates for sex, only a right feeling: you'd still be okay with it if nothing came of it. If it already happened early, it spoils nothing with someone who likes you, plenty of long couples began that way. Now make a plan in daylight and see. If one wants to wait, \"not yet, and I like you\" is a full answer, and pushing isn't patience.",
      should:
        "Wait if you hope it will make them stay, and go ahead if you want it for the evening itself, sober, with protection, with someone who takes a no well. That last one you can test beforehand: say no to something small. If you already did, don't punish yourself. Just go on as you'd like it to go on, with a date in daylight.",
      normal:
        "Both are normal, the second date and the fifth month. Nobody serious keeps a table. What's worth your attention is how you felt next morning and how they treated you. If you felt fine and it was kind, it wasn't too soon. If you're being hurried, it is, whatever the number.",
      them: 'Nobody can know from outside what it meant to them. What can be seen is the week after: do they write, suggest a day, want to see you dressed? Ask for exactly that: "I\'d like to take you for lunch." Yes with a day is good news. Only late evenings on offer tells you what\'s on offer.',
      say: 'If you want to wait: "I like you, and I take this slowly. I\'ll tell you when I\'m ready." If it\'s after: "I liked that night, and I\'d like to see you by daylight too. Sunday?" If somebody pushes: "I said no. Please don\'t ask again tonight." You don\'t have to give a reason for any of these.',
    },
  },
  {
    id: 'situationship',
    words: [
      /\b(?:situationships?|situation ?ship|undefined relationship|almost relationship|not (?:official|officially together|together together)|more than friends but|act(?:ing)? like a couple|like a couple but|no label|without (?:a )?labels?|doesnt (?:want|like|do|believe in) labels?|hates labels?|(?:girlfriend|boyfriend|couple) (?:stuff|things|treatment) (?:but|without)|(?:not|isnt) my (?:girlfriend|boyfriend|gf|bf) (?:but|and)|lets not label)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b/u,
    tries: [
      'in a situationship for 8 months, he says he hates labels',
      'we act like a couple but shes not my girlfriend',
      'my situationship got a girlfriend and it wasnt me',
      'how do i end a situationship when technically nothing started',
      'he doesnt want labels but gets jealous',
      'my situationship ended',
      'two years, no label',
      'we spend every weekend together, i have a drawer and a toothbrush and his sister follows me, but hes not my boyfriend and wont call it anything',
      'why am i crying like a widow about a situationship of 5 months in seoul',
      'is a situationship ever going to turn into a relationship',
      'why do i always end up in situationships, 28f, decent job, nice teeth',
      'she wants all the girlfriend treatment without being with me',
      'should i give him a deadline, its been since easter and he says lets not label',
    ],
    says: {
      told: 'A situationship ends or turns into something on the day one of you says out loud what they want. So say it, in one sentence and without an exam: "I want a relationship, and I\'d like it with you. Do you?" Yes is a yes. "I\'m not ready", "let\'s see", "why label it" are all a no for now. And if it\'s already over, you\'re allowed to grieve it like the real thing.',
      should:
        "Ask once, clearly, and then leave if the answer is fog. Staying makes sense only if you'd truly be happy with it exactly as it is, a year from now, and not as a waiting room. Most people who ask this question wouldn't be. Give yourself a date in the calendar, not them an ultimatum.",
      them: "Nobody can see what they feel. What's visible: they enjoy the closeness and don't choose the commitment, and both can be honest. Feelings aren't the missing part as often as readiness is. You don't need to find out why. You need to know whether it's enough for you, and that one you can look up yourself.",
      normal:
        "Hurting over a situationship is completely normal, and it can be worse than a break-up, since there's no name for what you lost. You shared beds, jokes and Sundays. That it never had a label doesn't make it less. Treat it like an ending: tell your friends, mute the chat, take the weeks.",
      say: '"I\'ve liked these months with you. I want something with a name, and I\'d like to know if you want that with me." Then be quiet. If it\'s a no: "Thank you for being honest. Then I need to stop seeing you, because I\'d keep hoping." You can end a thing that never officially began.',
    },
  },
  {
    id: 'what-are-we',
    words: [
      /\b(?:what are we|what we are|dtr|define the relationship|exclusiv(?:e|ity|ely)|non ?exclusive|be(?:come)? official|made it official|make it official|were official|ask(?:ed|s)? me to be (?:his|her|their) (?:girlfriend|boyfriend|gf|bf|partner)|ask (?:her|him|them) to be my (?:girlfriend|boyfriend|gf|bf|partner)|seeing other people|dating other people|multiple people|call(?:s|ed)? me (?:his|her) (?:girlfriend|boyfriend|gf|bf)|are we (?:dating|together|a couple)|are we dating|dating or (?:what|not)|where this is going|where (?:we|i) stand|my (?:girlfriend|boyfriend|gf|bf) or not|introduced me as (?:his|her) (?:girlfriend|boyfriend|gf|bf))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:married|husband|wife|open marriage|poly\w*|contract|ex|exs|situationship\w*|brand|boss|hides?|labels?|job|coworkers|my friends|my (?:mom|mum|dad))\b/u,
    tries: [
      'how do i bring up the what are we talk after 10 dates',
      'he says were exclusive but not boyfriend and girlfriend',
      'she asked me to be her boyfriend with a cake',
      'when is it ok to ask if hes seeing other people',
      'when do i ask her to be my girlfriend, its been 2 months',
      'are we dating or what',
      'we made it official today',
      'weve been going to the same pool every thursday since march, he holds my hand in the parking lot, and i still dont know where i stand',
      'is three weeks too early to ask if hes dating other people',
      'she introduced me as her boyfriend, do i need the talk now or is that it',
      'how do i ask him where this is going without scaring him off to mexico',
      'will he want to be exclusive if i stop sleeping over',
      'he asked me to be his girlfriend in a car wash, i said yes',
    ],
    says: {
      told: 'The "what are we" talk goes best as your own statement and not as a question they have to pass. "I\'m not seeing anyone else and I don\'t want to. How is it for you?" Somewhere between the fifth date and the third month is ordinary for it. Do it on a walk, side by side. If the answer\'s unclear, ask one thing only: "So are we free to date others?"',
      when: "When the answer would change what you do, it's time. For most people that's between five dates and three months, and earlier if you're sleeping together or turning others down. Choose a relaxed afternoon, not the door at midnight. Waiting for the perfect moment usually means finding out by accident.",
      say: '"I like where this is going and I\'ve stopped dating others. I\'d love it if we were a couple. What do you think?" Or lighter: "My friend asked who you are to me, and I didn\'t know what to say. What would you like me to say?" Then let the silence work. Don\'t answer for them.',
      normal:
        "It's normal to want to know, and it isn't pressure to ask. Someone who calls that drama is mostly enjoying not having to say. Words like exclusive, dating, together mean different things to different people, so ask what they mean by it. Two adults can have that talk in ten minutes.",
      will: "Nobody can promise the answer. It depends on whether they want the same thing now, and asking doesn't change that, it only shows it sooner. The fear is that the question breaks it. What breaks after one honest question was being held together by silence. Ask while you still like yourself in it.",
      glad: "Congratulations, that's a lovely word to get to use. Enjoy saying it to somebody today, the first time is the best one. And do one ordinary thing together this week, groceries or laundry. That's where being official gets real, and it's surprisingly romantic.",
    },
  },
  {
    id: 'hides-me-online',
    words: [
      /\b(?:post(?:s|ed|ing)?|social media|instagram|insta|ig|facebook|fb|tiktok|story|online|hard launch|soft launch|relationship status|profile)\b/u,
      /\b(?:(?:never|doesnt|wont|didnt|hasnt|refuses to|not) (?:want to )?(?:post(?:s|ed|ing)?|tag(?:s|ged)?|share[sd]?|upload) (?:me|us|about (?:me|us)|pics? (?:of|with) (?:me|us)|a (?:photo|pic|picture) (?:of|with) (?:me|us)|any)|hid(?:es|ing|e|den) (?:me|us|our relationship)|hard launch(?:ed)?|soft launch(?:ed)?|relationship status|facebook official|no (?:photos?|pics?|pictures?) of (?:me|us)|post(?:ed)? (?:me|us|him|her)\b|untagged|archived|\b(?:cropped me|(?:not )?one photo of us|(?:say|says|saying) single|post a pic of us|deleted (?:all )?our (?:photos|pics|pictures)|dont want to post (?:him|her|my (?:boyfriend|girlfriend|bf|gf)))\b)/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|boss|work)\b/u,
    tries: [
      'my bf of 7 months never posts me on instagram',
      'she hides our relationship on facebook from her family',
      'should i hard launch him on insta already, its been 3 months',
      'he changed his relationship status without asking me',
      'hes active on ig all day but no photos of us anywhere',
      'he cropped me out on insta',
      'not one photo of us online',
      'she posts her lunch, her nails, her cat, her sister, literally a parking ticket, but in eleven months she never posted me on instagram',
      'is it immature that i want him to put me on his socials, he never posts us',
      'why does his facebook status say single when we live together',
      'should i post a pic of us first or wait until she does, 4 months in',
      'he deleted all our photos from ig after a fight',
      'i dont want to post my boyfriend online and he thinks im ashamed, im just private',
    ],
    says: {
      told: "Whether someone posts you matters less than whether you exist in the rest of their life: friends, family, weekends, plans. If you do there, a bare Instagram is taste. If you don't there either, that's the thing to talk about, and the photo's only where it shows. Say the wish itself: \"I'd be happy to be seen with you. What holds you back?\"",
      normal:
        "Not petty. Being left out of something they do all day can feel like being kept in a drawer. It's also normal to be private, shy or careful with work and family. The difference is in the rest: do their friends know your name? If yes, it's style. If no, your unease has a point.",
      them: 'No one can know from outside why somebody keeps you off their page. Privacy, an old hurt, a strict family, or keeping options open all look alike on a screen. Ask with one concrete wish, such as one picture from the trip. The reason they give, and how easily, will tell you more than the feed.',
      should:
        'Post when you\'d both be fine if it stayed up, and ask first: "Can I put up the one from the lake?" If you want to be posted, say so once, as a wish. Don\'t post to force an answer or to warn someone off. If they say no to any trace of you after many months, ask about more than Instagram.',
    },
  },
  {
    id: 'i-love-you-early',
    words: [
      /\b(?:(?:say|said|says|saying|tell|told|telling|hear|heard|text(?:ed)?|wrote) (?:me |him |her |them |it |that |back )*(?:he |she |they |i )?(?:i )?(?:love you|loves me|love him|love her|love them|love me|ily|the l word)|said it first|say it (?:back|first)|l ?word|(?:didnt|doesnt|not|hasnt|never) (?:say|said|says) (?:it|i love you)(?: back)?|(?:say|saying|said) it yet|to say i love you|i love you (?:by|after|on|already)|love you too|three little words|says i love you)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|sister|brother|parents)\b|\b(?:left me|then (?:he|she) left|ghost\w*|mom|mum|dad|father|mother|son|daughter|died|passed|husband|wife|married|ex|exs|sorry|grandma|broke up|dump\w*|best friend)\b/u,
    tries: [
      'he said i love you after 3 weeks and i froze',
      'i told her i love her and she said thank you',
      'should i say it first, were 5 months in',
      'he doesnt say it back but he drives an hour to bring me soup',
      'she texted i love you drunk and never mentioned it again',
      'he said the l word',
      'she said love you too!!',
      'we were folding laundry on a boring monday, socks everywhere, the radio on, and he just said i love you and i said nothing',
      'is 2 months too early to say i love you, asking as a german',
      'why hasnt he said it yet, a year together, he says it to his dog',
      'i texted i love you by habit, like i do with everyone at home, and now he thinks im in love',
      'what do i answer when she says i love you and im not sure',
      'i told him i love him on the ferry and he said it back, im floating',
    ],
    says: {
      told: "\"I love you\" is a thing you give, and it stays true even when nothing comes straight back. If you said it: don't take it back and don't ask again for a while. If it was said to you and you aren't there yet, answer with what's real: \"I'm so happy with you. I'm slower with that word, and I'm here.\" If you want to say it, say it sober, by day, without needing it returned.",
      should:
        'Say it if it would feel dishonest not to, and if you could hear "I\'m not there yet" without wanting to leave. Some are ready after weeks, some after half a year. Skip it in a fight, in bed or after three glasses. It needs no setting, a supermarket will do.',
      normal:
        "All of it's normal: three weeks, eight months, freezing, saying \"thank you\" in panic. People come to that word at different speeds, and slow isn't cold. What should fit is the rest: do they turn up, remember, make room? If that's there, give the word time. If only the word is there and nothing else, go slowly.",
      say: 'If you can\'t say it back: "That\'s beautiful to hear. I\'m falling for you, and I want to say it when it\'s all the way true." If you said it: "You don\'t have to answer. I just wanted you to know." And if it was said drunk: "You said something lovely on Friday. Was that you or the wine?"',
      them: 'Nobody can see whether someone loves you, you can only see what they do with their time, their promises and their Sundays. A missing word with steady acts often only means caution. Ask once, gently: "How do you feel about us?" They may have other words for it than you do.',
      glad: "That's wonderful. There's hardly a sentence that changes a day like that one does. Don't analyze it, just go round with it in your pocket for a while. And tell them later what you were thinking in that second, people love hearing how it landed.",
    },
  },
  {
    id: 'meeting-the-parents',
    words: [
      /\b(?:meet(?:s|ing)?|met|introduc(?:e|es|ed|ing)|visit(?:ing)?|dinner with|lunch with|impress|liked? me|hates? me|like him|like her|bring (?:him|her) home|first lunch)\b/u,
      /\b(?:(?:his|her|their|my|the|boyfriends|girlfriends|bfs|gfs|partners) (?:parents|mom|mum|mother|dad|father|family|folks)|in laws)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|boyfriends|girlfriends|bfs|gfs|first time|dating|seeing|partner|new|months|introduc(?:e|es|ed|ing)|his|her|meeting)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|died|funeral|dying|cancer|hospital|gay|lesbian|bi|trans|queer|come out|coming out|came out|husband|wife|married|birth (?:mother|father|parents)|adopt\w*|kids|wedding|baby|engaged|hasnt|wont|never|doesnt want|dont want to introduc\w*|not introduc\w*)\b/u,
    tries: [
      'meeting my boyfriends parents on sunday for the first time, help',
      'what do i bring when i meet her family, theyre vietnamese',
      'i met his mom and i think she hates me',
      'should i introduce him to my parents after 3 months',
      'she wants me to meet her dad already, were dating 5 weeks',
      'meeting her mom, terrified',
      'will his parents like me, im new',
      'he comes from a big loud greek family where everybody kisses everybody, im an only child from tokyo, and on saturday im meeting his parents',
      'what should i wear to meet my girlfriends dad, hes a colonel',
      'is two months too soon to bring him home to meet my family',
      'his mother asked me what my salary is at our first lunch with his family',
      'how do i prepare my boyfriend for meeting my mum, she asks everything',
      'met my gfs parents, i broke a plate and they laughed, i love them',
    ],
    says: {
      told: "Meeting the parents goes well when you're a good guest and not a candidate. Bring something small you'd like yourself, ask your person beforehand for two topics to use and one to avoid, help carry plates, ask about one photo on the wall. One stiff visit decides nothing, families thaw by the third. If it's your own parents, tell each side one nice true thing about the other first.",
      should:
        "Somewhere around three to six months is common, and it's early enough if you two have named what you are. Do it when it'd make life easier, not to prove something. Keep the first one short: cake, an hour and a half, a reason to leave. Wait if you're unsure of the person themselves. Parents make things feel more settled than they are.",
      how: 'Ask beforehand: shoes off, what to call them, what do they love. Bring flowers, fruit or something from your hometown. Arrive on time, phone away, eat a bit of everything. Two questions carry the whole visit: "How did you two meet?" and "Which childhood story do I have to hear?" Thank them by message the next day.',
      say: 'At the door: "Thank you for having me, I\'ve been looking forward to it." If it gets stiff: "Which childhood story do I have to hear?" If it\'s too early for you: "I want to meet them, and I\'d like to give us another month first." After a cold visit, to your person: "I\'d like to try again. What would they enjoy?"',
      them: 'Nobody can tell from one dinner what parents think. Stiff is often shy, or worried, or tired, and many people need three visits for a new face. You can ask your partner what was said, without making them a spy. Then do one small friendly thing, such as asking for a recipe. That softens more than charm.',
      normal:
        "Being nervous is completely normal, and they're probably dusting things they never dust. It's also fine to find it early or to want it soon, there's no set week. What counts is that you two agree why you're doing it. Nobody passes or fails at a lunch.",
    },
  },
  {
    id: 'not-introduced',
    words: [
      /\b(?:hasnt|havent|wont|doesnt|never|not|didnt|dont|refuses|without|hides?|hiding|secret|as (?:a|his|her|just a|my) friend|as (?:just )?friends)\b/u,
      /\b(?:introduc(?:e|ed|es|ing)|met (?:his|her|their|any|my) (?:friends|family|parents|mom|mum|kids)|meet (?:his|her|their|my) (?:friends|family|parents|mom|mum|kids)|keeps? (?:me|us|it) (?:a )?secret|secret relationship|(?:his|her|my) (?:friends|family|parents) (?:dont|doesnt|do not) know (?:about (?:me|us)|i exist)|know(?:s)? i exist|know about us|is (?:he|she) ashamed of me)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:gay|lesbian|bi|trans|queer|closet\w*|out yet|married|ex|exs|boss|company|work team)\b/u,
    tries: [
      'a year in and i havent met his friends, not one',
      'she introduced me as a friend at her cousins party',
      'he keeps us secret because of his mother',
      'his family doesnt know about me, am i the side chick',
      'i dont want to introduce my boyfriend to my family yet and hes hurt',
      'i havent met her friends',
      'hasnt introduced me to anyone',
      'we have been to spain, we have a shared shopping list, i know the passcode to his phone, and still he hasnt introduced me to one single friend',
      'why does she introduce me as just a friend to people from home',
      'should i give him an ultimatum, 18 months and i havent met his friends or anyone',
      'my parents dont know about us because hes from another caste, how long can i do this',
      'is he ashamed of me, his mum doesnt know i exist and lives two streets away',
      'hes hurt that i keep us secret at my church',
    ],
    says: {
      told: 'Being introduced is how somebody says "this one counts" without words, so it\'s fair that its absence is felt. Ask about the reason, not the accusation: "I\'d like to meet one person who matters to you this month. What makes it hard?" Family trouble or shame about home is a real reason and can be told. If you\'re the one who waits, tell the why and a rough when. Where telling a family could be dangerous, safety comes first.',
      normal:
        "In the first two or three months it's ordinary. After half a year with nobody at all, your question is fair and you're not demanding. Strict homes are the honest exception. Then friends usually know you even if parents don't. If neither does, you're allowed to ask what you are in that life.",
      them: 'No one can see the reason from outside. A controlling family, an old embarrassment, keeping work and love apart, or keeping you apart: all of them look like silence. The test is a small concrete step, one friend, one coffee. Someone with a good reason will find that one coffee with you.',
      should:
        "Bring it up, yes, once, on a calm day, with one small request. If you get a reason and a step, give it time. If you get annoyance and no step for another two or three months, I'd take that as the answer. Don't turn up uninvited or write to the family. You'd win the meeting and lose the point.",
      say: '"At the party you said friend, and it stung. What would you like me to be?" Or: "I don\'t need your whole family. I\'d like to meet one person who knows you well." If it\'s you who hesitates: "It\'s about my parents, not about you. Give me until summer, and meet my sister first."',
    },
  },
  {
    id: 'meeting-the-friends',
    words: [
      /\b(?:boyfriends?|girlfriends?|bfs?|gfs?|dating|seeing|new guy|new girl|crush|partner)\b/u,
      /\b(?:(?:his|her|their|my|bfs|gfs|boyfriends|girlfriends) (?:best )?friends? (?:group )?(?:dont like|doesnt like|hates?|dislikes?|likes?|love|approve|think)|(?:meet|meeting|met) (?:my )?(?:his|her|their|my|bfs|gfs|boyfriends|girlfriends) (?:best )?friends?|friends? (?:hates?|dont like|doesnt like|cant stand) (?:him|her|me|my (?:new )?(?:boyfriend|girlfriend|bf|gf|partner))|friends are (?:so )?(?:cold|mean|nice)|(?:mates|friends?) cant stand|dislike (?:his|her) friends|friends with (?:his|her|my bfs|my gfs) friends|(?:his|her) friends to like me|friend thinks (?:the|my|hes|shes))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:likes? my crush|hasnt|havent|never|wont|hits? me|abus\w*|ex|exs|scared of|my best friends (?:boyfriend|girlfriend)|crush on|husband|wife)\b/u,
    tries: [
      'meeting my boyfriends friends tonight, they all know his last gf',
      'my best friend hates the girl im dating',
      'his friends dont like me, i heard it, im dating him 4 months',
      'my friends think my new boyfriend is boring',
      'her friends are so cold to me, girlfriend problem',
      'my friends think hes fake, bf',
      'were going camping for three days with eleven people who have known each other since kindergarten, and its me meeting my boyfriends friends',
      'should i break up because my mates cant stand my girlfriend',
      'am i allowed to dislike his friends, the new guy i mean, they only drink',
      'do i have to be friends with my bfs friends, they talk about cars in polish',
      'my best friend thinks the guy im dating is using me, is she jealous',
      'how do i get his friends to like me, were dating since june and they still call me by the old ones name',
    ],
    says: {
      told: 'Friends are worth listening to and not worth obeying. Meeting theirs: learn two names beforehand, ask how they know each other, help with the drinks, leave before you\'re tired. If yours don\'t like the one you\'re dating, ask the calmest of them: "What exactly did you see?" Facts about how you\'re treated deserve a hearing. "Boring" or "not our type" only needs time.',
      should:
        "Take it seriously if more than one friend says the same thing about how you're treated, or if you've become smaller lately. Don't act on it if it's taste, jealousy of your time, or one bad evening. Give everybody a second meeting, four people at most, something to do with your hands. Big groups make everyone worse.",
      normal:
        "Normal to be nervous, and normal to be hurt if they don't take to you. A group of old friends is a small country with its own jokes, and the first visits are always foreign. It usually takes three or four evenings. What should hold from the first one is that your person sits next to you.",
      say: 'To your partner: "Stay near me for the first half hour, and tell me who\'s who." To the friend who dislikes your date: "Tell me what you saw, not what you think. I\'ll listen." And if you\'ve heard you\'re not liked: "I\'d like them to know me a bit. Could we have two of them over for dinner?"',
    },
  },
  {
    id: 'friends-with-benefits',
    words: [
      /\b(?:friends? with benefits?|fwb|fuck ?buddy|f ?buddy|booty ?calls?|casual (?:sex|thing|relationship|dating|hookups?)|keep(?:s|ing)? it casual|something casual|no strings|one night stand|ons|u up|just sex|only texts me at night|fuck buddies|(?:he|she) only wants (?:sex|to hook up))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:forced|rape\w*|assault\w*|pregnan\w*|married|husband|wife|cheat\w*|shoes|health benefits)\b/u,
    tries: [
      'caught feelings for my fwb of 6 months',
      'he wants to keep it casual and i said im fine with it but im not',
      'had a one night stand and cant stop thinking about him',
      'is it a bad idea to go friends with benefits with my neighbor',
      'she only writes u up at 1am on saturdays',
      'i love my fwb, shit',
      'just sex, he says',
      'we made rules on a napkin like in a film, no sleepovers, no jealousy, no birthdays, and now i lie awake because my booty call has a date',
      'can friends with benefits turn into more, asking for me',
      'he only texts me at night and calls it chill',
      'should i stop a casual thing with a colleague of my cousin before he gets hurt',
      'is it normal to feel empty after a one night stand even if i wanted it',
      'what do i say to my fuck buddy of a year now that i met someone real',
    ],
    says: {
      told: "Casual works as long as both could hear \"I've met someone\" without it ruining the week. If you couldn't, you're no longer casual, and that's nothing to be ashamed of. Say it: \"This has become more for me. If it isn't for you, I'll need to stop.\" If it was one night, one message by daylight is enough. And if it truly suits you both, enjoy it, with protection and plain words.",
      should:
        "Start it or keep it only if you both want exactly that, and you'd be fine if it ended on Tuesday. A neighbor, a roommate or a best friend is the risky version. If either of you hopes for more, stop, kindly and soon. Hope is what makes casual expensive.",
      normal:
        "Feeling empty afterward is normal, and catching feelings is the most normal outcome there is. Bodies don't read agreements. It doesn't mean you broke the deal on purpose, and it doesn't oblige the other to feel it too. Tell them within the next weeks, not after half a year. Pretending to be fine with it only makes you good at pretending.",
      them: "Nobody can see what's going on in them. What can be seen is what they ask for: if it's always late and always a bed, that's the offer. If they want breakfast, your opinion and a Sunday walk, it may have grown on their side too. Ask for one daylight thing and you'll know.",
      will: "It can turn into more, sometimes does, and no one can promise it. It depends on whether they also seek you out without the bed, and on someone saying it aloud. It rarely happens by waiting quietly. Say what you'd like, give it two weeks, and then go by what they do.",
    },
  },
  {
    id: 'early-gift',
    words: [
      /\b(?:gifts?|presents?|flowers|bouquet|buy (?:him|her|them)|get (?:him|her|them) (?:something|anything|for)|bought (?:him|her|me|them)|(?:his|her) birthday|chocolates|roses|necklace|spend on)\b/u,
      /\b(?:(?:just|only) (?:started|been) (?:dating|seeing|talking)|(?:dating|seeing|together|been on) (?:for )?(?:only |just )?(?:a |\d+|two|three|few|one)+ ?(?:weeks?|months?|dates?)|(?:\d+|two|three|few|four|five|six) (?:weeks|months|dates)|new (?:boyfriend|girlfriend|bf|gf|guy|girl)|crush|first date|guy im (?:seeing|dating)|girl im (?:seeing|dating)|early|(?:third|second|3rd|2nd) date|date (?:two|three|2|3)|just met|been dating (?:him|her)|guy i like|girl i like|boy i like)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:baby|pregnan\w*|funeral|mom|mum|dad|teacher|gift cards?|ex|exs|married|husband|wife|son|daughter|birthday party|forgot)\b/u,
    tries: [
      'what present do i get a guy ive been seeing for 5 weeks, its his birthday',
      'she bought me a 300 dollar watch after two months',
      'is it weird to bring flowers on a first date',
      'my new boyfriend got me nothing for christmas, no gift at all',
      'should i make a gift for my crush',
      'gift for my crush, ideas',
      'he bought me roses, date two',
      'we are not official and i dont know if she even likes surprises, but its her birthday on friday and ive been dating her a month',
      'is a necklace too much for a girl i just met',
      'how much do you spend on a guy youve been seeing for 6 weeks',
      'she gave me a hand knitted scarf as a present after three dates and i gave her a pen',
      'should i bring chocolates to a second date or does that look old fashioned',
      'my crush likes plants, is a gift of a cactus flirty or hostile',
    ],
    says: {
      told: 'Early on, the best gift proves you listened and costs little: their favorite snack with a card, a secondhand copy of the book they mentioned, tickets for something you\'d do together. Under twenty or thirty is right for the first weeks. If you got something too big, thank them and say "next time something tiny, please." If you got nothing, say once what such days mean to you.',
      should:
        "Yes, something small. Flowers on a first date are lovely if it's a stem or two that fits in a bag, and a birthday in the first months deserves a card and one thoughtful thing. Don't give jewelry, big money or anything with both your names yet. If you're wondering whether it's too much, halve it.",
      normal:
        "Small flowers or sweets aren't weird, and it's normal to be unsure, because there's no rule in the first weeks and everyone grew up differently. One side thinks a gift is a declaration, the other thinks no gift is an insult. So being a bit hurt or a bit overwhelmed isn't ungrateful. Say it kindly, and agree on a small limit for the next one.",
      say: 'With the gift: "It\'s small, it made me think of you." If it\'s too much: "This is so generous, and I\'d feel better with smaller things while we get to know each other." If there was nothing: "I\'m a birthday person, I realized. Next time a card would make my day." No counting, just the wish.',
    },
  },
  {
    id: 'crush-barista',
    words: [
      /\b(?:crush|like|likes|liked|flirt(?:s|ed|ing|y)?|ask (?:him|her|them) out|number|cute|hot|in love|into|handsome|gorgeous|beautiful|smil(?:es|ed|ing)|obsessed|have a thing|wink(?:s|ed|ing)?|remembers my|ask out|fall for)\b/u,
      /\b(?:barista|waiter|waitress|bartender|cashier|cafe guy|coffee (?:shop )?(?:guy|girl)|shop assistant|server|delivery (?:guy|man|boy|girl)|mailman|postman|librarian|hairdresser|barber|receptionist|bus driver|baker|supermarket (?:guy|girl)|bakery (?:girl|guy)|pizza guy|cute pharmacist|pharmacist is so cute|florist|flight attendant)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my date|on our date|date was|customer|rude|job|boyfriend|husband|wife)\b/u,
    tries: [
      'crush on the barista at my coffee place, he draws hearts in the foam',
      'the cute cashier at lidl remembered my name',
      'should i leave my number for the waitress',
      'is the bartender flirting with me or just working for tips',
      'i like a librarian and go there three times a week now',
      'my bartender winked at me',
      'in love with the bakery girl',
      'ive never drunk so much flat white in my life, i sleep three hours a night now and its all because the barista smiles at me',
      'does he like me, the mailman always rings even for a postcard',
      'how do i ask out a cashier without making her uncomfortable at work',
      'the pharmacist is so cute i keep buying vitamins',
      'i left my number for the waiter in naples three days ago, do i go back',
      'is it weird to fall for my hairdresser, she has her hands in my hair for an hour im in love',
    ],
    says: {
      told: "With someone who's friendly for a living, leave a way to say yes that needs no answer on the spot. A note with your name and number, on a quiet day, as you leave: \"I like our two minutes. If you'd like coffee on the other side of the counter, here's my number.\" Then never mention it again. If no message comes, keep being a nice regular.",
      should:
        "Yes, once, in writing, and on your way out. That's the version that leaves them free, since they can't walk away from their own counter. Don't ask in front of colleagues or customers. Not if you've seen a ring, or if you'd be too embarrassed to come back and it's the only good bread in town.",
      them: "Nobody can tell from the customer side, because smiling is part of the job. Signs that mean a little more: they talk to you when there's no order to take, ask things about you, remember and come back to them, tell you when they're working next. Even then it's a maybe, and the note is how you find out.",
      say: 'Start small over a few visits: "How\'s your morning going?" and one real follow-up. Then the note: "I\'m the oat flat white. You make my mornings better. Coffee somewhere you don\'t have to make it? No pressure at all," with your number. Smile, leave, done. The ball\'s in a comfortable place.',
      normal:
        "Very normal. Someone who's kind to you every time, remembers you and seems glad you came is practically built for crushes. Enjoy it. It only needs a decision if you've started planning your day around their shifts, and then a small note is better than another month of excuses to drop in.",
    },
  },
  {
    id: 'crush-gym',
    words: [
      /\b(?:crush|cute|hot|attractive|like (?:a|this|the|him|her)|flirt(?:s|ed|ing)?|approach|ask (?:him|her|them) out|talk to (?:him|her|a|this)|looks? at me|star(?:es|ed|ing) at me|into|number|in love|have a thing|crushing on|likes? me|like me|say hi|smil(?:es|ed|ing)|handsome)\b/u,
      /\b(?:gym|gym (?:guy|girl|crush)|personal trainer|my trainer|yoga (?:teacher|class|instructor)|crossfit|climbing (?:gym|wall)|fitness (?:class|instructor|studio)|swimming pool|run(?:ning)? club|dance (?:class|teacher|partner)|salsa|boxing|spin class|tango|bachata|trainer|pilates)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:follows|comments|boyfriend|husband|wife|girlfriend|jealous|church|on the train|bus)\b/u,
    tries: [
      'theres a cute guy at my gym and we keep looking at each other between sets',
      'how do i talk to this girl in my yoga class without being creepy',
      'crush on my personal trainer, i pay him 60 an hour so awkward',
      'should i ask her out, we dance salsa every tuesday',
      'gym crush smiled at me',
      'cute girl in my boxing',
      'i only signed up because of my bad back and a discount, and now i put on mascara for a spin class because of the hot instructor',
      'how do you talk to a guy at the gym when he never takes his headphones off',
      'my tango partner, 55, widower, is so handsome i step on his feet',
      'does she like me or is she just nice to everybody at the climbing gym',
      'i think my trainer is flirting with me, he counts slower',
      'should i say hi to the cute lifeguard at the swimming pool, i go every morning at six',
    ],
    says: {
      told: 'At the gym or in class, the rule is small and regular: a nod, then a hello, then one sentence before or after training, never mid set and never with headphones in. "I always see you on Tuesdays, I\'m Sam." After three or four real little chats, offer a coffee with an easy out. If it\'s your trainer or teacher, remember being nice is their job, and ask outside of lessons.',
      should:
        'Yes, after a few short chats in which they also asked you something. Ask while you\'re both leaving: "I\'m getting a coffee next door, want to come along?" If they say no, say "see you Tuesday" and let it truly be fine, because it\'s their place too. Not if the answers are always one word.',
      say: 'Easy first lines: "Are you done with this one?" followed another day by "How long have you been coming here?" Then your name. Then: "I\'m grabbing a smoothie after, join me?" Leave remarks about bodies at home, even compliments. Say something about what they do, not how they look doing it.',
      them: 'No one can tell from glances across a room with mirrors on every wall. Looking comes cheap there. Coming over, choosing the spot next to yours, taking out an earbud, asking your name: those mean a bit more. One friendly hello from you will show you quickly which kind it is.',
      normal:
        "Normal, and there's nothing creepy in liking someone you see sweating three times a week. Creepy begins with staring, following and cornering. A hello, a smile and a way out is the opposite of that. Most people are happy to be greeted by name where they go alone.",
    },
  },
  {
    id: 'crush-neighbor',
    words: [
      /\b(?:crush|cute|hot|attractive|flirt(?:s|ed|ing)?|ask(?:ed)? (?:him|her|them) out|in love with|have a thing|date|dating|into|sleeping with|slept with|kissed|falling for|fell for|likes? me|handsome|is it flirting|in love)\b/u,
      /\b(?:neighbou?rs?|guy next door|girl next door|lives (?:above|below|upstairs|downstairs|across the (?:hall|street))|same building|upstairs (?:guy|girl)|next door|across from me|widower downstairs|(?:girl|guy|man|woman) (?:upstairs|downstairs))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:noise|noisy|loud|husband|wife|married|cheat\w*|ex|exs|girlfriend|boyfriend|complain\w*)\b/u,
    tries: [
      'huge crush on my neighbor, i hear his guitar through the wall',
      'im dating the girl next door and it feels too close',
      'should i ask my cute neighbour out or will it be awkward forever',
      'slept with a guy from the same building and now i take the stairs',
      'my neighbor is so hot',
      'guy next door likes me i think',
      'we share a balcony wall and a recycling bin and since lockdown we have been talking over the tomatoes, and im falling for my neighbour',
      'what if it ends badly with a neighbor you kissed, i have a two year lease',
      'is it flirting when the man across from me waves with his coffee every morning and waits',
      'i baked banana bread as an excuse, im 63 and in love with the widower downstairs',
      'should i put a note under the door of the cute girl upstairs',
      'dating someone from the same building in hong kong, everyone in the lift knows',
    ],
    says: {
      told: 'With a neighbor, go at the pace of the stairwell: you\'ll keep meeting either way, so small is smart. A borrowed tool, a spare slice of cake, "your guitar\'s getting better". If the chats get longer, ask for something outside the building: "Coffee around the corner on Saturday?" If something\'s already happened, one relaxed sentence at the mailbox now saves a year of taking the stairs.',
      should:
        "Yes, if you've had several easy chats and could stand a no while carrying your trash out. Make it tiny and outside the house, so it can be declined without drama. Don't, if you'd have to move when it goes wrong, or if you've seen a partner come and go. Friendly neighbors are worth something too.",
      say: '"I\'m making too much soup on Sunday, want some?" is the classic for a reason. A step further: "We only ever talk between the first and third floor. Coffee somewhere with chairs?" After an awkward night: "I liked it, and I also want to be able to meet you at the mailbox. Are we okay?"',
      them: 'Nobody can see through that wall. Lingering at the door, remembering what you told them, knocking without needing anything: those are friendly signs, and in a house they might be only that. A small invitation outside the building turns a guess into an answer.',
    },
  },
  {
    id: 'crush-coworker',
    words: [
      /\b(?:crush|feelings for|in love with|fell for|falling for|attracted to|flirt(?:s|ed|ing|y)?|dating|date|ask(?:ed|ing)? (?:him|her|them) out|ask(?:ed|ing)? out|kissed|hook(?:ed)? up|slept with|sleeping with|have a thing|likes me|romance|into (?:a|my|him|her)|crushing on|fallen for|i like (?:my|a) (?:co ?worker|colleague)|work crush|asked out)\b/u,
      /\b(?:co ?workers?|colleagues?|workmate|work crush|office (?:romance|crush|guy|girl)|guy at work|girl at work|someone (?:at|from) work|(?:guy|girl|man|woman) (?:from|at|in) (?:my )?(?:work|office|the office|job)|same (?:team|office|company)|work together|work with (?:him|her)|love at work|coworking|from (?:the )?(?:accounting|marketing|warehouse))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|married|husband|wife|boss|manager|supervisor|harass\w*|boyfriend|girlfriend|up to date|start date|promot\w*)\b/u,
    tries: [
      'crush on a coworker who sits right in front of me',
      'im dating a colleague in secret and someone saw us',
      'kissed a guy from work at the christmas party',
      'should i ask out a girl at work, small office, 9 people',
      'is my coworker flirting with me, she saves me a seat every day',
      'i like my coworker. help',
      'office romance, good or bad',
      'she sits two desks from me, brings me half her mango every day, remembers my sons name, and i have fallen for a colleague at 47',
      'is it unprofessional to date someone from the warehouse if im in the office',
      'he works with me on nights at the hospital and we kissed in the supply room, same team',
      'how do i act normal at work after sleeping with a coworker',
      'does my work crush know, i laugh at all his excel jokes',
      'a colleague i asked out said no thanks and now we share a project until spring',
    ],
    says: {
      told: 'With someone from work, think about the Monday after before the Friday evening. Lunch for two, once, is a safe first step: "Want to try the noodle place on Thursday?" Take a no as final the first time. If it\'s already more, read the company\'s rule on it, keep it off the work chat, and agree on one sentence for when people ask. It works best without one being above the other.',
      should:
        "Ask once, lightly, if you're equals, both free, and have talked about more than work. Something that could also be a friendly lunch. Don't, if either reports to the other, if you share a room of nine people and couldn't bear a no, or if you've asked before. One clear question is fine at work, a second one isn't.",
      them: "No one can see it from outside, and offices make people warmer than they'd be elsewhere. Saved seats and long chats may be liking or just good company. What counts a little more is contact that needs no job: texts on Sunday, questions about your life. A lunch for two clears it up more gently than guessing.",
      normal:
        "Very normal, and not unprofessional if neither reports to the other. You see them forty hours a week, at their best. Many couples met at work, and many work crushes pass like a cold. Give it a month before you act. If it's still there and you both laugh a lot, a lunch is harmless.",
      say: '"I like talking to you, more than the coffee break allows. Dinner some time? And if not, we\'re good, I promise." After a kiss: "Friday was nice for me. What would you like it to be? Either way it stays between us." To curious colleagues: "We keep work and private apart, thanks."',
    },
  },
  {
    id: 'crush-boss',
    words: [
      /\b(?:crush|feelings for|in love with|fell for|falling for|attracted to|flirt(?:s|ed|ing|y)?|dating|kissed|slept with|sleeping with|have a thing|likes me|affair|asked me out|ask me out|in love|crushing on|fancy|boss likes me|date my|together with my|does (?:he|she) flirt)\b/u,
      /\b(?:my (?:boss|manager|supervisor|employer|intern|employee)|the boss|boss|my (?:team ?lead|director|line manager|superior|assistant))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:coworker is|my coworker|colleague is|harass\w*|touch\w*|grop\w*|forced|threat\w*|fired me|refus\w*|my wifes|my husbands)\b/u,
    tries: [
      'i have a crush on my boss and i cant concentrate in meetings',
      'my manager asked me out for dinner and i like him too',
      'sleeping with my supervisor for 3 months nobody knows',
      'in love with my intern, i never told anyone',
      'in love with my boss',
      'my boss likes me, i think',
      'i started in february after years at home with kids, he was patient with me and taught me everything, and now i have feelings for my manager',
      'my team lead and i text until midnight and its not about work, i fancy him',
      'is it abuse of power if i date my assistant, were both 38',
      'he is my superior and divorced, we kissed on a trip to frankfurt, what now with my boss',
      'should i quit so i can be together with my boss',
      'does she flirt with me or is my boss just nice, she brings me tea',
    ],
    says: {
      told: "With a boss, or someone you're the boss of, the feelings may be fine but the slope isn't: one of you decides about the other's money. So nothing should begin until one has changed teams. Liking it silently harms nobody and often passes. If something's running, find out the company rule, and think of who'd have to leave if it ended. If it's pushed on you, that's another matter: write down dates and tell HR or someone outside.",
      should:
        "I'd say no while one reports to the other, and don't quit for it, ask about changing teams. A no could cost the weaker one too much, and even a yes can't be told apart from caution. If it's real on both sides, it survives two months until one changes team. If it's a crush, let it be a nice reason to dress well, and leave it there.",
      normal:
        "Normal to feel, yes. Someone who's good at things, notices your work and has some power is easy to fall for. It says nothing bad about you. Acting on it is where it gets risky, mostly for the one lower down; if you're the boss, it easily becomes a misuse of power, however kindly meant. Try a month of keeping every chat to work, and see what's left.",
      them: "What they feel can't be known from outside, and between boss and employee the signs are muddier than anywhere: kindness is part of leading, smiling is part of being led. Don't go by looks. If they've said something in words, you can answer in words, and you may say no without giving a reason.",
    },
  },
  {
    id: 'crush-teacher',
    words: [
      /\b(?:crush|feelings for|in love with|fell for|falling for|attracted to|flirt(?:s|ed|ing|y)?|likes? (?:me|him|her)|have a thing|love my|obsessed with|hot|so (?:handsome|cute)|i like him|date my|fall for)\b/u,
      /\b(?:teachers?|professor|prof|tutor|lecturer|coach|principal|teaching assistant|driving instructor|student of mine|my student|instructor)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:touch\w*|kiss\w*|forced|sex|nudes?|texts me at night|harass\w*|yoga|dance|gym|my (?:son|daughter|kid)s?|boyfriend|husband|wife|spin class|boss|gym)\b/u,
    tries: [
      'i have a crush on my math teacher and i blush every time',
      'in love with my professor, hes 41 im 22',
      'does my teacher like me, he always looks at me',
      'should i tell my driving instructor i have feelings for him',
      'i love my english teacher',
      'my prof is so handsome',
      'im 16 and i know its stupid but i stay after every lesson to ask things i already know because i have a crush on my teacher',
      'is it illegal to date my former professor, im 25 and graduated in june',
      'my piano teacher is 30 and im 33, i like him, do i say it',
      'does my coach like me or am i imagining it',
      'why do i fall for teachers, first chemistry then french',
      'how do i stop blushing when the driving instructor talks, hes so cute',
    ],
    says: {
      told: "A crush on a teacher is one of the most common there is, and it's best kept as a private spring in your step. Leave it unsaid while you're in the class, work well, tell a friend. If you're an adult and it's still there when the course is over, that's another day. If a teacher starts flirting with you, that's wrong of them: tell someone you trust.",
      should:
        "No, not while you're their student. It would put their job at risk and you in a spot where nothing good can follow. Write it in a letter you don't send. If you're both adults and the course and grades are finished for good, a simple coffee can be offered. At school age, it stays a crush, and that's fine.",
      normal:
        "Completely normal, and it doesn't mean anything's wrong with you or has to happen. Teachers get admired, that's half of how people learn. It usually fades when the class ends or when someone your own age makes you laugh. Two adults after the course is over are usually free to meet, though a school may have its own rule.",
      them: "Nobody can know what they think, and a good teacher looks at everyone, encourages and remembers. That's their work. If it really went beyond that, private messages, secrets, compliments on your looks, then it isn't romantic, it's a line they mustn't cross, and another adult should hear of it.",
    },
  },
  {
    id: 'crush-friends-sibling',
    words: [
      /\b(?:(?:best )?friends? (?:older |little |younger |big |twin )?(?:brother|sister|sibling|cousin|son|daughter|dad|mom|mum|roommate)|(?:bff|bffs|besties?|mates?|buddys|friends) (?:older |little |younger |big |twin )?(?:brother|sister)|(?:brothers?|sisters?) (?:best )?friend|(?:brother|sister|cousin) of my (?:best )?friend|kissed his best friend|in love with (?:her|his) (?:cousin|brother|sister)|(?:mates|friends) dad)\b/u,
      /\b(?:crush|feelings|in love|like|likes|love|dating|date|kissed|kiss|hot|cute|flirt\w*|attracted|hook(?:ed)? up|slept|into|thing|fancy|crushing|falling)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:died|funeral|cancer|married|feel like|1[0-5] (?:years|yrs|yo))\b/u,
    tries: [
      'i kissed my best friends brother at her birthday',
      'crush on my brothers best friend since i was 14, im 20 now',
      'my friends sister likes me, is that off limits',
      'im dating my friends cousin, should i tell her',
      'my mates sister is so cute',
      'sleeping over, friends brother, crush',
      'ive been going in and out of that house since i was six, her mother calls me her third child, and now i like my best friends brother',
      'is it betrayal to date my sisters best friend without telling her',
      'my brother will kill me if he knows i kissed his best friend',
      'how do i tell my bestie that im in love with her cousin from canada',
      'he is my friends dad, divorced, 49, im 36, and i think were into each other',
      'will my brothers friend ever stop seeing me as the little kid, crush of 8 years',
    ],
    says: {
      told: 'The person to speak to first here is your friend or your sibling, before it grows, and without asking for permission. "I like your brother and it might turn into something. I wanted you to hear it from me." Most people mind being the last to know far more than the thing itself. Then go slowly, and keep your friendship its own evenings, without the other one in them.',
      should:
        "Yes, tell your friend, and soon. Secrets are what break these, seldom the love. As for the crush: go for it if it's more than a bored summer, since you can't unmeet a family. Hold back if your friend has a real reason, such as how that person treats people. Listen to that one, they've seen more than you.",
      say: "\"There's something I want you to hear from me and not from someone else. I've started liking your sister. Nothing changes between us, and you can tell me if it's strange for you.\" Then let it be strange for a week. And later: never use your friend as a messenger or a judge.",
      normal:
        "Really common. It's someone you've known for years, who already fits into your jokes. It isn't off limits by nature, there's only more at the table if it goes wrong. If you're adults, free and honest with the friend in the middle, you've done it decently.",
    },
  },
  {
    id: 'crush-best-friend',
    words: [
      /\b(?:friend ?zon(?:e|ed|ing)|(?:in love with|feelings for|fell for|falling for|crush on|attracted to|fallen for|feelings (?:to|towards)) (?:my|a|an old|one of my) (?:(?:best|close|good|female|male|guy|girl|childhood|old|long time) )*(?:friend|bestie|bff|mate)|best friend (?:is in love with|likes|has feelings|confessed|loves|said he loves|kissed)|(?:kissed|slept with) my best friend|friends to lovers|(?:just|only) (?:see|sees|saw) me as (?:a|his|her) friend|only (?:a|as a|as) friends?|more than (?:a )?friends?|think i (?:love|like|am in love with) my best friend|(?:caught|catching) feelings for my best friend|ruin(?:ing)? (?:the|our) friendship|said (?:were )?(?:just|only) friends|childhood friend (?:told me|says|said) (?:she|he) (?:likes|loves)|fell for a friend)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:straight|lesbian|im gay|im bi|closet\w*|husband|wife|married|boyfriend|friends (?:ex|brother|sister)|ex)\b/u,
    tries: [
      'im in love with my best friend since high school and she has no idea',
      'stuck in the friendzone with a girl i drive to work every day',
      'my best friend confessed to me and i dont feel the same',
      'should i risk the friendship, i think we are more than friends',
      'he said he only sees me as a friend, just friends forever',
      'i think i love my best friend',
      'he just said only friends',
      'weve been on holiday together four times, one tent, one toothbrush once, everybody thinks were a couple, and now i caught feelings for my best friend',
      'is it worth ruining the friendship over a feeling i have since may',
      'my childhood friend told me she likes me and im in shock, we shared diapers',
      'how do i get out of the friend zone with a girl who calls me at 2am to cry about others',
      'does he feel it too or am i only a friend, he fixed my sink twice this week',
      'i confessed to my best friend that i fell for a friend, i mean her, and she hugged me and changed the subject',
    ],
    says: {
      told: 'Love inside a friendship is best said once, small, and with the door left open. "I\'ve noticed I feel more than friendship. You don\'t have to do anything with it." If it\'s already been answered with "friend", believe it and take some weeks of distance, openly, until you can hear about their dates without bleeding. If it was confessed to you, be kind and clear: no maybe, if it\'s a no.',
      should:
        "Tell, if hiding it is already changing you: you measure every word, you suffer at every date of theirs. A good friendship usually survives an honest sentence better than a year of pretending. Don't tell, if they've just fallen for somebody or you couldn't take a no right now. Then wait, and see other people.",
      will: "No one can promise it. Some of the best couples began as friends, and many friends stay only that. What it depends on is whether the other one can see you that way, and you can't work on that with favors. After a no, the friendship mostly lives, if there's a pause and no campaign.",
      them: "Nobody can see into a friend either, and closeness looks a lot like love from outside. Touch, jealousy of your dates, long looks: maybe. Telling you about their crushes: rather not. There's one clean way, a sentence said calmly. Signs can be read for years, an answer takes a minute.",
      normal:
        "It couldn't be more normal. You picked the person you laugh with most. It doesn't make the friendship false, and you did nothing wrong by feeling it. Nobody owes anybody love for being nice, and nobody has to stop hurting on command. Give it room, some distance and other company.",
      say: "\"I want to tell you something and I don't need an answer now. I've started to feel more for you. If it isn't like that for you, I'd still like to be your friend, I may just need a few quiet weeks.\" To answer one: \"I love having you in my life. Not that way. And I'm glad you told me.\"",
    },
  },
  {
    id: 'in-love-with-married',
    words: [
      /\b(?:married (?:man|woman|guy|girl|coworker|colleague|boss|neighbou?r|friend|men|person)|(?:he|she)s married|(?:he|she) is married|has a (?:wife|husband)|leave his wife|leave her husband|leaving his wife|leaving her husband|other woman|mistress|his wife|her husband|taken man|wears a ring|wedding ring)\b/u,
      /\b(?:in love|loves?|crush|feelings|affair|seeing|dating|sleep(?:ing)? with|slept|fell for|falling for|attracted|flirt\w*|kissed|leave|leaving|divorce|waiting|promis\w*|mistress|met)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:im married|i am married|my husband|my wife|ex|exs|died|widow\w*|late wife|late husband|my friend is|ex wife|ex husband|my sister|my dad|my mom)\b/u,
    tries: [
      'im in love with a married man and he says hell leave his wife after easter',
      'crush on a married coworker, nothing happened',
      'i found out hes married after 4 months of dating',
      'she has a husband but says she loves me',
      'will he ever leave his wife for me',
      'hes married and i love him',
      'she wont leave her husband, loves me',
      'im not proud of it, i know his shoe size and his whole calendar, because for three years ive been seeing a married man',
      'did i do wrong, i kissed a married colleague on the work trip to prague',
      'he swore on his mother he is leaving his wife in spring, third spring now, waiting',
      'i only learned she has a husband when he picked up her phone, we met in june',
      'how do i stop this, im in love and he wears a ring',
      'is he using me, says his wife is like a sister and hes in love with me',
    ],
    says: {
      told: "With someone who's married, go by what has been done and not by what's been said. A person who's leaving has a flat, a lawyer's appointment or a date they told their partner. If none of that exists, you're living on waiting. Decide what you want by a day only you know, and plan that Sunday with your own people. If nothing has happened yet, distance now is the cheapest it will ever be.",
      will: 'Nobody can promise that, and I won\'t guess at it. It depends on steps you can see: a conversation at home, an address, papers. Words after a nice evening aren\'t one. Ask once: "What have you done about it since the last time you told me?" and let the answer be a verb in the past tense.',
      should:
        "I'd step back until they're free, whatever's true in the feelings. Not as a moral lesson, but because you'd get the secret hours and none of the holidays. \"I care about you. Find me when you live alone.\" If it's real, that sentence doesn't kill it. If you found out late, you owe them nothing, go.",
      normal:
        "Falling for somebody married is human, and you didn't choose the feeling. A crush that stays in your head hurts no one. What you do with it counts, for you most of all. If you were lied to, the shame isn't yours. Tell one friend, because secrets like this grow in the dark.",
      them: "No one can see what they feel, and it may well be real. Loving two lives at once is possible. What they've chosen, though, is visible every evening when they go home. Look at that with friendly eyes and ask if it's enough for you, the way it is, for another year.",
    },
  },
  {
    id: 'crush-is-taken',
    words: [
      /\b(?:crush|guy i like|girl i like|boy i like|in love with|feelings for|fell for|like (?:a|this) (?:guy|girl|boy)|likes? someone)\b/u,
      /\b(?:has a (?:girlfriend|boyfriend|gf|bf|partner)|is taken|in a relationship|got a (?:girlfriend|boyfriend|gf|bf)|with someone else|already has|(?:his|her|their) (?:girlfriend|boyfriend|gf|bf|fiance|fiancee)|engaged|is dating|started dating|likes (?:my|another|someone else|her|him)|someone else|shes taken|hes taken)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:while i|ex|exs|i have a (?:boyfriend|girlfriend)|im in a relationship|im engaged|married|husband|wife|my (?:boyfriend|girlfriend|bf|gf) has)\b/u,
    tries: [
      'my crush has a girlfriend and shes annoyingly nice',
      'in love with a guy who is taken and he still flirts',
      'my crush likes my best friend',
      'the girl i like started dating someone last week',
      'should i tell him i like him, the boy i like has a gf',
      'my crush got a girlfriend',
      'shes taken and im in love with her',
      'we sit together at lunch every day and he tells me about their plans for the summer, because the guy i like has a girlfriend in another city',
      'is it wrong to hope they break up, i have feelings for someone engaged',
      'do i wait for my crush who is in a relationship, they fight a lot',
      'the boy i like is dating a cheerleader, what a cliche, im 17',
      'why does my crush flirt with me when he has a partner',
      'found out through instagram that the girl i like is with someone else, a dentist of course',
    ],
    says: {
      told: 'Your crush is spoken for, so the kind thing for now is to treat the hope as closed and the hurt as real. Less looking at their page, fewer reasons to be where they are, more evenings with people who are free. If they flirt with you all the same, you can say it: "Ask me when you\'re single." And if it\'s a friend they like, tell the friend how you feel before you smile through it.',
      should:
        "I wouldn't tell now. It puts them in a corner and you in a queue, and it rarely ends a relationship that wasn't ending. Tell a friend instead, and give yourself two months of distance. If they become free one day and you still feel it, that's the moment. If it's burning you up daily, write it down and don't send it.",
      normal:
        "Normal and painful, and you've done nothing wrong by liking someone. Even jealousy of the nice girlfriend or of your own friend is ordinary. You may step out of the group chat for a while without explaining. Crushes starve in about the time you stop feeding them with glances.",
      them: "What they feel can't be seen from outside, and flirting while taken may be habit, vanity or doubt. What's plain is the choice they're living in. Take that as the fact and the flirting as weather. Someone who wants you will sort out the rest first, and then come and say so.",
      will: "Nobody knows how long they'll be together, and waiting for it means spending your months on somebody else's story. It depends on them alone. What depends on you is whether you meet other people meanwhile. Do that, honestly, not as a trick. If the door opens later, you'll notice.",
    },
  },
  {
    id: 'friends-ex',
    words: [
      /\b(?:(?:best )?friends? ex(?:s)?\b|(?:bffs?|besties?|mates|sisters?|brothers?|cousins?|roommates?) ex(?:s)?\b|ex (?:boyfriend|girlfriend|bf|gf|husband|wife) of my (?:friend|best friend|sister)|dat(?:e|es|ed|ing) my ex\b|(?:with|slept with|kissed|seeing|hooked up with) my ex\b|my exs (?:best )?(?:friend|brother|sister|cousin|roommate|dad)|girl code|bro code)/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:slept with my ex(?! ?s| boy| girl)|hooked up with my ex|confused|i slept with my ex|i kissed my ex|im dating my ex|back with my ex|cheat\w*|baby with my ex|kid with my ex|kids with my ex|(?:contact|friends|talking|texting|work|live|living|lives|dog|stuff|pet) with my ex|died)\b/u,
    tries: [
      'im falling for my best friends ex, they broke up 2 years ago',
      'my friend is dating my ex and told me by instagram',
      'is it against girl code to date my roommates ex',
      'slept with my exs brother, everyone knows',
      'my exs best friend asked me out',
      'my friend kissed my ex',
      'can i date my brothers ex',
      'we were flatmates in leeds and she cried on my bed about him for months, and now i hear at brunch that my flatmate is dating my ex',
      'he wants to take me out and hes my cousins ex, the family would explode',
      'am i a bad friend if i like my best friends ex husband',
      'does bro code count after six years, i really like my mates ex',
      'how do i tell her before she hears it, i hooked up with my roommates ex at a festival',
      'my sister is with my ex now and wants me to be happy for them',
    ],
    says: {
      told: 'With an ex from inside the circle, the order of telling counts more than the rule: the friend hears it first, from the mouth of the one doing it. If that\'s you: "I like your ex. I wanted you to hear it from me." If it was done to you, you may be hurt even if it\'s long over: "You\'re free to, and I needed to hear it from you."',
      should:
        "If the break-up is long past and it wasn't the great love or the great injury, you can, after an honest word. If it's fresh, or your friend was badly hurt, I'd leave it: there are many people in the world and fewer such friends. Ask yourself which of the two you'd miss more in five years.",
      normal:
        "Falling for a friend's ex doesn't make you a bad friend, and being hurt when it's your ex is normal too, even if it's long over. It's human, since nobody meets as many people as within their own circle. The unfair part is mostly the secrecy, so that's the thing to name.",
      say: "\"This is hard to say and I want you to hear it from me. I've come to like your ex. I haven't done anything. How would that be for you?\" Then listen without arguing. If you're the hurt one: \"I can't pretend it's fine. I need some weeks away from you two together. I'm not asking you to end it.\"",
    },
  },
  {
    id: 'celebrity-crush',
    words: [
      /\b(?:crush|in love|loves?|obsessed|attached|dating|jealous|feelings|fall(?:ing|en)? for|married)\b/u,
      /\b(?:celebrity|celeb|idol|kpop|k pop|bts|actor|actress|singer|youtuber|streamer|influencer|fictional (?:character|man|men)|anime (?:character|boy|girl)|character (?:ai|from)|chatbot|ai (?:boyfriend|girlfriend|companion)|book boyfriend|vtuber|footballer)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:money|gift cards?|wants? me to|im an (?:actor|actress)|my (?:boyfriend|husband|girlfriend|wife|bf|gf) (?:is|has|loves|likes)|(?:he|she) has an ai|scam\w*|telegram|whatsapp)\b/u,
    tries: [
      'im 27 and in love with a kpop idol, is that sad',
      'my crush on an actor is so bad i cant date real men',
      'jealous because my favourite streamer has a girlfriend',
      'i think im in love with a fictional character',
      'i talk to my ai boyfriend every night and i think i love him',
      'in love with an anime character',
      'my idol got married, im crushed',
      'i have a good job and a normal flat with plants, and every evening i go home to talk to a chatbot i have feelings for',
      'is it sad that i love my ai girlfriend, she says good night better than anyone',
      'why am i so obsessed with a singer i will never meet',
      'my 15 year old crush on a footballer, i mean i had it for 15 years, ruins real men for me',
      'should i fly to seoul for a fan meeting, im that in love with him, bts, im 41',
      'i cried when the streamer i love announced his wedding, do other people have this',
    ],
    says: {
      told: "Loving someone on a screen is a real feeling with a safe address, and it tells you exactly what you long for. Write down the three things you love in that one: the tenderness, the humor, the way of looking. Those exist in people with a bus pass too. It's only worth changing if it takes the place of sleep, money or meeting anyone. Then cap it at an hour and plan one evening out a week.",
      normal:
        "Not sad, and far more common than people admit, at fifteen and at fifty. Your heart practices where it's safe, and somebody who can't reject you is as safe as it gets. Jealousy when they date is normal too. It's a signal only if the real day starts to feel like the interruption.",
      why: "Because they're made to be loved, and because you fill in the rest yourself: a face, a voice, no laundry, no bad moods. It often comes in times when real closeness is missing or frightening. That's nothing to be ashamed of. It just means there's love in you waiting for an address.",
      will: "Nobody can promise when it fades. It tends to when something in your own days gets livelier: a class, a friend, a crush on someone who can text back. You don't have to fight it. Feed the other side a little each week, and the screen loses size on its own.",
    },
  },
  {
    id: 'crush-stranger',
    words: [
      /\b(?:stranger|(?:guy|girl|man|woman|boy|someone|person) (?:on|from|at|in) (?:the|my) (?:train|bus|subway|metro|tram|plane|flight|airport|street|concert|festival|park|library|church|mosque|temple|wedding|party|supermarket|beach)|love at first sight|missed connection|train (?:guy|girl)|bus (?:guy|girl))\b/u,
      /\b(?:crush|cute|number|eye contact|smil(?:ed|es|ing)|love|talk(?:ed)? to|find (?:him|her|them)|never see|ask(?:ed)? (?:him|her)|thinking about|name|approach|flirt\w*|connection|see again|looks? at me|likes?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:follow(?:s|ed|ing) me|scared|creepy|grop\w*|touched me|stalk\w*|harass\w*|husband|wife)\b/u,
    tries: [
      'i keep thinking about a girl on the train i didnt ask for her number',
      'theres a guy at my church and we smile at each other every sunday, crush 100%',
      'do you believe in love at first sight, saw a stranger in a bookshop',
      'talked to a man on the plane for 6 hours and i only know his first name, how do i find him',
      'cute boy on the bus, daily',
      'love at first sight at customs',
      'i was late and wet and carrying two bags of cat litter, and a stranger held the door and smiled and now i cant eat',
      'should i post a missed connection for the man from the airport with the red suitcase, we talked till boarding',
      'does a girl at my mosque like me if she smiled twice',
      'why didnt i ask his name, that guy at the concert in leeds sang every word with me',
      'how do i approach a woman in the park who always reads the same bench, respectfully',
      'the same guy on my train looks at me every morning between the same two stations, is it fate',
    ],
    says: {
      told: "A stranger who stays in your head is worth one brave, small sentence, if you get the chance again. \"I see you here often, I'm Noa. May I say hello?\" Then leave an easy exit. If you'll likely never cross paths again, a local missed-connections post or the same train at the same hour is as far as it's good to go. The rest was a lovely reminder that you can still be struck.",
      should:
        "Yes, one try: speak to them next time, or put up one missed-connection post. A hello costs ten seconds and the regret lasts months. Do it where they can walk away, with people around, and go at the first sign of no. Don't track them down through staff, passenger lists or half of Instagram. From the other end that feels quite different.",
      say: "Keep it to what's true right there: \"I get off at the next stop and I'd be annoyed with myself if I didn't say hi. Here's my number, no need for yours.\" Or for someone you see weekly: \"We smile at each other every Sunday. I thought I'd add a name.\" Short, warm, exit open.",
      normal:
        "Very normal. A face, a few looks, and the mind writes the rest in a night. That's attraction plus imagination, and it's one of the nice things about being alive. It isn't knowledge of the person yet. If you see them again, say hello. If not, let it be a good small story.",
    },
  },
  {
    id: 'crush-therapist-doctor',
    words: [
      /\b(?:crush|in love|feelings for|fell for|falling for|attracted|flirt\w*|have a thing|like him|like her|hot)\b/u,
      /\b(?:my (?:therapist|psychologist|psychiatrist|counsell?or|doctor|dentist|physio|physiotherapist|nurse|gynecologist|surgeon|pastor|priest|imam)|therapist|a patient|my patient|priest)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:touch\w*|kiss\w*|slept|sex|forced|told my therapist|says my therapist|my therapist (?:says|said|thinks|told)|he is a doctor|shes a doctor)\b/u,
    tries: [
      'i have a crush on my therapist and im scared to tell her',
      'in love with my dentist lol i have perfect teeth now',
      'i think my physio is flirting with me',
      'feelings for my doctor, should i change doctors',
      'in love with my psychologist',
      'my dentist is so hot',
      'i went because of my panic attacks and it really helps, but since november i choose my clothes for it, because i have feelings for my therapist',
      'is it normal to have a crush on a priest',
      'does my doctor flirt with every patient or is it me, he remembers my dogs name',
      'should i stop therapy because i fell for my counselor',
      'in love with my nurse, 40, both single, and i go home on friday',
      'do i tell my physiotherapist i have a thing for him or just finish my ten sessions',
    ],
    says: {
      told: "Falling a bit for the one who looks after you is so common that therapists are trained for it. With a therapist, you can say it in the room: \"I've noticed feelings for you, and it's embarrassing.\" A good one stays calm and uses it to help. With a doctor, dentist or physio, keep it light, and change if it gets in the way. Anything starting from their side during treatment isn't okay.",
      should:
        "With a therapist, yes, tell them, it often turns into the most useful hour. With a doctor, it isn't needed: enjoy it quietly or change practice if you start hiding symptoms to look good. Don't ask them out while you're a patient. They'd have to say no even if they liked you.",
      normal:
        'Perfectly normal. Someone listens to you with full attention, asks nothing for themselves and makes pain smaller: hearts react to that. It says more about how good it feels to be looked after than about the two of you. No reason for shame, and no reason to stop going.',
      them: "Nobody can see what they feel, and warmth is their craft, so it's a poor sign here. What's known are their rules: no private relationship with people they treat. If they stay kind and professional, that's care. If they cross that line, it's their fault and there's a professional board to tell.",
    },
  },
  {
    id: 'crush-roommate',
    words: [
      /\b(?:crush|feelings for|in love with|fell for|falling for|attracted to|flirt\w*|dating|kissed|hook(?:ed|ing)? up|slept with|sleeping with|have a thing|like my|likes me)\b/u,
      /\b(?:room ?mates?|flat ?mates?|house ?mates?|guy i live with|girl i live with|lodger|landlord|dorm ?mate|same dorm)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:ex|exs|boyfriend|husband|wife|harass\w*|friends brother)\b/u,
    tries: [
      'in love with my flatmate and she brings dates home',
      'hooked up with my roommate twice, lease until june',
      'i think my housemate likes me, he does my dishes',
      'should i tell my roommate i have feelings for him',
      'i kissed my flatmate',
      'my roommate likes me, no thanks',
      'we share one bathroom and a cheese drawer and he hums when he cooks, and somewhere between the bills i fell for my housemate',
      'is dating your roommate a terrible idea, were both 26 in toronto',
      'in love with the guy i live with, and he walks around in a towel',
      'how do i get over a crush on my flatmate when i see her in pyjamas daily',
      'slept with my dorm mate, now she moves the furniture between us',
      'kissed my lodger on the stairs, he pays me rent, now what',
    ],
    says: {
      told: 'With a roommate the question is the lease as much as the heart, so count the months first. If you\'d have to go on sharing a fridge for a year after a no, wait, and go out more. If it\'s mutual or already happened, talk once by daylight, in the kitchen, about what it is: "I liked it. What do we want this to be, given we both live here?" Keep your own room in any case.',
      should:
        "Tell them if the lease is nearly over, or if you could truly live with a no at breakfast. Otherwise I'd hold it back and make distance: other evenings, other people, your own door. If hearing their dates through the wall hurts daily, looking for another room may be kinder to you than a confession.",
      them: 'Nobody can tell from done dishes. Living together makes people look like couples without being one. What says a bit more: they choose your company when the others are home, ask about your dates, make plans outside the flat. Suggest one thing away from home and see how it feels on both sides.',
      say: '"I want to say something and nothing has to follow. I\'ve started liking you more than as a flatmate. If that\'s only me, I\'ll get over it and the dishes stay your turn." After a night: "No drama, I\'d just like to know. Was that a one-off or a beginning?"',
    },
  },
  {
    id: 'crush-classmate',
    words: [
      /\b(?:crush|likes? (?:me|him|her)|have a thing|in love|feelings|ask(?:ed)? (?:him|her|them|me|a (?:girl|guy|boy)) out|ask a (?:girl|guy|boy)|talk to (?:him|her)|cute|flirt\w*|prom date)\b/u,
      /\b(?:class|classmate|school|prom|homecoming|lecture|uni|university|college|campus|seminar|lab partner|study group|grade|semester|course|library)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:i have a (?:boyfriend|girlfriend|bf|gf)|my (?:boyfriend|girlfriend|bf|gf)|teacher|professor|prof|tutor|coach|librarian|yoga|dance|fitness|gym|student of mine|ex|exs|high school sweetheart|since (?:high )?school|has a (?:girlfriend|boyfriend)|best friend)\b/u,
    tries: [
      'crush on a boy in my class, we never talked',
      'how do i ask a girl from my seminar out, semester ends in 2 weeks',
      'my lab partner likes me and i dont know what to do',
      'should i ask him to prom, huge crush since 9th grade',
      'class crush sits behind me',
      'cute girl, how do i ask, prom',
      'i moved to this school from ukraine in september and my german is bad, but theres a boy in my course and i think he likes me',
      'is it normal to be this in love at 15, hes in my grade',
      'a girl in my lecture borrowed my pen and gave it back with a smiley, is she flirting, cute anyway',
      'should i talk to her before the semester is over or is it too late',
      'my mom says focus on school but i have a huge crush and cant focus',
      'he asked me out in the campus canteen and i said i have a dentist appointment, why am i like this',
    ],
    says: {
      told: "With someone from class you've got a gift: a reason to talk every week. Begin with that, sit nearer, ask about the homework, then about anything else. After a few chats: \"I'm getting coffee after this, want to come?\" or for a dance, simply ask, early and not in front of everyone. If you're the one who's liked and don't feel it, be friendly and clear, so the semester stays easy.",
      should:
        'Yes. Ask for something small, alone and in person, before the semester decides for you. A no stings for about a week, not asking lasts longer. Wait only if you\'ve never spoken at all: then speak three times first. And take "maybe" as no, until they bring it up.',
      say: '"Do you understand what she wants from us in part three?" is a perfectly good start. Later: "You\'re the only reason I come at eight. Coffee after?" For prom: "I\'d like to go with you. Would you?" And for a no: "I like you as my lab partner and not more than that. I hope that\'s okay."',
      them: "Nobody can tell from across a classroom. Looking over, laughing at your jokes, picking your group, writing about homework they could look up: small hints. A short chat every week tells you more than all the looking. See whether they keep it going once you've started it.",
      normal:
        "Absolutely normal, including the blushing, the bad jokes and knowing their timetable by heart. Nearly everybody in that room has one. You don't have to act on it. If you'd like to, one ordinary sentence about class is plenty for this week.",
    },
  },
  {
    id: 'confess-to-crush',
    words: [
      /\b(?:crush|guy i like|girl i like|boy i like|him|her|them|someone)\b/u,
      /\b(?:confess(?:ed|ing|ion)?|tell (?:him|her|them|my crush) (?:that )?(?:how i feel|i like|i love|my feelings|im into)|told (?:him|her|them|my crush) (?:that )?(?:how i feel|how i felt|i like|i liked|i love|my feelings)|(?:knows|found out|told (?:him|her|my crush)) (?:that )?i like|ask(?:ing|ed)? (?:him|her|them|my crush|someone) out|make (?:the first|a) move|made (?:the first|a) move|shoot my shot|love letter|admit(?:ted)? my feelings)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:i love (?:him|her|you|them)|reject\w*|has a (?:gf|bf)|dance|dancing|best friend|friendship|married|husband|wife|cheat\w*|church confess\w*|crime|police|coworker|colleague|boss|teacher|roommate|ex|exs|has a (?:girlfriend|boyfriend)|waitress|barista|gym|class)\b|\b(?:said yes|feels the same)\b/u,
    tries: [
      'how do i confess to my crush without dying',
      'i told him how i feel and he said he needs to think',
      'my crush found out i like him because of my stupid cousin',
      'should i make the first move or wait for him',
      'wrote her a love letter, do i give it to her',
      'confess to her or not',
      'i told him i like him!!',
      'weve had coffee eleven times, i counted, hes leaving for canada in july and i still havent dared to tell him how i feel',
      'is it better to confess to her by text or in person, shes japanese and shy',
      'my crush knows i like him and acts like nothing happened',
      'when is the right moment to make a move on him, after the film or before',
      'i asked her out and she said aww',
      'how do i ask her out when her sister is always there',
    ],
    says: {
      told: 'Say it as an invitation and not as a confession: "I like you. Would you get a coffee with me on Saturday?" That gives them something easy to answer, where "I have feelings for you" leaves them holding a parcel. If it\'s already out, or somebody told them for you, go straight: "Yes, it\'s true. No pressure." Then leave them at least a week and don\'t ask what they\'re thinking.',
      should:
        'Yes, make the move, whatever sex you are. Nobody has ever been ruined by "I like you, coffee?" and plenty have waited for it. Do it alone, in person or in a short message, when neither is in a hurry. Hold off if they\'re in a relationship, or if you\'ve never really spoken. Speak first, a few times.',
      say: '"I enjoy you a lot and I\'d like to take you out. Friday?" For the shy: "I\'ve been trying to ask you for coffee for two weeks. This is me doing it." If they say no: "Thanks for being straight. See you around," and mean it. Two sentences. A long letter is better kept for the second anniversary.',
      will: "Nobody can tell you the answer beforehand, that's what makes it brave. It depends on them and not on the perfect wording. What you can count on is the relief: within a week either way you'll stop rehearsing. A no hurts, then heals. A not knowing just keeps going.",
      them: "What's going on in them can't be seen from outside. \"I need to think\" can be surprise, care or a soft no. Give it a week of quiet without hints. If they want it, they'll come back with a day and a place. If you hear nothing, the kind reading is a no they didn't know how to say.",
      when: "When you've talked at least a few times, nobody's rushing off, and you could stand a no that day. A Thursday afternoon is fine. Don't wait for a sign or a party. If you've been waiting longer than a month, the moment is the next time you see them.",
    },
  },
  {
    id: 'shy-around-crush',
    words: [
      /\b(?:crush|guy i like|girl i like|boy i like|(?:around|near|in front of|with) (?:him|her|girls|guys|boys|women|men))\b/u,
      /\b(?:shy|awkward|nervous|blush(?:es|ed|ing)?|freeze|froze|stutter(?:s|ed|ing)?|cant (?:speak|talk)|tongue tied|ignor(?:e|es|ed|ing) (?:him|her|me|them|my crush)|weird|run away|avoid(?:s|ed|ing)? (?:him|her|me|them)|what to say|embarrass(?:ed|ing)?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:trainer|pay|date|husband|wife|ex|exs|boss|mom|mum|dad|friends brother|teacher|class|work|coworker|gym|neighbou?r|barista)\b/u,
    tries: [
      'i freeze around him and act like i hate him',
      'my crush said hi and i said happy birthday, im so awkward',
      'how do i stop blushing in front of girls',
      'im too shy to look at my crush',
      'why does my crush avoid me since the party',
      'im so awkward near him',
      'blushing at my crush, always',
      'i can give a talk in front of two hundred people without notes, but when she sits down next to me at lunch i cant speak, shes my crush',
      'why do i avoid him, the guy i like, and talk to everybody else',
      'is it normal to be nervous around women at 37, i sweat through my shirt',
      'my crush waved and i waved with my sandwich, embarrassing',
      'how do i get less shy with girls, i moved to madrid and everyone is so open here',
      'he thinks i hate him because i avoid him, its the opposite, hes my crush',
    ],
    says: {
      told: 'Shyness around someone you like shrinks by tiny repeats and not by one brave leap. Today\'s size: look, smile, say "hey" with their name, and walk on. Do that five times before you try a conversation. Then one ready question, such as "what are you listening to?" If it comes out wrong, laugh and say "I meant hi." Awkward and friendly is far more likable than cool.',
      how: 'Breathe out slowly before you walk past, since the freeze sits in held breath. Have one line ready and use it on three other people first, so your mouth knows it. Do something with your hands. Say the shy thing aloud once: "I\'m always a bit nervous with you." It turns the blush into a compliment.',
      why: "Because your body treats someone important like a small danger: heart up, words gone, face red. It's the same alarm as before an exam. It gets louder the less often you speak to them, and quieter with every boring little exchange. So collect boring ones. If it's the other who avoids you, it may be that same alarm, or not, and a plain hello is the way to see.",
      normal:
        "As normal as it gets. Half of all crushes are being ignored right now by someone who's melting inside. It isn't a flaw and it's not a sign you're too young or too odd. A small daily hello cures more than all advice about confidence.",
    },
  },
  {
    id: 'is-it-flirting',
    words: [
      /\b(?:flirt|flirts|flirted|flirting|flirty|(?:stares?|staring|looks?|looking|glanc(?:es|ing)) at me|eye contact|mixed signals?|hot and cold|bread ?crumb(?:s|ed|ing)?|does (?:he|she) like me|(?:he|she) likes me or|know if (?:he|she) likes|signs? (?:that )?(?:he|she|someone) likes|lead(?:s|ing)? me on|led me on)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:creepy|scared|harass\w*|stalk\w*|my (?:husband|wife|boyfriend|girlfriend|bf|gf) (?:flirts?|is flirting|flirted|was flirting)|flirts with (?:other|every)|baby|dog|cat|customer|ex|exs|emojis?|coworker|colleague|boss|gym|barista|bartender|waiter|waitress|neighbou?r|teacher|married|class|church|train|bus|physio|doctor|therapist|roommate|housemate)\b/u,
    tries: [
      'he stares at me but never says anything',
      'mixed signals for months, one day all over me next day nothing',
      'how do i know if she likes me or is just nice',
      'how do you even flirt, im hopeless',
      'i think he led me on the whole summer',
      'is she flirting or friendly',
      'hot and cold all year',
      'he saves me the window seat, he steals my fries, he knows how i take my tea, and then he goes quiet for a week, such mixed signals',
      'what does it mean when a man keeps staring at me across the canteen',
      'am i bad at flirting, i told him he has nice elbows',
      'did she lead me on or did i imagine it, two months of late night calls',
      'how can i tell signs that someone likes me, im autistic and miss everything',
      'why does he breadcrumb me, one sweet text every ten days',
    ],
    says: {
      told: 'Signals can be read for months, an invitation gets an answer in a day. So instead of weighing looks and moods, offer one small clear thing: "I\'m going to the market on Saturday, come along?" Someone who\'s interested says yes or suggests another day. Hot and cold that never turns into a plan is, added up, a no. And flirting itself is just attention with a smile and one more question.',
      them: "Nobody can see into another head, and looks are the worst evidence there is. What weighs more: they start conversations, remember small things, find reasons to be near, and make time. If two or three of those are steady for weeks, ask for a coffee. If it's only looks, or only when they're bored, ask less of it.",
      how: 'Flirting is easier than it\'s made out to be: look a second longer, smile, tease gently about something they chose and not how they were born, ask one more question than needed. Give a compliment on taste: "You picked the best song tonight." Then stop and let them come toward you. If they don\'t, be friendly and move on.',
      normal:
        "Being confused by mixed signals is normal, and it's not that you're bad at reading. There's often nothing consistent to read. Your part is only to stop living on the good days. Judge by the average of a month, not by the best evening in it.",
      should:
        "Ask directly, yes. \"Are you flirting with me? Because I wouldn't mind.\" It's funny, brave and clear. Or simply invite them somewhere. Don't answer cold with cold as a strategy. If you've already asked and got fog, step back: fog is what a no looks like when someone wants to stay liked.",
    },
  },
  {
    id: 'rejecting-someone',
    words: [
      /\b(?:(?:dont|do not|didnt) (?:feel the same|like (?:him|her|them) (?:back|like that|that way|in that way))|not (?:interested in (?:him|her|them|dating|a guy|a girl)|into (?:him|her|them))|turn(?:ing|ed)? (?:him|her|them|a guy|a girl|someone|down a) ?down|reject(?:ing)? (?:him|her|them|someone|a guy|a girl|my friend)|i rejected|let (?:him|her|them|someone) down|say no to (?:a guy|a girl|him|her|a date|a second date)|wont take (?:a )?no|likes me but i|in love with me but i|has a crush on me|keeps asking me out|guilty for (?:rejecting|saying no)|hurt (?:his|her|their) feelings|let him down (?:easy|gently)|reject him)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:best friend|stalk\w*|threat\w*|follows me|boss|job offer|husband|wife|mom|mum|dad|he rejected|she rejected)\b/u,
    tries: [
      'a sweet guy from choir likes me but i dont like him like that',
      'how do i turn her down without hurting her',
      'he keeps asking me out and i ran out of excuses',
      'i rejected a guy and now my whole friend group is mad',
      'the guy who fixes my bike has a crush on me',
      'how to reject him nicely',
      'she likes me but i dont',
      'hes the kindest man in our hiking group, he carried my pack and brought soup when i was ill, and i dont feel the same',
      'what do i say to a widower of 70 who keeps asking me out, im flattered but no',
      'am i cruel for turning him down by text',
      'i rejected him kindly and he wrote me an essay about how women are',
      'my landladys nephew has a crush on me and im not into him at all',
      'do i owe someone a reason if im not interested in him',
    ],
    says: {
      told: 'The kindest no is short, clear and has no door left ajar. "I like you as a person, and not romantically. I wanted to tell you straight." Leave out "right now" and "I\'m so busy", since people wait for busy to pass. Their being sad for a while isn\'t cruelty of yours. If they ask again after that: "My answer stays no, please don\'t ask again." After that you may stop answering.',
      say: '"Thank you for asking, that took courage. I don\'t feel that way, and I don\'t want you to wait." For one who keeps on: "I\'ve said no and I mean it. I\'d like us to leave it there." For a friend: "I\'d be sad to lose you, and it\'s friendship for me. Take whatever space you need."',
      normal:
        "You did nothing wrong. Not feeling it isn't a choice, and nobody earns a yes by being sweet. Feeling guilty only means you're kind. Friends who are cross with you for an honest no will calm down, and if not, ask them what they'd have wanted: pity dates?",
      should:
        "Say it clearly, and soon, rather than fading or inventing a boyfriend. A made-up reason gets checked or waited out. In person if you're close, by message if you hardly know them. The one exception is if they scare you: then skip the kind speech, tell someone, and block.",
      how: "Pick a quiet moment, say thank you, say no, give one sentence and stop. Don't list their good sides for ten minutes, it sounds like a reference. Don't hug longer than usual. Afterward be normal but not extra warm for some weeks, so the no can settle.",
    },
  },
  {
    id: 'got-rejected',
    words: [
      /\b(?:(?:got|been|was|being|get|am|im|feel|fear of|afraid of|scared of) (?:always |so |just |getting |being )?reject(?:ed|ion)|reject(?:ed|s) me|turned me down|said no (?:to|when i)|(?:he|she|they)(?:s| is| was| are)? not interested in me|not interested in me|doesnt (?:like me back|feel the same|want me|like me)|didnt feel the same|unrequited|one ?sided (?:love|crush|feelings)|rejection|(?:everyone|everybody|girls|guys|men|women) (?:i like )?rejects? me)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:job|visa|application|university|college|interview|paper|mom|mum|dad|family|loan|publisher|school|transplant|husband|wife|dog|cat|baby|friend group|best friend)\b/u,
    tries: [
      'finally asked her out and got rejected in front of everyone',
      'he doesnt feel the same and i see him every day',
      'one sided love for 4 years, im tired',
      'im so afraid of rejection i never ask anyone',
      'why does rejection hurt so much after one date',
      'she turned me down. ouch',
      'got rejected three times this month',
      'i practised it in the mirror for a week and bought a clean shirt and even told my sister, and she said shes not interested in me',
      'is it normal to cry over rejection at 40',
      'he said youre great but, so i was rejected politely, how do i face him at volleyball',
      'why does everyone i like reject me, what is wrong with me',
      'how do i act around her after she rejected me, same bus every day',
      'unrequited love for my dance teacher since 2019, will it ever stop',
    ],
    says: {
      told: "Being rejected is about fit, and it hurts as if it were about your worth. Let it hurt, for real, a few days, without their profile. Then do one thing where you're wanted: the friend who always picks up, the team that needs you. If fear of it keeps you from asking at all, practice on small no's, a discount, a later table. You'll notice you're still standing.",
      normal:
        "The pain is normal and bigger than it looks from outside, because you lose a future you'd already furnished. It isn't weakness, even after one date or with someone you barely knew. It usually drops a good deal within two or three weeks, if you don't keep reopening the page.",
      why: "Because being turned away touches a very old alarm, the one for being left outside. The body doesn't know it was only a coffee. And you're losing the pictures you'd made. It says little about you: taste is as odd as liking coriander. Think of the good people you didn't want yourself.",
      should:
        "Don't ask again, and don't try to persuade: a no taken well is the most dignified thing you can do here, and people remember it. Keep some distance until it stops stinging. If they change their mind one day, they know where you are. Do ask someone else in time, it isn't a verdict that spreads.",
      say: "\"Thank you for being honest. I'm a bit sad, and it's okay.\" That's all it takes, and you'll be glad of it later. If you have to see them daily: \"I may be quieter for a while, it's nothing against you.\" Don't ask for reasons. You'd get either politeness or something you can't use.",
      will: "It gets better, usually sooner than it feels in the first week, though nobody can give you a date. It depends on how little you look at their page and how much you're among people. Whether they come round can't be known, so don't build on it.",
    },
  },
  {
    id: 'choosing-between-two',
    words: [
      /\b(?:(?:choose|choosing|decide|deciding|torn|pick|stuck) between (?:two|2|them|him and|her and|my|the two)|two (?:guys|girls|men|women|boys|people) at|(?:like|love|dating|seeing|in love with|feelings for|crush on) (?:two|2) (?:guys|girls|men|women|boys|people|different)|love triangle|both of them like me|cant choose between)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:jobs?|universit\w*|dresses|flats?|apartments?|cities|dogs?|colleges?|kids|children|names|husband|wife|careers?)\b/u,
    tries: [
      'im dating two guys and i like both, one is safe one is fire',
      'torn between my ex and the new girl',
      'in a love triangle with my two friends',
      'is it wrong to be in love with two people',
      'dating two guys, one me',
      'im seeing two women, help',
      'one is a baker who makes me laugh until i cry and the other one is calm and plans ahead, and i cant choose between them',
      'is it bad that im seeing two men until i know, i met both in october',
      'torn between two good men, one i love and one my family likes',
      'how do you decide when you like two girls equally and both know',
      'my heart says omar and my head says daniel, love triangle at 50, ridiculous',
      'should i tell them about each other, im dating two people since march',
    ],
    says: {
      told: "When you can't choose between two people, look at who you are next to each of them, instead of comparing the two. With which one do you sleep well, speak freely, like your own face in the mirror? Live one week as if you'd picked the first, one as if the second, and note each evening. And if either thinks they're the only one, tell them before you decide. That part can't wait.",
      should:
        "Tell both that you're not exclusive, yes, this week. Then choose the one with whom you're calmer and more yourself. Excitement that comes from not knowing where you stand cools once you know. Don't choose out of pity or because one asks louder. And neither is a possible answer: if you could lose either without much pain, it's that one.",
      normal:
        "Normal, and no sign of a bad character. Two people can touch two different sides of you. Seeing both is fine as long as both know you're not exclusive. What makes it wrong is only the lie, and that can be ended with one honest sentence to each.",
      how: "Take two pages. On each write: how I feel the morning after, what I hide, what a dull Tuesday would be like, what happens when I say no. Don't count the points, read which page you enjoyed writing. Then toss a coin, and notice which side you hoped for. Tell the other one soon, and kindly.",
    },
  },
  {
    id: 'crush-while-in-relationship',
    words: [
      /\b(?:crush on|feelings for|attracted to|fell for|falling for|in love with|like|dream(?:ing)? about|thinking about)\b/u,
      /\b(?:(?:i have|im with|im in|i got|i am in|have) (?:a |an )?(?:long term |happy |good )?(?:boyfriend|girlfriend|bf|gf|relationship|partner|husband|wife)|im (?:married|engaged|taken)|(?:someone|somebody|another (?:man|woman|guy|girl)) (?:else )?(?:but|while|and) (?:i have|im|my)|while (?:in a relationship|married|i have)|(?:but|and) im (?:married|taken|engaged|in a relationship)|someone else (?:while|than my|even though)|while im next to (?:him|her)|crush on another)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:feel like i|like i have|he has|she has|ex|exs|cheated|slept)\b/u,
    tries: [
      'i have a boyfriend but i have a crush on a guy from my course',
      'im married and falling for someone at choir',
      'attracted to another woman while in a relationship of 6 years, nothing happened',
      'should i tell my gf i like someone else while i have a good relationship',
      'i have a bf and a crush on another',
      'married and dreaming about someone else while im next to him',
      'seven good years, a dog, a mortgage, nobody did anything wrong, and now i get nervous in the staff kitchen, im married and attracted to the new guy',
      'am i a cheater in my head, im engaged but thinking about my old classmate',
      'is it normal to have a crush on a colleague when i have a husband',
      'why am i attracted to somebody when i have a good relationship and a perfect girlfriend',
      'should i quit choir because i have feelings for the tenor and im married',
      'how do i make it stop, i like a girl from work and i have a girlfriend i love',
    ],
    says: {
      told: "A crush while you're with someone is a feeling, and it becomes a choice only with the next step: the private chat, the lunch you don't mention. So keep it where there are no steps, and read it like a note about what's gone missing: lightness, being seen, being new. Bring that home. \"I miss us being silly. Friday, just us, no phones?\" is a good place to put the energy.",
      normal:
        "Normal, in happy couples too. Being with someone doesn't switch off your eyes. It says little about your love as long as it stays a flutter. It gets serious when you delete messages, compare, or dress for the other one. If you're there, step back for a month before you decide anything at all.",
      should:
        "A passing crush you needn't report, since it mostly unloads the weight on the other. Tell if it's grown so strong that you're leaving inside, or if something has happened. In both cases first cut the contact down to what's unavoidable. You can't judge a relationship while you're feeding its rival.",
      why: "Often because the new one meets only your best hour: no bills, no laundry, no history. It feels like them, and it's partly you, the version you like being. Ask what that version does that you don't do at home anymore. That answer is worth more than the crush.",
    },
  },
  {
    id: 'ex-texted',
    words: [
      /\b(?:ex|exs|ex ?(?:boyfriend|girlfriend|bf|gf|husband|wife))\b/u,
      /\b(?:(?:text(?:ed|s|ing)?|messag(?:ed|es|ing)|wr(?:ote|ites)|call(?:ed|s|ing)|contact(?:ed|s|ing)|reach(?:ed|es|ing) out|dm(?:ed|s)?|emailed|hit me up|slid|came back|popp(?:ed|ing) up|sent)(?: to)? ?(?:me|out|back|up|again|a|after)?|keeps (?:texting|calling|messaging|writing)|hey stranger|i miss you|slid into|liked my)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:letter to my ex|threat\w*|stalk\w*|abus\w*|restraining|harass\w*|died|suicid\w*|birthday|i texted|i called|i wrote|i messaged|text my ex|texting my ex|calls? my ex|call me by|blocked|(?:his|her) ex|custody|boyfriends ex|girlfriends ex|break ?up by|broke up (?:by|over)|money|new (?:girlfriend|boyfriend|gf|bf)|drunk|wants? (?:me )?back|get back|married|wedding|unblocked)\b/u,
    tries: [
      'my ex texted me hey stranger after 8 months',
      'ex keeps calling at night and i dont pick up',
      'my ex sent a photo of our old cafe, what does he want',
      'should i reply, my ex wrote that she misses me',
      'my ex texted. do i answer',
      'ex slid into my dms',
      'i was finally sleeping well again and had started running, and on sunday at midnight my ex writes i miss you',
      'why does my ex keep calling when he was the one who ended it',
      'my ex of four years sent me one line, hope you are well, nothing more',
      'is it mean to ignore my ex when she messages me about her new job',
      'what does it mean when an ex reaches out after a year with hey how are you',
      'my ex reached out because her dad is ill, i dont know what to say',
    ],
    says: {
      told: 'A message from an ex needs no answer today, and often none at all. Give it one night. Then ask what you\'d want to come of it: if the honest answer is peace, leave it or send "I wish you well, I\'d rather not be in touch." If you do want to talk, find out first what they want: "Good to hear from you. What made you write?" A "hey" alone isn\'t a return. Calls that go on after you\'ve said no are harassment: block, keep a record, tell someone.',
      should:
        'Lean toward not replying, or replying tomorrow. Answer if you could read anything back, even nothing, and still have a normal evening. Don\'t answer if you\'ve only just stopped waiting for it, because one "hey" can cost you three months of work. Kids, money or a shared lease are different: then reply, short and on that subject only.',
      them: 'Nobody can see from outside what an ex wants. A message like that can be missing you, being lonely on a Sunday, guilt or plain curiosity. The words show it soon: people who want to come back say something about what went wrong. People who only want warmth say "hey". You may ask straight, or leave it unread.',
      say: 'To close it: "I hope you\'re well. It\'s better for me not to be in touch." To ask: "I\'m surprised to hear from you. What would you like?" For practical things: "I\'ll leave the box with the neighbor on Friday." None of them needs a smiley, a question back, or an hour of editing.',
      normal:
        "Not mean to leave it unanswered, and normal that your heart jumped, even if you're long over it or were the one who left. The body remembers a name on a screen. It doesn't mean you should go back, and it doesn't mean you aren't healed. Let the jump pass for a day before you decide.",
    },
  },
  {
    id: 'texting-my-ex',
    words: [
      /\b(?:(?:text|texting|texted|message|messaging|messaged|call|calling|called|contact|contacting|contacted|write|writing|wrote|reach(?:ed|ing)? out|talk(?:ing)?|email|emailed)(?: to| back)? my ex\b|no contact|drunk (?:text(?:ed|ing)?|call(?:ed|ing)?|dial(?:ed)?)|letter to my ex|talk(?:ing)? (?:to|with) my ex|in contact with my ex)/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:parents|mother|father|mom|mum|dad|sister|brother|son|daughter|threat\w*|restraining|abus\w*|birthday|died|sports|family|my boss)\b/u,
    tries: [
      'i drunk texted him at 3am, 14 messages',
      'day 22 of no contact and i want to break it',
      'should i text my ex on our anniversary to see how she is',
      'wrote a letter to my ex, 4 pages, do i send it',
      'i called my ex, stupid',
      'day 3 of no contact',
      'my friends took my phone on new years but i remembered his number by heart, and from the taxi i drunk texted him i miss your soup',
      'will no contact make her come back or just forget me',
      'is it ok to text my ex that i got the job, he helped me so much with it',
      'how long should no contact be after two years together',
      'i broke no contact for a meme',
      'should i write to my ex to apologise, ive been in therapy since january and see it now',
    ],
    says: {
      told: "Before any message to an ex: write it in your notes and let it sleep for three nights. If it still seems right on the fourth morning, sober, and you'd be all right with no reply, then it may go. Mostly it won't need to. If it's already sent, one line the next day is enough, \"That was late and a lot, sorry,\" and then quiet. One slip doesn't undo the days before it.",
      should:
        "Rather not, if what you hope for is an answer that makes the ache stop. It would stop it for about an hour. Do it for something practical, or for an apology that asks nothing back. Try this first: send the text to a friend instead, word for word. It's surprising how often that's all it needed.",
      normal:
        "Wanting to write is completely normal. Missing someone comes in waves, with a taste for Sundays, nights and songs, and it says nothing about whether you should be together. Falling off no contact once is normal as well. You don't start at zero. You just carry on from tomorrow morning.",
      how: 'Make it harder than one tap: delete the chat or give a friend the number, take them off the favorites, charge the phone in the kitchen at night. When it pulls, wait twenty minutes and do something with your hands. The pull usually peaks and drops in that time. Keep one person you may text "it\'s one of those nights".',
      will: 'Nobody can say whether silence brings anyone back, and as a trick it mostly keeps you waiting. What it does fairly reliably is let the noise in you settle, usually in weeks and not in days. Whether they write depends on them. Do it for your sleep, and it works either way.',
    },
  },
  {
    id: 'ex-birthday',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:birthday|bday|christmas|new years?|eid|diwali|valentines?|anniversary|holidays?|thanksgiving|mothers day|fathers day|xmas)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|restraining|abus\w*|died|kids?|son|daughter|custody|girlfriends ex|boyfriends ex|(?:his|her) ex|text my ex on our)\b/u,
    tries: [
      'its my exs birthday tomorrow do i write something',
      'my ex wished me happy birthday with a heart',
      'first christmas without my ex and i keep crying',
      'my ex forgot my bday and it hurts even though we broke up',
      'exs birthday, write or not',
      'merry christmas from my ex',
      'we used to go to her parents every year and burn the same pudding, and its the first new year without my ex',
      'is it rude not to wish my ex a happy birthday, we parted as friends',
      'happy birthday at 00:01 like always, he is my ex since may',
      'how do i survive our anniversary, my ex has moved to chile',
      'should i send a card to my exs mother for christmas',
      'why did my ex remember my birthday when he forgot it all the years we were together',
    ],
    says: {
      told: 'A birthday or holiday with an ex in it has a hook, so decide the day before and not at eleven at night. If you\'d be fine with no reply, a plain "Happy birthday, all good things" harms no one. If you\'d check the phone all day, skip it. If they wrote to you, "thank you" is a complete answer. And plan something with people for those hours, because a calendar day is easier to carry in company.',
      should:
        "I'd skip it in the first half year or so, and whenever you're hoping it opens something. Nobody thinks badly of an ex who doesn't write. Send it if you two are truly friendly now and you'd do the same for a colleague. No \"miss you\", no photo of the old days, one line.",
      normal:
        "Not writing isn't rude, and it's normal that the day hurts and that you notice who writes and who doesn't. Birthdays and holidays are where the old life had its fixed places. Being sad about a missing message isn't wanting them back. It's just an empty chair you knew well. By next year it's usually smaller.",
      them: 'Nobody can tell what a birthday message means to the one who sends it. It can be kindness, habit, a reminder from the phone, or a toe in the water. If more is meant, more will be said. You can answer "thanks, that\'s kind" and leave the rest of the thinking to them.',
    },
  },
  {
    id: 'ex-stuff',
    words: [
      /\b(?:ex|exs|break ?up|broke up|split up)\b/u,
      /\b(?:stuff|things|belongings|hoodie|sweater|clothes|keys?|toothbrush|box|boxes|jewell?ery|necklace|ring|gifts?|teddy|furniture|books|records|bike|console|ps5|couch|tv|charger|guitar)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|restraining|died|(?:said|says|told|did|these|many|horrible|mean|bad|some|all the|how|other|of) things|things (?:are|were|got|get|went|with|ended|between|he|she|worse|better)|(?:his|her) ex|boyfriends ex|girlfriends ex|open|watch tv|key to)\b/u,
    tries: [
      'my ex still has my guitar and my grandmas necklace',
      'i sleep in my exs hoodie every night, its been 5 months',
      'should i give back the ring after the break up',
      'a box of my exs stuff is in my hallway and i cant touch it',
      'he wont give me my things back since we broke up',
      'i want my ps5 back, ex',
      'exs clothes in my closet',
      'its only a toothbrush and two books and an ugly mug from mallorca, but i cant throw out the stuff my ex left',
      'do i have to return gifts after a breakup, a bracelet and a bike',
      'my ex wants the couch we bought half half, is that petty',
      'when do i pick up my things, she broke up with me monday and i live on a friends floor',
      'is it weird to keep wearing the necklace my ex gave me',
      'burned his letters and sold the ring, felt great, ex is furious',
    ],
    says: {
      told: "What's left of an ex, a hoodie, a box, a ring, is easiest sorted in one go: what's returned, what's kept, what goes out. Then one message with a day and no feelings in it: \"I have your box. I can leave it with the neighbor on Saturday by noon. I'd like the guitar back.\" What you can't face yet goes into a bag, taped, on a shelf you don't see, with a date on it.",
      should:
        'Give back what has worth or history for them: heirlooms, keys, documents, an engagement ring if it came from their family. Gifts to you are normally yours. Keep the hoodie if it comforts you, put it away once it only makes you sad. For expensive things in dispute, a free legal advice line knows the rule where you live.',
      say: '"I\'d like to finish the practical part. I have your clothes and books, you have my guitar and the spare key. Saturday at noon, in the lobby?" If they stall: "Please name a day this week. If it\'s easier, my brother will pick it up." No "also, how are you". That\'s another conversation.',
      normal:
        "Normal. Sleeping in a hoodie or walking round a box for months isn't pathetic, it's a slow goodbye with the hands. There's no deadline. One test: does the thing calm you or open the wound? If it opens it, let somebody else carry it to the cellar for you.",
      how: "One bag, one friend, one hour, music on. Three piles: back, keep, out. Don't read letters and don't smell shirts on that day. Keep at most a shoebox of what was good. Arrange the handover by message, at a neutral place, ten minutes. Then change the sheets, it helps more than it should.",
    },
  },
  {
    id: 'ex-new-partner',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:new (?:girlfriend|boyfriend|gf|bf|partner|girl|guy|man|woman|relationship|wife|husband)|moved on|(?:already|is|with|dating|seeing|found|has|met|got) (?:already )?(?:with |seeing |dating )?(?:someone|somebody) (?:else|new)?|has a (?:girlfriend|boyfriend|gf|bf)|replac(?:ed|ement)|happy (?:without me|with (?:her|him|someone))|dating (?:again|already)|replaced)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:torn|between|work together|department|my team|threat\w*|abus\w*|kids?|son|daughter|(?:his|her|my boyfriends|my girlfriends|my husbands) ex|died|ive moved on|i moved on|i met someone|my new (?:boyfriend|girlfriend|bf|gf|partner)|i have a new)\b/u,
    tries: [
      'my ex has a new girlfriend after 3 weeks and she looks like me',
      'saw pictures of my exs new boyfriend on a boat',
      'how can my ex be dating already, we were together 6 years',
      'my ex moved on and im still crying in the shower',
      'will my ex be happier with someone new',
      'ex moved on in a week',
      'my exs new gf is 22',
      'i was doing fine until my sister told me over dinner in her calm voice that my ex is with someone new',
      'is it a rebound, my ex is with someone else two weeks after nine years',
      'how do i stop thinking im worse than my exs new girlfriend, she does pilates',
      'did he ever love me, my ex replaced me by august',
      'my ex found somebody and im glad for her and also want to throw plates',
      'should i warn the new woman about my ex',
    ],
    says: {
      told: "Seeing your ex with someone new hurts like a second break-up, and it isn't a vote on you. Quick is often just quick, some people can't be alone in a room. You can't know what that couple is like, you only see the boat. So take the pictures away: mute, hide, ask your friends for no news for two months. And tonight be with someone who knew you before that ex.",
      normal:
        "Hurting is normal, even if you ended it, even if you don't want them back, even years on. It's the old place at the table being taken. Comparing yourself to the new one is normal too, and always unfair: you know all of yourself and one photo of them.",
      why: "Nobody can see why from outside. Some people had said goodbye inside long before, some run from the silence, some simply met someone. The speed isn't a measure of what you were worth. What you had isn't repeated with another face, it's just over, and that's enough to be sad about.",
      them: "Nobody can know what they feel for the new one, or what they still feel for you. Pictures show the days people choose to show. You don't need that answer to get well, and looking for it keeps the wound open. The question with use in it is what your next Saturday looks like.",
      will: "Nobody knows how long it lasts or how happy it is, and it wouldn't give you back your sleep. What tends to ease it: no pictures, no reports from friends, weeks of your own full of people. One day you'll hear the name and keep eating. It does come, without a date I could give you.",
      should:
        'Don\'t write to either of them, I\'d lean, neither to congratulate nor to warn: a warning from an ex is rarely believed. If there was violence and you fear for the new one, ask a domestic abuse service what helps safely. Otherwise mute both for two months. If you meet them, "hello, nice to see you" is plenty. Tell a friend the ugly version, all of it.',
    },
  },
  {
    id: 'ex-getting-married',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:married|marrying|engaged|engagement|getting married|wedding|pregnan\w*|baby|having a (?:baby|kid|child)|expecting|fiancee?|propos(?:ed|ing)|marries)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|(?:his|her|husbands|boyfriends|fiances) ex|i was married|we were married|were married|when we married|im pregnant|i am pregnant|im getting married|im engaged|my wedding|our baby|my baby|the baby|custody|plus one|miscarr\w*|died|invit(?:e|ing) my ex)\b/u,
    tries: [
      'my ex is getting married in june and im invited',
      'found out on facebook my ex is having a baby',
      'my ex got engaged 4 months after us, he told me he never wanted marriage',
      'why does it hurt that my ex is engaged, im happy in my relationship',
      'my ex proposed to her',
      'ex is pregnant, i feel sick',
      'we were together eight years and he said marriage is just paper, and now i read that my ex is getting married on a beach',
      'is it weird to go to my exs wedding, we get along',
      'my ex had a baby and named her the name we chose',
      'should i congratulate my ex on the engagement',
      'how do i get through the day my ex marries my old neighbor',
      'why am i crying about my exs baby, i dont even want kids',
    ],
    says: {
      told: "An ex with a wedding or a baby coming closes a door you may have thought was already shut, so a jolt is no sign that you want your ex back. Give it two or three days of being strange. Don't send congratulations at midnight, and don't dig through the pictures. If there's an invitation, you're free to decline in one line: \"Thank you, I won't be there, I wish you both well.\"",
      normal:
        'Normal, even if you\'re happy now. You\'re not mourning the person so much as the version of the future that had you in it. And if they told you they never wanted this, the sting of "just not with me" is real. It says something about that time and that pair, and nothing about your worth.',
      should:
        "Congratulate in one line if you mean it, and stay silent if you don't, both are polite. Go to the wedding only if you could dance there and sleep well afterward, and if your being there is easy for the couple. Otherwise decline kindly, with no reasons.",
      why: "Because it makes it final, and finality hurts even where nothing was hoped. A part of you kept the file open without telling you. Also because people around you will watch your face. It usually eases in a week or two, once it's been said aloud to somebody safe.",
    },
  },
  {
    id: 'ran-into-ex',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:ran into|run(?:ning)? into|bump(?:ed|ing|s)? into|saw my ex|see my ex|seeing my ex|met my ex|same (?:gym|party|bar|school|class|church|town|street|building|supermarket|wedding|event|bus|train)|(?:will|going to|gonna) be there|in the (?:street|supermarket|bar|gym|club)|at (?:the|a) (?:party|wedding|gym|supermarket|bar|concert|funeral|club))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|stalk\w*|restraining|scared|(?:his|her) ex|court|slept with|back together)\b/u,
    tries: [
      'ran into my ex at ikea holding hands with her',
      'my ex will be there on saturday, first time since march',
      'i saw my ex in the supermarket and hid behind the yogurts',
      'my ex joined the same gym, should i switch',
      'saw my ex today. shaking',
      'ex at the party tonight',
      'i was in sweatpants with a pimple and a frozen pizza under my arm, of course i had to run into my ex',
      'how do i act when i see my ex at the concert, we bought tickets together',
      'my ex goes to the same church and sits two rows in front of me',
      'is it cowardly to leave because my ex will be there',
      'bumped into my ex and his mother at the market, my voice shook',
      'should i say hello when i see my ex on the same train every morning',
    ],
    says: {
      told: "For meeting an ex you need one sentence and one exit, prepared beforehand. \"Hi, good to see you, I'm on my way, take care.\" Thirty seconds, then walk, even if your knees hum. If it's an event, go with a friend who knows, arrive late, leave when you like. And if it's already happened, hiding behind the yogurts counts as a perfectly sound decision.",
      should:
        "A nod or a short hello is plenty, and yes, go where you always go: it's your gym, your train and your friends too. Staying away hands over more of your life than the meeting costs. Take somebody along and plan something nice for afterward. Stay away this time if the break-up's only weeks old, and if you're afraid of this person, tell someone and keep your distance. There'll be other parties, and it gets easier by the third meeting.",
      say: '"Hey. You look well. I\'ve got to run, have a good one." If they have somebody with them: "Hi, I\'m Jo, nice to meet you," and go. If they want a talk: "Not here, and I\'m not sure I want to. All the best." Practice it once aloud, so that it comes out when your head is empty.',
      normal:
        "Normal that your heart raced and that you've replayed it ten times. It's a body thing, it doesn't mean you're still in love. Ducking away or leaving isn't cowardly. They may well have replayed it too. The first meeting is the worst one by far.",
    },
  },
  {
    id: 'ex-photos',
    words: [
      /\b(?:ex|exs|break ?up|broke up)\b/u,
      /\b(?:photos?|pics?|pictures?|videos?|chats?|memories|selfies|unfollow(?:ed|s|ing)?|unfriend(?:ed)?|delet(?:e|ed|ing)|playlists?|songs?|remind(?:s|ed)?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:group chat|friends|threat\w*|abus\w*|leak\w*|nudes?|naked|blackmail\w*|(?:his|her|boyfriends|girlfriends|husbands) ex|new (?:girlfriend|boyfriend|gf|bf)|died|song of|sent a photo|sent me)\b/u,
    tries: [
      'do i have to delete 4000 photos of my ex',
      'my ex unfollowed me today after a year',
      'every song reminds me of my ex, i cant even shop',
      'my phone shows me memories with my ex every morning',
      'he still has our pictures on his page since we broke up',
      'delete exs pics or keep',
      'he unfollowed me, my ex',
      'i cleaned the whole flat and donated the blankets and felt so strong, and then the phone showed me a video of my ex laughing',
      'is it immature to unfollow my ex',
      'how do i listen to our song again, my ex ruined a whole playlist',
      'why did my ex keep all our pictures on facebook, hes with her now',
      'do i delete the chat with my ex, 6 years in there',
      'my ex deleted every photo of me within an hour of the breakup',
    ],
    says: {
      told: 'You don\'t have to delete your ex, you only have to stop being ambushed. Move the photos and chats to a drive or a friend\'s laptop, switch off "memories" or hide that face in the gallery settings, mute the account. In half a year you can decide with a calm hand. An unfollow, theirs or yours, is housekeeping. As for the songs: give one of them a new memory on purpose, with somebody you like.',
      should:
        "Don't delete tonight, store it away. Deleting in anger is often regretted, and looking every night keeps it raw, so out of sight is the middle. Unfollow or mute, yes, without announcing it. If you've got someone new who's hurt by pictures on your page, taking those down is a small kindness.",
      normal:
        "Unfollowing isn't immature. It's normal to keep the photos, normal to cry at a song by the frozen peas, normal to be stung by an unfollow after a year. Those years were yours as well. It gets to be a problem only when scrolling through it has become your evening. Then somebody else should hold the drive for a while.",
      them: "Nobody can read from outside why someone unfollows or leaves pictures up. Getting over you, someone new, not thinking about it at all: each looks the same. It wasn't necessarily a message. If it pulls at you every time, mute them, and the question grows quiet by itself.",
      how: 'In the gallery, find the person or place and choose to hide or show less. Most phones have that. Make one folder, move it off the phone, write a date on it six months away. Mute the account instead of blocking if blocking feels too loud. New playlist, new route to work, new sheets. Small, and it works.',
    },
  },
  {
    id: 'checking-ex-online',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:stalk(?:ing|ed)? (?:my|his|her) (?:ex|exs|insta\w*|profile|page)|check(?:s|ing|ed)? (?:my |his |her )?(?:exs?|insta\w*|profile|page|facebook|online|last seen|tiktok|spotify|linkedin)|look(?:ing)? (?:at|up) (?:my |his |her )?(?:exs?|insta\w*|profile|page)|fake account|last seen|(?:his|her|exs) (?:instagram|insta|profile|tiktok|linkedin|facebook|spotify))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:stalk(?:s|ing) me|threat\w*|abus\w*|(?:boyfriend|bf|girlfriend|gf|husband|wife|he|she) (?:is |keeps )?(?:check\w*|stalk\w*|look\w*))\b/u,
    tries: [
      'i check my exs instagram 20 times a day',
      'i made a fake account to look at my ex',
      'cant stop looking at my exs last seen on whatsapp',
      'is it normal to look up my ex on linkedin after 5 years',
      'i stalk my ex every night',
      'checking my exs profile again',
      'my new job is great and i have a balcony now and lovely neighbours, but before sleep i still look at my exs profile',
      'is it bad that i look up my ex before bed',
      'how do i stop checking my exs last seen, i know when he sleeps',
      'i opened my exs tiktok and watched it till four',
      'why do i check my ex on linkedin like an addict, i dont even want him back',
      'should i block him so i stop looking at his page, my ex of 2 years',
    ],
    says: {
      told: "Checking on an ex is an itch: each look gives ten seconds of relief and starts the next one. So don't fight it with will, make it awkward. Mute or block from your side, log out on the phone so it takes a password, delete any fake account. When it pulls, wait twenty minutes. Aim for one day less, not for never again.",
      normal:
        "Very normal, even years later and even in a good relationship. Curiosity about a person you once knew by heart doesn't mean love. Now and then is harmless. Many times a day is a sore spot you keep pressing, and then it's worth making it harder to reach.",
      how: "Count one day honestly, without changing anything. Next day halve it. Block from your side so there's a step between you and the page. Put the phone in another room at the two worst hours, mostly bedtime and waking. Replace it with something as small: a message to a friend, a puzzle, a shower. Two weeks in, it weakens.",
      why: "Because not knowing is harder for the mind than bad news, so it keeps sending you back for one more piece. There's never a piece that finishes it. It's also a way of staying near without risk. Knowing that, you can be friendly with yourself about it and still move the phone.",
    },
  },
  {
    id: 'ex-shared-pet',
    words: [
      /\b(?:ex|exs|break ?up|broke up|breaking up|split up|separat\w*)\b/u,
      /\b(?:dog|cat|puppy|kitten|pets?|dogs|cats|rabbit|parrot)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:died|dying|put down|passed away|threat\w*|abus\w*|hurt the|cats and dogs|allerg\w*)\b/u,
    tries: [
      'my ex kept the dog and wont let me see him',
      'we broke up and share the cat every other week, its killing me',
      'who gets the puppy when you split up, both names are on the paper',
      'should i let my ex visit our dog',
      'my ex took our cat',
      'split up, who keeps the dogs',
      'i can live without him and without the big kitchen and the garden, but my ex has our dog and i miss his paws',
      'is it better for a cat to have one home after we break up',
      'he uses the dog to see me, my ex, every sunday in the park',
      'how do we share a dog when i move to bristol, we broke up in march',
      'my ex wants me to buy his half of the puppy',
      'should i fight for the dog in court, its my ex name on the chip',
    ],
    says: {
      told: 'Losing the daily dog or cat in a break-up is a grief of its own, and it deserves a plan as clear as one for a flat. Ask who can give the animal the steadier life: hours at home, space, vet money. Then put it in writing, days, costs, holidays. If sharing keeps you from healing, one home is kinder. In a dispute, papers, chip and vet bills count, and a free legal clinic can tell you how.',
      should:
        "Sharing works if you two can manage a doorstep without a fight and the animal travels well. Dogs often can, cats usually hate it. Visits, yes, if they don't reopen everything: same day, short, a friend for the handover. Stop it if every handover costs you three days. Court is slow and costly, so try a mediator or free legal advice first.",
      say: '"I\'d like to agree on what\'s best for Milo, in writing. I suggest he lives with you, and I take him every second weekend and pay half the vet." Or: "I can\'t do handovers right now. Please send me a photo once a month." Keep the break-up out of those messages entirely.',
      normal:
        "Cats are usually calmer with one home, dogs can often share two, and it's normal that it hurts as much as the rest. That animal was the one who was always glad to see you. Nobody who's lived with one will find it silly. Missing them isn't a reason to get back together, though it can feel just like one at six in the evening.",
    },
  },
  {
    id: 'ex-shared-friends',
    words: [
      /\b(?:ex|exs|break ?up|broke up|split up)\b/u,
      /\b(?:mutual friends?|shared friends?|our friends|friend group|friends? group|same friends|common friends|(?:friends|everyone|they) (?:took|take|taking|picked|chose|choose|are on) (?:his|her|my exs|a|sides?)|lost (?:all )?(?:my|our) friends|group chat|spreading (?:lies|rumou?rs)|talk(?:s|ing)? (?:shit|bad|badly|trash) about me|rumou?rs|bad ?mouth(?:s|ing)?|my friends still)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|nudes?|best friend broke up|died)\b/u,
    tries: [
      'all our friends took my exs side after the break up',
      'my ex tells lies about me to the whole friend group',
      'we broke up but share a group chat with 12 people',
      'my friends still hang out with my ex every weekend, is it wrong that im hurt',
      'lost our friends in the breakup',
      'ex spreads rumors about me',
      'we all met at university and we go skiing together every february, eleven people, and since we broke up nobody in the friend group calls me',
      'is it fair to ask our friends not to invite my ex',
      'my ex got the mutual friends and i got the plants',
      'how do i answer the lies, my ex is badmouthing me to everyone in our village, rumours everywhere',
      'do i leave the group chat, my ex posts there like nothing happened',
      'should i still go to the party of our friends when my ex is coming too',
    ],
    says: {
      told: 'Shared friends rarely choose against someone, they mostly drift to whoever calls first. So call, one by one, the two or three who matter, and ask for something doable: "You don\'t have to pick. Just don\'t tell me news, and have a coffee with me next week." If there are lies going round, correct them once, to those few, calmly. A campaign back makes both stories look alike.',
      normal:
        "It's normal to be hurt when they still meet. It isn't wrong of you to feel it, and not quite wrong of them to do it either. What you may ask for is tact: no photos in the group on that evening, no messages carried. Someone who can't do that was more of an acquaintance.",
      say: "To a friend: \"You can like us both. I just need a place with you where that name isn't mentioned.\" To the group: \"I'm leaving this chat for a while, it isn't about any of you. Write me directly, I'd love that.\" About lies: \"I've heard what's being said. It isn't true, and I won't do it back.\"",
      should:
        "Leave or mute the group chat for some months, yes, with one friendly line. Keep going to what you love, on alternating evenings if it has to be. Don't ask friends to drop anyone. Those who are really yours you'll find out within half a year, and you'll be surprised at one or two.",
    },
  },
  {
    id: 'ex-at-work',
    words: [
      /\b(?:ex|exs|broke up|break ?up)\b/u,
      /\b(?:work (?:with|together)|works (?:with|at|in)|same (?:office|team|company|department|job|shift|workplace)|co ?worker|colleague|at work|my boss|(?:on|in) my team|my department)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|harass\w*|(?:his|her) ex|broke up (?:with me )?because of (?:work|my job)|works at (?:it|things))\b/u,
    tries: [
      'my ex works in the same office, desk next to mine',
      'broke up with a coworker and now lunch is hell',
      'my ex started dating someone in my department and we all work together',
      'should i quit because my ex is on my team',
      'my ex is my coworker',
      'we broke up, same office',
      'everybody warned me about dating at the hospital and i laughed, and now my ex works with me on every night shift',
      'how do i stay professional in meetings with my ex, we work together since 2020',
      'is it ok to change shifts because my ex works in my team',
      'my ex flirts with the intern at work right in front of me',
      'should i tell hr or my boss we broke up',
      'crying in the staff toilet, my ex got promoted over me, same department',
    ],
    says: {
      told: 'Working with an ex gets bearable with dull rules, and somebody has to say them first. "At work we\'re polite, we talk about work, nothing in the chat at night. Okay?" Then change what you can: another lunch hour, another seat, a different project if a manager you trust can do it without a long story. Cry in the car and not in the kitchen. Most of it eases within two or three months.',
      should:
        "Don't quit in the first three months. You'd be deciding your salary with a sore heart. Ask for another team or desk first, take some leave, build the rest of your day. If after half a year you still feel sick on Sunday evenings, look for something new calmly, while you're still paid.",
      say: 'To the ex: "I want us both to be able to work here. Hello, goodbye and the job, and nothing private for now." To colleagues: "We\'re not together anymore, there\'s no story, and I\'d rather not talk about it here." To a manager, if needed: "For personal reasons I\'d prefer another project for a while."',
      normal:
        "Changing shifts or seats is fine, and it's normal that it's exhausting. Others get distance after a break-up, you get a shared printer. Going to the bathroom to breathe, eating alone, being jealous of a laugh across the room: everyone would. It doesn't make you unprofessional. Small routines help more than being brave.",
    },
  },
  {
    id: 'ex-wants-friends',
    words: [
      /\b(?:ex|exs|break ?up|broke up|breaking up|dumped|broken up|exes)\b/u,
      /\b(?:(?:be|stay|remain|staying|still|being|become|are|just|good|remained) (?:just |good |best )?friends|friends with (?:my|an|your|our) exs?|friendship with my ex)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|(?:his|her) ex|boyfriend is|friends with (?:his|her) ex|benefits)\b/u,
    tries: [
      'my ex wants to stay friends and i said yes but im dying',
      'can you be friends with your ex',
      'he dumped me and said lets be friends',
      'should i stay friends with my ex, we have the same band',
      'can exes be friends',
      'friends with my ex, bad idea',
      'she was my person for nine years, she knows my allergies and my mothers moods, so can we not just stay friends after the breakup',
      'is my ex just keeping me warm, he wants to be friends but acts like a boyfriend',
      'how long before you can be friends with your ex',
      'he broke up with me and wants to still be friends, i said sure and cried',
      'my ex and i are good friends and my new boyfriend hates it',
      'what do i say when my ex asks why we cant be friends',
    ],
    says: {
      told: "Friends with an ex can work later, almost never right away. The test: could you hear about their date tomorrow and be glad? If not, you'd be a friend in waiting. Say it kindly: \"I'd like that one day. First I need a few months without contact.\" Whoever's serious about friendship will still be there. If you share a band or a class, polite is enough for now.",
      should:
        "Not now, I'd lean. Take three to six months apart, then see whether you miss the person or the hope. Yes, if it's been long over, both are calm, and nobody gets jealous. Never as a consolation prize for someone who left you, because it's a lot of work for you and a clear conscience for them.",
      will: "It can, and nobody can promise it. It depends on a real gap in between, on neither of you hoping, and on new partners being fine with it. Where it works, the friendship starts almost from scratch. Where it's a continuation without kissing, it usually ends at the first new date.",
      say: "\"I believe you mean it well. I can't be your friend yet, because I'd be pretending. Give me until autumn without messages, then I'll write if I'm ready.\" And if you're the one who offered it: \"Take the space you need. The offer stands, with no date on it.\"",
      normal:
        "Normal to want it and normal to be unable to. You lost a lover and often your best friend on the same day, of course you'd like to keep at least one. Saying no to friendship isn't bitter. Being friends and secretly suffering isn't noble either.",
    },
  },
  {
    id: 'getting-back-with-ex',
    words: [
      /\b(?:(?:get(?:ting)?|got|go(?:ing)?|went|am|be|being|are|were|im) back (?:together|with (?:my|him|her|them|an|your))|back together|(?:want(?:s|ed)?|begg(?:ing|ed)|asks?|asked) (?:for )?(?:me|him|her|them|my ex|us) back|win (?:him|her|them|my ex) back|get (?:him|her|them|my ex) back|(?:ex|he|she|they) (?:come|comes|coming|came) back|(?:another|second|last) chance|on (?:and|n|again) off(?: again)?|on off relationship|broke up and got back|take (?:him|her|them|my ex) back|took (?:him|her|them) back|rekindl(?:e|ed|ing)|slept with my ex|hook(?:ed|ing)? up with my ex|(?:try|trying|start|starting) again with)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:hit me|hits me|threat\w*|abus\w*|died|exam|job|work|husband|wife|married|parents|my (?:mom|mum|dad)|friends (?:got|are) back|come back (?:from|to (?:work|school))|cheat\w*|flak\w*)\b|\b(?:slept with|texting every|(?:got|are|were) back together|came back to me|came back!)\b/u,
    tries: [
      'my ex wants me back after 4 months, says shes changed',
      'will he come back to me',
      'how do i win her back, i messed up',
      'should i take him back',
      'she came back, im scared',
      'we split over stupid money things in the pandemic, both of us have been in therapy, and last week she asked for a second chance',
      'is it pathetic to want my ex back after he moved out',
      'do exes who get back together ever last',
      'how do i know he really changed, he wants me back and brings flowers to my door',
      'my friends will roll their eyes if i take him back a fourth time',
      'six times we broke up and went back together',
    ],
    says: {
      told: "Going back only works into something new, so the question is what would be different on an ordinary Tuesday. Ask for it in one sentence each: what broke it, and what has been done about it since. If that's clear and both say the same thing, try slowly, dates first, no moving in. If it's only missing each other, wait another month. If you want them back: one honest message, once, then leave it with them.",
      should:
        "Yes, if the cause can be named and has visibly changed: the drinking stopped, the distance is over, somebody got help. No, if it's loneliness, a holiday coming up, the sixth round of the same, or if you were ever afraid of them. Write down the three worst evenings and ask whether they'd happen again. Your stomach knows before your head does.",
      will: "Nobody can tell you that, and I won't guess. It depends on what ended it and on whether either of you has changed something you could point to. What I'd look at is what you'd do this month if the answer were no, and do that. It's the right thing in both cases.",
      how: 'No campaign, no flowers at the office, no messages through friends. One message that owns your part without a "but": "I stopped listening and I see it now. I\'ve started working on it. If you ever want to talk, I\'m here." Then change the thing whether they watch or not. More than once turns into pressure.',
      them: "Nobody can see whether they've really changed or just miss you. You can ask for things that show: what have they done since, what would they do differently the next time you fight? Somebody who's thought about it has an answer with details in it. \"I'll be better\" is a wish.",
      normal:
        "Normal, lots of couples part and return at least once, and a night with an ex is an old human habit. It isn't weakness. It's only worth stopping when the breaks hurt longer than the good parts last. Count that honestly over the past year.",
    },
  },
  {
    id: 'broke-up-by-text',
    words: [
      /\b(?:broke up|break(?:ing)? up|dump(?:ed|ing)?|end(?:ed|ing)? (?:it|things)|broke it off|broken up with|left me)\b/u,
      /\b(?:(?:by|via|over|through|on|in|per|with) (?:a )?(?:text|texts|whatsapp|message|sms|email|the phone|phone|voice (?:note|message)|dm|snapchat|imessage|facetime|zoom|post it|note|instagram))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|suicid\w*|husband|wife)\b/u,
    tries: [
      'she broke up with me by text after 3 years, 2 sentences',
      'he ended it over whatsapp on my birthday',
      'is it ok to break up over text if we dated 5 weeks',
      'dumped me on the phone while i was on the bus, no reason',
      'dumped by whatsapp. wow',
      'she ended things over the phone',
      'we had booked flights to japan and i was standing in line for the rail pass when he broke up with me by text',
      'is it cowardly to end it by text, i cant look at him when he cries',
      'three years and i get dumped by email with bullet points',
      'how do i answer a break up over text, or do i not answer',
      'ended it on the phone while eating cereal, i could hear it',
      'why would someone break up through a note on the fridge after 14 months',
    ],
    says: {
      told: "A break-up by message says how the other one handles hard moments, and it makes the ending no less real. If it happened to you, you may ask for one talk: \"I accept it. After this time I'd like twenty minutes to hear it from you.\" If that's refused, the missing reasons aren't yours to find. If you're planning it: after a few dates a text is fine, after months it isn't, unless you're afraid of them.",
      normal:
        "After a handful of dates a text is accepted; after months or years it's a poor goodbye, unless you're afraid of them. If you got one, being angry is fair, and you aren't dramatic for wanting a voice. It's usually fear of your face in that moment rather than contempt. You may find it cowardly all the same.",
      should:
        "For a few dates, yes, text is fine, kind and short. After a real relationship, do it in person or at least by call, and say it in the first minute. The exception counts: if you're afraid of how they'd react, use a message, tell a friend, and be somewhere else. Safety goes before style.",
      say: "Answering it: \"I've read it. I'd have liked to hear that from you in person. I won't fight it. I'd like my things by Sunday.\" Sending it, after a few dates: \"I've enjoyed getting to know you, and I don't see us going on. I didn't want to leave you guessing. All the best.\"",
      why: "Nobody can know it from outside, and a text leaves the reason off on purpose or out of fear. Most people who do it dread tears and talking back. It's about their nerve and not your value. You can ask once. If nothing comes, \"they couldn't say it\" is as near to the truth as you'll get.",
    },
  },
  {
    id: 'how-to-break-up',
    words: [
      /\b(?:(?:want|wanna|going|have|need|should i|do i|how (?:do i|to|can i)|thinking (?:of|about)|planning|afraid|scared|cant|about|time) (?:to )?(?:just )?(?:break(?:ing)? up(?: with)?|dump(?:ing)?|end(?:ing)? (?:it|things|the relationship)|leav(?:e|ing) (?:my )?(?:boyfriend|girlfriend|bf|gf)|broke up with (?:him|her) and (?:feel|im))|i (?:broke up with|dumped|ended (?:it|things) with)|break up with (?:him|her|them|my|someone))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:hit me|hits me|threat\w*|abus\w*|suicid\w*|kill|end it all|ending it all|husband|wife|by text|over text|on the phone|via|whatsapp|my life|job|back together|wants? me back|cat|dog|puppy|coworker)\b/u,
    tries: [
      'i want to break up with my boyfriend but its his exams next week',
      'how do i end things with a girl after 2 months',
      'i broke up with him and feel so guilty, he cried',
      'should i break up with her, were good but i dont love her',
      'we live together and im thinking of leaving my boyfriend',
      'im going to dump him, how',
      'should i end it with her',
      'he did nothing wrong, he makes my coffee and my parents love him, but i lie awake at night and im thinking about breaking up',
      'when is a good time to break up, his birthday is friday and then its christmas',
      'is it selfish, how do i end things with her when she moved here for me',
      'how do i break up with someone i live with, the lease runs until august',
      'i ended things with him yesterday and i feel light, is that bad',
      'i cant break up with her because she has nobody else in this country',
    ],
    says: {
      told: 'Break-ups are kindest when the sentence comes in the first minute and stays the same to the end. "I\'ve thought about it for a long time, and I want to end our relationship." One true reason, no list, no "maybe later". Do it in private, where you can leave, and sort out practical things another day. If you\'re afraid of the reaction, do it by phone and tell a friend first. If it\'s done already: guilt isn\'t proof of a mistake.',
      should:
        "Ask yourself this: if nothing changed for two years, would you stay? If the answer came quickly and was no, then yes, and soon. If something concrete bothers you that you've never said aloud, say that first and give it six weeks. Waiting for a good date, after the exam, after the holiday, often turns into a year.",
      say: '"I have something hard to tell you. I don\'t want to go on as a couple. You did nothing terrible, my feelings have changed and I\'m sure." Then be quiet. If they bargain: "I hear you, and my answer stays." At the end: "I won\'t write for a while, so that it doesn\'t get harder for you."',
      normal:
        "Normal to feel guilty, relieved and heartbroken within the same hour. Ending something with a good person, for no worse reason than that it isn't love, is allowed. Their tears show that it mattered, not that you were cruel. You'd be crueler staying out of pity.",
      when: "As soon as you're sure, with one mercy: not in the two or three days before an exam, a funeral or their birthday. Beyond that, there's no good date, and they'll notice you've gone long before you say it. Choose an afternoon, at their place, so you can leave, with a friend they could call.",
    },
  },
  {
    id: 'on-a-break',
    words: [
      /\b(?:(?:on|take|taking|took|need(?:s|ed)?|want(?:s|ed)?|asked for|having|a) (?:a |some )?(?:break from (?:us|me|each other|our relationship|the relationship|him|her)|relationship break)|on a break|(?:wants?|wanted|needs?|needed|asked for|take|taking|took) (?:a break|some space|space|time apart|some time apart|time to think)|time apart|(?:he|she|they) (?:wants|needs) space|give (?:him|her|them) space|break for (?:a|one|two) (?:month|week|weeks))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|boss|manager|client)\b|\b(?:family|my (?:mom|mum|dad|mother|father|sister|brother)|work|job|study|studying|school|uni|social media|lunch|coffee|husband|wife|married|storage|office|dating|apps|gym|parking|kids|burn ?out|spring break|instagram)\b/u,
    tries: [
      'she wants a break and i dont know what the rules are',
      'were on a break for 2 weeks and he posted from a club',
      'he says he needs space but still wants to talk every night',
      'should i ask for time apart, we fight daily',
      'he needs space. what now',
      'break for a month, his idea',
      'we had the keys for the new flat already and a sofa on order, and last night she told me she needs time apart',
      'does a couple come out stronger when you take a break or is it just a slow goodbye',
      'is he allowed to see others while were on a break',
      'how do i give her space when we share a bed',
      'should i text on day five or stay quiet, she wanted time to think',
      'i asked for space and now i miss him',
    ],
    says: {
      told: 'A break without rules is a break-up in slow motion, so ask for three: how long, what contact, and whether you may see others. "I can do this until the 20th, one message on Sundays, nobody else. Is that what you mean?" Then use the time for your own life and not for waiting. On the day, meet and talk. If they won\'t name an end, you\'re free to set one.',
      should:
        "If a pause was agreed, stay quiet until the date. A break is worth it when both know what it's for and when it ends, two to four weeks, to think or cool down. It isn't, if it's to try out someone else, or to avoid saying goodbye. If you already feel relief at the thought, it may be the ending you need, not the pause.",
      will: "Some couples come back clearer from it, others notice that they can do without. No one can promise which. It depends on whether there's an agreed end, whether you use the time to see your own part, and whether both want to solve the same thing. Silence alone solves nothing.",
      them: 'What they feel can\'t be seen from outside. "Space" may mean air, fear, someone else or a goodbye in installments. You can ask one thing that helps: "Is this a pause with us in mind, or are you leaving slowly?" Ask it kindly, believe the answer, and believe a dodge as well.',
      say: '"I\'ll give you the space. I need three things from you: a date when we talk, whether we write until then, and that neither of us sees anyone else. Can you do that?" If they write every night all the same: "You asked for space. I\'d like to take it seriously, so let\'s talk on the 20th."',
    },
  },
  {
    id: 'getting-over-someone',
    words: [
      /\b(?:(?:get(?:ting)?|got|be|am|im|not|move|moving|fully|never|still not|cant get) over (?:him|her|them|it|my ex|an ex|the break ?up|a break ?up|a \d+ (?:week|month|year)|someone|this (?:guy|girl|man|woman)|that (?:guy|girl))|mov(?:e|ing) on (?:from|after)|cant move on|heart ?brok(?:e|en)|heart ?break|closure|broke my heart|got dumped|(?:he|she) (?:dumped|left) me|was dumped|been dumped|still love (?:my ex|him|her)|(?:thinking|think) (?:about|of) my ex|miss(?:ing)? my ex|first love|the one that got away)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:on read|on seen|on delivered|died|death|passed away|funeral|suicid\w*|kill|dog|cat|mom|mum|dad|mother|father|grandma|husband|wife|son|daughter|hit me|abus\w*|by text|over text|whatsapp|on the phone|be friends|cheat\w*|best friend|fear)\b/u,
    tries: [
      'its been a year and im not over him',
      'how long does it take to get over a 5 month thing',
      'she left me for no reason and i never got closure',
      'i got dumped on sunday and i cant eat',
      'i miss my ex so much on sundays',
      'still love my first love, im 45 and married twice since lol',
      'i miss my ex',
      'heartbroken. cant sleep',
      'my friends say just go out and im going out, four times this week, and i still come home and cry because i cant get over her',
      'how do i move on from someone i never really had',
      'is it normal to not be over him after three years, i even have a baby with another',
      'will i ever stop loving my first love, we were 17 in havana',
      'he left me two weeks after my surgery and i want closure',
      'she broke my heart and i have to work and smile and sell shoes',
    ],
    says: {
      told: "Getting over someone goes in waves that come further apart, and it's measured in quiet mornings rather than in months. What helps is unglamorous: no contact and no pictures, eating at fixed times, moving your body, one person a day who hears about it. Closure rarely comes from the other side. Write the talk you'd have wanted, both voices, and put it away. If you can barely eat or sleep for more than a few days, see a doctor.",
      when: "There's no honest number. For many the worst is over within a few weeks, and the real lightness takes several months, longer after long love. A setback after a song or a date isn't the beginning again. You'll notice it by forgetting to think of them for an afternoon. That afternoon comes unannounced.",
      normal:
        "Normal, whether it was five months or five years ago. How long you hurt doesn't match how long you were together, it matches how much you'd hoped. A first love can visit you for life, and that needn't mean anything for the one next to you. Only a pain that stops you living is worth getting help with.",
      how: "Take away the feed: mute, archive, no news. Put three fixed things in the week that include other people. Let yourself be sad at a set time, half an hour with the worst playlist, then up. Make a list of what wasn't good and read it at night instead of the chat. And do one new thing they never knew about you.",
      will: "It gets lighter, for nearly everybody, though I can't give you a date. It depends a good deal on contact: each look at their page costs a few days. It depends on people around you as well. You don't have to stop loving first. The life grows round it, and one day it's a smaller room.",
      why: 'Nobody outside can say why they left, and people often can\'t say it themselves. Your mind wants a reason, because a reason could be repaired. "They didn\'t want it anymore" is a full reason, if an unsatisfying one. You can grieve without understanding, and many have to.',
    },
  },
  {
    id: 'rebound',
    words: [
      /\b(?:rebound(?:s|ing)?|too soon (?:to date|after)|dat(?:e|ing) (?:again )?(?:right |so soon |straight |too soon )?after (?:a|the|my) (?:break ?up|long relationship|divorce)|ready to date|start dating again|dating again|back out there|out of a (?:long|\d+ year|ten year|five year) (?:term )?relationship|just got out of|fresh(?:ly)? out of)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:widow\w*|died|passed|late (?:husband|wife)|abus\w*|hospital|prison|jail|rehab|basketball|my ex|divorc\w*|kids|college|school|army)\b/u,
    tries: [
      'am i just a rebound, he ended a 6 year thing in may',
      'is it too soon to date after a breakup 2 months ago',
      'she just got out of a long relationship and is all over me',
      'how do i know im ready to date again',
      'i think im using him as a rebound and feel awful',
      'is she my rebound',
      'ready to date again? no idea',
      'he is warm and funny and texts me when he lands, but he ended an engagement in the summer and im afraid im the rebound',
      'how long should you wait before dating again after five years together',
      'my friends say get back out there, im not sure i even remember how small talk goes',
      'he just got out of something long and already calls me the one',
      'am i using this sweet girl as a rebound',
      'is it ok to start dating again 3 weeks after, i feel fine honestly',
    ],
    says: {
      told: "Whether it's a rebound shows in the pace more than in the calendar. Someone who's ready can be alone on a Sunday, speaks of the ex without heat, and is curious about you in particular. If that's missing, on either side, go slowly and say so: \"I like this, and it's early after the last one. Let's take it one date at a time.\" No moving in, no big words, for a few months.",
      should:
        "Date, if you're curious about people and could go home alone without falling in a hole. Wait, if every date ends in talking about the ex or you mainly want the ache to stop. If you're seeing someone freshly separated: yes, with open eyes, keeping your own plans and friends. Ask in three months how it feels.",
      normal:
        "Normal on both sides. After a break-up you want arms, and it isn't wicked to find some. It's only unfair if the other thinks it's forever and you know it isn't. One honest sentence makes it clean. And wondering if you're a rebound isn't paranoid, it's a fair question to ask aloud.",
      them: 'Nobody can see into that, often not even they themselves. You can look at what they do: are they getting to know you, or placing you in the empty chair? Same restaurant, same nicknames, very fast? Ask: "How are you about your last relationship?" A calm, plain answer is a good sign.',
      when: "There's no rule of half the time you were together. You're ready when a quiet evening is all right, when you can tell the break-up in three sentences, and when you're looking for a person and not for relief. For some it's two months, for others two years. A coffee is a fine test.",
    },
  },
  {
    id: 'partner-and-their-ex',
    words: [
      /\b(?:(?:his|her|their|boyfriends|girlfriends|bfs|gfs|partners|husbands|wifes) (?:crazy |old |first |last )?(?:ex|exs|exes|ex ?(?:wife|husband|girlfriend|boyfriend|gf|bf)))\b/u,
      /\b(?:talk(?:s|ing|ed)?|text(?:s|ing|ed)?|friends|contact|call(?:s|ed|ing)?|meet(?:s|ing)?|met|see(?:s|ing)?|saw|follow(?:s|ed|ing)?|jealous|insecure|prettier|photos?|pics?|pictures?|name|tattoo|lives|help(?:s|ed|ing)?|stays?|birthday|still|love|messages?|wrote|likes?|stories|gym|works?)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|restraining|died|the (?:entire|whole) date|compar\w*|mention\w*|brings? up|talk(?:s|ed|ing)? about|custody|cheat\w*|slept with)\b|\b(?:kid together|share a|(?:whole|entire) summer|behind my back)\b/u,
    tries: [
      'my boyfriend still texts his ex every day as friends',
      'his ex is prettier than me and i cant stop looking',
      'my gf has a tattoo with her exs name',
      'found photos of his ex in a drawer, is that normal',
      'her ex calls every time he has a problem and she helps him',
      'his ex is everywhere, still calls',
      'jealous of my gfs ex',
      'he says theres nothing and i believe him mostly, but on his birthday there was a parcel with handwriting and it was from his ex, they still talk',
      'is it controlling to not want my boyfriend meeting his ex for coffee',
      'how do i stop being jealous of her ex husband, he fixes her car',
      'his exs name is still on the doorbell, lol but also not lol',
      'she goes to her exs mothers house every easter and sees him there',
      'should i be worried that my boyfriend keeps pictures of his ex on his phone',
    ],
    says: {
      told: "An ex in the background is fine when it happens in the open and you come first when it counts. So ask for the open part: \"I'm okay with you two being in touch. I'd like to know when, and to meet them once.\" Old photos or a tattoo are history, they're not a vote. Daily messages, hidden ones, or running each time the phone rings are a fair thing to ask them to change.",
      normal:
        'Normal to mind, and not controlling to say so. A shared past sits there without you in it. It helps to split what you feel from what you see: looking at pictures at night is your itch, secret chats would be theirs. Be gentle with the first and clear about the second.',
      them: "No one can tell from outside what's left between two people. What you can see: is it open, would they show you, does it fit around your plans or break them? If it's open and boring, it most likely is what it looks like. If the phone turns face down, ask about that and not about the ex.",
      should:
        "Pictures alone are no reason to worry. If something bothers you, say it once, calmly, with one concrete wish: no calls after ten, tell me when you meet, put the pictures in the cellar. Don't demand they cut off everyone. If there are kids, contact stays. And don't write to the ex yourself. If nothing at all changes after you've said it, then think further.",
      say: '"I don\'t want to forbid you anything. When she calls at midnight and you go, I feel second. Could that be different?" Or about photos: "I came across them and it stung. Would you put them somewhere else?" One wish per talk, and give them time to answer before you name the next.',
    },
  },
  {
    id: 'ex-name-tattoo',
    words: [/\b(?:ex|exs)\b/u, /\b(?:tattoos?|tattooed|inked)\b/u, /\b(?:my|i|me)\b/u],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:(?:his|her|boyfriends|girlfriends) (?:ex|exs))\b/u,
    tries: [
      'i have my exs name tattooed on my ribs',
      'matching tattoo with my ex, what now',
      'should i cover the tattoo of my ex or laser it',
      'how do i explain my ex tattoo to a new guy, my wrist says marco forever',
      'my exs name on my arm, tattoo',
      'matching tattoos, my ex, regret',
      'i was nineteen and drunk in magaluf and very sure about us, and now i have a tattoo of my exs lips',
      'is laser worth it for a small tattoo of my exs initials',
      'my new boyfriend hates the tattoo i got for my ex',
      'what can you make out of the name of an ex tattooed on my neck, it says kevin',
      'do i have to explain my ex tattoo to my kids one day',
      'i covered my exs face with a lion tattoo and im so happy',
    ],
    says: {
      told: 'An ex on your skin is a page of your own history, and you\'ve got three good ways: keep it, cover it, fade it. Wait until about half a year after the break-up, so the anger doesn\'t choose the new picture. Cover-ups come out best from an artist who specializes in them, and a few laser sessions beforehand widen the choice. For a new person one line is enough: "Old story, I loved someone."',
      should:
        "Cover or fade it if you flinch when you see it, keep it if it has become just ink. Don't decide in the first months. Talk to two cover-up artists and, for laser, to a skin clinic with a good name, since cost and number of sessions vary a lot. And never to please someone new after four weeks.",
      say: '"Yes, that\'s a name. I was twenty-two and very sure." Said with a smile, it\'s charming. If it bothers them: "I get that it\'s strange to look at. It\'s part of my past and says nothing about you. I might cover it one day, when I find the right picture."',
      normal:
        "So normal that cover-up artists make a living from it. It doesn't make you naive. You meant it, which is more than many can say of their decisions at that age. Being fed up with it and being fond of it on the same day is normal too.",
    },
  },
  {
    id: 'ex-shared-accounts',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:netflix|spotify|password|passwords|subscription|account|accounts|icloud|phone plan|disney|amazon|wifi|location|find my|owes? me|owe|money|loan|debt|lease|rent|deposit|live together|living together|lives with me|same (?:flat|apartment|house)|move out|moves? out)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:threat\w*|abus\w*|stalk\w*|track\w*|(?:his|her) ex|child support|alimony|custody|kids?|fake account|new account|scam\w*)\b/u,
    tries: [
      'my ex still uses my netflix and i see what she watches',
      'ex owes me 1800 and ignores me',
      'broke up but me and my ex live together until the lease ends',
      'should i change the passwords, my ex has my icloud',
      'ex still on my spotify',
      'my ex owes me rent',
      'we were careful and fair about everything, the plates and the plants and the bills, but my ex still lives with me until the lease ends',
      'how do i get my money back from an ex without court',
      'is it petty to kick my ex off my netflix',
      'she knows my passwords and reads my mails i think, my ex',
      'i still pay my exs phone plan, 38 a month, since two years, im an idiot',
      'my ex wont move out and sleeps in the living room',
    ],
    says: {
      told: 'Take the practical ties to your ex one by one, in writing, with a date on each. Passwords, cloud and location sharing: change those tonight, no announcement needed. Streaming: "I\'m closing the account on Sunday." Money: the sum, what it was for, a plan in installments. If you still share a home: separate rooms, a list of who pays what, and a moving date. If they refuse, a free advice center can help.',
      should:
        "Yes, separate it, this week. It isn't petty, and every shared login is a small window that keeps you both looking. Change email and bank passwords first, then the rest. For money: ask once kindly in writing, once with a date, then get free advice on a small claim. For tiny sums, weigh what your peace is worth.",
      say: '"I\'m sorting things out. I\'ll close the shared Netflix on Sunday. The 1,800 from March is still open. Could you pay 300 a month from the first?" For a shared flat: "Let\'s agree on dates. I\'d like to have my own place by June. Until then, no guests overnight for either of us?"',
      normal:
        "Not petty at all, and it's normal to find it maddening and normal to keep it running because ending the last shared thing feels final. Seeing what they watch at midnight does you no good, though. Cutting it isn't spite. It's like taking your name off an old doorbell.",
    },
  },
  {
    id: 'ex-family',
    words: [
      /\b(?:exs (?:mom|mum|mother|dad|father|parents|family|sister|brother|grandma|kids?|son|daughter)|my ex (?:mother|father|sister|brother) in law|ex (?:boyfriends|girlfriends|bfs|gfs|husbands|wifes) (?:mom|mum|mother|dad|father|parents|family|sister|brother|grandma|kids?|son|daughter)|family of my ex)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:died|funeral|dying|threat\w*|abus\w*|custody|slept with|kissed|dating|crush|asked me out)\b/u,
    tries: [
      'my exs mom still invites me for sunday lunch',
      'i miss my exs family more than him',
      'is it weird that my ex girlfriends sister is still my friend',
      'i raised my exs daughter for 4 years and now i cant see her',
      'i miss my exs mum',
      'exs sister wants to meet',
      'they taught me to fish and to make pierogi and his grandma knitted me socks, and now i dont know if i may still call my exs family',
      'is it ok to visit my exs parents when i pass through their town',
      'my ex mother in law still knits for me, is that ok',
      'do i go and see my exs grandma, she turned 90 and asked for me',
      'how do i stay in touch with my exs kids, i know them since they were babies',
      'my sister is annoyed that i still get on with my exs family',
    ],
    says: {
      told: "You can lose a whole family in one break-up, and it's fair to miss your ex's people. Contact is fine if it's about you and them, not a way to stay near or get news. Tell your ex once, so it isn't secret: \"I'd like to stay in touch with your mom. Is that all right?\" Skip the family parties for a while. For a child you helped raise, ask for small and regular.",
      should:
        "Go and see someone who asks for you, yes, and stay in touch with the one or two you'd have chosen as friends anyway, away from holidays. Let the rest go gently. Hold back for some months if each visit sends you home crying or hoping. And if your ex minds strongly or has someone new, give it space. A card at birthdays keeps a door friendly.",
      normal:
        'Not weird at all. You ate at that table for years, those bonds are yours. Missing a mother or a kid more than the partner happens often, and hardly anyone talks about it. The only odd thing would be reports carried to and fro, so leave the ex out of the conversation.',
      say: "To the mother: \"You've been so kind to me. I'd love to see you now and then, just us, without talking about him.\" To the ex: \"I'm fond of your daughter, and I don't want to vanish on her. Could I take her for ice cream once a month, if she'd like that?\" Then accept the answer.",
    },
  },
  {
    id: 'age-gap-dating',
    words: [
      /\b(?:age (?:gap|difference)|(?:\d+|ten|twenty|fifteen|five|few|several|way|much|many) ?(?:years?|yrs?)? (?:older|younger) (?:than me|than him|than her|man|woman|guy|girl|men|women|boyfriend|girlfriend|partner)?|(?:older|younger) (?:man|woman|guy|men|women|girl|boyfriend|girlfriend)|(?:dating|seeing|date|like|love|in love with) (?:someone|a guy|a girl|a man|a woman|somebody) (?:\d+ years |much |way )?(?:older|younger)|cougar|sugar daddy|too (?:old|young) for (?:me|him|her))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:im 1[0-7]|i am 1[0-7]|(?:he|she|hes|shes) (?:is )?1[0-7](?! y(?:ea)?rs (?:older|younger))|minor|underage|high school|teacher|brother|sister|my (?:son|daughter)|husband died|look|job|career|dress|kids are|dog|cat|cousin|professor|prof|years younger self)\b/u,
    tries: [
      'im 29 and hes 48, does the age gap matter',
      'dating a man 20 years older and my dad wont speak to me',
      'my girlfriend is 11 years older than me and people think shes my mom',
      'should i date a younger guy, im 39 hes 28',
      'i only like older women, is that weird',
      'hes 19 years older than me',
      'is 12 years younger ok',
      'we met at a pottery course and i thought he was about my age because of the grey jeans, turns out theres an age gap of twenty two years',
      'my mother says im a cougar, im 44 and hes 31, let me live',
      'will it be a problem when im 50 and hes 70, the age difference i mean',
      'how do i tell my mother im dating a younger man',
      'why do only older men like me, im 25',
      'she is too young for me, isnt she, 27 and im 41, but we laugh so much',
    ],
    says: {
      told: 'With an age gap between two adults, look less at the number and more at the balance: who decides, who pays, who gives up what. If you can disagree freely and each has friends of their own, it can carry well. Talk early about the three dates where a gap shows: kids, work ending, health. And for people\'s looks, one shared sentence helps: "We know. We\'re happy, thanks."',
      should:
        "Yes, if you're both grown, you like who you are with them, and your next ten years fit together: kids or not, where, what pace. I'd hold back if one of you is still becoming an adult, if one holds all the money, or if they only ever date that much younger. Give it a season before families meet.",
      normal:
        "Normal enough, such couples are everywhere, and liking older or younger people isn't weird. It's fair to ask yourself what you find there, calm, admiration, being adored, and whether you'd have it as an equal. Other people's faces at dinner measure their taste and not your love.",
      will: 'It can work, and nobody can promise it. It depends on whether you want the same next ten years, whether power is shared, and whether you both can speak about getting older without joking it away. The number matters less at 40 and 55 than at 20 and 35. Ask each other about kids and retirement soon.',
    },
  },
  {
    id: 'height-looks',
    words: [
      /\b(?:short|shorter|tall|taller|height|cm|inches|feet|bald|balding|fat|overweight|ugly|looks|plus size|chubby|skinny|acne|teeth|out of my league|not my type|attractive enough|pretty enough)\b/u,
      /\b(?:dat(?:e|es|ing)|girls|guys|women|men|boyfriend|girlfriend|crush|tinder|hinge|bumble|love me|like me|want me|league|my type|single)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:called me|calls me|said im fat|short (?:time|term|answers?|texts?|notice|hair)|in short|looks (?:like|at|good)|it looks|eating disorder|anorex\w*|bulimi\w*|bully\w*|weight loss|cut(?:ting)? myself|hate myself|matches|match|cold feet|husband|wife|nothing like|brush)\b/u,
    tries: [
      'im 165 cm and girls dont want a short man',
      'hes shorter than me and i feel bad that it bothers me, weve been dating a month',
      'nobody will date me because im overweight',
      'shes so out of my league, 10/10 and im bald',
      'great guy but not my type, should i date him anyway',
      'hes short, do i date him',
      'too ugly for dating',
      'i lost my hair at twenty four and i have tried every cap and cut there is, and on dates i just wait for girls to see im bald',
      'is it shallow to want a tall boyfriend, im 180 myself',
      'she is stunning and i look like a potato, out of my league or not',
      'do guys like plus size girls or do they only say it',
      'how do i get confident dating with bad teeth and no money for a dentist',
      'my boyfriend is shorter than me and people comment in the street in seoul',
    ],
    says: {
      told: "Looks open a conversation and then count for less with every minute of it, and that's true for height, hair and kilos. If it's your own you worry about: meet people where they get more than a photo, a class, a club, friends of friends, and put a true picture online so nobody's surprised. If it's theirs that bothers you: give it three dates. Attraction that hasn't stirred by then rarely does, and you may say no kindly.",
      should:
        "Date someone who isn't your usual type, yes, if you laugh and want to sit closer. Types are mostly habit. Don't, if you have to talk yourself into touching them: that gets unfair to both of you. And if you think they're out of your league, let them decide that. They said yes to coffee, didn't they, or they might.",
      normal:
        "Normal on both sides: to have preferences, and to be tired of being measured. You aren't shallow for noticing height or weight, and you're not worth less for your numbers. Apps make it harsher than life. In rooms with people in them, warmth and humor move up the list quickly.",
      how: "Clothes that fit now, a good haircut or a clean shave of what's left, standing straight, a recent photo with a real laugh. That's most of what can be done from outside. The rest is places where you're good at something, because people are drawn to anyone who's at ease. For teeth, dental schools often treat at low cost. Leave jokes at your own expense at home.",
    },
  },
  {
    id: 'long-distance-dating',
    words: [
      /\b(?:long ?distance|ldr|distance relationship|(?:he|she|they|boyfriend|girlfriend|bf|gf|crush) (?:is |are |s )?(?:living |lives? |moving |moved |moves )(?:in |to )?(?:another|a different) (?:city|country|state|continent|town)|different (?:cities|countries|time ?zones)|(?:\d+|hours?|thousand|hundreds of) ?(?:km|miles|hours?) (?:away|apart)|time ?zones?|close the (?:gap|distance))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:parents|mom|mum|dad|job interview|run|running|marathon|kids|husband|wife|ex|exs|deploy\w*|work team|spicy pic)\b/u,
    tries: [
      'long distance for 2 years, berlin and toronto, no end in sight',
      'she lives 600 km away, is it worth starting',
      'were in different time zones and i fall asleep on every call',
      'my bf is moving to another country in september',
      'ldr and he says goodbye is getting too hard',
      'ldr is killing me',
      'long distance, worth it?',
      'we met when he was an exchange student here and he left in august, and now theres eleven hours of time zones between my breakfast and his dinner',
      'how often should you visit in a long distance relationship, we manage every 7 weeks',
      'is it dumb to do long distance at 18 when she goes to college',
      'he doesnt want to move and i cant, 400 km apart for 3 years',
      'what can we do together on calls, long distance gets so boring',
      'what happens after long distance, she moves here in may and im scared',
    ],
    says: {
      told: "Long distance holds as long as there's a next visit in the calendar and an end somewhere on the horizon. So agree on both: never part without the next date booked, and talk once honestly about who could move and by when. In between, fewer and better calls beat duty every night: cook the same meal, watch one episode, send the dull photos. Those are what you miss.",
      should:
        "Worth it, if you'd choose this person in your own town too, you can visit every month or two, and there's a real chance of one city within a couple of years. Not, if nobody could ever move, or if you mostly love the longing. Set a date half a year away to look at it again together.",
      will: 'Many make it, and no one can promise. It depends on an end date, trust that doesn\'t need proof every evening, and money and leave for visits. It gets thin when calls become duty and the move is always "one day". Put that one day into a sentence with a year in it.',
      how: 'Two fixed calls a week instead of a guilty one each night. Book the next visit before you say goodbye. Do something side by side: same film, same recipe, same walk with earphones. Say it early when you\'re tired: "I love you and I\'m asleep." And tell each other the small dull things.',
      normal:
        "Normal that it's hard, normal to be grumpy after a visit, normal to nod off on a call at one in the morning. Missing isn't failing. What would worry me more is relief when the call is over, week after week. If that's so, say it before it says itself.",
    },
  },
  {
    id: 'holiday-romance',
    words: [
      /\b(?:(?:holiday|summer|vacation|travel|festival|erasmus|cruise|camp|ski) (?:romance|fling|love|flirt|crush|affair)|(?:met|fell for|kissed|fell in love with|slept with|fell in love) (?:him |her |a (?:guy|girl|man|woman|boy|local|waiter) |someone |somebody )?(?:on|in|during|while) (?:holiday|vacation|my (?:holiday|vacation|trip|travels|honeymoon|erasmus)|a (?:trip|cruise)|our (?:holiday|vacation)|travel+ing|spain|italy|greece|turkey|thailand|bali|portugal|egypt|mexico|croatia|hostel))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:money|gift cards?|husband|wife|married|cheat\w*|forced|visa for him|pregnan\w*)\b|\b(?:has it any future|lives in|now what)\b/u,
    tries: [
      'holiday romance in crete, he writes every day, do i fly back',
      'met a girl on vacation and we spent 9 days together, now shes in chile',
      'my summer fling stopped answering the moment i landed',
      'fell in love with a guy in bali and im thinking of moving',
      'summer fling, i miss him',
      'fell for a guy on vacation',
      'i went to lisbon to forget somebody and to eat custard tarts, and on the third day i met a girl in the hostel, holiday romance of course',
      'is it stupid to fly to cuba for a holiday fling',
      'he said come back in winter, met him during my trip through morocco',
      'will a summer love survive when school starts',
      'my cruise romance is 71 and writes me postcards, im 68',
      'how do i forget an erasmus love, she is back in turkey',
    ],
    says: {
      told: "A holiday romance is real, it's just love with the bills switched off. To see what's in it, bring it into ordinary life: a month of calls on boring weekdays, then one visit, best in the place where you live and work. Keep your job and flat until after that visit. And if it's gone quiet since you landed, let it be what it was, nine good days nobody can take back.",
      should:
        "One visit, yes, if a month of calls has stayed warm and they'd also come to you. Pay your own way, have your own bed if needed, tell a friend where. Don't give up a job or send money on the strength of two weeks in the sun. Moving is a question for after the third visit.",
      will: 'Some do become ordinary love, many stay a good memory, and nobody can see which from here. It depends on contact after four or five weeks, on both of you making the effort to travel, and on whether you like each other in the rain with a cold. That one you can test.',
      them: "Nobody knows from outside what it was for them. Daily messages weeks later mean you're on their mind. Whether they'd cross a border for you is the better sign. Silence after landing usually means the holiday was the story. It can have been sweet and true and finished.",
      normal:
        "Not stupid, and very normal to come home and feel the flat's gone gray. You were lighter there, loved, and had no emails. Part of what you miss is that version of you. Do one thing of it here this week: dance, swim, eat late, talk to strangers. It helps you see what's left that's about the person.",
    },
  },
  {
    id: 'widowed-dating',
    words: [
      /\b(?:widow(?:ed|er|s)?|my (?:late )?(?:husband|wife|partner|fiance|fiancee) (?:died|passed|has died|has passed)|(?:lost|since) my (?:husband|wife|partner)|late (?:husband|wife)|(?:his|her) (?:wife|husband) (?:died|passed)|wifes death|husbands death)\b/u,
      /\b(?:dat(?:e|es|ing)|meet(?:ing)? (?:someone|a man|a woman)|met (?:someone|a man|a woman|a widower)|new (?:man|woman|love|partner|relationship|boyfriend|girlfriend)|love again|tinder|kiss(?:ed)?|seeing (?:someone|a)|feelings for|crush|wedding ring|boyfriend|girlfriend|photos)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:yesterday|last week|this morning|funeral is|suicid\w*|met someone who can)\b|\b(?:asked me (?:to|for|out)|foolish|silly)\b/u,
    tries: [
      'my husband died 3 years ago and i met someone, i feel like im cheating',
      'dating a widower, her photos are still on every wall',
      'how long after my wife passed is it ok to date',
      'im widowed at 38 and went on tinder, my in laws are furious',
      'do i take off my wedding ring before a date, lost my husband in 2021',
      'widowed and dating. guilty',
      'dating a widower is hard',
      'she was a wonderful woman and i would never compete with her, but im dating a widower and im always second',
      'is it too early, my wife passed in february and i have a crush on my neighbor',
      'my kids are angry because i met a woman, im widowed since 4 years',
      'how do i tell a new man about my late husband without crying',
      'first kiss since my husband died, i laughed and then sobbed',
      'he still wears his wedding ring, his wife died six years ago and we are dating since spring',
    ],
    says: {
      told: "Loving someone new after a death takes nothing away from the one who died, a heart adds rooms. There's no proper number of months. A coffee is allowed when you're curious, and you may go home crying and still have liked it. Tell the new person early, and keep the name speakable. If you're with a widowed one: photos are fine. Ask for one wall that's yours, not for forgetting.",
      when: "When you catch yourself curious about a person and not only tired of the silence. For some that's months, for others many years, and neither says how much you loved. Nobody else holds the calendar, not in-laws, not grown children. You can try a coffee and find it's too early. That counts as an answer too.",
      normal:
        "Feeling disloyal is very normal, and it isn't a sign that you're doing wrong. You're still married in some corner of yourself and alive in the rest. Laughing on a date, then missing them on the way home, is how it goes for most. Others' anger is often their own grief.",
      say: 'To the new one: "My husband died. I talk about him sometimes, and I\'m here because I want to be." To family: "I\'ll always love her. I\'ve met someone, and I wanted you to hear it from me. You don\'t have to be ready." To a widowed partner: "I\'m glad you loved like that. Where\'s a place for us two?"',
      should:
        'Yes, if a small part of you would like to, and you can leave after an hour. The ring may stay on, move to the other hand or to a chain: do what lets you breathe. Wait if every wish is only to have it stop hurting. A grief group is then the better first table.',
    },
  },
  {
    id: 'divorced-dating',
    words: [
      /\b(?:divorc(?:e|ed|ee|ing)|separated|separation|ended my marriage|after (?:my|a|\d+ years of) marriage)\b/u,
      /\b(?:dat(?:e|es|ing)|tinder|hinge|bumble|meet(?:ing)? (?:someone|men|women|people)|new (?:man|woman|relationship|boyfriend|girlfriend|partner|love)|seeing (?:someone|a)|single again|boyfriend|girlfriend|crush|love again|trust again)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:court date|date of|up to date|my parents|husband cheated|affair|abus\w*|hit me|died|apps?)\b/u,
    tries: [
      'divorced at 46 and i dont know how dating works anymore',
      'dating a man whose divorce isnt final, 2 years now',
      'when do i tell a date im separated but still share the house',
      'first boyfriend after my divorce and i panic when he is nice',
      'should i start dating before the divorce is through',
      'divorced, 39, dating again',
      'is dating while separated ok',
      'i was married at twenty two and i never dated anyone else in my life, now im divorced and this man wants to cook for me, tinder of all places',
      'how soon after the divorce can i have a new boyfriend',
      'dating a divorced dad who never talks about it',
      'will anyone want a divorced woman, in my culture new love is not for us',
      'he says the divorce is almost done, has been saying that to his girlfriend, me, since 2022',
      'im separated and met someone on bumble, do i write it in there',
    ],
    says: {
      told: "Dating around a divorce goes best with the facts on the table by date two: separated or final, who lives where, kids or none. Said plainly it frightens fewer people than you'd think. Start with short coffees and no plans, your feel for people has to warm up again. If they're the one divorcing, look at steps, a filed paper, their own address, and not at how bad the marriage was.",
      should:
        "You can, once you live apart, and with the children kept out of it for now. In some places dating before it's final can touch the proceedings, so ask your lawyer or a free advice line first. Wait, if you're mostly looking for proof that you're lovable. Friends give that more cheaply, at the beginning.",
      when: 'Tell them before or on the first date, in one sentence: "I\'m separated, the divorce is running, I have two kids." The history can wait until date four or five. As for starting: when you can go through a whole dinner without making your ex the subject. There\'s no other rule.',
      normal:
        "Normal to feel seventeen and a hundred at once. The apps are new, your body's older, and kindness can feel suspicious after a hard marriage. You haven't forgotten how. Tell the new one when you startle: \"This is old stuff, not you.\" It often passes faster when it's been said.",
      will: "It can go well, plenty of second loves are the calmer ones, though nobody can promise it. It depends on whether the last chapter's really closing, on paper and inside, and on going slowly where kids are involved. If there's been no step in two years, ask for one with a date.",
    },
  },
  {
    id: 'dating-with-kids',
    words: [
      /\b(?:single (?:mom|mum|mother|dad|father|parent)|(?:he|she|who|guy|man|woman|girl) (?:already )?(?:has|have|with) (?:a |two |three |\d+ |small |little )?(?:kids?|child|children|son|daughter|toddler|baby)|(?:i have|with|my|his|her|their|meet the|met the) (?:two |three |\d+ |little |small )?(?:kids?|children|son|daughter|toddler))\b/u,
      /\b(?:dat(?:e|es|ing)|new (?:boyfriend|girlfriend|man|woman|partner|guy)|boyfriend|girlfriend|bf|gf|seeing (?:a|someone)|tinder|hinge|bumble|introduc(?:e|ing|ed))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|my (?:son|daughter) is)\b|\b(?:my (?:son|daughter) has a|due date|pregnan\w*|abus\w*|hit|touch\w*|widow\w*|died|passed|(?:my|his|her) (?:son|daughter|kid)s? (?:is|has|got|started)? ?(?:dating|boyfriend|girlfriend|a boyfriend|a girlfriend)|(?:sons|daughters) (?:boyfriend|girlfriend)|birthday|playdate|divorc\w*|husband|wife|profile)\b/u,
    tries: [
      'single mom of 2, when do i even have time to date',
      'im dating a guy who has a daughter and she hates me',
      'when should my kids meet my new boyfriend',
      'he cancels half of our dates because he has kids, am i selfish, dating 3 months',
      'should i date a woman with two children, im 27',
      'dating as a single dad, how',
      'his kids hate me, new girlfriend',
      'i work days and he works nights and between us there are five children and two cats, so dating as a single mum is basically a calendar problem',
      'is it too early for my son to meet my boyfriend after two months',
      'she never has time because she has kids, im dating a busy woman',
      'how do i tell a date that i have three kids',
      'my daughter sulks when my new boyfriend eats with us',
      'should i date a man with a toddler if i never wanted children',
    ],
    says: {
      told: 'When kids are in the picture, two speeds are right: the couple may go at its own pace, the children get to know someone only once it\'s steady, often after several months. First meeting short and outdoors, as "a friend", no kissing. The child doesn\'t have to like anyone, polite is enough. And plan dates in small sizes: a lunch hour, a walk, a babysitter every second Friday, fixed.',
      should:
        "Yes, if you can live with coming second on some evenings without counting, and you like that they're that kind of parent. Take a few months before you meet the child, and never play at being mother or father. Not, if you secretly hope it'll be less about the kids one day. It won't for years, and it shouldn't.",
      when: "When you two are sure of each other, for many that's around half a year, and not during the first months after a separation. Tell the child beforehand in one sentence. An hour at a playground, then home separately. Wait longer if there've been many changes already. There's no prize for early.",
      normal:
        "You're not selfish for missing time together, and a parent isn't unloving for cancelling because of a fever. Both are true at once. Two months is early for a child to meet someone, and coldness then is often loyalty. Ask for one protected evening every two weeks, with a sitter booked. It changes a lot.",
      how: "Book the sitter before you've got the date, every second Friday, and use it even for a walk. Lunches on school days, a call after bedtime. Say early that you have kids and how your weeks run. With the children: short, outdoors, something to do with their hands, ice cream at the end, no questions about school.",
    },
  },
  {
    id: 'never-dated',
    words: [
      /\b(?:never (?:been (?:on a date|in a relationship|in love|asked out|loved)|dated(?: anyone| before)?|had (?:a |any )?(?:boyfriend|girlfriend|relationship|bf|gf|partner|date))|(?:always been|forever|been) (?:single|alone) (?:my (?:whole|entire) life|forever|all my life)|single my (?:whole|entire) life|no (?:dating )?experience|virgin|virginity|late bloomer|no one (?:has )?ever (?:asked|loved|liked|wanted) me|nobody (?:has )?ever (?:asked|loved|liked|wanted) me|never (?:even )?(?:had|been in) (?:a |any )?(?:real |proper |serious |long )?(?:relationship|boyfriend|girlfriend)|never (?:been )?kissed|never had a boyfriend or)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:1[0-7]|virgin (?:mary|islands|olive|airlines|hair)|job|work experience|kill|suicid\w*|rape\w*|forced|my (?:son|daughter)|parents never)\b/u,
    tries: [
      'im 31 and never had a boyfriend, not even a date',
      'still a virgin at 26, when do i tell her',
      'no one has ever liked me back, whats wrong with me',
      'never been in a relationship and everyone asks why',
      'im 40, late bloomer, should i even start',
      '30, never had a girlfriend',
      'never dated, where to start',
      'i was ill for most of my twenties and then i looked after my nan, so im thirty six now and never been in a relationship',
      'is it a turn off for women if a man of 33 is still a virgin',
      'do people notice that i have no experience, my hands shake',
      'why has nobody ever asked me out, im not ugly i think',
      'when do i say ive never had a boyfriend, at the start or later',
      'my cousins laugh because ive been single my whole life',
      'im 27 and never had a relationship, feel like somethings wrong with me',
      '34 and never had girlfriend. is there something wrong in me',
      'im 34 and all my friends are married and ive never even had a real relationship',
      'whats wrong with me, 29 and nobody ever stayed longer than a week, never had a relationship',
      'everyone my age has kids and ive never been in a relationship, it gets lonely',
      '36 and never had a boyfriend',
      'never been kissed at 25, am i weird',
      'im 24 and never had a boyfriend or a kiss',
      'im 23 and never been kissed',
    ],
    says: {
      told: "Nothing's wrong with you; never having had a relationship says how things went so far, not how you'd be in one. It's lonely when everyone around has paired off, and there are far more like you than it seems, because nobody mentions it at weddings. One small step this month: a place with the same faces every week, and tell one friend plainly, \"I'd like to meet someone, introduce me.\"",
      normal:
        "Nothing's wrong with you, at 22, 34 or 45. Shyness, study, illness, strict homes, too few chances: there are a hundred ordinary reasons, and love has no entry age. One small step: be where the same people come back weekly, and let one of them see that you like talking to them. A decent person meets a beginner with tenderness.",
      should:
        "Yes, start, at whatever age, if you'd like to. Being a beginner is only awkward for the first three coffees. You don't have to catch up or hurry through steps. And you don't have to date at all if you're content: single isn't a waiting room.",
      when: "Not on a first date, and before it matters. For inexperience in general: when you're at ease. For virginity: before that evening, with clothes on. \"I haven't done this yet, I'd like to go slowly.\" One sentence, no apology. How it's received tells you whether this is the right person.",
      say: 'If asked why: "It just hasn\'t happened yet, I\'m choosy and shy in equal parts." To a date: "I don\'t have much practice, so tell me if I miss a hint." To nosy relatives: "When there\'s news you\'ll be the third to know." Said with a small smile, it closes the subject.',
      why: "There's rarely one reason, and it's almost never that something's wrong with you. Mostly it's few chances, a quiet nature, and hiding interest so well that nobody could guess. The last one can be changed: a look held a second longer, one more question, one small invitation. Ask a good friend, once, how you come across.",
    },
  },
  {
    id: 'only-single-one',
    words: [
      /\b(?:third wheel(?:ing|ed)?|only single (?:one|person|friend|girl|guy)|(?:still|am|im|being|be|forever|always|perpetually) single|(?:all|everyone|everybody) (?:of )?(?:my friends |around me |else )?(?:is |are |has |have |getting |in )+(?:a )?(?:married|engaged|couples?|relationships?|coupled|paired|partners?|boyfriends?)|plus one|(?:wedding|weddings) (?:alone|single|without a date|by myself)|(?:alone|single) (?:at|to) (?:a |my |the )?(?:\w+ )?(?:wedding|weddings)|singles? table|when will i (?:find|meet) (?:someone|love|the one|a))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her)|my parents)\b|\b(?:my ex|exs|my (?:whole|entire) life|every single|single (?:mom|mum|mother|dad|father|parent)|single (?:day|time|thing)|divorc\w*|widow\w*|died|invit\w* my|no plus one for|kill|suicid\w*)\b|\b(?:never (?:even )?had|happy being)\b/u,
    tries: [
      'im the only single one at my cousins wedding, table with the kids',
      'third wheeling again on friday, im 30',
      'everyone is getting married and i eat soup alone',
      'should i bring a plus one i dont really like',
      'why am i still single, im a catch honestly',
      'third wheel again tonight',
      'why am i always single',
      'my sister has twins, my roommate moved out to live with her boyfriend, my boss got engaged in bali, and im still single and watering my plants',
      'do i go to the wedding alone or stay home with a stomach ache',
      'is it bitter that i muted everyone who got engaged, all my friends are couples',
      'when will i meet someone, i do everything they say',
      'everyone around me is in a relationship and i talk to my air fryer',
    ],
    says: {
      told: "Being the single one among couples is a matter of seating more than of worth, and seating can be changed. Ask for one evening a month with each friend alone. For a wedding: arrive with a job, photos, dancing with the aunts, and a time you leave. For the rest of the year: two places a week where the same new faces come back. That's how people mostly meet, and it's good company even if they don't.",
      normal:
        "Feeling left behind is normal, even for people who like being single. It's the invitations that change, not you. You're allowed to be glad for them and to cry in the cab. There's no order of merit in who pairs off first, and no one at that table thinks about you as much as you fear.",
      why: "Nobody can give you a reason, and there often isn't one beyond chance and few new faces. Lovely people stay single for years because their week runs between home, work and couples. What you can change is how many new people you see twice. That's dull advice, and it's the one that works best.",
      when: "I can't give a date, nobody honestly can. What can be moved is the odds: more rooms with repeated faces, saying clearly to friends that you'd like to be introduced, going for coffee with a maybe. And a life you'd want to be invited into meanwhile. It's good either way.",
      should:
        "Go alone rather than with someone you don't like, you'd spend the evening looking after them. A friend as plus one is the best of both. If it's truly too much this time, go to the ceremony and skip the dancing. \"I have an early start\" is a fine sentence.",
      say: 'To "and you, still single?": "Yes, and available for dancing." To the curious aunt: "I\'m accepting applications, bring me someone kind." To your friend: "I love you both. Could I have you to myself one evening a month?" None of it needs an explanation after it.',
    },
  },
  {
    id: 'queer-first-dates',
    words: [
      /\b(?:gay|lesbian|bi|bisexual|queer|pansexual|pan|sapphic|wlw|mlm|same sex|another (?:girl|woman|man|guy)|questioning|girls too|women too|men too|asexual|ace|demisexual)\b/u,
      /\b(?:dat(?:e|es|ing)|crush|tinder|hinge|her app|bumble|grindr|kiss(?:ed)?|girlfriend|boyfriend|gf|bf|meet (?:women|men|people|girls|guys)|like (?:girls|women|guys|men)|relationship|feelings|tell (?:him|her|them))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:son|daughter|husband|wife|brother|sister|dad|mom|mum)|closet\w*|not out|isnt out|hide|hides|straight (?:friend|girl|guy|best)|straight|kicked out|killed|trans|transgender|parents|cheat\w*|ace(?:d)? (?:the|my)|nonbinary|non binary|enby|while in|im in a relationship)\b/u,
    tries: [
      'first date with a woman on friday, im bi and 33 and terrified',
      'how do i tell him im bisexual, were dating 2 months',
      'i kissed another girl and i think im gay',
      'where do you meet queer people in a small town, i want to date',
      'im asexual, when do i tell a date',
      'first girlfriend!! im so gay',
      'bi, want to date women',
      'i grew up in a very catholic village in poland and moved to berlin at thirty, and last night i had my first date with a man, im gay i think',
      'how do i know if a girl is a lesbian before i flirt, i have a crush',
      'is it ok to use tinder while questioning',
      'is it true about lesbian couples moving in quickly, mine brought a plant, dating 2 weeks',
      'should i tell my girlfriend that im bisexual or does it not matter',
      'im demisexual and everybody wants to kiss on date one',
    ],
    says: {
      told: "You don't need a finished word for yourself to go on a date, only curiosity and a bit of courage. Say what's true so far: \"I'm quite new to dating women\" or \"I'm bi, that's just part of me.\" Early is easier than late, and a good person takes it in stride. To meet others: queer sports groups, choirs, the next bigger town. If being seen could be unsafe where you live, choose people and places carefully.",
      when: "For being bi or queer: in the first dates, in passing, so you find out early how they take it. For being ace: before it gets physical, when you like each other. You don't owe it to anyone you don't feel safe with. There's no late penalty either: \"I should have mentioned it, it's important to me.\"",
      say: '"By the way, I\'m bi. It doesn\'t change what I want with you, I just like being known." Or: "I\'m new at this, so I may be nervous. I really wanted to come." For ace: "I get close in other ways than sex, and I\'d like to tell you how." Then ask: "What does that bring up for you?"',
      normal:
        "Completely normal, at 15, 33 or 60. Lots of people find out late, or find out twice. One kiss doesn't oblige you to a label, and no kiss is needed to have one. Being nervous doesn't mean it's wrong. It usually means it matters.",
      should:
        "Go, and tell, I'd lean, as long as you're safe. Being liked for a version of you with a piece missing gets lonely. Hold it back only where it could cost you a home or your safety, or with someone who's already been ugly about it. Then you've learned enough about them.",
      glad: "How lovely. There's a special lightness in doing a thing you've known about yourself for a while. Enjoy being a beginner, nobody expects you to know the steps. Tell one friend who'll be happy for you out loud, that's half of the fun.",
    },
  },
  {
    id: 'closeted-partner',
    words: [
      /\b(?:closet(?:ed)?|not out|isnt out|isnt out yet|im not out|(?:come|came|coming) out|hides? (?:me|us|that)|secret)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|partner|dating|date|relationship|seeing|crush|roommate)\b/u,
      /\b(?:gay|lesbian|bi|bisexual|queer|closet(?:ed)?|out|trans|same sex)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:son|daughter|brother|sister|dad|husband|wife)|coming out of (?:a|the|my)|came out of (?:a|the|nowhere)|kicked out|killed|threat\w*|secret santa|movie|hang out|find out|found out|go out|asked me out|went out)\b/u,
    tries: [
      'my girlfriend isnt out and at her parents im the roommate',
      'dating a closeted guy for a year, tired of being a secret',
      'im not out and my bf wants to hold hands in public',
      'should i wait until my partner has come out to his family',
      'my bf is closeted, im tired',
      'not out, dating a man',
      'we have been together three years and at his sisters wedding i sat at table nine as a colleague, because my boyfriend isnt out',
      'is it selfish to want my closeted girlfriend to tell her mom',
      'im not out at home in jordan and my partner doesnt understand the risk',
      'how long do you wait for a boyfriend to come out',
      'she introduces me as her cousin, secret relationship, both lesbian',
      'should i come out for him, my partner says its him or the closet',
    ],
    says: {
      told: 'When one is out and the other isn\'t, both needs are fair: to be safe, and not to be hidden. Nobody may be pushed out or outed, that\'s theirs alone. But you can agree on steps in between: one friend who knows, one city where you hold hands, one word that isn\'t "roommate". Ask for the next small step: "Who\'s the first person you could tell?" Where coming out could be dangerous, no step is owed.',
      should:
        "Come out only when it's safe and you want to, never on an ultimatum. If you're the one waiting: wait while there's movement, however slow, a friend told, a plan for when they've moved out. Don't wait without limit if nothing's moved in a year or two and you've started to shrink. Then it's no betrayal to say \"I love you, and I can't be invisible any longer.\"",
      will: "Nobody can promise when or whether someone comes out. It depends on safety at home, money, faith, and on their own fear getting smaller. Love helps, pressure usually doesn't. You can ask what it depends on for them. If there's an answer with steps, there's something to wait for.",
      say: "\"I'd never out you. I also can't be the roommate forever. What's one step you could take by summer?\" If you're the one not out: \"I'm not ashamed of you, I'm afraid of them. Be patient with me in public, and let me tell my sister first.\" Both sentences can stand on one table.",
      normal:
        "It isn't selfish to want it, and it's normal to hurt at being introduced as a friend, and normal to be frightened of more. Neither of you is doing it to the other. If the family's dangerous or money depends on them, caution is wisdom. If it's habit by now, you may say that it costs you something each time.",
    },
  },
  {
    id: 'trans-dating',
    words: [
      /\b(?:trans|transgender|trans ?(?:woman|man|girl|guy|femme|masc)|transition(?:ed|ing)?|mtf|ftm|nonbinary|non binary|enby)\b/u,
      /\b(?:dat(?:e|es|ing)|crush|tinder|hinge|bumble|kiss(?:ed)?|girlfriend|boyfriend|gf|bf|partner|disclos\w*|love me|relationship|like (?:him|her|them)|attracted|tell (?:him|her|them)|chaser)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:my (?:son|daughter|kid|child|husband|wife|brother|sister)|job|career|killed|threat\w*|beat|trans fat)\b/u,
    tries: [
      'im a trans woman and never know when to tell a date',
      'crush on a trans guy, does that change my sexuality',
      'dating a nonbinary person and i mess up the pronouns',
      'will anyone love me, im trans and dating is exhausting',
      'trans and dating, so tired',
      'my date is a trans woman',
      'we have been writing for a month about birds and bread and our awful bosses, and i havent told him im trans, first date is saturday',
      'is my boyfriend gay if he likes me, im a trans guy',
      'how do i spot a chaser on tinder, mtf 29',
      'my partner is transitioning and i dont know if i will still be attracted',
      'should i put trans in my hinge bio or tell them later',
      'im nonbinary and my girlfriend corrects everyone who says he, love her',
    ],
    says: {
      told: "Being trans, or liking someone who is, changes fewer things about dating than people fear, and safety is the one to plan. If it's you: many say it in the profile or chat, so bad reactions happen at a distance. First dates in public, a friend informed. If it's them: use the right name, ask nothing about bodies you wouldn't ask anyone, and if you slip, correct it and carry on.",
      when: "Before you're alone with them, and best before the first meeting, in the chat or the profile. Not because you owe it as a confession, but because a bad reaction on a screen costs you a block and nothing more. \"I'm trans, in case that matters to you\" is enough. The story comes later, if they've earned it.",
      normal:
        'Normal, all of it: being tired of explaining, being nervous, liking someone and wondering what that makes you. It makes you someone who likes that person. Words can follow later or not at all. Slipping on a pronoun in the first weeks happens, a quick correction is better than a long apology.',
      will: "Love's possible and happens every day, though nobody can promise you a when. It depends less on you than on being where people already get it: queer groups, friends of friends, apps where you can say it up front. Take breaks when it's wearing you out. You aren't harder to love, the search has more noise in it.",
      say: '"Before we meet: I\'m trans. If that\'s not for you, no hard feelings, just tell me." To nosy questions: "That\'s a third month question." If you\'ve used the wrong pronoun: "Sorry, they," and go on with your sentence. If someone only wants the novelty: "I\'m looking for someone who\'s curious about me."',
    },
  },
  {
    id: 'crush-on-straight-friend',
    words: [
      /\b(?:straight|hetero|heterosexual)\b/u,
      /\b(?:crush|in love|feelings|fell for|falling for|like (?:him|her|my|a)|attracted|kissed|flirt\w*|slept)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:straight (?:away|up|to|after|hair|forward|answer|back|out)|husband|wife|my (?:son|daughter)|forced)\b/u,
    tries: [
      'im a lesbian in love with my straight best friend',
      'crush on a straight guy from my football team, im gay',
      'she says shes straight but kissed me twice',
      'should i tell my straight friend i have feelings for her',
      'crush on a straight girl, again',
      'im gay, hes straight, in love',
      'we share a tent every summer and she falls asleep on my shoulder, and shes straight and i have feelings i cant say',
      'is she really straight if she flirts with me when drunk',
      'why do i always fall for straight men, i like a new one every year',
      'how do i get over a straight friend, falling for him since rugby',
      'should i tell a straight girl in my choir that im in love with her',
      'he said if i wasnt straight it would be you, and i like him even more now',
    ],
    says: {
      told: "Falling for a straight friend is nearly a rite of passage, and it hurts in a special way because there's nobody to blame. Take the word straight as true until they themselves change it. Make some distance, openly or not, and more evenings among people who could like you back. If there've been kisses, ask by daylight: \"What was that for you?\" You're not an experiment unless you choose to be.",
      should:
        "Tell, if it's eating the friendship anyway and you trust them to stay kind: \"You don't have to do anything, I just need some distance for a while.\" Don't tell in the hope they'll find out they're not straight. And not where it could get you outed or hurt. Then a queer friend or group is the better ear.",
      them: "Nobody can see that from outside, perhaps not even they can. Some are curious, some affectionate with everyone, some frightened. A kiss isn't a decision. What you can ask for is an answer sober and by day, and what you can decide is how long you'll wait for it. A few weeks is generous.",
      normal:
        "So normal that almost every queer person has a story like it. Close friendship, safe arms, long talks: of course the heart drew a conclusion. It doesn't make you a bad friend. It does usually pass, faster with some distance and a few new faces.",
    },
  },
  {
    id: 'sti-disclosure',
    words: [
      /\b(?:herpes|hsv|hiv|std|sti|stds|stis|chlamydia|hpv|genital warts|gonorrhea|syphilis)\b/u,
      /\b(?:tell|told|telling|disclos\w*|date|dates|dating|boyfriend|girlfriend|bf|gf|partner|tinder|hinge|guy|girl|he|she|him|her|love me|sex)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:forced|rape\w*|cheat\w*|pregnan\w*|husband|wife|child|kid|on purpose)\b/u,
    tries: [
      'i have herpes and a third date on saturday, when do i tell him',
      'she told me shes hiv positive and undetectable, i like her',
      'how do i ask a new guy to get an std test',
      'will anyone date me with hsv',
      'herpes and dating, help',
      'chlamydia, do i tell him',
      'i was so careful all my life and it was one summer and one person, and now i have hpv and dont know how to tell my boyfriend',
      'is it rude to ask a girl for an std test before sex',
      'she told me about her herpes on date four and i said i need to think',
      'does a cold sore count as herpes, do i have to tell him',
      'im hiv positive undetectable, when do i say it to a guy from grindr',
      'will he leave when i tell him about the syphilis, its treated',
    ],
    says: {
      told: "With herpes, HIV or anything like it, talk before sex, on an ordinary day: \"I have something to tell you. It's common and manageable, and here's what it means.\" Chlamydia or syphilis: get treated, and tell recent partners so they can be tested too. A cold sore is usually herpes, so no kissing or oral while it's there. HIV that stays undetectable on treatment isn't passed on through sex. A clinic knows your risks and the law.",
      when: "Before anything that could pass it on, and once you like them enough to care, often date three to five. Dressed, sober, not in bed, with time to ask questions. If you're only kissing so far, there's no hurry for most things. Your clinic can tell you what counts for yours.",
      say: '"I like where this is going, so I want you to know: I have HSV. I take care of it, it\'s very common, and my doctor\'s told me how to keep the risk low. Ask me anything." To ask for a test: "Before we go further I\'d like us both to test. I\'ll book mine this week, come along?"',
      will: 'Yes, people with it date, marry and forget about it for months on end, though I can\'t promise any one answer. It depends mostly on how calmly you tell it and on who they are. Some say no, and that stings. Many say "okay, thanks for telling me" and ask about dessert.',
      normal:
        "Asking for a test is never rude, and these infections are very common, no mark on anyone's character. It's a virus or a bacterium that found a person. Fear of telling is normal too, most find the telling easier than the week before it. A calm sentence is usually enough.",
    },
  },
  {
    id: 'the-ick',
    words: [
      /\b(?:the ick|an ick|icks?|gives? me the ick|turn(?:ed|s)? ?off (?:by|when)|put(?:s)? me off|cringe(?:s|d|y)? (?:when|at)|repuls(?:ed|ive))\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:food|eating|husband|wife|married|touch\w*|lights?|phone|alarm)\b/u,
    tries: [
      'got the ick because he ran after the bus with his backpack bouncing',
      'i always get the ick when someone likes me back',
      'is an ick a reason to end it after 3 months',
      'she told me i gave her the ick by clapping when the plane landed',
      'he gave me the ick',
      'can an ick go away',
      'he is handsome and polite and my friends all want him for me, and then he said yummy in a baby voice and i got the ick',
      'is it mean to stop seeing someone over an ick, he wears flip flops to museums',
      'why do i get the ick as soon as they text back fast',
      'the way she says expresso gives me the ick',
      'i think i gave him the ick when i sang at karaoke',
      'whats your weirdest ick, mine is men on a swing',
    ],
    says: {
      told: "The ick is a flash of distance, and it's worth asking what it's keeping away. If it's a silly thing, a run, a hat, a word, give it two more meetings: it often melts when you see them being good at something. If it always comes the moment someone likes you back, it's closeness that startles you and not the hat. And if you gave somebody theirs, it's their flinch and not your flaw. The right one claps along.",
      normal:
        "Really common, and not mean to act on. Early attraction is thin ice, and one goofy moment can crack it. You aren't cruel for feeling it. Just don't say it to their face, there's nothing they can do with it. If it's about how they treat people, that isn't an ick, that's judgment, and you can trust it.",
      why: "Often because you suddenly see an ordinary human where there was a picture. Sometimes because they came too near too quickly, and your body invents a reason to step back. If it happens with everyone who's kind to you, that's worth looking at gently. If it's only this one, you probably weren't that keen.",
      should:
        "Don't end it over one ick. Tell a friend, laugh, see them twice more in a setting where they shine. End it if the distance stays, if you avoid their touch, or if you've begun collecting new ones. You don't need to give the reason. \"I don't feel it\" is true enough and kind.",
    },
  },
  {
    id: 'moving-too-fast',
    words: [
      /\b(?:(?:mov(?:e|es|ing|ed)|go(?:es|ing)?|rush(?:es|ing)?) (?:so |way |too |really |this )*(?:fast|quick|quickly|slow|slowly)|too (?:fast|clingy|intense|much too soon)|love ?bomb(?:ed|ing|s|er)?|clingy|future fak(?:e|ing)|(?:already )?(?:talks?|talking) about (?:marriage|kids|moving in|our wedding|our future)|take (?:it|things) slow(?:ly)?|taking (?:it|things) slow|slow(?:ing)? (?:it|things) down|red flags?|too good to be true)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:hit|hits|threat\w*|abus\w*|scared|dog|cat|puppy|baby|toddler|kid|time|husband|wife|job|employer|landlord|money|gift cards?|waiter|uber|internet|car|ex|exs|traffic|best friend|mom|mum)\b/u,
    tries: [
      'he talks about marriage and we met 3 weeks ago',
      'is it love bombing or is she just sweet, 40 texts a day',
      'im too clingy and scare everybody away',
      'she wants to take it slow but its been four months without a kiss',
      'what are red flags in the first month',
      'too fast or just love',
      'hes so clingy, week two',
      'he drove three hours to bring me a charger and calls me his future in front of strangers, is that sweet or love bombing',
      'she wants to move in after five weeks, were moving too fast right',
      'is it a red flag that he has no friends at all',
      'how do i slow things down without hurting her, shes already named our kids',
      'my friends say im clingy because i text him at lunch',
      'he says he wants to take things slow, is that a polite no',
    ],
    says: {
      told: "The best early test, for speed and for red flags, is to touch the brake. Say: \"I like this, and I'd like to go slower. Two evenings a week for now.\" Someone who's simply happy says okay and means it. Someone who sulks, pushes or makes you feel guilty has shown you the thing to watch. If you're the quick one, keep your own Tuesday and Thursday full, and let one message rest until it's answered.",
      normal:
        "Normal that speeds differ: some talk of weddings in week three, others need four months for a kiss. Neither is wrong in itself. It becomes a warning when your no isn't heard, your friends get fewer, or presents come with a bill. Excited and respectful is lovely. Excited and pushing isn't.",
      them: "Nobody can see from outside whether it's love, fear of being alone or a habit. What can be seen is how they take a small no. Cancel one evening, kindly, and watch. If it's fine, relax a bit. If it costs you a drama, you needn't find out why, you just know the price.",
      say: '"I\'m happy with you, and I need it slower so I can keep up. No wedding talk until summer, deal?" If it\'s too slow for you: "I like you a lot, and I wonder where we\'re going. What pace feels right to you?" If you\'re the clingy one: "Tell me if it\'s too much, I won\'t be hurt for long."',
      should:
        "Slow down, I'd say, whenever you're unsure. Nothing good gets lost by waiting a month. Keep your flat, your friends and your money separate for the first half year. Go on at full speed only if your calmest friend has met them and shrugs happily.",
    },
  },
  {
    id: 'valentines-early',
    words: [/\b(?:valentines?(?: day)?|galentines?)\b/u],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:husband|wife|married|ex|exs|died|passed|gifts?|presents?|flowers)\b/u,
    tries: [
      'valentines is in a week and weve had 4 dates, do i do something',
      'alone on valentines day again',
      'he forgot valentines and says its commercial crap',
      'should i send my crush a valentine',
      'first valentines with my girlfriend im so excited',
      'valentines day with no one',
      'what to do for valentines, new girl',
      'we have been on three dates and he is a vegan engineer who hates red and hates crowds, and friday is valentines day',
      'is it too early to ask her to be my valentine after two weeks',
      'my boyfriend planned nothing for valentines and i cooked for hours',
      'galentines with my girls, best night of the year',
      'do i text my crush on valentines or the day after',
      'he works in a restaurant so valentines never happens for us, am i allowed to be sad',
    ],
    says: {
      told: "Valentine's Day is best kept to the size of what you have. A few dates in: a card with one true line, or pizza and a film, announced as \"no pressure edition\". Together longer: say beforehand what you'd like, since half the tears of that evening come from guessing. Alone: book something you love for those hours, with a friend or a bath and the good chocolate. It's cheaper on the fifteenth.",
      should:
        'Yes, something small. A card, a joke, a cupcake: nobody minds being thought of. For a crush, keep it light and signed, "You make Mondays better. Coffee?" Skip roses by the dozen and anything with "forever" on it before you\'ve been together for a while. If you two said no presents, keep to it.',
      normal:
        "Normal to be sad alone that day, normal to be hurt if it was forgotten, and just as normal to find it silly. It's a day that gets under the skin because everyone's walking around with flowers. Say what it means to you: \"I know it's commercial. I'd still like a card.\" That's not too much to ask.",
      say: 'On a card for someone new: "Four dates in and I already save up stories for you." If it was forgotten: "It isn\'t about the flowers. I\'d have liked to be thought of that day. Make it up to me on Sunday?" If you want nothing: "Let\'s skip it and have dumplings on the fifteenth."',
      glad: "How lovely, enjoy the whole silly red heart of it. The things that get remembered are small: a note in a pocket, a breakfast, the song from your first evening. Do one of those and let the restaurant be optional. And keep the card, you'll like finding it again.",
    },
  },
  {
    id: 'lives-with-parents',
    words: [
      /\b(?:dat(?:e|es|ing)|boyfriend|girlfriend|bf|gf|guy im seeing|girl im seeing|tinder|hinge|bring (?:him|her|someone|girls|guys|a girl|a guy) home|crush|sleep over|new guy)\b/u,
      /\b(?:liv(?:es?|ing) (?:at home|with (?:his|her|my|their) (?:parents|mom|mum|mother|dad|family))|still at home|moms basement|mamas boy|mommas boy|mummys boy|unemployed|no job|broke|doesnt (?:work|drive)|no car)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:always pay|i pay for the|bill|broke (?:up|my heart|it off|down)|husband|wife|abus\w*|hit|married|ex|exs|my (?:son|daughter)|kids)\b/u,
    tries: [
      'hes 34 and lives with his mom, we are dating 2 months, red flag?',
      'im 27 living with my parents, how do i bring a girl home',
      'i want to date but i have no job and im ashamed',
      'my new boyfriend is unemployed and i pay for everything',
      '35, at home, no job, dating',
      'her boyfriend has no car',
      'he is gentle and makes me laugh and reads to his nephew every evening, but hes 38 and lives with his parents and im dating a schedule',
      'is it a turn off if a guy i date still lives with his mom to save money',
      'how do i date when im broke, i cant even buy two coffees',
      'i met a girl but i live with my family in one room, mumbai, bring her home never',
      'my boyfriend doesnt work since january and games all day',
      'should i tell him on the date that im unemployed',
    ],
    says: {
      told: "Living at home or having no job says where somebody is, and the direction says more. Is there a reason and a plan, do they do their own laundry, can they be an adult in that kitchen? If it's you: say it early and plainly, \"I live with my parents while I save up,\" and offer dates that cost little. If it's them: ask where they'd like to be in a year, and keep the bill halves honest.",
      normal:
        "Very normal in most of the world, and rents have made it more so. It's fair to care about it all the same, since you need a door to close. What puts people off isn't the address, it's being looked after like a child. If there's a plan and a washing machine they can operate, it's no flag.",
      should:
        "Give it a chance, if they're kind, pull their weight and are going somewhere, however slowly. Step back, if you find yourself paying, planning and parenting. If you're the one without a job or a flat, say it early and date anyway: a walk, a picnic, honest words. Waiting until life's finished takes too long.",
      say: "\"I live with my parents, it saves me a fortune and I'm out by next year. So I'm good at finding nice benches.\" To your date: \"I don't mind that you live at home. I'd like to know what you're planning.\" About money: \"I can't carry both of us. Let's do dates we can each pay for.\"",
    },
  },
  {
    id: 'no-text-for-days',
    words: [
      /\b(?:(?:hasnt|has not|havent|have not|didnt|did not|not|never|stopped|wont|isnt|doesnt|does not) (?:yet )?(?:text(?:ed|ing)?|written|writ(?:e|ing)|messag(?:e|ed|ing)|repl(?:y|ied|ying)|answer(?:ed|ing)?|respond(?:ed|ing)?|call(?:ed|ing)?)(?: me| back| my (?:text|message|texts|messages))?|no (?:text|texts|reply|message|answer|response|word) (?:from (?:him|her|them)|back|since|for|in)|havent heard from (?:him|her|them)|went (?:silent|quiet)|gone (?:silent|quiet)|radio silence|(?:he|she) (?:just )?stopped (?:texting|writing|replying|answering))\b/u,
      /\b(?:he|she|him|her|crush|guy|girl|date|dating|seeing|since|days|weeks|texting|hes|shes)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:story|stories|status|snap|snapchat|slow|late|friend|ghost\w*|ex|exs|on read|ticks?|mom|mum|dad|mother|father|sister|brother|son|daughter|husband|wife|boss|recruiter|interview|job|best friend|landlord|doctor|police|missing|suicid\w*|died|blocked|calling me names|first|match|matches|matched|hours to|days to|forever to|date went|our date|landed|call(?:ed)? me (?:his|her|fat|ugly)|video|phone call|ignores? me|good ?(?:morning|night))\b/u,
    tries: [
      'he hasnt texted me in 4 days and we talked every day before',
      'havent heard from her since tuesday, should i write',
      'the guy im seeing went silent after i told him about my debts',
      'why did she stop, no reply for a week',
      'why is he not texting back',
      'hes gone quiet. six days',
      'no reply since sunday, her',
      'we talked every evening for two months, about his night shifts and my thesis, and since the weekend its just radio silence from him',
      'is it over or is she busy, she hasnt written since i said i like her',
      'why would a man stop, he doesnt answer but hes online',
      'should i worry, no word from him in five days and hes hiking in nepal',
      'he stopped replying when i sent him my poem',
      'she went silent after i mentioned kids, is that my answer',
    ],
    says: {
      told: "Silence for a few days can be life or a retreat, and one friendly line sorts the two. \"Haven't heard from you, all good? I'd like to see you this week.\" Then put the phone in another room for the evening. If an answer comes with a plan, it was life. If nothing comes within three or four days, stop there. You've done your half, and the other half isn't yours.",
      why: "Nobody can know from outside. It could be work, a bad week, cooling off, someone else, or a phone in a sofa. Going back over your last message rarely finds the cause, because it's seldom in there. One light question is the only thing that can. Ask it, and then let the days speak.",
      them: "What's in their head can't be seen from here. What can: they used to write and now they don't. People who want to keep you surface within a week, with a reason, even a clumsy one. So send one line if you haven't, give it some days, and judge by what arrives and not by what you imagine.",
      should:
        'Yes, write once, warmly and without reproach, with a small plan in it. No "did I do something wrong?", no "guess you\'re busy". If you\'ve already sent that one, don\'t send another. Someone overdue on a trek or trip is different: check with their family or group today. Otherwise make a plan for the weekend that has nothing to do with them. It steadies you either way.',
      will: "Nobody can say whether they'll write, and I won't pretend to. It depends on them, and waiting doesn't change the odds. A single friendly message does, a little. After that the best use of the week is to live it as if no answer's coming. If one does, you'll be in better shape for it.",
      normal:
        "Normal that it unsettles you: a steady voice went missing, and the mind fills a gap with the worst thing it has. You're not needy. Someone who talked to you daily owes at least a line when that changes. Ask once, then be kind to yourself and stop counting hours.",
    },
  },
  {
    id: 'not-ready-for-relationship',
    words: [
      /\b(?:not ready (?:for (?:a |anything )?(?:relationship|commitment|serious|something)|to (?:commit|be in a relationship))|(?:isnt|wasnt|doesnt feel|arent) ready for (?:a |anything )?(?:relationship|commitment|serious|something)|(?:doesnt|dont|didnt|does not) want (?:a relationship|anything serious|something serious|to commit|commitment|a serious)|not looking for (?:anything serious|a relationship|something serious)|afraid of commitment|commitment (?:issues|phobe|phobic|phobia)|emotionally unavailable|right person wrong time|bad timing)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:situationship\w*|labels?|married|husband|wife|ex|exs|job|fwb|friends with benefits)\b/u,
    tries: [
      'he says hes not ready for a relationship but acts like a boyfriend',
      'she doesnt want anything serious right now, right person wrong time?',
      'why do i always fall for emotionally unavailable men',
      'i dont want a relationship and i need to tell him',
      'not ready to commit, he says',
      'shes emotionally unavailable',
      'he takes me to his family barbecue and holds my hand in the car and then he explains again that hes not looking for a relationship',
      'is it true that men who are not ready to commit just dont want you',
      'how long do i wait for someone who is not ready for a relationship after his divorce',
      'i think im the one with commitment issues, i run at month three',
      'should i believe her, she doesnt want anything serious but texts all day',
      'right person wrong time, he moves to sweden in may, is that even real',
    ],
    says: {
      told: "\"Not ready\" is best taken at its word, as a no for now without an end date, however sweet the rest is. So the question moves to you: is what's on offer enough, as it is? If not: \"I like you, and I want a relationship. I'll step back, tell me if that changes.\" If you're the one who isn't ready, say it before the next nice weekend, and don't act like a couple afterward.",
      should:
        "Don't wait, I'd lean. Live as if it's a no, see other people, keep the door unlocked but don't stand in it. Stay only if you'd truly be content with it casual. Hoping to be the exception costs a lot of evenings, and someone who becomes ready knows how to call.",
      them: "Nobody can see whether they can't, won't or don't with you in particular. It leads to the same place: they've told you what they're able to give. Warm behavior next to it isn't a lie, people like closeness without the promise. Believe the sentence, and let the behavior be pleasant and not proof.",
      will: "It may change, and no one can promise it. It depends on something in them, seldom on how patient you are. If there's a reason with an end, an exam, a divorce, a move, ask when you two should talk again. If there isn't, \"someday\" isn't a date to hold a heart for.",
      say: '"Thank you for being honest. I want something serious, so I\'ll stop here before I get hurt. If you see it differently one day, call me." If it\'s you: "I enjoy you, and I don\'t want a relationship now. I\'d rather say it than let you hope. What would you like to do?"',
      why: 'Often because unavailable people are thrilling at first: each bit of warmth feels won. And because someone who\'s there from day one can seem dull next to it. You aren\'t broken. Try giving the calm ones three dates instead of one, and ask early: "Are you looking for something serious?"',
    },
  },
  {
    id: 'different-religion-dating',
    words: [
      /\b(?:muslim|christian|hindu|jewish|catholic|atheist|buddhist|sikh|mormon|orthodox|religion|religious|caste|jehovah|faith|interracial|different (?:culture|race|religion|country|faith)|race)\b/u,
      /\b(?:dat(?:e|es|ing)|boyfriend|girlfriend|bf|gf|crush|likes? me|like (?:him|her|a)|love (?:him|her)|in love|relationship|marry|tinder|seeing)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:husband|wife|honou?r|kill|threat\w*|forced|gay|lesbian|bi|queer|trans|my (?:son|daughter)|rat race|race car|like a religion|have faith|lose faith|church)\b/u,
    tries: [
      'im hindu and my boyfriend is muslim, my parents dont know',
      'dating a very religious girl and im an atheist',
      'he likes me but we are from different religion, is it worth it',
      'my gf is from a different culture and her dad ignores me',
      'inter caste relationship, 3 years, when do we tell them, i love him',
      'shes jewish, im not, dating',
      'catholic girl, atheist boyfriend',
      'i never thought about religion before, we eat and laugh and watch football, but she is a jehovahs witness and i love her and it comes up every week',
      'is it possible to marry a sikh girl when my family is muslim',
      'how do i tell my grandmother i have a hindu boyfriend',
      'should i date a mormon, he wont drink coffee and im a barista',
      'he wants me to become orthodox before we marry, im not religious',
      'my girlfriend is from a different culture and nobody at dinner speaks to me',
    ],
    says: {
      told: "Love across religions or cultures works on the plain questions, so ask them while it's still easy. Which feasts, what food at home, how would children be raised, must anyone convert, what do the families need to hear? Talk it through as two before any parent is at the table. Then each of you tells your own side, mildest relative first. If telling could put you in danger, get advice from a local support line beforehand.",
      should:
        "Worth it, if you can talk about children, feasts and family without one always giving in, and if you respect what's holy to the other. I'd pause if someone expects you to convert against your heart, or can't ever mention you at home. Have that talk in the first half year. It only gets heavier.",
      will: "Many such couples do well, and nobody can promise it. It depends on agreeing about children and rites before they're there, on each standing up to their own family, and on curiosity instead of scorekeeping. The families often soften after a year or two of seeing the same polite face.",
      say: "To a parent: \"I've met someone I love. He's Muslim. I know that's not what you pictured. I'm not asking you to agree today, I'd like you to meet him once.\" To each other: \"What would hurt you most to give up?\" It's a better question than who's right.",
      when: "When you two know what you want, and neither depends on the family for a roof that could be pulled away. Before an engagement, not after. Begin with the gentlest relative, in person, without the partner there. If there's any risk of violence or being locked in, speak to a support line first.",
    },
  },
  {
    id: 'wants-kids-or-not',
    words: [
      /\b(?:(?:doesnt|dont|does not|do not|never|not) want (?:any )?(?:kids|children|a baby|babies|a family)|wants? (?:kids|children|babies|a big family)|child ?free|(?:kids|children) or not|wanting (?:kids|children|a family)|want (?:kids|children)|want(?:s)? a family|want a baby)\b/u,
      /\b(?:dat(?:e|es|ing)|boyfriend|girlfriend|bf|gf|relationship|he|she|tinder|hinge|guy|girl|months|partner|seeing|single)\b/u,
    ],
    unless:
      /\b(?:hit(?:s|ting)? me(?! up)|beat(?:s|ing)? me|choked|rape[ds]?|suicid\w*|kill(?:ing)? (?:myself|him|her))\b|\b(?:husband|wife|married|pregnan\w*|ivf|infertil\w*|miscarr\w*|abort\w*|more kids|another|my (?:son|daughter)|still single)\b/u,
    tries: [
      'he doesnt want kids and i do, 10 months in',
      'when do you bring up wanting children with someone new, im 36 and dating',
      'my girlfriend wants kids and i really dont',
      'i am childfree and every guy thinks ill change my mind',
      'i want kids, he doesnt',
      'dating childfree, is it possible',
      'we agree on everything, the dog and the mountains and how to load a dishwasher, but she wants children and i dont',
      'will he change his mind, he says he never wants kids since his brother had triplets',
      'is it too early on date three to ask if she wants a family',
      'how do i find a guy who doesnt want kids, im 29 and sterilised',
      'should i leave a good guy because i want a baby and hes not sure',
      'my boyfriend said maybe about kids for six years, i want children',
    ],
    says: {
      told: "Kids are the one subject where you can't meet in the middle, so believe the first clear answer. If one wants them and the other doesn't, ask once: \"Is that a never, a not now, or an I don't know?\" Not now can be talked about, with a year in it. A never deserves respect and, often, a loving goodbye. Said early, on date three or four, it saves both of you years.",
      should:
        "If it's a clear never against a clear yes, I'd part, hard as it is while you're happy. One would have to give up too much, and it tends to come back as bitterness. If someone's unsure, give it a set time, half a year perhaps, and talk again. Don't stay in the hope of changing anyone.",
      when: "Early: in the profile or by the third or fourth date, in one relaxed sentence. \"I'd like children one day, you?\" Past thirty-five nobody finds that strange. It isn't a proposal, it's a direction. Somebody who runs from the question would have run from the answer.",
      will: "People do change their mind sometimes, in both directions, but nobody can promise it and it's unsafe to build on. It depends on why: fear, money and timing can shift, a deep no rarely does. Ask for the why and listen without arguing. Then plan by what's said today.",
      say: '"I need to be honest: I want to be a parent. Is that something you could see, or not?" Or: "I don\'t want children, and I won\'t grow into it. If you do, I\'d rather we know now." To those who say you\'ll change your mind: "Maybe you would. I\'ve thought about mine."',
    },
  },
  {
    id: 'late-life-date',
    words: [
      /\b(?:(?:5[5-9]|[6-9][0-9])|pension\w*|retired|grandmother|grandma|granny|widow\w*|my age|old lady|old man|late (?:husband|wife)|at our age)\b/u,
      /\b(?:dat(?:e|es|ing)|asked me (?:out|to|for)|dinner|coffee|carvery|dancing|romance|boyfriend|girlfriend|in love|love again|kiss\w*|crush|gentleman|a nice (?:man|woman|lady)|met (?:a|someone)|fall in love|fell in love|falling|love)\b/u,
    ],
    unless:
      /\b(?:an hour|my grandma|like a grandma|downstairs|sailor|(?:dating|with) a widower|guilty|hindu|postcards|kids are angry|my (?:mum|mom|mother|dad|father|grandma|nan) (?:is|has|was)|scam\w*|money|gift cards?|kg|lbs|pounds|percent|euros?|dollars|married for|job|my husband and|my wife and|facebook|online|army)\b/u,
    tries: [
      'is it silly to go on a date at 73? he is from my bowls club',
      'im 68, widowed 4 yrs, a nice man from church asked me to dinner. am i being foolish',
      'first date in 40 years, im 66 and shaking',
      'i am 71 and in love, my children laugh',
      'a gentleman from the choir asked me to go dancing, im 77',
      'am i too old for a boyfriend at 62',
      '64, divorced, met a woman on the bus tour and we talk every evening, is this love again at my age',
      'should i go, he is 80 and i am 75 and he asked me for coffee',
      'retired and dating, who would have thought',
      'my late husband would laugh but a nice man invited me to the theatre, im 69, its a date i think',
      'is it ridiculous to have a crush at 70',
      'he kissed my hand at the garden club, i am 72 years old, and i walked home like a girl of sixteen, is it too late for romance',
      'is it ridiculous to fall in love at 67',
      'i am 70 and a man from my walking group wants to take me to dinner',
      'dating at 65, does anyone still do that',
      'im 74 and i have a date on sunday, my daughter thinks im mad',
      'my friend wants to introduce me to a man, im 66, coffee next week',
      '61 and on my first date since my husband died',
    ],
    says: {
      told: "It's not silly and it's not late, it's an invitation, and being asked is a pleasure at any age. Go, keep it to a lunch or a coffee, your own way there and home, and wear what you feel like yourself in. If there's someone you've lost, going takes nothing from them. You owe nobody a decision afterwards, only an afternoon.",
      normal:
        "Not foolish at all. Someone enjoyed your company and said so, and that's as good at seventy as at seventeen. Go to the dinner, have the pudding, and see if you laugh. If you've lost someone, this takes nothing away from them. The only silly thing would be to sit home because of a number.",
      should:
        'Go, yes. A meal or a coffee is two hours, not a promise. Choose a place you like, tell a friend where you\'ll be, come home your own way. If you enjoyed it, say so the next day; if not, "thank you, that was kind" is enough. Leave it only if something about the person makes you uneasy.',
      glad: "How lovely, and good for you. Enjoy the getting ready as much as the thing itself, wear what you feel like yourself in, and don't let anyone's eyebrows in the mirror. Ring the friend who'll want every detail afterwards. Being looked at like that has no age.",
    },
  },
  {
    id: 'matched-someone-i-know',
    words: [
      /\b(?:match(?:ed|es)?|swip(?:e|ed|ing)|came across|saw|showed (?:me|up)|popped up|liked me|found|profile|liked me|likes me|on there|swiped)\b/u,
      /\b(?:hinge|tinder|bumble|grindr|dating app|the apps?|badoo|okcupid|feeld)\b/u,
      /\b(?:boss|manager|coworker|colleague|ex|teacher|professor|cousin|neighbou?r|friends? (?:ex|brother|sister|dad)|best friend|dentist|doctor|landlord|roommate|flatmate|classmate|someone i know|from work|old (?:friend|boss|teacher)|my (?:sisters|brothers|friends)|my work)\b/u,
    ],
    unless:
      /\b(?:my (?:boyfriend|girlfriend|bf|gf|husband|wife|partner|fiancee?) (?:is )?on|friend found my|still has|his phone|cheat\w*|job offer)\b/u,
    tries: [
      'matched with my old boss on hinge 💀 do i swipe or run',
      'saw my coworker on tinder, do i like him or pretend i never saw',
      'my ex popped up on hinge lol',
      'bumble just showed me my professor help',
      'matched with my best friends brother on tinder',
      'my neighbour liked me on bumble and now i cant take out the trash',
      'came across my cousins ex on the app, is that weird',
      'swiped right on a colleague by accident on hinge, i work with him monday',
      'matched with my dentist on tinder lol',
      'found my roommate on grindr, neither of us said a word at breakfast',
      'it showed me my old maths teacher, im 27 now, his profile on hinge is actually funny',
      'someone i know from work liked me on bumble should i match',
      'my ex boss liked me on bumble',
      'found my colleague on hinge, he doesnt know i saw',
      'my ex is on tinder and we matched',
      'a guy from my work swiped me on bumble, do i answer',
      'tinder showed me my old teacher',
    ],
    says: {
      told: 'Ha, the app has a sense of humor. One question sorts it: do you still depend on each other? If one of you pays, grades or sits next to the other on Monday, swipe left and never mention it. If that\'s over and you\'d honestly like a coffee, match and make the joke first: "Well, this is awkward. Drink?" If you just got spooked, left and a laugh.',
      should:
        "Swipe if you'd have said yes to a coffee without the app, and neither of you has power over the other now. A former boss or teacher, long out of your life, is fair game between adults; a current one isn't. Open with the joke: \"So we're both pretending this is normal. Drink?\" Otherwise run, and let it be a good story.",
      normal:
        'Completely normal, the apps deal from a small local deck. Everybody has met a colleague, an ex or a neighbor there. Nobody has to mention it. If you do like the idea, a joke opens it; if not, left, and nobody ever knows.',
    },
  },
  {
    id: 'love-you-not-returned',
    words: [
      /\b(?:(?:i )?(?:told|said)(?: to)?(?: \w+){0,3} (?:i )?love(?: \w+)?|i love you|the l word|said it first|ily)\b/u,
      /\b(?:thank you|thanks|didnt say (?:it|anything)|not say it back|no answer|silence|said nothing|ok|okay|changed the subject|laughed|that(?:s| is) (?:nice|sweet)|i know|hugged me|froze|not there yet|didnt say it back|cool|just smiled|smiled|nodded|kissed me instead|not ready to say|didnt reply|nothing back)\b/u,
    ],
    unless:
      /\b(?:he said i love you|she said i love you|(?:he|she) told me|never says|my (?:mum|mom|dad|mother|father|son|daughter)|always me|stopped saying|married|husband|wife|ex)\b/u,
    tries: [
      'told her i love her. she said thank you',
      'i said i love you and he said ok',
      'said i love you for the first time and he changed the subject',
      'i told him i love him, he hugged me and said nothing',
      'dropped the l word and she laughed',
      'she said thats sweet when i told her i love her',
      'told my girlfriend i love you at the station and she didnt say it back',
      'he said im not there yet when i said i love you, 5 months in',
      'i love you. thanks. thats how it went',
      'is it over, i said i love you and got silence',
      'what do i do now, i said i love you and he said i know like han solo',
      'practised it for two weeks, said i love you on the ferry with the wind in my face, and she said thank you, thats really kind, and looked at the seagulls',
      'said i love you to my boyfriend and he just smiled',
      'i told her i love her and she didnt say it back',
      'first time i said i love you and he said nothing back',
      'i said i love you, she said me too? no, she said okay',
      'i said i love you too early and he went quiet, didnt reply',
      'i said i love you to my girlfriend and she just smiled',
      'told my boyfriend i love him and he just smiled',
      'said i love you and he didnt say it back',
    ],
    says: {
      told: "Ouch, that's a long few seconds to stand in. It isn't a no, though; it's someone caught without an answer, and people arrive at that word months apart. Don't take it back and don't ask again for a while. If it hangs in the room, one light line: \"I meant it, and you don't owe me an echo.\" Then watch how you're treated in the next weeks.",
      them: 'Nobody can see inside another person; "thank you" can be shyness, surprise, slower feelings or a gentle no. What you can see is what follows: does the warmth go on, are there plans, does contact come from that side too? Give it a few weeks before you ask, once, where you two stand.',
      should:
        "Leave it said, and don't follow up this week. You gave something true; a second helping would turn it into a question. Carry on being yourself. If after a month it still stands between you, ask plainly: \"I don't need the word. I'd like to know if you're heading the same way.\"",
      normal:
        "Not over and not rare: people get to that word months apart, and some freeze when they hear it. What tells you something is the weeks after: does the closeness stay or cool? Don't repeat it for now, and don't apologize for it either.",
    },
  },
  {
    id: 'first-kiss-happened',
    words: [
      /\b(?:kiss(?:ed|es|ing)?)\b/u,
      /\b(?:first kiss|last night|yesterday|today|tonight|finally|cant stop smiling|smiling|butterflies|happy|omg|!!|we kissed|(?:he|she) kissed me|i kissed (?:him|her)|still have|butterflies|with my|magic|amazing|dream)\b/u,
    ],
    unless:
      /\b(?:cheat\w*|married|my (?:boyfriend|husband|wife|bf)|guilt\w*|regret\w*|drunk|bad breath|bad kisser|how do|should|when|ex|boss|didnt want|forced|wont|hasnt|never|not (?:sure|happy|ready|good|going|working|really|yet|talking|speaking)|why|awkward|teeth|died|without asking|widow\w*|friend zone)\b/u,
    tries: [
      'had my first kiss last night and i cant stop smiling lol',
      'he kissed me!!',
      'we finally kissed yesterday under the bridge',
      'she kissed me goodnight at the bus stop and i floated home',
      'first kiss ever at 22, it was so nice, still smiling',
      'i kissed her and she kissed me back, omg',
      'our first kiss was in the rain last night and im so happy',
      'finally kissed the boy from chemistry',
      'he asked if he could kiss me and i said yes, butterflies all day today',
      'first kiss today 🥰',
      'after three dates of both of us being too shy we kissed at his front door and then both started laughing, last night was magic',
      'first kiss since my divorce yesterday and im smiling like a teenager',
      'first kiss with my girlfriend yesterday, still have butterflies',
      'i got my first kiss today!!',
      'he kissed me on the forehead and then on the lips, im so happy',
      'kissed my crush at the party last night, amazing',
      'we kissed for the first time and it was magic',
    ],
    says: {
      told: "Aw, that's a good one to carry around all day. Write down where you stood and who laughed first, because that's the part you'll want in ten years. Nothing has to be decided about it now. If you'd like another, a short \"still smiling about last night\" is all it takes.",
      glad: "Of course you can't stop smiling, that's exactly what it's for. Keep the small details, the place, the cold hands, who went first; they're the part you'll want later. Nothing to decide today. A little \"still smiling\" message is allowed.",
    },
  },
  {
    id: 'date-i-keep-seeing',
    words: [
      /\b(?:dat(?:e|ed|es)|kissed|hooked up|slept with|went out with|rejected|turned (?:him|her|me) down|ghosted|asked (?:him|her) out|asked out)\b/u,
      /\b(?:gym|church|choir|class|work|office|same (?:building|street|team|school|course|shop)|neighbou?r|climbing|yoga|cafe|library|mosque|temple|bus|group|club)\b/u,
      /\b(?:cant (?:go|show|face)|avoid\w*|awkward|hiding|hide|see (?:him|her) (?:again|every|there)|now i|every (?:day|week|morning|tuesday|monday|sunday)|change gyms?|switch\w*|face (?:him|her)|run into|bump into|have to see|see (?:him|her)|still have to)\b/u,
    ],
    unless:
      /\b(?:job interview|boss|fired|ex (?:husband|wife)|divorce|harass\w*|stalk\w*|follow(?:s|ed|ing) me)\b/u,
    tries: [
      'went on a date with a guy from my gym and now i cant go to the gym 😭',
      'one bad date with a girl from my office and i hide in the kitchen now',
      'kissed someone from choir and now rehearsals are so awkward',
      'i dated my neighbour twice and now i avoid the stairs',
      'asked out the barista at my cafe, she said no, now i cant show my face there',
      'hooked up with a guy from my climbing class, do i have to change gyms',
      'she rejected me and i see her every day at work',
      'he ghosted me after two dates and he is in my yoga class every tuesday',
      'awkward. dated someone from church. see him every sunday',
      'how do i face him at the library after that terrible date, now i study in the toilet',
      'slept with a guy from my running group, it meant nothing, and now i run alone along the motorway to avoid him',
      'is it cowardly to switch to the early class because of one date, i cant face her at the gym',
      'went out with a guy from my church and it was awful, i have to see him every sunday',
      'bad date with a coworker and now its weird at the office every day',
      'i turned him down and now i have to see him at the gym',
      'had a one night thing, kissed a girl from my class, avoid her now',
    ],
    says: {
      told: 'You were there first, so you keep the place; nobody gets custody after one date. The cure is one boring hello. Next time you see each other, nod, "hey, how\'s it going", headphones in, carry on. It takes ten seconds and after the third time it\'s furniture. If it went badly or you don\'t want more, you can add, "no hard feelings, see you around."',
      should:
        'Go back, and soon, because it gets bigger every time you skip. A nod and a "hey" is the whole program. Changing the hour for two weeks is fine if you need a breather; giving up the place isn\'t. The exception is someone who won\'t leave you alone: then tell staff.',
      how: 'With ten seconds of boring: look up, "hey, good to see you", and on to your thing. Do it first, so you aren\'t waiting for it. Go with a friend the first time if your stomach flips. After three ordinary hellos nobody remembers there was a date.',
    },
  },
  {
    id: 'silence-after-great-date',
    words: [
      /\b(?:date|met up|dinner|drinks|coffee)\b/u,
      /\b(?:left (?:me )?on (?:read|seen|delivered)|on read|no (?:reply|text|answer|word|message)|silen(?:ce|t)|nothing since|hasnt (?:text\w*|written|replied|called|messaged)|havent heard|didnt text|ghosted|days (?:now|later|ago)|went quiet|not a word|crickets|hasnt (?:messaged|contacted|called)|not heard|nothing|ignoring)\b/u,
    ],
    unless:
      /\b(?:job|interview|ex|divorc\w*|husband|wife|before our date|cancel\w*|stood me up|photos)\b/u,
    tries: [
      'got left on read for 3 days after what i thought was an amazing date',
      'best date of my life on saturday and not a word since',
      'we kissed at the end of the date and now silence for four days',
      'he said lets do this again and hasnt texted since our date on friday',
      'great date, no reply',
      'i sent a thank you after the date and she left me on seen',
      'how long do i wait, havent heard from him since our dinner on sunday',
      'she held my hand during the whole movie, our second date, and now crickets',
      'why do they say they had a great time and then nothing since the date',
      'should i text again, we had an amazing date and its been 5 days of silence',
      'three hours of talking, he showed me pictures of his gran, walked me to my tram, and then left me on read for a week after the date',
      'date went great i thought. hasnt written in 3 days',
      'the date was so good but he hasnt messaged in four days',
      'i thought the date went well but she isnt replying, nothing since',
      'great first date and then nothing',
      'she said she had fun on our date and now i havent heard from her for a week',
      'he was all over me on the date and now he is ignoring my text, no reply',
    ],
    says: {
      told: "That's a rotten drop, from a lovely evening into silence, and it doesn't mean you imagined the evening. If you've already written, leave it there. If not, one easy line: \"I enjoyed that. Again next week?\" After about five days with nothing, take it as a no that didn't find its words. The reason you'd invent would be about you, and it's most likely about them.",
      should:
        "One message, if the last one wasn't yours: \"I had a good time. Again on Thursday?\" If yours is the one on read, don't send another. Someone who wants a second date finds the way within a week. Make a plan for the weekend that doesn't need the phone.",
      why: "Nobody can see it from outside. A person can truly enjoy an evening and then meet someone else, get scared, or drift; the good time needn't have been faked. You don't need the reason. A week of silence after a date is an answer with no manners.",
      them: "I can't see what's going on over there, and neither could you on the evening itself. What can be read is only this: three days is slow, a week is an answer. One light line if you haven't sent it, then let their effort do the telling.",
    },
  },
  {
    id: 'online-but-ignoring-me',
    words: [
      /\b(?:blue ?ticks?|seen ?zone[d]?|always online|on read|on seen|on delivered|online|last seen|active|saw my message)\b/u,
      /\b(?:ignor\w*|seenzoned|left me|no (?:reply|answer)|doesnt (?:reply|answer|text|write)|not (?:reply\w*|answer\w*)|hasnt|wont|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last)|but (?:hes|shes|he is|she is|always)|posting|naman|wont open|doesnt open|not opening|hasnt opened|didnt reply)\b/u,
      /\b(?:he|hes|she|shes|sya|siya|him|her|boyfriend|girlfriend|bf|gf)\b/u,
    ],
    unless:
      /\b(?:hinge|tinder|bumble|dating|boss|interview|landlord|married|husband|wife|mum|mom|dad|friend|amazing date|great date|ex)\b/u,
    tries: [
      'he left me on blue tick since friday po, pero online naman sya',
      'he is online all day and doesnt answer me',
      'she has seen my message, shes active right now, and ignores me',
      'last seen 2 minutes ago, no reply since sunday, he',
      'my boyfriend reads my messages and posts stories instead of answering, left me on seen',
      'seenzoned by the guy i like, he is always online',
      'blue ticks since thursday, but hes liking everybodys pictures online',
      'why is he online at 2am but doesnt reply to me',
      'my gf left me on read after our fight, but shes online',
      'how do i stop checking if he is online, he ignores me',
      'i can see the little green dot next to her name the whole evening, she is active and she hasnt opened my message since yesterday',
      'online but ignoring me. he',
      'hes been online all evening and wont open my message',
      'she is online but wont answer me',
      'my boyfriend is ignoring my messages but hes active on instagram',
      'he saw my message and didnt reply, hes still online',
      'been on delivered for two days and he is online posting',
    ],
    says: {
      told: "Seeing him or her online while your message lies there stings more than plain silence, of course it does. It tells you one thing only: not answered yet. Why, nobody can see from outside. If you've written once, don't write again; give it till the weekend, and switch off the last-seen display so you don't stand at that window. If it's your partner, ask by voice: \"When you don't answer, I start guessing. What's going on?\"",
      why: "Nobody can know from outside. Online can mean a group chat, work or scrolling; and it can mean avoiding you. One silence doesn't say which. If it's every time it matters, that's the pattern, and you may judge by it without the reason.",
      should:
        "Send nothing more if your last message is still lying there; a second one makes you wait twice. Give it a couple of days, then one fresh, light line or a call. If that's met with silence too, put the chat on mute. You've asked clearly enough.",
      how: "Take away the window: turn off last seen and receipts, archive the chat, and let a friend have your phone for the worst hour of the evening. Decide now which day you'll next look. The urge comes in waves of about twenty minutes; walk one off and it drops.",
    },
  },
  {
    id: 'nice-or-interested',
    words: [
      /\b(?:like me|likes me|interested|into me|flirt\w*|being nice|just nice|just being|friendly|just polite|a sign|kind to everyone)\b/u,
      /\b(?:choir|church|class|course|club|gym|team|group|bus|cafe|shop|mosque|temple|volunteer\w*|band|neighbou?r|dance|library|same (?:school|village|street|fellowship))\b/u,
    ],
    unless:
      /\b(?:office|work|coworker|colleague|boss|married|my (?:boyfriend|girlfriend|husband|wife)|ex|tinder|hinge)\b/u,
    tries: [
      'does he like me or he is just being nice bcos we are in same choir',
      'the guy at church always saves me a seat, is he interested or just friendly',
      'how do i know if she likes me, we are in the same dance class',
      'girl in my course laughs at all my jokes, does she like me or is she just nice',
      'he carries my bag home after youth group, a sign or just polite',
      'is the man from my hiking club flirting or kind to everyone',
      'my neighbour brings me soup, is he into me',
      'she texts me outside of band practice, does she like me',
      'does the boy in my bible class like me',
      'he remembers everything i say at book club and offered to fix my bike, but he is nice to all the old ladies too, is he interested',
      'just nice or interested, we volunteer together',
      'the gym guy always says hi, does he like me',
      'is the guy from my running club into me or just friendly',
      'he always sits next to me in class, does he like me',
      'a woman from my church smiles at me every sunday, is she interested',
      'cant tell if my dance partner likes me or is just nice, same group',
    ],
    says: {
      told: "Look for what only you get. Nice is the same for everyone in the group; interest makes exceptions: staying behind when it's over, remembering what you said, writing between the weeks, a bit of awkwardness when you're alone. I can't see inside anybody. You can test it gently: suggest a coffee after, just you two. A quick yes, or a no with another day, is your answer.",
      them: "I can't see what anyone feels, but nice and interested look different: nice goes to everybody, interest makes exceptions for you. Seeks you out, remembers things, writes outside the group. Two of those and I'd suggest a tea afterward, only the two of you. How that's answered tells you more than any sign.",
      how: 'Count exceptions: does this person do for you what nobody else in the group gets? Staying on, writing in between, remembering small things. Then try one small invitation, "tea after practice?", with no weight on it. Yes, or no with another day, means interest. A friendly no costs you nothing, you\'ll both sing on Sunday.',
    },
  },
  {
    id: 'scam-package-soldier',
    words: [
      /\b(?:army|soldier|military|marine|on the rig|general|oil rig|offshore|engineer|doctor|surgeon|captain|un |peacekeep\w*|diplomat|texas|widower|american|investor|crypto|businessman|american doctor|doctor|us (?:army|soldier))\b/u,
      /\b(?:facebook|instagram|online|tinder|whatsapp|telegram|never met|internet|dating (?:site|app)|met a (?:guy|man|woman)|talking to|chat\w*|hangouts|met on)\b/u,
      /\b(?:package|parcel|box|gold|inherit\w*|customs|receive|bank account|account (?:number|details)|hold (?:his|her)|transfer|fees?|pay|money|gift cards?|leave papers|fly (?:to|here)|ticket|soulmate|marry|real|trust|parcel|send me|crypto)\b/u,
    ],
    unless: /\b(?:my (?:husband|boyfriend) (?:is|was) deployed|enlist\w*|my son|recruit\w*)\b/u,
    tries: [
      'i met a guy on facebook from texas, army, he wants me to receive a package for him. is he my soulmate?',
      'an american soldier on instagram wants to send me a box with gold',
      'he is a un doctor i met online, i should pay the customs fee for his parcel',
      'talking to a general on whatsapp for 3 months, he wants to marry me, never met, is he real',
      'a man on facebook asks for my bank account to receive his inheritance, says hes an engineer on an oil rig',
      'can i trust him, he is a captain, we chat every day online and he needs me to receive a package',
      'widower from texas, military, on a dating site, wants my account number',
      'she says shes an army nurse in syria, i met her on tinder, needs money for leave papers',
      'package from my online soldier is stuck at customs, they want 1200',
      'is he real, marine, never met, instagram',
      'he calls me his wife, he says when his contract on the rig ends he will fly to me, i only need to receive his box and pay the transfer, we met on facebook in march',
      'online boyfriend, military, asks me to hold money in my account',
      'this american doctor i met on instagram wants to send me a parcel',
      'he is in the us army and wants my address to send a box, we met on facebook',
      'my online love works on an oil rig and needs money for the transfer',
      'a soldier on whatsapp says he loves me and asks me to pay for his leave',
      'met a man on a dating site, engineer overseas, he wants me to open a bank account for him',
      'a doctor i met on instagram wants to send me a parcel',
      'an american man i met online wants to send me a package with gifts',
    ],
    says: {
      told: "Stop here: a soldier, doctor or engineer met online who wants you to receive a package, pay a fee or lend your account is one of the best known romance scams. Don't accept the parcel, pay nothing, give no bank details; it can cost you money and bring you trouble with the law. You're not foolish, they're trained at this. Ask for a live video call today, tell one person you trust, and report the profile. If you've paid, call your bank now.",
      should:
        "No. Don't receive the package, don't pay, don't share an account or ID, whatever the reason sounds like. Say, \"I never handle parcels or money for people I haven't met.\" Someone real accepts that. If pressure or tears follow, block, keep the messages, report it, and if money or details already went, call your bank today.",
      them: "I can't see who's behind a screen, but the pattern is very clear: military or overseas job, love quickly, never a proper video call, then a package, a fee or an account. That's how romance scams run. Search a photo with reverse image search, ask for a live video, and don't receive or pay anything.",
    },
  },
  {
    id: 'first-date-tonight',
    words: [
      /\b(?:first date|date (?:tonight|tomorrow|today|friday|saturday|sunday|on|this|in)|going on a date|have a date|got a date|my date|a date|first date)\b/u,
      /\b(?:tonight|tomorrow|today|friday|saturday|sunday|thursday|wednesday|tuesday|monday|weekend|in (?:an|two|three|[0-9]+) hours?|nervous|sweat\w*|shaking|excited|hands|butterflies|what (?:do|to|should) (?:i )?(?:wear|say)|panic\w*|help|in years|after [0-9]+ years|this evening|tips|calm down|panicking|ten years)\b/u,
    ],
    unless:
      /\b(?:second date|2nd date|third|went|was|stood me up|cancel+ed|due date|wedding date|ghost\w*|hasnt|interview|trans|im bi|woman on|rebook|court|blind date|widow\w*|kids|ex)\b/u,
    tries: [
      'going on first date tonight after 11 years!!! hands are sweating',
      'first date friday and i have no idea what to wear or say help',
      'i have a date tomorrow and im so nervous i could cancel',
      'date tonight!!',
      'got a date on saturday with the girl from the bookshop, excited and scared',
      'first date in 9 years tonight, divorced, shaking in the bathroom',
      'what do i say on a first date, its tomorrow and im shy',
      'what to wear to a first date at a bowling alley on thursday',
      'my date is in two hours and i feel sick',
      'tonight im meeting him for the first time, first date, wish me luck',
      'help first date sunday and i forget how to talk when im nervous',
      'i bought a shirt, my sister cut my hair, the dog has been walked twice, and my first date since school is tonight at seven',
      'my first date in ten years is tomorrow im so nervous',
      'so excited for my date this evening, what do i wear, its tonight',
      'i have a first date on saturday, any tips',
      'how do i calm down before a first date tonight',
      'first date in 2 hours and im panicking',
    ],
    says: {
      told: "How exciting, and sweaty hands are simply how bodies say it matters. Wear something you've felt good in before and can sit in for two hours. Bring three questions: what they'd do with a free day, what they're looking forward to, what they can't stop talking about. If you're nervous, say so in the first minute. Eat a little before, tell a friend where you are, and let it be one evening, no more.",
      glad: "Oh, good luck, and how lovely that your hands noticed before your head did. Breathe out longer than in, eat a little something, wear what you already like yourself in. Say \"I'm a bit nervous\" in the first minute; the other one is too. It's two hours with a person, and you're allowed to enjoy it.",
      how: "Wear what you were last complimented in and can forget after ten minutes. For talking, bring three questions you'd like answered yourself: best thing this week, what they'd do with a free day, what they could talk about for an hour. Then listen and follow up. If it goes blank: \"I'm nervous, ask me something.\" It works.",
      say: 'Open with what\'s in front of you: "I\'m a bit nervous, and glad you came." Then questions with a story in them: "What did you do last Sunday?" "What could you talk about for an hour?" Answer your own question too. A pause isn\'t a failure, it\'s where people look at the menu.',
      normal:
        "Very normal; sweaty hands, blank head and wanting to cancel an hour before are standard. It eases about ten minutes in. Eat something small, arrive early, say that you're nervous. Only listen harder if the unease is about the person rather than about you.",
    },
  },
  {
    id: 'app-catalogue-humor',
    words: [
      /\b(?:tinder|hinge|bumble|dating apps?|the apps|badoo|online dating|profiles?|the app)\b/u,
      /\b(?:fish\w*|all (?:the )?(?:men|guys|women|girls)|every (?:man|guy|woman|girl|profile)|married|same (?:photo|bio)|gym selfies?|holding a|pineapple|my type is|looking for nothing|bots?|my age|here are|everyone|has a wife|every second)\b/u,
    ],
    unless:
      /\b(?:im divorced|my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner)|matched with my|scam\w*|money|still has|found (?:him|her)|should i (?:get|download))\b/u,
    tries: [
      'im 46 and all the men in tinder here are fishing or married',
      'every guy on hinge is holding a fish',
      'the women on bumble all love travel and pineapple pizza, i cant tell them apart',
      '52, small town, tinder shows me three men and my cousin, all the men are taken',
      'all the guys on the apps are 5 foot 9 and emotionally unavailable lol',
      'every profile says no drama, and its all drama, dating apps at my age',
      'dating apps: half are married, half are bots',
      'everyone on tinder here is either 24 or divorced three times',
      'is there one man on hinge without a gym selfie',
      'i swiped for an hour, eleven trouts, four weddings cropped out, one man with a snake, thats all the men on tinder in my county',
      'all the good ones are married, tinder is a cemetery',
      'why do men pose with fish on every dating app profile',
      'men on bumble are all holding fish lol',
      'everyone on hinge is under six foot or married',
      'all the women on tinder want a tall rich man, im 48',
      'every second guy on the app has a wife, im 41 and tired',
    ],
    says: {
      told: "Somewhere there's a pond with no fish left and a lot of husbands. Funny, and tiring too, because it's your evening that goes into it. So ration it: ten minutes a day, left for every fish and every cropped-out wife, and one honest line in your own profile that scares off the rest. Beside it, one thing a week with real people in it. They come without a caption.",
      why: "Because a fish is the only photo somebody else took of him that year. It's no code. Married ones are easier to spot: no face, no weekends, no last name. Swipe those away without a second thought, keep ten minutes a day for the rest, and give the other evenings to places with actual people.",
      normal:
        "Very normal to be tired and laughing at the same time; past forty in a smaller place the deck is thin, and it says nothing about you. Ten minutes a day, then close it. Tell two friends you'd like to be introduced. That old method has fewer trout.",
    },
  },
  {
    id: 'holiday-romance-after',
    words: [
      /\b(?:holiday|vacation|trip|travel\w*|backpacking|erasmus|cruise|abroad|festival|summer|on a beach|island|resort|retreat)\b/u,
      /\b(?:met (?:a|someone|him|her|this|my)|guy|girl|man|woman|fling|romance|fell (?:in love|for))\b/u,
      /\b(?:lives?|living|home (?:now|again)|back (?:home|now)|future|distance|different (?:countries|country)|country|last|miss|text(?:ing|s)?|visit\w*|see (?:him|her) again|now what|him|her|apart|km|miles|far|he is|other side)\b/u,
    ],
    unless:
      /\b(?:still here|this week|cheat\w*|my (?:husband|wife|boyfriend|girlfriend) (?:on|and|in)|honeymoon|scam\w*|money|son|daughter|friends? (?:from|on))\b/u,
    tries: [
      'met a guy on holiday in split, he lives in lyon, me in vilnius. has it any future?',
      'fell for someone on my trip to mexico and im back home now crying over photos',
      'holiday romance, he is in italy, i am in sweden, we text every day',
      'can a vacation fling become something, he lives 2000 km away',
      'met her backpacking in laos, she is from chile, should i visit her',
      'i met a woman on a cruise, she lives in another country, we are both 60',
      'back home and i miss the guy from the island so much',
      'summer romance, different countries, does it last',
      'met a guy at a festival, he lives in ghent and promised to visit, now the texts get shorter',
      'fell in love on erasmus, he is back in spain and i am home again',
      'met her on the last night of my vacation in greece, danced till five, and now i am home in february with her voice notes, is there a future',
      'holiday guy, now what',
      'i met someone in portugal on vacation and now we live 2000 km apart',
      'met a boy at the beach this summer, he went back to france, will it last',
      'the guy from my holiday keeps texting me, he lives far away',
      'fell in love on my trip and now he is on the other side of the world',
    ],
    says: {
      told: "It can have a future, and it takes one test: a second meeting in ordinary weather. Holiday love is real, and it's fed by sun and no laundry, so propose a date now: \"I'd like to see you again. A weekend in between, next month?\" If it gets booked, you've something to build on. If the answer stays warm and dateless, keep it as a lovely summer and let the daily texting go.",
      will: "Nobody can promise it, and the stars don't decide it; a booked second meeting does most of the deciding. Suggest a weekend halfway within the next two months. Two people who both look at trains have a chance, and then it's about visits and, one day, whose city. If no date gets named, it was a beautiful holiday.",
      should:
        "Yes, go or invite once, a weekend, halfway or in plain everyday life, with your own bed booked in case. It's the cheapest way to find out. Don't move anything bigger than a suitcase until you've seen each other do a boring Tuesday.",
    },
  },
  {
    id: 'app-chat-gone-silent',
    words: [
      /\b(?:hinge|tinder|bumble|app|match(?:ed)?|online)\b/u,
      /\b(?:nothing|silen(?:ce|t)|stopped|disappeared|vanished|gone|quiet|no (?:reply|answer|text)|ghost\w*|cold|days|poof)\b/u,
      /\b(?:text(?:ing|ed)?|talk(?:ing|ed)|chat(?:ting|ted)?|messag\w*|all day|every (?:day|night)|good morning|voice notes)\b/u,
    ],
    unless: /\b(?:my (?:boyfriend|girlfriend|husband|wife)|job|ex|money|scam\w*|friend)\b/u,
    tries: [
      'this guy from hinge went from texting all day to nothing. 4 days now',
      'we texted every day for three weeks on bumble and then poof, gone',
      'my tinder match was messaging nonstop and now silence',
      'girl from the app talked to me every night, since monday nothing',
      'hinge guy disappeared after good morning texts for a month',
      'match stopped answering, we were texting all day long',
      'from 200 messages a day to zero, tinder, what happened, he just stopped texting',
      'we chatted on hinge for weeks and planned a date, now no reply',
      'is he busy or gone, bumble guy, texted daily, quiet since saturday',
      'he sent me voice notes about his mum and his weird boss, every night till one, for five weeks on this app, and since tuesday its silence',
      'should i text him again, hinge, four days of nothing after texting all day',
      'online guy vanished after texting every day',
      'bumble guy texted me nonstop for two weeks then vanished',
      'we were texting every day from tinder and now he stopped',
      'my match talked to me daily and suddenly no reply',
      'he went from good morning texts to nothing, met on hinge',
    ],
    says: {
      told: "From all day to nothing is whiplash, and it's a very common app story: fast heat, then a new match, cold feet or life. You can't see which from here. One light line if yours wasn't the last: \"You went quiet. Still up for that drink?\" Give it two days. After that he or she is an answer, and you can unmatch with a clear head. Next time, meet by day ten.",
      should:
        'Once, if the last message wasn\'t yours, with a plan in it: "You\'ve gone quiet. Drink on Thursday, or shall we leave it?" If yours is already lying there, no second. Two more days, then unmatch and let it be a chat that ended.',
      why: "Nobody can see the reason, and on apps it's mostly dull: another match, an ex, a busy week, someone who likes the writing more than the meeting. Texting all day feels like closeness and costs little. It isn't a judgment on you; you never even got to be met.",
    },
  },
  {
    id: 'calm-new-love',
    words: [
      /\b(?:met (?:someone|a (?:guy|man|girl|woman))|new (?:guy|man|boyfriend|girlfriend|relationship|person|partner)|seeing someone|dating (?:someone|a)|with (?:him|her)|relationship|healthy)\b/u,
      /\b(?:not anxious|no anxiety|calm|peace(?:ful)?|safe|easy|no drama|healthy|no games|relaxed|for once|weird(?:ly)?|boring in a good|secure|dont overthink|kind|waiting for (?:something|the catch|it)|good to me|treats me|stable|nice)\b/u,
    ],
    unless:
      /\b(?:isnt|not calm|not safe|cheat\w*|ex (?:is|wants)|breakup|unsafe|my husband|my wife|not easy)\b/u,
    tries: [
      'met someone new and for once im not anxious?? it feels weird',
      'my new boyfriend is so calm and kind that i keep waiting for the catch',
      'dating someone healthy after years of drama, its so peaceful',
      'new relationship and no games, he says he will call and he calls, easy',
      'is it normal that it feels boring in a good way, no drama with him',
      'with her i feel safe, i never had that',
      'seeing someone and i sleep at night, no anxiety, whats this',
      'new guy texts back, its weird, im calm',
      'for once i dont overthink, met a guy at the dog park',
      'my new girlfriend makes me feel relaxed, no butterflies just peace, is that love',
      'after my ex i thought love means checking your phone at 3am, and now i met a man and it is all easy and i dont know what to do with my hands',
      'secure relationship, feels strange, new man',
      'my new boyfriend is so kind i keep waiting for something bad',
      'new guy treats me well and i dont trust it yet, feels weird',
      'first healthy relationship of my life and its so easy',
      'this new relationship is peaceful, i dont know what to do with peace',
      'he is stable and nice and i keep looking for the catch, seeing someone new',
    ],
    says: {
      told: "How good, and the weird feeling makes sense: if love used to come with an alarm, quiet sounds like something's missing. Nothing is. Calm is what it feels like when somebody does what they said. Don't poke it to see if it holds. Notice one thing a week that was simply easy, and let your body learn this speed.",
      glad: "Oh, that's lovely, and the strangeness is only your alarm wondering why nobody needs it. Calm isn't a lack of love, it's what it feels like when somebody does what they said. Don't go looking for the catch this week. Just collect one easy thing a day and get used to it.",
      normal:
        "Normal, yes. When love used to come with racing thoughts, peace can feel flat or suspicious at first. It isn't missing anything; your body just hasn't learned this speed yet. Give it some weeks, don't test it, and see whether you like who you are there.",
    },
  },
  {
    id: 'texting-with-ex-nightly',
    words: [
      /\b(?:ex|exs)\b/u,
      /\b(?:text(?:ing|ed|s)?|talk(?:ing|ed)?|call(?:ing|s)?|chat\w*|messag\w*|in touch|hang(?:ing)? out|see(?:ing)? each other|writing)\b/u,
      /\b(?:every (?:single )?(?:night|day|evening)|daily|all the time|get back together|getting back|back together|again|nightly|still love|chance|mean(?:s|ing)?|want(?:s)? me back|every (?:evening|weekend)|miss|all day)\b/u,
    ],
    unless:
      /\b(?:his ex|her ex|behind my back|he texts his|my (?:boyfriend|girlfriend|husband|wife)|blocked|new (?:girlfriend|boyfriend)|i texted|drunk|should i text|birthday|custody|kids)\b/u,
    tries: [
      'will me and my ex get back together, we have been texting every night',
      'my ex and i talk every day again, what does it mean',
      'we broke up in june but me and my ex still call every evening',
      'been hanging out with my ex again every weekend, are we getting back together',
      'texting daily with my ex, is there a chance',
      'my ex messages me good night every night but says we are not together',
      'is it a good idea to keep texting my ex every day',
      'talking to my ex again and i think we might get back together',
      'ex and i chat all the time, does she want me back',
      'three months after the split we still text from breakfast to bed, my ex and me, and neither of us says what it is, every single day',
      'will my ex come back, we talk every day',
      'me and my ex, texting again every night',
      'my ex calls me every evening to talk, does he want me back',
      'me and my ex still talk every day, will we get back together',
      'my ex and i text all day like nothing happened',
      'my ex keeps messaging me every night, what does he want',
    ],
    says: {
      told: 'I can\'t promise you a reunion, and nightly texts don\'t either: they show that you two like the comfort, not what either wants to do about it. The difference is daylight. Has anyone said sorry, named what went wrong, asked to meet? If not, ask it yourself this week: "I like talking to you. Are we going somewhere, or keeping each other company?" Then believe the answer.',
      will: 'I can\'t tell you that, nobody can. Texting every night shows closeness and habit; coming back shows in other things: asking to meet by day, owning what broke it, a plan. Ask plainly, "Are we trying again, or just not letting go?" A clear yes has a date in it. A maybe keeps you both in the hallway.',
      should:
        "Only if you'd be fine with it staying exactly like this. If you're hoping, ask first: \"Where is this going for you?\" And stop the nightly part until there's an answer, because it gives both of you the comfort and none of the decision.",
      them: "I can't see what your ex wants; late texts fit missing you, loneliness and habit alike. Look at what happens in daylight: suggestions to meet, honest words about what broke. Ask once, directly. It ends the guessing, whichever way it goes.",
    },
  },
  {
    id: 'family-made-him-slow-down',
    words: [
      /\b(?:(?:his|her) (?:mother|mum|mom|parents|family|father|dad|sister|mama|amma)|his mum|her mum)\b/u,
      /\b(?:older|age|found out|told (?:him|her)|doesnt like|against|disapprov\w*|says? no|said no|convinced|talked (?:him|her)|divorced|have (?:a )?(?:kid|child|son|daughter)|poor|caste|heard|knows|learned|dont want me|thinks|too old)\b/u,
      /\b(?:slow down|break|pull\w* (?:away|back)|distant|changed|not sure|second thoughts|wait|think(?:ing)?|doubts?|now (?:he|she)|suddenly|cold|quiet|over|pulling away|hes been|shes been|different|acting)\b/u,
    ],
    unless:
      /\b(?:husband|wife|my (?:mother|mum|mom|parents)|baby name|wedding guest|cheat\w*|moved in)\b/u,
    tries: [
      'his mother found out im older by 4 years and now he says lets slow down',
      'her parents said no and suddenly she needs time to think',
      'his family found out im divorced and now he is distant',
      'his mum told him im too old for him, now he has doubts',
      'since his sister found out i have a kid he pulls away',
      'her father is against me and now she wants a break',
      'he was sure about me until his parents said no, now he says wait',
      'i am 6 years older, his family disapproves and he changed overnight',
      'his mother doesnt like my job and he is quiet since sunday, having second thoughts',
      'should i fight for him, his parents talked him out of it and now he is not sure',
      'everything was planned, he had shown me the ring shop, then his aunt told his mother my age and now its suddenly lets not rush, lets wait',
      'her mum found out i am poor and now she says slow down',
      'since his mum heard im divorced hes been pulling away',
      'his parents dont want me and now he is not sure about us',
      'her family is against us and she is acting cold',
      'he listens to his mother and now he wants to slow down, she said no',
      'his family thinks i am too old for him and he started having doubts',
    ],
    says: {
      told: 'That stings twice: nothing about you changed, only who knows it. What his or her family thinks isn\'t yours to fix; what {they|your partner} want{s} is yours to ask. Once, calmly: "Slowing down because of your family, or because of you? And what will you tell them?" Someone who stands by you finds a sentence for home. If all you get is wait, without a when, take your own time back.',
      should:
        "Don't fight the family, ask the person. \"Do you still want this, and will you say so at home?\" A yes with a deed behind it is worth patience. If you're asked to wait without any date, I'd step back and let them feel the space.",
      will: 'Nobody can promise that; families do soften, often once they see it\'s meant seriously. It depends less on them than on whether the one you love says "this is my choice" at their table. Ask for that, and give it a month or two.',
      why: "Because a parent's word weighs a lot, and some people need time to choose between two loves. It can also be a doubt that was there before; nobody sees that from outside. Ask which it is. You've a right to know what you're waiting for.",
    },
  },
  {
    id: 'great-date-glad',
    words: [
      /\b(?:date|dinner|met up|coffee)\b/u,
      /\b(?:went (?:so |really |very )?(?:well|great|amazing\w*|good|perfect\w*)|amazing|perfect|magical|best (?:first )?date|talked (?:for|until|till|all)|clicked|so (?:much fun|happy|nice|good)|wonderful|lovely|floating|didnt want it to end|closed the (?:bar|cafe|place)|best date|fantastic|so well|laughed|really good|for once)\b/u,
    ],
    unless:
      /\b(?:rude|its been|rain|silence|on read|hasnt|havent heard|no (?:reply|text|word)|but|ghost\w*|nothing since|didnt text|crickets|anniversary|wedding|how|should|interview|court|due|husband|wife|terrible|bad)\b/u,
    tries: [
      'first date went so well we talked for 5 hours',
      'best first date ever, he made me laugh till i cried',
      'had an amazing date last night im floating',
      'the date was perfect, we closed the bar',
      'we clicked on our date, she likes the same weird band',
      'date went great!!',
      'coffee turned into dinner, we talked till midnight, so happy',
      'my first date after the divorce went really well',
      'lovely date with the man from the market, he walked me home',
      'i was so scared and it was the best date of my life, we laughed about everything and missed two trains, so much fun',
      'wonderful date yesterday',
      'it went so well, the date, she already asked when we meet again',
      'just had the best date of my life',
      'my date was amazing, we laughed the whole night',
      'came home from a wonderful date, i like him so much',
      'our first date was perfect',
      'had a really good date for once',
    ],
    says: {
      told: 'What a good evening, hours that went like minutes are rare. Tell them today while it\'s warm, with one thing from the night in it: "Still laughing about the train. Again on Thursday?" Then go and tell the friend who\'s waiting for every detail. Nothing more is needed from you this week.',
      glad: 'Oh, that\'s the good stuff. Write one line today with a detail from the evening in it, "still laughing about that, again Thursday?", and then go and report to the friend who\'s been waiting by the phone. Enjoy it exactly as it is: one very good evening.',
    },
  },
  {
    id: 'second-date-coming',
    words: [
      /\b(?:second date|2nd date|third date|3rd date|another date|next date|date (?:two|three|number)|seeing (?:him|her) again|asked me out again|wants to see me again|third date|seeing each other again|see me again)\b/u,
      /\b(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|tomorrow|tonight|weekend|again|!!|excited|got|have|had|wants?|yes|giddy|what do we do|date number)\b/u,
    ],
    unless:
      /\b(?:how (?:do|long)|does (?:he|she)|where|minus|hasnt|didnt|no second|never|wont|doesnt want|not (?:sure|happy|ready|good|going|working|really|yet|talking|speaking)|should i|how soon|ghost\w*|cancel\w*|why|kids|bad)\b/u,
    tries: [
      'i have a second date on friday',
      'she wants to see me again!!',
      'second date tomorrow, he is cooking for me',
      'he asked me out again before i was even home',
      'third date this weekend and im nervous in a good way',
      'got a second date with the girl from the train',
      'we have another date on sunday, zoo',
      'date number two tonight',
      'im seeing him again on wednesday, first time in years anyone wanted a second date',
      'second date, what do we do',
      'the guy from last week texted, he remembered my favourite cake, he wants to see me again, second date at his sisters bakery',
      'she said yes to a second date',
      'third date tomorrow and im giddy',
      'he wants a second date!!',
      'going on a second date this weekend, excited',
      'she texted to see me again on saturday, second date',
    ],
    says: {
      told: 'A second date means the first one was good for both of you, so the hard part\'s behind you. Do something this time instead of only sitting across: a walk, a market, cooking, bowling. Pick up one thing from last time, "how did the exam go?" And relax about impressing anyone; that\'s already happened.',
      glad: "Lovely, somebody wanted more of you. This time do something together rather than sit across a table, a walk, a market, a silly museum, and ask about one thing they told you last time. You've already passed the strange part. Enjoy it.",
    },
  },
  {
    id: 'met-someone-special',
    words: [
      /\b(?:met (?:someone|the one|a (?:man|woman|guy|girl|boy)|my person|somebody)|found (?:someone|my person|love|the one)|(?:im|i am|i think im|falling|fell) (?:so )?in love|falling for|in love again|fell for|new (?:boyfriend|girlfriend)|head over heels|met (?:a|this) (?:\w+ )?(?:man|woman|guy|girl|boy)|fallen for|fallen)\b/u,
      /\b(?:this is it|the one|so happy|in love|special|different|amazing|wonderful|finally|never felt|cant stop (?:smiling|thinking)|butterflies|at last|happy|love|head over heels|wonderful|lovely|great|kind|smiling|class)\b/u,
    ],
    unless:
      /\b(?:ring|fictional|how do|moving|bestie|cousin|married|taken|ex|someone else|my (?:husband|wife|boyfriend|girlfriend)|cheat\w*|not (?:sure|happy|ready|good|going|working|really|yet|talking|speaking)|never met|online|but|doesnt|friend|boss|straight|scam\w*|should|widow\w*|late|when will|will i|he met|she met|far|calm|anxious|two people|both)\b/u,
    tries: [
      'met someone and i think this is it',
      'im so in love i cant eat, happy',
      'i finally met someone special',
      'found my person at a bus stop of all places, so happy',
      'i met a man who laughs at my jokes, butterflies at 45',
      'im in love!!!',
      'falling for this girl so hard, never felt like this',
      'met a woman at the allotments and i havent stopped smiling, i think im in love',
      'new boyfriend and i am so happy',
      'after five years alone i met someone wonderful, he brings soup, he likes my cat, and i think this is the one',
      'i think i found the one',
      'fell in love again, finally',
      'i met a wonderful woman at my pottery class',
      'ive fallen head over heels for someone',
      'met a lovely man at my cousins wedding, we danced all night, so happy',
      'i think im falling in love, it feels wonderful',
      'someone special came into my life, i finally found love',
      'i have a boyfriend!! new boyfriend, happy',
    ],
    says: {
      told: "How lovely, somebody walked in and the color came up. You don't have to know yet whether it's for good; it's enough that it's good now. Tell {them|that person} one thing you like, plainly, this week. And keep your friends, your sleep and your Tuesdays, because that's the person they fell for.",
      glad: "Oh, how lovely, enjoy every silly minute of it. Write down how you met, in detail, tonight; you'll want it word for word one day. Tell them one thing you like about them, plainly. And keep your Tuesdays and your friends, they're part of what shines.",
    },
  },
  {
    id: 'over-my-ex-now',
    words: [
      /\b(?:over (?:him|her|my ex|it|them)|my ex|exs|no contact|felt nothing|moved on|dont (?:miss|care|love) (?:him|her|my ex))\b/u,
      /\b(?:felt nothing|finally over|moved on|im over|over (?:him|her|my ex)|dont (?:miss|think|care|cry)|didnt (?:cry|hurt|feel|care|even)|days? (?:of )?no contact|free|no longer|healed|stopped (?:checking|crying|caring|missing)|happy without|didnt feel (?:a thing|anything)|feel nothing|slept through|dont feel|good without|feels amazing|dont love)\b/u,
    ],
    unless:
      /\b(?:cant get over|not over|never get over|how (?:do|to|can)|will i|he moved on|she moved on|ex (?:has )?moved on|ex is over|still|when|is he over|is she over|why|got over me|should|but i|trying)\b/u,
    tries: [
      'finally over my ex, saw his photo and felt nothing',
      'i think im over him, i heard our song and just sang along',
      'ran into my ex with his new girl and i didnt even care',
      '60 days no contact and i dont miss him',
      'i stopped checking her profile, i moved on',
      'im over my ex!!',
      'two years later and i no longer cry about her, my ex called and i was just bored',
      'happy without my ex, took me long enough',
      'i deleted the photos of my ex and it didnt hurt at all',
      'it was his birthday yesterday and i forgot, im really over it, felt nothing',
      'got an invitation to my exs wedding and i felt nothing, free',
      'dont love him anymore and its so quiet in my head, over him at last',
      'bumped into my ex today and didnt feel a thing',
      '60 days of no contact and i slept through the night',
      'i dont love my ex anymore and it feels amazing',
      'saw my ex with someone and i feel nothing, finally',
      'a month of no contact and i dont even want to text him, im healed, over him',
    ],
    says: {
      told: "That's a quiet kind of victory, and you made it one ordinary day at a time. Mark it with something small that's only for you, a walk, a haircut, dinner with the friend who listened through all of it. If a wave comes again one day, it doesn't undo this. You've felt the nothing once; it'll find you again.",
      glad: "Oh, that's a good day, and nobody handed it to you. Celebrate it a little with the friend who heard the whole story forty times; they've earned it too. If a wave comes back some rainy evening, it doesn't cancel this. You know now what over feels like.",
    },
  },
  {
    id: 'divorce-final-free',
    words: [
      /\b(?:divorc(?:e|ed)|decree|papers)\b/u,
      /\b(?:final|decree today|finali[sz]ed|through|signed|official(?:ly)?|done|over|came through|free|at last|finally|granted|freedom|officially|as of)\b/u,
      /\b(?:free|relie(?:f|ved)|happy|finally|glad|light|celebrat\w*|breathe|new (?:life|start|chapter)|over|done|officially|party|at last|today|freedom|this morning|yay|best)\b/u,
    ],
    unless:
      /\b(?:almost|sad|cry\w*|cant|scared|wants|should|he wont|she wont|refus\w*|how|my parents|broke|empty|lonely|lost|not (?:sure|happy|ready|good|going|working|really|yet|talking|speaking)|ex got|alone|kids are|miss)\b/u,
    tries: [
      'divorce is final today and i feel free',
      'officially divorced, i danced in the kitchen',
      'papers signed, its over, i can breathe',
      'after three years in court the divorce came through, so relieved',
      'im divorced!! finally',
      'got the decree today, new start',
      'the divorce is done and im happy, is that bad',
      'finalised my divorce this morning and bought myself cake to celebrate',
      'free at last, divorce granted',
      '19 years of marriage, 2 years of lawyers, one signature this morning, and i sat in my car and laughed, divorced, free',
      'my divorce is finally through, glad',
      'signed the divorce papers and i feel so light',
      'officially divorced as of this morning, feels like freedom',
      'my divorce is done, best day in years',
      'finally divorced, i feel ten years younger',
      'the judge signed, im divorced, what a relief, its over',
    ],
    says: {
      told: "So it's done, and you can breathe. Feeling free after a divorce isn't cold, it's the weight coming off. Mark the day on purpose: cake, a walk, a song too loud, dinner with whoever stood by you. One dull thing this month while you've got momentum, will, accounts, passwords. And if a sad hour comes along too, it may; it won't take the freedom back.",
      glad: "Congratulations on your own front door, so to speak. Mark today on purpose, cake, loud music, dinner with whoever stood by you through the paperwork. Change one thing at home that you always wanted different. If a sad hour turns up later, let it; it won't take the freedom back.",
      normal:
        'Not bad at all; relief is what a body does when a long strain ends. It says nothing against the good years. You can be happy today and have a sad hour next week, both true. Celebrate with somebody who stood by you.',
    },
  },
  {
    id: 'ex-apologised',
    words: [
      /\b(?:ex|exs|ex (?:husband|wife|boyfriend|girlfriend))\b/u,
      /\b(?:apologi[sz]ed|apology|(?:said|says) sorry|wrote (?:me )?(?:a )?(?:long )?(?:letter|sorry)|say sorry|owned up|asked (?:for )?(?:my )?forgiveness|regrets|saying sorry|sent (?:me )?(?:an )?apolog\w*|admitted)\b/u,
    ],
    unless:
      /\b(?:never|hasnt|didnt|wont|should i apologi[sz]e|i apologi[sz]ed|to my ex|i said sorry|his ex|her ex|how do i)\b/u,
    tries: [
      'my ex finally apologised after 3 years',
      'got an apology from my ex out of the blue',
      'ex husband said sorry for everything, at our sons graduation',
      'my ex wrote me a long letter to say sorry, i dont know what to feel',
      'she apologized, my ex, for the cheating, four years late',
      'my ex asked for my forgiveness last night',
      'should i answer, my ex apologised by email',
      'he said sorry, my ex, and i felt nothing',
      'ex apologised and now im confused',
      'my ex boyfriend regrets how he treated me, he said sorry on the phone',
      'years of thinking it was all my fault and today a message from my ex, three paragraphs, all apology, no excuses',
      'finally an apology from my ex',
      'my ex sent me a message saying sorry for how he treated me',
      'my ex girlfriend wrote to say sorry after two years',
      'ex admitted he treated me badly and said sorry',
      'my ex husband apologised for the divorce',
    ],
    says: {
      told: "Late is late, and it's still something to hear from an ex what you've known all along: it wasn't all you. You owe nothing for it, no forgiveness, no coffee, no second chapter. If you'd like to answer, one line is whole: \"Thank you for saying it. It mattered to hear.\" Then see what it loosens in you over the next weeks.",
      should:
        'Answer only if you\'d like to, and keep it short: "Thank you for saying that. It matters." It closes the circle without opening a door. If you feel hope jump up, wait a week before writing. If it was a way of getting back in, the next message will show it.',
      them: "I can't see why it came now; age, guilt, a new life or a wish to come back all write the same letter. You needn't find out. Take the part that's yours, that it's been admitted, and let the rest stay with the sender.",
      glad: "That's a long time to wait for three honest sentences, and how good that they came. You don't owe anything for them. Keep the message somewhere, for the days when you doubt your own memory. And do something nice tonight with the space it frees.",
    },
  },
  {
    id: 'slept-with-ex',
    words: [
      /\b(?:slept with|hooked up with|had sex with|ended up in bed with|spent the night with|kissed|sleeping with|sleep with|in bed with)\b/u,
      /\b(?:(?:my )?ex|exs|ex (?:husband|wife|boyfriend|girlfriend))\b/u,
    ],
    unless:
      /\b(?:exs|brother|my friend|roommates|his ex|her ex|friends? ex|(?:he|she|boyfriend|girlfriend|husband|wife|bf|gf|fiancee?|partner) (?:slept|hooked|kissed|had sex)|best friend|cheat\w*|my (?:boyfriend|girlfriend|husband|wife) |rape\w*|pregnan\w*)\b/u,
    tries: [
      'i slept with my ex last night',
      'hooked up with my ex again, why do i do this',
      'we ended up in bed with each other, me and my ex, after the wedding',
      'kissed my ex at a party and now im confused',
      'slept with my ex husband, does that mean anything',
      'spent the night with my ex and he left before breakfast',
      'i had sex with my ex and now i want him back',
      'is it bad that i slept with my ex',
      'keep hooking up, i hooked up with my ex three times this month',
      'six months of no contact, all that work, one bottle of wine at a birthday and i slept with my ex',
      'slept with my ex. regret',
      'does she want me back, we slept together, i spent the night with my ex',
      'i hooked up with my ex on saturday and now i feel stupid',
      'ended up sleeping with my ex again',
      'my ex came over to get his things and we slept with each other, my ex and i',
      'why did i sleep with my ex',
    ],
    says: {
      told: "It happened, and it isn't a crime or a relapse into your whole past; bodies remember the way home. It answers one thing only, that the pull's still there. It doesn't say you're back together. Give it three days before you write anything big. Then ask, sober: \"Was that a goodbye, a habit, or a start, for you?\" If you weren't careful, a test or a pharmacist this week.",
      normal:
        "Not bad and very common; familiar arms are the easiest ones to fall into. It isn't proof that you belong together, and it isn't proof you've learned nothing. What matters is the next week: say honestly what you hope for, or let the contact rest again. And look after protection and tests if needed.",
      why: "Because it's known ground: same smell, same jokes, no first-time nerves, and for an hour nothing was lost. That's comfort more than a decision. Before it happens again, ask what you'd want on the morning after, and whether that's on offer.",
      them: 'I can\'t see what it meant on the other side; a night can be longing, habit or wine. What counts comes after: a message by day, a wish to talk about what broke. Ask once, straight: "What was that for you?" And take the answer literally.',
    },
  },
  {
    id: 'happily-single',
    words: [
      /\b(?:single|alone|on my own|by myself|no (?:man|woman|boyfriend|girlfriend|relationship))\b/u,
      /\b(?:happy|happier|love (?:it|being|my)|content|peaceful|peace|best|free|enjoy\w*|fine|dont (?:want|need)|never been (?:better|happier)|loving (?:life|it)|love life|great|wonderful)\b/u,
    ],
    unless:
      /\b(?:sad|lonely|cry|not happy|unhappy|will i|ever|find|should|single (?:mom|mum|mother|dad|parent)|every single|divorce is|died|widow\w*|but (?:i|lately|sometimes)|wish|hate|my (?:friend|mum|mom|parents)|why)\b/u,
    tries: [
      'i have been single for 5 years and im actually happy',
      'single and never been happier',
      'i love being single, my own bed, my own rules',
      'happy alone honestly, took myself to dinner tonight',
      'no boyfriend and so much peace',
      'living on my own since spring and i love it',
      'im 38, single, content, and everybody thinks im lying, i enjoy it',
      'being single is the best thing that happened to me',
      'i dont need a relationship, im happy on my own',
      'is it weird that im happy being single at 45',
      'came home on friday, cooked for one, danced with the radio, nobody asked where ive been, single and free, i love it',
      'single, happy, thriving',
      'single for three years now and honestly loving life',
      'i like being single and i dont want that to change, im happy',
      'no dating for me this year, best decision, single and happy',
      'living alone is wonderful, no man needed',
    ],
    says: {
      told: "Then that's a good life, and it needs no explanation. Being content alone isn't waiting for something; it's knowing what your evenings are worth. Keep it well furnished: people you see every week, something you're looking forward to, your own rituals. And when somebody says \"you'll find someone\", a friendly \"I did, me\" will do.",
      glad: 'How good to hear that said plainly. A home where you\'re at ease with yourself is something plenty of couples would envy. Keep it well furnished with people and plans you like. And to the aunts: "I\'m very well accompanied, thank you."',
      normal:
        "Not weird at all; some people are simply at their best with their own keys and their own quiet. As long as there are people you can call at midnight, nothing is missing. If you want something else one day, you'll notice, and that's allowed too.",
    },
  },
  {
    id: 'feelings-returned',
    words: [
      /\b(?:crush|likes me|feels the same|asked (?:him|her|them) out|told (?:him|her) (?:i like|how i feel|my feelings)|confess(?:ed)?|said yes|asked me out|likes me back|be (?:his|her) (?:girlfriend|boyfriend)|we are (?:official|together)|were official|official(?:ly)?|i like him|i like her|asked me to (?:prom|the dance|be|dinner))\b/u,
      /\b(?:likes me (?:back|too)|feels the same|said yes|asked me (?:out|to be|yesterday|today)|official(?:ly)?|together now|we are together|he likes me|she likes me|asked me to (?:prom|the dance|dinner)|likes me too|finally asked)\b/u,
    ],
    unless:
      /\b(?:manager|dinner|shock|good night|cake|car wash|rejected|but|dont|awkward|shy|ick|religion|limits|again|second date|worth|no|not (?:sure|happy|ready|good|going|working|really|yet|talking|speaking)|doesnt|didnt|never|hasnt|does he|does she|married|ex|boss|should|how (?:do|to|can)|if|proposed|marry|engaged|divorc\w*|hes taken|why|my (?:husband|wife|boyfriend|girlfriend))\b/u,
    tries: [
      'i asked her out and she said yes',
      'my crush likes me back',
      'he asked me to be his girlfriend',
      'told him how i feel and he feels the same!!',
      'she likes me too, she told my friend',
      'were official, he asked me yesterday',
      'i confessed to my best friend and it turns out she feels the same',
      'he finally asked me out, i said yes',
      'the boy i like likes me back omg',
      'after a whole year of stupid excuses to walk past her desk i asked her out and she said yes and then we both turned red',
      'its official, we are together',
      'he asked me out!!',
      'told my crush i like him and he said he likes me too',
      'the girl i like said she likes me too',
      'we are officially a couple since yesterday',
      'he asked me to be his girlfriend!!',
      'i finally asked him out and he said yes',
      'my best friend told me he loves me and i feel the same, we are together now',
    ],
    says: {
      told: "Well, that took nerve from somebody, and look, it was worth it. Enjoy today without making it clever. Fix one small thing with a day in it, a walk, a film, chips on a wall, because shy people leave a yes lying around. And remember how it felt just before; you'll want that story later.",
      glad: "Oh, how good, the guessing's over and it came out right. Fix something small with a day in it, a walk, a film, chips on a wall, so the yes gets somewhere to go. Tell the friend who's been hearing about this for weeks. And keep the story of how it was said.",
    },
  },
  {
    id: 'left-bad-relationship',
    words: [
      /\b(?:(?:finally |just )?(?:left|leaving) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|ex|partner|marriage))|walked away|broke up with (?:him|her|my)|ended (?:it|things)|got out|moved out|kicked (?:him|her) out|packed my|walked out on (?:him|her)|left (?:my )?(?:abusive|toxic|cheating)?|broken up with|ended my marriage)\b/u,
      /\b(?:finally|proud|free|toxic|years|relie\w*|did it|at last|out|done|today|yesterday|this morning|sisters|mums|safe|for good|tonight)\b/u,
    ],
    unless:
      /\b(?:she just got out|he just got out|my roommate|pathetic|should i|how do i|guilty|regret\w*|miss (?:him|her)|want (?:him|her) back|he left|she left|left me|broke up with me|cant leave|scared|mistake|when|wish|engagement|i feel bad)\b/u,
    tries: [
      'i finally left him',
      'left my husband yesterday, me and the kids are at my sisters',
      'broke up with him, i did it, finally',
      'i walked away from a toxic relationship after 7 years',
      'packed my bags today and left her, im shaking but free',
      'ended it with my boyfriend at last, relieved',
      'kicked him out, changed the lock, done',
      'proud of myself, i left my ex for good this time',
      'moved out today, own key, own fridge, finally',
      'got out of my marriage after 15 years',
      'he was at work, my brother came with the van, two hours, nine boxes, one cat, and now i am sitting on a mattress and i finally left him',
      'left him. finally',
      'i walked out on him this morning, im at my sisters',
      'i broke up with my toxic boyfriend today',
      'left him tonight, staying at my mums',
      'i ended my marriage for good, finally',
      'i did it, i left my cheating husband',
    ],
    says: {
      told: "You did it, and nobody from outside can see how long that door was. Feel whatever comes, relief at noon and missing at night are both allowed and neither means you were wrong. Tonight: food, sleep, one person who knows where you are. This week: papers, money, phone codes in your own hands. If you're afraid of him or her, tell the police or a helpline, and don't go back alone for things.",
      glad: "You did it, and that's worth saying twice. Eat something good tonight, sleep with your phone off, and let one person know where you are. Write down three plain lines about why, for the evening when memory only shows the nice parts. Papers, money and codes into your own hands this week; the rest can wait.",
    },
  },
  {
    id: 'back-together-glad',
    words: [
      /\b(?:(?:got|getting|are|were|back) back together|back together|came back(?: to me)?|gave (?:it|us) (?:another|a second)|trying again|second chance|reconcil\w*|made up|worked it out|sorted it out|moved back in|took me back|take me back|made peace|together again|(?:he|she|hes|shes) (?:is )?back with me|no longer separated)\b/u,
    ],
    unless:
      /\b(?:will|should|can we|if|ex wants|do you think|how|never|wont|friend|when|parents|cant|why|dreams?|keeps? coming back|again and again|mistake|cheat\w*|cat|dog|scared|six times|do exes|asked for)\b/u,
    tries: [
      'we got back together after 6 months apart',
      'he came back to me',
      'me and my girlfriend made up, so happy',
      'my wife moved back in yesterday',
      'we are trying again after the separation',
      'back together with my ex and it feels right',
      'we worked it out, no divorce',
      'she came back!!',
      'reconciled with my husband after a year apart',
      'second chance with the love of my life, he moved back in on sunday',
      'we fought for three weeks and today we sorted it out on a park bench, both crying, both laughing',
      'we are back together',
      'she took me back',
      'my girlfriend and i are back together, so relieved',
      'my husband and i made peace after weeks of fighting, so happy',
      'we are together again',
      'he is back with me and its better than before, back together',
      'he came back to me and i am so happy',
      'she came back to me last night',
    ],
    says: {
      told: "How good that you two found the way back. While it's still warm, have the one useful talk: \"What broke it, and what do we each do differently now?\" One small thing each, written down. Then let it be ordinary again, shopping, films, bad jokes. That's where you'll notice it's holding. You don't owe anyone a defense of it.",
      glad: "How good, and you both had to want it. Keep one thing from the way back: tell each other the sentence that did it. Then one small promise each, small enough to notice in a week. After that, ordinary evenings, as many as possible; they're the real reunion.",
    },
  },
  {
    id: 'proposal-refused',
    words: [
      /\b(?:propos(?:ed|al)|asked (?:him|her) to marry|popped the question|marry me|ring)\b/u,
      /\b(?:said no|says no|she said no|turned me down|refused|not ready|no answer|didnt (?:answer|say yes)|i said no|need(?:s|ed)? time|rejected|hasnt answered|i dont know|not yet|said maybe|maybe later|wasnt ready)\b/u,
    ],
    unless:
      /\b(?:job|business|said yes|hasnt proposed|wont propose|friends? proposal|lost the ring)\b/u,
    tries: [
      'i proposed and she said no',
      'asked him to marry me and he said he needs time',
      'she turned me down in front of my whole family, i proposed at christmas',
      'he proposed and i said no and now he is crying in the car',
      'i said no to his proposal but i love him',
      'proposed. she said not ready. are we over',
      'my girlfriend refused my ring',
      'i asked her to marry me on the beach and she hasnt answered, two days',
      'what now, he said no when i proposed',
      'i turned down his proposal because its too soon, how do i explain it, i said no',
      'ring back in the drawer, rejected, we still live together',
      'nine years together, a lake, a ring from my gran, and when i asked she said i dont know and looked at the boat, i proposed and got no answer',
      'i asked him to marry me and he said not yet',
      'she said no to my proposal last night',
      'i proposed to my girlfriend and she said she wasnt ready',
      'he proposed and i didnt say yes, i need time',
    ],
    says: {
      told: "That's a hard silence to stand in, on either side of the ring. A no to marriage now isn't always a no to you, so find out which one it was, after a night's sleep: \"Is it the timing, marriage itself, or us?\" Put the ring away, don't ask again yet, and don't break up over one sentence. If the no was yours, say the love and the no together: \"I want you, and I'm not ready for this.\"",
      will: 'Nobody can promise it, and many couples do go on after a no, some to a later yes. It depends on what the no was about: the timing, marriage, or the two of you. Ask that in a calm hour, and believe the answer you get.',
      say: 'If you said no: "I love you, and I said no to the date, not to you. I need this to happen first." If you were told no: "I\'m hurt, and I\'d rather understand than guess. Was it the timing, marriage, or us?" Either way, at home, sober, after a night\'s sleep.',
      should:
        "Don't end it this week and don't ask again this week. Ask one question after a night's sleep: timing, marriage or us? If it's timing, let it rest for some months. If it's us, you've been told the truth, and that's a kindness, even if it doesn't feel like one now.",
    },
  },
  {
    id: 'own-place-after-split',
    words: [
      /\b(?:own (?:place|flat|apartment|home|house|key|bed)|moved (?:out|into my)|first night|new (?:place|flat|apartment)|living alone|empty (?:flat|apartment|house)|half the bed|new (?:flat|home|place)|first weekend|first evening|studio)\b/u,
      /\b(?:breakup|break up|broke up|split|separat\w*|divorc\w*|ex|he left|she left|since (?:he|she) left|without (?:him|her))\b/u,
    ],
    unless:
      /\b(?:kids are|should i move|parents split|custody|we moved|with my (?:boyfriend|girlfriend))\b/u,
    tries: [
      'first night in my own place after the divorce',
      'moved into my own flat after the breakup, its so quiet',
      'my own apartment after 12 years of marriage, separated, i have one chair',
      'living alone since he left and i dont know how to cook for one',
      'new place after the split, bought my own bed today',
      'i got my own key, broke up in june, sitting on the floor with noodles',
      'empty flat after she left',
      'how do i make this new apartment feel like home after my divorce',
      'moved out of our house after the separation, im in a studio with boxes',
      'first christmas in my own home since my ex and i split',
      'half the bed is still cold since he left, living alone at 51',
      'he kept the sofa and the cat and i kept the lamp and my peace, first night in my new flat after the breakup',
      'first weekend in my new flat after the separation',
      'i moved into a small apartment after my divorce and its just me now, own place',
      'since we split up i live alone in a new place and it feels weird',
      'got the keys to my own place after leaving my ex',
    ],
    says: {
      told: "A first place of your own after a split is quiet in two ways, lonely and yours. Make one corner finished tonight, a lamp, a clean bed, something that smells good, and leave the boxes. Eat something warm, even noodles on the floor. Invite one person this week, before it's ready. The quiet changes sides after a while; it starts to feel like peace.",
      glad: "Your own key, that's a real one. Finish one corner tonight, bed, lamp, something that smells good, and let the boxes be. Put up the one thing nobody ever wanted on the wall. And invite one friend this week, noodles on the floor count as a housewarming.",
      how: "One corner at a time: bed first, then light, then a place to eat. Put up something you chose alone. Cook one proper meal, have one person over before it's finished, and find your shop, your bench, your walk. A place becomes home by repeats, and you get to choose which.",
    },
  },
  {
    id: 'crush-small-joy',
    words: [
      /\b(?:crush|guy i like|girl i like|boy i like|the (?:boy|girl|guy) from)\b/u,
      /\b(?:smiled|talked to me|said hi|looked at me|waved|sat next|held my hand|hugged me|texted me|follow(?:ed|s) me|liked my|complimented|asked for my|remembered|knows my name|laughed at|danced with|called me (?:cute|pretty|beautiful)|gave me|winked)\b/u,
    ],
    unless:
      /\b(?:but|does (?:he|she)|not|never|girlfriend|boyfriend|mean|why|should|awkward|taken|married|ignore\w*|blocked|how|what do|boss|teacher|on read|likes me)\b/u,
    tries: [
      'my crush smiled at me today!!',
      'the boy i like sat next to me on the bus',
      'my crush talked to me for ten minutes',
      'he held my hand at the concert, my crush',
      'crush liked my story and then texted me omg',
      'the girl i like laughed at my joke',
      'my crush knows my name',
      'my crush hugged me goodbye',
      'she asked for my number, the girl from the bakery',
      'my crush said hi',
      'i dropped my whole tray in the canteen and the guy i like helped me pick it up and said nice socks and smiled, best day',
      'my crush called me cute today',
      'my crush remembered my birthday',
      'danced with my crush last night',
      'my crush winked at me today',
    ],
    says: {
      told: "That's a proper good moment, and you may replay it as often as you like. You don't have to work out what it means; it was nice, and it happened. Next time give one back: the hi first, a question about what they said. That's how small things get a second one.",
      glad: "Eee, good. Replay it as often as you like, that's what it's for. No need to decode it today. Just give one back next time you meet, the hi first or a question about something they said. And tell the friend who'll squeal properly.",
    },
  },
  {
    id: 'love-said-both',
    words: [
      /\b(?:i love you|love you|loves me|l word|ily)\b/u,
      /\b(?:(?:he|she|they) said (?:it|i love you|he loves|she loves)|said it back|told me (?:he|she) loves|for the first time|said i love you(?: first| too| back)?|we (?:both )?said|first i love you)\b/u,
    ],
    unless:
      /\b(?:didnt|not|never|hasnt|doesnt|wont|but|should|ex|froze|thank you|too (?:soon|early)|scared|stopped|anymore|why|weeks? in|drunk|mum|mom|dad|son|daughter|kid|always me|cheat\w*|how)\b/u,
    tries: [
      'he said i love you first!!',
      'he told me he loves me for the first time',
      'she said it back, she said i love you',
      'we said i love you last night, both at the same time',
      'my boyfriend said i love you in the supermarket',
      'first i love you today, im melting',
      'she said i love you on the phone and hung up from shyness',
      'he whispered i love you when he thought i was asleep, he said it',
      'she told me she loves me',
      'i said i love you and he said it back right away',
      'eight months, and yesterday on the ferry with chips in his hand he said i love you for the first time and a seagull stole the chips',
      'he said he loves me',
      'finally she said i love you too',
      'he told me he loves me',
      'he told me for the first time that he loves me',
      'my boyfriend told me he loves me for the first time',
      'she said i love you first and i said it back',
    ],
    says: {
      told: "That's a sentence you'll remember the exact place of, so fix it: where you stood, what was in their hands, who went red. If you feel it too, say it in your own words and soon, it doesn't have to be elegant. And then an ordinary evening, which is where it gets to be true.",
      glad: "Oh, lovely. Remember exactly where you stood and what came right after; that's the part you'll tell for years. If it's true for you as well, say it in your own words, soon and badly if need be. Then have a perfectly ordinary evening on top of it.",
    },
  },
  {
    id: 'visit-coming',
    words: [
      /\b(?:visit\w*|see (?:him|her|my|each other)|seeing (?:him|her|my)|fly(?:ing)? (?:to|out)|flights?|ticket|coming to see|comes to see|meet(?:ing)? (?:him|her|for the first|in person))\b/u,
      /\b(?:long ?distance|first time|first visit|in (?:[0-9]+|two|three|four|five|ten) (?:days|weeks)|tomorrow|next (?:week|month)|booked|finally|after (?:[0-9]+|six|four|five|eight) months|countdown|counting|airport)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|partner|fianc(?:ee?)?|husband|wife|him|her|she|he|my love|long ?distance|online)\b/u,
    ],
    unless:
      /\b(?:cancel\w*|not|doesnt|wont|ex|doctor|hospital|mother|mum|mom|parents|son|daughter|court|cant afford|for good|prison|jail|money|should|date|scared|grave|first date)\b/u,
    tries: [
      'i booked the flight, seeing my boyfriend in 3 weeks',
      'my girlfriend visits tomorrow after 4 months apart',
      'counting days, he is coming to see me next week, long distance',
      'meeting my online girlfriend in person for the first time on friday, flight is booked',
      'finally have a ticket to see him',
      'ten days until i see my fiance again, countdown',
      'she is flying to me for christmas, first visit, booked today',
      'im going to see my husband next month after six months',
      'seeing her tomorrow after five months of long distance, i cant sit still',
      'visa came and the flight is booked, i can visit my wife in two weeks',
      'i cleaned the flat, bought his cereal, learned how to make his mums soup, my boyfriend visits tomorrow for the first time since march',
      'flying to my love tomorrow',
    ],
    says: {
      told: "Counting days is half the joy, so enjoy the last ones. Plan only two things for the visit, one outing and one lazy day with nothing in it, and leave the rest empty. Shy at the airport is normal, it lasts about an hour. And before you part, put the next date in the calendar; the goodbye is much easier with one. If it's your very first meeting, meet in a public place and tell a friend.",
      glad: "How lovely, enjoy the counting. Plan two things, one outing and one day with nothing at all, and leave the rest to you two. If you're shy at the airport, give it an hour. And fix the next visit before this one ends; it makes the goodbye half as heavy.",
    },
  },
  {
    id: 'airport-goodbye',
    words: [
      /\b(?:airports?|station|left (?:today|this morning|again|yesterday)|flew (?:back|home|away)|went (?:back|home)|goodbye|drove (?:off|away)|train (?:left|pulled)|is gone again|visit (?:is|was) over)\b/u,
      /\b(?:boyfriend|girlfriend|bf|gf|partner|fianc(?:ee?)?|husband|wife|him|her|he|she|long ?distance)\b/u,
      /\b(?:cry\w*|cried|sad|miss|empty|hard|hurts?|quiet|again|until|months|alone|hate|heart|smell|goodbye)\b/u,
    ],
    unless:
      /\b(?:broke up|left me|ex|died|funeral|for good|divorce|deploy\w*|someone else|mother|mum|mom|dad|son|daughter|friend|cat|dog|walked out)\b/u,
    tries: [
      'just said goodbye to my boyfriend at the airport and i cant stop crying',
      'she flew back this morning and the flat smells of her, i miss her',
      'long distance goodbyes are the worst, his train left and i stood there sad',
      'my girlfriend went home after two weeks and now its so quiet',
      'he left today, next visit in four months',
      'i hate airports, i cried in the taxi after dropping my husband',
      'visit is over, she is gone again, empty',
      'how do i survive the first night after he flew back, long distance is hard',
      'dropped my fiance at the station, cried on the stairs, three months until i see him',
      'saying goodbye again, it hurts more every time, my boyfriend lives abroad',
      'we had ten days, we cooked, we fought about a map, we laughed, and at the gate i couldnt let go of her jacket, she flew home and i miss her',
      'he went back yesterday and i feel empty',
      'he flew home this morning and i cant stop crying',
      'she flew back today and i cried all afternoon',
    ],
    says: {
      told: "The first night after a goodbye is the worst one, and it's only one night. Don't sit in the quiet flat: fresh air, something warm, a friend or a film, and sleep on their side of the bed if it helps. Send one small thing from the visit, a photo or a line, and then no long sad call tonight. Tomorrow pick the next date together; missing is easier with a number on it.",
      how: 'Get through tonight and it eases: out of the flat for an hour, something warm to eat, a voice on in the background. Leave one thing of theirs out and put the rest away. No long crying call at midnight; a photo from the visit and "home safe?" is enough. Tomorrow fix the next date, even roughly.',
      normal:
        "Normal, and it doesn't mean something's wrong; your body had someone near and now doesn't. The dip usually lasts two or three days. Plan something for the second evening, that's the sneaky one, and put the next visit in the calendar as soon as you can.",
    },
  },
  {
    id: 'kids-met-partner',
    words: [
      /\b(?:kids?|children|son|daughter|child|boys?|girls)\b/u,
      /\b(?:met|meet|introduced|loves? (?:him|her)|likes? (?:him|her)|adores?|asked if (?:he|she)|called (?:him|her)|gets on|get on|hit it off)\b/u,
      /\b(?:boyfriend|bf|girlfriend|gf|partner|fianc(?:ee?)?|new (?:man|woman|guy)|dating|him|her|he|she)\b/u,
    ],
    unless:
      /\b(?:doesnt|hates?|dont|wont|not|when (?:do|should)|how|should|ex (?:has|is|introduced)|scared|refus\w*|his ex|teacher|friend|too (?:soon|early)|online|grandma|why|cry)\b/u,
    tries: [
      'my kids met my boyfriend and they love him',
      'introduced my daughter to my girlfriend, it went so well',
      'my son asked if he can come again, my new man',
      'they met on sunday at the zoo, the kids adore her, my partner',
      'my boyfriend met my daughter and let her paint his nails',
      'my little boy likes my new girlfriend, such a relief, they met today',
      'first time he met my kids and it was lovely',
      'the children and my fiance hit it off',
      'my daughter called him funny, that is the highest praise, my boyfriend met her yesterday',
      'kids love him, im so happy, my new partner',
      'i waited eleven months to introduce them and my son walked right up to him and showed him his snail, my boyfriend loves him too',
      'my girlfriend met my children and they get on',
    ],
    says: {
      told: "That's a big small thing, and you can breathe out. Let it stay light: short, fun meetings, home before anyone's tired, no new titles yet. Ask the kids lightly what they liked, and thank your partner for how they did it. And keep some hours that are only you and the children, it's what makes room for someone new.",
      glad: "How lovely, and what a relief to see it with your own eyes. Keep the next ones short and fun as well, and let the children set the speed. Tell your partner the exact thing they did right. And keep an hour that's only you and the kids; that's what makes the room.",
    },
  },
];
