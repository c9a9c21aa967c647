import { type AreaLine, areaLine, THEM } from './area-line.ts';

/** What to do, to say or to ask, where only the questions beside it tell what about. */
export const DEED_LINES: readonly AreaLine[] = [
  areaLine(
    `(?:do|should|shall) i (?:just |really |still |even |go and )*(?:tell|say (?:it|something) to|inform) ${THEM}(?: (?:about (?:it|this|that)|first|now|everything|the truth))*`,
    {
      trust:
        "If you saw it yourself, yes, once and in private: what you saw, no guesses, and that you'll stand by them whatever they do with it. If you only heard it, find out first.",
      child:
        "If it touches the child, the other parent should hear it from you, before somebody else tells it: the fact first, then what you'd like the two of you to do, in one voice.",
      work: "Once it's decided or signed, yes, and before the others hear it. While you are only thinking about it, it's yours to keep.",
      any: 'If it touches them too, yes, and better from you than from somebody else. Be sure of it yourself first, choose a calm hour, and say it in the first two sentences.',
    },
  ),
  areaLine(
    `how (?:do|should|can|would|could) i (?:even |best |ever )?(?:tell|say (?:it|this|that) to|break (?:it|this|that) to|explain (?:it|this|that) to) ${THEM}(?: (?:about (?:it|this|that)|(?:it|this|that)))?`,
    {
      any: null,
    },
  ),
  areaLine(
    `how (?:do|should|can|would|could) i (?:even |best |ever |start to )?(?:talk to|speak to|approach|bring (?:it|this|that) up (?:with|to)) ${THEM}(?: (?:about (?:it|this|that)))?`,
    {
      child:
        'Side by side, in the car or over dishes, and ask before you tell: "What do you get from it?" Then one rule, one consequence you can keep, and that you\'d always come and fetch them, no questions at night.',
      love: "On a quiet evening, both fed, and with one subject: what you noticed, what it does to you, what you'd like. Then leave the first minute to the other one.",
      work: "Ask for ten minutes with a subject line, bring one example, and end on what you'd like changed and by when. Calm and short is remembered.",
      any: 'Pick a calm hour and one subject. Start with what you saw and what it does to you, ask "How is it for you?", and let the first answer stand for a moment before you reply.',
    },
  ),
  areaLine(
    '(?:(?:so )?what|how) (?:do|should|can|would|could) i (?:even |actually )?(?:say|write|text|reply|answer)(?: (?:to )?(?:him|her|them|back|it|that|in it|on it|there|in (?:the|my|an?) (?:email|mail|letter|card|text|message)))*',
    {
      love: 'One warm line and one thing that can be answered in ten seconds: "Hope you\'re having a good one" is plenty for a birthday, "Coffee on Thursday or Sunday?" if you want to meet. No explaining.',
      work: 'Three lines: thanks, what you\'d like with one reason or figure, and a question with a date. "Thank you for the talk on Monday. I\'m still glad to join, at this figure, for this reason. Could you let me know by Friday?"',
      family:
        '"I\'ve thought about you, and I wanted you to hear it from me." Then one plain sentence with what you want them to know, and no old list. For a card, two lines are plenty.',
      friend:
        '"I value you, so I\'d rather say it than go quiet: this happened, and it stayed with me. How was it for you?" Short, in person or as a voice message.',
      any: "What happened, in one sentence; what it does to you, in one; what you'd like, in one. Read it aloud once. If you wouldn't like to get it, make it shorter.",
    },
  ),
  areaLine(
    `how (?:do|can|should|would) (?:i|we) (?:ever |even )?(?:convince|persuade|talk (?:him|her|them) into|change (?:his|her|their) mind|(?:get|make) ${THEM} (?:to )?(?:agree|say yes|listen|understand|back me(?: up)?|see (?:it|this|that)|take (?:it|me) seriously)(?: .*)?)(?: ${THEM})?(?: (?:of|about) (?:it|this|that))?`,
    {
      any: 'Hardly ever by better arguments. Ask what the worry behind the no is, answer only that one, and offer a trial with an end date: "Let\'s try it for a month, and then you say." If it\'s still no, look for a third thing you both like.',
    },
  ),
  areaLine(
    `how (?:do|can|should|would) i (?:best |ever )?(?:calm(?: down)?|soothe|cheer up|comfort|make up with|make it up to|reassure) ${THEM}(?: down| up)?`,
    {
      love: 'Say back first what the hurt is about, in one sentence and without "but." Then offer one hour that belongs to the two of you, with a day, and keep it. Most people calm down once they\'re heard and something is kept.',
      any: "Hear it out first and say back what it's about, without defending yourself. Then offer one small thing with a day in it, and keep it; that does more than many words.",
    },
  ),
  areaLine(
    'how (?:do|can|could|would|should) i (?:even |ever )?(?:find out|check(?: it| that| this)?|know the truth|get the truth|prove (?:it|that|this))',
    {
      trust:
        'By asking, with the one thing you saw, at a quiet moment: "I noticed this. What\'s behind it?" Watch whether it gets explained or turned against you. Searching in secret costs you your own peace first, and finds half a story.',
      any: 'Ask the one person who knows, in writing and with one question in it. If nobody can tell you, try it on a small scale for two weeks and look at what happened.',
    },
  ),
  areaLine(
    'how (?:do|can|should|would|could) (?:i|we) (?:even |ever |best |actually )?(?:do (?:it|this|that)|start|begin|prepare|handle (?:it|this|that)|deal with (?:it|this|that)|cope|manage|go about (?:it|this|that)|get through (?:it|this|that))',
    {
      family:
        "Kindly, once, and with a shape: what you'll do, what you'll not, and until when. Say it by phone or letter if a talk would end in shouting, and have somebody on your side to ring afterward.",
      pet: "One small fixed step a day, at the same hour, with something nice at the end of it. If it doesn't move in two weeks, an hour with a trainer or the vet saves months.",
      any: "In the smallest piece that can be done this week in half an hour: write down which piece, on which day, and who you'd tell about it. The second piece is easier to see from there.",
    },
  ),
  areaLine(
    'how (?:do|can|should|would|could) (?:i|we) (?:even |ever )?(?:find|choose|pick|look for) (?:a |an |the |some )?(?:good |right |new |decent |cheap )*(?:teacher|tutor|therapist|counsell?or|lawyer|coach|trainer|school|course|class|gym|vet|doctor|nanny|babysitter|builder|plumber|mechanic|photographer|venue|dentist|agent)',
    {
      any: "Ask three people who have one they like, then try two for a single session each. You'll know after twenty minutes: do they ask about you first, do they explain plainly, and is the price clear before you start?",
    },
  ),
  areaLine(
    'how (?:do|can|should|would|could) i (?:find|meet|make) (?:a |an |some |new )*(?:friends?|people|someone|somebody|boyfriend|girlfriend|partner|husband|wife)(?: (?:here|there|in \\w+|at my age|again))?',
    {
      any: 'By being seen by the same faces: one class, team or cafe, the same evening each week, for two months. Speak to whoever stands beside you twice, and suggest one small plan with a day in it.',
    },
  ),
  areaLine(
    `(?:do|should) i (?:just |still |really )*(?:let (?:it|this|that) go|forget (?:it|about it)|drop it|move on|give up(?: on (?:it|him|her|them|us))?|walk away|leave it)`,
    {
      love: "If you've said plainly what you'd like and nothing came of it in a month, yes, and without a last speech. If you've never said it, say it first.",
      any: "Ask whether you'd still be thinking of it in a month. If not, let it go tonight. If yes, say or do one thing about it this week, and then let go of the rest.",
    },
  ),
  areaLine(
    `(?:do|should) i (?:just |still |even |keep )*(?:wait(?:ing)?(?: for (?:it|him|her|them))?|hold on|be patient|give (?:it|him|her|them|us) (?:more )?time)`,
    {
      love: null,
      any: 'Wait with a date on it, or not at all. Choose the date now, write down what should have happened by then, and do something for yourself in between that has nothing to do with it.',
    },
  ),
  areaLine(
    '(?:do|should|can|could) i (?:really |actually )?(?:trust|believe) (?:him|her|them|it|this|that)(?: again)?',
    {
      any: "In small portions: trust what has been kept, for as long as it's being kept. Start with something that wouldn't cost you much, and let the larger things come later.",
    },
  ),
  areaLine(
    `(?:do|should) i (?:report|go to hr about|complain about) (?:him|her|them|it|this|that|my \\w+)(?: to \\w+)?`,
    {
      work: 'Not on a bad day, and not alone. Write down dates, words and who was there first; then ask a union or an advice service what a report sets going where you are. With that page in hand, yes, if it goes on.',
      any: 'If somebody could be harmed, yes, soon. Otherwise ask the office first, without names, what a report sets going, and write down dates and facts before you decide.',
    },
  ),
];
