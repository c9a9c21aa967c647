import type { EverydayMatter } from './everyday-matter.ts';

export const INNER_LIFE: readonly EverydayMatter[] = [
  {
    id: 'sunday-dread',
    words: [
      /\b(?:end of the weekend|weekend is (?:over|ending)|sunday (?:night|evening|afternoon|blues|scaries|dread|anxiety|fear|gloom|depression)\w*|sundays?|mondays|monday mornings?)\b/u,
      /\b(?:end of the world|cant enjoy|grumpy|nauseous|moody|want to hide|ugh|dread\w*|scar(?:y|ies)|sad\w*|blues|hate (?:my )?(?:sundays?|mondays?|job|work)|anxi\w*|sick|pit|stomach|knot|cry\w*|low|heavy|tight|depress\w*|gloom\w*|ruin\w*|awful|worst|monday|panic\w*|down)\b/u,
    ],
    unless:
      /\b(?:(?:on|since|until|till|by|next|this|last) monday|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|church|mass|sermon)\b/u,
    tries: [
      'every sunday night i get this pit in my stomach about monday and i dont even hate my job',
      'is it normal to feel so sad on sunday evenings',
      'sunday scaries start at like 2pm now and ruin my whole day',
      'why do i dread sundays since i was a kid',
      'sunday evening gloom again',
      'i hate mondays so much',
      'from four oclock on sundays my husband goes quiet and low, every week, like someone turned him down',
      'why does sunday afternoon feel like the end of the world',
      'im a teacher and cant enjoy sundays anymore, stomach in knots from lunch on',
      'my 15yo gets anxious every sunday night before school, how do i help her',
      'the weekend was lovely, brunch with my sister, long walk, sun, and then around six the sunday dread just landed on me',
      'will the sunday scaries stop if i change jobs or is it me',
    ],
    says: {
      told: "Sunday dread is usually Monday arriving twelve hours early, and it shrinks when you give it less empty room. Write Monday's first task on paper before five, then close the laptop. Put one thing you like on Sunday evening, same time every week: a bath, a call, bad TV with good soup. If it's this heavy every single week, ask what on Monday it's pointing at.",
      normal:
        'Very normal, and it has been since school. A big share of working people feel Sunday evening sink, including ones who like their jobs, because the free time is ending and the body notices before you do. It deserves more attention when it starts on Saturday, keeps you awake, or comes with one particular name or task.',
      why: "Because Sunday evening is a drop from your own time back into other people's. Most people learned it with homework on the kitchen table, and the body still keeps that calendar. When the dread has a face or a task in it, it's telling you something exact. When it's only a grey mood, it mostly wants company and a plan for eight o'clock.",
    },
  },
  {
    id: 'sitting-in-car',
    words: [
      /\b(?:sit|sits|sat|sitting|stay|stays|stayed|staying|hid|hiding|hide)\b/u,
      /\b(?:(?:in|inside) (?:my|the|our|his|her) (?:car|truck|van)|(?:in )?(?:my|the|our|his|her|their|parked) (?:parked )?(?:car|truck|van)|driveway|car park|parking lot)\b/u,
    ],
    unless:
      /\b(?:accident|crash\w*|police|sleep\w* in|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|baby|dog)\b/u,
    tries: [
      'i sit in my car for 20 minutes before i can go into the house every day',
      'why do i sit in the parking lot scrolling before work like im scared to go in',
      'my husband stays in the car for ages when he gets home what is he doing',
      'is it weird that i hide in my car on lunch break to eat alone',
      'hiding in the car again',
      'i just sat in the driveway',
      'engine off, groceries melting, and i stay in the car because its the only quiet place i own',
      'she sits in her car outside our flat for half an hour every evening, should i ask why',
      'is it bad that i hide from my kids in the parked car with a chocolate bar',
      'why cant i get out and go in, i sit in the car park at work till the last minute',
      'mother in law visiting, house full of relatives from poland, and i am sitting in the van pretending to be on a call',
      'my dad used to stay in the car listening to the radio after work and now i do it too',
    ],
    says: {
      told: 'Those minutes in the car are a doorway, the one place where nobody needs anything yet. Ten minutes of that is rest and can be kept on purpose, with a song and no scrolling. If it\'s getting longer because of what waits inside, name that thing in one sentence before the door opens. "I need fifteen minutes when I get in" can be said out loud, and offered to someone else too. And if it\'s a person in there who frightens you, tell someone you trust.',
      normal:
        "Completely normal, and more people do it than you'd think; look along any parking lot at five to nine. A car is a private room between two roles. It's only a signal when the sitting turns to dread, or when going in costs more than it used to.",
      them: 'I can\'t see into that car, and neither can anyone from the porch. Most people who sit there are changing gears between work and home, with the engine off and nobody asking for anything. Ask without a charge in it: "Would ten quiet minutes when you get in help?" The answer tells you more than the guessing.',
      why: "Because it's the last place where you're nobody's worker, parent or partner, and some part of you wants one more minute of that. Usually it's plain tiredness. If you feel your stomach drop when you turn the engine off, look at what's behind that particular door, since that's where the answer is.",
    },
  },
  {
    id: 'cry-shower',
    words: [
      /\b(?:cr(?:y|ies|ied|ying)|sob\w*|tears|weep\w*|bawl\w*)\b/u,
      /\b(?:restroom|bathrooms|locked in the (?:loo|bathroom)|loo|stall|shower\w*|bath|bathtub|bathroom|toilet)\b/u,
    ],
    unless:
      /\b(?:yoga|baby|toddler|newborn|puppy|dog|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream(?:s|t|ed|ing|pt)?|nightmares?|prais\w*|was kind)\b/u,
    tries: [
      'i cry in the shower so nobody hears me',
      'is crying in the bathroom at night normal i have been doing it for weeks',
      'why do i only cry in the shower and then come out smiling like nothing',
      'heard my wife sobbing in the shower she says shes fine',
      'crying in the bathroom at work',
      'cried in the shower again',
      'i turn the tap on full so my flatmates dont hear me sobbing in the bathroom',
      'should i knock when my daughter cries in the bathroom, shes 22 and moved back in',
      'he came out of the bath with red eyes, i know he was crying, he says shampoo',
      'why do the tears always come in the shower and nowhere else',
      'im the strong one in this family, i organise everything, and then i sit on the toilet lid and cry for ten minutes',
      'is it pathetic to cry in a toilet stall at 39',
    ],
    says: {
      told: "Crying in the shower is how people let it out when they don't want to explain it to anyone, and letting it out does help. The hard part is when nobody knows, so one person should: \"I'm having a rough stretch, you don't need to fix it.\" If it's someone you live with, ask softly later, away from the door. Tears most days for two weeks are worth telling a doctor.",
      normal:
        "It's normal, and it's one of the most common places to cry: the water covers the noise and nobody knocks. A cry now and then does you good. When it's become the only place you ever let go, someone outside that bathroom should know about it.",
      why: "Because it's the one locked door of the day, and the water hides the sound. You hold it together until you're allowed not to, and then it comes. It says less about being weak and more about how little room you have for it anywhere else.",
      them: 'Nobody can see from outside what the crying is about, and "I\'m fine" often means "not through a door." Pick a calm moment later and say it softly: "I heard you the other night. You don\'t have to tell me, but I\'d like to know." Then leave a long pause and don\'t offer solutions.',
    },
  },
  {
    id: 'cry-at-adverts',
    words: [
      /\b(?:cr(?:y|ies|ied|ying)|sob\w*|tears|tear(?:ed|ing)? up|weep\w*|bawl\w*)\b/u,
      /\b(?:documentary|documentaries|tv shows?|talent shows?|trailer|clips?|bake off|finale|anime|the lion king|coco|ad|ads|advert\w*|commercials?|movies?|films?|cartoons?|disney|pixar|tv|tiktoks?|reels?|videos?|netflix|weddings on)\b/u,
    ],
    unless:
      /\b(?:in front of|showed? me|shows? up|no one shows|stood|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|revenge|leaked|dream(?:s|t|ed|ing|pt)?|nightmares?|my (?:kid|son|daughter|toddler|child))\b/u,
    tries: [
      'i cried at a john lewis advert again what is wrong with me',
      'why do i cry at every movie even cartoons',
      'my boyfriend laughs at me because i tear up at dog food commercials',
      'i couldnt cry when we broke up but i bawled over a tiktok of an old man',
      'cried at a car commercial lol',
      'i bawl at pixar films',
      'my teenagers film me because i cry at every talent show audition',
      'is it normal for a 50 year old trucker to cry at disney movies, asking for me',
      'why does a clip of soldiers coming home make me weep every time',
      'since i became a dad i cant watch the news or any film with kids without tears',
      'flew home from toronto, two glasses of wine, a silly romantic film on the little screen and i was sobbing next to a stranger',
      'she cries at adverts and i never know if i should hug her or laugh',
    ],
    says: {
      told: "Nothing's wrong with crying at a screen; a ninety-second story gets in because you weren't guarding the door against it. It's often tenderness with nowhere else to go that week, and sometimes it's plain tiredness. Notice which moment sets you off, a goodbye, a homecoming, an old face. That moment usually knows something about you that's worth a minute's thought.",
      normal:
        "Normal, and rather a good sign: it means other people's stories reach you. Tiredness, hormones and a full month make the tears come quicker, so it comes and goes. You don't owe anyone a dry face at a commercial.",
      why: "Because a film is a safe place to feel things; nothing is asked of you and it's over in an hour. Feelings you put off during the week come out there, wearing somebody else's story. Look at the scene that got you. Reunions, old people and kindness from strangers are the usual keys.",
    },
  },
  {
    id: 'crying-no-reason',
    words: [
      /\b(?:cries|burst(?:ing)? into tears|teary|sobbing|bawling|cr(?:y|ying|ied)|tears|weepy|tearful)\b/u,
      /\b(?:suddenly|no idea why|nothing (?:is|was|happened)|(?:at|over|about) the (?:smallest|tiniest|slightest|stupidest) (?:things?)|little things|small things|keep (?:crying|bursting)|easily|(?:for )?no reason|without (?:a |any )?reason|over nothing|out of nowhere|randomly|dont know why|do not know why|all the time|every day|everyday|constantly|cant stop|cannot stop|over everything|at everything)\b/u,
    ],
    unless:
      /\b(?:birthdays?|bday|film|films|tv|show|advert\w*|commercial\w*|kids?|child|girlfriend|song|baby|newborn|toddler|son|daughter|puppy|dog|cat|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|shower|funeral|dream(?:s|t|ed|ing|pt)?|nightmares?|angry|mad|left|break ?up|broke up|divorc\w*|split|lost|ad|ads|movies?|is nice|kind to me)\b/u,
    tries: [
      'i keep crying for no reason in the middle of the day',
      'started crying out of nowhere at the supermarket by the yogurts',
      'is it normal to cry every day when nothing is actually wrong',
      'i dont know why but i cry over everything this month',
      'cant stop crying today',
      'weepy for no reason',
      'im 29, good job, nice flat, and i burst into tears over the smallest thing, a dropped spoon today',
      'my wife cries every day and says she doesnt know why, what can i do',
      'why am i so teary lately, nothing happened',
      'cried randomly on the tram in zurich, a lady gave me a tissue',
      'is it hormones that i cry so easily now, im 48',
      'everyone thinks im fine because i joke at work, but on the way home i start crying and have no idea why',
    ],
    says: {
      told: "Tears with no reason usually have a late one: too little sleep, too much held together, hormones, or something from weeks ago arriving now. Start with the body today: food, water, an early night, and one person you tell. \"I keep crying and I don't know why\" is a full sentence. If it's most days for two weeks, or you've just had a baby or a new medicine, see a doctor; if it's someone you love who cries, offer to go along.",
      normal:
        "A spell of it is normal, and most people have one at some point. The reason is often just not visible yet, like tiredness or something you pushed through. When it lasts two weeks or more, or comes with not sleeping or not eating, that's a good reason to see a doctor, with no shame in it.",
      why: 'Often because the cause was earlier and you were too busy then. Tears come late, when the pressure drops, by the yogurts or at a red light. Lack of sleep, hormones and some medicines also bring them on by themselves, so if it goes on for a couple of weeks, let a doctor have a look.',
    },
  },
  {
    id: 'cry-when-angry',
    words: [
      /\b(?:tears up|teary|sob\w*|burst into tears|cr(?:y|ies|ied|ying)|tears|tear up)\b/u,
      /\b(?:annoyed|pissed|criticis\w*|criticiz\w*|scold\w*|raise (?:my|his|her) voice|raised (?:my|his|her) voice|conflict\w*|confrontation\w*|discussion\w*|disagree\w*|getting yelled|angry|anger|mad|argu\w*|fights?|fighting|confront\w*|yelled at|shouted at|told (?:me )?off|rage|furious|frustrated|defend myself|stand up for myself)\b/u,
    ],
    unless:
      /\b(?:baby|toddler|son|daughter|hit me|hits me|beat\w*|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i cry when im angry and then nobody takes me seriously',
      'my boss told me off and i started crying in front of him so embarrassing',
      'how do i stop crying every time we argue',
      'i was trying to stand up for myself at the meeting and the tears came',
      'angry crying is so annoying',
      'i cry in every fight',
      'my partner says im manipulating him because tears come whenever we argue, i hate it',
      'is there a trick to not cry when someone criticises you in front of the team',
      'she cries the second i raise my voice, even a little, and then i feel like the villain',
      'im a 45 year old man and i tear up when im furious, how is that normal',
      'called the insurance for the fifth time, stayed polite for twenty minutes, and then got so angry that i cried at the poor guy',
      'why do i cry instead of shouting when im mad',
    ],
    says: {
      told: "Angry tears are the body running hot, and they don't make your point any weaker. Name them and keep going: \"I'm crying because I'm angry, give me a minute, I'm not finished.\" Saying it takes the power out of them. Cold water, looking up and slow out-breaths help for the moment. If it's someone else who cries when you raise your voice, lower it first; that can be fright and not anger.",
      how: 'Buy yourself seconds. Press your tongue to the roof of your mouth, look up, breathe out longer than in, or ask for a glass of water. Then speak slower and lower than you want to. For a talk you can plan, write your three points down, and if tears still come, say "these are angry tears, I\'ll carry on" and carry on.',
      normal:
        "Very normal; lots of people cry when they're angry, and it has nothing to do with weakness or with being wrong. Anger and tears run on the same surge. What matters is that your sentence still gets said, today wet or tomorrow dry.",
      why: "Because anger floods the body, and when you can't shout, run or hit, the surge goes out through the eyes. Many people also learned early that tears were allowed and anger wasn't. It isn't weakness, and it usually eases once you've said the thing out loud a few times.",
    },
  },
  {
    id: 'awake-at-four',
    words: [
      /\b(?:small hours|dead of night|4 oclock|3 oclock|3:33|4:44|(?:2|3|4|5|two|three|four|five) ?(?:am|a m|in the morning|oclock in the morning)|(?:2|3|4)[:. ]?\d\d ?am|middle of the night|witching hour)\b/u,
      /\b(?:heart|ceiling|ruminat\w*|doom|afraid|scared|think|wak\w*|woke\w*|awake|up|sleep\w*|thoughts?|think\w*|worr\w*|mind|brain|lying|stare|staring|anxi\w*|panic\w*)\b/u,
    ],
    unless:
      /\b(?:heart attack|baby|newborn|toddler|dog|neighbou?rs?|drunk|club|party|shift|flight|came home|comes home|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream(?:s|t|ed|ing|pt)?|nightmares?|text\w*|call\w*)\b/u,
    tries: [
      'i wake up at 3am every night and my brain goes through everything i ever did wrong',
      'wide awake at four in the morning again thinking about money',
      'why do i always wake up at 3:33 am is it spiritual',
      'how do i stop worrying in the middle of the night',
      '3am thoughts again',
      'awake at 4am, brain racing',
      'its 2 in the morning in melbourne and im lying here adding up bills',
      'is 3am really the witching hour or just my anxiety',
      'my mother says if you wake at 3 in the morning someone is thinking of you',
      'every night in the small hours my mind replays the divorce papers',
      'i fall asleep fine, no coffee, no phone, and then at 4 oclock i stare at the ceiling thinking about what i should have studied',
      'what do you do at four in the morning when the thoughts wont stop',
    ],
    says: {
      told: "Nothing thought at four in the morning should be believed before breakfast; at that hour the body is at its lowest and every worry looks twice its size. Don't check the clock. Write the worry in five words on paper, then get up for fifteen minutes in dim light with something dull. If it's most nights for a month, a doctor is worth asking.",
      why: 'Sleep gets lighter in the small hours, so a worry, a drink in the evening, heat or a full bladder can tip you awake, and then the mind finds something to chew. Many traditions have made that hour a mystical one. The plain cause is nearly always the body, and the habits of a body can usually be mended.',
      normal:
        "Waking in the small hours is normal; nearly everyone surfaces a few times a night, and in a stressful month you notice it. The dark makes the thoughts worse than they are. If you're exhausted by day or it's gone on for a month, mention it to a doctor.",
      how: "Get out of the fight with sleep. Turn the clock away, write down the worry and one small thing you'll do about it at ten in the morning, then breathe out slowly, longer than in. After twenty minutes, get up, sit somewhere dim with something boring, and go back when your eyes are heavy.",
    },
  },
  {
    id: 'winter-dark',
    words: [
      /\b(?:dark (?:when|before|already)|dark all day|dark mornings?|dark evenings?|clocks (?:go|went) back|no light|rain(?:s|ing|y)? (?:all|every|for) (?:day|weeks?|days?)|weeks of rain|winter\w*|dark at (?:4|5|four|five)|gets dark|getting dark|the dark is|darkness|dark so early|dark by (?:4|5|four|five)|(?:short|dark|gr[ae]y) days|no (?:sun|daylight|sunlight)|november|seasonal)\b/u,
      /\b(?:sleep all|want to hide|lamps?|lazy|sad\w*|depress\w*|low|tired|heavy|hate|dark\w*|gloom\w*|energy|cry\w*|down|blues|killing|miserable|struggl\w*|hibernat\w*|lonely|moods?|motivation)\b/u,
    ],
    unless:
      /\b(?:broke up|keeps me in the dark|kept in the dark|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream(?:s|t|ed|ing|pt)?|nightmares?|coat|wedding|afraid of the dark)\b/u,
    tries: [
      'it gets dark at 4 and i feel like my whole personality shuts down',
      'every winter i get so sad and tired i just want to hibernate',
      'is it normal to have zero motivation in november',
      'moved to sweden from brazil and the dark is killing my mood',
      'winter makes me so low',
      'dark at four, hate it',
      'dark mornings, dark evenings, seven weeks of it, im so tired of everything',
      'my husband gets gloomy every november like clockwork, how do i help him through',
      'should i buy one of those lamps, winter in glasgow is getting me down',
      'is it seasonal depression or am i just lazy from december to march',
      'kids are healthy, job is okay, we even booked the sun for easter, but these grey days make me so heavy',
      'why does everybody love autumn, for me its the start of the sad season, it gets dark and i want to hide',
    ],
    says: {
      told: "Winter dark gets to a great many people, and the best single thing against it is daylight before noon: twenty minutes outside, even under grey sky, every day. Sit by windows, keep your getting-up time steady, and book one evening a week with people before you feel like it. If it's heavy every year or you can't manage your days, see a doctor; it's well known and treatable.",
      normal:
        "It's normal, and not lazy, to slow down in winter, sleep more and want bread and blankets. Light sets the body's clock, and there's less of it. If you stop enjoying everything, or it flattens you the same months every year, that's more than a mood and a doctor knows it well.",
      how: 'Treat light like food. Outside within an hour or two of getting up, the brightest seat indoors, a walk at lunch, and soft light in the evening. Move a little every day, and put small things in the calendar every week until March. A daylight box helps many; ask a doctor or pharmacist first if you have eye trouble or strong mood swings.',
    },
  },
  {
    id: 'birthday-alone',
    words: [
      /\b(?:birth day|birthdays?|bday|b day)\b/u,
      /\b(?:by my self|by yourself|without (?:anyone|friends|family)|no family|only two of|alone|by myself|on my own|no one|nobody|lonely|no friends|solo|no plans|nothing planned|none of my friends|didnt come|no show\w*|cancel\w*|showed up)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|would have been|heaven|kids? birthday|sons?|daughters?|remember\w*|forg[eo]t\w*|wish(?:ed)? me|(?:30|40|50|60)th)\b/u,
    tries: [
      'its my birthday and im spending it alone with a supermarket cake',
      'nobody came to my birthday dinner i sat there with 8 empty chairs',
      'should i just take myself out solo for my birthday',
      'i turn 27 on friday and have no plans no one asked what im doing for my birthday',
      'birthday alone again',
      'no one came to my birthday',
      'turning 33 tomorrow in a city where i know nobody, how do i make a birthday out of that',
      'im in the army abroad and its my bday, nobody here knows',
      'only two of twenty said yes to my birthday, feels like nobody wants to be there',
      'do people really buy their own birthday cake and eat it by themselves, nobody else will',
      'my mum spends her 70 birthday alone because i cant get a flight from perth, i feel awful and she says its fine',
      'everyone is busy on my birthday, no plans, just me and the cat and a face mask',
    ],
    says: {
      told: "A birthday alone stings more than other days because it's the one day that's meant to come to you, and it says very little about how loved you are. Plan one thing with a time and a place: a film, a good lunch, a train somewhere. Then let one person in: \"It's my birthday, can I call you for ten minutes?\" Most people are glad to be asked.",
      should:
        "Yes, take yourself somewhere, because a plan you made feels very different from a day that just didn't happen. Choose something with a fixed hour so you actually go. If what you really want is company, ask one person outright this week; people are bad at guessing and good at saying yes.",
      normal:
        "It's far more common than the photos make it look, and feeling low about it is normal too. Birthdays get thinner as everyone gets busier. A quiet one isn't a verdict on you, and next year's can be asked for in advance.",
    },
  },
  {
    id: 'birthday-forgotten',
    words: [
      /\b(?:birthdays?|bday|b day)\b/u,
      /\b(?:not (?:one|a single) (?:message|call|text|person)|slipped (?:my|his|her) mind|missed (?:my|her|his)|a day late|too late|nothing from|late gift|no gift|no present|didnt (?:even )?(?:know|notice|give|buy|congratulate|mention)|forg[eo]t\w*|didnt (?:even )?(?:remember|wish|say|text|call)|did not (?:even )?(?:remember|wish|say|text|call)|no (?:message|text|call|card)|didnt get (?:me )?(?:anything|a)|remember\w*|ignored|wish me|wished me)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|heaven|would have been)\b/u,
    tries: [
      'my own mother forgot my birthday and posted about the dog',
      'my boyfriend didnt even wish me happy birthday till 10pm',
      'i forgot my best friends birthday and now shes cold with me',
      'is it petty to be upset that nobody remembered my bday',
      'they forgot my birthday',
      'forgot my dads birthday, help',
      'not one call on my birthday from my brother, i phoned him on his every year',
      'how do i tell my husband that it hurt, no gift and no card, he just went to work on my birthday',
      'is it okay to be mad at friends who needed facebook to remember my bday',
      'i missed my goddaughters birthday by a week, what do i send',
      'my best friend of fifteen years planned my sisters party and then didnt even text me on my birthday',
      'she remembered at 11pm with a gif, is that still a birthday wish or an insult',
    ],
    says: {
      told: 'A forgotten birthday hurts because it feels like being forgotten altogether, and mostly it\'s a full head and a missing reminder. If it was yours, say it plainly within the week: "It was my birthday on Tuesday, and I missed hearing from you." If you were the one who forgot, call today, no excuses, and bring the cake late. Late cake mends more than people expect.',
      normal:
        "You're not petty; wanting to be remembered one day a year is a small wish. One forgotten birthday is usually a slip. It's a different matter if you're the one who remembers everybody and it never comes back, and then it's fair to say so once, calmly.",
      say: 'If it was yours: "I know you\'ve got a lot on. My birthday was Tuesday and I was sad not to hear from you. Coffee this week?" If you forgot theirs: "I forgot your birthday and I\'m sorry, you matter more than that. Let me take you out on Saturday." Short, no excuses, with a date in it.',
      them: "Nobody can see from outside why a date slipped, and a slip isn't a measurement of love. What you can see is what {they} {does} once {they} know{s}: a real sorry and a belated something, or a shrug. Tell {them} it hurt, then watch that part.",
    },
  },
  {
    id: 'birthday-round',
    words: [
      /\b(?:(?:almost|nearly|about to turn|soon|becoming|approaching|hit(?:ting)?|reach(?:ed|ing)?) (?:the big )?(?:30|40|50|60|70|thirty|forty|fifty|sixty|seventy)|the big (?:3 ?0|4 ?0|5 ?0|three oh|four oh|five oh)|(?:30|40|50|60|70) (?:soon|next (?:month|week|year)|tomorrow|on (?:monday|friday|saturday|sunday))|i(?:m| am) (?:30|40|50|60|70) (?:now|today)|turn(?:ed|ing|s)? (?:30|40|50|60|70|25|29|thirty|forty|fifty|sixty|seventy|twenty five)|(?:30th|40th|50th|60th|70th|thirtieth|fortieth|fiftieth|sixtieth) (?:birthday|bday)|(?:almost|nearly|about to be|im gonna be|be) (?:30|40|50|60|thirty|forty|fifty|sixty))\b/u,
    ],
    unless:
      /\b(?:euros?|dollars|kilos?|kg|minutes|percent|followers|subscribers|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|(?:he|she|hes|shes|husband|wife|mom|mum|dad|mother|father|son|daughter|boyfriend|girlfriend|partner|friend) (?:is |just )?turn\w*|cancer|weeks|divorc\w*|years in|gifts?|presents?|tonight|get (?:him|her|them)|(?:boyfriend|husband|wife|girlfriend|mom|mum|dad|friend|partner|sister|brother)s (?:30|40|50|60|70)th|(?:his|her) (?:30|40|50|60|70)th)\b/u,
    tries: [
      'turning 30 in june and i have nothing to show for it',
      'my 40th birthday is next week and i want to cancel it',
      'i just turned 50 and honestly feel better than at 35',
      'is it normal to freak out about turning thirty',
      'turning 40, help',
      'almost 30 and panicking',
      'the big five oh is in march and my sister wants a surprise party, i would rather hide in norway',
      'turned sixty on tuesday, danced till two, never felt this free',
      'why does turning 30 feel like a deadline for everything',
      'should i throw a big party for my 50th birthday or just go away with two friends',
      'no kids, no house, a job thats okay, a cat who is lovely, and in april im turning 40',
      'how do i stop comparing myself to my parents now that im nearly 40, they had it all by then',
    ],
    says: {
      told: "A round birthday is a number that makes you take stock, and the stock-taking is usually unfair: you count what's missing and skip what got you here. Make the other list once, ten things from this decade that you're glad happened, small ones allowed. Then pick one thing for the next year only. A year you can plan; a decade just frightens people.",
      normal:
        'Very normal; round numbers make almost everyone look at their life as if an examiner had walked in. The fright tends to peak in the months before and to settle once the day has passed. Nothing closes on that date, and most of the deadlines in your head were set by other people.',
      should:
        "Mark it, but in your own size. A round birthday that's skipped often feels flat afterwards, and a party you dread is no better. Four people and good food counts, so does a trip by yourself. If crowds really aren't you, tell people early what you'd like instead.",
      glad: "Happy round birthday, and how good that you're enjoying it. A new decade with some ease in it is earned, mostly by the years nobody saw. Write yourself a short note about what you know now that you didn't ten years ago, and date it. You'll like finding it.",
    },
  },
  {
    id: 'birthday-blues',
    words: [
      /\b(?:birthdays?|bday|b day)\b/u,
      /\b(?:cries|nothing special|anxious|anxiety|ruin\w*|cringe|emotional|melanchol\w*|not looking forward|skip|dont (?:like|celebrate|want)|hate|worst|sad|cry|cried|crying|depress\w*|hate|blues|down|dread\w*|disappoint\w*|empty|weird|low|scared|old|older|ageing|aging)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|heaven|alone|nobody|no one|forgot\w*|by myself|would have been|year old|years old|(?:30|40|50|60)th)\b/u,
    tries: [
      'i always cry on my birthday no idea why',
      'birthday blues hit again im getting old and nothing has changed',
      'is it weird to hate your own birthday',
      'feeling so disappointed after my birthday and i cant say why',
      'birthdays make me sad',
      'i hate my birthday',
      'the week before my birthday i get low every year, like weather',
      'is it okay to not celebrate at all, i dont like birthdays and my colleagues insist on cake',
      'she cries on every birthday and tells me its nothing',
      'my birthday was nice on paper, cake, calls, flowers, and i still went to bed feeling empty',
      'why do i feel so anxious when its my bday and everyone stares at me in the restaurant',
      'im 24 and already dread birthdays, another year older and still in my old room at my parents place',
    ],
    says: {
      told: "Birthdays weigh more than other days because you measure the year against what you'd hoped, all in one evening. Feeling low on yours is common and it passes within days. Make next year's smaller and more yours: one person, one place, one thing you truly like, decided by you beforehand. And tell someone what would have made this one good. It's not too late to have it on Saturday.",
      normal:
        "Normal, and common enough to have a name, the birthday blues. High expectations, a number going up, and everyone watching your face as you open things: plenty of people find it hard. You're allowed to celebrate quietly or on another day.",
      why: "Because it's the day you compare the life you have with the one you'd pictured, in front of witnesses. Old birthdays come along too, the good ones you miss and the bad ones you remember. The mood belongs to the date more than to your life.",
    },
  },
  {
    id: 'new-years-eve',
    words: [
      /\b(?:new year|countdown|new years?(?: eve| day)?|nye|midnight kiss|silvester)\b/u,
      /\b(?:stay(?:ing)? in|overrated|pyjamas|pajamas|magic|empty flat|alone|sad|plans?|nobody|no one|lonely|hate|party|invit\w*|home|cry|cried|crying|depress\w*|kiss|fireworks|pressure|bed|midnight|eve)\b/u,
    ],
    unless:
      /\b(?:goals?|diet|chinese|lunar|last new|each new|a new year of|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|resolution\w*|tax\w*|kissed|met|cheat\w*|proposed|broke up|drunk|since new)\b/u,
    tries: [
      'new years eve alone again while everyone posts fireworks',
      'should i go to the nye party or just stay home in bed by ten',
      'why does new years make me so sad every time',
      'no one invited me anywhere for new year',
      'nye alone, again',
      'no plans for new years eve',
      'is it weird to be in bed at ten on new years eve at 31',
      'my friends all have couples dinners for nye and im the spare chair, lonely either way',
      'why do people act like new years is magic, i always cry at midnight',
      'i work the night of new years eve at the hospital and my boyfriend parties without me',
      'kids with their dad this time, first new year in an empty flat, and the whole street is full of people laughing and fireworks',
      'should we host a small new years party or is everyone sick of us',
    ],
    says: {
      told: "New Year's Eve is the most overrated night in the calendar, and a quiet one means nothing about your year. Choose it on purpose: good food, a film, phone in another room from ten till breakfast so you don't watch other people's fireworks. If you'd rather have company, ask one person straight, \"I've got no plans, want to do something small?\" Plenty of people are waiting for that message.",
      should:
        "Go if there's one person there you'd be glad to see, and give yourself leave to go home at ten past twelve. Stay in if you'd only go so as not to be the one at home. If you'd like to host, ask three people and see. Each is a proper way to do it, and none sets the tone for the year.",
      why: "Because it asks you to be happy at an exact minute while you add up a whole year. Anything missing shows under that light: people, money, time. It's a hard night for many who look cheerful in photos. By the third of January it's mostly lifted.",
    },
  },
  {
    id: 'new-year-resolution',
    words: [
      /\b(?:new years? goals?|goals for the (?:new )?year|this year i (?:will|want to|promise)|new year new|resolutions?|new year new me|dry january|veganuary|word of the year)\b/u,
    ],
    unless:
      /\b(?:conflict|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|screen|image)\b/u,
    tries: [
      'broke my new years resolution by january 6 lol',
      'should i even make resolutions i never keep them',
      'doing dry january and everyone at work is making fun of me',
      'how do people actually stick to resolutions',
      'my resolutions lasted nine days',
      'resolution ideas please',
      'this year i will call my mother every sunday, lets see how long',
      'its february and im already back to smoking so much for resolutions',
      'what is a good resolution for someone who fails at all of them',
      'my wife made a list of resolutions for me lol, is that allowed',
      'we wrote our new years goals on the fridge, both of us very serious, and by week two they were covered by pizza menus',
      'is dry january worth it when im a light drinker anyway',
    ],
    says: {
      told: "A resolution lasts when it's so small that it would be silly not to do it: ten minutes of walking, one page, one evening without a drink. Tie it to something you already do, like the first coffee. If it's already broken, start again today and count from here; a missed day is only a missed day. Never miss twice is a better rule than never miss.",
      should:
        'One is worth making, five aren\'t. Choose a thing you\'d do on a bad Tuesday in February, and say what and when, since "walk after lunch" survives and "get fit" doesn\'t. If resolutions only make you feel like a failure, skip them and pick something to do more of just for fun.',
      how: 'Make it small, tied to a time, and visible. "After I brush my teeth I write one line" works better than any promise. Put a cross on a paper calendar for each day, tell one person, and plan beforehand what the tiny version is for bad days. If you slip, the only job is tomorrow.',
    },
  },
  {
    id: 'behind-in-life',
    words: [
      /\b(?:everyone (?:around me|i know|my age) (?:is|has|seems|already)|(?:people|friends) my age (?:are|have|already|own)|nothing to show for|no (?:career|house|partner|kids),? no|still (?:live|living|stuck) (?:with|at) my (?:parents|moms|mums)|wasting my life|wasted (?:years|so many years|\d+ years)|missed (?:the|my) boat|late to (?:life|everything)|failed at life|(?:got|have) their (?:shit|life|lives) together|should have (?:achieved|figured)|not where i|(?:feel|feeling|im|i am|so|far|falling|fallen|being|been|left|lag\w*) (?:so |too |really |left |way |far |like im )*behind|everyone (?:else )?(?:is|has|seems) (?:\w+ )?(?:ahead|married|moving on|getting married|having (?:kids|babies)|life together|settled|a house|figured)|ahead of me|late bloomer|all my friends (?:are|have|got) (?:\w+ )?(?:married|engaged|buying|having|bought|kids|bab(?:y|ies)|moved|getting|successful|settled|houses?|ahead|careers?|partners?)|(?:too late|wasted) (?:for me|my (?:twenties|20s|thirties|30s|life|youth))|where i should be)\b/u,
    ],
    unless:
      /\b(?:wasting my life|feels like i wasted|years being afraid|turn(?:ed|ing|s)? (?:30|40|50|thirty|forty|fifty)|almost (?:30|40)|my birthday|my 40th|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|rent|bills?|mortgage|payments?|car behind|homework|at work|classes|schoolwork|left me)\b/u,
    tries: [
      'im 32 still living with my parents and feel so behind everyone',
      'all my friends are buying houses and i just bought a plant',
      'is it normal to feel behind in life at 26',
      'i think i wasted my twenties and now its too late for me',
      'im behind in life',
      'everyone has it figured out',
      'people my age own houses and im splitting a netflix account with my cousin',
      '38, single, back in my old bedroom in naples, still living with my parents, what a joke',
      'will i ever catch up, started uni at 30 and everyone else is ahead of me',
      'my sister is 4 years younger with two kids and a big house and i feel left behind at every dinner',
      'i was ill for most of my twenties, im well now and happy about it, but it seems i missed the boat on everything',
      'is it too late for me to become a nurse at 44, feel like i wasted my life in retail',
    ],
    says: {
      told: "Feeling behind needs a timetable, and it's worth asking whose you're using, since nobody handed out one that fits every life. People show the house and not the debt, the wedding and not the Tuesday. Write down three things you'd want even if nobody ever saw them. Pick the smallest, and do its first hour this week. That's your own road, and you're not late on it.",
      normal:
        "So normal that the people you think are ahead feel it too, usually about something you have. Everybody compares their inside with other people's outside. The feeling is loud around birthdays, weddings and scrolling at night, and it's a poor judge of where you really are.",
      will: "I can't promise when it'll turn, and it doesn't turn by catching up, because there's always someone further along. It eases as your days fill with things you chose. One thing started this month, a class, a saving pot, a person called, does more than a year of measuring.",
    },
  },
  {
    id: 'envy-at-news',
    words: [
      /\b(?:envying|grit my teeth|fake smile|hard to be happy for|pretend(?:ing)? to be happy|envy|envious|jealous\w*|bitter|resent\w*|happy for (?:her|him|them)|burns? me|cant be happy)\b/u,
      /\b(?:twins|degree|scholarship|maldives|promotion|neighbou?rs?|inherit\w*|new car|lottery|lost weight|expecting|due in|mortgage|news|engag\w*|pregnan\w*|promot\w*|house|wedding|married|baby|success\w*|friends?|sister|brother|cousin|coworker|colleague|everyone|won|holiday|vacation|body|life|pretty|rich|got the|money|luck\w*)\b/u,
    ],
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|partner|bf|gf) (?:is|gets|was|got|being) (?:so |too |very |really )?jealous|his ex|her ex|flirt\w*|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|female friends?|male friends?|(?:friends?|sister|brother|cousin|coworkers?|colleagues?|she|he|they|hes|shes|theyre|people|family|everyone) (?:is |are |was |were |seems? |gets? |got |being )?(?:so |just |very |really )?(?:jealous|envious|bitter)|(?:jealous|envious) of (?:me|us|our)|who are (?:jealous|envious)|(?:jealous|envious) of my (?:success|job|life|house|body|happiness|relationship|new|money|baby|car|looks|marriage|engagement|promotion))\b/u,
    tries: [
      'my best friend got engaged and i said congrats and then cried from envy',
      'im so jealous of my sisters new house i cant even look at the pics',
      'is it wrong that i cant be happy for her when she got promoted',
      'why am i so bitter about my friends pregnancy news',
      'so jealous of my friends life',
      'envy is eating me, my cousin won the lottery',
      'my sister in law is expecting her third and i had to fake smile through coffee, im so bitter',
      'how do i stop being envious of people with rich parents, everyone in my course has a car',
      'is it awful that i felt jealous when my best friend got the job i wanted too',
      'shes prettier, thinner and now engaged, and im jealous and ashamed of it',
      'weve been friends since kindergarten in cork, i love her to bits, but since her promotion im resentful and avoid her calls',
      'why do i get so envious when others go on vacation and im happy with my life otherwise',
    ],
    says: {
      told: "Envy at good news is just wanting, pointed at someone you like, and it can sit right next to being happy for them. You don't have to act on it. Send the warm message today, mute the photos for a week, and then ask what exactly stung: the ring, the money, being chosen, the freedom. That's something you want, and it's better aimed at your own plans.",
      normal:
        "It's normal and doesn't make you a bad friend. Envy shows up most with people close to us, because their life is near enough to compare. What counts is what you do with it, and \"I'm happy for you\" is true enough to say while the other half settles.",
      why: "Because it touched something you want or fear you won't get, and it came from someone near enough to measure yourself against. Nobody envies a stranger's castle like a friend's kitchen. The sharpest detail is the clue: if it's the time, the money or the being loved that stings, that's the one to look at.",
      say: '"I\'m so happy for you, tell me everything when we meet." That\'s enough, and it buys you a few days. With a very close friend you can be honest later: "I\'m glad for you, and a bit envious, because I want that too." Said with a smile, it usually brings people closer.',
    },
  },
  {
    id: 'small-guilt',
    words: [
      /\b(?:bad conscience|guilty conscience|feel(?:ing)? (?:so |really |very )?(?:mean|selfish)|feel like (?:a bad|an awful|a terrible|the worst|a horrible) (?:person|friend|neighbou?r|human|daughter|son|sister|brother)|beat(?:ing)? myself up|kick(?:ing)? myself|guilt\w*|feel (?:so |really |very |just )*(?:bad|terrible|awful|horrible) (?:about|that i|because i|over|for (?:not|\w+ing))|ashamed)\b/u,
    ],
    unless:
      /\b(?:mother for|bad mother|bad mom|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|affair|abus\w*|plead\w*|court|survivor\w*|abort\w*|rape\w*|stole|guilt trip\w*|put (?:him|her|it|them) down|relapse\w*|sick|assault\w*|(?:nursing|care) home|in a home|ate|eat|eating|food|moved out|god|birthday|pleasure)\b/u,
    tries: [
      'i feel so guilty i was short with the cashier and she looked like she was going to cry',
      'feel bad about not giving money to the man outside the station',
      'why do i feel guilty for taking a day off and doing nothing',
      'i lied to my mom about being busy and now im full of guilt',
      'feeling guilty for saying no',
      'this guilt wont go away',
      'i told the charity man i had no cash and i had twenty euros in my pocket, feel like a terrible person',
      'why do i feel guilty when i rest, even on holiday in crete',
      'snapped at my 6yo about shoes this morning and felt awful about it all day, guilty as hell',
      'should i apologise to the waiter i was rude to yesterday, i feel guilty',
      'she lent me a book, i spilled tea all over it and bought a new one without telling her, is this guilt silly',
      'havent called my grandmother in two months, everything else was more important, and now the guilt makes it harder to call',
    ],
    says: {
      told: "Guilt is useful for about ten minutes, as long as it takes to decide whether something needs mending. If you hurt someone, mend it small and soon: \"I was short with you, sorry about that.\" If nobody was hurt and you only rested, said no or had a limit, then there's nothing to pay for. Ask what you'd say to a friend who'd done it, and go by that.",
      normal:
        "It's normal, and it mostly shows you care how people feel. Still, guilt is a bad judge of size, and it gives the same sentence for a cross word as for a crime. If a friend told you this, you'd likely wave it off within a minute.",
      why: "Often because you learned early that other people's comfort was your job, so any rest, limit or slip sets the alarm off. The alarm doesn't check whether something wrong was done. You can: who was hurt, and how? If there's no answer, it's habit talking.",
      should:
        "Apologize if there's a person who'd feel better for it, and keep it to two sentences. If the sorry would mainly be for your own relief, or they never noticed, let it go and do the next thing kindly. One repair is plenty; punishing yourself on top helps nobody.",
    },
  },
  {
    id: 'replaying-embarrassment',
    words: [
      /\b(?:awkwardest|want to (?:sink|disappear|crawl) (?:in|into|under)|wanted the (?:floor|ground|earth) to|wish the (?:floor|ground|earth)|ground (?:to )?swallow|die of shame|(?:facepalm|shameful) moment|still (?:think|thinking) about (?:the )?(?:dumb|stupid|embarrassing)|embarras\w*|cring\w*|humiliat\w*|mortif\w*|made a fool of myself|most awkward)\b/u,
    ],
    unless:
      /\b(?:awkward silence|blush\w*|swim\w*|gym|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|(?:he|she|they) (?:\w+ )?(?:embarrass\w*|humiliat\w*)|embarrassed of|to be seen with|(?:embarrass\w*|humiliat\w*) me|my (?:husband|wife|boyfriend|girlfriend|partner|mom|mum|dad|mother|father|son|daughter|kids?|parents|family|bf|gf) embarrass\w*|bully\w*|bullied|nudes?|leaked|revenge|speech|presentation|toast|wave\w*|waving|wrong name|trip\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|silence|diary|photos?|yearbook)\b/u,
    tries: [
      'i said you too when the waiter said enjoy your meal and im still cringing three days later',
      'i keep replaying the embarrassing thing i said at dinner',
      'how do i stop thinking about something humiliating from 2014',
      'farted in yoga class want to move to another country im mortified',
      'so embarrassing, i could die of cringe',
      'i cringe at myself daily',
      'sent the voice message about my boss to my boss, i am mortified, do i quit',
      'last night in bed i remembered calling the priest sir daddy at 14 and felt humiliated all over again',
      'how long until i forget this embarrassing thing, everyone at pilates saw',
      'is it normal to say a swear word out loud when an old cringe memory comes up',
      'i laughed at a joke that turned out to be a sad story, in front of his whole family in lisbon, most awkward dinner ever',
      'my date paid and i tried to split with an expired card, so embarrassed i blocked him',
    ],
    says: {
      told: 'That embarrassing moment is playing in one cinema only, and it\'s yours; everyone else went home thinking about their own. Tell it out loud to one friend as a funny story, because a story you tell stops chasing you. When it comes back at night, say "yes, that one, I know it" and turn the page. And if somebody was hurt by it, one short sorry closes it.',
      normal:
        'Normal, swearing out loud included; everybody has a private collection of these, and they come back at night for everyone. The mind files embarrassment as danger, so it replays it to keep you safe. Other people noticed about a tenth of what you noticed, and remember less.',
      how: 'Stop arguing with the replay and finish the scene: picture the minutes after, when people talked about something else and went home. Then tell it to someone as a comedy. When it returns, name it, "ah, the yoga one," and put your hands on something, dishes, keys, a walk. It fades faster when it\'s allowed to pass by.',
      will: 'It fades, nearly always, though no one can tell you the week. The first days are the loudest, and each retelling with a laugh in it takes some sting out. What keeps it alive is hiding it. Most of the people there have already filed it under nothing.',
    },
  },
  {
    id: 'speech-went-wrong',
    words: [
      /\b(?:toasts?|best man|presentations|pitch|speech|speeches|toast|presentation|presenting|presented|public speaking|eulogy|on stage|microphone|mic)\b/u,
      /\b(?:stumbl\w*|flop\w*|laughed|boring|mumbl\w*|lost my (?:thread|words|place)|trembl\w*|panicked|choked|wrong|bad\w*|froze|freeze|forgot|blank|shak\w*|stutter\w*|disaster|terrible|awful|mess\w*|bomb\w*|cry|cried|cringe|embarrass\w*|laugh\w*|silence|screwed|fumbl\w*|ruin\w*|humiliat\w*|nervous|mortified|have to|has to|give a|giving a|asked me|tomorrow|next week|scared)\b/u,
    ],
    unless:
      /\b(?:sales pitch|football pitch|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|avocado|burnt|burned|bread|dream(?:s|t|ed|ing|pt)?|nightmares?|therapist|delay|tripped|fell)\b/u,
    tries: [
      'i froze in the middle of my best man speech and everyone just stared',
      'my presentation went so bad my voice was shaking the whole time',
      'i messed up the toast at my sisters wedding and said her exs name',
      'im so nervous about giving a speech on saturday what if my mind goes blank',
      'my speech was a disaster',
      'presentation tomorrow, so scared',
      'lost my words in the middle of my own wedding toast and just said cheers',
      'they asked me to speak at dads 70th and i have no idea how to start a speech, im bad at it',
      'will people remember that i froze in my presentation, it was only 40 seconds but felt like a year',
      'my 11yo forgot her lines at the school presentation and wont go back tomorrow',
      'prepared for weeks, new jacket, good slides, and then the mic squeaked and my presentation went down like a stone, awful',
      'what do i say to the team after i messed up the pitch presentation',
    ],
    says: {
      told: "An audience is on your side far more than it feels from the front, and people remember that you stood up long after they've lost the words. If the speech is still ahead, learn only the first and last line and keep five words on a card. If it went wrong, tell the person it was for: \"I lost my thread, here's what I meant.\" They'll keep that.",
      normal:
        'Very normal; blanking, shaking and losing the thread happen to people who speak for a living. From inside, ten seconds of silence feel like a minute. From the chairs it looks like somebody who cares, and nobody goes home thinking about it.',
      how: 'Learn the first sentence by heart and the last one, and talk through the middle from five words on a card. Say it aloud three times standing up, once to a person. On the day, feet flat, breathe out before you begin, look at one kind face. If you go blank, read the next word on the card and go on.',
      say: 'To the person it was for: "I got nervous and lost half of it. What I wanted to say was this," and then two plain sentences, written or in person. To a team: "That wasn\'t my best. Here are the points that matter, on one page." To everyone else: "Well, that was memorable," with a grin. Nobody needs more explanation than that.',
    },
  },
  {
    id: 'wrong-name',
    words: [
      /\b(?:(?:mispronounc\w*|misremember\w*|mixed up|confus\w*) (?:\w+ ){0,3}names?|(?:calls?|called) me (?:\w+ ){0,3}(?:by )?(?:another|the wrong|someone elses|his exs|her exs|my sisters|my brothers) (?:\w+ )?name|(?:calls?|called|calling) me (?:sarah|anna|laura|jessica|maria|by)|cant remember (?:peoples|anyones|his|her|their) names?|terrible with names|bad with names|wrong names?|wrong name|(?:call\w*|said|say|saying|moan\w*|used) (?:\w+ ){0,4}(?:exs?|exes|ex wifes|ex girlfriends|ex husbands|another (?:girl|guy|man|woman)s?|someone elses|other persons?|dogs|brothers|sisters) name|by (?:my|his|her) exs name|called (?:my|the|our) (?:teacher|boss|manager|professor) (?:mom|mum|dad|mommy|babe|love)|mix(?:ed|es|ing)? up (?:the |my |their |our )?names|forg[eo]t\w* (?:his|her|their|peoples|someones|the) names?)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|bank|passport|ticket|form|dementia|alzheimer\w*)\b/u,
    tries: [
      'i called my boyfriend by my exs name at his parents house',
      'called my boss mom in a meeting kill the memory please',
      'my husband said another womans name in his sleep what does it mean',
      'i keep getting the new guy at works name, used the wrong name for two months',
      'called her the wrong name',
      'im terrible with names',
      'he called me by his exs name in bed and laughed it off, i didnt sleep all night',
      'my manager has called me laura for a year, its lauren, is it too late to say something',
      'mum goes through all my siblings and the dog before she gets to me, mixes up our names every time',
      'why did i say my exs name at dinner when im totally over her',
      'i introduced my new neighbour to everyone at the barbecue, very proud, and it was the wrong name the whole evening',
      'what do i say when i cant remember her name and weve met four times',
    ],
    says: {
      told: 'A wrong name is a slip of the filing drawer: the brain keeps people with the same role or warmth together and grabs the nearest one. If you said it, correct it once and lightly, "sorry, my mouth was on autopilot," without a long defense. If you heard it, it proves nothing alone, so say once that it stung, or at work what your name is. A real worry needs more evidence than one word.',
      normal:
        "It happens to everybody; parents run through all the children and the dog before they hit the right one. Names for people with the same role sit close together in the head. It stings to hear, and it's fair to say so, but it isn't proof of anything.",
      why: 'Because names for people in the same role are stored close together, and a tired or nervous mouth takes the most practiced one. Years of saying one name leave a groove. It tells you more about habit than about who is wanted.',
      say: 'Keep it short: "That was the wrong name, I\'m sorry, that must have felt awful. I know exactly who I\'m with." Then stop, because a long explanation makes it bigger. At work: "I\'ve had your name wrong, haven\'t I? I\'m sorry." If it\'s gone completely: "Remind me of your name, I\'d like to get it right." And if they have yours wrong: "It\'s Lauren, by the way."',
    },
  },
  {
    id: 'waved-at-stranger',
    words: [
      /\b(?:wav(?:e|ed|ing) (?:back )?(?:at|to) (?:\w+ ){0,3}(?:stranger|someone|nobody|wasnt|behind me|by mistake)|(?:held|took|grabbed|hugged|kissed) (?:\w+ ){0,3}(?:strangers?|wrong (?:man|woman|person|guy|hand|childs))|(?:sat|got) (?:down )?(?:in|into|at|on) the wrong (?:car|table|taxi|uber|train|wedding|lap)|mistook (?:a|some) (?:stranger|man|woman|guy)|talked to a stranger thinking|thought it was my (?:husband|wife|friend|mom|mum|car|sister)|wrong (?:car|uber) and|wav(?:e|ed|ing) (?:back )?(?:at|to) (?:a stranger|the wrong|someone (?:who|i)|a (?:guy|man|woman|girl|person|lady|kid|total))|waved back at|thought (?:he|she|they) (?:was|were) waving|got in(?:to)? the wrong car|hugged a stranger|hugged the wrong|wrong (?:person|car|wedding|table|classroom|house) and|talk\w* to the wrong person)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|ghost|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i waved back at someone who was waving at the person behind me and wanted to vanish',
      'got into the wrong car at school pickup and sat there for a full minute',
      'i hugged a stranger in the supermarket because i thought it was my husband',
      'is it weird i cant stop thinking about waving at a guy who wasnt waving at me',
      'waved at the wrong person',
      'got into the wrong uber lol',
      'grabbed a mans hand at the crossing because i thought it was my husband, he was very polite',
      'i mistook a stranger for my cousin and told him he got fat',
      'should i laugh or apologise next time i see her, i waved at someone behind me in the office',
      'my 4yo hugged the wrong dad at the playground and i waved at his wife like an idiot',
      'i was on the phone, bags in both hands, opened the door and sat down in the wrong car next to a terrified lady',
      'why does waving back at someone who wasnt waving at me feel so awful',
    ],
    says: {
      told: "Waving at the wrong person, or climbing into the wrong car, is one of the friendliest mistakes there is, and for the other side it's the best story of the day. You greeted a stranger warmly, that's the whole crime. Tell it tonight to the first person you see, with the pause in it. By the second telling you'll be laughing, too.",
      normal:
        'As normal as it gets; nearly everyone has done it. The heat in your face is just the body noticing it was seen. The other person thought about it for maybe a minute, kindly, and then about their parking.',
      should:
        'No need to explain or go back, unless you sat in their car, in which case "wrong car, sorry, lovely seats" covers it. Smile, lift a hand, walk on. The less you treat it as a disaster, the sooner it becomes a good story.',
    },
  },
  {
    id: 'fell-in-public',
    words: [
      /\b(?:stumbled|tumbled|knocked over|trousers ripped|tore my (?:pants|trousers|dress)|food in my teeth|wiped out|walked into a (?:glass|door|pole)|inside out|trip(?:ped|ping)?|fell|fall|slip(?:ped|ping)?|split my (?:pants|trousers)|skirt tucked|toilet paper|spill(?:ed|t|ing)?|zipper|fly (?:was )?(?:open|down)|spinach)\b/u,
      /\b(?:(?:spill(?:ed|t)|slipped|fell|tripped) (?:\w+ ){0,4}(?:boss|waiter|guests|escalator|bus|gym|mall|office)|people filmed|on my shoe|down the waiter|everyone looked|in front of|public|everyone (?:saw|laughed|was|looked|stared)|crowd|whole (?:office|class|school|train|bus|restaurant)|embarrass\w*|street|stairs|at work|first date|people (?:saw|laughed|stared)|all day)\b/u,
    ],
    unless:
      /\b(?:glasses|plate|luck|mirror|drop(?:ped)? out|vase|photo|baby|twisted|sprain\w*|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|hospital|broke\w*|er|concussion|pregnan\w*|love|dream(?:s|t|ed|ing|pt)?|nightmares?|asleep|holiday|laptop|phone|acid|grandma|mother|mom|mum|dad|business trip)\b/u,
    tries: [
      'i fell down the stairs at the metro in front of like 50 people and my skirt flew up',
      'spilled red wine on my date in front of his friends',
      'walked around with my fly open all day at work and nobody told me',
      'tripped on stage picking up my diploma and everyone laughed',
      'fell in front of everyone',
      'spilled coffee on my boss',
      'slipped on the ice outside the office in oslo, everyone looked, i bowed',
      'my trousers ripped at the wedding right when the photographer came, in front of the whole church',
      'how do i go back after i tripped on the treadmill in front of the gym crush',
      'walked through the whole office with toilet paper on my shoe, not one person said a word',
      'we were having the perfect evening, new restaurant, candlelight, and i knocked over the wine and spilled it down the waiter',
      'she fell on the escalator, people filmed, and now my 13yo refuses to go out in public',
    ],
    says: {
      told: 'Check yourself for bruises first, then take it as what it is: a few seconds that a few people saw and most have forgotten by now. A slip or a spill in public makes you human in the eyes of strangers, and people tend to like you more for it. "I meant to do that" is still the best line. If anything hurts tomorrow, have it looked at.',
      normal:
        "Very normal to burn about it, and very normal to happen. Everyone in that crowd has a story of their own, and yours reminded them of it. The laugh is nearly always relief that it wasn't them.",
      how: "Let the heat pass, and tell it before anyone else does, with the best detail in it. If someone's clothes or dinner suffered, offer the cleaning once and mean it. Then go back to the same place soon, in good shoes. A place you've been back to stops being the place where you fell.",
    },
  },
  {
    id: 'bad-luck-day',
    words: [
      /\b(?:nothing (?:works today|goes right)|everything goes wrong|monday from hell|day from hell|luck ran out|never lucky|what else can go wrong|keeps? going wrong|string of bad|all on the same day|murphys law|bad luck|worst day|terrible day|awful day|horrible day|(?:shit|shitty|crappy|rough|crap) day|unlucky|everything (?:is |went |goes |has gone |keeps |that could )?(?:wrong|go wrong|broke|break\w*|broken)|one of those days|one thing after another|burn(?:t|ed) (?:my |the )?toast|missed (?:my|the) bus|when it rains it pours|cant catch a break)\b/u,
    ],
    unless:
      /\b(?:in love|with (?:men|women|guys|dating)|relationship|jobs|feel(?:ing)? nothing|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|hospital|fired|diagnos\w*|cat|mirror|magpie|umbrella|ladder|broke up|accident|owl|salt|13th|curse\w*|hex|bats?|evil eye|nazar|repost|forward|is (?:it|that|this) (?:a )?bad luck|glass|plate|frame|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'burnt my toast missed the bus phone screen cracked and its not even 10am',
      'everything broke this week the car the boiler and my laptop',
      'worst day ever i locked myself out in the rain in socks',
      'why am i so unlucky it never stops',
      'what a shitty day',
      'nothing works today',
      'flat tyre, parking fine, dropped my lunch, all on the same day, is mercury doing this',
      'why does everything go wrong for me and my sister sails through life',
      'my mom says bad luck runs in our family but i think its just february',
      'one thing after another since we moved, boiler, roof, now ants in the kitchen',
      'i got up early, did yoga, packed a healthy lunch, and then it was still the worst day of the whole year',
      'will my bad luck ever end, im not joking anymore',
    ],
    says: {
      told: 'A run like that is a pile-up, where the first thing that goes wrong makes you rush and the rush causes the next. So break the chain: stop for ten minutes, eat something warm, do one thing slowly. Then sort the mess into what must be mended today and what can wait till tomorrow. Usually only one thing is really urgent.',
      why: "Because trouble travels in company: one mishap makes you late, being late makes you hurry, and hurry drops the keys. After the third one you also start counting, and then every red light joins in. It isn't a judgment on you and nothing is following you around.",
      will: 'Nobody can promise you tomorrow, but streaks like this end by themselves because there was never anything holding them together. Sleep breaks most of them. You can help it along by fixing one small thing tonight, so the morning starts with something that works.',
    },
  },
  {
    id: 'snow',
    words: [
      /\b(?:snowfall|snowstorm|snowballs?|sledg?ing|sledding|white christmas|blizzard|snow|snowed|snowing|snows|snowy|snowflakes?|first snow|snowman|snow day)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|accident|crash\w*|shovel\w*|driveway|block\w*|roads?|tires?|tyres?|plow|late|cancel\w*|stuck|flight|drugs?|coke|snow white|jon snow|dream(?:s|t|ed|ing|pt)?|nightmares?|cone|crab)\b/u,
    tries: [
      'it snowed last night and the whole street went quiet',
      'first snow of the year and i stood at the window like a kid',
      'i saw snow for the first time in my life at 34',
      'why does snow make me so emotional',
      'its snowing!!',
      'first snow today',
      'we built a snowman at midnight with the neighbours, grown men in slippers',
      'my kids from ghana saw snow for the first time, they wouldnt come in',
      'why is everything so soft when it snows, i could stand there for hours',
      'everyone moans about the snow but i love it, 63 and still make snow angels',
      'will we get a white christmas this year, i miss the winters of my childhood',
      'had a horrible week at work, a cold, a fight with my landlord, and then i opened the curtains and there was snow',
    ],
    says: {
      told: "Snow makes the same street new for a morning, and it's worth ten minutes of your day before it turns to slush. Go out while it's untouched, leave your own footprints, listen to how soft everything sounds. If it brings up old winters and people, let it; call one of them and say \"it's snowing here.\" That's a whole conversation on its own.",
      glad: "How lovely, and how quiet it must be. Fresh snow hushes a street because it swallows sound, so for an hour everything is softer than usual. Take one photo, then put the phone away and walk through it. You'll remember the sound under your shoes longer than the picture.",
      why: "Because it changes everything at once without asking anything of you. Fresh snow swallows sound, so the world truly goes quiet, and most people's first memories of it are from childhood. Quiet plus childhood is a strong mixture. It needs no other meaning.",
    },
  },
  {
    id: 'first-coffee',
    words: [
      /\b(?:cuppa|cup of coffee|cup of joe|matcha|mug of tea|earl grey|my tea|cafe au lait|coffee|espresso|cappuccino|latte|flat white|cup of tea|morning tea|chai)\b/u,
      /\b(?:before (?:the kids|anyone|everyone)|bliss|heaven|pleasure|calm|sacred|garden|porch|terrace|sunrise|first|morning|quiet|peace\w*|best part|happ\w*|love|enjoy\w*|perfect|ritual|balcony|moment|sun|alone|silence|joy|grateful)\b/u,
    ],
    unless:
      /\b(?:date|dating|crush|him|her|ex|boss|caffeine|anxi\w*|quit\w*|addict\w*|barista|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|asked me|invit\w*|spill\w*|coworker|colleague|friend|shop|job)\b/u,
    tries: [
      'the first coffee of the day on my balcony before anyone wakes up is the best part of my life',
      'had my morning tea in total silence today and felt happy for no reason',
      'is it sad that my coffee in the morning is what i look forward to most',
      'finally a quiet moment with a perfect cappuccino and sun on my face',
      'coffee in silence, bliss',
      'my morning coffee is sacred',
      'i get up half an hour before the kids only for that cup of tea at the window',
      'do other people also go to bed looking forward to the first coffee',
      'it is raining in galway, im on the porch with a big mug of tea and im happy',
      'new machine arrived, first cappuccino this morning, my wife says im grinning like a fool',
      'everything is upside down at the moment, moving boxes everywhere, but ten minutes with coffee and quiet and im a person again',
      'is it sad that my best moment today was an espresso in the sun',
    ],
    says: {
      told: 'That first cup in the quiet is a real pleasure, and you noticed it, which is most of what makes a life feel good. Guard it a little: no phone until the cup is empty, the same chair, the nice mug. Ten minutes that belong to nobody else hold up a surprising amount of the day.',
      normal:
        "It's normal and not sad at all. Looking forward to something small that really comes every day is a better arrangement than waiting for something big twice a year. Lots of people build their whole morning around that one warm cup, and they're right.",
      glad: "That's a good morning, and I'm glad you were there for it. Small happiness like that doesn't need a reason or a bigger plan behind it. Keep the chair, the cup and the hour, and let it happen again tomorrow.",
    },
  },
  {
    id: 'stranger-compliment',
    words: [
      /\b(?:someone i dont know|complete strangers?|strangers|taxi driver|bus driver|passer by|little girl (?:at|on|in)|stranger|random (?:woman|man|lady|guy|girl|person|people|old)|old (?:lady|man|woman)|cashier|someone (?:on|in|at) the|passerby|kid on|lady (?:on|in|at)|man (?:on|in|at) the)\b/u,
      /\b(?:praised|lovely|helped|gorgeous|beautiful|hugged me|thanked me|carried|let me (?:go|in)|kindest|warmed|compliment\w*|told me (?:i|my|that i)|said (?:i|my|that i|something (?:nice|kind))|smil\w*|kind\w*|nice|beautiful smile|made my day|paid for|helped me|loved my)\b/u,
    ],
    unless:
      /\b(?:boyfriend|husband told|flirt\w*|drunk|ghosted|married|date|dating|cheat\w*|affair|therapist|crush|ex|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|follow\w*|creep\w*|harass\w*|cat ?call\w*|touch\w*|scared|number|dream(?:s|t|ed|ing|pt)?|nightmares?|weight|curse\w*|evil eye|psychic|fortune)\b/u,
    tries: [
      'a stranger on the train told me i have kind eyes and i nearly cried',
      'random old lady at the bus stop said my coat was beautiful and it made my day',
      'someone in the queue paid for my groceries a complete stranger was so kind',
      'why did a compliment from a stranger hit me harder than anything my husband says',
      'stranger said i looked beautiful',
      'compliment from a complete stranger',
      'the bus driver waited for me and smiled, tiny thing, i was happy until evening',
      'a little girl at the pool told me my tummy was nice and soft, best compliment in years',
      'why do i remember every nice thing a stranger ever said to me',
      'an old man at the market carried my bags up three floors and didnt want anything, people can be so kind',
      'i was having the worst week, mascara everywhere, and a random woman in the queue told me my hair was lovely',
      'how do i answer when a stranger compliments me, i always say something stupid',
    ],
    says: {
      told: "A kind word from a stranger lands so well because they wanted nothing and weren't paid in any way for saying it. So you can believe it, and \"thank you, that's kind of you\" is answer enough. Write it down tonight with the date, exactly as they said it, for a day when you need it. And pass one on this week to someone who isn't expecting it, that's how these things travel.",
      why: 'Because a stranger owes you nothing, so there\'s no politeness to see through. People close to us say nice things too, but habit makes them quieter. It may also show you what you\'ve been missing at home: you can ask for it, "tell me something you like about me."',
      glad: 'How good, and well noticed by them. They could have just thought it and walked on, and they said it. Keep the exact words somewhere. A sentence like that can be taken out again months later and still works.',
    },
  },
  {
    id: 'finished-book',
    words: [
      /\b(?:couldnt put (?:it )?down|stayed up (?:all night )?reading|finish(?:ed|ing)?|just read|last page|ending|book hangover|done with|read the last)\b/u,
      /\b(?:saga|paperback|audiobook|books?|novel|trilogy|book series|last page|book hangover|harry potter)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|writing|wrote|my own book|thesis|exam|publish\w*|accounting|textbook|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'just finished a book and now i feel empty like i lost friends',
      'finished my first book in three years and im so proud',
      'i cried at the last page on the bus what do i do with myself now',
      'should i start a new novel right away after finishing a really good one',
      'finished the book, now what',
      'last page and i cried',
      'stayed up till four with a novel about lighthouse keepers, ending destroyed me',
      'my daughter is 9 and finished her first real book today, 300 pages, proud mama',
      'why does finishing a series of books feel like a breakup',
      'is it normal to miss people from a novel, im 55 and finished it a week ago',
      'i was in bed with the flu for ten days and finally finished the book everybody had been telling me about, and now nothing else interests me',
      'should i reread it, just finished the trilogy and cant let go of them',
    ],
    says: {
      told: "Finishing a good book leaves a small gap, because you lived with those people for days and now the door is shut. Give it an evening before the next one. Write two lines about what stayed with you, or press the book on a friend so you can talk about it. Then choose something quite different, short stories or a funny one, so it doesn't have to compete.",
      should:
        "Wait a day or two if it was a great one, since the next book will only suffer from the comparison. If you've just got back into reading and the habit is what you want to keep, start tonight, with something short and easy. A reading habit lives on the next book being on the pillow.",
      glad: "Well done, and it's a real pleasure, that last page. Getting through a whole book with a phone in the house is an achievement these days. Put the next one where your phone usually lies, and tell somebody about this one while it's warm.",
      normal:
        'Completely normal; readers have a name for it, a book hangover. You spent hours inside that world and your head is still there. It passes in a day or two, and it means the book was good.',
    },
  },
  {
    id: 'sang-in-car',
    words: [
      /\b(?:sings|hum(?:ming|med)?|danc(?:es|ed|ing)|rapping|abba|belting|s[aiu]ng|singing|karaoke|dance|danced|dancing)\b/u,
      /\b(?:traffic|red light|vacuum\w*|in the house|cooking|dishes|hoover\w*|pyjamas|pajamas|at home|off ?key|car|driving|kitchen|alone|shower|by myself|living room|top of my lungs|loud\w*|out loud|window|headphones|lungs)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|neighbou?rs?|competition|audition|choir|lesson\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|cry\w*|boyfriend|husband|class|wedding)\b/u,
    tries: [
      'i sang in the car at the top of my lungs the whole way home and feel ten years younger',
      'caught dancing alone in my kitchen by the delivery guy',
      'is it weird that i sing out loud when im driving with the windows down',
      'we danced in the living room to abba on a tuesday for no reason',
      'sang in the shower, badly',
      'danced alone in my kitchen',
      'the guy in the next lane at the red light joined my singing, we did the whole chorus',
      'the postman saw me dance in my pyjamas with a broom, i bowed through the window',
      'is it childish that i still dance around the living room at 61',
      'he sings so loud in the car and its always wrong, and i love it',
      'bad week, bad meeting, rain on the motorway to antwerp, then queen came on and i sang like my life depended on it, alone in the car',
      'why do i feel so good after singing out loud',
    ],
    says: {
      told: "Singing or dancing when nobody's judging is about the cheapest good mood there is: you breathe deep, you move, and for three minutes you can't worry. Make a list of five songs that always work and keep it for the drive home on bad days. If someone saw, they were probably envious. Windows down is optional.",
      normal:
        "Perfectly normal, and good for you: singing makes you breathe out long and slow, which calms the body. At every red light there's someone doing a full concert. The only odd ones are those who turn it down when somebody looks.",
      glad: "That's a proper good moment, and you made it out of nothing but a song. Remember which one it was. The next time a day goes grey, put it on first and wait for the chorus.",
    },
  },
  {
    id: 'rainbow-sunset',
    words: [
      /\b(?:moonrise|red sky|pink sky|golden hour|rainbows?|double rainbow|sunsets?|sunrises?|shooting stars?|falling star)\b/u,
    ],
    unless:
      /\b(?:full moon (?:ritual|in)|cant sleep|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pride|flag|baby|funeral|dream(?:s|t|ed|ing|pt)?|nightmares?|cake|loom)\b/u,
    tries: [
      'saw a double rainbow right after i decided to quit does it mean something',
      'the sunset today was so pink everyone on the bridge stopped',
      'i saw a shooting star and made a wish do they come true',
      'is a rainbow a good sign',
      'rainbow over my house today',
      'what a sunset tonight',
      'saw the reddest sunset of my life in tromso and forgot to take one single photo',
      'a rainbow on the day of dads operation, is that a good sign',
      'my little boy asked who paints the sunset and i had no answer',
      'does a shooting star wish count if you tell someone',
      'we had been fighting the whole drive, nobody spoke, and then there was this double rainbow and we both started laughing',
      'why do i get sad at sunsets, they are beautiful and i feel like crying',
    ],
    says: {
      told: "A rainbow, a sunset or a shooting star has been read as a good sign nearly everywhere, a promise after the storm or a wish granted. It can't foretell anything or settle a decision for you. What it did was make you look up, and what you thought of at that moment is worth noticing. Write that thought down; it's probably the thing you hope for.",
      will: "I can't promise the wish, and no light in the sky can either. What I'd take seriously is what you wished for, because it came first, before you had time to be sensible. Do one small thing for it this week, and it's already less of a wish.",
      why: "Because beauty interrupts, and in the gap you feel what you really think; something lovely that's already leaving makes many people sad. The old reading is hope: light after rain, a promise kept, a wish allowed. Both are fine. It foretells nothing, so the meaning is what you were carrying when you looked.",
      glad: "How good that you looked up in time, because they're gone in minutes and most people miss them. Keep it as what it was, a gift with no strings on it. Remember who you wanted to send the picture to first.",
    },
  },
  {
    id: 'old-school',
    words: [
      /\b(?:alma mater|old classmates?|my school|old teachers?|schoolmates?|schoolfriends?|(?:10|15|20|25|30|40) year reunion|abitur reunion|(?:old|former|high|primary|elementary|middle|secondary) school|school days|schooldays|class reunion|school reunion|yearbook|reunion)\b/u,
      /\b(?:tearing down|demolish\w*|torn down|remembered|miss|nostalg\w*|memor\w*|walked (?:past|by)|drove (?:past|by)|reunion|yearbook|remember\w*|visit\w*|back then|sad|went back|years ago|class of|old teacher)\b/u,
    ],
    unless:
      /\b(?:stepson|crush|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|bully\w*|bullied|exam|my (?:son|daughter|kid)s?|family reunion|dream(?:s|t|ed|ing|pt)?|nightmares?|abus\w*|shooting)\b/u,
    tries: [
      'walked past my old school and it looked so small i almost cried',
      'should i go to my 20 year high school reunion i havent achieved anything',
      'found my yearbook and i miss who i was back then',
      'do other people feel nostalgic for school days even though they were kind of awful',
      'school reunion, go or not',
      'i miss school days',
      'they are tearing down my old school in the village, i used to hate it and now i have memories everywhere',
      'my class reunion is next month, everyone has kids and houses, i have a van',
      'met my old teacher from primary school in the bakery and he remembered my name, i was so happy',
      'is it weird to visit your old school at 34 and just stand in the hallway',
      'found the yearbook in a box, we all looked so sure of ourselves, and half of them i wouldnt recognize on the street',
      'what do i wear to a 30 year reunion, do people even care',
    ],
    says: {
      told: "An old school pulls at you because of who you were there, somebody who hadn't decided anything yet. That person is still in you. If there's a reunion, go for the two people you'd like to see and leave the scores at home. If it's only the memory, pick one thing you loved back then, drawing, football, a friend in the third row, and do it, or write to them. \"I thought of you today\" is a lovely message to get.",
      should:
        "Go, if there are two people you'd like to see, and go for the curiosity instead of the score. Everybody arrives afraid of being measured, and after the second drink it's all about who fell off which wall. Skip it if the place was truly unkind to you. Nobody's owed your attendance.",
      normal:
        "Quite normal, even if school was half awful. Memory keeps the light in the corridor and the friends, and drops the Monday tests. You're missing having it all ahead, and that's something people of every age miss.",
    },
  },
  {
    id: 'childhood-home',
    words: [
      /\b(?:(?:our|the|my) (?:old|family) (?:house|home)|home town|village (?:where )?i (?:grew|was born)|place i grew up|grew up (?:there|in that|in this)|farm (?:is )?(?:sold|for sale)|sold (?:the|our|my) (?:old |family )?(?:house|farm|home)|dads (?:house|workshop)|clearing out (?:the|my) (?:house|parents|grandparents)|childhood (?:home|house|street|bedroom|room|neighbou?rhood|town)|house i grew up in|street (?:where )?i grew up|where i grew up|(?:grandma|grandmother|grandparents|nana|granny|parents|family)s? (?:old )?(?:house|home) (?:is |was |got |has been |being )?(?:sold|sell\w*|gone|torn|demolish\w*)|sell\w* (?:the|our|my) (?:family|childhood|parents) (?:home|house)|my old (?:street|neighbou?rhood|house|room)|hometown)\b/u,
    ],
    unless:
      /\b(?:mortgage|estate agent|realtor|offer|buyers?|renovat\w*|neighbou?rs?|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|inherit\w*|lawyer|abus\w*|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'my parents are selling my childhood home and i feel silly for grieving a house',
      'drove down the street where i grew up and the tree was gone',
      'i went back to my hometown and felt like a tourist',
      'should i knock and ask the new owners if i can see my old house',
      'missing my childhood home',
      'my hometown feels strange now',
      'they sold the farm, my grandfather built that barn, im 29 and cried in the yard',
      'drove four hours to see the house i grew up in and there is a car park',
      'should i buy something small in my hometown so i have a place to return to',
      'my room at my parents is now a home gym, childhood bedroom gone, nobody asked me',
      'the new owners painted the shutters yellow, cut the cherry tree, and i know its none of my business but its my childhood home',
      'is it normal to still call it home when i havent lived in the family house for 20 years',
    ],
    says: {
      told: "A childhood home is the place your body still knows in the dark, so it's no wonder it pulls at you. Go through it once on purpose, on foot or in your head if it's gone: each room, the door frame with the pencil marks, the sound of that one stair. Write down what happened where. The house can go or change, and that map stays yours.",
      should:
        'Yes, ask to see it, if you can take a no. A note works better than a knock: "I grew up here and would love to see the garden for five minutes, no worries if not." Many people are touched by it. Be ready for a new kitchen where yours was. As for buying something there, rent for one dull month first.',
      normal:
        "It's normal to mourn a house, and to go on calling it home; you learned the whole world from inside it. You're missing the people and the ages that lived there, and the walls held them together. Feeling like a visitor in your own street is part of the same thing.",
    },
  },
  {
    id: 'old-song',
    words: [
      /\b(?:sad songs?|songs? (?:makes?|made|brings?|follows?|follow|comes|plays?|again)|(?:a|one|any) song and i|music (?:brings|takes|reminds)|(?:old|our|that|this|same|certain|one) (?:one )?songs?|song (?:came on|that (?:we|reminds)|reminds|on the radio|from (?:when|my|20\d\d|the))|playlist|stuck in my head|earworm|song keeps|hear\w* (?:a |the |that |our )?song)\b/u,
    ],
    unless:
      /\b(?:s[aiu]ng|singing|wrote|written|write|band|guitar|first dance|piano|record|album|tiktok|dj|wedding|karaoke|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|funeral|wrote|writing|spotify account|dream(?:s|t|ed|ing|pt)?|nightmares?|wedding playlist|subscription)\b/u,
    tries: [
      'an old song came on in the supermarket and i was 17 again and crying by the eggs',
      'why does this one song keep coming on everywhere i go is it a sign',
      'i cant listen to our song anymore since we split',
      'i have a song stuck in my head for four days',
      'that song again',
      'this song makes me cry',
      'i had not heard it since the summer in split, one song and i was barefoot again',
      'why does the same song follow me, taxi, shop, elevator, is somebody telling me something',
      'my 6yo plays one song forty times a day, its stuck in my head, send help',
      'our song came on at the dentist and i had to pretend it was the drill',
      'put on my old playlist from uni while cooking, just for fun, and had to sit down on the kitchen floor',
      'is it ok to keep listening to sad songs or does it make it worse',
    ],
    says: {
      told: "A song keeps a whole year folded inside it, and three bars are enough to open it: the room, the person, who you were. It isn't a message from anyone, it's your own memory with good speakers. If it hurts, let it play once to the end on a walk and then leave it be for a month. If it's sweet, send it to the one who was there.",
      why: "Because music is stored right next to feeling and place, so a song brings back the entire scene at once. And once a song matters you start hearing it everywhere; before, it was playing too and you walked past. It's attention doing that, and it's still worth asking what it woke up.",
      normal:
        'Completely normal; songs from our teens and our first loves hit hardest of all, for nearly everyone. Tears by the eggs are just a quick visit to another year. Sad songs are fine to go on with if you feel lighter afterward; if you feel heavier, give them a rest.',
      how: 'To get one out of your head, listen to it right through to the last note, since unfinished tunes loop, then do something with words, like reading aloud. To take the sting out of one, hear it in a new place with new company, or give it a rest of some months.',
    },
  },
  {
    id: 'smell-memory',
    words: [
      /\b(?:smells|smelling|fragrance|whiff|sniff\w*|odou?r|smell\w*|scent|perfume|cologne|aftershave|smelt)\b/u,
      /\b(?:transport\w*|as a (?:kid|child)|when i was|summers? (?:at|with|in)|miss\w*|remind\w*|memor\w*|childhood|grandm\w*|nana|granny|nostalg\w*|brought (?:me )?back|took me back|takes me back|like (?:my|him|her)|ex|his|her|still smells|remember\w*|out of nowhere|nobody|no one (?:else|there))\b/u,
    ],
    unless:
      /\b(?:trash|bin|neighbou?rs?|fridge|drain|carpet|apartment|flat|car|kitchen (?:sink|drain)|rotten|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|gas|burning|burnt|smoke|body odou?r|stinks?|breath|sweat|feet|pee|urine|mou?ld|shower|cheat\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|coworker|colleague|cat|dog|lipstick)\b/u,
    tries: [
      'walked past a bakery and it smelled like my grandmas kitchen and i stopped dead',
      'his hoodie still smells like him and i cant wash it',
      'why does a perfume bring back my ex more than any photo',
      'sometimes i smell my nanas perfume when nobody is there',
      'his scent on my pillow, i miss it',
      'smells like my childhood',
      'cut grass and diesel and im seven again on my uncles tractor, smell is a time machine for memory',
      'my mums perfume in a lift in chicago, a stranger wore it, i remember staring',
      'is it weird that i keep a scarf because it smells like her',
      'why do i sometimes smell my grandfathers pipe when no one smokes, out of nowhere',
      'i was just buying soap, nothing special, and one whiff of lavender took me back to summers at nanas',
      'do smells remind men of their ex too or is it only me',
    ],
    says: {
      told: "Smell goes straight to memory without passing through words, which is why one breath can put you back in a kitchen from thirty years ago. Let it, it's over in a minute and it's a kind visit. If there's something that holds the scent, a scarf, a soap, keep it in a closed jar or bag. And cook or buy that thing now and then, on purpose.",
      why: "Because smell is wired more directly to memory and feeling than sight or hearing, so it brings the whole scene before you've had time to think. People also now and then smell a loved person's scent with nobody near, and many find it a comfort. If odd smells come often with nothing there, mention it to a doctor.",
      normal:
        "Very normal; smells bring back the oldest memories most people have. Keeping an unwashed hoodie or a bottle with a last drop in it is common too. It stops when you no longer need it, and there's no deadline.",
    },
  },
  {
    id: 'old-photos',
    words: [
      /\b(?:(?:box|boxes|drawer|shoebox) (?:of|with|full of) (?:\w+ )?(?:photos|pictures)|polaroids?|home videos?|memories (?:popped|came) up|scrapbook|family album|old (?:photos?|pictures?|pics|videos?|diar(?:y|ies)|letters?|journals?|messages|voicemails?)|photo albums?|baby photos|memories on (?:facebook|my phone|iphone)|(?:facebook|google|phone) memor(?:y|ies)|time capsule|childhood diary)\b/u,
    ],
    unless:
      /\b(?:hate (?:every|all)? ?photos?|tagged|instagram post|double chin|dating|profile|passport|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|evil eye|nazar|nudes?|leaked|blackmail|found (?:his|her) old|with his ex|with her ex|his ex|dream(?:s|t|ed|ing|pt)?|nightmares?|cheat\w*)\b/u,
    tries: [
      'looked through old photos of me at 19 and i didnt know i was pretty',
      'facebook memories showed me a picture of the three of us and i lost it',
      'i found my old diary and im cringing and crying at the same time',
      'should i throw away old letters from my ex',
      'looking at old photos again',
      'found my old diary',
      'a shoebox of pictures from the eighties, my parents younger than i am now, kissing',
      'should i delete the photos of us from my phone or keep the old pictures somewhere',
      'why does my phone show me old photos of us two every october',
      'my kids laughed about my old pictures, the hair, the jeans, and then asked who the handsome man was',
      'im clearing the attic in my mothers house, one box a day, and today it was the old letters and i got nothing done',
      'is it normal to cry over baby photos when the baby is a grumpy 16 year old',
    ],
    says: {
      told: "Old pictures and pages are hard because you know what that person in them doesn't yet. Look at them for half an hour, with someone if you can, and then close the box. Choose one to keep in sight and put the rest safely away; phone reminders can be switched off for a person or a date. And be kind about that face, you'd have been friends.",
      should:
        "Keep them for now, in a box that's out of sight, and decide in a year. Throwing away is quick and can't be undone, and a shut box bothers nobody. If they keep you up at night, let a friend store them. Choose one or two to keep on purpose, and the rest gets easier.",
      normal:
        "Normal to laugh, cringe and tear up in the same minute. You're meeting somebody you used to be, and you know how it went on. Almost everyone finds they were lovelier at that age than they felt.",
    },
  },
  {
    id: 'haircut',
    words: [
      /\b(?:my hair (?:short|off|shorter|blonde|pink|red)|cut it all off|hairstyle|curtain bangs|mullet|balayage|hair salon|hair ?cuts?|cut (?:off )?(?:all )?my hair|bangs|fringe|pixie|buzz ?cut|shav(?:e|ed|ing) my head|dye\w* my hair|hair dye|bleach\w* my hair|going (?:blonde|red|grey|gray)|chop\w* (?:off )?(?:it|my hair)|new hair|hairdresser|hair stylist|barber|bob cut|highlights)\b/u,
    ],
    unless:
      /\b(?:falling out|bald\w*|thinning|hair loss|found (?:a )?(?:long )?hair|hes got|crush|girl with|guy with|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pregnan\w*|chemo\w*|cancer|alopecia|dog|poodle|without (?:my )?(?:permission|asking)|salary|tip|dream(?:s|t|ed|ing|pt)?|nightmares?|toddler|autis\w*)\b/u,
    tries: [
      'should i cut bangs i just went through a breakup lol',
      'got a haircut and i look like a mushroom help',
      'thinking of going blonde at 45 am i too old',
      'the hairdresser cut way more than i asked and i cried in the car',
      'bangs, yes or no',
      'new haircut and i love it',
      'cut it all off after 15 years of long hair, my neck is cold and im happy',
      'my mother in law looked at my new hair and said oh well it grows',
      'is a fringe ok at 60, my sister says no',
      'how do i tell my hairdresser of ten years that i didnt like it',
      'my boyfriend shaved his head without a warning and i opened the door to a stranger, i hate his haircut',
      'i went in for a little trim before the wedding in nice, showed a photo, and came out with a mullet',
    ],
    says: {
      told: "Hair is the safest big change there is, because it grows about half an inch a month whatever happens. If you're still deciding, wait one week, bring two photos, and start longer than you think. If it's done and it's wrong, go back within days and say \"this isn't what I meant, can we fix the sides?\" Good salons would rather mend it.",
      should:
        "Do it, if you've wanted it for more than two weeks; wait, if the idea is younger than the bad day it came from. Try the cheap version first: clips for bangs, a filter or a wash-out color. And book someone who's done it on hair like yours, with pictures to show.",
      will: "It grows about half an inch a month, so even the worst cut has an end you can count to. New hair also looks odd to its owner for roughly a week, and then it's just your hair. If it still bothers you after that, one visit usually sorts out the shape.",
      say: "\"Thank you for your time. It's shorter than we'd agreed and I'm not happy with it. Could you look at it with me?\" Said within a few days, most salons fix it free. If you don't trust the same person, ask for a colleague.",
      glad: 'Good for you, a new head in the mirror is a proper lift. Give it a few washes before you decide on the details, it settles. And wear it somewhere this week where people will notice.',
    },
  },
  {
    id: 'tattoo-mood',
    words: [
      /\b(?:tats|tattoo artist|first ink|cover ?up tattoo|sleeve tattoo|matching tattoos?|tattoos?|tattooed|tatto|tatoos?|tattooing|tattooist|inked|laser removal)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|infect\w*|allerg\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|swollen|pus)\b/u,
    tries: [
      'should i get my first tattoo at 38 a tiny swallow on my wrist',
      'i regret my tattoo its my exs initials and its huge',
      'my mom stopped talking to me because i got a tattoo',
      'what do i get tattooed for my late grandpa',
      'getting a tattoo, scared',
      'i love my new tattoo',
      'my daughter turned 18 and got a snake tattoo on her neck, i said nothing, now what',
      'does it hurt on the ribs, first tattoo on saturday',
      'is a tattoo with my best friend a good idea, we know each other two years',
      'he got my name tattooed after four months and i am honestly scared',
      'i drew it myself, waited a whole year, saved the money, and the lines came out crooked, what do i do about this tattoo',
      'should i cover my tattoos for the bank interview',
    ],
    says: {
      told: "With a tattoo, time is the best test: put the drawing where you see it daily, and if you still want it after six months, it's yours. Choose an artist whose healed work you like; for someone gone, their handwriting wears well. If it's done and you regret it, cover-ups and laser are both real options. Family shock usually fades faster than ink. If someone inked your name and that scares you, you owe nothing for it, and a friend should know.",
      should:
        "Yes, get it if you've wanted the same picture in the same place for half a year and can pay someone good. Wait if it's a partner's name, a dare, or this month's sorrow. Hands, neck and face still matter in some jobs, so start where a sleeve can cover it. For an interview, cover it if you don't know how they feel; you can show it once you have the job.",
      say: "To family: \"I know you don't like it. I thought about it for a long time, and I'd rather you were cross than that I hid it from you.\" Then change the subject to lunch. You're telling them, not asking, and that's allowed with your own skin.",
      will: 'Regret depends mostly on why and where: slow decisions in good hands tend to age well, quick ones and names of lovers less so. If you already regret it, cover-ups and laser work for many, over several sessions and some money. Ask two studios before you decide.',
    },
  },
  {
    id: 'which-film',
    words: [
      /\b(?:what (?:are we|shall we|shall i|would you) (?:watching|watch|read\w*)|something (?:good |funny |light |new )?to (?:watch|read|play|binge)|good (?:film|movie|book|series|show)s?|(?:any|a) (?:film|movie|book|series|show) (?:tip|tips|suggestion\w*|recommendation\w*|idea|ideas)|need a (?:new )?(?:film|movie|book|show|series)|tell me (?:a|what) (?:film|movie|book|to (?:watch|read))|pick a (?:film|movie|show|book)|what (?:to|should i|should we|do i|can i) (?:watch|read|play)|which (?:film|movie|show|series|book|game)|film (?:to watch|recommend\w*)|movie (?:to watch|night|recommend\w*)|recommend (?:me )?(?:a |some )?(?:film|movie|book|show|series)|cant decide what to watch|scroll\w* (?:through )?netflix|new series)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|my kid|exam)\b/u,
    tries: [
      'what should i watch tonight i have been scrolling netflix for an hour',
      'which movie for a girls night with wine nothing sad',
      'recommend me a book im in a slump',
      'my husband and i fight every movie night cant agree on anything',
      'something funny to watch tonight?',
      'which book for the beach',
      'im sick on the sofa with soup, give me a good series, no murders please',
      'my date wants horror and i want a musical, movie night in an hour',
      'is it sad to watch the same sitcom for the ninth time when i need something to watch',
      'any film tip for three generations on one couch, 8 to 80',
      'the kids are asleep, the wine is open, we have exactly two hours, and we cant decide what to watch as always',
      'what should i read after i loved everything by elena ferrante',
    ],
    says: {
      told: "Take one you already know and love; on a tired evening the comfort beats the new thing nine times out of ten. If you want new, set a timer for five minutes, three candidates, flip a coin, and the coin's wrong if you feel disappointed. With two people, one picks three and the other chooses from them. Next time you swap.",
      how: 'Five minutes, no more. Decide the mood first, laugh, cry, cosy or scared, then take the third title that fits it. Keep a note on your phone where you write every film and book anyone ever recommends to you, and next time choose from that. Choosing from five is easy, from five thousand nobody can.',
      should:
        "Take the title people have mentioned to you most often lately, and give it twenty minutes or thirty pages tonight; if you don't care what happens next, stop without guilt. A story doesn't have to be finished because it was begun. When in doubt, pick the shorter one.",
    },
  },
  {
    id: 'small-decision',
    words: [
      /\b(?:cant (?:ever |really |even )?(?:decide|choose|commit to a)|(?:hard|difficult|impossible) to (?:decide|choose)|never (?:decide|know which)|which one (?:should|do) i|help me (?:decide|choose|pick)|undecided|so many (?:options|choices)|two options|analysis paralysis|blue or|or the (?:blue|green|red|black|white|other)|choose between|cant decide|cannot decide|can not decide|indecisive|indecision|cant choose|cant make up my mind|cant pick|torn between|decision fatigue|flip a coin|coin flip|(?:cant|cannot|cant i|hard to) make (?:simple |small |any |easy )?decisions?)\b/u,
    ],
    unless:
      /\b(?:name(?:s)? for|baby|wedding dress|my heart|ex|partner|career|country|jobs|degree|stay or|leave|divorce|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|divorc\w*|abort\w*|leave him|leave her|marry|surgery|pregnan\w*|two (?:men|guys|women|girls)|between (?:him|her|my|two (?:men|guys))|keep the baby|watch|job|move|college|university)\b/u,
    tries: [
      'i cant decide between the green sofa and the grey one its been three weeks',
      'im so indecisive i stood in front of the cereal for ten minutes',
      'torn between going to lisbon or rome in may',
      'why cant i make simple decisions anymore',
      'help me choose, blue or green',
      'i can never decide anything',
      'an hour in front of 40 kinds of white paint, cant choose, my husband went home',
      'torn between two rugs and my flatmate says im insane',
      'is it normal to read 200 reviews before buying a kettle and still not decide, im so indecisive',
      'my girlfriend cant choose a dish, the waiter came back four times',
      'weve compared every hotel in sardinia for a month, made a table with prices and stars, and i cant make up my mind',
      'how do decisive people do it, even a birthday card is hard to choose',
    ],
    says: {
      told: "When it's this hard to choose, both are probably fine, and that's exactly why it's hard. Toss a coin, and while it's in the air notice which side you hope for; that's your answer, whatever it lands on. Then don't look at the other option again for a month. For small things a good enough choice today beats the best one in three weeks.",
      why: "Usually because the two are close, or because you're tired; a head that's made forty choices by evening can't make the forty-first. Sometimes it's fear of being blamed for the wrong one. Decide small things in the morning, and cut the options to two before you start thinking.",
      how: "Cut it to two, give yourself ten minutes, and toss a coin to see which side you hope for. If it can be undone or exchanged, choose fast. If it can't, sleep one night on it and tell one person your reasons aloud. The one you defend with more warmth is the one.",
    },
  },
  {
    id: 'bored',
    words: [
      /\b(?:(?:everything|life|days?|weekends?|here|town) (?:is |are )?(?:so |too )?boring|boring (?:here|weekends?|days?|town|sunday)|nothing (?:ever )?happens here|monotonous|every day (?:is|feels) (?:the )?same|stuck in a rut|work eat sleep|need a hobby|in a rut|bored|boring life|boredom|nothing to do|so bored|life is (?:so )?boring|my life is boring|days (?:are|feel) (?:all )?the same|same (?:thing )?every ?day|groundhog day|bored out of)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|my (?:dog|cat|kid|son|daughter|toddler|puppy)|kids|bored (?:of|with) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|marriage|relationship))|bored of me|bored with me)\b/u,
    tries: [
      'im so bored its sunday and it rains and i hate everything on tv',
      'is it normal to be bored all the time even with a phone in my hand',
      'what do i do when theres nothing to do and no money',
      'bored bored bored',
      'nothing ever happens here',
      'retired in march, mowed the lawn, cleaned the shed, its tuesday and im bored',
      'is it ok to be bored on maternity leave, i love my baby but the days are all the same',
      'small boring town in alberta, one pub, minus thirty, what do people do',
      'my flatmate says boredom is a luxury, well then im rich',
      'i have a good life really, health, a nice husband, a garden, and i feel so bored that i rearrange spices',
      'why am i bored of every hobby after two weeks',
    ],
    says: {
      told: "Boredom is energy with nowhere to go, so give it something with your hands and an end: cook a thing you've never made, clear one drawer, walk to a street you've never been down. Put the phone in another room first, since it dulls boredom without curing it. If it's the whole life that feels the same, change one fixed thing a week: a class, a route, a person.",
      normal:
        "Normal, and with a phone more so, because scrolling keeps you busy without interesting you. A bit of boredom is even good, ideas come out of it. If nothing at all appeals to you for weeks, not even things you used to love, that's something else, and worth telling a doctor.",
      why: 'Usually because the days ask too little of you, or the same thing every day. People need something slightly too hard and somebody to tell about it. Think of the last time an hour flew, and put a bit more of that into the week.',
    },
  },
  {
    id: 'waiting',
    words: [
      /\b(?:still waiting|the waiting|have to wait|awaiting|havent heard (?:back|anything)|no news|waiting|wait any ?(?:more|longer)|hate to wait|cant stand the wait|the wait is|limbo)\b/u,
      /\b(?:months|nerves?|nervous|sick of|ages|inbox|visa|embassy|landlord|this long|should i call|kill\w* me|hate|unbearable|torture|worst|driving me|crazy|hard\w*|cant (?:stand|take|bear|stop)|tired of|limbo|refresh\w*|forever|patien\w*|anxi\w*|weeks|days|results?|answer|reply|hear back|news|call)\b/u,
    ],
    unless:
      /\b(?:other shoe|delivery|parcel|package|period|test|text\w*|he|she|pregnan\w*|ivf|therapist|ghosted|boyfriend|girlfriend|crush|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|biops\w*|scan|mri|tumou?r|cancer|married|propos\w*|waiting (?:for|on) (?:him|her) to|waiting list|waiting room|surgery|cheat\w*|hospital|blood test|waiter)\b/u,
    tries: [
      'waiting for my exam results is killing me i refresh the page every ten minutes',
      'hate this limbo they said they would call in two weeks about the flat',
      'how do you survive waiting for an answer',
      'ive been waiting for three weeks to hear back and i cant stand it',
      'waiting is the worst',
      'still no news, hate this limbo',
      'the embassy has had our papers for five months and im waiting by the door every time the post comes',
      'how do you stop checking the inbox, im waiting for the university to decide',
      'they said youll hear by friday, its tuesday, should i call or keep waiting',
      'my daughter in madrid is waiting for the jury results and im more nervous than her',
      'we viewed the house, made an offer, packed half the kitchen in our heads, and now weve been waiting for the bank for weeks',
      'is it a bad sign if i have to wait this long for an answer',
    ],
    says: {
      told: "Waiting is hard because it's all worry and no task, so give it a task. Decide when you'll check, say ten and five o'clock, and not in between. If a date has passed, ask once, politely: \"I wanted to check where things stand.\" And plan something for the evening of the answer, whichever answer it is, so that day has more in it than news.",
      how: "Fence it in. Two fixed times a day for checking, notifications off, and a job that takes your hands, like painting a shelf or batch cooking. Write down what you'd do on a yes and what you'd do on a no, one line each. Once both roads exist, the wait has less to threaten you with.",
      should:
        "Ask, once, if the date they named has passed or if it's been two weeks with no word. One friendly line harms nothing and often gets things moving. If they gave a date that's still ahead, hold off till the day after it.",
      why: "Because not knowing is often harder than bad news; the mind keeps rehearsing both endings and can't put either down. It also makes time crawl, since you keep looking at the clock. Filling the hours isn't distraction, it's the actual remedy.",
    },
  },
  {
    id: 'silence-at-home',
    words: [
      /\b(?:(?:house|flat|apartment) (?:\w+ ){0,2}(?:quiet|silent|empty)|quiet (?:at|in) (?:home|night|here|the house|the evening)|only (?:sound|noise)|radio on|podcasts? (?:on|running|all)|cant (?:be in|do|stand|handle) silence|need noise|silence|(?:house|home|flat|apartment|place|it|its|here|room|evenings?|nights?) (?:is |feels |got |so |too |gets |very )*quiet|quiet house|empty house|house is (?:so |too |very )?(?:quiet|empty|silent)|background noise|tv on (?:for|just|all)|silent (?:house|flat|apartment|evening)s?)\b/u,
    ],
    unless:
      /\b(?:treatment|husbands|says nothing|to me|dentist|disco|film|movie|silent treatment|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|radio silence|ignor\w*|not talking|doesnt talk|wont talk|reply|text\w*|noise cancel\w*|neighbou?rs?|coffee|tea|dream(?:s|t|ed|ing|pt)?|nightmares?|from (?:him|her)|he|she|hes|shes|him|boyfriend|husband|wife|girlfriend|partner|his silence|her silence|quiet (?:person|one|kid)|(?:are you|youre|im|i am|you are) (?:always |too |so )*quiet)\b/u,
    tries: [
      'the house is so quiet since the kids moved out i leave the tv on for company',
      'i cant stand silence i always need background noise even to sleep',
      'sitting in silence tonight and its the first peace in months',
      'is it weird that an empty house scares me at night',
      'the house is quiet',
      'silence at last, lovely',
      'i come home to porto alegre from the office and the only sound is the fridge',
      'kids are at their grandparents, the house is quiet and i dont know what to do with my arms',
      'is it normal to sleep with podcasts on because i cant stand silence',
      'my flatmate moved out, the apartment feels empty, i talk to the kettle',
      'we used to be five at that table, fighting over potatoes, and now the house is so quiet i can hear the clock',
      'why does silence make me nervous when others pay for retreats',
    ],
    says: {
      told: "Silence shows you whatever was under the noise, so it can be the best hour of the week or the hardest. If it weighs on you, give it a human sound: a radio voice in the kitchen, a standing call at seven, a window open to the street. If you're starting to like it, sit in it ten minutes a day with nothing in your hands.",
      normal:
        "Normal both ways; plenty of people keep a voice on in the next room, and plenty crave an hour with none. A house that used to be full sounds louder when it's empty. You'll get used to its small noises, and in the meantime the radio is good company.",
      why: "Because noise keeps thoughts at arm's length, and when it stops they come and sit down. After a full or tense time, quiet can feel like something's wrong. Take it in small portions, ten minutes with tea, and it usually turns from empty to calm.",
    },
  },
  {
    id: 'too-many-tabs',
    words: [
      /\b(?:to do list|todo list|million things|(?:too|so) (?:much|many things) to do|drowning in (?:emails?|tasks)|cant think (?:straight|clearly)|snowed under|swamped|everything at once|hundred things|brain is (?:fried|full)|head is (?:full|exploding)|frazzled|stretched (?:too )?thin|(?:too many|so many|\d+|hundred|hundreds of|million|thousand) (?:\w+ )?tabs|tabs open|unread (?:emails|messages)|(?:brain|head|mind) (?:is |has |feels |like )*(?:a )?(?:full|fog|scrambled|mush|noisy|browser|overload\w*)|overwhelm\w*|overload\w*|too much (?:at once|on my plate|going on)|cant focus|cant concentrate|scatter ?brain\w*|scattered)\b/u,
    ],
    unless:
      /\b(?:dizz\w*|vertigo|new city|fresh start|start over|new life|in life|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pregnan\w*|newborn|diagnos\w*|love|covid|concussion|medication|chemo|menopause|adhd|ashes|joy|happ\w*|grie\w*|mom|mum|dad|mother|kids?|baby|caring)\b/u,
    tries: [
      'i have 87 tabs open and a brain to match',
      'so overwhelmed i cleaned the fridge instead of doing my taxes',
      'cant focus on anything i start six things and finish none',
      'how do i calm down when theres too much on my plate',
      'overwhelmed, where do i start',
      'my brain is full',
      'to do list with 46 points and i spent the morning choosing a pen',
      'is it adulthood that i start every task and finish none, everything at once always',
      'moving house, tax, a wedding and my thesis, im swamped and my answer is to bake',
      '4000 unread emails, i moved to a new address lol',
      'i made lists, bought an app, coloured the calendar, and im still so overwhelmed that i sit on the stairs and stare',
      'how do other people keep so many tabs in their head without crying',
    ],
    says: {
      told: "When it's all too much at once, too many tabs open in the browser or the head, get them out onto one sheet of paper, everything, in any order. Circle the one with a real deadline and cross out what can wait a week. Then do twenty-five minutes on the circled one with the phone in another room. Close the rest; you won't miss what's in tab forty.",
      how: "Paper first: write every open thing down until nothing comes. Then three piles, today, this week, not mine. Do the smallest one from today's pile right away, just to get moving, and the hardest one next with a timer. Tell someone what you're dropping, so it's truly dropped.",
      normal:
        "Normal, and nearly everyone with a phone and a job knows it. A head isn't made to hold thirty unfinished things. If it's been like this all your life, or you can't manage daily tasks, it's reasonable to talk to a doctor about it.",
      why: "Mostly because unfinished things keep ringing until they're written down or done, and each new one interrupts the last. Poor sleep makes the ringing louder. It isn't a lack of will. A list outside your head and one closed door do more than trying harder.",
    },
  },
  {
    id: 'overthinking-text',
    words: [
      /\b(?:blue ticks?|read receipt|whatsapp|voice message|dots|punctuation|wrote k|kiss at the end|smiley|text|texts|texted|texting|message|messages|messaged|dm|reply|replied|replies|emojis?|full stop|period|thumbs up|one word|typing|voice note|left on (?:read|seen)|delivered|double text\w*)\b/u,
      /\b(?:overthinking|wrote back|freaking out|freak\w* out|worded|mad at me|is (?:he|she) (?:mad|angry)|unsend|unsent|look needy|100 times|hundred times|ten times|overthink\w*|over think\w*|over ?analy[sz]\w*|analy[sz]\w*|reread\w*|re read\w*|read into|reading into|obsess\w*|spiral\w*|panic\w*|what does it mean|what did (?:he|she|they) mean|drafts?|rewrit\w*|deleted|regret|screenshot\w*|cringe|sounded (?:weird|rude|needy))\b/u,
    ],
    unless:
      /\b(?:text i send|texts i send|messages i send|before i send|doctors?|work from|scam|phishing|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|ex|spy\w*|his phone|her phone|bible|tarot|psychic|scam\w*)\b/u,
    tries: [
      'he replied ok with a full stop and im spiraling',
      'i sent a long message and now i reread it every five minutes and regret it',
      'how do i stop overthinking every text',
      'my boss sent a thumbs up what does it mean im panicking',
      'he only wrote k, im freaking out',
      'overthinking a text again',
      'she used one exclamation mark instead of three, is she mad at me, we text all day normally',
      'my boss answered my message with noted and i have been analysing it since lunch',
      'should i send a second message or does that look needy, i drafted four',
      'we had a great evening in prague, she hugged me twice, and then her message just said thanks, what does it mean',
      'i unsent a whatsapp and now he knows i unsent it, regret',
    ],
    says: {
      told: 'A text has no voice and no face, so your mind fills them in, and it fills them in with whatever you\'re afraid of. Take it at its plainest meaning until something else is proved: "ok." mostly means ok. Put the phone in a drawer for two hours. If it still bothers you after that, ask or call; thirty seconds of voice clears up what forty rereadings can\'t.',
      normal:
        'Very normal; nearly everyone has stared at a dot or a thumb and written a tragedy around it. It happens most with people whose opinion matters to you. Most short replies are sent at a bus stop with one hand.',
      them: 'Nobody can read a mood out of a message, and I can\'t see into {who|that person}. What you can look at is the pattern over weeks: does {who|that person} answer, turn up, ask things back? One short reply against a good pattern weighs nothing. If the pattern itself has changed, ask: "All good with us?"',
      should:
        "Leave it for a day before you send anything more. A second message meant to repair the first usually makes it bigger. If there's something truly unclear, ask one plain question instead of explaining yourself, and prefer a call to a paragraph.",
    },
  },
  {
    id: 'overthinking',
    words: [
      /\b(?:overthinker|think too much|thinking too much|too much in my head|stuck in my head|in my own head|head (?:wont|doesnt|never) (?:stop|shut|switch)|(?:mind|brain|head|thoughts) (?:keeps?|is|are|never|always) (?:going|racing|spinning|stops?|running|in circles)|circl\w* thoughts|replay(?:ing)? (?:conversations|everything)|go(?:ing)? round in circles|second guess\w*|worry about everything|worrier|worry too much|overthink\w*|over think\w*|overanaly[sz]\w*|cant (?:stop|switch off|turn off) (?:my )?(?:think\w*|brain|thoughts|head|mind|worrying)|mind (?:wont|doesnt) (?:stop|shut)|brain (?:wont|doesnt) (?:stop|shut|switch)|racing thoughts|ruminat\w*|what ifs|worst case)\b/u,
    ],
    unless:
      /\b(?:falling asleep|middle of the night|song|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|about (?:him|her|someone)|ex|crush|this (?:guy|girl|man|woman)|wav(?:ed|ing)|sleep with|pregnan\w*|cheat\w*|text\w*|messag\w*|cancer|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'im an overthinker and i exhaust myself and everyone else',
      'i cant stop thinking about what if i choose wrong',
      'my brain wont shut up even in the shower',
      'how do i stop overthinking everything i said at the party',
      'i think too much',
      'my head never stops',
      'overthinker here, i plan conversations that never happen, both sides, with footnotes',
      'my girlfriend says i worry too much about everything, she sleeps, i calculate disasters',
      'is overthinking genetic, my mother ran through every worst case at breakfast',
      'how do i stop being stuck in my own head, its loud in here',
      'had a lovely day at the lake, good people, nice food, and in the evening i go round in circles about one thing i said',
      'why do i second guess every decision, even which shoes',
    ],
    says: {
      told: "Overthinking feels like work, and the test is simple: have the last ten minutes brought anything new? If not, it's a loop, so get it out of your head and onto paper, the worry, the worst case, and one thing you could do. Then move your body, because loops hate stairs and dishes. Keep a worry half hour at six and send the rest there.",
      how: 'Give it a time and a place. Half an hour at six with a pen, where you write what you fear and one step for each; when it comes outside that, say "six o\'clock" and go on. Do something with your hands and your voice, cook, sing, call. If it takes over your days, a doctor or counselor can help with exactly this.',
      normal:
        "Normal, and common in people who are careful and have been surprised badly before. The mind thinks that rehearsing keeps you safe. It's worth getting help if it costs you sleep most nights or stops you from doing things.",
      why: "Because your mind treats an open question like a danger and keeps patrolling. It's often worst when you're tired or when nothing can be done yet. A written next step, however small, tells it that somebody is in charge, and then it quiets down.",
    },
  },
  {
    id: 'perfectionism',
    words: [
      /\b(?:never (?:good|happy|satisfied) (?:enough|with (?:anything|what i|my))|not good enough (?:for me|until)|good is never|high standards|standards (?:are )?too high|all or nothing|redo (?:it|everything|things)|fail(?:ure|ing) (?:is not|scares|terrif\w*)|flawless|mistakes? (?:haunt|kills?|eat)|afraid of (?:doing|getting) it wrong|has to be (?:right|flawless)|perfection\w*|perfectionist\w*|(?:has|have|needs?|got) to be perfect|nothing i do is (?:ever )?good enough|afraid (?:of|to) fail\w*|fear of failure|scared (?:of|to) fail\w*|afraid (?:of|to make) mistakes)\b/u,
    ],
    unless:
      /\b(?:for him|my standards too high|men|dating|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|for (?:him|her)|he says|she says|cheat\w*|weight|eating|body|wedding|tattoo|parents|mother in law)\b/u,
    tries: [
      'im such a perfectionist it took me four hours to write one email',
      'nothing i do is good enough for me i tear up every drawing',
      'how do i stop needing everything to be right it has to be perfect or i dont start',
      'scared to fail so i never apply',
      'perfectionist problems',
      'scared to fail again',
      'had to redo everything eleven times until it was flawless and missed the deadline',
      'my 10yo tears up her drawings because it has to be perfect, just like me',
      'why cant i hand in anything, its never good enough until its too late',
      'im a nurse in cologne and one small mistake keeps me awake, it all has to be perfect',
      'is perfectionism a strength or should i get rid of it',
      'the party was lovely, everyone said so, and all i can think of is the sauce, im such a perfectionist',
    ],
    says: {
      told: 'Perfectionism is fear with very good manners, and what helps is finishing things on purpose at eighty percent. Choose one task today, decide beforehand what "done" is and how long it gets, and stop when the timer rings. Send it. Then look at what actually happened. Usually nobody saw the missing twenty percent, and you got your evening back.',
      how: 'Set the finish line before you start: "two drafts, forty minutes, then it goes." Make a bad first version deliberately, since a bad page can be mended and a blank one can\'t. Hand one small thing in unpolished every week and write down what happened. After a month you\'ll have proof, and proof works better than advice.',
      why: "Often because praise once came for results, so a mistake feels like losing more than the task. The high bar protects you from being judged, and it also keeps you from starting. It's worth keeping the care and dropping the threat behind it.",
      normal:
        "Normal to want it right, and lots of capable people have this. It's gone too far when you miss deadlines, don't begin, or can't enjoy anything finished. The cure isn't caring less, it's agreeing with yourself in advance what's enough.",
    },
  },
  {
    id: 'procrastinating',
    words: [
      /\b(?:procrastinator|putting off|put off|keep (?:putting|avoiding|pushing)|due (?:tomorrow|in \d|today)|deadline (?:is )?(?:tomorrow|tonight|in)|cant bring myself to|should be (?:working|studying|writing)|havent started|still havent (?:done|started|opened|written|called)|cant get started|unopened (?:letters?|mail)|avoid(?:ing)? (?:the|my) (?:mail|letters|taxes|phone|emails?)|leav(?:e|ing) everything to|procrastinat\w*|putting (?:it |things |everything )?off|put (?:it |things |everything )?off|keep (?:delaying|postponing|avoiding)|last minute|cant (?:get|make) myself (?:to )?(?:started|start|do)|cant start|been avoiding|revenge bedtime|dont start|lazy|laziness)\b/u,
    ],
    unless:
      /\b(?:overwhelm\w*|dentist|sex|diet|baby|exercise|work ?outs?|gym|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|doctor|lump|my (?:husband|wife|son|daughter|boyfriend|girlfriend|partner|coworker|roommate|kid)s? (?:is|are) (?:so |very |just )?lazy|lazy eye|perfect|(?:he|she|hes|shes|husband|wife|boyfriend|girlfriend|son|daughter) (?:is )?(?:so |just |very |too )?lazy|cancel\w*|wedding)\b/u,
    tries: [
      'i have been putting off one phone call for six weeks',
      'procrastinating my essay again by cleaning the oven',
      'why do i always do everything last minute and then hate myself',
      'am i lazy or is something wrong with me i cant make myself start',
      'i should be working right now',
      'procrastinating, as always',
      'tax return due tomorrow and i alphabetised the spices',
      'my letters lie unopened in a drawer since march, i cant bring myself to look',
      'is it adhd or am i lazy, i only start when it burns',
      'how do i make my 19yo son stop leaving everything to the last minute',
      'i have a whole free day, snacks, a clean desk in a library in oslo, and i still havent started the chapter',
      'why do i put off the things that take five minutes',
    ],
    says: {
      told: "Putting things off is seldom laziness; usually the task is foggy, boring, or a little frightening. So make the first step laughably small: open the file, find the number, write the date. Set ten minutes and promise yourself you may stop after them. Mostly you won't, because starting was the hard part. Do it before you've decided whether you feel like it.",
      how: 'Shrink it and name it. Not "taxes" but "find the envelope," ten minutes, at nine tomorrow, at the kitchen table. Phone in another room, someone on a call doing their own work alongside you if you can. When you stop, write down the very next step so you can begin again cold.',
      why: "Because you're dodging a feeling more than the task: being bored, being judged, not knowing how. Putting it off brings relief at once, and that's why it sticks. Ask which of the three it is, and the remedy changes: make it shorter, make it private, or ask somebody how.",
      normal:
        "Normal, everybody's oven is cleanest before a deadline. You're not lazy if it bothers you; lazy people sleep fine. If it's costing you jobs, money or health, or has been so since childhood, talk to a doctor, because there's help for that too.",
    },
  },
  {
    id: 'people-pleasing',
    words: [
      /\b(?:cant ever say no|couldnt say no|said yes (?:again|even though|to (?:a|another|everything))|saying no is|please everyone|make everyone happy|people pleasing|take advantage|takes advantage|put(?:ting)? (?:others|everyone else|myself) (?:first|last)|set boundaries|setting boundaries|feel guilty (?:for|when i) say(?:ing)? no|dont want to (?:disappoint|let) (?:anyone|people)|people pleas\w*|pleaser|cant say no|cannot say no|never say no|always say yes|say(?:ing)? yes to everything|hard to say no|hard time saying no|how to say no|doormat|walk(?:s|ed)? all over me|pushover|everyone (?:uses|takes advantage of) me|taken advantage of|too nice)\b/u,
    ],
    unless:
      /\b(?:slept with|said yes to the dress|proposed|marry|he used me|for sex|for money|used me for|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|drink|drugs?|sex\w*|drunk|assault\w*|rape\w*|too nice (?:out|a day)|addict\w*)\b/u,
    tries: [
      'i cant say no to anyone and now im organising three baby showers',
      'im a people pleaser and i dont even know what i like anymore',
      'everyone walks all over me because im too nice',
      'how to say no to my neighbor who always wants rides',
      'i never say no',
      'how to say no nicely',
      'said yes to a third committee at school, i dont even have a child there',
      'my sister only calls when she needs a babysitter, i always say yes and hate myself',
      'is it wrong to set boundaries with your own mother',
      'why do i laugh at my boss jokes and agree to everything, im such a pushover',
      'she asked me to be bridesmaid, im broke, i live in another country, and of course i couldnt say no',
      'im 58 and tired of putting everyone else first, where do i start',
    ],
    says: {
      told: 'If saying no is hard, don\'t start with no, start with later: "Let me check and tell you tomorrow." That one line ends most automatic yeses, because it gives you a night to notice what you want. Then answer short, without a reason: "I can\'t this time." Practice on small things first. The people worth keeping adjust quickly, and the rest only liked the service.',
      say: '"I can\'t this time, but thank you for asking." No reason, because reasons get bargained with. If they push: "I know it\'s a pain, and it\'s still a no." For a standing favor: "I\'ve been glad to do it, and I need to stop at the end of the month." Then be quiet and let it be awkward for five seconds.',
      why: "Most often because being useful was once the safest way to be liked, and it worked, so it stayed. A no still feels like a risk even when nobody would mind. You find that out only by trying one and seeing that the friendship's still there on Monday.",
      normal:
        "Very normal, and setting a limit isn't wrong, not even with your own mother. Being kind isn't the fault; the yes you don't mean is. If you feel cross after helping, that crossness is a no that arrived late.",
    },
  },
  {
    id: 'saying-sorry-too-much',
    words: [
      /\b(?:sorrys|sorries|i apologi[sz]e|sa(?:y|ys|ying|id) sorry|apologi[sz]\w*|sorry)\b/u,
      /\b(?:overly|way too|stop apologi[sz]\w*|a habit|existing|breathing|before i (?:speak|ask)|automatically|(?:someone|somebody) (?:bumps|steps)|checkout|too much|too often|all the time|for everything|constantly|everything|always|nonstop|chairs?|exist\w*|for nothing|every (?:time|sentence|email|five)|stop saying|for no reason|a lot|\d+ times)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|he (?:never|always|keeps|says)|she (?:never|always|keeps|says)|hit\w*|never apolog\w*|affair|forgive|my loss|your loss)\b/u,
    tries: [
      'i say sorry for everything i apologised to a chair today',
      'my coworker counted and i said sorry 14 times in one meeting',
      'how do i stop apologizing all the time its annoying everyone',
      'why do i say sorry constantly even when someone bumps into me',
      'i apologize too much',
      'stop saying sorry, i know',
      'said sorry to the self checkout, is there help for me',
      'my therapist charges me a coin every time i say sorry for no reason',
      'my girlfriend apologises constantly, even when i spill something, how do i help her',
      'is saying sorry all the time a woman thing or a me thing',
      'at work in geneva i start each email with sorry to bother you, every single one, and my boss pointed it out, its a habit',
      'why do i apologise when somebody steps on my foot',
    ],
    says: {
      told: 'Swap the sorry for a thank you and most of it sorts itself out: "thanks for waiting" in place of "sorry I\'m late," "thanks for listening" in place of "sorry for rambling." Keep sorry for when you\'ve stepped on a foot. In emails, delete the first one before you send. Nobody minds your asking, standing or taking up a chair.',
      how: 'Pick one place to begin, say emails, and search for the word before you send. Then learn three swaps: "thank you for waiting," "excuse me," "I\'ve got a question." When one slips out, don\'t apologize for it; and if it\'s someone close to you, answer "nothing to be sorry for" and go on. Give it three weeks; it\'s a habit of the mouth and it loosens like any other.',
      why: "Mostly it's a habit of keeping the peace before there's any war, learned where someone's mood had to be watched. It makes you smaller in advance so nobody else has to. It's a kind reflex with a poor aim, and it can be retrained one sentence at a time.",
      normal:
        "Very common, and people find it more endearing than annoying. Still, it tells others you did wrong when you didn't, and after a while you believe it as well. Halving it is plenty.",
    },
  },
  {
    id: 'no-tears-at-funeral',
    words: [
      /\b(?:dry eyes?|eyes stayed dry|didnt shed|feel nothing|felt nothing|(?:didnt|did not|dont|do not|cant|cannot|couldnt|could not|havent|have not|not|never|no|wont|without|wasnt|unable to) (?:\w+ ){0,2}(?:cr(?:y|ied|ying)|tears?|shed|wept|weep))\b/u,
      /\b(?:coffin|grave|died|loss|mourning|dies|funeral|died|death|passed|burial|wake|cremat\w*|buried|lost my|grie\w*|gone)\b/u,
    ],
    unless:
      /\b(?:breakup|broke up|divorc\w*|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|job|keys|wallet|phone|exam|test|dream(?:s|t|ed|ing|pt)?|nightmares?|stop crying|cant stop)\b/u,
    tries: [
      'i didnt cry at my fathers funeral and my aunt noticed',
      'my grandma died in may and i still havent cried is something wrong with me',
      'why cant i cry since mom passed i just make lists and coffee',
      'everyone was sobbing at the burial and i had no tears',
      'no tears since she died',
      'i couldnt cry at the funeral',
      'everyone at grandpas burial was weeping, my eyes stayed dry and i thought about parking',
      'dad passed on monday and i havent cried, i just answered emails, am i a monster',
      'my 14yo didnt cry when his dog died and plays games all day, should i worry',
      'will it hit me later, mum died three weeks ago and i feel nothing',
      'we were so close, phoned on sundays for thirty years, and at her funeral not one tear came, didnt cry at all',
      'is it normal that i cannot cry about my brothers death but cried about a broken cup',
    ],
    says: {
      told: "I'm sorry for your loss, and there's nothing wrong with dry eyes. Grief doesn't always come as tears, and hardly ever on time: for many people it comes as tiredness, lists, anger, or a blank, and then weeks later over a coat in the closet. You don't have to prove love to anyone by crying. Say their name to someone this week, and tell one small story.",
      normal:
        "It's normal, and very many people know it and keep it to themselves. Shock, organizing, and being watched all keep tears away. It measures nothing about your love. They may come later over some small thing, or never, and both are ways of mourning.",
      why: "Often because the body holds you upright through the worst days and lets go only when it's safe. Some people grieve by doing, some by talking, some long before the end if the illness was slow. It isn't coldness. If you stay numb for months and nothing reaches you, a doctor or a grief line is there for exactly that.",
      will: "The tears may come, often over something small like a voicemail or a jar of jam, and they may not. Nobody can tell you when, and you don't need them for it to count. Leave some room: a walk alone, a photo, music. And if the numbness lasts for months, talk to someone trained in grief.",
    },
  },
  {
    id: 'feeling-nothing',
    words: [
      /\b(?:(?:feel|feels|feeling|felt) (?:so |just |completely |totally |kind of |nothing but )*(?:nothing|numb|empty|flat|dead inside|hollow|blank)|nothing (?:feels|brings|makes me|matters|touches)|no (?:emotions?|feelings) (?:left|any ?more|at all)|emotionally (?:numb|flat|dead|empty)|lost (?:interest|joy) in (?:everything|anything)|no joy|cant (?:enjoy|feel) anything|dont (?:i )?enjoy anything|dont care about anything|meh|indifferent|shut down inside|emptiness|(?:feel|feels|feeling|felt) (?:nothing|numb|empty|flat|dead inside|hollow|blank)|numb|numbness|emotionless|dont feel anything|cant feel anything|do not feel anything|empty inside|going through the motions|autopilot|nothing excites me)\b/u,
    ],
    unless:
      /\b(?:(?:he|she|hes|shes) (?:is |was |seems )?(?:so )?indifferent|relationship|marriage|stomach|funeral|flat tyre|flat tire|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|moved out|hand|hands|arm|arms|leg|legs|foot|feet|toes?|fingers?|face|tongue|lips|funeral|for (?:him|her)|towards?|about (?:him|her)|dentist|died|passed|in bed|sex|birthday|book|nest|house)\b/u,
    tries: [
      'i feel nothing lately not sad not happy just flat',
      'got the job i wanted and i felt empty',
      'is it normal to go numb after a really stressful year',
      'im on autopilot nothing excites me not even food',
      'i feel so empty',
      'numb to everything lately',
      'not sad, not happy, just meh, for three months now',
      'everyone cheered when i graduated in glasgow and inside nothing, i feel flat like a screen',
      'why dont i enjoy anything anymore, even my guitar is just wood',
      'my sister says she feels hollow and laughs about it, should i be worried',
      'good job, healthy kids, sunny weekend by the river, and im going through the motions like an actor',
      'will this emptiness go away by itself',
    ],
    says: {
      told: "Feeling nothing is often what's left after feeling too much for too long; the system turns everything down, the good along with the bad. Don't chase big joy. Go for small sensations daily: cold air, hot food, a song loud, one person face to face. If it's been more than two weeks, or sleep and appetite have gone with it, please tell a doctor; that's a good reason to go. If you ever think about not being here anymore, tell someone today.",
      normal:
        'For a while, yes: after a hard year, a shock or even a big success, many people go flat. It usually lifts with rest, food and company. If it lasts beyond two weeks, or you stop caring what happens to you, please talk to a doctor and someone close soon.',
      why: "Usually because you've been running on effort for a long time, and the body saves power by switching feelings off, all of them at once. Too little sleep, too much alone, some medicines and low mood can do it as well. A doctor can sort out which, and it's worth asking if weeks have gone by.",
      will: "It mostly does come back, in small flickers first, a joke, a taste, being annoyed again. Nobody can give you a date. It comes sooner with sleep, daylight, people and less pressure to feel, and with a doctor's help if it's lasted more than two weeks.",
    },
  },
  {
    id: 'too-sensitive',
    words: [
      /\b(?:sensitivity|sensitive (?:soul|man|guy|woman|girl|heart)|thin skinned|thin skin|cry(?:baby| baby)|everything (?:affects|gets to|touches) me|easily (?:hurt|offended|upset|overwhelmed)|hurt (?:so |too )?easily|feel too much|empaths|crowds drain|overly emotional|too emotional|take (?:it|everything|things|criticism) (?:so |too |very )?(?:hard|personally|to heart)|soak up|(?:too|so|very|super|over|overly|highly|oversensitive|hyper) ?sensitive|oversensitive|hsp|empath|feel (?:everything )?too (?:much|deeply)|feel everything|absorb\w* (?:other |everyones )|thick(?:er)? skin|take (?:everything|things|it all) (?:so |too )?(?:personal\w*|to heart)|sensitive person)\b/u,
    ],
    unless:
      /\b(?:gluten|light|noise|sound|teeth|pregnan\w*|my (?:7|8|9|10|11|6|5) ?yo|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|skin is|teeth|tooth|nipples?|stomach|food|information|hits? me|my (?:son|daughter|kid|child|toddler) is)\b/u,
    tries: [
      'everyone says im too sensitive since i was five',
      'im an empath and i come home from parties with everyones moods on me',
      'how do i get a thicker skin at work i take everything personally',
      'is it bad to feel everything this much the news ruins my whole week',
      'im too sensitive for this world',
      'everything gets to me',
      'my dad calls me thin skinned whenever i say that something hurt',
      'one look from my boss and my day is over, why do i take everything so personally',
      'is it a gift or a burden to be highly sensitive, im a man of 38 and hide it',
      'my girlfriend is very sensitive and i feel like walking on eggs, how do i talk to her',
      'crowded tram in istanbul, loud phones, somebody in a bad mood, and i come home worn out because i soak up all of it, empath problems',
      'how do i stop getting hurt so easily by jokes',
    ],
    says: {
      told: 'Feeling a lot is a fine instrument without a volume knob, so the job is building the knob, and you can keep the instrument. Ration the loud things: news once a day, parties with a way home, ten quiet minutes after people. When a remark hits, ask "is this about me, or about their day?" before you take it in. And keep near those who like you this way.',
      normal:
        'There\'s nothing bad about it; a good share of people are built more finely than the rest, and "too sensitive" is often said in place of "sorry." You need more recovery, that\'s all. If it stops you from leaving the house or working, get some help with it.',
      how: 'Put a gap between the blow and the verdict. When something stings, write it down word for word and look at it tomorrow; half of it will be about the other person\'s day. Ask for facts: "Which part should I change?" Plan rest after people the way others plan sports. And if it\'s someone close who feels this much, choose a calm hour and bring one thing only.',
      say: 'To "you\'re too sensitive": "Maybe. It still hurt, and I\'d like you not to say it again." Calm, once. You\'re not asking them to agree about how much you should feel, you\'re telling them what to leave out.',
    },
  },
  {
    id: 'daydreaming',
    words: [
      /\b(?:interviews in the shower|imagin(?:e|ing) (?:conversations|scenarios|a life|myself|whole|entire|that im)|made up (?:world|life|story|stories|scenarios)|stories in my head|(?:drift|drifting|drifted|space|spacing|spaced) (?:off|out)|fantasy (?:world|life)|shower arguments?|pretend (?:interviews?|conversations?)|day ?dream\w*|maladaptive|head in the clouds|imaginary (?:life|conversations?|friend|world|boyfriend|girlfriend|arguments?)|fake scenarios|scenarios in my head|fantasi[sz]\w*|live in my head|zon(?:e|ed|ing) out)\b/u,
    ],
    unless:
      /\b(?:ai|marketing|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|sex\w*|seizure|my (?:son|daughter|child|kid)|driving)\b/u,
    tries: [
      'i daydream for hours about a life where im a singer in paris',
      'is it normal to have whole imaginary conversations in my head',
      'i make up fake scenarios before sleep every night its my favorite part of the day',
      'how do i stop zoning out in meetings',
      'i daydream all day',
      'lost in daydreams again',
      'i give interviews in the shower about the award i havent won',
      'my teacher wrote that our 8yo lives in a fantasy world, is that bad',
      'is it normal at 43 to have a whole made up life with names and a house in my head',
      'why do i win every argument in imaginary conversations and none in real life',
      'the bus was late, it rained, i missed my stop in utrecht twice because i was daydreaming about running a bookshop',
      'should i stop daydreaming about a man who doesnt exist, he is very nice',
    ],
    says: {
      told: "Daydreams are the mind's own cinema, and they usually show you what the day leaves out: being seen, being free, being held. Take one detail from it into real life this week, a singing class, a call to someone, a different coat. If the daydream eats hours you need or makes you miss people and work, set it a fixed place, such as the last ten minutes before sleep.",
      normal:
        "Normal, nearly everyone does it, and rehearsing conversations is the most common kind of all. It's a playground and costs nothing. It's only worth talking to someone about when you can't stop, or when you prefer it to everything that's real.",
      why: "Because the mind wanders off when the day is dull, lonely or tense, and it goes where it's treated better. Look at what you always are in there: admired, safe, far away. That's the wish, and it's often smaller and nearer than the story around it.",
      how: "Give your hands something: take notes by hand, hold a pen, stand up if you can. When you notice you've gone, don't scold, just name one thing you hear and come back. And grant yourself a set ten minutes for it later. It's easier to postpone a daydream than to forbid one.",
    },
  },
  {
    id: 'talking-to-myself',
    words: [
      /\b(?:talk(?:s|ed|ing)? (?:out )?loud (?:to|when)|talks? to (?:her|his) (?:plants|self)|(?:chat|chats|chatting) (?:with|to) (?:myself|the (?:fridge|kettle|plants))|convers\w+ with my ?self|talk(?:s|ed|ing)? to (?:my ?self|yourself|oneself|himself|herself|my plants?|the plants|my (?:cat|dog|car|houseplants?))|speak(?:ing)? to my ?self|(?:think|thinking|argue|arguing) (?:with myself )?out loud|argue with myself|monologues?)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|voices|hearing|schizo\w*|dementia|alzheimer\w*|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i talk to myself all day out loud in the shop too and people look',
      'is talking to yourself a sign of going crazy',
      'my husband talks to himself in the garage full conversations',
      'i talk to my plants more than to people lately',
      'i talk to myself, is that ok',
      'talking to my plants again',
      'caught by the new neighbour while talking to myself about the weather on the stairs',
      'my mum is 81, lives alone and talks to herself all day, should i worry',
      'is it strange that i argue with myself out loud in the car and lose',
      'my flatmate heard me praise the toaster, i talk to myself more since i work from home',
      'im alone on a farm in norway from october to april, only sheep, and of course i talk to myself',
      'why do i think out loud, now the keys, now the door',
    ],
    says: {
      told: "Talking to yourself out loud is ordinary and even useful: it slows thinking down, helps you find things, and keeps you company. Use it well by saying what you'd say to a friend, and by your own name, because people are kinder that way. If it's become most of the talking you do, add one human conversation a day, even with the person at the till. In someone older, new confusion or fear along with it is one for a doctor.",
      normal:
        "It's normal and not a sign of anything going wrong. Most people do it, athletes and surgeons do it on purpose. It would only be something for a doctor if voices answered that aren't yours, or frightened you.",
      them: "From outside you can only tell that thoughts are being said aloud, and that's how many people think. I can't see more than that. If you're curious, ask with a smile: \"Who's winning in there?\" It's a matter for a doctor only if {who|that person} seem{s} confused, frightened, or answer{s} someone who isn't there.",
    },
  },
  {
    id: 'the-quiet-one',
    words: [
      /\b(?:quiet (?:type|people|colleague|in (?:meetings|class|company))|speak up more|cant do small talk|hate small talk|socially awkward|wallflower|soft spoken|(?:so|too|very|the|a|why are you|being|im|really|always|youre) quiet (?:one|person|kid|girl|guy|in groups?|at parties|around)?|quiet one|quiet person|(?:why are|you are|youre|im|i am) (?:you |so |too |very )*quiet|introvert\w*|shy|shyness|dont talk (?:much|a lot)|never know what to say|nothing to say|group conversations?)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|house|street|he went|gone quiet|went quiet|my (?:son|daughter|child|kid|toddler|dog|cat)|neighbou?r|crush|likes me|flirt\w*|(?:he|she|hes|shes|boyfriend|husband|wife|girlfriend|bf|gf|date|hes been|shes been|been) (?:is |was |just |been )?(?:so |too |very |really |just )?(?:shy|quiet|introvert\w*)|moment|coffee|morning|silence)\b/u,
    tries: [
      'at every dinner someone says why are you so quiet and then i get quieter',
      'im the quiet one in my friend group and feel invisible',
      'im too shy to speak in meetings even when i know the answer',
      'how do introverts make friends in a new city',
      'im so shy',
      'hate being the quiet one',
      'my boss wrote in my review that i should speak up more, im just quiet',
      'how do i join group conversations when everyone talks over each other',
      'why am i funny with my sister and mute in groups, too shy to say a word',
      'my wifes family is loud, ten italians at a table, and they think im angry because im quiet',
      'is being an introvert a problem in sales, im 26 and dread the lunches',
      'i practiced three topics at home, walked in with a smile, and then stood next to the plants all evening with nothing to say',
    ],
    says: {
      told: 'Being the quiet one isn\'t a fault to fix; quiet people are often the ones others trust, because they listen. In a group, one early sentence is easier than a late one, so say something small in the first five minutes and the pressure\'s gone. Prefer two people to eight when you can choose. And to "why so quiet?": "I\'m enjoying listening. Tell me more about that trip."',
      say: '"I\'m just listening, I like hearing you all," with a smile, and then ask one of them a question. In meetings: "I\'d add one thing," early on, and keep it to two sentences. You don\'t have to match the loud ones, you only have to be heard once.',
      normal:
        "Entirely normal; a third to a half of people are quieter by nature. It isn't rudeness or lack of wit. If it's fear that keeps you silent when you badly want to speak, start with one sentence a day and consider some help with it.",
      how: 'Go where something is being done, a class, a choir, a walking group, the same one every week, because quiet people get known by turning up. Ask one question and stay for the answer. After the third week, say to one person: "Coffee afterwards?" It\'s slow, and it holds.',
    },
  },
  {
    id: 'turning-down-invitations',
    words: [
      /\b(?:decline\w*|skip|rather stay|no energy for|cancel\w*|turn(?:ed|ing)? down|say(?:ing)? no to|excuses?|dont want to go|do not want to go|dont feel like going|force myself to go|make myself go|bail\w*|flak(?:e|y|ed|ing)|back out|not going)\b/u,
      /\b(?:get together|barbecue|bbq|brunch|dinner party|event|housewarming|hen (?:do|party|weekend)|bachelor\w*|plans|invit\w*|party|parties|hangouts?|night out|drinks|dinner|going out|go out|friends|baby shower|birthday|social|gathering|weekend)\b/u,
    ],
    unless:
      /\b(?:date|dating|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|my friend (?:always |keeps )?(?:cancel\w*|bail\w*|flak\w*)|she (?:always |keeps )?(?:cancel\w*|bail\w*|flak\w*)|he (?:always |keeps )?(?:cancel\w*|bail\w*|flak\w*)|(?:he|she|they) cancel\w*|new years?|(?:30|40|50|60)th|abort\w*|christmas|doctor|ghost\w*|cancelled on me|job|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i cancelled plans again and felt pure relief then guilt',
      'i dont want to go to my coworkers party what excuse can i use',
      'keep turning down invitations and now nobody asks anymore',
      'should i force myself to go out with friends when i just want my bed',
      'i cancelled dinner last minute',
      'how to decline a party nicely',
      'i said yes in july, now its tomorrow and i want to back out of the weekend with the girls',
      'is it rude to skip a baby shower when the mother to be is only a colleague',
      'my husband wants to go out every friday, i make excuses, friends think im ill',
      'they invited us to their bbq again and i have no energy for small children and sausages',
      'i like them, i really do, but when the evening comes and its raining i would rather stay in than go out with friends',
      'which excuse is left, ive been sick for three invitations already',
    ],
    says: {
      told: 'Say no early and without an invented reason: "Thank you for asking me, I can\'t make it, have a lovely evening." A late excuse costs more friendship than an early no. If it\'s people you want to keep, put a smaller thing in the same message: "Walk on Sunday instead?" And if relief is all you ever feel, look at whether you\'re tired, or seeing the wrong people.',
      should:
        "Go for one hour if it's someone you love or you've said no twice already; you can leave at nine with no drama. Stay home if your body's really empty or it's only about duty. A good rule: have you ever been sorry you went to see these people? Let that decide.",
      say: "\"Thank you for thinking of me. I won't make it this time, but I'd love to see you, coffee next week?\" If you don't want the coffee, stop after the first two sentences. No made-up illness; you'd have to remember it.",
      normal:
        "Normal, and not rude if you say it early; the joy of canceled plans is one of the most shared secrets there is. Wanting your bed after a long week is just tiredness. If you've stopped wanting to see anyone at all for weeks, that deserves some attention.",
    },
  },
  {
    id: 'touched-out',
    words: [
      /\b(?:(?:dont|do not|cant) (?:want|like|stand|bear) (?:\w+ ){0,3}(?:touch|touching|hugs?|cuddles?|cuddling)|hate (?:hugging|cuddling|physical contact|being hugged)|not (?:a )?(?:touchy|cuddly|huggy)|flinch when (?:people|someone|anyone)|nobody (?:hug|touch) me|leave my body alone|climb(?:ing)? on me all day|touched out|dont want to be touched|do not want to be touched|hate (?:being touched|hugs|when people (?:touch|hug))|cant stand (?:being touched|to be touched|anyone touching)|not a hugger|dont like (?:hugs|being hugged|being touched|to be touched)|no personal space|too much touch\w*)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|abus\w*|assault\w*|rape\w*|molest\w*|inappropriate\w*|uncle|stepdad|boss|coworker|without (?:my )?consent|creep\w*|stranger)\b/u,
    tries: [
      'kids hang on me all day and by night im touched out when my husband reaches for me',
      'i hate being touched lately even by people i love',
      'is it normal to feel touched out after breastfeeding all day',
      'im not a hugger and my new family in law hugs everyone for ages',
      'touched out, completely',
      'please nobody hug me',
      'baby on my hip, toddler on my leg, cat on my lap, i dont want to be touched until 2030',
      'is it bad that i hate hugs from my own relatives',
      'my wife says she is touched out and i feel rejected, what do i do',
      'in brazil everyone kisses and hugs, i moved here in june and im not a hugger',
      'i love my children more than anything, i do, and at eight in the evening i cant stand anyone touching me',
      'why do i flinch when people hug me',
    ],
    says: {
      told: "Being touched out is real: skin gets tired like ears do, and it says nothing about how much you love anyone. Say it before you flinch: \"My skin's had enough today, sit next to me instead.\" Then take twenty minutes that are yours alone, door shut, soft clothes, no one leaning. Offer the closeness you do have, a look, a talk, tea. If it's your partner who's touched out, ask which kind of near is fine tonight.",
      normal:
        "Completely normal, especially with small children, heat, stress or a noisy job. There's a limit to how much contact a body wants in a day, and it differs for everyone. If touch suddenly feels frightening or brings back something bad, talk to someone you trust or a doctor.",
      say: '"I love you, and my skin has had enough for today. Can we just sit together, and try again tomorrow?" For huggers: step back, put out a hand, smile, "I\'m a handshake person, but I\'m very glad to see you." Said warmly, people take it well.',
      will: "For most people it eases as sleep comes back and the small ones hang on less. Nobody can give you a date. It goes faster with a daily pocket of time alone and a partner who knows that it's the day's total, and not {them}.",
    },
  },
  {
    id: 'run-away-to-sea',
    words: [
      /\b(?:go somewhere far|go far away|tickets to|hide in a cabin|be a (?:shepherd|lighthouse keeper|hermit)|sell everything|one way ticket|quit and move|get away from (?:everything|it all|everyone)|off grid|getting in the car and just driving|drive off to the sea|run away|running away|disappear (?:for|to|into the)|escape|leave everything|drop everything|quit everything|pack a bag|move to (?:the sea|an island|the coast|the beach|the mountains|a cabin|the woods|bali)|live by the (?:sea|ocean|beach)|(?:go|away|off) to the (?:sea|ocean)|cabin in the woods|get in the car and drive|leave it all)\b/u,
      /\b(?:tempted|daydream\w*|keep thinking|looking at|im this close|want|wanna|wish|fantas\w*|dream of|think\w* (?:about|of)|urge|feel like|just|could|should i)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|abus\w*|hits? me|drown\w*|my (?:daughter|son|dog|cat|husband|wife) (?:ran|run)|escape room|sick|cruise|swim\w*|with (?:him|her|my|a)|from home|14|15|16|seafood|dreamt|dreamed|had a dream|disappear(?:s|ed) on me|afraid of)\b/u,
    tries: [
      'i just want to run away to the sea and open a tiny cafe and never answer email again',
      'sometimes i want to pack a bag and disappear for a month',
      'should i leave everything and move to an island im 44',
      'why do i fantasize about getting in the car and just driving and never coming back, i wish i could escape',
      'i just want to run away',
      'could i live by the sea',
      'looking at one way tickets to the azores instead of doing payroll, i want to go far away',
      'sometimes i want to sell everything and be a shepherd, im an accountant from stuttgart',
      'is it normal for a mother of three to feel like getting in the car and just driving',
      'why do i keep thinking about a cabin in the woods where nobody knows me, i want to escape',
      'my husband wants to leave everything and live by the ocean, he never asked what i want',
      'nice house, decent job, two lovely kids, and every morning at the traffic light i think i could just drive off to the sea',
    ],
    says: {
      told: "Wanting to run away is usually wanting one thing to stop, so name that first: the emails, the noise, being needed by everyone. If it's a person who hurts or frightens you, call a helpline; leaving can be planned safely. Otherwise give the wish a small real version: two nights near water, phone off, within the month. Then see what you dread coming back to. If the dream is your partner's, say what you'd need in it.",
      should:
        'Not tomorrow, and not never. Try it as a rehearsal first: a week there in the off season, with a look at rents and jobs and how February feels. If you still want it when it rains, make a twelve-month plan with a number in it. Running from something is tiring; going to something lasts.',
      normal:
        'Very normal; most grown people have a cabin, an island or a cafe they go to in their heads. It means you need air. If the wish is about not existing at all, and more than about the sea, please tell somebody today.',
      why: "Because in the fantasy nobody needs you and nothing is late. It tends to come after long stretches of being reliable. Look at what you leave out of the picture, that's what is wearing you down, and what you keep in, since that's what you want more of.",
    },
  },
  {
    id: 'starting-over',
    words: [
      /\b(?:starting anew|start anew|new beginnings?|new start|starting fresh|begin a new|back to zero|next chapter|square one|start(?:ing|ed)? (?:all )?over|start(?:ing)? from (?:scratch|zero)|new chapter|fresh start|begin(?:ning)? again|reinvent\w*|rebuild\w* my life|new life|clean slate|start(?:ing)? again|second chapter)\b/u,
    ],
    unless:
      /\b(?:baby|bridge|engine|lego|trust|muscle|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|with (?:him|her|my ex)|relationship|together|computer|game|knitting|with my (?:husband|wife|boyfriend|girlfriend)|newborn)\b/u,
    tries: [
      'starting over at 52 with two suitcases and a cat',
      'is it too late to start from scratch in a new city',
      'i want a fresh start but i dont know where to begin',
      'signed the lease today its a new chapter and im so excited',
      'starting over at 40',
      'a fresh start, finally',
      'im 66, sold the shop, moved to my daughters town and know nobody, new beginnings they say',
      'how do i start again after losing the business, back to zero at 49',
      'is it brave or stupid to start from scratch in portugal with no plan',
      'divorce is through, keys handed over, this is my new chapter and i ate pizza on the floor',
      'my sister is starting over with nothing but a car and the kids, how can i help her',
      'got sober, found a room, have a job at the bakery from monday, its a new life and im scared of ruining it',
    ],
    says: {
      told: "Starting over goes best in a small order: a bed you sleep well in, one fixed thing a day, one person who knows your name, and then the big plans. You're not beginning from zero either, you're bringing everything you know. This week settle one practical thing and one pleasant one. Give it a hundred days before you judge whether it works.",
      should:
        "Yes, if you're going toward something and have three months of rent in sight; wait a little if you're only fleeing a bad week. Try a piece of it first, a trial month, a course, a visit in bad weather. Most people who did it say they'd have gone sooner, and with fewer boxes.",
      will: "I can't promise it, but the odds are decided by dull things: some money aside, a routine, and a few people you see weekly. The first three months feel wobbly for nearly everyone, and that's no verdict. Look at it after a hundred days.",
      glad: "How good, a key in your hand and everything still possible. Unpack the kettle and the bed first, then walk round the block until you've found your bread and your bench. Take a picture of the empty room, you'll love it in a year.",
    },
  },
  {
    id: 'bad-feeling',
    words: [
      /\b(?:(?:bad|weird|strange|uneasy|funny) (?:vibe|premonition)|gut is telling|gut feeling|something(?:s)? (?:is )?(?:off|not right)|uneasy|inner voice|my gut|foreboding|(?:bad|weird|strange|strong|gut|uneasy) feeling(?:s)?(?: (?:that|about|something|like))?|feeling (?:that |like )?something (?:bad|terrible|awful|is (?:wrong|off|coming))|something (?:bad|terrible|awful) (?:is going to|will|is about to|might) happen|sense of (?:doom|dread)|impending doom|premonitions?|intuition|gut (?:says|tells|instinct)|sixth sense)\b/u,
    ],
    unless:
      /\b(?:hurts?|bloat\w*|bacteria|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|chest pain|heart attack|lump|pregnan\w*|hits? me|him|her|he|she|boyfriend|husband|wife|girlfriend|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i have a bad feeling that something terrible is going to happen and i cant shake it',
      'had a weird feeling about the flight all morning should i cancel',
      'how do i know if its intuition or anxiety',
      'sense of doom since tuesday for no reason',
      'bad feeling about today',
      'gut feeling or fear?',
      'my stomach says dont take that flat, everyone else says its perfect, do i trust my intuition',
      'something is off since this morning and i cant name it, uneasy all day',
      'how can i tell anxiety from a real premonition',
      'my mother always gets a strange feeling before accidents and now i have it about the trip to kenya',
      'everything is going well at the moment, truly, and maybe thats why i have this sense of doom',
      'should i listen to my gut and not sign tomorrow',
    ],
    says: {
      told: 'A bad feeling is real as a feeling and very poor as a forecast; think of all the ones that came to nothing, which nobody remembers. Check what can be checked: the stove, the booking, a call to the person you worry about. Then ask about sleep, coffee and news. If it comes suddenly with chest pain, breathlessness or faintness, get medical help straight away.',
      how: "Look at how it speaks. A gut feeling tends to be brief, calm and about something in front of you: this person, this contract, this street. Worry is loud, vague, repeats itself and jumps to the worst. If you can name what you noticed, act on that. If you can't, sleep first and look again.",
      should:
        "Don't cancel a thing for a mood alone; do if you can name a reason you'd say aloud to a friend. Before a signature, ask for two more days and look at that reason. Check what's checkable, and ask whether you were already tired or frightened before. If going would make you miserable and nothing depends on it, staying home is allowed too.",
      normal:
        "It's normal; nearly everyone gets them, above all after bad news, bad sleep or too much coffee. They feel like knowledge and mostly aren't. If the dread stays for days or comes in waves that frighten you, a doctor can help.",
    },
  },
  {
    id: 'black-cat',
    words: [/\b(?:black cats?|cat crossed (?:my|the)|black kitten)\b/u],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|adopt\w*|vet|food|litter|my black cat|sick|dream(?:s|t|ed|ing|pt)?|nightmares?|scratch\w*)\b/u,
    tries: [
      'a black cat crossed my path on the way to my interview',
      'is a black cat really bad luck',
      'a black cat keeps sitting on my doorstep every evening',
      'should i turn around when a black cat crosses the street my grandma always did',
      'black cat crossed the road',
      'is a black cat lucky',
      'in my country you spit three times when a black cat crosses, i did it in front of my boss',
      'two black cats sat in front of our new house on moving day, good or bad',
      'my nan wont leave the house if she sees a black cat in the morning',
      'driving to the exam, already late, raining, and then of course a black cat runs across the road',
      'why are people scared of black cats',
      'i saw a black cat on my birthday, is that a sign',
    ],
    says: {
      told: 'A black cat is bad luck in some countries and good luck in others: in Britain and Japan one coming toward you is a fortunate sign. Which shows it has no power over your day; it was on its way to its dinner. If it unsettled you, do what people always did, smile at it and carry on. And if it keeps coming, it may be hungry or lost, so put out water and ask around whose it is.',
      should:
        "Walk on, there's nothing to turn around for. People who dodge it are only late. If the old habit is in your bones, take three steps back for your grandma's sake, laugh, and go. What you've prepared decides the day.",
      will: "No, it can't bring you anything, good or bad. Half the world would congratulate you on it. If the day does go wrong, it'll be for ordinary reasons, and you'd have noticed the same things without the cat.",
    },
  },
  {
    id: 'magpie-crow',
    words: [
      /\b(?:jackdaws?|blackbird|raven|magpies?|one for sorrow|crows?|(?:a|the|black|two) raven|ravens)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|crows feet|attack\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|counting crows|baltimore|football|nest in)\b/u,
    tries: [
      'saw a single magpie three mornings in a row one for sorrow',
      'a crow keeps cawing at my window is that a bad omen',
      'two magpies on the fence today two for joy yay',
      'what does it mean when crows follow you',
      'one magpie, one for sorrow',
      'crows outside my window',
      'a crow brought me a shiny button, i feed him peanuts, are we friends',
      'what do i do when i see a single magpie before an interview',
      'my grandmother from galway salutes every magpie and makes me do it too',
      'is a raven on the roof a bad omen, my aunt thinks so',
      'hundreds of crows over the park at dusk, very loud, everyone filmed, and i got goosebumps',
      'why does the same crow follow me to the bus stop',
    ],
    says: {
      told: "One magpie for sorrow, two for joy is a counting rhyme, and crows were called messengers because they're clever and loud; neither bird knows anything about your week. Magpies pair for life, so the other one's usually just out of sight. Salute it if you were brought up to, \"good morning, sir, how's your wife?\" Then let the bird be a bird. Crows do remember kind faces, so unsalted nuts are a fair answer.",
      will: "No bird brings sorrow, and this one brings none to you. Its mate is most likely behind the roof. If you're worried about something particular, that worry was there before the bird, and it's the one worth looking at.",
      why: "They come for food, shiny bits, a nest near by, or because you or a neighbor once fed them; crows know faces and pass it on. Tradition read them as messengers because they seem to watch us, and they do. There's no warning in it.",
    },
  },
  {
    id: 'feather',
    words: [/\b(?:feathers?)\b/u],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|boa|pillow|duvet|tattoo|earrings|allerg\w*|chicken|dream(?:s|t|ed|ing|pt)?|nightmares?|down jacket|parrot|budgie)\b/u,
    tries: [
      'found a white feather on my doorstep the day after moms anniversary',
      'i keep finding feathers everywhere this month what does it mean',
      'a feather landed on my shoulder when i was thinking about my brother who died',
      'is a white feather an angel',
      'white feather on my path',
      'feathers everywhere this week',
      'a little grey feather floated down in the hospital corridor, indoors, no window',
      'what does a black feather mean, it was on my car',
      'my daughter collects feathers for grandpa in heaven',
      'is it silly that i keep a feather in my wallet since the funeral',
      'i asked for a sign, half joking, on the walk to the station, and there was a feather on my sleeve',
      'found a feather in my bed and i dont have down pillows',
    ],
    says: {
      told: "A feather, above all a white one, is widely read as a greeting from someone who's gone or from a guardian watching over you. I can't tell you whether it is; nobody can. What's true is who you thought of the second you saw it. If it comforted you, keep it in a book with the date, and say what you'd have liked to tell them.",
      normal:
        "It's normal to keep them and to feel greeted. People all over the world do, and it harms nobody. You can know that birds shed feathers and still be glad of this one.",
      why: 'Birds shed most in late summer, so there are simply more about, and once one has touched you, you see the rest. Tradition calls them signs of care from above. You may keep both. It carries no instruction, so nothing has to be done about it.',
    },
  },
  {
    id: 'robin-cardinal',
    words: [
      /\b(?:sparrows?|wren|blue ?jay|finch|blue ?tit|bird (?:follow\w*|tapp\w*|peck\w*|sing\w*|looked|stared)|bird in (?:the|my|our) (?:house|kitchen|room|bedroom)|birds (?:at|outside|on) (?:my|the)|(?:a|the|little|this|that|same) robin|robins|(?:a|the|red|this|same) cardinal|cardinals|red bird|little bird|bird (?:keeps|visits|came|comes|sat|landed|at|on) (?:\w+ ){0,3}(?:window\w*|sill|balcony|garden|bench|hand|fence|grave)|bird (?:flew|got|came) (?:in|into)|bird hit|hummingbirds?|doves?|pigeons?)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|hood|williams|batman|football|church|vatican|poop|pooped|shat|shit|soap|dream(?:s|t|ed|ing|pt)?|nightmares?|sin|sins|name is|my cat|injured)\b/u,
    tries: [
      'a robin sits by me every time im at dads bench',
      'cardinals appear when angels are near is that true my window has had one all week',
      'a bird flew into our kitchen and my mother in law says it means bad news',
      'there is a dove nesting on my balcony is it a good sign',
      'a robin on my windowsill',
      'red cardinal every morning, why',
      'a bird keeps tapping my bedroom window at six, same bird, what does it want',
      'my mom believes every red cardinal is my grandfather, it makes her happy',
      'is a bird in the house a bad sign, a sparrow flew in through the balcony in seville',
      'two doves sat on the roof during our vows, everyone pointed',
      'we were standing at the grave, nobody knew what to say, and then a robin hopped right up to my shoe',
      'why do pigeons always choose my balcony, do they mean something',
    ],
    says: {
      told: 'Birds that come close have always been read as visitors: the robin and the cardinal as a greeting from someone missed, the dove as peace, a bird indoors as news. None of it foretells anything, and a bird inside is only lost, so open the wide window and dim the room. If it made you think of somebody, let it. That warmth is yours and needs no proof.',
      normal:
        "It's normal to feel visited, and many people quietly do. Robins do come near people, because turned earth means worms, and they'll hold one garden for years. Knowing that doesn't have to spoil it.",
      will: "No bad news follows a bird. It came in through an open window, and old houses had more birds and more bad news, so people joined the two. Let it out gently, and if you're uneasy about someone, just call them.",
    },
  },
  {
    id: 'eleven-eleven',
    words: [
      /\b(?:11[:. ]?11|eleven eleven|12[:. ]?12|22[:. ]?22|make a wish (?:at|when))\b/u,
      /\b(?:see|sees|seeing|saw|look\w*|wish\w*|signs?|mean\w*|every\w*|why|universe|clock|phone|angel|always|keeps?|spiritual\w*)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|sale|iphone|black friday|alarm at|november 11)\b/u,
    tries: [
      'i see 11:11 every single day on the clock what is the universe telling me',
      'looked at my phone at 11:11 right when he texted is it a sign',
      'why do i keep seeing 1111',
      'does a wish at 11:11 come true',
      '11:11 on my phone',
      '1111 everywhere, why',
      'i woke from a nap, looked at the clock, 11:11, second time this week',
      'my ex and i used to text at 11:11, now i see it all the time',
      'does seeing 22:22 mean the same as 11:11',
      'my receipt was 11.11, my locker 1111, is the universe joking',
      'is it real that you should make a wish when you see 11:11',
      'im not superstitious, im an engineer from delft, but i see 11:11 on every screen since we met',
    ],
    says: {
      told: "11:11 is known as the wishing minute, and people read it as a nudge that they're on the right track. It isn't a message about what will happen: you look at a clock dozens of times a day and only this one stays in memory. Use it as a small bell. Whatever you were thinking at that minute, ask if you want more of it or less.",
      why: "Because it's the easiest time to notice, four equal strokes, and once it has meant something your eye waits for it. All the 10:47s are forgotten within a second. So it shows where your attention is, and that can be useful: write down what you were thinking, three times, and compare.",
      will: "No minute can promise you that. What a wish at 11:11 does is make you say it clearly once a day, and that's worth something. Add one small act to it each time, a message, ten minutes of work, and it stops depending on the clock.",
    },
  },
  {
    id: 'repeated-numbers',
    words: [
      /\b(?:(?:0{3}|111|1122|555|717|808|818|1313)|(?:number|numbers) (?:\d+) (?:everywhere|again)|angel numbers?|(?:1{3}|2{3,4}|3{3,4}|4{3,4}|5{3,4}|6{3}|7{3,4}|8{3,4}|9{3,4}|1010|1212|1234)|same numbers?|repeat\w* numbers?|numbers? (?:keeps?|everywhere|over and over|follow\w*)|number (?:13|thirteen|7|seven)|unlucky number|lucky number)\b/u,
      /\b(?:see|sees|seeing|saw|look\w*|signs?|mean\w*|every\w*|why|universe|clock|angel|always|keeps?|spiritual\w*|bad|luck\w*|unlucky|show\w*|receipts?|plates?|follows?|following)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|phone number|wrong number|lotter\w*|lotto|pin|euros?|dollars|pounds|\d+k|call\w*|blocked|scam\w*|bus|awake|rent)\b/u,
    tries: [
      'i keep seeing 444 on license plates receipts everywhere what does it mean',
      'is 666 on my receipt a bad sign',
      'angel number 222 showed up three times after my breakup',
      'the same number follows me 37 on my seat my room my ticket',
      '333 everywhere, what does it mean',
      'why do i keep seeing 777',
      'my bill was 5.55, the taxi 555, the time 5:55, is it an angel number',
      'is 13 really an unlucky number, our house number is 13 and my mother worries, she sees signs',
      '444 on the ticket and 444 on the door today, does it mean something',
      'i see my late dads birthday number everywhere, 2711, the same numbers over and over',
      'what does angel number 888 mean if im looking for a job',
      'my sister sends me a screenshot each time she sees 222, eight times a day, and now i see it too',
    ],
    says: {
      told: "A number that keeps turning up is mostly your eye having learned it, the way a new car is suddenly on every street. Those who read them as angel numbers take them as comfort: keep going, you're accompanied. They can't tell you what will happen or what another person feels, and none of them is evil. Take note of what's on your mind each time you see one. That's the useful part.",
      why: "Once a number has struck you, your mind starts sorting for it, and with plates, receipts and clocks it meets hundreds a day. The misses leave no trace. So the number tells you about attention, and the thing you were thinking about when it first struck you is probably what it's really about.",
      will: "No, no number brings luck or harm, and seeing it three times doesn't make it a promise. If it gives you courage, take the courage. If it frightens you, turn it into a sum, add the digits, and go on with your day.",
      normal:
        "Normal, very many people have a number that seems to follow them. It's how attention works and nothing's wrong with you. If it ever starts to frighten you or to give orders, talk to someone about it.",
    },
  },
  {
    id: 'broken-mirror-mood',
    words: [
      /\b(?:mirrors?|looking glass)\b/u,
      /\b(?:brok\w*|break\w*|crack\w*|smash\w*|shatter\w*|fell|seven years|7 years|bad luck)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|punch\w*|threw|car|wing mirror|side mirror|dream(?:s|t|ed|ing|pt)?|nightmares?|camera)\b/u,
    tries: [
      'i broke a mirror this morning seven years bad luck right',
      'the mirror in the hallway fell off the wall by itself at night',
      'cracked mirror in our new flat should i throw it away',
      'can i undo the bad luck from a smashed mirror',
      'broke a mirror, oh no',
      'mirror cracked by itself',
      'seven years bad luck at 23, i dropped my compact mirror in the club toilet',
      'my cat knocked the big mirror over, who gets the bad luck, me or the cat',
      'is it unlucky to hang a cracked mirror in the hallway',
      'how do i get rid of a broken mirror the right way, my aunt says bury it',
      'we carried it up five floors without a scratch, set it down gently, and the mirror broke in half',
      'does it count if someone else broke the mirror in my house',
    ],
    says: {
      told: 'A broken mirror costs you a dustpan, and no seven years; that number is from a very old idea that life renewed itself in sevens. Pick up the big pieces with gloves, get the splinters with wet paper, wrap it and put it in the trash. If one fell on its own, check the hook, they give way in dry rooms. An old cure, for the comfort: a pinch of salt over the left shoulder.',
      will: 'No bad luck comes of it. The belief is from a time when mirrors cost a fortune and a servant who broke one really was in trouble. The only risk left is a splinter in your foot, so shoes on and vacuum twice.',
      should:
        "Throw it out if it's cracked, because it can split further and cut someone; wrap it in paper and tape first. If it's an old one you love, a glazier can put new glass into the frame. There's no other reason to hurry.",
    },
  },
  {
    id: 'spilled-salt',
    words: [
      /\b(?:salt|salz)\b/u,
      /\b(?:spill\w*|spilt|shoulder|luck|throw|threw|line of|corners|ward|protect\w*|cleans\w*|doorstep|superstit\w*|negative energy|found)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|diet|blood pressure|recipe|pepper spray|salary|food|dream(?:s|t|ed|ing|pt)?|nightmares?|slugs?)\b/u,
    tries: [
      'spilled salt at dinner and my aunt screamed at me to throw some over my shoulder',
      'found a line of salt on our doorstep is someone doing something to us',
      'does salt in the corners of a room clear negative energy',
      'is spilling salt bad luck before a wedding',
      'spilled the salt, left shoulder?',
      'salt on my doorstep, weird',
      'my nonna throws salt over her shoulder and hit the waiter in the eye',
      'does a bowl of salt protect against bad guests or is that a myth lol',
      'who puts a line of salt at a door, is that witchcraft or a joke',
      'is it bad luck to hand someone the salt directly, my friend from lebanon says never',
      'moved into the new flat in krakow, first night, and my mother put salt in all the corners before the boxes',
      'i spilled a whole kilo of salt in the shop, is that worse luck',
    ],
    says: {
      told: 'Spilled salt has no power beyond the mess; it was bad luck once because salt was expensive. A pinch over the left shoulder is the old remedy, costs nothing and makes aunts happy. Salt in corners or on a doorstep is used as protection in many places, so if you found some, it was most likely put there to guard, or against ants and ice. Sweep it up and go on.',
      should:
        "Throw the pinch if it makes the table laugh, and skip it if it doesn't, nothing hangs on it. The same with salt in the corners: open the windows, clean the room, and put some down if it comforts you. Keep it away from pets and plants.",
      will: "No, nothing follows from spilled salt. If it happened before a big day, you'll remember it as the funny bit. Anything that goes wrong later would have gone wrong with a full salt cellar.",
    },
  },
  {
    id: 'itchy-palm',
    words: [
      /\b(?:itch\w*|tingl\w*|burn\w*|ringing|rings)\b/u,
      /\b(?:(?:left |right )?(?:palms?|hand|ears?|nose))\b/u,
      /\b(?:mean\w*|luck|money|sign|superstit\w*|talking about|thinking (?:of|about)|spiritual\w*|gossip\w*|omen|receive|coming)\b/u,
    ],
    unless:
      /\b(?:rash|blister\w*|swollen|pus|eczema|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|wedding ring|engagement|phone)\b/u,
    tries: [
      'my left palm is itching since morning does that mean money',
      'my right ear is burning is someone talking about me',
      'ringing in my left ear spiritual meaning',
      'my nose itches grandma says a fight is coming is it a sign',
      'my right palm itches, money?',
      'left ear burning, what does that mean',
      'my nan says an itching nose means a kiss or a fight, what is it a sign of',
      'both palms itch before payday every month, is it luck',
      'why is my ear ringing at night, does it mean someone is thinking of me',
      'in my family a burning ear means gossip, left for love and right for spite',
      'i was in a boring meeting in leipzig, nothing happening, and my left hand started tingling, does it mean money is coming',
      'itchy hand all day and then i found ten euros, lucky sign',
    ],
    says: {
      told: "By the old saying an itching palm means money, left to receive and right to pay or the other way round, depending on whose grandmother you ask. A burning or ringing ear means someone's talking about you. None of it foretells anything; dry skin and soap explain most palms. See a doctor if a ringing ear lasts, the same day if your hearing drops. Sudden numbness or weakness on one side is for the emergency number.",
      why: "Mostly dry skin, new soap, warmth after cold, or tired ears after noise. The sayings grew around it because it's common and comes out of nowhere. If the itch spreads or the ringing stays, a pharmacist or doctor is the right person to ask.",
      will: "I can't promise you money from a palm, and the world's sayings don't even agree on which hand. If it reminds you to check an unpaid invoice or a forgotten refund, it's done more than most omens.",
    },
  },
  {
    id: 'eye-twitch',
    words: [
      /\b(?:(?:eye|eyelid|eyebrow|eyes|lid))\b/u,
      /\b(?:twitch\w*|jump\w*|blink\w*|flutter\w*|pulsat\w*|throb\w*)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|contact lens\w*|flirt\w*|wink\w*|stroke|dream(?:s|t|ed|ing|pt)?|nightmares?|dog|cat)\b/u,
    tries: [
      'my left eye has been twitching for three days is it bad luck',
      'right eyelid jumping since sunday my mother says good news',
      'what does eye twitching mean spiritually for a woman',
      'how do i make my eye stop twitching',
      'eye twitching, good or bad',
      'my left eyelid keeps jumping',
      'right eye twitching for a week and my mother in mumbai is already planning for bad news',
      'is it stress when my eyelid flutters in every meeting',
      'how long can an eye twitch last before its serious',
      'can other people see my eye twitching or is it only me',
      'slept four hours, drank five coffees, stared at a screen since six, and now my eye is jumping like a frog',
      'left eye blinking means tears in my culture, should i cancel the trip',
    ],
    says: {
      told: "A twitching eyelid is nearly always tiredness, too much coffee, a screen or stress, and it stops on its own. In folklore the left and right eye bring good or bad news, and India, China and the Caribbean disagree on which, so there's nothing to fear in it. Sleep more, halve the coffee, lay a warm cloth on it. See a doctor if it lasts over two weeks, shuts the eye, or spreads in your face.",
      how: 'Early nights, half the coffee, a break from screens every twenty minutes, and a warm damp cloth on the lid for five minutes. Most stop within days. If it goes on longer than two weeks, the lid droops or the eye gets red, let a doctor see it.',
      will: "It won't bring anything, good or bad; countries can't agree on which eye is the lucky one. It'll most likely stop when you've slept. What it may be telling you is simply that you've been staring and worrying for too many hours.",
    },
  },
  {
    id: 'owl-moth-omen',
    words: [/\b(?:owls?|moths?|black butterfl(?:y|ies)|death moth|bats?)\b/u],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|night owl|clothes|wool|sweater|closet|baseball|cricket|duolingo|gym|dream(?:s|t|ed|ing|pt)?|nightmares?|barn owl picture|rabies|bitten|pantry|harry potter)\b/u,
    tries: [
      'an owl has been hooting outside my window for three nights and my mother says someone will die',
      'a huge black moth came into the bedroom is it an omen of death',
      'saw a white owl on the road home what does it mean',
      'there was a bat in our living room bad luck or good',
      'owl outside my window again',
      'black moth in my room',
      'my grandma in oaxaca says a black moth at the door means someone dies',
      'a bat flew around the bedroom at 2am and my husband hid under the blanket',
      'is it good luck to see an owl in daylight, it looked straight at me',
      'a big brown moth sits on moms photo since yesterday, i dont dare move it',
      'we were barbecuing, everyone laughing, and then an owl landed on the fence and just watched us',
      'why did an owl fly in front of my car, does it mean danger',
    ],
    says: {
      told: "An owl, a moth or a bat carries no message, good or bad; owls call to find a mate, and moths and bats follow light and insects. Turn off the lamp, open the window, let it find its way. If you worry about someone, call them. Don't touch a bat with bare hands, and after a bite, a scratch, or a bat in a room where someone slept, ring a doctor the same day, because of rabies.",
      will: "No, nobody dies because an owl called. People used to sit up at night mostly when someone was ill, so that's when they heard owls. The fear's an inheritance and not a warning. If there's someone you're anxious about, a phone call does more good than listening at the window.",
      why: 'Owls call most in autumn and late winter, when they look for mates and hold their ground. They fly low across roads after mice. Moths come for the light and bats for the moths. The fright comes from old stories told at night, and those belong to the stories.',
    },
  },
  {
    id: 'butterfly-ladybug',
    words: [
      /\b(?:moths? white|red admiral|firefl(?:y|ies)|june ?bug|cicada|butterfl(?:y|ies)|lady ?bugs?|lady ?birds?|dragonfl(?:y|ies)|grasshopper|praying mantis|bumble ?bee|bee landed)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|in my stomach|stomach|stroke|swim\w*|tattoo|tatoo|infest\w*|black butterfl\w*|effect|dream(?:s|t|ed|ing|pt)?|nightmares?|necklace|needle|pest)\b/u,
    tries: [
      'a butterfly landed on my hand at my nanas grave',
      'ladybug on my window all week is it good luck',
      'a dragonfly followed me the whole walk meaning',
      'is a white butterfly the soul of someone who died',
      'butterfly landed on me',
      'ladybug on my sleeve, lucky?',
      'a white butterfly has followed my mother around the garden since april',
      'seven spots on the ladybird, does that mean seven good years',
      'my 5yo says the butterfly is her dead goldfish coming to visit',
      'is a dragonfly in the house a good sign',
      'i was sitting on the bench, missing my brother, and a blue butterfly sat on my knee for five minutes',
      'what does a praying mantis on the door mean',
    ],
    says: {
      told: "A butterfly is widely read as a soul or a change, a ladybug as luck, a dragonfly as a greeting, and all of them as friendly. None can foretell anything or carry a message for certain. But it came close, and you thought of someone or something in that moment. Keep that: say hello in your head if you like. Then let it fly, because holding on isn't part of it.",
      normal:
        "It's normal to feel it meant something, most cultures have thought so about butterflies. You don't have to decide what's true. If it gave you a soft moment, then that's what it was good for.",
      will: "I can't promise luck, and a ladybug can't either, though it does eat your aphids. Count its spots, make the wish, and do one small thing toward it today. That's as much magic as there is in it.",
      glad: "What a lovely moment, and how still you must have been for it to stay. They land where it's warm and calm. Remember who you thought of, and tell someone who knew them, too.",
    },
  },
  {
    id: 'candle-lights',
    words: [
      /\b(?:lightbulbs?|chandelier|candles?|lights?|lamps?|bulbs?|tv|radio)\b/u,
      /\b(?:popp(?:ed|ing)|exploded|jump(?:s|ed|ing)|went out|goes out|going out|flicker\w*|blew out|turn(?:s|ed)? (?:on|off) (?:by|on) (?:it|them)\w+|by itself|by themselves|on its own|on their own|burn(?:t|ed|s|ing)? (?:out|down|black|fast|sideways)|blinking|wont stay lit)\b/u,
    ],
    unless:
      /\b(?:power bill|electric bill|landlord|birthday|traffic|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pilot|car|engine|dream(?:s|t|ed|ing|pt)?|nightmares?|check|headlights?)\b/u,
    tries: [
      'my candle went out by itself while i was praying',
      'the lights flicker every time i talk about my dad',
      'what does it mean when a candle burns black',
      'tv turned on by itself at midnight im scared',
      'candle flame jumping, why',
      'lights flicker in our bedroom',
      'the bulb above her chair goes out each year in may, is that her',
      'i lit a candle for my exam and it went out twice, bad sign or bad candle',
      'my 8yo says the lamp flickers when he thinks of grandpa',
      'does black smoke mean something when a candle burns down so fast',
      'we sat together telling stories about uncle joe, laughing, and the radio turned on by itself',
      'should i be scared, the tv goes on by itself at the same hour each night',
    ],
    says: {
      told: "A candle that goes out or a light that flickers has been read as a visitor or as an answer, and there's always a dull cause to check first: a drowned wick, a draft, a loose bulb, a remote under a cushion. It foretells nothing and isn't a no. Trim the wick, tighten the bulb; if many lights flicker or something smells hot, get an electrician. If you thought of someone, say good night to them.",
      why: "For candles: a wick that's too long or drowned, a draft, or additives in the wax; black smoke is only soot. For lights: a loose bulb, a tired socket, a big machine starting up. People notice it when they're thinking of someone, so the two get tied together.",
      should:
        "Don't be afraid, but do check: bulb, plug, remote, timer. If several lamps flicker, a socket's warm or there's a smell, call an electrician or the landlord soon. A candle you can light again, it has no meaning for your prayer.",
    },
  },
  {
    id: 'clock-stopped',
    words: [
      /\b(?:kitchen clock|wall clock|cuckoo clock|pocket watch|wristwatch|clocks?|(?:my|his|her|the|dads|grandpas|grandfathers|old|wrist) ?watch|grandfather clock)\b/u,
      /\b(?:stands still|stuck at|ran backwards?|goes backwards|chim\w*|struck|stop\w*|stood still|quit working|doesnt work|started (?:again|ticking)|froze|died)\b/u,
    ],
    unless:
      /\b(?:alarm clock|iphone|stop watch\w*|watching|stopwatch|biological|cant stop|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|body clock|around the clock|watch (?:tv|netflix|movies|him|her|porn|me|it|the)|alarm|dream(?:s|t|ed|ing|pt)?|nightmares?|to watch|night watch)\b/u,
    tries: [
      'the kitchen clock stopped at the exact time my uncle called',
      'grandpas watch stopped the week he passed and i cant bring myself to fix it',
      'all the clocks in my house stopped in one month is it a sign',
      'is a stopped clock bad luck in feng shui',
      'my watch stopped at 3:33',
      'clock stopped, bad sign?',
      'my fathers old watch started again after eleven years in a drawer',
      'three clocks stopped in our flat since new year, my wife is spooked',
      'is it unlucky that the clock from my wedding stopped',
      'the cuckoo clock struck once at midnight, it doesnt even work',
      'we came back from the burial, quiet house, coats still on, and the wall clock had stopped at ten to two',
      'should i repair grandads pocket watch or leave it as it stopped',
    ],
    says: {
      told: "A stopped clock is nearly always a battery, and batteries bought together die together. The old story ties it to a parting, because people used to stop the clocks when someone died. It can't announce anything. If it belonged to someone you miss, leave it standing as long as you like, or have it cleaned and wear it; both are ways to keep them. If it's just the kitchen one, change the battery today.",
      should:
        "Fix it if it irritates you, and leave it if the stillness comforts you; there's no bad luck in either. With an inherited one, a watchmaker can service it without changing how it looks. You might keep the moment by writing the time it stopped on a slip inside the case.",
      why: "A flat battery, dust in the works, cold, or a mainspring nobody winds anymore. When it happens near a big event we join the two, and all the clocks that stopped on plain Tuesdays are forgotten. It's no message, and it may still be a good reason to think of someone.",
    },
  },
  {
    id: 'found-coins',
    words: [
      /\b(?:coins?|penn(?:y|ies)|dimes?|cents?|lucky penny)\b/u,
      /\b(?:f[io]nd\w*|found|floor|street|heads up|everywhere|keep|luck\w*|sign|heaven|picked up|sidewalk)\b/u,
    ],
    unless:
      /\b(?:bitcoin|crypto\w*|invest\w*|flip|collect\w*|toss|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|per cent|my two cents|metal detector|fountain|swallow\w*|percent|doge)\b/u,
    tries: [
      'i keep finding dimes in weird places since my dad passed',
      'found a penny heads up on the way to court is it lucky',
      'pennies from heaven is it real theres always a coin by my shoe',
      'should i pick up a coin from the street or is it cursed',
      'found a coin, lucky me',
      'grandpas dimes, a sign',
      'always a penny on the floor after i clean, my dead aunt was a bank teller',
      'is it ok to keep a coin i found at a grave',
      'my kid picked up a lucky penny and now wants to play the lottery',
      'tails up on the street, do i leave it or turn it for the next person, penny luck',
      'i was crying on the way to the lawyer in boston, looked down, and there was a shiny dime on the street',
      'what does it mean when you find cents everywhere, in shoes even',
    ],
    says: {
      told: "Coins found by chance are read as luck, and dimes or pennies in odd places as a hello from someone who's gone. I can't tell you that it's so, only that they don't bring harm. If a name came to you when you bent down, then you've had your moment with them. Keep those coins in one jar with the dates, and spend them someday on something they'd have liked. A coin left on a grave should stay there.",
      should:
        "Pick it up, coins carry no curse, only germs, so wash your hands. Tradition likes heads up best and says to give it away if it's tails. Leave one that lies on a grave, since it was put there for someone. Otherwise it's yours and so is the little lift.",
      will: "A coin can't promise you how it'll go. It can steady you, which is worth having in a hard hour: put it in your pocket, hold it when you need to, and lean on what you've prepared.",
    },
  },
  {
    id: 'friday-thirteenth',
    words: [
      /\b(?:tuesday (?:the )?13(?:th)?|the 13th|number 13|thirteenth floor|lucky (?:socks|underwear|shirt|pants|charm)|touch(?:ing)? red|rituals? before|friday (?:the )?(?:13|13th|thirteenth)|under (?:a|the) ladder|ladders? bad luck|umbrella (?:in|indoors|inside)|(?:opened|open) (?:an |my |the )?umbrella|shoes on (?:the|a) table|superstit\w*)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|movie|dream(?:s|t|ed|ing|pt)?|nightmares?|fell off)\b/u,
    tries: [
      'my surgery date is friday the 13th should i move it',
      'i walked under a ladder and then failed my driving test',
      'my grandmother is so superstitious she screamed when i opened an umbrella inside',
      'am i silly for being superstitious about everything',
      'flight on friday the 13th',
      'im so superstitious',
      'my goalkeeper wears the same lucky socks since august, we can smell him',
      'is it silly to postpone the contract because its friday 13',
      'born on a friday the 13th and nothing bad ever happened to me lol',
      'my mother in law put new shoes on the table and my wife screamed',
      'opened an umbrella indoors at the office in turin and three colleagues left the room',
      'i know its nonsense, i studied physics, and still i walk around every ladder, why am i superstitious',
    ],
    says: {
      told: "Superstitions are small rituals for hours when we have no control, and that's why they come out before tests, flights and weddings. The thing itself, the date, the ladder, the umbrella, does nothing; in Spain the bad day is Tuesday the 13th and in Italy Friday the 17th. Keep those that make you smile. Drop any that cost you money, sleep or an appointment.",
      should:
        "Keep the date and the plan; a calendar page does nothing to a surgeon's hands or a driving examiner's pen. If it would truly spoil your nerves and moving it costs nothing, move it and don't explain; an operation only if the doctor says it can wait. What counts is what you've prepared.",
      normal:
        "Not silly at all, nearly everyone has one, and the clever ones only hide it better. It's harmless as long as you can skip it without fear. If you must do things a certain number of times or feel dread, that's something a doctor can help with.",
    },
  },
  {
    id: 'jinx',
    words: [
      /\b(?:jynx|dont want to jinx|scared (?:to|of) (?:be happy|being happy|tell\w*|say\w*|it will)|happiness (?:wont|never) lasts?|something bad (?:will|must) follow|things are (?:going )?(?:too|so) well|afraid (?:it|something) will|knock wood|unberufen|wait(?:ing)? for (?:it|something) to go wrong|jinx\w*|knock\w* on wood|touch(?:ed|ing)? wood|too good to be true|tempt\w* fate|say it out loud|afraid to (?:be happy|say it|tell)|waiting for the other shoe|other shoe)\b/u,
    ],
    unless:
      /\b(?:flight|doom|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|scam|dating|rent|investment|dream(?:s|t|ed|ing|pt)?|nightmares?|profile|online)\b/u,
    tries: [
      'i told everyone about the new flat and now i think i jinxed it',
      'things are going so well im scared to say it out loud',
      'i keep waiting for the other shoe to drop since i met him',
      'is it true you shouldnt tell people your plans so you dont jinx them',
      'did i jinx it',
      'knock on wood, all good',
      'i dont dare tell anyone about the new job until its signed, so i dont jinx it',
      'we never say the word healthy in my family without touching wood',
      'why am i scared to be happy, whenever its good i wait for the crash',
      'my wife bought the cot at week 12 and my mother says she tempted fate',
      'is it normal to think its too good to be true when a man is simply nice',
      'everything is falling into place, the house, the promotion, the move to nantes, and im lying here afraid to say it out loud',
    ],
    says: {
      told: "You can't jinx a thing by saying it; words don't reach landlords, juries or luck. What you feel is the fright of having something to lose, and it comes with good news the way a shadow comes with sun. Knock on wood if your hand wants to. Then enjoy it out loud with one person, today, because bracing for the fall has never yet softened one.",
      should:
        "Tell the two or three who'll be glad for you, and keep it quiet from those who make you doubt. That isn't magic, it's good company. For anything unsigned, wait for the signature before the announcement, simply so you don't have to take it back.",
      normal:
        "Very normal, most people hold their breath when things go well, above all if good times have ended suddenly before. Joy feels exposed. You haven't endangered anything by being happy, and it's safe to say so.",
      will: "I can't see how it'll go, but having spoken about it won't be what decides it. Papers, people and timing do that. Look after those, and let yourself like it in the meantime.",
    },
  },
  {
    id: 'charm-broke',
    words: [
      /\b(?:bracelets|bangle|st christopher|lucky charm|prayer beads|mala|jade|pearls?|locket|crystals?|bracelet|amulet|charm|necklace|pendant|talisman|rosary|quartz|amethyst|obsidian|tourmaline|rose quartz|red string|hamsa|wedding ring|engagement ring)\b/u,
      /\b(?:came off|tore|chipped|brok\w*|break\w*|crack\w*|snap\w*|fell (?:off|apart)|shatter\w*|lost|disappear\w*|missing|split)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|broke up|break ?up|insur\w*|stole\w*|crystal meth|dream(?:s|t|ed|ing|pt)?|nightmares?|proposal|pawn|heart ?break\w*)\b/u,
    tries: [
      'my evil eye bracelet broke today while washing dishes',
      'rose quartz cracked in half on my nightstand what does it mean',
      'i lost my grandmothers necklace that always protected me',
      'my wedding ring snapped is that a sign about us',
      'my bracelet snapped today, sign?',
      'lost my lucky charm',
      'grandmas jade bangle, jade necklace too, cracked the same week, my aunt is worried',
      'my amethyst broke when i was cleaning, did it absorb something',
      'is it bad luck to wear a pendant that has been broken and glued',
      'i lost my baptism necklace in the sea at rimini, i feel naked without it',
      'the red string snapped in the taxi, just before the interview i had been praying for, good or bad',
      'should i mend my rosary or is it finished when it breaks',
    ],
    says: {
      told: "By tradition a charm or crystal that breaks has done its work and taken the knock for you; by hardware, elastic dries out and stones have fault lines. Neither one is bad news, and it's no verdict on your love or your luck. If it's mendable, a jeweler or new elastic does it cheaply. If it's lost, retrace the last day backward, check the drain and pockets, and keep a photo of it where it hung.",
      should:
        "Mend it if you love it, bury it in a plant pot if you like the old custom, or just throw it out; there's no wrong way and nothing follows. Don't buy a pricier one out of fear, and be wary of anybody who tells you that you must.",
      will: "Nothing bad comes of it. The protection you felt was partly your own calm when you touched it, and that isn't broken. Choose something small to carry in its place if your hand misses it.",
      why: "Wear, mostly: elastic perishes in a year or two, metal tires at the thinnest spot, and stones crack along old lines when they go from cold to warm. The saying goes that it broke so that you wouldn't. You may like the saying without fearing anything.",
    },
  },
  {
    id: 'fortune-teller-warning',
    words: [
      /\b(?:fortuneteller|psychics|tarot (?:lady|woman|reading)|card reading|palm reading|woman (?:at|on) the (?:fair|market)|seers?|psychic|fortune ?teller|tarot reader|medium|clairvoyant|palm reader|palmist|astrologer|seer|card reader|gypsy woman|witch doctor|shaman|healer|coffee (?:cup )?reading|reader)\b/u,
      /\b(?:prophes\w*|foretold|promised|reading said|divorce|accident|told|said|says|warn\w*|predict\w*|saw|sees|right|wrong|came true|believe|scared|afraid)\b/u,
    ],
    unless:
      /\b(?:medium (?:size|rare)|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|proud|at peace|dream(?:s|t|ed|ing|pt)?|nightmares?|am i psychic|money|pay|paid|charges|dollars|euros|pounds|scam\w*|size|kindle|proof ?reader|screen reader|news reader|small)\b/u,
    tries: [
      'a fortune teller told me id never have children and i cant get it out of my head',
      'the psychic said i will lose someone close before i turn 40',
      'tarot reader predicted my ex comes back should i believe her',
      'palm reader said my line is broken and ill die young im scared',
      'psychic predicted my divorce',
      'fortune teller was wrong',
      'a palm reader on the beach said two marriages, im on my first and happy',
      'the astrologer told my parents that this is my bad year and now they wont let me travel',
      'should i believe a tarot reader who said he will come back in spring',
      'my friend stopped dating because a clairvoyant saw her alone',
      'it was only a joke at a hen party in budapest, we laughed, but the fortune teller said i would be ill at 45 and im 44',
      'what if the psychic was right about the accident',
    ],
    says: {
      told: 'Nobody can see your death, your children or who comes back, however sure the reader sounded; and one who frightened you broke the first rule of the craft. Lines on a hand and cards on a table are pictures to think with. The sentence sticks because fear has good glue. Write it down, add "said by a stranger," and tell it to a friend who\'ll snort. It has no hold over what happens.',
      should:
        "Don't believe it, neither the bad part nor the lovely part. A prediction is a guess said with confidence, and we remember the ones that fit. Keep whatever made you think, and plan your life on what you know: people, facts, your own wishes. You don't need a second reading to cancel the first.",
      will: "No, it doesn't have to come about and nobody can know that it will. Warnings like that come true about as often as anything else guessed at random. The one danger is living as if it were settled, so do the next thing you'd have planned anyway.",
      why: "Mostly because fear and hope bring people back, and some readers know that. Others say what they honestly feel and don't weigh their words. Either way it came from them and not from your life. A reading that leaves you smaller than you came was a bad reading.",
    },
  },
  {
    id: 'psychic-wants-money',
    words: [
      /\b(?:psychics|love spell|curse removal|spiritual (?:healer|guide)|fortuneteller|tarot (?:line|app|calls?)|psychic|fortune ?teller|tarot|medium|clairvoyant|astrologer|healer|spell ?caster|spells?|witch|shaman|spiritualist|reader|ritual|pandit|baba|marabout|babalawo|guru|prophet)\b/u,
      /\b(?:money|pay|paid|paying|charg\w*|\d+ ?(?:dollars|euros?|pounds|usd|bucks)|[$€£] ?\d+|\d{3,}|expensive|cost\w*|fee|scam\w*|refund|spent|send|wants|gift cards?|bank|fake)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|salary|kindle|my job|i am a (?:reader|healer|psychic)|become a)\b/u,
    tries: [
      'a psychic says there is a curse on me and she needs 800 dollars to remove it',
      'i paid a spell caster online to bring him back and now he wants more money',
      'spent 2000 on tarot calls this year im ashamed',
      'is this astrologer a scam he charges extra for a ritual',
      'psychic keeps asking for money',
      'how do i get a refund from a psychic',
      'my mum sent 600 to a healer on facebook for dads health',
      'the spell woman online promises one more ritual and he returns, its 350 this time',
      'is the medium a scam if the first hour was free and the second costs 900',
      'i called a psychic line each night after the breakup, my phone bill cost more than the rent',
      'he knew my name, my fathers illness, everything, and then he wanted gift cards to burn candles, the healer i mean',
      'she wont stop, the medium texts me daily that danger is near unless i pay',
    ],
    says: {
      told: "Stop paying, today: a curse that costs money to lift is the oldest trick there is, and no ritual can heal an illness, bring a person back or change their heart. Don't argue with them, just block, and keep the messages and receipts. Ring your bank about the payments and report it to the police or your consumer protection office. You were hoping, and they used that. The shame belongs to them.",
      should:
        "Don't pay another cent, whatever they say will happen. Threats, hurry, secrecy and a new fee each time are the marks of a fraud. Ask your bank if the payments can be disputed, and tell one person you trust. Nothing bad will follow from stopping.",
      will: "Nothing happens to you if you stop, except that you keep your money. A spell can't harm you, and doom is part of the sales talk; a threat to come and hurt you is one for the police. Whether the money comes back depends on how it was paid and how quickly you call the bank, so call today.",
      say: 'Nothing more than this, once: "I won\'t be paying anything further. Don\'t contact me again." Then block every number, don\'t read replies, and save what you have. To your bank: "I was deceived into these payments and want to dispute them."',
    },
  },
  {
    id: 'scary-tarot-card',
    words: [
      /\b(?:five of cups|nine of swords|9 of swords|bad cards|death card|tower card|the tower|ten of swords|10 of swords|three of swords|3 of swords|devil card|the devil|hanged man|tarot|pulled (?:the|a) card|drew the|card came up)\b/u,
      /\b(?:upside down|freak\w*|death|tower|swords|devil|hanged|scary|scared|bad cards?|revers\w*|afraid|worried|keeps? (?:coming|showing|appearing|getting))\b/u,
    ],
    unless:
      /\b(?:poker|credit|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|eiffel|paid|money|charg\w*|\d{3,}|reader (?:said|told)|devil wears|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i pulled the death card for my relationship and im freaking out',
      'the tower keeps coming up every time i do tarot',
      'is the ten of swords as bad as it looks',
      'scared of tarot now i got the devil reversed for my new job',
      'got the death card, help',
      'the tower again, im scared, tarot',
      'three of swords on my wedding day, should i worry, tarot for fun they said',
      'every time i ask about my job i draw the tower, the card is mocking me, scared',
      'is a reversed hanged man better or worse in tarot',
      'my daughter pulled the devil for her exams and cried',
      'i bought the deck because the pictures were pretty, did one spread, and it was all swords, bad cards only',
      'does the death card really never mean death',
    ],
    says: {
      told: 'The dark tarot cards are pictures of ordinary things: Death is an ending that makes room, the Tower a sudden truth, the Devil a habit or a hook, the Ten of Swords a low point that\'s over. None foretells a death, a breakup or a loss. Ask the card one question: "Where is this already true in a small way?" Then put the deck away for a week, and act on that.',
      should:
        "Don't change any plan because of a card. Use it as a prompt: what would I be relieved to end, what am I pretending not to know? If you feel afraid, stop pulling for a while, since asking again in fear only brings more fear.",
      why: "A deck has seventy-eight cards and you shuffle by hand, so some return often by plain chance, and the frightening ones are the ones you remember. Tradition would say it repeats till you've looked at it. Look once, honestly, and that's enough.",
      will: "No card can tell you that. Tarot describes what may be on your mind, and it's blind to the future. What happens next depends on two people talking or one person preparing, and you can do something about that today.",
    },
  },
  {
    id: 'evil-eye',
    words: [
      /\b(?:evil eyes|ojo|drishti|negative vibes?|bad spirits?|toxic energy|energy (?:is |feels )?(?:off|heavy|bad|dark)|evil eye|nazar|mal de ojo|malocchio|buri nazar|mati|ayin hara|bad eye|envious eyes?|negative energy|bad energy|bad vibes?|bad aura)\b/u,
    ],
    unless:
      /\b(?:positiv\w*|toxic energy drink|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|hits? me|bracelet (?:broke|snapped)|broke\w*|salt)\b/u,
    tries: [
      'i think someone put the evil eye on me since i posted the baby photos',
      'my aunt says its nazar because everything went wrong after i showed my ring',
      'how do i get rid of bad energy in my house after my ex moved out',
      'do you believe in mal de ojo my son wont sleep',
      'someone gave me the evil eye',
      'bad energy in this room',
      'baby cries since my neighbour praised her, my mom says nazar',
      'does a blue bead really help against the evil eye or is it just pretty',
      'my grandmother in izmir drops lead in water for nazar, its her hobby',
      'since i showed off the new car i am ill all the time, mal de ojo says my aunt',
      'how do i protect myself from bad vibes at work',
      'we moved in, painted everything white, opened the windows, and still there is a heavy negative energy in the hall',
    ],
    says: {
      told: "The evil eye is a very old name for something real, being looked at with envy, and the feeling is unpleasant even though a look can't harm you. Do the gentle things your family does, a blue bead, a prayer, a window open, but no melted lead, because its fumes are poisonous. Share less with the people who make you uneasy. If a child or adult is unwell, see a doctor first. And pay nobody to remove it.",
      how: "Simply and free of charge: clean the rooms, open windows, wash the sheets, move one piece of furniture, put on music. Add your family's custom if it comforts you, a bead, a prayer, some incense. Then tell fewer people your news for a month. You'll feel the difference mostly because you've taken charge.",
      normal:
        "It's normal to wonder about it, half the world grew up with the belief. A run of trouble after good news feels connected, and usually it's chance plus nerves. If the fear keeps you from sleeping or seeing people, talk to somebody you trust.",
      will: "No look can take your happiness away or make you ill. What envy can do is make you hide, and you needn't. Keep what's precious among people who are glad with you, and go on.",
    },
  },
  {
    id: 'curse',
    words: [
      /\b(?:jinn|djinn|witch (?:cursed|did)|hoodoo|amarre|blood curse|curs(?:e|ed|es)|hex\w*|black magic|voodoo|juju|witchcraft|brujeria|spell on (?:me|him|her|us|my)|jadoo|sihr|generational curse|bewitched|put (?:a|some) (?:spell|roots?) on)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|swear\w*|curse words?|cursed at|cursing|money|paid|pay|\d{3,}|harry potter|dream(?:s|t|ed|ing|pt)?|nightmares?|kid|game)\b/u,
    tries: [
      'i think im cursed every relationship ends the same way',
      'my ex mother in law did black magic on me i found something under the mat',
      'can a generational curse be real all the women in my family are unlucky in love',
      'someone put a hex on me how do i remove it',
      'am i cursed',
      'someone did black magic on us',
      'found a doll with pins in my garden in accra, is this a curse on my house',
      'my family has a curse, no woman stays married longer than seven years',
      'can an ex put a spell on me so i never find love',
      'how do i know if its chance or if im hexed',
      'everything was fine until that wedding, then my job, my health, my car, and my aunt whispers about witchcraft',
      'my imam says its not sihr, my mother says it is',
    ],
    says: {
      told: "Nobody can curse you; no words, object or person has that power over your life, though the fear of it can wear you out. If you found something odd, take a photo in case someone is harassing you, then throw it away with gloves on. Then look at what's really gone wrong, one thing at a time, because each has its own cause and its own remedy. Pray or light a candle if that's yours. Never pay anyone to lift it.",
      how: "Throw away what frightened you, clean the place, open the windows, and say a prayer or a plain sentence if it helps: \"This has nothing to do with me.\" That's all the removing there is, and it's free. If fear stays, or you can't sleep, go to someone of your faith you trust, or a doctor.",
      why: 'Because a run of bad luck wants a reason, and a curse is at least a reason. Families do hand things down, silence, choices, ideas about love, and that can look like a spell. Those can be named and changed by the first one who notices, and that may be you.',
      will: "No harm comes from it. Whatever happens next will have ordinary causes, most of them partly in your hands. If somebody really wishes you ill and acts on it, that's a matter for the police, and not for magic.",
    },
  },
  {
    id: 'horoscope-wrong',
    words: [
      /\b(?:horoscop\w*|birth chart|natal chart|mercury retrograde|horoscopes?|astrolog\w*|zodiac|star ?signs?|im an? (?:leo|aries|taurus|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))\b/u,
      /\b(?:nothing happens|rubbish|waste|same for everyone|how can|pseudo\w*|prove\w*|science|scientific|fits|wrong again|wrong|didnt (?:come true|happen)|did not|never (?:true|right|happens?)|nothing (?:like|happened)|fake|true|believe|real|lied|bullshit|bs|nonsense|doesnt (?:fit|match)|not like|skeptic\w*|accurate|made up|promised|said|nothing like)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|paid|money|weather)\b/u,
    tries: [
      'my horoscope said a great love this week and i got a parking ticket',
      'is astrology even real or am i fooling myself',
      'im a leo but nothing like a leo at all im shy',
      'my boyfriend says its nonsense that i believe in horoscopes',
      'horoscope was wrong again',
      'is astrology real',
      'my horoscope promised a windfall, i got a dentist bill',
      'do you really believe that all virgos are tidy, im a virgo and my car is a bin',
      'im a scientist and read my horoscope in secret, is that stupid, its not real',
      'my wife wont sign anything in mercury retrograde, how do i tell her i dont believe it',
      'twins in my class, same minute, same city, completely different lives, so how can astrology be true',
      'why does my star sign sound so accurate, is it made up for everyone',
    ],
    says: {
      told: "Horoscopes don't predict events, so you're right to check them against your life; in tests people can't pick their own chart out of two. What a good one can do is ask you a question you wouldn't have asked yourself that day. Keep the sentence that made you think, and let the promise go. If someone near you finds it silly, \"I like it as a mirror, I don't plan by it\" is an honest answer.",
      should:
        "Take it as a mirror and never as a map. If a line starts a useful thought, keep it; if it frightens you or makes a decision for you, close it. Don't date, quit, buy or cancel because of one. That part's yours.",
      normal:
        "Normal to enjoy it and doubt it in the same breath, most readers do. It gives words to moods, and there's no harm in that. You'd only be fooling yourself if you stopped checking it against your life.",
      why: "Because it's a few lines for a twelfth of humanity, written so that most people can find themselves in them. It can't know what happens on your street. The hits feel uncanny and the misses are forgotten. That you stopped to ask is a good sign for your judgment.",
    },
  },
  {
    id: 'sage-incense',
    words: [
      /\b(?:smudge|cleanse (?:my|the|a|our)|energy cleans\w*|clearing (?:the )?(?:energy|house)|incense sticks?|smoke (?:out|cleans\w*)|sage|incense|palo santo|smudg\w*|bakhoor|frankincense|cleans(?:e|ing) (?:my|the|our) (?:house|home|flat|apartment|space|room|energy|aura|crystals?|deck))\b/u,
    ],
    unless:
      /\b(?:juice|face|body|skin|liver|history|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|recipe|butter|chicken|tea|sage green|software|payroll|pasta|dream(?:s|t|ed|ing|pt)?|nightmares?|advice|old soul)\b/u,
    tries: [
      'should i sage my apartment after the breakup',
      'burned incense to clear the room and the smoke alarm went off lol',
      'my roommate burns palo santo all day and i get headaches',
      'does cleansing the house really work or is it just smoke',
      'sage the house, how',
      'incense gives me headaches',
      'new flat in marseille, three breakups in it before me says the neighbour, i want to cleanse the place with sage',
      'my mother burns bakhoor before every visit, the guests cough',
      'is palo santo ethical, i like it so much',
      'do i need to cleanse my crystals after someone touched them',
      'i walked through every room with sage, very solemn, opened the windows, and then set off the alarm of the whole building',
      'should i smudge my office after the boss left',
    ],
    says: {
      told: "Burning sage or incense works as a ritual: you go through every room, open the windows, and decide that something's over, and that does change how a place feels. The smoke itself carries nothing away but smells. Keep a window open, a dish of sand below, and children, pets and asthma well out of it. If smoke bothers anyone, a bell, a broom or fresh sheets do the same job.",
      should:
        "Yes, if you like the idea; do it with windows open, say out loud what's finished, and change the sheets the same day. Skip it with a baby, a bird, asthma or a touchy smoke alarm. A scrubbed floor and a moved bed are just as strong.",
      say: '"I like that you have your ritual, but the smoke gives me a headache. Could you do it in your room with the window open, or when I\'m out?" A wish with two options in it is easy to say yes to.',
      will: "It can make a room feel new, because you paid attention to every corner of it. It can't change other people or your luck. If you feel better after, it's worked as well as it ever does.",
    },
  },
  {
    id: 'haunted-house',
    words: [
      /\b(?:ghostly|entity|strange (?:noises|sounds)|noises (?:at night|in the|upstairs)|steps (?:upstairs|in the hall|at night)|being watched|doors? (?:open|close|slam)\w* (?:by|on)|objects? mov\w*|cold spot|ghosts?|haunted|spirits? in|presence|poltergeist|paranormal|shadow (?:man|figure|person|people)|footsteps|someone (?:is )?(?:watching|standing) (?:me|there|in)|whisper\w* my name|called my name|knock\w* (?:on|at) (?:the|my) (?:door|wall|window)|things move|door (?:opens|opened|closes|closed|slam\w*) by)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|ghosted|ghosting|ghost(?:s|ed)? me|stalk\w*|holy ghost|movie|dream(?:s|t|ed|ing|pt)?|nightmares?|his presence|her presence|presence of|christmas presence|neighbou?rs?|wood|police|ex|boyfriend|drunk|landlord|delivery)\b/u,
    tries: [
      'i hear footsteps upstairs at night and i live alone',
      'i think our new house is haunted the door opens by itself',
      'felt a presence sit on my bed last night',
      'someone called my name and nobody was home is that a ghost',
      'is my house haunted',
      'i saw a ghost, i think',
      'my 4yo talks to a ghost in the corner called peter, there is no peter',
      'strange noises upstairs, we live on the top floor',
      'the dog stares at the same wall each night and growls, is there a spirit in here',
      'should we move out, the previous owner died in the bedroom and i hear footsteps',
      'rented an old cottage in wales for the weekend, lovely fireplace, and at night the door opened by itself three times',
      'why do i feel a presence when im alone in the cellar',
    ],
    says: {
      told: "Before ghosts, check the house: old pipes, wood cooling after dark, a latch that doesn't catch, mice, a neighbor through the wall. Hearing your name or feeling someone on the bed as you drift off or wake is very common and is half a dream. A carbon monoxide alarm is worth having, too. Leave a light on. And if you think a real person is in there, get out or lock yourself in, and call the police.",
      normal:
        'Common and mostly harmless: lots of sane people have felt a presence or heard their name at the edge of sleep. Tired, grieving or in a new house, even more so. If it happens wide awake and often, mention it to a doctor.',
      should:
        "I wouldn't move out for it; be careful in the practical sense: locks, latch, smoke and carbon monoxide alarms, a look in the attic with a friend by daylight. You needn't be afraid of the rest. If you'd sleep better with a prayer or a light on, do it, and pay nobody to clear the house.",
      why: 'Houses creak when they cool, latches slip, pipes knock, and a brain on its way into sleep makes voices, steps and weight on the bed. Add a quiet night and one old story, and it becomes someone. Keep notes of time and weather for a week, and a pattern often shows.',
    },
  },
  {
    id: 'ouija',
    words: [
      /\b(?:ouija|seance|spirit board|charlie charlie|summon\w*|contact(?:ing)? (?:the dead|spirits)|talk to (?:the dead|spirits))\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|court|jury|police|movie|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'we played ouija at a sleepover and it spelled my name now i cant sleep',
      'should i try a seance to talk to my brother',
      'my teenager bought a ouija board and im freaked out',
      'we didnt say goodbye on the ouija board are we in trouble',
      'we used a ouija board',
      'ouija, dangerous or not?',
      'my sister wants a seance at her 30th and i said over my dead body, funny i know',
      'the glass moved, i swear none of us pushed, seance in a student flat in brno',
      'is it true you must burn the ouija board',
      'my 13yo did charlie charlie at school and is afraid to sleep',
      'can i talk to spirits alone or is that risky',
      'we were four friends, it was raining, someone found a ouija board in the cupboard of the holiday house, and now i feel watched',
    ],
    says: {
      told: "A Ouija board is moved by the hands on it: tiny pushes nobody notices, which is why it spells nonsense when everyone's blindfolded. Nothing was called and nothing came with you, goodbye said or not. Put it away, sleep with a light on for a night or two, and laugh about it together by day. If you wanted to reach someone you miss, write them a letter in place of it.",
      should:
        "I'd leave it, and above all if you're grieving, because it can hand you words in their name that aren't theirs. Write to them, visit a place they loved, talk to somebody who knew them. If it's only a party game, play it only with people who won't lie awake after.",
      will: "Nothing's going to happen. There's no rule you broke, because the rules came with a toy sold since the 1890s. The scared feeling fades in a few days, faster with company and sleep.",
    },
  },
  {
    id: 'sign-from-loved-one',
    words: [
      /\b(?:signs?|message|visit\w*|contact|hello)\b/u,
      /\b(?:from (?:my |the |our )?(?:late |dead |dear )?(?:mom|mum|mother|dad|father|grandm\w*|grand[pf]\w*|nana|nan|granny|husband|wife|brother|sister|son|daughter|baby|friend|angel|heaven|other side|beyond|above|dog|cat))\b/u,
      /\b(?:died|dead|passed|late|gone|heaven|lost|other side|beyond|grave|miss|funeral|anniversary)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream(?:s|t|ed|ing|pt)?|nightmares?|will|inherit\w*|police|lawyer|feather|butterfl\w*|robin|cardinal|coins?|dimes?|penn\w*)\b/u,
    tries: [
      'is it possible to get a sign from my mom who passed in january',
      'i keep asking for a sign from my late husband and nothing comes',
      'my dogs ball rolled out from under the sofa the week after he died is it a message from my dog',
      'do you think this song was a hello from dad in heaven',
      'a sign from mom who died',
      'is it a message from dad in heaven',
      'i asked for a sign from my late brother and the lights at the crossing all went green',
      'my daughter thinks the wind is grandpa saying hello from heaven',
      'why do i get no sign from my husband since he died, others do',
      'is it a sign from my late dog, his lead fell off the hook',
      'we sat at the table on her anniversary, five of us, and the doorbell rang with nobody there, a hello from nana who passed',
      'can i ask for a sign from my sister who is gone',
    ],
    says: {
      told: "I can't tell you whether it came from them, and I won't pretend to; I'm sorry they're not here to ask. Many people who miss someone notice such things and are comforted, and that comfort is real. And if no sign comes, it says nothing about their love, or about yours. Talk to them out loud anyway, on a walk or at the sink. Plenty of people do.",
      normal:
        "It's normal to look for signs and to see them, and it's just as normal when none come. Missing someone makes you watchful. You aren't losing your mind and you aren't doing grief wrong.",
      why: "If nothing's come, it isn't because you're forgotten or didn't ask well. I don't know what the dead can do; nobody does. Grief listens so hard that the quiet hurts. Choose a sign yourself, their song, their flower, and when you meet it let it be a greeting.",
    },
  },
  {
    id: 'sign-from-universe',
    words: [
      /\b(?:sign from (?:the )?(?:universe|god|above|heaven|fate)|universe (?:is )?(?:trying|telling|sending|wants|gave|showed|testing|hates)|give me a sign|asked for a sign|meant to be|everything happens for a reason|is (?:this|it|that) (?:a|the) sign|a sign that|what is the universe|signs? everywhere|is it fate|destiny)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|miscarr\w*|cancer|sign language|pregnan\w*|stop sign|star sign|died|passed|dream(?:s|t|ed|ing|pt)?|nightmares?|sign the|child|feathers?|cats?|birds?|butterfl\w*|mirror|penny|coins?|song|11[:. ]?11|1111|numbers?|horoscope|candle|owls?|crows?|magpies?|twitch\w*|ring)\b/u,
    tries: [
      'i asked for a sign and a bus with his name drove past',
      'is the universe telling me to quit my job the printer exploded',
      'people keep saying everything happens for a reason and it makes me angry',
      'do you think we were meant to be we met three times by accident',
      'is this a sign',
      'universe, give me a sign',
      'three trains cancelled on the way to the interview, is the universe telling me something',
      'i asked for a sign and my toast had a heart in it',
      'my friend says everything happens for a reason and i want to slap her',
      'were we meant to be if it is always this hard',
      'is it fate that i got the last flat in the street i love',
      'i stood at the airport in quito with both tickets in my hand and begged, give me a sign',
    ],
    says: {
      told: "A sign can't decide for you, but your reaction to it can tell you plenty: were you glad, or did your heart sink? That flicker is the real message, and it came from you. Write the question down with what you'd do if no sign ever came. Then look at plain facts, time, money, how you feel on Mondays. If both point the same way, go.",
      should:
        "Don't act on a sign alone. Use it as a nudge to look at what you already know, sleep two nights, and ask one honest person. If the step would still be right without the bus, the printer or the song, then it's a good step.",
      will: "I can't see it, and coincidences can't promise it. If two people turn up, ask things and keep their word, it tends to become something; if only the accidents do the work, it doesn't. Give it a real meeting and see.",
      why: "Because when something matters, your eye picks out everything that touches it, and a town is full of buses. It's lovely, and it's attention at work. As for \"everything happens for a reason,\" you needn't accept that; some things just happen, and what you make of them is yours.",
    },
  },
  {
    id: 'coincidence',
    words: [
      /\b(?:coincidences?|coincidental|coincidentally|synchronicit\w*|what are the odds|small world|same (?:birthday|name) as|thought (?:of|about) (?:him|her|them|someone) and (?:he|she|they)|bumped into|ran into)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|car|accident|cheat\w*|tree|wall|debt|money trouble|my ex with|dream(?:s|t|ed|ing|pt)?|nightmares?|trouble|problem\w*)\b/u,
    tries: [
      'bumped into my old best friend in an airport in another country what are the odds',
      'too many coincidences with this guy same birthday as my dad',
      'i thought of her and she called that second is it synchronicity',
      'ran into my ex at the one cafe we both never go to',
      'what a crazy coincidence',
      'what are the odds of that',
      'i bumped into my old neighbour from minsk on a beach in thailand',
      'she has the same name as my mother and the same laugh, coincidence?',
      'i hummed a tune and the stranger beside me hummed it too, synchronicity or tiktok',
      'ran into my first boss at the hospital, he is now my nurse, small world',
      'is it a coincidence that i meet him everywhere since that evening',
      'sat on a plane to montreal, started chatting, and found out we were born in the same ward on the same day, what are the odds',
    ],
    says: {
      told: 'A coincidence like that is a door somebody left open: it promises nothing, and it\'s a fine excuse. The odds are better than they feel, because there are thousands of chances for one every week and we only notice the hits. What matters is what you felt in the first second. If it was gladness, write today: "I can\'t get over running into you. Coffee?" If it stung, let it pass by. If one person turns up everywhere and it makes you uneasy, note the dates and tell someone.',
      should:
        "Follow it up if your first feeling was gladness; one light message costs nothing. Leave it if it was dread, or if it'd reopen something you closed with effort. The chance meeting was luck, and the second meeting is a choice.",
      why: "Chance, mostly, with a helping of habit: people alike go to the same places, and we think of friends far more often than we notice, until the phone rings. It feels meant because it touches something alive in you. That part's worth following.",
      glad: "What a lovely one, and you'll be telling it for years. Get the next meeting into the calendar while you're both still amazed, because that glow fades in a week. Chance did its half.",
    },
  },
  {
    id: 'deja-vu',
    words: [
      /\b(?:d[eé]j[aà][ -]?(?:vu|vue|voo)|deja|been here before|lived this (?:moment|before)|already happened|dreamed this before)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|seizure|epilep\w*|deja blue|medication)\b/u,
    tries: [
      'i had such strong deja vu at the dentist i knew what she would say next',
      'what does it mean when you get deja vu all the time',
      'went to a village in portugal and i swear ive been here before',
      'is déjà vu a sign youre on the right path',
      'deja vu twice today',
      'why do i get deja vu',
      'ive been here before, i told my wife, and we had just arrived in riga',
      'strong deja vu in the meeting, i knew who would cough',
      'my 8yo asks if deja vu is time travel',
      'is it normal to have deja vu every week',
      'i opened the door of the flat we came to see and knew where the kitchen was, i swear ive been here before',
      'does deja vu mean i made the right choice',
    ],
    says: {
      told: "Déjà vu is the mind tagging a new moment as a memory, a tiny mix-up that most people have, above all when they're tired, young or traveling. Some read it as a past life or as being on the right path; it foretells nothing either way. Enjoy the shiver. If it comes many times a week, or with odd smells, blank spells or confusion, have a doctor look at it.",
      why: 'Most likely a small timing slip: something looks familiar for a second because part of it is, a smell, a light, the layout of a room, and the brain stamps the whole scene as known. Tired brains do it more. The feeling of knowing what comes next is part of the same trick.',
      normal:
        "It's normal, about two in three people know it. Now and then is nothing. Very often, several times a week, or together with blackouts or strange sensations is something to tell a doctor.",
    },
  },
  {
    id: 'karma',
    words: [
      /\b(?:karma|karmic|what goes around|comes around|get what (?:he|she|they) deserve\w*|deserves? it)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|relationship karmic|reddit|points|credit karma|debt|dream(?:s|t|ed|ing|pt)?|nightmares?|cancer|died|soulmate)\b/u,
    tries: [
      'will karma get my ex he left me with the rent and is now in bali',
      'i think this is karma for what i did to my first boyfriend',
      'why do bad people always get away with it where is karma',
      'my bully from school lost her job and i laughed is that bad karma for me',
      'karma, when?',
      'is this karma',
      'my old boss fired me by email and now his firm is bankrupt, karma is real',
      'i keyed a car when i was 18 and mine got scratched today, what goes around',
      'why do liars get promoted, where is karma in this company',
      'do i get bad karma for being glad that she failed',
      'my mother says dont wish bad on people, it comes around',
      'he cheated, lied, took the dog, moved to the sea and is happy, will karma ever find him',
    ],
    says: {
      told: "I can't promise you that karma collects, from anyone; plenty of people get away with things, and what happens to you isn't a punishment. What does come around is habit: someone who treats people badly has to live among people treated badly. For your own part, mend what can be mended with one honest line, and then do well by the next person. That's the piece you can steer.",
      will: "I can't see what's coming to {who|that person}, and waiting for it keeps you sitting in the same room. Some get their bill and some don't. Anything that's owed to you in money or rights, claim on paper with free legal advice. The rest gets lighter when you stop watching.",
      normal:
        "It's normal to want it, and normal to grin when it happens. A minute of that does no harm and costs you no points anywhere. It's only a bad bargain when you spend months waiting for it.",
      why: "Because life doesn't keep books in the way we'd like; charm, money and luck carry some people a long way. It isn't your failure and it isn't over for you. Being able to sleep and be trusted is worth more than it looks on a bad day.",
    },
  },
  {
    id: 'manifesting',
    words: [
      /\b(?:manifest\w*|law of attraction|vision ?board|affirmations?|scripting|369 method|lucky girl|visuali[sz]\w*|the secret)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|flight|passenger|symptom\w*|cargo|keep the secret|secret that|dream(?:s|t|ed|ing|pt)?|nightmares?|cancer)\b/u,
    tries: [
      'ive been manifesting my ex for six months and he got engaged',
      'do affirmations work or am i just talking to a mirror',
      'made a vision board with my sister and two things came true',
      'is it my fault it failed because i had negative thoughts manifesting',
      'does manifesting work',
      'my vision board came true',
      'i write my affirmations each morning and my husband giggles behind the door',
      'can i manifest a job in another country, im in pune and want canada',
      'is it my fault when manifesting fails because i doubted',
      'how do i manifest without going crazy about every bad thought',
      'my sister manifested a parking spot and calls herself a witch',
      'i did the 369 method for a month, wrote until my hand hurt, and he still hasnt called',
    ],
    says: {
      told: "Manifesting helps with one half: it makes you say clearly what you want, and then you notice chances you'd have walked past. It can't move other people, and your dark thoughts don't cause bad things. So keep the picture and add a verb to it each week: apply, call, save, ask. If what you're wishing for is one particular person, ask what they'd give you, and where else that grows.",
      will: "I can't promise it, and no method can. What's been seen to help is picturing the steps and the obstacles, and not only the happy end. Write the wish, what stands in the way, and what you'll do when it does. And wishes that need another person's heart aren't yours to steer.",
      normal:
        "It's not your fault; thoughts don't cause rejections, illness or other people's choices. It's normal to have doubts while you hope. A method that blames you when it fails is a poor method.",
      glad: "Lovely, and most of it was you doing things once you'd seen them clearly. Put a date on the back of the pictures that came true. Then choose one of those left and give it its first small step this week.",
    },
  },
  {
    id: 'chain-message',
    words: [
      /\b(?:chain (?:messages?|letters?|mails?|texts?)|(?:forward|send|share|repost|copy) (?:this|it) to (?:\d+|ten|five|seven|twenty|all|everyone)|forward(?:ed)? (?:it|this)? ?(?:or|to \d+)|(?:years of )?bad luck if (?:i|you) dont|if you dont (?:forward|send|share|repost)|broke the chain)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|work email|resume)\b/u,
    tries: [
      'got a chain message that says send this to 10 people or your mother dies',
      'my aunt keeps forwarding chain letters from whatsapp should i send it on',
      'i deleted one of those forward this to 20 friends things and now im scared',
      'a tiktok said repost it to all or 7 years bad luck if i dont',
      'chain message, do i send it',
      'got a chain letter again',
      'my 10yo got a forward this to 15 people or the girl comes at night, crying',
      'is it bad if i broke the chain',
      'my mother in law sends one each morning, share this to ten friends for luck',
      'how do i tell my aunt to stop with the chain messages',
      'if you dont send it you lose love for seven years, who writes such things',
      'i know its nonsense, im a nurse and 48, and still i hesitated before i broke the chain',
    ],
    says: {
      told: 'Delete it, nothing will happen: a chain message is a stranger playing on your love for your family, and that\'s all the power it has. Millions are broken every day. Don\'t send it on, or you pass the fright to the next person. If it came from someone you know, "no more of these for me please, but tell me how you are" ends it kindly.',
      should:
        "No, don't send it on. The threat's invented, and breaking the chain does everyone behind you a favor. If it asks for clicks, codes or details, don't open it at all, because some of them are scams.",
      will: 'Nothing will happen to you or to anyone you love because of it. Whatever comes in the next days would have come with or without ten forwards. The uneasy feeling goes by tomorrow, and sooner if you laugh about it with someone.',
    },
  },
  {
    id: 'unanswered-prayer',
    words: [
      /\b(?:pray\w*|prayers?|novena|dua|duas|rosary|begg\w* god)\b/u,
      /\b(?:unanswered|not answer\w*|no answer|doesnt answer|didnt answer|never answer\w*|wont answer|hasnt answered|isnt listening|not listening|doesnt listen|silent|silence|nothing (?:happens|changes|happened|changed)|for years|ignor\w*|not working|doesnt work|hear me|hears me|doesnt hear|why (?:wont|doesnt|isnt|hasnt))\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|phone|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i prayed every night for a year and god doesnt answer',
      'does god hear me my prayers feel like they hit the ceiling',
      'why isnt allah answering my duas for marriage',
      'prayed a whole novena for the job and nothing happened',
      'my prayers are not answered',
      'does god hear my prayers, nothing changes',
      'i pray for my son each night and nothing changes, he is still out there',
      'why wont god answer my prayers for a child, eleven years now',
      'i prayed at lourdes on my knees and nothing happened',
      'is it okay to stop praying when its only silence',
      'my grandmother says pray more, i say god isnt listening, i prayed enough',
      'i begged god in the hospital corridor, promised everything, and there was no answer',
    ],
    says: {
      told: "An unanswered prayer is lonely, and it isn't proof that you prayed badly or that you weren't worth it; people of the deepest faith in every tradition have written about that silence. I can't tell you what God intends. Say the anger and the tiredness in the prayer too, in your plainest words. Speak to someone of your faith who won't give you a slogan. Meanwhile take the next human step toward it.",
      why: "I don't know, and I'd distrust anyone who's sure. Traditions offer different answers, not yet, not this way, or that prayer changes the one who prays. None of them says you were too small to be heard. Take the question to somebody in your faith you respect, and ask it as bluntly as you asked me.",
      should:
        "Keep praying if it holds you up, and change how: fewer words, an honest complaint, or just sitting there. Rest from it if it's become a daily disappointment; silence counts in most traditions. And act alongside it, send the application, make the call.",
      normal:
        "It's normal, and it's okay to rest from it; it's happened to saints and to grandmothers. Dry stretches belong to nearly every life of faith. Feeling let down, tired or cross doesn't mean that you've lost it.",
    },
  },
  {
    id: 'losing-faith',
    words: [
      /\b(?:los(?:e|ing|t) (?:my |his |her |our )?(?:faith|religion|belief)|dont believe in god|stopped (?:believing|praying|going to (?:church|mosque|temple|mass))|left (?:the |my )?(?:church|religion|islam|faith|mormon\w*|jehovah\w*)|leav(?:e|ing) (?:the |my )?(?:church|religion|islam|faith)|doubt(?:ing|s)? (?:my |about |in )?(?:god|faith|religion)|crisis of faith|no longer believe|deconstruct\w*|ex (?:muslim|mormon|catholic|jw)|atheist)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|in (?:humanity|people|men|love|myself|him|her)|santa)\b/u,
    tries: [
      'im losing my faith and i cant tell my parents they are so religious',
      'stopped going to church after the divorce and i miss the singing',
      'i left the church years ago and still feel like a traitor',
      'how do i tell my wife i no longer believe',
      'im losing my faith',
      'i stopped praying last year',
      'i left the church at 19 and still cross myself on planes',
      'how do i tell my father the pastor that i dont believe in god',
      'is it normal to miss mass when you no longer believe',
      'my husband lost his faith after the war and i pray alone',
      'raised as a witness, left my religion, lost my friends in one week',
      'i sit in the pew beside my kids in poznan, i sing, i kneel, and inside i stopped believing years ago',
    ],
    says: {
      told: "Losing faith is a real loss, even when it's also a relief, because a whole calendar, a language and a people come with it. You don't have to decide it all this year. Keep what still feeds you, the singing, the quiet, the soup kitchen, and let the rest stand. Tell one safe person first. If telling family could cost you your home or safety, wait until you stand on your own feet.",
      say: "\"I need to tell you something that's been hard for me. I don't believe the way I used to. I'm still the same person, I love you, and I'm not asking you to change.\" Then let them be sad. Choose a calm day, not a holiday, and only when you're safe to say it.",
      normal:
        "It's normal; doubt comes to most people who ever believed, often after a loss or when life doesn't fit the sermon. Some come back differently, some don't. Neither makes you bad or ungrateful.",
      should:
        "Take your time, there's no exam date. Step back from what feels false, keep what feels kind, and read and talk with people on both sides. Don't announce it in anger, and don't pretend forever either. If you depend on your family for a roof, think of safety first.",
    },
  },
  {
    id: 'new-faith',
    words: [
      /\b(?:convert\w*|new (?:faith|religion|church)|baptis\w*|baptiz\w*|found (?:god|jesus|faith|allah|islam|buddhism)|born again|revert(?:ed)?|became (?:a )?(?:christian|muslim|catholic|buddhist|jew\w*|hindu)|drawn to (?:buddhism|islam|god|church|christianity|judaism|catholic\w*)|start(?:ed|ing) (?:to )?(?:pray\w*|believ\w*|going to (?:church|mosque|temple))|back to (?:church|god|faith))\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|baby|godparent|godmother|godfather|file|pdf|currency|money|marry|married|husbands?|wife|fianc\w*|cult|van|loft|to be his|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i got baptised at 41 and my friends think i lost my mind',
      'im drawn to buddhism but my family is catholic',
      'started going to church again after twenty years and i cry every time',
      'should i convert i feel at home in the mosque but im scared',
      'i found god',
      'thinking of converting',
      'how do i tell my parents that im going back to church',
      'is it strange to be drawn to judaism when no one in my family is',
      'my son became a muslim and i want to understand him',
      'i started praying at 55 and feel like a beginner',
      'new in seattle, lonely, walked into a small church because of the music, and now ive found faith',
    ],
    says: {
      told: "A new faith is like a new home: live in it for a year of ordinary weeks before you sign everything. Go to the plain services as well as the moving ones, ask hard questions, and see how they treat people who doubt. Tell your own people what it gives you, and not what they should do. If it's someone you love who changed, ask to come along once. A community that hurries you, wants money, or cuts you off from family is one to step back from.",
      should:
        "Go slowly and go honestly: stay a year, learn, ask about what troubles you, and notice whether you grow kinder and freer. If both hold, you'll know. Don't do it for a partner, out of fear, or in a hurry. A faith worth having can wait for you.",
      say: "\"This means a lot to me, and I don't need you to join or agree. I'd love you to ask me about it one day. I'm still the one who makes the bad jokes.\" Say it once, then show it by staying the same at the table.",
      glad: "I'm glad you've found a place where something in you sits down. Let it grow at its own speed, and write down these first weeks, since you'll want to read them on a dry day. Tell the friend most likely to be happy for you.",
    },
  },
  {
    id: 'god-punishing-me',
    words: [
      /\b(?:(?:god|allah|lord|universe|jesus) (?:is |must be |has been |hates |keeps )*(?:punish\w*|hat(?:e|es|ing)|test\w*|angry|mad|forg[oe]t\w*|abandon\w*|forsak\w*|left)|punish\w* (?:me )?(?:by|from) (?:god|allah|the universe)|why is god|god is punishing|being punished|did i do to deserve|going to hell|sinn(?:er|ed)|my sins?)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|abus\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|sin city)\b/u,
    tries: [
      'is god punishing me for the abortion i had at 19',
      'i feel like god is testing me every single month something else',
      'what did i do to deserve this year i try to be a good person',
      'am i going to hell for living with my boyfriend',
      'is god punishing me',
      'why is god testing me',
      'first the job, then my knee, now the roof, did i do something, god must be angry',
      'am i going to hell for loving a woman',
      'my mother says my illness is because i sinned',
      'i think god forgot me in this little town',
      'what did i do to deserve this, i help everyone',
      'i lit the candles, i fasted, i was honest in business, and still it feels like being punished',
    ],
    says: {
      told: "What's happened to you isn't a punishment; hardship falls on the kind and the unkind alike, and no one on earth can tell you that God sent it. Illness and trouble aren't a sentence handed down for a choice you made or a person you love. If it weighs on you, say it once out loud to someone of your faith who's known for mercy. For the trouble itself, ask for ordinary help today, one call.",
      normal:
        "It's normal to be afraid of that, above all when troubles pile up, and the fear isn't evidence. Pain looks for a reason and often picks on the one who's hurting. Nobody on earth can pass that sentence on you, for your past or for the person you love. Find someone of your faith who's known for gentleness, and ask them too.",
      why: "I don't know why it's come to you, and nobody honest does. Bad times cluster by chance and by tiredness, and good people get them just as often. You didn't earn it. The better question is who could carry one end of it this week.",
    },
  },
  {
    id: 'past-life',
    words: [
      /\b(?:past li(?:fe|ves)|previous li(?:fe|ves)|former life|reincarnat\w*|old soul|another lifetime|other lifetime|regression)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|linear|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|boyfriends past|statistic\w*|toddler|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'i feel like i knew him in a past life from the first second',
      'should i do a past life regression its 150 euros',
      'everyone tells me im an old soul since i was little',
      'do you believe in reincarnation i am scared of water for no reason',
      'i think i had a past life',
      'am i an old soul',
      'he feels like home, we must have met in another lifetime',
      'is past life regression dangerous',
      'my daughter is 4 and talks about her previous life as a baker in vienna',
      'why am i so drawn to egypt, reincarnation maybe',
      'they call me an old soul at work because i write letters',
      'i have never been near a ship, grew up in the desert of nevada, and i know every knot, former life?',
    ],
    says: {
      told: "I can't see past lives, and nobody can show one, though half the world lives with the idea and finds sense in it. Use it as a story that tells you something now: what feels so known in that person, place or fear? Say it in plain words. If it's love, it still needs proving in this life, with phone calls and dishes. If it's fear, that can be worked on without knowing where it began.",
      should:
        "Only if you'd enjoy it as an evening of imagination and can spare the money. What comes up under relaxation is vivid and mostly made by your own mind, so don't base choices on it. If you're carrying something heavy, a trained counselor is the better hour.",
      why: "Recognition at first sight usually comes from a resemblance, a voice, a way of laughing that you've loved before in this life. Believers would call it an older bond. Either way it tells you what you're drawn to, and nothing certain about what the other person will do.",
      normal:
        "Quite normal, many people have felt it about a person, a place or an old tune. It's a strong and pleasant feeling. Keep your eyes open alongside it, that's all.",
    },
  },
  {
    id: 'dream-water',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:flood\w*|tsunami|waves?|drown\w*|ocean|sea|swimming|river|water|rain|sinking|pool|lake)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|(?:mom|mum|mother|dad|father|husband|wife|son|daughter|sister|brother|boyfriend|girlfriend|partner|friend|kids?|child|baby) (?:\w+ )?(?:drown\w*|died|dead)|my (?:late|dead)|passed away|move to|live by|dreaming of (?:a|the) (?:holiday|vacation))\b/u,
    tries: [
      'i dreamt my house flooded up to the ceiling and i couldnt open the door',
      'keep having a dream of a giant tsunami wave coming at the beach',
      'dreamed i was drowning in a pool and everyone watched',
      'what does clear water mean in a dream',
      'flood dream again',
      'dreamed of a huge wave',
      'i dream of dark water under the ice and someone knocking from below',
      'is it good to dream of a clear river, in my family it means money',
      'dreamt the sea came up to the fifth floor and my mom made tea',
      'i dream of deep water whenever we argue',
      'we live in the mountains of bolivia, no ocean for miles, and i dream of a tsunami every month',
      'why does it always rain in my dreams',
    ],
    says: {
      told: "Dream water is commonly read as feeling: a flood or wave as too much of it at once, drowning as having no help, clear calm water as ease. It foretells nothing and no real water is coming. Ask what rose in you that week, work, grief, someone's moods, and where in the dream the dry spot was. Start there today: say one of the things you've been keeping down.",
      why: 'Usually because the day was fuller than you admitted, and the sleeping mind likes big plain pictures. A wet pillow, rain outside or a full bladder can start it too. If the wave keeps coming back, write down what happened the day before each time. The common thread tends to show by the third.',
      will: "No, dreams don't announce floods, accidents or deaths. It's an image of pressure and not of an event. If you live where floods happen and it worries you, check your plan once by daylight, and let the dream be.",
    },
  },
  {
    id: 'dream-falling',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:fall|falling|fell|cliff|jerk\w*|edge|stairs)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|teeth|tooth|hair|fall(?:ing|en)? (?:in love|asleep|back asleep)|fell (?:in love|asleep)|elevator|lift|plane|fall for)\b/u,
    tries: [
      'i dream that im falling and wake up with a jerk',
      'had a dream i fell off a cliff but never hit the ground',
      'why do i keep falling down stairs in my dreams',
      'dreamed my son was falling from a balcony and i woke up screaming',
      'falling dream, woke with a jerk',
      'dreamed i fell off a roof',
      'the step that isnt there, i dream it nearly every night and fall',
      'my husband says my legs kick when i dream of falling',
      'is it true you die if you hit the ground in a dream when falling',
      'dreamt my daughter fell from a swing into nothing',
      'i had a good day, dinner with friends, fell into bed happy, and then dreamed of falling down endless stairs',
      'why do i dream of a cliff each time before i travel',
    ],
    says: {
      told: "Falling is one of the commonest dreams there is, and it's mostly read as losing your grip on something, or fearing for someone you hold. The jerk at the edge of sleep is just muscles letting go and has no meaning at all. It foretells no fall. Ask what felt unsteady this week, money, a job, a child growing up, and put one hand on that: one call, one number looked up.",
      why: "Often it's the body: as you drift off, the muscles let go, the brain reads it as a drop and builds a cliff around it. Caffeine, late nights and stress make it more frequent. Read as an image, it says that something feels unsupported just now.",
      normal:
        "Completely normal, most people have it, and the sudden jerk as well. It's harmless. If you wake many times a night or are worn out by day, cut late coffee first and then ask a doctor.",
      will: "No, nothing and no one will fall because of it. We dream of dropping what's dearest to us because it's dearest to us. If it leaves you uneasy, check the balcony lock once, hug the person, and you're done.",
    },
  },
  {
    id: 'dream-flying',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:fly|flying|flew|float\w*|levitat\w*|wings)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|plane|airplane|flight|butterfl\w*|insects?|flies|crash\w*)\b/u,
    tries: [
      'i was flying over my city in a dream and woke up so happy',
      'in my dreams i can float but never higher than the rooftops',
      'what does it mean to dream of flying away from people',
      'i keep dreaming i have wings but they are too heavy',
      'flying dream, so happy',
      'dreamed i could fly',
      'i only need to run a little and raise my arms, then im flying in the dream',
      'why do i float just above the ground in dreams and never higher',
      'dreamt i had wings and still waited in line at the town hall',
      'my son dreams of flying over our village in the alps',
      'is flying in dreams a sign of something good',
      'after months of worry i finally dreamed of flying again, over the harbour, with the lights on, and woke up laughing',
    ],
    says: {
      told: "Flying in a dream is commonly read as freedom: rising above something, or wanting to. Easy flight goes with feeling capable, low or heavy flight with being held back, flying off with needing distance. It foretells nothing. Notice what you left below, the place or the people, and who you'd have liked to take along. Then give the day one small bit of that air: an hour that nobody else decides.",
      glad: "What a good dream to wake from, one of the best there is. It's read as feeling light and able. Lie still a minute when it happens, so that you keep the picture, and take the mood into the first hour of the day.",
      why: 'Sleep frees you from weight, quite literally: the body is still, and the mind notices that nothing holds it. It comes more in seasons of change or of wanting out. How it flew, high, low, chased or calm, says more than that it flew.',
    },
  },
  {
    id: 'dream-snake',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:snakes?|serpents?|python|cobra|viper)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pet snake)\b/u,
    tries: [
      'dreamt of a black snake in my bed my aunt says its an enemy',
      'a snake bit my hand in a dream last night meaning please',
      'i keep dreaming about snakes everywhere on the floor',
      'is dreaming of a snake a sign of pregnancy',
      'snake in my dream, meaning',
      'dreamed of a white snake',
      'a green snake slept on my pillow in the dream and i wasnt even scared',
      'my aunt says if you kill the snake in a dream you beat an enemy',
      'dreamt a python swallowed my umbrella, what on earth',
      'is it bad to dream of many snakes in one house',
      'i was walking through my grandfathers garden in the dream, all calm, and there were two snakes',
      'why do i dream about snakes since we moved to perth',
    ],
    says: {
      told: "A snake in a dream is read in many ways: someone you don't quite trust, a fear at floor level, and just as often healing and change, since it sheds its skin. It foretells no enemy, no illness and no pregnancy. Look at how you felt and where it was, because bed, hand and kitchen point to different parts of life. Then ask what you've been stepping around lately.",
      will: "No, it doesn't announce an enemy, a bite or a baby. If you may be pregnant, a test knows and a snake doesn't. If someone does make you uneasy, go by what they do when you're awake.",
      why: 'People are quick to notice snakes, so the mind reaches for one when it wants to say "careful" or "something\'s changing." A film or a garden hose can be enough to start it. If it comes back often, note who you\'d been with the day before.',
      normal:
        "Very normal, it's among the most reported dreams on every continent, also where there are no snakes. It says nothing bad about you or about the people around you, and it usually goes once the week calms down.",
    },
  },
  {
    id: 'dream-exam',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:exams?|tests?|late (?:for|to)|school|class|classroom|unprepared|forgot my lines|on stage|diploma|university|final|graduat\w*)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|pregnancy test|underwear|undressed|hiding|killer|chas\w*|train|flight|plane|bus|naked|no clothes|wedding)\b/u,
    tries: [
      'im 47 and still dream about being late for a math exam',
      'recurring dream that i never finished high school and have to go back to class',
      'dreamt i was on stage and forgot my lines',
      'why do i dream of exams when i have a good job',
      'exam dream, im 50',
      'dreamed of school again',
      'i dream that my diploma is invalid and i must redo maths in shorts',
      'is it normal to dream about exams thirty years later',
      'dreamt i was on stage in a play i had never read',
      'why do i dream that i am unprepared for a test in a language i dont speak',
      'my wife is a judge and dreams of failing her final exam',
      'i have a company, eleven people, everything runs, and in my dreams i cant find the classroom',
    ],
    says: {
      told: "The exam dream is commonly read as being measured: some part of you feels checked on and not ready. It comes to people decades out of school, and mostly to conscientious ones; it foretells no failure. Ask who's marking you right now, a boss, a parent, yourself. Then write down one thing you've already passed in life, with the date. It helps to answer the dream with facts.",
      why: "Because school was the first place you could fail in public, so the mind reuses that room whenever you feel judged. It tends to turn up before reviews, visits, deadlines, or after praise you don't quite believe. Look for the examiner in your present week.",
      normal:
        "Very normal, it's one of the classics, and people of seventy still have it. It usually visits those who do prepare. Nothing is wrong with your diploma, and no one is coming to check.",
      will: "No, it doesn't mean you'll fail anything. If a real test is near, it only shows that you care. Put your papers and keys out the night before, and the dream has less to work with.",
    },
  },
  {
    id: 'dream-house-rooms',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:(?:secret|hidden|unknown|extra|new|more|empty|dark|strange|many|locked) (?:rooms?|doors?|floors?|attic|basement|hallways?|house)|rooms|attic|basement|corridors?|old house|childhood (?:home|house)|house i|mansion|grandm\w+ house|haunted house|rooms? (?:i|that))\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|flood\w*|fire|burn\w*|elevator|buy|mortgage)\b/u,
    tries: [
      'i dream about a house with extra rooms i never knew were there',
      'in my dream i open a door in my flat and theres a huge attic full of light',
      'always dream of my childhood home but the basement is dark and i cant go down',
      'keep dreaming of the same old house ive never been to',
      'dream of secret rooms',
      'old house in my dreams',
      'behind the wardrobe there was a corridor with twelve doors, i have dreamed it since i was a kid',
      'i dream of my grandmas house but the attic has no end',
      'dreamt there was a hidden room in our flat with a piano in it',
      'what does an empty house mean in a dream, i wasnt sad',
      'why is the basement always dark in my dreams',
      'we are looking for a bigger place in lyon, no luck, and now every night i dream of extra rooms',
    ],
    says: {
      told: "A house in a dream is commonly read as yourself, and unknown rooms as parts of you that haven't been lived in yet: a talent, a wish, an old sorrow behind a door. Light rooms are usually taken as room to grow, dark ones as something put off. It foretells nothing. Ask what you'd use that room for if it were real. Your first answer is worth an hour of this month.",
      why: "Because a house is the mind's easiest picture of a life, and you've known houses since you were small. Extra rooms tend to come at times of change, or when the days have become narrow. The childhood house comes back when something old is being touched.",
      glad: "That's a lovely one to have, and many people wake from it sorry that the room isn't there. It's read as finding more space in yourself. Draw the room while you remember it, with where the light came from.",
    },
  },
  {
    id: 'dream-wedding',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:wedding|married|marry|marrying|bride|groom|altar|wedding dress|engaged|propos\w*|engagement)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|dream (?:wedding|ring|proposal)|dreamed of (?:my|a) wedding since|ex|dead|died|ring (?:down|fell|was gone)|lost (?:my|the) (?:\w+ )?ring|late (?:husband|wife|mother|father|mom|dad)|cheat\w*)\b/u,
    tries: [
      'i dreamed i was getting married but the groom had no face',
      'dreamt of a wedding and my grandma says that means a funeral',
      'in the dream i was late to my own wedding in a dirty dress',
      'i dreamed he proposed with a ring made of paper will he',
      'wedding dream, im single',
      'dreamed of my own wedding',
      'i dreamt i was the bride and nobody knew the groom',
      'my grandma says a wedding in a dream brings bad news',
      'dreamed that i was getting married in pyjamas and everyone clapped',
      'is it a sign if i dream about being engaged to a colleague',
      'dreamt my sister married our postman, what does it mean',
      'he hasnt asked, we dont talk about it, and last night i dreamed of the altar and couldnt say yes',
    ],
    says: {
      told: "A wedding in a dream is commonly read as joining or deciding: two sides of your life coming together, or a promise you're weighing up. A faceless partner, lateness or a wrong dress usually goes with not feeling ready for some change. It foretells neither a marriage nor a funeral, whatever was said at home. Ask what you're about to say yes to, and whether anyone asked you properly.",
      will: "I can't tell from a dream, and dreams don't know dates, proposals or funerals. What it shows is that the question's alive in you. If you'd like an answer from someone real, the quickest way is to talk about it over dinner.",
      why: "Because weddings stand for the biggest promise we know, so the mind uses one for any commitment: a job, a move, a person. If it went wrong in the dream, that's stage fright. Look at what's being decided this season.",
    },
  },
  {
    id: 'dream-baby',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:bab(?:y|ies)|pregnan\w*|newborn|giving birth|gave birth|twins|infant|in labou?r)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|miscarr\w*|lost (?:my|our|the) baby|abort\w*|ivf|stillborn|my babys dreams|dream of having|sex|snakes?|fish|died|dead)\b/u,
    tries: [
      'i dreamed i was pregnant and im single and 50',
      'dreamt i forgot a baby on the bus and couldnt remember its name',
      'does dreaming of giving birth mean i am pregnant',
      'dreamed of twins two nights in a row',
      'dreamed i was pregnant',
      'baby in my dream, why',
      'i dreamt of a tiny baby that could talk and it scolded me',
      'im a man and i dreamed i gave birth, my wife cant stop laughing',
      'is dreaming about a newborn a sign im expecting',
      'dreamt i left the baby in a shop in turin and nobody helped me look',
      'why do i dream of twins when im not even dating',
      'we decided against kids years ago, both happy with it, and now i dream of a baby on my arm each week',
    ],
    says: {
      told: "A baby in a dream is commonly read as something new and needy in your life: a plan, a job, a tender side of yourself. Forgetting it goes with fear of neglecting something that counts on you. It foretells no pregnancy and says nothing about one; if that's a question, a test answers it. Ask what's just begun and needs feeding daily. Give that ten minutes tomorrow.",
      will: "No dream can tell whether you're pregnant or will be. If it's possible, take a test from the first day of a late period on; a pharmacist can help you choose one. As an image, it just says that something's beginning.",
      why: 'Because nothing says "new, precious and my job" like a baby does. People dream of them when they start ventures, move, fall in love, or see one that day. If you\'re longing for a child, it may be simply the longing, and that deserves kindness too.',
      normal:
        "Completely normal for every age and for men as well. Forgetting or dropping it in the dream is common and says nothing about how you'd be as a parent. It's worry in costume.",
    },
  },
  {
    id: 'dream-ex',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:ex|exes|ex (?:husband|wife|boyfriend|girlfriend)|first love|old flame|high school (?:sweetheart|boyfriend|girlfriend|crush)|former (?:boyfriend|girlfriend|partner))\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dead|passed|rape\w*|abus\w*)\b/u,
    tries: [
      'why do i keep dreaming about my ex when im happily married',
      'dreamt my ex came back and said sorry and it felt so real',
      'does he think of me if i dream of my ex every night',
      'i dreamed of my first love after 25 years and cant stop smiling',
      'dreamed of my ex again',
      'why my ex, in my dream',
      'im getting married in may and last night i dreamed my ex made me pancakes',
      'is it wrong that i dream about my ex boyfriend every week',
      'i dreamt my ex husband was nice to me, thats how i knew it was a dream',
      'does a dream about an ex mean that hes thinking of me',
      'twelve years, two kids, a good man beside me, and i wake up from a dream about my first love in bologna',
      'should i text my ex because of this dream',
    ],
    says: {
      told: "Dreaming of an ex is commonly read as visiting a time of your life more than wanting that person: who you were then, what was left unsaid, what you miss now. It doesn't mean they think of you, and it foretells no return. Ask what you felt in the dream, wanted, angry, at peace, and where that's missing or stirring today. No message needs to be sent because of it.",
      why: 'Because the mind keeps old love as its shorthand for certain feelings, being chosen, being hurt, being young. It pulls that face out when the feeling is about, often at anniversaries or changes. Look at what happened the day before, more than at the person.',
      normal:
        "Very normal, happily married people do it all the time. It isn't disloyal and it isn't a secret wish by itself. You don't have to confess a dream, either, and it usually fades by lunch.",
      should:
        "Don't write because of a dream; wait two weeks, and if there's a real reason in daylight, decide then. Write the message on paper if it presses. In most cases the dream wanted to finish a sentence, and the paper does that.",
      them: "No dream can tell you what {who|that person} think{s} or feel{s}; yours was made wholly on your side of the pillow. If there's contact by day, go by that. If there's none, then that's the information you have.",
    },
  },
  {
    id: 'dream-own-death',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:i (?:was |am |had )?(?:died|dead|dying|die|got shot|was shot|was killed|was stabbed|drown)|my own (?:death|funeral)|(?:shot|killed|stabbed|murdered|execut\w*|buried) (?:me|alive)|of dying|about dying|my death|me dying|my funeral)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|i wish)\b/u,
    tries: [
      'i dreamed i died and watched my own funeral',
      'dreamt that i was shot in the stomach and woke up sweating',
      'i keep having nightmares about dying am i going to die',
      'had a dream i was dead and felt so calm',
      'i dreamed i died',
      'dreamt about my own funeral',
      'i was shot in the dream, i saw the blood, and i thought about the laundry',
      'is it a warning when you dream of dying three nights in a row',
      'dreamed i was buried alive and woke up gasping',
      'why was i so peaceful in the dream where i died',
      'dreamt i was dead and my family in lima was fighting about the car',
      'turned sixty in may, perfectly healthy says the doctor, and now i have dreams about my death',
    ],
    says: {
      told: "Dying in a dream is commonly read as an ending of some kind, a role, a habit, an age of your life, and often comes at a change. It foretells nothing; people dream it all the time and get up and make coffee. Notice the feeling: calm goes with readiness, terror with being pushed. Ask what's ending, and say goodbye to that. If by day you think about dying, please tell someone today.",
      will: "No, you're not going to die because of a dream, and it isn't a warning. The old saying even calls it a sign of long life. Drink some water, put on a light, and look at what in your life is changing just now.",
      normal:
        "It's normal, and it doesn't mean that you're going to die; such dreams are common, above all in times of change or after violent films and news. It feels terribly real and means no harm. If the nightmares come most nights, a doctor can help with that.",
      why: 'Because for the sleeping mind death is the plainest picture for "over." A job, a belief, being someone\'s child at home, anything that finishes can wear it. Fever, stress and late meals make it more vivid.',
    },
  },
  {
    id: 'dream-someone-dies',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:(?:mom|mum|mother|dad|father|husband|wife|son|daughter|sister|brother|boyfriend|girlfriend|partner|friend|kids?|child|baby|grandm\w*|grand[pf]\w*|he|she|someone|dog|cat|everyone|family|parents|uncle|aunt|bf|gf) (?:\w+ ){0,2}(?:died|dies|dying|dead|was killed|got killed|killed|passed|drown\w*|was shot|death)|(?:mom|mum|mother|dad|father|husband|wife|son|daughter|sister|brother|partner|friend)s (?:death|funeral)|(?:a|the) funeral|someone (?:else )?(?:dying|dies))\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|visit\w*|who (?:has |had )?(?:died|passed)|hugg\w*|alive again|came back|years ago|died (?:last|in)|passed (?:away )?(?:last|in|two|three|a year)|my late|my dead|wedding|still here|talked to)\b/u,
    tries: [
      'i dreamed my mother died and i woke up sobbing she is fine',
      'dreamt that my husband was killed in an accident should i warn him',
      'had a nightmare my son drowned and now im scared to take him to the beach',
      'i saw my best friend dead in a dream is it a premonition',
      'dreamed my mom died',
      'nightmare that my husband died',
      'woke up and ran to my kids room because in the dream my son was dead',
      'is it a warning, i dreamed my brother died on his motorbike',
      'dreamt of a funeral and didnt see who was in the coffin',
      'should i tell my friend that i dreamed she died',
      'my dad is healthy, 71, plays tennis, and i have dreamed that my dad died four times this month',
      'why do i dream that my boyfriend dies every time he travels',
    ],
    says: {
      told: "A dream that someone dies is an image and not news; it's commonly read as fear for them, or as something between you changing. It foretells nothing, and people dream it about those they love most. Call or hug the person, and there's no need to tell them why. If they really have died and you're reliving it, I'm so sorry; that's grief at work, and it's good to tell someone about it.",
      will: "No, it isn't a premonition. Thousands of people dream that tonight about someone who'll be eating breakfast tomorrow. Take ordinary care, seat belts and swimming lessons, and don't change a plan for a dream.",
      should:
        "No need to warn anyone, you'd only hand over the fright. Send a kind message, that's what the dream is good for. If one sensible precaution comes to mind, a smoke alarm, a checkup long due, do that because it's sensible.",
      normal:
        "Normal, and it comes to loving people most of all. It isn't a hidden wish and it isn't a warning. The fear in your chest wears off by midday, quicker once you've heard their voice.",
      why: "Because the mind rehearses what it couldn't bear. It tends to come when someone's growing up, moving, traveling, ageing or distant from you. The change is real and small, and the dream draws it in the largest picture it has.",
    },
  },
  {
    id: 'dream-teeth',
    words: [/\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u, /\b(?:teeth|tooth|dentist|braces)\b/u],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself)\b/u,
    tries: [
      'i dream all my teeth fall out into my hand',
      'my tooth crumbled in a dream and grandma says someone will die',
      'dreamt i was spitting out teeth in front of my boss',
      'why do i keep dreaming about loose teeth',
      'teeth falling out dream',
      'dreamed i lost a tooth',
      'i keep having that dream where my teeth crumble like biscuits',
      'my mum in jakarta says teeth in a dream mean a death in the family',
      'dreamt my front tooth came out during a date and i put it in my pocket',
      'is the teeth dream about money or about stress',
      'every time i start something new, job, flat, relationship, i dream that my teeth get loose one after the other',
      'what does it mean to dream of rotten teeth',
    ],
    says: {
      told: "Teeth falling out is one of the most common dreams in the world, and it's mostly read as worry about how you look or sound, a loss of grip, or something said or left unsaid. It foretells no death and no illness, whatever the saying. Grinding at night can set it off too, so if your jaw's sore in the morning, tell the dentist. Then ask where you've been biting something back.",
      will: 'No, nobody dies because of a tooth dream. That saying exists in many countries, and millions dream it every night without a loss. If you worry about someone, call; if your jaw aches, see a dentist.',
      why: "Partly the body: people who clench or grind at night have it more, and the mind builds a story round the feeling. Partly the image: teeth are how we smile, bite and speak, so it comes when one of those feels shaky. Think of what you didn't say that day.",
      normal:
        "As normal as dreams get, a large share of people have had it. It's horrible and harmless. If it's frequent, ask the dentist at your next visit whether you grind at night.",
    },
  },
  {
    id: 'dream-chased',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:chas\w*|run(?:ning)? (?:away )?from|follow(?:ed|ing|s) me|hunt\w*|cant run|couldnt run|cant scream|couldnt scream|no voice|hiding|intruder|broke in|break(?:ing)? in|attack\w*|monster|murderer|killer|zombies?|legs (?:wont|dont|didnt))\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|chasing (?:my|your|his|her|a|the) dreams?|chase (?:my|your) dreams?|stalk\w*|in real life|rape\w*|cheat\w*|snakes?)\b/u,
    tries: [
      'someone chases me every night in my dreams and my legs wont move',
      'dreamt a man broke in and i tried to scream but no voice came out',
      'i keep having nightmares of hiding from a killer in my old school',
      'dream of being chased by a bear through ikea what does it mean',
      'being chased in my dreams',
      'dream i cant run',
      'a man without a face hunts me through a supermarket, same nightmare since march',
      'i try to scream in the dream and only air comes out, no voice',
      'my 9yo dreams of a monster that follows him, what do i tell him',
      'why am i always hiding in my dreams, under tables, behind doors',
      'dreamt of zombies attacking our street in bristol and i was looking for my slippers',
      'its a quiet life really, good job, nice neighbours, and every week i dream that someone breaks in and chases me',
    ],
    says: {
      told: 'Being chased, or unable to scream or run, is commonly read as dodging something by day: a talk, a bill, a feeling, a person. The heavy legs and missing voice come from the sleeping body, which really is switched off. It foretells no attack. Try this before sleep: picture turning round and asking "what do you want?" And do one small bit of whatever you\'re avoiding, because then it tends to slow down.',
      why: "Because the body raises an alarm from stress and the mind gives it a face. You can't run since your muscles are off in dream sleep, and that turns into lead legs. Ask what's been gaining on you lately; it's usually a task or a conversation.",
      how: 'In daylight write the dream down and change the end: you turn, you find a door, someone helps. Go through the new version for five minutes each evening for two weeks; it works for many people. If the nightmares come from something that happened to you, a doctor or counselor can help.',
      will: "No, nobody's coming because of the dream. Check the lock once if it settles you. What tends to end it is doing the thing you've been running from in the smallest piece you can manage.",
    },
  },
  {
    id: 'dream-naked',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:naked|nude|no (?:clothes|pants|trousers|underwear|shoes)|without (?:clothes|pants|trousers|shoes)|barefoot|undressed|in my underwear|pajamas|toilet|bathroom|pee)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|sex\w*|rape\w*|boyfriend naked|girlfriend naked)\b/u,
    tries: [
      'dreamt i was naked at work and nobody noticed',
      'why do i dream of being in my underwear at school again',
      'i keep dreaming im looking for a toilet and theyre all dirty or have no doors',
      'dream where i walk barefoot through snow with no shoes to a meeting',
      'naked in my dream again',
      'no clothes in my dream',
      'dreamt i gave a speech in my underwear and got applause',
      'why is there no door on the toilet in my dreams',
      'i dreamed i was barefoot at a gala in monaco',
      'is dreaming of being naked about shame',
      'my daughter dreamt she went to kindergarten without clothes and laughed all morning',
      'new job, first week, everyone kind, and at night i dream that i sit in the meeting in pajamas',
    ],
    says: {
      told: "Being naked, half dressed or stuck with a toilet that has no door is commonly read as feeling exposed: afraid to be seen through, or short of privacy. If nobody noticed in the dream, that's a hint that the fear's bigger than the danger. A full bladder or a slipped blanket often starts it. It foretells no shame. Ask where you're on show this week, and give yourself one closed door.",
      why: "Usually because you feel looked at, in a new job, a new love, a big presentation, and clothes are the mind's picture for protection. The toilet version often just means that you need to go. If it comes back, see where privacy is missing in your days.",
      normal:
        'Very normal, nearly everyone has walked through an office like that at night. It says nothing about your morals or your future. You can laugh about it at breakfast and find that others have it too.',
    },
  },
  {
    id: 'dream-lost-things',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:(?:lost|lose|losing|cant find|couldnt find|stolen|stole|forgot) (?:\w+ ){0,2}(?:phone|bag|purse|wallet|keys|car|passport|shoes|ring|luggage|suitcase|way)|dial\w*|phone (?:wont|doesnt|didnt|was broken|screen)|lost in (?:a|an|the)|im lost|i was lost|i got lost)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|dead|train|flight|plane)\b/u,
    tries: [
      'i lost my phone in a dream and couldnt call anyone all night',
      'keep dreaming i cant find my car in a giant parking garage',
      'dreamt i lost my wedding ring down a drain',
      'in my nightmare i try to dial 911 and my fingers hit the wrong keys',
      'i was lost in my dream',
      'dreamed i lost my bag',
      'i dream that i cant find my car and the garage has forty floors',
      'why cant i ever dial a number in my dreams',
      'dreamt my phone screen melted while i called my mom',
      'i lost my passport in the dream and had to live at the border',
      'is there a meaning to losing my wedding ring in a dream, i lost my ring again last night',
      'always a strange city in my dreams, a bit like naples, and i got lost on the way to people who are waiting',
    ],
    says: {
      told: "Losing a phone, a bag, a car or your way in a dream is commonly read as fear of losing your connection, your place or your bearings. Fingers that can't dial go with not getting through to someone. It foretells no loss. Ask who you've been trying to reach, or which way you've lost sight of. Then reach out by day in one line: \"Have you got ten minutes for me this week?\"",
      why: 'Phones, keys and bags hold our whole lives now, so the mind uses them for "I\'ve lost hold." Dream hands are clumsy with numbers and buttons because reading hardly works in sleep. It comes more when you\'re stretched thin or between two places.',
      will: "No, you won't lose it because you dreamed it. A lost ring is no verdict on a marriage. If it makes you check the zip on your bag tomorrow, fine, and that's all the warning there is in it.",
    },
  },
  {
    id: 'dream-elevator-vehicle',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:elevators?|lift|escalator|brakes?|driving|steering|car crash|plane (?:crash\w*|fell|going)|plane|airplane|crash\w*|back ?seat)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|miss(?:ed|ing)? (?:my|the|a) (?:plane|flight)|dream car|lift me|cant find|died last)\b/u,
    tries: [
      'dreamt the elevator went sideways and then dropped',
      'in my dreams im driving but the brakes dont work',
      'i dreamed of a plane crash and i fly on monday',
      'keep having this dream where im in the back seat and nobody is driving',
      'elevator dream again',
      'dreamed the brakes failed',
      'im driving from the back seat in my dreams, hands too short for the wheel',
      'dreamt of a plane falling and i fly to oslo tomorrow',
      'why does the lift never stop at my floor in dreams',
      'i dreamed my dad was steering a truck backwards down a hill, driving and laughing',
      'is a car crash in a dream a warning',
      'life is going well, promotion, new flat, and at night i dream of an elevator that shoots through the roof',
    ],
    says: {
      told: "Elevators, cars and planes in dreams are commonly read as how your life is moving: no brakes means too fast, nobody at the wheel means no say, a drop means sudden change. They foretell no crash, and a dream before a flight is just nerves packing early. Ask where you're being carried along without steering. Then take one decision back this week, even a small one, with a date on it.",
      will: "No, it isn't a warning about the car or the flight. Fear of a trip turns up in dreams of the trip, and the planes land. Check your tires if they're due, pack early, and go.",
      why: "Because a vehicle is the mind's short word for \"how it's going.\" Missing brakes tend to come in overfull weeks, the empty driver's seat when others decide for you. See which one was yours, and you'll know what's meant.",
    },
  },
  {
    id: 'dream-missed-train',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:(?:miss|missed|missing|late for|catch|cant catch|couldnt catch) (?:\w+ ){0,2}(?:train|bus|flight|plane|boat|ship|ferry)|train|bus|station|airport|platform|packing|suitcases?)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|crash\w*|bab(?:y|ies)|train(?:ing|ed)|dog|bus driver is)\b/u,
    tries: [
      'i keep dreaming i miss my flight because i cant finish packing',
      'dreamt the train left with my kids on it and i was on the platform',
      'always the same dream running for a bus that never stops',
      'dreamed i was at an airport without a suitcase or passport',
      'missed my train in a dream',
      'packing for hours in my dreams',
      'i dreamt the bus left with my suitcase and i waved at it',
      'why do i always dream of an airport, i havent travelled in ages',
      'dreamed i was on the wrong platform in milan and everyone i know was on the other',
      'is the missed flight dream about getting older',
      'my mum is 78 and dreams of packing suitcases and nobody picks her up',
      'big project, three deadlines, a family to feed, and in my dreams i run after a train in slippers',
    ],
    says: {
      told: "The missed train or endless packing is commonly read as fear of missing a chance, or of holding everyone up because you're not ready. It comes to busy, responsible people most. It foretells no missed thing. Ask which departure you've got in your head, a decision, a child growing up, an age. Then do a tiny part of it, since the dream is about not having begun.",
      why: "Because the day has more in it than hours, and the mind turns that into luggage. It's frequent before real trips and at times when others seem to be moving on. What you couldn't pack or find is often the hint to what's unfinished.",
      will: "No, you won't miss anything because of it. If a real trip is near, set two alarms and pack the night before, and you can sleep. As for the big trains in life, there's nearly always another one.",
    },
  },
  {
    id: 'dream-dead-relative',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:(?:late|dead|deceased) (?:\w+ )?(?:mom|mum|mother|dad|father|grandm\w*|grand[pf]\w*|husband|wife|brother|sister|son|daughter|friend|uncle|aunt|nana|nan|granny|dog|cat|baby)|who (?:has |had )?(?:died|passed)|(?:died|passed)(?: away)? (?:last|in|two|three|a|years|months|\d+)|passed away|visit\w*|alive again|dead (?:relatives?|people|person|loved)|no longer (?:here|with us))\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|visit(?:ing)? (?:paris|rome|italy|japan)|was killed)\b/u,
    tries: [
      'my late father came in a dream and said everything is fine',
      'dreamed of my grandma who passed in march she was cooking and didnt speak',
      'i saw my dead brother alive again in a dream and woke up crying',
      'does it mean something when someone who died visits your dreams',
      'grandpa visited me in a dream',
      'dreamed of my late mother',
      'my dad who passed two years ago sat in his chair in the dream and winked',
      'does it mean something if my dead brother is silent in dreams',
      'my sister sees mum in her dreams all the time, she passed away in june, and i never do',
      'dreamt of my late husband, he was young and in a hurry',
      'i saw nana alive again in a dream, she asked if i was eating enough',
      'it was her anniversary, i lit a candle, went to bed early, and my dead grandmother came in a dream and braided my hair',
    ],
    says: {
      told: "Dreams in which someone who's died comes to visit are very common and mostly gentle; many people read them as a goodbye, a greeting, or love that goes on working in sleep. I can't tell you where it came from, and it foretells nothing. If it comforted you, write it down with every detail, the apron, the voice. If it left you sore, tell someone who knew them, and say their name.",
      why: "Because they're still part of you, and sleep is where you can meet without remembering that it's impossible. Such dreams come often round anniversaries, big news, or when something's unsaid. Silence or sadness in the dream is yours and isn't a reproach from them.",
      normal:
        "It's normal and it happens to most people who've lost someone, sometimes years later. Waking up to the loss again hurts, and that's normal too. You're not going mad and you aren't holding on too long.",
      will: "I can't promise that they'll come again, and it isn't a warning or a call for anyone. Some people think of the person, look at a photo and say good night before sleep, and now and then it helps. If none comes, it means nothing bad.",
    },
  },
  {
    id: 'dream-cheating',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:cheat\w*|affair|with another (?:woman|man|girl|guy)|with someone else|left me for|kissing (?:another|someone|my)|unfaithful|slept with|sex)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|rape\w*|my father|my dad|my mother|my mom|brother|real life|in reality he|confessed)\b/u,
    tries: [
      'i dreamed my boyfriend cheated with my best friend and im mad at him all day',
      'dreamt i cheated on my husband with the neighbor and feel so guilty',
      'does a dream about him with another woman mean hes cheating',
      'i had a sex dream about my coworker help',
      'dreamed he cheated on me',
      'i cheated in my dream',
      'woke up furious at my wife because in the dream she left me for a pilot',
      'is it a sign when i dream that my husband has an affair',
      'sex dream about my best friends cousin, i cant look at him',
      'dreamt i was in bed with someone else and my boyfriend watched tv',
      'why do i dream that he is with another woman when he is the most loyal man in ohio',
      'should i tell my girlfriend i dreamed i slept with her cousin',
    ],
    says: {
      told: 'A dream of cheating, yours or theirs, is commonly read as insecurity, distance or a need for attention, and not as evidence. It foretells and reveals nothing about what anyone did. You\'re not guilty of a dream, and nobody can be tried for one. Use the feeling: say "I had a horrid dream, hug me," or ask for an evening together. If there are real reasons for doubt, look at those by daylight.',
      normal:
        "Very normal, on both sides, and also being cross about it at breakfast. Dreams mix faces at random, so a coworker or neighbor can turn up with no meaning at all. You don't have to confess it.",
      them: "A dream can't show you what {who|that person} {does} or want{s}; it was made by your own worry. Nobody can see into another person, asleep or awake. If something real has changed by day, ask about that one thing, calmly, and leave the dream out of it.",
      why: "Usually because you've felt a bit far apart, unsure or unnoticed, or you saw a film about it. Sleep turns a small ache into a big scene. Sometimes the person in it just has a quality you miss, being playful, being listened to.",
    },
  },
  {
    id: 'dream-crush-stranger',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:crush|stranger|kiss(?:ed|ing)?|celebrit\w*|famous|a man i|a guy i|a woman i|someone i (?:have )?never|unknown (?:man|woman|person)|man (?:ive|i have) never|faceless|same (?:man|woman|person|guy|girl)|boss|coworker|teacher)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|cheat\w*|chas\w*|sex|naked|ex|job|teeth|exam|killed)\b/u,
    tries: [
      'dreamed about my crush holding my hand does he like me',
      'i keep dreaming of the same man ive never met in real life',
      'kissed harry styles in a dream and im in mourning now',
      'why did i dream of my boss being nice to me',
      'dreamed of my crush',
      'who is the stranger in my dreams',
      'i kissed a man ive never seen in a dream and i miss him',
      'does she like me if i dream of my crush three nights in a row',
      'dreamt i was cooking with a famous actor in my kitchen in hull',
      'why do i dream of my old teacher, im 40',
      'a faceless woman takes my hand in my dreams, always the same woman, and i wake up calm',
      'my boss kissed me in a dream and now the monday meeting is torture',
    ],
    says: {
      told: "A crush, a stranger or a celebrity in a dream is commonly read as a quality you'd like more of: being chosen, tenderness, daring. It says nothing about what that person feels, and it foretells no meeting. Keep the feeling and ask what exactly was so good, the hand, the laughing, the being seen. Then look for a small real dose of it this week, from people who exist.",
      them: 'I can\'t tell from a dream whether {who|that person} like{s} you, and nobody can; it was made in your own head. What counts is the daytime: do they look for you, ask things, remember? A simple "coffee?" finds out more than ten dreams.',
      why: "Because the mind casts whoever's handy for the part, and a face seen for two seconds will do. The stranger you know in the dream is often a mix of people. What matters is the part, not the actor: were you safe, wanted, brave?",
      will: "I can't promise you'll meet, a dream isn't an appointment. But you know now how you'd like to feel with someone. That's a good measure to carry into real meetings.",
    },
  },
  {
    id: 'dream-spider-animals',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:spiders?|insects?|bugs|cockroach\w*|rats?|mice|mouse|dogs?|cats?|wolf|wolves|lions?|tiger|bear|horses?|birds?|fish|bees?|wasps?|scorpions?|cows?|elephants?|worms?|maggots?|lice)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|died|passed|dead|chas\w*|cheat\w*|my (?:dog|cat) (?:dreams|is dreaming)|breed)\b/u,
    tries: [
      'dreamt of spiders crawling over my bed',
      'a white horse came to my door in a dream',
      'i dreamed of fish and my mother says someone is pregnant',
      'in the dream a dog bit my hand and wouldnt let go',
      'spider dream, so disgusting',
      'dreamed of a lion',
      'rats in my kitchen in the dream, hundreds, and i was making coffee',
      'i dreamt my old cat spoke to me in spanish',
      'is a white horse in a dream lucky',
      'dreamed of bees in my hair, my mom says money is coming',
      'why do i always dream about a wolf standing at the end of our street in tartu',
      'my 6yo dreams of big dogs and wont sleep alone',
    ],
    says: {
      told: "Animals in dreams are commonly read as instincts: spiders and insects as small worries creeping up, dogs as loyalty or a quarrel that won't let go, horses as strength, cats as independence, fish as feelings or, in many families, news of a baby. None of it foretells anything. Ask what that animal means to you before you ask a book. Then ask where you've met that mood this week.",
      why: 'Because animals are quick pictures for things we feel without words, fear, trust, hunger, freedom. A bite tends to go with a boundary someone stepped over. An itch, a pet on the bed or a film can bring one in as well.',
      will: "No, it announces nothing, no baby, no enemy, no luck. Sayings differ from village to village, and they can't all be true. Keep the picture and look at your own week through it.",
      normal:
        "Very normal, animals are in a large part of all dreams, in children's most of all. Crawling ones are the most disliked and the most common. If you wake up itching, check the bed once and sleep on.",
    },
  },
  {
    id: 'dream-recurring',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:recurring|reoccurring|same dream|(?:keep|keeps|kept) (?:having|dreaming)|over and over|every night|again and again|for years|came true|come true|comes true|prophetic|vivid|lucid|dont dream|never dream|cant remember|never remember|remember my dreams|forget (?:all )?my|too real|so real)\b/u,
    ],
    unless:
      /\b(?:dream (?:job|house|home|car)|of my dreams|my dreams? (?:to|will|would|ever|can)|dreams (?:ever )?come true|make (?:my|your) dreams?|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|ex|snakes?|teeth|tooth|exams?|school|class|chas\w*|flood\w*|water|wave|train|flight|bus|rooms?|attic|childhood (?:home|house)|old house|bab(?:y|ies)|pregnan\w*|wedding|cheat\w*|died|dead|dying|late|passed|naked|toilet|underwear|fall\w*|flying|wings|elevator|brakes|spiders?|cars?|phone|killer|back seat|same (?:man|woman|person|guy|girl)|hiding)\b/u,
    tries: [
      'i have had the same dream since i was seven about a red door',
      'my dreams are so vivid lately i wake up exhausted',
      'i dreamed about my cousins call and it came true am i psychic',
      'why can i never remember my dreams',
      'same dream every night',
      'my dreams are too vivid',
      'i have been dreaming of the same lighthouse for years and ive never seen one',
      'my dream came true, exactly, word for word, should i be scared',
      'how can i learn lucid dreaming, i nearly did it on sunday',
      'my husband never remembers a dream and i have three films a night, so real',
      'why do i keep dreaming about the market in my grandmothers village',
      'since the new pills, small white ones in the evening, my dreams are so vivid i need a nap',
    ],
    says: {
      told: "Dreams that repeat, glow or seem to come true get our attention, and they're commonly read as something unfinished knocking again. They foretell nothing: we dream a lot every night, and the one that happens to fit is the one we keep. Put a notebook by the bed and write three lines on waking, with the day before. After two weeks you'll usually see what sets it off. If it began with a new medicine, ask the pharmacist before you change anything.",
      why: "Repeats mostly come from a worry that hasn't been settled, vivid ones from broken sleep, stress, late meals, alcohol wearing off or a new medicine. Forgetting is the usual case; dreams fade within minutes unless you lie still and tell them to yourself. If it began with a new pill, ask a pharmacist or doctor before you stop or change it.",
      how: "To keep a dream, lie still on waking, catch one picture, and write before you move. To change a recurring one, write it out with a better ending and go through that for five minutes each evening. For lucid dreams, ask yourself several times a day whether you're dreaming. For wild nights, go easy on late alcohol and screens, and keep a fixed bedtime.",
      normal:
        "Normal, most people have at least one dream that returns, and one that seemed to come true. You aren't going mad and it isn't a gift you have to obey. If the nights leave you worn out for weeks, see a doctor.",
    },
  },
  {
    id: 'dream-fire',
    words: [
      /\b(?:dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
      /\b(?:fire|burn\w*|flames|smoke|explosion|bomb\w*|war|tornado\w*|earthquake|volcano|storm|hurricane|apocalypse|end of the world)\b/u,
    ],
    unless:
      /\b(?:(?:dream|dreams) (?:job|house|home|wedding|dress|car|man|guy|girl|school|college|company|vacation|holiday|trip|life|career)|of my dreams|dreams? come true|my dream (?:is|was) to|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|fired|hair|refugee|in real life|died)\b/u,
    tries: [
      'dreamed my house was on fire and i only saved the toaster',
      'tornado dreams every week im at my parents house and nobody listens',
      'what does it mean to dream about the end of the world',
      'dreamt of war and soldiers in my street since watching the news',
      'dreamed of a fire',
      'end of the world dream',
      'our house was burning in the dream and i looked for my slippers',
      'tornado dreams since i moved to kansas, go figure',
      'is dreaming of fire good or bad, in my culture its luck',
      'dreamt of bombs over our town and we kept on singing',
      'why do i dream about war, i was born in peace',
      'dreamed of a volcano behind our supermarket, everyone shopping calmly, and only i saw the smoke',
    ],
    says: {
      told: "Fires, storms and the end of the world are commonly read as strong feeling or a great change that you can't hold back: anger, fear, sometimes passion. After heavy news they're often just the news. They foretell no disaster. What you saved or who you looked for in the dream is the telling part. Hold on to that today, check the smoke alarm once, and take the news in smaller portions.",
      will: "No, it isn't a warning of a fire or a war. Test the smoke alarm if that lets you sleep, and then leave it. The dream shows a temperature and not a date.",
      why: "Because something feels bigger than you: a quarrel, a change, a season of news. The mind reaches for weather and fire when words are too small. If nobody listened in the dream, look at where you aren't being heard.",
    },
  },
  {
    id: 'nightmares-paralysis',
    words: [
      /\b(?:sleep paralysis|night ?terrors?|nightmares?|bad dreams?|couldnt move (?:in|when|while)|sleep demon|demon on my chest|woke up (?:screaming|sweating|paraly[sz]ed))\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|my (?:son|daughter|toddler|child|kid|baby)|neighbou?r|roommate|landlord|boss|wedding|vacation|job|nightmare (?:boss|client|customer|to)|rape\w*|abus\w*|ptsd|soldiers?)\b/u,
    tries: [
      'sleep paralysis again last night there was a shadow on my chest',
      'i have nightmares three times a week and im scared to go to bed',
      'is a sleep demon real i couldnt move when i woke',
      'how do i stop bad dreams',
      'so many nightmares lately',
      'sleep paralysis last night',
      'a hand on my ankle, cold, i couldnt move when i woke, and my wife slept on',
      'why do i get nightmares from cheese, or is it the wine',
      'my boyfriend has night terrors and screams at 2, how do i help',
      'is the old hag in sleep paralysis real',
      'bad dreams since i watched that series, im 44 and sleep with the hall light on',
      'had a calm evening, tea, a book, no phone, and still i woke up sweating from a nightmare',
    ],
    says: {
      told: "Nightmares and sleep paralysis are frightening and harmless: in paralysis the mind wakes a moment before the muscles do, and it fills the dark with a figure. No demon's involved and nothing's foretold. Breathe slowly out and wiggle one toe, and it breaks. Regular hours, sleeping on your side, less late alcohol and screens help. If it's weekly, or it's about something that happened to you, see a doctor.",
      how: "For nightmares, write the dream with a new ending and picture that for five minutes each evening. For paralysis, don't fight; breathe out, move a toe or the eyes, and remind yourself that it ends within a minute or two. Fixed bedtimes and sleeping on your side reduce both. For someone else's night terror, don't shake them awake; speak softly and keep them from getting hurt. A doctor can help if they're frequent.",
      normal:
        "It's normal, many people have had paralysis at least once, and nightmares come to nearly everyone under strain. The weight on the chest and the figure in the room are reported all over the world. It isn't a haunting and you aren't ill from it.",
      why: "Short or broken sleep, stress, sleeping on your back, alcohol, fever and some medicines all bring them on. In dream sleep your body's switched off so that you don't act things out, and sometimes the mind wakes first. Old hurts can feed nightmares too, and those deserve help.",
    },
  },
  {
    id: 'envied-by-others',
    words: [
      /\b(?:(?:friends?|sister|brother|cousins?|coworkers?|colleagues?|she|he|they|hes|shes|theyre|people|family|everyone|someone|neighbou?rs?|best friend|bff|mom|mother|in law) (?:is |are |was |were |seems? |gets? |got |being |acts? )?(?:so |just |very |really )?(?:jealous|envious|bitter)|(?:jealous|envious) of (?:me|us|my (?:success|job|life|house|body|happiness|relationship|new|money|baby|car|looks|marriage|engagement|promotion)))\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|hits? me|controlling|my (?:boyfriend|girlfriend|husband|wife|partner|bf|gf)s? (?:is|gets|was|got|being)|ex (?:is|was|gets)|evil eye|nazar|black magic|boyfriend is|husband is|dog|cat)\b/u,
    tries: [
      'my best friend is jealous since i got the house and makes little comments',
      'i think my sister is so jealous of my engagement she wont look at the ring',
      'coworkers are jealous because i got promoted after one year',
      'how do i act around people who are envious of my success',
      'my friend is jealous of me',
      'everyone is jealous, so tiring',
      'since the wedding my cousin is bitter and wont come for coffee',
      'how do i handle coworkers who are jealous of my promotion',
      'she copies everything i do, i think she is jealous, or is it a compliment',
      'my brother is so jealous of our house in the country that he makes jokes about it to dad',
      'is it normal that people are envious when you lose weight',
      'i worked ten years for this little cafe, nights and weekends, and now my best friend is jealous',
    ],
    says: {
      told: 'When someone\'s jealous of you, you needn\'t shrink your joy to make it stop. Share the details with those who are glad, and with the envious one talk about their life for a while. If a comment stings, name it kindly: "That sounded a bit sharp, are we okay?" Envy often melts when the person feels they still matter to you.',
      say: "\"I've noticed some comments since my news, and I miss us. Is something bothering you?\" Then listen. If it goes on: \"I'm happy about this and I'd love you to be happy with me. If you can't right now, let's talk about something else.\" Warm, and with an end to it.",
      them: 'Nobody can see into another person, and from outside envy looks much like worry, tiredness or fear of losing you. What you can see is behavior: the digs, the silence, the missing congratulations. Speak to that, one thing at a time, and see whether {they} come{s} closer.',
      normal:
        "It's common, good news unsettles people for a while, and you're not wrong to be hurt by it. Being happy shouldn't cost you a friend. Give it some weeks and one honest talk before you decide what it means.",
    },
  },
  {
    id: 'things-fall-break-omen',
    words: [
      /\b(?:(?:glass|plate|cup|mug|vase|dish|frame|picture|photo|painting|wedding photo|cross|crucifix|icon|statue|buddha|egg|spoon|fork|knife))\b/u,
      /\b(?:broke|broken|break\w*|fell|falls|falling|shatter\w*|crack\w*|drop\w*|smash\w*)\b/u,
      /\b(?:luck\w*|sign|signs|mean\w*|omen|by itself|on its own|spiritual\w*|superstit\w*|warning|nobody touched|no one touched)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|threw|throws|screen|insur\w*|dream(?:s|t|ed|ing|pt)?|nightmares?|window|mirror|glasses|hospital)\b/u,
    tries: [
      'i broke a glass at our housewarming is that bad luck',
      'our wedding photo fell off the wall by itself last night is it a sign',
      'a plate cracked in my hands what does it mean spiritually',
      'dropped a knife and my nan says a man will visit lol superstition',
      'a glass broke, is it luck',
      'picture fell off the wall, sign?',
      'the cross above the bed fell down at night by itself, my mother wont sleep there',
      'is it bad luck to drop a fork, my aunt in kyiv expects a guest',
      'my favourite mug cracked on my birthday, what does it mean',
      'nobody touched the vase and it broke, spiritual meaning please',
      'we toasted to the new business, everyone cheered, and my glass broke in my hand, is that an omen',
      'dads photo frame falls each time we argue, is it a warning',
    ],
    says: {
      told: "Things that fall or break have been read both ways: a glass is broken on purpose at Jewish weddings and plates before German ones, while a fallen picture is called a warning. It's neither, and it says nothing about your marriage, your home or anyone's health. Check the hook, sweep with shoes on, and put the picture back with a proper nail. If you thought of someone, ring them.",
      will: 'No, nothing follows from it. Hooks give way and hot glass cracks, mostly at night when rooms cool. If it stirred up a worry about someone, that worry was there already, and a phone call settles it better than an omen.',
      why: 'Glass cracks from tiny old chips and sudden heat, and pictures come down when a nail slowly loosens or the wall dries. We only remember the ones that fell on a meaningful day. No one sent it.',
    },
  },
  {
    id: 'my-birthday-today',
    words: [
      /\b(?:(?:its|it is|today is|todays|tomorrow is|is) (?:my |finally my )(?:\w+ )?(?:birthday|bday)|my (?:birthday|bday) (?:is )?(?:today|tomorrow|this week\w*|next week)|happy (?:birthday|bday) to me|birthday girl|birthday boy|i turned? \d\d today)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|alone|nobody|no one|forg[eo]t\w*|sad|cry\w*|hate|by myself|lonely|cancel\w*|no plans|depress\w*|ruin\w*|wish\w* me|didnt|ignored|(?:30|40|50|60)th)\b/u,
    tries: [
      'its my birthday today and i got breakfast in bed',
      'happy birthday to me 36 and still ugly dancing',
      'my birthday is tomorrow and i dont know what to do with the day',
      'today is my bday any message for me',
      'its my birthday!!',
      'birthday girl here, 52 today',
      'today is my birthday and my kids made a cake with gummy bears on it',
      'my birthday is tomorrow and we fly to malta, so excited',
      'what should i wish for, its my birthday',
      'its my birthday and the whole office sang, i went red like a tomato',
      'my bday is this weekend, what does the new year of life bring me',
      'woke up to sun, pancakes, a call from my sister in peru, because today is my birthday',
    ],
    says: {
      told: "Happy birthday. Give the day three small fixed points, so that it doesn't just drift by: something good to eat, someone's voice, and ten minutes outside by yourself to look back at the year. Write down one thing you managed that nobody clapped for. Then make a wish small enough that you could help it along by next month.",
      glad: 'Happy birthday, and how nice that it started well. Let people fuss over you today without handing it back at once. Keep one picture and one sentence from the day, and read them a year from now.',
      should:
        "Wish for something you could help along yourself. Then do one thing that's just for you and one with someone you love, and leave the rest of the day open. A day off, a swim, a long lunch, a museum on your own all count. Skip whatever you'd only do because birthdays are supposed to look that way.",
    },
  },
  {
    id: 'nostalgia',
    words: [
      /\b(?:miss my (?:twenties|thirties|teens|youth|student days|younger self|childhood|uni days|old life)|nostalg\w*|miss (?:my childhood|being (?:a kid|a child|young|little|a teenager|in my twenties|18|20)|the (?:old days|90s|80s|2000s|good old days|past|way things were|old me|old times)|who i (?:was|used to be)|how (?:things|life|it) (?:was|were|used))|good old days|simpler times|miss the (?:nineties|eighties)|living in the past|stuck in the past|growing up is)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|ex|him|her|us|with (?:him|her)|school|street|song|smell\w*|photos?|house|husband|wife|boyfriend|girlfriend|perfume)\b/u,
    tries: [
      'miss my twenties',
      'i miss my student days, no money and all that laughing',
      'i miss my childhood so much it physically hurts today',
      'nostalgic for the 90s no phones just bikes until dark',
      'why do i miss being a kid when it wasnt even that great',
      'i feel stuck in the past and everything now is worse',
      'feeling nostalgic tonight',
      'i miss the 90s',
      'i miss being a kid in my grandparents garden, no clock, just bees',
      'why do i miss being young when i was so unsure all the time',
      'my brother lives in the eighties, the music, the car, simpler times he says each evening',
      'is it unhealthy to be stuck in the past',
      'the supermarket had that ice cream from back then, i bought six, ate two in the parking lot, and got so nostalgic',
      'growing up is a scam, i miss my childhood',
    ],
    says: {
      told: 'Nostalgia is missing a feeling more than a year: being looked after, having time, having it all ahead. So find the feeling and give it a place now: a bike ride without a phone, that cartoon with that cereal, a call to whoever was there. Say "do you remember" to one person this week. If the past is the only place you like to be, ask what one thing today is lacking.',
      why: 'Because memory is a kind editor; it keeps the light and cuts the boredom and the fear. You also had fewer decisions and more open time then. What you miss most, the company, the freedom or the safety, is a good hint about what to look for now.',
      normal:
        'Very normal, and it comes more in times of change. A little of it warms people and even makes them feel less alone. It turns heavy only when it becomes a reason not to try anything new.',
    },
  },
  {
    id: 'cry-when-kind',
    words: [
      /\b(?:cr(?:y|ies|ied|ying)|tears|tear up|teared up)\b/u,
      /\b(?:(?:is|are|was|were|being|so) (?:nice|kind|gentle|sweet)(?: to me)?|asks? (?:me )?(?:if im|how i am|are you) ?(?:ok|okay|alright)?|asked (?:me )?(?:if i was|how i was|are you) ?(?:ok|okay)?|hugs? me|hugged me|kindness|compliment\w*|praise\w*)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|baby|toddler|son|daughter|stranger|angry|dream(?:s|t|ed|ing|pt)?|nightmares?|hit\w*)\b/u,
    tries: [
      'why do i cry when someone is nice to me',
      'the doctor asked if i was okay and i burst into tears, couldnt stop crying',
      'my boss praised me and i cried in the bathroom like an idiot',
      'i start crying every time my boyfriend hugs me after work',
      'kindness makes me cry',
      'i cry when someone hugs me',
      'the hairdresser was so gentle with my head that tears ran down',
      'why do i tear up when people compliment me',
      'my manager in bern said take your time, she was so nice, and i cried at my desk',
      'is it normal to cry when a nurse is kind to you',
      'i held it together all week, the car, the leak, the fever of my little one, and when my neighbour asked me how i was i cried',
      'a colleague hugged me and i couldnt stop the tears',
    ],
    says: {
      told: "Tears at kindness mean you've been holding up for a while and somebody just took the weight for a second. It isn't weakness, it's the grip letting go. You can simply say \"I'm fine, I'm just not used to it, thank you.\" Then take note of what they said, and ask for a bit more of it somewhere. If the tears come daily, tell a doctor how you've been.",
      why: "Because as long as nobody asks, you can hold it, and a kind voice tells the body that it's safe to stop. It comes most in people who look after others. It usually means that you're short on care and not that you're falling apart.",
      normal:
        'Very normal, and doctors, teachers and hairdressers see it every week. Kindness reaches the spot that effort keeps covered. Nobody thinks you\'re an idiot for it, and you can just say "thank you" through the tears.',
    },
  },
  {
    id: 'said-the-wrong-thing',
    words: [
      /\b(?:said (?:the wrong|something (?:stupid|dumb|wrong|mean|rude|awkward|weird|i regret|offensive|hurtful))|wrong thing|put my foot in|foot in my mouth|shouldnt have said|should not have said|blurted|overshared|oversharing|overshare|tmi|insult\w* (?:her|him|them|someone) by accident|joke (?:went|landed|fell))\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|divorc\w*|police|court|he said|she said|hit|dream(?:s|t|ed|ing|pt)?|nightmares?|wrong name|evil eye)\b/u,
    tries: [
      'i said something stupid to my friend whose dad just died and now i avoid her',
      'asked a woman when shes due and she wasnt pregnant put my foot in it',
      'overshared my whole breakup with a new coworker at lunch',
      'i blurted out the surprise party what do i say now',
      'i said something stupid',
      'foot in my mouth again',
      'told my friend her baby looks like a potato, it was a joke, the joke landed badly',
      'how do i fix it, i said something hurtful to my sister at dinner',
      'overshared on the first day at the new job in lille, they know about my rash and my debts',
      'i asked the widow how her husband is, i said the wrong thing and ran',
      'nice evening, good food, everyone relaxed, and then i blurted out what she earns',
      'should i apologise for something rude i said two years ago, i shouldnt have said it',
    ],
    says: {
      told: "A wrong word is mended by a short right one, soon: \"What I said came out badly, I'm sorry, I've been thinking about it.\" No explanation of what you meant unless they ask. Then do something ordinary and kind and let it rest. If you only told too much, there's nothing to mend; most people feel trusted, and have forgotten half by Friday.",
      say: '"I said something clumsy yesterday and it\'s been bothering me. I\'m sorry." That\'s the whole of it. For oversharing: "I talked your ear off the other day, thanks for listening. Your turn next." And for a spilled secret: tell the one it belongs to before somebody else does.',
      normal:
        "Normal, everyone has a sentence they'd like to buy back. It feels larger to you than to them. What people remember is whether you came back to it, and that's still open.",
      should:
        'Bring it up if they may have been hurt, once, soon if you can and late if you must, in person or by voice. Leave it if it only embarrassed you and they laughed or moved on, because a big apology makes people console you. When unsure, one light sentence is enough.',
    },
  },
  {
    id: 'feeling-old',
    words: [
      /\b(?:feel(?:ing)? (?:so |really |too )?old|im (?:so |getting |too )?old|getting old\w*|too old (?:to|for)|grey hairs?|gray hairs?|wrinkles?|called me (?:maam|sir|madam)|aging|ageing)\b/u,
    ],
    unless:
      /\b(?:died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|parents?|mom|mum|dad|mother|father|grandm\w*|dog|cat|year old|years old|too old for (?:him|her|me|you)|age gap|birthday|\d\dth|botox|house|tattoo|hair ?cut|dye\w*)\b/u,
    tries: [
      'a teenager called me maam today and i felt a hundred',
      'found my first grey hair at 28 and cried',
      'am i too old to learn the guitar at 61',
      'i feel so old next to the interns they dont know who britney is',
      'i feel so old today',
      'am i too old to start',
      'the doctor is younger than my shoes, im getting old',
      'a boy on the bus offered me his seat and called me sir, im 46',
      'is 57 too old to learn to surf, i live in cornwall',
      'why do i feel old at 31, my colleagues are 23 and talk another language',
      'found three wrinkles and a song i love in the category classics, im old',
      'i wanted to go to the concert, standing, until midnight, and then i looked for a chair, feeling old',
    ],
    says: {
      told: "Feeling old comes in jolts, a grey hair, a \"ma'am,\" a song nobody knows, and the jolt is the worst of it. You're also the youngest you'll be from here on, so the useful question is what you'd regret not starting. Start that this month in its smallest form: one lesson, one walk, one message. Nobody's too old for being a beginner, they're only out of practice at it.",
      should:
        'Yes, start; being old is a poor reason and being busy is a better one. Beginners over fifty often learn with more patience and more pleasure, because nobody makes them. Take a teacher who likes adults, fifteen minutes a day, and judge after three months. If your body has limits, ask a doctor what suits you.',
      normal:
        "You're not too old, and the feeling is normal at every age, twenty-eight included. It's comparison mostly, a different room and you're the young one. It passes quicker when you do something for the first time, badly and with other people.",
    },
  },
  {
    id: 'doomscrolling',
    words: [
      /\b(?:doom ?scroll\w*|scroll\w*|phone addict\w*|addicted to my phone|screen time|hours on (?:my phone|tiktok|instagram|reels)|(?:delete|deleting|deleted|quit) (?:instagram|social media|tiktok|facebook)|brain ?rot)\b/u,
    ],
    unless:
      /\b(?:wasting my life|died|dies|dying|dead|death|passed away|funeral|killed|miscarr\w*|stillborn|cancer|tumou?r|kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|netflix|my (?:son|daughter|kid|child|husband|wife|boyfriend|girlfriend|partner)s?|kids|what to watch|car|parking|his phone|her phone|dating)\b/u,
    tries: [
      'i scroll till 2am every night and hate myself in the morning',
      'my screen time was 7 hours yesterday',
      'should i delete instagram it makes me feel ugly',
      'doomscrolling the news and cant stop how do i quit',
      'scrolling again, three hours',
      'delete instagram or not',
      'my thumb hurts from scrolling, literally',
      'screen time report says 9 hours, im a florist',
      'how do i stop doomscrolling when the world is burning',
      'is it addiction if i check the phone at every red light, scrolling at 60',
      'i quit social media in spring, felt great, came back for one birthday, and now im scrolling until my tea is cold',
      'why am i so gray and tired after hours on tiktok, brain rot they say',
    ],
    says: {
      told: "Scrolling wins because it's within reach, so move the phone and you've done most of the work: charger in the kitchen, a cheap alarm clock, a book on the pillow. Take the worst app off the home screen for a week. When your thumb goes looking, ask \"tired, lonely or bored?\" and do the thing for that one. You're up against people paid to keep you there, so be kind to yourself.",
      should:
        "Delete it for two weeks and see what you miss; you can always come back, nothing's lost with the app. If you need it for work or friends, keep it on a computer only. An app that leaves you feeling ugly has had its turn.",
      how: 'Distance, not willpower. The phone sleeps in another room, notifications off for all but people, gray screen in the evening, one set time for news. Put something else where the phone lay. Expect three fidgety evenings, and then it gets easier.',
      normal:
        "Very normal, most people are on it longer than they'd like and longer than they'd guess. It's built that way. If it costs you sleep every night, move the charger. And at the wheel the phone belongs in the glove box, red lights included; if you can't leave it there, ask a doctor for help.",
    },
  },
  {
    id: 'angry-at-god',
    words: [
      /\b(?:(?:angry|mad|furious|pissed|hate|hating|screaming|yell\w*|shout\w*|rage) (?:\w+ )?(?:at |with |to )?(?:god|allah|jesus|the lord)|god (?:took|takes|let|lets|allow\w*)|(?:how|why) (?:could|can|would|did|does) god)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|punish\w*|dream(?:s|t|ed|ing|pt)?|nightmares?)\b/u,
    tries: [
      'im angry at god since my little brother died',
      'how could god let this happen to a child',
      'i yell at god in the car and then feel guilty',
      'why does god allow people like him to win',
      'im mad at god',
      'why does god allow this',
      'i shout at god while chopping wood, nobody hears in alaska',
      'how could god take a young mother from three kids, why did god let it',
      'is it a sin to be angry at god',
      'my mother prays the rosary and i hate god for what he did to us',
      'we did everything, we prayed, we paid, we waited, and god took him anyway',
      'my dad is furious with god since the diagnosis, what do i say',
    ],
    says: {
      told: "You may be angry at God; the oldest prayers there are, in the psalms and in Job, are people shouting, and nobody struck them for it. If you've lost someone, I'm so sorry. I can't tell you why it happened, and beware of anyone who can in one sentence. Say it out loud in the car, all of it. Then find one person who'll sit with you and defend nothing. If it's someone else's anger: \"I don't understand it either. I'm here.\"",
      normal:
        "It's normal, and in most traditions it counts as prayer. People are angry at God because they'd trusted. You don't have to be calm first, and you don't have to feel guilty for it.",
      why: "I don't know, and no one has ever answered it well enough for a person in pain. Some believe in freedom, some in a plan, some in plain chance. You're allowed to leave it open, and to ask people for help and company in the meantime.",
    },
  },
  {
    id: 'medium-spoke-for-the-dead',
    words: [
      /\b(?:mediums?|psychic|clairvoyant|spiritualist|channel\w*|tarot reader)\b/u,
      /\b(?:mom|mum|mother|dad|father|grand[mpf]\w*|nana|nan|husband|wife|son|daughter|brother|sister|baby|friend|dead|passed|died|other side|loved one)\b/u,
      /\b(?:proud|peace|message|contact\w*|talk\w*|spoke|speak\w*|says hi|through|okay|with me|happy|reach\w*|connect\w*|is here)\b/u,
    ],
    unless:
      /\b(?:kill(?:ing)? myself|suicid\w*|(?:want|wanna|wish)(?: to| i was| i were)? (?:die|dead)|end (?:it all|my life)|self harm\w*|hurt(?:ing)? myself|money|pay|paid|charg\w*|dollars|euros|pounds|tv channel|youtube|dream(?:s|t|ed|ing|pt)?|nightmares?|size|scam\w*)\b/u,
    tries: [
      'a medium told me my dad is proud of me and i want to believe it',
      'should i see a psychic to talk to my daughter who passed',
      'the medium said grandma is at peace but got her name wrong',
      'can a clairvoyant really reach my husband on the other side',
      'medium said dad is proud',
      'can a psychic reach my mom',
      'a medium told me my husband is with me every night, i cried for hours, happy',
      'should i let a clairvoyant contact my grandfather, im torn',
      'my sister sees a medium each month to talk to our brother who died',
      'is it ok to believe the psychic who said my son is at peace',
      'the medium in salem knew about the blue coat and spoke like grandma, how is that possible',
      'i went as a sceptic, arms crossed, and then the medium had a message from my best friend who passed',
    ],
    says: {
      told: "I'm sorry for who you've lost. I can't tell you that a medium reaches anyone, and nobody has been able to show it; many of them work with good guesses and a warm voice. If the words did you good, keep those that sound like the person you knew. You may say them to yourself without a medium, because you knew them best.",
      should:
        "I'd wait, at least through the first year, when hope is sorest and easiest to use. If you go, go once, tell nothing beforehand, set the price, and take a level-headed friend. A letter to them, a grief group or an evening of stories with family tends to give more.",
      normal:
        "It's normal to want it to be true; you'd like one more sentence from them. Feeling comforted doesn't make you gullible, and doubting doesn't make you cold. Keep the comfort, and leave open where it came from.",
    },
  },
  {
    id: 'life-not-started',
    words: [
      /\b(?:everyone|everybody|everyones|everybodys|others|other people|people|friends|the rest|they all|my life|mine)\b/u,
      /\b(?:(?:life|lives) (?:start|started|began|has started|have started|is starting|hasnt started|never started|didnt start)|mine didnt|mine hasnt|mine never|waiting (?:for my life|room|for it)|left (?:out|behind)|didnt get the (?:email|memo|invite|manual)|missed the (?:memo|bus|boat|start)|on pause|on hold|still waiting|not (?:yet )?begun|without me|stuck at the start|got the (?:manual|instructions))\b/u,
    ],
    unless:
      /\b(?:party|wedding|trip|group chat|died|suicid\w*|pregnan\w*|on hold with|phone line|customer service|coworkers?|meeting)\b/u,
    tries: [
      'feel like everyones life started and mine didnt get the email',
      'everybody else got the manual for life and i didnt',
      'my life hasnt started yet and im 33',
      'everyone is living and mine is still on pause',
      'feels like im in a waiting room and everyone elses life already began',
      'i missed the memo on how to be an adult, everyone else got it',
      'all my friends lives have started, weddings, babies, jobs, mine never started',
      'when does my life start, others are already in the middle of theirs',
      'my life is on hold while everybody moves on without me',
      'sometimes i think people are all on the train and i missed the bus to the station',
      'everyones life began after uni and mine didnt',
      'my life is on pause',
    ],
    says: {
      told: "Then that email went to a lot of spam folders, because hardly anyone feels they got it; most people are just louder about their photos. Still, I believe you that it aches. A life mostly doesn't begin with an announcement. It begins with one thing that's yours and repeated: a Tuesday class, a person you text first, a small plan with a date. So write the missing email yourself tonight, three lines, what would be in it?",
      when: "It has, that's the annoying part, it just looks like Tuesday from the inside. Nobody feels the start of their own life, they only see it later. If you want one you'd notice, choose a single thing you keep putting off until life begins, a class, a trip, a person, and give it a date this month. That tends to be what beginning looks like.",
    },
  },
  {
    id: 'sundays-since-she-passed',
    words: [
      /\b(?:sundays?|weekends?|evenings?|mornings?|nights?|mealtimes?|dinner|breakfast|the house|holidays)\b/u,
      /\b(?:without (?:my )?(?:husband|wife|mum|mom|dad)|since (?:he|she|mum|mom|dad|my (?:wife|husband|mum|mom|dad|mother|father|partner|\w+)) (?:passed|died|went|left us|has gone)|without (?:him|her|my (?:wife|husband|mum|mom|dad))|widow\w*|lost my (?:wife|husband)|late (?:wife|husband)|passed (?:away|in|last)|since the funeral)\b/u,
      /\b(?:endless|worst|hardest|quiet|silent|empty|long|lonely|alone|telly|tv|just me|only me|one plate|hate|cant|miss|sad|dread|hard)\b/u,
    ],
    unless:
      /\b(?:dog|cat|pet|suicid\w*|join (?:him|her)|kill myself|divorc\w*|christmas|birthday|break ?up)\b/u,
    tries: [
      'sundays without my husband are endless since he died',
      'sundays are the worst since she passed, just me and the telly',
      'the house is so quiet since my husband died',
      'evenings without him are the hardest, i still cook for two',
      'since my wife passed the weekends are so long',
      'im a widow since march and sundays are empty',
      'breakfast without her is the worst part of the day, one plate',
      'nights are so lonely since he passed away',
      'lost my husband in june, evenings i just sit in the quiet house',
      'since mum died i dread sunday dinner, it was always at hers, now its quiet',
      'weekends since the funeral are so long i go to the supermarket to hear voices, alone',
      'widower, 71, the evenings are hard and silent',
      'since dad passed sundays feel empty, we always had the football on tv together',
    ],
    says: {
      told: "I'm sorry. That's where a person is missed most, in the hours that used to run by themselves. Don't try to fill the whole day, put one peg in it: something at two o'clock with a human face in it, a call, a church hall coffee, a walk with a neighbor, the same each week so nobody has to think. Keep the telly on if it's company. And keep something of the old ritual, the roast or the crossword, because it's allowed to hurt and be yours. What did you two do with that time?",
    },
  },
  {
    id: 'sunday-sadness',
    words: [
      /\b(?:sundays?|weekends?|sunday (?:evening|night|afternoon)s?)\b/u,
      /\b(?:cry|crying|sad|sadness|low|empty|lonely|melanchol\w*|hate|depress\w*|down|weird|heavy|blue|blues|worst)\b/u,
      /\b(?:idk why|dont know why|no idea why|why|always|every|make me|makes me|since|feel|hate|are the worst|get)\b/u,
    ],
    unless:
      /\b(?:died|sunday evenings|rains|passed|funeral|widow\w*|without (?:him|her)|monday|work tomorrow|job|pit in|scaries|dread\w*|gloom|church|sermon|evenings, |school|custody|kids are (?:with|at)|ex|husband|wife|boyfriend|girlfriend|visits)\b/u,
    tries: [
      'sundays make me want to cry, idk why',
      'i get so sad every sunday and dont know why',
      'sunday afternoons feel so empty',
      'why are sundays always so depressing',
      'i hate sundays, everything is closed and i feel low',
      'every weekend i get this heavy feeling, idk why',
      'sundays always make me melancholic',
      'sunday sadness again, no idea why',
      'why do i feel so lonely on sundays when im fine all week',
      'sundays feel weird and sad since i moved out',
      'its sunday and i cry over nothing, always on sundays',
      'i feel blue every sunday afternoon around four',
    ],
    says: {
      told: "Sundays do that to a lot of people: the week's noise stops, the shops are shut, and whatever had no room comes up around four. It needs no deeper reason. Give the soft hour a fixed small thing, same every week: a pot of soup, a swim, a call with someone who's also home, a film at five. Get outside before noon for the light. If the crying spreads to other days for a couple of weeks, tell a doctor or someone close.",
      why: "Mostly because it's the one day without rails: no tasks, few people, fading light, and the week ahead leaning in. What you hold off from Monday to Saturday gets its turn. Old Sundays sit in it too, from when you were a child. A fixed thing at four o'clock helps more than analyzing. If it spreads over the week, tell a doctor.",
    },
  },
  {
    id: 'single-and-content',
    words: [
      /\b(?:single|alone|by myself|on my own|without a (?:man|partner|boyfriend|girlfriend|relationship)|after the (?:divorce|breakup|break up))\b/u,
      /\b(?:like myself|love myself|happy|happier|peace|peaceful|content|enjoy(?:ing)?|love (?:it|my life|being)|free|best (?:year|decision|time)|fine|dont miss|good (?:for me|company)|calm)\b/u,
    ],
    unless:
      /\b(?:but|lonely|will i|when will|scared|afraid|should|not happy|unhappy|never|cant|dont want to be|sick of|tired of|how (?:do|can)|parents? (?:say|want)|mom says|mum says|mother says|pressure|kids alone|single (?:mum|mom|mother|dad|father)|pretend\w*|die alone|is it (?:normal|ok|weird|wrong)|happy couples?|hes happy|shes happy|without me|he is happy|why)\b/u,
    tries: [
      'ive been single a year and i actually like myself now, weird',
      'single for two years and honestly happier than ever',
      'i love living on my own, eating cereal for dinner, best year of my life',
      'after the divorce i thought id die and now im at peace by myself',
      'being single is so peaceful, nobody told me',
      'first time im alone and i enjoy it',
      'i bought myself flowers, took myself out to dinner alone, happy',
      'six months single and im content, who knew',
      'i dont miss being in a relationship, im happy on my own',
      'im 45, single, and i love my life',
      'single and fine, finally',
      'on my own since spring and for once i feel calm and free',
    ],
    says: {
      told: "That isn't weird, that's one of the better things to find in a year. You've kept yourself company long enough to find you're good company. Hold on to it on purpose: write down three things you do now that you'd never give up again. They're yours, whoever comes or doesn't.",
      glad: "How good to read. Liking your own company isn't a waiting room for anything, it's a place to live. Keep a short list of what belongs to this time, the slow mornings, the whole bed, the cereal dinners, and let nobody tell you it's a phase. Do something nice with yourself tonight.",
    },
  },
  {
    id: 'picks-people-to-fix',
    words: [
      /\b(?:fix(?:ing|er)?|save|saving|saviou?r|rescue|rescuing|broken (?:men|people|guys|women|ones?)|projects?|need(?:s|ing)? (?:fixing|help|saving|me)|damaged|wounded|unavailable|help everyone|men i have to mother|type broken|type, broken|mother(?:ing)? (?:men|him|them|my partners?)|therapist (?:for|to))\b/u,
      /\b(?:always|keep|every (?:time|man|guy|woman|girl|partner|relationship)|pick|choose|attract(?:ed)?|fall for|date|dating|end up|drawn|pattern|type|i am the one|role)\b/u,
    ],
    unless:
      /\b(?:house|car|fix (?:my|the) (?:car|phone|roof)|save money|dogs?|cats?|animals?|god|lord|he always fixes|credit|teeth|computer|marriage|died|boss|savings)\b/u,
    tries: [
      'why do i always fall for men i have to rescue',
      'why do i always pick people who need fixing',
      'i keep falling for broken men and trying to save them',
      'every partner i choose is a project',
      'why am i attracted to damaged people',
      'i always end up being the therapist for my boyfriends',
      'always the saviour in every relationship, exhausted',
      'how do i stop dating men i have to mother, always the same pattern',
      'i keep choosing women who need rescuing and then they leave when theyre fine',
      'is something wrong with me that i only fall for unavailable people i want to fix',
      'friends say i have a type, broken',
      'i fix everyone i date and nobody fixes me, always',
      'always drawn to people who need help',
    ],
    says: {
      told: "Probably because being needed feels safer than being wanted: someone who needs you won't leave so easily, and while you're busy with their life nobody looks at yours. It's often learned early, by the child who kept the peace at home. It's a good heart in the wrong job. Next time, notice week three: are you asking what they like, or what's wrong? And once, don't help at once, and see whether they stay interested when you're only company.",
      why: "Often because helping was how you earned your place once, at home or early on, so need feels like love to you and calm feels like nothing. It also keeps the light off your own wishes. It isn't a fault, it's a habit with good intentions. One thing to notice next time: do you feel curious about this person, or useful? Give the merely nice ones three dates.",
      how: 'By slowing the moment before you help. For the first six weeks give no money, no plans, no solutions, just company, and watch who stays curious about you. Ask early: "And how do you look after yourself when it\'s bad?" Someone with an answer is a partner. Give the calm, slightly boring ones three meetings. And take one thing of your own that needs fixing, first.',
    },
  },
  {
    id: 'birthday-after-a-loss',
    words: [
      /\b(?:birthday|bday|b day|turn(?:ed|ing)? \d+|wedding day|graduation)\b/u,
      /\b(?:without (?:my |our )?(?:mum|mom|mam|mother|dad|father|grand\w*|nan|nana|nanna|gran|granny|abuela|sister|brother|husband|wife|best friend|him|her)|first (?:birthday|one) without|since (?:she|he) (?:died|passed)|used to (?:call|sing|ring|bake|send)|always (?:called|sang|rang|baked|sent|was the first)|no (?:call|card) from)\b/u,
      /\b(?:first|today|tomorrow|miss|always|grand\w*|mum|mom|dad|nan|passed|died|gone|this year|without)\b/u,
    ],
    unless:
      /\b(?:ex|broke up|divorc\w*|her birthday|his birthday|would have been|would be \d+|dog|cat|forgot|estranged|no contact|baby|suicid\w*)\b/u,
    tries: [
      'first birthday without my grandma, she always called at 7am to sing',
      'my birthday is tomorrow and its the first one without mum',
      'turned 40 today without my dad, he always sent a silly card',
      'its my birthday and i keep looking at the phone, he used to call first, died in may',
      'birthday without my sister this year, dont feel like cake',
      'mom always baked my birthday cake and now there is no mom',
      'first birthday since he passed, my husband always was the first to say it',
      'today i turn 30 without my best friend, miss him so much',
      'no call from nan this birthday, first time ever, she passed in spring',
      'how do i do my birthday without her',
      'my graduation without dad, he always said he would be there, he died last year',
      'i turned 25 and grandpa used to sing on my voicemail',
    ],
    says: {
      told: "I'm so sorry, and happy birthday, quietly, as well. The call that doesn't come is the loudest thing of the day. So give that minute to them on purpose: at that very hour, sing it yourself, play an old voicemail, make the tea or the cake the way they did, and say out loud, \"I'm here, I remember.\" Ask someone who loved them too to ring you today. You may be glad and in tears at the same table. Who else misses that voice?",
    },
  },
  {
    id: 'afraid-to-open-it',
    words: [
      /\b(?:open(?:ed|ing)?|check(?:ing)?|look(?:ing)? at|read(?:ing)?|log in)\b/u,
      /\b(?:emails?|inbox|letter|envelope|results?|message|portal|voicemail|mail|phone|bank (?:app|account|statement)|post|bills?)\b/u,
      /\b(?:afraid|scared|fear|dread\w*|cant|too (?:nervous|scared)|avoid\w*|terrified|dont dare|havent dared|anxi\w*|heart|putting it off|make myself|not ready|nervous)\b/u,
    ],
    unless:
      /\b(?:wrong car|his (?:phone|messages|emails?)|her (?:phone|messages|emails?)|cheat\w*|hack\w*|password|phishing|scam\w*|open up|open relationship|cant log in|doesnt work|ex|cancer|biopsy|check in|should i check (?:his|her))\b/u,
    tries: [
      'i dey fear to open my email since the interview, na wa o',
      'the letter from the university is here and i cant open it',
      'too scared to check my exam results, the portal has been open since morning',
      'i havent opened my post in weeks because im afraid of bills',
      'got an email from the company and my heart stopped, cant read it',
      'scared to look at my bank account',
      'there is a voicemail from the doctor and im too nervous to check it',
      'envelope has been on the table for two days, afraid to open the letter',
      'how do i make myself open the email with the result',
      'i keep avoiding my inbox since i sent the application, too anxious to check',
      'my phone buzzed, its the result message, i dont dare to read it',
      'afraid to open it, its just an email i know',
    ],
    says: {
      told: "Whatever's in there was decided already, and opening it changes only one thing: you stop guessing. So make it small and make it now. Sit down, feet on the floor, count down from five and open it, with someone on the phone if you like: \"Stay on the line, I'm opening it.\" Read it twice, then put it down for ten minutes before you do anything. Good or bad, tonight you sleep knowing. I'll be here after.",
      how: "With a countdown and a witness. Call a friend, say \"stay on the line\", count from five and press. Have something nice ready for afterward whichever way it goes, so there's a next step. Read it twice, then ten minutes of nothing. If it's a pile, open only the top three today. The fear's in the opening, it's nearly always smaller behind it.",
    },
  },
  {
    id: 'curse-on-business',
    words: [
      /\b(?:black magic|juju|curse[ds]?|evil eye|nazar|hex(?:ed)?|spell|witch\w*|kala jadu|jadu|village people|voodoo|muti|something on (?:my|our|the)|bad energy)\b/u,
      /\b(?:shop|business|store|customers?|sales|stall|salon|restaurant|work|job|money|income|clients?)\b/u,
    ],
    unless:
      /\b(?:marriage|spell caster|that wedding|husband|wife|lover|pregnan\w*|baby|died|suicid\w*|psychic asks|wants \d+|want to curse|put a curse|cast)\b/u,
    tries: [
      'somebody did black magic on my shop, since 3 months no customer is coming',
      'i think my competitor put juju on my business',
      'is my shop cursed, sales dropped to nothing',
      'my aunt gave me nazar and now my business is down',
      'found lemons and chillies in front of my store, is it black magic, customers stopped',
      'village people are after my money, nothing works since i started the business',
      'someone cursed my salon, clients cancel one after another',
      'can black magic close a restaurant, we were full and now its empty',
      'pandit says there is jadu on our shop, what should i do',
      'bad energy in my store since my partner left, no sales',
      'is evil eye the reason i lost three jobs, no work since then',
      'black magic on my business?',
    ],
    says: {
      told: "I don't see a curse, and I'd never sell you a remedy for one; nobody's wish can hold customers back at the door. What I do see is three frightening months, and fear likes a culprit. So look for the ordinary thief: what changed three months ago, a new competitor, a price, the road, opening hours, the online map, a bad review? Ask five old customers straight out: \"You haven't been in, what happened?\" If a blessing gives you calm, have a simple one in your own faith. Pay nobody to lift anything.",
      should:
        "Pay nobody for lifting it, that first. There's no spell on a shop, there's usually a reason with a date: a rival, a price, a road closed, a review, a wrong number online. Ask five old customers why they stay away, and count for two weeks who comes in when. A simple prayer or blessing in your own faith is fine if it calms you, as long as it's free.",
      will: "No, it can't; a restaurant or a shop empties for reasons that can be found, and fear of a curse only delays the looking. Go back to the month it changed: who opened, what rose in price, what was written about you, what you altered. Ask five former regulars. And if somebody offers to remove it for money, that's the only harmful magic in the story.",
    },
  },
  {
    id: 'boring-in-second-language',
    words: [
      /\b(?:english|german|french|spanish|italian|dutch|swedish|japanese|arabic|portuguese|second language|foreign language|another language|my (?:own )?language|mother tongue|native language|accent)\b/u,
      /\b(?:boring|funny|funnier|joke[sd]?|joking|stupid|slow|shy|quiet|different (?:person|me)|not me|personality|witty|childish|simple|dumb|clever|interesting|laugh(?:s|ed)?|myself|charm\w*|small)\b/u,
    ],
    unless:
      /\b(?:course|exam|test|how (?:do|can) i learn|teacher|learn(?:ing)? (?:it|english|german|french|spanish)|love language|do you speak|can you speak|answer in|english class|body language|child\w*|kids?)\b/u,
    tries: [
      'in english im boring, in my language im the funny one',
      'i feel stupid when i speak german, at home i was the clever one',
      'my personality disappears in another language',
      'nobody here knows im funny because i only joke in spanish',
      'in french im shy and slow, in my own language i never shut up',
      'i am a different person in english, quieter and smaller',
      'miss being funny, my jokes die in translation in my second language',
      'at work they think im quiet, its just not my language, i used to make everyone laugh',
      'my boyfriends friends think im boring, but its the english',
      'does anyone else feel dumb in a foreign language',
      'ten years in sweden and in swedish im still not me, not witty, not quick, just polite and boring',
      'in my mother tongue im interesting i swear',
    ],
    says: {
      told: "You're still the funny one, you're just playing with one hand tied. In a second language the first thing to go is timing, and humor is nearly all timing, so people meet a slower, politer cousin of yours. That's a real small grief. It does come back, in this order: faces, dry one liners, then stories. Keep three jokes that work and reuse them shamelessly, tell people \"I'm hilarious at home\", and spend an hour a week with someone in your own language, so you don't forget who you are.",
    },
  },
  {
    id: 'overthinking-what-i-send',
    words: [
      /\b(?:texts?|everything i send|texting|messages?|emails?|reply|replies|replying|dm|dms|whatsapp|voice notes?)\b/u,
      /\b(?:(?:i|before) (?:send|sent|write|wrote|type|reply)|send(?:ing)?|sent|hit send|rewrite|rewriting|writing)\b/u,
      /\b(?:overthink\w*|over think\w*|ten times|100 times|hundred times|an hour|hours|reread|re read|delete\w*|anxi\w*|sounded?|rude|needy|annoying|stupid|regret|check (?:it|whether)|every (?:text|message|email|word)|worr\w*|panic\w*|perfect)\b/u,
    ],
    unless:
      /\b(?:my ex|to my ex|scam\w*|nudes?|naked|to the wrong|wrong person|boss by|he (?:sent|wrote|replied) |she (?:sent|wrote|replied) |drunk|should i (?:send|text)|unsent|died|phishing|group chat by accident|cheat\w*|long message and now)\b/u,
    tries: [
      'how do i stop overthinking every text i send',
      'i rewrite every message ten times before i send it',
      'takes me an hour to write a two line email and then i reread it all day, sent it and still worry',
      'every text i send i think i sounded rude',
      'i delete and rewrite whatsapp messages until its too late to reply',
      'why do i overthink everything i send, then panic till they answer',
      'after i send a message i check whether i was annoying, for hours',
      'i cant send a simple text without overthinking it',
      'sent a voice note and listened to my own five times, do i sound stupid',
      'i put off replying because i want the perfect message, then its weeks and i cant send anything',
      'anxiety before sending any email at work',
      'overthinking my texts again, i sent hi and regret it',
    ],
    says: {
      told: "Give your texts the same deal you give other people's: you read theirs once and don't mark them. So make it mechanical. Write it, count to ten, fix only what's unclear, send, and put the phone in another room for twenty minutes. No rereading after sending, that's the part that feeds it. For an hour of practice, answer five harmless messages in one line each. If something really was off, you'll hear it, and \"sorry, that came out odd\" mends nearly everything.",
      how: "With a rule instead of a feeling: one draft, one read for clarity, send within a minute, then the phone goes face down for twenty. Never reread after sending, that's what trains the worry. Start with messages that don't matter, a thanks, a thumbs up, and send one slightly imperfect one a day on purpose. Nothing happens, and your head learns it. If something lands badly, one sentence mends it.",
      why: "Because a text goes out without your face, and you try to replace the face with perfect words. It can't be done, so you keep polishing. Often it started with somebody who took things wrong. Cut it at the one place you control: one read, send, phone away for twenty minutes, no rereading. The people who like you fill in the tone kindly.",
    },
  },
  {
    id: 'laughed-until-crying',
    words: [
      /\b(?:laugh(?:ed|ing|s)?|laughter|giggl\w*|in stitches|cracking up|cracked up|laughing fit)\b/u,
      /\b(?:cried|cry(?:ing)?|tears|so (?:hard|much)|until|till|stomach hurts?|belly|couldnt (?:stop|breathe)|cant (?:stop|breathe)|died|dying|wet myself|snort\w*|fit|again)\b/u,
    ],
    unless:
      /\b(?:felt guilty|at me|dream\w*|about me|behind|bully\w*|mock\w*|then i cried|dont laugh|never laugh|cant laugh|funeral|nervous(?:ly)?|how (?:do|can)|havent|miss (?:laughing|his|her)|inappropriate\w*|ex|used to|sick|why do)\b/u,
    tries: [
      'laughed so hard with my sister i cried',
      'my friends and i laughed until our stomachs hurt',
      'had a laughing fit in church with my mum, tears and all',
      'we laughed till we couldnt breathe over nothing',
      'i have no words, i just laughed so much tonight that i snorted',
      'giggled so hard with my husband at 2am that the neighbors knocked, tears',
      'first time i laughed again in weeks, really laughed till i cried',
      'grandma told a dirty joke and we all died laughing',
      'my kid said something and im still crying with laughter',
      'laughing so hard i cant stop, wrong word in a work call',
      'cracked up at the supermarket with my best friend, couldnt stop',
      'we laughed until we cried, best evening',
    ],
    says: {
      told: "That's the good kind of crying, and there's no better medicine without a label. Write down tonight what it was about, because in a week you'll only remember that it was funny. One word in a message to whoever was there and it'll start again. Who laughed first?",
      glad: 'The best kind of tears there is. Keep the trigger, the one word or the face, and send it to them at an unsuitable moment next week. Evenings like that hold people together more than any serious talk. I hope your stomach hurts until tomorrow.',
    },
  },
  {
    id: 'round-birthday-and-fine',
    words: [
      /\b(?:(?:turn(?:ed|ing|s)?|im|i am|just turned) (?:21|25|30|35|40|45|50|55|60|65|70|75|80|90|thirty|forty|fifty|sixty|seventy|eighty)|(?:30|40|50|60|65|70|75|80|90)th|big (?:3|4|5|6|7)0|fortieth|fiftieth|sixtieth)\b/u,
      /\b(?:fine|happy|great|good|best|love it|loved|better than|proud|grateful|thankful|content|at peace|all (?:the|my) (?:kids|children|friends|family)|everyone came|surprise|party|dancing|danced|wonderful|lovely|beautiful|excited|cant wait)\b/u,
    ],
    unless:
      /\b(?:but|till two|no kids|not (?:fine|happy|great|good)|nothing to show|alone|nobody|no one|scared|afraid|dread\w*|freak\w*|old and|sad|cancel|without (?:him|her|my)|depress\w*|cry|crying|behind|crisis|kg|kilos|weeks|minutes|euros|should|gifts?|present for|what (?:do|should|can)|how (?:do|can)|mom turned|mum turned|dad turned|grand\w*|husband turned|wife turned|feel better than at 35|died|single)\b/u,
    tries: [
      'turned 40 today and feel fine about it',
      'my 60th was yesterday, all the kids came',
      'im 50 today and honestly happy',
      'turning 30 tomorrow and i cant wait, twenties were exhausting',
      'celebrated my 70th with everyone i love, danced till one',
      'my fortieth was wonderful, they threw me a surprise party',
      'i turned 65 and feel better than at 45',
      'big 50 today, great party, sore feet',
      'turned 21 yesterday, best night ever',
      'i am 80 this week and all my children are here, lovely',
      'my 30th was small and perfect, good food and six people, i loved it',
      'just turned 45, at peace with my wrinkles, proud even',
    ],
    says: {
      told: "Happy birthday, and what a good way to carry a round number. Feeling fine about it is no small thing, it's years of getting to know yourself. Before the week swallows it, write down one sentence somebody said and who was in the room. On the next round one you'll be glad of that page.",
      glad: "Happy birthday, how lovely that sounds. A round number with ease in it, or with your people around it, is about as good as numbers get. Keep one photo where everyone's blurry and laughing, and one line about how you felt. Then finish the cake for breakfast.",
    },
  },
  {
    id: 'work-eat-sleep-repeat',
    words: [
      /\b(?:same routine|work eat sleep|eat (?:work )?sleep|wake(?: up)? work|sleep repeat|repeat|hamster wheel|groundhog day|same (?:thing )?every day|every day (?:is )?the same|treadmill|autopilot|on a loop|work home|work sleep)\b/u,
      /\b(?:point|work|eat|sleep|every day|life|whats it for|is this it|is that all|all there is|this all|tired of|boring|repeat|weeks?|years)\b/u,
    ],
    unless:
      /\b(?:end (?:it|my life)|kill myself|suicid\w*|no point in living|dont want to (?:live|be here)|treadmill (?:run|at the gym)|hamster (?:died|cage)|dream\w*|baby|newborn)\b/u,
    tries: [
      'same routine every day, is this all',
      'whats the point of all this, work eat sleep repeat',
      'every day is the same, wake up work eat sleep',
      'im on a hamster wheel and dont know what for, work and bills',
      'is this it, work home tv sleep, forty more years',
      'my life is groundhog day',
      'eat sleep work repeat, is that all there is',
      'i live on autopilot, weeks go by and i remember nothing, work and tv',
      'same thing every day for six years, whats it for',
      'work sleep work sleep, i forgot what i like',
      'tired of the loop, every day the same bus the same desk the same dinner, repeat',
      'how do i get off the treadmill of work and bills, every day the same',
      'work eat sleep repeat',
    ],
    says: {
      told: "A life on repeat stops leaving memories, that's why it feels pointless even when nothing's wrong. You don't need a new life for it, you need a few hours that aren't interchangeable. Put one in this week: a class, a night swim, dinner with someone you haven't seen since spring, on a day with a name. Then one each month that you'd still remember in a year. If it's gone gray in the middle too, nothing tastes, nothing matters, for weeks, tell a doctor or someone close about that.",
      why: "Because routine saves energy, and a brain that's saving energy stops recording. Nobody tells you that being settled and being asleep feel so alike. The point isn't hiding behind the job, it's in the hours you choose; so choose one this week that's different on purpose. If everything has been flat for weeks, that's worth telling a doctor.",
    },
  },
  {
    id: 'baptised-or-back-to-faith',
    words: [
      /\b(?:baptis\w*|baptiz\w*|confirmed|confirmation|communion|converted|reverted|shahada|ordained|umrah|hajj|pilgrimage|mass|church|mosque|temple|synagogue|gurdwara|bar mitzvah|bat mitzvah|lourdes|first (?:friday|jummah) prayer)\b/u,
      /\b(?:got|was|been|became|took|made|did|finished|completed|went back|went to|back from|returned from|first time|today|yesterday|on sunday|last (?:sunday|week|night))\b/u,
      /\b(?:baptis\w*|baptiz\w*|peace|cried|happy|home|welcomed?|beautiful|shahada|umrah|hajj|first time|after (?:years|\d+ years|so long|twenty years|ten years)|joy|light|belong\w*|pilgrimage|confirmed|moved|lovely|sunday)\b/u,
    ],
    unless:
      /\b(?:funeral|died|death|forced|dont believe|lost my faith|should|scared|husband wants|married|wedding|baby|godparent|godmother|godfather|cult|parents (?:want|force|angry)|friends think|hate|boring|abuse\w*|priest (?:said|touched)|mass (?:shooting|media)|twenty years and i cry|son|daughter|niece|nephew|dream\w*|critical mass)\b/u,
    tries: [
      'took shahada on friday',
      'went to mass again after 15 years',
      'got baptised on sunday',
      'i was baptized yesterday and cried the whole time, so happy',
      'took my shahada today at the mosque',
      'went to church for the first time in ten years and felt peace',
      'back from umrah, heart so full of light',
      'made my pilgrimage to lourdes with my mum, beautiful',
      'my baptism was last night, the whole church sang, i was welcomed',
      'went to the temple today after years and felt at home',
      'finished hajj, i still have no words, only peace',
      'i got confirmed on sunday at 43',
      'first time at the synagogue after so long, they remembered my grandfather, i cried',
      'was at mass on sunday and for once it moved me, joy',
    ],
    says: {
      told: "What a day to have behind you, and to have in you. I'm glad it was yours. Write down tonight the moment that stays, the water, the singing, the quiet after, because you'll want it on a dry Tuesday. Tell one person who'll simply be happy with you. The rest can grow slowly.",
      glad: "How beautiful, congratulations. Let it be as big as it felt, and don't explain it to anyone today who'd make it smaller. Keep something from it where you see it, a candle, a card, a stone. And note the words or the song that reached you. They'll be there when an ordinary week needs them.",
    },
  },
  {
    id: 'prayer-answered',
    words: [
      /\b(?:pray(?:ed|ers?|ing)?|god|allah|jesus|lord|dua|duas|novena|blessing|blessed|miracle)\b/u,
      /\b(?:answered|heard (?:me|my|us|our)|came true|granted|thank (?:you )?(?:god|jesus|lord|allah)|alhamdulillah|hallelujah|praise|miracle happened|is (?:so )?good|came through|blessed me)\b/u,
    ],
    unless:
      /\b(?:not answered|unanswered|hasnt answered|never answers?|doesnt|didnt|why|will god|when will|punish\w*|angry|died|please|hope|still waiting|oh my god|omg)\b/u,
    tries: [
      'god answered me',
      'god heard my prayers',
      'god answered my prayer today',
      'prayed for two years and it finally came true, thank god',
      'my dua was answered, alhamdulillah',
      'the lord heard me, my mother is coming home',
      'i got my miracle, prayers answered',
      'novena finished on friday, on saturday the call came, my prayers were answered',
      'god is so good, we got the house',
      'my prayers were answered in a way i did not expect',
      'thank you jesus, he came through for my family',
      'allah granted me what i asked for so long',
      'prayed every night for my son and today he called, god heard me',
      'prayer answered!!',
    ],
    says: {
      told: "How good, after all that asking. There's a special quiet in a prayer that's been answered. Give thanks in the way of your own house, a candle, a prayer, something given to someone in need. And write down the date with one line, for a year when the waiting is long again. What came?",
      glad: "I'm so glad for you. You kept asking through a long time when nothing moved, and now you may stop and simply be thankful. Tell the people who prayed along, they'll want to know. And put the date somewhere safe, it's a good one to lean on later.",
    },
  },
  {
    id: 'happy-and-scared-of-it',
    words: [
      /\b(?:happy|happiness|good|well|content|joy|going well|calm|perfect)\b/u,
      /\b(?:waiting for (?:the|a) crash|scares? me|scared|afraid|terrified|waiting for (?:the other shoe|something bad|it to)|other shoe|too good|wont last|cant last|something (?:bad )?(?:will|is going to|must)|dont trust it|anxious|suspicious|nervous|fear)\b/u,
      /\b(?:everything is|happy|happiness|so good|too good|going (?:so |too )?well|joy|content|calm|life is|other shoe|being)\b/u,
    ],
    unless:
      /\b(?:out loud|to be happy, whenever|simply nice|whenever its good|he is|hes|she is|shes|job|interview|exam|test|to be true offer|scam\w*|not happy|unhappy|never be happy|make him happy|make her happy|happy birthday|surgery|flight|fly|flying|baby|pregnan\w*|wedding|jinx\w*|be happy again|died|suicid\w*|relationship|married|hope)\b/u,
    tries: [
      'everything is good and im waiting for the crash',
      'im happy and it scares me',
      'life is so good right now that im waiting for the other shoe to drop',
      'i am happy for the first time in years and terrified it wont last',
      'everything is going well and i dont trust it',
      'why does being happy make me anxious',
      'too happy, something bad must be coming',
      'im scared of being happy',
      'things are calm and good and im suspicious of it, always waiting for something bad',
      'happiness makes me nervous, is that normal',
      'its going so well that im afraid to enjoy it',
      'so happy lately and at night i lie there scared it will be taken away',
      'cant enjoy being happy because of fear it cant last',
    ],
    says: {
      told: "You've probably learned somewhere that good times come before a bill, so your body stands guard when it could sit down. Being happy doesn't call anything bad, and being worried doesn't keep it away; you'd only miss the good part. When the fear comes, answer it with one exact thing: this coffee, this hand, this evening, it's here now. Small doses, a minute at a time. Happiness takes some getting used to.",
      normal:
        "Very normal, above all for people who've had hard years; the alarm is still set to the old times. It isn't a warning, it's a habit of watching. You can't bank happiness by not enjoying it. Try a minute at a time: name what's good out loud, stay with it, and let the guard off duty. It gets easier with practice.",
      why: "Because when something mattered to you before, it was taken or it turned, and the body remembers order: first good, then bad. So it watches the door. It's an old alarm, not a look ahead. You can answer it by being exact: what's good in this very minute? Stay there for sixty seconds. That's how it learns.",
    },
  },
  {
    id: 'guilty-for-being-happy',
    words: [
      /\b(?:guilt|guilty|feel bad|ashamed)\b/u,
      /\b(?:(?:for |about |when im |that im |being |to be )(?:so |too )?(?:happy|happier|well|fine|ok|okay|good|lucky|enjoying|laughing|having (?:fun|it good))|happiness|my luck|good life|good news|doing well|enjoy(?:ing)? (?:my|life)|laugh(?:ed|ing)|moving on)\b/u,
    ],
    unless:
      /\b(?:cheat\w*|affair|ate|eating|food|lied|stole|suicid\w*|drink\w*|not working|resting|bad mother|bad mom|leaving my (?:kids|child))\b/u,
    tries: [
      'i feel guilty for being happy',
      'feel bad for being happy when my friend is so sick',
      'guilty because im happy and doing well',
      'feel guilty for being happy',
      'i feel bad for being so happy when my sister is going through a divorce',
      'guilty about doing well while my friends lose their jobs',
      'is it wrong to be happy, i feel guilty all the time about it',
      'i laughed today and felt guilty, its only three months since dad died',
      'everyone back home suffers and i feel guilty about being fine here',
      'why do i feel guilty when im happy',
      'guilt about my good life',
      'i feel guilty for enjoying my holiday when the news is so terrible',
      'feel ashamed of my happiness next to my best friend who cant have kids',
      'guilty for moving on and being ok',
      'i got good news and feel bad about being happy because mum is ill',
    ],
    says: {
      told: "Your being unhappy wouldn't give anyone a spoonful of what they're missing, so you're allowed this. The guilt is mostly love looking at somebody who hasn't got it right now, or at somebody who's gone. So let it do something useful: call that person, send something, light the candle, help for an hour. Then laugh again without asking permission. People who care about you don't need your joy switched off, and your good days are what you'll have to give.",
      normal:
        "It isn't wrong at all, and the guilt is very common: love tends to look sideways at whoever has it harder. But joy isn't shared out from one pot, and yours takes nothing from them. Do one kind thing for the person you're thinking of, and then be happy with a clear conscience.",
      why: "Because you're looking at someone who has it harder, or at someone you lost, and being well feels like leaving them. It's loyalty in a costume. Nobody's pain gets smaller if yours grows. Turn it into one act, a call, a meal, an hour of help, and let the rest be yours.",
    },
  },
  {
    id: 'said-no-and-lived',
    words: [
      /\b(?:said no|told (?:him|her|them|my \w+) no|saying no|stood up (?:for myself|to)|spoke up|set (?:a|my) (?:first )?boundar\w*|put my foot down|didnt apologi[sz]e|hung up on|walked out|asked for what)\b/u,
      /\b(?:finally|first time|world didnt end|nothing happened|proud|didnt die|survived|feels? (?:so )?(?:good|great|free|amazing)|without (?:an )?(?:excuse|explaining|apologi\w*)|for once|today|yesterday|free|lighter|yes me|shaking)\b/u,
    ],
    unless:
      /\b(?:he said no|she said no|they said no|and now (?:he|she|they)|guilty|regret|was i (?:wrong|rude)|should|how (?:do|can)|cant say|angry at me|wont talk|not speaking|fired|proposal|propos\w*|scared|marry|afraid|assault\w*|hit me|threat\w*|sex)\b/u,
    tries: [
      'told my dad no for the first time',
      'finally said no to my mother and the world didnt end',
      'i said no to my boss for the first time, no extra shift, and nothing happened',
      'stood up for myself today in the meeting, still shaking but proud',
      'said no without explaining, feels so good',
      'told my sister no, for once in my life, and survived',
      'set my first boundary with my dad yesterday and im still alive',
      'i spoke up at work today, proud of me',
      'for once i put my foot down and i feel amazing',
      'said no to babysitting without an excuse',
      'i finally told them no more free work, feels great',
      'didnt apologise for once, i just said no, lighter already',
      'stood up to my mother in law today and everyone went quiet, finally',
    ],
    says: {
      told: "You said it, and the ceiling held. That's a bigger day than it looks, because the second no is always easier than the first. If you're shaky or want to take it back by text tonight, don't; that's only the old habit clearing its throat. Note the exact words you used, they worked.",
      glad: "Well done. One short word, years in the making, and the roof is still on. Enjoy how light it is, and don't send a softening message afterward, it's complete as it is. Write down what you said. You'll want to borrow that sentence from yourself again.",
    },
  },
  {
    id: 'brave-small-thing-done',
    words: [
      /\b(?:karaoke|dinner alone|cinema alone|restaurant alone|to the cinema alone|on stage|open mic|dance class|dinner alone|ate alone|cinema alone|went alone|by myself|on my own|phone call|made the call|cold call|asked (?:a|the|for)|spoke (?:in front|to)|joined|talked to|signed up|swam in|first class|first lesson|haircut|sang|danced|bungee|parachute|rollercoaster|speech)\b/u,
      /\b(?:first time|survived|did it|finally|proud|scared but|even though (?:i|im)|didnt die|despite|was terrified|so nervous|anyway|never thought|loved it)\b/u,
      /\b(?:i|me|my|myself|im|id|went|ate|spoke|joined|signed)\b/u,
    ],
    unless:
      /\b(?:should|how (?:do|can)|on saturday|tomorrow|next week|will i|cant|want to|laughed at me|embarrass\w*|ashamed|regret|cringe|messed up|failed|died|flight|flew|plane|dentist|marathon|5k|10k|exam|driving|wish|dream\w*|asked (?:her|him|me) out|asked me|ex|raped?|hate|but nobody|travel\w*|sober|drunk|scared to|afraid to|trip|holiday|asked for a divorce|raise|wedding)\b/u,
    tries: [
      'i did karaoke for the first time and survived',
      'went to the cinema alone for the first time and loved it',
      'i made the phone call i was avoiding for weeks, finally',
      'ate dinner alone in a restaurant, was terrified, did it anyway, proud of myself',
      'signed up for a dance class even though im 60 and shy, did it',
      'i sang on stage at an open mic, my knees shook but i did it',
      'joined a choir by myself, never thought id dare',
      'spoke in front of forty people today, so nervous, survived',
      'i went alone to a concert and it was great, first time',
      'talked to a stranger at a party for an hour despite my anxiety, proud',
      'i swam in the sea in november, finally did it, screaming',
      'went on the rollercoaster with my kids, i was terrified and i did it',
    ],
    says: {
      told: "You did it with the fear still in the room, and that's the only way anyone ever does. Nobody can take that one back from you. Write down what it was really like compared with what you'd imagined. And pick the next small scary thing while you're still a bit taller.",
      glad: "You did it, how wonderful. All that dread beforehand, and then it was simply a thing you do now. Celebrate it like the real event it was, tell someone who knows what it cost. And keep the feeling of the minute right after. It's the best argument for the next one.",
    },
  },
  {
    id: 'wrong-words-in-the-chat',
    words: [
      /\b(?:autocorrect\w*|typo|auto ?correct|sent (?:it |a |the |my )?(?:\w+ ){0,4}to the wrong|wrong (?:chat|group|person|emoji|number)|by (?:accident|mistake)|accidentally|family chat|group chat|muted|not on mute|unmuted|camera was on|reply all|voice to text|gif)\b/u,
      /\b(?:autocorrect\w*|chat|emoji|heart|mother in law|mum|mom|dad|boss|teacher|priest|group|meeting|zoom|everyone|whole family|kiss|love you|awful|rude|swear\w*|naughty|selfie|photo)\b/u,
      /\b(?:lol|haha|awful|embarrass\w*|mortified|wrong|accident\w*|mistake|die|dead|omg|oops|help|instead|read it|mute|laugh\w*|autocorrect\w*)\b/u,
    ],
    unless:
      /\b(?:nudes?|naked|kill myself|affair|cheat\w*|insult\w*|complain\w* about|fired|blackmail\w*|gossip\w*|left the (?:group|chat)|removed me|argument|confidential|client|wrong (?:amount|transfer))\b/u,
    tries: [
      'sent a heart emoji to my boss by accident',
      'my phone autocorrected to something awful in the family chat',
      'sent love you to my boss by accident lol',
      'i sent a kiss emoji to my sons teacher by mistake, mortified',
      'autocorrect turned dinner into something rude and my mother in law read it',
      'i was not on mute and swore in front of the whole zoom meeting, omg',
      'sent my selfie to the wrong group, twelve dads from football, help',
      'accidentally called my boss mum in the chat, haha',
      'replied with a laughing emoji instead of a crying one to sad news by accident, embarrassed',
      'wrong chat, sent my shopping list and a naughty joke to the school group, oops',
      'my camera was on and everyone saw me dancing in the meeting by mistake',
      'typo of the year in the family chat, everyone is laughing, i want to move abroad, so embarrassing',
      'hit reply all with love and kisses by accident to the whole company, everyone laughed, omg',
    ],
    says: {
      told: "Congratulations, you've made a lot of people's week. The fastest cure is to laugh first: one line, \"My phone has a filthy mind, ignore it\", and then carry on as if nothing happened. No long apology, no deleting three hours later; that's what keeps it alive. By Friday it's a family story, and in a year they'll ask you to tell it. If it hit someone on a sad day, add a short real sorry to them alone.",
      say: 'Short and cheerful: "My phone has a mind of its own, please ignore and carry on." To a boss or a teacher: "That was meant for someone else, apologies, and now I\'ll go hide." If it landed on someone\'s sad news: "I\'m so sorry, wrong symbol, I was thinking of you." One line each, then change the subject.',
      normal:
        'Completely, it happens to nearly everybody with thumbs, and others forget it about ten times faster than you do. One light line, "ignore that, my phone is possessed", and no second apology. If it fell into somebody\'s bad day, say a short real sorry to that one person.',
    },
  },
  {
    id: 'first-holidays-after-divorce',
    words: [
      /\b(?:christmas|xmas|new years?(?: eve)?|easter|eid|diwali|thanksgiving|holidays|hanukkah|birthday)\b/u,
      /\b(?:without my kids|divorc\w*|separat\w*|split|break ?up|broke up|he left|she left|ex (?:has|gets|is taking)|kids (?:are|will be) (?:with|at)|with their (?:dad|father|mum|mom|mother)|without the kids|single again)\b/u,
      /\b(?:first|alone|by myself|on my own|without|lonely|empty|how|kids|sad|dread\w*|survive)\b/u,
    ],
    unless:
      /\b(?:died|passed|funeral|widow\w*|parents (?:are )?(?:divorc|split|separat)\w*|my parents|whole street|suicid\w*|hits?|abus\w*|gift|present for|invite (?:him|my ex))\b/u,
    tries: [
      'my first christmas alone since the divorce',
      'first christmas after my divorce, alone',
      'christmas without my kids this year because of the divorce',
      'first christmas alone after the divorce',
      'kids are with their dad this christmas, first time, how do i survive it',
      'we separated in august and now the holidays are coming, on my own',
      'my first birthday since the divorce and im alone',
      'new years eve alone after the breakup, dreading it',
      'ex has the kids for christmas and my house will be empty',
      'first eid since he left, the table is too big, im alone',
      'thanksgiving without the kids, first year after the split',
      'how do people do christmas when the kids will be with their father',
      'first diwali after my separation, alone in a new flat',
      'single again at 52 and its nearly christmas, everyone else has someone, first one alone',
      'christmas without the kids this year, sad',
    ],
    says: {
      told: "The first one is the hardest because the day still knows the old script, so write it a new one now, before the lights go up. Decide where you'll be at three kinds of hours: the morning, dinner, and after dark, and put a person or a plan in each, other singles, a volunteer kitchen, the sea, a film. If there are children elsewhere, fix one call and make your own day with them on another date; to kids, two is a bonus. It's allowed to be sad at six. It also ends at midnight.",
      how: 'By planning three points and leaving the rest soft: the morning out of the house, one meal with a human being, an evening with something already chosen. Tell two friends plainly: "I\'m on my own that day." If the children are away, one call at a fixed time, then the phone goes aside, and celebrate with them on another day. Change the menu. And be in bed early without shame.',
    },
  },
  {
    id: 'wasting-my-life',
    words: [
      /\b(?:wast(?:e|ed|ing) (?:my|so many|all these|the best|\d+|these) ?(?:\w+ )?(?:life|years?|twenties|thirties|youth|time|potential)|life is (?:passing|slipping)|time is running|life passes? me|slipping (?:away|by)|passing me by|done nothing with my life|nothing with my life)\b/u,
    ],
    unless:
      /\b(?:too late|on him|on her|with him|with her|relationship|marriage|married|years on|suicid\w*|kill myself|end it|degree|job|boyfriend|girlfriend|husband|wife|time ?wasters|at work|meeting)\b/u,
    tries: [
      'feel like im wasting my life',
      'im wasting my twenties on the sofa',
      'life is passing me by and i just watch',
      'am i wasting my life',
      'wasted so many years being afraid',
      'i have done nothing with my life, im 47',
      'time is running and i feel like life is slipping away',
      'i scroll all day and i know im wasting my life',
      'wasting my potential, everyone always said i would be something',
      'feels like i wasted my youth worrying',
      'my life is slipping by between laundry and work emails',
      'how do i stop wasting my life',
    ],
    says: {
      told: "Years that felt empty are rarely wasted; you got people through things, learned what you can't stand, kept a roof on. But the feeling is worth listening to, because it's usually about one thing in particular. Finish this sentence on paper without thinking: \"If I had one free year, I'd be sorry not to have...\" Then give that thing two hours this week, badly. A life changes by hours that are put somewhere on purpose. If everything's been gray for weeks, tell a doctor too.",
      normal:
        "No, and hardly anyone who asks it is; people who really waste their lives tend not to notice. What you feel is a gap between what fills your days and what you'd want in them. Name that one thing and give it two hours this week. If all of it feels gray and heavy for weeks, that's a matter for a doctor, not for self-reproach.",
      how: "Not with a big plan, with a fence around two hours a week. Write down one thing you'd be sorry never to have done, choose its smallest piece, and give it a fixed evening with the phone in another room. Do it badly for a month. Then look again. If even wanting something feels too heavy lately, tell a doctor first.",
    },
  },
  {
    id: 'myself-again',
    words: [
      /\b(?:(?:hopeful|hope|happy|calm|light|good|okay|ok|normal|alive) (?:again )?for the first time|didnt panic|without panic(?:king)?|without a panic attack|like (?:myself|me|my old self|a human|a person) again|myself again|feel(?:ing)? (?:so much )?better|feel(?:ing)? alive|feel(?:ing)? (?:human|good|hopeful|lighter|okay|ok|stronger) (?:again|for once)|out of (?:the|my) (?:dark|depression|hole|fog)|fog (?:has )?lifted|depression (?:is )?(?:lifting|gone|lifted)|came through|turned a corner|coming back to (?:life|myself)|light at the end|anxiety is (?:so much )?(?:better|less|gone)|less anxious|panic attacks (?:are gone|stopped)|no panic|havent had a panic)\b/u,
    ],
    unless:
      /\b(?:want to|will i|when will|how (?:do|can)|never|dont|not feeling|cant|should|pretend\w*|but (?:then|now)|until|wish|hope|make (?:him|her|me) feel better|to feel better|he feels|she feels|fever|flu|covid|does it get|ever|worse|sick|stopped taking|just turned 50|off my meds|help me)\b/u,
    tries: [
      'i feel like me again',
      'feeling better than i have in a year',
      'feeling hopeful for the first time in ages',
      'didnt panic on the bus today',
      'finally feeling like myself again after a terrible year',
      'the fog has lifted, i laughed today and noticed the trees',
      'i feel so much better than last month',
      'depression is lifting, i cooked a real dinner',
      'havent had a panic attack in two months',
      'im coming back to life, slowly',
      'feel like a human again after the breakup, seven months',
      'my anxiety is so much better since summer',
      'turned a corner this week, i think',
      'feeling hopeful again, first time since the winter',
      'i went to the supermarket without a panic attack, no panic at all, feel alive',
      'feel ok again',
    ],
    says: {
      told: "How good to hear that, and you'll know what it took to get here. Let it be true without testing it every hour. Write down what helped, people, sleep, the doctor, the dog, in plain words, so it's there if a gray week comes by; one gray week wouldn't undo this. And do today the thing you couldn't have done in the middle of it.",
      glad: "I'm so glad. That's you, back at your own table. Notice the small proofs, the appetite, the song, being annoyed by normal things again. Write two lines to yourself about what got you through, for later. And tell one person who stayed close in the bad time, it'll make their day.",
    },
  },
  {
    id: 'streak-of-a-good-habit',
    words: [
      /\b(?:(?:\d+|one|two|three|four|five|six|seven|ten|thirty|hundred) ?(?:days|weeks|months)(?: straight)?|a (?:week|month|year))\b/u,
      /\b(?:quit sugar|gave up sugar|feel great|in a row|straight|streak|every (?:day|morning|single day)|without (?:missing|skipping|social media|instagram|tiktok|sugar|scrolling|my phone)|off (?:instagram|tiktok|social media|facebook)|deleted (?:instagram|tiktok|facebook)|no (?:sugar|instagram|tiktok|social media|scrolling|biting|takeaway)|made my bed|journal\w*|meditat\w*|duolingo)\b/u,
      /\b(?:meditat\w*|journal\w*|yoga|walk(?:ed|ing)?|read(?:ing)?|instagram|tiktok|social media|sugar|duolingo|phone|scrolling|bed|water|nails|cook(?:ed|ing)?|habit|stretch\w*|pray\w*|writ(?:e|ing|ten)|facebook|swim\w*|calm(?:er)?|proud)\b/u,
    ],
    unless:
      /\b(?:cant|broke my streak|lost my streak|how (?:do|can)|should|want to|trying|worried|insomnia|sick|headache|crying|cried|alone|no period|baby|he |she |fight\w*|hasnt|havent slept|tired|in bed for|ghosted|left on read|without food)\b/u,
    tries: [
      'deleted instagram a month ago and im so much calmer',
      'quit sugar 3 weeks ago, feel great',
      'deleted instagram 30 days ago, no scrolling since, im so much calmer',
      '40 days of meditation in a row',
      'i journaled every day for three months straight',
      'two weeks without sugar, proud',
      '100 days streak on duolingo and i can order soup',
      'six weeks of yoga every morning',
      'i walked every single day for 60 days, whatever the weather',
      'one months off tiktok, three months to go, read 5 books in that time, no scrolling',
      'ten days straight of reading before bed without my phone',
      'havent bitten my nails, 30 days, no biting, look at my hands',
      'made my bed 90 days in a row, silly but proud',
      'four weeks cooking every day, no takeaway',
    ],
    says: {
      told: "That's a proper run, and it was made of days when you didn't feel like it. The number's nice, but what it shows is better: you can trust yourself with a small promise. Mark it somewhere you can see. And if one day slips one day, the rule is only this: never two in a row.",
      glad: "Well done, that's a whole string of small promises kept. Somewhere in the middle it stopped being a project and became just how you live. Notice what's different, the mornings, the head, the hands, and tell someone who'd be glad. A missed day later on won't erase a single one of these.",
    },
  },
  {
    id: 'silly-mistake-today',
    words: [
      /\b(?:put|wore|left|drove|poured|washed|locked|said|showed up|turned up|got on|sent|brushed|went to|came to|walked|ate|made|forgot|used|dressed)\b/u,
      /\b(?:salt in (?:my|the) (?:coffee|tea)|two different (?:shoes|socks)|inside out|wrong (?:day|bus|train|house|car|class|address|funeral|week)|pyjamas|pajamas|slippers|instead of (?:sugar|milk|toothpaste|shampoo|the)|milk in the (?:cupboard|oven)|phone in the (?:fridge|freezer)|backwards|on the roof of the car|price tag|toilet paper|a day early|an hour early|a week early|in the (?:fridge|microwave|oven))\b/u,
    ],
    unless:
      /\b(?:whole office|dementia|alzheimer\w*|mum|mom|dad|grand\w*|worried|scared|memory|fired|died|stroke|crying|baby|child (?:in|left)|dog in|every day|keep|always|dream\w*|kill|angry at me|yelled|exam)\b/u,
    tries: [
      'wore my shirt inside out to an interview',
      'put salt in the tea this morning instead of sugar',
      'wore two different shoes to work today and noticed at 4pm',
      'went to the office on the wrong day, it was a holiday lol',
      'i found my phone in the fridge, i put it there with the milk',
      'drove off with my coffee on the roof of the car',
      'showed up a day early for the party with a cake',
      'gave a presentation with my sweater inside out, dressed in the dark',
      'brushed my teeth with hand cream instead of toothpaste',
      'got on the wrong train and ended up in another city, made a day of it',
      'went to the bank with the price tag on my new coat',
      'i came to the dentist in slippers',
      'left the house in pyjamas and only the postman noticed',
    ],
    says: {
      told: "That's a first class one, thank you for it. It's what heads do when they're running three errands ahead of the body, and nothing more. Tell it to someone today before it fades, because it's the kind of story that makes other people confess worse. And tonight an earlier bed, the coffee will thank you.",
      glad: "Wonderful, that has made my day, or whatever a program has instead. Nobody was harmed and you've got a story that works at any dinner table. Tell it before it fades. You'll be amazed how many people reply with one that's worse.",
    },
  },
  {
    id: 'grateful-for-my-life',
    words: [
      /\b(?:grateful|thankful|lucky|blessed|appreciat\w*|count(?:ing)? my blessings)\b/u,
      /\b(?:my life|today|for (?:my|the|this|everything|him|her|them|what)|so|feel(?:ing)?|just|right now|to have|to be|family|home|health)\b/u,
    ],
    unless:
      /\b(?:lucky (?:number|day|color|colour|charm|stone|month|year|time)|when will|will i|not lucky|never lucky|unlucky|should be grateful|ungrateful|supposed to be|but|guilty|get lucky|am i lucky|is it|how|why|sorry|who is|stop being|shouldnt|died|without|boss|hate|feel bad|better luck|numbers?)\b/u,
    tries: [
      'feeling so grateful for my life today',
      'just want to say im thankful, kids asleep, soup on the stove',
      'i feel lucky to have my family',
      'blessed today, my health, my home, my people',
      'so grateful for my sister right now',
      'im thankful for this ordinary boring week',
      'counting my blessings today, there are many',
      'looked at my husband snoring and felt so lucky, so thankful for him',
      'grateful for the sun this morning',
      'i appreciate my little life so much right now',
      'feel blessed to be here at 76 with a garden and two good friends',
      'nothing special happened, i just feel thankful today',
    ],
    says: {
      told: "What a good thing to notice while it's happening and not ten years later. Keep it exact, because that's what lasts: which light, who was in the next room, what was on the stove. If there's a person in it, tell them in one plain line today. Nobody ever minds getting that message.",
      glad: "I'm glad you said it out loud. Ordinary days like that are what people miss most afterward, so take one exact picture of it with you: the sound, the smell, who was there. And if someone belongs to it, send them the sentence you just wrote to me.",
    },
  },
  {
    id: 'need-good-news',
    words: [
      /\b(?:good news|something (?:good|nice|positive|hopeful|cheerful)|cheer me up|a bit of (?:hope|luck|joy|light)|some (?:hope|luck|joy|light))\b/u,
      /\b(?:dying for|need|could use|please|anything|tell me|give me|want|desperate for|for me|this week|today)\b/u,
    ],
    unless:
      /\b(?:got good news|have good news|good news is|(?:had|heard|received) (?:some )?good news|waiting for|no news|when will|is no news|job|results?|pregnan\w*|to eat|to watch|to wear|to say|to do|about (?:him|her|my ex|love|money)|suicid\w*|for dinner|for my (?:mum|mom|girlfriend|boyfriend|wife|husband))\b/u,
    tries: [
      'im dying for some good news, anything for me',
      'tell me something nice please, its been a long day',
      'i need some good news today',
      'could use a bit of hope right now',
      'give me something positive',
      'cheer me up please',
      'say something good for me, everything is grey',
      'anything hopeful for me today, i need something good',
      'desperate for some good news',
      'please tell me something cheerful',
      'i could use some luck this week honestly',
      'just need something good to happen, anything',
    ],
    says: {
      told: "Here's something I can stand behind: the day isn't over, and most good news arrives unannounced, by phone, on foot, or because somebody asked. I can't order you any, and I won't invent it. But you can put out three hooks tonight: write to one person you like, ask for one thing you'd given up asking for, and go to bed with something planned for Saturday. Meanwhile, you're someone who still looks for the good. I like that about today. What sort of news would do it?",
    },
  },
  {
    id: 'birthday-alone-and-nice',
    words: [
      /\b(?:birthday|bday|b day)\b/u,
      /\b(?:alone|by myself|on my own|nobody else|just me|quiet|solo)\b/u,
      /\b(?:heaven|bliss|spa|nice|lovely|happy|loved|peaceful|perfect|enjoyed|best|good|actually|treated myself|great|fun)\b/u,
    ],
    unless:
      /\b(?:but|sad|lonely|cry|cried|crying|nobody (?:called|came|remembered)|no one|should|tomorrow|how|forgot|dread\w*|not (?:nice|happy)|unhappy|is it|what can i|best friend|friends? didnt)\b/u,
    tries: [
      'spent my birthday by myself at a spa, bliss',
      'spent my birthday alone and it was actually nice',
      'birthday on my own, took myself to the sea, lovely',
      'quiet birthday, just me and a book, loved it',
      'had my birthday by myself this year and enjoyed every minute',
      'best birthday, alone in a museum, cake for one',
      'i treated myself on my birthday, just me, perfect',
      'solo birthday trip, happy',
      'my birthday was quiet and peaceful',
      'turned off my phone on my birthday, alone in a cabin, it was great',
      'birthday alone in a new city, actually fun',
      'celebrated my birthday alone with a bath and expensive cheese, good day',
      'just me on my birthday, and it was nice',
    ],
    says: {
      told: 'Happy birthday, and what a good one to have had. A day nobody else had to be pleased on is a real present, and not everyone knows how to give it to themselves. Remember what was in it, the sea, the cheese, the switched off phone, and put it in the calendar for next year as a tradition.',
      glad: 'Happy birthday, that sounds just right. A whole day at your own speed with someone you get along with, yourself. Write down what you did, it makes a fine tradition. And if people ask whether you were lonely, you can tell them the truth: the company was excellent.',
    },
  },
  {
    id: 'small-prize-won',
    words: [
      /\b(?:won|prize|first place|second (?:place|prize)|third (?:place|prize)|medal|trophy|award|ribbon|raffle|winner|champion)\b/u,
      /\b(?:fair|village|contest|competition|quiz|raffle|tombola|bake off|baking|cake|pumpkin|tomato(?:es)?|photo|chess|tournament|match|darts|race|school|club|radio|poem|story|art|show|league|cup|game)\b/u,
    ],
    unless:
      /\b(?:lottery|scratch|jackpot|casino|bet|betting|lost|didnt win|never win|will i|when|should|custody|court|cheat\w*|jealous|instead of me|argument|war|scam\w*|claim your|email says|gift card|text says|fake|lawsuit)\b/u,
    tries: [
      'my tomatoes won second prize at the village fair',
      'we won the pub quiz last night by one point',
      'won first place with my sourdough at the baking competition',
      'my photo won the club contest',
      'i won a raffle for the first time in my life, a basket of cheese',
      'our team won the cup, first time in 12 years',
      'my poem got an award, i am 67',
      'third place in the chess tournament, and i nearly didnt go',
      'grandpa won the darts league again, trophy on the tv',
      'won a radio game this morning, two tickets',
      'my daughter got a medal at the school race',
      'got a ribbon for my pumpkin at the fair',
    ],
    says: {
      told: "A prize with your name on it, how splendid. Put the ribbon, the cup or the cheese somewhere visible for at least a week, that's the law. Tell the story with all the details, including the part where it nearly went wrong. And keep the entry form or the photo, because small glory is the kind that ages best.",
      glad: "Congratulations, that's proper glory, the local kind, which is the best. Display it shamelessly. Somebody who saw you practicing or watering or studying should hear it from you today, they had a small share in it. Will you defend the title?",
    },
  },
  {
    id: 'it-turned-out-well-cooking',
    words: [
      /\b(?:bread|sourdough|cake|pie|cookies|dinner|soup|curry|jollof|biryani|lasagne|lasagna|roast|turkey|pancakes|jam|souffle|recipe|cooked|baked|sweater|jumper|scarf|dress|quilt|knitted|sewed|crochet\w*)\b/u,
      /\b(?:turned out|came out|rose|perfect|first (?:ever|time)|finally|everyone (?:loved|asked|wanted)|seconds|delicious|so good|proud|edible|finished (?:it|the|my)|looks (?:great|amazing)|like (?:my )?(?:mums|moms|grandmas|nans)|empty plates)\b/u,
    ],
    unless:
      /\b(?:awkward|burn(?:t|ed)|disaster|failed|didnt (?:rise|turn)|wont rise|hate|nobody (?:ate|came|noticed)|should|how (?:do|can)|why|but|died|passed|funeral|wedding cake|diet|calories|alone|bday cake for|complain\w*|husband (?:didnt|never)|dinner with|dress code|wedding dress|date|came out as|came out to)\b/u,
    tries: [
      'my first sourdough turned out perfect',
      'baked a cake that actually rose',
      'cooked for ten people and everyone asked for seconds, so good',
      'made jollof like my mums for the first time',
      'finished my first sweater, two years of knitting, looks great',
      'the curry came out so good i took a photo',
      'my sunday roast was edible, a first, proud',
      'made jam from my own plums, everyone loved it',
      'i sewed a dress and it fits, finally',
      'pancakes turned out like grandmas',
      'the lasagna was perfect, empty plates all around',
      'crocheted a blanket and finished it, three winters',
    ],
    says: {
      told: "Made by you, and it worked, that's a small happiness with a long shelf life. Write down what you did this time, the amounts and the accident that helped, because next time you'll swear you know. Take the photo before it's eaten or worn. And enjoy being asked for the recipe.",
      glad: "How satisfying, something that began as a mess on the table and now makes people say mm. Write it down exactly, including the bit you improvised. Save a piece for someone who wasn't there, or wear it tomorrow. First successes like that are why people keep flour or wool in the house for life.",
    },
  },
];
