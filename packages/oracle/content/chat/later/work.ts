import type { LaterMatter } from './later-matter.ts';

/** What people go on with about work. */
export const LATER_WORK: readonly LaterMatter[] = [
  {
    id: 'work-raise-asked-got-no',
    tries: [
      ['how do i ask for a raise after 3 years', 'asked. she said no, budget is frozen'],
      ['i want more money but im scared to ask my boss', 'he said not this year'],
      [
        'been doing two jobs since maria left and no extra pay',
        'ok so i asked for the raise and its a no. feeling stupid',
      ],
      ['should i ask for 10 percent more', 'they said no. now what'],
      ['my pay hasnt moved since 2021', "update: no raise. 'everyone is tightening their belt'"],
      [
        'new guy earns more than me for the same job. i have a meeting about it friday',
        'had it. flat no, took 4 minutes',
      ],
      [
        'is it ok to bring up salary in my review',
        'brought it up. got a no and a pizza voucher lol',
      ],
      ["i'm asking for a raise tomorrow, nervous", 'well that was a no. what do i do with that'],
      [
        'how much should i ask for as a nurse with 8 yrs',
        'manager says pay scale is pay scale, nothing she can do',
      ],
      ['asking my boss for more money', 'she turned me down, do i just accept it'],
      [
        '6 years at the same bakery for basically minimum wage',
        'boss said if i want more i should look elsewhere',
      ],
      ['im underpaid and i know it', 'asked, denied. should i start looking'],
    ],
    says: {
      told: "That's a disappointing no, and it still took nerve to ask. A no to this sum today leaves two useful questions: what would have to be true for a yes, and by which date? Ask for that in writing. If the answer stays foggy, ask for something else of value, like days off or hours, and start looking around quietly. An offer elsewhere tells you your price.",
      should:
        "I'd do both: ask once more, for conditions and a date instead of money, and start looking quietly the same week. Looking costs you nothing and you needn't leave. If they name a real path, you can wait for it with your eyes open. If they can't name one, you've already begun, and you'll know what others would pay.",
      say: '"Thanks for being clear with me. I\'d still like to get there. What would you need to see from me for a yes, and when can we look at it again? Could you put that in a short mail, so we both have it?" If it\'s only budget: "Then could we talk about extra days off or a training course instead?"',
    },
  },
  {
    id: 'work-raise-asked-got-yes',
    tries: [
      ['how do i ask for a raise', 'I GOT IT. 8 percent'],
      ['scared to ask my boss for more money', 'omg she said yes straight away??'],
      ['is 5k too much to ask for', 'they gave me 4. im so happy'],
      [
        'been underpaid for years and have my review on monday',
        'update: got the raise, cried in the toilet a bit',
      ],
      [
        'my coworker earns more than me. i want to bring it up',
        'brought it up, theyre matching it from january',
      ],
      [
        'asking for a raise in a small company, 6 people',
        'he said yes and that i should have asked sooner lol',
      ],
      ['i practiced what you said for the salary talk', 'it worked!! 300 more a month'],
      ['i want to ask for more per hour at the salon', 'got 2 more an hour, wasnt even hard'],
      [
        'should i ask by mail or in person',
        'did it in person, she agreed to everything. kinda shaking',
      ],
      ['need more money, second kid coming', 'boss said yes to the raise, im so relieved'],
      ['do i deserve a raise after one year', 'apparently yes haha, got it today'],
      [
        'wanted to ask for a raise since spring',
        'finally did it and its a yes. should i have asked for more',
      ],
    ],
    says: {
      told: "Yes! Well done, you asked for it and you got it. Two small things while it's warm: get the sum and the starting date in writing, and check the next payslip. Whether a bit more was possible doesn't matter now, you can ask again next year, with practice. Then decide on one nice thing for you, before the extra disappears into the ordinary month.",
      glad: "That's wonderful news, and it's yours: you were the one who opened your mouth. Send a short thank you with the sum and the date in it, so it's on record. And celebrate it tonight with something you'd normally talk yourself out of. Remember how it felt five minutes before, too. Next time you'll know that part passes.",
      say: "\"Thank you for the talk today, I'm really glad. Just so we have it in one place: my pay goes up to (sum) from (date). Please let me know if I've got anything wrong.\" Short, friendly, and now it's written down. Nothing else is needed, and no need to promise extra work in return.",
    },
  },
  {
    id: 'work-raise-answer-is-vague',
    tries: [
      ['im asking for a raise this week', "asked. she said 'lets see next quarter'"],
      [
        'how do i bring up money with my boss',
        "he said he'll think about it. that was 3 weeks ago",
      ],
      ['i want to be paid what my colleague gets', "boss said he hears me and will 'look into it'"],
      ['asked for a raise like you said', 'got a maybe. what does maybe mean'],
      [
        'salary review coming up',
        'she said she has to check with upstairs and now shes avoiding me',
      ],
      [
        'i deserve more, doing the shift lead job without the title',
        "'your time will come' is what i got",
      ],
      [
        'nervous about asking for more hours and more pay',
        "no yes no no, just 'we'll see'. how long do i wait",
      ],
      [
        'should i ask for 15 percent',
        'he didnt say no. said after summer. he said that last year too',
      ],
      ['my pay is a joke', 'talked to the owner, he nodded and changed the subject'],
      [
        'raise talk is tomorrow',
        'so it happened, she says its with HR now. do i follow up or is that annoying',
      ],
      ['how do i word it to my manager', "sent it. he just replied 'noted'"],
      ['i asked for a raise in my one on one', 'she said lets revisit. when do i ask again'],
    ],
    says: {
      told: "A \"we'll see\" isn't a no, but it costs them nothing, so give it a date. Wait no longer than two weeks, then write one friendly line asking when you'll get an answer. Following up isn't annoying, it's how people learn you meant it. If the date passes as well with nothing said, treat it as a no for now and quietly see what others pay.",
      say: '"Hi, I wanted to come back to our talk about my pay. Have you been able to find out more? I\'d like to know where it stands by the end of the month. If it helps, I can send you a short list of what I\'ve taken on this year." Friendly, with a date in it, and nothing to apologize for.',
      when: "Two weeks after the talk is about right for a first reminder, and I'd name a date in it. After that one more, at the date. If they've said \"next quarter\", put a talk in the calendar now for its first week, so it exists. What you shouldn't do is wait for them to remember on their own.",
    },
  },
  {
    id: 'work-raise-did-not-dare-ask',
    tries: [
      ['im going to ask for a raise today', 'i chickened out'],
      [
        'how do i ask my boss for more money',
        'had the meeting and didnt say it. talked about the printer instead',
      ],
      ['raise talk at 3pm wish me luck', 'couldnt do it. she looked stressed'],
      ['been wanting to ask for a raise for a year', 'still havent asked lol'],
      [
        'what do i say to get more pay',
        'i had it all written down and then just said everythings fine',
      ],
      ['review was today and i wanted to bring up salary', 'didnt bring it up. im such a coward'],
      [
        'should i ask for 2 dollars more',
        'opened my mouth and nothing came. is there a way to do it by text',
      ],
      ['my coworkers say i should ask for more', 'i keep putting it off, what if he laughs'],
      ['ok tomorrow i ask for the raise, for real', 'tomorrow became next week again'],
      ['im the lowest paid in the office', 'was right outside his door and turned round'],
      [
        'asked you how to word my raise, thanks',
        'got there, he was in a bad mood so i left it. was that dumb',
      ],
      ['want to talk money with my manager', 'i lost my nerve, how do i do it now'],
    ],
    says: {
      told: "That's not cowardice, asking for money face to face is hard, and nothing is lost. Make the next try smaller: write today, two lines, that you'd like twenty minutes to talk about your pay. Once that's sent, the topic is on the table and you can't slide into small talk. Take a note with your number and three things you did into the room, and read it off if you must.",
      say: '"Hi, could we take twenty minutes this week or next? I\'d like to talk about my pay." Send that and the hard part has started without you in the room. In there, first sentence: "I wrote it down because I get nervous. I\'d like to go to (sum), and here\'s why." Then stop, and let the silence be.',
      how: 'By message first, because a message can\'t lose its nerve. Ask for a short meeting and name the subject in it. For the meeting itself, practice one sentence aloud ten times, the one with the number. Say it in the first minute, before the weather. If they\'re in a bad mood, you can say: "Shall we take it tomorrow?" and it still counts.',
      normal:
        "Very normal. Most people swallow it at least once, and some for years. A missed afternoon doesn't spoil your case. Send the line asking for a meeting today, with the subject in it, while you're still cross with yourself. That's good fuel.",
    },
  },
  {
    id: 'work-raise-how-much-or-by-mail',
    tries: [
      ['i want to ask for a raise', 'ok but how much'],
      ['my boss is never in the office and i want to ask for more money', 'so email or in person'],
      ['i think im underpaid', 'whats a number that doesnt sound crazy'],
      ['asking for a raise after 2 years', 'do i say a number first or wait for hers'],
      ['raise talk on thursday', 'should i mention i have another offer'],
      ['i need more pay, my rent went up', 'do i tell him about the rent'],
      ['want to ask for a raise at the restaurant', 'before or after the shift'],
      ['i earn 2400 and my colleague 2900', 'can i say i know what she gets'],
      ['should i ask for more after my trial period', 'can you write it for me'],
      ["ok i'll ask", 'whats the best day for it'],
      ['never asked for a raise before. i work in a warehouse', 'is 10 percent too cheeky'],
      ['boss is in another country, i want more money', 'video call or write it?'],
    ],
    says: {
      told: "In person or on a call if you can, with a short message beforehand that it's about your pay. Name the number yourself, a little above what you'd be happy with; around ten percent is a usual ask, more if you can show that others pay it. Argue with what you did, never with your rent or a colleague's payslip. Pick a calm hour, not before a shift.",
      say: '"I\'d like to talk about my pay. Since (date) I\'ve taken on (one), (two) and (three). For that work, (sum) is usual elsewhere, and that\'s what I\'d like to get to." Then stop talking, even if the pause is awful. If you write: the same three sentences, plus "Could we talk about it this week?"',
      when: "After something you did went well, or in the weeks before budgets are made, if you know when that is. Midweek and in a quiet hour beats Monday morning or the end of a rush. Don't wait for a perfect day, though. A fair day this week is better than a perfect one next spring.",
    },
  },
  {
    id: 'work-talked-to-boss-got-angry',
    tries: [
      ['my boss dumps everything on me. should i say something', 'i said something. he blew up'],
      [
        'how do i tell my manager i cant do weekends',
        "told her. she went red and said i'm not a team player",
      ],
      [
        'he calls me after 10pm every night',
        'asked him to stop calling. he shouted that i should be grateful to have a job',
      ],
      [
        'my supervisor corrects me in front of customers',
        'talked to her, total disaster, she slammed the door',
      ],
      ['ok ill talk to my boss tomorrow', 'it went so bad. he yelled'],
      [
        'boss keeps changing my hours',
        'so i brought it up like you said and now hes furious with me',
      ],
      ['she makes jokes about my accent', 'told her it hurts. she got really nasty'],
      [
        'workload is killing me. i have a talk with my boss at 2',
        'he said if i cant handle it theres the door. what now',
      ],
      ['want to ask my boss for respect lol', 'asked. got screamed at in the stock room'],
      ['he takes credit for my work', 'i mentioned it and he lost it. did i make it worse'],
      ['my team lead ignores me', 'i tried to talk and she snapped that she has no time for drama'],
      [
        'should i tell my chef the tone is not ok',
        'did it. he threw me out of the kitchen for the day',
      ],
    ],
    says: {
      told: "I'm sorry, you said something fair and got anger back for it. It was a bad reaction; that doesn't mean you were wrong to speak. Tonight write down date, place and the exact words on both sides. Tomorrow do your work, polite and short, and don't apologize for the topic. If the tone comes back, take your notes to HR, a union or the next person up.",
      say: 'When it\'s calmer: "Yesterday got loud and I\'d like us to be able to talk. What I asked for still matters to me. Can we take ten minutes on it this week?" If it gets loud again: "I\'ll gladly talk about it, but not in this tone. Let\'s continue tomorrow." Then leave the room, quietly.',
      should:
        "I wouldn't apologize for raising it, and I wouldn't push again tomorrow either. Give it two or three days, do your work, keep notes. Then try once more, briefly, best in writing or with a third person in the room. If that ends in shouting too, you've tried enough alone: go one step up, and start looking at what else is out there.",
      them: "I can't see into {them}. Some people hear any complaint as an attack and fight first, and a few come back a day later and think again. You can't wait on that. Give it a couple of days, note what was said, and judge {them} by what {they} {does} next week.",
    },
  },
  {
    id: 'work-talked-to-boss-went-well',
    tries: [
      ['how do i tell my boss its too much', 'told her. she was actually really nice about it??'],
      [
        'my manager never gives me feedback',
        'we talked for an hour, so good. hes gonna do weekly check ins',
      ],
      [
        'im scared to talk to my supervisor about my hours',
        'did it!! she changed the rota on the spot',
      ],
      ['boss snaps at me in meetings', 'talked to him. he apologised, said he didnt notice'],
      [
        'should i tell my boss im overwhelmed',
        'i did and he took two projects off me, im so relieved',
      ],
      ['i keep getting all the bad shifts', 'spoke up, she said fair enough and its getting fixed'],
      ['my boss texts me on sundays', 'told him, he said sorry and that he schedules them now lol'],
      ['talk with my manager today, feel sick', 'omg it went well'],
      [
        'i need to tell my boss about my adhd',
        'told her. she said thanks for trusting me and asked what helps',
      ],
      ['want to ask for home office two days', 'got it. all that fear for nothing'],
      [
        'my boss makes jokes about my age',
        'said it like you wrote. he went quiet and said sorry. should i trust it',
      ],
      [
        'i have to admit to my boss i cant make the deadline',
        'she just moved it by a week. why was i so scared',
      ],
    ],
    says: {
      told: "That's really good to hear, and you did the part that was hard. Fear before such a talk is normal, the old picture in your head is usually louder than the person in the room. Fix what was agreed with a short thank you message, so it doesn't evaporate in a busy week. Then watch the next three or four weeks: kept is what counts.",
      glad: "How good! You said it out loud and were heard, and that's worth enjoying for an evening. Write a two line thank you tomorrow that names what you agreed, friendly, no legal tone. And keep the memory of it. The next difficult sentence at work will be a bit lighter for having said this one.",
      say: "\"Thanks for taking the time today, it helped a lot. As I understood it, we'll do (what you agreed) from (date). Looking forward to it.\" That's enough: it's warm, it's written down, and if it slips in a few weeks you've got an easy way to bring it up again.",
    },
  },
  {
    id: 'work-boss-says-too-sensitive',
    tries: [
      ['my boss makes comments about my weight', 'told him. he says i cant take a joke'],
      ['how do i tell my manager the teasing hurts', 'she laughed and said im too sensitive'],
      ['he calls me princess in meetings', "said it. 'relax its just banter'"],
      ['boss rolls his eyes when i speak', 'brought it up and he said i imagine things'],
      [
        'my supervisor keeps mocking how i talk',
        'she says everyone gets teased here, thats the culture. am i too thin skinned',
      ],
      [
        "i'll tell her to stop with the nickname",
        "told her. now she says it even louder 'oops cant say that anymore'",
      ],
      ['he jokes about me being the oldest', 'he said lighten up. maybe hes right?'],
      [
        'spoke to my team lead about his tone',
        'he denies everything, says i take it the wrong way',
      ],
      [
        'my chef slaps the towel at me as a joke',
        'i said stop and he said wow someone woke up on the wrong side',
      ],
      [
        'boss comments my lunch every day',
        'i said something, he made it into a joke in front of everyone',
      ],
      ['should i say that i dont find it funny', 'did. apparently i have no humor'],
      ['manager calls me kiddo, im 41', "asked him not to. he goes 'dont be so dramatic kiddo'"],
    ],
    says: {
      told: "You're not too sensitive; a joke that only one side enjoys has stopped being one, and you're allowed to say where that is. Don't debate your humor with {them}. Repeat it short and flat each time: \"I've asked you to stop that.\" No smile, then back to work. Note date and words. If it's still going after three or four times, take the list to HR or the next boss up.",
      say: '"You needn\'t find it serious. I do, and I\'m asking you to stop." Same words each time, calm, no smile, then change the subject to work. If there\'s an audience, even shorter: "I\'ve asked you not to." The silence afterward is uncomfortable, and it belongs to the one who made the joke.',
      normal:
        "It's a very common answer when people are asked to stop, and it doesn't make you thin skinned. You said what you don't want; that's clear and fair. The test is simple: somebody who meant no harm stops once they know. So keep repeating it, keep notes, and see who does.",
      should:
        "I'd repeat it once or twice more, short and without explaining, and write down when and what. If it stops, good. If it grows, go one up or to HR with the list, because then it isn't about a joke anymore. You don't need to wait until it's unbearable, and you don't need witnesses to be taken seriously, though they help.",
    },
  },
  {
    id: 'work-no-hr-boss-is-owner',
    tries: [
      ['my boss screams at everybody', 'theres no hr. hes the owner'],
      [
        'she texts me on my days off all the time',
        'cant complain to anyone, its a family business and shes the mother',
      ],
      ['he pays late every month', "we're 4 people, who do i go to? his wife does the books"],
      ['my manager makes nasty comments', 'you say go to hr but hr is his sister'],
      ['i want to report my supervisor', 'tiny company, there is nobody above him'],
      ['boss wont give me my breaks', 'no union, no hr, just him'],
      ['my dentist boss humiliates me in front of patients', 'its just her and me in the practice'],
      ['how do i complain about my boss', 'theres no one to complain to thats the problem'],
      ['owner keeps changing my shifts the night before', 'its his cafe. what can i even do'],
      ['he talks down to me', 'he owns the place, so talking to someone higher doesnt work'],
      [
        'my boss takes my tips',
        'who do i tell, its a bar with 5 people and he is the boss of all of us',
      ],
      ['should i go to hr about my boss', 'we dont have hr lol its a start up'],
    ],
    says: {
      told: "Then the next person up sits outside the building. Free advice on employment rights exists nearly everywhere: a labor office, a citizens' advice center, a union you can join on your own. Ring one with three dated examples. Inside, you've got one calm talk, best in a quiet hour, and a mail afterward. And look around for another place in parallel; where one person is everything, leaving is often the real lever.",
      how: "Start with notes: date, what happened, who saw it. Then one quiet talk with a clear wish, followed by a short mail that repeats it. If nothing changes, call a labor advice line or a union; many help people in tiny firms, and you can ask without giving names. Meanwhile update your CV. With an owner you can't change, your best card is being able to go.",
      should:
        "I'd try one calm talk first, then outside advice, and I'd start looking for something else the same week. Advice lines and unions can tell you what you're owed without your boss ever knowing. In a place this small there's often no fixing it against the owner. So don't put all your strength into the fight, keep half for the way out.",
    },
  },
  {
    id: 'work-hr-did-nothing',
    tries: [
      ['should i go to hr about my manager', 'went to hr. they did nothing'],
      ['my boss bullies me', "hr said they'll 'monitor the situation' lol"],
      ['reported my coworker for the comments', 'hr talked to him for 5 min and thats it'],
      ['im scared to go to hr', 'i went. she said i should try to get along with him'],
      [
        'he shouts at the whole team, i wrote it all down',
        'handed it in 6 weeks ago, heard nothing since',
      ],
      ['my supervisor plays favorites', 'hr sided with her obviously'],
      [
        'i made a complaint like you said',
        'they want us to have coffee together and work it out. is that it??',
      ],
      ['team lead humiliates me in front of others', 'hr says no proof no case'],
      ['going to hr tomorrow', 'went. theyre best friends with my boss'],
      [
        'colleague keeps touching my stuff and insulting me',
        'complained, now theyre moving ME to another desk',
      ],
      ['hr meeting is today', "its over. 'both sides have to change'. what now"],
      ['i reported it', 'case closed without even talking to me. do i let it go'],
    ],
    says: {
      told: "That's a bitter answer after the courage it took to go there. Don't leave it at talk: write a mail to HR with what you reported, what they said, and what you'd like done by which date. Then the record exists. Outside help comes next: a union, a works council, a free labor advice line. And be honest with yourself about how long you'd stay if nothing moves.",
      say: '"Thank you for our talk on (date). I reported the following: (two lines). As I understood it, nothing further is planned. I\'m asking you to tell me in writing by (date) what will be done so that it stops. I\'m available for questions." Polite, dated, no adjectives. Keep a copy at home, not only on the work computer.',
      should:
        "I wouldn't let it go without one written round. A talk can be forgotten, a mail with a date can't. Set yourself a limit as well, say six weeks: if nothing has changed by then, get outside advice from a union or a labor line and put your strength into finding something else. Leaving wouldn't mean they were right.",
      why: "I can't see what went on behind that door. HR works for the company, and talks without paper are easy to leave lying. That isn't a verdict on whether you were believed. It's a reason to put the next step in writing, with dates and a clear request, and to get one opinion from outside.",
    },
  },
  {
    id: 'work-afraid-of-payback',
    tries: [
      ['my boss makes me work unpaid overtime', "if i say something he'll make my life hell"],
      ['should i report my manager', "im scared she'll get rid of me"],
      ['he gives all the good shifts to his friends', 'if i complain i get zero hours next week'],
      ['go to hr you said', "they'd find out it was me. theres only 3 of us"],
      ['my supervisor insults people', 'last one who spoke up was gone in a month'],
      ['boss takes our tips', 'i need this job, i cant risk it. what if he fires me'],
      ['coworker does no work and is the bosss nephew', "cant say anything, it'll come back to me"],
      ['i want to talk to her about the tone', 'what if it gets worse after'],
      ['team lead reads our private chats', 'everyone is too afraid to open their mouth'],
      ['my boss wont give me my holiday', 'he writes the references. im stuck'],
      ['should i tell his boss', 'and then? i still have to sit next to him every day'],
      ['he changed my contract without asking', 'im on a visa, if he fires me i have to leave'],
    ],
    says: {
      told: "That fear makes sense, you're the one who has to go back in there tomorrow. So start with what nobody can see: notes with dates kept at home, copies of messages and schedules, and a call to a union or free labor advice line, where you can ask without names what protects you. Then decide. Two or three people speaking together is safer than one. And a quiet search for something else makes you freer.",
      should:
        "Not yet, and not alone. First find out from a labor line or union what protects people who complain where you live; that's free and nobody hears of it. Collect notes. See if one or two colleagues would come along. If after that the risk still looks too big, it's no shame to keep your head down and look for the exit first.",
      will: "I can't promise it stays without consequences, and I can't promise the opposite either. What lowers the risk: notes from before you complained, putting it in writing, going with others, and knowing your rights from somebody neutral first. Payback against people who complain is forbidden in many places. Ask what holds where you are before you move.",
    },
  },
  {
    id: 'work-talked-to-colleague-now-cold',
    tries: [
      [
        'my coworker talks all day, how do i tell her',
        'told her. now she doesnt talk to me at all',
      ],
      [
        'he leaves all the cleaning to me',
        'said something, hes giving me the silent treatment since tuesday',
      ],
      ['my desk mate hums', 'i asked her to stop and shes ice cold now'],
      [
        'coworker interrupts me in every meeting',
        'i told him. he just said ok and since then nothing, not even good morning',
      ],
      [
        'she borrows money and doesnt give it back',
        'asked for it. got the money and a slammed drawer, awkward',
      ],
      [
        'how do i tell a colleague to do her share',
        'did it like you said and now the mood is horrible',
      ],
      ['my work friend gossips about me', 'i confronted her, she unfollowed me lol'],
      [
        'talked to the guy who is always late for handover',
        'he does it right now but wont look at me',
      ],
      ['i said no to doing her reports', "she's telling others im difficult now"],
      ['told my colleague that the jokes hurt', 'silence for a week. did i do something wrong'],
      [
        'coworker eats my food',
        'told him nicely. now he leaves the room when i come in. do i say sorry',
      ],
      ['the smell thing, i told her', 'she cried and now nobody talks to me'],
    ],
    says: {
      told: "That chill is unpleasant, but it doesn't mean it was wrong to say it. People often go cold because they're embarrassed, and I can't know if that's it here. Stay plainly normal: say good morning, answer questions, share what needs sharing. Don't take back what you asked for. If it's still frosty after a week or two, one open sentence usually thaws more than waiting.",
      say: '"I have the feeling it\'s been strange between us since I said that. I didn\'t want to hurt you, I only wanted that one thing to change. The rest is good with us, from my side." Say it alone, over something ordinary like coffee. If you only get a shrug, leave it there. It was heard.',
      should:
        "I wouldn't apologize for the request itself. You can be sorry it landed hard, though, and say that: \"I didn't mean to hurt you.\" Give it a week of ordinary politeness first, a good morning every day whether it's returned or not. If it drags on, speak once, kindly. If work suffers from it, then it's a matter for your boss.",
      them: "I can't see into {them}. It may be embarrassment, anger or simply not knowing how to get back to normal, and you don't need to find out which. Be the easy one: same greeting, same tone, no long explanations. Most of these frosts melt when nobody feeds them.",
    },
  },
  {
    id: 'work-confronted-colleague-denies',
    tries: [
      [
        'my coworker took my idea and presented it as hers',
        'asked her about it. she says it was her idea all along',
      ],
      ['he told the boss i was late when i wasnt', "confronted him. 'i never said that'"],
      ['someone eats my lunch and i know who', 'she denies it with mayo on her chin basically'],
      [
        'colleague is spreading rumors about me',
        'i asked directly, he swears it wasnt him. what now',
      ],
      [
        'she blamed her mistake on me',
        'said it to her face and she turned it around, now im the liar',
      ],
      ['my coworker deletes my notes', 'he acted like i was crazy'],
      [
        'how do i talk to a colleague who leaves me the hard patients',
        'talked. she says we all have hard patients, i should manage my time',
      ],
      ['he takes credit for my slides', "'we made them together' he says. we did not"],
      ['i know she read my messages at work', 'she laughed and said prove it'],
      ['will talk to him about the missing tips', 'talked. total denial. should i go to the boss'],
      ['coworker copied my report', 'told her i know. she said everyone uses templates'],
      [
        'the guy on my shift leaves early and i clock him out',
        'told him im done with it, he says hes never asked me to',
      ],
    ],
    says: {
      told: "How maddening, to bring it up fairly and be told it never happened. You won't get a confession, so stop asking for one. Protect yourself from here on: put things in writing, dates on drafts, short mails after you agree on something. If it happens again, go to your boss with facts only: what, when, and what you'd like changed. No guesses about character, that only makes it your word against another's.",
      should:
        "One time with no proof, I'd leave and only get more careful: dated drafts, mails instead of talk, a witness where you can. The second time I'd go to the boss, with two facts and one request. Keep motives out of it. \"This has happened twice, I'd like us to agree who does what\" is hard to deny and easy to act on.",
      say: "\"We see it differently, then. From now on I'd like us to put down in writing who does what, so it can't happen again.\" To the boss, if you need it: \"On (date) and (date) this happened. I'm not asking who's to blame, I'd like clear names on the work.\" Then stop. Short sounds sure.",
    },
  },
  {
    id: 'work-colleague-apologised',
    tries: [
      ['my coworker yelled at me in front of everyone', 'she came by with coffee and said sorry'],
      [
        'he took credit for my project',
        'talked to him, he apologised and told the boss it was mine!',
      ],
      [
        'colleague leaves all the dishes',
        'told her nicely and she said omg sorry. clean since then',
      ],
      [
        'i have to talk to the guy who interrupts me',
        'did. he said he had no idea and thanked me?',
      ],
      ['she gossips about me', 'she cried and apologised. dont know if i believe it'],
      ['should i speak to him about the jokes', 'spoke to him, he felt really bad'],
      [
        'my work friend ignored me for weeks',
        'turns out her dad is sick. she said sorry, we hugged',
      ],
      ['told my desk mate about the loud calls', 'he goes outside now. so easy lol'],
      ['coworker ratted me out to the boss', 'he apologised today but im still mad, is that petty'],
      ['she always leaves early and i do the rest', 'we talked, shes sorry, we made a plan'],
      [
        'my trainee was rude to me',
        'got a proper sorry this morning. do i forgive him just like that',
      ],
      ['colleague forgot me in the mail with the credits', 'she wrote to everyone to correct it'],
    ],
    says: {
      told: "That's a good turn, and it happened because it got said. Take the apology, a simple \"thank you, that means something to me\" is plenty. You don't have to be over it by tomorrow; an apology ends the quarrel, trust comes back with a few weeks of it going better. Don't bring it up again unless it repeats. And go on being as friendly as you honestly feel.",
      normal:
        "It's normal to be still sore after a sorry. Feelings run a few days behind the facts. You can accept the apology and be a bit careful for a while, both are fair. See how the next few weeks go and let that decide how close it gets again.",
      glad: 'How nice, and how rare that somebody simply says sorry. You had a part in that. Enjoy the quieter air, say thank you once, and let it be done. If something small comes up again, mention it early and lightly, now that you know the two of you can.',
      say: '"Thanks for saying that. It did hurt, and I\'m glad we talked. For me it\'s settled." If you\'re not quite there yet: "Thank you. I need a little while, but it helps that you said it." Both are honest, and neither makes the thing bigger than it was.',
    },
  },
  {
    id: 'work-interview-went-badly',
    tries: [
      ['i have an interview tomorrow, so nervous', 'it was awful. i froze'],
      ['how do i answer tell me about yourself', 'total blackout. i said my own name wrong'],
      ['interview at 2 wish me luck', 'messed it up. they asked about excel and i know nothing'],
      ['first interview in 10 years', 'they looked bored the whole time, lasted 12 minutes'],
      [
        'what do i wear to the interview',
        'outfit was fine, i was terrible. cant stop replaying it',
      ],
      ['video interview tomorrow', 'wifi died twice and i was sweating like a pig. is it over'],
      ['dream job interview on monday', 'i blew it'],
      [
        'any tips for the panel interview',
        '5 people staring at me and i couldnt finish one sentence. so ashamed',
      ],
      [
        'interview for a teaching assistant job',
        'my voice was shaking, they must have noticed. do they care',
      ],
      [
        'i practiced everything you said',
        'and then they asked something else and i just said i dont know',
      ],
      [
        'had my interview for the apprenticeship',
        'i talked way too much and badly about my old boss ugh',
      ],
      ['second interview today', 'went so bad, should i write them and explain'],
    ],
    says: {
      told: "Ouch, that hurts, and the replay in your head tonight is probably worse than what they saw. Nerves are nothing new to people who interview. Send a short thank you by tomorrow, and if there's one question you botched, answer it there in two sentences. Then write down the three hard questions while you remember them; that's the part you keep. Whether it's over isn't known yet, so apply for one more thing this week.",
      say: "\"Thank you for the talk today. I was nervous and didn't answer your question about (topic) as well as I could. In short: (two sentences). I'd still very much like to work with you.\" Once, brief, no long apology. It can't hurt, and it shows how you handle something that went wrong.",
      will: "I can't promise either way; people come out of terrible interviews with offers, and out of great ones with nothing. You saw it from inside, with the heartbeat on. They saw someone nervous who wants the job. Send the short thank you, then act as if it's open and keep applying.",
      should:
        'Yes, write, but a thank you with one improved answer and not an explanation of your nerves. Three or four lines, by tomorrow. Leave out how bad you felt it was, they may not have noticed half of it. And then let it go out of your hands, with another application sent the same day.',
    },
  },
  {
    id: 'work-interview-went-well-waiting',
    tries: [
      ['interview tomorrow at the hospital', 'it went so well!! now i wait'],
      [
        'how do i prepare for an interview',
        'did it, they laughed at my jokes and showed me the desk',
      ],
      ['so nervous about the interview', "was actually nice? they'll call by friday"],
      ['interview at my dream company', 'think it went good but im going crazy waiting'],
      [
        'had no clothes for the interview lol',
        "borrowed my sisters blazer, nailed it. they said i'll hear from them",
      ],
      [
        'interview for the warehouse lead',
        'boss shook my hand and said talk soon. thats good right',
      ],
      ['my interview is today', '45 minutes became 90. good sign?'],
      ['second round on thursday', 'felt great. now i check my mail every 3 minutes'],
      [
        'interview via zoom tomorrow',
        'over! she said i was exactly what they look for. is it safe to hope',
      ],
      [
        'im 54 and had my first interview in years',
        'they were lovely. dont want to get my hopes up',
      ],
      ['interview for a nursery job', 'kids liked me, boss liked me, now nothing till next week'],
      [
        'practised with you for the interview',
        'thank you it went amazing, when should i follow up',
      ],
    ],
    says: {
      told: "How good, and enjoy it: you did well, and that stays true whatever they decide. Hope is allowed, it's only not an offer yet. Send a thank you within a day, note the date they gave, and write a friendly line two working days after it if it's quiet. Until then keep one other application going; it makes the waiting shorter and your head cooler.",
      will: "I can't promise it, though what you tell me is nice to hear. Warm interviews sometimes end in a no for reasons that have nothing to do with you, a budget, somebody from inside. So hope, by all means, and keep one more iron in the fire. It costs an hour and saves your nerves.",
      when: "A thank you by tomorrow. Then nothing until the date they named, plus two working days, because these things slip all the time. If they named none, a week to ten days is fine. One friendly line is enough: you're still interested, and you'd like to know when they decide. After a second one without an answer, look ahead.",
      say: '"Thank you for the talk today, I enjoyed it, and I\'d love to work with you. I especially liked hearing about (one thing). If you need anything else from me, just write." Send it by tomorrow. Short and warm does it, and one real detail shows you listened.',
      glad: "That's lovely news! Tell somebody, eat something good, and let yourself be pleased tonight. You prepared, and it showed. Send the thank you tomorrow morning, put their date in the calendar, and then get busy with something that has nothing to do with your inbox.",
    },
  },
  {
    id: 'work-interview-was-odd',
    tries: [
      [
        'interview at a start up tomorrow',
        'it was weird. they asked my star sign and if i want kids',
      ],
      ['had my interview today', 'the boss came 40 min late and ate a sandwich the whole time'],
      [
        'going to an interview at a call center',
        'it was a group thing with 20 people and a man clapping. mlm?',
      ],
      ['interview at a salon', 'she didnt ask a single question about me, just said start monday'],
      ['im nervous about the interview', 'he asked why im single. felt gross'],
      ['interview for an office job', 'they want a free trial week. is that normal'],
      ['video interview', 'it was a robot asking me questions lol, talked to a screen for 20 min'],
      ['my interview is at 10', 'they didnt have my cv and thought i was someone else'],
      ['interview at a family firm', 'they argued with each other in front of me'],
      [
        'job interview in a bar',
        'boss offered me a drink and told me about his divorce. red flag?',
      ],
      ['got an interview through a friend', 'they asked what my husband thinks about the job'],
      [
        'interview finally',
        'whole team looked miserable and nobody would say why the last one left. do i take it if they offer',
      ],
    ],
    says: {
      told: "That does sound odd, and your stomach was working in there, so don't talk it down. An interview shows a place on its good behavior; what was strange today tends to be stranger on a Tuesday in winter. It needn't be a no yet. Ask for a second talk, ask why the last person left, look for reviews of the place, and never work free for days. If the feeling stays, keep looking.",
      should:
        "I'd only take it if you get answers first: what the contract says, why the last person left, and half a day beside the team, paid. If you need the money badly, you can take it and go on applying; that's no betrayal. If you've got time to choose, I'd listen to how you felt in that room.",
      normal:
        'Not what an interview should be, no. It does happen, mostly in places that are badly organized or used to having no limits, and private questions about family or love don\'t belong there at all. You may always answer with "I\'d rather talk about the job." What you saw is information about them, and you can use it.',
      say: 'If a private question comes: "I\'d rather talk about the job." To find out more: "Thanks for today. Before I decide I\'d like to see the contract, and I\'d love to spend an hour with the team. Could you also tell me why the position is free?" How they answer that will tell you most of what you need.',
    },
  },
  {
    id: 'work-interview-then-silence',
    tries: [
      ["interview went well, they said they'd call by friday", 'its thursday after. nothing'],
      ['had my second interview', '2 weeks of silence. did they ghost me'],
      ['i wrote a thank you mail after the interview', 'no answer'],
      ['waiting for the job to reply', 'i followed up like you said. still nothing'],
      ['they said i was perfect for it', 'havent heard since, are they just being polite'],
      ['should i follow up after my interview', 'did. it says read. no reply lol'],
      ['had 4 rounds with them', 'radio silence for 3 weeks, i cant sleep'],
      ['interview for the school job', 'the job is online again. so thats a no right'],
      ['they told me end of the month', 'month is over. do i write again or is it desperate'],
      [
        'waiting on the council job',
        'called them, receptionist said theyll get back to me. they didnt',
      ],
      ['interview last tuesday', 'every time the phone buzzes i jump. how long do i wait'],
      ['they promised feedback in 3 days', '12 days now. should i give up'],
    ],
    says: {
      told: "That silence is rude and it wears you down, and it says little about you. Hiring gets stuck on holidays, budgets and one person who doesn't sign. Write one more short line that asks for a date. If nothing comes within a week, count it as a no for your planning and put your hours into the next ones. If they call after all, it'll be a nice surprise.",
      say: "\"Hello, I'm still very interested in the position and wanted to ask where things stand. I have other decisions to make, so a short word by (date) would help me, also if it's a no. Thank you!\" Friendly, one date, no reproach. After that you don't owe them another message.",
      will: "I can't promise anything, silence can be a slow yes as well as a lazy no. More than three weeks without a word, after you asked, leans toward no, and I'd plan that way. Send the one line with a date, if you haven't, and start on the next application today, so you're not living in their inbox.",
      should:
        "Write once more, with a date in it, and then let it go. That isn't desperate, it's ordinary. Don't wait with other applications in the meantime, and don't turn anything else down for this one. After that last line, the ball is with them, and your evenings belong to you again.",
      when: "Two working days after the date they gave, or ten days if they gave none. A second and last line a week later. If that stays open too, treat it as a no and move on. Most people who want you find a minute in that time, and those who don't have told you how they work.",
    },
  },
  {
    id: 'work-job-rejection-came',
    tries: [
      ['waiting for the answer from my interview', 'got the rejection. one line, copy paste'],
      ['i really want this job', 'they took someone internal'],
      ['had the second round yesterday', 'its a no. im crushed'],
      ['applied for the promotion in another team', 'didnt get it'],
      ['interview went so well', 'rejected. what did i do wrong'],
      ['they said theyd call today', 'they called. other candidate had more experience'],
      ['third interview this month', 'third no. i feel worthless'],
      ['trial day at the kitchen', 'they dont want me'],
      ['dream job, last 2 people', 'i was second. again. always second'],
      ['im waiting on the library job', 'no :( 200 people applied'],
      ['hope i get it, we need the money', 'i didnt get it and now i have to tell my family'],
      ['got my answer today', "theyre 'going another direction'. should i ask why"],
    ],
    says: {
      told: "I'm sorry, you'd already pictured yourself there, and that's what hurts. A no after an interview means you were good enough to be invited, and somebody fitted their gap a bit closer. It's no verdict on your worth. Let tonight be a bad evening. Tomorrow write two lines: thanks, one question about what was missing, and that you'd like to be asked again. Then the next application, one only.",
      say: "\"Thank you for letting me know. I'm disappointed, because I'd have liked to work with you. Would you tell me in one or two sentences what decided it? And if something opens up again, I'd be happy to hear from you.\" Many don't answer, a few do, and now and then a second choice gets called back.",
      should:
        'Yes, ask, in one friendly sentence and without arguing. You may get nothing back, or something useful like a certificate that was missing. Do it tomorrow, when the first sting is over. And take the evening off from job sites; a tired, sore application reads like one.',
      normal:
        "It's completely normal to feel flattened. You put yourself in front of strangers and hoped. That it hurts shows you meant it, nothing more. Give it a day or two, talk to someone who likes you, and don't decide tonight what you're worth or whether to keep trying.",
      why: "I can't see what decided it. Often it's dull: someone from inside, a certificate, a salary, one more year of the right software. You can ask them for one sentence of feedback, and believe it if it's concrete. If three places say the same, that's worth changing. One no by itself tells you very little.",
    },
  },
  {
    id: 'work-got-the-job',
    tries: [
      ['waiting for the job call', 'I GOT THE JOB'],
      ['had my interview on monday', 'they want me!!!'],
      ['4 months unemployed', 'signed the contract today. im crying'],
      ['interview was ok i guess', 'omg they offered it to me'],
      ['50 applications and nothing', '51 was it!! start on the 1st'],
      ['i messed up the interview', 'and they took me anyway?? lol'],
      ['trial shift today', 'got it, start monday. nervous now'],
      ['laid off in march, so scared', 'new job!! less money but i have a job'],
      ['dream job second round', 'they said yes. cant believe it, what if im not good enough'],
      ['applied as a bus driver at 56', 'got it. my wife is dancing in the kitchen'],
      ['waiting on the apprenticeship', 'they took me!'],
      ['should i follow up', "did, and he said he was just about to call. i'm in!"],
    ],
    says: {
      told: "Congratulations! You kept going and somebody said yes, so enjoy it properly today. Two practical things before the first day: have the contract in your hands with pay, hours and start date before you give anything up, and ask what time to be there and whom to ask for. Being nervous on top of happy is fine. They've seen you, and they chose you.",
      glad: "That's fantastic news! Tell the person who sat through all the waiting with you, and do something with tonight you'll remember. You don't need to be ready yet, nobody is on day one. Read the contract in peace tomorrow, then plan one free day before you start, if you can.",
      normal:
        "Normal to be scared in the middle of the joy, it simply got real. They've seen how you are and picked you knowing it. Nobody expects you to know things in the first week; they expect questions. Sleep on it, celebrate, and let the worry come along in the back seat.",
      say: "\"Thank you so much, I'm delighted to accept. Could you send me the contract and let me know when and where I should be on the first day? I'm looking forward to it.\" That's all it needs. Keep the jumping up and down for the people at home.",
    },
  },
  {
    id: 'work-did-not-go-to-interview',
    tries: [
      ['interview tomorrow, feel sick', 'i didnt go'],
      ['nervous about my trial day', 'cancelled it an hour before. hate myself'],
      ['have an interview at 9', 'overslept. its 11 now'],
      ['job interview at the clinic', 'was standing outside and went home'],
      ['interview via teams', 'couldnt click join. just sat there'],
      ['i have an interview for a better job', 'chickened out, told them im ill'],
      [
        'first interview since i was fired',
        'missed the bus and then just let it be. can i still write them',
      ],
      [
        'got an interview but im scared',
        'never answered their mail about the time and now its too late',
      ],
      ['the interview is today', 'panic attack in the car. didnt make it in'],
      ['my friend got me an interview at her work', "i ghosted it. she's going to kill me"],
      ['going to the interview tmrw', 'i bailed. what do i tell my parents'],
      ['interview at the bakery at 6am', 'slept through it, is there any point in calling'],
    ],
    says: {
      told: "That's a rotten feeling, and it may not be lost yet. Write or ring today, short and honest enough: you couldn't make it, you're sorry, and you'd be glad of another time. Some say no, some have a free slot. If fear kept you away, that deserves kindness and a plan: next time someone walks you to the door, or you ask for a phone talk first. And tell one person.",
      say: "\"Hello, I'm sorry I didn't make it to our appointment today, and that I didn't let you know in time. I'm still very interested. Would it be possible to find another time? I'd understand if not.\" No long reasons. To whoever helped you: \"I panicked and didn't go. I'm sorry, and I wanted you to hear it from me.\"",
      should:
        "Yes, contact them, today if it can be. The worst that comes is the no you already have. Keep it to three lines and don't invent an illness, invented things need looking after. If you don't want the job at all, that's an answer too; then write to say thanks and that you're withdrawing, and it's clean.",
      normal:
        "It happens to more people than admit it; the fear of being looked over is strong, especially after a bad time. One missed appointment doesn't make you unreliable. If it's the fear and it keeps stopping you, say so to a doctor or counselor, that can be helped. Today, just write the three lines.",
    },
  },
  {
    id: 'work-offer-too-low',
    tries: [
      ['got the job!!', 'but the offer is way lower than they said'],
      ['waiting for the contract', 'its here. 300 less than now'],
      ['interview went great', 'they want me but for a salary from 2010'],
      ['they offered me the job', 'pay is bad. can i ask for more or will they take it back'],
      ['should i say my number first', 'i said 50, they offered 41'],
      ['i got an offer from the other company', 'same money as here, longer drive'],
      ['finally an offer after 5 months', 'its so low i could cry. but i need something'],
      ['dream job wants me', '30 percent less than i earn now. and i have 2 kids'],
      ['they sent the contract', 'fewer hours than we talked about. so less money'],
      ['offer came in', 'low. my dad says take it and be grateful'],
      [
        'talking to the new company about salary',
        'they say its their final range. how do i answer',
      ],
      ['job offer today', 'lowball. do i negotiate by phone or mail'],
    ],
    says: {
      told: "That takes the shine off, and you can still answer it. Asking for more, politely and with one reason, is expected, and offers are rarely withdrawn because of one friendly question. Name a figure, and have a second wish ready if the money can't move: more hours, days off, a raise fixed for month six. Before you ring, work out the lowest sum you can live on. Below that, it isn't your job.",
      say: '"Thank you for the offer, I\'d really like to come. The salary is below what we talked about and below what I\'d planned. With my experience in (thing) I was thinking of (sum). Is there room?" If not: "Could we fix a raise after six months in the contract?" Phone is warmer, a mail afterward keeps it straight.',
      should:
        "Ask first, then decide. Most people who hire have a little room and are surprised when nobody uses it. If they can't move and you've got nothing else, you can take it and keep looking; an income buys time. If you've got a job, I wouldn't move for less money unless something else is clearly better, like hours, peace or learning.",
      will: "I can't promise it, but a polite question very rarely costs anyone an offer; they've spent weeks choosing you. What annoys people is a threat or a new demand each day. One call, one number, one reason, then a date for the answer. If they'd drop you over that, you'd have learned it early.",
    },
  },
  {
    id: 'work-two-offers-which-one',
    tries: [
      ['i have two job offers and cant decide', 'so A or B? i have a loan and a baby'],
      ['one pays more, one is more fun', 'which one would you take'],
      [
        'big company or small start up',
        'start up has no contract longer than a year. and i just moved here',
      ],
      ['city job or the one in my town', 'the city one is 80 min each way. i have 2 kids'],
      ['both places want me', 'i keep making lists and its always 50 50'],
      ['hospital or private practice', 'practice has no nights. but 400 less. help'],
      ['got an offer from the place i interned and one abroad', 'my mom is ill so abroad is hard'],
      ['stay as manager or go back to the craft', 'i just need someone to tell me which'],
      ['one remote one in the office', 'im lonely already since the divorce. still remote?'],
      [
        'two offers',
        'A is safe and boring. B is exciting and could be gone in a year. i have no savings',
      ],
      ['the school or the museum', 'my heart says museum, my bank account says school'],
      ['i have till monday to choose between them', 'everyone tells me something different'],
    ],
    says: {
      told: "From what you tell me, I'd lean to the one that fits your life outside work: the money you owe, the people who need you, the hours you've got. With obligations and no cushion, steady comes first; exciting can come later, from a safer place. If both carry your month, take the better ordinary Tuesday. Say yes to one in your head, live with it until tomorrow, and notice if you feel lighter.",
      should:
        "My lean: if anybody depends on you, or there's debt and no savings, take the steadier one. If you're free to fall and get up again, take the one you'd learn more in. And if it's truly even, the people decide it: whose face would you rather see when something goes wrong? Choose that, and don't compare afterward.",
      how: "Three questions, on paper. Does it pay for my month with a little over? Can I do its hours for two years without something at home breaking? Whom do I want to be taught by? The first two can knock an offer out, the third picks between what's left. Then tell one person your answer aloud and listen to your own voice.",
      normal:
        "Very normal, and lists don't help once it's even, since you're weighing different kinds of good. It also means neither is a disaster. Ask yourself which no would hurt more to write. Most people know it the second they start typing that mail.",
    },
  },
  {
    id: 'work-negotiated-they-said-no',
    tries: [
      ["the offer is too low, i'll ask for more", 'asked. they said its final'],
      ['can i negotiate my first salary', 'did. they said no, take it or leave it'],
      ['asked for home office in the contract', 'they said no, 5 days in the office'],
      ['negotiating with the new company', 'no to money, no to holidays. do i still take it'],
      ['i wanted 3k more', 'theyre not moving. was i greedy'],
      [
        'i called about the salary like you said',
        'she got a bit cold and said thats what everyone starts with',
      ],
      ['asked for a later start date', 'nope. they need me in 2 weeks'],
      ['my offer is under what i earn now', 'they wont match. i really wanted this one'],
      ['they offered less than promised', 'i asked and she said the boss decided. final'],
      ['tried for part time at the new place', 'its full time or nothing. and my son is 3'],
      ['negotiated by mail', 'no movement at all, answer till thursday. what would you do'],
      ['asked for the title', 'they said maybe in a year lol'],
    ],
    says: {
      told: "A pity, and still right to ask; now you know it's the real offer and you can decide on it as it stands. You weren't greedy. So: does it carry your month, and is there one thing in it that's better than what you have? If both are yes, take it and don't sulk over the rest. If one is no, a friendly decline is fine, and keeps the door open.",
      should:
        "I'd take it if you've got nothing now, or if the work itself moves you on; you can earn there and look again in a year. I'd leave it if it's worse than today in money and hours both, or if the way they said no put you off. How a place behaves while it still wants you is useful to know.",
      say: 'Yes: "Thanks for checking. I\'d like to accept. Could we look at the pay again after six months?" No: "Thank you for the offer and your time. With these terms I can\'t make it work, so I have to decline. If something changes, I\'d be glad to hear from you." Both leave you standing well.',
    },
  },
  {
    id: 'work-negotiated-they-agreed',
    tries: [
      ['the offer is low, can i ask for more', 'they said yes!! 2k more'],
      ['nervous to negotiate', 'did it, shaking, they just said ok lol'],
      ['i want 2 days home office in the new job', 'got it in the contract'],
      ['asked for more like you wrote it', 'they met me in the middle, im happy'],
      ['should i ask for a later start', 'they gave me 3 extra weeks. holiday!!'],
      ['negotiating my first salary ever', 'she said sure no problem. shouldve asked for more?'],
      ['they offered 38', "i said 42, we're at 41. signing tomorrow"],
      ['asked the new place for 4 days a week', 'they agreed??'],
      ['my counter offer is out', 'they accepted everything. is there a catch'],
      ['wanted the relocation paid', 'theyre paying it!'],
      ['asked for more vacation days', '5 more. thank you'],
      ['afraid theyd withdraw the offer', 'they didnt, they raised it'],
    ],
    says: {
      told: "Excellent, you asked and it worked. That one conversation will pay you every month you're there. There's no catch in being worth a bit more than the first number, and no point in wondering what else there might've been. Make sure it stands in the contract before you sign, word for word, and only then give up anything you've got now.",
      glad: "That's great, well done! It takes a minute of nerve that most people avoid, and you did it. Check that the new terms are in the contract, sign it, and then celebrate. You start this job as somebody who can say what they want, and that's a good way to walk in.",
      should:
        "No need to go back and ask for more, what you've agreed is agreed and a second round would cost you goodwill. Check it's all in writing, sign, done. If the question nags you, put a note in the calendar for a year from now: next talk about pay. You know how it goes now.",
    },
  },
  {
    id: 'work-accepted-offer-second-thoughts',
    tries: [
      ['i took the new job', 'now im not sure. my old team is so nice'],
      ['signed the contract yesterday', 'feel sick about it'],
      ['should i take the offer', 'took it. crying since, is that a sign'],
      ['said yes to the job in the other city', 'what if its a mistake'],
      ['accepted the promotion', 'i dont even want to be a boss i think'],
      ['decided for the big company', 'keep dreaming about the small one'],
      ['took the job with more money', 'boss was so sad when i told her. now i doubt everything'],
      ['ok i signed', 'read reviews after and theyre awful. can i still get out'],
      ['went with offer A like we said', 'and now B wrote again lol'],
      [
        'i said yes to nights for the extra pay',
        'my girl cried when i told her. did i do the right thing',
      ],
      ['starting monday at the new place', 'panic. everything at the old job suddenly looks great'],
      ['signed for the job abroad', 'not sleeping. whats wrong with me'],
    ],
    says: {
      told: "Second thoughts right after signing are ordinary: the decision is made, and only now do you feel what it costs. That isn't a sign that it's wrong. Write down why you said yes, in your own words, and read it again on Sunday. If there's a new hard fact, not just a feeling, call them and ask about it directly. Otherwise give it three months before you judge.",
      normal:
        "Yes, very normal, and nothing's wrong with you. The old place is known, the new one is an empty room, and the mind fills empty rooms with furniture from bad dreams. It usually settles once you've met the people. Look at it again after a good night, and once more after three months.",
      should:
        "If it's only a feeling, I'd stay with your yes; you had reasons and they haven't changed since yesterday. If a fact has changed, like bad reviews by many people or a better offer, ask the new place openly, or get the contract looked at before you start. Backing out is possible, it's just better early, by phone and honest.",
      how: "Separate fear from facts. One column: what I know now that I didn't know when I signed. Other column: what I'm afraid of. If the first column is empty, breathe and go. If there's something in it, ring the new boss and ask. And see or call somebody from the new team before the first day, a face helps more than thinking.",
    },
  },
  {
    id: 'work-turned-offer-down-regret',
    tries: [
      ['should i take the job in the city', 'said no to it. now i regret it'],
      ['i had an offer and 2 days to decide', 'turned it down. was that stupid'],
      ['declined the promotion', "they gave it to someone worse than me and i'm mad"],
      ['i told them no because of the kids', 'keep thinking what if'],
      ['stayed in my old job in the end', 'boss has been horrible since monday. ugh shouldve gone'],
      ['decided against the start up', 'they just got huge money lol kill my mood'],
      ['said no to the better paid job', "my husband says i was too scared. maybe he's right"],
      ['turned down the job abroad', 'i see their photos and feel sick'],
      ['i declined, it was too far to drive', 'can i write them that i changed my mind'],
      ['refused the night shift lead post', 'need the money now. too late?'],
      ['i let the offer deadline pass', 'and now i want it'],
      ['said no and felt relieved', 'now 2 weeks later its regret. normal?'],
    ],
    says: {
      told: "That sting is real, and it's also unfair to you: the job you refused only shows its good side now. You had reasons that day and they counted. If they've changed, write to them this week, in three lines, that you'd take it if it's still open; the worst that comes back is no. If it's gone, take what you miss about it as the search list for the next one.",
      say: "\"Hello, I declined your offer on (date) and I've thought about it a lot since. My situation looks different now, and if the place is still open, I'd be glad to take it. If it's filled, I'd be happy to hear from you another time.\" One message, no drama. Then let it go whichever way it comes.",
      should:
        "If you'd still say yes after two nights of sleep, write to them, soon and once. If it's only that today was awful, wait; a bad Monday makes every other job look golden. And ask what it was that you'd want from it: money, people, getting out. That you can look for again.",
      normal:
        "Normal, yes. Relief first and regret later is the usual order, because the fear goes and only the nice picture stays. It doesn't show you chose wrong. Give it another week, and if it's still there then, let it tell you what to look for next.",
    },
  },
  {
    id: 'work-boss-made-counteroffer',
    tries: [
      ['i handed in my notice', 'now she offers me more money to stay'],
      ['told my boss i have another job', "he says he'll match it"],
      ['resigned on friday', 'theyre offering a promotion suddenly. now im confused'],
      ['quit like i said i would', 'boss begged me to stay, 20 percent more. wtf'],
      [
        "i'm leaving for the other company",
        'my boss wants to talk me out of it, counter offer tomorrow',
      ],
      ['gave notice after 9 years', 'now they can pay me?? now??'],
      ['i told him im going', 'he offered home office and a raise. do i stay'],
      ['finally resigned', 'counteroffer on the table and the new contract isnt signed yet'],
      ['told my manager about the offer', "she said give me 48 hours i'll fix it"],
      ['gave notice, felt great', 'they asked what it would take to keep me. what do i say'],
      ['i was sure about leaving', 'then he doubled the raise. i have a mortgage. hmm'],
      ['resigned from the clinic', 'whole team says stay and they pay me more now'],
    ],
    says: {
      told: "Flattering and a bit late, isn't it. Ask one question: would money have fixed why you wanted to go? If it was only pay and you like the place, get it in writing and staying is fine. If it was the tone, the hours or being stuck, a raise doesn't change that, and many who stay for it are looking again within a year. I lean toward going, when it wasn't about money.",
      should:
        'I lean toward leaving, unless pay was your only reason. Think of the last evening you came home fed up: would the new sum have helped? If you stay, only with everything in writing and a real change, not promises. Whichever it is, decide within two days and say it once; long wavering sours both places.',
      say: "To go: \"Thank you, it means a lot that you'd like to keep me. I've thought about it and I'm going. I'll hand everything over properly.\" To stay: \"I'd stay if this is in a contract by Friday: (points).\" And to the new place, if you decline: a call the same day, short and with thanks.",
    },
  },
  {
    id: 'work-offer-deadline-other-still-silent',
    tries: [
      ['got an offer but waiting for a better one', 'they want an answer tomorrow'],
      ['interviewed at two places', 'A said yes, B takes another 2 weeks. A wants me to sign now'],
      ['my dream job hasnt called', 'the other one needs to know by noon'],
      ['i have one safe offer', 'can i ask for more time or will they be mad'],
      ['waiting to hear from the hospital', 'the care home gave me til friday'],
      ['should i wait for the better job', 'what if i say no and then get nothing'],
      ['two interviews, one offer', 'deadline monday. second interview with B is on wednesday lol'],
      ['i got the ok job', 'do i sign and then quit if the good one comes'],
      ['they offered me a place', '48 hours. i havent heard from the other at all'],
      ['need to answer the bakery today', 'still hoping for the city job. help'],
      ['offer from the small firm', 'asked for a week, they gave me 2 days'],
      ['i told B i have an offer', 'B says theyre hurrying but cant promise'],
    ],
    says: {
      told: "Do two things today: ask the first place for a few more days, and tell the other one that you have an offer and when it ends. Both are ordinary requests, and nobody sensible is cross about them. If the deadline stays and the other can't commit, decide as if the other didn't exist: would you take this one? With bills to pay, a real yes usually beats a possible one.",
      say: 'To the one with the deadline: "Thank you, I\'m very interested. It\'s a big decision; could I have until (day)?" To the other: "I\'ve received an offer and have to answer by (day). You\'re my first choice. Is there any chance of hearing from you before then?" Send both within the hour, mail first, then a call.',
      should:
        "Ask for more time first. If there's none, I'd take the sure one when you need income, and I'd let it pass only if you could live some months on savings. Signing and leaving after two weeks is possible but costs goodwill, and check what the contract says before you count on it. Decide on what's real today.",
      will: 'I can\'t promise the other one comes through. What you can do is make them show their hand: tell them your deadline and see how fast they move. If they want you badly, they often find a way. If all you get is "soon", count it as open, and choose by what\'s actually in front of you.',
    },
  },
  {
    id: 'work-it-happened-laid-off',
    tries: [
      ['rumors about layoffs at my company', 'it happened. im out'],
      ['theres a meeting with hr tomorrow, scared', 'yep. laid off. 14 years'],
      ["they're cutting our department", 'got the letter today'],
      ["do you think i'll lose my job", 'i did. 20 min on zoom and my laptop was locked'],
      ['my boss was so weird this week', 'now i know why. let go as of friday'],
      ['company got sold', 'theyre closing our site. all of us'],
      ['im worried about the restructuring', 'im on the list. i feel numb'],
      ['the bakery is closing maybe', "its official, end of the month we're all out"],
      ['hr meeting at 4', 'laid off. husband is at work and i dont know what to do with myself'],
      ['they said our jobs are safe', 'they lied. got cut this morning. what do i do first'],
      ['layoffs on thursday', "i'm one of them. and we just bought a house"],
      ['waiting for the call from my manager', 'it was the call. i dont have a job anymore'],
    ],
    says: {
      told: "I'm so sorry, that's a hard blow even when you saw it coming. Nothing has to be decided today. Don't sign anything yet, ask for all of it in writing, and save your private files and contacts if you can. Tell one person who's good to you, tonight. Tomorrow two errands: register for unemployment where you live, and get the papers looked at by a union or advice center. The rest can wait a week.",
      how: 'First days, in this order: sign nothing on the spot, get the end date and last pay in writing, ask for a reference. Then register for unemployment, since waiting can cost money in many places. Have someone who knows look over the papers. Then a plain list of fixed costs for three months. And sleep, eat, walk; the search starts better next week than tonight.',
      normal:
        "Numb, shaky, oddly calm, furious: all of that is normal on such a day, it's a shock. It says nothing about your work; a list was made about costs. Don't be alone with it tonight if you can help it. The practical things are easier tomorrow, after you've told somebody.",
      say: 'To HR: "Please send me everything in writing. I\'ll have it looked at before I sign." To the people at home: "I lost my job today. I don\'t know yet what comes next, I just need you for a minute." To anyone else: "My position was cut, I\'m looking from now." More you don\'t have to explain.',
    },
  },
  {
    id: 'work-kept-job-others-went',
    tries: [
      ['layoffs tomorrow, im so scared', "i'm safe. but they cut sara and i feel awful"],
      ["they're firing people in my department", 'not me. half the desks are empty now'],
      ['waiting for the hr call', 'it didnt come. my best friend at work got it instead'],
      ["do you think i'll be cut", 'i wasnt. why do i feel so guilty'],
      ['restructuring news today', 'im staying, 6 of my team are gone. cant be happy'],
      ['rumors about job cuts', 'survived it lol. now i do the work of three'],
      ['they decide on friday who goes', 'i get to stay. she has kids and i dont, its not fair'],
      ['meeting with the big boss', 'kept my job. everyone who stayed is looking at the floor'],
      ['the plant is letting people go', "i'm still in. waiting for the next round though"],
      ['i was sure its me', 'it was him. he trained me. should i write to him'],
      ['got the all clear today', 'relieved and ashamed at the same time'],
      ['half the team is gone', "i'm still here and i cant concentrate, is that normal"],
    ],
    says: {
      told: "Relieved and guilty at once, that's how it usually feels for those who stay, and neither cancels the other. You didn't draw up that list. Write to the ones who went, this week, plainly; many say the silence afterward is the worst part. Offer something real, a reference or a contact. And about work: nobody can do three jobs, so ask your boss now what gets dropped.",
      say: "\"I heard, and I'm so sorry. I don't have good words. I liked working with you, and if you want a reference, a contact or just a coffee and a rant, I'm there.\" Send it soon, it needn't be clever. Leave out how guilty you feel, that would be one more thing to carry.",
      should:
        "Yes, write. Don't wait for the right words, a few days of silence feel long on the other side. And don't hand out inside news or opinions about who should've gone. With your own place, stay calm, update your CV anyway, and ask your boss which tasks fall away now that the hands are fewer.",
      normal:
        "Very normal; people who stay often feel guilty, jumpy and unable to work for some weeks. It passes faster if you talk about it, with the ones who left as well as those still there. You took nobody's place. Go easy on yourself, and write that message to the one you keep thinking of.",
    },
  },
  {
    id: 'work-severance-papers-sign-or-not',
    tries: [
      ['i got laid off today', 'they want me to sign a paper by friday'],
      ['my company is letting me go', 'severance is 2 months. is that good after 11 years'],
      ['lost my job', 'they say if i dont sign today the offer is gone'],
      ['laid off after 6 years', 'theres a clause that i cant work for competitors. do i sign'],
      ['hr wants me to resign myself', 'they call it mutual agreement. should i'],
      ['got fired i think', 'paper says i leave on my own wish. thats not true'],
      ['they gave me a package', 'can i ask for more or is it rude'],
      ['im being let go at 58', 'they put 20 pages in front of me and a pen'],
      ['laid off over zoom', 'docusign popped up 5 minutes later lol'],
      ['restructured out', 'my brother says never sign anything. but i need the money'],
      ['they ended my contract', 'i already signed. did i mess up'],
      ['boss called me in, its over', 'they want me to sign that i have no more claims'],
    ],
    says: {
      told: "Don't sign under time pressure if you still can; ask for a copy and some days, that's a normal request. Have somebody who knows the law where you live read it: a union, a free advice center, a lawyer for one hour. It can touch your unemployment money, so ask about that too. And packages can often be talked about. If you've signed already, get it read anyway, quickly, some things can still be looked at.",
      say: '"Thank you. I\'ll take the papers with me and have them looked at. You\'ll hear from me by (day)." If they push: "I don\'t sign anything I haven\'t had checked. Please confirm that I have until (day)." Calm, standing up, papers in the bag. By mail the same two sentences.',
      should:
        "Not today and not unread. I can't judge the paper, it depends on your contract and your country, and an hour with someone who can is worth its price. Ask them three things: is the sum fair, does it harm my unemployment money, and what am I giving up? Then negotiate or sign with a calm stomach.",
    },
  },
  {
    id: 'work-lost-job-have-not-told-them',
    tries: [
      ['i lost my job', 'havent told my wife yet. i still leave the house every morning'],
      ['got fired on monday', "my parents dont know. they're so proud of me"],
      ['laid off last week', 'how do i tell my husband, we just took a loan'],
      ['i quit without anything new', "i cant tell my dad, he'll go mad"],
      ['they let me go', 'my kids think im on holiday'],
      ['my contract wasnt renewed', 'told nobody. sitting in the library all day'],
      ["i'm unemployed since the 1st", 'my girlfriend keeps planning the trip and i cant say it'],
      ['fired after the trial period', 'too ashamed to tell anyone'],
      ['lost the job', 'do i tell the kids too, theyre 8 and 12'],
      ['got the letter', 'been hiding it for 3 weeks. its eating me up'],
      [
        'shop closed, im out of work',
        'my mom has heart problems, i dont want to worry her. is it ok not to tell',
      ],
      ['i was let go', 'how do i word it to him'],
    ],
    says: {
      told: "Carrying that alone is heavier than the lost job itself, so tell one person today, the one you live with first. The secret gets harder each morning, and money plans need two heads that know. Say it in the first sentence, then what you've already done about it. Expect a fright, maybe anger about the waiting; let it be there. Children can know in one calm sentence once the adults do.",
      say: "\"I have to tell you something and I've been scared of it. I lost my job on (day). I was ashamed and didn't know how to say it. I've started on (one thing). I need you with me on this.\" Then let there be quiet. To children: \"I'm looking for new work. We're okay, and you can ask me anything.\"",
      when: "Tonight, or the next quiet evening, no later. Not at the door and not in bed, rather at a table or on a walk, phones away. There's no moment in which it'll be nice, but each day of pretending adds one more thing to explain. Have one next step ready to name, that gives them something to hold.",
      normal:
        "Many people do exactly this; shame makes us hide the very thing others could help with. It isn't lying out of badness. It just doesn't get better by waiting. Pick the kindest one of them and tell {them} first, today, and then you're two for the next talk.",
      should:
        "Tell whoever shares your money or your home, yes, and soon. Others can wait, and a parent who'd only worry can hear it when there's a plan. Children notice more than you'd think, so one calm sentence is kinder than odd mornings. Start with the easiest person tonight; the second time is already lighter.",
    },
  },
  {
    id: 'work-unemployed-weeks-no-replies',
    tries: [
      ['laid off in june, looking for work', '80 applications. 2 answers. both no'],
      ['how do i find a job fast', '3 months now. i dont get out of bed before noon anymore'],
      ['i lost my job', 'still nothing. starting to think its me'],
      [
        'job hunting is hell',
        "tried networking like you said. everyone says they'll keep an eye out and nothing",
      ],
      ['looking for office work', 'sent 15 this week and not one reply, whats the point'],
      ['no job since the company closed', 'my savings are gone in 6 weeks'],
      ['got rejected again', 'its been half a year. how do people do this'],
      ['unemployed at 55', 'they see my birth year and thats it'],
      ['i did the cv thing you told me', 'same silence. should i take anything now'],
      ['cant find work after the baby', 'everyone wants someone without a gap'],
      ['searching since spring', 'today i cried at the job center'],
      ['200 applications', "my boyfriend says i'm not trying hard enough"],
    ],
    says: {
      told: "That's exhausting, to put yourself out there again and again and hear nothing, and it's no measure of you. Change the method before you change your mind about yourself: fewer applications, each for a place where you can ring or know someone, and one stranger who reads your CV honestly. If money's getting short, take something for now and keep looking from there. And two hours a day, then stop. You're allowed a life meanwhile.",
      how: 'Cut it to five good ones a week: ring before you send, use their words in the first three lines, ask a real person to read your CV. Ask one old colleague each week for one name, not for a job. Go where hands are short: agencies, temp work, local firms that never post ads. Fixed hours for it, and something outdoors every day.',
      normal:
        "Yes, sadly: silence is the usual answer now, even to good people, since many letters are sorted by software or never opened. And losing heart after weeks of that is normal too. If getting up stays hard, or it all goes gray, tell a doctor as well. That's worth help, job or no job.",
      should:
        "If the money gets tight within two months, I'd take something decent for the time being, even below your level, and keep searching from it. It brings income, rhythm and new people, and you can leave it again. If you've got longer, hold out and change your way of applying first: fewer, closer, with a call.",
    },
  },
  {
    id: 'work-handed-in-notice-boss-reacted-badly',
    tries: [
      [
        'i want to quit, how do i tell her',
        'told her. she didnt even look up, just said leave the key',
      ],
      ['resigning tomorrow', 'he went crazy, said im ungrateful after all he did'],
      ['gave my notice today', 'boss hasnt spoken to me since'],
      [
        "im scared to tell my boss i'm leaving",
        'she cried. like really cried. feel like a monster',
      ],
      ['handing in my resignation at 5', "he laughed and said i'll be back in a month"],
      ['quit my job today', 'she told everyone before i could and now theyre weird'],
      [
        'i resigned like you said',
        "he says im leaving them in the lurch and he'll remember it for the reference",
      ],
      ['telling my boss on friday', 'told him. k was his whole answer lol. 7 years'],
      [
        'how do i word my resignation',
        'used it. she took me off all projects and i sit here doing nothing for 4 weeks',
      ],
      [
        'gave in my notice at the salon',
        'she screamed at me in front of clients, how do i survive 3 more weeks',
      ],
      ['put in my 2 weeks', 'he said dont bother, go now. is he allowed'],
      ['i quit', 'my boss took it as betrayal. did i do it wrong'],
    ],
    says: {
      told: "I'm sorry it met with that; you did a normal thing, and {they} took it badly. That feeling isn't yours to repair. Be punctual, polite and dull until the last day, hand over in writing, and take your private things home bit by bit. Ask for your reference and last pay by mail. If you're sent off early, ask in writing about your pay for the notice period.",
      how: 'Count the days and keep it small: arrive, work, write the handover, leave on time. Answer jabs with one sentence, "I\'d like to finish this well", and no more. Have lunch with the people you\'ll miss. Get the reference asked for in writing early. And plan something nice for the evening of the last day, so you walk toward it.',
      say: "\"I understand it's bad timing for you. I'd like to finish well: here's my handover plan, and my last day is (date). Could you send me my reference by then?\" If it gets nasty: \"I'll stay friendly about this, and I'd ask the same of you.\" Then back to work. No need to explain your reasons again.",
      normal:
        "It's not how it should go, but it happens often, especially in small places where people take leaving personally. It doesn't mean you did it wrong. Most of it blows over in a week. Yours is to stay correct, get the papers in writing and count down.",
    },
  },
  {
    id: 'work-handed-in-notice-relief-or-terror',
    tries: [
      ['should i quit', 'I DID IT. handed it in this morning'],
      ['i hate my job', 'ok i resigned. cant stop smiling'],
      ['dont know if i should leave', 'gave notice today. terrified'],
      ['thinking about quitting for months', 'done. letter is on her desk. hands still shaking'],
      ['i want to leave nursing', 'told them. i feel so light'],
      ['im resigning tomorrow', 'did it, she was lovely. now im sad lol'],
      ['my job makes me ill', 'quit. no plan. half happy half what have i done'],
      ['i keep wanting to hand in my notice', 'finally. 12 years. i cried in the car'],
      ["ok i'll quit on monday", 'its done!! what now'],
      [
        'should i go even without a new job',
        "i'm out on the 31st. scared about money but i can breathe",
      ],
      ['how do i resign', "sent it. he answered 'sorry to lose you'. now it feels weird"],
      ['i decided to leave the firm', 'told them today, is it normal to feel nothing'],
    ],
    says: {
      told: 'You did it, and that takes courage, whatever mix of light and shaky you feel now. The wobble is normal: something ended, even if you wanted it to. For the weeks that are left: a clean handover, your reference asked for early, private contacts saved. And if nothing new is waiting yet, do the plain sum tonight, how many months you can live on what you have. Numbers frighten less than guesses.',
      glad: "Well done! You've carried that around for long enough, so enjoy the light feeling and don't start being useful straight away. Tell somebody who'll cheer. This week only two dull things: get the last day and remaining holidays confirmed in writing, and ask for your reference while they're still fond of you.",
      normal:
        'Completely normal. Joy, fear, sadness, nothing at all: people feel any of it, often in turns within an hour. It says little about whether it was right. Let it settle for some days before you judge it, and be gentle with yourself in the evenings.',
      how: "Now: get the last day confirmed in writing, count holidays and overtime, ask for a reference, write the handover. At home: list fixed costs, see how far you get, check what you're owed if you've no new job yet, some places make you wait when you resign. Then one free week without plans, if it can be done.",
    },
  },
  {
    id: 'work-did-not-dare-to-quit',
    tries: [
      ['im going to quit tomorrow', 'couldnt. letter is still in my bag'],
      ['handing in my notice today', 'she was so nice this morning that i couldnt do it'],
      ['i want to resign', 'every day i say today and then its 5pm'],
      ["ok i'll tell my boss im leaving", 'told him im tired instead lol'],
      ['i quit on monday for sure', 'its thursday. still here. why am i like this'],
      ['my resignation is written', 'cant press send'],
      ['should i leave this job', 'i know i should but i bottled it again'],
      ['had the meeting to resign', 'he gave me a bonus before i could speak. now what'],
      ['im leaving after the summer', 'its november'],
      ['was going to give notice today', 'two people are off sick, i cant do that to them now'],
      [
        'new contract is signed, just have to tell my boss',
        'i keep chickening out and i start there in 5 weeks',
      ],
      ['tell her i quit, easy right', 'sat across from her and talked about the weather'],
    ],
    says: {
      told: "It's a hard sentence to say, and a nice morning or a short-staffed week makes it harder; you're not weak. There'll always be a reason for tomorrow, so take the moment out of your hands: write now and ask for ten minutes, with a day and an hour. In there the first sentence is the whole job. And if you notice you don't really want to go, that's allowed too, but then decide it.",
      say: 'Message now: "Could I have ten minutes tomorrow at (time)? There\'s something I need to tell you." In the room, before you sit properly: "I\'ve decided to leave. My last day is (date). Here\'s my letter." Then breathe. Everything after that is only details, and you can say "I\'d rather not go into it."',
      should:
        "If another contract is signed, yes, this week, the notice period won't wait for a good mood. If nothing is signed and you keep not doing it, look at whether it's fear of the talk or doubt about leaving. Fear of the talk: ask for the ten minutes now. Real doubt: give yourself till the end of the month and stop rehearsing until then.",
      why: "Mostly because it's a moment in which you disappoint somebody to their face, and decent people put that off. Sometimes part of you isn't sure yet, only you can tell. Try this: picture it's done and you're walking home. If you feel light, it's only the talk you fear, and the talk takes ten minutes.",
    },
  },
  {
    id: 'work-cannot-quit-needs-money',
    tries: [
      ['my job makes me so unhappy, should i quit', 'cant. i have 3 kids and rent'],
      ['i hate every day there', 'easy to say quit, who pays my mortgage'],
      ['boss is awful', 'im on a visa, no job no country'],
      ['i cry before every shift', 'i cant just leave, my husband is out of work'],
      ['this job is killing me', 'its the health insurance. my daughter needs it'],
      ['should i hand in my notice', 'no savings. like zero. so'],
      ['how do i get out of this job', 'small town, theres nothing else here'],
      ['i want to leave so bad', 'im 59, nobody takes me anymore'],
      ['thinking of quitting', 'i signed that i pay back the training if i leave before 2 years'],
      ['i cant stand my manager', 'single mom. cant afford feelings lol'],
      ['work is hell', "i'm 4 months from my pension. do i just hold on"],
      ['everyone says just quit', 'and live off what'],
    ],
    says: {
      told: "Then quitting today is off the table, and that's no failure, you're carrying people and bills. So make it two tracks. Inside: one thing that'd make the days more bearable, other hours, another team, leaving on time. Outside: two evenings a month on a way out, a talk, an application, a course. A date helps too, even one a year off. Enduring feels different once it's got an end.",
      how: "Small and quiet. First, what's worst in the week, and could that one thing change, a shift, a task, a person? Ask for that. Second, put aside any sum, even tiny, under the name \"exit\". Third, one application or call every two weeks, from the job you have. And get free advice where a visa, insurance or repayment holds you, there's sometimes more room than you'd think.",
      should:
        "I'd stay for now and use it: money comes in while you look. Leave without something new only if your health gives way, and then see a doctor first, there are ways to be off sick with pay in many places. If the end is a few months off anyway, holding on with small comforts is a sound plan.",
      normal:
        "Very many people are exactly there, staying for the rent, the papers or the insurance. It's no weakness and you needn't love it. What eats you is the feeling of no door at all, so open one a crack: one application, one talk, one date.",
    },
  },
  {
    id: 'work-partner-or-family-against-quitting',
    tries: [
      ['i want to quit my job', 'my husband says no way'],
      ['im so burned out i want to leave', 'my mom says you dont throw away a permanent job'],
      ['thinking of starting my own thing', 'wife says its too risky with the baby'],
      ["i'll hand in my notice next week", 'my dad says everybody hates their job, thats life'],
      ['should i change careers at 40', 'my partner thinks its a midlife crisis'],
      ['i want to go part time', 'he says we cant afford it and thats that'],
      ['leaving the family business', 'my parents arent speaking to me'],
      ['i want to take the job in hamburg', 'she says if i go its over'],
      ["told my family i'm quitting the bank", 'they think im crazy. are they right'],
      ['im done with this job', 'boyfriend said who will pay the rent then, you?'],
      ['quit or stay', 'everyone is against it. my sister laughed'],
      ["i've decided to leave teaching", 'my husband just says you always give up. ouch'],
    ],
    says: {
      told: "That hurts, when you're at the end of your strength and hear no. Behind it there's often fear about money, though I can't know what's in {their} head. So don't argue about whether; show how: what comes in, how long savings last, by when there's something new, what happens if not. One page. Whoever shares your bills gets a real say in the how. Anyone else gets to have an opinion.",
      say: "\"I hear that it scares you. I'm scared too. But I can't go on like this, and I need you to know how bad it is. Can we look at the numbers together on Sunday, and find out what would have to be there so you could live with it?\" Ask that, then listen first. Most refusals shrink once there's a plan.",
      should:
        "If you share money with them, I wouldn't do it over their head, and I wouldn't let it die either. Agree on conditions: a sum saved, a signed contract, a date. If it's a parent or a sister who doesn't pay your rent, thank them and decide yourself. You're the one who gets up for that job.",
      them: "I can't see into {them}. What you can do is ask, on a calm evening: \"What exactly are you afraid of, if I do it?\" It's often one concrete thing, rent, insurance, an old family story. One concrete thing can be planned for. A quarrel about being brave or sensible can't.",
    },
  },
  {
    id: 'work-last-day',
    tries: [
      ['handed in my notice last month', 'today was my last day. im crying in the car'],
      ['i quit after 11 years', 'last day done. nobody said anything. not even a card'],
      ['leaving my job on friday', 'they made a cake and sang, i wasnt ready for that'],
      ['resigned from the clinic', 'its over. handed in my badge. feels so weird'],
      ['i hated that place', 'last day. why am i sad lol'],
      ['im leaving the school', 'my kids in class all hugged me today. heart broken'],
      ['two more weeks and im out', 'OUT. free. what do i do with myself'],
      [
        'retiring in june after 38 years',
        'today was it. came home and sat in the hall with my coat on',
      ],
      ['my contract ends this week', 'cleaned my desk, nobody looked up'],
      [
        'quit my job, last shift tonight',
        'did it. walked out at 6am, sun came up, felt like a movie',
      ],
      ['leaving my team is so hard', 'said goodbye today. did i make a mistake'],
      ['last day tomorrow', 'it was. my boss didnt even come to say bye. why does it hurt'],
    ],
    says: {
      told: "What a day. You can be glad to be out and still feel the hole, you spent a good part of your life in that building. If they marked it, keep that. If nobody did, that's a sad way to go and it doesn't measure what you gave there. Tonight nothing useful. This week write to the two or three people you'd miss; the place is over, they needn't be.",
      normal:
        "Very normal, even if you wanted to go, even if you disliked it. Habit, faces, the way there: all of it stops on one afternoon. Tears aren't proof of a mistake. Give it a couple of weeks of odd mornings before you draw any conclusions.",
      glad: "Free! Savor that, it doesn't come often. Sleep without an alarm, leave the phone in a drawer, and let the first days be empty on purpose. The mind takes a while to notice it isn't due anywhere. Write to the people you liked, and then enjoy the first Monday that's yours.",
      say: "\"Today was my last day, and I wanted to say it properly: I liked working with you, especially (one thing). Here's my private number. Let's not lose touch.\" To two or three people, not to everyone. It's easy to send now and oddly hard in three months.",
    },
  },
  {
    id: 'work-quit-and-regret-it',
    tries: [
      ['i quit my job last month', 'i think it was a mistake'],
      ['resigned because of my boss', 'the boss left a week after me. unbelievable'],
      ['left my job for the new one', 'new one is worse. i want to go back'],
      ['i quit without a plan', "3 months later and i'd take anything. what was i thinking"],
      ['handed in my notice yesterday', 'can i take it back? panic'],
      ['so i left teaching', 'i miss my kids so much'],
      ['quit to do my own thing', 'zero income, i regret it every night'],
      ['i left the big company', 'my old team is at the christmas party and im home alone'],
      ['should i ask for my old job back', 'feels so embarrassing though'],
      ['walked out mid shift lol', 'not lol anymore. rent is due'],
      ['took voluntary leave package', 'money is nearly gone and nobody wants me. stupid stupid'],
      ['i resigned on friday', 'woke up at 4 with stomach ache. did i ruin my life'],
    ],
    says: {
      told: "That's a horrible feeling, and it doesn't mean your life is ruined; you left because something was really wrong, and memory is already painting over that. Asking to come back is possible and less embarrassing than you'd think, firms like people who know the place. If you do, ask soon and ask for what has to be different. If not, take what you miss, the people, the structure, as your search list.",
      say: '"Hi, I\'ve thought about my decision a lot since I left. I\'d like to come back if there\'s a place for me. I\'d want to talk about (one thing) first, because that was why I went. Could we have a coffee?" If the notice is only days old: "I decided too quickly. Is there a way to withdraw it?" Ask today.',
      should:
        "Ask yourself whether you'd still want it on an average Tuesday, with the thing that made you leave. If yes, ask; the worst is a no. If you only miss the people or the pay, meet the people and look for pay elsewhere. Don't decide at four in the morning, that hour is unfair to every choice.",
      normal:
        "Normal, and very common in the first months. The bad of the old place fades fast, and what's new is still strange and costs strength. Wait until you've had three ordinary weeks before you call it a mistake. Meanwhile one concrete step, an application or a coffee with an old colleague, beats turning it over at night.",
      will: "I can't promise they'd take you back. What speaks for asking: you know the work, you'd cost no training, and many have done it. Ask the person you got on with best, not the form on the website. And have a second plan running, so the answer isn't everything.",
    },
  },
  {
    id: 'work-guilt-about-leaving-the-team',
    tries: [
      ['i want to quit', "but my team needs me, we're already short"],
      ['got a better job', 'i feel so guilty, my boss trained me from zero'],
      ['thinking about leaving the care home', 'the residents ask for me every day. how can i go'],
      ['handed in my notice', 'my colleague said now everything is on me. thanks'],
      ['should i take the other offer', 'they just paid my course. isnt that ungrateful'],
      [
        'i have to leave this job',
        'its like abandoning them. my coworker is pregnant and alone on nights',
      ],
      ['i resigned', "they're all sad and i feel like a traitor"],
      ['i want to go but its a small business', "without me she'll have to close, she said so"],
      ['leaving after the summer', 'they found out and now they look at me like i killed someone'],
      ['want to quit nursing', 'who takes my patients then'],
      ['new job starts in may', 'havent told them. its the worst time for them. am i selfish'],
      ['quit my job at the school', 'my class cried. should i stay till summer at least'],
    ],
    says: {
      told: "That guilt shows how decent you are, and it's no reason to stay. People leave jobs every week, for decent reasons. Whether there are enough hands is for whoever runs the place to solve. What you owe them is fair notice and a good handover, maybe a week or two more if it truly suits you. Say goodbye properly to the ones you'll miss. That's what people remember.",
      should:
        "Stay longer only if you'd do it gladly and with an end date, never open ended. A couple of weeks to finish something is kind. Staying half a year out of guilt usually ends with you worn out and them just as short. Hand over well, write things down, and go when you said you would.",
      normal:
        "Not selfish, and very normal; people who care feel like that, the others don't lose any sleep. You can be thankful for what they gave you and still move on, one doesn't cancel the other. Say the thank you out loud, it eases the guilt more than another year there would.",
      say: "\"I know my going makes it harder for you, and that's the part I'm sad about. I've loved working with you. I'll write everything down and show whoever comes next. And I'd like to stay in touch.\" If somebody reproaches you: \"I hear that you're worried. Let's tell the boss together that this needs another person.\"",
    },
  },
  {
    id: 'work-new-job-first-days-bad',
    tries: [
      ['starting my new job on monday', 'first day was horrible. nobody knew i was coming'],
      ['got the job!!', 'week 2 and i hate it'],
      ['new job tomorrow, nervous', 'sat alone at lunch. wanna go home'],
      ['i changed jobs', 'i dont understand anything and everyone is busy'],
      ['started at the new hospital', 'they talk about me behind my back already'],
      ['first day at the new place', 'i made a huge mistake with the till. so embarrassed'],
      ['left my old job for this', 'its nothing like they told me in the interview'],
      ['so excited for the new office', 'cried in the toilet today. is it too early to quit'],
      ['new job since the 1st', 'boss barely says hello. did i choose wrong'],
      ['its my first job ever', 'im so tired i fall asleep in my clothes'],
      ['started remote', '3 days and nobody has called me lol'],
      ['i miss my old team', 'new ones are cold. how long till it gets better'],
    ],
    says: {
      told: "I'm sorry, that's a lonely start after so much hope. The first weeks somewhere new are the hardest: you know nobody, you can't do anything yet, and you compare it with a place where you knew every drawer. Pick one friendly face and ask one question a day. Tell your boss what you need to begin properly. Then wait for week six before you judge, unless something is truly not okay.",
      should:
        "I wouldn't quit in the first weeks, unless they've lied about pay or hours or somebody treats you badly. Give it six to eight weeks and write one line each evening, good or bad. If the page is all bad by then, go, most contracts make that easy early on. And if the old place would have you, you'd still be able to ask.",
      how: 'Small doses. Ask one person: "Can I come along to lunch?" Keep a list of questions and bring them to your boss once a day, not one by one. Write down names. Fix one mistake openly, that earns more trust than hiding it. And in the evening do nothing, new jobs make you tired like the flu.',
      normal:
        "Very normal. New people are watched a bit, lonely a bit and stupid a bit for some weeks, however good they are. It says little about whether you fit there. Somewhere around the second month most know if it's only new or really wrong.",
      when: "I can't promise a date. For most people the worst is over after three or four weeks, and by about three months they know the names, the jokes and where things are. If it's the people you miss, one lunch with a friendly colleague speeds it up a lot. If after three months it's still bad, trust that.",
    },
  },
  {
    id: 'work-new-job-going-well',
    tries: [
      ['scared of my first day', 'it was so nice!! they had flowers on my desk'],
      ['new job since monday', 'i love it. had forgotten work can be like this'],
      ['starting over at 50 in a new trade', 'first month done, boss says im a natural'],
      ['left my old job, felt guilty', 'best decision ever'],
      ['was sure i chose wrong', 'week 4 and its getting better'],
      ['i was so nervous about the new team', 'they took me for lunch every day. im so relieved'],
      [
        'new job, felt stupid the whole first week',
        'did my first thing all alone today and it worked',
      ],
      ['worried i wont pass probation', 'passed!!'],
      ['changed from nights to days', 'i slept 8 hours. im a new person lol'],
      ['first day as a team lead tomorrow', 'went well. they laughed at my joke'],
      [
        'started the apprenticeship',
        'my trainer said good work today. first time someone says that to me',
      ],
      ['i was afraid of the new boss', 'shes great. is it ok to be this happy about a job'],
    ],
    says: {
      told: "How lovely to hear, and you dared the step that led there. Of course it's okay to be this happy about it; you spend half your waking hours at that place. Keep a note of how it feels right now for the first dull week, because that comes too and means nothing. And tell the person who made it easy for you. People rarely hear that.",
      glad: 'That makes my day a bit, well done! You carried a lot of fear into that door and look how it went. Enjoy it without waiting for the catch. Celebrate the small marks as well, first month, first thing done alone. And rest, good stress makes tired too.',
      normal:
        "Yes, be as happy as you like. After a hard time in the last place many people keep waiting for something bad to come; that fades. Nice colleagues and sleep aren't too good to be true, they're just good.",
    },
  },
  {
    id: 'work-got-fired',
    tries: [
      ['my boss wants to see me on monday', 'fired. after 3 weeks'],
      ['i made a big mistake at work', 'they let me go'],
      ['probation talk tomorrow', 'didnt pass. im so ashamed'],
      ['boss is looking for reasons to get rid of me', 'well he found one. im out'],
      ['was late again and got a warning', 'got sacked today. my own fault i guess'],
      ['i argued with my manager', 'fired on the spot. can they do that'],
      [
        'they want a meeting with hr about my performance',
        'terminated. security walked me out like a thief',
      ],
      ['got a bad feeling about this job', 'they ended it. didnt even say why'],
      ['i called in sick too often', 'got the letter today'],
      [
        'trial period at the restaurant',
        'they said dont come back tomorrow. what do i say in the next interview',
      ],
      ['im scared of being fired', 'it happened. and my lease is due next month'],
      ['my boss hates me', 'she won. fired by text lol'],
    ],
    says: {
      told: "I'm sorry, that's humiliating and frightening at once, even if you half expected it. Being fired is something that happened, it isn't who you are; lots of capable people have it in their past. Today: get it in writing, ask about last pay and reference, sign nothing unread. There are often short deadlines to object, so ring a union or labor advice line this week. And register for support quickly. Then rest.",
      say: "In the next interview: \"It didn't work out there, we had different ideas of the job. I took one thing from it: (thing). That's why I'm interested in how you work.\" Two calm sentences and on. To people now: \"It's over there. I don't want to talk about it yet, but I'm glad you asked.\" No bad words about the boss, however earned.",
      should:
        "Get advice before you accept it, since whether it was allowed depends on your contract and country, and the time to object is often only a few weeks. That's free with many unions and advice centers. Even if you don't want that job back, it can matter for pay and reference. After that, close the door and look forward.",
      normal:
        "The shame is normal, and so is replaying every mistake. Even if you did get something wrong, a job ending isn't a sentence on you. Tell one kind person tonight. By next month this will be a fact with a two-sentence answer, and you'll be able to say it.",
    },
  },
  {
    id: 'work-passed-over-for-promotion-talked',
    tries: [
      [
        'they promoted someone else, should i ask why',
        "asked. he said i'm too valuable where i am",
      ],
      [
        'i didnt get the team lead job',
        'talked to her. she says i lack visibility whatever that means',
      ],
      ['my junior got promoted over me', 'boss says next time for sure. third time i hear that'],
      ['i want to know why not me', 'he said im too nice to lead'],
      ['passed over again', 'asked for feedback like you said, got nothing but smiles'],
      ['the new guy became my boss', 'they say he has the degree. i have 15 years'],
      [
        'lost the promotion to my friend',
        'now she wants my support in meetings. how do i act normal',
      ],
      ['not promoted', "boss told me i should speak up more. i'm quiet, so what"],
      ['they gave it to the owners nephew', "'its complicated' was the explanation"],
      ['should i talk to my manager about the promotion', 'did. she said because i work part time'],
      ['i applied for head nurse', 'no because i have small kids basically. not in those words'],
      ['got overlooked', 'they said be patient. do i start looking'],
    ],
    says: {
      told: "That's a sore answer, and your work clearly counted when there was something to do. Turn it into something you can hold them to: \"What exactly would I need to show, by when, and will you put me forward then?\" In writing. If a real list comes, you can decide to work at it. If it's fog again, or it's about kids or hours, get advice from a union and look where your experience is wanted.",
      should:
        'I\'d start looking quietly, yes, and ask once more for a concrete list at the same time. One of the two will move. A third "next time" with no date is an answer in itself. You needn\'t be bitter about it, only stop giving extra for free to a promise nobody has written down.',
      say: "\"Thank you for being open. I still want that step. Could we write down what I'd need to show for it, and a date to look at it together? I'd like to know if it's realistic here.\" To whoever got it: \"Congratulations. I'd wanted it too, so give me a week. I'll back you.\" Honest, and then it's said.",
    },
  },
  {
    id: 'work-promoted-over-former-peers',
    tries: [
      ['i got the promotion!', 'now my old team wont eat lunch with me'],
      ['they made me shift lead', 'my friends call me boss in that tone'],
      ["i'm team lead since monday", 'nobody does what i say lol'],
      ['took the promotion', 'the one who wanted it too sabotages everything'],
      ['got promoted, so proud', 'i hate it. i just do schedules and complaints now'],
      ["i'm head nurse now", 'have to tell my best friend she is late all the time'],
      [
        'new manager here, its me haha',
        'cried in the car after my first meeting. what if they see im a fraud',
      ],
      ['they want me to lead the team', 'i did it for a month and i miss my old work'],
      ['started as supervisor', 'they stop talking when i come in'],
      [
        'promotion went through',
        "i'm 26 and they're all over 45 and roll their eyes. how do i get respect",
      ],
      ['i lead my old colleagues now', 'do i stay in the group chat'],
      ['yes i took the lead role', 'first conflict today and i just froze'],
    ],
    says: {
      told: "The first weeks on the other side are lonely, and it doesn't mean you're wrong for it. Say it openly once: \"It's new for me as well. I'll be fair, and I'll need to decide things.\" Talk with each of them alone for fifteen minutes: what works, what should I change? Fix one thing quickly. Leave the private group chat, keep the lunch now and then. Respect comes by fairness, slowly.",
      how: 'One to one first, especially with the one who wanted it: "I know you\'d have liked this. What do you need from me so we can work?" Then clear, small decisions, the same rule for friends as for everyone. Praise in front of all, criticism alone. Ask another lead to be your person for questions. And give it three months.',
      say: '"We were colleagues last week, so this is odd for all of us. I\'ll do my best to be fair, and sometimes I\'ll have to say no. If something bothers you, tell me directly." To a friend: "As your friend I like you as ever. As your lead I need you here at eight." Calm, then change the subject.',
      normal:
        "Very normal. A bit of distance comes with the job, and feeling like a fraud comes with every new role. Missing the old work is normal too; if that's still so after half a year, you can say it and go back without shame.",
    },
  },
  {
    id: 'work-got-promotion',
    tries: [
      ['waiting for the answer on the lead position', 'I GOT IT'],
      ['promotion talk today', 'they said yes!! deputy manager'],
      ['applied for head of kitchen', 'its mine. first woman there'],
      ['was passed over twice', 'third time lucky. promoted today!'],
      ['i want to move up', 'they gave me the whole region. im scared and happy'],
      ['asked for the senior title', 'got it plus 300'],
      ['do i have a chance for the foreman job', "i'm foreman lol"],
      ['interview for the internal job was ok', 'they chose me. my stomach hurts'],
      ['nervous about the promotion round', 'made it. called my mum crying'],
      [
        'got overlooked last year',
        'today my boss said congratulations and i didnt get it at first',
      ],
      ['should i apply for team lead', 'did and got it. what if i cant do it'],
      ['i never get anything', 'well. got promoted today haha'],
    ],
    says: {
      told: "Congratulations, you wanted it, you stood up for it, and it's yours! Be proud tonight and tell those who'll be glad with you. Before you start: title, pay and date in writing, and ask your boss what would count as a good first three months. Being scared on top is normal for a bigger job. Nobody expects you to do it perfectly in the first week, only to begin.",
      glad: "That's wonderful! Let it sink in before you start making lists. It's a piece of your own work coming back to you. Celebrate with someone who knows how much you wanted it. The papers, the pay and the first plan can have tomorrow morning.",
      normal:
        "Normal, yes. Scared and happy is the right mix for a step up, and the doubt mostly means you take it seriously. They've seen you work and chose you. Find one person who's done such a job and may be asked silly questions. That helps more than any course.",
    },
  },
  {
    id: 'work-business-opened-no-customers',
    tries: [
      ['im opening my own salon', 'opened. 3 customers in 2 weeks, one was my mum'],
      ['started my online shop', 'zero sales. i refresh all day'],
      ['should i open a cafe', 'did. its empty in the afternoons and i just sit there'],
      ['i went self employed in january', 'nobody calls'],
      ['launched my business yesterday', '12 likes and no orders'],
      ['quit my job to do massages full time', 'two bookings this week. rent is 900'],
      ['my food truck is ready', 'first market day: sold 9 burritos. lost money'],
      ['selling my candles', 'everyone says so pretty and nobody buys'],
      ['started as a wedding photographer', 'no inquiries for a month. is it over'],
      ['opened the shop you helped me name', 'quiet. so quiet. how long do i keep going'],
      ['my coaching website is live', "not one client. maybe i'm just not good enough"],
      ['did the flyers like you said', 'nothing came from it'],
    ],
    says: {
      told: "Those empty weeks are hard on the nerves, and at the start they're ordinary; people can't come to what they don't know of. Stop refreshing and go where your customers already are: ask ten real people this week to try it and tell you what held others back. Make one offer with an end date. And fix a sum and a month now at which you'd change or stop, so fear doesn't have to decide it.",
      how: 'Ten talks before any more advertising: who buys something like this, where, what made them hesitate? Ask each buyer for one name and one review. Team up with a neighbor who has your customers already. Put price and booking where anyone finds them in five seconds. And write down your monthly costs, so you know how many sales you actually need.',
      normal:
        "Yes, for most the first months are slow, and an empty room says nothing about whether you're good. It's a matter of being known. If people who did try it come back, that's the sign to watch. If they don't, ask them why, kindly and directly.",
      when: "I can't promise a date; many small businesses need months to become known, some never do. So set your own: how long the money lasts, minus a reserve you don't touch. Look once a month, not daily: are there more people than last month, and do they come again? At your date you decide, on those two numbers.",
    },
  },
  {
    id: 'work-business-first-sale',
    tries: [
      ['opened my etsy shop, no sales', 'FIRST SALE. a stranger!!'],
      ['i went freelance last month', 'first client signed today'],
      ['selling cakes from home', 'sold out at the market'],
      ['started my cleaning business', '3 regulars already, cant believe it'],
      ['i launched my course', '14 people bought it. screaming'],
      ['my shop is empty', 'today there was a queue. a queue!!'],
      ['worried nobody would come to the opening', 'full house. ran out of wine'],
      ['doing photos on the side', 'first paid shoot, she cried when she saw them'],
      ['no inquiries for weeks', 'two in one day and one is big'],
      ['started nails at home', 'fully booked for may lol what do i do'],
      ['i thought the business was dead', 'best month since we opened'],
      ['first invoice sent', 'and paid!! framed it'],
    ],
    says: {
      told: "Wonderful, and a real milestone: somebody put money down for what you make. Save it, a photo, the message, the invoice, for the slow week that'll come at some point. Then use the moment: ask those buyers for a review and one name of a friend, and ask how they found you. Put a part of the money aside for tax straight away. And celebrate, you built that.",
      glad: "Yes! That's the bit nobody can talk you out of anymore, it works for real people. Enjoy it properly tonight. Tomorrow write a short thank you to whoever bought, because those first ones tell others. And keep the proof somewhere you'll see it when it's quiet.",
      how: "While it's warm: thank the buyers, ask for a review, ask how they found you and do more of that. Put aside a share for tax. If it's suddenly a lot, don't promise more than you can do well; a waiting list is better than a bad job. Then look at the price, busy is a good reason to raise it a little.",
    },
  },
  {
    id: 'work-thinking-of-closing-business',
    tries: [
      ['my shop is losing money', 'i think im going to close it'],
      ['business is slow', 'decided. end of june we shut'],
      ['should i give up my business', 'told my staff today. they cried'],
      ['i put 8 years in this cafe', "i'm closing. feel like a failure"],
      ['freelance is not working out', 'took a job. back to employee'],
      ['my parents restaurant, i run it now', 'i want to sell but my dad says over my dead body'],
      ['no clients since march', 'gave up the studio yesterday'],
      ['said id try until summer', 'its summer and its not enough. so thats it'],
      ['partner wants out of the business', "we're ending it. i'm sad and so relieved"],
      ['tax bill i cant pay', 'advisor says stop now before it gets worse'],
      ['my online shop', 'closed it today. nobody noticed lol'],
      ['keep going or stop', 'i know its over. how do i tell the customers'],
    ],
    says: {
      told: "That's a real goodbye, and it's no failure: you built something, kept it going and now look at the numbers honestly. Closing in time is a decent piece of work too. Do it in order: advice on debts, tax and contracts first, then people who work for you, then suppliers, then customers. Tell those who came regularly in person. And keep one thing from it, a sign, a cup, whatever was you.",
      say: "\"After (time) we're closing on (date). It was a joy to have you here, and this wasn't an easy decision. Come by until then, there'll be a proper goodbye. Vouchers and orders we'll take care of.\" Warm, short, no explanation about money. To regulars say it yourself, before they read it on the door.",
      normal:
        'Sad and relieved at the same time is very normal, it was work and dream in one. Feeling like a failure is part of the first weeks. Most people who close something look back later and see how much they learned and dared. Give yourself a bit of nothing before the next thing.',
      how: "First a session with a tax advisor or a debt and start-up advice center, often free. Then a list: leases, loans, staff, suppliers, with notice dates. Pay attention to what you're liable for privately. Tell staff before customers, with a date. Sell what can be sold early. And plan two weeks of rest at the end, they won't come on their own.",
    },
  },
  {
    id: 'work-raised-prices-what-came',
    tries: [
      ['im too cheap, should i raise my prices', 'raised them. two clients left'],
      ['charge more you said', 'told them, nobody complained??'],
      ['i want to raise my rates at the salon', 'did it. one woman made a scene'],
      ['my hourly rate is a joke', 'new price sent to all. silence. im scared'],
      ['i clean for 12 an hour', "told her 16 from may. she said she'll think about it"],
      ['raising prices in my cafe', 'someone wrote a bad review because of 30 cents lol'],
      [
        'i undercharge as a designer',
        'said my real price today and he said fine. so i was too cheap for years',
      ],
      ['i give piano lessons', 'one family stopped because of the new fee, feel guilty'],
      ['told my oldest client the new rate', "he's hurt. says he thought we were friends"],
      ['dog walking is too cheap', 'put it up by 5. lost one got two'],
      [
        'i sent the price increase',
        'she asks for a discount because she was my first. do i give it',
      ],
      ['my prices for cakes', 'everyone says too expensive suddenly, should i go back down'],
    ],
    says: {
      told: "You did it, and some noise or a gap right after is part of it. Don't go back down in the first weeks; do the sum instead: fewer people at the better price is often the same money for less work. Stay kind and brief with whoever grumbles, and let go whoever goes. For a long-time customer you can give the old price until a date, as a thank you, not as a rule.",
      should:
        "I'd hold it for three months before judging. One who leaves and one who grumbles isn't a verdict, it's what a new price sounds like. Only if most go and nobody new comes would I look again. A discount for loyalty is fine if you'd give it gladly and it has an end date. Out of guilt I wouldn't.",
      say: "\"I understand it's more than before. My costs have gone up and I'd like to keep doing this well, so the new price stays. For you I'll keep the old one until (date), as a thank you.\" Leave out the last sentence if you don't want to. No long excuses; a price is just a fact.",
      normal:
        "Very normal: a few go, most stay, and the loudest aren't the majority. The guilt is normal too if you've been cheap for long. It fades once you see the month's total. You do good work, and it's allowed to feed you.",
    },
  },
  {
    id: 'work-client-still-not-paid-after-reminder',
    tries: [
      ['my client hasnt paid me for 2 months', 'sent the reminder. nothing'],
      ['freelance client doesnt pay', "he says its 'in process'. for the 4th time"],
      ['invoice overdue since may', 'she read it and went on holiday. i see the pics'],
      ['how do i ask a client for my money', 'asked. now he says the work wasnt good'],
      ['client owes me 1800', 'paid 200 and says the rest comes next month'],
      ['i wrote the payment reminder with you', 'they want me to do another job first. do i'],
      ['website client wont pay', 'ghosted. blocked me i think'],
      ['he is a friend and hasnt paid', 'he got offended that i asked'],
      ['built her kitchen, she owes me half', 'she found a scratch and now pays nothing'],
      ['unpaid invoice, what now', 'second reminder is out too. silence. how far do i take it'],
      [
        'agency pays late every time',
        'they said their client hasnt paid them either. not my problem right',
      ],
      [
        'translated 80 pages, no money',
        'they say the person left the company. what do i write now',
      ],
    ],
    says: {
      told: "That's your money, and you've been patient enough. Next step: a last letter with the sum, a fixed date about ten days off, and what follows after that. No new work until it's paid, whatever they promise. If they complain about quality now, ask for the points in writing, once. After the date: small claims, a court payment order or a collection service, whatever your country has. Ask a free advice line which is cheapest.",
      say: "\"My invoice (number) of (date) over (sum) is still open despite reminders. Please pay by (date). If it isn't in by then, I'll hand it over for collection without further notice. Until it's paid I can't do further work. If you've paid in the meantime, please ignore this.\" Send it so you can prove it arrived.",
      should:
        'Do no more work before it\'s paid, also not "just this one". Take it further if the sum is worth some hours to you, and in many places a court payment order is cheap and needs no lawyer. With a friend, one talk face to face first: a sum, a date, maybe parts. Whether to stay friends comes after.',
      how: 'Now in three steps: a final letter with a date, then no more talk, then the official way your country offers for unpaid bills. Collect contract, mails where they praised or accepted the work, and delivery dates. If they can only pay in parts, get it in writing with dates. And next time half before you begin.',
    },
  },
  {
    id: 'work-client-paid-at-last',
    tries: [
      ['my client owes me 900', 'HE PAID'],
      ['sent the last reminder like you wrote it', 'money was there 2 hours later lol'],
      ['they havent paid since march', 'its in! all of it'],
      ['freelance client ignores my invoice', 'she paid and said sorry it got lost'],
      ['threatened with collection', 'suddenly they could pay. so angry and happy'],
      ['i thought id never see that money', 'just got the transfer. im shaking'],
      ['wrote to his accounting directly', 'paid today. should i work with them again'],
      ['asked my friend for the money', 'she paid and even brought cake'],
      ['invoice 90 days late', 'finally. can pay my rent now phew'],
      ['went to small claims', 'they paid before the hearing'],
      ['client paid half', 'second half came today!!'],
      ['was so scared to send that mail', 'worked. paid. why did i wait so long'],
    ],
    says: {
      told: "Yes! You stayed on it and it worked. Breathe out, pay what's waiting, and put the tax part aside. If they want to work with you again, only with half up front and a short payment date in the offer; somebody serious won't mind. Keep that letter as your template. The next reminder you'll send in week two, with much less of a knot in your stomach.",
      glad: "Great news, and well earned twice, once for the work and once for asking. Treat yourself to something small from it. Then write your new rule on a note: deposit first, reminder after fourteen days. You've just proved you can be friendly and firm.",
      should:
        "Only with money in advance, at least half, the rest on delivery. If they agree without fuss, fine, it may've been sloppy. If they argue about that, you know enough. You don't need to punish anyone; you only need to not lend your work for three months again.",
    },
  },
  {
    id: 'work-client-pushes-back-on-extra',
    tries: [
      ['client wants more and more for the same price', "told him it costs extra. he's annoyed"],
      [
        'endless changes to the logo',
        'said this is round 4 and costs. she says i promised to make it perfect',
      ],
      ['how do i say no to a client', 'did. he wants to leave now'],
      [
        'client texts me at 11pm',
        'i wrote that i answer from 9. she said then she finds someone flexible',
      ],
      ["freelance and he asks for 'one tiny thing' daily", "sent the extra quote, now he's silent"],
      ['she wants a discount', "said no and she wrote 'disappointed'. feel bad"],
      ['client says too expensive', 'he found someone for half. do i go down'],
      ['wants free samples first', 'told them no, they said everyone else does it'],
      [
        'my biggest client treats me like staff',
        'talked to him. he said if i dont like it theres others. hes 60 percent of my income',
      ],
      ['i said the scope is done', 'she threatens with a bad review'],
      ['set a boundary with my client like you said', 'i caved. did it for free again'],
      ['quoted my real price', 'no answer since. was it too much'],
    ],
    says: {
      told: "Annoyance is the usual first answer when something free starts to cost, and you were right to say it. Stay friendly and don't fill the silence with a discount. Offer a choice instead: this much within the agreed price, the rest for that sum, or a smaller version. If it's a client you can't afford to lose yet, give in on one small thing, by name, once, and start looking for two others so you can.",
      say: '"I want you to be happy with it. In the agreed price we\'ve got (what). For (extra) I can offer you (sum), or we leave that part out. What do you prefer?" At a discount: "I can do less for less, but not the same for less." Send it, then wait. Whoever speaks next loses nothing.',
      should:
        "I wouldn't lower the price for the same work; it teaches them to ask again. Make the job smaller if they want to spend less. If this client is most of your income, keep the peace this month and use the time to find another one. Being able to lose a client is what makes saying no easy.",
      normal:
        'Normal that you feel bad, most people who work for themselves do, it\'s so personal. And normal that someone pushes; they often only test where the edge is. If you gave in this time, no drama. Write on the bill what it would\'ve cost, with "this once, free".',
    },
  },
  {
    id: 'work-lost-my-main-client',
    tries: [
      ['my client is unhappy with me', 'they left. that was 70 percent of my income'],
      ['biggest client wants a talk', 'its over, they do it in house now'],
      ['i fired my awful client', 'relief for one day, now panic about money'],
      ['client says ai does it now', 'contract ends this month'],
      ['said no to my client', 'he went. just like that after 5 years'],
      ['freelance, my agency is shaky', 'they went bankrupt and owe me 3 months'],
      ['i dropped the one who texted at night', 'best feeling. but half my money'],
      ['my regular cut my hours', 'to zero. effective immediately lol'],
      [
        'worried about losing my main customer',
        'got the mail. 30 days and done. what do i do first',
      ],
      ['she was my first client', 'she moved to someone cheaper. didnt even tell me herself'],
      ['the contract is up for renewal', 'not renewed. and the baby comes in june'],
      ['two clients left this week', 'should i look for a normal job'],
    ],
    says: {
      told: "That's a shock, one message and most of the month is gone. First the sums: what's still owed, what do you need per month, how long does it last? Then go to people who already know you: ten short messages to old clients and colleagues this week that you've got time free. Take a bridge job if the money says so, that's no defeat. And from now on, nobody gets to be more than half.",
      say: "\"Hi, from (month) I've got time free for new projects. I do (thing), lately for (client). If you need something or know someone who does, I'd be glad to hear from you.\" Ten people, each with one personal line at the start. Don't mention that you were dropped, free time is all they need to know.",
      should:
        "Look at the number first: if it lasts three months, put all your strength into new clients now and decide in six weeks. If it doesn't, take something part time next to it, without feeling you've lost. Both can live side by side for a while. Don't decide about your whole path in the week of the bad mail.",
      how: "Today: list what's owed and what's due. Tomorrow: send final invoices, ask for a reference while they feel a bit guilty. This week: ten messages to people who know your work, two agencies or platforms, one cut in fixed costs. Then a fixed hour each morning for finding work, before anything else.",
    },
  },
  {
    id: 'work-business-partner-talk',
    tries: [
      ['my business partner does nothing', 'talked to him. he thinks HE does everything'],
      ['cofounder wants out', 'she wants half. i did all the work'],
      [
        'should i talk to my partner about the money',
        'did. he has been paying his car from the account',
      ],
      ['we run the cafe together and fight all day', 'said i want to split. she cried'],
      ['my brother and me have the firm', 'he says if i go the family is broken'],
      ['my partner is never there', 'told him. he promised. 2 weeks later same'],
      [
        'i want to end it with my cofounder',
        'we have no contract. nothing written. how do we split',
      ],
      ['she makes decisions without me', 'she said because im always against it'],
      ['best friend and i started a business', "we're not talking since the meeting"],
      [
        'need to tell my partner i want a salary',
        'he said theres no money. then why the new laptop',
      ],
      ['he wants to expand, i dont', 'it ended in shouting. is it over'],
      ['talk with my partner today', 'it was good actually. we wrote down who does what'],
    ],
    says: {
      told: "These talks are half business, half marriage, so no wonder it stirs you up. Go to paper now: who did how many hours, who put in what, what comes out each month, what each of you wants in a year. Meet over that list and not over feelings, best with a neutral third, an accountant or mediator. And before anybody leaves or takes anything, have a lawyer look at what you've got, written or not.",
      say: "\"I don't want to fight about who does more. Let's each write down what we do and what we want from this in a year, and meet on (day) with someone neutral. Until then neither of us decides anything bigger alone. Is that okay for you?\" Send it when you're calm, and stick to it yourself.",
      should:
        "I'd try one meeting with paper and a third person before ending it. If promises are made there, with dates, look after six weeks if they were kept. If not, part in an orderly way while you can still talk. Friendship or family has a better chance with a clean split than with years of grudging.",
      how: "Even without a contract there's a way: list what belongs to the firm, debts, customers, and what each put in. Get an hour with a lawyer or a chamber of commerce to learn what holds where you live. Then a proposal on one page, a mediator, signatures. Separate the accounts' access early, calmly and with both knowing it.",
    },
  },
  {
    id: 'work-said-no-to-extra-shift-guilt',
    tries: [
      ['they always call me on my day off', 'said no for once. feel so guilty'],
      [
        'my manager wants me to cover again',
        'told her i cant. she said fine then the others suffer',
      ],
      ['how do i say no to extra shifts', 'did it!! i have a whole sunday'],
      ['boss texts for saturday', "wrote no. he put a thumbs up and now i'm scared"],
      ['i cover for everyone on the ward', 'said no today and my colleague is mad at me'],
      ['they need me tomorrow again', 'didnt pick up the phone. lying in bed feeling bad'],
      ['want to refuse overtime', "i refused. he said he'll remember that"],
      [
        'im exhausted and they ask for a double',
        'turned it down. they found someone in 5 minutes lol',
      ],
      [
        'short staffed as always',
        'told them no, now the patients have only 2 nurses. is that on me',
      ],
      ['my boss guilt trips me', "stayed firm. she wrote 'disappointed in you'"],
      ['practised saying no with you', 'IT WORKED, no drama at all'],
      ['they asked for christmas', 'i said not this year. was that selfish'],
    ],
    says: {
      told: "Well done, and it isn't selfish: a day off is part of the job, not a gift you hand back whenever somebody didn't plan enough hands. The guilt only shows you're used to jumping in; it gets quieter with each no. Don't explain and don't make it up to them with another shift. Now really use the time, sleep, go out, phone away. Otherwise you've said no and been at work anyway.",
      normal:
        "Very normal to feel bad, nearly everyone does the first few times. It passes, usually by the evening. How many people are on shift is for those who plan it, and one tired person more wouldn't have solved it. You may be a good colleague and have a Sunday.",
      say: "If they come again: \"I can't, I'm off that day.\" No reason, reasons get discussed. If they push: \"I know it's tight. I still can't.\" And to a cross colleague: \"I'm not against you. It's short for all of us, let's tell the boss together.\" Friendly, same words each time.",
      glad: "Good for you! It's a small word and it took strength. Notice that the place is still standing. Do something with that free day that's only yours, so the next no has something nice to remember.",
    },
  },
  {
    id: 'work-caved-and-took-the-shift',
    tries: [
      ['gonna say no to the extra shift', 'i caved'],
      ['boss wants me on my day off again', 'said yes again. hate myself'],
      ['ok no more overtime for me', 'so im working saturday lol'],
      ['told you id refuse the double', 'couldnt. she sounded so desperate'],
      ['my day off is holy from now on', 'went in. 11 hours. again'],
      ['he asks me every weekend', 'i had the no ready and out came sure no problem'],
      ['wont answer the phone tomorrow', 'i answered'],
      ['im going to stop doing her work', 'did it anyway, she had tears in her eyes'],
      ["i'll leave at 5 this week", 'tuesday 7, wednesday 8, today 7.30'],
      ['no work on holiday i promised', 'on the beach with the laptop. my family is pissed'],
      [
        'say no like you told me',
        'they said its the last time so i did it. is it ever the last time',
      ],
      ["told my kids i'm home for dinner", 'stayed late again. why cant i do it'],
    ],
    says: {
      told: 'Okay, so it was a yes again; that\'s one evening, not a defeat. Saying yes on the spot is the habit, so break it there: never answer straight away. "I\'ll look and write you in an hour." In that hour you can be yourself again, and no by text is easier. For today, ask for something back, a free day with a date. And be kind to yourself, you learned to jump over years.',
      how: 'Put time between the question and you. Don\'t pick up, let it go to message. Standard text saved in your phone: "I can\'t that day, sorry." Tell one person at home to ask you about it. Start with the easiest no of the week, not the hardest. And when you do say yes, only with a condition, hours back or a later start.',
      say: 'Ready to copy: "I can\'t that day." Or, if you need time: "I\'ll check and let you know in an hour." For afterward: "I covered on (day). I\'d like (day) off for it." Save all three in your notes now. In the moment nobody finds words, so take them ready-made.',
      why: "I can't see which reason is yours, but usually it's quick: someone sounds desperate, and helping ends the awkward moment at once, while the cost only comes at night. It isn't weakness. That's why delaying works so well, an hour later the pull is gone and you can count what it costs you.",
      normal:
        "Very normal, hardly anyone manages it at the first try. An old habit wins a few more rounds before it gives up. You noticed it, and you're annoyed, that's already different from last month. Next time just don't answer on the spot.",
    },
  },
  {
    id: 'work-shift-swap-or-holiday-refused',
    tries: [
      ['i need my sisters wedding off', 'asked. denied'],
      ['how do i ask for a shift swap', 'nobody wants to swap with me'],
      ['requested 2 weeks in august in january', 'they gave it to someone with kids'],
      ['want xmas off, worked it 4 years in a row', 'boss said no again'],
      ['asked for no more nights', 'he said then i have to find another job'],
      ['put in my holiday request', 'rejected without a reason. flights are booked'],
      ['i need fridays off for my course', 'they said no exceptions'],
      ['my mum turns 70 and i work', 'she wont swap even though i did hers twice'],
      [
        'asked my manager for early shifts because of daycare',
        'no. everyone has problems she said',
      ],
      ['concert in june, asked for the day', 'no lol. do i call in sick'],
      ['want one weekend a month free', 'he laughed'],
      ['asked to change my rota for my evening class', 'not possible, what do i do now'],
    ],
    says: {
      told: "That's disappointing, you asked properly and early. Don't take the first no as the last. Ask for the reason and for what would make it possible: half a day, a late start, an unpaid day, a swap you organize yourself. Offer something concrete in return, the shift nobody wants. Put it in writing, and if you were promised it or it's your turn, ask a union or works council. I wouldn't call in sick.",
      say: '"I know it\'s hard to plan. This one day matters a lot to me, because (reason). I\'d take (unpopular shift) in exchange, or start later, or take it unpaid. Which of those would work?" To colleagues: "I need (date). I\'ll give you any shift you like in that month, plus cake." Specific offers get more yeses than "can anyone".',
      should:
        "Try once more with an offer before you get angry or pretend to be ill. Faking it is a real risk on exactly a day you asked for. If it's refused every year while others get it, write down the dates and bring it up as a fairness question, with a rule: who worked last time is free this time.",
      normal:
        "It happens a lot where people are short, and it's still not fair if it always hits the same one. You're allowed to be cross. Use it for one calm mail with dates: when you asked, when you last had it off, what you offer. That's hard to wave away.",
    },
  },
  {
    id: 'work-shifts-and-family-detail',
    tries: [
      ['night shifts are killing me', 'i have a 2 year old, i cant sleep in the day'],
      [
        'should i take the night job, better pay',
        "we have 3 kids and my partner works days. we'd never see each other",
      ],
      ['i sleep so bad after nights', 'flat is loud, neighbor drills all day'],
      ['how do i survive rotating shifts', 'and im 56. it used to be ok'],
      ['12 hour shifts, im done', 'single mom, my mother takes the kids but shes 74'],
      ['cant get used to nights', 'boyfriend works 9 to 5, we live like flatmates'],
      ['i work early shift at 4am', 'if i go to bed at 8 i have no life at all'],
      ['thinking about going off nights', 'but its 400 less a month'],
      ['new rota is 7 nights in a row', 'my son cries when i leave in the evening'],
      ['shift work and no energy', 'tried blackout curtains and earplugs already'],
      ['my weekends are always work', 'missed every single game of my kid this year'],
      [
        'i do nights at the hospital',
        "i'm alone with the baby in the mornings, husband leaves at 6",
      ],
    ],
    says: {
      told: "That makes it far harder, because the hours you'd need for sleep belong to somebody else or to the noise. So sleep has to be planned like a shift: two blocks, four hours after work and a nap before, with a named person or place covering the first one. Then ask at work for fewer nights in a row or fixed ones. If the body keeps complaining, tell a doctor.",
      how: "Two blocks of sleep, phone out of the room, dark and cool, white noise against the street. Somebody else has the morning at least after the last night, even if it's paid. One fixed meal a week together, in the calendar like a shift. At work: blocks of three rather than seven, and rest days after. Try it four weeks, then judge.",
      should:
        "Do the sum honestly: what's the extra pay per month, and what goes off it again, childcare, food on the go, days you're no use to anyone? If it's little, I'd ask for days. If you need it, put an end date on the nights, so you know what you're doing it for. And ask at work; some don't know that somebody wants to change.",
      normal:
        "Very normal to be worn down by that, and with age or small children it often gets harder, not easier. You're not doing it wrong. Get one thing off the pile this week, one morning that's covered by somebody else, and sleep it through.",
    },
  },
  {
    id: 'work-signed-off-sick-guilt',
    tries: [
      ['im burned out i think', 'doctor signed me off for 4 weeks. i feel so guilty'],
      [
        'went to the doctor like you said',
        'off sick till the 20th. my team has to do everything now',
      ],
      ['i cant go in anymore', 'got a sick note. sitting at home feeling like a fraud'],
      ['should i call in sick', 'did. my boss sighed into the phone'],
      ['exhausted for months', 'doctor says burnout. 6 weeks off. is it really that bad?'],
      ['i cry every morning before work', 'im signed off now. cant relax, keep checking my mail'],
      ['called in sick today', "colleagues texted 'must be nice'"],
      ['my back and my head are done', 'sick leave, first time in 12 years. what do people think'],
      ['was at the doctors', 'she wrote me off and i cried of relief'],
      ['i finally took sick leave', 'what do i do all day, i just stare'],
      ['signed off for stress', 'my husband says everyone has stress'],
      ['doctor gave me 2 weeks', 'should i go back earlier, they need me'],
    ],
    says: {
      told: "You're off because a doctor saw that you need it, so there's nothing fraudulent about it, even if you can still walk and laugh. The guilt usually stays for the first week, like the hand that keeps reaching for the mail. Take work off your phone today. Then nothing big: sleep, food, daylight, one small walk. Don't go back early without asking the doctor; half recovered often means twice away.",
      normal:
        "Very normal: guilt, emptiness, staring at the wall, even being more tired than before. A system that ran hot for months doesn't cool down in two days. It's no sign of laziness or that it isn't bad enough. If the mood gets darker instead of just flat, tell your doctor soon, don't wait for the next date.",
      how: 'First week: sleep when you can, eat at normal times, go outside once a day, see one person who wants nothing. No plan to use the time well. Mail and work chats off the phone. Second week, one thing you used to enjoy, for twenty minutes. Ask the doctor what comes next, therapy, a slower return, and when.',
      say: "To work: \"I'm signed off until (date). I can't answer messages in that time. Thanks for understanding.\" You needn't name the reason. To those who make remarks: \"I'm ill, and I'm following what my doctor says.\" And at home: \"You can't see it, but it's real. I need quiet for now.\"",
      should:
        "Not earlier without the doctor saying so. They got along, well or badly, and that's for the boss to organize. Use the time for what it's for. If you feel better after some days, good, then it's working, and it needs the rest to hold.",
    },
  },
  {
    id: 'work-workload-talk-no-help',
    tries: [
      ['i have too much work, should i tell my boss', "told her. 'we're all busy'"],
      ['im drowning', 'said it in the one on one. he gave me a time management course lol'],
      ['cant do 3 peoples jobs', 'boss says its only until september. they said that in march'],
      ['how do i say its too much', 'said it. he said prioritise. everything is priority 1'],
      ['overtime every day', 'she said i should work smarter'],
      ['spoke up about my workload like you told me', 'got one more project. im not joking'],
      ['two colleagues left and i do it all', "talked to him, they're not replacing them"],
      ["i'm exhausted, talk tomorrow", 'she understood everything and changed nothing'],
      ['asked for help at work', 'they said if i need help maybe im in the wrong role'],
      ['60 hours a week', 'he does 70 he said. so'],
      ['told my manager i cant anymore', 'she said take a long weekend. then what'],
      ['made the list of tasks', 'he looked at it and said all of that has to be done'],
    ],
    says: {
      told: "So you said it and the pile stayed the same. Then stop asking for less and make the limit visible: a list with hours beside each task, what fits in your week, and the question which of the rest should wait. In writing, each Monday. Whatever doesn't fit, you let it lie, openly and announced. It feels terrible at first. As long as you catch everything, there's no problem to solve up there.",
      say: "\"This week I've got 40 hours and about 58 hours of work. I'll do A, B and C. D and E won't be done by Friday. If you want another order, let me know by noon, otherwise I'll go by this one.\" Send that as a mail, friendly, every Monday. Then keep to it, that's the important part.",
      how: "Write down a real week in hours. Sort by what hurts customers or people if it's late. Announce what'll slip before it slips. Go home at a fixed time twice a week to start with. And if your body's protesting, sleep, heart, tears, see a doctor now, that isn't something a list can fix.",
      should:
        "Try the written way for four weeks: hours, order, what stays undone. If it's still answered with one more project, I'd look for something else, and see a doctor about the exhaustion. A place that hears \"I can't\" and adds to it has told you how it plans with people.",
      normal:
        "A common answer, and it isn't a sign you're too slow. Bosses often hear \"too much\" as a mood. Hours and a list they hear as a fact. So don't tell them how you feel, show them the sum, and let something be late.",
    },
  },
  {
    id: 'work-cannot-take-time-off',
    tries: [
      ['im so burned out', 'cant take time off, i only get paid when i work'],
      ['you say see a doctor and rest', "if i'm out nobody does the payroll"],
      ['i need a break', 'i have 4 vacation days left and its march'],
      ['exhausted every day', 'self employed, no sick pay. so no'],
      ['cant sleep because of work', "we're in the middle of the launch, 6 more weeks"],
      ['i think its burnout', 'if they find out i lose the project'],
      ['take a few days off you said', 'in my country you dont. they fire you'],
      ['crying on the way home', "i'm the only teacher for that class till summer"],
      ['my head is empty', 'no time for a doctor, kids, job, dad in care. when exactly'],
      ['should i call in sick', 'trial period till june. cant risk it'],
      ['i need rest so bad', 'two loans. cant afford to rest'],
      ['totally done', "i own the bakery, if i stay in bed there's no bread"],
    ],
    says: {
      told: "Then it won't be the big rest now, so make it small and certain. This week: three evenings with the phone off at eight, one hour less somewhere, one task you do badly on purpose. And a doctor's appointment anyway, even early or by phone; knowing where you stand costs an hour. Put a date on the end of this stretch. If the body stops before that, it'll choose the day for you.",
      how: "Look for what's cheap: sleep at a fixed time, lunch away from work, no screens after eight. Cut one thing at home, food from the freezer, someone else fetches the kids once. Ask one person for one hour a week. Find out quietly what you'd be paid if you fell ill, the fear is often bigger than the rules. And see a doctor.",
      should:
        "See a doctor, that one I wouldn't put off, also with money trouble or a trial period; an appointment isn't sick leave and nobody at work needs to know. What comes after that, you can decide with real information. Until then, lower the standard wherever nobody gets hurt.",
      normal:
        "Very many people run on like that because there's no net under them. You're not weak, and you're not silly for not just resting. Just don't wait for the perfect gap. An hour here and an evening there, kept strictly, is what holds until it comes.",
    },
  },
  {
    id: 'work-going-back-after-sick-leave',
    tries: [
      ['i was off with burnout for 3 months', 'going back monday. scared'],
      ['signed off since april', 'doctor says i can start again. i feel sick thinking of it'],
      ['sick leave ends soon', 'what do i say when they ask where i was'],
      ['i had a break from work', 'first day back was ok. cried after'],
      ['back to work after stress leave', 'everything is exactly the same as before. same pile'],
      ['my sick note runs out friday', 'should i ask for a slow return or just go full'],
      ['was off 6 weeks', 'they gave my desk to someone else lol'],
      ['start again tomorrow after 5 months', 'cant sleep. what if it happens again'],
      ['been home with burnout', 'boss wants a call before i come back. what does he want'],
      ["i'm better now", '2 days in and im as tired as before. is that normal'],
      ['returning after my breakdown', 'everyone is so careful with me, its weird'],
      ['ok i went back', 'they acted like nothing happened. not even welcome back'],
    ],
    says: {
      told: "Going back is often the hardest part, so of course it stirs you up; that doesn't mean you're not ready. Ask for a slow start, fewer hours for some weeks; your doctor can back that. Decide on one sentence for curious people. Go home on time from day one, and change one concrete thing that wore you down. If it tips again, tell the doctor early, not at the end.",
      say: "To colleagues: \"I was ill, I'm better, and I'm glad to see you.\" That's enough for everyone. To the boss: \"I'd like to start with fewer hours and build up. And I'd like to talk about (one thing), so it doesn't go the same way again.\" You don't have to name a diagnosis to anybody.",
      normal:
        "Normal to be scared, to be tired after two days, to cry in the evening. You're using strength again that was in bed for weeks. It usually gets steadier over the first month if the hours are kind. Other people's stiffness is mostly not knowing what to say. One smile from you loosens it.",
      should:
        "Slowly, if there's any way: half days for some weeks beats full steam and out again. Ask your doctor for it in writing, and talk to your boss before the first day about what'll be different. If really nothing is, think about another team or place while you're still rested enough to look.",
    },
  },
  {
    id: 'work-mistake-confessed',
    tries: [
      ['i made a huge mistake at work, should i tell', 'told her. she was furious'],
      [
        'sent the mail to the wrong client',
        'confessed. boss just said ok thanks for telling me, fix it',
      ],
      ['i deleted the folder', 'told them this morning. IT got it back!! omg'],
      [
        'gave a patient the wrong diet sheet',
        'reported it like you said. nothing happened but i cant stop shaking',
      ],
      ['cash was 200 short on my till', 'i said it was me. have to pay it back'],
      ['i forgot the deadline', 'he made me apologise in front of the whole team'],
      ['broke the machine at work', 'told the boss, he laughed, said everybody has done that once'],
      ['messed up the invoice', 'they know. now im waiting if i get a warning'],
      [
        'i lied about finishing it',
        "came clean. she said she's disappointed. thats worse than shouting",
      ],
      ['my mistake cost them a customer', 'said it. they were kind and i feel even worse'],
      ['should i own up', 'i did. now everyone checks everything i do'],
      [
        'wrong numbers in the report',
        'told him, he took it well but i lie awake. how do i get over it',
      ],
    ],
    says: {
      told: "You told them yourself, and that's the part people remember longest. Whatever the first reaction was, the rest is now work, not secrets. Do one useful thing: fix what can be fixed and suggest one small step so it can't happen like that again. Then stop apologizing; once is right, five times keeps it alive. The shame fades over a couple of weeks of ordinary good days.",
      say: "\"I'm sorry about (thing). I've fixed (part), and from now on I'll (one step), so it doesn't happen again. Is there anything else you need from me?\" Say or send it once. After that answer questions calmly and go back to work. You don't need to tear yourself down for it to count.",
      normal:
        "Very normal to go on shaking after it's over, or to lie awake even though they were kind. Your head has been on alarm. Everyone who works has such a day in their past, usually several. If you catch yourself replaying it, write the lesson in one sentence, close the note, get up and do something with your hands.",
      how: "Name the lesson in one sentence, put the safeguard in place, and tell one person the whole story till it gets boring. Trust comes back by small reliable things, on time, checked, said early. Let them look over your shoulder for a while, it passes quicker if you don't fight it.",
      will: "I can't promise there'll be no consequences. What speaks for you is that it came from you and came early; many bosses weigh that more than the mistake. If a warning does come, stay calm, read it, ask for time before you sign anything. It usually isn't the end of a job.",
    },
  },
  {
    id: 'work-presentation-happened',
    tries: [
      ['presentation tomorrow, terrified', 'its over!! went really well'],
      ['have to speak in front of 60 people', 'voice shook the whole time. everyone saw'],
      ['im so scared of the pitch', 'we lost it. boss says the numbers were off'],
      ['first time leading the meeting', 'nobody said anything. just silence. is that bad'],
      ['giving a training on thursday', 'someone fell asleep lol'],
      ['the big client meeting is today', 'they loved it!! im floating'],
      ['i have to present in english', 'forgot a word and just stood there'],
      ['nervous about my talk', 'laptop died in the middle. i did it without slides'],
      ['presenting to the board at 3', 'they tore it apart in 10 minutes'],
      ['panic before presentations', 'did the breathing thing. it helped. still hated it'],
      ['my speech for the retirement party', 'they laughed and cried. so relieved'],
      ['demo day', 'got a question i couldnt answer and went bright red. cant stop thinking of it'],
    ],
    says: {
      told: "You stood up there and did it, with all that fear in your stomach; that counts, however it went. If it went well, take it in, you earned that. If something wobbled, others noticed a third of it and forget it by Thursday. Write down one thing that worked and one you'd change. If a question stayed open, send the answer today in two lines. Then stop replaying it and eat something.",
      glad: 'Brilliant, well done! Remember how scared you were, and how it turned out, your next fear needs to hear that. Enjoy the floating, tell someone, and write down what helped, the breathing, the first sentence, whatever it was.',
      normal:
        'Very normal: shaking, going red, a lost word, and afterward that endless replay. People in the room are mostly busy with their own thoughts, silence is often just that. The replay calms down in a day or two. It goes faster if you ask one honest person what they actually saw.',
      say: 'To answer what stayed open: "You asked about (thing) today. The short answer is (answer). Happy to go into it if you\'d like." If it was taken apart: "Thanks for the direct feedback. I\'ll rework (part) and send it by (day)." Short and without excuses, that looks good on anyone.',
    },
  },
  {
    id: 'work-return-to-office-outcome',
    tries: [
      ['they want us back in the office 5 days', 'asked for 2 days home. denied'],
      ['i moved away because we were remote', 'boss says come back or leave'],
      ['can i ask for an exception', 'got it! 3 days home in writing'],
      ['working from home ends in may', 'i have 90 min each way and a kid in daycare till 4'],
      ['should i ask to stay remote', "she said she'd love to but its from above"],
      ['back to office mandate', 'they said only with a doctors note'],
      ['want to keep my home office', 'he said one day, fridays no. better than nothing i guess'],
      ['remote is over', "first week back. i'm wrecked. so loud"],
      ['asked for hybrid like you said', 'no answer for 3 weeks and monday it starts'],
      ['they track our badge now', 'i just dont go. how long till they notice lol'],
      ['the company wants everyone back', 'half my team quit. should i too'],
      ['i wrote to my boss about home office', 'she says then everyone wants it'],
    ],
    says: {
      told: 'That turns a whole life around, drive, sleep, everything that was built on being home. Get down to something exact: which days or hours would make it livable, and what do they gain? A trial of three months is easier to say yes to than an exception forever. Check your contract, if home office stands in there, get advice. And if it stays a hard no, look for remote places while you still have pay.',
      say: '"I\'d like to make this work. My suggestion: (days) in the office, (days) at home, for three months, and then we look at the results together. On office days I\'m there from (time). Could you decide by (date)?" With "then everyone wants it": "I can only speak for my case. Shall we call it a trial?"',
      should:
        "I wouldn't quit at once and I wouldn't simply stay away, that gives them a reason they don't need. Go for a few weeks, ask for a trial, write down what it costs you in hours and money. If the sum is bad and nothing moves, start looking. With a signed contract elsewhere, leaving is easy.",
      normal:
        "Normal to be wrecked in the first weeks, noise, travel and people take strength you'd stopped needing. Some of that gets better after a month. What doesn't, the two or three hours a day on the road, is a real price, and you're allowed to say it's too high.",
    },
  },
  {
    id: 'work-had-to-let-someone-go',
    tries: [
      ['i have to fire someone tomorrow, how', 'did it. he cried. feel like a monster'],
      ['my employee is always late', 'talked to her. she told me her mum is dying'],
      ['need to let my nanny go', 'told her. she just packed and left without a word'],
      ["i'm the boss and i must cut 2 people", 'its done. one hugged me, one wont look at me'],
      ['firing my friend from the shop', 'she said ill never speak to you again'],
      [
        'how do i tell him he didnt pass probation',
        'told him. he said he expected it. so easy?? why was i so scared',
      ],
      ['have to have a hard talk with my worker', 'chickened out, said everything is fine'],
      ['my assistant makes so many mistakes', 'gave her the feedback, she was grateful actually'],
      ['letting go our oldest employee', 'he has been here 19 years. i cant sleep since'],
      ['warning talk today', 'he got loud and walked out. what now'],
      ['i had to fire my cousin', 'whole family is on me now'],
      [
        'did the dismissal like you said, short and clear',
        'the rest of the team is in shock. what do i tell them',
      ],
    ],
    says: {
      told: "That's among the hardest parts of being in charge, and it clearly weighs on you. Don't chase after comfort from the one it hit. What you can still do: pay on time, a fair reference, one calm offer to answer questions. Tell the others soon, without details: what changes, who does what, that they can ask you. If the talk didn't happen or ended badly, set a new time this week.",
      say: 'To the team: "(Name) is leaving us. I won\'t go into reasons, out of respect. For now (person) takes over (task), and if you\'re worried about your own job, ask me directly." To the one concerned: "I know this is hard. If you have questions later or need a reference, write to me." Short, and no defending.',
      normal:
        "Normal to lie awake and feel like the bad one. You had power over somebody's month, it would be odd to feel nothing. It doesn't mean the decision was wrong. Talk to someone outside the firm about it, not to the team, and do the decent practical things well.",
      should:
        'Leave the other side alone for a few days, a long message from you now would only ask for forgiveness. Speak to the team today or tomorrow, silence breeds rumors. If you dodged the talk, book it for this week and write the first sentence down. Where something private came up, ask what would help, and agree on one date to look again.',
    },
  },
  {
    id: 'work-employee-or-boss-reference-and-proof',
    tries: [
      ['i quit and need a reference', 'asked for it. she ignores me'],
      ['my old boss wont write my reference', 'it came. its so cold, two lines'],
      [
        'asked for a work certificate',
        'he says ill write it after you finish everything, i left in may',
      ],
      ['need a reference for the flat and job', 'he wrote really bad stuff. can he do that'],
      ['my ex boss hated me', 'new job wants to call her. panic'],
      ['they ask for 2 references', 'i only had one job and i left on bad terms. who do i name'],
      ['should i ask my old manager', 'asked, he said write it yourself and i sign lol'],
      ['waiting for my reference letter', '4 weeks, third reminder, nothing'],
      ['i got the job if the reference is ok', "i dont know what she'll say about me. cant sleep"],
      ['asked for the reference like you wrote', 'its great!! i cried a bit'],
      ['the company doesnt exist anymore', 'new employer still wants proof'],
      ["my reference says 'she tried'", 'is that code for bad?'],
    ],
    says: {
      told: "References make people nervous because somebody else holds the pen. You've got other options: name another person who saw you work, a deputy, a client, a teacher. Payslips and the contract prove the rest. For a missing or unfair one, write once more with a date, then ask a union or advice line what you're entitled to. And tell the new place first, calmly, if the old boss and you parted badly.",
      say: 'To the old place: "I still need my reference. Please send it by (date). I\'m attaching a draft to save you time." To the new one: "My last manager and I parted with differing views, so I\'d suggest you also speak to (name), who worked with me for (time)." Matter of fact, no story.',
      should:
        "Take the chance to write it yourself whenever it's offered: honest, concrete, three things you did well. Otherwise name the person who knew your work best, even if it wasn't the boss. If a text sounds cold or odd, have someone from a union or advice center read it; they know the usual phrases where you live.",
      will: "I can't promise what a former boss says. Many only confirm dates and tasks, because anything more can bring them trouble. What you can do is offer a second name now, and give the new place one calm sentence about how it ended. People who hire have all had a bad boss somewhere.",
    },
  },
  {
    id: 'work-told-boss-pregnant-or-leave',
    tries: [
      ['im pregnant, when do i tell my boss', 'told her today. she hugged me'],
      ["how do i tell work i'm expecting", "told him. he said 'great timing' in that voice"],
      [
        'pregnant and in my trial period',
        'told them. now suddenly my project goes to someone else',
      ],
      [
        'nervous to tell my boss about the baby',
        "she asked if i'm coming back at all. what do i answer",
      ],
      ['12 weeks and my boss doesnt know', 'i said it, he went quiet then said congrats. weird'],
      [
        'i want to take a year off with the baby',
        'boss says 6 months would be better for the team',
      ],
      ['telling work im pregnant tomorrow', 'did it! all fine, they already guessed lol'],
      ['pregnant again, second time in this job', 'she rolled her eyes. actually rolled them'],
      ['told my team about the pregnancy', 'now they do everything for me like im glass'],
      ["i'm pregnant and on nights", 'asked to get off nights, he wants to think about it'],
      ['im expecting, new job starts in may', 'told the new boss. silence on the phone. then ok'],
      ["have to tell him i'm pregnant", 'told him. is it bad that i said sorry'],
    ],
    says: {
      told: "So it's said, and that weight's gone; and congratulations, no apology needed. However the first face looked, the first second isn't the last word. Now get it in writing with a short mail: that you told them, when, the due date. Look up what protects you where you live, on nights, heavy work, leave and your job; a union or advice center tells you in one call. And you needn't decide your return yet.",
      say: "\"Thank you for the talk today. As I told you, I'm pregnant, due around (date). Please let me know what you need from me and what changes in my work. About the time after the birth, I'll tell you as soon as I know more.\" That's friendly, has a date, and promises nothing you can't know.",
      normal:
        'Normal to say sorry, and normal that a boss first thinks of the schedule and only then of you. Many come around in a day or two. If tasks disappear or remarks follow, note the dates, and ask an advice line early.',
      should:
        'Don\'t promise a return date or shorter leave to make the air nicer. "I\'ll let you know by (month)" is enough. Put it in writing, ask about your rights where you live, and insist kindly on what protects you now, like nights and lifting; your doctor or midwife can write that down. The rest can grow.',
    },
  },
  {
    id: 'work-too-old-objection',
    tries: [
      ['should i look for another job', 'im 58. nobody hires at 58'],
      ['just apply somewhere else', "i've been here 31 years, i dont even have a cv"],
      ['hate my job', 'at my age you dont change anymore'],
      ['you could learn something new', 'im 52 with bad knees lol who wants me'],
      ['lost my job', '61. too young for pension too old for everyone else'],
      ['thinking of retraining', "i'd be 49 when i finish. isnt that silly"],
      ['start looking quietly you said', 'everyone in the interview was 25'],
      ['want to leave the factory', 'never did anything else, no diploma'],
      ['i could go to another school', "at 60 they look at me like i'm a museum piece"],
      ['apply for the office job', 'i cant do computers like the young ones'],
      ['change careers?', '56, mortgage till 63. too late right'],
      ['update your cv', 'they see 1964 and its in the bin'],
    ],
    says: {
      told: "It's harder with those years behind you, I won't pretend it isn't, and it's not hopeless: places that need someone who stays, turns up and has seen things do hire them. Go around the pile of CVs: people who know your work, small firms, agencies, care, schools, public jobs. Leave out the birth year where you may, list only the last fifteen years. One talk a week with someone who knows you, that's the start.",
      how: "Write three things you can do without thinking and who pays for that. Call five people you've worked with and ask, not for a job, but what they'd do in your place. CV on two pages, last fifteen years, no birth date where that's usual. A short course in whatever always comes up, computers mostly, can be free at a job center. Then small firms, directly.",
      should:
        "I'd look, from inside the job you have, because looking costs nothing and you decide at the end. Don't give up what's safe before something else is signed, with a loan or a pension close that matters. And maybe it's another post in the same place, fewer hours or lighter work. That counts as change.",
      normal:
        "Very normal to think so, and partly it's true, some doors are silly about age. Others aren't. You only need one. You've learned more on the job than a diploma shows, so find the people who saw it.",
    },
  },
  {
    id: 'work-spoke-up-and-now-a-fear-or-guilt',
    tries: [
      ['should i report my colleague for stealing', 'reported it. she got fired. she has kids'],
      ['i told my boss about the mistake of my coworker', 'now i feel like a snitch'],
      [
        'my colleague drinks at work, i have to say something',
        "told the manager. he's been sent home and everyone guesses who it was",
      ],
      ['wrote an honest answer in the survey', 'it wasnt anonymous. help'],
      ['i told hr what he does', "he's suspended. what if i was wrong"],
      ['said my opinion in the meeting', 'boss was quiet. did i go too far'],
      ['reported the care home to the inspectors', "they came today. i'm shaking"],
      ['told my manager my coworker sleeps on nights', 'she found out it was me. lunch was hell'],
      ['i sent the mail to the whole team', 'regret it so much. can i unsend lol'],
      [
        'complained about the cook',
        'he got a warning. he has been nice to me all day and i feel awful',
      ],
      ['told them shes not clocking out', 'it was right i think. why do i feel so dirty'],
      ['spoke up for the new girl', "now they're cold to me. she didnt even say thanks"],
    ],
    says: {
      told: "That queasy feeling is normal after speaking up; you changed something for somebody, and you have a conscience. You said what you saw. What came of it, others decided. Don't add to it now: no explaining in the break room, no apologies for the truth, no hints. If you wrote something in anger, one short line can put the tone right. If people turn on you, note it and tell the one you went to.",
      normal:
        'Very normal to feel dirty or scared though you did what you believed was right. It settles in some weeks. You can feel sorry for how it turned out for someone and still not have been wrong to say it. Talk about it with a person outside of work, not inside.',
      say: 'If they ask you straight out: "I don\'t talk about that. If I have something to say, I say it to the boss." If only your tone was off: "I stand by what I said, but I could\'ve said it more calmly. Sorry for that part." Once each, friendly, and then about the weather.',
      should:
        "I wouldn't take it back if it was true, and I wouldn't confess around either. If you find you got a fact wrong, correct it quickly with the one you told. Otherwise let it rest, be polite to everyone, and look after the one thing in your hand: how you behave this week.",
    },
  },
  {
    id: 'work-left-on-read-by-boss',
    tries: [
      ["i'll write my boss a mail about the hours", 'sent it. no answer since monday'],
      ['how do i ask for a talk', 'wrote him. he saw it. nothing'],
      ['sent the message you wrote', 'k. thats all she said'],
      ['asked for more hours by text', 'left on read lol'],
      ['wrote to my manager that im not ok', 'she only put a heart on it'],
      ['sent a long mail about everything', 'regret. he hasnt replied and walks past me'],
      ['asked for a meeting', 'she moved it 3 times now'],
      ["told my boss i'm unhappy by mail", "he replied 'lets talk'. i feel sick"],
      ['wrote the owner about my pay', "'noted'. what does that even mean"],
      ['messaged hr', 'automatic reply, back in 3 weeks'],
      [
        'asked my boss if my contract gets extended',
        'silence, and it ends in 4 weeks. do i ask again',
      ],
      ['told her i need a decision by friday', 'its friday. nothing'],
    ],
    says: {
      told: "Waiting on a boss like that is awful. I can't know what the silence means; often it's a full inbox or a topic nobody likes. Don't send a second long text. After two working days go by in person, or write one line with a choice of two times. If something runs out, like a contract or a date, name it. And if the answer is \"let's talk\", take your three points along.",
      say: '"Hi, about my message from (day): could we take fifteen minutes, tomorrow at ten or Thursday at three? It matters to me because (date) is coming up." That\'s all, no new arguments. In person: "Did you get a chance to read my message? When can we talk about it?" Friendly, and then wait.',
      when: "Two working days, then once, kindly and with two times to choose from. If it's about a contract or a deadline, ask sooner. A week later you may go one step further, to HR or the deputy. You're not being a nuisance, you're asking for an answer to a work question.",
      them: "I can't see into {them}. A short \"k\" or no reply at all can be busy, unsure, annoyed, or just how {they} write{s}. You'll know more from two minutes face to face than from any text. Ask for those, and don't build a verdict out of one letter.",
      should:
        "Yes, ask again, once and shortly, best face to face. Leave the long mail as it is, don't apologize for it and don't add to it. Two times to choose from makes it easy to say yes. And if nothing comes after that, take the next step without waiting for permission to be heard.",
    },
  },
  {
    id: 'work-decided-to-stay',
    tries: [
      ['should i quit or stay', 'i decided to stay. for now'],
      ['thinking of leaving my job', 'staying. my colleagues mean too much to me'],
      ['new offer or old job', 'said no to the new one. dont know if im brave or a coward'],
      ['i hate my boss but love my work', "i'll stay till summer and then see"],
      ['so quit or not quit', 'not quitting. the pension, the kids, you know'],
      ['my job is boring', "i'm staying, boring pays. feels like giving up tho"],
      ['was going to resign', "talked to her, she changed my tasks, i'm giving it another chance"],
      ['you said look around', 'looked. nothing better out there. so i stay'],
      ['leave the hospital?', "couldnt. i'd miss my patients"],
      ['thinking about self employment', 'put it on ice. wife is pregnant'],
      ['will i ever leave this place', 'guess not lol. staying'],
      ['big decision about work', 'staying. but why am i sad about it'],
    ],
    says: {
      told: "Staying is a decision as well, and yours sounds thought through. It's not giving up when you know what you're staying for. Being a bit sad about the other road is fair; you did picture it. Make it a stay with edges: one thing that gets better for you this month, and a date, half a year off perhaps, when you look at it again. Until then you may stop chewing on it.",
      normal:
        "Normal to be sad or to doubt it, a door you don't take still looks nice from outside. That's no sign of a mistake. Give it a few weeks in which you don't decide anything. If it pulls just as hard at your date, then it wants another look.",
      should:
        "I'd leave the decision alone for a while, and use the calm to improve one thing: a task, the hours, a talk that's overdue. And keep a small line out, one course, one contact, some money aside. Then staying is something you choose each time and not a trap.",
      how: "Write down why you stay, in two sentences, and put the date of the next look under it. Pick one thing that annoys you daily and change it, a desk, a shift, a meeting you don't need. Put something after work that's yours. A job you stay in needs to leave room for the rest.",
    },
  },
  {
    id: 'work-day-mood-after-shift',
    tries: [
      ['bad day at work', 'and tomorrow again. i cant'],
      ['customers were awful today', 'one threw the coffee. boss gave him a refund'],
      ['long shift ahead', 'its over. 14 hours. feet dead'],
      ['my boss ignored me all day', 'now hes laughing with the others next door'],
      ['worst week ever', 'and its wednesday'],
      [
        'i have to go to work tomorrow and dont want to',
        'sunday evening and my stomach hurts already',
      ],
      ['got yelled at by a client', "my colleague just watched. i'm so angry"],
      ['today was the deadline', 'made it. cant even be happy, just empty'],
      ["i'm at work", 'hiding in the toilet. need 5 minutes'],
      ['another double shift', 'came home and screamed at everyone for nothing'],
      ['patients family shouted at me', 'and i smiled the whole time. now i cry over a sandwich'],
      ['cant stop thinking about work', 'its 2am. i start at 6'],
    ],
    says: {
      told: 'What a stretch, no wonder you\'re done. Nothing about it has to be solved in this state. Do the next small thing for your body: water, something warm, shoes off, breathe out slowly ten times. If there\'s a thought that won\'t stop, put it on paper with "tomorrow" next to it. If you snapped at somebody, a quick "that wasn\'t about you" mends most of it. Tell me what was worst, if you like.',
      how: "Make an edge between work and you: other clothes, a shower, ten minutes outside, and no telling of it for an hour. Then eat. Write down the one sentence you'd have liked to say, you don't have to send it. Phone in another room. If sleep doesn't come, lie there and rest, that helps too. Tomorrow just the first hour, then the next.",
      normal:
        "Very normal to be empty, angry or close to tears after a day of holding it in. It has to go somewhere. If it's like that most days, or your stomach starts on Sunday every week, that's worth a talk with a doctor and a look at the job. One bad day only wants rest.",
      say: 'To the people at home: "I had a terrible day and I\'m taking it out on you. It\'s not about you. Give me half an hour." To the colleague, tomorrow: "I\'d have been glad of a word from you yesterday." Both short, both calm, and not tonight if you\'re still shaking.',
    },
  },
];
