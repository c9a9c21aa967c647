import type { Turn } from './turn.ts';

const HEALTH =
  /\b(?:biopsy|scan|mri|ct|x ?ray|ultrasound|mammogram|test|tests|results?|blood|lump|mole|surgery|operation|hospital|doctor|diagnos\w+|cancer|tumou?r|vet|sick|ill|icu|heart|fever|swab|smear|hip|knee|stroke|ward|procedure|anaesthetic|anesthetic|baby|pregnan\w+)\b/u;

/** What happened since, told after a fear or a wait. */
export const NEWS_TURNS: readonly Turn[] = [
  {
    id: 'good-health',
    isByStory: true,
    said: /\b(?:(?:came|come|comes) back (?:all |totally |completely )?(?:clear|clean|negative|normal|fine|ok|good|benign)|all clear|\d+ years (?:all )?(?:clear|clean|in remission|cancer free)|in remission|not coming back|(?:is|was|it is|are) (?:all |totally |completely )?(?:clear|benign|negative|clean)|(?:they|doctors?|the vet|he|she) (?:found|saw|see|can see) nothing|(?:surgery|operation|it|everything) went (?:well|fine|ok|great|really well|smoothly|perfectly)|nothing (?:bad|serious|there|to worry about)|(?:he|she|they|mom|dad|mum|it) (?:is|are) (?:going to be (?:ok|okay|fine|alright)|(?:home|awake|alive|back home|eating again|breathing on (?:his|her) own|out of (?:the )?(?:hospital|surgery|danger|icu|theatre))))\b/u,
    unless:
      /\b(?:not|never|no one is|if|hope|hoping|when|until|unless|wish|pray\w*|is it|was it|it is clear that|clear that|clear to)\b/u,
    after: HEALTH,
    passages: [
      {
        of: /\b(?:biopsy|lump|mole|mammogram|smear|scan|mri|ct|x ?ray|ultrasound|test|tests|results?|blood|swab)\b/u,
        text: "Clear! Oh, I'm so glad. All those nights of rehearsing the other answer, and you got this one. Let it be big: tell the people who were scared with you, in capitals, and eat something you like. If you feel shaky or flat tomorrow and can't think why, that's just your body finding out late. It catches up.",
      },
      {
        of: /\b(?:dog|cat|puppy|kitten|vet|rabbit|horse|pet)\b/u,
        text: "Oh, that's the best kind of news. The whole house can breathe again, {pet|the patient} included, who has no idea what all the fuss was about. Extra treats tonight, for both of you. And sleep: you've been listening for noises for days.",
      },
      {
        of: /\b(?:surgery|operation|icu|hospital|theatre|ward)\b/u,
        text: "Oh, thank goodness. That's the sentence you were waiting for. You can stop holding everything up for an hour now: sit down, drink something warm, and text the people who've been waiting with you so that you don't have to tell it nine times. Recovery is slow and boring and goes in both directions; boring is what we want. I'm really happy for {who|all of you}.",
      },
      {
        text: "What a relief, I'm so glad for you. You've carried that fear around for a while, and it doesn't switch off the second the news is good. So give it a few days: tell the ones who worried with you, cancel one thing tomorrow, and do something you'd put off until you knew. Now you know.",
      },
    ],
  },
  {
    id: 'bad-health',
    said: /\b(?:(?:is|was|came back) (?:positive|malignant|cancer|abnormal|bad|not good|worse|stage \w+)|(?:it|the cancer|the tumou?r) (?:is|has) (?:back|spread|come back|grown)|they found (?:something|it|a|another|more)|there is nothing (?:more )?(?:they|we) can do|needs? (?:chemo|surgery|another (?:test|scan|operation)))\b/u,
    unless: /\b(?:pregnan\w+|ovulation|if|what if|scared it|afraid it|feeling)\b/u,
    after: HEALTH,
    passages: [
      {
        text: "I'm so sorry. You were hoping for the other answer the whole time, and this one changes the floor under everything. Nothing has to be understood tonight. Tomorrow, three small things: write down your questions as they come, take one person with you to the next appointment to listen and take notes, and ask the team who you may call in between. I can't say how this goes, and I won't guess. Who have you told so far?",
      },
      {
        text: "Oh, I'm sorry. That's hard news, and there's no right way to take it. For today it's enough to eat something, tell one person who can simply sit with you, and leave the searching online for later; it's mostly written about other people. The doctors can tell you what this means in your case and what comes next. What was the one thing they said that you keep hearing?",
      },
    ],
  },
  {
    id: 'found',
    said: /\b(?:(?:found|got) (?:it|him|her|them) back\b|(?:we|i|they|a neighbor|the neighbor|someone) (?:just |finally )?found (?:it|him|her|them)\b|(?:it|he|she) (?:was|is) (?:under|behind|in|on|at) (?:the|my|his|her) \w+|(?:he|she|it) (?:came|is) (?:back )?home\b|(?:it|he|she) turned up)/u,
    unless: /\b(?:not|never|if|hope|should|acted|acting|acts|pretend\w*|like nothing)\b/u,
    after:
      /\b(?:lost|missing|ran away|run away|gone|escaped|disappeared|can not find|looking for|stolen|where is)\b/u,
    passages: [
      {
        text: "Found! Oh, I'm glad. All that dread, and then such an ordinary place to be. Tell everyone who was looking, so they can stop, and enjoy the silly lightness of the next hour. You've earned it.",
      },
      {
        text: "Ha, there we go. I'm so relieved for you. Nobody ever believes it until it happens, and then it's over in a second. Sit down, breathe out, and call off the search party.",
      },
    ],
  },
  {
    id: 'win',
    yields: true,
    said: /\b(?:(?:we|she|he|they|i|it) (?:just |actually |finally )?(?:won|came (?:first|second|third)|made it|beat (?:them|him|her)|sold|finished|got (?:picked|selected|chosen|through|accepted|approved)|qualified)|(?:offer|mortgage|visa|application|loan|grant|paper|chapter|manuscript|papers?) (?:was |is |got |has been |were )?(?:accepted|approved|granted|through)|got the (?:keys|grant|offer|contract|visa|mortgage|loan|results and)|(?:he|she) (?:proposed|apologi[sz]ed|said sorry|is born|was born)|it is a (?:boy|girl))\b/u,
    unless:
      /\b(?:if|will|would|could|should|not|never|hope|almost|nearly|when|someone else|until|before)\b/u,
    passages: [
      {
        of: /\bit is a (?:boy|girl)\b|\b(?:is|was) born\b/u,
        text: "Oh, congratulations! Hello to the small new person. Nothing I could add beats looking at that face, so I'll be short: sleep when you can, say yes to every pot of food, and write down one thing from today that you'd otherwise forget.",
      },
      {
        of: /\b(?:proposed)\b/u,
        text: "Oh! That moves fast, and what a thing to tell me. Take it in first, before the phone calls and the opinions. However you answered, it's yours: glad is fine, stunned is fine, wanting a night to think is fine too. How did it feel in the first second, before you had to do a face?",
      },
      {
        of: /\b(?:apologi[sz]ed|said sorry)\b/u,
        text: 'That took {them} something, and it matters. You can take an apology without deciding everything on the same day: "Thank you, I needed to hear that" is a whole answer. Watch the next two weeks more than the words. Sorry is what people say, and different is what they do.',
      },
      {
        of: /\b(?:race|match|game|league|cup|tournament|team|competition|pigeon|horse|show|marathon|fight)\b/u,
        text: 'YES. That one goes on the wall. Enjoy it loudly today, tell it to the people who had to listen to you before it, and leave the next one alone until the weekend is over. Wins like that have a lot of early mornings in them that no one saw.',
      },
      {
        of: /\b(?:house|flat|apartment|keys|mortgage|offer|visa|papers?|permit|loan|grant)\b/u,
        text: "It's through! After all that waiting, that one line of text is worth the noise. Read the dates on it once, calmly, save a copy in two places, and then close the laptop and celebrate. The list of what comes next can start tomorrow.",
      },
      {
        text: "That's wonderful, congratulations. And it wasn't luck that fell on you; you were in it on the dull days too. Be unbearable about it for one evening. Who gets the first call?",
      },
      {
        text: "Look at that! I'm really glad. Stay with it for a moment before your head moves on to the next thing, because it will try. What's the part you didn't expect?",
      },
    ],
  },
];
