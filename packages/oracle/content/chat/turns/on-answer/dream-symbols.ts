/** What a thing in a dream is commonly read as, with what to ask of it. */
export const DREAM_SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dogs?|pupp(?:y|ies))\b/u,
    "A dog is commonly read as loyalty, a friend, or the part of you that keeps watch. One that follows you is mostly taken as something faithful that's still with you, whether you look round or not. Were you glad of it or afraid of it?",
  ],
  [
    /\b(?:cats?|kittens?)\b/u,
    'A cat is commonly read as your own independence, or somebody near who comes and goes as they like. Did it want something from you, or did it just look?',
  ],
  [
    /\bsnakes?\b/u,
    "A snake is read as change, since it sheds its skin, and also as something you don't quite trust. It foretells no enemy. Were you frightened or only watching?",
  ],
  [
    /\b(?:keys?|locks?)\b/u,
    "A key is commonly read as access: an answer, a permission, or a responsibility that's being handed over. Who gives it to you matters most; ask what that person once trusted you with or taught you.",
  ],
  [
    /\b(?:doors?|gates?|rooms?)\b/u,
    "A door or a room is read as a part of life that you haven't entered yet, or have left. Open or shut, and which side you stood on, is the telling part.",
  ],
  [
    /\b(?:boats?|ships?|ferr(?:y|ies))\b/u,
    'A boat is commonly read as how you get across something emotional, with others or alone. Steady water is taken as trust, rough water as a strain. Who was steering?',
  ],
  [
    /\b(?:sea|ocean|river|lake|water|waves?|flood|swimming|rain)\b/u,
    "Water is commonly read as feeling: clear when you know what you feel, dark when you don't, high when there's a lot of it. How did you stand to it, in it, beside it or running from it?",
  ],
  [
    /\b(?:little girl|little boy|bab(?:y|ies)|child|children|kids?|girl|boy)\b/u,
    "A child in a dream is commonly read as something young in you: a wish, a beginning, or yourself at that age. It foretells no pregnancy. A laughing child is mostly taken as ease, a lost one as something you've been neglecting.",
  ],
  [
    /\b(?:teachers?|schools?|class(?:room|mates?)?|exams?|tests?)\b/u,
    'School and teachers are read as being measured: somebody is marking you, or you are. Ask who that is just now.',
  ],
  [
    /\b(?:clocks?|watch(?:es)?|late)\b/u,
    'Clocks are commonly read as pressure: a date that worries you, or the feeling of being behind others. Wrong clocks are mostly taken as a plan that no longer fits the life you have.',
  ],
  [
    /\b(?:hous(?:e|es)|home|attic|basement|cellar|kitchen)\b/u,
    'A house is commonly read as yourself, with its rooms as parts of your life. An old one brings back who you were there; what had changed in it is the part to look at.',
  ],
  [
    /\b(?:stairs?|ladder|elevator|lift|escalator)\b/u,
    'Stairs and lifts are read as getting on or being held up: upward as effort, downward as going back to something. Being stuck is mostly a decision that waits.',
  ],
  [
    /\b(?:trains?|bus(?:es)?|stations?|tickets?|luggage|suitcases?)\b/u,
    'Trains and luggage are commonly read as a change of life and what you take along. A missed one is mostly the fear of having waited too long, and not a sign that you did.',
  ],
  [
    /\b(?:cars?|driv(?:e|ing)|brakes?)\b/u,
    "A car is commonly read as who's in charge of where you're going. Who drove, and whether the brakes worked, says what kind of worry it is.",
  ],
  [
    /\b(?:planes?|flying|airport|wings?)\b/u,
    'Flying is commonly read as a wish for room, and a plane as a big plan that others steer. Look at whether you were free up there or holding on.',
  ],
  [
    /\bex\b/u,
    'An ex in a dream is mostly read as a time of your life and how you felt in it, and seldom as the person. It says nothing about what they think or want. What did you feel when you saw them?',
  ],
  [
    /\b(?:mother|mom|mum|grandmother|grandma|nan)\b/u,
    'A mother or grandmother is read as care, given or missed, and as the voice that told you how things are done. What did she say or do there?',
  ],
  [
    /\b(?:father|dad|grandfather|grandpa)\b/u,
    'A father or grandfather is read as rules, protection and approval, had or missed. What did he say or do there?',
  ],
  [
    /\b(?:stranger|man|woman|shadow|figure|someone|somebody)\b/u,
    "Somebody unknown is commonly read as a part of yourself that you don't know well, with the mood that you felt near them. It's no warning about a real person.",
  ],
  [
    /\b(?:wedding|bride|ring|dress)\b/u,
    'A wedding or a ring is commonly read as a promise or a joining of two things, work and home as often as two people. Were you glad, or looking for the exit?',
  ],
  [
    /\b(?:phones?|calls?|messages?|letters?)\b/u,
    "A phone that doesn't work is commonly read as something you can't get across to somebody. Who were you trying to reach?",
  ],
  [
    /\b(?:money|coins?|wallet|purse|gold)\b/u,
    'Money in a dream is commonly read as worth: what you give, get, or fear to lose. It foretells no sums. Found money is mostly taken as something good in you that you had overlooked.',
  ],
  [
    /\b(?:teeth|tooth|hair)\b/u,
    'Teeth and hair are commonly read as how you look to others and whether you hold on to your strength. It foretells no illness. Did anybody see it?',
  ],
  [
    /\b(?:fire|smoke|burning|flames?)\b/u,
    "Fire is commonly read as a strong feeling or a change that can't be held back. What you saved from it, or whom you looked for, is the telling part.",
  ],
  [
    /\b(?:trees?|forest|woods|garden|flowers?)\b/u,
    'Trees and gardens are read as growth and patience, a forest as not seeing the way yet. Green or bare is mostly the season you feel you are in.',
  ],
  [
    /\b(?:birds?|feathers?|owl|crow|raven|eagle)\b/u,
    'A bird is commonly read as a wish for freedom, or as news on its way. It announces nothing; ask where you would fly to if nobody needed you for a day.',
  ],
  [
    /\b(?:horses?|cows?|bull|lion|tiger|bear|wolf|wolves|elephant)\b/u,
    'A big animal is commonly read as strength or temper, yours or somebody near you. If it was calm, that strength is on your side; if it chased you, it wants attention.',
  ],
  [
    /\b(?:spiders?|insects?|bugs?|ants?|bees?|rats?|mice)\b/u,
    'Small crawling things are commonly read as small worries that add up, and a spider also as patience and work. Which small thing have you been putting off?',
  ],
  [
    /\b(?:fish|shark|whale|dolphins?)\b/u,
    'A fish is commonly read as something coming up from below, a thought or a feeling that is only now getting clear. It foretells no pregnancy, whatever is said about it.',
  ],
  [
    /\b(?:bridges?|roads?|path|crossroads|tunnel)\b/u,
    'A bridge or a road is commonly read as a step from one part of life to the next. Look at whether you were halfway, alone, or turning back.',
  ],
  [
    /\b(?:mirrors?|face|photo|picture)\b/u,
    'A mirror or a picture is commonly read as how you see yourself just now. What surprised you in it is the part to keep.',
  ],
  [
    /\b(?:clothes|naked|shoes?|coat|uniform)\b/u,
    'Clothes are commonly read as the part you play in front of others, and missing ones as the fear of being seen through. Did anybody there mind?',
  ],
  [
    /\b(?:food|bread|cake|eating|table|dinner)\b/u,
    'Food and tables are commonly read as what feeds you, company included. Was there enough, and who sat with you?',
  ],
  [
    /\b(?:snow|ice|mountains?|sun|moon|stars?|storm|wind|sky)\b/u,
    'The weather and the sky in a dream are commonly read as its mood: cold as distance, storm as a quarrel or a worry, light as relief. How did it feel on your skin?',
  ],
  [
    /\b(?:language|foreign|voice|song|music|singing)\b/u,
    "A language or a voice you can't follow is commonly read as something that's expected of you and never explained. Where by day do you feel like that?",
  ],
];

export const DREAM_LINES = {
  skipped: "You're right, I left that out. ",
  /** A thing that no list has. */
  other:
    "There's no fixed reading for {thing}, so go by what it did and how you felt beside it. That feeling is mostly the honest part: where by day have you had it lately?",
} as const;
