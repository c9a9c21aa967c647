import type { Turn } from '../turn.ts';

const LEAD = '^(?:(?:and|but|ok|okay|so|yes|yeah|well|hmm|then|or|also) )*';

/** Questions of a later message that have one answer in any story. */
export const STEP_TURNS: readonly Turn[] = [
  step(
    'write',
    `${LEAD}(?:what if|and if|if|maybe|could|can|should|do) i (?:just |maybe |could |would |can )*(?:write|wrote|send|sent)(?: (?:to )?(?:him|her|them|my \\w+))?(?: an?)?(?: (?:letter|card|email|message|note))?(?: to (?:him|her|them|my \\w+))?(?: instead| then| first| one)*$`,
    [
      "I'd do that. A letter can be read twice and answered late, and that's kind to someone who's gone quiet. Put three things in it: that you miss {them}, one true sentence about your own part, and that the door's open. Leave out the reasons, the other people in the story, and any question that has to be answered. Half a page by hand is plenty.",
      'Yes, writing is a good way here. Keep it to five lines, warm, about the two of you: what you remember, what you\'re sorry for, what you\'d like. No defense and no "but". Send it once, and then give it as long as it needs.',
    ],
  ),
  step(
    'for-a-purpose',
    `${LEAD}(?:what if )?(?:it|its|this|that|the money|he|she|they)(?: is| was| needs?| wants?| it)*(?: really| only| actually)* for (?:rehab|treatment|a clinic|the clinic|detox|therapy|the kids|his kids|her kids|school|tuition|rent|food|medicine|surgery|a lawyer|the vet|bail|a doctor|insulin)(?: though)?$`,
    [
      "Then I'd answer differently: help with the purpose, and leave the cash out of it. Ask for the name and the bill, and pay the place directly, all of it or a part you can spare for good. If it's real, {they}'ll be glad of it. If the money has to go through {their} hands, that tells you something too.",
    ],
  ),
  step(
    'goes-wrong',
    `${LEAD}(?:what if|and if|what happens if|if) (?:it|this|that|things|everything|we|it all)(?: all| just| then)* (?:goes?|went|gets?|turns? out|ends?|falls?|does not work|do not work|fails?)\\b(?: (?:wrong|badly|bad|apart|out|horribly|south))*(?: though| then)?$`,
    [
      "Then you'd want a way back, so build it now while everything's friendly: a place you could go to, three months of your own money, and one agreement in writing about who keeps what. Settle a date as well, say after three months, on which you both look at it honestly. With those in your pocket, going wrong is expensive and sad, and you still land on your feet.",
    ],
    /\b(?:move|moving|marry|lend|buy|start|invest|quit|travel|business|together)\b/u,
  ),
  step(
    'why-they-do-it',
    `${LEAD}(?:why|but why|why though|how come|why is that|why would (?:he|she|they)(?: do that| say that| want that)?)$`,
    [
      'I can\'t see into {them}, so these are only the usual reasons: too much at once and needing quiet; something unspoken between you that\'s easier to leave than to say; or feelings that have changed and no words for it yet. You can tell them apart a little by what came before, a hard month, a quarrel, or a slow cooling. {They} could tell you which, and one calm question is fair: "Is it you, is it us, or is it something else?"',
    ],
    /\b(?:space|distant|cold|ignor\w+|ghost\w*|pull(?:ed|ing) away|needs a break|silent|not talking|mad at me)\b/u,
  ),
  step(
    'why-i-feel-so',
    `${LEAD}(?:why|but why|why though|how come|why is that|why do i|why am i like (?:this|that)|why did i)$`,
    [
      "Nobody can read that off from outside, but there are a few honest candidates. It can be plain overload, and the feeling comes days later. It can be fear of what changes now. It can be that it was more their wish than yours. Or it's a quiet no. Watch what you feel when you imagine it called off: relief says one thing, a pang says another, and either is worth knowing before anything's booked.",
    ],
    /\b(?:felt nothing|feel nothing|numb|not (?:happy|excited)|empty|nothing)\b/u,
  ),
  step(
    'marriage-harmed',
    `${LEAD}(?:is|will|could|does|would) (?:that|it|this)(?: be| really| going to be)* (?:bad|wrong|a problem|the end|unhealthy|hurt|harm|ruin|a bad sign)(?: for)? ?(?:the|our|my|us)? ?(?:marriage|relationship|us|friendship)?(?: though)?$`,
    [
      "No, not by itself. Plenty of good couples do it quietly and are nicer to each other for it. What wears a marriage down is silence about it, so say it as good news for both, \"I'm so much kinder when I've slept,\" and keep the nearness on purpose: a half hour together before the lights go out, weekend mornings in one bed, a hug that isn't only in passing.",
    ],
    /\b(?:snor\w+|sleep|bed|other room|separate|apart)\b/u,
  ),
  step(
    'what-to-wear',
    `${LEAD}what (?:do|should|shall|would|can) i (?:even )?wear(?: (?:to|for|there|then|on) ?.*)?$`,
    [
      "The thing you already feel like yourself in, one notch up: good jeans or trousers that sit well, a top in a color people have praised you for, shoes you can walk home in. One detail that starts a conversation, a ring, a loud sock, a scarf. Try it on the evening before, sit down in it once, and then don't change again. If you're between two, take the more comfortable one; ease shows.",
    ],
    /\b(?:date|party|dinner|meet|wedding|interview|reunion|concert|first day)\b/u,
  ),
];

function step(id: string, said: string, texts: readonly string[], after?: RegExp): Turn {
  return {
    id: `step-${id}`,
    isOfTurn: true,
    said: new RegExp(said, 'u'),
    ...(after !== undefined && { after }),
    passages: texts.map((text) => ({ text })),
  };
}
