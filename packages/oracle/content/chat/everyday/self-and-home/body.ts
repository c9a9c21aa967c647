import type { EverydayMatter } from '../everyday-matter.ts';

/** Everyday matters of the body: sleep, aches, sport, food, looks, health. */
export const BODY: readonly EverydayMatter[] = [
  {
    id: 'waking-at-three',
    words: [
      /\b(?:up again|eyes open|sit up|wak(?:e|es|ing)|woke|awake|wide awake|get up|getting up)\b/u,
      /\b(?:[2345][:.]\d\d|same time every night|halfway through the night|(?:[2345] ?a ?m|[2345] in the morning|(?:two|three|four|five) in the morning|(?:at|around|till|until) (?:two|three|four|five|[2345])(?: ?oclock)?|[2345]:\d\d|middle of the night|every night at))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|shift|baby|newborn|toddler|flight|alarm|dog|cat|train|bakery|paralysis|nightmares?)\b/u,
    tries: [
      'i keep waking up at 3am and cant go back to sleep',
      'awake at four again going through every mistake since 2009',
      'why do i always wake at 3:33 does it mean something',
      'my husband wakes up at 3 in the morning every day and walks around the house',
      'up again at 4am',
      '3am and wide awake',
      'my eyes open at 3:15 on the dot like someone switched me on, then i lie there till the birds start',
      'since i turned 47 i get up at four and thats it, the night is over for me',
      'is it normal to wake around 3 every single night and be hungry',
      'we moved to lyon in may, everything is fine with work and the kids, but i wake in the middle of the night with my heart going',
      'she wakes up at 2am and cleans the kitchen, should i worry about my mom',
      'what does it mean spiritually when you wake at 4 every night at the same time',
      'cant sleep again its 3:40. my head wont shut up about work',
      "can't sleep again its 3:40 and my head wont shut up about work",
    ],
    says: {
      told: "Waking around three is the most ordinary broken sleep there is: sleep gets light then, and whatever is unsolved walks in. Don't look at the clock or the phone. If twenty minutes pass, get up, sit somewhere dim, write the worry down in one line and go back when your eyes are heavy. A month of it, loud snoring, a pounding heart, or an older parent newly up at night is worth a doctor's visit.",
      why: 'Mostly because the deep sleep is used up by then and the rest of the night is light, so a full bladder, a glass of wine, a warm room or a worry is enough. Looking at the clock then trains you to wake for it. Turn the clock to the wall for a week and have the last drink earlier. If it goes on for a month, tell a doctor.',
      normal:
        "Yes, very. Everybody surfaces a few times a night, and most people just don't remember it. It becomes a problem when you lie there for an hour or drag through the day. Then get up for a bit, keep the light low, and mention it to a doctor if it's lasted more than a month.",
      will: 'Often it does ease, especially when it came with a stressful stretch. It depends on three plain things: getting up at the same time every day, no clock watching, and less alcohol and coffee late. If two or three weeks of that change nothing, ask a doctor about sleep training for insomnia, which tends to work better than pills.',
    },
  },
  {
    id: 'insomnia',
    words: [
      /\b(?:(?:cant|cannot|cant even|couldnt|wont) (?:switch off|drift off|nod off)|(?:slept|sleep|sleeping) (?:only |maybe |like |about )?(?:2|3|4|two|four) hours|(?:2|3|4|two|three|four) hours of sleep|barely sleeps|hardly sleeps|lie awake|lying awake|lay awake|toss(?:ed|ing)? and turn\w*|sleep (?:just |simply )?wont come|bad sleeper|sleep(?:ing)? (?:so |really |very )?(?:badly|terribly|poorly)|trouble (?:sleeping|falling asleep)|sleep problems?|problems sleeping|insomnia|insomniac|(?:cant|cannot|can not|couldnt|unable to) (?:\w+ )?(?:sleep|fall asleep|get to sleep)|havent slept|not sleeping|dont sleep|didnt sleep|hardly sleep|barely sleep(?:ing)?|no sleep|sleepless)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|next to|snor\w*|baby|newborn|shift|shifts|neighbou?rs?|paralysis|jet ?lag\w*|exams?|3 ?am|4 ?am|hot flush\w*|hot flash\w*|restless legs?)\b/u,
    tries: [
      'i cant sleep for weeks now whatever i try',
      'insomnia since i moved into the new flat, lying there till 2',
      'havent slept properly since the meeting with my boss',
      'should i just get up when i cannot sleep or stay in bed',
      'cant sleep again',
      'tossing and turning all night',
      'im dead tired at nine and the second my head hits the pillow my brain switches the lights on and i lie awake',
      'what do you do when sleep just wont come, ive tried milk, podcasts, counting, all of it',
      'my dad is 74 and barely sleeps, sits in the kitchen at night with the radio',
      'trouble sleeping since we got the keys for the house, too many things to think of',
      'will i ever sleep like a normal person, insomniac since uni, im 41 now',
      'i have a new job in dublin that i really like and nice colleagues but i slept 4 hours a night this whole week',
    ],
    says: {
      told: "Stop trying to sleep, as odd as that sounds, because effort is what keeps insomnia awake. Go to bed only when your eyes close, get up at the same hour every morning whatever the night was, and leave the bed when you've been lying there for twenty minutes. If it's been more than a few weeks, ask a doctor about CBT for insomnia. It's short, practical and often works.",
      should:
        "Get up. A bed you lie awake in turns into a place for lying awake, so sit somewhere dim with something dull and go back when you're drowsy. Keep the morning alarm where it is, even after a bad night. The exception is if you're resting pleasantly and not counting hours: then stay.",
      why: 'Usually it starts with a reason, like stress, heat, a new place or a late coffee, and stays because of what people do about it: sleeping in, going to bed early, watching the clock. So look at the last two weeks for the start, and at your evenings for what keeps it going. A doctor can check the rest, from thyroid to medicines.',
      will: "For most people it does get better, and faster when they stop chasing it. Fixed getting up time, bed only for sleep, and no catching up at noon usually show something in two to three weeks. If they don't, that isn't failure. It's the moment for a doctor and proper insomnia training.",
    },
  },
  {
    id: 'snoring-self',
    words: [
      /\b(?:(?:that |how |because |when )i snore|apparently i snore|complain\w* (?:\w+ ){0,2}my snoring|i (?:\w+ ){0,2}(?:snore|snored)|my (?:own |loud )?snoring|me snoring|im snoring|i am snoring|says? i snore|my snores|i started snoring)\b/u,
      /\b(?:snor\w+)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'i snore and im scared to sleep over at his place',
      'my own snoring wakes me up lol',
      'everyone on the trip complained about me snoring, i wanted to die of shame',
      'do i need to see someone because i snore like a truck',
      'apparently i snore like a bear',
      'how do i stop my snoring',
      'first holiday with her in portugal next week and i am terrified because i snore really loud',
      'my wife recorded me and yes, thats me snoring, sounds like a chainsaw in a cave',
      'is it normal that a 26 year old woman snores, i snored so bad on the hen weekend nobody slept',
      'gained some weight over winter and now i started snoring',
      'should i tell a new boyfriend that i snore before he finds out himself at three in the morning',
      'got kicked out of the hostel dorm for my snoring, funny but also not',
      'my boyfriend says i snore',
      'my girlfriend says i snore like a tractor',
    ],
    says: {
      told: "Snoring is your airway being narrow at night, nothing to be ashamed of, and there's usually something to be done about it. Try your side instead of your back, no alcohol in the last hours, and a clear nose. For sleepovers, say it first: \"I snore, I've packed you earplugs.\" If people notice pauses in your breathing or you're tired all day, get a sleep check. That one's worth it.",
      should:
        "Yes, say it: to a new partner before the first night, and to a doctor if it's loud most nights, if anyone has heard you stop breathing, or if you wake up tired. Those can be signs of sleep apnea, which is common and treatable, and often tested at home. If it's only after wine or with a cold, sleep on your side first and see.",
      normal:
        "Very normal. A huge share of adults snore, many of them slim, young and charming. It's only unusual to admit it first, which is the part that takes the shame out. Pauses in breathing or heavy tiredness in the day are the two signs to take to a doctor.",
      say: "Say it lightly and before bedtime: \"Fair warning, I snore. Here are earplugs, and you're allowed to push me onto my side.\" It takes five seconds, and it turns a thing you'd be caught at into a thing you've handled. Most people answer with a story about their uncle.",
    },
  },
  {
    id: 'naps',
    words: [
      /\b(?:power ?naps?|doz(?:e|ed|ing) off|fall(?:ing)? asleep on the (?:couch|sofa)|fell asleep on the (?:couch|sofa)|lie down after (?:lunch|work)|naps?|napping|napped|siestas?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|baby|toddler|newborn|son|daughter|daycare|kindergarten)\b/u,
    tries: [
      'i take a nap after work every day and then im up till 1',
      'is it bad that i nap for two hours on sundays',
      'fell asleep on the couch again, these naps are ruining my evenings',
      'should i nap before my night out or push through',
      'nap or no nap today',
      'i love my siesta',
      'woke from a nap and didnt know what year it was',
      'my boss in berlin found me taking a nap in the car at lunch, how embarrassing is that',
      'he naps three hours every saturday and then wonders why hes grumpy all evening',
      'is napping at 35 a sign that im ill, i need one daily',
      'lay down for ten minutes after the school run, with the laundry still in the machine, and the nap turned into two and a half hours',
      'why do i feel worse after a nap than before',
    ],
    says: {
      told: "A nap works best short and early: twenty minutes, before three in the afternoon, with an alarm across the room. Longer or later ones borrow from the night and give back grogginess. If you need one every single day despite enough hours in bed, that's worth telling a doctor, because tiredness like that often has a findable reason.",
      normal:
        "Normal, and in half the world it's simply part of the day. The only test is your night: if you still fall asleep easily, nap in peace. If you lie awake till one, shorten it to twenty minutes or move it earlier. Needing it daily after full nights is something to mention to a doctor.",
      should:
        "Yes, if it's before mid afternoon and you keep it to twenty minutes. No, if it's evening or you already sleep badly, because then the nap eats the one thing that would help, which is being properly tired at bedtime. A walk outside does a surprising amount in the same twenty minutes.",
    },
  },
  {
    id: 'shift-sleep',
    words: [
      /\b(?:(?:work|working|works|worked) nights|nights at the (?:hospital|factory|warehouse)|12 hour shifts?|day shifts?|night ?shifts?|shift ?work(?:er)?|nightshifts?|early shifts?|late shifts?|rotating shifts?|graveyard shift|on nights)\b/u,
      /\b(?:naps?|curtains?|sleepless|knackered|drained|wake|sleep\w*|slept|tired|exhaust\w*|awake|insomnia|zombie|body|bed|wrecked|rhythm)\b/u,
    ],
    unless:
      /\b(?:paralysis|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'on night shifts at the warehouse and i sleep maybe 4 hours in the day',
      'rotating shifts are killing my body, im 38 and feel 60',
      'how do nurses on night shift sleep, my neighbours drill all day',
      '6 years of shift work and im tired all the time',
      'night shift and zero sleep',
      'working nights wrecked my sleep',
      'im a nurse in manila, 12 hour shifts, and on my days off i lie awake at noon like an owl',
      'how does anyone get used to early shifts, up at 3:40 and exhausted by ten',
      'my husband works nights and the kids are loud, he sleeps maybe five hours and is a bear',
      'second week on the graveyard shift, i feel like a zombie with a lunchbox',
      'the money is good and the crew is nice but after four years of late shifts my body doesnt know when to sleep anymore',
      'should i ask to come off rotating shifts, im 55 and always tired',
    ],
    says: {
      told: "Sleep around shifts needs defending like an appointment: blackout curtains, earplugs, phone on silent except one number. After nights, wear sunglasses home and try two blocks, four or five hours after the shift and a nap before the next. If you're nodding off at the wheel, don't drive home, get a lift. And if it's been years, ask the company doctor or your own about a change of pattern.",
      how: 'Make it night on purpose, whatever the clock says: dark, cool, quiet, same order of things every time. Have caffeine only in the first half of the shift. After nights, sunglasses home, straight to bed, then a nap before the next one. Before earlies, dim the lights and go to bed by eight. And put a note on the door: "Shift worker asleep."',
      will: "It gets easier for some bodies and never for others, and that isn't about toughness. It depends on how fast the rota turns, how dark your bedroom is, and your age. Give a proper setup a month. If you're still wrecked, that's a fair reason to ask for fixed shifts or days, with a doctor's note if needed.",
      should:
        'If it\'s been months and your mood, stomach or driving suffer, then yes, ask for a different pattern before you consider quitting. "I can do nights, but not rotating" is a concrete request many managers can meet. If it\'s just the first weeks, fix the bedroom first and judge then.',
    },
  },
  {
    id: 'nightmares-sleep',
    words: [
      /\b(?:nightmares?|bad dreams?|night terrors?)\b/u,
      /\b(?:wakes|single night|lately|so many|all the time|close my eyes|woken|(?:have|has|having|had|get|gets|getting|got) (?:so many |these |bad )?(?:nightmares|bad dreams)|sleep\w*|wake|waking|woke|every night|each night|scream\w*|sweat\w*|bed|nights|keep having|constant\w*|stop)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|rape\w*|abus\w*|assault\w*|war|son|daughter|toddler|kid|child|job|boss|flight|landlord)\b/u,
    tries: [
      'nightmares every night this week, im scared to go to sleep',
      'i woke up screaming from a bad dream again and my roommate heard',
      'keep having nightmares since i changed my medication',
      'how do i stop the bad dreams, i wake up soaked',
      'so many nightmares lately',
      'bad dreams every single night',
      'she wakes up from nightmares and then wont turn the light off, shes 34',
      'since we moved to the new apartment i have nightmares, always the same staircase',
      'why am i having bad dreams again after so many quiet years',
      'im afraid to close my eyes because of the nightmares',
      'work is okay, the wedding is planned, nothing is wrong at all and still i wake up sweating from some nightmare about my brother',
      'is it normal to get nightmares from antidepressants',
    ],
    says: {
      told: "Repeated nightmares can be changed by day, and the way is oddly simple. Write the bad dream down, change one thing in it so that it turns out differently, and picture the new version for five minutes before bed. Late alcohol, fever, stress and some medicines make them worse, so ask a pharmacist if you take something new, and don't stop it on your own. If they follow something terrible that happened, that deserves a real person's help.",
      why: "Most often stress, too little sleep, late alcohol, a fever or a medicine, and sometimes something frightening that hasn't been talked through. They're the mind's rough drafts, not messages about what's coming. Look at what changed in the weeks before they began, and ask a pharmacist if that was a tablet.",
      normal:
        "Yes, a bad stretch of them is normal, especially in stressful weeks or with some medicines, antidepressants among them. If you take one, tell whoever prescribed it and don't just stop. The dreams predict nothing. Weekly for months, or so bad that you avoid going to bed, is the point where a doctor or therapist can help, and the methods work quite well.",
    },
  },
  {
    id: 'sleep-paralysis',
    words: [
      /\b(?:(?:lie|lying|lay|woke|wake|bed) (?:\w+ ){0,3}paraly[sz]ed|wakes up (?:\w+ ){0,2}(?:cant|couldnt) move|(?:woke up|awake) (?:\w+ ){0,2}could not move|cant move (?:or|and)  (?:scream|speak|breathe|talk)|couldnt (?:move|scream) (?:or|and|when|my)|(?:sitting|pressing) on my chest|held down in (?:my )?sleep|sleep paralysis|(?:woke up|wake up|waking up|awake) (?:\w+ ){0,3}(?:cant|couldnt|cannot|could not|unable to) move|paraly[sz]ed (?:in (?:my )?(?:sleep|bed)|when i wake)|shadow (?:figure|man|person) (?:\w+ ){0,4}bed)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'i get sleep paralysis and see someone standing in the corner',
      'woke up and couldnt move again, thought i was dying',
      'is sleep paralysis a demon or just stress',
      'sleep paralysis three times this month since i work nights',
      'sleep paralysis again last night',
      'what causes sleep paralysis',
      'couldnt move or scream, my eyes were open, i saw the curtain and the lamp',
      'my grandma in lagos says its a spirit sitting on people, google says sleep paralysis',
      'im 19 and since exams started i lie in bed paralyzed with a buzzing in my ears',
      'will sleep paralysis hurt me if it lasts too long',
      'he wakes up and cant move for a minute and now he refuses to sleep on his back',
      'the heat here in seville is bad enough at night, and now this, i woke up but could not move and felt someone breathing',
    ],
    says: {
      told: 'Sleep paralysis is terrifying and harmless: your mind woke up a minute before your body did, and the dream was still running. Nobody is in the room. While it lasts, breathe slowly out and try to wiggle one toe, because small movements break it. It comes more with short nights and sleeping on your back, so mend those two first. If it happens weekly or you nod off suddenly by day, tell a doctor.',
      why: "In dream sleep the body is switched off so that you don't act the dreams out. Sometimes you wake before it's switched back on, with scraps of dream still in the room, and the frightened mind fills in a figure. Short nights, stress, shifts and lying on the back make it likelier. So the cure starts with regular sleep.",
      normal:
        'Yes, far more than people admit. A good part of humanity has it at least once, and every culture has invented a creature for it. It does no damage and passes in a minute or two. Weekly episodes, or falling asleep suddenly by day, are the version to take to a doctor.',
    },
  },
  {
    id: 'sleep-talking-body',
    words: [
      /\b(?:(?:shout|shouts|shouted|shouting|scream|screams|swears?|laughs?|laughed|mumbl\w*|kicks?|kicked|yells?|yelled|sings?|cries|cried|text\w*|eats?|ate|ordered) (?:\w+ ){0,3}in (?:my|his|her|their) sleep|sleepwalk\w*|sleep ?walk\w*|(?:sleep ?(?:talk|walk)\w*|talk(?:s|ed|ing)? in (?:my|his|her|their|the) sleep|walk(?:s|ed|ing)? in (?:my|his|her|their) sleep|(?:said|says|saying) (?:\w+ ){0,4}in (?:my|his|her|their) sleep))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'apparently i talk in my sleep and said my exs name',
      'my boyfriend says a womans name in his sleep',
      'i was sleepwalking again and woke up in the kitchen with the fridge open',
      'my roommate recorded my sleep talking and now everybody has heard it',
      'i laugh in my sleep apparently',
      'she sleepwalks, is it dangerous',
      'my 40 year old brother walked in his sleep at our airbnb and peed in the wardrobe',
      'he shouts in his sleep in french, he doesnt speak french, i was crying with laughter',
      'should i wake someone who is sleepwalking or lead him back to bed',
      'i ordered three lamps in my sleep, woke up to the confirmation emails',
      'we only met in june, it is going well, but last night she was talking in her sleep about somebody called daniel',
      'why did i suddenly start talking in my sleep at 52',
    ],
    says: {
      told: "What comes out in sleep is scrambled, so don't treat it as a confession, from either side of the bed. Talking is harmless and gets worse with stress, fever, alcohol and short nights. Walking needs a safe room: a locked front door, keys put away, nothing to trip over, and a gentle hand that steers the walker back to bed. If it starts new in adult life, turns violent, or goes out the front door, see a doctor.",
      normal:
        "Yes. Talking in sleep is common at any age, and walking is too, mostly in children and in overtired adults. The words are bits of the day shaken together. It's worth a doctor only if it's new and frequent, if someone could be hurt, or if the days are full of tiredness.",
      them: 'Nobody can read a heart from a sentence said asleep, and researchers who listen to sleepers mostly hear mixed up scraps, names from a film included. If it sits badly, ask by daylight about the day, not the dream: "You said a name last night, it stung a bit, tell me something nice." Then let it go unless waking life gives you reasons.',
    },
  },
  {
    id: 'teeth-grinding',
    words: [
      /\b(?:gnash\w*|mouth ?piece|jaws?|lockjaw|mouth ?guards|night ?guards|grind(?:s|ing)?|clench(?:es|ed|ing)?|bruxism|night ?guard|mouth ?guard|tmj|jaw)\b/u,
      /\b(?:jaws?|dentists?|molars?|teeth|tooth|jaw|bruxism|tmj|dentist|sleep|night ?guard|mouth ?guard)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|football|boxing|broke my jaw|coffee|rugby|jawline)\b/u,
    tries: [
      'i grind my teeth at night so bad i cracked a filling',
      'jaw hurts every morning, dentist says i clench',
      'got a night guard and feel like a boxer in bed, so unsexy',
      'my tmj is back since the new job started',
      'i grind my teeth',
      'jaw clicks when i chew',
      'my girlfriend says i sound like a cement mixer, grinding my teeth all night',
      'woke up with a sore jaw again and half a molar missing, happy monday',
      'do those cheap mouth guards from the pharmacy help against clenching my jaw',
      'why does my jaw hurt whenever my inlaws are in town',
      'im in the last year of law school, lots of pressure and little sleep, and i catch myself clenching my teeth all day long',
      'should i get botox for the jaw, the dentist suggested it because of clenching',
    ],
    says: {
      told: "Grinding and clenching are often stress finding the strongest muscle you have, and the first help is a dentist's night guard, so the teeth survive while you sort out the rest. By day, put a dot on your screen: whenever you see it, lips closed, teeth apart, tongue resting. Warmth on the jaw before bed helps. A broken tooth, or a mouth that locks or won't open well, wants an appointment this week.",
      why: "Mostly tension, and often in weeks when you're holding back something you'd like to say. Coffee, alcohol, smoking, poor sleep and some medicines turn it up too. A dentist can see from the teeth how long it's been going on. Ask about snoring as well, because the two often travel together.",
      should:
        'Get the guard from a dentist, yes, if your teeth show wear or your jaw aches in the morning. It costs less than one crown. A drugstore one is fine for testing a few weeks. Botox can help stubborn cases, so ask what it does, how long it lasts, and try the guard first. None of it cures the tension, so pair it with something in the evening that lets your jaw hang loose.',
    },
  },
  {
    id: 'restless-legs',
    words: [
      /\b(?:(?:legs?|calf|calves) (?:\w+ ){0,3}(?:cramp\w*|restless|fidget\w*|kick\w*|still)|charley ?horse\w*|muscle cramps?|creepy crawly legs|kick(?:s|ing)? (?:his|her|my) legs|restless legs?(?: syndrome)?|rls|legs? (?:\w+ ){0,3}(?:twitch\w*|jump\w*|crawl\w*|tingl\w*)|leg cramps?|calf cramps?|cramps? in (?:my|his|her) (?:leg|legs|calf|calves|foot|feet))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'restless legs every evening as soon as i lie down',
      'got a leg cramp at night and screamed the house down',
      'my legs are crawling like ants, i walk round the flat at midnight',
      'is it normal to have restless leg in pregnancy',
      'restless legs again tonight',
      'calf cramp at 4am ouch',
      'she kicks her legs all night and says she cant help it, its called rls',
      'i cant keep my legs still in the cinema or on a plane, they need to move',
      'is there anything against leg cramps besides bananas, im 67',
      'my legs twitch the moment i get comfy on the sofa, drives my husband mad',
      'why do i get a charley horse every time i stretch in bed',
      'long flight to singapore on saturday and all i can think about are my restless legs in that tiny seat',
    ],
    says: {
      told: "Legs that won't lie still are worth one blood test, because low iron is a frequent and fixable reason. Ask your doctor for ferritin in particular. Tonight, walk five minutes, stretch the calves, try warm or cold water, and skip late coffee and alcohol. For a cramp, pull the toes toward you and stand on it. If a leg is swollen, hot or red on one side, get it seen today.",
      why: "Often it's low iron, sometimes pregnancy, a medicine, too much caffeine, or it simply runs in the family. The evening makes it worse because the body quiets down and the legs don't. A doctor can check iron with one blood test, and a pharmacist can tell you whether something you take is known for it.",
      normal:
        "Common, yes, and more so in pregnancy and with age. It sounds silly until you've had it for a week. It's also one of those things where asking pays off, because a simple iron test finds the reason in many people. Don't start iron on your own, get the test first.",
    },
  },
  {
    id: 'oversleeping-alarm',
    words: [
      /\b(?:(?:cant|cannot|couldnt) wake up|slept through|sleep through|overslept|late (?:again )?because i (?:slept|overslept)|get(?:ting)? up in the morning|oversle\w+|alarms?|snooz\w+|sleep(?:ing)? in|slept in|cant get up|cannot get up|cant get out of bed in the morning|hard to wake up|not a morning person)\b/u,
      /\b(?:alarms?|slept through|overslept|flight|train|lecture|lectures|meetings?|shift|mornings?|interview|uni|morning\w*|late|work|school|class|snooz\w+|alarms?|overslept|oversleep\w*|wake|phone|boss)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|fire alarm|smoke alarm|car alarm|burglar\w*|false alarm)\b/u,
    tries: [
      'i overslept again and missed the 9 oclock with my boss',
      'six alarms and i still dont wake up for work',
      'i hit snooze for an hour every morning and hate myself',
      'how can i wake up on time for school im not a morning person',
      'overslept the whole morning',
      'slept through five alarms',
      'im a student in leeds and i havent made one 9am lecture, i sleep through every alarm',
      'my flatmate hits snooze from 5 till 7 and im the one who wakes',
      'what do i tell my manager, overslept the second time this month',
      'is something wrong with me, getting up in the morning takes an hour even after a good night',
      'my 17yo cant wake up for school without me pulling the duvet off',
      'i went to bed at ten like a good girl, phone in the kitchen, and still slept in until half past eleven with the alarm going',
    ],
    says: {
      told: 'Put the alarm where you have to stand up to reach it, and make the next thing light: curtains open or the brightest lamp on. Snoozing feels kind and leaves you groggier, so one alarm at the real time beats six early ones. If you\'ve just overslept, message first and short: "I overslept, I\'ll be there at 9:40, sorry." Needing nine hours and still drowning is a doctor question.',
      how: 'Work from the evening: fix the getting up time for all seven days, and let bedtime follow tiredness. Alarm across the room, light in the first minute, something nice in the first ten. Move it by fifteen minutes every few days instead of an hour at once. Two weeks and the body mostly joins in.',
      normal:
        "Normal, and partly built in. Some bodies run late, teenagers nearly all do, and the working world is arranged by early ones. It's not laziness. If full nights still leave you unable to wake, or low mood keeps you in bed, that's worth a doctor's ear.",
      say: "Keep it to two lines, with no story: \"I overslept, that's on me. I'm there at 9:40 and I'll catch up on what I missed.\" If it's happened before, add the fix: \"I've moved my alarm to another room.\" People forgive a plan faster than a reason.",
    },
  },
  {
    id: 'tired-all-the-time',
    words: [
      /\b(?:tired (?:for no reason|no matter|lately)|wak(?:e|es|ing) up (?:tired|exhausted)|(?:this|totally|completely|still) (?:tired|drained|exhausted)|always knackered|sleepy all|low on energy|running on empty|(?:always|constantly|so|chronically|permanently|forever) (?:tired|exhausted|fatigued|drained)|tired (?:all (?:the|day)|every ?day|always|constantly|even)|exhausted (?:all|every|even)|fatigue|no energy|zero energy|low energy|chronic(?:ally)? fatigue)\b/u,
    ],
    unless:
      /\b(?:drains me|draining me|emotionally|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pregnan\w*|pee\w*|tired of|sick and tired|shifts?|newborn|baby|iron|thyroid|coffee|depress\w*|boyfriend|girlfriend|husband|wife|covid|marriage)\b/u,
    tries: [
      'im so tired all the time even after 9 hours',
      'no energy for anything since spring, i come home and fall on the couch',
      'why am i always exhausted at 29',
      'blood results fine but constantly tired, they think im making it up',
      'always tired, always',
      'why do i wake up tired',
      'no energy left by noon, im 33 and i go to bed before my grandmother',
      'she sleeps ten hours and is still exhausted, should my sister have her blood checked',
      'doc says everything is fine but i have zero energy since february',
      'is it normal to be this drained in your forties',
      'we came back from two weeks of holiday in greece, sun and sleep and good food, and im still so tired i could cry',
      'my brother thinks im lazy, im just so exhausted all day',
    ],
    says: {
      told: "Tiredness that sleep doesn't cure deserves one proper check: a doctor's visit with iron, thyroid, vitamin levels and blood sugar, and a question about snoring and mood. If that's been done and was fine, go back and ask about sleep apnea and mood next. Until then, steady the day: same getting up time, daylight in the first hour, a short walk when you'd rather lie down. A week of notes on when it's worst helps a doctor more than \"always\".",
      why: "The usual suspects are short or broken sleep, low iron, thyroid, a virus still leaving, low mood, too much on your plate, or medicines. Often it's two of them together. Nobody can tell from outside, so get a blood test, and note for a week when you're worst. If the results are clean, ask about sleep apnea and mood next.",
      normal:
        "Common, but not something you just have to accept. A tired month after a hard stretch is ordinary. If it's been longer, or rest changes nothing, ask for blood tests, and go back if the first answer is a shrug. With weight loss, fever or breathlessness, go soon.",
    },
  },
  {
    id: 'phone-in-bed',
    words: [
      /\b(?:ipad|tablet|reddit|shorts|twitter|scroll\w*|doomscroll\w*|phone|tiktok|instagram|reels|youtube|netflix|screens?)\b/u,
      /\b(?:late at night|in the dark|when i should (?:be asleep|sleep)|fall asleep (?:with|to|on)|under the (?:covers|duvet)|till (?:1|2|3) ?am|in bed|before (?:bed|sleep|sleeping)|at night|till (?:\d|one|two|three|midnight)\w*|until (?:\d|one|two|three|midnight)\w*|bedtime|instead of sleep\w*|midnight)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|boyfriend|girlfriend|husband|wife|texts?|texting|he|she|cheat\w*|hides?|password|kids?|son|daughter)\b/u,
    tries: [
      'i scroll in bed till 2 and then hate myself in the morning',
      'cant stop watching tiktok before sleep its been months',
      'my phone at night is the only time that belongs to me',
      'how do i stop doomscrolling at midnight',
      'phone in bed every night',
      'reels till 1am again',
      'i tell myself five minutes of youtube before bed and suddenly its ten past two',
      'should i leave my phone in the kitchen at night, what if theres an emergency',
      'why cant i put the phone down at bedtime when im so tired',
      'fall asleep to netflix since my divorce, cant do silence anymore',
      'im 60 and my grandchildren would laugh at me, but i sit in the dark with instagram until midnight and regret it each morning',
      'is the screen at night the reason im so wired',
    ],
    says: {
      told: "Charge the phone outside the bedroom and buy a ten dollar alarm clock, because willpower at midnight loses to every feed ever built. Late scrolling is often the only hour of the day that's yours, so give yourself another one: thirty minutes after dinner that belongs to nobody else. Try it for five nights. The second is the worst, and by the fourth most people fall asleep sooner.",
      why: "Because it's the one hour nobody wants anything from you, and going to sleep means tomorrow starts. Add a feed designed to have no last page. So it's less weakness than a badly placed break. Put half an hour of real free time earlier in the evening, and leave the charger in the kitchen.",
      how: "Distance beats discipline. Charger in the hallway, a cheap alarm clock by the bed, a paper book or an audio story with a timer in place of the feed. If the phone must stay, set it to gray and log out of the worst app every evening. Make it slightly annoying and you'll do it half as much.",
    },
  },
  {
    id: 'sleeping-pills',
    words: [
      /\b(?:sleepers|night ?time pills|doxylamine|lunesta|lorazepam|temazepam|zzzquil|nytol|hoggar|something to sleep|tablets? (?:to|for) sleep\w*|pills? (?:to|for) sleep\w*|melatonin|sleeping (?:pills?|tablets?|meds?)|sleep (?:aid|aids|meds?|pills?|gummies)|zopiclone|ambien|zolpidem|unisom|valerian|trazodone|benzos?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|all the pills|all my pills|whole (?:bottle|pack))\b/u,
    tries: [
      'is it bad to take melatonin every night',
      'been on zopiclone for two years and scared to sleep without',
      'my doctor gave me sleeping pills but im afraid to get addicted',
      'melatonin gummies stopped working for me',
      'melatonin yes or no',
      'hooked on sleeping tablets',
      'my mum is 79 and takes zolpidem since dad left the bedroom, 11 years now',
      'how do i come off trazodone without going crazy',
      'got ambien for the flight to sydney and im scared of doing weird things',
      'does valerian do anything or is it just smelly water',
      'i sleep fine on weekends but from sunday to thursday i take something to sleep and it slowly becomes two of them',
      'half a pill for sleep every night, is that already addiction',
    ],
    says: {
      told: 'Sleeping pills and melatonin are best as a bridge, with a date on which you look at it again, so bring that question to a doctor or pharmacist: "How long, and how do I come off it?" Don\'t stop prescription ones from one night to the next, because sleep can rebound badly. Alongside, start the boring part that lasts: fixed getting up time, no lying awake in bed, daylight in the morning.',
      should:
        'For jet lag or a rough week, a short course can make sense, but ask a pharmacist first, especially with other medicines, pregnancy, or alcohol in the evening. For months of bad sleep, insomnia training usually does more. If you already take something nightly, change it only together with the doctor.',
      normal:
        "Very common, and being careful about it is sensible rather than dramatic. Plenty of people sleep with a tablet for a time and then come off it slowly with help. What's worth doing soon is telling the doctor how often you really take it. They've heard every number.",
    },
  },
  {
    id: 'jet-lag-body',
    words: [
      /\b(?:hours? (?:of )?difference|the clocks|jet ?lag\w*|jetlag\w*|time zones?|time difference|clocks? (?:change|went|go|going)|daylight saving\w*)\b/u,
      /\b(?:rhythms?|sleepy|asleep|sleep\w*|slept|awake|tired|jet ?lag\w*|body|wake|exhausted|wrecked|days)\b/u,
    ],
    unless:
      /\b(?:plane|airport|scared of flying|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|long distance|relationship|boyfriend|girlfriend|he|she)\b/u,
    tries: [
      'jetlagged since tokyo and im eating cereal at 4am',
      'how many days does jet lag take, i have a wedding on saturday',
      'the clocks went back and my whole body is off, tired at 7',
      'jet lag from new york, awake all night, presentation tomorrow',
      'jet lag is killing me',
      'jetlag day four still awake',
      'the clocks went forward and the whole family is sleepy and mean',
      'back from bali since tuesday and i fall asleep into my soup, is that still jet lag',
      'why is jet lag so much worse at 50 than at 25',
      'landed in vancouver for my sons graduation, happy as anything, but with nine hours difference im awake all night',
      'should i take something against jet lag before we fly to japan',
      'my wife has jet lag and vacuums at 5',
    ],
    says: {
      told: 'Jet lag goes fastest with light and meals, so live by the local clock from the first morning: outside early, food at local times, no nap over twenty minutes, bed not before nine. Count about a day for each hour of difference, more going east. The clock change takes a few days and works the same way. For one important thing tomorrow, a short nap and one coffee before noon will carry you. Want to take something? Ask a pharmacist.',
      how: "Pick local time and obey it with light. Flying east, get bright mornings; flying west, stay out in the late afternoon. Eat when they eat, move a little, keep the room dark and cool. If you're awake at four, stay in dim light instead of starting the day. Ask a pharmacist if you're thinking of melatonin.",
      will: "Yes, it passes on its own, roughly one day per hour of time difference, a bit slower toward the east. Morning light, local mealtimes and short naps shorten it. If you're still sleeping upside down after two weeks, it isn't the flight anymore, and a doctor can look at it.",
    },
  },
  {
    id: 'mattress-pillow',
    words: [
      /\b(?:mattress topper|topper|futon|box ?spring|memory foam|mattress(?:es)?|pillows?|my bed is|new bed|duvet|weighted blanket)\b/u,
      /\b(?:sinks?|sagging|valley|which|firm\w*|pain|returned?|lumpy|back|neck|sleep\w*|slept|hurts?|ache\w*|sore|buy|bought|hard|soft|expensive|worth|comfortable|uncomfortable)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pillow ?talk|cry\w*|smells? like (?:him|her)|cheat\w*|affair|hair on)\b/u,
    tries: [
      'bought a 900 euro mattress and my back is worse',
      'is a weighted blanket worth it if i sleep badly',
      'we cant agree on a mattress, i need hard and she wants a cloud',
      'waking up with a sore neck, maybe its the pillow',
      'which mattress should i buy',
      'this pillow hurts my neck',
      'our mattress is 16 years old and has a valley in the middle where we meet',
      'spent a fortune on memory foam and i wake up sweaty with a stiff back, can i return it',
      'is sleeping on a futon good for a bad back, my flatmate swears by it',
      'my boyfriend wants a soft mattress and i feel like im drowning in it',
      'i bought four pillows in a year, feather, latex, the wavy one from tv, and i still wake with a sore neck',
      'does a heavy weighted blanket help with sleep or is it too hot',
    ],
    says: {
      told: 'Give a new mattress, pillow or heavy blanket three or four weeks before you judge it, and use the trial period that most shops have. Rough rule: your spine should lie straight on your side, and the pillow should just fill the gap between shoulder and ear. Two people can have two mattresses in one frame. If pain wakes you at night whatever you lie on, show the back to a doctor or physio.',
      should:
        'Yes, if yours is over ten years old, sags, or you sleep clearly better in hotels. Buy only with a long return period, and lie on it at least ten minutes on your real side. No, if you sleep badly everywhere: then the money is better kept, and the nights themselves need looking at.',
      normal:
        "Normal, yes. Bodies differ so much that one person's cloud is the next one's backache, and a changed bed often hurts for a week or two first. Sharing one mattress is a habit, not a law. Two side by side with one big sheet has saved many mornings.",
    },
  },
  {
    id: 'sleep-tracker',
    words: [
      /\b(?:samsung watch|oura ring|smart ring|fitness band|health app|(?:fitbit|apple watch|garmin|smart ?watch|oura|whoop|sleep (?:tracker|app|score)|fitness tracker|tracker))\b/u,
      /\b(?:slept|mornings?|bpm|rings|vo2|body battery|warn\w*|sleep\w*|score|heart ?rate|hrv|stress\w*|deep|obsess\w*|check\w*|says|told|data|recovery)\b/u,
    ],
    unless:
      /\b(?:wedding|engage\w*|proposed|ring finger|phone ring|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|boyfriend|girlfriend|husband|wife|spy\w*|location|track (?:him|her|me))\b/u,
    tries: [
      'my oura ring says my sleep is terrible but i felt fine until i read it',
      'obsessed with my garmin stress score',
      'whoop says my recovery is 12 percent on the day of my race',
      'should i stop wearing my smartwatch at night, i check it before i open my eyes',
      'my garmin ruins my mornings',
      'sleep score 41 today great',
      'i slept like a stone and then the apple watch told me i was awake nine times',
      'does oura really know when im in deep sleep or is it made up',
      'my body battery on the garmin is at 8 and its only breakfast',
      'the smartwatch warned me about a high heart rate while i was sitting at my desk in a boring meeting, should i worry',
      'is it healthy that my dad plans his day by what the fitbit says about his night, his sleep was never a topic before',
      'addicted to closing the rings on my apple watch, went for a walk at 23:50 for the score',
    ],
    says: {
      told: "Ask yourself how you slept before you look at the tracker, and believe your own answer first. Wrist devices guess sleep stages from movement and pulse, so a bad score is a rough estimate with a confident font. Take it off for seven nights and see whether you feel better or just curious. Trends over months can be useful. A single morning number isn't, unless it keeps flagging your heart, which a doctor can check.",
      should:
        "Yes, leave it off for a week, if the number decides your mood before you've got up. You lose nothing and learn whether it helped. Keep it on if you use it for one clear purpose, like a regular bedtime. Only repeated heart rhythm warnings are worth keeping and showing to a doctor.",
      normal:
        'So normal that sleep doctors have a word for sleeping badly because of the tracker. A score feels like a grade, and nobody likes failing at lying down. Check it once a week instead of every morning. The body was doing this before there was an app.',
    },
  },
  {
    id: 'knee-running',
    words: [
      /\b(?:quads?|groin|runners knee|thighs?|knees?|shins?|shin splints?|it band|achilles|ankles?|hips?|calf|calves|hamstrings?)\b/u,
      /\b(?:runners|sprint\w*|treadmill|couch to|strava|parkrun|hiit|tennis|padel|volleyball|handball|lunges|deadlifts?|leg day|run|running|runs|runner|ran|jog\w*|marathon|half marathon|10 ?k|5 ?k|race|training|squats?|gym|football|soccer|basketball|ski\w*|cycling)\b/u,
    ],
    unless:
      /\b(?:cramps?|race car|restless|hair|swollen feet|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|replacement|dog|operation|surgery|acl|torn|tore|broke\w*|fracture\w*)\b/u,
    tries: [
      'my knee hurts after every run and the half marathon is in five weeks',
      'shin splints again, i only run 3 times a week',
      'achilles is stiff in the morning since i started training for the 10k',
      'should i run through ankle pain or rest',
      'runners knee, how long',
      'calf tight after leg day',
      'im 46, signed up for the berlin marathon with my sister, and now my left hip hurts after 8 km',
      'my shins burn on the treadmill after ten minutes, is that normal for a beginner',
      'coach says run it off, my achilles says no',
      'rolled back to walking because my hamstring pulls at every sprint in football',
      'new shoes, new plan, feeling great, and then the outside of my knee starts stabbing at kilometer five of every run',
      'will my ankle hold for the ski week in february',
    ],
    says: {
      told: "Pain that comes with training usually means the load grew faster than the leg, so cut the distance by half for two weeks and keep moving on a bike or in water. Use this rule: up to a mild ache that's gone by next morning is allowed, sharper or longer isn't. If it's swollen, gives way, locks, or hurts at rest, see a doctor or physio before the next session.",
      should:
        'Run less rather than through it. Two easy weeks cost almost no fitness, and a stubborn injury costs a season. If the ache is mild and gone by next morning, short easy runs are fine. If you limp, if it swells or wakes you at night, stop and have it looked at.',
      why: 'Most often too much, too soon: more distance, more hills, new shoes or hard ground after a long pause. Weak hips and calves then pass the work to the sore spot. A physio can tell in one visit which link it is. Until then, halve the distance and add slow calf and hip exercises twice a week.',
      will: 'Usually, yes, in some weeks, if the load goes down early enough and comes back in small steps. It depends on whether you catch it as an ache or as an injury. No improvement after three weeks of easier training is the time for a physio.',
    },
  },
  {
    id: 'knee-pain',
    words: [
      /\b(?:knees?|meniscus|kneecaps?)\b/u,
      /\b(?:crunch\w*|creak\w*|gives? way|buckl\w*|kneel\w*|operation|replacement|physio|brace|bend|hurts?|pain\w*|ache\w*|aching|sore|crack\w*|click\w*|stiff\w*|swollen|swelling|stairs|arthritis|bad|locked|pop(?:s|ped|ping)?|meniscus|injection)\b/u,
    ],
    unless:
      /\b(?:operation was|weeks after surgery|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|run\w*|ran|jog\w*|marathon|gym|training|football|soccer|race|one knee|dog|squats?|ski\w*|cycling|basketball|propos\w*)\b/u,
    tries: [
      'my knee hurts going down the stairs since winter',
      'both knees crack when i stand up, im only 34',
      'meniscus is torn and they want to inject something',
      'my mums knee is so swollen she wont leave the house',
      'my knee is swollen',
      'knee clicks on every stair',
      'i kneel for work, im a tiler, 38, and my knees are finished',
      'does mama need a knee replacement at 69 or can she wait',
      'woke up and my knee is locked, i cant straighten it, didnt do anything',
      'knees sound like a bag of crisps when i bend, my daughter finds it hilarious',
      'should i get the injection in the knee, the doctor is very keen and it costs 300',
      'we live on the fourth floor without a lift and since the garden weekend my left knee hurts with every bag i carry',
    ],
    says: {
      told: "A sore knee usually likes movement more than rest: short flat walks, cycling without force, and strong thighs are what take the weight off it. Cracking without pain means nothing. Downstairs, hold the rail and lead with the bad leg. A hot, swollen or locked knee should be seen within a day or two, at once with fever. One that gives way or hasn't changed in three weeks belongs with a doctor or physio.",
      normal:
        "Cracking and a bit of stiffness, yes, at almost any age. Noise alone isn't wear. What isn't to be shrugged off is swelling, heat, locking, or a knee that gives way. For the ordinary kind, thigh exercises three times a week do more than any bandage.",
      should:
        'See a doctor if it\'s swollen, hot, locks or gives way, or if three weeks of sensible exercise changed nothing. Otherwise start with a physio and strength work. Before an injection or an operation, ask two things: "What happens if I do three months of exercise first?" and "What would you do with your own knee?"',
    },
  },
  {
    id: 'back-pain',
    words: [
      /\b(?:locked this morning|back (?:is )?(?:hurts?|hurting|ache\w*|aching|killing|spasm\w*)|(?:my|his|her) back (?:\w+ ){0,2}(?:stiff|out|went|normal)|(?:hurt|strained|wrecked|done in|did in) my back|hexenschuss|cant (?:bend|straighten up)|(?:my|his|her|lower|upper|mums|moms|dads|the|middle|whose) back (?:\w+ ){0,3}(?:hurts?|pain\w*|ache\w*|aches|went out|gone|killing|is out|out|stiff|locked|spasms?|problems?|trouble|issues)|backaches?|back ?pain|(?:threw|put|pulled|hurt|slipped) (?:\w+ )?(?:my |his |her )back(?: out)?|lumbago|bad back|sore back)\b/u,
    ],
    unless:
      /\b(?:behind my back|on my back|watch my back|have my back|had my back|has my back|got my back|off my back|my back (?:is )?turned|my back tattoo|sunburn\w*|mole|acne|hair|my back yard|my back garden|knife in|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|yoga|pilates|slipped dis[ck]|herniat\w*|sciatic\w*|numb\w*|come back|came back|go back|going back|get back|got back|text(?:ed)? back|back together|mattress\w*)\b/u,
    tries: [
      'my back hurts so much i cant put my socks on',
      'lower back pain since i work from the kitchen table',
      'threw my back out lifting the washing machine lol im 31',
      'bad back for ten years and every doctor says something else',
      'my back is out',
      'back pain again, third week',
      'bent down to tie my 4yos shoe and my back just went, im lying on the floor typing this',
      'he has a bad back and refuses any exercise, just lies there with a hot water bottle',
      'why does my back hurt more when i sit than when i walk',
      'im a delivery driver in naples, 40 parcels an hour, and my lower back aches by ten in the morning',
      'will my back ever be normal again, im 28 and move like a pensioner',
      'new baby niece, long drive, cheap hotel bed, and now my back is so stiff i put my trousers on lying down',
      'my back went out lifting a box, day 3 on the couch',
      'threw my back out picking up a sock',
      'back locked this morning, cant tie my shoes',
      'my back has been killing me for 2 months, gp says physio wait is 14 weeks',
      'my back has been killing me since i moved the sofa',
    ],
    says: {
      told: 'Keep a painful back moving, gently and often, because days in bed make it stiffer. Warmth, short walks, and the position that hurts least for a few minutes at a time, then up again. Most bad backs calm down within a few weeks. Go to a doctor at once if your legs are weak, the area between them goes numb, bladder or bowel act strangely, or you have fever or had a fall.',
      why: 'Mostly muscles and joints that sit too long in one shape, then get asked for something sudden. Stress tightens the same muscles. Pictures often find "wear" in people without any pain, so the scan rarely tells the whole story. What helps most is regular movement, and a physio who shows you two or three exercises that suit you.',
      will: "Most likely it eases, usually within weeks, and faster if you stay active. It depends on moving daily, on sleep, and on how much stress the same weeks hold. Older back pain takes longer and answers best to strength training with a physio. Weak legs or numbness change the picture: that's for a doctor now.",
      should:
        'See a doctor straight away with leg weakness, numbness around the seat, bladder trouble, fever or after a fall. Otherwise give it two weeks of warmth, walking and ordinary life, with a painkiller if a pharmacist says it suits you. If it keeps coming back, book a physio rather than another scan.',
    },
  },
  {
    id: 'sciatica-disc',
    words: [
      /\b(?:dis[ck]s?|nerve pain|l[345]|lumbar|numb leg|pain (?:\w+ ){0,3}down (?:my|the|his|her) (?:\w+ )?leg|sciatic\w*|slipped dis[ck]|herniated|bulging dis[ck]|dis[ck] (?:prolapse|problem|surgery)|pinched nerve|trapped nerve)\b/u,
    ],
    unless:
      /\b(?:disc golf|compact disc|disc jockey|disco|disk space|hard disk|dis[ck] drive|disc brakes?|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'sciatica down my left leg for six weeks, cant sit in the car',
      'they say slipped disc and maybe surgery, im 36',
      'herniated disk l5 and my boss thinks im faking',
      'will sciatica ever go away',
      'sciatica is hell',
      'bulging disc, now what',
      'shooting pain down my right leg since i moved the piano, cant stand straight',
      'should i let them operate on my disc or wait, everyone tells me another thing',
      'my husband has a slipped disc and is unbearable on the sofa, week five',
      'is walking good or bad for a pinched nerve',
      'the mri said two discs at l4, the second one says just one, and i still cant sit through dinner without getting up',
      'how long were you off work with a herniated disc, i do roofing',
    ],
    says: {
      told: 'Sciatica and disc trouble are nasty and mostly heal without an operation, but slowly: think six to twelve weeks, not days. Walk several short rounds a day, sit little, lie with a pillow under or between the knees, and ask a doctor about pain relief good enough to move. Foot weakness, numbness between the legs or bladder trouble means emergency care the same day.',
      will: "In most people it does get better, over six to twelve weeks, and discs often shrink back by themselves. It depends on staying gently active and on pain relief that lets you. If it isn't easing by then, or a foot gets weak, talk to a specialist about injections or surgery.",
      should:
        'For surgery, ask for a second opinion unless it\'s urgent, because many discs calm down in three months without it. It leans toward yes if the foot is getting weaker or the pain stays unbearable despite treatment. Ask the surgeon plainly: "What\'s my outlook in a year with and without?"',
      say: 'To a boss, keep it to facts and a plan: "I have a nerve problem in my back. I can work standing or in short blocks, and I expect to know more in four weeks. Here\'s the note." You don\'t owe anyone a demonstration of pain.',
    },
  },
  {
    id: 'neck-shoulder',
    words: [
      /\b(?:neck|frozen shoulder|rotator cuff|shoulders?|shoulder blade|trapezius)\b/u,
      /\b(?:cant (?:turn|lift|raise|move)|slept wrong|wont move|clicks?|impinge\w*|dislocat\w*|cant lift my arm|hurts?|pain\w*|ache\w*|aching|stiff\w*|tense|tension|crick|sore|frozen|knots?|tight|rotator|killing|locked)\b/u,
    ],
    unless:
      /\b(?:surgery last month|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|crying|cry on|pillow\w*|mattress\w*|pain in the neck|chest|left arm|posture)\b/u,
    tries: [
      'my neck is so stiff i cant look over my shoulder while driving',
      'frozen shoulder since march, cant do my bra',
      'tight shoulders from the laptop, like concrete',
      'woke up with a crick in my neck, what helps',
      'cant turn my neck',
      'my shoulder is killing me',
      'slept wrong and now i look like a question mark, neck wont move to the left',
      'im 51 and cant lift my arm above my shoulder to hang the laundry',
      'why are my shoulders always up at my ears, they ache every evening',
      'she has a frozen shoulder and cries when she puts on her coat, how long does it take',
      'ten hours of zoom a day from a kitchen chair in athens, two small kids, and my neck is one big knot',
      'does a stiff neck come from stress or from the draft',
    ],
    says: {
      told: "For a stiff neck or shoulder, warmth and small movements several times a day beat holding still: slow turns to where it pulls, never past it. If it's the desk, raise the screen to eye level and let your arms rest on something. A frozen shoulder takes months and needs a physio. A numb or weak arm means a doctor soon. Fever with a stiff neck, or pain into chest or jaw, means emergency care now.",
      why: "Mostly it's hours in one position, with the head forward and the shoulders pulled up, plus stress or a cold draft at night. The muscles guard and then won't let go. Set a timer for a shoulder roll every forty minutes for a week and see. If it goes down into the arm with tingling, have it checked.",
      will: "An ordinary stiff neck mostly loosens in a few days to two weeks. A frozen shoulder is slower, often a year or more, but it usually does thaw. It depends on moving a little every day within what's bearable. A physio shortens the guessing.",
    },
  },
  {
    id: 'feet',
    words: [
      /\b(?:verruca|athletes foot|corns|sole|soles|ankles|feet|foot|heels?|toes?|toenails?|plantar fasciitis|bunions?|arch(?:es)?)\b/u,
      /\b(?:hurting|cracked|corns?|sweat\w*|stink\w*|itch\w*|throb\w*|verruca|athletes foot|hurts?|pain\w*|ache\w*|sore|plantar|bunions?|blisters?|ingrown|fungus|ugly|flat|insoles?|killing|swollen|burning|smell\w*)\b/u,
    ],
    unless:
      /\b(?:socks wet|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|cold feet|foot in|diabet\w*|leg cramps?)\b/u,
    tries: [
      'plantar fasciitis, first steps in the morning are hell',
      'my feet are killing me after 10 hours in the restaurant',
      'i have ugly toes with a bunion and never wear sandals',
      'ingrown toenail is getting red and i have dance class',
      'my feet hurt',
      'toenail fungus, so embarrassing',
      'im a waiter in vienna, twelve hours a shift, my feet are burning at night',
      'heel pain since summer, first steps out of bed and i walk like a duck',
      'does anyone find my feet ugly besides me, i hide them at the beach',
      'my boyfriends feet smell so bad the car stinks, how do i tell him',
      'i wore new shoes to the wedding, danced until four and now both heels are one big blister',
      'should i cut an ingrown toenail myself or see someone',
    ],
    says: {
      told: 'Sore feet mostly want better shoes, a daily calf stretch and some patience. For heel pain, stretch before the first step and roll the sole over a cold bottle; for long standing, two pairs of cushioned shoes in turn. Looks bother the owner far more than anyone at the pool. A red, hot or oozing toe, sudden swelling, numb feet, or any sore with diabetes should be seen soon, by a podiatrist or doctor.',
      why: "Usually too many hours on hard floors, shoes without room, tight calves, or a sudden jump in steps. Feet complain late and then loudly. Change the shoes first and stretch the calves twice a day for three weeks. If it burns, tingles or goes numb, that's a doctor's question.",
      should:
        "See someone rather than cutting into it yourself, ingrown nails above all, if it's red, hot, oozing or numb, if you can't put weight on it, or if a month of good shoes and stretching did nothing. A podiatrist is often quicker than a surgeon. Surgery for looks alone is rarely worth the months on crutches.",
    },
  },
  {
    id: 'headache',
    words: [
      /\b(?:head (?:is |has been )?(?:pounding|throbbing|splitting|killing|hurting|banging|exploding)|pressure in my head|sore head|tension headaches?|headaches?|head ?aches?|my head (?:hurts|is killing|is pounding|is splitting)|head hurts|tension headache)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|(?:gives?|giving|gave) me|migraines?|hangover|hungover|worst headache|dehydrat\w*|drink|fell|hit my head|concuss\w*|covid|stiff neck|is a headache)\b/u,
    tries: [
      'headache every afternoon at work around 3',
      'my head hurts since the weekend and nothing helps',
      'i take ibuprofen nearly every day for headaches',
      'why do i get a headache every time i visit my parents',
      'headache since yesterday',
      'my head is pounding',
      'why do i get headaches every sunday when im finally resting',
      'im a teacher and by the fourth lesson the headache sits behind my eyes like a stone',
      'is it normal to have a headache four days a week',
      'she lives on paracetamol, two for the head hurts every morning, im a bit worried about my mum',
      'new chair, enough sleep, walks at lunch, and still my head is splitting every day around five',
      'what helps with a headache besides lying down',
    ],
    says: {
      told: "For an ordinary headache try the plain four first: a big glass of water, food, ten minutes away from screens, and loose shoulders. If they come often, note time, sleep, coffee and meals for two weeks, because a pattern usually shows. Painkillers on more than ten days a month can themselves cause headaches, so ask a pharmacist, and see a doctor for one that won't lift. Sudden and worst ever, or with fever, confusion or weakness: emergency care.",
      why: "Usually it's tension in neck and jaw, too little water or food, eyes that need glasses, late coffee, bad sleep, or a place where you hold yourself tight. Two weeks of notes often give it away. Frequent painkillers can keep it going too, and a pharmacist can tell you if that's your case.",
      normal:
        "Now and then, yes, nearly everyone has them. Every week, or with painkillers on more than ten days a month, is common too but worth a doctor's visit, because it can be broken. Sudden and violent, or with fever or trouble speaking, is different and urgent.",
    },
  },
  {
    id: 'migraine',
    words: [/\b(?:migraines?|migraine aura|sumatriptan|triptans?)\b/u],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'migraine again, third day in a dark room',
      'my boss rolls his eyes when i call in with a migraine',
      'i get migraines before every period',
      'did anyone ever get rid of migraines, im so tired of cancelling',
      'migraine day two',
      'how to stop a migraine',
      'seeing zigzags again, half an hour later the migraine comes like a train',
      'my 12yo gets migraines and school thinks shes pretending',
      'is it normal to throw up with a migraine every time',
      'weather changes in munich and i can cancel my plans, migraine guaranteed',
      'my wife lies in the dark with a migraine twice a week and i never know whether to go in or leave her',
      'we had tickets for the concert for a year, i even bought the shirt, and then a migraine two hours before',
      'migraine again, had to cancel dinner with friends',
      'migraine day, curtains closed, cancelled everything',
    ],
    says: {
      told: "A migraine is a real neurological attack, not a strong headache, and nobody has to be brave through it: dark room, cold on the neck, and the medicine early rather than late. If you have more than three or four a month, ask a doctor about prevention, because there's far more on offer than ten years ago. If it's someone else's, ask on a good day what helps. A new kind of aura, weakness or trouble speaking needs urgent care.",
      say: "Say it once, on a good day: \"I have migraine. When it hits I can't see straight for a day. I'll message by eight, and I make up what's urgent.\" That's a medical fact with a plan. Anyone who still rolls their eyes is telling you about themselves.",
      will: 'For many people it gets rarer, with the right prevention, with age, or once a trigger like lack of sleep is found. No one can promise it. What it depends on most is a doctor who takes it seriously, so ask for a headache clinic if yours only shrugs.',
      why: "A migraine brain is easily startled: by hormones, broken sleep, missed meals, weather, wine, stress, and especially the relief after stress. It often runs in families. It isn't caused by weakness. A diary over two months usually shows two or three of your own triggers, and that's what a doctor can work with.",
    },
  },
  {
    id: 'toothache',
    words: [
      /\b(?:tooth is (?:killing|throbbing|broken|loose|infected)|(?:molar|gum|gums) (?:\w+ ){0,2}(?:hurts?|swollen|bleed\w*|infected|ache\w*)|bleeding gums|filling fell out|crown fell off|tooth (?:fell|came) out|tooth (?:pulled|extraction)|pain in (?:my|a) tooth|loose tooth|toothaches?|tooth ?ache|tooth (?:hurts?|pain|broke|cracked|infection)|teeth (?:hurt|ache|pain)|cavit(?:y|ies)|root canals?|abscess(?:es)?|broken tooth|chipped (?:my |a )?(?:front )?tooth|(?:lost|broke|cracked) (?:a|my) (?:\w+ )?(?:tooth|filling|crown)|wisdom (?:tooth|teeth))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dream\w*|fairy)\b/u,
    tries: [
      'wisdom teeth coming out on thursday and im terrified',
      'toothache since sunday but i have no money for a dentist',
      'chipped my front tooth on a fork before my sisters wedding',
      'is a root canal as bad as they say',
      'my tooth is killing me',
      'filling fell out, its friday night',
      'is it normal that my molar hurts when i drink something cold',
      'holding a bag of peas to my face, toothache since the flight back from cairo',
      'my son is 24, three cavities, no insurance and too proud to ask me',
      'should i let them take all four wisdom teeth at once or two by two',
      'bit on an olive stone at my own engagement dinner, smiled for the photos, and broke a tooth clean in half',
      'she has bleeding gums every morning and says its nothing',
    ],
    says: {
      told: 'A tooth that hurts, breaks or bleeds is worth a call to a dentist today, because teeth get cheaper the earlier you go. Say "I\'m in pain" and most will squeeze you in; dental schools and payment plans help if money is short. If the date is already set and you\'re scared, tell them that too. Until then: cold outside, lukewarm salt water, a painkiller a pharmacist approves. Swelling in the face, fever or trouble swallowing is for emergency care now.',
      normal:
        "It's normal to dread it, and the dread is nearly always worse than the chair. Root canals and wisdom teeth today are numbed well; the sore part is the two or three days after, with cold packs and soup. Tell them you're nervous at the start, they change how they work.",
      should:
        "Go, and this week. A tooth that hurts rarely changes its mind, and what's a filling now can be a crown in spring. For wisdom teeth, ask why they must go, and whether one rough week or two milder ones suits you better. If money's the wall, call a dental school or ask for installments before you cancel.",
    },
  },
  {
    id: 'wrist-hand',
    words: [
      /\b(?:forearm|elbow|knuckles?|wrists?|carpal tunnel|rsi|tendonitis|tendinitis|tennis elbow|mouse arm|thumb|trigger finger|fingers?)\b/u,
      /\b(?:trigger finger|clicks?|typing|hurts?|pain\w*|ache\w*|carpal|tunnel|rsi|tend[io]nitis|numb\w*|tingl\w*|stiff\w*|elbow|swollen|sore|splint)\b/u,
    ],
    unless:
      /\b(?:climb\w*|boulder\w*|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|joints|arthritis|cut\w*|slit\w*|ring finger|face|left arm|broke\w*|guitar|chest)\b/u,
    tries: [
      'wrist hurts from the mouse and i cant take time off',
      'carpal tunnel, my fingers are numb every morning',
      'tennis elbow and i dont even play tennis',
      'mum thumb from lifting my baby, the wrist pain is crazy',
      'my wrist hurts',
      'fingers go numb at night',
      'im a hairdresser in porto and my thumb is so sore i can hardly hold the scissors',
      'does a splint help for carpal tunnel or should i have the surgery',
      'my elbow hurts from typing, tennis elbow at 26 what a joke',
      'he games eight hours a day and now his wrist is swollen, hes 16',
      'i crochet every evening, its my only peace, and since a month i wake up with tingling fingers and a stiff thumb',
      'why is my trigger finger worse in the morning',
    ],
    says: {
      told: "A hand or wrist that complains wants fewer repeats rather than full rest: switch the mouse hand, keep the wrist straight, break every half hour, and wear a night splint for a few weeks. Ask work for an ergonomic mouse; many employers have to provide one. If fingers stay numb, you drop things, or it's no better in a month, get it tested, because nerves don't like waiting.",
      why: 'Usually small movements repeated thousands of times, with a bent wrist, cold hands and no breaks. Phones count as much as keyboards. Numb fingers at night point to a squeezed nerve, which pregnancy and thyroid trouble can bring on too. A doctor can tell them apart with a simple test.',
      will: 'It often settles in weeks to a few months, if what causes it changes. A splint at night, breaks by day and a few slow exercises make the difference. If numbness stays or the thumb gets weak, see a doctor soon, since a small operation can be better than waiting.',
    },
  },
  {
    id: 'sprain-broken',
    words: [
      /\b(?:(?:broke|broken|fractured|cracked|dislocated) (?:\w+ ){0,3}(?:bone|nose|jaw|knee|shoulder|thumb|tailbone|heel|kneecap|pelvis)|cast (?:on|off|comes)|(?:in|wearing) a (?:cast|boot|splint)|broken bone|sprain\w*|twisted (?:my |his |her )?ankle|rolled (?:my |his |her )?ankle|(?:broke|broken|fractured) (?:my |his |her |a |an )?(?:\w+ )?(?:arm|leg|ankle|wrist|foot|toe|finger|hand|collarbone|rib|ribs|elbow|hip)|(?:arm|leg|foot|ankle|wrist) is broken|in a cast|plaster cast|crutches|fractures?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|he broke|pushed|threw me|dog|cat)\b/u,
    tries: [
      'broke my ankle on the stairs and im alone with two kids',
      'broke my wrist on the ice and now i cant even open a jar',
      'sprained ankle two days before our hiking trip',
      'six weeks in a cast and im going crazy at home',
      'my mum broke her hip and i live 500 km away',
      'broken arm, right one too',
      'sprained my ankle again',
      'slipped on the wet stairs in bologna and fractured my tailbone, sitting is an adventure now',
      'my 8yo broke his collarbone at trampoline and summer camp starts monday',
      'how long until i can drive with a broken foot',
      'gran is 86, fell in the bathroom and broke her hip, what happens now',
      'i finally signed up for the dance course with my husband, bought shoes and all, and then twisted my ankle on the curb',
      'cast comes off friday, is it normal to be scared of moving it',
    ],
    says: {
      told: "With a sprain or a break, the first week is for swelling and the rest is for patience, so plan help for the silly things now: shower, shopping, stairs, laces. Ask three people for one named task each, people like being given one. Leg up, cast dry, moving whatever is allowed to move. Numb or blue fingers or toes, rising pain under the cast, or an ankle you can't step on means back to the doctor today.",
      how: 'Get through the weeks by making them smaller: one outing, one visitor and one task a day. Put a stool in the shower and a bag over the cast, have groceries delivered, wear one pair of easy clothes. Ask at the next check which muscles you may already train. People who start that early come back quicker.',
      will: "Bones mend well in most people, usually in six to eight weeks, and the strength follows over some months. A sprain can grumble longer than a break if it isn't trained afterward. It depends mostly on the exercises nobody feels like doing, so ask for a physio before the cast comes off.",
      when: 'Only the doctor who sees the next picture can say, but rough figures help: fingers and wrists around six weeks, legs longer, sprains two to six weeks, sport some weeks after that. Ask at your next check for three dates: driving, work, sport. Then plan with the latest of them.',
    },
  },
  {
    id: 'first-race',
    words: [
      /\b(?:first (?:\w+ )?(?:race|5 ?k|10 ?k|run|jog)|(?:begin|began|took up|take up|taken up) (?:running|jogging)|cant run (?:for )?(?:more than )?(?:a|one|two|five|\d) (?:minutes?|km|mile)|run(?:ning)? for the first time|never ran|get into running|first (?:race|5 ?k|10 ?k|run|triathlon|parkrun|fun run)|couch to 5 ?k|c25k|parkrun|started (?:running|jogging)|start (?:running|jogging)|(?:new|beginner) runner|my first time running|5 ?k|10 ?k)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|knees?|shins?|ankle|achilles|hip|salary|euros?|dollars?|debt|followers|loan|rent|a month|a year|savings|marathon)\b/u,
    tries: [
      'my first 10k is on sunday and im sure i will be last',
      'started running at 45 and people stare in the park',
      'couch to 5k week 4 and im dying',
      'should i start running',
      'im 58, never ran in my life, my granddaughter signed us up for a fun run',
      'couch to 5k is going great but im so slow that walkers pass me',
      'is it normal to feel sick after the first run',
      'my husband started running at 6am and now he talks about nothing else',
      'i cant run for more than two minutes, red like a lobster, hiding behind trees in the park, does it ever get easier',
      'parkrun tomorrow in cardiff, what do i eat before',
    ],
    says: {
      told: 'For a first race or the first weeks of running, go slower than feels respectable: if you can talk in sentences, the pace is right. Walking breaks count as running. Nothing new on the day, not the shoes, not the breakfast, and start at the back so that you overtake people. Nobody is watching the last ones except to clap louder. If your chest hurts or you feel faint, stop and get checked.',
      normal:
        "Completely normal. Everyone thinks they'll be last and that the whole park is looking. Runners see a beginner and remember their own week four. The wheezing means you're a bit too fast, so slow down until you can talk, and the rest comes with the weeks.",
      should:
        "Yes, sign up, because a date on the calendar gets more people out of the door than any resolution. Take a small friendly one with no time limit and six to eight weeks to go. Wait if you're injured or have heart trouble, then ask a doctor first.",
      glad: "That finish line is yours, and nobody can take the first one back. Write down tonight what the last kilometer felt like, because you'll forget faster than you think. Take three easy days, enjoy going down stairs badly, and only then look at the calendar for the next one.",
    },
  },
  {
    id: 'marathon',
    words: [
      /\b(?:26 ?2|42 ?k(?:m|ms)?|halfmarathon|triathlons|70 ?3|marathons?|ironman|ultra(?:marathon)?|triathlon|half marathon)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|netflix|movies?|series|binge|knees?|shins?|ankle|achilles|hips?|boyfriend|husband|wife|girlfriend|first triathlon)\b/u,
    tries: [
      'marathon in three weeks and i missed half the training',
      'my long runs for the marathon are a disaster, 42km seems impossible',
      'should i defer the half marathon, had flu last week',
      'marathon on sunday, send help',
      'tapering for my first marathon and every little twinge scares me',
      'im 61 and want to run the new york marathon once, is that crazy',
      'my sister runs a marathon every spring and makes me feel like a couch',
      'did not finish, stopped at km 31 of the marathon and cried on a kerb in hamburg',
      'will i hit the wall if my longest run before the marathon was 24 km',
    ],
    says: {
      told: "For a marathon, arriving rested and a bit undertrained beats arriving trained and broken, so don't try to cram missed kilometers into the last three weeks. Run the first third embarrassingly slow, eat and drink from early on, and split the rest into one aid station at a time. After fever or flu, wait until you've been well for a week or more, and ask a doctor about starting. There's always another race.",
      should:
        "Start if your longest run went roughly two thirds of the distance and you're healthy; walk breaks are allowed. Defer if you've had fever in the last two weeks or an injury makes you limp. A deferred race costs a fee. A forced one can cost the season.",
      will: 'Nobody can promise a finish, but the odds are on your side if you start slow, fuel early and stay in your own race. It depends less on the missed weeks than on the first ten kilometers, where nearly all the disasters are made. Give yourself three goals: finish, finish smiling, and the time.',
      glad: "That's a huge thing: months of dark mornings, and then all of it in one day. Eat, sleep, wear the medal to the bakery. The odd flatness that may come midweek is normal after a big goal, so plan something pleasant for Thursday and don't sign up for the next one before Sunday.",
    },
  },
  {
    id: 'gym-start',
    words: [
      /\b(?:leisure cent(?:er|re)|weights room|pt session|gym|gyms|weight ?room|fitness studio|personal trainer|crossfit)\b/u,
      /\b(?:stare[sd]?|staring|judg\w*|dont know (?:how|what)|only woman|skinny|motivation|sore|start\w*|first|beginner|embarrass\w*|ashamed|scared|afraid|nervous|intimidat\w*|motivat\w*|hate|quit|never|back to|join\w*|new|worth|again|lazy|shy|machines?|weeks|consisten\w*|too fat|everyone|everybody)\b/u,
    ],
    unless:
      /\b(?:finally see|month (?:at the gym )?done|injur\w*|work at|stole|ozempic|mounjaro|wegovy|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|ghosted|flirt\w*|knees?|bench|plateau|squats?|deadlift\w*|protein|creatine|boyfriend|girlfriend|husband|wife|crush|cute|guy|girl|teacher|pe|ankle|shoulder|steroids?|bodybuild\w*|ex|contract|cancel\w*|membership)\b/u,
    tries: [
      'im too embarrassed to go to the gym everybody is fit',
      'went to the gym for the first time and didnt know how any machine works',
      'how do i stay motivated for the gym i always quit after 3 weeks',
      'is a personal trainer worth it for a beginner',
      'new at the gym',
      'hate the gym, need motivation',
      'everyone at the gym stares at me, im the only woman in the weights room',
      'im 66 and my doctor wants me in a gym, i would be embarrassed among those kids',
      'is it normal to be so sore after the first gym session that i cant lift a cup',
      'how do i learn the gym machines without asking anyone',
      'bought the shoes and the bottle, sat in the car for ten minutes outside the gym and then drove home, too scared',
      'back to the gym after two years and a baby, starting with empty bars',
      'good days to start gym? i said monday since 2022',
    ],
    says: {
      told: "The gym gets easy once it's boring, so make the first month tiny: two fixed days, thirty minutes, the same five machines. Book the free introduction that most places give, and go mid morning or late when it's empty. Nobody watches; they're counting their own repetitions or looking in the mirror. Leave each time while you could still do more. That's what brings you back.",
      normal:
        'Completely. Almost everyone in there felt like an intruder for the first five visits, including the one with the shoulders. People look up, see someone new, and go back to their set. Headphones, a written plan of five exercises and a quiet hour get you past it.',
      how: "Make quitting harder than going: fixed days, the bag packed by the door, someone who waits for you there, and a plan so short that it's silly to skip. Count visits rather than kilos for the first eight weeks. If you miss one, the rule is only this: never twice in a row.",
      should:
        "Yes, for two or three sessions with a trainer at the start, so you learn the movements and get a written plan. You don't need one every week. If money is tight, the free introduction and a beginner's class do nearly the same. With an old injury or heart trouble, ask a doctor first.",
    },
  },
  {
    id: 'gym-membership',
    words: [
      /\b(?:personal training|yoga studio|fitness club|gym|fitness studio|membership)\b/u,
      /\b(?:member|auto ?renew\w*|refund|sign(?:ed)? up|per month|a month|direct debit|wasting money|waste of money|membership|contract|cancel\w*|subscription|paying|pay for|fees?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'paying for a gym membership since january and went twice',
      'the gym wont let me cancel my contract',
      'should i cancel the gym or finally go',
      'my gym membership is 60 a month and i use the shower lol',
      'cancel gym or not',
      'gym keeps charging me, want a refund',
      'signed up for a fancy gym with sauna, ninety a month, been there three times since easter',
      'my husband has had a gym membership for six years, i think he knows the cafe',
      'moved from utrecht to a village and the fitness club says 14 months left on the contract',
      'should i freeze my membership over summer or just quit',
      'i keep paying because cancelling would mean admitting that im never going to the gym again',
      'what do i write to get out of a gym contract when im ill',
    ],
    says: {
      told: "Give the gym membership an honest test: put two visits a week in the calendar for the next three weeks. If you make four of the six, keep it; if not, cancel without guilt and spend the money on something you'd really do, like a pool card or walking shoes. For cancelling, write by email with the date and ask for confirmation. If they refuse, a consumer advice office can check the contract.",
      should:
        "Cancel, if you've gone fewer than four times in the last two months. The money you've paid is gone either way, and the guilt is costing you extra. Keep it only if you can name the two days next week you'll be there. You can always join again.",
      normal:
        "So normal that gyms count on it. A large part of the members pay and don't come, and every one of them plans to start on Monday. It's not a flaw in you, it's a business model. Decide by the next three weeks instead of by conscience.",
    },
  },
  {
    id: 'injured-sport',
    words: [
      /\b(?:sidelined|out injured|meniscus|rupture\w*|pulled (?:my )?(?:calf|back)|broken (?:foot|ankle|leg|toe)|stress fracture|sprained|injur\w*|torn|tore|acl|ligaments?|out for (?:the )?season|pulled (?:a |my )?(?:muscle|hamstring|groin)|concussion|surgery)\b/u,
      /\b(?:championship|climb\w*|comeback|skating|padel|crossfit|season|team|coach|training|train|sports?|football|soccer|basketball|volleyball|handball|rugby|tennis|gymnast\w*|danc\w*|ballet|athlet\w*|match|game|games|compet\w*|tournament|ski\w*|run|running|runner|gym|judo|hockey|acl)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'tore my acl in the semi final and the season is over',
      'injured again two weeks before the tournament, my coach barely talks to me',
      'my sons ligament is torn, football is his whole life',
      'how do i stay sane while im injured and everyone else is training',
      'injured, no training for months',
      'tore my hamstring in football',
      'watching my team from the stands with a ruptured ligament, i could cry',
      'my daughter is 16, a gymnast, and the doctor says surgery, she wont talk to anyone',
      'will i be as good as before the acl, im a winger',
      'it happened in the last minute of training, nobody near me, a pop in the leg, and now im injured and the season is over',
      'how long should i wait after a concussion before rugby, coach wants me saturday',
      'is it normal to get depressed when youre injured and cant train',
    ],
    says: {
      told: 'An injury takes the sport and the people and the daily rhythm all at once, so keep two of the three: go to training and sit with the team, and train at the usual hour whatever part is allowed. Get a written plan from a physio. Ask the coach straight: "What can I do for the team until I\'m back?" After a concussion, no training or match until a doctor clears you, whatever the coach wants. Coming back late beats coming back twice.',
      will: "Many people return to full sport after even a serious injury, but nobody can promise the date or the level. It depends on the rehab, on patience at the end, when you feel fine and aren't yet, and on passing strength tests rather than the calendar. Ask the physio which tests decide. After a concussion, a doctor has to clear you.",
      how: 'Treat rehab as the season: same hours, a log, small targets, someone who trains with you. Stay in the team chat and at the games, even if it stings. Learn the thing you never had time for, tactics, the weak side, breathing. Give yourself one evening a week to be plainly furious. With a concussion, a doctor decides when you return, not the coach.',
      normal:
        "Yes, it's normal to feel lost or jealous or even a bit ashamed on the bench. When you train that much, it's a good part of who you are every day. The mood usually follows the rehab up. If it stays black for weeks, tell the team doctor or your own, they see it often.",
    },
  },
  {
    id: 'had-to-give-up-sport',
    words: [
      /\b(?:no more|give up|gave up|giving up|had to (?:stop|quit)|cant (?:\w+ ){0,2}(?:anymore|any more)|never (?:\w+ )?again|told me to stop|over for me|says? i (?:have to|must) (?:stop|quit)|career is over|stop (?:running|playing|dancing)|done with|quit)\b|\b(?:banned me)\b|\b(?:no more|ever again|for good)\b/u,
      /\b(?:run|running|runner|football|soccer|rugby|tennis|danc\w*|ballet|climb\w*|cycling|skiing|ski|gym|lifting|basketball|volleyball|hockey|martial arts|judo|karate|boxing|gymnast\w*|swim\w*|hiking|sports?|riding|horse|golf|surf\w*|marathons?)\b/u,
    ],
    unless:
      /\b(?:lazy|motivation|money|cant afford|coach is|my (?:son|daughter)|husband wants|smoking|date|dating|life on the run|lost his|covid closed)\b/u,
    tries: [
      'doctor says no more running because of my knees and running was my whole thing',
      'my knees are gone, doctor told me to stop running',
      'i had to give up football at 29 because of my hip',
      'bad knees, no more hiking for me, the mountains were my church',
      'my back says no more gym and i dont know where to put my anger',
      'had to quit swimming after the operation, it was the only thing that kept me sane',
      'no more marathons for me, heart thing, im heartbroken',
      'had my hip done and the surgeon says no more football ever, im 34',
      'physio told me to stop lifting for good, bad discs, the gym was my therapy',
      'i cant dance anymore since the accident and it was my life',
      'doctor banned me from boxing after the concussion, what now',
      'never dance again the surgeon said, ballet was my life',
      'cant play tennis anymore, my shoulder is done, i feel like i lost a part of me',
      'the doctor says i have to stop running and i dont know who i am without it',
      'had to stop climbing after the third injury and i cant watch my friends climb',
      'my rugby career is over, two concussions, they told me to stop',
      'no more horse riding because of my back, 30 years',
      'im 52 and had to quit skiing for good, knees. it hurts more than i thought',
      'gave up judo because of arthritis and i miss the people most',
      'i cant run any more. who am i without my marathons',
      'being told no more running at 40 feels like a funeral',
      'had to give up the sport i love because of my heart, volleyball since i was 9',
    ],
    says: {
      told: 'I\'m sorry. That was your clock, your people and the place you put your worries, and it\'s allowed to hurt like a loss. Two things help. Ask the doctor or a physio the exact question: "What can I still do, and how hard?", because "no running" often leaves bike, water, rowing or long walks. And keep the people: help at the race, coach the kids, come to the coffee afterwards. Give the new thing ten tries before you compare it.',
      should:
        "Follow the advice, and get it exact: ask what's forbidden for good and what only for now, and whether a second opinion from a sports doctor makes sense. Don't test it in secret. Meanwhile choose one thing that's allowed and start this week, badly.",
      normal:
        "Yes, people grieve a sport, and it's no exaggeration: it was a rhythm, a group and a way to feel strong. Being sad, cross or unable to watch the others is part of it. It usually softens once the body has somewhere else to go, and that can be found.",
      why: "Because it was never only exercise: it was where you were good at something, where you met people and where the day got sorted. Take that away at once and there's a hole in the week. So fill it by the hour, with something that moves and someone who's there.",
      how: "In three parts: the body, the people, the head. Find with a physio what's allowed and do it at your old training hour. Stay near the club in some role. And have one other way to let off steam, because that's the part you'll miss on bad days. Ten tries before you judge any of it.",
      will: "I can't promise it'll feel the same. Many people do find another thing, slower at first, and love it for its own reasons after half a year. It depends on letting it be different, and on keeping some of the old faces around you.",
    },
  },
  {
    id: 'lifting-plateau',
    words: [
      /\b(?:bench ?press|deadlift\w*|squat\w*|biceps?|muscle mass|dumbbells?|hypertrophy|overhead press|lifts|bench(?: press)?|deadlifts?|squats?|pull ?ups?|push ?ups?|lifting|weights|muscles?|gains|bulk\w*|bodybuilding|new pr|my pr|skinny fat)\b/u,
      /\b(?:not growing|wont grow|dont grow|no progress|skinny|weaker|\d+ ?(?:kg|kilos|lbs|pounds)|look the same|personal best|pr|first (?:pull ?up|push ?up)|plateau\w*|stuck|progress|same weight|stronger|weak\w*|gain\w*|bulk\w*|build|results|no results|months|years|kilos?|kg|lbs|cant do|one pull ?up)\b/u,
    ],
    unless:
      /\b(?:first pull ?up|personal best|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|relaxer|pull(?:ed)? (?:a |my )?muscle|knees?|sclerosis|dystrophy)\b/u,
    tries: [
      'stuck at 80kg on bench since april',
      'been lifting for 2 years and still look like i dont go',
      'i cant do one pull up and its my goal before 30',
      'hit a new pr today 100 kg squat and no one to tell',
      'my bench is stuck',
      'three months of squats and my legs look the same, what am i doing wrong',
      'im 54 and finally deadlifted 100 kg, the kids at the gym clapped',
      'she lifts more than me, how do i get stronger without being weird about it',
      'is it normal to get weaker in a deficit, lost 10 kg on my bench',
      'eat clean, sleep eight hours, go four times a week, and still no gains, my brother looks at a weight and grows',
      'how long does it take to build muscle at 40 as a woman',
    ],
    says: {
      told: "When lifts or muscles stop moving, it's usually recovery: sleep, food and one easier week do more than another hard one. Drop the weight by a tenth, build up again with clean repetitions, and change just one thing, such as more sets or slower lowering. Write every session down. Photos three months apart tell you more than the mirror. And a new best counts even if nobody saw it: well lifted.",
      why: 'Mostly because the body has adapted to exactly what you do, and gets too little sleep, protein or rest to build more. Beginners gain fast, then everyone slows. Change the repetitions for six weeks, eat enough, take an easier week first. If strength drops for no reason, ask a doctor.',
      will: 'Usually it moves again, in smaller steps than in the first year. It depends on patience, food, sleep, and on training hard twice a week rather than half hard five times. Judge in twelve weeks. Pull ups in particular come from slow negatives and bands, a few every other day.',
      glad: "That's months of showing up in one number, and it's yours. Write it down with the date, because on some grey Tuesday you'll want the proof. Eat something good, sleep long, and go light next time. The person in the next rack would have loved to hear it, by the way.",
    },
  },
  {
    id: 'swimming',
    words: [
      /\b(?:swims|breaststroke|backstroke|deep end|afraid of water|fear of (?:deep )?water|snorkel\w*|beach body|swim|swimming|swimmer|swam|swimsuits?|bikinis?|bathing suit|swimwear|the pool|swimming pool|swimming lessons?|crawl|front crawl)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|met|meet|kiss\w*|lifeguard|crush|date|he|she|flat ?chested|boobs|breasts?|drown\w*|dream\w*|sperm|dog|baby|shark|pool table|car ?pool)\b/u,
    tries: [
      'im 41 and never learned to swim, too ashamed to ask',
      'i havent been in a swimsuit since 2016',
      'swimming twice a week now and my back is thanking me',
      'my friends booked a pool villa and i dont want to be seen in a bikini',
      'i cant swim',
      'fear of deep water, help',
      'learned to swim at 63, first length without touching the side yesterday',
      'my flatmates go swimming in the lake every day and i sit on the towel in a dress',
      'is it ok to swim with your head out of the water like a granny lol',
      'i swim in the slow lane in ghent and a man keeps overtaking like its the olympics',
      'should i take swimming lessons as a grown woman among the little ones',
      'booked the maldives for our anniversary, everything paid, and my biggest worry is being seen in swimwear next to the others',
    ],
    says: {
      told: "Whether it's the strokes or the swimsuit, the water is kinder than the walk to it, so shorten the walk: towel round you to the edge, in at a quiet hour, done. Plenty of grown-ups can't swim, and courses for them exist nearly everywhere; ten lessons usually bring you across the pool. For clothes, buy what stays put when you move. Nobody at the pool is looking as closely as you are.",
      should:
        "Yes, take the lessons or go in, because this is one of the few things people never regret having done at last. Choose a small adult group or three private lessons. If deep water truly frightens you, tell the teacher before, and stay where you can stand until you're bored there.",
      normal:
        "Yes. Millions of adults can't swim, and even more would rather wear a coat to the beach. It's usually where someone grew up and what someone once said. Neither is a verdict on you. Start at a quiet hour, with one person who doesn't comment.",
      glad: 'Good for you, and for your back: water is one of the few places where a body gets work and rest at once. Keep the two days fixed like appointments, rinse the chlorine off, and eat something proper after. If it ever gets dull, learn one new stroke. It makes you a beginner again, pleasantly.',
    },
  },
  {
    id: 'yoga',
    words: [
      /\b(?:hot yoga|yin|ashtanga|yogis|headstand|yoga mat|handstand|reformer|yoga|pilates|yogi|downward dog|vinyasa|stretching class)\b/u,
    ],
    unless:
      /\b(?:yin and yang|yin yang|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|instructor (?:and|with) my|cheat\w*|my (?:husband|boyfriend|wife|girlfriend))\b/u,
    tries: [
      'tried yoga and i cant touch my toes, everyone else was a pretzel',
      'i cry in yoga class at the end, whats wrong with me',
      'thinking of doing a yoga teacher training at 50',
      'does pilates really help with back pain',
      'yoga is not for me',
      'should i try hot yoga',
      'im a 49 year old plumber, stiff as a board, and my daughter booked me a yoga class',
      'my leggings ripped in pilates and i kept going, has it happened to you',
      'is yoga against my religion, my pastor says so',
      'she did one weekend of yoga training in bali and now corrects everyones breathing',
      'i work on a ship six months a year, small cabin, no space, can i still do yoga without a teacher',
      'why do i get so angry in yin yoga when nothing happens',
    ],
    says: {
      told: "Yoga and pilates are mostly stretching and breathing, what you believe stays yours, and stiff people often get the most from them. Take a beginner or gentle class, tell the teacher about bad spots, bend your knees as much as you like. Tears in the last lying down minutes are common: it's often the first quiet of the week. Sharp pain is the only thing to stop for. Give it six classes before you judge.",
      normal:
        'Normal, both the stiffness and the tears. Toes are reached by some people at once and by others never, and it makes no difference to the good it does. Crying in the quiet at the end happens in every studio. Teachers know it and leave you in peace.',
      should:
        'Yes to trying it, for six classes, with a teacher who offers easier versions. For a teacher training, do it because you want to know more, and count any income as a bonus, since most places have plenty of teachers. With a bad back or a pregnancy, say so before class and ask a doctor if unsure.',
    },
  },
  {
    id: 'climbing',
    words: [
      /\b(?:bouldering|belays|top rope|via ferrata|climb(?:ing|er|s|ed)?|boulder(?:ing|s)?|belay\w*|belaying|lead climbing)\b/u,
      /\b(?:top rope|via ferrata|crux|injur\w*|forearms?|afraid|scary|harness|beginner|sent|alps|tips|v\d|6[abc]|7[abc]|boulder\w*|boulder\w*|belay\w*|wall|gym|fear|scared|afraid|grade|grades|route|rope|fall|falling|fingers|plateau|hall|partner|heights|outdoor|rock|mountain|lead|love|started)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|ladder|career|wall street|walls closing)\b/u,
    tries: [
      'bouldering since a year and stuck on the same grade',
      'climbing, i freeze on the wall when im above the last bolt, fear of falling',
      'my climbing partner moved away and i dont know anyone at the hall',
      'started climbing at 48 and i love it',
      'bouldering hurts my fingers',
      'scared of lead climbing',
      'im 35, heavy, and want to try climbing as a beginner but everyone in there looks like a lizard',
      'climbed my first 6b on sunday and screamed the hall down',
      'my wife wants to go climbing outdoors in spain and i dont trust my belaying',
      'how do you get over the fear at the top of the wall, my 10yo laughs at me climbing down',
      'i love it, i go three times a week, and then i see an eight year old girl flash my bouldering project in sandals',
      'is it rude to give tips at the boulder wall, some guy does it to me all the time',
    ],
    says: {
      told: 'Climbing is mostly fear and feet, so train those two: practice tiny planned falls with a trained belayer, take a belay course if you doubt your own, and spend one session a week on easy routes with silent, exact feet. Fingers need months longer than muscles, so leave a day between hard sessions. Short of a partner? Ask at the desk for the meetup evening, every hall has one. Finger or elbow pain that stays means rest and a physio.',
      how: "For fear: ten small falls each session, each announced, each a bit longer, until it's dull. For a stuck grade: climb many easier routes in different styles rather than trying the same hard one, and film yourself once. For people: the beginner's evening or the notice board. All three work better with one regular day a week.",
      normal:
        'Yes, being scared up there is your brain doing its job, and getting stuck on a grade for half a year or longer is what nearly everyone does. Progress comes in jumps after long flats. Falling practice and quiet feet do more than stronger arms.',
    },
  },
  {
    id: 'football-at-forty',
    words: [
      /\b(?:pickleball|hockey|golf|table tennis|sunday league|football|soccer|futsal|five a side|5 a side|basketball|padel|tennis|badminton|squash|volleyball|handball|cricket|rugby)\b/u,
      /\b(?:oldest|over (?:30|40|50|60)|old (?:man|guy|lady|enough)|at my age|as an adult|grandpa|used to play|stop playing|still play\w*|3[5-9]|4\d|5\d|6\d|forty|fifty|too old|old man|old guys|my age|veterans?|again after|years off|comeback|come back|retire|retiring|quit|hang up)\b/u,
    ],
    unless:
      /\b(?:mini golf|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|torn|tore|acl|ligament|injur\w*|boyfriend|husband|watch\w*|minutes?|euros?|dollars?|son|daughter|knees?)\b/u,
    tries: [
      'im 43 and the young guys at football run past me like im a cone',
      'should i retire from sunday league football, 39 and everything hurts until wednesday',
      'playing basketball again after 15 years off and my lungs are gone',
      'joined a padel group at 52, best thing this year',
      'too old for football?',
      'still playing hockey at 57',
      'im the oldest in our five a side team by 15 years and they call me grandpa',
      'took up tennis at 48 after the divorce, my backhand is a crime but im happy',
      'should i stop playing basketball at 41, everything creaks on monday',
      'used to play volleyball in the first league, now at 50 i get out of breath tying my shoes',
      'work, two kids, a bad hip, and still on thursday evenings im 20 again for one hour of futsal with guys over 40',
      'my brother is 46, plays rugby with boys and limps all week, how do i tell him',
    ],
    says: {
      told: "At this age you play with your head and prepare with your legs: ten minutes of proper warm up, two short strength sessions a week, and one game instead of three. Let the young ones run and pick the pass. Find an over forties group if yours has turned into a sprint. Sore for a day or two is the fee. Chest tightness or unusual breathlessness isn't, so get a heart check if you're coming back after years.",
      should:
        "Keep playing, but change the dose: a veterans' team, fewer minutes, strength work in the week. What people miss after stopping is the beer and the company, far more than the goals. Stop when you limp into Thursday every week or a doctor tells you so, and then stay on as coach or on the bench.",
      will: "Some of it comes back quicker than you'd think: lungs in six to eight weeks, touch in ten. Speed mostly doesn't, and that's where cunning starts. It depends on warming up and on two short strength sessions a week. Muscles tear when people play their old tempo in week one.",
      glad: "Lovely, and good for far more than fitness: a fixed evening, people who expect you, and something to be bad at and laugh about. Protect it with a real warm up and a rest day after. And go for the drink afterward at least every second time, because that's half of the thing.",
    },
  },
  {
    id: 'steps',
    words: [
      /\b(?:walk|steps?|step ?count(?:er)?|10000|10k steps|10 ?000|walks?|walking|pedometer)\b/u,
      /\b(?:steps (?:today|enough|a day|goal)|step challenge|(?:\d+|ten|five|twenty) ?(?:k|thousand) steps|my steps|steps a day|steps (?:every|per|each) day|step ?count(?:er)?|step goal|10000|10 ?000|10k|daily steps?|pedometer|\d+ steps)\b/u,
    ],
    unless:
      /\b(?:next steps?|first steps?|step by step|baby steps|footsteps|stairs|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|step ?(?:mum|mom|dad|son|daughter|mother|father)|race|euros|dollars|salary|bills|dream)\b/u,
    tries: [
      'i pace my living room at 11pm to get my 10000 steps',
      'only 2000 steps a day since working from home',
      'is 10k steps a day really necessary at 60',
      'hit my step goal 40 days in a row and now im scared to break it',
      'how many steps a day',
      '12000 steps today, yay',
      'my office has a daily steps challenge and linda from accounting walks at night, i swear',
      'is walking 6000 steps enough if i stand all day in a bakery',
      'im 72, new hip, proud of my 4000 steps along the canal',
      'my wife wont sit down in the evening before her step goal is full, its driving me mad',
      'i work from home in a one room flat in paris, fridge to desk and back, 900 steps on a bad day',
      'why do i lose no weight with 10000 steps every day',
    ],
    says: {
      told: 'Ten thousand steps was an advertising number for a Japanese pedometer, so you may let it go: most of the benefit for health is there at around seven thousand, and the biggest jump is from very few to some. Tie walks to things you do anyway, a phone call, the bus stop before yours, ten minutes after lunch. If the counter makes you pace at midnight, put it in a drawer for a week.',
      should:
        "Aim for a bit more than you do now, and don't chase the round number. Two thousand extra, kept up, is worth more than ten thousand for five days. Some of it brisk, some outside. If joints or breath complain, ask a doctor what pace suits you.",
      normal:
        "Yes, circling the kitchen for the last few hundred is a worldwide hobby. It's funny until the number runs the evening. If a missed goal spoils your mood, set a weekly target instead of a daily one. Bodies count in weeks anyway.",
    },
  },
  {
    id: 'cycling-body',
    words: [
      /\b(?:(?:by|on (?:my|the|a)|give up the|on) bike|bike rides?|spinning|saddle sore|zwift|ebike|gravel bike|cycling|cyclist|bicycle|biking|peloton|spin class|spinning class|e ?bikes?|road bike|bike to work|cycle to work|ride my bike|mountain bik\w*)\b/u,
    ],
    unless:
      /\b(?:numb|(?:head|room|world|everything) (?:is |was |started |keeps )?spinning|spinning (?:head|room|wool|out)|wool|yarn|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|stolen|stole|motor\w*|period|washing|menstrual|hit by|crash|accident|car hit)\b/u,
    tries: [
      'bike to work now 14 km each way and im starving all day',
      'is an e bike cheating, my husband laughs at me',
      'saddle is killing me on the road bike, can hardly sit',
      'want to start cycling at 57 but scared of traffic',
      'cycling to work now',
      'saddle sore, what helps',
      'im 70 and got an e bike, havent been this happy since my wedding',
      'drivers in rome nearly kill me daily, should i give up the bike',
      'is spinning enough exercise or do i need weights too',
      'bought a gravel bike for 3000 and my wife doesnt know',
      'two bags on the back, headwind, hills, i arrive at the office soaked, and still cycling is the best part of my day',
      'why does everything hurt when i ride my bike for an hour',
    ],
    says: {
      told: "With cycling, comfort decides whether you're still riding in autumn, so sort saddle height, bars and padded shorts before you buy anything faster. An e-bike isn't cheating: people on them ride farther and more often. Against traffic nerves, try the route on a Sunday first and take the side streets, even if it's longer. Numb hands or a numb seat mean the bike needs adjusting, and any good shop does that.",
      should:
        "Yes, ride, whether you're starting or close to giving up, and spend the next month on quiet roads at quiet hours. If hills or distance put you off, get the e-bike, because the best bike is the one you take out. Test before buying. After heart trouble or with bad balance, ask a doctor first, a stationary bike may be the better beginning.",
      normal:
        "Yes. A sore seat in the first two weeks, wild hunger, and fear of trucks are the standard package. The first two go away. For the third, take a calmer route and ride a door's width from parked cars, where drivers see you.",
    },
  },
  {
    id: 'exercise-motivation',
    words: [
      /\b(?:moving my body|move more|sport|couch potato|jogging|training plan|home workouts?|working out|exercis\w*|work ?outs?|working out|workouts?|sporty|fitness|sports?|out of shape|unfit|get fit|getting fit)\b/u,
      /\b(?:motivation|couch potato|give up|excuses?|procrastinat\w*|too tired|too lazy|no energy|cant seem|used to be|every monday|boring|bored|how do people|dont (?:like|enjoy|want)|move more|motivat\w*|lazy|start\w*|hate|discipline|routine|stick|quit|time|cant bring|force|never|consisten\w*|out of shape|unfit|stairs|get fit|getting fit)\b/u,
    ],
    unless:
      /\b(?:been consistent|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|gym|contract|steroids|knees?|husband|wife|boyfriend|girlfriend|roommate|son|daughter|covid|colleague|coworker|breathing exercises?|period|too much|addict\w*)\b/u,
    tries: [
      'i hate exercise and always have since school sports',
      'no discipline, i start a workout plan every monday and stop by thursday',
      'so out of shape that the stairs to my office make me sweat',
      'how do i find time to exercise with two jobs',
      'no motivation to exercise',
      'how do i start working out',
      'used to be sporty, then two kids and a desk job in leeds, now i sweat on the stairs',
      'is ten minutes of exercise even worth it or should i not bother to start',
      'my doctor says move more, my couch says stay, im 52 and too lazy',
      'why do i hate sports so much, even the word makes me tired',
      'i buy the outfits, i follow the girls on youtube, i have the mat, and i still never do the workout',
      'what exercise can i do with a bad hip and no time',
    ],
    says: {
      told: "Start so small that it feels like a joke: ten minutes, three times a week, tied to something you do anyway, and nothing you hated at school. Dancing in the kitchen and stairs count. Motivation usually turns up after the fifth time, not before the first. Write a cross on the calendar each time and don't miss twice in a row. If stairs leave you breathless in a new way, see a doctor first.",
      how: "Take the decision out of it. Same three days, same ten minutes, clothes laid out the night before, and a person or a class that expects you. Choose what's bearable rather than what's effective. Two short walks fit into most breaks. After a month, add five minutes and nothing else.",
      why: "Mostly because plans are made for the person you'd like to be on Monday, and then Thursday comes. It's a planning fault, not a character fault. School sport also put many people off for decades. Halve the plan, halve it again, and do that version for three weeks.",
    },
  },
  {
    id: 'martial-arts',
    words: [
      /\b(?:taekwon ?do|boxer|boxing gym|spar|dojo|wrestling|self ?defen[cs]e|fencing|capoeira|belt exam|tai ?chi|grappl\w*|bjj|jiu ?jitsu|judo|karate|taekwondo|boxing|(?:white|blue|brown|purple) belt|kickboxing|muay thai|mma|aikido|krav maga|martial arts?|sparring|black belt)\b/u,
    ],
    unless:
      /\b(?:garden|fence|ring boxer|boxer shorts|boxer dog|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|boxing day|torn|tore|acl|broke my|ligament|beats|abus\w*)\b/u,
    tries: [
      'started bjj at 37 and i get smashed by teenagers every class',
      'scared of sparring in boxing, i close my eyes',
      'white belt for 2 years, thinking of quitting judo',
      'got my blue belt yesterday, i still cant believe it',
      'starting karate at 50',
      'got punched, still love boxing',
      'im the only girl in my bjj gym in dublin and they go either too soft or too hard',
      'black belt exam on saturday, i have not slept',
      'my 9yo wants to quit judo after one lost fight, do i let him',
      'does krav maga really help if someone grabs you',
      'after the breakup i signed up for kickboxing, partly out of rage, and its the best thing i did all year',
      'how do i tell my sparring partner that he hits too hard',
    ],
    says: {
      told: "On the mat everyone loses for the first year or two, and the ones who are good are simply those who kept coming to lose. Set one small aim per class, such as one escape or one calm breath under pressure. Ask for light sparring out loud: \"Can we go at half speed, I'm learning.\" A good club says yes. One where beginners get hurt every week isn't tough, it's badly run.",
      should:
        "Stay another three months if you like the people and you're only frustrated, because belts and progress come in lumps. Change clubs if you get hurt often or mocked. Quit without shame if you dread the evening each time, or if a head knock left you dizzy: then a doctor comes first.",
      normal:
        'Normal, both the fear and the feeling that everybody else gets it. Closing your eyes is a reflex that fades with slow drills. Younger ones are faster and heal faster, and you think better. Measure against yourself three months ago.',
      glad: 'Congratulations, that belt is hundreds of evenings of getting up again. It usually feels undeserved for some weeks, everyone says so. Thank the training partner who tapped you most, because they made it. Then go back and lose with a new color.',
    },
  },
  {
    id: 'hiking-camino',
    words: [
      /\b(?:hikers?|trekk?ing|summit|kilimanjaro|everest base camp|backpacking|west highland way|appalachian|walking holiday|santiago|hik(?:e|es|ed|ing)|camino|trek(?:king)?|long distance trail|pilgrimage on foot|mountain hut|thru ?hike|backpacking trail)\b/u,
    ],
    unless:
      /\b(?:santiago is|chile|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|price hike|rent hike|rate hike|salary hike|lost in|rescue|sprain\w*|broke)\b/u,
    tries: [
      'walking the camino alone in may, im 62 and a bit scared',
      'i slow everyone down on hikes and they wait with that face',
      'first trek with a heavy pack and my hips are bruised',
      'should i do the 3 day hike with my fear of heights',
      'first big hike on saturday',
      'the camino changed my life',
      'im 55, never hiked, and my friends booked four days in the dolomites',
      'blisters on day two of the hike and nobody has plasters',
      'is it safe for a woman to hike alone in scotland',
      'my boyfriend storms ahead on every hike and i see only his backpack',
      'he turned 70, has a new knee and a stubborn head, and now he wants to trek to base camp with me',
      'should i quit my job and walk the pacific crest trail, thru hike from may',
    ],
    says: {
      told: "For a hike or a long trail, the pack and the pace decide it: carry about a tenth of your weight, a fifth at most with a tent, in boots you've worn for weeks, and start slower than you want. In a group, ask to walk in front; the slowest sets the pace and nobody waits. Alone, send someone your stages each morning. Test two days in a row before the big one. With a new joint or real altitude, ask a doctor first. Turning round is always allowed.",
      should:
        "Yes, if you've walked two long days in a row beforehand and know where you can get off the trail. Alone is fine on a well walked route, and you'll rarely be alone for long. Not yet, if heights make you freeze and the path is exposed: pick a valley version, it's the same sky.",
      normal:
        'Being slow, or scared of the first stage, is normal for nearly everyone who ever set out. Feet find their speed after three days. If the group makes faces, say at the start: "I walk steadily but slowly, I\'ll go first." That turns a burden into a pacemaker.',
    },
  },
  {
    id: 'weight-gained',
    words: [
      /\b(?:gained so much|(?:gain(?:ed|ing)?|put on) (?:\w+ ){0,3}\d+ ?(?:kg|kilos?|pounds|lbs)|(?:got|gotten|getting|become) (?:so )?(?:chubby|fat)|my tummy|spare tire|spare tyre|dad bod|chubby|plus \d+ ?(?:kg|kilos)|keep gaining|weight (?:keeps|is) (?:going up|creeping)|gaining weight|(?:gain(?:ed|ing)?|put on|putting on) (?:\w+ ){0,4}(?:weight|\d*kilos?|\d*kgs?|pounds|\d*lbs|stone)|weight gain|got(?:ten)? fat|getting fat|im (?:so )?fat|i am (?:so )?fat|feel (?:so )?fat|belly|muffin top|beer belly|love handles|overweight|obese|heaviest|i weigh|my weight is)\b/u,
    ],
    unless:
      /\b(?:my (?:4|5|6|7|8|9|10|11|12) ?yo|upset tummy|tummy (?:ache|bug|hurts)|tummy tuck|heavy hearted|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|thyroid|hashimotos?|c ?section|birth|baby|pregnan\w*|belly button|belly dance|dog|cat|bloat\w*|menopaus\w*|underweight|skinny|thin|to gain weight|muscle|comments?|said|says|told me|calls? me|ozempic|wegovy|mounjaro)\b/u,
    tries: [
      'i gained 12 kilos since the breakup and nothing fits',
      'put on weight from antidepressants and dont recognize myself',
      'beer belly at 35, i used to be a stick',
      'why do i gain weight when i eat like a bird',
      'i got so fat',
      'gained 8 kg this winter',
      'pants wont close, belly over the belt, 41 and i look like my uncle',
      'gained 6 kilos in the ten weeks since our move to texas, is that normal',
      'we cook so well together that we both got chubby since we moved in',
      'why does it all go to my belly and never to the legs',
      'i was slim my whole life, danced until thirty, and since the desk job in warsaw i keep gaining and dont know who that is in the window',
      'will i lose it again, gained 20 pounds on cortisone',
      'i gained 14 kg after shift to us. my saree blouses... im dying of shame before cousin wedding',
    ],
    says: {
      told: "Weight that came on has a story, like stress, a medicine, a desk, a birthday ending in zero, so be curious about it before you go to war with it. Buy two things that fit today, because tight clothes punish you all day long. Then change one thing only for a month: a walk after dinner, or no drinks with sugar. If it came fast or with a new medicine, ask the doctor, and don't stop the tablets alone.",
      why: "Often it's several small things: less sleep, more sitting, stress, hormones, age, drinks, or a medicine. Eating little by day and catching up in the evening is a common one too. If it came within weeks without any change, ask for a blood test, thyroid included. If a tablet is the suspect, the doctor can often offer another.",
      normal:
        "Yes, bodies move up and down with life, and most adults gain over the years. It says nothing about character. What's worth a doctor's look is a fast gain without a reason, swelling, or a jump after a new medicine. The rest is a matter of small habits and clothes that fit.",
      will: 'Some of it usually can go, slowly, and slow is what stays. It depends on sleep, stress and one or two habits you can keep in a bad week, more than on any diet. Half a kilo a week is already brisk. If nothing moves in three months, a doctor or dietitian can look with you.',
    },
  },
  {
    id: 'weight-losing',
    words: [
      /\b(?:drop (?:\w+ ){0,2}(?:kilos?|kg|pounds|lbs)|(?:down|minus) \d+ ?(?:kg|kilos?|pounds|lbs|stone)|\d+ ?(?:kg|kilos?|pounds|lbs|stone) (?:down|gone|lighter|to go)|shed (?:\w+ ){0,3}(?:kilos?|pounds|weight)|get(?:ting)? (?:slim|thinner|slimmer|skinny)|los(?:e|ing|t) (?:my |the |some )?(?:belly|fat|tummy)|scale|loose weight|los(?:e|ing|t) (?:\w+ ){0,4}(?:weight|\d*kilos?|\d*kgs?|pounds|\d*lbs|stone)|weight ?loss|slim(?:ming)? down|calorie deficit|weigh(?:t)? (?:myself|watchers|in)|the scales?)\b/u,
    ],
    unless:
      /\b(?:scale of|large scale|full scale|scale back|on a scale|scale model|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|im 1[0-7]|i am 1[0-7]|1[0-7] years old|injections?|loose skin|fatty liver|cholesterol|blood pressure|thyroid|hashimotos?|without trying|no reason|unexplained|dog|cat|ozempic|wegovy|mounjaro|glp|music|fish|keto|fasting|boyfriend|husband|wife|girlfriend|stress)\b/u,
    tries: [
      'trying to lose 10 kilos before my sisters wedding in june',
      'the scale hasnt moved in 3 weeks and i eat like a monk',
      'i lost 25kg and still see the old me in the mirror',
      'everyone in the office does weight watchers except me, should i',
      'how do i lose weight',
      'stepped on the scale after christmas and stepped right off again',
      'im 59 and my knees would thank me if i lost some weight, where do i start',
      'is two kilos a month too slow, my colleague lost eight kilos',
      'my mum and i lose weight together over video call, she cheats with baklava',
      'new year, new plan, same salad, and after four weeks i lost half a kilo',
      'will it all come back like last time if i lose the weight fast',
    ],
    says: {
      told: 'Losing weight works best at the speed you could keep up in a bad month: half a kilo a week or less, with enough protein, sleep and something to chew. Weigh once a week at most, since water alone moves the scale by two kilos. A standstill of three weeks is ordinary and usually ends. The eye takes about a year longer than the body to catch up. If food fills your head all day, tell a doctor.',
      how: "Pick two changes that you'd keep for two years. Half the plate vegetables, no sugar in drinks, a walk after dinner, and going to bed earlier are the strong ones. Weigh weekly, same day, write the average. A dietitian, or your health insurance's course, is better value than any powder.",
      should:
        "Yes, if a doctor has said so or you'd move more easily, and if you can do it slowly. No, if it's for one event or another person, because what goes for a dress comes back after it. If you already weigh little or have a hard history with food, talk to a doctor first.",
      glad: "That's a real piece of work, and most of it nobody saw: the evenings, the no thank yous, the walks in rain. Give the good clothes a place in front. The mirror often lags a year behind, so keep one old pair of jeans for the days when you don't believe it.",
    },
  },
  {
    id: 'weight-comments',
    words: [
      /\b(?:so thin|lost weight|gained weight|my figure|my butt|my thighs|what i eat|so big|fat|weight|belly|overweight|skinny|too thin|chubby|body ?sham\w*|(?:comment\w*|remarks?|jokes?|opinions?) (?:\w+ )?(?:on|about) my (?:body|figure|looks))\b/u,
      /\b(?:(?:colleague|cousin|inlaws?|in law|uncle|grandmother|granny|nan|teacher|trainer|doctor|neighbou?r|stranger|man|guy|someone) (?:\w+ ){0,5}(?:comments?|commented|said|says|told me|tells me|calls me|called me|jokes?|joked|pokes?|makes? fun|teases?|mentions?|remarks?|asks?|asked)|comments? (?:\w+ )?(?:about|on) my (?:weight|body|belly|size|figure)|(?:have|has) you (?:gained|lost)|youve (?:gained|lost|put)|(?:mum|mom|mother|dad|father|grandma|aunt|sister|brother|family|boyfriend|girlfriend|husband|wife|partner|friend|coworker|colleague|boss|he|she|they|everyone|people|ex) (?:\w+ ){0,5}(?:comments?|commented|said|says|told me|tells me|calls me|called me|jokes?|joked|pokes?|makes? fun|teases?|keeps? mentioning|remarks?|asked if)|body ?sham\w*|fat ?sham\w*)\b/u,
    ],
    unless:
      /\b(?:house|apartment|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*)\b/u,
    tries: [
      'my mum comments on my weight every time i come home',
      'my boyfriend said i got chubby and now i dont want him to touch me',
      'aunt asked if im pregnant, its just my belly',
      'everyone tells me im too skinny and to eat a burger',
      'grandma called me fat',
      'she always jokes about my belly',
      'every visit to manila starts with my aunt who says oh you got so big in front of everyone',
      'my trainer told me i should lose my butt before the wedding, do i say something',
      'is it rude or normal that my colleague comments on my weight loss all the time',
      'he calls me chubby as a pet name and laughs when i say it hurts',
      'i was so proud of the dress, did my hair, felt good, and then my mother said are you sure with your belly',
      'what do i answer when everyone says im too thin and asks if im ill',
    ],
    says: {
      told: "A remark about your body deserves one calm sentence and then a change of subject: \"Please don't comment on my weight. How's the garden?\" Said every time in the same words, it works better than any argument. Whether it was meant as care or as a joke, it landed on you, and that's reason enough to say it. If it's a partner, add how it felt, once, when you're both calm. Laughing at that and going on isn't teasing anymore, and you don't have to put up with it.",
      say: '"I don\'t want my body to be a topic. Tell me something else." Keep the same sentence for the next time, and the time after. To a partner: "When you said that, I didn\'t want to be touched for days. I need you to leave that alone." If {they} repeat{s} it, leave the room once, kindly.',
      normal:
        "No, you're not oversensitive. Bodies aren't a subject for small talk, and remarks stick for years, even the ones meant well. You may say so without proving anything. One sentence, the same each time, and then the weather.",
      them: 'Nobody can see from outside what {who|that person} had in mind. Some people worry that way, some repeat what was once said to them, some are simply careless. You can find out by asking once: "What do you want me to do with that?" And whatever the answer is, you can still ask for it to stop.',
    },
  },
  {
    id: 'diets',
    words: [
      /\b(?:dieted|low ?carb|south beach|dash diet|calorie|meal plan|meal prep|clean eating|eat(?:ing)? clean|eat(?:ing)? healthy|eat(?:ing)? health(?:y|ily|ier)|healthy eating|whole30|diets?|dieting|keto|ketogenic|low carb|paleo|carnivore|calories|calorie counting|carbs|detox|juice cleanse|cheat day|macros|mediterranean diet)\b/u,
    ],
    unless:
      /\b(?:low calorie|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|im 1[0-7]|i am 1[0-7]|1[0-7] years old|boyfriend|husband|dog|cat|coke|diet coke|vegan|vegetarian|fasting|phone detox|digital detox|alcohol|sugar detox|binge\w*)\b/u,
    tries: [
      'on keto for 3 weeks and im so grumpy my kids avoid me',
      'every diet works for 2 weeks then i eat the whole kitchen',
      'is a juice cleanse worth 150 euros',
      'counting calories makes me crazy but without it i gain',
      'diets dont work for me',
      'is keto safe',
      'day 3 of low carb and i dreamed of a baguette',
      'my wife put both of us on a diet and i eat in the garage',
      'should i count calories or just eat less, im 44 and lazy',
      'trying to eat healthy in a family of six that lives on pasta, how',
      'ive done cabbage soup, paleo, points, shakes, a clinic in the black forest, and im heavier than before the first diet',
      'why am i so angry when im on a diet',
    ],
    says: {
      told: "The best diet is the one you'd still be on in two years, and by that test most of them fail by March. Instead of rules for everything, take three: vegetables with each meal, protein in the morning, sweets sitting down and on purpose. Very strict plans end in front of the fridge, and that's biology, not weakness. With diabetes, pregnancy or medicines, ask a doctor before you cut whole food groups.",
      should:
        "Skip the juice cleanses and anything that promises a week: your liver and kidneys do that for free. A plan that's mostly ordinary food with a little less of it is worth trying. Not at all if counting takes over your head or you've had trouble with eating. Then see a dietitian first.",
      why: 'Strict plans fail because the body answers hunger with more hunger, and the head answers forbidden with tonight. So the collapse is built into the plan. Loosen it until you could follow it on a bad Thursday. That looks slower and goes further.',
      normal:
        "Normal, yes. Grumpy, cold, dreaming of bread: that's what bodies do when cut short. Falling off after two weeks is what most people do. If it swings between nothing and everything, drop the rules, eat three regular meals, and talk to a doctor or dietitian about the swings.",
    },
  },
  {
    id: 'weight-injections',
    words: [
      /\b(?:the (?:weight loss |slimming |fat )?jabs?|slimming (?:jabs?|shots?|injections?)|skinny (?:jabs?|shots?|pen)|liraglutide|ozempic face|rybelsus|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|glp ?1s?|weight loss (?:injections?|shots?|jabs?|pen|pens|drugs?|pills?)|saxenda)\b/u,
    ],
    unless: /\b(?:covid|flu|vaccin\w*|tetanus|cancer|suicid\w*|kill(?:ing)? myself)\b/u,
    tries: [
      'started mounjaro and didnt tell my husband',
      'on ozempic i lost 14 kg but food is just grey now',
      'should i buy wegovy online without prescription',
      'what happens when i stop the weight loss injection',
      'is ozempic worth it',
      'skinny jab, yes or no',
      'everyone at work thinks its my discipline but its mounjaro, should i tell them',
      'im on wegovy week 6, lost 5 kilos and my hair comes out in the shower',
      'my sister takes ozempic for ten pounds and now all her friends want it too',
      'how do i handle the nausea from tirzepatide at family dinners in beirut',
      'i was sceptical for a year, read everything, and now with the weight loss injections the hunger is simply gone',
      'will the weight come back after mounjaro',
    ],
    says: {
      told: "With these injections, the prescriber is your best companion, so take every effect to them: nausea, no joy in food, hair, mood, and what the plan is for later. Never buy them from a chat or a shop without prescription, since fakes are common. Eat protein first, drink enough. Severe belly pain that doesn't let up is for emergency care. Who you tell is yours to decide. Don't stop or change the dose on your own.",
      should:
        'Talk to a doctor first, and only use what a pharmacy hands you on prescription. Telling others is your choice and no duty. It can be a good tool when weight harms your health, and a poor one for a few kilos before summer. Ask beforehand: "How long would I take it, and what happens when I stop?"',
      normal:
        "Yes, both the secrecy and the strange quiet around food are common. It's a medicine, not cheating. If joy in eating is gone altogether or your mood drops, call the prescriber this week, because the dose can often be adjusted. If you can't keep food or water down, call today.",
      will: 'Nobody can promise how it goes for one body. Many people lose a good deal, and many gain part of it back after stopping if nothing else has changed. It depends on habits built meanwhile, muscle above all, and on a plan for the end made with the doctor.',
    },
  },
  {
    id: 'sugar',
    words: [
      /\b(?:sugary|biscuits|cola|pepsi|fanta|gummies|gummy bears|nutella|pastries|donuts?|lollies|fizzy drinks?|sweet (?:stuff|things)|coca cola|milka|sugar|sweets|chocolate|candy|sweet tooth|desserts?|cookies|haribo|ice cream|coke|soda)\b/u,
      /\b(?:too many|cant have just one|hooked|secretly|all day|at night|no chocolate|eat(?:ing)? (?:it |them )?all|finish(?:ed)? the|no more|nonstop|after (?:dinner|lunch)|by the spoon|addict\w*|quit\w*|stop\w*|crav\w*|cut\w*|without|too much|every (?:day|night|evening)|whole (?:bar|bag|pack|tub|box)|give up|gave up|giving up|cant resist|detox|no sugar|2 liters)\b/u,
    ],
    unless:
      /\b(?:birthday|wedding|bake|baking|baked|party|melatonin|sleep|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|sugar daddy|sugar baby|diabet\w*|cocaine|lines?|crush|date|candy crush|dog|blood sugar|insulin|binge\w*)\b/u,
    tries: [
      'i eat a whole bar of chocolate every night after the kids are down',
      'day 5 without sugar and my head is exploding',
      'how to stop craving sweets at 4pm at work',
      'addicted to coke zero, 2 liters a day',
      'i cant stop eating sweets',
      'no chocolate for 30 days',
      'nutella by the spoon in the dark kitchen, every night, im a grown man of 47',
      'my kids think mom doesnt like candy, i eat theirs after nine and cant resist',
      'is it possible to be addicted to sugar for real',
      'how did you quit soda, i drink cola all day at the garage',
      'i had a proper lunch and a good coffee and still at four i would walk through snow for something sweet, why do i crave chocolate',
      'gave up sugar for lent and im a monster',
    ],
    says: {
      told: "Evening and afternoon sugar is usually about what was missing before it: enough lunch, a break, something nice that's only yours. So eat protein at midday and put a real pause at the hour when the craving comes. Don't ban it, place it: two squares, on a plate, sitting down. If you've cut it entirely, the worst is mostly over within a week or two. Great thirst along with it belongs to a doctor.",
      how: "Change the hour, not your character. Eat a proper lunch, have nuts or fruit ready for four o'clock, and brush your teeth early in the evening. Don't keep the big bag at home, buy the small one when you want it. And ask what the chocolate is paying you for. Often it's the first quiet minute of the day.",
      normal:
        "Very. Tired brains want quick fuel, and the evening is when everybody's resistance is used up. A headache and bad temper in the first sugar free week are ordinary as well. It's only a medical matter with diabetes, strong thirst, or if it turns into secret large amounts.",
      should:
        "Cut down rather than out. A total ban makes it shine, and few keep it past a month. Start with what you drink, because that's the largest part for many and missed the least. If a doctor has named a reason, like blood sugar or teeth, then follow that.",
    },
  },
  {
    id: 'cooking-for-one',
    words: [
      /\b(?:cooks|supper|leftovers|frozen pizza|cook(?:ing)?|meals?|dinner|eat(?:ing)?|recipes?|groceries)\b/u,
      /\b(?:only for me|for a single person|for one person|on your own|single (?:person|household|life)|since (?:the kids|my kids|she|he) (?:left|moved)|nobody to cook|no one to cook|its only me|for (?:one|just me|myself|1)|just for me|alone|by myself|on my own|living alone|live alone|single portion|only me)\b/u,
    ],
    unless:
      /\b(?:table for|date|ramadan|iftar|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|school|lunch|cafeteria|canteen|office|coworkers|colleagues|restaurant|divorc\w*|christmas|birthday|thanksgiving|left me|binge\w*)\b/u,
    tries: [
      'cooking for one is so depressing i just eat toast',
      'i live alone and my meals are cereal over the sink',
      'since the kids moved out i dont know how to cook for just me',
      'is it weird to set the table when i eat alone',
      'cooking for one sucks',
      'dinner alone again, toast',
      'im 68, never learned to cook and now its only me at the table',
      'any easy meals for one that are not pasta with pesto',
      'is it pathetic to light a candle when i eat by myself',
      'i buy a whole cabbage because its cheap and then eat cabbage alone for nine days',
      'moved to stockholm for work, nice flat, big kitchen, and every night i stand at the counter eating alone out of the pan',
      'why bother with groceries and recipes when its just for me',
    ],
    says: {
      told: "Cooking for one gets pleasant when you cook for three and freeze two, so twice a week is enough. Keep five dishes that take fifteen minutes: eggs, noodles, a big salad, soup, something on toast that deserves a plate. Then sit down, plate, glass, music or a series without shame. You're a guest worth laying a fork for. And once a week, ask someone over, even for toast.",
      normal:
        "Not weird at all, and setting the table is the better half of it. Cereal over the sink is also perfectly common. The trick is to have one meal a day that happens on a chair. If you've lost appetite altogether for weeks, mention that to a doctor.",
      how: 'Shop for three dishes instead of seven, and let them share ingredients: one roast tray, one pot, one pan. Cook double, freeze in single boxes with a date. Frozen vegetables, tins of beans and eggs never go bad on you. Put one new recipe into each week, only because it sounds good.',
    },
  },
  {
    id: 'vegan-vegetarian',
    words: [
      /\b(?:meatless|no meat|eat(?:ing)? less meat|vegan|vegans|veganism|vegetarians?|veggie|plant based|pescatarian|stopped eating meat|dont eat meat|do not eat meat|quit meat|meat ?free|give up meat|gave up meat)\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|burger recipe)\b/u,
    tries: [
      'im vegan and my family puts ham in everything and calls it seasoning',
      'going vegetarian but my boyfriend is a butcher lol',
      'how do i tell my mother in law i dont eat meat anymore before christmas',
      '3 years vegan and i dream about cheese, thinking of stopping',
      'going vegan, any tips',
      'my vegetarian life among farmers',
      'my 13yo announced she is vegan and lives on pasta now',
      'is it rude to ask for a vegan option at a wedding in texas',
      'he says im extreme because i gave up meat, he eats bacon in front of me on purpose',
      'i was vegetarian for eleven years and yesterday i ate a chicken wing and loved it, who am i',
      'why do people get so angry when i say im vegan, i didnt even say anything about their steak',
      'new flatmates are lovely, kitchen is tiny, one pan for everybody, and im the only one who is plant based',
      'im vegetarian and his family has a butchery \u{1f605} sunday lunch is coming',
    ],
    says: {
      told: "Eating without meat among meat eaters goes best when you bring one dish that's enough for everybody and say nothing about theirs. Tell the host a week ahead, not at the table: \"I don't eat meat, I'll bring a main, no fuss.\" Vegans need vitamin B12 as a supplement, a pharmacist can help with which, and a vegan who's still growing should see a dietitian. And if you want to change it again, it's your plate, not a contract.",
      say: '"I\'ve stopped eating meat. You don\'t have to cook anything special, I\'ll bring a dish and your potatoes are famous anyway." Said a week before, lightly and without reasons, it rarely starts a debate. If it does at the table: "Happy to talk about it another day, pass the bread?"',
      should:
        "Try it if it pulls you, for a month, with B12 and someone to show you three good dishes. If you already do it and you're miserable, loosening is allowed: fish on Sundays or cheese at your grandmother's isn't treason. With anemia, pregnancy or growing children, have a doctor or dietitian look at the plan.",
      normal:
        "Normal, on both sides. People hear a different plate as a comment on theirs, and you hear every joke for the fortieth time. You're not difficult. Nor are you a traitor if you crave cheese after three years. Bring a dish, skip the debate.",
    },
  },
  {
    id: 'stress-eating',
    words: [
      /\b(?:eat(?:ing)? (?:out of|from) (?:boredom|stress|frustration|loneliness)|ate everything in|eat(?:ing)? (?:my|your|his|her) feelings|ate the whole (?:fridge|bag|pack|tub)|comfort food|midnight snack\w*|at the fridge|emptied the fridge|cant stop (?:eating|snacking|munching)|(?:stress|emotional|comfort|boredom|bored|night|binge) ?(?:eat\w*|ate|snack\w*)|eat(?:ing)? (?:when|because) (?:im|i am|i get|i feel) (?:sad|stressed|bored|lonely|anxious|upset|tired|nervous)|cant stop (?:eating|snacking)|eat my feelings|raid the fridge|snack\w* (?:all|at night|every)|overeat\w*)\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|throw(?:ing)? up|vomit\w*|laxatives?|suicid\w*|kill(?:ing)? myself|self harm\w*)\b/u,
    tries: [
      'i stress eat every evening after work, crisps mostly',
      'cant stop snacking at night since we moved',
      'i eat when im bored and im always bored in home office',
      'binge eating again, hid the wrappers in the bin',
      'i eat when im stressed',
      'midnight snacking again',
      'standing at the fridge at 23:00 with cheese in both hands and no hunger at all',
      'my wife comfort eats since her mother moved in, what can i do',
      'why do i eat out of boredom and never carrots',
      'is it binge eating if it is a family bag of crisps every evening',
      'work was hell, the train was late, i told myself salad tonight, and then i ate everything in the cupboard',
      'how do i stop eating my feelings, im 36 and it started with the divorce',
      "I can't stop eating at night, like whole packet of biscuits standing in the kitchen",
    ],
    says: {
      told: "Eating for comfort is a way of coping that works for ten minutes, so don't start with the food, start with the ten minutes before it. Name it out loud, bored, lonely, wound up, tired, and give it one other thing first: a shower, a voice message, bed. Regular meals by day take half the force out of the evening. If it's large amounts in secret, a doctor can help, and it's commoner than you think.",
      why: "Because food is quick, near and never busy. A tired, tense body wants sugar and fat, and if you ate too little by day it wants them twice. So look at lunch, and at what's missing between seven and ten in the evening. It isn't greed. It's mostly a need that has no other place yet.",
      normal:
        "Very normal in small amounts, nearly everyone does it. If you eat a lot in a short time, feel unable to stop and then hide it, that has a name and good treatment, so tell a doctor. You won't be scolded, and you won't be the first that week.",
      how: 'Three plain things help most: proper meals at fixed hours, sleep, and a list of five other comforts stuck on the fridge. When the urge comes, do one of them for ten minutes and then eat if you still want to, on a plate. Being strict the next day only winds it up again.',
    },
  },
  {
    id: 'too-thin',
    words: [
      /\b(?:(?:cant|cannot|dont|not) gain(?:ing)? (?:any )?weight|never hungry|clothes (?:are )?falling off|eat like a horse (?:and|but)|underweight|too (?:skinny|thin)|so (?:skinny|thin)|(?:want|trying|need|cant|try|unable|how) to (?:gain|put on) (?:some )?weight|cant (?:gain|put on) weight|no appetite|lost my appetite|skinny (?:arms|legs|guy)|(?:lost|losing) weight (?:without trying|for no reason|from stress))\b/u,
    ],
    unless:
      /\b(?:keto|fasting|ramadan|sick|tooth\w*|pills?|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|daughter|son|tells me|told me|says|said|comments?|my dog|my cat)\b/u,
    tries: [
      'im underweight and cant put on weight no matter what',
      'no appetite since i started the new job, trousers falling off',
      'im 19 and such a skinny guy, how to gain weight',
      'losing weight without trying and i havent told anyone',
      'im too thin',
      'how to gain weight please',
      'i eat like a horse and stay 52 kilos, people think im ill',
      'never hungry since the move to oslo, i forget lunch and dinner',
      'my flatmate has no appetite for weeks and gets bony, should i say something',
      'is it normal that stress takes my appetite completely, lost my appetite in march',
      'gym four times a week, shakes, oil on everything, and im still the skinny guy in the corner',
      'why is it rude to say fat but fine to say too skinny, i cant put on weight',
    ],
    says: {
      told: "If weight went down without your trying, or appetite has been gone for more than two weeks, have a doctor check it, that's a plain reason for a blood test. If you've always been slim, gaining is slow work: five small meals, things you can drink, nuts and oil on everything, and strength training twice a week so that it turns into muscle. Thin people get told to just eat. It's as useless as the opposite.",
      how: "Add rather than enlarge: a snack between all meals, a glass of milk or a shake, nuts, avocado, olive oil over what you eat anyway. Eat by the clock if hunger doesn't call. Lift weights twice a week. If three months of that bring nothing, ask a doctor to look at thyroid and gut.",
      normal:
        "Being slim by build is normal, and so is losing appetite in a stressful couple of weeks. Dropping weight without trying isn't something to watch alone, so tell a doctor soon. If eating itself frightens you, say that too. They can only help with what they hear.",
    },
  },
  {
    id: 'fasting',
    words: [
      /\b(?:intermittent|fast(?:ed)? for \d+|eating window|(?:24|36|48|72) ?h(?:our)? fast|juice fast|fasting window|no food (?:until|till|before)|fasting|intermittent fasting|16 ?8|omad|water fast|fasted|5:2|skip(?:ping)? breakfast)\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|im 1[0-7]|i am 1[0-7]|1[0-7] years old|ramadan|iftar|suhoor|lent|blood test|glucose|heal fasting|yom kippur|muslim|islam|religio\w*)\b/u,
    tries: [
      'intermittent fasting 16 8 since january and im freezing all the time',
      'thinking about a 5 day water fast, has anyone done it',
      'fasting makes me so short tempered my team hates me',
      'is skipping breakfast actually bad',
      'is intermittent fasting healthy',
      'first 24h fast, im freezing',
      'my husband does intermittent fasting and i sneak my breakfast like a thief',
      'no food until noon since march, lost nothing but my humour',
      'does coffee with milk break a fasting window',
      'im 62 and my neighbour swears by fasting, is it too late to try',
      'i do the 16 8 thing all week, proud and strict, and on saturday i eat from ten till midnight',
      'why am i so mean when i skip breakfast',
    ],
    says: {
      told: "Fasting is one way among several to eat a bit less, and it's only worth keeping if you feel well on it. Cold, dizzy, snappy or thinking of food all day means your window is too narrow, so widen it by two hours. Water fasts over a day belong under medical care. With diabetes, pregnancy, medicines, low weight or a hard history with food, ask a doctor before you start.",
      should:
        "A gentle version, yes, if it suits your day: twelve to fourteen hours overnight, which is dinner at seven and a late breakfast. Days of only water, no, not on your own. It isn't better than other ways of eating less, so if it makes you miserable you lose nothing by stopping.",
      normal:
        "Cold hands, a short fuse and headaches are common in the first two weeks. If they last longer, your body is voting against it. Dizziness, fainting, or missed periods mean stop and see a doctor. Skipping breakfast, if you aren't hungry, is simply fine.",
    },
  },
  {
    id: 'ramadan-fast',
    words: [
      /\b(?:ramadan|ramadhan|iftar|suhoor|sahur|sehri|eid)\b/u,
      /\b(?:fast\w*|iftar|suhoor|sahur|sehri|tired|sleep\w*|hungry|thirst\w*|headaches?|work|exams?|pregnan\w*|period|medicine|medication|family|alone|ill|sick|ramadan|ramadhan|weight|food)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'first ramadan alone in a new country and iftar is me and a frozen pizza',
      'ramadan and my office has all the meetings at 4pm, im dead',
      'i cant fast this ramadan because of my medication and feel so guilty',
      'headaches every day of ramadan from no coffee',
      'ramadan in a kitchen job, so tired',
      'can i miss a day of ramadan',
      'i convert this spring and its my first ramadan, scared ill fail on day two',
      'my colleagues in hamburg keep offering me cake during ramadan and mean well',
      'pregnant with twins and everyone has an opinion about me and ramadan',
      'how do i get through work after suhoor and two hours of sleep',
      'iftar with the whole street was beautiful, so much food, and i was too tired to stand',
      'my son is 10 and wants to fast the whole of ramadan like his cousins, do i let him',
    ],
    says: {
      told: 'Ramadan asks a lot of the body, so plan it like something that matters: water in small amounts from iftar to suhoor, slow food before dawn, coffee cut down gradually, a short rest in the afternoon. Alone? Nearly every mosque has an open iftar and would be glad of you. If illness or medicine stands in the way, the faith itself makes room for that, so ask your doctor and an imam both. Children can begin with half days.',
      should:
        "Lean to the careful side: if you're ill, pregnant, or on medicine at fixed hours, ask a doctor before fasting and an imam about what to do instead. A child can start with half a day. Not fasting for health is allowed for in the religion itself, and many make up days or feed someone. If it's only tiredness, adjust sleep and suhoor first and see after three days.",
      say: "At work, plainly: \"I'm fasting until the 20th. I'm best before noon, could we move the four o'clock meetings?\" Most people are willing and simply don't know. To family who ask why you aren't fasting: \"I've spoken with my doctor, and I'm at peace with it.\" You owe no medical details.",
      normal:
        "Yes. Headaches in the first days, being slow at four, feeling lonely at a table for one, guilt when the body can't: all very common. Most of it eases after the first week. Fainting, confusion or very dark urine is different: break the fast and get help.",
    },
  },
  {
    id: 'fasting-and-cranky',
    words: [
      /\b(?:fast(?:ing|ed|s)?|ramadan|ramadhan|lent|navratri|karva chauth|yom kippur|roza)\b/u,
      /\b(?:crank\w*|snap\w*|irritab\w*|angry|anger|yell\w*|shout\w*|short temper\w*|temper|impatient|moody|grumpy|mean|bad (?:muslim|mum|mom|mother|dad|christian|person|wife|father)|lost it|lose it|patien\w*)\b|\b(?:scream\w*|fight\w*|fought|cry|cried|patience)\b/u,
    ],
    unless:
      /\b(?:intermittent|keto|detox|diet|too fast|so fast|drives? fast|driving|hits|breakfast)\b/u,
    tries: [
      'fasting for ramadan and im so cranky with my kids',
      'ramadan and i keep snapping at my children, i feel like a bad muslim',
      'im fasting and yelled at my husband over nothing, so irritable',
      'i get so angry when i fast, is it even worth fasting',
      'fasting turns me into a monster, i snap at my mother',
      'its day 12 of ramadan and i screamed at my husband about a spoon',
      'no food no coffee no patience, ramadan day 3 and i yell at everyone',
      'i fast and by asr im a terrible mother, so mean to the kids',
      'fasting and i picked a fight with my sister for nothing',
      'fasting makes me so angry by 4pm, am i losing the reward',
      'i snap at everyone when i fast, feel like a bad mum',
      'ramadan mood swings, i shouted at my toddler before iftar and cried',
      'short temper since i started fasting, my kids avoid me in the afternoon',
      'is it normal to be this irritable in ramadan',
      'i gave up coffee for lent and im a monster, fasting and angry at everyone',
      'bad muslim mum, fasting and no patience, i lose it every day before iftar',
      'how do i stay patient with the kids while fasting',
      'lost my temper at my mother while fasting, does it still count, i feel so bad',
      'my husband is unbearable in ramadan, so moody when he fasts',
      'yom kippur fast and i was so mean to my sister',
    ],
    says: {
      told: "You're not a bad person or a bad believer, you're hungry, thirsty and short of sleep, and the late afternoon is when it shows. Move the hard things to the morning, let that last hour be quiet or a walk, and eat slow food and plenty of water before dawn. When you snap, mend it quickly: \"I'm sorry, I'm hungry and I was unfair.\" At home that counts for more than a calm day. And saying sorry belongs to the fast too.",
      should:
        "Say sorry the same day, briefly, and go on with the fast. One sharp word doesn't make it worthless, though an imam or your own clergy can tell you more surely than I can. If you're dizzy, ill, pregnant or nursing, ask a doctor and them whether this is a year to pause.",
      normal:
        "Yes, it's very common: low sugar, no coffee and short nights make nearly anyone short. It tends to ease after the first week, when the body has learned the hours. What counts is noticing it and mending it, and you've noticed.",
      why: "Mostly blood sugar, missing coffee, thirst and short nights, all of them coming to a point in the late afternoon. It's the body and not your heart. Slower food before dawn, water through the evening and a short rest after noon take the edge off it.",
      how: 'Plan for the bad hour. Hard talks and errands in the morning, a nap or twenty quiet minutes after lunch, and a screen or the park for the children before the meal. Cut coffee down bit by bit, drink between sunset and dawn, and have one sentence ready: "I\'m hungry, not angry. Give me ten minutes."',
      say: 'To the children: "I was loud because I\'m hungry and tired. That isn\'t your fault, and I\'m sorry." To a partner: "From four until we eat I\'m no use. Can you take them?" Both are short enough for an empty stomach.',
    },
  },
  {
    id: 'food-allergy',
    words: [
      /\b(?:allerg\w*|intoleran\w*|celiac|coeliac|gluten|lactose|nut allergy|peanuts?|epipen|histamine)\b/u,
      /\b(?:cake|wedding|soy|wheat|dairy|pizza|cheese|hives|menu|food|eat\w*|nuts?|peanuts?|gluten|lactose|milk|shellfish|restaurant|celiac|coeliac|epipen|histamine|family|intoleran\w*|dinner|egg\w*|bread|fish|strawberr\w*|diagnos\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pollen|hay ?fever|cat|dog|cats|dogs|bullshit)\b/u,
    tries: [
      'nut allergy and my new boyfriend keeps peanut butter in the house',
      'diagnosed celiac at 30 and i miss bread so much',
      'my family thinks lactose intolerance is made up',
      'i carry an epipen and friends still say a little wont hurt',
      'allergic to everything i love to eat',
      'gluten intolerance, what now',
      'my mother in law put walnuts in the cake to test if my allergy is real',
      'is lactose intolerance normal at 40, milk never bothered me before',
      'first date at a restaurant and im celiac, how do i say it without being that person',
      'my 5yo has an egg allergy and daycare forgot, im still shaking',
      'we flew to bangkok for our honeymoon, dream hotel, and i had a reaction because the waiter didnt understand nut allergy',
      'should i get tested for histamine or just stop eating fish and cheese',
    ],
    says: {
      told: 'A body\'s no to a food isn\'t up for discussion, so say it short and medical: "I\'m allergic, it can put me in hospital" or "it makes me ill for two days." Call restaurants ahead, bring one safe dish, and show the people around you where the emergency pen is. If nobody has tested it yet, see a doctor before cutting foods out. Swelling lips or trouble breathing: the pen if there is one, and always an emergency call.',
      say: "\"I can't eat that, even traces. I've brought something safe, so you don't have to worry.\" If anyone says a little won't hurt: \"It does, and you'd be driving me to the hospital.\" Once, friendly, without proof. A new partner can learn it in an evening: what, how bad, where the pen is.",
      normal:
        "Normal: intolerances that first show up at forty, missing the old food, getting tired of explaining. You aren't fussy. People who can eat everything forget that it's luck. After a diagnosis, many say the first half year is the grief part and then it becomes shopping.",
      should:
        "Get it tested if it isn't yet, and not by a mail order kit, since those often find things that aren't there. A doctor or allergist can tell allergy from intolerance, and that decides how strict you need to be. Don't cut out gluten before a celiac test, because that spoils the result.",
    },
  },
  {
    id: 'hay-fever',
    words: [
      /\b(?:hay ?fever|pollen|allerg(?:y|ies|ic)|sneez\w*|itchy eyes|antihistamines?)\b/u,
      /\b(?:hay ?fever|pollen|spring|sneez\w*|itchy|cats?|dogs?|dust|season\w*|mites?|antihistamines?|grass|birch|eyes|nose)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|leak\w*|food|nuts?|peanuts?|epipen|get rid of the cat|bless you)\b/u,
    tries: [
      'hay fever so bad i look like ive been crying at every meeting',
      'im allergic to my girlfriends cat and moving in next month',
      'allergies every spring and pills make me sleepy',
      'sneezing all night, dust mites probably',
      'hay fever is killing me',
      'sneezing since march, help',
      'im a gardener with a grass pollen allergy, funny right',
      'does honey from the region help against hay fever',
      'hay fever again, the kids ask every morning why im crying',
      'moved to lisbon and suddenly have allergies to dust at 45',
      'he loves his two cats more than me and im allergic, nose running all weekend at his place',
      'why are the antihistamines for my nose making me so sleepy at work',
    ],
    says: {
      told: "Hay fever and animal or dust allergies are best treated before they peak, so ask a pharmacist about a nasal spray and a tablet that doesn't make you sleepy. Wash your hair in the evening, keep the day's clothes out of the bedroom, air it when pollen is low. With a pet: bedroom off limits, washable covers, an air filter. Wheezing or tightness means a doctor, who can also offer a desensitizing course.",
      should:
        'See a doctor if it costs you more than a few weeks a year or reaches your chest, because desensitizing can tame it for years. For moving in with a cat, test first: several full nights there, with treatment. If you wheeze, decide with an allergist before you sign anything.',
      will: 'It changes through life: some lose it, some gain it at forty. Good treatment makes most seasons bearable, and desensitizing over about three years can help for long after. It depends on starting early in the season and on actually using the spray every day.',
    },
  },
  {
    id: 'coffee',
    words: [
      /\b(?:coffees?|caffeine|espresso|energy drinks?|red bull|monster energy|cappuccino|decaf)\b/u,
      /\b(?:withdrawal|before noon|hooked|palpitations|quit\w*|stop\w*|cut\w*|too much|addict\w*|headaches?|\d+ cups|cups (?:a|of|per)|a day|every ?day|sleep|anxi\w*|jitter\w*|heart|shak\w*|without|cans|decaf|stomach|give up|gave up|giving up|less)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|spill\w*|date|shop|cafe|asked me|invited|meet\w*|met|with (?:him|her)|barista|job|grounds|reading|boyfriend|girlfriend|crush|grab|ramadan|coworker|colleague)\b/u,
    tries: [
      'i drink 7 cups of coffee a day and my hands shake',
      'quit caffeine 4 days ago and the headache is insane',
      '3 energy drinks a day just to get through uni',
      'is one espresso after dinner the reason i cant sleep',
      'too much coffee again today',
      'quitting coffee, day two',
      'six espresso shots before noon, im italian, is that a problem',
      'my 15yo drinks energy drinks every day at school and is shaky',
      'is decaf cheating or does it count as giving up coffee',
      'why cant i function without coffee, im a bear until nine',
      'slept four hours, two coffees in the car, two at the desk, and now my heart is jumping',
      'how do i get my husband off red bull, three cans a day',
    ],
    says: {
      told: "Cut coffee or energy drinks by one cup every few days instead of all at once, and you'll be spared most of the headache. Keep the first one, drop the ones after noon, because caffeine is still half there six hours later. If you've stopped cold, the headache usually fades within a week. A heart that jumps or races, or many cans a day, is for a doctor soon; chest pain or fainting is for emergency care now.",
      should:
        "Cut down, if you sleep badly, shake, or need it to feel normal. Quit only if you want to know what's underneath, and give it two weeks. Two or three cups before noon are fine for most grown people. In pregnancy, with heart trouble or panic, ask a doctor about your amount.",
      normal:
        'Yes, the headache, the fog and the bad temper are ordinary caffeine withdrawal, usually gone in a week. Several cups a day is common too. It stops being fine when the hands shake, the heart races, or sleep goes, and then half the amount is a good first goal.',
    },
  },
  {
    id: 'alcohol-cut',
    words: [
      /\b(?:alcohol|drinking|drink|wine|beers?|sober|dry january|sober october|booze|hangovers?|hungover|hangxiety)\b/u,
      /\b(?:fewer|each night|sober curious|every evening|say no to|about wine|less|cut\w*|quit\w*|stop\w*|sober|dry january|sober october|without|(?:every|most) (?:nights?|days?|evenings?)|too much|alcohol free|weeknights|hangovers?|hungover|hangxiety|give up|gave up|giving up|no alcohol|bottle)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|job|kiss\w*|date|drink enough|forget to drink|coffee|soda|coke|energy drinks?|water|milk|he|she|hes|shes|husband|wife|boyfriend|girlfriend|mother|father|mum|mom|dad|son|daughter|brother|sister|drunk driv\w*|relaps\w*|withdrawal|seizures?|pregnan\w*|drinking game)\b/u,
    tries: [
      'a bottle of wine most nights and i want to cut down',
      'dry january day 12 and my friends say im boring',
      'want to try 90 days sober',
      'hangxiety so bad i dont remember if i insulted anyone',
      'want to drink less wine',
      'doing 30 days with less alcohol, yes',
      'two beers every evening after work, is that already a problem',
      'how do i say no to alcohol at a business dinner in seoul',
      'hungover again at 42, it takes three days now and i hate it',
      'im sober since may and the weddings are the worst part',
      'we opened one bottle to celebrate the new flat, then another, and i woke up on the rug wanting to quit drinking for good',
      'is it normal to think about wine from four oclock on, every day',
    ],
    says: {
      told: "Decide about alcohol before the evening, not in it: name the dry days of this week, buy none for home, and have a drink in your hand that looks like one. Tell one friend. Friends who call you boring get used to it by the third time. If you drink a lot every day, or shake or sweat without it, don't stop all at once: a doctor can make that safe.",
      how: "Make it about days and places. Four dry days a week, none at home, first drink always without alcohol, and something fixed at the hour when you usually pour. If a dry day makes you shake or sweat, see a doctor before you cut more. If you can't keep your own rule for three weeks, that's useful to know, and a doctor or a counseling line is the next step.",
      say: '"Not tonight, I\'m having a clear month." Nobody needs more than that. If they push: "I like my mornings too much right now." Order first, so that the glass is there before the question. After a bad night, one message is enough: "If I was out of line yesterday, I\'m sorry."',
      normal:
        "It's common, and still worth a look: thinking about it from four o'clock on, a daily amount, dread the morning after, finding that less is harder than you thought. Being bothered by it is a good start. If you need it to sleep or to feel steady, that's the moment for a doctor, without any shame, and before you stop all at once.",
      glad: "That's real, every single evening of it. Notice what has come back, sleep, mornings, money, a face you like, and write three of them down for the day when it looks tempting. Tell someone who'll be glad with you. And treat yourself to something the bottle used to cost.",
    },
  },
  {
    id: 'smoking',
    words: [
      /\b(?:smokers|smoke ?free|last cigarette|quit smoking|smok(?:e|es|ed|er|ing)|cigarettes?|cigs?|nicotine|fags|tobacco|a pack a day)\b/u,
    ],
    unless:
      /\b(?:(?:he|she|hes|shes|mum|mom|dad) (?:\w+ )?(?:still |secretly )?smok\w*|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|teen\w*|kids?|vap(?:e|es|ed|ing)|weed|joints?|marijuana|crack|meth|smoking hot|smoke (?:alarm|detector)|secretly smokes|neighbou?rs?|fire|salmon|husband|wife|boyfriend|girlfriend|son|daughter)\b/u,
    tries: [
      'quit smoking 11 days ago and i want to bite people',
      'i started smoking again after 4 years, one party',
      '20 cigarettes a day since i was 16, im 50 now is it too late',
      'how do i stop smoking when everyone at work goes for a smoke',
      'how do i quit smoking',
      'smoke free by summer is my plan',
      'chain smoking on the balcony since the layoffs, i had stopped for six years',
      'is one cigarette a day really that bad, its my only vice',
      'gave up cigarettes for my daughters birth and i want one every single minute',
      'im 67, forty years of tobacco, does stopping still change anything',
      'everyone is on the balcony with a glass and a cigarette, laughing, and im inside with the coats because i quit',
      'why am i so mean since i stopped smoking',
    ],
    says: {
      told: "Every try at quitting cigarettes counts, and most people need several, so get help in hand this time: patches or gum from a pharmacist, or tablets from a doctor, and a free quit line; together they clearly raise your chances. Each craving lasts some minutes; walk, drink water, outwait it. The worst week is the first. If you slipped, put the pack away today rather than on Monday. It's never too late for the lungs to be pleased.",
      how: "Set a day within two weeks, tell three people, and use nicotine replacement properly, since most take too little. At work, keep the break and change the place: five minutes outside on the other side. Plan for the two dangerous moments, alcohol and anger. And call your country's quit line, it's free and they're kind.",
      will: "Nobody can promise it, but more people have quit than still smoke in many countries. It depends on help rather than willpower: replacement, a doctor, a quit line, and treating slips as part of it. The hardest days are the first three to seven. After three months it's mostly about parties.",
      normal:
        "Yes: rage, tears, hunger, cough, strange dreams, and starting again after years are all ordinary. Nicotine is simply hard to leave. A slip isn't the end of the try. If your mood goes really dark while quitting, tell a doctor, they can help with that as well.",
      glad: 'Well done, and those were not easy days. Taste and breath come back first, and you can count the money in a jar where you see it. The mean thing is the one at a party in some months, so decide now what you\'ll say: "No thanks, I\'ve done the hard part."',
    },
  },
  {
    id: 'vaping',
    words: [
      /\b(?:vap(?:e|es|ed|er|ing|ed)|e ?cig(?:arette)?s?|elf ?bars?|juul|disposables|snus|nicotine pouch(?:es)?|zyn|iqos)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|weed|thc|teen\w*|kids?|my son|my daughter|student|boyfriend|girlfriend|husband|wife)\b/u,
    tries: [
      'i vape in bed at night, its gotten completely out of hand',
      'quit the elf bar 2 days ago and i cant concentrate',
      'is vaping really better than smoking, my chest feels tight',
      'addicted to zyn, one in my lip all day at work',
      'cant stop vaping',
      'quit vaping, day five',
      'i hide my vape from my fiance, mango smell everywhere, hes not stupid',
      'is it worse to vape than to smoke, everyone tells me something different',
      'im 20, started with an elf bar at a party in leeds and now its every hour',
      'woke up at night to use the vape, that scared me',
      'got the iqos two years ago to be healthier, felt clever about it, and now i use it twice as much',
      'how do i get off zyn before the baby comes',
    ],
    says: {
      told: "Step down the vape or the pouches in two moves: first lower the strength, then take places away, bed and car before anything else. Constant small puffs are harder to count than cigarettes, so give it fixed times. A pharmacist, or a midwife if you're pregnant, can help with patches or gum, and quit lines take vapers too. The foggy head mostly clears in a week or two. A tight chest or cough should be heard by a doctor.",
      should:
        "Quit, if you never smoked, because then there's nothing it's better than. If it got you off cigarettes, it's likely the lesser evil, and you can step down slowly so that you don't go back. With a tight chest, wheezing or a racing heart, see a doctor first and vape less today.",
      how: 'Weaker liquid first, fewer places second, a quit day third. Leave it in another room at night, delay the first one in the morning by fifteen minutes each few days. Keep your hand busy. Ask a pharmacist about patches, since pouches and vapes can hold more nicotine than people guess.',
      normal:
        "Yes. Fog, crankiness and reaching for something that isn't there are plain nicotine withdrawal, worst in the first three to five days. Many people vape more than they ever smoked, because it never goes out. It's a habit with good tricks built in, and it can be unlearned.",
    },
  },
  {
    id: 'hangry-takeaway',
    words: [
      /\b(?:pizza (?:again|every|three|four|\d)|order(?:ed|s)? (?:pizza|in|food|sushi)|drive ?thru|kebab|kfc|burger king|dont cook|never cook|take ?aways?|takeouts?|take out|uber ?eats|door ?dash|deliveroo|lieferando|order(?:ing)? (?:in|food)|fast food|mcdonalds|junk food|ready meals?|food delivery)\b/u,
    ],
    unless:
      /\b(?:baby|package|parcel|amazon|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|rider|driver|job|work at|works at|work for|tip|date|boyfriend|girlfriend|trash|garbage)\b/u,
    tries: [
      'spent 420 on uber eats last month and i own a full fridge',
      'i eat fast food in the car so nobody sees',
      'too tired to cook after work so its takeaway five times a week',
      'trying to stop ordering in but at 8pm im weak',
      'takeaway again tonight',
      'addicted to mcdonalds breakfast',
      'pizza three times a week since my wife works late, im a bit ashamed',
      'how much do you spend on food delivery, i got my yearly total and choked',
      'is it bad that my kids know the kebab man by name',
      'i can cook, i like cooking, and still i order in every evening after the commute',
      'we bought vegetables with the best intentions, they are looking at me from the drawer, and i just ordered sushi',
      'why do i feel dirty after fast food and still do it again',
    ],
    says: {
      told: 'Takeaway is mostly a tiredness problem, so solve it for the tired version of you: five meals at home that need ten minutes and no thinking, in the freezer or the cupboard, written on the fridge. Delete the saved card from the app, because typing it in stops half the orders. Keep one evening a week for ordering with full pleasure. If you eat in secret and feel bad, tell someone kind.',
      how: "Lower the bar at home. Frozen dumplings, eggs on toast, a tin of soup with an extra handful of peas all beat the app in time. Cook double on Sunday. Eat something small at five so you aren't starving at eight. Then remove the app on weekdays and put it back on Friday.",
      normal:
        "Very normal, especially after long days. Nobody fails at life because of noodles in a box. It's worth changing if it eats the rent or you feel ill from it. Start with two evenings fewer, not all five.",
    },
  },
  {
    id: 'supplements',
    words: [
      /\b(?:fish oil|turmeric|zinc|greens powder|ag1|electrolytes|whey|l theanine|multi ?vitamins|vitamin c|supplements?|vitamins?|creatine|protein (?:shakes?|powder)|magnesium|omega 3|collagen|ashwagandha|probiotics?|pre ?workout|vitamin d|b12|multivitamins?)\b/u,
    ],
    unless:
      /\b(?:face|serum|sunscreen|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|iron|sells?|selling|mlm|dog|cat|low vitamin|deficien\w*)\b/u,
    tries: [
      'do i really need magnesium and collagen or is it all marketing',
      'my gym buddy says take creatine, my mum says its steroids',
      'taking 9 supplements a day because of a podcast',
      'does ashwagandha work for stress',
      'do vitamins do anything',
      'creatine for women, yes or no',
      'my mother in law sends me powders from a doctor on facebook, turmeric and what not',
      'im 51, which supplements make sense and which are for the bin',
      'does magnesium help with sleep or is it placebo',
      'my son is 16 and wants protein powder, is that safe',
      'i stand in front of the vitamin shelf in boots, forty bottles, all promising energy, and leave with chewing gum',
      'is collagen worth the money for skin',
    ],
    says: {
      told: "Most supplements do little unless something is missing, so test before you swallow: a blood test shows iron, B12 and vitamin D, and that's money better spent than nine jars. Creatine and protein are ordinary for adults who train, not steroids; a teenager rarely needs more than food. Take your whole list to a pharmacist once, because some things, herbal ones included, clash with medicines. With kidney or liver trouble or in pregnancy, ask before taking any.",
      should:
        "Only for a reason: a tested shortage, a vegan diet (then B12), pregnancy, or hard training. For general health, food and sleep win. If you want to try one, take one at a time for eight weeks, so that you'd notice. Ask a pharmacist if you're on any medicine.",
      normal:
        'Normal, half the internet is selling them. Wanting to do something for yourself is good, and the jar is the easiest form. But nine at once tells you nothing about which one helps. Drop to what a blood test supports, and see whether you miss the rest.',
    },
  },
  {
    id: 'haircut-bad',
    words: [
      /\b(?:(?:hated|hate|regret|love) my (?:new )?(?:hair|cut)|cut (?:it|my hair) (?:too short|off|all off)|mullet|undercut|bowl cut|curtain bangs|hair ?stylist|hair ?cuts?|cut my (?:own )?hair|hairdresser|barber|bangs|fringe|pixie|bob|buzz ?cut|shaved my head|chopped (?:off )?(?:all )?my hair|hair (?:too )?short|new hair)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|bob (?:is|and|said|from)|dye\w*|colou?r\w*|bleach\w*|blonde|highlights|gr[ae]y|bald\w*|chemo|uncle|job|my son|my daughter|i am a (?:hairdresser|barber)|im a (?:hairdresser|barber))\b/u,
    tries: [
      'got bangs after the breakup and i look like a pony',
      'hairdresser cut 15 cm instead of 5 and i cried in the car',
      'should i get a pixie cut, always wanted to',
      'cut my own hair at midnight, its a disaster',
      'hate my new haircut',
      'should i get bangs',
      'asked the hairdresser for two fingers, she took two hands, and i paid and tipped her',
      'shaved my head for fun on holiday in crete and now i have a wedding to go to',
      'my boyfriend cut my hair in the kitchen and it goes diagonal',
      'is a bob a bad idea with a round face at 46',
      'i showed the barber a photo of a footballer and left looking like a mushroom with ears',
      'chopped off all my hair after the divorce and i feel light as a bird',
    ],
    says: {
      told: "Give the haircut three washes and one week before you judge it, because the shock of the new outline fades faster than hair grows. If it's really crooked, call the salon within days: \"It isn't what we talked about, could you fix it?\" Good ones do that free. Hair grows half an inch a month. If you did it yourself, let someone even it out. If it's still ahead, bring two photos, and one of what you don't want.",
      should:
        "Do it if you've wanted it for more than three months and not only since Tuesday. Bring two photos and one of what you don't want, and go somewhere that does that cut often. Wait if you've just had a breakup or a sleepless week. Clip in bangs cost ten dollars and answer a lot.",
      say: "\"I'd like to be honest, it's shorter than I asked for, and I'm not happy. What can you do with it?\" Say it in the chair or by phone within a few days. Hairdressers would rather fix it than lose you. No apology needed from your side.",
      normal:
        'Completely. Hair is the one thing you wear every day, so a bad cut feels bigger than it looks. Most people around you notice for a day. The urge to cut something after a breakup is old as scissors. It grows, about a centimeter a month.',
      glad: "A haircut you love is a small new start you get to wear every day. Take a photo today from front and side, because that's what your hairdresser needs next time. Ask what it was called and how it was dried. And tell whoever cut it that you love it. Hairdressers hear the complaints and rarely the joy.",
    },
  },
  {
    id: 'hair-loss',
    words: [
      /\b(?:can stress make|bald spot|hair in the (?:drain|shower|brush)|shed(?:ding)? (?:so much )?hair|losing hair|part(?:ing)? (?:is )?(?:getting )?wider|comb ?over|hair ?loss|los(?:e|ing) (?:my |his |her )?hair|hair (?:\w+ ){0,3}(?:falling|falls|fell|fall|thinning|loss|thin|transplant)|bald(?:ing|ness)?|going bald|thinning hair|receding|hairline|minoxidil|finasteride|alopecia|hair transplant|wigs?|toupee)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|bald eagle|ozempic|wegovy|mounjaro)\b/u,
    tries: [
      'my hair is falling like leaves, should i be worried',
      'so much hair in the shower lately',
      'hair fall is too much since last month yaar',
      'going bald at 24 and i wear a cap even indoors',
      'my hair is falling out in handfuls since the baby',
      'thinking of a hair transplant in turkey for 2500',
      'im a woman and my thinning hair shows the scalp, nobody talks about that',
      'hair loss at 22',
      'going bald, what do i do',
      'the drain is full again, hair falling out since january',
      'my husband is losing his hair and checks it in every shop window',
      'does minoxidil work or do i just feed the industry',
      'im 33, female, and my hairline is moving back, i cry when i wash it',
      'should i wear a wig to my brothers wedding or a scarf, alopecia since spring',
      'i dont mind the years, i dont mind the noises i make, but this bald spot in the zoom picture finished me',
      'can stress make you lose your hair',
      'hair falls out since the stressful summer, is it the stress',
      'handfuls of hair in the shower, im 24',
    ],
    says: {
      told: 'Hair loss is worth one visit to a doctor or dermatologist early, because some kinds stop when the reason is found, iron, thyroid, stress, a birth, a medicine, and the hereditary kind is easier to keep than to regrow. Handfuls after a birth or a fever usually grow back within a year. Meanwhile a short, deliberate cut looks better than a hidden one. For transplants, meet the surgeon who will do it before you pay.',
      why: 'Common reasons are heredity, hormones after a birth or around menopause, low iron, thyroid, a feverish illness, crash diets, stress some months ago, or medicines. The timing helps: think back three months. A doctor can test for most of it in one go. Round bare patches want a dermatologist soon.',
      will: "It depends entirely on the kind. Loss after birth, illness or stress mostly grows back within a year. The hereditary kind tends to go on slowly, and treatment can hold it for as long as you use it. A dermatologist can tell you which is yours, and that's better than a year of mirrors.",
      should:
        'See a dermatologist before you buy anything. Then decide between three fair ways: treat it, cut it short, or let it be. For a transplant, wait until the loss has slowed, get two opinions, and distrust prices that sound too good. Shaving it all off is free to try.',
      normal:
        "Very normal: about half of men by fifty, and a great many women who never mention it. Losing up to a hundred hairs a day is ordinary too. Handfuls, bare patches or an itchy scalp aren't something to sit out, so have those seen.",
    },
  },
  {
    id: 'grey-hair',
    words: [
      /\b(?:gr[ae]y hairs?|(?:going|go|went|goes) gr[ae]y|gr[ae]ys|gr[ae]y roots|gone gr[ae]y|white hairs?|silver hair|turn(?:ing|ed) gr[ae]y|let (?:my|it) (?:\w+ )?gr[ae]y|gray at)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'found my first grey hair, im 26',
      'first gray hair today and i stared at it for ten minutes',
      '22 and already grey hairs, is that normal',
      'found my first grey hair at 26 and panicked',
      'thinking about letting my hair go grey, husband is against it',
      'grey roots every 3 weeks, im so sick of dyeing',
      'my daughter says with grey hair i look like grandma',
      'going grey at 30',
      'to dye or not to dye, grey hair',
      'i stopped with all that in lockdown, now silver hair to the shoulders and strangers compliment me',
      'my boss made a remark about my grey roots, can she say that',
      'is it normal to get white hairs at 19',
      'my dad went grey at 35 and im 34, counting them every morning',
      'mum is 70 and wants to go grey finally, but she is afraid of what the ladies at church say',
      'why is it sexy on men and old on women, going gray i mean',
    ],
    says: {
      told: "Grey hair can be worn or colored, and the good thing is that neither is final. If you're sick of roots, ask a colorist to blend: fine highlights and a shorter cut make the year of growing out look planned. If you love your color, keep it and book it like the dentist. Opinions at home are interesting, and it's your head. First ones in the twenties are common and mean nothing about health.",
      should:
        "Let it grow if the dyeing annoys you more than the color pleases you, and do it with a colorist's help and a good cut. Keep coloring if it makes you like your face in the morning. Test for a month with a root spray left off. You can always go back, that's the beauty of it.",
      normal:
        "Yes. First greys in the twenties are common and mostly inherited. It isn't a sign that you're worn out. Don't pull them, cut them if they annoy you. Only white patches that appear suddenly are something to show a dermatologist.",
      say: '"I\'ve heard you, and I\'m trying it for a year. I\'d like a compliment now and then." For a child: "Grandma has style, so thank you." You aren\'t asking for a vote, only letting them know. After two months nobody at the table remembers the old color.',
    },
  },
  {
    id: 'hair-colour',
    words: [
      /\b(?:dye\w*|bleach\w*|colou?red|hair colou?r|blonde?|highlights|balayage|box dye|toner|went (?:red|blonde|dark|black|pink)|hair)\b/u,
      /\b(?:(?:dy|bleach|colou?r|tint)\w*|went wrong|orange|green|yellow|brassy|balayage|toner|box dye|pink|blonde?|highlights|purple|brunette)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|gr[ae]y|bald\w*|eyes|loss|he|girl|guy|boyfriend|falling out|she|woman|nails|crush|found a|on his)\b/u,
    tries: [
      'bleached my hair at home and its orange like a traffic cone',
      'box dye went nearly black and i have an interview on monday',
      'paid 240 for balayage and it looks like stripes',
      'always wanted pink hair at 50, is it ridiculous',
      'my hair is green now',
      'blonde or brunette for summer, hair crisis',
      'fell asleep with the bleach on, my hair feels like noodles',
      'is it too late to go red at 58, dyed hair always tempted me',
      'my 14yo dyed her hair purple in our white bathroom',
      'how do i get brassy yellow out of my hair before the christening',
      'i only wanted a few soft highlights for the summer, sat there for four hours, and came out striped like a badger',
      'should i complain at the salon about the hair colour, its way too orange',
    ],
    says: {
      told: 'Nearly any hair color can be put right if it goes wrong, as long as nobody throws more dye on it the same night. Too orange or yellow: purple or blue shampoo first; too dark: several washes with a clarifying one; stripes: call the salon and ask for a correction. Leave at least two weeks between bleachings. If the scalp burns or blisters, rinse long and see a doctor. And bold colors have no upper age.',
      should:
        "For a correction, go to a colorist rather than a second box, it's cheaper in the end. For a new bold color, yes, if your job and your patience allow: start with tips or a wash out version and see if you smile at shop windows. Do the allergy test two days before, however boring.",
      normal:
        "So normal that salons have a name and a price list for it. Home bleach turns almost all dark hair orange, that's chemistry. And wanting pink at fifty is no stranger than wanting it at fifteen, you just have better taste and your own bathroom.",
      say: '"Thank you for the work, but this isn\'t what I asked for. I\'d like it corrected without extra cost." Say it within a week, bring the photo you showed them, and stay friendly. Most salons have a policy for that. If they refuse, an honest review is fair.',
    },
  },
  {
    id: 'body-hair',
    words: [
      /\b(?:body hair|shav(?:e|ed|ing)|wax(?:ed|ing)?|laser hair|facial hair|hairy|chin hairs?|mustache|moustache|upper lip|unibrow|eyebrows?|beards?|armpit hair|leg hair|hirsutism|back hair|ingrown hairs?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|gr[ae]y|gr[ae]ys|head|candle|my dog|dog|cat|waxing moon|moon|santa|car|eyebrows at)\b/u,
    tries: [
      'i have dark chin hairs and pluck them in the mirror every morning',
      'shaved my beard and my girlfriend didnt recognize me, now i have no chin',
      'my eyebrows are overplucked since the 90s',
      '14 and girls at school laugh about my hairy legs',
      'hairy arms, so ashamed',
      'to shave or not to shave',
      'my beard has a hole on the left side and the guys call me moth',
      'im 16 with a mustache and im a girl',
      'does waxing hurt as much as they say, first time on thursday',
      'my husband grew a beard in the holidays, it scratches, i want my chin back',
      'is laser hair removal worth 900 for the upper lip and legs',
      'stopped shaving my legs in lockdown, never started again, and my mother sighs every time i wear shorts',
    ],
    says: {
      told: "Hair grows where it likes on nearly everybody, and what you do with it is taste, nothing more. For chin or lip: threading, a small razor or laser all work, and shaving doesn't make it thicker. A beard is back in weeks, brows take months. If dark hair came quickly along with irregular periods, ask a doctor about hormones. If someone mocks it: \"It's hair. You've got some too.\"",
      normal:
        'Yes, far more than the pictures suggest. Many women have hair on chin, lip, belly and chest, and many men have it on the back or none on the cheeks. You see the ones who removed it. Sudden new growth with missed periods is the one version to show a doctor.',
      should:
        "Remove it if it makes your day lighter, leave it if you'd only do it for others. Try the cheap and reversible first: trimming, threading, a razor. Laser is worth it for dark hair that bothers you daily, at a medical practice rather than a party offer. And a beard grows back, so play.",
    },
  },
  {
    id: 'acne',
    words: [
      /\b(?:spotty|pimply|breaking out|oily skin|pore|pores|skin is (?:bad|awful|terrible|a mess|so bad)|acne|pimples?|zits?|breakouts?|(?:face|skin) (?:is |keeps )?breaking out|breaking out (?:on|before|again)|spots on my face|blackheads?|accutane|roaccutane|isotretinoin|cystic|bad skin|my skin|skincare)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pick\w*|eczema|psoriasis|crawl\w*|skin colou?r|dark skin|under my skin|own skin|wrinkl\w*|botox|rash|itch\w*|loose skin|vitiligo|rosacea|tan|ovar\w*|cyst|stretch marks)\b/u,
    tries: [
      'im 32 and still have acne like a teenager',
      'huge pimple on my chin and the first date is tomorrow',
      'doctor wants to put me on accutane and im scared',
      'my skin got so bad since i stopped the pill i dont want to go out',
      'acne at 40, why',
      'huge pimple on my nose',
      'my 15yo stays in his room because of his skin, acne everywhere',
      'tried eleven creams and my face is still breaking out before every big day, could scream',
      'is it the milk, the stress or the phone, these pimples on one side',
      'does accutane change your mood, my doctor in rome wants me on it',
      'the photographer comes on saturday, dress is perfect, hair is done, and a volcano of a zit is growing on my chin',
      'will acne scars fade or do i need laser',
    ],
    says: {
      told: "Acne answers to a few dull things used for three months: a mild wash, a moisturizer, and one active product a pharmacist recommends, without squeezing. If it's painful, leaves marks or keeps you at home, a dermatologist is the right address, since there are treatments that really work; ask about mood and pregnancy before strong tablets. For a single big one before tomorrow: a pimple patch overnight, cold, concealer. People look at your eyes. Truly.",
      why: "Mostly hormones and how your skin's glands are built, at fifteen as well as at thirty five. Stopping the pill, stress, greasy products, a helmet or mask, and touching your face add to it. It has nothing to do with being unclean. New grown-up acne with irregular periods is worth a doctor's look.",
      will: 'It usually gets better, but slowly: judge a treatment after twelve weeks, not twelve days. Most people grow out of the worst, and for the others there are strong tools with a dermatologist. It depends on patience and on not changing five products at once.',
      should:
        "See a dermatologist if it hurts, scars or keeps you indoors. About strong tablets, ask everything: effects, blood tests, mood, pregnancy safety, how long. Many people are very glad of them, and a good doctor explains instead of pushing. Don't start five new products on your own, one at a time.",
      normal:
        "Yes, at every age. Adult acne is common, above all in women, and makes people feel twelve again. It isn't dirt and it isn't the pizza alone. If it decides whether you go out, treat it as what it is, a skin condition, with a dermatologist.",
    },
  },
  {
    id: 'skin-before-event',
    words: [
      /\b(?:skin|acne|pimples?|zits?|breakouts?|broke out|breaking out|spots|cold sore|rash|cystic|face)\b|\b(?:massive spot|spot)\b/u,
      /\b(?:prom|wedding|party|date|interview|photos?|graduation|holiday|school|event|formal|ball|tonight|tomorrow|birthday|bday)\b|\b(?:bridesmaid)\b/u,
      /\b(?:dont (?:want|wanna)|cancel\w*|not going|hide|ugly|so bad|stay home|embarrass\w*|cry\w*|cant go|ruin\w*|huge|help|worst|disaster|how do i|normal|should|all over)\b|\b(?:massive|party tonight)\b|\b(?:full of)\b/u,
    ],
    unless:
      /\b(?:baby|eczema|my (?:son|daughter)|tattoo|wrinkl\w*|doctor says|meeting his|thick skin|own skin|face to face)\b/u,
    tries: [
      'my skin broke out so bad i dont wanna go to prom',
      'huge pimple the day before my wedding, im crying',
      'my acne is so bad i want to cancel the date tonight',
      'my face is full of pimples and tomorrow i have to be a bridesmaid',
      'skin exploded the week of my graduation party, so bad',
      'got a massive spot and its my engagement party tonight',
      'pimple on my nose and the date is in two hours, help',
      'acne flare up before my wedding photos, i want to hide',
      'cold sore and first date tomorrow, do i cancel',
      'broke out all over my face two days before graduation photos',
      'cold sore the day before my party, i cant go like this',
      'skin is a disaster and my sisters wedding is tomorrow',
      'should i cancel my date because of a breakout',
      'zits everywhere and school photos tomorrow, i want to stay home',
      'my face broke out before my interview, so embarrassing',
      'i dont want to go to the formal with this skin',
      'how do i hide a huge pimple before tonights party',
      'is it normal that my skin breaks out before every event, worst before my birthday',
      'breakout ruined my holiday mood, i dont want to be in any photos',
      'my spots are so bad i dont want to go to the ball',
      'i have a spot on my chin the size of birmingham and its prom tomorrow',
    ],
    says: {
      told: "Go anyway if you can, because you'll remember the night and nobody will remember your chin. People see your whole face moving and laughing, you see one spot in a mirror at ten centimeters. For now: hands off, a patch on the big ones overnight, ice for two minutes, nothing new and strong. For the evening, concealer in thin layers and a friend who does the photos. If it's like this often, a dermatologist can really help.",
      should:
        "Don't cancel, I'd say. You'd miss the evening and the spot would heal at the same speed. Patch overnight, ice, thin concealer, soft light, and tell one friend you feel bad about it, so somebody's on your team. If it hurts or it's everywhere, a pharmacist or doctor first.",
      normal:
        "Very normal, before big days skin often flares, from nerves and hormones and from touching it more. It feels like a spotlight and it isn't one. Hands off, patch, sleep, and go.",
      why: "Stress, hormones, short nights, new products tried out in a panic, all of that comes together just before an event. It isn't a punishment and it isn't dirt. Keep it simple for the next days and save new things for afterwards.",
      how: 'Cold for two minutes, a patch overnight, no squeezing. On the day: moisturizer, then concealer a shade near your own, dabbed on in two thin layers, a bit of powder. Stand facing the window or the lamp for photos. And choose something you love to wear, people look there.',
      will: "A single big one usually calms down in two to four days if you leave it alone, a whole breakout takes longer. I can't promise it's gone by then. It'll look smaller to everyone else than to you, that part I'm sure of.",
    },
  },
  {
    id: 'eczema-skin',
    words: [
      /\b(?:eczema|psoriasis|rosacea|dermatitis|hives|rash(?:es)?|itch(?:y|ing|es)?|dandruff|vitiligo|dry skin|cold sores?|shingles|warts?|ringworm)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|cat|baby|my son|my daughter|pollen|hay ?fever|itchy eyes|genital|sti|std|itching to)\b/u,
    tries: [
      'eczema on my hands is bleeding again and i work as a nurse',
      'psoriasis on my elbows and first beach holiday with my boyfriend',
      'i got a cold sore the day before my wedding shoot',
      'itching all over at night, i scratch till it bleeds',
      'eczema is back',
      'my scalp itches like crazy',
      'red flaky rash on my neck since we changed the washing powder',
      'is psoriasis catching, my new boss wont shake my hand',
      'im a baker and flour gives me dermatitis, do i need another job',
      'he has dandruff on every black shirt and doesnt notice, how do i tell my boyfriend',
      'shingles at 37, nobody told me it hurts this much',
      'we are invited to a pool party on sunday, everybody will be there, and my eczema chose this week to explode',
      'I have rash on the hands when I am stressed, now exam time and it came back. creams nothing',
    ],
    says: {
      told: "Skin that itches, flakes or flares wants a plain rich cream, less soap, and one visit to a doctor to know what it is, since treatment is far better than ten years ago. Eczema, psoriasis and dandruff aren't catching, and you may say so. Cold sores and shingles are: cover them, no kissing, away from babies and anyone pregnant, and ask for treatment right away, because the first three days count. A rash with fever, or blisters near the eye, needs care today.",
      say: 'For eczema or psoriasis: "It\'s a skin thing, you can\'t catch it." Said once and lightly, before anyone wonders, it takes away nearly all the weight. For a cold sore, be straight: "It\'s catching right now, so no kisses this week." And about someone else\'s dandruff: "You\'ve got some flakes there, shall I get you the good shampoo?" If someone steps back, that says something about them, not about you.',
      will: "Most skin conditions come in waves: they can be calmed well, and some come back. It depends on daily care, on finding your triggers, soap, stress, cold, and on a dermatologist who goes beyond the first cream. Ask about newer treatments if yours hasn't changed in years.",
      why: "Often it's an inherited, easily irritated skin, then soap, cold, sweat, stress, an infection or a contact allergy on top. It isn't about being unclean. Note for two weeks what came before each flare. Itching all over without a rash, or one that lasts weeks, should have a blood test.",
    },
  },
  {
    id: 'wrinkles-botox',
    words: [
      /\b(?:lines (?:on|around|in) my (?:face|forehead|eyes|mouth)|frown lines?|laugh lines|jowls?|turkey neck|eye lift|eyelid (?:surgery|lift)|lip flip|cosmetic (?:surgery|procedure)|getting work done|wrinkles?|botox|fillers?|crows feet|forehead lines|facelift|face lift|saggy|sagging|double chin|eye bags|dark circles|look(?:s|ing)? (?:so )?(?:old|tired)|anti ?ag(?:e|ing)|lip injections?|lip filler|nose job|rhinoplasty|plastic surgery|boob job|tummy tuck|liposuction|breast (?:implants|reduction|augmentation))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|filler episode)\b/u,
    tries: [
      'im 39 and thinking about botox but ashamed of it',
      'got lip filler and my mum cried when she saw me',
      'saved 3 years for a nose job, booked for october',
      'people keep telling me i look tired, its just my eye bags',
      'first botox, so nervous',
      'my neck looks old',
      'all my friends got fillers and i look like their aunt',
      'my husband says i dont need botox and that isnt the point',
      'is a nose job at 45 vain or am i allowed',
      'woke up and saw my mothers wrinkles in my mirror',
      'i saved two years for a tummy tuck, its booked for march in istanbul, and now im scared',
      'should i tell people i had an eye lift or say i slept well',
      'everyone at work got botox, should i',
      'should i try botox at 38',
    ],
    says: {
      told: 'Wrinkles, bags and noses are yours to keep or change, so decide on a calm week and never on a bad mirror day. If you want something done, see a qualified doctor, not a party or a beauty bar, and ask to see their work and what happens if it goes wrong. Start small. For people who say you look tired: "It\'s my face, but thank you." Sunscreen and sleep remain the cheapest of all.',
      should:
        "Do it if you've wanted it for over a year, can pay without strain, and would do it even if nobody noticed. Wait if it's for a person, after a breakup, or if a second thing is already on the list. Get two opinions, and with botox or filler take less than offered the first time.",
      normal:
        "Normal, both wanting it and feeling odd about it. Many more people do it than say so. It isn't vain to care about the face you meet the world with. If you think about one feature for hours a day, though, talk to a doctor about that first, because surgery rarely ends it.",
      say: '"I did it for me, I\'m happy with it, and you don\'t have to like it." With a parent you might add: "I still have your laugh." You needn\'t defend a face. If you\'d rather not tell anyone, "I slept well" is an accepted answer.',
    },
  },
  {
    id: 'nail-biting',
    words: [
      /\b(?:nail biter|chew(?:s|ed|ing)? (?:on )?(?:my|his|her) (?:nails|fingers|lip|lips|cuticles)|pick(?:s|ed|ing)? (?:at )?(?:my|his|her) (?:skin|nails|cuticles|face|lips|scabs|fingers)|twirl\w* my hair|bit(?:e|es|ing) (?:my |his |her )?(?:\w+ )?(?:nails|fingers|cuticles|lips)|nail ?biting|pick(?:ing)? (?:at )?my (?:skin|nails|cuticles|face|lips|scabs)|skin ?picking|hair ?pulling|pull(?:ing)? (?:out )?my (?:hair|eyelashes|eyebrows)|trichotillomania|chew(?:ing)? my (?:nails|fingers|cheek))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*)\b/u,
    tries: [
      'i still bite my nails at 33 till they bleed',
      'pulling out my eyelashes when i study and now there is a gap',
      'picking my skin for hours in the bathroom mirror',
      'engagement photos next week and nail biting has ruined my hands',
      'biting my nails again',
      'how do i stop nail biting',
      'grown woman, lawyer in vienna, bitten fingers hidden under the table, i bite my nails',
      'my 9yo chews his fingers until they bleed, what helps',
      'is skin picking a disorder or a bad habit',
      'three weeks without, then one phone call with my ex and i was biting my nails in the car',
      'why do i pick my lips when i read',
      'tried the bitter polish, gloves, a rubber band, my mothers sermons, and i still bite my nails in every film',
    ],
    says: {
      told: "Biting, picking and pulling are habits of the hands, so give the hands something else rather than scolding them: a ring to turn, a textured stone, tape on two fingers, nails kept short and oiled. Notice the hour, it's usually screens, studying or the mirror, and change that scene. For photos, a manicure or press-ons does it. If it bleeds, leaves bare patches or takes hours, a therapist who knows habit reversal helps well.",
      how: 'First only count, for three days, when and where. Then block the three worst moments: gloves or tape while reading, dim the bathroom light, keep something rough in your pocket. When the urge comes, make a fist for a minute. Let one nail be the protected one, and add the next after a week.',
      normal:
        "Very common, in grown-ups too, and it isn't a sign that something's wrong with you. It calms the nerves, that's why it sticks. If there are sores, bare patches or hours lost, it has a name and a proven treatment, called habit reversal, so ask a therapist or doctor for that.",
      why: "Because it works: it takes the edge off boredom, tension and waiting within seconds. The hands learned it early and do it without asking you. So you don't stop it by willpower but by noticing and swapping. Look for the two situations in which nine out of ten times happen.",
    },
  },
  {
    id: 'glasses',
    words: [
      /\b(?:new glasses|prescription glasses|contact lens|eye exam|wearing glasses|eye laser|need glasses|glasses|contact lenses|contacts|lasik|laser eye|eye ?sight|short ?sighted|near ?sighted|spectacles|optician|optometrist|lenses|eye test)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|reading glasses|varifocals|bifocals|progressives?|wine glasses|glasses of|sunglasses|my contacts|phone|delete\w*|blocked|cataract\w*|glaucoma|retina\w*|blind|champagne|rose tinted)\b/u,
    tries: [
      'got my first glasses at 27 and feel like a teacher',
      'cant get contact lenses in, one hour in the bathroom crying',
      'is laser eye surgery worth it, 3000 for both eyes',
      'lost my glasses on holiday and cant see a thing',
      'first glasses, feel so weird',
      'contacts or glasses',
      'sat on my glasses the first day of the ski trip, driving home is a lottery',
      'my 7yo got glasses and the kids call her owl',
      'is lasik scary, are you awake the whole time',
      'my boyfriend says i look strict with glasses, is that good or bad',
      'tried on forty glasses with two friends and a saleswoman, everyone had an opinion, and i bought the ones nobody liked',
      'how do people touch their own eye for contact lenses',
    ],
    says: {
      told: "Glasses feel like a stranger on your face for about ten days, then people ask where they are when you take them off. Let someone honest come to the shop, and take two shapes home as photos before choosing. Contact lenses need practice: ask the optician for a second lesson. Lost or broken glasses: don't drive, and ask a shop for a quick pair. Floaters with flashes, a curtain or sudden blur are for an eye doctor the same day.",
      should:
        "Laser is worth considering if your eyes have been stable for two years and glasses really bother you. Get examined at two clinics, ask about dry eyes and night vision, and take the one that also tells you reasons against. For glasses: buy the pair you smile in, since you'll wear it on every ordinary day.",
      normal:
        'Yes. A new face in the mirror, slight dizziness with a new prescription, an hour of fighting with a lens: all ordinary in the first two weeks. If the floor still sways after that, go back to the optician and have them checked again.',
    },
  },
  {
    id: 'reading-glasses',
    words: [
      /\b(?:could not read the|font is so big|cant see (?:\w+ ){0,3}(?:close|up close|near|the menu|small)|hold (?:\w+ ){0,3}(?:at arms length|further away)|bigger font|font (?:size )?(?:is )?(?:huge|bigger)|reading glasses|varifocals?|bifocals?|progressive (?:lenses|glasses)|progressives|(?:cant|cannot|can not) read (?:\w+ ){0,4}(?:menu|label|small print|phone|text|without)|arms (?:are |is )?too short|small print)\b/u,
    ],
    unless:
      /\b(?:tarot|palm|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|contract|terms|dyslexi\w*)\b/u,
    tries: [
      'i need reading glasses at 44 and i feel ancient',
      'cant read the menu anymore, i pretend to like the daily special',
      'varifocals make me seasick on the stairs',
      'my arms are too short to text lol, is that it now',
      'reading glasses already, really',
      'cant read without them anymore',
      'my phone font is so big now that people on the bus read along',
      'lost my fourth pair of reading glasses, they were on my head',
      'is 41 too early for varifocals, the shop in lyon says no',
      'my husband holds the menu across the room and refuses reading glasses',
      'i always had the eyes of an eagle, teased everyone, and last week i could not read the label on the soup',
      'how long does it take to get used to progressives',
    ],
    says: {
      told: "Reading glasses arrive for nearly everybody between forty and fifty, so welcome to a very large club that holds menus at arm's length. Have an eye test once before you buy the drugstore ones, then put three cheap pairs where you need them: bag, kitchen, bed. With varifocals, move your head instead of your eyes, and give them two weeks. Headaches after that mean the optician should measure again.",
      normal:
        "Completely: the lens in the eye stiffens at that age in everyone, whatever they eat. It has nothing to do with being worn out. Straining doesn't keep it away either. A test, a pair you like, and the menu is yours again.",
      should:
        "Get them. Struggling without brings headaches and no benefit at all, eyes don't get lazier from glasses. Drugstore ones are fine for a start if both eyes are alike. See an optician first if one eye is worse, you have headaches, or there's diabetes or glaucoma in the family.",
    },
  },
  {
    id: 'braces',
    words: [
      /\b(?:teeth (?:are )?(?:crooked|yellow|ugly|moved|straight|gap)|hide my (?:teeth|smile)|fix my teeth|white teeth|bleach(?:ed|ing)? my teeth|braces|invisalign|aligners?|orthodontist|retainers?|crooked teeth|teeth gap|gap (?:teeth|in my teeth)|straighten my teeth|overbite|underbite|veneers|yellow teeth|teeth whiten\w*|whiten(?:ing)? (?:my )?teeth|bad teeth|ugly teeth|my teeth|my smile)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|loves?|likes?|grind\w*|clench\w*|toothache|hurt|dream\w*|fell out|falling out|brush\w*|knocked|knee|his smile|broke|dentist|wisdom)\b/u,
    tries: [
      'getting braces at 35 and i have a presentation in week one',
      'i never smile in photos because of my crooked teeth',
      'didnt wear my retainer and everything has moved back',
      'are veneers from turkey a bad idea',
      'braces at 29, so awkward',
      'i hate my teeth',
      'lisping with invisalign in front of my students all week',
      'my 12yo wants her braces off for the class photo',
      'is it worth it to fix my teeth at 60',
      'lost my retainer in a napkin at the restaurant, second one this year',
      'i always laugh with my hand over my mouth, since school in fact, because of the gap in my teeth',
      'should i get my yellow teeth whitened before the wedding',
      'is it too late to get braces at 50',
      'thinking about braces as an adult, will people laugh',
    ],
    says: {
      told: 'Teeth can be moved, brightened or mended at any age, and people notice it for about three days. With braces, the first week is sore and lispy: soft food, wax from the orthodontist, reading aloud in the evening. With a forgotten retainer, call soon, small shifts can still be caught. For veneers, get two opinions at home first, because healthy teeth are ground down for good. And smile meanwhile, nobody counts teeth.',
      should:
        "Yes to straightening, if it's bothered you for years and an orthodontist you trust has a plan in writing; ask for installments. With veneers be slow: they're for life, and whitening or aligners often give most of the effect. Cheap offers abroad can turn out expensive when something breaks.",
      normal:
        "Normal, and adults with braces are everywhere now. Hiding your teeth in photos is something a great many people do who look perfectly lovely laughing. You see each tooth; the rest of us see a smile. If it still weighs on you, one consultation tells you what's possible.",
    },
  },
  {
    id: 'dentist-fear',
    words: [/\b(?:dentists?|dental|dental (?:fear|anxiety|phobia|chair))\b/u],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|bill|crowns?|implants?|cost|costs|pay|afford|expensive|insurance|son|daughter|kids?|child|toothache|root canals?|wisdom|im a dentist|dental (?:assistant|student|school)|marry|date|dating|grind\w*|clench\w*|veneers|braces|invisalign|hot dentist|filling\w*)\b/u,
    tries: [
      'havent been to the dentist in 8 years and now im too ashamed',
      'dentist appointment tomorrow and i feel sick already',
      'scared of the dentist since the drill at school, im 44',
      'i cancel the dentist every time, fourth time now',
      'scared of the dentist',
      'dentist tomorrow, i want to run',
      'i sit in the waiting room in gdansk with wet hands and count ceiling tiles, i hate the dentist',
      'is sedation at the dentist a thing for normal people',
      'last time i bit the dentist, by accident, i am too ashamed to return',
      'my wife hasnt seen a dentist in ages and chews on one side',
      'i am brave with spiders, heights, even my mother in law, but the sound of the dental drill makes me cry',
      'how do i find a dentist who is kind to cowards',
      'tooth has to come out and im shaking at the thought of the dentist',
    ],
    says: {
      told: "Call the dentist and say the true thing first: \"I haven't been for years and I'm frightened.\" They hear it daily, and a good one then starts with only looking. Agree on a hand signal for stop, bring headphones, take the first slot of the day so there's no time to brood. Ask for numbing early and plenty. If you can't face it at all, some practices offer sedation.",
      how: "Cut it in three: call, look, treat, each on another day. Ask around for one that's good with anxious people. On the day: first appointment, headphones, long breaths out, hand signal for a pause. Numbing works well today, and some offer sedation. Reward yourself afterward as you would a child, properly.",
      normal:
        "Very. Fear of the dentist is among the commonest fears there are, and eight years isn't a record in any practice. The shame is usually bigger than the damage. Most people come out saying it was half as bad. Say it on the phone, and choose one that's kind about it.",
      should:
        "Go, and soon, because waiting is what makes it long and expensive. If it's panic rather than dread, ask for a practice that treats anxious patients or offers sedation. Move it once at most.",
    },
  },
  {
    id: 'dentist-bill',
    words: [
      /\b(?:dentists?|dental|tooth|teeth|crowns?|orthodontist)\b/u,
      /\b(?:bills?|costs?|pay|paid|afford|expensive|insurance|price|money|euros?|dollars?|implants?|\d{3,}|fillings?|crowns?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|grind\w*|clench\w*|night ?guard|wisdom|chipped|veneers|braces|invisalign|im a dentist|dental (?:assistant|student|school)|whiten\w*|fairy|hurts?|hurt|toothache|crown chakra)\b/u,
    tries: [
      'the dentist wants 2800 for a crown, is he ripping me off',
      'cant afford the dentist and my insurance pays nothing',
      'dentist found 4 fillings, last year it was zero',
      'tooth implant costs more than my car',
      'dentist bill, i nearly fainted',
      'why is the dentist so expensive',
      'dentist wants 3200 for an implant, my cousin says hungary is half price',
      'should i get a second opinion before paying 900 for two crowns, dentist is pushing',
      'my insurance pays the cheap filling and i got asked for 180 on top while lying there, dentist style',
      'im a student, one tooth needs work, and i have 60 euros until the first',
      'the dentist sent the bill six months later, with a line nobody had mentioned, do i have to pay that',
      'is it safe to go abroad for teeth to save money',
    ],
    says: {
      told: "Ask the dentist for the plan in writing, with what's urgent and what can wait, and take it to a second one; that's common and often changes the bill. Then ask about installments, a simpler material, or a dental school, where students work under supervision for much less. Check with your insurance before treatment, and for a line nobody mentioned, ask for the reason in writing before you pay. Only pain, swelling or fever shouldn't wait for the comparison.",
      should:
        'Get the second opinion first if nothing hurts and the sum is large or sudden, four new fillings in one year for instance. If both say the same, do the urgent part soon, because teeth get more expensive with waiting. Split it over two calendar years if your insurance counts that way.',
      say: '"Thank you. Please write down what has to be done now, what can wait a year, and what each costs. I\'d like to think about it." Nobody in a dental practice minds that. And then: "Is there a cheaper way that\'s also good, and can I pay in installments?"',
    },
  },
  {
    id: 'needles',
    words: [
      /\b(?:needles?|injections?|syringes?|(?:fear|afraid|scared|terrified|phobia|panic|faint\w*) (?:\w+ ){0,4}(?:blood|shots?|jabs?|vaccin\w*|injections?|needles?)|vaccin\w*|flu (?:shot|jab)|blood don\w*|donat\w* blood|give blood|giving blood|blood draw)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|knitting|haystack|heroin|drugs?|weight loss|ozempic|mounjaro|wegovy|pins and|ivf|tattoo\w*|insulin|steroid\w*|dog|cat|lip|knee|acupuncture|hormones?)\b/u,
    tries: [
      'i faint every time i see a needle and have a blood draw on friday',
      'terrified of the injection, im a grown man',
      'donating blood for the first time, a bit scared',
      'need 3 vaccines for my trip and ive put it off for months',
      'scared of needles, blood test friday',
      'afraid of the flu shot',
      'forty years old, two kids, and i cry at every injection',
      'my 6yo screams at vaccines and i have to hold him, breaks my heart',
      'how do i give blood without looking at the bag',
      'is it normal to feel sick just from talking about needles',
      'i was fine, really calm, joking with the nurse, then i saw the syringe and woke up on the floor',
      'donated blood for the first time yesterday in cork, so proud',
      'i faint when they take my blood and have a blood test on tuesday',
      'i pass out at every blood draw',
    ],
    says: {
      told: 'Tell the person with the needle before you sit down: "I\'m scared and I might faint." Then you get to lie flat, and that alone prevents most of it. Look away, cough at the prick, and if you tend to faint, tense your legs and arms hard until your face feels warm. Eat and drink before unless told to fast. If fear keeps you from things you need, a few sessions of training usually help a lot.',
      how: "Lie down, look away, talk about something, and cough exactly when it pricks. If you're a fainter, tense thighs, arms and belly for fifteen seconds, let go, repeat: it keeps the blood pressure up. A numbing cream from the pharmacy helps. Book the first slot so that the day isn't spent waiting.",
      normal:
        'Very normal, in big strong people as well. Fainting at blood and needles is a built in reflex, not cowardice, and nurses see it every week. It can be trained away surprisingly fast. Until then, lie down for it and say so first.',
      should:
        "Yes, go, and say beforehand that you're afraid. The prick lasts two seconds and the dread lasts weeks, so take the earliest date you can get. Giving blood is a fine thing to do and they look after first timers well. For vaccines with a medical condition, ask the doctor which suit you.",
    },
  },
  {
    id: 'test-results-waiting',
    words: [
      /\b(?:results?|tests?|biopsy|mri|scan|smear|x ?ray|ultrasound|mammogram|colonoscopy|gastroscopy|endoscopy|bloodwork|blood work|screening)\b/u,
      /\b(?:wait\w*|results?|scared|afraid|nervous|worr\w*|anxious|tomorrow|monday|tuesday|wednesday|thursday|friday|next week|abnormal|went|came back|call\w*|terrified|panick\w*)\b/u,
      /\b(?:for the results|blood (?:tests?|work|results?)|lab|doctors?|biopsy|mri|scan|smear|pap|x ?ray|ultrasound|hospital|mammogram|colonoscopy|gastroscopy|endoscopy|medical|bloodwork|screening|clinic)\b/u,
    ],
    unless:
      /\b(?:3 weeks of fear|mammogram is fine|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|miscarr\w*|pregnan\w*|tired|exhausted|ivf|sti|std|hiv|exam results|paternity|dog|cat|vet|faint\w*|needles?|type 2|it is cancer|its cancer|have cancer|diagnosed|donat\w*|iron)\b/u,
    tries: [
      'waiting for blood test results since tuesday and cant think',
      'mri on monday for my head and im so scared',
      'they found something abnormal in my pap smear and the letter says call',
      'my dads biopsy results come friday, how do i survive the week',
      'still waiting for my blood results',
      'mri tomorrow, so scared',
      'the hospital said they call on wednesday with the scan and it is thursday noon',
      'my sister found out her mammogram was abnormal and i dont know how to be useful, results in a week',
      'all clear, biopsy came back fine, i danced in the doctors car park',
      'is no news good news when you wait for the lab results three weeks',
      'how do i sleep until monday when the doctor calls with the results of the ultrasound',
      'we are at my parents in split, sun and sea, everyone is happy, and im waiting for a call from the clinic about my test',
      'waiting for my mri results since 9 days, should i call',
      'should i call the clinic if the results are not there yet',
      'they said a week for the results and its been two, do i ring them',
      'my biopsy result comes tuesday. i cant tell my husband he panics',
    ],
    says: {
      told: "Waiting for a result is its own kind of strain, and the best thing for it is a plan: know who calls, on which day, and what you'll ask, then fill the evening before with a person. Don't read the report alone at midnight. Most findings that are looked into turn out harmless or treatable, though nobody can tell from here. If the day passes without a call, or a letter says call, pick up the phone yourself. If symptoms get worse meanwhile, go sooner.",
      how: 'Halve the time you look at it. Fix two worry times a day, fifteen minutes each, and write the questions for the doctor then. In between, do things with your hands and other people. No search engine after dinner. Ask someone to be with you when the call comes, even by phone.',
      will: "I can't see a result, and nobody honest can before the doctor does. What's true is that most checks end with nothing serious or with something that can be treated, and that finding out early helps in both. Call on the day they named. Until then, one hour at a time counts as coping.",
      normal:
        "Yes, it's normal not to think of anything else, to be short with everyone, or to feel strangely calm. Not knowing is harder for most people than a known bad thing. It ends on a date. Tell one person that you're waiting, so you don't carry the week alone.",
      glad: 'What a relief, you can put that weight down. Expect to be oddly tired tonight; the body held its breath as well. Ask for a copy of the result and note when the next check is due, so your head can close the file. Then tell the person who waited with you.',
      should:
        "Yes, call, and today if the day they named has passed. Results get stuck on desks more often than people think. Say, \"I had the scan on the 9th and haven't heard. Is the report in, and who'll go through it with me?\" Being late says nothing about what's in it. If they can't tell you, ask when to ring again.",
      why: "Usually for dull reasons: someone has to read it, write it, sign it and pass it on, and weekends and holidays sit in between. A delay isn't a hint in either direction. If it's past the date they gave you, ring and ask where the report is.",
    },
  },
  {
    id: 'waiting-for-relatives-results',
    words: [
      /\b(?:dads?|father|mums?|moms?|mother|husbands?|wifes?|son|daughter|sister|brother|grand\w+|partner|boyfriend|girlfriend|aunt|uncle|friend)\b|\b(?:little (?:boy|girl))\b/u,
      /\b(?:results?|scan|biopsy|tests?|mri|ct|diagnosis|appointment|oncologist|consultant|hospital)\b/u,
      /\b(?:wait\w*|thursday|monday|tuesday|wednesday|friday|tomorrow|next week|on the \d+|cant think|cant sleep|scared|terrified|worried|not knowing|come back|get the|has the|has his|has her)\b|\b(?:tests tomorrow)\b|\b(?:how do i stay calm|stay calm)\b/u,
    ],
    unless:
      /\b(?:exam results|driving|test drive|school|gcse|a level|all clear|came back (?:clear|fine|good)|died|dna|paternity|pregnancy test)\b/u,
    tries: [
      'my dad has the results of his scan on thursday and i cant think about anything else',
      'waiting for my mums biopsy results, cant sleep',
      'my husband gets his test results tomorrow, im terrified',
      'my husband has his biopsy tomorrow, how do i stay calm',
      'mums mri was today and we wait till monday, im scared',
      'my boyfriend waits for test results and doesnt talk, im worried',
      'my little boy has blood tests tomorrow at the hospital, cant sleep',
      'moms scan is on monday and im going crazy not knowing',
      'my sister is waiting for her mri results and im 2000 km away, so worried',
      'dads ct results come back friday, i keep googling, so scared',
      'how do i get through the days until my dads results come back',
      'my wife has her biopsy results next week and i have to be the strong one, im scared',
      'will my mums scan be okay, results on thursday',
      'my son has tests at the hospital tomorrow and i cant think',
      'waiting for grandmas diagnosis, nobody says anything, scared',
      'should i go with my dad to get the results on thursday',
      'what do i say to my dad before his results on thursday, im terrified',
      'my best friend waits for her biopsy results, the not knowing is awful',
    ],
    says: {
      told: "Days before someone else's result are their own kind of long, because you can't do anything and can't stop thinking. I can't see what it'll say. Two things help: give the worry an hour, once in the afternoon, on paper, and close it. And do something with your dad, or whoever it is, that has nothing to do with it, a film, soup, the garden. Ask, \"Do you want me there when you get it?\" and write down your three questions. On the evening itself, don't be alone, whatever it says.",
      should:
        "Go along, yes, if they'd like it: two people hear twice as much, and you can write it down. Ask them first, some prefer to go alone. If you're far off, ask to be on the phone. And arrange company for your own evening too.",
      normal:
        "Yes, not being able to think of anything else is normal, and so is being snappy, tearful or strangely calm. Your body's on guard for someone you love. Give it walks, food and one person to tell. It doesn't mean that the news will be bad.",
      how: "In pieces: today, then tomorrow, no further. No searching online after six. One worry hour on paper, one walk, one person who knows which day it is. Ask them what they'd like, company, quiet or jokes, and offer to come along and write things down.",
      say: '"I\'m thinking of you and of Thursday. Do you want to talk about it, or watch something stupid?" It leaves the choice to them. And: "If you want me there, I\'m there. I\'ll bring a pen."',
      will: "I can't see a result, and I won't guess with something this dear. What's true is that a scan is a way of finding out, and most of what's found can be dealt with in some way. Until then, be with them in ordinary things. And have someone for yourself.",
    },
  },
  {
    id: 'doctor-put-off',
    words: [
      /\b(?:doctors?|gp|checkup|check up|annual physical|gyn\w*|smear|mammogram|colonoscopy|dermatologist|urologist|medical appointment)\b/u,
      /\b(?:put(?:ting)? (?:it |this )?off|avoid\w*|havent been|not been|scared to go|afraid of (?:the |my )?(?:doctors?|gp)|afraid to (?:go|see|call|book)|postpon\w*|cancel\w*|should i (?:see|go|call)|too scared|dont want to go|refus\w*|keep (?:moving|cancel\w*)|years since|procrastinat\w*|hate (?:doctors|going)|never (?:go|goes|been)|should i book)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dentists?|therap\w*|date|job|vet|dog|cat|doctor who|visa|embassy|hair|nail|tattoo)\b/u,
    tries: [
      'ive been putting off the doctor for a year because of a lump',
      'my dad refuses to see a doctor, hes 71 and stubborn',
      'keep cancelling my smear test appointment',
      'should i go to the doctor if its probably nothing',
      'havent been to a doctor in years',
      'i keep avoiding the doctor',
      'he is 58, has never been to a checkup and says what you dont know doesnt hurt',
      'should i see a doctor about this or am i wasting their time',
      'my mom refuses the colonoscopy, says at her age its enough',
      'too scared to book the gynecologist, its been six years',
      'i have the number on the fridge, i have the time, i even know what to say, and i keep cancelling the doctor',
      'how do i get my husband there, he is afraid of doctors and keeps avoiding it',
    ],
    says: {
      told: "Book the doctor's appointment now, before you finish reading this, online or with one call, because the dread lives in the not knowing. Write your three sentences for the visit: what it is, since when, what you're afraid of. Take someone along. Most things turn out smaller than the picture in the head, and the others are better early. For a stubborn relative: \"Do it for me. I'll drive, and we'll have lunch after.\"",
      should:
        'Yes, go. "Probably nothing" is the best reason for going, since then you\'re home by noon with your peace back. A lump, blood, weight loss without trying, or anything new that lasts three weeks should be seen within days. Nobody there thinks you\'re wasting their time.',
      say: 'On the phone: "I\'ve put this off and I\'m nervous about it. I\'d like the next free appointment." To someone who refuses: "I worry every day. Let me book it and come with you, and then I\'ll stop nagging." One ask, one date, one lunch. That gets further than a year of reminders.',
      normal:
        "Very normal. People put off the doctor because they're scared of the answer, of being scolded, or of being undressed, and nearly everybody has an appointment like that. It's the opposite of stupid, it's fear. The call takes three minutes. Make it first thing tomorrow at the latest.",
    },
  },
  {
    id: 'not-taken-seriously',
    words: [
      /\b(?:doctors?|gp|nurse|specialist|hospital|gyn\w*|consultant)\b/u,
      /\b(?:doesnt (?:take|believe|listen)|dont (?:take|believe|listen)|didnt (?:take|believe|listen)|not (?:taken|taking|listening|being taken)|dismiss\w*|shrug\w*|laughed|all in (?:my|your) head|just (?:stress|anxiety|weight|age)|made up|ignored|nobody (?:believes|listens)|rude|arrogant|gaslight\w*|(?:wont|will not) (?:listen|refer|test)|second opinion)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|malpractice|sue)\b/u,
    tries: [
      'my doctor doesnt take me seriously, says its just stress',
      'third gp who shrugged at my pain',
      'the specialist was so rude i cried in the parking lot',
      'should i get a second opinion from another doctor or am i being difficult',
      'doctor laughed at me',
      'my gp wont listen',
      'told the doctor about the pain for the fourth time and he said its just age, im 44',
      'is it ok to ask for a second opinion without hurting my doctors feelings',
      'the nurse was so rude to my mother in the hospital that she wont go back',
      'they dismissed me because im overweight, the gp didnt even touch my knee',
      'i prepared a list, brought my husband, stayed calm, and the specialist still told me its all in my head',
      'how do i change doctor when mine doesnt take me seriously',
    ],
    says: {
      told: 'Go back once with it on paper, and if that gets a shrug, go to another doctor, because a second opinion is ordinary and no insult. Bring one page: what, since when, how often, what it stops you from doing. Say two things: "What else could this be?" and "Please note that you decided against testing." Take somebody with you. People get heard better in pairs, unfair as that is.',
      say: '"I understand it may be stress. It\'s kept me from working on six days this month, so I\'d like to know what else it could be and how we rule that out." Then be quiet and wait. If the answer is no: "Please write in my file that I asked." That sentence works wonders.',
      should:
        "Yes, get the second opinion. Doctors do it for their own families. Take along all results, so that nothing has to be repeated, and the one page summary. Stay with your doctor only if you were heard, had things explained and left with a plan, even if you didn't like the answer.",
      normal:
        "You're not being difficult. It happens to many people, more often to women and to anyone young or heavy, and it's tiring on top of the pain. Knowing your body counts as evidence. Write it down, bring someone, and change doctors if it stays like that.",
    },
  },
  {
    id: 'hospital-visit',
    words: [
      /\b(?:hospital|icu|ward|intensive care|emergency room)\b/u,
      /\b(?:visit\w*|bring|take|hate|smell\w*|see (?:him|her|them|my)|mum|mom|dad|grand\w*|sister|brother|friend|husband|wife|aunt|uncle|partner|every day|sit(?:ting)?)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|i work|job|nurse|bill|dying|hospice|baby|birth|born|suicid\w*|scared|worried|critical|coma|psych\w*|my operation|my surgery|biopsy|results|mri|scan)\b/u,
    tries: [
      'visiting my grandma in hospital tomorrow and i hate the smell and dont know what to say',
      'my friend is in the hospital, what do i bring',
      'i drive to the hospital every day after work to see my husband and im worn out',
      'mum is on the ward since sunday and my sister hasnt visited once',
      'visiting dad in hospital',
      'hospital visits wear me out',
      'my friend in the hospital says no visitors but i think she means please come',
      'what do i talk about with grandpa in hospital, he sleeps half of the time',
      'is it ok to take my 4yo to visit nana in the hospital',
      'i hate the hospital smell but my brother is there for weeks',
      'two buses there, two buses back, every day after work to see mum on the ward, and at home nobody has even done the dishes',
      'should i fly home to visit my aunt in hospital or wait until she is out',
    ],
    says: {
      told: 'A hospital visit needs less than you think: twenty to thirty minutes, a chair pulled close, and ordinary news from outside. Bring a long charging cable, lip balm, their own pillowcase, something to eat if it\'s allowed, and ask "Shall I talk, or just sit here?" A no to visitors counts as a no; send a voice message. If you go every day, make a plan with others for who goes when, and have one evening off. You\'re allowed to cry in the parking lot.',
      say: 'Start with "I\'m glad to see you, you don\'t have to entertain me." Then small things: the neighbor, the dog, what you had for lunch. Ask "What\'s the most annoying thing in here?" and you\'ll have ten minutes. If {they} get{s} tired: "I\'m off, I\'ll be back on Thursday."',
      should:
        "Go, even if you're bad at it, because turning up is the thing people remember. Keep it short. Ask first if {they} want{s} visitors today, as some days are too much. If you truly can't, or the answer is no, send a voice message every evening at the same time. That's company too.",
      normal:
        "Yes: hating the smell, running out of words, wanting to leave after ten minutes, being angry at those who don't come. All of it is common and none of it means you don't care. Set a time to leave before you go in, and be good to yourself afterward.",
    },
  },
  {
    id: 'small-operation',
    words: [
      /\b(?:operations?|surger(?:y|ies)|operated|anesthe\w*|anaesthe\w*|general an\w+|day surgery|hernia|gallbladder|gall bladder|appendix|appendicitis|tonsils|tonsillectomy|cataracts?|vasectomy|hysterectomy|knee replacement|hip replacement|stitches)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|scars?|dog|cat|heart surgery|brain surgery|open heart|transplant|plastic surgery|nose job|laser eye|c section|baby|season|team|acl|sciatic\w*|dis[ck]|business operations?|disc|veins? of|in stitches|surgery to lose|gender|laser)\b/u,
    tries: [
      'hernia operation on thursday and im scared of not waking up',
      'gallbladder surgery next week, who will look after my kids',
      'had my tonsils out at 31 and the pain is unreal',
      'is it normal to be so weepy after surgery',
      'operation tomorrow, so scared',
      'gallbladder out, feeling rough',
      'my first general anesthesia at 53, what if i say stupid things',
      'my dad gets his cataracts done next week and is more nervous than at his wedding',
      'how long until i can lift my kid after a hernia surgery',
      'my husband has a vasectomy on friday and acts like its war',
      'is it normal to feel so low two weeks after the hysterectomy',
      'i packed the bag three times, wrote a list for the neighbours, and still i cant imagine that tomorrow im being operated on',
    ],
    says: {
      told: 'Before an operation, make two lists: questions for the anesthetist, including "I\'m afraid of not waking up", which they hear every day and take seriously, and who does what at home for the first week. Set up soft food, a long charger, loose clothes and a person for the first night. Afterward, take the pain relief on time rather than late. Fever, spreading redness, or pain that jumps up means call the ward. Heavy bleeding, any bleeding after tonsils, or short breath is an emergency.',
      normal:
        'Yes, the fear before and the tears after are both ordinary; anesthetics, pain and relief all come out at the eyes. Tiredness can last weeks even after something small. If the low mood stays beyond two or three weeks, mention it. Fever or growing pain is for the ward at once.',
      will: 'Nobody can promise how an operation goes, and these are done thousands of times a day with great routine. What helps your part: follow the eating rules before, move early after, don\'t be heroic with pain. Ask the surgeon: "What does a normal recovery look like, week by week?"',
      should:
        "If it's planned and not urgent, ask three questions first: what happens if I wait, what else is there, and how often do you do this. Good answers make a yes easy. A second opinion is normal. If they call it urgent, don't wait for a calmer month.",
    },
  },
  {
    id: 'cold-flu',
    words: [
      /\b(?:(?:a|the|have|got|my|this|bad|man) (?:\w+ )?cold|flu|man flu|influenza|sore throat|runny nose|cough(?:ing)?|fever|sinus(?:itis)?|blocked nose|tonsillitis|bronchitis|sick in bed|lost my voice)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|marathon|stomach|cold (?:shower|feet|plunge|water|heart|person|sore|sores|case|shoulder|turkey|weather|winter|war|tone|texts?)|hay ?fever|baby|son|daughter|toddler|newborn|dog|cat|covid|flu (?:shot|jab)|cabin fever|he is cold|so cold|tonsils|distant|blood|was cold|a cold (?:man|woman|mother|father|person)|cold (?:and|to|towards|with) |it is cold|its cold|smok\w*)\b/u,
    tries: [
      'flu since monday and i feel guilty for calling in sick',
      'i have a cold before every single holiday',
      'cough for 5 weeks after bronchitis, colleagues move their chairs',
      'lost my voice and i have a job interview on zoom tomorrow',
      'sick in bed again',
      'sore throat and no voice',
      'got a bad cold, third since september, my 3yo brings everything home',
      'is it man flu or is he really ill, he asked me for a bell',
      'should i go to work with a runny nose and a bit of fever',
      'spent our whole anniversary trip in venice coughing into a pillow',
      'i ate oranges all autumn, took walks, wore a scarf, and the day the vacation starts i have a fever',
      'how long can a cough last after the flu before its weird',
    ],
    says: {
      told: "A cold or flu wants boring things: sleep, fluids, warmth, and no heroic day at work, where you'd only share it. Honey for the cough, salt water for the throat, and a pharmacist for the rest, so you don't double up on painkillers. \"I'm ill, back on Thursday at the earliest\" is a complete message. High fever beyond three days or a cough over three weeks should be seen. Short breath or chest pain is urgent.",
      should:
        "Stay home while you have fever, and a day after. Nobody thanks you for coming in, and you get well later. For something that can't move, ask if it can be done by phone. See a doctor with short breath, chest pain, fever over three days, or if you have a long illness or are pregnant.",
      say: '"I\'m ill and staying in bed today. I\'ll let you know tomorrow by nine how it is. The urgent thing is in the folder." No symptoms, no apology. For an interview: "I\'ve lost my voice. Could we move it to Friday? I\'d like to give you real answers." That goes down well.',
      normal:
        'Yes. Falling ill on the first free day is so common that it has a name in several languages, and a cough often lasts three weeks after the rest is gone. Two or three colds a winter are ordinary too. Longer than three weeks of coughing, have someone listen to your chest.',
    },
  },
  {
    id: 'covid',
    words: [/\b(?:covid|coronavirus|long covid|corona virus)\b/u],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|on a ventilator|dumped|broke up|since covid|during covid|before covid|working from home|work from home|conspira\w*)\b/u,
    tries: [
      'tested positive for covid and my best friends wedding is saturday',
      'long covid since 2022 and people think im lazy',
      'had covid twice and food still tastes like metal',
      'i gave covid to my grandma and feel terrible',
      'covid again, fourth time',
      'lost my smell from covid',
      'two red lines the night before our flight to mexico, covid of course',
      'my colleague came in with covid and told no one, im furious',
      'when can i do sport again after covid, stairs kill me',
      'mum has long covid since two years and people say she should think positive',
      'we had planned dads 80th for a year, forty guests, and this morning i tested positive, covid',
      'is it normal to be wiped out six weeks after covid',
    ],
    says: {
      told: "Covid can be a bad cold or a long visitor, so give it rest in proportion: stay away from others while you're feverish or testing positive, and come back to sport and work in smaller steps than you'd like. If tiredness or a wrong taste stays for months, ask for a long covid clinic and plan pauses ahead. Passing on a virus you didn't know you had isn't guilt, it's air. Anyone old or ill should call a doctor early. Short breath or chest pain: emergency care.",
      normal:
        "Yes, all of it is common: weeks of tiredness, fog, odd smells, food that tastes wrong. Most people improve over weeks or months. If you're still knocked flat after three months, that's a recognized illness, and a doctor should take it up with you.",
      say: "\"I've tested positive, so I won't come. I'm so sad about it, and I'd like to celebrate with you in two weeks.\" For people who think you're lazy: \"I have good hours and bad days after. I can do one thing today, and you can choose which.\" Short, factual, without proof.",
      will: "Most people do recover, some quickly and some over many months, and nobody can say for one body. With long covid it depends a lot on not overdoing the good days. Keep a small diary of effort and crash. That's the most useful page you can bring to a clinic.",
    },
  },
  {
    id: 'stomach-gut',
    words: [
      /\b(?:ibd|tummy ache|stomach is (?:a mess|in knots|upset|bad|off)|reflux|bowels?|flatulence|gassy|ibs|irritable bowel|bloat(?:ed|ing)|constipat\w*|diarrh?o?ea|acid reflux|heartburn|gastritis|(?:stomach|tummy|gut) (?:\w+ ){0,3}(?:aches?|hurts?|pain|cramps?|problems?|issues|upset|knots?)|stomachaches?|indigestion|hemorrhoids|haemorrhoids|piles|farting|fart|gas|crohns|colitis)\b/u,
    ],
    unless:
      /\b(?:gut feeling|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|gas (?:station|bill|price|prices|leak|light)|gaslight\w*|electric\w*|dog|cat|baby|period|son|daughter|blood|bug|food poisoning|piles of|oven|stove|ibs clinic job|gasoline)\b/u,
    tries: [
      'ibs before every date, i know each toilet in town',
      'bloated like a balloon every evening since summer',
      'stomach ache every sunday night before work',
      'acid reflux wakes me up and tablets dont help anymore',
      'my stomach hurts again',
      'bloated, always bloated',
      'i look six months pregnant every evening and im a man, bloated like a football',
      'is it ibs or is it my job, tummy ache from sunday to friday',
      'constipated on every holiday, day five in malta now',
      'my 10yo has stomach pain each morning before the bus, doctor found nothing',
      'new boyfriend, thin walls, tiny bathroom, and my irritable bowel thinks its funny',
      'why do i get heartburn from everything since i turned 50',
    ],
    says: {
      told: 'A touchy gut is very common and calms best with rhythm: smaller meals at regular times, slower, less at night, and two weeks of notes on food, stress and days. If it comes before dates or Mondays, nerves often have a part in it, so eat plainly, arrive early, know where the door is. With a child before school, ask gently what happens there. A pharmacist can help with the acute part. Blood, weight loss, night pain, or a lasting change in habits means a doctor soon.',
      why: "Gut and nerves share a line, so stress goes straight there. Besides that: eating fast, much coffee, milk, onions, wheat, too little fiber, hormones, a medicine. Two weeks of notes usually show the pattern. Ask a doctor to rule out celiac disease and inflammation once, and don't cut everything out before.",
      normal:
        "Very. A large share of people have a gut that reacts to everything, and nobody mentions it on dates. Bloating in the evening is ordinary as well. What isn't to be put up with is blood, weight loss, pain that wakes you, or a clear change lasting three weeks.",
      how: 'Eat at fixed times, chew, walk ten minutes after, raise the head of the bed for reflux, and leave three hours between dinner and lying down. For nerves: five slow breaths out before you leave, and a small safe meal. Tablets that stopped working are a reason to see the doctor again.',
    },
  },
  {
    id: 'stomach-bug',
    words: [
      /\b(?:stomach (?:bug|flu|virus)|food poisoning|norovirus|throwing up|vomit\w*|threw up|puk(?:e|ed|ing)|gastroenteritis)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pregnan\w*|purg\w*|bulimi\w*|on purpose|myself|after (?:i eat|eating|meals|every meal)|blood|dog|cat|drunk|hangover|drinking|baby|toddler|fear|phobia|afraid|scared)\b/u,
    tries: [
      'food poisoning from the company party and i threw up in the uber',
      'whole house has a stomach bug, one toilet for four people',
      'threw up in front of my new boyfriends parents',
      'stomach flu and my flight is tomorrow at 6',
      'stomach bug, whole family',
      'food poisoning, so weak',
      'oysters in nice, never again, threw up all night',
      'my flatmate has norovirus and we share one bathroom, how do i not get it',
      'should i go to work the day after a stomach flu',
      'i threw up on the train in front of everyone, wish i could forget it',
      'we had waited for this trip for two years, sea view and all, and day one we both lie there with food poisoning',
      'how long does a stomach virus last, day three now',
    ],
    says: {
      told: "With a stomach bug or food poisoning, sip little and often, a spoonful every few minutes, with rehydration salts from the pharmacy, and eat when hunger returns, plain things first. Wash hands with soap; gel doesn't kill the worst of these. As to being sick in front of people: they remember being concerned, not disgusted. Blood, high fever, no urine for eight hours, or more than two to three days means a doctor.",
      say: "\"I'm mortified about yesterday, thank you for being so kind. I'm better, and I owe you a dinner where I stay seated.\" One message with a bit of humor closes it. For an uber or a carpet, offer to pay the cleaning straight away. That's all anybody expects.",
      will: "Most of these are over in one to three days, and the tired feeling takes a few more. Drinking in small sips decides how bad it gets. Stay away from work and kitchens for two days after the last time. If you can't keep water down for a day, get help.",
      should:
        "Wait: no work or kitchen until two days after the last time, and no travel while you're still vomiting, for your own sake and for row 14. Ask the airline for a change and keep any doctor's note, it often helps with insurance. See a doctor with blood, high fever or signs of drying out, and sooner for small children, old people and in pregnancy.",
    },
  },
  {
    id: 'period-pain',
    words: [
      /\b(?:periods?|menstrua\w*|cramps|time of the month|tampons?|pads|menstrual cup|pms|pmdd|endometriosis|endo|pcos|fibroids|heavy bleeding)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|late|missed|no period|trial period|period drama|period of|exam period|notice period|grace period|leg cramps?|calf|pregnan\w*|menopaus\w*|hot flash\w*|difficult period|period in my life|period piece|this period|long period|first period|daughter|waiting period|test period|ttc|ivf|period tracker dating|puberty|stomach|ipads|ipad|probation\w*|ramadan|migraines?)\b/u,
    tries: [
      'period cramps so bad i lie on the office toilet floor',
      'week before my period i hate my husband and everything',
      'my period came early and i bled through my trousers in a meeting',
      'endometriosis after nine years of being told its normal',
      'period from hell again',
      'cramps so bad i cant stand',
      'my girlfriend has terrible pms and i always say the wrong thing, help',
      'im 16 and my mom says everyone survives period pain, but i faint',
      'is it normal to bleed nine days with cramps down to the knees',
      'does a menstrual cup leak, first week and im nervous in white trousers',
      'i had plans all week, presentation, swimming, a date in ghent, and of course my period arrives with full force',
      'three doctors before one finally said endometriosis',
    ],
    says: {
      told: "Period trouble that stops your day is not something you have to be brave about, so take it to a gynecologist with a list: days, amount, pain from one to ten, mood before. For now: heat, a pain reliever a pharmacist approves taken early, easy movement, spare clothes at work. If the week before turns you into someone else, that's treatable too. Soaking a pad an hour, fainting, or sudden strong pain: same day care.",
      normal:
        "Some cramps and a thin skin beforehand are normal. Lying on the floor, missing work each month, or hating everyone for a week isn't, even if you've been told so. A leak in a meeting happens to practically every woman once, and it's forgotten by all but you. Ask a gynecologist about the pain.",
      should:
        "Yes, see a gynecologist if pain or mood costs you a day or more each month, if bleeding is very heavy, or if painkillers don't touch it. Ask directly about endometriosis, PCOS or PMDD, whichever fits. If you're told it's normal, ask for a second opinion.",
      say: 'At work: "I have a medical thing today and will work lying down until noon." That\'s enough. At home, before it comes: "Next week I\'m thin skinned. Please don\'t discuss the holidays with me on Tuesday, and bring chocolate." It\'s fairer than explaining it in the middle.',
    },
  },
  {
    id: 'late-period-body',
    words: [
      /\b(?:periods?)\b/u,
      /\b(?:late|missed|miss|hasnt come|has not come|didnt come|not come|no period|overdue|days over|irregular|stopped|skipped|absent|waiting for)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|late (?:for|to)|menopaus\w*|rape\w*|forced|exam|trial|notice|grace|ivf|ttc|trying (?:for|to)|puberty|never had|im 1[0-5]|i am 1[0-5]|daughter)\b/u,
    tries: [
      'my period is 9 days late and im freaking out',
      'period hasnt come since i started training for the marathon',
      'missed period but the test was negative, twice',
      'irregular since i stopped the pill, no period for 3 months',
      'period five days late, scared',
      'no period since august',
      'im on time like a train, always, and now my period hasnt come for two weeks',
      'we used protection, the test is negative, still my period is late',
      'can a move to another country be why i skipped a period, im in toronto since may',
      'is it normal at 46 that my period is irregular, twice in may and then nothing, late again',
      'i run a lot, eat well, sleep well, and my period stopped in spring and nobody asks why',
      'how long can a period be late from stress',
      'got my period 9 days late, test negative. stress??',
    ],
    says: {
      told: 'A late period has many ordinary reasons, stress, travel, illness, weight or training, stopping the pill, and one that a test answers: from the first missed day a pregnancy test is quite reliable, best with morning urine, again a week later if negative. Do that first, because guessing is the worst part. No period for three months means a doctor. Strong pain on one side, or feeling faint, means emergency care now.',
      why: "Besides pregnancy, the usual ones are stress, poor sleep, a fever, travel, weight going up or down, hard training, the months after the pill, thyroid or PCOS. Ovulation simply comes later, and so does the bleeding. Test first. If it's missing three months running, ask a doctor to look for the reason.",
      normal:
        "A week's delay now and then is normal for most women, and cycles are rarely as punctual as the app claims. With a negative test, wait a week and test again. Three missed ones in a row should be checked by a doctor, and strong pain or dizziness with a delay the same day.",
      should:
        "Take a test today if you've had sex and you're past the date; knowing is kinder than nights of counting. If it's positive and you don't know what you want, a doctor or a pregnancy counseling service talks it through without pushing. If negative, repeat in a week.",
    },
  },
  {
    id: 'periods-stopped-test-negative',
    words: [
      /\b(?:periods?|cycle|menstruat\w*|amenorr\w*)\b|\b(?:havent bled|bled)\b/u,
      /\b(?:no period|stopped|gone|disappeared|missing|without|havent had|not had|skipped|hasnt come|not come|no cycle|absent|lost my|months)\b|\b(?:havent bled)\b/u,
      /\b(?:negative|not pregnant|months?|mths|since (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|i)|stress|half a year|days)\b|\b(?:tests?)\b/u,
    ],
    unless:
      /\b(?:menopaus\w*|trying|ttc|ivf|breastfeed\w*|daughter|5\d|pill|implant|coil|iud|puberty|first period|late by|days late|cramps|heavy)\b/u,
    tries: [
      'i have not had a period since june, 2 tests negative',
      '3 months no period and the tests are negative, is it stress',
      'no period for 4 months, not pregnant, three tests negative',
      'havent bled in 4 months and im definitely not pregnant',
      'no bleeding for 3 months, period gone, not pregnant',
      'my period stopped since i started my new job, tests negative',
      'no period this whole autumn, not pregnant for sure, months',
      'my period just stopped, 4 months, im 29',
      'skipped three periods, tests negative, months now',
      'havent had my period in 3 months, im not pregnant',
      'period is gone for two months, negative test, is it stress',
      'period hasnt come for 10 weeks, tests all negative, should i worry',
      'no period since august and im not pregnant, why',
      'lost my period since i lost weight, 5 months now',
      'my period disappeared after covid, not pregnant, 3 months',
      'is it normal to have no period for 3 months from stress',
      'should i see a doctor, no period in 3 months but test negative',
      'i run a lot and my period stopped half a year ago',
      'can stress stop your period for months, im not pregnant',
      'no period no pregnancy just nothing for 90 days, months of nothing',
    ],
    says: {
      told: "Three months without a period and with negative tests is the point where a doctor should have a look, so book that this week. It isn't the moon, and stress can do it, but so can weight, a lot of sport, thyroid, hormones or new medicine, and a blood test sorts most of those out. Note when the last one was, what's changed since, sleep, weight, pills, and take that along. Mostly it's something that can be treated. Strong pain or heavy bleeding means going the same day.",
      should:
        "Yes, see a doctor, after three months without a period that's the usual advice, also when you feel fine. Repeat the test once more if there's been sex since the last one. Take your dates and a list of medicines with you. It's mostly a short visit and a blood test.",
      normal:
        "It's fairly common, and it still needs a look after three months. Stress alone can stop a cycle, and so can things that are easy to treat once they're known. Book the visit, and don't wait for a sign.",
      why: "Besides pregnancy, the usual reasons are stress, weight going down or up, a lot of training, thyroid or other hormones, and some medicines. Which one it is, a blood test can show and I can't. After three months it's time to have it looked at.",
      how: 'Book a doctor or gynecologist, bring the date of the last period, your weight and sport over the last months, and all medicines. Ask for hormones and thyroid in the blood test. Until then eat regularly, sleep, and take training down a notch.',
      will: "It usually comes back once the reason is found, stress, weight, thyroid or something else, though I can't say when. The step that speeds it up is the appointment: dates of the last period, changes since, a blood test.",
    },
  },
  {
    id: 'menopause-body',
    words: [
      /\b(?:menopaus\w*|perimenopaus\w*|hot flush\w*|hot flash\w*|night sweats|hrt|the change of life|hormone (?:therapy|replacement))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|died|suicid\w*|kill(?:ing)? myself|trans|transition\w*|testosterone)\b/u,
    tries: [
      'hot flushes in the middle of a client meeting, dripping',
      'perimenopause at 43 and i dont know who this angry woman is',
      'should i take hrt, my mother is against it',
      'my wife is in menopause and i cant do anything right',
      'hot flashes at work again',
      'menopause at 41, really',
      'i stick my head in the freezer section at the supermarket, thats menopause for you',
      'my mum is in perimenopause and cries about the dishwasher, what can i do',
      'is hrt dangerous or is that old news',
      'night sweats so bad my husband sleeps in the kids room',
      'thirty years of marriage, calm as a lake, and since perimenopause i want to throw plates',
      'does menopause ever end, im 58 and still boiling',
      'hrt or not',
      'should i take hormones for menopause',
      "I'm 52 and my periods are all over the place, I cry at adverts, I shout at everybody. Is it the planets or am I going mad",
      "I'm 45 and periods are all over the place, hot, angry, crying at adverts. whats happening to me",
    ],
    says: {
      told: 'Menopause is a real change of the whole body, sleep, heat, mood, joints, and it doesn\'t have to be sat out in silence. Ask a gynecologist who knows the field about hormone therapy and the other options; the advice has changed a lot. Before forty five, see a doctor in any case. Meanwhile: layers, a small fan, less wine, a cool bedroom, strength training. If it\'s someone you live with: "What would make tonight easier?" beats any theory. Bleeding after a year without needs checking.',
      should:
        "Have the talk with a doctor, yes, because for many women the benefits outweigh the risks, and for some they don't. It depends on age, years since the last period and family history. Bring your list and your mother's worry. Don't start or stop on the word of a podcast, or of the neighbor.",
      normal:
        "Yes, all of it: heat out of nowhere, three o'clock nights, fury about a spoon, forgetting names, joints. It can begin in the early forties while periods still come. You aren't going mad. If your mood goes dark or sleep is gone, ask for help now and don't wait for it to be over.",
      say: 'In a meeting: "Hot flush, give me a minute," and a fan on the table. Half the room will be relieved that somebody said it. At home: "I\'m running on four hours and a furnace. It isn\'t you. I need quiet till eight."',
    },
  },
  {
    id: 'hot-flashes-at-work',
    words: [
      /\b(?:hot (?:flush\w*|flash\w*)|menopaus\w*|sweat\w*)\b/u,
      /\b(?:office|work|meetings?|colleagues?|boss|clients?|customers|presentation|zoom|classroom|in front of|desk|shift)\b|\b(?:presenting|board)\b/u,
    ],
    unless:
      /\b(?:night|wife|husband|gym|armpit\w*|interview nerves|deodorant|workout|she is in)\b/u,
    tries: [
      'hot flashes at the office in front of everybody, so embarrassing',
      'hot flush in the middle of a meeting, dripping, everyone looked',
      'menopause at work, my face goes red in front of clients',
      'got a hot flash while i was presenting to the board',
      'started sweating like crazy in front of my students, work, menopause',
      'red face and sweat at the till, hot flushes at work, customers stare',
      'sweating through my blouse at work because of hot flashes',
      'my boss asked if im nervous, it was a hot flash, in front of the team',
      'hot flushes at my desk every hour, im so ashamed',
      'menopause and teaching, hot flash in front of the classroom',
      'how do i deal with hot flashes at work',
      'should i tell my boss about the menopause and the hot flashes',
      'is it normal to have hot flashes all day at work',
      'colleagues joke about my hot flushes',
      'hot flash on zoom, camera on, wanted to vanish, work meeting',
      'work in a shop and the hot flushes come in front of customers',
    ],
    says: {
      told: 'It feels like a spotlight, and to most people in the room it looks like a warm face for two minutes. Having a line ready takes the shame out: "Hot flash, carry on, I\'ll just open the window." Half the women there will love you for it. For the desk: a small fan, layers you can shed, cold water, a spare top in the drawer, the seat by the door. And ask a doctor or gynecologist about treatment, because there\'s more that helps than people were told for years.',
      should:
        "Tell your boss if it'd get you something: a desk by the window, a fan, a uniform in cotton, a camera break. One sentence is enough, \"I have a health thing that makes me hot at times, a fan would help.\" You needn't name it. And do see a doctor, there's treatment.",
      normal:
        "Very normal, a great many women have them at work, some every hour, and for some years. It's the body's thermostat and nothing to be ashamed of. If they run your day or your nights, ask a doctor about the options.",
      why: "It's the body's thermostat reacting to falling hormones, so a small rise sets off the full alarm, and being watched adds to it. It isn't nerves. Coffee, wine, hot rooms and stress can bring it on. A doctor can tell you what would help in your case.",
      how: "A fan, cold water, cotton layers, a spare top, a seat near the window. At the first sign breathe out slowly for a minute, it often makes it shorter. Coffee, wine and spicy lunches bring it on for some, so test that for a week. And see a doctor about treatment if it's this often.",
      say: '"Hot flash. Two minutes, and I\'m back with you." Said in a normal voice, it ends the staring. To a joker: "Your turn will come, or your wife\'s." To the boss: "A fan and the window seat would make a real difference to me."',
    },
  },
  {
    id: 'pill-contraception',
    words: [
      /\b(?:the pill|birth control|contracepti\w*|iud|coil|mirena|morning after pill|plan b|condoms?|contraceptive|nuvaring|depo|off the pill|on the pill|(?:missed|forgot|forgotten) (?:my|a|the|one) pill)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|red pill|blue pill|sleeping|abortion|rape\w*|forced|stealth\w*|swallow the pill|viagra|irregular|acne|skin|period|plan b is)\b/u,
    tries: [
      'stopped the pill after 10 years and im a different person',
      'birth control kills my mood but my boyfriend hates condoms',
      'iud next week and everyone tells me horror stories',
      'condom broke last night, what now',
      'forgot my pill, what now',
      'iud, does it hurt',
      'coming off the pill after 14 years, what will happen to my mood',
      'my boyfriend thinks birth control is my job, he never even bought condoms',
      'is the coil safe for someone who hasnt had kids',
      'im 43, done with kids, sick of hormones, which contraception is left',
      'the condom slipped in a hotel in prague on a sunday, pharmacies closed, im panicking',
      'my daughter is 16 and asked me for the pill',
    ],
    says: {
      told: "Contraception should suit your life and your body, so if yours doesn't, ask a gynecologist or family planning clinic for the next option instead of enduring it; there are more than ten. A broken condom or forgotten pill: ask a pharmacy today, the on-call one on Sundays, because emergency contraception works best early; an emergency coil within five days works too. Think of an STI test. For a coil, ask for pain relief beforehand. And it's a task for two.",
      should:
        "Change it if your mood, skin or desire suffers for more than three months; that's a good reason, not a whim. Talk to a doctor or a family planning clinic before you stop, so there's no gap. Coming off simply to see how you feel is fine, if you have another method ready.",
      say: '"I\'m not taking hormones that make me miserable. So it\'s condoms, or we find something else together, at the clinic." If the answer is that condoms are annoying: "So is my part, and I\'ve done it for years." That\'s a fair share, not a fight.',
      normal:
        "Yes. Mood, desire, skin and headaches can change when you start or stop, for a few months. Being nervous about a coil is ordinary too. Strong leg pain, chest pain, or a sudden headache with vision trouble isn't: get help at once. Low mood that stays is a reason to switch.",
    },
  },
  {
    id: 'fertility-waiting',
    words: [
      /\b(?:ivf|iui|fertility|infertil\w*|ttc|trying (?:for a baby|to conceive|to get pregnant|for a child)|two week wait|2ww|tww|embryos?|egg (?:freez\w*|retrieval)|freez\w* (?:my )?eggs|sperm (?:count|test|quality)|negative (?:pregnancy )?tests?|ovulation)\b/u,
    ],
    unless:
      /\b(?:miscarr\w*|died|stillb\w*|cancer|suicid\w*|kill(?:ing)? myself|abortion|covid|clone)\b/u,
    tries: [
      'trying for a baby for 2 years and my sister got pregnant by accident',
      'in the two week wait after ivf and symptom spotting every hour',
      'his sperm count is low and he wont talk about it',
      '36 and single, should i freeze my eggs',
      'negative test again, month 14',
      'ivf starts monday, so nervous',
      'everyone asks when we will have kids and we have been trying to conceive for three years',
      'my wife cries at every baby shower, we are in our second ivf round',
      'should we tell our parents about the fertility clinic',
      'im 39 with one frozen embryo left and think of nothing else',
      'we did everything right, no wine, the app, sex by calendar in a hotel in malmo, and another negative test',
      'will egg freezing even help at 38',
    ],
    says: {
      told: 'Waiting for a pregnancy is a grief with a calendar, so give it borders: one person who knows the dates, one evening a week without the subject, and permission to skip baby showers. Under 35, see a fertility doctor after a year of trying, over 35 after six months, and always both of you, since the reasons are shared about equally. In the two weeks, symptoms tell nothing. No one can read it early.',
      will: 'I can\'t tell you that, and anyone who sells you an answer isn\'t being honest. It depends on age, cause and number of tries, and a clinic can give you your own figures. Ask: "What are our chances per cycle, and when would you change the plan?"',
      should:
        "For freezing eggs: get a consultation with your own values and real figures first, then decide; it can widen the choice but promises nothing. For treatment: go sooner rather than later if you're over 35 or something's known. Pause if the two of you are breaking over it. A month off costs little.",
      normal:
        "Yes, being jealous of a pregnant sister, furious at a test, or numb during sex by calendar is all normal. It doesn't make you bitter, it makes you tired. Many clinics have counseling included, so use it. You may be happy for her and leave the room.",
      say: 'To questions: "We\'ll tell you when there\'s something to tell. Please don\'t ask till then." To a partner who\'s silent: "I\'m not blaming your body or mine. I need to be sad with you for ten minutes." To the pregnant friend: "I\'m glad for you, and I need to go slow."',
    },
  },
  {
    id: 'hearing',
    words: [
      /\b(?:hearing aids?|hard of hearing|hearing loss|going deaf|deaf|cant hear|lost (?:my|his|her) hearing|hearing test|audiologist|tinnitus|ringing in (?:my|the|his|her) ears?|ears? (?:ringing|ring|blocked|buzzing)|earwax)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|spiritual\w*|meaning|born deaf|sign language|deaf ears|cant hear from|dog|cat|voices|cant hear (?:his|her) name|court hearing|phone)\b/u,
    tries: [
      'hearing aids at 49, i feel like my grandfather',
      'my dad shouts at the tv and refuses a hearing test',
      'tinnitus since the concert in june and silence is the worst',
      'i cant hear people in restaurants so i just nod',
      'hearing aids, i feel ancient',
      'tinnitus is driving me mad',
      'what did you say is my most used sentence, hearing loss at 52',
      'my grandfather has hearing aids for 4000 in a drawer and we all shout',
      'is ringing in the ears forever, it started after a festival in belgium',
      'one ear blocked since the flight, should i wait',
      'i laugh when the others laugh, i nod when they nod, and i cant hear half of what is said',
      'how do i get my wife to a hearing test without a fight',
    ],
    says: {
      told: 'Get a hearing test sooner rather than later, because the brain unlearns sounds it isn\'t given, and aids today are tiny and talk to your phone. The first three weeks everything clatters; wear them daily and have them adjusted twice. With ringing in the ears, soft background sound at night helps more than silence. Sudden loss in one ear is urgent, same day. For a stubborn relative: "Come along to mine, we\'ll both test."',
      should:
        "Don't wait: the test is painless and often free, and aids are worth it if it finds something. People put it off for seven years on average and then wonder why. An ear still blocked days after a flight should be looked at, and sudden loss the same day. If it's ringing, see an ear doctor once, then ask about sound therapy or tinnitus training.",
      normal:
        'Very: hearing starts to go in many people from their forties, and restaurants are where they notice. Nodding and smiling is what everyone does at first. It has nothing to do with being old or slow. Sudden hearing loss, or ringing with dizziness, is different and urgent.',
      say: '"I don\'t hear well on the left, could you sit on this side?" That\'s all, and people are glad to be told. To a parent: "I miss talking with you without shouting. Would you do a test with me on Tuesday?" It\'s about missing {them}, not about a defect.',
    },
  },
  {
    id: 'late-puberty',
    words: [
      /\b(?:puberty|late bloomer|(?:never|havent|not) (?:had|got|gotten) my (?:first )?period|first period|voice (?:hasnt|has not|didnt) (?:broken|drop\w*|break)|flat ?chested|no (?:boobs|breasts|chest)|small (?:boobs|breasts)|still look (?:like )?(?:a kid|a child|12|ten)|growth spurt|no facial hair)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|breast ?cancer|lump|breastfe\w*|chicken|biopsy|mammogram|implants?|reduction|augmentation|boob job|touch\w*|send|nudes?|pics?|my (?:daughter|son)s?|baby)\b/u,
    tries: [
      'im 15 and still havent got my first period, all my friends did',
      '16 and my voice hasnt broken, they call me little boy',
      'late bloomer, at 14 i look like 10',
      'flat chested at 19 and bikini season is coming',
      'flat chested at 22',
      '14 and no growth spurt',
      'all the boys in my class look like men and i wait for puberty at 16',
      'i havent had my first period and im 14, should i tell my mom',
      'is puberty supposed to take this long, i still look like a kid in the team photo',
      'they call me ironing board because i have no boobs, im 17',
      'everyone got taller over the summer, even my little cousin, and im still waiting for puberty to notice me',
      'my voice hasnt broken and im 15, will it ever',
    ],
    says: {
      told: 'Bodies start at very different times, and a late one usually runs in the family, so ask a parent when they grew: it often answers half of it. Breasts, beards, voices and height can keep changing to twenty and beyond. A doctor is right if nothing has started by fourteen for boys or thirteen for girls, or no period by fifteen; it\'s a normal visit. For jokes: "Mine\'s coming by slow mail." Then walk on.',
      normal:
        "Yes. The normal range is several years wide, and the early ones are just louder. Flat chests, smooth chins and high voices are also simply how some grown people are built. If nothing at all has begun by thirteen for girls or fourteen for boys, or there's no period by fifteen, ask a doctor, mainly for peace of mind.",
      when: "Nobody can name the date, your family is the best hint: late parents often have late children. Usually things go quickly once they start, and changes go on until twenty or so. If there's no sign by thirteen for girls or fourteen for boys, a doctor can look at hands and hormones and tell you more.",
      will: "In most cases it comes, just later, and then no one can tell at twenty who was first. Some parts, like breast size or beard, may stay as they are, and that's build rather than lateness. A doctor can check if you're past fourteen with no sign, or fifteen with no period.",
    },
  },
  {
    id: 'tattoo',
    words: [/\b(?:tattoos?|tatt(?:oo)?ed|tatts?|tats|inked|tattoo artist|laser removal)\b/u],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|self harm\w*|memorial)\b/u,
    tries: [
      'got my exs name tattooed and now we broke up',
      'my parents will kill me, i got a tattoo on my forearm',
      'should i get a tattoo at 55 of my three cats',
      'hate my new tattoo, it looked different on the paper',
      'i regret my tattoo',
      'first tattoo on saturday, nervous',
      'how do i hide a tattoo from my very catholic family in poland',
      'the tattoo artist misspelled my daughters name',
      'is 60 too late for a tattoo, i want a small wave',
      'my boyfriend wants matching tattoos after five months',
      'it looked so fine on paper, thin lines, a little fern, and now my tattoo looks like a caterpillar',
      'does laser removal hurt more than getting it',
    ],
    says: {
      told: "A tattoo looks strange to its owner for the first month, so don't decide anything before it has healed. If you still dislike it after half a year, there are three good ways: a cover up by someone who specializes in them, laser in several sessions, or letting it be a bad haircut that stayed. Before a new one, hang the drawing on the mirror for three months. Redness that spreads, pus or fever is for a doctor.",
      should:
        "Do it if you've wanted the same design for a year, can pay a good artist, and like it without the story attached. Wait with names of partners, with anything on hands and face if your work is strict, and after a breakup. There's no upper age; older skin only wants an experienced artist.",
      say: '"I have a tattoo. I like it, you don\'t have to, and I\'m still the same person at dinner." Show it yourself, at a calm moment, before they discover it at the pool. Most parents grumble for a month and then tell the neighbors what it means.',
      normal:
        "Yes, regret in the first weeks is so common that artists have a word for it. The swelling goes, the eye gets used to it, and most people come round. If you don't, it can be covered or lasered. It's skin with a drawing on it, not a wrong life.",
    },
  },
  {
    id: 'piercing',
    words: [
      /\b(?:piercings?|pierced|nose ring|septum|nipple ring|belly button ring|navel|stretched (?:ears|lobes)|ear gauges)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|eyes|scream)\b/u,
    tries: [
      'my septum piercing is crusty and my boss hates it',
      'want a nose ring at 47, am i too old',
      'pierced ear infected again, third time',
      'mum found my piercing and took my phone',
      'infected piercing, what do i do',
      'nose ring at 40, yes or no',
      'my daughter is 12 and all the girls have their ears pierced',
      'my navel piercing wont heal, eight months now',
      'can they fire me for a septum in a bank in zurich',
      'cried during my piercing and the guy gave me a lollipop',
      'i took it out for one night, just one, for my cousins church wedding, and the piercing closed',
      'does a nipple ring hurt as much as people say, asking for my wife lol',
    ],
    says: {
      told: "A piercing needs saline twice a day, no turning, no touching and months of patience, because most trouble comes from fingers and cheap metal. Go to a professional piercer for titanium and for a look if it's cranky. Don't pull jewelry out of an infected one before someone has seen it, as the pus gets locked in. Fever, spreading redness or throbbing: doctor. For work, ask for a clear retainer; for age, there's no limit.",
      should:
        "Yes, if you'd enjoy it and your job can live with it; it's one of the few changes you can undo in a minute. Go to a proper studio, needle and not gun. If you're under age, the argument at home is cheaper before than after. If you scar thickly, ask a doctor first.",
      normal:
        "Crusts and a bit of redness are normal for weeks, in cartilage for months. Bosses and mothers being unhappy is normal as well. Hot, throbbing, green or feverish isn't, so have that seen. And wanting one at any age is just taste.",
    },
  },
  {
    id: 'clothes-size',
    words: [
      /\b(?:closet|clothes|jeans|dress|trousers|pants|size|sizes|wardrobe|bra|fitting room|changing room|outfit|suit|nothing to wear)\b|\b(?:outfits?|suits|blouse|shalwar|sari|lehenga|nothing fits|tux\w*)\b/u,
      /\b(?:fits?|fit into|too (?:tight|small|big)|size (?:\d+|up|down|m|l|xl|xxl|large|medium|small)|plus size|sizes|nothing (?:fits|to wear)|fitting room|changing room|bra size|dont fit|doesnt fit|xl|xxl)\b/u,
    ],
    unless:
      /\b(?:quit smoking|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|wedding dress|one size|penis|dick|shoe|company|family size|gained|put on|lost|house|apartment|law suit|lawsuit|dog)\b/u,
    tries: [
      'cried in the fitting room, size 44 doesnt fit anymore',
      'my jeans from last summer dont fit and i keep them as a threat',
      'nothing to wear for the office party, everything is too tight',
      'my outfits dont fit anymore for my brothers wedding',
      'my suits from before ramadan dont fit for my brothers wedding',
      'nothing fits for my cousins wedding next week, i put everything on and cried',
      'sari blouse too tight, wedding is on saturday',
      'i need a plus size suit by friday and hate shopping',
      'my clothes dont fit',
      'size xl at zara, tears',
      'my favourite dress is too tight and the party is tonight',
      'i have jeans in four sizes and none of them fit today',
      'is it normal that im size 38 in one shop and a 44 in the next, clothes are insane',
      'where do tall broad women buy a suit, everything is too small in the shoulders',
      'my mum buys me clothes two sizes too big and says i will hide better',
      'wedding in florence in two weeks, i tried eleven things in the fitting room and left with a scarf',
    ],
    says: {
      told: 'Clothes are meant to fit you, and the number inside is different in every shop, so cut the label out if it talks to you. Buy two or three good pieces for the body you have today and put the too small ones in a box with a date on it. For fitting rooms: three sizes in at once, your back to the mirror while changing, and a friend with taste. A tailor makes nearly anything look bought for you.',
      should:
        "Buy the bigger size, yes, because something that fits makes you look and feel better than something that pinches. Keep one old favorite if you like, give the rest away within the year. Don't buy a size as a promise to yourself. It turns into a reproach on a hanger.",
      normal:
        'Very. Sizes differ by two numbers between shops, bodies change every few years, and fitting room light was invented by somebody unkind. Tears there are almost a tradition. It says something about the label and nothing about you.',
    },
  },
  {
    id: 'photos-of-self',
    words: [
      /\b(?:photos?|pictures?|pics?|selfies?|camera|zoom|video|mirror)\b/u,
      /\b(?:old and tired|hate|ugly|look (?:awful|fat|old|terrible|horrible|weird|bad)|how i look|of (?:me|myself)|cant look|my face|photogenic|in every (?:photo|picture)|tagged|untag\w*|delete\w* (?:all )?(?:the )?(?:photos|pictures) of me|double chin|avoid (?:mirrors|photos|the camera))\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|posted|shared|without (?:my )?(?:consent|permission|asking)|secretly|took|nudes?|leaked|ex|his phone|her phone|cheat\w*|blackmail\w*|exposed|memorial|with another|dating app|profile|he|she|passport)\b/u,
    tries: [
      'i hate every photo of myself, i look like a potato',
      'saw a picture of me from the office party and want to vanish',
      'cant look at my face on zoom all day',
      'there are no pictures of me for ten years because i always take them',
      'i look awful in every photo',
      'hate selfies, hate zoom',
      'my wife is a photographer and i duck whenever the camera comes, i hate pictures of me',
      'saw the video from my birthday, is that how i look from behind',
      'why is my face crooked in photos and fine in the mirror, i hate it',
      'im the mom behind the camera, in eight years there are three pictures of me',
      'i felt so pretty that evening, red dress, new shoes, and then i saw the photos and i look terrible',
      'how do i pose so i dont get a double chin in every photo',
      'i hate how i look on zoom',
      'hate my face on video calls',
      'i look so old and tired on zoom calls',
    ],
    says: {
      told: 'A photo shows you frozen, flattened and the other way round from your mirror, so the stranger you dislike there is mostly a trick of habit. Others see you moving and laughing. On video calls, hide your own picture, one click. For the next group photo: chin a little forward, look at someone you like, three quick shots. And do get into some: the people who love you will want them, not the pictures of the cake.',
      why: 'Because you know your face mirrored, and the camera turns it round, close up lenses stretch the nose, and a still catches the moment between two expressions. So it looks wrong to you alone. Add that you check for faults, while others look for you. A few steps back and softer light change more than a new face.',
      normal:
        'Very normal, most people dislike most pictures of themselves, beautiful ones included. On video it got worse for everybody, since no one was built to see themselves all day. If you avoid mirrors and people because of it, or check for hours, please talk to a doctor or therapist.',
    },
  },
  {
    id: 'party-tonight-feel-ugly',
    words: [
      /\b(?:party|xmas do|christmas do|work do|night out|wedding|event|dinner|tonight|reunion|gala|ball|date)\b/u,
      /\b(?:hate (?:my (?:body|face|looks|arms|stomach|belly)|how i look|myself in|every photo)|feel (?:so |less )?(?:ugly|fat|huge|gross|disgusting)|look (?:awful|fat|terrible|huge|like)|nothing (?:fits|looks good|to wear)|dont want to be seen|every photo|body in)\b|\b(?:whale|like a (?:whale|potato|cow|pig))\b/u,
    ],
    unless:
      /\b(?:binge|purg\w*|anorexi\w*|bulimi\w*|starv\w*|cut myself|husband says|he says i|she says i|kill)\b/u,
    tries: [
      'hate my body in every photo and the work xmas do is tonight',
      'party tonight and i feel so ugly',
      'nothing looks good on me and the wedding is tomorrow, i feel huge',
      'staff party tonight and i look like a whale in everything',
      'getting ready for the wedding and i feel so fat i could cry',
      'nothing fits, party in an hour, i feel gross',
      'gala on saturday and i hate my arms in every dress',
      'i hate how i look and i have a date tonight',
      'christmas do tonight, i feel fat in everything',
      'dont want to go to the party, i hate my body',
      'school reunion on saturday and i look terrible',
      'getting ready for a night out and i feel gross in every dress',
      'my friends party tonight, ill be in every photo looking awful, i hate my face',
      'should i cancel tonight, i feel so ugly',
      'how do i feel less ugly for the party tonight',
      'work dinner tonight and nothing fits, i look like a sack',
      'is it normal to cry while getting dressed for a party, i feel huge',
      'i hate my stomach and the event is tonight, everyone will see',
    ],
    says: {
      told: "For tonight, dress for comfort and not for the mirror: the thing you can sit, eat and dance in without tugging, one good detail near your face, shoes that let you stay. Then no more mirrors after you've left the bathroom. For photos, stand slightly sideways, look at someone you like, and be the one who makes the others laugh, that's what shows. Go for one hour and then decide. Nobody there will be looking at what you're looking at.",
      should:
        "Go for an hour, I'd say, with your own way home. You'll nearly always feel better in the room than in front of the wardrobe. If you really can't tonight, stay in kindly and without punishing yourself. But don't let the mirror have the only vote.",
      normal:
        'So normal that half the people there cried in front of a wardrobe today too. Before a party you look at yourself as a list of parts, nobody else does. One hour, comfortable clothes, one friend. If this is with you every day and about food as well, talk to a doctor, it can get better.',
      why: "Because before an event you look with a judge's eyes, close up, in bad light, at one part at a time. Others see you whole, moving, in a dim room, and are busy with their own shirt. It's the light and the list. It isn't you.",
      how: "Wear what's easy, not what's hopeful. Music while you dress, lipstick or a good shirt, one photo by a window if you like, then put the mirror behind you. Arrive with a friend. Ask people questions, since being curious makes you forget your stomach faster than any dress.",
      say: 'To a friend, before you go: "I feel awful tonight, stay near me for the first half hour." To whoever takes pictures: "One nice one, then I\'m off duty." And to the mirror: "You\'ve had your turn."',
    },
  },
  {
    id: 'scars-marks',
    words: [
      /\b(?:scars?|scarred|scarring|stretch marks|stretchmarks|birthmarks?|cellulite|loose skin|keloids?|burn marks?|c section shelf)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|cut myself|cutting|cuts myself|abus\w*|emotional\w*|for life|scarred me|mentally|heart|soul|acne|palm)\b/u,
    tries: [
      'i have a big scar on my chest from surgery and never wear v necks',
      'stretch marks on my thighs at 17, is that normal',
      'loose skin after losing 40 kilos, i look worse than before',
      'new boyfriend hasnt seen my scars yet',
      'stretch marks everywhere',
      'i hate my scar',
      'dog bit my lip when i was six, everyone looks at the scar first',
      'my thighs are full of cellulite and its july in barcelona',
      'does anything really help against old scars',
      'lost 30 kilos and the loose skin makes me wear long sleeves',
      'my 8yo asked if her birthmark is dirt, a kid at school said so',
      'second date on friday, its getting serious, he will see my burn marks and i dont know how to say it',
    ],
    says: {
      told: 'Scars and marks are skin that has done a job, and they fade for longer than people think, up to two years: sunscreen on them, silicone gel if fresh, massage once healed. With someone new, say it before you undress: "I have a scar here, it\'s fine to touch." Most people answer with theirs. If it\'s thick, itchy or pulls, a dermatologist has more to offer than a drugstore cream.',
      say: '"You\'ll see a scar on my chest. It\'s from an operation, it doesn\'t hurt, and you can ask." Two sentences, said while you\'re both still dressed, and it\'s no longer a discovery. To strangers: "Shark," if you\'re in the mood, or "Long story, how are you?"',
      normal:
        "Yes. Stretch marks turn up in the majority of people, at fifteen as well as after a birth, and cellulite is simply how most women's skin is made. Scars bother their owners far more than those who look. They pale with time. Redness that stays raised is for a dermatologist.",
      will: 'Most of them fade, from red to silver, over a year or two, but few vanish. Sun protection, silicone and massage help, laser can do some more. Loose skin tightens a little in the first year, then only surgery changes it. What changes most, for most people, is how often they think of it.',
    },
  },
  {
    id: 'height',
    words: [
      /\b(?:(?:im|i am|hes|shes|he is|she is|being|am i|guys?|girls?|men|women) (?:too|so|very|pretty|really) (?:short|tall)|too (?:short|tall) (?:for|to)|height|taller|shorter|1 ?m ?[5-9]\d|1[5-9]\d ?cm|\d foot \d|im short|short guy|short (?:man|king)|tall (?:girl|woman))\b/u,
      /\b(?:height|short|tall|taller|shorter|cm|foot|men|women|guy|girl|date|dating|heels|grow|hate)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|life|temper|skirt|notice|video|short tempered|arms|fear of heights?|short (?:of|on|term|story|temper|time|answer)|heel pain|plantar|heels over|hurt|in short|shorter (?:hair|hours|days|answers|texts)|hair|standing desk|shortly|long story|days are)\b/u,
    tries: [
      'im 165cm as a man and dating apps filter me out',
      'tall girl 186 and every guy makes the same joke',
      'am i going to grow more, 17 and too short for the team',
      'my girlfriend is taller than me and wont wear heels because of it',
      'im a short guy, 163cm',
      'too tall for a girl?',
      'at concerts people groan behind me, 191cm and i hate being this tall',
      'my girlfriend is taller and her friends make jokes',
      'is it true that women filter men by height under 180 cm',
      'im 14 and shorter than everyone in class, will i grow',
      'nice conversation, we laughed for an hour, and then he stood up and was two heads shorter, does height matter',
      'my brother is 1m88 and im 1m66, same parents, i hate it',
    ],
    says: {
      told: 'Height is the first thing people see and about the last they care for after an evening, so carry yours at full size: shoulders back, clothes that fit, no apology. Short men do well with plain humor and a fitted jacket; tall women with heels on purpose. For the hundredth joke: "The view\'s good. What else do you do?" If you\'re under twenty and wonder about growing, a doctor can say more from one X-ray of the hand.',
      normal:
        "Entirely normal to mind it, the world has silly ideas about who should be how tall. It's also a filter: those who stop at centimeters save you an evening. Confidence reads as height to a surprising degree. And half of the happy couples you know don't match in heels.",
      will: "Most girls finish growing around fifteen or sixteen, and boys around eighteen, some later. Your parents' heights and their timing are the best hint. A doctor can estimate it from a hand X-ray if it worries you. Food, sleep and sport help you reach what's built in, and nothing sold online goes beyond.",
      say: 'To the joke: "Yes, I\'ve noticed too. What\'s your party trick?" To a taller or shorter partner: "Wear the heels. I like walking in next to that." To apps: put your height in the first line with a wink, and let those who mind scroll on.',
    },
  },
  {
    id: 'voice',
    words: [
      /\b(?:my voice|(?:high|squeaky|deep|childish|girly|monotone|annoying|nasal) voice|voice (?:shakes|cracks|trembles|recording|training)|accent|lisp|stutter\w*|stammer\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|heard|lost my voice|hasnt broken|inner voice|voices|my voice heard|raised? my voice|his voice|her voice|dead|voice ?mail|hoarse|singing voice|in love with|voice message from|miss)\b/u,
    tries: [
      'i hate my voice on recordings, i sound like a child',
      'my voice shakes every time i speak in meetings',
      'i stutter on the phone and let it ring',
      'people ask where my accent is from every single day',
      'i hate my voice',
      'people ask about my accent daily',
      'they take me for a child on the phone, my voice is so high, im 34',
      'my 5yo has a lisp, its sweet but school starts soon',
      'how do i stop my voice from trembling when i read aloud',
      'i stammer when i say my own name, at every introduction round',
      'recorded a greeting for my sister in melbourne, listened once, and deleted it because my voice sounds like a duck',
      'should i get rid of my accent for work',
    ],
    says: {
      told: 'Your voice sounds odd to you because you normally hear it through your own bones; everyone else has always known the recorded one and likes you with it. If it shakes, breathe out before you start and make the first sentence short and slow. A stutter or lisp can be worked on at any age with a speech therapist. For the accent question: "Guess," or "From my mother." Hoarse for over three weeks: have it looked at.',
      why: "Recordings leave out the deep sound you hear through your skull, so you seem higher and thinner to yourself. Shaking comes from held breath and tight throat muscles, so it's adrenaline and no verdict on what you say. A long breath out before speaking helps more than clearing your throat.",
      normal:
        'Very normal. Nearly everyone winces at their own recording. Trembling in meetings and dreading the phone are common, and so is being worn out by the accent question. If a stutter makes you avoid things, a speech therapist can do a lot, also at forty.',
      how: 'Read aloud five minutes a day, slowly, with the end of each sentence going down. Breathe out fully before you speak, put both feet on the floor, and begin with a sentence you know by heart. For calls, have the first line in writing. A few hours with a voice or speech coach are worth more than a year of wincing.',
    },
  },
  {
    id: 'sweating',
    words: [
      /\b(?:sweat(?:s|y|ing|ed)?|hyperhidrosis|armpits?|clammy|body odou?r|bo|smell(?:s|y)? (?:bad|of sweat)|i (?:smell|stink)|deodorant|antiperspirant|bad breath|halitosis|my breath smells|smelly feet)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|he|she|lumps?|bump|sweatshirt|sweatpants|sweater|night ?sweats|hot flush\w*|hot flash\w*|menopaus\w*|dont sweat|no sweat|nightmares?|bad dreams?|panic attack\w*|sauna|colleague|coworker|flatmate|roommate|boyfriend|husband|armpit hair|chest|withdraw\w*)\b/u,
    tries: [
      'i sweat through my shirt before every meeting',
      'sweaty hands so i never shake hands or hold hands',
      'i think i have bad breath, people lean away',
      'do i smell? i shower twice a day and still worry',
      'sweaty hands, first date',
      'i stink by noon',
      'i sweat so much in every meeting that i wear black in summer',
      'my 13yo smells and i dont know how to bring up deodorant',
      'is bad breath from the stomach or the teeth',
      'i sweat from my face, only my face, like a tap',
      'air conditioned office in doha, everybody fresh and ironed, and im sweating through my second shirt before ten',
      'do i have body odor and nobody tells me',
    ],
    says: {
      told: 'Sweating, hands, pits or feet, has good remedies beyond showering more: a strong antiperspirant used at night on dry skin, dark or loose shirts, a spare in the bag, and if that fails a doctor, who has creams, currents and injections for it. For breath: clean the tongue, floss, drink, and have a dentist look. Ask one honest person: "Tell me straight, do I smell?" You\'ll mostly be surprised. Drenched at night with weight loss or fever: get checked.',
      normal:
        "Yes. Some people are simply built with busy glands, and nerves turn them up, which makes for more nerves. Those who worry about smelling are rarely the ones who do. If you need three shirts a day or avoid hands, it's treatable, so do ask a dermatologist.",
      how: 'Antiperspirant at night, not in the morning, on dry skin, for a week, then twice a week. Cotton or wool, layers, a cool wrist under the tap before the meeting. For wet hands, a tissue in the pocket. Cut coffee before big moments. If it still drips, a dermatologist is next, not another deodorant.',
      say: 'If you sweat in front of people: "I run warm, give me a second," and open a window. With hands: "Warning, nervous hands." Both take three seconds and make you look at ease. Nobody thinks about it longer than that.',
    },
  },
  {
    id: 'blushing',
    words: [
      /\b(?:blush(?:es|ed|ing)?|go(?:es)? (?:bright )?red|went (?:bright )?red|turn(?:s|ed|ing)? (?:bright |so )?red|red face|red neck|face (?:gets|goes|turns|is) (?:\w+ )?red|tomato)\b/u,
      /\b(?:blush\w*|face|neck|meeting|people|everyone|embarrass\w*|talk\w*|speak\w*|tomato|class|shy|red when|nervous)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|makeup|soup|sauce|sky|rosacea|wine|sunburn\w*|flags?|plants?|salad|traffic|rash)\b/u,
    tries: [
      'i go red whenever someone says my name in class',
      'blushing at 40 in front of my whole team, so childish',
      'my neck turns red in blotches when i speak, i wear scarves in july',
      'how do i stop turning red when my crush talks to me',
      'i blush at everything',
      'bright red face in meetings',
      'someone says my name and i turn red like a tomato, im 29',
      'my boss joked about my red face in front of everyone',
      'is there a way to stop blushing before my speech',
      'my teenage son goes red when girls talk to him, should i say something',
      'i wasnt even embarrassed, just reading my coffee order, and still my whole neck went red and people looked',
      'why do i blush when someone else is being blamed',
    ],
    says: {
      told: 'Blushing grows when you fight it and fades when you allow it, so try the opposite of hiding: think "go on then, redder," and carry on with your sentence. If it needs words: "I go red easily, ignore it," said with a smile. Others find it likable far more often than you believe, it makes people seem honest. If you avoid meetings or wear scarves in July for it, a few therapy sessions help well.',
      why: "The vessels in your face open wider when you feel looked at, and some skins show it more; it's inherited like freckles. Fear of it is what fuels it. So the way out isn't control but indifference, practiced in small doses. Breathing out slowly and looking at one friendly face helps in the moment.",
      normal:
        'Yes, at any age. It has nothing to do with being childish. People who blush are generally trusted more. It lasts a minute, and most in the room never notice the beginning. If it rules what you dare to do, that part can be treated.',
      how: "You can't switch it off, but you can take away its fuel. Expect it, name it once if need be, and keep talking. Cool water on the wrists before, slow breath out during. Practice in small harmless scenes, such as asking a question in a shop, until red is just a color.",
    },
  },
  {
    id: 'shaking-before-talk',
    words: [
      /\b(?:hands?|voice|legs|knees|body|shak\w*|trembl\w*|heart|nervous|stage fright|terrified|sweat\w*)\b/u,
      /\b(?:presentations?|pitch(?:es)?|speeches|public speaking|speech|stage|speak(?:ing)? in (?:front|public)|talk (?:in front|on stage)|pitch|recital|audition|concert|toast|conference|lecture)\b|\b(?:present|presenting)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|parkinson\w*|alcohol|withdraw\w*|wedding dress|speech therap\w*|coldplay|tickets?|tinnitus|speech impediment)\b/u,
    tries: [
      'my hands shake so hard in presentations the paper rattles',
      'best man speech on saturday and my heart is going mad already',
      'stage fright before my piano recital, 30 years of playing',
      'my hands shake when i have to present at work, next one is thursday',
      'i shake every time i present in front of the team, presentation on monday',
      'my voice and hands tremble when i present at work',
      'presenting on thursday and my hands shake so much i cant hold the notes',
      'pitch to the board tomorrow, legs like jelly',
      'shaking before every presentation',
      'stage fright, concert tonight',
      'i have to give a toast at my brothers wedding in cork and my voice will tremble, i know it',
      'my knees knock when i speak in front of more than five people',
      'is it normal for a teacher of twenty years to be nervous before a lecture',
      'audition at noon, hands like ice, shaking since breakfast',
      'i know every slide, rehearsed in the shower and to the cat, and an hour before the presentation my legs give up',
      'how do i hide that my hands shake on stage',
    ],
    says: {
      told: 'Shaking before a talk is fuel with nowhere to go, so burn some: run the stairs or squeeze your fists hard ten times just before. Use cards instead of paper, hold the lectern, plant both feet. Know the first two sentences by heart and say them slower than feels right; by the third the body usually follows. Tell yourself "I\'m excited", which is nearer to it than "calm". The audience sees a tenth of what you feel.',
      how: "Practice it aloud three times standing up, once for a friend. On the day: eat something, little coffee, stairs, five long breaths out. Start with a question or a short sentence you know in your sleep. Look at one kind face left, middle, right. Ask a doctor if it's so strong that you'd turn down jobs.",
      normal:
        "Completely. Most people fear speaking more than nearly anything, and musicians with forty years on stage still shake. It means that you care and your body is getting ready. It sinks after two minutes. Trembling that's there at rest too is something else, mention that to a doctor.",
      will: "It usually drops within the first two or three minutes, and from talk to talk if you keep doing them. It rarely goes to zero, and needn't. What decides it is the known opening, slow breath, and not avoiding the next one. A course where everyone is bad together is great fun, oddly.",
    },
  },
  {
    id: 'exam-nerves-body',
    words: [
      /\b(?:exams?|tests?|finals|driving test|oral|viva|sats?|a levels|midterms?)\b/u,
      /\b(?:panic\w*|heart (?:racing|pounding|beats)|racing heart|cant breathe|nausea|nauseous|feel sick|throw up|threw up|stomach|shak\w*|trembl\w*|blank|blackout|sweat\w*|cant sleep|diarrhoea|diarrhea|dizzy|faint\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|blood test|pregnan\w*|covid|results|hiv|sti|mri|dna|doctor|scan|hearing)\b/u,
    tries: [
      'i go blank in every exam even though i know everything',
      'exam on thursday and i feel sick, cant eat since yesterday',
      'panic in the driving test, my leg was shaking on the clutch',
      'before my oral i threw up twice',
      'exam tomorrow, feel sick',
      'blank mind in every test',
      'my daughter has stomach ache before each test, shes 12',
      'driving test at 45, third time, my legs were trembling',
      'is it normal to get stomach cramps a week before finals',
      'i studied all summer for this exam in law, and when the paper came my mind went blank',
      'how do i stop shaking in the oral exam, its in two days',
      'i panic when i hear the others turn the page in a test',
    ],
    says: {
      told: 'For exam panic, give the body a job in the first minute: both feet down, breathe in for four and out for six, five times, before you read a thing. Then do the easiest question first to get your hands moving; a blank mind comes back when the hand writes. Tonight stop at eight, eat plain food, pack the bag. If it hits every time, the school can often give extra time, and a doctor or counselor can help.',
      how: 'Rehearse the situation, not only the subject: a timed mock at a strange table, with the clock. On the day, plain breakfast, arrive early, no chatting with the panickers. In the room: feet, long breaths out, easiest question first. If you go blank, write anything you know about it for one minute. It tends to unlock.',
      why: "The body can't tell an exam from a bear, so it sends blood to the legs and away from digestion and memory. Hence the stomach and the blank. It's a sign of how much it matters to you, not of how little you know. Slow breathing out tells it that there's no bear, and it believes it within minutes.",
      normal:
        "Yes, very. Sick stomachs, shaking legs and white heads happen in every exam hall, to the good ones as well. It gets better with rehearsal under real conditions. If you can't eat for days or skip exams because of it, ask your school's counselor and a doctor, there's help for exactly this.",
    },
  },
  {
    id: 'panic-attack',
    words: [/\b(?:panic attacks?|anxiety attacks?|panic disorder|hyperventilat\w*)\b/u],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|exams?|driving test|he has|she has|my (?:son|daughter|husband|wife|boyfriend|girlfriend|mum|mom|dad|friend|sister|brother)|plane|flight|flying|withdraw\w*|chest pain)\b/u,
    tries: [
      'had a panic attack in the lift with strangers',
      'had a panic attack in the supermarket and left my cart',
      'third panic attack this month, i thought my heart stops',
      'will i ever stop having anxiety attacks on the subway',
      'panic attacks at night out of nowhere since i quit my job',
      'panic attack on the bus today',
      'are panic attacks dangerous',
      'i was just buying socks and suddenly i couldnt breathe, sweating, panic attack they told me later',
      'im 54, never nervous in my life, and now anxiety attacks in every lift',
      'why do the panic attacks come when im relaxed on the sofa',
      'how do i explain to my boss in dubai that i left the meeting with a panic attack',
      'its over for now, i made it home, but im so scared the next panic attack comes when im alone',
      'is it normal to be exhausted for two days after a panic attack',
      'i have panic in the metro since september. heart goes fast i think i die and then it goes away. now i walk 50 min to work',
    ],
    says: {
      told: "A panic attack feels like dying and isn't: it's a false alarm that climbs for about ten minutes and then has to come down. Stay where you are if you can, breathe out longer than in, and name five things you see. Running away teaches the body that the supermarket was dangerous, so go back soon, for two minutes. If it's your first, have a doctor check your heart, and call emergency services for chest pain that doesn't pass. If they repeat, therapy works well for this.",
      why: "The alarm system fires without a fire, often after long strain, little sleep, much coffee, or exactly when things calm down. Then you fear the next one, and that fear sets it off. It isn't weakness or madness. A doctor can rule out thyroid and heart, and therapy teaches the alarm to be less jumpy.",
      will: 'The chances are good, panic is one of the most treatable troubles there is. It depends on not building your life around avoiding it, and on getting help early. Each time you stay until it falls, it loses something. Ask a doctor for cognitive therapy, and call a crisis line if it ever turns into not wanting to live.',
      normal:
        'Yes, very many people have at least one in their life, most tell no one. A pounding heart, tingling hands, feeling unreal are all part of it and harmless. Get the first one checked, so you know. After that, knowing what it is takes half its power.',
    },
  },
  {
    id: 'winter-blues',
    words: [
      /\b(?:(?:every|each) winter i (?:turn|get|feel|become|am|go|fall|sink|just|hate|want|cant)|hate (?:the )?winters?|winters are|(?:depress\w*|down|sad|low|tired) in (?:the )?winter|winter (?:blues|depression|is|makes|kills)|seasonal (?:depression|affective)|sad lamp|light therapy|daylight lamp|(?:dark|darkness) (?:at|by|since) (?:4|5|four|five)|november (?:makes|is|kills|depress\w*|again|gets)|no sun|grey (?:days|weather|sky)|short days|lack of (?:sun|light|daylight))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|born|birthday|wedding|due|exam|lease|died|in november|since november|on november|november \d|\d november|moon|contract|last november|next november|broke up|until november|till november|of november)\b/u,
    tries: [
      'every winter i turn into a bear and cancel everybody',
      'winter blues since the clocks changed, its dark at 4',
      'does a daylight lamp really help',
      'november makes me want to move to spain',
      'winter depression again',
      'hate winter, want sun',
      'no sun in brussels for nineteen days and i eat only bread',
      'does light therapy work for you people, i get so low in winter',
      'my husband sinks every november, like a ship, november is his month',
      'is it seasonal depression or is my life boring',
      'every winter i tell myself this time i will go out and meet people, and every winter i get under the blanket until march',
      'short days make me snap at the kids',
    ],
    says: {
      told: 'Against the dark months, light in the morning is the strongest thing: half an hour outside soon after waking, even under clouds, or a 10,000 lux lamp at breakfast. Keep getting up at the same time, move by daylight, and put one fixed thing with people into each week before you feel like cancelling it. Book something bright for February. If you can hardly function or feel hopeless, see a doctor, this kind is well treatable.',
      should:
        'Get the lamp, yes, one with 10,000 lux, used for twenty to thirty minutes each morning from October on; many people notice it within two weeks. Ask a doctor first if you have eye trouble or bipolar illness. A daily walk at noon does a good deal of the same for free.',
      normal:
        "Yes, a large part of people in dark countries slow down, eat more bread and see fewer friends from November on. That's biology. It's more than that if you can't work, nothing gives you any joy, or you feel hopeless. Then talk to a doctor now, not in spring.",
      why: "Little morning light confuses the inner clock, so sleep hormones hang around by day and mood sinks with them. Less movement and fewer people do the rest. That's why light, a fixed getting up time and appointments with others help more than willpower. Low vitamin D is worth a test as well.",
    },
  },
  {
    id: 'screen-eyes',
    words: [
      /\b(?:eyes?|eyesight|vision)\b/u,
      /\b(?:screens?|computer|laptop|monitor|phone all day|screen ?time|dry|burn(?:s|ing)?|twitch\w*|strain|tired eyes|red eyes|blurry|itchy)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|hay ?fever|pollen|allerg\w*|look(?:ed)? (?:in|into)|evil eye|eyes on|third eye|cry\w*|lashes|rolled|contact lenses|caught my eye|his eyes|her eyes|cheat\w*|glasses)\b/u,
    tries: [
      'my eyes burn after 9 hours of screen',
      'left eye is twitching for two weeks is that an omen',
      'dry eyes at the laptop, looks like i cried all night',
      'blurry vision in the evening from the monitor',
      'my eyes burn at the computer',
      'dry eyes all day long',
      'ten hours of monitor and in the evening the street lamps have halos, my eyes are so tired',
      'does a blue light filter on the screen help tired eyes',
      'my 11yo has red eyes from the tablet screen and rubs them all day',
      'why is my eye twitching since the new job',
      'i changed the lamp, the chair, the desk, drink two litres, and still my eyes are dry like sand by three',
      'is it bad for your eyes to use a laptop in the dark',
      'my eyes are so dry from the screen',
      'eyes burn after a day at the computer',
    ],
    says: {
      told: 'Eyes at a screen mainly forget to blink, so do the 20-20-20: every twenty minutes, look at something far off for twenty seconds, and blink on purpose. Put the screen an arm away and slightly below eye level, and ask a pharmacist for drops without preservatives. A twitching lid is tiredness, coffee or stress, no omen, and stops by itself in days to weeks. Halos that keep coming deserve an eye test. Sudden loss of vision, flashes, strong pain or redness: eye doctor today.',
      why: "At a screen people blink about half as often, so the surface dries, and the focusing muscle holds one distance for hours. Dry air, lenses and little sleep add to it. Twitching comes from tiredness, caffeine and stress. If breaks don't help, have your glasses checked; a small wrong number is a common reason.",
      normal:
        "Yes, burning, dry and twitchy is standard for desk people and gamers. It doesn't ruin your eyes, it tires them. A lid that twitches for a few weeks is harmless as well. Blurred sight that stays after rest, pain, or flashes isn't part of that, so have it seen.",
    },
  },
  {
    id: 'posture',
    words: [
      /\b(?:posture|slouch\w*|hunch\w*|stand up straight|sit up straight|round(?:ed)? shoulders|tech neck|text neck|standing desk|ergonomic|desk chair|office chair|sitting all day|sit all day)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|back pain|body language)\b/u,
    tries: [
      'my posture is terrible, my mum says hunchback of the office',
      'slouching since i got tall at 12, everyone pulls my shoulders',
      'is a standing desk worth 400',
      'sitting all day at work and i feel like a folded chair',
      'my posture is awful',
      'how do i stop slouching',
      'my mother pokes me between the shoulder blades, sit up straight, im 37',
      'does a posture corrector work or is it a bra for men',
      'sitting all day in a call centre in sofia, i walk home like a shrimp',
      'my son is 14, 1m85 and hunched over his phone',
      'saw myself from the side in a shop window, hunched like a vulture, and didnt recognise me',
      'which office chair is good for someone who sits all day',
    ],
    says: {
      told: 'Good posture is mostly changing posture, so forget holding yourself straight and get up every half hour instead, even for a minute. Raise the screen to eye level, let your feet touch the floor, take calls walking. Two strength exercises three times a week, rows and planks, do more than any reminder. When you notice the slump, grow a centimeter at the crown and go on. Pain or tingling in an arm belongs to a physio.',
      should:
        "A standing desk is worth it if you'll really switch several times a day; standing for eight hours is no better than sitting. Try a box on the table for two weeks first. If it's a choice, put the money into a good chair and a screen at eye level. Ask work, many pay.",
      how: "Don't fight it all day, set up the place: screen higher, keyboard nearer, chair back used. Timer every thirty minutes, stand, roll shoulders, sit. Rows, planks and a stretch of the chest three times a week. After eight weeks photos look different, without your ever having sat up straight.",
    },
  },
  {
    id: 'cold-sauna',
    words: [
      /\b(?:saunas?|cold (?:showers?|plunges?|baths?|water)|ice baths?|wim hof|steam room|hot springs?|onsen|banya|hammam|cold water swimming)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|baby|landlord|boiler|no hot water|broken|heating)\b/u,
    tries: [
      'cold showers for 30 days, i scream every morning',
      'invited to a naked sauna by my german colleagues help',
      'is sauna ok with high blood pressure',
      'ice bath trend, my husband built one in the garden',
      'first ice bath, i screamed',
      'is sauna good for colds',
      'my flatmate runs cold showers at 6am and shouts, does it really help',
      'naked sauna with my new inlaws in finland, how do i survive',
      'can i go to the sauna with low blood pressure',
      'we do cold plunges every sunday, six ladies over sixty, best thing ever',
      'he bought a barrel, fills it with ice, tells everyone about wim hof, and sits in it for eight seconds',
      'are cold showers healthy or just torture',
    ],
    says: {
      told: 'Sauna and cold water are pleasures with some good effects and no duty, so do them as long as you come out happier. Start mild: thirty cold seconds at the end of a warm shower, feet first; in the sauna eight to twelve minutes, low bench, then rest. Never alone in open water, never after alcohol, no sauna with fever. With heart trouble, blood pressure or pregnancy, ask a doctor first. In a naked sauna nobody looks, a towel goes under you.',
      should:
        "Try it, if you're healthy and curious: two weeks of short cold endings, or one sauna a week. Leave it if you dread it, because the benefit isn't worth a bad morning. Ask a doctor before with heart trouble, high blood pressure, fainting or pregnancy. With colleagues, a polite no is completely fine.",
      normal:
        "Screaming is normal, and so is feeling marvelous for an hour afterward. In some countries naked sauna is like a coffee break, in others it's unthinkable, and you're allowed to be from yours. Dizziness or a racing, stumbling heart isn't normal: get out, sit down, have it checked.",
    },
  },
  {
    id: 'ageing-body',
    words: [
      /\b(?:getting old(?:er)?|(?:im|i am|feel|feeling|felt|so) old|ag(?:e)?ing|middle ?aged?|body (?:is )?(?:falling apart|changing|breaking)|not (?:20|25|30) anymore|everything hurts)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|look|looks|parents?|mum|mom|dad|mother|father|dog|cat|husband|wife|party|gift|present|alone|single|gr[ae]y|glasses|wrinkl\w*|botox|birthday|football|basketball|too old for|years old|job|career|boyfriend|girlfriend|old friend|feel old enough|anti ?ag\w*|knees?)\b/u,
    tries: [
      'does it get easier getting old',
      'does getting older get easier at some point',
      'i make a noise when i stand up now, im getting old',
      'turned 50 and everything hurts without reason',
      'feel so old next to the interns, they dont know what a cd is',
      'ageing scares me, i see my hands and think whose are these',
      'everything hurts, im 51',
      'getting older is weird',
      'i bent down and pulled something, so this is middle age',
      'is it normal to need two days to recover from one late night, im getting old',
      'my body is changing and i wasnt asked, i feel like a tenant',
      'feel old when i get up from the floor after playing with the kids',
      'yesterday i could dance all night in lisbon, it was 1998, and now i need a plan to tie my shoes, getting old',
      'will it only get worse from here, not 30 anymore and it shows',
    ],
    says: {
      told: "The body you have now wants upkeep where it used to give things away, so pay in the three currencies it takes: strength twice a week, walking, sleep. Muscles answer to training at forty and at eighty, which is the best kept secret of getting older. Do the check-ups that are offered. The noises when you stand up are free. And give the years some credit: you're calmer in a crisis than you were at twenty five.",
      normal:
        "Yes, being startled by your own hands or by a birthday is as normal as it gets. Most people feel ten or twenty years younger inside, at any age. Stiffness in the morning that goes within half an hour is ordinary. Swollen joints, breathlessness or sudden weakness aren't age, so have them checked.",
      how: 'Pick what your eighty year old self will need: getting up from a chair, carrying bags, balance, friends. So squats, something heavy twice a week, standing on one leg while you brush your teeth, and one regular evening with people. Start smaller than your pride suggests. Keep the checks.',
      will: 'Much of what people call age is lack of use, and that part does get better, even within weeks of strength training. Some of it stays, and you can make friends with it. It depends on moving daily and having sudden changes looked at instead of blaming the birthday.',
    },
  },
  {
    id: 'memory-slips',
    words: [
      /\b(?:forget(?:ful|ting|s)?|forgot|memory|brain fog|foggy|cant remember|absent ?minded)\b/u,
      /\b(?:glasses|where i (?:put|left|parked)|stove|oven|names?|words?|keys|why i (?:went|came)|walked into|dementia|alzheimers?|brain fog|foggy|getting worse|forgetful|short term|memory (?:slips|loss|problems|issues|is)|everything|appointments?|lately|my age|im \d\d|at \d\d)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|mum|mom|dad|mother|father|grand\w*|husband|wife|boyfriend|girlfriend|he|she|birthday|anniversary|password|cant forget|forget (?:him|her|about)|ex|trauma|covid|blackout|drunk|memory of|diagnosed|forgotten)\b/u,
    tries: [
      'i forget names all the time im 46 and scared of dementia',
      'walked into the kitchen and forgot why, third time today',
      'brain fog for months, i lose words in the middle of a sentence',
      'so forgetful lately i left the keys in the door overnight',
      'i forget everything lately',
      'forgot the word for fork',
      'put the milk in the oven and my keys in the fridge, im 39, forgetful is my middle name',
      'is it dementia when i forget names of people i know for years',
      'why do i forget why i came into a room, every day, im 52',
      'brain fog since summer, i read a page and its gone',
      'i write everything down now, lists on lists, and then i forget where i put the list',
      'my memory is getting worse since the second kid, normal?',
      'perimenopause brain fog is so bad i forgot my own pin at the till with a queue behind me. scared its dementia like gran',
    ],
    says: {
      told: "Lost keys and missing words are mostly attention rather than memory: too much at once, too little sleep, stress, hormones, and the name comes back in the shower. Give things one home, say aloud what you're doing, write the rest down. Ask a doctor for a check if it's getting worse over months, if you get lost in known places, or if others are worried; thyroid, B12, sleep and mood are common and fixable reasons.",
      normal:
        "Mostly, yes. Forgetting why you came into the kitchen happens to everybody from thirty on, more in full weeks. Noticing it yourself is often a good sign. It's different when you lose your way on known streets, repeat questions, or others notice first: then see a doctor.",
      why: 'Often the thing never got stored, because your head was elsewhere. Bad sleep, stress, low mood, menopause, thyroid, low B12, alcohol and some medicines all make fog. So look at sleep and load first. If it lasts for months, a doctor can test most of these in one blood draw.',
    },
  },
  {
    id: 'breathing-calm',
    words: [
      /\b(?:breathing (?:exercises?|techniques?)|box breathing|4 ?7 ?8|breath ?work|deep breath\w*|calm (?:down|myself|my nerves|my body)|meditat\w*|mindfulness|relax\w*|headspace|nervous system)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|he|she|tells me to calm|told me to calm|baby|dog|panic attacks?|hair|relaxer|reiki|spirit guides?|chakras?|third eye|manifest\w*)\b/u,
    tries: [
      'how do i calm down before a difficult phone call',
      'tried meditation and i get more nervous from sitting still',
      'breathing exercises make me dizzy',
      'i cant relax even on vacation, always on',
      'how do i calm down',
      'cant relax, ever',
      'meditation apps make me angry, that soft voice',
      'my nervous system is fried after tax season, what helps quickly',
      'does box breathing work in a traffic jam',
      'i went on a silent retreat in thailand to relax and composed emails in my head',
      'how do i calm myself before i speak to my landlord, im already shaking with rage',
      'sunday, no plans, kids away, sun on the balcony, and my shoulders are at my ears because i dont know how to relax',
    ],
    says: {
      told: "The quickest way to calm a body is a longer breath out than in: in through the nose for four, out for six to eight, ten rounds, no force. If it makes you dizzy, you're breathing too much; make it smaller. If sitting still winds you up, do it walking or washing dishes, that counts fully. Always on for months is a reason to look at the load, not only the breath.",
      how: "Two small things, daily, before you need them: three minutes of slow breathing out after brushing your teeth, and one walk without the phone. In the moment: feet on the floor, drop the shoulders, out longer than in, ten times. It's a skill, so it works badly the first week and well the fifth.",
      normal:
        "Yes, for many people stillness is the loudest place at first, because all they've outrun catches up. That eases with movement instead of sitting, walking, stretching, swimming. The first days of a vacation are often restless as well. If you can't wind down for months, tell a doctor.",
      why: "A body that's been alert for long doesn't believe a quiet sofa. It needs proof in small portions: slow breath out, movement, sleep, fewer alarms on the phone. Quick deep breaths do the opposite, they make you dizzy and jumpy. So smaller and slower is the whole trick.",
    },
  },
  {
    id: 'therapy-appointments',
    words: [
      /\b(?:therap(?:y|ist|ists)|psychologist|psychiatrist|counsel+ors?|counsel+ing|shrink|psychotherap\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|like (?:him|her)|in love|love|crush|feelings for|physio\w*|couples?|marriage|massage|hormone|light therapy|aroma\w*|retail|i am a therapist|im a therapist|speech|school counsel+or|career|son|daughter|chemo\w*|sound therapy|occupational|abus\w*|husband|wife|boyfriend|girlfriend|laser|he needs|she needs)\b/u,
    tries: [
      'first therapy session tomorrow and i dont know what to say',
      'on the waiting list for a therapist since 7 months',
      'i dont like my therapist but feel bad leaving',
      'been in therapy for a year, am i supposed to feel better by now',
      'first therapist tomorrow, nervous',
      'is therapy worth it',
      'my therapist yawned today and i paid for that',
      'been seeing a psychologist for months and i talk about the weather',
      'how do i break up with my therapist, shes so nice',
      'waiting since january for a place, every counselor in town is full',
      'my family in cairo thinks only crazy people need a psychiatrist',
      'i said im fine for fifty minutes, smiled, thanked her, and cried in the tram, what is therapy for then',
      'i told my therapist everythings fine again. i pay her 80 an hour to lie to her',
    ],
    says: {
      told: 'Therapy works best when you say the awkward thing in the room, including about the room: "I don\'t know where to start", "I don\'t think this is helping", "I\'ve been lying about being fine." For a first session, three sentences on why now are enough. The fit with the person matters more than the method, so changing is allowed. On a waiting list, ask several places and your doctor. If it turns urgent, call a crisis line.',
      say: "First session: \"I've come because of this, it's worst at these times, and I'd like to be able to do that again.\" To leave: \"I'm grateful, and I don't think we're the right fit. Could you recommend someone?\" Therapists hear both weekly. A good one makes either easy for you.",
      should:
        "Stay if you feel understood but challenged, and say in the session what's missing. Leave if you feel judged, ignored or smaller after several sessions. Going at all is worth it when something has cost you sleep, work or people for weeks. Don't stop psychiatric medicine along with it without the doctor.",
      normal:
        "Yes: dreading it, having nothing to say, feeling worse for a day afterward, being a bit fond of or angry with the therapist. It comes with the work. After about ten sessions something should have shifted, if only a little. If it hasn't, say so there, that's a good session in itself.",
      will: "Nobody can promise it, and for most people it does help. It depends above all on whether you two get along and on what you do between the sessions. Agree on one thing you'd notice if it were better, and look at it every two months together.",
    },
  },
  {
    id: 'taking-medicine',
    words: [
      /\b(?:medication|medications|meds|medicine|tablets?|antidepressants?|ssris?|sertraline|prozac|lexapro|escitalopram|zoloft|blood pressure (?:pills|tablets|meds)|statins?|adhd meds|ritalin|adderall|vyvanse|levothyroxine|pills|antibiotics|prescription|inhaler|insulin|lithium)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|wegovy|mounjaro|reflux|heartburn|stomach|iron|too many|all (?:the|my) pills|sleeping (?:pills?|tablets?|meds?)|birth control|samsung|ipad|android|drawing tablet|study(?:ing)? medicine|medicine (?:school|student|degree)|med school|weight loss|ozempic|husband|wife|boyfriend|girlfriend|he|she|son|daughter|mum|mom|dad|ramadan|gained|put on|melatonin|hoard\w*|nightmares?|stole|steal\w*|selling|sell|dealer|diabet\w*)\b/u,
    tries: [
      'started antidepressants last week and feel worse',
      'i keep forgetting my blood pressure tablets',
      'i feel fine now so do i still need my meds',
      'scared of the side effects so the prescription is still in the drawer',
      'do i need these pills forever',
      'sertraline week two, feeling odd',
      'forgot my meds on holiday in croatia, pharmacy is closed until monday',
      'is it bad to stop antibiotics early when i feel fine',
      'im 34 and take more tablets than my grandma',
      'started adhd meds and the world is suddenly quiet',
      'i read the leaflet from front to back, every possible side effect, and now the tablets are still in the box',
      'how do i come off antidepressants, ive been stable for two years',
    ],
    says: {
      told: "Take every doubt about your medicine to the pharmacist or the doctor who prescribed it, today by phone if need be, and don't stop or change it by yourself, since some things rebound hard. Say exactly what you notice and since when; there's often another dose, hour or tablet. Forgotten or run out: a pharmacist on call can help today, and a weekly box next time. With antidepressants, the first two weeks can feel rougher. Dark thoughts, rash or swelling: get help at once.",
      should:
        "Keep taking it until you've spoken with the doctor, that's the safe way, except with a rash, swelling or trouble breathing: then get help at once. Feeling well is often the medicine doing its job. If you haven't started because of the leaflet, call the pharmacist and ask: \"How often does that really happen, and what would I do then?\" Then decide with that.",
      normal:
        'Yes. Fear of the leaflet, forgetting doses, odd first weeks, and wondering if you still need it are all very common. None of it is a reason to be ashamed in front of the doctor, and all of it is a reason to tell them. Most side effects can be worked around.',
      will: 'That\'s for the prescriber to judge, and it differs a lot between medicines; some need weeks before they show anything. Ask: "By when should I notice something, and what do we do if not?" Put that date in the calendar, and note how you sleep and feel until then.',
    },
  },
  {
    id: 'blood-pressure',
    words: [
      /\b(?:blood pressure|hypertension|cholesterol|ldl|triglycerides|fatty liver|gout|uric acid|liver values)\b/u,
    ],
    unless:
      /\b(?:is down|came down|normal again|dropped|cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|sauna|pregnan\w*|preeclamp\w*|tablets?|meds|pills|medication|statins?|raises my blood pressure)\b/u,
    tries: [
      'my blood pressure was 160 at the pharmacy and im only 41',
      'high cholesterol at 29, i eat normal i think',
      'doctor says fatty liver and lose 10 kilos or else',
      'gout in my big toe, i feel like a medieval king',
      'high blood pressure at 35',
      'cholesterol too high, what now',
      'white coat or real, my blood pressure is 150 at the doctor and 125 at home',
      'my dad has gout and eats sausage like it is a right',
      'does stress alone cause high blood pressure, the company was sold last month',
      'fatty liver and i hardly drink, how is that possible',
      'i feel great, i bike to the office, i sleep well, and then the doctor says hypertension',
      'can i get my cholesterol down with food only',
    ],
    says: {
      told: 'Blood pressure, cholesterol and the like are warning lights you can do something about, which is the good part. For pressure, measure at home for a week, sitting five minutes first, morning and evening, since one number at a counter means little. Less salt and alcohol, thirty minutes of walking, more beans and vegetables move all these values. Go over the results with a doctor, and take a gout attack there now, since it can be eased quickly. Above 180, or with chest pain, vision trouble or weakness: urgent care.',
      normal:
        "Very common, also in younger and slim people, and often inherited. It isn't a punishment for pizza. You usually feel nothing, which is why it's worth taking seriously while it's easy. Repeat the measurement properly, then talk with a doctor about what's needed.",
      how: "Start with the three strong ones for twelve weeks: half the salt and ready meals, a brisk walk on most days, alcohol down to little. Add oats, beans, nuts, oil instead of butter. Then have the values taken again. If they're still high, tablets aren't a failure, they're a seat belt.",
      will: 'These values often come down well, by habits, tablets or both; how far depends partly on your genes. Twelve weeks is a fair test. Ask the doctor which number to aim for and when to measure again, so you have a goal instead of a worry.',
    },
  },
  {
    id: 'health-anxiety',
    words: [
      /\b(?:symptoms?|webmd|could be (?:ms|als|cancer|a tumou?r)|hypochondri\w*|health anxiety|convinced (?:\w+ ){0,3}(?:have|got) (?:\w+ )?(?:disease|illness|cancer|tumou?r|ms|als|something)|every (?:ache|twinge|headache) is)\b/u,
      /\b(?:googl\w*|health anxiety|hypochondri\w*|convinced|webmd|chatgpt|obsess\w*|scared|afraid|worr\w*|anxi\w*|cant stop|midnight)\b/u,
    ],
    unless:
      /\b(?:died|passed away|funeral|suicid\w*|kill(?:ing)? myself|menopaus\w*|covid|diagnosed|miscarr\w*|pregnan\w*|google review|stars|google maps|withdraw\w*|spiritual\w*|ascension|reviews?|his name|her name|ttc|ivf)\b/u,
    tries: [
      'googled my symptoms at midnight and now i have three diseases',
      'health anxiety since my aunt got ill, i check my pulse all day',
      'convinced i have a tumor every time my head hurts',
      'chatgpt says it could be ms and i cant stop crying',
      'googling symptoms again',
      'im a hypochondriac, i know',
      'every headache is a tumor in my head, health anxiety at its best',
      'my girlfriend reads webmd like a novel and is convinced she has something rare',
      'how do i stop asking chatgpt about my symptoms at midnight',
      'doctor says healthy, and i still worry about symptoms ten times a day',
      'is health anxiety a real thing or am i weak',
      'i had a nice weekend with my sister in bath, then felt a small pinch in my side, googled the symptoms and havent slept since, so scared',
    ],
    says: {
      told: "Close the search and take the symptom to a person, because the internet lists what's possible and only an examination tells what's likely. Make one appointment, write down three lines, and until then no looking up, no pulse checks, no asking five friends: each check calms for ten minutes and feeds the next. If doctors have found nothing and the fear moves on to another organ, then fear is what wants treating, and that goes well.",
      how: 'Set a rule you can keep: one doctor, one appointment, and no searching after six. When the urge comes, delay by fifteen minutes and do something with your hands. Write down how sure you were and what it turned out to be. After ten of these, your own list is the best argument. Therapy helps a lot here.',
      normal:
        "Very common, more so after illness in the family and at night. Bodies make noises all the time, and attention turns them up. It's worth help when you check daily or can't enjoy good results for longer than a week. New, strong or lasting symptoms still deserve a doctor, once.",
      why: 'Because uncertainty is hard to bear and searching feels like doing something. It soothes for minutes, then shows you a worse disease. Often it starts when someone close fell ill, or in a stretch with too much on your shoulders. The way out is fewer checks and one real examination.',
    },
  },
  {
    id: 'moles-sun',
    words: [
      /\b(?:moles?|sunburn\w*|sunscreen|skin check|freckles|sun ?spots|sun ?tan|tanning|sunbed|tan lines|burnt in the sun|age spots)\b/u,
    ],
    unless:
      /\b(?:died|suicid\w*|kill(?:ing)? myself|means?|guacamole|whack|mole in the|spy|palm|meaning|melanoma was|chemo\w*|garden)\b/u,
    tries: [
      'a mole on my back changed colour and im scared to show it',
      'sunburned so bad i cant wear a bra, wedding tomorrow',
      'addicted to tanning beds and know its stupid',
      'my freckles get teased, should i cover them',
      'weird mole on my arm',
      'sunburn, my back is on fire',
      'my husband has a mole that bleeds and says its the towel',
      'fell asleep on the beach in ibiza, one side lobster, one side cheese, sunburned',
      'is it too late for sunscreen at 45',
      'how often should i go for a skin check with so many moles',
      'my 3yo got a sunburn on my watch and i feel terrible',
      'everyone here is bronze and beautiful, and im white with freckles under a hat, should i try tanning',
      'my mole changed color should i worry',
      'got a weird mole and google says im dying',
    ],
    says: {
      told: "Show any mole that changes, in shape, edge, color or size, or that itches or bleeds, to a doctor within days; most are harmless and a look takes two minutes. For sunburn: shade, cool wet cloths, plain lotion, lots to drink, loose cotton; blisters over a large area, fever or shivering, or a small child who's more than pink, need a doctor. For a tan, the bottle is the friendly way. And freckles need no covering at all.",
      should:
        'Yes, show it. A changed mole is one of the things where early makes the difference, and skin doctors often take these quickly if you say "it\'s changed" on the phone. For tanning beds, lean to stopping. For freckles, cover them only if you enjoy makeup.',
      normal:
        "Most moles, spots and freckles are normal, and people have dozens. What counts is change and the odd one out, the one that doesn't look like your others. A peeling nose is common too, but every burn adds up, so sunscreen next time, also on ears and feet.",
    },
  },
  {
    id: 'heart-palpitations',
    words: [
      /\b(?:palpitations?|heart (?:\w+ ){0,2}(?:racing|races|pounding|skips|skipping|flutter\w*|beats fast)|racing heart|skipped beats?|extrasystoles?|dizz(?:y|iness)|vertigo|lightheaded|faint(?:ed|ing))\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|chest pain|exams?|tests?|needle\w*|blood draw|injections?|presentation|speech|stage|when (?:he|she|i see)|every time (?:he|she|i see)|butterflies|gives me|crush|kiss\w*|text\w*|in love|panic attacks?|pregnan\w*|coffee|fast(?:ing|ed)|breathing|caffeine|meet(?:ing)? him|meet(?:ing)? her|varifocals)\b/u,
    tries: [
      'heart palpitations at night when i lie on my left side',
      'dizzy every time i stand up since the heat wave',
      'vertigo out of nowhere, the whole room was spinning',
      'my heart skips beats and doctors found nothing',
      'heart racing for no reason',
      'dizzy when i get up',
      'my heart does a little jump in the evening, like a fish, palpitations says google',
      'vertigo since monday, i hold on to walls',
      'is it normal that my heart is pounding when i lie down',
      'my mum fainted at the market in the heat, now she wont go alone',
      'ecg fine, blood fine, everyone says stress, and still my heart skips a beat each night before i sleep',
      'why am i lightheaded after a hot shower',
      'heart racing at night but doctor says its fine',
    ],
    says: {
      told: "Have a stumbling heart or real dizziness checked once, with an ECG and blood pressure, and then you can be easier about it, since most of it turns out harmless. Until then: water, regular meals, get up in two steps, less coffee and alcohol, and note when it happens. Spinning when you turn in bed can often be fixed by a simple maneuver. Anyone who's fainted should be checked, even if well again. Chest pain, fainting, short breath, weakness or trouble speaking: emergency number now.",
      why: "Often it's too little water or sleep, caffeine, stress, low iron, thyroid, hormones, or lying on the left, where you simply feel the beat more. Dizziness on standing is usually low pressure, and spinning usually the inner ear. A doctor can tell these apart quickly, so let them rather than guess.",
      normal:
        "Extra beats are found in nearly everybody, and a brief dizziness on standing is common, in heat above all. If it's been checked and found harmless, you may believe it. New, frequent, or with fainting, chest pain or breathlessness is a different thing and needs a doctor, at once for the last three.",
    },
  },
  {
    id: 'uti-thrush',
    words: [
      /\b(?:uti|utis|cystitis|bladder (?:infection|problems?)|thrush|yeast infection|bv|bacterial vaginosis|pee(?:ing)? (?:every|all|so often|burns|hurts)|burns when i pee|weak bladder|incontinen\w*|leak(?:ing|s|ed)? (?:pee|urine|when i)|pelvic floor|overactive bladder)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|cat|puppy|baby|toddler|son|daughter|mouth|bird)\b/u,
    tries: [
      'third uti this year, always after we sleep together',
      'i leak when i sneeze since the birth and never told anyone',
      'thrush again and im too embarrassed to ask at the pharmacy',
      'pee every hour at night, so tired',
      'uti again, fourth this year',
      'yeast infection, help',
      'i pee every 30 minutes and planned a bus tour through ireland',
      'my wife leaks when she laughs and stopped trampoline with the kids, pelvic floor she says',
      'does cranberry juice work for cystitis',
      'too embarrassed to say thrush to the young man in the pharmacy',
      'new relationship, first weekend away, candles and everything, and i get a bladder infection every single time',
      'is it normal to leak when i jump at 31',
    ],
    says: {
      told: "Bladder and thrush troubles are everyday business for every pharmacist and doctor, so say it in five words and they'll take it from there. If it burns: drink, go often, and have urine tested, above all when it keeps coming back; going to the toilet after sex helps many. Leaking gets better with a pelvic floor physio, at any age. Fever, back pain, blood or pregnancy with it: see a doctor the same day.",
      normal:
        "Very common, and hardly spoken of. About half of women have a bladder infection at some time, and about a third leak after a birth. Neither comes from being unclean. You don't have to live with it. If it returns three times a year or needs pads, ask for a plan rather than another packet.",
      say: 'At the pharmacy: "I think I have thrush, could we talk over there?" They\'ll lead you aside without blinking. To a doctor: "I lose urine when I sneeze and I\'d like a pelvic floor physio." Said once, it\'s simply a task. To a partner: "I need a week off and lots of tea."',
    },
  },
  {
    id: 'iron-thyroid',
    words: [
      /\b(?:low iron|iron (?:deficien\w*|levels?|infusion|tablets?|pills?)|ferritin|an(?:a)?emi[ac]|thyroid|hashimotos?|hypothyroid\w*|hyperthyroid\w*|vitamin d deficien\w*|low (?:vitamin d|b12|vitamin)|b12 deficien\w*|deficiency)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|cat|thyroid nodule)\b/u,
    tries: [
      'ferritin is 6 and my doctor says eat spinach',
      'hashimotos diagnosed and i gained 9 kilos',
      'iron tablets wreck my stomach',
      'my thyroid is off again, hair and mood and all',
      'ferritin of 9, what now',
      'thyroid out of balance again',
      'my hair, my mood, my weight, it was the thyroid the whole time',
      'does an iron infusion hurt, mine is on tuesday',
      'im anemic and sick of hearing eat a steak',
      'low vitamin d again here in bergen, will drops help',
      'doctor said a little deficiency, nothing special, take these, and sent me home after four minutes',
      'will hashimotos go away or is it for life',
    ],
    says: {
      told: "Low iron, B12, vitamin D or a thyroid out of step explain a lot of tiredness, fog and low mood, and all of them can be treated, so ask for your numbers on paper and a date for the recheck. If iron tablets upset you, a pharmacist knows gentler kinds and timings. Ask why it's low, too. Thyroid tablets need patience, six to eight weeks per step. Change doses only with the doctor.",
      why: 'Iron is low mostly from heavy periods, pregnancy, a diet with little of it, or small bleeding in the gut that should be looked for. Thyroid trouble often runs in families and comes with hormonal times. It\'s nothing you did. Ask the doctor: "What\'s the cause, and how do we check it?"',
      will: "Mostly yes, treatment brings energy back, but over weeks and months, iron stores take about three. It depends on the cause being found and the dose being checked. Note how you feel every two weeks, since you'll forget how it was. If the numbers are good and you aren't, say so.",
      should:
        "Ask for more than spinach if your stores are very low: tablets or an infusion are common, and the cause ought to be looked for. Don't take iron without a test, too much does harm. If your doctor waves it off, a second opinion is fair.",
    },
  },
  {
    id: 'diabetes',
    words: [
      /\b(?:diabet\w*|prediabet\w*|pre diabetes|blood sugar|insulin resistan\w*|hba1c|a1c|type (?:1|2|one|two) (?:diabet\w*|since)|diagnosed (?:with )?type (?:1|2|one|two)|freestyle libre|glucose (?:monitor|meter))\b/u,
    ],
    unless: /\b(?:died|amputat\w*|coma|suicid\w*|kill(?:ing)? myself|my type|dog|cat|cancer)\b/u,
    tries: [
      'prediabetes at 38, am scared because my father had it',
      'type 1 since i was 9 and im so tired of counting',
      'diagnosed type 2 on monday and my family brings cake',
      'my a1c went from 7.9 to 6.1 this year',
      'type 2 diabetes, i feel guilty',
      'new glucose monitor, obsessed',
      'my 7yo has type 1 diabetes and school is afraid of him',
      'prediabetes they say, im 44 and love bread',
      'how do i tell my mother in law that one piece of cake is not nothing, i have diabetes',
      'a1c down to 6.2, i could kiss the nurse',
      'i eat well, walk every day, sleep eight hours, and my blood sugar is high in the morning anyway, why',
      'tired of calculating every bite for 22 years, diabetes never sleeps',
    ],
    says: {
      told: "With blood sugar, the small daily things carry most of it: a walk after meals, fewer sweet drinks, vegetables and protein before the bread, sleep. If it's new, ask for the diabetes course that most places offer free; it takes out a lot of fear, and school staff can be trained as well. If it's been years, being fed up has a name too, diabetes burnout, and the team has heard it. Change medicine only with them. Great thirst, vomiting or confusion is urgent.",
      will: "Prediabetes can often be turned back and type 2 can often be brought down well, by weight, movement and medicine; type 1 stays, and the tools get better each year. Nobody can promise a number. Ask your team for a goal for three months, because that's how long the A1c remembers.",
      say: 'To people with cake: "It looks lovely. I have diabetes, so I\'ll take a thin slice, and please don\'t watch me eat it." To those who police your plate: "I\'ve got a doctor for that. You can be my friend." Both in a friendly voice, the same each time.',
      normal:
        "Yes: the fright, the anger, the feeling of having done something wrong, and years later being tired of counting. It's partly genes and luck. You aren't your numbers. Tell your team when you're worn out by it, they can often make the routine lighter.",
      glad: "That's a fine piece of work, a number made of hundreds of small evenings. Tell your team what did it, and write it down for yourself for the harder months. Celebrate with something that isn't food, or with very good food on purpose. And keep the after dinner walk, it's earned its place.",
    },
  },
  {
    id: 'postpartum-body',
    words: [
      /\b(?:postpartum|after (?:the |my )?(?:birth|baby|pregnancy|c ?section)|post ?natal|c ?section|mum tum|mom bod|mommy tummy|diastasis|baby weight|since (?:the|giving) birth)\b/u,
      /\b(?:body|belly|weight|hair|scar|stomach|fit|core|abs|breasts?|mirror|sex|look|skin|diastasis|pregnant|mum tum|mom bod|mommy tummy|baby weight|jeans|clothes|run|running|exercise)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|depress\w*|stillb\w*|leak\w*|dog|handful\w*|falling)\b/u,
    tries: [
      '8 months after the baby and i still look pregnant',
      'c section scar is numb and my belly hangs over it',
      'baby weight wont go and my sister in law was slim after 3 weeks',
      'when can i run after giving birth, my core is gone since the birth',
      'belly after birth, still there',
      'my body postpartum, who is this',
      'six weeks after the baby and my jeans laugh at me',
      'c section in may, when can i do abs again and lift my toddler, my belly feels like jelly',
      'is it normal not to want to look in the mirror after giving birth, since the birth my body isnt mine',
      'strangers ask when im due and its just the baby weight',
      'all the mums in the group in leeds are slim again, they jog with prams, and im in maternity jeans a year after birth',
      'when is sex ok again after the birth, my body is scared',
    ],
    says: {
      told: 'A body after birth takes about a year to find itself again, and often becomes a slightly different one, so measure in seasons. Begin with pelvic floor and deep belly muscles, ideally with a physio, then walking, then the rest. Buy two pairs of pants that fit now. A numb scar is common and can be massaged once healed. Sex is for when the bleeding has stopped, nothing hurts and you want to. Pain, fever or a low that stays: doctor or midwife.',
      normal:
        "Completely. A soft belly, looking pregnant for months, a numb scar, other breasts, less hair: that's what it looks like in most homes, just not online. The slim ones after three weeks are build and luck. If you feel no joy for weeks, though, tell a doctor or midwife, that's treatable.",
      when: 'For walking and gentle pelvic floor work, usually within days to weeks; for running, most physios say not before three months, and only when nothing leaks, pulls or sinks. After a cesarean, a bit later. Sex, once the bleeding has stopped, nothing hurts and you want to. Your check-up is the moment to ask, and a pelvic floor physio can test it properly.',
      will: "Much of it does come back in the first year, belly strength especially, if it's trained the right way round. Some things stay changed, a looser skin, a wider foot. It depends on sleep too, and you've got little of that. Be as patient with it as you are with the baby.",
    },
  },
  {
    id: 'physio-massage',
    words: [
      /\b(?:physio\w*|physical therapy|osteopath\w*|chiropract\w*|massages?|acupuncture|foam roll\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|happy ending|cheat\w*|husband|boyfriend|wife|girlfriend|parlou?r|gave me a massage|i am a (?:physio\w*|massage)|im a (?:physio\w*|massage)|injur\w*|torn|touched me)\b/u,
    tries: [
      'physio gave me 6 exercises and i do none of them',
      'is a chiropractor safe for my neck, it cracks so loud',
      'booked my first massage and im nervous about undressing',
      'does acupuncture work or is it placebo',
      'do i need physio',
      'first massage, do i undress',
      'osteopath cracked my neck and now im afraid to move',
      'is it rude to ask for a different massage therapist, he talks nonstop',
      'my sister gave me a voucher for thai massage and im ticklish everywhere',
      'does acupuncture do anything or is it belief',
      'ten sessions with the osteopath and no change, do i continue',
      'i do the foam roller in the evening, swear loudly, cry a little, and my flatmates in turin think i need help',
    ],
    says: {
      told: 'With hands-on treatments, what you do between the visits usually counts most, so ask your physio for the two exercises that matter and tie them to brushing your teeth. A massage is allowed to be simply nice: you undress as far as you like, underwear stays on, and "less pressure, please" is normal. Be careful with jerky neck manipulation. New strong neck pain, dizziness, numbness or trouble seeing or speaking after one is an emergency. Acupuncture helps some people\'s pain; try six and judge.',
      should:
        "Physio first, for nearly every ache, since it has the best evidence and gives you something to keep. Massage or acupuncture as an addition, if you feel better for more than a day. With chiropractic on the neck, I'd lean to no without a doctor's look. Stop anything that makes it worse, or that's changed nothing after six visits.",
      normal:
        "Normal, all of it: skipping the exercises, being shy about undressing, wondering if it's placebo. Physios know that hardly anyone does all six. Tell them the truth and ask for two. In a massage you're covered with a towel, and you may say stop whenever you like.",
    },
  },
  {
    id: 'weed',
    words: [
      /\b(?:weed|cannabis|marijuana|joints?|stoned|thc|edibles?|bong|stoner|hash)\b/u,
      /\b(?:quit\w*|stop\w*|cut\w*|every (?:day|night|evening)|smok\w*|addict\w*|sleep|days|weeks|without|daily|less|break|anxi\w*|paranoi\w*|too much)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|joint (?:pain|account|custody|venture)|joints (?:hurt|ache)|my joints|garden|boyfriend|girlfriend|husband|wife|he|she|son|daughter|brother|roommate|flatmate|neighbou?rs?|police|arrested|psychosis|voices|knees?|fingers?|stiff|arthritis)\b/u,
    tries: [
      'i smoke weed every night to sleep and cant without',
      'quit weed 6 days ago, sweating and crazy dreams',
      'an edible made me so paranoid i called my mum',
      'trying to smoke less weed, its every day for 8 years',
      'smoking weed every day',
      'quit weed, cant sleep',
      'im 41 with a good job and i smoke a joint each night, every night, is that a problem',
      'two weeks without weed and my dreams are like cinema',
      'edibles in amsterdam, never again, paranoid for nine hours',
      'how do i cut down on weed when all my friends smoke',
      'it started as a weekend thing at uni in leiden, then after work, and now i cant eat without being stoned every day',
      'will my memory get better if i stop weed',
    ],
    says: {
      told: "If you want less weed, start by moving the first one later each week and keeping it out of the bedroom, or set a quit day and expect about two rough weeks: bad sleep, sweat, vivid dreams, a short fuse. They pass. After a bad edible: water, a calm room, hours, it wears off. If you hear or believe strange things, see a doctor now. If you can't cut down, drug counseling is confidential and often free.",
      will: "The worst is usually over in two weeks, and sleep takes up to a month or so to find its feet. Nobody can promise how it goes for you. It depends on what you put in the evening's place and whether the people around you smoke. Each clear week makes the next one easier.",
      normal:
        "Yes, sweating, wild dreams, no appetite and bad temper are what stopping does to daily smokers, for a week or two. Paranoia from edibles is common as well, since they come late and strong. If fear or odd thoughts stay when you're sober, go to a doctor.",
      how: "Decide: step down or stop. Step down with fixed hours, weaker stuff, weekends only. Or stop on a day when you've got the next ones free, give the gear away, tell one person. Sport in the evening helps sleep. A counseling service or app gives you company, and it's free in most places.",
    },
  },
  {
    id: 'water-drink',
    words: [
      /\b(?:drink (?:enough|more|too little|\d liters?|\d litres?)|dehydrat\w*|water intake|drinking (?:enough|more) water|drink water|forget to drink|liters of water|litres of water|stanley cup)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|alcohol|wine|beer|vodka|dog|cat|baby|kidney)\b/u,
    tries: [
      'i forget to drink all day and then have a headache',
      'do i really have to drink 3 liters of water',
      'dehydrated again, my lips are like paper',
      'my mum is 80 and doesnt drink enough water',
      'i never drink enough water',
      'drink more water, they say',
      'my boss carries a gallon bottle and asks me daily about my water intake',
      'dehydrated in the heat in crete, saw stars, what should i have done',
      'my dad is 83 and wont drink enough, how do i remind him without a war',
      'is coffee counted or must i drink water on top',
      'school run, meetings, cooking, homework, and at five in the afternoon i notice that again i didnt drink water at all',
      'why am i still thirsty when i drink more',
    ],
    says: {
      told: "Most grown people do well on about one and a half to two liters a day, food and tea included, more in heat and sport, so three liters by force isn't needed. Tie a glass to fixed moments: getting up, each coffee, each meal. For older people, offer small cups, soup and melon. Thirst that never ends is worth a blood sugar test. Confusion, no urine or fainting in heat means a doctor at once; with heart or kidney illness, ask for your amount.",
      should:
        "Drink by thirst and by the color, pale yellow is fine, and add some in heat, fever and sport. Three liters every day isn't necessary for most, and very much at once can even harm. With heart or kidney trouble, or if someone's old and never thirsty, ask a doctor how much.",
      how: 'Hang it onto things you do anyway. A glass before the first coffee, one with each meal, a bottle on the desk that must be empty by four. Mint, lemon or bubbles make it easier. For someone old, offer instead of asking: "Here\'s your tea" works better than "Are you thirsty?"',
    },
  },
  {
    id: 'late-to-bed',
    words: [
      /\b(?:stay(?:ing|ed)? up (?:\w+ )?(?:late|till|until)|sleep (?:schedule|rhythm|pattern|cycle)|go(?:ing)? to (?:bed|sleep) (?:\w+ )?(?:late|at (?:1|2|3|4|5|one|two|three|four|five|midnight))\w*|night owl|revenge bedtime|bedtime procrastination)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|shifts?|baby|newborn|jet ?lag\w*|texting|talk\w*|phone|scroll\w*|tiktok|kids?|son|daughter|he|she)\b/u,
    tries: [
      'my sleep schedule is ruined, asleep at 5 and up at 1pm',
      'i stay up late every night even when im dead tired',
      'night owl in a job that starts at 6:30',
      'how do i fix going to bed at 3 every day',
      'sleep schedule is a mess',
      'night owl problems',
      'i promise myself eleven and its always half past two, revenge bedtime they call it',
      'retired at 62 and i stay up till four like a teenager',
      'my sleep rhythm flipped in the holidays, uni starts monday',
      'is being a night owl genetic, my whole family in athens eats at midnight',
      'dishes done, house quiet, at last nobody wants anything, so i go to bed late and pay for it at six',
      'how do i get my sleep cycle back after a month of going to bed at 5',
    ],
    says: {
      told: "Fix a ruined sleep schedule from the morning end: get up half an hour earlier every two or three days, go straight into daylight, and let bedtime follow by itself. Going to bed early first only means lying awake. If you stay up because the evening is the only time that's yours, steal that hour from somewhere else on purpose. Born night owls rarely become larks, so a later start at work is worth asking for.",
      how: 'Morning first. Set one getting up time, seven days, move it by thirty minutes every two or three days, light and food within the hour. No naps after three, screens dim from ten, caffeine before noon. It takes two to three weeks, and one late Saturday costs about two days. So be strict with the alarm and kind with the rest.',
      why: 'Some bodies run late by birth, and teenagers almost all do. The other reason is that the evening is free of demands, so going to sleep feels like handing it over. Then late light and late sleep push the clock farther. Change the mornings and give yourself a real hour earlier in the evening.',
      normal:
        "Very. Being awake when the world is quiet suits many people, and students drift to four in the morning every semester. It's only a problem if your days suffer. If weeks of a fixed alarm and morning light don't move it, a sleep doctor knows this as a clock issue and can help.",
    },
  },
  {
    id: 'lump',
    words: [
      /\b(?:lumps?|swollen (?:lymph|gland|glands|node|nodes)|lymph nodes?|bump (?:in|on|under) my)\b/u,
    ],
    unless:
      /\b(?:died|passed away|suicid\w*|kill(?:ing)? myself|lump sum|in my throat|sugar|biopsy|dog|cat|coal|its cancer|it is cancer|avoid\w*|put(?:ting)? (?:it )?off|refus\w*|head on)\b/u,
    tries: [
      'found a lump in my breast in the shower and cant breathe',
      'swollen lymph node on my neck for a month',
      'theres a bump under my armpit, probably nothing right',
      'lump on my testicle and im 24 and too embarrassed',
      'i found a lump',
      'bump on my neck, scared',
      'my wife felt a lump under her arm and wants to wait until after the holidays',
      'im 31, theres a bump in my breast, im sitting in the car crying',
      'is a swollen gland for five weeks normal',
      'a lump on my testicle and i told nobody, not even my girlfriend',
      'probably its nothing, it moves, it doesnt hurt, but the lump behind my ear is all i think about in this whole vacation',
      'should i go to the emergency room with a lump or wait for monday',
    ],
    says: {
      told: "Have the lump looked at by a doctor this week, call in the morning and use that word, because it gets you seen quickly. Most lumps turn out harmless, cysts, glands, fat, and only an examination can say which. Stop pressing it, that makes anything sore. Tell one person tonight, so you don't lie there alone with it. Doctors see breasts, armpits and testicles all day, it's routine to them.",
      normal:
        "Most lumps are harmless, and glands in the neck often swell for weeks after a cold. But no one can tell by touch at home, so have it seen: this week for breast or testicle, within two to three weeks for a gland that won't go down. You aren't wasting anyone's time.",
      should:
        "Yes, have it seen this week, and a doctor on Monday is soon enough for most lumps. Go to emergency care if it's hot, very painful or comes with fever, and at once for sudden pain in a testicle. Say on the phone: \"I've found a lump and I'm worried.\" If you're embarrassed, ask for a doctor of your own sex. Don't wait for it to grow or go.",
    },
  },
  {
    id: 'doctor-visit-nerves',
    words: [
      /\b(?:doctors?|gp|gyn\w*|urologist|cardiologist|neurologist|dermatologist|specialist|medical|check ?up|colonoscopy|gastroscopy|endoscopy)\b/u,
      /\b(?:appointment|visit|tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|first time|exam)\b/u,
      /\b(?:nervous|scared|afraid|anxious|embarrass\w*|terrified|dread\w*|worr\w*|ashamed|panic\w*)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|results?|dentists?|therap\w*|cancel\w*|put(?:ting)? (?:it )?off|avoid\w*|postpon\w*|dog|cat|vet|interview|school|student|needles?|blood|mri|scan|biopsy|lump|gone|pregnan\w*)\b/u,
    tries: [
      'doctors appointment tomorrow and im so nervous',
      'first time at the gynecologist on friday, embarrassed',
      'urologist visit next week, im 52 and dreading it',
      'medical check up on monday and im scared they undress me',
      'so nervous, doctor tomorrow',
      'scared of my gynecologist appointment',
      'cardiologist on thursday and im afraid of what he finds, im 48',
      'first time at the urologist tomorrow, so embarrassed i could laugh',
      'my daughter is terrified of the doctor visit on monday, how do i prepare her',
      'is it normal to be anxious for days before a simple check up, its on friday',
      'gynecologist next week, everyone at work in graz tells horror stories, and im dreading it more than my wedding',
      'worried about my appointment with the neurologist, i forget everything when im in there',
    ],
    says: {
      told: "Make the doctor's visit smaller by writing three lines tonight: what it is, since when, and what you're most afraid of. Hand over the paper if your voice goes. You may take someone along, ask for each step to be explained, and say stop at any time. What embarrasses you is their ordinary Tuesday. For a colonoscopy the drinking is the worst part: chill it, use a straw, stay near the bathroom. The rest you mostly sleep through.",
      how: 'Write your three lines, wear easy clothes, take the earliest slot, plan something nice for after. In the waiting room, breathe out longer than in. Begin with "I\'m nervous", since it makes everyone gentler. Ask at the end: "What\'s the next step, and when do I hear from you?" Then it\'s done and you know more.',
      normal:
        'Entirely normal. Blood pressure goes up in so many people there that it has its own name, white coat. Being shy about undressing or certain body parts is as common as sneezing. Say it at the door, and it gets easier for both of you.',
    },
  },
  {
    id: 'joints-chronic-pain',
    words: [
      /\b(?:arthritis|rheumat\w*|fibromyalgia|chronic pain|chronic illness|joint pain|joints (?:\w+ )?(?:hurt|ache|are|swell\w*)|my joints|lupus|ehlers|multiple sclerosis|autoimmune)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|dog|cat|knees?|shoulder)\b/u,
    tries: [
      'my joints hurt every morning, fingers like sausages',
      'fibromyalgia and my family says i dont look ill',
      'chronic pain for six years, i cancel more than i go',
      'rheumatoid arthritis at 33, i cant open bottles',
      'arthritis in my hands',
      'chronic pain, no one sees it',
      'my mom has rheumatism, 64, and she wont accept help with anything',
      'lupus flare the week of my best friends wedding in malta',
      'is it normal to grieve about a chronic illness',
      'im 27 with joint pain like an old man and people say its the weather',
      'on good days i dance, on bad days i cant hold a cup, and everybody believes only the good days, fibromyalgia',
      'how do i explain my autoimmune disease to a new boyfriend',
    ],
    says: {
      told: 'Living with pain or an illness nobody sees is a job on top of your job, so spend strength like money: plan the day around the good hours, rest before you crash, cancel early without a long apology. Morning stiffness over half an hour or swollen joints should be seen by a rheumatologist, early treatment protects them. Ask about a pain clinic too. For family: "I look fine because I chose today\'s hours carefully."',
      say: '"I\'m in pain on most days, also when I\'m laughing. If I cancel, it isn\'t you. Ask me again, please." To doubters, no proof: "I\'d love it to be nothing." To friends, give a plan B: a call, an hour on the couch. That keeps people near without costing you the day.',
      normal:
        "Yes, being angry, tired of explaining and unsure what you can promise is what nearly everyone with it tells. It doesn't make you weak or flaky. Good days that look healthy are part of it. If it gets too heavy to carry, say so to a doctor, mood is treated along with pain.",
      will: 'It differs so much that nobody can promise one course. Many rheumatic illnesses can be calmed well now, and chronic pain can often be turned down, if not off. It depends on early care, gentle regular movement, sleep, and a doctor who stays with you. Ask which of these is missing.',
    },
  },
  {
    id: 'nails-lashes',
    words: [
      /\b(?:(?:eye)?lash(?:es)? (?:extensions?|lift|glue)|eyelash\w*|lashes|gel nails|acrylics?|acrylic nails|manicures?|pedicures?|nails done|nail (?:salon|tech|polish)|brow lamination|microblading|permanent make ?up|spray tan|fake tan|lip tint|makeup)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|chemo\w*|died|passed away|funeral|suicid\w*|kill(?:ing)? myself|end my life|heart attack|a stroke|hits? me|beats? me|beat me up|miscarr\w*|self harm\w*|overdos\w*|pull\w*|bit(?:e|ing)|painting|canvas|paint|sell\w*|business|makeup sex|make up sex|son)\b/u,
    tries: [
      'got lash extensions and i look like a cow',
      'my nail tech did a terrible job and i paid 70 with tip',
      'fake tan disaster, im orange and the wedding is tomorrow',
      'i never learned makeup and im 38',
      'gel nails ruined my nails',
      'lash extensions, yes or no',
      'paid 90 for a manicure and three nails broke by evening',
      'spray tan on white sheets in a hotel, i want to die laughing',
      'is it ok to do no makeup at my own wedding',
      'my eyelashes fell out after the glue, what now',
      'my 11yo wants to wear makeup to school in sixth grade',
      'trained my hand for weeks, watched a hundred videos, and my makeup still looks like a child did it',
    ],
    says: {
      told: 'Lashes, nails, tan and makeup are all optional, and their disasters mend in days or weeks, so go back or wash it down instead of hiding. Call the salon within two days: "It isn\'t what we agreed, could you fix it?" Fake tan fades with a warm bath, oil and a soft scrub. For learning makeup, one free lesson at a counter and three products are plenty. Lifting nails come off professionally. Burning or swelling, near the eye above all, is for a doctor today.',
      say: "\"I'm not happy with how it turned out. Could you correct it this week?\" Friendly, within two days, with a photo. Most salons fix it free, they live on people coming back. You're not being difficult, you paid for it. If they won't, next time it's another salon.",
      should:
        "Try it if you're curious, starting small, and give it three days, because new always looks like too much. Take it off if you still flinch at every mirror, but professionally, since picking ruins what's underneath. For something permanent, such as brows or lip color, wait a year of wanting it, and see healed work, not fresh photos.",
    },
  },
  {
    id: 'feeling-ugly',
    words: [
      /\b(?:(?:im|i am|i feel|feel|feeling|so|am i|look|too) ugly|hate my (?:body|face|nose|legs|arms|thighs|looks|chin|ears|smile|appearance)|insecure about (?:my )?(?:looks|body|face|nose|appearance|weight)|unattractive|not (?:pretty|attractive|beautiful|handsome)|big nose|my nose is|ears stick|body dysmorphia|body image)\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|eating disorder|starv\w*|throw(?:ing)? up|vomit\w*|laxatives?|cancer|chemo\w*|died|passed away|suicid\w*|kill(?:ing)? myself|self harm\w*|photos?|pictures?|selfies?|zoom|nose job|rhinoplasty|acne|pimples?|he|she|cheat\w*|ugly (?:cry|fight|divorce)|scars?|nose is (?:blocked|runny|bleeding|running)|bikini|swimsuit)\b/u,
    tries: [
      'i feel so ugly next to my friends when we go out',
      'hate my nose since someone at school called me witch',
      'am i ugly? nobody ever flirts with me',
      'hate my body so much i shower in the dark',
      'i feel so ugly today',
      'am i ugly or just tired',
      'people always look at my sister first, im the unattractive one',
      'i hate my face so much that i cant open the door for the postman',
      'i hate my body at 50 more than at 15, is that normal',
      'a colleague called me plain as a joke and now i feel ugly every morning',
      'everyone says its what is inside that counts, easy for them, they didnt grow up with this big nose',
      'how do i stop feeling ugly next to my friends',
    ],
    says: {
      told: "Feeling ugly is a mood with a mirror in its hand, and it lies in one direction only: you see parts, others meet a whole person who moves and talks. Try one week without checking, mirror for teeth and hair only, and mute every account that makes you feel smaller. Wear the thing you forget you're wearing. If it keeps you from going out, or takes hours a day, tell a doctor or therapist, that's treatable too.",
      normal:
        "Very normal, nearly everyone has a part they'd return, and most remember who first said something about it. One sentence at school can live for twenty years. It isn't a fact about your face. If you shower in the dark or stay home because of it, you deserve help with that, and there is some.",
      why: "Usually because somebody once said something, and the mind has collected evidence ever since. Phones add a thousand chosen faces a day to compare with. Tiredness and low mood do the rest. Notice at which hours it's loudest, often late and after scrolling, and don't take verdicts from that hour.",
      how: "Less checking, less comparing, more doing. Mirror for two minutes in the morning, mute ten accounts tonight, put on something that fits. Then look after the body as you'd look after a friend's: food, sleep, air. Being with people who laugh at your jokes does more than any cream.",
    },
  },
  {
    id: 'menopause-rage',
    words: [
      /\b(?:menopaus\w*|peri ?menopaus\w*|hormones?|hrt)\b/u,
      /\b(?:yell(?:ed|ing)?|rag(?:e|ing)|angry|shortest fuse|anger|furious|throw (?:everyone|them|him|everything)|out (?:of )?the window|murder\w*|kill (?:everyone|them|somebody|someone)|scream\w*|snap(?:ped|ping)?|bite|biting|lol|haha|short fuse|temper|hate (?:everyone|everybody)|monster|explod\w*|mood(?:s|y| swings)?|want to (?:hit|throw|strangle|punch)|cry(?:ing)?)\b/u,
    ],
    unless:
      /\b(?:pregnan\w*|at 43|plates|teen\w*|trans|transition\w*|cancer|died|suicid\w*|myself|hot flush\w*|hot flash\w*|my wife|my mom|my mum)\b/u,
    tries: [
      'perimenopause made me yell at the toaster',
      'menopause is making me want to throw everyone out the window lol',
      'perimenopause rage is real, i nearly murdered my husband over a spoon',
      'why am i so angry all the time since menopause',
      'menopause mood swings, i cried and screamed in the same five minutes',
      'these hormones make me hate everybody before 10am haha',
      'im 49, my temper is gone, is it menopause or am i just a monster now',
      'i snapped at a cashier today, perimenopause is wild',
      'menopause rage',
      'peri menopause has given me the shortest fuse in town and the family hides from me',
      'since the menopause started i explode over nothing and then cry about it',
      'is it normal to be furious all day in menopause',
      'hormones gone mad, want to bite people, send cake',
    ],
    says: {
      told: "The window may be open for other reasons anyway, so at least they'd have it handy. Menopause rage is real and bodily, a short fuse on broken sleep, and you haven't turned into someone else. Warn the household: \"When I say leave the room, leave the room, it's not about you.\" A fast walk takes the top off it. If it's wearing you or them down, a GP or gynecologist has more to offer than they used to.",
      normal:
        "Very normal, and you're not a monster; falling hormones and bad sleep shorten the fuse in a large share of women at that age. Give the house a code word, walk fast when it rises, and say sorry for the tone but not for the point. If it's most days or it scares you, ask a doctor, because it can be treated.",
      why: "Because the hormones that kept your fuse long are going up and down like a lift, and the sleep you'd need to cope is going with them. It's bodily, and it passes through stages. Some of the anger may be right as well: things you swallowed for years come up now. If it runs most days, a doctor can help with it.",
    },
  },
  {
    id: 'hot-nights-menopause',
    words: [
      /\b(?:menopaus\w*|hot (?:flush\w*|flash\w*)|night sweats)\b/u,
      /\b(?:night|nights|sheets|bed|window|fan|sauna|oven|husband|partner|wife|freez\w*|soaked|drenched|blankets?|duvet|pyjamas|pajamas|3 ?am|\bat 3|heating|sleep)\b/u,
    ],
    unless:
      /\b(?:cancer|chemo\w*|cant do anything right|supermarket|kids room|lol|throw|died|suicid\w*|fever|weight loss|covid|hrt|rage|angry|meeting|work)\b/u,
    tries: [
      'hot flashes while my husband sleeps under three blankets',
      'menopause is like living in a sauna and my husband complains about the window',
      'hot flushes every night i change the sheets at 3',
      'i sleep with the window open in december because of the hot flashes and he wears a hat in bed',
      'night sweats again, soaked through two pairs of pyjamas',
      'hot flushes at night and i havent slept well since march',
      'my husband is freezing and im on fire, menopause, we fight over the blanket',
      'drenched every night, hot flashes, im so tired',
      'menopause and the duvet, on off on off all night',
      'i stand in front of the open fridge at night, hot flushes',
      'wife has hot flashes and turns the bedroom into siberia, what can we do',
      'fan on, window open, still burning up in bed, menopause at 52',
      'hot flashes every hour of the night',
    ],
    says: {
      told: "Nights like that would wear anyone out, so make the bed do some of the work: cotton sheets, a towel on top that you can pull off at three, a small fan on your side, a cold pack under the pillow. If someone shares it, two separate duvets end half the quarrel, and the window stays open; the one who's cold gets the hat. Wine and spicy dinners make it worse for many. If sleep is breaking down, ask a doctor about hormone therapy or the alternatives, because this is treatable.",
    },
  },
  {
    id: 'smoke-free-so-far',
    words: [
      /\b(?:ciggies|cigs?|cigarettes?|smok(?:e|ed|ing|es)|smoke ?free|nicotine|vap(?:e|ed|ing)|fags?|tobacco|snus)\b/u,
      /\b(?:(?:\d+|one|two|three|four|five|six|seven|ten|a|first) (?:whole )?(?:days?|weeks?|months?|years?)|since (?:\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|sunday|monday|summer|easter|new year|christmas)|today|anniversary|half a year|100 days|smoke ?free)\b/u,
      /\b(?:no|without|not (?:one|a single)|quit|stopped|gave up|free|havent|clean|off|done with|last cigarette|didnt smoke)\b/u,
    ],
    unless:
      /\b(?:again|by summer|my plan|caved|ruined|jeans|chain|layoffs|promised|balcony|relaps\w*|slipped|started|but i|craving is|want to|trying to|how (?:do|can)|should|gained|kilos|pounds|weight|bite people|husband (?:wont|still)|he (?:wont|still)|she (?:wont|still)|cant|had one|one puff|weed|joints?|no smoke|pack a day|20 a day|cancer|died|boyfriend|smoke alarm|neighbou?rs?|anxious|angry|irritable|hard)\b/u,
    tries: [
      '6 weeks no ciggies today',
      '30 days no vaping, never thought id make it past day 2',
      'two months without my vape, quit cold turkey',
      'i quit smoking 3 months ago',
      'one year without a cigarette today!!',
      'havent smoked since january and i can taste food now',
      '10 days smoke free, counting every one',
      'stopped smoking after 25 years, its been five months',
      '100 days without nicotine',
      'no cigarettes for two weeks and my wife says i smell like me',
      'gave up vaping a month ago, so proud',
      'my dad hasnt had a cigarette for 3 weeks, first time in 40 years without',
      'today is the anniversary of my last cigarette, four years smoke free',
      'first week without smoking done',
      'Gave up smoking 40 days ago. Nobody in this house has noticed except the dog',
    ],
    says: {
      told: "That's real, and each of those days was won by you, mostly in dull ten minute fights nobody saw. Breath and taste are already on your side. Work out what the packs would have cost and spend a piece of it on something you can touch. Tell one person the number today.",
      glad: "Well done, and every one of those days counts separately. Somewhere in there were a few awful ten minutes, after dinner or at a bus stop, and you stood through all of them. Put the saved money in a jar where you can see it and buy yourself something with today's number on it.",
    },
  },
  {
    id: 'smoking-relapse',
    words: [
      /\b(?:smok(?:e|ed|ing)|cigarettes?|cigs?|ciggies|fags?|nicotine|vap(?:e|ed|ing))\b/u,
      /\b(?:after \d+ (?:days|weeks|months|years)|so stupid|at (?:the|a) party|again|relaps\w*|slipped|caved|gave in|back to|had (?:one|a cigarette|two)|started again|bought a pack|one puff|ruined|broke my|lit one|fell off)\b/u,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|tempted|stone|son|daughter|he (?:is|was|has|started)|she (?:is|was|has|started)|hes|shes|again and again i tell|weed|joints?|neighbou?rs?|smoke alarm|cancer|died|drink\w*|drank|sober|one party|how do i|should i)\b/u,
    tries: [
      'i smoked at the party after 8 months, so stupid',
      'i quit smoking but started again last week and feel weak',
      'quit smoking but started again last week, feel so weak',
      'had one cigarette after 5 months and now im back to ten a day',
      'i caved and bought a pack yesterday after 3 weeks without smoking',
      'smoked again after two years, so ashamed',
      'relapsed on nicotine, back at day one',
      'one puff at a wedding and it all came back, smoking again',
      'i slipped, smoked half a pack on friday',
      'started vaping again because of stress at work',
      'i was smoke free for a year and ruined it, back to cigarettes since the breakup',
      'gave in and lit a cigarette last night after 40 days, i hate it',
      'back to smoking, feel like a failure',
      'smoked again',
    ],
    says: {
      told: "You're not weak, you're in the middle; most people who quit for good needed several goes, and the weeks you did aren't deleted. So don't wait for Monday. Throw the pack out tonight, and find the hole it came through: the drink, the stress, the one friend. That's the spot that needs a plan. Patches or gum from a pharmacist and a free quit line clearly raise the odds of the next try. The last try taught you how; this one only has to be longer.",
      normal:
        'Yes, very. Most people who are free of it today fell back at least once, often at a party or in a bad week, so it says nothing about your will. Drop the rest of the pack tonight and start from what you know now: which moment it was. Get patches or gum and a quit line this time, that clearly helps.',
    },
  },
  {
    id: 'partner-wont-quit-smoking',
    words: [
      /\b(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|mum|mom|dad|mother|father|he|she|hes|shes|son|daughter|brother|sister|fianc\w*)\b/u,
      /\b(?:smok(?:e|es|ed|ing|er)|cigarettes?|vap(?:e|es|ing)|nicotine|ciggies)\b/u,
      /\b(?:wont|still|stop(?:s)?|quit|secretly|lied|lies|hides|hiding|caught|promised|balcony|smell(?:s|ed)?|inside|around (?:the )?(?:baby|kids)|hate(?:s)?|cant stand|so much|a pack|again|refuses|started)\b/u,
    ],
    unless:
      /\b(?:weed|joints?|pot|marijuana|no cigarettes|i hide|cancer|died|i quit|i stopped|i smoke|im smoking|i started|i gave up|neighbou?rs?|my teen|teen\w*|1[0-7] ?(?:yo|year old)?|hasnt had|hits|beats|crack|meth)\b/u,
    tries: [
      'husband wont stop smoking',
      'my wife smokes secretly and thinks i dont smell it',
      'he promised to quit smoking before the wedding and still goes on the balcony ten times a day',
      'my dad still smokes a pack a day after his bypass',
      'how do i get my boyfriend to stop smoking',
      'mum smokes around the baby and gets angry when i say something',
      'shes started smoking again and lies about it',
      'caught my husband smoking in the garage after he said he quit',
      'i hate that my girlfriend smokes, the smell, the coughing',
      'partner refuses to quit smoking even though im pregnant',
      'should i leave him if he wont quit smoking',
      'my son vapes and still thinks i dont know',
    ],
    says: {
      told: "You can't quit for {who|someone else}, so drop the counting and the sniffing, they only teach hiding. What you can do: say it once, well, when nobody's holding a lighter: \"I'm scared of losing years with you. When you want to stop, I'm in, patches, walks, bad moods and all.\" And set the lines that are yours: no smoke indoors, in the car, or near a baby. Most people quit on the third or fourth try, and seldom because of a lecture.",
      how: "With one honest sentence instead of many small ones: \"I'm scared of losing years with you, and I'd help with everything.\" Then make the first step easy: the quit line's number, patches from a pharmacist, a date {they} choose{s}. Praise days, don't count slips. Keep your own rules about the home, the car and any baby. You can open the door, the walking stays {their} job.",
      should:
        "Not over cigarettes alone, unless you've thought it through and truly can't live with them; then say so plainly and early rather than threaten. Lies about it are another matter, and worth their own talk. First set what's yours: no smoke indoors or near a baby, and an offer to help. Give that some months and see whether anything moves.",
    },
  },
  {
    id: 'sober-milestone',
    words: [
      /\b(?:sober|sobriety|alcohol|drink|drinks|drinking|drank|booze|wine|beer|clean|aa|gambl\w*|bet|betting|weed)\b/u,
      /\b(?:(?:\d+|one|two|three|four|five|six|seven|nine|ten|a|first) (?:whole )?(?:days?|weeks?|months?|years?)|anniversary|chip|milestone|half a year|100 days|since (?:january|february|march|april|may|june|july|august|september|october|november|december|new year|christmas|my birthday)|today)\b/u,
      /\b(?:sober|no (?:alcohol|drinks?|wine|beer|booze)|without (?:a |one |any )?(?:drink|alcohol|wine|beer|drinking|booze|betting|gambling|bet)|chip|havent (?:had|drunk|drank|touched|gambled|placed)|clean|quit|stopped|didnt drink|dry|gave up)\b/u,
    ],
    unless:
      /\b(?:relaps\w*|slipped|(?:i|just|then|and) had a (?:drink|beer|glass)|worst part|want to try|one beer|drank (?:two|after)|gambled after|threw away|blew it|again|hate myself|ruined|but|craving|want to drink|he (?:is|was|quit|drinks)|husband|wife|should|how (?:do|can)|clean(?:ed|ing)? (?:the|my|our)|trying to|friends (?:all|only)|pub|boring|lonely|cant|wont|shaking|shakes|sweat\w*|seizure|withdrawal|dry january|come clean|died|smok\w*|ciggies|cigarettes?|lied|why|gained|sleep)\b/u,
    tries: [
      'im 2 years clean from pills today',
      'three years clean off everything today, one day at a time',
      'a year sober today',
      '1 year sober',
      'two years sober today',
      'i am one year sober today',
      '6 months sober, nobody believed i could',
      'havent had a drink in 40 days',
      'one year sober today',
      '90 days without a drink!!',
      'havent had alcohol since march and i feel like myself',
      'got my six month chip at aa last night',
      '3 weeks no wine',
      'two years sober this week, my kids know me now',
      'it is day 30 without drinking, first month since i was 19',
      'stopped drinking a year ago today, best decision ever',
      'four months clean',
      '100 days sober and my skin and my bank account both thank me',
      'havent placed a bet in 7 months, i quit gambling',
      'first week without alcohol done',
      'been clean 61 days from weed. bored out of my skull. tell me its worth it',
    ],
    says: {
      told: "That's a number made of single evenings, and you know what some of them were like. I'm really glad. Tell it today to one person who knew you before, they'll understand what it weighs. And do something with this evening that the old ones didn't have room for.",
      glad: "What a thing to be able to say. Each of those days had an hour in it when the other road was easier, and you took this one. Mark it properly: cake, a long bath, the chip on the kitchen table, a message to whoever sat with you at the start. Tomorrow's just tomorrow.",
    },
  },
  {
    id: 'drank-again',
    words: [
      /\b(?:sober|sobriety|wagon|drink|drank|drunk|drinking|beer|beers|wine|vodka|alcohol|bottle|relaps\w*|gambled|bet|clean)\b/u,
      /\b(?:wine last night|after (?:half|over|about) (?:a |an )?(?:\w+ )?(?:year|month|weeks?|months)|relaps\w*|slipped|after (?:\d+|one|two|three|four|five|six|eight|nine|ten|a|almost|nearly) ?(?:\w+ )?(?:days|weeks|months?|years?)|fell off|turned into|broke my|back to day one|ruined|lost my (?:streak|sobriety)|again last night|blew it|threw away)\b/u,
      /\b(?:after (?:half|\d+|a|one|two|three|four|five|six|seven|eight|nine|ten)|sober|sobriety|relaps\w*|without|dry|clean|hate myself|ashamed|quit|stopped|streak|wagon|day one|disappointed|gave up)\b/u,
    ],
    unless:
      /\b(?:he|she|husband|wife|boyfriend|girlfriend|mum|mom|dad|son|daughter|brother|sister|smok\w*|nicotine|cigarettes?|kill myself|suicid\w*|end it|cleaned)\b/u,
    tries: [
      'i drank last night after half a year',
      'had a drink after 4 months sober and i hate myself',
      'relapsed last night after 11 months, so ashamed',
      'i fell off the wagon at my cousins wedding, back to day one',
      'drank two bottles of wine after 60 days clean',
      'one beer turned into eight, i was sober for two years',
      'i slipped, was 5 weeks without alcohol and i ruined it',
      'broke my sobriety on friday and havent told anyone',
      'relapsed again',
      'i gambled after six months clean and lost my streak and 400 euros',
      'blew it, drank after nearly a year sober because of one bad phone call',
      'back to day one with drinking, disappointed in myself',
      'threw away 90 days sober for a stupid bottle of vodka',
      'i had three beers after 2 months sober, feel like garbage',
      '90 days sober and then wine last night',
      'drank at the wedding after half a year without, so ashamed',
      'I was sober 14 months and on saturday i drank at the wedding. four glasses. nobody saw it as a problem but me',
    ],
    says: {
      told: "One night doesn't cancel those months, they happened, and your body and your people had them. What counts is the next day, so keep this one small: no drink today, food, water, sleep, and one person told, your sponsor, a friend, a helpline. \"I drank, I'm back, can you talk?\" is enough. Shame says hide, and hiding is how one becomes ten. If you've been drinking heavily for days, don't stop cold alone; shaking, sweating or confusion needs a doctor at once.",
      normal:
        "Yes, slips belong to most people's way out, and they don't set you back to who you were. Be strict about one thing only: tell someone today. Then find the moment it began, the phone call, the wedding, the empty evening, and plan for the next one like it. If it's turned into days of heavy drinking, stop with a doctor's help, not alone.",
      glad: "A slip after months sober is one evening, and the months stay yours. Pour out what's left, tell one person today, and look at the hour before it: who, where, what feeling. That's the hole to close. If you drank heavily before or can't stop again now, call a doctor or your group today and don't sit it out alone.",
    },
  },
  {
    id: 'drinking-less-among-drinkers',
    words: [
      /\b(?:drink(?:ing)?|alcohol|sober|booze|beers?|wine)\b/u,
      /\b(?:less|cut(?:ting)? down|quit(?:ting)?|stop(?:ped|ping)?|not drinking|not drink|dont drink|sober|cut back|trying|gave up)\b/u,
      /\b(?:friends|pub|bar|bars|everyone|everybody|colleagues|parties|party|mates|social\w*|nights out|going out|drinkers|boring|pressure|culture|football|team|work drinks)\b/u,
    ],
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|mum|mom|dad|son|daughter)|he (?:drinks|wont)|she (?:drinks|wont)|relaps\w*|died|drunk driv\w*|pregnan\w*|friend (?:drinks|is drinking)|water|coffee|underage|years? sober|months sober|days sober)\b/u,
    tries: [
      'trying to drink less but all my friends do is go to the pub',
      'i stopped drinking and now nobody invites me to the bar',
      'how do i not drink when everyone at work goes for beers on friday',
      'since i quit alcohol my mates say im boring',
      'cutting down on drinking but every party is pressure',
      'i dont drink anymore and feel so awkward on nights out',
      'my whole social life is drinking, how do i cut down',
      'is it weird to go to the pub and not drink',
      'want to quit drinking but im scared of losing my friends',
      'everyone keeps asking why im not drinking at work drinks',
      'sober in a group of drinkers, its so lonely sometimes',
      'football team goes drinking after every match and im trying to stop',
    ],
    says: {
      told: 'Go, but arrive with a plan, because deciding at the bar is too late. Order first, something in a grown up glass, alcohol free beer or tonic with lime, since an empty hand is what gets filled. One line is enough: "Not tonight, I sleep better." Leave at the third round, that\'s when it gets dull anyway. And give the same friends another hour to meet you in: breakfast, a match, a climbing wall. The ones who come are friends, the rest were the pub.',
      normal:
        'Not weird at all, and fewer people notice than you think; most only see that you\'ve got a glass. Order first, tonic with lime or an alcohol free beer, say "I sleep better without" once, and leave when the talk starts repeating. Anyone who keeps pressing is talking about their own glass.',
      how: "Decide before you go: how many, or none, and what you'll order instead, first and at once. Drive or book something early next morning, so there's a reason that ends all talk. Stand with the ones who eat. Offer one other thing a month, a breakfast, a match, a hike. If you find you can't stick to it at all, a GP or a free alcohol service helps without judging.",
    },
  },
  {
    id: 'weight-after-quitting-smoking',
    words: [
      /\b(?:gain(?:ed|ing)?|put on|weight|kilos?|kg|pounds|lbs|stone|fat(?:ter)?|eat(?:ing)? (?:everything|nonstop|all day)|jeans)\b/u,
      /\b(?:(?:quit|quitting|stopp(?:ed|ing)|gave up|giving up|since|without) (?:\w+ ){0,3}?(?:smok\w*|cigarettes?|cigs|nicotine|vaping)|ex smoker|smoke free|no longer smoke|dont smoke anymore)\b/u,
    ],
    unless: /\b(?:cancer|died|weed|should i start|pregnan\w*)\b/u,
    tries: [
      'gained 8 kilos since i quit smoking',
      'stopped smoking in june and put on a stone, tempted to start again',
      'i gave up cigarettes and now i eat everything',
      'quit smoking 4 months ago and none of my jeans fit',
      'is it normal to gain weight after you quit smoking',
      'since giving up smoking im eating nonstop, 6 kg already',
      'smoke free for a year but 20 pounds heavier',
      'put on weight since i stopped vaping',
      'i quit cigarettes and got fat, was it worth it',
      'gained so much weight without smoking that i hate myself',
      'will the weight go away that i gained after quitting smoking',
      'no longer smoke, now im fat instead',
    ],
    says: {
      glad: 'Quitting was the big win, and the kilos are the small price many pay in the first year; your heart and lungs still come out far ahead. It usually levels off. Walk after meals, where the cigarette used to be, keep something crunchy in the pocket, and leave strict diets for later. If it keeps climbing, a GP or pharmacist helps with both.',
      told: "The kilos are the small side of a very good trade: even with them, quitting does your heart and lungs far more good than the weight does harm. It's common, appetite and taste come back and hands want something, and it usually levels off within the first year. Don't diet and stay quit in the same month. Walk after meals, where the cigarette used to be, and keep nuts, carrots or gum in the pocket. If it keeps climbing, a GP or pharmacist can help with both.",
      normal:
        "Yes, most people put on a few kilos in the first months; nicotine dampened the appetite, and hands like being busy. It's still a very good trade for heart and lungs. It usually levels off within a year. Walk after meals, have crunchy things ready, and tackle the weight once the not smoking sits firmly.",
      will: "For many it levels off within the first year and part of it goes again, though nobody can promise you how much. What helps most: walks after meals, something crunchy instead of sweets, and no strict diet while the quitting is fresh. If it keeps climbing, ask a GP. Going back to smoking isn't the cure.",
    },
  },
  {
    id: 'pain-nothing-found',
    words: [
      /\b(?:pain|pains|hurts?|ache|aches|aching|tired\w*|fatigue|symptoms?|dizz\w*|ill|sick|back|stomach|headaches?)\b/u,
      /\b(?:nobody (?:finds|knows|can find|can explain)|find nothing|found nothing|shows? nothing|nothing (?:is )?(?:wrong|there|shows?|on the)|cant find (?:anything|a (?:reason|cause))|(?:tests?|scans?|bloods?|results?|mri|everything) (?:are |is |came back |all |was |were )*(?:fine|normal|clear|clean|ok)|no (?:cause|diagnosis|explanation|answers?)|doctors? (?:shrug\w*|dont know|say its (?:stress|nothing|in my head))|docs (?:find|say|dont)|all in my head|imagin\w*|dramatic|making it up)\b/u,
      /\b(?:pain|pains|chronic|years|months|still|hurts?|every day|real|dramatic|imagin\w*|crazy|making it up|in my head|weeks|constant\w*|exhausted|sick|dizz\w*|tired)\b/u,
    ],
    unless:
      /\b(?:relie\w*|so happy|thank god|all clear|phew|cancer|died|my (?:dog|cat)|suicid\w*|pregnan\w*|constantly tired|10yo|heartbreak|emotional pain|son|daughter|child)\b/u,
    tries: [
      'back pain for 3 years and nobody finds anything',
      'chronic back pain, docs find nothing, am i just being dramatic',
      'stomach pain for two years and every test is normal, am i imagining it',
      'all my bloods are fine but i hurt every day',
      'doctors say its stress but the pain is real',
      'mri shows nothing and i still cant sit longer than ten minutes, pain every day',
      'headaches for months, found nothing, people think im making it up',
      'nobody can find a reason for my pain, starting to think its all in my head',
      'is it normal that they cant find anything but im in pain all the time',
      'third specialist, nothing wrong they say, still in pain',
      'no diagnosis after four years of being sick, feel crazy',
      'tests came back normal again, i wanted them to find something, still dizzy every day',
      'docs find nothing but it hurts',
    ],
    says: {
      told: 'What you feel is real, and "nothing found" only means those tests didn\'t show it; plenty of long trouble leaves no picture, and you\'re not being dramatic. Go back with two weeks of notes: when, how strong, what you can\'t do because of it. Then ask: "What have we ruled out, what haven\'t we, and who treats this?" A second opinion or a pain clinic is a fair request. New numbness, weakness, fever or unexplained weight loss needs a visit soon.',
      normal:
        "No, you're not imagining it and you're not dramatic; a clear scan doesn't prove there's no pain, it only shows what it isn't. Long pain without a finding is common, and it's still treated. Keep notes for two weeks, ask what's been ruled out and what hasn't, and ask for a pain clinic or a second opinion. New numbness, fever or weight loss: go soon.",
    },
  },
  {
    id: 'sugar-high-first-time',
    words: [
      /\b(?:sugar|blood sugar|glucose|diabet\w*|hba1c|a1c|type 2|metformin)\b/u,
      /\b(?:report|came|test(?:ed)?|checked|results?|reading|high|diagnosed|doctor|tablets|metformin|borderline|put me on|found out|\d{3})\b/u,
      /\b(?:report|diagnosed|yesterday|today|just|put me|tablets|metformin|new|now|came|told me|found|first|\d{3}|monday|tuesday|wednesday|thursday|friday|last week|this week)\b/u,
    ],
    unless:
      /\b(?:cravings?|sweets|chocolate|quit sugar|no sugar|came down|went (?:down|from)|normal again|better|lower|dog|cat|sugar daddy|sugar baby|pregnan\w*|gestational|since i was|years|my (?:son|daughter|mum|mom|dad|husband|wife)|died|coma|brings? cake|father had)\b/u,
    tries: [
      'sugar came 280 in the report, doctor has put me on tablets',
      'got diagnosed with type 2 diabetes yesterday',
      'my sugar is high, i was told today, im shocked',
      'fasting sugar 190, they say its diabetes now',
      'doctor put me on metformin this week and my head is spinning',
      'hba1c 8.4 in my first test, i cried in the car',
      'just found out im diabetic at 35',
      'sugar report came and its 240, i thought i was only tired',
      'blood sugar tested high at the health camp, now tablets every morning',
      'diagnosed with diabetes on monday, what can i even eat now',
      'new diabetic, tablets since today, feel like my life is over at the dinner table',
      'my report says diabetes, doctor was very calm but im not',
      'The doctor says my blood sugar is high. I am a Sagittarius, we like to eat and drink. What can the stars advise?',
    ],
    says: {
      told: "That number is a shock on paper, and it's also one of the things in medicine that answers well to treatment. Go over it with the doctor soon if you haven't, and take what's prescribed as written. This week only three things: no sweet drinks, a fifteen minute walk after meals, and a list of questions. Ask for the diabetes course or nurse, it takes out most of the fear. Being scared is natural. Great thirst, vomiting or confusion: go the same day.",
    },
  },
  {
    id: 'pregnant-early-secret',
    words: [
      /\b(?:pregnant|pregnancy|(?:[4-9]|1[0-9]) ?weeks|(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen) weeks|first trimester|expecting|positive test|two lines|bean)\b/u,
      /\b(?:havent told|not told|nobody knows|no one knows|only (?:you|my|the|me|he|we)|secret|keep(?:ing)? it|tell(?:ing)? (?:anybody|anyone|people|them)|told (?:nobody|no one)|first to know|between us|shh|quiet)\b/u,
    ],
    unless:
      /\b(?:abort\w*|terminat\w*|dont want|scared to tell|afraid to tell|parents will|accident\w*|bleed\w*|spotting|miscarr\w*|lost|affair|cheat\w*|not his|teen\w*|1[3-7] and|without him|dog|cat|puppies|boss|work|ex|he doesnt|due|38 weeks|39 weeks|unplanned|single|pain|ivf)\b/u,
    tries: [
      'im 14 weeks now, havent told anybody only you and my husband',
      '8 weeks pregnant and nobody knows yet, bursting',
      'found out im pregnant, keeping it secret until the scan',
      'only my sister knows im expecting, i smile at strangers on the bus',
      'positive test this morning, you are the first to know',
      'ten weeks today, we havent told our parents yet, so hard to keep it',
      'im pregnant and no one knows, its our little secret for now',
      'we are expecting!! not telling anyone till 12 weeks',
      'six weeks pregnant, told nobody, eating crackers under my desk',
      'i have a secret, two lines, havent told my husband yet, planning a surprise',
      '13 weeks and its still just between us two, i love this quiet time',
      'pregnant shh',
    ],
    says: {
      told: "What a lovely thing to be carrying around in secret, and thank you for trusting me with it. There's a sweetness to these weeks when only a few of you know, so keep a line or a photo from each. Rest whenever you can, and let the early checkups do the watching. How are you feeling with it?",
      glad: "How wonderful, and it stays between us. Enjoy this quiet stretch; soon everyone will have an opinion about names. Write down today's date and one thing you felt, for later. Eat what stays down, sleep when you can, and leave the rest to the midwife or doctor. Whose face are you most looking forward to?",
    },
  },
  {
    id: 'operation-move-the-date',
    words: [
      /\b(?:operations?|surger(?:y|ies)|operated|gall ?bladder|hernia|appendix|tonsils?|cataract|knee replacement|hysterectomy|procedure|op)\b/u,
      /\b(?:cancel+ing|shift|postpon\w*|cancel|delay|move|change|push|reschedul\w*|put off|putting off|another date|later date|back out|call it off)\b/u,
    ],
    unless:
      /\b(?:cancer|tumou?r|died|dog|cat|vet|they (?:cancelled|postponed|moved)|hospital (?:cancelled|postponed|moved)|was (?:cancelled|postponed)|knee moves|cosmetic|boob|nose job)\b/u,
    tries: [
      'surgery on monday, thinking about cancelling',
      'operation on 24th for gallbladder, should i shift the date, i am scared',
      'my surgery is next week and i want to cancel it',
      'thinking of postponing my hernia operation, im so afraid of the anesthesia',
      'should i delay my hip surgery until spring',
      'can i change the date of my surgery because i have a bad feeling',
      'operation is on friday the 13th, should i move it',
      'i keep putting off the operation, third time now',
      'scared of surgery, want to call it off',
      'hysterectomy in two weeks, part of me wants to push it to next year',
      'is it ok to reschedule my op, my daughter has her exams that week',
      'cataract operation on monday, shall i postpone, everyone tells me horror stories',
      'my family says mercury is bad and i should change my surgery date',
    ],
    says: {
      told: "Fear on its own isn't a reason to move it, and neither is a date; the right day is the one your surgeon and your body agree on. So ring the ward: \"I'm scared, and I'm thinking of postponing. What would waiting mean in my case?\" If they say it can wait, you choose freely. If they say better not, you've heard it from someone who knows. Ask to speak to the anesthetist too, that talk calms most people. Nobody minds the call.",
      should:
        "I'd keep the date unless your doctor says waiting is harmless, because being scared usually travels along to the new one. That's a phone call, not a guess: \"What happens if I wait two months?\" A fever, an infection or a real family reason is a good ground to ask for another day. A bad feeling, an unlucky number or the sky isn't, and I'd tell you so.",
    },
  },
  {
    id: 'cramps-today',
    words: [
      /\b(?:cramps?|period|periods|that time of (?:the )?month|day one|day 1|endo)\b/u,
      /\b(?:today|right now|this morning|tonight|hot water bottle|heating pad|sofa|couch|bed|curled|murder|killing|dying|death|called in sick|chocolate|home from|lying|blanket)\b/u,
    ],
    unless:
      /\b(?:late|missed|leg|calf|foot|pregnan\w*|miscarr\w*|notice period|trial period|trousers|meeting|first period|daughter|gynecologist|years|every month|week before|toilet floor|ramadan|exam|menopaus\w*|stomach flu|night|soaking|heavy|faint\w*|office)\b/u,
    tries: [
      'period cramps are murder today, on the sofa with a hot water bottle',
      'cramps are killing me right now, send chocolate',
      'day one of my period and im dying lol',
      'curled up in bed with cramps, called in sick',
      'my period started this morning and i want to lie on the floor till friday',
      'heating pad, blanket, terrible tv, cramps',
      'cramps today, cant do anything',
      'lying here like a shrimp because of period pain, home from work',
      'period came today and i could cry at a toaster',
      'on the couch with my cat and the worst cramps right now',
      'that time of the month, today the uterus is at war',
      'cramps so bad tonight, nothing helps but lying on my side',
    ],
    says: {
      told: "Poor you. Then the sofa is exactly where you belong today, and the world can wait. Keep the heat on, belly or lower back, sip something warm, and take a pain reliever your pharmacist approves early rather than heroically late. Curl up on your side, or crawl to a warm shower if that's better. Something silly to watch counts as treatment. If it's far worse than your usual, comes with fever or fainting, or floors you every month, a doctor should hear about it.",
    },
  },
  {
    id: 'gym-progress',
    words: [
      /\b(?:gym|lifting|weights|workouts?|working out|training|trainer|push ?ups?|pull ?ups?|squats?|plank|crossfit|pilates|exercis\w*|muscles?|arms|abs|biceps|deadlift\w*|bench)\b/u,
      /\b(?:finally (?:see|did|can|got|feel|lifted)|can (?:finally|see|now|do)|first (?:pull ?up|push ?up|time|month)|visible|stronger|progress|muscles|pr|personal best|in a row|months now|(?:twice|three times|four times) a week|since (?:january|february|march|april|may|june|july|august|sept\w*|october|november)|my arms|abs|did (?:a|my|ten|\d+)|proud|consistent)\b/u,
    ],
    unless:
      /\b(?:stared|staring|everyone stares|no progress|too short|toddler|didnt know|no one to tell|not growing|cant|dont see|nothing|hurt\w*|pain|injur\w*|sore|embarrass\w*|afraid|scared|motivation|quit|too fat|skinny|stuck|plateau|how (?:do|can)|should|wont|membership|in his arms|in her arms|arms race|my arms around|held|hug\w*|job training|police|gun|boyfriend|girlfriend|crush|guy|trainer (?:flirt\w*|texted)|hate|lost weight|weaker|protein|steroids?|school|puppy|dog|potty|baby|trainee|numb|tingl\w*|rash|itch\w*)\b/u,
    tries: [
      'started going to the gym in september and i can finally see my arms',
      'did my first pull up today',
      'three months of gym and im stronger than ive ever been',
      'i can do ten push ups now, in january i could do none',
      'training three times a week since may and i have actual muscles',
      'hit a personal best on the deadlift, 80 kilos, at 58',
      'six weeks of workouts in a row without skipping, proud of me',
      'my abs are visible for the first time in my life lol',
      'first month at the gym done and i feel so much better',
      'two minute plank today, progress',
      'been consistent with my workouts since march and people notice',
      'carried all the shopping up four floors without stopping, the gym works, stronger',
    ],
    says: {
      told: "That's yours, grown one dull session at a time, and nobody can lend it or give it to you. Take one photo today for the comparison in spring. And notice the other kind of progress too: the stairs, the shopping bags, the better mood on Thursdays. Keep it exactly as unheroic as it's been.",
      glad: "Look at that, built by you since the day you first walked in there not knowing where to put the towel. Wear the sleeves that show it. Write down what you can lift today, it'll be a funny number in half a year, and say thank you to the version of you who went on the rainy evenings.",
    },
  },
  {
    id: 'race-finished',
    words: [
      /\b(?:ran|run|finished|completed|crossed|did|done|finish(?:er)?|medal|swam|cycled|rode|walked)\b/u,
      /\b(?:5 ?k|10 ?k|half marathon|marathon|parkrun|triathlon|ultra|race|ironman|fun run|(?:\d+|first) (?:km|kms|miles|kilometers|kilometres|mile)|finish line|camino)\b/u,
      /\b(?:on (?:saturday|sunday)|weekend|last (?:week|sunday)|a break|did it|first|finished|completed|medal|last place|slowest|proud|today|yesterday|this morning|crossed|legs|hours|minutes|without (?:stopping|walking)|cried|under \d+|whole)\b/u,
    ],
    unless:
      /\b(?:tomorrow|did not finish|next (?:week|sunday|month|year)|will i|training for|should|scared|nervous|sure i will|didnt finish|dnf|had to stop|injur\w*|knees?|shin|hurt\w*|going to run|want to run|signed up|couch to|salary|euros|dollars|followers|race (?:card|issue)|human race|mixed race|week \d|how (?:do|can)|cant|ran away|ran out|hip|pain|car|cheat\w*|stare)\b/u,
    tries: [
      'ran my first 5k today',
      'i ran my first 5k this morning and came last',
      'first 10k done',
      'ran a half marathon on sunday',
      'swam 1 km today without a break',
      'ran my first 5k this morning, slowest of everyone but i did it',
      'finished the marathon, 5 hours 12, legs are dead',
      'completed my first 10k without stopping',
      'i did the half marathon!! 2 hours 31',
      'crossed the finish line in last place and cried like a baby, first race at 50',
      'parkrun done, first time under 30 minutes',
      'finished my first triathlon yesterday',
      'my husband finished the marathon today, so proud, he started on the couch two years ago',
      'ran 10 km today for the first time in my life',
      'i have a medal around my neck, half marathon, my legs are jelly',
      'walked the whole camino, 780 km, finished in the rain',
      'did it, marathon done',
      'ran my first 10k today!! 1h08 but who cares',
    ],
    says: {
      told: "You crossed it, and the clock has no opinion on how. Eat everything today, walk a little tomorrow, go down stairs backward if you must. Hang the medal or the number where you see it on an ordinary Monday. And write down the worst kilometer, because in a month you'll only remember the last one.",
      glad: "Finished, congratulations. The distance is the same for the first and the last, and the last were out there longer. Today it's food, feet up and telling everyone twice. Write down tonight what you said to yourself at the worst spot, it works on other days as well. How are the stairs?",
    },
  },
  {
    id: 'slept-well-at-last',
    words: [
      /\b(?:slept|sleep|sleeping|asleep|night)\b/u,
      /\b(?:(?:6|7|8|9|10|six|seven|eight|nine|ten) (?:whole |full |straight )?hours|through the night|whole night|like a (?:baby|log|stone)|so well|really well|all night|without waking|the full night|best sleep)\b/u,
      /\b(?:first (?:time|night)|finally|in (?:months|weeks|ages|years|a long time)|last night|amazing|feel (?:human|new|like)|since|new person|cant believe|wow)\b/u,
    ],
    unless:
      /\b(?:cant|couldnt|didnt|dont|tired|exhausted|still|only|baby (?:wakes|cries|wont)|why|should|how (?:do|can)|wont|never|insomnia again|pills|with him|with her|with (?:my|a) (?:ex|guy|friend|stranger|coworker)|slept with|alone|depress\w*|need|dog|shift)\b/u,
    tries: [
      'slept 8 hours for the first time in months',
      'finally slept through the night!!',
      'i slept like a baby last night, first time since the move',
      'nine hours of sleep, i feel human, in weeks i havent had that',
      'the baby slept through the whole night for the first time and so did we',
      'best sleep in years last night, new person',
      'slept seven straight hours without waking, first time in ages',
      'last night i slept so well, whole new me',
      'woke up after eight full hours of sleep, wow, finally',
      'phone out of the bedroom and i finally slept through the night',
      'first night in weeks i slept like a log',
      'i slept all night, finally',
    ],
    says: {
      told: "A whole night, what a gift. Notice today how much kinder everything is, colors, people, your own head. Write down what yesterday evening looked like, the walk, the early dinner, the phone in the other room, because that's the recipe. And don't test it by going to bed late tonight.",
      glad: "Oh, lovely, a proper night. Enjoy the day that comes with it, you'll be surprised how much of your character was just missing sleep. Jot down what was different yesterday, so you can repeat it. If tonight is bumpy again, that takes nothing away: your body has just shown it can still do it.",
    },
  },
  {
    id: 'results-all-clear',
    words: [
      /\b(?:results?|tests?|scan|biopsy|mri|smear|mammogram|ultrasound|bloods?|blood work|checkup|check up|x ?ray|colonoscopy|lump|screening|ct|heart)\b/u,
      /\b(?:all clear|clear|clean|benign|negative|normal|nothing (?:serious|bad|there|wrong)|was nothing|its nothing|good news|harmless|fine|ok|okay|cancer free|not cancer|no cancer|remission)\b/u,
      /\b(?:all clear|came back|got|was|is|are|were|phew|relie\w*|thank god|cried|today|finally|after|just called|doctor (?:called|says|said)|!!)/u,
    ],
    unless:
      /\b(?:waiting for (?:my|the) \w+|period|sauna|when you wait|blood pressure|iron|car park|will (?:it|they|i)|scared|afraid|hope|praying|pray|still (?:in pain|tired|hurts?|dizzy|exhausted|sick)|but (?:i|it|im|the)|am i|tired|pain|negative again|pregnan\w*|ivf|ttc|driving|exam|iq|drug test|covid|why|dog|cat|vet|paternity|not clear|unclear|isnt|not normal|abnormal|imagin\w*|dramatic|making it up|dna|std|sti|hiv|is it normal|what if|next week|tomorrow)\b/u,
    tries: [
      'the lump was nothing',
      'the lump is benign, its nothing, i can breathe',
      'my results came back clear',
      'the test results came back all clear',
      'tests came back clear',
      'mammogram all clear',
      'test results came back clear!!',
      'scan was all clear after 3 weeks of fear',
      'biopsy is benign, i cried in the parking lot',
      'its not cancer, doctor just called, the lump is harmless',
      'got my results, everything normal, thank god',
      'mums mammogram is fine, we can breathe',
      'my blood tests are all good, finally ok after a year',
      'mri was clean, phew',
      'dad is in remission, the scan today was clear',
      'results are back and there is nothing serious, relief',
      'colonoscopy done, all fine, wasnt even that bad',
      'the doctor said my heart is okay, tests normal, i cried with relief',
    ],
    says: {
      told: "Clear, what a relief. The body often takes a day longer than the head to believe it, so don't be surprised if you're wiped out or tearful tonight. Call whoever was holding their breath with you. Ask for the report in writing and note the next check, then close that folder and eat something good.",
      glad: "Oh, I'm so glad. That's a weight you can put down on the floor and leave there. You may feel shaky or oddly flat first, that's days of bracing letting go. Tell the people who waited with you, file the letter, and do this evening whatever you'd promised yourself for after.",
    },
  },
  {
    id: 'wisdom-teeth-out',
    words: [
      /\b(?:wisdom (?:tooth|teeth)|root canal|tooth (?:out|pulled|extract\w*)|teeth (?:out|pulled|extract\w*)|implant|extraction)\b/u,
      /\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|next week|nervous|scared|afraid|terrified|out|appointment|having|hurt|pain|swollen|removed|pulled|getting)\b/u,
    ],
    unless:
      /\b(?:dream\w*|on thursday and im terrified|all done|over with|bill|cost|expensive|afford|insurance|breast|hair|birth control|went fine|was fine|wasnt so bad|son|daughter|years ago)\b/u,
    tries: [
      'having my wisdom teeth out on friday, nervous',
      'all four wisdom teeth tomorrow, im terrified',
      'root canal on monday and i cant think of anything else',
      'getting a tooth pulled today, tell me it will be ok',
      'wisdom tooth removal next week under local, is it bad',
      'got my wisdom teeth out yesterday, i look like a hamster',
      'tooth extraction tomorrow morning, so scared of the sound',
      'how bad is a root canal really, mine is on thursday',
      'wisdom teeth coming out and im home alone after, nervous',
      'they want to take all my wisdom teeth out, im 31 and scared',
      'swollen like a balloon after the wisdom teeth, how long will it hurt',
      'root canal tomorrow',
    ],
    says: {
      told: "The part you're dreading is numbed; what most people report afterward is pressure, noise, and then a few puffy days. If it's ahead of you: tell them at the door that you're nervous, agree on a hand signal that means stop, bring headphones, and buy soup, yogurt and an ice pack today. If it's behind you: cool it, head high, soft food, no straw and no smoking. Pain that gets worse after day three, fever, or bleeding that won't stop means a call to the dentist.",
      will: "It'll be over faster than you fear, though I can't see your jaw from here. It's numbed well, you feel pressure and hear more than you'd like. Expect three or so puffy days with soup and ice. If pain grows after the third day, or there's fever or bleeding that won't stop, ring the dentist. Take someone along for the way home.",
    },
  },
  {
    id: 'dentist-went-fine',
    words: [
      /\b(?:dentist|dental|tooth|teeth|root canal|filling|hygienist)\b/u,
      /\b(?:was (?:fine|ok|okay|not (?:so |that )?bad|great|easy|so (?:kind|nice|gentle))|wasnt (?:so |that |even )?bad|didnt hurt|went (?:well|fine|ok|great)|survived|did it|finally went|no cavities|all (?:good|fine|done)|over with|went to the dentist)\b/u,
    ],
    unless:
      /\b(?:should|will|scared to|afraid to|tomorrow|next week|need to|havent|but it (?:still )?hurts?|still hurts?|bill|cost|expensive|euros|money|dream\w*|cant|how (?:do|can)|ashamed to|too scared|avoid\w*|have to)\b/u,
    tries: [
      'went to the dentist after 9 years and it was fine',
      'i finally went to the dentist!! no cavities',
      'root canal done, wasnt that bad at all',
      'dentist was so kind today, i cried with relief',
      'survived the dentist',
      'wisdom tooth appointment is over with, it went well and didnt hurt',
      'after being terrified for years i did it, at the dentist and im ok',
      'my daughters first dentist visit went great, she was braver than me',
      'dentist appointment is over with, clean teeth, new me',
      'tooth is fixed, it didnt hurt one bit',
      'went to the dentist today for the first time in ages and nobody scolded me',
      'all good at the dentist, and i was sick with fear all week',
    ],
    says: {
      told: "You went, and that was the hard part, the door, not the drill. Well done. Book the next one now while it's only a routine, six months from today, and it stays small. Then do something nice for that mouth: an ice cream counts once the numbness is gone.",
      glad: "Look at you, out of the chair and fine. All that fear, and in the end a person in a mask was simply nice to you. Write down that it was okay, with the date, for the next time your head tells the old story. Make the next appointment while you're feeling this brave.",
    },
  },
  {
    id: 'healing-too-slowly',
    words: [
      /\b(?:operation|surgery|operated|op|broken|broke|fractur\w*|cast|crutches|boot|knee|hip|ankle|shoulder|acl|recovery|recovering|rehab|stitches|c ?section)\b/u,
      /\b(?:impatient|weeks? (?:ago|post|after|now|in|of)|bored|slow(?:ly)?|still cant|when can i|how long|fed up|sick of|stuck at home|going crazy|frustrat\w*|take forever|want to (?:walk|run|work|drive))\b/u,
    ],
    unless:
      /\b(?:before|crazy at home|runners|ski|frozen|lift my (?:kid|toddler)|broken foot|belly|tomorrow|next week|is on|scared of the|cancer|chemo|died|broken heart|heartbroken|broke up|dog|cat|vet|fever|pus|infected|broke my (?:phone|streak)|breakup|marathon|season|match|team|my mum|my mom|my dad|husband|relationship|went well|stroke|sober|recovering alcoholic|job|money|im broke|so broke|son|daughter)\b/u,
    tries: [
      'knee operation was 2 weeks ago and im so impatient',
      'seven weeks in a cast, im so bored and fed up',
      'recovery after my hip surgery is so slow, still cant tie my shoes',
      'day 10 after the op, bored out of my mind at home',
      'broke my ankle 3 weeks ago, how long until i can walk normally',
      'shoulder surgery last month and im fed up with sleeping in a chair, still cant lift it, 5 weeks now',
      'stuck at home on crutches, i hate asking for help',
      'when can i drive again after my operation',
      'its been 8 weeks of rehab and progress is so slow',
      'im frustrated, knee still stiff 5 weeks after surgery',
      'is it normal to be this tired 3 weeks after an operation',
      'recovering from surgery and stuck at home, everyone else has a life',
    ],
    says: {
      told: "Two things are true at once: you're healing, and it's boring and slow. Bodies work in weeks and you're counting in hours. So measure differently: write down one thing each Sunday that you couldn't do the Sunday before. Do exactly the exercises they gave you, no fewer and no extra. Give the day three fixed points, a visitor, a series, a bit of sun. More pain instead of less, a hot swollen leg, fever or a weeping wound: call them the same day.",
      normal:
        "Yes, being worn out and impatient for weeks is ordinary; the body's doing building work and takes the energy from everywhere else. Progress comes in steps with flat stretches between. Keep to the plan they gave you and note one gain each Sunday. Fever, a hot swollen calf, more pain instead of less, or a wet wound: ring them the same day.",
      when: "Your surgeon or physio knows that day, I can't see it from here, and it depends on the operation more than on will. Ask them for three dates: driving, work, sport. Until then measure by weeks: what can you do this Sunday that you couldn't last Sunday? If it goes backward, or swells, heats up or you have fever, call them at once.",
    },
  },
  {
    id: 'new-glasses-wow',
    words: [
      /\b(?:glasses|contact lenses|contacts|lasik|laser eye|hearing aids?|cataract)\b/u,
      /\b(?:wow|trees|leaves|can (?:see|hear)|amazing|birds|finally|never knew|everything is|so clear|sharp|love (?:them|my)|suit me|first day|new world|cried|stars)\b/u,
    ],
    unless:
      /\b(?:cant see|sat on|hate|ugly|broke|lost|scared|afraid|should|cant find|cost|expensive|headache|dizzy|refuses|wont wear|dream\w*|before my|tomorrow|next week|wine|rose tinted|cant hear)\b/u,
    tries: [
      'got glasses and wow trees have leaves',
      'new glasses today, i can see the stars',
      'my hearing aids came and i heard birds for the first time in years',
      'had my cataract done and everything is so blue and sharp',
      'laser eye surgery last week, i woke up and could read the clock, amazing',
      'first day with contact lenses, wow',
      'i love my new glasses, everyone says they suit me',
      'finally got glasses at 38, never knew signs were readable from here',
      'got hearing aids and cried because i can hear my grandson whisper',
      'glasses on, world in hd, finally',
      'everything is so clear with my new glasses, i saw the dust too lol',
      'my son got his first glasses and keeps saying wow at the trees',
      'I wear a hearing aid since last month. Heard the blackbird this morning. Had forgotten it had a tune',
    ],
    says: {
      told: 'What a day, when the world suddenly comes with details. Go and look or listen to something you love with it: a tree, a face, the end of a street at dusk. The first days may feel odd or tiring, floors bend and cutlery is loud, and that settles. The dust was always there, ignore it.',
      glad: "Leaves, every single one, isn't it outrageous that everyone else had them all along? Take yourself for a walk this evening just to look and listen. The sky's worth it, and so are old faces. A few days of getting used to it are normal. The dust on the shelf you may go on not noticing.",
    },
  },
  {
    id: 'braces-cast-stitches-off',
    words: [
      /\b(?:braces|cast|stitches|boot|crutches|brace|bandage|catheter|retainer|splint)\b/u,
      /\b(?:off|out|removed|came off|gone|without|done with|free|last day|no more|walk(?:ing|ed)? (?:again|without))\b/u,
    ],
    unless:
      /\b(?:when|comes off|wants|will|should|cant wait until|how long|still|months until|next (?:week|month)|hurts?|dream\w*|movie|cast (?:out|member|list)|spell|to get (?:them|it) off|want|boot camp|car|fell off|off work|suspenders)\b/u,
    tries: [
      'got my braces off today',
      'cast came off this morning, my leg looks like a chicken',
      'stitches are out!!',
      'no more crutches, i walked to the bakery by myself',
      'braces off after 2 years, i keep licking my teeth',
      'my daughter got her braces off and wont stop smiling',
      'the boot is gone, walking in two shoes today',
      'walked without crutches for the first time since the accident',
      'they removed the cast, arm is weak but free',
      'last day of the brace, its off, bye',
      'finally got the splint off and can wash my own hair',
      'catheter out, home, free',
      'i dont really have anyone to tell but i got my stitches out and the scar is tiny',
    ],
    says: {
      told: 'Off at last, and how strange and good that must feel. Do the first thing you missed: bite an apple, scratch properly, sleep on that side, walk to the corner. What was in there is a bit weak or tender, so give it a week or two before heroics. If they gave you a retainer or exercises, those keep what you won.',
      glad: "Free, congratulations. There'll be a lot of running your tongue over smooth teeth or staring at a thin pale leg, both are part of the fun. Take the after photo today. Have the thing you weren't allowed for so long, and do the dull aftercare, it keeps what all those weeks paid for.",
    },
  },
  {
    id: 'numbers-got-better',
    words: [
      /\b(?:blood pressure|cholesterol|a1c|hba1c|sugar|glucose|iron|ferritin|thyroid|liver|weight|bmi|insulin|meds|medication|tablets|inhaler|migraines?)\b/u,
      /\b(?:normal again|back to normal|came down|went down|is down|dropped|improved|better|lower|off (?:my|the) (?:meds|medication|tablets|insulin|inhaler)|reversed|no longer|halved|in range|half the dose|stopped)\b/u,
      /\b(?:doctor|checkup|test|results?|numbers?|from|after|since|months|finally|today|weeks|year)\b/u,
    ],
    unless:
      /\b(?:will|beer|vaping|should|can i|how (?:do|can)|without telling|by myself stopped|cold turkey|not better|wont|isnt|hasnt|worse|mood|antidepress\w*|sertraline|lithium|dog|cat|should have|suddenly|faint\w*|want to|died|lost my|sad|quit my|side effects?)\b/u,
    tries: [
      'my blood pressure is normal again after six months of walking',
      'a1c went down from 8.1 to 6.2, doctor was amazed',
      'cholesterol dropped 40 points since march',
      'doctor took me off the blood pressure tablets today, im off the meds',
      'iron is finally back to normal and i feel human, test was today',
      'no longer prediabetic!! sugar in range at the checkup',
      'my fatty liver has reversed, numbers are better after a year of walking',
      'half the dose of my thyroid medication, results improved',
      'checkup today, everything improved, weight and sugar both came down',
      'sugar is down by half in three months',
      'migraines halved since i changed my sleep, first month with only two, much better after years',
      'my numbers are better than last year, blood pressure 122',
    ],
    says: {
      told: "Those numbers are a hundred small evenings in a row, the walk instead of the sofa, the plate that was a bit different. Well done. Ask your doctor which of the things you did counted most, and keep that one. Note today's values where you'll find them. And reward yourself with something that isn't a test.",
      glad: "That's wonderful, and it's you who did it, on all those evenings nobody gives a medal for. Keep the printout. Let the doctor steer what changes in the tablets, and keep the one habit that did the most. Then celebrate with something you can enjoy without counting anything.",
    },
  },
  {
    id: 'learned-it-late-in-life',
    words: [
      /\b(?:learn(?:ed|t)|for the first time|can (?:finally|now)|first time|finally can|swam|floated|rode|ride)\b/u,
      /\b(?:swim(?:ming)?|swam|ride a bike|cycle|bike|drive|read|dance|float|skate|ski|cook|whistle|play (?:the )?(?:piano|guitar)|sew|speak)\b/u,
      /\b(?:at (?:my age|\d\d)|im \d\d|adult|grown|years old|finally|all my life|never (?:could|learned|thought)|today|yesterday)\b/u,
    ],
    unless:
      /\b(?:\d+ ?km|without a break|should|only me|touching the side|want to|too old|scared|afraid|how (?:do|can)|cant|will i|trying|is it too late|embarrass\w*|failing|died|dream\w*|lessons (?:are|is)|ashamed|dont know how)\b/u,
    tries: [
      'i learned to swim at 52',
      'rode a bike for the first time today, im 34',
      'swam a whole length today, i never learned to swim as a child',
      'learned to ride a bike at 41 in a parking lot with my kid cheering',
      'finally can float on my back, all my life i was terrified of water, today i did it',
      'my mum learned to read at 63 and sent me her first text',
      'i can finally cook more than eggs, learned it at 45',
      'learned to skate as an adult and only fell twice today',
      'today i swam in the deep end for the first time, at 60',
      'at my age i learned to dance salsa, im 70',
      'can now play the piano a little, learned at 58, never thought i would',
      'learned to whistle today at 29 lol',
      'i have 66 and i learn to swim. today without the board \u{1f3ca}\u{200d}\u{2640}\u{fe0f} 8 meters',
      'my granddaughter shows me how to use the phone and she sighs. i write now alone with you :)',
    ],
    says: {
      told: "Learning it late is twice the courage, because a child doesn't know how silly one can look, and you did. Well done. Do it again this week while the body still remembers, somewhere nice. And tell the person who'd have laughed, because they may be next to ask how you did it.",
      glad: "How wonderful. All those years of standing at the edge, and now it's simply something you can do. Go again within the next few days so it settles in, and take someone along to see it. A body that learns something new at any age is a very cheerful thing to own.",
    },
  },
  {
    id: 'weight-lost-glad',
    words: [
      /\b(?:lost|down|minus|dropped|shed|lighter|slimmer|fit into|fits?|goal weight|loose)\b/u,
      /\b(?:\d+ ?(?:kg|kgs|kilos?|pounds|lbs|stone)|(?:a|one|two|three|half a) stone|(?:ten|twenty|thirty|five|eight|twelve) (?:kilos?|pounds)|goal weight|old (?:jeans|dress|trousers|suit)|wedding dress|weight|dress sizes?|belt)\b/u,
      /\b(?:down two|down three|since|finally|in \d+|already|today|so (?:far|happy|proud)|proud|months|weeks|january|february|march|april|may|june|july|august|september|october|the doctor is|again|reached|year|hole|!!)/u,
    ],
    unless:
      /\b(?:cant|checkup|dont|didnt|gain(?:ed)?|without trying|for no reason|sick|stress|grief|not eating|how (?:do|can)|want to|need to|should|will|trying|plateau|stuck|lost (?:him|her|my (?:mum|mom|dad|husband|wife|job|baby))|worried|scared|ozempic|wegovy|mounjaro|jab|dog|cat|baby|depress\w*|breakup|anorexi\w*|throw\w* up|purg\w*|hair|down to|still|euros|every meal|count\w* every)\b/u,
    tries: [
      'down two dress sizes',
      'down 12 kg since january',
      'lost 10 kilos since june!!',
      'i fit into my old jeans again, lost 8 kg',
      'lost two stone this year and im so proud',
      'minus 15 pounds in four months, slowly but it works',
      'reached my goal weight today after a year',
      'my wedding dress fits again 20 years later, lost 9 kilos since spring',
      'shed 22 lbs since march, no diet, just walking',
      'im on a new hole in my belt, down 6 kilos already',
      'lost 30 pounds and my knees say thank you, took 10 months',
      'finally lost the pregnancy weight, took two years',
      'dropped two dress sizes since summer, so happy',
    ],
    says: {
      told: "Well done, that's months of small decisions nobody clapped for. Give away the clothes that are too big, it makes it real, and keep the one or two habits that did most of it while you let the strict ones go. If it came off without you trying, have a doctor look. Otherwise: new jeans.",
      glad: "That's a fine piece of patience, congratulations. Buy one thing that fits you as you are now, and notice the other gains, the stairs, the sleep, the shoelaces. Keep the habits you like and let go of the ones you only endured, they don't last anyway. What feels most different?",
    },
  },
  {
    id: 'new-hair-loved',
    words: [
      /\b(?:hair|haircut|hairdresser|bob|pixie|bangs|fringe|shaved|buzz ?cut|curls|braids|locs|gr[ae]y|blonde|dyed|head|beard|hairstyle)\b/u,
      /\b(?:love (?:it|my|them)|loving|so happy with|obsessed|suits me|best (?:cut|decision|haircut)|compliments|feel (?:free|amazing|so good|new|like a new)|looks (?:great|amazing)|never going back|in love with)\b/u,
    ],
    unless:
      /\b(?:hate|regret|but|should|falling|chemo\w*|cancer|bald\w*|he loves|she loves|love his|love her|boyfriend|husband (?:hates|says)|used to|will i|cant|ugly|loss|thinning|loves? my hair long|how|wish)\b/u,
    tries: [
      'i cut my hair short and love it',
      'chopped all my hair off, love it',
      'shaved my head today and love it',
      'cut all my hair off and i love it',
      'new haircut, best decision ever',
      'got bangs and i am obsessed',
      'let my grey grow out and i love it',
      'went lighter yesterday, my hair, so happy with it',
      'my hairdresser is a genius, i feel like a new woman, love my hair',
      'stopped straightening my hair and im loving the curls',
      'pixie cut after 20 years of long hair, feel free',
      'got braids for the holiday and everyone gives me compliments',
      'cut it to a bob, suits me, i keep touching my neck',
      'grew a beard and it looks great, never going back',
    ],
    says: {
      told: "Love at first look in the mirror, that's rare with hair, so enjoy it. Wear it out tonight, even if it's only to the supermarket. Take one photo in daylight for your hairdresser, so you can get exactly this again. The hand that keeps going up to touch it will calm down in a week.",
      glad: "How good, that's the feeling people pay for and seldom get. Go somewhere with it today, even if it's only to buy milk. Take a photo in daylight and keep it for the next appointment. And let the compliments land, a plain thank you does it.",
    },
  },
  {
    id: 'therapy-finished',
    words: [
      /\b(?:therap(?:y|ist)|counsel+(?:ing|or)|psychologist|sessions?|rehab|treatment|physio)\b/u,
      /\b(?:last (?:therapy session|session|one|appointment|day)|finished|completed|graduated|we are done|were done|dont need|can stop|discharged|final session|ended|done with)\b/u,
    ],
    unless:
      /\b(?:cancer|chemo\w*|radiation|fired me|dropped me|ended it|how (?:do|can)|should|want to stop|quit|too expensive|cant afford|ghosted|died|scared|lost|retired|retiring|ivf|insurance ended|he finished|rude)\b/u,
    tries: [
      'my last therapy session was today',
      'had my last session of therapy',
      'my therapist says i can stop coming, we are done',
      'last therapy session today after three years',
      'i finished therapy and cried happy tears',
      'final session with my counsellor this morning, what a road',
      'graduated from therapy lol, i dont need it for now',
      'discharged from physio today, shoulder works',
      'completed rehab, 90 days, home tomorrow',
      'my psychologist said we are done and that she is proud of me',
      'today was my last appointment with my therapist, strange and good',
      'finished my trauma treatment after two hard years',
      'done with counselling, feel ready',
      'completed the whole course of therapy sessions, i kept every single one',
    ],
    says: {
      told: "That's a real ending, and a good one: you walked in with something and you're walking out with tools. It may feel odd next week at the usual hour, so keep that hour for yourself for a while, a walk or a page in a notebook. Write down the three sentences from there that you want to keep. And the door stays open if you ever want it.",
      glad: "Congratulations, that's one of the quietest big achievements there is. Think of the first time you sat in that room, and now. Keep the hour next week for something of your own. Write down what you learned while it's warm, in your own words. You did the work in all the days between the appointments.",
    },
  },
];
