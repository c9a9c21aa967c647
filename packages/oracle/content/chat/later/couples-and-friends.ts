import type { LaterMatter } from './later-matter.ts';

/** What people go on with about couples and friends. */
export const LATER_COUPLES_AND_FRIENDS: readonly LaterMatter[] = [
  {
    id: 'couple-said-it-and-only-got-k',
    tries: [
      ['my wife never asks how my day was', 'ok i said it. she just said k'],
      [
        'boyfriend is always on his phone at dinner. it hurts me',
        "told him. he went 'ok' and kept scrolling",
      ],
      [
        'i feel like a flatmate in my own marriage',
        'so i told him last night. he nodded and turned the tv back on',
      ],
      ['my gf forgets every anniversary', 'i sent her the message you suggested, got a thumbs up'],
      ['husband makes plans without asking me', 'said it calmly like you said. he shrugged'],
      [
        'i miss her since she started the new job. how do i tell her',
        "i did. her answer was 'noted' lol what do i do with that",
      ],
      ['he never says he loves me', 'i brought it up in the car. hmm was all i got'],
      [
        'im lonely in my relationship of 11 years',
        'i finally told my partner and the reply was one word: fine',
      ],
      [
        'my girlfriend jokes about my weight in front of people',
        "told her it bothers me. 'alright'. thats it. now what",
      ],
      [
        'he spends every weekend at his brothers',
        "i said i want one sunday a month together and he said we'll see",
      ],
      [
        'how do i tell my husband i need help with the evenings',
        'i told him and he just said ok and left the room, does ok mean anything',
      ],
      ['my partner forgets everything i tell them', "said it. silence, then 'what's for dinner'"],
    ],
    says: {
      told: 'You said it, and that was the hard half. A tiny answer stings, but a short reply in the first minute tells you very little; some people need a night. Give it a day or two and watch what {they} {does}. If nothing moves, go back with one small question that can\'t be nodded away: "I\'d like to hear what you thought when I said that."',
      should:
        'I\'d leave it alone tonight and come back once, in two days, with something that needs more than a nod: "What did you make of what I said?" If there\'s still only a shrug, ask for one concrete thing with a day attached. A shrug can meet a feeling easily. It\'s harder with "this Sunday, you and me, from ten".',
      say: 'Try: "I told you something on my mind and got one word. Maybe you needed time, that\'s fine. I\'d like to know what you think about it. Tonight or tomorrow?" Then wait, and let the pause be long. If the answer\'s short again, ask for one thing: "Then just this: could you do it this week?"',
      them: "I can't see into {them}. One word can be not caring, but as often it's being caught off guard, feeling criticized, or not knowing what's wanted. You find out by asking once more, when it's quiet: \"What went through your head when I said it?\" What {they} {does} this week will tell you more than that word.",
      normal:
        "It's very common, and it's fine that it hurts: you took a run-up of days and {they} had three seconds. I wouldn't read it as the final answer. Give it a night or two, then ask what {they} made of it. If the second answer is as small as the first, that's worth saying out loud.",
    },
  },
  {
    id: 'couple-says-thats-just-how-i-am',
    tries: [
      ['my husband never helps with bedtime', 'my husband says hes just like that'],
      ['girlfriend is always an hour late', "she goes 'you knew who i was when you met me'"],
      ["he slams doors when he's angry", 'talked to him. he says thats his temper, he cant change'],
      ['my wife reads all my messages', 'she says shes a jealous person, take it or leave it'],
      ['he never plans a date. ever', 'his answer: im not the romantic type'],
      [
        'my partner leaves wet towels everywhere for 6 years',
        "told them again and got 'im messy, deal with it'",
      ],
      ['bf never says thank you', 'he said his family doesnt do that stuff. is that an excuse'],
      [
        'she makes fun of me in front of her friends',
        "'its my humour' she says, what do i say to that",
      ],
      [
        'my husband wont talk about feelings',
        'i asked and he says men in his family dont talk, thats how he is',
      ],
      [
        'my fiance spends all his pay in the first week',
        'says hes always been like that with money and wont change for anybody',
      ],
      [
        'how do i get my girlfriend to call when shes late',
        'she said shes not a phone person. and now?',
      ],
      ['he forgets my birthday every year', "just says 'you know me'"],
    ],
    says: {
      told: "\"That's how I am\" answers a question you didn't ask. You're not asking {them} to become someone else, you're asking for one act. So make it small and about doing: \"Be who you are. I'm asking for this one thing, twice a week.\" Nobody's nature forbids that. If even the small thing gets a no, you know where you stand, and can decide what you'll live with.",
      say: '"I\'m not asking you to be a different person. I\'m asking for one thing, and it matters to me: could you do it this week?" Name it so exactly that both of you can see on Sunday whether it happened. If you hear the same line again: "Okay, that\'s how you are. And this is what it does to me. What do we do with both?"',
      should:
        "I wouldn't argue about character, you'll lose an evening and learn nothing. Ask for one visible thing for two weeks and see. If it comes, even clumsily, there's something to build on. If the answer stays \"take it or leave it\", then take the words seriously and think quietly about which of the two you want.",
      why: "I can't see into {them}. Often that line is a way out of a talk that feels like a test: if it's nature, nobody can be blamed. It can also be plain comfort. You don't need to know which. Ask for something small to do instead of something to be, and watch what happens.",
      normal:
        "Lots of people say it, and it's still not an answer. We all have a nature, and we all still call when we're late once somebody really matters. You're allowed to ask for a different act without asking for a different person.",
    },
  },
  {
    id: 'couple-talk-turned-into-a-fight',
    tries: [
      [
        "how do i tell my husband i'm unhappy with how we split things",
        'well that blew up. we screamed for an hour',
      ],
      [
        'my girlfriend is always out with her friends',
        'tried to talk, it ended with both of us yelling',
      ],
      [
        'want to bring up the money with my wife',
        'it went horribly. she threw the bills on the floor and left the room',
      ],
      ['he never listens to me', 'talked to him. big fight. he slept on the couch'],
      ['we havent been close in months', 'i brought it up and now were not speaking, great'],
      [
        'his mother is here every weekend',
        'said it yesterday. total disaster, we ended up fighting about something from 2019',
      ],
      [
        'i need him to come to bed earlier',
        'it turned into a huge argument about everything. how do i come back from that',
      ],
      [
        'i asked how to tell her i feel ignored',
        'she says i attacked her. i shouted too if im honest',
      ],
      [
        'my partner drinks with colleagues every friday',
        'update: we fought til 2am and nothing is solved. what now',
      ],
      [
        'talking to my bf about moving tonight. nervous',
        'awful. he stormed out and came back at midnight without a word',
      ],
      [
        'i want to tell my husband that i need a weekend alone',
        'omg it escalated so fast, he said im selfish and i said something nasty back',
      ],
      [
        'she forgot our anniversary',
        'should i try again today or wait, last night was a shouting match',
      ],
    ],
    says: {
      told: "That's a rough night, I'm sorry. A fight doesn't mean the subject was wrong, mostly it means there was too much of it at once, or too late in the day. Today only repair: \"I don't like how we spoke to each other. I'm sorry for my part.\" Don't reopen it yet. In two or three days, take one piece of it, twenty minutes, daytime, best on a walk.",
      should:
        'Repair today, the subject later. One sentence for your own part, no "but" in it, and something kind and ordinary like coffee. Then ask for a second try in a few days, with one topic and an end: twenty minutes, and whoever gets loud calls a break. Going straight back in while both of you are raw usually gives you the same fight again.',
      say: '"Last night went wrong. I\'m sorry for my share, I got loud. What I wanted to say is smaller than it came out, and I\'d like to try again on Saturday, twenty minutes, no old stories. Is that okay?" Send it or say it, then leave it until then. An apology with a "but" in it starts round two.',
      how: "Start with your own part and nothing else. Then agree on rules before the next talk: one subject, daytime, no phones, a break as soon as somebody's voice goes up. Open with what you'd like instead of what {they} did wrong. And stop after twenty minutes even if it's going well; that makes the third talk easier.",
      normal:
        "It happens in most couples when a thing has waited too long. One ugly evening says less than what comes after: whether both of you can say sorry and try again. If you ever feel afraid in such a fight, though, that's another matter, and then tell somebody you trust.",
    },
  },
  {
    id: 'couple-finally-apologised',
    tries: [
      ['my husband called me stupid in front of his parents', 'he apologised this morning'],
      ['we havent talked since the fight on sunday', 'she came into the kitchen and said sorry'],
      ['bf forgot my graduation', 'he wrote me a long message, says he feels awful'],
      [
        'my wife shouted at me in the supermarket',
        'she said sorry and even cried. im still mad tho',
      ],
      ['he told his mates about our sex life', 'got an apology. and flowers'],
      ['girlfriend lied about where she was', 'so she apologised. do i just accept it?'],
      [
        'he missed our anniversary for football',
        "he's sorry he says. third time this year he's sorry",
      ],
      [
        'she laughed at my idea in front of her friends',
        'update she apologised in front of them too!!',
      ],
      [
        'partner ignored me all week',
        'they said sorry out of nowhere last night, i didnt know what to say',
      ],
      [
        'he blew up at me over the dishes',
        'apologised with breakfast in bed. is it ok that im not over it',
      ],
      ['my fiance yelled at my sister', 'he called her and said sorry, me too'],
      [
        'my husband spent our holiday money',
        'he finally admitted it and said sorry, what should i say now',
      ],
    ],
    says: {
      told: 'Good that it came, an apology isn\'t small. You can take it and still be sore: "Thank you, that means something to me. I need a little time to catch up." Forgiving doesn\'t have to happen on the same day. And when it\'s calm, ask the second question, the one that counts more than the sorry: "What will we do differently next time?"',
      say: "\"Thank you for saying it, I know that isn't easy. I'm not quite done being hurt, but I'm glad you came.\" That's honest and it doesn't punish. A day or two later: \"What could we do so it doesn't go that way again?\" No need to say \"it's nothing\", because it was something.",
      should:
        "I'd accept it if it names what happened and you believe it's meant; you can do that while you're still sore. Accepting means you stop collecting proof against {them}, and it doesn't mean forgetting. If it's a repeat, say so kindly: \"I take the sorry. What I need now is that it changes.\" Then agree on one visible thing.",
      normal:
        "Quite normal. The apology arrives in a second and the hurt leaves on foot. Say you've heard it, say you need a few days, and let yourself have them. If you're still as angry in two weeks, something in it hasn't been talked about yet, and it's worth finding out what.",
      glad: "That's lovely, and it took something to do that. Enjoy it without testing it. Tell {them} what it meant to you, in one sentence, because people repeat what was received well. And when you're both in a good mood, agree on one thing for next time, so the sorry has something to stand on.",
    },
  },
  {
    id: 'couple-silent-treatment-goes-on',
    tries: [
      ['my wife isnt speaking to me since saturday', 'day 4. still nothing'],
      [
        'he gets quiet for days after every fight',
        'i asked if we can talk and he just walked past me',
      ],
      [
        'boyfriend ignores me after i said i was hurt',
        'still ignoring me, he even takes his plate to another room',
      ],
      ['my girlfriend is giving me the silent treatment', 'tried your sentence. no reaction. zero'],
      [
        'husband has gone mute since i mentioned his mother',
        'its been a week now. its so cold in this house',
      ],
      ['we argued about money on monday', 'he only talks to the dog'],
      [
        'my partner hasnt said a word since the party',
        'i made dinner and everything, they ate and went to bed. do i keep trying?',
      ],
      ['how long should i let him sulk', 'ok its been 3 days, he answers yes or no but thats all'],
      ['she shuts down every time', 'nothing works she says shes fine and she isnt'],
      [
        'my husband wont talk after i booked the trip',
        'i slept at my sisters, he didnt even ask where i was',
      ],
      ['bf is punishing me with silence', 'should i start ignoring him too'],
      [
        'we fought about the wedding list',
        'how long is this normal? its day five and he communicates by post it',
      ],
    ],
    says: {
      told: "Days of that wear anyone down, it's a lonely way to live in a house. Offer once more, clearly, and then stop running after {them}: \"I'd like to sort this out. I'm here when you're ready, tonight or tomorrow.\" Then see a friend, eat well, do your things. When the talk comes, the silence itself belongs in it: a pause is fine, days without a word aren't.",
      should:
        "Don't copy it, two silent people can keep that up for weeks. Don't beg either. Say once where the door is: \"I'm ready when you are, I'd like it to be before Friday.\" Then be normal and friendly, and leave {them} to it. Afterward agree on a rule: anyone may take a break, and says when they'll be back.",
      say: "\"I can see you need quiet, and I don't want to push. But days without talking hurt me. Can we sit down for ten minutes tomorrow after dinner? You don't have to have answers.\" Say it or leave it on a note, once. If nothing comes back, don't repeat it every hour; it's been heard.",
      normal:
        "A few hours to cool down is normal, a night too. Many days of being treated like air is hard on anyone, and you're not oversensitive for minding. When you're talking again, ask for a rule: breaks are fine, but whoever takes one says until when. If it's used to punish you each time, take that to a counselor.",
      them: "I can't see into {them}. Some people go quiet because they're flooded and can't find words, some because it gives them the upper hand. The difference often shows in what comes after: relief and a talk, or conditions. Ask then: \"What happens in you when you go quiet?\"",
      when: "I can't promise a day. What usually shortens it is one clear offer and then no chasing. Set your own limit instead: if there's still no word by the weekend, say that you'd like a third person to help, a counselor for instance, and that you'll go alone if need be.",
    },
  },
  {
    id: 'couple-my-apology-was-not-accepted',
    tries: [
      [
        'i said something awful to my husband about his job',
        'i apologised. he says sorry isnt enough',
      ],
      ['i forgot my girlfriends birthday', 'said sorry like 5 times, shes still cold'],
      ['i shouted at my wife in front of the kids', 'she said she needs time. i hate this'],
      ['how do i apologise to my boyfriend for lying', "i did it. he just said 'whatever'"],
      [
        'i embarrassed her at her work party',
        'apologised twice, she wont look at me. what else can i do',
      ],
      ['i snapped at him because of stress', 'told him im sorry and he says i always say that'],
      [
        'i kissed someone at a party and told my partner',
        "they heard me out and then said 'i dont know if i can forgive this'",
      ],
      ['i told his secret to my mum', 'wrote him a long apology. read it. no reply'],
      [
        'i was jealous and said horrible stuff',
        'she said thank you but she cant just switch it off, how long do i wait',
      ],
      [
        'i broke a promise to my husband',
        'i said sorry and meant it and he went to sleep in the other room',
      ],
      ['i made fun of her cooking and she cried', 'should i apologise again? shes still quiet'],
      [
        'how do i make it up to my wife',
        'i bought flowers, she put them in the sink and said nothing',
      ],
    ],
    says: {
      told: "You did your part, and it's hard to stand there with a sorry nobody takes. Don't keep repeating it; after the second time it starts asking for comfort. Say one more thing instead: \"You don't have to be okay with me yet. I'm going to do this differently.\" Name what, exactly, then do it for weeks without pointing at it. That's the part that gets believed.",
      should:
        'One apology that names the thing is enough, a second only if the first had an excuse in it. After that I\'d let actions speak and give {them} room without disappearing. Ask once: "Is there something you need from me?" And if the answer\'s "time", then time is what you give, without checking each evening whether it\'s done.',
      when: "I can't promise how long, it's {their} clock and not yours. Small hurts often take days, broken trust can take months. What you can do is be steady: no pressing, no sulking because it isn't over, and the promised change visible each week. If it's still stuck after a month, suggest talking with a third person.",
      how: "By changing the thing itself. Flowers say you feel bad; a changed habit says you understood. Ask what hurt most, listen without explaining, repeat it back, then name one thing you'll do from now on. Keep doing it when nobody praises you for it. That's slow, and it's also the only version that tends to hold.",
    },
  },
  {
    id: 'couple-talk-went-well',
    tries: [
      [
        'i need to tell my husband i feel invisible',
        'i did it!! he actually listened and held my hand',
      ],
      [
        'scared to bring up the money with my girlfriend',
        'we talked for two hours, it was so good',
      ],
      [
        'my wife and i only talk about the kids',
        'update: had the talk. we both cried but in a good way',
      ],
      [
        'he never helps with the cooking',
        'told him and he said youre right, hes making dinner as we speak',
      ],
      [
        'i want to ask my bf to put his phone away at dinner',
        'he said he hadnt noticed and put it in the drawer',
      ],
      [
        "i feel we're drifting apart",
        'said it on the walk like you suggested. turns out she felt the same',
      ],
      [
        'how do i say that i need more affection',
        'it went way better than i thought, he thanked me for saying it',
      ],
      [
        'nervous about telling my partner im unhappy here',
        'they took it so well im kind of in shock',
      ],
      ['we always fight about his mum', "omg we finally agreed, he'll call her himself"],
      ['want to tell her i miss our evenings', 'she booked a babysitter for friday'],
      [
        "i was afraid he'd be angry when i say i want to study again",
        'he was proud of me. im so relieved. how do we keep it like this',
      ],
      ['should i say that i miss sex', "said it, we laughed, we're ok. hope it lasts"],
    ],
    says: {
      told: "That's wonderful, and you're the one who opened your mouth first. Enjoy tonight without managing it. Tell {them} what it did for you, in one sentence, because good talks get repeated when they feel good afterward. And put one small thing on a date, a walk or an evening each week, so that it doesn't have to get bad before you two talk again.",
      glad: "I'm really glad. You were scared, you said it anyway, and you were heard. Remember how that felt, because next time the fear will tell you it can't work. Say thank you to {them} today, plainly, and then just have a nice evening. Nothing else needs fixing this week.",
      will: "I can't promise it lasts by itself; old habits usually knock once or twice. When they do, it isn't a failure, it's a reminder. Set a small fixed moment each week, tea on Sunday or a walk, with one question: \"How were we this week?\" Ten minutes are enough, and it keeps things small.",
      how: 'Keep it small and regular. One fixed moment a week when you ask each other what was good and what you\'d like. Say thank you out loud when something changes. And when the old pattern comes back for a day, mention it lightly and early: "Hey, phones." That\'s a lot easier than another big talk.',
    },
  },
  {
    id: 'couple-caved-again',
    tries: [
      ['i want to say no to his parents for christmas', "i caved. we're going"],
      ['told my ex no more late night texts', 'i answered him at 2am. ugh'],
      ['my gf wants me to drop my hobby', 'gave in. sold the bike'],
      ['i was going to stop paying his phone bill', 'i paid it again'],
      [
        'i wanted to be firm about the couch, his brother is staying again',
        'i said ok fine. im so weak',
      ],
      ["i'm not apologising first this time", 'i apologised first. as always'],
      ['my husband wants a second dog, i dont', "well we're picking it up saturday lol"],
      ['i said i wont do his laundry anymore', 'did the laundry, couldnt stand the pile'],
      ['she wants my passwords', 'i gave them to her just to have peace'],
      [
        'i promised myself not to lend my friend money again',
        'lent her 200. why do i always do this',
      ],
      [
        "i was gonna tell my friend i can't host",
        "she's staying 2 weeks, i couldnt say no. how do i take it back",
      ],
      ['i was to keep the no contact with my ex', 'broke it after 9 days. do i start again'],
    ],
    says: {
      told: "Okay, you gave in. That's one evening, and it hasn't cancelled anything. You were tired and peace was for sale. Look at the exact second it tipped: was it the guilt, the face, the late hour? That's where you need a sentence ready next time, and mine would be: \"I'll tell you tomorrow.\" Nobody has to be strong for longer than that.",
      should:
        "Start again, and without punishing yourself first. If what you agreed to hasn't happened yet, you may still change it: \"I said yes too fast. I've thought about it, and it's no.\" If it's done, let it be done, and choose the next occasion now, while you're calm, with the sentence you'll use.",
      say: '"I said yes yesterday because I wanted peace. I\'ve slept on it, and I can\'t do it." Short and friendly, without five reasons, because every reason can be argued with. If you hear "but you promised": "I know, and I\'m sorry for the back and forth. It\'s still no."',
      why: 'Most likely because giving in ends the discomfort at once, and the price comes later. It isn\'t weakness, it\'s an old and well practised way of keeping peace. What helps is time: never answer on the spot. "Let me think about it until tomorrow" gives the other half of you a chance to arrive.',
      normal:
        "Very. Nearly nobody holds a new line the first time. You noticed within hours, where you'd maybe have taken months before. Say \"I'll tell you tomorrow\" next time, and you've won the night you need.",
    },
  },
  {
    id: 'couple-did-not-dare-to-say-it',
    tries: [
      [
        "i'm telling my wife tonight that i'm unhappy",
        'i couldnt do it. she was in such a good mood',
      ],
      ['gonna ask him where this is going', 'chickened out again'],
      [
        'how do i tell my boyfriend that the sex isnt good for me',
        'had the perfect moment and said nothing',
      ],
      [
        'i want to tell her i dont want to move to her town',
        'didnt say it. i just smiled and looked at flats',
      ],
      [
        "i'll tell my friend today that it hurt me",
        'we had coffee and i talked about the weather lol',
      ],
      [
        'telling my husband about the credit card tonight',
        'i opened my mouth and asked if he wants tea',
      ],
      [
        'i want to ask my partner for a break',
        'not done. every time i look at them my throat closes',
      ],
      ['i wanted to say no to the wedding date', 'i bottled it, his mum was there'],
      [
        'i have to tell my parents about my girlfriend',
        'i didnt manage. maybe next week. am i a coward',
      ],
      ["i'm going to tell him that i want to separate", 'i couldnt, hes been so nice since sunday'],
      ['ask her if she still loves me', 'im too scared of the answer so i didnt'],
      [
        'telling my bestie i cant be bridesmaid',
        'sat there with the words in my mouth for two hours. should i just write it',
      ],
    ],
    says: {
      told: 'Then it wasn\'t today, and nothing is lost. Waiting for the right mood rarely works, because a good mood is a reason not to and a bad one is, too. So announce it instead: "There\'s something I want to talk about. Tomorrow after dinner?" Once that sentence is out, the rest has to follow. Write down your first line and read it off if you must.',
      should:
        "I'd write, if speaking fails a third time, but only the door and not the whole house: \"There's something I can't get out when we sit together. Can we talk on Thursday?\" That way {they} get{s} to ask, and you get a push. The thing itself is usually better said with a voice.",
      say: "\"I've been trying to tell you something for days and I keep asking if you want tea. Give me a minute, it's important to me.\" Then the thing, in one sentence, and stop. You needn't say it well. A clumsy true sentence does more than the beautiful one that stays in your throat.",
      how: "Make it smaller. Write the first sentence on paper, twelve words at most. Choose a place where you aren't face to face, a walk or the car. Announce it beforehand, so you can't slip away: \"I'd like to talk to you about something tonight.\" Then say the sentence first and explain second.",
      normal:
        'It\'s normal, and it isn\'t cowardice. The words are hard because the person matters. Plenty of people need three or four tries. Make the next one easier with a date: "Can we talk tomorrow at eight?"',
    },
  },
  {
    id: 'couple-better-for-a-week-then-back',
    tries: [
      [
        'my husband never helps in the evening',
        'he helped for like 5 days and now its all back to normal',
      ],
      ['bf always on his phone', 'it was great for a week. now hes glued to it again'],
      [
        'i told my wife i feel criticised all the time',
        'she tried really hard til thursday, then it started again',
      ],
      ['he drinks too much at parties with my friends', 'he promised. lasted two weekends'],
      [
        'my partner forgets to text when late',
        'same again yesterday, after the big talk and everything',
      ],
      ['she promised to stop shouting at me', 'shes back to it. how many chances do i give'],
      ['we agreed on one date night a month', 'happened once. that was february'],
      ["he said he'd stop texting his ex", 'two weeks ok and now i see her name again'],
      ['the cleaning plan for us two', 'update: plan is dead. im doing everything again lol'],
      [
        'my girlfriend wanted to be less jealous',
        'good for 10 days then she asked for my phone again',
      ],
      [
        "he swore he'd come home earlier",
        'third time we had this talk, third time it lasted a week. will he ever change',
      ],
      [
        'we promised no more fights in front of the kids',
        'we slipped. felt so bad. do i bring it up again',
      ],
    ],
    says: {
      told: "That's deflating, you'd just started to believe it. The week still tells you something: it's possible. What's missing is something to hold it up when the good intention runs out. So don't have the big talk again, have a short one: \"That week was good. What made it stop?\" Then fix it to a day, an alarm or a list instead of to memory.",
      should:
        "Bring it up early and small, today rather than in a month with a full folder. Praise the good week, name that it slipped, ask what would make it stick. I'd also decide quietly for yourself how often you'll do this round. If nothing holds after a third honest try, ask for a third person, like a counselor, and see whether {they} come{s}.",
      will: "I can't promise it either way. People do change habits, usually with a few relapses and something from outside that reminds them. Watch for this: {does} {they} notice it alone, does it come back faster each time, or does it only happen after you've been upset? After a couple of months that pattern tells you a lot.",
      say: '"I noticed how you tried last week, and it was lovely. It\'s gone a bit since. I don\'t want another big talk. What would help us keep it?" Then let {them} suggest something first; people keep their own ideas longer than ours.',
      normal:
        "Sliding back is how most changes go, it doesn't have to mean it was fake. What counts is whether somebody picks it up again without you having to cry first. Mention it lightly and soon.",
    },
  },
  {
    id: 'couple-says-i-am-too-sensitive',
    tries: [
      ['his jokes about me hurt', "told him. he says i'm too sensitive"],
      ['my wife corrects me in front of everyone', 'she says im overreacting'],
      [
        'boyfriend flirts with waitresses',
        'i said it bothers me and he laughed. drama queen he called me',
      ],
      ['i felt left out at his friends bbq', 'according to him its all in my head'],
      [
        'my girlfriend reads out my messages to her sister',
        "'dont make everything so big' she said",
      ],
      ['he forgot to pick me up', 'he says other girlfriends wouldnt make a fuss'],
      ['my friend makes comments about my clothes', 'her answer: its just a joke chill'],
      [
        'how do i tell my husband the tone hurts me',
        "said it. i'm imagining things apparently. am i",
      ],
      ['partner mocked my accent at dinner', 'they think i have no sense of humour'],
      ['he looks at other women when were out', 'am i too sensitive? thats what he says anyway'],
      [
        'my fiance compares me to his ex',
        'he told me to get over it, it was a compliment. what do i reply',
      ],
      ['she ignored my message all day', 'she says im needy'],
    ],
    says: {
      told: '"Too sensitive" is about you, and you were talking about something that was done. So bring it back there, calmly: "Maybe I am sensitive. I\'m still asking you not to do it." You don\'t have to prove that it hurts enough. Somebody who likes you can leave a thing out without first agreeing that it\'s terrible.',
      say: '"You may think it\'s nothing. It isn\'t nothing to me, and I\'m asking you to leave it out. Could you do that?" No evidence, no list of earlier times. If you hear "it\'s only a joke": "Then it won\'t be hard to drop." And then be quiet and let {them} answer.',
      normal:
        "It isn't wrong to be hurt, and nobody else can measure that for you. People differ in what they feel, and that's no reason to wave it away. Check it with a friend who's honest with you if you doubt yourself. The question that counts is whether {they} stop{s} when asked.",
      should:
        "I wouldn't debate how sensitive you are, that talk has no end. Ask for the one thing, plainly, and see what happens the next two or three times. If it stops, fine, opinions may differ. If it goes on and you're told each time that you imagine things, talk to somebody outside, a friend or a counselor, so that you keep your own yardstick.",
    },
  },
  {
    id: 'couple-partner-refuses-counselling',
    tries: [
      ['we fight every day, would therapy help', 'he wont go. says its for crazy people'],
      ['my wife and i are stuck', 'suggested counselling, she laughed'],
      ['11 years and we only argue', "he says he's not paying a stranger to hear our problems"],
      ['should we try couples therapy', 'she wont come. ever. she was clear'],
      ['he cheated and we want to try again', 'asked him about counselling and got a flat no'],
      ['we cant talk without shouting', 'my husband thinks therapists always take the womans side'],
      [
        'we need help i think',
        'he says if we need a therapist we may as well split up. what do i do with that',
      ],
      ['my partner says there is no problem', 'they refused to go to the counsellor i found'],
      ['would a mediator help with our fights about money', 'he said no way. can i go alone'],
      [
        'our sex life is dead and we both suffer',
        'she wont talk to anyone about that, too ashamed',
      ],
      ['how to suggest counselling', 'suggested it nicely and he got angry and left'],
      ['i booked us a session for thursday', "he says he's not coming. should i cancel"],
    ],
    says: {
      told: "That's a disappointing answer when you reached out a hand. You can go on your own, and it's worth it: one person who reacts differently already changes the dance at home. Ask once more in a smaller size, though: one session, {they} choose{s} the person, afterward you decide together. And ask what would be all right instead, a book, a walk each Sunday, somebody from the family you both trust.",
      should:
        "Keep the appointment and go alone; ask beforehand whether that's fine, it nearly always is. You'll come home with something useful, and the door stays open. I wouldn't drag {them} there or threaten with it. I'd only say how serious it is for you: \"I'm going because I want us to work.\"",
      say: "\"I'm not looking for a judge. I'd like one hour with somebody who stops us when we go round in circles. You pick who. If it's awful, we never go again.\" If it's still no: \"Okay. Then what would you be willing to try? Because I can't go on like this.\"",
      why: "I can't see into {them}. Often it's fear of being the accused one, or shame at talking to a stranger, or a home where problems stayed indoors. So ask about that instead of arguing for it: \"What would be the worst part of it for you?\" The answer may show a way that's smaller.",
    },
  },
  {
    id: 'couple-first-counselling-session',
    tries: [
      ['we have our first couples session on monday', 'it was awful. he said nothing for an hour'],
      ['therapy with my wife tomorrow', 'went. it was weird and i cried in front of a stranger'],
      [
        'we finally go to counselling',
        'had the first one, we argued in the car the whole way home',
      ],
      ['scared of the counsellor', 'it was actually ok!'],
      ['first session today with my partner', 'they talked and talked and i got maybe 5 min'],
      ['my husband agreed to therapy', 'i think the therapist is on his side'],
      [
        'going to marriage counselling',
        'we went, cost 120 and all she did was ask about our parents',
      ],
      ['couples therapy starts thursday', "he says he's never going back there. what now"],
      ["we're trying counselling", 'first one done. i feel worse than before, is that normal'],
      [
        'counsellor appointment tonight, nervous',
        "i said things i didnt plan to say and now she's quiet",
      ],
      ['session one on friday with my gf', 'it was good? we held hands after. how many do we need'],
      ['my wife picked a therapist', 'i didnt like him at all. do we look for another'],
    ],
    says: {
      told: "The first one is usually the strangest, so don't grade it yet. You showed up together, and things got said or at least touched. Keep tonight soft: no post-mortem, something to eat, an early night. Give it three sessions before you judge, and if something bothered you, tell the counselor so at the start of the next one. That's allowed, and they work with it.",
      normal:
        "Yes, feeling raw or odd after the first hour is very common; you opened a cupboard that was shut for years. It should get clearer within three or four sessions, though. If you feel judged or unsafe in there, say it to the counselor, and change if it doesn't improve.",
      should:
        "I'd give the same person two more tries, with one clear remark at the beginning: \"Last time I felt like this, could we do it differently?\" If it still doesn't fit, look for another; the fit matters a lot, and switching is normal. Choose together, and let the one who's more reluctant have the last word on who.",
      when: 'I can\'t promise a number. Many couples notice something after three to six sessions, some need longer. Ask the counselor straight: "What are we working on, and when do we look at whether it helps?" A good one has an answer to that.',
      how: 'Keep the talk out of the car. Agree that the evening after a session is off limits for discussions, and that each of you writes down one thought for next time. Begin the next session with what was hard about the last one. And do one pleasant thing together in between that has no purpose at all.',
    },
  },
  {
    id: 'couple-chore-plan-already-tried',
    tries: [
      ['i do everything in the house', 'we had a list. it hung there two weeks'],
      ['how do we split the chores', "tried that. he 'forgets'"],
      [
        'my wife never cleans the bathroom',
        'we already did the chore chart thing, doesnt work with her',
      ],
      ['bf doesnt see the mess', 'i tried lists, apps, reminders. nothing'],
      ['he leaves everything to me', 'i dont want to make a list, then im the manager again'],
      [
        'we fight about dishes every day',
        'had that plan. he does his part but only when i remind him',
      ],
      ['i work full time and also do the whole household', 'done that talk 100 times'],
      ['partner leaves hair in the drain', 'the app with points? he turned it into a joke'],
      [
        'my girlfriend is so messy',
        'she says lists make her feel like a child. what else is there',
      ],
      [
        'how do i get my husband to see what needs doing',
        'he says just tell me what to do. thats the problem!!',
      ],
      [
        'dividing the housework with two kids',
        'we split it, i still do all the thinking. how do i explain that to him',
      ],
      [
        'boyfriend moved in and i became the maid',
        'tried a list, he ticked things he didnt do lol',
      ],
    ],
    says: {
      told: "Then lists aren't it, because somebody still has to run them, and that's you. Give away whole areas instead: all of the food, or all of the laundry, from noticing it's needed to putting it away. No reminders and no checking for three weeks, even if it's done later and uglier than you'd do it. What nobody notices stays visible, and then it's a shared problem.",
      say: '"I don\'t want to be the one who gives out jobs. Noticing is work too, and it\'s all mine at the moment. Please take one thing completely: you see it, you plan it, you do it. Which one do you want?" Let {them} choose. And then really hand it over, shopping list included.',
      how: "Whole areas in place of single tasks, chosen rather than given out. Agree on what done means, once. Then no reminders. Keep ten minutes on Sunday to look at the week together: who has what, what's too much. If it fails, say what you'll stop doing or pay for, a cleaner twice a month for instance, out of the shared money.",
      should:
        "I'd stop optimizing the system and have one honest talk about what it does to you: tired, cross, less close. Then hand over two whole areas and let go of your standard there for a few weeks. If even that's left lying, you know it was never about the list, and that's the talk to have.",
    },
  },
  {
    id: 'couple-went-on-chore-strike',
    tries: [
      ['i do all the laundry', 'i stopped. he has no clean socks and hasnt said a word'],
      [
        'my husband leaves his dishes everywhere',
        'stopped washing them, kitchen looks like a crime scene now',
      ],
      [
        'i do everything at home',
        'day 6 of doing nothing. its disgusting and im the only one who suffers',
      ],
      ['gf never tidies', 'i didnt tidy for a week, she didnt even notice!!'],
      ['he lives like a hotel guest', 'so i only cook for me and the kid now. he ordered pizza'],
      ['nobody helps me', 'i went on strike like my sister said and now we arent talking'],
      ['my wife throws clothes on the floor', 'left them there. the pile is up to my knee'],
      ['i stopped doing his share', 'he asked if im ill lol'],
      ['partner doesnt clean the bathroom', '3 weeks, nobody cleaned it. should i give in'],
      ['i quit doing the trash', 'it smells. how long do i hold out'],
      [
        'we share a flat me and my bf, he does nothing',
        'i did nothing too and he says finally youre more relaxed. im speechless',
      ],
      [
        'stopped reminding him of anything',
        'he forgot his own mums birthday and blames me. was that wrong of me',
      ],
    ],
    says: {
      told: "So now you know: you see it and {they} {does}n't, or not at the same point. A strike only works if the other one knows there's a strike, otherwise it's just mess. Say it out loud and without sarcasm: \"I stopped because I'm worn out, not to punish you. I want us to sit down and split this.\" Then clean together for an hour, and share out whole areas.",
      should:
        "I wouldn't hold out much longer in silence, you're the one it costs. End it with words rather than with a mop: \"I'm not taking it all back. Which parts are yours?\" Clean up the worst together, music on, one hour. What goes unclaimed gets paid for or stays undone, and that's agreed beforehand.",
      say: "\"You may have noticed I stopped. I'd been carrying nearly all of it and I couldn't any longer. I don't want a fight, I want a new deal. Saturday morning we clean together, and then each of us takes over certain things for good. Which ones do you want?\"",
      normal:
        "It's understandable, you'd run out of words. It just tends to end in a colder house unless it's explained. Say what you stopped and why, and ask for the new split; then it had a purpose.",
    },
  },
  {
    id: 'couple-does-chores-but-badly',
    tries: [
      [
        'my husband never cooks',
        'he cooked. kitchen looked like a bomb hit it and i cleaned for an hour',
      ],
      ['asked my bf to do the laundry', 'he did it, my wool jumper fits a doll now'],
      ['he finally took over the shopping', 'he bought 4 kinds of crisps and no milk'],
      [
        'my wife took over the bathroom like you said',
        'she just wipes the mirror and calls it done',
      ],
      ['we split the housework now', 'he does it but so badly i redo everything'],
      ['partner does the dishes now', 'theyre still greasy. do i say something or shut up'],
      ['he dresses the kids in the morning now', 'they went to school in pyjama tops'],
      ['my girlfriend vacuums now', 'she leaves out every corner, is it petty to mention'],
      ['i handed over the bills to him', 'two were late already. should i take it back'],
      ['he does the school bags now', 'forgot the lunch twice this week, i had to drive there'],
      ['he cleans on saturdays now', "takes him 15 min, i'd need two hours. hes so proud"],
      ['she took over the dog', 'walks him five minutes round the block'],
    ],
    says: {
      told: "Annoying, and still a step: it's being done by somebody else. Sort it in two heaps. Ugly but harmless, like a crooked pile or a strange shopping bag, you leave alone, really alone. What costs money, sleep or somebody's lunch gets agreed once: \"This is what done means to me.\" And then don't redo it behind {their} back, or it'll quietly come home to you.",
      should:
        'I\'d say one thing, kindly, and swallow the rest for a month. People give up a task fast when every try is graded. Thank {them} for the doing, then name the one point that matters: "Could you wipe the stove as well? Then I can really sit down." Taking it back would be quicker and would cost you for years.',
      say: '"I love that this is off my hands. One thing would make it perfect for me, could you do that as well?" Name exactly one. If it\'s really half done: "For me it\'s finished when this and this are done. Can we agree on that?" Then leave the room while it happens.',
      normal:
        "It's not petty to notice, and it's normal that somebody new to a job does it worse for a while. Choose what truly matters and mention that. For the rest, look the other way on purpose and enjoy the chair.",
    },
  },
  {
    id: 'couple-earns-less-so-does-all-housework',
    tries: [
      ['my husband does nothing at home', 'he says he earns the money so the house is my job'],
      ['i do all the cooking and cleaning', 'i only work 20 hours though, so maybe its fair?'],
      ['we fight about chores', 'she says she pays more rent so i clean'],
      ["i'm so tired of the housework", 'but im on parental leave, does he have to help at all'],
      ['he doesnt lift a finger', 'hes the one with the full time job, i work from home'],
      ['my bf leaves it all to me', 'well im a student and he pays for everything'],
      ['household is 100% mine', 'my mum says a man who works 50 hours shouldnt have to wash up'],
      ['how do we share the work', 'im unemployed right now so i feel i cant ask'],
      ['wife wont do anything in the evening', 'she has the bigger job. is it my duty then'],
      ['nobody helps me at home', 'he says my job isnt a real job'],
      ['i cook clean and do the kids', "he works shifts, i'm part time. am i asking too much"],
      ['i clean alone every weekend', 'he says if i want it fair i should earn the same'],
    ],
    says: {
      told: "Count hours, not pay: jobs, commute, children, house, and the planning in your head, all in one sum for each of you. Who earns more is a question of money; who gets to sit down is a question of time. If your totals are about even, the split's fair. If you've got ten hours less on the sofa, that's what to talk about, with the numbers on the table.",
      say: "\"I don't want to compare who's more important. Let's write down one week, everything each of us does, job and home. Then we see who has how much free time, and make it about equal.\" It's hard to argue with a sheet of paper. Do it for a real week, both of you.",
      normal:
        "You're not asking too much if you ask for similar time to rest. It's fair that whoever's home more does more in the house during those hours. Evenings and weekends are everyone's, though, and a home with two adults in it is used by two.",
      should:
        "I'd do the week on paper first, so you're not arguing over feelings. If it shows you have more free hours, take on more and do it with a good conscience. If it shows you have less, ask for two fixed things in the evening or at the weekend. Either way you'll stop wondering.",
    },
  },
  {
    id: 'couple-outsider-says-i-am-the-problem',
    tries: [
      ['my husband never does the dishes', 'my mum says i spoil him'],
      ['i do all the driving and planning for my girlfriend', 'my mates say im whipped'],
      ['we fight a lot about his hours', 'my sister says im too demanding'],
      ['my boyfriend hardly texts', "my friend says i'm clingy"],
      ['i cook for my wife every day and she never says thanks', 'my brother says im an idiot'],
      ['he wants to go on holiday without me', 'his mum told me a good wife lets her man go'],
      [
        "we've been together 7 yrs, no ring",
        'my aunt says its because i gave him everything already',
      ],
      ['i told you about our sex problems', 'my best friend says i should just do it for him'],
      ['my wife earns more', 'dad says no wonder shes the boss. it bugs me'],
      ['i forgave him the lie', 'all my friends say im stupid. are they right'],
      ['i stayed in when she was ill', 'my colleague says she has me on a leash'],
      ['i let my partner have the car every day', "everyone says i'm too nice. am i?"],
    ],
    says: {
      told: "That stings, because it came from someone who knows you. Take one question out of it and leave the rest: is there something in it that you'd thought yourself? If yes, use that piece. If not, it's an opinion from outside, made of half your stories, mostly the bad ones. You're the one who lives there. What would you like to be different by next month?",
      normal:
        "You're not stupid for doing it your own way. People judge couples by their own history, and they hear mainly about your worst days. I'd ask one thing: do you give because you like it, or because you're afraid of what happens when you don't? The first is fine. The second's worth changing.",
      say: '"I know you mean well. When I tell you these things, I don\'t need a verdict on me, I need you to listen." If it keeps coming: "You\'ve said that, and I\'ve heard it. I\'m handling it my way." Then change the subject, and next time tell that person a little less.',
      should:
        "I wouldn't change course because of a remark, and I wouldn't throw it away in anger either. Sleep on it, then ask yourself what you'd advise a friend in your place. If the same answer comes from two or three people who like you both, look at it more closely.",
    },
  },
  {
    id: 'couple-no-sex-they-say-tired-stress',
    tries: [
      ['we havent had sex in 4 months', 'i asked. he says hes just tired'],
      ['my wife doesnt touch me anymore', 'told her. she says its the stress at work'],
      ['bf turns away in bed', 'he says it has nothing to do with me, hes exhausted'],
      [
        'no sex since the baby',
        "brought it up and she said she's done by 8pm and cant think about it",
      ],
      ['i feel unwanted by my husband', 'he said he doesnt know why, he just has no desire'],
      ['dead bedroom, 2 years', 'we talked. she says she loves me but her body is asleep'],
      ['my girlfriend never initiates', 'she says the pill killed it'],
      ['how do i ask about our sex life', "asked. answer: 'not everything is about sex'"],
      ["we're like roommates", 'he says its normal after ten years. is it'],
      ['partner avoids kissing me', 'they say theyre just overwhelmed, should i believe it'],
      [
        'i miss being close to him',
        'he got embarrassed and said its his age. what do i do with that',
      ],
      ['he never wants to anymore', 'its the new meds he thinks. how long do i wait'],
    ],
    says: {
      told: "Good that you asked, and being turned down over and over hurts even with a kind reason. I'd take the reason at its word for now, and ask what would help: more sleep, less on {their} plate, a doctor's appointment if the body or a medicine may play a part. And ask for closeness without a destination: ten minutes of lying together, where nothing has to follow.",
      them: 'I can\'t see into {them}. Tiredness, worry, hormones, medicine, old resentment or shame can each switch desire off while the love stays on. Ask gently, outside the bedroom: "What would make you feel like being close again, even just a little?" And listen to the first answer without defending yourself.',
      normal:
        "Quiet stretches are common, especially with stress, small children or an illness around. Common doesn't mean you have to be content with it. If it makes one of you sad, it's a subject. If it came suddenly or with a new medicine, {they} should ask a doctor.",
      should:
        "I'd believe the reason and act on it together, rather than wait in the dark. Agree on something for the next four weeks: earlier nights, an evening with a sitter, touch without more, a doctor if there's a change in the body. Then talk again on a set day. Waiting without a date is what makes people bitter.",
      say: "\"I believe you that it isn't about me. I still miss you. I don't need sex on a schedule, I'd like to be close, even just holding each other. And I'd like us to talk about it again in a month, so it doesn't get lost.\"",
    },
  },
  {
    id: 'couple-i-am-the-one-who-does-not-want-sex',
    tries: [
      ['we hardly have sex', 'its me. i just dont feel like it'],
      ['our sex life is gone', 'hes frustrated and i have no desire at all since the birth'],
      ['my husband says im cold', 'i do love him, i just never want it anymore'],
      ['we fight about sex', "she wants it every day and i'd be happy with once a month"],
      [
        'i avoid going to bed at the same time',
        'because then i dont have to say no again. i feel so guilty',
      ],
      ['he thinks i dont love him', 'i do it sometimes just so hes not upset'],
      ['how to get closer again', 'problem is i flinch when he touches me, i know what comes next'],
      ['no intimacy for half a year', 'im the reason. am i broken'],
      ['my gf is sad that i never initiate', 'i never think about it, honest. is that normal'],
      ['low libido since the antidepressants', 'how do i tell my bf its not him'],
      [
        'we dont sleep together anymore',
        'i feel pressured every time he hugs me. how do i say that',
      ],
      ['my wife suggested an open relationship because i never want', 'should i force myself'],
    ],
    says: {
      told: "Nothing's broken about not wanting. Please don't push yourself through it, your body learns to brace when it expects to be overruled. Tell {them} it's about you and not a verdict on {them}, and ask for a few weeks of touch with sex off the table, so a hug can be a hug again. If it changed with a birth, a medicine or pain, mention that to a doctor, it's a routine question there.",
      say: "\"I love you, and I don't feel desire right now. It isn't something you did. What makes it harder is when every touch could lead somewhere. Could we agree that for a month nothing has to? I'd like to cuddle you without watching where it goes.\"",
      should:
        "No, don't force yourself; it tends to make the wanting go further away. Say honestly where you are, keep other closeness alive as far as it feels good, and look for causes: sleep, worry, anger, medicine, pain. If you're stuck after a while, a counselor for couples has heard this a thousand times.",
      normal:
        'Desire differs a lot between people and between years; both more and less are normal. It becomes a problem when it makes one of you unhappy or when it changed suddenly. In that case talk with each other, and with a doctor if the body may have a part in it.',
      why: "I can't tell you which one is yours. Common ones are being tired, stress, hormones, certain medicines, pain, unspoken anger, or feeling pressured. Ask yourself when it last felt easy and what was different. If it's physical or came with a pill, ask a doctor.",
    },
  },
  {
    id: 'couple-partner-hurt-when-sex-was-raised',
    tries: [
      ['how do i tell my bf that i dont enjoy the sex', "told him. he's crushed now"],
      ['my wife and i need to spice things up', 'i suggested something and she cried'],
      [
        'i want to tell her what i like in bed',
        "she took it as criticism. hasn't touched me since",
      ],
      ['he finishes too fast', 'i mentioned it and hes so embarrassed he wont look at me'],
      [
        'we never have sex, i wanna bring it up',
        'he got defensive and said i only think about that',
      ],
      ['want to ask my gf about a fantasy', 'asked, she said am i not enough for you'],
      ['i fake it and want to stop', 'i confessed. he feels like everything was a lie'],
      ['i told my husband im bored in bed', "he says now he'll always think about it"],
      ['i asked for more foreplay', "she said 'so im bad at it'. how do i fix this"],
      ['talked about sex with my partner', 'they went quiet and slept on the couch'],
      ['i want more sex than him', 'said so, he feels like a failure. did i ruin it'],
      ['i told him something hurts during sex', 'now hes scared to touch me at all, what do i say'],
    ],
    says: {
      told: "That's a tender spot, so the hurt doesn't mean you were wrong to say it. Repair the feeling first and keep the subject: \"I told you because I want more of us, not less. I like being with you.\" Name one thing you truly love about the two of you. Then let it rest a few days. Next time talk about what you'd like more of, one thing, and ask {them} the same.",
      say: "\"I think that landed like a grade, and I didn't mean it so. I want you. I'd like us to find out together what's good for both of us. Tell me one thing you'd like more of, and I'll tell you one.\" Best on a walk or on the sofa, not in bed.",
      should:
        "Don't take it back, then you'd be alone with it again. Comfort {them} without lying: what you like, what you'd love more of. Give it some days, be affectionate outside the bedroom, and let the next time be about something easy. If it stays stuck, an hour with a counselor helps many couples over that bump.",
      normal:
        "Very normal. Hardly anything hits people's pride faster, and most of us never learned how to hear it. A few sore days are part of it. What helps is warmth in the meantime and talking in wishes rather than faults.",
    },
  },
  {
    id: 'couple-looked-in-phone-found-nothing',
    tries: [
      ['should i check my boyfriends phone', 'i looked. nothing. now i feel like shit'],
      ['i think my wife is hiding something', 'went through her messages last night, all boring'],
      ['he takes his phone to the toilet', 'checked it while he slept, only memes and football'],
      ["i'm so jealous of his coworker", 'i read their whole chat and its only work stuff'],
      ['i dont trust my gf', 'i looked and there was nothing at all. do i tell her?'],
      [
        'he changed his passcode',
        'i got in anyway. nothing there except a gift hes planning for me. im so ashamed',
      ],
      ['i was cheated on before and im scared', 'i caved and checked. clean'],
      [
        'my husband is always smiling at his phone',
        'its a group with his brothers lol. should i confess i looked',
      ],
      ['partner deletes chats', 'found nothing but what if its deleted'],
      ['i want to check his location', 'did it all week, hes where he says. i cant stop though'],
      [
        'how do i stop wanting to look',
        'i looked again yesterday. nothing again. why doesnt it calm me',
      ],
      [
        'she goes out a lot lately',
        'checked her phone, found a message telling her friend how much she loves me. i feel awful',
      ],
    ],
    says: {
      told: "That guilty feeling is fair, and it tells you you're not someone who wants to live like this. Looking calms for about a day, then the doubt finds a new corner. So stop at this one, and take the fear where it can be answered: \"I've been afraid of losing you lately, and I don't like what it does to me. Can we talk about it?\"",
      should:
        'I\'d tell, if it keeps standing between you or if you might do it again, short and without a case for the defense: "I looked in your phone. It was wrong, and I was scared." If it was once and you can truly close that door, then at least tell the fear behind it. The fear\'s the part that needs an answer.',
      say: "\"I have to tell you something I'm not proud of. I looked in your phone because I was afraid. There was nothing, and I'm sorry. You may be angry. I'd like to talk about what makes me so scared, because I don't want to do it again.\"",
      why: "Because the doubt isn't about the phone. Checking answers one question and leaves the next one open: but what about tomorrow? It's often an old hurt, or too little closeness at the moment. When the urge comes, wait twenty minutes and tell somebody how you feel. If it runs your days, a few talks with a counselor help.",
      how: "Make it harder: no phone in the bedroom, an agreement with yourself to wait twenty minutes, and a friend you text instead. And tell {them} the fear, without accusation, so you don't carry it alone. Each time you don't look, the urge gets a bit weaker. If it doesn't, talk it over with a counselor.",
    },
  },
  {
    id: 'couple-looked-and-found-messages',
    tries: [
      [
        'should i check my husbands phone',
        'i did. theres messages with a woman from work. hearts and everything',
      ],
      ['she hides her screen', 'i looked. shes been writing with her ex for months'],
      ['i have a bad feeling about my bf', 'found a dating app on his phone'],
      ["he says i'm paranoid", "well i found the chat. 'miss your body'"],
      [
        'i dont trust my partner',
        'ok i looked and now my hands are shaking. they wrote i love you to someone',
      ],
      ['is it wrong to look at his phone', 'doesnt matter anymore, i found pictures'],
      ['my wife works late a lot', 'saw a message from someone called D: last night was amazing'],
      ['he deletes everything', 'he forgot the archive. its all there'],
      ['i looked on her laptop', 'she told her friend shes not in love with me anymore'],
      [
        'my girlfriend is acting weird',
        'there is a guy. they plan a weekend. do i say how i know?',
      ],
      ['checked his insta dms', 'flirting with like 3 girls. what do i do first'],
      ['looked at his tablet', 'hotel booking for two, i wasnt there. how do i bring it up'],
    ],
    says: {
      told: "I'm so sorry, that's a punch in the stomach. Don't act in the first hour. Sit down, drink some water, call one person who stays calm. What it means exactly you can only learn from {them}, so talk when you're steady and the two of you are alone: say what you saw, that you looked, and ask one open question. Then be quiet. You don't have to decide anything tonight.",
      say: '"I looked in your messages. That wasn\'t right, and we can talk about it later. I saw what you wrote there. I want to hear from you what this is, all of it, now, and not in slices." Then say nothing more and wait. If it turns into a talk only about your looking: "Yes, I did. And this is still my question."',
      should:
        "I'd say how you know. It comes out anyway, and an honest start lets you ask for honesty. Do it in the next days and not in the middle of the night, with the children elsewhere if there are any. Until then tell one trusted person. What you want to do with the answer can wait until you've had it.",
      how: 'Calm place, alone, phones away. First what you saw, in one sentence, then that you looked, then the question: "What is this?" Don\'t offer explanations {they} could just nod to. If you get too upset, break it off and say when you\'ll go on. Have somewhere to sleep arranged, in case you want distance tonight.',
    },
  },
  {
    id: 'couple-asked-about-other-person-just-friends',
    tries: [
      ['my bf texts a girl from work all day', 'asked him. hes like shes just a friend'],
      ['my wife is always out with this guy from the gym', 'she says im being paranoid'],
      ['he likes all her pictures', 'he says its just instagram calm down'],
      [
        "i'm worried about his ex",
        "asked. 'theres nothing going on' and he got angry that i asked",
      ],
      [
        'my girlfriend has a new best friend, male',
        'she said if i dont trust her we have a problem',
      ],
      ['who is he texting at night', "he said its a colleague with problems and he's helping her"],
      ['husband went for drinks with a coworker', 'he says its work. i still have that feeling'],
      [
        'how do i ask her about the guy',
        "i asked, she laughed and said he's gay. do i believe her",
      ],
      ['he hides his chats with her', 'he swears nothing happened. i dont know what to believe'],
      [
        'my partner mentions this person constantly',
        'confronted them, they say theyre allowed to have friends',
      ],
      ['he danced with her all night', 'he says im crazy and jealous. am i'],
      [
        'she still meets her ex for coffee',
        'asked her to stop, she said no, its only friendship. what now',
      ],
    ],
    says: {
      told: "You asked straight, and now you've got an answer that you can't check. I don't know if it's true, and guessing will eat you. Go for what you can both see: what would make it easier to believe? Knowing each other, no hidden chats, being home when said. Say it like this: \"I'd like to believe you. It's the secrecy that scares me, more than the friend.\"",
      should:
        "I'd take the answer for now and ask for one open thing: meeting that person, or not turning the screen away. Then watch for some weeks whether life gets more open or more closed. Forbidding a friendship seldom brings calm. Asking for openness is fair, and so is having your own limit, said out loud.",
      them: "I can't see into {them}. Getting annoyed can come from being caught and just as well from being suspected for nothing, it proves neither. What tells you more is what happens afterward: {is} {they} open, does that person become somebody you know, too, do you matter in plans? Ask for that.",
      say: "\"I'm not accusing you. I notice I get scared, and the hiding makes it worse. I'd like to meet this friend once, and I'd like us not to turn our screens away. You can have friends. I'd just like not to feel outside.\"",
      normal:
        "You're not crazy for feeling uneasy; it's a signal that something needs talking about, though it isn't proof. Separate the two: what did you see, and what do you fear? Bring the first as it is and the second as a feeling. Then see whether it's met with openness.",
    },
  },
  {
    id: 'couple-partner-admitted-cheating',
    tries: [
      ['i think my husband is seeing someone', 'he admitted it. 4 months'],
      ['she comes home late all the time', 'she told me everything last night. it was her boss'],
      ['found messages on his phone, do i ask', 'asked. he cried and said yes'],
      ['my bf was weird since the festival', 'he slept with someone there. just told me'],
      ['is my wife hiding something', 'she confessed, it was once, two years ago'],
      ['i had a bad feeling about his ex', 'its true. they kissed'],
      ['my partner deletes chats', 'they came clean. i cant stop shaking'],
      [
        'he keeps guarding his phone',
        'so it was my friend. my own friend. he said it like nothing',
      ],
      [
        'asked her about the hotel bill',
        'she said yes theres someone, and she doesnt know what she wants. what do i do now',
      ],
      ['he says it was a mistake', 'he told me himself, do i throw him out'],
      [
        'i confronted my gf',
        'she admitted it and wants us to try again. i have no idea what to feel',
      ],
      [
        'i asked him straight like you said',
        'he said its over with her and he loves me. should i leave tonight',
      ],
    ],
    says: {
      told: "I'm so sorry. Now you know, and knowing hurts in a new way. You don't have to decide about the relationship today; the next two days are only for getting through. Call one person who can be with you, eat something small, sleep apart if you want distance. Ask the questions you really want answered and leave the pictures out. And if you two had sex since, a test is a sensible step.",
      should:
        "I wouldn't decide for good tonight. Decide the night: who sleeps where, who you call, what you tell work tomorrow. Asking for a few days apart is fair and isn't the end. After that, listen for whether {they} answer{s} fully and cut{s} contact without being asked, then see what you want. Staying and leaving both remain open.",
      say: "\"I've heard it, and I can't talk any more tonight. I need distance until the weekend. Then I want to know all of it, once, and honestly. Until I've decided what I want, please don't ask me to forgive you.\" You needn't comfort {them} in this. Somebody else can do that.",
      normal:
        "Shaking, not eating, being numb, laughing, wanting closeness an hour later: all of that is normal after such news. It changes by the hour at first. Don't take any of it as your decision. Have somebody near you, and if you can't sleep or eat for several days, see a doctor.",
    },
  },
  {
    id: 'couple-staying-after-cheating',
    tries: [
      ['he cheated with a coworker', 'we decided to try again. i still check everything'],
      ['my wife had an affair', 'im staying. nobody understands it'],
      ['she kissed someone else', 'forgave her but i see it every time i close my eyes'],
      ['should i leave after he cheated', 'i took him back. my sister wont talk to me now'],
      [
        'found out about his affair in may',
        'its been 4 months and i still cry in the shower, when does it stop',
      ],
      ['he slept with his ex', 'im giving him another chance. am i stupid'],
      ['partner cheated on a work trip', 'they do everything right now and im still so angry'],
      ["we're trying to get over my husbands affair", 'he says i should stop bringing it up'],
      [
        'i decided to stay with her',
        'some days its fine and then a song comes on and im back there',
      ],
      ['he wants to start fresh', 'ok we do. how do i trust him again'],
      [
        'my bf cheated, we stay together because of love',
        'do i tell my parents or keep it between us',
      ],
      ['stay or go after cheating', 'stay. it feels heavy. both kids are happy tho'],
    ],
    says: {
      told: "That's a decision that takes guts, and you don't owe anyone an explanation for it. Staying doesn't mean being over it; waves will come, often out of nowhere. Give the subject a place, half an hour a week when you may ask anything and {they} answer{s}, so it doesn't leak into every evening. You may change your mind later as well. A counselor is worth the money here.",
      how: 'In small checks that get fewer. Agree on openness for a while: where, with whom, contact ended. Ask your questions at a set time each week. Notice when something promised is kept, and say so. Do new things together, too, not just repair. Trust tends to come back through many boring days, so look at it by months.',
      when: "I can't promise a date. Many people talk of a year or two until it's no longer the first thought, with better and worse weeks. Going backward after a good stretch is common. If you're as raw after half a year as on the first day, get help from a counselor, together or alone.",
      normal:
        "You're not stupid, and still being angry while you're staying isn't a contradiction. You chose to try, you didn't choose to forget. If you hear \"stop bringing it up\", ask for a fixed half hour a week instead; that helps both of you.",
      say: "\"I've chosen to try, and I'm not finished with it. When it comes up, I don't want to punish you, I need you to stay and listen. Could we have half an hour every Sunday where I may ask anything? Then I'll try to leave it out of the other days.\"",
    },
  },
  {
    id: 'couple-money-split-called-stingy',
    tries: [
      [
        'my bf earns double and we split 50/50',
        'asked for a different split, he said love isnt maths',
      ],
      ['i always pay when we go out', 'told her. she called me stingy'],
      [
        'i pay more rent than my partner uses',
        'brought it up and they said money ruins everything',
      ],
      ['my husband decides about all our money', 'he says i dont understand money anyway'],
      [
        'girlfriend lives with me for free',
        'i asked for 200 a month and she was offended, says its my flat',
      ],
      ['how do i ask him to pay groceries too', 'asked, he says he pays the gas so its even'],
      ['i pay for his kids too', 'he says family doesnt count'],
      ['we need to talk about costs', 'tried. she said not now, every time not now'],
      ['she spends, i save', 'she says im a control freak with my spreadsheet'],
      ['bf never has cash on him', "he got mad and transferred me 40 with the message 'happy now'"],
      ['i earn less and pay half', 'he said fair is fair. how do i explain it'],
      ['wife hides her shopping', 'she says its her money. is it unfair of me to ask'],
    ],
    says: {
      told: 'Money talk gets called unromantic mostly when somebody\'s uneasy with it. You asked something fair. Take the feeling out and bring a sheet: rent, food, bills, each income, what\'s left for each at the end of the month. Then ask one question: "Does this look right to you?" Splitting by income is one easy way, each puts in the same share of what they earn.',
      say: '"It isn\'t about being petty. I\'m getting resentful, and I\'d rather talk than count in secret. Let\'s write down what we both earn and what this life costs, one hour on Sunday, and find a split where each of us has something left." If it\'s "not now": "Okay, when? I need a day."',
      should:
        "I'd keep at it, calmly and with figures, because swallowed money turns into fights about something else. Propose one concrete model for three months, such as sharing costs in proportion to pay, and then look again. Until then, don't pay extra silently while hoping it'll be noticed.",
      normal:
        "It's not stingy to ask how costs are shared; it's part of living with somebody. Lots of couples avoid it until there's a quarrel. Bring numbers and a suggestion, and it'll feel less like an accusation.",
    },
  },
  {
    id: 'couple-told-about-hidden-debt',
    tries: [
      ['my husband is hiding bank letters', 'its 18k. he finally told me'],
      ['i have to tell my wife about the credit card', 'told her. she hasnt said a word since'],
      ['my bf never has money', 'he has debts everywhere. 9 thousand. i had no clue'],
      [
        'i hid my debt from my fiance',
        'said it last night. he was hurt about the lie, not the money',
      ],
      ['she gets letters from collectors', 'she admitted it, online shopping, 3 cards'],
      ['should i confess the loan', 'i confessed. he wants to postpone the wedding'],
      [
        'partner took a loan without telling me',
        '12000. for his brother. im so angry i could scream',
      ],
      ["we're always short and i dont know why", 'he was gambling. it came out today'],
      [
        'tell her before we move in or after',
        'told her before. she stayed but shes counting everything now',
      ],
      [
        'i found a reminder letter',
        'he said its all under control but its 4 different loans. what do we do first',
      ],
      ['husband lost money with some app', 'all the savings. do i take over the accounts now'],
      ['how do i tell him i owe 6000', 'done. he hugged me. i cried for an hour'],
    ],
    says: {
      told: "Now it's on the table, and that's the worst part of a secret over. There are two things here, the sum and the hiding, so don't mix them in one talk. For the sum: all letters in one pile, one list of who, how much and what rate, then a free debt adviser, in the next days. For the trust: no more hidden letters, from today, and a look at the accounts together each month.",
      should:
        "I'd first get the whole picture before anyone decides anything big: every letter, every loan, on one page. Don't sign or pay off anything in a hurry, and ask a free debt adviser what concerns whom. Seeing the accounts together is reasonable for a while. If gambling has a part in it, there are special helplines for that, also for partners.",
      say: '"The money is one thing, and we\'ll find a way with help. The hiding is the other, that needs time. From now on nothing about money is secret between us, good or bad. On Saturday we open all the letters together." It works from either side of the table, whoever owed it.',
      how: 'One pile, one list, one appointment. List every debt with sum, rate and date. Rent, power and food come first. Book a free debt advice center this week and go together. No new credit meanwhile. Then twenty minutes on a fixed day each month for the accounts, with tea, without accusations.',
    },
  },
  {
    id: 'couple-decided-to-move-in-cold-feet',
    tries: [
      ['should i move in with my boyfriend', "we're doing it. signing friday. im kinda panicking"],
      ['my gf wants to live together', 'said yes. now i look at my flat and want to cry'],
      ['moving in after 8 months too soon?', 'i gave notice on my place today. omg'],
      [
        'i love living alone but he wants to move in',
        "ok he's moving in on the 1st. i feel sick and happy",
      ],
      ['we found a flat together', 'keys next week and i keep thinking what if it goes wrong'],
      [
        'long distance for 2 years, she asked me to come',
        "i'm going! scared tho, i know nobody there",
      ],
      ['he asked me to move to his house', 'decided yes. but its his exs furniture, feels weird'],
      ['we want to live together to save rent', 'doing it. my mum says its a mistake'],
      ['i wasnt sure about moving in', "we signed. is it normal that i'm not happy about it"],
      ['my partner and i are looking at flats', 'got one! should i keep my old place for a while'],
      ['move in with him or wait', 'moving in june. what do we have to talk about before'],
      [
        "she's bringing her two cats and her son",
        'its decided. i wake up at 4 every night thinking about it',
      ],
    ],
    says: {
      told: "Congratulations, and the wobble belongs to it: you're giving up a door of your own. Being nervous isn't a sign against it. Talk before the boxes: who pays what, who cleans what, how much time alone each of you needs, what happens if it doesn't work. Keep one corner that's only yours, and one evening a week with your own friends from the first week on.",
      normal:
        "Yes, quite normal. You're gaining something and losing something at once, and the loss is louder at four in the morning. Ask yourself whether it's fear of the change or something about {them} you don't want to see. The first fades with unpacking. The second should be talked about before the keys.",
      how: "One evening, one page: rent and bills, chores, visitors, sleep, quiet time, whose things stay, and what you'd do if one wants out. Write down what you agree on. Put both names on the contract only after you've read it together. And plan a check after three months: what's good, what's to change.",
      should:
        "If you can afford it, subletting your place for a few months is a fine safety net, as long as you tell {them} openly what it's for. If you can't, put by a deposit's worth of money as a reserve. Having a way back often makes it easier to arrive properly.",
      glad: "How exciting, a shared key! Celebrate it before the boxes take over. Then have one practical evening about money, chores and time alone, so those don't ambush you. And make the first thing you put up something from both of you.",
    },
  },
  {
    id: 'couple-moved-in-and-it-is-hard',
    tries: [
      ['moving in with my bf on the 1st', '3 weeks in and everything he does annoys me'],
      ['we signed for the flat', 'living together now. i cry in the bathroom for some quiet'],
      ['she moved in last month', 'i miss my old flat so much. i cant tell her'],
      [
        'i was scared of living together',
        'was right. we fight about the thermostat every single day',
      ],
      ['moved into his house', 'it still feels like im a guest. he gets nervous when i move a cup'],
      [
        'we finally live together after long distance',
        'its so weird, we were happier on video calls',
      ],
      [
        'my partner works from home, so do i',
        '24/7 together. i snap at everything, is it supposed to be like this',
      ],
      ['i gave up my place for him', 'i regret it. how do i say it without hurting him'],
      ['new flat with my gf', 'she talks to me the second i wake up lol help'],
      ['moving in together to save money', 'he never goes out. i havent been alone in 5 weeks'],
      ['we moved in together in may', 'no romance anymore, just laundry. did we make a mistake'],
      [
        'his kid is with us every second week',
        'harder than i thought. how long til it gets easier',
      ],
    ],
    says: {
      told: "That's a hard landing, and a very usual one: two sets of habits in one kitchen. It doesn't tell you yet whether you belong together. Ask for air before you talk about the rest: two fixed evenings a week when each of you has the place, or a door, to yourself. Then pick the one habit that grates most and settle only that. Look again in three months.",
      say: "\"I love being with you, and I'm someone who needs to be alone sometimes. It's not about you. Could I have Tuesday evening to myself, and you get Thursday? I'll be much nicer for it.\" Say it on a good day, not in the middle of a fight about the thermostat.",
      normal:
        "Yes, the first months are often the roughest, even for people who love each other a lot. You're missing your own space while you've gained a person. Give it about half a year with time alone built in. If it feels worse each month and talking changes nothing, take that seriously.",
      when: "I can't promise, but many people need three to six months until it stops feeling like a visit. It goes faster with time alone, a few clear rules and something in each room that's yours. Put a date in the calendar to ask each other how it's going.",
    },
  },
  {
    id: 'couple-they-said-yes',
    tries: [
      ['im going to propose on saturday', 'SHE SAID YES'],
      ['how do i ask him to marry me', 'did it on the beach, he cried and said yes!!'],
      ['proposing tonight and so nervous', "we're engaged!!! cant believe it"],
      ['ring is in my pocket for 3 weeks', 'finally did it. yes!!'],
      ['should a woman propose', 'i did it. he said of course. im shaking'],
      ['i want to ask her in our kitchen', 'she said yes before i finished the sentence lol'],
      ['is it too soon to propose after a year', 'i asked, got a yes, we both laughed and cried'],
      ['afraid she says no', 'she said yes. now my mum already wants a date'],
      ['proposal plan at the lake', 'it rained, i dropped the ring, and still yes'],
      ['he asked me last night', 'i said yes! i woke up scared though, normal?'],
      ['i proposed to my partner', 'they said yes. who do we tell first'],
      ['planning to ask her parents first and then her', 'all said yes. what now haha'],
    ],
    says: {
      told: 'Congratulations, what a day! Keep it for the two of you for a little while, an evening at least, before the phones start. Then tell the closest people by voice, before anything goes online; they\'ll remember that they heard it from you. And nobody needs a date yet. "We\'re just enjoying being engaged" is a full answer for a good month.',
      glad: "That's so good to hear, congratulations to you both! You were nervous, you asked, and it's yes. Write down tonight how it really went, the rain and the shaking included, because it's the story you'll tell most often. The list of guests can wait until you've had breakfast.",
      normal:
        "Joy with a fright in it is completely normal, it's a big yes. Usually it settles in a week or two. If there's a particular thought that keeps coming back, talk about it with {them} early, that's what the engagement's for.",
      how: 'First an evening for yourselves. Then parents, siblings, best friends by call or in person, the rest after that, online last. Next, talk about size, money and rough season, just the two of you, before others add wishes. With questions about the date: "We\'ll tell you when we know."',
    },
  },
  {
    id: 'couple-proposal-no-or-not-yet',
    tries: [
      ["i'm proposing on friday", 'she said not yet'],
      ['asked my bf to marry me', 'he said he needs time. im so embarrassed'],
      ['proposing at the restaurant', 'it was a no. in front of everyone'],
      ['how do i propose to her', 'did it. she said she loves me but doesnt want to marry anyone'],
      ['i want to ask him if we marry', 'he laughed. he thought i was joking'],
      ['ring bought, plan ready', 'she cried and said i cant. we took a taxi home in silence'],
      ['proposed after 5 years', 'she wants to finish her studies first. do i believe that'],
      ['should i ask now or wait for christmas', "asked. 'maybe next year'. what does that mean"],
      ['popped the question last night', "no answer yet, they asked for a week. i'm dying"],
      ['my girlfriend hinted at a ring so i asked', 'she said wrong moment. should i ask again'],
      [
        'i proposed to my partner of 9 yrs',
        "it's a no and i still have to go home to them tonight",
      ],
      ['asked him on the trip', 'he said yes and next day he took it back'],
    ],
    says: {
      told: 'Ouch, that took all your courage and then it didn\'t come back as you hoped. I\'m sorry. "No" or "not yet" to a wedding isn\'t automatically a no to you, and you need to know which it is. Give it some days, then ask without the ring in the room: "What would have to be different? Or is marriage not what you want?" Then think about whether that answer\'s enough for you.',
      should:
        'I wouldn\'t ask again soon, and not as a surprise. Talk first, plainly, about what each of you wants from the next years. If the answer\'s "later", ask what it depends on. If it\'s "never", take it as said, and decide in peace whether you\'d be content without. A second proposal makes sense when you both know the answer.',
      them: 'I can\'t see into {them}. It may be about the time, money, an old fear of marriage, the surprise itself, or about the two of you. Only {they} can say which. Ask kindly, in a few days: "I can bear the truth better than guessing. What was it for you?"',
      say: "\"I asked from my heart, and I'm sad about the answer. I don't want to push you. I'd like to understand: is it the time, is it marriage, or is it us? You can take a few days, but I need to know.\" Then keep the evening simple.",
      normal:
        'Feeling ashamed is very human, but you did nothing embarrassing. You told someone how much they mean to you. Plenty of couples have a "not yet" in their story, and some part ways over it. Both start with an honest talk in the next days.',
    },
  },
  {
    id: 'couple-still-no-ring-after-talk',
    tries: [
      ['7 years and no proposal', 'i asked him. he says we dont need a paper'],
      ['i want to get married, he doesnt talk about it', 'he said someday. again someday'],
      ['when will my bf propose', 'talked about it. he felt pressured and now its awkward'],
      ['my gf avoids the topic marriage', 'she says her parents divorce put her off'],
      ['how do i tell him i want to marry', 'told him. he says weddings are too expensive'],
      ['should i give him an ultimatum', 'did it, end of the year. he said do what you have to do'],
      ['we have two kids and a house but no ring', 'he says nothing would change. it would for me'],
      ['everyone around me gets engaged', "i told him i'm sad about it and he said dont compare"],
      ['i want a proposal not a discussion', 'christmas came and i got a toaster'],
      [
        'been together 10 years',
        "he says he'll do it when the time is right. how long should i wait",
      ],
      ['he promised to propose last summer', "still nothing. asked, 'dont ruin the surprise'"],
      ['i asked if he sees us married', 'he shrugged, i dunno maybe. what do i make of it'],
    ],
    says: {
      told: "That leaves you hanging, and it's fair to be sad about it. You needn't argue whether marriage makes sense. Say what it means to you, in one sentence, and ask for a clear word: \"Do you want to marry me one day: yes, no, or you don't know?\" If it's a yes, talk about roughly when. If it's a no, you can decide with open eyes if that's a life you'd like.",
      should:
        "I'd set a date for yourself, without announcing it as a threat: until then you'll wait gladly, after that you'll decide. Before that, ask one straight question and take the answer literally. \"I don't need it\" is an answer. Waiting with a limit is a choice. Waiting without one tends to turn bitter.",
      say: "\"I don't want to pressure you, and I can't pretend it doesn't matter. For me it means we chose each other in front of everyone. I'd like to know honestly if you want that with me. If not, tell me, and I'll think about what that means for me.\"",
      them: "I can't see into {them}. It may be fear, money, an old divorce in the family, comfort, or a real no. You'll find out by asking what marriage brings to mind, good and bad, and by listening without bargaining. After that ask for a clear answer.",
      when: "I can't promise that it comes or when. What's in your hands is how long you'd wait without resenting it. Name a month to yourself. If you know now that you'd be unhappy without it in two years, say exactly that sentence to {them} soon.",
    },
  },
  {
    id: 'couple-wedding-guest-offended',
    tries: [
      ['we cant invite all cousins', "told my aunt. she's not coming either then"],
      [
        "small wedding, how do i tell friends they're not invited",
        'told them. one has blocked me lol',
      ],
      ['no kids at our wedding', 'my sister says without the baby she wont come'],
      ['i dont want my dads new wife there', 'told him. he says then he stays home'],
      [
        'no plus ones, we cant afford it',
        'my best friend is furious, she wants to bring some guy shes seen twice',
      ],
      ['we arent inviting my brother', 'mum cries every day about it now'],
      [
        'tell my colleague shes not on the list',
        'did it, she was super cold. should i just invite her',
      ],
      ['we only want 30 people', 'his family counts 80 and says we insult them'],
      ['asked my friend not to bring her ex-con boyfriend', 'she says its both or none'],
      [
        'i chose my cousin as bridesmaid, not my friend',
        'told my friend and she hung up. what do i write her',
      ],
      ['we want a wedding without alcohol', 'half his family says they wont come'],
      [
        'how do i tell grandma its not in church',
        "she said then i won't be there. i feel so guilty",
      ],
    ],
    says: {
      told: "That's a sore reaction to your happy day, I'm sorry. You were clear, and clear can hurt without being wrong. Don't argue and don't bargain in the first week. One kind message, then quiet: \"I'm sad that it hurts you. It's about the size and not about you. The door stays open.\" People often cool down once it's certain that the plan stands.",
      should:
        "I wouldn't change it out of guilt, since one exception has cousins. I'd change it only if you'd look back and really miss that person there. Sleep on it for some days, decide together as a couple, then leave it. You can offer something else that's warm: a dinner afterward, a call on the day, a photo evening.",
      say: "\"I understand that you're hurt, and I don't like hurting you. We thought long about it and we're staying with it. You matter to me, and I'd love to celebrate with you in another way. Let's have dinner in the weeks after?\" Don't add reasons; each one invites a counter-reason.",
      normal:
        "Feeling guilty is normal when you disappoint someone, and a wedding list nearly always disappoints somebody. It doesn't mean your decision's wrong. Be warm in tone and firm in the matter. Most of these storms are over by the day itself, though I can't promise it for yours.",
    },
  },
  {
    id: 'couple-cold-feet-before-wedding',
    tries: [
      ['wedding in 2 weeks, so stressed', 'i dont know if i want to marry him at all'],
      ["we're getting married on saturday", 'i cant sleep, i keep thinking what if its wrong'],
      ['planning our wedding', 'i cried at the dress fitting and not from joy'],
      ['seating plan is killing me', 'i think its not the plan. i think i have doubts about her'],
      ["i'm getting married in june", 'i keep dreaming of my ex. should i call it off'],
      [
        'my fiance and i fight about the flowers',
        'i felt relieved when he said lets cancel it all',
      ],
      ['doubts before my wedding', 'everything is paid. i cant back out now can i'],
      ['invites went out yesterday', 'and i feel like a trap closed'],
      ['told my sister i have cold feet', 'she says everyone has that. is that true'],
      ['marrying in ten days', 'told him about my doubts. he has them too'],
      [
        'nervous about the wedding',
        'i love him but i cant breathe when i think of forever, normal?',
      ],
      [
        'my hen night was yesterday',
        'i got drunk and said i dont want this. how do i know if its nerves',
      ],
    ],
    says: {
      told: "Doubts this close are frightening, and they deserve a quiet hour rather than another list. Ask yourself one thing: if the guests, the money and the day were gone, and you woke up married next to {them} on a plain Tuesday, how does that feel? If it's mostly calm, it may be the wedding that scares you. If your stomach sinks, talk to {them} before the day.",
      normal:
        'Nerves before promising something that big are very common. The difference worth noticing: nerves are about the day, the people, the word forever. Doubts are about the person or how you two are together. If yours are the second kind, talk with {them} and with one calm friend now.',
      should:
        "I can't make that choice, but money and guests shouldn't make it either. Talk to {them} first, today or tomorrow, about what scares you. Postponing is a real option between yes and no, embarrassing for a month and then forgotten. If in a quiet moment you know it's a no, say it before the day, kindly and to {them} first.",
      say: "\"I need to tell you something, and I'm scared to. I've got doubts, and I don't know yet if it's nerves or more. I don't want to carry that alone into our wedding. Can we talk, just us, without planning anything?\" Then listen to how {they} feel{s}, too.",
      how: "Two tests. Picture an ordinary evening in a year, only you two: do you lean toward it or away? And picture that somebody cancels the party, but you're married all the same: relief or sadness? Write it down, sleep, read it again. Then speak to {them}, whatever came out.",
    },
  },
  {
    id: 'couple-parents-pay-or-went-small',
    tries: [
      ['his mother wants to decide about our wedding', 'she says she pays so she chooses the menu'],
      ['my parents give 10k for the wedding', 'now dad invited 25 people i dont know'],
      ['we want to elope', 'told mum. she cried and says i take it away from her'],
      ['wedding with 12 people', 'my in laws say its a disgrace'],
      ['my mum wants a white church wedding', 'i said no and she wants her money back'],
      ['we did the registry office only', 'my dad hasnt called since he found out'],
      [
        'how do i tell his mum that i choose the dress',
        'told her, she said then pay for it yourself',
      ],
      ["we're going to marry without anybody", 'do i tell them before or after'],
      ['we eloped last week!!', 'parents are furious, i feel guilty but also so happy'],
      [
        'mother in law booked the hall without asking',
        "said no. he says let her have it, she's paying",
      ],
      ['my parents pay for the party', 'can i still say no to their guest list'],
      [
        'small wedding is what we want',
        'my granny said she waited all her life for a big one. second thoughts now',
      ],
    ],
    says: {
      told: "It's your wedding and {their} feelings, and both can be true in one room. Decide first as a couple: which two or three things you won't give away, and which you can gladly leave to others. If money comes with conditions you can't live with, smaller and your own is a fair trade. And give the disappointed ones a real part in it, a speech, a dinner, a dance afterward.",
      say: "\"We're thankful for your help, and we know you've pictured it differently. These three things we'll decide ourselves. This part we'd love to leave to you. If that doesn't fit with the money, we understand and do it smaller.\" Say it together as a couple, in one voice.",
      should:
        "I'd rather have less money and a day that's yours, if the conditions hurt. But check first what truly matters to you; the napkins may be a cheap present to a parent. Agree on it as a couple, then one clear talk. If you marry in secret, tell the closest people yourselves, soon, and by voice.",
      normal:
        "It's normal to be happy and guilty at once. Parents have an old picture of that day, and they're saying goodbye to it. You can be kind about that without living in their picture. Offer something to celebrate together later, and give it some weeks.",
    },
  },
  {
    id: 'couple-told-them-i-want-to-separate',
    tries: [
      ['how do i tell my husband i want a divorce', 'told him last night. he begged me to stay'],
      ['i want to leave my wife', 'i said it. she was totally calm, that scares me more'],
      ['going to tell my partner its over after 12 years', 'done. they just packed a bag and left'],
      ['i dont love him anymore', 'told him. he says i owe him another year'],
      ['i need to end my marriage', 'ok its out. he cried like a child and i felt like a monster'],
      ['how do i say i want to separate', 'said it and she laughed, doesnt believe me'],
      ["i'm telling him on saturday", "told him today. he says he'll change everything now"],
      [
        'want to split from my girlfriend, we live together',
        "she screamed for 2 hours, now she's at her mums",
      ],
      ['i want out of this marriage', 'he only asked who gets the house'],
      ["told my wife i'm not happy and want a break", 'she says a break is a breakup. what now'],
      ['i said i want to separate', 'he acts like i never said it. do i say it again?'],
      ['my husband knows now', 'i told him, he was so kind about it that im doubting everything'],
    ],
    says: {
      told: "You've said one of the hardest sentences there is. Whatever came back, it's the first reaction, and more will follow. Don't settle anything big tonight, no house, no promises. Two things are enough for now: who sleeps where this week, and who knows about it. Say calmly, once more, where you stand, and get an advice appointment before anyone signs anything. And call somebody who's on your side.",
      should:
        "If you're sure, stay kind and stay clear; a soft \"maybe\" out of pity makes it longer for both. If you truly aren't sure, say that instead, with a date by which you'll know. Repeat it once in plain words if it's being ignored. And see an advice center about home, money and children before you agree to things.",
      say: "\"I know this hurts, and I'm not saying it to hurt you. I've thought about it for a long time, and I mean it. We don't have to sort it all out tonight. For this week: who sleeps where? On Sunday we talk about the next step.\" Then end the talk, gently.",
      normal:
        "Feeling like a monster, relieved, unsure and sad in one hour is all normal after this. Pity and doubt aren't the same thing. Give yourself a few days before you read anything into it, and write down why you said it, so you have it in your own words.",
      them: "I can't see into {them}. Begging, calm, laughing, anger or talking about the house can all be shock. The first evening says little about how it'll go. See what's said in a week, and keep your own sentence the same until then.",
    },
  },
  {
    id: 'couple-separated-relief-and-guilt',
    tries: [
      ['should i leave my husband', 'i left. i feel so light and so guilty'],
      ['i ended it after 9 years', 'slept 8 hours for the first time. is it bad that im happy'],
      ['told her its over', 'he moved out yesterday and i danced in the kitchen. then cried'],
      ['stay or go', 'gone. my kids ask for their dad and i feel like the bad guy'],
      ['i broke up with my fiance', 'its quiet and nice here. shouldnt i be sad?'],
      ['i want to separate from my wife', "did it. she's doing badly and i feel responsible"],
      ['finally left', 'some days im sure, then i see an old photo and think what have i done'],
      ['i left him for nobody, just myself', 'everyone says im cold because i dont cry'],
      ['my marriage is over since march', 'im relieved and i cant say that to anyone'],
      ['i moved out with two suitcases', 'i feel free. and terrible, his mum called me heartless'],
      [
        'i ended it with my partner',
        'they dont eat, his sister told me. do i have to look after him',
      ],
      ['we split up last week, my decision', 'second thoughts at night. fine in the day'],
    ],
    says: {
      told: "Both are true, and they don't cancel each other out. You can have done the right thing for yourself and be sorry that it hurts someone. The light feeling tells you how heavy it had been. You don't have to hide it or explain it. Just don't go back to soothe the guilt: be fair, be polite, and leave {their} comfort to {their} friends and family.",
      normal:
        "Yes, it's normal, and it isn't cold. Many people did their crying long before the day they left. Sadness may still come by later, at a song or an old photo, without meaning it was a mistake. Let the relief be there.",
      should:
        "Be fair about practical things and answer kindly, but don't become the one who comforts {them} about you. It keeps you both in it. Tell somebody close to {them} if you're worried. With second thoughts at night, write them down and read them at noon. What's still true at noon for two weeks deserves a look.",
      why: "Probably because you're someone who cares and who still had to go. Guilt comes when we hurt somebody; it doesn't prove we did wrong. Ask yourself: what would have happened to me if I'd stayed? Write that answer down for the evenings when you only remember the good parts.",
    },
  },
  {
    id: 'couple-separated-still-same-house',
    tries: [
      ['told my husband i want a divorce', 'we still live in the same house tho. its hell'],
      ['we broke up but the lease runs til march', "he's on the couch, i'm in the bedroom"],
      [
        'my wife wants to separate',
        'she sleeps in the guest room. we eat breakfast like nothing happened',
      ],
      ['i ended it with my bf', 'neither of us can afford to move out'],
      ["we're separated since june", 'still share the bathroom and he brings up everything daily'],
      ['he said its over', 'he wont leave and its my name on the contract too. who has to go'],
      ['our marriage is done', 'he texts someone in the next room and i hear him laugh'],
      [
        'we agreed to split',
        'we live together until the house sells. how do we do that and stay sane',
      ],
      ['break up with my gf, shared flat', 'slept together last night. now what'],
      [
        'my partner moved to the spare room',
        'the kids think everything is normal. do we tell them',
      ],
      ['i left him but i cant leave the flat yet', 'he cooks for me, its confusing'],
      ['separated under one roof', 'how long can you do this'],
    ],
    says: {
      told: "That's about the hardest version, no door to close behind you. Make it a flatshare with rules, on paper: who has which room, kitchen times, money, guests, no talks about the relationship after eight in the evening. Put an end date on it, even a rough one, it changes how it feels. And have two evenings a week somewhere else. Ask an advice center who may stay and who pays.",
      how: 'Treat it like a flatshare. A written page: rooms, times, bills, food apart or together, visitors, new contacts kept out of the home. One talk a week about practical things and otherwise polite good mornings. An end date, and two steps toward it each week, such as looking at rooms or a debt and housing adviser.',
      say: "\"As long as we both live here, I'd like rules, so that neither of us goes mad. I've written some down, add yours. And I'd like an end date we work toward. Talks about us only on Sundays, everything else by message.\" Hand over the page and leave the room.",
      normal:
        "Mixed-up feelings are normal when you still smell the coffee of the person you've split from. Kindness or a night together doesn't have to mean anything, but talk about it soon, so nobody hopes in secret. More distance inside the home helps: own room, own food, own evenings.",
      when: "I can't promise a length. Some manage it for months with clear rules, others need a way out in weeks. Set a date you work toward. If it gets loud, or if you feel afraid at home, don't wait for the date: tell someone you trust and ask a helpline or advice center at once.",
    },
  },
  {
    id: 'couple-how-to-tell-kids-about-separation',
    tries: [
      ["we're separating", 'how do we tell the kids, 6 and 9'],
      [
        'my husband is moving out next month',
        'do we tell our daughter now or wait til after her birthday',
      ],
      ['told my wife i want to separate', 'and now the children. i dont know the words'],
      ['its over between us', 'he wants to tell them alone. is that ok?'],
      ['we decided to divorce', 'our son is 14, he suspects something. what do we say'],
      ['she moved out yesterday', 'my 4 year old asks where mommy is. i said at work'],
      ['we break up but stay friends', 'should the kids know why? there was someone else'],
      ['my partner and i separate after 15 yrs', 'telling them on sunday. scared to death of it'],
      [
        'he has a new girlfriend and leaves',
        'he wants me to say its both our decision. i dont want to lie to the kids',
      ],
      ['we split up last night', 'can you write what to tell a 7 year old'],
      ['divorce papers are in', 'the kids still dont know. when is a good moment'],
      ["we're telling them tonight", 'what if they cry and ask us to stay together'],
    ],
    says: {
      told: "Best together if you two can manage it, at home, on a day with time afterward and before anything changes visibly. Short and true: we're not going to live together as a couple anymore, you didn't cause it, we both stay your parents. Then what stays the same: school, bed, who picks up. No reasons that make one parent the guilty one. They'll ask again in little pieces; that's how they take it in.",
      say: "\"We've got something sad to tell you. We're not going to live together anymore. We tried, and it's a grown-up thing between us. You did nothing wrong, and you can't fix it, either. We both love you and always stay your parents. This is where you'll sleep and who takes you to school. You can ask anything, today and later.\"",
      when: "I'd do it as soon as the decision is firm and before boxes or a moved-out parent tell it for you; for small children a week or two ahead, for older ones more. A free Saturday morning is better than a school night. Not right before a birthday, and not so late that they hear it elsewhere.",
      should:
        "Tell it together if that's possible without a quarrel, and leave the why at \"we couldn't be happy together as a couple\". Children don't need the affair or the money; they need to know where they'll sleep and that both of you remain. You don't have to lie: \"That's between us\" is honest, too.",
      how: 'Agree on three sentences beforehand and stick to them. All children at once, at home, phones off. Say it early in the talk, then what stays and what changes. Let them cry, be angry or go and play. Tell school or daycare the next day. Ask again in a few days: "Have you thought about it?"',
    },
  },
  {
    id: 'couple-kids-reaction-after-telling',
    tries: [
      [
        'telling the kids about the divorce tonight',
        'told them. my son just asked if he can play xbox',
      ],
      ['how do we tell our daughter', 'she screamed i hate you and locked herself in'],
      ['we told the children on sunday', 'the little one wets the bed again since'],
      ['kids know now', 'my 8 yr old asks every night if daddy comes back'],
      ['we told them together', 'my teen says she saw it coming and hasnt spoken to her dad since'],
      ['told our son we separate', 'he asked if its because he was naughty. broke my heart'],
      ['we had the talk with the kids', 'they were so calm, is that normal'],
      ['i told my girls', 'one cries, the other acts like nothing happened'],
      [
        'after we told them',
        'my son says its my fault, i should let dad come back. what do i answer',
      ],
      ['the kids took it well i thought', 'now the teacher says hes hitting others'],
      ['told her about the split', 'she wants to live with him. it hurts so much'],
      ['we told our boy, hes 5', 'he drew a picture of us all in one house. what do i say to that'],
    ],
    says: {
      told: 'That\'s hard to watch, and it\'s one of the many ways children take in such news. Crying, raging, playing on or going quiet are all a way of holding it in small portions. Stay boring and near: same bedtime, same breakfast, and one sentence as often as needed: "You did nothing wrong, and we both stay." Tell the school. If it lasts for weeks or gets worse, ask the doctor or a family advice center.',
      normal:
        "All of that is common in the first weeks: calm, fury, bed-wetting, clinging, silence. They mostly need it predictable. Say the same short sentences again and keep the days the same. If after a couple of months there's still no easing, or sleep, eating or school suffer a lot, get advice from a doctor or family center.",
      say: "\"It's nobody's fault, and it's not yours for sure. You can be sad or cross, also with me. We won't live together again, and we'll both always be there for you.\" With younger ones use the same words each time. With older ones add: \"You don't have to take sides.\"",
      should:
        "I'd keep the days as plain as possible, tell teachers, and not argue with anger or hopes. When a child blames you, stay friendly: \"You're angry, that's allowed.\" Don't defend yourself with the other parent's faults. Make one small time a week for just the two of you. Ask a family advice center early; it's their daily work.",
    },
  },
  {
    id: 'couple-divorce-is-final',
    tries: [
      ['court date for my divorce on monday', 'its done. divorced. took 11 minutes'],
      ['waiting for the divorce papers', 'signed today. i sat in the car and howled'],
      ['my divorce is nearly through', 'im officially single. feels like nothing'],
      ['scared of seeing him in court', 'it was ok. he said take care and i fell apart'],
      ['when will it finally be over', "it's final!! i had champagne alone on the balcony"],
      ['17 years, papers come tomorrow', 'they came. just an envelope. thats it?'],
      ['my ex dragged out the divorce for 3 years', 'today it ended. i should be happy, right'],
      [
        'divorce hearing this morning',
        'done. i wore the red dress. what do i do with the ring now',
      ],
      ["we're signing on friday", 'signed. we hugged in the hallway and it was so sad'],
      ['the judge said it in 2 sentences', 'im free and i feel weird about it, is that normal'],
      ['my divorce', 'got the letter. i have my old name back!'],
      ['its the last appointment with the lawyer', 'over. how do i tell people'],
    ],
    says: {
      told: "So it's done. Years end in a few minutes and an envelope, no wonder it feels too small or too big. Whatever's there, relief, tears, nothing at all, is right for today. Mark it in some way: a meal with a friend, a walk somewhere new, the ring in a box for now. Tomorrow comes the dull part, names on accounts and papers. Today needs nothing more from you.",
      normal:
        "Quite normal. You may have mourned it long ago, or it hasn't arrived yet. Happy and sad often come in turns for a while. There's nothing you should be feeling. Eat something good tonight, have company if you like it, and let it come as it comes.",
      glad: 'Congratulations on getting to the other side of it! That was a long road, and you walked it. Celebrate in your way, balcony and all. And keep one sentence for days that wobble: you know why you went through with it.',
      should:
        'With the ring, the photos, the name and all such things: not today. Put them in a box with a date on it, three months from now, and decide then. The only things worth doing soon are practical, bank, insurance, will, contacts for emergencies. Ask the lawyer or an advice center for a list.',
      say: "Keep it short: \"We're divorced now. I'm all right, and I don't want to go into it.\" For closer people: \"It's final since today. I'm relieved and sad, and company would be nice.\" You owe nobody the story, and you can say who should tell the rest.",
    },
  },
  {
    id: 'couple-ex-wants-me-back',
    tries: [
      ['i left my husband in march', "now he sends flowers and says he's changed"],
      ['my bf dumped me', 'he wrote he made a mistake and wants me back'],
      ['divorced last year', 'she cried at the door, wants us to try again'],
      ['i ended it because he never had time', 'suddenly he has time. he booked a trip for us'],
      ['told him its over', 'hes begging. texts every day how much he loves me'],
      ['my ex left me for someone', 'that ended and guess who called'],
      ['i moved out 2 months ago', 'he started therapy. should i give him a chance'],
      ['we broke up over the cheating', 'he wants to come home for christmas, for the kids'],
      [
        'i want to stay away from my ex',
        'she says she cant live like this, shes so lonely. i feel bad',
      ],
      ['split up with my partner', 'they want to meet and talk. do i go'],
      ['she left me in summer', "she's back and i let her stay the night. did i do wrong"],
      [
        'my husband left, now wants back',
        'my heart says yes, my sister says no way. what do i answer him',
      ],
    ],
    says: {
      told: "That pulls at you, of course it does. Being wanted back is sweet, and it doesn't answer whether it would be different. Don't reply from the first warm feeling. Write down why it ended, then ask: what has really changed, that I can see, without my doing? If you're curious, meet once, in daylight, and go slowly. If you're not, one kind no is fairer than ten maybes.",
      should:
        "I'd take time before any yes, weeks rather than days. Look at deeds that started before you were asked: a habit changed, help accepted, a thing owned without excuses. Meet outside, don't move anything. And if in a quiet hour it's a no, say it once and clearly. Being lonely isn't a reason on its own, on either side.",
      say: "If open: \"I'm touched, and I'm careful. I don't want to go back to how it was. Let's meet for a walk and you tell me what's different now.\" If not: \"Thank you for saying it. My answer is no, and I won't change it. Please don't write to me about it again.\"",
      them: "I can't see into {them}. It may be love, loneliness, habit or fear of the empty flat, often all at once. The words won't tell you which. Whether {they} can wait, take a slow pace and talk about {their} own part will tell you more.",
      will: "I can't promise it'd work and can't rule it out. It tends to have a better chance when the reason for the end is named by both and something about it has already changed. Without that you'd be starting the same story again. Ask exactly about that.",
    },
  },
  {
    id: 'couple-ex-has-someone-new',
    tries: [
      ['we split up in april', 'he already has someone new. i saw the pictures'],
      ['my wife left', 'shes with a guy from the gym. 6 weeks after 14 years'],
      ['i ended it and im fine', 'heard hes dating. why am i crying, i left him'],
      ['trying to get over my ex', "she's engaged. to the one i wasnt supposed to worry about"],
      ['my divorce isnt even through', "he's moved in with her"],
      ['no contact for 2 months', 'then i saw them in the supermarket. holding hands'],
      ['i still hope he comes back', 'a friend told me he has a girlfriend now'],
      ['we broke up, stayed friends', 'he told me he met someone. i said im happy for you. im not'],
      ['he said he wasnt ready for anything', 'and now hes posting her everywhere. was it me?'],
      ['my ex and i share a dog', 'the new one was there at the handover. how do i behave'],
      ['my ex moved on', 'shes pregnant by him. it hit me like a truck'],
      [
        'i left my husband',
        'the kids came home and told me about daddys friend. what do i say to them',
      ],
    ],
    says: {
      told: "That hurts, even if you were the one who left and even if you were doing well. It doesn't mean that you were easy to replace; people go into something new for all sorts of reasons, and I can't see which it was here. Protect yourself a bit: mute the pictures, tell friends you don't want updates. Then do something this week that's only yours. The sting usually fades faster when it isn't fed daily.",
      why: "Because until now it was an ending, and now it's a fact with a face. It can hurt without you wanting {them} back; it's also about being compared, about time, about the old picture of your life. You needn't draw conclusions from it. Be kind to yourself tonight.",
      normal:
        "Completely normal, also if you ended it. Jealousy doesn't ask who left. It's no proof that you still belong together. Give it a couple of weeks without looking, and see how much of it is left.",
      say: 'If you meet: "Hi, nice to meet you," and on to the practical things, thirty seconds are enough. To children: "It\'s fine that you like being there, you can tell me about it or not." To {them}: "I\'d rather not hear about it for now." The rest goes to a friend who can listen.',
      should:
        "Mute, don't watch, and ask nobody for news. Being polite at handovers is enough, you don't have to be big about it. If you want to answer something at all, wait a day. And tell one friend how it really is, so that you don't have to act all right all the time.",
    },
  },
  {
    id: 'couple-stay-for-kids-or-cannot-afford',
    tries: [
      ['should i leave my husband', 'but we have 3 kids. i cant do that to them'],
      ['im unhappy with my wife for years', 'if i go i see my son every second weekend only'],
      ['i dont love him anymore', 'i cant afford a flat on my own, i earn 1100'],
      ['stay or go', 'we have a house loan together til 2041'],
      ['my marriage is dead', 'my daughter is 15, should i wait til shes 18'],
      ['i want to separate', 'im a housewife, i have nothing of my own'],
      ['how do i leave my partner', 'everything is in his name'],
      ['think i need to end it', 'my mum says you dont break up a family because youre bored'],
      [
        'we only argue, i want out',
        'but my parents stayed together for us and i was glad. or was i',
      ],
      ["i'm done with this relationship", 'cant go, my visa depends on him'],
      ['i want to break up', 'she has nobody else here and no job, i cant throw her out'],
      ['leave him? 20 years', 'and then what, at 54, alone in some tiny flat'],
    ],
    says: {
      told: "That makes it heavier, and it's real, so it belongs in the sum. You needn't decide yet; find out first. An advice center for families or separation can tell you for free what you'd live on, where you could live, and what's usual for children or papers. Going there commits you to nothing. Fear gets smaller with figures. And you can also ask what would have to change for staying to be all right.",
      should:
        "I wouldn't decide before you know your numbers and your rights; many people stay for years because of a sum that was never worked out. Go to an advice center once, alone. Then ask yourself: if money and housing were solved, would I go? A yes makes it a question of planning. A no means that there's something here to repair.",
      when: "I can't tell you the right moment. Waiting until someone's eighteen is a choice with its own price, for all of you. I'd take a smaller date: within a month you know the facts, within three you talk with {them} about how things are. Then decide with open eyes.",
      normal:
        "It's normal to stay for a while because of children or money, and it's no weakness. It gets hard when nothing moves and you feel you've got no choice. So get yourself a choice: information, a small account of your own, a person who knows. Then staying is something you do rather than something that happens to you.",
      how: 'Quietly and in order. Copies of papers and accounts. One appointment at a free advice center about money, home, children or residence. A small sum put by if you can. One person who knows. After that you can see two or three real ways in front of you, and then you talk with {them}.',
    },
  },
  {
    id: 'couple-exs-things-in-person-or-mail',
    tries: [
      ['we broke up and i still have his hoodie', 'should i give it back in person or mail it'],
      ["my ex's stuff is in my hallway", 'he wants to come get it saturday. do i have to be there'],
      ['cant look at her things anymore', 'put them in a box. mail or drive over?'],
      ['he left his guitar here', 'he doesnt answer when i ask when he picks it up'],
      ['need to get my things from my ex', 'do i go alone or take my brother'],
      ['broke up last week', 'she has my keys and my grandmas ring. how do i ask for it'],
      ['i found his shirt again', 'i want to keep it. is that weird'],
      ['my ex moved out in march', 'his boxes are still in my cellar. can i throw them out'],
      ['i have to return her books', 'i kinda hope we talk when i bring them'],
      ['still have the necklace he gave me', 'give it back or keep it'],
      ['we swapped our stuff today', 'it took 3 min, he was so cold. i feel empty'],
      ['got a box from my ex in the mail', 'no letter, nothing. just my stuff'],
    ],
    says: {
      told: "For things I'd choose the way with the least ache: a parcel, or a friend who hands them over. In person is fine if you'd be all right with three cool minutes in the doorway, because it often becomes just that. If you're secretly hoping for a talk, ask for the talk, and leave the hoodie out of it. Whatever's dear, keys or a ring, gets asked for by name, with a date.",
      should:
        "Mail it, or let a friend do it, unless you really want to meet and know what for. One box, all of it at once, so it's not a series. A small thing you'd like to keep, you can keep; a gift is yours. Something costly or from {their} family I'd offer back.",
      say: '"I have a box with your things. I can mail it or leave it with a friend, tell me which by Sunday. And I\'d need my keys and my things back, please, the same way." If there\'s no answer: "I\'ll keep it until the end of the month. After that I\'ll have to find another place for it."',
      normal:
        "It isn't weird to keep a shirt, or to feel empty after a box. Things are the last thread, so the end gets real for a moment. Put what you keep out of sight for some weeks. And do something nice right after a handover, with somebody who's fond of you.",
      how: 'All in one box, nothing with a message hidden in it. Fix a day and a place, or a parcel with tracking. If you go yourself, take a friend along who waits outside, stay ten minutes, and have a plan for the hour after. For things left in your cellar, set a clear date in writing before you do anything with them.',
    },
  },
  {
    id: 'couple-partner-moved-out-today',
    tries: [
      ['my husband is leaving', 'he took his boxes today. the flat echoes'],
      ['she moves out on saturday', 'shes gone. half the wardrobe is empty'],
      ['we separated, he found a flat', 'first night alone. i dont know what to do with myself'],
      ['my gf is moving out', 'she left her key on the table. im just sitting here'],
      ["he's packing", 'gone. the kids are asleep and i cant stop crying'],
      [
        'we broke up, im the one leaving',
        'sleeping on a mattress in my new room. what have i done',
      ],
      ['my partner moves out next week', 'they took the cat too'],
      [
        'my wife is looking for her own place',
        'she moved today and i helped carry. everyone says im mad',
      ],
      ['its over, she leaves sunday', 'sunday came. so quiet. how do i get through the night'],
      ['he finally moved out', 'thought id be happy. im not'],
      ['we have split up', 'house is empty now, should i move the furniture around'],
      ['husband moved to his brother', 'his coffee cup is still in the sink. i cant wash it'],
    ],
    says: {
      told: "That's a brutal kind of quiet, I'm sorry. Tonight only needs to be got through: something warm to eat, light and sound on, one person on the phone, sleep on the other side of the bed or on the sofa if that's easier. You needn't tidy or decide anything. Tomorrow, change one small thing in the room and go outside once. The first nights tend to be the loudest ones.",
      how: 'By the hour. Eat something easy, shower, put on a series you know by heart. Call or text one person and say "tonight\'s hard". Leave a lamp and a voice on. No old messages after ten. If you wake at three, get up, drink something, write down what\'s going round. Plan one thing for tomorrow morning that has a time.',
      normal:
        "It's normal, even if you wanted this or it's the better way. You're missing a person's noises, habits, half a wardrobe. It doesn't tell you that the decision's wrong. Let it be sad tonight without drawing conclusions.",
      should:
        "Wait a few days with the big things, then yes: move the bed, change the bedding, take over the empty half with something of yours. It helps a room to become yours. The last cup or shirt may stay until you're ready. And ask somebody to come for dinner this week.",
    },
  },
  {
    id: 'couple-friend-answered-after-long-silence',
    tries: [
      ['should i text my old best friend after 4 years', 'i did. she answered in 2 minutes!!'],
      ['we drifted apart, i miss him', 'wrote him, he says he thought about me too'],
      ['havent spoken to my friend since school', 'she sent a 6 min voice message lol im crying'],
      ['how do i write to a friend i ghosted', "wrote it. she said i'm so happy you wrote"],
      ['lost touch with my uni group', 'they answered, we meet in may'],
      ['i want my friend back', 'he replied! a bit short but nice. what do i write now'],
      ['texted her after the fight 2 yrs ago', "she answered 'i missed you'"],
      [
        'is it weird to message someone after 10 years',
        'did it, wasnt weird at all, were having coffee on friday',
      ],
      ['i dont know if i should reach out', 'i reached out and she called me right away'],
      [
        'my childhood friend lives in canada now',
        'sent her the photo. she put three hearts and asked how i am',
      ],
      [
        'wrote to my old roommate like you said',
        'she wrote back but now im nervous to meet. what if its awkward',
      ],
      ['i was scared to contact him', 'he was glad. do i apologise for the silence?'],
    ],
    says: {
      told: "How lovely, and you were the one who wrote first! Don't try to catch up on all those years in one message. Answer soon, with something from your life now and one real question, and offer a small plan with an end: coffee, a walk, a call on Sunday. If something lies between you, one sentence about it is enough to begin with.",
      glad: "That makes me happy for you. All that waiting, and it took one text. Enjoy it, and suggest something easy while it's warm: an hour, a coffee, a call. It may feel a little strange in the first ten minutes. That's only the years, and they usually talk themselves away.",
      say: '"So good to hear from you! I\'ve thought of you often and was too shy to write. I\'d love to know how you really are. Coffee next week, or a call on Sunday?" If you owe a word: "And I\'m sorry I went quiet. It wasn\'t about you."',
      how: 'Meet somewhere with things to look at, a walk or a market, for an hour or so. Ask about now, and not only about back then. If it stalls, say so with a smile: "I was so nervous about this." Afterward send one line. Then leave a bit of time; it needn\'t be like before by next week.',
    },
  },
  {
    id: 'couple-friend-left-me-on-read',
    tries: [
      ['i want to text my old friend', 'texted. she read it and nothing. 3 days'],
      ['wrote my best friend that i miss her', 'left on read'],
      ['should i reach out after our fight', 'did. blue ticks and silence'],
      [
        'sent my friend the message about what hurt me',
        "no reply since monday, he's online all the time though",
      ],
      ['i apologised to my friend by text', 'she hasnt answered. do i write again'],
      ["asked him if we're ok", 'no answer. so thats the answer i guess'],
      ['messaged the girl from my class about coffee', 'she saw it. nothing'],
      ['invited my friend for my birthday', 'she didnt even reply, how long do i wait'],
      ['i wrote her a really long honest letter', 'nothing came back. i feel so stupid'],
      ['texted the group if anyone wants to meet', '7 people read it. zero replies'],
      ['wrote to my friend who moved', 'she posts stories but doesnt answer me'],
      ['i finally contacted my old bandmate', 'crickets. should i call instead'],
    ],
    says: {
      told: "That silence is unpleasant, when you'd opened up. I can't see what's behind it; it may be a bad week, shyness about the right words, or not wanting to. Leave it for about ten days, then write once more, light, with nothing to explain: \"No stress, thinking of you. I'd be glad to hear from you.\" After that the ball stays there, and you put your evening somewhere it's met.",
      should:
        "One more try, short and easy, after a week or ten days, and no reproach in it. A call only if you two used to call. If that stays unanswered too, I'd let it rest and keep my dignity. It wasn't stupid to write. You'd have wondered for years.",
      them: "I can't see into {them}. Reading isn't deciding; plenty of people read, feel they should answer well, and then feel ashamed of the delay. Others really don't want to. A second light message tells the two apart better than any guessing.",
      say: '"Hey, my last message was maybe a lot. You don\'t have to answer all of it. I just wanted you to know you matter to me. Coffee sometime?" With a group, ask one person directly instead: "Are you free Thursday?" Groups wait for each other.',
      normal:
        "Feeling foolish is normal, and there's no reason for it. You did something warm. Three days are a long time when you're waiting and hardly anything in a full week, so don't take it as the last word yet.",
    },
  },
  {
    id: 'couple-friend-replied-vague-or-busy',
    tries: [
      ['asked my friend to meet up', "she said 'so busy rn, soon!' again"],
      ['my friend never has time', 'he said we should totally hang out sometime. thats it'],
      ['wrote to my old friend', 'she answered super polite like to a colleague'],
      ["i asked if she's mad at me", "'no all good'. doesnt feel good"],
      ['suggested three dates to her', 'cant do any of them. no other suggestion'],
      ["texted him happy birthday, hoped we'd talk", "'thx bro'. ok then"],
      ["asked my friend why she's distant", 'she says its just a lot going on'],
      ['i invited her for dinner', "maybe, i'll let you know. the third maybe"],
      ['told my friend i miss her', 'she sent a heart and nothing else. what do i do with a heart'],
      ["we always say we'll meet", "asked for a date, 'after summer'. is she telling me no"],
      [
        'reached out to my friend who had a baby',
        'she says she cant even shower lol. do i ask again',
      ],
      ['asked the new people at work for drinks', 'they said next time maybe'],
    ],
    says: {
      told: "A half answer is harder than a no, since you can't put it down. I can't see if it's real busyness or distance. Make it tiny once: fifteen minutes on the phone, a walk on {their} way, \"I'll bring coffee\". If a tiny thing doesn't fit either and nothing comes back, step back kindly, leave the door open, and give your time to those who suggest a day.",
      should:
        "I'd ask once more with something very small and one fixed day. After that, leave it to {them}: \"Write to me when it's calmer, I'd be glad.\" Then really stop asking. You'll see in a couple of months whether anything comes, and until then you won't have collected more maybes.",
      say: '"No pressure at all. I miss you, and I\'d take fifteen minutes on the phone while you fold laundry. Thursday evening? And if you need a break from people, tell me, that\'s fine as well." It gives an easy yes and an honest way out.',
      them: 'I can\'t see into {them}. "Busy" is sometimes just busy, and sometimes a soft no. Look at whether a counter-offer ever comes. If you really want to know, ask plainly: "Is it time, or is it something between us? I can take both."',
      normal:
        "It's normal that it stings, and it's usual for friendships to have thin years, with babies, jobs, moves. Thin isn't over. Only don't let all your hope hang on one person; spread it a little.",
    },
  },
  {
    id: 'couple-told-friend-i-was-hurt-it-went-badly',
    tries: [
      ['my friend always cancels on me', 'told her it hurts. she says im too much'],
      ['my bestie made fun of me', 'i said it and she started crying, now im comforting her??'],
      ['how do i tell my friend she talks only about herself', "did. she's blocked me"],
      ['friend forgot my birthday', 'i told him and he listed everything i did wrong since 2020'],
      ['she told others my secret', 'i confronted her, she said i never said it was secret'],
      ['i feel used by my friend', "said so. 'wow ok. good to know what you think of me'"],
      ['my friend flirts with my boyfriend', "told her, she laughed, says i'm insecure"],
      ['they leave me out', 'i told them and now its awkward in the group. should have shut up'],
      ['my friend only calls when she needs something', 'i said it nicely, she hung up'],
      ['talked to my friend about the money', "he turned it around, now i'm the bad one"],
      [
        'i told my friend that her jokes hurt',
        "she says i've changed and im no fun. do i apologise?",
      ],
      ['wrote her the message you helped me with', 'she sent it to the whole group. what now'],
    ],
    says: {
      told: "You were honest and got a wall for it, that hurts twice. A first reaction is often just defense, so don't take back what you said and don't add to it either. One line, then some days of quiet: \"I told you because I want us to be okay. Let's talk when it's settled.\" Whether {they} come{s} back to it, in two weeks, will show you more than tonight.",
      should:
        "Apologize only for what you'd really do differently, the tone or the moment, and never for having been hurt. I'd leave it for a week or two, not discuss it in the group, and offer one meeting in person. If you're blamed again for naming it, more distance is a fair conclusion.",
      say: '"I didn\'t want to hurt you. I told you how it was for me, because I care about us. If I did things that hurt you as well, tell me, I\'ll listen. Just not all in one go." And to the group, if it got there: "That\'s between the two of us."',
      normal:
        "It's very usual that people defend themselves first. It doesn't mean you were wrong to speak, or that it's over. Some friends come back after a few days with \"I've thought about it\". Give it that chance, and meanwhile see someone who's easy to be with.",
      them: "I can't see into {them}. Tears, counter-attack or a laugh can all come from shame. It can also be that {they} {does}n't want to look at it. You'll know by what happens later: a question back to you, or never a word again.",
    },
  },
  {
    id: 'couple-friends-made-up-again',
    tries: [
      ['had a fight with my best friend', 'we made up!! she came over with pizza'],
      ['my friend and i havent talked since the wedding', 'we talked it out. both cried'],
      ['should i apologise first', 'i did and he said sorry too. all good'],
      [
        'i told my friend that i felt left out',
        'she didnt know. she hugged me and invited me for saturday',
      ],
      ['lost my friend over something stupid', 'we laughed about it in the end lol'],
      ['called my friend after 3 months of silence', "we're ok again. not like before, but ok"],
      ['i wrote her the letter', 'she called, we talked til 2. im so relieved'],
      ['met my friend to sort it out', 'it went well but im still careful, is that bad'],
      [
        'he lied to me, we met yesterday',
        "he was honest for the first time. we're friends again i think",
      ],
      ['fight with my roommate', 'she said sorry and cleaned the kitchen haha'],
      [
        'was scared to see her at the party',
        'she came up to me and said lets stop this. i was so glad',
      ],
      ['we made up last week', 'will it be like before?'],
    ],
    says: {
      told: "That's so good, and it took both of you. Enjoy it, and do something light together soon that isn't about the fight: pizza, a film, a stupid walk. It may feel a bit careful at first, that's fine and wears off with ordinary hours. And tell {them} once what it meant to you that you found a way back.",
      glad: "I'm glad for you! A friendship that's been through a fight and a sorry has something it didn't have before. No need to go over it again. Just fix the next meeting now, so the good mood gets somewhere to go.",
      normal:
        "Being careful for a while isn't bad, you were hurt. Trust comes back in ordinary hours, and mostly without talking about it. If one thing is still stuck in your throat after some weeks, mention that one.",
      will: "I can't promise it'll be exactly as before; often it gets a little different, sometimes closer. Don't measure it against the old days. See how you feel when you go home after the next two or three meetings.",
    },
  },
  {
    id: 'couple-friends-met-without-me-excuse',
    tries: [
      ['my friends went on a trip without me', "asked. they said they thought i'd be busy"],
      ['saw on insta they all had brunch', 'she said it was spontaneous. they had matching shirts'],
      ['i wasnt invited to her birthday', 'she said it was only a small thing. 20 people'],
      ['there is a group chat without me', 'i asked and they said oh thats an old one'],
      ['my friends meet and dont tell me', 'told them. they say i always say no anyway'],
      ['left out of the wedding party', "she says she had to choose and i'd understand. do i?"],
      ['they go climbing every week without me', "he said i'm not into it. nobody asked me"],
      ['found out about the dinner', 'my friend says it was couples only, im single'],
      ['asked why i wasnt invited', "'you have a baby, we didnt think you could'"],
      ['i told them it hurt to be left out', 'now they invited me, but out of pity. should i go'],
      ['my work friends had drinks', 'they forgot me they say. forgot!'],
      ['they said its because my ex was there', 'should i say something or just leave the group'],
    ],
    says: {
      told: "That's a poor comfort when you've seen the pictures. I can't see if it's the whole truth. You can take it at its word and make it testable, without bitterness: \"Next time please ask me anyway, I'd rather say no myself.\" Then suggest something yourself, with one or two of them who you like best. How that's answered shows you where you stand.",
      should:
        "I wouldn't leave in anger, and I wouldn't wait by the phone, either. Say the one sentence, invite one or two of them to something small, and go along once when they ask, pity or not; you'll feel in an hour whether it's warm. If nothing comes over a couple of months, put your energy into other people.",
      say: '"I was sad when I saw it. I know I sometimes can\'t come, but please ask me all the same. I like being with you." Then straight to something concrete: "Who\'s up for a film on Thursday?" No list of earlier times, it\'d only make people explain themselves.',
      normal:
        "It's normal that it hurts, whatever age you are. Being left out stings even when nobody meant harm. You're not childish. Say it once in plain words, then look who makes an effort, and give your time to those people first.",
      why: "I can't see into them. Often it's plain thoughtlessness, someone organizes and asks whoever's next to them. Sometimes people guess what you'd like, and guess wrong. And sometimes a group drifts. You find out by asking to be asked, and by inviting one of them yourself.",
    },
  },
  {
    id: 'couple-went-to-meetup-and-it-was-bad',
    tries: [
      ['im lonely, new in town', 'went to a meetup. stood at the snacks for an hour'],
      [
        'how do i make friends at 34',
        'tried the board game night. everyone knew each other already',
      ],
      ['i have no friends', 'i went to the choir, nobody talked to me'],
      [
        'going to the book club tonight',
        'it was awful. they were all 60 and i said something stupid',
      ],
      ['signed up for a pottery class', 'nice class but everyone left right after'],
      ['tried bumble bff like you said', 'met her, she talked about her mlm the whole time'],
      ['first time at the running group', 'too fast for me, i ended up running alone lol'],
      ['went to the expat drinks', 'so loud, small talk, i left after 20 min. feel like a failure'],
      ['i forced myself to the language cafe', 'it was so awkward i cried on the bus'],
      ['went to the parents cafe', 'they have their groups. do i have to go again'],
      ['tried volunteering to meet people', 'i sorted cans by myself for 3 hours'],
      ['church group on sunday', 'they were friendly but it felt fake. maybe its me?'],
    ],
    says: {
      told: "That was brave, and a lousy reward for it. A first evening is the worst one there is: everyone has a place and you've got a coat. It isn't you. Faces need to come up a few times before people relax, so if the thing itself was bearable, go twice more before you judge. Go early, help set up chairs, and aim for one person's name and nothing more.",
      should:
        'If you liked the activity even a bit, go two more times; the third is often where somebody says "ah, you again". If you disliked it, drop it and choose something with the same people each week and something to do with your hands. Loose drinks and loud rooms are the hardest form, so you needn\'t start there.',
      normal:
        "It's normal, nearly everyone who's new stands at the snacks, and people in groups don't notice that they look closed. It says nothing about how likable you are. Be kind to yourself tonight; you did the thing most people put off.",
      how: 'Make the next time easier. Come ten minutes early, when there are three people and not twenty. Ask for a job. One question that works anywhere: "Have you been coming long?" Learn one name and use it when you leave: "See you next week, Ana." Then come again. That\'s really most of it.',
    },
  },
  {
    id: 'couple-met-someone-nice-now-what',
    tries: [
      [
        'im trying to make friends in my new city',
        'met a girl at yoga, we talked for an hour! i got her number',
      ],
      ['went to the board game night', 'it was fun!! one guy asked if i come again'],
      ['lonely since i moved', 'had coffee with my neighbour, shes so nice'],
      ['i went to the class like you said', 'we all went for drinks after. how do i keep it going'],
      ['no friends here', 'met a mum at the playground, we swapped numbers. what do i text'],
      ['tried the choir', 'loved it. they laughed at my jokes'],
      ['talked to the colleague i told you about', 'she said we should do lunch. when do i ask'],
      ['the running group', 'one woman waited for me and we talked the whole way'],
      ['friend date today, nervous', 'it went really well i think! how long do i wait to text'],
      ['volunteer day was good', 'met two nice people but i forgot to ask for their numbers'],
      [
        'met someone in the dog park',
        'we meet every morning now by accident. how do i make it a friendship',
      ],
      ['i was brave and asked her for coffee', "she said yes! scared i'll ruin it"],
    ],
    says: {
      told: "That's great, and you made it happen by going. Don't wait for the perfect moment: send something short within a day or two, with one thing you talked about and one small plan. Friendship mostly grows by repetition, so something that comes again, same class, same bench, lunch on Thursdays, is better than one big evening. You needn't impress, turning up is plenty.",
      say: '"Hi, it\'s me from yesterday, that was really nice! I\'m going for coffee after class next week, do you want to come?" One detail, one plan, one day. With a missed number, just say it next time: "I wanted to ask for your number last week and forgot."',
      when: "Within a day or two, while the talk's still fresh; with friends there's no waiting game. If the answer takes a while, don't read anything into it. After two or three meetings it gets a rhythm of its own.",
      how: 'Small and regular. Same day each week if you can, something short, and take turns in suggesting. Remember one thing from {their} life and ask about it: "How was the exam?" Tell something real about yourself, too, little by little. Nobody has to become a best friend by spring.',
      glad: 'Lovely news! You went out with a knot in your stomach and came home with a person\'s name. Enjoy that. And send a line tomorrow, so it goes on: "That was nice, same time next week?"',
    },
  },
  {
    id: 'couple-did-not-go-to-the-meetup',
    tries: [
      ['going to the meetup tonight', 'i didnt go. was dressed and everything'],
      ['want to join the climbing group', 'got to the door and turned round'],
      ['i have no friends, you said try a class', 'i cant. i get so anxious my hands sweat'],
      ['party at my colleagues on saturday', 'cancelled an hour before. im so annoyed at myself'],
      ['how do i make friends', 'tried that already, im too shy for groups'],
      ['book club thursday', 'sat in the car outside for half an hour and drove home'],
      ['i should go out more', 'no money for classes tbh'],
      ['lonely on weekends', 'i work nights, theres nothing for me at those hours'],
      ['volunteering to meet people', 'i signed up twice and never showed. whats wrong with me'],
      ['im going to talk to the neighbour', 'hid behind the door when she came lol'],
      ['meet people through kids', 'i dont have kids or a dog, everyone says get a dog'],
      ['friend invited me to her party', 'said im sick. im not. do i tell her'],
    ],
    says: {
      told: 'Okay, not this time. Then the step was too high, so we make it lower rather than push harder. Start with one person instead of a group, or something that costs nothing and needs no small talk: the library table, a parkrun as a helper, an online group for your hours that meets later. Tell whoever runs it "I\'m new and shy", people usually look out for you then.',
      how: 'Halve it. Write to the organizer first, so one person expects you. Go for twenty minutes with an exit planned: "I can only stay a bit." Take a job there, because hands need something to do. Next time half an hour. If fear keeps stopping you, a doctor or counselor can help; there are good ways of practicing exactly that.',
      normal:
        "Turning round at the door is more common than you'd think, and nothing's wrong with you. Your body called it danger, and it was a book club. It gets easier in small portions: first only the way there, then ten minutes. Today's dressing and driving counted as portion one.",
      say: 'To a friend: "I wasn\'t sick, I got scared of all the people. I\'d still love to see you, just us two?" To an organizer: "I\'m new and rather shy. Could I come a bit early, and is there something I can help with?" Both usually get a warm answer.',
      should:
        "I'd try again, smaller and soon, so that the fear doesn't get a whole month. One person, a short time, a place you know. Free things are enough: walks, library, helping out. And tell the truth to one person you cancelled on; it takes the pressure off next time.",
    },
  },
  {
    id: 'couple-friend-cancelled-again',
    tries: [
      ['my friend always cancels', 'guess who cancelled. 20 min before'],
      ["she said she'd really come this time", 'she didnt. headache'],
      ['finally meeting my friend on sunday', 'he cancelled. 4th time in a row'],
      ['my friend is flaky', 'i told her last week how i feel and she did it again today'],
      [
        'had a table booked with my bestie',
        "i sat there alone for an hour, then 'omg totally forgot'",
      ],
      ['my friend wanted to help me move', 'nobody came'],
      ['we planned the concert for months', 'she sold her ticket without telling me'],
      ['he says he misses me', 'then he cancels. should i stop asking'],
      ['i gave her one more chance', 'well. she has a date instead'],
      ['my friend stood me up in may', "again. i'm done, or am i overreacting"],
      ['she said friday for sure', "'can we do next week?' what do i answer"],
      ['weekend away with my friend', 'off. her boyfriend is sad so she stays. i paid the room'],
    ],
    says: {
      told: "Again, and you'd kept the time free, of course you're angry. No big speech by text today. Answer short and honest: \"I'm disappointed. This time please suggest something yourself.\" Then don't plan anything with {them} that falls apart if one person's missing: no bookings, no waiting at tables. And call somebody tonight who does turn up, the evening's still yours.",
      say: "\"That's a pity, I'd been looking forward to it. It's happened several times, and I notice I don't want to plan any more. When you've got a day that's certain, tell me, and I'll see.\" If you paid something: \"My part of the room was 60, could you cover your half, please?\"",
      should:
        "I'd stop asking for a while and see if anything comes back. That isn't a game, it's a rest. If {they} suggest{s} something and come{s}, fine. If not, you may turn it into a looser friendship without a breakup: nice when you meet, no more reserved Saturdays.",
      them: 'I can\'t see into {them}. It may be overload, anxiety about going out, carelessness, or less interest. If you want to know, ask without anger: "Do you actually like meeting up? I\'d rather hear a no." Whatever it is, you may protect your evenings.',
      normal:
        "You're not overreacting. Once is life, several times is a pattern, and your time counts, too. You can like someone and still stop relying on them. Keep the contact if it's nice, and leave it out of your weekends for a while.",
    },
  },
  {
    id: 'couple-asked-friend-for-money-back',
    tries: [
      ['my friend owes me 300', 'asked her. she says next month. again'],
      ['lent my buddy money for his car', "asked for it back, he got angry, said i'm greedy"],
      ['how do i ask my friend for the money', 'i asked, got 50 back and a story'],
      ['she never pays me back', 'wrote her like you said. read, no reply'],
      ['my friend borrowed 1000', 'he says he doesnt remember it was that much'],
      ['he owes me for the holiday', 'asked him, he bought new sneakers the same day'],
      ['i wanted my money back by march', "she cried, she's broke. now i feel like a monster"],
      ['asked for the concert money', "she's offended that i asked at all"],
      ['friend wont pay', 'should i tell her husband'],
      ['he paid me back!!', 'but hes cold to me since'],
      ['she asked for another loan on top', 'do i say no? she still owes me 200'],
      ['texted him about the 80 euros', 'lol he sent a laughing emoji. do i let it go'],
    ],
    says: {
      told: "You asked for what's yours, nothing greedy about that. Now make it small and dated, in writing: a sum each month, from when, until it's done. Somebody who's broke can pay twenty, and it shows good will. Lend nothing further meanwhile. And decide for yourself at what point you'd rather let the money go than carry the anger; that's a limit for you, nobody has to know it.",
      say: '"I know it\'s uncomfortable, for me as well. I need it back, and small parts are fine. Could you send 30 on the first of each month, starting now? Then we don\'t have to talk about it again." To a new request: "I can\'t lend any more. I\'d like to get the first part sorted."',
      should:
        "I'd ask once more in writing with a plan in parts. I wouldn't bring in partners or the group, that mostly costs the friendship and rarely brings the money. If it's a sum you need, an advice center can tell you what's possible. If it's small, you can choose to let it go, and not to lend again.",
      normal:
        "It's normal to feel bad when asking, and there's no reason to. Tears or anger don't change whose money it is. You can be sorry about {their} situation and still agree on twenty a month.",
    },
  },
  {
    id: 'couple-friend-secret-came-out',
    tries: [
      ['i told my friends secret by accident', "she knows. she's not speaking to me"],
      ["my friend told everyone i'm pregnant", 'asked her, she says she only told one person'],
      ['i know my friends husband cheats, do i tell her', "told her. she's furious with ME"],
      ['told my bestie something private', 'now the whole office knows'],
      ['she asked me to keep quiet about her affair', 'i couldnt lie to his face. it came out'],
      [
        'my friend confided something and i told my boyfriend',
        'she found out. how do i make it good',
      ],
      ['he told his wife what i told him', "he says couples have no secrets. i'm so angry"],
      ['should i tell my friend her bf is on tinder', 'did it. she says im jealous and blocked me'],
      [
        'i promised not to tell about her job thing',
        'it slipped at dinner. do i confess before she hears it',
      ],
      ['my friend read my chat with her sister', 'she knows what i said about her. so ashamed lol'],
      ['told a friend im gay, only her', 'now others know. i dont know what to feel'],
      [
        'my friend spread my breakup story',
        "confronted her, 'everyone would have found out anyway'",
      ],
    ],
    says: {
      told: "That's a nasty moment, whichever side of it you're on; trust is made of such small things. If the slip was yours: own it in one sentence without explaining, and accept some distance. If it was done to you: say what it cost you, ask who knows, and tell less there from now on. If you told a hard truth and got the anger, leave the door open and don't argue. It often takes weeks.",
      say: 'Yours: "I told something you trusted me with. I\'m sorry, there\'s no excuse. Tell me what would help." Done to you: "I told you that in confidence. Please tell me who knows, and don\'t pass on any more." After a hard truth: "I told you because I\'d have wanted to know. I\'m here when you want me."',
      should:
        "If it slipped out and isn't known yet, I'd say so today, before others do; that's the one thing that makes it smaller. If somebody broke your trust, talk once, alone, and judge by whether there's a real sorry. And correct nothing in the group; the more people talk, the longer it lives.",
      when: "I can't promise how long it takes. A slip with an honest sorry is often forgiven in weeks; being the bringer of bad news can take months until it's seen differently. Write once, kindly, then give it room.",
      normal:
        "Being ashamed or furious is normal here. One broken confidence doesn't have to be the end, but it's fair if things get more careful for a while. See how the next weeks are handled, by {them} and by you.",
    },
  },
  {
    id: 'couple-ended-a-friendship-feelings',
    tries: [
      ['should i end it with my toxic friend', 'i did it. i feel relieved and horrible'],
      ['my friend of 15 years drains me', 'told her i need distance. she cried. i feel so guilty'],
      ['i blocked my best friend', 'its quiet now. i keep wanting to unblock'],
      ['i stopped answering him', 'he asked what he did wrong. do i owe him an answer'],
      ['ended the friendship with my roommate', 'our whole group is split now. do i tell them why'],
      ["told her we're done", 'she wrote me 12 messages. then nothing. sad now'],
      ['my friend and i grew apart, i said it out loud', 'she agreed. thats worse somehow'],
      ['i left the group chat', 'nobody even asked why'],
      [
        'broke off contact with a friend who used me',
        'i saw her today, my heart raced. did i overreact',
      ],
      ['let go of my oldest friend', 'i miss her but not how she treated me, is that weird'],
      ['finally quit that friendship', 'my mum says you dont throw away a friend'],
      ['i told him no more', 'second thoughts. he had a hard time lately'],
    ],
    says: {
      told: "Ending a friendship hurts much like a breakup, only nobody brings soup. Relieved and sad together is right, you had reasons and you had years. Don't undo it in the first weeks because of a bad evening. Write down why you did it, and one good memory next to it; both may stand. And fill the empty slot soon, with somebody who leaves you lighter.",
      normal:
        "It's normal, also that you miss {them} and don't want it back. You're missing the good hours, and they were real. Guilt shows that you don't hurt people lightly. Wait a month before you change anything, then see what you feel on a calm day.",
      say: 'If you want to give a reason: "I noticed I come home sad from our meetings, and I need distance. I don\'t want to argue about it. I wish you well." To mutual friends: "We\'re not in touch at the moment. You don\'t have to choose, and I\'d rather not go into it."',
      should:
        "One honest sentence to {them} is kind, if it's safe for your peace; a long trial by text isn't needed. Keep the group out of it. With second thoughts, wait a few weeks and ask what would have to be different. A slow, smaller contact is also possible later, it needn't be all or nothing.",
    },
  },
  {
    id: 'couple-friend-envy-i-feel-bad',
    tries: [
      [
        "my friend got engaged and i'm jealous",
        'congratulated her. cried in the toilet after. am i a bad friend',
      ],
      [
        'my best friend is pregnant, we try for 2 years',
        'went to her baby shower. smiled for 3 hours, dead inside',
      ],
      ['envious of my friends new house', 'i said something snarky at the housewarming. ugh'],
      ['my friend got the job i wanted', "told him im happy for him. i'm not"],
      ['my bestie has a new best friend', 'i told her im jealous, she was sweet about it'],
      ['everyone is richer than me', 'i told my friend i cant afford the trip and shes offended'],
      ["i'm jealous of my friends marriage", 'she noticed. asked me whats up. what do i say'],
      ['she lost 20 kilos and i cant be happy for her', 'i skipped her party. feel awful'],
      ['my friend succeeds at everything', 'unfollowed her and now she asks why'],
      ['jealous of my sister in law who is also my friend', 'she told me today she envies ME lol'],
      ['friend got famous on tiktok', "i'm so small minded, i hope it fails. is that normal"],
      ['my friend has the life i wanted', 'i confessed it to her. silence'],
    ],
    says: {
      told: "You're not a bad friend. Envy mostly points at something you want and miss yourself, and it can live right next to being fond of {them}. You may step back a little, mute a few pictures, leave a party early, without explaining it to everyone. If it came out crooked, one honest line repairs a lot: \"I'm glad for you, and a bit sad for me. It isn't about you.\"",
      say: "\"I'm really happy for you. And I've been wanting something like that for so long that it pinches sometimes. If I'm quiet, that's why. I don't want it to stand between us.\" After a snarky remark: \"That was unfair of me yesterday, I'm sorry. I was envious.\"",
      normal:
        "Completely normal, including the ugly thoughts nobody admits. A thought isn't a deed. It usually gets softer once you've said to somebody, even just to yourself, what it is you're longing for. Start there tonight.",
      should:
        "I'd tell, if {they} {is} close and you trust {them}, in one honest sentence and not as a reproach. If not, take some distance from the pictures and show up for the short, important moments. And do one small thing this week for the wish behind it.",
    },
  },
  {
    id: 'couple-friend-breakup-mutual-friends-wedding',
    tries: [
      ['fell out with my best friend', 'her wedding is in june, do i still go'],
      ['we dont talk anymore', "we're both invited to the same birthday. what do i do"],
      ['had a fight with my friend', 'our friends ask whats going on. do i tell them'],
      ['my ex and i share all friends', 'they invited him and not me'],
      ['i broke off contact with her', 'now everyone takes her side'],
      [
        'my friend and i are in a fight and in the same choir',
        'rehearsal is tonight, how do i behave',
      ],
      ['she uninvited me as bridesmaid', 'do i still send a present'],
      ['separated last month', 'our couple friends only call him'],
      ['friend group drama', 'they want us both to come and make peace. i dont want to'],
      ["i'm not speaking with my friend", "he's getting his award on friday. do i write to him"],
      ['we had a falling out in spring', 'saw her at a party, she looked right through me'],
      ['my friend and i split, same office', 'people whisper. should i say my side'],
    ],
    says: {
      told: "That's the awkward part, it's never only two people. Keep the story short for everyone: \"We're not close at the moment, and you don't have to choose.\" Go where you'd really like to be, with somebody by your side and your own way home. A nod and \"hello\" are enough between you. Friends you care about you ask yourself, one at a time; those ties don't need the group.",
      should:
        "I'd go if you'd regret being absent in five years, and stay away if you'd only sit there tense. For a wedding you're still invited to, ask first: \"Would you like me there?\" For big things, a loss for instance, a short kind message is right whatever happened. Your side of the story you tell one person, not all.",
      say: 'To friends: "We had a fight, I don\'t want to go into it, and I like you both staying my friends." To {them} on the spot: "Hello, nice evening." With an invitation: "I\'d like to come, if that\'s all right with you. If not, just say, I\'ll understand."',
      normal:
        "It's normal to lie awake over it, and to feel that everyone's on the other side. Most people simply don't want to get involved, and ring whoever they rang before. Call one of them yourself, for coffee, without mentioning it.",
    },
  },
  {
    id: 'couple-arranged-said-no-or-deadline',
    tries: [
      ['my parents found someone for me to marry', 'i said no. mum hasnt spoken to me since'],
      ['they want me to marry my cousins friend', 'told them. dad says i shame the family'],
      ['met the guy my parents chose', "they want an answer by sunday. i've seen him once"],
      ['arranged marriage talks started', 'i asked for more time and they said how much more'],
      [
        'my family wants to pick my wife',
        'i said i want to choose myself, now the aunts call all day',
      ],
      [
        'i met the girl and i dont feel it',
        'told my parents no, they say love comes later. does it',
      ],
      [
        'rishta meeting on saturday',
        "it went ok? he's nice. no spark. parents are already planning",
      ],
      ['parents send me biodatas', 'said no to 5, now they say im too picky and too old'],
      ['they want me to decide', 'how do i say no without breaking my mothers heart'],
      ['my parents have a match for me', 'he said yes, i dont know yet. everybody is waiting'],
      ['i told my dad i want to finish my degree first', 'he said engaged first, degree later'],
      [
        'second meeting with the girl from the proposal',
        'we talked alone for 20 min. i liked her, a bit. is that enough',
      ],
    ],
    says: {
      told: "That's a lot of weight on one answer. You're allowed the time to know your own mind, and your yes or no is yours. Ask for what you need in plain numbers: three more talks, some of them alone, and two months. Find the relative who gets listened to and talk to them first. And if anyone tries to force or threaten you, that's something else: tell a helpline or someone outside straight away.",
      say: '"I know you want my best, and I respect you. I can\'t say yes to a life before I know it. I need to meet them a few more times and decide by spring. If it\'s a no then, it isn\'t against you." For a firm no: "I\'ve thought about it honestly. My answer is no, and I love you."',
      should:
        "I'd not say yes to end the pressure, that's a long price for a quiet week. If it's a \"maybe\", ask for more meetings and talk about real things: work, children, money, where to live, parents. If it's a no inside, say it early and kindly; it's fairer to the other family as well.",
      will: "I can't promise that love comes or that it doesn't; for some it grew, for others not. What you can look at now is whether you feel at ease, heard and respected, and whether you can disagree. Meet a few more times and watch for that.",
      normal:
        "It's normal to be torn when you love your family and want your own say. A missing spark after one meeting tells little, dread tells more. Take the time, and talk to somebody your age who's been through it.",
    },
  },
  {
    id: 'couple-family-against-my-partner',
    tries: [
      ['my parents dont know about my boyfriend', 'they found out. dad isnt talking to me'],
      [
        'different religion, how do i tell my family',
        'told them. mum cried and asked what the neighbours will say',
      ],
      [
        'they want me to marry someone from our community',
        'i told them about her. they said its her or us',
      ],
      ['my family doesnt like my partner', 'they didnt invite them for eid'],
      [
        'introducing my girlfriend to my parents sunday',
        'it was awful, they asked what her dad earns',
      ],
      [
        'i want to marry him, my parents said no',
        "we told them we'll do it anyway. silence since then",
      ],
      ['he is 14 years older, how do i tell my mum', 'told her. she says i need help'],
      ['telling my parents about my same sex partner', 'my dad walked out, mum hugged me'],
      ['my brother saw us together', 'he told everyone before i could. what do i say now'],
      ['they finally agreed to meet him', 'it went ok!! she even made tea for him'],
      ['my mother hates my wife', 'she says sorry but means it not. my wife wont go there anymore'],
      ['family says break up or dont come home', 'do i choose? i cant'],
    ],
    says: {
      told: "That's being pulled from two sides by people you love. It's out now, and the first reaction of a family often isn't the last one, though I can't promise how it'll go. Stay in touch without arguing: short calls, ordinary news, the same calm sentence about {them}. Ask one milder relative for help. And protect the two of you: nobody gets to insult your partner at the table while you're silent.",
      say: "\"I love you, and I'm with this person. I'm not asking you to be happy about it today. I'm asking you to get to know who it is. I'll keep calling on Sundays.\" If it gets rude: \"I won't listen to that. We'll talk another day.\" Then hang up kindly.",
      should:
        "I wouldn't choose on command. An ultimatum given in anger can be left unanswered: \"I'm not choosing between you.\" Keep your side of both open, give it months, and look for one ally at home. If you depend on them for money or a roof, or you're afraid, get advice and a safe plan first.",
      when: "I can't promise a time. In many families it takes months, and moves first in small things, a question, a greeting, tea. Don't demand approval, accept any polite contact. What you can set is how you two want to live meanwhile.",
      normal:
        "Feeling guilty toward your family and loyal to your partner at once is normal, and no sign that one of them is wrong. Talk about it together, so it doesn't come between the two of you.",
    },
  },
  {
    id: 'couple-kids-met-new-partner',
    tries: [
      ['should my kids meet my new girlfriend', 'they met. my son didnt say one word to her'],
      ['introducing my bf to my daughter', "disaster. she said you're not my dad and ran off"],
      ['my kids meet my new partner on sunday', 'it was ok, bit stiff. they played mini golf'],
      ['divorced, dating someone new', 'the kids love him! now their dad is jealous'],
      ['how do i tell my kids i have someone', 'told them. the teen says its disgusting'],
      ['she met my boys at the zoo', "the little one asked if she's my new mum. what do i say"],
      ['new man in my life, i have 2 kids', 'my 9 yr old cries when he comes over'],
      ['introduced them too early maybe', 'now its over and she asks where he is'],
      ['meeting his children for the first time', 'they ignored me all day. do i try harder'],
      ['my ex found out the kids met my partner', "he's raging, says i had to ask him"],
      [
        'the first dinner with everyone',
        'my daughter was rude, my partner was hurt. who do i talk to first',
      ],
      ['my kid is 15 and refuses to meet her', 'do i force it or wait'],
    ],
    says: {
      told: "A first meeting is mostly just the first; stiff, rude or silent are all usual, and even a lovely one is only a start. Go slowly now: short, with something to do, no overnight stays yet, and plenty of time alone with the children. Tell them: \"You don't have to like anyone. Polite is enough. Nobody takes your other parent's place.\" The grown-ups stay friendly and don't try to win them over.",
      say: 'To the child: "You\'ve got a mom and a dad, and that stays. This is someone I like. You can take all the time you need." To the ex: "I understand it feels strange. I\'m taking it slowly, and I wanted you to hear it from me, too." To your partner: "It wasn\'t about you."',
      should:
        "Don't force it and don't hide it. Talk to the child first, alone, listening more than explaining, then to your partner. Keep meetings rare, short and outside for a while. With a teen, wait for a moment when it's easy, and ask only for politeness.",
      when: "I can't promise, but think in months to years rather than weekends, longer with older children. It goes better without pressure and with a fixed time for just you and them. If a child's really suffering for a long while, a family counselor can help.",
      normal:
        "Very normal. Children can like somebody and feel disloyal to the other parent in the same minute. It isn't a verdict on the person you brought. Keep it light, short and slow, and stay reliable in everything else.",
    },
  },
  {
    id: 'couple-new-relationship-after-divorce-doubts',
    tries: [
      ['first date after my divorce', 'it was lovely. i felt like i was cheating on my ex'],
      ['i met someone, 6 months after the split', "he's so nice that i keep waiting for the catch"],
      ['dating again at 50', 'we kissed! i feel 16 and terrified'],
      ['should i date after 20 years marriage', 'went on a date. cried in the car after'],
      ['i like someone new', 'i compare everything with my ex wife. is that unfair'],
      ['seeing a man since march', 'he wants to move in. after my divorce i cant'],
      ['my new partner is great', 'my ex still texts me every day and he hates it'],
      ["i'm divorced and dating", 'my friends say its a rebound'],
      ['slept with someone new for the first time', 'weird. nice. weird. do i tell my ex?'],
      ['met a woman at work after my separation', "told her i'm not divorced yet, she went quiet"],
      ['i have a new boyfriend', 'i panic each time he doesnt answer. my ex cheated'],
      ['new love after the divorce', "i'm happy and feel guilty because my ex is alone"],
    ],
    says: {
      told: "It can be lovely and frightening in the same evening, your heart has a new person and an old map. You aren't cheating on anyone, and you don't owe a decision yet. Go at the speed you can sleep with, and tell {them} a bit of it: \"I like you, and I get scared sometimes. It's an old story, not you.\" How that's received tells you more than any test.",
      normal:
        'Quite normal, the comparing, the guilt, the panic and the tears in the car. You spent years with one set of habits. It gets quieter with time. If the old fear keeps running the show, a few talks with a counselor are a good use of money.',
      should:
        "Slow is fine, as long as you say it. Don't move in together to prove anything. Tell {them} where you stand with your divorce, and give your ex fixed channels for what has to be sorted. Nobody else needs a report, and whether it's a rebound you'll see in half a year.",
      say: '"I really like being with you. After my divorce I need things slower than I\'d thought. That isn\'t a no. Could we see each other twice a week and leave the big questions for now?" To the ex: "Please write only about practical things. It\'s better for both of us."',
    },
  },
  {
    id: 'go-bit-better-today-small-wins',
    tries: [
      [
        'how do i get my confidence back after being dumped',
        'bit better today tbh. washed my hair, went tesco, didnt check his insta once',
      ],
      [
        'feeling really low since the breakup',
        'today was ok. made the bed, walked the dog, only cried once',
      ],
      [
        'i cant get off the sofa since i lost my job',
        'update: showered and answered two emails. small but still',
      ],
      [
        'everything is too much lately',
        'managed to do the dishes and call my mum back. feels like something',
      ],
      [
        'i hate how i look since i had the baby',
        'put mascara on and went out for coffee. first time in weeks',
      ],
      ['my anxiety is ruining me', 'slept 6 hours and ate breakfast. actual breakfast lol'],
      ['cant stop thinking about my ex', 'didnt stalk her profile all day!! is that progress'],
      [
        'so lonely in this new city',
        'today i said hi to the neighbour and cooked proper food, felt a bit more like me',
      ],
      ['ive been sad for no reason for weeks', 'slightly better today. went for a run, a slow one'],
      [
        'how do i start living again after the divorce',
        'i bought myself flowers and cleaned the bathroom. does that count',
      ],
      ['i feel like a mess', 'not as bad today. opened the post, all of it'],
      ['motivation is zero since exams', 'got up at 8 and changed the sheets, tiny win'],
    ],
    says: {
      told: "That's a good day, and it counts in full. Small things come back first, and they come back before the feeling does, so you're doing it in the right order. Tonight write down what you did, three lines, for the day that goes worse; there'll probably be one, and it won't cancel this. Tomorrow repeat one of them and add one thing that's only for pleasure.",
      normal:
        "Yes, it counts, and it's how it usually goes: one ordinary thing done, then another, and the feeling follows later. Some days will slip back, that's part of it too. Keep a short list of what you did today, so a bad day can't tell you nothing's moved. Tomorrow, the same again plus one nice thing.",
      how: "Keep it that small. Pick the one thing from today that felt best and do it again tomorrow at about the same hour, then add one thing with another person in it: a call, a coffee, ten minutes. Don't raise the bar because it went well. What you want is a week of plain okay days, not one heroic one.",
    },
  },
  {
    id: 'go-friend-does-better-than-me-at-my-age',
    tries: [
      [
        'how do i stop comparing myself on linkedin',
        "my batchmate just became vp. vp!! i'm still senior associate. 34",
      ],
      ['i feel so behind in life', 'my little cousin just bought a house. a HOUSE. i rent a room'],
      ['im 29 and broke', 'girl i sat next to in school just sold her company'],
      ['everyone is engaged but me', 'my last single friend got engaged this morning. im 36'],
      ['im jealous of my coworker', 'he got promoted after 8 months. ive been there 5 yrs'],
      [
        'feel like a failure at 40',
        "saw my ex roommate on tv today as an 'expert'. i work in a call centre",
      ],
      [
        'how do i stop comparing',
        'my sister just told us baby no 2. i havent even got a boyfriend',
      ],
      [
        'i hate instagram',
        'my old classmate is in bali for the 3rd time this year and im eating toast',
      ],
      [
        'im still junior at 31',
        'the intern i trained is now my team lead. how am i supposed to be ok with that',
      ],
      ['am i wasting my life', 'my best friend makes triple what i do now, how do i not care'],
      [
        'social media makes me feel bad',
        'a guy from uni published a book. i have one chapter since 2019',
      ],
      [
        'why am i so slow compared to others',
        'all my batch is abroad now, im the only one left here',
      ],
    ],
    says: {
      told: "Ouch. That's a nasty little announcement to meet when you were already sore about it. You see one line of that life, the best one, and you see all of yours, unedited. So let it sting for an evening. Then ask one thing: do I actually want what {they} {has}, or only to stop feeling last? If you do want it, pick one step this month. If not, mute it.",
      how: "First mute, without unfriending anybody; you can't stop comparing while it's being served to you daily. Then turn the envy into a question: what exactly in that news would I want? The money, the title, the freedom, being noticed? Usually it's one piece. Take a step toward that piece in the next two weeks, and measure yourself only against where you stood last year.",
      normal:
        "Very normal, and it doesn't make you a bad person or a bad friend. News like that lands hardest where you were already wondering. You can be glad for {them} and hurt for yourself in the same minute. Let the sting pass before you draw conclusions about your own life from it.",
    },
  },
  {
    id: 'go-ex-wants-counselling-after-cheating-torn',
    tries: [
      [
        'he cheated. 6 years.',
        'he wants to do counselling. part of me wants to and part of me wants to set his ps5 on fire',
      ],
      [
        'my wife had an affair with a coworker',
        'she begs for therapy together. one minute i think yes the next i could throw her clothes out the window',
      ],
      [
        'found out my boyfriend cheated on me',
        'he wants to fight for us he says. i want to hug him and i want to slap him',
      ],
      [
        'husband slept with someone else, married 11 yrs',
        'he booked a couples therapist without asking. do i go',
      ],
      [
        'my fiance cheated at his bachelor party',
        "he says he'll do anything. i dont even know what i want him to do",
      ],
      [
        'she kissed her ex',
        'now she wants to work on it. i cant even look at her but i dont want her to leave',
      ],
      [
        'he was on tinder the whole time we were together',
        "he's offering to share his passwords and see someone. should i give it a chance",
      ],
      [
        'betrayed after 20 years of marriage',
        'he wants another chance. mornings i want to save it, nights i want a lawyer',
      ],
      ['gf cheated on me', 'she wants to talk it through w a counsellor, is it stupid to say yes'],
      ['he cheated and told me himself', 'he says therapy. my head says no my heart says maybe'],
      [
        'partner had an online affair',
        'they found a counsellor for thursday. i feel everything at once',
      ],
      [
        'caught my husband cheating',
        'he cries and wants to go to counselling. i laughed in his face and then i cried too',
      ],
    ],
    says: {
      told: "Both parts are right, and you don't have to choose between them this week. Wanting to save it and wanting to break something is what betrayal feels like from inside. Counselling isn't a yes to {them}; it can be just a room where you get honest answers with a third person present. If you go, go on your terms: contact over, no half truths, you may stop any time.",
      should:
        "I'd go once, if you're curious at all, and promise nothing beyond that hour. One session tells you whether {they} answer{s} plainly or just want{s} to be forgiven quickly. Name your conditions first: contact over, everything on the table, and no pressure about how long you need. If the thought alone makes you sick, not yet is a full answer.",
      normal:
        "Completely normal. Love doesn't switch off on the day trust breaks, so for a while you get both at once, sometimes within the same minute. It isn't weakness or stupidity. Decide nothing big from either end of it; give yourself some weeks, and one person who only listens to you.",
      say: "\"I'm willing to go once. That's not a promise that we stay together. Before that I need two things: contact is over, and I get the whole truth, not pieces. I'll take the time I need.\" Or, if it's too soon: \"I hear the offer. I can't answer yet, and asking again won't make it faster.\"",
    },
  },
  {
    id: 'go-is-it-them-or-the-wedding-i-saw-something',
    tries: [
      [
        'having second thoughts about the wedding in 3 weeks',
        'not about the guests or money. about him. he shouted at a waiter and i saw something',
      ],
      [
        'cold feet before the wedding',
        'its her. the way she talked to my mum on sunday, i cant unsee it',
      ],
      [
        'im nervous about getting married in june',
        'its not nerves i think. he laughed when i cried last week',
      ],
      [
        'should i go through with the engagement',
        'he was so cold when my dog died. it showed me a side i didnt know',
      ],
      [
        'wedding in 2 months and i have doubts',
        'i looked at him at dinner being rude to his sister and thought do i want this for 40 years',
      ],
      [
        'scared about the wedding',
        'she lied to her boss so easily on the phone. what if she lies to me like that',
      ],
      [
        'second thoughts about marrying',
        'he lost it over a parking space, really lost it. never saw him like that. should i worry',
      ],
      [
        'is it normal to doubt before the wedding',
        'but its about him not the day. how he treats people who cant do anything for him',
      ],
      [
        'getting married next spring and not sure',
        'he mocked a homeless guy in front of me. something went cold in me',
      ],
      [
        'doubts about my fiance',
        'everyone says its just nerves. but i saw her face when she didnt get her way',
      ],
      [
        'wedding is paid for already. im not sure',
        'it isnt stress. he made fun of me in front of his colleagues and it wasnt funny',
      ],
      [
        'am i just having cold feet',
        'no its one moment i keep replaying, how he spoke to the cleaner',
      ],
    ],
    says: {
      told: "Then I'd take it seriously, because that isn't about flowers or guests. One ugly moment can be a bad day; what matters is whether you've seen it before, and how {they} speak{s} about it now. So tell {them} this week exactly what you saw and what it did to you, and listen: shame and a straight answer, or excuses? A wedding can be moved right up to the day. That's expensive, and still cheaper.",
      should:
        "I lean toward neither marrying on top of it nor running, but talking this week, before anything else gets arranged. Say what you saw, and ask what was going on. If {they} can look at it honestly, you've learned something good. If you get called too sensitive, and it reminds you of other times, postponing is sensible and allowed, even late.",
      normal:
        "Nerves about the day are common; a doubt with a particular moment attached is a different kind and deserves an answer. It doesn't have to mean no. Ask yourself whether it was the first time or the first time you noticed, tell {them} plainly what you saw, and tell one person who isn't involved in the wedding.",
      say: '"I need to talk about something that isn\'t the wedding. The other day I saw you do that, and it frightened me a bit, because I didn\'t recognize you. What was going on there?" Then stay quiet. If you hear "it was nothing": "For me it was something. I want to understand it before we go on."',
    },
  },
  {
    id: 'go-asked-and-it-was-an-illness',
    tries: [
      [
        'my best friend is getting distant',
        'asked her straight. she has been diagnosed with ms and didnt know how to tell anyone',
      ],
      [
        'my brother stopped coming to anything',
        'he finally told me. its cancer. hes known since january',
      ],
      [
        'a friend never answers anymore',
        'she said shes been in and out of hospital, its lupus, she didnt want to bother people',
      ],
      [
        'my mate has gone quiet',
        "turns out he has parkinsons. he's 44. i was angry at him for weeks",
      ],
      [
        'why is my colleague so cold lately',
        'she told me in the kitchen today that she has leukemia. i had no idea',
      ],
      [
        'my cousin wont meet up',
        'he has depression, proper diagnosed, he wrote me a long message. what do i do now',
      ],
      [
        'my best friend cancelled on me 4 times',
        'i asked. she found out she has breast cancer the day before my birthday',
      ],
      [
        'my sister is acting weird',
        'its her kidneys. dialysis soon. she hid it from all of us, how do i help',
      ],
      ['think my friend is ghosting me', 'no. hes ill, seriously ill. he was scared of pity'],
      ['my girlfriend is pulling away', 'she told me last night. epilepsy. she thought id leave'],
      [
        'my uncle doesnt call anymore',
        'aunt says its als. nobody was supposed to know. i dont know what to write',
      ],
      [
        'friend dropped out of our group trip',
        'she has crohns and was ashamed to say, i feel terrible that i complained',
      ],
    ],
    says: {
      told: "Oh, I'm so sorry. And you were told, that means a lot: asking straight was right. You don't need good words now. Write one line today: \"Thank you for telling me. I'm not going anywhere, and you don't have to be brave with me.\" Then be ordinary: the same jokes, the same walks, a fixed small thing each week. Ask before you tell anyone else. And let yourself be shocked, with someone on your side.",
      how: 'Ask instead of guessing: "Do you want to talk about it, be distracted, or have help with something?" It can change from day to day. Offer small and exact things, a lift on Tuesday, soup, sitting along at an appointment; "tell me if you need anything" puts the work on {them}. Don\'t send articles or cures. And keep the friendship in it: silly things stay allowed.',
      say: "\"Thank you for trusting me with that. I don't have clever words, but I'm here, and I'm staying. You decide who knows and how much we talk about it.\" If you'd been cross before: \"And I'm sorry I was short with you. I didn't know.\" Once, briefly; then it's about {them} again.",
      normal:
        "It's normal to feel shocked, guilty or even a bit hurt that you weren't told. Nobody owes that news quickly; people often need time until they can say it aloud. What you thought before was thought without knowing. What counts starts now, and an honest short message is a good start.",
    },
  },
  {
    id: 'go-envied-them-and-now-their-life-broke',
    tries: [
      [
        "im jealous of my sister's life",
        'she told me last night her marriage is over. i feel sick for being jealous',
      ],
      [
        'i envy my best friend, she has everything',
        'she just lost the baby. i cant stop thinking how i rolled my eyes at her announcement',
      ],
      [
        'my brother always has it better',
        'his company went bust. and i was secretly wishing for that',
      ],
      [
        'jealous of my friends perfect relationship',
        'he left her yesterday. i feel like i caused it',
      ],
      [
        'i hate seeing my coworkers success',
        'she got fired today. i should be glad but im ashamed',
      ],
      [
        'my cousin has the perfect body and i cant stand it',
        'turns out shes been ill the whole time. i feel awful',
      ],
      ['cant stand my neighbours big house', 'theyre losing it. bank. am i a horrible person'],
      [
        'envious of my friend with the rich husband',
        'he gambled it all away, she cried on my sofa all night',
      ],
      [
        'my sister in law is always happy on insta',
        'she told me its all fake, shes getting divorced. how do i look at her now',
      ],
      [
        'im so jealous of my roommate',
        'her dad died last week and i was being a bitch about her car a day before',
      ],
      [
        'jealous of a friend from uni',
        'he had a breakdown. all that success and he couldnt sleep for a year',
      ],
      [
        'wish i had my sisters luck',
        'she found out hes cheating. i feel guilty for every mean thought',
      ],
    ],
    says: {
      told: "Your envy didn't do this. It was a feeling you had about the outside of a life, and nobody was hurt by it; feeling sick now just shows how much you care. You don't need to confess it. Put it into something useful instead: be there. One message today, \"I'm thinking of you. I can come over, or just listen,\" and then an ordinary hour together, without advice.",
      normal:
        "Yes, very normal. We envy what we can see, and we see the front. That says nothing bad about you, and thoughts don't cause anything. The shame is only love arriving a bit late. Use it: call, go round, bring food, listen. No confession needed; that would make {them} comfort you.",
      how: "The same as ever, only a bit gentler. You don't have to carry the old feeling into the room. Ask what's needed: company, quiet, a practical thing like a lift or a meal. Say little, stay a while, come again next week when others have stopped asking. That's worth more than any apology for a thought.",
      say: "\"I'm so sorry. You don't have to explain anything. Shall I come over, or would you rather talk on the phone?\" A few days later: \"No need to answer. I'm thinking of you, and I've got Thursday free.\" Leave the envy out; what's needed now is someone who's there.",
    },
  },
  {
    id: 'go-repair-with-child-went-sweetly',
    tries: [
      [
        'i snapped at my toddler and feel awful',
        'said sorry to her and she patted my face and said its ok mummy. now im crying more',
      ],
      [
        'i yelled at my son over homework',
        'apologised. he hugged me and said everyone gets grumpy. 7 yrs old!!',
      ],
      [
        'lost it with the kids this morning',
        'told them sorry at bedtime, my daughter said i still love you daddy. im in bits',
      ],
      [
        'i shouted at my 4 year old for spilling milk',
        'she came and gave me her bunny. i feel even worse now',
      ],
      [
        'i was so mean to my boy today',
        "he said 'mama you can try again tomorrow'. who taught him that",
      ],
      [
        'i screamed at my daughter, shes 9',
        'i said sorry and she wrote me a note with hearts. i dont deserve her',
      ],
      [
        'blew up at my stepson',
        'said i was wrong. he shrugged, then asked if we can play fifa. is that a good sign',
      ],
      [
        'feel like the worst mom',
        'i told him im sorry and he stroked my hair like i do with him, i bawled',
      ],
      [
        'i lost my temper at bath time',
        'she forgave me in like 2 seconds. why do i feel guilty still',
      ],
      ['shouted at the twins', 'they both hugged my legs when i apologised, im a wreck'],
      [
        'i slammed the door in front of my son',
        "said sorry. he said 'thats ok papa, you were tired'",
      ],
      [
        'snapped at my kid in the supermarket',
        'apologised in the car, he said no worries and sang. now i cant stop crying',
      ],
    ],
    says: {
      told: "Oh, what a moment. Cry all you like, that's relief as much as guilt. And look at what just happened: a child who forgives like that has seen it done, most likely by you. You were loud, you came back, you said sorry, and it was made good. That's the whole repair; you don't owe a punishment on top. Now something nice and ordinary together, and early to bed.",
      normal:
        "Yes. Guilt is often loudest right after being forgiven, because the tension lets go. It doesn't mean you did something unforgivable. Children who see a grown-up say sorry learn that anger ends and people come back. You've shown exactly that today. Let it be good now.",
      why: "Because you were braced for something harder and got tenderness, and then everything lets go at once. You're probably also tired. The tears don't mean you're a bad parent; a parent who didn't care wouldn't have any. Take the hug at its word and rest tonight, so tomorrow starts with a bit more in the tank.",
      how: "Nothing more about today; a second and third apology would make the child look after you. For next time, find the minute before it happens: the hour, the hunger, the hurry. Then one sentence to get out with: \"I'm getting cross, I'll be back in two minutes.\" It won't work every time. It only has to work more often.",
    },
  },
  {
    id: 'go-parent-hurt-and-withdrawn-other-one-fine',
    tries: [
      [
        'how do i tell my parents im moving out',
        'dad ok. mom says log kya kahenge. she hasnt come out of puja room since morning',
      ],
      [
        'told my parents about my boyfriend',
        'papa was surprisingly calm. mum is crying in the kitchen and wont look at me',
      ],
      [
        'im scared to tell my family im quitting medicine',
        'mom hugged me. dad got in the car and drove off',
      ],
      ['i need to tell my folks im moving abroad', 'dad says go. mum hasnt spoken since dinner'],
      [
        'how to tell parents i dont want an arranged marriage',
        'mummy ok with it!! but dad says i have shamed him, locked in his room',
      ],
      ['told them im dropping out', 'my mum gets it. dad just walks past me'],
      [
        'want to move in with my gf, religious parents',
        'dad shrugged. mum said what will the church say and went to bed at 7',
      ],
      [
        'how do i tell them im not coming for christmas',
        'dad fine. mom hung up and now sends everything through my sister',
      ],
      [
        'telling my parents im leaving the family business',
        'mother cried but understood. father wont eat with us',
      ],
      ['told my family im converting', 'dad said its my life. amma is fasting. what do i do now'],
      [
        'i want to live alone, im 27, nigerian parents',
        'daddy agreed. mummy says people will say i have no home training. she isnt picking my calls',
      ],
      [
        'came out with my plans to study in germany',
        'mum isnt talking. dad says give her time, is he right?',
      ],
    ],
    says: {
      told: "So you've said it, and one of the two is with you; that's more than many get on the first day. The other one needs time and is allowed to be sad, and you don't have to take your decision back because of it. Don't argue through the door. Bring tea, say one sentence, \"I'm not leaving you, and I'll wait until you want to talk,\" and go. Let the calm parent talk, not you.",
      how: "Small and warm, without reopening the decision. Something to eat at the door, a normal good night, tomorrow the same. After two or three days ask for ten minutes and ask about the fear: what exactly would be the worst of it? Offer something with a day on it, like a Sunday meal or a call. And ask the parent who's calm to speak when you're out of the house.",
      say: "\"I know this hurts, and I'm sorry about the hurt. I'm not sorry I told you. You'll keep me: I'll call, I'll come, you'll get tired of me. When you want to talk I'm here.\" About what people will say: \"They'll talk for a week. I'd like you to talk to me for a lot longer.\"",
      should:
        "I wouldn't take it back and I wouldn't push today. Silence in the first days is mostly hurt or fear, and it can't be argued away. Stay friendly, stay visible, keep to your plan. If nothing has moved after a week, ask the other parent to sit down with both of you.",
      will: "I can't promise it, but a first reaction is rarely the last one. It usually softens when the new thing turns out to have visits, calls and ordinary days in it. So give that proof early: a date for the first Sunday, a small request for advice. Some weeks of coolness are possible. Don't read them as forever.",
    },
  },
  {
    id: 'go-money-request-from-relative-again',
    tries: [
      [
        'feeling guilty for not sending money home',
        "my uncle called again today. school fees for cousins. i'm on 1,900 a month in birmingham, rent is 850",
      ],
      [
        'should i lend my brother money for his car',
        'i already did last month, 1200. now he wants 800 more',
      ],
      [
        'black tax is killing me',
        'my aunt just sent another voice note about the roof. i have 60 left till payday',
      ],
      [
        'my mum keeps asking for money',
        'she rang this morning, its the fridge this time. how do i say no',
      ],
      ['lent my sister money for rent', "she's asking again. hasnt paid back the first 500"],
      [
        'family think im rich cause i live abroad',
        'cousin wants his exam fees by friday. i pay 1100 rent',
      ],
      [
        'my dad borrows from me every month',
        'he just asked for 300 more, says its the last time. its always the last time',
      ],
      [
        'feel bad saying no to my family',
        'brother in law wants me to help with the plot. i told you im saving for a deposit',
      ],
      ['sent money home last week', 'now my other uncle heard about it and he wants too lol'],
      [
        'my son is 26 and always broke',
        'just texted for another 200. third time this month. do i send it',
      ],
      [
        'my cousin asked for a loan',
        'gave 400 in march. now its 600 for his visa. what do i say to him',
      ],
      [
        'i support my parents every month',
        'now they want me to pay my sisters wedding as well, im earning 2400',
      ],
    ],
    says: {
      told: "Then the answer this time is no, or a small sum that you'd fully give away. You can't fill a hole that opens again every month, and asking again doesn't make it your debt. Take your income, rent, food and savings; what's left decides, not the story on the phone. Fix one amount you can give a month, or none, say it once, and when it's gone, it's gone until next month.",
      say: "\"I understand it's needed, and I can't do it. I've a fixed amount I can give, and this month it's used up.\" If there's still a loan open: \"Before we talk about more, let's finish the first one. What can you pay back, and from when?\" No reasons on top; every reason gets an answer. If it comes again: \"It's still no. I love you.\"",
      should:
        "I'd say no to this one. The sum you could give without minding if it never came back is the only sum to give, and if an earlier loan is still open, the next one waits for it. Offer something that isn't cash if you want: an hour on the phone, a form, a plan. And fix a monthly limit, so you don't have to decide it new each time.",
      normal:
        "It's normal to feel guilty, and guilt isn't a bill. You may care about them a lot and still have rent to pay. A calm no with a fixed limit is kinder in the long run than a yes you can't keep up. The first time is the worst; after that people start to know the limit.",
      how: 'In three steps. Add up what you truly need each month, with something put aside. Fix one sum for family, even if it\'s zero for now. Tell the one person everyone listens to, in a message, so it\'s said once: "This is what I can do each month; please plan with that." Then no talks about single bills, only about that one sum.',
    },
  },
  {
    id: 'go-they-will-check-or-see-vague-favour',
    tries: [
      [
        "i'm the only one caring for my mom with dementia, my siblings do nothing",
        "ok i asked my sister for one weekend a month. she said she'll 'check her calendar'",
      ],
      [
        'nobody helps me with dad',
        "asked my brother to take him sundays. he goes 'let me see how work is'",
      ],
      ['my husband never takes the kids', "asked for one evening off a week. he said we'll see"],
      [
        'im organising my mums 70th alone',
        "texted my siblings for help with the food. got 'ill get back to you'",
      ],
      [
        'i do everything at home for my gran',
        'my cousin says shes gonna look what she can do. heard that before',
      ],
      ['my sister never visits our parents', "asked her for christmas. 'maybe, depends'"],
      [
        'my ex never takes our son extra',
        'i asked for 2 weeks in summer, he says he has to check. how long do i wait',
      ],
      [
        'caring for my mother in law and its too much',
        "my sister in law said she'd think about it. what does that mean",
      ],
      ['my flatmate never cleans', "asked her to do the bathroom this month, she said she'll try"],
      [
        'i drive my dad to dialysis 3x a week',
        "asked my brother for one day. he'll 'have a look'. i could scream",
      ],
      [
        'no one helps with my disabled brother',
        'parents asked my other brother, he says he will see. what do i say now',
      ],
      [
        'my siblings leave mum to me',
        "i finally asked. 'send me some dates and i'll check' she says",
      ],
    ],
    says: {
      told: "Good that you asked, that was the hard part. Now don't let it evaporate: a vague yes needs a date from you. Write today: \"Great. Which of these, the 6th or the 20th? Please tell me by Friday, I'm planning around it.\" Two choices are easier to answer than a whole calendar. And look for a second way meanwhile, paid or from outside, so your rest doesn't hang on one person.",
      say: '"Thanks for looking. I need to plan, so here are two dates, the first or the third weekend. Which one do you take? I need to know by Friday." If it\'s vague again: "I hear that as a no for this month. Then let\'s talk about sharing the cost of somebody who comes in, because I can\'t do it all alone."',
      them: "I can't see into {them}. It may be a soft no, or just someone who's never had to plan around this and doesn't know how. You find out by making it smaller: two dates, one deadline. An answer to that is a start. No answer by the deadline is also one, and then you plan without {them}.",
      when: 'Give it two or three days, not more, and say so now: "I need to know by Friday." Without a deadline, "I\'ll check" can last until autumn. If Friday passes, ask one more time with a single date, by phone. After that count it as a no and go on to the next possibility.',
    },
  },
  {
    id: 'go-former-peer-cold-after-my-promotion',
    tries: [
      [
        'I got promoted to lead my old team',
        'one of them applied for the same job and now answers me in one word. we used to have lunch every day',
      ],
      [
        'im the new team lead since monday',
        'my work bestie wanted it too. she doesnt save me a seat anymore',
      ],
      [
        'got the supervisor role!!',
        'two of the guys stopped talking when i come in. one had applied',
      ],
      [
        'i became shift manager over my friends',
        'dave who also went for it does exactly what i say and not one word more',
      ],
      [
        'promoted above my colleague who trained me',
        "he says 'yes boss' in that tone. every time. what do i do",
      ],
      ['i got the head nurse job', 'my friend on the ward didnt get it and shes ice cold'],
      [
        'new manager of my own team',
        'one of them left the group chat we had. guess who also applied',
      ],
      ['got promoted and feel weird', 'she congratulated me by email. we sit 2 metres apart'],
      ['now im my friends boss', 'he rolls his eyes in meetings since. he wanted my job'],
      [
        'starting as lead of my old department',
        'should i talk to the one who lost out or leave him alone? he eats alone now',
      ],
      [
        'i was picked for team leader',
        'my colleague cried in the toilet i heard. now she avoids me, do i say something',
      ],
      ['promoted last month', 'the guy who also applied ignores my messages until i ask twice'],
    ],
    says: {
      told: "That hurts, and it's no mystery: one of you won what the other wanted, and lunch doesn't survive that untouched. Talk to {them} soon, alone, ten minutes, and name it: \"I know you wanted this. It must be odd with me in it. I want to work well with you.\" Don't apologize for getting it, and don't ask to be friends again yet. Ask what {they} want{s} to grow into, and help with that.",
      say: '"Can we talk about it once? I know you applied as well, and I\'d be disappointed in your place. I\'m not asking you to be happy. I value your work, and I\'d like to know what you need from me so this goes well for you too." Then listen more than you explain. If it stays short: "That\'s fine. The offer stands."',
      should:
        "I'd talk to {them}, and this week; the longer it's unsaid the more everyone works around it. In private, short, no pity and no apology. Then give it some weeks and let {them} be disappointed. What you needn't accept for long is work left undone or digs in front of others, and that you'd say calmly as the lead.",
      how: "Meet the person first, the role second. Ten minutes alone, say it's awkward, ask what {they} hope{s} for. Then be scrupulously fair: same information, same rules, credit by name. Give {them} something real to be responsible for. Lunch may come back by itself in some months, maybe smaller. Don't buy it with favors.",
      normal:
        "Very normal, on both sides. It's disappointment looking for a place to go, and you're the nearest one. It mostly eases within some weeks if it's been named once and you're fair. Feeling a loss in the middle of a success is normal, too; you won a job and lost a lunch.",
    },
  },
  {
    id: 'go-it-was-a-misunderstanding-and-i-panicked',
    tries: [
      [
        'my team excluded me from a meeting',
        'asked. it was a calendar mistake, i already drafted a resignation in my head',
      ],
      [
        "how to reply when someone says 'we need to talk'",
        'it was about the dishes. THE DISHES. i aged 10 years',
      ],
      [
        'my boss wants to see me friday no reason given',
        'it was about the coffee machine budget. i hadnt slept for 2 nights',
      ],
      [
        'he hasnt answered since yesterday, something is wrong',
        'his phone fell in the toilet lol. i had him dead or cheating',
      ],
      [
        'hr sent me a meeting invite, am i getting fired',
        'it was the fire safety training. i told my wife to cancel the holiday already',
      ],
      [
        'my friends are planning something without me',
        'omg its my surprise party. i was about to leave the group',
      ],
      ['she left me on read, i think she hates me', 'she was asleep. ASLEEP. im so embarrassed'],
      [
        'my girlfriend is hiding her phone',
        'she was buying me a birthday present. i feel so stupid now',
      ],
      [
        'teacher asked me to come in about my son',
        'its because he won a drawing contest. i cried in the car before',
      ],
      [
        "doctor's office called me back, im terrified",
        'wrong address on the bill. that was all. is it normal to panic like that',
      ],
      ["my best friend wrote 'call me' and nothing else", 'she wanted a lasagna recipe. my heart'],
      [
        'i wasnt invited to the wedding',
        'invite went to my old flat haha. i spent 3 weeks being bitter',
      ],
    ],
    says: {
      told: 'Ha! All that for this. Your heart ran a full marathon and somebody hands you a very small medal. Breathe out, laugh, tell it as a story tonight. And one thing to keep from it: next time, ask for the topic before you write the ending. "Happy to, what\'s it about?" takes ten seconds. If your head went to the worst surprisingly fast, it may be tired, so be nice to it.',
      normal:
        'Very normal. A gap in the information gets filled by whatever we fear most, and it does it at once and in color. It says you cared about the thing, not that you\'re silly. Next time, ask early: "Can you tell me what it\'s about?" Today, enjoy that it was nothing.',
      how: "Three things for next time. Ask for the topic straight away, in one line. Write down two boring explanations beside the terrible one; they're usually the right ones. And decide nothing, quit nothing and send nothing until you know. Then come back and laugh about it like today.",
      why: "Because an empty space scares more than bad news does, and the mind fills it with what would hurt most. If it's been like that often lately, you may be short of sleep or short of good news. No need to dig today. Take the relief, and next time ask what it's about.",
    },
  },
  {
    id: 'go-it-was-someone-else-and-i-already-blamed',
    tries: [
      [
        'should i confront my roommate about eating my food',
        'it wasnt her. it was her mum visiting. i already left a passive aggressive post it',
      ],
      [
        'someone stole my parcel, i think its the neighbour',
        'found it. the shop downstairs had it. i already gave him the look for a week',
      ],
      [
        'my coworker deleted my file',
        'it was me. i had saved it in another folder and i already complained to our boss',
      ],
      ['my son took money from my purse', 'it was in my coat. i grounded him for it'],
      [
        'she told everyone my secret',
        'it wasnt her it was my sister. and i sent her a horrible text',
      ],
      [
        'my flatmate broke my mug and wont admit it',
        'it was the cat lol. we havent talked in 3 days because of me',
      ],
      ['husband forgot to pay the bill', 'turned out the bank messed up. i called him useless'],
      [
        'the kids next door scratched my car',
        'camera shows it was the bin men. ive shouted at their dad already',
      ],
      [
        'my friend didnt invite me',
        'the invite was in spam. i wrote something nasty in the group. how do i fix that',
      ],
      [
        'my colleague talks behind my back',
        'it was somebody else with the same name. ive been cold to her for weeks',
      ],
      [
        'i think my girlfriend used my card',
        'it was a subscription i forgot. i accused her at dinner',
      ],
      [
        'my mother in law threw out my plant',
        'my husband did it. i already left her a voicemail, what do i say',
      ],
    ],
    says: {
      told: 'Oops. Well, that\'s fixable, and quicker than it feels. Take back what can be taken back, the note, the message, and say it today and out loud: "I thought it was you, I was wrong, and I\'m sorry." No long explanation of why it looked that way. Then something small and friendly, a coffee, a chocolate. People forgive being wrongly suspected rather well if nobody wriggles.',
      how: 'Fast and plain. Remove the evidence, go to {them} in person if you can, say you were wrong and sorry, and stop there; "but it looked as if" ruins it. If others heard the accusation, tell them too. A bit of humor at your own expense is fine, after the sorry. And the real story gets its own talk, with whoever it concerns.',
      say: '"I owe you an apology. I thought it was you, and it wasn\'t. I should\'ve asked first. I\'m sorry." If you wrote something: "Please forget what I wrote, I was wrong." Then wait. {They} may be annoyed for a moment, and that\'s fair.',
      should:
        "Yes, own up, today if you can. If you just go back to being nice, {they} {is} left with the sting and no explanation. One short apology, no reasons, then normal life. It'll be a funny story sooner than you think.",
    },
  },
  {
    id: 'go-habit-just-moved-to-another-app',
    tries: [
      [
        'i want to quit instagram',
        "deleted it 4 days ago. now i'm on linkedin for 2 hrs a day what is wrong with me",
      ],
      ['how do i stop scrolling tiktok', 'uninstalled it. now its youtube shorts till 2am lol'],
      ['trying to stop smoking', 'havent smoked for a week but im eating sweets like a madman'],
      ['i shop too much online', 'no more zalando since sunday. now i spend hours on vinted, help'],
      ['i want less screen time', 'gave up twitter. im reading the weather app. the WEATHER APP'],
      ['deleted tinder to focus on me', 'so now im on hinge. every evening. i didnt even notice'],
      ['i drink too much coke', "stopped! but i'm on 5 coffees a day now"],
      [
        'quit gaming for my exams',
        'i quit and now i clean the kitchen for 3 hours instead of studying',
      ],
      ['stopped drinking for january', 'im on the chocolate now, one bar a night. is that normal'],
      [
        'how to stop checking my exs profile',
        'blocked him. now i check his sisters profile instead',
      ],
      ['im addicted to the news', 'deleted the news app, been on reddit since. why do i do that'],
      ['biting my nails since forever', 'stopped. now i pick my cuticles'],
    ],
    says: {
      told: "Nothing's wrong with you, it has just moved house. The habit isn't that one thing, it's the moment: tired, bored, a gap with empty hands, and something quick to fill it. So keep what you've managed, and look at when it happens. Pick the one worst time of day and put something else there that's just as easy to reach: a book on the pillow, a walk, a call, nuts in a bowl.",
      normal:
        "Yes, that's nearly the rule. You take away one quick comfort and the hand looks for the next. It isn't a failure; the first thing is still gone. Often the substitute fades when the moment gets something better. Find out which hour it is, and give that hour one easy thing you like.",
      why: "Because the need behind it is still there: a break, some company, not having to feel the day for ten minutes. Take away one supply and you find another. So ask at the moment itself what you'd actually like right now. If it's rest, rest. If it's people, message one. That beats deleting the next thing, too.",
      how: "Don't ban the next thing, change the moment. Note for three days when you reach for it; it's mostly one or two hours. For those, set up a replacement beforehand that takes no effort, and put the other thing a bit out of reach, logged out, in another room. Two weeks of that, and be patient with leftovers.",
    },
  },
  {
    id: 'go-boss-approved-only-part-and-its-booked',
    tries: [
      [
        'how do i make my boss approve my leave',
        'she approved 4 days out of 10. tickets for lagos are already booked for 10',
      ],
      ['asked for 2 weeks off for my sisters wedding', 'got one week. flights are paid already'],
      [
        'need time off to see my mum in manila',
        'they gave me 6 days, its a 20 hour flight. already booked 14',
      ],
      [
        'how to ask for holidays in december',
        'boss says only till the 27th. my ticket back is the 3rd',
      ],
      [
        'i want 3 weeks to visit family in india',
        'manager approved 8 days only, non refundable tickets of course',
      ],
      [
        'asked for friday and monday off for the festival',
        'got the friday. hotel is booked till tuesday, what do i do',
      ],
      ['my leave request for the honeymoon', 'they said half. HALF. everything is paid'],
      [
        'how do i get my leave approved',
        'hr said 5 of 12 because someone else is off too. i booked in march',
      ],
      [
        'requested my summer leave early',
        'boss cut it to one week yesterday. kids and flights all set',
      ],
      [
        'i asked for unpaid leave for 2 months',
        'they offered 3 weeks. already gave up my flat for it',
      ],
      ['boss has to sign off my trip', 'signed but only up to thursday. flight home is sunday lol'],
      [
        "i need the whole week for my brother's graduation",
        'she gave me 2 days. do i just go anyway',
      ],
    ],
    says: {
      told: 'Ouch, and with the tickets paid. It isn\'t the end of it yet: go back once, in person, with a plan instead of a plea. "The flights are fixed. What would have to be covered for the rest to work?" Offer something: unpaid days, work from there, a swap with a colleague, a handover in writing. Meanwhile find out today what changing the ticket would cost. Then you\'re choosing between two real numbers.',
      say: "\"Thank you for the days so far. I booked before I knew, that's my part. I'd like to find a way for the rest: I can take it unpaid, work mornings from there, or swap with somebody, and here's who'd cover what. Which of these could work for you?\" One page, one talk, and ask for an answer by a day.",
      should:
        "I wouldn't just go; days off without a yes can cost far more than a ticket. Ask once more with a cover plan and a choice of unpaid, remote or swapped days. At the same time check the price of changing the flight. If it's still no, take the approved days and move the ticket, or go later for longer.",
      how: "Solve the boss's problem, since leave usually fails on cover. Ask who else is off, find a colleague to swap, list what you'll finish before and what can wait. Then offer three ways: unpaid, remote, or split in two trips. In person, not by message, and with a date for the answer, because of the ticket.",
    },
  },
  {
    id: 'go-boss-says-pay-next-week-again',
    tries: [
      [
        "my salary hasn't been paid for 2 months, small firm in lagos",
        'oga says next week. he has been saying next week since february',
      ],
      [
        'my boss hasnt paid me for september',
        "asked him again. 'end of the week for sure'. heard that 5 times",
      ],
      [
        'salary is late again',
        'they say the client hasnt paid them yet. thats been the story since june',
      ],
      [
        'havent been paid for my overtime',
        'manager says it will come with next months pay. said that last month too',
      ],
      ['restaurant owes me 3 weeks', 'the owner goes tomorrow tomorrow tomorrow'],
      [
        'my employer pays in bits',
        "got 200 today and 'the rest soon'. what am i supposed to do with soon",
      ],
      ['not paid since i started, 6 weeks', 'he got angry when i asked and said be patient'],
      ['wages missing', 'accounts says friday. its always friday. do i keep going to work'],
      ['our company stopped paying', 'boss gave a speech that we are family. no date'],
      ['small startup, no salary in august', 'founder says funding is about to land. since may'],
      [
        'im a nanny and they owe me a month',
        'she said next week bc of the house renovation. again',
      ],
      [
        'the school hasnt paid us teachers',
        'proprietor says after the fees come in. we have rent too',
      ],
    ],
    says: {
      told: 'Then "next week" isn\'t an answer any more, it\'s a way to keep you working. Put it in writing today: which months, what sum, and a day by which it has to be in your account. Keep messages, payslips, hours. Talk to colleagues, since several names count more than one. Ask the labor office or a union what you can do and until when. And start looking elsewhere quietly, this week and not after the money.',
      say: '"My pay for these months is still open: the sum is this. Please transfer it by Friday. If that isn\'t possible, I need in writing how much comes on which day." Send it as a message or email, not only spoken. If the answer\'s "soon" again: "Then I\'ll take advice on what I do next."',
      should:
        "I lean toward not waiting on words any longer. Written demand with a date first, advice from the labor office or a union second, and applications from tonight. Before you stop working or walk out, ask there how to do it properly, so you don't lose your claim. People who pay late for months rarely catch up by themselves.",
      will: "I can't promise you'll see it. What raises the chance is paper, a date, company and speed: a written demand, proof of your hours, colleagues who do the same, and an office that knows the rules where you live. What lowers it is waiting for another next week. So start with the written line today.",
    },
  },
  {
    id: 'go-colleague-did-wrong-but-has-family',
    tries: [
      [
        'should i report my coworker for fake expenses',
        'he has 3 kids and his wife is sick. thats why im stuck',
      ],
      [
        'my colleague steals from the till',
        'shes a single mum. if i say something she loses everything',
      ],
      [
        'should i tell my boss that my workmate drinks',
        "he's 2 years from pension. i cant do that to him",
      ],
      ['a coworker clocks in for her friend', 'she just lost her husband, how can i report that'],
      [
        'my teammate lies about his hours',
        'he supports his parents back home. and im the one who has to sign it',
      ],
      [
        'do i report the nurse who naps on nights',
        'she does double shifts for her kids uni. but still, patients',
      ],
      ['found out my manager takes cash from customers', 'he got me this job when i had nothing'],
      [
        'colleague copies my work and sells it as his',
        'his baby is in hospital right now. feels wrong to say anything now',
      ],
      ['should i report my coworker for stealing stock', 'he said its for food. i believe him tbh'],
      [
        'someone in my team fakes receipts',
        "she told me she's in debt. now i know and i wish i didnt",
      ],
      [
        'my friend at work calls in sick to do another job',
        "he's got a mortgage and twins, what would u do",
      ],
      [
        'do i say something about the driver who falsifies his logs',
        'he has a family of five. and if theres an accident?',
      ],
    ],
    says: {
      told: "That's what makes it hard: it's wrong, and there's a person with troubles behind it. You aren't the one who put {them} there, though, and you needn't carry it for {them}. I'd talk to {them} first, alone: \"I've seen it. Stop now and put it right, I won't cover it.\" That leaves a way out. If you'd have to sign it, or someone could get hurt, don't wait for a second chance.",
      should:
        "I lean toward speaking to {them} first, once, and reporting only if it goes on; that's fair to the family and to you. Two exceptions: your own name is on it, or somebody's safety hangs on it. Then tell whoever's responsible soon, just what you saw, without judging. And write down dates for yourself.",
      say: "\"I'm telling you this because I don't want to go behind your back. I've seen what's happening. I won't sign it and I won't lie if I'm asked. Please stop and sort it out. If things are tight, ask for help openly, I'd back you there.\" Calm, alone, short. You don't have to argue about it.",
      normal:
        "Being torn is normal and it speaks for you; you can see both the act and the person. You aren't a traitor for not wanting to cover something, and not heartless for noticing the children. What you don't owe anyone is your own signature or your own job.",
    },
  },
  {
    id: 'go-startup-little-money-left-but-honest',
    tries: [
      [
        'which of my two job offers, tcs or a startup',
        "startup has 7 months runway. ceo told me when i asked, at least he's honest",
      ],
      [
        'bank or startup, both want me',
        'the startup pays 20% more but has funding till march only',
      ],
      [
        'should i leave my safe job for a small company',
        'they told me they have 2 big clients and if one goes its over',
      ],
      [
        'got an offer from a new firm',
        'its a 1 year contract, they cant say what after. my current one is permanent',
      ],
      ['two offers help', 'the cool one has 9 people and no profit yet. id be nr 10'],
      ['hospital job vs new clinic', 'clinic opened in june, owner says give it a year and we see'],
      ['should i join my friends company', 'he has money for half a year he says. i have a kid'],
      ['big corp or scale up', 'scale up laid off 30 last year but they were open about it. so?'],
      ['thinking of a job at an ngo', 'the grant ends in december, they hope it gets renewed'],
      [
        'deciding between two jobs',
        'the one i love is funded till summer. the boring one has a pension',
      ],
      [
        'do i take the startup offer',
        'equity instead of bonus, and 10 months of cash. what would you do',
      ],
      ['government job or game studio', 'studio says next game decides if they survive lol'],
    ],
    says: {
      told: "Honest is good, and it's still a short time. So treat it as a job with an end date that might get moved: would you take it if it lasted just that long? Yes, if you'd learn a lot, have some months of savings, and could find the next thing quickly. No, if people depend on your pay or you'd need a year to start earning there. Get notice and pay in writing.",
      should:
        "I lean toward the steadier one if your savings are thin or someone depends on you, and toward the risky one if you've three to six months put aside and it teaches you something the other can't. Then go in with open eyes, and keep your CV warm. Promised shares I'd count as zero.",
      how: "Put four numbers side by side: months your own savings last, months the firm's money lasts, how long you'd need to find another job, and notice on both sides. If your savings plus their money clearly beat the job search, it's a risk you can carry. Then ask one more thing: what will I be able to do in a year that I can't do now?",
      will: "I can't see whether they make it, and no chart can. What you can ask: what happens when the money runs out, when's the next round decided, who's left in the last year, and how much notice do they give? Good answers with dates are a good sign. Plan as if it ends, and be glad if it doesn't.",
    },
  },
  {
    id: 'go-freelance-with-thin-cushion-partner-nervous',
    tries: [
      [
        'thinking of going freelance as a graphic designer',
        "i've 1 client, 400 a month, and about 2 months of savings. husband is nervous",
      ],
      [
        'want to quit and start my own cake business',
        'i sell about 5 cakes a month. wife says im crazy',
      ],
      ['i want to be self employed', 'got 3000 saved and no clients yet tbh. my mum is losing it'],
      [
        'should i leave my job and do photography',
        'two weddings booked for next year. my boyfriend says we cant pay rent from that',
      ],
      [
        'going full time with my etsy shop',
        'makes around 250 a month. i have a baby and a mortgage',
      ],
      [
        'quit to be a personal trainer?',
        '6 regulars so far, savings for 6 weeks. partner is scared',
      ],
      [
        'thinking of opening a nail studio',
        'i have the chairs and 1500 euro. he wants me to keep the salon job',
      ],
      [
        'want to do translation freelance',
        'one agency sends me work sometimes. husband wants a number i cant give',
      ],
      [
        'dream of my own food truck',
        'found one for 18k, have 7. my wife goes quiet when i talk about it',
      ],
      [
        'should i go freelance as a developer',
        'one client, they want me 2 days a week. savings 3 months. gf is not thrilled',
      ],
      ['start my own cleaning company', 'i have 4 houses. its 600 a month. rent is 900 lol'],
      [
        'leave my job for music',
        'i teach 3 kids guitar and thats it so far, girlfriend says grow up',
      ],
    ],
    says: {
      told: 'Then not yet, and not no. With that cushion one slow month would have you taking anything from anyone. Keep the job or part of it, and set the numbers that open the door: half your monthly need coming in for three months running, and four to six months saved. Put that in front of the person at home; people get less nervous about a threshold than about a dream.',
      should:
        "I'd wait, with a date. Build it beside the job until it covers about half of what you need, three months in a row, and you've got four to six months put aside. Look at it again in half a year with the person you share bills with. If your job lets you cut to four days, that's the best bridge there is.",
      how: 'In steps you can count. Work out what you need a month, with tax and insurance. Get from what you have now to the second and third customer: ask the first for a recommendation, write to five more a week. Save everything it earns. When it pays half your month three times running, cut your hours first, then quit.',
      say: "\"I hear that you're worried, and I won't jump without a net. I'd like to try it beside the job, and quit only when it brings in half of what we need for three months and we've got savings for six. Can you live with that? And what would make you sleep better?\" Then write it down together.",
    },
  },
  {
    id: 'go-few-of-the-requirements-should-i-apply',
    tries: [
      [
        'should i apply for the manager role',
        "i have 7 of the 10 things they ask. my colleague kunle has like 4 and he's applying",
      ],
      ['saw my dream job online', 'they want 5 years, i have 3. everything else fits'],
      [
        'should i go for the team lead position',
        'dont have the certificate but i do the work already',
      ],
      ['thinking about applying abroad', 'it says fluent german, mine is ok-ish b1'],
      [
        'is it worth applying for the promotion',
        'ive half of what it says. the last guy who got it had less',
      ],
      [
        'theres a job at the museum id love',
        'they ask for a masters, i got a bachelor and 8 years of doing it',
      ],
      [
        'i want to apply for head nurse',
        'im missing the leadership course. my coworker without any experience applied today',
      ],
      ['saw an internal vacancy', 'im new here, 9 months. is it cheeky'],
      ['want to switch to data', 'i know sql and excel, they also want python. do i bother'],
      ['should i apply as deputy head', '6 out of 9 boxes. my husband says go, i say theyll laugh'],
      ['a recruiter posted something perfect', 'only thing i dont have is the driving licence lol'],
      [
        'scared to apply for the senior role',
        'i tick most of it but not the budget stuff. a guy from my team just sent his in',
      ],
    ],
    says: {
      told: "Apply. That list is a wish list, written by people who won't find all of it in one human, and you've got most of what matters. Somebody else with less is sending it off without blinking. Lead with what you already do, one result per point, and name the gap yourself in half a line: \"I'm learning this, and here's how.\" Sending it costs an evening. Let them do the rejecting, that isn't your job.",
      should:
        "Yes, I'd apply. If something is a legal must, like a license, ask first whether it can follow. Everything else is negotiable more often than it sounds. Send it within two days, before you talk yourself out of it, and have one person read it who thinks well of you.",
      how: "Take the top three demands and give each one proof: what you did, what came of it, a number if you have one. Say the missing part once and calmly, with what you're doing about it. If it's internal, tell the hiring person you're applying, so your name isn't just a file. Then send it, unperfect.",
      will: "I can't promise a yes. But the chance without applying is exactly zero, and interviews go to people with gaps every week. Send it, and whatever comes back, ask what would've made it stronger. That's useful even from a no.",
    },
  },
  {
    id: 'go-say-i-love-you-not-returned-bring-it-up',
    tries: [
      [
        'i said i love you and she said thank you',
        'no she didnt say it back later either. we had pizza. she was totally normal. do i bring it up or act like it never happened',
      ],
      [
        'told my bf i love him and he kissed my forehead',
        'its been 4 days and nothing. hes sweet like always',
      ],
      ['i said the L word', "he said 'you're amazing'. and then we watched a film. do i ask"],
      [
        'said i love you first after 5 months',
        'she smiled. since then she acts as if i never said it',
      ],
      [
        'i told him i love him by accident',
        "he went 'aww' lol. next morning all normal, coffee and everything",
      ],
      [
        'she didnt say it back',
        'its a week now. she texts more than before but not that. should i say something',
      ],
      [
        'i love you slipped out on the phone',
        "silence and then 'drive safe'. we havent mentioned it since",
      ],
      [
        'told my girlfriend i love her for the first time',
        "she said 'i really like you'. do i wait or ask what that means",
      ],
      [
        "he answered my i love you with 'i know'",
        'yes like han solo. and no he didnt say anything after',
      ],
      [
        'i confessed i love him on holiday',
        "he hugged me really long. we're back home and its like it didnt happen",
      ],
      ['said it. she froze', 'we had breakfast like nothing happened. do i pretend too'],
      [
        'my boyfriend never said it back',
        'asked my friends, half say wait half say ask him. its been 2 weeks',
      ],
    ],
    says: {
      told: "I'd bring it up once, lightly, rather than carry it around every pizza from now on. Not to get the words, just so it isn't a ghost in the room: \"I said something big the other day. You don't have to say it back. I only don't want us to pretend I didn't.\" Then change nothing and listen. That {they} stayed close and normal isn't a no; it also isn't a yes yet.",
      should:
        "Yes, bring it up, once and without a question that corners anyone. Acting as if it never happened costs you more each day. Pick a side-by-side moment, a walk or a drive, say you meant it and that there's no deadline. After that, leave the words alone, and watch over some weeks how you're treated.",
      say: '"What I said the other evening, I meant it. You don\'t owe me the same words, and I\'m not waiting with a stopwatch. I\'d just like to know it was okay to hear." Smile, and leave room. If {they} need{s} time: "That\'s fine. Tell me when you know."',
      them: "I can't see into {them}. Staying warm and ordinary afterward can mean it landed fine and {they} {is} slower, or that {they} didn't know what to say. The way to find out is one light sentence, not a test. And watch what {they} {does} in the next weeks, whether it gets closer or further away.",
      normal:
        "Very normal; two people rarely arrive at that sentence in the same week. And it's normal that you feel a bit exposed. It doesn't make what you have less. Mention it once, lightly, so it isn't a taboo, and then give it time.",
    },
  },
  {
    id: 'go-friend-said-do-what-you-want',
    tries: [
      [
        "i have a crush on my friend's brother",
        "told her. she said 'ew' and then 'do what you want'. is that a yes",
      ],
      [
        'asked my mate if i can ask out his ex',
        "he said 'go ahead i dont care'. he does care though right",
      ],
      [
        'my flatmate was seeing this girl, now i like her',
        "asked him, got a shrug and 'its a free country'",
      ],
      ['told my sister i like her best friend', "she goes 'whatever'. does whatever mean ok"],
      [
        'want to invite my boyfriend to the girls trip',
        "asked the others, they said 'up to you'. sounds like no??",
      ],
      ['should i tell my friend i like her cousin', "told her. 'if u must' lol"],
      [
        'asked my husband if i can go to ibiza w my girls',
        'he said do what you want in THAT voice',
      ],
      ['i like my best friends ex, they broke up 2 years ago', "she said 'you can have him'. ok?"],
      [
        'asked my wife if its ok that i meet my ex for coffee',
        "'your decision' she says. what do i do with that",
      ],
      ['can i date my coworkers brother', "she pulled a face and said i'm not your mum"],
      ['asked my roommate if my bf can stay the week', "she said 'i guess'. now what"],
      [
        'told my best mate i fancy his sister',
        'he laughed and said good luck mate. is he fine with it',
      ],
    ],
    says: {
      told: "That's permission with a face attached: not a no, and not quite a yes. So don't hang everything on it. Ask once more, simply: \"I heard 'do what you want'. I'd rather hear now if it bothers you than in three months.\" If it's still fine, take the word at its value and go slowly. And agree on the awkward bits now, what you tell each other and what you don't.",
      them: "I can't see into {them}. That sort of sentence is often \"I don't love it, but I won't stand in your way.\" Sometimes it's a real no that wants to be noticed. The second question sorts it: ask kindly what the bad part would be. If a real worry comes, you can do something about it.",
      say: "\"You said do what you want, and I can't tell if that's a yes. What would bother you about it? I'd like to hear it now, you matter to me.\" If {they} say{s} it's fine: \"Okay. Then I'll believe you. And if it gets weird, tell me early.\"",
      should:
        "I lean toward yes, after one more honest question. If {they} say{s} twice that it's fine, you're allowed to act on it; nobody can be asked to read tones forever. Go slowly, keep {them} out of the middle, and don't make {them} listen to details.",
    },
  },
  {
    id: 'go-is-there-a-sign-or-not-mixed-signs',
    tries: [
      [
        'how to tell if she likes me',
        'she laughs at my jokes, yes. touches my arm, once. but she told me about a date shes going on',
      ],
      ['does my coworker like me', 'he brings me coffee but also talks about his ex all the time'],
      ['think this guy at uni is into me', 'he sits next to me every time. but never texts'],
      [
        'signs that a girl likes you?',
        'she likes all my stories in 2 min. but said no to drinks twice',
      ],
      ['is he flirting', "he remembers everything i say. he's like that with everyone though"],
      ['how do i know if he wants more', 'he calls me every night. and calls me bro'],
      [
        'my neighbour is nice to me',
        "she baked me a cake!! but introduced me as 'my friend from upstairs'",
      ],
      [
        'does she like me back',
        'long eye contact. then she asked if i know any single guys for her',
      ],
      [
        'is my best friend in love with me',
        'he held my hand at the cinema. next day he told me about a girl from tinder',
      ],
      [
        'how can i tell if a guy likes me',
        'he teases me non stop. but he didnt come to my birthday',
      ],
      [
        'i cant read this girl',
        'she texts first, always. but never wants to meet alone. what does it mean',
      ],
      ['he gives me mixed signals', 'hugs me forever and then nothing for a week'],
    ],
    says: {
      told: 'Honestly, mixed: some warmth, and one thing that points the other way, and that thing weighs more than a laugh. I can\'t see what {they} feel{s}. Rather than collecting more clues, ask for something small that can\'t be mistaken: "I\'d like to take you out, just us. Saturday?" A yes with a time is a sign. A "haha maybe" is friendship, and a good one maybe; then enjoy it as that.',
      them: "I can't see into {them}. People who want more usually make room for it, while people who just like you keep it pleasant and open. What you describe has some of both. One clear invitation will tell you in a day what signs won't tell you in a month.",
      should:
        'I lean toward asking, once, lightly, and soon. Waiting makes it bigger in your head while nothing changes outside. An invitation for two, with a day, is enough; no confession needed. If it\'s a no, say "fine, I had to ask" and stay friendly.',
      say: "\"I like spending time with you, and I'd like to take you for dinner, as a date. Saturday? If that's not it for you, just say, we're good.\" Short, easy to refuse, impossible to misread. Then leave it, and don't explain it with a second message.",
    },
  },
  {
    id: 'go-invited-by-my-ex-and-friend-together',
    tries: [
      [
        'my best mate is dating my ex',
        'they want me to come to their housewarming. together. in the flat i helped her find',
      ],
      [
        'my friend is with my ex husband now',
        'got an invitation to their engagement party. both names on it',
      ],
      [
        'my ex got together with my flatmate',
        "theyre having a barbecue and i'm 'of course invited'",
      ],
      [
        'my cousin is dating my ex girlfriend',
        'they want me at their anniversary dinner, like one big family',
      ],
      ['best friend and my ex, yes really', 'she asked me to be a bridesmaid. BRIDESMAID'],
      ['my brother is seeing my ex', 'they asked if i come on holiday with them. do i have to'],
      [
        'my ex and my best friend moved in together',
        'invited me for raclette. i bought that raclette machine',
      ],
      [
        'two of my friends, one is my ex, are a couple now',
        'they want me at their new years party, everyone goes',
      ],
      [
        'my ex is with a girl from our group',
        'they invited me to the baby shower, am i supposed to smile',
      ],
      [
        'my mate started dating the girl i was with for 4 yrs',
        "he texted 'no hard feelings come to our thing on saturday'",
      ],
      ['my sister dates my ex', 'her birthday is at his place this time. mum says i should come'],
      [
        'my ex boyfriend is with my best friend',
        'theyre throwing a housewarming and she asked me to bring my famous dip lol',
      ],
    ],
    says: {
      told: "You don't have to go. An invitation is a question, and \"no, thank you\" is a full answer, all the more when it's set in the middle of what you lost. It's a lot to ask of you. One line: \"Thanks for asking me. It's too soon for me. I hope you have a nice evening.\" And plan something good for yourself on that very evening, with someone who's yours.",
      should:
        "I lean toward not going. Ask your stomach: if the picture of the two of them in the door makes it turn, that's your answer, and nobody gets to call it childish. If you do want to show your face, go for half an hour, with a friend, and leave while it's still okay. No obligation either way.",
      say: "\"Thank you for asking. I'm not there yet, so I'll pass. I don't wish you anything bad, I just need distance for now.\" That's enough. If pushed: \"I've said why, please leave it there.\" You owe no excuse about other plans, and the true sentence saves you from the next invitation.",
      normal:
        "Completely normal to mind. It's two losses at one address, and being asked to celebrate it is a lot. Minding doesn't make you bitter. You may stay away now and decide later, in a year maybe, whether there's room for them in your life.",
    },
  },
  {
    id: 'go-they-mock-me-in-front-of-friends',
    tries: [
      [
        "my bf doesn't believe in astrology and makes fun of me",
        'its not the astrology its that he does it in front of his friends',
      ],
      [
        'my wife jokes about my cooking',
        'at home its fine. but she does it in front of her colleagues',
      ],
      [
        'boyfriend laughs at my accent',
        'in private i dont mind, but with his mates there i feel so small',
      ],
      [
        'my husband teases me about my driving',
        'last night he did the whole story at dinner with my parents there',
      ],
      ['my gf calls me stupid for fun', 'she said it in front of my kids'],
      [
        'my friend always makes me the joke',
        'only when other people are around. alone shes lovely',
      ],
      [
        'he makes fun of my job',
        'he did it again at the party, everyone laughed. i laughed too. then i cried in the toilet',
      ],
      [
        'my partner mocks my religion',
        "its the audience that hurts. he's respectful when we're alone",
      ],
      [
        'my fiance imitates how i talk',
        'with his brothers there he cant stop. what do i say to him',
      ],
      [
        'my sister jokes about my weight',
        'every family dinner. in front of my boyfriend this time',
      ],
      [
        "boyfriend says i'm crazy as a joke",
        'its when his friends are there that he gets like that. is it bad that i mind',
      ],
      ['my husband rolls his eyes at my hobbies', 'but in company he makes a whole show of it'],
    ],
    says: {
      told: "That's a clear difference, and it's the one that counts: what's teasing at home is being made small when there's an audience. Tell {them} when you're alone and nothing has just happened: \"Tease me at home if you like. In front of others it hurts, and I want it to stop.\" Next time, don't laugh along; say calmly \"not that one, please,\" and change the subject. Then see what {they} {does}.",
      say: 'Alone and calm: "You may think it\'s silly. I\'m not asking you to agree. I\'m asking you not to get laughs out of me in front of people." And in the moment, friendly and dry: "We talked about that one." Then turn to someone else. If you hear "it\'s just a joke": "Then it\'ll be easy to leave out."',
      why: "I can't see into {them}. In company some people play for the room and don't notice who pays for the laugh; others don't dare be soft with friends around. Neither makes it okay. The useful question is what happens once {they} know{s} that it hurts.",
      normal:
        "It's not oversensitive. Being laughed at in front of people is another thing than a joke between two, and nearly everyone minds it. You may laugh at yourself and still say no to being the show. Tell {them} once, plainly, and don't laugh along any more.",
    },
  },
  {
    id: 'go-what-does-too-much-mean-never-says',
    tries: [
      ['my boyfriend says im too much', "what does 'too much' even mean, he never says"],
      ['she said im too intense', "asked what she means. 'you know'. no i dont"],
      ['my ex told me im hard to love', 'i wish hed said what exactly'],
      ['my husband says im difficult', 'difficult how? he just says difficult'],
      ["he says i'm too emotional", 'when i ask when, he cant give one example'],
      ['girlfriend says im not enough for her', 'enough of what. she wont say'],
      ['my friends say im a lot', 'what does that even mean, a lot of what lol'],
      ["he said i've changed", "i asked how and he said 'just different'"],
      ['my partner says i have no ambition', 'what does he want me to do, he never tells me'],
      ['she says im too needy', 'i text twice a day. is that needy? she wont say whats ok'],
      ['boyfriend says our vibe is off', 'off how?? he just shrugs'],
      ["my wife says i'm cold", 'asked her for an example, she said if you have to ask. great'],
    ],
    says: {
      told: "It means nothing until there's an example in it. A label like that is heavy because you can't do anything with it, and it isn't a fact about you; it's {their} feeling in some moment, without the moment. So ask for that: \"Tell me one time last month when it was like that, and what you'd have liked instead.\" If one comes, you can talk. If none ever comes, put the label back down.",
      them: 'I can\'t see into {them}. Words like that can mean "I was overwhelmed," "I don\'t know how to answer your feelings," or just "I\'m tired." Which, you only find out from one real example. Ask when it\'s calm, and ask for what {they} would\'ve liked instead.',
      say: "\"You've said that a few times, and I can't do anything with it because I don't know what you mean. Give me one example, and tell me what you'd have wanted. I'll listen without defending myself.\" Then do just that. If there's no example: \"Then please don't use the word until you have one.\"",
      normal:
        "It's normal that it sticks; vague words stick worst. And being lively, loving or sensitive isn't a flaw, it just doesn't fit with everyone at every hour. Ask for one example before you start shrinking. People who love you can name what they need without naming what's wrong with you.",
    },
  },
  {
    id: 'go-another-answer-please-not-that-word',
    tries: [
      [
        'why do i keep attracting emotionally unavailable men',
        'dont say attachment style everybody says attachment style',
      ],
      ['how do i sleep better', 'and pls not the phone thing, i know the phone thing'],
      ["i'm always tired", 'if you say drink water i scream'],
      ['how do i get over him', 'dont tell me time heals. im so sick of time heals'],
      ['why am i single at 38', "not the 'love yourself first' speech please"],
      ['cant concentrate at work', 'no pomodoro. everyone says pomodoro'],
      ['how do i make friends in a new city', 'dont say join a club lol'],
      ['im so anxious all the time', 'not breathing exercises. ive breathed enough'],
      ['how do i lose weight', 'i know eat less move more. something else?'],
      ['my husband and i fight a lot', 'dont say couples therapy, he wont go'],
      [
        'why do i always pick the wrong ones',
        'everyone says its my dad. i dont want to hear its my dad',
      ],
      ['how to find motivation', 'and dont tell me small steps. i hate small steps'],
    ],
    says: {
      told: "Deal, that word is off the table. Then let's skip the theory and look at one real case. Think of the last time it went that way: what was the very first moment you noticed something, and what did you tell yourself so you could carry on? That's mostly where the useful thing sits, not in the name for it. Next time, at that same moment, do one thing differently.",
      why: "Without the usual word: I can't know, but most such patterns have a point where you noticed early and talked yourself past it, because it felt familiar, or exciting, or it was easier than stopping. Find that point in the last example. It's more use than any explanation, since you can do something there.",
      how: 'Then try it from the other end: instead of fixing yourself, change one condition. Another hour, another place, another person beside you, another first question. One change, two weeks, and look at what it does. What works for everybody has evidently been tried; what would somebody who knows you well suggest?',
    },
  },
  {
    id: 'go-break-or-break-up-whats-the-difference',
    tries: [
      [
        'should i take a break from my relationship',
        'a break or a break up, idk what the difference is at this point',
      ],
      ['my girlfriend wants a pause', 'isnt a pause just a break up for cowards'],
      [
        'thinking of time apart from my husband',
        'would that be a separation or what. i dont even know what i want',
      ],
      ['he says we need a break', 'what counts as a break? are we together or not'],
      ['i need space from my boyfriend', 'like a break. or maybe to end it. how do i know which'],
      ['we are on a break', 'can he see other people?? we never said'],
      ['taking a break after 5 yrs', 'everyone says breaks never work, is it over then'],
      ['i want out for a bit', 'is it fair to ask for a break when im 80% sure its over'],
      ['my partner suggested living apart for a month', 'sounds like leaving in instalments to me'],
      ['should we pause', "how long is a pause. he says 'open end'"],
      ['i asked her for a break', 'she says a break is a breakup and i should just say it'],
      ['do breaks work', 'we had two already. is a third one just the end'],
    ],
    says: {
      told: "The difference is a date and a purpose. A break says: until the 20th we don't meet, nobody else, and afterward we talk about this one question. A break-up says: it's over, and we both stop waiting. Anything without an end is a slow goodbye. A test: imagine you hear tonight that it's over. If the first feeling is relief, don't ask for a break. If it's \"no, wait,\" then a break with rules is honest.",
      should:
        "I lean toward a break only if you can name what it should find out. Three weeks, clear rules about contact and other people, a day to talk. If you already know and just want it softer, end it; a break then only makes the other one hope. You don't need to be certain, but you ought to be honest about which way you lean.",
      how: "Agree it in one talk: how long, how much contact, other people yes or no, who stays where, and the day you meet again. Two to four weeks is enough. In that time do what you wouldn't do as a couple, sleep, see friends, be alone, and write down once a week whether you miss {them} or just the company.",
      normal:
        "Very normal not to know; tired love and finished love look alike from close up. Not knowing is a fair reason for a break, as long as it has an end and both know the rules. What isn't fair is leaving someone on hold without a date, and that goes for you too.",
    },
  },
  {
    id: 'go-work-and-love-mixed-partner-left-for-the-night',
    tries: [
      [
        'my cofounder is also my girlfriend, bad idea?',
        "we fought about the logo and now she's sleeping at her sister's",
      ],
      [
        'my wife and i argue about the business',
        'she drove to her mums after the thing with the invoices',
      ],
      [
        'we fight about stupid stuff',
        "fought about a shelf. now he's at his brothers place for the night",
      ],
      ['working with my husband is hard', 'yesterday it was about the prices, he slept in the car'],
      ['gf and i renovate together', 'argument about tiles. she packed a bag. over TILES'],
      [
        'we keep arguing about money',
        'it escalated over a taxi receipt, he went to stay w a friend',
      ],
      [
        'planning the wedding and we fight',
        "fought over the seating plan and she's gone to her parents",
      ],
      ['my partner and i run a cafe', 'he walked out mid shift. over oat milk. hasnt come home'],
      ['we argue about the kids bedtime', 'he left last night to his mums. text says he needs air'],
      [
        'my boyfriend is so stubborn',
        'it was about which way to park, now hes not home. do i call him',
      ],
      [
        'we fight every week lately',
        "this time about the holiday. she's at her friends. what do i write her",
      ],
      [
        'living together is harder than i thought',
        'fight about the dishwasher and now im the one at my sisters',
      ],
    ],
    says: {
      told: "It wasn't about that thing, it rarely is; it was just where it came out. A night somewhere else is mostly two people cooling down. So leave the subject alone tonight and send one line about the two of you: \"That's not worth a night without you. I'm sorry I got loud. Sleep well, and let's talk tomorrow.\" Tomorrow, first you two, then the thing, and that one with a time and a sheet of paper.",
      say: '"I don\'t care about the thing right now, I care about you. I\'m sorry for how I talked. Take tonight, and tell me when you\'d like to talk tomorrow." One message and then quiet; don\'t send the argument after it. In the talk, begin with: "What was that really about for you?"',
      should:
        "I'd send one short warm message tonight and leave it there. No calls every ten minutes, no going over. Being left alone for a night with a kind line is what helps most people come down. Tomorrow ask for an hour, and settle the two of you before you settle the subject.",
      normal:
        "It happens to a lot of couples, more so when they share work, money or a building site. A small subject carries everything that went unsaid for weeks. A night apart once isn't the end. If it becomes the usual way to end a fight, agree on a better one: a walk, an hour's pause, then back.",
    },
  },
  {
    id: 'go-offered-help-and-they-cried',
    tries: [
      [
        "my girlfriend lost her job and she's been on the sofa for 2 months",
        'i offered to look at her cv and she burst into tears',
      ],
      [
        'my husband has been low since he was made redundant',
        'i suggested we write an application together and he started crying',
      ],
      ['my son failed his year and wont leave his room', 'offered him a tutor. he just broke down'],
      [
        'my friend is always broke',
        'i offered to go through her bills with her and she cried in the cafe',
      ],
      [
        'my sister doesnt cope with the baby',
        'said i could take nights on weekends. she couldnt stop crying',
      ],
      [
        'boyfriend cant find work since spring',
        'i said shall i ask my boss, he went into the bathroom and cried',
      ],
      [
        'my mum lives in such a mess',
        'i offered to help clean up. she cried and told me to leave it',
      ],
      [
        'my brother drinks since his divorce',
        'i told him id come with him to a meeting. he wept. never seen that',
      ],
      ['my flatmate doesnt open her post', 'offered to open it together, tears'],
      [
        'my wife isnt herself since she lost her job',
        'i found a course for her, she looked at it and cried. did i do something wrong',
      ],
      [
        'my best mate is failing uni',
        'said ill help him with the thesis. he started crying on the phone',
      ],
      [
        'my partner sleeps all day',
        'i asked if i can make a doctors appointment for them. just tears',
      ],
    ],
    says: {
      told: "You didn't do anything wrong; you touched the sore spot. Tears at an offer of help are often shame letting go: someone saw it, and was kind. So put the practical thing away for a few days and sit with {them}: \"You don't have to fix anything today. What's it like for you?\" Listen without a plan. If {they} {is} low most days, a doctor is a good address, and offer to go along.",
      why: "I can't see into {them}, but help can feel like proof that it shows. After weeks of holding it together, one kind offer is enough. It mostly isn't anger at you, and it isn't a no. Ask gently, later: \"What was that, when I offered? I'd like to understand it.\" Then let {them} talk first.",
      say: '"I\'m sorry if that came out as pressure. I\'m not disappointed in you. I just don\'t want you alone with it." And then a question instead of a plan: "What\'s the hardest part at the moment?" Later: "Is there one small thing I may take off you this week?"',
      how: "Company before solutions. Something together each day that has nothing to do with the problem: a walk, cooking, a film. Then one tiny piece of help {they} choose{s}, not you. If weeks go by with no joy, little sleep or no getting up, suggest a doctor kindly, and offer to come. And look after yourself, it's a lot.",
    },
  },
  {
    id: 'go-they-never-complain-and-that-worries-me',
    tries: [
      [
        'my mum has moved in with us, tiny 2 bed in croydon',
        "My wife hasn't complained once which worries me more than if she did",
      ],
      [
        'we have my brother on the sofa since march',
        'my girlfriend says its fine. its always fine. thats what scares me',
      ],
      [
        'i work every weekend at the moment',
        'my husband says nothing about it. not a word. is that bad',
      ],
      ['had to tell my partner we cant afford the holiday', 'she just smiled and said ok. too ok'],
      ["told my son we're moving", "he said fine and went on playing. he's 10. i expected drama"],
      [
        'my mum stays 3 months every year',
        'my wife only says its fine. her own mother gets 3 days',
      ],
      ['i forgot our anniversary', 'she said no problem, so calm. should i worry'],
      [
        'my daughter had to give up her room for grandma',
        'not one complaint from her in 4 months. i dont trust it',
      ],
      ['my girlfriend moved countries for my job', 'she never says she misses home. never'],
      [
        'my dad lives with us since the stroke',
        'my wife does it all and doesnt say a thing, when do i ask her',
      ],
      ['lost our savings in my business', 'my wife never once blamed me. i almost wish she would'],
      [
        'we got a dog because of me',
        'boyfriend walks it every night without a word. feels like a bill thats growing',
      ],
    ],
    says: {
      told: 'Good ears; then don\'t wait for the complaint, ask for it. Not "is everything okay?", that only gets a yes. Better: "This is a lot to ask of you. What\'s the hardest part of it at the moment? I can take it." Then don\'t defend anything, and take one thing off {them} this week. And say thank you out loud; it may well be generosity, not anger.',
      say: '"You haven\'t complained once, and I see how much you\'re putting up with. Thank you. I\'d really like to know what annoys you most, even if we can\'t change it straight away." And a second one: "What would you like to have to yourself, one evening, one corner, one morning?" Then make exactly that happen.',
      them: 'I can\'t see into {them}. It may be patience, love, tiredness, or not wanting to add to your load. From outside these look the same. So ask one open question in a quiet moment and wait longer than is comfortable. What comes after the first "it\'s fine" is the answer.',
      should:
        "I'd ask this week, and I'd come with something in my hands: an evening off, an end date to talk about, a task you take over. People who don't complain often don't ask either. So offer before you're asked, and check again in a month.",
    },
  },
  {
    id: 'go-fear-we-wont-see-each-other-i-support-it',
    tries: [
      [
        'my wife wants to go back to school, nursing in texas',
        "i support it i really do. i'm just scared we wont see each other for 2 years",
      ],
      [
        'boyfriend got a job on a ship',
        'im proud of him. but 8 months away, idk how we survive that',
      ],
      [
        'my husband starts night shifts in may',
        'its good money and i said yes. im afraid we become flatmates',
      ],
      [
        'my girlfriend got into med school',
        'so happy for her. and selfishly scared theres no room for me',
      ],
      ['my partner opens a restaurant', 'i want it for him. ill never see him again lol not lol'],
      ['wife got promoted, travels 3 days a week', 'i told her go for it, now i lie awake'],
      ['fiance joins the army', 'i said i support you. nobody asks how i am with it'],
      [
        'my husband does his masters beside the job',
        'i do support him but im already lonely on sundays',
      ],
      ['gf wants to do a year in japan', 'id never stop her. just scared what comes back'],
      ["he's training for an ironman", 'its his dream. im basically single from march to august'],
      [
        'my wife wants to become a pilot',
        "i cheer for her. secretly i count the hours we'll lose, should i tell her",
      ],
      [
        'boyfriend starts a phd and says it will be intense',
        'happy for him, just afraid im last on the list',
      ],
    ],
    says: {
      told: 'You can be all for it and afraid of it at once, and {they} should hear both halves. "I\'m with you on this. And I\'m scared of losing you on the way." Then make it concrete before it begins: one evening a week that nothing moves, a date every month, who does what at home, the money. What has a place in the calendar survives busy years better.',
      say: "\"I want this for you, and I mean it. I'm also scared that there won't be much left of us for a while. I don't want you to give it up. I want us to plan it: one evening that's ours, one weekend every month or two, and that we say it early when it gets too thin.\"",
      should:
        "Yes, tell {them}, before it starts. Held back, it comes out later as grumpiness about small things. Said now, it's a wish that two people can do something about. Say it as fear, not as a condition, and bring one proposal for time that's protected.",
      normal:
        "Very normal, and not selfish. You can cheer for somebody and count the hours. Most couples who get through such a time don't have more hours than others; they have fixed ones. So settle a few of those now, and something of your own for the evenings that'll be empty.",
    },
  },
  {
    id: 'go-long-distance-time-zones-keep-missing',
    tries: [
      [
        'how do i cope w a long distance relationship, me enugu he houston',
        '7 hours difference in winter, he works nights. we keep missing each other',
      ],
      [
        'long distance with my gf in australia',
        'when i wake up she goes to bed. calls are 5 minutes',
      ],
      ['ldr is hard', '9 hours apart and hes in class all day. its only voice notes now'],
      [
        'my husband works in dubai',
        'i finish at 10 pm and he gets up at 4. we talk like twice a week',
      ],
      ['she moved to canada', 'i fall asleep waiting for her to finish work. every night'],
      [
        'how to keep a long distance relationship alive',
        'we never have time at the same time. im always tired or he is',
      ],
      ['boyfriend is on an oil rig', 'bad wifi and 12h shifts, we missed each other 6 days now'],
      ['we met on holiday, he lives in seattle', '8 hours. one of us is always half asleep'],
      ['my fiancee is in manila', 'time difference kills us, we fight about who stays up'],
      [
        'he is doing his masters in the uk im in delhi',
        'he calls when im at work and sleeps when im free',
      ],
      ['long distance 2 years', 'we only send memes now bc of the time zones, is that normal'],
      ['partner in new zealand', 'its literally tomorrow there. how do you do that'],
    ],
    says: {
      told: "Then stop trying to catch each other and make two fixed slots a week instead, written down, where both are awake: one short on a workday, one long on a day off. Alternate who gets up early or stays up. In between, voice notes with no duty to answer, told as they'd be at the kitchen table. And always have the next visit in the calendar.",
      how: "Lay both weeks side by side and mark the hours you're both awake and human; there are usually three or four. Take two of them and guard them like a shift. Do something in the long one, cook, watch, play, not just report. Voice notes for the rest. And once a month talk about the one big question: when does the distance end?",
      normal:
        "Yes, it's the usual trouble with time zones, and it isn't a sign that the love is going. Always being the tired one makes people short with each other. Fewer but fixed calls are mostly better than many missed ones. What matters more than the hours is a date for the next visit.",
    },
  },
  {
    id: 'go-referred-now-only-waiting',
    tries: [
      [
        'i found a lump in my breast, 34',
        'gp saw me today, referred on the 2 week thing. now i just wait??',
      ],
      [
        'weird mole on my back',
        'doctor wants a specialist to see it. 3 weeks. how am i supposed to work',
      ],
      ['found a lump in my neck', 'was at the doctors, ultrasound is next thursday. im losing it'],
      [
        'blood in my stool, scared',
        'gp took it seriously and booked me a colonoscopy for the 14th',
      ],
      [
        'my breast hurts and theres something there',
        'mammogram on monday. its wednesday now. what do i do till then',
      ],
      ['i have a swollen lymph node', 'doc said probably fine but wants a scan. probably??'],
      ['scared about my headaches', 'got an mri date, in 12 days'],
      [
        'lump on my testicle, im 29',
        'saw the doctor, urgent referral. urgent!! he said thats standard',
      ],
      ['abnormal smear', 'letter says colposcopy in 4 weeks. and until then just live?'],
      ['my mole bleeds', 'dermatologist took a bit. results in 10 days, i keep googling'],
      ['doc found something on my thyroid', 'referred to hospital. i havent told anyone yet'],
      [
        'i felt something in my breast in the shower',
        'went today like you said. now i wait two weeks for the clinic',
      ],
    ],
    says: {
      told: "You went, and that's the thing that mattered most. Being sent on is how it gets clarified; it isn't a result, and I can't guess at one. The waiting is the worst stretch, so don't do it alone: tell one person today. Write down your questions, ask about cancelled slots, keep off the search engine. If anything changes quickly, ring the doctor straight away and don't wait for the date.",
      how: "In pieces. One person who knows and may be asked to distract you. One fixed quarter of an hour a day for the worry, with a pen, and outside of it \"later.\" No searching in the evening. Plan the day itself: who comes along, what you'll ask, what you'll do afterward. And ask if there's a list for cancelled slots.",
      normal:
        "It's normal to swing between calm and terror, and normal that the word on the letter scares you; doctors send people on so that it gets looked at quickly and properly. It says nothing yet about what it is. Tell someone, sleep as you can, and ring them if something changes.",
      should:
        "I'd tell one person today, even if you'd rather spare everyone; two weeks alone with it is long. Work may go on if it helps, and you may take a day off if it doesn't. Ask the clinic about cancellations. And leave the internet alone, it knows all the cases but yours.",
    },
  },
  {
    id: 'go-drank-after-long-sober-tell-anyone',
    tries: [
      [
        'i think my drink problem is coming back',
        '3 beers tonight, not blackout. been 14 months sober before this. dont know if i even tell my sponsor',
      ],
      ['8 months sober and struggling', 'i had wine at the wedding. two glasses. nobody knows'],
      [
        'i stopped drinking last year',
        'drank last night. do i have to start counting from zero now',
      ],
      ['scared of relapsing', 'it happened. half a bottle of vodka after 2 years. im so ashamed'],
      ['sober since january and proud', 'was. had 4 pints with the lads. should i tell my wife'],
      ['cravings are back', 'i gave in on friday. 200 something days gone'],
      ['my dad was an alcoholic, i quit too', 'had one beer. just one. is that a relapse'],
      ['im in aa', 'slipped yesterday, cant face the meeting tonight'],
      ['10 months clean from alcohol', 'i drank at my mums birthday and lied about it'],
      [
        'its been hard staying sober since the breakup',
        'bought a bottle. drank it. poured the last bit away',
      ],
      [
        'almost a year without alcohol',
        'glass of prosecco turned into four. my partner was so proud of me, what do i say',
      ],
      ['i feel like drinking again', 'i did. i dont want to go back there'],
    ],
    says: {
      told: 'Tell someone, tonight if you can; your sponsor, or whoever stood by you, has heard this sentence before and would rather hear it now than in a month. A slip is one evening. The secret is what turns it into the next one. The months before it stay yours, every day of them. So: nothing more tonight, the rest of it out of the house, eat, sleep, and a meeting or a call tomorrow.',
      say: "\"I drank. I don't want it to go on, and I don't want to be alone with it. Can we talk?\" That's all the first message needs. No confession in five parts, no promise. To a partner: \"I slipped, I'm ashamed, and I'm telling you because I want to stop here.\"",
      should:
        "Yes, I'd tell, and first the person who knows the subject: sponsor, group, counselor. Then the one at home. It feels like losing something, and it's how you keep it. If you've been drinking heavily for days, talk to a doctor before you stop all at once. If it was an evening, the call is the step.",
      normal:
        "It happens to very many people who end up sober for good. It isn't proof that you can't do it, and it isn't nothing either; it's a signal that something in the last weeks got too heavy. Tell someone today, look together at what came before, and go on from here.",
    },
  },
  {
    id: 'go-landed-or-did-it-but-the-return-comes',
    tries: [
      [
        'im scared of flying, flight on friday',
        'landed!! cried at takeoff but the lady next to me held my hand. return is in 6 days tho',
      ],
      [
        'terrified of the dentist',
        'first appointment done!! survived. second half is on tuesday though',
      ],
      [
        'panic about driving on the motorway',
        'i did it, 40 minutes, hands sweaty. now i have to drive back on sunday',
      ],
      [
        'scared of my first shift at the hospital',
        'did it! nobody died lol. but tomorrow its the night shift',
      ],
      [
        'im afraid of the mri tube',
        'made it through with eyes closed. they want another one in june',
      ],
      ['fear of elevators', 'took it to the 9th floor!!! how do i get down again haha'],
      [
        'nervous about speaking in front of class',
        'first half went fine. part 2 is thursday and the nerves are already back',
      ],
      [
        'scared of flying with my kids',
        'we made it, i squeezed the armrest the whole way. flight home is saturday',
      ],
      ['i have a huge fear of needles', 'first vaccine done, only cried a bit. booster in 4 weeks'],
      ['first solo trip and im scared', 'arrived!! so proud. but 9 more days alone now'],
      [
        'afraid of boats but my family booked a ferry',
        'did it there. was green in the face. and we have to go back too',
      ],
      ['scared of my oral exam', 'part one passed!! two more to go next week, already shaking'],
    ],
    says: {
      told: "You did it, scared and all, and that counts more than doing it without fear. Now you're not the same person who'll face the second one: you've got proof. Write down tonight what really helped, a hand, a song, the eyes closed, telling somebody you're nervous, and pack exactly that again. Until then, no daily thinking about it; the evening before is early enough. First enjoy where you are.",
      how: 'Copy what worked. Note what helped and at which minute it was worst, it\'s often the first ten. For that part prepare one thing: a person to tell, slow breathing out, music, something to hold. The same seat or time of day if you can choose. And say it to someone there straight away, "I\'m nervous," as that already takes some of it off.',
      normal:
        "Yes, it's normal that the nerves come back for the second round, even after a good first one. They're usually shorter, because your body remembers the end this time. Let them come, do the same as last time, and don't rehearse it every day before.",
      will: "I can't promise how it'll feel. It may well be a bit easier, since you've now got through it once and know where the worst minutes are. Take along what helped. And even if you cry again, you'll have done it twice.",
    },
  },
  {
    id: 'go-reply-came-one-letter-k',
    tries: [
      ["she hasn't replied since yesterday", "she replied. just 'k'. with the full stop"],
      ['he left me on read', "ok now he answered. 'sure.' thats it"],
      ['waiting for my crush to text back', 'got a thumbs up. a THUMBS UP'],
      ['my friend is ignoring me', "she finally wrote: 'fine.'"],
      ['he takes forever to answer', "5 hours and then 'lol'. what am i supposed to do with lol"],
      ['i wrote her a long message', 'her reply: noted.'],
      ['she didnt answer my apology', "she did now. 'ok' and nothing else"],
      ['does he hate me, no text since monday', "'hey' he wrote. just hey. at 2pm"],
      ['wrote my sister after our fight', "answer came: 'k'. do i write back"],
      ['my bf is being short with me', "texted him i miss him. he said 'same'"],
      ['no answer from the girl i like', "she answered 'maybe' to dinner. no emoji. is she mad"],
      ["i asked him if we're ok", "'yep'. full stop. we are not ok are we"],
    ],
    says: {
      told: "Ah, the most overworked little message in the world. It can mean annoyed, in a meeting, or thumbs are cold, and you can't tell from the outside, so don't build anything on it tonight. No second essay from you. Leave it some hours, then ask something plain with a real answer: \"Did that annoy you, or are you just busy? Shall I call tonight?\" A voice tells you in ten seconds what a letter can't.",
      them: "I can't see into {them}. Short can be cross, tired, or simply how {they} text{s}. Compare it with how {they} usually write{s}: if it's the same as always, it's nothing; if it's suddenly short, something may be up, and a call or a plain question clears it faster than reading it fifteen times.",
      say: '"Was that a busy one or an annoyed one? Either\'s fine, I\'d just like to know." Or skip the text: "Can I call you for five minutes tonight?" Keep it light and send only one. If the next answer\'s as short, let it rest until you see or hear {them}.',
      should:
        "I wouldn't answer in the same tone, and not with a long text. Wait some hours and ask one simple thing, or call. If it's the way {they} always text{s}, let it go. If it's new and goes on for days, talk about it in person.",
    },
  },
  {
    id: 'go-in-a-home-mistook-me-and-it-was-nice',
    tries: [
      [
        'my nan is in a home now and she doesnt know me',
        'today she called me by my mums name and held my hand for an hour. it was nice actually',
      ],
      [
        'grandpa has dementia',
        'he thought i was his army buddy. told me things i never knew. kind of beautiful',
      ],
      [
        'mum has alzheimers and forgets me',
        'she took me for her sister today and we laughed so much',
      ],
      [
        'visiting my dad in the home is hard',
        'he didnt know who i was but he said im a lovely man',
      ],
      [
        'my gran doesnt recognise us anymore',
        'she sang with me. all the words. then asked who i am',
      ],
      [
        'my mother forgets my name',
        "she stroked my hair and called me 'little one'. it was ok today. good even",
      ],
      ['my aunt has dementia', 'she thinks im her daughter. i just let her. is that wrong'],
      ['it hurts to visit grandma', 'but today she held my baby and beamed. no idea who we were'],
      ['dad has vascular dementia', 'he called me boss and saluted. we both cracked up'],
      [
        'nan always asks when her husband comes',
        'today i just said tell me about him and she glowed for half an hour',
      ],
      [
        'my mum doesnt know me since spring',
        "she said 'i dont know your name but i know i like you'",
      ],
      [
        'grandad lives in a home now',
        'he thought it was 1962 and we danced. should i have corrected him?',
      ],
    ],
    says: {
      told: "What a good hour. The name got lost and the love found its way anyway: {they} felt somebody dear was there, and that was you. You don't have to correct it; going along is kind, and you didn't pretend anything that matters. Keep today. Write it down with the date, a line or two, for the visits that'll be harder. And you may simply be glad about it, with a tear in it or not.",
      normal:
        "Yes, it's good and right to enjoy that. In dementia the name often goes long before the feeling does. Playing along isn't lying, it's meeting someone where they are. Joy and sadness in the same visit are normal, too. Keep what was lovely, it's real.",
      should:
        "I wouldn't correct it. Being put right mostly just frightens or shames, and it's forgotten again, while the good feeling stays for hours. Answer to the name you're given, ask about the time {they} {is} in, hold the hand. If {they} ask{s} you straight who you are, say it gently and go on.",
      how: 'More of what worked: touch, old songs, photos from long ago, a story you ask for instead of a question about today. Come at the hour when it tends to be good, stay short, and leave while it\'s nice. Questions like "do you know who I am?" leave out; they only test what\'s lost.',
    },
  },
  {
    id: 'go-no-kids-peace-but-my-mums-face',
    tries: [
      [
        'i cant decide if i want kids, 36F. my husband is fine either way he says',
        'when i imagine being 60 w/o kids i feel peace actually. but then i see my mums face',
      ],
      [
        'should i have children or not',
        'honestly i love my life as it is. its my parents who want grandkids',
      ],
      [
        'not sure about a baby, 34',
        'i felt relief when the test was negative. but everyone says ill regret it',
      ],
      ['kids yes or no', 'my heart says no. my mother in law says the family name dies with us'],
      [
        'im 39 and time is running out',
        'i dont miss a child. i miss giving my dad a grandchild if that makes sense',
      ],
      [
        'should we have a second one',
        'one is perfect for us. its my mum who keeps saying poor only child',
      ],
      [
        'do i want to be a mother',
        'when i picture it i feel tired. when i picture not, i feel guilty towards my parents',
      ],
      [
        'undecided about children',
        "my friends all say you'll change your mind. i've felt the same since i was 20",
      ],
      [
        'my wife and i cant decide about kids',
        "we both think no. we're just scared to tell our parents",
      ],
      ['should i freeze my eggs', 'i think id be doing it for my mother tbh'],
      ['everyone asks when we have a baby', 'quietly im happy without. is that selfish'],
      [
        'do i want kids, 37',
        'the picture with no kids is calm. then i think who will look after me and what will mum say',
      ],
    ],
    says: {
      told: "Listen to what you just said: your own picture feels good, and the doubt has somebody else's face. That's a real sadness, to disappoint a person you love, and it's still no reason for a child. Check it once more on an ordinary day: if no one had an opinion and no one ever asked, what would you want? If the answer stays, it's yours. Then the task isn't the decision, it's telling them kindly.",
      normal:
        "Not selfish and not strange. Many people feel at peace with that and guilty toward parents, both at the same time. A wish for a child ought to be yours; you're the one who'd get up at night. Being sorry for someone's disappointment is love, and it needn't change your answer.",
      say: "\"I know you've been hoping for it, and I'm sorry that it hurts. I've thought about it for a long time, and my life feels right like this. I'd like you to be part of it as it is.\" No arguments about age or regret. If it comes up again: \"I've heard you. My answer's the same.\"",
      should:
        "I'd give it more weight that your picture of later is peaceful than that someone else's isn't. Take half a year without discussing it with anybody but the one you share life with, ask a doctor how much time there is so fear doesn't decide, and see if the calm stays. If it does, trust it.",
    },
  },
  {
    id: 'go-move-for-partners-ill-parent-my-job-isnt-remote',
    tries: [
      [
        'my bf and i are stuck between staying in bangalore and moving to his hometown kochi',
        'his dad had a bypass so its not just a whim. but my job is not remote',
      ],
      [
        'my husband wants to move back to his village',
        'his mum had a stroke. i get it. but my whole career is here',
      ],
      [
        'should we move to her parents place',
        'her father cant live alone anymore. im a nurse, they have no hospital there',
      ],
      [
        'boyfriend wants to go home to poland',
        'his mother is sick. i dont speak polish and id lose my job',
      ],
      ['wife wants to go back to lagos', 'her dad has dialysis now. i just got promoted here'],
      [
        'my partner wants us to live near his family',
        'since the diagnosis he wants to be there every day. my job is on site only',
      ],
      [
        'stuck between two cities',
        'her mum broke her hip, shes alone. i run a shop here, cant take it with me',
      ],
      ['we argue about moving', 'his dad has parkinsons so i feel like a monster for saying no'],
      [
        'fiance wants to move to his hometown',
        "his parents are old and ill, he's the only son. id have to start from zero",
      ],
      [
        'he wants to go back to manila',
        "his mum needs care. i'd have to give up teaching here. what do we do",
      ],
      [
        'moving for his family yes or no',
        "his brother cant do it anymore. i'm the one who earns more",
      ],
      [
        'my girlfriend wants to go back to turkey',
        'her father had a heart attack in may. no jobs for me there',
      ],
    ],
    says: {
      told: "Then both sides of it are real, and nobody's being difficult. Don't decide it as forever; cut it into time. What does the ill parent need in the next three months, and who can do it? Perhaps {they} go{s} for some weeks first and you follow on visits, while you ask at work about a transfer, leave, or jobs there. Put a date on it. Then choose with facts.",
      should:
        "I lean toward a trial before a move: {they} go{s} first for a fixed time, you keep your job and look at what there'd be for you there. Giving up your income at once leaves two people depending on a plan made in fear. If after the trial it must be there, go only with a job or a clear agreement about money.",
      say: '"I see why you need to be there, and I don\'t want you torn in two. I\'m scared of losing my work. Can we plan the next three months and not the rest of our lives? You go first, I come when I can, I look for a way there, and on this day we decide."',
      how: "One evening, three lists. What the parent needs, week by week, and who else could do part of it. What you'd lose and what you could find there: transfer, leave, vacancies, call two employers. What's affordable in between, trips, carers, a room. Then pick a trial of two or three months with an end date.",
    },
  },
  {
    id: 'go-partner-says-in-my-day-that-was-naughty',
    tries: [
      [
        "my kid's teacher says he might have adhd",
        'my husband says in his time they called it naughty and gave a slap',
      ],
      ['school wants my daughter tested for dyslexia', 'her dad says shes just lazy like he was'],
      [
        'the kindergarten suggested speech therapy',
        'my mother in law says boys talk late, leave him alone',
      ],
      [
        'teacher thinks my son is autistic',
        'my wife says hes just shy and they want to put a label on him',
      ],
      [
        'psychologist for our 10 year old',
        'my husband says we dont need a shrink, he needs football',
      ],
      ['school says she has anxiety', 'grandpa says in his day kids had to toughen up'],
      ['my son gets speech help now', 'his father thinks its nonsense and wont bring him'],
      [
        'doctor referred our boy for an assessment',
        'my partner says everyone has adhd nowadays. how do i convince him',
      ],
      [
        'teacher talked to me about concentration problems',
        'my dad says less tablet more discipline',
      ],
      ['our daughter cant read well at 8', "husband: she'll grow out of it. we wait since 2 yrs"],
      ['they want to assess my little one', 'my sister says dont, it goes on the record forever'],
      ['son is hyperactive says the school', 'my ex says its my upbringing and he wont sign'],
    ],
    says: {
      told: "That sentence is common, and it's often fear, or somebody who'd have needed help as a child and got shouted at. Don't argue about the label. Argue for knowing: an assessment does nothing to a child, it only tells you what would make school easier, and \"nothing\" is a possible result. Ask {them} to come along and put the doubts to the specialist. And hold one line: hitting or shaming doesn't teach anyone to concentrate.",
      say: "\"I'm not looking for a label. I want to know why it's so hard for our child and what'd help. If they find nothing, good, then you were right. Come with me and ask them everything.\" And if it's about toughness: \"You got through it. I'd like it to be easier this time.\"",
      should:
        "I'd go on with it, calmly. Finding out takes a few appointments and closes no doors, while waiting can cost a child years of being told off. Try to win {them} over by inviting, not by winning the argument. If a signature's missing, ask the school or the doctor what's possible.",
      how: 'Go by observations, not by words: three situations from the last weeks, homework, mornings, friends, and what they cost the child. Let the teacher or doctor say it to {them} directly, it lands better from outside. Give a job: "You ask the questions." And agree on trying one small help at home now, whatever the result.',
    },
  },
  {
    id: 'go-ex-claims-the-pet-papers',
    tries: [
      [
        'my ex wants the dog back',
        "dog is chipped in my name, he paid the breeder. he's coming saturday to 'talk'",
      ],
      [
        'who gets the cat after a breakup',
        'she bought him, i pay the vet for 4 years. she wants him now',
      ],
      ['my ex boyfriend says the dog is his', "he's on the adoption papers, i raised her"],
      [
        'we broke up and have a dog together',
        'he wants every second week. i dont want to see him that often',
      ],
      ['ex took the cat', 'she says its hers because her mum paid. the passport is in my name'],
      ['after divorce he wants the dog', 'he never walked it once. its only to annoy me i think'],
      ['i share a dog with my ex gf', 'she shows up tomorrow to fetch him. do i open the door'],
      ['my ex keeps asking for our rabbit', "no joke, now he says he'll get a lawyer"],
      ['ex wants our puppy', "paid half half. registered on me. who's right"],
      [
        'dog custody after breakup',
        'he says ill keep her till you find a flat. im afraid he wont give her back',
      ],
      [
        'my ex husband left the dog here a year ago',
        'now with the new girlfriend he suddenly wants him back',
      ],
      [
        'my ex girlfriend and i got a cat in lockdown',
        "the chip is hers, the cat sleeps on me. she's coming on sunday",
      ],
    ],
    says: {
      told: "Before you meet, get your papers together: chip, adoption or purchase, insurance, vet bills, messages about who looks after the animal. Who owns it depends on where you live, so ask a legal advice line or the animal register; I can't judge it. Don't have that talk alone, ask a friend to be there, or meet outside. And know your line beforehand: no, or visits at fixed times. Hand nothing over on the day itself.",
      say: '"I\'ll listen, and nothing will be decided today. I\'m keeping our animal here for now; this is where the daily care has been. If you want visits, suggest times in writing." If it gets loud: "I\'m ending this here. Write to me." Short, polite, no talk about the relationship.',
      should:
        "I'd meet only with someone beside me, or by message, and not hand anything over on the spot. Get advice on ownership first. If you believe the wish to see the animal is honest, fixed visits can be fair. If it's more a way to stay in your life, say no to that part.",
      how: "First facts, then talk. Put every proof in one folder, ask an advice line who counts as the owner where you live, and think through what's best for the animal's everyday life. Then one calm meeting with a witness, one offer, and afterward the outcome in a written message both confirm.",
    },
  },
  {
    id: 'go-hoodie-binned-and-unbinned',
    tries: [
      [
        "got my ex's hoodie still, keep or bin",
        'binned it. then took it out the bin. its in my wash now',
      ],
      ['should i throw away his letters', 'burned one. kept the rest. im ridiculous'],
      [
        'still have our photos on my phone',
        'deleted them all and then restored them from the trash folder at 3am',
      ],
      [
        'do i give her necklace back',
        'put it in an envelope, wrote the address, took it out again and im wearing it lol',
      ],
      [
        'his t shirts are still in my closet',
        'put them in the charity bag. slept in one last night',
      ],
      [
        'keep or throw the teddy he gave me',
        'threw it. ran down to the container in pyjamas. got it back',
      ],
      ['should i delete her number', 'deleted it. i know it by heart anyway'],
      [
        'i have a box with his stuff',
        'put it by the door. its been going between door and bed for a week',
      ],
      [
        'should i sell the engagement ring',
        'listed it online, then took the ad down after an hour',
      ],
      [
        'what do i do with his toothbrush',
        'chucked it and then i cried at the bin. a toothbrush!!',
      ],
      ['blocked my ex finally', 'unblocked. blocked. unblocked. what is wrong with me'],
      ['playlist he made for me, delete?', 'deleted it and then rebuilt it song by song. all 64'],
    ],
    says: {
      told: "That's about as human as it gets: one hand throws it out and the other fetches it back. You're not ready to decide, so don't. Put everything in one box, tape it shut, write a date three months off on it, and give it to a friend or the top of a wardrobe. On that day you open it and see what it does to you. Until then nobody has to be strong at the bin.",
      normal:
        "Completely normal. You're not fetching the thing back, you're fetching the feeling, and that takes its own time to go. It's no step backward. A closed box for a few months is the best middle way: not in sight, not gone. By then it's often just an object.",
      should:
        "Neither, for now. Out of sight and not gone: one box, closed, with a date on it, best kept by somebody else. If you decide while it still makes you run to the bin, you'll regret it either way. In some months you'll know in a second.",
      why: "Because it's the last piece that still smells and feels like it was, and throwing it out makes the end real in your own hands. The hand that fetched it back was just not finished yet. Give it a box and a date, then it can be finished in its own time.",
    },
  },
  {
    id: 'go-met-the-family-strange-but-friendly',
    tries: [
      [
        'im nervous about meeting her parents',
        'went ok i think? dad showed me his entire train set. 2 hours. is that good',
      ],
      [
        'meeting his mum tomorrow help',
        'she fed me 4 plates and showed me his baby photos. good sign?',
      ],
      [
        'first dinner with her family',
        'her brother quizzed me about football all night lol, i think i passed',
      ],
      [
        'scared to meet my boyfriends kids',
        'the little one painted my nails and the older one ignored me. so 50/50',
      ],
      [
        'meeting his friends for the first time',
        'they made fun of me the whole time but then added me to the group chat',
      ],
      [
        'nervous about sunday at her parents',
        "her gran held my cheeks and asked when the wedding is. we've been together 3 months",
      ],
      [
        "meeting the parents, vegetarian and they're farmers",
        'they laughed and made me 6 fried eggs. i think they like me?',
      ],
      [
        'im introducing myself to his family in turkey',
        'didnt understand a word. mum gave me a scarf and cried',
      ],
      [
        'her dad is supposed to be strict',
        'he said nothing for an hour then showed me his tomatoes',
      ],
      [
        'first christmas with his family',
        'i dropped the gravy. his mum hugged me. so not that bad??',
      ],
      ['met her mother today', 'polite but then she gave me her recipe book to take home'],
      [
        'meeting his sister, shes protective',
        'she walked me to the bus and told me embarrassing stories about him, does that mean she approves',
      ],
    ],
    says: {
      told: "That sounds good, really good. People don't give their time, their plates or their embarrassing stories to somebody they want out of the house. It's how many families say \"you may come back\" without saying it. Send a short thanks today with one detail from the evening, and next time ask about exactly that. And now you can let go of the nerves: the first time is the hardest, and it's behind you.",
      them: "I can't see into {them}. But showing you something of their own, feeding you, teasing you, are the usual ways of letting somebody in. Nobody does that for long out of mere politeness. Ask your other half what was said after you left; that's the most reliable source.",
      say: "\"Thank you for having me, it was lovely. I'm still thinking about what you showed me, and I'd like to see the rest next time.\" Name the one thing that was theirs. Two lines are enough, today or tomorrow, and directly rather than through your other half if you've got a number.",
      normal:
        "Yes, that's how first visits often go: a bit too much of one thing, a bit awkward, and kind. Nobody is themselves the first time. A friendly oddness is a better sign than a perfect, cool evening. Say thanks, and the second time will be easier.",
    },
  },
  {
    id: 'go-partners-child-asks-who-i-am',
    tries: [
      [
        "i like someone who's 11 years older, im 27",
        "hes divorced with a daughter, 9. she asked me if i'm going to be her new mum",
      ],
      ['dating a single dad', 'his 5 year old asked if i sleep in papas bed now'],
      ['my girlfriend has a son', 'he called me dad by accident at the playground. we both froze'],
      ['seeing a man with two kids', "the older one said 'youre not my mum' over the peas"],
      [
        'met my boyfriends daughter',
        "she wants to know if im staying forever. we're together for 4 months",
      ],
      [
        "i'm dating a widower",
        'his little girl asked if her mum minds that im here. what do i say',
      ],
      [
        'my bf has a kid every second weekend',
        'she drew a family picture with me in it, next to her mum lol',
      ],
      ['new relationship with a single mum', 'her boy asked when im moving in'],
      ['my partner has a 7 yr old', 'he asked are you my stepdad. i said ehm'],
      [
        'his kids met me on sunday',
        'the small one asked if her parents get back together if i go home',
      ],
      ['dating a dad of three', 'the eldest told me not to get comfortable. ouch'],
      [
        'my girlfriends daughter is 6',
        'she said i love you when i left. its too early isnt it, what do i answer',
      ],
    ],
    says: {
      told: "Oh, straight to the point, as children are. Answer simply and promise nothing: \"You've got your mum and your dad, and nobody takes their place. I'm a friend who likes being with you.\" Then tell the parent the same day what was asked, because the answer to that is theirs first. Agree together what you're called and how quickly things go. Slow is kind here.",
      say: "\"That's a good question. Nobody's going to replace anyone. I'm your dad's or mum's friend, I like you, and we've got time to get to know each other.\" If it's about forever: \"I don't know yet. I'm happy to be here today.\" If it's \"I love you\": \"I like you very much, too.\"",
      how: "Follow the child's speed and leave the raising to the parent. Small regular things, a game, a dish, a joke that's yours, not big presents. Don't ask for affection, and don't take coldness personally. And with the parent, settle soon what you two are, since a child asking is often just the first to say it aloud.",
      normal:
        "Very normal, both the question and your fright. Children want to know who belongs to whom. It doesn't mean it's gone too far, only that it's time for you grown-ups to agree on an answer. Keep it honest and small.",
    },
  },
  {
    id: 'go-lose-track-of-time-only-when',
    tries: [
      [
        "i'm 31 and still don't know what i want to do in life",
        'i guess when im helping my nephew w his homework i lose track of time. thats the only thing',
      ],
      [
        'i have no idea what career suits me',
        'the only thing i really like is fixing bikes for my friends',
      ],
      ['dont know what to study', 'well i could talk about birds for hours. but thats not a job'],
      ['whats my purpose', 'when i cook for 20 people im happy. rest of the week not so much'],
      [
        'hate my job but dont know what else',
        'i always end up planning everyones trips. i love that actually',
      ],
      [
        'im 45 and feel lost workwise',
        'gardening at my sisters is the only time im not looking at the clock',
      ],
      ['how do i find my passion', 'i volunteer at the shelter on sundays, thats kind of it'],
      [
        'no clue what to do after school',
        'people always come to me with their problems. and i like it',
      ],
      ['what am i even good at', 'i make spreadsheets for fun lol dont judge'],
      [
        'stuck in retail, want something else',
        'i like it when i train the new ones. is that anything',
      ],
      ['dont know what i want', 'sewing. i forgot to eat yesterday because of a dress'],
      [
        'i feel directionless',
        'i used to sing. when i do it now nothing hurts. what do i do with that',
      ],
    ],
    says: {
      told: "That's not a small thing, that's a lead. Losing track of time is about the most honest hint there is, much better than a list of careers. Don't ask yet if it can be a job; make it a bit bigger first. Four weeks, twice a week, for someone outside your circle, maybe for a little money, and then look: do you want more or less of it?",
      how: "As a series of small tests. First, do it for somebody who isn't family or a friend. Second, do it with a bit of pressure, a date, a price. Third, talk to two people who work in that corner. Note after each: more, less, or different? In three months you'll know far more than by thinking, and you've quit nothing.",
      should:
        "I'd follow it, small and beside what you live on now. Give it two fixed evenings a week for a month. If you still forget the time when it's for strangers and costs effort, it's worth a course or a trial day. If not, you've still got something that makes you happy, which is no failure.",
    },
  },
  {
    id: 'go-got-the-visa-what-first',
    tries: [
      [
        'will my visa be approved',
        'got it!!! F1 approved at mumbai, flying aug 9. so what should i do first',
      ],
      [
        'waiting for my work permit',
        'its here!!! start on 1 october in toronto. where do i even begin',
      ],
      [
        'my student visa takes forever',
        'approved today, i screamed in the bus. i leave in 5 weeks',
      ],
      [
        'will we get the family visa',
        'WE GOT IT. 6 years apart and now we have 2 months to organise everything',
      ],
      ['nervous about the embassy interview', 'he stamped it!! flight is in three weeks, what now'],
      [
        'uk skilled worker visa, any chance',
        'granted this morning. im shaking. first thing to do?',
      ],
      ['my au pair visa', 'its approved!! never been abroad. so excited and no clue'],
      [
        'will i get the schengen visa for my masters',
        'yes!!! uni starts in september and i have no room yet',
      ],
      [
        'green card lottery',
        'i won and the interview went through. moving in march, help what first',
      ],
      ['applied for working holiday in australia', 'granted in 2 days lol. now its real'],
      [
        'did my canada pr go through',
        'YES. landing by december. my mum is crying and im making lists',
      ],
      ['scholarship and visa pending', 'both came today. lagos to leeds in 40 days'],
    ],
    says: {
      told: "Congratulations! Celebrate tonight, call the people who waited with you. Tomorrow, in this order: check every letter and date on the visa, book or confirm the flight, and find a place for the first weeks, since that's what runs out. Then copies of all papers, on paper and in the cloud, with the originals in your hand luggage. A card that works there and some cash. Keep two evenings free for goodbyes.",
      how: 'One page, three columns: before, on the day, first week. Before: visa details checked, flight, a bed for the first two weeks, insurance, doctor and prescriptions, papers copied, bank told. On the day: originals in hand luggage, address written down, charger, some cash. First week: register, phone number, bank account. Do one thing a day, the bed first.',
      should:
        'First the bed and the flight, as both get scarcer by the week. Then papers, insurance and money. The suitcase comes last, nearly everything can be bought there. Ask the university or employer for a list for newcomers and for one contact person. And yes, celebrate before any of that.',
      normal:
        "Completely normal to be over the moon and a bit terrified. As long as it wasn't decided, you could only hope; now it's real, with goodbyes in it. Let both be there. One list and one thing a day makes it feel doable.",
    },
  },
  {
    id: 'go-loud-with-friends-shy-at-work',
    tries: [
      ['how can i be less shy', 'i mean at work, in meetings. with friends im loud af'],
      ['im too quiet', 'only in the team calls. at home nobody can shut me up'],
      ['how do i speak up more', 'its just in seminars. in the cafe im fine'],
      ['i want more confidence', 'in front of my boss i mean. with clients im great actually'],
      ['im so awkward', 'only with people i fancy. otherwise im the clown'],
      [
        'how do i stop being nervous talking',
        'its the big monday meeting, 15 people. one to one is ok',
      ],
      ['shy all my life', 'not with kids or old people. with colleagues my age i go mute'],
      ['how to be braver', 'in english. in my own language i never stop talking'],
      ['i never say anything', 'in groups. if its more than 4 people im gone'],
      [
        'help me be less introverted',
        'its not that, i love people. but in meetings my heart races before i speak',
      ],
      ['i blush when i talk', 'only when they all look at me, like presenting. else no'],
      ['need tips for shyness', 'its specifically the parents evenings at school lol'],
    ],
    says: {
      told: "Then you aren't shy, you just haven't got a seat in that one room yet. Say something in the first five minutes, however small, \"can you repeat that figure?\", because the longer you wait the bigger it gets. Bring one prepared sentence for each meeting and tell one friendly person beforehand that you'll say it. Arrive early and chat. Talk to the one nice face. Four times like that and it's an ordinary room.",
      how: 'Four things. Be the second or third to speak, never the last. Write one point on paper before and read it if you must. Ask questions, they count as talking. Find an ally who says, "You had something on that, didn\'t you?" And lower the goal: one sentence per meeting for a month.',
      normal:
        "Very common. With your own people you needn't earn a place; in that room it feels as if each sentence gets marked. Few people there are listening as sharply as you think, most are busy with their own next sentence. One prepared line, early, is the quickest way in.",
      why: "Because with friends nothing depends on it. In the other place you feel watched or graded, so you check each sentence before it's out, and by then the moment has gone. It gets better through early and small, not through perfect: one short line in the first five minutes.",
    },
  },
  {
    id: 'go-doctor-says-nerves-is-it-just-in-my-head',
    tries: [
      [
        'my chest gets tight before work every morning',
        "ecg was normal, doc says anxiety. so its 'just in my head'?",
      ],
      ['stomach cramps for months', 'all tests fine. they say stress. im not imagining it!!'],
      ['my heart races at night', 'cardiologist found nothing, says its panic. great, so im crazy'],
      [
        'dizzy all the time',
        'mri clear. doctor thinks its psychosomatic. what does that even mean for me',
      ],
      ['headaches every sunday', 'neurologist says tension from stress. so i make it up?'],
      [
        'i cant breathe properly sometimes',
        'lungs are fine, they say anxiety. kind of relieved kind of offended',
      ],
      ['my hands shake in meetings', "blood is ok. 'its nerves'. and now"],
      ['lump in my throat feeling for weeks', 'ent says nothing there, its stress. but i FEEL it'],
      ['numb fingers when im upset', 'checked, all good, gp said hyperventilation. feels silly'],
      ['tight chest again', 'er said panic attack. everyone looked at me like i wasted their time'],
      [
        'nausea every morning before school',
        'doctor says its nervous. my dad says see its nothing',
      ],
      ['my back kills me', 'xray normal. they recommend a psychologist. is that an insult lol'],
    ],
    says: {
      told: "No, it isn't \"just\" anything. You got it checked, and that's good news; and stress makes real bodies do real things, muscles, breath, stomach, pulse. So treat it as something with a trigger: note for a week when it comes and what's ahead of you at that moment. Ask the doctor what helps, and talk about what it is you'd rather not walk into. If it changes or gets worse, go back.",
      normal:
        "Yes, that's very common, and nothing to be ashamed of. Bodies answer to worry long before the head admits it. Being a bit offended and a bit relieved is normal as well. Ask the doctor for a next step, such as therapy, breathing training or a check-up in a few weeks. New or stronger symptoms should be looked at again.",
      how: "Two tracks. In the moment: breathe out longer than in, feet on the floor, shoulders down, a few minutes. For the longer run: find the trigger, what's waiting behind that door, and change one thing about it. Ask your doctor about therapy or a course, that's the usual help and it works for many. Go back if it changes.",
      why: "I can't see your cause, but alarm in the body is meant to be felt: breath gets short, muscles tighten, the stomach closes. If it always comes before the same place or thought, that's a trace. Note it for a week and take the note along to the doctor; it's more useful than the question whether it's real. It is.",
    },
  },
  {
    id: 'go-told-old-salary-write-the-mail',
    tries: [
      [
        'how do i negotiate salary over email',
        'they said 14 lpa i want 17, current 11. write me the mail short',
      ],
      ['got a job offer, salary is low', 'they offer 38k i want 43k. can u write it'],
      ['how to ask for more money in an offer', 'offer 2100, id like 2400. short mail pls'],
      ['they sent me the contract', 'its 52 and i said 58 in the interview. how do i word it'],
      [
        'negotiating with a startup',
        'they go to 60, i want 65 or more holidays. write me something',
      ],
      ['i want to counter the offer', '25/h offered. want 29. just give me the text'],
      [
        'my new job offers less than i hoped',
        '3200 instead of 3500. what do i write to the hr lady',
      ],
      ['how to negotiate as a fresher', 'they say 4.5 i wanted 6. short and polite please'],
      ['recruiter sent numbers', 'they say 70 max. i have another one with 76. write a reply'],
      ['how to ask for a raise by mail', 'i get 2800, want 3100. boss only reads short mails'],
      ['offer came today!!', 'its good but 5k under what i need. email for that?'],
      [
        'salary talk per email',
        'they want my answer by tomorrow, 45 offered 50 wanted, help me write',
      ],
    ],
    says: {
      told: 'Here it is, put your figures in: "Thank you for the offer, I\'d really like to join you. For the role and what I bring to it, I had [your figure] in mind. Could you get there, or close to it? If so, I can confirm right away." Stop there, no apology. Add one result you can prove, if you have one. If the pay\'s fixed, ask for a review date in writing.',
      say: '"Hello [name], thank you for the offer. I\'m keen to start. Based on the tasks and my experience, I\'m looking for [figure]. Is there room to get there? If we meet on that, I\'ll sign this week. Kind regards." If you have one proof, add it after the second sentence: "In my last role I [result]."',
      should:
        "I'd name exactly the figure you want, or a little above it, and not your old pay; they needn't know it unless the law or the form asks. One number, no range, since they'd hear the lower end. And decide now what you'd accept, so you don't have to think when they call.",
      how: "Thanks, joy, one number, one reason, one easy question, send. Keep it under six lines. Wait two working days before asking again. If they come halfway, say thanks and ask for the rest as a review after six months, in writing. If they say it's fixed, decide against your own limit, not against the disappointment.",
    },
  },
  {
    id: 'go-speech-help-with-these-details',
    tries: [
      [
        "what should i say at my dad's 60th",
        'hes a retired bus mechanic, quiet, supports everton, never missed a parents evening',
      ],
      [
        'i have to give a toast at my sisters wedding',
        "she's a vet, always late, brought home every stray cat since she was 6",
      ],
      [
        'best man speech help',
        "he's a plumber, terrible dancer, drove 5 hours when my dad was in hospital",
      ],
      [
        'retirement speech for my boss',
        '35 years, hates fuss, makes the worst coffee, knew all our kids names',
      ],
      [
        'words for my mums 70th birthday',
        'raised 4 of us alone, cleaned offices at night, loves abba',
      ],
      [
        'what do i write in the card for grandpa',
        'baker, up at 3 all his life, hums, calls everyone champ',
      ],
      [
        'speech for my best friends 30th',
        'loud, generous, cries at adverts, once missed her own party',
      ],
      [
        'i have to say something at our golden wedding, my parents',
        'met at a bus stop, argue over maps, still hold hands',
      ],
      [
        'farewell words for a colleague',
        'nurse, 20 years nights, biscuit tin always full, swears like a sailor',
      ],
      [
        "toast for my brother's graduation",
        'first in our family, worked at kfc all through, stubborn af',
      ],
      [
        'my wife turns 40, i want to say something',
        'teacher, laughs at her own jokes, plants everywhere, hates surprises',
      ],
      [
        'maid of honour speech',
        "we met in detention, she's a lawyer now lol, never forgets a birthday",
      ],
    ],
    says: {
      told: 'That\'s a speech already. Three parts: start with the little thing everybody will smile at, then the one that shows the heart, told as a scene, one day, one place, what was done, and then say what it meant to you in one sentence. Something like: "You never made a fuss, so I\'ll do it once for you. I noticed. Thank you." Raise the glass. Two minutes, on a card, read aloud twice.',
      say: '"Most of you know the funny side. I\'d like to tell you about another one. [The scene, three sentences.] Nobody asked for that. It was simply done, and I\'ve never forgotten it. So before you can wave it away: thank you. Please raise your glasses." Put your details in where the brackets are, the joke first, the heart last.',
      how: 'Pick two of these and leave the rest. One for the laugh, one for the lump in the throat. Tell each as a moment and not as a quality: not "always there" but the evening, the coat, the face. End with a thank you said directly to the person. Under three minutes. Write the first and last line out in full.',
    },
  },
  {
    id: 'go-high-blood-sugar-and-diet-honest',
    tries: [
      [
        'sugar levels came high in my checkup, 36M',
        'hba1c 6.1. dad has diabetes. i eat rice 3 times a day honestly',
      ],
      ['my cholesterol is too high', 'doctor says diet first. i live on cheese and sausage tbh'],
      ['blood pressure 150', 'i salt everything and my mum died of a stroke'],
      ['the doc said prediabetes', 'i drink 2 litres of coke a day. ok now its out'],
      ['fatty liver on the ultrasound', 'im not a drinker but i eat takeaway every night'],
      ['high uric acid', 'beer and meat, thats basically my week'],
      [
        'my triglycerides are bad',
        'both my brothers have it too. i sit 11 hours a day, truck driver',
      ],
      ['checkup wasnt good', 'sugar borderline. i bake for a living so yeah'],
      [
        'my gp says i have to change something',
        'bmi 33, knees hurt, i snack at night. where do i start',
      ],
      ['blood results worried me', '6.3 they said. my gran lost a foot to diabetes. im scared'],
      ['borderline diabetes at 41', 'chapati morning noon and night, cant imagine without'],
      ['cholesterol 280', 'doctor in 3 weeks. what can i do till then, i love butter'],
    ],
    says: {
      told: "Good that it was found at a checkup, and good that you're honest about the plate; that's where you can do something. What the number means for you is for your doctor, so take your family history along and ask when to test again. Until then one swap, not a revolution: the portion that's every meal becomes half, with vegetables and protein beside it, sweet drinks become water, and ten minutes of walking after eating.",
      how: 'One change per week, so it lasts. Week one: half of the usual, filled up with vegetables, beans, eggs or fish. Week two: a walk of ten minutes after the main meal. Week three: sweet drinks and night snacks. Write down three days of eating honestly and show it to the doctor or a dietitian; they can do more with that than with good intentions.',
      should:
        "I'd book the talk with the doctor now and start with the one thing you have most often. Not everything at once, and nothing drastic or bought on the internet. If you take medicines already, ask before you change your eating a lot.",
      normal:
        "A shock like that is normal, all the more when you've seen it in the family. A value on one sheet isn't the same as their story, though; it's been noticed early enough to talk about. Ask the doctor what it means for you, and start with one swap today.",
    },
  },
  {
    id: 'go-study-too-expensive-what-else',
    tries: [
      [
        'should i do a masters in data science in the uk or stay in my bank job in lagos',
        'the pounds don reach 2000 plus naira o. i cant even afford deposit. so what else',
      ],
      ['study abroad or stay', 'got the admission but fees are 3 years of my salary. plan b?'],
      ['i want to be a pilot', 'school costs 90k. ok no. what else is there'],
      ['thinking about an mba', 'its 40 grand. cant. how do i get ahead without'],
      [
        'should i study psychology in germany',
        'blocked account is 11k euro, my parents dont have that',
      ],
      ['want to do a coding bootcamp', '9000 dollars lol. is there another way'],
      ['should i retrain as a nurse', 'i cant live 3 years without income with two kids. so?'],
      ['masters in canada or not', 'no scholarship came. its too expensive. what now'],
      ['i wanna become a therapist', 'the training is 20k and i rent. any other way into that'],
      ['drama school yes or no', 'got in but no grant. cant pay london'],
      ['should i go to uni at 35', 'loan would be huge, not doing that. alternatives pls'],
      ['film school was my plan', 'fees went up again, im out. what can i do instead'],
    ],
    says: {
      told: "Then that door is too expensive right now, and you've saved yourself a debt by doing the sum. The wish behind it can go another way: what did you want from it, the skill, the paper, or to get away? For the skill there are cheap courses and your own small project to show. For the paper, scholarships and part-time or online degrees. At work, ask to move toward it. Pick one for three months.",
      how: 'Sort it by what you were after. Skill: one good free or cheap course and a piece of work you can show within three months. Paper: a list of scholarships with deadlines, and programs you can do beside a job. Step up: ask your employer for a role near it, or for money toward training.',
      should:
        "I'd not borrow for it at that price. Try it in small first: a course, a project, someone in the field you ask for half an hour. Apply for two or three scholarships on the side, as they cost only work. If the wish is still there in half a year, you go into it knowing more.",
      normal:
        "It's normal to be sad about it; it was a picture of your life, not just a course. Let it be a pity for an evening. Money decided about this way, not about your ability. There's usually a slower, cheaper road to much the same place.",
    },
  },
  {
    id: 'go-flatmate-left-debt-blocked-me',
    tries: [
      [
        'my housemate moved out without paying 2 months bills, 380 quid',
        'she blocked me. her name is on the contract tho so thats good right?',
      ],
      [
        'my ex flatmate owes me rent',
        "he blocked me everywhere. i have the messages where he says he'll pay",
      ],
      ['roommate left and didnt pay electricity', 'shes on the bill too. gone to spain apparently'],
      [
        'my sub tenant disappeared',
        'no forwarding address, 700 open. i have a copy of his passport',
      ],
      [
        'flatmate moved out overnight',
        'left me with the internet contract and 2 rents. number not working',
      ],
      [
        'lent my roommate the deposit',
        'moved out, unfollowed me, wont answer. got it in writing luckily',
      ],
      ['she owes 450 for bills', 'her mum says its none of her business. do i have any chance'],
      [
        'ex boyfriend left, rent is on both names',
        'he pays nothing and ignores me, landlord wants it from me',
      ],
      [
        'former housemate wont pay the damage',
        'blocked on whatsapp. deposit is being kept because of her hole in the door',
      ],
      ['roommate ghosted with the bills', "he's still on the lease till june, that helps?"],
      ['my flatmate left with 3 months unpaid', 'i know where she works. can i go there'],
      ['he moved out and owes us all', 'he left the group and blocked all three of us. what now'],
    ],
    says: {
      told: "A name on paper helps, yes, and so does every message where it was admitted. The landlord or supplier may still be able to ask you for all of it, so check your contract today. Then one letter by post or email: the sum, the bills, pay by this day. After that there's small claims or an advice service where you live; ask if it's worth it for the sum.",
      how: "Collect first: contract, bills, who paid what, the messages. Write once, politely, with the sum and a date two weeks off, by post to the last address or the parents' or by email. If nothing comes, ask a tenants' or citizens' advice service about small claims and about who's liable. And tell landlord and suppliers now that someone has moved out.",
      say: "\"You still owe me [sum] for [bills, months]; copies are attached. Please pay by [date] to this account. If that's hard, suggest installments. If I don't hear from you, I'll go the legal way for small claims.\" Once, calm, provable. No insults, no posts about it, no visits at work.",
      will: "I can't promise you'll see it. Written proof and a date raise your chances a lot; being blocked doesn't cancel a debt. Give it the letter and one visit to an advice service. And set yourself a limit for how much time it may cost you.",
    },
  },
  {
    id: 'go-older-pet-second-one',
    tries: [
      ['should i adopt a second cat', 'my first one is 11 and a bit of a diva'],
      ['thinking of getting a puppy', 'our old dog is 13 and sleeps most of the day'],
      ['i want a kitten', 'i already have a 9 year old tom who hates everyone but me'],
      ['second dog yes or no', "she's 10, arthritis, used to be queen of the house"],
      ['should we get another cat', 'ours hisses at the neighbours cat through the window lol'],
      ['get a friend for my rabbit?', 'hes 7 and been alone for years'],
      ['adopting a dog from the shelter', 'my cat is 14 and has never seen a dog up close'],
      ['i want another cat so mine isnt lonely', 'she doesnt seem lonely, she bites visitors'],
      ['should i get a kitten for my cat', "she's 12 and her sister died in spring"],
      ['second dog?', 'my boy is 8, doesnt share toys, or me'],
      ['thinking of taking in my aunts cat', "mine's an only princess since 10 years"],
      ['puppy for the kids', 'but our old lab is half blind now, is it fair to him'],
    ],
    says: {
      told: "Then I lean toward no, or only with a calm grown-up animal and a lot of patience. For an older one who's used to being the only one, a young whirlwind is mostly stress; If you do want to try, ask a shelter for a quiet one that you can give back after some weeks, keep them in separate rooms at first, and ask the vet whether your old one is up to it.",
      should:
        "I'd rather wait or choose very carefully: grown-up, calm, used to others, with a trial agreed. No baby animal for an old one. If the wish is really yours and not your pet's, which is fine, ask what you want more of, and whether the old one could still have its peace with it.",
      how: "Slowly, over weeks. A room of its own for the new one, smells exchanged on blankets, meals on two sides of a closed door, then a gate, then short meetings that end while it's quiet. Two of everything. The old one gets greeted and fed first. If there's no eating, hiding for days or fighting, slow down and ask the vet.",
      normal:
        "Being unsure is right, it's a big change for an old animal. Some warm to it, many just want their sofa back. A trial with a calm grown-up animal is the honest way to find out, and giving it back after that isn't a failure.",
    },
  },
  {
    id: 'go-just-go-for-one-day-is-that-rude',
    tries: [
      [
        "my friend's wedding is in goa and costs too much",
        'what if i just go for one day, is that rude',
      ],
      ['hen do in ibiza, 900 euro', 'could i only come for the saturday or is that bad'],
      ['cousins wedding is 4 days', 'i could do the ceremony and drive back at night. rude?'],
      [
        'my friends birthday weekend costs a fortune',
        'what if i come for dinner only and skip the hotel',
      ],
      ['family reunion in portugal', 'can i just stay 2 nights instead of the week'],
      ['work friends booked a ski trip', "i'd come one night and not ski. is that weird"],
      [
        'wedding abroad, cant afford it',
        'if i only do the church and the party and sleep at a hostel, what will she think',
      ],
      ['stag do is 3 days in prague', 'could join on the last day. or is no better than half'],
      [
        'my sister wants a spa weekend for her 40th',
        'can i come for the sunday brunch only, money is tight',
      ],
      ['invited to a baptism in another country', "i'd fly in and out the same day. ok or not"],
      [
        'my best friends wedding has 5 events',
        'what if i skip the mehndi and sangeet and only do the wedding day',
      ],
      [
        'they want me at the whole festival',
        'one day ticket is all i can pay. would you say something or just do it',
      ],
    ],
    says: {
      told: 'Not rude at all. One day, gladly and properly there, is worth more than a long stay with a knot in the stomach about the bill. What makes it rude or not is when you say it: tell {them} soon, yourself, and with joy in it. "I can\'t do all of it, and I don\'t want to miss the most important day." And bring a card with real words.',
      say: "\"I'm so looking forward to it. I can't manage the whole thing, so I'll come for the one day that matters most, and I'll be all there. I wanted you to know early so you can plan.\" If you want to give the reason: \"It's the money, nothing else.\" No more than that.",
      should:
        "I lean toward the one day, said early. Choose the part that means most to {them}, not the one that's cheapest. If even that would put you in debt, a no with a heartfelt card and a dinner afterward is fine, too. Just don't leave it open until the last week.",
      normal:
        "Very normal, and many others are doing the same sum in secret. People who like you want you there, not your nights at the hotel. Say it soon and kindly, and it's hardly ever taken badly. If someone grumbles, it was about numbers, not about you.",
    },
  },
  {
    id: 'go-two-bad-things-this-week-what-next',
    tries: [
      [
        'is my week going to be bad',
        'well monday i lost my airpods, tuesday flat tyre. so. whats wednesday got',
      ],
      ["how's my week looking", 'spilled coffee on my laptop, missed the bus twice. its tuesday'],
      [
        'will this month get better',
        'washing machine died, then my tooth. what else is coming lol',
      ],
      ['whats ahead for me', 'so far: parking ticket, broken nail, boss yelled. is it mercury'],
      [
        'good week or bad week?',
        'fell off my bike and my card got declined at the till. in front of everyone',
      ],
      ['whats today like', 'burnt toast, stepped in dog poo, forgot my password. 9 am'],
      [
        'is it a bad time right now',
        'phone fell in the toilet yesterday and today the cat threw up on my coat',
      ],
      ['week ahead please', 'already lost my keys and my patience. anything nice in there?'],
      ['am i cursed', 'first the boiler, then the car, now my glasses. third thing in 5 days'],
      ['give me my weekly outlook', 'it started with a bee in my bra so i have questions'],
      ['how will tomorrow be', 'cant be worse than today, dropped a whole lasagne and got a cold'],
      [
        'is luck on my side this week',
        'elevator stuck 40 min, then rain with no umbrella. be honest',
      ],
    ],
    says: {
      told: "Okay, that's a fairly rude start, and no, it isn't a series; bad luck doesn't keep count, it only feels like that because you're now on the lookout. I can't see what's next. I'd make the next day boring on purpose: bag packed tonight, ten minutes early, nothing expensive near liquids. And one nice thing planned for the evening, so that the week has something to show for itself.",
      normal:
        'Yes, such weeks exist, and they come in clumps only because we count them. The first mishap makes you hurry, and hurry makes the next. Slow down a little, leave ten minutes earlier, and the streak usually gets boring by itself.',
      why: "Mostly plain chance, plus a bit of hurry: after the first thing you're late, cross and looking at your phone, which invites the second. Nothing's out to get you, up there or down here. Early to bed, one thing less tomorrow, and a treat that has nothing to do with any of it.",
      will: "I can't promise you a smooth one. But nothing says three bad things follow two. Do what lowers the odds, slow mornings, a packed bag, and plan one nice thing nobody can spill on. Then report back.",
    },
  },
  {
    id: 'go-new-job-start-date-versus-notice',
    tries: [
      [
        'is it bad luck to open umbrella indoors lol',
        'different q, my offer letter says joining 1st but current company wants 90 days notice. what do i do',
      ],
      ['i got the job!!', 'but they want me in 3 weeks and my notice is 2 months'],
      [
        'signed with the new company',
        'my boss refuses to let me go early. new one starts on monday in 4 weeks',
      ],
      ['resigned today', 'hr says 3 months no exceptions. the new firm said max 45 days'],
      [
        'offer came from a bank',
        'joining date 15th, my contract has 8 weeks notice. never thought of that',
      ],
      [
        'new job is in another city',
        'they need me by june 1, current manager says serve full notice',
      ],
      [
        'accepted the offer finally',
        'current employer wants me till end of quarter, new one says asap. im in between',
      ],
      [
        'i quit my job',
        'they wont shorten the notice period, what if the new place takes someone else',
      ],
      ['should i take the new job', 'i would but the notice is 90 days and they wont wait'],
      ['start date problem', "new boss said 'just leave'. can i just leave?"],
      ['got an offer as a nurse', 'clinic wants me in october, my ward says december earliest'],
      [
        'so happy about the offer',
        'small thing, the dates dont fit by 5 weeks. who do i talk to first',
      ],
    ],
    says: {
      told: "Talk to the new firm first, today: tell them your notice is what it is and ask for a later date; they mostly know the problem and have waited before. Then ask your boss for an earlier one with something on the table: a handover plan, leave used up at the end, perhaps buying out days if the contract allows. Get every agreed date in writing. And don't just walk out, that can get expensive.",
      say: 'To the new one: "I\'m very much looking forward to it. My notice runs until [date]. I\'m trying to shorten it; could we set the start for [date] and move it forward if I get out earlier?" To your boss: "I\'d like to leave by [date]. Here\'s my handover plan. What would you need to agree?"',
      should:
        "I'd serve what can't be shortened and ask the new firm to wait, before risking a breach. Look up in your contract whether there's a buyout or leave that counts. If they truly can't wait some weeks, that's a pity, and also something about how they plan. Ask for advice before you sign anything new.",
      how: "Three calls, one day. New employer: latest possible start, in writing. Own HR: unused leave, early release, buyout. Direct boss: what must be handed over before you go. Often it's a few weeks from one side and a few from the other, and it meets in the middle.",
    },
  },
  {
    id: 'go-used-car-is-that-price-fair',
    tries: [
      ['is this a good time to buy a car', 'used civic 2017, 92k miles, guy wants 11k. fair?'],
      ['should i buy a car', 'found a golf, 140000 km, 2015, 7900 euro. good deal or not'],
      [
        'thinking of getting my first car',
        'corsa 2012 for 3400, one owner, an old lady. sounds good?',
      ],
      ['do i need a new car', 'dealer offers a 3 year old toyota for 17k, no haggling he says'],
      ['buy or lease', 'theres a used mazda, 60k miles, 9500. whats it worth'],
      ['my car died', 'guy on marketplace has a polo for 2500 cash only, today. hmm'],
      ['want a van to travel', '2009 transporter, 280k km, 8k. is that too much'],
      [
        'time to replace the old one',
        'suzuki swift 2018, 4.2 lakh, second owner. should i take it',
      ],
      ['looking at cars', 'a friend sells me his bmw for 6000, 2013. friend price?'],
      [
        'buying used, nervous',
        'fiesta 2016, 5k, theres rust under the door but he says its nothing',
      ],
      ['should i finance a car', '11.900 at 8 percent for a 2019 clio. fair or rip off'],
      ['need a car for work', 'corolla 2014 tokunbo, 7.5m naira. is it okay'],
    ],
    says: {
      told: "I can't see the market from here, but you can in ten minutes: look up five of the same model, year and mileage near you and take the middle price; that's your number. Then history, service book, papers in the seller's name, and an independent check before you pay. It costs little and gives you arguments. If the seller won't allow one, or wants cash today, walk. There's always another car.",
      how: 'Compare five ads first. See it cold, in daylight, with someone who knows cars. Check history, service book, tires, rust, every warning light at start. Drive twenty minutes, also fast. Then an independent inspection, and use whatever it finds as your discount. Pay traceably, with a written contract, and only when papers and name match.',
      say: '"I like it. Comparable ones are at [price], and this one needs [tires, brakes, service]. I can pay [your figure], and I\'d have it checked tomorrow first." Then be quiet. If it\'s no: "Fine, here\'s my number in case it\'s still there next week." No story about how badly you need it.',
      should:
        "I lean toward yes only if three things fit: the price is in the middle of similar ads, an independent check finds nothing big, and after paying you still have something left for repairs. If one's missing, bargain or leave it. And never on the same day.",
    },
  },
  {
    id: 'go-account-emptied-after-phone-stolen',
    tries: [
      ['my phone got stolen in ojuelegba', "they've used my bank app already, 62k gone"],
      ['someone grabbed my phone on the metro', 'just saw 3 transfers i didnt make. 400 euro'],
      ['lost my phone last night', 'my paypal is empty. how did they get in'],
      [
        'got robbed, phone and wallet',
        'card was used at a petrol station and an electronics shop already',
      ],
      [
        'pickpocketed in barcelona',
        'they took 600 at an atm an hour later. i had the pin in my notes, i know',
      ],
      ['my bag was stolen', 'checked the account, two payments pending. what first'],
      ['phone snatched by a guy on a bike', 'theyre in my revolut. 280 gone and counting'],
      ['my sim stopped working', 'and my mobile money is at zero. someone swapped it??'],
      ['left my phone in the taxi', 'driver doesnt answer and now theres upi payments i didnt do'],
      ['stolen phone update', 'they bought gift cards with my amazon. 150'],
      [
        'my phone was stolen at a festival',
        "instagram hacked too, they're asking my friends for money",
      ],
      ['thief has my phone', 'mpesa emptied. can i get it back'],
    ],
    says: {
      told: "I'm sorry. Minutes count now, so borrow a phone: first the bank's fraud line or emergency code, block app, cards and account, and get a case number. Then your provider, block the SIM. Then from another device: email password first, sign out everywhere, remote wipe. Police report today, and dispute every transfer in writing with the case number. Warn friends that messages from you aren't you. Please don't chase the thief.",
      will: "I can't promise you'll get it back. The chance is better the faster it's reported and the better it's written down: time of the theft, time of the call, case number, police report, list of transfers. Dispute it in writing today and ask for the answer in writing, too. If the bank refuses, ask about an ombudsman or consumer office.",
      how: "In this order: bank, SIM, email, everything else. Bank by phone with the word fraud, ask for a block and a case number. Provider: block and replace the SIM. Email: new password, sign out all devices. Then wallet, shopping and social apps, remote wipe, police report. Write down every time and name; you'll need it for the dispute.",
      normal:
        "It isn't your fault and not stupid; people who do that for a living need less than a minute. Be furious later. Now the calls: bank, SIM, email, police, in that order, from any phone you can borrow.",
    },
  },
  {
    id: 'go-advice-too-many-things-which-one',
    tries: [
      [
        'what should i focus on this month',
        "you said 'finish old things'. i have like 40 old things lol which",
      ],
      [
        'how do i get my life in order',
        'one drawer at a time ok. but i have a whole house of drawers',
      ],
      ['overwhelmed with everything', 'pick one task you say. they all scream'],
      ['how do i use my day off', 'theres laundry, taxes, my mum, the car, sleep... what first'],
      ['i want to get organised', 'my to do list has 63 points. where do i start'],
      ['too many unfinished projects', '3 scarves, a novel, a shed and a degree. which one'],
      ['what should i do this week', 'you said call one friend. i have neglected like 12'],
      ['help me declutter', 'ok but which room, its all bad'],
      ['new year new me', 'i wrote down 15 goals. is that too much'],
      ['cant decide what to study first', '4 exams in 9 days all equally terrible'],
      [
        'need focus',
        'i listed it like you told me. now i have a list of 30 things and a stomach ache',
      ],
      ['how to get motivated again', 'small steps fine. but which step, theres a million'],
    ],
    says: {
      told: "Fair point. Then choose like this: cross out everything nobody would miss in a year; that's usually half. From the rest take the one that nags you most often, at night or in the shower. Only that one, until it's done or properly buried, since giving something up on purpose counts as finished. If two are level, the one with a date goes first. So, without thinking: which one came to mind?",
      how: "Ten minutes with a pen. Cross out what can be dropped, mark what has a deadline, circle what nags you. One from the deadlines, one from the circles, and those are your week. Everything else goes on a second sheet that you don't look at until Sunday. Start with the smaller one, for the momentum.",
      should:
        "Take the one with the nearest date if there's a fine, a mark or a person attached. If nothing burns, take the one that nags. And not three at once: one finished thing gives more quiet than six begun. You may drop some officially, that's also tidying.",
      normal:
        "Yes, forty open ends are normal for a life with other people in it, and a list of all of them makes everyone's stomach ache. It isn't meant to be done, it's meant to be chosen from. Cross out, pick one, hide the rest.",
    },
  },
  {
    id: 'go-picky-boss-hand-in-or-deliver',
    tries: [
      [
        'my boss is a virgo and picks on every detail',
        'haha yes exactly her. so how do i hand in the report monday without a bloodbath',
      ],
      [
        'my manager corrects every comma',
        'thats him. i have to send the budget on friday, how do i survive it',
      ],
      [
        'my boss is never happy with my work',
        'she wants the slides tomorrow, last time she tore them apart in front of everybody',
      ],
      ['perfectionist boss', 'he rewrote my whole email yesterday. now i have a proposal due'],
      [
        'my supervisor finds mistakes in everything',
        'thesis chapter goes to him monday and im already sick',
      ],
      ['my head chef criticizes every plate', 'i do the tasting menu on saturday, any idea'],
      ['micromanager boss', 'quarter report due. she will find something, she always does'],
      ['my client is so nitpicky', 'round 5 of the logo goes out today. how do i present it'],
      [
        'how do i deal with a critical boss',
        'performance talk is thursday and he has a list, i know it',
      ],
      ['professor is super strict', 'handing in the lab report, last one came back all red'],
      [
        'my team lead checks everything twice',
        'i hand over the project tomorrow. how do i do it so she stays calm',
      ],
      ['boss complains about details', 'got the audit file to deliver by wednesday. tips?'],
    ],
    says: {
      told: "Take the surprise out of it. Before the deadline ask one question: \"What are the three things you'll look at first?\" Then check precisely those, let someone else read the figures and names, and sleep on it. Hand it in a few hours early with two lines on top: what's in it, what's still open and why. People who hunt for mistakes calm down when you name the weak spot first.",
      how: 'Look at the last two corrections and make a list of what was criticized; it\'s mostly the same five things. Check those first. Send a half-finished page early, "is this the direction?", so the criticism comes while it\'s cheap. Read numbers aloud, have a colleague look. Then hand it in and do something else; more polishing at midnight makes new mistakes.',
      say: '"Here\'s the draft. I\'ve checked the figures and names twice. Two points I wasn\'t sure about are marked in yellow, I\'d like your view on them." And if it still comes back red: "Thanks. Which of these matter most to you for next time?" Calm, and writing it down.',
      normal:
        "It's normal to dread it when everything gets picked at. Try to sort it: some of it is taste, some saves you later, some is just a bad morning. If it's done in front of others or gets personal, say so once, alone: \"I'd rather get corrections in private.\"",
    },
  },
  {
    id: 'go-my-job-is-such-and-such-should-i-leave',
    tries: [
      [
        'what is the best career for sagittarius',
        'i already work in claims at an insurance company, should i leave?',
      ],
      ['what job suits a pisces', 'im an accountant lol. is that wrong for me then'],
      [
        'best career for my birth date',
        'so creative stuff. but ive been a bank clerk for 12 years, do i quit',
      ],
      [
        'which profession is good for gemini',
        'well im a lorry driver. alone all day. should i change',
      ],
      ['career reading please', 'it says work with people and im in a lab. hmm do i need to leave'],
      ['what should i become, leo', 'im 44 and a tax officer. too late isnt it'],
      ['jobs for cancer sign', 'im a prison guard haha. the opposite. is it a sign to go'],
      ['good careers for aries', 'i do data entry. explains a lot. should i hand in my notice'],
      ['what does my chart say about work', 'im a dental nurse and its ok. ok is not enough or?'],
      ['is teaching good for a scorpio', 'too late im a teacher already, 9 years. do i stay'],
      [
        'what work would make me happy',
        "i'm in customer service, decent money, bored to death. leave?",
      ],
      ['virgo best jobs', 'im a bartender. not very virgo. would you change'],
    ],
    says: {
      told: "Not because of a sign. Plenty of people are happy in work that no horoscope would give them. Ask the job itself: which hours of the week do you like, which drain you, and is it the task, the people or the pay? If one thing's missing, try to get it where you are first, another team, another task, a day less. If it's the whole of it, look around while you're still paid.",
      should:
        "I lean toward staying for now and testing. Three months: ask for one thing you're missing, and on the side talk to two people in work that attracts you. If nothing at your place moves and the other still pulls, apply from the safe chair. Leave for something, not just away from something, unless it's making you ill.",
      how: "Keep a note for two weeks: each evening one thing that gave you energy and one that took it. After that you'll see whether it's the profession or the place. Then one small change inside, one conversation outside. Only after both do you need to decide anything big.",
      normal:
        "Very normal to wonder, most people do it on Sunday evenings. A job that's okay isn't a mistake, and it isn't a life sentence. What counts is whether there's something in the week you look forward to, and if not, what the smallest step would be to get it.",
    },
  },
  {
    id: 'go-only-minutes-in-the-morning',
    tries: [
      ['need a morning routine', 'i have max 15 min, i leave at 6:10 for the train'],
      ['how do i get better mornings', 'i have 10 minutes before the kids wake up. thats all'],
      ['i want to start working out', 'only got 20 min at lunch, no shower at work'],
      ['how do i start meditating', 'i have like 4 minutes on the toilet lol'],
      ['tips for a morning routine', "shift starts at 5. so please not 'wake up at 5'"],
      ['i want to journal', 'got 5 min max, baby on my arm'],
      ['healthy breakfast ideas', 'no time. i eat in the car at 6:30'],
      ['how do i get fit', 'two jobs. i have 15 minutes, sometimes'],
      ['evening routine please', 'i come home at 10pm and get up at 5:30'],
      ['i want to read more', 'only time is the bus, 12 min, standing'],
      ['how to find time for myself', 'realistically i have the 10 min in the parked car'],
      ['help me with a routine', 'i do nights, so my morning is 4 pm and i have half an hour'],
    ],
    says: {
      told: "Then it has to fit in there, and it can. The rest moves to the evening before: clothes, bag, food, bottle by the door. In the minutes themselves just three things: water and light or fresh air, two minutes of stretching or slow breathing, and one thing that's purely nice, a song, a hot drink sitting down. No phone until you're out of the house. Same order each day, then it runs by itself.",
      how: "Two minutes: water, window, stretch. Five: wash and dress in what's laid out already. Five: sit with something warm, or pack the breakfast for the way. One: ask what the one important thing is today. The rest is buffer. Try it for a week before you change anything, and cut what you skipped twice.",
      should:
        "I'd choose one thing, not six: movement, quiet or food, whichever you miss most by noon. Give it the first five minutes, always in the same place. Short and daily beats long and now and then. Getting up even earlier I'd leave out, sleep is part of the routine.",
      normal:
        'Most people have about that much, the long routines belong to people who film them. Ten minutes with no phone and something nice in it makes a real difference. Do less, but the same every day.',
    },
  },
  {
    id: 'go-be-honest-hair-change',
    tries: [
      ['should i get bangs', 'be honest lol not nice'],
      ['thinking of cutting my hair short', 'no sugarcoating. yes or no'],
      ['should i go blonde', 'im asking you because my friends all say yes to everything'],
      ['buzzcut yes or no', 'honest answer pls, i have big ears'],
      ['should i dye my hair red', 'dont say do what makes you happy'],
      ['want a perm', 'brutally honest. 80s poodle or cute'],
      ['should i shave my beard', 'gf says no, mum says yes. tell me the truth'],
      ['thinking about a nose piercing', 'im 43. honest opinion'],
      ['should i get a tattoo on my hand', 'come on say what you really think'],
      ['mullet?', 'just say it'],
      ['cut 30 cm off?', 'had a breakup 2 weeks ago so. honest'],
      ['grey hair, leave it or colour it', 'be straight with me'],
    ],
    says: {
      told: "Honest, then: I can't see your face, so I judge the wish. If you've wanted it for three months and saved pictures, do it, you'll nag yourself otherwise. If it's since Tuesday, after a bad night or a breakup, hands off for four weeks. And whatever can't be undone gets double that. Would you still like it on a rainy Monday with no time to style it? That's the real test.",
      should:
        "If it grows back and you've been thinking about it for months: yes. If you want it to feel like somebody else by Saturday: not yet. Go to a person who does that cut often, bring two photos of what you want and one of what you fear, and do the careful version first. You can always take off more.",
      normal:
        "Very normal to ask everybody and believe no one. Friends are kind and mothers are frightened. What matters is whether you'd be up for the upkeep and the in-between phase. If that doesn't put you off, you have your answer.",
    },
  },
  {
    id: 'go-crush-ring-or-clue-are-they-taken',
    tries: [
      [
        'my gym crush said hi',
        'ok update he has a ring. is a ring on the right hand a wedding ring??',
      ],
      ['i like a guy at work', 'he wears a ring sometimes and sometimes not?? what does that mean'],
      ['crush on my neighbour', 'there are two names on the letterbox. could be his sister right'],
      ['i fancy the barista', 'a woman kissed him goodbye on the cheek today. is he taken'],
      ['cute guy on the train', 'saw a ring today, on the middle finger. does that count lol'],
      [
        'the new girl in my course is so nice',
        "she said 'we' when she talked about holidays. we who",
      ],
      ['crush at the dog park', 'he has a kids seat in the car. and no ring. help me read this'],
      [
        'im into my dance partner',
        'ring on the left hand but shes from poland. i dont know which hand it is there',
      ],
      ["there's this doctor at my clinic", "someone said he's 'kind of seeing somebody'. kind of?"],
      ['my gym crush again', 'wears a silicone ring. thats for married people isnt it'],
      ['i have a thing for my sons coach', 'his profile pic is with a woman. could be anyone'],
      ['like a man from church', 'he has a ring but nobody has ever seen a wife'],
    ],
    says: {
      told: "It might, and it might not: wedding rings are worn on the left in many countries and on the right in many others, such as Germany, Poland or Norway, and plenty of people just like rings. Clues won't settle it, a sentence will. Drop it in lightly: \"Any plans for the weekend, with family?\" If there's somebody, you'll hear it. Then it stays a friendly hello. If not, ask for a coffee.",
      say: '"What are you up to this weekend, anything with your other half?" Said in passing it\'s perfectly harmless and gets an answer. Or braver: "I\'d ask you for a coffee, but I don\'t know if you\'re taken." If the answer\'s yes: "Lucky them. See you Thursday!" and no harm done.',
      should:
        "I'd ask, casually, before I spend another week on detective work. As long as it's open, keep it friendly. If there's someone, step back kindly; if there isn't, invite. Both are better than reading fingers.",
      them: 'I can\'t see into {them} or {their} home. A ring, a "we", a second name can all mean several things. Only asking tells you, and a casual question about the weekend is enough for it.',
    },
  },
  {
    id: 'go-thank-you-and-first-step-if-you-were-me',
    tries: [
      [
        'i feel like a failure at 40',
        'thank u that actually made me tear up a bit on the bus. so what would u do first if u were me',
      ],
      ['im 52 and divorced and lost', 'that was kind. ok where would you start'],
      ['i feel like i wasted my twenties', 'wow ok that hit. whats step one'],
      ['everything i do goes wrong', 'needed to hear that, thanks. and now? first thing?'],
      [
        'i feel useless since i retired',
        'thank you. reading it a second time. what would you do tomorrow morning',
      ],
      ['im a bad friend i think', 'thats sweet of you. what should i do first then'],
      [
        'i have nothing to show for my life',
        'crying a bit, good crying. if you were in my shoes what now',
      ],
      ['lost all confidence after the layoff', 'thanks, that helped. one thing i can do today?'],
      ['no one needs me anymore', 'that made me smile. so how do i begin'],
      ['im behind everyone', 'ok you got me. what would be the very first step'],
      ['feel like giving up on my dreams', 'that was beautiful ty. what do i start with'],
      ['i dont like who i am lately', 'thank you for that. tell me one thing to do'],
    ],
    says: {
      told: "I'm glad it reached you. First thing, today: write down three things that are in your life because of you, a person, a skill, something you got through. Not great ones, true ones. Second, by tomorrow: message one person you like, with no reason. And third, choose the one corner that hurts most, work, love, body or money, and only that one gets a small step this week. Which corner is it?",
      how: "Small and in the open air. Today twenty minutes of walking with no phone, and on the way one question: what exactly would I like to be different by spring, one thing? Write it down when you're back. Tomorrow take the smallest piece of it, something that's done in half an hour. The feeling comes after the doing.",
      should:
        "I'd start with a person and not with a plan. Call someone who knows you from a better time and tell {them} honestly how it is. Then one small thing you've put off, under half an hour, so the day has something finished in it. The big questions are easier after that.",
      normal:
        "Yes, it's normal to cry at a kind sentence; it means you've been hard on yourself for a while. Don't rush past it. And then one small thing today, something you can finish, so kindness turns into a bit of ground.",
    },
  },
  {
    id: 'go-hormone-treatment-mood-and-rage',
    tries: [
      [
        'starting ivf next month',
        'day 4 of injections and i want to murder everyone including the pharmacist',
      ],
      ['on ivf meds', 'i cried because the toast was uneven and then yelled at the toast'],
      ['egg freezing next week', "hormones are here. i hate everyone's breathing"],
      ['second round of ivf', 'snapped at my husband for opening a yoghurt. day 6'],
      ['ttc with clomid', "i'm a monster on these pills. is it me or the pills"],
      ['started my injections', "bloated, crying, furious. it's only day 3"],
      ['fertility treatment begins monday', 'its wednesday and i threw a slipper at the wall'],
      ['ivf journey', 'everything makes me rage. the nurse said its the hormones but wow'],
      ['we start stimulation this week', 'i sobbed at an advert for insurance. is this normal'],
      ['embryo transfer soon', 'progesterone has turned me into a dragon lol'],
      [
        'we are doing ivf, my wife and me',
        'haha im the wife. typing from the bathroom, i bit everyones head off today',
      ],
      ['ivf day 8', 'told my mother in law what i think of her potato salad. cant stop'],
    ],
    says: {
      told: "Poor you, and poor toast. Your body's working overtime on something huge, and moods that swing like that are one of the most reported parts of it. Tell the people at home: \"It's the injections, feed me and don't ask.\" Warmth, food, early nights. If it gets darker than angry, or you've strong pain, swelling or trouble breathing, ring the clinic right away; no question's too small for them.",
      normal:
        "Very common on those hormones, ask any clinic. It's not your character showing. Say it to your people so they don't take it personally, and tell the clinic at your next call how bad it gets, they want to know. If it turns into hopelessness or strong pain, call them straight away.",
      how: "Make the days small. Eat before you're hungry, walk a bit, warm bath if the clinic allows it, bed early. One code word at home for \"it's the hormones, not you.\" Leave the difficult people and messages for later. And note how you feel each evening in three words; it helps at the clinic and you'll see that it moves.",
    },
  },
  {
    id: 'go-dream-of-dead-loved-one-gave-me-something',
    tries: [
      [
        'i keep dreaming of my late grandmother',
        'this time she was giving me a yellow wrapper. does yellow mean something',
      ],
      ['my dead dad is in my dreams', 'last night he handed me his watch. what does that mean'],
      ['dreamt of my mum again, she died in may', 'she gave me bread, warm. i woke up crying'],
      ['my late husband visits me in dreams', 'he put a key in my hand this time'],
      ['i see my grandpa in my sleep, he passed', 'he gave me a white shirt and smiled. meaning?'],
      ['dreams about my friend who died', 'she brought me a plant. it was so real'],
      [
        'my aunt passed and i dream of her weekly',
        'now she gave me money in an envelope. is that good',
      ],
      ['nan died 2 years ago, i dream of her', 'she knitted me something blue. is blue a sign'],
      ['dream about my late brother', 'he gave me his jacket and walked off. should i be worried'],
      ['late mother in dream again', 'she was cooking for me and said take it home'],
      [
        'my grandfather who passed comes in dreams',
        "he gave me a fruit i've never seen. does it mean something bad",
      ],
      ['i dreamt of my dead sister', 'she gave me her ring back. what is she telling me'],
    ],
    says: {
      told: "What a tender one: somebody you've lost comes with something in their hands for you. I can't say it's a message, and it's nothing to be afraid of. In dreams a gift from a dead person is mostly read as something of theirs staying with you, a warmth, a way of doing things. What counts more than the color or the object is your memory: where have you seen it with them? That's where it points.",
      why: "Often the mind does that around dates, changes, or when you'd need exactly that person. It puts the love into a thing that can be handed over. What it was, a cloth, a key, bread, is usually a piece of your own memory. Ask yourself when you last saw it, and what you'd need from them now.",
      normal:
        "Very normal, many people dream of their dead, and more so when something's changing. It isn't a bad omen. If you wake up sad, that's missing them; if you wake up warm, keep that. You could write it down, or do something small with it, wear the color, cook the dish.",
      should:
        "No need to worry, and nothing you have to do. If you'd like to answer it, do something small: a candle, a visit, something in that color, the recipe. And tell someone in the family the dream; you may get a story back that explains it better than any book.",
    },
  },
];
