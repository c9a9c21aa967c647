import type { EverydayMatter } from '../everyday-matter.ts';

export const STUDY_AND_PAPERS: readonly EverydayMatter[] = [
  {
    id: 'exam-ahead',
    words: [
      /\b(?:exams?|examinations?|finals week|my finals|midterms?|a levels?|gcses?|abitur|baccalaureate|(?:have|got|my|for|before) finals|finals (?:next|this|start|are|in)|big test|sats|(?:maths?|history|biology|chemistry|physics|english|school|entrance|final) tests?)\b/u,
    ],
    unless:
      /\b(?:finished|(?:is|are|was|were) over|went|over now|passed|aced|nailed|(?:medical|physical|eye|pelvic|breast|prostate|rectal|vet|b1|b2|c1|language|citizenship|law|oral|nursing|theory) exams?|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|died|funeral|resits?|resitting|retak\w*|different school|new school|another school|driving exam|black belt|black cat|firefighter|his exams|her exams|failed|flunked|cheat\w*|blank\w*|froze|freeze|panic\w*|results?|mocks?|my (?:teenager|\d+ ?yo))\b/u,
    tries: [
      'i have my biology exam on thursday and i feel like i know nothing',
      'midterms next week and i havent opened a book since september',
      'so stressed about my a levels i cant eat',
      'will my final exam go well',
      'big exam tomorrow help',
      'gcses start in nine days',
      'my anatomy exam got moved forward a week and now i only have the weekend for 14 chapters',
      'moved flat, started a new job, got a cold, and on top of all that i have three exams in one week in january',
      'why do i feel sick every morning before an exam',
      'is it normal to want to run away two days before my finals',
      'wish me luck i sit my abitur in german on friday and i still mix up all the poets',
      'everyone in my course says the accounting exam is impossible and now im too scared to even start revising for it',
      'i have finals next week and im freaking out',
      'big test on monday and i know nothing',
      'i have an exam in organic chem monday and i have watched 3 seasons of a baking show. im dead',
      'neet is on sunday and i forgot everything i studied \u{1f62d} im literally dead',
      'Leaving cert in 9 days and havent opened the biology book. be honest am i screwed',
    ],
    says: {
      told: "With an exam, the thing that helps most is old questions done without notes, because rereading feels like learning and mostly isn't. Pick the three topics that come up every year and do one past question on each today. Then food, water and a real night's sleep count as revision too.",
      will: "I can't see the result, but I can tell you what an exam mostly turns on: how many real questions you've practised from memory, and how you slept. Do one past paper against the clock, mark it honestly, and spend the rest of the time only on what went wrong there. That moves a grade more than a fourth read of the notes.",
      normal:
        "Feeling as if you know nothing shortly before an exam is about as common as exams themselves. The brain shows you the gaps, not what's already in place. Test it: write down everything you know on one topic for ten minutes, no notes. The page is usually fuller than the fear said.",
      how: 'Short rounds, with the book closed. Take an old exam question, answer it from memory for twenty-five minutes, check it, note the gap, take a five minute break away from the screen. Four of those beat a whole day of highlighting. Do the worst topic first thing, when you still have a head for it.',
    },
  },
  {
    id: 'cram-coaching-no-life',
    words: [
      /\b(?:jee|neet|upsc|gaokao|suneung|csat|a ?levels?|gcses?|board exams?|boards|bac|abitur|coaching|tuition|cram school|hagwon|juku|entrance exam|sat|mcat|bar prep|prep|med school|exam season|revision|studying|study)\b|\b(?:gcses|finals|exams?)\b/u,
      /\b(?:no life|no time|killing me|all day|exhaust\w*|burn(?:t|ed)? out|burnout|hours (?:a|of|every)|\d+ ?(?:hrs?|hours)|tired|drained|every day|cant anymore|no friends|dead|pressure|breaks?|burning out)\b|\b(?:killing me|till midnight|no weekends|until midnight)\b/u,
    ],
    unless:
      /\b(?:concentrat\w*|focus|phone|failed|results|passed|husband|my (?:son|daughter|kid)|kill myself|procrastinat\w*|cheat\w*)\b/u,
    tries: [
      'jee prep is killing me, 6 hours coaching then homework, no life',
      'neet prep, 10 hours a day, i have no life left',
      'coaching till 8pm then tuition homework till midnight, im exhausted',
      'gcses are killing me, i study till midnight every day and have no weekends',
      'exams are killing me, no life no sleep no friends',
      'prep all day coaching all evening, im 17 and feel 70, so tired',
      'i study till midnight every single day and im exhausted',
      'a levels are draining me, no time for anything but revision',
      'studying 12 hours every day for upsc and im so tired',
      'gaokao prep is killing us, no friends no sleep',
      'i study all day every day and i feel dead',
      'entrance exam in 5 months and im already burnt out',
      'cram school after school every day, i havent seen my friends in weeks, no life',
      'exam season and i do nothing but study, so tired of it',
      'how do i survive jee coaching without burning out',
      'is it normal to feel exhausted from board exams prep all the time',
      'should i take a break from prep, i study 11 hours a day and cry',
      'med school is killing me, 14 hours a day of study',
    ],
    says: {
      told: "That's two full-time jobs and no evening, so no wonder you're flat. More hours won't do it at this point, better ones will: three blocks a day where you solve problems from memory and check mistakes, and everything after that is mostly sitting. Guard three things like exam papers: seven hours of sleep, a meal with someone, and one half day a week that's truly off. Tell a teacher or a parent which subject eats most, and ask what can go.",
      should:
        "Take the break, yes: half a day each week with no books, planned, without guilt, and one early night. You'll remember more on the next day than those hours would have given you. If you cry most days, tell a parent or teacher now, and cut one subject or class before you cut sleep.",
      normal:
        "It's normal to feel drained at that pace, nearly everyone in your coaching does, including the one who says it's easy. A brain that never rests stores less. Tired is a sign to cut hours by a little and keep the sleep. If you can't enjoy anything for weeks, tell an adult you trust or a doctor.",
      why: "Because a head can do about five or six good hours a day, and you're asking for twelve. The rest goes in tired and comes out again. Add the pressure and no fun at all, and the battery doesn't recharge. No weakness in that, only arithmetic.",
      how: "Three real blocks a day with the phone in another room, each one ending with ten problems from memory. A fixed bedtime. One person you eat with. A half day off every week. And a list on the wall of topics that are done, because in this kind of race nobody tells you how far you've come.",
      say: 'To parents: "I\'m working as hard as I can, and I\'m worn out. I need one half day off a week and seven hours of sleep, or I\'ll learn less, not more." To the teacher: "Which two topics would bring me the most? I can\'t do all of it."',
      will: "I can't see your result. What it hangs on from here is sleep, practice under time, and not breaking down in the last two months, much more than on one extra hour tonight. And one exam isn't the only door, even if everyone around you talks as if it were.",
    },
  },
  {
    id: 'exam-failed',
    words: [
      /\b(?:exams?|midterms?|finals?|modules?|semester|a levels?|gcses?|math|maths|chemistry|physics|calculus|statistics|class|course|quiz|study|studied|first year|second year|uni|university|anatomy|biology|pharmacology|history|accounting|economics|english|french|latin|organic|biochem\w*|law|grade \d+)\b/u,
      /\b(?:fail|fails|failed|failing|flunk|flunked|flunking|bombed|didnt pass|did not pass|dont pass|not passed|pass mark was|below the pass mark|not enough to pass|short of passing|missed the pass|points? short)\b/u,
    ],
    unless:
      /\b(?:board exams|ca final|best results|would fail|they think i passed|neet|jee|upsc|havent told|how to tell my|tell my (?:parents|mum|mom|dad)|of course|passed|got an a|drug test|retak\w*|resit\w*|mocks?|driving|bar exam|theory test|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|school fails|citizenship|nclex|phone|tiktok|youtube|instagram|gaming|b1|b2|c1|ielts|toefl|road test|kicked out|expelled|suspended|probation|my \d+ ?(?:yo|year old)|my teenager|ai detector|chat ?gpt|plagiari\w*|medical student|med school|medical school|nursing school|nursing student)\b/u,
    tries: [
      'flunked calculus for the second time',
      'what if i fail the exam',
      'im failing three modules this semester and hiding the letters',
      'i think i bombed the midterm',
      'failed maths again',
      'i flunked my finals',
      'everyone in the group chat is posting how relieved they are and im sitting in the bathroom because i didnt pass physics',
      'why did i fail when i studied more than my flatmate who got a good mark in that exam',
      'i am so angry, two months of preparation and i failed the exam by half a point',
      'came home to lagos for the holidays, everyone asks how school is, and i cant say that i failed two courses this semester',
      'got 41 percent and the pass mark was 45 so thats my whole statistics course gone',
      'i failed anatomy',
    ],
    says: {
      told: "A failed exam hurts, but it's no verdict on you, and nearly every place has a rule for what comes next. Find that rule first: the resit date, what counts, the person to email. If the result isn't out yet, your feeling about it proves little. If it is, look at the marked paper once, because it usually shows one or two gaps rather than everything.",
      say: "Tell them short, with the plan in the same breath: \"I failed this exam. I'm upset too. The resit is in August, and here's what I'll do differently.\" Say it yourself, before a letter does. Much of the anger people fear is about being kept in the dark. If you're afraid of how someone will react, tell another adult first and have them beside you.",
      will: "Whether this one failed subject changes much depends on the rules of your place, and on what you do in the next two weeks. Ask the office what it means for your year, because people often imagine far worse than the rule says. Then get the paper back and find out where the points went. That's the piece you can move.",
      why: 'Mostly it\'s one of three things: practice that was reading instead of doing, a gap from much earlier that everything else stood on, or a day with no sleep and too much fear. Get the paper back and see where the points went. Each of those has a different cure, and none of them is "too stupid".',
    },
  },
  {
    id: 'exam-retake',
    words: [
      /\b(?:retak(?:e|es|ing)|resits?|resitting|re sit|repeat(?:ing)? (?:the|my|a|this) (?:year|exam|class|grade|course|semester))\b/u,
    ],
    unless:
      /\b(?:driving|bar exam|photos?|selfie|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl))\b/u,
    tries: [
      'i have to retake maths in august and all my friends are on holiday',
      'third resit of anatomy on monday',
      'should i retake the year or just move on',
      'repeating the year while everyone i know goes up is humiliating',
      'retake in three weeks',
      'resit fees are insane',
      'they told me yesterday i have to repeat the year and my mum hasnt spoken since',
      'last chance, if i dont get through this resit they throw me out of the programme',
      'while my friends post pictures from greece all summer im in the library every day because i have two resits at the end of august',
      'is it embarrassing to retake a class with people who are two years younger than me',
      'everything else is done, internship found, flat found, only this stupid retake in statistics stands between me and my degree',
      'can i resit a level chemistry while working full time at tesco',
    ],
    says: {
      told: 'A retake has one advantage the first time didn\'t: you can find out exactly where the points went. Get the old paper or the feedback, sort it into "never understood", "forgot" and "ran out of time", and work only on the biggest pile. Find one person who passed and ask how they studied. Doing the same thing longer is what makes a second try go like the first.',
      should:
        'Lean towards retaking if the thing you want next really asks for this pass, and you can name what you\'d do differently. If the only answer is "more of the same, but harder", or nothing ahead depends on it, moving on may be the smarter use of a year. Ask the place you want to go what they actually need.',
      normal:
        "Very normal, and it feels far more visible than it is. Whole rooms of people sit retakes every summer, and a few years on nobody asks how many tries a pass took. The sting is about watching friends go ahead. Keep one of them close, someone you don't have to pretend with.",
    },
  },
  {
    id: 'exam-results-wait',
    words: [
      /\b(?:results?|grades|scores?|marks)\b/u,
      /\b(?:exams?|finals|midterms?|a levels?|gcses?|boards?|sats?|ielts|toefl|semester|school|uni|university|neet|jee|leaving cert|(?:get|getting|got|see) my (?:results|grades|marks)|my results)\b/u,
      /\b(?:wait|waiting|come out|comes out|coming out|released?|results day|tomorrow|next week|tonight|refresh\w*|nervous|scared|monday|tuesday|wednesday|thursday|friday)\b/u,
    ],
    unless:
      /\b(?:blood|biopsy|scan|mri|hospital|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|state exam|bar exam|nclex|cpa|cfa|licensing exam|tests? results|doctor|sti|std|dna|ancestry)\b/u,
    tries: [
      'my a level results come out on thursday and im shaking',
      'waiting for my exam results is killing me i keep refreshing the page',
      'board results tomorrow and my dad has already invited relatives',
      'im so nervous about the ielts score release next week should i plan for failing',
      'results day tomorrow, exam ones',
      'neet result comes out tonight',
      'i cant eat until the exam results are released on friday',
      'my whole family keeps calling from pune to ask about the jee results and they only come out next week',
      'how do i survive the wait for my ielts score',
      'went on holiday to forget about it but every morning at six i wake up and refresh the page for my uni grades',
      'leaving cert results are on friday and my mam has already bought a cake',
      'what if my grades from this semester are bad, they come out monday and i already feel guilty',
      'i get my results tomorrow',
      'upsc prelims result in 3 days. i left job for this. 29 yrs',
    ],
    says: {
      told: "The exam results are already decided, so the waiting is only asking you to get through some days. Fill the evening before with something that has a start time and other people in it, and choose now where you'll open them and who's next to you. Write a plan for the worse result on one page. Fear shrinks when it has a next step.",
      will: "I can't see the grades, and nobody can before they're out. What helps is knowing both next steps today: what you do if they're good enough, and the phone number or form if they aren't. People who have the second one written down sleep better, whether they need it or not.",
      normal:
        "Shaking before results is normal, it's what a body does when something matters and there's nothing left to do. Give it something: walk, cook, clean, see a friend. Refreshing the page every few minutes feeds it, so put the phone in another room until the hour they're due.",
    },
  },
  {
    id: 'mock-exams',
    words: [
      /\bmocks?\b/u,
      /\b(?:exams?|results?|a levels?|gcses?|grades?|marks?|failed|fail|mocks|predicted|maths?|test)\b/u,
    ],
    unless:
      /\b(?:havent told|tell my (?:parents|mum|mom|dad)|mock interview|mocks me|mock me|mocks? my|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl))\b|\b(?:(?:dad|mum|mom|parents|father|mother) (?:is|are|will|gonna|would)|tell my (?:dad|mum|mom|parents)|show my (?:dad|mum|mom|parents))\b/u,
    tries: [
      'got my mock results and i failed three of them',
      'my mocks went terribly and real ones are in may',
      'do mock exams even matter',
      'predicted grades are based on the mocks and i was ill that week',
      'my mocks were a disaster',
      'mock results tomorrow',
      'got a 3 in my maths mock and the sixth form wants a 6',
      'should i even revise for mocks if they dont count',
      'teacher said out loud in front of everybody that i had the lowest mark in the mock exam',
      'i had flu, my gran was staying with us, nobody slept, and then i sat five mocks in one week and failed most',
      'is a bad mock a sign ill fail the real gcses',
      'my predicted grades depend on mocks and oxford wants three as',
    ],
    says: {
      told: 'Mocks are there to show you the holes while there\'s still time to fill them, so a rough one has done its job. Go through each paper and mark lost points as "didn\'t know", "misread" or "no time". Take the biggest group to that teacher and ask, "Which two topics would lift my grade most?" If they count for predictions, ask how those can still be changed.',
      should:
        "Take them seriously as a map, not as a forecast. They matter directly only if your school uses them for predictions, so ask. Otherwise the useful part is the list of mistakes, and it's worth an honest hour with each paper. After that, put the number away.",
      will: "A mock doesn't fix the real result in either direction. People commonly move between the two, and the ones who move up usually did more timed papers and fewer pretty notes. What it depends on is how many weeks you have and whether you start with the topics that lost the most points.",
    },
  },
  {
    id: 'bad-grade',
    words: [
      /\b(?:grades?|marks?|gpa|report card|transcript|percent in|(?:got|gave me) an? [bcdf]|straight as)\b/u,
      /\b(?:bad|low|lower|worse|terrible|awful|drop|dropped|dropping|slipping|slipped|going down|disappoint\w*|got an? [bcdf]|c minus|an f|a d|a c|a b|gpa|2\.\d|straight as|unfair|lied|lie|lying|hid|hide|hiding|fake)\b/u,
      /\b(?:my|i|im|ive|me|got an? [bcdf]|gave)\b/u,
    ],
    unless:
      /\b(?:straight as this semester|lied to|gpa is (?:3\.[5-9]|4)|improved|mocks?|credit|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|sons|daughters|kid|kids|child|boy|girl)|died|death|results? (?:come|tomorrow)|waiting|retak\w*|resit\w*|appl(?:y|ying|ication|ications)|tattoo|skin|come out|comes out|results? day|my teenager|my kid|my poor kid|sons grades)\b/u,
    tries: [
      'my grades dropped since my parents split and nobody at school knows',
      'got a d in history and i cant show my dad',
      'my gpa is 2.4 am i done',
      'got a b and i cried for an hour im used to straight as',
      'i think the low mark on my project is unfair',
      'my grades are slipping',
      'i used to be the smart one and now my marks get worse every term',
      'worked three weekends on it, skipped a party, was really proud, and the teacher gave me a d without a single comment',
      'how do i explain a 2.1 gpa to my parents who immigrated for me',
      'my report card came and its so bad that i hid it in the laundry',
      'is it silly that i cry over one low grade when i am 16',
      'he gave everyone who flatters him an a and my mark was lower than the one who copied from wikipedia, its unfair',
      'got a c minus lol',
    ],
    says: {
      told: 'Find out what\'s under the grade before you judge yourself by it. A mark falls for a reason you can usually name: a gap, a teacher you can\'t follow, no sleep, something heavy at home. Go to that teacher with one question: "What would have made this one step better?" You get something to do, and they see that you care, which often counts later.',
      normal:
        "It isn't silly: a grade can hurt far more than its size, especially if being good at school has been part of who you are. Let it sting for an evening. Then compare what you were asked with what you handed in, because that's information, and the sting isn't.",
      say: "Show it before it's found, and bring the next step with it: \"I got a low grade. I know why, mostly. I've asked the teacher what to fix, and I'd like help with this part.\" It's hard to stay furious with someone who already has a plan in hand.",
      will: 'It can come back up, and how far depends on how much of the year is left and what the grade is made of. Ask for the weighting: sometimes one project outweighs ten quizzes. Put the effort where the points are. Later, most doors look at a trend, and an upward one reads well.',
    },
  },
  {
    id: 'cheating-exam',
    words: [
      /\b(?:cheat|cheats|cheated|cheating|cheater|copied|copy|copying|copies off|cheat sheet|peeked)\b/u,
      /\b(?:exams?|tests?|quiz|quizzes|homework|finals?|midterms?|classmate|classmates|assignments?|coursework|professor|teacher)\b/u,
    ],
    unless:
      /\b(?:my students?|i teach|im a teacher|boyfriend|girlfriend|husband|wife|paternity|std|sti|polygraph|lie detector|on me|on her|on him|affair|engaged|my honest)\b/u,
    tries: [
      'i cheated on my stats exam and got the best mark in the class',
      'half the class cheated on the final and i studied for weeks',
      'a classmate keeps copying my homework and got a better grade',
      'got caught with a cheat sheet in the midterm and theres a hearing',
      'should i report someone who cheated in the test',
      'i cheated in my exam',
      'caught copying in a test',
      'my best friend cheated off me in the geography test and we both got zero',
      'is it that bad to have a cheat sheet in your sleeve if the teacher never explains anything',
      'everyone congratulates me on my biology grade, my mum told the whole street, and the truth is that i cheated on the final',
      'should i confess to my professor that i copied two answers',
      'she copies my homework every morning on the bus and now the teacher thinks i copied from her',
      'feel so guilty, peeked at my neighbours sheet in the entrance test last week',
    ],
    says: {
      told: "Cheating in a test leaves a bad taste on every side of it, so sort out which side is yours. If you did it and weren't caught, learn that material properly now and let it be the last time. If you were caught, tell the truth early and briefly. If others did it, your knowledge stays with you and theirs doesn't. If they copied from you, show the teacher your notes.",
      should:
        "Lean towards reporting others if it changes people's marks, as with a curve or limited places, or if you're being used, and tell the teacher how it was done rather than naming a list. One person and one quiz you can leave. If it was you, lean towards owning up, after asking a student adviser what would follow. It weighs less when it's told than when it's found.",
      say: 'In a hearing: "I did this. I understand why it matters, and here is what I\'ve changed." Or, if you didn\'t: "This is my own work, and here are my notes." Don\'t add a story. To someone who copies you: "I\'m not sharing my work anymore, but I\'ll sit with you for half an hour if you\'re stuck."',
    },
  },
  {
    id: 'plagiarism-ai-essay',
    words: [
      /\b(?:plagiari\w*|turnitin|academic misconduct|academic integrity|ai detector|chat ?gpt|written by ai|used ai|using ai)\b/u,
      /\b(?:essays?|papers?|thesis|dissertation|assignments?|coursework|professor|teacher|lecturer|uni|university|college|school|homework|turnitin|plagiari\w*|misconduct|integrity)\b/u,
    ],
    tries: [
      'my professor says my essay was written by ai but i wrote every word',
      'turnitin shows 38 percent and im terrified',
      'i used chatgpt for half my thesis and now i feel sick',
      'i have an academic misconduct meeting on friday for plagiarism',
      'accused of using ai at uni',
      'turnitin flagged my essay',
      'my lecturer failed me because an ai detector said 80 percent and english isnt even my first language',
      'i was so tired that i let chatgpt write the conclusion of my essay and now i have to explain it on monday',
      'what happens at an academic integrity hearing, can they kick me out of college',
      'half my class uses chatgpt for homework and im the idiot doing everything alone',
      'forgot to cite two pages from a book and the university calls it plagiarism',
      'submitted everything on time, went to spain, and came back to a mail from the teacher that my paper looks written by ai',
    ],
    says: {
      told: "With plagiarism or AI questions, your working trail is the thing that speaks: drafts, notes, version history, the tabs you read. Save all of it today. If you wrote it yourself, bring that and offer to explain any paragraph aloud. If some of it isn't yours, rework it or say so before you're asked. The student union usually has an adviser who sits in such meetings for free.",
      say: "If it's yours: \"I wrote this myself. Here's the version history and my notes, and I'm happy to talk you through any part.\" If it isn't all yours: \"I relied on this in a way I shouldn't have. I'd like to put it right, and I'd like to know how.\" Calm, short, no attacks on the software.",
      will: "How it ends depends on your school's rules, on whether it's a first time, and on what you can show. A similarity number alone isn't guilt: quotes and references raise it too. Ask for the written procedure, and get the student union's adviser or an ombudsperson beside you before the meeting.",
    },
  },
  {
    id: 'essay-writing',
    words: [
      /\b(?:essays?|term papers?|coursework|research paper|seminar paper|literature review|lab reports?|my assignments?)\b/u,
    ],
    unless:
      /\b(?:chat ?gpt|turnitin|plagiari\w*|written by ai|used ai|cheat\w*|(?:college|application|admissions?|personal|scholarship) (?:essays?|statement)|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|journalist|grading|i teach|im a teacher|late|deadline|overdue|extension|applications?|sick of (?:uni|school|college)|hate (?:uni|school|college)|wrote me an essay)\b/u,
    tries: [
      'essay due at midnight and i have 200 words',
      'got an essay due tomorrow and ive written the title lol',
      'i have a 3000 word essay due monday and i have a title',
      'been staring at my term paper for four hours',
      'how do i start an essay',
      'three lab reports behind and i cant begin',
      'cant start my essay',
      'essay due at nine, zero words',
      'ive rewritten the introduction of my term paper eleven times and hate every version',
      'how long should a literature review be, mine is 40 pages and says nothing',
      'why can i talk about the book for hours but not write one essay about it',
      'coffee number four, clean kitchen, ironed shirts, everything done today except the one thing, my coursework on the weimar republic',
      'my essays always come back with the comment lacks structure',
      'i hate writing lab reports, i became a chemist so i wouldnt have to write',
    ],
    says: {
      told: "Start the essay in the middle, with the part you'd find easiest to explain to a friend. Write the ugly version first: set a timer for twenty-five minutes, say what you mean in plain words, no deleting. Then give each paragraph one sentence saying what it's there for. The introduction comes last, when you know what you've introduced.",
      how: "Turn the question into one sentence of answer, even a wrong one. Put three reasons under it, and one source under each reason. That's your outline, and it takes half an hour. Now write the reason you like best. Introductions are hard because you're describing something that doesn't exist yet, so leave it to the end.",
      why: "Usually because you're trying to think, write and judge in the same second. Those are three jobs. Talk the argument into your phone first, then type what you said, and judge it tomorrow. A blank page often means the question isn't clear to you yet, so it's fair to ask the teacher what they mean by it.",
    },
  },
  {
    id: 'deadline-extension',
    words: [
      /\b(?:deadlines?|overdue|extension|hand in|handed in late|due (?:today|tomorrow|tonight|at midnight|in \w+ (?:days|hours)))\b/u,
      /\b(?:essays?|papers?|assignments?|coursework|thesis|dissertation|uni|university|college|school|professor|lecturer|teacher|course|homework|semester)\b/u,
    ],
    unless:
      /\b(?:of course|(?:hair|lash|house|kitchen|visa) extensions?|tax|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'i missed the deadline for my coursework and im too ashamed to email the professor',
      'two papers due tomorrow and nothing written',
      'should i ask my lecturer for an extension',
      'my assignment is three weeks overdue at uni',
      'coursework due tonight, nothing done',
      'missed my essay deadline',
      'is it too late to ask for an extension if the paper was due yesterday',
      'my professor never answered my extension email and the deadline is at midnight',
      'had covid for ten days, then my laptop broke, and now i have four assignments due in two days and cant breathe',
      'what do i write to my teacher when ive handed in late three times already this term, homework and all',
      'kept lying to my tutor about the dissertation deadline and now its a month overdue',
      'should i hand in a half finished essay before the deadline or a good one late',
    ],
    says: {
      told: 'Write to whoever set the deadline today, even if it has passed, because a short honest mail gets more mercy than silence. "I\'ve fallen behind on this and can hand it in by Thursday. Is that still possible, and what would it cost me?" Then do the smallest complete version. Something handed in late usually beats something perfect that never arrives.',
      should:
        "Ask, before it's due if you still can, and also the day after. Teachers get these mails every week and mostly just need a new date they can believe. Give the reason in one line, propose a day, attach what you've got. If there's no answer, hand in what you have on time: half an essay usually beats a zero.",
      say: "\"I'm sorry, I won't have the assignment ready on time. I've got the outline and two sections, and I can send the whole thing by Friday at noon. Is that all right, and will marks be taken off?\" No long story needed. If you were ill or something happened at home, one sentence and any paper you have.",
    },
  },
  {
    id: 'thesis',
    words: [
      /\b(?:thesis|dissertation|ph ?d|doctorate|masters? project|capstone|bachelors? (?:paper|project)|final year project|masters? paper)\b/u,
    ],
    unless:
      /\b(?:phd done|doctorate at|finished my phd|got my doctorate|defended|should i do|do a|worth|submitted|handed in|turned in|defen[cs]e|defend\w*|viva|supervisor\w*|advisor\w*|adviser\w*|quit\w*|drop\w* out|leave|leaving|chat ?gpt|plagiari\w*|husband has a phd|deadline|overdue|application)\b|\b(?:due (?:in (?:\d|a|one|two|three)|next|on|tomorrow|this)|until my thesis|days (?:left|until)|weeks? (?:left|until)|cooked|screwed)\b/u,
    tries: [
      'i havent touched my thesis in two months',
      'my dissertation makes no sense anymore and its due in june',
      'fifth year of my phd and everyone else has a house',
      'will i ever finish this dissertation',
      'my thesis is killing me',
      'stuck on my dissertation',
      'my data came out wrong and the whole thesis was built on it',
      'i open the phd file every morning, change a comma, close it and hate myself',
      'is it normal to cry over a masters thesis in the library toilet',
      'everyone at the family dinner asks how it is going, when will i be done, and i havent written a word of my dissertation since easter',
      'how do people write 80 pages, my bachelor thesis has 11 and i have nothing left to say',
      'my phd is in year six, funding ended, i drive for uber and write the last chapter at night',
      'i cant finish my bachelors paper',
    ],
    says: {
      told: "A thesis gets finished in small dull sittings, so shrink it until you can't say no: half an hour, same chair, same time, five days a week. Begin with the stupidest piece, a table, a reference list, one figure caption. Write the main claim in one sentence and pin it up. A finished plain one usually passes.",
      will: 'You\'re not cooked, nine or ten days are enough for a plain thesis that passes if you stop polishing. Divide today: the two missing chapters get four days in ugly first drafts, headings and bullet points first, then three days to join it up, one for references, one for formatting and printing. Write to your supervisor today, "Two chapters in draft, what matters most?" and ask now whether an extension is possible, before you need it.',
      normal:
        "Hating your own thesis somewhere past the middle is so common that it's almost a stage of the process. You've looked at it so long that everything seems obvious or wrong. Let someone outside read three pages and tell you what they understood. That usually brings the point of it back.",
      how: "Open the document, write for ten minutes about what the next section has to prove, and stop there today. Tomorrow write the first paragraph of it. Keep a note at the end of every sitting with the exact next step, so you never begin cold. Ten minutes sounds silly, and it's what breaks a two month silence.",
    },
  },
  {
    id: 'thesis-due-soon',
    words: [
      /\b(?:thesis|dissertation|capstone|masters? (?:paper|project)|final (?:paper|project)|term paper|essay|report|paper)\b/u,
      /\b(?:due|deadline|hand in|submit|submission|days|weeks?|tomorrow|friday|monday|left)\b|\b(?:midnight)\b/u,
      /\b(?:missing|cooked|screwed|not (?:even )?(?:half|done|finished|started)|nothing|behind|panic\w*|too late|make it|words|chapters?|havent|doomed|in time|done|finish|fail)\b/u,
    ],
    unless:
      /\b(?:tomorrow|tmrw|tmr|tonight|midnight|today|submitted|handed in|done with|defen[cs]e|supervisor|plagiari\w*|chatgpt|ai|son|daughter|boss)\b/u,
    tries: [
      'thesis due in 9 days and two chapters are missing, am i cooked',
      'my dissertation is due next week and im not even half done, am i screwed',
      '10 days until my thesis is due, chapters missing, can i still make it',
      'my thesis is due in 4 days and im panicking, conclusion missing',
      '3000 words due friday, essay, nothing done',
      'thesis due in two weeks and i have nothing but notes, is it too late',
      'deadline for my thesis is friday and i havent finished the discussion',
      'dissertation due monday, 4000 words missing',
      'my final paper is due in 3 days and i have one page done',
      'submission is in 12 days and im so behind with my thesis',
      'can i finish a dissertation in a week, half the chapters missing, due friday',
      'capstone due in 5 days and nothing works, panicking',
      'how do i finish my thesis in 10 days, 2 chapters left',
      'should i ask for an extension, my thesis is due in a week and im not done',
      'will i finish my thesis in time, due in 8 days, chapter missing',
      'thesis. 3 weeks. 11 pages of 60. im dead',
      'i procrastinate everything. thesis due in 5 weeks and i have 2 pages',
      'my thesis is due in 11 days and i have written the title. where do i start',
      'cant focus on my thesis, deadline in 12 days and i have cleaned the oven twice',
    ],
    says: {
      told: 'You\'re not cooked, if you stop polishing today. Divide the days you have: the first half for the missing parts as ugly first drafts, headings and bullet points first, a quarter to join it up, the rest for references, formatting and printing. Write to your supervisor or teacher today, "These parts are in draft, what matters most?" and ask now whether an extension is possible, before you need it. Sleep, because tired pages cost twice.',
      should:
        'Ask for the extension today, yes, and write as if you won\'t get it. Most places want a reason and early notice. "I\'m behind with two chapters and want to hand in good work" is one, and illness needs a note. Meanwhile the ugly draft.',
      normal:
        'Completely normal, most theses are written in the last stretch with two chapters missing. Panic makes it look bigger than it is. Cut it into half days and start with the easiest paragraph.',
      how: 'By the clock. Today: headings and one line under each for everything missing. Then one section per half day, no rereading. Two days before the end, stop writing, join it up, check references, print. Phone in another room, one walk a day, and somebody who asks you each evening how many pages.',
      will: "Very possibly, if you write the missing parts badly and fast and polish last. A page an hour in rough form is normal once the headings stand. I can't see your grade. Ask about an extension today all the same, while it's a question and not an emergency.",
    },
  },
  {
    id: 'supervisor-silent',
    words: [
      /\b(?:supervisors?|advisors?|advisers?|my pi|doctoral (?:father|mother))\b/u,
      /\b(?:thesis|dissertation|ph ?d|masters|chapters?|drafts?|research|uni|university|lab|academic|viva)\b/u,
    ],
    unless:
      /\b(?:financial advis\w*|harass\w*|touch\w*|flirt\w*|crush|in love|attract\w*|sleep with|sent off|submitted|handed in)\b/u,
    tries: [
      'my thesis supervisor hasnt answered an email in five weeks',
      'my advisor tore my draft apart in front of the whole lab',
      'should i change my phd supervisor in third year',
      'my masters adviser says something different every meeting and i rewrite everything',
      'supervisor ignores my thesis drafts',
      'my phd advisor scares me',
      'my pi put his own name first on my research and didnt even tell me',
      'should i complain about my supervisor if he forgets every meeting about my dissertation',
      'why does my advisor praise the other phd students and only sigh at mine',
      'she is a famous professor, everyone envies me, but in eleven months my supervisor has read exactly one chapter of my thesis',
      'how do i tell my supervisor that i want to go in another direction with my masters',
      'my adviser retired in the middle of my phd and nobody wants to take me over',
    ],
    says: {
      told: "With a supervisor, make it easier to answer you than to ignore you. Send a short mail with one question, two possible answers and a date: \"Unless I hear otherwise by Friday I'll go on with A.\" After every meeting, mail three lines of what was agreed. If that changes nothing, or you're afraid, or your work was taken, the graduate office or an ombudsperson is the ordinary next door. Using it isn't a betrayal.",
      should:
        "Lean towards a change if it has been bad for months, you've tried plain mails, and there's someone who would take you. Late in the project it costs more, so a co-supervisor is often the better deal. Talk with the graduate coordinator in confidence before you say anything to the supervisor.",
      them: "Nobody can see into another person, and from outside silence or a sigh looks the same whether it's a full inbox, a bad year or a habit. What can be known is the pattern: do they answer short questions, or in person? Try a five minute visit or a call once. Then you'll know if it's the channel or the person.",
      say: '"I\'d like to finish chapter three by the end of the month. Could we meet for twenty minutes next week? The one thing I need from you is a yes or no on the method." A small, exact request with a date is hard to leave lying, and gives you something in writing.',
    },
  },
  {
    id: 'thesis-defense',
    words: [
      /\b(?:viva|(?:thesis|dissertation|ph ?d|masters|doctoral|my) defen[cs]e|defend(?:ed|ing)? my (?:thesis|dissertation|ph ?d|masters|work)|oral exam|orals)\b/u,
    ],
    unless:
      /\b(?:viva done|dr now|defended my|i defended|passed my|minor corrections|(?:im|i am) a doctor|self defen[cs]e|viva la|died)\b/u,
    tries: [
      'my viva is in nine days and i feel like a fraud',
      'defending my thesis on friday in front of five professors',
      'what if they ask something i dont know in my phd defense',
      'viva tomorrow morning, im shaking',
      'my external examiner in the viva is known for making people cry',
      'what do i wear and how do i begin at my masters defense',
      'i have to do an oral exam in organic chemistry with the strictest professor in the faculty',
      'six years of work, two moves, one divorce, and on thursday at ten it all comes down to one hour of thesis defense',
      'is it normal that i dont remember a single thing i said at my viva',
    ],
    says: {
      told: "In a viva or defense you're the one in the room who knows this work best, and the questions are mostly invitations to show it. Practise three answers aloud: what you did, why it matters, what you'd do differently. Mark the two weak spots yourself and have a calm sentence ready for each. If it's behind you, let it be a real milestone.",
      say: "For a question you can't answer: \"I haven't looked at that. My guess would be this, and I'd test it that way.\" For an attack: \"That's a fair limit of the study, and here's why I chose it anyway.\" Take a sip of water before each. A pause looks like thinking, because it is.",
      normal:
        "Feeling like a fraud before it and remembering nothing after it are both common, because you know every hole in the work and the panel only knows the good parts. Read your own abstract as if a stranger wrote it. You'll notice that person sounds as though they know what they're talking about.",
      glad: "You defended it, and it stands. Years of mornings when you didn't want to open that file are in there, so give it an evening that's only for this, with the people who heard you complain. Write down tonight how it felt when they said it. The corrections can wait until next week.",
    },
  },
  {
    id: 'class-presentation',
    words: [
      /\b(?:presentations?|oral report|present (?:it|my|our|in front)|speech class|(?:give|giving|hold) a speech|powerpoint|public speaking|speak in front|talk in front)\b/u,
      /\b(?:class|school|uni|university|college|seminar|teacher|professor|classmates|students|group|english|history|course|semester)\b/u,
    ],
    unless:
      /\b(?:of course|clients?|my boss|board meeting|investors|best man|wedding|lazy|does nothing|did nothing|group (?:presentations?|members?|project)|project partner)\b/u,
    tries: [
      'i have a presentation in front of the class tomorrow and my hands are already shaking',
      'i froze during my history presentation and everyone stared',
      'should i fake being sick to skip the presentation at uni',
      'my voice shakes every time i have to speak in front of my classmates',
      'presentation tomorrow in english class',
      'i hate presentations at school',
      'my face goes bright red every time i have to present in front of the class',
      'how do i not cry during a class presentation, it happened last time',
      'professor interrupted my presentation after two minutes and said next please, the whole seminar heard it',
      'slept badly, hair looks awful, printer broken, and in third period i have to hold a presentation about volcanoes in front of my class',
      'is it normal to shake and sweat when giving a speech at school, im 15',
      'i have to do my powerpoint at college in my second language and they always laugh at the r',
    ],
    says: {
      told: 'For a presentation, learn the first two sentences by heart and nothing else, because the shaking is worst in the first minute. Stand up and say it aloud twice tonight, to a wall or a friend. Hold a card so your hands have a job, and look at one kind face. If it already went wrong, the class was mostly thinking about its own turn.',
      should:
        'Lean towards doing it, because skipping makes the next one bigger. But you can make it smaller: ask the teacher beforehand, "I get very nervous. Could I go first, or use notes?" Most say yes. If the fear is so strong that you stop going to class, talk to a school counselor or a doctor.',
      how: 'Breathe out longer than you breathe in, four or five times, right before you stand. Speak slower than feels natural. Put one idea on each slide, so losing the thread only means reading the next headline. If your mind goes white, say "Let me go back a step" and repeat your last point.',
      normal:
        'Completely normal. Speaking in front of a group is one of the most widely shared fears there is, and the shake in your voice sounds about half as strong outside as it does inside. It fades with small repetitions, so take the short, harmless chances: one question in class each week.',
    },
  },
  {
    id: 'group-project-lazy',
    words: [
      /\b(?:group (?:project|work|assignment|presentation|task)|team project|project group|groupwork|group members?|project partner|lab partner|group (?:projects|assignments|presentations|tasks)|team projects|lab group|group for the project|teammates? in (?:the|my|our) project|project (?:team|teammates?|partners)|(?:people|others|guys|girls) in my group)\b/u,
    ],
    tries: [
      'our group project is due friday and two people havent done anything',
      'i always end up doing the whole group work alone',
      'my lab partner is lazy and gets the same grade as me',
      'should i tell the professor that one of my group members did nothing',
      'i did nothing for the group assignment and now theyre angry',
      'my group members do nothing',
      'got put in a group project with my ex and his new girlfriend',
      'how do i tell my project partner that her part is really bad',
      'is it mean to leave someones name off the group assignment when he only did the title page',
      'three of us meet every evening on zoom till eleven and the fourth of our project group hasnt answered a message in two weeks',
      'why do i always become the boss in group work, i dont even want to',
      'i hate group projects',
      'the others in my group presentation changed everything the night before and now i look stupid',
      'my teammates in the project dont do anything',
      'how do i tell my study group im carrying all of them',
    ],
    says: {
      told: 'In a group project, put names and dates on paper today, because "someone should" means whoever cares most. Send one message to the group: "Here are the five parts. Please take one by tonight, I\'ve got this one. Draft by Wednesday." Keep that message. If a part stays empty, the teacher sees whose it was. If it\'s you who fell behind, take a piece now and say when.',
      should:
        "Lean towards telling the teacher, but after one clear written request with a date has been ignored, and before it's handed in. Say it as a question: \"One part is missing. How should we handle it?\" If it's only a small piece and you're nearly done, finishing may cost you less than the fight.",
      say: '"We need your part by Wednesday evening so we can put it together. Can you do it, or should we split it and tell the teacher it\'s split?" No anger in it, and only two possible answers. Send it where the whole group can read it.',
      normal:
        "Not mean or petty at all. Group work makes the careful one pay for the careless one, and that's annoying every single time. The thing to watch is quietly doing everything and then exploding. Do your own part well, one extra piece if you must, and let the gap be visible.",
    },
  },
  {
    id: 'choosing-major',
    words: [
      /\b(?:choose|choosing|chose|pick|picking|decide|deciding|decision|which|what|undecided|dont know|no idea|torn|between|should i study)\b/u,
      /\b(?:majors?|what to study|should i study (?!abroad|tonight|more|now|today|for|or|harder|all|with|at)\w+|study (?:next|after)|which (?:degree|course|subject|uni|university|college)|my a levels|subjects? (?:to|for)|what degree|degree to|study \w+ or \w+|law or \w+|medicine or \w+|(?:uni|university|college) to (?:go|choose|pick)|what (?:should|do|shall|can|could) i study|what would i study|choos(?:e|ing) a (?:degree|subject|course)|a (?:college|uni|university) to go|degree just because|what i (?:want|should|would like) to study|what i should study)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|major (?:surgery|depression|problem|issue)|(?:parents|mother|father|mom|dad|mum) (?:want|wants|say|says|choose|chose|decided)|switch\w*|chang\w*)\b/u,
    tries: [
      'i have to choose a major by friday and im torn between biology and design',
      'no idea what to study after school everyone else knows',
      'should i study law or psychology i cant decide',
      'which university to choose the famous one or the cheap one near home',
      'cant decide on a major',
      'i like drawing and biology and languages and i have no idea which subject to pick for uni',
      'everyone from my village becomes a nurse or a teacher and i have no idea what to study, im 18 and good at nothing special',
      'how do people know what degree to do at 17, i cant even decide what to eat',
      'should i study psychology even though they say there are no jobs',
      'what should i study',
      'i got into both and have to pick a college to go to by may first, my stomach hurts',
      'is it bad to choose a degree just because it pays well',
      'i dont know what i want to study',
      'what should i study, psychology or accounting? parents say accounting',
    ],
    says: {
      told: "Choose what you'd study by its ordinary Tuesday, not by its title: what would you read, do and talk about for hours, and does that pull you? Look up a second year timetable for each option and mark the courses you'd take unasked. Talk to one person two years in. It's a direction rather than a life sentence, and plenty of people turn later.",
      should:
        "Lean towards the one whose boring parts you can stand, because every subject has them. If two come out even, take the one that leaves more doors open or costs less. I wouldn't choose by what sounds impressive at a family dinner. That wears off by October.",
      how: 'Take one sheet for each option. Write what a week in it looks like, what people with it do five years later, what it costs, and how you feel imagining the first exam. Sit in on one lecture or watch a recorded one from each. Then decide in the morning, in ten minutes, and leave it a day.',
      normal:
        'Not knowing what to study is the normal state, choosing partly by pay is fair too, and the ones who seem sure are often repeating what they were told. Few people that age have seen enough work to know. You only need a good enough next step, one you could explain to yourself in a sentence.',
    },
  },
  {
    id: 'switching-major',
    words: [
      /\b(?:switch|switching|switched|chang(?:e|ed|ing)|transfer|transferring|wrong|hate|hating|regret)\b/u,
      /\b(?:majors?|degree|my course|field of study|my studies|what i study|what im studying|subject im studying|(?:studying|study) (?:law|medicine|engineering|business|economics|accounting|computer science|nursing|psychology|biology|it)|the (?:wrong )?(?:course|degree|subject|studies)|wrong (?:course|subject|studies|field))\b/u,
    ],
    unless:
      /\b(?:parents pay|they pay|my parents paid|dad pays|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|degrees? (?:outside|celsius)|(?:parents|mother|father|mom|dad|mum) (?:want|wants|force|forced|chose|made)|of course|golf|passed|resits?|(?:changed|changes|change|changing) the subject|bjj)\b/u,
    tries: [
      'thinking about switching from engineering major to graphic design',
      'is it too late to change majors at 22',
      'i regret studying law and i have one year left',
      'i hate my major',
      'wrong degree, what now',
      'two years of economics and i picked the wrong degree, i fall asleep in every lecture',
      'changed my major three times already and my aunt calls me a butterfly',
      'will i regret switching from computer science to teaching as a major',
      'my grades are fine, my friends are here, the flat is cheap, but every morning i wake up and hate what i study',
      'how do i know if i hate my course or if im just tired',
      'is it stupid to change degree when there are only two semesters left',
      'i think i chose the wrong course',
    ],
    says: {
      told: "Before you change your degree, find out what exactly you're tired of: the subject, the place, the people, or this one awful semester. Ask the advising office two facts: which credits carry over and how much longer it would take. Sit in on a class of the other thing next week. With a year or less to go, finishing and turning afterwards is often the cheaper road.",
      should:
        "Lean towards switching if you've disliked the subject itself for more than a year and the new one pulls you, not just away from something. Lean towards finishing if most of it is done, or if it's one bad professor. Get the numbers on credits, fees and time first. They decide more than the feeling does.",
      normal:
        "Very normal. A great many students change, and a first choice made at eighteen is a guess. What you've learned isn't lost: the way of working stays, and odd mixes of subjects often turn out useful. It only looks like a detour from close up.",
      will: "Whether it'll be better depends on whether you've met the new subject on a dull day. Try it small before you sign: an open lecture, a free course, a week of its homework. If the dull parts of it still interest you, that's a good sign, and better evidence than any prospectus.",
    },
  },
  {
    id: 'dropping-out',
    words: [
      /\b(?:drop(?:ped|ping)? out|dropout|quit(?:ting)?|leave|leaving|give up|giving up|abandon\w*|walk away from)\b/u,
      /\b(?:uni|university|college|school|degree|studies|studying|course|ph ?d|masters|high school|bachelor\w*|campus|dropout|dropped out|drop out|dropping out)\b/u,
    ],
    unless:
      /\b(?:of course|leave (?:my|him|her)|(?:the|my|our) kids|marriage|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|the race|job (?:to|for)|medicine|medical school|med school|law school|nursing school|group (?:project|chat)|for (?:university|uni|college)|leaving (?:cert|home)|last day|goodbye|leaving school|skipping school|skipping class)\b/u,
    tries: [
      'i want to drop out of university but im the first in my family to go',
      'quitting my phd after four years what was it all for',
      'should i leave college and work for my uncle',
      'i dropped out two years ago and my parents still think i study',
      'i want to drop out',
      'quit uni last week',
      'i stopped going to lectures in november and i think ive basically dropped out of college',
      'is it a failure to leave university after one semester',
      'should i quit school at 16 and work in my dads garage',
      'my mom sold land to pay for this, my whole village knows my name, and i just want to give up my studies',
      'how do i tell everyone that im leaving my phd when they already call me doctor',
    ],
    says: {
      told: "Dropping out goes better as a pause first: most places let you take leave for a semester, so ask that office before you sign anything final. Use it to find out if it's the subject, the money, or being worn out, because each has a different answer. If you've already left, what you learned stays yours, and the people who matter deserve to hear it from you.",
      should:
        "Lean towards a leave of absence rather than a clean break, unless you have something real to go to and the thought of it makes you calmer for weeks. Don't decide in exam season or after one bad mark. Check three facts first: money you'd owe back, credits you'd keep, and your permit if you study abroad.",
      say: "\"I need to tell you something and I'd like you to hear it to the end. I'm stopping my studies, or pausing them. It isn't sudden. This is why, this is what I'll do in the next months, and this is what I need from you.\" Pick a quiet evening, sitting down, and don't argue past the first hour.",
      normal:
        "Thinking about leaving is common among students, including many who finish, and leaving isn't a failure. It doesn't mean you're weak or ungrateful. Look at when the thought comes: every day for months means listen, only the night before deadlines means rest.",
    },
  },
  {
    id: 'gap-year',
    words: [
      /\b(?:gap year|year out|year off (?:before|after|from|school|uni|college)|sabbatical year|(?:take|taking) a year off)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|age gap|studying medicine|med school|medical school|maternity|sick leave)\b/u,
    tries: [
      'thinking of taking a gap year but afraid ill never go back to studying',
      'my parents say a gap year is for lazy rich kids',
      'halfway through my gap year and ive done nothing but work at a cafe',
      'should i take a year off before college or go straight',
      'gap year, yes or no',
      'taking a year off before uni',
      'i saved 4000 for a gap year in australia and now my best friend backs out',
      'is it weird to take a gap year at 24 after my bachelor',
      'everyone else has a plan and a place and a student card, and i will spend my gap year stacking shelves at lidl',
      'will i be too old for everything if i do a gap year first',
      'how do i convince my father that a year off before university isnt the end of my life',
      'back from my year out in peru and i cant sit still in a lecture anymore',
    ],
    says: {
      told: "A gap year works when it has a skeleton: one thing that earns money, one that stretches you, and a date by which you apply for what's next. Secure the place first if you can, since many schools let you defer. If you're in the middle of it and it looks like nothing, wages saved and a clearer head are a fair result. Choose one thing for the rest.",
      should:
        "Lean towards it if you're worn out or unsure and can name what you'd do from October on. Lean towards going straight if the plan is mostly sleep, or if you know yourself as someone who needs a push to start again. Ask about deferring, because that keeps both doors open.",
      say: "To doubtful parents: \"I'm not skipping it, I'm starting a year later. Here's the month by month: work until spring, this project, then I begin in the fall. I'll pay for it myself as far as I can.\" A one page plan answers more worries than an argument about being ready.",
    },
  },
  {
    id: 'personal-statement',
    words: [
      /\b(?:personal statement|motivation letter|motivational letter|statement of purpose|(?:college|uni|university|admissions?|application|supplemental|common app|scholarship) essays?|ucas|common app|(?:college|uni|university|masters|grad school|phd) applications?|apply(?:ing)? (?:to|for) (?:college|uni|university|grad school|masters|a masters|a phd|med school|universities|colleges))\b/u,
    ],
    unless:
      /\b(?:reject\w*|waitlist\w*|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|waiting|got in|accepted|scholarship)\b/u,
    tries: [
      'my personal statement sounds like everyone elses',
      'college applications are due in two weeks and i have five essays left',
      'how do i write a motivation letter when nothing interesting happened to me',
      'im 27 and applying to university with bad school grades is it pointless',
      'cant write my personal statement',
      'ucas is stressing me out',
      'how honest can i be about my depression in a college essay',
      'my statement of purpose is 1000 words over the limit and i love every sentence',
      'teacher read my personal statement and said it sounds like a robot wrote it',
      'im the first one in my family to do this, nobody at home can help me, and the common app closes on sunday night',
      'is it ok to use the same motivation letter for five universities',
      'should i still apply to universities this year with average grades or wait until im better',
    ],
    says: {
      told: "For an application, one small true scene beats a list of virtues: a single afternoon when the subject got hold of you, and what you did next. Write that in plain words, as if to a favorite teacher. Then say what you want to learn there, by name of course or person. Read it aloud, and cut every sentence that could be in anyone else's letter.",
      how: "Answer three questions on paper first: when did I last lose track of time with this, what did I do about it that nobody asked, what don't I know yet? Each answer is a paragraph. Nothing dramatic is needed: a repaired bike or a shift at a bakery tells more than a big word. Begin with the scene. An illness can go in if it shows how you manage now, and you owe nobody the details.",
      should:
        "Apply, and let them be the ones to say no. An application costs some evenings and a fee, and many places look at age, work and what you've done since school. Mix your list: one reach, two that fit, one you're fairly sure of. If the fees hurt, ask about a waiver.",
    },
  },
  {
    id: 'acceptance-waiting',
    words: [
      /\b(?:wait|waiting|hear back|heard back|get in|getting in|got in|get into|getting into|got into|decision|decisions|accepted|acceptance|offer letter|an offer|under review|application portal|the portal)\b/u,
      /\b(?:uni|university|universities|college|colleges|grad school|med school|medical school|law school|masters|ph ?d|harvard|oxford|cambridge|admissions?|ivy|unis)\b/u,
    ],
    unless:
      /\b(?:i got in|got into|accepted (?:me|to|into)|they accepted|acceptance letter from|got an offer|they took me|he|him|his|marry|wedding|love|(?:sister|brother|friend|cousin|friends) got|reject\w*|waitlist\w*|wait ?list\w*|turned down|didnt get|did not get|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|visa|which|torn|between|choose|supervisor|advisor|drop\w*|viva|boyfriend|girlfriend|results?|cant wait|exams?|pick|decide|personal statement|average grades|waiting list|bank|a job|job offer)\b/u,
    tries: [
      'waiting to hear back from six universities and i check my email every ten minutes',
      'will i get in to medical school this year',
      'everyone in my class has an offer letter from college except me',
      'when do people usually hear back from a masters in the netherlands',
      'will i get into oxford with two as and a b',
      'my grandmother lit a candle, my dad already bought the hoodie, and i still havent heard back from a single university',
      'is it normal to be this scared of getting in as of not getting in to med school',
      'still waiting on unis',
      'the portal says under review for nine weeks and i refresh it in every class, its about my phd place',
    ],
    says: {
      told: "An answer from a university comes in its own weeks, and checking more often doesn't move it. Pick two times a day for the inbox and switch off the rest. Use the waiting to make the second choice likeable: read about its courses, find one person there. If the yes is already in your hand, secure the place today, then celebrate.",
      will: "I can't see an admission, and nobody outside that office can. It depends on who else applied and how many places there are, which has little to do with your worth. What you can do is have the next step ready for both answers, on one sheet of paper, before the mail comes.",
      when: 'Only the admissions office knows, and most publish a window on their page. If that window has passed, a short mail is fine: "Could you tell me when decisions for this program go out?" Until then, later isn\'t worse. Offers go out in batches, often in no order that means anything.',
      glad: "You got in, and that's yours: your evenings, your drafts, your nerve to press send. Confirm the place and note the deadlines for housing and money today, while you're floating. Then tell the person who believed it first, out loud rather than in a text. Their face is part of it.",
    },
  },
  {
    id: 'admission-rejected',
    words: [
      /(?:\b(?:universities said no|said no)\b|(?:\b(?:rejected (?:from|by)|(?:all|every) (?:university|uni|college|school)s?|no from)\b|\b(?:reject|rejected|rejects|rejection|rejections|turned down|turned me down|didnt get in|did not get in|didnt get into|not accepted|refused me|said no to me|sent me a no)\b))/u,
      /\b(?:uni|university|universities|college|colleges|school|grad school|masters|ph ?d|harvard|oxford|cambridge|admissions?|program|programme|course|conservatory|academy)\b/u,
    ],
    unless:
      /\b(?:strict|dance|friends got into college!|of course|girl|boy|guy|he|she|him|her|date|feelings|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|visa|job|waitlist\w*|wait list\w*|crush|prom|scholarship)\b/u,
    tries: [
      'rejected from every university i applied to',
      'all my universities said no',
      'i got rejected from all the colleges',
      'got rejected from my first choice university today',
      'eight rejections from phd programs this spring',
      'didnt get into the art academy for the second time should i try again',
      'all my friends got into college and i was turned down everywhere',
      'rejected by every uni',
      'didnt get into my dream school',
      'opened the mail on the bus and it was a rejection from cambridge, i had to smile at the driver',
      'should i try again next year after being rejected from the film academy',
      'why did they reject me from the programme with a better average than my friend who got in',
      'all spring i told everyone about this course, bought books for it, looked at flats, and then the university turned me down in two lines',
      'is it over if i didnt get into any grad school this round',
      'im 31 and got my fourth rejection from the conservatory, maybe thats the answer',
    ],
    says: {
      told: 'A rejection from a school says how many places there were, and very little about what you can do. Give it a day of being as sad as it is. Then do two things: ask if they give feedback or late places, and look properly at the best option still open. Where people end up happy is often not the place they first wanted.',
      should:
        "Lean towards trying once more if you can name what will be different: a better portfolio, an exam retaken, a year of work. Apply to two or three other places in the same round, so it isn't all on one door. If it's the third time with the same papers, change the papers or the door.",
      normal:
        "It's normal that it feels like a breakup, because you'd already moved into that future in your head. Mute the acceptance posts for two weeks and tell one person how bad it is. It doesn't need to be turned into a lesson tonight. Tomorrow's a fine day for plan B.",
      why: "The honest answer is that you mostly can't know. Admissions weigh numbers, quotas, who else applied, sometimes a reader's mood late in the day. Ask for feedback if they give it. If they say nothing, have a teacher read the application cold and tell you the weakest page. That's the only \"why\" you can use.",
    },
  },
  {
    id: 'waitlist',
    words: [
      /\b(?:wait ?list(?:ed)?|waiting list)\b/u,
      /\b(?:uni|university|universities|college|school|masters|ph ?d|program|programme|course|dorm|admissions?|harvard|yale|oxford|dream|med|law|wait ?listed|top choice|first choice)\b/u,
    ],
    unless:
      /\b(?:of course|therap\w*|surgery|operation|transplant|council|daycare|kindergarten|nursery|hospital)\b/u,
    tries: [
      'i got waitlisted at my top school and i hate the limbo',
      'im on the waiting list for the psychology course since june',
      'should i send a letter if im on the waitlist for college',
      'number 14 on the wait list for the masters program',
      'waitlisted, what now',
      'still on the college waitlist',
      'they put me on the wait list for law and i already have a place in another city, do i pay the deposit',
      'got waitlisted at all three and accepted at none',
      'should i call the admissions office about the waitlist or is that pushy',
      'im number 212 on the waiting list for a dorm place in munich',
      'how often do people come off the waiting list for a masters program',
      'my roommate is packed, my mum asks every day what to buy, and i sit here on a waiting list for a university course until august',
    ],
    says: {
      told: "On a waitlist, do two things and then live as if it's a no: say yes to the best place you actually have, and send one short letter that you'd still come. \"You remain my first choice, and since I applied this has happened.\" Ask if they'll tell you how many got off the list last year. After that it's out of your hands.",
      should:
        "Send one letter or make one call, unless they've said they don't want any. Half a page: still interested, one new thing since you applied, thank you. One is enough, since weekly mails don't help. And accept your second place before its deadline, even with a deposit you might lose.",
      will: "It depends on how many others say no, which nobody can see from here, and it changes wildly from year to year. Ask the office for last year's numbers. Movement usually comes right after the deadline by which admitted people must answer, and sometimes again just before classes begin.",
    },
  },
  {
    id: 'scholarship',
    words: [
      /\b(?:scholarships?|bursary|bursaries|financial aid|fafsa|student grant|stipend|fellowship|tuition waiver)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'i got the scholarship',
      'got the scholarship!! full tuition',
      'they gave me the scholarship, i can study',
      'i lost my scholarship because my average fell below 3',
      'applied for nine scholarships and got none',
      'i got the full scholarship i cant believe it',
      'without financial aid i cant go back in january',
      'i won a scholarship',
      'scholarship interview on tuesday',
      'how do i find a bursary as a single parent going to college in ireland',
      'my stipend ends in march and my research doesnt',
      'they took away my financial aid because of one form i sent two days late',
      'i have the grades, i have the place, i even have a room, but without a scholarship from somewhere i cant take the plane to canada',
      'will i get the fellowship, the committee meets this week',
    ],
    says: {
      told: 'For a scholarship, the money office is a person you can talk to, so go or call this week and say the whole situation. "Without this I can\'t continue. What else is there?" Emergency funds, appeals and small local grants often go to whoever asks. If you\'ve just won one, read the conditions today and note which average keeps it.',
      how: "Go for the small odd ones: your town, your parent's employer, a union, a club, your subject's association. Fewer people apply. Write one good page about yourself and adapt it each time, and ask two teachers for letters early. Keep a list with dates. Never pay anyone for \"guaranteed\" money, because that's the mark of a scam.",
      will: "I can't see a committee's decision. What raises the odds is number and fit: many small applications, each clearly answering what that fund says it's for. If one was lost over grades, ask about an appeal or a probation semester in writing. Those exist more often than they're advertised.",
      glad: "You got the scholarship, congratulations. Somebody read your pages and put money on you, and that's a thing to say out loud at dinner. Accept it in writing today, note the conditions, grades and dates, in one place, and send a line to whoever wrote your reference. They'll be nearly as glad as you.",
    },
  },
  {
    id: 'student-loan-study',
    words: [
      /\b(?:student (?:loans?|debts?|finance)|tuition|bafog|bafoeg|sallie mae|loans? (?:for|from) (?:uni|university|college|school)|college debt|cant afford (?:uni|university|college|to study|my studies))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|scholarship|financial aid|pays my|paying my|pay my tuition)\b/u,
    tries: [
      'i owe 60k in student loans and my job pays barely anything',
      'cant pay next semesters tuition and registration closes monday',
      'is it worth taking a student loan for a degree in art history',
      'finally paid off my student debt after 11 years',
      'drowning in student debt',
      'cant afford my tuition',
      'should i pay off my student loan first or save for a house',
      'is it normal to feel sick when the student finance letter comes',
      'i work nights at a petrol station, study in the day, and the university still says my tuition is two months late',
      'paid the last 212 dollars of my student loan today and nobody noticed',
      'my father co signed my college debt and hes about to retire, the guilt is huge',
      'im 44 and still paying off student loans from a degree i never finished',
    ],
    says: {
      told: 'With student loans or tuition, call before a payment is missed, or today if one already was, because every office has more options early than late. Ask three things: is there a payment tied to my income, can I pause it, can I pay in parts? Write down the name and date. The student union or a nonprofit debt adviser looks through it with you for free.',
      should:
        "Lean towards borrowing only what the first years of pay in that field could carry, and look those up rather than guess. Grants, a cheaper first two years or living at home each shrink it. If you're paying one back, a small cushion comes first, then compare its interest with what your savings would earn. A free debt adviser can do that sum with you.",
      normal:
        "Feeling as if the loan owns you is common, because the number's so large and the first payments hardly move it. Look at the monthly figure instead, and at the terms. An hour with a free debt adviser often makes it a bill rather than a shadow.",
      glad: "Paid off, after all those years of it leaving your account before you did anything with it. Keep the letter that says zero. Then take one month's payment and spend it on something silly and yours, and next month point the same sum at a cushion. You're already used to living without it.",
    },
  },
  {
    id: 'uni-first-weeks',
    words: [
      /\b(?:freshers?|freshman|first (?:day|days|week|weeks|month|semester|year)|orientation week|just started|new at|started)\b/u,
      /\b(?:uni|university|college|campus|freshers|freshman|dorms?|halls)\b/u,
      /\b(?:friends?|alone|lonely|nobody|no one|know anyone|everyone|parties|party|nervous|scared|fit in|overwhelm\w*|awkward|lost|excited|belong)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|homesick|boyfriend|girlfriend)\b/u,
    tries: [
      'first week of uni and everyone already has a group except me',
      'i just started college and eat alone every day',
      'three weeks in at university no friends yet just started feeling like i dont belong',
      'im so nervous about my first day at university i dont know anyone',
      'freshers week, no friends',
      'first day of college, so nervous',
      'i just started uni in leeds and everyone drinks and i dont, so nobody invites me',
      'is it normal to hide in the bathroom during freshman orientation at university because of so many new people, i feel lost',
      'my first semester at university and i feel like everyone else got a manual',
      'packed the car, hugged my dog, cried the whole motorway, and now its the first week of uni and i dont know anyone',
      'how do i talk to people on my first day at college when everyone already knows each other',
    ],
    says: {
      told: 'In the first weeks of university almost everyone is acting as if they\'ve found their people, and most of those groups are gone by winter. Friendship there comes from seeing the same faces, so choose two things with a fixed hour, a society and a seminar, and sit in the same seat. Ask one person, "Are you getting lunch after this?" It\'s the most welcome question on campus.',
      normal:
        "Completely normal. You left the people who'd known you for years and are comparing that with strangers after a few days. Loud groups are easy to see, and the many sitting in their rooms aren't. Keep your door open for an hour each evening and say yes to dull invitations.",
      will: "It usually gets easier once the faces repeat, and that takes more like a semester than a week. It depends on small things: showing up at the same place three times, and being the one who asks. If by the second semester it's still heavy every day, the counseling service is there for precisely that.",
      how: 'Go to things where you do something with your hands: climbing, choir, cooking, a student paper. Talking comes by itself. Learn four names a week and use them. Then be the one who makes the small plan: "I\'m making pasta at seven, there\'s too much." Most are waiting for someone to say that.',
    },
  },
  {
    id: 'dorm-roommate',
    words: [
      /\b(?:(?:uni|university|college|student) (?:roommates?|flatmates?|housemates?)|(?:roommates?|flatmates?|housemates?) (?:at|in|from) (?:uni|university|college|halls)|dorms?|dormitory|halls of residence|student (?:house|housing|flat|accommodation)|college roommate|hostel roommate|(?:college|uni) (?:room|flatmate)|residence hall)\b/u,
    ],
    unless:
      /\b(?:cant study!|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|homesick|freshers|first week)\b/u,
    tries: [
      'my roommate in the dorm plays music all night',
      'roommate in halls is loud every night and i cant sleep',
      'my dorm roommate has the speaker on until 3',
      'my dorm roommate has her boyfriend over every single night',
      'the guy i share a dorm with games until 4am and i have 8am lectures',
      'didnt get student housing and the semester starts in two weeks',
      'should i move out of the dorm its so loud i cant study',
      'my dorm roommate stinks',
      'moving into halls of residence tomorrow',
      'she eats my food and says dorm life is sharing',
      'how do i tell my college roommate that her alarm rings eleven times',
      'why does my uni flatmate invite 12 people on a tuesday',
      'the room is two by four meters, the window doesnt open, and my dorm mate talks to his girlfriend on speaker until three',
      'is it ok to ask for another room in the dorm after only ten days',
      'cant find student accommodation in dublin under 900 and i sleep on a friends floor',
    ],
    says: {
      told: 'In a dorm, agree early on the two things that wear people down, sleep and visitors: "I need quiet from eleven on weeknights. What do you need?" Pick a calm moment, not midnight. If it doesn\'t hold, the resident adviser or housing office deals with this weekly and can often move people. Still without a room? Ask the housing office and student union about emergency places, and never pay a deposit for a room nobody has seen.',
      say: '"I like living with you and I need this to work. On weeknights I need it dark and quiet from eleven, and I need a heads up before someone stays over. What would make it easier for you?" Say it over food. Then keep your own half of it scrupulously for two weeks.',
      should:
        "Lean towards asking for a room change if you've said it plainly once, the resident adviser has tried, and you still don't sleep. Rooms come free mid-semester as people leave, so get on the list early. If it's mainly noise, try earplugs and the library for two weeks first.",
    },
  },
  {
    id: 'homesick-student',
    words: [
      /\b(?:homesick|homesickness|miss home|missing home|miss my (?:family|mom|mum|mother|parents))\b/u,
      /\b(?:uni|university|college|campus|dorm|boarding school|semester|study|studying|student|exchange|erasmus|freshman|halls|erasmus year|student (?:flat|room))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|died|passed away|death)\b/u,
    tries: [
      'im so homesick at uni i cry every sunday after the call',
      'i miss home and im only two hours away at college its embarrassing',
      'homesick at boarding school and my parents say give it time',
      'should i go home every weekend i miss my family and my campus is empty',
      'homesick at college',
      'i miss home, uni is grey',
      'my mom packed me soup for the dorm and i cried into it because i miss home',
      'will the homesickness stop, im in my second semester in prague',
      'is it normal to be 22 and homesick on erasmus',
      'everyone here is kind, my room is bright, the course is what i wanted, and still i miss my family so much at university',
      'should i tell my parents how homesick i am at college or will they worry',
      'came back after christmas and the homesickness at uni is worse than in september',
    ],
    says: {
      told: 'Homesickness while you study comes in waves, worst on Sundays and in the evenings, and it usually eases as the new place gets habits of its own. Build three: one café, one walk, one person you see on the same day each week. Call home at a fixed hour rather than whenever it hurts. Bring something that smells of home, a blanket, a spice, a soap.',
      normal:
        "Very normal, at two hours or two thousand miles. It means there's somewhere you were at ease, and the body notices it's gone. It isn't a sign you chose wrong. If after a couple of months you're not sleeping, not eating or not going to class, the counseling service is the right door.",
      should:
        "Lean towards going home every second or third weekend rather than every one. The weekends you stay are when a new place becomes yours, because that's when people have time. Put one thing on each of them before Friday. Tell your parents honestly how it is, they'd rather know. If you're really sinking, go home and rest, and then talk to someone on campus.",
      will: "For most people it gets lighter within the first semester, and it depends a good deal on having something fixed to do with others every week. Expect it to jump back after each visit home. That's the gap being felt again, not a step backwards.",
    },
  },
  {
    id: 'commuter-student',
    words: [
      /\b(?:commut(?:e|er|ing)|live at home|living at home|still live with my parents|hours? (?:by|on the) (?:train|bus)|two buses|hours? a day on (?:the )?(?:trains?|buses|bus)|hours? each way)\b/u,
      /\b(?:uni|university|college|campus|student|lectures?|classes|studying)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'i commute two hours each way to uni and have no friends there',
      'living at home while everyone else at college is on campus',
      'should i move closer to university or keep commuting to save money',
      'by the time i get home from campus two buses later im too tired to study',
      'commuting to uni kills me',
      'living at home during college',
      'is it sad to still live with my parents at 21 while studying',
      'my classes end at six, the last bus goes at seven, so i never see anyone from uni because i commute',
      'how do commuter students make friends when everything happens at night on campus',
      'should i sleep at a friends twice a week instead of commuting to college',
      'three hours a day on trains for two lectures, thats my student life',
      'my mother wants help with the shop every afternoon since i live at home, and im supposed to be a university student',
    ],
    says: {
      told: 'A commuting student needs an anchor on campus, or it becomes a place you only pass through. Choose one day to stay late on purpose, for a club, a study group or dinner. Make the ride do one job: readings on the way in, nothing on the way back. Tell people plainly, "I leave at six, want to get lunch?" Daytime friendships are real ones.',
      should:
        "Lean towards staying home if the money saved is large and the ride can be used or rested in. Lean towards moving if you travel more than three hours a day and your marks or mood are going. There's a middle way: sublet for exam months, or stay one night a week with a friend.",
      normal:
        "It's normal to feel half outside when you commute. You miss the nine in the evening part, where a lot of friendships happen. It says nothing about you. One late evening a week, always the same one, changes it more than you'd think.",
    },
  },
  {
    id: 'mature-student',
    words: [
      /\b(?:mature student|too old for (?:uni|university|college|school)|(?:back|return\w*|go|going) to (?:school|uni|university|college|study|studying)|start(?:ing|ed)? (?:uni|university|college|studying|a degree|to study)|(?:study|studying|enroll?\w*|degree|student|class))\b/u,
      /\b(?:mature student|at (?:3|4|5|6)\d|im (?:3[2-9]|4\d|5\d|6\d)|i am (?:3[2-9]|4\d|5\d|6\d)|(?:in|at) my (?:thirties|forties|fifties|sixties|30s|40s|50s|60s|age)|too old|turning (?:40|50|60)|years? older|at forty|at fifty)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|sons|daughters)|reunion|yoga|gym class|driv\w*|piano|language|applying|youngest|my dad went|my mother|my husband went|student (?:loans?|debts?)|tuition|bjj|karate|shop assistant)\b/u,
    tries: [
      'im 43 and starting university in september am i mad',
      'going back to school at 51 after the factory closed',
      'mature student here and the 19 year olds talk circles around me',
      'am i too old to study nursing im 38',
      'going back to school at 45',
      'too old for uni?',
      'is it crazy to start a degree at 60',
      'im 36 with a mortgage and want to go to university for the first time',
      'after twenty years of raising everybody else i sat in a lecture hall today at 48, going back to study, and nobody laughed',
      'will my brain still manage studying at my age, i forget where i put my keys',
      'how do i tell my colleagues that im 41 and going back to college in the autumn',
      'my classmates could be my children, im 52 and studying social work',
      'is it worth going back to night classes for my electrical ticket at 42. got 2 kids and a mortgage',
    ],
    says: {
      told: "Studying later in life has one big advantage: you know why you're in the room. The rusty part is technique, so ask early for the library tour, the writing help and the online system, and it'll come back in a term. Sit near the front and say hello to two people. The years will pass anyway, with the degree or without it.",
      should:
        "Lean towards yes if you've wanted it for more than a season and can picture the money for the whole stretch, not only the first term. Try one evening or online class first to see how it fits your week. Wait if it's mostly to get away from something, or if the loan would frighten you every month.",
      normal:
        "Quite normal, and you're less alone than the lecture hall suggests. Plenty of people study in their forties and fifties, just often online or in the evening, out of sight. Feeling slow at first is normal. Teachers tend to like older students, because they've read the text and ask real questions.",
      will: "How it goes depends mostly on hours you can truly protect and on people at home who know about them. Put the hours on the fridge. Memory is usually less of a problem than tiredness, so study in the part of the day when you're best, even if that's only forty minutes.",
    },
  },
  {
    id: 'evening-classes',
    words: [
      /\b(?:(?:evening|night) (?:class|classes|school|course|courses)|adult education|part time (?:degree|study|studies|student)|(?:work|working|job) (?:and|while) (?:study|studying))\b/u,
    ],
    tries: [
      'i fall asleep in my evening classes after ten hours at the warehouse',
      'thinking about night school to finish my diploma',
      'working and studying at the same time is breaking me',
      'my wife complains about my part time degree im never home',
      'night school is exhausting',
      'should i take evening classes',
      'i get home at ten from my evening course and the kids are asleep',
      'how do people do a full job and night classes without falling apart',
      'up at five for the bakery, home at three, dinner for four, and then night school until half past nine twice a week',
      'is working while studying worth it if my grades suffer from it',
      'started adult education at 39 to finish school and im proud as hell',
    ],
    says: {
      told: 'Work by day and classes by night only hold if the week has one evening with neither, so choose that evening first and guard it. Eat before class, take notes by hand to stay awake, and do twenty minutes of review on the weekend instead of hours. Show the people at home the calendar with an end date on it. A stretch with an end is easier for everyone.',
      should:
        "Lean towards it if it leads somewhere you can name and you can drop something else to make room, because it won't fit on top. Start with one course, not three. If you're already running on empty, a self-paced or weekend version is kinder, and it counts just as much on paper.",
      will: 'Whether it holds depends on sleep and on one ally: a boss who swaps a shift, a partner who takes Tuesdays, a classmate who shares notes. Ask for one of these this week. Ask the school too about taking fewer credits for a term. Slower is still finishing.',
    },
  },
  {
    id: 'apprenticeship-study',
    words: [
      /\b(?:apprentice|apprentices|apprenticeship|apprenticeships|ausbildung|trade school|vocational (?:school|training)|trainee (?:electrician|plumber|mechanic|chef|hairdresser|carpenter|program))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|sorcerers)\b/u,
    tries: [
      'my boss in the apprenticeship only lets me sweep and fetch coffee',
      'should i do an apprenticeship or go to university',
      'im the only woman in trade school and the jokes never stop',
      'thinking of quitting my ausbildung in the second year',
      'my apprenticeship sucks',
      'started as an apprentice electrician',
      'is it normal that the others in the garage call the apprentice names all day',
      'im 28 and the oldest apprentice in the bakery by ten years',
      'why do i earn less in my ausbildung than my friend at mcdonalds',
      'all my schoolfriends go to parties at uni on wednesdays and i get up at half past four for my apprenticeship as a baker',
      'will anyone take me as an apprentice without a school certificate',
      'failed my interim test at vocational school and my boss found out first',
    ],
    says: {
      told: "In an apprenticeship you're there to learn, and there's usually a written plan of what you must be taught, so get it and tick off what's been done. Take the gaps to your trainer: \"Welding's due this spring. When can I start?\" Find the older worker who likes explaining. If it stays bad, or the jokes and names don't stop, the chamber, union or school adviser helps, and changing firms midway is often possible.",
      should:
        "Lean towards an apprenticeship if you like making or fixing things and want money and skill now; you can often study later on top of it. Lean towards university if the work you want is closed without it. Do a week's trial in a real shop before deciding. The smell of it tells you a lot.",
      normal:
        "Some sweeping is normal, everyone starts there. A year of nothing else isn't, and insults never belong to the training. Keep a short daily log of what you did. It shows at once whether you're being taught or just used, and it's what an adviser will ask for first.",
    },
  },
  {
    id: 'med-school',
    words: [
      /\b(?:med school|medical school|medical student|med student|studying medicine|study medicine|mcat|ucat|anatomy class|usmle|residency match|match day|clinical rotations?|medic school|med students|medical students)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|parents (?:want|force)|get in|get into|got into|got in|accepted|didnt get|waiting|reject\w*)\b/u,
    tries: [
      'second year of med school and i feel like the stupidest person there',
      'im a medical student and i fainted in my first surgery',
      'should i quit studying medicine i cant remember why i started',
      'my mcat is in six weeks and i work full time',
      'med school is breaking me',
      'mcat again in january',
      'im on clinical rotations and a surgeon called me useless in front of the patient',
      'is it normal to dream of quitting medical school every sunday evening',
      'didnt match on match day and everyone else opened champagne',
      'everyone at home already calls me doctor, my aunties send me pictures of rashes, and im a medical student who just failed biochemistry',
      'how do med students have relationships, i havent seen mine in three weeks',
      'should i take a year off from studying medicine, im 24 and grey',
    ],
    says: {
      told: "Medical school puts people who were always the best into one room, so feeling like the slow one is nearly built in. What works is dull: spaced questions daily, a group of three, sleep kept as if it were an exam. Find one student a year above and ask what they'd skip. If you've gone flat for weeks, use the confidential student health service. It's there for exactly this.",
      should:
        "Lean towards a pause rather than a final exit, and not in an exam block. Spend one afternoon with a doctor whose life you could imagine, because medicine's far wider than the ward you're on. If even the good days leave you cold for months, it's honest to look elsewhere, and what you know won't be wasted.",
      normal:
        "Very normal. The volume is more than anyone can hold, and everyone hides how much they've let go. Fainting, crying in a stairwell, doubting the whole thing: ask the older students over a beer and you'll hear all three. Passing is enough, and most of it repeats.",
    },
  },
  {
    id: 'law-school',
    words: [
      /\b(?:law school|law student|lsat|studying law|study law|law degree|1l|moot court|law exams?)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|law or|or law|regret|hate|switch\w*|bar exam|reject\w*|parents want|get into|got into|got in|accepted)\b/u,
    tries: [
      'law school makes me feel like an impostor every cold call',
      'i read 90 pages a day as a law student and remember none of it',
      'is law school worth it at 29 with a kid',
      'my lsat score is stuck at 158',
      'law school is too much',
      'first week of 1l, terrified',
      'why does everyone in law school talk like they were born in a suit',
      'is it normal to have no life as a law student in the third semester',
      'moot court on thursday and my opponent is the deans daughter',
      'came from a small town in kenya, first in the family, and in law school i am the only one who works nights',
      'should i retire the idea of law school if my lsat is 149',
    ],
    says: {
      told: "Law school rewards applying the rule to facts, not knowing every page, so put the reading on a diet and do practice problems early. One line per case: what happened, what they decided, why it matters. Write one old exam answer a week and compare it with a model. Being questioned in front of everyone gets easier once you notice nobody remembers anyone's stumbles but their own.",
      should:
        "Lean towards it if you've watched real legal work, mostly reading and writing, and still want it, and if the debt fits the jobs you'd actually take. Spend a day in a court and talk with a lawyer five years in. If it's mainly for the title or because you didn't know what else, wait a year.",
      normal:
        "Feeling like the impostor in law school is common, because the language is new and the confident voices are loud. Confidence in class and marks on the exam have little to do with each other. Find two calm people and go through old problems together. That's where it starts to click.",
    },
  },
  {
    id: 'bar-exam',
    words: [
      /\b(?:bar exam|the bar|staatsexamen|sqe|bar prep|barbri|state exam|cpa|cfa|acca|board exams?|licensing exam|nclex)\b/u,
      /\b(?:exam|exams|prep|study|studying|pass|passed|passing|fail|failed|results?|retak\w*|law school|attempt|licen\w*|nclex)\b/u,
    ],
    unless:
      /\b(?:board exams?|(?:at|to|in|near|behind|from) the bar|drinks?|drunk|bartender|beer|cocktails?|raised the bar|raise the bar)\b/u,
    tries: [
      'bar exam in 40 days and im behind on the prep schedule',
      'i failed the bar by four points',
      'i passed the cpa exam on the third attempt',
      'should i keep working while studying for the bar',
      'nclex on tuesday and i keep having nightmares about it',
      'bar exam in july',
      'failed the nclex',
      'passed the bar, first try',
      'my boss expects me to pass the cfa this time and pays for it',
      'how do people study for the cpa with a newborn and a full time job',
      'is it worth a third attempt at the licensing exam or should i let it go',
      'the house is a mess, my husband has become a widower with a living wife, and the bar exam is still three weeks away',
      'results of the state exam come on monday, five years of studying in one number',
    ],
    says: {
      told: "A licensing exam like this is passed by timed questions, not by finishing every lecture, so if you're behind, drop the videos and do mixed questions daily with the answers read slowly. Track misses by topic and feed the worst three. One full practice day each week, one half day off. If you didn't pass this time, order the score breakdown first. It tells you where few points would have done it.",
      should:
        "Lean towards less work for the last four to six weeks if money allows, even half days, and towards another attempt if your score has been rising or you can name what you'd change. Check how many tries the rules allow. If you can't cut work, fix two hours before it, when your head's still yours, and one long weekend day. Tell your boss the date early.",
      will: "I can't see the result. It depends largely on how many timed questions you've done and corrected, and on sleep in the last week. If your practice scores are rising, keep going as you are. If they're flat, change the method: fewer new ones, more time on why the wrong ones were wrong.",
      glad: "You passed, and nobody gets to take that line off your name again. Tell whoever carried the household while you were a ghost at the desk, and thank them with a whole day. Then give the books away or hide them. You're allowed to read something with a plot now.",
    },
  },
  {
    id: 'nursing-school',
    words: [
      /\b(?:nursing (?:school|student|degree|program|exam)|student nurse|study nursing|studying nursing|nursing placement|midwifery (?:student|school)|clinicals)\b/u,
    ],
    unless:
      /\b(?:too old|im (?:3[2-9]|4\d|5\d)|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|nclex)\b/u,
    tries: [
      'nursing school clinicals start monday and im terrified of hurting someone',
      'the nurses on my ward treat every student nurse like dirt',
      'failed pharmacology in nursing school by two points',
      'should i stay in my nursing degree or become an assistant',
      'first day of clinicals tomorrow',
      'a patient cried in my arms and i wasnt sure if a student nurse may hug back',
      'should i quit nursing school because of one cruel instructor',
      'is it normal to faint as a nursing student',
      'twelve hour shift on placement, then two buses home, then flashcards till midnight, nursing school is eating my marriage',
      'my mentor on my nursing placement signs nothing and i need 40 hours by friday',
      'how do i study nursing when english isnt my first language and all the drug names sound the same',
      'nursing school is hell',
    ],
    says: {
      told: 'In nursing school nobody expects you to know it all, they expect you to say when you don\'t. On the ward the safest sentence is "I haven\'t done this alone yet, will you watch me?" Ask it every time. Pick one skill a week to get good at. If a ward treats students badly, note dates and tell your placement tutor, who can move you.',
      should:
        "Lean towards staying if the moments with patients still give you something, even when the essays don't. Lean towards a step back if you dread every shift for months, also on kind wards. Ask the school about a slower track first. Assistant work can be a good pause and a way back.",
      normal:
        'Fainting once, shaking hands and the fear of a mistake are all common on placement, and that fear keeps patients safe. It softens with repetition. Check out loud, write it down, ask twice. The ones teachers worry about are those who are never afraid.',
    },
  },
  {
    id: 'teacher-training',
    words: [
      /\b(?:teacher training|student teach(?:er|ing)|pgce|referendariat|trainee teacher|teaching (?:practice|placement|practicum|degree|qualification)|practicum|ect year|nqt)\b/u,
    ],
    tries: [
      'pgce is eating me alive i plan lessons until 2am',
      'my mentor in teacher training sits at the back and writes down everything wrong',
      'year 9 laughed at me during my teaching practice',
      'should i finish my student teaching even though i hate being in front of a class',
      'teacher training is brutal',
      'my pgce observation was awful',
      'a parent complained about me in week three of my teaching placement',
      'is it normal to cry in the car after every day of student teaching',
      'why does my mentor teacher take over in the middle of my lesson, practicum ends in may',
      'the kids are lovely, the staff room is warm, and yet i sleep four hours because the referendariat wants twelve page lesson plans',
      'should i do teacher training at 45 after twenty years in banking',
    ],
    says: {
      told: "In teacher training, borrow shamelessly: take colleagues' lessons, change two things, and stop planning at nine in the evening. A rested teacher with a plain plan beats a tired one with a brilliant one. Ask your mentor for one thing to work on each week, just one. With a rough class, learn the names first and keep one rule the same every day.",
      should:
        "Lean towards finishing if the end's in sight, because it opens more doors than classrooms and the first year is the worst one. Look at whether you dislike teaching, or this school and these hours. If a good lesson still leaves you empty, it's fair to leave. Ask about a pause before you do. If you're only thinking of starting, spend a week in a school first.",
      normal:
        "It's normal to feel torn apart in this year. You're learning a craft in front of thirty critics and being graded while you do it. Being laughed at happens to every beginner in that room. Come back the next day, say good morning by name, and go on. They're testing whether you will.",
    },
  },
  {
    id: 'driving-test-study',
    words: [
      /\b(?:driv(?:e|er|ers|ing)|theory|road|dmv|parallel park\w*)\b/u,
      /\b(?:(?:driving|theory|road|practical|drivers?) (?:test|exam)|dmv test|test (?:today|tomorrow|on)|examiner|got my (?:driving|drivers?) licen[cs]e)\b/u,
    ],
    unless:
      /\b(?:passed|i passed|passed my|test passed|passed!|still passed|passed driving|got my licen[cs]e|test drive|drug|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'driving test on wednesday and ive failed three times already',
      'failed my theory test by one point',
      'the examiner shouted at me during the road test',
      'will i pass my driving test tomorrow',
      'failed my driving test again',
      'theory test on friday, 43 out of 50 is the pass mark and i get 41',
      'is it normal to fail the driving test four times',
      'my leg shook so hard on the clutch that the driving examiner asked if im ok',
      'how do i calm down before a road test, im 52 and never been this scared',
      'the examiner failed me for going too slow, the driving test lasted nine minutes',
      'omg i have driving test tmrw 8am third try am i gonna pass',
    ],
    says: {
      told: "For a driving test, do the hour before it with your instructor, on those very streets, and talk aloud as you go: mirror, signal, that cyclist. It keeps you looking instead of thinking. One small mistake doesn't end it, so drive on as if it didn't happen. If it's failed, the sheet names what to practise. Several tries are ordinary, and the licence looks the same.",
      will: "I can't see an examiner's sheet. What it mostly depends on is observation at junctions and how quickly you shake off a slip. Ask your instructor for one full mock drive with no help and no talk. If you'd pass that two times out of three, you're ready. If not, moving the date is money well spent.",
      normal:
        'Very normal. Plenty of careful drivers needed three, four or more tries, because the test measures nerves as much as driving. Change one thing each time: the hour of day, the breakfast, who drives you there. Tell fewer people the date, too. An audience makes the pedals heavier.',
      glad: "You passed, and now the road is open in a way it wasn't this morning. Take your first drive alone soon, somewhere easy with a reason at the end of it, a bakery or a lake. Nobody in the next seat. You'll remember that ten minutes longer than the test.",
    },
  },
  {
    id: 'driving-lessons',
    words: [
      /\b(?:driving (?:lessons?|instructor|school)|learn(?:ing)? (?:how )?to drive|learner driver|learners permit|stalled the car|cant drive|never learned to drive|scared of driving|afraid to drive|afraid of driving)\b/u,
    ],
    unless:
      /\b(?:creep\w*|touch\w*|flirt\w*|test|examiner|drunk|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|accident|crash\w*|hospital)\b/u,
    tries: [
      'my driving instructor yells at me every time i stall',
      'im 41 and learning to drive feels humiliating',
      '30 driving lessons and i still cant do roundabouts',
      'should i change driving school im so scared of him',
      'driving lessons terrify me',
      'still cant drive at 30',
      'my dad is teaching me and we scream, learning to drive with family was a mistake',
      'how many driving lessons are normal, ive had 55',
      'i stalled the car eleven times at one traffic light with a bus honking behind me',
      'im fine on my bike and in planes and on ladders, but the moment i sit in the driving school car my hands go wet',
      'is it too late to learn to drive at 60 after my husband did all the driving',
      'why does my driving instructor text other people during my lesson',
    ],
    says: {
      told: 'Driving lessons go well with a calm voice in the next seat, so if yours shouts, changing is allowed and often fixes half of it. Ask for one skill per lesson and do it ten times, an empty lot for the clutch, the same roundabout again and again. Write three lines afterwards on what got better. Slow learners tend to become careful drivers.',
      should:
        'Lean towards learning, at any age, with someone who stays calm. Change instructor if you come out of the car shaking more than twice: book one trial hour elsewhere before you cancel, and compare. You\'re paying, and being yelled at makes anyone drive worse. If yours is only strict and you\'re improving, say once, "I learn better when you tell me calmly."',
      normal:
        'Both the fear and the slow progress are normal, and more so when you start later, because you know what can happen. Hours vary enormously from person to person. Short lessons often beat long ones. Two a week keeps the hands from forgetting.',
    },
  },
  {
    id: 'language-learning',
    words: [
      /\b(?:duolingo|language (?:course|class|app|learning|exam|school)|learn(?:ing)? (?:spanish|french|german|italian|english|japanese|korean|chinese|mandarin|arabic|portuguese|dutch|russian|turkish|greek|swedish|norwegian|polish|hindi|a (?:new |second )?language|the language)|ielts|toefl|b1|b2|c1)\b/u,
    ],
    unless:
      /\b(?:vitamin|visa|citizenship|kids|children|son|daughter|residence|permit|moved (?:to|here)|live here|lived here|living (?:in|here)|sign language|results?|scores?|asylum|love language)\b/u,
    tries: [
      'three years of duolingo and i cant order a coffee in spanish',
      'learning german for the b2 exam and the articles make me cry',
      'is it too late to learn japanese at 50',
      'i need 7 in ielts and keep getting 6.5 in writing',
      'duolingo streak, still cant speak',
      'how do i stop translating everything in my head while learning french',
      'my girlfriends grandma only speaks korean so im learning korean in secret',
      'is it normal to understand everything in english class and then say nothing, learning english since school',
      'bought three books, two apps and a notebook with a cat on it, and after a year of learning italian i still say buongiorno at night',
      'will i ever sound natural, learning arabic for four years now',
      'should i take a language course in malta or save the money, im 63',
      'failed my b2 exam',
    ],
    says: {
      told: "A language comes from using it badly with real people, so move a third of your time from the app to speaking. Ten minutes a day aloud: describe your kitchen, send a voice message, pay a tutor for half an hour a week. Learn whole phrases you'd truly say rather than lists. If it's for an exam, do old papers, and have someone correct your writing line by line.",
      how: "Same slot daily, twenty minutes: five of listening to something slightly too hard, ten of speaking or writing about your day, five of checking one thing you didn't know. Once a week a real conversation, online if need be. Keep a notebook of your own mistakes. Those twenty sentences are your best textbook.",
      will: "It depends on hours spoken, far more than on talent or age. Being stuck for months in the middle is typical, because progress there doesn't show day to day. Record yourself talking for two minutes now and again in eight weeks. You'll hear what you couldn't feel.",
      normal:
        "Understanding far more than you can say is the normal order of things, and so is feeling stuck. Adults hate sounding like children, so they stay silent and stay stuck. Decide to make thirty mistakes this week, out loud. That's the exercise.",
    },
  },
  {
    id: 'music-exam-lessons',
    words: [
      /\b(?:piano|violin|guitar|cello|flute|trumpet|drums|saxophone|clarinet|singing|music|choir|conservatory|orchestra|instrument)\b/u,
      /\b(?:grade (?:\d|one|two|three|four|five|six|seven|eight)|exam|audition|auditions|lessons?|recital|practi[sc]\w*|teacher|perform\w*|learn(?:s|ing|ed)?)\b/u,
    ],
    unless:
      /\b(?:neighbou?rs?|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|upstairs|next door|died|fitness instrument|school play|musical|midlife|japanese)\b/u,
    tries: [
      'my piano grade 5 exam is next month and my hands shake when someone listens',
      'started guitar lessons at 46 and my fingers hurt',
      'i messed up my violin audition for the youth orchestra',
      'should i quit singing lessons my teacher never smiles',
      'grade 8 piano next week',
      'i cry before violin lessons',
      'my singing teacher says im flat and im paying her 60 an hour',
      'should i restart piano lessons at 62, my hands are stiff',
      'forgot the whole middle part at the recital and played the beginning twice, music teacher clapped anyway',
      'i work all day with numbers, come home, eat standing up, and then practise the cello for twenty minutes and thats the best part',
      'is it normal to hate practising guitar but love playing it',
      'conservatory audition in vienna on the third and my violin string broke today',
      'im learning piano at 50',
    ],
    says: {
      told: 'With music, ten slow minutes every day beat an hour on Sunday, because hands go on learning in the sleep between. Practise the two worst bars alone, at half speed, until they bore you. For an exam, audition or recital, play it for one person, then two, then with a coat on and cold hands. The shake gets used to being watched. And always end with something you love.',
      should:
        "Lean towards playing, at any age, and towards changing teacher before you quit, because a dry teacher can make any music feel like homework. Take one trial lesson elsewhere. If you never touch it between lessons and feel relief at the thought of stopping, then stop, and know that it'll still be there in ten years.",
      normal:
        "Playing well alone and badly in front of people is normal, it's what nerves do to fine movements, in professionals too. Sore fingers and slow months are normal as well. Record yourself once a week. It's a small audience, and after a month you'll hear how far you've come.",
    },
  },
  {
    id: 'coding-course',
    words: [
      /\b(?:coding|bootcamp|boot camp|learn(?:ing)? (?:to )?(?:code|python|javascript|java|programming)|programming (?:course|class)|computer science|leetcode|web development)\b/u,
    ],
    unless:
      /\b(?:fitness|army|military|hate|switch\w*|chang\w*|regret|choose|torn|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|baby boot|basic training|passed boot camp|recruit)\b/u,
    tries: [
      'spent 9k on a coding bootcamp and cant find a job',
      'im learning python at 39 and everything after loops is fog',
      'computer science first year and everyone else has coded since they were ten',
      'is it worth learning to code now with all the ai',
      'learning to code at 50',
      'bootcamp is too fast',
      'why does my python code work for everyone except me, this programming course makes me feel stupid',
      'dropped 11000 on a coding bootcamp, my savings, and the teacher reads from slides',
      'is computer science still worth it or will ai take everything',
      'i drive a truck, im 35, my back hurts, and at night in the cabin im learning javascript on my phone',
      'should i do leetcode every day or build my own stuff',
    ],
    says: {
      told: "With coding, build one small ugly thing that you'd really use, because courses feel clear right up to the moment you're alone with an empty file. A bill splitter, a page for your aunt's shop. Get stuck, look it up, go on: that is the work. For a job, two finished projects you can explain and ten people you've talked to beat another certificate.",
      should:
        "Lean towards it if you enjoy the puzzle even when it won't run, and do a free course for a month before paying for anything. Tools are changing the beginner jobs, so pair it with a field you already know: care, shops, farming, schools. Building your own things teaches more than daily puzzles alone. Don't take a large loan for a promise of a job.",
      normal:
        'The fog after the first chapters is normal, and the ones who seem ahead just met it earlier. Type every example yourself, break it on purpose, and explain it to a chair. It clears in patches, not in a line.',
    },
  },
  {
    id: 'online-course-unfinished',
    words: [
      /\b(?:online (?:course|courses|class|classes|degree|program|certificate)|udemy|coursera|skillshare|masterclass|webinar|e ?learning|distance learning|open university)\b/u,
    ],
    unless:
      /\b(?:scam|refund|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'i have eleven udemy courses and finished none',
      'paid for an online course in january and im still on lesson 3',
      'online degree and im so lonely in front of the laptop',
      'should i buy another online class or finish the old one first',
      'never finish online courses',
      'my coursera certificate expires in june and im at 12 percent',
      'is it normal to buy an online course just to feel better for one evening',
      'i have no classmates, no bell, nobody who asks, and so my distance learning books are still wrapped in plastic since autumn',
      'how do i stay awake in a four hour webinar',
      'should i put online certificates on my cv or do people laugh at them, got three from online classes',
      'open university is lonely',
    ],
    says: {
      told: 'An online course has nobody waiting for you, and that\'s why it stalls, so add a person and an hour. Pick one, delete the rest from sight, and tell a friend, "Every Tuesday at eight I\'ll send you one thing I learned." Skip ahead to the lesson you actually wanted. Taking the three useful chapters and stopping is a fair way to be finished.',
      should:
        'Finish or formally drop the old one before you buy another, because buying gives the feeling of having learned something. If you drop it, say so and mean it. Finished ones can go on a CV. Buy the new one only when you have the hour for it already marked in your week for the next month.',
      normal:
        "Completely normal. Most people who start an online course never see the last lesson. It isn't laziness: there's no room to walk into, no face, no cost for stopping. Make one of those three yourself and it changes.",
    },
  },
  {
    id: 'studying-with-kids',
    words: [
      /\b(?:study|studying|studies|exams?|degree|thesis|university|uni|college|course|classes|homework|coursework|masters|nursing school)\b/u,
      /\b(?:(?:my|our|a|two|three|four|with|small|young) (?:kids|children|toddler|toddlers|baby|babies|twins)|single (?:mom|mum|mother|dad|father)|(?:kid|kids|children|toddler|baby) (?:asleep|in bed|sleep|sleeps|sleeping|crying)|pregnant|newborn)\b/u,
      /\b(?:i|im|my exams?|my degree|my thesis|(?:study|studying|degree|thesis|exams|uni|college|masters) with|single (?:mom|mum|mother|dad|father)|for going to (?:college|uni|university|school))\b/u,
    ],
    unless:
      /\b(?:of course|kids? (?:hates? (?!me)\w+|refuses?|fails?|wont|doesnt|failed)|children (?:hate|refuse|wont)|(?:my|our) (?:kids|children) (?:hate|refuse|wont|are|go|do|need|have)|their homework|ultrasound|be my (?:children|kids)|could be my)\b/u,
    tries: [
      'im studying for my exams with two small kids and only have time after 9pm',
      'single mom of three doing a degree and i feel guilty every evening',
      'i study when the baby sleeps and the baby never sleeps',
      'should i start my masters with a toddler at home',
      'how do i write my thesis with a toddler on my lap',
      'im pregnant and my exams are in the same week as the due date',
      'is it selfish that i study every evening while my husband puts our kids to bed',
      'the laundry is up to the window, dinner was toast again, and at ten i sit down with my university books while the baby sleeps',
      'studying with a newborn',
      'single mum, final exams monday',
      'will my two kids hate me for going to college now',
    ],
    says: {
      told: 'Studying with children around works in small sealed pieces, so cut everything to twenty minute jobs and keep the list where you can grab it. Get one fixed block a week outside the house, and ask by name for it: "Can you take them Saturdays from nine to twelve until June?" Tell the school you have kids or one on the way, since extensions and recordings are often there for the asking. They see you learning. That stays with them.',
      should:
        "Lean towards yes if one other adult can promise you regular hours and you may take it slower than full time. Ask about part time, recordings and childcare money before you enroll. Wait a year if sleep's still broken every night. The program will most likely be there, and you'll finish faster rested.",
      normal:
        "It isn't selfish, and the guilt is normal and goes both ways: with the books you miss them, with them you think of the books. It doesn't mean you're failing at either. Give them one half hour a day with no phone and no notes, and then let the rest be good enough.",
    },
  },
  {
    id: 'cant-concentrate-studying',
    words: [
      /\b(?:concentrat\w*|focus|focusing|focussing|focused|distracted|motivat\w*|procrastinat\w*|cant study|unable to study|lazy|cant make myself|cant bring myself|attention span|same (?:page|line|sentence))\b/u,
      /\b(?:study|studying|studies|revise|revising|revision|homework|read(?:ing)?|books?|lectures?|library|exams?|uni|university|college|school)\b/u,
    ],
    unless:
      /\b(?:too noisy|no quiet|so noisy|construction|crowded|loud|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|phone|tiktok|instagram|group (?:project|work)|died|dumped|broke up|breakup|thesis|dissertation|presentation|reading glasses|my (?:lab|project) partner|essay|dorms?|roommates?|loud)\b/u,
    tries: [
      'i cant concentrate on studying for more than five minutes',
      'i procrastinate until the night before every exam',
      'no motivation to study anything this semester',
      'i read the same page ten times at the library and nothing stays in',
      'cant focus on studying',
      'zero motivation for uni',
      'i cleaned the oven instead of revising, thats how bad my procrastination is',
      'why can i focus on a game for six hours and not on one book for school',
      'is it adhd or am i lazy, i cant make myself study until it burns',
      'bought a lamp and a planner and noise cancelling headphones and i still get distracted after four minutes of reading for my exam',
      'how do you get motivated to study when you dont even like the subject',
      'i sit in the library from nine to six and study maybe one hour, the rest im distracted',
    ],
    says: {
      told: "When studying won't start, make it smaller than your resistance: one question, ten minutes, timer on, book closed afterwards. Motivation tends to arrive after the start, rarely before. Do it somewhere you do nothing else, with someone else working beside you if you can. If it's been like this since childhood, or lately nothing holds you, not even things you like, a doctor is worth a visit.",
      how: 'Write the next step so plainly that a tired person could do it: "question 4, page 31". Clear the desk but for that. Ten minutes on, three off, standing up. After three rounds you may stop without guilt. Ask someone to sit with you, even on a silent video call. It\'s odd how well that works.',
      why: "Most often the task is too big or too vague, and the mind ducks. Sometimes it's fear of finding out you don't understand it, or plain lack of sleep. Notice what you feel in the second before you turn away. Vague needs a smaller step, fear needs an easy first question, tired needs bed.",
      normal:
        "Quite normal, and almost everyone who studies will admit to it late in the evening. Attention isn't a virtue, it's more like a muscle that's been pulled at by everything. Two good hours a day is a lot. Plan for those, and stop counting the hours you only sat there.",
    },
  },
  {
    id: 'phone-while-studying',
    words: [
      /\b(?:phone|tiktok|instagram|reels|scroll\w*|youtube|screen time|notifications|gaming|video games|netflix)\b/u,
      /\b(?:study|studying|revise|revising|revision|homework|exams?|lecture|lectures|library|essay|thesis|studied|exam season|finals)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl|teen\w*)|boyfriend|girlfriend|husband|wife)\b/u,
    tries: [
      'i sit down to study and two hours later im still on tiktok',
      'my phone ruins every revision session',
      'how do i stop scrolling when i have homework',
      'failed two exams because of youtube lets be honest',
      'tiktok ruins my studying',
      'addicted to my phone, exams soon',
      'my screen time is nine hours and i have finals exams in two weeks',
      'how do i study when all the lectures are on youtube and youtube is the problem',
      'is there an app that locks my phone while i do homework, i have no will',
      'deleted instagram for the exams and reinstalled it in the toilet an hour later',
      'why do i watch netflix with the revision notes on my knees and pretend',
      'i tell myself five minutes, then its dark outside, and the only thing i studied today was other peoples lives on instagram',
    ],
    says: {
      told: 'Put the phone in another room while you study, not face down beside you, because even silent it keeps pulling. Give it a fixed time instead: forty minutes of work, then ten with it, standing up in the hallway. Let someone hold it in exam weeks. If the studying needs a screen, use a site blocker, and print what you can.',
      how: 'Make it annoying: log out, delete the worst app until the exam, set the screen to gray, leave the charger in the kitchen. Then give your hands something, a pen and paper, tea. The pull is strongest in the first ten minutes. If you get over those, it mostly goes quiet.',
      normal:
        "Very normal, and it isn't weakness. Those apps are built by clever people to be harder to leave than a chapter on enzymes. So don't fight it with will, fight it with distance: a closed door and a walk between you and it.",
    },
  },
  {
    id: 'all-nighter',
    words: [
      /\b(?:all ?nighters?|pull(?:ed|ing)? an all nighter|stay(?:ed|ing)? up all night|up all night|awake all night|no sleep before|cramming|crammed|cram)\b/u,
      /\b(?:study\w*|exams?|test|essay|paper|revis\w*|assignment|thesis|finals?|midterms?|cram\w*|class|project|homework|uni)\b/u,
    ],
    unless:
      /\b(?:baby|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|dog|blanked|chat ?gpt|deadline|pregnancy)\b/u,
    tries: [
      'pulling an all nighter for my physics exam at 9am',
      'i stayed up all night with an essay and now i cant think',
      'should i cram tonight or sleep before the final',
      'third all nighter this week for the architecture project',
      'all nighter for my exam',
      'cramming everything tonight',
      'is one all nighter before a final really so bad, everyone does it',
      'ive been up all night with this assignment and now i hear birds and feel sick',
      'i drank three energy drinks and stayed up all night for a test that got postponed',
      'should i nap for an hour or keep cramming until eight',
      'every semester i swear it will be different, i buy the folders, and every semester i end up pulling an all nighter before the paper is due',
      'red eyes, cold pizza, fourth all nighter for the group project, im 20 and feel ancient',
    ],
    says: {
      told: "Even a short night beats an all-nighter, because what you learned only settles while you sleep. If it's an exam, stop by one, set two alarms, and look over one page of essentials at breakfast. If something has to be handed in, finish the plain version and get ninety minutes. Don't drive after a night without sleep. Afterwards nap briefly and go to bed early.",
      should:
        'Lean towards sleep. Past midnight you put less in and lose what was there. Do one more hour on the topic most likely to come up, write a half page of key points, and lie down. Only stay up if something must be handed in and otherwise counts as zero.',
      normal:
        'Once in a while, yes, half the campus has a story about one. Several a week means the load or the plan is off, and your body pays with mistakes and moods. Look at which task always slides into the night, and give it the first hour of some daytime.',
    },
  },
  {
    id: 'blank-in-exam',
    words: [
      /\b(?:blank|blanked|blanking|black ?out|blacked out|mind (?:goes|went|is) (?:blank|white|empty)|froze|freeze|freezing|panic\w*|forgot everything|forget everything)\b/u,
      /\b(?:exams?|tests?|midterms?|finals?|quiz|orals?|written test)\b/u,
    ],
    unless:
      /\b(?:driving|pregnancy|blood|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|drunk|alcohol)\b/u,
    tries: [
      'i knew everything and then my mind went blank in the exam',
      'i always freeze in tests even when ive studied',
      'had a panic attack in the middle of my maths exam and left the room',
      'what can i do when i forget everything as soon as the exam starts',
      'blanked in my exam',
      'i panic in every test',
      'my mind goes blank the moment the teacher says you may begin the test',
      'is it normal to forget your own name in an oral exam, i froze completely',
      'why do i panic in exams when at home i get everything right',
      'i knew all of it on the bus, i explained it to two friends in the hallway, and then in the exam i forgot everything',
      'how do i stop freezing up during finals, it happened three times now',
      'walked out of the midterm after ten minutes because of panic and the professor just looked at me',
    ],
    says: {
      told: 'A blank in an exam is fear blocking the door, and the knowledge is still behind it. Put the pen down, breathe out slowly five times, then write anything you know on that topic in the margin, even a single word. Go to the easiest question first. At home, practise the exam itself: a timer, a strange table, no notes. Tell the teacher, since extra time or a quiet room may exist.',
      why: "Because alarm and recall don't run well together: when the body gets ready to flee, it stops fetching names and formulas. It isn't a sign you didn't learn. Practising under slight pressure teaches it that a test is survivable, so do three short timed ones before the real thing.",
      normal:
        "Very normal, and it happens to well-prepared people most of all, because they have something to lose. If it happens nearly every time or turns into panic, tell the school counselor or a doctor. There's real help for exam fear, and often an official arrangement too.",
    },
  },
  {
    id: 'teacher-dislikes-me',
    words: [
      /\b(?:teachers?|professors?|lecturers?|coach|tutor)\b/u,
      /\b(?:hates? me|dislikes? me|doesnt like me|does not like me|picks on me|picking on me|against me|unfair|singles me out|humiliat\w*|embarrass\w*|yells at me|yelled at me|ignores me|mean to me|favou?rites?|makes fun of me|has it in for me|call(?:s|ed) me (?:stupid|dumb|lazy|slow))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|touch\w*|hit me|crush|essay|piano|singing|driving|compar\w*|like my (?:sister|brother)|mark|grade|gave me an? [a-f])\b/u,
    tries: [
      'my maths teacher hates me and i didnt do anything',
      'the professor humiliated me in front of 200 students',
      'my teacher has favorites and im not one of them',
      'is it my fault that my coach picks on me every practice',
      'my teacher hates me',
      'professor makes fun of me',
      'coach ignores me since i said i wanted to play in another position',
      'why does my teacher yell, yesterday she called me lazy in front of everyone',
      'is it allowed that a teacher humiliates someone for not having money for the trip',
      'i do all my work, i am never late, i even stay to clean the board, and still the teacher picks on me every lesson',
      'how do i tell my parents that my professor has it in for me without sounding like a child',
      'my tutor has favorites and they get all the good questions',
    ],
    says: {
      told: 'With a teacher who seems to be against you, go once alone, outside class, with a question instead of a complaint: "I want to do better in your class. What should I work on?" It often changes the tone, because now you\'re a person. If it stays unfair, or you were shamed in front of others, write down dates and words, and bring those to a form tutor, dean or parent. You don\'t have to win this teacher over to pass.',
      them: "Nobody can see into another person, and from outside a short temper, a bad year or plain habit looks just like dislike. What can be known is how they act: the same with others, or only with you? Watch for two weeks and write down what's said. Then you'll have facts either way.",
      say: 'To the teacher: "When you said that in front of everyone, I felt small, and I\'d like to hear it privately next time. What can I do better?" To a parent or someone at school: "This has happened four times, here are the dates. I\'d like help." Both short, both without calling anyone names.',
      normal:
        "You're not overreacting, and it isn't your fault. Someone with power over your marks being unkind is hard to sit through, and being shamed in front of others isn't part of learning. It may still be clumsy rather than personal. One calm talk tells you a lot, and if it goes badly, there's someone above them.",
    },
  },
  {
    id: 'called-on-in-class',
    words: [
      /\b(?:called on|calls on me|call on me|cold call\w*|raise my hand|raising my hand|put my hand up|speak up in class|speak in class|talk in class|participation|say (?:something|anything) in (?:class|seminars?))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|law school|law student|work meeting|cold calling|my boss|day off)\b/u,
    tries: [
      'i get so scared of being called on that i skip the class',
      'i know the answer but i never raise my hand',
      'the teacher called on me and i said something so stupid',
      'my grade is half participation and i havent said a word since september',
      'please dont call on me',
      'scared to speak in class',
      'i get called on and my ears go hot and i forget the language',
      'how do i raise my hand when my heart is beating this loud',
      'is it normal to plan my sentence for twenty minutes and then not say anything in class',
      'my notes are perfect, my homework too, but half the mark is participation and i have never opened my mouth in that seminar',
      'the professor cold calls people from a list and im next on wednesday',
      'said the wrong answer when the teacher called on me and two girls giggled for an hour',
    ],
    says: {
      told: "For speaking in class, go early and go small: a question in the first ten minutes is easier than an answer in the last, and then it's done for the day. Write it down and read it off if you need to. If a blank comes when you're called on, \"I'm not sure, could you come back to me?\" is a full answer. Wrong answers are forgotten by lunch.",
      normal:
        "Completely normal, a good part of the room is praying not to be picked. Quiet people aren't less clever, they just check a sentence three times before letting it out. If it makes you skip classes, tell the teacher in a mail. Most will agree on a signal or warn you beforehand.",
      say: 'To the teacher, by mail: "I prepare, but I freeze when I\'m called on without warning. Could I have a question in advance, or take part in writing too?" In class: "I need a moment", or "I\'d like to add to what she said." Building on someone else\'s point is the easiest way in.',
    },
  },
  {
    id: 'bullied-at-school',
    words: [
      /\b(?:bull(?:y|ied|ies|ying)|pick on me|picked on|make fun of me|makes fun of me|making fun of me|laugh at me|laughing at me|calls? me (?:names|fat|ugly|weird|gay|stupid|a \w+)|dont have (?:any )?friends|spread\w* rumou?rs|cyberbull\w*|mobbed|(?:girls|boys|everyone|everybody|they|people)(?: \w+){0,3} ignores? me|left out|exclude\w*|sit alone|eat alone|eat lunch alone|eating lunch alone|no friends|(?:are|is|so|being|really) (?:mean|cruel|nasty|horrible) to me|tease\w*|teasing|hate me)\b/u,
      /\b(?:school|class|classmates?|high school|grade|teachers?|cafeteria|break time|recess|locker|the bus)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl|grandson|granddaughter|niece|nephew)|coworkers?|boss|work at|colleagues?|uni|university|college|years ago|twenty years|kill|die|suicid\w*|hurt myself|hit me|beat|reunion|karma|\d+ year old (?:gets|is)|my \d+ ?(?:yo|year old)|school mums|school moms|best in the class|other (?:moms|mums))\b/u,
    tries: [
      'the girls in my class make fun of me because of my clothes',
      'im bullied at school and my teachers pretend not to see it',
      'i eat lunch alone in the school toilet',
      'they made a group chat without me and the whole class is laughing at me',
      'should i tell my parents im being bullied at school',
      'kids at school bully me',
      'everyone in class ignores me',
      'they call me names on the bus because of my teeth',
      'what do i say when the boys in my class laugh at me in sports',
      'someone spread rumors about me at school and now even my old friends look away',
      'i changed my hair, i changed my bag, i stopped talking about anime, and they still make fun of me in class every single day',
      'is it bullying if they say its just jokes, it happens in every break at school',
      'i have no friends at school and i walk around at recess pretending to look for someone',
      'kids at school are mean to me',
    ],
    says: {
      told: "Being picked on or left out at school isn't your fault, and it's too heavy to carry alone, so tell one adult this week and keep telling until someone acts. Save messages, note dates and names. At school, find one safe place and one person for breaks, the library or a club counts. If anyone threatens you or you don't feel safe, tell an adult or a young people's helpline today.",
      should:
        'Yes, tell them. Show one screenshot or say one example, and say what you want: "I don\'t want you to storm in. I want you to listen and then go to the school with me." If your parents aren\'t the right ones, an aunt, a teacher you like or a helpline for young people is.',
      why: 'Nobody can see inside them, but it usually says more about the group than about you: someone gets laughed at so the others feel safe. It picks on clothes, voice, anything. Changing yourself rarely stops it. Being seen by adults and having even one ally beside you often does.',
      say: 'To them, flat and bored: "Okay. Done?" and walk off. To an adult: "This has been going on since September. These people, these things. I\'ve tried ignoring it. I need you to do something, and I need to know what." Practise the second one aloud, because it\'s the one that matters.',
    },
  },
  {
    id: 'changing-school',
    words: [
      /\b(?:new school(?! year)|chang(?:e|ed|ing) schools?|switch(?:ed|ing)? schools?|transfer(?:red|ring)? (?:schools?|to another school|to a new school)|new kid|new girl|different school|another school)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|children|boy|girl)|teach at|teaching job|boss|my ex(?! friends?)|shifts?|train the|choir|valentines?|stole|steal|fired)\b/u,
    tries: [
      'i start at a new school on monday in the middle of the year',
      'im the new girl and everyone has known each other since kindergarten',
      'should i change schools because of my ex friends',
      'we moved again its my fifth new school',
      'new school on monday',
      'i hate my new school',
      'we moved to texas and the new school has 3000 kids and i got lost twice',
      'how do you make friends as the new kid in year 10',
      'is it cowardly to change schools because of one teacher',
      'will it get better, i switched schools in september and still eat in the library',
      'my parents got divorced, we live at my aunts, and now i also have to go to a different school in the middle of exams',
    ],
    says: {
      told: 'At a new school, aim for one person and not for a group: sit near somebody who looks friendly and ask something small, "What\'s the teacher like?" Join one thing that meets weekly, because shared doing is quicker than talking. Keep a call with an old friend in the week. The first three weeks are the worst of it, and being new also means nobody has an old story about you.',
      should:
        "Lean towards changing if it has been bad for months, adults know and nothing moved, or the school truly doesn't have what you need. If it's a fight of some weeks, give it until the next break. Visit the other one for a day first, and talk to the counselor about timing.",
      will: "It depends mostly on seeing the same few people often, and that you can arrange. By about two months faces turn into names. If a term goes by and every day is still heavy, say so at home and to a teacher you like. There's more they can do than you'd guess.",
    },
  },
  {
    id: 'prom',
    words: [
      /\b(?:prom|promposal|homecoming dance|school dance|winter formal|abiball|school ball|leavers ball|debs)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|sons|daughters|kid|kids|child))\b|\b(?:skin|acne|pimples?|broke out|breakout)\b/u,
    tries: [
      'nobody asked me to prom and its in two weeks',
      'should i ask my crush to prom or go with friends',
      'cant afford a prom dress and i dont want to say it',
      'my prom date cancelled for someone else',
      'prom was the best night of my life',
      'no date for prom',
      'prom night was magical',
      'my mum made my prom dress and its not what i wanted but she was so happy',
      'how do i ask a girl to prom without a big sign and balloons',
      'is it sad to go to prom with my cousin',
      'he said yes to me in march, and yesterday at lunch i heard him ask somebody else to the prom',
      'should i skip prom, i hate dancing and loud music and photos',
      'the school dance is friday and my strict parents said no',
    ],
    says: {
      told: "Prom is best with whoever you laugh with, and a group of friends is the surest way to a good night. If there's someone you'd like to ask, do it simply and privately. Borrow or rent the clothes, many schools and libraries have free racks and nobody checks labels. And if you don't want to go, a movie and pizza with one friend is also a memory.",
      should:
        "Lean towards going with whoever you laugh with, and if there's a crush, towards asking quietly, with an easy way out: \"I'd like to go to prom with you. No big thing if you've got plans.\" Have a group you'd go with anyway, so your evening doesn't hang on one answer. If it's really not your kind of night, skip it and plan a better one.",
      normal:
        "It's normal to feel like the only one without a date, a dress or a plan. Plenty go in groups, some hate it, some leave early. It's four hours with loud music. You can want it and still laugh at how big it's been made.",
      glad: "A prom night like that is worth keeping whole, so write down three small things before they blur: the song, who was laughing, what the walk home was like. Send one photo to the person who made it what it was, with a line of thanks. In twenty years the dress or the suit will be funny, and the feeling won't.",
      say: '"Hey, do you want to go to prom together? As friends or however you like." Face to face or in a message, not in front of a crowd. If you need to say no: "Thanks for asking me, that took nerve. I\'m going with my friends." Kind, clear, finished.',
    },
  },
  {
    id: 'yearbook-class-photo',
    words: [
      /\b(?:yearbooks?|class (?:photo|picture)s?|school (?:photo|picture)s?|picture day|senior quote|superlatives?|most likely to)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|old (?:class|school) (?:photo|picture)|found)\b/u,
    tries: [
      'my yearbook photo is horrible and its printed already',
      'nobody signed my yearbook except two teachers',
      'they voted me most likely to never leave this town',
      'what should i write as my senior quote',
      'picture day tomorrow, huge pimple',
      'nobody signed my yearbook',
      'my eyes are closed in the class photo and they wont retake it',
      'what do i write in the yearbook of a boy i secretly liked for four years',
      'is it stupid to be upset that i got no superlative, not even a silly one',
      'i was on crutches that week, nobody told me they moved it, and now im missing from the class picture forever',
      'someone drew on my face in the yearbook and passed it around',
      'they spelled my name wrong in the yearbook under a picture of another girl',
    ],
    says: {
      told: "A yearbook is one afternoon's view of you, frozen by whoever held the camera or the pen, and it stops mattering faster than anything else from school. If a photo or a line hurts, laugh at it with one friend. If something cruel was printed or scribbled in, the teacher in charge should know. Ask three people you like to write something, and write something true for them first.",
      say: 'For a quote or a page, take something you actually say, small and a bit funny, rather than wise. For a friend\'s book: one scene only you two know, and "I was glad you sat next to me." For someone you hardly know: "You were always kind in maths. Good luck."',
      normal:
        "It's normal that it stings, because it feels like the official record of who you were. It isn't that. Most of those books sit in a box, and the people who look at them later look for their own face. You get to be someone else by autumn.",
    },
  },
  {
    id: 'graduation',
    words: [
      /\b(?:graduat(?:e|ed|es|ing|ion)|commencement|cap and gown|diploma ceremony|finished (?:my degree|uni|university|college|high school|school)|got my (?:diploma|degree))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|sons|daughters|kid|kids|child|niece|nephew|granddaughter|grandson)|died|passed away|years ago i|thesis|supervisor|graduate school|undergraduate|postgraduate)\b/u,
    tries: [
      'i graduate on saturday and my divorced parents both want to come',
      'i graduated in may and still have no job and no plan',
      'feeling empty after graduation',
      'i finally graduated first in my family',
      'should i go to my graduation ceremony or skip it',
      'i graduated today',
      'nobody came to my graduation',
      'my graduation is next week and i havent told my family that i didnt get honours',
      'is it normal to feel lost after graduating, i wake up at noon',
      'should i invite my dad to my graduation after what he did to mum',
      'i walked over the stage in my cap and gown, everybody cheered, and inside i only thought what do i do on monday',
      'finished university in june and have sent 70 applications since i graduated',
      'why does graduation feel like a breakup',
    ],
    says: {
      told: "Graduation is an ending and a beginning on the same day, so it's no wonder if you feel proud, flat and scared at once. Thank two people who carried you, by name. If it's complicated because of who comes, decide now who sits where and tell them. If nobody came, it still counts, so let one person take you to dinner for it. For after it, you need only the next month: one thing that pays and one that interests you.",
      should:
        "Lean towards going, even if ceremonies bore you, because it's often the day your people needed to see. Two hours in a silly hat, then dinner. Who you invite is up to you, and someone who hurt you or your family has no right to a seat. Skip it with a clear conscience if it costs more than you have or you'd only be doing it for someone who hurt you. Then mark the day another way.",
      normal:
        "Very normal to feel empty afterwards. For years someone handed you the next task and a date for it, and now nobody does. It isn't failure. Make yourself a small timetable for two weeks, with people in it, and let the big question wait until you've slept.",
      glad: "You did it, and no bad day can undo it. Think of the one evening you nearly gave up and what got you to the next morning, because that's the part worth keeping. Put the paper somewhere you'll see it. And let the people who waited for this day make a fuss.",
    },
  },
  {
    id: 'last-day-of-school',
    words: [
      /\b(?:last (?:day|week|days) (?:of|at|in) (?:high )?(?:school|uni|university|college|class|term|year 11|year 13|senior year)|leaving school|school is over|school is ending|end of (?:high school|senior year|school)|finishing school)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|teach here|teacher here)\b/u,
    tries: [
      'its my last day of school tomorrow and i want to cry',
      'last week of high school and my friends are all going different places',
      'school is over and i feel nothing',
      'leaving school without saying goodbye to the one teacher who helped me',
      'last day of school today',
      'high school is over, last week of senior year',
      'i didnt think i would cry on the last day of college but i did',
      'is it normal to feel nothing when school is ending after twelve years',
      'how do i say goodbye to my whole class in the last days of school',
      'i complained about this place every single day for six years and now its the last week of school and i touch the lockers',
      'my best friend didnt come to our last day at school and i dont know why',
      'leaving school at 16 and starting in the kitchen on monday',
    ],
    says: {
      told: 'On the last days of school, say the things now while everyone\'s still in one building. Tell the teacher who mattered, "You helped me and I noticed." Set one real date with the friends you want to keep, since "we\'ll stay in touch" fades by August. If you feel nothing, or only relief, that\'s a fair answer too. If the day\'s gone, an email still arrives.',
      normal:
        "Crying, numbness and wanting to run out the door are all normal, sometimes within an hour. You're leaving a place that shaped every weekday for years. It often sinks in later, on some ordinary morning in autumn. Take a photo of the dull things: the corridor, your desk.",
      say: 'To a teacher: "I want you to know your class was the one I didn\'t dread." To a friend: "I don\'t want us to become people who just like each other\'s photos. First Saturday of every month, a call?" To someone you fell out with: "I wish you well." That\'s enough.',
    },
  },
  {
    id: 'first-day-back-school',
    words: [
      /\b(?:first day (?:of|at|back at|back to|in) (?:high )?(?:school|class|term|year \d+|senior year)|back to school|school (?:starts|begins|started)(?: again)?|after (?:the )?(?:summer|holidays|break) (?:school|its school)|start(?:ing)? high school|new school year)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|children|twins|boy|girl)|at (?:3|4|5|6)\d|im (?:3|4|5|6)\d|teacher here|i teach|go(?:ing)? back to school)\b/u,
    tries: [
      'first day of high school tomorrow and i have nobody to walk in with',
      'back to school on monday after being sick for three months',
      'school starts again next week and my stomach hurts already',
      'new school year and my best friend is in the other class',
      'school starts tomorrow, ugh',
      'first day of year 12',
      'how do i walk in on the first day back at school after what happened at the party',
      'back to school and i grew 12 centimeters over summer, everyone will stare',
      'is it normal that i cant sleep because school starts again on wednesday',
      'new shoes, new bag, same people, and my stomach has been in a knot since sunday because school starts in the morning',
      'im starting high school and my sister says they put freshmen in bins',
      'after two weeks of sun and no alarm its back to school on monday and i feel like crying',
    ],
    says: {
      told: 'Make the first school day back small: plan only the first twenty minutes. Message one person tonight, "Shall we meet at the gate at ten to eight?" Pack and choose clothes before bed so the morning\'s quiet. If you\'ve been away, have one sentence ready: "I was sick, I\'m back, what did I miss?" By Wednesday it\'s usually a normal week. If someone there scares you, tell an adult before you go.',
      normal:
        "The stomach ache before school starts again is about as common as school bags. It tends to be worst the evening before. If it comes every morning for weeks, or there's someone there you're afraid of, tell an adult you trust. Then it's more than nerves.",
      how: 'Walk in with one person, and have a short sentence for anyone who asks: "I don\'t want to talk about it." Sleep at school hours two nights early. Eat something, even half a banana. Sit next to the first person who looks as lost as you feel and say, "Is this the right room?" You\'ve just made it easier for both of you.',
    },
  },
  {
    id: 'sports-tryouts',
    words: [
      /\b(?:try ?outs?|trials|make the team|made the team|making the team|cut from the (?:team|squad)|got cut|benched|on the bench|varsity|first team|cheerleading|school team|cut from (?:the|my|our) \w+ (?:team|squad)|didnt make (?:the|varsity|it onto))\b/u,
      /\b(?:team|squad|coach|soccer|football|basketball|volleyball|hockey|baseball|softball|cheer\w*|swim\w*|track|rugby|netball|cricket|varsity|tryouts|try outs)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|clinical trials?|at work)\b/u,
    tries: [
      'soccer tryouts are on saturday and i havent trained all summer',
      'i got cut from the basketball team after three years',
      'made the varsity team as a sophomore',
      'coach benched me the whole season',
      'i made the team',
      'coach said im too small for the first team in rugby',
      'should i try again next year at basketball tryouts or change sports',
      'is it normal to throw up before football trials',
      'i trained all summer at five in the morning, gave up sugar, and then i sat on the bench for the whole season while the coachs son played on our team',
      'my best friend made the cheerleading squad and i didnt, tryouts were so quick',
      'will i make the team with a sore ankle, soccer tryouts are tomorrow',
      'cut from the volleyball team',
    ],
    says: {
      told: 'At tryouts, coaches notice what you can control: arriving early, listening, running back when you lose the ball. Put your effort there. If you were cut or benched, ask one thing within the week: "What two things should I work on to be considered?" Then train those for six weeks somewhere with less pressure. If you made it, thank who drove you to practice.',
      should:
        "Lean towards trying, or trying again, if you'd miss the sport itself and not just the jacket. A no costs an afternoon. If you've been on the bench a whole season and the joy is gone, a smaller club where you actually play can bring it back. Playing is the point.",
      will: "I can't see a coach's list. It depends on the positions they need as much as on you. What you can move in a week is sleep, fitness at the edges and knowing the drills. Ask someone who made it last year what they do there, and practise that. Anything sore gets looked at before you run on it.",
      glad: "You made the team, and that was you, on the cold mornings too. Enjoy it for a whole evening. Then learn everybody's name, including the ones who hardly play, because being the person who does that gets you further than any goal in the first month.",
    },
  },
  {
    id: 'school-play',
    words: [
      /\b(?:school (?:play|musical|show)|drama (?:club|class|school)|the musical|lead role|theat(?:er|re) (?:club|group|class|kid)|auditions?|audition for|understudy|stage fright|forgot my lines)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|orchestra|violin|piano|singing lessons|burgled)\b/u,
    tries: [
      'i didnt get the lead role in the school play my best friend did',
      'opening night is friday and i forgot my lines twice today',
      'should i audition even though i cant sing',
      'got cast as a tree in the musical',
      'got the lead role',
      'stage fright before the musical',
      'i play the evil queen in the school play and my ex is the prince',
      'how do i learn 200 lines for drama club in a week',
      'is it silly to be hurt that im only the understudy',
      'my parents flew in from two countries, the hall was full, and in the second act of the school musical i forgot my lines',
      'should i go to the auditions if i stutter',
      'theatre kid here, the director yells at us and says thats how real actors learn',
    ],
    says: {
      told: "With a play or audition, know your first line and your first move cold, because once the body has started the rest comes along. Say your lines while washing up or walking, not sitting still. If the part is smaller than you hoped, be the one everyone wants backstage. A director who keeps yelling isn't teaching, so tell another adult. And if a friend got yours, \"I'm jealous and I'm glad for you\" is an honest sentence.",
      should:
        "Lean towards auditioning, and towards staying in with a small part, even though being hurt over it isn't silly. The worst of it is three awkward minutes, and there are parts for those who don't sing, and lights, costumes and sets for those who'd rather not be seen. Prepare something short you like and know by heart. Leave it only if rehearsals would sink your exams.",
      normal:
        "It's normal to be sick with nerves, and to be quietly crushed over a part. Stage people feel both all their lives. Let it be bad for one evening. Then go to the first rehearsal on time, because that's where the fun is, whatever size the role.",
    },
  },
  {
    id: 'youngest-oldest-in-class',
    words: [
      /\b(?:youngest|oldest|skipped a (?:grade|year|class)|held back|only (?:girl|boy|woman|man|guy|black|asian|foreign\w*))\b/u,
      /\b(?:in (?:my|the) (?:\w+ )?(?:class|course|year|grade|school|lecture)|classmates|skipped a|held back|in class)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|sibling|youngest (?:son|daughter|child)|mature student|at (?:4|5)\d|im (?:4|5)\d)\b/u,
    tries: [
      'im the youngest in my class because i skipped a grade and they treat me like a baby',
      'i was held back and now im the oldest in my grade',
      'only girl in my engineering course',
      'is it weird to be the oldest in the class by six years',
      'only girl in my class',
      'i skipped a year and now they all shave and i look like someones little brother',
      'is it weird to be 19 in a class of 16 year olds, i was held back twice',
      'only black student in my year and every history lesson they look at me',
      'i changed countries three times, lost a year in each of them, and now im the oldest in my class by almost four years',
      'how do i fit in as the only guy in my nursing course',
      'being the youngest in the course means nobody invites me to the bar',
      'im the oldest in class',
    ],
    says: {
      told: "Being the only one, the oldest or the youngest in a class is loudest in the first weeks, and then people mostly sort by who's good company. You don't owe anyone an explanation or a whole group's opinion: \"I can only speak for myself\" is enough, and a teacher who keeps looking your way can be told so in private. Find one person through a task, and keep one circle outside class where you're simply one among others.",
      normal:
        'Not weird at all, though it\'s normal to feel watched. Others notice it on day one and then go back to worrying about themselves. If someone keeps making jokes of it, a flat "you\'ve done that one" is usually enough. If it turns nasty, tell a teacher.',
      will: "It usually fades as soon as there's something else to know you by: the one who explains things well, the one with the snacks. Give that a term. It depends more on sitting with the same people often than on any age or label.",
    },
  },
  {
    id: 'compared-to-sibling-school',
    words: [
      /\b(?:compare|compares|compared|comparing|comparison|like (?:my|your) (?:sister|brother|cousin)|shadow|smarter than me)\b/u,
      /\b(?:school|teachers?|grades?|marks|class|exams?|professor|studies|cousin|cousins|topper)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|my ex|her ex|his ex|body|eye ?shadow|comparing answers|compare answers|went (?:terribly|badly|well|wrong))\b/u,
    tries: [
      'all my teachers compare me to my older brother who was a genius',
      'my mom compares my grades with my cousin who studies medicine',
      'i live in the shadow of my sister at school',
      'teachers keep asking why im not like my sister',
      'my teachers compare me constantly',
      'always in my brothers shadow at school',
      'mum hung my sisters marks on the fridge and asked where mine are, she compares everything',
      'why cant you be like your cousin, that sentence before every exam',
      'is it normal to hate my own sister because she is smarter than me at school',
      'he got the medal, the scholarship, the handshake, and now every teacher who hears my surname compares me with him',
      'how do i get my dad to stop comparing my grades with the neighbours daughter',
      'my twin is the class topper and relatives compare us at every wedding',
    ],
    says: {
      told: "Being compared at school puts someone else's name on your work, and it's fair to hand it back. Try it once, friendly: \"That was my brother. I'd like to be marked as me.\" Put in whichever name fits. Then choose one field where nobody has been before you, a subject, a sport, a skill, and get good at it. The comparison fades fastest where it has nothing to hold.",
      say: 'To a teacher: "I know we share a last name. I work differently, and I\'d like to know how I\'m doing, not how I\'m not." To a parent: "When you bring up someone else\'s grades, I stop wanting to show you mine. Ask me what I learned." Said calmly, once.',
      normal:
        "Not petty. Being measured against a person you also love is tiring, and it can spoil both the work and the bond. It isn't the other one's fault either, and they may feel it from their side. Ask them one day what it was like to be the example.",
    },
  },
  {
    id: 'parents-choose-studies',
    words: [
      /(?:\b(?:(?:mom|mum|dad|mother|father) says)\b|(?:\b(?:(?:dad|father|mum|mom|mother|parents|papa|family) (?:wants?|want me|says|expects?|prefers?|insists?))\b|\b(?:parents|mother|father|mom|mum|dad|family|baba|papa|amma|ammi|mama|they)(?: \w+){0,3} (?:want|wants|wanted|force|forced|forcing|forces|make|makes|made|making|push|pushed|pushing|chose|choose|decided|insist|insists|insisted|expect|expects|refuse|refuses|disown|wont|pay|allow|let|says?(?: \w+){1,5} (?:real (?:degree|job)|useless|waste))\b))|\b(?:not going to be|wont (?:be|study)|dont want to be)\b/u,
      /(?:\b(?:law|design)\b|\b(?:i|me|im|my)\b)/u,
      /\b(?:medicine|(?:study|studying|do|into|for|law or|or) law|law (?:school|degree)|engineering|(?:be|become|being|am) an? (?:engineer|doctor|lawyer|nurse|teacher)|study|studying|degree|major|university|uni|college|med school|medical school|art school|music school|a levels)\b|\b(?:(?:be|become) an? (?:doctor|engineer|lawyer)|study medicine)\b/u,
    ],
    unless:
      /\b(?:want out|parents pay|failed|my (?:son|daughter|kids?)|doctors? (?:say|says|said|appointment)|see a doctor|the doctor|gap year|marry|marriage|hospital|died|major (?:revisions|corrections)|defen[cs]e|viva|help with|live at home|living at home|commut\w*|washes|dishes|stay for free)\b/u,
    tries: [
      'my mom says study law, i want to study design',
      'my mother expects a doctor and i dont like medicine at all',
      'is psychology the right degree for me, my dad wants law',
      'how do i tell my parents im not going to be a doctor',
      'how do i tell my parents i dont want to be a doctor',
      'how do i tell my father im not going to be an engineer like him',
      'telling my parents i wont study medicine, how',
      'my parents want me to study engineering and i want art',
      'my father wants medicine, i want to study history',
      'my parents want me to study medicine and i want to be a chef',
      'my dad forced me into engineering and im failing on purpose',
      'they said my family wont pay for university unless i do law',
      'how do i tell my mother i dont want to be a doctor',
      'parents want me in engineering',
      'dad decided i study law',
      'my mother wants me to become a doctor because she couldnt be one',
      'is it wrong to study what my parents want just for peace',
      'every sunday the whole family sits at the table in karachi and they push me to do medicine while i draw on the napkin',
      'they wont pay a cent if i go to art school, so i said yes to their university',
      'why do my parents insist that i become a lawyer when i faint at conflicts',
      'my dad made me take engineering and i switched to music in secret, how do i tell him i study something else',
    ],
    says: {
      told: "When parents choose the studies, what they're usually after is safety, so answer the worry and not only the order. Come with a page: what you want, where it leads, what it pays, what you'd do if it fails. \"I know you want me to be safe. Here's my way of being safe.\" If they won't move, look for a school, grant or part-time path that needs less of their money.",
      say: "\"I've listened to you for months, and now I need you to listen for ten minutes. I don't want this subject. I want this one. This is my plan, and this is my plan if it doesn't work. I'm not doing it against you.\" Pick the parent who softens first, and tell that one alone.",
      should:
        "Lean towards your own subject if you've tested it beyond dreaming and can carry some of the cost. Lean towards a middle way where a break with your family would truly endanger you or your home: a double subject, a related field, one year and then a review. You don't have to win it all in one talk.",
      why: "From outside it looks most often like fear: they've seen what insecure work does, or gave up a lot so you'd be spared it. Sometimes it's also about standing with relatives. Nobody can see into them, so ask: \"What are you most afraid would happen to me?\" The answer's what you have to plan for.",
    },
  },
  {
    id: 'erasmus-exchange',
    words: [
      /\b(?:erasmus|study(?:ing)? abroad|semester abroad|year abroad|exchange (?:year|semester|student|program|programme)|host (?:family|mother|father|parents)|abroad to study|foreign exchange)\b/u,
    ],
    unless:
      /\b(?:long distance|(?:he|she|hes|shes)(?: is)? (?:studying|on|going|doing|leaving)|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child)|stock|homesick|visa|dating an)\b/u,
    tries: [
      'leaving for my erasmus semester in lisbon in a week and im panicking',
      'my host family in ohio barely speaks to me',
      'should i do a year abroad if i have a boyfriend here',
      'back from my exchange year and nothing feels right at home',
      'erasmus starts on monday',
      'my exchange year is lonely',
      'my host mother reads my messages and says its for my safety',
      'should i study abroad in korea if i dont speak any korean',
      'is it normal to be bored on erasmus, everyone else is partying',
      'i dreamed about this for three years, filled in forty forms, and now i sit in my semester abroad eating cereal in bed',
      'what do i say to my host family about the food, i cant eat fish every day',
    ],
    says: {
      told: "An exchange has a low around the third or fourth week, when the newness is gone and nothing's familiar yet, so plan something good for then. Get one weekly thing with locals, not only other exchange students. With a host family, ask for a small job in the kitchen, it makes you part of the house. If they read your messages or make you afraid, tell your coordinator today. Coming back is its own shock, and deserves the same patience.",
      should:
        "Lean towards going. A semester's short, and people tend to regret the one they didn't take. If there's someone at home, agree on call days and one visit before you leave. Don't go if money would frighten you daily, or if you'd only be running from something that will fly with you.",
      normal:
        "Panic before, tears in the first month, and feeling strange when you return are all ordinary. You've been somebody slightly different there, and it takes a while to carry that person home. Find one other who has been away. You'll talk for hours.",
      say: "To a host family: \"I'm happy to be here and I'm still shy. Could I cook something from home on Sunday, and would you show me how you do things?\" If it truly doesn't fit: tell your coordinator plainly what happened and that you'd like to change. It's done every year.",
    },
  },
  {
    id: 'homework-math',
    words: [
      /\b(?:bad at (?:math|maths|school|physics|chemistry|languages)|(?:too )?(?:dumb|stupid|slow) (?:for|at|in) (?:math|maths|school|class|uni|university|college|this course)|hate (?:math|maths|physics|chemistry|homework)|dont understand (?:math|maths|physics|chemistry|anything in class)|so much homework|algebra|math homework|maths homework)\b/u,
    ],
    unless:
      /\b(?:(?:my|our|her|his) (?:son|daughter|kid|kids|child|boy|girl)|failed|failing|flunked)\b/u,
    tries: [
      'im too dumb for maths everyone gets it but me',
      'i hate physics and i have four hours of it a week',
      'so much homework i have no life and im 15',
      'algebra makes me cry and my dad shouts when he explains it',
      'i hate maths',
      'too stupid for physics class, bad at physics',
      'so much homework that i stop at eleven and start again at six',
      'how do i get better at algebra when i missed a whole year because of illness',
      'is it possible to be bad at math forever, even fractions',
      'the others already finished the page, the teacher says its simple, and i sit there because i dont understand maths since fifth grade',
      'why am i good at languages and so bad at chemistry',
      'my dad explains the maths homework in his way and the teacher marks it all wrong',
    ],
    says: {
      told: 'If school feels too hard, look for the step where it broke, because it\'s nearly always an earlier one, and going back to it for two weeks does more than pushing on. Ask someone patient to watch you do one problem and stop you where it tips. Say "I get lost right here", not "I don\'t get it". Homework gets a fixed end time each evening, then it\'s over.',
      why: "Usually because something underneath never got solid, like fractions under algebra, and everything after stands on it. It can also be a teacher whose way doesn't fit yours, tiredness, or letters and numbers that jump, which a school can check. It's rarely the head. Find the last topic where you felt fine, and start there.",
      normal:
        "Feeling like the only slow one is very common, in rooms where half the others are nodding without understanding. Hating it is often the feeling of being lost for too long. If it's heavy every single day, tell an adult at school. Something can be changed.",
    },
  },
  {
    id: 'suspended-from-school',
    words: [
      /\b(?:detention|suspended|suspension|expelled|expulsion|skipp(?:ed|ing) (?:school|class|classes|lectures)|truan\w*|principals office|kicked out of (?:school|class|uni|university|college)|academic probation|exmatriculat\w*)\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|boy|girl)|licen[cs]e|from work|detention cent\w*|immigration|without pay|bike|car)\b/u,
    tries: [
      'got suspended for a week because i hit back',
      'im on academic probation and one more f and im out',
      'ive been skipping school for a month and nobody noticed',
      'i could be expelled because of a vape',
      'i got suspended today',
      'expelled for fighting',
      'they suspended me for three days because of a joke in the group chat',
      'my detention is on my birthday and i didnt even do it',
      'how do i tell my mum about the suspension before the school rings her',
      'is it unfair that only i was sent to the principals office and not the one who started it',
      'will i get kicked out of uni if i fail one more',
      'i have been leaving every morning with my bag, sitting in the mcdonalds until three, skipping school since half term, and nobody calls',
    ],
    says: {
      told: "With skipping, detention or suspension, what counts from here is how you come back, so write down in five lines what happened, your part, and what you'll do now. Bring that to whoever decides. Ask for the rules in writing and take an adult or a student adviser with you. If you're staying away because something there is unbearable, say that part. It changes what they can do.",
      say: 'At home, before the school rings: "I\'ve been suspended, and I want you to hear it from me." At school: "I did this. What led to it was this. I\'d like to stay, and I suggest that I do the following." If you were defending yourself, say so with the date and who saw it. Then stop and let them answer.',
      will: "It depends on the school's rules, on whether it's the first time, and on what you bring to the meeting. Schools mostly prefer keeping someone who shows a plan. Ask exactly what would count as enough, a grade, weeks without absence, and get it in writing. Then you know what you're aiming at.",
    },
  },
  {
    id: 'visa-study',
    words: [/\b(?:visas?|h1b|h 1b|work permit|esta|schengen|k1|k 1)\b/u],
    unless:
      /\b(?:visa is approved|visa approved|got (?:my|the) (?:\w+ )?(?:visa|permit)|granted|came through|visa card|credit card|refus\w*|reject\w*|denied|declined|spouse|fianc\w*|husband|wife|partner|boyfriend|girlfriend|overstay\w*|expire\w*|expiring|asylum)\b/u,
    tries: [
      'my visa has been processing for seven months and i cant plan anything',
      'visa interview on thursday and i cant sleep',
      'my job depends on the h1b lottery',
      'will my schengen visa come before the flight on the 14th',
      'visa still pending',
      'how long does a work permit take in canada these days',
      'is it normal that they keep my file for a year, my visa says in process and nothing else',
      'sold my car, said goodbye to everyone, gave up the flat in lima, and the visa just doesnt come',
      'why did my friend get the schengen visa in six days and mine takes ten weeks',
      'h1b lottery results are this week and my boss asks every hour',
      'the embassy wants a bank statement with 12000 and i have 9000, thats my visa gone',
      'Good morning oracle. I applied for UK skilled worker visa 6 weeks ago and no news. The waiting is killing me',
    ],
    says: {
      told: "With a visa, the part you can hold is the paper: keep one folder with copies of everything you sent, every reference number and every date. Check the status page once a week, not hourly. If the posted processing time has passed, a short written inquiry is fair. A free migrant advice office or legal clinic can look at it. Book only what you can cancel until it's in your passport.",
      will: "I can't see what an office decides, and neither can anyone who sells you certainty. It depends on complete papers, the line in front of you and the officer's questions. Have answers ready for three: why you're going, who pays, why you'd come back or stay. Short, true and the same as in your form.",
      when: 'Only the office knows, and the posted times are averages. Look up the current processing time for your exact type and place, add a good margin, and ask in writing once it has passed. If a flight or a job hangs on it, say so with proof. Some offices have an urgent route.',
      glad: "It came, and you can breathe out from a place you'd forgotten you were holding. Photograph it, check every letter of your name and the dates today, because errors are easiest to fix now. Then tell the people who waited along with you. They carried some of it too.",
    },
  },
  {
    id: 'visa-refused',
    words: [
      /\b(?:visas?|residence permit|permit|green card|application|h1b)\b/u,
      /\b(?:refus\w*|reject\w*|denied|denial|declined|expired|expires?|expiring|overstay\w*|deport\w*|runs out|ran out|running out)\b/u,
      /\b(?:visas?|residence|green card|immigration|embassy|overstay\w*|deport\w*|h1b|home office|work permit|consulate)\b/u,
    ],
    unless: /\b(?:visa card|credit card)\b/u,
    tries: [
      'my visa was refused a week before my sisters wedding',
      'my student visa expires in may and i have no job offer its running out',
      'they denied my residence permit and gave me 30 days',
      'should i appeal after my visa got rejected or apply again',
      'visa rejected twice',
      'my visa expired last month',
      'they refused my student visa because they think i wont go back home',
      'should i overstay my visa, the flight costs more than i have',
      'what can i do in 14 days, my residence permit was denied',
      'my bags were packed, my mother had cooked for three days for the neighbours, and then the consulate refused my visa without a reason',
      'is it final when the home office rejects an application for a visa',
      'how do i tell my fiance that my visa for our wedding was denied again',
    ],
    says: {
      told: "With a refused or ending visa, the letter's date is the first thing to look at, because appeal times are short and start from there. Read the exact reason given, and take the whole file to a migrant advice office or an immigration lawyer this week, also if the date has passed; many offer a free first talk. Don't let anything lapse in silence. A refusal over missing papers can often be answered with a better file.",
      should:
        "Lean towards applying again if something was missing that you can now show, and towards an appeal if they had it all and read it wrongly. Ask an adviser first, since the two can affect each other. Don't simply stay past the date: it can bar you for years, while an advice office may find an extension or help with the flight.",
      will: "I can't tell what an office will decide. It depends on the reason in the letter and whether you can answer that very point with paper. A free advice office will tell you honestly how such cases tend to go. Avoid anyone who guarantees a result for cash.",
    },
  },
  {
    id: 'spouse-visa',
    words: [
      /\b(?:visas?|green card|immigration|residence permit|papers|k1|k 1|home office|uscis)\b/u,
      /\b(?:spouse|fianc\w*|husband|wife|partner|boyfriend|girlfriend|married|marry|marries|marrying|marriage)\b/u,
    ],
    unless:
      /\b(?:visa granted|got (?:his|her) visa|was approved|is approved|approved!|visa card|credit card|marriage papers|papers for|divorce papers|refus\w*|denied|reject\w*|overstay\w*|deport\w*|divorc\w*|birth certificate)\b/u,
    tries: [
      'my husband is still in morocco waiting for his visa its been fourteen months',
      'the officer asked what side of the bed my wife sleeps on for the green card',
      'everyone says she only marries me for the papers',
      'should we get married just for the visa we love each other anyway',
      'spouse visa, nine months now',
      'green card interview with my husband',
      'my wife is in manila and im in oslo, the visa needs an income i dont have',
      'is it normal to fight more because of the visa, my boyfriend and i only talk about documents',
      'will they believe our marriage is real at the immigration interview, he is 20 years older',
      'we got married on zoom, we eat dinner on zoom, i fall asleep to his breathing, and the spouse visa is still at step two',
      'should i marry my girlfriend now so she gets papers before her studies end',
      'his mother tells everybody i only married him for the green card',
    ],
    says: {
      told: "When a visa stands between two people, treat the office and the couple as two separate things, or the paperwork eats the love. One evening a week for forms, the others for each other. Keep proof as you go: tickets, photos with dates, messages, shared bills. A migrant advice office checks a couple's file cheaply or free. Put one small date in both calendars that no office can take away.",
      should:
        "Lean towards it if you'd marry anyway and only the date is moved by the papers. Wait if one of you is quietly doing the other a favor, or hasn't met the other's everyday self yet. Ask an adviser about your country's rules first, and each other: \"Would we do this in a year, without the visa?\"",
      them: "Nobody can see into another person's reasons, and neither can the relatives who say they know. What can be seen is conduct: {who|that person} asking about your day, planning with you beyond the paper, meeting your people, sharing costs where possible. Watch those over months. If a doubt stays, say it aloud before you sign.",
      will: "I can't see the decision. It depends on a complete file and a true story told the same way by both of you. Posted processing times are averages and often longer in reality. If yours has passed, ask in writing, or through a member of parliament or congress where that's usual.",
    },
  },
  {
    id: 'residence-permit',
    words: [
      /\b(?:residence permit|residency (?:permit|card|status)|permanent resid\w*|green card|settled status|indefinite leave|aufenthalt\w*|nie number|foreigners office|immigration office|auslaenderbehoerde|uscis|home office|immigration lawyer|papers for (?:this|the) country|undocumented|without papers|no papers)\b/u,
    ],
    unless:
      /\b(?:got my green card|green card finally|husband|wife|spouse|fianc\w*|partner|married|marry|marriage|refus\w*|denied|reject\w*|expired|deport\w*|divorc\w*|asylum|work from home|parking)\b/u,
    tries: [
      'my residence permit renewal is stuck and i cant leave the country to see my mother',
      'queued at the immigration office since 5am and they sent me home for one photo',
      'i have no papers here and im tired of being afraid',
      'still no residence permit',
      'my appointment at the foreigners office was cancelled for the third time',
      'how do i live with the fear when im undocumented and my daughter starts school',
      'is it normal to cry when you get permanent residency, i couldnt stop',
      'when does uscis answer, my case hasnt moved since last spring',
      'they lost my file at the immigration office and said its my fault',
      'been paying taxes here since 2016, i speak the language, i coach the kids football, and my permanent residence is still in a drawer somewhere',
    ],
    says: {
      told: 'A residence paper that hangs in the air makes a whole life feel borrowed, so give it one fixed hour a week and keep it out of the rest. Bring more copies than they ask for, note the name of everyone you speak to, and get a written receipt each time. Free migrant advice offices know that very desk and its habits, and many also help people without papers, confidentially.',
      will: "I can't see what they'll decide. It depends on a full file, on the time you've been there and on rules that change, so have someone check yours each year. Ask in writing for the state of it, and whether you get a certificate that your old status goes on while they decide.",
      when: "Only that office knows, and it often can't say either. Once the posted time has passed, write with your file number, and mention what you can't do meanwhile, work, travel, sign a lease. An adviser or lawyer can send a formal reminder, which does sometimes wake a file.",
      glad: "After all the queues and copies, you may simply stay. Let that sink in slowly, because the body often goes on listening for the letter for months. Check the spelling and the expiry date today. Then do something you put off for years because you weren't sure, even if it's only buying a proper bed.",
    },
  },
  {
    id: 'citizenship',
    words: [
      /\b(?:citizenship|naturali[sz]ation|naturali[sz]ed|become a citizen|becoming a citizen|life in the uk test|einbuergerung\w*|second passport|dual national\w*|oath ceremony|(?:im|i am|finally|now|became|officially) a citizen|a citizen (?:now|today|of)|new citizen|(?:became|become|becoming) an? (?:\w+ )?citizen)\b/u,
    ],
    unless: /\b(?:passed|became a citizen|i became|ceremony was|are citizens now|took the oath)\b/u,
    tries: [
      'my citizenship test is on monday and i mix up all the dates',
      'should i take the citizenship if i have to give up my old passport',
      'feeling like a traitor for my naturalization',
      'citizenship test on friday',
      'is it silly to be scared of the naturalization interview after 15 years here',
      'my father says i sell my blood by taking another citizenship',
      'raised my hand in a hall with 200 strangers, everyone with a little flag, and cried because my mum never got her citizenship',
      'how do i learn 300 questions for the citizenship test when i clean offices at night',
      'should i apply for dual nationality for my kids or let them decide',
      'im a citizen now',
      'do i lose my old passport if i take german citizenship',
    ],
    says: {
      told: "For a citizenship test, the questions are usually published, so do the official set in rounds of twenty until you're bored. Whether you may keep the old passport depends on both countries, so ask both before you sign. What nobody tells you is that it can feel like gaining and betraying at once. A passport says where you may live and vote. Where you come from isn't something an office can take.",
      should:
        "Lean towards taking it if your life's there and a vote and a safe return matter to you. Whether you'd lose the first one depends on both countries, so ask both, and what it would mean for visits, inheritance and your parents, and whether there's a way back. If the thought only brings grief, you can wait.",
      normal:
        "Feeling torn is normal, even for people who waited years for it. You're not leaving anyone, you're getting a paper for where you already live. Mark it with food from home and the people from both sides at one table. That's usually when it starts to feel right.",
      glad: "A citizen, with nobody left to ask if you may stay. That's years of forms, fees and being polite to tired people behind glass. Call whoever is proudest, wherever they are. And use it soon for something small that's only possible now: register to vote, or walk through the other line at the airport.",
    },
  },
  {
    id: 'asylum',
    words: [
      /\b(?:asylum|refugees?|asylum seeker|refugee (?:camp|status|center|centre)|fled (?:my|the|our) (?:country|war)|fled from|left my country because)\b/u,
    ],
    unless: /\b(?:insane asylum|asylum movie)\b/u,
    tries: [
      'waiting two years for my asylum decision in a shared room',
      'my asylum interview is next week and i dont know how to tell them everything',
      'im a refugee and people here look through me',
      'my brother got asylum and i didnt same story same family',
      'my asylum was refused',
      'asylum interview tomorrow',
      'im 19 and came alone, the refugee center moves me every two months',
      'how do i sleep, i fled from the war and the fireworks here sound the same',
      'is it normal to feel guilty that im safe as a refugee and my sisters are not',
      'people ask me nicely how i like the weather here, and i left my country because they came for my brother at night',
      'will my asylum case take another year, i am not allowed to work and i go crazy in this room',
      'my neighbor, a refugee from sudan, brings me bread and i want to help her with the letters',
    ],
    says: {
      told: "For anything with asylum, get an independent adviser beside you before the next letter or interview; refugee councils and church or law clinics do it free. Tell your own story in order, with what you yourself saw, and say so when you don't remember a date. Keep every envelope, since deadlines run from it. In the waiting, one fixed thing a week, a class, a football field, a kitchen, keeps a person whole.",
      will: "I can't see a decision, and I won't pretend to. It rests on your own account, the papers you have, and rules that differ from case to case, even between brothers. A lawyer from a refugee council can tell you honestly how it stands and what can still be added or appealed.",
      how: "Before the interview, tell it once aloud to someone you trust, from beginning to end: what happened to you, where, who did it, and why you can't go back. There, ask for a break or another interpreter if you need one, have the record read back, and correct it before you sign. If the nights are the hard part, a doctor or a center for refugees can help, and on loud nights stay with someone.",
      normal:
        "Sleeping badly, anger, shame, guilt at being safe and a strange emptiness are common in people who live through such a time. It doesn't mean you're weak. If the memories come back by day or you see no way on, a doctor or a center for refugees is the right place, and what you say there stays there.",
    },
  },
  {
    id: 'passport-renewal',
    words: [/\b(?:passports?|id card|identity card|personalausweis|aadhaar|real id)\b/u],
    unless:
      /\b(?:lost|lose|stolen|stole|misplaced|cant find|citizenship|second passport|my ex|wont give|give it back|confiscat\w*|takes? my passport|took my passport|hides?|hid|keeps my passport|visa|name change|(?:dogs?|cats?) passport|(?:my|the|our) dog|pet|embassy|consulate|birth certificate|permit|where (?:im|i am|are you) (?:really|originally|actually)? ?from|really from)\b/u,
    tries: [
      'my passport expires in two months and the airline says six',
      'have to renew my passport and the site keeps crashing',
      'sent off my passport renewal five weeks ago and we fly on sunday',
      'no appointments for a new id card until march',
      'passport expires next month',
      'no passport appointments anywhere',
      'my passport photo got rejected four times because of my glasses',
      'will they let me board with a passport that has two pages free',
      'how long for a new id card in berlin, they say eight weeks',
      'their system is down and my passport has been printed but nobody can hand it out',
      'hotel booked, dog sitter paid, sunscreen bought, and last night i opened the drawer and my passport is three weeks out of date',
    ],
    says: {
      told: "With a passport or ID, check two dates today: when it ends, and how many months your destination wants left on it, since some ask for six. If time's tight, look for an urgent or same-day service, take the tickets as proof, and check for cancelled appointments early in the morning. Other towns nearby may have free slots. Photograph the data page and keep it in your mail.",
      will: "I can't see their desk. It depends on the season, and posted times are averages. If your trip is within two weeks, call with the application number and your flight date, and ask what the urgent route is and what it costs. Have a plan for moving the flight, so the fear has somewhere to go.",
      when: 'Renew as soon as it drops under a year if you travel at all, because several countries want six months left and spring queues are long. The quiet time tends to be late autumn and winter. Put the expiry date in your phone with a reminder nine months ahead, for the whole household.',
    },
  },
  {
    id: 'lost-documents',
    words: [
      /\b(?:lost|lose|stolen|stole|misplaced|cant find|threw away|left (?:it|them|my \w+|everything) (?:on|in|at)|left my (?:\w+ )?(?:bag|backpack|wallet|purse|suitcase|folder))\b/u,
      /\b(?:passport|id card|my id|documents?|papers|birth certificate|driving licen[cs]e|drivers licen[cs]e|licen[cs]e|certificates?|diploma|wallet|purse|social security card|lost id|id got|and id|and my id|bag with my)\b/u,
    ],
    unless:
      /\b(?:lost (?:my )?(?:job|weight|mother|father|husband|wife)|points on|marriage licen[cs]e|term papers?|research papers?|suspended|took away|citizenship|dual national\w*|dream\w*|his licen[cs]e|her licen[cs]e|the licen[cs]e|money from|from my wallet|drinks|drinking)\b/u,
    tries: [
      'i lost my passport three days before the flight',
      'someone stole my wallet with all my cards and my id',
      'cant find my birth certificate anywhere and the registry needs it',
      'left my documents on the train in italy',
      'lost my passport abroad',
      'my wallet got stolen',
      'what do i do first, they stole my purse with keys and id card',
      'cant find my diploma after the move and the new job wants the original',
      'we were laughing, the market was full, somebody bumped into me, and ten minutes later my wallet with every card was stolen',
      'should i report a lost drivers license or just wait if someone finds it',
      'i left my bag with my documents in a taxi in istanbul',
      'is it dangerous if someone has my lost id, can they take a loan',
    ],
    says: {
      told: 'With lost documents, do the calls in this order: block the bank cards, report it to the police or online and get the number, then ask the office for a replacement. If keys went with your address, change the lock today, and ask your bank for a fraud alert. Abroad, your embassy can issue an emergency travel paper, often within days. Only after that, retrace: last place, lost property. Nearly every paper can be issued again.',
      how: "Cards first, by the blocking number of your bank, and a new lock if keys and address went together. Then a police report, because most offices and insurers ask for it. Then the issuing office, with any copy, photo or old number you have. When it's replaced, photograph everything and keep it in your mail, and leave one copy with someone you trust.",
      should:
        "Report it rather than wait, if it had your name, address or bank details on it. It costs half an hour and covers you if someone uses it. If it's only a certificate at home, give yourself one evening of proper looking, then order a copy. A second one is usually cheap.",
    },
  },
  {
    id: 'embassy-appointment',
    words: [
      /\b(?:embassy|embassies|consulate|consular|vfs|registry office|town hall|city hall|buergeramt|burgeramt|prefecture|prefeitura|dmv|civil registry)\b/u,
    ],
    unless:
      /\b(?:test|lost|stolen|refus\w*|denied|reject\w*|wedding ceremony|my (?:husband|wife|spouse)|work at|job at|visas?|eloped|married at|jeans|probation)\b/u,
    tries: [
      'no appointments at the embassy until november and they never pick up',
      'the lady at the consulate sent me away because of a missing stamp',
      'four hours at the dmv for nothing',
      'i have an appointment at the town hall tomorrow and im scared i forgot a paper',
      'no embassy appointments',
      'consulate never answers the phone',
      'the man at the town hall shouted at my mother because of her english',
      'how early should i be at the embassy, i come from a city six hours away',
      'is it normal that city hall sends you from room 3 to room 11 and back to room 3',
      'took a day off, drove four hours with a full folder, and the consulate was closed because of a holiday nobody told me about',
      'why do they speak so fast at the prefecture when they see im foreign',
    ],
    says: {
      told: "For an office like this, go as if they'll ask for one paper more than the list says: originals, two copies of each, photos, cash and card, a pen. Free slots turn up when others cancel, so look early in the morning and late at night for a week. If you're sent away, ask, \"Could you write down exactly what's missing?\" It saves the third trip.",
      say: "\"I've come a long way for this. Could you check with me now whether everything's here, and write down what isn't?\" Use their name if it's on the desk. Calm and a bit warm gets further than right. If it's truly wrong, ask for the supervisor or the answer in writing.",
      normal:
        "Being nervous before a counter is common, also for people with all their papers in order. Someone behind glass can cost you months, so the body takes it seriously. Lay everything out the evening before in the order of the list. Then it's only waiting, so bring a book.",
    },
  },
  {
    id: 'visa-interview-ahead',
    words: [
      /\b(?:visa|green card|consular|embassy|consulate|immigration|citizenship|naturali[sz]ation|asylum|fiance visa|f1|b1|k1)\b/u,
      /\b(?:interviews?|appointment)\b/u,
    ],
    unless:
      /\b(?:went|approved|refused|denied|rejected|was yesterday|felt|job interview|lawyer|after my|after the|passed|got it)\b/u,
    tries: [
      'visa interview tomorrow at 9am wish me luck',
      'i have my visa interview in the morning, good vibes please',
      'good vibes only pls i have my visa interview today \u{1f91e}',
      'us embassy interview on wednesday, praying so hard',
      'my visa appointment is tomorrow and my stomach hurts',
      'my wifes visa interview is on monday, keep us in your thoughts',
      'uscis interview in 3 days, nervous wreck about our green card',
      'pray for me, us visa interview on tuesday',
      'my visa interview is at 8am and i cant sleep',
      'b1 visa interview next week and im so nervous',
      'send good vibes, my student visa interview is tomorrow',
      'citizenship interview on monday, i know all the answers and im still shaking',
      'f1 visa interview in two days, what do i say',
      'spouse visa interview tomorrow at the embassy, we are both nervous',
      'green card interview next thursday, my hands are sweating',
      'naturalization interview in the morning, wish me luck',
      'will my visa interview go well tomorrow',
      'consulate interview at 9, i have all my documents in a folder and checked it five times',
    ],
    says: {
      told: "Good vibes it is: you've got the papers, you know your own story, and that's most of what they ask. Tonight, put everything in the order of the checklist, set two alarms, and plan to be there early. In the room, answer only what's asked, short and true, and if you didn't catch it, \"Could you repeat that, please?\" is fine. Then go and eat something good, whatever the clerk's face looked like.",
      should:
        "Bring more than they asked for and say less than you'd like: originals, copies, photos, proof of money and of ties home. If anything in the form is wrong, ask an adviser or the office how to correct it before you go in. Dress as for a job you'd like.",
      normal:
        "It's normal to shake before this one, a lot hangs on it, and clerks see nervous people with perfectly good papers all day. Nerves don't count against you. Check the folder once more, then no more checking after ten tonight.",
      how: 'Short, true, in the order asked: why you\'re going, for how long, who pays, what you come back to or plan to do. Say each once aloud tonight. Eye contact, papers in a clear folder, no jokes, and no answers to questions nobody asked. "I don\'t know" is better than a guess.',
      say: 'The three you\'ll most likely need: "I\'m going for this, from this date to that one." "It\'s paid by this, here\'s the proof." "After that I\'ll do this." If you don\'t follow: "Sorry, could you say that again?" Good luck, I mean it.',
      will: "I can't see the decision, but I can tell you what it usually leans on: complete papers, answers that match the form, and a calm, short way of saying them. Read your own application once more tonight so dates and names sit right. The rest isn't in your hands, so sleep, and let it come.",
    },
  },
  {
    id: 'marriage-papers',
    words: [
      /\b(?:marriage (?:certificate|papers|licen[cs]e|registration)|certificate of (?:no impediment|capacity)|papers (?:to|for) (?:get(?:ting)? )?marr\w*|divorce (?:certificate|decree)|single status|(?:papers|documents) for (?:the|our|my) (?:wedding|marriage))\b/u,
    ],
    tries: [
      'the registry wants a certificate of no impediment and my country doesnt issue one',
      'our marriage certificate from abroad isnt recognized here',
      'papers for our wedding take longer than the engagement',
      'we lost our marriage license a day before the ceremony',
      'our marriage certificate is missing',
      'papers for getting married abroad',
      'they want my divorce decree translated again, the old translation is six months old',
      'do we need a marriage license before the beach ceremony in bali',
      'is it normal that the documents for our wedding need four stamps from two countries',
      'the dress hangs in the closet, the aunts have booked their flights, and the registry still wants proof of single status from ghana',
      'how long is a certificate of no impediment valid',
      'the name on our marriage certificate is spelled wrong and they want 90 for fixing it',
    ],
    says: {
      told: "Marriage papers across offices go fastest if you ask the one that will use them first: get its list in writing, with whether it wants originals, a stamp called an apostille, and who may translate. Then collect backwards from the date, because some papers are valid only for a few months. If your country doesn't issue one of them, there's usually a sworn statement in its place. Ask for it by that name.",
      how: 'Make one table: paper, who issues it, how long it takes, how long it stays valid, needs stamp, needs translation. Order the slowest first. Send questions by mail so the answers are in writing. A registry in another town, or a wedding abroad that gets registered later, is sometimes the easier road.',
      should:
        "Lean towards a small legal date first and the celebration when it suits you, if the papers are threatening the party. Many couples sign quietly on a Tuesday and dance in summer. Only don't book anything you can't cancel until the registry has confirmed the file is complete.",
    },
  },
  {
    id: 'name-change',
    words: [
      /\b(?:chang(?:e|ed|ing) my (?:last |sur|first |family |maiden )?(?:name|surname)|name change|deed poll|(?:take|taking|keep|keeping|took|kept) (?:his|her|my|my husbands|my wifes) (?:last |sur|maiden |family )?(?:name|surname)|maiden name|double barrel\w*|new (?:last|first) name|hyphenat\w*)\b/u,
    ],
    unless: /\b(?:baby|babys|dog|username)\b/u,
    tries: [
      'should i take his last name when we get married',
      'changing my name back after the divorce and the bank wants six documents',
      'i want to change my first name because i never felt like it was mine',
      'my mother in law is offended that im keeping my maiden name',
      'changing my surname after divorce',
      'should i keep my maiden name',
      'hes hurt because i wont take his last name',
      'how do i tell people at work about my new first name',
      'is it selfish to hyphenate when his family thinks its ugly',
      'my father left when i was two, never called, never paid, and now at 35 im changing my last name to my grandmothers',
      'we both took a new last name after the wedding and my parents dont come over anymore',
      'the bank, the gym, the dentist, the name change never ends',
      'i want to change my name to Luna. my name is Gertrud. im 22',
    ],
    says: {
      told: "A name is yours to live in, so try it before any office does: sign with it for a month, let a friend call you by it, order a coffee under it. If you go ahead, do the ID first, then bank, employer, doctor, everything else, with several certified copies of the paper that proves it. Whoever's offended gets one friendly sentence, and no debate.",
      should:
        "Lean towards whichever name makes you feel like the same person with more room. If you hesitate, keep yours for now; changing later is usually possible, changing back is more work. Think of the dull things too: publications, clients, borders, children's school forms. Love isn't measured by this one.",
      say: "\"I've thought about it for a long time, and this is the name I'll use. It isn't against anyone. It'd mean a lot if you tried.\" To someone who keeps forgetting: a light correction each time. To a relative who's hurt: \"I belong to you with any name.\"",
      normal:
        'Completely normal and not selfish, whichever way you lean. People keep, change, join and take back names for love, for work, for peace, or because it never fitted. Sadness about letting one go is normal as well. You may keep the old one as a middle name, or simply for yourself.',
    },
  },
  {
    id: 'birth-certificate-translation',
    words: [
      /\b(?:birth certificate|apostille|sworn translat\w*|certified (?:translat\w*|cop(?:y|ies))|translat\w* (?:my|of|the|our) (?:documents?|papers|certificate|diploma|degree)|notary|notari[sz]ed|(?:degree|diploma|qualification)s? (?:(?:is|are|was|isnt|arent|not|is not) )?(?:not )?(?:recogni[sz]ed|recognition|accepted here))\b/u,
    ],
    unless:
      /\b(?:lost|lose|stolen|cant find|adopted|real father|biological|certificate of no|marriage certificate)\b/u,
    tries: [
      'my birth certificate has a different spelling than my passport',
      'they want an apostille and nobody can tell me where to get it',
      'sworn translation of twelve pages costs 600',
      'im a nurse from manila and my degree is not recognized here',
      'need an apostille fast',
      'my birth certificate is wrong',
      'where do i get a sworn translation of a school report from ukraine',
      'how much does a notary cost for one signature',
      'is it normal that they dont accept my own countrys birth certificate because its older than six months',
      'i was a pharmacist for eleven years in aleppo, and here i pack boxes because my diploma is not recognized',
      'my parents never registered me so i dont have a birth certificate at all',
      'the certified copy was a millimeter too small and they refused it',
    ],
    says: {
      told: 'With certificates, stamps and translations, ask the office that will receive the paper exactly what it accepts, in writing, before you pay anyone: which form, which stamp, whose translation. The apostille comes from the country that issued the paper, usually a ministry or a court there. A wrong spelling is corrected, and a missing birth registered late, where it happened. For foreign diplomas there are recognition advice centers, mostly free.',
      how: 'In this order: get a fresh original, then the stamp on it, then the translation of both, since the stamp has to be translated too. A relative at home can often fetch it with a signed note from you. Keep scans of every stage. Ask translators for the price per page beforehand, because it differs a lot.',
      will: "It usually can be solved, though slowly, and it depends on two offices in two countries agreeing on one sheet of paper. Ask each what would be enough for them, a sworn statement, a parent's document, a partial recognition with a course. Get that in writing and you'll have a path.",
    },
  },
  {
    id: 'driving-licence-papers',
    words: [
      /\b(?:(?:driving|drivers?|driver) licen[cs]e|my licen[cs]e|points on my|dui|dwi|licen[cs]e (?:suspended|taken|away))\b/u,
    ],
    unless:
      /\b(?:got my (?:driving|drivers?) licen[cs]e|in law|(?:my|his|her) (?:husband|wife|brother|sister|boyfriend|girlfriend|friend|ex)|lost|lose|stolen|(?:driving|road|theory|practical|drivers?) test|marriage licen[cs]e|nurs(?:e|ing)|medical|gun|teaching licen[cs]e|fishing|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter)|my (?:dad|father|mother|mom|mum|grand\w*)|died|killed)\b/u,
    tries: [
      'they took my driving license for three months and i work 40 km away',
      'my foreign drivers license isnt valid here after a year',
      'got a dui and im too ashamed to tell anyone',
      'one more speeding ticket and my licence is gone theres 7 points on my license',
      'got a dui last night',
      'they suspended my license and i deliver pizza for a living',
      'is my license valid if the address on it is still my exs',
      'i had two glasses at my sisters birthday, felt completely fine, and now my licence is gone until august',
      'should i tell my employer about the dwi, i drive a company van',
      'my drivers license expired in the lockdown and nobody noticed, not even me',
      'nine points on my license',
      'how do i exchange my syrian driving licence here, they want a translation and a test drive',
    ],
    says: {
      told: "For trouble with a driving licence, read the letter for two things: the date by which you can object, and what you must show to get or keep it. Until then don't drive on a maybe, because that's what turns a small matter into a big one. Sort the way to work this week: a colleague, a bike and train, changed hours. A motoring club or legal clinic gives a first opinion cheaply, and with a DUI see a lawyer before you answer anything.",
      say: "To your boss: \"I can't drive until this date. I've arranged this, and on two days I'd need to start later. Can we make that work?\" To family: \"I made a mistake with the car, and I want you to hear it from me. Here's what I'm doing about it.\" Short, and before they ask.",
      will: "It depends on your country's rules and your record, and a traffic lawyer or motoring club can tell you where yours stands. Courses, a medical check or exchange without a new test exist in many places. Ask the licensing office which apply. The sooner you apply, the shorter the gap tends to be.",
    },
  },
  {
    id: 'court-letter',
    words: [
      /\b(?:letter from (?:the |a )?(?:court|lawyer|solicitor|bailiff|debt collector\w*)|court (?:letter|date|hearing|case|summons|order)|summons|summoned|subpoena\w*|being sued|sued me|suing me|bailiffs?|small claims|cease and desist|testify|witness in court|go to court|going to court|(?:appear|be|stand) in court|in court (?:on|next|tomorrow|this))\b/u,
    ],
    unless:
      /\b(?:jury|custody|divorc\w*|rape\w*|assault\w*|abus\w*|murder\w*|restraining|asylum)\b/u,
    tries: [
      'got a letter from the court and im scared to open it',
      'my old landlord is suing me for 3000',
      'i have a court date in two weeks and no lawyer',
      'have to testify against my former boss',
      'a letter from a debt collector for something i never bought',
      'got a court summons',
      'im being sued',
      'how do i dress for a court hearing over 900 euros',
      'will i go to jail if i ignore letters from a bailiff',
      'a former client is suing me and i havent slept since the email',
      'came home happy from a week at the lake, opened the mailbox, and there was a letter from a lawyer about a photo on my website',
      'is it normal to feel like a criminal with a court date for a fence',
      'i have to go to court as a witness because i saw the accident from my balcony',
      'i have to appear in court on monday',
    ],
    says: {
      told: "Open anything from a court or lawyer today, and look for one thing first: the date by which you must answer. Missing it is usually worse than anything in the letter. Then put all papers in order of date and take them to a free legal clinic, consumer office or union. If it looks odd or you never bought it, don't pay yet: check the sender by a number you find yourself, since fakes are common.",
      how: "Write one page: what happened, when, who saw it, what you have in writing. Bring copies. In the room, answer only what's asked, in short true sentences, and say \"I don't remember\" when that's so. Arrive half an hour early, dressed plainly. You may bring someone to sit behind you.",
      will: "I can't say how a court will see it, and a person who promises that isn't a good adviser. It depends on the papers and on meeting the dates. Many such matters end in an agreement before a hearing, so ask the clinic whether yours could, and what a fair offer would be.",
      normal:
        "Feeling sick at the sight of such an envelope is common, also in people who've done nothing wrong. Unopened it only grows. Open it with someone beside you, read it once aloud, write the date on the fridge. The fear usually drops by half right there.",
    },
  },
  {
    id: 'police-letter',
    words: [
      /\b(?:police)\b/u,
      /\b(?:letter|summons|summoned|interview|statement|questioned|questioning|came to (?:my|the|our) (?:door|house)|station|called me|report|reported me|witness|caution|accused)\b/u,
    ],
    unless:
      /\b(?:hit me|hits me|beat\w*|rape\w*|assault\w*|abus\w*|murder\w*|missing|stalk\w*|lost|stolen|stole|threat\w*|weapon|gun|police officer (?:boyfriend|husband)|domestic|died|death|knife|violen\w*|my (?:ex|husband|boyfriend) (?:is|was) arrested)\b/u,
    tries: [
      'got a letter from the police about something in a shop last month',
      'they want me to come to the police station as a witness',
      'the neighbor reported me to the police because of the music',
      'police called me in for questioning on tuesday and i did nothing',
      'letter from the police, scared',
      'police want to interview me',
      'what do i say at the police station if i dont remember the evening',
      'should i report it to the police that someone scratches my car every week',
      'they came to our house, two police men, and asked about my nephew',
      'i was only sitting in the car while my friend went in, and now i got a summons from the police to make a statement',
      'is it normal to shake when the police called me even though i did nothing',
      'my ex reported me to the police for something that never happened',
    ],
    says: {
      told: "With anything from the police, find out first what you are in it: a witness, someone who reports, or the one it's about. The letter should say, or a call can tell you. If it's about you, talk to a lawyer or a duty legal service before you say anything on the matter. That isn't an admission, it's ordinary care. Note down now what you remember, with times.",
      should:
        "Report what's been done to you, with photos and dates. As a witness, go when you're properly summoned, and take someone along to wait for you. If you might be accused of something, lean towards a lawyer first, even if you're innocent and have a good explanation. In most places you may say politely, \"I'd like advice before I answer.\"",
      say: "\"I've received your letter. Could you tell me the file number, what it's about, and whether I'm a witness or a suspect?\" If it's the second: \"I'd like to speak with a lawyer before I make a statement.\" And \"I don't remember\" is a full answer when it's true. Polite, short, and nothing about the matter itself on the phone.",
    },
  },
  {
    id: 'tax-letter',
    words: [
      /\b(?:tax (?:office|letter|return|returns|bill|audit|man|declaration)|taxes|irs|hmrc|finanzamt|back taxes|audited|the taxman)\b/u,
    ],
    unless: /\b(?:paying taxes|pay my taxes|permanent resid\w*|residence permit)\b/u,
    tries: [
      'letter from the tax office says i owe 4200',
      'havent done my tax return in three years',
      'the irs is auditing me and i have no receipts',
      'how do i do my taxes as a freelancer i understand nothing',
      'i owe the irs',
      'havent filed taxes since 2021',
      'my accountant disappeared and the tax return is due on monday',
      'how do i pay the tax office 6800 when i sell candles',
      'is it normal to be this scared of a brown envelope from hmrc',
      'good year, finally some customers, new bike, and then the tax bill came and it is more than everything on my account',
      'why does the finanzamt want receipts from six years ago',
      'first tax return as a freelance photographer, i have a shoebox and tears',
    ],
    says: {
      told: 'With the tax office, a late honest answer does far better than silence, and they often agree to installments. Look at the letter for the date and the exact demand, then reply before it, even just to ask for more time. Unfiled years can be done one after another, oldest first or as an adviser says. Free tax help exists for modest incomes, through charities, unions or the office itself.',
      how: "One shoebox, one evening: all income on one pile, all costs on another, letters on a third. Then the simplest official software or a tax aid club takes you through it by questions. Stop after an hour and go on the next day. If the bill's too big, ask for installments before its date. For freelancers: a second account, and a fixed share of each payment goes there.",
      normal:
        "Being afraid of that envelope is one of the most common fears among grown-ups, and so is putting it off for years. You won't be the worst case they've seen this week. Open all of it with someone next to you, sort by date, and call on Monday.",
      say: '"I\'ve received your letter with this number. I can\'t pay it at once, but I can pay this much a month from the first. What do you need from me to agree to that?" Or: "I\'m behind with three years and want to put it right. Which one should I send first?"',
    },
  },
  {
    id: 'jury-duty',
    words: [
      /\b(?:jury duty|jury service|juror|called for jury|jury summons|lay judge|on a jury|the jury)\b/u,
    ],
    tries: [
      'got called for jury duty and i run a shop alone',
      'im on a jury and cant talk to anyone about it and it keeps me awake',
      'how do i get out of jury duty with a newborn',
      'actually excited about my jury service',
      'got jury duty, ugh',
      'jury service next month',
      'can my boss fire me for jury duty',
      'is it bad that i want to get out of jury duty, im scared of gory pictures',
      'we on the jury dont agree and one man shouts at everyone',
      'i have two kids, a sick mother and a shop with one employee, and the letter says jury service for three weeks in may',
      'how do i decide about somebodys life as a juror, i cant even choose a sofa',
      'the trial is over and i still think about the face of the man, i was on the jury',
    ],
    says: {
      told: 'For jury duty, answer the letter by its date, and if the timing would really hurt, ask for a postponement rather than hoping it goes away. Work, small children and care of someone are reasons courts often hear. If you serve, bring a book and food, and tell your employer in writing, who in many places may not punish you for it. If what you heard stays with you, ask the court about support afterwards. You may talk about how you feel, just not the case.',
      should:
        "Lean towards doing it if you can arrange the days, because it's one of the few times an ordinary person's judgment truly counts. Ask for another date if you're alone with a shop, a baby or an illness. Simply not answering is the one thing to avoid, since it can mean a fine.",
      normal:
        "Wanting to get out of it isn't bad, and feeling torn, bored, honored or shaken by it is normal, often all in one week. Deciding about someone else's life is heavy, and carrying it silently makes it heavier. Walk home part of the way, and keep evenings light until it's over.",
    },
  },
  {
    id: 'fines-tickets',
    words: [
      /\b(?:(?:parking|speeding|traffic) (?:ticket|tickets|fine|fines)|speed camera|caught speeding|got a ticket|got fined|got a fine|(?:appeal|pay|paying|contest) (?:the|a|my|this) fine|fined (?:me|us)|fare dodg\w*|no ticket on the (?:bus|train|tram)|ticket inspector|penalty notice|caught without a ticket|towed|clamped|flashed by)\b/u,
    ],
    unless: /\b(?:concert|festival|licen[cs]e|dui)\b/u,
    tries: [
      '80 euro parking ticket and i was gone for six minutes',
      'got a speeding fine in my moms car',
      'my car got towed last night with my work tools in it',
      'should i appeal the fine the sign was hidden behind a tree',
      'caught without a ticket on the tram i felt like a criminal',
      'got a parking ticket',
      'speeding fine, 240 euros',
      'my husband got flashed by the speed camera and says it was me',
      'should i pay the fine or fight it, the meter was broken',
      'is it normal that a private firm fines me for 12 minutes at a supermarket, its a parking fine of 90',
      'i only ran into the pharmacy for my daughters fever syrup, three minutes, and when i came out the car was being towed',
      'how do i pay a traffic fine from italy that came two years late',
      'the ticket inspector made a whole show of me in front of the tram because my pass was in the other coat',
    ],
    says: {
      told: "With a fine, look at the two dates on it first: the one until which it's cheaper, and the one until which you can object. If it seems wrong, photograph the spot, the sign and the time today, and write three factual sentences. If it's right, pay it early, and only the one who really drove should sign for it, because taking it on for someone can be an offense. Can't pay at once? Ask for installments.",
      should:
        "Object if you have something to show: a hidden sign, a broken machine, a valid ticket, a medical reason. Pay if it's only that it feels unfair, because the discount for paying early is usually worth more than the evening. Check first that the letter's real, as false fines go round.",
      normal:
        "Such letters are common, also from private firms, and so is being furious for a day. It's the feeling of being caught, more than the money. If it looks wrong, a consumer office can tell you whether it holds. If it's right, tell it to someone as a funny story. It gets smaller by the second telling.",
    },
  },
  {
    id: 'contract-to-sign',
    words: [
      /\b(?:contract|contracts|agreement|small print|fine print|terms and conditions|lease|gym membership|subscription)\b/u,
      /\b(?:sign|signed|signing|signature|cancel|cancell\w*|get out of|notice period|fine print|small print|locked in|bound|break (?:the|my) (?:contract|lease)|pressur\w*|stuck in|tied to|trapped in|cant get out)\b/u,
    ],
    unless: /\b(?:prenup\w*|marriage|divorc\w*|devil|soul contract|netflix)\b/u,
    tries: [
      'have to sign a contract by tomorrow and i dont understand half of it',
      'i signed a two year gym contract and regret it',
      'should i sign the new lease with the rent increase',
      'a man at the door made me sign an electricity contract',
      'should i sign the contract',
      'they want my signature on the lease by tonight or someone else gets it',
      'my mother signed a phone contract for 24 months at the door, she is 81',
      'is it rude to ask for a week before signing the agreement',
      'the salesman was so nice, he gave my son a balloon, and when i read the fine print at home i signed for five years',
      'how do i get out of a subscription that needs a letter by post to cancel',
      'stuck in a gym contract',
    ],
    says: {
      told: "Before you sign a contract, sleep one night on it and say so: \"I'll read it at home and come back tomorrow.\" Anyone who won't allow that has told you something. Look for four things: what it costs in all, how long, how you get out, what happens if you're late. If it's already signed, check today for a withdrawal period. Consumer advice and unions read contracts for little or nothing.",
      should:
        "Lean towards signing only what you could explain to a friend in three sentences, including how you'd end it. If one clause bothers you, ask to have it changed in writing; that's normal, not rude. If you're being rushed, wait. Good offers survive a night.",
      how: 'To get out of one: find the date you signed, the withdrawal or notice clause, and send a short letter or mail that can be proved, "I withdraw from" or "I cancel as of the next possible date. Please confirm." Keep the receipt. If they argue, the consumer office knows that company\'s tricks already.',
    },
  },
  {
    id: 'power-of-attorney',
    words: [
      /\b(?:power of attorney|poa|advance directive|living will|guardianship|legal guardian|make (?:a|my) will|writing (?:a|my) will|write (?:a|my) will|last will|testament|executor)\b/u,
    ],
    unless:
      /\b(?:old testament|new testament|inheritance fight|contest\w*|cut out|left me out|died|passed away)\b/u,
    tries: [
      'mom wants me to have power of attorney and my brother is offended',
      'should i write a will im only 36',
      'my father refuses to sign an advance directive and he forgets more every month',
      'made the executor of my aunts estate and have no idea what that means',
      'need power of attorney for dad',
      'im writing my will',
      'my sister has the poa and doesnt tell us anything about mums money',
      'how do i talk to my parents about a living will without scaring them',
      'is it morbid to make a will at 29, i have a cat and a car',
      'mum forgets the stove and the pin and last week my name, and we still have no power of attorney from her',
      'should i be the legal guardian for my brother with down syndrome when my parents cant anymore',
      'who gets to decide if we are not married, do we need an advance directive',
    ],
    says: {
      told: "Papers like a power of attorney or a will are kindest when they're done early, and where memory is fading, this month, while the person can still decide. Say in plain words who decides, what for, what never. Then a notary, lawyer or advice center puts it in the form your country accepts. Tell the whole family who's been named. If someone holding one hides the money, a lawyer or the guardianship court can ask for accounts.",
      should:
        "Lean towards doing it, at any age, as soon as someone would have to decide or pay for you. A simple one is better than none, and it can be changed. Take your time choosing the person: calm and reachable matters more than closest. Don't sign anything someone else has brought ready-made and is pressing you with.",
      say: "\"I'm not asking because I expect something. I'm asking because I'd want to do it the way you want, and I don't know it. Who should decide, and what would you hate?\" To a sibling: \"It's a job, not a prize. I'd like you to see every paper.\"",
    },
  },
  {
    id: 'benefits-jobcentre',
    words: [
      /\b(?:job ?cent(?:er|re)|universal credit|on benefits|my benefits (?:were|was|got|are|have been) \w+|claim(?:ing)? benefits|benefits (?:office|claim|cut|stopped|application)|unemployment (?:benefits?|office|money|check|payments)|dole|welfare|food stamps|snap benefits|jobseekers?|buergergeld|housing benefit|food bank|sanctioned)\b/u,
    ],
    unless: /\b(?:animal welfare|disab\w*|welfare check)\b/u,
    tries: [
      'i have to go to the job center for the first time and feel so ashamed',
      'they stopped my universal credit because i missed one appointment',
      'been on benefits for two years and my family treats me like dirt',
      'should i apply for unemployment benefits or live off savings',
      'went to the food bank today and met my neighbor',
      'on the dole, so ashamed',
      'job centre appointment tomorrow',
      'they sanctioned me for being eleven minutes late because of the bus',
      'should i tell my new boyfriend that i live on benefits',
      'how do people live on universal credit with two children, its the 19th and im out',
      'i worked for 26 years, never asked anyone for anything, and this morning i stood in line at the food bank with my hood up',
      'is it normal to feel like a beggar at the unemployment office',
      'my unemployment benefits end in march and nobody hires at 58',
      'im on benefits and they stopped my payments without reason',
      'the jobcentre makes me apply for jobs i cant do',
    ],
    says: {
      told: "Benefits are there for exactly this stretch, and using them is no mark against you. Apply early, since money often counts only from the day you asked. Get everything in writing, keep copies, and give papers in against a receipt. If something's been cut or refused, there's a date to object by, and unemployed advice centers, unions or citizens' advice help for free. Bring someone along. It changes the tone of the room.",
      should:
        "Lean towards applying now, even with savings, because waiting usually loses you money you've paid in for, and sometimes health cover. Ask which savings count before you spend them. The form is a dull afternoon. You can stop it the day you no longer need it. Someone you're dating can hear it plainly, it's a fact about money, not about you.",
      normal:
        "Shame at that door is common, and it's undeserved. Most people who go there have worked and will work again. Lift your chin, take a number, take notes. If the neighbor saw you, the neighbor was standing there too.",
      say: 'To the office: "Please tell me which decision this is, on what ground, and give it to me in writing." To family: "I\'m looking, and this helps me get through until I find something. I\'d rather you asked how it\'s going than why it\'s taking so long."',
    },
  },
  {
    id: 'disability-application',
    words: [
      /\b(?:disability (?:application|claim|benefits?|payments?|allowance|pension|hearing|card|badge|status|office|insurance|money)|(?:apply|applying|applied) for disability|on disability|my pip|pip (?:assessment|claim|application|form)|ssdi|ssi|blue badge|denied disability|disability (?:was |got )?(?:denied|rejected)|care level|pflegegrad)\b/u,
    ],
    tries: [
      'my disability claim got denied for the second time',
      'pip assessment on monday and im scared ill have a good day',
      'should i apply for disability or keep trying to work',
      'got a blue badge and people stare because i look healthy',
      'disability claim denied',
      'waiting for my pip decision',
      'how do i prove pain for a disability application, nobody can see it',
      'should i use my cane at the disability hearing, i dont always need it',
      'is it wrong to apply for disability when others have it worse',
      'some days i can do the shopping, some days i cant lift the kettle, and the form for disability benefits has no box for that',
      'my mother got care level 2 and they said shes too cheerful for more',
      'my brother calls me lazy since im on disability for my back',
    ],
    says: {
      told: 'For a disability application, describe your worst ordinary days, not your brave ones, and in numbers: how far, how long, how often, what happens after. Keep a two week diary of that and give your doctor a copy, so both papers say the same. A first refusal is common and has a date to appeal by. Disability groups and advice centers fill in these forms with you for free.',
      should:
        "Lean towards applying if your health has limited your days for months, because it often takes long and you can still work as much as you're able in many systems. Ask an advice center what it would change before you give up a job. For the hearing, bring the aids you really use and say how often. Applying isn't giving up. It's having a floor.",
      normal:
        "It isn't wrong to apply because others have it worse, and it's normal to feel like a fraud while filling it in, especially with something nobody can see. You've spent years showing that you cope, and the form asks the reverse. Both are true. Those who stare see one good minute of your week.",
      will: "I can't see a decision. It depends on what's on paper: recent reports, concrete limits, and a form that matches them. Appeals with help from an advice center often go better than first tries alone. Note the deadline in the letter first, and ask for the assessor's report.",
    },
  },
  {
    id: 'on-hold-phone',
    words: [
      /\b(?:on hold|hold music|hotline|customer service|call cent(?:er|re)|waiting (?:in the|on the) (?:line|phone)|nobody (?:picks up|answers the phone)|automated (?:voice|system)|chatbot|phone queue|keep transferring me|(?:wait(?:ed|ing)?|hours?|minutes) on the phone (?:for|with)|phone menu|press one)\b/u,
    ],
    unless:
      /\b(?:i work (?:in|at)|my job|working in|my life on hold|put (?:my|our) (?:life|plans|relationship|wedding)|crisis|suicid\w*|boss|shift|(?:works? in|in) (?:a|the) call cent(?:er|re)|call cent(?:er|re) (?:is|targets)|quit|minutes per call|toilet)\b/u,
    tries: [
      'two hours on hold with the insurance and then the line dropped',
      'customer service keeps sending me in circles about a refund',
      'i screamed at a call center woman today and feel awful',
      'the hotline says im number 43 in the queue',
      'on hold for an hour',
      'customer service hung up on me',
      'the chatbot keeps asking if it solved my problem, it did not',
      'how do i get a real human at a call center',
      'is it normal to hate the hold music so much that i dream of it',
      'my internet has been down for nine days, i work from home, and every evening i spend an hour in the phone queue of the provider',
      'i was rude to a man on the hotline and now i feel bad, he sounded so young',
      'they keep transferring me from one department to the other, five people, same story',
      'waited on the phone for two hours and nobody',
    ],
    says: {
      told: "Being on hold eats the patience you needed for the matter itself, so call right when they open, midweek, and have the number, date and one sentence ready. Ask for a name and a case number first, in case the line drops. Then put it in writing too, as a letter with a date can't be put on hold. If you've been sharp with someone, \"That wasn't about you\" is still worth saying.",
      say: "\"I'd like your name and a case number before we start, in case we're cut off. This is the fourth call. What I need is this one thing. If you can't do it, please connect me to someone who can, and stay on until they answer.\" Friendly and slow. It works better than right and loud.",
      normal:
        'Losing your temper after an hour of that music is normal. The person who answers built none of it and has heard worse, though a sorry is still nice. Next time use the speaker and fold laundry, so the hour at least leaves you something.',
    },
  },
  {
    id: 'moving-abroad',
    words: [
      /\b(?:mov(?:e|ed|ing) (?:abroad|overseas|to (?:another|a new|a different|a foreign) country|countries)|mov(?:e|ed|ing) to (?:japan|canada|australia|germany|spain|france|italy|portugal|england|the uk|uk|london|the us|the usa|america|new zealand|ireland|sweden|norway|denmark|switzerland|austria|the netherlands|amsterdam|berlin|paris|dubai|korea|china|singapore|brazil|mexico|india)|emigrat\w*|immigrat(?:e|ed|ing)|expat|relocat\w* (?:abroad|overseas|to)|start (?:over|again) in (?:another|a new) country|new country|live abroad|living abroad|leave (?:my|the|this) country|leaving (?:my|the|this) country)\b/u,
    ],
    unless:
      /\b(?:visas?|language|accent|homesick|kids|children|mother (?:is|got)|go back|going back|boyfriend|girlfriend|husband|wife|christmas|eid|diwali|food|culture shock|citizenship|asylum|refugee|permit|green card)\b/u,
    tries: [
      'im moving to another country alone in six weeks and suddenly terrified',
      'moved abroad a year ago and still have no real friends',
      'should i emigrate to canada im 33 with a good job here',
      'living abroad looks great on photos but i cry in the supermarket',
      'moving abroad next month',
      'should i move to canada',
      'my best friend cried when i told her im moving to australia',
      'how do people make friends after moving to a new country at 40',
      'is it normal to regret it three weeks after you emigrated, i lie to everyone on the phone',
      'the boxes are at the harbour, the farewell party is over, the keys are gone, and im moving to japan on tuesday and cant stop shaking',
      'will i be happy if i leave this country or do i just take myself along',
      'we relocated to dubai for the job and i havent spoken to a woman my age in two months, living abroad is quiet',
    ],
    says: {
      told: "A move to another country has two parts, the one with boxes and the one about a year later when it sinks in, and the second needs more planning. Choose one weekly thing with the same people from the first month. Learn your street: baker, doctor, park. Keep one call home on a fixed day. Don't judge the whole decision on a Sunday evening or in the third month.",
      should:
        "Lean towards going if something there pulls you that you can name, and you've got papers, about six months of money and a way back. Lean towards waiting if you're mostly leaving a feeling, because it tends to come along. Spend three or four ordinary weeks there first, in winter if possible.",
      normal:
        "Very normal. You've lost, all at once, being known, being funny and finding things without thinking. It often takes a year or two before a place answers back. That you cry in a supermarket says the everyday is the hard part, not that you were wrong to go.",
      will: "It depends less on the country than on whether you meet the same people again and again, and on speaking even bad bits of the language. Put two regular things in each week. Look back after every half year, not each week. That's the distance at which it shows.",
    },
  },
  {
    id: 'language-of-new-country',
    words: [
      /\b(?:language|german|french|english|spanish|dutch|swedish|norwegian|danish|italian|portuguese|finnish|japanese|arabic|turkish|polish|hebrew)\b/u,
      /\b(?:here|moved|live in|living in|new country|abroad|immigrant|foreigner|integration|inlaws|in laws?|his family|her family|my husbands family)\b/u,
      /\b(?:learn\w*|speak\w*|understand\w*|fluent|talk|classes?|course|translate\w*|switch to english|answers? in english|mistakes?|stupid|joke|jokes|b1|b2|understood|spoke|my own name)\b/u,
    ],
    unless:
      /\b(?:of course|kids|children|son|daughter|baby|(?:my|our) toddler|accent|citizenship|visa|body language)\b/u,
    tries: [
      'five years living in germany and i still cant speak german properly',
      'when i try to speak dutch here everyone switches to english',
      'i dont understand a word when my husbands family talks spanish at dinner',
      'i feel stupid since i moved here im funny in my own language',
      'cant speak the language here',
      'everyone here answers in english',
      'my in laws talk over my head in italian and i sit there like a vase, i dont understand anything',
      'how do i learn swedish here when all colleagues speak english with me',
      'at home i was the one who told the jokes at every party, here i need five minutes in german to speak one stupid sentence',
      'will i ever be fluent in danish, i moved for love and live in a village',
      'is it normal to understand a lot of french after a year living in lyon but speak like a child',
      'the doctor here spoke so fast in spanish that i only understood my own name',
    ],
    says: {
      told: "In a new country's language, aim first to be understood in five places you go each week, not to be correct. Say at the start, \"I'm learning, please stay in your language with me.\" People mostly will. Learn the phrases for one place at a time, the school gate, the in-laws' table. At a doctor's, ask for an interpreter or for everything in writing. Your humor comes back last, and it does come back.",
      say: '"Could we stay in your language? I need the practice, and I\'ll tell you when I\'m lost." At a family table: "I follow about half. Could you tell me the rest in two sentences now and then?" Ask one person to sit beside you and be your whisperer.',
      normal:
        'Being clever in one language and a child in another is normal, and a tiring thing that millions live with. After a day of listening, headaches and silence are part of it. It says nothing about your mind. Have one friend with whom you can be quick and funny in your own.',
      will: "It depends on hours of real talk, so it moves once you have someone who's patient and speaks no other language with you: a neighbor, a choir, a volunteer tandem. Classes alone often stall in the middle. Half a year of two such hours a week is usually heard by others before you hear it yourself.",
    },
  },
  {
    id: 'accent',
    words: [
      /\b(?:accents?|(?:imitat\w*|mock\w*|laugh\w* at) (?:how i (?:talk|speak)|the way i (?:talk|speak))|pronounc\w*|mispronounc\w*|say(?:s)? my name wrong|my name wrong)\b/u,
    ],
    unless:
      /\b(?:accent (?:wall|chair|color)|(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|failed|passed|studies|wants|started|got|goes|quit|dropped)|(?:my|our) (?:son|daughter|kid|kids|child|baby)|sexy|hot|stroke|slurred|yearbooks?|certificate|passport|spelled|spelt|fundraiser)\b/u,
    tries: [
      'people at work imitate my accent and call it cute',
      'i hate my accent and stay silent in meetings',
      'nobody here can pronounce my name so they gave me a nickname',
      'should i take classes to get rid of my accent',
      'people mock my accent',
      'i hate my accent',
      'what do i say when someone asks me to repeat a word because its so funny with my accent',
      'is it petty that im tired of people who mispronounce my name after six years',
      'i have a degree and fourteen years of experience, but on the phone they hear my accent and ask for my manager',
      'how do i get rid of a country accent for a radio job in london',
      'he laughs at the way i speak when were with his friends and does the voice',
      'my own nephew corrects my accent in front of his friends',
    ],
    says: {
      told: 'An accent is what\'s heard when someone knows more than one way of speaking, and you don\'t owe anyone its removal. Being understood is the goal: a bit slower, clear ends of words, a pause before the important one. If people imitate it or bend your name, one calm sentence is enough: "I\'d like you not to do that", or "It\'s said like this", each time.',
      say: '"I know you mean it kindly, but I don\'t enjoy it when you copy how I talk." For the name: "It\'s three syllables, listen, now you." Say it with a small smile and don\'t accept the nickname unless you like it. If it goes on at work after that, note it and tell someone above.',
      should:
        "Lean towards classes only if people often don't understand you and it costs you something. A few hours on rhythm and stress do more than years on single sounds. Don't do it out of shame. Most listeners get used to a voice within minutes, if it keeps talking.",
      normal:
        "Not oversensitive at all. Being laughed at for how you speak touches where you come from, even when it's meant as cute. You may decide case by case whether to let it go. Staying silent costs you most, so say one thing early in each meeting.",
    },
  },
  {
    id: 'where-are-you-from',
    words: [
      /\b(?:where (?:im|i am|are you|am i|youre|you are) (?:really |originally |actually )?from|really from|go back to (?:my|your|where)|belong (?:nowhere|neither|to neither|here or there)|neither here nor there|between two (?:cultures|worlds|countries)|foreigner here|foreigner there|always a foreigner|not (?:\w+ )?enough for|too (?:western|foreign|american|white|brown) for)\b/u,
    ],
    tries: [
      'i was born here and still get asked where im really from every week',
      'im a foreigner here and a foreigner there i belong nowhere',
      'a woman on the bus told me to go back to my country',
      'too western for my family and not german enough for the others',
      'where are you really from',
      'i belong nowhere',
      'at my grandmas village im the german and in berlin im the turk, always a foreigner',
      'how do i answer where im from without telling my whole life to a taxi driver',
      'is it rude to be annoyed when they ask where i am originally from, they mean well',
      'someone yelled go back to where you came from at my mother in the bakery',
      'my cousins say im too american for them and at school im too mexican',
      'i have the passport, i have the dialect, i even have the garden gnome, and the new neighbour still asks where im really from',
    ],
    says: {
      told: 'Being asked again and again where you\'re from wears you down, because it says "explain yourself" to someone who was just buying bread. You may answer with your street, with a question, or not at all. Belonging tends to grow from places where nobody asks: a team, a kitchen, two or three people with the same in-between. If it turns to insults, go where others are, and report it if you want to.',
      say: 'With a smile: "From the third floor. And you?" Or: "From here. You may mean my grandparents, that\'s a longer story." To an insult you owe nothing: get off a stop early, stand by the driver, call a friend. Pick beforehand which one you\'ll use, so it doesn\'t catch you empty.',
      normal:
        "You're not oversensitive. Once is curiosity, every week is a message, even if no single person means it badly. It's normal to be tired, angry and polite all at once. Talk about it with someone who gets it too. You'll end up laughing, and that helps.",
      why: "Mostly out of curiosity and habit, sometimes to put you in a drawer, and from outside you can't always tell which. The next sentence usually shows: those who are curious listen to whatever you say. Those who aren't repeat the question. You can be generous with the first and brief with the second.",
    },
  },
  {
    id: 'culture-shock',
    words: [
      /\b(?:culture shock|cultural differences?|(?:people|everyone) (?:here|in this country) (?:are|is) (?:so )?(?:cold|rude|distant|closed|loud|unfriendly)|(?:reverse )?culture clash|different culture|their culture|my culture|(?:everything|things|life|people) (?:here )?(?:is|are) (?:so )?different (?:here|from home)|everything here is (?:so )?(?:different|strange))\b/u,
    ],
    unless:
      /\b(?:company culture|work culture|boyfriend|girlfriend|husband|wife|dating|marry|in laws|inlaws|exchange|erasmus)\b/u,
    tries: [
      'people here are so cold nobody even says hello in the stairwell',
      'total culture shock after two months in tokyo',
      'in my culture you feed guests here they ask if i brought my own sandwich',
      'is it normal to hate everything about the country after four months culture shock is real',
      'culture shock is real',
      'people here are so cold',
      'everyone here is so loud and stands so close, i moved from finland to naples',
      'is it normal to be angry at everything in the new place, the queues, the bread, culture shock i guess',
      'how do i explain cultural differences to my boss when i say yes and mean maybe',
      'at first i photographed every vegetable, loved every bus, and now in month five the culture shock hits and i hate the doorbell',
      'in my culture you dont let an old woman carry her bag, here they look at me like im a thief',
      'why do people in this country are so rude to waiters, in korea nobody would',
      'everything here is so different from home',
    ],
    says: {
      told: "Culture shock usually bites after the first weeks, when the new country stops being charming and every small thing costs effort. Find one local who'll explain without laughing, and ask them the odd questions: when to arrive, what silence means, how friends are made. What reads as cold is often a different distance, and it tends to open slowly. Keep one corner of your week exactly as at home.",
      normal:
        "Very normal. Around the third to sixth month lots of people can't stand the place, the bread or the faces. It isn't a verdict on the country or on you, it's tiredness from decoding everything. Rest more than seems needed, and put off big decisions until it lifts a bit.",
      why: "Because the rules you never had to think about don't work anymore: how close to stand, how to say no, what a smile means. Each little miss costs energy. Write down three things that puzzle you this week and ask someone local. Usually there's a reason, and sometimes it's even kind.",
    },
  },
  {
    id: 'sending-money-home',
    words: [
      /\b(?:send(?:ing|s)? (?:\w+ ){0,4}(?:back )?home|send(?:ing|s)? (?:\w+ )?(?:money|cash|\d+) (?:back )?(?:home|to my (?:family|parents|mother|brother|brothers|mom|dad))|sent (?:all )?(?:my |the )?money home|remittances?|western union|support(?:ing)? my (?:whole )?family back home|money (?:back )?home|family back home (?:thinks? (?:im|i am) rich|asks? for|(?:wants?|expects?|needs?) (?:more )?money)|black tax|money i (?:sent|send)(?: \w+)? home|(?:sent|send) home for|sent (?:\w+ ){0,3}home)\b/u,
    ],
    unless:
      /\b(?:(?:kids?|patients?|him|her|me|us|you|them|students?|photos?|postcards?|letters?) home|son|daughter|our (?:kids|children))\b/u,
    tries: [
      'i send half my salary home and they still ask for more',
      'sending money to my family since i was 19 and have no savings',
      'my family back home thinks im rich because i live in europe',
      'should i stop sending money to my brother he just drinks it',
      'family back home wants money',
      'i send everything home',
      'how do i tell my parents i lost my job and cant send money home this month',
      'is it selfish to want a holiday when my family back home needs money',
      'i clean three houses a day, i share a room with two women, and every month i send 400 home and they say is that all',
      'black tax is eating my first salary and im 24',
      'should i support my family back home if they build a house while i rent a bed',
      'my brother bought a motorbike with the money i sent home for moms medicine',
    ],
    says: {
      told: "Sending money home is love with a bank fee, and it lasts longest when it's a fixed sum that you choose after your own rent, food and a little savings. Tell them once, with the real numbers: what you earn, what life costs there. \"This comes on the fifth every month. More than that I don't have.\" Pay school or medicine directly where you can. It reaches what it's meant for.",
      say: "\"I love you and I'll keep sending this much on the fifth of each month. I can't send more, because then I can't pay my own rent. When you ask in between, I feel bad and it doesn't change the sum.\" If your work is gone: \"I've lost my job, so this month I can't send. You'll hear from me first when that changes.\"",
      should:
        "Lean towards going on at a size that lets you save something yourself, and towards changing the form if it's being wasted: pay the school, the pharmacy, the shop directly. Stopping altogether makes sense if you're going under, or it feeds a habit that harms. Say it before the month it happens.",
      normal:
        "Wanting something for yourself isn't selfish, and it's normal to feel proud, used and guilty in the same hour. You're the one who left, and you see the supermarket prices they don't. If you break down, nobody gets anything, and they'd lose more than the money.",
    },
  },
  {
    id: 'money-home-thankless',
    words: [
      /\b(?:sends?|sending|sent|support(?:ing|ed)?|paid|paying|pay|provid\w*|western union|remit\w*)\b|\b(?:built them)\b|\b(?:working abroad|money)\b|\b(?:qatar|dubai|saudi|abroad)\b/u,
      /\b(?:home|family|parents|brothers?|sisters?|siblings|mother|they|them|back there|village|relatives)\b|\b(?:them)\b|\b(?:they)\b/u,
      /\b(?:nobody asks|no one asks|never ask|only call|only (?:text|message|write)|atm|bank to them|thank\w*|how i am|how am i|never enough|ask for more|want more|want(?:s)? money|no one calls|always more|still ask|no one called|nobody called|calls only|calls me|only messages|asks if|nobody even calls)\b|\b(?:only calls?|calls when|money is late)\b|\b(?:call me only|only for money)\b/u,
    ],
    unless:
      /\b(?:husband sends|wife sends|he sends|she sends|child support|my (?:son|daughter) (?:only|asks))\b/u,
    tries: [
      'i send money home every month and nobody asks how i am',
      '11 years sending money home and they still ask for more',
      'they only call me when they want money, i have supported my family since i was 20',
      'they call me only for money, ive been in qatar 9 years',
      'my family only calls me for money, i live abroad and send it every month',
      'i am abroad for my family and nobody asks how i am',
      'working abroad since 2014 and my family only calls when the money is late',
      'im their wallet, i send everything home and nobody says thank you',
      'every call from home is about money, never how i am',
      'i built them a house from abroad and they still want more',
      'my family thinks im an atm, i send money every month and no thank you',
      'sent money home for years, when i lost my job no one called',
      'i pay for my brothers school and he never even asks how i am',
      'i work double shifts abroad and my family only messages when they need something, i send everything home',
      'no matter how much i send home its never enough',
      'my mother calls only on payday. i send half of it home',
      'im tired of being the bank to them, sending money and nobody asks if i ate',
      'ofw 9 years, sending all the money home, they only text when its late',
      'i sent them money for the roof, for school, for the wedding. never thanks. they want more',
      'how do i tell my family i cant send more money, they never ask how i am',
      'is it selfish to want to stop sending money home when nobody even calls me',
      'i send money home every month from dubai and still my brother says i do nothing for family \u{1f614}',
    ],
    says: {
      told: "That's a lot of love going one way for a long time, and it's fair to want to be asked how you are. Far away, people see the transfer and not the double shift, so show them once: what you earn, what rent and food cost, what's left. Set a fixed sum and a fixed day. And call one of them on a day when no money is due: \"I don't need anything. I just want to talk about me for ten minutes.\"",
      should:
        "Lower it to what lets you save something each month, yes, and say so before you do it. You've carried this a long time, and you can't send from an empty account or an empty body. Keep one fixed sum, end the extras, and pay school or medicine directly.",
      normal:
        "It isn't selfish. Most people who carry a family from far away feel proud, used and lonely all at once. To those at home the money turns into something that just comes, like rain. It takes a clear sentence from you for them to see the person behind it.",
      why: "I can't look into them, but from far away people mostly see the money arrive and imagine the life that goes with it. Nobody shows them the shared room and the night shift. Some are also ashamed to need it, and shame makes people quiet. Tell one of them how it really is.",
      how: 'Give it a frame: one sum, one day a month, nothing in between except a real emergency that you define. Tell them the figures once. Put something aside for yourself first, even a little. And find one person where you live who asks how you are, a church, a club, a colleague from home.',
      say: "\"I love you, and I'm tired. This sum comes on the fifth, and more I don't have. And I'd like you to call me sometimes when it isn't about money.\" To the one you're closest to: \"Ask me how I am. Nobody does.\"",
    },
  },
  {
    id: 'parents-far-away',
    words: [
      /\b(?:parents?|mother|father|mom|mum|dad|grandmother|grandma|family)\b/u,
      /\b(?:getting old|getting older|aging|ageing|sick|ill|alone|weaker|miss|guilty|guilt|worried|worry|frail|see them|see her|see him|wrinkles|repeats (?:her|him)self|forgets|smaller every|old now|fragile)\b/u,
      /\b(?:abroad|another country|other country|back home|thousands of (?:miles|km|kilometers)|far away|so far|\d+ ?(?:km|miles|hours) away|overseas|different country|other side of the world|other continent|across the ocean|video calls?|emigrat\w*|(?:and|while|but) i(?: am|m)? (?:live )?in)\b/u,
    ],
    unless:
      /\b(?:husband|wife|died|passed away|funeral|hospital|icu|dying|hospice|uni|university|college|dorm|passport|residence permit|cancer|distance relationship|boyfriend|girlfriend)\b/u,
    tries: [
      'my parents are getting old and i live 9000 km away',
      'my mother is sick back home and i only see her on video calls',
      'feel so guilty for living abroad while my dad is alone',
      'should i move back my parents are aging and im on the other side of the world',
      'my parents are ageing far away',
      'miss my mom back home',
      'dad fell again and i live in another country, i feel so guilty',
      'should i bring my mother to live with us, shes alone back home and refuses to leave her garden',
      'is it normal to be worried every time the phone rings at night, my parents are old and far away',
      'how do i help my sick father from overseas when my sister does all the work and lets me feel it',
      'how many more summers will i see them, my parents are 78 and im on the other side of the world',
      'i see the wrinkles on the video call, i hear how often she repeats herself, and i live 11 hours away from my mother',
    ],
    says: {
      told: "With parents far away, small and regular carries more than big and rare: the same ten minutes at the same hour, so your voice is part of their day. Find one person near them, a neighbor or cousin you can ask straight how things are, and thank that person well. Keep a little money aside for one sudden flight. Ask them what they want. It's often less than the guilt demands.",
      should:
        "Lean towards a long visit before a move: a month there shows you how they truly live and whether you could. Go back for good if they need daily help nobody else can give and you can build some life there too. If it's only guilt that pulls, more visits and good help on the spot may serve them better.",
      normal:
        "Very normal. It's the quiet price of leaving, and most who live abroad pay it at three in the morning. Guilt isn't proof that you did wrong. You can love from far, badly some weeks, and still be the child they're proud of.",
      say: '"I think about you being there without me, and it hurts. What would really help you: more calls, more visits, someone for the shopping?" And to a sibling who\'s near: "You carry the daily part. Tell me what I can take, money, forms, a month in summer."',
    },
  },
  {
    id: 'missing-food-of-home',
    words: [
      /\b(?:food|dishes|cooking|bread|spices|rice|soup|cuisine|meals?|recipes?|supermarket|store)\b/u,
      /\b(?:miss|missing|crave|craving|cant find|smells?|tastes?|taste)\b/u,
      /\b(?:home|here|country|abroad|homeland|homesick|study in|my mothers|my moms|my mums|grandmas|grandmothers)\b/u,
    ],
    unless:
      /\b(?:pregnan\w*|died|passed away|after (?:his|her) death|diet|covid|husband|wife|uni|university|college|dorm)\b/u,
    tries: [
      'i miss the food from home so much nothing here tastes of anything',
      'cried in a shop because i smelled the bread like in my country i miss it',
      'neighbors complain that my cooking smells when i make food from home here i miss it so much',
      'i study in melbourne and i miss my mothers soup',
      'i miss my moms soup, nothing here tastes like it',
      'living abroad and i miss my mums cooking',
      'miss my grandmas soup so much here',
      'cant find the right spices here to make my mothers dishes',
      'miss my moms cooking here',
      'nothing tastes like home here, miss the food',
      'i drove two hours for the right rice and it still doesnt taste like home',
      'is it silly to cry over bread, i miss the food of my country',
      'where do i find plantain in a polish village, im craving food from home',
      'we have everything, a flat with a balcony, nice colleagues, clean buses, but i miss the smell of my grandmothers cooking here',
      'how do i cook my mothers dishes when she never wrote recipes and i miss them so much abroad',
      'my kids say my food smells weird since we live here and i miss eating with people who get it',
      'i miss my mums cooking so much i cried in the supermarket',
      'cried in the store because nothing here smells like home',
    ],
    says: {
      told: "Missing the food of home is missing the kitchen, the voices and the hour it was eaten, so bring back more than the taste. Call whoever cooks it best and cook it together on video, with what you can get. Ask other people from your part of the world where they shop. There's nearly always one small store. Then invite one person from here to eat it with you.",
      normal:
        "Completely normal to cry over bread. Smell goes straight to the place where home is kept, past all good sense. It isn't weakness and it isn't ingratitude. Make one dish a week your fixed evening. Many find that the week gets a floor from it.",
      how: "Start with the dish that needs only one special thing and order that. Ask at home for amounts in cups and minutes, and record it, because those recipes live in someone's hands. Write down your swaps. In a year you'll have a version of your own, and it'll taste of both places.",
    },
  },
  {
    id: 'home-holidays-abroad',
    words: [
      /\b(?:christmas|eid|ramadan|diwali|lunar new year|chinese new year|new years?|nowruz|easter|thanksgiving|holi|hanukkah|passover|orthodox christmas|midsummer|independence day)\b/u,
      /\b(?:abroad|far from home|away from home|from home|back home|far away|in a foreign|foreign country|new country|nobody (?:here )?celebrates|no one (?:here )?celebrates|fly home|another country|overseas|immigrant|expat)\b/u,
    ],
    unless: /\b(?:died|passed away|deployed|mother in law)\b/u,
    tries: [
      'my third eid abroad alone in a tiny flat',
      'nobody here celebrates diwali and i have to work that day',
      'cant afford to fly home for christmas again',
      'should i fly home for lunar new year or save the money',
      'christmas abroad, first time',
      'eid far from home',
      'how do i explain to my boss why i need two days off for lunar new year, nobody here celebrates',
      'is it sad to cook thanksgiving dinner for one in a foreign country',
      'should we fly home for easter with a baby or stay, my mother would be so sad',
      'the lights are everywhere, the colleagues wear silly jumpers, and i sit on a video call watching my family have christmas back home without me',
      'first ramadan away from home and i break the fast alone in the car park after my shift',
    ],
    says: {
      told: "A holiday of home, far away, needs one thing done properly rather than everything done sadly: the one dish, the one song, the clothes, at the right hour. Ask for the day off early, by its name. Invite two people, also ones who've never heard of it, and tell them what your family would be doing now. Call home when they're all at the table, and let yourself be passed around.",
      should:
        "Lean towards flying if someone there is old or it's been years, and the cost can be earned back in a few months. Lean towards staying if you'd come back broke and anxious. A visit outside the feast days is often cheaper and gives you more of them. Then make this one good where you are.",
      normal:
        "It's normal that ordinary weeks are fine and then this one day knocks you over. Everyone around goes to work as if nothing were happening. Mark it, however small. A candle and the right tea on a tray is already a celebration.",
    },
  },
  {
    id: 'bilingual-children',
    words: [
      /\b(?:bilingual|two languages|three languages|multilingual|mother tongue|my language|answers? (?:me )?in (?:english|german|french|spanish|dutch)|native language|refuses? to speak (?:\w+))\b/u,
      /\b(?:kid|kids|child|children|son|daughter|baby|toddler|twins|grandchild\w*|grandkids|raise|raising)\b/u,
    ],
    tries: [
      'my son understands polish but answers me in english',
      'raising our baby bilingual and my mother in law says it confuses him',
      'my kids cant talk to their grandparents because i never taught them my language',
      'should i keep speaking my native language to my daughter she refuses to reply',
      'raising bilingual kids is hard',
      'my daughter wont speak my language',
      'my twins mix three languages in one sentence, is that normal',
      'should i give up speaking greek to my son, he is 4 and says stop it mama in my language',
      'the kindergarten says we should only speak the local language with our child, i speak my mother tongue',
      'my father calls every sunday from tehran and my kids hold up their drawings in silence, because i never gave them my language',
      'will a child talk later with two languages at home, she is nearly 3',
      'how do i keep my native language alive with my kid if my husband doesnt speak it',
    ],
    says: {
      told: "Keep speaking your own language to a child, also when the answer comes in the other one, because understanding is the larger half and speech can follow years later. Tie it to things they love: bedtime stories, a cousin on video, cooking, football chants. A summer where only that language works does wonders. If it's late, start with ten words and songs. It's never nothing.",
      should:
        "Keep on speaking it. Stopping is easy and starting again is hard. Don't make it a test or a fight, just be the person who speaks it. If you're worried about a delay in both languages, a doctor or speech therapist can look, and they generally won't ask you to drop one.",
      normal:
        "Very normal. Children answer in the language of the playground and mix both for years, and it doesn't confuse them the way people think. They know exactly who speaks what. A time of refusing comes in most such families, often around starting school.",
      will: 'It depends on how many hours they hear it and whether someone they love needs it. A grandparent, a friend, a summer there give it a reason. What seems lost often wakes up within weeks in the right place. Keep the sound of it in the house until then. If speech is late in every language, have it checked.',
    },
  },
  {
    id: 'go-back-or-stay',
    words: [
      /\b(?:(?:go|going|move|moving|moved|return|returning|returned) (?:back )?(?:home|back|to my (?:home ?)?(?:country|land))|stay (?:here|or)|staying here|back to my country)\b/u,
      /\b(?:abroad|country|homeland|emigrat\w*|immigrant|expat|here (?:for|since) \w+ (?:years?|months)|(?:years?|decade) (?:here|in (?:germany|england|the us|america|canada|australia|spain|france|london|dubai|europe))|overseas|or (?:stay|staying) here|(?:go|going|move|moving) back home or)\b/u,
    ],
    unless:
      /\b(?:told me to go back|tells? me to|on the bus|aging|ageing|getting old|sick|christmas|eid|diwali|deport\w*|visa|ex|erasmus|exchange|asylum|military|citizenship)\b/u,
    tries: [
      'should i go back to my country after 12 years or stay here',
      'we want to move back home but the kids only know life in this country',
      'i moved back after ten years in london and feel like a stranger',
      'ive been abroad for so long that going home means starting over',
      'should i return to my country',
      'my wife wants to go back to our country and i finally feel at home',
      'is it giving up if i move back home after only eight months abroad',
      'everyone i knew there has children and houses, will there be a place for me if i go back to my country',
      'i have a career here, a flat, a dentist i like, and every evening i ask myself if i should move back home to the country i left',
      'how do you decide to stay here or leave after 20 years in canada',
      'moved back home from overseas and my own mother says i have become strange',
      'go back home or stay here',
    ],
    says: {
      told: "Going back or staying is rarely settled by a list, so try it on: spend four or six ordinary weeks there, with laundry, offices and bad weather, not as a guest. The place you left has moved on, and so have you. Write down what you'd miss from each side on a plain Tuesday. If you're already back and feel strange, give it the two years you once gave the other place.",
      should:
        "Lean towards going back if there's a daily life waiting there that you want, people, work, a rhythm, and not only a feeling from before. Lean towards staying if your friends, your children's world and your future plans are here. Set a date for deciding. The limbo costs more than either choice.",
      normal:
        "Very normal. Whoever has lived in two places tends to miss one of them for good, and feels a bit foreign in both. It doesn't mean you choose wrongly. It means two places got hold of you, and that's also a kind of wealth.",
      will: 'It depends on whether you go towards something or just away, and on how you arrive: a job or task, two or three friends, patience for offices. The first year back is often harder than the first abroad, because nobody thinks you need help. Ask for it anyway.',
    },
  },
  {
    id: 'emigrate-or-build-here',
    words: [
      /\b(?:canada|uk|usa|america|germany|australia|abroad|dubai|europe|japan|ireland|new zealand|emigrat\w*|overseas|saudi|qatar|italy|migrate|japa|immigrate|leave (?:the|my) country|another country)\b|\b(?:leaving the country|leave the country)\b/u,
      /\b(?:or|stay|build|here|home|remain|instead)\b/u,
      /\b(?:should|or stay|stay (?:and|here|home)|build (?:my|a|something)|business here|house here|which|better|decide|choose)\b/u,
    ],
    unless:
      /\b(?:holiday|vacation|go back|return home|moved here|honeymoon|trip|visit|weekend|already live|boyfriend lives|girlfriend lives)\b/u,
    tries: [
      'should i go to canada or stay and build my house here',
      'should i move to the uk or stay here and grow my business',
      'travel to germany for work or build here at home, which is better',
      'everyone is leaving the country, should i go too or build something here',
      'should i follow my friends abroad or stay and build here',
      'is it better to stay here and build or leave for europe',
      'i have a job offer in germany but i just bought land here. go or stay',
      'should i leave nigeria for the uk or stay and grow my shop here',
      'my cousin says come to canada, my mother says stay here and build, which is better',
      'is it worth leaving for australia when i have my own house here, should i stay',
      'do i japa or stay and build something here',
      'should i use my savings to emigrate or buy land here',
      'i have an offer in dubai, should i go or stay home with my family',
      'leave the country or stay, everyone says go abroad',
      'is it better to migrate to australia or stay and build my life here',
      'canada visa came but i also started building a house here, what should i choose',
      'should i sell everything and move abroad or stay',
      'my friends all left for canada, should i stay and build here instead',
      'go overseas as a caregiver or stay home with my small shop, cant decide',
      'should i leave for europe at 38 or stay here where i have land',
      'i cant decide, america with my cousin or stay and build my own house',
    ],
    says: {
      told: "I lean toward whatever has a concrete next step already: a job offer and papers on one side, or land, income and a half-built wall on the other. A visa without a job and a house without an income are both expensive dreams. Write two pages, money in and out for the first two years, who you'd live with, and what you'd come back to. If you go, keep the land. If you stay, set one goal for next year that shows you were right. Beware of anyone who sells the papers.",
      should:
        'Go if there\'s a real offer and legal papers, and if you can afford to come back. Stay if the plan abroad is only "find something" and here you have land, work and people. That\'s a lean and not a verdict. Talk to two who left recently, one happy and one not, and ask them about the first winter and the rent.',
      normal:
        "Being torn is normal. One side is everything you know, and the other is everything people post. Nobody posts the night shift or the first winter. Take a month, get figures, and ask yourself which one you'd regret not having tried.",
      how: "With two columns and real numbers: cost of going, first year's pay after rent, what you'd send or save, against what the same money does here in the same time. Then ask two people who left and one who stayed. Check visa rules only with the official office. Decide on a date, not in a mood.",
      will: "I can't see which one turns out well, nobody can. Abroad hangs on papers, language, a job and a few kind people. Here it hangs on steady income and patience. Both go better if you keep a bridge: land that stays yours, or a skill that travels.",
    },
  },
  {
    id: 'military-service',
    words: [
      /\b(?:military service|conscript\w*|drafted|army|navy|air force|marines|boot camp|basic training|enlist\w*|national service|national guard|called up|mandatory service|bundeswehr|idf|deployment|deployed)\b/u,
    ],
    unless:
      /\b(?:died|killed|ptsd|salvation army|coding|fitness|old navy|navy (?:blue|dress|suit)|war crimes|sober|romance|online)\b/u,
    tries: [
      'i have to start my military service in march and i dont want to',
      'my boyfriend leaves for basic training on sunday',
      'should i enlist in the army i have no other plan',
      'he is deployed for nine months and we have a baby',
      'finished my national service and dont know who i am without the uniform',
      'drafted, i dont want to',
      'joining the army in june',
      'my brother got called up and mum hasnt stopped ironing',
      'how do i stay in touch with my girlfriend during basic training without a phone',
      'is it cowardly to refuse military service for my conscience',
      'i had a place at the academy of arts and a small flat with a friend, and then the letter came that im conscripted in january',
      'should i join the navy at 27 or is it too late',
      'he comes back from basic training on friday and im nervous like on a first date',
    ],
    says: {
      told: "Military service is easiest to bear with a calendar and one person outside: know the next date you're free or can speak, and write letters, since they get read ten times. Before it starts, ask what choices there are: another branch, civil service, postponing. For the one who stays behind, a fixed weekly evening with people helps more than waiting by the phone. Coming home takes weeks, so go easy.",
      should:
        "Lean towards enlisting only if you'd want the daily life of it, orders, early mornings, moves, and not only the way out it offers. Talk with two who left, one glad and one not, and read every line before you sign, with someone outside the recruiting office. If you're unsure, a year later is still possible in most places.",
      normal:
        "Dread before it, boredom in it and a strange emptiness after it are all normal, for those who go and those who wait. If sleep, anger or memories stay bad for weeks afterwards, a doctor or veterans' service is the right place. Many wait too long with that.",
      say: 'To someone leaving: "I\'ll write on Sundays. You don\'t have to answer each one." To someone at home: "I may be short on the phone, people stand behind me. It isn\'t about you." Agree on a word that means "I\'m fine, I just can\'t talk now."',
    },
  },
  {
    id: 'exam-passed',
    words: [
      /\b(?:exams?|finals?|midterms?|a levels?|gcses?|semester|module|modules|test|course|maths?|chemistry|statistics|physics)\b/u,
      /(?:\b(?:passed!|i passed|passed all)\b|\b(?:passed|aced|nailed it|nailed my|straight as|top of (?:the|my) class|best in (?:the|my) class|with honou?rs|got an a)\b)/u,
    ],
    unless:
      /\b(?:b1|b2|c1|ielts|dutch|english test|german exam|straight as this|of course|passed away|passed out|passed over|passed by|passed since|years? (?:has|have) passed|year passed|driving|theory test|cpa|cfa|nclex|bar exam|viva|cheat\w*|drug test|used to|(?:husband|wife|boyfriend|girlfriend) passed|(?:my|our) (?:son|daughter|kid|kids|child)|road test|driving test|dmv|stepson|stepdaughter|teenager|a student passed)\b/u,
    tries: [
      'i passed!!! all my exams',
      'passed everything this semester',
      'i passed all of my exams, even statistics',
      'i passed all my exams',
      'got an a in chemistry after failing everything last year at the first test',
      'passed statistics on the last attempt this semester by one point',
      'i aced the final and have nobody to tell',
      'i passed my exam',
      'aced my chemistry final',
      'third time lucky, i finally passed that awful statistics exam and ate a whole cake',
      'is it normal to feel nothing after i passed all my finals',
      'i got an a in maths and my dad asked who got the a plus',
      'i was sure it went wrong, i had already looked up the resit date, and this morning i read that i passed the course with honours',
      'whole class was bad and i was best in the class in that physics test, now they hate me',
      'passed my gcses, even french, my nan screamed on the phone',
      'JAMB 291!!! I scream till my neighbor come knock',
    ],
    says: {
      told: 'You passed, and that came from evenings nobody saw. Let it count before the next task swallows it: tell one person who knew how hard it was, in words, not just with the mark. Write down what worked this time, the hours, the place, the way you practised. On the next bad evening that note is worth more than any advice.',
      glad: "That's a fine piece of news, and it's your own doing. Go and tell it to someone's face, or call the person who heard you groan about it. Then take one evening that has nothing to do with books. And keep a line about how you studied for this one. It clearly works for you.",
      normal:
        "Feeling oddly flat after passing is common. The tension was holding you up, and now it's gone. Sleep two nights, eat properly, see someone. The gladness often turns up a few days late, on some ordinary walk.",
    },
  },
  {
    id: 'homesick-abroad',
    words: [
      /\b(?:homesick|homesickness|heimweh|miss (?:my|our) (?:home ?)?(?:country|homeland|hometown|city|village)|missing (?:my|our) (?:home ?)?(?:country|homeland|hometown)|miss my home)\b/u,
    ],
    unless:
      /\b(?:(?:my|our) (?:son|daughter|kid|kids|child)|died|passed away|camp|soul|starseed|another planet)\b/u,
    tries: [
      'homesick again tonight',
      'i miss my country even though i was the one who wanted to leave',
      'three years in london and still homesick every sunday',
      'is it normal to feel homesick after a decade',
      'so homesick right now',
      'i miss my country',
      'will the homesickness ever go, im in toronto since 2019',
      'why am i homesick for a place i couldnt wait to leave',
      'miss my hometown most when it smells of rain here',
      'i have work, i have a nice boyfriend, i even have a cat now, and still there are sundays when im so homesick i cant move',
      'my mom sent a box with coffee and i got homesick for three days',
      'is homesickness a good reason to turn down a promotion in singapore',
    ],
    says: {
      told: "Homesickness eases when it gets its own place in the week, instead of jumping at you from every corner. One evening for home: the music, the food, a long call, your language. Then one for here: the same café, the same class, the same faces. It tends to come on Sundays, in the evening and when you're tired, so plan those. Missing a place means you were once at ease somewhere, and you can learn that twice.",
      normal:
        "Very normal, after three weeks or thirty years. It isn't a sign that you chose wrong, it comes and goes like weather, often around holidays, illness or a smell in a stairwell. If it has turned into not sleeping, not eating or not going out for weeks, talk to a doctor too.",
      will: 'It usually changes rather than ends: from an ache all day to a pang now and then. How quickly depends on regular people and habits where you are now. A visit makes it sharper for a week afterwards, so put something good in that week.',
    },
  },
  {
    id: 'dont-want-school',
    words: [
      /\b(?:(?:dont|do not|didnt) want to go (?:back )?to (?:school|class|uni|university|college|lectures)|hate (?:going to )?(?:high )?(?:school|uni|university|college)|sick of (?:school|uni|college)|cant face (?:school|uni|class)|tired of (?:school|uni|college|studying)|school is (?:hell|killing me|so boring|boring))\b/u,
    ],
    unless:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|bf|gf) (?:is|was|has|wants)|(?:my|our) (?:son|daughter|kid|kids|child|children|boy|girl)|she hates|he hates|kill|die|suicid\w*|(?:nursing|med|medical|law|driving|night|trade) school)\b/u,
    tries: [
      'i dont want to go to school tomorrow',
      'i hate school i just want to sleep until its over',
      'so tired of studying im 20 and feel 60',
      'i hate university but everyone says these are the best years',
      'dont want to go to school',
      'i hate college',
      'every sunday evening my stomach hurts because i dont want to go to school',
      'is it normal to hate school this much, im 14 and i count the minutes',
      'why do i hate high school when i liked learning as a kid',
      'i get up at six, i sit on the bus, i smile at people, and all day long i think im so tired of school',
      'should i stay home tomorrow, i cant face school after what i said in class',
      'lectures at 8, essays at night, im so sick of uni i could scream',
    ],
    says: {
      told: "When you don't want to go to school or studies at all, find out which hour of it is the worst, because it's seldom the whole day. A person, a subject, the break, the morning after no sleep: each can be changed by somebody. Tell one adult or friend that exact hour. For tomorrow, plan just until noon, with one thing to look forward to after. If you're afraid of someone there, say so today.",
      normal:
        "Not wanting to go is common, and many who look cheerful in the corridor feel the same at seven in the morning. A few bad weeks are ordinary. If it's every day for a month, with stomach aches, no sleep or no joy in anything, that deserves a doctor or school counselor. It's not laziness.",
      why: "Usually one of four: someone there makes you feel small, you've lost the thread and sit in fog, you're short of sleep, or you can't see what it's for. Go through yesterday hour by hour and note where your stomach tightened. That points to which one it is, and who can help.",
      should:
        "Lean towards going for half a day rather than not at all, since every day away makes the door heavier. Stay home if you're ill or not safe there, and then tell someone why. One free day to breathe, agreed with an adult, is better than five secret ones.",
    },
  },
  {
    id: 'paperwork-pile',
    words: [
      /\b(?:paperwork|bureaucracy|red tape|pile of (?:letters|mail|post|papers|forms)|unopened (?:letters|mail|envelopes|post)|open my (?:mail|post|letters)|forms to fill|fill(?:ing)? (?:in|out) (?:the |these |all these |a )?(?:forms?|applications?)|official letters?|unopened|bag of (?:mail|letters|post)|opening (?:mail|letters|post)|afraid of (?:the )?(?:mail|post|letters|envelopes)|(?:hate|scared of|these|so many|all the) forms)\b/u,
    ],
    unless:
      /\b(?:divorce|custody|at work|my job|died|passed away|death|adoption|asylum|visas?|tax\w*|court|disab\w*|employee|hiring|to fire|approved)\b/u,
    tries: [
      'i have a drawer of unopened letters going back to last year',
      'the paperwork in this country will be the end of me',
      'i get a panic feeling when i have to fill in forms',
      'two hours of bureaucracy for one stamp',
      'i hate paperwork',
      'too scared to open my mail',
      'how do i start with a pile of letters that is two years old',
      'is it normal to get a stomach ache from official letters',
      'my mother cant read well so i have been filling out forms for her since i was nine',
      'i can run a kitchen with eleven people, i can calm a drunk guest, but an unopened envelope makes me go back to bed, i have a pile of post under the sink',
      'why do they need the same paperwork four times in one building',
      'there is a bag of unopened mail in my wardrobe and i know exactly where',
    ],
    says: {
      told: "With paperwork, open first and answer later: set a timer for twenty minutes, open everything, and make three piles, has a date, needs an answer, can go. Only the first pile matters today. Write the dates on one sheet by the door. Do it with someone on the sofa beside you, who needn't help at all. What's in the envelopes is usually smaller than the drawer has become.",
      normal:
        "Very normal. A great many capable people freeze before an official envelope, and the shame of waiting makes the next one harder. You're not childish. Ask someone to open them with you. Social advice centers do that too, for free, and they've seen bigger drawers.",
      how: "Open everything first, newest on top, and then give it the same half hour each week, same chair, coffee beside you. One form at a time: fill in what you know, mark what you don't, call about those marks in one go. Take a photo of everything before it leaves the house. Then something nice straight after, always the same thing, so your head learns it.",
    },
  },
  {
    id: 'exam-over',
    words: [
      /\b(?:exams?|finals|midterms?|a levels?|gcses?|test)\b/u,
      /\b(?:finished|(?:is|are|was|were) over|over now|done with|went (?:so |really |very )?(?:well|good|great|ok|okay|badly|bad|terribl\w*|horribl\w*|wrong|awful\w*))\b/u,
    ],
    unless:
      /\b(?:passed|aced|failed|results?|mocks?|driving|viva|blood|pregnancy|drug|medical|eye|(?:husband|wife|boyfriend|girlfriend) (?:is|was|has)|(?:my|our) (?:son|daughter|kid|kids|child)|havent finished|not finished|blank\w*|panic\w*|froze)\b/u,
    tries: [
      'finished my last exam today',
      'the history exam went terribly and i keep going over it',
      'exams are over and i dont know what to do with myself',
      'i think my physics test went well but im scared to say it',
      'exams are over, finally',
      'my exam went badly',
      'last final done, i finished my exams and slept 15 hours',
      'why do i feel so empty now that my exams are over',
      'is it normal to count your mistakes all night after a test that went wrong',
      'the exam went really well i think, please let it be true',
      'should i ask the teacher how it was or leave it, the exam is over since tuesday',
      'everyone stood outside comparing answers, i had something different every time, and now i think my whole maths exam went terribly',
    ],
    says: {
      told: "The exam is out of your hands now, so stop going over the answers, alone or with classmates. A feeling straight after one proves little in either direction: people remember the two questions that hurt and forget the twenty that didn't. Do something with your body today, swim, cook, walk, and see someone who doesn't study your subject. Look at the next step when the result's there.",
      will: "I can't see the mark, and how it felt is a poor guide. Hard papers feel bad to everyone in the room. If you want one useful thing, check quietly what you'd do if it isn't enough, the resit date, the office. Then leave it until the results come.",
      normal:
        "Both the replaying and the sudden emptiness afterwards are normal. You've lived towards that date for weeks, and the engine's still running. Give it two days of sleep and ordinary things. The urge to check every answer fades if you don't feed it.",
      glad: "Good, then let it be good, saying so won't spoil it. You walked out of there with a light step for a reason. Pack the notes out of sight tonight and do the thing you kept postponing until after. That promise to yourself is worth keeping, whatever the mark turns out to be.",
    },
  },
  {
    id: 'thesis-submitted',
    words: [
      /\b(?:thesis|dissertation|ph ?d|capstone)\b/u,
      /\b(?:submitted|handed in|handed it in|turned in|turned it in|sent off|submitting)\b/u,
    ],
    unless:
      /\b(?:havent|have not|never|not yet|defen[cs]e|viva|chat ?gpt|plagiari\w*|deadline|overdue)\b/u,
    tries: [
      'submitted my thesis this morning at 4am',
      'handed in my dissertation and now i feel completely empty',
      'turned in my thesis and found a typo on the first page',
      'just submitted my phd after six years',
      'thesis submitted',
      'finally handed in my dissertation',
      'i submitted my phd thesis yesterday and today i dont know how to spend a morning',
      'is it normal to feel nothing after i turned in my masters thesis',
      'found a wrong number in table 4 one hour after submitting my thesis, should i write them',
      'four years, two flats, one pandemic, a hundred coffees in that ugly library, and at 15:32 i submitted my dissertation',
      'printed it three times, cried in the copy shop, and handed in my thesis with my mum waiting in the car',
      'sent off my bachelor thesis and my supervisor answered with a thumbs up',
      'my thesis is DONE 312 pages goodbye',
    ],
    says: {
      told: "The thesis is handed in, and that's the thing many people who start one never get to say. Don't open the file again: there's a typo in every one ever written. Only a wrong number in the results is worth two lines to your supervisor. Sleep first. Then two or three days with no plan, one good meal with whoever put up with you, and only after that the question of what's next.",
      normal:
        "Feeling empty after handing it in is very common. It took up every corner of your head, and now there's an echo in there. It isn't a sign that it wasn't worth it. Fill the first week with small things that finish the same day: bread, a walk, a clean desk.",
      glad: 'You did it, all those pages, out of your hands and into theirs. Tell the people who asked "how\'s it going" and got a groan for an answer. Put one printed copy on a shelf, even if you never open it. And have tomorrow morning without an alarm, it\'s been earned many times over.',
    },
  },
  {
    id: 'masters-or-phd-worth',
    words: [
      /\b(?:a masters|my masters|masters degree|mba|grad school|postgrad\w*|a ph ?d|doctorate)\b/u,
      /\b(?:should i|worth|do a|doing a|start\w*|thinking (?:of|about)|consider\w*|go to|another degree|instead of)\b/u,
    ],
    unless:
      /\b(?:supervisor|advisor|quit\w*|drop\w*|leave|reject\w*|waiting|accepted|got in|got into|get into|thesis|dissertation|visa|toddler|kids|baby|twins|applying|application\w*|(?:husband|wife|boyfriend|girlfriend) (?:is|was|has|wants)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'should i do a phd or get a job',
      'is a masters degree worth it in marketing',
      'thinking about an mba at 36 it costs more than my car',
      'im starting a masters because i dont know what else to do',
      'should i do a masters',
      'is an mba worth it',
      'my boss would pay half if im doing a masters on weekends',
      'is it dumb to start a phd at 40 with two jobs',
      'thinking about grad school because nobody hires me with a bachelor',
      'why does everyone think starting a doctorate means running away from life',
      'will a masters degree help me get out of retail, im considering it since spring',
      'i have an offer from a bank, boring but good money, and at the same time my professor asks me to do a phd with her',
    ],
    says: {
      told: "A masters or doctorate pays off when a door you want truly asks for it, so look at ten job ads you'd love and count how many do. Ask two people who have it what it changed. If you'd mainly be staying where you know the rules, a year of work first often makes the choice clear, and makes you a better student too.",
      should:
        "Lean towards it if the work you want requires it, someone else pays a good part, or the subject itself won't leave you alone. Lean against it if it's to put off deciding, or if you'd need a large loan for a maybe. For a doctorate, the supervisor matters more than the name of the place. Talk to their students first.",
      normal:
        "Going on studying because the world outside is foggy is very common, and it isn't foolish. Just be honest about it, and use the time: one internship, one real project, ten conversations with people at work. Then it's a bridge and not a waiting room.",
    },
  },
  {
    id: 'degree-useless-or-work',
    words: [
      /\b(?:degree|uni|university|college|diploma|bachelors?|degrees|diplomas|studies)\b/u,
      /\b(?:useless|pointless|waste of (?:time|money)|for nothing|wasted|or (?:work|get a job|a job|go to work|start working|learn a trade)|never used|work in a (?:cafe|bar|shop|supermarket|restaurant)|work as a (?:waiter|waitress|cashier|driver|barista)|no use for|nobody needs)\b/u,
    ],
    unless:
      /\b(?:quit\w*|drop\w*|leave|apprentice\w*|trade school|parents? (?:says?|thinks?)|(?:dad|mom|mum|father|mother) (?:says?|thinks?)|applying|(?:husband|wife|boyfriend|girlfriend) (?:is|was|has)|(?:my|our) (?:son|daughter|kid|kids|child))\b/u,
    tries: [
      'my degree is useless and i still owe for it',
      'should i go to university or work',
      'i have a degree in philosophy and work in a cafe',
      'four years of college for nothing',
      'my degree is useless',
      'college or work?',
      'is university pointless if i want to open a barbershop',
      'should i go to college or learn a trade, my uncle would take me as a roofer',
      'all my classmates from school who became plumbers have houses and trucks, and i have a useless degree in art history',
      'i have two degrees and i sell phones, what a waste of time',
      'how do i explain to my grandparents that six years of uni were for nothing',
    ],
    says: {
      told: "A degree rarely turns straight into a job, it turns into ways of working, and those have to be named to be seen. Write down five things you can do because of it, research, argue, explain, stick with dull texts, and look for jobs by those words. Talk to three people with the same degree ten years on. If you're still choosing, try the work for a summer before you pay for years.",
      should:
        "Lean towards university if the work you want is closed without it, or a subject really pulls you. Lean towards work or a trade if you'd only be going because everyone does. You can study at twenty-five with more sense and some savings. Ask about paths that do both at once.",
      normal:
        "Feeling that it was all for nothing is common in the first years after. A café job now doesn't cancel what you know. Give yourself one small weekly step in the direction you studied for, so it stays alive.",
    },
  },
  {
    id: 'lonely-at-uni',
    words: [
      /\b(?:uni|university|college|campus|halls)\b/u,
      /\b(?:no friends|any friends|make friends|making friends|made friends|lonely|loneliness|all alone|so alone|eat alone|eating alone|dont fit in|do not fit in|left out|no one talks to me|nobody talks to me|dont have (?:any |real |many )?friends|havent (?:made|found) (?:any |a single )?friends?|not one friend)\b/u,
    ],
    unless:
      /\b(?:commut\w*|living at home|live at home|homesick|drop\w*|quit\w*|leave|(?:husband|wife|boyfriend|girlfriend) (?:is|was|has)|(?:my|our) (?:son|daughter|kid|kids|child)|since college|after college|from college|after uni|since uni|kill|suicid\w*|open university|online (?:degree|course)|distance learning)\b/u,
    tries: [
      'cant make friends at university im in second year',
      'so lonely in my college room on friday nights',
      'i have no friends at uni and pretend to be busy on my phone',
      'is it too late to find people in my last year of university i dont have any friends there',
      'no friends at uni',
      'lonely at college',
      'second year and i still eat alone on campus with a podcast',
      'is it my fault that nobody talks to me at university',
      'how do i make friends in college if i dont drink',
      'there are forty thousand people here, the lawn is full, music everywhere, and i have never felt so lonely as on this campus',
      'my group from first year moved in together without me and i feel left out at uni',
      'will i ever make friends at uni, im shy and 27 and in a class of teenagers',
      'i dont have friends at university',
    ],
    says: {
      told: 'Friends at university come from seeing the same few people again and again, so repeat rather than search: one society, one study table, one seat, for six weeks. Then make the small offer yourself, "I\'m getting coffee, want to come?" Most of them are waiting for someone to ask, in any year. Fridays need a plan by Wednesday. If it\'s heavy every day, the student counselors are there for just this.',
      normal:
        "Very normal, well hidden, and not your fault. A campus full of people is one of the lonelier places there is, because everyone seems to belong. It says nothing about how likeable you are. It mostly says that you haven't yet met the same six faces often enough.",
      will: "It depends on one or two regular things with the same people, and it can turn in any year, also the last. Choose by what you'd do with your hands: a kitchen, a climbing wall, a newspaper, a choir. Go five times before you judge it. The third time is usually when names start.",
      how: 'Arrive five minutes early and stay five minutes late, that\'s when people talk. Ask something about the task, not about them. Remember one detail and use it next week: "How was your sister\'s visit?" After the third chat, name a time and place. It feels bold for ten seconds.',
    },
  },
  {
    id: 'entrance-exam-failed',
    words: [
      /\b(?:neet|jee|upsc|ssc|gate|clat|cuet|gaokao|suneung|waec|jamb|utme|matric|entrance exam|entrance test|board exams?|boards|civil service|ias|css|gre|gmat|sat|mcat|lsat|ca final|ca exam|ca inter|bac|abitur|concours|kcse|csat)\b/u,
      /(?:\b(?:too low|score is)\b|\b(?:fail\w*|(?:did not|didnt|couldnt|not) (?:clear|qualify|crack|get|make|pass)|not (?:cleared|qualified)|cut ?off|low (?:rank|marks|score)|bad (?:rank|marks|score)|second time|third time|attempt|marks|missed (?:it|by)|\d{2,3} (?:marks|points))\b)/u,
    ],
    unless:
      /\b(?:stuck at|i sat five|mocks?|passed|cleared (?:it|neet|jee|upsc)|qualified!|got in|tomorrow|next (?:week|month)|how (?:do|to) (?:prepare|study)|my (?:son|daughter)|sat on|sat there|waiting)\b/u,
    tries: [
      'didnt clear neet and my parents are not talking to me',
      'failed neet second time, 412 marks, papa is not talking to me',
      'failed jee, everyone in my family knows',
      'didnt clear upsc prelims again, third attempt',
      'i did not qualify neet',
      'my jamb score is too low for medicine',
      'missed the cutoff by two marks in jee',
      'failed my board exams and my father wont look at me',
      'ca final failed again, all my friends are earning',
      'i didnt crack gate and relatives keep calling to ask',
      'got a bad rank in the entrance exam after two years of coaching',
      'should i drop another year after failing neet',
      'failed the lsat twice and my dad paid for everything',
      'my parents sold land for coaching, i studied fourteen hours a day, and i failed neet again',
    ],
    says: {
      told: "I'm sorry. Years of work, and now a number, and a family that looks at it. A failed entrance exam is a score on one day; it isn't your worth, and it doesn't cancel the work. Eat, sleep, skip the relatives' calls for two days. If a parent isn't speaking: \"I know you're sad. I am too. I'd like to talk when you can.\" Then look at every door. If you don't want to be here anymore, tell someone tonight; the help page has people who answer.",
      should:
        "Another attempt is worth it if two things hold: you know which marks you lost and how to get them, and you yourself want that road, not only the house. If you've tried more than twice the same way, change the way or the door. Give it a week first, then decide on paper, with the other options written beside it.",
      say: "\"I failed, and I know what it cost you. I'm sad too. Please give me a few days, and then I'd like to show you what I plan.\" If there's only silence, write it down and leave it on the table. Their silence is often fear for you. It isn't the last word.",
      will: "I can't see the next result, and nobody honest can. What it depends on can be looked at: which marks were lost, whether the way of studying changes, and whether you get sleep. Put other routes beside it on paper, so that one exam doesn't hold everything.",
    },
  },
  {
    id: 'failed-not-told-parents',
    words: [
      /\b(?:fail\w*|flunk\w*|bombed|didnt pass|did not pass|bad (?:grades?|marks|results)|kicked out|expelled|repeat the year|retake|resit)\b/u,
      /(?:\b(?:think i passed|hid it|should i tell|i tell (?:my|them|him)|tell my)\b|\b(?:(?:havent|have not|didnt|not|dont know how to|how (?:do|can|should) i|scared to|afraid to|cant|before i|must|have to) (?:\w+ )?(?:told|tell|telling)|(?:parents|mum|mom|dad|mother|father|papa) (?:dont|doesnt|does not|do not) know|hiding it|hide it|hid it|lied (?:to|about)|think i passed|will kill me)\b)|\b(?:(?:dad|mum|mom|parents|father|mother) (?:is|are|will|would|gonna|is gonna|will go|hes)|show my|gonna (?:kill|murder))\b/u,
      /(?:\b(?:they)\b|\b(?:parents?|mum|mom|mummy|dad|mother|father|papa|mama|family|them|her|him)\b)/u,
    ],
    unless: /\b(?:driving|business|marriage|my (?:son|daughter)|pregnan\w*|job|boss|drug)\b/u,
    tries: [
      'how do i tell my dad i failed first year of uni when he paid for all of it',
      'failed my finals, dont know how to tell my parents',
      'failed my mock a levels, havent told mum, shes a teacher',
      'i failed my a level mocks so bad my dad is gonna murder me',
      'flunked my mocks, my parents will go mad',
      'my results are bad, i failed two, and i have to show my dad tonight, hes gonna kill me',
      'i failed accounting again and havent told my parents, they pay for everything',
      'failed the same module twice and my parents who pay my fees dont know yet, havent told them',
      'i failed again and i havent told my mum and dad, theyre paying',
      'failed my a level mocks so bad, my dad is gonna kill me, havent told him',
      'my dad will go mad when he hears i failed, how do i tell him',
      'i failed the year and my parents dont know',
      'how do i tell my dad i failed my exams',
      'flunked maths and im scared to tell my mother',
      'i bombed my finals, my parents paid everything and i cant tell them',
      'they think i passed, i failed three modules',
      'havent told my family that i have to repeat the year',
      'my parents will kill me, i failed chemistry, how do i tell them',
      'i failed my first year of uni, hid it all summer, and on monday they want to drive me to campus',
      'got bad grades and i lied to my mum about it',
      'should i tell my parents i failed or wait for the letter',
    ],
    says: {
      told: "Tell them before a letter does, and put the plan in the same breath: \"I failed. I'm upset about it too. The resit is then, and this is what I'll do differently.\" Pick the calmer one first, at a quiet hour, standing in the kitchen. If it's a mock, it's practice and can still be mended. Much of the anger people fear is about being kept in the dark. If you're afraid someone might hurt you, take another adult along.",
      should:
        'Yes, tell them, and this week, before a letter or a cousin does. Failing is one bad sentence; hiding it grows a second one each day. Start with the calmer parent: "I have to tell you something hard. I failed, and here\'s what I can do now."',
      say: "\"I have to tell you something, and it's hard. I failed. I was ashamed, that's why I waited. I've looked up the resit, and here's my plan.\" Then stop and let them react. If they ask how, answer honestly. You don't need to have solved it all.",
      how: "Short, soon, and with the next step in your hand. Look up the resit or repeat rule first, then pick a quiet hour and the calmer person: \"I failed. I'm upset too. Here's what happens now.\" Let the first reaction pass; it's seldom the last one. If you fear worse than shouting, have another adult with you.",
    },
  },
  {
    id: 'language-exam-passed',
    words: [
      /(?:\b(?:result|score[ds]?|band)\b|\b(?:passed|made it|got (?:my|the) (?:\w+ )?(?:certificate|b1|b2|c1|a2)|bestanden|cleared)\b)/u,
      /\b(?:(?:a1|a2|b1|b2|c1|c2)|ielts|toefl|pte|goethe|telc|testdaf|delf|dele|jlpt|hsk|topik|language (?:test|exam|certificate)|german|french|spanish|english|japanese|dutch|italian|swedish|norwegian|danish|korean|chinese|integration (?:test|course))\b/u,
    ],
    unless:
      /\b(?:waiting for|low|too low|bad|need|needs|\?|gcses|failed|didnt|not|passed away|before|tomorrow|how|will i|citizen\w*|my (?:son|daughter)|husband passed)\b/u,
    tries: [
      'ielts result band 8',
      'passed the b2 german, 71 points but passed',
      'i passed my b1 german exam!!',
      'ielts 7.5, i cleared it',
      'passed the delf b2 today',
      'got my c1 certificate',
      'i passed the dutch integration test after 3 tries',
      'toefl passed with 102, now i can apply',
      'bestanden!! b1 at 54 years old',
      'passed jlpt n2 after two years of evenings',
      'made it, language exam b2, i was sure the speaking part was a disaster',
      'i came here without one word, worked nights in a kitchen, and today i passed c1 german',
      'my english test is passed',
    ],
    says: {
      told: "You passed, and nobody will ask how far above the line. A whole language, built out of evenings and wrong articles, and now it's official. Copy the paper twice and put one in your documents folder. Then order something today in that language, very slowly, and enjoy every word.",
      glad: "Passed is passed, and a language is one of the hardest things an adult can learn. Congratulations. Scan the certificate today, because some office will want it. Then go somewhere and order cake in that language, with all the wrong articles you like. They can't take it back.",
    },
  },
  {
    id: 'good-results',
    words: [
      /(?:\b(?:as|a first in|a first)\b|\b(?:results?|grades?|marks|gpa|percent\w*|report card|score[ds]?|transcript|distinction|first class|straight as|\d (?:as|a s|stars)|9s|merit|boards)\b)/u,
      /(?:\b(?:\d as|a first|\d+ ?%|(?:8|9)\d)\b|\b(?:(?:got|have|with|my|i) (?:\w+ ){0,3}(?:\d|two|three|four|all|straight) ?(?:as|a stars|a s|9s|distinctions)|good|great|amazing|better than|best|top|highest|(?:8|9)\d(?:\.\d)? ?(?:%|percent)|distinction|first class|a first|2 1|4\.0|3\.[5-9]|so happy|proud|exceeded|straight as|improved)\b)/u,
    ],
    unless:
      /\b(?:proud as|education|as (?:i|he|she|if|a|soon|well|the|my|you|we)|defended|waiting|tomorrow|thursday|nervous|will i|bad|failed|worse|blood|scan|test results? from|biopsy|doctor|dont know|not good|hope|how (?:do|to|can)|daughter|son|kid|credit score|never good|not good enough|sibling|brother|sister|compared|mri|pressure)\b/u,
    tries: [
      'i scored 98 on my maths exam, highest in class',
      '93% in my boards',
      'got my results today, 3 as',
      'i got straight as this semester',
      'my results came out, 94 percent',
      'a level results better than i hoped, two as and a b',
      'got a first in my degree',
      'my gpa is 3.9, i did it',
      'highest marks in my class this year',
      'gcse results today, four 9s, im so happy',
      'board results are out, 91%, mummy is distributing sweets',
      'i got a distinction, i was hoping for a pass',
      'my grades improved so much this term, from ds to good bs',
      'everyone said i would fail, i studied in the bathroom because its the only quiet room, and i have the best results of my year',
    ],
    says: {
      told: "That's a result with your name on it. Before anyone asks what's next, tell it to the person who saw the bad evenings, in words and not only as a screenshot. And write down how you studied this time, the place, the hours, the trick. It clearly works for you.",
      glad: "Congratulations, that's a fine set of results, and you made every one of them. Tell it out loud to someone who saw the bad evenings. Then one night off books entirely. And note how you studied this time, the hours and the place, because you've found what works for you.",
    },
  },
  {
    id: 'driving-test-passed',
    words: [
      /(?:\b(?:i have my driving)\b|\b(?:passed|got my (?:license|licence)|i have my (?:license|licence)|can drive now|have a license now)\b)/u,
      /\b(?:driving|drivers?|license|licence|theory|road test|dmv|test first time|practical)\b/u,
    ],
    unless:
      /\b(?:passed (?:her|his)|eldest|youngest|tomorrow|my brother|didnt|son|daughter|husband|wife|boyfriend|girlfriend|friend|not passed|havent passed|cant|how|will i|scared to drive|afraid|but im scared|drunk|bus passed|years ago|suspended)\b/u,
    tries: [
      'passed my driving test first time',
      'i passed my driving test!!',
      'got my license today',
      'passed the practical on my fourth go, only three minors',
      'i have my licence at 47',
      'theory test passed, 49 out of 50',
      'i passed my road test, the examiner even smiled',
      'can drive now, got my licence this morning',
      'passed!! driving test, finally, after two years',
      'my hands shook the whole way and i still passed my driving test',
      'six instructors, one divorce, three failed, no more, today i have my driving license',
      'passed driving, shaking with joy',
    ],
    says: {
      told: "You've got it, congratulations: from today you can go wherever there's a road. Pick the first drive that's only for pleasure, a lake, a friend, a night bakery, with one song you choose now. Then an easy stretch alone, soon, while your hands still remember everything.",
      glad: "Congratulations, that's freedom with a steering wheel. Choose the first drive that's purely for joy, somewhere with a view and something to eat at the end, and the song for it. Then a short one alone this week, while your hands still know everything.",
    },
  },
  {
    id: 'got-into-uni',
    words: [
      /\b(?:i got (?:in|into)|got into|got in|(?:i )?(?:got|been|was|just got|were) (?:accepted|admitted)|got (?:a place|an offer|the offer|my offer|the place|my first choice)|im in(?=!)|accepted (?:to|into|at|by|me)|they (?:took|want|accepted) me|(?:got|have) an? offer from|acceptance (?:letter|email)|unconditional)\b/u,
      /\b(?:university|uni|college|school|med|medicine|medical|law|masters?|phd|program\w*|course|oxford|cambridge|harvard|stanford|mit|iit|academy|erasmus|degree|conservatory|nursing|residency|first choice)\b/u,
    ],
    unless:
      /\b(?:(?:she|he) got in|my little girl|everyone (?:in|got|else)|got into both|turned down|all my friends|reject|bank|except me|friend who|daughter|son|kid|trouble|fight|argument|waiting|waitlist\w*|rejected|didnt|not (?:get|accepted)|will i|hope|should i|which|job|cant afford|scared|accepted that|drop\w*|but my|late for|into debt)\b/u,
    tries: [
      'i got into college',
      'got accepted to a college in boston, first from my town ever',
      'got into medical school!!',
      'i got into university',
      'i was accepted to my first choice',
      'got the acceptance letter from college today',
      'im in!! masters in edinburgh, they accepted me',
      'got an offer from cambridge',
      'i got a place at nursing school at 38',
      'they took me, art academy, out of 900 people',
      'accepted into the phd program',
      'i got in, law school, first in my family',
      'third time applying and i got into med school, my mother is calling everyone',
      'unconditional offer for my course this morning',
    ],
    says: {
      told: "You're in. Someone read your pages and said yes, and that's yours now. Let it be only good for a few days: tell the person who fed you through it, and whoever wrote your letter. Then the three dull things, accept in writing before the deadline, money, a bed.",
      glad: 'You got in, congratulations, loudly. Tell the one who fed you through the applications, and the teacher who wrote the letter; they wait for that message more than you think. Accept in writing before the deadline. Everything else can wait until the grin goes down.',
    },
  },
  {
    id: 'got-in-but-cant-pay',
    words: [
      /\b(?:got in(?:to)?|accepted|admitted|offer|place|admission|dream (?:uni|school|college|university))\b/u,
      /\b(?:uni|university|college|school|course|masters?|degree|program\w*|phd|med school|study|fees|deposit)\b|\b(?:oxford|cambridge|harvard|iit|mit)\b/u,
      /\b(?:cant (?:pay|afford)|cannot (?:pay|afford)|no money|too expensive|fees?|tuition|deposit|afford|scholarship|loan|costs?|fund\w*)\b/u,
    ],
    unless:
      /\b(?:got (?:a|the|my) (?:full )?scholarship|job offer|my (?:son|daughter)|rejected|dropped|mortgage|car)\b/u,
    tries: [
      'i got into my dream uni but my parents cant pay',
      'got accepted and we cant afford the fees',
      'admitted to my dream university abroad, no money for the tuition',
      'i got into oxford and we have no money',
      'accepted at university, mum cried because we cant pay',
      'got a place at med school, no way to afford the fees',
      'my dream college costs 60k a year, i got in, what now, cant afford',
      'got into med school and my family cannot afford it',
      'i got in but the deposit is due in 2 weeks and we have no money',
      'accepted to a masters in london, too expensive, do i give up my place',
      'dream college said yes but no scholarship, my parents cant pay',
      'got into uni, first in my family, we cant pay the fees',
      'should i take a huge loan for my dream university, i got in',
      'how do i pay for uni, i got accepted and my dad lost his job, cant afford it',
      'got an offer from my dream school but the costs are impossible, we cant afford',
      'is there any way to study there if we cant pay, i got admitted',
      'my parents said they cant afford the university i got into and i feel guilty for being sad',
      'will i have to give up my place at uni because we cant afford it',
    ],
    says: {
      told: "You got in, and that's real whatever the bill says. Don't give the place back yet: write to the university's financial aid office this week, \"I've been admitted and can't meet the cost. What grants, fee waivers or installments are there, and can the deposit be postponed?\" Many have money for exactly this and only give it to those who ask. Ask too about deferring a year, and look up national grants. A big private loan comes last, after an adviser has seen it.",
      should:
        "Hold on to the place as long as it costs nothing, and ask for aid before you decide. I'd be slow with a large private loan: take it only if an adviser finds the likely income carries it. Deferring a year or starting somewhere cheaper and transferring are respectable roads.",
      normal:
        "It's normal to be proud and heartbroken in the same hour, and no, you're not ungrateful. Money stops good people every year, and it doesn't always have to. Ask the aid office first, then be sad if you must.",
      how: "In this order, this week: the financial aid office by mail and phone, state grants and loans, your school's counselor, foundations for your region, subject or background. Ask for a later deposit date and about deferring a year. Make a table with deadlines. It's dull work, and it's how most people without money get there.",
      say: 'To the office: "I\'ve been admitted and very much want to come. My family can\'t pay the fees. Could you tell me which grants, waivers or payment plans I can apply for, and whether the deposit can wait?" To your parents: "I\'m not angry. Help me with the forms."',
      will: "I can't see that. It hangs on grants, deadlines and how loudly you ask, and quite a few places find money for students who've already got in. Write to them this week. If it doesn't work this year, a deferred or second route often does.",
    },
  },
  {
    id: 'hate-degree-parents-pay',
    words: [
      /(?:\b(?:want out|quit)\b|(?:\b(?:cry before|cry\w*)\b|\b(?:hate|hating|cant stand|miserable|dont (?:like|enjoy|want)|not happy|wrong (?:degree|course|subject)|bored|leave|quit|drop|switch|change)\b))/u,
      /(?:\b(?:subject|lectures)\b|\b(?:law|medicine|engineering|business|economics|degree|course|studies|major|accounting|pharmacy|nursing|uni|university|college|it|computer science)\b)/u,
      /(?:\b(?:parents dont know)\b|\b(?:parents? (?:pay|paid|are paying|want|expect|chose|will|would|dont)|(?:dad|father|mum|mom|mother|papa|family) (?:pays?|paid|wants|expects|chose|is paying|will)|(?:second|third|2nd|3rd|final|last|fourth) year|halfway|year left|they pay|because of my parents)\b)/u,
    ],
    unless:
      /\b(?:got into|expects a doctor|job|boss|hate my (?:parents|job)|wedding|marriage|boyfriend|my son|my daughter|havent enrolled|already dropped|dropped out last)\b/u,
    tries: [
      'two years into medicine and i want out but my parents pay for it',
      'im in third year and i hate my degree',
      'should i leave law, third year, my parents pay and i hate it',
      'i hate my course but im in second year',
      'third year of engineering and i cant stand it, my dad pays for everything',
      'i want to quit medicine but my parents paid so much',
      'studying accounting because of my parents and im miserable',
      'final year and i hate my degree',
      'how do i tell my parents i want to leave law, they pay my rent',
      'i hate university, second year, dont know if i should drop it',
      'is it worth finishing a degree i hate with one year left',
      'wrong subject, halfway through, everyone is so proud of me and i cry before lectures, my parents dont know',
      'switch from business to design in my 3rd year, my father will explode',
      'how do i say to my parents that i leave the engineering. they sold land for pay this',
      'i want to leave law school and my parents sold land for it',
    ],
    says: {
      told: "Hating it and being in the middle of it are two facts, so put them side by side first. Write what's left in months and money, what you'd do instead, and whether it's the subject, the place or being worn out. With a year or less to go, finishing is often the cheaper exit. With more, ask the study office this week about switching or a leave. If your parents pay, tell them with that page in hand.",
      should:
        'Lean by what\'s left: a year or less, and you can bear it, finish, because the paper opens doors to other things. More than that, and you dread every week, look for the way out now. First step either way: the study office, "What are my options, switch, leave, credits?" Then your parents, with the page in hand: "I know what you\'ve paid. I want to show you what I\'ve found."',
      say: "\"I need to tell you something, and I'm grateful for what you've paid. I've given this three years, and it isn't for me. I've looked into what's possible, and here's the page. Can we look at it together?\" Then let them be upset for an evening. The plan works slower than the news.",
      how: "With a page in hand, not with a feeling: what's left, what switching costs, what you'd do next, by when you'd look again. \"I'm grateful, and I can't go on with this one. Here's what I've found.\" Calmer parent first. Expect a bad evening, then talk again in a week.",
    },
  },
  {
    id: 'phd-defended',
    words: [
      /\b(?:defended|passed my (?:viva|defen[cs]e|phd)|got my (?:phd|doctorate)|finished my (?:phd|doctorate)|(?:im|i am) (?:now )?a doctor|phd done|dr now|doctorate (?:done|finished)|viva (?:passed|went|done|is over)|minor corrections)\b/u,
    ],
    unless:
      /\b(?:tomorrow|next|nervous|how|will i|in two|weeks|failed|patient|hospital|call me dr|defended (?:him|her|me|my mother|my friend)|daughter|son)\b/u,
    tries: [
      'dr now, viva done',
      'i passed my viva with minor corrections',
      'i defended my phd, im a doctor now',
      'passed my viva this morning, minor corrections',
      'defended my thesis today',
      'phd done!! seven years',
      'got my doctorate at 52',
      'i passed my defense, everyone called me doctor',
      'finished my phd and i feel strangely empty',
      'dr now, my grandmother cannot read and cried on the phone',
      'my viva went well, im a doctor of chemistry',
      'four years, two supervisors, one pandemic, and today i defended',
      'master thesis defended with top marks',
      'is it normal to feel nothing after i defended my phd',
    ],
    says: {
      told: "Defended, and that title is yours for life, Doctor. Years of a question only you could stay with. If it feels flat or unreal, that's the rope going slack; the gladness often turns up a week later. Tonight, dinner with whoever listened to all of it, and a copy of the thing on their table with their name in it.",
      glad: 'Congratulations, Doctor. Years of mornings nobody clapped for, and today they had to. Sign one copy for the person who listened to all of it, have them call you by the title all evening, and put every correction off until next week.',
      normal:
        "Very normal. The rope you pulled on for years has gone slack, and for a while there's just quiet. Sleep, eat, see people who don't ask what's next. The gladness usually turns up late, on some ordinary Tuesday, when someone calls you Doctor and you turn round.",
    },
  },
  {
    id: 'study-noisy-room',
    words: [
      /(?:\b(?:shouts?|quiet place|only quiet)\b|\b(?:noise|noisy|loud|speaker|music|tv|shouting|(?:[3-9]|three|four|five|six) (?:people|girls|boys|guys|roommates|siblings|kids)|one room|no desk|no quiet|shared room|thin walls|construction|hostel|crowded)\b)/u,
      /\b(?:study(?:ing)?|studies|revise|revising|revision|learn|homework|exams?|concentrate|focus|read)\b/u,
    ],
    unless:
      /\b(?:out loud|headphones|move out|kids? (?:doesnt|wont) study|my (?:son|daughter)|sleep|colleague|office|open plan|boss|neighbor sued|adhd)\b/u,
    tries: [
      'cant study, my flatmates are so loud',
      'how do i study when my hostel room has 5 people and one speaker',
      'i cant study at home, too noisy',
      'no quiet place to study, six people in two rooms',
      'my roommates play music while i study',
      'exams next week and there is construction under my window, cant concentrate',
      'how can i revise with four siblings and one room',
      'i have no desk and the tv is always on, how do i study',
      'hostel is so loud at night i cannot read a page',
      'my family shouts all evening and i have to study for exams',
      'where can i study, shared room with three girls who talk till 2',
      'i sit in the stairwell to study because its the only quiet place, our flat is loud',
      'library closes at six and my room is crowded, how to focus for exams',
    ],
    says: {
      told: 'You won\'t get the room quiet, so split the work: thinking work outside it, dull work inside. Find two places and two hours, library, empty classroom, mess hall after dinner, roof, or five in the morning when the speaker sleeps. In the room use earplugs or steady rain noise, face the wall, and do flashcards and copying. And one deal with the others: "Speaker off nine to eleven until exams, then I\'ll bring snacks."',
      how: 'Study hard things where nobody lives: library, empty classroom, mess hall after dinner, or at five in the morning. In the room keep to what survives noise, flashcards, past questions, writing things out, with earplugs or rain sounds and your face to the wall. And strike one deal: "Two quiet hours a night until exams." Short and fixed gets a yes more often than "be quiet".',
    },
  },
  {
    id: 'became-citizen',
    words: [
      /(?:\b(?:leave to remain|british citizen)\b|\b(?:citizen\w*|naturali[sz]\w*|oath|(?:got|have|received|collected) (?:my|the|our) (?:\w+ )?(?:passport|green card|permanent residen\w*|indefinite leave|ilr|pr|settled status|residence permit)|green card|permanent residen\w*|pr (?:approved|came|granted))\b)/u,
      /(?:\b(?:this morning|came)\b|\b(?:today|became|become|finally|got|approved|granted|am now|im now|after (?:\w+ )?years|ceremony|yesterday|at last|swore|official\w*|arrived|received)\b)/u,
    ],
    unless:
      /\b(?:mum never|never got|still waiting|im waiting|been waiting|apply\w*|test tomorrow|should i|denied|refused|rejected|lost|stolen|expire\w*|interview|how (?:do|long)|when will|will i|renew\w*|marry|for a green card|study for|lawyer|worried|scared|betray\w*)\b/u,
    tries: [
      'i became a british citizen',
      'became a citizen today and cried during the oath ceremony',
      'i became a citizen today',
      'got my green card after 9 years',
      'citizenship ceremony was today, i cried at the anthem',
      'we are citizens now, all four of us, finally',
      'my permanent residence was approved',
      'got the passport, im german now',
      'pr granted after 6 years of waiting, i can breathe',
      'took the oath this morning',
      'my husband got his citizenship today',
      'indefinite leave to remain came in the mail, i finally got it',
      'i arrived with one suitcase and no english and today i became an american citizen',
      'got my residence permit today at last',
    ],
    says: {
      told: "It's official, and nobody can send you a letter about it anymore. All those years of folders and queues end in this one piece of paper. Check the spelling and dates on it, copy it twice, put it somewhere safe. Then call the person who knew you when you'd just arrived. Congratulations.",
      glad: "Congratulations. Years of folders, queues and held breath, and today you belong on paper too. Check the spelling, copy it twice, and call the person who knew you when you'd only just arrived. Tonight cook something from there and something from here, on the same table.",
    },
  },
  {
    id: 'partner-visa-approved',
    words: [
      /\b(?:visa|spouse visa|family reunification|permit|papers|fianc\w+ visa|k1|immigration)\b/u,
      /\b(?:approved|granted|got (?:it|the|his|her|my|a)|came through|arrived|stamped|issued|accepted|in (?:my|his|her) passport)\b/u,
    ],
    unless:
      /\b(?:residence permit today|denied|refused|rejected|waiting|will|when|should|hope|interview tomorrow|not (?:yet|approved)|lost|expired|revoked|still|delayed|overstay\w*|tourist visa for)\b/u,
    tries: [
      'got my work permit today',
      'got my student visa',
      'our papers are accepted after three years',
      'visa approved!!! i leave in january',
      'my wife got her visa, she comes in march',
      'my student visa is approved',
      'spouse visa granted after 14 months',
      'my husbands visa was approved today, we can finally live together',
      'the visa is in my passport, i cant believe it',
      'work permit came through!!',
      'family reunification approved, my kids are coming',
      'visa granted, flight booked',
      'got the visa on the second try',
      'i refreshed the page for five months and this morning it said approved, my visa, i screamed in the bus',
    ],
    says: {
      told: "Approved. All those months of refreshing a page end in one word. Check the name, the dates and what it allows today, and keep a copy on paper and one online. Then tell the people who waited with you, and enjoy the first list that's only about suitcases. Congratulations.",
      glad: "Approved, what a word. Congratulations. Check the spelling and the dates today, copy it twice, and then call whoever held their breath with you. From now on the list is a nice one: tickets, suitcases, who's at the airport.",
    },
  },
];
