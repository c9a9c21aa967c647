import type { LaterMatter } from './later-matter.ts';

/** What people go on with about dating, break-ups and exes. */
export const LATER_DATING: readonly LaterMatter[] = [
  {
    id: 'love-texted-and-got-one-cold-word-back',
    tries: [
      ['should i text my crush first', 'ok i did it. he just said k'],
      [
        'how do i start a convo with the girl from my gym',
        "sent it. she wrote back 'lol'. thats all",
      ],
      ['do i tell tom i had fun on saturday', "i told him and he replied 'cool' with a thumbs up"],
      [
        'i like a guy from uni and want to message him',
        "he answered 'haha nice'. what do i do with that",
      ],
      [
        'thinking of writing my old classmate, always liked her',
        'wrote to her, she answered with one word after 5 hours',
      ],
      ['what can i text this cute barista, i have his insta', "he said 'ok' lol im dead"],
      ['should i send her a good luck msg for the exam', "did. she goes 'thx'. is that bad"],
      ['i want to ask marco how his trip was', "got a 'fine' back. now what"],
      [
        'she is so pretty and i never know what to write',
        'i wrote her, just got a smiley back, what does it mean',
      ],
      [
        'need the guts to text the guy from the wedding',
        "texted him. 'yeah same'. thats the whole reply, should i write again",
      ],
      ['is it weird to reply to his story', 'replied and he just hearted it. no words'],
      ['i was going to text her a meme', "sent the meme, got 'lmao' and then silence since noon"],
    ],
    says: {
      told: "Ouch, all that courage for one little word. It tells you almost nothing yet: some people type like that to everyone, some aren't keen. So let it rest for a few days, then send one message with a real question or a plan in it. If that comes back just as thin, you have your answer and can spend your courage on somebody else.",
      should:
        "Not today. Leave a few days' air, then send one thing that needs more than a word to answer, best a small plan: a day, a place, half an hour. If {they} want{s} to see you, that gives {them} something to hold on to. If you get another crumb, stop there and don't try a third time.",
      them: "I can't see into {them}. A short answer can be shyness, a busy day, or not much interest, and one text can't tell those apart. What counts is whether {they} ever ask{s} you something back or suggest{s} something. Give it one more proper try, with a question in it, and believe what comes.",
      say: "\"By the way, I'm trying that new noodle place this week. Want to come, Thursday maybe?\" It's light, it can't be answered with one word by someone who wants to see you, and a no is easy for both. Wait a few days before you send it, so it doesn't look like a chase.",
    },
  },
  {
    id: 'love-texted-crush-no-answer-at-all',
    tries: [
      ['should i message her after the party', 'i did. two days ago. nothing'],
      ['i wanna ask him out by text', 'asked. hes seen it and not answered since yesterday'],
      ['what do i write to the girl from the bus', 'wrote it. still on delivered'],
      [
        'how long should i wait to text after getting a number',
        'texted him friday, its tuesday, silence',
      ],
      ['is it ok to send the first msg', 'update: left on read'],
      [
        'should i tell jo that i like her',
        'told her in a text and she hasnt said anything. so ashamed',
      ],
      ['gonna slide into his dms', 'he read it and posted a story 10 min later lol'],
      ['i want to invite him for a coffee', 'no reply yet, do i write again'],
      ['help me text my neighbor i like', 'sent what you said. no answer. what now'],
      [
        'we had such a nice talk on the train and i got her number',
        'she isnt answering. did i do something wrong',
      ],
      ['should i go for it with the guy from my course', 'went for it. he didnt even open it'],
      [
        'i keep typing and deleting',
        'finally sent it and now theres just nothing, how long do i wait',
      ],
    ],
    says: {
      told: "Silence after a brave message is worse than a no, because you keep checking. Give it a few more days, put the chat out of sight, and don't send a second text to explain the first. You said what you wanted, that part is done and it was fine. If nothing's come by then, take it as a quiet no and let it go.",
      should:
        "I'd leave it. One message is enough to show interest, and a second one right after usually only eases your nerves for an hour. If a good reason turns up later, a party, a concert, something funny, one light text is fine. If that stays unanswered too, stop there.",
      when: "Give it about a week in your head, then count it as a no. People who are glad of a message mostly answer within a few days, even if it's late and messy. You lose nothing by closing it: an answer can still come, you're just not sitting there waiting for it.",
      them: "I can't see into {them}, and silence is hard to read: busy, shy, unsure what to say, or not interested and too awkward to write it. You can't find out by thinking about it. Treat it as a no for now, and if {they} write{s} after all, you can still be pleased.",
    },
  },
  {
    id: 'love-asked-out-and-got-a-yes',
    tries: [
      ['should i ask the girl at the bookshop out', 'SHE SAID YES'],
      ['im scared to ask him for a coffee', "i asked!! he said he'd love to"],
      [
        'how do i invite my lab partner without it being weird',
        "did it, we're going on saturday omg",
      ],
      ['i like my neighbour but im 50 and rusty', 'she said yes. friday. im shaking'],
      ['do i tell him i like him', 'told him and he likes me back!!!'],
      ['thinking of giving the barista my number', 'he texted me an hour later. we have a date'],
      ['is it too soon to ask her out', 'it wasnt too soon lol, dinner thursday'],
      ['i cant get the words out when he is there', "i got them out. he said 'finally'. what now"],
      ['what to write to the guy from climbing', 'he said yes to a walk on sunday, im so nervous'],
      [
        'should i ask again, she was busy last time',
        'asked again, this time she picked the day herself',
      ],
      ['i want to ask a friend out', 'she said yes. now i have no idea what to do'],
      ['should i reply to her note', 'i did and we are meeting tomorrow, help'],
    ],
    says: {
      told: "Yes! You were scared and did it anyway, and it worked. Enjoy that for an evening. Then keep it simple: one clear place and time, somewhere you can talk, an hour or two with an open end. You don't have to be impressive; you've already been liked enough for a yes. Have two things you're really curious about and ask those.",
      how: "Pick a place where you can hear each other and leave easily: coffee, a walk, one drink. Confirm in one line the day before. Wear something you feel like yourself in. Ask what you really want to know, tell something true back, and don't fill every silence. If it's nice, say so at the end.",
      say: '"Really glad you said yes. Saturday at three at the cafe by the park, does that work?" One warm sentence, one clear plan. Save the long messages; you\'ll have all that to talk about when you sit there.',
      normal:
        'The shaking is completely normal, it\'s joy and fright at once. The other one is very likely nervous too. A short first date helps, so does telling it straight: "I\'m a bit nervous, nice nervous." That breaks the ice better than any clever line.',
    },
  },
  {
    id: 'love-asked-out-and-got-a-kind-no',
    tries: [
      ['should i ask my coworker out', 'she said im sweet but she doesnt see me like that'],
      ['i want to tell him how i feel', "told him. he said he'd rather stay friends"],
      ['do i ask the girl from choir for dinner', 'she said no. nicely. still sucks'],
      [
        'how do i ask out my best friends brother',
        'he turned me down, he isnt looking for anything he says',
      ],
      ['ive been in love with her for 2 years, time to say it', 'i said it and its a no'],
      ['should i give him my number', 'he said hes flattered but no'],
      ['im going to ask jess to the cinema', 'she said shes seeing someone. i feel so stupid'],
      ['is it a good idea to confess to my friend', 'well he said he loves me like a sister'],
      ['text or call to ask her', 'called. got a no. i could cry'],
      ['scared of rejection', 'and now i got it. rejected. how do i look her in the eye on monday'],
      [
        'i like a girl at my church',
        'asked. she said she thinks of me as a friend, should i keep trying',
      ],
      [
        'wanted to ask him for a drink after class',
        'he said no thanks. do i act normal now or what',
      ],
    ],
    says: {
      told: "I'm sorry, that stings, even when it's said nicely. You asked a clear question and got a clear answer, and you won't spend another year wondering. Don't argue with the no or ask for reasons; be sad about it tonight with someone on your side. When you next meet, a normal hello and a little distance is enough until it hurts less.",
      should:
        "I'd take it as a no and not try again. Waiting near {them} in case it changes keeps you stuck, and it makes {them} careful around you. If friendship is what you were offered, you can say yes to it later, once you don't secretly hope. Give yourself a few weeks with less contact first.",
      how: "Short and ordinary. Say hello first, talk about the usual thing, leave before it gets long. The first two minutes are the worst, after that both of you are relieved. If it helps, one sentence clears the air: \"It's fine, I'm glad I asked. Let's be normal.\" And meet other people in the meantime.",
      say: '"Thanks for being straight with me. I might be a bit quiet for a while, but it\'s all good." That keeps your dignity and leaves the door to a normal hello open. No jokes at your own expense and no "just forget I said it"; there\'s nothing to be ashamed of.',
    },
  },
  {
    id: 'love-asked-out-and-got-a-maybe',
    tries: [
      ['should i ask him out', "he said 'maybe sometime'. what is that"],
      [
        'i asked you about the girl from the dog park',
        "asked her, she said 'id have to check' and never came back to it",
      ],
      ['how do i invite lena for dinner', "she goes 'haha we'll see'"],
      ['i want to ask my crush to the concert', 'he said hes super busy but would be nice'],
      ['asking out the guy from accounting', 'he said sounds fun but didnt name a day'],
      ['do i ask her again', "she said 'maybe after exams'"],
      ['told my friend i like her', 'she needs time to think about it she says'],
      ['should i ask for a date over text', "got a 'yeah one day for sure'. is that a no"],
      ['im crushing hard on a regular at my cafe', 'he said he doesnt know. so is that yes or no'],
      ["want to ask if she'd go for a walk with me", 'she said probably. ugh'],
      ['do i tell him', 'told him. he said hes confused about his feelings'],
      ['finally going to ask', 'asked and she laughed and changed the subject, do i ask again'],
    ],
    says: {
      told: 'A maybe is the most tiring answer of all, because you keep doing the work. Treat it as "not now". Make one concrete offer, a day and a place, and then leave it with {them}. Someone who\'s keen but busy will name another day. If that doesn\'t come, count it as a polite no and stop holding your evenings free.',
      should:
        "Once more, and make it concrete: a day, a place, easy to accept or refuse. After that it's {their} turn. If you get another \"one day\", don't ask a third time. It isn't about pride, you just deserve someone who looks in the calendar.",
      them: "I can't see into {them}. A maybe can be nerves, a full head, or someone who doesn't like saying no to a face. You see more in what comes next: {does} {they} name a day, write first, come back to it? If nothing follows in a week or two, let that be the answer.",
      say: "\"No pressure. I'm at the market on Saturday at eleven and would like it if you came. If it's a no, that's fine too, just tell me.\" This makes both yes and no easy, which is what a maybe usually lacks. Send it once.",
    },
  },
  {
    id: 'love-did-not-dare-to-ask',
    tries: [
      ['should i ask her out today', 'i chickened out'],
      [
        'im going to tell him after class',
        'i couldnt. he was right there and i talked about the weather',
      ],
      ['ok ill text him tonight', 'didnt send it. its still in drafts'],
      ['tell me to ask the girl at the counter', 'i bought a third coffee and left. coward'],
      ['how do i tell my friend i love her', 'we sat there for 2 hours and i said nothing'],
      ['im gonna kiss him on the date', 'i didnt. i shook his hand. HIS HAND'],
      ['friday ill ask what we are', 'friday came and i lost my nerve'],
      ['want to give him my number', 'had the note in my pocket the whole time and just went home'],
      ['thinking of ending it with her this weekend', 'i couldnt do it. she made pancakes'],
      ['asking my coworker for a drink', 'someone else walked in and i bailed, what now'],
      ['i promised myself id say it on new years', 'aaand i didnt. again. why am i like this'],
      ['how do i start', 'i stood in front of her door and walked away, should i try again'],
    ],
    says: {
      told: "Okay, so it wasn't today, and that makes you human, not a coward. The words were probably too big for the moment. Make them smaller: one sentence you could say in five seconds, at a time you fix beforehand, with no build-up. If your voice fails in person, a short message is allowed too. Pick the day now, within this week, and tell one friend.",
      why: "Mostly because your head sees the worst answer very clearly and the good one hardly at all, and at the last second staying safe wins. That's fright, not weakness. It gets easier when the step is tiny: not the whole truth, just one sentence, and at a moment when nobody else is around.",
      how: "Write the one sentence down and say it aloud a few times at home. Choose a moment with an end to it, before a train, at the close of a coffee, so you can go afterward. Say it in the first five minutes, before small talk takes over. And if it won't come out, send it as a message the same evening.",
      should:
        'Yes, try once more, soon, while you still have the run-up. But change something: a shorter sentence, a calmer place, or in writing. The same plan with the same nerves usually ends the same way. If you notice you keep putting it off for weeks, ask yourself whether you really want to say it.',
    },
  },
  {
    id: 'love-first-date-was-awful',
    tries: [
      [
        'first date tonight, so nervous',
        'update: it was awful, he talked about his truck for 2 hours',
      ],
      [
        'what do i wear for dinner with the tinder girl',
        'well that was terrible. she was on her phone the whole time',
      ],
      [
        'he asked me to a steakhouse and im vegan',
        'went. disaster. he made jokes about it all night',
      ],
      ['meeting someone from hinge for coffee', 'it was so bad, he cried about his ex'],
      ['any tips for a first date', 'didnt help lol. we had nothing to say to each other'],
      [
        'im excited, date with the doctor on saturday',
        'she was rude to the waiter and left me with the bill',
      ],
      ['going bowling with a guy', 'worst date of my life. he explained bowling to me. i bowl'],
      ['should i go on the blind date my aunt set up', 'i went. he brought his mother'],
      [
        'date number one after my divorce',
        'i want to cry, it was so awkward i went home after 40 min',
      ],
      ['do i meet her for drinks', 'she was drunk when she got there, what a night'],
      ['first date in 6 years', 'horrible. is it always like this'],
      ['coffee with the guy from the app', 'he was nothing like in his messages, total flop'],
    ],
    says: {
      told: "Oh no. All that getting ready, for that. You're allowed to laugh about it or be miserable tonight, and you owe nobody a second one. If there's a message tomorrow, two friendly lines are enough to end it. It says nothing about you or the next date. Call the friend who'll enjoy this story most, then do something nice with the rest of the evening.",
      normal:
        'Sadly yes, bad first dates are ordinary; two strangers, nerves, and often no match at all. It only feels like proof of something because you got your hopes up. Next time keep it short, coffee or one drink, so that a bad one costs you forty minutes and not a whole evening.',
      should:
        "I wouldn't go again if you were counting the minutes. Nerves can make someone stiff or quiet, and for that a second coffee is fair. Rudeness or no interest in you at all isn't nerves. If it was that, two friendly lines and done.",
      say: '"Thanks for meeting me. I didn\'t feel it was a match, so I\'ll leave it here. All the best." No reasons, no list, no "maybe sometime". If there\'s pushing after that, you don\'t have to answer at all.',
    },
  },
  {
    id: 'love-first-date-was-great',
    tries: [
      ['nervous about my date tonight', 'it was SO good. we talked till they closed'],
      ['what do i talk about with her', 'didnt need your list, 5 hours and it felt like 10 min'],
      ['coffee with the guy from bumble', 'omg i really like him'],
      ['first date since my divorce, im 56', 'i havent laughed like that in years. now what'],
      ['going to the museum with her', 'best date ever, she kissed me at the station'],
      ['should i cancel, im so scared', "glad i didnt cancel!! he's lovely"],
      ['what to wear for a picnic date', 'picnic was perfect. when do i text him'],
      ['blind date on saturday', 'who knew. i think im in trouble, i like her a lot'],
      ['drinks with a guy from work', 'it went so well im scared now'],
      ['meeting my online friend for the first time', 'she is even nicer in person, cant sleep'],
      ['do i hug or shake hands', 'we hugged for like a minute. should i text him already'],
      ['date went or not, ill tell you', 'it went amazing. he wants to see me again'],
    ],
    says: {
      told: "How lovely! Don't analyze it to pieces tonight, just enjoy it. Then send one warm message, today or tomorrow, saying you'd like to do it again, with an idea for when. There's no need to wait three days or play cool; people like to hear it. And let it be a good beginning, without planning the year yet.",
      when: 'Tonight or tomorrow, whenever you feel like it. The old waiting rules only make two people nervous. One honest line that it was a great evening, plus an idea for the next time, and then put the phone down. Meeting again within the week or so keeps the thread.',
      say: "\"I'm still smiling. That was a really good evening, and I'd like another. Are you free on Thursday?\" Add one thing only you two know, a joke or a dish from that night. That's personal without being heavy.",
      should:
        "Yes, text. If you had a great time, saying it is kind and clear, and it won't scare off someone who had one too. Keep it short and add a suggestion. What I'd hold back is only the flood: one message, then wait for the answer.",
    },
  },
  {
    id: 'love-first-date-was-nice-but-no-spark',
    tries: [
      [
        'first date with a really nice guy tonight',
        'he was nice. like really nice. but i felt nothing',
      ],
      ['date tomorrow, wish me luck', 'it was ok? pleasant? idk no butterflies'],
      ['coffee with the teacher from the app', 'lovely person, zero spark'],
      [
        'what do i talk about on a date with an engineer',
        'we talked fine. it was like a good job interview',
      ],
      ['im giving dating another go', "she's great on paper but i didnt want to kiss her"],
      ['second date w ben', 'still nothing. do i go on a third'],
      ['my friends set me up with someone', 'nice evening, but more like a cousin'],
      ['dinner with her on friday', 'was alright. she wants to meet again and i dont know if i do'],
      [
        'is it ok to go for someone who isnt my type',
        "went. he's kind and funny and im not attracted",
      ],
      [
        'meeting a widower from my choir for tea',
        'he was charming but i wasnt excited. should i see him again',
      ],
      ['drinks tonight', 'meh. not bad not good. is that normal for a first date'],
      [
        'date with a girl from class',
        'nice girl, no chemistry, feel bad cause she clearly liked me',
      ],
    ],
    says: {
      told: "Nice but no spark is a real result, and you don't need a better reason. If you left curious, or it was mostly nerves, a second date somewhere livelier is worth an afternoon. If the thought of it makes you sigh, let it go now and say so kindly. A quick clear word is much nicer than three polite evenings.",
      should:
        "Here's my test: imagine {they} cancel{s} the next date. Disappointed? Then go, attraction sometimes comes slowly. Relieved? Then don't. One more meeting doing something, a walk or a market, is fair if you're unsure. By the third you'd know, and kindness alone isn't a reason to carry on.",
      normal:
        "Very normal. Most first dates end like that, two decent people and no pull. For some the pull comes on the second or third meeting, for others it never does. You aren't too picky or cold because of it. Just be quick to say so once you're sure.",
      say: "\"I enjoyed meeting you, thank you. I didn't feel the romantic spark, so I don't want to keep you waiting. I wish you someone great.\" Send it within a day or two. It's short, it's true, and it leaves nothing open.",
    },
  },
  {
    id: 'love-stood-up-or-cancelled-last-minute',
    tries: [
      ['big date tonight', 'he didnt show. sat there 40 minutes'],
      ['what do i wear to meet her', 'doesnt matter. she cancelled an hour before'],
      ['coffee with the guy from the app at 3', 'its 3:45 and hes not here'],
      ['im so excited for friday', "well friday is off, he has 'a thing'"],
      ['third attempt to meet her', 'cancelled again. third time'],
      ['nervous for my first date in ages', 'stood up. in my new dress. feel like an idiot'],
      ['should i confirm the date', 'confirmed, she said yes, then didnt come'],
      [
        "we're meeting halfway between our cities",
        'drove 90 minutes for nothing, his phone is off',
      ],
      ['dinner at 8', 'he canceled at 7:50 saying hes tired. should i give him another chance'],
      [
        'do i let him pick the place',
        'he picked it and never turned up, now he says sorry he fell asleep',
      ],
      ['meeting tomorrow finally', 'she moved it again. do i write back or ignore it'],
      ['i finally have a date', 'no i dont. she blocked me on the way there'],
    ],
    says: {
      told: "That's rotten, I'm sorry, you were ready and you were there. It says something about how the other side handles a plan, and nothing about you. Don't write a long angry text tonight. If there's a real reason and a new date offered by {them}, one more chance is fair. If there's neither, or it wasn't the first time, leave it.",
      should:
        "Once, if there's a proper apology, a believable reason and {they} suggest{s} the new day. The second time I'd say no. And let {them} come to your side of town. If it's already the second or third time, you've seen how it goes, so I'd stop here without a speech.",
      say: '"I was there and I waited. If something came up, I\'d like to hear it. If you\'ve lost interest, just say so." One message, calm, no insults. If it\'s happened before: "I\'m not setting up another date. Take care." Then the evening is yours again.',
      why: "I can't see the reason from here. It may be nerves, another plan, carelessness or something real. What you can go by is what follows: a quick apology with a new date, or nothing. Nothing is an answer, and it came early, before you'd put more into it.",
    },
  },
  {
    id: 'love-they-wrote-no-spark-after-date',
    tries: [
      ['had a great first date, when do i text', 'he texted that he didnt feel a spark'],
      ['third date went so well i think', 'she just wrote she doesnt see it going anywhere'],
      ['should i ask for a second date', "asked. she said i'm great but no chemistry"],
      ['best date ever on saturday', "and today: 'youre amazing but i'm not feeling it'. what??"],
      ['i really like this guy ive seen 4 times', 'he ended it by text just now'],
      ['do i wait for her to write', 'she wrote. she met someone else'],
      ['we kissed, thats good right', "got the 'i think we're better as friends' msg"],
      ["he said he'd call", 'he did. to say hes not ready to date'],
      ['i think she liked me', 'nope. says she felt more of a friend vibe. where did i go wrong'],
      [
        'coffee date went for 4 hours',
        'he says he doesnt want to lead me on. i thought it was good??',
      ],
      [
        'how do i tell if he wants to see me again',
        'he doesnt. just got the message. what do i even answer',
      ],
      ['told my friends about him already', 'and now he says theres no connection. feel so dumb'],
    ],
    says: {
      told: "That hurts, especially when it felt good on your side. You weren't wrong about having a nice time; the pull just wasn't there for both, and nobody can make that by doing better. Answer in one kind line, or not at all, and don't ask for the reason, it rarely helps. Be disappointed this evening, out loud, with a friend.",
      why: "I can't know, and quite likely {they} couldn't explain it either. A spark isn't a mark you get for behaving well; two people can laugh for hours and only one feels more. Going through every sentence you said won't turn up a mistake. It was a good date that didn't become two-sided.",
      say: "\"Thanks for telling me straight. I had a good time, and I wish you well.\" That's all it needs, and you'll be glad later that you wrote it like this. If offered friendship you don't want: \"That's kind, but I'll leave it here.\"",
      should:
        "I wouldn't try to change {their} mind. People rarely get persuaded into a spark, and asking makes you feel smaller. Answer kindly, put the chat away, and give yourself a few days before you look at anyone new. You're not dumb for having been happy about it.",
    },
  },
  {
    id: 'love-asked-what-are-we-and-not-ready',
    tries: [
      ['been seeing him 5 months, what are we', "asked him. he's 'not ready for a relationship'"],
      ["should i ask her if we're together", 'she said she doesnt do labels'],
      ['how do i bring up being exclusive', 'brought it up, he says why ruin a good thing'],
      [
        'we sleep together twice a week since march, is it something',
        'he said he likes how it is now',
      ],
      [
        'i want to define it',
        'she said she cant give me what i want rn but doesnt want to lose me',
      ],
      ['is this a situationship', "i asked and he said 'lets just go with the flow'"],
      ['8 months and i havent met her friends', 'she says shes scared of commitment since her ex'],
      ['do i have the talk tonight', 'had the talk. he wants to keep it casual'],
      ['my fwb, i have feelings', 'told him. he said he warned me he isnt looking for anything'],
      [
        'he calls me babe but im not his gf',
        'asked, he goes i dont know what i want. should i wait',
      ],
      ['how do i tell her i want more', 'told her, she needs time. its been a year. do i stay'],
      ['do i ask on our trip', "did. 'youre special but im not there'. crying in the bathroom"],
    ],
    says: {
      told: "I'm sorry, you asked the honest question and this isn't the answer you hoped for. Take the words as they were said: it'll stay as it is now. So the question turns round: would this, unchanged, be good for you for another year? If not, say you want more than that and step out, even though the nice parts were real.",
      should:
        'I wouldn\'t wait in the same arrangement, hoping. "Not ready" has no date on it, and meanwhile you keep giving what you\'d give a partner. If you want more, say so and stop the nights and the good morning texts. If {they} change{s} {their} mind, {they} can come and tell you.',
      them: "I can't see into {them}. It's possible to like someone a lot and still not want a relationship, so the sweet moments don't have to be fake. But what you can plan with is what was said, and that was no, at least for now. Hope tends to hear only the \"for now\".",
      say: "\"I like you, and I want a relationship. You don't, and that's all right, but then I can't carry on like this. If that changes, tell me.\" Say it calmly and don't wait for a debate. Then really make the break, a few weeks without messages.",
    },
  },
  {
    id: 'love-asked-what-are-we-and-its-official',
    tries: [
      ['should i ask him what we are', 'he said he thought we were already together haha'],
      ['how do i ask to be exclusive', 'asked!! she said yes, shes deleted her apps'],
      ['seeing him 3 months no label', "we're official since last night"],
      ['i want to tell her i want more', 'told her. she wants it too. i cant believe it'],
      ['afraid to have the talk', "had it. he's my boyfriend now"],
      ['is it too early to ask', 'guess not, she calls me her girlfriend'],
      ['situationship with my gym guy', 'plot twist he asked me to be his gf'],
      ['do i say it over dinner', 'did. he said i thought youd never ask'],
      [
        'i was going to end it cause he wouldnt commit',
        'he came over and said he wants a real relationship',
      ],
      [
        '8 months of whatever this is',
        "we talked for 3 hours and we're doing it. exclusive. why am i scared now",
      ],
      ['how do i bring up labels at 60', 'brought it up. we are a couple, she told her kids today'],
      ['shall i text it or say it', "said it, and now we're together, is it normal to panic a bit"],
    ],
    says: {
      told: 'Congratulations! You dared to ask the question and got the answer people hope for. Enjoy it before you analyze it. One useful thing for the next days: say to each other what "together" means for you two, apps, friends, how often you meet, so nobody has to guess. And plan something nice to mark it.',
      normal:
        "Yes, a little panic right after getting what you wanted is very common. Suddenly there's something to lose. It usually settles after a few ordinary days together. You can even say it aloud: \"I'm happy and a bit scared.\" Chances are you'll hear something similar back.",
      how: 'Keep doing what got you here: talk plainly, early and kindly. Agree on the few things that differ between people, like other dates, exes, time for friends, how much texting. Keep your own evenings and people, too. Then stop discussing it and go do something fun.',
      glad: 'How good to hear! All that wondering is over, and it was your courage that ended it. Celebrate it, just the two of you, before the whole world comments. The rest can grow at its own speed: friends, families, keys. Tonight, only enjoy that you asked.',
    },
  },
  {
    id: 'love-left-the-situationship',
    tries: [
      ['he doesnt want a label but wants me every weekend', 'i ended it. feels horrible'],
      ['should i stop seeing my fwb', 'told her i cant anymore. she said ok. just ok'],
      [
        'a year of casual and i love him',
        'its over. i said i want more or nothing and he picked nothing',
      ],
      ['i need to get out of this thing with my neighbor', 'did it. he didnt even fight for me'],
      ['do i block my situationship', 'blocked. i keep crying though we werent even together'],
      ['she only texts at midnight', 'i told her no more. proud and miserable'],
      [
        'how do i end something that was never a thing',
        'sent it. no reply. was i even anything to him',
      ],
      ['he said he isnt ready, 7 months', 'i walked away today and already miss him'],
      ['my friends say leave him', 'i left. why does it hurt like a real breakup'],
      ["we were 'seeing how it goes' since summer", "i broke it off and he's acting relieved"],
      [
        'thinking of not going to his place tonight',
        'i didnt go. told him its done. now im lying here, is it normal to grieve this',
      ],
      ['on off casual thing with a coworker', 'ended it this morning. did i do right'],
    ],
    says: {
      told: "That took strength, choosing nothing over not enough. It hurts like a real break-up because your feelings were real, label or not. You're also missing what you hoped it would become. So treat it like a break-up: mute the chat, tell a friend, plan the hour when the messages used to come. You said what you want; don't take it back because tonight is long.",
      normal:
        'Completely normal. Nobody sends flowers for a thing that had no name, but you shared nights, jokes and hope, and those are gone now. It may even hurt more, because you never got the good part fully. Let it be grief, and let someone be kind to you.',
      why: "Because you loved, or nearly did, and a missing label doesn't make that smaller. On top of the person you lose the picture of what it could've been, and there was no fight or clear reason to be angry about. That leaves you with open questions. They get quieter once no new messages feed them.",
      should:
        "If you wanted more and it wasn't on offer, then I think leaving was the sound choice, even if it feels wrong tonight. Missing someone isn't a sign that you made a mistake. Give it a month without contact before you judge it. You'll see more clearly than from inside.",
    },
  },
  {
    id: 'love-ghost-came-back',
    tries: [
      ['he ghosted me after 4 dates', "he just wrote 'hey stranger' after 3 months"],
      ['she vanished after two great months', 'now she liked all my pics and asked how i am'],
      ['got ghosted by a guy i really liked', "he's back. says he was going through stuff"],
      ['how do i get over being ghosted', 'she messaged me at 1am. wyd'],
      [
        'he disappeared after we slept together',
        'guess who texted happy birthday like nothing happened',
      ],
      ['ghosted in january', "it's may and he wants to grab a drink, do i answer"],
      ['was seeing a nurse and she just stopped replying', 'she wrote a long apology today'],
      ['why do people ghost', "well he unghosted. 'sorry was busy'. for 6 weeks??"],
      ['i deleted his number after he went silent', "unknown number: 'miss u'. its him"],
      ['2nd time she ghosts me', "she's back again with a meme. what do i say"],
      [
        'my hinge guy stopped answering before our 3rd date',
        'he asks if im still single lol should i reply',
      ],
      [
        'i was finally over the one who ghosted me',
        'he viewed every story and then wrote hi. im shaking',
      ],
    ],
    says: {
      told: 'Of course, just when it had gone quiet. You don\'t have to answer today, or ever. Look at what came: a real apology with a reason is something, a "hey" as if nothing had happened isn\'t. If you want to know more, ask straight out what happened and let the answer decide. If your stomach sinks at the thought, leave it unread.',
      should:
        "I'd only answer if there was a proper apology, or if you can ask one blunt question without hoping. A casual hello after weeks of nothing doesn't earn your evening. If it's the second time, I'd leave it. Whatever you do, no meeting late at night, and not this week.",
      say: '"You disappeared without a word and that hurt. What happened?" That\'s the whole message. A straight answer is worth a talk, a joke or an excuse isn\'t. If you\'re done: "I\'ve moved on. Take care." No more after that.',
      them: "I can't see into {them}. It might be real regret, loneliness, boredom or a quiet Sunday. The words of the first message tell you little; watch whether {they} name{s} what happened and ask{s} how it was for you. If that's missing, expect it to go as it went before.",
    },
  },
  {
    id: 'love-no-contact-and-i-caved',
    tries: [
      ['how do i stop texting my ex', 'i caved'],
      ['day 12 of no contact', 'i texted him. 2am. so dumb'],
      ['im not going to call her', 'i called her'],
      ['help me not reply to my ex', 'i replied. we talked till 4'],
      ['i blocked him on everything', 'unblocked him and wrote. hate myself'],
      ['doing 30 days no contact', 'made it to 19. then i sent her our song'],
      ['i wont look at his profile', 'looked. scrolled back to 2019'],
      ['he texts me every friday and i want to ignore it', 'couldnt. went over. yeah'],
      [
        'trying to get over my ex, im so proud, 2 months',
        'drunk texted her last night. back to zero?',
      ],
      ['dont let me write to him', 'too late. i sent a whole novel, what now'],
      [
        'we broke up in june and i deleted her number',
        'i know it by heart. i texted. no answer. what do i do',
      ],
      ['i promised my sister i wouldnt contact him', 'broke the promise. do i tell her'],
    ],
    says: {
      told: "Okay, so you caved. That's a slip and doesn't wipe out the days you managed; you know now that you can do them. Don't send a second message to explain the first. Notice what set it off, the hour, the wine, a song, and put something in that spot next time, like a friend's number. The count starts again today, and you're not at zero.",
      how: "Close the chat first, no follow-up, no deleting and resending. Then make it harder: archive or block, phone in another room at your bad hour, one friend who's agreed to get the texts instead. Write what you'd like to say in your notes. If an answer comes, wait until tomorrow before you touch it.",
      normal:
        "Very normal, nearly everybody who tries this slips at least once. Missing a voice you heard for so long isn't weak. What matters is the next evening, not last night. And if the same hour keeps getting you, plan that hour instead of trusting your willpower.",
      why: "Because for a few minutes writing feels better than missing, and your head only remembers the good half at night. That's habit and longing, no flaw in you. It helps to know your trigger: tired, drunk, lonely, a date. Take care of that, and the urge gets shorter.",
    },
  },
  {
    id: 'love-ex-wrote-during-no-contact',
    tries: [
      ['day 20 no contact with my ex', "she just texted me. 'i miss us'"],
      ['how do i get over him', "of course he writes now. 'how have you been'"],
      ['im doing so well without my ex', 'and today he sent me a photo of our dog'],
      ['i stopped writing to her like you said', 'she wrote. asks if we can talk'],
      ['trying to forget him', 'he called 3 times, left a voicemail. i havent listened'],
      ['we broke up and i went no contact', 'got a happy birthday from her, do i reply'],
      [
        'finally slept well, a month since the breakup',
        "ex messaged 'thinking of you'. my heart is racing",
      ],
      ['no contact is so hard', 'he wants to meet for closure'],
      ['i deleted our pictures yesterday', 'today she asks for her charger back lol. excuse?'],
      ['six weeks since he left', "he just texted 'hey' what do i say"],
      ['i blocked my ex everywhere', 'he emailed me. EMAILED. should i read it'],
      ['not heard from her since march', 'she sent me a song. what does she want'],
    ],
    says: {
      told: "There it is, and your heart's probably in your throat. You don't have to answer today; a message isn't an alarm. Wait until tomorrow evening, then ask yourself what you'd want to come of it. If it's something practical, answer in one dry line. If it's only longing, on either side, staying silent is allowed and protects what you've built.",
      should:
        'I\'d leave it for a day at least, and longer if the break is doing you good. Answer only if there\'s something to settle, or if you both really want to talk about starting again. "I miss you" alone changes nothing that made it end. Show it to a friend before you type.',
      them: "I can't see into {them}. It may be missing you, a lonely evening, guilt or a wish to try again. If it's something serious, it'll be said clearly, and it'll still be there next week. You needn't guess your way into it tonight.",
      say: 'If you want the quiet: "Thanks for writing. I need the distance at the moment, please respect that." If it\'s practical: "I\'ll put it in the mail on Friday." If you do want to know: "What would you like to talk about?" One line, then phone away.',
    },
  },
  {
    id: 'love-broke-up-and-did-it-they-cried',
    tries: [
      ['how do i break up with him', 'i did it. he cried so much'],
      [
        'i need to end it with my girlfriend',
        'told her. she begged me to stay. i feel like a monster',
      ],
      ['should i leave, i dont love her anymore', 'its done. she keeps asking why'],
      [
        'breaking up today after 4 years',
        'he didnt say a word, just sat there crying. im the worst',
      ],
      ['do i do it in person', 'did it in person. her face. i cant get it out of my head'],
      ['2 months in and i dont feel it', 'ended it, she sobbed in the car. am i horrible'],
      ['i will tell him after his birthday', 'told him today. he said i ruined his life'],
      [
        'he did nothing wrong i just want out',
        'did it. he asked what he could change. broke my heart',
      ],
      [
        'how to break up kindly',
        'i tried. she screamed and then cried and i hugged her for an hour',
      ],
      ['im going to end the engagement', 'i gave the ring back. his mother called crying too'],
      [
        'want to break up but he has no one else',
        "i did it. he's so alone now. should i check on him",
      ],
      [
        'long distance isnt working for me',
        'told her on video, she just wept. do i text her tomorrow',
      ],
    ],
    says: {
      told: "That was hard, and seeing the tears made it worse. You can hurt someone without having done wrong; staying out of pity would only have moved this day further on. Don't soften it afterward with hopes you don't mean, that's what keeps a wound open. Let {their} friends do the comforting now, and let somebody be there for you as well.",
      should:
        "I'd hold back. Being comforted by the one who left feels good for an hour and then starts the pain again. If you're worried, write to one of {their} friends or relatives once and ask them to look in. One short kind message is okay, but then a real break.",
      normal:
        "Yes, feeling guilty and sad after ending it yourself is very normal, and it doesn't mean the decision was wrong. You lost someone as well, you just lost them on purpose. Relief may come mixed in, and that's allowed. It settles over weeks, so don't judge it by tonight.",
      say: "\"I'm sorry it hurts so much. You didn't do anything that earned this, and my decision is final. I'll give you space now.\" It's warm and leaves no door half open. If \"why\" comes again, keep to one true sentence and don't add new reasons each time.",
    },
  },
  {
    id: 'love-wanted-to-break-up-but-could-not',
    tries: [
      ['i want to break up this weekend', 'couldnt do it. she had made dinner'],
      ['how do i end it with my bf', 'i started and he cried so i took it back'],
      ['im leaving him on friday', 'its sunday and im still here'],
      ['should i dump her before christmas', 'i didnt. she got the flu that same day. cant now'],
      ['i dont love him anymore', 'i tried to say it and said im just tired instead'],
      ['ready to end it', 'we ended up having the best evening in months. confused'],
      ['breakup talk today', "bailed. he'd booked us a holiday"],
      [
        'want out of this relationship since spring',
        'i had the words ready and then he got fired, what now',
      ],
      ['tell me how to say it', 'said it, she talked me out of it. again'],
      ["i'll do it by phone then", 'he picked up so happy. i asked about his day'],
      ['ending it with my situationship', 'went there to end it and slept with him instead'],
      [
        'i need to tell my gf its over',
        "there's always something. exam, birthday, now the flu. when is it a good time",
      ],
    ],
    says: {
      told: "It's hard to say that sentence to a face you're fond of, so no shame. Ask yourself one thing first: did you hold back because you want to stay, or because you couldn't bear the hurt? If it's the second, there won't be a good day, only days further on. Choose one this week, write down two sentences, and begin with them before anything else.",
      when: "There's no good time, only a fair one: within a week, on a day without an exam or a birthday, in private, with time afterward and someone {they} can call. Waiting for a calm month mostly means months of acting. If something hard has just happened, a short wait is decent, with a date in your own head.",
      how: "Don't arrive for dinner, arrive for the talk: \"I need to tell you something hard, and I've thought about it for a long time. I want to end our relationship.\" Say it in the first minutes. Then you may comfort, but don't take it back. Arrange beforehand where you'll sleep and who you'll ring.",
      normal:
        "Yes, plenty of people need two or three runs at it. A lovely evening or tears can make you doubt everything. Check how you feel on an ordinary Wednesday, not in the moment of the talk. If the wish to go is still there then, it's the one to listen to.",
    },
  },
  {
    id: 'love-got-dumped-just-now',
    tries: [
      ['i think my bf is pulling away', 'he broke up with me. by text'],
      ['she wants to talk tonight, im scared', 'yeah. she ended it'],
      ['is he losing interest', 'well now i know. its over since an hour'],
      ["we're on a break", 'he made the break permanent today'],
      [
        'i planned a trip for our anniversary',
        'she left me this morning. the tickets are on the table',
      ],
      ['how do i save my relationship', 'too late, he moved his stuff out while i was at work'],
      ["she's been so cold", 'she met someone else. its over'],
      ['do i bring up the fight again', 'brought it up and he said lets end it then'],
      ['he said we need to talk', 'he doesnt love me anymore. 6 years'],
      ['my gf has been strange since her trip', 'dumped. on the phone. 4 minutes'],
      ['should i give him space', 'gave him space. he used it to leave me. what do i do now'],
      ['we fight a lot since moving', 'he said hes done. what do i do with myself tonight'],
    ],
    says: {
      told: "I'm so sorry. That's a lot to carry, whether you'd feared it or not. For tonight there's nothing to solve: ring someone and let them come over or talk you through, drink water, eat something small. Don't write the long message yet, you can always send it in a week. Sleep somewhere you feel safe and take tomorrow in small pieces.",
      how: 'One hour at a time. Call one person and say "it\'s over, can you stay with me". Put the phone with the chat in another room. Something warm, a shower, a film you know by heart. Tomorrow cancel what isn\'t needed. Clothes, keys and questions can all wait till next week.',
      should:
        'Not tonight. Pleading or angry messages are what people regret most, and a decision made hours ago seldom turns because of one more text. If you have a real question, write it down and keep it for a week. Tonight you need a friend more than you need the last word.',
      why: "I can't see why, and maybe you won't get an answer that satisfies you. People often don't know it fully themselves. You'll search through every week for the mistake, everyone does, but the end of love is rarely one sentence you said. Leave the why for later and get through tonight.",
    },
  },
  {
    id: 'love-begged-and-they-still-left',
    tries: [
      ['how do i get my ex back', 'i went to his house and begged. he closed the door'],
      ['should i write her a letter', 'wrote it. 4 pages. she said please stop'],
      [
        'she broke up, i want to fight for us',
        'i sent flowers to her work. she was embarrassed and angry',
      ],
      ['he says its over but i dont accept it', 'asked him one last time. no again'],
      ['can i win her back with a song', 'sent the song. she says nothing will change her mind'],
      ['he left 2 weeks ago', "i promised i'd change everything. he said its too late"],
      ['i want one more talk', 'got the talk. same answer. i cried in front of him'],
      ['should i ask for another chance', 'asked. its a final no'],
      ['my girlfriend left and i drove to her parents', 'they sent me home. im so ashamed'],
      [
        'going to tell her i still love her',
        'told her. she said i know, and im sorry. so thats it?',
      ],
      ['do i try one more time', "tried. he's blocked me now. did i ruin it"],
      [
        'i was going to give him time but i couldnt',
        'i called 10 times. he told me to leave him alone, what do i do',
      ],
    ],
    says: {
      told: "I'm sorry. You put everything on the table and it's still a no, and now shame comes on top. Begging is what love does when it's frightened, people forgive it sooner than you think. But the no was clear, so the kindest thing now, for both, is to stop completely: no apology for the begging either. Ring someone tonight who can take the heartbreak.",
      should:
        "No, I'd stop here. You've said it all, so nothing's been left untried, and each further attempt costs you more and makes the no firmer. Respect it fully, also the block. Use that energy to get through the next day with people who want you there.",
      normal:
        "Yes. Panic makes proud people plead, and it's very common in the first weeks. You don't need to be ashamed for long. What counts is that it ends here. In a few months you'll think of it with a wince and some tenderness for yourself.",
      how: "Take away the ways to do it again: mute or block, give a friend the letter drafts, don't drive past. When the urge comes, wait twenty minutes and call someone. Write everything unsent in a notebook. And eat, sleep, go outside daily; the first weeks are mostly getting through the body's alarm.",
    },
  },
  {
    id: 'love-regret-after-ending-it',
    tries: [
      ['i broke up with my gf last week', 'i think i made a mistake'],
      ['should i leave him', 'i did. now i miss him like crazy'],
      ['we split because of the distance', 'was it wrong? i keep seeing him everywhere'],
      ['i ended it after the fight', 'i regret it. i want him back'],
      ['i said its over in anger', 'i didnt mean it. its been 5 days'],
      ['i left her cause i wasnt sure', 'and now im sure. too late?'],
      ['told him i need to be alone', 'alone is awful. i want to take it back'],
      ['called off the engagement', 'woke up at 4 and thought what have i done'],
      ['i was so relieved when i ended it', 'relief is gone. now its just empty. do i call her'],
      [
        'broke it off bc he didnt want kids',
        'i keep thinking id rather have him than kids. should i go back',
      ],
      ['she was boring me so i left', 'she looks so happy now and i feel sick about it'],
      ['dumped him for the third time', 'and again i want him back. whats wrong with me'],
    ],
    says: {
      told: "Second thoughts after a break-up come to nearly everyone, right decision or not, because missing starts the day you stop. So don't act on it tonight. Write down why you left, in plain words, and ask if that reason has really changed. If it has, or you acted only in anger, ask for a talk. If it hasn't, this is grief and it passes.",
      should:
        "Only if the reason you left is gone, or never was the true one. Missing somebody at night isn't enough; you'd come back to the same place. Wait two weeks and see if you still think so on a good day. Then ask for one honest talk and be ready for a no.",
      how: "Paper first: what I miss, what made me go. If what you miss is mainly company, sleep and habit, ride it out with friends. If it's this one person and the cause can be changed, say exactly that to {them}, what you'd do differently, and let {them} take time.",
      say: "\"I ended it, and I've come to think I was wrong. I don't expect anything. If you're open to one talk, I'd like to tell you why. If not, I'll leave you in peace.\" Send it once, and only when you're sure you'd still mean it in a month.",
      normal:
        "Yes, very. Doubt shows up even after break-ups that were badly needed; your days have a hole where a person was. It says you're missing something, not yet that you were wrong. Look at the reason you left, on a calm day, and let that decide.",
    },
  },
  {
    id: 'love-return-ex-things-person-or-mail',
    tries: [
      ["i still have my ex's hoodie", 'should i give the hoodie back in person or mail it'],
      [
        'we broke up and half my books are at his place',
        'do i go get them or ask him to send them',
      ],
      ['getting over my ex, slowly', 'she wants her bike back. meet her or leave it outside?'],
      ['he broke up with me 3 weeks ago', 'he asked for his ps5. do i have to hand it over myself'],
      ['how to do no contact', 'but ive got her keys still'],
      ['we split in may', 'theres a box of his stuff in my hall, i trip over it daily'],
      ['my ex wont stop writing', 'says its about the pan set. can my brother bring it'],
      ['i ended it with him', 'he wants the necklace back that he gave me. do i give it'],
      ['i cant stop crying over her', 'and now i have to fetch my clothes from her flat'],
      [
        'im 2 weeks out of a 5 year relationship',
        'he said come saturday and get your things. im scared to see him',
      ],
      ['she left me for someone', 'her sweaters are still in my drawer. throw out or return'],
      ['long distance breakup', 'my laptop is 600 km away at his, mail or drive'],
    ],
    says: {
      told: "Mail it, or send a friend, if seeing {them} would throw you back; things don't need a meeting. In person makes sense only for something heavy or valuable, and then short: daytime, a friend along, at the door. Pack everything in one go so there's no second round, keep the message dry, and don't hide a letter in the box.",
      should:
        "I'd choose the way with the least face time: mail, a friend, a bag with a neighbor. Hand it over yourself only if you can do it in five minutes without hoping for a talk. Whatever belongs to {them} goes back, presents you were given you can usually keep, though some people feel better returning them.",
      say: '"I\'ve packed your things. I can send them by mail this week, or Sam can drop them off on Saturday. Which address?" For your own: "Could you box up my books and the jacket? Sam will pick them up on Saturday at noon." Facts only, no "how are you".',
      how: "Make a list of both sides so it happens once. Box it, photo for the valuable bits, agree a day and a way. If you must go yourself, take someone along, go in daylight, don't sit down. Afterward have something planned, food with a friend, because that evening can ache.",
    },
  },
  {
    id: 'love-met-the-ex-for-coffee',
    tries: [
      ['my ex wants to meet for coffee', 'we met. it was nice. too nice'],
      ['should i see him for closure', 'saw him. no closure. just more questions'],
      ['coffee with my ex tomorrow', 'it was weird, like talking to a stranger'],
      ['do i go to the talk with her', 'went. we both cried. still broken up'],
      ['he asked to catch up after a year', 'caught up. i still love him. damn'],
      ['im meeting my ex to give the keys back', 'he hugged me for so long. now im a mess'],
      ['should i tell her everything when we meet', "i told her. she said she'd think about it"],
      ['ex is in town this week', 'met him, felt nothing!! so relieved'],
      ['i want to ask my ex why', 'asked him. he said he doesnt know. useless'],
      ['meeting up as friends with my ex', 'she talked about her new guy the whole time'],
      [
        'we meet tonight at our old cafe',
        'it felt like old times. should i read something into it',
      ],
      ['going to see my ex, wish me luck', 'we kissed at the end. what does that mean now'],
    ],
    says: {
      told: "So you've seen each other, and it leaves more behind than an hour over a cup should. Don't decide anything from it today; a warm hour, tears or a strange chill all show one moment, not a future. Give it three days without writing. Then see what's left: peace, a clear question, or just longing. Only a clear question needs another talk.",
      them: "I can't see into {them}. A hug, a kiss or a soft voice can be love, habit, or saying goodbye, and from outside they look alike. If it meant wanting you back, there'd be words for it. You may ask once, plainly, after a few days, and take the answer as it is.",
      should:
        "I wouldn't read a return into it, and I wouldn't meet again right away. Wait a few days. If you'd want to try again, ask straight: \"Is there something here for you, or was it a goodbye?\" If you wouldn't, let this have been the last coffee for a good while.",
      normal:
        "Yes. Seeing each other again stirs everything up, and feeling thrown back for some days, or oddly flat, is just how it goes. It hasn't undone your progress. Take it easy, tell a friend how it went, and skip looking at {their} profile this week.",
    },
  },
  {
    id: 'love-slept-with-the-ex',
    tries: [
      ['my ex wants to come over to get his things', 'we slept together. ugh'],
      ['meeting my ex for a drink, as friends', 'woke up in her bed'],
      ['how do i get over him', 'i slept with him last night. im such an idiot'],
      ['no contact day 30', "ended up at my ex's. you can guess the rest"],
      ['my ex and i are friends now', 'well. not just friends since saturday'],
      ['we broke up but live together until june', 'it happened again. we had sex'],
      ['she wants closure', 'closure turned into her staying the night. what now'],
      ['he said he misses me', 'so he came over. now he isnt texting back'],
      ['i was doing so well after the breakup', 'hooked up with my ex at the wedding'],
      ['is it ok to cuddle with my ex', "it wasnt just cuddling. does it mean we're back together"],
      ['my ex is seeing someone new', 'he still slept with me yesterday. i feel dirty'],
      ['ex asked for one last night', 'we had it. and now i want more, should i tell him'],
    ],
    says: {
      told: "It happens to a lot of people; the body still knows the way when the head has moved out. No need to beat yourself up. But it isn't a decision, so don't let it slide into one. Ask yourself today: do I want this back, or did I want not to be alone? If back, ask out loud. If not, say it was the last time, and stop the evenings.",
      should:
        "Yes, if you want more, say so now, before it turns into a habit you hurt from. Ask straight out: are we trying again, or was that one night? If the answer is vague, take it as no and stop meeting alone. If you don't want more, say that just as clearly.",
      them: "I can't see into {them}. A night together can be longing, comfort or habit, and it doesn't say by itself that you're a couple again. What tells you something is what {they} say{s} about it in daylight. So ask, once, and go by that answer.",
      say: '"About the other night: for me it meant something, so I need to know. Do you want to try again, or was it a goodbye?" Or: "It was nice, but it doesn\'t do me good. I don\'t want it to happen again." Send the one that\'s true for you.',
    },
  },
  {
    id: 'love-ex-has-someone-new',
    tries: [
      ['im trying to get over my ex', 'he has a new gf. 3 weeks after us'],
      ['dont let me check her insta', 'i checked. shes with someone. hes so good looking'],
      ['we broke up in the summer', 'my friend just told me hes engaged'],
      ['i thought we might get back together', 'saw them holding hands at the mall'],
      ['no contact is working', 'he posted her. hard launch. i feel sick'],
      ['still miss my ex wife', "she's moving in with him. with MY kids at weekends"],
      [
        "it ended well, we're friends",
        'he told me today hes seeing someone. i said cool. not cool',
      ],
      [
        'i blocked my ex but my sister didnt',
        'she showed me. new boyfriend. they went to our beach',
      ],
      ['getting better, day 60', "she's with my old colleague. what the hell"],
      ['i left him, so im fine', 'he is dating already and im jealous?? is that normal'],
      ['he said he wasnt ready for a relationship', 'guess who has a girlfriend now. why not me'],
      ['trying to forget my first love', 'heard she is pregnant with the new one'],
    ],
    says: {
      told: "Ouch. That's one of the meanest moments of a break-up, even if you'd already been doing well. It feels like being replaced, but a new relationship says nothing about your worth or about what you two had. For the next weeks: mute everything, ask friends not to report, don't compare. Tonight call someone and be as petty about it as you like.",
      why: "I can't see why from here, and the timing hurts, I know. Some people can't bear to be alone, some were done earlier inside, some just met somebody. None of that measures you. \"Why not me\" has no answer that helps; who was better isn't what decides these things.",
      normal:
        "Yes, even if you ended it yourself or it's long ago. Seeing your old place taken pokes something old, and it doesn't have to mean you want {them} back. It usually comes in waves and gets flatter. Looking at photos makes it last, so take those away first.",
      how: "Cut the supply: mute or block, friends told not to pass on news, no driving past. When the pictures come at night, get up and do something with your hands for ten minutes. Say it aloud to one person instead of scrolling. And put one thing in next week that's only yours.",
    },
  },
  {
    id: 'love-ex-wants-to-come-back',
    tries: [
      ['my ex left me for someone else', 'he wants me back now'],
      ['im finally over her i think', 'she says leaving was the biggest mistake of her life'],
      ['we broke up cause of his drinking', "he's 4 months sober and asks for another chance"],
      ['my ex texted he misses us', 'he asked if we can try again. i dont know'],
      ['she cheated so i left', "she's begging to come home"],
      ["it's been a year since the breakup", 'out of nowhere he wrote that he still loves me'],
      ['we split in march and i met someone new', 'now my ex wants me back. of course'],
      ['he never wanted to commit', "now he says he'd marry me"],
      ['3rd time we broke up', 'she wants to try a fourth time lol. should i'],
      ['he ghosted then came back', 'he wants a relationship now. should i believe it'],
      [
        'been crying over her for months',
        'she stood at my door with flowers. i said i need to think',
      ],
      [
        'i left because we always fought',
        'he started therapy and wants us back, my friends say no way',
      ],
    ],
    says: {
      told: "So now it's you who gets asked, and that can spin your head. Take your time, nobody gets an answer this week. Think of why it ended and ask what's different in fact, not in words: what has been done, since when? Then what you want, apart from winning. If you try, go slowly, dates first, no moving in, and look again after two months.",
      should:
        "I lean yes only if the old reason has visibly changed, and you'd want this person if you met today. I lean no if it's promises, loneliness, or the same round as before. Either way slow: a few meetings, one honest talk about what broke. Love that's meant seriously can wait a month.",
      say: "\"I hear you, and I need time. What broke us was this, and I'd have to see it's different. Let's meet in two weeks and talk.\" Or: \"I'm glad you said it, but I don't want to go back. Please accept that.\" Both are fair.",
      them: "I can't see into {them}. It can be real love, or loneliness, or missing a familiar place. You can find out more by going slowly: whoever means it will talk about what went wrong and have patience. Pressure to decide quickly would make me careful.",
      will: "I can't promise that it'd hold this time. Some couples come back and do well, mostly those who changed the thing that broke them. Look at what's been done since, for how long, and without you watching. If there's only a promise so far, let some months show it.",
    },
  },
  {
    id: 'love-ran-into-the-ex',
    tries: [
      [
        'im scared of bumping into my ex',
        'saw him at the supermarket. with a basket of OUR cereal',
      ],
      ['we broke up 2 months ago, same town', 'ran into her today. my legs went'],
      ['my ex will be at the party', 'he was. he said hi like im a cousin'],
      ['same gym as my ex', 'she was on the next treadmill. i left'],
      ['how do i act when i meet him', 'met him. i waved. why did i wave'],
      ['going to a wedding where my ex is', 'we danced. i havent slept'],
      [
        'she works two streets away',
        'saw her through the cafe window, she was laughing. i cried on the bus',
      ],
      ['i changed my route because of him', 'he was on the other route lol. he looked awful'],
      ['first concert since the breakup', 'he was there with a girl. i hid in the toilet'],
      ['i think i am over her', 'bumped into her and felt nothing. nothing!'],
      ['i avoid our bar', 'went once and there he is. he ignored me. why would he do that'],
      ['we have the same friends', 'saw her yesterday, she hugged me. what does that mean'],
    ],
    says: {
      told: "Nobody's ready for that; your body gets the news before you do. However you behaved, wave, hiding place and all, it was fine and it's over, and the next time will be shorter. Be gentle with yourself for a day or two, tell somebody the story, and don't text about it afterward. Have one sentence ready for next time: \"Hi, hope you're well, got to run.\"",
      them: "I can't see into {them}. A hug, a smile or looking away in those ten seconds is mostly surprise, and you were both unprepared. I wouldn't build on it in either direction. If there's something to say, {they} know{s} where to find you.",
      normal:
        "Yes, heart racing, tears on the bus, or feeling nothing at all, each of them is normal and none is a verdict about where you stand. It's a jolt. Most people are back to their usual level after a few days if they don't go looking at profiles that night.",
      why: "I can't know. People often go stiff or look away because they don't know what to do with their face, it needn't be coldness. What you can do is leave it there. You don't owe a scene, a friendship or an explanation, and {they} can't take your evening if you don't hand it over.",
    },
  },
  {
    id: 'love-still-not-over-it-after-months',
    tries: [
      ['how long to get over someone', 'its been 8 months and i still cry'],
      ['my ex left in spring', 'my mum says i should be over it by now'],
      [
        'getting over a 10 year relationship',
        'its been a year. everyone is sick of me talking about it',
      ],
      [
        'i did no contact and everything',
        'still think of her every single day. whats wrong with me',
      ],
      ['you said give it time', 'how much time. its been 5 months'],
      ['i miss my ex', 'my friends say move on already'],
      ['we were only together 3 months', 'and im sad since 6. pathetic'],
      ['i try to date again', 'i compare everyone with him. still'],
      ['he left 2 years ago', 'still dream about him, is that normal'],
      ['i thought it gets easier', 'it got easier and now its worse again, why'],
      ['i deleted all the pics', 'didnt help. she is in every song'],
      ['trying to move on from my ex', 'my brother says i just like suffering'],
    ],
    says: {
      told: "There's no deadline for this, and whoever names one for you isn't in your shoes. Missing comes in waves; a bad week after good ones isn't starting over. But if nothing has moved for months, change something: stop the last source of news, put one new regular thing in your week, and think about talking to a counselor. You can get help for this, too.",
      normal:
        "Yes. Months are ordinary, for a long love even more, and dreams or songs can get you years later. What I'd look at is whether your life is growing around it, bit by bit. If sleep, food or work have been suffering for weeks, talk to a doctor or counselor; you needn't wait for worse.",
      when: "I can't give you a date, and I don't trust anybody who does. It usually doesn't stop one day, it gets rarer: first an hour without it, then an evening, then a weekend. If you're stuck at every day, look for what feeds it, like profiles, messages, old places, and take that away.",
      why: "Because it's not a straight line. Seasons, birthdays, a quiet evening or a failed date bring it back up, and then it feels like day one. It isn't; it passes quicker now. Often you mourn the future you'd planned, too, and that takes its own time.",
      say: 'To the ones who push: "I know you mean well. I\'m doing it at my speed, and what helps me is if you take me along somewhere instead of telling me to move on." It gives them something to do, and most people are relieved to have it.',
    },
  },
  {
    id: 'love-first-good-day-after-break-up',
    tries: [
      ['how do i survive this breakup', 'today was the first day i didnt think of him till lunch'],
      ['i miss her so much', 'i laughed today. like really laughed. felt guilty'],
      ['its been 3 months', 'i think im getting over it?'],
      ['no contact is hell', 'day 45 and i forgot to count. that was yesterday'],
      ['i cant stop checking his profile', 'havent looked in 2 weeks'],
      ['my ex has a new girlfriend', 'saw them today. and it was ok. weird'],
      ['heartbroken in october', 'i slept through the night for the first time'],
      ['she left, i cant eat', 'made myself a proper dinner tonight and sang'],
      ['will it ever stop hurting', 'i deleted his number and felt light'],
      ['going through a divorce', 'went on a hike alone and was happy. is that allowed'],
      ['i cried every day since june', 'not today. am i cold now or healing'],
      ['i loved him so much', 'i woke up and felt free. i feel bad for feeling good'],
    ],
    says: {
      told: "That's good to hear. Look what you did, with nobody handing it to you: you got through the days until one of them turned light. Nothing to feel guilty about; feeling better doesn't make what you had any smaller. A bad day may come back between, and it won't undo this one. Do a bit more of what today was made of.",
      glad: 'Lovely, and you earned it hour by hour. Remember this one for the next low evening: you now know for a fact that it can feel like this. Write one line about it somewhere. And do something small with the new room in your head, a call, a plan, a new song.',
      normal:
        "Completely allowed and normal. Guilt often turns up with the first good hours, as if being sad were the last bit of loyalty. It isn't cold to heal. You can have loved someone and enjoy your dinner. Let it be a good day and don't examine it too long.",
    },
  },
  {
    id: 'love-looked-in-phone-and-found-nothing',
    tries: [
      ['im jealous and want to check his phone', 'i looked. there was nothing. now i feel awful'],
      ['should i look at her messages', 'did it. only her mum and work. im ashamed'],
      [
        "he's always texting someone",
        'i went through his phone while he was in the shower. it was his brother',
      ],
      [
        "i think she's hiding something",
        'read everything. she was planning my birthday. i want to sink into the floor',
      ],
      ['how do i stop being jealous', 'i checked his location all night. he was where he said'],
      ['told myself i wont snoop', 'i snooped. nothing. still not calm'],
      ['my gut says she lies', 'checked her laptop, clean. do i tell her i looked'],
      ['he smiles at his phone', 'looked. memes. just memes. do i confess'],
      ['the ex keeps calling her', 'i read their chat, its about the dog. am i crazy'],
      ['i got cheated on before so i check', 'checked again. nothing again. i cant stop'],
      [
        'is it bad to look through his dms',
        'looked anyway, he caught me. there was nothing in there and now hes mad',
      ],
      ['he came home late', "went into his phone, was really work. he'd be so hurt if he knew"],
    ],
    says: {
      told: "So there was nothing, and instead of calm you've got guilt. That's how checking goes: it soothes for an hour and then wants more. Don't look again, and say the real thing instead: that you were afraid, and of what. Telling {them} you looked is uncomfortable but usually better than being found out. And ask for the thing you need, more time, a call when it's late.",
      should:
        "I'd tell, if you can do it calmly and without an excuse. It's your trust that's hurting, and {they} can only help if {they} know{s}. Be ready for anger, that'd be fair. If you don't tell, then at least stop for good, because the second time would weigh more.",
      say: "\"I have to tell you something I'm not proud of. I was scared and I looked in your phone. There was nothing, and it wasn't right. I want to stop, and I'd like to talk about what frightens me.\" Then let {them} be upset and don't defend it.",
      how: 'Make a rule: when the urge comes, wait half an hour, phone of the other in another room, and write down the fear in one sentence. Then say that sentence to {them} or a friend. If you were hurt before, or it happens daily, a few talks with a counselor do more than any check.',
    },
  },
  {
    id: 'love-told-partner-im-jealous-and-they-got-mad',
    tries: [
      ['im jealous of his coworker', 'told him. he got so angry'],
      ["she's always with her guy best friend", 'i said something. she says im controlling'],
      ['how do i tell him i dont like him liking her pics', 'told him. he laughed at me'],
      ['jealous of my gfs ex', 'brought it up, she said im insane and slept on the couch'],
      ['should i say it bothers me that he follows models', 'said it. now he isnt talking to me'],
      ['i was going to ask who she texts', 'asked. huge fight. she says i dont trust her'],
      [
        'he goes to lunch with a girl from work daily',
        'he says im just insecure and wont discuss it',
      ],
      ['how to bring up jealousy', 'i tried it calm, he said thats my problem'],
      ['she had dinner with her ex', 'i told her it hurt, she rolled her eyes'],
      ['my bf still likes his exs photos', 'he said im reading too much into it. am i'],
      [
        'i want to tell him to stop texting that girl',
        'told him. he said he wont drop a friend for me, what now',
      ],
      ['it hurts when she flirts', 'i said so. she says its just her personality. am i wrong'],
    ],
    says: {
      told: "That's a rough answer to something that cost you to say. A feeling isn't an accusation, but it's often heard as one. Wait till both of you are calm, then try again with just two parts: what I felt, and one small thing I'd like. No forbidding, no list of evidence. You can't demand that {they} drop{s} a friend, but you can expect to be heard without being laughed at.",
      say: "\"I'm not accusing you and I don't want to forbid you anyone. I felt left out last week and it scared me. It'd help if you introduced me, or told me beforehand. Could we do that?\" Keep it to one request, and say it when nobody's on the way out.",
      normal:
        "It isn't wrong to feel jealous, and it isn't crazy. What matters is what each does with it: you, saying it without controlling; the other, listening without mocking. Look at whether there's something concrete or an old fear. Either one can be talked about, and should be.",
      should:
        "I'd bring it up once more, on a calm day, smaller and clearer. If you get the same wall several times, the issue is less the other person and more that your worries have no place between you two. Then say that, or suggest a couple of sessions with a counselor.",
    },
  },
  {
    id: 'love-jealousy-found-something',
    tries: [
      ['should i check his phone', "i did. he's been texting his ex. hearts and everything"],
      ['she says hes just a friend', "i saw the messages. 'wish you were here'"],
      ['my gut feeling about my bf', 'found his tinder. active today'],
      ["he's hiding his screen", 'there are pics of a woman in his deleted folder'],
      ['jealous for no reason i think', 'not for no reason. she told him she loves him'],
      ['im paranoid i guess', 'found a hotel booking for two. not with me'],
      ['a friend saw my boyfriend on hinge', 'i made a fake profile and he answered it'],
      ['she works late a lot', 'found the chat. its her boss. im shaking'],
      ['how do i trust again', "i cant, he's got a second instagram with girls on it"],
      ['he swore nothing was going on', 'read it on his ipad. what do i do now'],
      ['is it wrong to look', 'idc if its wrong, i found their texts. do i confront her tonight'],
      ['he said the app was deleted', 'its still on his phone, new messages. do i say i looked'],
    ],
    says: {
      told: "I'm sorry, that must've gone right through you. I can't tell you what exactly happened between them, but what you saw is real enough to be asked about. Not at midnight and not in a rage, if you can: breathe, ring a friend, sleep elsewhere if you need to. Then say plainly what you saw and ask for the whole truth. Decide about staying later.",
      should:
        "Yes, bring it up, but not this minute. Wait until your hands are steady and nobody has to leave for work. Admit that you looked, it takes that argument away. Ask, listen, and watch whether you get answers or only anger about the phone. You needn't decide anything that same evening.",
      say: '"I looked in your phone, and that\'s on me. I saw the messages. I want you to tell me what this is, all of it, now." Then be quiet and let {them} talk. If it turns into a fight about snooping: "We can talk about that too, after this."',
      how: "Note what you saw and when, so you don't doubt yourself later. Tell one person you trust. Choose a time without children or guests around, say it in two sentences, ask your questions. Have a place to sleep if it gets too much. And get a health check if you need one; that's plain care.",
    },
  },
  {
    id: 'love-partner-says-im-too-jealous-or-controlling',
    tries: [
      ['he doesnt text back for hours', "he says i'm too clingy"],
      ['im jealous of her friends', 'she said i suffocate her'],
      ['should i ask where he was', "he said i'm like his mother"],
      ['i need a lot of reassurance', 'she told me its exhausting'],
      ['i called him 5 times last night', 'he says he needs space from me'],
      ['is it ok to want her location', 'she says thats controlling. is it'],
      [
        "how do i stop overthinking when he's out",
        "he wont tell me anything anymore because i 'interrogate'",
      ],
      ['i dont like her going to clubs', 'she said one more comment and shes gone'],
      ['i get nervous when he doesnt answer', 'his friends call me psycho, he laughed along'],
      ['we fight about texting', 'she says normal people dont text 50 times a day'],
      ['i told him i dont want him to see her', 'he says im toxic. am i toxic'],
      [
        'jealous again, i know',
        "he said if i dont get it under control he's leaving, how do i do that",
      ],
    ],
    says: {
      told: "That's a hard thing to be told, and a loving person can still be too much for someone at times. Take the bit that's true and leave the label. Pick one habit to drop this week, the location, the calls, the questions at the door, and tell {them} so. And ask for one thing in return that calms you, like a short message when it gets late.",
      how: "When the wave comes, wait twenty minutes before you write, and do something with your body: walk, shower, dishes. Write the fear down in one sentence. Agree on one fixed sign of life for late evenings, then don't ask beyond it. Fill some evenings of your own. If it stays this strong, a counselor is really good at this.",
      say: "\"You're right that I've been asking a lot. I'm scared of losing you, that's mine to work on, and I'll stop the calls. It would help me if you sent one line when you're late. Can we try it for a month?\" It's honest, small, and has an end.",
      normal:
        "Wanting closeness and being nervous is normal, and you're not a bad person. Checking, calling over and over or deciding who someone sees does squeeze the other, though, even when it comes from fear. It can be unlearned. You've taken a first step by asking instead of arguing.",
    },
  },
  {
    id: 'love-long-distance-visit-was-strange',
    tries: [
      ["he's flying in on friday, 5 months apart", "he's here and its weird. like strangers"],
      [
        "we're long distance, she visits next week",
        'she left yesterday. it was awkward the whole time',
      ],
      ['first time meeting my online gf', 'met. we didnt know what to say. online it was so easy'],
      ['cant wait to see him at the airport', 'saw him. hugged. and then i felt nothing?'],
      ['i travel to her in june', 'we fought for 3 of 4 days'],
      ['ldr for a year, finally a visit', 'he was on his laptop most of the time'],
      ['14 hours on the bus to see my bf', 'it was fine but no spark. im so confused'],
      ['my girlfriend is abroad and comes home for xmas', 'shes home and she has changed'],
      ["we're seeing each other after 8 months", 'its day 2 and i want my space lol. is that bad'],
      ['i booked the flight to see him', 'back now. i thought id be happier'],
      [
        'she comes for my birthday',
        'she came. we didnt even kiss till the last evening, is that normal',
      ],
      ['visit went how, ill tell you', 'strange. he felt shorter and quieter, is it over'],
    ],
    says: {
      told: 'That\'s an unsettling thing after looking forward so much. After months on a screen the real person has a smell, moods and a phone, and the first days are often stiff. So don\'t judge the whole of it by this. Say it to {them}: "It felt strange for me, for you too?" And make the next visit more ordinary: shopping, cooking, some hours apart.',
      normal:
        "Yes, it's very common. You know each other's voices by heart and have to get used to the bodies again, under the pressure that every hour must be special. Wanting an hour alone on day two is normal, too. If it stays strange through two or three visits, then it's worth a serious talk.",
      why: "I can't know for you two, but often it's the pressure: few days, high hopes, no everyday. On the phone you both show your best hour, in a visit there's also the tired one. It may be a lack of practice or a lack of fit. An ordinary long weekend tells more than a perfect one.",
      say: "\"I missed you so much, and then it felt a bit strange, and I don't want to pretend. How was it for you?\" Gently, not at the airport. Chances are you'll both be relieved that it's out. Then agree on one thing to do differently next time.",
    },
  },
  {
    id: 'love-long-distance-visit-cancelled-or-after-goodbye',
    tries: [
      ["she's coming in three weeks!!", 'she cancelled. work. i could scream'],
      ['my bf lives in another country', 'just brought him to the airport. cant stop crying'],
      ['we have a visit planned for may', 'his visa got refused. no visit'],
      ['counting days till i see her', 'flight cancelled. not till august now'],
      ['ldr is so hard', 'he left this morning and his side of the bed is still warm'],
      ['im flying over on friday', "i cant. my mum is ill. he's so disappointed"],
      ['we see each other every 6 weeks', 'he cant afford the ticket this time. 12 weeks now'],
      [
        'i planned everything for her visit',
        'shes got exams and moved it. again. how do i not get angry',
      ],
      ['my husband works abroad', 'he went back yesterday, house is so quiet, how do you do this'],
      ['he was supposed to come for christmas', 'he isnt. im alone with a turkey'],
      ['long distance for 2 years', 'goodbye was horrible this time, does it ever get easier'],
      [
        'finally got leave to see him',
        'leave got cancelled by my boss. i dont know how to tell him',
      ],
    ],
    says: {
      told: "That's a real blow; you'd already been living toward those days, and now there's just the quiet. Be sad about it for the evening. What helps most people is having a next date, even far off and provisional, so set one together within the week. And do something tonight that's at the same time on both sides: same film, same soup, phone on the table.",
      how: 'Tonight be sad, without making plans. Tomorrow fix the next date, even if it\'s only "the second half of August". Put two things with people into the first empty weekend. And change the calls: not only "how was your day", but cook, watch or walk together. Say the disappointment once, to each other, not against each other.',
      normal:
        "Yes, crying at airports and being angry at a calendar belong to loving someone far away. It isn't a sign you're not made for this. If after every goodbye you need a week to function, though, talk together about how long you want it like this and what could bring you closer.",
      say: "\"I'm so disappointed, and I know it's not your fault. I'd like us to pick the next date now, so I've got something to count down to.\" If it's you who can't come: \"I wanted it as much as you. It breaks my heart too. When's the next weekend you could?\"",
    },
  },
  {
    id: 'love-long-distance-who-moves',
    tries: [
      ["we're long distance since 2 years", 'he wants me to move to him. but my job is here'],
      ['should we close the gap', "she says she cant leave her dad. he's sick"],
      ['we talked about living together', 'he says its my turn to give something up'],
      ['i asked him when this distance ends', 'he has no plan. no date. nothing'],
      ['my gf lives in canada', 'im moving there in march!! scared'],
      ['do i move for love', 'told my mum and she says im throwing my life away'],
      [
        'i have a daughter and he lives 500 km away',
        "he wants us to come to him, she's 9 and hates it",
      ],
      ['3 years ldr', "she'd come, but she doesnt speak the language"],
      ['how do we decide who moves', 'he earns more so he says i should. feels unfair'],
      ['i told her id move', 'and now im not sure. all my friends are here. what if it goes wrong'],
      ['my boyfriend is in the army up north', 'they posted him even further away. do i follow'],
      ['ask him about the future i know', 'asked. he says in 2 or 3 years maybe. do i wait'],
    ],
    says: {
      told: "That's the point where distance gets serious, because somebody pays more than the other. Put it on the table together: work, family, language, money, friends, for both places, and what each would lose. Try before you leap, a month or a summer there with your own place kept. And whoever moves needs something back, like a clear date, money set aside, a way home.",
      should:
        "I'd go only for a trial first, some weeks of ordinary life, and if you'd like parts of that place for yourself, too. Keep your own income or savings for a return. If there's no date and no plan on the other side, say what you need by when. Waiting without an end wears love out.",
      say: "\"I want to live with you. What I can't do is be the only one who gives things up. What would you put in, and by when? Let's look at both cities honestly, list by list.\" It's a loving question and it asks for a real answer.",
      how: "Each writes alone: what I'd lose, what I'd need, what I'd never give up. Then compare. Look for a third way, a trial of three months, remote work, a town in between, a fixed year. Agree on a date to decide, and on what happens if it goes badly, including who pays the way back.",
    },
  },
  {
    id: 'love-long-distance-ended',
    tries: [
      ['ldr, he calls less and less', 'we ended it last night on facetime'],
      ['is long distance worth it', 'its over. she said she cant do it anymore'],
      ['she moved to japan for work', 'we broke up. no fight. just too far'],
      ['should i end it because of the distance', 'i did. i still love him'],
      ['we only see each other 4 times a year', 'he said he met someone there'],
      ['i wanted to surprise him with a visit', 'he broke up with me before i could book'],
      ['2 years apart', 'finished. by voice message. i cant even get a hug'],
      [
        'my boyfriend got a job abroad',
        'we decided to stop before he goes. he leaves sunday. do we still see each other till then',
      ],
      ['the time difference kills us', 'she ended it this morning, nobody here even knew her'],
      ['trying to save my ldr', 'couldnt. and nothing around me changed, thats so weird'],
      ['i said id give it till summer', 'told him its over. he just hung up'],
      [
        'we love each other but 9000 km',
        'we let go. how do i get over someone who lived in my phone',
      ],
    ],
    says: {
      told: "I'm sorry. Losing someone who was far away is odd: the flat looks the same, nobody around you notices, and yet the whole shape of your day has gone. Tell people plainly that it was a relationship and it's over, so they can be there. Fill the hour when you used to call, this week already. And love alone not bridging the miles isn't a failure.",
      how: "Take the phone hour first, that's where the hole is: a friend, a class, a walk, every evening for two weeks. Move the chat out of sight. Tell two people what you've lost, even if they never met {them}. And let yourself have a goodbye, a letter you don't send, a photo put away in a box.",
      should:
        'Only if both of you can bear it, and with a clear last day. Some like to say goodbye properly, others just stretch out the pain. Choose one good evening, say what you want to say, and then stop. After that no daily calls for a while, otherwise it never ends.',
      normal:
        "Yes. It can feel unreal, because nothing in your room has changed, and it's still a full break-up with everything that goes with it. You aren't exaggerating. Say it out loud to people around you, they often don't realize how close you were.",
    },
  },
  {
    id: 'love-bad-texter-answer',
    tries: [
      ['he takes a day to answer', 'asked him about it. he says hes just a bad texter'],
      ['she never writes first', 'i told her. she said she hates phones'],
      ['why is he dry over text', "he says he'd rather talk in person"],
      [
        'should i say something about his slow replies',
        'said it. he promised to do better. lasted 2 days',
      ],
      ['he reads and doesnt answer', "he says he's busy at work and forgets"],
      [
        "we've been on 5 dates but he hardly texts",
        "he goes 'you know i like you, i just dont text'",
      ],
      ['i like her but she leaves me on read', 'confronted her, she said im overthinking'],
      ['do i match his energy', 'i stopped texting first. its been 4 days of nothing'],
      [
        "he's online all the time but doesnt reply to me",
        'asked. he says he mutes everyone. is that an excuse',
      ],
      ['how often should a boyfriend text', 'he said texting all day is for teenagers'],
      ['she texts for an hour then vanishes', 'she says thats just how she is, do i accept it'],
      ['i double texted', "he replied 'sorry fell asleep' for the third time"],
    ],
    says: {
      told: "It can be perfectly true, some people are lovely in a room and hopeless on a phone. So judge it by the rest: {does} {they} make plans, turn up, remember, call when it matters? If yes, agree on one small thing, a good night line or a fixed call. If it's thin there too, then it isn't about texting, and you may say that it's too little for you.",
      should:
        "I'd accept the style if the rest is warm, and not if it isn't. Ask for one concrete thing, like one message a day or a Sunday call, and see if it holds for a few weeks. Don't play silent games to test it; they mostly make you miserable and prove nothing.",
      say: "\"I don't need texts all day. But when I hear nothing for two days I start to feel unimportant. Could you send one line in the evening, or call twice a week?\" It's small and clear, and how it's received tells you a lot.",
      them: "I can't see into {them}. For some people a slow reply means nothing at all, for others it's low interest, and the screen looks the same. Look at the effort outside the phone: plans, time, questions about you. That's the better sign.",
    },
  },
  {
    id: 'love-double-texted-or-sent-long-message-regret',
    tries: [
      ['he hasnt answered since monday', 'i sent another one. and another'],
      [
        'should i send her a long message about how i feel',
        'sent it. 3 screens. she hasnt replied',
      ],
      ['not going to text him first', 'texted him first. twice. now i feel needy'],
      ['i wrote him i like him', "then i sent 'sorry ignore that'. kill me"],
      ["she's been distant", 'i sent a voice message of 6 minutes. i was crying in it'],
      ['help me word a text to my crush', 'i pressed send too early and it was full of typos'],
      ['drunk last night', "i texted him i love him. we've had 3 dates"],
      ['he said he needs space', 'i wrote a whole essay at 3am. can i delete it'],
      ['want to tell her im hurt', 'did, but it came out so angry. do i apologize'],
      ['waiting for his reply is torture', "i sent a question mark. then 'nvm'. how bad is it"],
      ['she left me on read', "i wrote 'guess you dont care'. regret it so much"],
      [
        'dont want to seem desperate',
        'sent him a selfie after no reply for a week. desperate, right?',
      ],
    ],
    says: {
      told: "You'd like to climb into the phone and take it back, I know. It's out, and it's far less terrible on the other screen than in your head. The one thing that helps now is to stop: no explanation, no apology for the apology. If something was really hurtful, one calm line tomorrow. Otherwise leave it, and let {them} make the next move.",
      should:
        'Only if you wrote something unkind. Then one line, in daylight: "That came out harsher than I meant, sorry." If it was only long, soft or early, don\'t apologize for having feelings. No deleting either, it usually just raises the question of what it was. Phone away, and give it a few days.',
      normal:
        "Very normal, nearly everyone has a message like this in their past. It's nerves and waiting, not desperation. It won't decide the matter on its own; someone who likes you will smile about it. Next time write it in your notes first and look at it in the morning.",
      say: 'If it needs anything at all: "That was a lot at once, my nerves were typing. No need to answer everything. I\'d just like to see you." Once, light, and then nothing more until there\'s an answer. If it was only a typo, say nothing.',
    },
  },
  {
    id: 'love-deleted-or-back-on-the-apps',
    tries: [
      ['dating apps make me miserable', 'i deleted them all. feels good and scary'],
      ['should i go back on hinge', 'im back. 2 hours in and im already depressed'],
      ['no matches for weeks', 'changed my photos like you said. still nothing'],
      ['i hate swiping', 'deleted tinder. reinstalled it the same night lol'],
      ['is it worth paying for bumble', 'paid. 3 likes, all 400 km away'],
      ['i want to try an app at 58', 'made a profile with my daughter. im so nervous now'],
      ['quit the apps for a month', 'month is over and i dont miss it. but how do i meet people'],
      ['they match and never answer', 'i give up. im done with online dating'],
      ['made a new bio', 'got 12 likes in one day!! overwhelmed'],
      ['swiping since 2 years', 'took them off my phone today, am i gonna end up alone'],
      ['trying speed dating instead', 'went. it was fun actually'],
      ['everyone says get on the apps', 'i did. someone from work saw me on there. mortified'],
    ],
    says: {
      told: "Whichever way you've just gone, on or off, it's no verdict on you; apps are a noisy way to meet a few people. Use them with limits or not at all: one app, twenty minutes, a few real conversations, a coffee soon. And have one place each week where you meet people without a screen, a class, a club, friends of friends. You can change your mind any month.",
      how: "Off the apps: one regular thing with the same faces every week, say yes to invitations, tell friends you'd like to meet someone. On them: three honest photos, one smiling, one whole, one doing something, and a line that's easy to answer. Write to few, suggest a short coffee after some days. Stop when your mood drops.",
      normal:
        "Yes. Most people swing between deleting and reinstalling, and being tired of it is a healthy reaction. Few matches says more about how those apps work than about your looks or worth. And no, leaving them doesn't mean ending up alone; plenty of couples meet elsewhere.",
      should:
        "If it leaves you lower each time you close it, take a real break, at least a month, and see how you feel. If it's more bored than sad, keep one app with a time limit. Paying rarely fixes it. A better photo and one offline evening a week do more.",
    },
  },
  {
    id: 'love-app-match-wont-meet-or-seems-fake',
    tries: [
      ['i met a great guy online', 'he never wants to videocall. always an excuse'],
      ['chatting with a girl for 2 months', 'she cancelled meeting again. 4th time'],
      ['hes an engineer on an oil rig', 'he asked me for 300 for his phone bill'],
      ['is my online bf real', 'did the reverse image search. its a model from brazil'],
      ['met someone on facebook dating', "my son says its a scam. he's so lovely though"],
      ['should i ask him for a video call', 'asked. he got offended and said i dont trust him'],
      [
        'she says she loves me, we havent met',
        'now she needs a ticket to come here. asks me to pay',
      ],
      ['his photos look too good', 'i confronted him. he blocked me'],
      ['texting a lovely woman from abroad', 'she wants me to put money into her trading app'],
      ['i sent him money once', "he wants more. he says he will pay back when he's home, do i"],
      [
        'writing with a soldier abroad',
        'my sister says never send money. but he is stuck, what if its true',
      ],
      ['we write every day for half a year', 'he told me today he has another name'],
    ],
    says: {
      told: "That's a painful moment, because the talks felt real and your feelings were. I can't see who's on the other end, but I'd treat this as a stop sign: no money, gift cards, photos or papers, whatever the story. Someone honest can do one short video call. If money has already gone, ring your bank today and report the profile. And tell a friend, there's no shame in it.",
      should:
        "No money, not even a small sum and not as a loan. I'd ask once for a live video call or a meeting in a public place, and if there's an excuse, end it there. Real people in trouble have banks, employers and families. If you've already paid, call your bank now and report it.",
      say: "\"I like talking to you, and I'll only go on if we have a video call this week. I don't send money to anyone I haven't met.\" Then stop explaining. Anger, pressure or a new emergency in return is your cue to block and report.",
      normal:
        "It happens to clever, warm people of every age, because kindness every morning does something to all of us. You're not stupid. What you felt was real on your side, so it can hurt like a break-up. Talk to someone near you, and let the platform and your bank know.",
    },
  },
  {
    id: 'love-saw-partner-or-date-still-on-app',
    tries: [
      ["we've been dating 6 weeks", 'my friend just saw him on bumble'],
      ["i think we're exclusive", "she's still on hinge, new photos too"],
      ['third month with him, so happy', 'his tinder says active today'],
      ['do i ask her to delete the app', 'asked. she says she only looks'],
      ['is he still on there', "he is. new bio. 'looking for something casual'"],
      ['we never talked about exclusive', 'he came up in my friends swipes, do i say something'],
      ['my bf of a year', 'a colleague matched with him. showed me the chat'],
      ['she deleted the app in front of me', 'shes back on it'],
      [
        'seeing someone nice since march',
        'he said he just forgot to delete it. location was updated yesterday',
      ],
      [
        'i dont want to be jealous but',
        'confronted her about the app. she said we never agreed on anything',
      ],
      [
        '5 dates in with a guy',
        'i reinstalled just to check and there he was. what do i say without sounding crazy',
      ],
      ['should i trust him', 'he says its an old profile, can that be'],
    ],
    says: {
      told: "That's a nasty little shock. An old profile can linger by itself, so I can't tell you what it means, but you can ask. First be clear with yourself: did you two agree on only each other, or was it assumed? If agreed, you're owed a straight answer. If not, this is the moment to say what you want and hear if it's wanted back.",
      say: '"I heard you\'re still on the app, and it bothered me. I\'d like us to see only each other. Do you want that too?" Calm, no cross-examination, in person if possible. The answer to that question matters more than when the profile was last opened.',
      should:
        "Yes, ask, soon and plainly. Checking in secret only makes you more nervous. If you never spoke about being exclusive, ask for it rather than accuse. If you did agree and there's no clear answer, I'd take a step back until there is one.",
      them: "I can't see into {them}, or what that app is doing on the phone. It can be a forgotten profile, curiosity, or still looking around. You'll learn more from a direct question and what's done afterward, app gone or not, than from any screenshot.",
    },
  },
  {
    id: 'love-told-friend-i-love-them',
    tries: [
      ['im in love with my best friend', 'i told her. she said she needs to think'],
      [
        "should i tell him, we're friends since school",
        'told him. he doesnt feel the same. its so weird now',
      ],
      ['i like my flatmate', 'said it last night. she goes quiet every time i come in the kitchen'],
      ['do i risk the friendship', "risked it. she's avoiding me"],
      [
        'my best friend is getting close to someone',
        'i confessed. he said he wishes i had said it a year ago',
      ],
      ['should i tell my friend i have feelings', 'did it, he hugged me and said lets forget it'],
      [
        'im so in love with my bandmate',
        'told him at rehearsal. he laughed, thought it was a joke',
      ],
      [
        'i cant be just friends with her',
        'told her that. she cried and said she doesnt want to lose me',
      ],
      ["he's my best friend and im gay", "told him. he was kind but he's straight. it hurts"],
      [
        'we spend every day together',
        "i said i love you and she said 'like a friend right?' i said yeah. ugh",
      ],
      [
        'thinking of telling my friend',
        'its out. he hasnt written for a week, did i ruin everything',
      ],
      [
        'telling her on our hike',
        'told her. she said she isnt sure what she feels, what do i do now',
      ],
    ],
    says: {
      told: "That took real courage, and now comes the awkward part. The friendship isn't ruined because it's strange for a while; both of you need a few weeks to find your places again. Don't press for an answer or act as if nothing was said. Give some distance, keep one normal thing you share, and be honest with yourself if being \"just friends\" hurts too much for now.",
      how: 'A little less contact for two or three weeks, then something ordinary with other people around. No more hints, no watching for signs. Talk about your feelings with a different friend in the meantime. If you were asked for time, let {them} be the one to bring it up again, within reason.',
      say: '"I don\'t regret telling you, and I don\'t need you to fix it. I might be a bit quieter for a while. Our friendship matters to me." It takes the pressure off both. If you need more distance: "I need a few weeks off, and it isn\'t anger."',
      them: "I can't see into {them}. Silence after such a sentence is often simple awkwardness, the fear of saying something wrong, and it doesn't have to be rejection of you. Let some days pass, then make it easy with one normal, light message. More than that you can't do now.",
    },
  },
  {
    id: 'love-crush-turns-out-taken',
    tries: [
      ['i really like the guy from my office', "found out he's married. 2 kids"],
      ['should i ask the barista out', 'she has a boyfriend. saw them kiss'],
      ['my crush smiled at me again', 'he mentioned his gf today. ouch'],
      ['she flirts with me all the time', 'turns out shes engaged'],
      ["we've been texting for weeks", "he told me he lives with someone. but its 'complicated'"],
      ['i was going to tell my friend i like him', 'he came to dinner with a new girlfriend'],
      ['how do i know if she likes me', 'she does, she said. but shes in a relationship'],
      ['met the perfect man at a conference', 'wedding ring. didnt see it till the last day'],
      ['i had two dates with him', 'his wife messaged me. i didnt know!!'],
      ['gonna ask her after practice', 'her boyfriend picked her up. i feel sick'],
      ['he says he will leave her', 'its been 4 months and he hasnt. do i wait'],
      ['im in love with my teacher from salsa', "he's taken. do i stop going"],
    ],
    says: {
      told: "Oh, that's a hard landing, I'm sorry. You haven't done anything wrong by liking someone. What I'd do now is step back a bit: fewer chats, no private late messages, no waiting for it to end over there. If there's something real, let it come to you free and clear. Tonight grieve a little for the picture you had; that's a loss as well.",
      should:
        "I wouldn't wait. \"Complicated\" and \"soon\" can go on for years, and you'd live on stolen hours. Say that you're only open to someone who's free, and then keep your distance. You don't have to give up your class or your cafe, only the private part.",
      say: "\"I like you, and that's why I'm stepping back. You're with someone. If that ever changes, you can tell me, but I won't wait in between.\" Friendly and final. If nothing was ever said, you don't need to announce anything, just be a bit less available.",
      how: "Less fuel: no stories, no lunch for two, no long chats after nine. Keep it polite when you meet. Put something on your own calendar in the hours you used to hope. It usually takes some weeks for the flutter to calm. Tell one friend so that it isn't a secret that grows.",
    },
  },
  {
    id: 'love-said-i-love-you-and-came-back',
    tries: [
      ['should i tell him i love him', 'i said it. he said thank you'],
      ['when do you say i love you', 'said it. she went quiet and changed the topic'],
      ['3 months together, i love her', 'told her. she isnt there yet'],
      ['i want to say the l word on our trip', 'did. he kissed me but didnt say it back'],
      ['is it too early to say i love you', "i blurted it out. he goes 'aww'"],
      ['im going to tell her tonight', 'told her!! she loves me too'],
      ['he hasnt said it and i want to', "said it first. he said 'me too' while looking at tv"],
      ['scared to say i love you', "said it in my sleep apparently. she's being weird"],
      ['should i wait till he says it', 'couldnt wait. he says he doesnt know what love is'],
      ['i love him after 5 weeks, crazy', 'he said slow down'],
      ['do i tell her by text', 'told her by text. she sent a heart. does that count'],
      ['said i love you yesterday', 'he hasnt said it back, do i say it again or wait'],
    ],
    says: {
      told: "You said it, and that's the brave half. Whatever came back, you told the truth and didn't make a trade. People get to those words at very different speeds, and a pause isn't a no. Don't ask for it and don't take it back. Go on as you were, and watch how you're treated in the next weeks; that speaks louder.",
      should:
        "I'd wait with the second time until it comes by itself, not to test. You've said it, it's known. If after a couple of months you notice it hurts to be alone with it, talk about that: not \"say it\", but where you both feel this is going.",
      them: "I can't see into {them}. Not saying it right back can be surprise, caution, old hurt, or being at an earlier point. It tells you where the words are, not how much is there. Look at the small things, time, care, plans, and ask later if it weighs on you.",
      normal:
        "Yes, it's very common that one says it first and the other needs longer, weeks or months. It doesn't make you foolish or too fast. It's only worth worrying if warmth drops off at the same time. If everything else stays close, give it time.",
    },
  },
  {
    id: 'love-break-up-but-we-live-together',
    tries: [
      ['i want to break up with my boyfriend', 'we live together tho. lease till november'],
      ['should i leave her', 'the flat is in both our names'],
      ['we broke up on sunday', 'we still share a bed. theres only one'],
      ['he ended it', 'and i cant afford to move out'],
      ['its over between us', 'who keeps the flat? we both want it'],
      ['i told her i want to separate', 'she says she isnt leaving'],
      ['how do i get over him', 'hard when hes in the kitchen every morning'],
      ['we split up after 6 years', 'we own a house together'],
      ['breaking up is so hard', 'he sleeps on the couch now, its hell, how long can i do this'],
      ['ended it last week', 'her name is on the lease, where do i go'],
      ['i dont love him', 'but i live at his place and my job is here, what do i do first'],
      ['we decided to break up', 'but stay flatmates till the summer. is that a bad idea'],
    ],
    says: {
      told: "That makes it a practical thing as well as a sad one, so take the practical part first. Look in the lease or papers to see who's on it and what the notice is, then agree on a date when one of you goes, in writing. Until then: separate sleeping places, set times in the kitchen, no talks after ten. And spend as many nights elsewhere as you can.",
      how: "Three steps. Get the facts: contract, notice period, deposit, who can pay alone; a tenants' advice line helps. Then one calm meeting: who leaves, by when, who pays what till then, written down. Then house rules: own room or couch in turns, no visitors of a new kind, no discussing the break-up at night.",
      should:
        "For a short, fixed time it can work, open-ended it mostly wears both down. So yes to a few weeks with a date and rules, no to \"we'll see\". Whoever can find a bed with friends or family more easily might go first. And don't share the bed, even if it's the only one.",
      say: "\"We're apart now, and it hurts to live like this. Let's agree today on who moves out and by what date, and how we split the rent till then. I'd suggest the end of next month.\" Keep it to that, and leave the why of the break-up for another time or for friends.",
    },
  },
  {
    id: 'love-ex-wants-to-be-friends',
    tries: [
      ['we broke up last week', 'he wants to stay friends'],
      ['she left me', "she says i'm her best friend and she cant lose me. i dont know if i can"],
      ['i ended it with him', 'i want to be friends but he says no'],
      ['how to get over my ex', "we text every day 'as friends'"],
      ['trying no contact', "she's hurt that i dont want to be friends"],
      ['broke up on good terms', 'we hang out like before. is that healthy'],
      ['he dumped me by text', 'and asked if we can still watch the show together'],
      ['im not over her at all', 'told her i can be friends. i lied'],
      ['i said no contact', 'he says thats immature. is it'],
      ['we were friends before', 'i dont want to lose that too. how do we go back'],
      ['ex asked to be friends', 'said yes, and now she tells me about her dates. it kills me'],
      ['he wants to be friends', 'my sister says its just so he can keep me around'],
    ],
    says: {
      told: "Friends can work, but hardly ever straight away; first the love has to cool, and that doesn't happen over daily texts. A test: could you hear about a new person and be all right? If not, it's too early. Ask for a proper break, two or three months, and look again then. Saying no for now isn't unkind or immature.",
      should:
        "Not now, I'd say, if one of you still hopes or still hurts. Take some months of real distance, then try a coffee and see how you sleep after it. If you're both truly calm about it already, do it with less contact than before and no talk about dates.",
      say: "\"You matter to me, and that's why I can't do friends right now. I need a few months without contact. If I can do it then, I'll write.\" You don't have to argue whether it's mature. If it's you being refused: \"I understand. I'll leave you the space.\"",
      normal:
        "Yes, it's a very usual wish, you lose the person you told everything. It only gets hard when the friendship is a way of not letting go. If you go home sad after each meeting, or wait for messages, it's still the relationship in a smaller size.",
    },
  },
  {
    id: 'love-friends-or-family-say-about-my-love-life',
    tries: [
      ['do i give him another chance', "my friends say he's a walking red flag"],
      ['im still single at 34', 'my mum says im too picky'],
      ['i like a guy who is younger', 'my sister says its embarrassing'],
      ['should i text him back', 'my best friend says if i do shes done with me'],
      ["we've been dating 2 months", "my dad says she's not good enough for me"],
      ['i broke up with him', 'everyone says i made a mistake, he was so nice'],
      ['i miss my ex', 'my roommate says im pathetic'],
      ['not sure if i want to stay with her', 'my mother adores her and cries when i mention it'],
      ['seeing someone from another religion', 'my family says they wont come to the wedding'],
      ['happy being alone tbh', 'my aunts keep saying the clock is ticking'],
      [
        'he still hasnt introduced me to his friends',
        "my friends say he's hiding something, are they right",
      ],
      ['im taking him back', 'told my friends. they rolled their eyes, should i listen to them'],
    ],
    says: {
      told: "That gets under your skin, because it comes from people who matter. Take it as information, not as a verdict: ask them for the one thing they've seen with their own eyes. If it's concrete, how you're treated, how you come home, think it over honestly. If it's taste, worry or their own fears, you can thank them and decide for yourself. It's you who lives it.",
      should:
        'Listen to the facts, not to the volume. If several people who love you describe the same behavior, give it a serious look. If it\'s only "not good enough" or "too late", that\'s their measure. And ask yourself how you feel after a day with that person, or with your choice; that\'s the best witness.',
      say: "\"I know you want good things for me. If you've seen something that worries you, tell me exactly what. The decision I'll make myself, and I'd like you on my side either way.\" Calm and once. After that you can change the subject with a clear conscience.",
      normal:
        "Yes, everyone has opinions on someone else's love, and they come out loudest when you're unsure. Being shaken by it doesn't mean they're right. Give yourself a few days without asking anyone, and notice which way you lean when it's quiet.",
    },
  },
  {
    id: 'love-has-kids-detail',
    tries: [
      ['met a great guy, 4 dates', "he's got two kids. i dont have any"],
      ['i want to start dating again', 'i have a 5 year old. when do i tell them'],
      ["she's wonderful, we're official", 'her daughter hates me'],
      ['should i end it with him', 'his kids come every weekend, i come last'],
      ['i like a guy on the app', 'told him im a single mum. he unmatched'],
      ['dating after divorce', 'my son asked if he has to call him dad'],
      ['first date was great', 'i didnt say i have kids. feels like lying now'],
      ['he wants me to move in', 'my girls barely know him'],
      ['seeing a woman with a baby', 'my parents say its not my job to raise another mans child'],
      ['new boyfriend since june', 'he wants to meet my kids. too soon?'],
      ['we broke up', 'his little boy keeps asking for me. that hurts the most'],
      ['she has three children', 'i never wanted any. but i love her, what do i do'],
    ],
    says: {
      told: "That does change things, because now there are small people in it who didn't choose. Take it slower than the two of you would alone: say early that there are children, bring them in late and casually, a playground, no big titles. Nobody has to love anyone. And be honest about whether you want a life with children in it every week, not just with the grown-up.",
      when: "Tell a date before or on the first meeting, in one relaxed sentence; whoever leaves over that would've left later. A meeting with the children can wait until you're both sure it's serious, for many that's some months. Then short, outdoors, as a friend. Moving in comes long after that.",
      should:
        "Only go on if you can imagine an ordinary Tuesday with the children, not only the free evenings. You needn't be a parent, but you'd share time, money and plans with them. If you honestly don't want that, say so early, it's kinder for everyone. If you're unsure, go slowly and look.",
      say: "\"I should mention I've got a child, half the week. I'm not looking for a parent for them, just getting to know you.\" If it's the other way round: \"I like you and I'm new to kids. Let's take it slowly, and tell me how you'd like it to go.\"",
    },
  },
  {
    id: 'love-crush-at-work-it-is-the-boss-or-colleague',
    tries: [
      ['i have a crush and want to say something', "he's my boss though"],
      ['should i ask him for a drink', 'we work in the same team. sit opposite'],
      ['i kissed someone at the party', 'its my coworker. monday will be hell'],
      ["she's so cute, do i go for it", 'she reports to me'],
      ['we went out and it was great', 'our company doesnt allow it i think'],
      ['i told him i like him', "now he's weird in meetings"],
      ['im dating someone new', 'we work together and nobody knows. do we tell'],
      ['we broke up', 'and i see him every day at work'],
      ['i like a girl at my job', 'colleagues noticed and tease us'],
      ['asked my coworker out', 'she said she doesnt date at work. how do i act now'],
      ['he flirts with me at work', 'hes also married. and my team lead'],
      ['think i love my colleague', "she's leaving the company in june lol. do i wait till then"],
    ],
    says: {
      told: "Work makes it trickier, since you can't avoid each other on Monday. If one of you decides about the other's hours, pay or grades, I wouldn't start anything while that's so. Between equals: check the company's rules, ask once, outside work, and take a no lightly. And on the clock be normal and polite, no chat messages you wouldn't want read aloud.",
      should:
        "Between equals I'd say one relaxed try is okay, away from work, after a look at the rules. If there's a boss in it, on either side, I'd leave it until one of you has changed jobs or teams. If someone leaves soon anyway, waiting a few weeks makes everything simpler.",
      how: 'Be a bit more ordinary than you feel: greet, keep to the subject, breaks with other people too. No long looks, no avoiding. If there was a kiss, a no or a break-up, one short talk off site clears the air. Tell at most one person there, nothing travels faster in an office.',
      say: '"I like talking with you. Would you have a drink with me some time, outside of here? If not, that\'s totally fine and nothing changes." After a no or a kiss: "I\'d like us to be normal at work. It stays between us." Short, and then talk about something else.',
    },
  },
  {
    id: 'love-third-time-on-off',
    tries: [
      ['we broke up again', 'its the 4th time'],
      ['should i take him back', 'its the third time he leaves and comes back'],
      ['my gf and i had a fight, its over', 'we do this every two months'],
      ["he says it'll be different", 'he said that the last 3 times'],
      ['do i text my ex', 'we were on off for 5 years'],
      ['she wants to try again', 'nobody even believes us anymore'],
      ["we're back together", 'and its already the same fights again'],
      ['i left him', "everyone says i'll be back in a week. i always am"],
      ['we love each other but it doesnt work', 'we tried 6 times. i cant stop'],
      ['i ended it for good', 'said that last time too. how do i make it stick'],
      ['why do i always go back to him', 'went back. again. dont be mad'],
      ['break number five', 'this time he wants to move in together to fix it. should we'],
    ],
    says: {
      told: "The number does matter, because what's happened that often has a pattern: same fight, same leaving, same lovely week after. I'm not mad at you, coming back makes sense when you miss someone. But another try needs something new, counseling, a clear rule for fights, a real cause dealt with. If nothing new can be named, then it's the stopping that needs a plan.",
      should:
        "Not in the same way again. I'd only try if you two can name the thing that breaks it each time and have begun to change it, with a counselor for instance. Moving in or a big step won't repair it. If you can't name anything, I lean toward a long, complete break.",
      how: 'Expect the moment you usually go back, day six, a party, a lonely Sunday, and plan it. Block or archive, ask a friend to be your first call, write down how the last round ended and read it then. No friendly meetings for three months. You can slip once and still carry on.',
      why: "I can't see into you two, but often it's the mix: the pain of parting stops at once when you're back, and that relief feels like proof of love. It's real, but it doesn't solve what parted you. When the relief has worn off, the old trouble's still there.",
    },
  },
  {
    id: 'love-shared-pet-or-things-after-break-up',
    tries: [
      ['we broke up', 'who gets the dog'],
      ['i left him', 'he keeps the cat though i bought her'],
      ['she moved out', 'she wants the dog every second week. i dont want to see her that often'],
      ['its over with my bf', 'we have a holiday booked together in july. 1400 nonrefundable'],
      ['getting over my ex', "he's still on my netflix and phone plan"],
      ['we split', 'she owes me 2000'],
      ['he ended it', 'we have concert tickets for next month, our fav band'],
      ['we broke up after 5 years', 'joint account, joint sofa, joint everything'],
      ['ex and i agreed on everything', 'except the dog. he says its his'],
      ['dumped last week', 'the flights are in my name, do i go alone'],
      ['we share a car', 'he just drives it. what do i do'],
      ['i broke up with her', 'her mum still has my spare key and a ring of my gran'],
    ],
    says: {
      told: "Love ends in a sentence, but the shared stuff takes weeks, and it's tiring. Make one list together of everything, animals, money, bookings, subscriptions, keys, and settle it in one go in writing rather than message by message. For an animal, ask where its days are best: time, garden, habit. If money or ownership stays disputed, get advice before you give anything up.",
      how: "One list with three columns: mine, yours, shared. Shared gets a price or a home and a date. Passwords and cards change today, papers and receipts get photographed. Handovers through a friend. If you can't agree about an animal or a larger sum, a free legal advice service or a mediator can tell you where you stand.",
      should:
        "With trips and tickets: see if a name can be changed or a friend can come, otherwise go alone, it can be surprisingly good. I wouldn't go together, that gets hard on the second day. With an animal, I'd go for one home with clear agreement rather than weekly handovers if you two need distance.",
      say: '"I\'d like to sort out all the shared things at once, so we don\'t have to keep writing. Here\'s my list with a suggestion for each. Could you answer by Sunday?" For money: "You still owe me the 2000. Which monthly amount works for you, starting when?" Polite and in writing.',
    },
  },
  {
    id: 'love-single-at-event-how-it-went',
    tries: [
      ['wedding invite, im the only single', 'went alone. sat at the kids table'],
      ['i hate valentines as a single', 'it was ok actually. bought myself tulips'],
      ['going to the party where all are couples', 'left after an hour and cried in the car'],
      ['should i go to my cousins wedding alone', 'went. danced all night. so glad'],
      ["family dinner, they'll ask why im single", 'they did. my uncle in front of everyone'],
      ['first new years eve without a partner', 'it was awful, everyone kissing at 12'],
      ['couples weekend with my friends', 'i was the third wheel for 3 days'],
      ['should i travel alone', 'im here. first evening. i feel so lonely at dinner'],
      ['scared of going to the restaurant by myself', 'did it!! had the tasting menu'],
      ['another baby shower', 'i smiled for 4 hours and now im empty'],
      ['school reunion and im divorced', 'went. half of them are divorced too haha'],
      ['birthday as a single', 'only two people came. is it pathetic to be this sad'],
    ],
    says: {
      told: "You went, and on your own that takes more than most couples know. If it was good, keep it as proof for the next invitation. If it hurt, that's no sign there's something wrong with you; those evenings are built for pairs. Do something kind tonight, and tell one friend how it was. Next time take an exit plan, your own ride, and one ally there.",
      normal:
        "Not pathetic at all. Even people who like being single get hit at weddings, birthdays and midnight. It's an ache about that moment more than a judgment on your life. It's usually softer by the day after tomorrow. Call somebody who makes you laugh.",
      say: 'For next time, with a smile: "No news there, but I\'ve just been to Lisbon, ask me about that." Or plainly: "I\'d rather not talk about it today." You don\'t owe a table an explanation. Then turn to somebody and ask a question; people are easily led.',
      how: "Small things help: come with something to do, sit beside someone you like, leave when it tips, not when it's polite. If you're away alone, eat at the bar or early, take a book, join one walk or class where people talk. And plan the next morning with something you look forward to.",
    },
  },
  {
    id: 'love-single-relief-or-fear-mood',
    tries: [
      ['i broke up in march and im single now', 'honestly? i like it. is that bad'],
      ['being single at 40', "today im scared i'll be alone forever"],
      ['i decided not to date for a year', 'best decision. my flat is so peaceful'],
      ['never had a boyfriend, im 27', 'i saw my friends with their partners and it just hit me'],
      ['taking a break from dating', 'sundays are so long though'],
      ['im done with men for now', 'my bed, my rules. loving it'],
      ['single by choice', 'everyone thinks im pretending'],
      ['i signed up for speed dating', 'cancelled it. i dont think i want anyone rn. feels ok'],
      ['trying to be happy alone', 'not today. i just want someone to hold me'],
      [
        'all my friends are getting married',
        'another engagement on my feed. im happy for her and jealous',
      ],
      ['31 and single', 'what if nobody comes, ever'],
      [
        'she left and i learned to be by myself',
        'now i met someone and im scared to lose my peace. weird?',
      ],
    ],
    says: {
      told: "That's how it is right now, and it doesn't have to be the final word on anything. You can love your peace on Friday and miss a hand on your back on Sunday; both are true. Give today's mood what it asks for: if it's good, enjoy it without defending it; if it's heavy, call someone, go out for an hour, plan the next long afternoon.",
      will: "I can't promise whether or when somebody comes. What I can tell you is that people meet at every age, and that a low evening is a poor judge of the years ahead. Keep your days open to others, friends, neighbors, a class, and look after tonight first.",
      normal:
        "Normal and not bad in the least. Some people thrive alone, some long for a partner, most swing between the two. You don't need to pick a side or prove it to anyone. Only if the heaviness stays for weeks would I talk to a counselor or doctor about it.",
      how: "For long Sundays: one fixed thing before noon, one person in the afternoon, something good to eat. For touch: a massage, dancing, a friend's hug, an animal. For the fear: say it aloud to someone, it shrinks. And off the feeds for an evening; nobody posts their lonely hours.",
    },
  },
  {
    id: 'love-partner-asks-for-a-break-or-space',
    tries: [
      ["he's been distant", 'he wants a break. 2 weeks'],
      ["i feel like she's losing interest", 'she asked for space'],
      ['we fight so much lately', 'he says lets take some time apart'],
      ['is she pulling away', 'she said she needs to find herself'],
      ["i asked what's wrong", 'he doesnt know what he feels anymore'],
      ['gave him the talk about us', 'he wants time to think. no contact till sunday'],
      ['my bf needs space', 'its day 5 and i cant breathe'],
      ["we're on a break", "he's out partying every night, saw the stories"],
      ['she wants a break', 'does that mean its over'],
      ['he said he needs to be alone for a bit', 'do i text him or wait'],
      ['i agreed to a break', 'now i think i dont want him back'],
      ['we take a month off', 'can we see other people? we didnt talk about it. how do i ask'],
    ],
    says: {
      told: "That's a hard place, not together and not apart. Make it a real agreement if it isn't one: until when, how much contact, other people or not, and a date to talk. Then keep it, even though your fingers itch. Use the time for the question that's yours, too: do you want this, as it's been? You aren't only waiting for a verdict.",
      should:
        "I'd wait and stick to what was agreed. One message to settle the rules is fine if they're unclear; daily ones defeat the point. See friends, sleep, stay off the stories. If the date passes without a word, you may ask for the talk, plainly.",
      say: "\"I'll give you the time. I need to know three things: until when, whether we write, and whether there's anyone else in this time. Then I'll leave you in peace till Sunday.\" It's respectful and keeps you from guessing.",
      them: "I can't see into {them}. A break can be a real pause or a slow way to end it, and people often don't know themselves when they ask. You'll know more on the agreed day. Until then no story or silence can tell you, so please don't search there.",
      will: "I can't promise how it ends. Some couples come back clearer, others part. What you can do is make good use of it: think about what'd have to change for you, too, so that at the talk there are two people deciding and not just one.",
    },
  },
  {
    id: 'love-age-gap-or-other-difference-detail',
    tries: [
      ['i met someone amazing', 'hes 19 years older than me'],
      ['should i go on a second date', "she's 24 and im 41"],
      ['im falling for him', "he's religious and im not at all"],
      ['he wants to be my boyfriend', 'he lives with his parents at 36'],
      ['we had 3 great dates', 'she wants kids. i had a vasectomy'],
      ['i really like her', "she's my friends ex"],
      ['new guy, so sweet', 'he doesnt have a job'],
      ['dating a lovely woman', 'she smokes and i cant stand it'],
      ['im in love again at 63', "she's 47. my kids laugh"],
      ['he is so perfect', 'except he votes the opposite of me. is that a dealbreaker'],
      ['seeing someone since april', "he's still married on paper"],
      ['should i keep seeing her', 'she moves abroad in september'],
    ],
    says: {
      told: "That's worth knowing now, while you're still free to look at it calmly. A difference isn't a no; it's a question about everyday life. Ask yourself where it'll show: children, money, time, friends, where you live. Then talk to {them} about exactly that, early and kindly. What both can laugh about is fine. What one secretly hopes to change in the other usually isn't.",
      should:
        "I'd go on if you can take it exactly as it is, today, without waiting for it to change, and if you want the same in the big things: children, place, loyalty. If one of those really clashes, be honest soon; more dates make it sweeter and harder. For the rest, give it time.",
      normal:
        "Yes, plenty of happy couples look odd from outside, and plenty that match on paper don't last. Other people's eyebrows aren't a reason. What counts is whether you're on equal footing, can say no to each other, and want a similar life.",
      say: "\"I like where this is going, and there's one thing I'd rather talk about early. How do you see it, and what do you want in the next years?\" Then really listen. You don't need to solve it at once, only find out whether you're looking in a similar direction.",
    },
  },
  {
    id: 'love-which-date-idea-or-what-to-say-narrow',
    tries: [
      ['she said yes to a date', 'so coffee or dinner? im broke'],
      ['first date on saturday', 'minigolf or a walk, what do you think'],
      ['i have a date with the guy from choir', 'do i pay or do we split'],
      ['going out with her tomorrow', 'flowers yes or no'],
      ['date at 7', 'jeans or the black dress'],
      ['second date!!', 'cook for him at mine or go out?'],
      ["we're meeting finally", 'do i kiss on the first date'],
      ['nervous about my date', "what if there's nothing to talk about"],
      ['blind date thursday', 'do i tell him im divorced right away'],
      ['meeting the app guy', 'bar near me or near him'],
      ["she's coming at 8", 'hug or handshake when she arrives'],
      ['third date, i like him', 'is it ok if i bring up what im looking for'],
    ],
    says: {
      told: "Go for the simpler one of the two; on dates, easy beats impressive nearly every time. Short and public while you hardly know each other, somewhere you can hear each other and leave. Whoever asked offers to pay, splitting is always fine. Wear what you forget you're wearing. And whatever you want to know or tell, one light sentence is enough, it isn't an interview.",
      should:
        "On balance: the shorter, cheaper, livelier choice. Coffee or a walk over dinner at first, something to do over sitting face to face, a small flower at most. Your home comes later, when you know each other better. And a kiss when you're both leaning in; if unsure, ask, it's charming.",
      say: 'Three questions that always work: "What was the best part of your week?", "What could you talk about for an hour?", "Where would you go tomorrow if you could?" For the serious bit: "I\'m hoping for something real in time, what about you?" Say it lightly and then order something.',
      how: "Confirm the day before, tell a friend where you'll be, come on time, phone away. Greet the way the other moves, a smile first and you'll see whether it's a hug. If the talk dries up, tell a small mishap of your own. And end it while it's still nice.",
    },
  },
  {
    id: 'love-no-contact-objection-cant-avoid-them',
    tries: [
      ['how do i get over my ex', "no contact is impossible, we're in the same class"],
      ['he broke up with me', 'we have a 3 year old. i cant just cut him off'],
      ['you said mute her', 'cant. we work on the same project'],
      ['trying to forget my ex', 'he lives next door'],
      ['should i block her', 'we share the dog so no'],
      ['getting over the breakup', 'same friend group, we meet every friday'],
      ['i want distance from my ex', "he's my bandmate, we have gigs till december"],
      ['how long no contact', "we've got the kids, i see her twice a week. what then"],
      ['help me move on', 'he plays in my team. quitting isnt an option'],
      ['i should stop writing him', 'but he does my taxes and we own the house lol'],
      ['cut contact with my ex', 'its a tiny town. i meet her everywhere'],
      [
        'he left me for my friend',
        'and both of them are in my course, how do i do no contact there',
      ],
    ],
    says: {
      told: 'Then zero contact isn\'t your way, but very little contact is, and it works as well. Only what has to be, only in writing if possible, only facts: child, work, dog, rent. No "how are you", no late messages, no looking at profiles. In person friendly like with a neighbor, then go. And keep one place in your week that has nothing to do with {them}.',
      how: "Set one channel and fixed times, say mail on Sundays or a shared calendar for the children. Answer once a day, in two lines. When you meet: hello, the subject, goodbye, no sitting down. Have somebody beside you at groups and events. Everything you'd like to say beyond that goes to a friend or into a notebook.",
      say: "\"For a while I'd like us to only talk about what we have to. I'll be polite, I just need the distance. Please write instead of calling unless it's urgent.\" Once, kindly. If a private message comes anyway, you don't have to answer it.",
    },
  },
  {
    id: 'love-ex-blocked-me-or-i-blocked',
    tries: [
      ["i keep looking at my ex's page", 'he blocked me today'],
      ['should i block her', 'did it. everywhere. feel so guilty'],
      ['broke up 2 weeks ago', 'she removed me from everything, even spotify'],
      ["i'm thinking of deleting our photos", 'deleted 4 years in ten minutes. im shaking'],
      ['he keeps watching my stories', 'i blocked him and now i want to unblock'],
      ['we agreed to stay friends', 'and he blocked me?? why'],
      ['cant stop stalking his instagram', 'i unfollowed. big step for me'],
      ['ex texts me at night', 'blocked his number. is that childish'],
      ['i wrote my ex a letter', 'she blocked me after it. i just wanted closure'],
      ['how do i stop checking', 'asked my friend to change my password lol'],
      ['she left in april', 'her mum blocked me too. i loved that woman'],
      ['my situationship ended', 'he blocked me then unblocked me, what does it mean'],
    ],
    says: {
      told: "A block feels like a slammed door, on whichever side you stand. But it's mostly there to make the quiet possible, and quiet is what heals this. If it was you, no guilt: you may protect your evenings. If it was done to you, don't look for a way around it. Give it some weeks without checking, and let your friends hear what's left unsaid.",
      why: "I can't see why. Often it's self-protection, someone who can't look without hurting or who wants to stop reaching out. Sometimes it's anger, sometimes a new start. It isn't a judgment on you. You'll hardly get the reason now, and you don't need it to begin your own quiet.",
      normal:
        "Neither childish nor cruel. It's one of the few things that really help when thumb and head won't agree. You can undo it in half a year if you're both calm. Feeling guilty or shaky for some days is normal, it's the habit protesting.",
      should:
        "Leave it as it is for at least a month. Unblocking to peek starts it all again, and contacting through others when you're blocked would make it worse. If photos hurt, put them on a drive with a friend, then nothing's lost and nothing's in your pocket.",
    },
  },
  {
    id: 'love-ex-birthday-or-anniversary-day',
    tries: [
      ['no contact since january', 'its her birthday tomorrow. do i write'],
      ['im over my ex i think', 'today would have been our 5 years'],
      ['should i wish my ex happy birthday', 'i did. he said thanks. thats it'],
      ['he left me last year', 'its our wedding day date today. im a wreck'],
      ['i wont text him on his birthday', 'didnt text. proud and sad'],
      ['getting over her', 'first christmas without her, i set the table for two by mistake'],
      ['we broke up in summer', 'she didnt write for my birthday. i waited all day'],
      ['its been 6 months', 'valentines today, everyone with flowers'],
      ['ex and i dont talk', 'its his 40th on sunday. do i send something'],
      ['i was doing well', "then facebook showed me 'memories'. 3 years ago in rome"],
      ['should i send him a card', 'sent it. no answer, now i feel stupid'],
      ['he always called on my birthday', 'not this year. is it silly to be hurt'],
    ],
    says: {
      told: "Dates have a way of pulling at you, however well the rest goes. Don't leave the day empty: one person, one walk, something you like eating, phone away in the evening. About writing I'd go by this: could you bear no answer at all? If not, leave it unsent. If you wrote already, it was kind, and it's done. Tomorrow is an ordinary day again.",
      should:
        "If you're still hoping, no; a birthday line is a question in disguise, and you'd wait for the answer. If you're really at peace, one sentence is nice. And decide it the day before, by daylight; at eleven at night everything seems like a good idea.",
      say: '"Happy birthday, I hope it\'s a good one." Nothing more, no memories. No "do you remember", no question at the end. If you notice you\'re adding a third sentence, it\'s become a different letter, then better keep it.',
      normal:
        "Yes, not silly at all. The body remembers dates, and one you've shared for years will ache for a while. It doesn't mean you've slid back. Most people find the days before are worse than the day itself, and the second year is easier.",
    },
  },
  {
    id: 'love-slept-together-and-then-quiet',
    tries: [
      ['third date tonight', 'we slept together. he hasnt texted since'],
      ['should i stay over at hers', "i did. now she's super cold"],
      ['is it too soon to sleep with him', 'well we did. 3 days of silence'],
      ['he invited me to his place', 'one night and now he only answers with emojis'],
      ['had an amazing night with her', 'she left before i woke up, no message'],
      ['i really liked him', 'he got what he wanted i guess. nothing since sunday'],
      ['first kiss on friday!!', 'and now he acts like it didnt happen'],
      ['hooked up with a friend', "he's avoiding me"],
      ['i thought we had something', 'she said it was just sex. i feel used'],
      ['slept with my crush', "he's nice but hasnt asked me out. do i ask"],
      ['we made out at the party', 'she doesnt look at me in class now, why'],
      ['spent the night with the guy from salsa', 'do i text first or wait for him'],
    ],
    says: {
      told: "That silence after being so close is horrid, no wonder you feel exposed. You did nothing wrong by wanting it. I'd send one plain message, friendly and without a test in it, saying you liked it and would like to meet again. Then you've been clear. If what comes is cold or nothing, believe it and don't offer more nights in the hope of more.",
      should:
        "Yes, write first, once, if you want to see {them} again. Waiting to see who blinks only costs you days. Keep it warm and give it a plan. If there's no real reply in a few days, leave it there. And if you were told it was only the night, I wouldn't hope around that.",
      say: "\"I liked being with you the other night. I'd like to see you again, for dinner this time. How was it for you?\" It's honest, it isn't a reproach, and it asks for a clear answer. Whatever comes back, you haven't played games.",
      them: "I can't see into {them}. Going quiet can be shyness, fright at having been close, or not wanting more, and it looks the same on your phone. One direct question beats a week of guessing. Take the answer, or the lack of one, as what you can rely on.",
      normal:
        "It's normal to feel raw and to want a sign after that, and it doesn't make you clingy. It happens often that one meant more by it than the other. Next time you may ask beforehand what it is for each of you; that's no mood killer, it saves hurt.",
    },
  },
  {
    id: 'love-told-partner-i-cheated-or-kissed-someone',
    tries: [
      ['i kissed someone else, do i tell him', 'i told him. he left the flat without a word'],
      ['cheated on my gf at a party', "she knows. she's crying in the bathroom"],
      ['should i confess', 'confessed. he wants every detail'],
      ['i slept with my ex while seeing someone', 'told her. she said its over'],
      ['i have been texting another guy', 'he found out before i could say it'],
      ['guilt is eating me', 'said it. he forgave me right away and now i feel worse'],
      ['do i tell my girlfriend about the kiss', 'told her, she hasnt talked to me in 3 days'],
      [
        'i did something stupid on the work trip',
        'i admitted it. he says he doesnt know if he can stay',
      ],
      ['i want to be honest with her', 'was honest. she threw me out, im at my brothers'],
      ['cheated once, a year ago', 'finally told him. he asked why now'],
      [
        'should i tell him i had feelings for someone else',
        'did. he says thats worse than sex. what do i do',
      ],
      ['i told my boyfriend everything', 'he wants to read all the messages. do i let him'],
    ],
    says: {
      told: "You said it, and that was right, even if it's broken something for now. What comes next belongs to {them}: anger, questions, silence, leaving. Don't defend, don't hurry the forgiving and don't make {them} comfort you. Answer what's asked, truthfully, end the other contact completely, and give space if it's wanted. And talk to one friend, so you don't carry the guilt alone.",
      how: "Be truthful, short and steady. Answer questions about facts once and straight, without details that only hurt. End the other thing visibly. Offer space and one thing you'll do, like counseling or a test at the doctor's. Then let days go by. Trust comes back through dull reliability, if it does, not by big scenes.",
      say: "\"I did it, and it's not your fault. I'm sorry. I've ended the contact. I'll answer whatever you want to know, and I'll give you room if you need it. I'd like to repair this if you want that too.\" No \"but\", no reasons that sound like your share and mine.",
      will: "I can't promise that you'll be forgiven or stay together. Some couples get through this, mostly with time, full honesty and often a counselor. What you can do is be reliable from today on, whether it's rewarded or not. The decision isn't yours to speed up.",
    },
  },
  {
    id: 'love-they-admitted-cheating-and-say-it-meant-nothing',
    tries: [
      ['i think my boyfriend cheats', 'he admitted it. says it meant nothing'],
      ['i found the messages and asked her', 'she says it was only once, at the party'],
      ['confronted him', "he did it. with my friend. he's begging me to forgive him"],
      ['she was acting strange', 'she told me everything. she kissed her coworker'],
      [
        'my gut said something is off',
        'it was true. 3 months with a girl from the gym. he says he loves only me',
      ],
      ['i asked him straight', 'yes he said. and that he was lonely when i was away'],
      ['can i trust her again', 'i want to. but i see it every time i close my eyes'],
      ['he cheated, i said i need time', 'he sends flowers every day. should i forgive him'],
      ['my gf slept with someone', 'she says we were on a break. we werent'],
      ['he came clean last night', 'my mum says leave, my heart says stay'],
      ["i know now. it's true", 'its the second time he does it. do i go'],
      ['she confessed the affair', 'she wants counseling. i dont know if i want that'],
    ],
    says: {
      told: "I'm so sorry. Even when you'd guessed it, hearing it is another thing. You don't have to forgive or leave this week; shock is a bad time for either. Ask for what you need now: space, the truth once and whole, the other contact ended. Have someone with you. Later look at what's being done, not at flowers, and at whether you want to try.",
      should:
        "Nobody but you can weigh that. I'd consider staying if there's full honesty, no blaming you, the other contact gone, and a readiness for counseling and a long repair. I'd lean to going if it's happened before, or if you're told to get over it. Either way give yourself some weeks.",
      say: "\"It doesn't mean nothing to me. I need time, and I don't want to be pushed. I want to know everything once, and I want that contact ended. Then I'll tell you when I'm ready to talk.\" You don't need to say more than that now.",
      normal:
        "Yes, the pictures at night, loving and hating in the same hour, wanting to be held by the one who hurt you: all of it is normal after this. It isn't weakness. Eat, sleep, have somebody around you. If it won't calm for weeks, a counselor can help, with or without {them}.",
      how: "First days: a place to sleep apart, one person who knows, no big decisions. Then one talk with your questions written down. Ask what will be different, concretely, by when. Get a health check for yourself. After about a month look again at what's really been done, and decide from there.",
    },
  },
  {
    id: 'love-partner-promised-change-week-later',
    tries: [
      ['told my bf he never makes time', 'he promised to change. 2 weeks later same thing'],
      [
        'we had a big talk about our relationship',
        "she's trying. its so sweet, she even planned a date",
      ],
      ['i said i need more affection', 'he did it for 3 days'],
      ['i told her the jealousy hurts me', 'she says she works on it. i dont see it'],
      ['gave him one last chance', 'he blew it on saturday'],
      ['he never plans anything', 'he planned a whole weekend!! im touched'],
      ['we agreed no phones in bed', "he's on it again right now next to me"],
      ['asked her to stop talking to her ex', 'she said yes. saw his name on her phone today'],
      ['told him i feel alone', "he cried and said he'd do better. now its like we never talked"],
      ['i said its me or the drinking with the boys', 'he came home at 4 again. what do i do'],
      ['the talk went well', 'but she forgot already, is it worth bringing it up again'],
      ["he said he'd see a therapist", 'hasnt called yet. its been a month'],
    ],
    says: {
      told: "What happens after the talk counts more than the talk, and you're right to look at it. If there's effort, say that you've noticed; it keeps it going. If it's faded, bring it up once more without anger, with one concrete thing and a day for it. If that passes as well, then it's no longer about reminding, but about whether you can live with how it is.",
      should:
        'Yes, once more, on a calm evening, and smaller: not "be different", but "Thursday evenings are ours". Habits slip even with good will. If it needed saying a third or fourth time and nothing moved, I\'d stop asking and think about what you\'ll do if it stays like this.',
      say: '"After our talk it was better, and I was glad. Now it\'s back to how it was, and I feel alone with it. What can you really keep up? I\'d rather have one small thing I can count on than a big promise." Then wait for the answer.',
      will: "I can't promise that it'll last or change. Real change usually shows in small dull things over two or three months, and it needs no audience. Give it a date in your own head, look then at what's been done, and decide by that.",
    },
  },
  {
    id: 'love-decided-to-end-it-date-set',
    tries: [
      ['should i leave him or stay', 'ok im ending it on sunday. scared'],
      ['i dont love her anymore', "tomorrow then. feels unreal, she's next to me on the sofa"],
      ['we talked about my relationship', "decided. i'll tell him after work on thursday"],
      ['is it time to break up', 'yeah its time. i feel sick and calm at once'],
      ['on off for 4 years', "im done. this time for real. i'm sad"],
      ['how do you know when its over', 'i know now. im going to tell her this weekend'],
      ['he wont commit', 'im leaving. already looked at flats. so why do i cry'],
      ['long distance, 2 years', "i've decided to end it when i visit. is that cruel"],
      ["she's kind but i'm unhappy", 'made up my mind last night. i havent told anyone'],
      ['i keep going back and forth', 'no more. ending it after his exam on friday'],
      ['thinking about leaving', 'i will. does it have to hurt this much'],
      ['should we try again', "no. i decided. i'll tell her tonight, any last advice"],
    ],
    says: {
      told: "Then it's decided, and fear, calm and tears can all sit next to that. Being sad doesn't mean you're wrong; you're parting from someone who mattered. Keep the talk short and kind: say it in the first minutes, one true reason, no back door. Sort out where you'll sleep, tell one friend the day and time, and be with somebody afterward.",
      how: 'In person if you can, in private, not late at night and not in bed. First sentence clear: "I want to end our relationship." One reason, not ten. Listen, don\'t argue, don\'t take it back because of tears. Leave after an hour at most. Practical things come another day. Your friend waits with tea.',
      say: '"I have something hard to say. I\'ve thought about it for a long time, and I want us to part. I\'m grateful for a lot, and I\'m sure." If asked why: one honest sentence about you, "I\'m not happy in this anymore", and no list of faults.',
      normal:
        "Yes. Crying over something you've chosen is grief, not a warning. Feeling sick and relieved in the same hour is how most people describe the days before. If you notice real doubt about the reason itself, wait a week. If it's only dread of the hurt, that won't get less.",
    },
  },
  {
    id: 'love-decided-to-stay-or-give-another-chance',
    tries: [
      ['should i leave him', 'im staying. dont judge me'],
      ['my ex wants me back', "we're trying again. slowly. im happy and terrified"],
      ['he cheated, i dont know what to do', 'i decided to forgive him'],
      ['break up or not', 'we talked all night and we want to make it work'],
      ['she lied to me', 'giving her one more chance. my friends think im dumb'],
      ['long distance is killing me', 'we decided to hold on till december'],
      ['i wanted to end it', 'i looked at him this morning and i couldnt. i want to stay'],
      ['should i go back to my ex', 'i moved back in yesterday. weird but nice'],
      ['we fight so much', 'we booked a couples counselor! first session tuesday'],
      ['thinking about leaving my gf', 'staying for now. is that cowardly'],
      [
        'he forgot my birthday and i was done',
        'he apologized, i took him back. how do i stop being angry',
      ],
      ['do i trust her again', 'i want to try. how do we start'],
    ],
    says: {
      told: "No judging here; you know the two of you from inside. Staying is a decision, too, so do it with open eyes: say to each other what has to be different, in two or three concrete things, and look together in two months at how it goes. Don't use the old matter in every quarrel. And keep your friends, even the skeptical ones.",
      how: "Begin small. One talk about what went wrong, with no winner. Two or three agreements that can be seen, like a free evening, an honest answer, a counselor. A weekly half hour to ask how it's going. Something light together each week. And a date for you alone when you'll look honestly whether it's better.",
      normal:
        "It isn't cowardly or dumb. People stay for good reasons, and mixed feelings at the start of a new try are usual. Trust and anger take longer than the decision. Only if you find you're staying out of fear alone would I talk it through with someone outside.",
      say: 'To doubtful friends: "I know you\'re worried. I\'ve thought about it, and I want to try. I\'d like to still be able to talk to you, also if it goes badly." To {them}: "I\'m staying, and I need to see these two things change." Clear and kind, both.',
    },
  },
  {
    id: 'love-i-turned-someone-down-reaction',
    tries: [
      ['how do i tell a guy im not interested', 'told him. he called me a tease'],
      ['she likes me and i dont feel it', 'i told her. she cried. i feel awful'],
      ['he keeps asking me out', 'said no clearly. he asks why not'],
      ['how to reject a friend nicely', "did it. he said its fine but he's gone quiet"],
      ['i dont want a second date', "sent your text. he wrote back 'your loss'"],
      ['my coworker confessed to me', "i said no and now she's cold to me in front of everyone"],
      ['turning down my neighbor', 'he keeps bringing me flowers anyway'],
      [
        'she wants more than i do',
        'told her im not looking for that. she thanked me for being honest',
      ],
      ['not interested in the guy my mum likes', 'said no. now my mum is mad'],
      ['do i ghost him or tell him', 'told him and he sent 9 messages. do i answer'],
      ['i had to say no to my best friend', "she says she'll wait for me. what do i do"],
      ['how to say im not into her', 'said it. she asked if its her looks. what do i say to that'],
    ],
    says: {
      told: "You were clear and decent, and the reaction is for {them} to handle. Sad is fair and passes; rude only shows you were right. You don't owe reasons, a second talk or comfort. Keep to one sentence if it comes up again, stay friendly from a bit further away, and don't soften it to feel less guilty. If the pushing doesn't stop, don't answer, and tell someone.",
      say: '"I\'ve told you how I feel, and it won\'t change. Please don\'t wait, and please don\'t ask again." To "why": "There\'s nothing wrong with you, it\'s just not there for me." No list, no looks, no "maybe in another life". Then change the subject or go.',
      should:
        "One calm answer is enough, then none. Explaining further invites a debate about your feelings, and those aren't up for debate. With a friend, leave some space and let {them} come back when it hurts less. With someone who keeps pushing, mute or block, and mention it to a person you trust.",
      normal:
        "Yes, feeling guilty after a no is very normal for kind people, and it isn't a sign that you should've said yes. A clear no now hurts less than weeks of hoping. Quiet or coolness for a while is to be expected; it usually eases when you stay polite and the same.",
    },
  },
  {
    id: 'love-friend-likes-or-dates-the-same-person',
    tries: [
      ['i have a crush on ben', 'my best friend told me today she likes him too'],
      ['im over my ex', 'my friend asked if she can date him'],
      ['should i tell him i like him', "too late, he's going out with my roommate"],
      ['my ex has someone', 'its my best mate. found out from instagram'],
      ['i like a girl from our group', 'so does my brother lol. not lol'],
      ['getting over him', 'my friend has been seeing him for 2 months behind my back'],
      ['do i ask her out', 'my friend called dibs. is that a thing'],
      ['crush on a guy in my class', 'my friend kissed him at the party. she knew'],
      ['i fancy my friends ex', 'told her. she said go ahead but her face said no'],
      ['my two friends are a couple now', 'and i was in love with one of them'],
      ['she broke up with me in may', 'my cousin is taking her to the wedding. what do i say'],
      ['i told my friend about my crush', 'and she started texting him. am i allowed to be mad'],
    ],
    says: {
      told: "That hurts twice, once for love and once for the friendship, and the second often goes deeper. Nobody owns a person, but friends owe each other honesty. So talk to your friend first, soon, alone, and about you two: what you knew, what it does to you, what you need for a while. Don't fight it out through the one in the middle.",
      say: '"I want to talk about it before it gets between us. I like him too, or it still hurts, and finding out like this was hard. I\'m not forbidding anything. I need honesty, and some time without details." Change the words to your case; the tone is what counts.',
      should:
        "I'd decide by what you'd miss more in two years. Before doing anything yourself, tell your friend openly and listen to the face as well as to the words. If it's already happened without you, ask for honesty and take distance for some weeks. You needn't come along to dinners.",
      normal:
        "Yes, you're allowed to be mad, jealous and sad at once, even if no rule was broken. Feelings don't ask about rights. Only what you do with them is up to you: say it straight to your friend rather than to everyone else. After that, some distance is fair.",
    },
  },
  {
    id: 'love-wrote-for-closure-or-apology-to-ex',
    tries: [
      ['i want closure from my ex', 'wrote him a letter. he hasnt answered'],
      ['should i apologize to my ex', 'did. she said its too late but thanks'],
      ['i treated her badly', 'sent the apology. she wrote back 3 pages of anger'],
      ['i never got an explanation', "asked him. he said he'd rather not go into it"],
      ['want to say goodbye properly', "said it. he said 'take care'. 4 years and take care"],
      ['i need to tell him how much he hurt me', 'told him everything. he said sorry. feels empty'],
      ['thinking of writing to my first love', 'he answered!! so kind. cried for an hour'],
      ['he owes me an apology', 'got one today. out of the blue. dont know what to feel'],
      ['she ghosted after 2 years', 'i wrote asking why. read, no reply. what now'],
      ['should i send the letter', 'burned it instead. feels good'],
      ['i asked for one last talk', 'she said no. how do i get closure then'],
      ['said sorry to my ex', 'he forgave me. but it doesnt change anything, does it'],
    ],
    says: {
      told: "You've said what was yours to say, and that part counts whatever came back. Answers from an ex are rarely as big as the question; even a good one can leave you strangely empty. So don't write again for a better one. Closure mostly gets made on your own side: put it in your own words, once, on paper or to a friend, and finish there.",
      how: "Write the answer you'd have wanted, to yourself, and then the one you believe is true. Keep or burn it. Put the last things of that time in a box. Tell a friend the whole story once from start to end, with an ending. And mark the day with something small, a walk, a meal, a new plant.",
      should:
        "No further message, I'd say. If it was answered, leave it at that good or half-good end. If it wasn't, a second one seldom brings more and makes you wait again. You wanted to be heard; a friend or a counselor can do that part better now.",
      normal:
        "Yes. People expect a click, and mostly it's a dull quiet, sometimes tears, sometimes relief the week after. It doesn't mean it was useless. Give it some days before you judge what it did for you.",
    },
  },
  {
    id: 'love-met-the-parents-or-friends-how-it-went',
    tries: [
      ['meeting his parents on sunday', 'his mum didnt say one word to me'],
      ['first dinner with her family', 'it went great!! her gran held my hand'],
      ['nervous about meeting his friends', 'they talked about his ex all night'],
      ['bringing my girlfriend home', 'my dad was so rude to her. im ashamed'],
      ['what do i bring for his mother', "brought flowers. she's allergic. kill me now"],
      ['meeting her kids today', 'the little one showed me his room. the big one hates me'],
      ['should i introduce him to my friends', 'did. they dont like him'],
      ['dinner with the in laws to be', 'i spilled wine on the white sofa'],
      ['coming out dinner with my gf', 'my mum hugged her. i cried in the kitchen'],
      ['i met his family', 'they only spoke their language the whole evening, i felt invisible'],
      [
        'took my bf to grandmas birthday',
        'everyone asked when the wedding is. he went pale. do i say something',
      ],
      ['first time at her parents', 'her father asked what i earn. how do i deal with that'],
    ],
    says: {
      told: "First meetings like that are an exam nobody studied for, and people are rarely themselves at them. If it went well, lovely, send a line of thanks. If it was stiff or went wrong, it's one evening; warmth often comes at the third or fourth time. Tell {them} honestly how it was for you, without attacking anyone's people, and ask for one thing next time.",
      say: '"It meant a lot to me to come along. I felt a bit lost when it got to that subject. Could you stay near me next time, or change the topic?" To the hosts: "Thank you for having me, I enjoyed the food and the stories." Short and warm does it.',
      normal:
        "Yes, nearly everyone has a first dinner they still blush about. Silence, awkward questions and spilled wine say more about nerves than about liking. Don't decide from one evening whether they accept you. Look at the second and third time.",
      should:
        "I'd say something to {them}, kindly and in private, and leave the family itself alone for now. A thank you note and a bit of time work better than explaining yourself. If there was real rudeness, it's for the one whose family it is to speak up, so ask for that.",
    },
  },
  {
    id: 'love-too-fast-or-too-good-second-thoughts',
    tries: [
      ['new guy, so perfect', 'he said i love you. after 9 days'],
      ['im dating a wonderful woman', 'she wants me to move in. we met in june'],
      ['he texts me all day, its so sweet', 'now its 60 messages a day and im getting tired'],
      ['best relationship ever', 'i keep waiting for the catch'],
      ['first healthy relationship', 'im kinda bored?? is that bad'],
      ["she's so into me", 'he booked a trip to meet his parents. 3rd week. help'],
      ["we're official since sunday", 'i woke up panicking and want to run'],
      ['i finally met someone nice', 'and now i pick fights for nothing. why'],
      ['he wants to see me every day', 'i said id like a night to myself and he got hurt'],
      ['she talks about marriage', 'its been a month. i like her but whoa'],
      ['everything is going great with him', 'my friend says its love bombing. is it'],
      ["he's good to me", 'so why do i miss my toxic ex sometimes'],
    ],
    says: {
      told: 'It\'s all right to like someone and want it slower; a good thing bears a slower pace. Say so in a friendly way, and watch what happens with it: someone who can take "not so fast" is a much better sign than any big word. Keep your own evenings and friends. As for fear or boredom, give it a few ordinary weeks before you trust either.',
      say: '"I like you a lot, and I need it slower. Two or three evenings a week are good for me, and the big plans can wait. It isn\'t a step back." Then notice whether it\'s respected, without sulking and without you having to repeat it.',
      normal:
        "Yes. Calm can feel like boredom if you're used to storms, and getting what you wanted can make you want to run. It isn't proof of anything. Fast words aren't either. What tells you more is how you feel when you say no to something small.",
      should:
        "Don't run and don't rush. Slow down for a month, keep your own place, your money and your friends, and see. If there's room for your pace, carry on gladly. If each little no leads to hurt, pressure or guilt, take it seriously and talk to somebody you trust.",
      why: "I can't see into you from here, but often it's protection: if you were hurt before, closeness itself feels risky, and a quarrel or a bit of longing for the old drama makes distance. You can tell {them} so: \"I get scared when it's good.\" That's usually enough to stop the next fight.",
    },
  },
  {
    id: 'love-going-again-second-date-result-or-nerves-now',
    tries: [
      [
        'date went great, should i text',
        'texted. second date is tonight and im more nervous than before',
      ],
      ['she wants to see me again', 'im getting ready and i feel sick'],
      ['first date was ok', 'second one was way better!! we laughed so much'],
      ['wasnt sure about him', 'gave it a second try. nope. still nothing'],
      ['he asked me out again', 'im sitting in the car in front of the restaurant. cant go in'],
      ['what do i wear for date two', 'wore the green thing. he noticed. we kissed'],
      ['third date with the nurse', 'i think im falling. scary'],
      ['date in an hour', 'what if she doesnt like me when she knows me better'],
      ['we had one nice evening', 'the second was flat. he seemed tired. is it over already'],
      ['meeting him again on sunday', 'it rained, we got soaked, it was perfect'],
      ['i agreed to a second date', 'and now i kinda want to cancel. nerves or gut?'],
      ['going to her place for dinner tonight', 'he he im shaking. tell me something'],
    ],
    says: {
      told: 'A second time with someone means there\'s something to lose, so of course your stomach has an opinion. Good, flat or still ahead of you tonight, it\'s only one evening of getting to know each other. Breathe out slowly, ask one thing you really want to know, and listen. Afterward ask yourself not "did I do well?" but "did I like being there?"',
      normal:
        "Yes, the second is often more nervous than the first, and flat evenings happen between two people who like each other. Tiredness isn't a verdict. Look at how it is over three or four meetings, unless you already know you don't want to go.",
      should:
        "If it's a flutter and you'd be sorry to miss it, go; nerves mostly drop in the first ten minutes. If something about the person makes you uneasy, or you'd be relieved to stay home, you may cancel, kindly and in time. Nobody needs a reason for that.",
      how: "Feet on the floor, three slow breaths out, then go in. Say it if you like: \"I'm a bit nervous, it's because I was looking forward to this.\" Take up something from last time, it shows that you listened. An hour is enough. And it's fine if there are pauses.",
    },
  },
  {
    id: 'love-cant-meet-people-objections',
    tries: [
      ['how do i meet someone', "tried clubs and classes. everyone's married there"],
      ['where do people find partners now', 'small town. 2000 people. i know them all'],
      ['i want to start dating', 'i work nights, when should i'],
      ['you said join something', 'im too shy, i just stand there'],
      ['how do i find a girlfriend', 'no money for going out tbh'],
      ['im lonely and single', 'i have three kids and no sitter'],
      ['dating at 65', 'all the men my age want someone younger'],
      ['how to flirt', 'tried it. she thought i needed directions'],
      ['im in a wheelchair and want to date', 'the apps go quiet as soon as i mention it'],
      ['meeting people offline', 'went to the meetup. nobody talked to me. do i go again'],
      ["i'd like to meet a man", 'im gay in a village, theres nobody'],
      ['everyone says put yourself out there', 'i did. for 2 years. nothing'],
    ],
    says: {
      told: "That's a real hurdle, and \"just go out more\" doesn't fix it. So make it smaller and longer: one regular thing with the same faces, even every two weeks or online, because people warm up by the fifth time, not the first. Tell two friends plainly that you'd like to meet someone. And widen the circle once, the next town, a trip, a group for people like you.",
      how: "Pick what fits your life: a fixed hour, cheap, with something to do, so talk isn't the only task. Choir, repair cafe, walking group, games online with voice. Arrive early, ask one person how long they've been coming, help clear up. Go five times before you judge. And ask friends to introduce you; it's still how many people meet.",
      should:
        "Yes, go again, three or four more times. The first evening somewhere nearly always feels like standing outside a window. Come a bit early and take a small job, then people come to you. If it's still cold after that, try another group rather than giving up on all of them.",
      will: "I can't promise that or when you'll meet someone. Two years of trying and nothing is discouraging, and you're allowed a break from it. What I'd do is choose things you'd enjoy even if nobody turned up, so the evenings are yours in any case.",
    },
  },
  {
    id: 'love-do-i-tell-friends-or-others-about-break-up',
    tries: [
      ['we broke up yesterday', 'do i have to tell everyone'],
      ['i ended it with him', 'how do i tell my parents, they love him'],
      ['she left me', "nobody at work knows. i keep saying 'we'"],
      ['its over, 7 years', 'told my mum. she cried more than me'],
      [
        'my bf dumped me before the holidays',
        'what do i say at christmas when they ask where he is',
      ],
      ['broke up and feel ashamed', 'told my friends. they were so kind i cried'],
      ['we split', 'all our friends are shared. do they have to choose now'],
      ['engagement is off', '120 guests. how do i tell them'],
      ['she cheated and we broke up', 'do i tell people the reason?'],
      ['separated since may', "my little brother asked when she's coming over. i lied"],
      ['he moved out', 'told the group chat. half of them didnt even answer'],
      ['i left her', 'her friends hate me now, should i explain myself to them'],
    ],
    says: {
      told: "You decide who hears it, when and how much. Start with the two or three who'll be good to you, and let one of them pass on the short version to the rest, so you needn't say it twenty times. One sentence is enough: it's over, I'm sad, no details please. Shared friends don't have to choose; just ask them not to carry news.",
      say: "\"We've separated. I'm not ready to talk about why, but I wanted you to hear it from me. What helps is normal company.\" For a big group: \"Sadly the wedding won't take place. Thank you for your kindness, please don't ask for reasons at the moment.\" That's complete.",
      should:
        "Tell the near ones soon, it's hard to be comforted for something nobody knows. At work one person is enough. The reason I'd keep for very close people; told in anger it makes rounds you can't call back. And I wouldn't justify yourself to {their} friends; it rarely lands.",
      how: 'Make three circles: those who get the story, those who get a sentence, those who\'ll notice. Do the first ones in person or by phone, the second by message, the rest not at all. Have a line ready for "where is...?": "We\'re not together anymore, tell me about you." Most people follow gladly.',
    },
  },
  {
    id: 'love-they-finally-answered-after-silence',
    tries: [
      ['he hasnt answered in 4 days', 'he finally answered!! says he lost his charger lol'],
      ['she left me on read', "she wrote back. 'sorry crazy week'. thats all"],
      ['texted my crush and nothing', 'omg he replied. he wants to meet'],
      ['silence since our date', 'she answered now. says she isnt sure about us'],
      [
        'should i write again, its been a week',
        'dont need to. he just texted like nothing happened',
      ],
      ['waiting for her answer is killing me', "got it. 'can we talk tomorrow'. im panicking"],
      ['he read my long message and said nothing', "he replied after 3 days: 'i need time'"],
      ['no word from him since the fight', 'he finally wrote. he says its all my fault'],
      ['i told him i like him, no reaction', 'he answered at 2am. he likes me too??'],
      ['she stopped replying', "she's back, apologized, her phone was broken. do i believe it"],
      ['is it over, he doesnt reply', 'he did now, very short. do i answer right away or wait'],
      ['im not going to check my phone anymore', "it buzzed. its her. 'hi'. what do i write"],
    ],
    says: {
      told: "Finally, at least the waiting is over. Read it twice, then go by what it really says, not by what you hoped or feared. If it's warm and has a plan in it, answer gladly. If it's thin or unclear, reply short and friendly, with one question. If there's blame in it, don't answer tonight. And you may mention that the silence wasn't nice.",
      should:
        "Answer when you know what you want to say; you needn't pay the silence back, and you needn't jump either. An hour or until tomorrow is fine. Whether you believe the reason, look at what follows: if contact is steady now, let it go. If it vanishes again, you know more.",
      say: '"Good to hear from you. I was wondering, to be honest. Want to meet on Thursday and talk properly?" If it hurt: "The silence was hard for me. A short line would\'ve helped." One or the other, no long list, and then let {them} answer.',
      them: "I can't see into {them}. A late answer can come from stress, shyness or doubt, and the words alone rarely show which. Whether there's a question back, an apology or a plan in it says a bit more. For the rest, ask, once and directly.",
    },
  },
  {
    id: 'love-small-sign-story-view-like-or-smile',
    tries: [
      ['i texted him and he was dry', 'but now he watches all my stories first'],
      ['my ex blocked me', 'she unblocked me and liked a pic from last year'],
      ['does my crush like me', 'today he saved me a seat!!'],
      ["i dont know if she's into me", 'she touched my arm twice. does that mean something'],
      [
        'he said he doesnt want anything serious',
        'and today he sent me a song. whats that supposed to mean',
      ],
      ['trying to move on', 'he viewed my profile on linkedin. linkedin!!'],
      ['im too shy to talk to her', 'we talked for ten minutes at the bus stop, she laughed a lot'],
      ['she turned me down', 'but she still looks at me all the time in class'],
      ['he isnt texting me', 'he liked my comment though. is that a sign'],
      ['the guy at the gym', 'he asked my name today. im floating'],
      ['we had one date and then nothing', 'she reacted to my story with fire emojis. do i write'],
      ['my ex and i dont speak', 'he asked my friend how i am. why'],
    ],
    says: {
      told: "I get why that has you buzzing, a small sign can light up a whole day. Enjoy it, and keep it small: a look, a like or a seat costs little and can mean a lot or nothing. What tells you more is whether words or plans follow. You can help that along with one easy step yourself, unless it's someone you're trying to get over.",
      them: "I can't see into {them}. A story view is often just a thumb, a smile can be liking or politeness. I'd trust what takes effort: writing first, asking about you, making time. If that's missing, leave the sign as a nice moment and don't build a house on it.",
      should:
        "If it's someone you'd like to know, yes, take one light step, a question, a coffee. If it's somebody who told you no, or an ex you're getting over, I'd leave it alone, because a like isn't a change of mind. Whoever has changed their mind will use words.",
      say: '"You always have the best songs. Coffee on Friday and you tell me three more?" Pick up whatever the sign was and add a small plan. If a yes comes, lovely; if not, you\'ve lost one sentence.',
    },
  },
  {
    id: 'love-rebound-dating-again-after-break-up',
    tries: [
      ['my ex left me 2 months ago', 'i slept with someone. cried after'],
      ['getting over a breakup', 'went on a date, talked only about my ex lol'],
      ['should i date again', 'i met someone. too soon? its been 5 weeks'],
      ['she broke my heart', 'im seeing a nice girl now but i think of my ex when we kiss'],
      ['trying to move on', 'kissed a stranger last night. felt great actually'],
      ['we split after 9 years', 'first date in ten years. felt like cheating'],
      ['he has someone new so', 'i got on tinder and have 3 dates this week. help'],
      ['im still sad about him', "but there's this guy and he's so kind. is it fair to him"],
      ['divorce isnt through yet', 'fell in love. what do i tell people'],
      ['i said id stay single for a year', 'lasted 2 months. i like him. feel guilty'],
      ['trying to forget my ex', 'new guy wants to be official. i dont know if im ready'],
      ['my friends said get under someone to get over someone', 'did. feel worse'],
    ],
    says: {
      told: "There's no fixed waiting time, and no rule that you've broken. Whether it felt great, odd or made you cry, it tells you how far along you are, that's useful. What keeps it fair is honesty: say that you've come out of something recently and need it slow. And check with yourself: do you want this person, or mainly not to feel the hole?",
      should:
        "If you look forward to this one person, go on, slowly and openly. If you come home emptier every time, take a break of some weeks, there's no hurry. I'd wait with labels and big plans until you can get through a day without comparing.",
      say: "\"I like being with you, and I should tell you I've been through a break-up not long ago. I'd like to take it slowly and not promise more than I can. Is that okay for you?\" It's fair, and it lets the other choose, too.",
      normal:
        "Yes, very. Crying after, comparing, feeling like a cheat, or feeling surprisingly fine are all ordinary in the first months. It doesn't mean you're broken or cold. You're finding out how it is with somebody else, and a part of you is still saying goodbye.",
    },
  },
  {
    id: 'love-ex-keeps-texting-though-i-asked-for-quiet',
    tries: [
      ['i ended it and asked for space', 'he texts me every single night'],
      ['told my ex no contact', "she keeps sending me memes like we're buddies"],
      ['i said i need distance', 'he writes my mum now'],
      ['we broke up in april', "he still sends good morning. every day. tells me he'll wait"],
      ['how do i make my ex stop texting', 'told him. he stopped for 2 days'],
      ['i asked her not to write', '12 messages yesterday, mostly crying ones'],
      ['no contact, but he doesnt care', 'now its through venmo lol. 1 cent with a message'],
      ['blocked him', 'he made a new account to say sorry again'],
      ['i want peace from my ex', 'she asks about the cat every day. its an excuse i think'],
      [
        'i wrote him that its over for good',
        "he answers 'ok' and then texts the next day, do i block",
      ],
      ['asked him to leave me alone', "he says i'm cruel. am i"],
      ["she cant accept it's over", "she wants to call 'just once more'. 5th time. what do i say"],
    ],
    says: {
      told: "You asked for quiet and you're allowed to get it; that isn't cruel. Say it one last time in writing, short, and then don't answer anything, because every reply, even an annoyed one, shows that writing works. Mute or block as you need, and ask family not to pass things on. Keep the messages. If it becomes more or feels threatening, tell someone and get help early.",
      say: '"I\'ve asked for no contact and I mean it. Please stop writing, also through others. I won\'t answer anymore." Send it once. No sorry, no reasons, no last call. From then on silence is your sentence, however sad the next message is.',
      should:
        "Yes, I'd block, after one last clear line. It's easier on both than a slow drip of messages. If you need a channel for something practical, leave one, like email, and look at it once a week. Keep screenshots, and if it doesn't stop, let someone you trust know.",
      normal:
        "Feeling guilty is normal, you once cared for each other and sad messages get to you. You're still not the right one to comfort here, that only makes the goodbye longer. Saying no to contact isn't cruel. It's clear, and clear is what helps in the end.",
    },
  },
  {
    id: 'on-texted-the-ex-for-an-occasion-and-left-on-read',
    tries: [
      [
        'should i text my ex happy birthday? we broke up in march',
        'i texted and he left me on read. its been 9 hours',
      ],
      ['is it ok to wish my ex merry christmas', 'sent it last night. seen, nothing'],
      ["my ex's grandma died, do i write", 'wrote i was sorry. read it and didnt answer'],
      [
        'its our old anniversary today, should i message her',
        'i did. left on read lol im so stupid',
      ],
      ['ex got a new job, can i congratulate', 'congratulated. blue ticks and silence since noon'],
      [
        'do i say happy new year to him',
        'said it. he was online 5 times since and nothing. should i send something else',
      ],
      [
        'my ex is running the marathon sunday, text or not',
        'texted good luck, she saw it at 6am and never replied',
      ],
      [
        'thinking of sending my ex a pic of our old dog',
        'sent. he opened it. thats it. what does it mean',
      ],
      ['should i wish my ex a happy eid', 'wished her. seen 2 days ago. feel like crying'],
      ['it is his 30th, we split last summer', 'ok i caved and wrote happy 30th. ignored'],
      [
        'can i text my ex on her graduation day',
        'texted congrats, she posted stories all day and left mine on seen',
      ],
      [
        'ex had surgery, should i ask how it went',
        'asked. no answer just read. why would she do that',
      ],
    ],
    says: {
      told: "Ouch. You sent something kind and now you're watching a screen, and that's a rotten way to spend a day. Being left on read isn't a verdict on you or on what you two had; some people don't answer because they don't want to start something again. Leave it at this one message, nothing after it. Mute the chat tonight and give the phone to another room.",
      should:
        "No second message. The first one was kind and complete, and anything after it would be asking for a comfort {they} may not be able to give. Mute the chat, so you don't see when {they} {is} online, and write what you'd like to add to a friend instead. If an answer comes, it'll come without a push.",
      them: "I can't see into {them}. It can be caution, not wanting to open it again, not knowing what to write, or somebody new nearby, and a read mark looks the same for all of it. What it doesn't mean is that you embarrassed yourself. Leave it there and let tonight belong to somebody who answers.",
      why: "I can't know {their} reason. With an ex it's often that any answer feels like opening a door, so people put it off and then never do it. It stings because a small part of you hoped for more than a thank you, and that's human. Don't send anything after it. Mute the chat and be a bit gentle with yourself today.",
    },
  },
  {
    id: 'on-asked-flatmate-to-pay-and-now-the-sulk',
    tries: [
      [
        'my flatmate never pays the electric on time, 3 months now, how do i bring it up',
        'ok i brought it up and he said im obsessed with money lol. now hes not talking to me',
      ],
      [
        'roommate owes me for 2 months of wifi',
        'asked her. she called me petty and slams doors now',
      ],
      [
        'how do i ask my housemate for the gas money',
        'did it. he said wow ok and hasnt said a word since tuesday',
      ],
      [
        'the guy i live with never puts in for groceries',
        'told him, he goes you count every egg, now he eats in his room',
      ],
      [
        'flatmate late with rent again and i cover it',
        'said it nicely and she got so offended. silence in the kitchen. still no money',
      ],
      [
        'my sublet roommate wont pay the water',
        'he said im stressing him out about 40 bucks and ignores me now',
      ],
      [
        'how to get my flatmates to split cleaning stuff',
        'brought up the bill in the group chat and now two of them ignore me',
      ],
      [
        'she still owes her half of the deposit',
        'i asked and she said good friends dont do that. now shes cold',
      ],
      [
        'my roommate doesnt pay for the heating',
        'i brought it up, got the silent treatment. do i say sorry',
      ],
      [
        'flatmate is 3 months behind on internet',
        'he said chill and then went quiet for 4 days, bill is due friday',
      ],
      [
        'how do i tell my housemate to pay up',
        'told her. she rolled her eyes and now only writes notes',
      ],
      [
        'he uses my netflix, my detergent, everything',
        'finally said something, he says im stingy and avoids me. how do i get my money now',
      ],
    ],
    says: {
      told: "That was a cheap shot, to make it about you, so nobody has to talk about the bill. You asked for what's owed, and that's ordinary. Let the sulk be; don't chase it and don't apologize. Move the money into writing, friendly and short: the sum, the date, how to pay. From next month, set it up so that it never passes through you, a standing order or separate bills.",
      should:
        "I wouldn't say sorry for asking, only for the tone if it really was sharp. Say good morning as usual, so that you aren't the one feeding the silence, and put the sum and a date in writing once. If that date passes, stop paying {their} part in advance. The mood usually comes round faster than the money does.",
      say: "\"I don't want bad air between us, and I also can't keep covering this. It's this much, and I need it by Friday. After that, can we set up a standing order, so that neither of us has to bring it up again?\" Send it once, then be normal in the kitchen. No answer to the remark about you.",
      how: "Separate the two things. The mood you leave alone: say hello as always and don't ask what's wrong five times. The money goes in writing, with the sum, a date and the account. If nothing comes, tell {them} you'll only pay your own part from the next bill, and look at whose name is on the contract before you do that.",
    },
  },
  {
    id: 'on-arranged-match-is-nice-and-now-confused',
    tries: [
      [
        "my parents want me to marry by december, i'm 29 and from pune. they have already shortlisted 2 boys",
        'one of them is actually nice, we spoke for 2 hours yesterday. now i am confused only',
      ],
      [
        'family is fixing rishta for me and i dont want it',
        'met him. he was funny?? i wanted to hate him. what now',
      ],
      [
        'mum keeps sending biodatas',
        'talked to one girl and i liked her. but its still my moms pick, i dont know what i feel',
      ],
      [
        'they want me to see a boy on sunday',
        'saw him, he listened to me. i said no to everyone before him and now i dont know',
      ],
      [
        'i always said no arranged marriage for me',
        'ok i met her and she is great. do i just say yes',
      ],
      [
        'parents gave me till diwali to decide',
        'the second guy is sweet honestly. is it him or is it the pressure, how do i know',
      ],
      [
        'my aunt is matchmaking and its so awkward',
        'plot twist i like the guy. but they already talk about dates',
      ],
      [
        'dad found a boy in dubai',
        'we video called 3 hours. feels good but fast. am i fooling myself',
      ],
      [
        'they made me a profile on shaadi',
        'one of the matches is actually lovely and im scared im only tired of saying no',
      ],
      [
        'my family introduced me to someone from our community',
        'didnt expect to like her. i do. confused now',
      ],
      [
        'grandmother wants me engaged this year',
        'met the boy, nice, calm. cant tell if i like him or like that everyone is happy',
      ],
      [
        'i told my parents i would meet two people only',
        'the first one and me talked till midnight. should i tell my parents yes',
      ],
    ],
    says: {
      told: "How nice, and of course it's confusing: you were braced for a no and got a good talk instead. Liking {them} and disliking the pressure can both be true. So ask for time, not for an answer: a few more meetings, some without family near. Talk about work, money, children, where to live and whose parents. Then ask yourself: would I want a third talk if nobody had arranged this?",
      should:
        'Not a yes yet, and not a no either. Tell your family, "I like talking to {them}, and I need two months before anybody speaks of dates." Use them for the dull questions, money, children, parents, where to live, and see {them} tired or annoyed once. If you still look forward to the calls then, the yes will be yours.',
      how: "Take the pressure away in your head: nobody knows, no deadline, no proud mother. Do you still want to call {them} tonight? That's the person. If what you feel is mostly relief that the questions stop, that's the pressure. It takes several meetings to tell, so ask for them, and make sure that some of it is just the two of you.",
      say: 'To your family: "I liked our talk and I want to get to know {them} properly. Please don\'t fix anything until I say so." To {them}: "I enjoyed that, and I feel pushed by the calendar. Could we take our time and be honest with each other, even if it\'s a no?" {their} answer to that will teach you a lot.',
    },
  },
  {
    id: 'on-missed-the-needed-score-by-a-little',
    tries: [
      [
        'i want to japa to canada, is this year good for travel?',
        'my ielts result came out today, 6.5. i needed 7 for writing',
      ],
      ['waiting for my toefl score', 'got 88. the uni wants 90. im so mad'],
      ['my german b2 exam was last week', 'passed 3 parts and failed speaking by 2 points'],
      ['do you think ill get into nursing, need a 60', '58. FIFTY EIGHT'],
      ['i need 165 in gre for my program', '162. do i apply anyway or retake'],
      ['results of my pte today', 'got 64, need 65 for the points. one point!!'],
      ['taking the duolingo english test for my visa', 'missed it by 5. what now'],
      [
        'i need a B in maths for my course',
        'got a C, one mark off the B. should i ask for a remark',
      ],
      ['cat result is coming', 'percentile 96, needed 98 for the college i wanted'],
      ['my citizenship test is tuesday', 'didnt make it by one question. feel like an idiot'],
      [
        'second time doing ielts for uk',
        'listening 8 reading 7.5 and writing 6 again. always writing',
      ],
      ['need a 7 in my theory exam to get the scholarship', '6.8. im crying in the toilet at work'],
    ],
    says: {
      told: "Oh, so close is the worst kind, I'm sorry. Be cross about it tonight. Then three things, in this order: ask about a re-mark and its deadline, check whether the place or the program really needs this score or takes another test, and book the next date before you lose the rhythm. You don't start from zero: train only the part that was missing.",
      should:
        "I'd do the cheap thing first: look up the re-mark, what it costs and how often it changes anything, because the deadline is often short. Next to it, book a retake and train only the weak part with somebody who marks it honestly. And ask the place itself; some take the score from two sittings, or another test.",
      how: "Find out exactly where the points went, part by part. Then a short plan of a few weeks only for that part: timed practice, and feedback from a person who knows how it's marked, since practice alone repeats the mistake. Ask about a re-mark meanwhile. And put the retake on the calendar today, so that it becomes a delay and not an ending.",
    },
  },
  {
    id: 'on-partner-says-go-but-in-that-voice',
    tries: [
      [
        'got offered a job in leeds but my gf is in bristol',
        'she said go but she said it in that voice. you know the voice',
      ],
      ['i want to do a semester abroad', "he said 'do what you want'. ok so thats a no right"],
      [
        'thinking of going on a trip with my friends without my husband',
        'he says its fine. its not fine fine',
      ],
      [
        'should i take the promotion, its more travel',
        'my wife said sure honey. the sure was very long',
      ],
      ['i want to buy a motorbike', 'told her. she went quiet and then said its your money'],
      [
        'should i do my masters in madrid',
        'bf said im happy for you and then didnt talk the whole evening',
      ],
      [
        'want to spend christmas with my mum this year',
        'she said of course. but she hasnt looked at me since',
      ],
      ['got asked to join a band that tours', 'he said go for it with a face like at a funeral'],
      [
        'i want to move back to my hometown',
        'my girlfriend says ill come along i guess. i guess??',
      ],
      [
        'thinking of taking the night shift for the money',
        'she said ok. just ok. do i take it as a yes',
      ],
      ["invited to my ex's wedding", "he goes 'no its fine go'. i dont think its fine"],
      [
        'should i apply for the job in berlin',
        "told my partner, got a 'wow. great.' with no face at all",
      ],
    ],
    says: {
      told: "I know the voice: the word says yes and the rest doesn't. So don't decide on the word. Pick a quiet hour and ask for the part that wasn't said: \"You said it's okay, and it sounded heavy. What's the bad part of it for you?\" Then listen without defending the plan. A sad yes can still be a yes, but only if you two have heard it.",
      say: '"You said yes, and I think there was a second half. I\'d rather hear it now than find it in March. What worries you most, and what would you need from me so that it\'s okay for you?" Then be quiet for a while. If {they} say{s} it\'s nothing: "All right. I\'ll ask again on Sunday, because I want to know."',
      should:
        "Don't take it as a yes yet, and don't drop the plan in a hurry either, because then you've both given something up on a guess. Ask {them} once, properly, what the hard part would be. If there's something that can be arranged, visits, money, a date when it ends, arrange it before you say yes to others.",
      them: "I can't see into {them}. A yes in that tone is often two things at once: being glad for you and dreading it. It can also be plain tiredness. Asking beats guessing: \"What's the part you didn't say?\" Ask when there's time, not in a doorway, and make it clear that a mixed answer is allowed.",
    },
  },
  {
    id: 'on-tried-ignoring-and-they-only-get-louder',
    tries: [
      [
        'my mum keeps comparing me with my cousin who is a doctor',
        'i tried ignoring it like that and she just gets louder, at the naming ceremony she did it in front of everybody',
      ],
      [
        'my uncle makes jokes about my weight at dinner',
        'ignored him like everyone says. he did it again with a toast',
      ],
      ['coworker teases me about my accent', 'tried not reacting, now he does it in meetings'],
      [
        'my mother in law corrects everything i do',
        'i said nothing for a month and she took it as permission lol',
      ],
      [
        'my brother calls me the failure of the family as a joke',
        'not laughing doesnt help, he just repeats it louder',
      ],
      [
        'my dad brags about my sister all day',
        'changed the subject like u said. he went right back, in front of guests',
      ],
      [
        'aunt asks when i get married at every event',
        'smiling and walking away made it worse, she shouted it across the room',
      ],
      [
        'friend makes fun of my job in front of others',
        'stayed quiet. it got a bigger laugh so now its his thing',
      ],
      [
        'my stepmother comments on my clothes',
        'ignoring her is what ive done since i was 12. it doesnt work',
      ],
      [
        'grandpa calls me by my sisters name on purpose',
        'didnt react and he said see she doesnt even listen',
      ],
      [
        'my boss jokes that i am slow',
        'i let it go like 10 times. friday he said it in front of a client',
      ],
      [
        'my mom tells everybody my private stuff',
        'tried the grey rock thing. she just tells more to get a reaction',
      ],
    ],
    says: {
      told: 'Then ignoring is finished, you gave it a fair try. Two things instead. One talk, alone, on a calm day: "When you say that in front of others, I feel small, and I want to come home less. Please stop." And one dull line for the public moment, always the same: "Not today, thanks," and you turn to someone else. If it goes on, you leave the table for ten minutes.',
      say: 'In private: "I know you may mean it as a joke or as a push. It hurts me, and I\'m asking you to leave it out." In front of people, short and calm: "We\'ve talked about this one," and then a question to somebody else. Same words every time and no explaining, because explaining is what keeps it going.',
      how: "Alone and in advance, not at the next dinner. Tell {them} the exact thing, what it does to you, and what you'll do next time: \"If it comes up in front of others, I'll get up and go outside for a bit.\" Then do precisely that, calmly, each time. After three times it's no fun any more. One ally in the room helps, too.",
    },
  },
  {
    id: 'on-awake-now-and-work-in-a-few-hours',
    tries: [
      ["can't sleep since the breakup", 'still cant sleep, its 4am and i have work at 8'],
      ['my head doesnt stop at night', 'its 3.20 now and im still up. meeting at 9'],
      ['sleeping badly because of exams', 'awake again. exam in 5 hours. what do i do'],
      ['since my dad is ill i barely sleep', 'its 5am, shift starts at 7, should i even try'],
      ['how do i sleep when im anxious', 'im doing it and its 2am and nope. have to drive at 6'],
      ['jetlag is killing me', '4.30 wide awake, presentation at 10 help'],
      [
        'cant stop thinking about what she said',
        'its nearly 4 and im staring at the ceiling. work tomorrow. well today',
      ],
      ['i lie awake over money', 'again. 3am. up at 6 with the kids'],
      ['new job nerves', 'havent slept a minute, first day starts in 4 hrs'],
      ['we had a fight and i cant sleep', 'he is snoring and im awake at 3, alarm at half 6'],
      ['insomnia for a week now', 'its 4am again. do i call in sick'],
      ['i keep waking up at night', 'woke up 2.50 and thats it. i have to be at the airport at 7'],
    ],
    says: {
      told: "That hour is long, and everything looks worse in it. Right now: clock out of sight, no phone after this, lights low. If you're wound up, get up and sit somewhere dull with a blanket and something boring to read, and lie down when your eyes get heavy. Lying quietly counts for something, too. Tomorrow do only what you must, one coffee early, no long drive if you're nodding.",
      should:
        "I'd try for rest and not for sleep: dark, warm, eyes closed, no clock, a slow long breath out. If sleep comes, good; if not, you've still rested. Get up at your usual time and make it a small day. One bad night is miserable, and most people get through it. Just don't drive if your eyes are falling shut.",
      how: "Write down what's turning in your head, one line each, and next to it \"tomorrow\". Then phone away, lamp low, breathe in for four and out for six, some minutes long. If it doesn't work, sit up in another room with something dull until you're heavy. In the morning daylight, water and breakfast, and drive only when you're really awake. If this goes on for weeks, tell a doctor.",
    },
  },
  {
    id: 'on-moving-in-but-what-if-it-ends-and-not-my-name',
    tries: [
      [
        'should i move in with my boyfriend, been together 8 months',
        'what if we break up and im the one who has to leave tho, its his name on the lease',
      ],
      [
        'we want to live together, her flat',
        "its her house and i would pay 'rent' to her. if it ends i have nothing right",
      ],
      [
        'thinking of giving up my flat for him',
        'i have a cheap rent now and id never get one like that again. if we split im screwed',
      ],
      [
        'is 1 year too early to move in together',
        'im not worried about him, im worried where i go if it goes wrong',
      ],
      ['moving in with my girlfriend in june', 'my mum says dont if your name isnt on anything'],
      [
        'he asked me to live with him',
        'its his parents house actually. so they could just kick me out?',
      ],
      ['do i move to her city', 'id quit my place and my job there. what if it fails'],
      [
        'we talked about living together',
        'he says no need to put me on the contract. should i be worried',
      ],
      [
        'my bf bought a flat and wants me to move in',
        "i'd pay half the mortgage but its only his name. fair or not",
      ],
      [
        'moving in with my partner and her kids',
        'what happens to me if we break up, lease is hers',
      ],
      [
        'should we get a place together',
        'last time i lived with someone i ended on a friends couch. scared of that again',
      ],
      [
        'he wants me to give up my room',
        'if i sell all my furniture and it doesnt work im starting from zero',
      ],
    ],
    says: {
      told: "That's not pessimistic, that's the right question to ask before you carry boxes. Ask to be put on the lease, or for a written line about how much notice you'd get and what you pay for. Keep a sum of your own for one deposit and two months' rent, and the things you'd hate to buy again. Rules differ by country, so a tenants' office is worth one call.",
      should:
        "Yes, if you can sort out three things first: your name on the contract or a written agreement with notice, a clear word on what your money pays for, and a reserve that's only yours. If asking for that starts a fight, wait. Somebody who wants to live with you can also want you to be safe there.",
      say: "\"I'd love to live with you, and I want to do it without lying awake. Could I go on the lease, or could we write down that I'd have three months if it ever ended, and what's mine? It isn't that I expect it. I just don't want to depend on it.\" Say it on a good day, well before the move.",
      normal:
        "Very normal, and sensible. You can love somebody and still want to know where you'd sleep in a bad year. It's not a bad omen to plan for it, people do so with every other contract. Name on the lease or a written agreement, some money that's only yours, and then you can move in with a lighter heart.",
    },
  },
  {
    id: 'on-pregnant-and-when-to-tell-at-work',
    tries: [
      [
        'how should i tell my boss im pregnant',
        "whats the earliest i have to tell them, i'm 11 weeks, uk",
      ],
      ['im pregnant and scared to tell work', '9 weeks now. do i wait for the scan'],
      [
        'found out im expecting, new job since march',
        'im 7 weeks, still on probation. when do i say it',
      ],
      ['my manager will freak out about my pregnancy', '14 weeks and it starts to show. too late?'],
      [
        'do i tell hr or my boss first about the baby',
        'and when? im 10 weeks and sick every morning',
      ],
      ['pregnant and i work in a lab with chemicals', 'im 6 weeks. do i have to tell already'],
      ['im having a baby in june', 'when do i have to tell my employer by law'],
      [
        'we are pregnant!! but my contract ends in may',
        'do i say it before the renewal talk or after, im 12 weeks',
      ],
      [
        'how do i word the email that im pregnant',
        'not yet, im only 8 weeks. but when would be good',
      ],
      ['i got pregnant right after my promotion', '16 weeks and still havent told. is that bad'],
      [
        'work is so busy and im expecting',
        'can i wait until after the project, id be 20 weeks then',
      ],
      ['im pregnant and do night shifts', '12 weeks tomorrow. is now the time'],
    ],
    says: {
      told: "Mostly you choose the moment yourself, and many people wait for the twelve-week scan. There's a latest date in law, and it differs by country: in the UK it's by the end of the 15th week before the due date. Earlier is better if your work is heavy, at night or with chemicals, since protection often starts only when they know. Check your contract, and confirm it in writing.",
      when: 'Around twelve to sixteen weeks is what most people do: after the scan, before it shows. Tell them sooner if you feel ill, work nights, lift or handle chemicals, because then they have to look after you. The legal latest date and your protection depend on the country, so look at the official page or ask a union or advice line first.',
      should:
        "I'd tell them when you've had the scan and slept on it, unless the work itself is a risk; then now. Before a talk about a contract, get advice first, because protection can depend on whether they knew, and that's a question for an advice line or a union. Then your boss in person, and one mail afterward with the date.",
      say: "\"I've some good news: I'm pregnant, the baby's due in June. I plan to work until about this week, and I'd like to talk through handover with you next month.\" Send the same in two lines by mail afterward, so there's a date on it. You don't owe plans beyond that, or an apology.",
    },
  },
  {
    id: 'on-turned-out-innocent-and-i-was-cold',
    tries: [
      [
        "my best friend didn't invite me to her hen do",
        'turns out her sister did the list and forgot me. she cried on the phone. now i feel bad for being so cold to her all week',
      ],
      [
        'he forgot my birthday',
        'he had a surprise planned for saturday. i called him selfish on friday. ugh',
      ],
      [
        'my coworker ignored me in the hallway',
        'she had just got new lenses and didnt see a thing. i was snippy with her for days',
      ],
      [
        'sister didnt answer my messages for a week',
        'her phone was broken and i already told everyone she is rude',
      ],
      [
        'my boyfriend was so distant',
        'he was scared of losing his job and didnt want to worry me. and i yelled',
      ],
      [
        'i thought my flatmate ate my food',
        'it was my own boyfriend lol. i left her such a mean note',
      ],
      [
        'she cancelled on me twice',
        "both times her boss kept her, i saw the mails. i wrote her 'thanks for nothing'",
      ],
      [
        'mum didnt come to my show',
        'the train was cancelled and she stood there 3 hours. i didnt talk to her since',
      ],
      [
        'my friend didnt like my post about the engagement',
        'she isnt even on insta anymore. i blocked her. how do i fix this',
      ],
      ['he was hiding his phone', 'it was tickets for us. i went through it and made a scene'],
      [
        'the neighbour took my parcel',
        'he kept it safe for me. i already complained to the landlord. so embarrassed',
      ],
      ['they met without me', 'it was to plan my farewell. i was horrible to them all week'],
    ],
    says: {
      told: "So it wasn't what you thought, and that counts for more than the cold days. You were hurt and drew a conclusion; that happens to people who care. Say it once, short: \"I thought you'd done that on purpose and I was cold to you. I'm sorry.\" Then believe the explanation, do something nice together soon, and don't go on apologizing.",
      say: '"I got it wrong, and I let you feel it all week. I was hurt, and I should have asked. I\'m sorry. Can I make it up to you with dinner?" Leave out the long explanation why you thought so, it turns into an accusation again. Say it once, and let {them} be a bit cross if {they} {is}.',
      how: "Quickly and plainly, best by voice or face to face: what you thought, that you were cold, that you're sorry. If you told others about it, set that right too, with the same number of people. Then go back to being normal. The next time something stings, ask one question before you decide what it means. That's all there is to learn here.",
      normal:
        "Yes, and the bad feeling shows that you mind how you treat people. Nearly everyone has frozen somebody out over a thing that wasn't so. One honest sorry mends most of it. What you shouldn't do is punish yourself for a month, because then {they} {has} to comfort you for it.",
    },
  },
  {
    id: 'on-says-no-money-but-spends-it-elsewhere',
    tries: [
      [
        'my boyfriend in lagos doesnt want to do introduction with my family, its 4 years',
        'he says its money. but he just bought iphone 16 pro max',
      ],
      [
        'he wont visit me, long distance 2 years',
        'too expensive he says. then he goes to ibiza with the boys',
      ],
      ['my husband says we cant afford a holiday', 'he ordered a 2k bike yesterday'],
      ['she doesnt want to move in yet', 'says she has to save. she bought a designer bag friday'],
      [
        'my brother wont come to my wedding weekend',
        'no money for the flight. but new jet ski on his story',
      ],
      [
        'my fiance keeps postponing the wedding',
        'its the money apparently. he spent 3000 on a gaming pc',
      ],
      ['boyfriend wont do a weekend away with me', 'too broke he says. then a 900 euro jacket'],
      ['partner wont go to counselling', 'says its too pricey. a month of his golf costs more'],
      [
        'my friend keeps cancelling our trip',
        'no money she says. then she books bali with someone else lol',
      ],
      ['he never takes me out', 'claims he is broke but there is always money for sneakers'],
      [
        'my gf says no money for a ring for me',
        'she paid for her sisters whole trip. what do i make of that',
      ],
      [
        'i want a second opinion on his excuses',
        'says money is tight, bought season tickets. am i petty',
      ],
    ],
    says: {
      told: "Then it isn't only about money, it's about what comes first, and you're right to see that. I wouldn't argue about the purchase, because you'd end up discussing a phone. Say what you noticed and ask for a date and a small version: \"There's money for other things, so I think it's something else. What is it? And could we do it small, in spring?\" A real plan will have a month in it.",
      say: "\"You told me it's the money, and then I saw what you bought. I'm not cross about that, but I don't believe it's only money any more. Do you want this, yes or no? If yes, let's pick a month and the cheapest version.\" Then wait. The answer to a small, cheap version tells you more than the answer to the big one.",
      should:
        "I'd ask straight, once, and offer the cheap version, because that takes the reason away. If {they} then choose{s} a date, good, believe it. If a new reason turns up at once, I'd take it that it doesn't come first, and decide what you want to do with that. Give yourself a date for it as well.",
      normal:
        'Not petty at all. When somebody has no money for you two and some for other things, anyone would look twice. It may have a dull explanation, so ask before you judge: "Help me understand it." But you don\'t have to pretend that you didn\'t see it.',
    },
  },
  {
    id: 'on-hate-job-but-loan-and-salary-told',
    tries: [
      [
        "im so tired of my job but i can't quit because of EMI",
        'emi is 34k and salary is 61k. and i send 10k home. so tell me how',
      ],
      ['i want to leave my job', 'mortgage 1400, i take home 2600, one kid. now what'],
      [
        'work is killing me but i have loans',
        'car loan 380 and student loan 290. i make 2900. is it even possible',
      ],
      ['how do people just quit', 'rent is half my pay and i have 800 saved. thats why i cant'],
      [
        'i cant stand my boss any more',
        'i earn 45k, my wife doesnt work, baby in may. give me a plan',
      ],
      ['should i leave without another job', 'i got 2 months of savings and a 15k debt'],
      [
        'burned out but trapped by the house',
        'payment 1900 salary 4100. whats the number i need before i go',
      ],
      ['i hate the bank i work at', 'home loan 28k a month, salary 70k, parents depend on me'],
      ['want to change careers at 35', 'id drop from 3200 to 2400 and my fixed costs are 2100'],
      ['i want out of retail', 'i make 1700 and bills are 1500. tell me how anyone does it'],
      ['my job makes me cry', 'i have 3 emis total 40k on 75k salary. cant just walk out'],
      [
        'i need to get out of this company',
        'got 5k in the bank, fixed costs 2k a month, family of 3',
      ],
    ],
    says: {
      told: "With those numbers I wouldn't quit first, I'd leave in order. Step one: what's left after fixed costs, put half of it away untouched until you have three months of them. Step two, at the same time: two applications a week, in work hours if you must, and only for jobs at your pay or above. Step three: ask the lender now about a longer term. That turns \"trapped\" into a date.",
      how: "As a quiet project beside the job. Write down the monthly sum you can't do without, all loans in. That's the lowest pay you can accept. Save toward three of those, send out two applications a week, and don't tell anyone at work. Meanwhile do the job at the level it pays for, no more. A date half a year from now makes the mornings easier.",
      should:
        "Not without another contract or three months of fixed costs in the bank, I'd say; the loan won't care why. But do start this week: CV tonight, two people you tell that you're looking. If the job is making you ill, that changes it, then talk to a doctor about sick leave before you resign.",
      will: "I can't promise how quickly it goes, and that's why I'd keep the pay coming until you've signed elsewhere. What's in your hands is the number of tries and the size of the cushion. Two applications a week and one saved month after the other. Look at it again in three months and change the plan if nothing moved.",
    },
  },
  {
    id: 'on-sibling-thinks-i-should-move-back-for-ill-parent',
    tries: [
      [
        'My dad was diagnosed with parkinsons last week and I live 2000 miles away',
        "my brother thinks i should move back to ohio. easy for him to say he doesn't have kids in school",
      ],
      [
        'mom has early alzheimers and im in another state',
        'sister says the one without a husband should go home. thats me',
      ],
      [
        'my father had a stroke, i live in canada',
        'everyone back home says its the eldest who comes back. i have a job here',
      ],
      [
        'mum cant live alone anymore, im 4 hours away',
        'my brother lives next door to her and says its my turn to move',
      ],
      ['dad has cancer and im abroad', 'my aunt told me a good daughter would be there already'],
      [
        'my mother broke her hip, im in london, she is in cork',
        'sister said i got to leave and she got stuck so now i should come back',
      ],
      ['parents are getting old, i emigrated', 'brother says either i move back or i pay. wow'],
      [
        'mom was diagnosed with als',
        'my siblings had a call without me and decided i should move in with her',
      ],
      ['grandma who raised me is ill', 'cousins think i should quit and go since i work remote'],
      [
        'my dad needs dialysis now',
        'my brother asked when im coming home for good. i just bought a house here',
      ],
      [
        'mama is ill in manila and im a nurse in dubai',
        'they say im a nurse so i should be the one. but who pays then',
      ],
      [
        'father has dementia, i live far',
        'they all want me to move back and i feel so guilty saying no',
      ],
    ],
    says: {
      told: 'That\'s an easy sentence for someone who wouldn\'t have to pack. You can be a good child to your parent and not uproot your life; those are two questions. Turn it from "who moves" to "what needs doing": list the tasks with your family on one call, and say which ones you take from afar, papers, doctors\' calls, money, a week every few months. Nothing about moving this month.',
      say: "\"I'm not moving, and I'm not leaving you alone with it. Let's write down what's really needed now, and who does what. I'll take the insurance, the calls with the doctors and one week every two months. What would help you most?\" The last question matters, because behind \"come back\" there's often \"I'm scared I'll be alone with this.\"",
      should:
        "Not now, I think. A diagnosis is new, nobody yet knows what will be needed, and a move made from guilt is hard to undo. Take on real tasks from where you are, visit soon, and agree to look at it again in half a year with what the doctors say. If your own wish is to go, that's another matter.",
      normal:
        "Yes, guilt comes with the distance, even for people who do a great deal. It doesn't mean you're in the wrong. Your work and the people near you count as well. Choose three things you can do reliably from where you are, tell your family, and do them so well that nobody has to wonder.",
    },
  },
  {
    id: 'on-costly-degree-with-a-loan-and-parents-say-go',
    tries: [
      [
        'should i do an mba or keep working. i have an admit from isb',
        'fees is 38 lakh total. loan interest around 10 percent. parents say go',
      ],
      ['got into columbia for journalism', 'its 110k for a year. my dad says you only live once'],
      [
        'masters in the uk or stay at my job',
        'total would be 32k pounds with living. bank gives the loan',
      ],
      ['should i go to law school', 'id have 150k debt at the end. everyone says do it'],
      ['accepted to a private med school', '280k. parents would sign the loan with me'],
      [
        'thinking about an msc in germany vs usa',
        'usa is 60 lakh loan, germany nearly free. my family wants usa for the name',
      ],
      [
        'is film school worth it',
        'its 45k a year and i have no scholarship. mom says follow your heart',
      ],
      ['got my admit for a coding bootcamp', 'costs 14k, id have to borrow all of it. should i'],
      ['mba at 34', 'fee 90k and two years no salary. my wife says go if you want it'],
      [
        'i want to be a pilot',
        'training is 100k, loan at 8 percent. my parents would put up the house',
      ],
      ['accepted for a phd without funding', 'id need 25k a year. prof says people find a way'],
      ['design school abroad', '40 lakh. papa says dont worry about money but i do'],
    ],
    says: {
      told: 'Let the numbers speak before the family does. Work out the monthly payment with that interest, and put it next to what graduates of exactly this program really earn, the middle ones and not the brochure. If the payment stays under about a fifth of that pay, and you can name the job you want it for, I lean to yes. If the goal is only "better chances", wait a year and ask for funding.',
      should:
        "My lean: yes only if there's a job at the end you could name today, and the payments would still be bearable in a middling year. Ask three people who finished two years ago what they earn and whether they'd borrow it again. And ask for a deferral or a scholarship before you sign, that costs one mail.",
      how: "One sheet: fees and living, pay you lose meanwhile, interest, and from that the monthly payment and the years. Next to it the normal starting salary, from graduates and not from the school. Then the bad case: could you pay it with the job you have now? If no, it's a bet. And whoever co-signs should see this sheet too.",
      say: 'To your parents: "I\'m glad you believe in me. Please look at this page with me: that would be the payment each month, and that\'s what people earn afterward. I\'ll only go if it works without you having to rescue me." To the school: "I\'d love to come. Is there any funding, or can I defer a year to save?"',
    },
  },
  {
    id: 'on-we-agreed-on-a-rule-how-to-make-it-stick',
    tries: [
      [
        "my roommate's boyfriend is basically living here",
        'had the talk!! she agreed to max 3 nights a week. how do i make sure it sticks tho',
      ],
      [
        'my teen is on the phone all night',
        'he agreed, phone in the kitchen at 10. lets see how long that lasts lol',
      ],
      [
        'husband never does bedtime',
        'we made a deal, he does tue and thu. how do i keep it from sliding',
      ],
      ['my boss mails me at night', 'she promised no mails after 7. i give it a week'],
      [
        'my mother in law comes unannounced',
        'she agreed to call before. im happy but i dont trust it',
      ],
      ['flatmate never cleans', 'got a yes to a cleaning plan! what now so it doesnt die'],
      [
        'bf games every night',
        'he said ok to two evenings without. how do i hold him to it without nagging',
      ],
      [
        'brother borrows my car all the time',
        'he agreed to fill the tank and ask first. hope it holds',
      ],
      ['neighbour plays drums', 'we settled on 5 to 7pm. how do i make sure'],
      [
        'my ex is always late for pickup',
        'he agreed to sundays at 5 sharp, in front of my sister even',
      ],
      [
        'wife spends too much',
        'we agreed on 200 each for fun. first time we agreed on anything. how does it stay',
      ],
      [
        'coworker dumps her tasks on me',
        'she said yes to a clear split. do i write that down or is it weird',
      ],
    ],
    says: {
      told: "You did it, and you got a clear yes. That's more than most people come home with! To make it hold: put it into the chat the same day in one friendly line, so nobody remembers it differently, and set a date to look at it, in four weeks. Praise it when it works. When it slips the first time, say so that day, lightly, not after the fifth.",
      how: 'Three small things. Write it in one cheerful line: "Great talk, so it\'s this from Monday, right?" Agree now on what happens if it slips, so it\'s not a fight later. And set a check-in in a month: "Does it still work for you?" A rule that can be talked about lasts longer than one that has to be policed.',
      say: '"Thanks for yesterday, I\'m really glad. Just so we both remember: it\'s what we said, starting Monday. Shall we look at it again at the end of the month?" And the first time it slips: "Hey, that\'s one over what we agreed. Everything okay?" Friendly, same day, no list of older sins.',
      will: "I can't promise it, most agreements wobble around the third week. That isn't the end, it only means it needs one friendly reminder. Put it in writing today, pick a date to look at it again, and mention the first slip on the same day. Then it has a fair chance.",
    },
  },
  {
    id: 'on-apologise-though-i-still-think-i-was-right',
    tries: [
      [
        'how to apologise to my sister after a fight',
        'no its my sister in law, my wifes sister. and i still think i was right tbh',
      ],
      [
        'i have to say sorry to my boss',
        'but im not wrong though. the numbers were wrong and i said so',
      ],
      ['how do i make up with my dad', 'i would, but honestly i meant every word'],
      [
        'should i apologise to my friend',
        'i was right about her boyfriend. i just said it in front of everyone',
      ],
      [
        'had a fight with my wife',
        'she wants an apology. im not sorry for what i said, maybe for how loud',
      ],
      [
        'how to make peace with my brother in law',
        'the thing is he was really out of line. i only answered',
      ],
      [
        'want to patch it up with my roommate',
        'i still think she should clean up. so what do i even say sorry for',
      ],
      ['my mom isnt talking to me', 'i wont say i was wrong because i wasnt'],
      [
        'how do i write an apology to a colleague',
        'its more for the team. i still think he is lazy',
      ],
      ['fight with my best friend about politics', 'i cant apologise for my opinion can i'],
      ['i yelled at my aunt at christmas', 'she deserved it ngl. but my wife wants peace'],
      [
        "how do i say sorry to my son's teacher",
        'im right that the mark was unfair. but i was rude in the mail',
      ],
    ],
    says: {
      told: "Good, then don't apologize for the view, only for what you'd do differently: the tone, the moment, the audience. That's honest and it's usually all that's needed. \"I was too sharp, and I'm sorry for that. On the matter itself we may see it differently.\" Stop there, and don't add \"but\". If somebody stands between you two, tell them beforehand what you're going to say.",
      say: "\"I'm sorry for how I spoke to you the other day. That was too much, and you didn't deserve it like that. I still see the matter differently, and I'd rather talk about it calmly some time, or leave it, as you like.\" Leave out who started. If there's nothing at all you regret, say you want peace instead, that's true as well.",
      should:
        "Yes, for the part you'd do differently, and only for that. An apology for an opinion you still have sounds false and starts the next fight. Tone, volume, doing it in public: those you can own without giving up anything. Do it soon and in few words, and let {them} have the last one.",
    },
  },
  {
    id: 'on-went-to-the-group-but-they-all-know-each-other',
    tries: [
      [
        'feeling lonely in london, moved 5 months ago',
        'i did go to the run club! everyone was nice but they all already know each other',
      ],
      [
        'how do i make friends at 40',
        'went to the book club. lovely people, but they have inside jokes since 2015',
      ],
      ["i'm new in town with two kids", 'tried the playgroup, the moms all had their clique'],
      [
        'joined a choir because i was lonely',
        'they hug each other and i stand there with my folder lol',
      ],
      ['should i go to the board game night', 'went. friendly but everyone came in pairs'],
      [
        'no friends at uni',
        'i went to the society thing, they were nice but had all met in first week',
      ],
      [
        'started climbing to meet people',
        'its all little groups. i said hi to 3 people and went home',
      ],
      [
        'moved to berlin, know nobody',
        'did the language meetup. everyone has their people already',
      ],
      [
        'how do i find friends as an expat wife',
        'went to the coffee morning, felt like the new kid at school',
      ],
      [
        'i signed up for volleyball',
        'second time there. they go for beers after and nobody asked me, do i just tag along',
      ],
      ['lonely since retirement', 'tried the hiking group. kind people, all old friends'],
      [
        'church group, first time',
        'they were warm but it was all remember when. should i go again',
      ],
    ],
    says: {
      told: 'You went, that was the hardest part, and nice people is a good start. Every group looks closed on the first evening, because you see years of it at once. Go three more times before you judge, and aim for one person and not for the group: remember a name, ask one follow-up question, and be the one who says, "Anyone for a coffee after?"',
      should:
        "Yes, go again, at least three times. The first evening you're a visitor, from about the fourth on you're someone they know. Come ten minutes early, when people stand around and have time, and pick one person to talk to. If after five evenings nobody has asked you anything, look for a newer group, with no hard feelings.",
      how: 'Pick one person, best someone else at the edge, and make one small thread each time: the name, one question about what they said last week, then "Are you walking to the station too?" Offer to do a task, set up chairs, bring something; helpers get known fast. And if they go on somewhere after, say, "Mind if I come along?" People mostly simply forgot to ask.',
      normal:
        'Yes, nearly everybody feels like the extra chair on the first evening. It says nothing about you; they just have a head start of some years. It usually changes around the third or fourth time, when people begin to expect you. So put the next date in your calendar now.',
    },
  },
  {
    id: 'on-said-no-to-it-and-now-they-act-strange',
    tries: [
      [
        'my girlfriend wants an open relationship',
        "i said no and she said ok fine but now she's on her phone all the time smiling",
      ],
      [
        'bf asked for a threesome',
        'told him no. he said no problem but hes been weird and distant since',
      ],
      [
        'my wife wanted to move to spain',
        'i said no. she says shes over it but she looks at flats every night',
      ],
      [
        'husband wants another baby',
        'said i dont want to, he said fine. now he goes out every evening',
      ],
      [
        'she asked if her ex could stay with us',
        'i said no. she says ok. now she turns her phone face down',
      ],
      [
        'my boyfriend wanted a break',
        'we agreed no break. but now he takes his phone to the bathroom',
      ],
      [
        'gf wants to go on holiday with a guy friend',
        'i said id rather not. ok she said. now she texts with him nonstop',
      ],
      [
        'partner suggested poly',
        'i said its not for me and its like nothing happened but something did happen',
      ],
      ['he wanted me to quit my job', 'i refused, he says alright. he barely talks to me now'],
      [
        'my fiancee wanted to postpone the wedding',
        "i said lets not. she agreed but she's somewhere else with her head",
      ],
      [
        'wife asked for separate bedrooms',
        'i said no and now she falls asleep on the couch every night. what do i do',
      ],
      [
        'he asked for an open marriage',
        'no from me. he said forget it. but there is a new password on the phone',
      ],
    ],
    says: {
      told: "You said no, that was your right, and now the quiet afterward doesn't feel like an agreement. I can't see what's behind it, so don't guess and don't look in the phone. Say what you see and ask: \"Since we talked, you seem far away. Is it really okay for you, or did you only drop it?\" It's better to hear a hard answer than to watch a screen.",
      say: "\"I said no, and you said fine. Since then you've been somewhere else, and I notice. I'm not asking to see anything. I'd like to know whether you can live with my no, or whether this is still open for you.\" Say it sitting down, with time. If the answer is a shrug, ask for a day when you'll talk properly.",
      should:
        "I'd ask, and I'd do it this week. Watching and counting signs will only make you smaller. Tell {them} what you've noticed in one sentence, without an accusation, and ask if {they} can really live with the no. Looking into the phone wouldn't answer that, and you'd have something to hide as well.",
      them: 'I can\'t see into {them}. It can be disappointment that needs time, hurt pride, or something nobody dares to say. From the outside all of these look alike. Only one question gets you further: "Is this really settled for you?" Ask it calmly, and believe what {they} {does} in the weeks after more than the word fine.',
    },
  },
  {
    id: 'on-bills-due-and-this-is-what-i-have',
    tries: [
      [
        'lost my job friday. they gave me 2 weeks severance',
        'rent is due the 1st, 1650. i have 2100 in checking. what do i do first',
      ],
      ['i got laid off', 'have 900 left and the car payment and rent come next week'],
      ['my hours got cut', 'rent 1100, electric 140, got 1200. which do i pay'],
      ['husband lost his job', 'we have 3k, mortgage is 1.8k, two kids. whats first'],
      ['fired yesterday', 'im left with 600 and everything is due on the 1st'],
      [
        'unemployed since monday',
        'rent is paid this month but then i have 1400 total. how long do i wait with applying for benefits',
      ],
      ['my contract wasnt renewed', 'savings 2500, rent 950, credit card 300. order?'],
      ['im off sick without pay', 'got 700, rent is 800. what now'],
      ['freelance client dropped me', 'i have 1900 and fixed costs of 1500. what first'],
      [
        'the restaurant closed and we all lost our job',
        'last pay 1300 came today, rent 1000 is due friday',
      ],
      ['lost my job and im on a visa', 'have 4k, rent 1200. first steps?'],
      [
        'i quit without a plan',
        'ok so i have 1500 and rent of 870 in 9 days. tell me what to do monday morning',
      ],
    ],
    says: {
      told: "First, today: file for unemployment or whatever support your country has, because it often counts from the day you apply. Second: roof, food, power, phone get paid before cards and loans. Third, before anything is late: one message to the landlord and the lenders, with a date and a part payment if you need it. Fourth: cancel every subscription tonight. It's a scary sum, and it's a sum you can work with.",
      how: "Make a list in two columns: what keeps you housed, fed and reachable, and everything else. Pay the first column from what you have. For the second, call before the due date and ask for a pause; they're far kinder before than after. Apply for support this morning, and ask a free debt or tenants' advice line to look over it. Then job things, an hour a day.",
      should:
        "Pay the rent if it leaves you something to eat and travel with. If it doesn't, pay a part and write to the landlord before the day, with a date for the rest. Cards come last, minimums only. And apply for support before you do anything else, since that clock starts when you file.",
      say: 'To the landlord: "I\'ve lost my income this month. I can pay this much on the 1st and the rest by the 20th. I\'ve applied for support and wanted you to hear it from me." To the card company: "I\'ve lost my job and I\'d like to ask for a payment pause." Send both before anything is due.',
    },
  },
  {
    id: 'on-like-the-work-but-dread-it-and-cry',
    tries: [
      [
        'how do i know if i have burnout',
        'yeah the first three, not the last. i still like the work itself i just cry on sundays',
      ],
      [
        'im tired of everything at work',
        'thing is i love teaching. i just sob in the car before school',
      ],
      [
        'is it burnout or am i lazy',
        'i like my patients. i dread the mornings though, every single one',
      ],
      [
        'i cant switch off from work',
        'the job is great actually, but i get a knot in my stomach from sunday noon',
      ],
      [
        'exhausted since months',
        'i do enjoy the projects, its the amount. cried in the loo twice this week',
      ],
      ['do i need a new job', 'no i like what i do. but my body says no on sunday evening'],
      [
        'always tired, always irritated',
        'at work im fine once im there. its the night before, i just cry',
      ],
      [
        'whats wrong with me i have a dream job',
        'right?? and still i sit in the bathtub on sundays and cry',
      ],
      ['think im burnt out', 'not cynical no. i care too much. thats the problem i think'],
      [
        'my wife says im burned out',
        'i love the kitchen. i just cant stop crying after shifts lately',
      ],
      ['i sleep badly because of work', 'still like the job. i only cry when i think about monday'],
      [
        'how do i know when its too much',
        'i dont hate it. i just cry in the elevator every monday',
      ],
    ],
    says: {
      told: "Liking the work and crying before it usually points at how much, or how it's done, and less at what you do. I can't diagnose it, but crying every week deserves a doctor's ear, and soon. Then find what you dread most about it: a person, a pile, the phone? Write it down, and take that one thing to your boss: \"This has to get smaller. What can go?\"",
      should:
        "See a doctor, yes, and tell exactly this: I like it, and I cry before it. Don't quit in this state, and don't just grit your teeth either. Take a few days off if you can, and before you go back ask for one concrete change in the load. If that changes nothing in a month, think bigger.",
      normal:
        "It's common, and it's still a sign to take seriously. People who like their work often carry on longest, because there's no hate to stop them. You're not weak and not lazy. Tell a doctor this week, tell one person at home, and pick one task you hand back before next Sunday.",
      why: "I can't know from here, a doctor can look at it with you. Often it's not the work itself but too much of it for too long, too little say in it, or one person in it. The tears come when you stop, on a free evening. Ask yourself what exactly you see when you think of Monday. Start with that.",
    },
  },
  {
    id: 'on-owes-me-and-i-saw-them-spending',
    tries: [
      [
        'my guy borrowed 150k naira from me and is dodging',
        'i saw him at a wedding spraying money',
      ],
      ['my friend owes me 300 and says she is broke', 'she just posted a spa weekend. i cant'],
      ['cousin hasnt paid me back since last year', 'guess who has a new ps5 lol'],
      ['lent my brother 2k', 'he is in dubai right now. IN DUBAI'],
      ['coworker owes me 80 euros', 'he bought rounds for the whole bar on friday, in front of me'],
      ['my best friend still has my 500', 'saw her with the new iphone today. she hid it'],
      ['how do i ask my ex for the money he owes', 'he just bought a car. what do i even say'],
      [
        'i lent money to a mate and he avoids me',
        'he was at the match in the expensive seats, waved at me too',
      ],
      [
        'sister in law owes us 1200',
        'she got her hair and nails and lashes done for the party. am i petty',
      ],
      ['friend wont repay my loan', 'his story is champagne. i should comment on it shouldnt i'],
      ['my roommate owes me two rents', 'new sneakers on the table this morning. 180 dollars'],
      ['uncle borrowed for medicine he said', 'he was buying drinks for everyone at the party'],
    ],
    says: {
      told: "The nerve of it! You're allowed to laugh and be furious at the same time. And it helps you: the money's there, it's just not going to you. So no more hints. One message with the sum and a date: \"I need the full amount by the 30th. If that's too much at once, half now and half next month.\" Don't mention what you saw, and don't lend again.",
      say: '"Hi, it\'s about the money I lent you. I need it back now: all of it by the 30th, or half this week and half next month. Which one?" No story about what you saw, because then you\'d be arguing about a party. If no answer comes in three days, call. After that, say it in front of the person you both respect.',
      should:
        "Don't comment on the post or make a scene there, tempting as it is. It would be about your manners then and not about the debt. Write privately with a sum and a date, two options at most. If it's a large amount and nothing comes, keep the messages and ask somebody who knows about small claims where you live.",
      normal:
        "Not petty at all. Anyone would see red. Somebody who can celebrate can also pay back a part. Ask once more, firmly, with a date, and count it as a lesson for the next time you're asked. How cross you are doesn't need to be in the message; the date does.",
    },
  },
  {
    id: 'on-starts-soon-last-word-please',
    tries: [
      [
        'give me something for my anxiety before my viva',
        'that breathing thing actually helped. viva is in 40 mins, any last word?',
      ],
      [
        'im so nervous about my driving test',
        'im sitting in the car, 10 min left. say something nice',
      ],
      ['job interview at 2', 'its 1.45 im in the lobby lol help'],
      ['how do i calm down before my presentation', 'ok did the breathing. on stage in 20'],
      ['wedding speech tonight and im dying', 'im next after the soup. last tip?'],
      ['nervous about the exam', 'in the hallway now, 15 min to go'],
      ['first date in an hour', "im outside the cafe. she's inside. wish me luck"],
      ['i have court mediation at 11', 'waiting room now. my hands are shaking'],
      ['audition today', 'they call me in 5'],
      [
        'my first day as a nurse',
        'im in the locker room, shift starts in half an hour. any last words',
      ],
      ['telling my parents today that im dropping out', 'they just parked. here we go'],
      ['going to ask for the raise', 'meeting in 10 minutes, give me one line to hold on to'],
    ],
    says: {
      told: 'You\'ve done the work, and nerves only mean it matters to you. Feet flat on the floor, shoulders down, one long breath out before you begin. Start slower than feels natural, and if your mind goes blank, say, "Let me think for a second," and take that second. You don\'t have to be brilliant, only there. Go on, and tell me afterward how it was.',
      how: "Three things for the last minutes: a sip of water, both feet on the floor, and breathe out twice as long as you breathe in. Know only your first sentence; the rest comes when you've begun. If something goes wrong, carry on as if it belonged there. You're readier than you feel. Off you go.",
      say: 'For the start: "Thanks for having me. Give me a second, I\'m a little nervous," and smile; most people are on your side after that. If you lose the thread: "Let me start that sentence again." Nobody minds. One long breath out, and go.',
      normal:
        "Yes, shaking hands and a dry mouth just before are as normal as can be; your body thinks it's helping. It mostly settles in the first two minutes. Breathe out long, feel your feet, begin slowly. You've got this far, now it's only the doing. Go.",
    },
  },
  {
    id: 'on-already-saving-all-that-give-me-the-next',
    tries: [
      [
        'need to save for a house deposit on 32k salary in manchester',
        'already in a lisa, already dont eat out. next',
      ],
      [
        'how do i save more money',
        'did the subscriptions, did the meal prep, did the cheaper phone. there is nothing left to cut',
      ],
      ['i cant save on my wage', 'i already track every cent lol. and now'],
      ['want to save 10k for a wedding', 'no car, no holidays, no takeaways. what else'],
      ['tips to save as a single mom', 'i do all of this for years already. it doesnt get more'],
      ['how to build an emergency fund', 'automatic transfer i have. 50 a month is all there is'],
      ['saving for a trip to japan on minimum wage', 'yeah did the budget. 30 left each month'],
      ['how do i get out of my overdraft', 'already cut everything. its the income'],
      [
        'we want to buy a flat',
        'we both live with my parents already and save 60 percent. prices run faster than us',
      ],
      ['how to save in nyc', 'roommates check, cooking check, no gym check. next idea please'],
      ['i want to put away 500 a month', 'done all the coffee stuff. im at 200'],
      ['how to save on a student budget', 'already doing it. got any tip that isnt cook at home'],
    ],
    says: {
      told: "Fair, then cutting is done and the other side has to move: income, the goal, or who you do it with. Biggest first: ask for a raise or look at what others pay, because a new job often moves more than all the rest. Then one fixed cost that's big, rent or transport. Then the goal itself: smaller, later, elsewhere, or shared with someone. Which of the three can move for you?",
      how: "When there's nothing left to cut, look at the big levers. One: your pay, so check what the same job pays elsewhere and ask or apply. Two: housing, the only cost that's large enough to matter. Three: the target, whether a smaller place, a shared scheme or two more years would be all right. Four: every windfall goes straight there. Pick one lever this month, not all.",
      should:
        "I'd stop squeezing the small things, you've done that part well, and put the same energy into earning: one raise talk or five applications, or a few paid hours in something you're good at. And check which public schemes exist where you live for what you're saving for; a free adviser knows them. Keep one treat, or you won't last.",
      normal:
        "Yes, at some point thrift is simply used up, and that isn't a failing of yours. You've done what was in your hands. What's left is income, time or the size of the goal, and it's fine to change the goal. Better a slower plan you can live with than three years of gritted teeth.",
    },
  },
  {
    id: 'on-family-event-survived-with-a-funny-moment',
    tries: [
      [
        'my brother is getting married before me and everyone is asking me questions, am 33',
        'wedding done. survived. one aunty brought a man to me at the buffet',
      ],
      [
        'dreading christmas with my family',
        'its over lol. grandma asked my boyfriend what he earns before the soup',
      ],
      [
        'scared of the family reunion after my divorce',
        'survived! my uncle tried to set me up with the dj',
      ],
      [
        'how do i handle my cousins wedding as a single',
        'made it. was seated with the kids. best table tbh',
      ],
      ['thanksgiving with my in laws', 'done. father in law gave a speech about carbs'],
      [
        'baby shower and everyone will ask when its my turn',
        'only 4 people asked. one rubbed my belly?? it was lunch',
      ],
      [
        'going home for eid and dreading the questions',
        'back now. 11 aunties, 9 proposals, 0 casualties',
      ],
      ['my ex will be at the party', 'i lived. he spilled wine on himself when he saw me haha'],
      ['the first holiday since i came out', "survived. grandpa toasted to my 'special friend'"],
      ["sister's engagement dinner, im jealous", 'went ok! my mom cried on the wrong fiance'],
      [
        'funeral lunch with the whole clan',
        'we laughed more than allowed. an uncle hit on the caterer',
      ],
      ["don't want to go to the work christmas party", 'went, survived, the boss sang. twice'],
    ],
    says: {
      told: "Ha, well survived! That one goes into the book of family stories, and it's yours to tell for years. You dreaded it and you walked out upright and laughing, so note that for next time. Tonight: shoes off, something nice to eat, and a call to the one person who'll scream with you about that scene. How are you, apart from the comedy?",
      normal:
        'Completely normal, every family keeps at least one scene of that kind ready. That you can laugh about it is half the victory. If something in it stung all the same, it may sting a bit tomorrow; that passes. Tell it to somebody who loves a good story, and leave the next event for later.',
      say: "For the next time, with a smile: \"You're very kind, I'm already busy with the cake.\" It's light, it closes the subject, and nobody can be offended. If it goes on: \"If there's news, you'll be among the first forty to hear.\" And then you move to the other end of the room.",
      should:
        "Enjoy it for what it was and don't pick it apart; you came through. Tell the story to one good person while it's fresh. If somebody did go too far, one friendly line next week is enough. The rest can stay funny.",
    },
  },
  {
    id: 'on-left-that-job-for-a-reason-but-miss-a-part',
    tries: [
      [
        'Do you think I should go back to nursing?',
        'I left because of nights, my back and honestly the way the ward manager spoke to us. The money was ok. What I miss is the patients and the banter.',
      ],
      [
        'should i go back to teaching',
        'left because of the parents and the marking. i miss the kids though, a lot',
      ],
      [
        'thinking of cooking professionally again',
        'it was the hours that killed me. but i miss the team and the heat of it',
      ],
      [
        'do i return to my old firm',
        'the commute and the boss were the reason. the work itself i loved',
      ],
      [
        'should i go back to social work',
        'i left because i took every case home. what i miss is being useful',
      ],
      [
        'miss my old job in retail lol',
        'not the pay, not the saturdays. the customers. the regulars',
      ],
      [
        'should i do hairdressing again',
        'my wrists hurt and the owner was awful. miss the chatting',
      ],
      [
        'wondering about going back into journalism',
        'deadlines made me ill. but i miss finding things out',
      ],
      ['go back to the army or not', 'the moving around broke my marriage. i miss my people'],
      [
        'should i return to kindergarten work',
        'it was the noise and the understaffing. love the little ones still',
      ],
      [
        'i keep thinking about my old job as a flight attendant',
        'left because of the sleep. miss the crew and the cities',
      ],
      ['do i go back to the lab', 'left for the short contracts. miss the work every day'],
    ],
    says: {
      told: "You've nearly answered it: go back to the part you miss, and not to the place that wore you out. What drove you off belongs to that setting, and what you miss can often be had in another one: smaller, days only, part time, with other people. Look for three such places this week, and ask in each about exactly the thing that made you leave. A trial day tells you more than I can.",
      should:
        "My lean is yes to the work and no to the old conditions. Make two lists, what must never be again and what must be there, and only look at jobs that pass both. Try it small first, some shifts or a trial week. If what drove you out turns up again in the first month, you know you don't owe it another year.",
      how: "Write what you miss as one line, and what you won't do again as three. Then search for the same skill in another frame: a smaller employer, a different clientele, training others, part time. Talk to two people who made that move. In the interview ask straight about your three lines; a good place won't mind.",
      normal:
        "Very normal. People hardly ever leave the work itself; they leave hours, pay, pain or a boss. Missing the good part doesn't mean that going was wrong. It tells you what to look for next. Take it seriously, and look for it somewhere that doesn't come with the old price.",
    },
  },
  {
    id: 'on-the-draft-is-too-formal-for-them',
    tries: [
      ['how do i word a text to cancel on a friend', "too formal lol she'd think im hacked"],
      ['write a message to cancel dinner', 'nobody talks like that. more like me pls'],
      [
        'what do i text my brother that i cant come to the game',
        "thats way too polite haha, he'd ask whats wrong with me",
      ],
      [
        'help me cancel the birthday party without hurting her',
        'sounds like a letter from the bank. shorter and dumber',
      ],
      ['how to say i cant make it to girls night', 'make it less stiff, we call each other bestie'],
      ['i need to cancel coffee with my old roommate', 'can you make it casual'],
      ['how do i tell my mate im skipping the gym', 'bro that sounds like my lawyer'],
      ['cancel on my cousin for saturday, nicely', 'less nice. like normal people'],
      ['word a text to get out of drinks tonight', 'too long and too grown up lol'],
      ['how do i bail on brunch', "its fine but i dont say 'regret'. redo"],
      [
        'text to cancel the sleepover with my best friend',
        'can it be funnier, we are not that serious',
      ],
      [
        'tell my friend i wont come to the concert',
        'shed think someone stole my phone. again but like a human',
      ],
    ],
    says: {
      told: "Haha, okay, in normal: \"heyy i'm so sorry, i can't do it today, i'm useless. can we do next week instead?? i owe you snacks\". Take out what isn't you, and put in the name you really call each other. One reason at most, or none, and a new day, so it reads as later and not as never.",
      say: "Try: \"ok don't hate me but i have to bail today. i'm dead. same plan thursday? first round's on me\". Or shorter: \"can't make it, sorry!! rain check? miss you\". Type it the way you'd say it out loud, with the typos. Friends notice the new date far more than the wording.",
      how: 'Say it aloud as if you were calling, then type exactly that. No "unfortunately", no full explanation, one sorry, one new date. For example: "ugh i\'m not gonna make it, i\'m sorry!! sunday instead?" If you two normally send voice messages, send one; it sounds most like you.',
    },
  },
  {
    id: 'on-business-partner-has-half-and-nothing-in-writing',
    tries: [
      [
        'my startup cofounder is slacking, hyderabad, 2 yrs in',
        'he has 50 percent and no vesting. yes i know. we were idiots',
      ],
      ['my business partner does nothing', 'its 50/50 and there is no contract. handshake lol'],
      [
        'cafe with my best friend and i do all the work',
        'she owns half. nothing in writing about hours or anything',
      ],
      ['cofounder wants to travel for 6 months', 'he keeps his 40 percent, we never did vesting'],
      [
        'my brother and i have a workshop',
        'half half on paper, i do 80 percent. no rule for leaving',
      ],
      ['agency partner is always absent', 'we signed as equals and never wrote what equals means'],
      ['partner stopped coming to the studio', 'her name is on everything with mine. no agreement'],
      ['how do i get my cofounder to work', 'i cant even fire him, he holds half the shares'],
      [
        'the food truck is in both our names',
        'no papers besides that. he hasnt worked since june. what do i do',
      ],
      ['i built the app, he had the idea', 'he has 50. yes. dumb. i know'],
      [
        'my friend and i run a shop online',
        'i do orders all night, she takes half of the profit. we never wrote anything',
      ],
      ['startup with my ex flatmate', 'equity is even, no cliff, no vesting. can it be fixed'],
    ],
    says: {
      told: "You weren't idiots, you were friends with a plan; half the world starts like that. It can be put right while you still talk. First one honest meeting: what each of you really does now, and what each wants in two years. Then three options on the table: shares tied to work from now on, smaller share for a smaller part, or a buyout. Before signing anything, a lawyer who does company matters.",
      say: "\"We set this up when we didn't know better. The split doesn't fit what we each do now, and it's making me bitter, which I don't want. Can we sit down on Thursday and look at three ways: earn it from here on, a smaller share, or one buys the other out?\" Send no numbers beforehand, and no list of failures.",
      how: "In this order: write down who did what over the last six months, only facts. Talk once, calmly, about wishes and not about guilt. Bring two or three models. Then see a company lawyer, first alone for an hour so that you know where you stand, then with the paper for both. Don't stop working or move money before that.",
      should:
        "I'd talk first and see a lawyer the same week, not after the blow-up. As long as you're on speaking terms, most of it can be agreed. If there's no discussing it at all, don't build on alone at full speed and hope; find out what you could do with your own half before you put another year in.",
    },
  },
  {
    id: 'on-did-it-to-my-hair-and-hate-it-laughing',
    tries: [
      ['should i dye my hair red or keep it brown', 'did it. RED. i look like my auntie'],
      ['thinking of cutting a fringe', 'cut it. i look like a medieval monk'],
      ['should i go blonde', 'im orange. not blonde. orange'],
      ['do i shave my head', 'shaved. my head is a potato, who knew'],
      ['want to get a perm', 'omg i look like my nan in 1985'],
      ['should i grow a moustache', 'it grew. my gf says i look like a gym teacher'],
      ['bangs or no bangs', 'bangs. i regret everything lol'],
      ['should i bleach my eyebrows', 'they are gone. i have no face'],
      ['haircut after the break up yes or no', 'went short. looks like a lego helmet'],
      ['thinking of black hair', 'did it last night, im now a vampire with a tan'],
      [
        'curly or straight for the wedding',
        'got it straightened. flat like a wet dog. wedding is saturday',
      ],
      ['pixie cut, do it?', 'did it!! i look like a little boy. help'],
    ],
    says: {
      told: "Ha! Congratulations on the courage, and my regards to the person in the mirror. Wait three days before you judge, because the shock is always bigger than the hair. Wash it and style it once your own way. If it still isn't you, a hairdresser can tone or soften almost anything; just don't fix it yourself at midnight. And wear it to the shop once with your chin up.",
      should:
        "Wait three days and two washes, then decide. Most of the horror is that you don't recognize yourself yet. If you still wince on day four, call a salon and say what you don't like, too warm, too dark, too short, and let them do it. No second box from the drugstore tonight, that's how people end up with a hat.",
      normal:
        "Yes, nearly everyone wants it back on the first evening. Your brain has another picture saved and complains. Give it some days and let people see you. If it's still wrong then, it can be changed, and if not, it grows about a centimeter a month and makes a good story.",
      how: "Quick help: a different parting, a clip, a scarf, your best earrings, and clothes in a plain color for some days. Color gets calmer with a few washes, and a salon can tone it down. Too short only takes weeks and a bit of styling paste. Take one funny photo for later, you'll want it.",
    },
  },
  {
    id: 'on-tiny-start-capital-and-something-missing',
    tries: [
      [
        'i want to start a small chops business in abuja',
        'i have 80k to start. no freezer yet, nepa is terrible here',
      ],
      ['want to sell cakes from home', 'got 200 euros and a tiny oven'],
      ['thinking of starting a car wash', 'i have a bucket and 150 bucks lol. no van'],
      ['i want to do hair braiding as a business', '50 dollars and no shop. just my room'],
      ['starting a little clothing brand', 'budget is 300. no sewing machine of my own'],
      ['juice business at my campus', 'i have 30k and no fridge'],
      ['want to start a dog walking thing', 'zero money basically and no car'],
      ['i want to sell lunch to offices', 'only 5000 rs and one gas stove. is it enough'],
      ['candle business from my kitchen', 'i have 120 euro to spend. no website'],
      ['photography side business', 'old camera, no lights, 0 budget'],
      ['want to open a food stall', '20k pesos and no permit yet, electricity is bad too'],
      ['i want to repair phones', 'bought one toolkit, thats all the money i had. how do i start'],
    ],
    says: {
      told: "That's enough to begin, if you let the customers go first. Take orders ahead with half paid in advance, make only what's ordered, the same day, and deliver it yourself. Two or three things on the list, no more. Then nothing lies around and you need no big equipment yet. Put the first profits aside for the one tool you miss most. And check what permit you need before you grow.",
      how: 'Week one: two products, one price each, a photo, and a message to thirty people you know. Orders by Thursday, deposit first, delivery on Saturday. Spend a quarter of your money at most on the first round and write down every cost. After four weeks you know which product earns. Rent or borrow the missing thing until the profit buys it.',
      should:
        "Yes, small and to order. Don't spend the money on equipment first, that's how it disappears. Sell ten before you buy anything, with deposits, and see who comes back. If ten people order a second time, put the profit into what you're missing. If they don't, you've lost little and learned a lot.",
      say: '"Hi, I\'m taking orders for this Saturday: this and this, this price, fresh that day. Only fifteen portions. Half in advance keeps yours. Want one?" Send it to people one by one, not only as a status, and ask every customer for a photo and one more name.',
    },
  },
  {
    id: 'on-met-friends-or-family-and-one-remark-sticks',
    tries: [
      [
        "been seeing someone for 2 months, he's great",
        "met his friends saturday and one of them said 'oh so youre the new one'. cant stop thinking about it",
      ],
      ['meeting her parents sunday', 'her dad called me by her exs name. twice'],
      [
        'things are going well with my new gf',
        "her sister said 'shes on her best behaviour huh'. what does that mean",
      ],
      ['bf took me to his work party', "a colleague went 'you look different from the last one'"],
      [
        'dating a guy for 3 months',
        'his mom said enjoy it while it lasts, laughing. it bothers me',
      ],
      ['met his kids and they were sweet', 'but the little one asked if i stay longer than anna'],
      [
        'she introduced me to her best friend',
        "who said 'well she has a type'. now im overthinking",
      ],
      ['first time with his flatmates', 'one said good luck with him. he laughed. should i ask'],
      [
        'new relationship, im happy',
        "his brother said 'he says that to all of them'. cant get it out of my head",
      ],
      [
        'went to her birthday as the new boyfriend',
        'someone asked me how long i think ill last lol',
      ],
      ['meeting his friends group', 'a girl said oh youre the one after me. thanks??'],
      [
        'we are together since summer',
        "my gf's grandma said i thought it would be the other one. am i silly for minding",
      ],
    ],
    says: {
      told: "One clumsy sentence can eat a whole lovely evening, I get that. But it told you about the person who said it and about a past you knew existed. Someone was there before; that's all it proves. Judge by the two months you've had. And if it keeps turning, ask lightly: \"Your friend said something funny on Saturday. What's the story there?\" Most of the time it shrinks in a minute.",
      should:
        'If it\'s still there in two days, ask, lightly and once. Carrying it around makes it bigger than it was. Not as a charge, more like: "That line stuck with me, help me out." How {they} take{s} the question tells you more than the line did. If it\'s already fading, let it go.',
      say: '"Your friends are fun. One of them said that thing to me, and it\'s been stuck in my head since. What did that mean?" Smile, and leave it open. If the answer is simple, believe it. You can add, "I\'m happy with us, that\'s why I noticed."',
      normal:
        "Yes. Early on you're all ears for signs, so one remark weighs more than ten nice hours. It isn't silly. Put it next to what you know from {them} directly: how you're treated, whether plans hold. If that's good, the remark can stay what it was, somebody talking before thinking.",
    },
  },
  {
    id: 'on-see-my-hopeless-crush-every-day',
    tries: [
      [
        'how do i get over someone who was never mine',
        "he's at the same office tho, i see him every single day at the coffee machine",
      ],
      ['in love with a taken guy', 'cant avoid him, we share a desk row'],
      ['she said she only likes me as a friend', 'and we are in every class together. every. one.'],
      ['how do i forget my crush', 'he is my neighbour. i hear his door'],
      [
        'got rejected by a girl from my team',
        'we train 4 times a week, how am i supposed to get over it',
      ],
      ['unrequited love for my flatmate', 'we live together. thats the problem'],
      ['i need to stop liking my boss', 'i see her from 9 to 5 and its getting worse'],
      ['crush on a friend who doesnt want me', 'same friend group, every weekend'],
      ['he doesnt love me back', 'i work the same shifts, no way to not see him'],
      [
        'how long till i get over her',
        'would be easier if she wasnt at the gym every time im there',
      ],
      ['fell for a married colleague, nothing happened', 'he sits opposite me. opposite'],
      [
        'how do i lose feelings',
        'its my study group. i see him daily and it starts again each morning',
      ],
    ],
    says: {
      told: "That's the hard version, because every day freshens it up again. So make the daily dose smaller and duller: another time for the coffee, another seat, a friendly hello and then on your way. No long chats, no looking at profiles in the evening, no waiting around for a glance. And fill the hour when it hurts most with someone else. It does get quieter; it's just slower when you see each other.",
      how: "Make contact boring. A hello, a bit about the work, and you go; nothing private, no jokes that are only yours. Shift one or two routines so you meet less. Don't look them up after hours, that's half the illness. Once a week do something where new people are. And tell one friend, so that it isn't a secret with a shine on it.",
      when: "I can't give you a date, and seeing each other daily makes it slower. Many people notice the first dull day after some weeks of keeping it short and not looking them up in the evening. What resets the clock is the long warm chat. So keep those rare, and count the days in between.",
      normal:
        "Yes, very. Feelings fade by not being fed, and yours get a crumb every morning. It doesn't mean that you're weak or that it's meant to be. Change what you can about the crumbs: time, seat, length of the talk. Then be patient with yourself.",
    },
  },
  {
    id: 'on-failed-the-big-exam-and-havent-told-them-yet',
    tries: [
      [
        'upsc result tomorrow, third attempt',
        'didnt clear. havent told papa yet he is sitting in next room',
      ],
      [
        'bar exam results are out today',
        'failed. my parents invited people for sunday to celebrate. they dont know',
      ],
      ['waiting for my neet result', 'i didnt make it and mom keeps asking if its out yet'],
      ['jamb result is coming', '158. my father will finish me. how do i tell him'],
      ['a level results thursday', 'two Ds. im in my room and they are downstairs waiting'],
      ['ca final result', 'not through again, everyone at home thinks its tomorrow'],
      [
        'my retake was last week',
        'failed it and i told my wife the results arent out. i feel sick',
      ],
      ['matric results', 'didnt pass. i said the site is down lol. what now'],
      ['second attempt for med school', 'no again. my mum is cooking my favourite food right now'],
      ['driving theory again', 'failed the 4th time, husband paid for it. cant say it'],
      ['nursing boards', 'i didnt pass. my whole family is on the group chat asking'],
      [
        'gate exam result today',
        'rank is useless. papa took leave from work for this day, how do i say it to him',
      ],
    ],
    says: {
      told: "I'm so sorry. All that work, and now there's still the telling to do. Take ten minutes, wash your face, and then say it short, because the waiting is worse than the sentence: \"The result is out. I didn't make it. I'm very sad, and I can't talk about what's next today.\" No excuses, no plans tonight. If it gets loud, go for a walk. You're more than this list.",
      say: "\"I have to tell you something, and it's hard. The result came, and I didn't clear it. I gave it what I had. Please just sit with me today, we'll talk about the next step on Sunday.\" If you can't say it to everyone, tell the gentler one first and let that person stand next to you.",
      how: "Soon and in one sentence, sitting down, nobody in the doorway. Choose the calmer person first if there's one. Say the result, say that you're sad, and say when you'll talk about what comes next, in three days for instance. Their first reaction will be about their own fright; let it pass before you answer. If you're afraid of being hurt, have somebody with you.",
      when: "Today, I'd say, before somebody else sees the list. Every hour of hiding costs you more strength than the sentence will. Ten minutes for yourself first, then go in. You only have to say that it didn't work out and that you're sad. The plans can wait until you've all slept.",
    },
  },
  {
    id: 'on-the-date-is-fixed-anything-to-watch-for',
    tries: [
      [
        'which is better for my wedding, 12 feb or 20 feb',
        'venue only has the 20th so 20th it is! anything to watch out for that day?',
      ],
      ['when should we get married', 'we booked the 3rd of june! any tip for the day'],
      ['good date for the housewarming', 'its the 14th now. what should i look out for'],
      [
        'which saturday for our wedding',
        'its official, 9 may, church and all. what do people forget',
      ],
      [
        'looking for a day for our engagement party',
        'we went for the 28th. anything i should know',
      ],
      [
        'should we marry in autumn or spring',
        'autumn! 4 october. booked. now im nervous about the day',
      ],
      [
        'is the 11th ok for the naming ceremony',
        'the 11th it is, hall is paid. advice for the day?',
      ],
      [
        'registry office on a friday or saturday',
        'got friday the 13th lol. we took it. what to watch out for',
      ],
      ['when to throw my 50th', 'fixed for the 21st. anything to look out for'],
      ['our nikah is in march or april', 'april 18, families agreed. what do i need to think of'],
      ['date for the wedding reception', 'only sunday was left so sunday. tips for the day'],
      [
        'pick a date for my graduation party',
        'ok 30th is set! what do i plan for so it doesnt go wrong',
      ],
    ],
    says: {
      told: "Lovely, then it's settled, and that makes it the right day. What to watch for is earthly: one person other than you who holds the phone and the list, a plan for rain, food early enough that nobody gets cross, and twenty minutes alone in the middle of it. Something small will go wrong, and it becomes the story. Eat something yourself, and look around once on purpose.",
      how: 'Two weeks before, write the day down by the hour and give it to somebody calm who isn\'t celebrating. Confirm everyone with one message: time, place, phone number. Pack a bag with plasters, safety pins, painkillers, chargers and cash. Keep the hour before it starts free. And agree on a sign between the two of you, or with a friend, for "five minutes outside, please."',
      normal:
        "Yes, as soon as a date is fixed, the nerves come; it's real now. That isn't a bad sign. Make a list of what only you can decide, it's shorter than you think, and hand out the rest. And leave a little time in the day with nothing planned. That's the part people remember.",
    },
  },
  {
    id: 'on-their-apology-was-half-or-silly',
    tries: [
      ['my friend owes me an apology', 'lol she apologised. with a meme. does that count'],
      [
        'waiting for my brother to say sorry',
        'he sent a thumbs up and a pizza. is that an apology',
      ],
      ['he never apologises', "he goes 'sorry you feel that way'. great"],
      ['my mom was so mean at dinner', 'she put a cake at my door. no words. do i accept it'],
      ['boyfriend forgot our anniversary', 'he said my bad with a crying laughing emoji'],
      [
        'my colleague blamed me in the meeting',
        "he said 'we good?' in the hallway. does that count as sorry",
      ],
      ['she spread my secret', 'she wrote sorry babe in the group chat to everyone lol'],
      ['my dad shouted at me', 'he came and asked if i want to watch football. i guess thats it'],
      ['roommate broke my lamp', "she left a sticky note 'oopsie'. thats all"],
      ['my sister said awful things', "got a voice message, 4 seconds, 'sorry ok?'"],
      ['i want him to apologise', 'he did, but with a but. sorry but you started it'],
      ['friend stood me up', 'she apologised with a gif of a sad dog. should i let it go'],
    ],
    says: {
      told: "Half a point, I'd say. For some people that's as close to sorry as their mouth gets, and it still means they know. Ask yourself how much it really hurt. If it was small, take it with a smile and move on. If it was big, you may ask for the words: \"Cute, thanks. I'd also like to hear it once properly, because that one got to me.\"",
      should:
        "Depends on the size of it. For a small thing, take it and let it go; you know what it was meant to be. For a big one, don't pretend it's enough, or you'll be cross in a month. Ask once, kindly, for a real sentence. What {they} {does} after that counts more than how {they} said it.",
      say: '"I got it, and I\'ll take it as a sorry. But honestly, it hurt, and I\'d like to hear one real sentence about it, then we\'re good." Or lighter: "Four out of ten for the delivery. Want another go?" Pick the one that fits how sore you still are.',
      normal:
        "Not weird to want more. A joke lets the other person skip the uncomfortable part, and you notice that. It isn't always bad will, plenty of people never learned to say it. If it still bothers you tomorrow, ask for one plain sentence. If not, count it and go on.",
    },
  },
  {
    id: 'on-child-acts-out-since-the-new-baby',
    tries: [
      ['my son is 4 and bites kids at nursery', 'its only since the baby came, now that you ask'],
      ['my daughter suddenly wets the bed, 5', 'since her brother was born. 3 weeks now'],
      ['toddler hits me all day', 'started when i came home with the newborn'],
      ['she wants a bottle again, she is 3', 'yes there is a new baby. is that why'],
      [
        'my son wont sleep in his bed anymore',
        'we have a baby since may. since then he comes every night',
      ],
      [
        'tantrums every morning, 4 years old',
        'only since his little sister is here, before he was an angel',
      ],
      ['my kid throws toys at us', 'the baby is 6 weeks. hes so rough with her too'],
      ['he talks like a baby again', 'new sibling in march. should i correct him'],
      ['my 3 yr old screams when i feed the baby', 'exactly then. every time. what do i do'],
      [
        'my daughter doesnt want to go to kindergarten',
        'its since the twins. she wants to stay home with us',
      ],
      ['he pulled the cats tail, hes never mean', 'since the baby. i think hes jealous'],
      ['she bit her cousin', 'my mom says its the new baby. she was fine before that'],
    ],
    says: {
      told: "Then you've probably found it: somebody moved in and took half of everything. It's no bad character, it's a small person asking, \"Am I still yours?\" Give ten or fifteen minutes alone with you each day, same time, baby elsewhere, the child chooses. On the behavior stay short and calm: \"I won't let you do that. You're angry.\" Let {them} be little at times. It usually eases within weeks.",
      how: 'Three things, every day. A quarter of an hour alone with you, phone off, same time. A fixed sentence for the behavior, calm and short, and then show what\'s allowed instead: stamp, squeeze a cushion, call me. And words for it: "A baby is a lot. You may be cross about it." Tell the nursery too, so they do the same. Never leave the two alone for now.',
      normal:
        "Very normal. Many children hit, bite, wet the bed or talk like babies again after a new one arrives. It's their way of checking whether they still count. It mostly passes with time alone with you and calm limits. If it gets worse over months, or you're worried, ask your pediatrician.",
      will: "I can't promise a date, but with most children it gets better over weeks to a few months, when they notice that they haven't lost you. Quicker with time alone every day, slower with lots of scolding. If it doesn't ease at all, talk to the pediatrician or the nursery.",
    },
  },
  {
    id: 'on-where-to-meet-people-when-everyone-is-married',
    tries: [
      [
        'im bored of dating apps',
        'ok but where do people in their late 30s actually meet, everyone i know is married',
      ],
      [
        'how do i find someone without tinder',
        'im 42 and all my friends have kids. where do single people even go',
      ],
      ['deleted hinge', 'great and now? i work from home and know nobody single'],
      [
        'want to meet someone in real life',
        'i live in a village of 900 people, they are all couples',
      ],
      ['tired of swiping', 'where then. bars are full of 22 year olds'],
      ['im 51 and divorced, no idea how to date', 'where do people my age meet, seriously'],
      ['no luck online', 'my friends have no single friends left, i asked'],
      ['apps make me sad', 'ok so offline. but im a nurse with shifts. where'],
      ['how to date at 35', 'everyone at work is married or 24'],
      ['i want to meet a nice man', 'i go to yoga and its all women lol. where are the men'],
      ['want a relationship but no apps', 'im 39, shy, and new in this city. where do i start'],
      [
        'widowed 3 years and ready to meet someone',
        'but where. at 60 its church or the supermarket',
      ],
    ],
    says: {
      told: "Where the same people come back every week, because at that age it's rarely one evening, it's the fifth. A climbing or hiking group, a choir, a dance or language course, volunteering, a sports team with mixed ages. Choose by what you'd do anyway, and go six times before you judge. And tell three married friends plainly, \"I'm looking, who do you know?\" They know more people than they think.",
      how: "Pick one weekly thing with mixed people and talking in it: social dancing, hiking, choir, cooking, a volunteer crew. Go at the same time each week and stay the half hour after, that's when it happens. Once a month say yes to an invitation you'd normally skip. And ask friends to bring one person you don't know to dinner. Slow, and it works better than it sounds.",
      should:
        "I'd choose two things: one weekly activity you'd enjoy even if nobody came of it, and three friends you tell clearly that you'd like to meet someone. If that brings nothing in half a year, go back to one app for limited time, as an extra and not as the plan. Start with the activity this week.",
      normal:
        "Yes, it really does get harder when the friends are all paired off, it isn't you. You need new rooms, not a new face. One weekly thing with the same people, and the courage to stay for a drink after. Others in there are looking around just like you.",
    },
  },
  {
    id: 'on-credit-taken-tried-the-trick-and-it-backfired',
    tries: [
      [
        'my boss takes credit for my work',
        "tried the cc thing. he replied all saying 'as i was saying'",
      ],
      [
        'colleague presents my ideas as hers',
        "i spoke up in the meeting like suggested. she said 'exactly, as we developed'",
      ],
      ['team lead puts his name on my slides', 'i put my name in the footer. he deleted it lol'],
      ['my manager never mentions me', 'sent the recap to everyone. she forwarded it as her own'],
      [
        'coworker steals my ideas',
        "said 'thanks for picking up my idea'. he just laughed and went on",
      ],
      [
        'my boss sells my project as his',
        'asked to present it myself. he said sure and then presented it himself',
      ],
      ['how do i get credit for what i do', 'i told his boss in passing. now mine is ice cold'],
      [
        'professor used my research without my name',
        "mailed her politely. she answered 'it was a team effort'",
      ],
      ['partner at the firm takes my clients', 'i wrote it in the report, it was edited out'],
      [
        'my supervisor says we when i did it alone',
        'talked to him, he said be a team player. and did it again today',
      ],
      [
        'senior colleague takes praise for my designs',
        'put them in the shared folder with my name and date. he renamed them',
      ],
      ['he takes credit for everything', 'i tried documenting it. nobody reads that. what now'],
    ],
    says: {
      told: 'Wow, that takes some nerve. The quiet trick has done what it could, so now plainly and alone: "You presented that as yours. It was my work, and I\'d like it named next time. How do we do that?" Next to it, let others see you work: offer to explain the part only you can explain. Keep your dated drafts, and look around at what other teams or firms would pay.',
      say: '"I want to say something directly. The idea in that mail was mine, and it came across as yours. I\'d like you to name me next time, or let me present it. Is that okay?" Alone, calm, no witnesses. And in a meeting, if it happens again: "Glad you like it. When I built that, the tricky part was this," and go on talking.',
      should:
        "One direct talk, and if that changes nothing in a month, I wouldn't put my energy into winning this one. Find somebody senior who sees your work first-hand, through a project or a favor, and quietly look at other jobs. Keep the proof of what you did; you'll need it for interviews more than for a fight.",
      how: 'Be visible before it\'s finished, not after. Show half-done things to several people, answer the questions yourself, offer to give the demo. Talk once with {them} alone and name it. Find one ally who says "that was her idea, that was his" aloud, and do the same for them. If it still goes on, it\'s a reason to leave and not a riddle to solve.',
    },
  },
  {
    id: 'on-estranged-parent-is-ill-and-asks-for-me',
    tries: [
      [
        'should i forgive my father, he left when i was 6',
        "hes in hospital in ibadan now, my step sister found me on facebook. they say he's asking for me",
      ],
      [
        'no contact with my mother for 8 years',
        'my aunt called, she has cancer and wants to see me',
      ],
      ['my dad drank and i left at 17', 'he is in a hospice now. he asked the nurse to call me'],
      [
        'should i let my father back into my life',
        'he had a stroke. my brother says come before its too late',
      ],
      [
        'havent spoken to my mum since my wedding',
        'she is in intensive care and my sister says she says my name',
      ],
      [
        'my stepfather raised me and threw me out',
        'hes dying apparently and wants to talk to me. do i go',
      ],
      [
        'is it ok to never forgive a parent',
        'well now he is sick and he asks for me. great timing',
      ],
      ['father i never met', 'his wife wrote me, he has weeks left and would like to meet me'],
      ['i cut off my parents', 'dad is having heart surgery monday, mum begs me to come'],
      [
        'my father didnt want me when i came out',
        'he is very ill. he told my cousin he wants to see me',
      ],
      [
        'estranged from my grandmother who raised me',
        'shes asking for me at the hospital. i dont know if i can',
      ],
      [
        'mother left us for another man',
        'she is in a home now and keeps asking where i am, what should i do',
      ],
    ],
    says: {
      told: "That's a lot to land on you, out of nowhere. You don't owe a visit, and going wouldn't mean that you forgive. It can simply be going to see. Ask yourself which you'd regret more in ten years, and ask how much time there is. If you go: bring someone, twenty minutes, one thing you want to say or hear, and leave when you like. A call or a letter counts too.",
      should:
        "I lean toward going once, short, if there's one question you'd want answered or one sentence you'd want said, because that chance may not come back. If the thought only makes you feel small or unsafe, don't, and let that be enough. You can also write or call. Decide for your own sake, not for those who phone you.",
      say: 'To the one who called: "Thank you for telling me. I don\'t know yet if I\'m coming. How is it really, and how much time is there?" If you go: "I came to see you. I\'m not here to settle everything." And if you don\'t: "I can\'t come. You can tell {them} that I heard it."',
      normal:
        "Whatever you feel now is normal: nothing, anger, pity, all of it in an hour. You were given no time to get used to it. It also isn't heartless to stay away, and not weak to go. Talk to one person who knows the story before you decide, and sleep on it if there's time.",
    },
  },
  {
    id: 'on-two-offers-and-a-commute-with-a-small-child',
    tries: [
      [
        'I have an offer for 85k remote and one for 105k in office 4 days',
        'commute would be 55 min each way. and i have a 2 yr old',
      ],
      ['two job offers and no idea', 'the better paid one is an hour away and my son is 3'],
      [
        'stay part time or take the manager job',
        'managers job means leaving at 6.30, daycare opens at 7',
      ],
      ['job a near home, job b pays 600 more', 'b is 50 min by train. twins, 18 months'],
      ['should i change jobs', 'new one is +15 percent but on site, and i have a baby of 9 months'],
      [
        'hybrid or full office',
        'full office pays 12k more. kids are 4 and 1 and my husband works shifts',
      ],
      [
        'choose between hospital and clinic',
        'hospital pays more but weekends, and im a single mom of a 2 year old',
      ],
      ['got two offers today', 'the one i like is far, 70 minutes. my girl just started nursery'],
      ['remote job or the fancy agency', "agency is 4 days in, id miss bedtime most days. he's 2"],
      [
        'promotion in another town or stay',
        'its 45 min more each day and i have two in primary school. worth it?',
      ],
      ['4 day week or more money', 'more money is 5 days plus commute. toddler at home'],
      [
        'i could go back to the bank or stay at the school',
        'bank pays 900 more but i wouldnt be home before 7. kid is 3. which one',
      ],
    ],
    says: {
      told: "With a little one, I'd lean to the one that gets you home, unless you truly need the money. Do the sum once: take tax, travel and extra childcare off the difference, then divide what's left by the hours on the road. Often it's a few coins an hour. Before you decide, ask the better-paying one for fewer days in, and the nearer one for more pay.",
      should:
        "I'd take the nearer or freer one if the household works on it. Those hours come straight out of mornings and evenings, the only ones a small child has with you. If the money changes something big, debt or safety, the other is fair, with a look at it in a year. Ask both to move before you say yes.",
      how: "Two columns. Money: what's left of the difference after tax, fares and more childcare. Time: hours away per week, and who does the pickup when a train is late or the child is ill. Then picture an ordinary Tuesday in both. The one where Tuesday works is the one. And negotiate first, one day more at home is often possible.",
      say: '"I\'d really like to take it. With a small child, four days in is hard for me. Would two be possible, or a later start? If so, I can sign this week." To the other: "I have an offer that pays a good deal more, and I\'d rather come to you. How close can you get?"',
    },
  },
  {
    id: 'on-partner-demands-my-phone-password',
    tries: [
      [
        'my gf gets jealous of my female friends',
        'she wants my phone password now. says if i have nothing to hide',
      ],
      ['my boyfriend checks who i follow', 'now he asks for my pin. is that normal'],
      ['husband is suspicious because of my colleague', 'he wants to read our chat. all of it'],
      ['she doesnt trust me since her ex cheated', 'asks for my location and code, as proof'],
      [
        'my bf gets weird when i go out',
        'he says couples share passwords and if i say no i must be guilty',
      ],
      [
        'gf wants me to delete my exs number',
        'did that. now she wants to go through my phone every sunday',
      ],
      ['he says im too friendly with guys', 'and now hes asking for my insta login'],
      [
        'my wife is insecure since the baby',
        'last night she asked me to unlock my phone and hand it over',
      ],
      ['jealous girlfriend advice', 'update: she wants face id on my phone'],
      [
        'my fiance is jealous of my best friend',
        'he asked me to show him our messages. there is nothing in there but still',
      ],
      ['we fight about my gym buddy', 'she said phone on the table or its over'],
      ['boyfriend reads over my shoulder', "he wants my code 'just in case'. do i give it to him"],
    ],
    says: {
      told: 'You may say no to that, and it doesn\'t make you guilty. "Nothing to hide" is no reason; your friends wrote to you and not to the two of you. A password calms someone for a day and then it\'s the next thing. Offer what really helps instead: "Ask me anything and I\'ll answer. My phone stays mine. What are you afraid of?" If it turns into threats or checking up, tell somebody you trust.',
      say: "\"I love you and I'm not hiding anything. I won't hand over my phone, because then we'd have control and still no trust. Ask me what you want to know, I'll answer. What would help you feel safer with me?\" Say it calmly, and once. If the answer is \"then you're guilty\", don't argue, say you'll talk tomorrow.",
      should:
        "I wouldn't. It rarely ends with one look, and you'd be giving away other people's words too. Give openness in other ways: tell about your day, introduce your friends, say when you're home. If {they} can't live with a no at all, or it comes with threats, take it seriously and talk to someone outside.",
      normal:
        "Wanting reassurance is normal. Demanding the code, with \"if you've nothing to hide\" behind it, isn't something you have to accept. Some couples share phones because both like it; that's different from having to. Keep your no friendly and firm, and ask what the fear is about.",
    },
  },
  {
    id: 'on-learning-something-new-and-stuck-in-week-two',
    tries: [
      [
        'i want to learn coding at 37 is it too late',
        'started the python course u said to look for! week 2 and loops are killing me haha',
      ],
      ['am i too old for piano', 'had 3 lessons! left hand does what it wants though'],
      ['want to learn german', 'on chapter 4 and the cases are the devil'],
      ['thinking of learning to knit', 'casting on ok, purl is a war crime'],
      [
        'is 50 too late to learn to swim',
        'going for 2 weeks now. breathing out under water, no way',
      ],
      ['i want to get better at maths', 'khan academy week 1 done, fractions make me cry lol'],
      ['should i learn guitar', 'started! the F chord is a joke right?'],
      ['want to learn to drive at 40', '5 lessons in, i stall at every light'],
      ['thinking of doing a bookkeeping course', 'im in! debit and credit is killing me'],
      ['can i learn to draw as an adult', 'doing it daily now, hands look like forks'],
      ['i want to learn sign language', 'second week, my fingers dont listen. any tip'],
      ['learning arabic at 28', 'i can write my name!! but the grammar haha'],
    ],
    says: {
      told: "You started, and you're still there in the week when most people stop, well done! That thing you're stuck on is the famous one; it gets nearly everybody. Go smaller: do only that, ten minutes a day, with the simplest example there is, slowly and aloud or by hand. Change it a little and watch what happens. One day it clicks, usually the day after you've sworn at it.",
      how: "Make it tiny. Take the easiest example of just that one thing and do it five times, slowly, saying aloud what each step does. Then change one detail. Ten minutes a day beats two hours on Sunday. Have a second explanation at hand, another video or book, because often it's the teacher and not you. Then sleep; it really does settle overnight.",
      normal:
        "Totally normal, and funny in hindsight. Week two or three is where the easy part ends and the hands or the head don't follow yet. It's not your age and not a lack of talent. Stay small and daily for two weeks, and look back then at what was hard today.",
      will: "I can't promise when it clicks, but with ten minutes a day on exactly that spot it mostly does within a few weeks. You'll hardly notice it happening. Keep your first bad tries, so that you can see the way you've come.",
    },
  },
  {
    id: 'on-still-hear-or-see-my-dead-pet',
    tries: [
      ['my dog died yesterday', 'i keep hearing his tags jingle. is that normal or am i losing it'],
      [
        'we had to put our cat to sleep',
        'i saw her on the windowsill this morning for a second. am i crazy',
      ],
      ['my old lab died last week', 'i still hear him breathing at night'],
      ['lost my bunny', 'i keep thinking i hear the cage. its empty'],
      ['my cat was hit by a car', 'felt her jump on the bed last night. i swear'],
      ['our dog passed on monday', 'i opened the door carefully so he doesnt run out. he is dead'],
      ['grieving my parrot', 'i hear him say hello from the kitchen. is something wrong with me'],
      ['my horse had to be put down', 'i hear hooves when i wake up'],
      ['we lost our puppy', 'i called his name for dinner today. just like that'],
      ['put my dog down after 14 years', 'i hear claws on the floor all day. is that normal'],
      ['my kitty died in my arms', 'i keep seeing her from the corner of my eye'],
      ['my dog died in march', 'still hear the collar sometimes in the hallway. weird?'],
    ],
    says: {
      told: "You're not losing it. That's very common in the first weeks and months: your ears and eyes have listened for that sound for years, and they go on doing it. I'm so sorry you hear it and then remember. It usually fades by itself. Until then you may say hello to it, or keep the collar somewhere near. If it scares you or goes on for long, tell a doctor.",
      normal:
        "Yes, it's normal, lots of people hear or see a pet they've just lost. The whole day was tuned to {them}, and that doesn't stop in a week. It's love with nowhere to go yet, not madness. It mostly gets rarer without you doing anything. If it frightens you or you can't sleep for long, speak to a doctor.",
      why: "Your mind has learned for years: this sound means {they} {is} there. Now it fills in the sound out of habit, most of all in quiet moments and at the usual times. It's no sign that something's wrong with you. It softens as the days get a new shape. Take the walk at the old hour anyway, if you can.",
      how: "You needn't fight it. When it comes, let it be a small greeting: say the name, breathe, carry on. A radio helps in the quiet hours, and so does changing one thing at the time it's worst. Put a picture or the collar in a good place, so the missing has somewhere to go. And tell one person who loved {them} too.",
    },
  },
  {
    id: 'on-cosy-but-rented-and-small-budget',
    tries: [
      ['how do i make my flat feel cosy', 'rented so cant paint or drill, budget like 60 quid'],
      ['my room looks like a hospital', 'i cant put nails in and i have 40 euros'],
      ['tips for decorating my studio', 'landlord allows nothing. and im broke lol'],
      ['how to make a dorm room nice', 'no tape on walls, 50 dollars max'],
      [
        'bare new apartment, feels cold',
        'its only for a year so i dont want to spend more than 100',
      ],
      ['my living room has ugly tiles', 'cant change them, rented. budget 80'],
      ['want my bedroom to feel calm', 'no painting allowed. got 30 pounds'],
      [
        'how do i make a home out of a sublet',
        'furniture isnt mine, i can only add stuff. cheap stuff',
      ],
      ['my kitchen is so grey', 'rental. no drilling. ideas under 50'],
      ['moved into a basement flat, dark', 'cant change the lights, rent. 70 euros to spend'],
      ['make my kids room pretty', 'no wallpaper allowed, maybe 60 bucks'],
      ['flat feels empty since he moved out', 'cant paint, tiny budget, what do i do first'],
    ],
    says: {
      told: "That's enough, because cozy is mostly light and cloth. First the light: never the ceiling lamp, two or three small warm ones from a secondhand shop. Then one big soft thing, a throw or a used rug, to cover what you don't like. Then one plant, and pictures leaning on a shelf and not hung. Move the bed or the sofa as well; that costs nothing and changes the most.",
      how: "In this order: two warm lamps or a string of lights, about a third of the money. A rug or a large throw from a secondhand site, another third. The rest for a plant, a tension rod for a curtain, and removable hooks. Before you buy anything, clear one surface completely and turn the furniture around once. Try it for three evenings, then see what's still missing.",
      should:
        "Start with light, that's where I'd put the first money: warm bulbs in small lamps at sitting height. Then something soft on the floor. Leave out small decoration, it eats the budget and looks like clutter. Ask around for secondhand things first, people give away rugs and lamps all the time.",
      say: 'To the landlord, it\'s worth one try: "Would you mind if I hung two light shelves or painted one wall and put it back as it was when I leave?" Some say yes if you ask nicely and in writing. And in the neighborhood group: "Looking for a rug and a floor lamp, I can pick up today."',
    },
  },
  {
    id: 'on-gift-with-hobby-and-budget-told',
    tries: [
      ['what should i gift my boyfriend for one year', "he's into f1 and sneakers, i have 3000 rs"],
      ['birthday present for my dad', 'he likes fishing and old movies. 40 euros'],
      ['gift for my sister in law', 'she does yoga, has everything, 30 max'],
      [
        'what do i get my girlfriend for christmas',
        'she loves plants and murder podcasts lol. budget 50',
      ],
      ['gift ideas for my boss', 'coffee nerd. group gift, we have 60'],
      ['anniversary gift for my wife', 'she reads a lot and is always cold. 100 bucks'],
      [
        'what to give my best friend for her 30th',
        'she is into ceramics and techno, i have 25 euros',
      ],
      ['present for my nephew, 9', 'minecraft and dinosaurs. 20 dollars'],
      ["mother's day", 'she gardens and loves crime novels. 1500 rs'],
      ['secret santa for a colleague', 'all i know is cats. limit 15'],
      ['gift for my boyfriends mom', 'she bakes. and likes blue. 35'],
      ['valentines for my husband', 'he only likes cycling and beer, 40 euros. ideas?'],
    ],
    says: {
      told: "Nice, that's enough to go on. Don't buy the big thing of the hobby, that's too dear and they're picky about it. Buy the small thing around it: something to read or wear from it, a set for looking after what they have, or an evening with it that you plan yourself, with snacks. Two thirds for that, one third for something to eat, and a handwritten card. The card gets kept.",
      how: "Take one hobby and ask: what do they use up, what protects it, what would they never buy for themselves? That's your list. Secondhand and limited little things beat new big ones. If you're still unsure, make it an experience: you two doing their thing for an evening, tickets drawn by hand. Leave a bit of money for wrapping and one sweet thing.",
      should:
        "I'd choose the experience with a small object: one thing from the hobby they can hold, and an evening built around it, planned by you. It shows you've listened, and it doesn't depend on the price. Stay away from sizes and tech unless you know exactly. And write three honest lines to go with it.",
      say: "For the card: \"I don't understand half of it, but I love how your face looks when you talk about it. So here's something for that. Saturday evening is yours, I bring the snacks.\" Change it into your own words, and put one real memory of this year in it. That's the part that's kept.",
    },
  },
  {
    id: 'on-accused-over-an-heirloom',
    tries: [
      [
        "My sister isn't speaking to me since the funeral",
        "She thinks I took mum's ring. I didn't, mum gave it to me in 2019, my aunt was there.",
      ],
      [
        'my brother is angry about dads watch',
        'dad handed it to me himself at christmas. he says i stole it',
      ],
      [
        'family fight after grandma died',
        'they say i took her good tablecloth. she gave it to me last easter',
      ],
      [
        'since grandpas funeral my cousin doesnt greet me',
        'she thinks i got the piano by trick. grandpa wrote it down for me!',
      ],
      [
        'mum died in april and we fight over her things',
        'they say i emptied the kitchen. mum gave me the pans years ago',
      ],
      [
        'my half sister cut me off after dad died',
        'its about a necklace. i got it for my 18th, i have a photo with it',
      ],
      [
        'mom passed and now its inheritance drama',
        'brother says i made mom sign the car over. she wanted it, the neighbour heard it',
      ],
      ['since the funeral my aunt hates me', 'because of granddads medals. he gave them to me'],
      [
        'since mum died my sister ignores all calls',
        'she believes i stole the jewellery box. mum gave it to me in front of dad',
      ],
      [
        'dad died and my stepmother accuses me',
        'says i took his camera. he lent it to me in spring and told me to keep it',
      ],
      [
        'my brother called me a thief at the wake',
        'for the sewing machine. mum gave it to my daughter',
      ],
      [
        'grandma died and we fight over her earrings',
        'they think i sneaked them. she put them in my hand in the hospital. what do i say',
      ],
    ],
    says: {
      told: "That hurts twice: you've lost someone, and now you're called a thief. You know how it was, and a witness, note or photo helps. Don't defend yourself by text in ten rounds. One calm message with the fact and the door open: \"It was given to me, and I can see why it hurt you to find that out like this. I miss you. Can we talk?\" Grief often grabs a thing.",
      say: "\"I didn't take it, it was given to me, and I'd have told you if I'd known how it would look. I think we're both just very sad. I don't want to lose you over this. Can we meet, maybe with somebody who was there?\" Send it once, without anger. If nothing comes, again in some weeks, one line.",
      should:
        "I'd write once, calmly, and ask a person both of you trust to say what they know. Don't give the thing away just to have peace, and don't fight over it in front of the family either. If you'd like to, you could offer a share in it: a photo, wearing it for a wedding. If it becomes a legal matter, get advice.",
      them: "I can't see into {them}. After a death, a thing often stands for the question who was loved how much, and that's why it gets so bitter. It helps to answer that question as well as the other: what you know of how loved everyone was. Then give it time; first words after funerals are seldom the last ones.",
    },
  },
  {
    id: 'on-my-little-trick-was-found-out',
    tries: [
      [
        "how do i deal with a friend who's always late",
        'told her the wrong time like you said lmaooo she found out',
      ],
      ['my roommate eats my cheese', 'i labeled it as dog medicine. she asked which dog'],
      ['mum asks about my love life all the time', 'i invented a boyfriend. she wants to meet him'],
      ['how do i skip the family dinner', 'said i was ill and my aunt saw me at the cinema'],
      [
        'my colleague always copies my lunch order',
        'told him i had something awful. he caught me eating it',
      ],
      [
        'my husband never finds his keys',
        'i hid them to teach him a lesson. he found out and was not amused haha',
      ],
      ['need an excuse for saturday', 'used the migraine one. they saw my story. oops'],
      ['my friend always borrows clothes', 'i said its at the cleaners. she saw it in my wardrobe'],
      ['neighbour parks in my spot', 'put up a fake sign. he asked the landlord'],
      ['mother in law drops by', 'we pretended not to be home. she has a key'],
      ['my son wont eat vegetables', 'blended them in. he saw the blender. trust is gone lol'],
      [
        'i want to get out of babysitting',
        'told my sister i have a class. she asked to come along',
      ],
    ],
    says: {
      told: "Busted! Honestly, it's a good story already, and you'll both laugh about it sooner than you think. Own it right away and with a grin: \"Okay, you got me. I did it because I didn't know how to say it.\" And now that it's out, use the moment and say the real thing in one sentence. It was a trick because the plain version felt hard, and now the hard part's half done.",
      say: "\"Guilty. I did that because I didn't want to have the talk. So here's the talk, it's short: this thing bothers me, and I'd love it if we could do it differently.\" Then name the one thing you'd like. Laugh first, ask second, and don't add a new excuse, that's where it gets worse.",
      should:
        "Own up, straight away and with a bit of humor, and don't try a second trick to cover the first. Then say plainly what you wanted all along. If {they} {is} really hurt, drop the jokes and say sorry in one sentence. Most people forgive a silly trick much faster than a long excuse.",
      normal:
        'Very. Small tricks are what people do when a direct word feels rude. Nobody\'s a bad person over this. It only gets bad if you keep it up. Say "yes, that was me", laugh about it together, and then ask for what you need.',
    },
  },
  {
    id: 'on-party-drunk-kissed-a-colleague',
    tries: [
      ['should i go to the office party', 'went. got drunk. kissed someone from finance. HELP'],
      [
        'christmas party tonight, no desire',
        'soooo i made out with my deskmate. monday will be fun',
      ],
      [
        'do i drink at the team event',
        'i did. and danced on a table. and kissed the intern coordinator',
      ],
      [
        'work trip with the team',
        'kissed a colleague in the elevator. we both pretend nothing happened',
      ],
      ['should i go to the farewell drinks', 'went, told my boss hes hot. want to die'],
      ['summer party at the firm', 'woke up with a lot of regrets and a number from accounting'],
      ['not sure about the office do', 'it was great until i snogged sam from sales. everyone saw'],
      [
        'company retreat',
        'ended up kissing a coworker, im single, he too. but still. what do i say monday',
      ],
      [
        'do i have to go to the work dinner',
        'went. three wines. hit on my manager. he was nice about it. dying',
      ],
      ['team night out yes or no', 'yes was a mistake lol i kissed a guy from it in front of hr'],
      ['after work drinks', 'kissed the new girl. she texted me a laughing face. now what'],
      ['should i skip the gala', 'shouldve. kissed a client'],
    ],
    says: {
      told: 'Okay, breathe: nobody died, and every office has ten of these stories. On Monday come in on time, say good morning like always, and tell the story to no one there. Then one short private word to the person: "Friday got away from me. Are we okay?" If it was unwelcome, or one of you is the boss, add a clear sorry. By Thursday people have something else to talk about.',
      say: '"Hey, about Friday: I\'d had a lot to drink. I hope you\'re okay with how it was. From my side we can leave it there and be normal." If you\'d like to see each other again, leave out the last sentence and add, "Coffee some time, sober?" Privately, not over the work chat, and before you meet in the kitchen.',
      should:
        'Go in as usual and don\'t call in sick, that only makes a story of it. Have one brief, kind word with the person, alone. Don\'t explain yourself to others; a smile and "good party" is enough. If one of you manages the other, look at what your company wants told. And see that it was okay for both.',
      normal:
        "More normal than you'd like to know. The shame is loudest on the first two days and then loses its breath. Check in with the person so that neither has to guess, keep it out of the gossip, and forgive yourself. Next party: water in between, and home before midnight.",
    },
  },
  {
    id: 'on-couple-turned-into-managers-of-the-household',
    tries: [
      [
        "I think I'm falling out of love with my wife",
        "No there's no one else. It's more like we became two managers of a very small nursery.",
      ],
      [
        'not sure i still love my husband',
        'we only talk about pickups and groceries. we are like colleagues',
      ],
      [
        'my relationship feels dead',
        'nobody did anything wrong. its just logistics since the kids',
      ],
      [
        'i feel nothing for my partner anymore',
        'no affair no. we are a good team. thats it, a team',
      ],
      ['is my marriage over', 'its not bad. we just hand the baby over like a shift change'],
      ['do i still love her', 'we have a shared calendar and no kiss since march lol'],
      ['fell out of love i guess', 'we run a household, two kids and a dog. romance not found'],
      ['my wife and i are flatmates', 'there was no fight. it just got buried under laundry'],
      ['thinking about leaving', 'theres nobody else. i miss us from before the kids'],
      [
        'i dont feel anything when he comes home',
        'only relief that he can take the kids. is that love dying',
      ],
      ['are we done', 'we function great. we dont laugh anymore thats all'],
      ['bored in my marriage', 'we talk in lists. did you call the plumber. did you sign the form'],
    ],
    says: {
      told: "That sounds less like love that's gone and more like love with no time left for it, and that's a much better case. Two people who run things together can still lose sight of each other. Don't decide anything while you're this tired. Say it to {them} in that picture: \"I miss you behind all the lists.\" Then an hour a week without children or plans, lists forbidden. Give it two months.",
      say: '"I\'ve noticed that we talk about everything except us. I\'m not unhappy with you, I miss you. Could we have one evening a week with no lists, even if we\'re too tired to do more than sit there?" Say it when nobody\'s in a hurry. Leave out "falling out of love" for now; the missing is the truer part.',
      should:
        "I wouldn't decide about love in a phase when neither of you sleeps or talks. Tell {them} that you miss the two of you, fix one hour a week, and touch each other in passing again. If after two or three months of honest trying there's still nothing, a couples' counselor is a good next step, before any other.",
      normal:
        "Very normal with small children or a full house. Many couples have a stretch in which they're a good team and nothing else. It doesn't have to stay so, and it does need somebody to say it aloud. You've noticed it, so be the one.",
    },
  },
  {
    id: 'on-i-am-an-adult-and-still-live-with-parents-rules',
    tries: [
      ['got into a fight with my mum about me going out', 'im 24 btw not 16 lol'],
      ['my dad wont let me stay over at my boyfriends', "i'm 26. and i pay rent here"],
      ['parents check my phone', 'im 21 and in uni. they pay for it so they say its theirs'],
      ['mom waits up till i come home', 'i am 30 years old'],
      ['my parents want me home by 10', 'im 23 and working full time. its not like im a kid'],
      ['fight with my father about my clothes', 'i am 25. he still says as long as you live here'],
      ['my mum is angry i didnt tell her where i was', '27 btw. i moved back in for 6 months'],
      ['they dont want me to go on holiday with friends', 'im 22, its my own money'],
      ['my mother opens my post', 'im 28. i live upstairs in their house'],
      ['argument about me dating', "i'm not a teenager, im 29, i just cant afford my own place"],
      ['my parents decide what i study', 'im 20 and i dont want to anymore. but its their house'],
      ['mum calls me 5 times when im out', 'im 24 and a nurse ffs'],
    ],
    says: {
      told: "That changes it: then it isn't about permission, it's about two sets of grown-ups sharing a home. You don't have to ask, and they may know roughly when to expect you. Propose that yourself on a calm day: \"I'll text if I'm not coming home, and you don't wait up.\" Say what you contribute, too. And put a little away each month for your own door, however far off.",
      say: "\"I'm an adult and I live here, so let's have rules that suit that. I'll text you if I come late or stay out, so that you don't worry. Where and with whom is my business. What do you need from me in the house?\" Calm, in daylight, not on the way out. Then keep your part exactly.",
      should:
        "Don't fight about the single evening, talk once about the arrangement. Give them what's fair, a text, some housework or money, and keep your private life yours. If there's no talking with them at all, put your effort into moving out, with a sum and a date. And if you're afraid of them, tell somebody outside.",
      normal:
        'Yes, lots of grown people who live at home have this fight. For parents the years blur, and under their roof they slip back into the old role, and so do you. It helps to offer new rules before the next argument, as one adult to another, and to stick to them.',
    },
  },
  {
    id: 'on-first-date-without-alcohol',
    tries: [
      ['where should we go for a first date', "she doesn't drink and neither do i really"],
      ['first date ideas', 'no bars please, im sober 8 months'],
      ['where do i take him on friday', 'hes muslim, so no alcohol. and evening'],
      [
        'what do we do on our first date',
        'we are both underslept parents lol, no drinks, back by 10',
      ],
      ['need a place for a date in winter', 'no alcohol for me, medication. where do people go'],
      ['he asked me to pick the place', 'i dont drink and dont want to explain it in a bar'],
      ['first date tips', 'she is pregnant so nothing with wine. yes its a story'],
      ['date on sunday afternoon', 'neither of us drinks. coffee is so boring though'],
      ['where to meet someone from the app', 'she wrote no drinking places. ideas?'],
      ['second date ideas', 'he is in recovery so not a bar. what else is there at night'],
      ['girl from uni said yes!! where do we go', 'we both dont drink. 20 euros budget'],
      ['how do i plan a date', 'no alcohol, no cinema because you cant talk there. what then'],
    ],
    says: {
      told: "Easy, that even makes for better dates. Something where you walk or use your hands and can talk: a street market with dumplings, mini golf, a bookshop and then hot chocolate, a museum that's open late, bowling, a dessert place in the evening. Plan an hour and a half with an open end. My pick: a walk through somewhere lively, then something sweet, so you've got two places and one story.",
      should:
        "I'd go for a walk with a goal: a market, a viewpoint, a bookshop, and afterward cake or noodles. Walking side by side takes the stiffness out, and you can end it early or stretch it. Keep cinema for later, and skip long dinners on the first one. Suggest it as a fixed plan, people like being asked something concrete.",
      say: '"How about Saturday at five: we walk through the market, and the loser at mini golf pays for the hot chocolate?" It\'s concrete, short, and nobody has to explain why there\'s no bar in it. If it\'s asked, "I don\'t really drink" is a full sentence.',
      how: 'Two stops, close together, one with something to do and one with something to eat. Daylight or early evening, ninety minutes, somewhere public. For example: late museum and dessert, bowling and fries, botanical garden and tea. Book nothing expensive. Have a rain version ready, and one question you really want to ask.',
    },
  },
  {
    id: 'on-bad-habit-tried-the-usual-trick-and-no-use',
    tries: [
      ['how to stop biting my nails', 'ive had that bitter polish, i just got used to the taste'],
      ['how do i stop picking my skin', 'tried plasters. i pick around them lol'],
      [
        'how to stop snoozing the alarm',
        'phone in the other room, did that. i walk there and come back to bed',
      ],
      ['i eat sweets every night', 'dont buy any, tried. i go to the gas station at 11'],
      ['how do i stop scrolling in bed', 'i have the app timer. i press ignore every time'],
      ['i chew my pens at work', 'fidget toy made me chew the fidget toy'],
      ['pulling my hair when i study', 'wore a hat. took it off without noticing'],
      ['how to stop swearing in front of the kids', 'the swear jar has 80 euros in it now haha'],
      ['i crack my knuckles nonstop', 'rubber band thing didnt work, just red wrists'],
      [
        'how to stop procrastinating',
        'pomodoro yes. i procrastinate in the breaks and then the breaks are 2 hours',
      ],
      ['i shop online when bored', 'deleted the apps. i use the browser now. genius'],
      ['i keep biting my lip', 'lip balm? i eat it. next idea pls'],
    ],
    says: {
      told: "Ha, then you've beaten the trick, so punishing the habit isn't your way. Try swapping it. For three days only notice when it happens: where, what hour, bored or tense? Then give that one moment something else to do, with the same part of you, and put it within reach exactly there. Don't aim for never; aim for once less a day. If it leaves you sore or ashamed, a doctor or therapist has good methods.",
      how: "First three days of just counting, no stopping. You'll see two or three moments when it nearly always happens. Pick one. Put a replacement right there that keeps the same part busy for a minute: something to squeeze, to sip, a short walk to the sink. Change the place a little as well. Then the next moment. One slip means nothing; the count over the week does.",
      why: "Because the tricks fight the last second, and the habit begins a minute earlier, with boredom, tension or tiredness. By the time you notice, it's half done. It also gives you a small relief every time, so the head asks for it again. That's why swapping works better than stopping: same moment, other relief.",
      normal:
        "Very normal, most people walk straight through the usual tricks. It's no lack of will. Habits of that kind run by themselves, so you have to catch the moment before. Count for three days, swap it in one place, and be patient. If it hurts you or feels like a must, ask a doctor.",
    },
  },
  {
    id: 'on-absent-parent-wants-contact-what-if-they-vanish-again',
    tries: [
      [
        "my son's father wants to see him after 3 years of silence",
        "what if he disappears again. my boy is 5, he doesn't even ask about him now",
      ],
      [
        'my ex wants to see our daughter again',
        'she is 7 and just stopped crying about it. i cant do that to her twice',
      ],
      [
        'kids mother is back after 2 years',
        'she wants weekends right away. the boys are 4 and 6, they dont know her',
      ],
      [
        'his dad wrote out of nowhere',
        'my son is 9 and so angry at him. and if he drops him again?',
      ],
      ['baby daddy wants contact now', 'she is 3, calls my husband papa. im scared'],
      [
        'my daughters father got sober and wants to see her',
        'last time he came twice and then nothing for a year',
      ],
      ['my ex wants to call the kids', 'he promised before. they sat at the window. never again'],
      ['bio dad found us', 'my girl is 8. she is curious. i dont trust it'],
      [
        'should i let her mom visit',
        'she left when the little one was 1. what if she goes again after a month',
      ],
      ['he wants to be a father now lol', 'my son is 6 and fine. why risk it'],
      [
        'her father gets out in may and wants to see her',
        '5 years old, no memory of him. do i tell her',
      ],
      [
        'his dad asked for a photo and a visit',
        'what if he is gone after two visits like last time',
      ],
    ],
    says: {
      told: "That fear is fair, you're the one who'd pick up the pieces. So the adult has to prove it first, before the child knows anything: some weeks of keeping to small appointments with you, calls on time, letters. Then one short meeting, somewhere neutral, with you there. Then slowly more. If an agreement breaks early, it broke with you and not with a waiting child. Get advice on the legal side.",
      should:
        'Slowly yes, if {they} can show steadiness first, and no to anything sudden. Let {them} write or call you at a fixed hour for six to eight weeks. Only if that holds, tell the child, and start with an hour, you nearby. A family advice center can accompany it. Where courts or rights come in, ask somebody who knows the law there.',
      say: 'To {them}: "I won\'t stand in the way if it\'s serious. Show me first: write to me every Sunday for two months. After that we\'ll meet, the three of us, for an hour." To the child, only then: "Somebody who belongs to you would like to meet you. You can decide how much, and I\'ll be there."',
      will: "I can't promise that it'll last, nobody can. What you can do is make the steps small, so that a break would hurt less: first you, then short meetings, then more. How {they} deal{s} with the waiting tells you a good deal. Somebody who's serious can bear two months of proving it.",
    },
  },
  {
    id: 'on-debts-with-rates-which-one-first',
    tries: [
      ['i have 3 credit cards maxed, 11k total', 'rates are 29, 26 and 19. which one first'],
      [
        'how do i pay off my debts',
        'card 1 is 24 percent, car loan 7, and i owe my sister 500. order?',
      ],
      ['i have 4 loans', 'two small ones of 300 and two big. small or expensive first'],
      [
        'credit card debt is killing me',
        'visa 3k at 22, master 1.2k at 28. i have 200 extra a month',
      ],
      ['klarna and overdraft and a loan', 'overdraft is 12 percent, loan 6. what goes first'],
      ['got a tax refund of 1500 and debts', 'store card at 30, bank loan at 9. where do i put it'],
      ['how do i get out of debt', 'cards at 18 and 27, student loan 4. split it or all on one'],
      ['i have EMI on phone, bike and a credit card', 'card is 42 percent a year. pay that first?'],
      [
        'debt plan please',
        '5 cards, the smallest is 200, the highest rate is the biggest one. which way',
      ],
      ['i owe 9k', 'the 26 percent one has 5k and the 15 has 4k. which'],
      ['two cards one overdraft', '19, 21, 39. the 39 is the overdraft. 150 a month left. first?'],
      ['maxed out and scared', 'rates 31 and 23. also behind on electricity. what first'],
    ],
    says: {
      told: "The one with the highest rate first: minimums on all the others, and every extra cent on that one until it's gone. Then the same sum goes to the next highest. Two exceptions: anything behind on rent, power or taxes comes before all cards, and if you need a quick win to keep going, clear one tiny debt first. Put the cards out of reach meanwhile, and let a free debt adviser look at it.",
      should:
        "Highest rate first, it's the cheapest way out. Small ones first costs a bit more and feels better sooner; choose it only if you know you'd give up otherwise. Don't split the extra money, that's how nothing ends. And call the dearest lender and ask for a lower rate, it's one phone call and now and then it works.",
      how: "Set the minimum for each as an automatic payment, right after payday. Then one extra payment, all you can spare, to the one with the highest rate. When it's at zero, move the whole amount to the next. Write the total down on the first of each month. A loan to merge them only if the rate is clearly lower and the cards are cut up.",
      when: "Take the sum you can pay each month beyond the minimums, and a free online payoff calculator shows you the month. It's often nearer than it feels once the dearest is gone, because then the same money does more. Write that month somewhere you see it.",
    },
  },
  {
    id: 'on-on-a-plan-or-warning-can-anyone-survive-it',
    tries: [
      ['my manager put me on a pip', '60 days. do people ever actually survive these'],
      ['got a written warning at work', 'is it over or can it still turn around'],
      ['put on a performance plan', '30 days, 5 goals, 2 of them impossible. whats my chance'],
      ['my probation got extended', '3 more months. thats a nice way to say goodbye isnt it'],
      ['boss says my numbers are too low', 'got till end of june. does anyone come back from that'],
      ['i had a bad review', 'now weekly check ins. is that the beginning of the end'],
      ['final warning for being late', 'do people keep their job after one of those'],
      [
        "i'm on a pip at amazon lol",
        'everyone says its just paperwork before they fire you. true?',
      ],
      ['they put me on a development plan', 'hr was in the meeting. should i just start looking'],
      ['pip at my sales job', '90 days, target is 20 percent up. nobody made that'],
      ['warned because of a mistake', '6 weeks under watch. my stomach hurts every day'],
      ['manager started documenting everything i do', 'then came the pip, 45 days. fight or leave'],
    ],
    says: {
      told: "Some do, honestly, and many don't, so plan for both. You can often tell by the goals: if they're clear and reachable and your boss helps, it's meant to work. If they're vague or impossible, it may be paperwork. Either way: get every goal in writing, send a short note after each check-in, and start applying this week. Don't resign in anger, and sign nothing on the spot without advice.",
      should:
        "Both: work the plan and look for something else, at the same time. Treat the goals as a checklist, ask what exactly counts as met, and confirm it in writing. Give your evenings to applications and not to worrying. If you get an offer, you can leave on your own feet; if you pass, you've lost nothing.",
      will: "I can't promise either. What speaks for you: reachable goals, a manager who meets you, praise in writing. What speaks against it: goals that shift, no time for you, HR in every mail. Look at these in two weeks and you'll know more than now. Meanwhile keep records, and send out applications.",
      how: "Day one: ask for every goal with a number and a date, by mail. Each week: three lines on what you did, sent the same day. Ask for one thing you need. Keep copies at home of what you're allowed to keep. Beside that, CV, two applications a week, and an hour with a union or an employment adviser before you sign anything.",
    },
  },
  {
    id: 'on-homesick-made-the-home-dish-and-cried-a-good-cry',
    tries: [
      [
        'i miss home so much, came to uk for masters from kerala',
        'cooked sambar like amma does and cried into it. but good cry i think',
      ],
      [
        'homesick in canada',
        'made jollof on sunday and played the old songs. cried a little. felt better',
      ],
      [
        'moved to berlin from brazil, i miss everything',
        'found pao de queijo at a shop. stood there crying haha',
      ],
      [
        'i miss my family in manila',
        'made adobo for my flatmates. they loved it. i cried in the bathroom, happy cry',
      ],
      ['first winter abroad and homesick', 'mum sent a parcel with her scarf. it smells like home'],
      ['miss my grandma and her kitchen', 'baked her bread today. came out almost right. tears'],
      [
        'alone in dubai, miss lahore',
        'cooked haleem with my mother on video call. 3 hours. needed that',
      ],
      [
        'im far from home for uni',
        'my roommate let me cook for everyone. first time it felt warm here',
      ],
      [
        'homesick since 4 months',
        'heard someone speak my language on the bus and just cried, but nice',
      ],
      ['miss ireland like mad', 'made soda bread and rang my dad while it baked. good evening'],
      ['moved away for love and miss home', 'cooked pierogi all day, cried, laughed, ate 20'],
      [
        'new country, no one here',
        "made my mom's soup, it was the first day i didnt feel like a guest",
      ],
    ],
    says: {
      told: "What a good thing to do, and yes, that's a good cry: home came into the room for a while. Missing people that much is just love with a long way to travel. Make it a habit, one evening a week with that food and that music, and call home while it's on the stove. And next time cook too much and knock on somebody's door. Did it taste right?",
      normal:
        "Completely normal. A smell or a taste gets past all the being brave, and then it comes out, sad and glad at once. It's usually a relief afterward. It doesn't mean you're not managing; it means you've got something worth missing. Keep doing it, and share it with somebody there when you can.",
      should:
        "Yes, do it again, make it a fixed evening. A bit of home each week makes the rest of the days easier, it doesn't hold you back. Call somebody while you cook, and now and then feed somebody from the new place. That way the two sides get to know each other.",
      will: "I can't promise when it gets lighter, though for most people it comes in waves that grow further apart. Evenings like this one help more than pushing it away. You don't have to stop missing home to feel at ease where you are. Both can sit at the same table.",
    },
  },
  {
    id: 'on-kind-note-to-neighbor-and-rude-answer',
    tries: [
      [
        'my upstairs neighbour is so loud at night',
        "wrote a nice note. she wrote back 'buy earplugs' with a smiley",
      ],
      [
        'neighbours dog barks all day',
        "left a friendly letter. got it back with 'move then' on it",
      ],
      ['the guy next door smokes under my window', 'asked nicely, he laughed and lit another one'],
      ['loud music from downstairs', "texted politely. answer: 'its saturday chill'"],
      ['kids running above us at 6 am', 'talked to the mom, she said kids are kids, deal with it'],
      ['neighbor parks on our spot', "put a note on the car. he wrote 'prove it'"],
      ['they party every thursday', 'rang the bell. they turned it up lol'],
      [
        'bins always in front of my door',
        'sent a kind message in the house chat and got 3 thumbs down',
      ],
      [
        'washing machine at midnight',
        'note with chocolate even. she kept the chocolate and still washes',
      ],
      ['neighbour practises drums', 'he said get a life. i was so polite'],
      [
        'thumping bass through the wall',
        'wrote them a card. reply was a middle finger drawing haha',
      ],
      ['their tv is so loud', 'she said im too sensitive. what do i do now'],
    ],
    says: {
      told: "Charming. You were kind, it came back rude, and now you've a nice dated proof that you tried. So no second note; change the channel. Write down when and how long for two weeks, ask other neighbors if they hear it, and then send it to the landlord or the building office, with the note in the envelope. Meanwhile, annoyingly, earplugs really do help you sleep. That's for you, not for them.",
      say: 'To the landlord: "Since May there\'s been loud noise most nights between eleven and two, see the list. I asked politely and got this answer. Please take care of it by the 15th." Facts and dates, no adjectives. And if you meet on the stairs: "I\'d still like to find a time that works for us both." Then walk on.',
      should:
        "I wouldn't answer the reply at all; that's a game you can't win. Two weeks of notes with times, a word with the other neighbors, then landlord or council. If you think it was a bad day, one friendly try face to face in daylight is worth it. If there's any threat in it, don't go alone, and keep everything in writing.",
      normal:
        "Not too sensitive, no. Wanting to sleep or to use your own place in peace is ordinary, and so is being cross about that answer. Let it make you practical and not loud: list, landlord, deadline. And look after your nights in the meantime, so the waiting doesn't wear you out.",
    },
  },
  {
    id: 'on-medicine-or-pill-made-me-low-last-time',
    tries: [
      [
        'should i get back on the pill',
        'it made me so low last time, like crying every day. is there one that doesnt',
      ],
      [
        'thinking about the hormonal coil',
        'last time with hormones i was a different person, so sad',
      ],
      [
        'doctor wants me to take the pill for my skin',
        'i had it at 19 and it made me miserable. scared of that again',
      ],
      [
        'what contraception is best',
        'not the pill, i cried for 3 months on that. what else is there',
      ],
      [
        'going back on the mini pill after the baby',
        'i was so flat on it before. is that the pill or me',
      ],
      ['is the implant good', 'the injection made me really down. would the implant too'],
      ['should i try hrt', 'hormones made me weepy before, im a bit afraid'],
      ['i need birth control again', 'my last one killed my mood completely. do i tell the doctor'],
      ['bf wants me on the pill', 'i was so depressed on it at uni. he says its in my head'],
      ['starting allergy meds again', 'the last ones made me so gloomy. are there others'],
      ['thinking about the patch', 'pill made me cry at adverts lol. is the patch different'],
      ['gp offers me the pill for cramps', 'tried it once, mood went to zero. do i say yes again'],
    ],
    says: {
      told: 'Crying every day is a good reason not to simply take the same one again. Mood changes do happen to some people on such things, and there are others: different kinds and doses, and ways without hormones. Which suits you is for a doctor or a pharmacist, so tell them exactly this: the name, when it began, how it felt, when it stopped. Ask, "What else is there for me?" You may say no.',
      should:
        "Not before you've told a doctor how it was the last time, that changes what they'd offer. Bring the name of it and how long the low lasted. Ask for an option without hormones as well, if that's what it was. If you do try something new, agree on a date after some weeks to look at your mood, and ring earlier if it drops.",
      say: '"The last one made me low: I cried nearly every day, from about the second week until I stopped. I don\'t want that again. What are the alternatives, with and without hormones, and what would you watch for?" If it\'s brushed off: "Please note it in my file. I\'d like another option."',
      normal:
        "You're not imagining it; quite a few people report that, others notice nothing at all. Nobody can tell from outside how it'll be for you the next time, so it belongs in the talk with the doctor or pharmacist. Say it in your first sentence, and don't let it be waved away.",
    },
  },
  {
    id: 'on-pet-is-not-eating-since-days',
    tries: [
      [
        'my cat stopped eating since we moved flat',
        'its day 3 now and shes hiding under the bed, drinking a bit',
      ],
      ['my rabbit is acting weird after the move', 'he hasnt eaten since yesterday morning'],
      ['new cat hides all day', '4 days now, food untouched. is that normal'],
      ['my dog is sad since my son moved out', 'he didnt eat for two days, just lies there'],
      ['got a rescue cat on friday', 'its monday, she hasnt touched food. should i wait'],
      [
        'my guinea pig lost her sister',
        'she sits in the corner and doesnt eat hay since last night',
      ],
      ['cat is upset about the new baby', 'hasnt eaten in 2 days, only water'],
      ['my old cat is picky lately', 'now she refuses everything, third day'],
      ['we were on holiday and the cat was with my mom', 'home again and shes not eating, day 2'],
      ['my dog had a fright on new years', 'still no food since then, 3 days, drinks a little'],
      ['changed my cats food', 'she is on strike. 48 hours. do i give in'],
      ['my budgie sits puffed up', 'he hasnt eaten today i think'],
    ],
    says: {
      told: "Please call a vet today, don't wait for another day. A cat that doesn't eat for more than a day or two can get seriously ill from that alone, and rabbits, guinea pigs and birds have even less time, hours count there. Stress may well be behind it, but only a vet can tell. Until then: quiet room, water, something warm and smelly to eat close to the hiding place. No forcing.",
      should:
        "Call today, and say how long it's been and whether {they} drink{s}, that tells them how urgent it is. With rabbits, guinea pigs and birds call right now. If it's night or weekend, take the emergency number. In the meantime offer the favorite food, slightly warm, near the hiding place, and leave {them} in peace.",
      normal:
        "Hiding after a change is normal. Not eating for days isn't something to sit out, even when it's only stress, so ring a vet today. Small animals such as rabbits and birds need somebody within hours. It may turn out harmless, and then you've lost a phone call.",
      how: "First the vet, by phone, today. Then: one quiet room, hiding place left alone, bowl and water close by, tuna or warm wet food for a cat, the favorite greens for a rabbit. Sit nearby and don't pull {them} out. Write down what goes in and comes out; the vet will ask.",
    },
  },
  {
    id: 'on-period-late-tests-negative',
    tries: [
      [
        'my periods are 3 weeks late and test is negative',
        'did another one this morning, negative again. also my hair is falling a lot',
      ],
      [
        'no period for 2 months, not pregnant',
        'tested again today, still negative. what else can it be',
      ],
      ['period is late and im scared', 'third test negative. still nothing'],
      ['my cycle is all over the place', 'now 50 days. test says no'],
      [
        'late period and i was so stressed',
        'negative again this morning, and i have bad skin all of a sudden',
      ],
      [
        'im 45 and my period is missing',
        'did a test to be sure, negative. is that the change then',
      ],
      ['stopped the pill in june', 'still no period and 4 negative tests'],
      ['i never get my period on time', 'its 6 weeks late now, negative. and im so tired'],
      ['period late after covid', 'test negative twice. should i worry'],
      ['my period didnt come this month', 'negative test. did it again tonight, same'],
      [
        'im running a lot lately and no period',
        'tested anyway, its negative. lost some weight too',
      ],
      ['2 weeks late', 'negative x3. is it normal?'],
    ],
    says: {
      told: "Then it's time for a doctor to look, and this week would be good. I can't tell you what it is. There are many ordinary reasons, stress, weight, thyroid, hormones, and a simple talk and blood test usually sort them. Bring the dates, the tests, and everything else you've noticed, even if it seems unrelated. With strong pain, dizziness or heavy bleeding don't wait, get seen at once.",
      normal:
        "Cycles do slip now and then, and one late month is often nothing. When tests stay negative and it still doesn't come, it's worth having it checked, especially with other changes. I can't judge that from here. Make the appointment, take the dates along, and go at once if there's strong pain, faintness or heavy bleeding.",
      should:
        "Book a doctor now and don't do a fifth test at home. Write down the first day of your last period, the dates of the tests, medicine, stress, weight, sleep, and what else is different. If strong pain, fainting or heavy bleeding comes, go straight away. Otherwise a normal appointment this week or next is fine.",
      why: "I can't know that, and guessing would only feed the worry. Common reasons are stress, changes in weight or sport, thyroid, hormones, some medicines, the years around forty-five. A doctor can tell them apart with questions and a blood test. Get the appointment, and bring a list of everything that's changed.",
    },
  },
  {
    id: 'on-asking-for-a-transfer-which-reason-works',
    tries: [
      [
        'my nysc posting is zamfara and am scared',
        'redeployment window opens after camp they said. what reason works best',
      ],
      [
        'got posted to a school 400 km from home',
        'i can apply for a transfer in june. what do i write as reason',
      ],
      [
        'my company wants me in another city',
        'they said i can object with good grounds. which ones count',
      ],
      ['i want to change wards', 'there is a transfer form. what do i put so they take it'],
      [
        'army posting far from my kids',
        'can ask for reassignment next month, how do i make it strong',
      ],
      [
        'teacher posting in a place i dont know anyone',
        'my friend says just invent an illness. does that work',
      ],
      ['assigned to the branch nobody wants', 'hr said put it in writing. what should be in it'],
      ['my internship place is 3 hours away', 'coordinator says give me a reason. what do i say'],
      [
        'got my residency placement, its the wrong city',
        'swap requests open on monday. which reason is best',
      ],
      [
        'university gave me a dorm on the other campus',
        'can appeal with a reason. whats a good one',
      ],
      [
        'bank wants to transfer me to a small town',
        'i can ask them to reconsider once. how do i word it',
      ],
      [
        'posted to the border area and my parents panic',
        'i can request a change. is fear a reason they accept',
      ],
    ],
    says: {
      told: "The strongest reason is a true one that you can put on paper: a health condition with a doctor's letter, marriage or a child, care of an ill relative, a real safety concern at that place. Look up the accepted grounds in the official rules first and use their words. One reason, two documents, handed in on the first day, with copies. Don't invent one, a false paper costs you more than the posting.",
      say: '"I respectfully request a transfer for this reason. Enclosed are the documents. My situation doesn\'t allow the present posting because of this. I\'d be glad to serve in these two places instead. Thank you for considering it." Half a page, no complaints, one phone number. Name two alternatives, it makes a yes easier.',
      should:
        "Use the true reason that has a document behind it, even if another sounds more dramatic. Don't make up an illness; if it's checked, you lose the request and your name. If fear is the reason, put it as a safety concern and add something official or published about that place. And ask someone who got a transfer last year how it went.",
      how: "Read the rules for accepted grounds, pick the one that's true for you, collect the proof now and not in the last week. Write half a page, hand it in on the first day the window opens, keep a stamped copy. Ask politely after ten days. Meanwhile prepare for going anyway, so that you aren't stuck if it's a no.",
    },
  },
];
