import type { LaterMatter } from './later-matter.ts';

/** What people go on with about body, mind and grief. */
export const LATER_BODY_AND_MIND: readonly LaterMatter[] = [
  {
    id: 'self-my-results-came-back-clear',
    tries: [
      ['waiting for my biopsy results im going crazy', 'it came back benign!!'],
      ['have a scan on thursday about the lump, cant sleep', 'doctor just called. all clear'],
      [
        'had blood taken monday, scared its something bad',
        'bloods are normal. i cried in the car park',
      ],
      [
        'found a mole that changed. appointment tomorrow',
        'went. he said its nothing, just keep an eye on it',
      ],
      [
        'waiting for the mri. my head hurts for weeks',
        'mri is clean so now i feel silly for the fuss',
      ],
      ['im terrified of my mammogram results', 'letter came, nothing found. why am i still shaky'],
      [
        'my heart keeps skipping, they gave me a monitor for 3 days',
        'results are in and its harmless she says. dont know if i can believe it',
      ],
      [
        'doctor wants to check my thyroid',
        'thyroid is fine. relieved but also then why am i so tired',
      ],
      ['smear test came back weird and they want another one', 'second one is normal thank god'],
      ['colonoscopy on friday, my uncle died of it', 'done, two tiny polyps, removed, all good!'],
      [
        'waiting on the genetic test. my sister has it',
        'negative. i dont have it. feel guilty towards my sister lol',
      ],
      ['had a ct, they said a week. its day 9', 'finally. nothing there. i can breathe'],
    ],
    says: {
      told: "Oh, that's good to hear, breathe out! Your body may need a few days longer than the letter did; it's been on watch all this time. Tell the people who waited with you, eat something nice, go to bed early. If you still feel something or have a question left, write it down and ask it at the next visit. You're allowed to be happy first.",
      why: "I can't look inside, but after weeks on alarm a body often shakes when it's over; the fear comes out once there's room. Give it sleep, food and a walk, and tell someone the whole story from the start. If what sent you there is still bothering you, go back and say just that: clear results don't mean you have to stop asking.",
      normal:
        "Quite normal. Relief often arrives with shaking, tears, tiredness or even a bit of guilt, because you've held your breath for so long. You made no fuss, you got something checked, and that's what checks are for. Do one ordinary nice thing today and let the good news sink in slowly.",
    },
  },
  {
    id: 'self-my-results-need-more-tests',
    tries: [
      ['waiting for my mammogram results', 'they called. they want me back for a biopsy'],
      [
        'had my blood done on monday, nervous',
        'she said some values are off and i need more tests',
      ],
      ['scan was yesterday. im scared', 'its not clear, they saw something and want an mri now'],
      [
        'going to the skin doctor about that mole',
        'he cut it out and sent it to the lab. didnt say much',
      ],
      [
        'waiting for the ultrasound',
        'they found a shadow. appointment next thursday. what do i do till then',
      ],
      ['the smear test letter is due', 'abnormal. they want to see me again'],
      ['ecg today cause of the palpitations', 'now im being sent to a cardiologist, is that bad'],
      ['i waited all week for the doctor to ring', "rang. not good, not bad, 'inconclusive'"],
      [
        'going in about the lump today, wish me luck',
        'she felt it too and referred me urgently, im shaking',
      ],
      [
        'had my liver checked',
        'values high again so they want to look further. i feel sick with worry',
      ],
      [
        'eye test turned into a hospital visit',
        'they want a second opinion. i dont know what to tell my kids',
      ],
      [
        'results came online before the doctor called. scared to open',
        'opened it. theres words i dont understand and it says follow up advised',
      ],
    ],
    says: {
      told: "That's a hard message to carry around, not bad news and not the all clear. I can't tell you what it means, but more tests means they're looking properly. Ring them and ask three things: what exactly are you looking for, when's the date, when will I hear. Write it down. Tell one person today, and ask them to come along.",
      normal:
        "Being shaken by this is completely normal, and so is thinking the worst at night. Many people get called back, and I can't tell you what it means for you. What helps is a date and a name: ring, ask when, ask what they're looking at, and ask to be told if something comes free sooner. Don't sit alone with it tonight.",
      how: 'In small pieces. Today: ask for the date and a number to call with questions. Tonight: one person who knows, something to eat, no search engine. Before the appointment: your questions on paper and somebody beside you who listens and takes notes. In between, plan something for each evening, even just a walk; empty evenings are the worst.',
      will: "I can't promise you how it turns out, nobody honest can before the tests are done. What I'd hold on to: they saw something, they're following it up, and you're in the system now with a date. Ask what they're looking for and when you'll hear. Until then you only have to get through today, so who can be with you tonight?",
    },
  },
  {
    id: 'self-still-no-result-waiting',
    tries: [
      ['had my biopsy last week, waiting', 'still nothing. its day 10'],
      ['waiting for results and going mad', 'they said tuesday. its thursday. should i call'],
      ['scared of my scan results', 'no call today either. maybe thats a good sign?'],
      [
        'blood test results are supposed to come today',
        'nothing in the portal, refreshed it 40 times',
      ],
      ['my mri was monday', 'the doctors on vacation til the 20th. i cant wait that long'],
      ['they took a sample from the mole', 'i called, she said the lab is behind, another week'],
      [
        'waiting on the doctor to ring',
        'missed the call!!! and now the office is closed till monday',
      ],
      [
        'test results soon, distract me',
        'i tried distracting myself, doesnt work, its all i think about',
      ],
      [
        'im waiting to hear about the lump',
        'they only said if its bad we call. so is silence good or bad',
      ],
      ['had a test done for my stomach', 'two weeks now and no letter. did they forget me'],
      ['biopsy results will take 5 days', 'its day 6 and i feel sick every time the phone rings'],
      [
        'waiting for the heart monitor results',
        'receptionist says doctor must look at it first. why does she need to look at it first',
      ],
    ],
    says: {
      told: 'This waiting is the worst part, and you\'re allowed to ring. Silence means neither good nor bad, usually a desk with too many papers. Call in the morning: "I\'m waiting for my results. Where are they, and when exactly will somebody call me?" Ask for the name. Then give tonight a plan with another person in it, and leave the phone on loud in another room.',
      should:
        "Yes, ring. You're not a nuisance, and letters really do get stuck. Best just after they open: \"I was told I'd hear by now. Could you check whether the result is in, and who'll tell me?\" Ask for a time you can count on. If you feel worse meanwhile, say so at once, don't wait for the letter.",
      say: "\"Good morning, my test was on this date and I was told I'd have heard by now. Can you see if the result has arrived? If it has, when can the doctor call me? If it hasn't, who's chasing it, and when shall I ring again?\" Friendly, pen in hand, and write down the name.",
      normal:
        "It's normal, waiting does this to nearly everyone: the jump at each ring, the refreshing, reading signs into silence. It says nothing about the result. Let yourself check at two fixed times a day, ring if the promised day is past, and spend the evening near someone who knows.",
    },
  },
  {
    id: 'self-doctor-brushed-me-off',
    tries: [
      [
        'im going to the doctor about the tiredness',
        'went. he said its stress and i should sleep more',
      ],
      ['get it checked you said', 'she didnt even look at it. 4 minutes and out'],
      [
        'my back has hurt for months, appointment tomorrow',
        'he says lose weight and come back. thats it',
      ],
      [
        'going to ask about my periods finally',
        'got told its normal to have pain. i wanted to scream',
      ],
      ['i have dizzy spells', 'gp says anxiety. everything is anxiety with them'],
      ['went to get my stomach checked', 'he gave me a leaflet lol'],
      ['going to tell the doctor about the headaches', "blood fine so 'youre fine'. im not fine"],
      ['should i see someone about my knee', 'saw someone, he said at your age what do you expect'],
      [
        'ok ill go to the doctor about my heart racing',
        'told me to drink less coffee. i drink one cup. do i go to another doctor?',
      ],
      ['im so tired all the time', 'third doctor now and nobody takes me serious'],
      ['ill ask her about my hair falling out', 'she shrugged. literally shrugged'],
      [
        'going about the numb fingers',
        'he didnt listen, typed the whole time, i forgot half of what i wanted to say',
      ],
    ],
    says: {
      told: "That's maddening, you finally go and get sent home with a sentence. You know that something's bothering you, so go again, or to somebody else. Bring half a page: since when, how often, what it stops you doing, what you've tried. Then ask: \"What else could it be, and how would we check?\" And take a person along, two are harder to wave off.",
      should:
        "Yes, a second opinion is a perfectly ordinary thing, and you don't have to explain it to the first one. Bring a short list with dates: when it started, how often, what you can't do because of it. If it gets suddenly worse, don't wait for the appointment, call a medical line that day.",
      say: "\"I've been here about this before and it hasn't got better. It stops me doing this and this. I'd like to know what else it could be, and what we can test. If you think no test is needed, please put that in my notes with the reason.\" Read it from paper, that's allowed.",
      normal:
        "It happens to far too many people, and it doesn't mean you imagined it. Short appointments miss things, that's why you may come back. Write down a week of it, times and what it does to your day, and put that on the desk first. If they still don't listen, try another doctor.",
    },
  },
  {
    id: 'self-i-booked-the-appointment',
    tries: [
      ['i have this lump and im scared to go', 'ok booked. thursday 9.40'],
      [
        'been putting off the dentist for 6 years',
        'i called!! they have me on monday. now im panicking',
      ],
      ['should i get the mole checked', 'made the appointment, happy now? lol'],
      ['im scared of doctors since i was a kid', 'done, its in 3 weeks. how do i survive 3 weeks'],
      [
        'my chest feels weird when i climb stairs',
        'ok i rang, they want me in tomorrow morning already',
      ],
      ['never had a smear test and im 34', 'booked it online at 2am before i could think'],
      [
        'my mood is so low since winter, should i see someone',
        'ive got a doctors appointment on friday. no idea what to say there',
      ],
      [
        'i think i need glasses for driving but im scared theyll take my license',
        'eye test is wednesday',
      ],
      ["haven't had blood taken since i fainted once", 'ok its booked, scared ill faint again'],
      [
        'my partner wants me to see someone about the snoring',
        'fine. sleep clinic on the 14th. i feel so old',
      ],
      [
        'i keep finding blood when i brush my teeth',
        'dentist thursday. what if they shout at me for not coming so long',
      ],
      [
        'ill call the doctor tomorrow promise',
        'called. only got a slot in march but at least its a slot',
      ],
    ],
    says: {
      told: "Good, the call was the hardest bit and it's behind you. Now make it easy for the day: write three lines tonight, what it is, since when, what you're afraid of. Say that you're nervous as you walk in, they're used to it and go slower. Plan something pleasant right after. And if it gets worse before then, ring and say so.",
      say: "\"I'm nervous, so I've written it down. It's this, it began then, it bothers me like this. What I'm most afraid of is that.\" You can hand over the paper if your voice goes. At the end ask: \"What happens next, and when do I hear?\" That's really all you need.",
      how: "Put it out of your head and onto paper: your questions, your dates, the thing you're afraid to hear. Then the note goes in your bag and you're off duty until the day. Ask someone to come or to be on the phone right after. When the fear comes at night: it's booked, there's nothing to do now.",
      normal:
        "Panicking after booking is very common, now it's real. It doesn't mean anything bad is waiting. Tell them at the start that you've put it off or that you're scared; they hear that several times a day and hardly anyone gets scolded. You made the call, so the next bit is only turning up.",
    },
  },
  {
    id: 'self-i-didnt-go-to-the-appointment',
    tries: [
      ['doctors appointment tomorrow and im terrified', 'i didnt go'],
      ['dentist is at 3, wish me luck', 'sat in the car outside for half an hour then drove home'],
      ['going to get the mole looked at tuesday', 'cancelled it. said i had a cold'],
      ['first therapy session today', 'chickened out in the stairwell'],
      ['smear test this week', 'rebooked for the third time now. im such a coward'],
      ['i have my blood test at 8', 'overslept. maybe on purpose idk'],
      ['i promised my wife id see someone about my chest', 'told her i went. i didnt'],
      [
        'mammogram is thursday, scared because of my mum',
        'couldnt do it. turned around at the door',
      ],
      ['have to pick up my results in person', 'didnt go. if i dont know its not real right'],
      ['eye doctor finally tomorrow', 'yeah no. i just couldnt. now im mad at myself'],
      [
        'ok tomorrow i get the lump checked',
        'work was busy so i cancelled. thats an excuse i know',
      ],
      [
        'the counsellor at uni has a slot for me at 2',
        'i walked past the door twice and went to get coffee instead',
      ],
    ],
    says: {
      told: 'So today the fear was bigger, that happens to a lot of people, and it isn\'t the end of it. Ring again now, before it grows: "I was too scared to come. Is there another time, and can someone help me with that?" They know this sentence. Take a person along who walks you to the chair. You\'ve already found out where it gets hard: the last few steps.',
      say: '"I had an appointment and I didn\'t come because I was frightened. I\'d like another one, as soon as possible, and I\'d like it noted that I\'m nervous." No excuse needed. And to someone you trust: "I need you to come with me and not let me turn round at the door."',
      normal:
        "It's very normal; every practice has a daily list of people who didn't make it in. You're not a coward, you were alone with a big fear. Rebook today while you're still cross with yourself, ask for the earliest slot of the morning so there's no day to dread, and have someone meet you there.",
    },
  },
  {
    id: 'self-cant-get-or-afford-a-doctor',
    tries: [
      ['i have pain in my side for weeks', 'cant afford a doctor right now'],
      ['my tooth is killing me', 'no insurance til january'],
      ['should i get therapy', '80 an hour?? i earn 11'],
      ['i think i should get this rash checked', 'they have nothing free for 4 months'],
      [
        'so tired i cant think straight',
        'gp doesnt take new patients and neither do the other three i called',
      ],
      ['get it looked at you said', 'i live 2 hours from the nearest hospital and i have no car'],
      ['been so low since summer', 'waiting list is 9 months lol'],
      ['my knee gives in when i walk down stairs', 'its the money. a scan costs more than my rent'],
      ['headaches every day now', 'i cant take time off work, they dont pay sick days'],
      ['i need glasses i think', 'yeah but who pays for that'],
      [
        'lump on my wrist',
        'called everywhere, only private ones have time and thats 200 just to say hello',
      ],
      ['i want to see someone about my panic', 'my student insurance doesnt cover it, so what now'],
    ],
    says: {
      told: "That's a real wall, and it's not you being lazy. Ways around it: a nurse or medical phone line is often free and tells you how soon it needs seeing; community clinics, training hospitals and dental schools charge little or by income; charities and unions know more. Ask to go on the cancellation list, too. If it gets sudden or strong, go to emergency anyway and sort money after.",
      how: 'Start with a phone call that costs nothing: a nurse line or a pharmacist, describe it exactly and ask how soon it should be seen. Then look for sliding-scale or community clinics and teaching hospitals near you. On waiting lists, ask for cancellations and ring early each Monday. Ask every bill for a payment plan before you say no to it.',
      say: '"I need to be seen and I can\'t pay the full price. Do you have a reduced rate, a payment plan, or do you know a place that does? And could I be on the list if somebody cancels? I can come at short notice." Ask it of each place you ring, people at the desk often know the side doors.',
    },
  },
  {
    id: 'self-they-wont-go-to-the-doctor',
    tries: [
      ['my dad has been losing weight, im worried', 'he wont go. says doctors make you ill'],
      ['my husband gets chest pain on the stairs', 'told him, he laughed and said its gas'],
      ['my mums memory is getting bad', 'she refuses the test. got angry at me even'],
      ['my boyfriend coughs since october', 'tried that. he says stop nagging'],
      [
        'partner snores and stops breathing at night',
        'she says she sleeps fine, end of discussion',
      ],
      ['my brother has a lump on his neck', 'he doesnt want to know. those were his words'],
      ['my wife is so low since the move', 'she wont see anyone, says shes not crazy'],
      ['my son hurt his knee weeks ago and limps', 'hes 24 i cant drag him there can i'],
      ['grandma falls a lot lately', "she says if they find something they'll put her in a home"],
      [
        'my best friend finds blood when she goes to the toilet',
        'i begged her. she changed the subject',
      ],
      ['dads foot looks bad, he is diabetic', "he promised he'd go and then he didnt"],
      [
        'my partner drinks more water than a horse, always tired',
        "he'd only go if i make the appointment. should i just make it?",
      ],
    ],
    says: {
      told: "It's awful to watch and not be able to carry {them} in. I can't see into {them}, but behind a no there's often fear of what they'd find. So ask less about the symptom and more about that: \"What's the worst part about going?\" Then offer the small version: you book, you drive, you wait outside. And if something sudden happens, call for help without asking.",
      say: "\"I'm not going to nag any more. I'll say it once: I'm scared, because I need you around. Would you go one time, for me, so that I can sleep? I'll book it, I'll come along, and afterwards we get lunch.\" Then let it be quiet. Asking as a favor often works better than asking as advice.",
      should:
        "I'd offer to book it, with a yes first: \"I'll make it for Tuesday at nine, all right?\" A fixed time and a lift get more people there than good arguments. You can also ring the practice and tell them what you notice; they may not answer, but they can listen. A grown person may still refuse, and that isn't your failure.",
      them: "I can't see into {them}. Often a no like this is fear: of the news, of losing freedom, of being fussed over. You'll find out more with one question asked side by side, in the car or at the dishes: \"What do you think they'd say?\" Then offer to come along, and leave it with one concrete date.",
    },
  },
  {
    id: 'self-i-googled-my-symptoms-again',
    tries: [
      ['my eyelid twitches for a week, whats wrong', 'i googled it. big mistake'],
      ['im scared my headache is something bad', 'read a forum til 3am and now im sure i have it'],
      ['ok no more googling', 'i caved and googled'],
      ['i think i have health anxiety', 'asked an ai and it listed 9 illnesses. 4 of them deadly'],
      [
        'waiting for the blood results',
        'looked up every value, one is 0.2 over and i cant stop crying',
      ],
      ['my stomach makes noises', 'tiktok says its a parasite lol but what if'],
      ['doctor said its nothing', 'yes but i read about a woman whose doctor said that too'],
      ['ive got a bump behind my ear', 'i keep pressing it to see if its still there'],
      ['palpitations again tonight', 'googled. closed it. googled again. why do i do this'],
      [
        'promised my girlfriend id stop looking up symptoms',
        'did it in the bathroom like a drug addict',
      ],
      ['my leg tingles when i sit', 'dr google says ms'],
      ['im always convinced im ill', 'spent sunday reading studies. my husband is fed up with me'],
    ],
    says: {
      told: "Ah, the 3am professor, who always finds the worst one. It's no crime; searching feels like doing something, and then it feeds the fear. Two steps: if this thing is new or won't go, book somebody who can actually look at you, and write your questions for that. Until then, no searching and no pressing. Each urge, wait ten minutes and move to another room.",
      why: "I can't see all of yours, but a search promises to end the not knowing, and for a minute it does. Then it shows you one more thing, so you need one more search. The way out is a person who examines you once, and a fixed spot for the worry: fifteen minutes at five, on paper. If it runs most days, tell your doctor that, too.",
      how: "Make it slower. Block the sites, phone out of the bedroom, and put the question on paper: \"ask the doctor.\" When the urge comes, set ten minutes and do something with your hands; it usually drops. Tell one person you're stopping, so they don't reassure you forty times. And if the worry eats hours of the day, it's worth asking a doctor for help with exactly that.",
    },
  },
  {
    id: 'self-i-have-a-diagnosis-now',
    tries: [
      ['waiting for the results', 'so its diabetes. now what'],
      ['getting tested for adhd at 38', 'i have it. whole life makes sense now and im angry'],
      ['the rheumatologist has my bloods today', 'its lupus. at least it has a name'],
      ['scan was friday', 'its ms. i feel nothing'],
      ['doctor thinks its endometriosis', 'confirmed. i was right for 11 years. do i tell my boss'],
      ['they tested me for celiac', 'yep. no bread ever again'],
      [
        'ive got my autism assessment next week',
        'official now. dont know if i should tell my parents',
      ],
      ['biopsy results today', 'its cancer. early, they say. havent told anyone'],
      ['appointment about the shaking hands', 'parkinsons. im 51'],
      [
        'going to the psychiatrist',
        'she says bipolar. i went home and made soup like nothing happened',
      ],
      ['the heart thing', 'i need tablets for life now. im 29'],
      [
        'scared of what the neurologist will say',
        'epilepsy. no driving for a year. how do i tell the kids',
      ],
    ],
    says: {
      told: "That's a big word to walk home with, and whatever you feel, relief, anger, nothing at all, is fine today. You don't have to understand everything or tell everyone this week. One person tonight. Then a page for your questions, and a follow-up appointment with somebody beside you who writes. Ask them for good material, so you needn't search the whole internet. The rest can come slowly.",
      should:
        "I'd tell one or two people who make your life easier, and let the rest wait until you know more yourself. It's your news: you choose who, when and how much. At work, only once you know what you'd need from them, and get advice first. What's told can't be untold, and nothing is lost by waiting two weeks.",
      say: "\"I want to tell you something, and I don't need advice yet. I've had a diagnosis. It's called this. I don't know much more. What I'd like is that you come round, stay normal with me and ask me again in a few days.\" For children, plain and short: it has a name, doctors are helping, you can ask me anything.",
      normal:
        "Any reaction is normal here: numb, calm, angry at the lost years, even glad that it has a name. Feelings often come in days later, in the supermarket. Don't judge how you're taking it. Tell one person, sleep, and book the talk where you can ask everything.",
    },
  },
  {
    id: 'self-relative-is-worse-now',
    tries: [
      ['my mum is in hospital with pneumonia', 'they moved her to icu'],
      ['dad had his operation today', 'complications. theyre operating again right now'],
      ['grandpa had a stroke on sunday', 'second one last night. he cant speak'],
      ['my brother was in a motorbike crash', 'hes in a coma they say. nobody knows anything'],
      ['my wifes chemo starts monday', 'it isnt working. they told us today'],
      ['grandma broke her hip', 'now she has an infection and doesnt know where she is'],
      ['my dads liver is bad', 'doctor said we should call the family'],
      [
        'my aunt is ill, waiting for news',
        'its spread. my mum is crying in the kitchen, what do i do',
      ],
      [
        'best friend in hospital since the weekend',
        'they put her on a ventilator, only family can go in',
      ],
      ['our baby was born early', 'he had a bad night. they dont tell us much'],
      ['my husband went in for tests', 'it was a heart attack. im in the corridor'],
      [
        'mum is in a hospice now',
        'nurse says it could be days. i dont know if i should drive tonight or tomorrow',
      ],
    ],
    says: {
      told: "I'm so sorry, that's terrifying. For now only the next hour: ask who's in charge tonight, what they're doing for {them}, and when they'll speak to you again. If you can be there, go, and let someone else drive. If {they} can't answer, talk anyway, ordinary words are enough. Call one person who stays with you, and drink some water. You don't have to be strong on top of it.",
      should:
        "If you're asking yourself whether to go, I'd go now, if it's at all possible and someone can drive you. Ring the ward first, say how far away you are and ask plainly: \"Should I come tonight?\" They'll tell you honestly. If you can't get there, ask them to hold the phone to {their} ear. That counts as being there.",
      say: 'To {them}: "I\'m here. You don\'t have to do anything. I love you." It can be said even if {they} can\'t answer. To the staff: "Please tell me in plain words how things stand and what happens next. Who can I ring in the night?" To the family: one message for all, from one person, so you\'re not on the phone for hours.',
      will: "I can't promise you how this goes, and I won't guess. Ask the doctors straight: what are you hoping for, what are you worried about, what will you know by tomorrow. Then be near {them} if you can, or near someone who holds on to you. You needn't know the end tonight, only the next hour.",
    },
  },
  {
    id: 'self-relative-is-better-now',
    tries: [
      ['my mum is in icu', 'shes awake!! she asked for her glasses'],
      ['dad has his operation today', 'its over, it went well'],
      ['grandma had a fall', 'nothing broken. shes already bossing the nurses around'],
      ['my son has 40 fever', 'fever is down, he ate toast'],
      ['my husband had a heart attack', 'he comes home tomorrow. im happy and scared to death'],
      ['best friend is having surgery', 'just texted me from recovery, totally drugged lol'],
      ["my brother's in a coma", 'he squeezed my hand today'],
      ['wife has her scan after chemo', 'no sign of it anymore. we just sat there'],
      ['our baby is in the nicu', 'off the oxygen since this morning'],
      ['grandpa had a stroke', 'he said my name. slowly but he said it'],
      ['my dog ate something, hes at the vet', 'hes ok, we pick him up at 6!'],
      [
        'sister in hospital with her appendix',
        'shes out, everything good. now im the one who is crying, why now',
      ],
    ],
    says: {
      told: "What a relief, I'm so glad! If your knees go soft only now, that's how it works: you held on while it was needed. Sleep tonight, properly. Then the practical side: ask what {they} may and may not do in the next days, what would be a sign to ring, and who to ring. And let somebody take over for one evening, you've been on duty as well.",
      why: "While it was bad you had a job, so the fear had to wait. Now there's room and out it comes, as tears, shaking or tiredness. That's nothing going wrong. Let it come, tell someone the whole story, sleep. Then ask what to watch for in the next days, so you don't have to guard {them} every minute.",
      normal:
        "Yes, being happy and frightened at once is what nearly everyone feels after such a scare. The fear needs a few good days before it believes it. Get clear words on what's a warning sign and whom to call, then it doesn't all hang on your watching. And sleep, somebody else can have the phone tonight.",
      how: "Ask before {they} leave{s}: what's allowed, what isn't, which signs mean ring at once, which number. Write it on one sheet and put it on the fridge. Then plan the first week in small shifts with one other person, including hours in which you're off. Good news still needs sleep.",
    },
  },
  {
    id: 'self-i-smoked-again',
    tries: [
      ['quit smoking on monday', 'i caved'],
      [
        'day 9 without cigarettes, proud of me',
        'smoked one last night at the party. back to zero i guess',
      ],
      ['trying to stop vaping', 'bought a new one today lol'],
      ['how do i get through the cravings', 'i didnt. had three on the balcony'],
      [
        'no smokes since new year',
        'had a fight with my mum and went straight to the petrol station',
      ],
      ['im quitting for my daughter', 'she caught me behind the garage. im so ashamed'],
      [
        'stopped smoking 2 weeks ago',
        'ok it was only half a cigarette but still. do i start counting again',
      ],
      ['tips to stop smoking pls, 20 a day', 'made it to 4pm. then no'],
      ['my plan was gum and walking', 'gum is disgusting, i smoked on the walk'],
      ['quit date was sunday', 'its wednesday and the pack is half empty'],
      ['3 months smokefree!!', 'bad news. one beer and i asked a stranger for a cig'],
      [
        'i threw my vape in the river',
        'fished for my old one in the drawer at midnight. im pathetic',
      ],
    ],
    says: {
      told: "One slip isn't the end of quitting, it's part of how most people get there. The days before still count, your body had every one of them. Look at it like a detective: where were you, who with, what had just happened? That's your gap, so plan for exactly that moment. Throw out what's left now, and ask a pharmacist or a stop-smoking line about help with cravings.",
      should:
        "I wouldn't go back to zero in your head. Count the smoke-free days as a total, and this one simply doesn't add to it. Start again now, not on Monday: rest of the pack under the tap, ashtray out. Then one change for the moment that got you, such as leaving early, a call, or something in your hand.",
      why: "I can't know yours for sure, but it's mostly one of four: drink, a fight, boredom, or one little reward. The craving itself passes in a few minutes, the moment around it is what gets you. So name the moment, and decide in advance what you do there instead. Help from a pharmacist makes the body's part easier.",
      normal:
        "Very normal. Most people who've quit for good needed several tries, and there's nothing pathetic about that. Each one teaches you one trap. Yours has a time and a place now, so prepare for that one, and tell a person who cheers you on rather than counts.",
    },
  },
  {
    id: 'self-smoke-free-and-proud',
    tries: [
      ['trying to quit smoking', 'day 5!!!'],
      ['how do i survive the cravings', 'survived. one week tomorrow'],
      ['smoked one on friday, felt awful', 'none since then tho'],
      ['stopping vaping is hell', '10 days no vape and i can taste food again'],
      ['quit cold turkey on sunday', 'still not smoked. im unbearable but not smoked'],
      ['im scared of the party on saturday, everyone smokes', 'went, didnt smoke!'],
      ['my goal is a month without', 'today is the month'],
      ['want to quit for the baby', '3 weeks now, my wife cried'],
      ['tips to stop smoking', 'used the ten minute thing and it kinda works'],
      ['should i tell people im quitting', 'told them. nobody offered me one all weekend'],
      ['quitting at 60 is that even worth it', 'doctor listened to me today and smiled. 40 days'],
      ['i caved last week', 'ok 6 days clean again, longest since march'],
    ],
    says: {
      told: "Yes! That's a real thing you did, hour by hour, and nobody did it for you. Enjoy it properly: work out the money you haven't burned and spend some of it on something you can touch. Stay a bit careful at the old spots, drink, anger, that one bench, because overconfidence likes company. Bad temper and odd sleep usually ease with time. On to the next day.",
      how: 'Same as so far: a day at a time. Keep one thing for hands and mouth in your pocket, avoid "just one", and plan the risky evenings beforehand, who knows, when you leave. Put the saved money where you see it. If it gets rough in a few weeks, that\'s common; call the person who\'s on your side before you buy.',
      when: "I can't give you a date, it differs. For many people the first days are the sharpest and then the gaps between cravings grow, with a surprise one now and then at a party or after a fight. Each wave lasts only minutes. A pharmacist or stop-smoking line can tell you more about your own case.",
    },
  },
  {
    id: 'self-cravings-when-does-it-stop',
    tries: [
      ['day 3 without cigarettes', 'its so bad in the evening. how long does this last'],
      [
        'stopped sugar on monday',
        'i have a headache and i would kill for a cookie, is that normal',
      ],
      ['quit vaping 4 days ago', 'i snap at everyone. kids are scared of me lol'],
      ['no coffee this week', 'when does this end pls'],
      ['quitting smoking tips', 'tried all of that, still want one every 5 minutes'],
      [
        'i stopped drinking wine in the evening',
        '9pm is the worst, i just walk around the kitchen',
      ],
      ['day 6 no cigs', 'cant sleep since then. does that go away'],
      ['deleted all my social media', 'my thumb still goes to the place where the app was'],
      ['i gave up sweets', 'after lunch its like an alarm. what do i do in that moment'],
      ['12 days no smoking', 'i thought it would be easier by now?? its worse'],
      ['off energy drinks since sunday', 'so tired i could cry at my desk'],
      ['stopped biting my nails', 'i sit on my hands in meetings. how do people do this'],
    ],
    says: {
      told: "You're in the roughest stretch, so being cross and restless isn't weakness. A single wave usually peaks and drops within minutes, so your job is only that wave: leave the room, cold water, something crunchy, a text to someone, ten minutes on the clock. Move your worst hour elsewhere, with a walk or a shower right then. If your body feels really bad, ask a pharmacist or doctor.",
      when: "I can't promise you a day. For a lot of people the beginning is the sharpest, then the waves get shorter and further apart, with a surprise one now and then. What you can count on: one single wave passes, usually in minutes. Write down the hour and how strong, after a week you'll see it move.",
      normal:
        "It's normal to be irritable, tired or thinking of nothing else; your body's been used to its treat at that hour. It isn't a sign that you can't do it. Warn the people you live with: \"I'm grumpy, it isn't you.\" If it's more than unpleasant, trembling, sweating, heart racing, ring a doctor or pharmacist today.",
      how: "Four small things when it hits: change rooms, drink something cold, keep your hands busy, set a timer for ten minutes. Then decide again. And change the hour that's worst: be out, in the shower or on the phone before it starts. Nobody beats it all day long, people just get past one wave and then the next.",
    },
  },
  {
    id: 'self-i-drank-again',
    tries: [
      ['no alcohol since january', 'i drank last night'],
      ['im trying to drink less', 'had two bottles alone on the sofa. again'],
      ['22 days sober', 'broke it at my cousins wedding, everyone kept pouring'],
      ['dry month started on the 1st', 'its the 6th and im hungover'],
      ['told my wife id stop drinking in the week', 'she found the bottle in the laundry basket'],
      ['i want to stop the evening wine', 'one glass turned into four. i dont get how'],
      ['sober 4 months and proud', 'relapsed. i dont even know why, it was a good day'],
      ['im cutting down on beer', 'tried only weekends. thursday is a weekend apparently'],
      ['scared of the work party, im not drinking', 'well i drank. and sang'],
      ['my boyfriend says i drink too much so i promised to stop', 'i lied to him about friday'],
      ['first week without drinking', 'called my ex drunk at 2am. so that went well'],
      ['stopped drinking for my kids', 'slept through the school play. i hate myself today'],
    ],
    says: {
      told: "That's a rotten morning, and you told it straight, which is worth a lot. The days before aren't wiped out. Water, food, and today nothing. Tell one person who's on your side the true version. Then look at the hour before the first glass: what was it for? If it keeps happening although you don't want it, a doctor or a group can help, and nobody's shocked there.",
      say: "\"I drank. I don't want to hide it from you. I'm not asking you to make it all right, I'd like you to know, and here's what I'm doing about it: I've called someone on this day.\" Only say the last part if it's true, and if it isn't yet, call first. Then don't defend yourself, just listen.",
      should:
        "I'd talk to someone outside your own head now: a doctor, an advice line or a meeting, once, just to hear what there is. Say how much and how often, honestly. If you've been drinking a lot every day, don't stop from one day to the next without medical advice. And empty the house today, tomorrow evening will be easier for it.",
      normal:
        "A slip is common on this road, and it doesn't prove anything about you. What matters is the next day, and that it isn't a secret. Tell one person. If stopping doesn't work alone though you mean it, that's the usual moment for help, from a doctor or a group, and no shame in it.",
    },
  },
  {
    id: 'self-not-drinking-and-the-others',
    tries: [
      ['26 days sober today', 'my friends say im boring now'],
      ['stopped drinking this year', 'my dad keeps putting a beer in front of me'],
      ['im not drinking anymore', 'what do i say at the wedding when they toast'],
      ['sober october and going well', 'work drinks tomorrow. do i just not go?'],
      [
        'i quit drinking, feels good',
        'my boyfriend still has his wine every night right next to me',
      ],
      ['trying to drink less', 'everyone in my team goes to the pub, if i dont go im out'],
      ['3 months no alcohol', 'they asked if im pregnant. in front of all'],
      ['i dont drink since the summer', 'my best friend took it personal, she says i judge her'],
      ['no drinking for me this month', "told them and they laughed, 'lets see how long'"],
      [
        'one year without alcohol next week',
        'dating is a nightmare, everyone wants to meet for a drink',
      ],
      [
        'i stopped with alcohol for good',
        'mother in law poured it in my dessert and said a little bit is nothing',
      ],
      [
        'cutting out beer',
        'football with the lads without beer?? i stood there with a juice like a kid',
      ],
    ],
    says: {
      told: "Well done for holding on among all that pouring. You don't owe anyone the story. Have one sentence ready and stay cheerful: \"I'm not drinking, I'll have a tonic.\" Glass in your hand from the start, your own way home, leave when it gets loud. If it's someone close, tell them alone what you'd like instead. Those who like you will get used to a different glass.",
      say: '"Not for me, thanks, but I\'d love a soda." If they push: "I feel better without it, that\'s all." Third time: "Please stop asking, I mean it." To someone close, alone: "I\'m not judging you. I need you on my side with this. Could you not pour me one, and tell the others to leave it?"',
      should:
        "Go if you'd enjoy the people, for an hour, with a full glass of something else and your own way home. Skip it if it's still early days and you'd be alone among drinkers; that's not being a coward. Suggest the next meeting yourself, breakfast, a game, a walk, so it isn't always a bar.",
      normal:
        "It's very common that others get odd when one person stops. I can't see into them, but it may make them think of their own glass. It mostly settles when you don't explain and don't make it a topic. If somebody keeps at it after a clear no, that's rude, and you may leave early.",
    },
  },
  {
    id: 'self-i-ate-it-all-after-a-good-week',
    tries: [
      ['no sugar since monday!', 'ate a whole pack of cookies in the car'],
      ['trying to eat better', 'ordered pizza. and then ice cream'],
      ['ive lost 4 kilos!', 'weekend at my mums, gained two back'],
      ['giving up chocolate for lent', 'didnt even make a week lol'],
      ['on a diet since new year', 'had a bad day and emptied the fridge, i feel gross'],
      ['i wanted to stop snacking at night', 'stood in front of the fridge at 1am again'],
      ['day 12 no sweets', 'it was my colleagues birthday. 3 slices'],
      ['meal prepping on sundays now', 'the boxes rotted and i ate mcdonalds all week'],
      ['eating healthy with my girlfriend', 'i sneak burgers on the way home. she doesnt know'],
      ['cut out crisps', 'they were on offer. i know. i know'],
      ['trying intermittent fasting', 'i lasted til 10 then ate everything in the staff room'],
      ['i stopped drinking coke', 'had one and then five. why am i like this'],
    ],
    says: {
      told: "So you ate it, and that's all that happened. It doesn't cancel the good days, and it isn't a flaw in you. Please no punishing day now, going hungry only sets up the next raid. Next meal normal, with enough on the plate. Then look at what came before: too hungry, too tired, upset? Fix that one. If food gets scary or secret more often, tell a doctor, kindly and early.",
      why: "I can't see which one's yours, but behind it there's usually a plain reason: too little eaten in the day, a rotten mood, tiredness, or a rule so strict that one bite breaks it. Loosen the rule and eat properly at lunch, and evenings get easier. If it feels out of your hands, a doctor or dietitian is a good person to tell.",
      should:
        'Don\'t make up for it. Eat the next meal as if nothing had happened, with something filling in it, and drop the word "ruined". Keep what tempts you out of arm\'s reach, not forbidden. Plan one nice thing a week on purpose, eaten at a table. If you keep eating in secret and feel awful after, talk to somebody about it.',
      normal:
        "Very normal, nearly everyone who changes how they eat has evenings like that. It's no weak character. Normal next meal, no punishment, and a look at how hungry or tired you were. If it comes often and feels like you can't stop, a doctor has heard it many times and can help.",
    },
  },
  {
    id: 'self-the-scale-isnt-moving',
    tries: [
      ['trying to lose weight for my wedding', '3 weeks and 200 grams. 200 GRAMS'],
      ['i walk every day now', 'lost nothing'],
      ['cut sugar completely', 'the scale went UP this morning. explain'],
      ['i want to lose 10 kilos', 'lost 4 then nothing for a month. i want to give up'],
      ['started the gym in january', 'my jeans fit the same and i weigh more'],
      ['eating salads since forever', 'my husband eats chips and loses weight. its so unfair'],
      ['on a diet, doing it properly this time', 'tried everything, nothing works on me'],
      ['weight watchers week 5', 'i cried in the group today, gained again'],
      [
        'since the baby i cant lose the weight',
        'its been 14 months and people still say it takes time',
      ],
      ['got on the scale every morning like planned', 'it makes me so sad. should i throw it out'],
      ['my doctor said lose some weight', "i try and try, he'll think im lying"],
      ['no carbs for a month', 'one kilo. for a month without bread. is that normal'],
    ],
    says: {
      told: "That's so frustrating, all that effort and a number that shrugs. A scale mixes in water, salt, sleep, hormones, so a day or even some weeks say little. Weigh once a week at most, or put it away and measure how clothes, stairs and sleep are. If you've really kept at it for a good while, ask a doctor or dietitian to look with you; and please don't eat even less.",
      should:
        "If it ruins your mornings, put it away for a month, yes. Take other signs: a pair of trousers, the stairs, how you sleep, how often you've walked. If you do need a number, once a week, same day. And show a doctor or dietitian what you've been doing before you cut anything more.",
      normal:
        "Standstills are very normal, and so are jumps up after salt, a hard workout or a bad night. It doesn't mean you did it wrong. If it lasts although you've changed a lot, ask a doctor or dietitian, there can be reasons nobody sees on a scale. Don't go hungrier in the meantime.",
      why: "I can't tell from here. Water, hormones, muscle, sleep, some medicines and stress all move the number, and a body often slows when it gets less. That's a question for someone who can look at you: take a week's notes on food, sleep and movement to a doctor or dietitian, and ask straight why it stands still.",
    },
  },
  {
    id: 'self-they-commented-on-my-body',
    tries: [
      ['finally feel ok in my body', "my mum said 'you got big' in front of everyone"],
      [
        'going to the family lunch, nervous about my weight',
        'first thing grandma said was have you been eating well lol',
      ],
      ['ive lost weight since the breakup', 'everyone says i look great. i feel terrible'],
      ['trying to gain weight', 'my colleague called me a skeleton at lunch'],
      ['wearing a bikini for the first time in years', 'my boyfriend said are you sure'],
      ['i stopped dieting and feel better', 'my aunt sends me diet videos now'],
      ['went to the reunion', 'somebody asked when im due. im not pregnant'],
      [
        'trying to be kinder to myself about food',
        'dad looked at my plate and said second helping? again?',
      ],
      ['i gained from the medication', 'my sister said just stop taking it then'],
      ['started the gym', 'my brother laughed and said see you in a week, chubby'],
      ['bought a dress i love', 'my husband said its brave. what does that mean'],
      ['my skin is bad again', 'coworker recommended a cream, unasked, in the meeting'],
    ],
    says: {
      told: 'Ouch, that one stays for the rest of the day. A remark like that says something about manners, it\'s no measurement of you. Have one line ready for next time: "I don\'t talk about my body at the table. How\'s work?" And to someone close, later and alone: "That hurt. Please don\'t comment on how I look, nice or not."',
      say: '"I know you may mean well, but remarks about my body hurt me. I\'d like you to stop, also the nice ones." On the spot, shorter: "Let\'s not talk about my body. What\'s new with you?" If it comes again: "I\'ve asked you not to," and then you leave the room for a moment. No explaining, no discussion about kilos.',
      normal:
        "It isn't oversensitive to be hurt by that. Bodies are the one thing you can't leave at the coat rack, and a remark sticks for years. You may ask for it to stop, and you don't have to be funny about it. Then talk to someone with whom you never think about how you look.",
      them: "I can't see into {them}. Some mean it as care, some say the first thing that comes to mind, some have a war with their own plate. You'd only learn it by asking: \"What did you mean by that?\" But you needn't find a good reason for it first. You can ask for it to stop either way.",
    },
  },
  {
    id: 'self-sleep-i-tried-all-that',
    tries: [
      ['cant sleep, its 3am', 'tried that. no screen, tea, all of it. still awake'],
      [
        'i wake up at 4 every night',
        'put the phone away like you said, now i just stare at the ceiling',
      ],
      ['my head wont stop at night', 'wrote the list. then thought about the list'],
      ['im so tired but cant fall asleep', 'magnesium, lavender, podcasts, nothing works on me'],
      ['sleeping badly since the move', 'night 11. i could cry'],
      ['insomnia again', 'got up, read, lay down, got up. its light outside now'],
      ['how do i sleep before the exam', 'didnt sleep a minute'],
      ['i lie awake worrying about money', 'breathing thing doesnt work, makes me more nervous'],
      ['i cant sleep since he left', 'even the pills from the pharmacy dont help'],
      ['awake again, second week', 'how long can someone live like this'],
      [
        'sleep tips please',
        "i work nights so that all doesnt work for me, it's bright when i go to bed",
      ],
      ['im awake at 2 every night since the baby', 'he sleeps now. i dont. so stupid'],
    ],
    says: {
      told: "You've done the homework and you're still awake, that's enough to make anyone cry. So stop trying to sleep for tonight: resting in the dark with something dull and quiet counts, too. In the morning get up at your usual hour and go into daylight. And if it's been going on for some weeks, take it to a doctor; there's real treatment for it, also without pills. Tell them what you've tried.",
      why: "I can't tell you the cause from here. Often it's the trying itself: after bad nights the bed becomes the place where you're on guard. It can also be hormones, breathing, medicine, pain or worry, and a doctor can sort those. For now: same time up every day, and only in bed when you're really sleepy.",
      normal:
        "Lying awake for a stretch is common, and a bad night feels more dangerous than it is. But if it's been weeks or you can't get through the days, don't call it normal, take it to a doctor. Tonight aim for rest only: dim, quiet, something boring read aloud, clock turned to the wall.",
      how: "Differently, then. Fewer hours in bed, not more: late to bed, same time up every day, no naps. Clock to the wall. Awake for long? Chair, dim light, a dull book, back when your eyes fall. Give it two weeks and write it down, and take the page to a doctor if it hasn't moved. Don't drive when you're that tired.",
    },
  },
  {
    id: 'self-i-slept-finally',
    tries: [
      ['cant sleep for weeks', 'slept 7 hours!!!'],
      ['i wake up at 4 every night', 'woke up at 6 today. SIX'],
      ['awake again at 3', 'must have fallen asleep after i wrote you, its 9 now lol'],
      ['my head wont stop at night', 'the list thing worked?? i was out in ten minutes'],
      ['phone out of the bedroom, ok ill try', 'third night now and i sleep like a baby'],
      ['i cant sleep since the breakup', 'first night i didnt dream of him'],
      ['sleeping so bad since the new job', 'went to bed at 9 and didnt hear the alarm'],
      ['insomnia is killing me', 'doctor gave me a sleep diary and it gets better slowly'],
      ['baby wakes every 2 hours, im dying', 'she slept through!!!! from 8 to 5'],
      ['scared of going to bed', 'moved to the sofa and slept. is that ok or a bad habit'],
      ['i lie awake because of money', 'told my wife everything yesterday. slept all night'],
      [
        'husbands snoring keeps me up',
        'slept in the kids room. best night in a year, feel bad for him tho',
      ],
    ],
    says: {
      told: "Finally! The whole day looks different after that, doesn't it? Enjoy it and don't guard it too hard: one worse night in between wouldn't undo anything. Remember what was different yesterday, hour, room, what you'd got off your chest, and repeat just that tonight. Same time up tomorrow, even if it's tempting to stay in bed. Now go and use your good head for something nice.",
      will: "I can't promise you the next night. But your body has shown it can still do it, and that helps by itself. Keep what worked, get up at the same time, and if a bad one comes, treat it as one bad one. Should the old pattern return for weeks, a doctor is the right address.",
      normal:
        "Whatever lets you sleep without harm is fine for now, a different bed, an earlier hour, a door closed. Nobody gives marks for where. If it concerns someone you share a bed with, tell them it's about sleep and not about love, and have your cuddle before. Then see after two weeks whether it still suits you.",
    },
  },
  {
    id: 'self-phone-i-reinstalled-it',
    tries: [
      ['deleted tiktok yesterday', 'ok i reinstalled it'],
      ['im on my phone 7 hours a day', 'put it in the drawer. took it out after 20 min'],
      ['no instagram this month', 'lasted til wednesday lol'],
      ['want to stop scrolling in bed', 'bought an alarm clock and still scroll til 2'],
      ['i set a screen time limit', 'i just press ignore for today. every day'],
      ['quit twitter', 'watching it in the browser now so thats that'],
      ['trying a phone free weekend', 'i felt so left out, checked everything sunday noon'],
      ['deleted the dating apps', 'downloaded hinge again at 1am. why'],
      ['i check his profile all the time', 'unblocked him, looked, blocked him again'],
      [
        'i stopped playing that game',
        'my little nephew installed it and there i was, 3 hours gone',
      ],
      ['greyscale on my phone, good idea', 'yeah it just made me squint'],
      ['i wanted to read instead of scroll', 'read 2 pages. scrolled 2 hours'],
    ],
    says: {
      told: "Of course you did, that thing is built by clever people to get you back. It's no lack of character. Don't aim for never, aim for farther away: charger in the hall, logged out, no app but the slow browser. And decide what you do in the exact moment you normally reach for it, in bed, on the toilet, after work. An empty gap always gets filled by the phone.",
      why: "I can't look inside you, but it's rarely about the app. You reach for it when you're tired, lonely, bored or putting something off, and it works for a minute. So catch the moment before: what did I want just then? Rest, company, a break? Give yourself a clumsy version of that first, then you may still scroll.",
      how: "Make it a nuisance. Log out each time, delete the password from memory, charge it outside the bedroom, and put a book or puzzle where the phone used to lie. One fixed window a day in which it's allowed, say after dinner for half an hour. Do it with another person if you can, a bet works better than a vow.",
      normal:
        "Completely normal; most people who delete an app are back within days. It's a habit with a very good designer. Don't count it as failing, count what was hard: the evening, the bed, the waiting. Fix one of these places only, and leave the rest for now.",
    },
  },
  {
    id: 'self-phone-less-and-now-bored-or-better',
    tries: [
      ['deleted instagram', 'day 4 and im SO bored'],
      ['phone stays in the kitchen at night now', 'weirdly nice. read half a book'],
      ['no tiktok this month', 'i dont know what to do with my evenings'],
      ['i quit all social media', 'nobody calls me. turns out i had no friends just likes'],
      ['trying less screen time', 'down from 6 hours to 2!'],
      ['no phone in bed, ok', 'now i actually have to think. dont like it'],
      ['dumb phone since monday', 'i miss the group chat, they planned a trip without me'],
      [
        'phone free sunday with the kids',
        'they whined for an hour and then built a fort. best day',
      ],
      [
        'stopped reading news all day',
        'im calmer but feel guilty, like i dont care about the world',
      ],
      ['left the family whatsapp', 'my sister says im being dramatic'],
      [
        'i put the phone away at dinner',
        'my girlfriend didnt. so i sat there looking at her looking at it',
      ],
      ['deleted facebook at 61', 'feels quiet. good quiet or lonely quiet i dont know yet'],
    ],
    says: {
      told: "So it's gone quieter, and you're noticing what was underneath, good and not so good. That's exactly the point at which it starts to work. Boredom needs about a week before ideas come, so don't fill it too fast. But do replace the people: ring one, ask one to come by, tell your friends how to reach you now. And keep the nicest bit you've found, it's yours.",
      normal:
        "It's normal that it first feels empty or even a bit sad; the phone had covered that up. It says nothing against your decision. Give it a week or two, put something for your hands within reach, and arrange one real meeting, so that less phone doesn't turn into fewer people.",
      should:
        "I'd keep it going, with a small door for people: tell three friends to text or call you, and look into the group once a day at a fixed time. It was meant against scrolling, not against company. Plan one thing per week with somebody in the same room. After a month decide afresh what you really missed.",
    },
  },
  {
    id: 'self-hospital-visit-was-hard',
    tries: [
      ['visiting my grandpa in hospital tomorrow, scared', 'went. he didnt know who i was'],
      ['my mum is in hospital after a stroke', 'saw her today. she looks so small'],
      [
        'what do i say to my friend with cancer',
        'i just sat there and talked about the weather like an idiot',
      ],
      ['dad is in icu', 'all those tubes. i had to go out after 5 min'],
      ['my brother is in the psych ward, should i visit', 'i visited. he didnt want to see me'],
      ['aunt is dying, im flying home', 'she held my hand and slept. was that enough?'],
      ['grandma is in the hospice', 'i promised id come every day and today i just couldnt'],
      ['my ex is in hospital, do i go', 'went, his new wife was there. awkward is not the word'],
      ['first time in the care home to see mum', 'she cried when i left. i cried in the lift'],
      ['my best friend had an accident', 'she screamed at me to get out, shes in so much pain'],
      [
        'taking the kids to see grandpa in hospital',
        'the little one was scared and asked why grandpa is yellow',
      ],
      ['dad after his op', 'he was confused and talked to me like im his sister, is that normal'],
    ],
    says: {
      told: "That's hard to see, and you went, or tried to, which counts more than what you said there. Visits like this rarely feel good. Even if it doesn't show, a familiar voice and a hand are enough, even for ten minutes. Before the next one, ask the nurse how {they} {is} today, take one small thing along, a photo, cream for the hands, music. And don't drive home straight into work.",
      normal:
        "Being shocked, going out for air, not knowing what to say, all of it's normal. Confusion or tears or anger in a sick person happen often, too; tell a nurse what you saw and ask what it means, they can explain. Short visits are fine. Sit down somewhere after, before you go on with the day.",
      how: 'Keep it short and concrete. Ask at the desk how today is, sit down at eye level, say who you are, touch a hand if it\'s welcome. Bring something to do: read the paper aloud, show photos, rub in hand cream. Silence is allowed. Leave with a sentence for next time, "I\'ll be back on Thursday", and have someone to ring afterwards.',
      should:
        "I'd go again, shorter and better prepared: ask staff for the best hour, bring one thing to share, stay fifteen minutes. If you really can't on one day, ring the ward and have them pass on a greeting. Being there less often with warmth beats coming daily on your last legs.",
    },
  },
  {
    id: 'self-caring-sibling-doesnt-help',
    tries: [
      ['im caring for my mum alone', 'asked my brother. he said hes too busy'],
      ['dad needs someone every day now', 'my sister sends a heart emoji. a heart emoji!'],
      ['i do everything for grandma', 'told the family, they said but you live closest'],
      [
        'should i ask my siblings to help with mum',
        'asked. they want to put her in a home and sell the house',
      ],
      [
        'im exhausted from looking after my father',
        "brother came for one afternoon and now he's the hero",
      ],
      ['had the family talk about mums care', 'everyone nodded, nobody did anything'],
      [
        'i told my sister i cant do it alone any more',
        'she lives in canada so what can she do right',
      ],
      ['my parents need more and more', "'you dont have kids so its easier for you' he said"],
      [
        'i take dad to every appointment',
        'my brother pays nothing and comes nothing. should i send him a bill',
      ],
      ['wrote my siblings a long message about mum', 'read by all. no answer since sunday'],
      ['caring for my aunt', 'cousins say theyd only be in the way'],
      [
        'i have mum at home with dementia',
        'my brother thinks i exaggerate because she pulls herself together on the phone',
      ],
    ],
    says: {
      told: 'That\'s bitter: you carry it all and get a pat on the head. A general "I need help" is easy to dodge, so make it pieces with names. Write down one week of what you do, with hours, and send it: "Which three of these do you take? Far away you can do the phone calls, the forms, or pay for a helper." And look for outside help meanwhile, don\'t wait for family.',
      say: "\"Here's what a week looks like. I can't keep doing all of it. From the first of the month I'm doing these parts. Those three are open: every second weekend, the paperwork, or paying for help four hours a week. Please tell me by Sunday which one's yours. If nobody takes them, I'll hire someone from the common money.\"",
      should:
        "I'd ask once more, with a list and a date, and money counts as help. Then I'd stop waiting and see who else exists: a care adviser, day care, a carer for some hours, a neighbor. Don't send a bill in anger; propose a split in writing. A weekend where {they} take{s} over alone explains more than any message.",
      normal:
        "It happens in so many families: one does it, the others have opinions. Being angry about it is fair. It doesn't mean you have to go on like that. Put it on paper in hours, give out concrete pieces, and take help from outside for the rest.",
    },
  },
  {
    id: 'self-care-home-decided-and-guilty',
    tries: [
      [
        'mum cant live alone any more, what do i do',
        'we signed for the home today. i feel like a traitor',
      ],
      ['dad has dementia and im at my limit', 'he moves on monday. i promised him never'],
      [
        'should my grandma go into a home',
        'shes there now. she asks me every day when she can go home',
      ],
      [
        'i cant care for my husband at home any longer',
        'they have a room. i said yes and then i threw up',
      ],
      [
        'my mother fell again',
        'its decided, care home. my aunt says in our family we dont do that',
      ],
      ['looking at homes for dad', 'found a nice one. he wont look at me since'],
      ['i promised mum no home', 'the doctor said theres no other way. doesnt help'],
      ['grandpa goes into care next week', 'im clearing his flat and crying over a coffee cup'],
      [
        'its too much with mum at home, what else is there',
        'put her on the list for a place. did i give up too soon?',
      ],
      [
        'had to choose between my job and caring for my dad',
        'chose the job. hes in a home since friday',
      ],
      [
        'my wife has parkinsons, 24h care now',
        'first night alone in the house. quiet like a grave',
      ],
      [
        'we moved my mother into assisted living',
        'shes happy there lol. and im the one who cant sleep',
      ],
    ],
    says: {
      told: "That's one of the heaviest decisions there is, and the guilt comes because you love {them}, it's no proof that you did wrong. Others now do the washing and the nights, and you get to be family again. Make the room familiar with a blanket, photos, the old cup. Go at fixed days, so {they} can count on them. About the promise: you gave it before you knew how this would be.",
      normal:
        "Guilt is what almost everyone feels in this spot, even when it was the only way and even when {they} {is} well there. Relief too, and you're allowed both. The first weeks are usually the hardest for everybody. Ask the staff how it is when you've left; ask it often, and tell them what {they} like{s}.",
      say: '"I couldn\'t keep you safe by myself any more, and that hurts me as well. I haven\'t gone anywhere. I come on Wednesdays and Sundays, and you can call me." To the family who judge: "I\'d be glad of your help. Which day do you visit?" When asked about going home: "You miss it, don\'t you? Tell me about the kitchen."',
      should:
        "I wouldn't take it back out of guilt. Give it some months, with your eyes open: how are {they} treated, clean, fed, spoken to? Speak up early if something isn't right, and change places if you must. But first sleep for a few nights yourself. You'll see more clearly whether it's wrong or only sad.",
    },
  },
  {
    id: 'self-they-refuse-the-carer',
    tries: [
      ['i need help with mum, cant do it all', 'the carer came and she sent her away'],
      ['dad needs meals on wheels', 'he gives them to the dog'],
      ['got a cleaner for my grandma', 'she fired her after two days, says she steals'],
      ['home help for my parents?', 'they dont want strangers in the house. end of story'],
      ['my husband needs someone when im at work', 'he only wants me. nobody else may wash him'],
      ['bought mum an alarm button', 'its in the drawer. she says its for old people'],
      ['grandpa shouldnt drive any more', 'told him. he drove off'],
      ['day care for my mother with dementia', 'she stood at the door and wouldnt get in the bus'],
      ['im tired from caring for my aunt', 'tried day care, she says im trying to get rid of her'],
      ['got dad a walker', 'he says hed rather fall. what do i do with him'],
      ['arranged a nurse for my mums insulin', 'mum locked the door. nurse rang me at work'],
      [
        'my parents should move closer, stairs are dangerous',
        'dad says they carry him out feet first or not at all',
      ],
    ],
    says: {
      told: "So you've organised all of it and it's standing outside the door. It's maddening. Go in smaller and under another name: first someone who comes \"to help me\", for an hour, while you're there, with coffee, always the same face. Let {them} choose the day or the person. Often it also goes down better from a doctor or a grandchild. And say honestly what you can't go on doing.",
      say: "\"I know you don't want it. I'm not doing this because you can't cope, I'm doing it because I can't. Do it for me, Tuesdays, for four weeks. After that we talk again, and if it's awful we'll find somebody else.\" Don't argue about whether it's needed. Ask which day, morning or afternoon.",
      them: 'I can\'t see into {them}. Often such a no is about shame, about strangers in the bathroom, or the fear that this is the first step out of the house. Ask for the worst part: "What bothers you most about it?" If it\'s one thing, like being washed by a stranger, you can arrange just that differently.',
      should:
        "Try once more, smaller, with a time limit of four weeks and the same person each time. If it stays a no although it's dangerous, ask the doctor or a care advice service what can be done, you needn't settle that alone. And keep your own limit: what you've said you can't do any longer, don't do secretly after all.",
    },
  },
  {
    id: 'self-i-lost-my-temper-while-caring',
    tries: [
      ['im caring for mum, so tired', 'i shouted at her today. shes 84'],
      ['dad asks the same question 50 times a day', 'i snapped and said are you stupid. he cried'],
      ['my husband is ill for 2 years now', 'told him i cant stand it any more. his face'],
      ['looking after my grandma with dementia', 'i slammed the door so hard the picture fell'],
      ['cant do this caring any more', 'i called my mother a burden. out loud'],
      ['my son is disabled, no sleep since days', 'i screamed into a pillow and he heard me'],
      ['mum refuses to eat what i cook', 'threw the plate in the sink. im a monster'],
      ['wife has ms and i do everything', 'i was cold to her all day on purpose. shes so sad now'],
      ['dad keeps getting up at night', '4am and i yelled at him to go to bed, felt like a jailer'],
      ['im my brothers carer', 'i said i want my life back. he said me too'],
      ['tired of my mothers complaining, shes ill', 'hung up on her. she has nobody else'],
      ['caring for my mother in law', 'thought tonight i wish it was over. then hated myself'],
    ],
    says: {
      told: "You're not a monster, you're worn out, and it came out at the person you do everything for. Say sorry simply, even if it's been forgotten already: \"I was tired and I was loud. That wasn't your fault.\" Then take it as a warning light: ask today who can take over some hours, a relative, day care, a carers' line. And if you fear you might lose control, leave the room and ring someone.",
      say: "\"I'm sorry about before. I was at the end of my strength and I took it out on you. You didn't deserve that. I love you, and I'm going to get us some help.\" Short, hand on the arm if it's welcome, no long explanations. And one to somebody else: \"I'm at my limit. I need you here on Saturday.\"",
      normal:
        "Nearly every carer has a moment like this, and hardly anyone speaks about it. Even wishing it were over is a thought tired people have; it doesn't mean you don't love {them}. What it does mean: you need relief, soon and regularly. Tell a doctor or a carers' advice line exactly that sentence.",
      how: "In the moment: make sure {they} {is} safe, go out of the room, cold water, count, come back after five minutes. For the week: two fixed times in which someone else is in charge. Ask a carers' advice service what's there for you, from respite to day care. Tiredness like yours doesn't go away by trying harder.",
    },
  },
  {
    id: 'self-i-took-a-break-from-caring',
    tries: [
      ['i need a day off from caring for mum', 'took it. felt guilty the whole time'],
      ['should i go away for a weekend, dad needs me', 'went. my sister rang 6 times'],
      [
        'respite care for my husband, one week',
        'he goes monday. i dont even know what i like doing',
      ],
      ['told my family i need a break', 'had one evening. slept in the cinema lol'],
      [
        'im going to choir again while the carer is here',
        'it was wonderful and then i came home and she was crying',
      ],
      ['got a carer for 4 hours a week', 'i sit in the car and stare. whats wrong with me'],
      [
        'booked a holiday, first in 5 years',
        'now mum says her heart feels funny. always when i go',
      ],
      ['grandma goes to day care on tuesdays now', 'first tuesday! had a bath for an hour!!'],
      [
        'i want to go to my friends wedding but who looks after dad',
        'neighbour said yes. should i really go',
      ],
      ['my brother takes mum this weekend', 'he does it all wrong and i keep texting instructions'],
      ['needed a break so i let my aunt do it', 'people say must be nice to have free time. grr'],
      ['the nurse said take care of yourself too', 'did nothing all day. is that allowed'],
    ],
    says: {
      told: "Good that you've got those hours, and the guilt is only the habit of being needed; it doesn't mean you did something wrong. Rested, you last longer, so it's for both of you. Don't expect to enjoy it at once, first comes sleep and staring. Make it fixed, same day each week, and set a rule: they ring for emergencies, not for where the socks are.",
      should:
        "Yes, go. Leave one sheet: medicines, habits, doctor's number, who's the backup. Say goodbye calmly, when you'll be back, and then really leave. Others will do it differently from you, and mostly that's fine. If a new complaint comes up as you go, have it looked at by a nurse or doctor, and still keep your plan if they say it's all right.",
      normal:
        "Very normal, the staring, the sleeping, the not knowing what you like. When somebody's been on duty for so long, free time feels strange at first. Nothing useful needs to come out of it. It gets better with repeating, so keep the same hours every week.",
      say: 'To {them}: "I\'m back on Sunday at six. Until then you\'re in good hands, and I\'ll call once, tomorrow at ten." To whoever takes over: "Ring me only if a doctor is needed. Everything else you\'ll work out." To the remarks: "Yes, it was lovely. You could give me another one, Saturday\'s free."',
    },
  },
  {
    id: 'self-they-forget-me-or-accuse-me',
    tries: [
      ['mum has dementia', 'she said im stealing her money. me'],
      [
        'my grandma is getting forgetful',
        'today she asked when her daughter is coming. im her daughter',
      ],
      ['dad has alzheimers and lives with us', 'he hit my hand away and called me a stranger'],
      ['visiting my mother in the home', 'she introduced me to the nurse as a nice lady'],
      ['my husband starts to forget things', 'he called me by his first wifes name all evening'],
      ['grandpas dementia gets worse', 'he wants to go home. he IS home. do i tell him'],
      ['mum forgets a lot lately', 'she asks for my father. hes dead since 2011. what do i say'],
      ['my aunt with dementia', 'told the neighbours i lock her up'],
      [
        'dad asks the same thing all day',
        'tried the calendar, the notes, the clock. he asks why theres notes everywhere',
      ],
      ['mother forgot my birthday, first time ever', 'i waited all day by the phone like a child'],
      ['grandma doesnt recognise us', 'she smiled at the baby tho'],
      [
        'my wife is 58 and has early alzheimers',
        'she looked at our wedding photo and asked who that man is',
      ],
    ],
    says: {
      told: "That goes straight to the heart, and it's the illness talking, not a verdict on you. Correcting mostly brings fear, so go along with the feeling instead: \"You're missing your purse, let's look together.\" \"You'd like to go home, tell me about it.\" Names go early; the sense of a kind person often stays longer. And tell the doctor about anything new or sudden. Then cry with someone, you're losing {them} in pieces.",
      say: "Don't test and don't argue. For missing things: \"How annoying, let's look for it.\" For someone who's died: \"You're thinking of him, aren't you? What was he like?\" For going home: \"Soon. Have a cup of tea with me first.\" And when your name's gone: \"I'm a person who's very fond of you.\" All of that is true enough.",
      normal:
        "It's sadly common with this illness, the accusing as well, and often it hits the one who does the most. It isn't what {they} really think{s} of you. If it comes suddenly or is much worse than last week, let a doctor look, because other causes can be behind it. And talk to others who live with it, they know this exact pain.",
      how: 'Fewer facts, more feeling. Speak slowly, say your name as you come in, one question at a time. Have two or three things ready that calm: an old song, photos, folding towels. Ask the doctor or a dementia advice line for more of these, and for hours off. And have one person to whom you can say how much today hurt.',
    },
  },
  {
    id: 'self-ill-relative-far-away',
    tries: [
      ['my mum is in hospital', 'im 9 hours away by plane and cant get off work'],
      ['dad had a stroke', 'hes in manila. im in dubai'],
      ['grandma is dying', 'i dont have the money for the flight'],
      ['my brother had an accident', 'no visa. i cant leave the country or i cant come back'],
      ['my father has cancer', 'do i move back? i have a job and a kid in school here'],
      ['mum broke her hip', 'my sister is there and says dont come, but it sounds like come'],
      ['my best friend has chemo', 'shes in another country and i only have the phone'],
      ['granddad in icu back home', 'they only let one person in and its not gonna be me'],
      [
        'my mom is getting frail',
        'i call every day. she says all is fine. she always says all is fine',
      ],
      ['my parents are both sick', 'were expecting in 3 weeks so i cant fly'],
      ['aunt who raised me is very ill', 'my boss says shes not immediate family'],
      [
        'dad is in hospital again',
        'i flew home last month already, third time this year. go again or wait?',
      ],
    ],
    says: {
      told: 'That\'s a special kind of awful, needing to be there and being a map away. From afar you can do real things: one fixed call a day, a voice message for {them} that someone plays, a talk with the doctor by phone, money or forms, being the one who updates everyone. Ask plainly, "If this was your family, would you come now?" Then decide with that, and not from guilt alone.',
      should:
        "I'd ask the ward or the closest person for a straight answer: is this a matter of days, weeks or months? If days, go if there's any way, and ask about compassionate leave and emergency fares. If it's longer, one planned visit with time beats a rushed one. And if you can't go at all, a call held to the ear is real presence.",
      say: 'To work: "My family member is seriously ill. I need unpaid or emergency leave from this date. What\'s possible?" To the one on the spot: "Please tell me the truth, not what calms me. Should I come?" To {them}: "I can\'t sit next to you today, so I\'m here on the phone. You don\'t need to talk, I\'ll tell you about my day."',
      normal:
        "The guilt is normal, nearly everyone who lives far from their people knows it. You built a life somewhere, that wasn't a wrong. Pick what you can do from there, do it regularly, and let somebody hold you in the evening. Then the distance is still there, but you're not absent.",
    },
  },
  {
    id: 'self-my-operation-date',
    tries: [
      ['i need surgery on my knee', 'got the date. the 12th. now its real'],
      ['doctor says gallbladder has to come out', 'its tomorrow at 7. im shaking'],
      ['waiting for my heart operation', 'they moved it. again'],
      ['should i have the hysterectomy', 'i said yes. thursday. feel odd about it'],
      [
        'scared of anesthesia',
        'talked to the anesthetist, he was nice, still scared i wont wake up',
      ],
      ['wisdom teeth out, all four', 'its on friday. what do i need at home'],
      ['biopsy under sedation on monday', 'who do i even ask to pick me up, i live alone'],
      ['having my thyroid out', '3 weeks til then, i already packed lol'],
      [
        'decided on the back operation',
        'my brother says never let them cut your back. thanks for nothing',
      ],
      ['c section is planned', 'its next tuesday!! excited and terrified'],
      [
        'i need an eye operation',
        'they gave me a slot in two weeks, im awake at night imagining the needle',
      ],
      ['hernia op at last', 'i have it on the 3rd and my boss asked if it cant wait'],
    ],
    says: {
      told: "So it's got a date or a fixed plan, and your stomach knows it. Make two lists. For the doctors: what exactly are you doing, how will I feel after, what if I'm afraid? For home: someone who takes you and brings you back, simple food, charger, loose clothes, the first nights not alone. Tell the team you're nervous, they've got time and means for that. Plan one nice thing for after.",
      how: "The day before: follow their eating and medicine rules exactly, and ring if something's unclear. Bag: papers, medicine list, charger, loose clothes, lip balm, headphones. Home: bed made, soup, painkillers as they say, everything at hand height. Someone who takes you and stays the first night; if there's nobody, ask the clinic early, they know ways. In the room: slow breaths out, one song you like.",
      normal:
        'Being afraid is normal, even of small things, even if you chose it. Tell them when you arrive, "I\'m frightened", in exactly these words; they hear it daily and can help. Those who tell you horror stories may keep them until next year. Ask your real questions to the doctor who\'ll do it.',
      say: 'To the doctor: "I\'m nervous. What happens, step by step, and who\'s with me when I wake up?" To work: "I\'ve got an operation on this date, my doctor expects me to be off this long. I\'ll let you know." To a friend: "Could you take me there, bring me home and stay the evening? I\'d feel a lot better."',
    },
  },
  {
    id: 'self-i-started-or-fear-the-pills',
    tries: [
      ['doctor wants me to take antidepressants', 'picked them up. theyre still in the bag'],
      [
        'been so low, finally saw someone',
        'she gave me tablets. my mum says those change who you are',
      ],
      ['started meds for anxiety last week', 'feel worse and like cotton wool. do i stop?'],
      ['im on pills for my blood pressure now', 'i feel old. forgot them twice already'],
      ['doctor suggested hormones for the hot flushes', 'read the leaflet. big mistake'],
      ['took the first sleeping pill', "slept like a stone, now scared i'll get hooked"],
      ['on adhd medication since monday', 'its so quiet in my head i cried'],
      ['my antidepressants work, im ok now', 'so i stopped them on sunday. dizzy since'],
      ['they want me on statins', 'my friend says its all pharma money'],
      ['got prescribed something for panic', 'i carry it around but dont dare to take it'],
      ['2 weeks on the new tablets', 'nothing. when does it start to work'],
      [
        'started the injections for weight',
        'throwing up every morning and i havent told anyone im on it',
      ],
    ],
    says: {
      told: "That's one to settle with the person who prescribed it, and a short call is enough, you don't have to wait for the next appointment. Say exactly what you've told me, the fear or what you feel since. Please don't stop or change anything on your own; a pharmacist can answer a lot today, for free. If you feel really unwell, get medical help at once. Wanting to understand what you take is your right.",
      say: '"I\'ve got a question about the medicine you gave me. This is what I notice, or what worries me. Is that expected, how long does it last, and what do I do if it doesn\'t pass? What would be the other options?" Write the answers down. To people with opinions: "Thanks, I\'m discussing it with my doctor."',
      should:
        "I can't tell you to take or stop it, and please don't let a leaflet, a relative or me decide. Ring the pharmacist or practice today, that's a five-minute call, and ask what to expect and when. If you've already stopped or feel bad on it, say that right away. Nobody will be cross with you.",
      normal:
        "I can't judge what's normal with your medicine, but a pharmacist can, today, without an appointment. Being wary is common, and so are forgetting one and reading the leaflet in horror. Ask what to expect in the first weeks and which signs mean ring at once. Until then, change nothing by yourself.",
    },
  },
  {
    id: 'self-therapy-first-session-was-odd',
    tries: [
      ['first therapy session today', 'it was weird. i talked about my cat for 40 min'],
      ['should i try therapy', 'went. cried the whole hour and now i have a headache'],
      ['my first appointment with the counsellor is at 4', 'she just nodded. is that it?'],
      ['scared of therapy tomorrow', 'did it!! feel light and totally empty'],
      ['im starting therapy for my anxiety', 'he asked about my mother in minute 3 lol'],
      ['got a therapist after a year on the list', 'dont know if i like her'],
      ['couples counselling tonight', 'we fought in the car on the way home'],
      ['trying online therapy', 'the screen froze when i finally said it'],
      [
        'ok i booked the therapist',
        'first session was only forms and questions. felt like the tax office',
      ],
      [
        'told the therapist everything in the first hour',
        'now im so embarrassed i dont want to go back',
      ],
      ['group therapy starts monday', 'said nothing. everyone else has real problems'],
      [
        'going to therapy for the first time at 57',
        'it was ok. i feel worse now than before tho, is that how it should be',
      ],
    ],
    says: {
      told: "You went, and first hours are nearly always strange: too much, too little, or the cat. You don't have to know after one whether it's right. Plan something soft for after, a walk, no big meeting. Next time start with exactly this: \"Last time I went home feeling like that.\" Give it about three sessions and then ask yourself whether you dare to say more than before. That's the measure.",
      normal:
        "Yes, feeling worse, empty or embarrassed after the first time is common; things that lay still got moved. It usually settles in a day or two. If it doesn't, or it gets very dark, ring and tell them. And nobody's problem is too small for that chair, there's no entry exam.",
      should:
        "I'd go back, unless something really felt wrong, like being laughed at or pushed. One hour is too short for both of you. Say at the beginning what bothered you, how somebody takes that tells you a lot. If after three you still don't feel understood, look for another, that's no failure.",
      say: "\"Before we start: I went home strange last time. I'd like to tell you what was hard about it. And I'd like to know how you work, what we're aiming for, and what I can do if it gets too much between sessions.\" A good one will be glad. If you can't say it, hand it over on paper.",
    },
  },
  {
    id: 'self-therapist-isnt-a-match',
    tries: [
      ['started therapy in may', 'i dont think she likes me'],
      ['my therapist keeps looking at the clock', 'told him. he got offended'],
      ['should i change therapists', 'how do i tell her without hurting her'],
      ['8 sessions and it goes nowhere', 'i just tell her what she wants to hear'],
      ['therapy is ok i guess', 'he fell asleep. actually asleep'],
      ['my counsellor said something that hurt', 'i didnt go this week. just ghosted her'],
      [
        'not sure about my therapist',
        'but ive waited a year for this place, if i leave im at the bottom again',
      ],
      ['my therapist talks more about herself than me', 'now i know all about her divorce lol'],
      ['told my therapist i feel stuck', 'she said maybe youre not ready to change. ok'],
      [
        'the psychologist is a man and i cant talk about it with him',
        'is it rude to ask for a woman',
      ],
      [
        "im in therapy but he always says 'and how does that make you feel'",
        '3rd therapist already. maybe its me',
      ],
      [
        'my therapist has the same view as my husband on everything',
        'we go together and its two against one',
      ],
    ],
    says: {
      told: "It should be a place where you get braver, and right now you're being careful there. That's worth saying out loud once: \"I notice I hold back here, because of this.\" The reaction shows you a lot. If it stays like that, you may change; it's your hour, and the fit matters a great deal. If places are rare, look for the next one before you give up this one.",
      say: "\"I've thought about it, and I'd like to end here. It doesn't fit for me, and I want to try somebody else. Thank you for the time.\" That's complete, by mail too. If you'd like to give it one more chance: \"It hurt me when you said that. I'd like us to talk about it before we go on.\" A good therapist can take either.",
      should:
        "I'd say it once to their face, in the first five minutes so there's time, and then give it two more sessions. If you're still acting a part, change. Keep the place until you've got another one in sight. And if a line was crossed, something that felt plainly wrong, leave right away and tell someone.",
      normal:
        "It's quite usual that it takes two or three people until it fits; it isn't you. Asking for a woman, a man, another style or another language isn't rude either. Say what you need as you'd say it at the hairdresser's. It's your time and your story.",
    },
  },
  {
    id: 'self-grief-the-funeral-is-over',
    tries: [
      ['my dad died last week', 'the funeral was today. i felt nothing'],
      ['grandma died on monday', 'buried her this morning. it rained and everyone hugged me'],
      ['my best friend died in a crash', 'her funeral was full, 300 people. now its so quiet'],
      ['mum passed away on the 3rd', 'funeral is over. what am i supposed to do now'],
      ['my uncle died', 'they fought at the funeral. over a chair'],
      [
        'lost my brother to cancer',
        'read my speech, didnt cry, everyone said so strong. now i cant stop',
      ],
      ['my husband died 2 weeks ago', 'all the visitors are gone since yesterday'],
      ['grandpa is dead', 'couldnt go to the funeral, watched on zoom. it froze'],
      ['my wife died in march', 'we scattered her ashes on sunday. i thought id feel lighter'],
      [
        'my father passed, we didnt talk for years',
        'i went. stood at the back. dont know why im so sad',
      ],
      [
        'my colleague died, buried on friday',
        'came home and laughed at a stupid video, whats wrong with me',
      ],
      [
        'my aunt died, she raised me',
        'funeral done, thank you letters done. i just sit in her kitchen',
      ],
    ],
    says: {
      told: "I'm so sorry. That day had to be got through, and now there's no job left to hold you up, so it's often now that it gets heavy or strangely empty. Whatever you felt there, nothing, tears, a laugh, says nothing about how much you loved. Eat something small, sleep where you can. Ask one person to come on an ordinary day next week, when the others have stopped calling.",
      normal:
        "Yes. Numb, laughing, crying only at home, sad about someone you'd lost touch with: grief does all of it, and there's no right order. Feeling nothing isn't coldness, it's often just too much at once. Be gentle with the evenings, and let one person know how it really is.",
      how: "Small and practical. Something warm once a day, fresh air once a day, one call with someone who knew {them} or knows you. Leave papers and cupboards for now unless there's a deadline. When a wave comes, let it, it goes down again. If after some time you can't get through your days at all, a doctor or grief group can help carry it.",
    },
  },
  {
    id: 'self-grief-others-say-move-on',
    tries: [
      ['my mum died last year, i still cry', 'my husband says its time to let go'],
      ['lost my best friend in may', "my boss asked if im 'over it' yet"],
      ['dad died 3 years ago', 'my sister says im stuck. am i?'],
      ['grieving my wife', 'friends want to set me up with someone. its been 8 months'],
      ['my grandma died and i cant stop crying', 'people say she was 91, what did you expect'],
      ['we lost the baby at 14 weeks', 'my mother said you can try again'],
      ['my brother died', "everyone says he's in a better place. i want to hit them"],
      ['my dad passed in spring', 'nobody mentions him any more. like he never was'],
      ['i miss my husband every day', 'the kids say i should sell the house and start new'],
      ['my ex died and im a mess', 'my girlfriend says i have no right to be that sad'],
      ['lost my mum when i was 20, im 41 now', 'told a friend i still miss her, she said STILL?'],
      [
        'my friend died, its been 5 months',
        'counsellor at work gave me a leaflet about stages. stages!',
      ],
    ],
    says: {
      told: "Missing someone has no closing date, and whoever says so mostly wants it to be easier, for you or for themselves. You're allowed to be sad on your own clock. One sentence for the next time: \"I'm not over it and I don't have to be. You'd help me by asking about them now and then.\" And look for one person, or a group, who likes hearing the stories.",
      normal:
        "It's normal to miss someone for a long time, with good weeks and then a song in a shop. Nobody can tell you a date. I'd look for help not because of the calendar but if you can't sleep, work, eat or see anyone any more; then a doctor or grief counselor is good company. Otherwise it's love with nowhere to go.",
      say: '"I know you want me to feel better. When you say I should move on, I feel alone with it. What helps is when you say the name, ask me how it is today, or just sit with me." And short, for the less close ones: "I\'ll take the time it takes, thanks." Then change the subject, you owe no debate.',
      should:
        "I wouldn't do anything because somebody else finds it's time: no dating, no selling, no clearing out. Big steps can wait until they're your own wish. But check one thing honestly, for yourself: is there sometimes a good hour again? If there hasn't been any for long, tell a doctor or a grief group. That's for you, not for them.",
    },
  },
  {
    id: 'self-grief-sorting-the-things',
    tries: [
      [
        'my dad died and his flat has to be empty by june',
        'started today. got as far as his slippers',
      ],
      ['mum died in spring', 'my sister already gave her clothes away without asking me'],
      [
        'should i clear out my husbands wardrobe, he died last year',
        'did one shelf. smelled his jumper for an hour',
      ],
      ['my grandma died, everyone wants something', 'they took the ring i was promised'],
      [
        'my son died 4 years ago and his room is as it was',
        'we painted it yesterday. i feel awful and ok',
      ],
      ['lost my wife', 'i cant throw out her toothbrush, do i have to?'],
      ['my best friend died, her mum gave me a box', 'its in the hall. i cant open it'],
      ['grandpa died, clearing the house', 'found letters. from a woman who is not my grandma'],
      ['dad passed away', 'his phone contract ends, then his voicemail is gone'],
      ['my mother died in january', 'kept everything, my place looks like a museum now'],
      [
        'my brother died, we were flatmates',
        'his parents come saturday for his things. what do i keep',
      ],
      ['my partner died', 'gave his jacket to charity and ran back to get it, too late'],
    ],
    says: {
      told: "I'm so sorry. Things can hit harder than the funeral, because they're so ordinary. Nothing has to be decided in the first wave: make three piles, keep, give, don't know yet, and the last may be the biggest. Stop after an hour. Save what can't be replaced first, voice, photos, writing. And if something's gone already, write down its story, that part nobody can give away.",
      should:
        "Keep what you'd run back for, and take your time with the rest. If there's a deadline, put the undecided things in boxes at someone's place for a year. A photo helps with letting go of what's too big. Nobody may set the pace for the personal things except you and those who were just as close.",
      say: '"I know we all miss {them}. I\'d like us to stop until we\'ve sat down together. Everyone names two things that matter most, and then we sort." If something\'s already gone: "That one was important to me. Can we get it back? If not, I\'d like you to know that it hurt."',
      normal:
        "It's normal to smell a sweater for an hour, to keep a toothbrush, to feel a traitor for painting a wall. Some people clear everything in a week, others need years. Both can be love. Go in small portions, not alone if you can, and have something warm planned afterward.",
    },
  },
  {
    id: 'self-grief-good-day-and-guilt',
    tries: [
      ['my husband died in autumn', 'i laughed today. really laughed. and then felt sick'],
      [
        'mum died 4 months ago',
        'had a whole day without thinking of her. what kind of daughter am i',
      ],
      ['lost my brother', 'im on holiday and its beautiful and he isnt here'],
      ['my dad passed away', 'met someone. my dad will never know her'],
      ['my wife died last year', 'i kissed somebody. i feel like i cheated'],
      ['best friend died in march', 'got the job we both wanted. cant enjoy it'],
      ['we lost our baby in june', 'im pregnant again and scared to be happy'],
      ['my grandma died, i was with her', 'i was relieved when it was over. is that bad'],
      ['my father died after years of dementia', 'i sleep well since. feels wrong'],
      ['my sister died', 'i cant remember her voice today. im losing her again'],
      ['my mum died and i cared for her', 'first free sunday. enjoyed it. then cried in the bath'],
      ['lost my partner 2 years ago', 'took the ring off. put it on. took it off'],
    ],
    says: {
      told: "That good moment wasn't a betrayal. You don't love less when you laugh, sleep or like someone; grief and life simply start to fit in the same day. The pang after it is common, and it gets softer when you let both be true. If you like, take {them} along on purpose: tell a photo about it, say the name to someone. Nothing you enjoy is taken away from {them}.",
      normal:
        "Very normal. Laughing, relief after a long illness, a day without thinking of it, being drawn to somebody: it comes to nearly all who've lost a person, and so does the guilt. It doesn't mean you're forgetting. A voice or a face may blur and come back at the oddest moment.",
      should:
        "You don't have to choose between mourning and living. Take the good things when they come, slowly, and tell whoever's new in your life that there's someone you miss; a decent person has room for that. A ring, a holiday, a new start can also wait. There's no exam in it, neither too early nor too late.",
    },
  },
  {
    id: 'self-grief-the-date-is-coming',
    tries: [
      ['my mum died last year', 'sunday is the first mothers day without her'],
      ['lost my husband in december', 'christmas is in two weeks. i want to skip it'],
      ['my son died', 'hed be 18 tomorrow'],
      ['my dad died 1 year ago', 'its the day today and nobody has said a word'],
      ['my best friend died in may', 'her birthday is on friday, do i text her mum?'],
      ['grandma passed in the summer', 'first easter, who makes the lamb now'],
      ['my wife died in february', 'our anniversary is coming. what do people do on such a day'],
      ['we lost our daughter before birth', 'the due date was today. i went to work like normal'],
      ['my brother died', 'im turning older than he ever got, next week'],
      ['lost my mother young', 'im getting married and she wont be in the row'],
      [
        'my father died in spring',
        'family wants a big memorial dinner on the day. i just want to be alone',
      ],
      [
        'my friend passed away two years ago',
        'i forgot the date. remembered at midnight, feel terrible',
      ],
    ],
    says: {
      told: "Those dates sit in the calendar like a step in the dark, and the days before are often worse than the day. Don't let it just happen to you: plan one small thing that belongs to {them}, a candle, the favorite dish, a walk, a letter, and one thing that's good for you. Tell somebody beforehand what day it is. If others have forgotten, say it: \"Today's hard.\" Most will be glad to know.",
      how: 'One thing for {them}, one thing for you, one person who knows. Cook what {they} loved, light a candle, leave a chair or a song in the day. Arrange a way out of any party: "I may go early." You can do it differently from the others, alone at noon and with them in the evening. Next year you may do it differently again.',
      should:
        "Text or ring, if someone else is missing {them} too: \"I'm thinking of you both today.\" Hardly anybody minds being reminded, it's on their mind anyway. For yourself, do what lets you breathe, also skip the big dinner. And if the day slipped by, mark it tomorrow; nothing's been missed that can't be said later.",
      normal:
        "Normal, all of it: dreading it for weeks, wanting to skip it, working straight through, forgetting it. Love isn't measured in dates. Some first times are rough and others pass quietly. Keep the evening light, and somebody near who may hear the story one more time.",
    },
  },
  {
    id: 'self-pet-put-to-sleep-guilt',
    tries: [
      [
        'our dog is very old, should we let him go',
        'we did it this morning. i killed my best friend',
      ],
      ['vet says our cat has no chance', 'she died in my arms at 4. was it too early'],
      ['my cat died last week', 'i keep thinking i should have seen it sooner'],
      ['my dog has a tumor', 'we waited too long, he suffered the last night'],
      ['had to put my horse down', 'i see his eyes all the time'],
      ['our old dog died', 'couldnt stay in the room. i let him go alone'],
      ['my rabbit died', 'i found him in the morning. i was on my phone the evening before'],
      ['the vet gave him the injection on monday', 'he trusted me and i took him there'],
      ['my cat was hit by a car and died', 'i left the window open. my fault'],
      ['we put our dog to sleep', 'we just couldnt pay the operation. how do i live with that'],
      [
        'my hamster died, i know its silly',
        'my kid asks why the doctor didnt help him and i cant answer',
      ],
      ['had to say goodbye to my 17 year old cat', 'house is so quiet, i still step over his bowl'],
    ],
    says: {
      told: "I'm so sorry. You're asking yourself hard questions because you loved that animal, and afterwards everyone sees what couldn't be seen the day before. You decided, or hoped, with what you knew then. An animal doesn't know about too early or too late; it knew your voice and your hands, all those years. Let yourself cry properly. And if one question won't let go, ring the vet and ask it.",
      normal:
        "It's one of the commonest things after losing an animal, this \"if only I'd\". The grief is real, as big as the place they had in your day, and it isn't silly. Guilt usually softens faster when you tell someone the whole story. There are also pet loss lines and groups, full of people who'll get it.",
      how: "Give it a place. Write a letter with the thing you're blaming yourself for in it, and an answer as your animal would look at you. Put up one photo, keep the collar, plant something. Move the bowl when you're ready, not before. And ask the vet what you keep asking yourself at night; a real answer is better than the loop.",
      say: 'To a child: "The body was too sick or too hurt, and it couldn\'t get better. It isn\'t your fault. We can be sad together and remember." To yourself: "I did what I could with what I knew." To people who shrug: "It was family to me. I\'m not looking for advice, I\'m just sad today."',
    },
  },
  {
    id: 'self-pet-new-one-or-just-a-dog',
    tries: [
      ['my dog died in may', 'everyone says get a new one. its like replacing him'],
      ['our cat died', 'my husband came home with a kitten. i dont want it'],
      ['i lost my dog after 14 years', 'boss said its just a dog, no day off'],
      ['my cat died last month', 'saw one at the shelter and she looked at me. too soon?'],
      ['my old dog passed away', 'his sister still waits at the door. she doesnt eat'],
      ['lost my rabbit', 'the other rabbit sits alone in the corner now. do i get him a friend'],
      ['my dog died', 'my kids ask every day when we get a puppy'],
      [
        'put my cat down in spring',
        'got a new one and keep calling her the old name, i feel like a traitor',
      ],
      ['my parrot died, 22 years', 'my sister laughed when i cried about a bird'],
      [
        'our dog was put to sleep',
        'we decided on a rescue, pick her up on saturday. happy and crying',
      ],
      ['my cat is dead since a week', 'ashes came in the mail today. in a box like shoes'],
      ['my guinea pig died', 'colleague rolled her eyes. never telling anyone anything again'],
    ],
    says: {
      told: "Your animal was part of every single day, so it's a proper loss, whoever understands it or doesn't. A new one never replaces the old; it'd be another animal with its own odd habits, and whether now, later or never is yours to feel. No hurry. If a companion animal is left behind, keep the routine and ring the vet if it won't eat. And tell the story to someone who had one, too.",
      should:
        "A good test: do you want this particular animal, or do you want the hole to stop? If it's the first, go and sit with it a second time, there's nothing disloyal in that. If it's mostly the hole, wait a little. Everyone in the home should want it. And a lonely companion animal is a good question for the vet.",
      normal:
        "Entirely normal, the crying, the wrong name, being happy and sad about a new one. It'd be odd if so much daily life could go without hurting. Others don't have to understand how big it was. There are groups for people who've lost an animal, and nobody there rolls their eyes.",
      say: '"For you it was an animal, for me it was someone I came home to for years. I\'m sad, and I\'d like you not to joke about it." To those who push for a new one: "Maybe someday. Not to fill the gap." To children: "We\'ll miss this one first. Then we\'ll talk about it, all together."',
    },
  },
  {
    id: 'self-anxious-tried-it-no-help',
    tries: [
      ['im so anxious all the time', 'tried the breathing. made it worse'],
      ['panic attacks on the bus again', 'had one today in the middle of lidl, left my shopping'],
      ['my anxiety is back', 'counted 5 things like you said and then it came back'],
      [
        'i worry about everything',
        'wrote it all down. now i have a list of 40 things to worry about lol',
      ],
      ['scared without a reason', 'still there. its been 3 days'],
      ['my heart races at night', 'walked around, cold water, all that. nothing'],
      ['anxious about the flight', 'its tomorrow and nothing helps'],
      ['i get panic in meetings', 'had to run out in front of my boss'],
      ['cant calm down since the accident', 'everyone says breathe. i AM breathing'],
      ['knot in my stomach every morning', 'meditation app makes me want to scream'],
      ['im afraid to leave the house', 'got as far as the letterbox'],
      ['i overthink everything', 'even this. im overthinking what to write you'],
    ],
    says: {
      told: "Then drop that one, it isn't for everybody, and some people get more nervous when they watch their breath. Go through the body instead: push hard against a wall, hold something ice cold, walk fast up stairs, sing. Don't try to get rid of it, let it be there while you do one small thing. If it's taking over your days, tell a doctor; this is very treatable, you needn't train alone.",
      why: "I can't see your cause, but fighting it often feeds it: you check whether it's gone, and checking is alarm again. What tends to help is odd: \"All right, come along, we're going to the shop.\" It usually peaks and drops by itself. If it keeps coming, or you've had it for weeks, let a doctor look at it with you.",
      how: "For the next ten minutes: feet on the floor, cold water over your wrists, name aloud what you're doing, step by step. For the week: less coffee, real meals, one walk, and go back once to the place where it happened, with someone, for five minutes. For the long run: a doctor or therapist, they know this well.",
      normal:
        "It's common that the usual tips do nothing or even annoy. That doesn't make you a hopeless case, it only means that wasn't your tool. Many people need movement, cold or another person instead of stillness. And if it's there most days, ask for help early; it isn't too small for that.",
    },
  },
  {
    id: 'self-i-did-the-scary-thing',
    tries: [
      ['so anxious about the presentation', 'did it. voice shook but i did it'],
      ['scared to fly', 'im here!!! i landed!!'],
      ['too anxious to go to the party alone', 'stayed two hours. even talked to someone'],
      ['phone calls terrify me', 'called. it took 2 minutes. for this i was sick for a week??'],
      ['havent driven since the accident', 'drove around the block today'],
      ['afraid to go to the first class', 'went. sat in the back. lived'],
      ['panic in elevators', 'took it to the 4th floor with my sister holding my hand'],
      ['i cant speak in front of people', 'gave the toast, everyone cried, good crying'],
      ['scared to leave the house lately', 'bakery and back. 6 minutes'],
      ['terrified of the job interview', 'over. no idea how it was but i was there'],
      [
        'anxious about meeting his friends',
        'they were nice. i sweated through my shirt but they were nice',
      ],
      ['dont dare to send the message', 'sent it. oh god. sent it'],
    ],
    says: {
      told: "You did it with the shaking and all, which is exactly what courage looks like from the inside. Don't hunt for the mistakes now. Write down what you'd feared and what really happened, two lines, for next time; your head forgets that quickly. If you're suddenly flat and tired, that's the tension leaving. Treat yourself to something, and do the small version again soon while it's fresh.",
      should:
        "I'd do it again soon, same size, before you go for bigger. Twice or three times the same step makes it ordinary. And mark today somehow, tell the person who knows what it cost you. No marks for how it looked from outside.",
      normal:
        "Being exhausted, shaky or oddly empty afterward is quite normal; your body ran a long way today. So is finding it almost ridiculous how short it was. It wasn't nothing beforehand, though. Rest, eat, and don't go over it sentence by sentence tonight.",
    },
  },
  {
    id: 'self-low-small-step-or-none',
    tries: [
      ['i cant get out of bed, everything is grey', 'took a shower. thats all today'],
      ['feeling so low lately', 'went for the walk. didnt feel anything'],
      ['no energy for anything', 'couldnt do it. stayed in bed till 4'],
      ['im down since october', 'washed the dishes!!! all of them'],
      [
        'everything feels pointless, i cant even open my mail',
        'opened two letters. one was from april',
      ],
      ['i feel low, cant be bothered with people', 'cancelled my friend again. she says its fine'],
      ['im so flat after the breakup', 'put on jeans. real jeans with a button'],
      ['i dont enjoy anything any more', 'tried to paint. stared at it for an hour'],
      ['cant start the day', 'tried the alarm across the room. went back to bed with it'],
      ['low mood, the flat is a mess', 'cleared the table and then cried on the clean table lol'],
      [
        'winter makes me so sad',
        'sat at the window for 10 min like you said. dont know if it helps',
      ],
      ['i stopped answering everyone', 'wrote one person back. took me all day'],
    ],
    says: {
      told: "On a day like yours that was real work, also if it was only trying. So same size tomorrow, no bigger: one thing, done badly, before noon, and someone who hears about it. The feeling often comes later than the doing. If it's been more than about two weeks, see a doctor and tell it just like that. If you ever don't want to be here, say so straight away.",
      should:
        'Make it smaller until it almost feels silly: feet on the floor, one glass of water, one window. And book a doctor if this has gone on for weeks, ask someone to ring for you if the phone\'s too much. Tell one friend the truth: "I\'m low, please ask me again even when I cancel."',
      normal:
        "It's common to feel nothing from a walk or a shower at first; when the mood's down, the reward comes late. That isn't laziness and it isn't you failing. But if it's been like this for a couple of weeks or more, let a doctor know, it can be helped.",
      will: "I can't promise you when, but low times do usually move, and faster with help. Count small things and not hours. Someone who knows, daylight, food, and a doctor if it's gone on for weeks: these four do more than any plan. You only need one of them today.",
    },
  },
  {
    id: 'self-angry-i-exploded',
    tries: [
      ['im so angry at my sister', 'i exploded. said everything. even the thing about her husband'],
      ['my boss makes me furious', 'yelled at him in the corridor. everyone heard'],
      ['i get angry so fast lately', 'threw my phone. screens gone'],
      ['my mum makes me mad', 'told her she was a terrible mother. she hung up'],
      ['trying to stay calm with my roommate', 'didnt. screamed about a pan. a PAN'],
      ['full of rage since the breakup', 'sent him 14 messages last night'],
      ['so angry at my friend for telling my secret', 'wrote it in the group chat for all to see'],
      ['my kids drive me up the wall', 'shouted so loud the neighbour knocked'],
      ['road rage is my problem', 'got out of the car. he got out too. nothing happened but still'],
      ['i bottle things up', 'the bottle opened. at my dads birthday'],
      [
        'im mad at my husband, he never listens',
        'slept on the sofa, slammed every door on the way',
      ],
      ['told myself count to ten', 'got to four'],
    ],
    says: {
      told: "So it's out, and now there's that hot mix of relief and shame. The thing you're angry about may well be right; the volume is what you can repair. Let it cool for some hours, then short and without a but: \"I'm sorry for how I said it.\" Bring the matter itself later, in one calm sentence. And look at what was piling up before, sleep, hunger, the tenth small thing.",
      say: "\"I'm sorry that I shouted. You didn't deserve that tone. I'd like to talk about what's behind it, when we're both calm. Would tomorrow work?\" No \"but you\", no list. If you've written it somewhere public: take it down, and say in one line there that you'll sort it out between the two of you.",
      should:
        "Apologize for the how, soon, and not for the whole subject. Don't do it at midnight and not in 14 messages; once, and then leave room. Pay for what got broken. And if it happens often, or frightens you or others, find a doctor, counselor or anger course before the next time. That's a skill, it can be learned.",
      normal:
        "It's human, most people blow up now and then when too much has collected. One time isn't your character. If it keeps coming faster and over smaller things, something's overloaded: look at sleep, stress, drink, old hurt, and ask for help with it. Today, cool down first, then say sorry for the tone.",
    },
  },
  {
    id: 'self-lonely-tried-and-nothing',
    tries: [
      ['im so lonely in this city', 'went to the meetup. everyone knew each other already'],
      ['i have no friends', 'texted three people. nobody answered'],
      ['lonely since i retired', 'tried the choir. they talk about people i dont know'],
      [
        'weekends are the worst, no one calls',
        "asked my colleague for coffee. she said 'maybe sometime'",
      ],
      ['moved here for work and know nobody', 'downloaded bumble bff. one date and then ghosted'],
      ['i feel alone even with people', 'told my friend. she said everyone feels like that'],
      ['how do i make friends at 40', 'book club was me and four couples'],
      ['my friends all have kids now', 'invited them for dinner, 5 cancelled, one came'],
      ['lonely on my birthday tomorrow', 'nobody remembered. well my dentist'],
      ['new mum and lonely', 'went to the baby group and stood there like at school'],
      ['tried volunteering cause im lonely', 'i stack boxes alone in a basement lol'],
      ['wrote my old best friend', 'she sent a thumbs up'],
    ],
    says: {
      told: 'You dared something, and it came back empty; that stings more than not trying. It says little about you, though: groups need about four or five times before a face becomes a name, and a first message often hits a bad day. So go back to the same place twice more, early, with a job to do, like setting up chairs. With single people, offer a day and a thing, not "sometime".',
      say: '"Hi, I\'m going to the market on Saturday at eleven and I\'d love company. Want to come? If not, next time." A day, a place, an easy no. In a group: "I\'m new here, can I help you with that?" And to an old friend: "I miss us. Can I call you on Sunday?" One follow-up is fine, then try another person.',
      should:
        'Go again, yes. Same place, same time, three times before you judge it; choose something where hands are busy and talk happens on the side. Ask for one person rather than the whole room. And whoever showed up or answered a little, put your effort there. If the lonely feeling swallows everything, tell a doctor or a listening line, too.',
      normal:
        "It's normal that it takes so many tries, it's only that nobody shows you theirs. Feeling like at school among a closed circle is common, at any age. It isn't proof that you're unlikable. Make the next attempt small and soon, so that this one isn't the last word.",
    },
  },
  {
    id: 'self-lonely-someone-came',
    tries: [
      ['i have no friends here', 'a girl from yoga asked if i want to get coffee!!'],
      ['so lonely since the divorce', 'my neighbour knocked with soup. we talked for 2 hours'],
      [
        'texted an old friend like you said',
        'she called!! she thought i was mad at her all these years',
      ],
      ['lonely in the new city', 'found a pub quiz team, they need someone for music'],
      ['nobody ever invites me', 'got invited. now im scared to go'],
      ['weekends alone are hard', 'went to the board game thing again and they saved me a seat'],
      ['im lonely at work', "ate lunch with the new guy, he's lonely too lol"],
      ['no one called on my birthday', 'my cousin drove an hour with a cake'],
      ['i feel alone with the baby', 'met another mum at the park who also hates the park'],
      ['lonely since my wife died', 'the widowers group was ok. one of them plays chess'],
      ['joined a running club', 'they waited for me at the end. all of them'],
      ['wrote in the neighbourhood app', 'four people want to start a walking group. four!'],
    ],
    says: {
      told: 'How lovely, and you\'ve got a part in that, you left the door open. Keep it warm in a simple way: write within a day or two, "That was nice, again next week?", with a day in it. No need to be interesting, being reliable does it. It may wobble now and then, people are busy. One friendly contact is how most circles start.',
      say: '"I really enjoyed that. I\'m free Thursday after six, shall we do it again?" Short, a day, no big confession. If you\'re nervous before going: "I\'m a bit shy in new groups, but I\'m looking forward to it." And a thank you for what {they} did is never too much.',
      should:
        "Go, also with a pounding heart, and set yourself one hour; after that you may leave. Ask two questions, remember one answer for next time. Suggest the next meeting yourself before too long. But don't lay your whole loneliness on the first kind person, let it grow in ordinary doses.",
      normal:
        "Being scared right when it goes well is common; you've got something to lose again. It settles after two or three times. You don't have to be extra funny or give a lot. Someone was glad of your company just as it was.",
    },
  },
  {
    id: 'self-ashamed-i-told-someone',
    tries: [
      ['im ashamed of my debts, nobody knows', 'told my wife. she was quiet and then made tea'],
      [
        'i did something embarrassing at the party',
        'apologised to everyone. they hadnt even noticed lol',
      ],
      ['cant tell anyone i failed uni', 'told my parents. dad left the room'],
      ['so ashamed of what i did to my ex', 'wrote her. she said she isnt ready to hear it'],
      ['im ashamed i lost my job and pretend to go there', 'told him last night. he cried'],
      ['i stole from my brother years ago', 'i said it. he laughed, he knew'],
      [
        'ashamed of my flat, its so messy i let no one in',
        'let my friend in. she rolled up her sleeves',
      ],
      ['i lied about my degree', 'told my boss. meeting with hr on thursday'],
      ['cant say out loud that i was in prison', 'told the woman im dating. she needs time'],
      ['ashamed of being in debt at 45', 'told my best friend, now i wish i hadnt'],
      ['i cheated in the exam and feel sick', 'owned up. they say there will be consequences'],
      [
        'i never told anyone i cant read well',
        'said it to the woman in the library. she has a course',
      ],
    ],
    says: {
      told: "That was brave, whatever came back. A secret like that eats most of its strength from being hidden, and now at least you're not alone with it. Others often need longer than one evening, so don't take a first reaction as the last. Do the next decent, practical step, repair what can be repaired, and let their pace be theirs. And speak to yourself today as you would to a friend who'd owned up.",
      normal:
        "Wishing afterward that you hadn't is common, it's the skin being raw after so long. Relief may follow, sometimes days later. You can't know yet what it means for {them}. Rest, don't explain it again and again, and stay reachable for questions. Being honest late is still being honest.",
      should:
        'Give it some days, then one calm offer: "If you want to ask anything, I\'ll answer." Not daily apologies. Get help for the practical part, a debt adviser, a course, an advice line. What official people decide isn\'t in your hands, so go prepared, take someone along and stay with the truth.',
      them: "I can't see into {them}. Silence, tears, leaving the room, even laughing can be shock, hurt or relief, and it may change. Don't guess in circles; in a few days ask once, \"How's it for you now?\", and bear the answer. It's a good sign for you that you'd told it yourself.",
    },
  },
  {
    id: 'self-numb-or-stuck-still',
    tries: [
      ['i feel nothing lately', 'watched the saddest film ever. nothing'],
      ['im numb since the breakup', 'everyone waits for me to cry. i cant'],
      ['stuck in my life, same every day', 'made the list of what i want. its empty'],
      ['i dont feel joy or anything', 'went to my best friends wedding and smiled like a robot'],
      ['stuck between staying and leaving', 'wrote pros and cons. 11 to 11'],
      ['i function but im not there', 'got promoted today. felt like reading the weather'],
      ['nothing moves in my life', 'tried something new, pottery. meh'],
      ['numb for months now', 'my girlfriend says im cold. maybe i am'],
      ['im 33 and stuck', 'still stuck. thanks for asking lol'],
      ['i feel empty after the exams', 'slept 3 days, still empty'],
      ['cant decide anything any more', 'stood in front of the yogurts for ten minutes'],
      ['i feel like behind glass', 'told my doctor, she did bloods, all normal. and now?'],
    ],
    says: {
      told: 'Then stop pressing for a big feeling or answer. Go for tiny and of the senses: very cold, very hot, very loud music, a swim, a kitchen full of garlic. Notice "a bit more" or "a bit less", that\'s enough of a compass. If you\'ve been like this for weeks, tell a doctor or therapist, in exactly your words; it\'s a known state and people come out of it.',
      why: "I can't see yours. Often numbness is what comes after too much for too long, the system turns everything down, the good as well. It can also be low mood, medicine or plain exhaustion, so a doctor should hear of it if it lasts. It doesn't mean that you're cold.",
      how: "Small and daily. One thing for the body, one minute with a person, one change of route. At night write down the moment that had the most color, even if it's just the coffee. After two weeks you'll see a pattern. With a tied decision, try living one side for a week as if decided, and notice your shoulders.",
      normal:
        "It's quite common after strain, loss or a long grind, and it isn't coldness or ingratitude. It mostly returns quietly: irritation first, then a joke, then more. If it's been weeks, or if you don't care whether you live, please tell someone right away. Otherwise be patient and keep things small.",
    },
  },
  {
    id: 'self-chart-thats-so-me-and-now',
    tries: [
      ['you said my moon wants peace at any price', 'omg thats so me'],
      ['read my chart please', 'ok wow. so what do i do with that'],
      ['card says the hermit', 'yes!! i cancelled everything this week. is that good or bad'],
      ['my palm says i think too much', 'lol my whole life. can i change it?'],
      ['you told me mars makes me impatient', 'my wife is laughing out loud. guilty'],
      ['i drew the eight of swords', 'thats exactly how i feel. but how do i get out'],
      ['my rising sign reading was spooky', 'how do you know me so well'],
      [
        'you said i hold back with my feelings',
        'true. nobody ever said it like that, im tearing up',
      ],
      ['what does saturn do in my chart', 'explains my entire childhood. and now what'],
      [
        'the reading about venus',
        'too accurate. i always pick the ones i have to rescue. how do i stop',
      ],
      ['told me im someone who finishes others sentences', 'haha caught. its annoying right'],
      ['the moon card today', 'thats my week in one picture'],
    ],
    says: {
      told: 'Glad it rang true, and the one who recognized it is you; the reading only held up a picture, and such pictures fit many people. So make it useful. Pick one situation this week where you know it happens, and do a single thing ten percent differently there: say it sooner, wait a minute longer, ask. Then tell me how that went. Your own example is worth more than any further reading.',
      how: "Small and specific. Where did it last happen, with whom, what did you do? Think of the one moment in which you could've done it otherwise, and put a sentence ready for that moment. Try it once this week, in something that doesn't matter much. Habits move by repeating a little thing, not by understanding more.",
      normal:
        "It's neither good nor bad, it's a side of you that helps in some places and costs you in others. Keep it where it serves, loosen it where it hurts. And a bit of caution: descriptions like that fit many people. The part that counts is the example that came to your mind.",
      why: "I don't know you, I only put old symbols and what you gave me into words. Such words fit many people, and we hear best what we've known for a while. That's no trick to be ashamed of: if it touched you, something there was waiting to be said. What did you think of first?",
    },
  },
  {
    id: 'self-chart-not-me-or-scared',
    tries: [
      ['read my chart', 'thats not me at all lol'],
      ['you said i love company', 'i hate company. i live with two cats and a door'],
      ['i drew the tower', 'now im scared something happens. we fly tomorrow'],
      ['card of the day please', 'death?? seriously? my mum is ill'],
      ['my palm has a short life line', 'my aunt said that means i die young'],
      ['what about mercury retrograde', 'i signed a contract yesterday. did i ruin it'],
      ['venus reading pls', 'sounds like my sister, not me'],
      ['the reading was so negative', 'i was in a good mood before. thanks'],
      ['you said this week is good for love', 'got dumped on wednesday so'],
      ['another reader told me im cursed', 'she wants 300 to remove it. im scared'],
      ['our charts dont match, you said its work', 'should i leave him because of that'],
      ['ten of swords again, third time', 'is it a sign. i feel sick'],
    ],
    says: {
      told: "Then trust your own life before any card or chart; you know it, I only read symbols. Nothing in them can make something happen, end a life, spoil a contract or decide a love. Scary pictures traditionally speak of change and endings of all sorts, not of accidents. Anyone who takes money against a curse lives off your fear, so keep your money. What doesn't fit, leave it lying.",
      should:
        "Don't decide anything because of a card or a chart, neither flights nor contracts nor love. Decide by what you know: facts, how you're treated, how you feel with it on an ordinary day. A reading may hand you a good question at most. If it leaves you more afraid than before, put the cards away for some weeks and talk with a person.",
      normal:
        "Quite normal, both of it. Readings often miss, since a few symbols can't know a whole person, and a grim picture frightens at once when you're already worried about something. It's a picture, no news. Look at what you were worried about before you drew it; that worry deserves attention, the card doesn't.",
      why: "Because I work with old symbols and a few details, and those describe types, not you. Sometimes it hits, sometimes it's your sister. A card coming up several times is what shuffled cards do. If one sentence still bothers you, ask yourself why that one; and if none does, throw the whole thing out.",
    },
  },
  {
    id: 'self-gym-or-sport-didnt-go-or-felt-silly',
    tries: [
      ['going to the gym tomorrow for the first time', 'went. everyone looked at me'],
      ['starting couch to 5k on monday', 'its friday. shoes still in the box'],
      ['signed up for yoga', 'fell over in tree pose in front of 20 people lol'],
      ['i want to get fit at 50', 'did one class, couldnt walk for 4 days'],
      ['ill swim every tuesday', 'went twice then never again'],
      ['joined the gym in january', 'pay 40 a month for nothing. should i cancel'],
      ['trying to run in the morning', 'tried. i hate it. i really hate it'],
      ['started boxing class', 'all 20 and fit, im the mum in leggings'],
      ['promised myself 10000 steps', 'made 3200. it rained'],
      ['football team for beginners, im nervous', 'nobody passed me the ball once'],
      ['back to sports after the baby', 'peed a bit on the trampoline. never again'],
      ['pilates with my friend', 'she quit after a week so i quit too'],
    ],
    says: {
      told: "Beginnings are clumsy and motivation mostly runs out early, so you're right on schedule. Nobody there thinks about you as long as you do. Make it smaller and nicer: fifteen minutes, a fixed day, a quiet hour, with a person or with music. And if you hate this one, change the sport; the best is the one you'd do in the rain. If something hurts or bothers your body, ask a doctor or physio.",
      should:
        "Give it three more goes in a small version, and if it's still a no, cancel without guilt and take something else: dancing, walking with a friend, swimming, a garden. A paid membership that you don't use doesn't get better by keeping it. One fixed appointment with another person beats every plan.",
      how: "Clothes ready the evening before, shoes on, and the rule is ten minutes, then you may go home. Same two days every week. Tell the trainer it's your first time, they'll show you a corner and three exercises. Tick it off on a calendar, not by how it went but that you went.",
      normal:
        'Very normal: feeling watched, sore, out of place, losing heart after two weeks. Bodies need some weeks until it stops being awful. Sore muscles ease after days; pain in a joint or something that leaks or stabs deserves a doctor or physio, and they can often help with it.',
    },
  },
  {
    id: 'self-sport-or-training-went-well',
    tries: [
      ['my first 5k is on sunday', 'DID IT. last but one!!'],
      ['going to the gym for the first time', 'it was actually fun. sore everywhere'],
      ['started swimming at 62', '20 lengths today'],
      ['trying yoga for my back', 'touched my toes. first time since school'],
      ['i want to run 10 minutes without stopping', '12!!'],
      ['nervous about the dance class', 'laughed so much. booked the next ten'],
      ['couch to 5k week 1', 'week 6 now, who am i'],
      ['marathon tomorrow, i cant sleep', 'finished. cried at km 40. never again. maybe again'],
      ['started lifting weights', 'did a real push up. on my toes'],
      ['walking every evening since the doctor said so', 'a whole month, didnt miss one'],
      ['joined a football team at 38', 'scored!!! by accident but still'],
      ['training for the climbing trip', 'made it to the top, my arms are noodles'],
    ],
    says: {
      told: "Ha, brilliant! That's yours, nobody did a single meter of it for you. Be proud out loud, tell at least one person, write the date down. Then rest properly, eat something good, and don't turn it straight into the next target; the nice part is that you've found something your body likes. Keep the days that worked, and take a friend along if you feel like it.",
      should:
        'First rest, a few easy days, as long as your legs ask for it. Then keep the rhythm that got you here, and add only a little. Pick the next goal when you miss it, not the morning after. If something hurts sharply or stays, have it looked at before you train over it.',
      how: 'Same days, same time, a notch more every other week, and one easy session for each hard one. Do it with other people now and then, that carries you over the lazy weeks. And collect small firsts: first rain, first hill, first time without music.',
    },
  },
  {
    id: 'self-injured-and-not-allowed',
    tries: [
      ['running is the only thing that keeps me sane', 'twisted my knee. 6 weeks no running'],
      ['training for the half marathon', 'stress fracture. its in 3 weeks. was'],
      ['started climbing, love it', 'pulled something in the shoulder, doctor says stop'],
      ['finally fit again, going to yoga', 'my back went out. i lie on the floor'],
      ['football season starts saturday', 'torn ligament. season over'],
      ['dancing makes me so happy', 'broke my toe on the bed. THE BED'],
      ['i was at the gym 4x a week', 'physio says half a year. im getting fat and sad'],
      ['tennis with my friends is my thing', 'tennis elbow lol. they play with someone else now'],
      ['doctor said rest for the ankle', 'went for a short run anyway. now its worse'],
      ['i lift to deal with my stress', 'hernia. no lifting. how do i deal with stress now'],
      ['my hiking trip is in may', 'knee is swollen again, should i still go'],
      ['swimming saved me this year', 'ear infection for the third time, not allowed in the water'],
    ],
    says: {
      told: "That's rotten, it takes away the sport and also the thing that keeps your head straight. Take the healing as your training: do what the doctor or physio says, and ask exactly what you may do instead, there's nearly always something. Keep your fixed hour and your people, come as spectator or for the coffee. If your mood sinks, say it to them too. And no secret early tries.",
      should:
        "I can't judge it from here, so ask before you go: doctor or physio, with the exact plan, distance, days, weight. If they say not yet, move it or change it into a version without the sore part. Missing one event is sad, setting yourself back by months is sadder.",
      how: "Ask for three things: what's allowed now, what may come next, which sign means stop. Then replace the effect: something for the stress, like slow stretches they've approved, drumming, cold water; something for company, like going along to watch. Put a small daily tick on the calendar for the exercises.",
      when: "I can't tell you when it'll be healed, that depends on you and on the injury. Ask the one who treats you for a rough range and for the next milestone, a small one. Count from milestone to milestone. And say how low it makes you, that belongs in the appointment.",
    },
  },
  {
    id: 'self-failed-the-test-or-exam',
    tries: [
      ['driving test tomorrow!!', 'failed. stalled three times'],
      ['my exam is on monday, im so nervous', 'got the result. 2 points missing. TWO'],
      ['learning for my nursing exam', 'failed for the second time, one try left'],
      ['citizenship language test on saturday', 'didnt pass the speaking part'],
      ['big audition on friday', 'they stopped me after 20 seconds'],
      ['retaking maths at 34', 'failed again. my kids asked how it went'],
      ['theory test today', 'failed by one question about cyclists'],
      ['the bar exam results come today', 'no.'],
      ['piano exam for adults, silly but im nervous', 'blacked out in the middle. walked off'],
      [
        'doing my final thesis defence',
        'have to do it again in spring. already told everyone id graduate',
      ],
      ['taking the entrance exam for art school', 'rejected. third year in a row. do i try again'],
      ['my certificate exam is tomorrow', 'overslept it. i actually overslept it'],
    ],
    says: {
      told: "Oh no, I'm sorry. Today you may be sad and cross, no lessons yet. In two or three days look at it coolly: was it the knowledge, the nerves or the circumstances? Each has a different fix, more practice, rehearsing under test conditions, or simply an earlier alarm. Ask for your result in detail and for the next date. It says something about that day and nothing about your worth.",
      should:
        "If you still want what comes behind it, then yes, again, but not the same way. Find out what exactly was missing, let someone who knows the test look at it, and practice that part out loud under time. If you've noticed that you don't want the thing itself any more, stopping is allowed, too.",
      say: "\"I didn't pass. I'm disappointed and I don't want tips today. I'll try again or I won't, I'll tell you when I know.\" To children: \"It didn't work this time. I'm sad, and tomorrow I'll look what I can do better.\" That's a good thing to see in a grown person.",
      normal:
        'It happens to very many capable people, and often by those silly two points or one blackout. Feeling embarrassed in front of the ones you told is part of it; it passes quickly. Get the details of your result, sleep, and decide on the next step after a few days.',
    },
  },
  {
    id: 'self-learning-new-doubts',
    tries: [
      ['started learning spanish at 60', 'everyone in the class is faster than me'],
      ['took up the guitar', 'my fingers hurt and it sounds like a cat. 3 weeks now'],
      ['first pottery class tonight', 'mine collapsed. all the others made bowls'],
      ['learning to swim as an adult', 'i cling to the edge. the kids next to us laugh'],
      ['back to school at 41', 'im the oldest by 15 years, the teacher is younger than me'],
      ['started coding course', 'week 4 and i dont get it any more. thinking of quitting'],
      ['trying to learn german', 'spoke it in the shop, she answered in english'],
      ['piano lessons for me and my daughter', 'shes already better than me lol'],
      ['i signed up for singing lessons', "teacher says i have 'an interesting voice'"],
      ['learning to knit', 'undid it five times. is it normal to be so bad'],
      ['painting course for beginners', 'im ashamed to hang mine up with the others'],
      ['evening school is going ok', 'no time, no sleep, my husband says why do you need that'],
    ],
    says: {
      told: "You're in the ugly middle, where you can already hear that it isn't good yet; beginners at the very start don't even notice. So you've learned to see. Don't compare with the row next to you, only with yourself four weeks ago, and keep one thing from then as proof. Ten minutes daily beat two hours on Sunday. And tell the teacher which exact spot you got lost at.",
      should:
        "I'd hold on until a fixed point, say the end of the course or eight weeks, and decide then. Shrink the practice to ten minutes a day so that it fits your life. If you're still reluctant each time after that, stop with a clear conscience. If you only feel behind, that's no reason to go.",
      normal:
        "Normal, everyone is bad at the beginning, only most have forgotten it. Grown-ups mind it more, because they're good at other things. Slow, old, off key or knotted, you're allowed to be there. What counts is whether there's a moment each week that you like.",
      say: 'To the teacher: "I lost the thread at this point. Could you show it to me again, slowly?" To the one who answers in your language: "Please let me try, I\'m learning." And at home: "I need this for me. Two evenings a week, please back me up with that."',
    },
  },
  {
    id: 'self-creative-shown-and-shrug',
    tries: [
      ['finally showed my boyfriend my poems', 'he said nice and went back to his phone'],
      [
        'i wrote a book, took me 4 years',
        'sent it to 5 friends. nobody has said anything in 3 weeks',
      ],
      ['posted my first drawing online', '2 likes. one is my mum'],
      ['im going to play my song for the band', 'they said its a bit long'],
      ['sent my novel to agents', '11 rejections. one after 4 minutes'],
      ['i paint and want to show it', 'my sister asked what its supposed to be'],
      ['made a quilt for my friend', 'she put it in the dogs basket'],
      ['my first open mic is tonight', 'silence. then one person clapped, the barman'],
      ['opened my etsy shop', '3 weeks, 0 sales'],
      ['gave my writing group the first chapter', 'they picked it to pieces. i want to burn it'],
      ['i made a short film, showing it to my family', 'dad fell asleep'],
      ['showed my teacher my photos', 'she said technically ok. what does that even mean'],
    ],
    says: {
      told: 'Ouch, that\'s a thin echo for something with so much of you in it. A shrug tells you about one audience on one day, not what the work is worth. Most people have no idea what to say. So ask a narrow question next time, "Which line stayed with you?", and ask those who love that kind of thing. Let it lie for two weeks, then do the next piece before judging this one.',
      say: '"It means a lot to me that you look at it. I\'m not asking if it\'s good. Tell me one spot where you stayed with it, and one where you drifted off." With silent readers: "No pressure, but I\'m curious: how far did you get?" That makes an honest answer easy.',
      should:
        "Don't burn, delete or rewrite anything this week. Sort what came back: what two people say independently is worth a look, a single taste isn't. Then go on, and show the next one to people who do or love this themselves, a course, a group, an online corner. Family and lovers are a kind but poor test audience.",
      normal:
        "It's very normal, nearly everybody who makes things knows the silence, the two likes, the sleeping father. And it's normal that it hurts for days. It doesn't mean stop. It means you need a second audience, and the next piece on the table.",
    },
  },
  {
    id: 'self-creative-shown-and-liked',
    tries: [
      ['showing my paintings for the first time', 'someone wants to buy one!!'],
      ['sent my story to a magazine', 'they took it. i read the mail 30 times'],
      ['played my song to my wife', 'she cried. good cry'],
      ['open mic tonight, i could die', 'they clapped and one guy asked for my name'],
      ['posted my crochet bags', '12 orders. TWELVE. help'],
      ['gave my friend my first chapter', 'she read it in one night and wants more'],
      ['i made a chair', 'its standing. people sit on it'],
      [
        'choir concert, i have 8 bars solo',
        'it went well, my mum filmed only the floor but it went well',
      ],
      ['my photo is in the local exhibition', 'people stood in front of it. i hid behind a column'],
      [
        'baked a wedding cake for my cousin',
        'it survived the drive and tasted good and now everyone wants one',
      ],
      ['showed my drawings at work', 'boss wants one for the lobby. what do i charge'],
      ['finished the novel after 6 years', 'done. the end. feel odd, like empty'],
    ],
    says: {
      told: "How wonderful, you made a thing and it reached someone! Enjoy that before you get practical; save the message, take the photo. If somebody wants to buy or order, say what you can really do and by when, and name a price for your hours and materials, without apologizing. And if it feels empty now, that's common after something finished. The next one can start as a scribble.",
      how: "Slowly. Thank them, and take a day before you promise anything. For orders: a list, a date you can keep even in a bad week, part of the money up front. For price: materials plus hours, then look at what similar pieces cost and don't go under it. Leave some of it for fun only.",
      say: '"I\'m so glad you like it. The price is this, it takes about this many weeks, and I\'d need half in advance. Shall I put you on the list?" If it\'s too much: "I\'d love to, but I can only take three until summer." No "it\'s only a hobby".',
      normal:
        "Quite normal, to hide, to doubt it, to be empty after the last page. You've been visible, that's exciting and tiring. Nothing's wrong if you don't feel like the next thing for a while. Let the good reactions in first.",
    },
  },
  {
    id: 'self-creative-which-name',
    tries: [
      ['name for my pottery shop', 'mud & moon or clay day?'],
      ["need a band name, we're 4 dads", 'the others want The Spare Keys, i want Nap Thieves'],
      ['im naming my new cat', 'biscuit or bruno. kids want elsa'],
      ['a name for my podcast about grief', 'still here or the empty chair'],
      [
        'help me with a title for my novel',
        "my friend says the first one was better. 'Salt' or 'What The Sea Kept'",
      ],
      ['looking for a pen name', 'my own grandmothers name or something cool'],
      ['name for my little bakery', 'i like Crumb. theres already a crumb 30km away'],
      ['my art account needs a name', 'all good ones are taken!!'],
      ['name for my boat', 'my wife says dont name it after her. so what now'],
      ["we're starting a knitting group, name?", 'knit happens. taken. purl jam. taken'],
      ['what to call my small business, candles', 'decided: Wick. now im not sure any more'],
      ['whats a good blog name for travel with kids', 'the short one or the funny one'],
    ],
    says: {
      told: "Take the one you can say on the phone without spelling it, and that you'd still like when you're tired. Between short and clever I lean short; jokes wear off, a plain picture stays. Test both: say \"Hi, I'm from ...\" aloud ten times, and let three people repeat it tomorrow from memory. Check the address and whether somebody nearby has it. Whichever you miss when it's crossed out is yours.",
      should:
        "My lean: the shorter, more concrete one, easy to spell, not the pun. Unless it makes you grin each time, because then the pun has won. If it's taken close by or online, add your place or your street to it. Decide by tomorrow evening, since a name gets good by being used.",
      how: "Three quick tests. Phone: can someone write it down after hearing it once? Sign: does it look nice in big letters? Five years: will it still fit when you do something slightly different? Then look up whether it's used in your area and field. The one that survives is it.",
      normal:
        "Doubting right after deciding is normal, every name sounds silly on day two. After a month nobody hears the word any more, they hear you. Leave it for three days, then say it aloud. If there's still a small smile, keep it.",
    },
  },
  {
    id: 'self-haircut-done',
    tries: [
      ['should i cut my hair short after the breakup', 'did it. i look like my brother'],
      ['bangs yes or no', 'i have bangs now. help'],
      ['want to go grey and stop dyeing', '6 weeks in, i look like a badger'],
      ['thinking about dyeing my hair red', 'its orange. ORANGE'],
      ['hairdresser tomorrow, the big chop', 'I LOVE IT'],
      [
        'should i shave my head, its getting thin anyway',
        'shaved. wife laughed for ten minutes, now she keeps touching it lol',
      ],
      ['going from long to pixie', "my boyfriend said 'oh.' just oh"],
      ['first haircut after the baby', 'cried in the chair, she cut off way too much'],
      ['getting my curls cut by a new person', 'she made a triangle out of me'],
      ['going blonde for summer?', 'everyone says it suits me. i dont recognise myself'],
      ['trim my own fringe yes or no', 'well its short now. very short. meeting at 9'],
      [
        'cutting my hair was a bad idea or a good one',
        'my mum says i look like a boy. i like it i think',
      ],
    ],
    says: {
      told: 'So there\'s a new head in the mirror! Give it a week and two washes before any verdict, a cut settles and your eyes need longer than your hair. If you love it, enjoy it loudly. If not: a good salon usually fixes shape or color, often for free at the place that did it, and clips and a hat cover the rest. Other people\'s first "oh" is often only surprise.',
      how: 'Call the salon: "I\'m not happy with it, could you have a look?" Most redo things within days. For color let a professional correct it, don\'t put another box on top. For too short: a side parting, clips, a band, some product, a bold lipstick or earrings. And it grows, about a centimeter a month.',
      normal:
        "Being shocked is normal, even with a good cut; you've known the other face for years. Give it a week. Many who cried in the chair like it by Sunday, and the ones who don't, find a clip. Whether others like it comes second.",
      say: 'To the salon: "It turned out shorter, or different, than we\'d agreed. What can we do?" To the commenters: "I\'m getting used to it, and so will you." To a partner: "I need a nice sentence now. The honest one can wait till Friday."',
    },
  },
  {
    id: 'self-ageing-birthday-or-remark',
    tries: [
      [
        'turning 40 on friday and i hate it',
        'it was ok. then my nephew asked if i had tvs as a child',
      ],
      ['im getting old, i see it in photos', 'someone stood up for me on the bus today. im 52!'],
      ['60 next week, feel weird', 'had the party. danced. knees are dead but danced'],
      ['going grey and not sure', 'colleague said brave of you'],
      ['i feel invisible since i turned 50', 'the waiter looked right through me again'],
      ['turned 30 and panicking', 'all my friends have houses. i have a plant'],
      ['menopause is no joke', 'they opened the window in the meeting for me. so embarrassing'],
      ['scared of getting old alone', 'bought reading glasses today. strongest ones'],
      ['retiring in june', 'they gave me a clock. a clock'],
      ['i hate my wrinkles', 'my daughter drew me with lines on the forehead, lots'],
      ['my 70th is coming, dont want a fuss', 'they made a fuss. cried and liked it'],
      ['i cant keep up any more', 'left the party at ten and was HAPPY'],
    ],
    says: {
      told: "There it was, one of those moments where the number suddenly sits down next to you. A little sting, a little comedy, both are allowed. Your worth isn't what a waiter or a bus notices. Do one thing this month that's for you and has nothing to do with looking younger: something you can do better now than at 25. And laugh about it with someone your age, that helps most.",
      normal:
        "Very normal, round numbers and remarks make nearly everyone add things up. It passes in waves. Most people feel younger inside than their photos. If it's a new complaint of the body, let a doctor see it, there's often help. If it's sadness about time, tell someone who's just as old.",
      say: '"Brave? No, comfortable. But thanks." Or: "Yes, we had televisions, with only three channels and dinosaurs." For the meeting: "My inner heating\'s on, carry on." And if somebody hurts you with it: "I don\'t find jokes about my age funny. Leave it, please."',
      how: "By making plans that are your size now. Someone younger and someone older in your life, something new to learn, something for the body you like doing, an hour to go home at. Drop two things you only do because you always did. Getting older is easier in company, so don't sit through it alone.",
    },
  },
  {
    id: 'self-faith-went-back-or-told-them',
    tries: [
      ['thinking of going to church again after 20 years', 'went. stood outside and went home'],
      ['i lost my faith', 'told my mum. she prays for me now, every day, loudly'],
      ['should i pray, i dont really believe', 'did it. felt stupid. felt also calm'],
      ['doubting god since my brother got sick', 'my pastor says i just need to trust more'],
      ['i want to convert for my girlfriend, maybe', 'my dad doesnt talk to me since'],
      ['i dont believe any more and my husband does', 'told him. he asked what we tell the kids'],
      ['i prayed so hard for it', 'and it didnt happen. so whats the point'],
      [
        'went to the mosque for the first time since childhood',
        'an old man showed me where the shoes go. i cried',
      ],
      ['leaving my religion', 'half of my friends dont answer any more'],
      ['started reading the bible at night', 'my friends laugh at me'],
      ['confession after 15 years, scared', 'did it. so light after'],
      [
        'i want to fast this year, not sure if im worthy',
        'broke it on day three. feel like a fraud',
      ],
    ],
    says: {
      told: "That touches something deep, so whatever you felt is worth taking slowly. Faith isn't an exam, and neither is doubt; you needn't settle what you are this week. Keep what was true in it, even if it was only a calm minute or an honest no. Talk with one person who can hear questions without pushing, from your tradition or outside it. And with the others, love first, debate later.",
      say: '"I love you, and I\'m not against what you believe. I\'m on a different part of the road right now and I need you not to push. Ask me about it if you want to know, and otherwise let\'s just have dinner." With a partner about children: "We can tell them that we each see it differently, and both are allowed."',
      should:
        "You don't have to decide for good. Give it some months: go or don't go, read, sit at the back, ask. If somebody answers your doubts only with \"trust more\", look for a person who can stay with the question. Do nothing solely so that others aren't disappointed, and nothing solely to shock them.",
      normal:
        "Normal, turning round at the door, feeling silly and comforted at once, being angry about an unanswered prayer. People of deep faith write about exactly that. You're not a fraud because you falter. Let it be unfinished, and find one calm person to share it with.",
    },
  },
  {
    id: 'self-therapy-the-others-or-the-waiting',
    tries: [
      ['im starting therapy', 'my mum says what will people think'],
      ['looking for a therapist', '7 calls, 7 answering machines'],
      ['i told my boyfriend im seeing a psychologist', 'he said so im not enough to talk to?'],
      ['should i get counselling', 'waiting list. may. its october'],
      ['im in therapy since spring', 'my dad wants to know what i say about him in there'],
      ['told my friends i go to therapy', 'one of them said youre not even that bad'],
      ['my therapist is on leave for 2 months', 'she tells me NOW. im supposed to just wait?'],
      ['therapy helps me so much', 'insurance stops paying after 2 more sessions'],
      ['i booked a psychiatrist', 'grandma says in our culture we dont do that, we pray'],
      ['couples therapy would be good for us', 'asked. she says you go, youre the problem'],
      [
        'i want help for my panic',
        'the nice one has no place, the other one was creepy on the phone',
      ],
      [
        'last session with my therapist is next week',
        'i dont feel ready. ive only just begun to trust her',
      ],
    ],
    says: {
      told: "Annoying, just when you'd set off. You don't need anyone's permission to get help, and you needn't report from there. Against waiting: ask for the cancellation list, ring at the hours they pick up, ask your doctor or insurer for a list, try a training clinic or group. For gaps: \"What do I do until then, and who can I call?\" is a question they should answer. If it gets dark meanwhile, call a helpline.",
      say: "\"I'm going because it does me good. It isn't against you, and it doesn't mean you're not enough. I'd like it to stay private, but you can ask me how I am.\" To the practice: \"I'm looking for a place soon. May I go on the list for cancellations? I can come at short notice.\"",
      should:
        "Keep going, with a second iron in the fire: stay on the list, and ring three more this week. Don't take the one who gave you a bad feeling. Before a break or an ending, ask for a plan: what to practice, who to call, how to continue. Others can think what they like; you're the one who feels the difference.",
      normal:
        'Normal, sadly, both the waiting and the remarks. You don\'t have to be "bad enough" to get help. And not being ready when it stops is something to say aloud in the room, that\'s exactly what the last sessions are for. In between, one friend, daylight and a fixed hour with yourself.',
    },
  },
  {
    id: 'then-i-said-no-and-now-they-call-me-cold',
    tries: [
      [
        'should i lend my brother money again',
        'said no. first time in my life (im 57). he called me cold. mum called me after too. holding it but feel sick',
      ],
      [
        'my sister wants me to babysit every weekend',
        'told her no this time. she said wow ok and hung up. feel like a monster',
      ],
      [
        'my cousin wants to stay with us for a month',
        'i said it doesnt work. now the whole family thinks im selfish',
      ],
      [
        'should i pay for my dads car',
        'i refused. he says hes disappointed in me. my stomach is in knots',
      ],
      [
        'friend wants me as guarantor',
        "said no and she goes 'i thought we were friends'. was i too hard?",
      ],
      [
        'my mum wants to come for 6 weeks',
        'i told her two. she cried. i want to take it back so bad',
      ],
      [
        'my son asked for rent money again',
        'first no ever. he called me heartless, my husband says im right but i cant sleep',
      ],
      [
        'they want me to host christmas again',
        'finally said not this year. auntie says im cold. shaking but not giving in',
      ],
      [
        'my brother wants my old room for his stuff',
        'no means no i told him. now mum texts me that im tearing the family apart',
      ],
      [
        'my niece wants to borrow the car',
        'i said no!! now my sister isnt talking to me, should i just give in',
      ],
      [
        'ex wants me to lend him 300',
        'didnt. he said i changed. i guess i did but why do i feel so guilty',
      ],
      [
        'do i have to do my colleagues shifts',
        'told her no. she says im not a team player and it wont leave my head',
      ],
    ],
    says: {
      told: "Good that you held it; that took something. Feeling sick afterward doesn't mean it was wrong, it means it was new, and the feeling wears off in a few days if you don't feed it by explaining. A no may hurt someone without being cold. If anyone calls on their behalf: \"I've decided, and I still care. I don't want to discuss it through others.\"",
      should:
        "I'd leave it standing. If you give in now, everyone learns that a no lasts until someone's loud enough, and the next one costs you double. Being kind is still open to you: a normal call about something else in a few days. If there's a smaller thing you'd give gladly, offer that once, on your own terms.",
      say: "\"I know you're disappointed, and I'm sorry about that. My answer stays the same. I care about you, and I'd like to talk about something else.\" To whoever rings on their behalf: \"That's between the two of us. I've decided, and I'm not angry with anyone.\" Say it twice in the same words, then end the call kindly.",
      normal:
        "Completely normal. If you've always said yes, the first no feels like a crime, even when it's fair. You weren't hard, you were clear, and others are getting used to a new answer. Give it a week before you judge. The guilt gets quieter; the things you'd have resented for months wouldn't have.",
      how: "By not explaining any more. One sentence, the same every time, and no new reasons, because each reason is something to argue with. Do something for your body tonight, a walk or a hot shower, and tell one person who's on your side. In a few days ring about something ordinary, so it's clear that the no was about this and not about them.",
    },
  },
  {
    id: 'then-going-alone-and-they-asked-the-one-question',
    tries: [
      [
        'is it weird to go on holiday alone at 54',
        "booked madeira. my sister said 'but who will you eat with'. now thats all i think about",
      ],
      [
        'want to travel solo for the first time',
        "flights booked! but my mum goes 'alone?? and in the evenings?' and now im scared of the evenings",
      ],
      [
        'should i go to lisbon by myself',
        'did it, booked. my friend said shed be so lonely. now i think i will be too',
      ],
      [
        'thinking of a week at the sea on my own',
        "its paid. my daughter asked what i'll do all day. i have no idea actually lol",
      ],
      [
        'can i go to a concert alone',
        "got one ticket. my colleague said 'thats sad'. now i feel sad",
      ],
      [
        'wanna hike alone for 4 days',
        'booked the huts. everybody says isnt that boring. maybe it is',
      ],
      [
        'i want to see japan but nobody will come',
        "going in april alone!! brother says i'll hate eating in restaurants by myself. how do people do that",
      ],
      [
        'is a cruise alone a bad idea',
        'booked a cabin. my neighbour said theyll put me at the odd table',
      ],
      [
        'birthday trip with just me, yes or no',
        'yes! but now everyone gives me that look. who will sing for you, my aunt said',
      ],
      [
        'solo trip after my divorce?',
        'rome, 5 days. my ex laughed and said table for one. cant get it out of my head',
      ],
      [
        "i've never been to the cinema alone",
        'gonna do it friday. my roommate was like but who do you talk to after',
      ],
      [
        'should i go to crete without my husband, he hates heat',
        'booked. mother in law: and who will you have dinner with? ugh',
      ],
    ],
    says: {
      told: "Good, you booked it, and one sentence from somebody else isn't a reason to undo that. The question mostly says what they'd be afraid of. Make a plan for the moment it's about: the bar or the counter instead of a table for two, a good lunch out and something small in the evening, a book with you, one group tour early on. After the first time it's just dinner.",
      how: "Sit at the counter or by the window, go early, take a book or a notebook, and talk to the staff, who like people alone. Have your big meal at lunch, when everyone's by themselves. Book one thing with others on the first or second day, a walking tour or a cooking class, so that you know a face. And one evening with room food and a film is a holiday, too.",
      say: "\"With myself, and I'm picky about company.\" Or kinder: \"I don't know yet, and that's what I like about it. I'll send you a photo of my dinner.\" Then change the subject. You don't need to win that conversation, you're going either way.",
      normal:
        'Not weird at all, neither the trip nor the wobble now. Lots of people go alone and most of them had someone ask them exactly that. Nobody in the room looks at you for longer than it takes to order. Plan the first evening, and let the others come.',
      should:
        "Go. You wanted it before anyone commented, and that's the vote that counts. Fear of one empty chair at dinner is small and can be planned for: counter seats, lunches out, one group thing early on. If you end up not liking it, you'll have learned that in a nice place.",
    },
  },
  {
    id: 'then-invited-but-i-think-out-of-pity',
    tries: [
      [
        "i'm alone for christmas this year. kids are at their dads and my parents have died",
        'my colleague invited me but i think out of pity. would you go',
      ],
      [
        'im spending new years by myself',
        'neighbours asked if i want to come over. feels like pity tbh',
      ],
      [
        'first thanksgiving alone since the divorce',
        'a friend said come to ours. shes only being nice i think. should i',
      ],
      [
        'got nobody for my birthday',
        'my boss invited me to her bbq that day, prob feels sorry for me',
      ],
      [
        'i have no family here, eid is coming',
        'a family from the mosque invited me. i dont want to be the sad guest',
      ],
      [
        'holidays alone again lol',
        "my ex's sister asked me to come. is that pity or does she mean it",
      ],
      [
        'dreading christmas eve, its just me and the cat',
        'my cousin says i can come but i hear her husband sigh in the background',
      ],
      [
        "all my friends are couples, i'm on my own at easter",
        'they said join us. fifth wheel. dont know if i should go',
      ],
      [
        'newly widowed, first christmas',
        'my daughters in-laws invited me. i think they were told to',
      ],
      [
        'alone on sunday, nothing to do',
        'a girl from work said come to our lunch. she saw me crying thats why',
      ],
      [
        'i moved here in august and know nobody',
        "someone from class invited me for the holidays bc i said i'm staying in the dorm. awkward?",
      ],
      [
        'everyone has plans for silvester except me',
        'got a last minute invite. clearly someone dropped out. do i go',
      ],
    ],
    says: {
      told: "I'd go, for two hours. Nobody invites someone they can't stand to their own table; maybe it began with the thought that you shouldn't be alone, and that's kindness, not pity. Say beforehand when you'll come and leave, bring something small, and have your own way home. If it's nice you can stay. If it isn't, you still had a warm meal and an evening that's yours.",
      should:
        "Yes, I lean toward going, with a time limit. You can't know why they asked, but they did ask, and people rarely do that for someone they don't like. Say you'll drop in for dessert or for an hour or two, with your own way home. You can always leave after an hour; you can't join at ten when it's got too quiet.",
      say: "\"Thank you, I'd love to. I'll come for a couple of hours, what can I bring?\" If you'd rather not: \"That's really kind, and I'm glad you asked. I'm keeping it quiet this year. Could we have coffee in the days after?\" Both leave the door open.",
      normal:
        "Very normal, to hear pity when you're a bit raw already. But think of it the other way round: if you asked someone, it'd be because you could picture them at your table. Take it as that until they prove otherwise, and go for a short while.",
      them: "I can't see into {them}, but an invitation costs work and a chair, and people don't usually do that out of pity alone. It's likely a mix: they thought of you, and they like you enough to have you in the room. You don't have to sort that out before you say yes. Go for two hours and see how it feels.",
    },
  },
  {
    id: 'then-school-meeting-and-they-say-he-chooses-it',
    tries: [
      [
        'my son has adhd and the teacher hates him',
        "we had the meeting. she said he 'chooses' not to listen. i wanted to scream. what do i write to the head",
      ],
      [
        'my daughter is autistic and school wont help',
        'met them today. they said shes fine there so it must be home. i could cry',
      ],
      [
        'teacher keeps punishing my boy for fidgeting',
        "talked to her. 'he needs to learn'. how do i write to the principal",
      ],
      ['my kid is dyslexic, no support', "meeting was a joke, they say he's lazy. what now"],
      [
        'my son gets sent out every day',
        "sat with the school for an hour. he's 'manipulative' apparently. hes 7",
      ],
      [
        'nursery says my child is difficult',
        'they had a whole list at the meeting. nothing good on it. whats my next step',
      ],
      [
        'my daughter has anxiety and cant go into class',
        'the head of year told me shes doing it for attention',
      ],
      [
        'the school wont assess my son',
        'asked again. they said lets wait a year. can you help me with the email',
      ],
      [
        'my boy has tourettes and the teacher is mean',
        'she told us he could stop if he wanted. i walked out',
      ],
      [
        'adhd diagnosis and school doesnt care',
        'meeting done. teacher says she has 29 others. what do i send to the head',
      ],
      [
        'my child is being told off for things he cant help',
        "they want a behaviour contract signed by him. he's 8. should i sign",
      ],
      [
        'my stepson struggles at school',
        'the meeting made it worse, teacher said its the parenting',
      ],
    ],
    says: {
      told: "That's infuriating, to sit there and hear a difficulty called a choice. Write to the head tonight or tomorrow, short and cool: what was said, what your child finds hard, two things you want tried from Monday, and a date to look at it again. Attach whatever paper you have. Facts and dates get further than anger, even when the anger's right.",
      say: '"Thank you for the meeting on [date]. I was told that [their words]. We see it differently: this is a difficulty, not a choice. Please try two things from Monday: [a seat near the front] and [instructions in writing or one at a time]. I\'d like to meet on [date in six weeks] to see what helped, and to hear who\'s responsible for support. Please confirm in writing."',
      how: "On paper from now on. A short mail after every talk: what was said, what was agreed, by when. Ask for two concrete things instead of understanding: a seat, short instructions, a break, a signal. Ask who's responsible for support at the school, and take someone along next time who writes. If nothing moves, the school board or a parents' advice service is the next door.",
      should:
        "I'd not sign or agree to anything in that room. Take it home, answer in writing, and ask for what the school will do as well as what your child should. One calm mail to the head with two requests and a review date. At home tell your child that you're on the same side. That matters more than the meeting.",
    },
  },
  {
    id: 'then-reminder-sent-got-thumbs-up',
    tries: [
      [
        'my friend owes me 80 euros since summer',
        'i wrote the text you said. she replied with a thumbs up. a THUMBS UP. thats 4 days ago',
      ],
      ['lent my cousin 200, how do i ask', 'asked. he put a heart on it. no money'],
      [
        'my flatmate hasnt paid me back for the shopping',
        "sent the message, got 'ya np'. that was last week lol",
      ],
      ['my colleague owes me for the gift', "she wrote 'oh totally!!' and nothing since. what now"],
      [
        'i paid for everyones tickets, how do i get the money',
        'two paid, one just sent a laughing emoji',
      ],
      ['my brother in law owes me 500', "i reminded him nicely. 'will do'. its been 10 days"],
      [
        'need my deposit share back from my ex flatmate',
        'he liked the message. LIKED it. no transfer',
      ],
      [
        'how do i ask my friend for the 50',
        "ok i asked and she said 'yes yes'. still nothing, do i ask again?",
      ],
      [
        'sister borrowed money for the vet',
        'texted her. she answered with a pic of the cat. and no money',
      ],
      [
        'he owes me for the hotel',
        'sent him my bank details like you said. read, thumbs up, silence',
      ],
      [
        'mate owes me 120 from the festival',
        "'gotcha bro' he says. nothing in the account. how do i word the next one",
      ],
      [
        'my friend forgets to pay me back every time',
        "reminded her, she said 'omg sorry' and changed the subject",
      ],
    ],
    says: {
      told: "A thumbs up isn't a transfer, so you may ask again, this time with a date. \"Can you send it by Friday? Here are my details again.\" Short, friendly, no explanation. If that passes too, ask once by voice, and offer two halves if it's tight. After that it's a decision: take it as the price of knowing, and never lend there again.",
      say: '"Hey, quick one: can you send the money by Friday? Here are my details again. If it\'s tight right now, half this week and half next is fine, just tell me which." If Friday passes: "It didn\'t arrive. When exactly can I count on it?" Then stop typing, and let the silence be theirs.',
      should:
        "Yes, ask again, now with a day in it. A reminder without a date is easy to like and forget. One friendly message, then one call if nothing comes. I'd not involve others or make a scene for it. If it's gone after that, you've learned what to say next time money comes up.",
      how: "In three steps. A message with a date and your details. When the date passes, a call, because a voice is harder to answer with a thumb. Then an offer to split it in two, also with dates. If it's still nothing, decide whether the sum is worth more of your nerves, and don't lend there again.",
      them: "I can't see into {them}. Some people forget, some are short and ashamed, some hope that you'll give up. One message with a date shows you which it is without accusing anybody. Leave room for \"it's tight right now\", and offer two halves.",
    },
  },
  {
    id: 'then-coparent-keeps-cancelling-despite-order',
    tries: [
      [
        'my ex wont let me see my kids this weekend, again',
        'court order says every 2nd weekend. she says he has a fever. he had a fever last time too. i drove 3 hours',
      ],
      [
        'my ex keeps changing the days',
        'its in the agreement, fridays at 5. stood there at 5. nobody home',
      ],
      [
        'havent seen my daughter in a month',
        'he says shes got a party. last time it was a cold. we have a court paper and everything',
      ],
      [
        'she cancelled my weekend with the boys',
        "third time now. this time 'they dont want to'. what can i do",
      ],
      [
        'my ex isnt sticking to the schedule',
        'drove all the way and she didnt open the door. i sat in the car and cried',
      ],
      [
        'dad of my kids doesnt bring them back on time',
        'order says sunday 6pm. its 9. he says traffic. it was traffic last week too',
      ],
      [
        'my ex says the kids are sick again',
        'i asked for a photo of the thermometer lol. she blocked me',
      ],
      [
        'i only get every other weekend and she took that away',
        'says its for a birthday. whose birthday is it every 2 weeks. do i call the lawyer',
      ],
      [
        'my ex moved the visit again',
        "we have it in writing from the judge. he just texts 'not today'",
      ],
      [
        'she wont let me have my christmas half',
        'court said 26th to 30th. she booked a trip over it. how do i react',
      ],
      ['he never lets me call the kids', 'the order says calls tues and thurs. phone off. again'],
      [
        'mum of my son makes excuses every time',
        'fever, party, nan, fever. i wrote it all down. now what',
      ],
    ],
    says: {
      told: "That's bitter, above all when you were ready and looking forward to it. Keep today's messages calm and short, because others may read them one day: \"I was here at the agreed time. Which day this week can we make it up?\" Note date, reason and witnesses each time. With an order on paper and a pattern, a family lawyer or advice center can tell you how it's enforced.",
      say: '"I was here at the agreed time and the visit didn\'t happen. I hope all\'s well. Please suggest a day this week or next to make it up, I can do Wednesday or Saturday. I\'d like to stick to the order from then on." And for the child, if you can send it: "I was thinking of you today. See you very soon."',
      how: "Three things. Write down every missed visit: date, time, reason, what you did. Ask each time for a replacement day in writing, politely. And take that list to a family lawyer or a free advice center, because an order that isn't followed can usually be brought back to the court. Don't withhold anything in return. It'd count against you and hurt the child.",
      should:
        "I'd get advice now, since it's not the first time. Bring the order and a dated list. Until then stay polite in every message, turn up on time, and keep asking for make-up days. No scene at the door; that's the picture a child keeps.",
      normal:
        "Being angry is completely normal, you were there and the door stayed shut. Just let the anger out to a friend, not in the chat with your ex. Calm messages, a list with dates, and advice on how the order gets enforced: that's what changes something.",
    },
  },
  {
    id: 'then-in-law-says-i-undermine-or-interfere',
    tries: [
      [
        'is today good to talk to my daughter in law',
        "well i did and she said i 'undermine' her with the baby. because of a banana. what do i do now",
      ],
      [
        "my son's wife is distant to me",
        'asked her. she says i comment on everything. i only said the child looks pale',
      ],
      ['want to help more with my grandson', 'my daughter told me i take over. me! i just ironed'],
      [
        'should i say something about how they feed him',
        "said it. now im 'interfering' and not allowed to babysit next week",
      ],
      [
        'my son in law doesnt like me',
        'he told my daughter that i criticise. i didnt sleep all night',
      ],
      [
        'i miss my grandkids',
        'talked to their mum. she wants me to call before i come. i always just came',
      ],
      [
        'how do i get on with my daughter in law',
        'she said i dont respect her rules. over ONE biscuit',
      ],
      [
        'my daughter wont let me bathe the baby',
        'i asked why and she said because i do it my way. am i that bad?',
      ],
      [
        'can i give my granddaughter a phone',
        'gave it. now my sons furious and says i went over his head',
      ],
      [
        'i think theyre too strict with the little one',
        'told them and now its ice cold between us',
      ],
      [
        "going to visit my son's family on sunday",
        'was there. she cried in the kitchen bc i rearranged the cupboard. wanted to be nice',
      ],
      [
        'i want to be a good grandma',
        "my daughter says i make her feel like a bad mother. i'm heartbroken",
      ],
    ],
    says: {
      told: "That stings, when you meant it well. It's rarely about this one thing; a parent hears \"you're doing it wrong\" in small gestures. So don't defend it. Say sorry for how it landed, briefly, and ask one question: how would you like it done? Then do exactly that a few times, unasked. It's the fastest way back in, and you don't have to agree with the rule.",
      say: '"I\'ve been thinking about what you said. I didn\'t mean to, but I see that it felt like that, and I\'m sorry. You\'re the parents. Tell me how you\'d like it, and I\'ll do it that way." Full stop there, no "but I only". Then something ordinary: "Shall I bring lunch on Sunday?"',
      normal:
        "You aren't bad, and this happens in a great many families. Young parents are unsure, and a hint from someone experienced weighs a ton. One short sorry and one question about what they'd like usually do more than any explanation. Give it a few visits.",
      should:
        "I'd say sorry for how it felt, once and short, even if the thing itself was tiny. Not by explaining what you meant, that turns into an argument. Then ask how they'd like it and stick to it for a while. Nobody asks you to think they're right; they only need to see it's their house.",
      why: "I can't see into anyone there, but small things often stand for a big one: whose rules count. A tired parent hears \"you can't do it\" in a snack. That's not what you said, and arguing about the snack won't help. Ask what they'd like, do it that way, and the rest usually softens.",
    },
  },
  {
    id: 'then-grown-child-pays-nothing-and-partner-protects',
    tries: [
      [
        'my grown up son is back home with his washing',
        "11 months now. he's 29, has a job, pays nothing. when i mention it my husband says leave the boy",
      ],
      [
        'my daughter moved back in',
        'shes 31 and earns more than me. no rent. her dad says shes family',
      ],
      [
        'should my son pay rent',
        'i say yes, my wife says no way, hes our child. so he pays nothing and plays till 3am',
      ],
      [
        'my stepson doesnt do anything in the house',
        'hes 24, working. my husband does his laundry for him!!',
      ],
      [
        'adult kid living at home with no end',
        'i asked for 200 a month. my partner told him behind my back he neednt',
      ],
      [
        'how do i get my son to move out',
        'its been 2 years. my husband brings him beer and says whats the rush',
      ],
      [
        'my 27 year old is home again after a break up',
        'fine for a month. its month 8. mum defends him every time i open my mouth',
      ],
      [
        'our daughter doesnt help at all',
        'my wife says shes tired from work. im tired from work too',
      ],
      ['son lives in the basement, 33', 'every time i bring up money my partner gets angry at ME'],
      [
        'kid is back, eats us out of house and home',
        'hes got a salary! husband says dont make him feel unwelcome. what do i do',
      ],
      [
        "my son came home 'for a few weeks'",
        'almost a year, not a cent. dad thinks its nice to have him around',
      ],
      [
        'my brother lives with us and pays nothing',
        'my husband wont say a word to him. hes 40 and has work',
      ],
    ],
    says: {
      told: "Then the first talk isn't with the one on the sofa, it's with your partner. As long as you two don't agree, nothing will move. Ask what the worry is (being the bad one, losing closeness?), and settle two things between you: a monthly sum and a date to look at it again. Then say it together, in one sentence, starting next month.",
      say: 'To your partner: "I like having {them} here. I don\'t like paying for an adult with a salary. Can we agree on a sum and a date, the two of us, before we say anything?" Then together: "From the first we\'d like [amount] a month and your own laundry. In June we look at how it goes on."',
      how: "In that order: the two of you first, without anyone else in the room. Pick a sum you can both live with, even a small one, one chore, and a date. Then tell it together, at a calm moment, as a decision and not as a complaint. Expect grumbling for two weeks. If your partner can't bear money, start with food and laundry.",
      should:
        "Yes, something should be paid, I lean clearly that way: an adult with an income shares the costs where they live. Even a small sum changes the tone from child to housemate. But don't go alone, or it becomes you against two. Agree with your partner on sum and date first, then say it together.",
      normal:
        "It isn't mean of you. Helping someone over a bad patch is one thing, an open end is another, and it's normal to get resentful when you carry it and nobody backs you. Talk to your partner first, about a sum and a date.",
    },
  },
  {
    id: 'then-sibling-pays-or-visits-and-thinks-that-is-enough',
    tries: [
      [
        'my dad has parkinsons and i moved back to help',
        'my brother pays for a cleaner and thinks thats his share done. i gave up my flat in berlin. im 38',
      ],
      ['i look after mum alone', 'my sister sends flowers once a month. flowers.'],
      [
        'my parents need more and more help',
        "my brother said 'you live closer'. i moved closer BECAUSE of them",
      ],
      [
        'caring for my mother is eating me up',
        'asked my sister for one weekend. she says she has kids. so my life doesnt count?',
      ],
      [
        'dad has dementia and i do everything',
        'my brother comes for coffee sundays and tells me dad looks great',
      ],
      [
        'i quit my job to care for mum',
        'brother transfers 100 a month and thinks hes the hero. how do i tell him',
      ],
      [
        'grandma lives with me',
        "my aunts say thank you. thats all they do. i'm 33 and havent had a date in 2 yrs",
      ],
      ['who has to care for my parents', 'the others voted. its me bc im single lol'],
      [
        "mum had a stroke, i'm with her every day",
        'my sister offered to pay for a home instead of coming. she hasnt visited since may',
      ],
      [
        'i do dads shopping, pills, everything',
        'told my brother im done. he said then put him in a home. what do i say to that',
      ],
      [
        'my brother doesnt help with our parents',
        'he says he earns the money so i should do the time. is that fair',
      ],
      ['carer for my father', 'sister gave me a spa voucher. i need a tuesday off not a voucher'],
    ],
    says: {
      told: "That isn't a fair split, and you may say so. What you've put in is years, sleep and a life of your own, and one part of it can't be seen from outside. So make it visible: a week on paper, hour by hour. Then ask for something with a day and a name on it, every second weekend or two weeks in summer, and not for \"more help\".",
      say: "\"Thank you for what you pay. It helps, and it isn't half. Here's a normal week, hour by hour. I can't go on like this. I need two things: one weekend a month that's yours, from Friday to Sunday, and paid help on two afternoons. Which weekend in the next month do you take?\"",
      normal:
        "You're not petty. Money and visits are seen and thanked; nights, pills and phone calls aren't. It's normal to be bitter when you gave up something big and the others call it settled. Put a week on paper and ask for one concrete thing. And keep something that's only yours, even now.",
      how: "Not in the hall between two pills. Arrange a call with all of them, send a plain list beforehand of what's to be done each week, and let each one pick. Whoever can't give time gives money for hours of paid help, whoever can't give money gives days. Put it in a shared calendar. And ask a carers' advice service what support you're due.",
      should:
        "I'd say it, and soon, before the anger says it for you. Ask for a fixed share with dates, not for understanding. If it's still no, plan as if there's nobody else: paid hours, day care, advice on support for carers. You're allowed to set a limit to what you can give, even if nobody steps in.",
    },
  },
  {
    id: 'then-forgetting-and-secretly-scared-wont-see-doctor',
    tries: [
      [
        'my husband wont see a doctor about his memory',
        'he put the kettle in the fridge yesterday. laughed about it. then i saw him crying in the garage',
      ],
      [
        'my mum forgets things and wont get checked',
        'she got lost on the way to my house. shes lived here 40 years. she begged me not to tell anyone',
      ],
      [
        'dad refuses the memory test',
        'he asked me twice what day it is and then saw my face. he went so quiet',
      ],
      [
        'my wife keeps losing words and wont go',
        'she shouted at me when i said doctor. later she said im scared. just that',
      ],
      [
        'my gran is forgetful but says shes fine',
        'found post its everywhere in her kitchen. she knows. she hides it',
      ],
      [
        'my brother is 58 and forgets everything',
        'he missed his own sons birthday. cried on the phone. still says no doctor',
      ],
      [
        'my husband repeats himself all the time',
        "he asked me last night 'is something wrong with me'. i didnt know what to say",
      ],
      ['mum left the stove on again', 'she made me promise not to tell my sister. shes terrified'],
      [
        'my partner wont talk about his memory',
        'i heard him practise our grandkids names in the bathroom. broke my heart',
      ],
      [
        'dad drives to the wrong places',
        'he sat in the car and didnt get out for an hour. says he was thinking. i think hes afraid',
      ],
      [
        'my mother denies shes forgetting',
        'she told the neighbour she thinks shes going mad but wont say it to me',
      ],
      [
        'husband lost the car in the car park',
        'he joked all evening then held my hand all night. he knows doesnt he. how do i get him to go',
      ],
    ],
    says: {
      told: "Oh, that's hard to see, and it tells you it isn't stubbornness, it's fear. So leave the arguments and sit close: \"I've noticed, and I think you have too. Whatever it is, we look at it together.\" Offer an ordinary check-up, with you in the room; forgetting can have many causes, some of them treatable. You can ring the doctor beforehand and describe what you see.",
      say: "\"I've noticed some things, and I think you have too. I'm not going anywhere. Let's have a normal check-up, blood and all, and I'll come along. Forgetting has many causes, and some can be fixed. I'd rather be worried together than each alone.\" Then hold {their} hand and leave the silence alone.",
      how: "Not in the moment something goes wrong, and not with proof. On a quiet evening, side by side, start with the fear and not the forgetting. Make the first step small: a general check-up, one you both have. Ring the practice beforehand and tell them what you've seen, so nobody has to say it aloud there. And find one person for yourself to talk to.",
      should:
        "Yes, keep at it, but through the fear and not through facts. I'd say once that you've noticed and that you'll come along, then book a plain check-up. Tell the doctor beforehand what you've seen. Some causes of forgetting can be treated, and that's the kindest reason to go soon.",
    },
  },
  {
    id: 'then-one-room-parents-new-partner-i-feel-like-a-child',
    tries: [
      [
        'my father died in march and my mother already has a friend',
        "They're going on a coach trip to Lake Garda. One room. I'm 49 and I feel like I'm five",
      ],
      [
        'mum died last year, dad is seeing someone',
        'hes bringing her to christmas. in mums chair. im a grown man and i could cry',
      ],
      [
        'my dad has a girlfriend 6 months after moms funeral',
        'he bought her a ring. he says its just a friendship ring lol',
      ],
      [
        'my mother is dating again since dads death',
        'saw them holding hands at the market. had to leave my trolley and go',
      ],
      [
        'my widowed dad met someone online',
        "she's moved in. mums coats are gone from the hall. im 36 and slammed a door",
      ],
      [
        'my mum has a new man already, dad died in june',
        'she giggles on the phone. i never heard her giggle with dad. it hurts',
      ],
      ['dad wants me to meet his new lady', 'met her. shes nice. that makes it worse somehow'],
      [
        'mom died in january and dad is on a dating app',
        'my aunt says be happy for him. i cant. am i awful',
      ],
      [
        'my father in law found someone quickly after his wife died',
        'my husband wont speak to him now. he says hes behaving like a teenager and so is he',
      ],
      [
        'mum has a friend since dad passed away',
        'shes selling the house to move in with him. my room, dads shed, everything',
      ],
      [
        'my dad is getting married again after mum died',
        'hes asked me to be witness. im 52. i said ill think about it and cried in the car',
      ],
      [
        'my mother goes dancing with a man, dads only gone a year',
        'she asked if i mind. i said no. i do mind',
      ],
    ],
    says: {
      told: "Of course you feel small; in this you're somebody's child, at any age. You've lost a parent, and now it looks as though the place is being filled while you're still standing beside it. Both can be true: your parent was lonely, and you're not ready. You don't have to approve or fight it. Say one true thing, \"I'm glad you're not alone, I just need longer,\" and grieve at your own speed.",
      normal:
        "It's very normal and not awful. You grieve for a parent, and they grieve for a partner with an empty house every evening; those two run at different speeds. It doesn't mean the one who died is forgotten. You may be polite to the new one and still miss the old picture.",
      say: "\"I'm glad you're not alone. And I miss them, so it's hard for me to see this already. It isn't against you or your friend. Please give me time, and let's do something, just the two of us, now and then.\" Short, warm, and said alone with your parent, not in front of the other one.",
      how: "Slowly and in small portions. You can meet for a coffee before you share a holiday. Ask your parent for time alone together and for a few things you'd like to keep. Have somebody else to talk to about the one who died, a sibling, a friend, so it's not all hanging on this. Nobody can demand that you be happy by a date.",
      should:
        "You needn't be happy for them yet, and I'd not pretend. But I wouldn't break with your parent over it either; that would be a second loss. Say once that you need longer, be polite to the new person, and ask for time alone together.",
    },
  },
  {
    id: 'then-leaving-a-place-and-people-ask-about-it',
    tries: [
      [
        'i want to leave the church i grew up in. its a small town, my whole family goes, my uncle is the pastor',
        'i didnt go sunday. by monday 3 people had asked my mum if im ill. what do i tell her to tell them',
      ],
      [
        'thinking of leaving the club after 15 years',
        'didnt turn up thursday. now everybodys asking my husband whats wrong with me',
      ],
      [
        'i stopped going to the mosque',
        'the neighbours asked my dad. hes embarrassed. what can he say to them',
      ],
      [
        'we are separating but nobody knows',
        'my mother in law got asked at the bakery why i moved out. what should she say',
      ],
      [
        'i dropped out, my parents are ashamed',
        'relatives keep asking mum how uni is going. she doesnt know what to answer',
      ],
      ['i lost my job, small village', 'people ask my wife why im home all day. she wants a line'],
      [
        'im off sick with burnout',
        'colleagues keep asking my friend at work whats up with me. what can she tell them',
      ],
      [
        'leaving our congregation',
        'my sister says theyre praying for me as if i was dying. what does she reply lol',
      ],
      [
        'my engagement is off',
        'aunties are calling my mom every hour. give her something to say please',
      ],
      [
        'i quit the choir',
        'two women asked my daughter at school pickup if im angry. im not. what do i tell them',
      ],
      [
        'i moved out of my parents house after a fight',
        'the whole street asks them where i am. mum says what am i supposed to say',
      ],
      [
        'not going to the family meal anymore',
        'cousins asked my brother if im in a cult now haha. what should he say',
      ],
    ],
    says: {
      told: "Give everyone the same short line, and let it be friendly and dull: \"Thanks for asking, all's well, you can ask them yourself.\" Dull answers end gossip faster than explanations. Thank the one who's getting the questions, because they're carrying part of it, and tell them first what's true, so nothing reaches them through others. In a few weeks there'll be something else to talk about.",
      say: 'For them: "Thanks for asking. Everything\'s fine, there\'s just a change right now. I\'ll pass on your greetings." If they dig: "That\'s theirs to tell, ask them directly." From you to the person in the middle: "I\'m sorry you get the questions. You needn\'t defend me or explain me, just send them to me."',
      how: "One line, agreed together, the same for everybody, and no reasons in it, because reasons get discussed. Whoever's really close hears it from you personally, soon. All the others get the short one. And ask the person in between how it is for them; they may need a hug more than a sentence.",
    },
  },
  {
    id: 'then-i-need-a-break-but-cant-pay-and-they-cry',
    tries: [
      [
        'i need a break from caring, my wife has ms',
        "respite is 900 a week. can't. and she cries if i mention it",
      ],
      [
        'i look after my mum and im exhausted',
        'asked about a carer. 32 an hour. and mum says strangers in the house would kill her',
      ],
      [
        'my husband had a stroke, i havent had a day off since',
        'day centre has a waiting list and he begs me not to send him',
      ],
      [
        'caring for my disabled son, im so tired',
        "there's no money for help. and he screams with anyone else",
      ],
      [
        'i need one weekend away from looking after dad',
        'told him. he said so you want rid of me. cant pay for it anyway',
      ],
      [
        'my mother in law lives with us, needs everything',
        'a home for a week costs more than i earn. my husband says hed feel guilty',
      ],
      ['burnt out from looking after my partner', 'she says go, but then she cries. so i stay'],
      [
        'i want a holiday from caring, is that bad',
        'no one can take over. sister lives far, care is too expensive, gran wont have it',
      ],
      [
        'dad with dementia, i cant any more',
        'they offered 2 hours a week. TWO. and he wont open the door to them',
      ],
      [
        'my wife is ill for years, im her nurse now',
        'i said the word respite and she didnt speak till dinner. its unaffordable anyway',
      ],
      ['i care for my brother', 'the agency wants a fortune. he says if i go he wont eat'],
      [
        'need a break from my moms care',
        'insurance says no. mom says she was never a burden to anyone. i feel horrible',
      ],
    ],
    says: {
      told: "Two walls at once, the price and the tears, and you between them. Start smaller than a week: two or three hours, the same day every week, with someone already known. Ask your local council, health insurer or a carers' charity what you're due; sitting services and funded short stays are often not offered unless you ask. And to the one who cries: \"I'm going so that I can stay.\"",
      say: "\"I'm not leaving you. I'm tired, and if I don't rest I'll be no good for you. I'd like three hours on Thursdays. [Name] sits with you, and I'm back at five. Let's try it four times and then talk.\" Tears are allowed in that talk. They're fear of being left, and you can hold a hand without taking the sentence back.",
      how: "Begin with hours: a friend, neighbor or volunteer for one fixed afternoon, first with you there, then without. Ask your council or insurer for a carer's assessment and for short-stay money, and call a carers' advice line, they know what's free where you live. Tell your own doctor how tired you are; it counts there. A week away can come later.",
      normal:
        "It's not bad to want a break, it's what keeps carers going. Everyone who does this for long gets to that point, and most of them feel guilty about it. The tears are fear, not proof that you may not go. Start with one afternoon, and ask a carers' advice line what's free where you live.",
      should:
        "Take the break, yes, in a size that works: a few hours each week now, a few days when you've found the money or the place. Don't wait until everybody agrees with it; some people only believe that you come back after you've come back three times.",
    },
  },
  {
    id: 'then-caring-quietly-was-it-cowardly',
    tries: [
      [
        "my best friend has cancer, we're both 60",
        "she doesn't want to talk about it. fine. so yesterday we pruned her roses for four hours and said nothing. was that ok or was i a coward",
      ],
      [
        'my dads ill and never talks about it',
        'we watched football all afternoon. didnt ask once. should i have',
      ],
      [
        'my friend lost her baby',
        'went round. we just did a puzzle. i said nothing about it. was that wrong',
      ],
      [
        'my brother has ms since spring',
        'we fixed his bike and talked about bikes. felt good and also like a cop out',
      ],
      [
        'my neighbour is dying i think',
        'i brought soup and told her about my tomatoes. thats all. coward?',
      ],
      [
        'my mate is depressed, what do i say',
        'we played fifa for 5 hrs. he laughed once. is that enough',
      ],
      [
        'my sister got her diagnosis',
        'she wanted to bake. so we baked. never said the word. i feel i failed her',
      ],
      [
        'my uncle is in the hospice',
        'i read him the newspaper. the sports pages. drove home and cried cause i didnt say anything important',
      ],
      [
        'colleague is back after her husband died',
        'i just carried her boxes and talked about the printer. shouldve said something?',
      ],
      [
        'friend has chemo and hates questions',
        'sat with her, watched baking shows. was i just avoiding it',
      ],
      [
        "my mum is ill and i don't know how to be with her",
        'we sorted buttons by colour for 2 hrs. silly i know',
      ],
      [
        'my best mates wife left him',
        'helped him paint the hallway. neither of us said a word about her haha. good or bad',
      ],
    ],
    says: {
      told: "That wasn't cowardly, that was company. You asked nothing and stayed for hours, and for someone who doesn't want to be the ill or sad one all day, it may be the best part of the week. Leave one door open, once and lightly: \"If you ever want to talk about it, I can take it. If not, I'm here anyway.\" Then come back next week and do it again.",
      should:
        'You did enough. If you want to add something, one sentence is plenty: "You can talk to me about it whenever, and you never have to." Said while your hands are busy, without waiting for an answer. After that, simply keep coming. Being there regularly says more than a good talk.',
      say: '"I liked today. We don\'t have to talk about it, ever. But if you want to, at any hour, I won\'t fall over." Then straight on: "Same time next week?" It takes ten seconds, and they know that both are allowed.',
      normal:
        "Yes, that's okay, and more than that. Many people who are going through something hard long for a few hours in which nobody looks worried. You gave that. It would only be avoiding if they'd tried to talk and you'd changed the subject.",
    },
  },
  {
    id: 'then-rejected-and-the-other-one-got-in-first-time',
    tries: [
      [
        'i was rejected from the swim team',
        'coach said try again in january. my brother made it first time ofc. everything is easy for him',
      ],
      [
        'didnt get into the orchestra',
        'they say next year. my sister got in with no practice. so unfair',
      ],
      [
        'i failed my driving test',
        'examiner said come back in a month. my twin passed first go and mum made cake for him',
      ],
      [
        'wasnt picked for the play',
        'i can try again in spring. my best friend got the lead. everything just falls in her lap',
      ],
      [
        'no place in the football squad',
        'coach says work on my speed. my cousins in it since he was 5, never trains',
      ],
      [
        'rejected from the dance company again',
        'they told me to reapply. my roommate got in on her first audition ugh',
      ],
      [
        'didnt make the promotion list',
        'boss said next round. the guy i trained made it straight away',
      ],
      [
        'i didnt get the scholarship',
        'can apply again in autumn. my brother got his like it was nothing',
      ],
      [
        'failed the audition',
        'they said keep at it. my sister is the talented one, always has been',
      ],
      [
        'not accepted for the course',
        'waiting list. my friend is in. she didnt even want it that much',
      ],
      ['my story got rejected', 'editor said send another. my friend gets published all the time'],
      [
        'didnt qualify for the marathon',
        'next chance in october. my husband qualified without trying. i smile and want to scream',
      ],
    ],
    says: {
      told: 'A no is bad enough, and then somebody right next to you gets it the first time. No wonder it burns. Still, "try again" is worth something; they don\'t say it to everyone. Ask what exactly was missing, two things, and work on those until the next date. How easily it went for someone else says nothing about you: you only see their result, and you know all of your own mornings.',
      how: 'Ask the person who decided, this week: "What are the two things I\'d need to be better at?" Put those two into your week, three short sessions, and write down what you did. Halfway to the next date ask someone good to have a look. And stop measuring beside the one at home; measure against yourself a month ago.',
      normal:
        "It's normal to be jealous, even of people you love. It doesn't make you mean. Say it once to someone who won't use it, then put the rest of the anger into the next attempt. You can be glad for them later, when it's stopped stinging.",
      should:
        "Yes, try again, if you still want the thing itself. Being told to come back is half an invitation. Find out the two things that were missing, give them a fixed place in your week, and go. If you'd only do it to keep up with somebody, then choose something of your own instead.",
    },
  },
  {
    id: 'then-skipping-because-i-cant-go-in',
    tries: [
      [
        'my mum found out i skipped school',
        'not 1 day. like 3 weeks. i say bye and go to the park till 3. i cant go in there i feel like im gonna throw up',
      ],
      [
        'i havent been to uni in a while',
        'a month. my parents think i go. i get to the gate and my stomach turns and i go home',
      ],
      [
        'my husband doesnt know i missed work',
        'its been 6 days. i sit in the library. the thought of that office makes me shake',
      ],
      [
        'i bunk college sometimes',
        'ok not sometimes. since october. i get off the bus one stop early and walk around',
      ],
      [
        'they found out i wasnt at my training',
        'two weeks now. i hide at my friends. every morning i feel sick',
      ],
      [
        'my dad got a letter that i miss classes',
        'its more than he knows. i just cant walk through that door, heart goes crazy',
      ],
      [
        'how do i tell them i stopped going',
        'everyone thinks i have lectures. i sit in mcdonalds. its been since easter',
      ],
      [
        'i call in sick too much',
        'its not sick its dread. i get dressed, then i sit on the stairs for an hour',
      ],
      [
        'got caught skipping seminar',
        'i havent been to any this term. i throw up before i leave the house',
      ],
      [
        'my roommate asked why im always here',
        'cause i cant go to campus anymore. i try every day and turn round at the bridge',
      ],
      [
        'i missed another shift',
        'i told my wife i was there. i was in the car the whole time. couldnt go in',
      ],
      [
        'my apprenticeship called home',
        'theyve noticed. 3 weeks. i leave at 6 every morning and just walk. what do i tell my parents',
      ],
    ],
    says: {
      told: "That's not laziness. If your body says no at the door every morning, something in there frightens you or has worn you out, and you've carried it alone the whole time. Tell one person the full number today, it gets lighter the moment it's said. Then a doctor about the sick feeling, and a talk with the place about a slow way back. What happens in there that's the worst?",
      say: "\"I have to tell you something, and I need you to listen first. I haven't been going, for longer than you think. I leave every morning and then I can't go in, I feel sick. I'm not lazy, I'm scared of it. I need help to sort it out.\" If saying it is too hard, hand it over as a note and stay in the room.",
      how: "Three small steps. First the truth to one person, all of it, because hiding costs more strength than you have. Then a doctor's appointment, with exactly the words you used here. Then a talk with the place about a soft start: shorter days, one safe person, one class or task. You don't have to walk in there tomorrow and be fine.",
      normal:
        "It happens to more people than you'd think, and it isn't a matter of will. Usually there's fear behind it, of someone, of failing, or simply too much for too long. What keeps it going is the hiding. One person who knows everything is the first real step, and a doctor the second.",
      why: "I can't see the cause from here. Often it's one of three: someone in there who makes it bad, fear of having missed too much, or being worn out for a long time. Ask yourself what the worst minute of the day would be, if you went in. That answer is what to tell someone, and a doctor too.",
    },
  },
  {
    id: 'then-they-all-live-in-my-small-place-no-secrecy',
    tries: [
      [
        'i think ive an std and im too embarrassed',
        'its a tiny island, the nurse is my aunt. what do i do, order something online?',
      ],
      ['i want to see a therapist', "theres one in our village and she's in my mums choir"],
      [
        'need to get a pregnancy test',
        'the girl at the chemist was in my class. everyone would know by tonight',
      ],
      ['should i go to the doctor about my drinking', 'hes my brother in law. small town. no way'],
      [
        'i want to go to couples counselling',
        "the only counsellor here is my husbands boss's wife lol",
      ],
      ['need to talk to someone about my debts', 'the debt advisor lives next door. id die'],
      [
        'thinking about seeing someone for my panic',
        "the practice receptionist is my ex's sister. she tells everything",
      ],
      ['i need the morning after pill', 'only one pharmacy and my auntie works there what now'],
      ['id like to join the aa meeting', 'its in the parish hall, everyone sees your car'],
      ['want to ask for food bank help', 'my kids teacher volunteers there. cant'],
      [
        'i have something on my private parts',
        'our gp plays cards with my dad every friday. can i do it by post or something',
      ],
      [
        'i need legal advice about a divorce',
        "there's one lawyer in town and he golfs with my husband",
      ],
    ],
    says: {
      told: "In a small place that's a real worry, not vanity. You've two ways round it: someone in the next town, where nobody knows your car, or the same help by phone, video or post from a proper service. People in these jobs are generally bound to keep quiet, also within the family, and you may ask for someone else. What I wouldn't do is treat or solve it blindly on your own, or leave it.",
      how: "Look for the same help one town further, or for an official service by phone, video or mail; many have them for just this reason. When you book, you needn't give the reason to the person at the desk: \"It's private, I'll tell it inside.\" And ask right away who can see your file. Half an hour's drive is a small price for talking freely.",
      say: "\"I'd like an appointment, and I'd rather not give the reason here. I know someone who works with you. Who'll see my notes, and could I be seen by somebody else, or by phone?\" They've heard that before. If the answer doesn't convince you, take the next town.",
      should:
        "Yes, get the help, only not necessarily there. The next town or a proper service by phone or post gives you the same without the neighbors. Ordering some remedy at random is what I'd leave; you'd pay for a guess. Knowing what it is beats being embarrassed.",
    },
  },
  {
    id: 'then-family-clumsily-trying-before-first-visit',
    tries: [
      [
        "my girlfriend is muslim and my parents are being weird, we're in a small town in bavaria",
        "sunday lunch is this week and mum has asked 'what does she eat' four times. i think she's trying? how do i help both",
      ],
      [
        'my boyfriend is black and my parents are white farmers',
        'they invited him for saturday. dad asked if he likes football. bless him',
      ],
      [
        'bringing my wife to my family for the first time, shes from vietnam',
        'mum bought chopsticks lol. cringe or cute',
      ],
      [
        'my girlfriend is vegan and my family are butchers',
        'my gran called to ask if an egg is a vegetable. its happening on sunday',
      ],
      [
        'told my parents i have a boyfriend, im a man',
        'they want to meet him!! dad cleaned the garage. why the garage',
      ],
      [
        'my fiance is jewish, my mum is nervous',
        'she googled everything and wants a list. dinner is friday',
      ],
      [
        'my partner is trans and meets my folks soon',
        'mum is practising the name in the kitchen. i heard her. im so touched and so scared',
      ],
      [
        'my new boyfriend is much older, parents didnt like it',
        'now they say bring him for cake. mum asked if he can have sugar',
      ],
      [
        'my girlfriend uses a wheelchair, first visit',
        'dad built a ramp!!! its way too steep. what do i say',
      ],
      [
        'my husbands family meets mine for the first time, different religion',
        "both mums keep texting me about the food. i'm the switchboard",
      ],
      [
        'she doesnt speak our language and meets my parents',
        'papa learned three sentences, all wrong. how do i make the evening easy',
      ],
      [
        'my parents were cold about my boyfriend',
        'but now my dad asked when he has time. is that a good sign',
      ],
    ],
    says: {
      told: "Yes, I'd read that as trying, in the language they've got: food, questions, clumsy effort. Help by being concrete. Give your family three useful facts (what's eaten, what's easy to talk about, what to leave out), and your guest the same about them. Have a task ready for the stiff minutes, a walk, the dog, setting the table, and keep the first visit short. And thank them afterward for the effort.",
      how: "Two small briefings. To your family: what's eaten, how the name is said, two subjects that are easy, one that's not for today. To your guest: who's loud, who's shy, which jokes are love. Sit between them at the start, give everybody something to do, and leave after two or three hours, while it's still nice. The second visit is the real one.",
      say: "To your family: \"I noticed how much trouble you're taking, and it means a lot to me. Just be as you always are, ask about work and about home, and leave the big questions for another day.\" To your guest: \"They're nervous, so it may come out odd. It's meant well, and if something's off, look at me and I'll step in.\"",
      them: "I can't see into {them}, but people who don't care don't ask four times or build things. It looks like effort, even where it's clumsy. Take it as that until somebody's unkind, and thank them for one specific thing. That makes the next visit easier than any correction.",
    },
  },
  {
    id: 'then-cant-do-that-with-my-hours-or-life',
    tries: [
      [
        "the doctor says i'm prediabetic. i'm 59, drive a lorry, live on service station food",
        'cant cook in a cab mate. what do i buy at the garage thats not a pasty',
      ],
      [
        'trying to eat better, i work nights',
        'canteens shut at 2am. theres a vending machine and thats it. so what do i eat',
      ],
      [
        'need to lose weight for my knees',
        "i'm on the road 5 days a week, hotels. cooking isnt an option",
      ],
      [
        'how do i stop eating junk',
        'got a kettle in my room, no kitchen. thats student life. ideas?',
      ],
      ['cholesterol is high', 'im a taxi driver, 12 hr shifts, drive thru or nothing'],
      [
        'want to eat healthy',
        'no money no oven no time lol. what can i actually get at the corner shop',
      ],
      [
        'blood pressures up, i should eat less salt',
        'living on site in a caravan. tins and bread. what do i buy',
      ],
      [
        'my blood sugar is too high they say',
        'im a courier, i eat with one hand at the traffic light',
      ],
      [
        'i need to cut out the energy drinks',
        'shift starts at 4am and the petrol station is all thats open',
      ],
      ['trying to eat less rubbish', 'nurse on 12s here. no break long enough to heat anything'],
      ['doctor says more vegetables', 'mate i sleep in the truck. wheres the vegetable'],
      ['want to stop snacking', 'i sell ice cream in a kiosk all day haha. what now'],
    ],
    says: {
      told: 'Fair point, so no cooking. From a shop or a filling station: boiled eggs, plain nuts, a banana or apple, plain yogurt, a salad bowl or a wrap with chicken, tuna, cheese, a bag of carrots, water or unsweetened coffee instead of the sugary drink. Drinks are the easiest win. A small cool box filled once a week saves money as well. For your own targets ask the doctor or a dietitian.',
      how: "Change one thing at a time. This week only the drinks: water, plain tea, coffee without sugar. Next week the main buy: something with eggs, chicken, fish or beans plus something green, instead of pastry. Then keep a box in reach, with nuts, fruit, crispbread, so that hunger doesn't decide at the till. And ten minutes on foot after each meal stop.",
      should:
        "I'd go for the drink and the pastry first, because they're the biggest part and the easiest to swap. Water and a wrap or eggs instead, nothing heroic. If a doctor has given you numbers to reach, ask there what matters most for you. Perfect isn't needed; most days a bit better is.",
      say: 'If you order at a counter: "A wrap with chicken and salad, no sauce, and a water please." If you\'re asked at the practice what you eat, tell the truth about your hours: "I can\'t cook. I eat from shops, standing up. What can I do with that?" They can only plan with your real day.',
    },
  },
  {
    id: 'then-anniversary-passed-and-i-laughed',
    tries: [
      [
        "how do i cope with the anniversary of my husband's death",
        'It was yesterday. I did go to the sea like we talked about. Put my feet in. It was freezing and I laughed out loud, first time since. Is that allowed',
      ],
      [
        'moms first death day is on sunday',
        'its over. we made her terrible soup and laughed till we cried. weird?',
      ],
      [
        'dad died a year ago on the 3rd, dreading it',
        'went to his pub. had a good night actually. feel a bit guilty',
      ],
      [
        'my wifes birthday is coming, first since she passed',
        'i danced in the kitchen to her song. alone. i smiled. is that ok',
      ],
      [
        'how do i get through my brothers death anniversary',
        'survived it!! ate a huge ice cream at the grave lol. he wouldve loved it',
      ],
      [
        'its been a year next week since my sister died',
        'the day was... nice? i went swimming. i dont know what to think of that',
      ],
      [
        'anniversary of my sons death, i cant',
        'we flew his kite. it crashed into a tree and we all laughed. first time',
      ],
      [
        'my gran died last june and the date scares me',
        'it was yesterday. i forgot about it for a whole hour and had fun. am i terrible',
      ],
      [
        'my best friend died, her day is friday',
        'we did karaoke for her. badly. i felt happy and then bad for being happy',
      ],
      [
        'what to do on the day my partner died',
        'did nothing special. watched a comedy and laughed. is that disrespectful',
      ],
      [
        'two years without papa on monday',
        'told his worst jokes at the table. my kids roared. i felt him there',
      ],
      [
        'first anniversary without my mum is coming',
        'done. i bought red shoes like hers and giggled in the shop. i feel lighter??',
      ],
    ],
    says: {
      told: "Yes, that's allowed, and what a picture. Laughing on that day doesn't take anything away from your love; it's part of it, because there was joy there once, and it remembered you. You did something real with a date you'd been afraid of. If tears come today or tomorrow, let them, one doesn't cancel the other. Who'd you like to tell this to?",
      normal:
        "It's completely normal, and many people who grieve know just this: the first laugh, and the fright right after it. It isn't disloyal and it doesn't mean you're finished with missing them. It means there's room for both again, for a minute. Keep that minute, and write it down if you like.",
      why: "I can't see into your heart, but grief isn't the same on every day, and when you expect the worst for weeks and then do something kind instead, a laugh can slip out. Often the fear before a date is heavier than the date. The guilt afterward is only loyalty. You can thank it and keep the laugh.",
      should:
        "You don't have to feel bad for a good minute, and I'd not try to. Love isn't measured by how sad you are on one date. Keep what worked as your own custom, if you like, the water, the meal, the song, and let next year decide for itself.",
    },
  },
  {
    id: 'then-everyone-says-try-again-nobody-says-sorry',
    tries: [
      [
        'we lost the baby at 11 weeks',
        'everyone says you can try again. nobody says sorry about this one. my husband went to football on saturday like normal',
      ],
      [
        'i had a miscarriage in august',
        'my mum said at least it was early. my boyfriend hasnt mentioned it since',
      ],
      [
        'lost my pregnancy at 9 weeks',
        "'it wasnt meant to be' if i hear that once more. he just goes to work like nothing happened",
      ],
      [
        'our baby died at 20 weeks',
        'people say youre young. my husband fixed the fence all weekend',
      ],
      [
        'miscarried last week',
        'sister in law says now you know you can get pregnant. i wanted to throw my tea',
      ],
      [
        'we lost our second pregnancy',
        'they say be glad you have one. he plays his games and says nothing',
      ],
      [
        'i was 7 weeks and lost it',
        'no one even knows what to call it. my partner says lets look forward',
      ],
      [
        'stillbirth in spring',
        'they all talk about the next one. nobody says her name. my husband changes the subject',
      ],
      [
        'had a missed miscarriage and the operation',
        'back at work they ask if i had a nice break. he went drinking with his mates',
      ],
      ['the twins didnt make it', 'his mother says god has a plan. he just nodded. NODDED'],
      [
        'i lost my baby 3 months ago',
        'friends think im over it. my man never cried once. am i alone in this',
      ],
      [
        'we had an ectopic, lost the baby and a tube',
        'everyone: good that youre ok. my husband goes to the gym every day like before',
      ],
    ],
    says: {
      told: "I'm so sorry about this one, this baby, who nobody else can replace. \"Next time\" skips over what you've lost, even when it's meant kindly. And when somebody beside you carries on as usual, it can look as if you're grieving alone. People grieve very differently, so ask instead of guessing: \"I miss our baby. Do you, too? I don't need a plan, I need you to sit with me.\"",
      say: 'At home: "I\'m still sad about our baby, and I feel alone with it. You don\'t have to fix it. Sit with me tonight, and tell me how it is for you." To the others: "I know you mean well. It helps me more if you just say you\'re sorry." You may repeat the second one as often as you need.',
      normal:
        "It's normal to be hurt by that, and it's normal to grieve for a baby however early it was. There's no date by which you have to be done. Find one person who lets you talk about this one, or a group for parents who've lost a baby; there you don't have to explain why \"at least\" hurts.",
      them: "I can't see into {them}. Some people go quiet, work or run out to sport because they don't know where to put it, some are further away from it, some think they must be the strong one. Only asking tells. Choose a calm evening: \"How is it for you? You don't talk about it and I'd like to know.\" Then listen a little longer than is comfortable.",
      how: "Give this baby a place, if you'd like: a candle, a name, a small box, a tree. Tell one person the whole story. At home ask for one concrete thing, an evening on the sofa, a walk, a date to remember together. And if the days stay black for weeks, tell a doctor or a midwife; there's help for exactly this.",
    },
  },
  {
    id: 'then-good-news-but-family-is-angry',
    tries: [
      [
        "will i pass my citizenship test. it's in stockholm on the 9th",
        'passed!! now my dad back home in aleppo isnt talking to me, he says i threw away my name. should i be happy or not',
      ],
      [
        'waiting on my passport',
        'got it! my mum cried and not from joy. she says im a foreigner now',
      ],
      [
        'did i get into the uni in london',
        "i got in. papa says i'm abandoning the family. cant even celebrate",
      ],
      ['will they give me the job abroad', 'they did!! my parents hung up on me'],
      [
        "i'm hoping for a yes from the masters programme",
        'its a yes. my sister says so you leave me alone with mum',
      ],
      [
        'applied for the flat of my dreams',
        'its ours. my mother in law says we did it to get away from her. mood ruined',
      ],
      [
        'hope i get the promotion',
        'i got it and my husband went quiet. like i did something to him',
      ],
      [
        'i want to marry her, will her answer be yes',
        'she said yes. my father says he wont come to the wedding. im happy and sick',
      ],
      [
        'waiting for the adoption decision',
        'approved!!!! my mum says its not the same as own blood',
      ],
      [
        'exam for the police, results monday',
        'passed. my brothers call me a traitor. what am i supposed to feel',
      ],
      [
        'will my green card come',
        'came today. my dad asked if im coming back ever and then hung up the phone',
      ],
      [
        'i applied for the seminary',
        'accepted. my parents are atheists, theyre acting like i died',
      ],
    ],
    says: {
      told: "Congratulations, you did it! Be happy, and let the other thing hurt beside it; they don't cancel each other. Behind their anger there's often fear of losing you, and you can answer that without handing your joy back: \"I'm still yours. I've gained something, I haven't thrown anything away.\" Then give it time, keep writing small ordinary things, and celebrate today with someone who's glad.",
      should:
        "Be happy, yes. You worked for it, and it stays yours whatever anyone says this week. Being sad about their reaction doesn't spoil it, it only means they matter to you. Don't make yourself smaller so they calm down; write one warm line and then go and celebrate with people who mean it.",
      say: "\"I know this is hard for you, and it hurts me that you're angry. I didn't do it to leave you. I'm the same person and I still belong to you. I'd love for you to be glad with me one day. Until then I'll keep calling on Sundays.\" Send it once, don't argue about it, and do call.",
      why: "I can't see into {them}, but good news for one can sound like goodbye to another: distance, change, a plan that's gone. People often say that as anger. You needn't take the words as the last ones. Answer the fear, \"you're not losing me\", and not the accusation.",
      normal:
        "It's normal to feel both at once, proud and sick, and neither is wrong. Big steps often scare the people who love us, and they don't always show it nicely. Celebrate today. The talk can come when the first anger's gone.",
    },
  },
  {
    id: 'then-partner-pays-everything-i-have-to-ask',
    tries: [
      [
        "i moved to canada for my husband and can't work yet",
        'permit takes 5-8 months more. i was an accountant with my own team. yesterday i cried because i had to ask him for money for a coat',
      ],
      [
        'im home with the baby and he earns',
        'had to ask for money for shampoo. i used to manage a shop',
      ],
      [
        'i gave up my job to follow my wife to dubai',
        'asked her for cash for a haircut. 44 years old. felt like a kid',
      ],
      [
        'no work since we moved for his job',
        'he said just tell me what you need. thats the thing, i dont want to TELL',
      ],
      [
        'waiting for my work visa',
        'i bought him a birthday present with his own money. how sad is that',
      ],
      [
        'i lost my job and my boyfriend pays for all',
        'i return the change to him like a child. hes nice about it which makes it worse',
      ],
      [
        'stay at home mum and feeling small',
        'i hid a 12 euro top from him. not cause hes mean. cause its his money',
      ],
      [
        'moved in with my girlfriend, studying again',
        'she pays rent, food, all. i asked for bus fare today and wanted to disappear',
      ],
      [
        'i cant work because of my health',
        'my husband puts money on the table every monday. i hate mondays',
      ],
      [
        'came to the us on a spouse visa',
        'my own mother asked what i do all day. i had no answer. and no money for lunch with friends',
      ],
      [
        'maternity leave is over and no childcare so im home',
        'asked him for 20 for coffee with a friend. he asked which friend. he didnt mean it bad',
      ],
      [
        'we live off his pay since my burnout',
        'i was the one who earned more. now i ask if i may buy boots',
      ],
    ],
    says: {
      told: "That hurts, and it isn't about the thing you had to ask for. You've gone from standing on your own feet to asking, and no kindness makes up for that. Change how it's done: a fixed sum each month into your own account, the same for both of you, nobody explains what it's for. Put it as a household matter, not a favor. And keep one thing alive that's yours, a course, volunteering, contacts.",
      say: "\"I need to tell you something that isn't about you being mean. Having to ask for money makes me feel small. I'd like us to set it up differently: after the bills we each get the same sum in our own account, no questions. And I'd like to see the whole budget with you once a month. Can we do it this weekend?\"",
      normal:
        "It's very normal to feel that, also with a partner who's generous. Asking makes adults feel like children. The answer isn't to need less, but to have an arrangement in which you don't have to ask. What you do for the two of you now counts, too, even if nobody transfers anything for it.",
      how: "Sit down with all the numbers once: what comes in, what goes out, what's left. Split what's left evenly into two accounts of your own. Agree on a sum up to which nobody asks. Separately, give your days a spine: one thing toward your next work, one thing with people, each week. Then the waiting doesn't eat who you are.",
    },
  },
  {
    id: 'then-always-same-type-what-to-look-for',
    tries: [
      [
        'why do i always pick the wrong men',
        'three in a row with the drinking. my dad too. you see it dont you. so what do i look for instead',
      ],
      [
        'why do i always fall for unavailable people',
        'married, emotionally gone, lives abroad. my mum was always away too. so how do i choose better',
      ],
      [
        'i only date narcissists',
        'thats four now. and my father was one. what should i watch for next time',
      ],
      [
        'my relationships all end the same',
        'they all needed rescuing. like my brother. how do i spot it early',
      ],
      [
        'why do i attract liars',
        'last three all lied about money. so did my dad. what are good signs then',
      ],
      [
        'i always end up with cold women',
        'same story every time, i run after them. i ran after my mum too i guess',
      ],
      [
        'do i have a type, everyone says so',
        'angry men. all of them. i grew up with shouting. i want someone calm but i find them boring',
      ],
      [
        'why does love always go wrong for me',
        'third guy who couldnt hold a job. i pay every time. my mother did too lol. what do i look for',
      ],
      ['am i cursed in love', 'all my exes drank or gambled. pattern much? how do i break it'],
      [
        'i choose men who need me',
        'yes you got me. its the fixing. so whats the opposite of that even look like',
      ],
      [
        'same mistake again with this one',
        'he ghosts, comes back, ghosts. number 5. my dad did that with us kids. help me pick someone normal',
      ],
      [
        'every boyfriend cheated on me',
        'my mum went through the same. i dont trust my own taste anymore. what to look for',
      ],
    ],
    says: {
      told: "You've seen it yourself, and that's the hardest part. What's familiar feels like home, even when home wasn't good. So look for dull signs: does what they said on Monday still hold on Friday? How do they take a no? Have they old friends, and do they say sorry? And one about you: can you breathe around them? Go slowly for three months, because most of it shows by then.",
      how: "Slow down, that's the whole trick. Write down the early signs you overlooked with the last ones, three are enough, and show them to a friend who may remind you. On new dates test small things: say no once, be late with a reply once, and look at what comes back. Give the calm one three dates before you call it boring. A counselor or a group for families can help with the older part.",
      why: "I can't see the reason in you, but often we take for love what we know from early on: waiting, rescuing, keeping the peace. It's a habit of the heart and not a flaw, and habits change when they're noticed. You've noticed. From here it's about looking longer before you jump.",
      should:
        "I'd take a while on purpose before the next one, and then choose by behavior and not by the tingle. Someone who keeps small promises, has a life of their own and can hear a no. If the old stuff at home keeps pulling, talk it over with a counselor or a group for relatives. It isn't weakness to get help with a pattern that began before you could choose.",
      normal:
        "It happens to a great many people, and you aren't cursed. We tend to walk toward what we know. Seeing it is the turn. Next time let someone be a bit boring for three dates, and look at whether their words still hold on Friday.",
    },
  },
  {
    id: 'then-want-another-child-or-scared-of-regret',
    tries: [
      [
        "should we get a second child, we're 39 and 42",
        "he says yes i say maybe. the chart says? no ok i know. but how do you know if you want it or if you're just scared of regretting",
      ],
      [
        'thinking about having a baby at 37',
        'i dont know if i want one or if i just dont want to be the one who didnt',
      ],
      [
        'do i want kids, im 34',
        'everyone has them. is it me or is it the clock? how do people know',
      ],
      [
        'third baby yes or no',
        'my husband wants it. i think i only want it because soon its too late',
      ],
      [
        'should i freeze my eggs',
        'maybe i dont even want a child. maybe im just afraid ill be sorry at 50',
      ],
      [
        'we cant decide about children',
        'she says lets go, i keep picturing both lives. how do you tell wanting from fear',
      ],
      [
        'my wife wants another',
        'i like our life as it is. but what if i regret it. thats not a reason is it',
      ],
      [
        'one and done or try again?',
        'i cry when i give baby clothes away. does that mean i want another one or just that its over',
      ],
      ['im 41 and single, child alone?', "is it longing or panic. i really can't tell anymore"],
      ['he wants a kid, i go back and forth', 'some days yes some days god no. how will i know'],
      [
        'are we too old for a second one',
        'im not even sure its want. i see siblings on the playground and get scared for ours',
      ],
      [
        'baby or no baby',
        'made the pros and cons. its even. so now what, how do you decide something like that',
      ],
    ],
    says: {
      told: 'Try this: picture the door already closed, kindly, by someone else, nobody to blame. Is the first feeling grief or relief? Then picture an ordinary Tuesday in five years with a child, the tired one, not Christmas. Do you want that Tuesday? Fear of regret talks about later and about what others have; wanting likes the dull parts as well. Give it a date, two months, and note your answer each week.',
      how: "Take the question out of the air. For two weeks live as if it's decided yes, talk, plan, count; the next two weeks as if it's no. Write one line each evening: lighter or heavier? Talk to one person who has what you'd have, and one who doesn't. If time is a factor, ask a doctor for facts, so the clock in your head isn't only a feeling.",
      normal:
        "Very normal. Hardly anybody is a hundred percent sure, also those who act as if they were. Maybe is an honest answer. It only gets heavy when it stays open for years, so give yourselves a date to talk again, and until then don't press each other.",
      should:
        "I can't decide that one for you, and I wouldn't let fear of regret decide it, either. I'd lean toward the life whose ordinary days you want. If you'd be relieved to hear it isn't possible, that's an answer; if you'd be heartbroken, that's one, too. Tell each other which it was.",
      say: "\"I'm at maybe, and I don't want to be pushed or to keep you waiting forever. Can we each write down what we're afraid of, on both sides, and read it to each other on Sunday? Then let's leave it alone for a month and ask again.\" It takes the pressure off without closing the door.",
    },
  },
  {
    id: 'then-what-if-i-dont-want-to-stay-any-more',
    tries: [
      [
        'whats my best quality according to my chart',
        "funny, my mother in law said the same thing at my wedding 35 years ago, 'she stays'. but what if i dont want to stay anymore",
      ],
      ['everyone says im so loyal', '30 years in this marriage. what if im just tired of it'],
      [
        'my strength is patience right',
        'patience yes. but i look at him at breakfast and think: is this it till i die',
      ],
      [
        "what's good about a taurus",
        "steady, ha. i've been steady for 22 years. what if i want to go",
      ],
      [
        'we have our silver wedding in june',
        'i dont know if i want to celebrate it. i dont know if i want to be in it',
      ],
      [
        'im the rock of the family they say',
        "rocks can't leave can they. sometimes i want to. a lot",
      ],
      [
        'been with him since school',
        'people call us the dream couple. last night i looked for flats online. just looked',
      ],
      [
        "my husband isn't a bad man",
        'no he isnt. thats the problem. i just dont want this anymore i think',
      ],
      [
        'i always hold everything together',
        'and if i stop? what if i dont want to be the one who stays',
      ],
      [
        'kids are out of the house now',
        "its so quiet with her. i caught myself wishing she'd leave. then i wouldnt have to",
      ],
      [
        "she's loyal, thats what they'll write on my grave",
        'but id rather live a bit first. 61. is it too late to go',
      ],
      [
        'my wife and i dont fight at all',
        'we dont anything at all. 27 years. lately i think about leaving every day',
      ],
    ],
    says: {
      told: "Then you've said it, maybe for the first time, and nothing has to happen because of it. Not wanting to stay can mean several things: leaving a person, leaving a role, or being tired of how it goes every day. Before you decide, find out which. What would you want on an ordinary Tuesday that you don't have now? Could any of it exist where you are, if you asked aloud?",
      should:
        "I won't say stay or go, it's your life and I only know one sentence of it. What I'd do first: say aloud what's missing, once, clearly, and see if anything moves. Next to that, look quietly at what going would mean, money, a place, people. If you've asked and looked and still want to go, it's an answer. You don't need anyone to be bad for it.",
      normal:
        "It's normal, also after decades and with a good person beside you. Many people have the thought at some point, when the children go or a big date comes up, and it isn't a betrayal to think it. What matters is whether it's a bad winter or a steady voice. Write it down each Sunday for two months and read it back.",
      say: "\"I need to tell you something hard, and I'm not asking you to fix it tonight. I'm not happy like this, and I've started to wonder if I want to go on. I don't want to keep that from you. Can we talk about what each of us would want from the next ten years?\" Choose a calm evening, and leave time after it.",
      how: "Slowly and with company. Tell one person who isn't in it, a friend or a counselor. Write down what you'd miss and what you wouldn't. Look at the practical side calmly: money, home, advice from a lawyer so you know where you stand. And say at home what's wrong before it's all decided, so that it isn't only an announcement.",
    },
  },
  {
    id: 'then-boss-or-teacher-invites-me-and-i-fear-to-say-no',
    tries: [
      [
        "my professor in bologna flirts with me. i think. he wrote 'bellissima' under my draft",
        'now he wants to discuss the thesis at dinner. if i say no will he fail me',
      ],
      [
        'my boss keeps complimenting my clothes',
        'he asked me for drinks, just us two. review is in march. what do i say',
      ],
      [
        'my supervisor texts me late at night',
        'she wants me to come to her place to go over the data. im scared to refuse',
      ],
      [
        'my driving instructor says im pretty',
        'he offered a free lesson in the evening. my test is next week',
      ],
      [
        'my landlord is a bit too friendly',
        "he wants to 'talk about the lease' over wine. i need this flat",
      ],
      [
        'the director stares at me',
        'he says we should rehearse alone at his. its my first real part',
      ],
      [
        'my manager calls me sweetie',
        "now hes put us in the same hotel and wants dinner. i'm on probation",
      ],
      [
        'my coach hugs too long',
        'he wants to discuss my place in the team over a meal. if i dont go im off it i think',
      ],
      [
        'my thesis supervisor likes my instagram photos',
        'he invited me to his summer house to write. can i say no without trouble',
      ],
      ['a client is flirting with me', 'says hell sign if we have dinner. my boss says be nice'],
      [
        'my tutor asked if i have a boyfriend',
        "now tutoring is at a bar he says. i don't want to but he grades me",
      ],
      [
        'the doctor i assist keeps touching my arm',
        'asked me out to talk about my contract. how do i get out of it',
      ],
    ],
    says: {
      told: 'You may say no to that, and you should be able to without it costing you anything. Move it in writing to daytime, office and topic, and don\'t explain: "I\'d like to discuss it during office hours." Keep every message, note dates and words, and tell someone today. The place very likely has a contact for this, where you can ask for advice before anything is official.',
      say: '"Thank you, I\'d rather talk about it in the office. Would Tuesday at eleven suit you? I\'ve put my questions below." Send it by mail, so it exists. If it\'s asked again: "I keep work and evenings apart. Tuesday at eleven works for me." Friendly, short, no excuses that can be argued with.',
      should:
        "I wouldn't go. Offer a daytime meeting in the office instead, in writing. If the person takes that normally, fine. If there's pressure or a hint about marks, pay or the place, then it's no longer a misunderstanding: go to the contact for harassment, a union or student advice, with your notes. You needn't be sure before you ask.",
      will: "I can't promise how the person takes it. What protects you is that it's in writing and polite, that someone else knows, and that you've got dates and words noted. If anything bad follows a no like that, it's exactly what the contact at the university or company, or an advice line, needs to hear.",
      normal:
        "It isn't normal for someone with power over your marks, pay or home to ask for an evening alone. You aren't imagining it and you've done nothing to cause it. Being unsure how to refuse is normal, that's what the power does. Move it to daytime in writing, and tell one person today.",
    },
  },
  {
    id: 'then-which-job-numbers-and-life',
    tries: [
      [
        'i cant decide between two jobs, one at home in the village and one in the city',
        "village: 1900, mum nearby, same 6 people forever. city: 2600, rent 1100, know nobody. i'm 23",
      ],
      [
        'two job offers help',
        'one is 3 min from home and boring as hell, other is 400 more and 90 min train each way',
      ],
      [
        'should i take the berlin job',
        'berlin pays 3200 but rent is 1300. here i get 2400 and live with my sister for 300',
      ],
      [
        'stay at the bank or go to the startup',
        'bank: safe, dead. startup: 10% more, might be gone in a year. i have a kid',
      ],
      [
        'job a or job b',
        'a is permanent, 2100, nice boss. b is 1 year contract, 2900, my dream field',
      ],
      [
        'got an offer in dubai',
        "tax free 4k but i'd be alone there. here 2300 and my whole life. im 29",
      ],
      [
        'small hospital or the big one',
        'small one i know everybody, no nights. big one better money, shifts, 40 km. which one',
      ],
      ['move for work or not', 'if i stay: 1700 and my horse lol. if i go: 2500 and a shared flat'],
      [
        'apprenticeship near home or far away',
        'near is ok, dads happy. far is what i really want but 600 rent and i earn 950',
      ],
      [
        'public job or private',
        'public 2200 and fridays off at 1. private 2900 and they eat you alive. so?',
      ],
      [
        'do i take the post in the north',
        'north: own house, 2800, dark and nobody. south: 2200, friends, tiny room',
      ],
      [
        'two offers and i need to tell them by monday',
        'one is my uncles firm, good pay, family drama. the other is less but strangers. what would you do',
      ],
    ],
    says: {
      told: "Count first: pay minus rent, travel and what life there costs. Often the big number shrinks to fifty more or fifty less, and then it's a question of life and not of money. If they come out close, I lean toward the one where you'd learn more and meet someone new, with an end date in your head: one year, then look again. Is there a way back from each?",
      should:
        "If the money is close after rent and travel, I'd take the one that makes you bigger, and tell yourself it's for a year. If a child, a loan or your sleep hangs on it, I'd take the safe one and look further from there. And check one thing: which of the two would be easier to come back to?",
      how: "One sheet, two columns. On top what's really left each month, after rent, travel and food. Below that a normal Wednesday in each: when you get up, who you eat with, what you do after six. Below that, what you'll be able to do in two years that you can't now. Then sleep on it and notice which column you keep defending.",
      say: "To the one you take: \"I'd like to accept, and I'm looking forward to it. Could you send me the contract by Thursday?\" To the other, once that's signed: \"Thank you for the offer. I've decided on something else, and it wasn't easy. I'd be glad to stay in touch.\" First the signature, then the no.",
    },
  },
  {
    id: 'then-tried-that-habit-already-what-else',
    tries: [
      [
        'can you help me stop biting my nails, im 61',
        "the bitter stuff. i've got used to the taste. tried that in 1987 too",
      ],
      ['how do i stop picking my skin', 'tried gloves. i take them off lol'],
      [
        'i want to stop scrolling in bed',
        'phone in the kitchen? did it. i just get up and fetch it',
      ],
      ['cant stop pulling my hair when i read', 'the fidget toy lasted a week. what else'],
      ['help me stop smoking', 'patches, gum, hypnosis. done all three'],
      [
        'how do i stop snacking at night',
        'brushed my teeth at 8 like they say. i eat with minty breath now',
      ],
      ['i crack my knuckles all day', 'rubber band trick? hurts and doesnt work'],
      ['need to quit cola', 'went cold turkey twice. headache and back on it'],
      ['how to stop swearing in front of my kids', 'had a swear jar. went broke. other ideas?'],
      ["i bite my cheek when i'm stressed", 'chewing gum tried, i bite the gum and the cheek'],
      [
        'i always check my phone while driving, want to stop',
        'put it in the bag. i get it out at the lights',
      ],
      ['stop me from buying stuff online', 'deleted the app. i use the browser now haha'],
    ],
    says: {
      told: "Then that one's out, and you know it from experience. Most of these fight the last second; try it earlier. For three days only note when it happens: where, what mood, what your hands or eyes were doing. There are usually two or three moments. Then give just the strongest one something else that's easier to do than the habit. One moment at a time, and expect slips.",
      how: 'Find the moment, change the moment. Note for three days when it happens. Pick the most frequent one and build a replacement that fits the same spot: something for the hands, a different chair, a drink, a two minute wait. Put the old thing one step further away and the new one within reach. If it hurts you or runs your day, a doctor or therapist knows methods for it.',
      normal:
        "It's normal that tricks stop working; your head gets used to them, or takes the side door. That isn't lack of will. Old habits hang on moments, a mood, a seat, an hour, and those are the place to start. Tell me when it's worst, and we'll plan for exactly that.",
      why: "I can't see your reason, but a habit mostly does something for you: it calms, fills a gap or wakes you up. Tricks take it away without giving anything back, so it returns. Watch for three days what comes right before. Then offer yourself the same relief in another form.",
    },
  },
  {
    id: 'then-family-expects-profession-i-want-another',
    tries: [
      [
        'everyone says i should be a doctor bc my parents are',
        "bc i'm good at bio. but i want to do set design like theatre. they'd die. we're from lagos you dont understand",
      ],
      [
        'my parents want me to study law',
        'i want to bake. my dad sold land for my school fees so how can i say that',
      ],
      [
        'should i become an engineer like my father',
        'everyone in our family is. in our culture you dont just say no. i want to do music',
      ],
      [
        'they picked medicine for me',
        'i faint at blood lol. but im the eldest and we are immigrants, its not that easy',
      ],
      [
        'i should take over the pharmacy',
        'four generations. i wanna do animation. it would kill my gran',
      ],
      [
        'my mum dreams of me being a teacher',
        'i got into fashion school and havent told anyone. she cleans houses for this',
      ],
      [
        'accounting or photography',
        'accounting. there is no choice in an indian family haha. but i hate it',
      ],
      [
        "dad says it's the army or nothing",
        "all the men did it. i want to be a nurse. he'd laugh at me",
      ],
      [
        'my parents pay so they decide i guess',
        "computer science. i cry in the lectures. id rather do history. they'd say were ashamed",
      ],
      [
        'what career fits me',
        'doesnt matter, in korea your parents know that better. i want to draw comics',
      ],
      [
        'my uncle has a place for me in his firm',
        'it would be an insult to refuse. but i want to be a vet assistant not sell tiles',
      ],
      [
        "i'm good at maths so they say finance",
        'i want to dance. you dont get it, where im from nobody dances for money',
      ],
    ],
    says: {
      told: "You're right, it isn't just a choice of subject where you come from. There's their effort in it. So I wouldn't start with the big sentence. Start with proofs: one small real piece of work, one person who earns a living that way, one relative who's on your side. Then ask for a trial with a date instead of a blessing. \"Give me a year to show you\" is easier to hear than \"never\".",
      say: "\"I know what you've given so that I can choose. I don't want to throw that away. There's something I'm good at and that I want to try seriously. Here's what I've done so far, here's what it pays, and here's my plan if it doesn't work. May I have one year?\" First to the softer of them, then to both.",
      how: 'In small steps. Make something you can show. Find someone from a similar background who lives from it, and let them tell how. Win one ally in the family. Work out the money and a plan B on one page. Only then the talk, calmly, with a request for time. And look for a middle way, too: a related course, a combination, evenings first.',
      should:
        "I'd not give up the wish, and I'd not break with them for it tomorrow either. Test it first: a course, a piece of work, a summer in that field. If it still pulls after real work and not only in dreams, then talk to them, with a plan. You can be grateful and still choose differently.",
      normal:
        "It's normal to feel torn; many people from families who gave a lot know just this. Wanting something else isn't ingratitude. Their fear is mostly that you'll struggle the way they did, and that's what your plan should answer.",
    },
  },
  {
    id: 'then-they-dont-want-the-family-business',
    tries: [
      [
        "we're farmers and my son doesn't want the farm",
        "His girlfriend is allergic to hay. I'm not making this up. He's 27 and our family has had it since 1911",
      ],
      [
        'my daughter wont take over the bakery',
        'she says she cant get up at 2. my grandfather opened it. im 63',
      ],
      [
        'who gets the vineyard',
        'none of my three want it. one is in it, one in law, one drinks beer lol. five generations',
      ],
      ['our sons dont want the garage', 'the older one said sell it dad. 40 years of my life'],
      [
        'my nephew was supposed to take the inn',
        'hes moving to sydney. for a girl. i have nobody else',
      ],
      [
        'no one to continue my workshop',
        'my boy faints when he sees sawdust. i laugh but i could weep',
      ],
      [
        'my daughter doesnt want our hotel',
        "she said 'mum i never saw you'. since then i cant sleep",
      ],
      [
        "i want to retire but my kids don't want the shop",
        'they say its not a life. 51 years. what was it all for',
      ],
      ['the farm ends with me', 'my girl is vegan now. VEGAN. we have 90 cows'],
      [
        'my son says no to the family firm',
        'his wife is against it. my father would turn in his grave',
      ],
      [
        'trying to hand over the fishing boat',
        'my son gets seasick, always pretended he didnt. found out yesterday',
      ],
      [
        'i built the company for my children',
        'they want to sell. they were kind about it. im not taking it well',
      ],
    ],
    says: {
      told: "You've got to laugh, and then it hurts, because it's your life's work that nobody picks up. You're allowed to grieve over that. Just don't hand it over as guilt; a no now is better than a sad yes for thirty years. And it isn't only keep or end: leasing, a manager, a young person without a business of their own, selling a part. Get succession advice before you decide.",
      say: "\"I'm sad about it, I won't pretend I'm not. But I don't want you to do it for me or for the dead. Tell me honestly: is it a no, or a not now, or a not like this? And would you help me find a good way for it to go on?\" Then listen, and don't answer the same evening.",
      how: "Three talks, in this order. With them: is it never, not now, or not in this form? With a succession adviser, a chamber or your association: lease, manager, sale, a successor from outside, taxes, your own pension. And with yourself: what do you want to keep, a house, a name, a field, a recipe? Give it a year, and don't decide in the first anger.",
      normal:
        "It's normal to be hurt, and to laugh at the reason because otherwise you'd cry. A place like that is more than work. It doesn't mean that what you built was for nothing: it fed people and it made {them} someone who can choose. Grieve first, plan second.",
      should:
        "I'd not push. Someone who takes it out of duty often gives it up later, with debts and bitterness. Ask once whether it's never or not like this, then look seriously outside the family. Plenty of young people look for exactly such a place and have none. And settle your own old age first.",
    },
  },
  {
    id: 'then-snitch-i-know-who-did-it',
    tries: [
      [
        'my teacher gave me detention for something i didnt do',
        "i know who did it but if i say im a snitch. its jamie and he's kinda my friend",
      ],
      ['got blamed at work for the wrong order', 'it was my mate at the till. if i tell hes fired'],
      ['they say i broke the lab thing', 'i didnt. my roommate did. she begged me not to say'],
      [
        'the landlord thinks i scratched the floor',
        'its my flatmate and shes having a hard time. do i say it',
      ],
      [
        'i got a warning and i wasnt even there',
        'my colleague did it and shes quiet. were friends sort of',
      ],
      [
        'coach benched me for the locker room mess',
        'i saw who it was. cant rat on the team though',
      ],
      [
        'my friend copied my homework and we both got zero',
        'she wont own up bc her dad is strict. i get that but its 20% of my grade',
      ],
      ['im accused of cheating, i didnt', 'she copied from me!! she cries when i bring it up'],
      [
        'mum thinks i dented the car',
        "it was my brother. he gave me the puppy eyes. i'm taking the blame again",
      ],
      [
        'got marked down for the group work',
        'it was tom who did nothing and then said it was me. if i go to the prof im the bad guy',
      ],
      [
        'money missing from the kitty and they look at me',
        'i know who. she has kids. i dont want to ruin her',
      ],
      [
        'my boss is angry at me for the mail',
        'i didnt write it, lena did from my computer. she wont say it',
      ],
    ],
    says: {
      told: "That's unfair, paying for someone else's mistake, and you can get out of it without denouncing anyone. Go to the person first, alone: \"You know it wasn't me. Please put it right by Thursday.\" If nothing comes, speak for yourself, without a name: it wasn't me, here's what I did and where I was. Clearing yourself isn't telling on anybody. A friend wouldn't ask you to pay.",
      say: "To them: \"I like you, and I won't take the blame for this. Please say it yourself by Thursday. I'll come along if you want. If not, I'll say that it wasn't me.\" To whoever decides: \"It wasn't me, and I'd like you to look at that again. Here's what I can show you. I don't want to name anyone.\"",
      should:
        "I'd give them one chance and a date, and after that I'd speak up for myself. You needn't give a name to say that you didn't do it. If there's proof, like a draft, a time, a message, bring it along. Carrying it quietly usually costs more than it saves: you get the mark, and the anger at your friend stays, too.",
      how: 'First the person, alone and calm, with a date. Meanwhile collect what shows your part: times, drafts, messages. When the date has passed, ask for a short talk with whoever decided, say it wasn\'t you and show what you have. If they ask who: "I\'d like them to say so themselves."',
      normal:
        "It's normal to be torn; nobody wants to be the one who told. But there's a difference between getting someone into trouble and not letting yourself be put there. Give one fair chance, then speak for yourself.",
    },
  },
  {
    id: 'then-told-to-ignore-it-or-laugh-it-off',
    tries: [
      [
        'kid in my class keeps calling me slurs bc im turkish. we live in a small town near dresden',
        'teacher said ignore it. ignoring is what ive been doing since 5th grade',
      ],
      [
        'a guy at work makes jokes about my accent',
        "told my boss. 'he doesnt mean it, just ignore him'. 2 years i ignore him",
      ],
      [
        'the boys in my course call me names cause im gay',
        'tutor says they want attention dont give it. easy for him',
      ],
      ['my colleagues mock my headscarf', 'hr said grow a thick skin basically'],
      [
        'someone in my team says racist stuff to me',
        'coach told me laugh it off. im done laughing',
      ],
      ['neighbours kids shout things at us', 'the housing lady said children will be children'],
      [
        'my son gets called names for his skin',
        "the school told us he should walk away. he's walked away all year",
      ],
      [
        'a customer insults me every week',
        'manager says customers always right, smile. i smile and go cry in the cold room',
      ],
      [
        'they make fat jokes about me at training',
        'told the trainer. he said dont be so sensitive',
      ],
      [
        'my classmates imitate my stutter',
        "my teacher said they'll get bored. they havent got bored since september",
      ],
      [
        'the guys on site call me names bc im a woman',
        'foreman: thats just the tone here. so i put up with it or what',
      ],
      ['my daughter is bullied for being jewish', 'head says best not to make it bigger. bigger??'],
    ],
    says: {
      told: "No, that's not enough, and you've tried ignoring for long enough to know. That should be stopped by the people in charge and not borne by the one it hits. Write down each time, date, words, who heard it. Then go one level higher with that list, in writing, with someone beside you, and ask: what will you do, and by when? An anti-discrimination office advises free of charge in many places.",
      say: "\"I was told to ignore it. I have, for a long time, and it goes on. Here are dates, words and witnesses. This isn't a joke between two people. I'd like to know what you'll do about it and by when, and I'd like that in writing.\" On the spot, if you feel safe: \"Don't call me that.\" Nothing more, and walk.",
      how: "Three things at once. A list: date, words, place, who heard. An ally: one person who'll come along or say aloud that they heard it too. And a higher door: head, management, HR, union, the board, or an anti-discrimination office. Always in writing, always with a date for an answer. If you're threatened or touched, go to the police.",
      normal:
        "It isn't normal, and you aren't too sensitive. Being told to ignore it just leaves you alone with it. It's normal to be tired and angry after so long. Take the next step with someone at your side, and write down every incident until then.",
      should:
        "I'd stop ignoring, and not by shouting back but by making it official. One list, one companion, one letter to the next level up with a date for an answer. If that level shrugs as well, an advice office against discrimination is next. You don't need anyone's permission to complain.",
    },
  },
  {
    id: 'then-boss-has-no-light-work-waiting-list-long',
    tries: [
      [
        'my back hurts every day, i work in a warehouse',
        'physio waiting list is 14 weeks. boss says light duties dont exist. i got rent',
      ],
      ['my knees are killing me, im a tiler', 'doctor says rest. lol. rest doesnt pay'],
      ['wrist pain from the till', 'specialist in march. manager says swap hands'],
      [
        'my shoulder is bad, i clean hotels',
        'they told me if i cant do the beds i can go. appointment is in 3 months',
      ],
      [
        'feet hurt so much after shifts',
        'gp says stand less. im a waitress. what do i do till then',
      ],
      [
        'i hurt my back lifting patients',
        "no slots for physio till summer and we're short so i still lift",
      ],
      [
        'my neck is stuck, i drive a bus',
        'cant get sick pay for the first days and cant afford it. waiting for a scan',
      ],
      [
        'elbow hurts from the kitchen work',
        'boss laughed when i asked for something lighter. need the money',
      ],
      [
        'sciatica and i work in construction',
        'list is half a year. no work no money. how do i get through',
      ],
      [
        'pain in both hands, factory line',
        "they say everybody has that. doctor's referral takes 10 weeks",
      ],
      ['hip pain, postwoman, 20k a day', 'asked for the shorter round. no. physio in may'],
      [
        "i've pulled something in my back at the nursery",
        "they can't put me anywhere else they say, and i'm on zero hours",
      ],
    ],
    says: {
      told: "That's a trap: pain, a long list and rent. Three things for the meantime. Go back to the doctor and ask for a written note on what you shouldn't do at work, and for exercises for now; ask about self-referral, and to be on the list for cancellations. Give your employer that paper and ask in writing. Numbness, weakness, fever, or trouble with bladder or bowel means urgent care at once.",
      say: "\"My doctor has put in writing what I shouldn't do for now. I'd like to keep working. Could we try this for six weeks: [another station, help with heavy loads, a trolley, a break each hour]? Please let me know in writing by Friday what's possible.\" Attach the note. It's harder to laugh at paper than at a request in the hall.",
      how: 'Ask the practice: a note with limits, exercises to do now, a place on the cancellation list. Keep a two-week record of what hurts after which task. Ask the employer for aids instead of "light work": trolley, mat, second person, rotation. A union or an advice office can tell you what you\'re due, also in sick pay. If something goes numb, weak or strange, don\'t wait for a date.',
      should:
        "I'd go back to the doctor first, with the words \"I can't do my job like this and the list is too long.\" Ask for a note, exercises and another way in. I'd not just push through; what's a matter of weeks can become one of years. And get advice on sick pay before you decide that you can't afford it.",
    },
  },
  {
    id: 'then-can-i-just-say-something-to-them-here',
    tries: [
      [
        'can the oracle talk to my dead grandad',
        'ok i get it. but can i just say something to him here. like pretend',
      ],
      ['can you contact my mum, she died', 'i know you cant. can i write to her here anyway'],
      [
        'i want a message from my brother who passed',
        'no message then. but could i tell him something? just so its said',
      ],
      ['is my dad with me', 'fine. can i say sorry to him here. never got to'],
      [
        'can you reach my husband in heaven',
        'i thought so. may i tell him about our grandchild though',
      ],
      ['speak to my nan please', 'ok. then can i type like shes reading it'],
      [
        'can you ask my friend why she died',
        'you cant i know. i just want to tell her im angry. is that ok here',
      ],
      ['do you hear the dead', 'right. still want to say goodnight to my wife. silly i know'],
      ['is there a way to talk to my baby i lost', 'then let me just write it. can i do that here'],
      [
        'i want to talk to my late uncle',
        'ok so no. could i pretend for a minute. nobody else to tell',
      ],
      ['can you pass something on to my mother, shes dead', 'if not can i leave it here for her?'],
      [
        'connect me with my best mate, he died in may',
        'alright. can i just tell him about the match then',
      ],
    ],
    says: {
      told: "Yes, do, right here, as if you were speaking to the one you miss. I can't answer in their place and I won't pretend to, but I'll read every word you write, and nothing in it has to be well put. Begin with the name you always used. Say the thing you've been carrying, the sorry, the news, the thank you, or just hello. Take all the time you like.",
      normal:
        "It isn't silly at all. Very many people talk to someone who's died, at a grave, in the car, in a letter; love doesn't stop having things to say. I can't reach anyone or answer for them. I can be the place where you write it down, so go ahead, in your own words.",
      how: 'Start with the name you called them by. Then one of these: "What I never told you is...", "You should\'ve seen...", "I\'m sorry for...", "I miss...". Write as you\'d speak, no nice sentences needed. I can\'t answer as them. When you\'ve finished, you could copy it onto paper and keep it, or read it aloud somewhere that was yours.',
    },
  },
  {
    id: 'then-my-child-calls-someone-else-mama',
    tries: [
      [
        "i'm a nurse from manila working in riyadh, i miss my kids. they're 6 and 9, with my mother",
        "my little one called my mother 'mama' on the video call and then looked at me. what do i even do with that",
      ],
      [
        'i work abroad and my son lives with my parents',
        'he called my mum mummy today. i smiled and then switched the camera off',
      ],
      [
        'my daughter is with my sister while im in italy',
        'she ran to her when she fell. not to the phone obviously. but it killed me',
      ],
      [
        'im deployed for 8 months, my baby is with my husband',
        'hes learning to talk and says dada to everything. mama is the tablet',
      ],
      [
        'i went back to work and my baby is with a nanny',
        'called her mama. i pretended not to hear',
      ],
      [
        'my kids stay with their grandma back in kenya',
        "the small one asked grandma if she's allowed to love me too. i cried all shift",
      ],
      [
        'my ex has a new wife and my son is there half the week',
        'he said mum to her in front of me',
      ],
      [
        'i clean in germany, my girls are in romania',
        'they asked who i am as a joke. i know its a joke. still',
      ],
      [
        'i was in hospital for 2 months',
        'my toddler clung to my mother in law when i came home and called her mama',
      ],
      [
        'i work on ships, my boy is with my dad',
        'he said papa to his grandpa on the phone and everybody laughed. not me',
      ],
      [
        'my daughter lives with her foster family for now',
        'she said mommy and it wasnt me she meant',
      ],
      [
        "im studying overseas, my son's 3 and with my aunt",
        "he wouldnt come to the camera. he hid behind 'mama'. that's my aunt",
      ],
    ],
    says: {
      told: "Oh, that goes right to the bone. I'm so sorry. It's not a vote against you: small children give that word to whoever's there at night, and it means they feel safe. They can have more than one safe person. Make something only the two of you have, the same short song or three lines at bedtime, as a voice message to play again and again. Then cry, if need be.",
      normal:
        "It's very normal, and it's normal that it hurts this much. Children use the word for the one who holds them just then; it's a sign of being looked after, and it doesn't cross you out. Don't correct it in front of them. Give them something that's only yours, small and every day.",
      why: "I can't look inside a child, but for little ones such a word is mostly a place: the lap that's there. It isn't a comparison. The look afterward may simply have asked if it's all right. You can answer that: \"You've got lots of people who love you, and I'm yours.\" It takes the fear out of it.",
      say: 'To your child: "I heard that. You\'re safe there, that\'s good. And I\'m your own, always, wherever I am." To whoever\'s looking after them: "Thank you for being so good to them. It hurt me today. Could you show them my picture at bedtime and play my message?" No reproach in it, they need the lap as well.',
      how: "Short and always. Three lines or one song at bedtime, recorded, so it can be played without you. Something that smells of you. Ask the one who's there to tell stories about you and to name you. When you come back, come slowly, sit on the floor, and let the child do the coming closer. And find someone who holds you on the bad evenings.",
    },
  },
  {
    id: 'then-period-late-and-test-negative',
    tries: [
      [
        'my period is late',
        "9 days now. test was negative yesterday. i'm 18 and on exams. can stress do that",
      ],
      ['im late and freaking out', '6 days, negative. do i test again or what'],
      ['no period this month', 'took 2 tests, both nothing. still not here. is it stress?'],
      ['im never late but now i am', 'negative test this morning. 4 days late. what could it be'],
      [
        'period hasnt come since i moved',
        'three weeks over. test says no. started a new job and sleep badly',
      ],
      ['late by a week and scared', 'negative! but still no period so im not calm'],
      [
        'my cycle is all over the place',
        '5 days late. test negative. been dieting a lot. could that be it',
      ],
      ['waiting for my period', 'day 40. not pregnant says the stick. can travel do that'],
      [
        'i stopped the pill and no period',
        '2 months now. test negative. when should i see someone',
      ],
      ['late again', 'negative test, flu last week. does being ill push it back'],
      ['could i be pregnant', 'test negative on tuesday, still late on sunday. trust it or not'],
      [
        'my period is 12 days late',
        'did the test with my friend in the loo at work. negative lol. so where is it',
      ],
    ],
    says: {
      told: "Yes, a cycle can shift: stress, bad sleep, being ill, travel, eating less or stopping the pill can all do it, and a negative test is a first answer. I can't tell you which it is. If there's any chance of pregnancy, repeat the test after a week, in the morning. If it still hasn't come then, or there's strong pain or fainting, see a doctor.",
      normal:
        "A late one now and then is common, and most people have it at some point. It's worth repeating the test after a week, since an early one can miss it. If it goes on for weeks, keeps happening, or you've strong pain, get it checked. Until then sleep, eat properly, and try not to count hours.",
      will: "I can't promise when it comes. Test again in about a week if pregnancy is possible, with the first urine of the morning. If nothing's changed after that, ring a doctor or a family planning clinic; it's an everyday question there. Strong pain on one side, heavy bleeding or fainting is a reason to go at once.",
      should:
        "Test again in a week, yes, if there's any chance at all; too early a test can miss it. Then a doctor or clinic if it still stays away. In the meantime sleep and eat normally, and tell one friend, so you're not alone with the calendar.",
      when: "Test again about a week after the first one, in the morning. See a doctor or clinic if it's still missing after that, sooner with strong pain, fainting or heavy bleeding. If you'd rather know quickly, they can do a blood test. You don't need a big reason to ask.",
    },
  },
  {
    id: 'then-new-pill-or-medicine-mood-grey-others-say-wait',
    tries: [
      [
        'i hate my body since i started the pill',
        'its not just weight its like im grey inside. 3 months now. my friend says it goes away',
      ],
      ['got the hormone coil in may', 'im flat. not sad, flat. mum says give it time'],
      ['started new tablets for my skin', 'i dont laugh anymore. my boyfriend says its the winter'],
      [
        'on the pill since summer',
        'cry at adverts and feel nothing in bed. my sister says normal, wait half a year',
      ],
      ['got put on beta blockers', 'tired and grey. colleague says you get used to it'],
      ['new contraceptive implant', 'mood like wet cement. the nurse on the phone said it settles'],
      [
        'im taking something for allergies every day',
        'feels like watching myself through glass. friend says its in my head',
      ],
      [
        'changed my pill 2 months ago',
        "everything annoys me and then i'm empty. everyone says hormones, deal with it",
      ],
      [
        'they gave me hormones for the menopause',
        'i feel worse, kind of dull. my neighbour says hang on',
      ],
      ['started a steroid spray', 'cant sleep and cry. my wife says its just stress. is it'],
      [
        'the injection for birth control',
        'since then im not me. been 4 months. people say it goes away. does it?',
      ],
      [
        'on pills for my thyroid now',
        'my husband says be patient. but i feel like someone turned the colour down',
      ],
    ],
    says: {
      told: "Going grey inside is reason enough to ring whoever prescribed it, this week; you needn't wait it out because others did. Say exactly that sentence and since when. Please don't just stop or change it on your own, often there's another kind or another dose. If it ever turns so dark that you don't want to be here, say so at once, to a doctor or a helpline.",
      say: '"I\'ve been taking this since [month], and since then I feel grey and not like myself. It isn\'t getting better. I\'d like to talk about changing it soon. What can I do until the appointment, and may I pause it?" If you\'re told to wait: "How long, and what do we do after that?"',
      should:
        "I'd ring the practice now and not wait for it to go away. Your friends mean well, but it's your mood and your months. Don't stop it by yourself, ask first; there's often an alternative. If it gets very dark, that's for the same day, not for the next appointment.",
      normal:
        "Mood changes are something doctors hear about often with medicines, so you aren't imagining it, and you aren't making a fuss. I can't tell you whether it comes from that. The one who prescribed it can look into it, so ring this week and tell it plainly.",
      will: "I can't promise whether it goes away by itself; that's different for everyone. What I'd not do is sit through more months for an answer. Ring, describe it, ask about other options. You'll know more after one call than after another season of waiting.",
    },
  },
  {
    id: 'then-night-before-still-awake-tried-it-all',
    tries: [
      [
        'cant sleep before my exam tomorrow',
        'its 3.20 now. did the breathing. did the warm milk. exam at 9. should i just stay up',
      ],
      ['i have an interview at 8 and cant sleep', '2am. counted everything. do i just get up'],
      ['wedding tomorrow, mine, and im wide awake', 'tea, bath, podcast. nothing. its half 4 lol'],
      ['flight at 6 and i cant fall asleep', '1.30. alarm is at 3. is it even worth it'],
      [
        'first day at the new job tomorrow',
        'still up, tried your trick. ive got 4 hrs left. panicking',
      ],
      [
        'driving test in the morning, no sleep',
        'its 4am. did the body scan thing twice. should i cancel',
      ],
      [
        'operation tomorrow and im awake',
        '3am, did everything you said. just staring at the wall now',
      ],
      ['big presentation at 10', 'slept zero. its 5. coffee now or try again'],
      ['i cant sleep because of court tomorrow', 'read, breathed, got up, lay down. its 2.45'],
      ['marathon is in 5 hours', 'not a minute of sleep. done or can i still run'],
      [
        'oral exam at noon, brain wont stop',
        'half three. valerian did nothing. should i revise instead',
      ],
      ['meeting his parents tomorrow and im up', 'its 4.10 ive tried it all what now'],
    ],
    says: {
      told: "Stay lying down, lights off, clock turned away. You don't have to sleep any more tonight, only rest; that takes the pressure off, and quiet rest helps too. One short night rarely ruins a day like this, people get through it on adrenaline. No revising, no phone. In the morning: light, water, something to eat, your usual coffee and not three. And don't drive if you're dizzy with tiredness.",
      should:
        "I'd not stay up. Lie down in the dark and give up on sleeping, just rest; often it comes then, and if it doesn't, you've still rested. I'd not cancel anything because of one night, either. Get up at the alarm, eat, get daylight, start slowly. If you'd have to drive and can't keep your eyes open, let somebody else do it.",
      normal:
        'Absolutely normal before a big day, and much less harmful than it feels right now. Nearly everyone who stands up tomorrow has slept badly. Turn the clock round, lie still, rest. Tomorrow your nerves will wake you up well enough.',
      how: 'Clock away, phone out of reach, on your side or back, warm feet. Breathe out longer than in and let thoughts walk past without answering them. If you get restless, sit in dim light for ten minutes with something boring and go back. At the alarm: daylight, water, breakfast, a short walk. Keep the coffee normal.',
    },
  },
  {
    id: 'then-broke-until-payday-joking',
    tries: [
      [
        'what does jupiter in the 2nd mean for money',
        'well jupiter hasnt met my bank account. minus 640. payday is the 28th',
      ],
      ['is it a good month for money', 'lol i have 14 euros till friday week'],
      ['will my finances get better', 'they better, im 300 overdrawn and the fridge is one onion'],
      ['lucky with money they say about taurus', 'then explain minus 900 and two weeks to go'],
      ['how can i save more', 'save? ive got 23 quid to last till the 1st haha'],
      ['should i invest this year', 'just looked at my account. invest what. minus 412'],
      [
        'money reading please',
        'money is not there. rent went out, card declined at aldi. paid on the 30th',
      ],
      ['my card says abundance', 'my bank says insufficient funds. 9 days to go'],
      ['good day to buy a car?', 'bank app says no. -1200 and my wages come on the 25th'],
      [
        'what does venus say about spending',
        'she spent it all apparently. 8 euros left til thursday',
      ],
      ['im bad with money i think', 'yep, its the 12th and its gone. next pay the 31st'],
      [
        'can i afford a holiday',
        'checked. im at minus 550. so no. how do i even get to the end of the month',
      ],
    ],
    says: {
      told: "Ha, fair, the account wins that argument. So, until payday: write down what still has to go out (rent, phone, direct debits) and call the bank today about anything that'd bounce; they're friendlier before than after. Ask one creditor to wait a week. Food from what's in the cupboard, plus a small sum in cash per day. If it's like that every month, free debt advice is worth a call.",
      how: "Divide what you've got by the days and take that out in cash. Look at what's due before payday, and move one bill with a call: \"I can pay on the first, is that okay?\" Cook from rice, lentils, eggs, what's in the cupboard. A food bank or a shared fridge is allowed too. No payday loan, it only moves the hole. On payday put a little aside first.",
      say: 'To the bank or whoever\'s waiting: "I get paid on [date] and can\'t cover this before then. Could we move it to the day after, without a fee?" Short, before the date, no story. To a friend: "I\'m broke till [date]. Can we do something that costs nothing?" Most people have been there.',
      normal:
        "It happens to very many, and joking about it is better than not opening the app. It's a number and not a verdict on you. Get through to payday with a small daily sum, then look at which bill makes it tight each month. If it's always the same hole, free debt advice helps, also with small sums.",
    },
  },
  {
    id: 'then-in-trouble-abroad-next-problem',
    tries: [
      [
        "my phone got stolen in naples and i'm on my own",
        'ok blocked the cards from the hostel computer. police say come tomorrow. but my boarding pass was on the phone, flight is 6am',
      ],
      [
        'lost my passport in bangkok',
        'been to the police, got the paper. embassy opens monday, flight is sunday',
      ],
      [
        'my bag was stolen on the train in spain',
        'cards are blocked. but i have no cash and no phone and the hotel wants payment',
      ],
      [
        'i missed my connection in frankfurt',
        'they gave me a voucher. suitcase went on without me and my pills are in it',
      ],
      ['wallet gone in paris', 'ok cancelled everything. how do i get to the airport with 3 euros'],
      [
        'phone fell in the sea in greece',
        'hostel lent me a laptop. all my tickets are in the app tho, ferry at 7',
      ],
      [
        'my rental car got broken into',
        'police done. the passports were in there. we fly tomorrow night',
      ],
      [
        'my card got swallowed in marrakech',
        'bank says 5 days. im here for 3 more with 20 dollars lol',
      ],
      [
        'robbed in rome, im ok but shaking',
        'reported it. now i cant get into my mail cause the code goes to the stolen phone',
      ],
      [
        'flight cancelled and im stuck in lisbon',
        'they rebooked me for thursday. nowhere to sleep and my phone is at 4%',
      ],
      [
        'airbnb was fake, im on the street in budapest',
        'found a hostel for tonight. money is gone, what do i do tomorrow',
      ],
      [
        'left my passport on the bus',
        'the company says maybe its in the depot in the next city. my plane goes at 9am',
      ],
    ],
    says: {
      told: "You've done the first things right. For what's next: take the problem to a human, early. The airline or station desk can find your booking by name with an ID and print it, so be there well before they open. For papers, your embassy's emergency line; for cash, family by transfer or your bank's emergency service. Let the hostel or hotel desk call for you. And tell one person at home where you are.",
      how: "In this order. Who leaves first: the desk of the airline, ferry or hotel, in person, with your name, ID and booking number from your mail. Papers: the embassy's emergency number, also outside hours. Money: someone at home sends it by transfer you can collect, or your bank's emergency cash. Proof: the police report, often also online, for the insurance. Ask the front desk to help you call, they do it every week.",
      say: '"Hello, my phone and tickets were stolen and I\'ve a booking for tomorrow morning. Here\'s my ID, could you find me by name and print it, or tell me where I can?" At home: "I\'m okay. I\'m at [place], call this number. I need [sum] and someone to answer my mail."',
      should:
        "Go early and in person, that's my clear lean; with a person at a desk most of it can be solved, with an app nothing. I'd have the police report for the insurance, but I wouldn't miss a trip for it if it can be done online or later. Don't go through the night alone, stay where there's a front desk.",
    },
  },
  {
    id: 'then-i-have-to-perform-and-cant-get-out-of-it',
    tries: [
      [
        'my voice is breaking and everyone laughs',
        'i have to sing the solo at church on sunday!! priest says its too late to change',
      ],
      [
        'im so nervous about the wedding toast',
        'cant get out of it, its on the programme. my voice shakes like mad',
      ],
      ['i hate speaking in front of people', "boss says i'm presenting on thursday no discussion"],
      [
        'lost my voice a bit this week',
        'the concert is tomorrow and there is nobody else for the part',
      ],
      ['stage fright is killing me', 'asked the director. no understudy. saturday its on'],
      ['i have a lisp and hate it', 'i have to read the lesson at the funeral. my family insists'],
      [
        'got talked into doing the speech at grandpas 80th',
        'tried to give it to my brother, he laughed. its me',
      ],
      [
        'i blush when people look at me',
        'i got picked to introduce the minister. the MINISTER. cant swap',
      ],
      [
        'my piano piece isnt ready',
        'teacher says too late to change the programme. recital on sunday',
      ],
      [
        'im terrified of the school play',
        'the kids dad, me, plays the tree AND the king. no one else will do it lol. its friday',
      ],
      [
        'i stutter',
        'they put me down for the vows reading at my sisters wedding. she cried when i said id rather not',
      ],
      ['dance show and my knee is shaky', 'coach says the formation doesnt work without me'],
    ],
    says: {
      told: "Then it happens, so let's make it smaller. Ask not to be replaced but to be helped: shorter, slower, lower, with somebody next to you or joining in halfway. That's rarely too late. Practice only the first lines until you can do them half asleep; after the start it carries you. And if something slips, pause, breathe, go on. The people there want it to go well for you.",
      say: "\"I'll do it. I need one change so that it works: could it be shorter, a bit lower or slower, or could [name] do it with me? I'd like to try it once with you before then.\" Nobody has to find a replacement, so it's easy to say yes to.",
      how: "Three times a day, aloud, only the beginning and the end. Once in the real room if you can, once in front of a kind person. On the day: warm up, sip water, feet on the floor, look at one friendly face. Decide beforehand what you'll do if it slips: stop, breathe, smile, go on from there. It's then only a pause.",
      will: "I can't promise that it'll go smoothly. What I'd count on is that people forgive a shaky moment at once and forget it by dessert. Practice the start, ask for a helping voice or a shorter version, and have one friendly face to look at.",
      normal:
        "It's very normal to be scared, and almost no one likes being pushed into it. A shaking voice sounds far louder inside than outside. Ask for one change that makes it easier, learn the first lines by heart, and keep going if something slips.",
    },
  },
  {
    id: 'then-parent-says-everything-i-do-hurts-them',
    tries: [
      [
        'is it true that leos are selfish',
        'my mum is one and she says everything i do is about hurting her. but then shes the leo not me',
      ],
      ['my mother is so sensitive', 'i moved to another town and she says i did it to punish her'],
      [
        'dad takes everything personally',
        'i didnt call tuesday. he says i wanted to make him suffer. i was asleep',
      ],
      ['why is my mum like that', 'i got a haircut and she said i do these things against her'],
      [
        'cancers are moody right',
        "my mother cried because i spend easter with my boyfriend. 'you enjoy breaking my heart'",
      ],
      [
        'my grandma says im ungrateful',
        "whatever i do she says its on purpose so she's hurt. even the dishes",
      ],
      [
        'how do i deal with a guilt tripping mum',
        'if i say no i hurt her. if i say yes but look tired i hurt her too',
      ],
      [
        'my father never forgives',
        "he told my aunt i do everything to embarrass him. i study nursing!! what's embarrassing",
      ],
      ['my mom and i always clash', 'she says i only had my wedding small to hurt her'],
      ['scorpio mother help', "she says i named my son that to spite her. it's just a nice name"],
      [
        'is my mum a narcissist',
        "dont know but everything's about her. my divorce too. 'how could you do that to me'",
      ],
      [
        "i can't do anything right for my mother",
        "told her im tired and she says so now i'm tiring you, thanks",
      ],
    ],
    says: {
      told: "That must wear you out, when whatever you do counts as an attack. Two things can be true: it hurts, and you didn't do it in order to hurt. So don't argue about your motives, you can't win that. Answer the feeling and leave the accusation lying: \"I'm sorry it hurts you. That isn't why I did it.\" Once, kindly, then change the subject or leave for the day.",
      say: "\"I can hear that it hurts you, and I'm sorry about that. I didn't do it against you. I did it because it's right for me.\" If it goes on: \"I won't discuss whether I'm a bad person. I'd love to talk about something else, or I'll ring on Sunday.\" Then do ring on Sunday.",
      why: "I can't see inside anyone. Sometimes a person feels left or unimportant and only has reproach as a language for it. It may explain the tone, and it doesn't make it your fault. No sign of the zodiac makes it so, either. You can be kind to the hurt and still not accept the accusation.",
      how: 'Stop defending yourself, it feeds the talk. One sentence for the feeling, one for yourself, then a full stop. Keep contact small and reliable, a fixed day, so that not every silence means something. And talk to someone outside the family now and then, so you hear how it sounds from out there.',
      normal:
        "It's normal to be tired by it and also to feel guilty, even when you've done nothing. Living your life isn't something you do to another person. You may say so kindly, and you don't have to prove it.",
    },
  },
  {
    id: 'then-date-was-moved-is-that-a-bad-sign',
    tries: [
      [
        'is friday good for signing the lease',
        "landlord moved it to monday because of 'a thing'. bad omen?",
      ],
      [
        'good day for my interview?',
        'they moved it to next week. is that a sign im not getting it',
      ],
      [
        'should we close on the house on the 12th',
        'notary postponed. my husband says its fate telling us no',
      ],
      ['first date on saturday', 'she asked for sunday instead. bad sign?'],
      [
        'is tuesday ok for the exam',
        'they changed it to thursday last minute. universe against me lol',
      ],
      [
        'surgery date on the 4th, good?',
        'moved to the 11th, an emergency they said. should i worry',
      ],
      ['we want to marry on 7 june', 'venue double booked us. has to be the 14th. feels cursed'],
      ['flying on the 3rd', 'flight changed to the 4th. i get a weird feeling now'],
      ['opening my shop on monday', "permit isnt here, so not monday. maybe i'm not meant to"],
      [
        'contract signing on friday 13 haha',
        'boss moved it to the 16th. hes having second thoughts isnt he',
      ],
      ['meeting the landlord tomorrow', 'he cancelled and says wednesday. red flag or normal'],
      ['picking up the puppy on sunday', 'breeder says one week later. is that a sign we shouldnt'],
    ],
    says: {
      told: "No omen, just a calendar. People have appointments, papers and sick children, and a moved date says very little about how it ends. Use the days: go through what you'd say yes to once more, write down your questions, and get the new date confirmed in writing. If it's moved a second time without a reason, ask straight out. That's worth more than any sign.",
      say: '"Thanks for letting me know. The new date works for me. Could you confirm day and time in a short message, and is there anything you need from me before then?" Friendly, and you\'ve got it in writing. If it\'s moved again: "Is something open that we should talk about?"',
      normal:
        'Very normal. Dates get moved all the time and mostly for boring reasons. Being nervous makes it look like a message. Have the new date confirmed, use the extra time for your questions, and judge by what people do next.',
      them: "I can't see into {them}, and one new date doesn't say anything about wanting or not wanting. A clear new day is a good mark; vague answers and a second delay are worth a direct question. Until then I'd take it at face value.",
      should:
        "I'd keep going as planned and not read anything into it. Get the new date in writing and use the time to look at the details once more. If there's a doubt about the thing itself, that deserves a thought, but the doubt should come from the facts and not from a moved appointment.",
    },
  },
  {
    id: 'then-booked-it-despite-fear-small-question',
    tries: [
      [
        'im scared of flying and my daughters wedding is in mexico',
        'i booked it!!! 11 hours. aisle or window',
      ],
      ['scared of the dentist, not been for 9 years', 'booked. morning or afternoon do you think'],
      ['i dont dare to travel alone', 'its booked!! small hotel or a hostel'],
      [
        'terrified of driving on the motorway again',
        'lesson is booked with a teacher for friday. do i take my own car or hers',
      ],
      [
        'afraid of my first therapy session',
        'made the appointment. online or in person, i can pick',
      ],
      ['i want to join a dance class but im shy', 'signed up lol. front row or back'],
      ['scared of needles but need the vaccine', 'ok got a slot. look or not look'],
      [
        "im scared of dogs, my son's girlfriend has one",
        'told them ill come. do i meet it outside or in the house first',
      ],
      [
        'havent been on a train since my panic attack',
        'ticket bought! 40 minutes. seat by the door or in the middle',
      ],
      [
        'afraid to go back to the gym',
        'paid for a month. morning when its empty or with a friend in the evening',
      ],
      ['scared of heights and my team does a climbing day', 'i said yes. go first or go last'],
      ['im afraid of the mri tube', 'its on the 9th. music or eyes shut'],
    ],
    says: {
      told: "You booked it, well done, that was the hardest click. Take whichever gives you more control: near the way out, early in the day, a place where you can see and move, someone who knows. Waiting is what feeds fear, so sooner beats later. Tell one person there that you're nervous, they know what to do. And one thing for your body: breathe out longer than in, ten times.",
      should:
        "I'd take the one with more control and less waiting: closer to the exit, earlier, with the person who's calm. If looking makes it worse, don't look; if not knowing makes it worse, look. You know which kind you are. And if it turns out wrong, it's a small thing you can change next time, since the big one, booking, is done.",
      how: 'Three preparations. Say it to someone beforehand: "I\'m nervous about this, please tell me what happens next." Pack something for your hands and ears. Practice one breath every evening until then, in for four, out for six, so that your body knows it. On the day arrive early, eat a little, and let the fear ride along without steering.',
      normal:
        "It's normal to be happy and scared after booking, both at once. The small questions are how the head tries to hold on to something, so answer them and let it be: more control, less waiting, someone who knows. You've already done the brave part.",
    },
  },
  {
    id: 'then-new-leader-moved-me-to-the-back',
    tries: [
      [
        "the choir i've sung in for 20 years has a new conductor and i can't stand him",
        "he's moved me to the back row. the BACK row. at 70. and he says 'ladies of a certain vibrato'",
      ],
      [
        'new trainer at our club is awful',
        'im on the bench now after 8 years. he calls us the museum',
      ],
      [
        'our new chairwoman changes everything',
        'took me off the committee. by email. i founded the thing',
      ],
      [
        'new priest, i dont like him',
        'he gave the readings to the young ones. ive read for 30 years',
      ],
      [
        'our theatre group has a new director',
        "i always played the leads. now i'm 'third villager' and prompt",
      ],
      [
        'new manager at the charity shop',
        'ive done the window for 12 years. she says my style is dated and put me in the back with the bags',
      ],
      [
        'the orchestra got a new conductor',
        'i lost my desk to a student. he said fresh blood. in front of everyone!',
      ],
      [
        'my walking group has a new leader',
        'he told me to walk with the slow ones. i know the hills better than him',
      ],
      ['new captain in our bowling team', 'put me last. says its tactics. everybody grinned'],
      [
        'the new head of our band wants to modernise',
        'my accordion solo is gone. forty years that solo',
      ],
      [
        'new teacher took over our painting class',
        "she hung everyones picture but mine. 'too traditional'",
      ],
      [
        'new boss in the volunteer fire brigade',
        'im to make the coffee from now on. ME. 22 years in the truck',
      ],
    ],
    says: {
      told: "The cheek of it, after all those years! You're allowed to be properly cross tonight. Then one talk with that person, alone, and only about two things: the remark, and your place. \"I'd like to understand the change, and I'd like you not to talk about me like that.\" What comes back tells you whether you can stay. It was yours before this leader, and other groups would be glad of you, too.",
      say: "\"I've been here for many years and I like to be told things directly. What's the reason for the change, and what would I have to do to get back? And that remark in front of the others hurt me. I'd ask you not to do that again.\" Calm, alone, before or after and not during. Then wait for the answer and don't fill the silence.",
      should:
        "I'd talk first and leave only after that, so you don't give up your people because of one newcomer. One talk, then a few weeks of looking: does the tone change, do the others say something, do you still go home happy? If not, visit another group as a guest. You aren't stuck there, and you don't owe anyone a scene.",
      normal:
        "You're not vain. It's your place among people, and somebody moved it without asking. Anyone would be hurt. A new leader often wants to show that things change, and a reason doesn't make the tone right. Say so once, calmly and alone.",
      how: 'Cool down for two nights. Ask two of the others quietly how they see it, without forming a front. Then talk to the person alone, with the reason first and the remark second. If nothing comes of it, go to the committee, or look at another group for one evening. Decide after that, not before.',
    },
  },
  {
    id: 'then-someone-copies-me-and-its-called-cute',
    tries: [
      [
        'how do i make my little brother stop copying me',
        "he got the same haircut. mum says its cute. he's 9 and now we look like a boyband",
      ],
      [
        'my friend copies everything i wear',
        'bought the same coat. my husband says be flattered. im not',
      ],
      [
        'my sister in law copies me all the time',
        'now she has the same kitchen. THE SAME. everyone thinks its sweet',
      ],
      ['my colleague copies my style', 'same glasses since monday. the others laugh and say twins'],
      [
        'my little sister wants to be me',
        'she took my nickname for her account. dad thinks its adorable',
      ],
      ['my roommate copies my whole life', "same tattoo!!! same arm. she says we're matching"],
      ['my best friend took my baby name', 'for her dog. people say its a compliment'],
      ['my cousin copies all i post', 'same pose, same caption. my aunt says she looks up to me'],
      [
        'my neighbor copies our garden',
        'he has the gnome now. the same gnome. my wife thinks its hilarious',
      ],
      [
        'my flatmate cooks my recipes and says theyre hers',
        'her boyfriend said how sweet that you two share everything',
      ],
      [
        "my son's friend copies all he does",
        "even the limp when he hurt his foot. the teacher says isn't that cute",
      ],
      [
        'she copies my jokes',
        'told mine at lunch, got all the laughs. my mate says be flattered lol',
      ],
    ],
    says: {
      told: 'Ha, and annoying, because now you have to share something that was just you. Admiration is probably in there, but you needn\'t be flattered on demand. Give one thing away on purpose ("pick this with me, it\'s ours") and keep one thing quietly for yourself, without showing it first. And say it once in private, friendly: "I\'d like this one to stay mine." That\'s clearer than rolling your eyes.',
      say: "\"I can tell you like it, and that's nice. But I'd like to have something that's only mine. Shall I help you find yours? I bet it'd look great on you.\" Light, and without an audience. To those who find it cute: \"It is, and I'd still like to look like me.\"",
      why: "I can't see into {them}. Often people copy because they like somebody and haven't found their own thing yet, or want to belong. It isn't theft, even if it feels so. Helping them find something of their own is the quickest way to get yours back.",
      how: "Don't make it a war; then it becomes interesting. Stop announcing what you'll do next. Offer one shared thing, so the wish to be close has a place. Praise what's their own when it shows. And say once, in private, which thing you'd like to keep for yourself.",
      normal:
        "It's normal to be irritated, even when everyone finds it sweet. What makes you you isn't a haircut or a coat, but it's fine to want it back. One friendly sentence in private is allowed.",
    },
  },
  {
    id: 'then-they-asked-why-im-weird-and-i-made-an-excuse',
    tries: [
      [
        "i have a crush on my best friend and we're both girls",
        'she asked me why im being weird with her. i said im on my period. what do i say if she asks again',
      ],
      [
        'im in love with my best mate',
        "he goes 'you ok? youre off lately'. i said work. he didnt buy it",
      ],
      [
        'i like my flatmate, badly',
        'she asked if shes done something wrong. i said im tired. felt awful',
      ],
      [
        "i've feelings for my friend's brother... and hes my friend too",
        "he said i'm avoiding him. i told him its uni stress. now what",
      ],
      [
        "crush on a colleague who's also my friend",
        'asked me straight why i dont come to lunch anymore. i said diet lol',
      ],
      [
        'i think i love my friend of 10 years',
        "she said i miss you, whats up. i typed 5 answers and sent 'nothing haha'",
      ],
      [
        'im a guy and i fell for my bandmate, also a guy',
        'he asked why i left early again. i said headache. third headache this month',
      ],
      [
        'my best friend is getting married and i like him',
        'he asked why im so quiet about the wedding. blamed my job',
      ],
      [
        'i fancy my gym buddy',
        'she asked if im mad at her. i said no and ran away basically. what do i tell her',
      ],
      [
        'i kissed my friend at a party and want more',
        'she asked if were ok. i said yeah i was just drunk',
      ],
      [
        'i have a thing for my study partner',
        'he noticed i changed seats. said the window was cold. what if he asks again',
      ],
      [
        "i love her and she thinks we're just friends",
        "'why so weird' she wrote. i blamed mercury retrograde. honestly",
      ],
    ],
    says: {
      told: "Understandable, that excuse; nobody tells something like that on the spot. For the next time have a sentence ready that's true and doesn't say everything: \"It isn't you, and you've done nothing wrong. Something's going on in me and I need a bit of time.\" That takes the worry away from your friend and leaves you free. Whether you ever say the whole thing, and when, is only yours to decide.",
      say: "Holding: \"You've done nothing wrong. I've got something on my mind that I'm not ready to talk about. I like you as much as ever.\" Open, if you want that one day: \"I've been weird because I've got feelings for you. You don't have to do anything with it, I just didn't want to lie any more.\" Only the first one's needed now.",
      should:
        "You don't have to confess anything because somebody asked. I'd take the half-true sentence first, and tell the whole only if the hiding hurts more than the answer might, and if you could bear a no and still have somebody to lean on. If there's a partner or a wedding in it, tell a neutral person first.",
      normal:
        "Completely normal. When you like someone secretly, you get odd, and then you say the first thing that comes. No harm done. Next time say that it isn't about anything they did, and that you need time. It's true, and it's enough.",
      will: "I can't promise how it'd be taken. A kind half-truth rarely breaks anything. The whole truth can make it closer or strange for a while, so choose it only when you're ready for both. You can wait; nothing has to be said this week.",
    },
  },
  {
    id: 'then-i-look-after-family-shop-want-one-day-off',
    tries: [
      [
        'mum wants me to help at the shop every saturday',
        "its our familys shop and we're the only chinese family in town so i get it. but all my friends meet on saturdays. i just want one. ONE a month",
      ],
      [
        'i help in my parents restaurant every weekend',
        'theyre short of staff and never had a holiday themselves so who am i to complain. but id like a sunday',
      ],
      [
        'my dad expects me on the market stall',
        "he's 64 and his back is bad. i know. but i havent seen my friends since august",
      ],
      [
        'i have to babysit my cousins every friday',
        'my aunt works nights, shes alone. i just want one friday for me',
      ],
      [
        'i work on the farm besides my job',
        'cows dont know weekends i know haha. but my girlfriend does. one weekend a month would be enough',
      ],
      [
        'my parents kiosk needs me in the evenings',
        'they came here with nothing. i feel so spoiled for wanting a free evening',
      ],
      [
        "i do the books for my mother's salon",
        'every sunday. she says family helps family. yes but can i have one off',
      ],
      [
        'helping at my uncles garage for free',
        'he took us in when dad left. i cant say no. but i want to go to training on saturdays',
      ],
      [
        'every saturday im at grandmas to clean',
        'she raised me. i love her. i only want every other one',
      ],
      [
        "my in laws have a guesthouse, we're there each weekend",
        'theyre kind and old. my husband says its normal. i want two weekends a month',
      ],
      [
        'i run the till at my brothers shop on my only free day',
        "he'd be lost without me. still. i'm so tired",
      ],
      [
        'mum takes me along to her cleaning job on weekends',
        'she needs the hands and i get that. but i want to be with people my age sometimes',
      ],
    ],
    says: {
      told: "That's a fair wish, and it's possible to understand them and still want it. Ask for exactly that, small and fixed: one day a month, the same one each time, named early, with an idea who covers it. A plan is easier to say yes to than \"more free time\". And start with what you see: that they need you and that you're glad to help on the others.",
      say: "\"I know how much you do, and I'm with you. I'd like one day a month for myself, always the first Saturday. I'll tell you four weeks ahead, and I'll take over [the early delivery / Friday evening] for it. Can we try it for three months?\" On a calm evening, not in the middle of work.",
      should:
        "Yes, ask. You aren't taking anything away by wanting one day in thirty, and people who never get time off end up helping with a sour face. Pick the day, think who could cover it, and ask for a trial of three months. If it's no, ask which day they'd suggest.",
      how: "Find an ally first, an aunt, a sibling, a regular who helps. Choose a quiet day of the month. Offer a swap, so nobody feels left alone: another evening, the accounts, the delivery. Ask when the door's closed and everyone's eaten. Then come back on time from the first free day, and tell them how nice it was.",
      normal:
        "It's normal and not spoiled. You can be proud of them, see how hard they work, and still want some hours with your own people. Loyal doesn't mean always available. One fixed day is a modest thing to ask for.",
    },
  },
  {
    id: 'then-winter-low-started-something-how-to-use-it',
    tries: [
      [
        'i feel low in winter. i live in northern norway, no sun till end of january',
        'got the lamp. do i use it in the morning or when i get home at 4, i start work at 6',
      ],
      [
        'winter makes me so sad every year',
        'bought one of those daylight lamps. when and how long',
      ],
      [
        'no energy since the clocks changed',
        'the lamp came today! can i use it in the evening while watching tv',
      ],
      [
        'i get the winter blues in scotland',
        'friend lent me her light box. i get up at 5 for work, is that too early for it',
      ],
      [
        'dark season kills me',
        'ok ordered the light. how far away do i sit, and do i look into it',
      ],
      [
        'seasonal depression again',
        'been using the lamp for 4 days after work. nothing yet, doing it wrong?',
      ],
      [
        'im always tired in november',
        'my sister gave me a sad lamp lol. before or after breakfast',
      ],
      ['i hate the dark months, work nights', 'got a lamp. when is morning for me even'],
      ['winter mood is bad', 'trying the light therapy lamp at my desk at 2pm. right or wrong'],
      [
        'im in finland and sleep all day',
        'lamp is here. 30 minutes is a lot before school run, can i split it',
      ],
      ['low since october', 'using the lamp at 8 in the evening and now i cant sleep'],
      ['i feel heavy every winter', 'my lamp says 10000 lux. do i really need half an hour'],
    ],
    says: {
      told: 'In the morning, soon after you get up, and not in the evening, because late light can keep you awake. About twenty to thirty minutes with a strong lamp (10,000 lux), at the distance the maker gives, beside your breakfast, eyes open but not staring into it. If you start very early, do it before work or on your first break. Give it two weeks. With eye trouble or bipolar illness ask a doctor first.',
      when: "Right after getting up, at your own morning, even if that's at five in the afternoon because you work nights. Not in the last hours before sleep. If it has to be split, two parts soon after each other in the morning are still better than an evening session. Many people notice something after one or two weeks. If the low stays or gets heavy, see a doctor.",
      how: "Put it slightly to the side at the distance in the leaflet, often about an arm's length, and eat or read in front of it for twenty to thirty minutes, each morning at the same time. Don't stare into it. Add a walk at the lightest hour, even ten minutes. Headache or sore eyes: a bit further away, shorter. Still very low after a few weeks? A doctor.",
      should:
        "Mornings, I'd say clearly, and daily, or it won't do much. Evening light only robs you of sleep. Keep going for two weeks before you judge it. Add daylight at noon on free days. If you've eye problems, take medicine that makes you sensitive to light, or the low gets heavier, ask a doctor.",
      will: "I can't promise that it works for you; it helps many people, usually within a week or two of daily use in the morning. If nothing's changed after three, or your mood gets worse, let a doctor look at it. There's more than a lamp for this.",
    },
  },
  {
    id: 'then-its-mostly-names-and-my-mum-had-it',
    tries: [
      [
        'i keep forgetting words, im 53, is it dementia',
        "mostly names. and once 'colander'. i said 'the rain bowl'. my mum had it at 68 thats why i ask",
      ],
      [
        'my memory is getting bad, im 48',
        'walk into rooms and dont know why. dad has alzheimers so im scared',
      ],
      [
        'im forgetting stuff at 61',
        'lost my keys twice, and my neighbours name. gran had dementia',
      ],
      [
        'is it normal to forget words at 45',
        "i said 'the cold cupboard' for fridge. my aunt started like that",
      ],
      [
        'am i going senile',
        "couldnt think of my own pin. in the shop. mum's in a home with it so of course i panic",
      ],
      [
        'my brain is mush since menopause',
        'forgot the word for scissors in a meeting. my grandmother was like that at the end',
      ],
      ['worried about my memory', 'names gone, films gone. im 57. my brother got diagnosed at 60'],
      [
        'keep losing my train of thought',
        'mid sentence, gone. everyone laughs. my father had lewy body, i dont laugh',
      ],
      [
        'i cant remember anything lately, 39',
        'called my son by the dogs name lol. but my nan had alzheimers early',
      ],
      ['forgetful at 66', 'left the pan on once. ONCE. my sister has it, thats why im asking'],
      [
        'why do i forget words',
        "'thingy' is my favorite word now. mum died of dementia. should i test myself online",
      ],
      [
        'brain fog and word finding',
        "called the hoover 'floor horse'. funny but not funny, its in my family",
      ],
    ],
    says: {
      told: "With someone close who had it, of course every missing word scares you. I can't tell you from here what it is. Names and a single word that hides are very common from midlife on, and tiredness, stress, menopause, some medicines or low thyroid can do it. Since it's in your family and it worries you, have it checked: it gives you peace or an early start. And keep the funny ones, they're good.",
      should:
        "Yes, I'd have it looked at, not because it sounds bad but because you won't stop listening for it otherwise. Write down for two weeks what's missing and when, how you slept, and which medicines you take, and bring that. No online tests, they only frighten. A doctor can look for ordinary causes first.",
      normal:
        "Losing names and now and then a word is common from midlife on, and so is the fright when it's in the family. I can't judge it from here. What deserves a sooner visit: getting lost on known ways, trouble with things you've always done, or others noticing more than you do. Otherwise a calm check-up is enough.",
      will: "I can't promise and I can't foresee it, and having it in the family doesn't decide it for you. A doctor can look for the common, fixable reasons and tell you where you stand. Meanwhile sleep, movement, hearing, people: those are good for any memory.",
      why: "I can't see the cause. Often a word doesn't come because you're tired, rushed, worried or doing three things, and hormones, thyroid, vitamins or medicines can play in, too. Note what kind of days it happens on, take that list to a doctor, and have the simple things checked first.",
    },
  },
  {
    id: 'then-give-me-something-at-home-no-time-no-bus',
    tries: [
      [
        "i'm bored of my life honestly, 46, same sofa same series",
        'cant do evening class, i finish at 8 and last bus is 8.20. give me something i can do on a sofa then lol',
      ],
      [
        'every day is the same',
        'no money for hobbies and the kids sleep at 7 so im stuck in. what can i do at home',
      ],
      [
        'i need a hobby',
        'nothing with going out. i care for my mum so its the living room or nothing',
      ],
      ['my life is so boring', 'village, no car, shifts. clubs are out. ideas?'],
      ['stuck in a rut at 38', 'gym no, course no, im dead after work. something small please'],
      [
        'what could i do in the evenings',
        'cant leave the house, baby. and my brain is porridge. so what',
      ],
      [
        'bored and lonely in the evenings',
        'im in a wheelchair and the lift is broken half the time haha. sofa stuff',
      ],
      [
        'i watch tv all the time',
        'yes but its dark at 4 and i live in the middle of nowhere. what else is there',
      ],
      ['i want to try something new', 'no budget, no babysitter. next idea'],
      [
        'how to get out of routine',
        'night shifts. everyone sleeps when im free. so what do i do at 3pm alone',
      ],
      [
        'same week over and over',
        'clubs all meet when i work. tell me something i can do alone then',
      ],
      ['i feel like im wasting my evenings', 'no energy for anything with shoes'],
    ],
    says: {
      told: "Fine, sofa it is, and it still counts. Three ideas: something for the hands while the series runs (knitting, drawing, a model, an instrument with headphones). Something with a voice, one real phone call a week or an online group that meets at your hour. And a small project with an end, a photo book, a language, ten family recipes. Pick one, twenty minutes, two evenings. One free day a month: somewhere you've never been.",
      how: "Choose one thing, not three. Put it on the sofa, where your hand falls on it before the remote. Twenty minutes, twice a week, then you may watch whatever you like. If it's boring after two weeks, swap it. Add one thing with people, by phone or online at your own hour. Being bored often means there's a bit of strength left with nowhere to go.",
      should:
        "If I had to choose for you: something with your hands, because it rests the head and there's something lying there afterward. And one call a week at a fixed time with somebody who makes you laugh. It's small, and that's why it gets done. The big new life can wait for a summer.",
      normal:
        "It's normal to land on the sofa when work, care or buses leave nothing else. You're not lazy, you're short of time that's any good. Give two small bits of the week to something that isn't a screen, and let the rest be rest.",
    },
  },
  {
    id: 'then-speech-do-i-mention-the-hard-part',
    tries: [
      [
        'i have to give a speech at my parents golden wedding',
        'they nearly divorced in 98 and everyone in the room knows. do i mention the hard years or skip',
      ],
      [
        'best man speech for my brother',
        'its his second wedding. do i mention the first one at all',
      ],
      ['eulogy for my dad', 'he drank. everyone knows. do i say it or pretend'],
      ['speech for moms 70th', 'she left us for two years when i was 9. in or out?'],
      ["i'm speaking at my boss's farewell", 'there was the big layoff. do i touch it or leave it'],
      ['toast for my best friends wedding', "they broke up twice. he'd laugh but would she"],
      [
        "writing something for gran's funeral",
        'she and my mother didnt speak for 10 years. do i mention that somehow',
      ],
      ['maid of honour speech', 'she was really ill in between. say it or keep it light'],
      [
        'silver wedding of my aunt and uncle, i do the speech',
        'they lost a child. nobody ever mentions him. should i',
      ],
      [
        'speech for my sisters graduation party',
        'she failed twice before. is that nice to say or mean',
      ],
      [
        'my husbands 50th and i have to talk',
        'his bankruptcy is the elephant in the room. joke about it?',
      ],
      [
        'retirement speech for a colleague',
        'he and i fought for years lol. everyone knows. mention?',
      ],
    ],
    says: {
      told: "I'd mention it, but in one sentence and without details: \"It wasn't always easy, and you all know it. That we're standing here makes it worth more.\" Everyone in the room breathes out, because you neither lied nor told. Then straight on to something warm and exact. Ask those it's about beforehand; if they'd rather not, leave it out and nobody will miss it.",
      should:
        "Lightly, yes, as long as it isn't news to anyone and it's told with love. One sentence, no dates, no names, no joke at someone's cost. If the person it's about can be asked, ask. If it still hurts or would hurt a guest, skip it and say something true about them instead.",
      say: '"There were years that weren\'t easy. I won\'t tell you about them; those who were there know. I only want to say that I\'ve learned from them that you can come through." Or shorter: "It wasn\'t always easy, and it was always worth it." Pause, smile, then your best small story.',
      how: "Put it in the second third, never at the start or the end. One sentence before it that's warm, the hard one, one after it that lifts. Read it aloud to somebody honest who'll be there. If your voice breaks at that point, that's all right; pause, look at one face, go on. And end on something that makes them want to raise a glass or take a hand.",
      normal:
        "It's normal to wonder; every long life has something like that, and everyone in the room knows it. You don't have to decide between lying and telling all. One gentle sentence is enough, or none, if they'd rather.",
    },
  },
  {
    id: 'then-dog-bit-someone-and-now-trouble',
    tries: [
      [
        'my dog bit the postman',
        "he's ok, 2 stitches. took him wine. but the post won't deliver to us anymore and my wife wants the dog gone",
      ],
      [
        'my dog snapped at a child',
        'just a scratch thank god. now the neighbours want him put down',
      ],
      [
        'our dog bit my mother in law',
        "she's fine, plaster. my husband says its her or the dog lol help",
      ],
      [
        'my rescue bit the vet',
        'no big wound. they say muzzle from now on. my kids are scared now',
      ],
      ['dog bit a jogger', "he's ok but he reported us. my wife wont walk him anymore"],
      [
        'my cat scratched the babys face',
        'its healing. my sister says get rid of the cat. my heart',
      ],
      [
        'my dog went for another dog',
        'the poodle has 4 stitches. i paid. now nobody in the park talks to us',
      ],
      [
        'he growled at my son and then nipped him',
        'didnt break the skin. my husband wants him gone today. i cant',
      ],
      ['dog bit the delivery guy', 'hes alright. the firm sent a letter and the landlord as well'],
      [
        'my old dog bit me',
        "he never did that. hand is bandaged. everyone says that's it now, he has to go",
      ],
      [
        'she bit my friend at dinner',
        'small hole in the jeans and a bruise. said sorry 100 times. my boyfriend wants to rehome her',
      ],
      [
        'my dog bit the neighbor over the fence',
        '3 stitches. she was nice about it. her husband wasnt',
      ],
    ],
    says: {
      told: "Good that it wasn't worse, and that you're facing it. Before anyone decides about the animal: make it safe (gate, lead, muzzle, shut door, nobody alone with it), so the pressure's off. Then the vet, because pain can be behind it, and a trainer who knows about biting. Report it to your insurance and ask what's required where you live. At home say: \"Six weeks with these rules, then we decide together.\"",
      say: 'To the person: "I\'m very sorry. I\'m paying what came of it, and this is what I\'ve changed: [box at the gate, muzzle, lead]." To those who want the animal gone: "I understand that you\'re afraid. From today nobody has to be alone with it. Give us six weeks with vet and trainer, then we decide together, and honestly."',
      should:
        "I'd not decide this week, in the fright, but I'd not wave it away, either. Safety first, from today. Then vet and a good trainer, and ask both plainly what they think of the risk. If there are small children or it happens again, a different home can be the kinder answer, and they'll help you with that, too.",
      how: "Today: barrier, lead, muzzle, no contact with strangers or children. This week: vet, insurance, a look at the local rules, a letter to whoever was hit with what you've changed. Then a trainer with experience in biting, at your home. Write down what happened right before it; that's the first thing they'll ask.",
      normal:
        "It's normal to be shaken and to love the animal still. Nobody's a bad owner because of one bite, but it's a warning to take seriously. Secure everything today, see the vet, get a trainer. Then decide with a cooler head.",
    },
  },
  {
    id: 'then-i-broke-my-rule-out-of-love',
    tries: [
      [
        'im vegan and my gran gets upset',
        'she made lentil soup specially!!! then i saw the bone in the pot. did i eat it? yes. was it wrong',
      ],
      [
        'im vegetarian, visited my boyfriends family',
        'his dad had cooked for hours. i ate the sausage. feel like a fraud',
      ],
      [
        'i dont drink anymore... well not for religious reasons just so',
        'it was my grandpas 90th and i clinked a glass with him. bad?',
      ],
      [
        'i fast this month',
        'my little niece baked me a cookie. i ate it. does it count as cheating',
      ],
      [
        'i keep kosher but my friend doesnt know how',
        'she made something and i just ate. was so touched. now im guilty',
      ],
      [
        'no sugar january',
        'mum made my birthday cake from when i was 5. i had two pieces lol. was that wrong',
      ],
      ['im gluten free by choice', 'old neighbour brought bread she made for me. ate it. dumb?'],
      [
        'i dont do presents with plastic',
        'my son gave me a plastic flower he bought himself. its on my desk. hypocrite?',
      ],
      [
        'i said i wont buy clothes this year',
        'my gran wanted to buy me a coat so badly. i let her. does that count',
      ],
      [
        'plant based since june',
        'my host in georgia slaughtered a chicken for us. i ate and said thank you. should i have refused',
      ],
      ['no phone on sundays is my rule', 'my dad video called, hes lonely. i picked up. broke it'],
      [
        'i dont go to church on principle',
        'went with my nan at christmas. she held my hand the whole time. am i fake',
      ],
    ],
    says: {
      told: 'No, that wasn\'t wrong. You had two things that matter to you in front of you at once, and for one moment you chose the person. Nobody loses what they stand for by doing that. For the next time say it early and kindly, with something easy: "I love that you do this for me. Shall we make it together?" Then neither of you has to pretend.',
      say: "\"It was so kind of you to do that for me, and I could tell. I'll tell you honestly, I don't really do [that], and I didn't want to hurt you. Next time let's do it together, and I'll bring what's needed.\" Said with thanks first, on another day, it hurts nobody.",
      should:
        "Let it be, I'd say: no penance and no confession needed, unless your faith or your health makes it important to you, then ask someone you trust there. For next time say it beforehand, warmly, and bring or suggest something that works for both. Rules are there for your life, and love's allowed to be an exception.",
      normal:
        "It's normal and rather lovely. People with principles have moments like that all the time, they just don't post them. You're neither a fraud nor weak. Carry on as before, and talk about it beforehand next time.",
    },
  },
  {
    id: 'then-hair-went-wrong-and-monday-is-coming',
    tries: [
      ['i want to dye my hair, which day', 'it went green. not even joking. school is monday'],
      [
        'should i bleach my hair myself',
        'its orange. like a traffic cone. i have a wedding saturday',
      ],
      ['thinking of cutting my own fringe', 'did it. i look like a monk. work tomorrow'],
      [
        'going blonde tomorrow!!',
        'its yellow at the top and brown at the ends and i have an interview wed',
      ],
      ['perm yes or no', "yes. now i'm a poodle. photos are on friday"],
      ['want to shave the sides', 'slipped. theres a hole. a HOLE. meeting his parents sunday'],
      ['home dye box in black, good idea?', 'no. my forehead is black too. shift starts at 6'],
      [
        'getting highlights on thursday',
        'zebra. she made me a zebra and i said thank you. what do i do',
      ],
      ['trying purple hair', "came out grey. i'm 29. everyone says it suits me, liars"],
      ['can i trim my own hair', 'one side is 4 cm shorter lol. ceremony is saturday'],
      ['want eyebrows tinted', 'they look like sharpie. date tonight!!'],
      ['self tan before the party', 'im orange and my hands are brown. party is in 5 hours'],
    ],
    says: {
      told: 'Oh no! First rule: nothing more from a box tonight, the second try at home is what makes it really bad. Call a salon as soon as they open, say "color correction" or "rescue", and send a photo first; the same goes for brows and tan at a beauty place. Until then hide it well: cap, scarf, plait, parting on the other side, a gentle wash or two. And make the joke yourself first.',
      how: 'Gentle shampoo twice, lukewarm, a rich mask; no bleach, no vinegar experiments. A photo by daylight to two salons: "What can you do by then, and what does it cost?" For cuts: a parting on the other side, clips, or a hairdresser who turns it into something on purpose. Tan and tint: oil, a soft scrub, wash, time. Then one outfit you feel great in. People look there next.',
      say: 'To the salon: "I had an accident at home, here\'s a picture by daylight. I need to look presentable by [day]. What\'s possible, and how much?" To people: "Yes, I know. I\'m trying out being a warning to others." Whoever laughs first has it behind them.',
      should:
        "I'd not touch it again myself, and I'd let a professional correct it, even if it costs. If there's no appointment free before then, wear it covered or wear it with a grin. If a salon did it to you, go back; most will fix it without charge when you ask politely.",
      normal:
        "It happens to practically everyone once, and there's a photo somewhere. It's bad today, funny on Friday, and grown out in the summer. Leave the box alone, ring a salon, and wear a good scarf.",
    },
  },
  {
    id: 'then-two-proposals-from-parents-met-neither',
    tries: [
      [
        'which sign is best for me to marry',
        "my parents have shown me two biodatas. one is a libra engineer in pune, one is a taurus, dentist, in our town. i've met neither",
      ],
      [
        'will i have an arranged marriage',
        'they gave me 3 photos last night. one is a doctor abroad, one lives near us. i dont know any of them',
      ],
      [
        'my parents want me married this year',
        "two families called. one is rich, one mum says is 'kind'. havent met them",
      ],
      [
        'how do i choose a husband',
        "there's two. one in dubai one here. spoke to neither, they want to know by sunday",
      ],
      [
        'is it better to marry a cancer or a virgo',
        'cause those are the 2 rishtas i have lol. never seen them in person',
      ],
      [
        'my aunt is finding me someone',
        "she found two girls. one is a teacher, one works in a bank. i've only seen the pictures",
      ],
      [
        'what should i look for in a partner',
        'my father has narrowed it to two. i get to pick, he says. how, from a paper?',
      ],
      [
        'love or arranged',
        'arranged for me. got two profiles, one is older with own house, one my age with big family. which way',
      ],
      [
        'matchmaker sent me options',
        'two. both fine on paper. both never met. my mum likes the tall one haha',
      ],
      [
        'when will i get married',
        'soon if they have it their way. 2 candidates. one abroad, one next street. i feel nothing for a pdf',
      ],
      [
        'my mom wants me to meet someone',
        'two someones. one is divorced but nice they say, other one never married. i dont know how to decide',
      ],
      ['is he the one', 'there are two hes. my parents chose them. meeting the first on saturday'],
    ],
    says: {
      told: "From paper you can't choose, and you don't have to. Say yes to meeting, not to marrying: both of them, more than once, at least part of the time just the two of you talking. Ask about ordinary things, where you'd live, work after the wedding, money, children, what happens when you disagree, and how the family is treated. See who asks you something back. And neither is a possible answer, too.",
      say: "\"I'm willing to meet both, and I want to do it properly. I'd like at least three meetings with each and some time to talk alone before anybody asks for an answer. I'll tell you honestly by [date]. It may also be that it's neither.\" A date calms families more than \"I'm not ready\" does.",
      how: "Same questions for both, so that you can compare: an ordinary Tuesday, work, where to live, money, children, anger, what they'd never want to give up. See how they speak to waiters and to their mother, and whether they listen. Have somebody you trust ask around a little. After each meeting write down how you felt on the way home. Then wait two nights.",
      should:
        "I wouldn't pick either before I'd met both, whatever's on the paper or in the stars. After that I'd lean toward the one you can disagree with and still feel at ease. Job and house are pleasant, but you'll live with the tone of voice. And if it's neither, say so early and politely.",
      normal:
        "It's normal to feel nothing for a page with a photo, and to be nervous when others are in a hurry. Ask for meetings and a date to answer by. Being careful here isn't disrespect, it's taking it seriously.",
    },
  },
  {
    id: 'then-a-name-for-this-new-pet',
    tries: [
      [
        'i need a name for my kitten',
        'shes orange and evil. born in august. u suggested leo but shes a girl',
      ],
      [
        'help me name my puppy',
        'hes black with one white paw and sleeps on shoes. not oreo please',
      ],
      ['name for a cat?', 'she screams at 5am and looks like an old lady'],
      ['getting a rabbit, what do i call it', 'grey, fat, bites my husband. something funny'],
      [
        'dog name ideas',
        'rescue, 3 legs, the happiest thing alive. nothing pirate everyone says that',
      ],
      ['i want a name for my hamster', 'he escaped twice already lol'],
      ['naming my new budgie', 'blue and never shuts up. luna is taken by the whole street'],
      [
        'what should i call my horse',
        'brown mare, kind eyes, scared of bags. my kids want sparkle. no',
      ],
      ['our kitten has no name yet', 'white, deaf, follows me everywhere. something soft'],
      ['name for a tortoise', 'older than me and faster than you think'],
      ['two kittens, two names please', 'brothers. one eats, one watches. make it match'],
      ['new puppy arrives on friday', 'tiny, curly, thinks shes a wolf'],
    ],
    says: {
      told: "With a character like that, name the character! For a little fury: Paprika, Chili, Duchess, Clementine. For a soft one: Biscuit, Nimbus, Honey, Moth. For a clown or a runaway: Houdini, Turbo, Pickle, Bandit. For someone with the air of an old soul: Agatha, Mabel, Winston, Otto. Take two that you like and call each one loudly through the flat three times. The one you don't mind shouting wins.",
      how: 'Watch for two days and note what everybody says anyway ("there\'s the general again"); the best names come from that. Two syllables carry well, ending on a vowel. It shouldn\'t sound like "no" or "sit". Try it out loud from the window, then ask yourself if you\'d say it at the vet\'s. If it still makes you smile, that\'s it.',
      should:
        'Take the one that made you laugh first; they rarely get better after that. I lean toward food or grand old ladies and gentlemen: Paprika, Pickle, Agatha, Winston. Short enough to shout, odd enough not to be the third one on your street.',
    },
  },
];
