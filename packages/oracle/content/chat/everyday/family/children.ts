import type { EverydayMatter } from '../everyday-matter.ts';

/** A child of any age, however named. */
const KID =
  /\b(?:kids?|kiddos?|child|childs|children|childrens|sons?|daughters?|babys?|babies|toddlers?|newborns?|infants?|little (?:one|ones|boy|girl|guy|man)|(?:my|our) (?:boys?|girls)|(?:my|our) (?:sweet|big|baby|wild|quiet) girl|turn(?:s|ed) 1?\d|teen(?:s|ager|agers)?|tweens?|(?:step|grand)(?:sons?|daughters?|child|children|kids?|bab(?:y|ies))|twins?|(?:my|our|the) (?:eldest|oldest|youngest)|nieces?|nephews?|(?:shes|hes|she is|he is) (?:only |just |nearly |almost )?1?\d|preschoolers?|(?:1?\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?(?:(?:yr|yrs|year|years)[ -]?olds?|yo|y o)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) ?(?:month|months|mo|week|weeks|wk|wks)[ -]?olds?)\b/u;

export const CHILDREN: readonly EverydayMatter[] = [
  {
    id: 'positive-pregnancy-test',
    words: [
      /(?:\b(?:positive test|positive pregnancy test|pregnancy test|im pregnant|i am pregnant|were pregnant|shes pregnant|my wife is pregnant|bfp|lines on the test|lines on my test)\b|\b(?:positive (?:pregnancy )?test|(?:found out|just learned|think|thought|might be|may be|could be) (?:that )?(?:im|i am|i may be|i might be|i could be|shes|she is|were|we are)? ?pregnant|two lines|2 lines|test (?:is|was|came back) positive|says (?:that )?(?:shes|she is|she might be) pregnant|got (?:her|my girlfriend|me) pregnant)\b)/u,
    ],
    unless:
      /\b(?:period is|late|since im pregnant|feel nothing|dont feel anything|dreams|pickles|years of trying|finally pregnant|wont stop|negative|after (?:\w+ ){0,2}years|weeks? pregnant|months? pregnant|boss|announc\w*|covid|miscarr\w*|abort\w*|lost the baby|raped?|ectopic|ivf|boss|maternity|parental leave|name|names|chicken ?pox|died|killed|suicid\w*|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'its positive, the pregnancy test, it just sank in',
      'just got two lines on the test this morning omg',
      'im pregnant, found out an hour ago',
      'positive pregnancy test today, im so happy',
      'my wife is pregnant, we just did the test',
      'got 2 lines on my test omg omg',
      'i just got a positive test and im sitting in the bathroom shaking',
      'found out im pregnant yesterday and i dont know how to feel',
      'my girlfriend says she is pregnant and im 22',
      'omg two lines',
      'am i pregnant, test was positive',
      'took three of them and every single test is positive, hiding them in my sock drawer',
      'my husband doesnt know yet but i got a positive pregnancy test while he was at football',
      'we were careful every time, im 41 with two teenagers and this morning in the office toilet i got a positive test',
      'is a faint second line still 2 lines or am i seeing things',
      'hooked up with a guy in august, moved to dublin for my masters, and now i might be pregnant',
    ],
    says: {
      told: "A positive pregnancy test, even a faint line, is usually right, and nobody has to know on the first day how they feel. If it's welcome: congratulations, and keep that test. If it isn't, or you're not sure, there's time to think. If it's only a late period so far, a pharmacy test settles it. The next step is the same either way: a doctor, midwife or clinic. Strong pain or bleeding means a doctor today.",
      normal:
        "Feeling nothing, or everything, at a positive test is normal, wanted or not. The news is quick and the mind is slow. Give it a few days before you judge your own first reaction, and see a doctor or midwife meanwhile so you're deciding and planning with facts.",
      should:
        'If the test is positive you very likely are, so start with an appointment this week and one trusted person. A clinic or midwife can say how far along it is, which tells you how much time you really have for any decision. Nobody else needs to hear it until you want them to.',
      glad: "Congratulations, two lines and everything's different. Book the first appointment with a doctor or midwife, ask a pharmacist about folic acid, and write down today's date and where you were standing when you saw it. You'll be asked for that story for the rest of your life.",
    },
  },
  {
    id: 'morning-sickness',
    words: [
      /\b(?:morning sickness|hyperemesis|(?:pregnan\w*|trimester).*(?:nause\w*|puk\w*|vomit\w*|throwing up|sick all day)|(?:nause\w*|puk\w*|vomit\w*|throwing up|sick all day).*(?:pregnan\w*|trimester))\b/u,
    ],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'morning sickness my foot, its all day and im at work pretending im fine',
      'im 9 weeks pregnant and throwing up six times a day',
      'my wife has terrible morning sickness and i dont know how to help',
      'first trimester nausea is so bad i regret wanting this',
      'morning sickness all day long',
      'cant stop puking, 7 weeks pregnant',
      'why is it called morning sickness when it starts at 4pm',
      'the smell of my flatmates curry, of coffee, of the bus, everything sends me running since im pregnant, vomiting twice before noon',
      'is it normal to lose weight from nausea in pregnancy',
      'she is in hospital on a drip with hyperemesis and i feel so useless',
      'i have a toddler to carry to kita each morning and in between im throwing up in bushes, pregnant with number two',
      'when does the vomiting stop, im in my second trimester already',
    ],
    says: {
      told: "Pregnancy sickness is brutal, and the name's a lie, since it keeps no hours. Little and often helps many: dry crackers before getting up, cold food that doesn't smell, small sips. If nothing stays down, if there's hardly any pee, or weight is dropping, call the doctor or midwife today, because there's real treatment and nobody should tough it out.",
      normal:
        "Nausea itself is very common and says nothing about how much the baby's wanted. Cursing the whole thing at 3 a.m. over a bucket is allowed too. Losing weight or not keeping water down for a day isn't the part to sit out, so call a doctor or midwife about that today.",
      will: "For many people it eases around the middle of pregnancy, but bodies vary and nobody can promise a week. What helps most now is a smaller life: fewer smells, less cooking, more sleep, someone else on the trash. If it's not bearable, ask the midwife about medicine that's considered safe.",
      how: "Take away smells and decisions. Someone else does the cooking, the trash and the coffee machine, crackers live by the bed, and cold plain food is always within reach. And watch the fluids: if water won't stay down for a day, ring the midwife or doctor.",
    },
  },
  {
    id: 'pregnancy-announcement',
    words: [
      /\b(?:announc\w*|tell(?:ing)?|told|reveal|secret|news)\b/u,
      /\b(?:pregnan\w*|expecting a baby|12 weeks|twelve weeks)\b/u,
    ],
    unless:
      /\b(?:enjoy it|loss(?:es)?|hcg|ivf|over the moon|happy tears|miscarr\w*|abort\w*|lost the baby|teen\w*|positive test|gender|fired|boss|manager|work|employer|job|found out|daughter is|girlfriend is|niece is|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'when do we announce the pregnancy, my mom is already guessing',
      'how do i tell my sister im pregnant when she has been trying for four years',
      'my mother in law told everyone about our pregnancy before we could',
      'i want to keep the pregnancy secret until 12 weeks but i dont drink and everyone notices',
      'telling my parents im pregnant',
      'how to announce a pregnancy',
      'my in laws are very religious, we arent married, and on sunday we have to tell them about the pregnancy',
      'cute ideas to reveal the pregnancy to my husband please',
      'im 38 and my best friend just had her third failed round, how can i possibly give her the news that im pregnant',
      'she blabbed, my sister told the whole family chat that im pregnant',
      'is 7 weeks too early to tell people about the pregnancy',
    ],
    says: {
      told: 'The pregnancy is your news, so you choose the order: first the people you\'d want beside you if things got hard, later everyone else. Many wait until around twelve weeks, but that\'s a custom, not a rule. Anyone it may hurt deserves a private message before the crowd, so they can have their face to themselves. "We wanted you to hear it from us."',
      when: "Tell the few you'd lean on as early as you like, and the wide circle when you're ready for their questions. Around twelve weeks is common because the risk is lower by then. The useful test: would I want this person to know if it went badly?",
      say: '"We\'re expecting, and I wanted you to hear it from me before the others. You don\'t have to react or reply." For someone who\'s struggling with this themselves, write rather than say it, and leave out the scan picture. For everyone else: "There\'ll be one more of us by summer."',
      normal:
        'It\'s yours to tell, as early or late as you like, and it\'s normal to mind when someone else does. News like this is only new once, and having it taken or rushed stings. One clear line is enough: "From now on, please let us say it first." Then keep the next piece of news a little closer.',
      glad: 'How lovely, telling the pregnancy and seeing a face light up only happens once per person. Write down what each of them said first, word for word. Years from now that list will be better than any photo.',
    },
  },
  {
    id: 'pregnancy-at-work',
    words: [
      /\b(?:pregnan\w*|maternity|paternity|parental leave)\b/u,
      /\b(?:boss|manager|work|employer|job|hr|office|colleagues?|coworkers?|leave)\b/u,
    ],
    unless:
      /\b(?:miscarr\w*|abort\w*|daycare|nursery|guilt\w*|leave (?:ends|is over|is ending)|back to work|return\w* to work|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'when do i tell my boss im pregnant, i only started in march',
      'scared my job will be given away while im on maternity leave',
      'my husband gets two weeks paternity leave and his manager made a joke about it',
      'pregnant and my employer suddenly finds mistakes in everything i do at my job',
      'pregnant and on probation at work',
      'hr says no to my leave, pregnant',
      'can they fire me for being pregnant, my contract at this job ends in may',
      'i am a kindergarten teacher, 10 weeks pregnant, and i dont know how long i can keep this from my colleagues',
      'just got promoted after six years of waiting and the same week i saw the test, now i must tell my manager im pregnant',
      'he wants to take parental leave for half a year and his boss laughed in his face',
      'colleagues roll their eyes since i announced my maternity leave',
      'they gave my project to someone else the day i mentioned being pregnant at work',
      'pregnant, scared of my boss',
    ],
    says: {
      told: "With pregnancy or baby leave and a job, put things in writing early. Look up what your country protects before the talk, since a union, a midwife or a free advice office will tell you. Then go to your manager with a date and a plan: \"I'm due in June, I'd like to leave mid May, here's my handover.\" If you're treated differently since they know, keep a dated list and take it to that office.",
      when: "Tell work once you've told your own people and know your rights, often around the third or fourth month, earlier if the job's heavy, chemical or you're too sick to hide it. Check the notice your leave needs first. Then follow the talk with a short email so there's a date on it.",
      say: '"I\'m expecting, due in June. I plan to work until mid May and I\'ll send you a handover plan next week." Short, friendly, no apology. If there\'s a joke or a sour face, you can answer with "I\'d like to talk about the practical side" and write down what was said.',
      normal:
        "Being nervous about it is very common, and the fear of being replaced isn't silly. Leaving feels like vanishing for a while. Facts help: what your country protects, what's in the contract, who covers for you. Get those in writing and the nights get quieter.",
    },
  },
  {
    id: 'baby-name',
    words: [
      /\b(?:(?:baby|babys|boy|boys|girl|girls|kids?|childs?|sons?|daughters?|first|middle|newborns?|unborn) names?|name (?:for )?(?:the|our|my|a|her|his) (?:baby|son|daughter|child|kid|girl|boy|little one)|(?:named|naming|name|call|called|calling) (?:the|our|my|her|his|their) (?:baby|son|daughter|child|kid|unborn)|agree on a name|stole (?:our|my) name)\b/u,
    ],
    unless:
      /\b(?:bully\w*|bullied|bad names|call(?:s|ed|ing)? (?:him|her|them|me) names|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'we cant agree on a baby name and im due in five weeks',
      'my sister took the girl name i have loved since i was twelve',
      'he wants to name our son after his dad and i hate it',
      'is it bad that i regret my daughters name, shes already 4 months',
      'my mother says our baby name is ridiculous',
      'still no baby name',
      'do you like the name for our baby',
      'my wife loves lilith, i love anna, and our son has no name for three days now, nurse keeps asking for the boys name',
      'is it okay to use a girl name that my cousin used for her child already',
      'everyone laughs when i tell them what i want to name my daughter',
      'grandma expects tradition in our greek family so the first son gets her husbands name, but i really dislike that boys name',
      'can we change our babys name after six weeks',
      'we called our son otis and my dad keeps calling him otto',
      'girls name for our baby',
    ],
    says: {
      told: "A baby name only needs two yeses, from the two who'll be calling it across playgrounds. Each write ten, swap lists, strike what you can't live with, and say the survivors aloud for a week, with the surname. Family gets the name after the birth, when there's a face on it and opinions dry up. A name someone else used is still free to use, and many places let you change one early on.",
      normal:
        'Name regret, name envy, name fights and using a name a cousin used are all far more common than people admit. A name is the first big thing you decide for someone else, so it carries weight. Give it a month of daily use, with nicknames, and if it still grates, many places let you change it early on.',
      should:
        "Pick the name you'd still like on a tired Tuesday, shouted up the stairs, and don't choose one to please a relative. A family name can go in the middle, which honors without ruling. If one of you truly winces at it, let it go, however pretty it is. If it's already given and it grates, ask the registry soon: many places let you change it in the first months.",
      say: '"We\'ve decided, and we\'d love for you to get used to it." That\'s the whole sentence for relatives. To each other: "Tell me your three, and why, and I won\'t make a face." Asking for the reason behind a name often finds a second name with the same reason.',
    },
  },
  {
    id: 'baby-gender',
    words: [
      /\b(?:gender (?:reveal|disappointment|scan)|wanted a (?:boy|girl|son|daughter)|hop(?:ed|ing) for a (?:boy|girl|son|daughter)|(?:its|it is|having|expecting) (?:a|another) (?:boy|girl)|boy or (?:a )?girl)\b/u,
    ],
    unless:
      /\b(?:birthday|party for|trans\w*|name|names|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'will it be a boy or a girl, everyone says my belly looks like a boy',
      'i cried after the scan because i wanted a girl so badly and its our third son',
      'its a girl!! we found out this morning',
      'my mother in law is upset that we are having another girl',
      'we dont want a gender reveal but his family planned one',
      'its a boy!!!',
      'boy or girl, what do you feel',
      'three boys at home already, the whole village keeps saying poor you, and yesterday the doctor said its another boy',
      'am i awful for crying because i hoped for a daughter',
      'my husband wanted a son and his face fell when the nurse said its a girl',
      'should we find out or wait, everyone wants to know if its a boy or girl',
      'gender disappointment is eating me and i cant tell a soul',
      'his parents back in india openly said they are sad that we are expecting a girl',
      'gender scan tomorrow',
      'i have two girls, i love pigtails and noise, i told everyone i dont mind, but secretly i hoped for a boy',
      'Husband family wants a boy. i am 5 months pregnant. my sister said u can tell from birth chart',
    ],
    says: {
      told: "Boy or girl is a coin toss that bellies, rings and readings can't call, so leave that answer to the scan or the birth. If the result stung, that's mourning a picture you'd painted, and it isn't a lack of love for this child. If others are disappointed, one line will do: \"We're happy, and we'd like you to be happy with us.\"",
      normal:
        "It's common, and it doesn't make you a bad parent. You had years of imagining one child and now you're asked to meet another. Say it once aloud to someone who won't scold you. Most people find the picture fades once there's a real face to look at.",
      will: "I can't tell you which it'll be, and neither can the shape of the belly. It's close to half and half every time, even after three of the same. The scan or a blood test can say if you want to know. If not, the birth is a fine place for a surprise.",
      glad: "Lovely news, and congratulations. Now you can picture someone a little better. Before the pink or blue flood arrives, tell the family what you really need, like sleep, diapers and cooked meals, because they're at their most generous this week.",
    },
  },
  {
    id: 'baby-shower',
    words: [/\b(?:baby showers?|baby registry|gift registry|push present)\b/u],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my best friend didnt come to my baby shower and didnt even text',
      'should i have a baby shower for my second kid',
      'my mother in law is taking over the baby shower, 60 people',
      'i have to go to my sisters baby shower and i just want to cry',
      'do i need a baby shower',
      'nobody came to my baby shower',
      'in our culture you dont buy things before birth but my colleagues secretly organised a baby shower for friday',
      'what do i bring to a baby shower for a girl i barely know',
      'my cousin sent a gift registry with a 900 euro stroller on top',
      'is it rude to have a baby registry and no party',
      'i have lost two pregnancies and now i got invited to my best friends baby shower, can i say no',
      'so happy, my girls threw me a surprise baby shower yesterday',
    ],
    says: {
      told: 'A baby shower is meant to do someone good, so if it hurts instead, you\'re allowed to mind. If it\'s yours, set the number and the length: "Fifteen people, three hours, no games." If people stayed away, ask the one you missed most, "Is everything all right with you?" If it\'s someone else\'s, a small gift is plenty, and where going would hurt, a warm card and a no are fine too.',
      should:
        "Only if you want to, whether it's yours or someone else's. If you'd enjoy an afternoon of being surrounded, a small one is fine, also for a second baby: ask for frozen meals or an hour of holding instead of gifts. If it would hurt or tire you, decline without guilt: \"I can't be there that day, and I'm thinking of you.\" A card does the rest.",
      normal:
        "It's not rude or silly, whichever way you do it, and it's normal that something so sugary brings up real feelings. Who comes, who hosts and who's forgotten all get counted at a party like that. Pick the one thing that stung, and mention that to that one person, a few days later when everyone's slept.",
      say: '"I\'d love something small, and I\'d like to choose the guest list." Or, to decline: "I can\'t come that day, but I\'d love to bring lunch in the first weeks." For a friend who stayed away: "I missed you on Saturday. Is everything all right with you?"',
      glad: "How nice, a baby shower that leaves you warm is just what it's for. Keep the silly card from the person you didn't expect, and tell whoever organized it which moment you liked best.",
    },
  },
  {
    id: 'due-date',
    words: [
      /\b(?:due date|overdue|past my date|past due|induc(?:ed|tion)|41 weeks|42 weeks|40 weeks|when will the baby come|baby come out)\b/u,
    ],
    unless:
      /\b(?:bills?|rent|loan|invoice|library|assignment|homework|essay|payments?|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my due date was thursday and everyone texts me any news yet',
      '41 weeks and they want to induce me on monday',
      'when will the baby come, i cant sleep or sit anymore',
      'overdue with my second and i cry at everything',
      'overdue and so done',
      'due date today, no baby',
      'does spicy food really work, i am 41 weeks and i tried it all, stairs, pineapple, walking',
      'my mom flew in from manila for the due date, her visa ends in ten days and this child wont move',
      'is induction bad, they booked me for wednesday at 8',
      'husband has to travel for work two days around my due date, should he cancel',
      'scared of being induced, a friend told me horror stories',
      'i have been having false alarms for a week and waddling through this heat, when will the baby come',
    ],
    says: {
      told: 'A due date is the middle of a guess, and most babies ignore it. The last days are the heaviest, so shrink them: phone on silent, one message for everyone, "We\'ll tell you, please don\'t ask," and one nice thing a day. Fewer movements, bleeding, waters breaking or a bad headache mean a call to the midwife right away, at any hour.',
      when: "Nobody can name the day, me included, and only a few babies arrive on their date. Most come somewhere in the two weeks on either side, and your midwife will tell you when waiting stops being wise. Plan one small thing for tomorrow as if it won't be tomorrow.",
      normal:
        "Being weepy, furious and bored at the end is entirely normal. You're carrying a lot, sleeping little and answering the same question forty times. Lower every demand on yourself for a few days. If something in your body feels off, call the midwife, and never mind calling twice.",
      should:
        "Lean toward what your midwife or doctor advises, once they've answered three things: why now, what happens if we wait, and what are the other ways. Whoever's meant to be at the birth stays within reach from now on. With fewer movements or any warning sign they've named, don't wait for an answer from anyone, go in.",
    },
  },
  {
    id: 'birth-fear',
    words: [
      /\b(?:giving birth|give birth|in(?:to)? labou?r|labou?r (?:and|pain|pains|ward)|birth (?:plan|fear|trauma|story)|childbirth|epidural|c ?section|cesarean|caesarean|delivery room|birth partner|in the room when)\b/u,
    ],
    unless:
      /\b(?:died|dead|stillb\w*|dog|cat|puppies|kittens|i had an?|(?:had|traumatic|emergency) (?:birth|c ?section|cesarean|caesarean)|birth trauma|birth story|delivery room|in the room when|my birth was|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'im terrified of giving birth, 34 weeks now',
      'planned c section on the 12th and i cant stop shaking',
      'should i get an epidural or try without',
      'my husband faints at blood and hes supposed to be my birth partner',
      'scared to give birth',
      'epidural yes or no',
      'i read every horror story online and now i dont want to go into labor',
      'what if something goes wrong during the c section, i have never had surgery',
      'my sister says real women do it without drugs, im 29, first child, i want the epidural now and in advance',
      'ive had a good easy time here in oslo but since week 36 i lie awake thinking about childbirth',
      'can i ask for a planned cesarean just because im terrified',
      'how can i help as a birth partner, i panic in hospitals',
      'wrote my birth plan and the midwife smiled in that way',
    ],
    says: {
      told: "A birth goes best with three things settled beforehand: who's in the room, what you want for the pain, and what scares you most. Tell the midwife exactly those three, because that talk is part of their job. A birth partner can practice too: what to say, where to stand, when to sit down. And plans change on the day, so write wishes, with a second choice beside each.",
      normal:
        "Being afraid of a birth is very common and no sign of weakness. It's a big, bodily thing with little control. Say the fear to your midwife in one plain sentence. If it keeps you from sleeping, they can get you proper help for it.",
      should:
        "Go for whatever lets you feel safest, and keep the right to change your mind on the day. Nobody hands out medals for pain, and nobody's wrong for wanting as little medicine as possible. Ask your midwife what's available where you'll be, and write your wish as a first choice, with a second.",
    },
  },
  {
    id: 'birth-was-hard',
    words: [
      /\b(?:(?:had|traumatic|emergency|horrible|awful|hard) (?:\w+ ){0,2}(?:birth|c ?section|cesarean|caesarean|delivery)|birth trauma|birth story|my birth was)\b/u,
    ],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i had an emergency c section and feel like i failed',
      'my birth was nothing like the course and i keep dreaming of it',
      'birth trauma is real, i cant drive past the hospital',
      'everyone asks for the birth story, mine was an awful birth and i change the topic',
      'my birth was a nightmare',
      'emergency c section, cant forget it',
      'my son is 14 months, healthy and funny, and i still cry in the shower about my traumatic birth',
      'nobody listened to me in there, it was a horrible delivery and im so angry at that doctor',
      'is it normal to have flashbacks after a hard birth',
      'my wife had an awful birth and wont talk about it, im the one who cries',
      'people say at least you have a healthy baby whenever i mention that i had an emergency cesarean',
      'we want a second one but after that traumatic delivery i am not sure i can go through it again',
    ],
    says: {
      told: 'However the baby came out, it was a birth and nobody failed at it, and a hard one may stay with everyone who was in the room, even when the child is well. Ask the hospital or midwife to go through the notes, because knowing what happened and why takes some of the weight. Tell it once, from start to finish, to someone who won\'t say "at least." If it keeps coming back at night, a doctor can help.',
      normal:
        "Sadness, anger or feeling you failed after a hard birth are common, and you didn't fail. The body and the day decided a lot without asking you. If pictures, fear or avoiding things go on for more than some weeks, tell a doctor or midwife, it's well treatable.",
      say: '"We\'re both here, and I don\'t want to tell that story today." To the one you do tell: "Please just listen, don\'t find the good side yet." To the hospital: "I\'d like to go through my notes with someone."',
      will: 'For most people it softens with time and telling, though nobody can say how fast. It depends on being listened to, on sleep, and on getting help if it sticks. A next birth, if there is one, can be planned with all of this on the table.',
    },
  },
  {
    id: 'delivery-room-guests',
    words: [
      /\b(?:(?:delivery|birth|labou?r) room|in the room (?:when|while|during|for)|watch (?:the|me give) birth|at the birth|present at)\b/u,
      /\b(?:birth|deliver\w*|baby|mom|mum|mother|husband|he|she)\b/u,
    ],
    unless:
      /\b(?:died|bathroom|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my mom wants to be in the delivery room and i dont want her there',
      'his mother assumes she will be at the birth and already booked days off',
      'my husband isnt sure he wants to be in the room when the baby comes',
      'can i have my sister in the birth room instead of my boyfriend, would he hate me for it',
      'who should be at the birth',
      'mom wants in the delivery room',
      'my boyfriend wants to film everything and put it on his channel, i dont want a camera in the delivery room',
      'mother in law is flying from poland three weeks early because she thinks she will watch the birth',
      'is it ok that i dont want him in the room when the baby is born',
      'my doula and my husband dont get along and both want to be at the birth',
      'he missed it, stuck in traffic two hours, and he cant forgive himself that he wasnt present at the birth of his daughter',
      'how do i say no to my mum who expects to be in the labour room',
    ],
    says: {
      told: "Who's in the delivery room is decided by the one giving birth, and it isn't a family vote. Choose whoever makes you calmer, and tell the others early and kindly. The midwife will gladly keep the door. If a partner's unsure, talk about what exactly frightens them: many stay at the head end, step out at times, or share the job with a second person. Whoever missed the birth may be sad about it, and the nights that follow count just as much.",
      say: '"I love you, and I only want one person in the room. You\'ll be the first we call." That\'s enough. If someone pushes: "That\'s decided." To an unsure partner: "I need to know what I can count on. Is it yes, partly, or shall I ask someone else as well?"',
      normal:
        "You're not being unfair, and it's fine. It's your body and a medical room, not a celebration with seats. Even loving people can make you tense up, and that's reason enough. Disappointment usually passes when they hold the baby.",
      should:
        "Have the person there who lowers your shoulders, whoever that is. Ask yourself who you could be sick, loud and naked in front of. Say no to everyone else now, not in week forty. If it's your partner who's unsure, arrange a second person so nobody has to be a hero.",
    },
  },
  {
    id: 'back-to-work-after-baby',
    words: [
      /\b(?:leave (?:ends|is over|is ending|ended)|back to work|return(?:s|ed|ing)? to work|first day back)\b/u,
      /\b(?:bab(?:y|ies)|maternity|paternity|parental|months? old|newborn|son|daughter|toddler)\b/u,
    ],
    unless:
      /\b(?:burnout|sick leave|surgery|bottle|daycare|nursery|cancer|died|killed|suicid\w*|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'maternity leave ends in three weeks and i cry every time i think about it',
      'first day back at the office after the baby and i pumped in a closet',
      'should i go back to work when my son is 6 months old or wait',
      'im secretly happy to be back to work, is that wrong with a 10 month old baby',
      'back to work monday, baby is 4 months',
      'first day back without my baby',
      'my son is 5 months old, here in the us i got 12 weeks, and tomorrow im back to work with leaking breasts',
      'will she forget me when i return to work, shes only 7 months old',
      'my husband thinks i should stay home but i miss my brain, is it selfish to go back to work with a small baby',
      'maternity leave is over and my desk is now a printer corner',
      'parental leave ends and we still fight over who cuts hours',
      'how do people do it, baby on one arm, laptop in the other, returning to work at 8 sharp',
      'maternity leave is over tomorrow',
      'am i a bad mum for wanting to go back to work',
    ],
    says: {
      told: 'Going back to work after a baby is a real parting, and also a way to drink coffee hot, and both feelings are allowed. Soften the start: first day on a Wednesday or Thursday, a trial week of care before it, shorter hours for a month if you can get them. Fix one home time nobody books over. And one ritual at the door, the same each evening.',
      normal:
        'Crying about it is normal, and being glad about it is neither selfish nor wrong, often on the same morning. It says nothing about how much you love the baby. The first two weeks are the worst. After that most people find a rhythm, and babies usually sooner than parents.',
      should:
        "Go back when care, money and your own wish line up reasonably, and not on a date set by other people's comments. If you can, begin part time. Wait longer if the care doesn't feel right yet, and ask about extending leave early. Being happy to go is a perfectly good reason.",
      say: 'To your manager: "I\'d like to start on a Wednesday and leave at four for the first month." To the baby, daft as it feels: "I go to work, and I come back after your nap." To the ones with opinions: "It works for us."',
    },
  },
  {
    id: 'belly-touching',
    words: [
      /\b(?:touch(?:es|ed|ing)? my (?:bump|belly|stomach)|comments? (?:on|about) my (?:bump|belly)|baby bump|(?:bump|belly|huge|fat|big).*(?:pregnan\w*|comment\w*)|pregnan\w*.*(?:bump|belly|huge|fat|weight))\b/u,
    ],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'strangers keep touching my bump on the bus',
      'my aunt said i look huge for 6 months pregnant',
      'pregnant and i feel so fat, i avoid mirrors',
      'coworkers comment on my belly every single day',
      'stop touching my belly',
      'everyone comments on my bump',
      'are you sure its not twins, said the cashier, i am 5 months pregnant and not huge',
      'i had an eating disorder at 19, i thought i was past it, and now the pregnancy weight makes me panic',
      'what do i say when a colleague touches my belly without asking',
      'my husband loves my baby bump and i feel like a whale',
      'why does everybody think they may say you look big to a pregnant woman',
      'my own mother says im too fat for week 20 of pregnancy',
    ],
    says: {
      told: "A pregnant belly turns people rude without them noticing, and you may stop both hands and comments. A step back and your own hand over the bump works. For remarks: \"The midwife's happy, so I am.\" You needn't love every mirror in a body that's growing a person. If the weight brings back an old fight with food, tell the midwife soon, there's good help for that.",
      say: 'For hands: "I\'d rather you didn\'t, thanks." For remarks: "We\'ve stopped guessing sizes, the midwife does that." Say it lightly and then change the subject yourself. With a repeat offender at work, one private sentence is fairer than a daily cold face.',
      normal:
        "No, you're not being touchy. It's still your body, and nobody would pat a stranger's stomach otherwise. And feeling odd in a shape that changes monthly is normal too. If the number worries you, ask the midwife, who's measuring what counts.",
    },
  },
  {
    id: 'newborn-nights',
    words: [
      /(?:\b(?:(?:hes|shes|he is|she is|is) (?:only |now |just )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) ?(?:months?|weeks?|mo))\b|\b(?:(?:bab(?:y|ys|ies)|newborn|infant|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) ?(?:month|mo|week|wk)s?[ -]?olds?|lo|twins))\b)|\b(?:the baby|with the baby|baby)\b/u,
      /\b(?:sleep\w*|slept|awake|wakes?|waking|woke|nights?|up every|exhausted|nap|naps|napping)\b|\b(?:up again|5am|4am)\b/u,
    ],
    unless:
      /\b(?:slept through|finally slept|slept thr\w+|for the first time|died|sids|breath\w*|blue|chok\w*|fever|baby come|pees|wet|bed ?wet\w*|dog|puppy|kitten|cat|due|pregnan\w*|co ?sleep\w*|bedshar\w*|bed ?shar\w*|teeth\w*|colic\w*|wail\w*|skips? naps?|1[2-9] month|only wants|wants? a|want another|our bed|my bed|visit\w*|nanny|babysit\w*|gets up|turns?|night shift|snor\w*|breastfe\w*|weaning|formula|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'hes 4 months and wakes every two hours',
      'she is 6 months and up all night, im so tired',
      'the baby wakes every forty minutes and i havent slept more than two hours since june',
      '5am and the baby is up again, tell me it gets better',
      'up again with the baby at 4, please tell me it gets easier',
      'awake with the baby since 3am, does it get better',
      'baby wont sleep, tell me this ends',
      'my 5 month old used to sleep and now its a disaster',
      'newborn only naps on me, i cant even shower',
      'when will my baby sleep through the night',
      'should we do sleep training, hes 8 months old and everyone has an opinion',
      'baby wont sleep',
      'newborn, zero sleep, help',
      'up every hour with a 3 month old and i put my phone in the fridge today',
      'is it normal that a 9 month old still wakes four times',
      'i love her more than anything but its 4am, third week in a row, i work tomorrow and this baby is wide awake',
      'he will only sleep on my chest, the second i put the baby down the eyes open',
      'everyone elses baby sleeps through, what are we doing wrong',
      'my wife looks like a ghost, we have no family in this country, and the twins never sleep at the same time',
      'sleep regression at 4 months old is no joke',
    ],
    says: {
      told: "It gets better, truly, in steps and with setbacks, and waking isn't something you're doing wrong. Until then protect one stretch of sleep for each adult, because everything looks different after four hours in a row. Split the night: one takes until two, the other from two. Alone? Ask one person for one evening a week, nine to one. If you might nod off holding the baby, lay them on their back in the crib, never doze with them on the sofa.",
      when: 'Longer nights usually come in steps across the first year or two, with setbacks at every tooth and every new skill, so nobody can give you a date. Many babies still wake at one. Plan for the next two weeks only: who sleeps when, and what can be dropped.',
      normal:
        "Frequent waking is normal for babies, however smug other parents sound. Small stomachs and new brains do that. If the baby's feeding and growing well, it's a hard phase and not a fault. If breathing looks odd or the crying sounds different, that's for a doctor.",
      should:
        'Do what you can keep up for two weeks without hating it, because steadiness matters more than the method. Before about six months most advice is simply to respond and survive. Later a gentle routine is fine, and so is none. Ask your doctor or nurse if sleep loss is making you unsafe.',
      will: "Yes, it gets better. Not tonight, and not in a straight line, but babies do learn to sleep, most of them in steps over the first year, and one day you'll wake up in a fright because it was quiet. For now: feed, dim light, no clock, and hand over for a stretch as soon as someone's awake. You're doing it right. It's just five in the morning.",
    },
  },
  {
    id: 'newborn-no-time-for-myself',
    words: [
      /\b(?:bab(?:y|ys|ies)|newborn|(?:weeks?|months?) old|little one|postpartum|twins)\b|\b(?:twins are|weeks)\b/u,
      /\b(?:shower\w*|wash(?:ed)? my hair|brush\w* my teeth|pee|toilet|eat(?:en)?|pyjamas|pajamas|robe|get dressed|dressed|hot (?:coffee|meal)|five minutes|5 minutes|time for myself|touched out|put (?:him|her|them) down|hands free)\b|\b(?:warm meal|hot food|meal)\b|\b(?:brushed my hair|hair)\b/u,
    ],
    unless:
      /\b(?:baby shower|shower gift|gender|pregnan\w*|weeks along|hit|shake|shook|hurt (?:him|her|the baby)|wont eat|not eating|doesnt eat|refuses)\b/u,
    tries: [
      'my baby is 5 weeks old and i havent showered in 3 days lol send help',
      'newborn only sleeps on me, i havent washed my hair in a week',
      'baby is 3 weeks and i eat standing up with one hand',
      '5 weeks postpartum, i smell, i leak, i havent brushed my hair',
      'newborn days, same shirt since sunday, i forgot to eat, baby on me all day',
      'my twins are 6 weeks and i havent eaten a warm meal since they came',
      'baby is 4 weeks, i live in the same robe, hair not washed, dressed never',
      'cant put him down for five minutes, newborn, my arms hurt',
      'when do i get to shower again, the baby is 2 months',
      'i cant even pee alone with a newborn',
      '8 weeks postpartum, still in pyjamas at 4pm, havent brushed my teeth',
      'the baby cries as soon as i put her down so i never get to shower',
      'havent had a hot coffee since the baby came',
      'how do you shower with a newborn',
      'is it normal to not get dressed with a 6 weeks old baby',
      'my baby is 2 months and i have no time for myself, not even five minutes',
      'twins are 4 weeks, i havent eaten a meal sitting down, help',
      'should i let the baby cry while i shower',
      'husband gets to shower in peace and i havent in days, baby is 7 weeks',
      'havent showered, baby on my chest, typing with one hand',
    ],
    says: {
      told: 'Help is on its way in the form of permission: put the baby down somewhere safe, on the back in the crib or a bouncer on the bathroom floor, and shower for five minutes, even if there\'s some crying. A safe baby may cry while you get clean. Better still, book it: "At seven you take the baby, I take the bathroom," every evening, and ask each visitor to hold the baby or bring food. These weeks do pass. If it\'s dark in you most of the day, tell the midwife or doctor.',
      should:
        "Yes, you can. A fed, dry baby lying safely on the back can cry for five minutes while you wash, and you'll both be better for it. Wait until nobody's ill and the room is warm. And ask for a fixed handover each evening, so it doesn't stay a stolen thing.",
      normal:
        "Completely normal, in the first weeks a shower is an event and pyjamas are the dress code. It says nothing about how you're doing as a parent. It gets easier in steps, often from around three months. If you feel low or scared most of the time, tell the midwife or doctor, that's common and treatable.",
      how: "Bouncer or crib in the bathroom doorway, baby fed and on the back, door open, five minutes, singing. Or hand over at a fixed hour each day, that's the surest. Dry shampoo, a robe and one-handed food count as luxury right now. And whoever visits holds the baby first and gets coffee second.",
      say: 'To whoever lives with you: "Every evening at seven you take the baby for half an hour. I don\'t want to have to ask." To visitors: "Yes, come, and please hold the baby while I shower." People like being told.',
      will: 'Yes, it gets better, in steps and not all at once. Around three or four months most babies can lie and look at things for ten minutes, and ten minutes is a shower and a coffee. Until then, a fixed handover each evening carries you.',
      when: "It usually eases in steps: a bit at six to eight weeks, noticeably around three or four months, with setbacks. I can't name your date. Until then aim at one thing a day that's for you, a shower, a hot meal, ten minutes outside.",
    },
  },
  {
    id: 'night-duty',
    words: [
      /\b(?:gets? up|getting up|turns?|night ?shifts?|night feeds?|whose job|night duty|never (?:wakes|helps))\b/u,
      /\b(?:bab(?:y|ys|ies)|newborn|infant|night feeds?|(?:month|week)s? old)\b/u,
      /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she|we|his|her)\b/u,
    ],
    unless:
      /\b(?:nurse at|hospital shift|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my husband never gets up with the baby because he has work in the morning',
      'we fight about whose turn it is at 3am, baby is 10 weeks',
      'she says i never do night feeds but i work 12 hours',
      'my boyfriend sleeps through the newborn screaming, how do i get him to take a turn',
      'his turn or mine, babys crying',
      'he never gets up with the baby',
      'i breastfeed so he says it makes no sense that he gets up too, but the baby is 8 weeks old and im a zombie',
      'should my wife do all the night feeds because i drive a bus in the morning',
      'my partner wears earplugs so she doesnt hear the baby when its her turn',
      'i work from home, he works in a warehouse, and every single evening we argue who does the night shift with our newborn',
      'how do you split nights with a newborn, we both work and take turns badly',
      'pretended to sleep so my husband gets up with the baby, feel guilty and also not',
      'night feeds, never my husband',
    ],
    says: {
      told: 'Don\'t settle night turns at 3 a.m., settle them at dinner, with clock times. One has the baby until two, the other after, and whoever\'s off really sleeps, in another room if there is one. Someone home all day with a baby is also working in the morning. "I need five hours in a row to be safe. Which half do you want?"',
      say: "\"I'm not keeping score, I'm running out. I need five hours in a row each night. Do you want the first half or the second?\" Offering two choices gets further than asking for help. Say it in daylight, after food, with the baby in someone's arms.",
      normal:
        "It's the most common fight in a house with a baby, and you're not petty for counting hours. Lost sleep makes both sides sure they're doing more. Write down one real week, then divide by clock time, because two tired people will never agree by feeling.",
      them: "Some people truly sleep through crying, and some have learned that someone else will get up. From outside you can't tell which, but you can test it: agree on fixed hours and wake the person whose hours they are. What happens in the second week tells you more than tonight's argument.",
    },
  },
  {
    id: 'colic-crying',
    words: [
      /\b(?:colic\w*|(?:baby|newborn|infant|(?:month|week)s? old).*(?:cr(?:y|ies|ied|ying)|scream\w*|wont stop|wail\w*)|(?:cr(?:y|ies|ying)|scream\w*|wail\w*).*(?:baby|newborn|infant|(?:month|week)s? old))\b/u,
    ],
    unless:
      /\b(?:tooth|daycare|nursery|nanny|i cry|im crying|want(?:s|ed)? a baby|miscarr\w*|died|horse|plane|flight|flying|night feeds?|husband|he has work|sister|sisters|shower|crying because|babysitter|maternity|for my second|overdue|teeth\w*|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'baby cries from five to nine every evening and nothing helps',
      'the doctor says colic and wait. wait how long',
      'our newborn screams in the car the whole way',
      'my 6 week old has colic and im losing my mind',
      'colic is killing us',
      'baby screams every evening',
      'she arches her back and screams until shes purple, the nurse says its colic',
      'we have walked, driven, hoovered, sung abba for two hours in the kitchen, and this baby wont stop crying',
      'is it my milk, my 4 week old cries after every feed',
      'the neighbors knocked because our newborn wails all night',
      'for the first time i understood how people lose it, i had to put him in the crib and close the door, baby crying since 3pm',
      'when does colic end, hes nine weeks',
    ],
    says: {
      told: "When a baby cries and everything's been checked, putting them down safely in the crib and leaving the room for ten minutes is right, not cruel. Evening crying often peaks around six weeks and then eases. Try the dark, a sling, a walk outside, and swap arms by the clock. A fever at this age, a limp baby or a new kind of cry means a doctor right away.",
      normal:
        "Hours of crying in the early weeks are common, awful and usually nobody's fault. Wanting to run away from it is normal too. The moment you feel you might shake or shout, lay the baby in the crib, close the door and call someone. Have a doctor look once, to be sure.",
      will: 'For most babies this kind of crying eases over the first three or four months, though nobody can give you the day. What you can change is how much of it you carry alone. Put one person on each bad evening this week, even if they just walk the stroller.',
      why: "Often no one finds a cause: a new nervous system, a full day, wind, tiredness. It's not a verdict on you or the milk. Poor weight gain, blood or vomiting needs a doctor soon, and a fever this young needs one at once. Otherwise think of it as weather you take in turns.",
    },
  },
  {
    id: 'breastfeeding',
    words: [
      /\b(?:breast ?fe(?:ed|eds|eding|d)|breast ?milk|nursing (?:my|the|a) (?:baby|newborn|son|daughter|toddler)|latch\w*|lactation|pump(?:ed|ing)? (?:milk|at work|breast\w*)|mastitis|milk supply)\b/u,
    ],
    unless:
      /\b(?:preemie|premature|nicu|mast cell|door|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'breastfeeding hurts so much i dread every feed',
      'i have no milk supply and my mother says i dont try hard enough',
      'im still breastfeeding at 20 months and get looks',
      'where am i supposed to pump at work, the toilet?',
      'baby wont latch and i cry every time',
      'breastfeeding is so hard',
      'how long should i breastfeed',
      'i got mastitis for the third time and my husband says just stop then',
      'is it normal to hate breastfeeding, it makes my skin crawl',
      'shes two and a half, speaks in sentences, asks for it in the supermarket, and my mom says breastfeeding now is disgusting',
      'will he get enough if i only pump milk, he wont take the breast',
      'my supply dropped when i went back to the office in february, i sit in a storage room with a machine, can i save my breast milk',
      'a man told me to cover up while breastfeeding on the tram',
      'finally breastfeeding works after 6 weeks of tears, im so proud',
    ],
    says: {
      told: "If breastfeeding hurts or won't work, get a midwife or lactation advisor to watch one whole feed, because small changes in position often do more than willpower. A hot red patch with fever, or a sleepy baby with few wet diapers, is a doctor's visit today. And feeding is a deal between two people: yours to continue, mix or stop, whatever anyone's face says. A fed baby and a mother who's coping are the goal.",
      should:
        'Go on as long as it suits you and the baby, and stop or mix in bottles when it costs more than it gives. Both are good feeding. Before you decide in pain, have one feed watched by a midwife or lactation advisor. If you decide to stop, do it slowly to spare yourself sore breasts.',
      normal:
        "It's normal that something called natural is this hard. Soreness early on, doubts about supply and strangers' opinions come with it for many. Lasting pain isn't something to put up with, so have it looked at. How long you feed is nobody else's business.",
      how: 'Get the next feed watched: a midwife, a nurse or a feeding advisor, many come to your home or do video. Meanwhile bring the baby to you, not yourself to the baby, with tummy against tummy. Rest and drink. Fever or a hot hard spot belongs with a doctor the same day.',
      glad: 'Well done, breastfeeding that finally works after a hard start is something to be proud of. Tell the person who stood by you that it worked. And you can rest now, this part has found its rhythm.',
    },
  },
  {
    id: 'formula-feeding',
    words: [
      /\b(?:formula|bottle ?fe(?:ed|d|eding|eds)|(?:baby|babys|milk|takes?|refuses?|take) (?:a |the |his |her )?bottles?)\b/u,
    ],
    unless:
      /\b(?:one drive|math|excel|racing|f1|wine|beer|vodka|drunk|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i switched to formula and feel like a failure',
      'my baby refuses the bottle and i go back to work in two weeks',
      'people judge me for bottle feeding, one woman said poison',
      'should i give formula at night so my husband can help',
      'formula or not',
      'my baby wont take a bottle',
      'midwife made me feel like a criminal because we give formula',
      'i had a breast operation years ago so there was never a choice, and still every mother at the playgroup asks me why im bottle feeding',
      'is it ok to bottle feed from day one because i want to',
      'which formula is best for a gassy 2 month old',
      'my husband does the evening bottle feeding and its their sweetest hour',
      'the prices went up again, we live on one salary, and i caught myself stretching the formula with more water',
    ],
    says: {
      told: "Formula and bottles feed babies well, and choosing them isn't a smaller love. If the worry's guilt, look at the baby: growing and content is the whole exam. If the bottle's being refused, let someone else offer it, a little before real hunger, with different teats, and expect days. Mix it just as the pack says, never thinner to make it last. For amounts, tummy trouble or help with the cost, ask a midwife or pharmacist.",
      normal:
        'Bottle feeding is fine from the first day on, and the guilt about it is common and not earned. Most grown people you know were mixed or bottle fed, and you can\'t pick them out in a room. To the ones with opinions: "It\'s working for us." Then enjoy that someone else can hold the bottle.',
      should:
        "Yes, if it gives you sleep or peace, a bottle a day or all of them is a good choice. If you still want to breastfeed too, ask a midwife how to mix so supply holds. There's no need to decide for the whole year tonight.",
      say: '"This is how we feed our baby, and it\'s going well." You can repeat it word for word. If they go on: "I\'m not looking for advice on this one." You don\'t owe anyone the story of why.',
      glad: "How nice, a bottle can be the sweetest hour of the day, with a full baby and a proud face above it. Let whoever gives it have that hour in peace, it's theirs.",
    },
  },
  {
    id: 'weaning-solids',
    words: [
      /\b(?:wean(?:ed|ing|s)?|first foods?|solids|solid foods?|puree|purees|baby ?led|porridge)\b/u,
    ],
    unless:
      /\b(?:off (?:my )?(?:meds|medication|drugs|pills|antidepress\w*|coffee)|state|dog|prefers|puppy|kitten|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'how do i start weaning my son from the breast, hes 14 months',
      'my daughter gags at every puree and my mom says i started too late',
      'baby led weaning scares me, what about choking',
      'started solids today and she wore the carrot',
      'when to start solids',
      'she hates every puree',
      'how do i stop nursing at night, i want to wean before my surgery in june',
      'my 6 month old just spits the porridge back at me, is he not ready',
      'she only weans herself off when im away says grandma, i tried a weekend and both of us cried, how do people wean',
      'is it too early for first foods at 4 months, my mother in law already gives banana',
      'hes ten months, underweight they say, loves milk, throws spoons, and refuses all solids i make for hours',
      'i feel sad about weaning my last one',
    ],
    says: {
      told: 'With starting solids or weaning off milk, go slow and let the baby set the pace. Around six months is the usual start, and milk does most of the feeding for a while yet. Gagging is noisy and usually fine, choking is silent, so sit with them and take a baby first aid class. When dropping feeds, drop the least loved one first. If weight is low or all solids are refused for long, have the doctor look.',
      how: 'One change at a time, with about a week between. New foods: soft, one at a time, the baby sitting upright and you watching. Dropping breastfeeds: start with a daytime one, offer a cuddle and a snack, or formula under a year, and let someone else do that moment. For allergies in the family, ask the doctor first.',
      normal:
        'Spitting out, gagging, wearing it and refusing it for weeks are all normal parts of learning to eat. Before about six months, ask the doctor first. So is a pang when a feed ends for the last time. If weight stalls or every texture is refused for long, mention it to the doctor or nurse.',
      when: "Around six months is the usual advice for starting solids, when a baby sits with support and reaches for food. Your doctor can look at yours. For ending breastfeeding there's no right date, only the one that suits you both.",
    },
  },
  {
    id: 'baby-visitors',
    words: [
      /\b(?:visit\w*|kiss(?:es|ing|ed)?|hold(?:s|ing)? (?:the|our|my)|come over|show(?:s|ed)? up|see the baby|meet the baby)\b/u,
      /\b(?:newborn|(?:the|our|my|new) baby|weeks? old|gave birth|after birth)\b/u,
    ],
    unless:
      /\b(?:my wife kiss\w*|cheat\w*|prison|jail|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'everyone wants to visit the newborn and i want to hide',
      'my mother in law keeps kissing the baby on the mouth',
      'his parents show up without calling to see the baby',
      'my best friend hasnt come to meet the baby in three months',
      'no visitors please, new baby',
      'people keep kissing my newborn',
      'how do i tell my in laws not to visit the first two weeks, our baby comes in may',
      'she has cold sores and still kissed our baby, im furious',
      'my mum is hurt because i asked her to wash her hands before holding the baby',
      'it is our custom that the whole street comes over with food, i am bleeding and in pyjamas, and they all want to see the baby',
      'is it mean to say no to guests when hes three weeks old and theyve come from far to visit',
      'nobody came to see the baby and its been a month, we live far out',
    ],
    says: {
      told: "With a new baby you set the door hours, and washed hands and no kissing on the face are health rules, not moods. If someone with a cold sore has kissed a newborn, call a doctor today and ask what to watch for. Let each parent tell their own relatives. Visitors stay an hour, bring food and do one chore. And if someone you miss hasn't come, invite with a day: many stay away out of shyness.",
      say: '"We\'d love to see you, Sunday three to four. Please wash your hands, no kisses on the face, and come only if nobody\'s sniffling." For drop-ins: "We\'re resting now, let\'s fix a day." Through a half-open door is perfectly polite in the first weeks.',
      normal:
        "You're not being mean or precious. Newborns catch things easily, and you're healing, leaking and short of sleep. A few weeks of a closed door offends people mildly and is forgotten by the first birthday. Offer a photo and a date instead.",
      should:
        "Say no to visits whenever you need to, early and kindly. Keep the two or three people who make the day lighter, and put off the ones you'd have to entertain. The exception is anyone who washes dishes without being asked.",
    },
  },
  {
    id: 'teething',
    words: [
      /\b(?:teeth(?:e|ed|ing|er)|(?:first|new|molar|molars) (?:tooth|teeth)|cutting teeth|teeth (?:are )?coming)\b/u,
    ],
    unless:
      /\b(?:lost (?:his|her)|fell out|wobbly|came out|tooth fairy|brush\w*|puppy|dog|braces|dentist|fairy|teething problems at|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'is it teething or is she just angry, shes chewing the cot',
      'my son is teething and wants to be carried from 2 to 5 every night',
      'first tooth today!! and he bit me with it',
      'people say put whisky on the gums when teething lol',
      'is this teething',
      'teething again, no sleep',
      'how long does one tooth take, she has been teething since easter i swear',
      'molars are coming and my sweet boy turned into a crocodile, new teeth every week',
      'hes eleven months without a single one, should i worry that the first tooth is so late',
      'i gave him a frozen teether and he threw it at the cat',
      'we have a long flight to canada on sunday with a drooling, red cheeked, furious little man who is teething',
      'my aunt swears by amber necklaces for teething, are they safe',
    ],
    says: {
      told: "Teething usually means drool, red cheeks, chewing everything and a few bad nights around each tooth. Something cold and firm to bite helps, a chilled ring or a wet cloth from the fridge, and clean fingers on the gums. Ask a pharmacist before gels or medicine, and never alcohol or an amber necklace, which can choke or strangle. Some first teeth wait until after the first birthday. A high fever or a really ill baby isn't teeth, so that goes to a doctor.",
      normal:
        "Grumpy nights, chewing and drool are the usual package. Teeth get blamed for everything, though, so keep an eye on the rest. A real fever, diarrhea that won't stop or a baby who won't drink should be seen by a doctor rather than put down to a tooth.",
      how: 'Cold, pressure and arms. A chilled teething ring, a cold washcloth, a spoon from the fridge, then the dark and your shoulder. A pharmacist can say which pain relief suits the age. Swap nights with someone if you can, because this comes in batches.',
      glad: "A first tooth, congratulations, and mind your fingers. Take the gummy photo now, because that smile's leaving. Wipe or brush that one tooth from today, it makes the later brushing battles shorter.",
    },
  },
  {
    id: 'pacifier-thumb',
    words: [
      /\b(?:pacifiers?|dumm(?:y|ies)|soother|binky|thumb ?suck\w*|suck(?:s|ing)? (?:his|her|their|the) thumb)\b/u,
    ],
    unless:
      /\b(?:crash|im such a dummy|for dummies|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 4 year old still has a pacifier and the dentist scolded me',
      'how do we get rid of the dummy, she screams for it',
      'my daughter is 7 and still sucks her thumb at school',
      'mother in law threw away the binky behind my back',
      'pacifier, keep or throw',
      'she wont stop sucking her thumb',
      'we did the dummy fairy and now he cries for it at every nap',
      'is it bad for his teeth, hes three and has the pacifier all day',
      'my husband gives the soother back each time she whines and then im the evil one',
      'our flight is tomorrow at six, all bags are packed, and the one and only binky fell in the toilet',
      'kids at school laugh because my 8 year old sucks his thumb when he reads',
      'why does my niece suck her thumb only when shes at our place',
    ],
    says: {
      told: "A pacifier or thumb goes most easily in small steps: first only at home, then only in bed, then a little farewell. A pacifier can be swapped for a small gift on a chosen day, and then stay gone. A thumb can't be posted away, so keep hands busy and notice the dry days. Expect three rough nights. Ask the dentist how urgent it is.",
      how: "Pick a calm week and shrink the places: bed only, then nap only, then gone. Let the child hand it over themselves, for a baby, a fairy or a jar. Have one soft thing ready in its place. The third night is usually better than the second, so don't fetch it back.",
      normal:
        "Quite normal: plenty of children need it well past three, and it's comfort, not spoiling. Teeth are the real reason to stop, and a dentist can tell you how much time you have. Shaming makes thumbs go underground, so keep it light.",
      should:
        'Begin soon, but not in a week with a move, a new baby or a first day at daycare. One thing less to hold on to is enough at a time. If the child is at school age, let them choose the method, it works far better than being tricked.',
    },
  },
  {
    id: 'cosleeping',
    words: [
      /\b(?:co ?sleep\w*|bed ?shar\w*|(?:sleeps?|sleeping|slept|climbs?|crawls?|comes?|ends? up|come) (?:in|into|in to|with)? ?(?:our|my|the parents|mommys?|mummys?) (?:bed|room)|in our bed|in my bed|out of (?:our|my) bed)\b/u,
      KID,
    ],
    unless:
      /\b(?:ends up in (?:our|my) bed (?:each|every)|wrecked|im so tired|exhausted|slept alone|wont sleep in (?:his|her)|wont stay in|refuses to sleep|boyfriend slept|affair|cheat\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'is cosleeping with my 7 year old daughter wrong since the divorce',
      'my son is 9 and still sleeps in my bed, my sister says its weird',
      'we cosleep with the baby but everyone says its dangerous',
      'is co sleeping bad, baby 4 months',
      'i havent slept beside my wife for two years because our 4 year old sleeps in our bed sideways',
      'since the divorce and the new flat and all that, my daughter, 6, sneaks over at two and sleeps in my bed',
      'how do i get my kid out of my bed without drama',
      'honestly i love that my little boy climbs into our bed, why does everyone judge',
      'in japan it is normal, here my friends are shocked that we bedshare with our 5 year old',
      'my partner works nights so my son sleeps with me in my bed and now he wont go back',
      'kid in our bed, again',
    ],
    says: {
      told: "A child in your bed is fine as long as everyone in it sleeps and wants it, and it's yours to change when that stops. A baby is different: their own crib beside your bed is safest, and never share a sofa, or a bed after drinking, smoking or drowsy medicine. Ask your midwife about the rest. With an older child, move in steps: a mattress by your bed, then by their door, then a good night and one check.",
      normal:
        "Much of the world sleeps this way, and with older children it's far more common than parents admit. It turns into a problem only when someone isn't sleeping or nobody can say no. A baby under a year is safest in their own crib beside your bed, so ask your midwife or doctor about that.",
      how: 'Make their own bed the nicer deal, then go in steps. A mattress next to you for two weeks, then their room with you on a chair, the chair moving toward the door. Walk them back with the same dull sentence each night. It takes about ten nights of being boring.',
      should:
        "Stop if one of you isn't sleeping, and keep it if you all are. With a baby, check the safe sleep rules with a midwife before another night. Don't stop in a week when something big has changed for the child, since the bed's often how they tell you about it.",
      glad: "If everyone in that bed sleeps and likes it, enjoy it, it's a short season and a warm one. With a small baby follow the safe sleep rules from your midwife. Nobody else has to agree.",
    },
  },
  {
    id: 'milestones',
    words: [
      /(?:\b(?:(?:still )?(?:not|no|barely|hardly|doesnt|isnt) (?:really )?(?:talk\w*|speak\w*|words|walking|crawling)|only (?:says|say|mama|amma|a few words|few words)|(?:talk|speak|walk|crawl) yet)\b|\b(?:not (?:yet )?(?:walking|talking|crawling|speaking|rolling)|isnt (?:walking|talking|crawling|speaking)|doesnt (?:talk|speak|walk|crawl)|(?:walking|talking|speaking) yet|speech delay|late talker|when will (?:my|our) (?:baby|son|daughter) (?:walk|talk|crawl|speak)|milestones?|behind (?:the )?other (?:kids|babies|children)|(?:say|says) (?:only )?(?:few|two|three|ten|\d+) words)\b)/u,
      KID,
    ],
    unless:
      /\b(?:pregnan\w*|english|first grade|to me|to us|each other|to him|to her|at school|in class|shy|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my boy is 3 and still not talking, only a few words, should i worry',
      'my 2 year old doesnt talk yet, should i be worried',
      'son is two and a half and still no words',
      'my daughter is 18 months and not walking yet',
      'my son is 20 months old and not talking, cousin speaks in sentences',
      'shes 15 months and isnt walking yet, should i worry about my baby',
      'the doctor mentioned a speech delay and now i google all night, my kid is 2',
      'is my toddler behind other kids, she says only six words',
      'not walking yet, 17 months old',
      'is my toddler a late talker',
      'everyone at playgroup says whole sentences and my little girl says three words, mama, ball, no',
      'he points and grunts, no words, and my husband says he was the same as a kid, doesnt talk at 2',
      'the nurse ticked some boxes and looked at me funny, our son isnt crawling at 11 months',
      'we speak two languages at home, moved last spring, and now they say there is a speech delay with our daughter',
      'when do babies roll over, mine is six months and not rolling',
      'will my son ever talk, hes 3 and a half with maybe 10 words, not talking to other kids',
      "My boy is 4 and doesnt speak yet, only 'bus'. The grandmothers fight about whose fault. I just want to hear mama",
    ],
    says: {
      told: "When a child isn't talking or walking like the others, have it looked at now and stop comparing: both at once. Ask the doctor or health nurse for a check, and for speech a hearing test first. The normal range is wide, and a check either calms you or starts help early. Write down what your child understands, points at and says, in any language, and take that along.",
      normal:
        "Very often yes, because the range is wider than any chart at playgroup. But a parent's nagging feeling is reason enough for a check. Ask the doctor or nurse for a look and a hearing test if it's speech. Lost skills, things they could do and now can't, should be seen soon.",
      should:
        "A little concern is right, alarm isn't: ask for a check now rather than wait and see. For talking, that means a hearing test and a speech therapist's look; it costs an hour, and early help does the most. Two languages at home aren't the cause. Go soon if words or skills have been lost. Meanwhile talk, read and sing as you do.",
      will: 'Many late starters catch up by themselves, and some need a bit of help, and from here nobody can say which. A check with the doctor or nurse can. What helps in any case is the daily stuff: naming things, waiting for an answer, books, time on the floor.',
    },
  },
  {
    id: 'first-steps',
    words: [
      /(?:\b(?:(?:walked|walking) (?:today|yesterday|this morning|to me|to (?:his|her) (?:dad|mum|mom))|(?:two|three|four|five|\d) steps)\b|(?:\b(?:walked (?:\w+ )?steps)\b|(?:\b(?:(?:smiled|laughed|giggled|waved|crawled|walked|talked|kissed me|rolled over|clapped|sat up|hugged me)(?: \w+){0,3} (?:for the|the) first time|first (?:real |proper )?(?:smile|steps?|word|laugh|giggle|crawl)|said (?:mama|mum|mom|mummy|dada|papa|amma|appa|mommy|daddy)|took (?:\w+ )?(?:steps|a step)|is walking)\b|\b(?:(?:babys|sons|daughters|his|her|their|kids) first (?:steps?|words?|laugh|smile|giggle)|took (?:his|her|their) first|said (?:mama|dada|papa|mommy|daddy)|started (?:walking|crawling))\b)))/u,
    ],
    unless:
      /\b(?:miss(?:ed|ing)|at work|nanny|without me|wasnt there|babysitter|business trip|deployed|boyfriend|girlfriend|crush|night shift|told me like|not walking|isnt walking|first date|diagnos\w*|first words? (?:to|after)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter walked today, three steps to her dad',
      'my baby smiled at me for the first time today',
      'he said mama today for the first time',
      'my daughter took her first steps!!',
      'first real smile this morning and it was for me',
      'she walked three steps to me today',
      'our son said papa for the first time',
      'she took her first steps today between the sofa and the dog',
      'his first word was no, not mama',
      'baby said dada and im the one who does everything lol',
      'baby said mama today!!',
      'his first laugh, i cried',
      'how do i keep her first words somewhere, a book, an app',
      'he started walking at nine months and now nothing is safe',
      'why did she say dada first, i said mama to her a million times, she said dada to the dog too',
    ],
    says: {
      told: "That's one for the book: a first step, word or smile only comes once, and it came to you. Write it down tonight with the date, who was in the room and what it was exactly, because these blur faster than you'd think. Then ask for an encore. They usually can't resist an audience.",
      normal:
        "A bit of sting in the middle of the joy is normal. Babies hand out their firsts without any sense of fairness, and the easiest sounds go to whoever they go to. It says nothing about who's loved. The arms they run to when they fall say more.",
      glad: "Oh, that's a good one. Enjoy it tonight: write it down with the date and who was in the room, and send it to the one person who'll want every detail. Then move whatever's at knee height, because life on the floor just ended.",
    },
  },
  {
    id: 'prefers-one-parent',
    words: [
      /\b(?:(?:only )?wants? (?:only )?(?:mommy|mummy|mama|daddy|papa)|(?:son|daughter|toddler|kid|child|baby|he|she) (?:only wants (?:mom|mum|dad|his|her|my husband|my wife)|prefers)|prefers? (?:mommy|mummy|mama|mom|mum|daddy|papa|dad|him|her|his|my husband|my wife|the nanny|grandma|over)|mommys boy|daddys girl|favou?rite parent|(?:daddy|mommy|mummy|papa|mama) (?:no )?go away|no (?:daddy|mommy|mummy|papa|mama) no)\b/u,
    ],
    unless:
      /\b(?:divorc\w*|custody|boyfriend|my mom|my mum|my dad wants|drink\w*|first word|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter only wants mommy and screams when i put her to bed',
      'toddler pushes me away and prefers my husband, i carried him for nine months',
      'my son prefers grandma over me and it breaks my heart',
      'shes a daddys girl and i feel invisible, shes 5',
      'she only wants mommy',
      'my son prefers daddy',
      'why does my toddler hate me, he only wants his dad and turns away when i come near',
      'i work on ships, four weeks away at a time, so of course now that im home she only wants mama',
      'is it normal that my 18 month old only wants daddy at night',
      'im the mum who does every cold, every nappy, every puree, and yet my daughter prefers my husband',
      'grandma laughs about it but it hurts that he prefers her',
      'how long does the only wants mommy phase last, i cant even pee',
      'my 2 year old says daddy go away and my husband is so sad',
      'toddler screams no daddy no when my husband comes near',
    ],
    says: {
      told: "When a small child wants only the other one, it's a phase of closeness and not a vote about you. Keep your own job with them and don't hand it over at the first scream: one daily thing that's always yours, bath or breakfast or the walk. The favorite says, \"I'll see you after bath,\" and leaves the room.",
      normal:
        "That's normal: nearly every child does this, and it often flips more than once. They can push you away because they're sure of you. It hurts all the same. Stay warm, don't bribe, don't sulk, and keep one small ritual that only you two have.",
      why: "Usually because small children can hold one favorite at a time, and it's often whoever's had the calm moments, or whoever's been away. It's about habit and nerves, not worth. Time alone together, with the favorite out of the house, changes it faster than any talk.",
      will: "It nearly always shifts, though nobody can say when. It shifts sooner if you keep doing things with them and the favorite really steps out. An hour on Saturday, just you two, same thing each week. Don't wait to be chosen, just keep turning up.",
    },
  },
  {
    id: 'babysitter',
    words: [
      /\b(?:babysit(?:s|ter|ters|ting)?|baby ?sitters?|date night.*(?:kids?|baby)|nann(?:y|ies)|au ?pairs?|childminders?)\b/u,
    ],
    unless:
      /\b(?:grandma|grandpa|my mom|my mum|mother in law|dog|granddaughter|grandson|grandkids|grandchildren|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'first babysitter on saturday and i keep making lists',
      'our nanny quit by text on sunday evening',
      'my daughter calls the nanny mama and it kills me',
      'how do i tell the babysitter she was on her phone all evening',
      'my sister expects me to babysit every weekend for free',
      'cant find a babysitter',
      'nanny or not',
      'the neighbors girl is 15, is that too young as a babysitter for two boys',
      'our au pair from brazil cries in her room every night and i dont know what to do',
      'how much do you pay a babysitter per hour these days',
      'i had the best nanny for three years and she just told me she is moving home to georgia in march',
      'we havent been out together since 2022, tickets are bought, hotel is booked, and the babysitter cancelled an hour ago',
      'my son screams when the babysitter comes, should we still go',
      'does a childminder get paid when we are on holiday',
    ],
    says: {
      told: "With a babysitter or nanny, clear and early beats nice and vague. Agree on times, pay, phone use and what happens if someone's ill, and write it in one message. Start with a short evening nearby. If it's you who's being asked to sit, you're allowed to name days: \"I can do the first Saturday of the month.\" A child loving the sitter is a good hire, not a loss.",
      say: '"We\'re happy with you, and one thing matters to us: please keep the phone away while they\'re awake." For asking too much of you: "I love them, and I can do one evening a month." One request, one sentence, and then a thank you for something real.',
      should:
        "Yes to leaving them with someone you've met, checked and tried for an hour first. Trust the child's mood after the visit as much as references. If something feels off and you can't say why, you don't need proof to not book again.",
      normal:
        'The worry at the first evening and the pang when they love someone else are both normal. A child who attaches to a sitter has learned that from you. Check in once by text, then put the phone down and have the dinner you paid for.',
    },
  },
  {
    id: 'daycare-dropoff',
    words: [
      /\b(?:daycare|day care|nursery|preschool|kita|creche|crèche|playschool|drop ?off|kindergarten)\b/u,
      /\b(?:cr(?:y|ies|ied|ying)|scream\w*|cling\w*|drop\w*|sob(?:s|bed|bing)?|waved|look(?:ed)? back|settl\w*|wont (?:go|let go|stay)|first (?:day|week)|start(?:s|ed|ing)?|hates?|tears)\b/u,
    ],
    unless:
      /\b(?:boss|i work (?:in|at)|coworkers?|sick|ill|virus|school run|waiting lists?|wait ?lists?|ex|handover|custody|died|room paint\w*|teacher at a|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son clings to my leg at daycare and i cry in the car',
      'she starts nursery monday and im more scared than her',
      'third week and he still screams at drop off',
      'is it normal that my 2 year old hates daycare but laughs when i pick her up',
      'he cries at daycare',
      'nursery drop off tears again',
      'i run away from nursery like a thief because she screams mama through the window',
      'is it too soon, shes 11 months and starts daycare in september',
      'he was fine for six weeks and then after one flu and a new carer he suddenly wont let go of me at nursery',
      'my daughter hates kindergarten and tells me every sunday night',
      'how long does settling in at the kita take',
      'we moved to sweden, he doesnt understand a word yet, and on monday is his first day at preschool',
      'my boy waved and didnt look back at daycare, and i sat in the car and sobbed',
    ],
    says: {
      told: 'At daycare drop-off, short is kind: one hug, one sentence, always the same, and go without creeping out. "I come back after your nap." Most children stop crying minutes after the door closes, so ask the staff to send you a photo at ten past. If after some weeks they\'re unhappy through the whole day as well, sit down with the staff.',
      normal:
        "Crying at the door is one of the most normal things in childhood, and so is crying in the car. They protest the goodbye, not the place. Laughing at pickup is the real report. A child who's low all day, for weeks, is worth a talk with the staff.",
      should:
        "Start, or keep going, in most cases, and keep the goodbye the same every morning. A break of a week usually means starting over. Change something if the child's unhappy all day long, stops eating or sleeping, or if you have a bad feeling about the place itself.",
      will: 'For most children it settles within a few weeks, often with a dip again after holidays. It depends on the same adult greeting them, the same words from you, and how calm your face is. Ask for one fixed person at the door, that speeds it up most.',
    },
  },
  {
    id: 'daycare-illness',
    words: [
      /\b(?:daycare|day care|nursery|preschool|kita|creche|kindergarten)\b/u,
      /\b(?:sick|ill|colds?|snot|snotty|virus\w*|bugs?|runny nose|infections?|hand foot|germs)\b/u,
    ],
    unless:
      /\b(?:staff|teacher called in|cancer|died|killed|suicid\w*|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'since daycare started we have been sick every single week',
      'nursery sent her home again for a runny nose and im out of leave days',
      'kita virus number nine and now i have it too',
      'other parents bring their ill kids to daycare with fever and we catch it all',
      'daycare germs, sick again',
      'always ill since nursery',
      'is it normal that a kid has eleven colds in one kita winter',
      'my boss counts my days off, i have none left, and the daycare just called that hes sick again',
      'we all had hand foot and mouth from kindergarten and my nails fell off',
      'why do people bring snotty children to daycare',
      'nursery wont take her back until 48 hours after the bug and my husband says its my turn',
      'will it get better, its our second year at preschool and shes still ill every other week',
    ],
    says: {
      told: "The first daycare winter really is one long cold, and ten or so infections in a year are common. It's not something you're failing at. Agree now who stays home on odd days and who on even ones, ask the place for its sick rules in writing, and keep one emergency person. A child who's limp, won't drink or struggles to breathe needs a doctor at once.",
      normal:
        "Being sick for what feels like a year is normal with a child who's new to daycare. Young immune systems meet everything at once. The second winter is usually milder. If it's always the ears or the chest, or weight drops, have a doctor look for more.",
      will: 'It usually gets better after the first winter or two, though no one can promise when. Sleep, fresh air, hand washing at the door and keeping them home a day longer all help a bit. What helps you more is a backup plan for the next call.',
      should:
        "Follow the place's written rules, and when in doubt, ask yourself if the child could enjoy the day. A runny nose is usually fine, a fever or a stomach bug stays home. If others don't stick to that, ask the staff to remind everyone rather than taking it up at the gate.",
    },
  },
  {
    id: 'daycare-place',
    words: [
      /\b(?:daycares?|nurseries|kindergartens|day care|nursery|preschool|kita|creche|childcare|kindergarten)\b/u,
      /\b(?:wait ?lists?|waiting lists?|spots?|places?|cost\w*|expensive|afford|fees?|pay|price|choose|choosing|full|closed|closing)\b/u,
    ],
    unless:
      /\b(?:cr(?:y|ies|ying)|sick|bald|plant|room|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'no daycare spot anywhere and my leave ends in march',
      'nursery costs more than my salary, should i just stay home',
      'were on nine waiting lists for a kita',
      'the childcare place closes for four weeks in summer, who can afford that',
      'no kindergarten place for us',
      'daycare fees are insane',
      'do i quit my job, the daycare costs 1800 a month for one child',
      'we moved to munich for his job, i was supposed to start in march, and there are 60 kids on the waiting list of every kita',
      'how do i choose between two daycares, one is clean and cold, the other warm and messy, first place available in may',
      'our nursery is closing for good in june, they told us by email',
      'grandma offered to watch her so we save the childcare fees, is it wise with the cost',
      'finally we got a spot at the nursery, i danced in the kitchen',
    ],
    says: {
      told: "Childcare is a hunt, so treat it like one: call the places on your list every month, kindly, because spots go to whoever's present when a family moves. Ask about childminders, sharing a sitter with another family, and help with fees from your town or a family advice office. When you count costs, count years of salary and pension too, not just this month's fee.",
      should:
        "Don't decide from one month's sums. Childcare is expensive for a few years, while a job keeps a pension, a salary path and other people in your life. If staying home is what you want, that's reason enough. If you don't want it, look at part time or sharing a sitter first.",
      how: "Make a list of ten, call monthly, visit when you can and be friendly with the person who keeps the list. Ask your town's family office about fee help and childminders. Between two places, take the one where the adults sit on the floor with the children. Post in a local parents' group, because shared sitters and freed spots appear there first.",
      normal:
        "Being shocked by the scramble and the price is normal, and it's not that you planned badly. In many places there simply aren't enough spots. Be a little shameless: call again, ask to be told of dropouts, take a start in an odd month.",
      glad: 'Congratulations, a daycare spot is a real win these days. Get the start date in writing, then plan the settling-in weeks with some slack, so the first days can be short and calm.',
    },
  },
  {
    id: 'biting-hitting',
    words: [
      /\b(?:bit(?:es|ing|e)?|hit(?:s|ting)?|scratch(?:es|ed|ing)?|kick(?:s|ed|ing)?|pull(?:s|ing)? hair|slap(?:s|ped)? me|throw(?:s|ing)? (?:things|toys|food))\b/u,
      /(?:\b(?:[1-6] ?yo|[1-6] ?y ?o|creche|kita)\b|\b(?:toddlers?|(?:[1-7]|two|three|four|five|six) ?(?:year|yr)s?[ -]?olds?|daycare|nursery|preschool|kindergarten|(?:other|another) (?:kids?|child|children))\b)/u,
    ],
    unless:
      /\b(?:dog|cat|husband hits|hit (?:his|her|their) head|only wants|nails|nail|car|boyfriend|dad hits|father hits|teacher hit|his dad hits|her dad hits|football|soccer|goal|bed|teen\w*|1[2-9]|ball|first tooth|bullied|jealous\w*|new baby|chicken ?pox|lice|eczema|baby (?:brother|sister)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 3yo bit another kid at daycare again, what am i doing wrong',
      'my toddler keeps biting at nursery, am i a bad mother',
      'my 2 year old bit a child at daycare for the third time',
      'my son bites other kids at daycare and the parents talk about us',
      'my 3 year old hits me when i say no',
      'a girl scratches my toddler every week and the nursery does nothing',
      'daughter kicks and throws toys when she has to leave the playground, 4 years old',
      'toddler hits me and laughs',
      'why does my toddler bite',
      'they called me in again, my little angel bit another child on the cheek',
      'she only bites me, never her dad, my 2 year old',
      'is my 4 year old a bully because he kicks and scratches when he loses a game',
      'we had such a nice afternoon at the playground until some other kid pulled her shovel away and she hit back with it',
      'what do i say to the other mother when my toddler bites hers',
      'some boy at nursery pulls hair and my girl comes home with a bald spot',
      'my mother in law says bite him back so he learns, but honestly can that be right when my toddler bites',
    ],
    says: {
      told: 'Biting and hitting are common up to about four, and they say nothing about your parenting: the feeling is bigger than the vocabulary. Stop the hand or mouth, one short sentence, "I won\'t let you bite", comfort the other child first. Ask daycare when it happens: tired, hungry, crowded, a toy? Then agree that you and they react the same way and step in a minute earlier.',
      normal:
        "Between one and four, biting, hitting and scratching are very common, and no sign of a cruel character. They're small, flooded and short on words. If it grows after five, or the child hurts themselves or animals, talk with the doctor.",
      why: "Usually because the feeling's faster than the speech: tired, crowded, someone took the truck. Watch three days for what comes just before it. Then step in at that moment, with the word they need, and half of it goes away.",
      how: 'You\'re likely doing nothing wrong; at this age teeth and hands are faster than words. Stop it, one short sentence, "I won\'t let you bite", look after whoever got hurt, no lecture. Ask daycare what comes just before, and agree that you all react the same way. Later practice what to do instead: stamp, call you, say no. Never bite back.',
    },
  },
  {
    id: 'tantrums',
    words: [
      /\b(?:tantrums?|meltdowns?|throw(?:s|ing)? (?:himself|herself|themselves) on|terrible twos|threenager|scream(?:s|ing|ed)? (?:in the|at the|on the) (?:supermarket|store|shop|floor|playground|aisle|restaurant))\b/u,
    ],
    unless:
      /\b(?:husband (?:has|had|throws)|boss|wife (?:has|had|throws)|boyfriend|girlfriend|i had a|my mother|my mom|my mum|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 2 year old had a tantrum in the supermarket because i opened her banana',
      'meltdowns every day after school, shes 7',
      'he throws himself on the floor when its time to leave and my father in law says he needs a slap',
      'how do you survive the terrible twos without yelling',
      'tantrum in ikea, kill me',
      'are daily meltdowns normal',
      'an old lady tutted while my son was screaming on the floor of the tram',
      'i gave in again and bought the egg because i couldnt bear the tantrum',
      'he is six already, clever, sweet with animals, reads, and still has tantrums over the wrong cup',
      'my husband just walks off when she has a meltdown and leaves me there',
      'what do you do when a 3 year old throws herself on the pavement',
      'after a whole day of being good at preschool she gets home and theres one huge meltdown over a spoon',
      'hes a threenager and i laughed, was that wrong',
    ],
    says: {
      told: "In a tantrum a child can't hear reasons, so stay near, stay dull and wait. Say little: \"You wanted it. It's hard. I'm here.\" Keep them from hurting anyone, move them out of the audience, and keep your no if it was a no. Most come from tired, hungry or too much, also at seven after a long school day. A snack before talk works wonders.",
      normal:
        "At two or three daily storms are ordinary, and older children have them after days of holding it together. It's not bad parenting, however the aisle looks at you. If they get worse after five, or the child hurts themselves, mention it to the doctor.",
      why: "Because the feeling is bigger than the brakes, which take years to grow. The broken banana is only the last straw: tired, hungry, hurried, or a whole day of being good somewhere else. Look at what came in the hour before and you'll find most of it there.",
      should:
        'Neither give in nor punish: stay close and let it run out. Giving in teaches that louder works, and punishing adds fear to a full cup. Keep the no, keep the warm voice. You may always leave the shop with a child under your arm, every parent there has done it.',
      how: 'Before: food, sleep, a warning of five minutes and two choices. During: lower your voice, say one sentence, wait. After: a hug and on with the day, no trial. And when you feel your own storm coming, look out the window and count to ten, they can wait that long.',
    },
  },
  {
    id: 'potty-training',
    words: [
      /\b(?:pott(?:y|ies)|toilet train\w*|(?:still|out of) (?:in )?(?:diapers|nappies)|poops? (?:in|on) (?:the|his|her)|poo in|pees? (?:in|on) (?:the|his|her) (?:pants|floor|carpet)|diaper free)\b/u,
    ],
    unless:
      /\b(?:dog|puppy|cat|mouth|grandfather|hospital|litter|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'potty training day 4 and she peed on my laptop',
      'my son is nearly 4, still in diapers and preschool wont take him',
      'he will pee in the potty but poops only in a nappy behind the sofa',
      'grandma says i was toilet trained at one',
      'potty training is a disaster',
      'when do we start the potty',
      'she was dry for a month and now she pees on the carpet again on purpose i think',
      'my nephew is 5 and still in nappies, is my sister too relaxed',
      'he holds it in for four days because he is scared to poop in the toilet, poops in the bath instead',
      'the preschool opens on the first of september, we have three weeks left, and he runs away when he sees the potty',
      'do rewards help with toilet training or is that bribing',
      'my mom sits her on the potty every hour when i said dont',
    ],
    says: {
      told: "The potty works when the child's ready and the adults are bored about it. Signs are dry stretches, telling you it's happening, and wanting to copy. Take a few home days with bare legs, a potty in sight, no scolding over puddles. Holding back poop is common, so keep things soft with fruit and water, and if it hurts or lasts, see the doctor.",
      when: "Somewhere between two and four for most, and earlier isn't better. Wait for dry stretches and for interest, and skip weeks with a move or a new baby. If you've been fighting over it, stop for a month, say nothing, and start fresh.",
      normal:
        'Puddles, setbacks and a poop that only happens behind the sofa are all standard. So is being older than the cousins were. Pain, blood or days of holding on should be seen by a doctor, since a sore bottom makes any child refuse.',
      how: 'Clear three days, bare bottom, potty in the room, and sit them on it after meals and sleep. Cheer quietly, wipe up without comment. Let them choose the pants. For poop fear, put a diaper in the potty first, then open it, then leave it out, over a week or two.',
      glad: 'Well done to both of you, that first success on the potty deserves its applause. Expect a puddle or two still this week and stay just as cheerful about them, then it sticks.',
    },
  },
  {
    id: 'bedwetting',
    words: [
      /\b(?:bed ?wet(?:s|ting|ter)?|wet(?:s|ting)? (?:the|his|her|their) bed|pees? (?:in|the) (?:the |his |her )?bed|wet sheets|dry at night|night ?time accidents?)\b/u,
    ],
    unless:
      /\b(?:dog|cat|puppy|drunk|my husband (?:wets|pees|wet)|my boyfriend|(?:im|i am) (?:2|3|4)\d|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 8 year old still wets the bed and has a class trip in june',
      'he was dry at night and since the new baby he pees in bed again',
      'my daughter hides wet sheets, shes ashamed',
      'bedwetting at 6, my husband scolds him for it',
      'still bedwetting at 9',
      'he pees the bed every night',
      'should i wake her at eleven to go so she doesnt wet the bed',
      'we tried the alarm, the drops, no drinks after five, and my son, 10, still wets his bed four nights a week',
      'my ex calls him a baby because he wets the bed, im so angry',
      'why did she start to wet the bed again after two dry years',
      'how do i protect the mattress, my grandson is a bed wetter and stays for a month',
      'my daughter wants to go on the sleepover with all the others but shes not dry at night',
    ],
    says: {
      told: "Bedwetting is sleep and growth, not laziness, and no child does it on purpose. Tell them that, and that there are surely others in the class. Two sheets with a waterproof layer between make nights short, drinks earlier in the day, no scolding, no sticker chart for something done asleep. If it's after about six, new again after being dry, or hurts, ask the doctor, who has real help.",
      normal:
        "It's common: plenty of six-year-olds and some ten-year-olds wet the bed, and it often runs in families. It gets kept so quiet that every child thinks they're the only one. A child who was dry for months and starts again should see a doctor, and may have something on their mind.",
      why: 'Mostly because the body sleeps deeply and the signal comes late, and that ripens at its own pace. New wetting after a long dry time can come from a bladder infection, constipation or a big change. A doctor can check the bodily side quickly, and should do it today if the child is also very thirsty, tired or losing weight.',
      say: 'To the child: "Your body\'s still learning this in its sleep. It\'s not your fault, and we\'ve got dry sheets." Before a trip, speak to the teacher privately and pack discreet pants in a bag with a zip. To anyone who scolds: "It makes it worse, please let me handle it."',
    },
  },
  {
    id: 'picky-eater',
    words: [
      /\b(?:picky|fussy eat\w*|wont eat|doesnt eat|refus(?:es|ing) to eat|eats? (?:only|nothing)|only eats?|veg(?:gies|etables|etable)?|broccoli|nuggets)\b/u,
      KID,
    ],
    unless:
      /\b(?:dog|cat|puppy|anorex\w*|bulimi\w*|vegan|lunch ?box\w*|allerg\w*|garden|baby shower|calories|weight|youtube|instagram|ipad|tablet|tv|broke up|heartbr\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 4 year old eats only pasta with nothing on it',
      'hes so picky that we cant go to restaurants, is it my fault as his mom, my son is 6',
      'my daughter wont eat vegetables and dinner is a war every night',
      'kid lives on chicken nuggets and my mother in law has comments',
      'my toddler wont eat anything',
      'is my picky kid normal',
      'he gagged at a pea and his dad said no dessert, such a picky boy, hes 5',
      'our youngest only eats white food, rice, bread, yogurt, banana',
      'i cook three dinners every evening, one for us, one without sauce, one without anything, because my daughter is so picky',
      'how do i get veggies into a 2 year old',
      'we were guests at my boss house, lovely table, everything homemade, and my son announced that he eats nothing here',
      'will she grow out of it, shes 9 and refuses to eat meat, fruit, sauce',
      'my nephew doesnt eat at our place and my sister blames my cooking',
      'how do i get my toddler to eat something thats not beige',
    ],
    says: {
      told: "You decide what's on the table and when, the child decides whether and how much. Put one thing they always eat next to what you're having, say nothing about the rest, and clear it after twenty minutes. A new food may need a dozen quiet appearances. No bribes, no one more bite. If weight drops or whole groups of food vanish, ask the doctor.",
      normal:
        'Picky years are normal, most of all between two and six, and they say little about your cooking or your parenting. Taste buds that small find bitter really bitter. Gagging at most textures, losing weight or eating fewer than about ten foods is worth raising with a doctor.',
      should:
        "Don't force it and don't cook a second dinner. One safe food on the table each meal is enough kindness. Let them serve themselves and touch without eating. If meals already end in tears, stop all comments for two weeks and watch what happens.",
      will: 'Most children widen their menu on their own with the years, though nobody can say when. It goes faster at a calm table, where others eat with pleasure and no one counts peas. Cooking together helps more than persuading, because they taste what they stirred.',
    },
  },
  {
    id: 'kids-sugar',
    words: [
      /\b(?:sweets|candy|sugar|chocolate|lolly|lollipops?|junk food|ice cream|soda|coke)\b/u,
      KID,
    ],
    unless:
      /\b(?:says? no to everything|diabet\w*|sugar daddy|grandm\w*|grandp\w*|mother in law|his mom|my mom|my mum|pregnan\w*|craving|stole|steals?|stealing|pocketed|lies|lied|lying|candy crush|dog|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son sneaks candy at night, i found wrappers under the bed',
      'should i ban sugar for my kids, the neighbor does',
      'my daughter screams for chocolate the minute she wakes up',
      'at every birthday party the children get a bag of sweets the size of my head',
      'too much candy, my kids',
      'how much sugar for a toddler',
      'halloween is over and my kids have four kilos of sweets in the wardrobe',
      'the lady in the bakery hands my son a lollipop every day and i dont dare say no',
      'are my children addicted, they look for chocolate in every drawer',
      'i grew up with nothing sweet in the house and now i cant relax when my daughter eats ice cream twice in a week',
      'dentist found four holes, my 6 year old loves gummy candy',
      'my husband drinks coke at dinner and wonders why the kids want coke',
      'should i use sweets as a reward for my 3 year old',
    ],
    says: {
      told: "Sweets lose their shine when they're regular and boring, so give them a fixed place: dessert on certain days, same amount for all, no earning and no begging. Forbidden candy gets eaten at night. Keep little at home, feed a real snack after school, and mind the teeth. Under two, none added is the usual advice. If there's hiding, don't hold a trial: \"You don't have to hide it, ask me.\"",
      should:
        "Don't ban it, box it in. A set day or a small daily portion takes away the drama, and total bans tend to explode at friends' houses. Offer it with food instead of as a prize. If there's a medical reason or a weight worry, let the doctor make the plan.",
      normal:
        "Wanting sugar is normal in children, and wrappers under the bed are a classic. It's not an addiction or a bad character. Regular meals, a dull fixed sweet moment and less of it in the cupboard do most of the work.",
      say: '"Sweets are after lunch. You can choose which one." Say it the same way every day and skip the debate. For wrappers under the bed: "I found these and I\'m not angry. Let\'s make a treat drawer so you don\'t need to hide."',
    },
  },
  {
    id: 'bedtime-battles',
    words: [
      /\b(?:bed ?times?|(?:go|goes|going|put|putting|get) (?:\w+ ){0,3}to (?:bed|sleep)|falls? asleep|fall asleep|stays? up)\b/u,
      KID,
    ],
    unless:
      /\b(?:own bed|bed angry|argument|naps?|wakes? up at|teen\w*|1[3-9]|our bed|my bed|dark|monsters?|night ?mares?|gaming|game|games|baby|newborn|months? old|weeks? old|husband and|mommy|nanny|wet\w*|phone|snor\w*|curfew|noon|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'bedtime takes two hours, water, toilet, one more story, my kid is 5',
      'my daughter only falls asleep if i lie next to her',
      'kids wont go to bed in summer because its light',
      'what time should a 7 year old go to sleep, mine is up till ten',
      'kids wont go to bed',
      'bedtime is war, 4 year old',
      'he comes out eleven times, thirsty, itchy, one question about sharks, my son at bedtime',
      'its half past ten, my wife sleeps already in the kids room, and my daughter still wont fall asleep',
      'do you stay with your child until they fall asleep, mine is 6',
      'i have no evening left, im so tired of putting three kids to bed alone',
      'summer in finland, bright at eleven, and my boys laugh when i say bedtime',
      'should i let my 8 year old read as long as she wants at bedtime',
      'how do i get my toddler to sleep before nine',
    ],
    says: {
      told: "Bedtime gets shorter when it's the same film every night: wash, teeth, two books, light, one sentence, out. Start a bit later than you'd like so they're truly sleepy, then move it earlier by ten minutes. Give two tickets for water or a last hug, and when they're gone they're gone. Walk them back without talking. A week of dull usually does it.",
      normal:
        "Two-hour bedtimes and one more water are common in homes with small children. The day's last chance to have you is worth fighting for. It's a habit, not a defect, and habits can be made shorter with a week of the same steps.",
      how: 'Fix the order and shrink the talking. Last screen an hour before, bath, book, light off, and a promise you keep: "I\'ll look in on you in five minutes." Go, and do look in. If they need you lying there, move to a chair, then to the door, over two weeks.',
      when: "Most children between five and ten need somewhere from nine to eleven hours, so count back from when they must get up. If they wake cheerful, it's right. If mornings are a fight, move bedtime earlier by ten minutes every few days until they aren't.",
    },
  },
  {
    id: 'dark-monsters',
    words: [
      /\b(?:(?:afraid|scared|fear|frightened|terrified) of (?:the )?(?:dark|monsters?|ghosts?|sleeping alone|being alone)|monsters?|night ?mares?|night terrors?|bad dreams?)\b/u,
      KID,
    ],
    unless:
      /\b(?:my own|am i a monster|i have nightmares|energy drink|ex is|my ex|died|dead|abus\w*|killed|suicid\w*|raped?|molest\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is scared of the dark since he saw a video at his cousins',
      'my daughter has nightmares about wolves every night',
      'our kid says there is a monster in the wardrobe, do i spray the monster spray',
      'night terrors, my 5 year old screams with open eyes and doesnt know me',
      'afraid of the dark, my son',
      'monster under the bed, 4yo',
      'why does my daughter have nightmares since we changed the wallpaper',
      'he checks the closet three times and still sees monsters, my little one',
      'i used to be a scared kid too and nobody came, so when my boy says he is afraid of ghosts i jump up every time',
      'is it a bad sign that my 7 year old has the same bad dream again and again',
      'older kids at camp told her about bloody mary, now a whole week later my daughter is scared of sleeping alone',
      'she wakes up screaming, doesnt recognise us, ten minutes later asleep again, night terrors our child',
    ],
    says: {
      told: "A child afraid at night needs you to take the fear seriously and the monster lightly. \"You're scared. I'm near, and this house is safe.\" A small light, the door ajar and a job for the teddy help. With a night terror, eyes open but not awake, don't wake them, just keep them from falling. Scary clips stay away from evenings.",
      normal:
        "Fear of the dark and bad dreams are a normal part of nearly every childhood, mostly between three and eight, when imagination's strong. Night terrors look awful and are usually harmless. If fear fills the days as well, or something happened, have someone look deeper.",
      should:
        'Yes, play along with the fear a bit, but give the child the power, not the monster. A light, a guard toy, a made-up password. Checking under the bed once is fine, ten times says there might be something. Skip anything that punishes or mocks the fear.',
      say: '"Dreams can\'t come out of the bed, and I\'m right across the hall." Then ask in daylight, "How could that dream end better?" and draw it. Children change the ending gladly, and some dreams stop coming after that.',
    },
  },
  {
    id: 'screen-time',
    words: [
      /\b(?:screen ?time|screens?|tablets?|ipads?|tv|television|youtube|cartoons?|bluey|cocomelon|peppa)\b/u,
      KID,
    ],
    unless:
      /\b(?:bored|school holidays|single (?:mom|mum|dad|father|mother)|phone|grand(?:kids|children|son|daughter)|my mom|my mum|in law|teen\w*|1[2-9]|broke|cracked|movie star|tiktok|died|roblox|fortnite|minecraft|game|games|gaming|fifa|homework|sleep training|husband watches|nightmares?|dark|scared|touch(?:es|ing) (?:himself|herself)|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i put the kids in front of the tv so i can cook and feel awful',
      'my 5 year old screams when i take the ipad away',
      'how much screen time is ok for a 3 year old',
      'my toddler only eats with youtube on',
      'too much tv, my toddler',
      'is ipad ok at 2 years old',
      'my kids turn into zombies and then into wolves when the tablet goes off',
      'we said no screens ever, then came the second one and the flu, and now my 3 year old knows cocomelon by heart',
      'my husband hands the kids youtube at breakfast so he can sleep longer',
      'how do i get my son off the tablet without a fight, hes 6',
      'she speaks english from peppa pig and we are portuguese lol, my kid is 4',
      'judge me all you want, my child is fed and clean, but i work from home and from two to five its cartoons',
      'on holiday at my brothers place there were no limits at all, and ever since my boys only ask for the ipad',
      'my kid and his tablet',
    ],
    says: {
      told: "Screens go best with fixed slots instead of daily bargaining: same time, same length, and an end that isn't you. \"After this episode, you press off.\" Choose slow, whole shows over endless clips. Half an hour so you can cook isn't neglect, it's dinner. Keep it out of meals and the hour before bed, and have the next thing ready when it ends.",
      normal:
        "Nearly every family does it, so it's normal, and the guilt's bigger than the damage. What counts is what it pushes out: sleep, outdoor time, talking at the table. If those still happen, the cartoon while you cook is fine. The scream at switching off is normal too.",
      should:
        "Limit it, but don't forbid it. A slot a day they can rely on brings less fighting than a no that's sometimes a yes. For the very small ones, less is better, and together is best. If a screen's the only way they eat or sleep, loosen that knot first.",
      how: "Let the end be decided before the start: two episodes, then off, and the child presses the button. Around three, about an hour a day is a common guide. Warn five minutes ahead, sit beside them for the last one, and lead into something with hands, like water, dough or helping to cook. The first week is loud, the second usually isn't.",
    },
  },
  {
    id: 'first-phone',
    words: [
      /\b(?:phones? for (?:my|our|a (?:\d+|kid|child))|(?:first|own|a|get|gets|wants?|give|buy|her|his) (?:\w+ )?(?:smart ?)?phones?|smart ?watch)\b/u,
      KID,
      /\b(?:wants?|get|buy|give|first|everyone|class|age|old enough|should|allow\w*|ready|only one|phones? for (?:my|our|a (?:\d+|kid|child)))\b/u,
    ],
    unless:
      /\b(?:teen\w*|1[3-9]|number|calls? me|called|on (?:his|her|their|the|my) phone|husband|sneak\w*|checked|read|broke|addicted|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 9 year old is the only one in class without a phone, she says',
      'should i give my son a phone when he starts walking to school',
      'at what age does a kid get a first smartphone',
      'my ex wants to buy our daughter a phone for her birthday and i said no',
      'phone for my 10 year old',
      'when does a kid get a phone',
      'all her class has one except my daughter and she cries, do i buy her a phone',
      'my parents want to give my son an iphone for communion, can i say no to a phone at 8',
      'she walks home alone from september, its dark in winter, so maybe my 9 year old should get a smartwatch',
      'my wife is strictly against it, i am for it, and in between sits our son who wants a phone for his birthday',
      'is a dumb phone cruel for a kid in middle school, everyone has smartphones',
      'what rules do you set with the first phone, hes 11, my oldest child',
      'which first phone, 11 year old',
    ],
    says: {
      told: 'A first phone should answer a need, like the way to school, before it answers the class. Start small: calls, messages, no open internet, sleeping in the kitchen at night. Write three rules together and agree on what happens when one\'s broken. Ask two other parents, because "everyone has one" often turns out to be four. The decision can grow each birthday.',
      should:
        'Wait as long as daily life allows, and begin with a simple phone or a watch for calling. A smartphone with everything on it can come later, with rules set beforehand. If being without it really shuts your child out of the group, a limited one is a fair middle way.',
      when: "Many families choose the move to the next school, around eleven or twelve, because the way there gets longer. The better sign's the child: keeps agreements, tells you when something went wrong, can put things away. Agree with a few parents in the class, it makes waiting easier.",
      say: '"Not this year, and I know that\'s hard in your class. When you walk to school alone you\'ll get one for calling, and these are the rules." A date or a condition is easier to live with than a plain no.',
    },
  },
  {
    id: 'kids-gaming',
    words: [
      /\b(?:roblox|fortnite|minecraft|playstation|ps5|ps4|xbox|nintendo|switch|video ?games?|gaming|games all|gamers?|call of duty|brawl stars|fifa|console)\b/u,
      KID,
    ],
    unless:
      /\b(?:credit card|bought|spent|charged|my husband (?:plays|games)|grown man|stranger|groom\w*|boyfriend|bill|light switch|flute|drums|piano|switch schools|switch(?:ed|ing)? (?:schools?|to)|pregnan\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son plays fortnite till 2am and fails everything',
      'my 15 year old only comes out of his room for food, its gaming all weekend',
      'daughter is 8 and wants roblox because her friends have it',
      'i took the xbox away and my kid punched the door',
      'my son games all day',
      'minecraft addiction, 9yo',
      'every conversation with my boy is about fortnite skins and i nod',
      'took away the playstation and he told me he has nothing left, hes 13',
      'is it normal that my son screams at the screen when he loses at fifa',
      'hes in the basement with a headset, straight a student before, and since the summer my teenager only lives for gaming',
      'my daughter wants to be a pro gamer and my husband laughs at her',
      'how many hours of nintendo is ok for a 7 year old',
    ],
    says: {
      told: "Games are where many kids meet their friends now, so set the frame and leave the game its worth. Fix the end by match and not by minute, no devices in the bedroom at night, sleep and school first. Sit beside them once and ask to be shown, it buys more than a ban. If the game has swallowed sleep, friends and meals for weeks, or they say it's all they have, talk to the doctor.",
      should:
        "Limit it, and do it together, before the next match and not during. Pulling the plug midgame hits them like being dragged off the field. A total ban makes sense for a short time if there's been hitting or nights without sleep, with a clear date when it ends.",
      normal:
        "Hours of gaming and rage at the off switch are very common. It's built to be hard to leave, and the friends are in there. The line's crossed when sleep, school, washing and real friends drop away for weeks. Then get help early, through a doctor or counselor.",
      how: "Choose a calm Sunday, not the moment of war. Agree on days, last match time, and where the controller sleeps. For younger ones, about an hour on school days is common. Let them propose first, you'd be surprised. Then keep it dully for two weeks. And offer something else at the hour it ends, a ride, food, a friend over.",
      say: "\"Show me what you're playing, I want to get it.\" Later: \"I'm fine with the game, and I'm not fine with you sleeping five hours. What's your plan for school nights?\" If the answer's silence, give two choices, and let them pick one.",
    },
  },
  {
    id: 'kid-spent-card',
    words: [
      /\b(?:(?:spent|bought|charged|used|took|ordered))\b/u,
      /\b(?:credit card|debit card|my card|robux|v ?bucks|in ?app|app store|skins|loot|amazon)\b/u,
      KID,
    ],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son spent 340 dollars on robux with my card',
      'kid bought skins with my credit card and lied about it',
      'my 6 year old ordered three scooters on amazon',
      'daughter used my card in the app store again',
      'my kid charged my credit card',
      'son bought robux, 500 dollars',
      'apple sent me a bill, my 8 year old bought gems with in app purchases for weeks',
      'how do i get the money back, daughter ordered clothes on amazon with my account',
      'my nephew used my debit card for v bucks while i was cooking for him',
      'i was in the shower for ten minutes, phone on the table, and my 5 year old bought a drone with my card',
      'should he work it off, my son spent my whole holiday money on loot boxes',
      'im a single mother, rent is due friday, and my boy spent 280 in the app store',
    ],
    says: {
      told: 'First the money: contact the store or game company today, say a child bought it without permission, and ask for a refund. Many do give one the first time. Your bank may help if they refuse. Then put a password on purchases. Last the child: for many it felt like points. "This is real money, this is how many hours I work for it."',
      should:
        "Ask for the refund right away, and let the child help repair it. A small share from pocket money or a few weeks of chores fits better than a huge punishment. If they knew and hid it, make the hiding the topic. Then lock the card so it can't happen again.",
      how: "Open the store's purchase history and request a refund there, choosing that a child bought it by mistake, then write to the game's support with the order numbers. If both refuse, ask the bank. Turn on a purchase password on every device before you hand it back.",
      normal:
        "It's common, and those shops are built to make a purchase feel like a tap. It doesn't mean you've raised a thief. A second time, knowingly, is a different talk, about trust, and the device rests for a while.",
    },
  },
  {
    id: 'siblings-fight',
    words: [
      /\b(?:(?:siblings?|kids|children|sons|daughters|boys|girls|brothers?|twins|my two|the two|sisters?))\b/u,
      /\b(?:fight(?:s|ing)? (?:all|every|about|over|constantly|nonstop|with each|like|in|non)|(?:always|constantly|only|keep|just|they) fight(?:ing)?|share a room|mean to (?:his|her) (?:little |big |baby |younger )?(?:sister|brother)|squabbl\w*|bicker\w*|sibling rivalry|hit each other|hate each other|get along|fair|unfair|argue all)\b/u,
    ],
    unless:
      /\b(?:money|3\d|inherit\w*|will|estate|my brother|my sister|husbands? and i fight|we fight|divorc\w*|grown|adult|funeral|insulted|step ?(?:son|daughter|child|kids?|brother|sister|mom|dad)\w*|my siblings?|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my two boys fight all day about who sits where',
      'sibling rivalry is destroying our weekends, they hate each other',
      'my daughters bicker from waking up until bed, 6 and 9',
      'the kids say everything is unfair because the little one gets help',
      'my kids fight nonstop',
      'brothers, always fighting, im tired',
      'who started it is the only sentence i hear, my two girls argue all day',
      'is it normal for siblings to hate each other this much at 8 and 11',
      'my son is mean to his little sister when he thinks nobody looks',
      'our car rides are hell because the boys hit each other over the window seat',
      'should i step in or let the children fight it out, they only fight',
      'we only have two bedrooms, the kids are 12 and 9, they have to share a room and there is blood on the walls almost',
      'everything has to be exactly fair, they count the grapes, my kids i mean',
      'how do i get them to be friends, i was so close with my sisters and my daughters bicker about air',
    ],
    says: {
      told: "Siblings fight mostly over a parent's attention, so hand out less judging and more of that. Unless someone's getting hurt, be a reporter, not a judge: \"You both want the seat. What's your plan?\" Then wait. Ten minutes alone with each child every day does more than any rule about turns. Where one always loses, step in and separate, with no blame.",
      normal:
        "Brothers and sisters fight several times an hour in ordinary families, and many of those become close adults. They practice on the people who can't leave. What isn't fine is one child being afraid or always the victim. Then step in every time.",
      should:
        "Stay out of the small ones and step in when someone's hurt, scared or always losing. Judging who started it makes you a prize to be won. If you do go in, separate first, listen to both, then let them find the deal.",
      will: 'Often it eases as they grow and have their own friends and doors, though no one can promise closeness. What helps is never comparing them out loud, time alone with each, and letting them make up in their own way. Some of the worst fighters end up on the phone daily.',
    },
  },
  {
    id: 'new-sibling-jealousy',
    words: [
      /\b(?:jealous\w*|regress(?:ed|es|ing)|send (?:it|him|her|the baby) back|hates? the (?:new )?baby|new (?:baby|sibling|brother|sister)|big (?:brother|sister)|baby (?:brother|sister))\b/u,
      KID,
    ],
    unless:
      /\b(?:my ex|girlfriend|boyfriend|pregnan\w*|visit\w*|husband is jealous|im jealous|my big (?:brother|sister)|my baby (?:brother|sister)|my sister|my friend|party|name|co ?sleep\w*|daycare|pees|wants? a (?:baby|new|brother|sister)|my brother|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 3 year old is so jealous of the baby she bit his foot',
      'our son asked when we send the baby back',
      'since her baby brother came my daughter talks like a baby and wants a bottle',
      'my son hates the new baby and says he wants to live with grandma',
      'toddler jealous of new baby',
      'he hates the new baby',
      'she wants to be carried and wear nappies again since her baby sister is here',
      'my 4 year old asked if we can put his new brother in the trash',
      'is it my fault that our daughter regressed after the new baby came',
      'everyone brings presents for the little one, nobody looks at my big boy, and then they wonder that he is jealous',
      'how do i prepare my 2 year old for a new sibling in march',
      'i was nursing on the sofa for one second, and from the other room comes my sweet girl and pinches her baby brother',
      'my son calls himself big brother and guards the crib, i melt',
    ],
    says: {
      told: 'A jealous older child needs to be allowed to mind, and to have you alone for a bit each day. Put it in words for them: "Sometimes you wish it was just us. You may tell me that." Keep hands safe, stay close when both are on the floor, and let them be the baby for five minutes if they ask. It passes quicker than when it\'s forbidden.',
      normal:
        "Wishing the baby away, baby talk, wet pants and pinching are all normal after a birth and nobody's fault. Imagine someone bringing home a second partner and asking you to be nice about it. It doesn't mean they'll never love each other. Just don't leave them alone together yet.",
      how: 'Ten minutes a day, door closed, phone away, just you and the big one, and give it a name. Say "the baby has to wait now" aloud sometimes too. Ask for help only if they like it, and skip "you\'re big now," which is exactly the trouble.',
      will: "In most families it settles over some months, with a second wave when the baby starts to grab toys. It depends on the big one still having a place that's only theirs: a lap at a fixed time, a shelf out of reach. Feelings that may be said wear out sooner.",
      glad: 'How sweet, a big brother or sister on guard is a fine start. Tell them once today what you saw them do for the baby, and keep ten minutes that belong only to the older one.',
    },
  },
  {
    id: 'second-child',
    words: [
      /\b(?:(?:second|another|third|2nd|3rd|fourth|one more|more) (?:baby|child|kid|one|children|kids)|age gap|one and done|sibling for)\b/u,
    ],
    unless:
      /\b(?:miscarr\w*|died|infertil\w*|ivf|name|baby shower|first child|another (?:child|kid) (?:hit|at|in|bit|at school)|hits?|custody|child support|affair|chance|eat|overdue|teacher|chicken ?pox|traumatic|birth|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'should we have a second child, im 38 and tired',
      'my husband wants another baby and i am done',
      'i want a third kid but we live in two rooms',
      'is a six year age gap too big for siblings',
      'feeling guilty that we are one and done',
      'do we want another baby',
      'one more child or not',
      'im 42, is it too late for a second baby',
      'we had decided on two but since i held my nieces newborn i cant stop thinking about a third child',
      'my wife says never again and i always saw myself with more kids',
      'how do people afford a second child in this city',
      'people ask me at every party when the second one comes, stop',
      'i had a rough time with the first, no sleep for two years, and now my partner brings up another child every evening',
      'is it fair to our son to stay one and done',
    ],
    says: {
      told: 'Another child is a decision for two yeses, so find out what each of you is really saying yes or no to. The sleepless year? The money? The picture of a fuller table? Write your own three reasons down separately and swap. No gap is the right gap, and if age is the question, a doctor has the facts. And "a sibling for the first one" isn\'t enough by itself, wanting the child is.',
      should:
        "Lean toward yes if you both still miss that person at the table after picturing the worst week, and toward no if you mainly fear regret or opinions. If one's unsure, set a date three months off and don't argue until then. If age is a question, ask a doctor for facts.",
      normal:
        "Wanting one more and wanting no more are both normal and fair, and so is wanting different things as a couple. Stopping at one isn't robbing anyone. Nor is it mad to want three. The one thing to avoid is a yes given to end the discussion.",
      say: "\"I'm not asking for an answer tonight. Tell me what you're afraid of if we do, and what you're afraid of if we don't.\" Then tell yours. For relatives who keep asking: \"We're happy as we are, and you'll be told if that changes.\"",
    },
  },
  {
    id: 'only-child',
    words: [
      /(?:\b(?:only (?:want|have|having|wants) (?:to have )?(?:one|1)|one and done|just one (?:child|kid)|stop(?:ping)? at one)\b|\b(?:only (?:child|kid|children)|(?:doesnt|dont|no|without|never had) (?:have )?(?:any )?siblings)\b)/u,
      /(?:\b(?:selfish|want|child|kid|one and done)\b|\b(?:(?:my|our|his|her|an|the|being|having|was|lonely|raise|raising|is it|are|do))\b)/u,
    ],
    unless:
      /\b(?:one and done (?:is|and my)|fair to our|feeling guilty|i have no siblings|only child(?:ren)? (?:menu|ticket)|dead|died|not my only|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'is it selfish to only want one child',
      'we only want one child and everyone says its mean',
      'one and done, am i selfish',
      'my daughter is an only child and asks every week for a sister',
      'are we selfish for having an only child',
      'im an only child and both my parents are getting old',
      'my in laws say an only kid will be spoiled and lonely',
      'only child, is it cruel',
      'my only child seems lonely',
      'he told his teacher he wishes for a brother, we can only have him, our only child',
      'im the only child, single, and mum just fell for the second time this year',
      'do only children have it harder, our daughter plays with adults all the time',
      'we tried for six years for a second, now we stopped, and i feel bad that she doesnt have siblings, our little girl',
      'my neighbor says having an only child is egoistic',
      'was it lonely for you being an only kid, people always ask me that',
    ],
    says: {
      told: "An only child isn't missing a part, and the studies on spoiled or lonely ones are far kinder than the relatives. What helps a small one is other children in the house often: sleepovers, cousins, the same friend on holiday. If you're the only one yourself, build your own brothers and sisters early, and share the care of parents with paid or friendly hands.",
      normal:
        "Not selfish at all. One child is a whole family, and the usual size in many cities now; the studies on lonely or spoiled ones are far kinder than the relatives. \"We're complete, thanks\" is a full answer. If you'd planned on more and it's sad, that's allowed as well.",
      say: 'To the child: "I understand you\'d like one. Our family is just us. Who would you like to invite on Saturday?" To relatives: "We\'re complete, thanks." No reasons, because each one you give gets debated.',
      will: 'Nobody can say how a child will turn out from the number of chairs at the table. Friendships, cousins and a home open to other kids matter far more. Start one standing thing, the same friend every Friday, and it grows its own roots.',
    },
  },
  {
    id: 'twins',
    words: [/\b(?:twins|triplets|one twin|other twin|twin (?:boys|girls|babies|pregnancy))\b/u],
    unless:
      /\b(?:grandparents|preemie\w*|premature|nicu|child support|not twins|maintenance|flames?|my twin|beds?|twin towers|i have a twin|im a twin|sister and i are|fight\w*|separate room|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'we are having twins and im terrified about money',
      'mom of twins here, i havent had a conversation in months',
      'should the twins be in separate classes',
      'one twin talks a lot and the other one just lets her',
      'its twins!!',
      'twins and no help',
      'the doctor counted one, then two, i laughed and my husband sat down, twins',
      'how do you tell them apart without painting a nail, my brothers twins',
      'is it normal that one twin is always sick and the other never',
      'we have a third floor flat without a lift, a two door car, one salary, and in march come twins',
      'my twins are three and have their own language',
      'do i treat the twins the same, people say i prefer the girl',
      'two bottles, two burps, one brain left, the twins are 5 weeks',
    ],
    says: {
      told: 'With twins, think in systems for the chores and in singles for the children. Same feeding times, two of the essentials, one helper on fixed hours, and secondhand from other twin families. But each child gets minutes alone with you and is called by name, not "the twins." Find a twin parents\' group near you, they\'ve got the tricks and often the stroller.',
      should:
        "Go by these two children and not by a rule. Separate classes suit pairs where one leads and the other hides, together suits pairs who calm each other and still have friends. Ask the teacher for a trial term, and ask each child alone what they'd like.",
      normal:
        'Twins who differ in health, talk or temper are quite normal, and so is being this tired, this broke and now and then envious of people with one. If one of them worries you, ask the doctor about that one alone. Twins don\'t double the work, they remove the gaps in it, so ask for help with a time on it: "Thursday five to seven, bath and dinner."',
      glad: "Two at once, congratulations. Join a twin parents' group this week, because half of what you'll need is sitting outgrown in someone's basement. And start a habit early: a photo of each child alone, so they don't share every memory.",
    },
  },
  {
    id: 'toys-mess',
    words: [
      /\b(?:toys?|lego|legos|playroom|tidy(?:ing)? (?:up )?(?:his|her|their) room|clean(?:ing)? (?:up )?(?:his|her|their) room|messy room|cuddly|stuffed animals?)\b/u,
      /\b(?:mess\w*|tidy\w*|clean\w*|tidied|floor|too many|everywhere|clutter|stepped|room|pile|flood|throw(?:ing)? (?:away|out)|presents|sort)\b/u,
    ],
    unless:
      /\b(?:sex|dog|cat|boyfriend|husband|teen\w*|1[3-9]|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'toys everywhere, i stepped on lego again and screamed',
      'my kids have too many toys and play with none',
      'how do i make my 6 year old tidy her room',
      'i want to throw out half the playroom while they are at school',
      'toys everywhere, im drowning',
      'how to store lego, mess',
      'my daughters room looks like a bomb hit it, toys up to the window',
      'grandparents bring a bag of plastic toys each visit and the house is full of clutter',
      'i tidied up for two hours, turned around, and the whole floor was toys again',
      'is it mean to give away toys my son never touches, there are too many',
      'he refuses to clean his room and i refuse to walk in there, hes 8 with ten boxes of lego',
      'we are four in 52 square meters, expecting guests from abroad tomorrow, and its toys everywhere even in the bathtub',
      'sold half the toys and now they play more, the room is so calm',
    ],
    says: {
      told: 'Fewer toys means more play and less mess, so put half of them in a box out of sight and swap every month. Then tidy by category and together: "You do the blocks, I do the cars, one song long." A child can\'t clean a whole room, but can fill one basket. Give things away with them, not behind them, apart from the broken bits.',
      how: 'One basket per kind, a picture on it, and one song\'s worth of tidying before dinner. Name a single job instead of "clean your room." Box up half and store it. Ask grandparents for outings in place of things, and most of the flood stops at the door.',
      should:
        "Sort the broken and the forgotten quietly, and do the rest with the child beside you. Something missed that you threw out makes them guard everything. Boxes in the basement for two months show what's really loved. What nobody's asked for by then can go.",
      normal:
        "A home with children normally looks like that, and photos of tidy playrooms are taken on one day. Being driven mad by it is normal too, and giving away what's never touched isn't mean. Pick one room that's yours by nine in the evening, and let the others be.",
      glad: "That's a good clear-out, and it's true that fewer toys often get played with more. Keep one box hidden for a rainy day, and enjoy the sight of a floor tonight.",
    },
  },
  {
    id: 'lost-cuddly-toy',
    words: [
      /\b(?:(?:lost|left|missing|forgot|cant find|disappeared|ruined|washed))\b/u,
      /\b(?:teddy|cuddly|stuffed (?:animal|bunny|bear|dog|rabbit|elephant|toy)|stuffie|comforter|blankie|lovey|plush\w*|bunny|doll)\b/u,
    ],
    unless:
      /\b(?:hamster|left the table|real rabbit|died|ex|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'we lost her bunny on the train and she cant sleep',
      'my son left his teddy at the hotel in spain',
      'blankie is missing since sunday, the house is in mourning',
      'i washed the stuffed elephant and it smells wrong now, he is inconsolable',
      'lost his teddy, send help',
      'bunny is missing, she sobs',
      'we left the stuffed rabbit on the plane in doha',
      'is it ok to buy the same one and pretend, my daughters plush cat disappeared',
      'the dog ruined her doll and she wants a funeral',
      'i turned the flat upside down, called the zoo, the tram company, the bakery, and her blankie is still missing',
      'my 11 year old secretly cries because i forgot his old teddy at my moms',
      'he left his cuddly elephant at nursery on a friday and its going to be a long weekend',
    ],
    says: {
      told: "A cuddly toy that's lost or spoiled is a real loss to a small person, so treat it like a search and, if need be, a farewell. Call the train, hotel or shop today, with a photo, lost property offices know these calls. A local online group helps too. Meanwhile let the child choose a stand-in for tonight. \"He's not bunny. He's keeping the place warm.\"",
      how: 'Retrace the day, phone every stop with a clear description, and post a photo in the neighborhood group. Search the exact model secondhand, since an identical one often exists. If it comes as a twin, say so honestly: a cousin of bunny. For tonight, one of your shirts to sleep with may help.',
      say: '"You miss him so much. We\'re looking, and you can be sad as long as you like." If he isn\'t found: "Let\'s draw where he might be traveling now." Children like a story with an ending better than a new toy from the shop.',
      normal:
        "This much grief over a toy is normal, and your own lump in the throat as well. It was the thing that meant home and sleep. A few bad nights are to be expected. A lookalike is fine, if you say that it is one. Once it's back or replaced, buy a spare and rotate the two.",
    },
  },
  {
    id: 'birthday-party-kids',
    words: [
      /\b(?:birthday (?:party|parties)|bday party|kids party|simple party|party bags?|goodie bags?|bouncy castle|birthday cake|pinata)\b/u,
      /\b(?:kids?|child|children|childrens|sons?|daughters?|class|bouncy castle|pinata|(?:\d|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:yo|year olds?)|grandson|granddaughter|niece|nephew|toddlers?)\b/u,
    ],
    unless:
      /\b(?:(?:not|wasnt|werent|isnt|didnt get|never|only one not) invited|nobody (?:came|showed)|no one (?:came|showed)|no ?body is coming|my (?:30|40|50|60)th|sweets|candy|ex|left out|drunk|alcohol|18th|21st|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughters birthday party is saturday, 14 kids in a small flat',
      'other moms book horses and magicians, i planned a cake, am i a bad parent for a simple kids party',
      'should we invite the whole class to my sons birthday party',
      'i hate children birthday parties, three hours of screaming',
      'kids birthday party ideas please',
      '15 kids, bouncy castle, rain',
      'how much do you spend on a birthday party for a six year old',
      'my son wants a dinosaur birthday cake and i can barely boil eggs',
      'do i have to invite the boy who hits to my daughters birthday party',
      'money is short since i lost my hours at work and next month is my sons birthday party, he wants a trampoline park',
      'one mother stayed the whole birthday party with her kids and criticised the crisps',
      'what do i put in a party bag for 4 year olds',
      'survived, 11 children, one kids party, one nosebleed, never again',
    ],
    says: {
      told: "A good children's birthday is two hours, a cake, one thing to do and an end time on the invitation. A common rule is as many guests as years, plus one or two. Plan a treasure hunt, then food, then free running, and hire nothing you can't afford. What they'll remember is the candle, the shouting and that it was theirs.",
      should:
        'Invite a few or invite everyone, but avoid nearly everyone: leaving out two from a class hurts. As many guests as the child is old works well. Let the birthday child name the first three. A simple party at home or in the park is plenty.',
      how: 'Two hours, start with something running, cake in the middle, a hunt at the end, parents back on the dot. One extra adult, one quiet corner, one box of band-aids. Outdoors if you can. Ask about allergies beforehand. Give a seed packet or a cookie in place of a bag full of plastic.',
      normal:
        "Simple isn't stingy, and dreading the day is common. The competition's among the adults, and the children mostly judge cake and freedom. Set your budget first, then your end time, and put something nice in the fridge for yourself for seven o'clock.",
    },
  },
  {
    id: 'party-not-invited-kid',
    words: [
      /\b(?:(?:not|wasnt|werent|isnt|didnt get|didnt|never|only one not|doesnt get|nobody) (?:been |get |gets |getting )?(?:invit\w*|came|showed|come|coming)|uninvited|no one (?:came|showed|is coming|invit\w*)|left out of|without (?:him|her))\b/u,
      /\b(?:birthday\w*|party|parties|sleepover|class)\b/u,
      KID,
    ],
    unless:
      /\b(?:my own party|wedding|my ex|work|office|husband|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is the only one not invited to the birthday in his class',
      'nobody came to my daughters party, 12 invitations, i could cry',
      'my 8 year old never gets invited to parties',
      'my kid wasnt invited to her best friends sleepover and saw the photos',
      'party, my son wasnt invited',
      'nobody came to her birthday, shes 7',
      'all the girls of the class got a card except my daughter, she didnt get invited to the party',
      'i baked for twelve, hung the lamps, hired the clown, and no one came to my kids party',
      'do i call the other mom because my child is not invited to the party',
      'he pretends he doesnt care that hes never invited to birthdays, my son is 10',
      'we live in a small village, everyone knows everyone, and of nine kids in class only mine wasnt invited to the pool party',
      'why would they leave out one child, my boy is the only one not invited to the sleepover',
      'never invited to parties, my girl, shes 8',
    ],
    says: {
      told: "A party without your child, or one nobody comes to, hurts a parent as much as the child, so first be plain about it: \"That's rotten. I'd be sad too.\" Then give the day something of its own, a movie, a friend, a cake anyway. Don't write to the other parents in anger. Over the next weeks, invite one child at a time, because one good afternoon does more than any list of guests.",
      should:
        "Don't confront the other family over one party, do ask the teacher how your child's doing in the group. Numbers, money and forgotten slips explain a lot of it. If it happens again and again, or others tease with it, that's a talk for the school, calmly and soon.",
      say: '"It\'s not a mark on you. Sometimes people have six chairs. It\'s still sad, and we\'ll do something good on Saturday." If you know the parents well: "No hard feelings about the party. Would she like to come over on Sunday?"',
      why: "Usually small reasons: six seats in a car, a budget, a friendship of the mothers, a slip lost in a bag. From outside you can't know which. A single missed party means little. A pattern is worth a quiet question to the teacher, who sees the breaks.",
    },
  },
  {
    id: 'school-start',
    words: [
      /\b(?:(?:starts?|starting|started|begins?|first day (?:of|at)) (?:big |primary |elementary |first grade|1st grade|kindergarten|reception|year one|secondary |middle |high )?(?:school|grade|kindergarten|reception)|school starts?|first grade|1st grade|school ready|back to school)\b/u,
      KID,
    ],
    unless:
      /\b(?:didnt even look back|went great|loved it|starts? (?:school|kindergarten|reception) (?:tomorrow|on monday|next week)|scream\w*|new school|moving|refus\w*|teacher training|my degree|im going back|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is 5, should he start school this year or wait',
      'first day of first grade, my daughter wore a backpack bigger than her',
      'my twins are starting secondary school and one is scared of the bus',
      'first grade, my son, im crying',
      'is he too small, he turns 6 in august and could start school in september',
      'she cannot sit still for two minutes, how will my little girl survive first grade',
      'he has his backpack on since breakfast, school starts next week, my kid is so ready',
      'we just moved to canada, she barely speaks english, and next tuesday my daughter starts first grade',
      'my youngest starts school and suddenly my mornings are empty',
      'what does a 5 year old need to know before starting school',
      'everybody talks about big feelings, but i am just so happy that the kids go back to school',
    ],
    says: {
      told: 'For the start of school, practice the plain things: the way there, opening the lunch box, asking for the toilet, packing the bag. Keep the first weeks empty in the afternoons, they\'ll come home full to the brim. Don\'t ask how it was. Ask, "Who sat next to you?" And the lump in your own throat is a good sign, keep it for the car.',
      should:
        "If kindergarten and the doctor think they're ready, go; if they still need naps, cling hard or can't yet follow a group, another year does no harm where it's allowed. Ask the teacher who sees them daily. The youngest in a class often catch up, though it can be a tougher start.",
      normal:
        "Nerves on both sides are normal, and so is a child who's an angel at school and a volcano at home. They spend all their good behavior there. Food, quiet and no questions for half an hour. If the dread's still strong by the holidays, talk to the teacher.",
      glad: 'What a day, and congratulations to both of you, because you got them there. Take a photo by the same door every first day, the row of them gets better each year. And ask tonight for the one funniest thing they saw.',
    },
  },
  {
    id: 'school-refusal',
    words: [
      /\b(?:(?:refus\w*|wont|doesnt want|dont want|hates?|scared|afraid|cries|tummy ache\w*|stomach ?ache\w*|begs|skip\w*|skiv\w*|truan\w*|bunk\w*|not go\w*))\b/u,
      /\b(?:(?:to |go to |going to |of |before |about |from )?school)\b/u,
      KID,
    ],
    unless:
      /\b(?:bull\w*|daycare|starts|start|starting|when i was|my own school|new school|move|moving|piano|school (?:play|trip|uniform|lunch)|changing schools|mean to|preschool|teacher|lunch ?box|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter has a tummy ache every monday before school',
      'my 10 year old refuses to go to school, we fight every morning',
      'my son hates school and its only second week',
      'got a letter that my teenager has been skipping school since october',
      'my son wont go to school',
      'she hates school, 8yo',
      'how do i get a 14 year old who skips school out of bed and into the bus',
      'every sunday evening he gets pale and quiet, and on monday my boy begs to stay away from school',
      'the doctor found nothing but my daughter has stomach aches before school',
      'i carried him to the car in pyjamas today, my 7 year old refuses school',
      'she was a happy straight a girl until the winter break, and now my daughter cries when i say the word school',
      'is it ok to give my kid a day off when she doesnt want school',
      'they threatened us with a fine because my teenager skips school',
    ],
    says: {
      told: 'When a child doesn\'t want to go to school, look for what\'s there, or who, before working on the willpower. Ask sideways, in the car: "If you could change one thing about the day, which?" Bellyaches on school mornings are real pain, have a doctor check once. Speak to the school this week, because every day at home makes the next one harder. Aim for half days over none.',
      why: "Usually one of a few things: someone's being mean, the work's too hard, a teacher frightens them, parting is hard, or they're worn out. They often can't name it. Go through the day hour by hour with them and watch where the face changes. Then bring that hour to the school.",
      should:
        "Keep them going if you can, in whatever small dose works, and get the school on your side quickly. Staying home soothes today and feeds tomorrow's fear. The exception is real danger or cruelty there: then keep them home and get it sorted with the head first.",
      say: '"I believe you that it\'s hard. You don\'t have to like it, and I\'ll help change what\'s wrong. Tell me the worst ten minutes of the day." To the school: "Mornings have become very hard for us. What do you see, and can we agree on a plan this week?"',
    },
  },
  {
    id: 'homework',
    words: [
      /\b(?:home ?work|times tables|spelling (?:words|test)|school ?work|reading practice|maths? (?:homework|problems))\b/u,
    ],
    unless:
      /\b(?:my professor|my boss|im in college|uni|dating|from my therapist|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'homework takes three hours and ends in tears every day',
      'i do half my sons homework because he just sits there',
      'shes in second grade and has homework on weekends, is that normal',
      'my husband yells at him over math homework',
      'homework is ruining our evenings',
      'should i check his homework',
      'three worksheets and one project about volcanoes, since when do parents get homework',
      'he forgets his homework at school every second day, on purpose i guess',
      'is it too much, my 8 year old does homework till seven',
      'i left school at 15, i work in a kitchen, and now my girl asks me for help with homework i dont understand',
      'we sat there for two hours over the times tables and both cried',
      'my wife does the school work with them because i get impatient',
      'how do i motivate my son to do homework without tablet bribes',
    ],
    says: {
      told: "Homework belongs to the child and the school, and you're the company, not the second teacher. Same place, same time after food and air, a timer for a fair stretch, then stop, even if it's not done, and write the teacher a line: \"He worked thirty minutes, this is how far he got.\" That's the most useful information a teacher can get. Tears mean stop.",
      should:
        "Sit nearby, don't do it for them. A page done by you hides that it's too hard or too much, and the teacher needs to see that. Help with starting and with breaking it up. If it takes hours every day, it's too much, so go to the teacher before going to a tutor.",
      normal:
        "Hours of it with tears isn't how it's meant to be, though it's common. As a rough guide many schools think of ten minutes per grade. Stop at a fair time and let the school know. If one subject's always the wall, ask them to look at why.",
      how: "Snack, fresh air, then a timer. Easiest task first, ten minutes work, three minutes jump. You sit near with your own paperwork and answer only when asked. When the timer ends, it ends, with a note for the teacher if needed. Whoever's likely to yell isn't on homework duty.",
    },
  },
  {
    id: 'school-marks',
    words: [
      /\b(?:grades?|report cards?|marks|bad mark|failed (?:tests?|two|an? |mathmaths|a test|the test|english|science|his|her)|failing|flunk\w*|repeat (?:the |a )?(?:year|class|grade)|held back|gpa|got an? [a-f] (?:in|on)|a (?:minus|plus)|[bc] (?:minus|plus))\b/u,
      KID,
    ],
    unless:
      /\b(?:driving|skipped|first grade|1st grade|second grade|2nd grade|third grade|my degree|gaming|fortnite|xbox|homework|cancer|stretch|marketing|police|homework|vape|drugs|bully|died|killed|suicid\w*|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son came home with a report card full of fours and hid it',
      'my daughter cries over an a minus',
      'school wants my kid to repeat the year',
      'my 16 year old is failing math and says he doesnt care',
      'should i pay my children for good grades',
      'bad report card, my son',
      'my daughter is failing maths',
      'he studied so hard and still got an f in english, my poor kid',
      'how angry may i be, my 13 year old hid two failed tests',
      'she was the best in primary school, and now in the new one my daughters marks fall every month',
      'my father shamed me for bad grades, i promised id be different, and today when my son showed me his report card i went cold',
      'is it a disaster if my child has to repeat a year',
      'my teenager got a d in chemistry and wants to be a doctor',
      'ex says i push too much, but my boy has a c minus in everything',
    ],
    says: {
      told: 'A mark tells you about one subject on one day, so go looking for the reason before the remedy: gaps, a teacher, sleep, friends, fear. Start with, "What do you think happened?" and then be quiet. Meet the teacher with one question: what\'s the next small thing? If a child punishes themselves over good marks, the work goes the other way: praise the rest and the mistakes.',
      should:
        "Don't punish the mark and don't pay for it, go after the cause. Help with the first gap, fifteen minutes a day, does more than a month without a phone. A repeated year can be a relief if they're young or missed a lot, and a blow if the friends are everything. Ask the child too.",
      say: '"I\'m not angry about the number. I want to know how it\'s going for you in there." Then wait longer than feels comfortable. If it was hidden: "You can show me a bad one, and nothing breaks." That line\'s worth more than the next test.',
      normal:
        "Dips are normal, especially after a change of school or in the teen years, and so is a child who says they don't care. That's often armor. Look if sleep, mood or friends changed as well. If they did, start there instead of with a tutor.",
      will: "Marks can turn around, but nobody can promise it, and it depends on catching the real gap. One subject, one small daily slot, one person they don't mind learning with. Someone who isn't a parent often works best. Look again after six weeks, not after six days.",
    },
  },
  {
    id: 'kids-teacher',
    words: [
      /\b(?:teachers?|principal|head ?master|headteacher|school counselor|parents? evening|parent teacher)\b/u,
      KID,
    ],
    unless:
      /\b(?:is a joy|praised|adhd|autis\w*|dyslexi\w*|detention|suspend\w*|im a teacher|i am a teacher|i teach|my teacher|piano|guitar|violin|ballet|dance|affair|driving|wants? to be|grades?|report card|homework|bull(?:y|ied|ies|ying)|daycare|fail\w*|steal\w*|stole|swim\w*|swear\w*|swore|lunch ?box|nits|lice|phone|plays? alone|no friends|left out|lonely|only child|tease\w*|doesnt (?:talk|speak) in class|languages?|bilingual|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my sons teacher called him lazy in front of everyone',
      'the teacher says my daughter is disruptive but at home shes an angel',
      'parents evening tomorrow, what do i ask about my child',
      'my kid is scared of the new teacher, she shouts',
      'teacher hates my son',
      'the teacher shouts, my kid cries',
      'how do i complain about my daughters teacher without making it worse for her',
      'he got a new teacher in october, the third this year, and my boy has lost all interest',
      'should i go to the principal, the teacher pulled my child by the arm',
      'my daughter adores her teacher and now shes leaving, tears all weekend',
      'i am not the kind of mom who complains, but when my son says the teacher laughed at his accent i see red',
      'what does she mean, the teacher wrote your child is very lively',
      'we both work shifts, never made a single meeting, and now the teacher says my kid is neglected',
    ],
    says: {
      told: "With a teacher, go there first, alone and curious: \"My child came home with this. How did you see it?\" You'll hear the other half of the story. Come with one wish, and write down what's agreed. If a child was grabbed, mocked or threatened, or nothing changes in a few weeks, go to the principal, with dates. And a loved teacher who's leaving deserves a card and a proper goodbye.",
      say: '"I\'d like to understand what happened on Tuesday. This is what my child told me. How was it for you?" Then: "What can we do at home, and what will you try in class?" Ending with a date to speak again keeps it from fading.',
      should:
        'Yes, speak up: straight to the principal if there was shaming, grabbing or threats, and otherwise to the teacher first. Write down what your child said, with the date, before you go. Children notice when we wage war on someone they see every day, so keep the strong words out of their hearing.',
      normal:
        "A child who's one person at school and another at home is very common. Both reports can be true. And being hurt by a remark about your child is normal too. Give it a night, then ask for examples, since examples are more use than adjectives.",
    },
  },
  {
    id: 'kid-bullied',
    words: [
      /\b(?:bull(?:y|ied|ies|ying)|pick(?:s|ed|ing)? on|mean girls|tease[sd]?|teasing|call(?:s|ed|ing)? (?:him|her|them) (?:names|fat|ugly|gay|weird)|beat(?:en)? up|mobb\w*)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|school|class|teen\w*|1?\d ?(?:yo|(?:yr|year)s?[ -]?old)|little (?:boy|girl)|(?:step|grand)(?:son|daughter|child|kid)|nephew|niece)\b/u,
    ],
    unless:
      /\b(?:is my (?:son|daughter|kid|child) a bully|bullies hers|a bully because|my son (?:is|was) (?:a|the) bully|my daughter (?:is|was) (?:a|the) bully|is the bully|bullies (?:other|another|a)|(?:is|was|has been) bullying|my kid is a bully|when i was|i was|i got|im (?:getting|being)|bull\w* me|tease\w* me|picks? on me|boss|work|at my school|suicid\w*|kill|died|killed|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is being bullied on the bus and begs me not to tell anyone',
      'girls in her class call her fat and my daughter stopped eating lunch',
      'they pick on my kid because of his accent',
      'my 12 year old gets bullied in the class chat',
      'my son is bullied',
      'kids call her fat, shes 9',
      'they put his shoes in the toilet and filmed it, my 11 year old is getting bullied',
      'should i tell him to hit back when he gets bullied at school',
      'the teacher says boys will be boys while my kid gets teased every day',
      'we moved from syria three years ago, she speaks perfect german, and still they pick on my daughter because of her headscarf',
      'will changing class help against the bullying, my girl is 13',
      'mean girls made a fake account about my daughter',
      'he told me everything is fine until i saw the bruises in the bath, then my little boy said they bully him',
    ],
    says: {
      told: "Believe it, write it down, and take it to the school, because bullying doesn't stop by being ignored. Tell your child: \"It's not your fault, and I won't do anything without telling you first.\" Note dates, names, screenshots. Meet the class teacher with one request: what will you do, by when? Meanwhile one safe friend and one good place outside school. Threats or violence can go to the police.",
      should:
        "Go to the school rather than advising to hit back or bear it, even if your child begs you not to, and tell them how you'll do it so they keep some say. Don't call the other parents first, it often backfires. If they talk of not wanting to live, get help today, a doctor or a crisis line.",
      say: 'To your child: "Thank you for telling me. You did nothing to earn this. We\'ll do it together." To the school: "This has happened on these dates. I\'d like to know what you\'ll do, who watches the break, and when we speak again." Send it as an email too.',
      will: "It can stop, and it depends mostly on adults acting together and early. A school that names it, watches the bad spots and checks back after two weeks usually turns it. If nothing moves after two clear requests, go higher, and a change of class or school isn't defeat.",
      how: "Collect first: dates, words, screenshots, witnesses. Then a short meeting with the teacher, a written summary, and a date to check. At home, rehearse one dull answer and walking toward an adult. Build something outside that school where they're liked, because it's what carries them.",
    },
  },
  {
    id: 'kid-is-bully',
    words: [
      /\b(?:(?:son|daughter|kid|child|boy|girl|he|she|year old|stepson|stepdaughter|nephew|niece|teenager) (?:is|was|has been|might be|may be) (?:a |the |one of the )?bull(?:y|ies|ying)|bullies (?:other|another|a|his|her|hers|mine|younger)|(?:is|was) my (?:son|daughter|kid|child) (?:a |the )?bull(?:y|ying)|my (?:kid|son|daughter|child) bullies|mean to (?:other|another) (?:kids|children|girls|boys)|bully(?:ing)? (?:other|another|a) (?:kid|kids|child|children|girl|boy))\b/u,
      KID,
    ],
    unless:
      /\b(?:boss|coworker|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'the school called, my son is the bully and i feel sick',
      'my daughter is mean to other girls in the chat, i saw it',
      'i think my kid bullies a boy with a stutter',
      'how do i react, my 9 year old is bullying her classmate',
      'my daughter is the bully',
      'is my son a bully',
      'another mom screamed at me at the gate that my kid bullies hers',
      'my 11 year old is mean to other kids online and shows no shame',
      'how do i punish him, my son was bullying a boy with a disability',
      'we raised her kind, we never shout, she has everything she needs, and now the school says my daughter is bullying a girl',
      'i was bullied as a child myself and now the principal tells me that my son bullies younger kids',
      'why does my sweet girl turn mean to other girls as soon as her friend is there',
    ],
    says: {
      told: "It takes courage to look at bullying in your own child, and a child who bullies can stop, with adults who stay firm and stay close. Say it without calling them names: \"What you did hurt someone, and it ends today. I'm on your side, and that's why I won't look away.\" Then they repair it, with the school's help. Also ask quietly whether someone's been treating them this way.",
      say: '"I know what happened, so I don\'t need you to deny it. I want to hear your side, and then we\'ll talk about how you\'ll put it right." Stay calm and specific. "You did a cruel thing" leaves a way back, and "you\'re cruel" doesn\'t.',
      why: "From outside no one can tell, but often it's power where they feel small elsewhere, a group they want to keep, or copying something they live with. Ask about the group more than about the victim. A school counselor is good at finding the knot.",
      should:
        "Act now, and together with the school. A clear stop, a real repair to the other child if that child wants it, and watching the chat for a while. Don't hit or humiliate to teach it, that's the same lesson. If it keeps happening, ask for a counselor.",
    },
  },
  {
    id: 'kid-no-friends',
    words: [
      /(?:\b(?:(?:nobody|no one|noone|none of them) (?:\w+ )?(?:plays?|wants to play|sits|talks|likes)|plays? alone|sits? alone|alone at (?:break|recess|lunch)|all alone at)\b|\b(?:(?:no|any|make|making|has no|dont have|doesnt have|without|lost (?:his|her|all)) friends|friendless|left out|excluded|alone at (?:break|recess|lunch)|plays? alone|eats? alone|lonely|best friend)\b)/u,
      KID,
    ],
    unless:
      /\b(?:heart ?broken|bull\w*|birthday|party|only (?:kid|child)|i have no|i dont have|im lonely|i am lonely|my best friend|my own friends|husband|imaginary|empty|moved out|only child|mom friends|sleepover|bad influence|siblings|my friends|yard|walk|bus|street|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'son came home crying, nobody plays with him at break',
      'my daughter sits alone at lunch every day',
      'no one wants to play with my son at school',
      'my daughter has no friends and spends every break in the library',
      'my son plays alone at recess, the teacher told me',
      'her best friend dropped her for a new girl, shes 9 and devastated',
      'my 13 year old gets left out by the group she has had since kindergarten',
      'my son has no friends',
      'she eats alone, my daughter',
      'nobody picks him for the team and he plays alone, my heart breaks for my kid',
      'should i talk to the other parents, my 7 year old doesnt have friends in class',
      'he says he likes being alone but i hear him cry, my 12 year old has no friends',
      'her best friend moved to spain in july and since then my daughter sits at home every weekend',
      'how can a 15 year old make friends when everyone is already in a group',
      'is it my fault, im shy too, we never have guests, and now my little girl has trouble making friends',
      "what do you do when your kid has no friends. she's 8 and eats lunch with the dinner lady",
    ],
    says: {
      told: 'One friend is enough for a child who\'s left out, so aim for one and not for popularity. Ask the teacher who your child gets on with, then invite that one, with something to do, for two hours, again and again. Things done side by side, climbing, chess, animals, make friends more easily than talking. If a friend just dropped them, be sad with them first: "That really hurts. I know."',
      why: 'Often it\'s shyness, unusual hobbies, a group that closed early, or just not having met the right one yet. It\'s seldom something wrong with the child. Ask the teacher what they see at break. Some children are alone and content, so ask yours, "Would you like it different?"',
      say: "\"You don't have to be everyone's friend. Who's the one you'd most like to sit next to?\" And after a break-up: \"It's not that you weren't enough. People shift at your age, and it hurts like anything.\" Then something warm to eat, and no advice that evening.",
      should:
        "Help, but from the side. Invite, drive, host, sign up for one thing they like, and don't call other parents to demand a friendship. If they're sad most days, stop eating or sleeping well, or someone's driving the leaving out, bring in the school and the doctor.",
      will: "Very often it changes with a new class, a club or a neighbor's child, though nobody can say when. It depends on regular chances with the same few children. Pick one weekly place and stay a whole season, because friendships need the fourth and fifth time.",
      glad: "That's wonderful, one real friend changes a child's whole week. Have them over again soon while it's warm, feed them well, and stay out of the room. The loud laughing is the best sound in a house.",
    },
  },
  {
    id: 'bad-influence-friend',
    words: [
      /\b(?:bad (?:influence|crowd|company)|wrong (?:crowd|friends)|dont like (?:his|her|their|my (?:son|daughter|kid)s?) (?:friends?|new friend)|friend i (?:dont like|cant stand)|hang(?:s|ing)? (?:out|around) with|forbid (?:my|our|him|her) .*(?:see|friend)|(?:child|kid|friend) i cant stand)\b/u,
      KID,
    ],
    unless:
      /\b(?:my boyfriend|my husband|my wife|ex|my ex|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughters new friend is a bad influence, she talks like her now',
      'my son hangs out with boys who smoke behind the station',
      'can i forbid my kid to see a child i cant stand',
      'my 14 year old is in with the wrong crowd since summer',
      'my son, wrong crowd',
      'her friend is a bad influence, shes 12',
      'he used to be polite, now he spits and hangs out with two boys who were expelled, my son is 13',
      'should i call the parents, my daughters friend is a bad influence and vapes',
      'how do i break them up, she hangs around with a girl who shoplifts, my 14 year old',
      'we moved to a better area because of exactly this, and still my boy found the wrong crowd within a month',
      'i dont like my sons new friend, he looks at me like im staff',
      'am i a snob, i dont like her friends because of how they talk, my daughter is 10',
      'my teen hangs out with thugs',
    ],
    says: {
      told: "Bring the friend you don't like closer instead of forbidding them, because a ban makes a friendship shine. Have them over, feed them, and watch. Talk about acts, not the person: \"I don't like how he talks to his mother. What do you like about him?\" Set your line on what's not allowed, wherever and with anyone. With drugs, theft or danger, a clear no is right.",
      should:
        "Mostly no to forbidding, yes to hosting. At your table you see more than you'd ever hear. Keep firm rules about where, until when and what, and enough other company in the week. Forbid it outright only when there's danger, crime or cruelty.",
      say: "\"I notice you come home different after being with her. I'm not telling you who to like. I am telling you that stealing and being out past ten stay a no.\" Then ask what they get from the friend, and really listen, since that's what they're missing elsewhere.",
      them: "You can't see from outside what pulls them, but often it's being chosen, being brave by proxy, or someone who doesn't expect much. Ask what's fun there. The answer tells you what to offer more of at home, and it shows you're not only the enemy.",
    },
  },
  {
    id: 'shy-child',
    words: [
      /\b(?:shy(?:ness)?|hides behind (?:me|my)|doesnt (?:talk|speak) (?:to (?:strangers|other|anyone)|at school|in class)|selective mutism|introvert\w*|wont say hello|too quiet)\b/u,
      KID,
    ],
    unless:
      /\b(?:my boyfriend|i am shy|im shy|i was shy|date|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter is so shy she hides behind me and wont say hello to anyone',
      'my son doesnt speak at school at all, at home he never stops',
      'the kindergarten says my child is too quiet',
      'can you push a shy 6 year old into a football club',
      'my son is so shy',
      'too shy for preschool, my daughter',
      'he whispers in my ear instead of answering people, such a shy kid',
      'she wont say hello to the neighbours and they think my child is rude',
      'is my 3 year old too introverted or is that just him',
      'at home he sings and bosses everyone around, at a party my 5 year old hides behind my legs for two hours',
      'how do i help a shy teenager order her own food',
      'my husbands whole family is loud and italian, they hug and shout, and my quiet little girl gets told shes too shy',
      'the teacher wants her to speak up more, my daughter doesnt talk in class',
    ],
    says: {
      told: "A shy child warms up slowly, so give them time and an early start: arrive first, when it's one child and not twelve. Don't call them shy in front of others and don't answer for them right away, count to five. \"You can wave if you don't want to talk.\" If they don't speak at all in one place for months, ask the school and doctor, there's good help.",
      should:
        "Nudge, don't push. One small step they nearly dare, with you near, then praise for the trying. A club with a friend works, a cold start in a noisy hall doesn't. If it ends in panic, make the step half as big.",
      normal:
        "Shyness is common in children, and a lot of thoughtful adults started that way. It's a temperament, not a flaw in upbringing. It needs a look only if they never speak outside home for months, or miss out on things they'd love.",
      will: 'Most grow braver with practice, though a quiet child may well become a quiet adult, and that\'s a fine thing to be. It depends on small repeated dares and on nobody making it their name. Notice the brave bits aloud: "You asked for the ice cream yourself."',
    },
  },
  {
    id: 'instrument-lessons',
    words: [
      /\b(?:piano|violin|guitar|cello|flute|drums|recorder|clarinet|trumpet|music (?:lessons?|school|teacher)|choir|saxophone|ukulele|orchestra)\b/u,
      KID,
    ],
    unless:
      /\b(?:husband|boyfriend|died|i want to learn|noise from upstairs|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter wants to quit piano after four years',
      'my son plays violin and its horrible, he has no talent but loves it',
      'practice is a fight every day, my kid cries at the piano',
      'the drums. my 11 year old. our neighbors. help',
      'quit piano? my son',
      'my daughter wont practice violin',
      'is 4 too young for guitar lessons, my nephew begs for it',
      'she plays trumpet at 7 on sunday mornings and we live above a baker, my daughter',
      'i paid for a cello, a teacher, a stand, two years of driving across town, and now my son says he hates it',
      'our kid wants to switch from flute to drums, should i allow it',
      'my grandson played his first recorder concert and missed every note, i was in tears laughing',
      'i was forced to play as a child and swore never to do it to mine, but my 9 year old has such talent at the piano',
    ],
    says: {
      told: "With an instrument, loving it matters more than talent, and ten minutes a day beats an hour of tears. Make it a deal by season: play until the summer concert, then choose freely, stop, switch or go on. Let them pick one song they actually like. If the teacher's the trouble, try another before giving up the instrument. And no talent plus joy is a fine hobby.",
      should:
        'Let them stop at a natural end, not in the middle of a bad week. Agree on a date, play one piece they love until then, and decide calmly. Push on only if they themselves are sad about quitting. A pause, another teacher or another instrument is often the real answer.',
      normal:
        'Fighting over practice is the most common sound in music lessons, and nearly every child wants to quit around the third year. Not being gifted is normal too. Most people who play for pleasure all their lives were never the best.',
      say: "\"You don't have to be good, and you don't have to do it forever. Let's finish this term, you choose the songs, and then you decide and I'll accept it.\" Mean the last part. A free decision often ends in a yes.",
    },
  },
  {
    id: 'kids-football',
    words: [
      /\b(?:football|soccer|team|coach(?:es)?|bench(?:ed)?|tournament|basketball|hockey|baseball|little league|handball|rugby|volleyball|tryouts?|judo|karate|tennis|cricket)\b/u,
      KID,
    ],
    unless:
      /\b(?:won|medal|trophy|champion\w*|proud|shy|plays alone|swears?|swearing|curs\w*|my husband watches|coach potato|work team|my team at|my manager|life coach|football player i|boyfriend|affair|team lead|my ex|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son sits on the bench every saturday and the coach never looks at him',
      'my daughter is the worst in her team but loves it',
      'the coach yells at the kids like its the world cup',
      'my 10 year old wants to quit soccer and my husband is devastated',
      'my boy didnt make the team after tryouts',
      'my son never gets played, football',
      'my daughter wants to quit hockey',
      'the other dads scream at the referee, its u9 soccer, my boy cried',
      'should i force my kid to finish the season with the basketball team',
      'he trains four times a week, has posters on every wall, sleeps in the shirt, and yesterday the football academy dropped my 12 year old',
      'my husband coaches the team and is harder on our son than on anyone',
      'she is the only girl in the judo group, my daughter loves it',
      'how do i tell a nine year old that he is not good enough for the volleyball team',
      'we spend every weekend in cold gyms for handball, my other children hate it',
    ],
    says: {
      told: 'Sport at this age is for the child, so the first question is whether they still come home glad. If yes, the bench matters little. If they were dropped or never get to play, be sad with them first, then help them ask the coach, "What do I need to work on?" A coach who shouts or shames deserves a calm adult word. On the way home, say just one thing: "I love watching you play."',
      should:
        "Let them quit at the end of the season, if they still want to then, since a team counts on them until that day. Before that, find out whether it's the sport, the coach or a teammate. Leave at once if there's humiliation or fear. Then try something else, not nothing.",
      say: 'To your child: "They picked others this time, and I know how much you wanted it. Where could you go on and really get to play?" Or: "You can love something without being the best at it." To the coach, after training, not after a match: "The fun is going. What would it take to get on the field for ten minutes each game?"',
      normal:
        "It's normal to suffer more on the sideline than they do on the bench. And most kids who play won't be stars, they play for the friends and the snacks after. Check whose dream it is. If it's a bit yours, that's human, and good to know.",
    },
  },
  {
    id: 'ballet-gymnastics',
    words: [
      /\b(?:ballet|gymnastics?|dance (?:class|classes|school|lessons?|teacher|recital|team)|cheer ?leading|figure skating|horse ?riding|riding lessons?|pony)\b/u,
      KID,
    ],
    unless:
      /\b(?:strip\w*|my own|husband|died|wedding dance|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter is 9 and her ballet teacher said she has the wrong body',
      'my son wants to do ballet and his grandfather laughs',
      'gymnastics four times a week and she is exhausted, my kid is 8',
      'my girls want a pony and riding lessons, i earn 1900',
      'my daughter, ballet, too strict',
      'is gymnastics safe for a 5yo',
      'she cried after the dance recital because she forgot the steps, my little girl',
      'my son is the only boy in dance class and loves every second',
      'the figure skating costs eat our whole budget, my daughter is good but not that good',
      'the ballet trainer pinched my daughters belly in front of everyone, shes 11',
      'we drive forty kilometres twice a week, in winter on ice, because my niece lives for horse riding',
      'should i let her quit cheerleading in the middle of the year, shes 13, my daughter',
    ],
    says: {
      told: "Ballet, gymnastics, riding and the like are worth it as long as the child's glad, sleeps, eats and still has an afternoon free. A remark about a child's body is a reason to change teachers, and a pinch or a grab goes to the head of the school, in writing. A boy in ballet shoes is a strong boy with good balance. If money's the limit, one trial card, a shared lesson or helping at the stable goes far.",
      should:
        "Let them go on if they ask to go and come back happy, and let them stop if it's for the teacher's or a parent's pride. Cut back when they're tired, hurt or afraid of weighing too much. Leave a place that comments on bodies, straight away and with a reason.",
      say: 'To the teacher: "Please don\'t comment on her body, to her or near her." To relatives who laugh: "He loves it and he\'s working hard. We\'re proud of him, and we\'d like you to come and watch." To the child: "Your body\'s for dancing with. It\'s right as it is."',
      normal:
        "Big dreams, big tiredness and wanting to stop in the same month are normal. Most children try four or five things before one sticks. What isn't normal is fear of the teacher, or skipping food for it. Then act at once.",
    },
  },
  {
    id: 'swim-bike',
    words: [
      /\b(?:(?:learn(?:s|ing)?|teach(?:ing)?|lessons?|cant|afraid|scared|refuses))\b/u,
      /\b(?:swim(?:ming)?|water|bikes?|bicycle|cycling|training wheels|stabilisers)\b/u,
      KID,
    ],
    unless:
      /\b(?:drown\w*|i cant swim|washing|drink\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 7 year old still cant swim and there is a pool party',
      'my son is afraid of water since he slipped in the bath',
      'teaching my daughter to ride a bike and my back is broken',
      'swimming lessons are a circus, my kid refuses to put her face in',
      'my 8yo cant swim',
      'afraid of water, my daughter',
      'how do i teach a 5 year old to ride a bike without training wheels',
      'he screams when water touches his face, hair wash is a drama, my toddler is scared of the shower',
      'im scared of deep water myself and dont want to pass it on, my son starts swimming lessons',
      'everyone in her class has the bronze badge, we have a trip to the lake in june, and my girl refuses to go into the water, shes 9',
      'my nephew fell off the bike once and now hes afraid to try again, cycling is over he says',
      'is it too late to learn swimming at 12, my kid never had a pool',
    ],
    says: {
      told: "Swimming and cycling come in small dares, so let the child set the next one and you hold the towel. For water: shallow, warm, playing, face in when they want, and lessons with someone who isn't you. For a bike: no pedals first, gliding downhill on grass, then pedals in an afternoon. And until they swim well, an adult within arm's reach, always.",
      when: "Many children learn to swim somewhere between five and eight and to ride a bike between four and seven, but later is fine. Readiness beats age. Start swimming lessons soon if you're near water a lot, because that's safety as well as fun.",
      how: 'Take away the hard half first. Bike: saddle low, pedals off, let them glide, then screw them back on. Water: goggles, a shallow pool, blowing bubbles, five good minutes and out. Stop while they still want more. A stranger as teacher often gets further than a parent.',
      normal:
        "Being afraid of the water or the bike is normal and quite sensible. It usually goes with calm repetition, never with a push into the deep end. Don't compare with the neighbor's child. Ten minutes, twice a week, with an ice cream after.",
    },
  },
  {
    id: 'child-lies',
    words: [
      /\b(?:l(?:ie|ies|ied|ying)|liar|making (?:things|stuff) up|makes? (?:things|stuff) up|tells? stories|didnt tell (?:me )?the truth|fibs?|fibbing|tells everyone (?:we|he|she|that))\b/u,
      KID,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|ex|my mother|my father|lies there|lying (?:in|on|down|next|there|here|awake)|i lied|i lie|in bed|stole|steal\w*|santa|cheat\w*|died|liar and i|card|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 6 year old lies about brushing teeth, about everything',
      'caught my daughter lying about where she was on friday, shes 15',
      'my son tells everyone we have a pool and a lion',
      'how do i punish my kid for lying to my face',
      'my son lies constantly',
      'why does my kid lie',
      'she looked me in the eyes with chocolate on her chin and said it wasnt me, my 4 year old lies',
      'he told his class that his dad is an astronaut, my son is making things up',
      'found out my 13 year old lied about the test and about the bus and about whose jacket it is',
      'do all kids lie this much or is my daughter a little liar',
      'we never punish harshly, we always say you can tell us everything, and still my boy lies about tiny things',
      'how do i trust her again, my teenager lied to me for months about where she goes',
    ],
    says: {
      told: 'Children lie to stay out of trouble, to be bigger or to keep something private, so make the truth cheaper than the lie. Don\'t ask what you already know. Say, "I see the toothbrush is dry. Go and do it." A tall tale about a lion wants an ear. With a teenager, set the consequence for the act, and a smaller one when they tell you first.',
      why: "Mostly from fear of your face, wanting to look bigger, or needing a bit of life of their own. Small ones also mix wish and fact. Which it is you'll see from what the lie protects. Take that away, and lying gets rarer by itself.",
      should:
        "Deal with the act and go light on the lie, otherwise they learn to lie better. A fair, known consequence, and less of it when they own up first. Don't set traps with questions you know the answer to. If lying goes with stealing or fear, look for what's behind.",
      normal:
        "It's normal: every child lies, from about three on, and it even shows a growing mind. It doesn't make a dishonest adult. Worry only if it's constant, has real victims or hides something that frightens them. Then ask gently what they're afraid would happen.",
      say: "\"I'd rather hear a bad truth than a nice story. If you tell me now, we fix it together and I won't shout.\" Then keep that, even if it's hard. The first time decides whether there's a second.",
    },
  },
  {
    id: 'child-steals',
    words: [
      /\b(?:st(?:eal|eals|ole|olen|ealing)|shoplift\w*|took (?:money|cash|coins|something|a toy|twenty|a)|thief|pocketed|(?:toy|thing|things|something) that isnt (?:ours|his|hers)|from my (?:purse|wallet|bag))\b/u,
      KID,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|stole my (?:heart|name|bike|car)|name|sister stole|burglar\w*|girl ?friend|identity|kidnap\w*|credit card|robux|hangs (?:out|around)|foster\w*|a taxi|a bus|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 7 year old stole a lip balm from the shop',
      'my son took money from my wallet, 40 euros, third time',
      'daughter came home with a toy that isnt ours from kindergarten, kid is 5',
      'the store called, my teenager was caught shoplifting with friends',
      'my daughter stole something',
      'son takes money from my purse, steals',
      'my 9 year old took a toy from his friends house and hid it in his sock',
      'do i call the police on my own teenager who keeps stealing cash',
      'she steals makeup, shes 14, we are not poor, why',
      'we found seven erasers, two watches and a little silver ring that arent ours in his drawer, my son steals',
      'my nephew stole from my wallet while staying with us and my brother denies it',
      'the security man was nice, i wanted to sink into the ground, my 11 year old pocketed a chocolate bar',
      'should i make him give it back in person, my kid stole pokemon cards at school',
      'my kid shoplifts',
    ],
    says: {
      told: 'Stealing small things is a step most children take once, so make it a matter of putting it right, together and soon. Walk back to the shop with them: "I took this. I\'m sorry. Here it is." Hold the hand, do the talking only if they can\'t. For money from your wallet, they pay it back in parts. If it repeats, ask what it was needed for, before asking why.',
      should:
        "Have them give it back and say sorry in person, with you beside them. It's embarrassing enough, so skip further shame and don't tell the relatives. With a teenager who was caught, let the shop's consequences stand. Repeated theft is a reason to look for pressure, debts or drugs with a counselor, and the police are the last door, not the first.",
      say: '"This isn\'t ours. We\'re taking it back now, and I\'m coming with you." Later: "You\'re not a thief. You took something, and you put it right." For money at home: "You can ask me for anything. Taking it without asking costs trust, and this is how you earn it back."',
      normal:
        "Once or twice is very common, at five because want is stronger than rules, at thirteen for a dare. It's not a sign of a criminal life. Often and secretly is something to look into. Someone may be pressing them, or they're missing something.",
    },
  },
  {
    id: 'child-swears',
    words: [
      /\b(?:swear(?:s|ing)?|swore|curs(?:e|es|ed|ing)|bad words?|f ?word|cuss(?:es|ing)?|rude words|said (?:shit|fuck|damn)|foul mouth\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:curse on|cursed by|evil eye|witch|black magic|i swear|swears the|swore (?:never|to|that|id|he|she)|and swore|swear to god|hex|family curse|curse (?:me|us|on|of)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 4 year old said the f word at my grandmothers table',
      'my son swears like a trucker since he started football',
      'my daughter learned bad words from me in traffic, oops, shes 3',
      'how do you stop a 9 year old from cursing at his sister',
      'my toddler said fuck',
      'kids swearing, what to do',
      'my 6 year old learned the f word on the bus and sings it',
      'is it bad that i laughed when my son cursed at the printer',
      'she calls her brother words i dont even want to write, cursing all day, shes 10, my daughter',
      'we were at church, total silence, baptism of my cousin, and my 3 year old loudly used a bad word',
      'my husband swears in traffic and now the little one repeats it',
      'how do you get a teenager to stop swearing at home',
    ],
    says: {
      told: 'With a small child who swears, your face is the fuel, so be bored: "That\'s not a word for the table," and on. If it came from you, own it and pick a silly replacement together. Older kids can have a place for it: bathroom, yes, at people, no. Words that hurt someone are another matter, and those get repaired with an apology.',
      should:
        "Ignore the first time, name it calmly the second, and only step in hard when it's aimed at a person. Soap, shouting and laughing all make the word more valuable. A swear jar works if you pay in as well.",
      normal:
        "Every child tries out strong words, because they work, and most parents have laughed at one. It's no sign of bad manners to come. Four-year-olds like the effect, ten-year-olds like the club. What counts is whether they can switch it off at grandma's, and that can be learned.",
      say: '"That word makes people turn around, I know. In our family we don\'t use it on people. You can say \'blistering barnacles\' as loud as you like." To the grandmother: "We\'re working on it," with a straight face.',
    },
  },
  {
    id: 'child-death-questions',
    words: [
      /\b(?:(?:asks?|asking|asked|questions?|explain\w*|tell|talks?|talking|scared|afraid|obsessed|understand))\b/u,
      /\b(?:death|dying|die|dies|heaven|dead)\b/u,
      KID,
    ],
    unless:
      /\b(?:suicid\w*|kill|want(?:s)? to die|wants to be dead|husband|my mom|my mum|my dad|cancer|grandm\w*|grandp\w*|grandfather|hamster|dog|cat|guinea|rabbit|fish|father died|mother died|killed|died|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 5 year old asks every night if i will die',
      'how do i explain death to a kid, she found a dead bird',
      'my son is obsessed with death, skeletons, graves, everything',
      'my daughter asked where people go when theyre dead and i froze',
      'my 4yo talks about dying',
      'will you die, asks my son',
      'we passed a cemetery and since then my daughter asks about death all day',
      'how do i explain heaven to my kid if i dont believe in it',
      'is it normal that a 6 year old is scared of dying in her sleep',
      'on the way to kindergarten, between two red lights, my son asked me what it feels like to be dead',
      'my niece asked me if her mommy will die too and i had no answer',
      'my little boy talks about death like about the weather, should that worry me',
      'My 9yo asked me what happens when you die while i was parallel parking. i said ask your father. feel like i failed',
    ],
    says: {
      told: 'Children ask about death the way they ask about rain, so answer short, true and near. "Dead means the body has stopped working. It doesn\'t hurt. I plan to be here for a very long time, and you\'d always be looked after." Avoid "fell asleep" and "went away," which frighten. Say what you believe as "I believe." Then let them go and play, and come back to it.',
      say: '"Everyone dies one day, mostly when they\'re very old. I expect to be with you till you\'re big and bored of me. And there\'d always be someone to take care of you." If they ask where people go: "Nobody knows for sure. Some believe this. I believe that."',
      normal:
        "Asking about death is normal, and between four and eight nearly every child has a time of it, even with relish. They're working out one of the largest facts there is. It needs calm answers, not worry. If a child says they themselves want to be dead, ask more and get a doctor's help.",
      why: "Because they've just understood that things end, and are checking whether you do. A bird, a film or an overheard word can start it. Under the question is nearly always another: who'd take care of me? Answer that one too, with names.",
    },
  },
  {
    id: 'santa-tooth-fairy',
    words: [
      /\b(?:santa|father christmas|christkind|tooth fairy|easter bunny|elf on the shelf|st nicholas|sinterklaas|three kings)\b/u,
    ],
    unless:
      /\b(?:lost (?:his|her)|comes tonight|secret santa|santa (?:fe|monica|cruz|barbara|maria)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 8 year old asked me straight if santa is real',
      'a kid on the bus told her about the tooth fairy and she cried all evening',
      'i forgot the tooth fairy money, what now',
      'my husband is against lying about santa, i love it',
      'elf on the shelf is killing me, day 9',
      'is santa real, she asks',
      'tooth fairy forgot us',
      'when do you tell kids the truth about santa, mine is 10 and still believes',
      'my older son told his little sister that the easter bunny is mom',
      'we are muslim, he goes to a catholic kindergarten, and now he writes letters to father christmas',
      'what does the tooth fairy pay these days, a kid in class got 20',
      'am i lying to my child with this whole santa thing',
      'it was two in the morning, i crawled over the floor with a coin in my mouth, and she opened her eyes, tooth fairy is dead',
      'she still leaves cookies for santa at 12, i think she does it for me',
    ],
    says: {
      told: 'When a child really wants to know about Santa or the fairies, the answer can be a promotion: "Now you know the secret, so you get to help make it for others." Before that, ask, "What do you think?" and you\'ll hear if they want truth or magic. A forgotten tooth is easily saved: she was snowed under, look again tonight. And traditions that exhaust you may retire.',
      should:
        'Tell them when they ask seriously, twice, and look you in the eye. Till then "what do you think?" is fair play. If a sibling still believes, swear them in as a helper. Skipping it from the start is fine as well, the love isn\'t in the beard.',
      say: '"You\'re old enough for the secret. There\'s no one man. There are all the people who love you, doing it quietly, and now you\'re one of them. Who shall we surprise?" For a forgotten coin: "She had a long night. She\'s left a note to say sorry."',
      when: "Most children work it out between seven and ten. The time's right when they ask to know and not to be soothed. If the class is already laughing, tell them before the others do, at home, with cocoa, and give them the helper's job right away.",
      normal:
        "Both the tears and the shrug are normal, and few children hold the story against their parents. Most are proud to know. You being sad about it is the more common case, since it's one more door closing softly.",
      glad: "That's sweet, and maybe it's a gift both ways by now. Keep the cookies going as long as someone enjoys them. Traditions often live on happily after everyone knows.",
    },
  },
  {
    id: 'sex-questions',
    words: [
      /\b(?:where (?:do )?babies come from|(?:the|birds and the) (?:bees|sex talk)|sex (?:talk|ed|education)|explain sex|asked (?:me )?(?:about|what) (?:is )?sex|puberty|first period|got her period|touch(?:es|ing) (?:himself|herself)|masturbat\w*|walked in on us|porn)\b/u,
      KID,
    ],
    unless:
      /\b(?:stays in (?:his|her) room|husband (?:watches|pays|looks)|wife watches|boyfriend|abus\w*|molest\w*|ex watches|died|killed|suicid\w*|raped?|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 5 year old asked where babies come from in the supermarket queue',
      'our son walked in on us and asked if i was hurt, hes 6',
      'my daughter is 10 and i think i need to have the puberty talk',
      'found porn on my 12 year olds tablet',
      'my 4 year old touches himself while watching tv',
      'where do babies come from, asks my 4yo',
      'my son found porn, help',
      'she got her first period at school and didnt tell me, my daughter is 11',
      'how do i talk about puberty with my son, my husband refuses',
      'my 7 year old asked what sex is during dinner with my parents',
      'is it normal that my little girl keeps touching herself in the bath',
      'i grew up in a house where nobody ever said a word about it, and now my daughter needs the sex talk',
      'he heard us last night, at breakfast he said nothing, my 9 year old walked in on us',
      'which age for sex education, my niece is 8 and asks me everything',
      'sex talk with my son, how',
    ],
    says: {
      told: 'Answer questions about sex and bodies short, true and calm, at the age they ask, and stop when they stop. "A baby grows in a place called the womb." Later you add the rest, in small talks, not one big one. Touching themselves is normal, and private. If they\'ve seen porn: no anger, "That\'s made for adults and it isn\'t how it really is. You can ask me anything."',
      say: '"Good question. I\'ll answer it properly at home tonight." Then do. Small ones: "Two cells meet, one from a man and one from a woman, and a baby grows in the belly." If they walked in: "We were cuddling as grown-ups do. Nobody was hurt. Next time please knock."',
      when: "Earlier than feels comfortable, in small pieces: names for body parts from the start, where babies come from by about school age, puberty before it begins, so around eight to ten. If they ask, it's time. If they never ask, leave a good book lying about.",
      normal:
        'Asking, looking and touching are normal at every age, and so is your red face. What should make you stop and ask more is knowledge far beyond their age, fear, or someone telling them to keep secrets. Then stay calm, and speak with a doctor or a child protection line.',
    },
  },
  {
    id: 'pet-for-child',
    words: [
      /\b(?:(?:wants?|want|asks?|asking|begs?|begging|get|buy|promised|for my|give|wish\w*))\b/u,
      /\b(?:dog|puppy|cat|kitten|hamster|guinea ?pigs?|rabbit|bunny|pet|parrot|horse|pony|fish)\b/u,
      KID,
    ],
    unless:
      /\b(?:died|dead|dying|die|lost|imaginary|plush\w*|disappeared|allerg\w*|bit|bite|husband wants|vet|put down|rehome|nightmare\w*|divorce|lessons?|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter begs for a dog every day and i know who will walk it',
      'should we get our 6 year old a hamster',
      'promised my son a cat if his grades go up and now they did',
      'the kids want a guinea pig, we live on the fourth floor',
      'my kids want a dog',
      'hamster for my daughter?',
      'he wrote a contract that he will feed the cat and signed it with a paw, my son wants one so bad',
      'should i get a rabbit for a 5 year old or is that animal cruelty',
      'my ex promised our daughter a puppy and i am the one with the flat',
      'we both work, the landlord is strict, our holidays are abroad, and the kids keep begging for a kitten',
      'is a fish a good first pet to get a 4 year old',
      'my daughter has been asking for a pony since she could talk, now its a horse, she wants nothing else',
      'we gave in and get two guinea pigs on saturday, my kids scream with joy',
    ],
    says: {
      told: "A pet for a child is a pet for the adults, so say yes only to the animal you'd care for yourself. Test it first: borrow the neighbor's dog for two weeks of walks in the rain, or look after a class hamster over the holidays. Small ones like hamsters are awake at night and short-lived, rabbits and guinea pigs need one of their own kind. A shelter will advise you honestly.",
      should:
        "Yes, if you want that animal too, have the time and money for it, and someone for holidays. No, if it's meant to teach responsibility, because you'd end up resenting the lesson. Start with a trial: walk a neighbor's dog every morning for a month and see who gets up.",
      say: "\"I know how much you want one. Let's try out the work: you walk the neighbor's dog with me every Saturday and Wednesday until summer, then we'll decide.\" If it's a no: \"We can't give an animal a good life here right now. I'm sorry. You may be cross.\"",
      will: "Most children are keen for some weeks and then it's yours, and no promise signed at the kitchen table changes that. What does last is the friendship with the animal. Plan the care as if the child did none of it, and be pleased with whatever they do.",
      glad: 'How exciting, a pet in the house is a big day for a child. Let the animal have quiet for the first day or two, agree on who feeds when, and take a photo of that first meeting.',
    },
  },
  {
    id: 'kids-pet-died',
    words: [
      /\b(?:died|dead|dying|passed away|put (?:him|her|it|to) (?:down|sleep)|die)\b/u,
      /\b(?:hamster|guinea ?pigs?|rabbit|bunny|gold ?fish|fish|budgie|parakeet|turtle|gerbil|budgies|(?:our|his|her|my) (?:bird|chicken|chickens)|cat|dog|kitten|puppy)\b/u,
      KID,
    ],
    unless:
      /\b(?:killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughters fish died and she wants a funeral',
      'sons goldfish died this morning and he wants to bury it in the garden',
      'my daughters hamster died last night, do i just buy the same one',
      'the goldfish is dead and my 4 year old wants to see it',
      'our dog has to be put to sleep, how do i tell the kids',
      'my son found his rabbit dead and hasnt spoken since',
      'her hamster died, shes 6',
      'how to tell kids, cat died',
      'he wants to dig up the guinea pig to see how it looks now, my son, it died a week ago',
      'do i let my 5 year old see the dead budgie',
      'my daughter thinks its her fault that the bunny died because she forgot the water',
      'we told the children the dog went to a farm, now my son asks to visit, but the dog is dead',
      'the cat was older than both of them, slept in their beds every night, and yesterday it had to be put to sleep, my kids wont stop crying',
      'is it silly to hold a funeral for a goldfish that died, my little girl wants music',
      'the neighbors ran over our kitten, it is dead, my boy saw it happen',
      'How do I tell my kids that the rabbit died while they were at camp',
    ],
    says: {
      told: "I'm sorry, that's often a child's first real goodbye, and an animal's death can be told straight, before it or after, even if you said something else at first: \"His body stopped working, and it wasn't your fault.\" Let them see and stroke if they want and it isn't a hard sight, say goodbye with a drawing, and cry along if you need to. Don't swap it secretly for another. The new one can wait until they ask.",
      say: '"I\'ve got something sad to tell you. He died last night. He didn\'t do anything wrong and neither did you." Use the word died, since asleep or gone away makes beds and journeys frightening. Then: "Would you like to say goodbye to him?"',
      should:
        "Tell the truth, and don't replace it on the quiet. Children mostly notice, and what they'd learn is that grief must be hidden. Wait for another animal till the tears are shorter and they bring it up. Let them decide how to say goodbye, with a look, a song or a funeral.",
      normal:
        'Deep grief over a small animal is normal, and so is playing happily ten minutes later. Children step in and out of sadness like puddles. Silence for a few days is fine too. If sleep and appetite stay away for weeks, speak with the doctor.',
    },
  },
  {
    id: 'change-school',
    words: [
      /\b(?:(?:new|chang\w*|switch\w*|mov\w*|transfer\w*|different|another|private|which|choos\w*|boarding) (?:to )?(?:a )?(?:new )?schools?|school place|waldorf|montessori|home ?school\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:boarding|im a teacher|my job|special needs|driving school|i was at|teach at|art school|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'we move in january and my daughter has to change schools in the middle of the year',
      'should i send my son to private school, it would take all our savings',
      'my kid started a new school and eats lunch in the toilet',
      'thinking about homeschooling my 9 year old',
      'new school, my son hates it',
      'should my daughter change schools',
      'third move in four years because of the army, another new school for the kids',
      'how do i choose a school for my 10 year old, private or public, everyone has an opinion about private schools',
      'she begs me to change schools and wont say why, my 12 year old',
      'is montessori worth the money for a normal kid',
      'we got the letter today, after two years on the list my son has a school place at the other end of town',
      'homeschooling three children and i havent had a minute alone since spring',
    ],
    says: {
      told: "With a change of school, one familiar face matters more than the building, so get one early: a child from the class, a club, a neighbor. Give a new school some months before judging. But if a child hides at lunch or begs to leave, ask who or what it is, and see the teacher this week. When you're choosing, visit on an ordinary morning and look at the break, there you see how they treat each other.",
      should:
        "Change if the child's been unhappy for months and the school isn't moving, stay if it's one conflict that can be solved. Sums for a private school should leave you able to sleep at night. Let an older child have a real vote. Ask for a trial day wherever it's possible.",
      will: 'Most children find their feet within a few months, though nobody can promise it. It depends on one friend, one kind teacher and keeping contact with an old friend or two. Look for the first invitation home, and make it easy: you host, you drive.',
      say: '"You\'ll miss them, and it\'s all right to be angry about this move. We\'ll visit in the holidays. What do you want to know about the new school?" To the new teacher: "Could you seat her next to someone friendly for the first weeks?"',
    },
  },
  {
    id: 'learning-difficulty',
    words: [
      /\b(?:dyslexi\w*|dyscalculi\w*|adhd|add|autis\w*|special needs|learning (?:difficult\w*|disabilit\w*)|iep|assessment|cant (?:read|sit still|concentrate)|asperger\w*|on the spectrum)\b/u,
      KID,
    ],
    unless:
      /\b(?:diagnosed|i have adhd|my adhd|husband (?:has|is)|boyfriend|girlfriend|im autistic|boss|add (?:him|her|me|that)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'school thinks my son has adhd and i dont know what to believe',
      'my daughter is 8 and cant read, they say maybe dyslexia',
      'waiting 14 months for an autism assessment for our child',
      'should i tell my kid about his diagnosis, autism',
      'is my daughter autistic',
      'she writes letters backwards at 9 and the school says wait, could it be dyslexia, my kid is suffering',
      'should i medicate my 8 year old for adhd, my whole family is against it',
      'my husband says add is an excuse for lazy kids, our son cant concentrate',
      'we always thought he was just a dreamer, loves trains, hates socks, and now the doctor wants an autism assessment for our son',
      'how do i explain to my child that he has dyslexia',
      'my special needs son turns 6 and nobody tells us which school',
      'the school rang again. thats 4 times this term. hes got an assessment for adhd but its a 2 year wait',
    ],
    says: {
      told: "A question like ADHD, autism or dyslexia is best answered by a proper assessment, and the help can begin before the label does. Ask the school today what they can change now: seat, extra time, shorter tasks, breaks. Keep a notebook of what helps. And your child is the same child as yesterday, only with better instructions. Parents' groups know the quick ways in your town.",
      should:
        'Lean toward the assessment, and toward telling the child, in their own size: "Your brain works a bit differently. It makes this harder and that easier." They\'ve noticed already. About medicine, let the specialist explain what it can change and what to watch for, and decide by that, not by the relatives\' votes. You can go back with doubts at any point.',
      say: 'To the child: "You\'re not stupid and you\'re not naughty. Your brain learns in another way, and we\'re finding out how." To the school: "While we wait for the assessment, what can be tried from Monday?" Ask for it in writing, kindly.',
      will: "No one can say how far it'll go, but children with the right support usually do much better than their worst year suggests. It depends on help that starts early, one adult who believes in them, and one thing they're good at. Guard that one thing.",
      glad: 'It can be a real relief when a difficulty gets a name or help at last, and tears with it are fine. Nothing about your child changed today, only the instructions got better. Pick one thing to ask the school for this week.',
    },
  },
  {
    id: 'school-run-mornings',
    words: [
      /\b(?:school run|school bus|(?:get(?:ting)?|gets) (?:\w+ )*(?:dressed|ready|out (?:of )?(?:the )?(?:house|door))|shoes on|late (?:for|to) school|mornings? (?:are|is|chaos|hell|rush|routine)|morning (?:is|a|chaos|rush|routine|drama|stress|fight)|mornings with (?:\w+ ){0,2}(?:kids|children|twins|toddlers?)|every morning (?:is |the same |a )+|missed the bus)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|school|twins|toddlers?|(?:\d|1\d) ?(?:yo|(?:yr|year)s?[ -]?old))\b/u,
    ],
    unless:
      /\b(?:boarding|my job|empty|im late|my boss|husband|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'mornings are hell, it takes 50 minutes to get two kids out of the door',
      'my son will not get dressed, every day late for school',
      'the school run eats two hours of my day and i work full time',
      'my daughter is slow as a snail and i end up screaming about shoes on',
      'late for school again, kids',
      'mornings with kids are hell',
      'he puts on one sock and forgets what the other one is for, my son takes an hour to get dressed',
      'how do other moms get three kids out of the house by seven',
      'i shout get your shoes on about forty times before school',
      'should i let my 10 year old miss the school bus so she learns',
      'i leave at six for the early shift, so the kids have to get ready alone, and every day one of them is late to school',
      'she changes outfits five times and we are always late for school, 6 year old diva',
      'why is every morning a rush with my daughter, we get up early enough',
    ],
    says: {
      told: 'Win the school morning the evening before: clothes laid out down to the socks, bag at the door, breakfast decided. Then one list with pictures, in order, so the list does the nagging and not you. Get up fifteen minutes before them, it changes your voice. Share the run with one other family, one week each. And let them be late once, with their own explanation.',
      how: 'Evening: bag, clothes, shoes by the door. Morning: no screens, dress before breakfast, one song as the signal for shoes. Say the next step only, with a hand on the shoulder, not from another room. Ask a neighbor to swap school runs, two days each.',
      normal:
        'Shouting about shoes at ten to eight is common, nearly every parent knows it. Children live outside time and you live inside it. A short "I\'m sorry I yelled, tomorrow we start earlier" mends the day. Then change the evening, since mornings are made there.',
      why: "Because small children have no clock inside, and every sock is interesting. Some also drag because the parting or the school day is hard. If it's only school mornings, ask about school. If it's every morning, it's pace, and a list with pictures helps.",
    },
  },
  {
    id: 'lunch-box',
    words: [
      /\b(?:lunch ?box(?:es)?|packed lunch(?:es)?|school lunch(?:es)?|bento|school snacks?|canteen|comes? (?:back|home) (?:full|uneaten))\b/u,
    ],
    unless:
      /\b(?:my work|bully|bullied|my colleague|fat|office|coworker|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'the lunch box comes back full every day',
      'other moms make bento with star shaped carrots and i put in a roll',
      'the nursery sent a note because i packed a cookie in the lunchbox',
      'my daughter trades her school lunch for chips',
      'lunch box ideas, please',
      'school lunch always comes back',
      'he eats nothing of his packed lunch because there is no time, he says',
      'the kindergarten has a rule for everything, no nuts, no sugar, no plastic, i give up on the lunchbox',
      'my daughter is embarrassed about our food, kids say her lunch box smells',
      'what can i put in a packed lunch for a kid who hates bread',
      'it was 6 am, i found last weeks banana in the bottom of the bag, black, alive i think, next to the lunchbox',
      'is the school canteen really that bad, my son lives on fries there',
    ],
    says: {
      told: "A lunch box has to be quick to open, quick to eat and familiar, everything else is decoration for adults. Children have ten minutes and would rather talk. Put in half of what you think, cut small, the same five things in rotation, and let them pack one part themselves. What comes back gets eaten at four. If there's a rule at school, ask for the list.",
      how: 'Make a formula: one filling thing, one crunchy, one fruit, one small pleasure. Pack it the evening before, cut so it needs no peeling, in a box they can open alone. Let the child choose between two for each slot. Five repeating boxes are plenty for a year.',
      normal:
        "Full boxes coming home are normal, because break is for running. And a plain roll is a good lunch. Carved carrots feed the photo. If they're ravenous and cross at pickup, bring a snack to the gate, and leave it at that.",
      why: "Mostly because time's short, the lid sticks, it's gone soggy, or a friend has chips. Sometimes someone made a remark about the food. Ask, \"What did the others have?\" and you'll get it in passing. Then change one thing, not all.",
    },
  },
  {
    id: 'nits',
    words: [/\b(?:nits|head ?lice|lice|louse)\b/u],
    unless:
      /\b(?:ring|picking nits|police|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'school sent the letter again, lice, third time this year',
      'found nits in my daughters hair at 10pm and now my head itches too',
      'do i have to tell the other parents about the head lice',
      'my ex never checks and the kids come back with lice every second weekend',
      'nits again!!',
      'lice, how do i tell school',
      'she has hair down to her hips and lice, do i cut it',
      'i think i caught head lice from my nephew, im 34 and mortified',
      'why do they keep coming back, we have done the lice shampoo four times',
      'my mother in law said its because our house is dirty, its nits, everybody gets nits',
      'we are on a train to vienna, six hours to go, my daughter scratches, i look, and its full of lice',
      'do nits live on pillows and car seats',
    ],
    says: {
      told: 'Lice are a nuisance and no sign of dirt, and a fine comb with lots of conditioner is the real weapon. Get a product from the pharmacist, comb on wet hair in good light, and repeat after about a week, because the eggs hatch later. Check everyone in the house the same evening. Tell the school and the close friends, or it comes back round.',
      should:
        "No need to cut any hair, but do tell the others, quickly and without shame: it's how the circle stops. \"We've got lice, please check, we're treating today.\" Treat only heads where you find live ones, and ask the pharmacist which product suits young children or pregnancy.",
      how: "Conditioner on wet hair, section by section, comb from the scalp, wipe the comb on a tissue. Do it every few days for two weeks, next to the product from the pharmacy. Wash pillowcases and hats hot. You don't need to scrub the house, they don't live long off a head.",
      say: '"Just so you know, we found lice last night and have treated. You might want to check." For a second household: "We need both homes to comb on the same days, Tuesday and Saturday. Can you do yours?" It\'s everyone\'s turn sooner or later, so a shrug in your voice helps.',
    },
  },
  {
    id: 'chickenpox',
    words: [/\b(?:chicken ?pox|varicella|pox party)\b/u],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'chickenpox in the whole kindergarten and im pregnant',
      'my son has chicken pox and scratches till it bleeds',
      'we fly on saturday and she has spots, chickenpox i think',
      'third kid now with chickenpox, i have been home for five weeks',
      'is it chickenpox',
      'chicken pox on holiday',
      'both kids covered in chickenpox and my husband is on a work trip of course',
      'how long is she contagious with chickenpox, there is a wedding on saturday',
      'i never had chickenpox as a kid and now my son brought it home, im 37',
      'the vaccine costs extra here, we skipped it, and now all three of them have chicken pox in the same week',
      'will the scars go away, he scratched his chickenpox on the face',
      'a neighbor invited us to a pox party, is she insane',
    ],
    says: {
      told: "Chickenpox means home, short nails, lukewarm baths and patience until every spot has crusted. A pharmacist can recommend something for the itch, and ask which fever medicine is suitable, because some aren't with chickenpox. Pregnant people and other adults who never had it, newborns and those with weak immunity should call a doctor right away. So should anyone with a very drowsy child, bad headache or hot red skin.",
      how: 'Cool, short, covered. Lukewarm baths, loose cotton, cut nails, mittens or socks on hands at night, and a lotion from the pharmacist. Plenty to drink. Let them count and dab the spots, it keeps hands busy. Call the doctor if a spot gets hot and swollen or the child seems really ill.',
      when: "Usually a child can go back when all spots are dry and crusted, often about a week after the first ones, but ask your school's rule. They're catching already a day or two before the spots. So tell the friends from the weekend, and any pregnant ones first.",
      should:
        "Stay home and let travel and visitors wait until all the spots have crusted. Airlines and hosts usually ask for that. Call the doctor by phone first rather than sit in the waiting room. If you're pregnant and unsure whether you've had it, ring today.",
    },
  },
  {
    id: 'sick-child-work',
    words: [
      /\b(?:sick|fever|flu|ill|temperature|ear infection|stomach bug|vomit\w*|puk\w*|throwing up|norovirus|tonsil\w*|cough\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:infection and cries|(?:3[89]|40)(?:\.\d)? (?:degrees|fever|temp\w*)|fever (?:of|is|since|dangerous)|temperature tonight|throwing up all night|3\d\.\d|vomit since|wake my child|fever is gone|dont want one|pregnan\w*|daycare|nursery|kita|cancer|leuk\w*|sick of|terminal\w*|mentally ill|sick and tired|one twin|cocomelon|home ?sick|car ?sick|love ?sick|hospital|feel sick|fever dream|dying|makes me sick|died|killed|suicid\w*|raped?|molest\w*|abus\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my kid has a fever again and my boss rolled her eyes',
      'stomach bug, my 3 year old threw up in the bed, in the car, on me. vomit everywhere',
      'who stays home when our son is sick, always me',
      'my daughter has had a cough for weeks',
      'kid sick again, no leave left',
      'who do i call, my daughter has ear infection and i have the most important meeting of the year at nine',
      'husband says his job is more important so i stay home with every sick child',
      'should i send him to school with a cough, my 8 year old wants to go',
      'we finally had tickets, hotel, a whole weekend without work, and my 4 year old got the stomach bug tonight',
      'i used up my own vacation because my kids are always ill',
      'my toddler threw up on my laptop, vomit in the keyboard',
    ],
    says: {
      told: 'A sick child is the whole job for today, so drop what can be dropped and send one message to work: "My child\'s ill, I\'m out today, back in touch at four." Rest, small sips. With another parent, split the days by calendar, not by salary. See a doctor for anything that drags on for weeks, and at once for trouble breathing, a limp child, no pee, a rash that stays when pressed, or fever in a young baby.',
      should:
        'Keep them home with fever, vomiting or a worn-out face, and take the day if you possibly can. A mild cough in a lively child can usually go. For a doctor, go by how the child looks: drinking and playing a bit between is reassuring, while limp, hard to wake, breathless or not drinking means today. A cough of several weeks should be listened to as well.',
      normal:
        "It's normal to feel torn and to resent it a bit, even with a hot little head on your arm. Small children are ill many times a year. The eye-rolling boss will forget. Agree tonight who takes which day next time, so it isn't always the same one.",
      say: 'To work: "My child\'s ill and I\'m at home today. I can look at messages at noon and at four." No apology beyond that. To the other parent: "I took the last three. The next two are yours, so please tell your boss now."',
    },
  },
  {
    id: 'costume-day',
    words: [
      /\b(?:costumes?|dress(?:ing|es|ed)? up (?:as|day|like)|world book day|fancy dress|carnival|halloween|school play|nativity|recital|school concert|assembly)\b/u,
      KID,
    ],
    unless:
      /\b(?:dance|ballet|sweets|candy|husband|my boyfriend|sexy|office party|my own costume|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'world book day tomorrow and my son just told me, 9pm',
      'my daughter is a tree in the school play and furious about it',
      'my boy wants to go as elsa for carnival and my father is losing it',
      'i cant come to my kids recital because of work and she cried',
      'costume for my kid, tomorrow',
      'my son refuses the school play',
      'she plays sheep number four in the nativity and practises bah all day, my daughter',
      'can my boy go as a princess for halloween, he is 6',
      'i forgot the school concert completely, i was in a meeting, and my daughter looked for me in the crowd',
      'should i buy a costume for 40 euros for one afternoon, my kid wants spiderman',
      'grandparents laughed during the recital and my son heard it',
      'i cant sew, i cant draw, i have a full time job and three kids, and now there is world book day',
      'she was so good on stage at the school play, my quiet girl, shes 9, i bawled',
    ],
    says: {
      told: "For costumes and school plays, what counts is that the child feels seen, not sewn. A bedsheet, cardboard and tape make nearly anything by morning, and a book with a character in everyday clothes saves the rest. Whatever they want to be, a tree or Elsa, may be worn with pride. If you can't be there, get a video, watch it together tonight and clap properly.",
      how: "Take what's in the closet and choose the character from there: striped shirt, old hat, one drawn prop. Cardboard, tape and face paint carry any costume. Ask the class chat for spares at once. Ten minutes, no sewing, and let the child cut the ugliest piece, they'll love that one.",
      should:
        'Let them go as what they chose, if it\'s safe and warm enough. A boy as Elsa is a child in a blue dress for one day, and the joy is the point. Prepare one answer for teasing: "It\'s a costume. I like it." Tell the relatives beforehand to keep it kind.',
      say: "To the small tree: \"Without a forest there's no story, and I'll be looking only at you.\" If you can't come: \"I'm really sorry. Show me the whole thing tonight in the living room, I'll sit in the front row.\" Then keep that date.",
      glad: "How wonderful, a child on a stage looking for your face is worth every costume made at midnight. Tell them tonight the one moment you liked best, in detail. That's the part they keep.",
    },
  },
  {
    id: 'sharenting',
    words: [
      /\b(?:post(?:s|ed|ing) (?:him|them|her|of (?:him|her))|(?:pics|photos?|pictures?|videos?) (?:\w+ ){0,2}posted|film(?:s|ed|ing) (?:our|my|her|his|the) (?:son|daughter|kids?|child|children|baby)|(?:post(?:s|ed|ing)?|upload\w*|share[sd]?|sharing|put(?:s|ting)?) (?:\w+ )*(?:photos?|pictures?|pics|videos?)|(?:upload\w*|posts|posted|posting) (?:our|my|his|her) (?:son|daughter|kids?|child|children|baby)|(?:photos?|pictures?|pics|videos?).*(?:facebook|instagram|tiktok|online|whatsapp))\b/u,
      KID,
    ],
    unless:
      /\b(?:nudes?|naked|ex girlfriend|my own|blackmail\w*|cheat\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my mother in law posts photos of my baby on facebook though i said no',
      'my sister shares videos of her kids crying for likes',
      'should i put pictures of my daughter online at all',
      'my ex uploads our son on instagram with his new girlfriend',
      'no photos of my kids online',
      'she posts my baby on instagram',
      'my brother put a video of my son in the bath on facebook',
      'how do i tell grandma to stop sharing pictures of my daughter',
      'the kindergarten uploaded photos of the children to their website without asking me',
      'i am a small influencer, my followers love my son, and my husband says i should stop posting him, all those pictures',
      'my 13 year old found the pics i posted of her as a toddler and is furious',
      'is it overprotective that we dont share photos of our newborn at all',
      'my ex wife films our kids for tiktok and i have no say, videos every day',
    ],
    says: {
      told: 'Photos of a child online are for the parents to allow, and later for the child, so one clear rule for everyone is fair. Offer something instead: a private album or family chat where there are plenty. "We don\'t post the kids. You\'ll get the best ones here. Please take those down tonight." If you posted them yourself and your child minds, delete them and say sorry. If it goes on, the platforms have a form for pictures of minors.',
      say: '"We\'ve decided not to put our child on the internet, with anyone. Please delete the ones from Sunday. I\'ve made an album for you with all the good ones." Then check once and thank them. If it happens again: "Then no photos for now, I\'m sorry."',
      should:
        'Lean toward not, or only to a small private circle. What\'s online stays, and a child can\'t agree to it yet. Leave out the bath, tears, school names and places in any case. From about seven, ask them: "May I send this?" and stick to the answer.',
      normal:
        "You're not overreacting. It's your child's face and it doesn't come back. Most relatives post out of pride and simply never thought about it. One friendly explanation usually does it. A second time, with you having asked, is worth being firm about.",
    },
  },
  {
    id: 'parents-chat-group',
    words: [
      /\b(?:(?:parents?|class|moms?|mums?|school|kindergarten|mothers|mother) (?:whats ?app|chat|group chat|group)|whats ?app group|other (?:moms|mums|mothers|parents)|mom friends|mum friends|playground (?:moms|mums)|mom group|class rep)\b/u,
    ],
    unless:
      /\b(?:lice|nits|my friends? group|lunch ?box|bento|daycare with fever|birthday|horses|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'the class whatsapp group sends 80 messages a day about a lost hat',
      'other moms at the gate ignore me, i feel back in high school',
      'someone in the parents chat attacked my son without naming him',
      'how do you make mom friends at 36',
      'i hate the parents chat',
      'other moms exclude me',
      'i was voted class rep because i went to the toilet',
      'how do i leave the mums whatsapp group without offending anyone',
      'the kindergarten group chat is debating gluten again at 11 at night',
      'as the only dad at pick up i get polite nods, the other mothers have coffee together and nobody asks me',
      'im from peru, my dutch is bad, i bring cake, i smile, and still the other parents never talk to me',
      'why do playground moms judge so much, one looked at my shoes',
      'made my first real mom friends today, we laughed till we cried',
    ],
    says: {
      told: 'With other parents, go for one person and not for the group. Mute the chat, read it once in the evening, and never answer anything heated in there: "Let\'s talk about this in person." At the gate, the same small sentence to the same friendly face each day builds more than charm. Then: "Do you two want to come to the playground on Thursday?" Most are as unsure as you.',
      how: "Pick one parent whose child yours likes, and offer something with an end: playground Thursday, four to five. Do it three times, that's usually when it takes. Mute the group chat and look at it once a day. You don't need the circle, you need one who'd pick your child up when you're stuck.",
      normal:
        "Feeling back in high school at the gate is common, also among the ones who look so settled. They mostly met years ago at some baby course. It's rarely about you. And hating the class chat is nearly universal.",
      say: 'In the chat: "I\'d rather talk about this directly, I\'ll call you tonight." Then leave it. At the gate: "I always see you here and never know your name." It\'s a bit awkward for four seconds and then it\'s done.',
      glad: 'How nice, a friend among the other parents makes every school event half as long. Fix the next coffee before the week runs away, and let the group chat be the group chat.',
    },
  },
  {
    id: 'mom-guilt',
    words: [
      /\b(?:(?:mom|mum|mother|dad|father|parent|parental|working mom) guilt|guilt\w*|bad (?:mom|mum|mother|dad|father|parent)|fail\w* as a (?:mom|mum|mother|dad|father|parent)|working (?:mom|mum|mother|parents?)|always at work|not enough time (?:for|with)|i miss everything|missing (?:everything|their childhood|her childhood|his childhood))\b/u,
      /\b(?:kids?|children|child|sons?|daughters?|bab(?:y|ies)|toddlers?|work\w*|mom|mum|mother|dad)\b/u,
    ],
    unless:
      /\b(?:bit(?:es|ing|e)?|yell\w*|scream\w*|shout\w*|formula|daycare|my mother|my dad|died|death|tv|leave|cosleep\w*|one and done|divorc\w*|marks|parents are|cheat\w*|affair|hit|slap\w*|simple|party|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i work full time and feel like a bad mom every evening',
      'im a nurse on shifts and i miss everything my kids do',
      'my daughter said you are always at work and it was a knife',
      'guilty when i work, guilty when im with my children and look at my phone',
      'mom guilt, every day',
      'am i a bad mother',
      'i forgot spirit day, the trip money and my sons water bottle in one week, bad mom',
      'why do i feel guilty when i go to the gym for one hour without the kids',
      'he called the babysitter mama by accident and i am always at work, my son',
      'i have two jobs, cleaning in the morning, call center at night, and the working mom guilt never stops',
      'do fathers have this too, dad guilt, i see my kids one hour a day',
      'will my children hate me for being a working mother',
      'i travel for work ten days a month and feel guilty towards my daughter, but i also love those hotel beds',
    ],
    says: {
      told: "Children don't count hours, they count whether you were really there for some of them, so give them one piece of the day that nothing else gets. Fifteen minutes after you come home, phone in a drawer, they choose. Say what work's for: \"It pays for our home, and I think of you at lunch.\" Guilt mostly shows how much you care, and isn't proof of a lack.",
      normal:
        "You're not a bad parent for feeling this: nearly every one who works carries it, and it comes whatever you do, at work about home, at home about work. It doesn't mean you're failing. Children with parents who work turn out just as loved. Ask yours what they'd like more of, it's usually small.",
      should:
        "Before changing the job, change one hour. Fix a daily slot that's theirs and one evening without chores. If after two months you still feel you're missing what matters, and the money allows it, look at fewer hours. Don't decide on a night when someone cried at the door.",
      say: "To the child: \"You wish I was home more. Me too, sometimes. Today from six to half past is only yours. What shall we do?\" Don't defend the job and don't promise what you can't keep. The half hour, kept, is the answer.",
    },
  },
  {
    id: 'stay-home-parent',
    words: [
      /\b(?:stay(?:ing)? (?:at )?home (?:mom|mum|mother|dad|father|parent|with)|stay at home|sahm|housewife|home with the (?:kids|baby|children)|full time mom|just a mom|lost myself)\b/u,
      /\b(?:kids?|children|baby|child|sons?|daughters?|mom|mum|dad|mother|father|parent|housewife|sahm)\b/u,
    ],
    unless:
      /\b(?:sick|fever|covid|lockdown|daycare spot|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'im a stay at home mom and havent talked to an adult since friday',
      'my husband says what do you do all day, im home with the kids',
      'stay at home dad here, the playground moms look at me funny',
      'lost myself since i am just a mom',
      'stay at home mom, so lonely',
      'im just a housewife now, mom of three',
      'should i stay home with the kids or is that the end of my career',
      'my wife earns, im home with the baby, and my father asks when i will get a real job',
      'he gives me an allowance like a child, i am a stay at home mother',
      'i have a degree in chemistry, speak four languages, and today my biggest achievement as a stay at home mom was folding towels',
      'do you ever get yourself back after being a full time mom for nine years',
      'why does nobody count it as work, sahm of four here',
      'i love being a stay at home dad, best years of my life',
      'sahm and going crazy',
    ],
    says: {
      told: 'Being home with children is a full job without colleagues, breaks or a payslip, so build those three in: an adult to meet on fixed days, a weekly stretch off duty, and your own money by agreement. "What do you do all day?" deserves a Saturday of finding out. If money\'s handed out like pocket money or used to keep you small, that\'s control, and a family advice service can help you with it.',
      say: '"I\'d like you to do a whole Saturday alone with them, meals included, so we can talk about it from the same side." Not as a punishment. And on money: "I earn part of this by being here. I\'d like a fixed sum in my own account every month."',
      normal:
        "Loving them and being bored, lonely or lost in it is common in people who do this. It's a lot of giving with little grown-up talk. If you're low most days for weeks, say so to a doctor, it's common and can be helped.",
      should:
        "Stay home if you want it and the two of you share the risks fairly, pension and savings included. If you mostly do it because it's expected or childcare's expensive, start looking at a few hours a week now. A foot in the door is easier to keep than to get back.",
      glad: "That's lovely, and it's good to notice it while you're in it. Write down a few of the ordinary days, the jokes at lunch, the walks. Nobody photographs those, and they're the ones you'll want back.",
    },
  },
  {
    id: 'yelled-at-kids',
    words: [
      /\b(?:(?:i )(?:yell\w*|scream(?:ed|ing)? at|shout(?:ed|ing)?|snap(?:ped)?|lost (?:my temper|it)|lose (?:my temper|it)|keep (?:yelling|shouting|screaming)|always (?:yell|shout)|end up (?:yelling|shouting|screaming))|my temper)\b/u,
      KID,
    ],
    unless:
      /\b(?:husband yells|hit|slap\w*|smack\w*|spank\w*|boss|dog|i lost it all|shoes on|i shake|shook|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i yelled at my daughter over spilled milk and she flinched',
      'i lost it with the kids again and now theyre asleep and i hate myself',
      'how do i stop, i shout at my son every single morning',
      'i snapped at my 4 year old because he asked why 90 times',
      'i yell at my kids',
      'i screamed at my toddler, guilt',
      'today i yelled so loud that my son covered his ears and i saw my own mother in me',
      'is it damage forever if i shout at my daughter most mornings',
      'how do i control my temper with three kids under five',
      'it was raining, the bus was gone, the milk broke in the bag, and i snapped at my 3 year old in front of everyone',
      'she said mommy you scare me, i lost it over a puzzle, my girl is 4, my little girl',
      'i keep shouting and they only listen when i shout, my kids',
      'i always yell when im hungry, poor children',
      'i keep snapping at my kids after work and then i feel like the worst mom alive',
      'i keep snapping at my kids and then feel awful',
      'i snapped at my kid over a yoghurt lid this morning. he said sorry mama like 6 times. ive been crying in the car at work',
    ],
    says: {
      told: "Repair the shouting, today or tomorrow, and don't explain it away: \"I shouted. That wasn't okay, and it wasn't your fault. I'm sorry.\" A child learns from that how people make up. Then look for the hour it always happens in, and change that hour: food, help, fewer demands. When you feel it rise, turn around and say, \"I need a minute.\" Walking off is fine, once they're safe.",
      normal:
        "It's common: nearly all parents shout sometimes, and feel awful after. It's a sign of an empty tank more than of a bad parent. What matters is the repair, and that it isn't the daily tone. If you're afraid of what you might do, call someone today, a doctor or a parents' helpline.",
      how: 'Catch it earlier, in the body: tight jaw, fast hands. Then one move, always the same: step back, exhale, lower your voice to a whisper, or leave the room. And fix the worst hour with less in it. Two evenings a week of earlier bed for you does more than resolutions.',
      say: '"I was too loud. You didn\'t deserve that. I\'m going to practice." Short, at eye level, without "but you." Then something ordinary together. They don\'t need a long talk, they need to see your face has come back.',
      should:
        "Apologize, at any age. It doesn't cost you authority, it shows them how it's done. Then choose one trigger to change this week. If the shouting's become every day, or someone's getting scared, talk to a doctor or parenting line, they hear this constantly.",
    },
  },
  {
    id: 'pocket-money-chores',
    words: [
      /\b(?:pocket money|allowance|chores?|(?:help|helps) (?:at home|around the house|in the house|with the dishes)|empty the dishwasher|does nothing (?:at home|in the house))\b/u,
      KID,
    ],
    unless:
      /\b(?:husband (?:does|doesnt|never|wont)|stay at home|boyfriend|wife|roommate|flatmate|grown|adult|(?:is|hes|shes|he is|she is) 2\d|2\d (?:year|yr)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'how much pocket money does a 9 year old get',
      'my teenager does nothing in the house, not even his plate',
      'should i pay my kids for chores',
      'my daughter spends her allowance the first day and borrows from her brother',
      'pocket money for a 7yo',
      'my kids do zero chores',
      'he wants 10 euros allowance a week because a boy in class gets 20, my son is 9',
      'should chores be paid or not, my children ask for money for breathing',
      'my 14 year old says emptying the dishwasher is child labor, no help around the house at all',
      'i work full time, my husband too, the flat looks like a bus station, and my teenager does nothing at home',
      'how do i get a 6 year old to help around the house with joy',
      'she saved her pocket money for a year and bought me earrings, my little girl',
      'my mother never asked us to do chores, now i cant ask my own kids',
    ],
    says: {
      told: "Pocket money is for practicing with, and chores are for belonging, so keep them apart. A fixed sum, same day each week, theirs to waste without rescue. And two small jobs each that aren't paid, because everyone who eats here helps. Extra work like the car can be paid. With a teenager, let them pick their jobs from a list, and do nothing in their place.",
      should:
        "Don't pay for the everyday jobs, do pay for extras. Paid dishes turn into \"no thanks, I don't need the money.\" Don't rescue an empty purse either, the week without is the lesson. A small advance once a year is all right, with a date to pay back.",
      how: 'Make a list of jobs, let each child choose two, hang it up, and fix when: before the screen goes on. Praise the doing and let the corners be crooked. If it isn\'t done, nothing happens but the next thing waits. No nagging, just "first the trash, then the ride." For pocket money, ask two families in the class and stay in the middle.',
      say: '"Everyone who lives here does something for all of us. Choose your two." And about money: "It\'s yours, so you decide, and there\'s more on Saturday." When they ask for a loan: "No, and I know that\'s annoying."',
      normal:
        "It's normal that they don't see the trash, and normal that you can't stand it. Most teenagers do little without a fixed job. They do it for other people's parents quite well. As for the sum, ask two families in the class and stay in the middle.",
    },
  },
  {
    id: 'teen-closed-door',
    words: [
      /(?:\b(?:wont (?:come|get) out of (?:his|her|their) (?:bed)?room|never (?:comes|leaves|comes out)|stays in (?:his|her) room|(?:wont|doesnt|hardly|barely) (?:talk|speak)(?:s|ing)?|hides in (?:his|her) room|lives in (?:his|her) room)\b|\b(?:(?:slam\w*|clos\w*|lock\w*|shuts?|shut) (?:the|his|her|their|himself|herself)? ?(?:bedroom )?doors?|(?:doesnt|wont|barely|never|stopped|hardly|refuses to) (?:talk|talks|talking|speak|speaks) to (?:me|us)|(?:always|stays|only|hides|sits|locks?) (?:himself |herself )?in (?:his|her|their) room|eye ?roll\w*|rolls? (?:his|her) eyes|attitude|moody|grunts?|talks? back|embarrassed (?:of|by) (?:me|us)|hates? me)\b)/u,
      /(?:\b(?:(?:is|hes|shes) 1[1-9]|1[1-9])\b|\b(?:teen\w*|1[1-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|(?:hes|shes|he is|she is|turned) 1[1-9]|puberty|sons?|daughters?|tween)\b)/u,
    ],
    unless:
      /\b(?:at school|in class|english|starts|a levels|pregnan\w*|because i asked|only (?:speaks?|talks?)|when (?:he|she) needs?|in law|step\w*|grown|adult|(?:is|hes|shes) [23]\d|[23]\d year|estrang\w*|no contact|wedding|grandkids|married|months|toddler|moved out|(?:[2-9]) (?:year|yr)|dark|baby|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'son is 15 and wont come out of his room or talk to us, is it just the age',
      'my 14 year old stays in her room all day, is that just puberty',
      'my daughter is 16 and never leaves her room anymore',
      'my son is 16 and wont talk to me anymore, just door closed all day',
      'my teenager shuts himself in his room and doesnt speak to me',
      'he is 15, barely talks to me, door closed, i miss my boy',
      'my 17 year old daughter doesnt talk to me anymore just sits behind her door',
      'my son doesnt talk to us anymore, he is 13, should i worry',
      'my 14 year old slams the door and says i ruin his life',
      'my daughter barely talks to us since september, everything is whatever',
      'he sits in his room all day, 15 years old, comes out for food',
      'my son never talks to me, hes 13',
      'she rolls her eyes at my existence, 12 year old going on 30',
      'should i take the door off, he slams the door all day, my son is 15',
      'what happened to my sweet boy, hes always in his room with the lights off, hes 14',
      'we were so close, we baked, we had our own handshake, and since she turned 13 my daughter is embarrassed by me',
      'how do i talk to a moody teenager without getting a grunt',
      'is it normal that my 16 year old locks her door even to sleep',
      'he talks back at every word, my 11 year old, and my wife laughs',
      'moody teen, slams doors',
      'i bring him sandwiches, i knock, i ask about the game, i drive him everywhere, and my 15 year old barely speaks to me',
      'how do i get my teenage daughter to talk to me. one word answers since september',
      "How can I make my teenage daughter talk to me? I get 'fine' and a door.",
    ],
    says: {
      told: 'A closed door, silence and "I hate you" mostly come with the age, and your part is to stay warm on the outside of it. Fewer questions, more being around: food without talk, drives at night, a show together. Knock. Let small rudeness go by and stop the large: "Not in that tone." It\'s more than the age if sleep, food, friends and joy all drop away for weeks; then ask directly and get help.',
      normal:
        "Mostly it's the age: from about twelve a closed door and one-word answers are how they build a self. Look at the rest: a friend or two, sleep, food, something they enjoy. If those are there, keep knocking, with food and few questions. If they've dropped away for weeks, or there's no joy in anything, ask directly and see the doctor.",
      why: "Because they're building a self, and it needs a wall with you on the other side. Tiredness, hormones, friends and phones add to it. It seldom means what it says. Now and then there's a real trouble behind it, so leave open moments when you're side by side and quiet.",
      say: 'Through the door: "You don\'t have to talk. There\'s food, and I\'m driving to the lake at eight if you want to come." After the storm: "That hurt. I still love you. Please don\'t talk to me that way." Then nothing more about it.',
      should:
        "Leave the door alone, and keep two things yours: knocking and then entering if you're really worried, and one shared meal a day. Don't take the door off, literally or otherwise. If the quiet lasts weeks with no friends and no joy, speak to the doctor or school.",
      will: "Most come back out, often sooner than it feels, and often hungry. It depends on there being someone to come back to who isn't keeping a list. Keep one small standing thing, Sunday pancakes or the drive to practice, and let it be silent if it wants to be.",
    },
  },
  {
    id: 'teen-party',
    words: [
      /\b(?:part(?:y|ies)|drunk|alcohol|drinking|beer|vodka|curfew|out (?:late|till|until)|festival|club|clubbing|came home (?:late|at))\b/u,
      /\b(?:teen\w*|1[2-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|(?:hes|shes|he is|she is|turned|turns) 1[2-9]|curfew)\b/u,
    ],
    unless:
      /\b(?:husband|wife|boyfriend drinks|birthday cake|alcoholic|rehab|not invited|my mother|my father|bully|piercing|tattoo|football club|i am 1|im 1|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 15 year old wants to go to a party without parents there',
      'she came home drunk at 3, shes 16',
      'what curfew is fair for a 14 year old',
      'my teenage son was drinking vodka in the park and a friend had to call me',
      'my 14yo wants to go clubbing',
      'she came home drunk, teen daughter',
      'he said he slept at leos, leo said he slept at ours, my 15 year old was at a festival',
      'is midnight too strict as a curfew for a girl of 16',
      'should i let my teenager have a party at our house while we are away',
      'i am lying here at 1 am with the phone on my chest, he is 17, no answer, the party ended at midnight',
      'my teenage son drinks beer with his grandfather and both think its funny',
      'her friend ended up in hospital with alcohol poisoning, now im scared of every party, my daughter is a teen',
      'what do i do when my 16 year old and her friends smell of vodka',
    ],
    says: {
      told: "For teenage parties, trade freedom for contact: where, who with, home when, and a call for a lift at any hour without a lecture. If one's overdue and silent, ring the friends and the hosts now. Anyone drunk who's hard to wake, cold or breathing slowly needs an ambulance, lying on their side till it comes. Otherwise talk next day, after food: what happened, and what'll be different next time.",
      should:
        "Let them go if you know the place, there's an adult somewhere near and a way home, and the first time with an earlier hour. Call the host parents, yes, even if it's embarrassing. A party at yours needs an adult in the house. Say no when nobody will tell you where it is, and say that's why.",
      say: '"I want you to have a good night, so: address, charged phone, home by eleven, and you call if anything\'s off. I\'ll collect you, no questions in the car." The morning after: "I was scared. Tell me how it went from your side." Then the consequence, short.',
      normal:
        "Wanting to go, testing a drink and pushing the hour are normal, and so is lying awake until the key turns. Being drunk every weekend, or drinking alone, isn't. For that, ask a doctor or youth advice service early.",
      when: 'Many families start around ten at fourteen and add an hour or so each year, with weekdays earlier. What counts more is how they got home last time. On time three times in a row earns half an hour. Late without a word costs one.',
    },
  },
  {
    id: 'teen-smoking-vaping',
    words: [
      /\b(?:vap(?:e|es|ed|ing)|smok(?:e|es|ed|ing)|weed|cigarettes?|joints?|cannabis|snus|marijuana)\b/u,
      KID,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|i smoke|i vape|my mother smokes|neighbou?rs?|pregnan\w*|my dad|quit smoking|in law|brisket|i quit|2\d|hang(?:s|ing)? (?:out|around)|wrong crowd|bad influence|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'found a vape in my daughters pencil case, shes 13',
      'my 16 year old smells of weed every friday',
      'my son says everyone vapes and its not real smoking',
      'caught my teenager smoking on the balcony with my own cigarettes',
      'my son vapes',
      'found weed in my daughters room',
      'he swears the joint belongs to a friend, hes 15',
      'should i tell her father that our daughter smokes',
      'my 12 year old nephew vapes and my sister laughs it off',
      'it was washing day, i emptied all the pockets as always, and out of my sons jeans fell a vape',
      'how do i react, im a smoker myself and my 14 year old smokes now too',
      'she says its only strawberry flavor without nicotine, my teen and her vape',
      'the school called that my kid was selling vapes in the toilets',
    ],
    says: {
      told: 'A vape or a joint in the bag is a moment to be calm in, because the first talk decides whether there\'s a second. Put it on the table: "I found this. I\'m not going to shout. Tell me how it is for you." Then your line, clear: not at your age, and not in this house. Ask what it does for them. Daily use or hiding money points to a doctor or youth drug advice.',
      should:
        "Yes, speak up, and soon, without searching the whole room. A clear no and a fair consequence, and your own honesty if you smoke. Bring in a doctor or youth advice service if it's daily, if grades and friends are sliding, or if something stronger turns up.",
      say: '"I found it, and I\'d like to hear from you before I say anything." Wait. "I don\'t allow it, and here\'s why. I know most have tried. If you want to stop, I\'ll help and it stays between us."',
      normal:
        "Trying it is common at that age, and doesn't mean it'll stay. Getting hooked is quick with vapes, though, so don't wait and see for a year. Watch for every day, alone, and needing it to calm down. Then get advice, youth services are usually confidential.",
    },
  },
  {
    id: 'teen-first-love',
    words: [
      /\b(?:first (?:love|boyfriend|girlfriend|kiss|heartbreak|crush)|(?:has|got|have|her|his|have a) (?:a )?(?:new )?(?:boyfriend|girlfriend|crush)|in love|dating|broke up|heartbr\w*|sleep over with|older boy|stays? over)\b/u,
      /\b(?:teen\w*|1[1-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|(?:hes|shes|he is|she is|turned|is) 1[1-9]|my (?:son|daughter)s? (?:first|boyfriend|girlfriend|is in love|has (?:a|her|his)|got a|broke up|is dating))\b/u,
    ],
    unless:
      /\b(?:heart ?broken|broke up|split up|dumped|is over|grown|adult|2\d|3\d|married|im 1\d|i am 1\d|my ex|divorc\w*|moved in|pregnan\w*|baby|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter is 14 and has a boyfriend who is 17',
      'can her boyfriend stay over, shes 16',
      'my 12 year old is in love and shuts herself in to write poems',
      'first boyfriend, shes 13',
      'can i forbid a 14 year old to have a boyfriend',
      'my 17 year old is in love with a girl in brazil whom he has never met',
      'we come from a conservative family where dating was not allowed, and now my daughter is 16 and has a boyfriend',
      'is it ok if his girlfriend sleeps over, hes 17, my wife says never, stays over every weekend',
      'my teen has her first crush and giggles at the phone, so sweet',
      'he changed completely for his girlfriend, new clothes, new music, hes 15 and dating a girl of 18',
      'my teen is in love',
    ],
    says: {
      told: 'A teenager\'s love is the full-sized thing, so never smile at it. Have the other one to dinner, keep the talk easy, and make sure the facts on contraception and consent are known before they\'re needed. A big age gap is a reason to look closely and, if needed, to say no. After a break-up: food, company, no "plenty more fish."',
      should:
        "Mostly allow it, and keep it where you can see it, at your table. About staying over, settle it with your partner, the other parents and the law on age where you live. Be firm if the other one's much older, controlling or secret. Then it's not about love, it's about safety.",
      say: '"I\'d like to meet them. Bring them on Sunday, I\'ll be normal." After a break-up: "It really does hurt this much. I\'m here, and you don\'t have to talk." And once, plainly: "No one gets to push you. You can ring me from anywhere."',
      normal:
        "Love at twelve, heartbreak at fifteen and your own panic are all normal. For them it's never happened to anyone before. A week of tears and little appetite is to be expected. Weeks of it, or talk of not wanting to be here, needs a doctor.",
    },
  },
  {
    id: 'teen-piercing-hair',
    words: [
      /\b(?:pierc(?:ing|ings|ed)|tattoos?|dyed? (?:his|her|their) hair|hair (?:blue|green|pink|purple|black)|(?:blue|green|pink|purple) hair|make ?up|crop tops?|mini ?skirts?|shav(?:e|ed) (?:his|her|their) (?:head|legs)|nose ring|goth)\b/u,
      KID,
    ],
    unless:
      /\b(?:my husband|my boss|wedding|i want a|i got a|for my (?:son|daughter|kids|children)|of my (?:son|daughter|kids|children)|make up (?:with|his|her|your|for|a)|names? of|baby|steals?|stole|stealing|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 15 year old wants a nose piercing and threatens to do it herself',
      'my son dyed his hair green two days before his grandmothers 80th',
      'she goes to school in crop tops and full makeup, my daughter is 12',
      'my daughter turned 18 and came home with a tattoo on her neck',
      'my daughter wants a tattoo, 16',
      'son dyed his hair blue, help',
      'she pierced her own ear with a needle and it is swollen, shes 13',
      'do i allow my 12 year old makeup for school',
      'my teenage son paints his nails and wears a goth coat, grandma prays for him',
      'my girl had waist long hair that i braided every morning for ten years, today my 14 year old shaved her head',
      'is 15 too young for a belly piercing, she begs me, my daughter',
      'he came home from greece with a tattoo of a fish, hes 18, my youngest',
      'how do i tell my daughter that the crop top is too short without shaming her',
    ],
    says: {
      told: 'Hair grows back and makeup washes off, so say yes to those and save your no for what stays. For a piercing, a good studio with you along beats a needle in a friend\'s bathroom. For tattoos, the law and time are on your side: "Draw it, keep it on your wall for a year." If it\'s done already, one true comment, then care: swollen, hot or oozing goes to a pharmacist or doctor.',
      should:
        "Allow what can be undone, delay what can't. A clean studio, a healing plan and their own money make a piercing a fair deal from about the age the law allows. School rules settle the rest. Say no to anything done by friends, and offer the studio in return.",
      say: '"I don\'t love it, and it\'s your head. Let\'s do it properly." Or, for the one you refuse: "Not before eighteen. You may think that\'s unfair, and I\'ll help you choose the artist then." For clothes: "School wants it longer, and there I agree. At home it\'s your choice." To grandma: "Green, yes. Still the same kid."',
      normal:
        "Trying on looks is the job at that age, and your wince is normal too. It's seldom a message to you. Look closer only if it comes with cuts, hunger or a much older crowd. Otherwise take a photo, you'll laugh about it together one day.",
    },
  },
  {
    id: 'teen-phone',
    words: [
      /\b(?:(?:on|to|from|took|take|taking|confiscat\w*|glued|addicted|without|check\w*|read|reading|look\w*|went through|snoop\w*|takes) (?:\w+ ){0,4}(?:phone|phones|messages|chats?|diary)|tik ?tok|snapchat|instagram|social media|discord)\b/u,
      KID,
    ],
    unless:
      /\b(?:tooth|my husband|my wife|boyfriend|girlfriend|fiance|affair|on the phone with|post\w*|upload\w*|first love|photos?|pictures?|bull\w*|babysitter|my ex|mean to|when im|hang(?:s|ing)? (?:out|around)|look at my phone|look\w* at my phone|my phone|fell|i look|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter is on her phone until 1am, tiktok, shes 13',
      'i read my sons messages and now i know things i wish i didnt',
      'took the phone from my 14 year old and she says im a nazi',
      'my kid wants instagram and the rule is 13, he is 11',
      'my teen is addicted to tiktok',
      'should i read my daughters messages',
      'he takes the phone under the blanket, the teacher says he sleeps in class, my son is 12',
      'they all sit at the table staring, four people, four phones, my kids never look up from their phones',
      'i went through my 13 year olds messages at night and now she wont look at me',
      'we had a deal, one hour a day, she signed it even, and now my daughter found a way around it and is on snapchat all night',
      'is it wrong to check my 11 year olds phone',
      'took away his phone for a week and my son is nicer than hes been in years',
      'my daughter compares herself to everyone on instagram and comes down in tears',
    ],
    says: {
      told: "With a teenager's phone, fix where it sleeps before anything else: charging in the kitchen at night, yours as well. That one rule mends half of it. For apps, look together at what comes up in the feed, without jokes. Reading messages in secret costs more than it gives, unless you fear real danger. If you did read, own up to what you need to act on.",
      should:
        "Not in secret, unless there's a sign of danger, like a stranger, threats or self-harm, and then act openly. Set limits with them instead, and take the phone for a night, not for a month. For apps below the allowed age, no is a full sentence. Ask other parents to hold the line too.",
      say: '"I\'m not against your phone, I\'m for your sleep. It charges in the kitchen from ten, mine too." If you read something: "I looked, and I know that breaks your trust. I did because I was afraid. I need to talk about one thing I saw."',
      normal:
        "Hours a day and fury when it's gone are very common, since all the friends live in there. So is the urge to look: with a younger one it's fine when it's open and agreed, and in secret it costs trust. Judge by sleep, mood and whether they still do something with hands or legs. If those go, tighten, together.",
      how: 'Make one family rule for nights and one for meals, adults included. Then agree on the apps one at a time, with a look at the settings together. Write it down, try it for a month, talk again. Rules they helped make last longer than ones that dropped from above.',
      glad: "That's worth noticing, a few days with less phone can bring a kid back to the table. Tell them what you like about it, without a lecture, and ask what they'd want to keep of it.",
    },
  },
  {
    id: 'teen-sleep',
    words: [
      /\b(?:sleep\w*|gets? up|wakes?|awake|in bed|noon|lazy|motivat\w*|does nothing)\b/u,
      /\b(?:teen\w*|1[3-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|(?:hes|shes|he is|she is|turned) 1[3-9])\b/u,
    ],
    unless:
      /\b(?:first love|boyfriend|girlfriend|party|phone|locks? (?:his|her|the)|game|gaming|fortnite|xbox|bed ?wet\w*|our bed|my bed|daughter in law|sleepover|sleep over|school bus|chores|at home|house|vodka|drunk|im 1\d|i am 1\d|report|fail\w*|tik ?tok|stay over|weeks|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my 15 year old sleeps until noon all weekend and misses everything',
      'i have to wake my teenage son six times every morning',
      'shes 17 and so lazy, no motivation for anything',
      'my teen is awake till 3 and says he cant fall asleep earlier',
      'my teen sleeps all day',
      '15yo wont get up, ever',
      'is it normal that my 14 year old sleeps till two on sundays',
      'he is awake the whole night and a corpse at breakfast, my teenager',
      'how do i wake a 16 year old without a fight every single day',
      'my husband gets up at five for the bakery and thinks our teenage son is lazy, but i remember sleeping like that myself',
      'she has no motivation, lies there, scrolls, shrugs, my teen daughter is 15, does nothing',
      'our teenager naps after class and then cant sleep at night',
    ],
    says: {
      told: 'A teenager\'s body clock really does run late, so some of this is growth and not laziness. Help the clock: light and breakfast soon after waking, phone charging elsewhere at night, and weekends no more than two hours later than weekdays. Hand over the alarm: "You get yourself up, and being late is yours to explain." If joy and friends have gone as well, see a doctor.',
      normal:
        'Sleeping till noon and being awake at midnight are typical of these years. They need eight to ten hours and school starts too early for it. Lazy mostly means tired or stuck. If they no longer like anything they used to like, have that looked at.',
      should:
        "Stop waking them, after announcing it, and let them meet the result once or twice. Help them with light, food and a phone that sleeps in the kitchen. Don't let it run if there's sadness, no friends and no appetite. Then it's a doctor's question, not an alarm clock's.",
      why: "Partly biology, since the sleep signal comes an hour or two later in these years, and partly screens, worry or boredom. Ask what they do between eleven and two. Then change one thing, usually the phone's bed. If they lie awake worrying, ask about what.",
    },
  },
  {
    id: 'teen-driving',
    words: [
      /\b(?:driv(?:e|es|ing|er|ers)|learner|permit|(?:drivers? )?licen[cs]e|moped|scooter|car keys|crashed|driving test)\b/u,
      /\b(?:teen\w*|1[5-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|(?:hes|shes|he is|she is|turned|turns) 1[5-9]|my (?:son|daughter)s?|(?:son|daughter) (?:failed|passed|got|crashed|drives|wants)|our (?:son|daughter)s?)\b/u,
    ],
    unless:
      /\b(?:drive home|to college|drives? me (?:crazy|mad|nuts|insane|up)|driving me (?:crazy|mad|nuts|insane)|hard drive|died|killed|drive (?:him|her|them|my)|driving (?:him|her|them)|ordered|drunk|sex drive|hours drive|years old and i drive|flash drive|cello|violin|piano|father in law|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter got her license and i check her location every ten minutes',
      'teaching my son to drive and we both shout',
      'my 17 year old crashed my car into a gate',
      'should i buy my son a moped, all his friends have one',
      'my son got his license',
      'daughter failed her driving test',
      'he wants to borrow the car every evening and comes back with an empty tank, my 18 year old drives everywhere',
      'should i sit in the back or not at all while my wife teaches our daughter to drive',
      'my son drives too fast, a neighbor told me',
      'it is snowing, the roads here in norway are ice, and my daughter, 18, licence for five days, just drove off to her friend',
      'is a scooter at 15 a death trap, my son wants one',
      'who pays when my teenager dents the neighbors car while learning to drive',
      'we let our 17 year old drive to the coast alone, i aged ten years',
    ],
    says: {
      told: "With a new driver in the family, more practice hours beside a calm adult is what makes it safer, so be that or pay someone who is. Agree on the few things that aren't negotiable: no phone, seat belts, no extra friends or night trips at first, call for a lift after any drink. If there's been a bump: people first, then insurance, then the gate, and they help pay.",
      should:
        "Lean toward more practice first, as much as you can bear, and toward waiting with a moped or a car of their own: rain, night and passengers are what catch beginners. If they keep to the few rules for half a year, add freedom. Friends having one isn't a reason, a long way to work can be.",
      normal:
        'The right foot pressing an imaginary brake and the map at midnight are normal. Agree on one message, "arrived," and then leave the tracking alone. Shouting in the car is common too. Twenty lessons from a stranger have saved many a family.',
      say: '"Text me when you\'ve arrived, not while you drive. And if you\'ve had a drink, or the driver has, I\'ll come and get you, at any hour, without a word." After a crash: "Are you hurt? Is anyone? If not, the rest is metal, and we\'ll do it step by step."',
    },
  },
  {
    id: 'teen-future',
    words: [
      /\b(?:(?:doesnt|dont|no idea|not) know what (?:he|she|they) wants?|no plans?|drop(?:s|ped|ping)? out|college|university|uni|apprenticeship|gap year|after (?:high )?school|graduat\w*|a ?levels|sats?|exams?|finals|career)\b/u,
      /\b(?:(?:my|our) (?:son|daughter|kid|child|kids|teen\w*|stepson|stepdaughter|oldest|youngest|eldest|1[5-9]|grandson|granddaughter)s?|(?:son|daughter) (?:dropped|has no plan|drops|wants|quit))\b/u,
    ],
    unless:
      /\b(?:drove my|took my|bursting|graduated|dumped|tissues|left for|took my (?:son|daughter) to|keep cooking|passed|got (?:in|into|accepted)|proud|i dropped|my own exam|leaves|leaving|moved out|goes to college without|leaves home|leaving home|moves out|moving out|empty|cries in|miss(?:es)? (?:him|her)|wedding|when i was|died|debt|loan|moved back|moves back|i work at|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son finishes school in june and has no plan at all',
      'my daughter dropped out of college after two months',
      'our daughter has exams in three weeks and i havent seen her open a book',
      'my son wants to be a youtuber instead of going to uni',
      'my son has no plan',
      'daughter dropped out of uni',
      'he turned down an apprenticeship because it starts at seven in the morning, my son',
      'should i push my 17 year old to go to college or let him travel first',
      'she wants to study acting, after school, my husband sees her starving, our daughter',
      'my son missed his a levels by two points and wont talk about what now',
      'we cleaned offices for twenty years so that our kids could have it better, and now our daughter doesnt want to go to university',
      'what career suits my daughter, she likes animals and arguing, she finishes her exams in june',
      'our eldest takes a gap year in new zealand and im happy and terrified at once',
    ],
    says: {
      told: "What comes after school doesn't need a life plan, it needs the next year. Ask for one year with a shape: a job, a trial, a course, service abroad, and a date to look again. Exams and courses are theirs to carry, and you supply food, quiet and a lift. \"I don't need to know what you'll be. What do you want to try first?\"",
      should:
        "Let them choose, and let them also carry it: money, dates, forms. Insist on something that gets them out of bed, not on what. A dropped course costs a few months, a wrong one dragged on costs years. Step in if it's sadness and not indecision, then a doctor comes before a career advisor.",
      say: "\"You don't have to know it all. I'd like to hear three things you'd try for a year, and how you'd pay for your part.\" Before exams: \"I won't ask about studying. There's soup at seven.\" Then really don't ask.",
      will: "Nobody can see where they'll land, and very few adults are doing what they said at eighteen. It depends on starting something, noticing, and changing. Someone outside the family, a career advisor or an uncle with a workshop, often gets further than a parent does.",
      glad: "Congratulations, to both of you. That's years of mornings, lifts and lunches bearing fruit. Tell them one particular thing you admired along the way, not just the result. They'll keep that sentence longer than the certificate.",
      normal:
        'Not knowing at eighteen is the normal case, and so is lying awake over it as a parent. Those with a straight plan are the exception. Ask for a shape to the year, not for an answer to life, and keep the door friendly.',
    },
  },
  {
    id: 'child-wants-to-drop-degree',
    words: [
      /\b(?:son|daughter|(?:my|our) (?:\w+ )?(?:child|kid|boy|girl|eldest|youngest))\b/u,
      /\b(?:drop(?:s|ped|ping)?(?: out)?|quit(?:s|ting)?|leave|leaving|left|give up|giving up|stop(?:s|ped)?|switch\w*|change)\b/u,
      /\b(?:engineering|medicine|law|uni|university|college|degree|studies|course|school|med school|accounting|nursing|phd|masters?)\b/u,
    ],
    unless:
      /\b(?:kindergarten|drop off|dropped off|daycare|primary|bully\w*|bullied|suspended|expelled|drugs|pregnan\w*|home for college|leaving for|leaves for|left for|left home|moving out)\b|\b(?:got (?:in|into|accepted)|accepted|admitted|joy|proud|graduat\w*|finished|passed)\b/u,
    tries: [
      'my son wants to drop engineering for music, second year already, my heart is broken',
      'my daughter wants to quit medicine after 3 years',
      'our son dropped out of university to be a streamer',
      'my daughter wants to leave nursing school in her last year',
      'my son hates uni and wants to drop out',
      'our daughter says she quits law to travel, college was her dream',
      'my son left his course and didnt tell us, university is paid',
      'my daughter is leaving law school to bake',
      'my son wants to leave college and start a business',
      'he wants to stop his degree in the last year, my son is 21',
      'my son quit uni without telling us',
      'daughter wants to switch from accounting to art, we paid everything',
      'should i let my son drop out of university',
      'how do i talk my son out of quitting his studies, my son is in 2nd year of engineering',
      'is it normal that my daughter wants to leave her course, she was so good at school',
      'why would my son give up his degree for music',
      'my boy says engineering kills him and he wants to drop out, what do i say',
      'will my daughter regret dropping out of med school',
    ],
    says: {
      told: "It's a real loss for you too: you'd already seen the graduation photo, and you may be sad about it. With a grown child, a flat no mostly turns a plan into a fight, so ask for a page and a deadline instead: \"Show me how you'd live from it, and take a leave of absence instead of quitting, so the place stays yours for a year.\" Ask what's so bad about the old subject, it may be failing or misery as much as the dream. What you pay for is yours to say, once, calmly.",
      should:
        "I'd neither forbid it nor just pay. Ask for a leave of absence instead of a dropout, a written plan, and a date in a year to look at it together. Say what you'll fund and for how long. If the studies make your child ill, though, let go sooner, a degree isn't worth that.",
      normal:
        "It's very common, a good share of students switch or pause at some point, often in the second year. It feels like the end to parents and mostly turns out to be a bend. Being heartbroken about it is normal too, just don't make it your child's job to mend.",
      why: "I can't see it from here. Often it's less the dream than the days: failing, loneliness, a subject chosen for someone else. Sometimes it's a true pull. Ask which weighs more, and don't argue with the answer on the first evening.",
      how: "Calmly, in two talks. In the first you only ask: what's wrong with it, since when, what would a good week look like? In the second you talk terms: leave of absence, money, a date. Ask the university what's possible, many allow a year's break or a switch that keeps credits.",
      say: "\"I'm sad, and I'm on your side. Help me understand: is it that you want this, or that you can't bear the other? Take a year off officially, make a plan, and we'll look at it next summer.\" Then listen longer than you talk.",
      will: "I can't see how it turns out. Some come back after a year, some make it work, many end up in a third thing nobody thought of. What helps is that the place is kept open, that there's a plan with a date, and that home stays a friendly address.",
    },
  },
  {
    id: 'stepchild-rejects',
    words: [
      /\b(?:step ?(?:son|daughter|child|kid|children|mom|mum|mother|dad|father)s?|(?:his|her) (?:kids|children|son|daughter|teenage\w*)|blended family|bonus (?:mom|kid|child|kids)|(?:wifes|husbands|boyfriends|girlfriends|partners) (?:kids|children|son|daughter))\b/u,
      /\b(?:hates?|ignor\w*|rude|rejects?|doesnt (?:like|accept|respect|talk)|dont (?:like|love|accept|respect)|youre not my|not my (?:mom|mum|mother|dad|father|real)|resent\w*|jealous|accept|bond|love (?:him|her|them)|in between|comes? first|outsider|discipline|rules)\b/u,
    ],
    unless:
      /\b(?:my stepmother|my stepfather|my stepdad|my stepmom|my step ?(?:mum|dad|mom|mother|father)|abus\w*|grown|calls? me|affair|beats?|hits? me|molest\w*|died|killed|suicid\w*|raped?|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my stepdaughter ignores me in my own kitchen',
      'his kids hate me and he does nothing',
      'my stepson yelled youre not my dad and hes right i guess',
      'is it bad that i dont love my step children like my own',
      'my husband lets his son be rude to me, im the outsider in this house',
      'my stepson hates me',
      'his daughter wont accept me',
      'six years i drive her, cook for her, pay her trips, and my stepdaughter still doesnt talk to me unless she needs something',
      'do i have the right to set rules for my partners kids',
      'my wifes son ignores me, he looks through me like glass',
      'should i leave, his kids come first and i am always number four',
      'she says you are not my mother every time i ask her to clear the table, my step daughter',
      'we moved into their old house, the ex wifes curtains still hang there, and his children resent me for being alive',
      'today my stepson hugged me first, i never thought he would accept me',
      "my stepdaughter 11 told me you're not my mum. i know im not. still",
      "my girlfriend's kid hates me. he puts my shoes in the garden",
    ],
    says: {
      told: "With stepchildren, aim for friendly and reliable first, because love can't be ordered on either side. Leave rules and scolding to their own parent, and find one small thing that's yours with them: a game, a lift, their favorite pasta. \"I'm not your mom or dad. I'm someone who's on your side.\" And ask your partner to insist on basic respect, that part is their job.",
      normal:
        "Not loving them like your own is normal, and so is being kept at arm's length by them for years. They often feel that liking you betrays someone. Fair and kind is enough. What isn't fine is being alone with the rudeness, so have that out with your partner.",
      should:
        "Keep showing up, keep it light, and let the parent do the discipline. Don't compete with the other household and don't ask to be liked. Step back from a task that always ends in a fight. If your partner never backs you, that's the conversation to have first.",
      say: 'To the child: "You don\'t have to love me. We do need to be polite to each other, both of us." To your partner: "When they\'re rude to me I need you to say something, in the moment. I\'ll stay out of the rest."',
      will: 'It often warms slowly, in years and not months, and nobody can promise how far. It depends on time without pressure, a parent who backs you, and no bad word about the other home. Look for small signs: a question, a joke, taking the seat next to you.',
      them: 'Nobody can see into them from here, but many children are torn: liking you can feel like betraying the other parent. Rudeness is often loyalty with a bad face. You can lighten it by saying, "You don\'t have to choose between us." Then by never making them.',
      glad: "That's a big small moment, a hug or a yes from a stepchild can't be ordered, so it's really yours. Don't make a fuss of it. Just be the same tomorrow, that's what they're testing.",
    },
  },
  {
    id: 'stepchild-name',
    words: [
      /\b(?:call(?:s|ed|ing)? (?:me|him|her|(?:my|his|her|the) (?:new )?(?:husband|wife|boyfriend|girlfriend|partner|nanny)|us) (?:mom|mum|mommy|mummy|mama|dad|daddy|papa|by (?:my|his|her|our) (?:first )?names?)|by (?:my|our) first names?)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|step\w*|[2-9] ?(?:yo|(?:yr|year)s?[ -]?olds?)|boy|girl|twins)\b/u,
    ],
    unless:
      /\b(?:on the phone|bully|at work|my mother|my dad|nanny|babysitter|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my stepson called me dad today by accident and went red',
      'our 4 year old calls his new girlfriend mommy and it kills me, my kid',
      'my stepdaughter calls me by my first name after six years, it hurts a bit',
      'should my kids call my new husband dad',
      'my daughter suddenly calls us by our first names',
      'my stepdaughter called me dad',
      'my stepkids call me mom',
      'is it ok that my daughter calls my new husband papa when her real father is around',
      'she calls us by our first names since she saw it in a series, shes 9, our daughter',
      'i raised him from age two, his father sends a card once a year, and still my son calls me by my name, stepson i should say',
      'my kids call her mama now, their stepmother, and i am sitting in the car crying',
      'what should my girlfriends children call me, i dont want them to call me daddy',
      'my little boy asked if he may call my boyfriend dad',
    ],
    says: {
      told: "What a child calls an adult should come from the child, and it changes with time and mood. If you were called Mom or Dad, take it quietly as a gift and don't make a fuss. If it's your first name, that can hold just as much. If it's someone else they call that, your place isn't taken: \"You've only got one of me.\" A special nickname suits everyone best.",
      should:
        "Let the child choose, and don't suggest the parent's own title. A nickname or a first name leaves room for everyone. If they come up with Mom or Dad by themselves and the other parent's around, tell that parent kindly before they overhear it.",
      normal:
        "The sting is normal, from either side. Small children use the word for whoever's doing the job at the moment, not as a ranking. Don't forbid it or look hurt in front of them. Tell a friend, and hold on to what's only yours with that child.",
      say: '"You can call me whatever feels right, and you can change your mind." If it\'s another adult being called by your name: "I\'m glad you like her. And I\'m your mom, always. What else could you call her?" To the other household, friendly: "Could we help them find a nickname?"',
    },
  },
  {
    id: 'handover-days',
    words: [
      /\b(?:handovers?|hand ?over|custody|every (?:other|second) weekend|week on week off|nesting|(?:his|her|my|the) weekend|(?:two|both|2) (?:homes|households|houses)|co ?parent\w*|drop(?:s|ped)? (?:the kids|them|her|him) (?:off )?(?:late|back)|pick(?:s)? (?:the kids|them) up late|brings? (?:the kids|them|him|her) (?:back|home) late|swap weekends|visitation)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|toddlers?|newborn|twins|grand(?:kids?|sons?|daughters?|child|children)|step(?:son|daughter|kids?|children)|(?:two|three|four|five|six|seven|eight) year old|(?:[1-9]|1\d) ?(?:yo|(?:yr|year)s?[ -]?olds?)|ex|exs|custody|co ?parent\w*|theyre at (?:his|her)|them)\b/u,
    ],
    unless:
      /\b(?:vampire|dog|cat|hit|hits|violen\w*|kidnap\w*|drugs|lice|nits|weekend (?:trip|away)|prison|died|abus\w*|killed|suicid\w*|raped?|molest\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my ex drops the kids off late every second weekend without a text',
      'handover on sundays and my son cries for an hour after',
      'the house is so silent when theyre at his place, his weekend again',
      'co parenting with someone who answers nothing',
      'he wants to change the custody days because of his new girlfriend',
      'handover late again, kids wait',
      'every other weekend is too little, kids',
      'what do i do with myself when the kids are at his place every other weekend',
      'he brings the kids back late, unwashed and overtired, co parenting is a joke',
      'my daughter, 7, clings to my coat at each handover',
      'how do we explain two homes to a three year old',
      'we did week on week off for a year, fair on paper, and now my son says he wants just one bed, not two homes',
      'she wants to swap weekends again because of a concert, my ex, and the kids had plans with me',
      'is 50 50 custody good for a baby',
      'i hate handover days, ex',
      'Any chance my ex wife and I can get along for the kids? every handover is a fight',
    ],
    says: {
      told: 'With two homes, make the handover dull and the rules written: same place, same hour, one message a week about the children and nothing else. A child who cries or rages on those days is changing worlds, so plan an empty first hour with food. If times are broken, write, don\'t call: "Sunday is six. Please be on time." A family advice center can help with agreements, often free.',
      normal:
        "Tears at handover and the awful quiet afterward are normal, and neither means the plan's wrong. Children often fall apart with the parent they trust to hold it. And missing them in an empty flat is its own kind of homesick. Give the first evening alone a fixed plan.",
      should:
        "Keep the rhythm unless it harms the child, and put changes in writing with a date to look again. Be generous with swaps if they come back your way, and firm if they don't. Before you sign or refuse anything about custody, ask a family advice center or lawyer, a first talk is often free.",
      say: '"Sunday at six at the door, as agreed. If it\'ll be later, a text by four please." No adjectives, nothing about the past. To the child: "You don\'t have to miss one of us less to love the other. Want to sit here a bit first?"',
      will: "It usually gets calmer once the rhythm's been the same for some months, though nobody can vouch for another person's manners. It depends on short messages, few changes and no fighting at the door. What you can do alone is half of it, and the child feels that half.",
      them: "Why someone comes late or answers nothing can't be seen from outside: chaos, spite or just a life without a calendar. You don't need the reason for a rule. Write down dates for two months, keep your messages plain, and take the list to a family mediator.",
    },
  },
  {
    id: 'coparent-different-rules',
    words: [
      /\b(?:at (?:dads|moms|mums)|his moms|her dads|(?:ex|exs|my ex|his dad|her dad|his father|her father|his mother|their dad|their mother|their father|baby daddy|baby mama|his mom|her mom|at (?:his|her) (?:dads|moms|place|house)))\b/u,
      /\b(?:can do anything|does what (?:he|she) wants|rules?|lets (?:them|him|her|our|my|the)|allows?|spoils?|disney|bad ?mouth\w*|talks bad|says bad|poison\w*|turns? (?:them|him|her|my|the)|against me|no bedtime|junk|ipad|promises?|doesnt (?:show|come|call|see|visit|care)|cancels?|never (?:comes|calls|shows|visits)|let down|new (?:girlfriend|boyfriend|wife|partner))\b/u,
      KID,
    ],
    unless:
      /\b(?:violen\w*|hits?|beats?|drugs|abus\w*|grandm\w*|my ex boyfriend wants me|calls? (?:his|her|the) new|upload\w*|photos?|introduc\w*|met|meet|died|killed|suicid\w*|raped?|molest\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'at his dads there are no rules, my son comes back like a wild animal',
      'my ex promises the kids to come and then cancels, every time',
      'their father talks bad about me in front of the kids',
      'his new girlfriend does my daughters hair and buys her clothes, ex says be glad',
      'my ex lets our 9 year old watch horror movies',
      'at his moms he can do anything, my son',
      'her dad never shows up, my daughter waits',
      'my ex buys her whatever she wants, i am the one with the rules, my girl is 8, my daughter',
      'what do i say when my son waits at the window and his father cancels again',
      'the kids say at dads house there is no bedtime',
      'she tells our children that i broke the family, my ex poisons them against me',
      'i try to stay neutral, i bite my tongue till it bleeds, but their father lets them ride without seat belts, my kids, his rules',
      'should i say something about his new girlfriend smoking around my daughter, my ex shrugs',
      'is it normal that the kids act out after their mother spoils them for a weekend, my ex wife',
      'no rules at dads, my son',
      'my ex spoils the kids',
    ],
    says: {
      told: "You can't govern the other home, so make yours clear and kind: \"Over there it's like that, here it's like this.\" Children manage two sets of rules quite well. What they can't manage is being the messenger or the judge, so never ask them to carry it. When someone lets them down, comfort without a verdict: \"You were looking forward to it. That's sad.\" Danger is different: get advice at once.",
      say: 'To a child who was let down: "You were looking forward to it, and that\'s sad. It\'s not because of you." About bad words: "That\'s between grown-ups. You can love us both." To the ex, in writing: "She had nightmares after the film. Could we agree on age limits in both homes?" One topic, no history.',
      should:
        "Let the small stuff go, bedtimes, sweets, screens, and take up only what harms: safety, school, being run down or let down. One topic at a time, in writing. Don't answer bad talk with bad talk, children add it up themselves in time. If it's serious, go to a family mediator.",
      normal:
        "Being furious about the fun parent or jealous of the new partner is normal, and you're not petty. You carry the weekdays. But your place isn't taken by braids or presents. Keep one ritual that only exists at yours, it's what they'll come home to.",
      them: "Nobody can see into that other parent from here, and you don't need to. Guilt, chaos and wanting to be the favorite all look alike from outside. Go by what's done, note it with dates, and answer only what touches the child.",
    },
  },
  {
    id: 'tell-kids-divorce',
    words: [
      /\b(?:divorc\w*|separat\w*|split(?:ting)? up|breaking up|moving out)\b/u,
      /\b(?:tell\w*|told|explain\w*|how do (?:i|we)|for the (?:kids|children)|because of the (?:kids|children)|stay(?:ing)? (?:together )?for|cope|handle|taking it|blames?)\b/u,
      KID,
    ],
    unless:
      /\b(?:grown|adult|my parents|separation anxiety|affair|twins|separate classes|christmas together|cosleep\w*|son is getting|daughter is getting|daughters divorce|sons divorce|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'how do we tell the kids about the divorce, theyre 5 and 8',
      'im staying for the kids but they hear us fight every night, thinking of separation',
      'since we told our son about the separation he acts like nothing happened',
      'my daughter blames me for the divorce',
      'how to tell kids, divorce',
      'we separate, how do i tell my son',
      'should we wait until after christmas to tell the children that we split up',
      'my 9 year old asked straight out if we are getting a divorce, what do i tell him',
      'is it better to stay together for the kids, we are polite strangers in separate rooms',
      'he moved his things out while they were at school, it was his idea, and i had to explain the separation to our kids alone',
      'she pretends nothing changed, my daughter, since we told her about the divorce',
      'will my children be damaged by the divorce, how do they cope',
      'we did it, we told the kids about the separation, and the first question was who keeps the cat',
      'tell the kids, divorce, how',
    ],
    says: {
      told: "Tell the children about a separation together if you can, at a calm time, in four sentences: \"We won't live together anymore. It's not because of you. We both stay your parents. You'll sleep here and there, like this.\" Then let them ask, rage or go play. Keep reasons and guilt out of it. A child who blames you, or shows nothing, is still working on it, so stay near and ordinary.",
      say: "\"We've decided to live in two homes. It's a grown-up thing and you didn't cause it and can't fix it. We both love you, and that stays. On school days you'll be here, on weekends there.\" Then: \"You can ask us anything, also the same thing ten times.\"",
      should:
        "Don't stay only for them, and don't rush because of a bad month. Children suffer most from long open fighting, whichever roof it's under. Try counseling if both want it, but where there's violence or fear, go to a helpline first and plan for safety. If you do part, tell them when the next steps are clear, so you can answer where they'll sleep.",
      normal:
        'Anger, blame, silence, clinging and acting as if nothing happened are all normal after such news. They take it in portions. Keep days the same as far as you can, tell the school, and look again in some months. If sleep or eating stays bad, ask for help.',
    },
  },
  {
    id: 'new-partner-meets-kids',
    words: [
      /\b(?:(?:introduc\w*|meet(?:s|ing)?|met|tell))\b/u,
      /\b(?:(?:new|my) (?:boyfriend|girlfriend|partner|man|woman|husband|guy)|dating|someone new|im seeing)\b/u,
      KID,
    ],
    unless:
      /\b(?:baby talk|in a meeting|his parents|my parents|get(?:ting)? a divorce|pregnan\w*|cheat\w*|1[1-9] and has|shes 1\d|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'when do i introduce my new boyfriend to my kids',
      'my daughter met my girlfriend and refused to say a word',
      'should i tell my son im dating again, hes 7',
      'my kids want to meet my new partner but their dad is against it',
      'boyfriend meets my kids tomorrow, new boyfriend',
      'when should he meet my son, im dating',
      'my 10 year old was rude to my new partner the first time they met',
      'how do i tell my teenage daughter that im seeing a woman now, my new partner',
      'is three months too early to introduce my new girlfriend to my kids',
      'the divorce was two years ago, i have finally found a gentle man, but the thought of him meeting my children makes me sweat, my new boyfriend',
      'my ex is furious that the kids met my new girlfriend by accident in the supermarket',
      'should i let the new guy meet my little girl if i am not sure its forever',
      'it went so well, my kids met my boyfriend and taught him uno',
      'kids met my girlfriend',
      'introducing my new partner, my kids',
      'he is patient, he has no children of his own, we have been careful for a year, and on sunday my son will meet my boyfriend',
      'Is 3 dates too soon to meet his kids',
    ],
    says: {
      told: 'Let a new partner meet the children late and lightly: when it\'s steady, on neutral ground, with something to do, an hour of ice cream and no kissing. Tell them beforehand, truthfully: "A friend I like very much." Silence or sulking the first time is fine and means little. Keep your own time alone with them untouched, because that\'s what they fear for. The other parent should hear it from you.',
      when: "When you'd be surprised if it ended, for many that's after half a year or so, and when the separation isn't brand new. Small ones attach quickly and older ones judge quickly, so one meeting that lasts is better than three that don't. Tell the other parent first.",
      say: '"I\'ve met someone I like a lot. Nobody\'s being replaced, and our Saturdays stay ours. Would you like to get ice cream with us, or rather wait?" After a sulky meeting: "Thanks for coming. You don\'t have to like it yet."',
      should:
        "Yes, but not yet if it's only weeks old, and not in your home at first. An hour outdoors with something to do is the best start. Wait longer if the children are still in the thick of the separation. And don't ask them to keep it secret from the other parent.",
      glad: "That's a lovely start, a first meeting with laughing in it is more than anyone can plan. Keep the next one just as short and light, and give the children time alone with you afterward.",
    },
  },
  {
    id: 'holidays-split-kids',
    words: [
      /\b(?:christmas|xmas|holidays?|easter|eid|thanksgiving|diwali|summer vacation|birthday|new years|ramadan)\b/u,
      /\b(?:ex|exs|his dad|her dad|their dad|their mom|his mom|her mom|split|alternate|custody|without (?:the|my) (?:kids|children|son|daughter)|fathers turn|his turn|her turn)\b/u,
      KID,
    ],
    unless:
      /\b(?:first (?:christmas|xmas|thanksgiving|easter|eid|diwali|holidays?) without|survive|tell the|wait until|grown|adult|died|lessons|ex boyfriend|ex girlfriend|phone|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'kids go to their dad on the 24th and come to me on the 26th, i hate splitting christmas with my ex',
      'my ex wants the kids all summer vacation',
      'how do we split the birthday of our daughter, my ex hates my husband',
      'its his turn for christmas and my son says he wants to stay with me',
      'christmas without my kids again',
      'my ex, the kids, easter, fight',
      'who gets the children on new years eve, my ex and i both want them',
      'first birthday of my son that i will spend without him, hes with her, my ex',
      'he booked a summer vacation to turkey with our kids and told me after, my ex',
      'we always had eid together, all of us, and now since the separation my ex wants to split the day and the kids cry',
      'how do we alternate thanksgiving, the kids are with their dad one year and me the next',
      'should we celebrate christmas together for the kids although we are divorced, my ex wants it',
      'is it fair that my daughter spends every holiday with her dad because his family is bigger',
    ],
    says: {
      told: 'For holidays in two homes, a written plan a year ahead beats a fight each December: alternate, or split the day at a fixed hour. Children celebrate twice quite happily, so the date matters less than the calm. If this one\'s without them, plan your evening now, with people or something you choose, and make your own feast on another day: "Ours is on the twenty-eighth."',
      say: 'To the ex: "Let\'s alternate Christmas Eve, even years you, odd years me, handover on the 26th at noon." To the child: "You may have a lovely time there. I\'ll have a good day too, and ours comes after." That second sentence frees them to go.',
      normal:
        "Wanting a fair share and dreading a holiday without them are both normal, and the day's often less bad than the weeks before it. Don't sit it out alone by accident. Book something, even a movie, and keep one call at a fixed time. Tears on the stairs afterward are allowed.",
      should:
        "Stick to the agreed turn, even when a child says they'd rather stay, since they often tell both of you the same. Ask what's hard about it and solve that, a call, a toy along, a shorter stay. Celebrating together works if you two can be easy with each other for a whole evening. If there's fear and not just sadness, talk to a family advice center.",
    },
  },
  {
    id: 'grandparents-spoil',
    words: [
      /\b(?:grand(?:parents?|ma|mas|pa|pas|mother|father)|nana|granny|nan|my (?:mom|mum|mother|dad|parents)|in laws?|mother in law)\b/u,
      /\b(?:spoil\w*|sweets|candy|chocolate|sugar|presents?|gifts?|toys|too much|behind (?:my|our) back|slips (?:my|our|the|him|her)|undo|rules?|lets (?:him|her|them|my|our|the)|gives (?:him|her|them|my|our|the)|tv all day|says yes|disrespect\w*)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|toddlers?|newborn|twins|grand(?:kids?|sons?|daughters?|child|children)|step(?:son|daughter|kids?|children)|(?:[1-9]|1\d) ?(?:yo|(?:yr|year)s?[ -]?olds?))\b/u,
    ],
    unless:
      /\b(?:only (?:child|kid)|died|funeral|inherit\w*|spoiled brat|favou?rite|favou?rs|photos?|hospital|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my mother in law gives the kids chocolate before dinner and laughs',
      'grandma spoils my son rotten and he comes home unbearable',
      'my parents buy so many toys that the baby has no floor left',
      'my mom lets my daughter watch tv all day when she babysits, but its free childcare',
      'my mom spoils my kids',
      'grandma gives him sugar, my toddler',
      'my father in law lets my 8 year old drive the tractor and thats just the start of what he allows behind our back',
      'how do i tell my parents to stop with the presents for my daughter, every week another box',
      'she gave my baby chocolate pudding and laughed at my face, my mother in law, behind my back',
      'is it worth a fight, nana lets the kids watch tv all day',
      'they mean well, they live downstairs, they pay half our rent, and they undo every rule we have with our son, the grandparents',
      'my mum slips my kids 20 euros each time i say no',
      'grandpa says yes to everything my son asks and i look like the witch, he spoils him',
    ],
    says: {
      told: "Let grandparents spoil a little and hold firm on the two or three things that really matter: safety, allergies, sleep, being undermined. Children learn fast that grandma's house has its own laws. Name your few rules ahead, with a job attached: \"No sweets before dinner, you're in charge of dessert.\" Each of you talks to your own parents. And if they're your free childcare, choose even fewer rules.",
      say: '"They love it at yours, and I love that too. Two things are important to us: no chocolate before dinner, and when I\'ve said no, it stays no. Everything else is your kingdom." Say it without the children in the room, and thank them for something real first.',
      should:
        "Pick your battles: safety and respect yes, ice cream and cartoons no. Free care comes with someone else's style. If a clear request is ignored again and again, go for shorter visits or with you present for a while, and say why.",
      normal:
        'It\'s one of the most common quarrels in families, and you\'re not petty. They get the sweet part of it, you get the sugar crash. Most mean love. What should bother you is "don\'t tell Mommy," so stop that one early: "No secrets from us, please."',
      them: 'Nobody can see into them, but many grandparents are making up for having been strict, busy or broke the first time. It doesn\'t have to be a verdict on you. Ask, "What was it like when we were small?" and you\'ll often get the reason with the story.',
    },
  },
  {
    id: 'grandparent-favorites',
    words: [
      /\b(?:favou?rit\w*|prefers?|favou?rs|treats? (?:them|my kids|my son|my daughter|the kids) differently|loves? .* more|only (?:visits?|cares?|buys?)|doesnt (?:treat|love) .* the same|unequal)\b/u,
      /\b(?:grand(?:parents?|ma|mas|pa|mother|father|kids?|son|daughter|child|children)|nana|granny|my (?:mom|mum|mother|parents)|his (?:mom|mum|mother|parents)|in laws?|mother in law)\b/u,
      KID,
    ],
    unless:
      /\b(?:will|inherit\w*|my son prefers|daughter prefers|over me|toddler prefers|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my mother in law favors my sisters in laws kids, mine get socks',
      'grandma loves my daughter more than my son and he notices',
      'my parents only visit my brothers children, never my kids',
      'his mother treats my stepson as favorite and ignores the baby',
      'grandma prefers my nephew, my kids notice',
      'grandma favors my sisters kids',
      'my mother in law has thirty photos of his sisters children and one of my daughter, clear favorite',
      'should i confront my parents, they treat my kids differently than my brothers',
      'why does my mom love my son more than my daughter, she hardly hides it',
      'we drive five hours to visit them, bring cake, bring drawings, and my parents only care about my brothers baby, my kids stand there',
      'grandpa favours the boys and my girl asked me why, shes 6',
      'my mil buys her favorite grandson a bike and my stepdaughter a pen',
      'grandma has a favorite, my nephew',
    ],
    says: {
      told: 'When a grandparent has a favorite, speak up once, with one example and one wish, because the children do notice. "At Christmas he got a bike and she got a book. Please keep it even, or give both something small." Your partner speaks if it\'s their parent. At home, tell the child the truth kindly: "It\'s not about you." And fill the gap with people who light up at them.',
      say: '"I don\'t think you mean it, and the children see it. Could you take her out too, just you two, once a month?" A concrete wish is easier to grant than fairness. If it\'s brushed off: "Then please no presents in front of each other."',
      should:
        'Say it once, clearly, then steer by facts. If nothing changes, even it out by meeting on neutral terms: shorter visits, no present rounds, the children seen separately. Breaking off is for when a child is being belittled, not just given less.',
      them: "From outside nobody can tell why, and often it's plain nearness: who lives closer, who was first, who reminds them of someone. It's rarely a judgment on the child. An hour alone with the less-seen one does more than asking for reasons.",
      normal:
        "No, you're not imagining slights, and it's right to mind on your child's behalf. Grandparents do have favorites, many quite unaware. It hurts most where you hoped it'd be different this time. Name it once, then spend your energy on those who show up.",
    },
  },
  {
    id: 'inlaw-parenting-advice',
    words: [
      /\b(?:(?:advice|criticiz\w*|criticis\w*|comments?|judg\w*|knows better|opinions?|interfer\w*|lectures?|in my day|too soft|too strict|undermin\w*|says (?:i|we|im|were|that i)|tells me how))\b/u,
      /\b(?:mother in law|mil|in laws?|father in law|my (?:mom|moms|mum|mums|mother|mothers|dad|dads|sister|sisters|parents|aunt)|grandm\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:debts?|money|name|puree|sweets|toys|only child|toilet trained|favou?r\w*|photos?|milk|cosleep\w*|sleeps in|my bed|slap|nuggets|fat|eat|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my mother in law criticizes how i dress the baby every visit',
      'my mom says im too soft with my son and he walks all over me',
      'his aunt has opinions on everything, my kids hair, my kids manners, my aunt in law i mean in laws all of them',
      'my mil knows better than the doctor about my newborn',
      'mil comments on my parenting, my baby',
      'my mother knows better, my toddler',
      'in my day we let babies cry, says my mother in law, every visit with our newborn',
      'how do i shut down unwanted advice from my aunt about my kids',
      'my dad says im too strict with my son in front of him',
      'she has read one article and now my sister lectures me about my daughters food, opinions on everything',
      'i did everything alone with three kids and a shop, says my mil, and then she criticises how i hold my baby',
      'should my husband say something when his parents, my in laws, undermine me in front of our kids',
      'is it ungrateful that i cant stand my moms advice, she drives two hours to help with the baby and tells me how to do everything',
      'mil criticizes my toddler',
    ],
    says: {
      told: 'Advice about your children needs only one answer: "Thanks, I\'ll think about it," and then you do it your way. Save your energy for the remarks made in front of the child, and stop those at once: "Not in front of him, please." Each partner handles their own family. And now and then ask them something you truly want to know, it takes out much of the pressure.',
      say: '"Thanks, we do it this way." Smile, and pass the salad. If it goes on: "I know you raised children well. Now it\'s our turn, and I\'d love your support more than advice." In front of the child: "We\'ll talk about this later."',
      should:
        'Let harmless advice run off, and draw the line at criticism in front of the children or going behind your back. Ask your partner to say it to their own mother, it lands softer. If visits leave you in tears, make them shorter before you make them rarer.',
      normal:
        "It's normal that it gets under your skin, even when it's meant well. Every tip sounds like a mark on your work. Much of it comes from people remembering their own hard years in a better light. You're the one who knows this child best.",
      them: "You can't see into them, but advice is often how older people ask to be needed. Some truly think they know better, too. Either way, give them a real job, soup, a story, a walk with the stroller, and the comments tend to shrink.",
    },
  },
  {
    id: 'grandparents-not-helping',
    words: [
      /\b(?:(?:never|dont|doesnt|wont|refus\w*|not|no) (?:want to |to )?(?:help\w*|babysit\w*|visit\w*|interested|interest|see (?:their|the|her|his)|come|care|ask about|support)|no village|no help)\b/u,
      /\b(?:grand(?:parents?|ma|pa|mother|father)|my (?:mom|mum|mother|parents)|in laws?|village)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|toddlers?|newborn|twins|grand(?:kids?|sons?|daughters?|child|children)|step(?:son|daughter|kids?|children)|(?:[1-9]|1\d) ?(?:yo|(?:yr|year)s?[ -]?olds?)|village)\b/u,
    ],
    unless:
      /\b(?:only visits?|died|dementia|hospital|cancer|invit\w*|not to visit|first (?:week|two weeks)|will they|let me see|dont let|favou?r\w*|see my grand\w*|killed|suicid\w*|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my parents never help with the kids but post about being proud grandparents',
      'my mother in law refuses to babysit even once, our baby is one',
      'no village here, both sets of grandparents live 20 minutes away and dont visit the kids',
      'my mom says she raised her children and has no interest in babysitting',
      'no village, no help, two kids',
      'my parents never babysit my kids',
      'they retired to spain and my mum doesnt visit the grandchildren even once a year',
      'should i be hurt, my in laws dont just visit to hold the baby but help a little, they never help',
      'my mother had her own mother there every day when i was small, and now she wont help me with one afternoon of babysitting, my son is 2',
      'am i allowed to be angry, my parents never ask about my daughter',
      'she babysits for my brother but refuses to help me with my twins, my mom',
      'how do people do this without grandparents, we have no help at all with the kids',
      'his mother, my mother in law, has time for yoga and cruises but no interest in our child',
      'my parents dont want to babysit the kids, they travel all year',
    ],
    says: {
      told: 'Grandparents who don\'t help are a real disappointment, and the way out is one small, exact request in place of a large hope. "Could you take her on the first Sunday, two to four?" A yes is a start, a no is clear. Then build your help elsewhere: another family to swap with, a paid hour, an older neighbor who\'d love it. A village can be put together.',
      normal:
        "It's normal to be hurt or angry, and they're also allowed not to want it. Both are true. You're mourning grandparents you'd pictured. Say once what you'd love, and then stop counting, because counting mostly tires the one who counts.",
      say: '"I\'d love for the kids to know you better. Would you have them for two hours on Sunday? I\'ll bring everything." If it\'s no: "All right, thanks for being straight." Then make it small and regular on their terms, lunch once a month at yours.',
      them: 'From outside you can\'t tell: tired, unsure with small children, ill and not saying, or simply done. Many are afraid of doing it wrong. Ask, "What would you enjoy doing with them?" and you may get a yes to something you hadn\'t thought of.',
      should:
        "Ask once, exactly, and then stop hoping for more than they give. Don't keep children away as a reply, it punishes the children first. Put your effort into two people who'd say yes. If they want photos and praise without presence, you may send fewer.",
    },
  },
  {
    id: 'not-seeing-grandkids',
    words: [
      /\b(?:(?:see|seen|saw|seeing|visit|miss|keeps?|allowed|lets?|know|access to|contact with))\b/u,
      /\b(?:(?:my|our) grand ?(?:kids?|sons?|daughters?|child|children|babies|baby))\b/u,
    ],
    unless:
      /\b(?:died|cancer|spoil\w*|babysit\w*|favou?r\w*|killed|suicid\w*|raped?|molest\w*|abus\w*|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter in law wont let me see my grandkids since easter',
      'my grandchildren live in australia and i know them from a screen, i miss them',
      'my son divorced and now i dont see my granddaughter',
      'how often should i visit my grandson without being a burden, i only see him twice a year',
      'i miss my grandkids',
      'not allowed to see my grandson',
      'she changed the locks after the divorce and i havent seen my granddaughter in eleven months',
      'do grandparents have rights, my son wont let me see my grandchildren',
      'we live in the philippines and my grandkids in toronto, i miss every birthday',
      'what did i do wrong, they only let me visit my grandchildren on holidays for one hour',
      'i raised five children, i would have walked through fire for each, and now my own daughter keeps my grandson from me',
      'how do i stay in contact with my granddaughter who is 13 and only texts',
      'finally after two years i get to see my grandson on sunday',
    ],
    says: {
      told: 'Missing your grandchildren is a real ache, and the way to them leads through their parents, so be easy with those first. Ask instead of expecting: "What would help you? I\'ll come when it suits." If something went wrong, a short apology without reasons opens more than being right. Far away, make one small fixed thing: a story on video every Sunday, postcards with their name on.',
      should:
        "Write, briefly and warmly, and keep doing so without reproach. Ask what they need, offer two dates, accept a no. After a divorce, speak to the parent they live with, kindly and directly. Law differs by country on grandparents' contact, so get free advice before you threaten anything.",
      say: '"I miss the children and I miss you. If I\'ve done something that hurt, I\'d like to know and make it right. I could come for an hour on Saturday, or whenever suits." Don\'t add "after all I\'ve done." Then wait, and send the children a card.',
      will: "I can't promise it, and it depends mostly on the parents feeling you're on their side. Small, steady and undemanding works over months where pressure fails. Keep a box with letters for the children, dated. They'll want to know one day that you were there.",
      them: 'Nobody can see into the parents from here. Exhaustion, an old hurt or a couple\'s quarrel can all look like a closed door. Ask one open question, without defending yourself: "What would make it easier to have me there?" And then do just that.',
      glad: 'How good, seeing your grandchild after a long wait is worth keeping simple. Bring one small thing to do together, ask their parents what suits, and leave while everyone would still like more.',
    },
  },
  {
    id: 'adult-child-no-call',
    words: [
      /\b(?:(?:never|doesnt|dont|hardly|rarely|barely|stopped|no longer|only) (?:ever )?(?:calls?|calling|visits?|visiting|texts?|writes?|answers?|rings?|phones?|replies|reply|contacts?)|hasnt (?:spoken|talked|called|visited|texted|written)|havent (?:heard from|spoken)|forgot my birthday|ghost(?:s|ed|ing) me|no contact|estrang\w*|cut (?:me|us) off|blocked (?:me|us))\b/u,
      /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kids|children|child|stepson|stepdaughter|oldest|youngest|boys|girls)s?)\b/u,
    ],
    unless:
      /\b(?:money money|gay|trans\w*|came out|husband|grandparents?|boyfriend|teacher|his dad|her dad|their (?:dad|father|mother|mom)|my parents|ex|visit the kids|teen\w*|school|my mother|1[2-7]|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is 31 and never calls unless he needs money',
      'my daughter cut me off two years ago and i dont know why',
      'our kids live in the city and hardly visit, we sit here on sundays',
      'my son doesnt ring anymore since he got married',
      'since he has a wife my son never calls',
      'my daughter got married and now she hardly phones me',
      'he used to ring every sunday, since the wedding nothing, my son never calls',
      'my daughter only texts emojis, she never calls',
      'my son never calls',
      'my daughter blocked me',
      'why doesnt my son visit, he lives twenty minutes away and never calls',
      'i gave them everything, i worked nights for their studies, and now my children hardly call once a month',
      'should i go there and knock, my daughter hasnt spoken to me since the wedding',
      'he only writes when the washing machine leaks, my son rarely visits',
      'my kids forgot my birthday, not even a text, i baked a cake for nobody',
      'is it normal that grown sons call less after they marry, my son stopped calling',
      'my daughter went no contact and told everyone i was toxic',
      'My daughter has not called since Easter. I am 71 and I dont know what I did',
    ],
    says: {
      told: 'A grown child who doesn\'t call is often busy, sometimes hurt, and either way a light, regular sign from you works better than a reproach. A photo, a line, no question mark: "Saw this and thought of you." If contact\'s been cut, one short letter: "I miss you. I\'d like to understand, and I won\'t argue." Then leave the door visibly open. And fill Sunday with people who come.',
      say: '"No need to answer. I made your soup today and thought of you." For a long silence: "I must have hurt you in ways I don\'t see. If you ever want to tell me, I\'ll listen without defending myself." Send it once, and let it stand.',
      should:
        "Reach out, small and steady, rather than turning up at the door, and drop \"you never call,\" which makes the next call harder. Propose something fixed: ten minutes, Sunday at six. If they've asked for no contact, respect it, apart from a card on birthdays if that's welcome. Don't go through siblings.",
      them: 'Nobody can see into them from here. It may be work, a new life, an old wound or simply being bad at phones. The silence alone doesn\'t tell you. Ask one open question without a sting in it: "Is there anything between us you\'d like me to know?"',
      will: 'It may well come back, many grown children do, often with their own children or a crisis, but no one can promise it. It depends on the door being open and nothing thrown through it. Keep the signs small and kind, and live your own days well meanwhile.',
      normal:
        "It's very common, and the hurt is normal as well. Lives get full at thirty, and parents are the ones assumed to be there. It usually isn't a verdict. If it was a real cut, though, something's being said by it, and it's worth asking what.",
    },
  },
  {
    id: 'adult-child-moves-back',
    words: [
      /\b(?:mov(?:e|es|ed|ing) back|back (?:home|in with us|at home)|still lives? (?:at home|with (?:me|us))|lives? (?:at home|with (?:me|us)|in (?:my|our) basement)|wont move out|doesnt (?:work|pay)|unemployed|no job|rent)\b/u,
      /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kids|child|children|stepson|stepdaughter|oldest|youngest)s?|(?:2\d|3\d|4\d) (?:year|yr)s?[ -]?old (?:son|daughter|child|kid)|grown (?:son|daughter|kids|children)|adult (?:son|daughter|child|kids|children))\b/u,
    ],
    unless:
      /\b(?:keeping the baby|custody|pension|his dad|her dad|weeks old|months old|his mom|her mom|1[0-7]|toddler|school|wild|my rent|pay my|cant pay|i lost my job|new baby|newborn|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son moved back home at 28 after his breakup and my kitchen is a ruin',
      'our daughter is 34, still lives with us and pays nothing',
      'my grown son has no job and plays in the basement all day',
      'should i ask my daughter for rent when she moves back in',
      'my son moved back home, 33',
      'daughter still lives at home, my daughter is 29',
      'he sleeps till noon, eats my cheese, pays nothing, my adult son wont move out',
      'how long should i let my daughter stay, she moved back in with us after her divorce with two suitcases',
      'is it ok to ask my grown son for rent when i own the house',
      'my husband wants to throw him out, i cant, our son is 27 and has no job since the pandemic',
      'i just retired, i wanted to travel and paint, and now both my kids moved back home with laundry',
      'should i set a date, my adult daughter lives with me rent free for four years',
      'its lovely honestly, my daughter is back home and we cook together',
      'my son wont move out',
    ],
    says: {
      told: "A grown child at home is a flatmate you love, so make it an agreement between adults: what they pay, what they cook, and until when. Sit down, not in passing: \"You're welcome here. Let's set it up for six months.\" After a break-up or job loss, the first weeks may be just soup and sleep. Then something out of the house each day. Don't do their laundry.",
      should:
        "Yes to asking for something, money or fixed work, even a small sum, because it keeps you both adults. Yes to an end date as well. No to throwing anyone out in the middle of a crisis. If they're not getting out of bed for weeks, a doctor comes before the rent.",
      say: '"I\'m glad you\'re here, and I want us to still like each other in the spring. So: this much a month, dinner on Tuesdays and Thursdays from you, and we look again on the first of June." Write it on one page, both sign, pin it up.',
      normal:
        "It's common now, asking for rent is fair, and it's also normal that you love them and want your kitchen back. It isn't a failure on either side. The friction's mostly about dishes and deadlines, and those can be written down.",
      will: "It can work for a good while if there's an agreement and an end in sight, and it sours when there's neither. What you can't do is find the job for them. You can stop making not having one comfortable, kindly and with notice.",
      glad: 'That sounds good, having a grown child around can be a second, easier chapter. Keep it fair with a small agreement on money and chores, then it stays as nice as it is now. And cook together while it lasts.',
    },
  },
  {
    id: 'adult-child-partner',
    words: [
      /\b(?:(?:sons?|daughters?|childs?) (?:\w+ )?(?:boyfriend|girlfriend|fianc\w*|wife|husband|wedding|partner|marriage)|(?:daughter|son) in law|(?:son|daughter|child) (?:is |is getting |wants to |will |got )?(?:marr\w*|engaged|getting married)|mother of the (?:bride|groom))\b/u,
    ],
    unless:
      /\b(?:pregnan\w*|over the moon|wedding was|got engaged|grandkids|grandchildren|grandson|granddaughter|1[0-7]|teen\w*|my husband|hits|beats|abus\w*|died|stay over|husbands (?:ex|son|daughter) (?:from|and)|snapchat|first love|i married|my wife|killed|suicid\w*|raped?|molest\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i cant stand my sons girlfriend, she speaks for him',
      'my daughter is getting married and i wasnt asked about anything',
      'our daughter in law doesnt like us and my son changed since the wedding',
      'my son married someone from another religion and my family refuses to come',
      'i dont like my sons wife',
      'my daughter in law hates me',
      'he is 45 and my daughter is 24, her new partner, i mean my daughters boyfriend, is my age',
      'how do i get along with a son in law who never says a word',
      'my daughters husband talks down to her at the table and she laughs it away',
      'we had saved for a big party in the village with 300 guests, and now my son got married in secret in las vegas',
      'should i say something before the wedding, i think my sons fiancee is with him for money',
      'my son in law is the best thing that happened to this family',
      'mother of the bride here, what do i wear and where do i sit with my ex',
      'my daughter is marrying a man i cannot stand. he calls me "boss"',
    ],
    says: {
      told: 'Your grown child\'s partner is family you didn\'t choose, and being warm to them is the shortest road to your child. Find one true thing to like and say it. Criticism binds the couple together against you, so keep it for danger. If your child is talked down to or afraid, say it in private: "I noticed. You can always come to me." About the wedding, offer: "What would help you most?" If relatives stay away, be the one who comes.',
      should:
        "Hold back your opinion unless there's cruelty or real risk, and then say it once, with care, and stay reachable. Invite them both, ask about the partner's life, and don't make your child choose. If you're left out, say what you'd love to do and leave it with them.",
      say: '"I\'d like to get to know you better, just us, may I take you to lunch?" To your child: "I see that you love them, so I want to as well." About a wedding: "I\'d be so happy to do one thing for the day. Would you like the cake or the flowers from me?"',
      normal:
        "Jealousy, dislike and feeling replaced are normal when a child chooses someone. You go from the center to the guest list. It doesn't make you a bad parent. It needs a year or two and a lot of biting your tongue, with lunch.",
      them: 'Nobody can see what the partner thinks of you from here. Cool often means shy, wary or warned by someone. You find out by being easy: short visits, no advice, a compliment on something they made. Give it ten such times before judging.',
      glad: "How lovely for the whole family. Write the two of them a note by hand this week, to both names, with one memory of your child that the other doesn't know yet. It'll be kept.",
    },
  },
  {
    id: 'empty-nest',
    words: [
      /(?:\b(?:(?:drove|took) my (?:youngest|eldest|oldest|son|daughter) to (?:college|uni|university))\b|(?:\b(?:(?:dropped|drove|took|brought|left|moved) (?:\w+ ){0,4}(?:at|to|into|off at|for) (?:uni|university|college|the dorm|halls|her dorm|his dorm)|left for (?:uni|university|college)|last one (?:left|is gone|moved)|(?:house|home|flat) (?:is|feels) (?:so |too |very )?(?:empty|quiet))\b|\b(?:empty nest|(?:leav(?:es|ing)|left|move[sd]? out|moving out|off to (?:college|university|uni)|moved away|goes? to (?:college|uni|university)|went to (?:college|uni|university)|mov(?:es|ing|ed) (?:abroad|to another country|overseas)|last (?:one|child|kid) (?:left|out|gone)))\b))/u,
      /(?:\b(?:last one|both kids|all the kids|kids (?:are|have))\b|\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kids|children|child|baby|oldest|youngest|eldest|girls|boys|twins)s?|empty nest|last (?:child|kid|one))\b)/u,
    ],
    unless:
      /\b(?:never leaves (?:his|her)|my husband left|without my husband|dog|cat|lab|goodbye to|wife|mum|mom|widow\w*|he left|she left me|wont move out|stutter\w*|dad|father|school|left (?:me|us|him|her|my|the|his)|wife left|husband left|dropped out|lunch|teacher|daycare|toilet|divorc\w*|died|teddy|alone at home|diaper\w*|toy|leaves the|left out|leaving the playground|kids for|i left|i moved|card|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'drove my youngest to college and now its just me and the clock',
      'last one left for university yesterday and the house is so quiet',
      'dropped my daughter at uni on saturday, the house feels empty',
      'took my son to college today and cried the whole drive home',
      'our youngest left for university, i keep cooking for four',
      'our youngest leaves for college on sunday and i sit in his room already',
      'empty nest since september and my husband and i have nothing to say',
      'my daughter moved out and left half her stuff and all of my heart',
      'my son is moving out at 19, i think hes not ready',
      'empty nest, so quiet',
      'my daughter is moving out',
      'i still cook for five and then stand there with the pot, the last one left in august, my youngest',
      'is it normal to cry this much because my son moved out',
      'she is going to be 2000 km away, she laughs and packs, and i smile and then howl in the pantry, my baby leaves for university',
      'what do i do with his room now that my son moved abroad',
      'my kids moved out and my whole day has lost its frame',
      'honestly im glad, our kids moved out and i bought white carpet',
      'how often can i text when my oldest goes to college without being annoying',
    ],
    says: {
      told: "A child who's left for their own life is a job well done that feels like a loss, and that quiet in the house is real; fill it any way you like for now, radios included. Agree on one light ritual, a photo on Wednesdays or a call on Sundays, and let the rest come from them. Leave the room as it is for a while. And put one thing of your own into the hours they filled.",
      normal:
        "Crying in a tidy bedroom is normal, and being secretly relieved is too. You've organized your days around someone for eighteen years. It usually eases over the first months. If you can't find joy in anything by then, do talk to a doctor.",
      will: "For most people it gets lighter within months, and the tie often turns into something freer and funnier. It depends on having something of your own, and on them not having to worry about you. Start with one evening a week that you'd never have had time for.",
      say: "To the child: \"I'll miss you, and I can't wait to hear how it goes. You don't have to call, but Sundays I'm home.\" To your partner: \"It's odd just us two. Shall we go out on Friday and not talk about the kids until dessert?\"",
      should:
        "Let them go, ready or not, since most get ready by going. Help with one dish, the washing machine and a small safety net, then step back. Don't track and don't clean their place. Step in if they're sinking, not if they're just messy.",
      glad: "Good for you, a child out in the world and a house of your own again are both worth celebrating. Enjoy the white carpet without guilt. You'll hear from them when the washing machine does something strange.",
    },
  },
  {
    id: 'adult-child-money',
    words: [
      /\b(?:money|loan|lend|lent|borrow\w*|pay(?:s|ing)? (?:for )?(?:his|her|their|my (?:son|daughter|kid)s) (?:rent|bills|debts?|phone)|debts?|support(?:ing)? (?:him|her|them|my (?:grown |adult )?(?:son|daughter|child|kids|children))|bail\w*|financ\w*)\b/u,
      /\b(?:(?:my|our) (?:grown |adult |\d\d year old )?(?:son|daughter|children|kids|child|stepson|stepdaughter)s?)\b/u,
    ],
    unless:
      /\b(?:(?:is|son|daughter|hes|shes) 1[1-7]|pregnan\w*|birthday|chores|bad mom|allowance|pocket money|child support|custody|wallet|purse|stole|steal\w*|school|1[0-7]|twins|baby|toddler|robux|my ex|tooth fairy|moved back|moves back|lives with|private|never calls|college fund|fianc\w*|braces|orthodontist|trips|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son is 29 and asks me for money every month',
      'we lent our daughter 8000 for a car and she went to bali',
      'im still paying my sons phone and rent and my pension is small',
      'should i bail my daughter out of her debts again',
      'my son keeps asking for money',
      'lend my daughter money?',
      'he is 40 and i still pay his phone bill, my son has never managed money',
      'should i co sign a loan for my daughter and her boyfriend',
      'she only calls when the account is empty, money money money, my daughter',
      'my sister says i make him weak, my son is in debt again and i paid it three times already',
      'i sold my car to support my grown son and told nobody',
      'we worked in the fields all our lives, we put a little aside for old age, and now our son wants to borrow it for a bar',
      'is it fair to give one child money for a house and the other nothing, my children are 30 and 34',
    ],
    says: {
      told: 'With grown children and money, give only what you can truly lose, and call it a gift or a loan before it leaves your account. Your pension comes first, you can\'t borrow one. Say the sum and the end: "I can help with this much until June, then it stops." With debts, go along to a free debt advice office instead of paying again. A no can be a loving sentence.',
      should:
        "Help once with a clear plan, not again and again without one. Skip it if it comes out of your own security, or if it feeds gambling or drugs. Paying a bill directly is wiser than handing over cash, and don't co-sign what you couldn't pay alone. And offer something else: a free debt adviser, a meal, a ride to an interview.",
      say: '"I love you, and I can\'t send money this month. I can sit down with you on Saturday and go through it, or come along to the debt advice." For an old loan: "We lent you 8,000. How would you like to pay it back? Even fifty a month is a start."',
      normal:
        "It's common to pay for grown children, to lie awake about it, and to give unevenly, which hurts less when the reason is said aloud to both. You aren't cold for wanting it to end. Set a date and tell them well ahead. The first no feels awful and the third one feels like air.",
    },
  },
  {
    id: 'child-came-out',
    words: [
      /(?:\b(?:likes? (?:boys|girls|men|women)|is into (?:boys|girls)|has a (?:boyfriend|girlfriend)|wear dresses and be called)\b|\b(?:c(?:ame|oming|ome) out|gay|lesbian|bi(?:sexual)?|trans(?:gender)?|non ?binary|queer|pronouns)\b)/u,
      /(?:\b(?:(?:my|our) (?:kid|child|boy|girl|teenager|1\d year old))\b|\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|teen\w*|grandson|granddaughter|niece|nephew|stepson|stepdaughter|oldest|youngest|1\d)s?)\b)/u,
    ],
    unless:
      /\b(?:daughter (?:\w+ ){0,5}boyfriend|who is \d|conservative|dating was|out of nowhere|likes? boys now and|boyfriend is bad|first boyfriend|first girlfriend|comes? out of (?:his|her|the)|came out (?:of|with|as a bully)|baby come out|im gay|im trans|i came out|bull\w*|names|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my boy is gay, he told me last night and i hugged him',
      'my kid told me he likes boys, i dont want to say the wrong thing',
      'my son told me he likes boys',
      'my daughter told me shes gay and im proud she told me',
      'our daughter likes girls, she told us at dinner',
      'my son is gay and i love him, what do i say',
      'my son told us hes gay and my husband hasnt spoken since',
      'my 14 year old says she is non binary and wants a new name',
      'my daughter came out to me in the car, what do i do now',
      'our child is trans and my parents refuse the pronouns',
      'my son is gay',
      'my daughter came out as bi',
      'she told me over the washing up, mum im a lesbian, and i just kept drying the same plate, my daughter',
      'how do i tell my parents that their grandson is trans, my son has asked me to',
      'my 15 year old uses new pronouns and i keep getting it wrong',
      'should i have known, my kid is queer and was so scared to tell us',
      'we are religious, we live in a small town in poland, everyone knows us, and last night our son said hes gay',
      'my husband says its a phase, our daughter is non binary',
      'proud moment, my son brought his boyfriend home, he is gay and so happy',
    ],
    says: {
      told: "The first thing to say to a child who comes out is short: \"Thank you for telling me. I love you, and that hasn't moved.\" Everything else can be learned slowly. Ask what they'd like from you now, and who may know. If you feel lost or sad, take that to another adult or a parents' group, not to them. With relatives, stand visibly beside your child.",
      say: '"Thank you for trusting me. Nothing about my love has changed. Is there something you\'d like me to do, or not do?" If you reacted badly: "I was surprised and I said it wrong. I\'d like to try again." To relatives, if your child wants it: "This is who they are, we\'re behind them, and this is the name we use."',
      normal:
        "Surprise, worry and needing time are normal for parents, and so is not minding at all. You can be unsure and still kind in the same minute. Look for a parents' group, they've all stood there. Children do best by far when home is safe.",
      should:
        "Take it seriously and follow their pace, and don't scold yourself for not having known. Use the name or words they ask for, it costs little and means much. You don't have to decide anything big now, and for questions about body or health a good doctor is the place. Don't tell others without asking them first.",
      glad: "That's a moment to be proud of twice: of your child's courage, and of the home they felt safe enough to say it in. Tell them once more, plainly, \"I'm glad you told me. I love you.\" Ask who else may know. Then be ordinary together, pizza and the usual jokes.",
    },
  },
  {
    id: 'sleepover-homesick',
    words: [
      /\b(?:sleep ?overs?|class trip|school trip|summer camp|camp|home ?sick|field trip|school camp|scouts)\b/u,
      KID,
    ],
    unless:
      /\b(?:boyfriend|girlfriend|not invited|wasnt invited|bed ?wet\w*|dry at night|bloody mary|wets|best friends sleepover|im homesick|i am homesick|concentration|refugee|im so homesick|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter calls crying from camp every night, do i fetch her',
      'first sleepover tonight and my son packed three teddies',
      'my 8 year old wants a sleepover at a house i dont know',
      'my kid is the only one who doesnt want to go on the class trip',
      'homesick at camp, my daughter',
      'first sleepover, my son is 6',
      'he called at midnight, pick me up, third sleepover in a row, my boy',
      'should i force my 10 year old to go on the class trip',
      'i signed her up for scouts and now my daughter cries each time she has to spend the night',
      'is five too young for a sleepover at grandmas friends place, my niece',
      'we drove four hours to bring him to summer camp, he waved, we drove back, and now my son writes that he is homesick',
      'how do i say no to a sleepover at a house where nobody watches them, my daughter is 8',
      'shes at camp and i am the one whos homesick, lol, my kid doesnt even call',
    ],
    says: {
      told: "For a night away, practice small: one sleepover near home with a pickup promised, then longer. Homesickness comes at bedtime and is mostly gone by breakfast, so ask the adults there how the days are before you drive. Don't say you'll fetch them at once, say, \"Tell me tomorrow at noon.\" If they're ill or someone there scares them, go at once. With a house you don't know, meet the parents first.",
      should:
        "Wait one more day before fetching, if the leaders say the days are good. Fetch them if they're ill, frightened of someone, or miserable at noon too. For a sleepover with strangers, meet first, and trust a bad feeling. They can always come for the evening and be collected at ten.",
      say: '"Missing home means you\'ve got a good one. It\'s strongest at night. Do the morning thing tomorrow and tell me about it at noon." Keep the call short. A code word for "please come get me" helps even unused. To decline an invitation: "We\'re not doing nights yet. She\'d love to come until nine."',
      normal:
        "Homesickness at eight or at fourteen is normal, and a child who'd rather not go is too. Some are ready at five, some at twelve. Pushing rarely helps, small rehearsals do. And checking your phone all night is part of it.",
    },
  },
  {
    id: 'walk-alone-home-alone',
    words: [
      /\b(?:(?:walk(?:s|ing)?|go|goes|going|bike|bus|stay(?:s|ing)?|home|play(?:s|ing)?|left|went|train|take|takes) (?:\w+ ){0,4}(?:alone|by (?:himself|herself|themselves)))\b/u,
      KID,
    ],
    unless:
      /\b(?:diapers|toilet|at recess|at break|friends|for the team|mom feels|im alone|i feel alone|wants to stay with|lonely|leave me alone|old (?:and|mother)|night with|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'can my 8 year old walk to school alone, its 900 meters and one big road',
      'when is a child old enough to stay home alone for an hour',
      'my daughter wants to take the bus by herself and im terrified',
      'neighbor complained because my kids play alone in the yard',
      'home alone at 9, my son',
      'can my daughter walk alone',
      'he wants to go to the bakery by himself, its one street, hes 6',
      'my 11 year old stays home alone two hours after school, am i a bad parent',
      'in japan they all walk alone at six, here people call the police when my kids go to the park alone',
      'what age can a child take the train by herself, my niece is 12',
      'my shift starts at five, the sitter quit, there is no one else, so my 8 year old would be home alone in the mornings',
      'i got a nasty look because i left my 7 year old alone in the car for a minute',
      'she came back with bread and change, my little girl went to the shop alone for the first time',
    ],
    says: {
      told: "Alone is learned in slices: first together, then they lead and you follow, then on their own, with the one bad crossing settled. For home alone, begin with fifteen minutes, a number to call and three rules, and check what the law says where you live. Every morning alone is too much for a small child, so ask the school or family office about early care. And a parked car isn't a place to wait, least of all in warm weather.",
      when: "Many children manage the way to school between seven and nine and an hour at home somewhere around eight to ten, but it hangs on the child, the road and local rules. Ready means: knows the number, sticks to agreements, doesn't panic, wants to. Try a quarter of an hour first.",
      should:
        "Yes, if you've practiced it and the child wants to, no if the road's truly dangerous or the law says later. Do it with a friend at first. A phone for calling or a neighbor who's home makes it easier on you both. Start with the way back, it's less rushed.",
      normal:
        "Letting go in portions is the job, so it doesn't make you a bad parent, as long as the child copes and the law where you live allows it. Being terrified at the window is normal the first ten times. Agree on a number to call and a neighbor who's home. If someone worries, tell them your rules, and ask them to be one of the eyes.",
      glad: "That's a great step, the first errand or way alone makes a child an inch taller. Say what you noticed, the change counted, the road crossed well, and let them do the same way again soon.",
    },
  },
  {
    id: 'glasses-braces',
    words: [
      /\b(?:braces|retainer|pairs? of glasses|first glasses|eye ?glasses|(?:needs?|wears?|wear|new|got|his|her|wearing) glasses|eye ?patch|hearing aids?|orthodontist|dentist|brush(?:es|ing)? (?:his|her|their)? ?teeth)\b/u,
      KID,
    ],
    unless:
      /\b(?:wine|my own|husband|grandm\w*|i need|candy|sweets|mother in law|lying|lies|pacifier|thumb|drinking glasses|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter got glasses and hides them in her bag at school',
      'braces for my son cost 4000 and he says he wont wear them',
      'brushing teeth with a 2 year old is wrestling, my toddler wins',
      'my kid is scared of the dentist since the filling',
      'my son wont wear glasses',
      'braces, shes 12, hates them',
      'he broke his third pair of glasses this year, my boy is 8',
      'how do i get a toddler to brush his teeth without holding him down',
      'my daughter has to wear an eye patch for three months and kids stare',
      'is it normal that my 6 year old screams at the dentist until we leave',
      'we dont have much money, the insurance pays half, and the orthodontist says both my kids need braces',
      'the hearing aids are in the drawer since easter, my kid says they make him weird',
      'she looked at the moon and said it has a face, my daughter got her first glasses today',
    ],
    says: {
      told: "With glasses, braces and teeth, choice and habit do what pressure can't. Let the child pick the frame or the color, start with the hour they like best, and show them someone cool who wears it. For brushing: two songs, you do the back, they do the front, every evening without debate. A dentist who's good with children will do a visit just to look. Ask about help with the cost.",
      how: 'Hand over one choice and keep the rest fixed. They choose frame, brush, flavor or song, you fix when and how long. Begin at home in a nice hour, then school. For dentist fear, book a visit with nothing done, and let them sit on your lap.',
      normal:
        "Hiding glasses, losing retainers and fighting the toothbrush are all normal. It's a new face, or a strange thing in the mouth. Most are used to it in some weeks. If they're teased for it, tell the teacher soon, that part shouldn't be waited out.",
      should:
        'Insist on what the eye doctor or dentist says is needed, and be generous about how. If cost is the question, ask for a second opinion, installments, and what your insurance or town pays. Cosmetic things can wait until the child wants them too.',
      glad: "How lovely, seeing or hearing properly for the first time is a small wonder. Go for a walk and let them point at everything. That's also the best reason to put the glasses on again tomorrow.",
    },
  },
  {
    id: 'imaginary-friend',
    words: [
      /\b(?:imaginary|invisible friend|talks to (?:himself|herself|someone|ghosts?|nobody|people who|a man|a lady)|sees (?:ghosts?|things|dead|someone|people|spirits?|grandma|grandpa)|past life|old soul)\b/u,
      KID,
    ],
    unless:
      /\b(?:schizo\w*|hurt (?:himself|herself)|kill|drugs|my ex sees|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter has an imaginary friend called mr bins who needs a plate at dinner',
      'my 4 year old talks to someone in the corner and it freaks me out',
      'my son says he remembers a past life, hes 5',
      'is an imaginary friend at age 9 still ok for a kid',
      'my son has an imaginary friend',
      'my daughter sees ghosts',
      'she tells me about an old lady at the end of her bed who sings, my 5 year old talks to someone',
      'should i play along with the imaginary horse, my kid wants me to open doors for it',
      'is my niece an old soul, she says things no child could know',
      'he blames everything on his invisible friend, my 4 year old',
      'we moved into a house from 1890, creaky stairs, cold hall, and since then my little boy talks to nobody i can see',
      'my 3 year old told me about his other mom before me, past life stuff, chills',
    ],
    says: {
      told: 'An imaginary friend, or someone only the child can see, is mostly lively imagination at work, and you can treat it like a drawing: with interest and without fear. "What does he like? What did he say today?" Set a plate if you enjoy it, and rules count for invisible guests too. If the voice frightens them or orders bad things, or they can\'t tell it from real at an older age, ask a doctor.',
      normal:
        "An imaginary friend is very common, mostly between three and eight, sometimes longer, and they tend to be inventive company. It's no sign of loneliness or trouble. Worry only if it scares them, commands them, or keeps them from real children.",
      why: "Because imagination's at full strength and it's handy to have someone who takes the blame, keeps secrets and is braver or smaller than you. Often it comes with a change, a sibling or a move. What children see in corners I can't judge from here, and it's nearly always play.",
      should:
        "Play along a bit and let the child steer. Don't mock it, don't use it to make them obey, and don't make it bigger with your own shivers. Ask questions in daylight. It leaves by itself one day, mostly without a goodbye.",
    },
  },
  {
    id: 'travel-with-kids',
    words: [
      /\b(?:flights?|plane|flying|fly|airport|long drive|road trip|car (?:ride|trip|journey)s?|car ?sick\w*|are we there yet|train ride|holiday with|vacation with|travel\w* with|car seat)\b/u,
      KID,
    ],
    unless:
      /\b(?:without (?:my|the) (?:kids|children)|ex|custody|afraid of flying|chicken ?pox|drone|colic\w*|pregnan\w*|new grand(?:son|daughter|child)|teddy|teeth\w*|bunny|lost|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'eleven hour flight with a 2 year old, pray for me',
      'vacation with kids is just cleaning in another country',
      'my son gets car sick on every trip to grandma',
      'the baby screams in the car seat, we dont go anywhere anymore',
      'flying with a toddler, tips',
      'my daughter gets carsick',
      'road trip to croatia, 14 hours, three kids and one iphone',
      'is it worth going on vacation with a baby at all',
      'my son kicked the seat the whole flight and the man in front exploded',
      'how do i keep a 4 year old busy on a long train ride',
      'i am flying alone with two kids under three because my husband has to work, two layovers, plane at 5 am',
      'are we there yet, 600 times since breakfast, car trip with the twins',
      'grandma lives in vietnam, we saved two years for the tickets, and now im scared of the flight with my 1 year old, a 13 month old',
    ],
    says: {
      told: "Traveling with children goes better when you plan for the child's day and not the map: a stop or a walk down the aisle each hour or two, many small snacks, one new little thing per hour, spare clothes for you as well. For car sickness: front view, fresh air, nothing to read, and ask a pharmacist. Other passengers forget you at the baggage claim. Lower the plan by half.",
      how: 'Pack a bag with ten tiny things, wrapped, one an hour. Snacks that take long to eat. Leave at nap time if you can, and let them run till boarding. In the car, sing, stop, swap who sits in the back. For the sick ones: look out the front, fresh air, small dry food, and a bag within reach.',
      should:
        "Go, if you can see it as their trip with you and not a rest, and keep to one place. Skip the far flight if you're already worn out, a lake two hours off does the same for them. Swap half days with the other adult, so each of you gets some holiday.",
      normal:
        "It's normal that a holiday with small children is work in a nicer place, and screaming in cars and planes happens to everyone. You're not doing it badly. Split the days so each adult has a free half, it's the only real vacation in it.",
    },
  },
  {
    id: 'bilingual-child',
    words: [
      /\b(?:bilingual|mother tongue|native language|two languages|three languages|second language|my language|speaks? (?:only )?(?:english|german|spanish|french|turkish|arabic|russian|polish|hindi|chinese|italian|portuguese) (?:to|back|at|with)|answers? (?:me )?in (?:english|german|spanish|french))\b/u,
      KID,
    ],
    unless:
      /\b(?:refuses|only speaks|answers me in|any ?more|love language|speech delay|my love|programming|at my job|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'raising a bilingual kid and my mother in law says it confuses her',
      'our child mixes three languages and the teacher is worried',
      'raising a bilingual baby, how',
      'should my husband speak german and i spanish, will two languages confuse the baby',
      'i live in texas, nobody around me speaks hungarian, and i am the only one who can give my kids my language',
      'my 3 year old mixes words, half french half turkish, bilingual soup',
      'is it too late to start with my native language, my child is six',
      'my kids, two languages, confused',
    ],
    says: {
      told: "Keep speaking your language to your child, also when the answers come back in the other one, because listening builds it too. Children mix and sort it out with time, it doesn't confuse them. Make the language worth something: a grandma on video, songs, a cousin, a holiday where no one understands the other. Reply naturally, don't correct. If speech is late in all languages, have it checked.",
      should:
        "Carry on, or start, at any age, and don't give up in the phase when they refuse. Pick a simple rule you can keep, one parent one language, or one language at home. Let it be the language of the good things. Drop the pressure, not the speaking.",
      normal:
        "Mixing, answering in the other language and refusing for a year or two are entirely normal. They go with what their friends speak. The passive part stays and wakes up quickly on a visit. Tell the worried ones it's well known.",
      will: "No one can say how fluent they'll be, and it depends on how much they hear and whether they need it. Friends and grandparents who know nothing else do more than lessons. What you speak to them now isn't lost, even if it sleeps for years.",
    },
  },
  {
    id: 'pregnancy-general',
    words: [/\b(?:pregnan(?:t|cy))\b/u],
    unless:
      /\b(?:(?:3[4-9]|4[01]) weeks|last weeks|so pregnant|nine months pregnant|9 months pregnant|miscarr\w*|abort\w*|lost|test|found out|might|may be|could be|morning sickness|nause\w*|vomit\w*|puk\w*|throwing up|think|says|two lines|got (?:her|me) pregnant|bump|belly|huge|fat|weight|boss|work|job|maternity|announc\w*|tell|told|secret|chicken ?pox|not pregnant|get pregnant|getting pregnant|daughter|sister|friend|ex|teen\w*|rape\w*|dog|cat|visit\w*|overdue|name|names|affair|cheat\w*|trying|ivf|birth|positive|mistress|girlfriend|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'im 8 weeks pregnant and so tired i fall asleep at my desk',
      'my wife is pregnant and i dont feel anything yet',
      'im pregnant and eat pickles at 3am, everything makes me cry',
      'pregnant with number four and my parents are furious',
      'second pregnancy and i have no energy for my toddler',
      'pregnant and tired',
      'i hate being pregnant',
      'nobody warned me how long nine months of pregnancy are',
      'so many weird dreams since im pregnant, last night i gave a speech to carrots',
      'why am i crying at yogurt commercials, im 20 weeks pregnant',
      'my husband is excited and builds the crib already, i am pregnant and feel nothing but fear',
      'is it normal to feel lonely in pregnancy, im in a new country without my mum',
      'i was a runner, ten kilometres before breakfast in any weather, and now at 6 months pregnant i pant on the stairs',
      '30 weeks pregnant and so happy, she kicks when he sings',
    ],
    says: {
      told: "A pregnancy asks a lot of everyone near it, and there's no right way to feel in it. Tiredness in the early months is real work going on, so sleep comes before the dishes. A partner often feels little until there's a kick or a face, and that's common. Other people's opinions can wait outside. Pain, bleeding or, later on, fewer movements mean a call to the midwife or doctor right away, and so does a worry that won't leave.",
      normal:
        'Being worn out, flat, thrilled or unsure are all normal in pregnancy, for both people. Feelings follow the facts slowly. Do one small thing together each week, a scan, a list, a walk. If the low mood stays for weeks, tell the midwife, they take it seriously.',
      should:
        "Lean toward rest and toward asking for help early. Drop what can be dropped until the body's caught up, and say no to one thing this week. For anything you'd look up at night, foods, pains, medicines, ask a midwife or pharmacist instead. They've heard every question.",
      glad: "Congratulations, that's wonderful. Sleep when you can, let people carry things, and write down a line a week, because it goes both slowly and very fast. The first kick deserves a date in the calendar.",
    },
  },
  {
    id: 'early-waking-naps',
    words: [
      /\b(?:wakes? up at [3-6]|up at [3-6]|awake (?:at|since) [3-6]|wakes? (?:us )?at [3-6]|early (?:riser|waking)|wakes? (?:up )?(?:so|too) early|(?:drop\w*|skip\w*|wont|no|refus\w*|without) (?:a |the |his |her |to )?naps?|nap anymore|stopped napping)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|toddlers?|twins|naps?|hes|shes|year old|month old)\b/u,
    ],
    unless:
      /\b(?:my boss|gym|i wake|husband|shift|cat|dog|newborn|weeks old|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter wakes up at 5 every morning, even on sundays',
      'she dropped her nap and now shes a monster by 6pm',
      'my son wont nap anymore but falls asleep in his soup',
      'early riser here, our toddler is up at 4 30 singing',
      'up at 5, my toddler, why',
      'no naps anymore, my son',
      'my boy is up at 4 every day and starts singing, my son wakes too early',
      'does she still need a nap at 3, nursery makes her sleep and she is up till ten, no nap on weekends and shes fine',
      'how do i get my 2 year old to sleep past five, she wakes up at 5',
      'we moved the clock, the curtains, the bedtime, everything the books say, and our daughter still wakes up at 4 30',
      'he refuses to nap and then melts down at dinner, hes 2',
      'is it normal that my 18 month old skips naps',
    ],
    says: {
      told: "Early waking and dropped naps usually mean the day's sleep needs reshuffling, and it takes a week or two to show. Make the room properly dark, keep mornings dull and dim until six, and try bedtime half an hour earlier, since overtired children wake sooner. When the nap's going, keep a quiet hour with books instead. And share the dawn shift, one morning each.",
      normal:
        "Starting the day at five is common in small children, and most give up the nap somewhere between two and four. Some days they need it and some they don't. If they're cheerful until dinner, it's enough. You being finished by eight is normal too.",
      how: "Dark curtains, no milk or screens before six, and a clock that turns green when it's morning. Shift bedtime by ten minutes every few days, first earlier, then later if that fails. Replace the nap with a quiet hour. Change only one thing per week, or you won't know what worked.",
      will: 'It usually shifts with the seasons and with age, though nobody can name the week. School children are famous for having to be dragged out of bed. Until then, trade mornings with someone, and go to bed at nine without apology.',
    },
  },
  {
    id: 'parents-disagree',
    words: [
      /\b(?:(?:husband|wife|partner|boyfriend|girlfriend|hubby))\b/u,
      /\b(?:strict|too soft|discipline|(?:raise|raising|parent|parenting)|never plays|plays? with|bad cop|undermines?|same page|spoils|gives? in|education|doesnt help with|spank\w*|smack\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:atheist|my ex|ex wife|ex husband|hits|beats|violen\w*|abus\w*|grandm\w*|mother in law|in laws|my parents|step\w*|his (?:kids|son|daughter|children)|her (?:kids|son|daughter|children)|spank\w*|xbox|dolls?|dress\w*|nail polish|died|killed|suicid\w*|raped?|molest\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my husband is too strict with our son and im always the soft one',
      'wife lets the kids do anything, im the bad cop, we are never on the same page',
      'my husband never plays with the kids, he watches',
      'we fight about how to raise our daughter, my partner wants a catholic school and discipline',
      'husband too soft with kids',
      'wife undermines me, our son',
      'we never agree on how to raise our son, my wife comes from a very strict house',
      'he gives in to everything and im the monster, my husband and the kids',
      'should my partner be allowed to discipline my daughter, we live together since may',
      'my girlfriend thinks im too strict with my kids, bad cop since day one',
      'i say no, he says yes, i say bed, he says one more movie, and our children know exactly who to ask, my husband spoils them',
      'why does my husband never play with our kids, he only scrolls',
      'how do we get on the same page about parenting, my wife reads books and i just react, two kids',
    ],
    says: {
      told: "Two parents needn't do it the same way, they need to agree on about five things and not contradict each other in front of the child. Sit down once, without a crisis, and find those five: sleep, screens, respect, school, safety. The rest runs by whoever's on duty. Where strict means hitting or fear, it isn't a style anymore, so get help from a family advice line. For a parent who stays at the edge, one fixed thing alone with the child each week changes more than reproaches.",
      say: '"I don\'t want to be the nice one against the strict one. Which five rules matter most to you? Here are mine." In front of the child: "We\'ll talk about it and tell you." For more time together: "Saturday mornings are yours with them, and I\'m out."',
      normal:
        "Differing here is common, one softer, one stricter, and each grows more so to balance the other. It's not a sign you don't fit. Meet in the middle on a few things and let the rest differ. Children manage two styles well.",
      should:
        "Don't correct each other mid-scene, unless a child's being hurt or humiliated. Talk after, with one example and one wish. Agree on five rules and test them for a month. If it always ends in a fight, two or three sessions with a family counselor are well spent.",
      why: 'Mostly because each repeats, or flees from, how they were raised. Ask each other, "How was this in your home?" before arguing about today. It takes the wind out of it. Someone who doesn\'t play was often never played with and feels clumsy.',
    },
  },
  {
    id: 'single-parent',
    words: [
      /\b(?:single (?:mom|mum|mother|dad|father|parent)s?|solo (?:mom|mum|dad|parent)|raising (?:\w+ ){0,3}(?:kids|children|son|daughter|them|him|her) (?:alone|on my own|by myself)|alone with (?:the|my|two|three|four|2|3|4) (?:\w+ )?(?:kids|children|baby))\b/u,
    ],
    unless:
      /\b(?:graduated|dating|tinder|my mother was|raised by a single|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'im a single mom of three and so tired i forget my own name',
      'single dad, what do we do all weekend in a one room flat',
      'raising my son alone and he asks for a father figure',
      'being a single parent at christmas is so lonely',
      'single mom and broke',
      'how do single dads do this',
      'im raising two kids alone since he left for another city',
      'he asks why he has no daddy and i am a single mum with no good answer',
      'will it ever get lighter, single parent of a toddler and a teenager',
      'i work in a hospital, early and late shifts, my parents live in ghana, and i am alone with my two kids',
      'is it selfish to want one evening off as a single mother',
      'single father of a 6 year old girl, i learn braids from library books',
    ],
    says: {
      told: "Raising children alone is two jobs in one body, so good enough has to be the standard and help has to be arranged, not hoped for. Find one family to swap an afternoon with each week. Ask your town's family office what you're entitled to, people miss a lot. One room and pancakes for dinner is a fine childhood. And an hour for you, weekly, goes in the calendar first.",
      normal:
        "Wanting an evening off isn't selfish, and being this tired, and lonely in a full home, is normal. There's no second adult to say \"sit down.\" Children of one parent do well with one steady person, and that's you. If it's dark for weeks, tell a doctor.",
      how: 'Make one swap, one shortcut and one request this week. Swap: another parent takes yours Tuesday, you take theirs Thursday. Shortcut: the same five dinners. Request: a family advice office about money and childcare. Small, fixed and boring holds better than big rescue plans.',
      say: 'To a friend: "Could you have them for two hours on Saturday? I\'d like to sleep." To the child who asks about a father: "Our family is us. And you\'ve got your uncle and your coach too." Exact requests get a yes far more often than "I\'m so tired."',
      glad: "Congratulations, you did the work of two and it shows. Let yourself be proud today, out loud, and tell the people who helped on the way. Then do one thing this week that's only for you.",
    },
  },
  {
    id: 'kids-dont-listen',
    words: [
      /\b(?:(?:dont|doesnt|wont|never|not|dosent) (?:listen\w*|obey|behave|follow|do what)|ignores? (?:everything|what i|me when)|whin(?:es|ing|y|e)|says? no to everything|spoil(?:ed|t) brat|so spoiled|grounded|time ?outs?|punish\w*|consequences|misbehav\w*|naughty|defian\w*|out of control|walks? all over me|bad behaviou?r|refus(?:es|ing) to (?:wear|shower|bathe|wash|put on|take a bath|leave))\b/u,
      KID,
    ],
    unless:
      /\b(?:lying|lied|lies|lie|husband|boyfriend|my mom|my mum|grand\w*|ex|in law|wet\w*|steal\w*|stole|dog|teacher|god|kids at my school|too soft|bedtime|detention|suspend\w*|bull(?:y|ying)|1[89]|2\d|adult|grown|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'kids dont listen to me, i say everything ten times',
      'my toddler says no to everything, even to ice cream',
      'grounded my son for two weeks and now i regret it',
      'how do i punish a naughty 6 year old without screaming',
      'my daughter whines all day, im going mad',
      'my kids never listen',
      'naughty toddler, what now',
      'i count to three and my son counts with me, doesnt listen at all',
      'is a time out cruel for a 3 year old',
      'she ignores me when i talk and then says you never told me, my daughter is 8, she ignores me when i call',
      'my 5 year old refuses to leave the playground, i end up carrying him like a surfboard',
      'we were at a restaurant with my boss and his perfect children, and mine ran around, out of control, my kids',
      'how do i stop the whining, my daughter whines about the color of water',
      'took away his bike for bad behavior and now i wonder if the punishment was too hard, my 10 year old',
    ],
    says: {
      told: 'Say it once, close up, with a hand on the shoulder, and then let something follow, because ten times from the kitchen teaches that nine don\'t count. Short words, two choices, and a consequence that fits and happens today: spilled means wiped, thrown means gone till tomorrow. For whining: "I answer that in your normal voice." A punishment that turned out too big may be shortened, aloud and with reasons.',
      should:
        "Use small consequences that fit and come right away, rather than big ones you can't keep. A time-out works as a calm-down with you near, less as exile. If you've gone too far, cut it: \"Two weeks was too much. It's till Friday.\" That's strength. Hitting is never the tool.",
      how: 'Go there, get low, say their name, say one thing. "Shoes, please." Wait five seconds. Then two choices: "Alone or with my help?" Then do it. Praise the doing, briefly. A week of fewer words and more follow-through changes a lot.',
      normal:
        "Not listening, whining and saying no are standard, strongest at two to four and again at twelve. It's practice in having a will. It gets tiring because it's meant to test whether you hold. If it's everywhere, all the time and getting worse, ask the doctor.",
      why: "Usually because they're deep in something, too tired, or have learned that it only gets serious at the shout. Sometimes they want you more than the thing. Ten minutes of your full attention early in the day often buys an easier evening.",
    },
  },
  {
    id: 'regret-parenthood',
    words: [
      /\b(?:regret (?:having|becoming|being) (?:\w+ ){0,2}(?:kids|children|a mother|a mom|a mum|a father|a dad|a parent|baby|him|her|them)|(?:dont|do not|didnt|hate) (?:like |enjoy |want )?being a (?:mom|mum|mother|dad|father|parent)|(?:hate|dont like) (?:motherhood|fatherhood|parenthood)|miss my (?:old )?life (?:before)?|life before (?:the )?(?:baby|kids)|not (?:made|cut out) (?:to be|for being) a (?:mom|mum|mother|dad|father|parent)|dont (?:love|feel anything for|bond with|bonding with) my (?:baby|child|son|daughter|newborn))\b/u,
    ],
    unless:
      /\b(?:died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i regret having kids and i can never say it out loud',
      'i miss my life before the baby, i was someone',
      'i dont like being a mother, i love her but i hate the days',
      'i dont feel anything for my baby, hes five weeks',
      'i regret having children',
      'i hate motherhood',
      'is it normal to miss my life before kids this much, i used to travel',
      'i look at my childless friends and could scream, i regret becoming a mother',
      'im not cut out to be a dad, he deserves someone better',
      'everyone said it would come by itself, the love, the glow, and four months later i dont feel anything for my baby',
      'do other people also regret having kids or am i a monster',
      'we did ivf for five years, i begged for this, and now i hate being a mom',
    ],
    says: {
      told: "You can love a child and hate the life around it, or still be waiting for the love to come, and saying so hurts nobody here. More people feel this than ever admit it. Look at what exactly you regret: the sleep, the loneliness, the load. Those can be changed in part. If you feel nothing or dark things, tell a doctor or midwife this week, it's treatable. With thoughts of harming yourself or the child, call emergency help now.",
      normal:
        "It's far more common than people say, and it doesn't make you a monster. The feeling's mostly about the load and the lost self. With a small baby, numbness can also be a low mood that needs care, so tell the doctor. Love often grows later, by doing.",
      will: "It eases for many as the nights get calmer and the child starts to talk, but I can't promise you when. It depends on help, sleep and having something that's yours again. Start with one fixed half day a week off duty, as seriously as a doctor's appointment.",
      should:
        "Tell one person who won't gasp, a friend, a doctor, an anonymous parents' line. Don't tell the child, and don't decide big things while you're short of sleep. Take one piece of your old life back this month, small and regular.",
    },
  },
  {
    id: 'postpartum-low',
    words: [/\b(?:post ?partum|post ?natal|baby blues|ppd)\b/u],
    unless:
      /\b(?:body|hair|belly|weight|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'do i have postpartum depression, i cry all day and the baby is 2 months',
      'baby blues week three, is this still normal',
      'my wife has postpartum depression and i dont know how to help',
      'i had postnatal depression with my first and im scared of it now',
      'postpartum is so dark',
      'baby blues or worse',
      'i love him but since birth there is a glass wall, is that ppd',
      'my sister has postpartum depression and her husband says she is lazy',
      'how long do baby blues last, she is 10 days old and i cry over a spoon',
      'the midwife asked me how i am, i said fine as always, and now i lie here googling postnatal depression at 3 am',
      'can fathers get postpartum depression, i feel empty since she was born',
      'will it come back with the second, i had ppd so bad',
    ],
    says: {
      told: "Low days after a birth are common, and when they last beyond two weeks or get dark, it's time for the doctor or midwife, this week, not when it's worse. It's an illness that can be treated, not a lack of love. Someone takes the baby for one long sleep, someone else makes the call if you can't. With thoughts of harming yourself or the baby, call emergency help now.",
      normal:
        "Crying a lot in the first ten days or so is very usual. Lasting longer, feeling nothing, panic, or not sleeping even when the baby does is a sign to ask for help, and no shame. I can't judge which it is, a doctor or midwife can, with a few questions.",
      how: "If it's someone close, don't ask what's needed, do it: take the night, make the appointment, go along, bring food. \"You're not bad at this, and it can be treated.\" If it's you, tell the midwife or doctor the part you'd rather hide, and let someone else take one night. If there's talk of dying or harm, get emergency help at once.",
      will: "Most people do recover, with treatment and rest, though no one can give you a date. It depends on getting help early and not being alone with the nights. If it's happened before, tell the midwife now so there's a plan before the birth.",
    },
  },
  {
    id: 'became-grandparent',
    words: [
      /\b(?:(?:become|becoming|became|be|being|im) (?:a |an )?(?:good |great |\w+ time )?grand(?:ma|mother|pa|father|parents?|mom|dad)|first grand(?:child|son|daughter|kid|baby)|grand(?:son|daughter|child|baby) (?:was |is )?(?:born|arrived)|new grand(?:son|daughter|child|baby))\b/u,
    ],
    unless:
      /\b(?:becoming|going to be|gonna be|will be|on the way|are having|soon to be|expecting|died|not allowed|wont let|see my|when will i|raised by|want to be a|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my grandson was born this morning, 3400 grams',
      'new granddaughter and i want to help but not intrude',
      'im a grandma!!',
      'im a grandpa at 41',
      'my daughter had a girl last night, first grandchild, i cant stop crying',
      'what do i buy for my first grandson, they have everything',
      'we raised four boys, never a single pink hat in this house, and yesterday our granddaughter was born',
      'should i fly over right away, my new grandson is in australia',
      'how do i become a good grandfather, i was hardly home for my own kids',
    ],
    says: {
      told: 'A new grandchild gives you a new job, and the best grandparents ask before they do it: "What would help most this week?" Often it\'s food, laundry and holding the baby so they can sleep, not advice. Far away, start a little habit, a book read aloud on video. And feeling too young for the word is fine, choose the name you\'d like to be called.',
      how: "Ask, bring food, wash hands, stay an hour, leave before they're tired. Praise how they do it, even if it's new to you. Take the older child out, if there is one. Offer two dates and let them choose. You'll be asked for advice sooner if you don't offer it.",
      glad: 'Congratulations, what a day. Write the little one a letter tonight: what the weather was, what you were doing when the phone rang, what their parent was like as a baby. Keep it for their eighteenth birthday. And enjoy the smell of that head.',
      should:
        "Go when you're invited, and offer before they have to ask. Stay away a bit if they want the first days alone, it's not against you. Bring dinner, not opinions. If you're unsure, ask the other grandparents too, and split the help.",
    },
  },
  {
    id: 'want-grandchildren',
    words: [
      /\b(?:want(?:s)? (?:\w+ )?grand(?:kids|children|child)|(?:doesnt|dont|never) (?:want|have) (?:any )?(?:kids|children).*(?:grand\w*|my (?:son|daughter))|(?:son|daughter) (?:doesnt|dont|never) wants? (?:any )?(?:kids|children)|when will i (?:become|be) a grand\w*|no grand(?:kids|children)|asking (?:\w+ ){0,4}grand(?:kids|children)|(?:son|daughter) (?:says )?(?:he |she )?(?:doesnt|dont|never|will never|wont) (?:wants?|have) (?:any )?(?:kids|children)|give me grand\w*)\b/u,
    ],
    unless:
      /\b(?:died|see my|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter doesnt want kids and i want grandchildren so badly',
      'all my friends have grandchildren, i have no grandchildren and two cats',
      'my parents want grandkids and ask every sunday',
      'when will i become a grandmother, my son is 36',
      'i want grandchildren so much',
      'my son never wants kids',
      'everyone at the club shows photos and i have no grandkids to show',
      'how do i stop asking my daughter about grandchildren, i see she hates it',
      'my mother wants grandchildren and starts crying at dinner, im 29',
      'we kept the crib, the little shoes, the wooden train, all in the attic, and now our daughter says she doesnt want children',
      'is it selfish that i want grandkids before im too old to lift them',
      'will i ever be a grandmother, when will i become a grandma',
    ],
    says: {
      told: "Grandchildren are the one gift nobody can be asked for, so the wish is yours to carry and the choice is theirs. If it's your wish: say it once, lovingly, then never again, and lend your lap to the children who'd need one, at a school or next door. If it's you who's being asked: \"We'll tell you if there's news. Please don't ask.\"",
      say: 'As the one waiting: "I\'d have loved it, and I love your life as it is." As the one being asked: "I know you\'d be wonderful at it. The question hurts, for reasons I don\'t want to explain. Please let us bring it up." Then change the subject each time.',
      normal:
        "Longing for grandchildren is normal and not selfish, and being tired of the question is just as fair. You can be sad without it being anyone's fault. Many don't say that it isn't working or isn't wanted, so silence is kinder than hints.",
      will: "I can't tell you whether or when, and nobody should. It's decided by two other people, and by luck. What you can have now is children in your life: reading at a school, neighbors, a foster-grandparent scheme in your town. They don't replace anything and still do you good.",
    },
  },
  {
    id: 'adoption-foster',
    words: [
      /\b(?:adopt(?:ed|ing|ion|ive|s)?|foster(?:ing|ed)? ?(?:child|kid|kids|children|son|daughter|parents?|care|mom|mum|family)?)\b/u,
      /\b(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|little (?:girl|boy)|we|parents?|birth (?:mother|mom|mum|father)|adoption|foster\w*|i was adopted|im adopted|(?:he|she|hes|shes) (?:is )?adopted|\d year old)\b/u,
    ],
    unless:
      /\b(?:dog|cat|puppy|kitten|shelter|animal|pet|im adopted|i am adopted|i was adopted|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'we adopted a little girl and she doesnt let me hug her',
      'should i tell my son hes adopted, hes 6',
      'our foster child arrives tomorrow and i have no idea what hes been told',
      'we wait for adoption since 4 years and the phone doesnt ring',
      'we want to adopt a child',
      'adopted son asks about birth mom',
      'our foster daughter steals food and hides it under her bed',
      'how do i tell my 4 year old that she is adopted, when is the right day',
      'my husband is against adoption, he says its not the same as your own child',
      'after six years of hoping, papers, visits, a woman who counted our windows, the adoption was approved today',
      'he screams you are not my real mom, our adopted boy, our adopted child',
      'they are taking our foster child back to his family on friday and i cant breathe',
      'should we adopt siblings or start with one child',
    ],
    says: {
      told: "In adoption and fostering, truth early and patience long are the two things that hold. A child should hear their story in small, loving words from the start, before anyone else tells it. Closeness comes by the hundredth calm evening, not by hugs asked for. Waiting for a call, or letting a foster child go, needs company: adoption services and parents' groups exist for every stage of this, use them before you're worn out.",
      should:
        "Lean toward telling early, as an ordinary good story told often: \"You grew in another mother's belly, and then you came to us.\" Late truth hurts more than the fact does. If it's already late, get advice from the adoption service and then don't wait longer. On which child or how many, let the service advise you, and go by the time you can really give.",
      say: "\"You grew in another mother's belly, and then you came to us. We'd waited for you so long. You can ask me everything, and I'll tell you what I know.\" For a newcomer: \"This is your bed, this is the bathroom, dinner's at six. You don't have to like us yet.\"",
      will: "Nobody can promise how close you'll become, but trust usually grows with sameness: same bed, same breakfast, same face after every storm. Pushing away is often a test whether you stay. Ask the service for support early, before you're worn out.",
      normal:
        "It's normal that love doesn't switch on with the papers, on either side, and that a child keeps a distance for months or years. It's protection, not ingratitude. And questions about the first family don't mean you've failed. They mean it's safe to ask.",
      glad: 'Congratulations, after all that waiting this is a day to mark. Write down the date and who you called first, your child will love that story. Then sleep as much as you can, the good kind of tired is coming.',
    },
  },
  {
    id: 'child-lost-runs',
    words: [
      /\b(?:lost (?:my|our|the) (?:kid|son|daughter|child|toddler|\d year old) (?:in|at|for)|(?:ran|runs?|running) (?:away|off|into the (?:street|road))|wander\w* off|couldnt find (?:him|her|my))\b/u,
      KID,
    ],
    unless:
      /\b(?:died|dog|cat|teen\w*|1[1-9]|from home|husband|with (?:his|her) boyfriend|police|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'lost my kid in ikea for ten minutes and im still shaking',
      'my 3 year old runs away in the street and laughs',
      'my son wandered off at the beach and a stranger brought him back',
      'couldnt find my daughter at the fair, i have never screamed like that',
      'lost my son at the mall',
      'my toddler runs off, always',
      'he let go of my hand and ran into the road, my 4 year old, i still hear the brakes',
      'should i use a leash, my 2 year old runs away laughing',
      'she hid in a clothes rack, shop closed, everybody searching, couldnt find her for 20 minutes, my daughter',
      'we were at the christmas market, thousands of people, one second i paid for the waffles, and then my little boy had wandered off',
      'my mother in law lost my kid in the park, ran off to the ducks she says',
      'i cant stop replaying the day i lost my 3 year old in a museum, lost my kid for an eternity',
    ],
    says: {
      told: 'If a child\'s missing right now, tell the staff and call the police this minute. Even ten minutes of a lost child stay in the knees for days, and it happens to careful parents because children are fast. Next time before a crowd: your number on the wrist, a meeting point, and the rule "stay where you are and ask a mom with children." For a runner near roads it\'s hand or stroller, no debate, and "stop and freeze" played daily.',
      normal:
        "Nearly every parent has such a minute, and it's normal that the pictures replay for days. It isn't neglect. Laughing while running is normal at three too, it's a chase game to them. Change one thing for next time and then let yourself off.",
      how: 'Three things: number on the wrist, bright clothes, a rule they can say back to you. Practice "stop" as a game ten times a day, with cheering. Near roads the hand isn\'t optional: "Hand or stroller, you choose." Follow through every time for two weeks, dully.',
    },
  },
  {
    id: 'adopted-self',
    words: [
      /\b(?:(?:im|i am|i was|being) adopted|birth (?:mother|mom|mum|father|parents)|biological (?:mother|mom|mum|father|dad|parents))\b/u,
    ],
    unless:
      /\b(?:dog|cat|we adopted|our adopted|of my|my (?:sons?|daughters?|kids?)|his biological|her biological|their biological|our (?:son|daughter)s?|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'i found out im adopted at 35, from a dna test',
      'should i look for my birth mother, my parents would be hurt',
      'my biological father wrote to me on facebook after 28 years',
      'being adopted i never know what to write at the doctor under family history',
      'i was adopted',
      'how to find my birth father',
      'my biological mother wants to meet me, i am 43 and dont know what to feel',
      'is it betrayal to search for my birth parents while my mum is still alive',
      'she kept my brothers and gave me away, i found my birth mother on facebook',
      'i was adopted from korea as a baby, grew up in a danish village, and now i look at my face and wonder',
      'why did they hide it from me, i am adopted and everybody knew',
      'met my biological dad today, same hands, same laugh, im floating',
    ],
    says: {
      told: "Wanting to know where you come from takes nothing away from the people who raised you. Go in steps you can stop: first papers, the adoption office or registry, then perhaps a letter, then perhaps a meeting. Have one person beside you through it. If you've only just found out, you may be angry before you're curious. No answer is owed to anyone this week, not even a relative who writes.",
      should:
        "Look, if the question keeps coming back, and go through an adoption service if you can, since they know how to do it gently. Wait if you're in the middle of another crisis. Tell the parents who raised you when you're ready: \"It's about my story, not about replacing you.\"",
      say: 'For a first letter: "I believe we\'re related. I\'m well, I don\'t want anything from you, and I\'d be glad to know a little about where I come from." To your parents: "You\'re my parents. I need to know this too." On a doctor\'s form, "adopted, family history unknown" is a complete answer.',
      will: "Nobody can say what you'd find: a welcome, a closed door or something in between. It depends on people you don't know yet. Decide beforehand what you'd want even from a no, like medical facts or a photo. An adoption service can ask for those on your behalf.",
      normal:
        "Shock, anger, curiosity and guilt all at once are normal, at any age. So is not wanting to search at all. It's your story that was kept or lost, and you set the speed. Groups of adopted adults are good company for this.",
      glad: "That's a huge day, finding your own hands or laugh in someone else is rare and real. Go slowly from here, one meeting at a time. And tell one person close to you all of it tonight, so it isn't only yours to hold.",
    },
  },
  {
    id: 'school-trouble',
    words: [
      /\b(?:suspend\w*|expel\w*|detention|(?:school|principal|kindergarten) (?:has )?(?:called|phoned|wrote|emailed)|fight(?:s|ing)? at school|got in(?:to)? a fight|black eye|cheat(?:ed|ing) (?:on|in) (?:a|the|his|her)? ?(?:test|exam|maths?)|call from (?:the )?school)\b/u,
      KID,
    ],
    unless:
      /\b(?:the bully|hang(?:s|ing)? (?:out|around)|bully|bullied|bullying|husband|disbelief|boyfriend|lice|nits|vap(?:e|es|ing)|pregnan\w*|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son got suspended for fighting and says the other one started',
      'the school called again about my daughter, i get stomach pain when i see the number',
      'my kid was caught cheating on a test',
      'my boy came home with a black eye and says its nothing, my son is 11',
      'my son got suspended',
      'school called again, my daughter',
      'he hit a boy who insulted his sister, got into a fight in the yard, my son is 12',
      'should i punish him at home too, my kid already got detention',
      'they want to expel my 15 year old for a stupid video',
      'every time my phone rings at eleven i know its the principal, the school called four times this month about my boy',
      'she copied from her neighbour, cheating on a test, my honest little girl',
      'i was at my first day in the new job, in a meeting with everyone, and got a call from the school that my 8 year old threw a chair',
    ],
    says: {
      told: "When there's trouble at school, hear your child first, alone and before the verdict: \"Tell me the whole thing, also the part that's your fault.\" Then ask the school for what was seen, not what's assumed. Let a fair consequence stand, and help them put right what's theirs. A bruise with \"it's nothing\" needs asking again, calmly, on another day. Repeated calls deserve a meeting, with a plan.",
      say: 'To the child: "I\'m on your side, and that means I want the true version." To the school: "What exactly happened, what happened before it, and what will help it not happen again?" It keeps the talk from becoming a trial, of them or of you.',
      should:
        "Back the school on a fair consequence, and back your child as a person. Don't add a second punishment at home for the same thing, do ask for the repair. Fight the decision only if facts are wrong or it's clearly unjust, in writing and calmly.",
      normal:
        "A scuffle, a copied test or a call home is common in most families at some point, and it isn't a forecast. Your stomach at the sight of the number is normal too. Look for a pattern: same hour, same child, same teacher. That's where the answer usually is.",
    },
  },
  {
    id: 'kid-broke-something',
    words: [
      /\b(?:broke(?:n)?|smash\w*|destroy\w*|drew on|painted on|drawn on|crayons? on|scribbl\w*|ruin\w*|flooded|cut (?:her|his|their) own hair|cut (?:her|his|the) (?:own )?(?:brothers?|sisters?|dolls?)? ?hair|spill\w*|scratched the (?:car|floor|table))\b/u,
      KID,
    ],
    unless:
      /\b(?:own bed|arm|leg|wrist|bone|finger|collarbone|toe|ankle|heart|broke up|ruins my|ruined my (?:life|marriage)|water broke|broke (?:his|her) (?:nose|tooth|arm|leg)|ruin his life|bored|glasses|yell\w*|snapped|xbox|moved back|kitchen|wall and|broke (?:and|as|this)|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my kids drew on the new sofa with a permanent marker',
      'my son broke the neighbors window with a ball and ran',
      'my 5 year old cut her own hair and her brothers the day before photos',
      'daughter spilled juice on my work laptop',
      'my son broke the tv',
      'kids painted on the wall',
      'she put toast into the dvd player and my phone into the toilet, my toddler ruined both',
      'who pays if my child scratched the car of a neighbor, kid on a scooter, scratched the car badly',
      'he smashed grandmas vase, the one from prague, and my boy hid under the bed for an hour',
      'should my 11 year old pay for the window he broke',
      'i turned my back for two minutes, i swear two, and my twins flooded the bathroom and the flat below',
      'my 4 year old cut her sisters hair, we have a wedding on saturday and she looks like a monk, she cut her sisters hair',
    ],
    says: {
      told: 'Breathe first, photograph second, then let the child help mend it, because repairing teaches more than shame. Something broken at a neighbor\'s means going over together: "It was me. I\'m sorry. How can I make it good?" Check your liability insurance, children are often covered. Marker tends to yield to alcohol on a cloth, try a hidden spot. Hair grows, and the photos will be famous.',
      say: "\"I'm angry about it and I still love you. Come on, we'll fix it together.\" At the neighbor's door let the child say the first sentence and you do the second: \"We'll see that it's put right, please tell me what it costs.\" That's a lesson for life in four minutes.",
      should:
        "Let them help repair or pay a small part, and skip big punishments for an accident. If it was done in anger or hidden, talk about that piece. Report larger damage to your liability insurance before paying anything. Praise owning up, or next time they'll run faster.",
      normal:
        "Broken things are normal: every family has its sofa, its window and its haircut. It's curiosity, clumsiness or a quiet five minutes. Your fury's normal too. In two years it's the story you tell at their birthday.",
    },
  },
  {
    id: 'boys-dresses-dolls',
    words: [
      /\b(?:(?:wear(?:s|ing)?|wants?|likes?|loves?) (?:\w+ ){0,3}(?:dress|dresses|skirts?|nail polish|dolls?|barbies?|pink|princess\w*|tutu)|plays? with (?:dolls|barbies|boys|girls|cars)|play with (?:dolls|barbies|boys|girls|cars)|tomboy|girly|boy things|girls toys|boys toys)\b/u,
      /\b(?:(?:my|our) (?:\w+ )?(?:son|boy|daughter|girl|grandson|nephew|granddaughter|kid|child|stepson|\d year old)s?)\b/u,
    ],
    unless:
      /\b(?:wedding|prom|bully|ballet|bride|bridesmaid|collect\w*|birthday|1[6-9]|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son wants to wear dresses to kindergarten',
      'my boy plays with dolls and my husband hides them',
      'my daughter hates dresses and only wants to play with boys',
      'my 4 year old son loves nail polish, grandpa made a scene',
      'my son loves pink',
      'my daughter, total tomboy',
      'he asked for a barbie and my father in law stopped talking, my son wants a doll so much',
      'should i let my boy wear a skirt to school',
      'my 3 year old son wears his sisters tutu every day and is the happiest child alive',
      'is it a phase that my girl refuses anything girly, i had dreamed of braids, my girl',
      'we live in a small town where people talk about everything, and my 6 year old son wants to wear nail polish',
      'why does my husband get so angry when our son plays with dolls',
      'what do i say when other kids laugh that my son likes princesses',
    ],
    says: {
      told: 'A boy in a dress or a girl who\'s always with the boys is a child playing, and playing is how they find out what they like. It tells you nothing certain about later. Let them, at home without comment, and outside with one sentence ready in case someone laughs: "I like it." Speak with relatives beforehand: "Please don\'t make fun of it, not even a joke."',
      should:
        'Let them, yes. Forbidding makes it secret and important, allowing lets it be what it is. For kindergarten, tell the child honestly that some may ask, practice an answer, and have a word with the staff. If they still want to, go.',
      normal:
        "Playing across those lines is common, and most adults who did turned out every which way. Dolls are practice in caring, which sons need too. The discomfort's usually with the grown-ups. A child who's firmly unhappy as who they are deserves listening, and perhaps a good doctor.",
      say: 'To relatives: "He likes it, we like him. Please keep it kind in front of him." To your child: "Clothes and toys are for everyone. If someone says something, you can say: so what." To a worried partner: "What are you afraid will happen?" and then listen.',
    },
  },
  {
    id: 'child-fell-scare',
    words: [
      /\b(?:fell (?:off|down|from|out)|fallen (?:off|down|from)|hit (?:his|her|their) head|bump(?:ed)? (?:his|her|their|on the) head|swallow\w*|chok(?:ed|ing)|burn(?:ed|t)? (?:his|her))\b/u,
      KID,
    ],
    unless:
      /\b(?:tooth fell|lost a tooth|first tooth|baby tooth|wean\w*|solids|puree|in law|died|dead|dog|cat|teen\w*|1[3-9]|from home|husband|love|asleep|behind|fell apart|with (?:his|her) boyfriend|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my toddler fell off the sofa and i was looking at my phone',
      'my 2 year old swallowed a coin and seems fine',
      'my daughter fell down the stairs at grandmas and i cant stop thinking about it',
      'baby hit her head on the table, should i go to the er',
      'my baby fell off the bed',
      'he swallowed a button, my toddler',
      'she hit her head at the playground and now shes sleepy, my 3 year old',
      'he choked on a grape and i got it out, my son is fine but i am not',
      'my nephew burned his hand on my stove while i was watching him',
      'how do i stop seeing it, my little one fell down the stairs in front of me',
      'it was a normal tuesday, i was folding laundry, one thud from the next room, my 8 month old fell from the changing table',
      'does she need a doctor, my daughter bumped her head and has a huge egg',
    ],
    says: {
      told: "Deal with the body first: after a fall on the head, vomiting, unusual sleepiness, a fit, clear fluid or just not being themselves means emergency care now, and when unsure, or with a baby, call a doctor's line at once. With swallowed things, burns or choking, call at once as well: batteries and magnets are urgent, and a burn goes under cool running water meanwhile. If all's well, the shaking that comes after is yours, let it come. It happens to attentive parents too.",
      should:
        "If a head's been hit hard, if the child vomits, is drowsy, cries oddly or you just have a bad feeling, go or call now and don't ask me first. If they cried at once and play as usual, a doctor's phone line can tell you what to watch for. For anything swallowed, call a doctor's line or poison advice, and with a battery or magnet go straight to emergency care.",
      normal:
        "A fright like this happens in nearly every family, and replaying it for days is normal. What isn't normal after a knock is vomiting, sleepiness, a fit or odd behavior, and that goes to emergency care now. Otherwise it isn't negligence, children are fast. Make one change, a gate or a rail, and then let yourself off.",
      how: "First check the child and call for help if anything's odd. Then prevent one thing: a rail, a locked cupboard, a hand rule at the road, your number written on the wrist in crowds. Play \"stop and freeze\" daily. The pictures usually fade over days if you tell someone the whole story, and if they don't, a doctor can help. A children's first aid course calms most.",
    },
  },
  {
    id: 'child-success',
    words: [
      /(?:\b(?:got into the (?:\w+ )?team|picked for the (?:\w+ )?team|student of the (?:month|week|year)|award|certificate|good report|great report|best (?:grade|marks|in)|prize|scored|goal|teacher (?:said|says|praised)|top of (?:the|his|her) class|lead role|came (?:first|second))\b|\b(?:won|wins (?:the|a|his|her|first)|passed|got (?:in|into|accepted|the (?:lead|role|part|job|scholarship))|medal|first (?:place|prize)|scholarship|trophy|champion\w*|proud|learned to|learnt to|straight as)\b)/u,
      KID,
    ],
    unless:
      /\b(?:graduation|passed all|disruptive|neglected|boys will|wrong body|sleeps in class|marks fall|teas\w*|has to board|graduates|passed (?:his|her|the)|only (?:child|kid) (?:not|who)|didnt get|bike|swim|arm bands|into (?:a|the) (?:school|university|college)|wont|custody|lottery|court|passed away|passed out|not proud|proud of me|never proud|lost|didnt|hasnt|fail\w*|in the way|to lie|proud grandparents|gay|lesbian|trans|single (?:mom|mum|dad)|into a fight|pregnan\w*|driving|dyslexi\w*|argument|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my son got student of the month',
      'my daughter won a prize at school',
      'my son scored his first goal today',
      'her teacher said my daughter is a joy to have in class',
      'my son won the regional chess tournament, hes 9',
      'my son passed!!',
      'so proud of my daughter',
      'she got the lead in the school musical and my heart exploded, my kid',
      'my niece won a medal in judo and gave it to her grandpa',
      'we came here with two bags and no language, and yesterday my youngest won first prize in a writing contest',
      'my daughter was picked for the team today, she jumped all the way home',
    ],
    says: {
      told: "That's a good moment for your child and for you, so let it be big tonight. Tell them what you saw on the way there, not just the result: \"You went on training when it rained.\" That's the sentence they keep. A small feast of their choice, a call to the person who'll cheer loudest. And a silent pat on your own shoulder, you did the driving.",
      glad: "How wonderful, congratulations to both of you. Tell them tonight what you noticed on the way there, the stubbornness, the early mornings, since that's theirs whatever comes next. Let them choose dinner. And take a photo of the face rather than the certificate.",
      say: '"I saw how you kept at it. I\'d be this proud if it had gone the other way, because of how you did it." If there\'s a sibling, name something of theirs in the same evening, small and true.',
      normal:
        'Being ridiculously proud is normal, and telling the whole street is a parent\'s right for a day. Watch only that the child doesn\'t start to feel that you love the medal. One question does it: "What was the most fun about it?"',
    },
  },
  {
    id: 'bored-holidays',
    words: [
      /\b(?:rainy day|bored|boredom|school holidays?|summer holidays?|summer break|half term|holidays? (?:and|with)|what to do with|weekends? with|entertain\w*|holiday club|snow day)\b/u,
      KID,
    ],
    unless:
      /\b(?:bored (?:at|of) (?:work|my)|ex|his dad|marriage|without my|flight|plane|gifted|christmas|custody|lessons|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'six weeks of summer holidays and i have to work, two kids at home',
      'what to do with the kids on a rainy day in a small flat',
      'my son is bored the second a screen goes off',
      'half term again and my 7 year old follows me around the house',
      'im bored, says my kid',
      'summer break with three kids',
      'what do you do with a 4 year old at home on a snow day',
      'no money for trips, six weeks of school holidays, my children look at me like a tv that is off',
      'is it bad to let kids be bored, mine complain every ten minutes',
      'my boys destroy the house when it rains, what can i do with bored kids indoors',
      'grandma is away, the holiday club is full, i have nine days off in total, and the summer holidays with my daughter last eleven weeks',
      'how do i entertain a toddler in a caravan for a week',
    ],
    says: {
      told: "Boredom is where play begins, so give it twenty minutes before you rescue anyone. For whole holidays, share: two or three families, each takes one day, plus the town's holiday club, which is often cheap and fills early. Give days a shape: out in the morning, quiet after lunch, one screen slot. On rainy days a blanket den, water in the sink and flour on the table go far.",
      how: "Make a jar with thirty slips: den, bake, treasure hunt, bath at noon, letter to grandma, build a marble run. They draw, you don't advise. For working weeks, trade days with other families and ask work now about odd hours. Out once a day in any weather, it saves the evening.",
      should:
        "Leave them bored a while, then offer one thing, not ten. You aren't the entertainer. If you have to work, a holiday club or a swap with another family is better for everyone than a guilty screen all day, though a film so you can make a call is fine.",
      normal:
        'Boredom does children no harm, following you like a shadow is normal, and dreading the holidays is as well. The first days are the worst, then they start to play. Lower the standard for the floor, raise it for fresh air, and count the weeks in ice creams.',
    },
  },
  {
    id: 'nail-biting-habits',
    words: [
      /\b(?:(?:bit(?:es|ing|e)|chew(?:s|ing)?|pick(?:s|ing)?|pull(?:s|ing)?|twirl\w*) (?:\w+ ){0,2}(?:nails?|fingernails?|fingers|sleeves?|skin|scabs?|nose|hair out|eyelashes)|nail ?biting|tics?|blink(?:s|ing)|twitch\w*|stutter\w*|stammer\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:i bite|my nails|husband|bully|bullies|boyfriend|dog|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my kid bites his nails until they bleed',
      'my 6 year old chews every sleeve she owns',
      'my son has a tic, he blinks all the time since school started',
      'my daughter started stuttering at 4 and grandma finishes her sentences',
      'my daughter bites her nails',
      'son keeps blinking, tic?',
      'he picks his nose in every photo we have, my 5 year old',
      'should i put that bitter polish on, my kid chews his fingers raw, bites his nails',
      'she pulls her hair out when she reads, there is a bald spot, my 9 year old',
      'since we moved and he changed classes and his friend left, my son stutters at every second word',
      'is it stress, my 8 year old twitches with his shoulder',
      'my stepson picks his scabs until they bleed all over the sheets',
    ],
    says: {
      told: "Habits like nail biting, chewing, blinking or stuttering get stronger the more they're remarked on, so the first step is for everyone to stop mentioning it. Give hands or mouth something else, a putty, a chewable, short nails with a nice cream. With stuttering: look, wait, let them finish. Watch when it comes, it often follows tiredness or a change. If it lasts months, bleeds, leaves a bald spot or bothers the child, ask the doctor.",
      normal:
        "Habits like these are very common, and most pass by themselves. They come with growth spurts, new schools, tiredness. It isn't your fault and isn't naughty. A stutter that lasts past some months, or a tic that grows, is worth showing a doctor or speech therapist.",
      should:
        "Don't scold and don't paint on bitter stuff against their will. Wait some weeks while saying nothing and lowering the pressure elsewhere. Go to a doctor or speech therapist if the child suffers from it, if it bleeds, or if it's lasted half a year.",
      say: 'To the child, only if they bring it up: "Lots of people do that. Shall we find something else for your hands?" To relatives: "Please let her finish, we\'re not commenting on it." And nothing at all is often the best sentence.',
    },
  },
  {
    id: 'daughter-pregnant',
    words: [
      /\b(?:(?:daughters?|daughter in law|sons? (?:girlfriend|wife|ex)|grand ?daughter|teen\w*|girlfriend of my son|step ?daughter|niece))\b/u,
      /\b(?:pregnan\w*|expecting|having a baby)\b/u,
    ],
    unless:
      /\b(?:going to be a|over the moon|grandparents|1[4-9]|miscarr\w*|abort\w*|lost the|im pregnant|i am pregnant|i was pregnant|my pregnancy|jealous|my daughter is [1-9] |toddler|wife is|rape\w*|want(?:s)? a baby|our daughter asks|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my daughter is expecting twins, im so happy i could sing',
      'my sons girlfriend is pregnant, theyre both 20 and have no money',
      'my daughter is pregnant again with the fourth and i worry about her',
      'my daughter is pregnant',
      'son got his girlfriend pregnant, theyre teens',
      'how do i tell my husband that our daughter is pregnant',
      'my niece is having a baby with a man nobody knows',
      'we fought so hard that she could study, first in the family, scholarship and all, and now my daughter is pregnant in her first year',
      'is it ok to be sad that my daughter in law is pregnant again, i know who will babysit',
      'my stepdaughter is expecting and didnt tell us, we saw it on facebook',
      'teen daughter pregnant, help',
    ],
    says: {
      told: "Her pregnancy is hers, and the best thing you can be is the calm one she tells everything to. \"I'm here. What do you need from me this week?\" If she's very young or it wasn't planned, a doctor or pregnancy advice center goes through all choices without pressure, so offer to come along. If it's happy news, be glad first and worry quietly later. Money plans can wait a day.",
      say: '"I\'m glad you told me. I love you. You don\'t have to know anything yet, and I\'ll come with you wherever you need to go." To your partner: "I\'ve got something to tell you, and I need you to listen first. She\'s pregnant. You can be upset with me in the kitchen, with her we\'re kind." For good news: "Tell me everything, from the beginning."',
      should:
        "Stand by them and let them decide, even where you'd choose differently. Go along to the advice center or the doctor if they want you there. Offer help you can really give, in hours or money, with edges. Don't take over, and don't make promises tonight.",
      glad: "Congratulations to all of you, that's lovely. Ask what she'd like from you before you start knitting or advising, some want a mother near and some want soup by the door. And write down how you heard the news, the child will want to know.",
      normal:
        'Worry, joy, sadness, anger and "so soon" in one evening are all normal. You see the whole road, they see the first step. Let the first words be kind and save the rest for a friend. A calm grandparent is worth a lot, planned or not.',
    },
  },
  {
    id: 'daughter-in-law-cold',
    words: [
      /\b(?:daughters?[- ]?in[- ]?laws?|dil|his wife|sons (?:wife|girlfriend|partner|fiancee)|son[- ]?in[- ]?law|daughters (?:husband|boyfriend))\b/u,
      /\b(?:never|doesnt|wont|ignores?|cold|distant|answers?|repl\w*|texts?|calls?|hates?|dislikes?|dont like|keeps?|invit\w*|visit\w*|posts?|polite|avoids?|blocks?|unfriend\w*|stopped|did i do)\b|\b(?:doesnt let|busy|only talks)\b|\b(?:unfollow\w*)\b/u,
    ],
    unless:
      /\b(?:hits|pregnan\w*|died|divorc\w*|my mother in law|my mil|my sister in law|lovely|wonderful|grandkids? away|custody)\b/u,
    tries: [
      'my daughter in law never answers my texts',
      'my daughter in law ignores me but posts on facebook all day, did i do something',
      'my dil doesnt like me and i dont know why',
      'my daughter in law unfollowed me and didnt say why',
      'sons wife never calls me, always my son',
      'my daughter in law doesnt want me at the birth and keeps me away',
      'my sons wife doesnt let us see the baby and never replies',
      'my daughter in law is always busy when we want to visit',
      'dil blocks every visit, my son says nothing',
      'my daughter in law only talks to me when she needs a babysitter, otherwise never answers',
      'my sons wife is polite and cold, i feel like a stranger in their house',
      'daughter in law never invites us, her parents are there every weekend',
      'did i do something wrong, my daughter in law doesnt reply to me anymore',
      'my son in law avoids us at every visit',
      'i send messages to my sons wife and get a thumbs up, never a call',
      'my daughter in law unfriended me',
      'why does my daughter in law keep her distance from me',
      'my dil stopped sending pictures of the kids, did i offend her',
      'how do i get closer to my daughter in law, shes so distant',
      'should i ask my son why his wife ignores me, she never replies',
      'my daughters husband barely answers when i speak to him, so cold',
    ],
    says: {
      told: "It's likely less about you than it feels: answering a parent-in-law takes a clear head, and people with a full day put it off, even while they scroll. I can't see the reason, so ask kindly and once: \"If I've ever said something that hurt, I'd like to know. And if you're just busy, no answer needed.\" Then send short things that need no reply, go through your child for plans, and offer something useful with a day in it.",
      should:
        'Ask once, warmly, and then leave it. I wouldn\'t send your child as a spy. "I\'d like us to be at ease with each other. Is there anything I do that makes it harder?" Then listen without explaining. After that, small friendly signs, no tests and no counting of likes.',
      normal:
        "It's very common, and it doesn't mean you've failed. You two were put together by somebody else's love, and warmth takes time there. Polite and distant in the first years often turns into a real tie later, mostly where nobody pushed.",
      why: "I can't see that from here. Often it's a full life, shyness, or not knowing what to say. Sometimes it's one remark about the house or the children that stayed. You can ask once: \"Did I put my foot in it somewhere?\" And ask your own child, without making them a messenger.",
      how: 'Small and without pressure. Send one photo or recipe a week that needs no answer, praise something real, ask before you visit, and keep advice to yourself unless it\'s wanted. Offer one useful thing with a time: "I\'m free Saturday at ten, shall I take the kids to the park?" It grows over a year, rarely over a month.',
      say: '"I\'m fond of you, and I sometimes don\'t know if I\'m too much. Tell me what\'s easiest for you, calls, texts or nothing for a while." Short, no reproach. And a plain thank you for something true: "I see how much you do for my grandchildren."',
      them: "I can't look into anyone. Short answers can mean busy, shy or hurt, and from outside they look alike. What you can do is make it easy: fewer questions, no hints about how often, one open sentence asking if something's wrong.",
    },
  },
  {
    id: 'child-support',
    words: [
      /\b(?:child support|doesnt pay for anything|pays nothing|never paid a cent|alimony|maintenance (?:payments?|for)|doesnt pay for (?:his|her|the|our) (?:kids?|son|daughter|child|children)|unterhalt)\b/u,
    ],
    unless:
      /\b(?:car maintenance|building|died|killed|suicid\w*|raped?|molest\w*|abus\w*|cancer|leuk\w*|stillb\w*|self harm\w*|cuts? himself|cuts? herself|overdos\w*)\b/u,
    tries: [
      'my ex wont pay child support and drives a new car',
      'i pay child support and my ex spends it on nails',
      'he is 6 months behind with maintenance for our twins',
      'my new wife says i pay too much child support',
      'no child support for months',
      'do i have to pay child support',
      'he works cash in hand so he doesnt have to pay child support',
      'my ex wants more child support since i got promoted',
      'she wont let me see them but takes the child support, four years now',
      'i lost my job in may, i have told her, i have shown her the letter, and she still wants the full child support',
      'should i take my sons father to court over child support or let it go',
      'what is normal child support for two kids, he pays 150',
      'we agreed on no alimony and now her lawyer writes',
      'she spends the child support',
      'i pay on the first of every month, i never missed one, i eat rice at the end of it, and she says my child support is a joke',
      'my ex doesnt pay for anything for the kids, not even shoes',
      'he pays nothing, not even the school books, and i do it all',
      'the father never paid a cent for our daughter',
    ],
    says: {
      told: "Child support belongs to the child, so keep it apart from who's right about everything else. Whether you're owed or paying, get the sum worked out by the official office or a free family advice center in your area, because feelings are bad at this. Keep every payment and message in one folder. And never through the child: not a word about it at the handover.",
      should:
        "Go the official way, and soon, since arrears are harder to get back later. Most places have an office that calculates and collects it, often free. If your income has fallen, ask for a new calculation rather than just paying less. Don't stop visits over it, those are two separate things.",
      say: '"The payments for March to May are missing. Please transfer them by the 15th, otherwise I\'ll ask the office to step in." In writing, no adjectives. If you\'re the one paying: "I\'d like us to have it recalculated officially, so it\'s fair to both."',
      normal:
        "Being bitter about it is normal on both sides, it's money with a history. What it's spent on can rarely be checked, since rent and heating are part of a child as well. An official sum, paid by standing order, takes most of the poison out.",
    },
  },
  {
    id: 'pregnant-after-trying',
    words: [
      /\b(?:pregnan\w*|positive (?:pregnancy )?tests?|tests? (?:is|was|came back|says) positive|two lines|2 lines|second line|bfp|expecting|big fat positive|positive)\b/u,
      /\b(?:(?:tried|trying|ttc|waited|waiting|wait) (?:\w+ ){0,3}(?:\d+|one|two|three|four|five|six|seven|eight|ten|a|years?|yrs?|months?|so long|ages|forever)|after (?:\w+ ){0,3}(?:years?|yrs?|months?|cycles)|(?:years?|yrs?|months?) of (?:trying|waiting|negatives)|finally|at last|third try|gave up|given up)\b/u,
    ],
    unless:
      /\b(?:manager|ttc now|promoted|miscarr\w*|loss(?:es)?|lost|scared|afraid|terrified|negative (?:again|tests? again)|not pregnant|isnt|cant get|sister|friend|ivf|iui|transfer|covid|daughter|daughters|grandma|job|promotion|will i|when will|exam|period)\b/u,
    tries: [
      'positive test this morning, we tried two years',
      'finally pregnant after 3 years of trying',
      'im pregnant at last!!',
      'two lines after 18 months of trying, my husband sat down on the bathroom floor',
      'we waited four years for this and today the test is positive',
      'bfp after two years ttc',
      'after 14 cycles i am finally pregnant and i keep looking at the stick',
      'the doctor said it would be hard, we had nearly given up, and this morning there it was, positive',
      'positive after so many negatives, we have been trying for a year and a half',
      'my wife is pregnant, it took us five years of trying',
      'finally a second line, we tried for so long',
      'we got our positive test today after trying for 2 years, crying with joy',
      'five years of waiting and now im pregnant, i cant stop smiling',
    ],
    says: {
      told: 'Oh, congratulations. All those months of one line, and this morning there were two. Let today be only for the joy: the two of you, a slow breakfast, the test on the table. Tomorrow is early enough to ring the doctor or midwife for a first appointment.',
      glad: "Congratulations, what a morning after all that waiting. Keep the test, write today's date on the back, and tell the one person who asked nothing all that time and hoped anyway. The call to the doctor or midwife can wait until you've stopped grinning.",
    },
  },
  {
    id: 'pregnant-after-loss',
    words: [
      /\b(?:pregnan\w*|positive test|faint line|lines?|weeks|bfp|positive)\b/u,
      /(?:\b(?:(?:second|first|third|last) loss|after my loss)\b|\b(?:miscarr\w*|(?:after|previous|another|last|two|three|our) loss(?:es)?|lost (?:the last|my last|our last|a baby|the first|our first|one|two|it at)|rainbow baby|chemical pregnancy|happen again|lose (?:this one|it again|another))\b)/u,
    ],
    unless: /\b(?:shower|bleeding now|just (?:had|lost)|no heartbeat|friend|sister|daughter)\b/u,
    tries: [
      '8 weeks after my second miscarriage and every cramp scares me',
      'im pregnant again and so afraid of losing it after last time, the miscarriage was in may',
      'positive test after our loss in march and i cant feel happy',
      'after three losses i am pregnant again and keep it to myself',
      'two miscarriages and now a faint line, too scared to be happy',
      'pregnant again after a miscarriage and im terrified',
      'scared of another miscarriage, im 7 weeks now',
      'im 6 weeks with our rainbow baby and check for blood every time i go to the toilet',
      'how do i enjoy this pregnancy after a miscarriage',
      '9 weeks. we lost the last one at 10. i hold my breath every day',
      'will it happen again, i had a miscarriage in spring and now the test is positive',
      'is it normal that im more afraid than glad, pregnant after two miscarriages',
      'i lost a baby last year and today there are two lines, my hands were shaking, my husband is happy and im just scared',
      'pregnant after miscarriage, scan is next week and i cant sleep',
    ],
    says: {
      glad: "Hope and fear at the same table, and after a loss that's how it comes. Let the hope have a chair too: today there's a line, today you're pregnant. Call your doctor, midwife or early pregnancy unit this week and tell them your history, since many offer an early look. Bleeding or strong pain: ring them the same day.",
      told: "A new line after losses comes with both, hope and fear, and you don't have to get rid of either. Call your doctor, midwife or early pregnancy unit this week and tell them your history; many offer an early scan or extra checks for exactly this. I can't see how it goes. For today it's enough to say, \"Today I'm pregnant.\" Bleeding or strong pain: ring them the same day.",
      will: "I can't see that, and nobody can from outside. An earlier miscarriage very often isn't followed by another, and your doctor or early pregnancy unit can say what holds for you and look early. Until the next scan, go one day at a time: \"Today I'm pregnant.\" Bleeding or pain means a call the same day.",
      normal:
        "Completely normal. After a loss the fear turns up before the joy, and holding back isn't unlucky or ungrateful. Tell your midwife or early pregnancy unit that you're anxious because of last time; extra checks are often possible. One person who knows, and one small glad thing a week, is plenty for now.",
      how: 'In small pieces, because big joy feels too dangerous just now. One allowed sentence a day: "Today I\'m pregnant." Ask the midwife or early pregnancy unit for an earlier scan because of your history, fix one person you can text at 3 a.m., and stay off forums at night. Gladness comes in by itself after a good check.',
    },
  },
  {
    id: 'early-loss-nobody-knew',
    words: [
      /\b(?:miscarr\w*|lost (?:the|our|my|a) (?:baby|pregnancy)|lost it at|no heartbeat|chemical pregnancy|wasnt viable)\b|\b(?:buried our hope|lost (?:our|the) (?:hope|little one))\b/u,
      /\b(?:(?:[4-9]|1[0-3]|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks?|wks?)|nobody (?:knew|knows)|no one (?:knew|knows)|hadnt told|havent told|didnt tell|early|secret\w*)\b|\b(?:nobody even knew)\b/u,
    ],
    unless:
      /\b(?:1[4-9]|[2-4]\d) (?:weeks?|wks?)|\b(?:still ?born|stillbirth|gave birth|second trimester|pregnant again|years ago|announced|my (?:wife|girlfriend|sister|friend|daughter) (?:had|lost|miscarr\w*)|abortion|twins)\b/u,
    tries: [
      'we lost the baby at 10 weeks and nobody knew i was pregnant',
      'lost the baby at 11 weeks, we hadnt told anyone',
      'i had a miscarriage at 8 weeks and nobody knows',
      'we buried our hope today, 10 weeks, and nobody even knew',
      'lost our little one at 8 weeks, not even my mum knew, nobody knows',
      'bled at work and lost the baby, 7 weeks, nobody knew',
      'found out yesterday there is no heartbeat, 8 weeks, we told nobody',
      'scan showed nothing, 9 weeks, lost the baby, we hadnt told a soul',
      'i lost it at 6 weeks and i have to smile at work tomorrow, miscarriage, nobody knows',
      'only my partner knew i was pregnant, miscarried on tuesday, early',
      'miscarried at 7 weeks, we havent told anybody so i have to act normal at work',
      'i lost the baby at 9 weeks and nobody knows why im sad',
      'lost our baby at 12 weeks. no one knew so no one asks',
      'i lost my pregnancy at 6 weeks, only my husband knows, i feel stupid for crying because it was early',
      'no heartbeat at the 9 weeks scan. we were going to tell my parents this weekend, nobody knows',
      'chemical pregnancy at 5 weeks and i cant tell anyone because nobody knew',
      'lost the baby early and im sitting in meetings like nothing happened, nobody knows',
      'we lost it at 8 weeks, i lost the baby and i havent told my mum',
      'had an early miscarriage last week. everyone thinks i had the flu, no one knows',
      'miscarriage at 10 weeks, nobody knew, how do i carry on',
    ],
    says: {
      told: "I'm so sorry. You lost someone you'd already begun to make room for, and you're doing it in secret, which makes it twice as heavy. It wasn't anything you did. You can still tell one person now, after the fact, in one line: \"I was pregnant and I lost it. I don't need advice, I just want you to know.\" Take a sick day if you can, and call the doctor or midwife about heavy bleeding, fever or strong pain.",
      should:
        'I\'d tell one person, yes, even though nobody knew of the pregnancy. You don\'t have to have announced the joy to be allowed the sorrow. Choose someone who can listen without fixing, and say what you need: "No advice, just a hug." For work, "medical reasons" is all you owe anyone.',
      normal:
        "Yes, grief after an early loss is normal at any week, and so is feeling silly for it, numb, or angry at strollers. Nobody sees it, that's all. How much it hurts goes by what you hoped for, not by the number of weeks. I'm so sorry.",
      why: "Almost always because something in the first cells didn't work, and nothing you ate, lifted or felt could have changed that. Your doctor can tell you what's known about yours. It hurts this much because you'd already moved in with the future.",
      how: 'By letting one person in, so you don\'t have to act all day. "I lost a pregnancy, please just be nice to me this week" is enough. Rest as you would after an illness, skip the baby aisle, and if you like, give it something small of its own, a candle, a stone, a line in a book. Heavy bleeding, fever or strong pain means a call to the doctor.',
      say: '"I have something sad to tell you, and you couldn\'t have known. I was pregnant, and I lost it last week." Then let them be sorry. To work: "I need a few days for medical reasons." To your partner: "I need to talk about it a bit longer than you might. Can we, tonight?"',
    },
  },
  {
    id: 'announcement-after-miscarriage',
    words: [
      /\b(?:miscarr\w*|(?:my|our|a) loss|lost (?:the|our|my|a) (?:baby|pregnancy))\b|\b(?:lost mine|lost ours)\b/u,
      /\b(?:announc\w*|pregnan\w*|baby shower|due (?:date|the same|in)|gender reveal|scan (?:pic|photo)\w*|expecting|gave birth|having a baby|newborn)\b|\b(?:scan|bump)\b/u,
      /\b(?:sisters?|sil|sister in law|friend|bestie|cousin|coworker|colleague|brother|everyone|she|her|hers|neighbou?r)\b/u,
    ],
    unless:
      /\b(?:my (?:friend|sister|wife|girlfriend|cousin|daughter|sister in law) (?:had a|lost|miscarr\w*)|im pregnant (?:again|and)|pregnant again|how do i (?:tell|support))\b/u,
    tries: [
      'i miscarried at 8 weeks and my sister just announced shes pregnant',
      'my best friend is pregnant and due the same month i would have been, i had a miscarriage in may',
      'i had a miscarriage in september and now my sister in law announced her pregnancy at dinner',
      'sister in law is pregnant with her third, i miscarried 2 months ago and cant stop crying',
      'my cousin is pregnant by accident and i miscarried in july',
      'everybody gets pregnant, my friend is 12 weeks and i lost my baby at 12 weeks',
      'my best friend just posted her scan and i lost mine in october',
      'she announced her pregnancy and i lost ours six weeks ago',
      'my coworker shows her bump every day, i had a miscarriage in summer',
      'another pregnancy announcement from a friend, my miscarriage was in april',
      'two weeks after my miscarriage my coworker brought in scan photos, shes pregnant',
      'invited to a baby shower a month after i lost the baby, shes my cousin',
      'my sister announced her pregnancy the day after i lost mine. i miscarried, nobody says anything',
      'how do i smile at her baby shower after my miscarriage',
      'is it bad that i cant be happy for my pregnant friend after my miscarriage',
      'i lost the baby in march and she posted her gender reveal today, my oldest friend',
      'miscarried in june, sister is having a baby in december and my mum expects me to be excited',
      'everyone is announcing since my miscarriage and i had to leave the table when she said shes pregnant',
      'should i go to my sisters baby shower, i lost the baby 6 weeks ago',
      'my brother and his wife are expecting, and we lost our baby in spring. i cried in the car',
    ],
    says: {
      told: "I'm so sorry. Hearing that news with your own loss still fresh is a blow, and it says nothing bad about your love for the other person. You may leave the table, cry in the car and skip the shower. One message is enough: \"I'm glad for you, and I'm grieving mine, so I may be quiet for a while. It isn't about you.\" If she didn't know, you decide whether she should. Let one person sit with you tonight.",
      should:
        'No, you don\'t have to go or to beam. Send a card or a small gift, stay away as long as you need, and say why in one line if she knows: "I\'m not ready yet, and I do wish you well." People who love you would rather have you honest and absent than there and breaking.',
      normal:
        "Yes, it's normal to feel pain, envy, even anger at someone else's news after your own loss. It doesn't make you a bad sister or friend. Two things are true at once: you wish them well, and you can't bear to look. The second one needs time and a bit of distance. I'm so sorry.",
      why: "Because her news is the exact shape of what you lost, told with a glass in the hand. It isn't envy of her, it's missing yours. It usually gets less sharp with time, and often flares at the due date. I'm so sorry.",
      how: "Give yourself an exit at every gathering: your own car, a seat by the door, one person who knows and can say you had a headache. Mute the photos for some months. And do something for your own loss on your own date, so that it has a place too. I'm sorry it came like this.",
      say: "\"I'm happy for you, and I'm sad about mine, both at once. If I'm quiet, that's why.\" By message is fine, so nobody has to see your face. If they don't know yet: \"I lost a pregnancy in spring. I'd rather you heard it from me than wonder why I left.\"",
    },
  },
  {
    id: 'ivf-worked',
    words: [
      /\b(?:ivf|iui|icsi|transfer|embryos?|beta|hcg|clinic|frozen|fertility (?:treatment|clinic)|insemination)\b/u,
      /\b(?:worked|positive|pregnan\w*|took|stuck|it stuck|success\w*|good news|implanted|doubled|doubling|rising)\b/u,
    ],
    unless:
      /\b(?:failed|negative|didnt|did not|not pregnant|waiting|wait|miscarr\w*|scared|will it|hope it|cancelled|has it)\b/u,
    tries: [
      'ivf worked, im 5 weeks',
      'our second ivf worked!! im pregnant',
      'beta came back positive today after the transfer',
      'the embryo stuck, im pregnant',
      'after four rounds the clinic called and it is positive, we screamed in the car park',
      'iui worked on the first go',
      'hcg is doubling, the transfer took',
      'frozen transfer was a success, test positive this morning',
      'the nurse called with good news, hcg is high, im pregnant at 41',
      'three years of needles and the ivf finally worked, my wife is pregnant',
      'my icsi was positive',
      'we did six rounds, sold the car, nearly stopped, and today the clinic said pregnant',
    ],
    says: {
      told: "It worked. After all those needles, calls and counted days, let that sentence stand on its own for an evening. Go on with whatever the clinic prescribed and keep their next date, then put the phone away and have the dinner you'd promised yourselves. Congratulations.",
      glad: 'Congratulations, what a phone call to get. You two earned this one with needles, timers and waiting rooms. Keep taking what the clinic gave you until they say otherwise, note the next check, and tonight let someone else cook. Who gets to hear it first?',
    },
  },
  {
    id: 'ivf-starting',
    words: [
      /\b(?:ivf|icsi|iui|egg retrieval|egg freezing|fertility (?:treatment|clinic|drugs)|hormone injections|embryo transfer)\b/u,
      /\b(?:start\w*|begin\w*|first (?:round|appointment|time|cycle)|next (?:week|month|year)|tomorrow|soon|scared|nervous|afraid|should (?:i|we)|worth|thinking (?:of|about)|about to|injections?|monday|january)\b/u,
    ],
    unless:
      /\b(?:failed|negative|worked|positive|pregnan\w*|two week wait|waiting for (?:the )?(?:result|call|beta)|last try|give up|stop(?:ping)?)\b/u,
    tries: [
      'starting ivf next month and im scared',
      'we begin ivf in january',
      'first ivf appointment tomorrow, so nervous',
      'should we do ivf at 39',
      'im about to start the hormone injections and i hate needles',
      'is ivf worth it, it costs more than our car',
      'egg retrieval on monday and im afraid of the anesthetic',
      'my wife starts ivf soon, how can i help her',
      'thinking about ivf but my husband wants to keep trying on our own',
      'first round of icsi next week, nobody at work knows',
      'we have been trying four years, tomorrow is the first day at the fertility clinic and i feel sick with hope',
      'embryo transfer tomorrow',
    ],
    says: {
      told: "Being scared before IVF is fair: it asks a lot of the body and more of the heart. Before it starts, ask the clinic three things: the day-by-day plan, the honest numbers for someone like you, and whom you ring at night. Choose one person who may ask how it's going, and agree together on rounds and money now, while you're calm.",
      should:
        "Ask the clinic first for your own numbers, per round and at your age, because general figures won't help you choose. If those and the cost are something you two can carry once without breaking, it leans yes. Agree beforehand how many rounds. If one of you is dragged along, talk before you inject anything.",
      normal:
        'Yes, being frightened and hopeful in the same minute is what nearly everyone brings to that first appointment. Needles, money, hormones, and a wish that matters this much. Write your questions down, since nobody remembers them in the room, and take someone with you.',
      how: 'Take over what can be taken: fetch the medicine, learn the injections, keep the calendar, cook on the bad days, answer the relatives. Come along to the appointments. And once a week do something that has nothing to do with it, so you both remember who you are.',
    },
  },
  {
    id: 'trying-period-came',
    words: [
      /\b(?:period|(?:test|tests) (?:was|were|is|came back) negative|negative (?:test|again)|another negative|one line|bfn|af (?:came|arrived|showed)|aunt flo|not pregnant again)\b/u,
      /(?:\b(?:names|crib|sad|cried|cry)\b|\b(?:again|trying|ttc|tried|cycles?|every month|months?|hoped|hoping|baby|pregnan\w*)\b)/u,
    ],
    unless:
      /\b(?:might be pregnant|scared im|im 1\d|havent had|days late|weeks late|missed|pain\w*|cramps|heavy|irregular|menopause|pms|daughter|ivf|transfer|embryo|iui|school|covid|positive|finally|first period|skipped)\b/u,
    tries: [
      'af showed up this morning again',
      'we have been trying for a baby for two years and i got my period again today',
      'period came again and i cried in the toilet at work',
      'third negative test this year and everyone around me is pregnant',
      'negative again, and everybody i know is having a baby',
      'another negative pregnancy test, my sister in law is expecting, i cried',
      'negative test again today while all my friends are pregnant',
      'not pregnant again this month',
      'another negative test, im so tired of hoping',
      'got my period. we really hoped this time',
      'bfn again, cycle 11',
      'every month the same, i hope and then my period comes',
      'my period started this morning after a year of trying, my husband doesnt know what to say',
      'the test was negative again and my sister in law announced hers on sunday',
      'i was three days over, i had names in my head, and then my period came in the supermarket',
      'trying for a baby, period again',
      'why does it never work, negative again after 18 months of ttc',
    ],
    says: {
      glad: 'I\'m so sorry. Another month, and the answer comes in the middle of an ordinary day. You may be sad about it tonight without looking for a bright side. Cancel one thing, and tell your partner in one sentence: "It came again, just hold me." Everything that needs deciding can wait until next week.',
      told: 'I\'m so sorry. Another month, and your body tells you in the middle of an ordinary day. You may be sad about it today without looking on the bright side: cancel one thing tonight, tell your partner in one sentence, "It came again, just hold me." If it\'s been a year or more, half a year from thirty-five, and nobody has checked you both, a doctor is the next step. Not today, though.',
      why: "I can't see that, and it's nothing you did wrong. Reasons sit about evenly with one, with the other, or with both, and sometimes no one finds any. After a year of trying, or half a year from thirty-five, a check for both of you is usual advice. Today you're only allowed to be sad about this month.",
      will: "I can't tell you, and I won't guess with something this dear. After a year of trying, or half a year from thirty-five, a doctor can look at both of you and give numbers that mean something. For today: it came again, that hurts, and nothing has to be brave tonight.",
    },
  },
  {
    id: 'trying-long',
    words: [
      /\b(?:ttc|trying (?:for|to have|to conceive|to get)|conceive|get pregnant|getting pregnant|trying since|baby)\b/u,
      /\b(?:(?:\d+|one|two|three|four|five|six|eight|ten|a|half a|many|several|over a|almost a|nearly a) ?(?:years?|yrs?|months?|mths|cycles)|every month|month after month|so long|for ages|nothing happens|still nothing|will it happen|ever happen)\b/u,
    ],
    unless:
      /\b(?:bfp|back to work|come to meet|see the baby|walking|months old|baby is \d|love|depress\w*|feel anything|later|period|positive|worked|negative|old|ivf|iui|wakes?|sleep\w*|teeth\w*|miscarr\w*|finally pregnant|im pregnant|am pregnant|pregnant now|born|we got|names?|job|husband says no|doesnt want|weeks pregnant|months pregnant|crying|cries|wife is pregnant|house)\b/u,
    tries: [
      'ttc 14 months now, will it happen for us',
      'trying for a baby for a year, every month nothing',
      'we have been trying to conceive for three years',
      'everyone around me is having babies and weve been trying for 3 years',
      'three years of trying and every friend is on her second baby',
      'all my friends have babies, we are trying for 4 years, it hurts',
      'trying for so long while everybody else gets pregnant',
      'trying to get pregnant for 8 months and nothing happens',
      'will i ever get pregnant, we try since two years',
      'a year and a half of trying for a baby and everybody around me has one',
      'should we see a doctor, we have been trying for a baby for ten months and im 36',
      'is it normal that it takes over a year to get pregnant',
      'my husband says relax and it will happen, we have been trying for 2 years',
      'how long does it take to conceive, its been 6 months',
      'ttc two years, so tired',
      'we stopped talking about it, we just do it by the calendar, 20 months trying for a baby and still nothing',
      "we've been trying for a baby for over a year. will it happen for us",
      'we are trying for a baby 14 months now nothing. is it written that i wont be a mother',
    ],
    says: {
      told: "I'm sorry. Hoping by the calendar for this long, while others post their scans, is a grief nobody brings flowers to. You may mute people, skip showers and be sad without being bitter. I can't see a pregnancy. If you haven't both been checked yet, that's the next step after a year, or half a year from thirty-five. If you're already in it, ask for one month off from all of it, and for one friend who knows.",
      will: "I can't see that, and I won't guess about something this dear. What gives a real answer is a check of both of you, which is the usual advice after a year of trying, or six months from thirty-five. If that hasn't been done, book it this week. If it has, ask them plainly for your own numbers. I'm sorry it's taking so long.",
      should:
        "Yes, see a doctor if it's been about a year, or half a year from thirty-five, and earlier if something's known or cycles are irregular. Go as two, because causes sit on either side about equally. It commits you to nothing, and it turns a fog into a list.",
      normal:
        "It's common. Most couples need some months, a good number take over a year, and many of those still get there. Past a year, or six months from thirty-five, a check for both is the usual step. Being worn out by it is normal too.",
      when: "I can't name a month. Many couples need up to a year. After that, or after six months from thirty-five, a doctor can look at both of you and say something real. Meanwhile keep one evening a week that isn't about it.",
    },
  },
  {
    id: 'scan-good-news',
    words: [
      /\b(?:scan|ultrasound|heart ?beat|sonogram|nipt|20 week|12 week|anomaly scan|amnio\w*)\b/u,
      /\b(?:good|healthy|saw|heard|fine|perfect|great|normal|strong|all clear|beautiful|waved|kicking|moving|amazing|okay|ok|happy|wonderful)\b/u,
    ],
    unless:
      /\b(?:no heart ?beat|not (?:good|normal|fine|ok)|cant find|couldnt find|brain|liver|lump|breast|knee|mri|ct scan|thyroid|bleeding|scared|worried|nervous|waiting|tomorrow|next week|abnormal|problem|something wrong|lung)\b/u,
    tries: [
      'heard our babys heartbeat today and cried',
      'first scan today, saw the heartbeat, everything looks good',
      'heard the heartbeat for the first time',
      '12 week scan was perfect',
      'we saw our baby on the ultrasound today and it waved',
      'anomaly scan all clear, baby is healthy',
      'the scan was fine and i finally breathe',
      'my husband cried when he heard the heart beat at the scan',
      '20 week scan today, everything normal, its a wriggler',
      'nipt came back normal, so happy',
      'we have a picture on the fridge now, the ultrasound was great',
      'after all the worry the doctor said strong heartbeat, growing well, see you in four weeks',
      'good scan today!!',
    ],
    says: {
      told: "A good scan is a lovely thing to carry home: someone real is in there, moving. Put the picture where you'll both see it at breakfast, and write on the back how many weeks and what you said first. Then breathe out properly. Today has done its work.",
      glad: "Oh, that's lovely. A heartbeat on a screen turns an idea into a somebody. Put the picture on the fridge, write the date and the weeks on the back, and let yourself tell one person what it looked like. Then sleep well tonight, you've earned a quiet one.",
    },
  },
  {
    id: 'told-family-pregnant-joy',
    words: [
      /\b(?:told|announced|tell|shared|surprised|know now|found out)\b/u,
      /\b(?:weeks|pregnan\w*|expecting|grandparents|grandma|baby|ultrasound)\b/u,
      /(?:\b(?:happier|happiest)\b|\b(?:cried|tears|happy|screamed|hugg\w*|over the moon|thrilled|danced|jumped|so excited|overjoyed|beaming|cheered|celebrat\w*|laughed)\b)/u,
    ],
    unless:
      /\b(?:daughter told us|angry|upset|scared|how do i|should|trying|miscarr\w*|lost|disappointed|not happy|unhappy|wasnt happy|school|drop\w*|baby wont|colic)\b/u,
    tries: [
      '14 weeks today and told my parents, they cried happy tears',
      'we told my mum im pregnant and she screamed',
      'told everyone about the pregnancy today, they were so happy',
      'my dad hugged me for five minutes when i told him were expecting',
      'announced it at dinner, 12 weeks, everyone cried',
      'told my in laws they will be grandparents, his mother danced in the kitchen',
      'we surprised my parents with the ultrasound picture and they were over the moon',
      'i told my sister im pregnant and she was happier than me',
      'told my best friend about the baby, she jumped up and down in the cafe',
      'i was nervous because we arent married but when we told them im pregnant they laughed and cheered',
      'told them today, 15 weeks, happy tears all round',
      'they know now, my grandma cried with joy about the baby',
    ],
    says: {
      told: "Now it isn't only your secret anymore, it has a family. Write down tonight what each of them said first, word for word, and who cried before the sentence was over. One day the child will want exactly that story. Congratulations to all of you.",
      glad: 'How lovely, telling them and watching their faces happens only once. Write down tonight what each one said first, word for word, before it blurs. One day somebody small will ask for that story again and again. Congratulations to the whole family.',
    },
  },
  {
    id: 'late-pregnancy-done',
    words: [
      /\b(?:(?:3[2-9]|4[01]) ?(?:weeks?|wks?)|third trimester|9 months pregnant|nine months pregnant|8 months pregnant|heavily pregnant|last weeks of pregnancy|full term|so pregnant|waddl\w*)\b/u,
    ],
    unless:
      /\b(?:41 weeks|giving birth|give birth|when will|terrified|false alarms|(?:3[2-9]|4[01]) weeks? old|bleeding|water(?:s)? broke|not moving|movements?|induc\w*|overdue|born|salary|shift|job)\b/u,
    tries: [
      'im 39 weeks and i cant anymore',
      '36 weeks and so done, cant sleep cant tie my shoes',
      '38 weeks pregnant and over it',
      'im 37 weeks, everything hurts',
      'third trimester is killing my back and my mood',
      'nine months pregnant in this heat, i cry at the fridge',
      '35 weeks, up five times a night to pee',
      'so pregnant i cant roll over in bed',
      'is it normal to hate the last weeks of pregnancy',
      '39 weeks and everyone texts me is it here yet',
      'my wife is 38 weeks and snaps at everything',
      'heavily pregnant, two small kids, no sleep, and people tell me to enjoy it',
      '34 weeks and already done with this belly',
    ],
    says: {
      told: 'These last weeks are plain hard work, and being done with it is allowed. A pillow between the knees, lying on your side, slip-on shoes, feet up twice a day, and someone else for everything below the knee. Mute whoever asks "is it here yet". If the baby moves less than usual, or there\'s bleeding, a bad headache or gushing water, ring the maternity ward at once.',
      normal:
        "Completely normal. Hardly anyone enjoys week thirty-something: no sleep, no waist, no shoes. It says nothing about how you'll love the baby. Lie on your side with a pillow between the knees, cancel what can be canceled, and ring the ward if the movements get fewer.",
    },
  },
  {
    id: 'baby-born-joy',
    words: [
      /\b(?:born|arrived|gave birth|(?:is|are|are finally|is finally) here|(?:kilos?|kg|pounds|lbs|grams)|had (?:our|my|the|a) (?:baby|son|daughter|little|girl|boy)|new ?born|became (?:a )?(?:dad|father|mum|mom|mother|parents)|im a (?:dad|father|mum|mom|mother)|delivered)\b/u,
      /\b(?:bab(?:y|ies)|son|daughter|boy|girl|twins|dad|father|mum|mom|mother|parents|little one|newborn|he|she)\b/u,
    ],
    unless:
      /\b(?:so scared|scared of|terrified|naps?|nieces|third child|scream\w*|wail\w*|kiss\w*|photos|in the room|delivery room|never had|in law|bottle|formula|latch|nephew|niece|grand\w*|sisters?|brothers?|friends?|premature|nicu|early|weeks early|incubator|jealous\w*|died|dead|stillb\w*|birthday|year ago|years ago|due|sleep\w*|cry\w*|wakes?|visit\w*|depress\w*|traum\w*|weight|lost|name|when i was|i was born|born in|born on|time of birth|chart|dog|cat|pupp\w*|kittens?|diet|first word|passport|doesnt sleep|feel nothing|dont feel|package|parcel|letter)\b/u,
    tries: [
      'became a mum on thursday, happy and scared at once',
      'baby girl arrived on sunday, 3.4 kilos, we are so in love',
      'our son was born last night, im a dad',
      'she is here!! our daughter was born this morning',
      'i gave birth on tuesday, a little boy, both fine',
      'im a mom since yesterday',
      'the twins are here, two boys, everyone is healthy',
      'my wife had our baby today and i cant stop looking',
      'just became a father, 7 pounds 4',
      'baby arrived two hours ago, we are all well',
      'after 26 hours he is finally here, our boy, 4 kilos, his hair is black',
      'newborn on my chest as i type this, she was born at 5 this morning',
      'our little girl was born friday and i have never been this happy',
      'Alhamdulillah my wife gave birth last night, a girl, both are well',
    ],
    says: {
      told: "Welcome to the little one, and congratulations to you. For the next days nothing else is your job: sleep when the baby does, eat what people bring, visitors twenty minutes and with a dish. Tonight write one line about the first look. It's the thing that blurs first and that you'll most want back.",
      glad: "Congratulations, and welcome to the small new person. Nothing else is your job this week: skin, sleep, soup. Write down one line tonight about the first look, the hour and the light in the room. All the photos in the world don't hold that bit.",
    },
  },
  {
    id: 'baby-in-nicu',
    words: [
      /(?:\b(?:came at (?:2\d|3[0-5]) weeks)\b|\b(?:nicu|neonatal|incubator|premature|preemie|premmie|(?:born|came|arrived|delivered) (?:\w+ ){0,3}(?:early|weeks early|prem)|(?:2\d|3[0-5]) weeks? (?:baby|preemie))\b)/u,
    ],
    unless: /\b(?:died|passed|dog|puppy|came home early|lost (?:him|her|the))\b/u,
    tries: [
      'our baby is in the nicu and i can only touch him through a hole',
      'she was born seven weeks early',
      'my son is premature and in an incubator',
      'nicu day 12 and i went home without my baby again',
      'baby came at 31 weeks, 1500 grams, im so scared',
      'i feel guilty that she was born early, did i do something',
      'preemie twins, i pump milk every three hours and cry',
      'how do you survive the nicu',
      'he came eight weeks early, my wife is still in the hospital, i run between two floors',
      'my daughter is in neonatal care and nobody tells us anything clear',
      'first cuddle with our premature baby today',
      'brought our preemie home after 40 days!!',
    ],
    says: {
      told: "A baby in the NICU is loved across a plastic wall, and it's hard and it counts. Ask the nurse each day two things: \"What's better than yesterday?\" and \"What can I do with my own hands?\" Touch, voice, milk if you can, skin when they allow it. An early birth isn't anything you did. Eat, sleep at home without guilt, and ask for the ward's counselor; they're there for parents.",
      glad: "What a day for all of you. After the beeping and the tubes, a small warm weight in your arms is everything. Write down the date and the grams. Thank the nurse whose name you'll never forget, and then go slowly, the three of you, in a very quiet room.",
      how: "A day at a time, with fixed small things: one talk with a nurse, one touch or cuddle, one meal sitting down, one person who gets the news so you don't have to tell it ten times. Ask for the ward's counselor. Going home to sleep isn't leaving your baby.",
    },
  },
  {
    id: 'baby-slept-through',
    words: [
      /\b(?:slept|sleeps|sleeping)\b/u,
      /(?:\b(?:full night|till (?:6|7|six|seven))\b|\b(?:through the night|thru the night|through for|all night|whole night|(?:[6-9]|10|11|12|six|seven|eight|nine|ten|eleven|twelve) hours|in (?:his|her|their) own (?:bed|room|crib)|straight through|until (?:6|7|six|seven))\b)/u,
      /\b(?:baby|babys|he|she|hes|shes|daughter|son|toddler|twins|newborn|little one|months?|kid|finally)\b/u,
    ],
    unless:
      /\b(?:wont|doesnt|never|not|wakes|when will|hasnt|cheat\w*|girlfriend|boyfriend|ex|couch|sofa|how (?:do|can)|puppy|dog|husband|wife)\b/u,
    tries: [
      'baby slept through the night for the first time',
      'she finally slept through the night!!',
      'he slept 8 hours straight, i feel human again',
      'first full night in nine months, the baby slept till 6',
      'the twins slept all night and i kept checking they were breathing',
      'my son slept in his own bed the whole night',
      'slept thru, our daughter, ten hours, i cried of joy',
      'after a year of hell my baby slept through for the first time, coffee tastes different today',
      'toddler slept all night in her own room, we won',
      'my baby sleeps through the night now, life is beautiful again',
      '7 hours, she slept 7 hours, i woke up before her',
      'last night he slept from 8 until 7, first time in his 11 months',
    ],
    says: {
      told: "A whole night, from the baby and so from you. After so many broken ones, feeling like a human again is no small thing. Enjoy it for what it is: drink the coffee while it's hot, and do one thing today that tired you would never have started.",
      glad: "Hallelujah, a whole night. After months in pieces that's better than a holiday. Spend the new energy on yourself before the laundry sees it: a hot coffee, a walk, a proper shower. And tell someone who knows what it means, they'll cheer louder than for a promotion.",
    },
  },
  {
    id: 'missed-the-first',
    words: [
      /\b(?:first (?:steps?|words?|laugh|smile|tooth|crawl|time|day|school play|goal|swim)|started walking|rolled over)\b/u,
      /\b(?:miss(?:ed|ing)?|at work|on shift|without me|nanny|video|wasnt there|was not there|daycare|grandma saw|grandma|away on|deployed|business trip|in the office|sent me|childminder|babysitter)\b/u,
      /\b(?:sons?|daughters?|babys?|he|she|his|her|kids?|twins|toddler|little|our|my)\b/u,
    ],
    unless:
      /\b(?:ran in|was fine|loved it|broke up|boyfriend|girlfriend|cheat\w*|ex sent|nudes|job interview)\b/u,
    tries: [
      'i wasnt there when she said her first word',
      'my son took his first steps while i was at work, the nanny sent me a video',
      'i missed my daughters first steps',
      'i missed my sons first steps because i was at work',
      'i was on a night shift in the hospital when my husband sent the video, she took her first steps without me',
      'grandma saw our daughters first steps and told me like it was nothing',
      'she said her first word at daycare and i wasnt there',
      'baby rolled over for the first time and i was in the office',
      'missed his first steps, i feel like a bad father',
      'he walked his first steps for the babysitter, happy and sad at once',
      'im deployed and my baby started walking, i watched it on my phone in a tent',
      'is it silly that im sad i missed her first laugh',
      'my daughters first day of kindergarten was on a video, i was away on a business trip',
    ],
    says: {
      told: "A first, and you weren't in the room: glad and a little robbed, both at once, and both are fair. Here's the consolation: your child has no idea there was an audience, and firsts get repeated all week. Get down on the floor tonight, arms open, two meters away. The one that's meant for you is still to come, and it's the one you'll remember.",
      normal:
        "Not silly at all. You'd have given a lot to be in that room, and the sting only shows how much. Tonight get down on the floor with open arms: the first one that's meant for you still happens, and your child won't know the difference.",
      glad: 'What a day for a small person, and a bit of a pang for you, on the wrong side of the screen. Keep the video, and tonight sit on the floor two meters off with your arms open. The first steps toward you are still yours to get.',
    },
  },
  {
    id: 'potty-done',
    words: [
      /\b(?:potty|toilet|nappies|diapers|pull ups)\b/u,
      /(?:\b(?:poop(?:ed|s)|pooed|peed in the)\b|\b(?:trained|dry|done|finally|no accidents|out of (?:nappies|diapers)|first (?:poo|poop|wee|pee|time)|by (?:himself|herself)|success|got it|worked)\b)/u,
    ],
    unless:
      /\b(?:scared|holds it|bath|sofa|floor|carpet|pants|wont|refuses|still|not|regress\w*|how|when|dog|puppy|cat|accidents again|should|grandma|trying to)\b/u,
    tries: [
      'she pooped in the potty',
      'potty trained in three days',
      'he did a poo on the potty for the first time!!',
      'we are finally out of nappies',
      'my daughter is potty trained, no accidents all week',
      'first dry day, potty training is done',
      'goodbye diapers, my son goes to the toilet by himself',
      'she told me she needs to go and went on the toilet by herself, i nearly cried',
      'after six months of puddles we are finally done with diapers',
      'no more pull ups, dry at night too, finally',
      'potty success!!',
      'twins out of diapers this weekend, both of them',
      'he is 3 and a half and it finally worked, potty every time since monday',
    ],
    says: {
      told: 'Done with diapers, or nearly: that\'s a real milestone for your child, and a raise for you. Say it to them in plain words, "You noticed it and you went. All by yourself." Then spend this week\'s diaper money on something silly you both choose.',
      glad: 'Bravo to the small one and to whoever mopped the floors. Tell them exactly what they did: "You felt it, and you went by yourself." And spend this week\'s diaper money on a cake. You\'ll never love an empty shelf in the bathroom like this again.',
    },
  },
  {
    id: 'first-day-went-well',
    words: [
      /(?:\b(?:first time)\b|\b(?:first (?:day|week)|settl\w*|started (?:school|nursery|daycare|kindergarten|preschool|secondary|kita)|drop ?off|starting school)\b)/u,
      /\b(?:great|well|loved it|loves it|didnt (?:even )?(?:cry|look back)|no tears|happy|smil\w*|ran in|fine|amazing|waved|better than|brilliant|excited|not one tear)\b/u,
      /\b(?:school|kindergarten|nursery|daycare|preschool|kita|reception|class|grade|creche|playgroup)\b/u,
    ],
    unless:
      /\b(?:keeps crying|was crying|came home crying|without me at work|cried|cries|wont|hates|scared|tomorrow|next week|my first|i start|im starting|as a teacher|university|uni|college|i loved)\b/u,
    tries: [
      'first day at school and not one tear',
      'first day of kindergarten went great, she didnt even look back',
      'first day of school and he loved it',
      'my daughters first day at nursery, no tears',
      'he ran in without me, first day at daycare was fine',
      'she came out of her first day of school smiling and told me everything for an hour',
      'drop off without crying today, first time, she waved from the class window',
      'my son started school today and it went so well',
      'first week of preschool and she loves it',
      'i was a wreck all night and then the first day at kindergarten was better than i thought',
      'settling in at nursery went great',
      'first day of reception went brilliant, he made a friend called bob',
      'first day in first grade, happy kid, happy mom',
    ],
    says: {
      told: 'A first day that goes well is two people\'s success: one walked in, the other let go. If it pinched a bit that there was no look back, that\'s the compliment, because children run off like that from a safe place. At supper ask one small thing: "Who sat next to you?"',
      glad: 'How lovely. Not looking back is the best compliment a parent gets, even if it pinches a little. Ask at supper for one small thing, "Who sat next to you?", and take a photo of the muddy shoes. You did this first day well too.',
    },
  },
  {
    id: 'child-starts-school-soon',
    words: [
      /\b(?:starts?|starting|begins|goes to|first day)\b/u,
      /\b(?:school|kindergarten|nursery|daycare|preschool|reception|first grade|kita|secondary school|middle school)\b/u,
      /\b(?:cry\w*|cried|nervous|cant sleep|emotional|sad|scared|worried|not ready|so fast|so big|growing up|tomorrow|monday|next week)\b/u,
      /\b(?:my|our)\b/u,
    ],
    unless:
      /\b(?:boarding|bus|so ready|english|went (?:great|well|fine)|loved it|my first day|i start|im starting|new job|refuses|wont go|every morning|bully\w*|university|uni|college|high school)\b/u,
    tries: [
      'my baby starts school on monday and i cant stop looking at old photos',
      'my boy starts school tomorrow, he was a baby yesterday',
      'my daughter starts school tomorrow and i cant stop crying',
      'my son starts kindergarten on monday, im not ready',
      'our little one begins nursery next week and i feel sick',
      'my baby starts school tomorrow, it went so fast',
      'she goes to preschool on monday and im more nervous than my daughter',
      'our twins are starting first grade tomorrow, im so emotional',
      'my youngest starts reception next week and i already cry in the shower',
      'is it normal to be so sad that my kid starts school',
      'my daughter begins secondary school tomorrow, she looks so small in the uniform, worried',
      'i iron the tiny shirt and cry, my son starts school tomorrow',
      'first day of kindergarten for my daughter tomorrow, im scared for her',
    ],
    says: {
      told: "You're not only sad, you're proud with wet eyes, and the days before a first day are the place for it. Do the crying now. On the morning itself keep the goodbye short and always the same: hug, one sentence, \"I'll be back after lunch\", and go. Take the photo at the door before the shoes are dirty. The car afterwards is yours.",
      normal:
        'Completely normal. A whole stretch of life, the one with you two at home, ends at that gate, and you may cry about it while being glad. Tonight is a good time for that. At the gate itself: short, warm, the same sentence every day.',
    },
  },
  {
    id: 'first-tooth-out',
    words: [
      /\b(?:lost (?:his|her|a|the|their|my) (?:\w+ )?(?:tooth|teeth)|(?:first|baby|milk|wobbly|loose) (?:tooth|teeth) (?:fell|came|is|finally|popped)? ?out|tooth fell out|lost (?:his|her) first|tooth fairy (?:came|comes|is coming))\b/u,
    ],
    unless:
      /\b(?:i lost a|my own|dentist says|root canal|dream\w*|dreamt|knocked|accident|real or not|exist)\b/u,
    tries: [
      'my daughter lost her first tooth',
      'his first tooth fell out today in an apple',
      'she lost her first tooth at school and is so proud',
      'wobbly tooth finally out!!',
      'my son lost a tooth and swallowed it',
      'the tooth fairy comes tonight for the first time',
      'first baby tooth fell out and i cried more than him',
      'lost her first tooth, she looks like a different kid',
      'what does the tooth fairy bring, my girl lost her first tooth today',
      'he lost his front tooth and now he whistles when he talks',
      'my grandson lost his first tooth while we were on the phone',
      'so proud with her gap, she lost her first milk tooth at grandmas',
    ],
    says: {
      told: 'The first gap, how grand. Take the photo today, because that particular grin is only there for a few weeks. Tooth under the pillow, a coin and two lines from the fairy in tiny handwriting. If it was swallowed or lost, a letter of explanation is accepted everywhere.',
      glad: "The first gap, congratulations to its proud owner. Take a photo of that grin today, it's only on show for a few weeks. Then a coin, and a note from the fairy in very small handwriting. Put the tooth in an envelope with the date. You'll be oddly glad to find it in twenty years.",
    },
  },
  {
    id: 'learned-to-ride',
    words: [
      /(?:\b(?:(?:rides?|riding|rode) (?:his|her|a|the) bike|on (?:his|her) own bike)\b|\b(?:(?:learn(?:ed|t)|rode|rides|riding|swam|swims|can) (?:\w+ ){0,4}(?:bike|bicycle|swim|swam|lap|length|tie|read|skate|ski|whistle)|without (?:stabili[sz]ers|training wheels|arm ?bands|floaties)|(?:tied|ties) (?:his|her) (?:own )?(?:shoes|laces)|read (?:his|her) first (?:book|word)|first (?:swim|lap|length|bike ride))\b)/u,
      /(?:\b(?:shes|hes|her|his)\b|\b(?:he|she|my|our|son|daughter|kid|grandson|granddaughter|boy|girl)\b)/u,
    ],
    unless:
      /\b(?:to work|to school alone|accident|stolen|cant|wont|doesnt|afraid|scared|refuses|how (?:do|can|to)|should|i learned|i can|i learnt|when (?:do|should|will)|fell|broke|motor\w*|motorbike|my husband|my wife)\b/u,
    tries: [
      'shes riding her bike on her own',
      'he learned to ride a bike today without stabilizers',
      'my daughter can ride a bike!!',
      'my son swam his first length today',
      'she rode her bike without training wheels, ran after her crying',
      'my kid read his first book alone',
      'he tied his own shoes this morning',
      'our girl learned to swim this summer',
      'my son can swim now, without arm bands, im so proud',
      'he let go, i let go, and he rode his bike to the end of the street',
      'my granddaughter learned to ride a bike in my yard, at 4',
      'she read her first word on a cereal box, my little girl can read',
      'after weeks of falling my daughter rides a bike, she shouted look mum no hands',
    ],
    says: {
      told: "There's a moment when you let go and they don't notice, and you've just had it. Tell your child what you saw: \"You wobbled and kept going.\" That sentence lasts longer than the scab. Then a lap of honor for the family, with ice cream at the end.",
      glad: 'That\'s a great one. You let go, and off they went, which is the whole job in one picture. Tell them what you saw: "You wobbled and you kept going." Then ice cream for everyone who ran behind. Write the date somewhere, these things never get unlearned.',
    },
  },
  {
    id: 'child-made-a-friend',
    words: [
      /\b(?:(?:made|has|found|got|brought|invited) (?:\w+ ){0,3}(?:friends?|best friend|buddy|playdate)|(?:first|invited to a) (?:\w+ )?(?:party|playdate|sleepover)|somebody to play with|someone to play with|play date)\b/u,
      /\b(?:son|daughter|kid|child|he|she|boy|girl|grandson|stepdaughter|stepson)\b/u,
      /\b(?:finally|first|new|today|at last|happy|so glad|relieved|relief|crying|smil\w*|after)\b/u,
    ],
    unless:
      /\b(?:reception|tonight|first day|first sleepover|is [4-9]|no friends|hasnt|doesnt have|cant make|imaginary|bad influence|left out|not invited|wasnt invited|boyfriend|girlfriend|how|nobody|sleepover tonight scared|older friend)\b/u,
    tries: [
      'my son finally made a friend, they laugh so loud',
      'finally my daughter made a friend at her new school',
      'my son has a friend!! first one',
      'he was invited to his first birthday party today, im so happy',
      'she brought a friend home for the first time',
      'my boy finally found someone to play with at school',
      'after a year alone at lunch my daughter made a friend, im crying',
      'my kid got his first playdate at last',
      'my shy son made a new friend at football and wont stop talking about him',
      'she has a best friend now, finally, after the move',
      'my autistic son made his first friend this week',
      'he came home smiling, he made a friend on the bus today, new school',
      'so relieved, my daughter found a friend in her new class',
    ],
    says: {
      told: 'What a relief, for the child and for the parent who lay awake. One friend is the number that changes school. Help it along without managing it: have the other one over soon, pizza, an open door, and you out of sight. Then let the two of them do the rest.',
      glad: "Oh, that's good. One friend is all it takes to turn a school into a place you want to go. Invite them over soon: pizza, an open door, you somewhere else. And breathe out, you've carried that worry quietly for long enough.",
    },
  },
  {
    id: 'child-diagnosed',
    words: [
      /\b(?:adhd|autis\w*|asd|dyslexi\w*|dyspraxi\w*|asperger\w*|on the spectrum|tourette\w*)\b/u,
      /\b(?:diagnos\w*|got the (?:report|result)|was told|has (?:been|adhd|autism|asd)|confirmed|official|turns out|found out|the (?:doctor|psychologist|school) says)\b/u,
      KID,
    ],
    unless:
      /\b(?:thinks|could it be|should i tell|i have|im autistic|my adhd|i was diagnosed|wife|boyfriend|girlfriend|medicat\w*|meds|ritalin|waiting for|teacher says)\b/u,
    tries: [
      'his father doesnt believe it but our son was diagnosed with asd on monday',
      'my son 8 was diagnosed with adhd last week',
      'my daughter has been diagnosed with autism',
      'our 4 year old got the autism diagnosis today',
      'its official, my son has adhd',
      'my kid was diagnosed dyslexic and im almost relieved',
      'the psychologist says our daughter is on the spectrum, i cried in the car',
      'we found out our boy is autistic, hes three',
      'my son has adhd, confirmed, what now',
      'diagnosed with autism at 13, my daughter said finally',
      'how do i tell my son about his adhd diagnosis',
      'got the report today, my child has dyslexia and dyspraxia',
    ],
    says: {
      told: "A diagnosis gives your child a name for something that was already there, and you a key to some doors. It's the same child as last week. This month just three things: ask the clinic what to start with, send the report to school and ask what changes from Monday, and find one parent who's two years ahead. Sad, relieved, guilty about the scolding: all of that may sit at the table.",
      how: "Tell your child soon, in their own size: \"You know how some things are harder for you? There's a word for it, lots of people have it, and it isn't your fault.\" Name two things they're good at in the same breath. Then let the questions come over weeks, in the car, at bedtime.",
      say: 'To your child: "Your brain works in its own way. That makes some things harder and some easier, and it isn\'t your fault." To the school: "Here\'s the report. What can change from Monday?" To relatives: "Same kid, better instructions."',
      glad: "A name at last, and with it help. Relief is a very good thing to feel here: it wasn't laziness, and it wasn't your parenting. It's the same child, with better instructions now. Send the report to school and ask for one change by Monday.",
    },
  },
  {
    id: 'teen-hates-me',
    words: [
      /\b(?:hates? me|i hate you|wish(?:es)? i was(?:nt| not) (?:his|her)|worst (?:mother|father|mom|mum|dad|parent))\b/u,
      /(?:\b(?:1[1-9])\b|\b(?:(?:son|daughter|teen\w*|kid|girl|boy|stepdaughter|stepson))\b)/u,
      /\b(?:1[1-9]|teen\w*|says?|said|screamed|shouted|told)\b/u,
    ],
    unless:
      /\b(?:[2-8] years? old|[2-8] ?yo|toddler|adult|grown|boss|mother in law|daughter in law|i hate my)\b/u,
    tries: [
      'my teenage daughter told me she hates me because i asked about her day',
      'teen daughter says she hates me',
      'my daughter 14 says she hates me',
      'my teenage son screamed i hate you',
      'my 13 year old told me she hates me and slammed the door',
      'daughter says im the worst mother',
      '15 year old says he hates me because of the phone',
      'my girl is 16 and said i hate you in front of her friends',
      'why does my teenage daughter hate me, she said it again today',
      'he said he hates me and wants to live with his dad, hes 12',
      'is it normal that my teen says she hates me',
      'she said i hate you, i wish i wasnt your daughter, and i went into the garage and cried',
      'my son 17 shouted that i am the worst dad',
      'what do i say when my daughter says she hates me, shes 13',
      'my son told me he hates me because i wont buy the phone. all his class has it',
    ],
    says: {
      told: 'It hurts like nothing else, and at that age "I hate you" mostly means "I can\'t stand being this angry at someone I need." Don\'t argue the sentence. Let an hour pass, then: "That hurt. I love you anyway, and the rule stands." Food on the table as always. If it\'s every day for weeks, or something changed suddenly, ask what happened, in the car, where nobody has to look.',
      normal:
        "It's normal, and common, in these years; it goes to the person they're surest of. That doesn't make it painless. Answer the feeling and not the word: \"You're furious. I'm still here.\" If sleep, food, friends or school go too, look closer and ask someone.",
      why: "Mostly because you're the safe one: at that age anger needs a place where it won't cost them love. A no, a phone, a friend, a bad day, and it comes out at you. Now and then there's a real hurt underneath, so ask once, calmly, later: \"Is there something I did that I should know?\"",
      say: 'In the moment, almost nothing: "You\'re furious with me. We\'ll talk later." Later: "That hurt. I love you, and that word doesn\'t change it. What was it really about?" If you did your part wrong, say that one thing, without a but.',
    },
  },
  {
    id: 'teen-only-wants-money',
    words: [
      /\b(?:only|just|never|nothing else)\b/u,
      /\b(?:money|cash|pocket money|transfer|bank|atm|lift|ride|wifi|food|hungry)\b/u,
      /(?:\b(?:knows? me|remembers)\b|(?:\b(?:talks?)\b|\b(?:(?:speaks?|talks?|talk|texts?|writes?|calls?|comes?|remembers?|messages?|smiles?|nice) (?:\w+ ){0,4}(?:when|if|for|because))\b))/u,
      /(?:\b(?:1[1-9]yo)\b|\b(?:son|daughter|teen\w*|kid|boy|girl|stepson|stepdaughter|1[1-9])\b)/u,
    ],
    unless:
      /\b(?:gaming|account|gambl\w*|drugs|debt|rent|adult|grown|[23]\d|lent|lend|loan|ex|baby daddy|brother|sister)\b/u,
    tries: [
      'my 16yo only knows me when he needs cash',
      'my son 15 only speaks with me when he needs money',
      'my teenager only talks to me when she wants money',
      'daughter 16 only texts me when she needs a lift',
      'my kid only comes out of his room for food or cash',
      'i am a bank with legs, my daughter only talks to me when she needs money',
      'my boy never talks, only when he needs pocket money',
      'he is just nice to me when he wants cash, my son, 14',
      'my 17 year old only calls if she needs a ride or money lol',
      'is it normal that my teenage son only speaks to me when he needs money',
      'my stepson only talks to me when the wifi is down or he wants money',
      'since she turned 13 my girl only writes when she needs money, before that we were like best friends',
      'how do i talk with a teenager who only comes when he needs money',
    ],
    says: {
      told: "Welcome to the club: at that age parents are a cash machine with a kitchen. It isn't the verdict it feels like. Use the counter: \"Sure. Walk me to the bakery first.\" Five minutes side by side, no questions about school. And a fixed monthly amount takes money out of the talk, so that what's left is small, but it's talk.",
      normal:
        "Very normal, and mildly insulting, for a few years. Talking to parents is uncool, money isn't. Set a fixed sum per month so you stop being the counter, and be around where no one has to look at you: car, stove, late evening. They come out sideways.",
      how: 'Sideways and short. In the car, while cooking, over a game they like, with a question that isn\'t about them: "Which of these two songs is worse?" Give a fixed sum each month so money stops being the opener. And answer the request before the sermon; a "here you go" keeps the door ajar.',
    },
  },
  {
    id: 'teen-sweet-moment',
    words: [
      /\b(?:teen\w*|1[1-9] ?(?:yo|year|yr)|son|daughter|(?:is|hes|shes) 1[2-9])\b/u,
      /(?:\b(?:cuddl\w*|snuggl\w*|kissed me|leaned on me)\b|\b(?:hug(?:ged|s)?|said (?:i love you|thank you|sorry)|i love you|thanked me|apologi[sz]ed|told me (?:everything|about|all)|opened up|talked to me|(?:made|cooked|baked|brought) me|wrote me|laughed together|came (?:to me|into my room)|out of nowhere|held my hand|asked me (?:for advice|to watch|about)|hung out)\b)/u,
      /(?:\b(?:like (?:when|before)|the sofa|again)\b|\b(?:today|yesterday|tonight|last night|first time|finally|out of nowhere|so (?:happy|sweet|nice)|made my (?:day|week|year)|this morning|suddenly)\b)/u,
    ],
    unless:
      /\b(?:hates?|drunk|pregnan\w*|gay|lesbian|trans|money|drugs|wedding|engaged|husband|boyfriend|[23]\d|worried|hurt|toddler|[2-9] year|baby|cut\w*|depress\w*|bull\w*)\b/u,
    tries: [
      'my daughter 15 cuddled up to me on the sofa like when she was small',
      'my teenage son hugged me today out of nowhere',
      'my daughter 15 said i love you today, first time in two years',
      'my teen opened up to me last night, we talked till one',
      'my 14 year old made me breakfast this morning',
      'he said sorry, my son, 16, he came to me and said sorry today',
      'daughter thanked me for everything out of nowhere, shes 17',
      'my teenage daughter asked me to watch a film with her tonight, made my year',
      'son 13 held my hand in the street today',
      'we laughed together like before, my teenager and me, finally',
      'after months of closed doors my daughter came into my room last night and told me everything',
      'my son wrote me a birthday card, a real one, he is 15, im so happy',
      'finally talked to me in the car, my teen, about a girl',
    ],
    says: {
      told: "A teenager's tenderness comes unannounced and without explanation, and you got some. Don't make a thing of it with them; one \"that was nice\" is plenty. But write it down with the date. On the next day of slammed doors you'll have proof of who lives behind there.",
      glad: "From a teenager, out of the blue: that's worth ten birthday cards. Don't comment on it too much, they scare easily. Keep it, date and all, for the next week of closed doors. It means that underneath the shrugging, you're still home base.",
    },
  },
  {
    id: 'child-passed-driving-test',
    words: [
      /\b(?:son|daughter|kid|boy|girl|teen\w*|grandson|granddaughter|stepson|stepdaughter|husband|wife|mum|mom|youngest|eldest)\b/u,
      /\b(?:passed)\b/u,
      /\b(?:driving|drivers?|license|licence|road test|theory|exams?|finals|test|a levels|gcses|bar|school|boards|abitur|matric|degree)\b/u,
    ],
    unless:
      /\b(?:i passed|passed away|passed out|mum passed|mom passed|dad passed|wife passed|husband passed|didnt|drug test|covid|before (?:he|she) passed)\b/u,
    tries: [
      'my daughter passed her driving test',
      'my son passed his exams, all of them',
      'she passed!! my daughter has her license',
      'my boy passed his finals, after everything',
      'my son passed the theory test today',
      'our daughter passed her a levels and i cried in the shop',
      'my granddaughter passed her driving test first time',
      'my youngest passed the bar, i am bursting',
      'he failed twice, no, three teachers gave up on him, and my son passed his matric',
      'daughter passed her road test today, now i will never sleep',
      'my stepson passed his gcses, even maths',
      'kid passed the driving test, goodbye taxi mom',
    ],
    says: {
      told: 'Congratulations to your house. Tell them the detail and not just "well done": the early lesson, the second try, the evening they nearly gave up and didn\'t. That\'s the sentence people keep. Then let them choose dinner, and keep a small bow for yourself, for the lifts and the nerves.',
      glad: "Congratulations to the one who passed and to the one who held their breath. Name one thing you saw on the way there, the stubborn one, because that's what they'll keep. Dinner is their choice tonight. And a small bow from you too, for the lifts and the nerves.",
    },
  },
  {
    id: 'child-got-into-university',
    words: [
      /\b(?:son|daughter|kid|boy|girl|grandson|granddaughter|child|twins|niece|nephew|youngest|eldest)\b/u,
      /\b(?:(?:got|gets|is|was|been|getting) (?:in|into|accepted|admitted|a place)|accepted (?:to|into|at|by)|admitted|offer from|first choice|dream (?:school|college|university|uni)|got (?:a|the|her|his) (?:place|spot|offer|scholarship)|full ride)\b/u,
      /\b(?:university|uni|college|school|oxford|cambridge|harvard|course|medicine|academy|conservatory|iit|scholarship|ride|choice)\b/u,
    ],
    unless:
      /\b(?:concert|was in a meeting|did not|not get|cant decide|fight|trouble|board|boarding|only 1[0-3]|didnt|rejected|waitlist\w*|drugs|argument|hope|will (?:he|she)|kindergarten|nursery|daycare|leaving|dropped|empty)\b/u,
    tries: [
      'my daughter got into medical school',
      'my boy got a scholarship to university and the whole street knows',
      'my son got into his first choice university, so proud',
      'my daughter got into the school she wanted',
      'our daughter was accepted to medicine!!',
      'my kid got a place at his dream college',
      'she got the offer from oxford, my daughter, a bus drivers daughter',
      'son got into college, first in our family',
      'my granddaughter got into the music academy',
      'my twins both got into university, same day, different cities',
      'proud mum moment, my youngest has been accepted into art school',
      'my daughter got into the high school of her choice, she opened the letter with her eyes closed',
      'we never had money for tutors, she studied in the kitchen, and my daughter got in to law school',
    ],
    says: {
      told: 'Congratulations to your child, and to the kitchen table it was studied at. Tell them the thing you saw that no certificate shows: "You kept going in March, when it was going badly." Let them be the one who tells people. Then dinner of their choice, and one photo of the face while it\'s still disbelieving.',
      glad: 'How wonderful. Congratulations to the one who got in, and to whoever kept the lights on and the fridge full. Tell them what you saw on the way, the stubborn evenings, because that belongs to them whatever comes. Forms tomorrow. Tonight, their favorite dinner.',
    },
  },
  {
    id: 'child-boarding-school',
    words: [
      /\b(?:board(?:ing|er|s)?|boarding school|hostel|dormitory|away at school|sports academy)\b/u,
      /(?:\b(?:1\d year old)\b|\b(?:son|daughter|kid|child|he|she|boy|girl)\b)/u,
    ],
    unless:
      /\b(?:on board|surf ?board|my roommate|i board|skate\w*|exam|boards|flight|plane|teacher at|jee|neet|cbse)\b/u,
    tries: [
      'boarding school for my 13 year old son, my husband went there, i cry at the thought',
      'my daughter got into the school of her choice but she must board, she is only 12',
      'my son goes to boarding school next month and i cant sleep',
      'should i let my 13 year old go to boarding school',
      'left my boy at the hostel today, he is 11, he held my shirt',
      'she wants to board at the sports academy, my daughter is 14',
      'my son calls every night crying from boarding school',
      'first term at boarding school and my daughter loves it, i dont',
      'is 12 too young for boarding school for my son',
      'my husband wants our kid to board like he did',
      'the best school is four hours away, she would live in the hostel, my daughter is 12 and says yes',
      'proud and heartbroken, my boy got the place but he has to board',
      'how do i get my daughter ready for boarding school',
    ],
    says: {
      told: 'Proud of the place and sick about the empty bed: with a child who\'ll board, both are right. Before it starts, ask the school how the first month goes: calls, weekends home, who tucks in a homesick one. Teach three things, laundry, saying "I don\'t feel well", saying no. Then a fixed call, a letter hidden in the suitcase, and a short goodbye. And agree a date after the first term to decide again together.',
      should:
        "Lean on two things: does your child want it, said on a calm day and not to please you, and does the school look after the small ones well? If both, try it with a date to decide again after the first term. If the wish is only the adults', or your child goes quiet about it, wait a year.",
      normal:
        "It's normal to be proud and heartbroken at once, and twelve or so is young; some thrive, some need another year. Watch your own child and not the average: do they like being away, can they say when they're unhappy? A trial term with a real way back is fair.",
      how: "Three skills and three comforts. Skills: washing clothes, telling an adult \"I'm not well\", saying no. Comforts: a blanket from home, a photo, a fixed call that isn't right before bed. Visit together beforehand and find one older child's name. Keep the goodbye short.",
    },
  },
  {
    id: 'child-getting-married',
    words: [
      /(?:\b(?:daughters|sons)\b|\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|eldest|youngest|oldest|stepson|stepdaughter|grandson|granddaughter|boy|girl|child|kid))\b)/u,
      /\b(?:married|engaged|proposed|wedding|fianc\w+|marry(?:ing)?|marries)\b/u,
    ],
    unless:
      /\b(?:for (?:his|her) money|with him for|hasnt spoken|call less|stopped calling|wasnt asked|in secret|las vegas|divorc\w*|dont like|doesnt like|hate|too young|not invited|wasnt invited|against|other religion|caste|pay for|cost|worried|mistake|im getting married|my wedding|wont come|refuses|unhappy|afraid|cry\w* because|pregnan\w*|with my (?:son|daughter) from|flower girl|what (?:do|should) i wear|speech|disapprove|controlling|lost|died)\b/u,
    tries: [
      'my son is getting married and i like her so much',
      'my daughter got engaged last night',
      'our daughter is getting married in june, im over the moon',
      'my daughters wedding was beautiful',
      'my son proposed and she said yes, i knew before her',
      'walked my daughter down the aisle on saturday, the wedding was perfect',
      'my youngest is getting married, last one',
      'my boy is marrying the loveliest girl',
      'he asked me for my blessing, my daughter is engaged',
      'our son got married yesterday, i danced with him to my old song',
      'my granddaughter is getting married and i am 81 and will dance',
      'wedding over, my daughter looked like my mother in the dress, what a day',
    ],
    says: {
      told: "A child who's found their person, and one you can be glad about: that's as good as it gets for a parent. Say it to the new one yourself, in plain words, \"I'm happy it's you.\" In-laws are rarely told that, and it's remembered for decades. And write down one small thing from these days for the two of them.",
      glad: 'How lovely, congratulations to all of you. Tell the new one in the family straight out: "I\'m so glad it\'s you." Hardly anyone ever hears that from a mother- or father-in-law, and it lasts for decades. Then keep one small detail of the day written down, for their tenth anniversary.',
    },
  },
  {
    id: 'grandparent-to-be',
    words: [
      /(?:\b(?:becoming a (?:first time )?grand\w+|becoming a (?:nana|nan|granny))\b|\b(?:(?:going to|gonna|will|about to|soon|to) be (?:a )?(?:first time )?(?:grand(?:ma|mother|pa|father|dad|parents?)|gran|nana|nan|granny|oma|opa|abuela|nonna)|become (?:a )?grand\w+|first grandchild|grandchild on the way|grandma in|(?:daughter|son|daughter in law|sons wife|sons girlfriend) (?:is|are|and his wife are) (?:expecting|pregnant|having a baby))\b)/u,
    ],
    unless:
      /\b(?:600 km|had a (?:girl|boy)|was born|far away|only 1\d|is 1[4-9]|teen\w*|19|18|17|16|not ready|too young|isnt married|worried|never be|want to be|when will i|lost|miscarr\w*|doesnt want me|not married|school|angry|upset|before|high risk)\b/u,
    tries: [
      'im becoming a grandma for the first time and im only 44',
      'does one feel old becoming a grandmother, i still go dancing',
      'just heard im becoming a grandma for the first time',
      'my daughter is expecting, im going to be a grandma',
      'im going to be a grandfather!!',
      'my son and his wife are having a baby, first grandchild',
      'going to be a nana in may',
      'our daughter told us we will be grandparents, i screamed',
      'soon to be a granny and already knitting',
      'first grandchild on the way and i cant keep it secret',
      'my daughter in law is pregnant, im over the moon',
      'i will be a grandpa at 58',
      'my son called at midnight to say i am going to be a grandmother, i woke up the neighbours',
      'my daughter is pregnant after years of hoping, we will be grandparents',
      'we are going to be grandparents to twins',
      "I'm going to be a grandfather for the first time in june",
    ],
    says: {
      told: 'A grandchild on the way, congratulations. The best thing you can do these months is ask one question, "What would help?", and then do just that. Start something of your own for the little one now: a notebook with one page a month about the family they\'re coming into. You\'ll be the only one who could write it.',
      glad: 'Congratulations, what a promotion. Keep the secret until the parents lift it, and ask them one thing: "What would help?" Meanwhile begin a notebook for the little one, a page a month about the people they\'re coming to. Nobody else can write that one.',
    },
  },
  {
    id: 'teen-parent-grandchild',
    words: [
      /(?:\b(?:girlfriend pregnant|got (?:a girl|his girlfriend|her) pregnant)\b|\b(?:grand(?:ma|mother|pa|father|dad|parents?)|pregnan\w*|be a (?:dad|father|mum|mom)|expecting|baby)\b)/u,
      /(?:\b(?:(?:my|our) (?:1[4-9]) ?(?:year|yr|yo)\w*)\b|(?:\b(?:(?:1[4-9]) ?(?:year|yr|yo)\w* ?(?:old)? who)\b|\b(?:(?:son|daughter|girl|boy|granddaughter|grandson|niece) (?:is |whos |who is )?(?:only |just |barely )?(?:1[4-9]|20)|(?:1[4-9]|20) ?(?:year|yr|yo)\w*[ -]?(?:old)? (?:son|daughter|girl|boy)|teenage (?:son|daughter)|(?:hes|shes) (?:only |just )?(?:1[4-9])|only (?:1[4-9])|still (?:at|in) school|girlfriend is pregnant)\b))/u,
    ],
    unless:
      /\b(?:walking|beer|nails|prays|20 and|1[0-9] months|im 1\d|i am 1\d|old baby|weeks old|months old|hates|phone|vape|drunk|sleeps|baby sister|baby brother|asleep)\b/u,
    tries: [
      'my 18 year old got his girlfriend pregnant',
      'my daughter is pregnant, shes only 17, my husband wont look at her',
      'im going to be a grandfather and my son is only 19',
      'my 17 year old daughter is pregnant',
      'my sons girlfriend is pregnant, hes 18',
      'my daughter is 16 and expecting, i dont know what to feel',
      'my teenage son is going to be a dad',
      'becoming a grandma at 39, my daughter is only 17',
      'my boy is 18 and got a girl pregnant, he still in school',
      'shes only 15 and pregnant and my husband doesnt speak',
      'my daughter told me tonight, shes 19, no job, no partner, and keeping the baby',
      'what do i say to my 17 year old who is pregnant',
      'should i be angry or happy, my son 19 will be a father',
      'i wanted her to study first, now my daughter is 18 and pregnant',
    ],
    says: {
      told: "You've got two feelings at once, a grandchild and a child who's still half one, and both may stay. First sentence to them: \"I'm here. We'll work it out.\" Then the calm order: a doctor or midwife, what the two who are pregnant want, not what either family wants, and only then school, money, rooms. They can be young and still do this well with one steady adult beside them.",
      say: '"I\'m here, and I\'m not going anywhere. How are you, and what do you want?" Then listen, a whole evening, without a plan. Tomorrow: "Let\'s see a doctor together." Keep the words about study and disappointment for a friend of your own.',
      should:
        'Be on their side first; the other feelings can come along and sit in the back. Angry, sad, a little glad: all of that is yours to tell a friend. To your child say, "I\'m here." The decisions belong to the young parents, with a doctor or advice center that isn\'t selling an answer.',
    },
  },
  {
    id: 'unsure-about-kids',
    words: [
      /(?:\b(?:about (?:kids|having kids|children|having children|a baby)|kids or not|children or not)\b|\b(?:(?:want|wanting|have|having) (?:kids|children|a (?:baby|child|kid)|babies)|be a (?:mother|mum|mom|father|dad)|motherhood|fatherhood)\b)/u,
      /(?:\b(?:decide|decided yet)\b|\b(?:(?:dont|do not|not) (?:know|sure)|unsure|undecided|do i|(?:should|shall) (?:i|we)|torn|cant decide|how do (?:i|you|people) know|change my mind|regret|fence|ambivalen\w*)\b)/u,
    ],
    unless:
      /\b(?:regret having|will be a (?:father|dad)|monster|dont want kids|i dont want (?:kids|children|a baby)|husband wants|partner wants|wife wants|he wants|she wants|pregnan\w*|second|another|more|third|already have|keep the|name|trying|boyfriend wants|will i ever|ivf|adopt\w*)\b/u,
    tries: [
      '35 and cant decide about kids',
      'do i want kids, im 34 and dont know',
      'not sure if i want children',
      'im 37 and still undecided about having kids',
      'how do people know if they want a baby',
      'should we have kids or not',
      'torn about having children, i love my quiet life',
      'im 31, everyone around me has babies and i dont know if i want kids',
      'will i regret it if i dont have children, i cant decide',
      'do i really want kids or just fear missing out',
      'on the fence about motherhood at 38 and the clock is loud',
      'i dont know whether i want to be a father',
      'my partner is fine either way, i go back and forth every week, do i want a child or not',
    ],
    says: {
      told: "Not knowing is an honest place, and it isn't a no or a yes in disguise. Try living each answer for a week, in earnest: seven days as someone who's having a child, seven as someone who isn't, a line every evening. Notice where you feel relief and where you grieve. If time worries you, a doctor can give you real numbers about your body, so the clock is a fact and not a noise.",
      should:
        "I can't lean for you on this one, but there's a fair test: picture an ordinary Tuesday at forty-five, with and without, not the newborn and not the beach. Which Tuesday would you miss? Talk it through with the other person if there is one, and get real numbers from a doctor if time is the pressure.",
      normal:
        'Very normal. Plenty of people never feel a clear call either way and go on to good lives on both sides. Fear of regret is a poor guide, since it speaks for both. Give each answer a week of being true, and write down how you sleep.',
    },
  },
  {
    id: 'dont-want-kids',
    words: [
      /(?:\b(?:(?:have|having) (?:a baby|kids|children)\b.*\bi dont want (?:one|any|them)|why does everyone ask when)\b|\b(?:(?:dont|do not|never|didnt|not) (?:really |ever )?want(?:ed|ing)? (?:to have )?(?:any )?(?:kids|children|a baby|babies|a child)|child ?free|no desire for (?:kids|children)|not having kids|decided against (?:kids|children)|no kids by choice)\b)/u,
    ],
    unless:
      /\b(?:husband doesnt|he doesnt|she doesnt|wife doesnt|boyfriend doesnt|partner doesnt|girlfriend doesnt|more kids|another|any more|pregnan\w*|already have|kids to|children to|kids around|want my kids|her kids|his kids)\b/u,
    tries: [
      'everyone asks when ill have a baby and i dont want one',
      'is it bad i dont want kids, my boyfriends family keeps asking when',
      'i dont want children',
      'am i selfish because i dont want kids',
      'im 29 and never wanted kids and everyone says i will change my mind',
      'how do i tell my parents i dont want children',
      'my mother cries because i dont want a baby',
      'we are childfree and his family doesnt get it',
      'is something wrong with me, i never wanted kids',
      'i dont want kids but he does',
      'should i tell him on the third date that i dont want kids',
      '36, happy, no kids by choice, and every family dinner is an interrogation',
      'i dont want kids and im scared to lose my boyfriend over it',
    ],
    says: {
      told: 'Not wanting kids is a whole answer; it isn\'t bad, cold or a phase. For relatives one cheerful line does it, always the same: "No plans, thanks. How\'s the garden?" The person who deserves the plain version is your partner, if you have one: "I don\'t want children, and I don\'t expect that to change. What do you want?" Better said early than hoped around.',
      normal:
        "It isn't bad, and nothing's wrong with you. Many people don't want children and live warm, full lives. To a family that keeps asking: \"We'd tell you. Please don't ask again.\" And make sure your partner knows it as a clear no and not a maybe, because that's the one talk that really matters.",
      should:
        "Yes, say it early, plainly and kindly: \"I don't want children, and I want you to know that while it's easy to know.\" It saves both of you years. Someone who wants them deserves the chance to go, and you deserve someone who isn't waiting for you to change.",
      say: 'To the family: "No plans for kids, and that\'s fine with us. What\'s for dessert?" To your parents: "I\'ve thought about it for years, and the answer\'s no. I know you hoped. I\'m not asking you to like it." To a partner: "It\'s a no for me, not a not-yet."',
      how: 'Once, calmly, and without reasons to debate: "I won\'t be having children. I know you hoped for it, and I\'m sorry it\'s sad for you." Let them be sad. If it comes up again: "You know my answer. Tell me about your week."',
    },
  },
  {
    id: 'toddler-own-bed',
    words: [
      /(?:\b(?:ends up in (?:our|my) bed|in our bed (?:each|every) night)\b|(?:\b(?:(?:screams|cries) (?:\w+ ){0,6}own bed|get (?:\w+ ){0,3}to sleep in (?:his|her) own)\b|\b(?:(?:wont|doesnt|refuses to|will not|does not|never|not|cant|stay in|how (?:do|can) (?:i|we) get).{0,40}(?:own bed|own room|his bed|her bed|their bed|their own)|(?:our|my) bed every night|comes (?:in)?to our bed|climbs (?:in)?to (?:our|my) bed)\b))/u,
      KID,
    ],
    unless:
      /\b(?:toddler in our bed|i love that|judge|baby wont|newborn|weeks old|[1-9] months|slept through|teenager|dog|puppy|1[2-9])\b/u,
    tries: [
      'our 4 year old ends up in our bed each night and im wrecked',
      'my 3yo wont sleep in his own bed, im so tired',
      'my 4 year old wont stay in her own bed',
      'toddler refuses to sleep in his own room',
      'he comes into our bed every night at 2, my son is 3, im exhausted',
      'how do i get my daughter to sleep in her own bed',
      'my kid wont sleep in his bed unless i lie on the floor',
      'i havent slept alone in three years, my toddler climbs into my bed every night',
      'so tired i put the milk in the cupboard, my son wont sleep in his own bed',
      'she screams if we put her in her own bed, 2 year old, my back is broken',
      'we bought the racing car bed and everything, my 5 year old still wont sleep in his own room',
      'is it normal that my 4 year old doesnt sleep in her own bed',
      'every night the same walk back, 11 times, my toddler wont stay in his bed',
      'my toddler doesnt sleep so i dont sleep. will this ever end \u{1f635}\u{200d}\u{1f4ab}',
    ],
    says: {
      told: 'You\'re running on no sleep, so make the plan small and the same every night. Put your child down awake, sit by the bed three nights, the chair halfway three nights, the door three nights. When they come out, walk them back without a talk: "It\'s bedtime, I love you." Take turns, or do it on a weekend. And if tonight everyone only sleeps in one bed, then sleep.',
      how: 'In steps of a few nights: you on the edge of the bed, then a chair, then the doorway, same song, same sentence. Each time they come, walk them back, friendly and boring. A light, a soft toy with a job, a sticker in the morning. It usually takes one to three weeks, so begin when you can share the nights.',
      normal:
        "Normal, and far more families do it than admit it. It only becomes a problem when someone isn't sleeping, and you aren't. Move out in steps: edge of the bed, chair, doorway, a few nights each. Until you've the strength for that, whatever gets everyone sleep is fine.",
    },
  },
  {
    id: 'child-drops-language',
    words: [
      /\b(?:(?:speak|speaks|speaking|talk|talks|answer|answers|replies|reply|understand|understands|forgetting|forgot|lost|refuses))\b/u,
      /\b(?:english|spanish|german|french|hindi|tamil|arabic|turkish|polish|russian|chinese|mandarin|portuguese|italian|urdu|bengali|my language|mother tongue|our language|home language|native language|farsi|greek|vietnamese|korean|japanese|ukrainian|punjabi|romanian|croatian|serbian|dutch)\b/u,
      /(?:\b(?:boy|girl)\b|\b(?:daughter|son|kids?|children|child|he|she|grandkids|grandchildren|teenager)\b)/u,
      /(?:\b(?:answer)\b|(?:\b(?:answers|again|refuse|replies)\b|\b(?:wont|doesnt|dont|refuses|only|any ?more|stopped|ashamed|embarrassed|forgetting|forgot|lost|back in|never)\b))/u,
    ],
    unless:
      /\b(?:nobody around me|teacher|class|school report|exam|i dont speak|i only speak|boyfriend|girlfriend|husband|wife|coworker|not talking|late|speech|delay)\b/u,
    tries: [
      'my kids answer me in english when i speak farsi to them',
      'my son answers in english when i speak polish to him',
      'she understands everything but answers in english, my daughter, and my mother cant talk to her',
      'my daughter refuses to speak my mother tongue since kindergarten',
      'my son refuses to speak arabic',
      'my boy is 9 and ashamed when i talk to him in my language',
      'my daughter doesnt want to speak my language with me any more, only german',
      'my son answers me in english when i speak spanish',
      'my kids refuse to speak polish and it hurts',
      'she only speaks german now, i talk to my daughter in my mother tongue and she answers in theirs',
      'my son is ashamed when i speak arabic in front of the school',
      'my children are forgetting our language',
      'my daughter stopped speaking turkish with me, shes 9',
      'how do i get my son to speak hindi again',
      'is it silly that it hurts when my kid wont speak my language',
      'grandma cannot talk to the kids because they only speak english',
      'she said speak normal mama, i was speaking russian, and she doesnt answer me in it any more, my daughter',
      'my teenager understands everything but never speaks portuguese back',
    ],
    says: {
      told: "It isn't silly. Your language is the one you love in, and it feels as if a door to you were being closed. For a child it's mostly the language of friends and ease, not a no to you. Keep speaking yours, calmly, whatever comes back; understanding stays even when speaking sleeps. And give it fun: songs, swearing, a cousin on video, a summer. Many come back to it by themselves later.",
      normal:
        "Not silly at all. It's the language you were little in, and it hurts to be answered in another. Children follow their friends, and it's rarely against you. Go on speaking yours, without exams; what they understand stays with them, and many pick it up again later.",
      how: 'Without pressure and with a use: a cousin on video, songs, a series, jokes and swear words, a stay where nobody speaks anything else. Keep speaking yours and accept any answer. One rule at most, "at Sunday lunch we speak it". Being corrected is what makes children go quiet.',
      why: "Mostly because friends, school and jokes happen in the other one, and children want to be like the rest. Sometimes they fear mistakes, or the looks outside. It's hardly ever a no to you. Keep speaking it yourself and let them answer as they can.",
    },
  },
  {
    id: 'partner-not-ready-baby',
    words: [
      /\b(?:pregnan\w*|positive test|unplanned|keep (?:it|the baby)|(?:an )?accident)\b/u,
      /\b(?:(?:he|she|boyfriend|bf|girlfriend|husband|partner|father|guy))\b/u,
      /(?:\b(?:abortion|abort|wants me to (?:get|have))\b|\b(?:(?:isnt|is not|not|aint|never) ready|doesnt want (?:it|the baby|a baby|to)|wants me to (?:abort|get rid|terminate|keep)|left|leave me|gone|blocked|ghosted|silent|says its not his|freaked out|angry|too soon|disappeared|doesnt answer)\b)/u,
    ],
    unless:
      /\b(?:shes not ready to be a grand|my daughter|my sister|friend|months old|years old|born|dog|cat|miscarr\w*|maternity|mood)\b/u,
    tries: [
      'told him about the pregnancy and he wants an abortion',
      'he got me pregnant and went silent',
      'unplanned pregnancy, he says he isnt ready',
      'im pregnant and my boyfriend doesnt want it',
      'told him im pregnant and he blocked me',
      'pregnant, the father left',
      'he wants me to get rid of it, im 9 weeks pregnant and i want to keep it',
      'my husband freaked out when i told him im pregnant again, not ready he says',
      'i got pregnant by accident and he doesnt answer anymore',
      'he got me pregnant and now he says its not his',
      'im pregnant and my partner is angry about it',
      '24, pregnant, we were together four months, he says its too soon and im alone with it',
      'what do i do, im pregnant and he isnt ready to be a dad',
      'she is pregnant and im not ready, i dont want it but its her body',
    ],
    says: {
      told: "His answer and yours are two different things, and the one about your body is yours. First, facts: a doctor or clinic for how many weeks, and a pregnancy advice service that isn't selling an answer for every option, the money too. Then ask yourself what you'd want if he were out of the picture. If you're the one who isn't ready, say so honestly and stay in the talk. Nobody may push you; if someone does, the help page has people on your side.",
      should:
        "Decide it first without that other vote: what would you want if you were doing this alone? Then get the weeks from a clinic and the options from an advice service that isn't selling an answer. If the other one comes round, good; plan as if not. No one may pressure you either way.",
    },
  },
  {
    id: 'late-period',
    words: [
      /\b(?:period|periods)\b/u,
      /\b(?:(?:days?|weeks?|a week|month|months) late|late|missed|skipped|hasnt come|didnt come|not come|overdue|havent (?:had|got))\b/u,
    ],
    unless:
      /\b(?:nine days late|positive|negative again|trying|ttc|menopause|perimenopaus\w*|history|lesson|essay|daughter hasnt|delivery|grieving|every month)\b|\b(?:(?:3|three|4|four|5|five|6|six|several) (?:months?|mths) (?:no|without)|no period (?:for|in)|tests? (?:is|are|was|were|all|came back)? ?negative|negative tests?|not pregnant)\b/u,
    tries: [
      'i think i might be pregnant my period is nine days overdue',
      'my period is 5 days late and im 19',
      'period late, scared im pregnant',
      'i missed my period this month',
      'my period hasnt come and i only had sex once',
      'two weeks late with my period and the test is not done yet',
      'am i pregnant, my period is 8 days late',
      'skipped a period and im scared to take a test',
      'what do i do, period is late and my parents cant know',
      'late period but we used a condom',
      'my girlfriends period is a week late and we are both panicking',
      'havent had my period for two months, im 17',
      'could stress make my period late',
    ],
    says: {
      told: "A late period has many causes, stress, travel, illness, weight, a new pill, and pregnancy is one a test can settle. A pharmacy test is reliable from the first missed day; use morning urine and repeat after a week if it's negative. Positive or unsure: a doctor or family planning clinic, which will also see you in confidence if you're young. If there was unprotected sex in the last five days, ask a pharmacist about emergency contraception today.",
      will: "I can't see that, but a test can, today: from the first missed day a pharmacy test is reliable, best with morning urine. Negative and still nothing after a week, test again or ask a doctor. Stress and illness delay periods too. Whatever it shows, a family planning clinic helps, in confidence.",
      should:
        "Yes, take the test; it's the one thing that ends the guessing, and from the first missed day it's reliable. Buy two, use morning urine, have someone with you or on the phone. If it's negative and nothing comes in a week, repeat it. If positive, a clinic or doctor next.",
    },
  },
  {
    id: 'adult-child-called',
    words: [
      /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|eldest|youngest|oldest|child|kid|boy|girl|stepson|stepdaughter))\b/u,
      /(?:\b(?:finally called|called)\b|\b(?:called (?:me|us|today|yesterday|after|out|last)|rang|wrote (?:me|to me|us|back)|texted me|reached out|came (?:back|home|to see|to visit|over)|visited|we (?:talked|made up|are talking|spoke)|talking again|in contact again|hugged|apologi[sz]ed|forgave|invited me|answered)\b)/u,
      /\b(?:(?:months|years|yrs|weeks|so long|ages|silence|finally|estrang\w*|first time|no contact|again|at last))\b/u,
    ],
    unless:
      /\b(?:bread|shop alone|little girl|hasnt|never|doesnt|wont|didnt|school called|teacher|hospital|police|drunk|crying|jail|teen\w*|1[0-7]|toddler|baby|nursery|how do i|should|money|nanny|died)\b/u,
    tries: [
      'my daughter called me after two years of silence',
      'my son wrote to me for the first time in months',
      'we are talking again, my daughter and i, after five years',
      'my estranged son reached out yesterday',
      'my son finally called',
      'my daughter came to visit after so long and hugged me at the door',
      'my eldest apologised after years of no contact',
      'my daughter answered my letter at last',
      'after three years my son invited me to his house, i met my grandson',
      'my youngest rang me again, first time since the divorce, we talked for an hour about nothing',
      'my daughter texted me happy birthday after 4 years of no contact',
      'we made up, my son and me, finally',
    ],
    says: {
      told: 'A line from your child after all that silence: no wonder you\'ve read it ten times. Answer warm and short, "I\'m so glad to hear from you", and leave the old questions out of the first talks. What it needs now is ease and not an explanation. Let the next step be small, and theirs to set.',
      glad: 'Oh, that\'s a big one. After all that silence, a voice. Keep it light for now: "I\'m so glad you called", the weather, a recipe, no old questions. Ease is what brings the second call. And tell one friend tonight, because joy like that wants a witness.',
    },
  },
  {
    id: 'child-graduated',
    words: [
      /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|eldest|youngest|oldest|child|kid|boy|girl|twins|grandson|granddaughter|niece|nephew|stepson|stepdaughter)s?)\b/u,
      /\b(?:graduat\w*|finished (?:school|high school|university|college|uni|his degree|her degree)|got (?:his|her) (?:degree|diploma)|cap and gown|convocation|school leaving|is a (?:doctor|nurse|lawyer|teacher|engineer) now)\b/u,
    ],
    unless:
      /\b(?:wont|not graduat\w*|didnt|failed|not invited|miss|missed|ex|no job|unemployed|what now|cant find|scared|worried|divorce|i graduated|dropped)\b/u,
    tries: [
      'we did it, my daughter graduated, signed a proud single mom',
      'my daughter graduates on friday, top of her class, im bursting',
      'my daughter graduated today',
      'my son finished high school, i cried the whole ceremony',
      'our youngest got her degree yesterday, first in the family',
      'my boy graduated from university with honours',
      'my granddaughter graduated and i was there in my wheelchair',
      'my daughter is a nurse now',
      'graduation day of my twins, two caps, one proud mother',
      'my son got his diploma after everything',
      'daughter in cap and gown today, my daughter, i raised her alone',
      'my kid graduates tomorrow and i already bought tissues',
      'he hated school from the first day and today my son graduated',
      'my niece finished university, party on saturday',
    ],
    says: {
      told: 'There they go, in that silly hat, and you remember the first schoolbag. Congratulations to both of you. Tell your graduate one thing you saw along the way that nobody else did, a bad winter, a second try. Then a photo of the two of you, not just of them. You belong in it.',
      glad: "Congratulations to the graduate and to whoever packed the lunches. Be in the photo yourself, not only behind it. And tell them one thing you saw that no diploma shows: the winter they nearly stopped and didn't. That's the part they'll keep from you.",
    },
  },
  {
    id: 'child-fever-tonight',
    words: [
      /\b(?:fever|temperature|(?:3[89]|40)(?:\.\d)? (?:degrees|fever|temp\w*)|vomit\w*|throwing up|croup|ear ?ache|ear infection|wheez\w*)\b/u,
      KID,
    ],
    unless:
      /\b(?:meeting|laptop|everywhere|stomach bug|gone|better now|broke|over|cabin fever|dog|cat|puppy|i have|im sick|work tomorrow|boss|daycare|yesterday he had|hay fever|baby fever|home from|recovered)\b/u,
    tries: [
      'she woke me at 2, boiling, 39 degrees fever, my little girl',
      'my toddler has a fever of 39 and i am alone with him',
      'my baby has a temperature tonight, should i worry',
      'daughter has fever since three days',
      'my son is throwing up all night, what do i do',
      '2 year old with 40 fever, im scared',
      'kid has an ear infection and cries',
      'when do i go to the hospital with a fever, my son is 4',
      'my 5 month old has 38.5 temperature',
      'she has croup and it sounds horrible, my little girl',
      'my twins both vomit since midnight and my husband is on night shift',
      'is 39.5 fever dangerous, my daughter is 6',
      'should i wake my child when he has a fever',
    ],
    says: {
      told: "Look at the child more than at the number: drinking, waking up, reacting to you, wet diapers or trips to the toilet are good signs. Small sips often, light clothes, rest, and fever medicine only in the dose a pharmacist or doctor gives for the weight. Call now for a baby under three months with 38 or more, trouble breathing, a stiff neck, a rash that doesn't fade under a glass, a fit, no drinking, or a child you can't wake properly. If your gut says go, go.",
      should:
        "Yes to calling if you're unsure; night lines and doctors expect it. Go now for a baby under three months with 38 or more, trouble breathing, stiff neck, a rash that doesn't fade under a glass, a fit, no drinking or urine, or a child who's hard to wake. Otherwise: sips, light clothes, sleep, and look again in an hour.",
      when: "At once for a baby under three months with 38 or more, trouble breathing, a stiff neck, a rash that doesn't fade under a glass, a fit, hardly drinking, or hard to wake. Also if fever lasts beyond three days or your gut says so. Otherwise the doctor in the morning, sips and rest tonight.",
    },
  },
  {
    id: 'child-is-well-again',
    words: [
      /\b(?:fever (?:is|has|finally)? ?(?:gone|broke|down)|(?:is|are|hes|shes|feeling|much|all) (?:better|well|fine|healthy|ok|okay) (?:again|now)|home from (?:the )?hospital|out of (?:the )?hospital|discharged|recovered|all clear|surgery went well|operation went well|test(?:s)? (?:came back|are|were) (?:clear|fine|normal|negative|good)|eating again|healthy again)\b/u,
      KID,
    ],
    unless:
      /\b(?:dog|cat|puppy|kitten|not|isnt|doesnt|worried|scared|husband|wife|mother|father|mum|mom|dad|nicu|premature|scan|pregnan\w*|will|should|grandma)\b/u,
    tries: [
      'my sons fever is gone, finally',
      'my daughter is out of hospital, shes ok',
      'our kid is healthy again after two weeks',
      'his operation went well, my son is asleep next to me',
      'the tests came back fine, my daughter is healthy',
      'my baby is feeling better now, first smile in days',
      'son discharged today, we are all home',
      'all clear for my little girl',
      'my toddler is eating again, thank god',
      'surgery went well, my 6 year old asked for pancakes',
      'after four nights on a plastic chair my son is home from the hospital',
      'my daughter recovered from pneumonia',
    ],
    says: {
      told: "What a relief, your child is on the mend and home is home again. You've been running on fear and coffee, so expect to fall over a little now. Sleep when they sleep today, let someone else cook, and tell whoever waited with you. The messy house can stay messy.",
      glad: "Oh, good. Nothing in the world sounds as fine as a child asking for pancakes after that. Now it's your turn: you've run on fear and coffee for days. Sleep when they sleep, tell everyone who waited with you, and leave the washing where it is.",
    },
  },
  {
    id: 'teen-heartbreak',
    words: [
      /\b(?:heart ?break\w*|heart ?broken|broke up|break ?up|dumped|left (?:him|her)|first love|split up)\b/u,
      /(?:\b(?:(?:my|our) (?:sons|daughters))\b|\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|teen\w*|kid|girl|boy|1\d year old)|(?:son|daughter) (?:is )?1[2-9])\b)/u,
    ],
    unless:
      /\b(?:heart breaks for|moved back|has to board|proud|my (?:husband|wife|boyfriend|girlfriend) (?:left|broke|dumped)|we broke up|i broke up|i left|divorc\w*|my ex|tell my (?:son|daughter|kids)|wedding|fianc\w*|i was dumped|kill|suicid\w*|cut\w*)\b/u,
    tries: [
      'my sons first love broke up with him by snapchat and he wont eat',
      'my daughter 16 has her first heartbreak',
      'my sons girlfriend broke up with him and he wont eat',
      'my teenage daughter was dumped by text',
      'how do i help my son, hes 17 and heartbroken',
      'my girl is crying for days because her boyfriend left her',
      'my daughter is heartbroken and i want to call the boys mother',
      'first love is over, my 15 year old lies in bed',
      'what do i say to my daughter after her breakup',
      'my son 19 got dumped and came home from college',
      'he laughed at me when he was in love and now my boy is heartbroken and sits in my kitchen',
      'my teen broke up and listens to the same song for three days',
      'my daughter and her boyfriend split up after two years, she is 18',
    ],
    says: {
      told: 'A first heartbreak is a real one, so treat it as such: no "plenty more fish", no bad words about the other one, who may be back by Friday. Bring toast, sit on the edge of the bed, "That hurts like hell, I know." A film, a drive, a small errand together. If eating or sleep stay off for more than a week or two, or there\'s talk of not wanting to live, see a doctor.',
      say: '"I\'m so sorry. That really hurts." Then nothing clever. Later: "Do you want company, food or to be left alone?" Leave out "you\'re young" and anything about the other one. Your own first heartbreak is welcome, but only if they ask.',
      how: "Be there and useful, not wise: toast, tissues, a drive with loud music, phone left in the kitchen at night so nobody rereads old messages. Don't call anyone's parents. Give it two weeks of sadness. If eating, sleep or school collapse, or you hear talk of not wanting to live, get help.",
    },
  },
];
